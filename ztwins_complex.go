// Code generated from complex.go by gen; DO NOT EDIT.

package limb

// Add returns x + y.
//
// Error: ≤ 1.01u⁴|x+y|, in each part.
// Domain: as Add of quads.
// Special: as Add of quads, part by part.
// Cost: 248 flops.
func (x ComplexQuad[T]) Add(y ComplexQuad[T]) ComplexQuad[T] {
	return ComplexQuad[T]{x.Re.Add(y.Re), x.Im.Add(y.Im)}
}

// Sub returns x - y.
//
// Error: ≤ 1.01u⁴|x-y|, in each part.
// Domain: as Sub of quads.
// Special: as Sub of quads, part by part.
// Cost: 248 flops.
func (x ComplexQuad[T]) Sub(y ComplexQuad[T]) ComplexQuad[T] {
	return ComplexQuad[T]{x.Re.Sub(y.Re), x.Im.Sub(y.Im)}
}

// Neg returns -x.
//
// Error: exact.
func (x ComplexQuad[T]) Neg() ComplexQuad[T] { return ComplexQuad[T]{x.Re.Neg(), x.Im.Neg()} }

// Conj returns the conjugate of x, x.Re - x.Im·i.
//
// Error: exact.
func (x ComplexQuad[T]) Conj() ComplexQuad[T] { return ComplexQuad[T]{x.Re, x.Im.Neg()} }

// Mul returns xy. It commutes bit for bit.
//
// Error: ≤ 13u⁴|xy|: of the whole (8√2 + 1)u⁴.
// Domain: |x|, |y|, |xy| < 2^126 (CQF), 2^1022 (CQD); |xy| is 0 or at least 2^-48
// (CQF), 2^-857 (CQD), where what products of small parts lose does not matter.
// Special: infinite where x or y is infinite and neither is 0 (C, Annex G).
// Cost: 750 flops with a fused multiply-add.
func (x ComplexQuad[T]) Mul(y ComplexQuad[T]) ComplexQuad[T] {
	re := x.Re.Mul(y.Re).Sub(x.Im.Mul(y.Im))
	im := x.Re.Mul(y.Im).Add(x.Im.Mul(y.Re))
	if re.X0 != re.X0 && im.X0 != im.X0 {
		r, i := mulInfinite(x.Re.X0, x.Im.X0, y.Re.X0, y.Im.X0)
		re, im = Quad[T]{X0: r}, Quad[T]{X0: i}
	}
	return ComplexQuad[T]{re, im}
}

// scaled returns x·2^-n with parts below 2, and n: the exponent of the larger one.
func (x ComplexQuad[T]) scaled() (ComplexQuad[T], int32) {
	n := max(exponent(x.Re.X0), exponent(x.Im.X0))
	return ComplexQuad[T]{x.Re.scaleB(-n), x.Im.scaleB(-n)}, n
}

// Abs returns |x|.
//
// Error: ≤ 4u⁴|x|.
// Domain: as Hypot of quads.
// Special: +Inf where a part is infinite, else NaN where one is NaN.
// Cost: as Hypot of quads.
func (x ComplexQuad[T]) Abs() Quad[T] { return x.Re.Hypot(x.Im) }

// Phase returns the angle of x, between -π and π.
//
// Error: ≤ 4u⁴ of the angle.
// Domain: as Atan2 of quads.
// Special: as Atan2 of quads.
// Cost: as Atan2 of quads.
func (x ComplexQuad[T]) Phase() Quad[T] { return x.Im.Atan2(x.Re) }

// Exp returns e^x.
//
// Error: ≤ 16u⁴|e^x|.
// Domain: as Exp and SinCos of quads; e^x.Re may be up to 2^64 times what a Quad holds,
// where the parts are numbers.
// Special: as C's cexp: e^(x±0i) is real with the zero kept; e^(-Inf+yi) is 0,
// e^(+Inf+yi) infinite in the direction of y.
// Cost: 5700 flops with a fused multiply-add.
func (x ComplexQuad[T]) Exp() ComplexQuad[T] { return cexp4Once(x) }

