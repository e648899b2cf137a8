package sums

import (
	"math"
	"math/bits"

	"github.com/limbfp/limb"
)

// # Exact sums
//
// An exact sum is an integer: a multiple of the smallest number of the machine's type, or of the
// square of that in a sum of products. An item adds some numbers to an integer of its own, in
// digits of 20 bits, each an int32, so that 2^10 machine numbers or products need no carry. Then
// it carries, which leaves 0 … 2^20 - 1 in all digits but the highest; the digits of 2^10 items
// are added at a time. All of it is done in words of 32 bits, from the bits of the numbers: it is exact
// where sums of floats are not, on devices that flush, and where there are no other words.
//
// Behind the digits stand four counts: of terms that are not -0, of NaN, and of the two
// infinities. What a sum with such is, package vec decides.

// Digit is the number of bits of a digit, Each the numbers that an item adds, and Parts the items
// whose digits are added at a time.
const (
	Digit = 20
	Each  = 256
	Parts = 1 << 10

	carried = 1 << 10 // products without a carry, at most
	ones    = 1<<Digit - 1
)

// The counts, behind the digits.
const (
	Terms = iota
	NaNs
	Infs
	NegInfs
	Counts
)

// is32 reports whether T is float32.
//
//limb:primitive
func is32[T limb.Float]() bool { return T(1<<24)+1 == T(1<<24) }

// Digits returns the number of digits of a sum of numbers with float32 or float64 as limbs, or of
// products of such.
//
//limb:host
func Digits(single, products bool) int {
	switch {
	case single && products:
		return dotDigits[float32]()
	case single:
		return sumDigits[float32]()
	case products:
		return dotDigits[float64]()
	}
	return sumDigits[float64]()
}

// sumDigits is the number of digits of a sum: for the bits of its numbers, from the smallest number
// on, and 31 for how many there are.
func sumDigits[T limb.Float]() int {
	if is32[T]() {
		return 16 // 277 + 31 bits
	}
	return 107 // 2099 + 31
}

// dotDigits is sumDigits for products.
func dotDigits[T limb.Float]() int {
	if is32[T]() {
		return 30 // 554 + 31
	}
	return 212 // 4198 + 31
}

// ExactSum sets the digits of item i, out[i], out[items+i], …, to the sum of the machine numbers
// x[i], x[items+i], …
//
//limb:kernel
func ExactSum[T limb.Float](i int, out []int32, x []T, items int) {
	n := sumDigits[T]()
	zero(out, i, items, n)
	for k := i; k < len(x); k += items {
		addNumber(out, i, items, n, 1, x[k], 0, 0, 0)
	}
	carry(out, i, items, n)
}

// ExactSumPair is ExactSum of numbers of two limbs.
//
//limb:kernel
func ExactSumPair[T limb.Float](i int, out []int32, x []limb.Pair[T], items int) {
	n := sumDigits[T]()
	zero(out, i, items, n)
	for k := i; k < len(x); k += items {
		addNumber(out, i, items, n, 2, x[k].Hi, x[k].Lo, 0, 0)
	}
	carry(out, i, items, n)
}

// ExactSumQuad is ExactSum of numbers of four limbs.
//
//limb:kernel
func ExactSumQuad[T limb.Float](i int, out []int32, x []limb.Quad[T], items int) {
	n := sumDigits[T]()
	zero(out, i, items, n)
	for k := i; k < len(x); k += items {
		addNumber(out, i, items, n, 4, x[k].X0, x[k].X1, x[k].X2, x[k].X3)
	}
	carry(out, i, items, n)
}

// ExactDot sets the digits of item i, out[i], out[items+i], …, to the sum of x[i]·y[i],
// x[items+i]·y[items+i], …
//
//limb:kernel
func ExactDot[T limb.Float](i int, out []int32, x, y []T, items int) {
	n := dotDigits[T]()
	zero(out, i, items, n)
	for k := i; k < len(x); k += items {
		if regular(out, i, items, n, x[k], y[k], x[k] == 0, y[k] == 0) {
			addProduct(out, i, items, n, x[k], y[k])
		}
	}
	carry(out, i, items, n)
}

