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
//limb:kernel device
func ExactSum[T limb.Float](i int, out []int32, x []T, items int) {
	d := digits{out, i, items, sumDigits[T]()}
	d.zero()
	for k := i; k < len(x); k += items {
		addNumber(d, 1, x[k], 0, 0, 0)
	}
	d.carry()
}

// ExactSumPair is ExactSum of numbers of two limbs.
//
//limb:kernel device
func ExactSumPair[T limb.Float](i int, out []int32, x []limb.Pair[T], items int) {
	d := digits{out, i, items, sumDigits[T]()}
	d.zero()
	for k := i; k < len(x); k += items {
		addNumber(d, 2, x[k].Hi, x[k].Lo, 0, 0)
	}
	d.carry()
}

// ExactSumTriple is ExactSum of numbers of three limbs.
//
//limb:kernel device
func ExactSumTriple[T limb.Float](i int, out []int32, x []limb.Triple[T], items int) {
	d := digits{out, i, items, sumDigits[T]()}
	d.zero()
	for k := i; k < len(x); k += items {
		addNumber(d, 3, x[k].X0, x[k].X1, x[k].X2, 0)
	}
	d.carry()
}

// ExactSumQuad is ExactSum of numbers of four limbs.
//
//limb:kernel device
func ExactSumQuad[T limb.Float](i int, out []int32, x []limb.Quad[T], items int) {
	d := digits{out, i, items, sumDigits[T]()}
	d.zero()
	for k := i; k < len(x); k += items {
		addNumber(d, 4, x[k].X0, x[k].X1, x[k].X2, x[k].X3)
	}
	d.carry()
}

// ExactDot sets the digits of item i, out[i], out[items+i], …, to the sum of x[i]·y[i],
// x[items+i]·y[items+i], …
//
//limb:kernel device
func ExactDot[T limb.Float](i int, out []int32, x, y []T, items int) {
	d := digits{out, i, items, dotDigits[T]()}
	d.zero()
	for k := i; k < len(x); k += items {
		if regular(d, x[k], y[k], x[k] == 0, y[k] == 0) {
			addProduct(d, x[k], y[k])
		}
	}
	d.carry()
}

// ExactDotPair is ExactDot of numbers of two limbs.
//
//limb:kernel device
func ExactDotPair[T limb.Float](i int, out []int32, x, y []limb.Pair[T], items int) {
	d := digits{out, i, items, dotDigits[T]()}
	d.zero()
	for k := i; k < len(x); k += items {
		a, b := x[k], y[k]
		if regular(d, a.Hi, b.Hi, a.Hi == 0 && a.Lo == 0, b.Hi == 0 && b.Lo == 0) {
			addProduct(d, a.Hi, b.Hi)
			addProduct(d, a.Hi, b.Lo)
			addProduct(d, a.Lo, b.Hi)
			addProduct(d, a.Lo, b.Lo)
		}
	}
	d.carry()
}

// ExactDotTriple is ExactDot of numbers of three limbs.
//
//limb:kernel device
func ExactDotTriple[T limb.Float](i int, out []int32, x, y []limb.Triple[T], items int) {
	d := digits{out, i, items, dotDigits[T]()}
	d.zero()
	terms := 0
	for k := i; k < len(x); k += items {
		a, b := x[k], y[k]
		if regular(d, a.X0, b.X0, a.X0 == 0 && a.X1 == 0 && a.X2 == 0, b.X0 == 0 && b.X1 == 0 && b.X2 == 0) {
			for j := range 3 {
				s := a.X0
				switch j {
				case 1:
					s = a.X1
				case 2:
					s = a.X2
				}
				addProduct(d, s, b.X0)
				addProduct(d, s, b.X1)
				addProduct(d, s, b.X2)
			}
			terms += 9
		}
		if terms > carried-9 {
			d.carry()
			terms = 0
		}
	}
	d.carry()
}

// ExactDotQuad is ExactDot of numbers of four limbs.
//
//limb:kernel device
func ExactDotQuad[T limb.Float](i int, out []int32, x, y []limb.Quad[T], items int) {
	d := digits{out, i, items, dotDigits[T]()}
	d.zero()
	terms := 0
	for k := i; k < len(x); k += items {
		a, b := x[k], y[k]
		if regular(d, a.X0, b.X0, a.X0 == 0 && a.X1 == 0 && a.X2 == 0 && a.X3 == 0, b.X0 == 0 && b.X1 == 0 && b.X2 == 0 && b.X3 == 0) {
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
				addProduct(d, s, b.X0)
				addProduct(d, s, b.X1)
				addProduct(d, s, b.X2)
				addProduct(d, s, b.X3)
			}
			terms += 16
		}
		if terms == carried {
			d.carry()
			terms = 0
		}
	}
	d.carry()
}

