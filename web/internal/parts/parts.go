// Package parts says in which files the functions are that the page fetches when one is asked for.
// The page has all others from the beginning.
package parts

import (
	"slices"

	"github.com/limbfp/limb/internal/run/kernels"
)

// The files: the special functions, three limbs, and the special functions of these.
const (
	Special       = "special.ir"
	Three         = "three.ir"
	ThreeSpecials = "threespecial.ir"
)

// Files are all of them.
var Files = []string{Special, Three, ThreeSpecials}

// Of returns the file of a function, or "" where the page has it from the beginning.
func Of(f kernels.Func, special bool) string {
	switch three := three(f); {
	case three && special:
		return ThreeSpecials
	case three:
		return Three
	case special:
		return Special
	}
	return ""
}

// Tried returns the files that may have a function, the first one first.
func Tried(f kernels.Func) []string {
	if three(f) {
		return []string{Three, ThreeSpecials}
	}
	return []string{Special}
}

// three reports whether numbers of three limbs go in or out.
func three(f kernels.Func) bool {
	return slices.ContainsFunc(slices.Concat(f.In, f.Out), func(p kernels.Param) bool { return p.Type.Limbs() == 3 })
}
