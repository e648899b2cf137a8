package fp

import (
	"math"
	"math/bits"
)

// # Rounding by the residual
//
// Go rounds to nearest, ties to even: r = RN(x). What every other mode makes of x
// is r or one of its neighbours, and the sign of the residual x - r says which.
// The residual comes from the error-free transformations: the error of a sum and
// of a product is a machine number, and so are the remainders a - qb of a
// quotient q = RN(a/b) and a - r² of a root r = RN(√a), which have the signs of
// a/b - q (for b > 0) and √a - r.
//
// A tie, where the residual is just half of the gap to the next number, is what
// tells the two roundings to nearest apart. A quotient that is normal is never a
// tie, nor is a root: a number of p + 1 bits, the last one set, times another
// number has more than p bits.
//
// For float32 all of this happens in float64, where nothing overflows or
// underflows. The result and its residual there become one float64 by rounding
// to odd: the neighbour with an odd significand, unless the residual is 0. No
// number of at most 51 bits, and no tie between two such, is odd, so that
// rounding it again is rounding once ([BM08]).
//
// For float64 there remain residuals that underflow. Then the operands are scaled
// to about 1, and the result, as an integer, is rounded where its last bit falls.

// Float is a machine type, by any name: binary32 or binary64.
type Float interface{ ~float32 | ~float64 }

// Mode is a rounding mode of IEEE 754: which number of a format stands for a
// real number x. The values are those of math/big: big.RoundingMode(m) is the same mode. Where
// it is none of these, functions panic if they have to round.
type Mode uint8

const (
	ToNearestEven Mode = 0 // the nearest number; of two, the even one (CUDA's rn)
	ToNearestAway Mode = 1 // the nearest number; of two, the one larger in magnitude
	ToZero        Mode = 2 // the nearest number that is not larger in magnitude (rz)
	Down          Mode = 4 // the greatest number that is not above x (rd)
	Up            Mode = 5 // the least number that is not below x (ru)
)

// Modes returns the five modes.
func Modes() []Mode { return []Mode{ToNearestEven, ToZero, Up, Down, ToNearestAway} }

// String returns the mode in words: "to nearest even", "up".
func (m Mode) String() string {
	switch m {
	case ToNearestEven:
		return "to nearest even"
	case ToNearestAway:
		return "to nearest away"
	case ToZero:
		return "to zero"
	case Down:
		return "down"
	case Up:
		return "up"
	}
	return "unknown rounding mode"
}

// Add returns x + y rounded by m.
//
// Error: correctly rounded, for all operands.
// Special: as IEEE 754: an exact sum of 0 of operands whose signs differ is +0,
// and -0 by Down; beyond the range, ±Inf or the largest number, as m has it.
func Add[T Float](x, y T, m Mode) T {
	s, e := sum(float64(x), float64(y))
	if s == 0 {
		return zeroSum(x, y, m)
	}
	return rounded[T](s, e, m)
}

// Sub returns x - y rounded by m.
//
// Error: correctly rounded, for all operands.
// Special: as Add of x and -y.
func Sub[T Float](x, y T, m Mode) T { return Add(x, -y, m) }

// Mul returns xy rounded by m.
//
// Error: correctly rounded, for all operands.
// Special: as IEEE 754; beyond the range, ±Inf or the largest number, as m has
// it.
func Mul[T Float](x, y T, m Mode) T {
	a, b := float64(x), float64(y)
	p := float64(a * b)
	if math.Abs(p) < small && a != 0 && b != 0 { // never for float32
		a, i := math.Frexp(a)
		b, j := math.Frexp(b)
		p, e := prod(a, b)
		return T(scaled(p, e, i+j, m))
	}
	return rounded[T](p, math.FMA(a, b, -p), m)
}

