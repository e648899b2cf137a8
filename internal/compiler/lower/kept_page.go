//go:build page

package lower

import "github.com/limbfp/limb/internal/compiler/ir"

// Kept returns a program as it is: a page has limb's own kernels alone, whose items have no numbers
// of their own.
func Kept(p *ir.Program, kernels []*ir.Func, threads int) (*ir.Program, []*ir.Func) {
	return p, kernels
}
