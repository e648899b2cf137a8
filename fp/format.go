// Package fp is about machine floating-point numbers themselves: their formats,
// and the arithmetics that processors compute in.
package fp

import (
	"fmt"
	"math"
)

// Format is a set of binary floating-point numbers, and how bits stand for them:
//
//	±m·2^(e-Prec+1)	0 ≤ m < 2^Prec, Emin ≤ e ≤ Emax, and e = Emin where m < 2^(Prec-1)
//
// The bits are a sign, the exponent with a bias of 1-Emin, and the Prec-1 lowest
// bits of m; an exponent field of 0 marks m < 2^(Prec-1). A Format without Bits
// is a set of numbers only, and has no encodings. Numbers are held in float64, so Prec
// is at most 53; methods panic where it is 0.
type Format struct {
	Name       string
	Bits       int // of an encoding, at most 64
	Prec       int // significand bits, the hidden one included
	Emin, Emax int // exponents of the normal numbers
	Specials   Specials
	Flush      bool // no subnormal numbers: an exponent field of 0 is a zero
}

// Specials is what a format has besides numbers.
type Specials uint8

const (
	InfNaN     Specials = iota // an exponent field of ones is Inf (fraction 0) or NaN, as in IEEE 754
	NaNOnly                    // all ones is NaN; the other such encodings are numbers
	NoSpecials                 // all encodings are numbers
)

// String returns what the format has: "Inf, NaN", "NaN" or "none".
func (s Specials) String() string { return [...]string{"Inf, NaN", "NaN", "none"}[s] }

// The formats of IEEE 754, of machine learning, and of the graphics processors
// of 2006 ([DGD06] Table 1). ATI's have one more exponent in the place of the
// special values. What ATI's R300 made of subnormal numbers is not published; they
// are taken to be flushed, as [DGD06] says is typical.
var (
	binary16 = Format{Name: "binary16", Bits: 16, Prec: 11, Emin: -14, Emax: 15}
	bfloat16 = Format{Name: "bfloat16", Bits: 16, Prec: 8, Emin: -126, Emax: 127}
	binary32 = Format{Name: "binary32", Bits: 32, Prec: 24, Emin: -126, Emax: 127}
	binary64 = Format{Name: "binary64", Bits: 64, Prec: 53, Emin: -1022, Emax: 1023}
	e4m3     = Format{Name: "e4m3", Bits: 8, Prec: 4, Emin: -6, Emax: 8, Specials: NaNOnly}
	e5m2     = Format{Name: "e5m2", Bits: 8, Prec: 3, Emin: -14, Emax: 15}

	nvidia16 = Format{Name: "nvidia16", Bits: 16, Prec: 11, Emin: -14, Emax: 15}
	nvidia32 = Format{Name: "nvidia32", Bits: 32, Prec: 24, Emin: -126, Emax: 127, Flush: true}
	ati16    = Format{Name: "ati16", Bits: 16, Prec: 11, Emin: -14, Emax: 16, Specials: NoSpecials, Flush: true}
	ati24    = Format{Name: "ati24", Bits: 24, Prec: 17, Emin: -62, Emax: 64, Specials: NoSpecials, Flush: true}
	ati32    = Format{Name: "ati32", Bits: 32, Prec: 24, Emin: -126, Emax: 127, Flush: true} // special values not tested in 2006
)

// Binary16 returns the format of 16 bits of IEEE 754, half precision: a Half is a number of
// it.
func Binary16() Format { return binary16 }

// BFloat16 returns the format of machine learning that is the upper half of a float32: a BF16
// is a number of it.
func BFloat16() Format { return bfloat16 }

// Binary32 returns the format of 32 bits of IEEE 754, that of a float32.
func Binary32() Format { return binary32 }

// Binary64 returns the format of 64 bits of IEEE 754, that of a float64.
func Binary64() Format { return binary64 }

// E4M3 returns the format of 8 bits with 4 of the exponent, for machine learning; it has NaN
// and no infinities.
func E4M3() Format { return e4m3 }

// E5M2 returns the format of 8 bits with 5 of the exponent, for machine learning.
func E5M2() Format { return e5m2 }

// Nvidia16 returns Nvidia's format of 16 bits in the graphics processors of 2006 ([DGD06]
// Table 1).
func Nvidia16() Format { return nvidia16 }

// Nvidia32 returns Nvidia's format of 32 bits in the graphics processors of 2006 ([DGD06]
// Table 1): it has no subnormal numbers.
func Nvidia32() Format { return nvidia32 }

// ATI16 returns ATI's format of 16 bits in the graphics processors of 2006 ([DGD06] Table 1):
// it has one more exponent in the place of special values, and no subnormal numbers.
func ATI16() Format { return ati16 }

