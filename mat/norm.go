package mat

import (
	"errors"

	"github.com/limbfp/limb"
)

func isSingular(err error) bool { return errors.Is(err, ErrSingular) }

// Norm1 returns the largest sum of absolute values in a column.
func Norm1[N limb.Real[N]](a *Dense[N]) (most N) {
	for j := range a.Cols {
		var s N
		for i := range a.Rows {
			s = s.Add(a.At(i, j).Abs())
		}
		most = larger(most, s)
	}
	return most
}

// NormInf returns the largest sum of absolute values in a row.
func NormInf[N limb.Real[N]](a *Dense[N]) (most N) {
	for i := range a.Rows {
		var s N
		for _, x := range a.Row(i) {
			s = s.Add(x.Abs())
		}
		most = larger(most, s)
	}
	return most
}

// NormMax returns the largest absolute value.
func NormMax[N limb.Real[N]](a *Dense[N]) (most N) {
	for i := range a.Rows {
		for _, x := range a.Row(i) {
			most = larger(most, x.Abs())
		}
	}
	return most
}

// NormFrobenius returns the root of the sum of squares, which neither overflows nor underflows on the way.
func NormFrobenius[N limb.Real[N]](a *Dense[N]) N {
	most := NormMax(a)
	if most.IsZero() || most.IsNaN() || most.IsInf() {
		return most
	}
	e := most.Ilogb()
	var s N
	for i := range a.Rows {
		for _, x := range a.Row(i) {
			s = s.Add(x.Ldexp(-e).Sqr())
		}
	}
	return s.Sqrt().Ldexp(e)
}

// larger returns the larger of two numbers, and NaN where one is.
func larger[N limb.Real[N]](x, y N) N {
	if x.Less(y) || y.IsNaN() {
		return y
	}
	return x
}
