// Package fold has the inner loop of exact sums, as a kernel: package vec runs it, as
// assembly or in Go.
//
// # Folds
//
// An accumulator a begins at a power of two, far above the numbers that are added to it. So
// a sum a + x is a multiple of the last bit of a, the part of x that went into it is
// (a + x) - a, and what is left of x is found without rounding ([Dek71]): it is below half of
// that bit, and goes to an accumulator that is as far above that one, and the rest of it to a
// third:
//
//	x      ├───────────────────────────────────────────────┤
//	a   1000000000..................┤
//	b                       1000000000..................┤
//	c                                           1000000000..................┤
//
// No bit is lost where nothing is left in the end, and where a was in the binade in which it
// began at each step: then |x| ≤ a, as FastTwoSum wants it, and what is left for b and c is
// small by itself. Package vec asks for both after a block. Two accumulators are enough for
// most numbers, and three for most others.
package fold

import (
	"math"

	"github.com/limbfp/limb/kernel"
)

// Lanes is the number of accumulators side by side: lane i adds the elements i, i + Lanes,
// and so on. A turn adds Turn elements.
const (
	Lanes = 16
	Turn  = 16 * Lanes
)

// Fold3 adds the first n elements of x, a multiple of Turn, to the accumulators: a, b and c of
// lane i are sums[i], sums[Lanes+i] and sums[2·Lanes+i]. Of lane i seen[i] becomes the largest
// |x| of these, of those that are no NaN, and seen[Lanes+i] is not 0 any more where something
// was left.
//
//limb:kernel trusted
func Fold3(g kernel.Group, sums, seen, x []float64, n int) {
	for at := 0; at < n; at += Turn {
		row := x[at : at+Turn]
		g.Each(Lanes, func(i int) {
			a, b, c := sums[i], sums[Lanes+i], sums[2*Lanes+i]
			most, left := seen[i], seen[Lanes+i]
			for k := 0; k < Turn; k += Lanes {
				y := row[k+i]
				if size := math.Abs(y); most < size {
					most = size
				}
				s := a + y
				y -= s - a
				a = s
				s = b + y
				y -= s - b
				b = s
				s = c + y
				if s-c != y {
					left = 1
				}
				c = s
			}
			sums[i], sums[Lanes+i], sums[2*Lanes+i] = a, b, c
			seen[i], seen[Lanes+i] = most, left
		})
	}
}

// Fold2 is Fold3 without c.
//
//limb:kernel trusted
func Fold2(g kernel.Group, sums, seen, x []float64, n int) {
	for at := 0; at < n; at += Turn {
		row := x[at : at+Turn]
		g.Each(Lanes, func(i int) {
			a, b := sums[i], sums[Lanes+i]
			most, left := seen[i], seen[Lanes+i]
			for k := 0; k < Turn; k += Lanes {
				y := row[k+i]
				if size := math.Abs(y); most < size {
					most = size
				}
				s := a + y
				y -= s - a
				a = s
				s = b + y
				if s-b != y {
					left = 1
				}
				b = s
			}
			sums[i], sums[Lanes+i] = a, b
			seen[i], seen[Lanes+i] = most, left
		})
	}
}