// ExactDotPair is ExactDot of numbers of two limbs.
//
//limb:kernel
func ExactDotPair[T limb.Float](i int, out []int32, x, y []limb.Pair[T], items int) {
	n := dotDigits[T]()
	zero(out, i, items, n)
	for k := i; k < len(x); k += items {
		a, b := x[k], y[k]
		if regular(out, i, items, n, a.Hi, b.Hi, a.Hi == 0 && a.Lo == 0, b.Hi == 0 && b.Lo == 0) {
			addProduct(out, i, items, n, a.Hi, b.Hi)
			addProduct(out, i, items, n, a.Hi, b.Lo)
			addProduct(out, i, items, n, a.Lo, b.Hi)
			addProduct(out, i, items, n, a.Lo, b.Lo)
		}
	}
	carry(out, i, items, n)
}

// ExactDotQuad is ExactDot of numbers of four limbs.
//
//limb:kernel
func ExactDotQuad[T limb.Float](i int, out []int32, x, y []limb.Quad[T], items int) {
	n := dotDigits[T]()
	zero(out, i, items, n)
	terms := 0
	for k := i; k < len(x); k += items {
		a, b := x[k], y[k]
		if regular(out, i, items, n, a.X0, b.X0, a.X0 == 0 && a.X1 == 0 && a.X2 == 0 && a.X3 == 0, b.X0 == 0 && b.X1 == 0 && b.X2 == 0 && b.X3 == 0) {
			for j := range 4 {
				s := a.X0
				switch j {
				case 1:
					s = a.X1
				case 2:
					s = a.X2
				case 3:
					s = a.X3
				}
				addProduct(out, i, items, n, s, b.X0)
				addProduct(out, i, items, n, s, b.X1)
				addProduct(out, i, items, n, s, b.X2)
				addProduct(out, i, items, n, s, b.X3)
			}
			terms += 16
		}
		if terms == carried {
			carry(out, i, items, n)
			terms = 0
		}
	}
	carry(out, i, items, n)
}

// AddDigits sets digit d of part p, out[d·parts + p], to the sum of digit d of Parts items from
// Parts·p on, for i = d·parts + p. A row of digits has one of each item.
//
//limb:kernel
func AddDigits(i int, out, digits []int32, items, parts int) {
	d, p := i/parts, i%parts
	sum := int32(0)
	for k := p * Parts; k < min(items, (p+1)*Parts); k++ {
		sum += digits[d*items+k]
	}
	out[i] = sum
}

// zero clears n digits of item i, and the counts behind them.
func zero(out []int32, i, items, n int) {
	for d := 0; d < n+Counts; d++ {
		out[i+d*items] = 0
	}
}

// carry leaves 0 … 2^20 - 1 in all digits but the highest.
func carry(out []int32, i, items, n int) {
	c := int32(0)
	for d := 0; d < n-1; d++ {
		c += out[i+d*items]
		out[i+d*items] = c & ones
		c >>= Digit
	}
	out[i+(n-1)*items] += c
}

// addNumber adds a number of so many limbs.
func addNumber[T limb.Float](out []int32, i, items, n, limbs int, a, b, c, d T) {
	isZero := a == 0 && b == 0 && c == 0 && d == 0
	if regular(out, i, items, n, a, 1, isZero, false) {
		addLimb(out, i, items, n, a)
		if limbs > 1 {
			addLimb(out, i, items, n, b)
		}
		if limbs > 2 {
			addLimb(out, i, items, n, c)
			addLimb(out, i, items, n, d)
		}
	}
}

