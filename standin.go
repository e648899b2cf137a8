package limb

// # Division, square root and whole numbers on devices that do not round them
//
// Every backend has sums and products that are rounded to nearest; quotients
// and roots come from some of them a little wrong, and from each in its own way, and
// some cut off fractions by way of an int32. There the functions below take their
// place. They are made of sums and products alone, and give the bits of /, sqrt, trunc
// and floor for all operands.
//
// Quotient and root scale their operands to significands, refine an approximation to within
// a unit of the last place, and then know the exact residual: it is a machine
// number. Compared with what half a unit makes of it, it tells whether to go a
// unit up or down. No quotient, and no root, lies in the middle between two
// machine numbers; a quotient may do so that has fewer bits, as subnormal
// numbers have.

//lint:file-ignore U1000 These functions are called on devices.

// significand returns f and n with a = 2^n·f and 1 ≤ |f| < 2, for finite a ≠ 0 that is 2^m·x by [normal].
func significand[T Float](x T, m int32) (f T, n int32) {
	k := exponent(x)
	return T(x * pow2[T](-k)), m + k
}

// normal returns x and m with a = 2^m·x, of which x is no subnormal number: some devices compare
// these as zeros.
func normal[T Float](a T) (x T, m int32) {
	m = middling(a)
	return T(a * pow2[T](-m)), m
}

// quotient returns a / b, correctly rounded.
//
// Error: ≤ ½ulp.
// Cost: 90 flops.
func quotient[T Float](a, b T) T {
	unit, least, most := T(0x1p-52), T(0x1p-1074), int32(1500)
	if is32[T]() {
		unit, least, most = 0x1p-23, 0x1p-149, 200
	}
	a, m := normal(a)
	b, n := normal(b)
	x, y := abs(a), abs(b)
	regular := finite(a) && finite(b) && a != 0 && b != 0
	if !regular {
		x, y = 1, 1
	}
	x, m = significand(x, m)
	y, n = significand(y, n)
	n = m - n
	if x < y {
		x, n = x+x, n-1
	}
	n = min(max(n, -most), most) // beyond it the result is 0 or infinite anyway

	// 1 ≤ x/y < 2. The line is within 2^-4 of 1/y, and each step of Newton's method
	// doubles the number of right bits.
	r := T(1.41) - T(T(0.47)*y)
	for range 4 {
		r = r + T(r*(1-T(y*r)))
	}
	q := T(x * r)
	q = q + T(residual(x, q, y)*r)
	if q < 1 {
		q = 1
	}
	d := residual(x, q, y)
	half := T(T(unit*0.5) * y)
	step := T(0)
	if d > half {
		step = unit
	}
	if d < -half {
		step = -unit
	}
	q = q + step
	d = residual(x, q, y)

	// Where the result is subnormal it is rounded again. If q lies in the middle
	// between two such numbers, the residual decides, and not the rule of ties.
	z := rescale(q, n)
	f := q - rescale(z, -n)
	other := z + copysign(least, f)
	if f == rescale(other, -n)-q && (f > 0 && d > 0 || f < 0 && d < 0) {
		z = other
	}

	if !regular {
		z = 0
		if b == 0 || !finite(a) {
			z = infinity[T]()
		}
		if a == b || a == -b {
			z = z - z
		}
		if a != a || b != b {
			z = a + b
		}
	}
	return copysign(z, T(copysign(1, a)*copysign(1, b)))
}

// root returns √a, correctly rounded.
//
// Error: ≤ ½ulp.
// Cost: 70 flops.
func root[T Float](a T) T {
	unit := T(0x1p-52)
	if is32[T]() {
		unit = 0x1p-23
	}
	a, n := normal(a)
	x := a
	regular := finite(a) && a > 0
	if !regular {
		x = 1
	}
	x, n = significand(x, n)
	if n&1 != 0 {
		x = x + x
	}

	// 1 ≤ √x < 2. The line is within 1/8 of 1/√x.
	r := T(1.1) - T(T(0.16)*x)
	for range 5 {
		r = T(r * (T(1.5) - T(T(x*0.5)*T(r*r))))
	}
	s := T(x * r)
	s = s + T(residual(x, s, s)*T(r*0.5))
	if s < 1 {
		s = 1
	}
	d := residual(x, s, s)
	most := T(unit * s) // (s + unit/2)² is s² + most and less than the last place of d
	step := T(0)
	if d > most {
		step = unit
	}
	if d <= -most {
		step = -unit
	}
	z := T((s + step) * pow2[T](n>>1))

	if !regular {
		z = a // ±0, +Inf, NaN
		if a < 0 {
			z = infinity[T]()
			z = z - z
		}
	}
	return z
}

// whole returns trunc(a). A sum with 2^(p-1) has no room for a fraction.
//
// Cost: 3 flops.
func whole[T Float](a T) T {
	least := T(0x1p52) // of those that have no fraction
	if is32[T]() {
		least = 0x1p23
	}
	m := abs(a)
	t := (m + least) - least // nearest to m
	if t > m {
		t = t - 1
	}
	if !(m < least) {
		t = m
	}
	return copysign(t, a)
}

// wholeBelow returns floor(a).
//
// Cost: 4 flops.
func wholeBelow[T Float](a T) T {
	t := whole(a)
	if t > a {
		t = t - 1
	}
	return t
}

// infinity returns +Inf.
func infinity[T Float]() T {
	n := int32(1022)
	if is32[T]() {
		n = 126
	}
	p := pow2[T](n)
	return T(p * p)
}

// residual returns x - qy, where that is a machine number.
func residual[T Float](x, q, y T) T {
	p, e := TwoProd(q, y)
	return (x - p) - e
}
