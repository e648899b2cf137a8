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
// from low on results go up one row of run numbers, those of row 0 to the end. A group has
// up to width butterflies of a block.

// span returns the row of a group, of rows of run elements, and which elements of it the
// group has: from x to end.
func span(g, run, width int) (row, x, end int) {
	parts := (run + width - 1) / width
	row = g / parts
	x = (g - row*parts) * width
	return row, x, min(run, x+width)
}

// place returns where the butterflies of a group begin: the first operand and result 0, how
// many they are, and where their turns are.
func place(g, r, blocks, run, at, width int) (from, to, n, k int) {
	block, x, end := span(g, run, width)
	o := block % blocks
	from = block/blocks*r*blocks*run + o*run + x
	return from, from + o*(r-1)*run, end - x, at + o*(r-1)
}

// placeLast returns where n butterflies of a block of a last pass begin, from x on: the
// first operand, result 0, and where the other results go, as if result 0 went to to.
func placeLast(block, x, end, r, blocks, run, low int) (n, from, first, to int) {
	t := block / blocks * r * blocks * run
	from = t + block%blocks*run + x
	n, to = end-x, from-run
	if x < low {
		n, to = min(end, low)-x, from
	}
	first = to
	if to < t {
		first += r * blocks * run
	}
	return n, from, first, to
}

// Pass2 is a pass of radix 2.
//
//limb:kernel
func Pass2[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, blocks, run, at, width, sign int) {
	s := T(sign)
	from, to, n, k := place(g.Index(), 2, blocks, run, at, width)
	g.Each(n, func(i int) { Step2(dst, src, w[k:k+1], from+i, blocks*run, to+i, to+i, run, s) })
}

// Pass3 is a pass of radix 3.
//
//limb:kernel
func Pass3[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, blocks, run, at, width, sign int) {
	s := T(sign)
	from, to, n, k := place(g.Index(), 3, blocks, run, at, width)
	g.Each(n, func(i int) { Step3(dst, src, w[k:k+2], from+i, blocks*run, to+i, to+i, run, s) })
}

// Pass4 is a pass of radix 4.
//
//limb:kernel
func Pass4[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, blocks, run, at, width, sign int) {
	s := T(sign)
	from, to, n, k := place(g.Index(), 4, blocks, run, at, width)
	g.Each(n, func(i int) { Step4(dst, src, w[k:k+3], from+i, blocks*run, to+i, to+i, run, s) })
}

// Pass5 is a pass of radix 5.
//
//limb:kernel
func Pass5[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, blocks, run, at, width, sign int) {
	s := T(sign)
	from, to, n, k := place(g.Index(), 5, blocks, run, at, width)
	g.Each(n, func(i int) { Step5(dst, src, w[k:k+4], from+i, blocks*run, to+i, to+i, run, s) })
}

// Pass7 is a pass of radix 7.
//
//limb:kernel
func Pass7[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, blocks, run, at, width, sign int) {
	s := T(sign)
	from, to, n, k := place(g.Index(), 7, blocks, run, at, width)
	g.Each(n, func(i int) { Step7(dst, src, w[k:k+6], from+i, blocks*run, to+i, to+i, run, s) })
}

// Pass8 is a pass of radix 8.
//
//limb:kernel
func Pass8[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, blocks, run, at, width, sign int) {
	s := T(sign)
	from, to, n, k := place(g.Index(), 8, blocks, run, at, width)
	g.Each(n, func(i int) { Step8(dst, src, w[k:k+7], from+i, blocks*run, to+i, to+i, run, s) })
}

// Last2 is a last pass of radix 2.
//
//limb:kernel
func Last2[C Number[C, T], T limb.Float](g kernel.Group, dst, src []C, blocks, run, low, width, sign int) {
	s := T(sign)
	block, x, end := span(g.Index(), run, width)
	for x < end {
		n, from, first, to := placeLast(block, x, end, 2, blocks, run, low)
		g.Each(n, func(i int) { Step2(dst, src, src[:0], from+i, blocks*run, first+i, to+i, blocks*run, s) })
		x += n
	}
}

// Last3 is a last pass of radix 3.
//
//limb:kernel
func Last3[C Number[C, T], T limb.Float](g kernel.Group, dst, src []C, blocks, run, low, width, sign int) {
	s := T(sign)
	block, x, end := span(g.Index(), run, width)
	for x < end {
		n, from, first, to := placeLast(block, x, end, 3, blocks, run, low)
		g.Each(n, func(i int) { Step3(dst, src, src[:0], from+i, blocks*run, first+i, to+i, blocks*run, s) })
		x += n
	}
}

// Last4 is a last pass of radix 4.
//
//limb:kernel
func Last4[C Number[C, T], T limb.Float](g kernel.Group, dst, src []C, blocks, run, low, width, sign int) {
	s := T(sign)
	block, x, end := span(g.Index(), run, width)
	for x < end {
		n, from, first, to := placeLast(block, x, end, 4, blocks, run, low)
		g.Each(n, func(i int) { Step4(dst, src, src[:0], from+i, blocks*run, first+i, to+i, blocks*run, s) })
		x += n
	}
}

// Last5 is a last pass of radix 5.
//
//limb:kernel
func Last5[C Number[C, T], T limb.Float](g kernel.Group, dst, src []C, blocks, run, low, width, sign int) {
	s := T(sign)
	block, x, end := span(g.Index(), run, width)
	for x < end {
		n, from, first, to := placeLast(block, x, end, 5, blocks, run, low)
		g.Each(n, func(i int) { Step5(dst, src, src[:0], from+i, blocks*run, first+i, to+i, blocks*run, s) })
		x += n
	}
}

// Last7 is a last pass of radix 7.
//
//limb:kernel
func Last7[C Number[C, T], T limb.Float](g kernel.Group, dst, src []C, blocks, run, low, width, sign int) {
	s := T(sign)
	block, x, end := span(g.Index(), run, width)
	for x < end {
		n, from, first, to := placeLast(block, x, end, 7, blocks, run, low)
		g.Each(n, func(i int) { Step7(dst, src, src[:0], from+i, blocks*run, first+i, to+i, blocks*run, s) })
		x += n
	}
}

// Last8 is a last pass of radix 8.
//
//limb:kernel
func Last8[C Number[C, T], T limb.Float](g kernel.Group, dst, src []C, blocks, run, low, width, sign int) {
	s := T(sign)
	block, x, end := span(g.Index(), run, width)
	for x < end {
		n, from, first, to := placeLast(block, x, end, 8, blocks, run, low)
		g.Each(n, func(i int) { Step8(dst, src, src[:0], from+i, blocks*run, first+i, to+i, blocks*run, s) })
		x += n
	}
}
