// Package blocks has the passes of transforms on processors, as kernels: package fft runs
// them, as assembly or in Go. A group is a block of a pass.
package blocks

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/source/passes"
	"github.com/limbfp/limb/kernel"
)

// Pass is a pass through arrays: in each block a butterfly for each of Run elements side by side.
type Pass[C any] struct {
	To, From, W []C

	Run, Sign int // the sign is 1, or -1 for the transform with the opposite one

	// Operand j of butterfly i of block o is From[Src + j·SrcBy + o·SrcStep + i], result k > 0
	// goes to To[Dst + k·DstBy + o·DstStep + i], and result 0 as if Dst were First.
	Src, SrcBy, SrcStep        int
	First, Dst, DstBy, DstStep int

	// Where results are turned, result k is by W[Turn + o·TurnStep + k-1].
	Turn, TurnStep int
}

// Turn turns From[Src + o·SrcStep + i] by W[Turn + o·TurnStep + i], to First + o·DstStep + i.
//
//limb:kernel trusted
func Turn[C passes.Number[C, T], T limb.Float](g kernel.Group, p Pass[C]) {
	o, s := g.Index(), T(p.Sign)
	x, y, k := p.Src+o*p.SrcStep, p.First+o*p.DstStep, p.Turn+o*p.TurnStep
	g.Each(p.Run, func(i int) { p.To[y+i] = p.From[x+i].Turn(p.W[k+i], s) })
}

// Untangle untangles From[Src + i] and From[Src + SrcBy + i], by W[Turn + i], to To[First + i] and
// To[Dst + DstBy + i].
//
//limb:kernel trusted
func Untangle[C passes.Number[C, T], T limb.Float](g kernel.Group, p Pass[C]) {
	s := T(p.Sign)
	to := p.Dst + p.DstBy
	g.Each(p.Run, func(i int) {
		x, y := p.From[p.Src+i].Untangle(p.From[p.Src+p.SrcBy+i], p.W[p.Turn+i], s)
		p.To[p.First+i] = x
		p.To[to+i] = y
	})
}

// Turned is a pass of a radix whose results are turned.
//
//limb:kernel trusted
func Turned[R passes.Radix, C passes.Number[C, T], T limb.Float](g kernel.Group, p Pass[C]) {
	var r R
	o, s := g.Index(), T(p.Sign)
	x, y0, y, k := p.Src+o*p.SrcStep, p.First+o*p.DstStep, p.Dst+o*p.DstStep, p.Turn+o*p.TurnStep
	g.Each(p.Run, func(i int) {
		passes.Step[R](p.To, p.From, p.W[k:][:len(r)-1], passes.Operands{At: x + i, Step: p.SrcBy}, passes.Results{First: y0 + i, At: y + i, By: p.DstBy}, s)
	})
}

// Plain is a pass of a radix.
//
//limb:kernel trusted
func Plain[R passes.Radix, C passes.Number[C, T], T limb.Float](g kernel.Group, p Pass[C]) {
	o, s := g.Index(), T(p.Sign)
	x, y0, y := p.Src+o*p.SrcStep, p.First+o*p.DstStep, p.Dst+o*p.DstStep
	g.Each(p.Run, func(i int) {
		passes.Step[R](p.To, p.From, p.W[:0], passes.Operands{At: x + i, Step: p.SrcBy}, passes.Results{First: y0 + i, At: y + i, By: p.DstBy}, s)
	})
}
