package ir

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

func (t Type) String() string {
	if t > U64 {
		return "type" + strconv.Itoa(int(t))
	}
	return [...]string{"?", "bool", "i32", "f32", "f64", "u32", "u64"}[t]
}

// Float reports whether t is a limb.
func (t Type) Float() bool { return t == F32 || t == F64 }

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
	Select: "select", Lookup: "lookup", Opaque: "opaque",
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

// String prints the function, a value a line:
//
//	f32_TwoSum(a, b f32) (s, e f32)
//	  %2.s = add f32 %0.a %1.b
func (f *Func) String() string {
	var s strings.Builder
	for line := range strings.Lines(f.Doc) {
		s.WriteString(strings.TrimRight("// "+line, "\n ") + "\n")
	}
	fmt.Fprintf(&s, "%s(%s) (%s)\n", f.Name, groups(f.In), groups(f.Out))
	for _, v := range f.Body {
		if v.Op == Param {
			continue
		}
		line := fmt.Sprintf("  %s = %s", v.Ref(), v.describe())
		if v.Comment != "" {
			line = fmt.Sprintf("%-40s // %s", line, v.Comment)
		}
		s.WriteString(line + "\n")
	}
	s.WriteString("  return")
	for _, r := range f.Results {
		s.WriteString(" " + r.Ref())
	}
	s.WriteString("\n")
	return s.String()
}

func (v *Value) describe() string {
	s := []string{v.Op.String(), v.Type.String()}
	switch v.Op {
	case Const:
		s = append(s, v.literal())
	case Call:
		s = append(s, v.Callee.Name)
	case Lookup:
		s = append(s, v.Table.Name)
	}
	for _, a := range v.Args {
		s = append(s, a.Ref())
	}
	switch v.Op {
	case Result, Chop, Shl, Shr:
		s = append(s, strconv.Itoa(v.Index))
	}
	return strings.Join(s, " ")
}

// literal prints a constant: whole numbers in decimal, other floats and large words in hex.
func (v *Value) literal() string {
	switch {
	case v.Type == Bool:
		return strconv.FormatBool(v.Const != 0)
	case v.Type.IsWord() && ToWord(v.Type, v.Const) >= 1<<10:
		return fmt.Sprintf("%#x", ToWord(v.Type, v.Const))
	case v.Type.IsWord():
		return strconv.FormatUint(ToWord(v.Type, v.Const), 10)
	case v.Const == math.Trunc(v.Const) && math.Abs(v.Const) <= 1<<31 && !(v.Const == 0 && math.Signbit(v.Const)):
		return strconv.FormatInt(int64(v.Const), 10)
	}
	return strconv.FormatFloat(v.Const, 'x', -1, 64)
}

func groups(list []Group) string {
	var s []string
	for _, g := range list {
		s = append(s, strings.TrimSpace(g.Name+" "+g.Type))
	}
	return strings.Join(s, ", ")
}
