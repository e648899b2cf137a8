// Package kernels is the catalogue of the functions that run as kernels, and their
// intermediate form, generated from the Go source.
package kernels

import (
	"strings"

	"github.com/limbfp/limb/internal/run/types"
)

// Type is the type of a parameter or result. The types have their names here too, in what
// is generated.
type Type = types.Type

// Param is a parameter or a result.
type Param struct {
	Name string
	Type Type
}

// Func is a function of the catalogue.
type Func struct {
	Name    string // "DF.Add", "f32.TwoSum"
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

// Doc returns the Go doc comment of the function. A program that calls it has those of all.
func (f Func) Doc() string {
	for i := range funcs {
		if funcs[i].Name == f.Name {
			return docs[i]
		}
	}
	return ""
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
	return types.Named(name)
}
