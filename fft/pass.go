package fft

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft/internal/blocks"
	"github.com/limbfp/limb/internal/run/simd"
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

// A launcher is what limb build writes of a kernel of package blocks.
type launcher[B any] interface {
	Ops() int
	Part(level simd.Level, first, last, elements int, p blocks.Pass[B])
}

// A stepper is what limb build writes of a kernel for lists of steps.
type stepper[B, R any, T limb.Float] interface {
	Has(level simd.Level) bool
	Part(level simd.Level, first, last, elements int, p blocks.Steps[B, R, T])
}

// launchers are those of passes by their radix: those whose results are turned, with
// Turn and Untangle, and those whose results are not. B is a number with the methods of package butterfly.
type launchers[B any] struct{ turned, plain [9]launcher[B] }

// run does a pass, in calls of some microseconds each, which nothing interrupts.
func (k *launchers[B]) run(p *pass[B]) {
	const call = 1 << 19 // operations
	f, level := k.plain[p.radix], simd.Current()
	if p.W != nil {
		f = k.turned[p.radix]
	}
	if p.outer < 1 || p.Run < 1 {
		return
	}
	ops := f.Ops()
	if p.outer*p.Run <= call/ops {
		f.Part(level, 0, p.outer, p.outer*p.Run, p.Pass)
		return
	}
	run := min(p.Run, max(call/ops&^63, 64))
	outer := max(call/(run*ops), 1)
	if run < p.Run {
		outer = 1
	}
	turn := 0 // by how much the turns go on: one a block, or one an element
	if p.radix < 2 {
		turn = 1
	}
	for o := 0; o < p.outer; o += outer {
		last := min(p.outer, o+outer)
		for i := 0; i < p.Run; i += run {
			q := p.Pass
			q.Run = min(run, p.Run-i)
			q.Src += i
			q.First += i
			q.Dst += i
			q.Turn += turn * i
			f.Part(level, o, last, q.Run*(last-o), q)
		}
	}
}