// AddDigits sets digit d of part p, out[d·parts + p], to the sum of digit d of Parts items from
// Parts·p on, for i = d·parts + p. A row of digits has one of each item.
//
//limb:kernel device
func AddDigits(i int, out, digits []int32, items, parts int) {
	d, p := i/parts, i%parts
	sum := int32(0)
	for k := p * Parts; k < min(items, (p+1)*Parts); k++ {
		sum += digits[d*items+k]
	}
	out[i] = sum
}

// digits are those of an item, n of them: item, item + items, … of out. The counts stand behind them.
type digits struct {
	out            []int32
	item, items, n int
}

// count counts a number or a product as what it is.
func (d digits) count(what int) { d.out[d.item+(d.n+what)*d.items]++ }

// zero clears the digits and the counts.
func (d digits) zero() {
	for k := 0; k < d.n+Counts; k++ {
		d.out[d.item+k*d.items] = 0
	}
}

// carry leaves 0 … 2^20 - 1 in all digits but the highest.
func (d digits) carry() {
	c := int32(0)
	for k := 0; k < d.n-1; k++ {
		c += d.out[d.item+k*d.items]
		d.out[d.item+k*d.items] = c & ones
		c >>= Digit
	}
	d.out[d.item+(d.n-1)*d.items] += c
}

// addNumber adds a number of so many limbs.
func addNumber[T limb.Float](d digits, limbs int, w, x, y, z T) {
	isZero := w == 0 && x == 0 && y == 0 && z == 0
	if regular(d, w, 1, isZero, false) {
		addLimb(d, w)
		if limbs > 1 {
			addLimb(d, x)
		}
		if limbs > 2 {
			addLimb(d, y)
		}
		if limbs > 3 {
			addLimb(d, z)
		}
	}
}

// regular counts what a product of two numbers is, from their leading limbs and from whether they
// are 0, and reports whether it goes into the digits.
func regular[T limb.Float](d digits, a, b T, zeroA, zeroB bool) bool {
	_, _, _, minusA, finiteA, nanA := apart(a)
	_, _, _, minusB, finiteB, nanB := apart(b)
	minus := minusA != minusB
	finite := finiteA && finiteB
	if !(finite && minus && (zeroA || zeroB)) {
		d.count(Terms)
	}
	if !finite {
		what := Infs
		if minus {
			what = NegInfs
		}
		if nanA || nanB || a == 0 || b == 0 {
			what = NaNs
		}
		d.count(what)
	}
	return finite
}

// addLimb adds a machine number, or counts a NaN where it is none.
func addLimb[T limb.Float](d digits, a T) {
	hi, lo, e, minus, finite, _ := apart(a)
	if !finite {
		d.count(NaNs)
	} else {
		d.add(e, hi, lo, minus)
	}
}

// addProduct adds the product of two machine numbers. The halves of one with 128 bits have no bit
// of a digit in common.
func addProduct[T limb.Float](d digits, a, b T) {
	h, m, e, minusA, finiteA, _ := apart(a)
	k, w, f, minusB, finiteB, _ := apart(b)
	minus := minusA != minusB
	e += f
	hi, lo := bits.Mul32(m, w)
	if !(finiteA && finiteB) {
		d.count(NaNs)
	} else if is32[T]() {
		d.add(e, hi, lo, minus)
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
		d.add(e, hi, lo, minus)
		d.add(e+64, c1, c0, minus)
	}
}

// add adds (hi·2^32 + lo)·2^e, or subtracts it.
func (d digits) add(e int, hi, lo uint32, minus bool) {
	scale := uint32(1) << uint32(e%Digit)
	up, w0 := bits.Mul32(lo, scale)
	w2, w1 := bits.Mul32(hi, scale)
	w1 |= up
	for at := d.item + e/Digit*d.items; w0|w1|w2 != 0; at += d.items {
		part := int32(w0 & ones)
		if minus {
			part = -part
		}
		d.out[at] += part
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
