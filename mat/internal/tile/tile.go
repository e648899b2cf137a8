// Package tile has the kernels of matrix products: C += AB, an element of C by a chain of steps
// with k from first to last. A group has a tile of C: a few rows, and width columns that lie
// side by side in lanes. Nothing but the order of k makes the bits, so that neither the shape of
// the tiles nor the number of cores does.
//
// Kernels for single rows take matrices as they lie, and those for several rows, R, take A and B packed.
package tile

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// Size is that of a product: so many steps, rows of C, or blocks of them, and columns, in panels of width.
type Size struct{ Depth, Rows, Columns, Width int }

// Strided is a matrix whose element (i, k) is Data[i·Row + k·Col]: so that it may be a transpose.
type Strided[N any] struct {
	Data     []N
	Row, Col int
}

// Rows is a matrix whose rows begin Row apart.
type Rows[N any] struct {
	Data []N
	Row  int
}

// Blocks is a matrix packed in blocks of R rows: element (i, k) of one is Data[block·Block + R·k + i].
type Blocks[N any] struct {
	Data  []N
	Block int
}

// Panels is one packed in panels: element (k, j) of one is Data[panel·Panel + k·width + j].
type Panels[N any] struct {
	Data  []N
	Panel int
}

// Tiles is one whose rows begin Row apart, its blocks Block, and its panels Panel.
type Tiles[N any] struct {
	Data              []N
	Block, Panel, Row int
}

// span is how many steps, columns or blocks, and numbers of a panel's row a tile has; begin is where A, B and C begin there.
type (
	span  struct{ depth, n, width int }
	begin struct{ a, b, c int }
)

// Pairs1 adds AB to C by the step of pairs.
//
//limb:kernel
func Pairs1[T limb.Float](g kernel.Group, c Rows[limb.Pair[T]], a Strided[limb.Pair[T]], b Rows[limb.Pair[T]], s Size) {
	tile1(g, Short[T]{}, c, a, b, s)
}

// Machine1 adds AB to C by the step of machine numbers.
//
//limb:kernel
func Machine1[T limb.Float](g kernel.Group, c Rows[T], a Strided[T], b Rows[T], s Size) {
	tile1(g, Machine[T]{}, c, a, b, s)
}

// Quads1 adds AB to C, each step a MulAdd.
//
//limb:kernel
//limb:twin
func Quads1[T limb.Float](g kernel.Group, c Rows[limb.Quad[T]], a Strided[limb.Quad[T]], b Rows[limb.Quad[T]], s Size) {
	panel, block := g.Index()/s.Rows, g.Index()%s.Rows
	n := min(s.Width, s.Columns-panel*s.Width)
	x0, y0, z0 := block*a.Row, panel*s.Width, block*c.Row+panel*s.Width
	for k := 0; k < s.Depth; k++ {
		x, y := k*a.Col, k*b.Row+y0
		g.Each(n, func(j int) { c.Data[z0+j] = a.Data[x0+x].MulAdd(b.Data[y+j], c.Data[z0+j]) })
	}
}

// A Stepper says what a step of a chain is: c + ab, rounded in some way.
type Stepper[N any] interface{ Step(c, a, b N) N }

