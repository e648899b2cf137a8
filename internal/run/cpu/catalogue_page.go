//go:build page

package cpu

import "github.com/limbfp/limb/internal/run/simd"

// more has nothing: what else the self-test of a device asks for is interpreted, and no compiled Go.
var more []*simd.Function

// lookup returns a function of the catalogue, or nil.
func lookup(name string) *simd.Function { return given(name) }

// other returns a function that was not given, or nil.
func other(name string) *simd.Function { return interpreted(name) }
