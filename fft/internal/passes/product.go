package passes

import "github.com/limbfp/limb"

// Product sets each of the transforms in dst, of to numbers, to the products of the first
// live numbers of one in src, of from numbers, and the conjugates of w; or w itself for
// sign -1. The others become 0.
//
//limb:kernel
func Product[C Number[C, T], T limb.Float](i int, dst, src, w []C, live, from, to, sign int) {
	t := i / to
	j := i - t*to
	var x C
	if j < live {
		x = src[t*from+j].Turn(w[j], T(sign))
	}
	dst[i] = x
}

// Untangle makes the halves of transforms of 2m real numbers, from those of m complex ones
// that have the numbers as their parts; with sign -1 it goes back. An item is an element k,
// 1 ≤ k ≤ m/2, with element m - k. w[k] is e^(2πik/2m). Ends does the elements 0 and m.
//
//limb:kernel
func Untangle[C Number[C, T], T limb.Float](i int, dst, src, w []C, m, sign int) {
	t := i / (m / 2)
	k := i - t*(m/2) + 1
	from, to := t*m, t*(m+1)
	if sign < 0 {
		from, to = to, from
	}
	p, q := src[from+k].Untangle(src[from+m-k], w[k], T(sign))
	dst[to+m-k] = q
	dst[to+k] = p
}