// Pairs4 adds AB to C by the step of pairs, four rows at a time. The rows of a panel of B are its upper limbs,
// and then the lower ones.
//
//limb:kernel
func Pairs4[T limb.Float](g kernel.Group, c Tiles[limb.Pair[T]], a Blocks[limb.Pair[T]], b Panels[T], s Size) {
	panel, block := g.Index()/s.Rows, g.Index()%s.Rows
	n := min(s.Width, s.Columns-panel*s.Width)
	x0, y0, z0 := block*a.Block, panel*b.Panel, block*c.Block+panel*c.Panel
	z1, z2, z3 := z0+c.Row, z0+2*c.Row, z0+3*c.Row
	k := 0
	for ; k+8 <= s.Depth; k += 8 {
		x, y := x0+4*k, y0+2*k*s.Width
		g.Each(n, func(j int) {
			by := Short[T]{}
			b0 := limb.Pair[T]{Hi: b.Data[y+j], Lo: b.Data[y+s.Width+j]}
			b1 := limb.Pair[T]{Hi: b.Data[y+2*s.Width+j], Lo: b.Data[y+3*s.Width+j]}
			b2 := limb.Pair[T]{Hi: b.Data[y+4*s.Width+j], Lo: b.Data[y+5*s.Width+j]}
			b3 := limb.Pair[T]{Hi: b.Data[y+6*s.Width+j], Lo: b.Data[y+7*s.Width+j]}
			b4 := limb.Pair[T]{Hi: b.Data[y+8*s.Width+j], Lo: b.Data[y+9*s.Width+j]}
			b5 := limb.Pair[T]{Hi: b.Data[y+10*s.Width+j], Lo: b.Data[y+11*s.Width+j]}
			b6 := limb.Pair[T]{Hi: b.Data[y+12*s.Width+j], Lo: b.Data[y+13*s.Width+j]}
			b7 := limb.Pair[T]{Hi: b.Data[y+14*s.Width+j], Lo: b.Data[y+15*s.Width+j]}
			c0, c1, c2, c3 := c.Data[z0+j], c.Data[z1+j], c.Data[z2+j], c.Data[z3+j]
			c0, c1, c2, c3 = four(by, c0, c1, c2, c3, a.Data, x, b0)
			c0, c1, c2, c3 = four(by, c0, c1, c2, c3, a.Data, x+4, b1)
			c0, c1, c2, c3 = four(by, c0, c1, c2, c3, a.Data, x+8, b2)
			c0, c1, c2, c3 = four(by, c0, c1, c2, c3, a.Data, x+12, b3)
			c0, c1, c2, c3 = four(by, c0, c1, c2, c3, a.Data, x+16, b4)
			c0, c1, c2, c3 = four(by, c0, c1, c2, c3, a.Data, x+20, b5)
			c0, c1, c2, c3 = four(by, c0, c1, c2, c3, a.Data, x+24, b6)
			c0, c1, c2, c3 = four(by, c0, c1, c2, c3, a.Data, x+28, b7)
			set2(c.Data, j, z0, z1, c0, c1)
			set2(c.Data, j, z2, z3, c2, c3)
		})
	}
	for ; k < s.Depth; k++ {
		x, y := x0+4*k, y0+2*k*s.Width
		g.Each(n, func(j int) {
			c0, c1, c2, c3 := four(Short[T]{}, c.Data[z0+j], c.Data[z1+j], c.Data[z2+j], c.Data[z3+j], a.Data, x, limb.Pair[T]{Hi: b.Data[y+j], Lo: b.Data[y+s.Width+j]})
			set2(c.Data, j, z0, z1, c0, c1)
			set2(c.Data, j, z2, z3, c2, c3)
		})
	}
}

// Machine8 adds AB to C by the step of machine numbers, eight rows at a time.
//
//limb:kernel
func Machine8[T limb.Float](g kernel.Group, c Tiles[T], a Blocks[T], b Panels[T], s Size) {
	panel, block := g.Index()/s.Rows, g.Index()%s.Rows
	of, at := span{s.Depth, min(s.Width, s.Columns-panel*s.Width), s.Width}, begin{block * a.Block, panel * b.Panel, block*c.Block + panel*c.Panel}
	tile8(g, c, a.Data, b.Data, of, at)
}

