// Package types is the list of the types that functions and arrays are of: the numbers of
// the root package, and machine numbers. Whatever goes through the types reads it, and so does
// what is generated for each of them.
package types

import "github.com/limbfp/limb/internal/exact"

// Type is one of them. The numbers come first, the real ones before the complex ones, so
// that arrays of things for each number are indexed by it. They stand in the order of Shapes,
// each with limbs of both widths.
type Type uint8

const (
	DF Type = iota
	DD
	QF
	QD
	TF
	TD
	CDF
	CDD
	CQF
	CQD
	CTF
	CTD
	F32
	F64
	I32
	Bool // a plane of int32, 0 or 1
	U16  // the bits of a half: of arrays alone, no function has it

	Reals   = CDF // how many are real numbers
	Numbers = F32 // how many are numbers
)

// A Shape is a generic type of numbers of the root package. Its formats say the rest: names, and
// limbs with theirs.
type Shape struct {
	Name    string          // Pair; the complex one is ComplexPair, of two of them
	Wide    string          // the type with one limb more, X0, X1 …, in which its functions work
	Formats []*exact.Format // of the types with limbs of each of Floats
}

// Shapes are the shapes of real numbers. Functions that others have too are written for the first.
var Shapes = []Shape{
	{Name: "Pair", Wide: "triple", Formats: []*exact.Format{exact.DF, exact.DD}},
	{Name: "Quad", Wide: "quint", Formats: []*exact.Format{exact.QF, exact.QD}},
	{Name: "Triple", Wide: "quartet", Formats: []*exact.Format{exact.TF, exact.TD}},
}

// Floats are the machine numbers that limbs are.
var Floats = []Type{F32, F64}

// list says of each type what its methods do.
var list = func() (list [U16 + 1]struct {
	name   string
	elem   Type
	size   int // of an element of a plane, in bytes
	fields []string
	limbs  int
}) {
	for i, shape := range Shapes {
		for j, f := range shape.Formats {
			t := DF + Type(len(Floats)*i+j)
			list[t].name, list[t].elem, list[t].fields, list[t].limbs = f.Name, Floats[j], f.Names, f.Limbs
			list[Reals+t] = list[t]
			list[Reals+t].name = "C" + f.Name
		}
	}
	for i, name := range []string{"f32", "f64", "i32", "bool", "u16"} {
		t := F32 + Type(i)
		list[t].name, list[t].elem, list[t].limbs = name, t, 1
	}
	list[Bool].elem = I32
	for t := range list {
		list[t].size = []int{4, 8, 4, 4, 2}[list[t].elem-F32]
	}
	return list
}()

// String returns the name in the catalogue: "DF", "f32".
func (t Type) String() string { return list[t].name }

// Elem returns the machine type of the limbs, or of the elements: F32, F64, I32 or U16.
func (t Type) Elem() Type { return list[t].elem }

// Limbs returns the number of limbs of a real number, or of a part of a complex one.
func (t Type) Limbs() int { return list[t].limbs }

// Complex reports whether the numbers are complex.
func (t Type) Complex() bool { return t >= Reals && t < Numbers }

// Real returns the type of the parts of a complex number, and else t.
func (t Type) Real() Type {
	if t.Complex() {
		return t - CDF + DF
	}
	return t
}

// Planes returns the number of planes of an array, one for each limb; those of the real
// parts come first.
func (t Type) Planes() int {
	if t.Complex() {
		return 2 * t.Limbs()
	}
	return t.Limbs()
}

// Size returns the size of an element of a plane in bytes.
func (t Type) Size() int { return list[t].size }

// Fields returns the names of the limbs of a real number.
func (t Type) Fields() []string { return list[t].fields }

// All returns the types that functions have, in their order.
func All() (all []Type) {
	for t := range U16 {
		all = append(all, t)
	}
	return all
}

// Names returns the names of the first n types: of Reals, of Numbers.
func Names(n Type) (names []string) {
	for t := range n {
		names = append(names, t.String())
	}
	return names
}

// Named returns the type of that name.
func Named(name string) (t Type, ok bool) {
	for t, x := range list {
		if x.name == name {
			return Type(t), true
		}
	}
	return 0, false
}
