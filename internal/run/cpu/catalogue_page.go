//go:build page

package cpu

import "github.com/limbfp/limb/internal/run/simd"

// lookup returns a function of the catalogue, or nil.
func lookup(name string) *simd.Function { return interpreted(name) }
