// Package tile has the kernels of matrix products: C += AB, an element of C by a chain of steps
// with k from first to last. A group has a tile of C: a few rows, and width columns that lie
// side by side in lanes. Nothing but the order of k makes the bits, so that neither the shape of
// the tiles nor the number of cores does.
//
// Element (i, k) of A is a[i·aRow + k·aCol], so that A may be a transpose; element (k, j) of B is
// b[k·bRow + j], and element (i, j) of C c[i·cRow + j].
package tile

import (
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// Rows is the number of rows of a tile.
const Rows = 4

// Pairs4 adds AB to C by the step of pairs. rows is a multiple of Rows.
//
//limb:kernel
func Pairs4[T limb.Float](g kernel.Group, c, a, b []limb.Pair[T], depth, rows, columns, width, aRow, aCol, bRow, cRow int) {
	tile4(g, Short[T]{}, c, a, b, depth, rows, columns, width, aRow, aCol, bRow, cRow)
}

// Pairs1 is Pairs4 for any number of rows.
//
//limb:kernel
func Pairs1[T limb.Float](g kernel.Group, c, a, b []limb.Pair[T], depth, rows, columns, width, aRow, aCol, bRow, cRow int) {
	tile1(g, Short[T]{}, c, a, b, depth, rows, columns, width, aRow, aCol, bRow, cRow)
}

// Machine4 adds AB to C by the step of machine numbers. rows is a multiple of Rows.
//
//limb:kernel
func Machine4[T limb.Float](g kernel.Group, c, a, b []T, depth, rows, columns, width, aRow, aCol, bRow, cRow int) {
	tile4(g, Machine[T]{}, c, a, b, depth, rows, columns, width, aRow, aCol, bRow, cRow)
}

// Machine1 is Machine4 for any number of rows.
//
//limb:kernel
func Machine1[T limb.Float](g kernel.Group, c, a, b []T, depth, rows, columns, width, aRow, aCol, bRow, cRow int) {
	tile1(g, Machine[T]{}, c, a, b, depth, rows, columns, width, aRow, aCol, bRow, cRow)
}

// Quads1 adds AB to C, each step a MulAdd.
//
//limb:kernel
func Quads1[T limb.Float](g kernel.Group, c, a, b []limb.Quad[T], depth, rows, columns, width, aRow, aCol, bRow, cRow int) {
	panel, block := g.Index()/rows, g.Index()%rows
	n := min(width, columns-panel*width)
	x0, y0, z0 := block*aRow, panel*width, block*cRow+panel*width
	for k := 0; k < depth; k++ {
		x, y := k*aCol, k*bRow+y0
		g.Each(n, func(j int) { c[z0+j] = a[x0+x].MulAdd(b[y+j], c[z0+j]) })
	}
}

// A Stepper says what a step of a chain is: c + ab, rounded in some way.
type Stepper[N any] interface{ Step(c, a, b N) N }

// tile4 adds AB to four rows of C at a time.
func tile4[S Stepper[N], N any](g kernel.Group, s S, c, a, b []N, depth, rows, columns, width, aRow, aCol, bRow, cRow int) {
	blocks := rows / Rows
	panel, block := g.Index()/blocks, g.Index()%blocks
	n := min(width, columns-panel*width)
	x0, y0, z0 := block*Rows*aRow, panel*width, block*Rows*cRow+panel*width
	z1, z2, z3 := z0+cRow, z0+2*cRow, z0+3*cRow
	k := 0
	for ; k+8 <= depth; k += 8 {
		x, y := k*aCol, k*bRow+y0
		g.Each(n, func(j int) {
			b0, b1, b2, b3 := b[y+j], b[y+bRow+j], b[y+2*bRow+j], b[y+3*bRow+j]
			b4, b5, b6, b7 := b[y+4*bRow+j], b[y+5*bRow+j], b[y+6*bRow+j], b[y+7*bRow+j]
			c0, c1, c2, c3 := c[z0+j], c[z1+j], c[z2+j], c[z3+j]
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+x0, aRow, b0)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+x0+aCol, aRow, b1)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+x0+2*aCol, aRow, b2)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+x0+3*aCol, aRow, b3)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+x0+4*aCol, aRow, b4)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+x0+5*aCol, aRow, b5)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+x0+6*aCol, aRow, b6)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+x0+7*aCol, aRow, b7)
			c[z0+j] = c0
			c[z1+j] = c1
			c[z2+j] = c2
			c[z3+j] = c3
		})
	}
	for ; k < depth; k++ {
		x, y := k*aCol, k*bRow+y0
		g.Each(n, func(j int) {
			c0, c1, c2, c3 := four(s, c[z0+j], c[z1+j], c[z2+j], c[z3+j], a, x+x0, aRow, b[y+j])
			c[z0+j] = c0
			c[z1+j] = c1
			c[z2+j] = c2
			c[z3+j] = c3
		})
	}
}