// ATI24 returns ATI's format of 24 bits in the graphics processors of 2006 ([DGD06] Table 1):
// it has one more exponent in the place of special values, and no subnormal numbers.
func ATI24() Format { return ati24 }

// ATI32 returns ATI's format of 32 bits in the graphics processors of 2006 ([DGD06] Table 1):
// it has no subnormal numbers.
func ATI32() Format { return ati32 }

// Formats returns the formats that have a function here, from Binary16 to ATI32.
func Formats() []Format {
	return []Format{binary16, bfloat16, binary32, binary64, e4m3, e5m2, nvidia16, nvidia32, ati16, ati24, ati32}
}

// LookupFormat returns the format of Formats with that name, and whether there is one.
func LookupFormat(name string) (Format, bool) {
	for _, f := range Formats() {
		if f.Name == name {
			return f, true
		}
	}
	return Format{}, false
}

// prec returns Prec, which the zero value lacks.
func (f *Format) prec() int {
	if f.Prec == 0 {
		panic("fp: a Format without a precision")
	}
	return f.Prec
}

// ExponentBits returns the width of the exponent field in bits.
func (f Format) ExponentBits() int { return f.Bits - f.Prec }

// Bias returns what the exponent field of a normal number exceeds its exponent
// by.
func (f Format) Bias() int { return 1 - f.Emin }

// Max returns the largest finite number.
func (f Format) Max() float64 {
	m := math.Ldexp(1, f.prec()) - 1
	if f.Specials == NaNOnly {
		m--
	}
	return math.Ldexp(m, f.Emax-f.prec()+1)
}

// MinNormal returns the least positive normal number, 2^Emin.
func (f Format) MinNormal() float64 { return math.Ldexp(1, f.Emin) }

// MinSubnormal returns the least positive number; it is normal where the format
// flushes.
func (f Format) MinSubnormal() float64 {
	if f.Flush {
		return f.MinNormal()
	}
	return math.Ldexp(1, f.Emin-f.prec()+1)
}

// MaxSubnormal returns the largest subnormal number, 0 where there is none.
func (f Format) MaxSubnormal() float64 {
	if f.Flush {
		return 0
	}
	return math.Ldexp(math.Ldexp(1, f.prec()-1)-1, f.Emin-f.prec()+1)
}

// MaxInteger returns 2^Prec, up to which every integer is in the format unless
// its range ends before.
func (f Format) MaxInteger() float64 { return math.Ldexp(1, f.prec()) }

// Epsilon returns the distance from 1 to the next number, 2^(1-Prec).
func (f Format) Epsilon() float64 { return math.Ldexp(1, 1-f.prec()) }

// ULP returns the unit in the last place of x, which is finite: the distance of the
// neighbours of a number of x's magnitude, if the exponents had no end above. Below the
// normal numbers it is the least subnormal one.
func (f Format) ULP(x float64) float64 {
	e := f.Emin
	if x != 0 {
		e = max(e, math.Ilogb(x))
	}
	return math.Ldexp(1, e-f.prec()+1)
}

// Has reports whether x is a number of f, or an Inf or NaN that f has.
func (f Format) Has(x float64) bool {
	y := f.Round(x)
	return x == y || x != x && f.Specials != NoSpecials
}

// Round returns x rounded once to f: to nearest, ties to even. Beyond the range it is
// ±Inf, or what the format has in its place: NaN, or the largest number of x's sign.
// Where the format has no NaN, that becomes the largest number.
func (f Format) Round(x float64) float64 { return f.round(x) }

// round is Round without a copy of f, which models call at each step.
func (f *Format) round(x float64) float64 {
	b := math.Float64bits(x)
	e := int(b>>52&0x7ff) - 1023
	switch {
	case e > 1023:
		return f.fit(x)
	case f.Prec == 53:
		return x
	}
	if e < f.Emin { // a multiple of the least subnormal, which is ulp(c)
		if f.Flush {
			return f.flush(x)
		}
		c := pow2(f.Emin-f.prec()+53) + pow2(f.Emin-f.prec()+52)
		return math.Copysign(x+c-c, x)
	}
	k := uint(53-f.prec()) & 63 // bits of the carrier below the last one of f
	b += 1<<k>>1 - 1 + b>>k&1
	b &^= 1<<k - 1
	x = math.Float64frombits(b)
	if e = int(b>>52&0x7ff) - 1023; e < f.Emax || e == f.Emax && f.Specials != NaNOnly {
		return x
	}
	return f.fit(x) // a carry out of the significand is in the next binade
}

