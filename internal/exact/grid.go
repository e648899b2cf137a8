package exact

import (
	"math"
	"math/big"
)

// Normalized reports whether each limb is at most half an ulp of the one before, and 0
// after one that is 0, infinite or NaN.
func (f *Format) Normalized(x Limbs) bool {
	for i := 1; i < f.Limbs; i++ {
		half := 0.0 // ½ulp of the limb before
		if a := x[i-1]; finite(a) && a != 0 {
			_, e := math.Frexp(a)
			half = math.Ldexp(0.5, max(e-f.P, f.Min))
		}
		if !(math.Abs(x[i]) <= half) {
			return false
		}
	}
	return true
}

// ULP returns the distance of the canonical x from its neighbours on the grid: the numbers
// of at most Limbs·P significant bits that are multiples of 2^Min.
func (f *Format) ULP(x Limbs) float64 {
	if !finite(x[0]) {
		return math.Abs(x[0])
	}
	m, e := math.Frexp(x[0]) // |x[0]| = |m|·2^e
	if math.Abs(m) == 0.5 && x[1] != 0 && (x[1] < 0) == (x[0] > 0) {
		e-- // x lies below the power of two
	}
	if x[0] == 0 {
		e = f.Min
	}
	return math.Ldexp(1, max(e-f.Limbs*f.P, f.Min))
}

// NextUp returns the number of the grid above the canonical x.
func (f *Format) NextUp(x Limbs) Limbs {
	np := f.Limbs * f.P
	var w wide
	switch {
	case math.IsInf(x[0], -1): // to -(2^max - ½ulp of the largest limb - a step)
		w.neg, w.e = true, f.Max-np
		w.m.Lsh(big1, uint(np-f.P-1))
		w.m.Sub(new(big.Int).Lsh(big1, uint(np)), &w.m)
		w.m.Sub(&w.m, big1)
	case !finite(x[0]):
		return x
	case x[0] == 0:
		return Limbs{math.Ldexp(1, f.Min)}
	default:
		w.set(&x)
		e := max(w.m.BitLen()+w.e-np, f.Min) // ULP = 2^e
		if w.neg && w.m.BitLen() == 1 {
			e = max(e-1, f.Min) // the step below a power of two
		}
		more := false
		if w.e < e {
			more = int(w.m.TrailingZeroBits()) < e-w.e
			w.m.Rsh(&w.m, uint(e-w.e))
		} else {
			w.m.Lsh(&w.m, uint(w.e-e))
		}
		w.e = e
		switch {
		case !w.neg:
			w.m.Add(&w.m, big1)
		case !more:
			w.m.Sub(&w.m, big1)
		}
	}
	x, _ = w.round(f)
	return x
}