// FMA returns xy + z, rounded once, by m.
//
// Error: correctly rounded, for all operands.
// Special: as IEEE 754; an exact 0 has the sign that Add gives it.
func FMA[T Float](x, y, z T, m Mode) T {
	a, b, c := float64(x), float64(y), float64(z)
	p := float64(a * b)
	switch {
	case is32[T]():
		s, e := sum(p, c) // p is exact
		if s == 0 {
			return T(zeroSum(p, c, m))
		}
		return rounded[T](s, e, m)
	case a-a != 0 || b-b != 0 || c-c != 0:
		return T(math.FMA(a, b, c))
	case a == 0 || b == 0:
		return T(Add(p, c, m))
	case c == 0:
		return Mul(x, y, m)
	}
	a, i := math.Frexp(a)
	b, j := math.Frexp(b)
	c, n := math.Frexp(c)
	p, e := prod(a, b) // a multiple of 2^-106, from ¼ to 1
	switch d := n - i - j; {
	case d > 120: // below c, only the sign of the product matters
		return T(scaled(c, math.Copysign(tiny, p), n, m))
	case d < -120: // below the product, only the sign of c matters
		c = math.Copysign(tiny, c)
	default:
		c = math.Ldexp(c, d)
	}
	// p + e + c = h + l, but for what rounding l to odd takes.
	c, e = sum(c, e)
	h, l := sum(p, c)
	l, e = sum(l, e)
	h, l = sum(h, l)
	l = odd(sum(l, e))
	if h == 0 && l == 0 {
		return T(zeroSum(1.0, -1, m))
	}
	return T(scaled(h, l, i+j, m))
}

// Div returns x/y rounded by m.
//
// Error: correctly rounded, for all operands.
// Special: as IEEE 754: ±Inf for y = 0 and x ≠ 0; beyond the range, ±Inf or the
// largest number, as m has it.
func Div[T Float](x, y T, m Mode) T {
	a, b := float64(x), float64(y)
	q := a / b
	switch {
	case a == 0 || b == 0 || a-a != 0 || b-b != 0:
		return T(q)
	case math.Abs(a) < small || math.Abs(q) < small: // never for float32
		a, i := math.Frexp(a)
		b, j := math.Frexp(b)
		q := a / b
		return T(scaled(q, hint(math.FMA(-q, b, a), b), i-j, m))
	}
	return rounded[T](q, hint(math.FMA(-q, b, a), b), m)
}

// Rcp returns 1/x rounded by m.
//
// Error: correctly rounded, for all operands.
// Special: as Div: 1/±0 = ±Inf, 1/±Inf = ±0.
func Rcp[T Float](x T, m Mode) T { return Div(1, x, m) }

// Sqrt returns √x rounded by m.
//
// Error: correctly rounded, for all operands.
// Special: √±0 = ±0 in every mode, √+Inf = +Inf; NaN for x < 0.
func Sqrt[T Float](x T, m Mode) T {
	a, f := float64(x), 1.0
	if a < small { // for float32 only 0 and negative numbers
		a, f = float64(a*0x1p200), 0x1p-100
	}
	r := math.Sqrt(a)
	if r == 0 || r-r != 0 {
		return T(r)
	}
	return T(rounded[T](r, hint(math.FMA(-r, r, a), 1), m) * T(f))
}

// small is where products and remainders of float64 begin to lose bits below the
// subnormal numbers, with a margin. tiny is a residual that is only a sign: below
// every tie between numbers about 1.
const (
	small = 0x1p-900
	tiny  = 0x1p-120
)

// is32 reports whether T is float32.
func is32[T Float]() bool { return T(1<<24)+1 == T(1<<24) }

// sum returns s = RN(a + b) and e with s + e = a + b ([Dek71]). Where s
// overflows, e is the other infinity, as a residual should be; where an operand
// is not finite, NaN.
func sum(a, b float64) (s, e float64) {
	s = a + b
	if math.Abs(a) < math.Abs(b) {
		a, b = b, a
	}
	return s, b - (s - a)
}

// prod returns p = RN(ab) and e with p + e = ab.
func prod(a, b float64) (p, e float64) {
	p = float64(a * b)
	return p, math.FMA(a, b, -p)
}

// zeroSum returns the sum of x and y where it is 0.
func zeroSum[T Float](x, y T, m Mode) T {
	if m == Down && math.Signbit(float64(x)) != math.Signbit(float64(y)) {
		return T(math.Copysign(0, -1))
	}
	return x + y
}

// hint returns a residual with the sign of e/b that is no tie: the least number.
// 0 and NaN are kept.
func hint(e, b float64) float64 {
	switch {
	case e == 0 || e != e:
		return e
	case (e < 0) == (b < 0):
		return 0x1p-1074
	}
	return -0x1p-1074
}

