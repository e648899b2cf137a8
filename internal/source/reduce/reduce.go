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

// fold is how two elements become one.
type fold[N any] interface{ of(a, b N) N }

type (
	plus[N number[N]]       struct{}
	larger[N limb.Real[N]]  struct{}
	smaller[N limb.Real[N]] struct{}
)

func (plus[N]) of(a, b N) N    { return a.Add(b) }
func (larger[N]) of(a, b N) N  { return a.Max(b) }
func (smaller[N]) of(a, b N) N { return a.Min(b) }

// Sum sets sums[g] to the sum of block g of x.
//
//limb:kernel
func Sum[N number[N]](g kernel.Group, sums, work, x []N) { block(g, plus[N]{}, sums, work, x) }

// Max sets sums[g] to the largest element of block g of x, as limb.Max has it.
//
//limb:kernel
func Max[N limb.Real[N]](g kernel.Group, sums, work, x []N) { block(g, larger[N]{}, sums, work, x) }

// Min is Max for the smallest element.
//
//limb:kernel
func Min[N limb.Real[N]](g kernel.Group, sums, work, x []N) { block(g, smaller[N]{}, sums, work, x) }

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
	halve(g, plus[N]{}, sums, w, half)
}

// block reduces block g of x.
func block[N any, F fold[N]](g kernel.Group, f F, sums, work, x []N) {
	first := g.Index() * Block
	n := min(Block, len(x)-first)
	half := lower(n)
	w := work[g.Index()*Half:]
	g.Each(half, func(i int) {
		s := x[first+i]
		if half+i < n {
			s = f.of(s, x[first+half+i])
		}
		w[i] = s
	})
	halve(g, f, sums, w, half)
}

// halve reduces so many elements of w, a power of two, to sums[g].
func halve[N any, F fold[N]](g kernel.Group, f F, sums, w []N, half int) {
	for half > 1 {
		half /= 2
		g.Each(half, func(i int) { w[i] = f.of(w[i], w[half+i]) })
	}
	g.Each(1, func(i int) { sums[g.Index()] = w[0] })
}
