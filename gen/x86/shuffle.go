package x86

import (
	"encoding/binary"

	"github.com/limbfp/limb/internal/ir"
)

// # Structs and vectors

// laneOrder is the order in which structs of n numbers come out of their vectors.
func laneOrder(isa *ISA, limb ir.Type, n int) []int {
	lanes := isa.Width / size(limb)
	order := make([]int, lanes)
	per := 16 / size(limb) // lanes of a part of 128 bits
	for i := range order {
		part, lane := i/per, i%per
		switch {
		case n == 2 && limb == ir.F64: // unpack: from each vector the part's one
			order[i] = part + lane*lanes/2
		case n == 2: // two from each vector
			order[i] = part*2 + lane%2 + lane/2*lanes/2
		case n == 4 && limb == ir.F32:
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
func (s *selector) apart(v []*value) []*value {
	w := s.isa.Width
	two := func(op string, a, b *value) *value { return s.op(op, w, b, a) }
	switch {
	case len(v) == 2 && s.limb == ir.F64:
		return []*value{two("VUNPCKLPD", v[0], v[1]), two("VUNPCKHPD", v[0], v[1])}
	case len(v) == 2:
		return []*value{s.imm("VSHUFPS", 0x88, w, v[1], v[0]), s.imm("VSHUFPS", 0xDD, w, v[1], v[0])}
	case s.limb == ir.F32:
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
func (s *selector) together(v []*value) []*value {
	w := s.isa.Width
	two := func(op string, a, b *value) *value { return s.op(op, w, b, a) }
	switch {
	case len(v) == 2 && s.limb == ir.F64:
		return s.apart(v)
	case len(v) == 2:
		return []*value{two("VUNPCKLPS", v[0], v[1]), two("VUNPCKHPS", v[0], v[1])}
	case s.limb == ir.F32:
		return s.transpose(v)
	}
	a, b := two("VUNPCKLPD", v[0], v[1]), two("VUNPCKLPD", v[2], v[3])
	c, d := two("VUNPCKHPD", v[0], v[1]), two("VUNPCKHPD", v[2], v[3])
	if !s.isa.masks {
		op := "VPERM2F128"
		return []*value{s.imm(op, 0x20, w, b, a), s.imm(op, 0x20, w, d, c), s.imm(op, 0x31, w, b, a), s.imm(op, 0x31, w, d, c)}
	}
	pick := func(x, y *value, index ...int) *value {
		return s.add(&inst{op: "VPERMT2PD", imm: -1, args: []*value{y, s.indices(index, 8, w), x}, tied: true}, w)
	}
	return []*value{
		pick(a, b, 0, 1, 8, 9, 2, 3, 10, 11), pick(c, d, 0, 1, 8, 9, 2, 3, 10, 11),
		pick(a, b, 4, 5, 12, 13, 6, 7, 14, 15), pick(c, d, 4, 5, 12, 13, 6, 7, 14, 15),
	}
}

// transpose exchanges rows and columns of the 4x4 float32 in the parts of 128
// bits of four vectors.
func (s *selector) transpose(v []*value) []*value {
	w := s.isa.Width
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
	c := constant{size: bytes, width: width, lanes: string(b)}
	v := s.consts[c]
	if v == nil {
		v = &value{width: width, konst: &c, reg: -1}
		s.consts[c] = v
	}
	return v
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
