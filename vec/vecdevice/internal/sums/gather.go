// Package sums has sums of machine numbers, exact sums and polynomials as kernels of devices.
package sums

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/source/element"
	"github.com/limbfp/limb/internal/source/reduce"
	"github.com/limbfp/limb/kernel"
)

// # Sums of machine numbers
//
// A block of machine numbers is gathered into at most Gathered numbers first, each of
// several: of m numbers, number i has the elements i, i+m, i+2m, …, and those that are left
// over are one more, in which nothing stands for what is missing. These are then reduced as
// any block is.

// Gathered is the most numbers that a block is gathered into. Eight machine numbers, or
// products of two, become a pair; Two machine numbers become a quad, and One product.
const Gathered, Eight, Two, One = 512, 8, 2, 1

// SumPairs sets sums[g] to the sum of block g of x, of Eight·Gathered elements.
//
//limb:kernel device
func SumPairs[T limb.Float](g kernel.Group, sums, work []limb.Pair[T], x []T) {
	first := g.Index() * Gathered * Eight
	n := min(Gathered*Eight, len(x)-first)
	w := work[g.Index()*Gathered:]
	g.Each((n+Eight-1)/Eight, func(i int) {
		var a [Eight]T
		for j := range Eight {
			a[j] = nothing[T]()
			if k := place(n, Eight, i, j); k < n {
				a[j] = x[first+k]
			}
		}
		w[i] = element.Sum8(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7])
	})
	halvePairs(g, sums, w, (n+Eight-1)/Eight)
}

// SumQuads is SumPairs in quads, of blocks of Two·Gathered elements.
//
//limb:kernel device
func SumQuads[T limb.Float](g kernel.Group, sums, work []limb.Quad[T], x []T) {
	first := g.Index() * Gathered * Two
	n := min(Gathered*Two, len(x)-first)
	w := work[g.Index()*Gathered:]
	g.Each((n+Two-1)/Two, func(i int) {
		a, b := x[first+place(n, Two, i, 0)], nothing[T]()
		if k := place(n, Two, i, 1); k < n {
			b = x[first+k]
		}
		w[i] = element.Sum2(a, b)
	})
	halveQuads(g, sums, w, (n+Two-1)/Two)
}

// SumTriples is SumPairs in triples, of blocks of Two·Gathered elements.
//
//limb:kernel device
func SumTriples[T limb.Float](g kernel.Group, sums, work []limb.Triple[T], x []T) {
	first := g.Index() * Gathered * Two
	n := min(Gathered*Two, len(x)-first)
	w := work[g.Index()*Gathered:]
	g.Each((n+Two-1)/Two, func(i int) {
		a, b := x[first+place(n, Two, i, 0)], nothing[T]()
		if k := place(n, Two, i, 1); k < n {
			b = x[first+k]
		}
		w[i] = element.Sum2Triple(a, b)
	})
	halveTriples(g, sums, w, (n+Two-1)/Two)
}

// DotPairs sets sums[g] to the sum of the products of block g of x and y, of Eight·Gathered
// elements.
//
//limb:kernel device
func DotPairs[T limb.Float](g kernel.Group, sums, work []limb.Pair[T], x, y []T) {
	first := g.Index() * Gathered * Eight
	n := min(Gathered*Eight, len(x)-first)
	w := work[g.Index()*Gathered:]
	g.Each((n+Eight-1)/Eight, func(i int) {
		var a, b [Eight]T
		for j := range Eight {
			a[j], b[j] = nothing[T](), 1
			if k := place(n, Eight, i, j); k < n {
				a[j], b[j] = x[first+k], y[first+k]
			}
		}
		w[i] = element.Dot8(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7])
	})
	halvePairs(g, sums, w, (n+Eight-1)/Eight)
}

// PlainQuads is SumQuads of blocks of Gathered elements: a number has one. Products of two float32 are
// such elements, in float64.
//
//limb:kernel device
//limb:twin
func PlainQuads[T limb.Float](g kernel.Group, sums, work []limb.Quad[T], x []T) {
	first := g.Index() * Gathered
	n := min(Gathered, len(x)-first)
	w := work[g.Index()*Gathered:]
	g.Each(n, func(i int) { w[i] = limb.Quad[T]{X0: x[first+i]} })
	halveQuads(g, sums, w, n)
}

// Widen sets out[i] to x[i].
//
//limb:kernel device
func Widen(i int, out []float64, x []float32) { out[i] = float64(x[i]) }

// Products sets out[i] to x[i]·y[i].
//
//limb:kernel device
func Products(i int, out, x, y []float64) { out[i] = float64(x[i] * y[i]) }

// DotQuads is DotPairs in quads, of blocks of Gathered elements.
//
//limb:kernel device
func DotQuads[T limb.Float](g kernel.Group, sums, work []limb.Quad[T], x, y []T) {
	first := g.Index() * Gathered
	n := min(Gathered, len(x)-first)
	w := work[g.Index()*Gathered:]
	g.Each(n, func(i int) { w[i] = element.Dot1(x[first+i], y[first+i]) })
	halveQuads(g, sums, w, n)
}

// DotTriples is DotPairs in triples, of blocks of Gathered elements.
//
//limb:kernel device
func DotTriples[T limb.Float](g kernel.Group, sums, work []limb.Triple[T], x, y []T) {
	first := g.Index() * Gathered
	n := min(Gathered, len(x)-first)
	w := work[g.Index()*Gathered:]
	g.Each(n, func(i int) { w[i] = element.Dot1Triple(x[first+i], y[first+i]) })
	halveTriples(g, sums, w, n)
}

// place returns where element j of number i stands, of n elements that are gathered so many at
// a time.
func place(n, each, i, j int) int {
	m := n / each
	if i == m {
		return m*each + j
	}
	return i + j*m
}

// nothing adds nothing to a sum, not even the sign of a zero: -0.
func nothing[T limb.Float]() T {
	var zero T
	return -zero
}

// halvePairs is halve for sums of pairs, and halveQuads for those of quads.
func halvePairs[T limb.Float](g kernel.Group, sums, w []limb.Pair[T], n int) {
	for n > 1 {
		m := reduce.Lower(n)
		g.Each(n-m, func(i int) { w[i] = w[i].Add(w[m+i]) })
		n = m
	}
	g.Each(1, func(i int) { sums[g.Index()] = w[0] })
}

//limb:twin
func halveQuads[T limb.Float](g kernel.Group, sums, w []limb.Quad[T], n int) {
	for n > 1 {
		m := reduce.Lower(n)
		g.Each(n-m, func(i int) { w[i] = w[i].Add(w[m+i]) })
		n = m
	}
	g.Each(1, func(i int) { sums[g.Index()] = w[0] })
}
