// Package tile has the kernels of matrix products: C += AB, an element of C by a chain of steps
// with k from first to last. A group has a tile of C: a few rows, and width columns that lie
// side by side in lanes. Nothing but the order of k makes the bits, so that neither the shape of
// the tiles nor the number of cores does.
//
// Kernels for single rows take matrices as they lie: element (i, k) of A is a[i·aRow + k·aCol], so that A may
// be a transpose; element (k, j) of B is b[k·bRow + j], and element (i, j) of C c[i·cRow + j]. Those for
// several rows, R, take A and B packed: element (i, k) of a block of R rows of A is a[block·aBlock + R·k + i],
// and element (k, j) of a panel of width columns of B b[panel·bPanel + k·width + j]. Blocks of C are
// cBlock apart, and panels cPanel.
package tile

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// Pairs1 adds AB to C by the step of pairs.
//
//limb:kernel
func Pairs1[T limb.Float](g kernel.Group, c, a, b []limb.Pair[T], depth, rows, columns, width, aRow, aCol, bRow, cRow int) {
	tile1(g, Short[T]{}, c, a, b, depth, rows, columns, width, aRow, aCol, bRow, cRow)
}

// Machine1 adds AB to C by the step of machine numbers.
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

// Pairs4 adds AB to C by the step of pairs, four rows at a time. The rows of a panel of B are its upper limbs,
// and then the lower ones.
//
//limb:kernel
func Pairs4[T limb.Float](g kernel.Group, c, a []limb.Pair[T], b []T, depth, blocks, columns, width, aBlock, bPanel, cBlock, cPanel, cRow int) {
	panel, block := g.Index()/blocks, g.Index()%blocks
	n := min(width, columns-panel*width)
	x0, y0, z0 := block*aBlock, panel*bPanel, block*cBlock+panel*cPanel
	z1, z2, z3 := z0+cRow, z0+2*cRow, z0+3*cRow
	k := 0
	for ; k+8 <= depth; k += 8 {
		x, y := x0+4*k, y0+2*k*width
		g.Each(n, func(j int) {
			s := Short[T]{}
			b0 := limb.Pair[T]{Hi: b[y+j], Lo: b[y+width+j]}
			b1 := limb.Pair[T]{Hi: b[y+2*width+j], Lo: b[y+3*width+j]}
			b2 := limb.Pair[T]{Hi: b[y+4*width+j], Lo: b[y+5*width+j]}
			b3 := limb.Pair[T]{Hi: b[y+6*width+j], Lo: b[y+7*width+j]}
			b4 := limb.Pair[T]{Hi: b[y+8*width+j], Lo: b[y+9*width+j]}
			b5 := limb.Pair[T]{Hi: b[y+10*width+j], Lo: b[y+11*width+j]}
			b6 := limb.Pair[T]{Hi: b[y+12*width+j], Lo: b[y+13*width+j]}
			b7 := limb.Pair[T]{Hi: b[y+14*width+j], Lo: b[y+15*width+j]}
			c0, c1, c2, c3 := c[z0+j], c[z1+j], c[z2+j], c[z3+j]
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x, b0)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+4, b1)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+8, b2)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+12, b3)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+16, b4)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+20, b5)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+24, b6)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+28, b7)
			set4(c, j, z0, z1, z2, z3, c0, c1, c2, c3)
		})
	}
	for ; k < depth; k++ {
		x, y := x0+4*k, y0+2*k*width
		g.Each(n, func(j int) {
			c0, c1, c2, c3 := four(Short[T]{}, c[z0+j], c[z1+j], c[z2+j], c[z3+j], a, x, limb.Pair[T]{Hi: b[y+j], Lo: b[y+width+j]})
			set4(c, j, z0, z1, z2, z3, c0, c1, c2, c3)
		})
	}
}

// Machine8 adds AB to C by the step of machine numbers, eight rows at a time.
//
//limb:kernel
func Machine8[T limb.Float](g kernel.Group, c, a, b []T, depth, blocks, columns, width, aBlock, bPanel, cBlock, cPanel, cRow int) {
	panel, block := g.Index()/blocks, g.Index()%blocks
	tile8(g, c, a, b, depth, min(width, columns-panel*width), width, block*aBlock, panel*bPanel, block*cBlock+panel*cPanel, cRow)
}

