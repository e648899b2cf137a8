package fft

import (
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/simd"
)

// # Passes
//
// All work is done in passes: a butterfly of some radix on elements of arrays that
// stand apart by fixed steps, whose results are turned by roots of unity. That is
// one loop in Go for each radix, one kernel of assembly, and one kernel of a device.

// A pass is outer times run butterflies.
type pass[C any] struct {
	radix      int // 1: a turn; 0: Untangle
	sign       float64
	outer, run int

	// Operand j of butterfly i in turn o is from[src[j] + o·srcStep + i], and
	// result k goes to[dst[k] + o·dstStep + i].
	from, to         []C
	src, dst         [8]int
	srcStep, dstStep int

	// The results 1, 2 … are turned by w[o·wStep], w[o·wStep+1] … unless w is nil;
	// a pass of radix 0 or 1 has w[w0 + o·wStep + i] for each butterfly.
	w         []C
	w0, wStep int
}

// number has what a transform does to numbers, in package butterfly.
type number[C any, T limb.Float] interface {
	Turn(w C, s T) C
	Untangle(y, w C, s T) (p, q C)
	Butterfly2(b C, s T) (y0, y1 C)
	Butterfly3(b, c C, s T) (y0, y1, y2 C)
	Butterfly4(b, c, d C, s T) (y0, y1, y2, y3 C)
	Butterfly5(b, c, d, e C, s T) (y0, y1, y2, y3, y4 C)
	Butterfly7(b, c, d, e, f, g C, s T) (y0, y1, y2, y3, y4, y5, y6 C)
	Butterfly8(b, c, d, e, f, g, h C, s T) (y0, y1, y2, y3, y4, y5, y6, y7 C)
}

// inGo returns the passes in plain Go. B is C with the methods of package butterfly.
func inGo[T limb.Float, B number[B, T], C Complex]() (list [9]func(*pass[C])) {
	for i, f := range loops[T, B]() {
		if f != nil {
			list[i] = func(p *pass[C]) { f((*pass[B])(unsafe.Pointer(p))) }
		}
	}
	return list
}

func loops[T limb.Float, C number[C, T]]() [9]func(*pass[C]) {
	butterflies := func(radix int, f func(x *[8]C, s T)) func(*pass[C]) {
		return func(p *pass[C]) {
			s := T(p.sign)
			var x [8]C
			for o := range p.outer {
				for i := range p.run {
					for j := range radix {
						x[j] = p.from[p.src[j]+o*p.srcStep+i]
					}
					f(&x, s)
					if p.w != nil {
						for k := range radix - 1 {
							x[k+1] = x[k+1].Turn(p.w[o*p.wStep+k], s)
						}
					}
					for k := range radix {
						p.to[p.dst[k]+o*p.dstStep+i] = x[k]
					}
				}
			}
		}
	}
	return [9]func(*pass[C]){
		0: func(p *pass[C]) {
			for i := range p.run {
				x, y := p.from[p.src[0]+i], p.from[p.src[1]+i]
				p.to[p.dst[0]+i], p.to[p.dst[1]+i] = x.Untangle(y, p.w[p.w0+i], T(p.sign))
			}
		},
		1: func(p *pass[C]) {
			for o := range p.outer {
				for i := range p.run {
					x, w := p.from[p.src[0]+o*p.srcStep+i], p.w[p.w0+o*p.wStep+i]
					p.to[p.dst[0]+o*p.dstStep+i] = x.Turn(w, T(p.sign))
				}
			}
		},
		2: butterflies(2, func(x *[8]C, s T) { x[0], x[1] = x[0].Butterfly2(x[1], s) }),
		3: butterflies(3, func(x *[8]C, s T) { x[0], x[1], x[2] = x[0].Butterfly3(x[1], x[2], s) }),
		4: butterflies(4, func(x *[8]C, s T) { x[0], x[1], x[2], x[3] = x[0].Butterfly4(x[1], x[2], x[3], s) }),
		5: butterflies(5, func(x *[8]C, s T) {
			x[0], x[1], x[2], x[3], x[4] = x[0].Butterfly5(x[1], x[2], x[3], x[4], s)
		}),
		7: butterflies(7, func(x *[8]C, s T) {
			x[0], x[1], x[2], x[3], x[4], x[5], x[6] = x[0].Butterfly7(x[1], x[2], x[3], x[4], x[5], x[6], s)
		}),
		8: butterflies(8, func(x *[8]C, s T) {
			x[0], x[1], x[2], x[3], x[4], x[5], x[6], x[7] = x[0].Butterfly8(x[1], x[2], x[3], x[4], x[5], x[6], x[7], s)
		}),
	}
}

// run does a pass.
func (k *kind[C]) run(p *pass[C]) {
	f, level := k.passes[p.radix], simd.Current()
	if !f.Has(level) {
		q := *p // so that p need not be in the heap
		k.inGo[p.radix](&q)
		return
	}
	if p.outer < 1 || p.run < 1 {
		return
	}
	k.assemble(f, level, p)
}

// assemble does a pass by a kernel, in calls of some microseconds each.
func (k *kind[C]) assemble(f *simd.Pass, level simd.Level, p *pass[C]) {
	var x C
	size := int(unsafe.Sizeof(x))
	in, out := p.radix, p.radix
	turned := p.w != nil
	switch p.radix {
	case 0:
		in, out, turned = 2, 2, false
	case 1:
		turned = false
	}
	const call = 1 << 18 // operations
	run := min(p.run, max(call/f.Ops&^63, 64))
	outer := max(call/(run*f.Ops), 1)
	if run < p.run {
		outer = 1
	}
	for o := 0; o < p.outer; o += outer {
		for i := 0; i < p.run; i += run {
			var l simd.PassList
			for j := range in {
				l.Array[j] = unsafe.Pointer(&p.from[p.src[j]+o*p.srcStep+i])
				l.Step[j] = p.srcStep * size
			}
			for j := range out {
				l.Array[in+j] = unsafe.Pointer(&p.to[p.dst[j]+o*p.dstStep+i])
				l.Step[in+j] = p.dstStep * size
			}
			n := in + out
			switch {
			case p.radix < 2: // an operand like the others, after them
				copy(l.Array[in+1:n+1], l.Array[in:n])
				copy(l.Step[in+1:n+1], l.Step[in:n])
				l.Array[in] = unsafe.Pointer(&p.w[p.w0+o*p.wStep+i])
				l.Step[in] = p.wStep * size
			case turned:
				l.Array[n] = unsafe.Pointer(&p.w[o*p.wStep])
				l.Step[n] = p.wStep * size
			}
			f.Run(level, &l, turned, p.sign, min(outer, p.outer-o), min(run, p.run-i))
		}
	}
}
