package fft

import (
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft/internal/passes"
	"github.com/limbfp/limb/internal/simd"
)

// # Passes
//
// All work is done in passes: a butterfly of some radix on elements of arrays that
// stand apart by fixed steps, whose results are turned by roots of unity. That is
// a step of package passes in a loop, or one kernel of assembly.

// A pass is outer times run butterflies.
type pass[C any] struct {
	radix      int // 1: a turn; 0: Untangle
	sign       float64
	outer, run int

	// Operand j of butterfly i in turn o is from[src + j·srcBy + o·srcStep + i], result
	// k > 0 goes to[dst + k·dstBy + o·dstStep + i], and result 0 as if dst were first.
	from, to                   []C
	src, srcBy, srcStep        int
	first, dst, dstBy, dstStep int

	// The results 1, 2 … are turned by w[o·wStep], w[o·wStep+1] … unless w is nil;
	// a pass of radix 0 or 1 has w[w0 + o·wStep + i] for each butterfly.
	w         []C
	w0, wStep int
}

// inGo returns the passes in plain Go. B is C with the methods of package butterfly.
func inGo[T limb.Float, B passes.Number[B, T], C Complex]() (list [9]func(*pass[C])) {
	for i, f := range loops[T, B]() {
		if f != nil {
			list[i] = func(p *pass[C]) { f((*pass[B])(unsafe.Pointer(p))) }
		}
	}
	return list
}

func loops[T limb.Float, C passes.Number[C, T]]() [9]func(*pass[C]) {
	steps := func(step func(dst, src, w []C, at, by, first, to, toBy int, s T)) func(*pass[C]) {
		return func(p *pass[C]) {
			for o := range p.outer {
				w := p.w
				if w != nil {
					w = w[o*p.wStep:]
				}
				src, first, dst := p.src+o*p.srcStep, p.first+o*p.dstStep, p.dst+o*p.dstStep
				for i := range p.run {
					step(p.to, p.from, w, src+i, p.srcBy, first+i, dst+i, p.dstBy, T(p.sign))
				}
			}
		}
	}
	return [9]func(*pass[C]){
		0: func(p *pass[C]) {
			for i := range p.run {
				x, y := p.from[p.src+i], p.from[p.src+p.srcBy+i]
				p.to[p.first+i], p.to[p.dst+p.dstBy+i] = x.Untangle(y, p.w[p.w0+i], T(p.sign))
			}
		},
		1: func(p *pass[C]) {
			for o := range p.outer {
				for i := range p.run {
					x, w := p.from[p.src+o*p.srcStep+i], p.w[p.w0+o*p.wStep+i]
					p.to[p.first+o*p.dstStep+i] = x.Turn(w, T(p.sign))
				}
			}
		},
		2: steps(passes.Step2[C]),
		3: steps(passes.Step3[C]),
		4: steps(passes.Step4[C]),
		5: steps(passes.Step5[C]),
		7: steps(passes.Step7[C]),
		8: steps(passes.Step8[C]),
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
				l.Array[j] = unsafe.Pointer(&p.from[p.src+j*p.srcBy+o*p.srcStep+i])
				l.Step[j] = p.srcStep * size
			}
			for j := range out {
				dst := p.dst
				if j == 0 {
					dst = p.first
				}
				l.Array[in+j] = unsafe.Pointer(&p.to[dst+j*p.dstBy+o*p.dstStep+i])
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
