package ir

import (
	"errors"
	"fmt"
	"slices"
)

// Verify checks that a program is well formed: names are unique, callees stand
// before callers (so that nothing is recursive), values before their uses, and
// operands and results have the types that the operations take. Each error
// names the function and the value.
func Verify(p *Program) error {
	c := &checker{funcs: map[*Func]bool{}, divides: map[*Func]bool{}, tables: map[*Table]bool{}}
	names := map[string]bool{}
	unique := func(name string) {
		if name == "" || names[name] {
			c.fail("the name %q is empty or taken", name)
		}
		names[name] = true
	}
	for _, t := range p.Tables {
		c.at = "table " + t.Name
		unique(t.Name)
		if t.Type != I32 && !t.Type.Float() && !t.Type.IsWord() || len(t.Data) == 0 {
			c.fail("%d elements of type %s", len(t.Data), t.Type)
		}
		for i, x := range t.Data {
			if !holds(t.Type, x) {
				c.fail("element %d, %v, is no %s", i, x, t.Type)
			}
		}
		c.tables[t] = true
	}
	for _, f := range p.Funcs {
		c.at = f.Name
		unique(f.Name)
		c.check(f)
		c.funcs[f] = true
	}
	return errors.Join(c.errs...)
}

type checker struct {
	funcs   map[*Func]bool
	divides map[*Func]bool // those that divide integers, or call what does
	tables  map[*Table]bool
	at      string // what the errors are about
	errs    []error
}

func (c *checker) fail(format string, args ...any) {
	c.errs = append(c.errs, fmt.Errorf("%s: %s", c.at, fmt.Sprintf(format, args...)))
}

func (c *checker) check(f *Func) {
	if !f.Limb.Float() {
		c.fail("its limb is %s", f.Limb)
	}
	c.signature("parameter", f, f.In, f.Params)
	c.signature("result", f, f.Out, f.Results)
	c.divides[f] = slices.ContainsFunc(f.Body, func(v *Value) bool {
		return v.Op == Quo || v.Op == Rem || v.Op == Call && c.divides[v.Callee]
	})
	if f.Export || f.Pass || f.Arm || f.Slices {
		c.straight(f)
	}
	if f.Code != nil {
		c.program(f)
		return
	}
	if len(f.Vars)+len(f.Memory) > 0 {
		c.fail("straight-line code with variables or arrays")
	}
	if len(f.Results) == 0 {
		c.fail("it has no results")
	}
	if len(f.Params) > len(f.Body) {
		c.fail("the parameters do not head the body")
		return
	}
	before := map[*Value]bool{}
	for i, v := range f.Body {
		c.at = f.Name + ": " + v.Ref()
		if v.Pos != "" {
			c.at = v.Pos + ": " + c.at
		}
		if v.ID != i {
			c.fail("its number is not its place, %d", i)
		}
		if i < len(f.Params) && f.Params[i] != v || i >= len(f.Params) && v.Op == Param {
			c.fail("the parameters do not head the body")
		}
		known := true
		for j, a := range v.Args {
			if !before[a] {
				c.fail("operand %d is not computed before", j)
				known = false
			}
		}
		switch v.Op {
		case Get, Load, Len, Item:
			c.fail("%s in straight-line code, which computes all that stands in it", v.Op)
		default:
			if known {
				c.value(v, f)
			}
		}
		before[v] = true
	}
	c.at = f.Name
	for i, r := range f.Results {
		if !before[r] {
			c.fail("result %d is not computed", i)
		}
	}
	if f.Arm && !f.SkipsArm() {
		c.fail("its results are not the parameters after the first where that is false")
	}
}

