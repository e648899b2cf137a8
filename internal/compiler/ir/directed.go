package ir

import (
	"slices"
	"strings"
)

// Modes are the endings of the names of the root's directed functions: the rounding modes that they have.
var Modes = []string{"Down", "Up", "ToZero", "Nearest"}

// Directed tells which of the root's directed functions f is, for targets that have an instruction of
// that kind: its operation, such as Add or FromInt, and its mode. Of other functions, and where floats
// are hidden or made of integers, both are "". A user's function may have the same name, so f is known
// by the file of the root that it is in.
func (f *Func) Directed() (operation, mode string) {
	file, _, _ := strings.Cut(strings.TrimPrefix(f.Pos, "github.com/limbfp/limb/"), ":")
	floats := slices.ContainsFunc(slices.Concat(f.Params, f.Results), func(v *Value) bool { return v.Type.Float() })
	if f.Hidden || !floats || file != "directed.go" {
		return "", ""
	}
	_, name, _ := strings.Cut(f.Go, ".")
	for _, mode := range Modes {
		if operation, ok := strings.CutSuffix(name, mode); ok {
			return operation, mode
		}
	}
	return "", ""
}
