package lower

import (
	"math"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Bits
//
// What is no rounding, such as a sign, an exponent or a test for NaN, is made here of the bits of
// floats, as words of their width: for languages that have no notation for it, or whose compilers
// may take it that there is neither NaN nor -0. The splitter is a constant.

// Bits returns the program of kernels with all that they call, and the kernels in it: what printers
// of such languages print, whatever rung it is from.
func Bits(p *ir.Program, kernels []*ir.Func) (*ir.Program, []*ir.Func) {
	return bitsBut(p.Reach(kernels...), kernels, nil, nil)
}

// BitsBut is Bits for a language whose comparisons are IEEE 754's, and in which one of |x| is one of x: there |x| stays
// where it is compared and nothing else, -x stays, and comparisons of float32 say what is NaN and what is finite. Those of
// float64 would take the unit's time that multiplies.
func BitsBut(p *ir.Program, kernels []*ir.Func) (*ir.Program, []*ir.Func) {
	p = p.Reach(kernels...)
	stay := map[*ir.Value]bool{}
	for _, f := range p.Funcs {
		uses, _ := f.Uses()
		for _, v := range f.Body {
			if v.Op == ir.Neg {
				stay[v] = true
			}
			if v.Op < ir.Lt || v.Op > ir.Ne {
				continue
			}
			for _, x := range v.Args {
				if x.Op == ir.Abs {
					uses[x]--
					stay[x] = uses[x] == 0
				}
			}
		}
	}
	return bitsBut(p, kernels, stay, map[ir.Type]bool{ir.F32: true})
}

func bitsBut(p *ir.Program, kernels []*ir.Func, stay map[*ir.Value]bool, compare map[ir.Type]bool) (*ir.Program, []*ir.Func) {
	q, err := bits(ieee, stay, compare)(p)
	if err != nil {
		panic(err)
	}
	var list []*ir.Func
	for _, f := range kernels {
		list = append(list, q.Lookup(f.Name))
	}
	return q, list
}

// bits is the pass, for floats of a format: in tests it has few bits. Some values stay, and floats of some types are
// compared to know what is NaN and what is finite.
func bits(format func(t ir.Type) fp.Format, stay map[*ir.Value]bool, compare map[ir.Type]bool) Pass {
	return replace(func(b *body, v *ir.Value) *ir.Value {
		if stay[v] {
			return nil
		}
		float := v.Type // the float that v is about
		if len(v.Args) > 0 && v.Op != ir.Pow2 {
			float = v.Args[0].Type
		}
		if !float.Float() {
			return nil
		}
		t, f := float.Word(), format(float)
		point := f.Prec - 1 // where the exponent begins
		sign, inf := uint64(1)<<(f.Bits-1), uint64(1)<<(f.Bits-1)-uint64(1)<<point
		mask := func(x *ir.Value, m uint64) *ir.Value { return b.add(ir.And, t, x, b.constant(t, m)) }
		word := func(i int) *ir.Value { return b.add(ir.Bitcast, t, b.of(v.Args[i])) }
		back := func(x *ir.Value) *ir.Value { return b.add(ir.Bitcast, float, x) }
		switch v.Op {
		case ir.Splitter:
			return b.known(float, math.Ldexp(1, (f.Prec+1)/2)+1)
		case ir.Neg:
			return back(b.add(ir.Xor, t, word(0), b.constant(t, sign)))
		case ir.Abs:
			return back(mask(word(0), sign-1))
		case ir.Copysign:
			return back(b.add(ir.Or, t, mask(word(0), sign-1), mask(word(1), sign)))
		case ir.Chop:
			return back(mask(word(0), ^uint64(0)<<v.Bits))
		case ir.Finite:
			if compare[float] {
				return b.add(ir.Lt, ir.Bool, b.add(ir.Abs, float, b.of(v.Args[0])), b.known(float, math.Inf(1)))
			}
			return b.add(ir.Ne, ir.Bool, mask(word(0), inf), b.constant(t, inf))
		case ir.Signbit:
			return b.add(ir.Le, ir.Bool, b.constant(t, sign), word(0))
		case ir.Exponent:
			e := b.shift(ir.Shr, word(0), point)
			if t == ir.U64 {
				e = b.add(ir.ToLow, ir.U32, e)
			}
			e = b.add(ir.And, ir.U32, e, b.u32(uint32(inf>>point)))
			return b.add(ir.Sub, ir.I32, b.add(ir.Bitcast, ir.I32, e), b.known(ir.I32, float64(f.Bias())))
		case ir.Pow2:
			e := b.add(ir.Bitcast, ir.U32, b.add(ir.Add, ir.I32, b.of(v.Args[0]), b.known(ir.I32, float64(f.Bias()))))
			if t == ir.U64 {
				e = b.add(ir.ToWide, t, e)
			}
			return back(b.shift(ir.Shl, e, point))
		case ir.Eq, ir.Ne:
			switch { // with itself: a test for NaN
			case v.Args[0] != v.Args[1], compare[float]:
			case v.Op == ir.Eq:
				return b.add(ir.Le, ir.Bool, mask(word(0), sign-1), b.constant(t, inf))
			default:
				return b.add(ir.Lt, ir.Bool, b.constant(t, inf), mask(word(0), sign-1))
			}
		}
		return nil
	})
}

// Order compares floats by their bits.
func Order(p *ir.Program) (*ir.Program, error) { return order(ieee)(p) }

// order is the pass, for floats of a format. A float becomes the integer that has its place in the
// order of floats, its magnitude above or below the sign bit, so that -0 and +0 are one. NaN is not in that
// order.
func order(format func(t ir.Type) fp.Format) Pass {
	return replace(func(b *body, v *ir.Value) *ir.Value {
		if v.Op < ir.Lt || v.Op > ir.Ne || !v.Args[0].Type.Float() {
			return nil
		}
		t, f := v.Args[0].Type.Word(), format(v.Args[0].Type)
		sign, inf := b.constant(t, uint64(1)<<(f.Bits-1)), b.constant(t, uint64(1)<<(f.Bits-1)-uint64(1)<<(f.Prec-1))
		size := b.constant(t, uint64(1)<<(f.Bits-1)-1)
		var places, numbers []*ir.Value // the integers, and whether each is not NaN
		for _, a := range b.operands(v) {
			w := b.add(ir.Bitcast, t, a)
			m := b.add(ir.And, t, w, size)
			negative := b.add(ir.Le, ir.Bool, sign, w)
			places = append(places, b.add(ir.Select, t, negative, b.add(ir.Sub, t, sign, m), b.add(ir.Add, t, sign, m)))
			numbers = append(numbers, b.add(ir.Le, ir.Bool, m, inf))
		}
		ordered, c := b.add(ir.And, ir.Bool, numbers...), b.add(v.Op, ir.Bool, places...)
		if v.Op == ir.Ne {
			return b.add(ir.Or, ir.Bool, c, b.add(ir.Not, ir.Bool, ordered))
		}
		return b.add(ir.And, ir.Bool, c, ordered)
	})
}
