// Package mpfr reaches GNU MPFR, the library of correctly rounded arithmetic of
// any precision, where the machine has it. Tests and the accuracy measurement
// take it as their reference; no arithmetic of this module depends on it.
//
// All results are rounded to nearest, ties to even.
package mpfr

import (
	"math"
	"math/big"
	"math/bits"
)

// A Float is a number of MPFR in the memory of Go. Numbers of different
// precisions may be mixed; a result has the precision of where it is put. One
// Float must not be used by two goroutines at once.
type Float struct {
	c     number
	words []uint64 // what c.words points to
}

// number is mpfr_t: the value is sign · 0.w · 2^exp, where w are the words of
// the significand, the most significant last, with its highest bit set.
type number struct {
	prec  int64
	sign  int32
	exp   int64
	words *uint64
}

// The exponents of what is not a number with a significand.
const (
	expZero = -math.MaxInt64 + iota
	expNaN
	expInf
)

// New returns a number of at least prec bits, which is NaN.
//
//go:noinline
func New(prec int) *Float {
	z := new(Float)
	z.grow(max(prec+63, 64) / 64)
	z.c.sign, z.c.exp = 1, expNaN
	return z
}

// grow makes z a number of n words, whose value is lost.
func (z *Float) grow(n int) {
	if n > cap(z.words) {
		z.words = make([]uint64, n)
	}
	z.words = z.words[:n]
	z.c.words = &z.words[0]
	z.c.prec = int64(64 * n)
}

// Prec returns the precision in bits.
func (z *Float) Prec() int { return int(z.c.prec) }

// IsNaN reports whether z is not a number.
func (z *Float) IsNaN() bool { return z.c.exp == expNaN }

// IsInf reports whether z is infinite.
func (z *Float) IsInf() bool { return z.c.exp == expInf }

// Sign returns -1, 0 or 1; 0 also for NaN.
func (z *Float) Sign() int {
	if z.c.exp == expZero || z.c.exp == expNaN {
		return 0
	}
	return int(z.c.sign)
}

// Exponent returns ⌊log2|z|⌋ of a finite number that is not 0.
func (z *Float) Exponent() int { return int(z.c.exp) - 1 }

// Word returns the 64 leading bits of the significand of a finite number that
// is not 0. The first one is set.
func (z *Float) Word() uint64 { return z.words[len(z.words)-1] }

// Abs makes z positive.
func (z *Float) Abs() { z.c.sign = 1 }

// Neg flips the sign of z.
func (z *Float) Neg() { z.c.sign = -z.c.sign }

// Scale multiplies z by 2^n.
func (z *Float) Scale(n int) {
	if z.c.exp > expInf {
		z.c.exp += int64(n)
	}
}

// special sets z to 0, NaN or an infinity, with the sign of a.
func (z *Float) special(exp int64, a float64) {
	z.c.exp, z.c.sign = exp, 1
	if math.Signbit(a) {
		z.c.sign = -1
	}
}

// SetLimbs sets z to the exact sum of the limbs, whatever precision that
// takes. Where the first one is infinite or NaN, so is z; -0 is kept.
func (z *Float) SetLimbs(limbs ...float64) {
	if len(limbs) == 0 {
		z.special(expZero, 0)
		return
	}
	switch a := limbs[0]; {
	case a != a:
		z.special(expNaN, 0)
		return
	case math.IsInf(a, 0):
		z.special(expInf, a)
		return
	}
	low, high := math.MaxInt, math.MinInt // the bits of the sum, as exponents
	for _, a := range limbs {
		if m, e := split(a); m != 0 {
			low, high = min(low, e), max(high, e+53)
		}
	}
	if low > high {
		z.special(expZero, limbs[0])
		return
	}
	// The sum in two's complement; three bits more hold the carries of seven
	// limbs and the sign.
	n := (high - low + 3 + 63) / 64
	z.grow(max(n, 1))
	clear(z.words)
	for _, a := range limbs {
		m, e := split(a)
		if m == 0 {
			continue
		}
		at, shift := (e-low)/64, uint(e-low)%64
		part := [2]uint64{m << shift, m >> (64 - shift)}
		add, carry := bits.Add64, uint64(0)
		if a < 0 {
			add = bits.Sub64
		}
		for k := at; k < n && (k < at+2 || carry != 0); k++ {
			var p uint64
			if k < at+2 {
				p = part[k-at]
			}
			z.words[k], carry = add(z.words[k], p, carry)
		}
	}
	sign := 1.0
	if int64(z.words[n-1]) < 0 {
		sign = -1
		carry := uint64(1)
		for k, w := range z.words {
			z.words[k], carry = bits.Add64(^w, 0, carry)
		}
	}
	z.normalise(low+64*n, sign)
}