// regular counts what a product of two numbers is, from their leading limbs and from whether they
// are 0, and reports whether it goes into the digits.
func regular[T limb.Float](out []int32, i, items, n int, a, b T, zeroA, zeroB bool) bool {
	_, _, _, minusA, finiteA, nanA := apart(a)
	_, _, _, minusB, finiteB, nanB := apart(b)
	minus := minusA != minusB
	finite := finiteA && finiteB
	if !(finite && minus && (zeroA || zeroB)) {
		out[i+(n+Terms)*items]++
	}
	if !finite {
		count := n + Infs
		if minus {
			count = n + NegInfs
		}
		if nanA || nanB || a == 0 || b == 0 {
			count = n + NaNs
		}
		out[i+count*items]++
	}
	return finite
}

// addLimb adds a machine number, or counts a NaN where it is none.
func addLimb[T limb.Float](out []int32, i, items, n int, a T) {
	hi, lo, e, minus, finite, _ := apart(a)
	if !finite {
		out[i+(n+NaNs)*items]++
	} else {
		addDigits(out, i, items, e, hi, lo, minus)
	}
}

// addProduct adds the product of two machine numbers. The halves of one with 128 bits have no bit
// of a digit in common.
func addProduct[T limb.Float](out []int32, i, items, n int, a, b T) {
	h, m, e, minusA, finiteA, _ := apart(a)
	k, w, f, minusB, finiteB, _ := apart(b)
	minus := minusA != minusB
	e += f
	hi, lo := bits.Mul32(m, w)
	if !(finiteA && finiteB) {
		out[i+(n+NaNs)*items]++
	} else if is32[T]() {
		addDigits(out, i, items, e, hi, lo, minus)
	} else {
		a1, a0 := bits.Mul32(h, w)
		b1, b0 := bits.Mul32(m, k)
		c1, c0 := bits.Mul32(h, k)
		up := a1 + b1 // of words below 2^21 and 2^32 each
		hi += a0
		if hi < a0 {
			up++
		}
		hi += b0
		if hi < b0 {
			up++
		}
		c0 += up
		if c0 < up {
			c1++
		}
		addDigits(out, i, items, e, hi, lo, minus)
		addDigits(out, i, items, e+64, c1, c0, minus)
	}
}

// addDigits adds (hi·2^32 + lo)·2^e, or subtracts it.
func addDigits(out []int32, i, items, e int, hi, lo uint32, minus bool) {
	scale := uint32(1) << uint32(e%Digit)
	up, w0 := bits.Mul32(lo, scale)
	w2, w1 := bits.Mul32(hi, scale)
	w1 |= up
	for at := i + e/Digit*items; w0|w1|w2 != 0; at += items {
		d := int32(w0 & ones)
		if minus {
			d = -d
		}
		out[at] += d
		w0 = w0>>Digit | w1<<(32-Digit)
		w1 = w1>>Digit | w2<<(32-Digit)
		w2 >>= Digit
	}
}

// apart returns a finite number as ±(hi·2^32 + lo)·2^e times the smallest one, and what a is.
func apart[T limb.Float](a T) (hi, lo uint32, e int, minus, finite, nan bool) {
	if is32[T]() {
		w := math.Float32bits(float32(a))
		lo = w & (1<<23 - 1)
		e = int(w >> 23 & 0xff)
		minus, finite, nan = w>>31 != 0, e != 0xff, e == 0xff && lo != 0
		if e > 0 {
			lo |= 1 << 23
			e--
		}
		return 0, lo, e, minus, finite, nan
	}
	w := math.Float64bits(float64(a))
	lo = uint32(w)
	hi = uint32(w>>32) & (1<<20 - 1)
	e = int(uint32(w>>32) >> 20 & 0x7ff)
	minus, finite, nan = w>>63 != 0, e != 0x7ff, e == 0x7ff && hi|lo != 0
	if e > 0 {
		hi |= 1 << 20
		e--
	}
	return hi, lo, e, minus, finite, nan
}
