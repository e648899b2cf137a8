// Package kernels is the catalogue of the functions that run as kernels, and
// their text for each backend, generated from the Go source.
package kernels

import "fmt"

// Type is the type of a parameter or result.
type Type uint8

const (
	F32 Type = iota + 1
	F64
	I32
	Bool // a plane of int32, 0 or 1
	DF
	DD
	QF
	QD
)

var types = [...]struct {
	name   string
	elem   Type
	planes int
}{
	F32: {"f32", F32, 1}, F64: {"f64", F64, 1}, I32: {"i32", I32, 1}, Bool: {"bool", I32, 1},
	DF: {"DF", F32, 2}, DD: {"DD", F64, 2}, QF: {"QF", F32, 4}, QD: {"QD", F64, 4},
}

// String returns the name of the type in the catalogue: "f32", "DF".
func (t Type) String() string { return types[t].name }

// Elem returns the type of the elements of the planes: F32, F64 or I32.
func (t Type) Elem() Type { return types[t].elem }

// Planes returns the number of planes, one for each limb.
func (t Type) Planes() int { return types[t].planes }

// Size returns the size of an element of a plane in bytes.
func (t Type) Size() int {
	if t.Elem() == F64 {
		return 8
	}
	return 4
}

// Param is a parameter or a result.
type Param struct {
	Name string
	Type Type
}

// Func is a function of the catalogue.
type Func struct {
	Name    string // "DF.Add", "f32.TwoSum"
	Doc     string // the Go doc comment
	In, Out []Param
}

// Funcs returns the catalogue, in the order of the source.
func Funcs() []Func { return funcs }

// Lookup returns the function of that name.
func Lookup(name string) (Func, bool) {
	for _, f := range funcs {
		if f.Name == name {
			return f, true
		}
	}
	return Func{}, false
}

// Text returns the map kernels of the named functions for a backend as one
// text: first the functions that they call, each once, then the kernels. The
// backend's prelude goes before it.
func Text(backend string, names ...string) (string, error) {
	for _, name := range names {
		if _, ok := Lookup(name); !ok {
			return "", fmt.Errorf("unknown function %q", name)
		}
	}
	return text(backend, names...)
}
