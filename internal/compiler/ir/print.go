package ir

import (
	"fmt"
	"strconv"
)

func (t Type) String() string {
	if t > U16 {
		return "type" + strconv.Itoa(int(t))
	}
	return [...]string{"?", "bool", "i32", "f32", "f64", "u32", "u64", "u16"}[t]
}

// Float reports whether t is a limb.
func (t Type) Float() bool { return t == F32 || t == F64 }

// Bytes returns the size of a scalar in memory.
func (t Type) Bytes() int {
	switch t {
	case F64, U64:
		return 8
	case U16:
		return 2
	}
	return 4
}

// IsWord reports whether t is a word.
func (t Type) IsWord() bool { return t == U32 || t == U64 }

// Word returns the word with as many bits as a limb of type t.
func (t Type) Word() Type {
	if t == F64 || t == U64 {
		return U64
	}
	return U32
}

var opNames = [...]string{
	Param: "param", Const: "const", Call: "call", Result: "result",
	Add: "add", Sub: "sub", Mul: "mul", Div: "div", Neg: "neg", Abs: "abs", Sqrt: "sqrt", Copysign: "copysign",
	ProdErr: "proderr", Splitter: "splitter", Trunc: "trunc", Floor: "floor", Finite: "finite", Signbit: "signbit",
	Exponent: "exponent", Pow2: "pow2", Chop: "chop", ToInt: "toint", ToFloat: "tofloat", Widen: "widen", Narrow: "narrow",
	Lt: "lt", Le: "le", Eq: "eq", Ne: "ne", And: "and", Or: "or", Xor: "xor", Not: "not", Shl: "shl", Shr: "shr",
	ShlBy: "shlby", ShrBy: "shrby", Clz: "clz", MulHi: "mulhi", ToWide: "towide", ToLow: "tolow", Bitcast: "bitcast",
	Select: "select", Lookup: "lookup", Opaque: "opaque", Quo: "quo", Rem: "rem", Get: "get", Load: "load", Len: "len", Item: "item", Native: "native", FMA: "fma",
}

func (op Op) String() string {
	if int(op) < len(opNames) && opNames[op] != "" {
		return opNames[op]
	}
	return "op" + strconv.Itoa(int(op))
}

// Ref names a value as the printed form does: its number, and the Go variable
// where it has one.
func (v *Value) Ref() string {
	if v.Name == "" {
		return "%" + strconv.Itoa(v.ID)
	}
	return "%" + strconv.Itoa(v.ID) + "." + v.Name
}

// Ref names a variable as the printed form does.
func (v *Var) Ref() string { return fmt.Sprintf("$%d.%s", v.ID, v.Name) }

// Ref names an array as the printed form does.
func (m *Memory) Ref() string { return fmt.Sprintf("@%d.%s", m.ID, m.Name) }
