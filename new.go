package limb

import "fmt"

// From returns v as an N: exactly where N can hold it, else rounded as by [FromBig].
// A DD and a QD hold every integer and every float64, a QF every integer of 64 bits, a
// DF every int32 and every float32.
//
// A constant is an int or a float64 before From sees it: From[QD](0.1) is 0.1 to 16
// digits. MustParse[QD]("0.1") has them all.
//
// Error: exact or correctly rounded.
// Special: infinities, NaN and -0 are kept; beyond the range of N, ±Inf.
func From[N Real[N], V Machine](v V) (x N) {
	if one := V(1); one/2 != 0 {
		return Convert[N](F64(v)) // a float: exact in a float64
	}
	var q QD
	if v < 0 {
		q = QuadFromInt64[float64](int64(v))
	} else {
		q = QuadFromUint64[float64](uint64(v))
	}
	return Convert[N](q)
}

// NewDF returns v as a DF, as [From] does.
func NewDF[V Machine](v V) DF { return From[DF](v) }

// NewDD returns v as a DD, exactly.
func NewDD[V Machine](v V) DD { return From[DD](v) }

// NewQF returns v as a QF, as [From] does.
func NewQF[V Machine](v V) QF { return From[QF](v) }

// NewQD returns v as a QD, exactly.
func NewQD[V Machine](v V) QD { return From[QD](v) }

// Convert returns x as an M: exactly where M can hold it, else rounded once, as by the
// methods of x that are called like the types.
//
// Error: exact or correctly rounded.
// Special: infinities, NaN and -0 are kept; beyond the range of M, ±Inf.
func Convert[M Real[M], N Real[N]](x N) (y M) {
	switch p := any(&y).(type) {
	case *F32:
		*p = F32(x.Float32())
	case *F64:
		*p = F64(x.Float64())
	case *DF:
		*p = x.DF()
	case *DD:
		*p = x.DD()
	case *QF:
		*p = x.QF()
	case *QD:
		*p = x.QD()
	}
	return y
}

// Number is one of the types of real and complex numbers.
type Number interface {
	DF | DD | QF | QD | F32 | F64 | CDF | CDD | CQF | CQD
}

// ParseAs reads a number as [Parse] does, rounded once: limb.ParseAs[limb.QD](s). A
// complex number is read as strconv.ParseComplex does: "1+2i", "(1+2i)", "2i", "1".
//
// An error wraps strconv.ErrSyntax, or strconv.ErrRange for a finite number beyond the
// range, for which the result is ±Inf. Numbers that are too small become subnormal or
// 0, without an error.
//
// Error: correctly rounded, in each part.
func ParseAs[N Number](s string) (x N, err error) {
	switch p := any(&x).(type) {
	case *F32:
		err = parseSingle(&singleFormats[0], s, func(a float64) { *p = F32(a) })
	case *F64:
		err = parseSingle(&singleFormats[1], s, func(a float64) { *p = F64(a) })
	case *DF:
		*p, err = Parse[float32](s)
	case *DD:
		*p, err = Parse[float64](s)
	case *QF:
		*p, err = ParseQuad[float32](s)
	case *QD:
		*p, err = ParseQuad[float64](s)
	case *CDF:
		*p, err = parseComplexPair[float32](s)
	case *CDD:
		*p, err = parseComplexPair[float64](s)
	case *CQF:
		*p, err = parseComplexQuad[float32](s)
	case *CQD:
		*p, err = parseComplexQuad[float64](s)
	}
	return x, err
}

func parseSingle(f *format, s string, set func(float64)) error {
	var x limbs
	err := parse(f, s, false, &x)
	set(x[0])
	return err
}

// MustParse is [ParseAs] for numbers that are known to be right, such as those of
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
