package exact

import "math/big"

// FromBig returns v, rounded; see the head of round.go.
func (f *Format) FromBig(v *big.Float) Limbs {
	w := wide{neg: v.Signbit()}
	// 2^(e-1) ≤ |v| < 2^e, with room to spare for what may matter below.
	e, all := v.MantExp(nil), uint(f.Max-f.Min+8)
	switch {
	case v.Sign() == 0 || !v.IsInf() && e < f.Min-2:
		return Limbs{withSign(w.neg, 0)}
	case v.IsInf() || e > f.Max:
		return Limbs{signedInf(w.neg)}
	}
	t := v
	if v.Prec() > all {
		t = new(big.Float).SetMode(big.ToZero).SetPrec(all).Set(v)
		w.more = t.Cmp(v) != 0
	}
	n := int(t.MinPrec())
	if w.more {
		n = int(all)
	}
	w.e = e - n
	new(big.Float).SetMantExp(t, -w.e).Int(&w.m)
	w.m.Abs(&w.m)
	x, _ := w.round(f)
	return x
}

// FromInt returns n, rounded as by FromBig.
func (f *Format) FromInt(n *big.Int) Limbs {
	w := wide{neg: n.Sign() < 0}
	if n.BitLen() > f.Max {
		return Limbs{signedInf(w.neg)}
	}
	w.m.Abs(n)
	x, _ := w.round(f)
	return x
}

// FromRat returns r, rounded as by FromBig.
func (f *Format) FromRat(r *big.Rat) Limbs {
	s := r.Sign()
	if s == 0 {
		return Limbs{}
	}
	return roundQuo(f, s < 0, new(big.Int).Abs(r.Num()), r.Denom(), 0, false)
}

// Big returns the sum of the limbs, of just the precision that it needs, and nil for NaN.
func (x Limbs) Big() *big.Float {
	z := new(big.Float)
	switch {
	case x[0] != x[0] || x[1] != x[1] || x[2] != x[2] || x[3] != x[3]:
		return nil
	case !finite(x[0]):
		return z.SetInf(x[0] < 0)
	}
	var w wide
	w.set(&x)
	if w.neg {
		w.m.Neg(&w.m)
	}
	t := new(big.Float).SetPrec(uint(max(w.m.BitLen(), 1))).SetInt(&w.m)
	z.SetMantExp(t, w.e)
	z.SetPrec(max(z.MinPrec(), 1))
	if z.Sign() == 0 && w.neg {
		z.Neg(z)
	}
	return z
}

// Int returns the sum of the limbs rounded toward zero, and nil where it is not finite.
func (x Limbs) Int() *big.Int {
	b := x.Big()
	if b == nil || b.IsInf() {
		return nil
	}
	z, _ := b.Int(nil)
	return z
}

// Rat returns the sum of the limbs, and nil where it is not finite.
func (x Limbs) Rat() *big.Rat {
	b := x.Big()
	if b == nil || b.IsInf() {
		return nil
	}
	z, _ := b.Rat(nil)
	return z
}
