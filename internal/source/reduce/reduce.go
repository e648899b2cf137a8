// Package reduce has the order of reductions, and those of arrays on devices, as kernels.
package reduce

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// number is what is added and multiplied.
type number[N any] interface {
	Add(N) N
	Mul(N) N
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
	m := Lower(n)
	w := work[g.Index()*Half:]
	g.Each(m, func(i int) {
		s := x[first+i].Mul(y[first+i])
		if m+i < n {
			s = s.Add(x[first+m+i].Mul(y[first+m+i]))
		}
		w[i] = s
	})
	halve(g, plus[N]{}, sums, w, m)
}

// block reduces block g of x.
func block[N any, F fold[N]](g kernel.Group, f F, sums, work, x []N) {
	first := g.Index() * Block
	n := min(Block, len(x)-first)
	m := Lower(n)
	w := work[g.Index()*Half:]
	g.Each(m, func(i int) {
		s := x[first+i]
		if m+i < n {
			s = f.of(s, x[first+m+i])
		}
		w[i] = s
	})
	halve(g, f, sums, w, m)
}

// halve reduces the first n elements of w to sums[g].
func halve[N any, F fold[N]](g kernel.Group, f F, sums, w []N, n int) {
	for n > 1 {
		m := Lower(n)
		g.Each(n-m, func(i int) { w[i] = f.of(w[i], w[m+i]) })
		n = m
	}
	g.Each(1, func(i int) { sums[g.Index()] = w[0] })
}
