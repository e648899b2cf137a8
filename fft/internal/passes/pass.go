package passes

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// # A pass
//
// A pass transforms matrices of n rows. There are blocks of run butterflies each, and run
// numbers lie side by side: butterfly i of block o has the elements o·run + i, and
// blocks·run more and more. In a turned pass its result k is element (r·o + k)·run + i, r
// being the radix, and is turned by element at + o(r-1) + k-1 of w. In one that is not
// turned, the last one, result k lies where operand k did; from low on results go up one
// row of run numbers, and those of row 0 to the end. A group has up to width butterflies
// of a block.

// span returns the row of a group, of rows of run elements, and which elements of it the
// group has: from x to end.
func span(g, run, width int) (row, x, end int) {
	parts := (run + width - 1) / width
	row = g / parts
	x = (g - row*parts) * width
	return row, x, min(run, x+width)
}

// place returns where n butterflies of a block begin, from x on: the first operand, result
// 0, and where result k goes, as to + k·by; and where the turns are.
func place(block, x, end, r, blocks, run, low, at, turned int) (n, from, first, to, by, k int) {
	t := block / blocks
	o := block - t*blocks
	size := r * blocks * run
	from = t*size + o*run + x
	n, to, by, k = end-x, from, blocks*run, at
	if turned > 0 {
		to, by, k = from+o*(r-1)*run, run, at+o*(r-1)
	}
	if x < low {
		n = min(end, low) - x
	} else {
		to -= run
	}
	first = to
	if to < t*size {
		first += size
	}
	return n, from, first, to, by, k
}

// Pass2 is a pass of radix 2.
//
//limb:kernel
func Pass2[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, blocks, run, low, at, width, turned, sign int) {
	s := T(sign)
	block, x, end := span(g.Index(), run, width)
	for x < end {
		n, from, first, to, by, k := place(block, x, end, 2, blocks, run, low, at, turned)
		turns := w[k : k+turned*1]
		g.Each(n, func(i int) { Step2(dst, src, turns, from+i, blocks*run, first+i, to+i, by, s) })
		x += n
	}
}

// Pass3 is a pass of radix 3.
//
//limb:kernel
func Pass3[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, blocks, run, low, at, width, turned, sign int) {
	s := T(sign)
	block, x, end := span(g.Index(), run, width)
	for x < end {
		n, from, first, to, by, k := place(block, x, end, 3, blocks, run, low, at, turned)
		turns := w[k : k+turned*2]
		g.Each(n, func(i int) { Step3(dst, src, turns, from+i, blocks*run, first+i, to+i, by, s) })
		x += n
	}
}

// Pass4 is a pass of radix 4.
//
//limb:kernel
func Pass4[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, blocks, run, low, at, width, turned, sign int) {
	s := T(sign)
	block, x, end := span(g.Index(), run, width)
	for x < end {
		n, from, first, to, by, k := place(block, x, end, 4, blocks, run, low, at, turned)
		turns := w[k : k+turned*3]
		g.Each(n, func(i int) { Step4(dst, src, turns, from+i, blocks*run, first+i, to+i, by, s) })
		x += n
	}
}

// Pass5 is a pass of radix 5.
//
//limb:kernel
func Pass5[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, blocks, run, low, at, width, turned, sign int) {
	s := T(sign)
	block, x, end := span(g.Index(), run, width)
	for x < end {
		n, from, first, to, by, k := place(block, x, end, 5, blocks, run, low, at, turned)
		turns := w[k : k+turned*4]
		g.Each(n, func(i int) { Step5(dst, src, turns, from+i, blocks*run, first+i, to+i, by, s) })
		x += n
	}
}

// Pass7 is a pass of radix 7.
//
//limb:kernel
func Pass7[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, blocks, run, low, at, width, turned, sign int) {
	s := T(sign)
	block, x, end := span(g.Index(), run, width)
	for x < end {
		n, from, first, to, by, k := place(block, x, end, 7, blocks, run, low, at, turned)
		turns := w[k : k+turned*6]
		g.Each(n, func(i int) { Step7(dst, src, turns, from+i, blocks*run, first+i, to+i, by, s) })
		x += n
	}
}

// Pass8 is a pass of radix 8.
//
//limb:kernel
func Pass8[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, blocks, run, low, at, width, turned, sign int) {
	s := T(sign)
	block, x, end := span(g.Index(), run, width)
	for x < end {
		n, from, first, to, by, k := place(block, x, end, 8, blocks, run, low, at, turned)
		turns := w[k : k+turned*7]
		g.Each(n, func(i int) { Step8(dst, src, turns, from+i, blocks*run, first+i, to+i, by, s) })
		x += n
	}
}
