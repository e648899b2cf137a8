package limb

// # Roots of unity

// pairOfInt returns n as a pair, for 0 ≤ n < 2^31.
func pairOfInt[T Float](n int32) Pair[T] {
	high := n >> 12 << 12
	hi, lo := FastTwoSum(T(high), T(n-high))
	return Pair[T]{hi, lo}
}

// octant brings the angle of e^(2πij/n) to the first octant, where it is r/(8n) of a
// turn. From there the point is mirrored in the diagonal, turned by a quarter, and by
// a half.
func octant[T Float](j, n int32) (r int32, mirror, quarter, half bool) {
	r = j << 3
	half = r >= n<<2
	if half {
		r -= n << 2
	}
	quarter = r >= n<<1
	if quarter {
		r -= n << 1
	}
	mirror = r >= n
	if mirror {
		r = n<<1 - r
	}
	return r, mirror, quarter, half
}

// RootOfUnity returns e^(2πij/n), the j-th of the n-th roots of 1: RootOfUnity[float64](1, 8) is a CDD.
//
// Error: ≤ 2.7u².
// Domain: 0 ≤ j < n < 2^28.
// Special: exact for multiples of a quarter turn; zeros have any sign.
// Cost: as Div and SinCosPi of pairs.
func RootOfUnity[T Float](j, n int) ComplexPair[T] {
	r, mirror, quarter, half := octant[T](int32(j), int32(n))
	y, x := pairOfInt[T](r).Div(pairOfInt[T](int32(n) << 2)).SinCosPi()
	if mirror {
		x, y = y, x
	}
	if quarter {
		x, y = y.Neg(), x
	}
	if half {
		x, y = x.Neg(), y.Neg()
	}
	return ComplexPair[T]{x, y}
}

// RootOfUnityQuad returns e^(2πij/n), the j-th of the n-th roots of 1: RootOfUnityQuad[float64](1, 8) is
// a CQD.
//
// Error: ≤ 3.6u⁴.
// Domain: 0 ≤ j < n < 2^28.
// Special: exact for multiples of a quarter turn; zeros have any sign.
// Cost: as Div and SinCosPi of quads.
//
//limb:twin
func RootOfUnityQuad[T Float](j, n int) ComplexQuad[T] {
	r, mirror, quarter, half := octant[T](int32(j), int32(n))
	y, x := pairOfInt[T](r).Quad().Div(pairOfInt[T](int32(n) << 2).Quad()).SinCosPi()
	if mirror {
		x, y = y, x
	}
	if quarter {
		x, y = y.Neg(), x
	}
	if half {
		x, y = x.Neg(), y.Neg()
	}
	return ComplexQuad[T]{x, y}
}
