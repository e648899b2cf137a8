package limb

import (
	"fmt"
	"math/big"

	"github.com/limbfp/limb/internal/exact"
)

// From returns v as an N: exactly where N can hold it, else rounded as by [FromBig].
// A DD, a TD and a QD hold every integer and every float64, a TF and a QF every integer of 64 bits, a
// DF every int32 and every float32.
//
// A constant is an int or a float64 before From sees it: From[QD](0.1) is 0.1 to 16
// digits. MustParse[QD]("0.1") has them all.
//
// Error: exact or correctly rounded.
// Special: infinities, NaN and -0 are kept; beyond the range of N, ±Inf.
func From[N RealNumber, V Machine](v V) N {
	const exact = 1 << 53 // up to which a float64 holds every integer
	switch one := V(1); {
	case one/2 != 0: // a float
		return Convert[N](F64(v))
	case v < 0:
		if n := int64(v); n < -exact {
			return Convert[N](quadFromInt64[float64](n))
		}
	default:
		if n := uint64(v); n > exact {
			return Convert[N](quadFromUint64[float64](n))
		}
	}
	return Convert[N](F64(v))
}

// NewDF returns v as a DF, rounded where it has more bits than a DF holds. A Go constant is
// an int or a float64 first: see [From].
func NewDF[V Machine](v V) DF { return From[DF](v) }

// NewDD returns v as a DD, exactly. A Go constant is an int or a float64 first: NewDD(0.1)
// is 0.1 to 16 digits, and MustParse[DD]("0.1") has 31. So is an expression of float64, whose operations are rounded before
// NewDD sees it: NewDD(a).Mul(NewDD(b)) is exact, NewDD(a*b) rounded to 53 bits.
func NewDD[V Machine](v V) DD { return From[DD](v) }

// NewTF returns v as a TF, exactly, but a float64 beyond the range of float32 is ±Inf, and
// one below 2^-97 may lose its last bits. A Go constant is an int or a float64 first: see
// [From].
func NewTF[V Machine](v V) TF { return From[TF](v) }

// NewTD returns v as a TD, exactly. A Go constant is an int or a float64 first: NewTD(0.1)
// is 0.1 to 16 digits, and MustParse[TD]("0.1") has 47.
func NewTD[V Machine](v V) TD { return From[TD](v) }

// NewQF returns v as a QF, exactly, but a float64 beyond the range of float32 is ±Inf, and
// one below 2^-97 may lose its last bits. A Go constant is an int or a float64 first: see
// [From].
func NewQF[V Machine](v V) QF { return From[QF](v) }

// NewQD returns v as a QD, exactly. A Go constant is an int or a float64 first: NewQD(0.1)
// is 0.1 to 16 digits, and MustParse[QD]("0.1") has 63.
func NewQD[V Machine](v V) QD { return From[QD](v) }

// Convert returns x as an M: exactly where M can hold it, else rounded once. Convert[DD](x)
// is x.DD(), and as an F64 it is x.Float64().
//
// Error: exact or correctly rounded.
// Special: infinities, NaN and -0 are kept; beyond the range of M, ±Inf.
func Convert[M, N RealNumber](x N) (y M) {
	from := any(x).(interface { // that all of them have
		DF() DF
		DD() DD
		TF() TF
		TD() TD
		QF() QF
		QD() QD
		Float32() float32
		Float64() float64
	})
	switch p := any(&y).(type) {
	case *F32:
		*p = F32(from.Float32())
	case *F64:
		*p = F64(from.Float64())
	case *DF:
		*p = from.DF()
	case *DD:
		*p = from.DD()
	case *TF:
		*p = from.TF()
	case *TD:
		*p = from.TD()
	case *QF:
		*p = from.QF()
	case *QD:
		*p = from.QD()
	}
	return y
}

// ofLimbs returns limbs as an N, a type of real numbers.
func ofLimbs[N any](x limbs) (y N) {
	switch p := any(&y).(type) {
	case *F32:
		*p = F32(x[0])
	case *F64:
		*p = F64(x[0])
	case *DF:
		*p = pairOfLimbs[float32](x)
	case *DD:
		*p = pairOfLimbs[float64](x)
	case *TF:
		*p = tripleOfLimbs[float32](x)
	case *TD:
		*p = tripleOfLimbs[float64](x)
	case *QF:
		*p = quadOfLimbs[float32](x)
	case *QD:
		*p = quadOfLimbs[float64](x)
	default:
		panic(fmt.Sprintf("limb: ofLimbs makes no %T of limbs: give it a case, in new.go", y))
	}
	return y
}

// formatOf returns the format of N, a type of real numbers.
func formatOf[N any]() *exact.Format {
	return any((*N)(nil)).(interface{ format() *exact.Format }).format()
}

