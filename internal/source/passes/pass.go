package passes

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// # Passes
//
// A pass transforms matrices of n rows, by blocks of run butterflies each. Butterfly i of
// block o has the elements o·run + i, and blocks·run more and more. In all passes but the
// last its result k is element (r·o + k)·run + i, r being the radix, and is turned by
// element at + o(r-1) + k-1 of w. In the last one result k lies where operand k did; but
// from low on results go up one row of run numbers, those of row 0 to the end.

// Blocks says how many blocks there are, of how many butterflies, and how many of a block a
// group has at most.
type Blocks struct{ Count, Run, Width int }

// part returns the block of a group, and which butterflies of it that has: from x to end.
func (b Blocks) part(g int) (block, x, end int) { return span(g, b.Run, b.Width) }

// span returns the row of a group, of rows of run elements, and which elements of it the
// group has, up to width: from x to end.
func span(g, run, width int) (row, x, end int) {
	parts := (run + width - 1) / width
	row = g / parts
	x = (g - row*parts) * width
	return row, x, min(run, x+width)
}

// place returns where the butterflies of a group begin: the first operand and result 0, how
// many they are, and where their turns are, from at on.
func (b Blocks) place(g, r, at int) (from, to, n, k int) {
	block, x, end := b.part(g)
	o := block % b.Count
	from = block/b.Count*r*b.Count*b.Run + o*b.Run + x
	return from, from + o*(r-1)*b.Run, end - x, at + o*(r-1)
}

// placeLast returns where n butterflies of a block of a last pass begin, from x on: the
// first operand, result 0, and where the other results go, as if result 0 went to to.
func (b Blocks) placeLast(block, x, end, r, low int) (n, from, first, to int) {
	t := block / b.Count * r * b.Count * b.Run
	from = t + block%b.Count*b.Run + x
	n, to = end-x, from-b.Run
	if x < low {
		n, to = min(end, low)-x, from
	}
	first = to
	if to < t {
		first += r * b.Count * b.Run
	}
	return n, from, first, to
}

// Pass is a pass of a radix.
//
//limb:kernel device
func Pass[R Radix, C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, b Blocks, at, sign int) {
	var r R
	s := T(sign)
	from, to, n, k := b.place(g.Index(), len(r), at)
	g.Each(n, func(i int) {
		Step[R](dst, src, w[k:][:len(r)-1], Operands{from + i, b.Count * b.Run}, Results{to + i, to + i, b.Run}, s)
	})
}

// Last is a last pass of a radix.
//
//limb:kernel device
func Last[R Radix, C Number[C, T], T limb.Float](g kernel.Group, dst, src []C, b Blocks, low, sign int) {
	var r R
	s := T(sign)
	block, x, end := b.part(g.Index())
	for x < end {
		n, from, first, to := b.placeLast(block, x, end, len(r), low)
		g.Each(n, func(i int) {
			Step[R](dst, src, src[:0], Operands{from + i, b.Count * b.Run}, Results{first + i, to + i, b.Count * b.Run}, s)
		})
		x += n
	}
}
