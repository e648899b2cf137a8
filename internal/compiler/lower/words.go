package lower

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Floats as words
//
// Both passes here make a program whose floats are words, in signatures, tables and
// constants too: nothing is left that a compiler, a load or a move may take for a float
// to be flushed, or for a NaN to be made quiet. What is no rounding, such as a sign or a
// comparison, is made of integers by the functions of package floor. They differ in the
// operations that round.

// Hidden leaves those to the device, one at a time: the operands become floats just
// before, and the bits of the result are combined with a zero that comes in from outside,
// as the last parameter of each function. A compiler has no rule for two operations of
// floats with an unknown word between them.
func Hidden(p *ir.Program) (*ir.Program, error) { return words{ieee, true}.lower(p) }

// Floor makes them of integers, and an error-free transformation of one piece.
func Floor(p *ir.Program) (*ir.Program, error) { return words{ieee, false}.lower(p) }

// words is one of the passes, for floats of a format: in tests it has few bits.
type words struct {
	format func(t ir.Type) fp.Format
	hidden bool
}

func ieee(t ir.Type) fp.Format {
	if t.Word() == ir.U64 {
		return fp.Binary64()
	}
	return fp.Binary32()
}

// inlined is the size, in operations, up to which a function is expanded where it is
// called: compilers for processors leave calls of so large ones alone, and then make no
// vectors of the loop around them, which are ten times as fast. Beyond it their time to
// compile counts more.
const inlined = 1 << 14

// pieces are the functions of package floor in the place of operations.
var pieces = map[ir.Op]string{
	ir.Add: "add", ir.Sub: "sub", ir.Mul: "mul", ir.Div: "div", ir.Sqrt: "sqrt", ir.ProdErr: "prodErr",
	ir.Neg: "neg", ir.Abs: "abs", ir.Copysign: "copysign", ir.Trunc: "trunc", ir.Floor: "floor", ir.Chop: "chop",
	ir.Finite: "finite", ir.Signbit: "signbit", ir.Exponent: "exponent", ir.Pow2: "pow2", ir.ToInt: "toInt", ir.ToFloat: "toFloat",
	ir.Lt: "lt", ir.Le: "le", ir.Eq: "eq", ir.Ne: "ne",
}

// wholes are the functions of the root that are one piece.
var wholes = []string{"TwoSum", "TwoDiff", "FastTwoSum", "TwoProd", "TwoSqr"}

func (w words) lower(p *ir.Program) (*ir.Program, error) {
	r := &rewriter{old: p}
	r.scalar = func(t ir.Type) []ir.Type { return []ir.Type{word(t)} }
	r.begin = func(f *ir.Func) {
		if w.hidden && !f.Inline {
			f.Hidden = true
			t := f.Limb.Word()
			f.In = append(f.In, ir.Group{Name: "zero", Type: t.String(), N: 1})
			f.Params = append(f.Params, &ir.Value{Op: ir.Param, Type: t, Name: "zero"})
		}
	}
	r.value = func(b *body, v *ir.Value) []*ir.Value { return []*ir.Value{w.value(b, v)} }
	r.whole = func(f *ir.Func) *ir.Func {
		_, name, _ := strings.Cut(f.Name, "_")
		switch {
		case f.Inline:
			return w.piece(r, f)
		case !w.hidden && slices.Contains(wholes, name) && f.Name == f.Limb.String()+"_"+name:
			return w.wrap(r, f, r.named(f.Limb.Word().String()+"_"+name))
		}
		return nil
	}
	size := map[*ir.Func]int{}
	r.end = func(f *ir.Func) {
		for _, v := range f.Body {
			size[f] += 1 + size[v.Callee]
		}
		f.Inline = f.Inline || !w.hidden && size[f] < inlined
	}
	// Functions for slices are the processor's own, and those of floor come when called.
	return r.run(func(f *ir.Func) bool { return !f.Slices && !f.Inline })
}

// word returns the word in the place of a float, else t itself.
func word(t ir.Type) ir.Type {
	if t.Float() {
		return t.Word()
	}
	return t
}

