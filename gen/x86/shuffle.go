package x86

import (
	"encoding/binary"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Structs and vectors

// laneOrder is the order in which structs of n floats come out of their vectors of
// as many lanes; nil is that of elements.
func laneOrder(isa *ISA, float ir.Type, lanes, n int) []int {
	switch {
	case n == 6: // of three floats the elements are in order, and then of two
		n = 2
	case n == 3 && !isa.neon && !isa.masks:
		return thirds(lanes, 0)
	case n == 3:
		return nil
	}
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
	switch len(v) {
	case 3:
		return s.apart3(v, float, laneOrder(s.isa, float, s.lanes(), 3))
	case 6:
		x, y := s.apart3(v[:3], float, nil), s.apart3(v[3:], float, nil)
		a, b, c := s.apart([]*value{x[0], y[0]}, float), s.apart([]*value{x[1], y[1]}, float), s.apart([]*value{x[2], y[2]}, float)
		return []*value{a[0], b[0], c[0], a[1], b[1], c[1]}
	}
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
	switch len(v) {
	case 3:
		return s.together3(v, float, laneOrder(s.isa, float, s.lanes(), 3))
	case 6:
		a, b, c := s.together([]*value{v[0], v[3]}, float), s.together([]*value{v[1], v[4]}, float), s.together([]*value{v[2], v[5]}, float)
		return append(s.together3([]*value{a[0], b[0], c[0]}, float, nil), s.together3([]*value{a[1], b[1], c[1]}, float, nil)...)
	}
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

// thirds returns which struct of three has its float k in each lane. The lanes of a vector are a power of two:
// so floats k of all structs lie in different lanes of their vectors.
func thirds(lanes, k int) []int {
	order := make([]int, lanes)
	for i := range lanes {
		order[(3*i+k)%lanes] = i
	}
	return order
}

// apart3 is apart for structs of three, in an order of elements.
func (s *selector) apart3(v []*value, float ir.Type, to []int) (out []*value) {
	lanes := s.lanes()
	for k := range 3 {
		from := thirds(lanes, k)
		if s.isa.masks {
			from = to
		}
		out = append(out, s.reorder(s.mixed(v, float, func(lane int) (vector, at int) {
			p := 3*at3(from, lane) + k
			return p / lanes, p % lanes
		}), from, to, size(float)))
	}
	return out
}

// together3 is the opposite of apart3.
func (s *selector) together3(v []*value, float ir.Type, from []int) (out []*value) {
	lanes := s.lanes()
	fields, place := slices.Clone(v), make([]int, lanes)
	for lane := range lanes {
		place[at3(from, lane)] = lane
	}
	for k := range fields {
		if !s.isa.masks {
			fields[k] = s.reorder(v[k], from, thirds(lanes, k), size(float))
		}
	}
	for j := range 3 {
		out = append(out, s.mixed(fields, float, func(lane int) (vector, at int) {
			p := j*lanes + lane
			if s.isa.masks {
				return p % 3, place[p/3]
			}
			return p % 3, lane
		}))
	}
	return out
}

// at3 returns the element of a lane in an order; nil is that of lanes.
func at3(order []int, lane int) int {
	if order == nil {
		return lane
	}
	return order[lane]
}

// mixed returns the floats of three vectors that from tells of, for each lane: without masks, from the same lane.
func (s *selector) mixed(v []*value, float ir.Type, from func(lane int) (vector, at int)) *value {
	lanes, w := s.lanes(), v[0].width
	x := v[0]
	for k := 1; k < 3; k++ {
		imm, index, mask := 0, make([]int, lanes), ""
		for lane := range lanes {
			vector, at := from(lane)
			index[lane] = lane
			if k == 1 && vector == 0 {
				index[lane] = at
			}
			on := byte(0)
			if vector == k {
				imm |= 1 << lane
				index[lane] = lanes + at
				on = 0xff
			}
			mask += strings.Repeat(string([]byte{on}), size(float))
		}
		switch {
		case imm == 0 && !s.isa.masks: // nothing is from there
		case s.isa.masks:
			x = s.add(&inst{op: "VPERMT2" + ofFloat(float), imm: -1, args: []*value{v[k], s.indices(index, size(float), w), x}, tied: true}, w)
		case s.isa.neon:
			x = s.op("VBLENDV"+ofFloat(float), w, s.constantOf(constant{size: 8, width: w, lanes: mask}), v[k], x)
		default:
			x = s.imm("VBLEND"+ofFloat(float), imm, w, v[k], x)
		}
	}
	return x
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
	if s.isa.neon {
		return s.permuteNEON(v, index, bytes)
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