// four is a step of each of four rows.
func four[S Stepper[N], N any](s S, c0, c1, c2, c3 N, a []N, x, by int, b N) (d0, d1, d2, d3 N) {
	return s.Step(c0, a[x], b), s.Step(c1, a[x+by], b), s.Step(c2, a[x+2*by], b), s.Step(c3, a[x+3*by], b)
}

// tile1 is tile4 with one row at a time.
func tile1[S Stepper[N], N any](g kernel.Group, s S, c, a, b []N, depth, rows, columns, width, aRow, aCol, bRow, cRow int) {
	panel, block := g.Index()/rows, g.Index()%rows
	n := min(width, columns-panel*width)
	x0, y0, z0 := block*aRow, panel*width, block*cRow+panel*width
	k := 0
	for ; k+8 <= depth; k += 8 {
		x, y := k*aCol, k*bRow+y0
		g.Each(n, func(j int) {
			b0, b1, b2, b3 := b[y+j], b[y+bRow+j], b[y+2*bRow+j], b[y+3*bRow+j]
			b4, b5, b6, b7 := b[y+4*bRow+j], b[y+5*bRow+j], b[y+6*bRow+j], b[y+7*bRow+j]
			c[z0+j] = eight(s, c[z0+j], a, x0+x, aCol, b0, b1, b2, b3, b4, b5, b6, b7)
		})
	}
	for ; k < depth; k++ {
		x, y := k*aCol, k*bRow+y0
		g.Each(n, func(j int) { c[z0+j] = s.Step(c[z0+j], a[x0+x], b[y+j]) })
	}
}

// eight is eight steps.
func eight[S Stepper[N], N any](s S, c N, a []N, x, by int, b0, b1, b2, b3, b4, b5, b6, b7 N) N {
	c = s.Step(c, a[x], b0)
	c = s.Step(c, a[x+by], b1)
	c = s.Step(c, a[x+2*by], b2)
	c = s.Step(c, a[x+3*by], b3)
	c = s.Step(c, a[x+4*by], b4)
	c = s.Step(c, a[x+5*by], b5)
	c = s.Step(c, a[x+6*by], b6)
	return s.Step(c, a[x+7*by], b7)
}

// Short is the step of pairs: the product is not brought to a pair before it is added.
type Short[T limb.Float] struct{}

// Step returns c + ab.
//
// Error: ≤ 3u²|c| + 12u²|ab|, and 5u²|ab| where c = 0.
// Cost: 17 flops with a fused multiply-add.
func (Short[T]) Step(c, a, b limb.Pair[T]) limb.Pair[T] {
	p, e := limb.TwoProd(a.Hi, b.Hi)
	e = e + (T(a.Hi*b.Lo) + T(a.Lo*b.Hi))
	s, t := limb.TwoSum(c.Hi, p)
	hi, lo := limb.FastTwoSum(s, t+(c.Lo+e))
	return limb.Pair[T]{Hi: hi, Lo: lo}
}

// Machine is the step of machine numbers.
type Machine[T limb.Float] struct{}

// Step returns c + ab, rounded twice.
func (Machine[T]) Step(c, a, b T) T { return c + T(a*b) }

// Reduce sets each x, an integer of less than 53 bits, to the remainder of smallest size of x·factor modulo m:
// of that of x, times factor. modulus is an odd integer below 2^22, inverse 1/m, rounded, and factor at most
// half of m.
//
//limb:kernel
func Reduce(i int, x []float64, modulus, inverse, factor float64) {
	x[i] = residue(float64(residue(x[i], modulus, inverse)*factor), modulus, inverse)
}

// residue returns x modulo m. The quotient may be off by one where x is nearly half way, and so the result
// beyond half of m by a little.
func residue(x, modulus, inverse float64) float64 {
	return x - float64(modulus*math.Floor(float64(x*inverse)+0.5))
}