// signature checks the groups against their scalars.
func (c *checker) signature(what string, f *Func, groups []Group, vals []*Value) {
	k := 0
	for _, g := range groups {
		if g.Memory != nil {
			if g.N != 0 {
				c.fail("%s %s: scalars of a slice", what, g.Name)
			}
			continue
		}
		if g.Fields == nil && g.N != 1 || g.Fields != nil && g.N != len(g.Fields) {
			c.fail("%s %s: %d scalars for the fields %v", what, g.Name, g.N, g.Fields)
		}
		for range g.N {
			if k < len(vals) && vals[k] != nil {
				if t := vals[k].Type; g.Fields == nil && t.String() != g.Type && t != U32 || g.Fields != nil && t != I32 && !f.has(t) {
					c.fail("%s %s: a scalar of type %s in a %s", what, g.Name, t, g.Type)
				}
			}
			k++
		}
	}
	if k != len(vals) {
		c.fail("%d %ss for a signature of %d", len(vals), what, k)
	}
}

// has reports whether f may have floats of type t, or words.
func (f *Func) has(t Type) bool {
	return t == f.Limb || t.IsWord() || f.Mixed && f.Limb == F64 && t == F32
}

// holds reports whether x is exact in t.
func holds(t Type, x float64) bool {
	switch t {
	case Bool:
		return x == 0 || x == 1
	case I32:
		return float64(int32(x)) == x
	case F32:
		return float64(float32(x)) == x
	case U32:
		return float64(uint32(x)) == x
	case U64:
		return true
	}
	return x == x
}

// Types that operands may have, beside one in particular.
const (
	same  Type = 100 + iota // that of the value
	float                   // a limb
	like                    // that of the first operand, which is a number

	whatever // any type: what is checked stands beside the rules
)

// rule says what an operation takes and gives.
type rule struct {
	gives string // the types that it may give: b, i, f, w
	takes []Type
}

var rules = [1 << 8]rule{
	Param: {"bifw", nil}, Const: {"bifw", nil}, Splitter: {"f", nil},
	Add: {"ifw", []Type{same, same}}, Sub: {"ifw", []Type{same, same}}, Mul: {"ifw", []Type{same, same}}, Neg: {"if", []Type{same}},
	Div: {"f", []Type{same, same}}, Abs: {"f", []Type{same}}, Sqrt: {"f", []Type{same}}, Copysign: {"f", []Type{same, same}},
	ProdErr: {"f", []Type{same, same, same}}, FMA: {"f", []Type{same, same, same}}, Trunc: {"f", []Type{same}}, Floor: {"f", []Type{same}}, Chop: {"f", []Type{same}},
	Finite: {"b", []Type{float}}, Signbit: {"b", []Type{float}}, Exponent: {"i", []Type{float}}, ToInt: {"i", []Type{float}},
	Pow2: {"f", []Type{I32}}, ToFloat: {"f", []Type{I32}}, Widen: {"f", []Type{F32}}, Narrow: {"f", []Type{F64}},
	Lt: {"b", []Type{like, like}}, Le: {"b", []Type{like, like}}, Eq: {"b", []Type{like, like}}, Ne: {"b", []Type{like, like}},
	And: {"biw", []Type{same, same}}, Or: {"biw", []Type{same, same}}, Xor: {"biw", []Type{same, same}},
	Not: {"b", []Type{same}}, Shl: {"iw", []Type{same}}, Shr: {"iw", []Type{same}},
	ShlBy: {"w", []Type{same, same}}, ShrBy: {"w", []Type{same, same}}, Clz: {"w", []Type{same}}, MulHi: {"w", []Type{same, same}},
	ToWide: {"w", []Type{U32}}, ToLow: {"w", []Type{U64}}, Bitcast: {"ifw", []Type{whatever}},
	Select: {"bifw", []Type{Bool, same, same}}, Lookup: {"ifw", []Type{I32}}, Opaque: {"ifw", []Type{same}},
	Quo: {"i", []Type{same, same}}, Rem: {"i", []Type{same, same}},
}

var letters = [1 << 8]string{Bool: "b", I32: "i", F32: "f", F64: "f", U32: "w", U64: "w"}

