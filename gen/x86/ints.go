package x86

import (
	"math/bits"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Integers
//
// Functions compute exponents: sums and differences with constants, which become one of
// each, and powers of two of them. On AVX-512 an exponent of a float64 stays in a lane of 64
// bits until something needs an int32: what it becomes on the way has few bits.

// line is n + v, or n - v.
type line struct {
	v        *value
	opposite bool
	n        int
}

// lineOf returns the line that a is.
func (s *selector) lineOf(a *value) line {
	if l, ok := s.lines[a]; ok {
		return l
	}
	return line{v: a}
}

// plus returns n + v, or n - v.
func (s *selector) plus(v *value, opposite bool, n int) (r *value) {
	c := s.int(n)
	if v.long {
		c = s.longInt(n)
	}
	switch {
	case !opposite && n == 0:
		return v
	case opposite:
		r = s.op(s.lanesOf("VPSUB", v), v.width, v, c)
	default:
		r = s.op(s.lanesOf("VPADD", v), v.width, c, v)
	}
	r.long = v.long
	s.lines[r] = line{v, opposite, n}
	return r
}

// integer returns a sum, a difference or a product.
func (s *selector) integer(op ir.Op, a, b *value) *value {
	isConst := func(v *value) bool { return v.konst != nil && v.konst.lanes == "" }
	if op != ir.Mul && isConst(a) != isConst(b) {
		x, c := a, b
		if isConst(a) {
			x, c = b, a
		}
		l, n := s.lineOf(x), int(int32(c.konst.bits))
		switch {
		case op == ir.Add:
			r := s.plus(l.v, l.opposite, int(int32(l.n+n)))
			from, ok := s.sums[x]
			if !ok {
				from.v = x
			}
			s.sums[r] = sum{from.v, from.n + n}
			return r
		case c == b:
			return s.plus(l.v, l.opposite, int(int32(l.n-n)))
		default:
			return s.plus(l.v, !l.opposite, int(int32(n-l.n)))
		}
	}
	if a, b = s.alike(a, b); a.long && b.long && op != ir.Mul {
		return s.long(s.lanesOf(map[ir.Op]string{ir.Add: "VPADD", ir.Sub: "VPSUB"}[op], a), -1, b, a)
	}
	a, b = s.short(a), s.short(b)
	if op == ir.Mul && isConst(a) {
		a, b = b, a
	}
	if op == ir.Mul && isConst(b) {
		n := uint32(b.konst.bits)
		switch low := bits.TrailingZeros32(n); bits.OnesCount32(n) {
		case 1:
			return s.times(a, low)
		case 2: // quicker than a product
			x := s.times(a, bits.Len32(n)-1-low)
			return s.times(s.op("VPADDD", s.width(ir.I32), a, x), low)
		}
	}
	return s.op(arithmetic[op][1], s.width(ir.I32), b, a)
}

// times returns a·2^n.
func (s *selector) times(a *value, n int) *value {
	if n == 0 {
		return a
	}
	return s.imm("VPSLLD", n, s.width(ir.I32), a)
}

// least returns the smaller of a and b, or the larger.
func (s *selector) least(op string, a, b *value) *value {
	if a.konst != nil {
		a, b = b, a
	}
	if a, b = s.alike(a, b); a.long {
		return s.long(op+"Q", -1, b, a)
	}
	return s.op(op+"D", s.width(ir.I32), b, a)
}

// alike returns a and b in lanes of the same length: 64 bits where one is, and the other
// one too or a constant.
func (s *selector) alike(a, b *value) (x, y *value) {
	switch {
	case a.long && b.konst != nil:
		return a, s.longInt(int(int32(b.konst.bits)))
	case b.long && a.konst != nil:
		return s.longInt(int(int32(a.konst.bits))), b
	case a.long && b.long:
		return a, b
	}
	return s.short(a), s.short(b)
}

// long appends an instruction on lanes of 64 bits.
func (s *selector) long(op string, imm int, args ...*value) *value {
	r := s.imm(op, imm, s.isa.Width, args...)
	r.long = true
	return r
}

// short returns an integer in lanes of 32 bits, and other values as they are.
func (s *selector) short(a *value) *value {
	if !a.long {
		return a
	}
	return s.op("VPMOVQD", s.width(ir.I32), a)
}

func (s *selector) longInt(n int) *value {
	return s.constant(uint64(int64(n)), 8, s.isa.Width)
}

// lanesOf names the instruction on lanes as those of a.
func (s *selector) lanesOf(name string, a *value) string {
	if a.long {
		return name + "Q"
	}
	return name + "D"
}
