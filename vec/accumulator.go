package vec

import (
	"encoding/binary"
	"math"
	"math/big"
	"math/bits"
	"slices"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/typeof"
	"github.com/limbfp/limb/internal/run/types"
)

// # A wide integer
//
// Every float64 is a multiple of 2^-1074, and every product of two of 2^-2148: in that unit a
// sum is an integer, which no order of its addends changes. It is kept in digits of 32 bits,
// each in an int64: so many additions go by before a carry must be brought to the next digit.

const (
	unit   = -2148 // the exponent of the last bit of the first digit
	digits = 136   // to 2^2203: room for 2^64 products of more than 2^2048, and a sign

	// Each addition adds less than 2^32 to a digit.
	beforeCarry = 1 << 30
)

// An Accumulator is an exact sum of numbers of any types, or of products of two. It is
// rounded when it is asked for, by [Total]: so what it gives depends on the numbers alone, not
// on their order, nor on how they were spread over accumulators that have been merged. The
// zero value is an empty sum. A copy is another sum.
//
// Infinities and NaN are as in machine arithmetic: a NaN, or infinities of both signs, make the
// total NaN, and infinities of one sign make it that infinity. A sum of nothing is 0, one of
// nothing but -0 is -0, and any other that is zero is 0. No sum overflows before it is rounded.
// 2^64 numbers have room.
//
// It takes 1.1 kB. It is not for several goroutines at once: each has its own, and they are
// merged.
type Accumulator struct {
	digit [digits]int64
	adds  int // since the last carry
	seen  seen
}

// seen is what an integer does not tell of the addends.
type seen uint8

const (
	seenNaN seen = 1 << iota
	seenInf
	seenNegInf
	seenNegZero // a zero with a sign
	seenOther   // anything else, ±Inf and NaN too
)

// settled returns what is seen without what does not count beside the rest.
func (s seen) settled() seen {
	if s&seenOther != 0 {
		s &^= seenNegZero
	}
	return s
}

// Reset makes a an empty sum.
func (a *Accumulator) Reset() { *a = Accumulator{} }

// Add adds x, without an allocation: a value of a stream, as it comes. [Accumulate] adds
// slices of numbers of any type.
func (a *Accumulator) Add(x float64) { a.addLimbs(x) }

// AddDD adds x, as [Accumulator.Add] does; a DF is added as x.DD().
func (a *Accumulator) AddDD(x limb.DD) { a.addLimbs(x.Hi, x.Lo) }

// AddQD adds x, as [Accumulator.Add] does; a QF is added as x.QD().
func (a *Accumulator) AddQD(x limb.QD) { a.addLimbs(x.X0, x.X1, x.X2, x.X3) }

// AddSlice adds the numbers of x: it is [Accumulate] of a slice of float64.
func (a *Accumulator) AddSlice(x []float64) { Accumulate(a, x) }

// addLimbs adds a number, whose leading limb is the first: what terms.zeros and terms.oneByOne do for
// one of a slice.
func (a *Accumulator) addLimbs(limbs ...float64) {
	if a.seen&seenOther == 0 {
		if slices.ContainsFunc(limbs, func(x float64) bool { return x != 0 }) || !math.Signbit(limbs[0]) {
			a.seen |= seenOther
		} else {
			a.seen |= seenNegZero
		}
	}
	if x := limbs[0]; x-x != 0 {
		a.addSpecial(x)
		return
	}
	for _, x := range limbs {
		if x-x != 0 {
			a.addSpecial(math.NaN())
		} else {
			a.addFloat(x)
		}
	}
}

// Float64 returns the sum rounded to nearest: [Total] of a float64.
func (a *Accumulator) Float64() float64 { return Total[float64](a) }

// DD returns the sum rounded to a DD: [Total] of one.
func (a *Accumulator) DD() limb.DD { return Total[limb.DD](a) }

// QD returns the sum rounded to a QD: [Total] of one.
func (a *Accumulator) QD() limb.QD { return Total[limb.QD](a) }

// Merge adds what b is the sum of. b is kept.
func (a *Accumulator) Merge(b *Accumulator) {
	c := b.carried()
	a.carry()
	for i, d := range c.digit {
		a.digit[i] += d
	}
	a.adds = 1
	a.seen |= b.seen
}

// add adds ±m·2^(unit+at).
func (a *Accumulator) add(m uint64, at int, neg bool) {
	k, s := at>>5, at&31
	lo, hi := m<<s, m>>(64-s)
	d := a.digit[k : k+3]
	if neg {
		d[0] -= int64(lo & math.MaxUint32)
		d[1] -= int64(lo >> 32)
		d[2] -= int64(hi)
	} else {
		d[0] += int64(lo & math.MaxUint32)
		d[1] += int64(lo >> 32)
		d[2] += int64(hi)
	}
	if a.adds++; a.adds == beforeCarry {
		a.carry()
	}
}