// value is the meaning of both passes.
func (w words) value(b *body, v *ir.Value) *ir.Value {
	args := b.operands(v)
	float := v.Type // the float that v is about
	if !float.Float() && len(v.Args) > 0 {
		float = v.Args[0].Type
	}
	switch {
	case v.Op == ir.Call:
		if callee := b.function(v.Callee); callee.Hidden {
			args = append(args, w.zero(b, callee.Limb.Word()))
		}
		c := b.keep(v)
		c.Type, c.Args = word(v.Type), args
		return c
	case !float.Float() && v.Op != ir.Select, v.Op == ir.Get, v.Op == ir.Load, v.Op == ir.Result, v.Op == ir.Select, v.Op == ir.Opaque:
		c := b.keep(v)
		c.Type = word(v.Type)
		return c
	case v.Op == ir.Const:
		c := b.constant(float.Word(), w.bits(float, v.Const))
		if w.hidden {
			c = b.add(ir.Xor, c.Type, c, w.zero(b, c.Type))
		}
		return c
	case v.Op == ir.Splitter:
		return b.constant(float.Word(), w.bits(float, math.Ldexp(1, (w.format(float).Prec+1)/2)+1))
	case v.Op == ir.Bitcast:
		return args[0]
	case v.Op == ir.FMA && !w.hidden:
		panic(noFMA(b, v))
	case v.Op == ir.Native:
		panic(fault{fmt.Errorf("%s has %s, an operation of the target's own: build it as it is written", b.f.Name, v.Native)})
	case v.Op == ir.Lookup:
		table := b.table(v.Table, func(t *ir.Table) {
			t.Type = float.Word()
			for i, x := range t.Data {
				t.Data[i] = ir.FromWord(t.Type, w.bits(float, x))
			}
		})
		c := b.add(ir.Lookup, float.Word(), args...)
		c.Table = table
		return c
	case w.hidden && rounds(v):
		return w.hide(b, v, args)
	case w.hidden && (v.Op == ir.Widen || v.Op == ir.Narrow):
		x := b.add(v.Op, v.Type, b.add(ir.Bitcast, v.Args[0].Type, args[0]))
		return b.add(ir.Xor, v.Type.Word(), b.add(ir.Bitcast, v.Type.Word(), x), w.zero(b, v.Type.Word()))
	case v.Op == ir.Widen || v.Op == ir.Narrow:
		panic(fault{fmt.Errorf("%s has float32 and float64 in one function, which floats made of integers do not convert: keep to one", b.f.Name)})
	case v.Op == ir.Chop:
		args = append(args, b.constant(float.Word(), uint64(v.Bits)))
	}
	x := b.call(b.named(float.Word().String()+"_"+pieces[v.Op]), args...)
	if w.hidden && (v.Op == ir.Neg || v.Op == ir.Abs || v.Op == ir.Copysign) {
		// A compiler knows these in their bits, and (-a) - b for -(a + b).
		// A second xor would take away the one of what they are of.
		x = b.add(ir.Add, x.Type, x, w.zero(b, x.Type))
	}
	return x
}

// hide makes an operation of floats between words. A compiler knows rules for one alone,
// too: x + 0 is x, x/c is x·(1/c), and x - x is 0, as if there were no -0, no rounding
// and no Inf. So constants are hidden where they stand, since a call or a select
// may bring them to an operation, and the second operand where it is the first one; and each
// quotient has a divisor of its own, since two of one divisor become products.
func (w words) hide(b *body, v *ir.Value, args []*ir.Value) *ir.Value {
	t := v.Type.Word()
	zero := w.zero(b, t)
	for i, a := range args {
		if i > 0 && (v.Args[i].Op == ir.Const || a == args[0]) {
			args[i] = b.add(ir.Add, t, a, zero) // not as the first: 0/0 is to remain
		}
	}
	if v.Op == ir.Div { // by another divisor than any other quotient has
		args[1] = b.add(ir.Xor, t, args[1], b.add(ir.And, t, args[0], zero))
	}
	for i, a := range args {
		args[i] = b.add(ir.Bitcast, v.Type, a)
	}
	x := b.add(ir.Bitcast, t, b.add(v.Op, v.Type, args...))
	return b.add(ir.Xor, t, x, zero)
}

