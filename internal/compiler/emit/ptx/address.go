package ptx

import (
	"fmt"
	"strconv"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Addresses
//
// An access has an offset that costs nothing. So of an index (16p + r)·8 + k, where p is a constant in each turn
// of a loop that is unrolled, the address of r·8 + k is computed, which all turns share, and 128p is
// part of each access. NVIDIA's assembler does not take sums apart itself: an index has 32 bits, and an
// address 64, so that it would have to know that no sum overflows.
//
// Nor do we; but modulo 2^32 the index is rest + c either way, and if rest + c overflows the index is within |c| of
// the largest or least number of 32 bits. With |c| ≤ far that is no index of an array, which has 2^30 elements at most.

// # Planes
//
// The limbs of an element lie in planes, at one index. Of index·size + plane for each NVIDIA's assembler (11.8) computes the
// product once, and adds it to each plane in two instructions of 32 bits, though one instruction does it all,
// IMAD.WIDE. It makes that of a product and a sum of two halves with a carry, where the size is not a
// number that it knows. The index has a sign, and so has the product, whose upper half is that of 64 bits.
//
// Planes are in registers then, two each, which a kernel with many has no room for. From a plane to the next one is the stride,
// a parameter, which takes none: before Ampere ptxas needs 128 registers for a pass of complex quads that goes so, and else 166. From
// Ampere on it is the other way round.

// most is how many planes of callers' arrays a kernel has at most whose addresses are made of halves: those of a pass of pairs,
// or of a last one of quads; one of quads with turns has 24, and would need 240 registers.
const most = 16

// ampere is the compute capability, times ten, before which the planes of an array of at least long, in a kernel with more than most,
// are gone through by their strides.
const (
	ampere = 80
	long   = 8
)

// walk is how an array is gone through from plane to plane: where the last access was, and for each plane but the first the
// one before it, and how far that is. A label forgets the access: control may come there on another way.
type walk struct {
	plane, index, at string
	steps            map[string][2]string
}

// far is the largest offset, in elements.
const far = 1 << 12

// address returns where an element lies.
func (p *printer) address(base, index string, offset int, t ir.Type) string {
	if n, err := strconv.Atoi(index); err == nil {
		return fmt.Sprintf("[%s+%d]", base, (n+offset)*t.Bytes())
	}
	at := ""
	if half, ok := p.halves[base]; ok {
		size := p.size(t)
		low := p.op(ir.I32, "mad.lo.cc.s32", index, size, half[0])
		at = p.op(ir.U64, "mov.b64", "{"+low, p.op(ir.I32, "madc.hi.s32", index, size, half[1])+"}")
	} else if step := p.walk.steps[base]; step[0] != "" && step[0] == p.walk.plane && index == p.walk.index {
		at = p.op(ir.U64, "mad.wide.u32", step[1], strconv.Itoa(t.Bytes()), p.walk.at)
	} else {
		at = p.op(ir.U64, "mad.wide.s32", index, strconv.Itoa(t.Bytes()), base)
	}
	p.walk.plane, p.walk.index, p.walk.at = base, index, at
	if offset != 0 {
		at += fmt.Sprintf("+%d", offset*t.Bytes())
	}
	return "[" + at + "]"
}

// plane takes the address of a plane of a caller's array apart.
func (p *printer) plane(address string) {
	half := [2]string{p.register("s32"), p.register("s32")}
	p.line("mov.b64 {%s, %s}, %s", half[0], half[1], address)
	p.halves[address] = half
}

// size returns the register that has the size of numbers.
func (p *printer) size(t ir.Type) string {
	if p.sizes[t.Bytes()] == "" {
		p.sizes[t.Bytes()] = p.register("u32")
	}
	return p.sizes[t.Bytes()]
}

// element returns the address of the element of a plane at an index.
func (p *printer) element(s *scope, plane string, index *ir.Value, t ir.Type) string {
	rest, c := p.apart(s, index)
	if c < -far || c > far {
		rest, c = s.at[index][0], 0
	}
	return p.address(plane, rest, c, t)
}

// apart returns v as a sum of a register, or a number, and a constant.
func (p *printer) apart(s *scope, v *ir.Value) (rest string, c int) {
	x := s.at[v][0]
	if n, err := strconv.Atoi(x); err == nil {
		return "0", n
	}
	switch v.Op {
	case ir.Add, ir.Sub:
		a, ca := p.apart(s, v.Args[0])
		b, cb := p.apart(s, v.Args[1])
		if v.Op == ir.Sub {
			cb = -cb
		}
		switch {
		case ca == 0 && cb == 0:
		case b == "0":
			return a, ca + cb
		case a == "0" && v.Op == ir.Add:
			return b, ca + cb
		default:
			return p.op(ir.I32, others[v.Op][:4]+"s32", a, b), ca + cb
		}
	case ir.Mul:
		for i, factor := range v.Args {
			if k, err := strconv.Atoi(s.at[factor][0]); err == nil && -far <= k && k <= far {
				if a, c := p.apart(s, v.Args[1-i]); c != 0 {
					return p.op(ir.I32, "mul.lo.s32", a, strconv.Itoa(k)), c * k
				}
			}
		}
	}
	return x, 0
}