// flush returns a number below the least normal one as a format that flushes has
// it: 0, or 2^Emin where it rounds to that.
func (f Format) flush(x float64) float64 {
	tiny := f.MinNormal()
	if math.Abs(x) < tiny-math.Ldexp(tiny, -f.prec()-1) { // the last tie, if exponents had no end below
		tiny = 0
	}
	return math.Copysign(tiny, x)
}

// fit returns x, which has the precision of f and is not subnormal, as what f
// has in the place of numbers beyond its range.
func (f Format) fit(x float64) float64 {
	switch {
	case x-x == 0 && math.Abs(x) <= f.Max():
		return x
	case f.Specials == InfNaN:
		if x-x == 0 {
			return math.Copysign(math.Inf(1), x)
		}
		return x
	case f.Specials == NaNOnly:
		return math.NaN()
	}
	if x != x {
		return f.Max()
	}
	return math.Copysign(f.Max(), x)
}

// pow2 returns 2^n, for the exponents n of normal float64 numbers.
func pow2(n int) float64 { return math.Float64frombits(uint64(n+1023) << 52) }

// Class is what an encoding stands for.
type Class uint8

const (
	Zero      Class = iota // +0 or -0, and what stands for a subnormal number where the format flushes
	Subnormal              // below the normal numbers, with fewer bits
	Normal                 // a number with all bits
	Infinite               // +Inf or -Inf
	NaN                    // no number
)

// String returns the class in words.
func (c Class) String() string {
	return [...]string{"zero", "subnormal", "normal", "infinite", "NaN"}[c]
}

// fields returns the fields of an encoding.
func (f Format) fields(b uint64) (negative bool, exponent int, fraction uint64) {
	if f.Bits < 64 && b>>uint(f.Bits) != 0 {
		panic("fp: more bits than the format has")
	}
	w := uint(f.prec() - 1)
	return b>>uint(f.Bits-1)&1 == 1, int(b >> w & (1<<uint(f.ExponentBits()) - 1)), b & (1<<w - 1)
}

// Classify says what an encoding of f stands for. In a format that flushes it is zero
// where its exponent field is. Bits beyond those of f panic.
func (f Format) Classify(b uint64) Class {
	_, e, m := f.fields(b)
	ones := 1<<uint(f.ExponentBits()) - 1
	switch {
	case e == 0 && (m == 0 || f.Flush):
		return Zero
	case e == 0:
		return Subnormal
	case e == ones && f.Specials == InfNaN && m == 0:
		return Infinite
	case e == ones && f.Specials == InfNaN, e == ones && f.Specials == NaNOnly && m == 1<<uint(f.Prec-1)-1:
		return NaN
	}
	return Normal
}

// Decode returns what an encoding of f stands for, exactly. A NaN loses its payload.
// Bits beyond those of f panic.
func (f Format) Decode(b uint64) float64 {
	negative, e, m := f.fields(b)
	var x float64
	switch f.Classify(b) {
	case Subnormal:
		x = math.Ldexp(float64(m), f.Emin-f.Prec+1)
	case Normal:
		x = math.Ldexp(float64(m|1<<uint(f.Prec-1)), e-f.Bias()-f.Prec+1)
	case Infinite:
		x = math.Inf(1)
	case NaN:
		return math.NaN()
	}
	if negative {
		x = -x
	}
	return x
}

// Encode returns the encoding of x rounded to f, as [Format.Round] has it. The
// NaN is positive, with the highest bit of its fraction alone, or with all bits
// where the format has but one.
func (f Format) Encode(x float64) uint64 {
	x = f.Round(x)
	w := uint(f.Prec - 1)
	ones := uint64(1)<<uint(f.ExponentBits()) - 1
	var b uint64
	switch a := math.Abs(x); {
	case x != x && f.Specials == NaNOnly:
		return ones<<w | (1<<w - 1)
	case x != x:
		return ones<<w | 1<<(w-1)
	case math.IsInf(x, 0):
		b = ones << w
	case a >= f.MinNormal():
		e := math.Ilogb(a)
		b = uint64(e+f.Bias())<<w | uint64(math.Ldexp(a, int(w)-e))&(1<<w-1)
	default:
		b = uint64(math.Ldexp(a, int(w)-f.Emin))
	}
	if math.Signbit(x) {
		b |= 1 << uint(f.Bits-1)
	}
	return b
}

// String returns the name, or, where there is none, the precision and the exponents.
func (f Format) String() string {
	if f.Name != "" {
		return f.Name
	}
	return fmt.Sprintf("%d bits, exponents %d to %d", f.Prec, f.Emin, f.Emax)
}
