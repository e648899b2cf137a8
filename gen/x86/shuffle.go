package x86

import (
	"encoding/binary"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Structs and vectors

// laneOrder is the order in which structs of n floats come out of their vectors of
// as many lanes; nil is that of elements.
func laneOrder(isa *ISA, float ir.Type, lanes, n int) []int {
	if isa.neon {
		return nil
	}
	n = min(n, 4) // four numbers of a struct of eight are taken at a time
	order := make([]int, lanes)
	per := 16 / size(float) // lanes of a part of 128 bits
	for i := range order {
		part, lane := i/per, i%per
		switch {
		case n == 2 && float == ir.F64: // unpack: from each vector the part's one
			order[i] = part + lane*lanes/2
		case n == 2: // two from each vector
			order[i] = part*2 + lane%2 + lane/2*lanes/2
		case n == 4 && float == ir.F32:
			order[i] = part + lane*lanes/4
		case n == 4 && isa.masks:
			order[i] = []int{0, 2, 1, 3, 4, 6, 5, 7}[i]
		default:
			order[i] = i
		}
	}
	return order
}

// apart brings the fields of structs to vectors of their own.
func (s *selector) apart(v []*value, float ir.Type) []*value {
	if s.isa.neon {
		return s.apartNEON(v, float)
	}
	w := v[0].width
	two := func(op string, a, b *value) *value { return s.op(op, w, b, a) }
	switch {
	case len(v) == 8:
		re, im := s.halves(v)
		return append(s.apart(re, float), s.apart(im, float)...)
	case len(v) == 2 && float == ir.F64:
		return []*value{two("VUNPCKLPD", v[0], v[1]), two("VUNPCKHPD", v[0], v[1])}
	case len(v) == 2:
		return []*value{s.imm("VSHUFPS", 0x88, w, v[1], v[0]), s.imm("VSHUFPS", 0xDD, w, v[1], v[0])}
	case float == ir.F32:
		return s.transpose(v)
	}
	a, b := two("VUNPCKLPD", v[0], v[1]), two("VUNPCKLPD", v[2], v[3])
	c, d := two("VUNPCKHPD", v[0], v[1]), two("VUNPCKHPD", v[2], v[3])
	op, lower, upper := "VPERM2F128", 0x20, 0x31
	if s.isa.masks {
		op, lower, upper = "VSHUFF64X2", 0x88, 0xDD
	}
	return []*value{s.imm(op, lower, w, b, a), s.imm(op, lower, w, d, c), s.imm(op, upper, w, b, a), s.imm(op, upper, w, d, c)}
}

// together is the opposite of apart.
func (s *selector) together(v []*value, float ir.Type) []*value {
	if s.isa.neon {
		return s.togetherNEON(v, float)
	}
	w := v[0].width
	two := func(op string, a, b *value) *value { return s.op(op, w, b, a) }
	switch {
	case len(v) == 8:
		return s.joined(s.together(v[:4], float), s.together(v[4:], float))
	case len(v) == 2 && float == ir.F64:
		return s.apart(v, float)
	case len(v) == 2:
		return []*value{two("VUNPCKLPS", v[0], v[1]), two("VUNPCKHPS", v[0], v[1])}
	case float == ir.F32:
		return s.transpose(v)
	}
	a, b := two("VUNPCKLPD", v[0], v[1]), two("VUNPCKLPD", v[2], v[3])
	c, d := two("VUNPCKHPD", v[0], v[1]), two("VUNPCKHPD", v[2], v[3])
	if !s.isa.masks {
		op := "VPERM2F128"
		return []*value{s.imm(op, 0x20, w, b, a), s.imm(op, 0x20, w, d, c), s.imm(op, 0x31, w, b, a), s.imm(op, 0x31, w, d, c)}
	}
	e, f := s.interleave(a, b)
	g, h := s.interleave(c, d)
	return []*value{e, g, f, h}
}

// interleave returns the parts of 128 bits of a and b by turns.
func (s *selector) interleave(a, b *value) (lower, upper *value) {
	pick := func(index ...int) *value {
		return s.add(&inst{op: "VPERMT2PD", imm: -1, args: []*value{b, s.indices(index, 8, s.isa.Width), a}, tied: true}, s.isa.Width)
	}
	return pick(0, 1, 8, 9, 2, 3, 10, 11), pick(4, 5, 12, 13, 6, 7, 14, 15)
}

// pack returns the lanes of a and b, which fill half a register each, by turns.
func (s *selector) pack(a, b *value) *value {
	var index []int
	for i := range s.lanes() {
		index = append(index, i, 2*s.lanes()+i)
	}
	w := s.isa.Width
	return s.add(&inst{op: "VPERMT2PS", imm: -1, args: []*value{b, s.indices(index, 4, w), a}, tied: true, view: w}, w)
}

// halves returns the first and the last four numbers of structs of eight, as vectors
// of structs of four.
func (s *selector) halves(v []*value) (re, im []*value) {
	for i := 0; i < 8; i += 2 {
		r, m := v[i], v[i+1]
		switch {
		case s.isa.masks && s.limb == ir.F64:
			r, m = s.imm("VSHUFF64X2", 0x44, s.isa.Width, m, r), s.imm("VSHUFF64X2", 0xEE, s.isa.Width, m, r)
		case s.isa.masks:
			r, m = s.imm("VSHUFF64X2", 0x88, s.isa.Width, m, r), s.imm("VSHUFF64X2", 0xDD, s.isa.Width, m, r)
		case s.limb == ir.F32:
			r, m = s.imm("VPERM2F128", 0x20, s.isa.Width, m, r), s.imm("VPERM2F128", 0x31, s.isa.Width, m, r)
		}
		re, im = append(re, r), append(im, m)
	}
	return re, im
}

// joined is the opposite of halves.
func (s *selector) joined(re, im []*value) (v []*value) {
	for i := range re {
		if s.isa.masks && s.limb == ir.F32 {
			lower, upper := s.interleave(re[i], im[i])
			v = append(v, lower, upper)
			continue
		}
		lower, upper := s.halves([]*value{re[i], im[i], re[i], im[i], re[i], im[i], re[i], im[i]})
		v = append(v, lower[0], upper[0])
	}
	return v
}

// transpose exchanges rows and columns of the 4x4 float32 in the parts of 128
// bits of four vectors.
func (s *selector) transpose(v []*value) []*value {
	w := v[0].width
	two := func(op string, a, b *value) *value { return s.op(op, w, b, a) }
	a, b := two("VUNPCKLPS", v[0], v[1]), two("VUNPCKLPS", v[2], v[3])
	c, d := two("VUNPCKHPS", v[0], v[1]), two("VUNPCKHPS", v[2], v[3])
	return []*value{two("VUNPCKLPD", a, b), two("VUNPCKHPD", a, b), two("VUNPCKLPD", c, d), two("VUNPCKHPD", c, d)}
}

// indices returns a constant of integers.
func (s *selector) indices(index []int, bytes, width int) *value {
	var b []byte
	for _, x := range index {
		b = append(binary.LittleEndian.AppendUint32(b, uint32(x)), make([]byte, bytes-4)...)
	}
	return s.constantOf(constant{size: bytes, width: width, lanes: string(b)})
}

// reorder permutes the numbers of v, of the given size, from one order of the
// elements to another; nil is that of any array of numbers.
func (s *selector) reorder(v *value, from, to []int, bytes int) *value {
	index := make([]int, s.lanes())
	same := true
	for i := range index {
		e := i
		if to != nil {
			e = to[i]
		}
		index[i] = e
		for j := range from {
			if from[j] == e {
				index[i] = j
			}
		}
		same = same && index[i] == i
	}
	if same {
		return v
	}
	imm := 0
	for i, x := range index[:4] {
		imm |= x & 3 << (2 * i)
	}
	switch {
	case bytes == 8 && v.width == 32:
		return s.imm("VPERMPD", imm, v.width, v)
	case v.width == 16:
		return s.imm("VPSHUFD", imm, v.width, v)
	case bytes == 8:
		return s.op("VPERMPD", v.width, v, s.indices(index, 8, v.width))
	}
	return s.op("VPERMPS", v.width, v, s.indices(index, 4, v.width))
}