// value checks one operation.
func (c *checker) value(v *Value, f *Func) {
	if letters[v.Type] == "" || v.Type.Float() && !f.has(v.Type) {
		c.fail("type %s in a function of %s", v.Type, f.Limb)
		return
	}
	switch v.Op {
	case Call:
		c.call(v)
		return
	case Result:
		if len(v.Args) != 1 || v.Args[0].Op != Call || v.Args[0].Callee == nil ||
			v.Nth < 0 || v.Nth >= len(v.Args[0].Callee.Results) {
			c.fail("there is no such result")
		} else if t := v.Args[0].Callee.Results[v.Nth].Type; t != v.Type {
			c.fail("it is %s, and the result is %s", v.Type, t)
		}
		return
	}
	if v.Op == Native {
		if v.Native == "" || len(v.Args) > 3 {
			c.fail("an operation of the target's own: the name %q and %d operands, want one and at most 3", v.Native, len(v.Args))
		}
		return
	}
	r := rules[v.Op]
	if r.gives == "" {
		c.fail("the operation %s is unknown", v.Op)
		return
	}
	if len(v.Args) != len(r.takes) {
		c.fail("%s takes %d operands, not %d", v.Op, len(r.takes), len(v.Args))
		return
	}
	gives := false
	for _, l := range r.gives {
		gives = gives || string(l) == letters[v.Type]
	}
	if !gives {
		c.fail("%s does not give %s", v.Op, v.Type)
	}
	for i, a := range v.Args {
		good := a.Type == r.takes[i]
		switch r.takes[i] {
		case same:
			good = a.Type == v.Type
		case float:
			good = a.Type.Float()
		case like:
			good = a.Type == v.Args[0].Type && a.Type != Bool
		case whatever:
			good = true
		}
		if !good {
			c.fail("operand %d of %s is %s", i, v.Op, a.Type)
		}
	}
	switch {
	case v.Op == Const && !holds(v.Type, v.Const):
		c.fail("the constant %v is no %s", v.Const, v.Type)
	case (v.Op == Widen && v.Type != F64) || (v.Op == Narrow && v.Type != F32) || (v.Op == ToWide && v.Type != U64) || (v.Op == ToLow && v.Type != U32):
		c.fail("%s does not give %s", v.Op, v.Type)
	case v.Op == Lookup && (v.Table == nil || !c.tables[v.Table]):
		c.fail("its table is not in the program")
	case v.Op == Lookup && v.Table.Type != v.Type:
		c.fail("it is %s, and its table %s", v.Type, v.Table.Type)
	case v.Op == Bitcast && !castable(v.Args[0].Type, v.Type):
		c.fail("no bitcast goes from %s to %s", v.Args[0].Type, v.Type)
	case (v.Op == Shl || v.Op == Shr) && (v.Bits < 0 || v.Bits > 31 && !(v.Type == U64 && v.Bits < 64)):
		c.fail("shift by %d", v.Bits)
	case v.Op == Chop && (v.Bits < 0 || v.Bits > map[Type]int{F32: 23, F64: 52}[v.Type]):
		c.fail("chop of %d bits", v.Bits)
	}
}

// castable reports whether the bits of a and b are of one kind: one of the two is a word.
func castable(a, b Type) bool {
	if !b.IsWord() {
		a, b = b, a
	}
	return b == U32 && (a == F32 || a == I32) || b == U64 && a == F64
}

func (c *checker) call(v *Value) {
	f := v.Callee
	if f == nil || !c.funcs[f] {
		c.fail("its callee does not stand before this function")
		return
	}
	if len(v.Args) != len(f.Params) {
		c.fail("%d arguments for %s, which takes %d", len(v.Args), f.Name, len(f.Params))
		return
	}
	for i, a := range v.Args {
		if t := f.Params[i].Type; a.Type != t {
			c.fail("argument %d of %s is %s, not %s", i, f.Name, a.Type, t)
		}
	}
	if len(f.Results) == 0 || v.Type != f.Results[0].Type {
		c.fail("%s does not return %s first", f.Name, v.Type)
	}
}