// carry brings all digits to [-2^31, 2^31): so the first that is not 0, from above, has the sign
// of the sum, and those above it are 0.
func (a *Accumulator) carry() {
	if a.adds == 0 {
		return
	}
	a.adds = 0
	first, last := a.span()
	var c int64
	for i := first; i <= last || c != 0; i++ {
		d := a.digit[i] + c
		low := int64(int32(d))
		a.digit[i], c = low, (d-low)>>32
	}
}

// span returns the first and the last digit that are not 0: 0 and -1 where there are none.
func (a *Accumulator) span() (first, last int) {
	last = digits - 1
	for last >= 0 && a.digit[last] == 0 {
		last--
	}
	for first < last && a.digit[first] == 0 {
		first++
	}
	return first, last
}

// carried returns a after its carries.
func (a *Accumulator) carried() Accumulator {
	c := *a
	c.carry()
	return c
}

// significand returns m and e with |x| = m·2^(unit+e), for finite x.
func significand(x float64) (m uint64, e int) {
	b := math.Float64bits(x)
	m, e = b&(1<<52-1), int(b>>52&0x7ff)
	if e == 0 {
		return m, -1074 - unit
	}
	return m | 1<<52, e - 1075 - unit
}

// addFloat adds a finite x.
func (a *Accumulator) addFloat(x float64) {
	m, e := significand(x)
	a.add(m, e, math.Signbit(x))
}

// addProduct adds x·y of finite x and y.
func (a *Accumulator) addProduct(x, y float64) {
	m, e := significand(x)
	n, f := significand(y)
	hi, lo := bits.Mul64(m, n)
	neg := math.Signbit(x) != math.Signbit(y)
	e += f + unit
	a.add(lo, e, neg)
	if hi != 0 {
		a.add(hi, e+64, neg)
	}
}

// addSpecial notes an infinity or a NaN.
func (a *Accumulator) addSpecial(x float64) {
	switch {
	case x != x:
		a.seen |= seenNaN | seenOther
	case x > 0:
		a.seen |= seenInf | seenOther
	default:
		a.seen |= seenNegInf | seenOther
	}
}

// special returns the sum where it is infinite, NaN or zero by what was seen alone.
func (a *Accumulator) special() (x float64, ok bool) {
	switch s := a.seen; {
	case s&seenNaN != 0 || s&(seenInf|seenNegInf) == seenInf|seenNegInf:
		return math.NaN(), true
	case s&seenInf != 0:
		return math.Inf(1), true
	case s&seenNegInf != 0:
		return math.Inf(-1), true
	case s == seenNegZero:
		return math.Copysign(0, -1), true
	}
	return 0, a.seen == 0
}

// magnitude returns the finite sum as a sign and digits of [0, 2^32) from first to last, of
// which the last is not 0; last is below first where the sum is 0.
func (a *Accumulator) magnitude() (m Accumulator, first, last int, neg bool) {
	m = a.carried()
	first, last = m.span()
	if last < 0 {
		return m, 0, -1, false
	}
	neg = m.digit[last] < 0
	var c int64
	for i := first; i <= last; i++ {
		d := m.digit[i]
		if neg {
			d = -d
		}
		d += c
		m.digit[i], c = d&math.MaxUint32, d>>32
	}
	if m.digit[last] == 0 { // 1, and negative digits behind it
		last--
	}
	return m, first, last, neg
}

// integer returns the finite sum as ±m·2^e.
func (a *Accumulator) integer() (m *big.Int, e int) {
	d, first, last, neg := a.magnitude()
	b := make([]byte, 0, 4*digits)
	for i := last; i >= first; i-- {
		b = binary.BigEndian.AppendUint32(b, uint32(d.digit[i]))
	}
	m = new(big.Int).SetBytes(b)
	if neg {
		m.Neg(m)
	}
	return m, unit + 32*first
}

// Rat returns the sum, exactly, and nil where it is infinite or NaN.
func (a *Accumulator) Rat() *big.Rat {
	if x, ok := a.special(); ok && x != 0 {
		return nil
	}
	m, e := a.integer()
	one := big.NewInt(1)
	return new(big.Rat).SetFrac(m.Lsh(m, uint(max(e, 0))), one.Lsh(one, uint(max(-e, 0))))
}