// split returns a finite a as ±m·2^e.
func split(a float64) (m uint64, e int) {
	b := math.Float64bits(a)
	m, e = b&(1<<52-1), int(b>>52&0x7ff)
	if e == 0 {
		return m, -1074
	}
	return m | 1<<52, e - 1075
}

// normalise brings the words, which are those of a positive number below 1
// times 2^exp, into the form of MPFR.
func (z *Float) normalise(exp int, sign float64) {
	n := len(z.words)
	for n > 0 && z.words[n-1] == 0 {
		n--
		exp -= 64
	}
	if n == 0 {
		z.special(expZero, 0)
		return
	}
	first := 0
	for z.words[first] == 0 {
		first++
	}
	copy(z.words, z.words[first:n])
	z.grow(n - first)
	if shift := uint(bits.LeadingZeros64(z.words[len(z.words)-1])); shift > 0 {
		for k := len(z.words) - 1; k > 0; k-- {
			z.words[k] = z.words[k]<<shift | z.words[k-1]>>(64-shift)
		}
		z.words[0] <<= shift
		exp -= int(shift)
	}
	z.special(int64(exp), sign)
}

// SetBig sets z to x, with the precision of x.
func (z *Float) SetBig(x *big.Float) {
	sign := 1.0
	if x.Signbit() {
		sign = -1
	}
	switch {
	case x.IsInf():
		z.special(expInf, sign)
		return
	case x.Sign() == 0:
		z.special(expZero, sign)
		return
	}
	n := (int(x.MinPrec()) + 63) / 64
	m := new(big.Float)
	exp := x.MantExp(m)
	m.SetMantExp(m.Abs(m), 64*n)
	i, _ := m.Int(nil)
	z.grow(n)
	buf := i.FillBytes(make([]byte, 8*n))
	for k := range z.words {
		var w uint64
		for _, b := range buf[8*(n-1-k) : 8*(n-k)] {
			w = w<<8 | uint64(b)
		}
		z.words[k] = w
	}
	z.special(int64(exp), sign)
}

// Big returns z exactly. It panics where z is NaN.
func (z *Float) Big() *big.Float {
	x := new(big.Float).SetPrec(uint(z.Prec()))
	switch z.c.exp {
	case expNaN:
		panic("mpfr: NaN as a big.Float")
	case expInf:
		x.SetInf(false)
	case expZero:
	default:
		buf := make([]byte, 0, 8*len(z.words))
		for k := len(z.words) - 1; k >= 0; k-- {
			for s := 56; s >= 0; s -= 8 {
				buf = append(buf, byte(z.words[k]>>s))
			}
		}
		x.SetInt(new(big.Int).SetBytes(buf))
		x.SetMantExp(x, int(z.c.exp)-64*len(z.words))
	}
	if z.c.sign < 0 {
		x.Neg(x)
	}
	return x
}

// Float64 returns the 53 leading bits of z: z rounded toward zero, but for
// what overflows or is subnormal in float64.
func (z *Float) Float64() float64 {
	var a float64
	switch z.c.exp {
	case expNaN:
		return math.NaN()
	case expInf:
		a = math.Inf(1)
	case expZero:
	default:
		e := max(min(z.c.exp, 1<<20), -1<<20)
		a = math.Ldexp(float64(z.words[len(z.words)-1]>>11), int(e)-53)
	}
	return math.Copysign(a, float64(z.c.sign))
}

// Signbit reports whether z is negative, or -0.
func (z *Float) Signbit() bool { return z.c.sign < 0 }