// cexp4 is Exp.
//
//limb:once
func cexp4[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	n, most := int32(0), T(600)
	if is32[T]() {
		most = 70
	}
	s, c := x.Im.SinCos()
	e := x.Re.Exp()
	if x.Re.X0 > most && finite(x.Re.X0) {
		n = 64
		e = expQuint(quintOf(x.Re).withLn2(-n))
	}
	re, im := e.Mul(c).scaleB(n), e.Mul(s).scaleB(n)
	r, i := expSpecial(re.X0, im.X0, x.Re.X0, x.Im.X0)
	return ComplexQuad[T]{re.lead(r), im.lead(i)}
}

// logAbs4 returns log|x|: half the logarithm of 1 + ((a-1)(a+1) + b²), where a is
// the larger of the parts, so that nothing is lost near |x| = 1.
func logAbs4[T Float](x ComplexQuad[T]) Quad[T] {
	a, b := x.Re.Abs(), x.Im.Abs()
	if a.X0 < b.X0 {
		a, b = b, a
	}
	n := exponent(a.X0)
	if n == -1 { // below 1 as above
		n = 0
	}
	special := !(a.X0 > 0 && finite(a.X0) && finite(b.X0))
	v, w := quintOf(a.scaleB(-n)), b.scaleB(-n)
	if special {
		v, w = quint[T]{X0: 1}, Quad[T]{}
	}
	k, l := v.addFloat(-1).mul(v.addFloat(1)).add(prod5(w, w)).log1p()
	y := l.withLn2(k).scale(0.5).withLn2(n).quad()
	if special {
		y = Quad[T]{X0: logAbsSpecial(a.X0, b.X0)}
	}
	return y
}

// Log returns the natural logarithm of x, its imaginary part between -π and π. The
// cut is the negative real axis, and the sign of x.Im = ±0 tells from which side
// x comes.
//
// Error: ≤ 6u⁴|log x|. The real part is within 40u⁵ where |x| is near 1, and within 6u⁴
// of itself elsewhere.
// Domain: x finite, and not 0; |log x| is 0 or at least 2^-53 (CQF), 2^-862 (CQD).
// Special: as C's clog: -Inf for 0, a real part of +Inf for infinities.
// Cost: 8000 flops with a fused multiply-add.
func (x ComplexQuad[T]) Log() ComplexQuad[T] { return clog4Once(x) }

// clog4 is Log.
//
//limb:once
func clog4[T Float](x ComplexQuad[T]) ComplexQuad[T] { return ComplexQuad[T]{logAbs4(x), x.Phase()} }

// Pow returns x^y, that is e^(y·log x).
//
// Error: ≤ (16 + 8|y·log x|)u⁴|x^y|.
// Domain: as Log and Exp.
// Special: x^0 = 1; 0^y is 0 for y.Re > 0, and infinite for y.Re < 0, its
// imaginary part 0 where y is real (as in Go's math/cmplx); else as Mul and Exp.
// Cost: 17000 flops with a fused multiply-add.
func (x ComplexQuad[T]) Pow(y ComplexQuad[T]) ComplexQuad[T] { return cpow4Once(x, y) }

// cpow4 is Pow.
//
//limb:once
func cpow4[T Float](x, y ComplexQuad[T]) ComplexQuad[T] {
	z := y.Mul(x.Log()).Exp()
	if x.Re.X0 == 0 && x.Im.X0 == 0 {
		r, i := powZero(y.Re.X0, y.Im.X0)
		z = ComplexQuad[T]{Quad[T]{X0: r}, Quad[T]{X0: i}}
	}
	if y.Re.X0 == 0 && y.Im.X0 == 0 {
		z = ComplexQuad[T]{Re: Quad[T]{X0: 1}}
	}
	return z
}
