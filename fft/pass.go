package fft

import (
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft/internal/blocks"
	"github.com/limbfp/limb/fft/internal/passes"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/kernel"
)

// # Passes
//
// All work is done in passes: a butterfly of some radix on elements of arrays that
// stand apart by fixed steps, whose results are turned by roots of unity. They are
// kernels of package blocks, as assembly or in Go.

// A pass is outer times run butterflies.
type pass[C any] struct {
	radix      int // 1: a turn; 0: Untangle
	sign       int
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

// programs are the kernels of passes by their radix: those whose results are turned, with
// Turn and Untangle, and those whose results are not.
type programs struct{ turned, plain [9]*simd.Program }

// inGo returns the passes in plain Go. B is C with the methods of package butterfly.
func inGo[T limb.Float, B passes.Number[B, T], C Complex]() func(*pass[C]) {
	turned := [9]func(g kernel.Group, dst, src, w []B, run, at, by, step, first, to, toBy, toStep, turns, turnStep, sign int){
		2: blocks.Turned2[B, T], 3: blocks.Turned3[B, T], 4: blocks.Turned4[B, T], 5: blocks.Turned5[B, T], 7: blocks.Turned7[B, T], 8: blocks.Turned8[B, T],
	}
	plain := [9]func(g kernel.Group, dst, src []B, run, at, by, step, first, to, toBy, toStep, sign int){
		2: blocks.Plain2[B, T], 3: blocks.Plain3[B, T], 4: blocks.Plain4[B, T], 5: blocks.Plain5[B, T], 7: blocks.Plain7[B, T], 8: blocks.Plain8[B, T],
	}
	return func(all *pass[C]) {
		p := (*pass[B])(unsafe.Pointer(all))
		kernel.Groups(p.outer, func(g kernel.Group) {
			switch {
			case p.radix == 0:
				blocks.Untangle(g, p.to, p.from, p.w, p.run, p.src, p.srcBy, p.first, p.dst+p.dstBy, p.w0, p.sign)
			case p.radix == 1:
				blocks.Turn(g, p.to, p.from, p.w, p.run, p.src, p.srcStep, p.first, p.dstStep, p.w0, p.wStep, p.sign)
			case p.w != nil:
				turned[p.radix](g, p.to, p.from, p.w, p.run, p.src, p.srcBy, p.srcStep, p.first, p.dst, p.dstBy, p.dstStep, p.w0, p.wStep, p.sign)
			default:
				plain[p.radix](g, p.to, p.from, p.run, p.src, p.srcBy, p.srcStep, p.first, p.dst, p.dstBy, p.dstStep, p.sign)
			}
		})
	}
}

// run does a pass.
func (k *kind[C]) run(p *pass[C]) {
	f, level := k.programs.plain[p.radix], simd.Current()
	if p.w != nil {
		f = k.programs.turned[p.radix]
	}
	if p.outer < 1 || p.run < 1 {
		return
	}
	if !f.Has(level) {
		q := *p // so that p need not be in the heap
		k.inGo(&q)
		return
	}
	p.assemble(f, level)
}

// assemble does a pass by assembly, in calls of some microseconds each.
func (p *pass[C]) assemble(f *simd.Program, level simd.Level) {
	const call = 1 << 19 // operations
	run := min(p.run, max(call/f.Ops&^63, 64))
	outer := max(call/(run*f.Ops), 1)
	if run < p.run {
		outer = 1
	}
	l := simd.Launch{Slices: [8]simd.Slice{simd.SliceOf(p.to), simd.SliceOf(p.from), simd.SliceOf(p.w)}}
	for o := 0; o < p.outer; o += outer {
		for i := 0; i < p.run; i += run {
			n, at, first, dst := min(run, p.run-i), p.src+i, p.first+i, p.dst+i
			l.First, l.Last = o, min(p.outer, o+outer)
			switch {
			case p.radix == 0:
				l.Scalars = [16]int{n, at, p.srcBy, first, dst + p.dstBy, p.w0 + i, p.sign}
			case p.radix == 1:
				l.Scalars = [16]int{n, at, p.srcStep, first, p.dstStep, p.w0 + i, p.wStep, p.sign}
			case p.w != nil:
				l.Scalars = [16]int{n, at, p.srcBy, p.srcStep, first, dst, p.dstBy, p.dstStep, p.w0, p.wStep, p.sign}
			default:
				l.Scalars = [16]int{n, at, p.srcBy, p.srcStep, first, dst, p.dstBy, p.dstStep, p.sign}
			}
			f.Run(level, &l, n*(l.Last-l.First))
		}
	}
}