// FromBig returns v in canonical form: the leading limb is v rounded to nearest, ties to
// even, the next one is what is left of v rounded likewise, and so on. No sum of as many
// limbs is nearer to v, but for one case: where v is so near to the middle of two machine
// numbers that the nearest sum is the middle itself, and rounds to the one that is farther
// from v, the result is the number before the middle, on the side of v. The same holds of
// the limbs after the first. So the result, rounded to fewer limbs or to a machine number,
// is v rounded once.
//
// Error: ≤ u²|v| in two limbs, u³|v| in three, u⁴|v| in four, and correctly rounded in one.
// Domain: |v| is 0 or at least 2^-101 (DF), 2^-968 (DD), 2^-77 (TF), 2^-915 (TD), 2^-53 (QF), 2^-862 (QD);
// below, the last bits underflow.
// Special: infinities and -0 are kept; where v rounds beyond the range of N, ±Inf.
func FromBig[N RealNumber](v *big.Float) N {
	return ofLimbs[N](formatOf[N]().FromBig(v))
}

// FromLimbs returns the sum of machine numbers as an N, rounded as by [FromBig]. They may
// come from another library, in any order and number, and overlap: FromLimbs[QD](hi, mid, lo).
// The result is normalised, as operations need their operands to be; write a literal,
// DD{Hi: a, Lo: b}, only for limbs that are.
//
// Error: as FromBig.
// Domain: as FromBig.
// Special: where a limb is infinite or NaN, their sum in machine arithmetic; -0 where all are;
// 0 where there are none.
// Cost: some microseconds.
func FromLimbs[N RealOf[N, T], T Float](limbs ...T) N {
	var sum big.Float
	sum.SetPrec(2200) // from the largest float64 to the least: no addition rounds
	plain, special, negative := 0.0, false, len(limbs) > 0
	for _, a := range limbs {
		plain += float64(a)
		negative = negative && a == 0 && signbit(a)
		if special = special || !finite(a); !special {
			sum.Add(&sum, new(big.Float).SetFloat64(float64(a)))
		}
	}
	switch {
	case special:
		return From[N](plain)
	case negative:
		return From[N](0).Neg()
	case sum.Sign() == 0:
		return From[N](0)
	}
	return FromBig[N](&sum)
}

// FromBigInt returns n, rounded as by [FromBig].
//
// Error: as FromBig.
// Special: beyond the range of N, ±Inf.
func FromBigInt[N RealNumber](n *big.Int) N {
	return ofLimbs[N](formatOf[N]().FromInt(n))
}

// FromRat returns r, rounded as by [FromBig].
//
// Error: as FromBig.
// Domain: as FromBig.
// Special: beyond the range of N, ±Inf.
func FromRat[N RealNumber](r *big.Rat) N {
	return ofLimbs[N](formatOf[N]().FromRat(r))
}

// Number is one of the types of real and complex numbers: those of [Real] and [Complex].
type Number interface {
	RealNumber | ComplexNumber
}

// ParseAs reads a number of the type that is named, ParseAs[DD]("0.1"), with all of its
// digits. It takes what [strconv.ParseFloat] takes: decimal ("-12.5e-3"),
// hexadecimal ("0x1.8p-3", where the exponent is required), with underscores between
// digits, or "inf", "infinity", "nan", in upper or lower case. It is rounded as by
// [FromBig], so that its leading limb is what ParseFloat returns. A complex number is
// read as [strconv.ParseComplex] does: "1+2i", "(1+2i)", "2i", "1".
//
// An error wraps [strconv.ErrSyntax], or [strconv.ErrRange] for a finite number
// beyond the range, for which the result is ±Inf. Numbers that are too small
// become subnormal or 0, without an error.
//
// Error: as FromBig, in each part.
// Domain: as FromBig.
func ParseAs[N Number](s string) (x N, err error) {
	switch p := any(&x).(type) {
	case *CDF:
		*p, err = parseComplexPair[float32](s)
	case *CDD:
		*p, err = parseComplexPair[float64](s)
	case *CTF:
		*p, err = parseComplexTriple[float32](s)
	case *CTD:
		*p, err = parseComplexTriple[float64](s)
	case *CQF:
		*p, err = parseComplexQuad[float32](s)
	case *CQD:
		*p, err = parseComplexQuad[float64](s)
	default:
		var y limbs
		y, err = formatOf[N]().Parse(s)
		x = ofLimbs[N](y)
	}
	return x, err
}

// MustParse returns the number that [ParseAs] reads, for texts in a program, such as those of
// package variables. It panics with the error of ParseAs.
//
//	var g = limb.MustParse[limb.DD]("6.67430e-11")
func MustParse[N Number](s string) N {
	x, err := ParseAs[N](s)
	if err != nil {
		panic(fmt.Sprintf("limb: %v", err))
	}
	return x
}