// tile8 is a tile of eight rows.
func tile8[T limb.Float](g kernel.Group, c Tiles[T], a, b []T, of span, at begin) {
	x0, y0, z0, width := at.a, at.b, at.c, of.width
	z1, z2, z3 := z0+c.Row, z0+2*c.Row, z0+3*c.Row
	z4, z5, z6, z7 := z0+4*c.Row, z0+5*c.Row, z0+6*c.Row, z0+7*c.Row
	k := 0
	for ; k+8 <= of.depth; k += 8 {
		x, y := x0+8*k, y0+k*width
		g.Each(of.n, func(j int) {
			s := Machine[T]{}
			b0, b1, b2, b3 := b[y+j], b[y+width+j], b[y+2*width+j], b[y+3*width+j]
			b4, b5, b6, b7 := b[y+4*width+j], b[y+5*width+j], b[y+6*width+j], b[y+7*width+j]
			c0, c1, c2, c3 := c.Data[z0+j], c.Data[z1+j], c.Data[z2+j], c.Data[z3+j]
			c4, c5, c6, c7 := c.Data[z4+j], c.Data[z5+j], c.Data[z6+j], c.Data[z7+j]
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
			set2(c.Data, j, z0, z1, c0, c1)
			set2(c.Data, j, z2, z3, c2, c3)
			set2(c.Data, j, z4, z5, c4, c5)
			set2(c.Data, j, z6, z7, c6, c7)
		})
	}
	for ; k < of.depth; k++ {
		x, y := x0+8*k, y0+k*width
		g.Each(of.n, func(j int) {
			s := Machine[T]{}
			c0, c1, c2, c3 := four(s, c.Data[z0+j], c.Data[z1+j], c.Data[z2+j], c.Data[z3+j], a, x, b[y+j])
			c4, c5, c6, c7 := four(s, c.Data[z4+j], c.Data[z5+j], c.Data[z6+j], c.Data[z7+j], a, x+4, b[y+j])
			set2(c.Data, j, z0, z1, c0, c1)
			set2(c.Data, j, z2, z3, c2, c3)
			set2(c.Data, j, z4, z5, c4, c5)
			set2(c.Data, j, z6, z7, c6, c7)
		})
	}
}

// set2 sets elements of two rows in column j.
func set2[N any](c []N, j, z0, z1 int, c0, c1 N) {
	c[z0+j] = c0
	c[z1+j] = c1
}

// four is a step of each of four rows.
func four[S Stepper[N], N any](s S, c0, c1, c2, c3 N, a []N, x int, b N) (d0, d1, d2, d3 N) {
	return s.Step(c0, a[x], b), s.Step(c1, a[x+1], b), s.Step(c2, a[x+2], b), s.Step(c3, a[x+3], b)
}

// tile1 adds AB to a row of C.
func tile1[S Stepper[N], N any](g kernel.Group, by S, c Rows[N], a Strided[N], b Rows[N], s Size) {
	panel, block := g.Index()/s.Rows, g.Index()%s.Rows
	n := min(s.Width, s.Columns-panel*s.Width)
	x0, y0, z0 := block*a.Row, panel*s.Width, block*c.Row+panel*s.Width
	k := 0
	for ; k+8 <= s.Depth; k += 8 {
		x, y := k*a.Col, k*b.Row+y0
		g.Each(n, func(j int) {
			b0, b1, b2, b3 := b.Data[y+j], b.Data[y+b.Row+j], b.Data[y+2*b.Row+j], b.Data[y+3*b.Row+j]
			b4, b5, b6, b7 := b.Data[y+4*b.Row+j], b.Data[y+5*b.Row+j], b.Data[y+6*b.Row+j], b.Data[y+7*b.Row+j]
			v := chain(by, c.Data[z0+j], a, x0+x, b0, b1, b2, b3)
			c.Data[z0+j] = chain(by, v, a, x0+x+4*a.Col, b4, b5, b6, b7)
		})
	}
	for ; k < s.Depth; k++ {
		x, y := k*a.Col, k*b.Row+y0
		g.Each(n, func(j int) { c.Data[z0+j] = by.Step(c.Data[z0+j], a.Data[x0+x], b.Data[y+j]) })
	}
}

// chain is four steps.
func chain[S Stepper[N], N any](by S, c N, a Strided[N], x int, b0, b1, b2, b3 N) N {
	c = by.Step(c, a.Data[x], b0)
	c = by.Step(c, a.Data[x+a.Col], b1)
	c = by.Step(c, a.Data[x+2*a.Col], b2)
	return by.Step(c, a.Data[x+3*a.Col], b3)
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
