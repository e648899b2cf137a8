// Package intervals computes with slices and arrays of intervals of machine numbers: of each
// operation it has a kernel for float32 and one for float64. Slices runs it over slices of Go, in
// the lanes of all cores, and Run over arrays of a device:
//
//	err := intervals.MulF64.Slices(z, x, y)      // []interval.Interval[float64]
//	err = intervals.MulF64.Run(d, dz, dx, dy)    // arrays of them on a device
//
// Results have the bits of the methods of package interval, on every processor and device. Ends
// are rounded outward by the directed operations of package limb.
package intervals

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp/interval"
)

// add returns x + y.
//
//limb:kernel
func add[T limb.Float](x, y interval.Interval[T]) interval.Interval[T] {
	lo, hi := limb.AddDown(x.Lo, y.Lo), limb.AddUp(x.Hi, y.Hi)
	return where(x.Lo != x.Lo || y.Lo != y.Lo, empty[T](), ends(lo, hi))
}

// sub returns x - y.
//
//limb:kernel
func sub[T limb.Float](x, y interval.Interval[T]) interval.Interval[T] {
	lo, hi := limb.AddDown(x.Lo, -y.Hi), limb.AddUp(x.Hi, -y.Lo)
	return where(x.Lo != x.Lo || y.Lo != y.Lo, empty[T](), ends(lo, hi))
}

// mul returns xy. Signs are changed until no operand is below 0 as a whole.
//
//limb:kernel
func mul[T limb.Float](x, y interval.Interval[T]) interval.Interval[T] {
	none := x.Lo != x.Lo || y.Lo != y.Lo
	left, right := x.Hi <= 0 && x.Lo < 0, y.Hi <= 0 && y.Lo < 0
	x, y = where(left, ends(-x.Hi, -x.Lo), x), where(right, ends(-y.Hi, -y.Lo), y)

	below, under := x.Lo < 0, y.Lo < 0 // of which the other end is above 0
	a, b := x.Lo, y.Lo
	if below {
		b = y.Hi
	} else if under {
		a = x.Hi
	}
	lo, hi := productDown(a, b), productUp(x.Hi, y.Hi)
	otherLo, otherHi := productDown(x.Hi, y.Lo), productUp(x.Lo, y.Lo)
	if below && under && otherLo < lo {
		lo = otherLo
	}
	if below && under && hi < otherHi {
		hi = otherHi
	}
	z := where(left != right, ends(-hi, -lo), ends(lo, hi))
	return where(none, empty[T](), z)
}

// div returns x/y.
//
//limb:kernel
func div[T limb.Float](x, y interval.Interval[T]) interval.Interval[T] {
	none := x.Lo != x.Lo || y.Lo != y.Lo || y.Lo == 0 && y.Hi == 0
	zero, all := x.Lo == 0 && x.Hi == 0, y.Lo < 0 && y.Hi > 0
	left := y.Lo < 0
	x, y = where(left, ends(-x.Hi, -x.Lo), x), where(left, ends(-y.Hi, -y.Lo), y)

	above := y.Lo > 0
	a, b := y.Hi, y.Hi // the divisors that make the ends least and largest
	if x.Lo < 0 {
		a = y.Lo
	}
	if x.Hi > 0 {
		b = y.Lo
	}
	lo, hi := limb.DivDown(x.Lo, a), limb.DivUp(x.Hi, b)
	if x.Lo < 0 && !above {
		lo = -infinite[T]()
	}
	if x.Hi > 0 && !above {
		hi = infinite[T]()
	}
	z := where(all, ends(-infinite[T](), infinite[T]()), ends(lo, hi))
	z = where(zero, interval.Interval[T]{}, z)
	return where(none, empty[T](), z)
}

// sqrt returns √x.
//
//limb:kernel
func sqrt[T limb.Float](x interval.Interval[T]) interval.Interval[T] {
	lo, hi := limb.SqrtDown(x.Lo), limb.SqrtUp(x.Hi)
	if !(x.Lo > 0) {
		lo = 0
	}
	return where(x.Lo != x.Lo || x.Hi < 0, empty[T](), ends(lo, hi))
}

func ends[T limb.Float](lo, hi T) interval.Interval[T] { return interval.Interval[T]{Lo: lo, Hi: hi} }

// where returns x or, where not c, y.
func where[T limb.Float](c bool, x, y interval.Interval[T]) interval.Interval[T] {
	if c {
		y = x
	}
	return y
}

// infinite returns +Inf.
func infinite[T limb.Float]() T {
	zero := T(0)
	return 1 / zero
}

func empty[T limb.Float]() interval.Interval[T] {
	nan := infinite[T]() - infinite[T]()
	return ends(nan, nan)
}

// productDown is limb.MulDown, but that a product with 0 is 0.
func productDown[T limb.Float](a, b T) T {
	p := limb.MulDown(a, b)
	if a == 0 || b == 0 {
		p = 0
	}
	return p
}

// productUp is limb.MulUp, but that a product with 0 is 0.
func productUp[T limb.Float](a, b T) T {
	p := limb.MulUp(a, b)
	if a == 0 || b == 0 {
		p = 0
	}
	return p
}
