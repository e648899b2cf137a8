// Package add22 has Add22 of the paper of 2006 ([DGD06], Theorem 5) as it is printed, for limb report
// papers: a sum of pairs that orders its operands by a branch, and the same without one. A processor of
// 2004 foretold the branch wrongly every second time, and took 75 times as long as for four sums.
package add22

import (
	"math"

	"github.com/limbfp/limb"
)

// Branch returns x + y: the low limbs are added to the error of the high ones, that of the larger
// operand last.
//
// Error: ≤ 4u²(|x| + |y|).
//
//limb:kernel
func Branch[T limb.Float](x, y limb.Pair[T]) limb.Pair[T] {
	r := x.Hi + y.Hi
	var s T
	if magnitude(x.Hi) >= magnitude(y.Hi) {
		s = x.Hi - r + y.Hi + y.Lo + x.Lo
	} else {
		s = y.Hi - r + x.Hi + x.Lo + y.Lo
	}
	hi, lo := limb.TwoSum(r, s)
	return limb.Pair[T]{Hi: hi, Lo: lo}
}

// Select is Branch by operands that are chosen.
//
//limb:kernel
func Select[T limb.Float](x, y limb.Pair[T]) limb.Pair[T] {
	r := x.Hi + y.Hi
	c := magnitude(x.Hi) < magnitude(y.Hi)
	s := choose(c, y.Hi, x.Hi) - r + choose(c, x.Hi, y.Hi) + choose(c, x.Lo, y.Lo) + choose(c, y.Lo, x.Lo)
	hi, lo := limb.TwoSum(r, s)
	return limb.Pair[T]{Hi: hi, Lo: lo}
}

func magnitude[T limb.Float](x T) T { return T(math.Abs(float64(x))) }

func choose[T limb.Float](c bool, x, y T) T {
	if c {
		y = x
	}
	return y
}
