// Package reduce has the reductions of arrays on devices, as kernels: in the order of
// package vec, so that their results have its bits.
//
// A block of an array is halved again and again. The first halving adds the element m + i
// to the element i < m, where m is the largest power of two below the length of the block,
// and the results of the blocks are reduced likewise.
package reduce

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// Block is the number of elements that a group reduces, that of package vec. Half of them
// fit into its part of the arrays called work.
const Block, Half = 4096, Block / 2

// number is what is added and multiplied.
type number[N any] interface {
	Add(N) N
	Mul(N) N
}

// lower returns the largest power of two below n, and 1 for 1.
func lower(n int) int {
	m := 1
	for m*2 < n {
		m *= 2
	}
	return m
}

// Sum sets sums[g] to the sum of block g of x.
//
//limb:kernel
func Sum[N number[N]](g kernel.Group, sums, work, x []N) {
	first := g.Index() * Block
	n := min(Block, len(x)-first)
	half := lower(n)
	w := work[g.Index()*Half:]
	g.Each(half, func(i int) {
		s := x[first+i]
		if half+i < n {
			s = s.Add(x[first+half+i])
		}
		w[i] = s
	})
	for half > 1 {
		half /= 2
		g.Each(half, func(i int) { w[i] = w[i].Add(w[half+i]) })
	}
	g.Each(1, func(i int) { sums[g.Index()] = w[0] })
}

// Dot is Sum of the products of x and y.
//
//limb:kernel
func Dot[N number[N]](g kernel.Group, sums, work, x, y []N) {
	first := g.Index() * Block
	n := min(Block, len(x)-first)
	half := lower(n)
	w := work[g.Index()*Half:]
	g.Each(half, func(i int) {
		s := x[first+i].Mul(y[first+i])
		if half+i < n {
			s = s.Add(x[first+half+i].Mul(y[first+half+i]))
		}
		w[i] = s
	})
	for half > 1 {
		half /= 2
		g.Each(half, func(i int) { w[i] = w[i].Add(w[half+i]) })
	}
	g.Each(1, func(i int) { sums[g.Index()] = w[0] })
}

// Max sets sums[g] to the largest element of block g of x, as limb.Max has it.
//
//limb:kernel
func Max[N limb.Real[N]](g kernel.Group, sums, work, x []N) {
	first := g.Index() * Block
	n := min(Block, len(x)-first)
	half := lower(n)
	w := work[g.Index()*Half:]
	g.Each(half, func(i int) {
		s := x[first+i]
		if half+i < n {
			s = s.Max(x[first+half+i])
		}
		w[i] = s
	})
	for half > 1 {
		half /= 2
		g.Each(half, func(i int) { w[i] = w[i].Max(w[half+i]) })
	}
	g.Each(1, func(i int) { sums[g.Index()] = w[0] })
}

// Min is Max for the smallest element.
//
//limb:kernel
func Min[N limb.Real[N]](g kernel.Group, sums, work, x []N) {
	first := g.Index() * Block
	n := min(Block, len(x)-first)
	half := lower(n)
	w := work[g.Index()*Half:]
	g.Each(half, func(i int) {
		s := x[first+i]
		if half+i < n {
			s = s.Min(x[first+half+i])
		}
		w[i] = s
	})
	for half > 1 {
		half /= 2
		g.Each(half, func(i int) { w[i] = w[i].Min(w[half+i]) })
	}
	g.Each(1, func(i int) { sums[g.Index()] = w[0] })
}
