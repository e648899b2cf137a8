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

// A pass is so many blocks of butterflies of a radix.
type pass[C any] struct {
	radix int // 1: a turn; 0: Untangle
	outer int // blocks
	blocks.Pass[C]
}

// programs are the kernels of passes by their radix: those whose results are turned, with
// Turn and Untangle, and those whose results are not.
type programs struct{ turned, plain [9]*simd.Program }

// inGo returns the passes in plain Go. B is C with the methods of package butterfly.
func inGo[T limb.Float, B passes.Number[B, T], C Complex]() func(*pass[C]) {
	type kernels = [9]func(g kernel.Group, p blocks.Pass[B])
	turned := kernels{
		blocks.Untangle[B, T], blocks.Turn[B, T],
		blocks.Turned[passes.Two, B, T], blocks.Turned[passes.Three, B, T], blocks.Turned[passes.Four, B, T], blocks.Turned[passes.Five, B, T],
		7: blocks.Turned[passes.Seven, B, T], 8: blocks.Turned[passes.Eight, B, T],
	}
	plain := kernels{
		2: blocks.Plain[passes.Two, B, T], 3: blocks.Plain[passes.Three, B, T], 4: blocks.Plain[passes.Four, B, T], 5: blocks.Plain[passes.Five, B, T],
		7: blocks.Plain[passes.Seven, B, T], 8: blocks.Plain[passes.Eight, B, T],
	}
	return func(all *pass[C]) {
		p := (*pass[B])(unsafe.Pointer(all))
		f := plain[p.radix]
		if p.W != nil {
			f = turned[p.radix]
		}
		kernel.Groups(p.outer, func(g kernel.Group) { f(g, p.Pass) })
	}
}

// run does a pass.
func (k *kind[C]) run(p *pass[C]) {
	f, level := k.programs.plain[p.radix], simd.Current()
	if p.W != nil {
		f = k.programs.turned[p.radix]
	}
	if p.outer < 1 || p.Run < 1 {
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
	run := min(p.Run, max(call/f.Ops&^63, 64))
	outer := max(call/(run*f.Ops), 1)
	if run < p.Run {
		outer = 1
	}
	turn := 0 // by how much the turns go on: one a block, or one an element
	if p.radix < 2 {
		turn = 1
	}
	l := simd.Launch{Slices: [8]simd.Slice{simd.SliceOf(p.To), simd.SliceOf(p.From), simd.SliceOf(p.W)}}
	for o := 0; o < p.outer; o += outer {
		l.First, l.Last = o, min(p.outer, o+outer)
		for i := 0; i < p.Run; i += run {
			n := min(run, p.Run-i)
			l.Scalars = [16]int{n, p.Sign, p.Src + i, p.SrcBy, p.SrcStep, p.First + i, p.Dst + i, p.DstBy, p.DstStep, p.Turn + turn*i, p.TurnStep}
			f.Run(level, &l, n*(l.Last-l.First))
		}
	}
}