// zero returns the zero from outside, as a word of type t.
func (w words) zero(b *body, t ir.Type) *ir.Value {
	zero := b.f.Params[len(b.f.Params)-1]
	switch {
	case zero.Type == t:
		return zero
	case t == ir.U64:
		return b.add(ir.ToWide, t, zero)
	}
	return b.add(ir.ToLow, t, zero)
}

// bits returns the encoding of x in the format that stands for t.
func (w words) bits(t ir.Type, x float64) uint64 {
	f := w.format(t)
	return f.Encode(x)
}

// wrap returns f as a call of the piece g, for those that call f by its name.
func (w words) wrap(r *rewriter, f, g *ir.Func) *ir.Func {
	b := newBody(r, f)
	b.f.Inline = true
	b.f.Body = slices.Clone(b.f.Params)
	c := b.call(g, b.f.Params...)
	for i, old := range f.Results {
		v := b.add(ir.Result, g.Results[i].Type, c)
		v.Nth, v.Name = i, old.Name
		b.f.Results = append(b.f.Results, v)
	}
	return b.f
}

// piece returns a function of package floor for the format: its first parameter, where
// that is a Format, is a constant, and what follows from it too.
func (w words) piece(r *rewriter, f *ir.Func) *ir.Func {
	b := newBody(r, f)
	fixed := 0 // parameters that are constant
	if len(f.In) > 0 && strings.HasPrefix(f.In[0].Type, "Format_") {
		fixed = f.In[0].N
		b.f.In = b.f.In[1:]
	}
	b.f.Params = b.f.Params[fixed:]
	b.f.Body = slices.Clone(b.f.Params)
	for i, p := range b.f.Params {
		p.ID = i
	}
	if fixed > 0 {
		t := f.Params[0].Type
		format := w.format(t)
		b.at[f.Params[0]] = []*ir.Value{b.constant(t, uint64(format.Prec))}
		b.at[f.Params[1]] = []*ir.Value{b.constant(t, uint64(format.ExponentBits()))}
	}
	for _, v := range f.Body[len(f.Params):] {
		b.at[v] = []*ir.Value{fold(b, b.keep(v))}
	}
	for _, v := range f.Results {
		b.f.Results = append(b.f.Results, b.of(v))
	}
	sweep(b.f)
	return b.f
}

// fold returns what v is, where that is known: a constant, or a shift by one. A call has
// lost the arguments that are constant in the callee.
func fold(b *body, v *ir.Value) *ir.Value {
	known := v
	switch {
	case v.Op == ir.Call:
		v.Args = v.Args[len(v.Args)-len(v.Callee.Params):]
		known = v.Callee.Results[0]
		if len(v.Callee.Results) > 1 {
			return v
		}
	case v.Op == ir.Result:
		known = v.Args[0].Callee.Results[v.Nth]
	case (v.Op == ir.ShlBy || v.Op == ir.ShrBy) && v.Args[1].Op == ir.Const:
		v.Op, v.Bits = map[ir.Op]ir.Op{ir.ShlBy: ir.Shl, ir.ShrBy: ir.Shr}[v.Op], int(ir.ToWord(v.Args[1].Type, v.Args[1].Const))
		v.Args = v.Args[:1]
	}
	c, ok := ir.Fold(known)
	if known.Op == ir.Const {
		c, ok = known.Const, true
	}
	if !ok {
		return v
	}
	w := b.add(ir.Const, v.Type)
	w.Const = c
	return w
}

// sweep drops the values that no result needs, and numbers the rest.
func sweep(f *ir.Func) {
	live := map[*ir.Value]bool{}
	for _, v := range slices.Concat(f.Params, f.Results) {
		live[v] = true
	}
	for _, v := range slices.Backward(f.Body) {
		for _, a := range v.Args {
			live[a] = live[a] || live[v]
		}
	}
	f.Body = slices.DeleteFunc(f.Body, func(v *ir.Value) bool { return !live[v] })
	for i, v := range f.Body {
		v.ID = i
	}
}
