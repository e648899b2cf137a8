package mat

import "errors"

func isSingular(err error) bool { return errors.Is(err, ErrSingular) }

// Norm1 returns the largest sum of absolute values in a column. Norms of a complex matrix have an imaginary part of 0; of none
// elements they are 0, and NaN where one is.
func Norm1[N Number[N]](a *Dense[N]) (most N) {
	p := partsOf[N]()
	for j := range a.Cols {
		var s N
		for i := range a.Rows {
			s = s.Add(p.abs(a.At(i, j)))
		}
		most = larger(p, most, s)
	}
	return most
}

// NormInf returns the largest sum of absolute values in a row.
func NormInf[N Number[N]](a *Dense[N]) (most N) {
	p := partsOf[N]()
	for i := range a.Rows {
		var s N
		for _, x := range a.Row(i) {
			s = s.Add(p.abs(x))
		}
		most = larger(p, most, s)
	}
	return most
}

// NormMax returns the largest absolute value.
func NormMax[N Number[N]](a *Dense[N]) (most N) {
	p := partsOf[N]()
	for i := range a.Rows {
		for _, x := range a.Row(i) {
			most = larger(p, most, p.abs(x))
		}
	}
	return most
}

// NormFrobenius returns the root of the sum of squares, which neither overflows nor underflows on the way.
func NormFrobenius[N Number[N]](a *Dense[N]) N {
	most := NormMax(a)
	if most.IsZero() || most.IsNaN() || most.IsInf() {
		return most
	}
	p, e := partsOf[N](), exponent(most)
	var s N
	for i := range a.Rows {
		for _, x := range a.Row(i) {
			s = s.Add(p.sqr(p.ldexp(x, -e)))
		}
	}
	return p.ldexp(s.Sqrt(), e)
}

// larger returns the larger of two real numbers, and NaN where one is.
func larger[N Number[N]](p *parts[N], x, y N) N {
	if x.IsNaN() || p.cmp(x, y) >= 0 && !y.IsNaN() {
		return x
	}
	return y
}