// rounded rounds s + e to T, where s = RN(s + e) in float64.
func rounded[T Float](s, e float64, m Mode) T {
	if is32[T]() {
		return T(ToFloat32(odd(s, e), m))
	}
	return T(step(s, e, m))
}

// odd rounds s + e to odd: to s where e is 0 or s is odd, else to the neighbour
// of s on the side of e. s is 0 only where e is.
func odd(s, e float64) float64 {
	b := math.Float64bits(s)
	switch {
	case e == 0 || e != e || b&1 != 0:
		return s
	case (e < 0) == (s < 0):
		return math.Float64frombits(b + 1)
	}
	return math.Float64frombits(b - 1)
}

// step returns what m makes of x = r + e, where r = RN(x) and e has the sign of
// the residual, and its value where that may be a tie. A residual that is NaN
// stands for none: r is exact, or no number.
func step[T Float](r T, e float64, m Mode) T {
	if e == 0 || e != e {
		return r
	}
	negative := math.Signbit(float64(r))
	beyond := (e < 0) == negative // |r| < |x|
	switch m {
	case ToNearestEven:
		return r
	case ToNearestAway:
		if a := next(r, 1); e+e == float64(a)-float64(r) {
			return a
		}
		return r
	case ToZero, Up, Down:
		switch outward := m == Up && !negative || m == Down && negative; {
		case beyond && outward:
			return next(r, 1)
		case !beyond && !outward:
			return next(r, -1)
		}
		return r
	}
	panic("fp: unknown rounding mode")
}

// next returns the neighbour of r away from 0 (d = 1) or toward it (d = -1).
func next[T Float](r T, d int) T {
	if is32[T]() {
		return T(math.Float32frombits(math.Float32bits(float32(r)) + uint32(d)))
	}
	return T(math.Float64frombits(math.Float64bits(float64(r)) + uint64(d)))
}

// scaled rounds (h + l)·2^n to float64, subnormal or not, where h is about 1 and
// |l| at most an ulp of it: as an integer of 63 bits, rounded to odd.
func scaled(h, l float64, n int, m Mode) float64 {
	f, i := math.Frexp(h)
	l = math.Ldexp(l, 63-i)
	if h < 0 {
		l = -l
	}
	part := math.Floor(l)
	k := uint64(math.Ldexp(math.Abs(f), 63)) + uint64(int64(part))
	if l != part {
		k |= 1
	}
	return math.Float64frombits(binary64.pack(h < 0, k, n+i-63, m))
}

// pack returns the encoding of ±k·2^n rounded by m, for k > 0. The format has
// infinities.
func (f *Format) pack(negative bool, k uint64, n int, m Mode) uint64 {
	z := bits.LeadingZeros64(k)
	k <<= z
	e := n - z + 63                        // 2^e ≤ k·2^n < 2^(e+1)
	drop := 64 - f.Prec + max(f.Emin-e, 0) // bits of k below the last one of the result
	if drop > 64 {
		k, drop = 1, 64
	}
	rest := k << (64 - drop) // a fraction of 2^64
	// The leading bit of a normal number carries into its exponent.
	b := uint64(max(e-f.Emin, 0))<<(f.Prec-1) + k>>drop
	if e > f.Emax {
		b, rest = uint64(f.Emax-f.Emin+2)<<(f.Prec-1)-1, math.MaxUint64 // the largest number
	}
	b += carry(negative, b, rest, m)
	if negative {
		b |= 1 << (f.Bits - 1)
	}
	return b
}

// carry returns 1 where m rounds the magnitude of ±(n + rest·2^-64) up, else 0.
func carry(negative bool, n, rest uint64, m Mode) uint64 {
	up := false
	switch m {
	case ToNearestEven:
		up = rest > 1<<63 || rest == 1<<63 && n&1 != 0
	case ToNearestAway:
		up = rest >= 1<<63
	case Up:
		up = rest != 0 && !negative
	case Down:
		up = rest != 0 && negative
	case ToZero:
	default:
		panic("fp: unknown rounding mode")
	}
	if up {
		return 1
	}
	return 0
}