// Total returns the sum, rounded to N: to nearest, ties to even, for a machine number, infinite
// where that overflows, and else as [limb.FromBig] rounds.
func Total[N Addend](a *Accumulator) N {
	if x, ok := a.special(); ok {
		return machine[N](x)
	}
	var z N
	switch p := any(&z).(type) {
	case *float32:
		*p = float32(a.float(24, -149, 128))
	case *float64:
		*p = a.float(53, -1074, 1024)
	default:
		z = rounded[N](a.integer())
	}
	return z
}

// float returns the finite sum rounded to numbers of so many bits, which are multiples of 2^least,
// and below 2^most.
func (a *Accumulator) float(bitsOf, least, most int) float64 {
	m, first, last, neg := a.magnitude()
	if last < first {
		return 0
	}
	digit := func(i int) uint64 {
		if i < first {
			return 0
		}
		return uint64(m.digit[i])
	}
	// 64 bits, the first of which is 1, and whether more follow.
	n := bits.LeadingZeros32(uint32(digit(last)))
	w := (digit(last)<<32|digit(last-1))<<n | digit(last-2)>>(32-n)
	more := digit(last-2)<<n&math.MaxUint32 != 0
	for i := first; i < last-2 && !more; i++ {
		more = m.digit[i] != 0
	}
	e := unit + 32*(last-1) - n // of the last bit of w
	drop := max(64-bitsOf, least-e)
	if drop > 64 {
		return withSign(neg, 0)
	}
	kept, half, rest := w>>drop, w>>(drop-1)&1 == 1, w<<(65-drop) != 0 || more
	if half && (rest || kept&1 == 1) {
		kept++
	}
	if bits.Len64(kept)+e+drop > most {
		return withSign(neg, math.Inf(1))
	}
	return withSign(neg, math.Ldexp(float64(kept), e+drop))
}

func withSign(neg bool, x float64) float64 {
	if neg {
		return -x
	}
	return x
}

// SqrtTotal returns the square root of the sum, rounded as by [Total]: NaN of a negative one.
func SqrtTotal[N Addend](a *Accumulator) N {
	if x, ok := a.special(); ok {
		return machine[N](math.Sqrt(x))
	}
	m, e := a.integer()
	if m.Sign() <= 0 {
		return machine[N](math.Sqrt(float64(m.Sign())))
	}
	// Once with a part of the digits: that is the result where the numbers on both sides are
	// rounded alike. Then with all, and one more where others follow: a rounding is decided at
	// a number of fewer digits.
	if x, next := someRoot[N](m, e); x == next {
		return x
	}
	const least = 2 * (-1074 - 8)
	m.Lsh(m, uint(max(e-least, 0)))
	e = min(e, least) // even
	var r, square big.Int
	r.Sqrt(m)
	exact := square.Mul(&r, &r).Cmp(m) == 0
	r.Lsh(&r, 1)
	if !exact {
		r.SetBit(&r, 0, 1)
	}
	return rounded[N](&r, e/2-1)
}

// someRoot returns the roundings of two numbers on both sides of the root of m·2^e, which have
// some hundred bits.
func someRoot[N Addend](m *big.Int, e int) (x, next N) {
	const some = 320
	drop := m.BitLen() - 2*some
	drop += (e + drop) & 1 // so that e+drop is even
	var r big.Int
	if drop >= 0 {
		r.Rsh(m, uint(drop))
	} else {
		r.Lsh(m, uint(-drop))
	}
	r.Sqrt(&r)
	x = rounded[N](&r, (e+drop)/2)
	next = rounded[N](r.Add(&r, big.NewInt(1)), (e+drop)/2)
	return x, next
}

// rounded returns m·2^e, rounded.
func rounded[N Addend](m *big.Int, e int) (z N) {
	var v big.Float
	v.SetInt(m)
	v.SetMantExp(&v, e)
	switch k := kindOf[N](); k {
	case f32:
		*(*float32)(unsafe.Pointer(&z)), _ = v.Float32()
	case f64:
		*(*float64)(unsafe.Pointer(&z)), _ = v.Float64()
	default:
		z = bigEach[k].(func(*big.Float) N)(&v)
	}
	return z
}

//limb:each
func bigDF(v *big.Float) limb.DF { return limb.FromBig[limb.DF](v) }

// machine returns a zero, an infinity or NaN as an N.
func machine[N Addend](a float64) (z N) {
	if t, _ := addendOf[N](); t.Elem() == types.F32 {
		*(*float32)(unsafe.Pointer(&z)) = float32(a)
	} else {
		*(*float64)(unsafe.Pointer(&z)) = a
	}
	return z
}

// addendOf returns the type of N, and its limbs.
func addendOf[N Addend]() (t types.Type, limbs int) {
	t = typeof.Of[N]()
	return t, t.Limbs()
}
