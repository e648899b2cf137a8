// Package kernels is the catalogue of the functions that run as kernels, and their
// intermediate form, generated from the Go source.
package kernels

import "strings"

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
	CDF // complex numbers: the limbs of the real part, then those of the other
	CDD
	CQF
	CQD
)

var types = [...]struct {
	name   string
	elem   Type
	limbs  int
	planes int
}{
	F32: {"f32", F32, 1, 1}, F64: {"f64", F64, 1, 1}, I32: {"i32", I32, 1, 1}, Bool: {"bool", I32, 1, 1},
	DF: {"DF", F32, 2, 2}, DD: {"DD", F64, 2, 2}, QF: {"QF", F32, 4, 4}, QD: {"QD", F64, 4, 4},
	CDF: {"CDF", F32, 2, 4}, CDD: {"CDD", F64, 2, 4}, CQF: {"CQF", F32, 4, 8}, CQD: {"CQD", F64, 4, 8},
}

// String returns the name of the type in the catalogue: "f32", "DF".
func (t Type) String() string { return types[t].name }

// Elem returns the type of the elements of the planes: F32, F64 or I32.
func (t Type) Elem() Type { return types[t].elem }

// Limbs returns the number of limbs of a number; a complex number is two.
func (t Type) Limbs() int { return types[t].limbs }

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
	Ops     int // operations, with those of the functions that it calls

	// Of them, what the results need: sums; products, and the errors of products.
	Adds, Muls int
}

// Limb returns the machine type of the function's arithmetic, F32 or F64.
func (f Func) Limb() Type {
	for _, list := range [][]Param{f.In, f.Out} {
		for _, p := range list {
			if p.Type.Elem() == F64 {
				return F64
			}
		}
	}
	return F32
}

// Kernel returns the name of the function's map kernel in the texts.
func (f Func) Kernel() string { return "map_" + target(f.Name) }

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

// TypeOf returns the type that a function belongs to: DD for "DD.Add", F64 for
// "f64.TwoSum".
func TypeOf(function string) (t Type, ok bool) {
	name, _, _ := strings.Cut(function, ".")
	for i, t := range types {
		if t.name == name && name != "" {
			return Type(i), true
		}
	}
	return 0, false
}
