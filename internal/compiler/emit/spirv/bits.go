package spirv

import "github.com/limbfp/limb/internal/compiler/ir"

// # Bits
//
// What has 64 bits is two words, the lower one first: so a float needs no integers of 64
// bits, which a device may lack. Its upper word has its sign and its exponent.

func (p *function) halves(x id) (low, high id) {
	v := p.op("Bitcast", p.vector(2), x)
	return p.on("CompositeExtract", v, 0), p.on("CompositeExtract", v, 1)
}

// join returns the number of type t of two words, or of the first alone where it has no more.
func (p *function) join(t ir.Type, low, high id) id {
	if t.Bytes() == 8 {
		low = p.op("CompositeConstruct", p.vector(2), low, high)
	}
	return p.op("Bitcast", p.scalar(t), low)
}

func (p *function) upper(v *ir.Value) id {
	if v.Type == ir.F64 {
		_, high := p.halves(p.at[v])
		return high
	}
	return p.on("Bitcast", p.at[v])
}

// change returns a float with another upper word.
func (p *function) change(v *ir.Value, to func(high id) id) id {
	if v.Type == ir.F64 {
		low, high := p.halves(p.at[v])
		return p.join(v.Type, low, to(high))
	}
	return p.join(v.Type, to(p.on("Bitcast", p.at[v])), 0)
}

const (
	sign = -1 << 31 // of a float, in its upper word
	rest = 1<<31 - 1
)

func (p *function) flip(high id) id            { return p.on("BitwiseXor", high, p.number(sign)) }
func (p *function) mask(x id, bits int) id     { return p.on("BitwiseAnd", x, p.number(bits)) }
func (p *function) is(rule string, a, b id) id { return p.op(rule, p.bool(), a, b) }

// field is the exponent of a float in its upper word: where it begins, its bits, and its bias.
func field(t ir.Type) (shift, bits, bias int) {
	if t == ir.F64 {
		return 20, 0x7ff, 1023
	}
	return 23, 0xff, 127
}

// bits appends an operation of type t that goes by the bits of floats, of type of, or returns 0.
func (p *function) bits(v *ir.Value, t id, of ir.Type) id {
	if !of.Float() && !v.Type.Float() {
		return 0
	}
	shift, bits, bias := field(of)
	switch a := v.Args[0]; v.Op {
	case ir.Neg:
		return p.change(a, p.flip)
	case ir.Abs:
		return p.change(a, func(high id) id { return p.mask(high, rest) })
	case ir.Copysign:
		s := p.mask(p.upper(v.Args[1]), sign)
		return p.change(a, func(high id) id { return p.on("BitwiseOr", p.mask(high, rest), s) })
	case ir.Finite:
		return p.is("INotEqual", p.mask(p.upper(a), bits<<shift), p.number(bits<<shift))
	case ir.Signbit:
		return p.is("SLessThan", p.upper(a), p.number(0))
	case ir.Exponent:
		e := p.mask(p.on("ShiftRightLogical", p.upper(a), p.number(shift)), bits)
		return p.on("ISub", e, p.number(bias))
	case ir.Pow2:
		shift, _, bias = field(v.Type)
		x := p.on("ShiftLeftLogical", p.on("IAdd", p.at[a], p.number(bias)), p.number(shift))
		if v.Type == ir.F64 {
			return p.join(v.Type, p.number(0), x)
		}
		return p.join(v.Type, x, 0)
	case ir.Chop:
		if of == ir.F64 {
			low, high := p.halves(p.at[a])
			return p.join(of, p.mask(low, -1<<min(v.Index, 32)), p.mask(high, -1<<max(v.Index-32, 0)))
		}
		return p.join(of, p.mask(p.on("Bitcast", p.at[a]), -1<<v.Index), 0)
	case ir.Eq, ir.Ne: // with itself: a test for NaN
		if v.Args[1] != a {
			return 0
		}
		x, rule := p.mask(p.upper(a), rest), map[ir.Op]string{ir.Eq: "ULessThanEqual", ir.Ne: "UGreaterThan"}[v.Op]
		if of == ir.F64 { // what is below counts as one bit
			low, _ := p.halves(p.at[a])
			x = p.on("BitwiseOr", x, p.on("Select", p.is("INotEqual", low, p.number(0)), p.number(1), p.number(0)))
		}
		return p.is(rule, x, p.number(bits<<shift))
	}
	return 0
}

// clz counts zeros from the number of the highest one, which is -1 where there is none.
func (p *function) clz(t ir.Type, x id) id {
	of := func(x id) id { return p.on("ISub", p.number(31), p.std("FindUMsb", p.word(), x)) }
	if t == ir.U32 {
		return of(x)
	}
	low, high := p.halves(x)
	n := p.on("Select", p.is("IEqual", high, p.number(0)), p.on("IAdd", of(low), p.number(32)), of(high))
	return p.op("UConvert", p.scalar(t), n)
}

// mulHi finds the upper half of a product of 64 bits by products of 32, as on paper: those
// of numbers of 64 bits are little used, and so little tested.
func (p *function) mulHi(t ir.Type, a, b id) id {
	if t == ir.U32 {
		return p.on("CompositeExtract", p.op("UMulExtended", p.tuple(p.word(), p.word()), a, b), 1)
	}
	on := func(name string, x, y id) id { return p.op(name, p.scalar(t), x, y) }
	half := func(x id) (low, high id) {
		return on("BitwiseAnd", x, p.constant(t, ir.FromWord(t, 1<<32-1))), on("ShiftRightLogical", x, p.number(32))
	}
	al, ah := half(a)
	bl, bh := half(b)
	_, carry := half(on("IMul", al, bl))
	low, high := half(on("IAdd", on("IMul", ah, bl), carry)) // below 2^64: (2^32-1)² + 2^32-1
	_, carry = half(on("IAdd", on("IMul", al, bh), low))
	return on("IAdd", on("IAdd", on("IMul", ah, bh), high), carry)
}
