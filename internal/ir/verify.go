package ir

import (
	"errors"
	"fmt"
)

// Verify checks that a program is well formed: callees before callers, every
// value before its uses, operands and results of the types that the operations
// take. Each error names the function and the value.
func Verify(p *Program) error {
	var errs []error
	done := map[*Func]bool{}
	tables := map[*Table]bool{}
	for _, t := range p.Tables {
		tables[t] = true
		if !t.Type.Float() || len(t.Data) == 0 {
			errs = append(errs, fmt.Errorf("table %s: empty, or of a type that is no limb", t.Name))
		}
	}
	for _, f := range p.Funcs {
		c := &checker{f: f, done: done, tables: tables, at: map[*Value]bool{}}
		c.check()
		errs = append(errs, c.errs...)
		done[f] = true
	}
	return errors.Join(errs...)
}

type checker struct {
	f      *Func
	done   map[*Func]bool
	tables map[*Table]bool
	at     map[*Value]bool
	errs   []error
}

func (c *checker) fail(v *Value, format string, args ...any) {
	c.errs = append(c.errs, fmt.Errorf("%s: %s: %s: %s", v.Pos, c.f.Name, v.Ref(), fmt.Sprintf(format, args...)))
}

func (c *checker) check() {
	f := c.f
	if n := scalars(f.In); n != len(f.Params) {
		c.errs = append(c.errs, fmt.Errorf("%s: %d parameters for a signature of %d", f.Name, len(f.Params), n))
	}
	if n := scalars(f.Out); n != len(f.Results) || n == 0 {
		c.errs = append(c.errs, fmt.Errorf("%s: %d results for a signature of %d", f.Name, len(f.Results), n))
	}
	for i, v := range f.Body {
		if v.ID != i {
			c.fail(v, "stands at %d", i)
		}
		if i < len(f.Params) != (v.Op == Param) || i < len(f.Params) && f.Params[i] != v {
			c.fail(v, "the parameters must head the body")
		}
		for _, a := range v.Args {
			if !c.at[a] {
				c.fail(v, "operand %s is not computed before", a.Ref())
			}
		}
		c.op(v)
		c.at[v] = true
	}
	for i, r := range f.Results {
		if !c.at[r] {
			c.fail(r, "result %d is not computed", i)
		}
	}
}

func scalars(list []Group) (n int) {
	for _, g := range list {
		n += g.N
	}
	return n
}

// L stands for a limb in a list of operand types, S for the type of the value.
const (
	L Type = 100 + iota
	S
	Any
)

var operands = map[Op][]Type{
	Param: {}, Const: {}, Splitter: {},
	Add: {S, S}, Sub: {S, S}, Mul: {S, S}, Neg: {S},
	Div: {S, S}, Abs: {S}, Sqrt: {S}, Copysign: {S, S}, ProdErr: {S, S, S}, Trunc: {S}, Floor: {S}, Chop: {S},
	Finite: {L}, Signbit: {L}, Exponent: {L}, ToInt: {L}, Pow2: {I32}, ToFloat: {I32},
	Lt: {Any, Any}, Le: {Any, Any}, Eq: {Any, Any}, Ne: {Any, Any},
	And: {S, S}, Or: {S, S}, Xor: {S, S}, Not: {S}, Shl: {S}, Shr: {S},
	Select: {Bool, S, S}, Lookup: {I32},
}

func (c *checker) op(v *Value) {
	switch v.Op {
	case Call:
		if v.Callee == nil || !c.done[v.Callee] {
			c.fail(v, "the callee does not stand before its caller")
			return
		}
		if len(v.Args) != len(v.Callee.Params) {
			c.fail(v, "%d arguments for %s, which takes %d", len(v.Args), v.Callee.Name, len(v.Callee.Params))
			return
		}
		for i, a := range v.Args {
			if a.Type != v.Callee.Params[i].Type {
				c.fail(v, "argument %d of %s is %s", i, v.Callee.Name, a.Type)
			}
		}
		if v.Type != v.Callee.Results[0].Type {
			c.fail(v, "%s does not return %s", v.Callee.Name, v.Type)
		}
		return
	case Result:
		if len(v.Args) != 1 || v.Args[0].Op != Call || v.Index < 0 || v.Index >= len(v.Args[0].Callee.Results) {
			c.fail(v, "no such result")
		} else if t := v.Args[0].Callee.Results[v.Index].Type; t != v.Type {
			c.fail(v, "is %s, the result is %s", v.Type, t)
		}
		return
	}
	want, ok := operands[v.Op]
	if !ok {
		c.fail(v, "unknown operation")
		return
	}
	if len(v.Args) != len(want) {
		c.fail(v, "%s takes %d operands, not %d", v.Op, len(want), len(v.Args))
		return
	}
	for i, a := range v.Args {
		good := a.Type == want[i]
		switch want[i] {
		case S:
			good = a.Type == v.Type
		case L:
			good = a.Type.Float()
		case Any:
			good = a.Type == v.Args[0].Type
		}
		if !good {
			c.fail(v, "operand %d of %s is %s", i, v.Op, a.Type)
		}
	}
	result := true
	switch v.Op {
	case Div, Abs, Sqrt, Copysign, ProdErr, Splitter, Trunc, Floor, Chop, Pow2, ToFloat, Lookup:
		result = v.Type.Float()
	case Add, Sub, Mul, Neg:
		result = v.Type != Bool
	case Finite, Signbit, Lt, Le, Eq, Ne:
		result = v.Type == Bool
	case Exponent, ToInt, Shl, Shr:
		result = v.Type == I32
	case And, Or, Xor, Not:
		result = v.Type == Bool || v.Type == I32
	}
	if !result {
		c.fail(v, "%s cannot give %s", v.Op, v.Type)
	}
	if v.Op == Lookup && !c.tables[v.Table] {
		c.fail(v, "its table is not in the program")
	}
}
