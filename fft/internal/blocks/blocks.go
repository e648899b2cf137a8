// Package blocks has the passes of transforms on processors, as kernels: package fft runs
// them, as assembly or in Go. A group is a block: a pass applies a butterfly to run elements
// side by side, and again for each block.
//
// Operand j of butterfly i of block o is src[at + j·by + o·step + i], result k > 0 goes to
// dst[to + k·toBy + o·toStep + i], and result 0 as if to were first. Where results are
// turned, result k is by w[turns + o·turnStep + k-1]. sign is 1, or -1 for the transform with
// the opposite sign.
package blocks

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft/internal/passes"
	"github.com/limbfp/limb/kernel"
)

// Turn turns x[at + o·step + i] by w[turns + o·turnStep + i].
//
//limb:kernel
func Turn[C passes.Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, run, at, step, first, toStep, turns, turnStep, sign int) {
	x, y, k := at+g.Index()*step, first+g.Index()*toStep, turns+g.Index()*turnStep
	s := T(sign)
	g.Each(run, func(i int) { dst[y+i] = src[x+i].Turn(w[k+i], s) })
}

// Untangle untangles src[at + i] and src[at + by + i], by w[turns + i], to dst[first + i] and
// dst[to + i].
//
//limb:kernel
func Untangle[C passes.Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, run, at, by, first, to, turns, sign int) {
	s := T(sign)
	g.Each(run, func(i int) {
		p, q := src[at+i].Untangle(src[at+by+i], w[turns+i], s)
		dst[first+i] = p
		dst[to+i] = q
	})
}

// Turned2 is a pass of radix 2 whose results are turned.
//
//limb:kernel
func Turned2[C passes.Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, run, at, by, step, first, to, toBy, toStep, turns, turnStep, sign int) {
	o, s := g.Index(), T(sign)
	x, y0, y, k := at+o*step, first+o*toStep, to+o*toStep, turns+o*turnStep
	g.Each(run, func(i int) { passes.Step2(dst, src, w[k:k+1], x+i, by, y0+i, y+i, toBy, s) })
}

// Turned3 is a pass of radix 3 whose results are turned.
//
//limb:kernel
func Turned3[C passes.Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, run, at, by, step, first, to, toBy, toStep, turns, turnStep, sign int) {
	o, s := g.Index(), T(sign)
	x, y0, y, k := at+o*step, first+o*toStep, to+o*toStep, turns+o*turnStep
	g.Each(run, func(i int) { passes.Step3(dst, src, w[k:k+2], x+i, by, y0+i, y+i, toBy, s) })
}

// Turned4 is a pass of radix 4 whose results are turned.
//
//limb:kernel
func Turned4[C passes.Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, run, at, by, step, first, to, toBy, toStep, turns, turnStep, sign int) {
	o, s := g.Index(), T(sign)
	x, y0, y, k := at+o*step, first+o*toStep, to+o*toStep, turns+o*turnStep
	g.Each(run, func(i int) { passes.Step4(dst, src, w[k:k+3], x+i, by, y0+i, y+i, toBy, s) })
}

// Turned5 is a pass of radix 5 whose results are turned.
//
//limb:kernel
func Turned5[C passes.Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, run, at, by, step, first, to, toBy, toStep, turns, turnStep, sign int) {
	o, s := g.Index(), T(sign)
	x, y0, y, k := at+o*step, first+o*toStep, to+o*toStep, turns+o*turnStep
	g.Each(run, func(i int) { passes.Step5(dst, src, w[k:k+4], x+i, by, y0+i, y+i, toBy, s) })
}

// Turned7 is a pass of radix 7 whose results are turned.
//
//limb:kernel
func Turned7[C passes.Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, run, at, by, step, first, to, toBy, toStep, turns, turnStep, sign int) {
	o, s := g.Index(), T(sign)
	x, y0, y, k := at+o*step, first+o*toStep, to+o*toStep, turns+o*turnStep
	g.Each(run, func(i int) { passes.Step7(dst, src, w[k:k+6], x+i, by, y0+i, y+i, toBy, s) })
}

// Turned8 is a pass of radix 8 whose results are turned.
//
//limb:kernel
func Turned8[C passes.Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, run, at, by, step, first, to, toBy, toStep, turns, turnStep, sign int) {
	o, s := g.Index(), T(sign)
	x, y0, y, k := at+o*step, first+o*toStep, to+o*toStep, turns+o*turnStep
	g.Each(run, func(i int) { passes.Step8(dst, src, w[k:k+7], x+i, by, y0+i, y+i, toBy, s) })
}

// Plain2 is a pass of radix 2.
//
//limb:kernel
func Plain2[C passes.Number[C, T], T limb.Float](g kernel.Group, dst, src []C, run, at, by, step, first, to, toBy, toStep, sign int) {
	o, s := g.Index(), T(sign)
	x, y0, y := at+o*step, first+o*toStep, to+o*toStep
	g.Each(run, func(i int) { passes.Step2(dst, src, src[:0], x+i, by, y0+i, y+i, toBy, s) })
}

// Plain3 is a pass of radix 3.
//
//limb:kernel
func Plain3[C passes.Number[C, T], T limb.Float](g kernel.Group, dst, src []C, run, at, by, step, first, to, toBy, toStep, sign int) {
	o, s := g.Index(), T(sign)
	x, y0, y := at+o*step, first+o*toStep, to+o*toStep
	g.Each(run, func(i int) { passes.Step3(dst, src, src[:0], x+i, by, y0+i, y+i, toBy, s) })
}

// Plain4 is a pass of radix 4.
//
//limb:kernel
func Plain4[C passes.Number[C, T], T limb.Float](g kernel.Group, dst, src []C, run, at, by, step, first, to, toBy, toStep, sign int) {
	o, s := g.Index(), T(sign)
	x, y0, y := at+o*step, first+o*toStep, to+o*toStep
	g.Each(run, func(i int) { passes.Step4(dst, src, src[:0], x+i, by, y0+i, y+i, toBy, s) })
}

// Plain5 is a pass of radix 5.
//
//limb:kernel
func Plain5[C passes.Number[C, T], T limb.Float](g kernel.Group, dst, src []C, run, at, by, step, first, to, toBy, toStep, sign int) {
	o, s := g.Index(), T(sign)
	x, y0, y := at+o*step, first+o*toStep, to+o*toStep
	g.Each(run, func(i int) { passes.Step5(dst, src, src[:0], x+i, by, y0+i, y+i, toBy, s) })
}

// Plain7 is a pass of radix 7.
//
//limb:kernel
func Plain7[C passes.Number[C, T], T limb.Float](g kernel.Group, dst, src []C, run, at, by, step, first, to, toBy, toStep, sign int) {
	o, s := g.Index(), T(sign)
	x, y0, y := at+o*step, first+o*toStep, to+o*toStep
	g.Each(run, func(i int) { passes.Step7(dst, src, src[:0], x+i, by, y0+i, y+i, toBy, s) })
}

// Plain8 is a pass of radix 8.
//
//limb:kernel
func Plain8[C passes.Number[C, T], T limb.Float](g kernel.Group, dst, src []C, run, at, by, step, first, to, toBy, toStep, sign int) {
	o, s := g.Index(), T(sign)
	x, y0, y := at+o*step, first+o*toStep, to+o*toStep
	g.Each(run, func(i int) { passes.Step8(dst, src, src[:0], x+i, by, y0+i, y+i, toBy, s) })
}
