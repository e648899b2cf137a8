//go:build page

package lower

import "github.com/limbfp/limb/internal/compiler/ir"

// The page has no chains of operations.

// Late and LateByBits change nothing.
func Late(p *ir.Program) (*ir.Program, error)       { return p, nil }
func LateByBits(p *ir.Program) (*ir.Program, error) { return p, nil }

// Late returns the rung.
func (r Rung) Late(Pass) Rung { return r }
