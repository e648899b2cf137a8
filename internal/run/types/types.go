// Package types is the list of the types that functions and arrays are of: the numbers of
// the root package, and machine numbers. Whatever goes through the types reads it.
package types

// Type is one of them. The numbers come first, the real ones before the complex ones, so
// that arrays of things for each number are indexed by it.
type Type uint8

const (
	DF Type = iota
	DD
	QF
	QD
	CDF
	CDD
	CQF
	CQD
	F32
	F64
	I32
	Bool // a plane of int32, 0 or 1
	U16  // the bits of a half: of arrays alone, no function has it

	Reals   = CDF // how many are real numbers
	Numbers = F32 // how many are numbers
)

var list = [...]struct {
	name    string
	elem    Type
	limbs   int
	complex bool
}{
	DF: {"DF", F32, 2, false}, DD: {"DD", F64, 2, false}, QF: {"QF", F32, 4, false}, QD: {"QD", F64, 4, false},
	CDF: {"CDF", F32, 2, true}, CDD: {"CDD", F64, 2, true}, CQF: {"CQF", F32, 4, true}, CQD: {"CQD", F64, 4, true},
	F32: {"f32", F32, 1, false}, F64: {"f64", F64, 1, false}, I32: {"i32", I32, 1, false}, Bool: {"bool", I32, 1, false}, U16: {"u16", U16, 1, false},
}

// String returns the name in the catalogue: "DF", "f32".
func (t Type) String() string { return list[t].name }

// Elem returns the machine type of the limbs, or of the elements: F32, F64, I32 or U16.
func (t Type) Elem() Type { return list[t].elem }

// Limbs returns the number of limbs of a real number, or of a part of a complex one.
func (t Type) Limbs() int { return list[t].limbs }

// Complex reports whether the numbers are complex.
func (t Type) Complex() bool { return list[t].complex }

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
func (t Type) Size() int {
	switch t.Elem() {
	case F64:
		return 8
	case U16:
		return 2
	}
	return 4
}

// Fields returns the names of the limbs of a real number.
func (t Type) Fields() []string {
	switch t.Limbs() {
	case 2:
		return []string{"Hi", "Lo"}
	case 4:
		return []string{"X0", "X1", "X2", "X3"}
	}
	return nil
}

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