// tile8 is a tile of eight rows and n columns, whose matrices begin at x0, y0 and z0.
func tile8[T limb.Float](g kernel.Group, c, a, b []T, depth, n, width, x0, y0, z0, cRow int) {
	z1, z2, z3 := z0+cRow, z0+2*cRow, z0+3*cRow
	z4, z5, z6, z7 := z0+4*cRow, z0+5*cRow, z0+6*cRow, z0+7*cRow
	k := 0
	for ; k+8 <= depth; k += 8 {
		x, y := x0+8*k, y0+k*width
		g.Each(n, func(j int) {
			s := Machine[T]{}
			b0, b1, b2, b3 := b[y+j], b[y+width+j], b[y+2*width+j], b[y+3*width+j]
			b4, b5, b6, b7 := b[y+4*width+j], b[y+5*width+j], b[y+6*width+j], b[y+7*width+j]
			c0, c1, c2, c3 := c[z0+j], c[z1+j], c[z2+j], c[z3+j]
			c4, c5, c6, c7 := c[z4+j], c[z5+j], c[z6+j], c[z7+j]
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x, b0)
			c4, c5, c6, c7 = four(s, c4, c5, c6, c7, a, x+4, b0)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+8, b1)
			c4, c5, c6, c7 = four(s, c4, c5, c6, c7, a, x+12, b1)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+16, b2)
			c4, c5, c6, c7 = four(s, c4, c5, c6, c7, a, x+20, b2)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+24, b3)
			c4, c5, c6, c7 = four(s, c4, c5, c6, c7, a, x+28, b3)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+32, b4)
			c4, c5, c6, c7 = four(s, c4, c5, c6, c7, a, x+36, b4)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+40, b5)
			c4, c5, c6, c7 = four(s, c4, c5, c6, c7, a, x+44, b5)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+48, b6)
			c4, c5, c6, c7 = four(s, c4, c5, c6, c7, a, x+52, b6)
			c0, c1, c2, c3 = four(s, c0, c1, c2, c3, a, x+56, b7)
			c4, c5, c6, c7 = four(s, c4, c5, c6, c7, a, x+60, b7)
			set4(c, j, z0, z1, z2, z3, c0, c1, c2, c3)
			set4(c, j, z4, z5, z6, z7, c4, c5, c6, c7)
		})
	}
	for ; k < depth; k++ {
		x, y := x0+8*k, y0+k*width
		g.Each(n, func(j int) {
			s := Machine[T]{}
			c0, c1, c2, c3 := four(s, c[z0+j], c[z1+j], c[z2+j], c[z3+j], a, x, b[y+j])
			c4, c5, c6, c7 := four(s, c[z4+j], c[z5+j], c[z6+j], c[z7+j], a, x+4, b[y+j])
			set4(c, j, z0, z1, z2, z3, c0, c1, c2, c3)
			set4(c, j, z4, z5, z6, z7, c4, c5, c6, c7)
		})
	}
}

// set4 sets elements of four rows in column j.
func set4[N any](c []N, j, z0, z1, z2, z3 int, c0, c1, c2, c3 N) {
	c[z0+j] = c0
	c[z1+j] = c1
	c[z2+j] = c2
	c[z3+j] = c3
}

// four is a step of each of four rows.
func four[S Stepper[N], N any](s S, c0, c1, c2, c3 N, a []N, x int, b N) (d0, d1, d2, d3 N) {
	return s.Step(c0, a[x], b), s.Step(c1, a[x+1], b), s.Step(c2, a[x+2], b), s.Step(c3, a[x+3], b)
}

// tile1 adds AB to a row of C.
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
// Cost: 17 flops with a fused multiply-add. Two more of these would make it 15, and a step that does not commute:
// transposes and factors of symmetric matrices would have other bits.
func (Short[T]) Step(c, a, b limb.Pair[T]) limb.Pair[T] {
	p, e := limb.TwoProd(a.Hi, b.Hi)
	e = e + (T(a.Hi*b.Lo) + T(a.Lo*b.Hi))
	s, t := limb.TwoSum(c.Hi, p)
	hi, lo := limb.FastTwoSum(s, t+(c.Lo+e))
	return limb.Pair[T]{Hi: hi, Lo: lo}
}

// Machine is the step of machine numbers.
type Machine[T limb.Float] struct{}

// Step returns c + ab, rounded once.
func (Machine[T]) Step(c, a, b T) T { return limb.FMA(a, b, c) }
