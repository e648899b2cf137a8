package passes

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// Product sets each of the transforms in dst, of to numbers, to the products of the first
// live numbers of one in src, of from numbers, and the conjugates of w; or w itself for
// sign -1. The others become 0. A group has up to width numbers of a transform.
//
//limb:kernel
func Product[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, live, from, to, width, sign int) {
	s := T(sign)
	t, x, end := span(g.Index(), to, width)
	for x < end {
		n := end - x
		if x < live {
			n = min(end, live) - x
			g.Each(n, func(i int) { dst[t*to+x+i] = src[t*from+x+i].Turn(w[x+i], s) })
		} else {
			g.Each(n, func(i int) {
				var zero C
				dst[t*to+x+i] = zero
			})
		}
		x += n
	}
}

// Untangle makes the halves of transforms of 2m real numbers, from those of m complex ones
// that have the numbers as their parts; with sign -1 it goes back. w[k] is e^(2πik/2m). A
// group does up to width elements k of a transform, 1 ≤ k ≤ m/2, each with element m - k.
// Ends does the elements 0 and m.
//
//limb:kernel
func Untangle[C Number[C, T], T limb.Float](g kernel.Group, dst, src, w []C, m, width, sign int) {
	s := T(sign)
	t, x, end := span(g.Index(), m/2, width)
	from, to := t*m, t*(m+1)
	if sign < 0 {
		from, to = to, from
	}
	g.Each(end-x, func(i int) {
		k := x + i + 1
		p, q := src[from+k].Untangle(src[from+m-k], w[k], s)
		dst[to+m-k] = q
		dst[to+k] = p
	})
}
