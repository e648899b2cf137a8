package passes

import "github.com/limbfp/limb"

// # A pass
//
// A pass transforms matrices of n = r·m·S rows and q columns, r being the radix of its
// kernel. An item is one butterfly, and run = S·q of them lie side by side: butterfly i of
// block o < m has the elements o·run + i, and m·run more and more, and its result k is
// element (r·o + k)·run + i. The results of block o are turned by the r-1 elements of w
// from at + o(r-1) on, unless m = 1. In the columns from low on results are stored one row
// up, and those of row 0 in the last row.

// place finds the first operand of item i, where its result k goes, as to + k·run, where
// result 0 does, and the turns of its block in w.
func place(i, r, m, run, q, low, at int) (from, first, to, w int) {
	n := m * run
	t := i / n
	i -= t * n
	o := i / run
	from = t*r*n + i
	to = from + o*(r-1)*run
	if low < q && i%q >= low {
		to -= q
	}
	first = to
	if to < t*r*n {
		first += r * n
	}
	return from, first, to, at + o*(r-1)
}

// turned is the number of results that a pass turns.
func turned(r, m int) (n int) {
	if m > 1 {
		n = r - 1
	}
	return n
}

// Pass2 is a pass of radix 2.
//
//limb:kernel
func Pass2[C Number[C, T], T limb.Float](i int, dst, src, w []C, m, run, q, low, at, sign int) {
	from, first, to, k := place(i, 2, m, run, q, low, at)
	Step2(dst, src, w[k:k+turned(2, m)], from, m*run, first, to, run, T(sign))
}

// Pass3 is a pass of radix 3.
//
//limb:kernel
func Pass3[C Number[C, T], T limb.Float](i int, dst, src, w []C, m, run, q, low, at, sign int) {
	from, first, to, k := place(i, 3, m, run, q, low, at)
	Step3(dst, src, w[k:k+turned(3, m)], from, m*run, first, to, run, T(sign))
}

// Pass4 is a pass of radix 4.
//
//limb:kernel
func Pass4[C Number[C, T], T limb.Float](i int, dst, src, w []C, m, run, q, low, at, sign int) {
	from, first, to, k := place(i, 4, m, run, q, low, at)
	Step4(dst, src, w[k:k+turned(4, m)], from, m*run, first, to, run, T(sign))
}

// Pass5 is a pass of radix 5.
//
//limb:kernel
func Pass5[C Number[C, T], T limb.Float](i int, dst, src, w []C, m, run, q, low, at, sign int) {
	from, first, to, k := place(i, 5, m, run, q, low, at)
	Step5(dst, src, w[k:k+turned(5, m)], from, m*run, first, to, run, T(sign))
}

// Pass7 is a pass of radix 7.
//
//limb:kernel
func Pass7[C Number[C, T], T limb.Float](i int, dst, src, w []C, m, run, q, low, at, sign int) {
	from, first, to, k := place(i, 7, m, run, q, low, at)
	Step7(dst, src, w[k:k+turned(7, m)], from, m*run, first, to, run, T(sign))
}

// Pass8 is a pass of radix 8.
//
//limb:kernel
func Pass8[C Number[C, T], T limb.Float](i int, dst, src, w []C, m, run, q, low, at, sign int) {
	from, first, to, k := place(i, 8, m, run, q, low, at)
	Step8(dst, src, w[k:k+turned(8, m)], from, m*run, first, to, run, T(sign))
}
