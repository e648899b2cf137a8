// Code generated from complexfunc.go by gen; DO NOT EDIT.

package limb

// Recip returns 1/x.
//
// Error: ≤ 16u⁴|1/x|.
// Domain: as Div.
// Special: as Div: 1/±0 is infinite, and 0 the reciprocal of an infinite number.
// Cost: as Div.
func (x ComplexQuad[T]) Recip() ComplexQuad[T] { return ComplexQuad[T]{Re: Quad[T]{X0: 1}}.Div(x) }

// Sqr returns x².
//
// Error: ≤ 11u⁴|x²|, of each part of itself where that is at least 2^-48 (CQF), 2^-857
// (CQD), as |x²| is.
// Domain: as Mul.
// Special: as Mul.
// Cost: 460 flops with a fused multiply-add.
func (x ComplexQuad[T]) Sqr() ComplexQuad[T] {
	re := x.Re.Sub(x.Im).Mul(x.Re.Add(x.Im))
	im := x.Re.Mul(x.Im).scaleB(1)
	if re.X0 != re.X0 && im.X0 != im.X0 {
		r, i := mulInfinite(x.Re.X0, x.Im.X0, x.Re.X0, x.Im.X0)
		re, im = Quad[T]{X0: r}, Quad[T]{X0: i}
	}
	return ComplexQuad[T]{re, im}
}

// Scale returns xa.
//
// Error: that of Mul of quads, in each part.
// Domain: as Mul of quads, in each part.
// Special: as Mul of quads, part by part.
// Cost: twice that of Mul of quads.
func (x ComplexQuad[T]) Scale(a Quad[T]) ComplexQuad[T] {
	return ComplexQuad[T]{x.Re.Mul(a), x.Im.Mul(a)}
}

// MulFloat returns xa. A Go constant a has the precision of T alone.
//
// Error: that of MulFloat of quads, in each part.
// Domain: as MulFloat of quads, in each part.
// Special: as MulFloat of quads, part by part.
// Cost: twice that of MulFloat of quads.
func (x ComplexQuad[T]) MulFloat(a T) ComplexQuad[T] {
	return ComplexQuad[T]{x.Re.MulFloat(a), x.Im.MulFloat(a)}
}

// Equal reports whether x = y: both parts are the same numbers.
//
// Error: exact.
// Special: as Equal of quads, part by part.
func (x ComplexQuad[T]) Equal(y ComplexQuad[T]) bool { return x.Re.Equal(y.Re) && x.Im.Equal(y.Im) }

// IsNaN reports whether a part of x is NaN, and none is infinite.
//
// Error: exact.
func (x ComplexQuad[T]) IsNaN() bool { return (x.Re.X0 != x.Re.X0 || x.Im.X0 != x.Im.X0) && !x.IsInf() }

// IsInf reports whether a part of x is infinite.
//
// Error: exact.
func (x ComplexQuad[T]) IsInf() bool { return infinite(x.Re.X0) || infinite(x.Im.X0) }

// IsZero reports whether both parts of x are 0.
//
// Error: exact.
func (x ComplexQuad[T]) IsZero() bool { return x.Re.X0 == 0 && x.Im.X0 == 0 }

// AbsSqr returns |x|².
//
// Error: ≤ 9u⁴|x|².
// Domain: as Mul.
// Special: +Inf where a part is infinite, else NaN where one is NaN.
// Cost: 280 flops with a fused multiply-add.
func (x ComplexQuad[T]) AbsSqr() Quad[T] {
	y := x.Re.Sqr().Add(x.Im.Sqr())
	if x.IsInf() {
		y = Quad[T]{X0: inf[T]()}
	}
	return y
}

// Polar returns |x| and the angle of x, between -π and π.
//
// Error: as Abs and Phase.
// Domain: as Abs and Phase.
// Special: as Abs and Phase.
// Cost: that of Abs and of Phase.
func (x ComplexQuad[T]) Polar() (r, phase Quad[T]) { return x.Abs(), x.Phase() }

// lead returns x with a as its leading limb, where that is another one.
func (x Quad[T]) lead(a T) Quad[T] {
	if a != x.X0 || a == 0 {
		x = Quad[T]{X0: a}
	}
	return x
}

// swap returns i times the conjugate of x, y + xi for x + yi. A function f that is odd,
// and real for real numbers, has f(swap x) = -i·f(ix) mirrored: so sin x is the swap of
// sinh of the swap of x, and so on.
func (x ComplexQuad[T]) swap() ComplexQuad[T] { return ComplexQuad[T]{x.Im, x.Re} }

// sinhCosh4 returns the hyperbolic sine and cosine of x times 2^-n, which are finite
// where those are not.
func sinhCosh4[T Float](x Quad[T]) (s, c Quad[T], n int32) {
	_, bound, _ := expBound[T]()
	h, m := quintOf(signed4(x, x.X0)).expWithin(bound).hyperbolic()
	s, c = signed4(h.sinhScaled(), x.X0), h.coshScaled()
	if !(abs(x.X0) < bound) {
		s = Quad[T]{X0: T(x.X0 * infinity[T]())}
		c = s.Abs()
	}
	return s, c, m - 1
}

// Sinh returns the hyperbolic sine of x, sinh a cos b + i cosh a sin b for x = a + bi.
//
// Error: ≤ 11u⁴ of each part.
// Domain: as Sinh and SinCos of quads, for the parts of x and those of the result.
// Special: as C's csinh: infinite a turn by b, sinh(±0 + bi) = ±0 for an infinite b.
// Cost: 5000 flops with a fused multiply-add.
func (x ComplexQuad[T]) Sinh() ComplexQuad[T] { return csinh4Once(x) }

// csinh4 is Sinh.
//
//limb:once
func csinh4[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	s, c, n := sinhCosh4(x.Re)
	sin, cos := x.Im.SinCos()
	re, im := s.Mul(cos).scaleB(n), c.Mul(sin).scaleB(n)
	r, i := sinhSpecial(re.X0, im.X0, x.Re.X0, x.Im.X0)
	return ComplexQuad[T]{re.lead(r), im.lead(i)}
}

// Cosh returns the hyperbolic cosine of x, cosh a cos b + i sinh a sin b for x = a + bi.
//
// Error: ≤ 11u⁴ of each part.
// Domain: as Sinh.
// Special: as C's ccosh.
// Cost: 5000 flops with a fused multiply-add.
func (x ComplexQuad[T]) Cosh() ComplexQuad[T] { return ccosh4Once(x) }

// ccosh4 is Cosh.
//
//limb:once
func ccosh4[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	s, c, n := sinhCosh4(x.Re)
	sin, cos := x.Im.SinCos()
	re, im := c.Mul(cos).scaleB(n), s.Mul(sin).scaleB(n)
	r, i := coshSpecial(re.X0, im.X0, x.Re.X0, x.Im.X0)
	return ComplexQuad[T]{re.lead(r), im.lead(i)}
}

// Tanh returns the hyperbolic tangent of x = a + bi, that is
//
//	(sinh a cosh a + i sin b cos b) / (sinh²a + cos²b)
//
// Error: ≤ 30u⁴|tanh x|.
// Domain: as Sinh; |tanh x| is below 2^46 (CQF), 2^857 (CQD).
// Special: as C's ctanh: tanh(±Inf + bi) = ±1 + 0i, tanh(±0 + bi) = ±0 for an
// infinite b.
// Cost: 7700 flops with a fused multiply-add.
func (x ComplexQuad[T]) Tanh() ComplexQuad[T] { return ctanh4Once(x) }

// ctanh4 is Tanh.
//
//limb:once
func ctanh4[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	bound := tanhBound4[T]()
	a := signed4(x.Re, x.Re.X0)
	h, m := quintOf(a).expWithin(bound).hyperbolic()
	s, c := h.sinhScaled().expScale(m-1), h.coshScaled().expScale(m-1)
	sin, cos := x.Im.SinCos()
	n := max(exponent(s.X0), exponent(cos.X0))
	s, g := s.scaleB(-n), cos.scaleB(-n)
	d := prods4(s, s, g, g)
	re, im := s.Mul(c).Div(d).scaleB(-n), sin.Mul(g).Div(d).scaleB(-n)
	if !(abs(x.Re.X0) < bound) {
		re = Quad[T]{X0: 1}
		im = sin.Mul(cos).Mul(a.scaleB(1).Neg().Exp()).scaleB(2)
	}
	r, i := tanhSpecial(copysign(re.X0, x.Re.X0), im.X0, x.Re.X0, x.Im.X0)
	return ComplexQuad[T]{signed4(re, x.Re.X0).lead(r), im.lead(i)}
}

// Sin returns sin x.
//
// Error: ≤ 11u⁴ of each part.
// Domain: as Sinh.
// Special: sin x is -i sinh ix, as in C.
// Cost: as Sinh.
func (x ComplexQuad[T]) Sin() ComplexQuad[T] { return x.swap().Sinh().swap() }

// Cos returns cos x.
//
// Error: ≤ 11u⁴ of each part.
// Domain: as Sinh.
// Special: cos x is cosh ix, as in C.
// Cost: as Cosh.
func (x ComplexQuad[T]) Cos() ComplexQuad[T] { return x.swap().Cosh().Conj() }

// Tan returns tan x.
//
// Error: ≤ 30u⁴|tan x|.
// Domain: as Tanh.
// Special: tan x is -i tanh ix, as in C.
// Cost: as Tanh.
func (x ComplexQuad[T]) Tan() ComplexQuad[T] { return x.swap().Tanh().swap() }

// roots returns x·2^-n, and √(1-x) and √(1+x) times 2^(-n/2), for n = 0 and n = 2.
func (x ComplexQuad[T]) roots(n int32) (y, a, b ComplexQuad[T]) {
	one := pow2[T](-n)
	y = ComplexQuad[T]{x.Re.scaleB(-n), x.Im.scaleB(-n)}
	return y, ComplexQuad[T]{y.Re.Neg().AddFloat(one), y.Im.Neg()}.Sqrt(), ComplexQuad[T]{y.Re.AddFloat(one), y.Im}.Sqrt()
}

// farAsinh returns asinh(x·2^n), for an x above 2^98 where n is 2, and else for n = 0.
func (x Quad[T]) farAsinh(n int32) Quad[T] {
	y := x.Asinh()
	if n != 0 {
		y = y.Add(signed4(ln2Limbs[T]().quad().scaleB(1), x.X0))
	}
	return y
}

// Asin returns asin x, its real part between -π/2 and π/2. The cuts are the real axis
// beyond ±1, and the sign of x.Im = ±0 tells from which side x comes.
//
// Error: ≤ 20u⁴ of each part.
// Domain: x finite, and as Asinh and Atan2 of quads.
// Special: asin x is -i asinh ix, as in C.
// Cost: 9000 flops with a fused multiply-add.
func (x ComplexQuad[T]) Asin() ComplexQuad[T] { return casin4Once(x) }

// casin4 is Asin.
//
//limb:once
func casin4[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	n := farExponent(x.Re.X0, x.Im.X0)
	y, a, b := x.roots(n)
	re, im := y.Re, prods4(a.Re, b.Im, a.Im.Neg(), b.Re).farAsinh(n)
	d := prods4(a.Re, b.Re, a.Im.Neg(), b.Im)
	if x.IsInf() {
		re = Quad[T]{X0: box(x.Re.X0)}
		d = Quad[T]{X0: abs(box(x.Im.X0))}
	}
	re = re.Atan2(d)
	r, i := asinSpecial(re.X0, im.X0, x.Re.X0, x.Im.X0)
	return ComplexQuad[T]{re.lead(r), im.lead(i)}
}

// Acos returns acos x, its real part between 0 and π, with the cuts of Asin.
//
// Error: ≤ 20u⁴ of each part.
// Domain: as Asin.
// Special: as C's cacos: the imaginary part has the sign of -x.Im, and for infinite x
// the real part is the angle of x.
// Cost: as Asin.
func (x ComplexQuad[T]) Acos() ComplexQuad[T] { return cacos4Once(x) }

// cacos4 is Acos.
//
//limb:once
func cacos4[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	n := farExponent(x.Re.X0, x.Im.X0)
	_, a, b := x.roots(n)
	p, q := a.Re, b.Re
	im := prods4(b.Re, a.Im, b.Im.Neg(), a.Re).farAsinh(n)
	k := int32(1)
	if x.Re.X0 == 0 && x.Im.X0 != x.Im.X0 {
		p, q, k = Quad[T]{X0: 1}, Quad[T]{}, 0
	}
	if x.IsInf() {
		p, q, k = Quad[T]{X0: abs(box(x.Im.X0))}, Quad[T]{X0: box(x.Re.X0)}, 0
	}
	re := p.Atan2(q).scaleB(k)
	r, i := acosSpecial(re.X0, im.X0, x.Re.X0, x.Im.X0)
	return ComplexQuad[T]{re.lead(r), im.lead(i)}
}

// Atanh returns the inverse hyperbolic tangent of x, its imaginary part between -π/2
// and π/2. The cuts are the real axis beyond ±1, and the sign of x.Im = ±0 tells from
// which side x comes. For x = a + bi with a ≥ 0 it is
//
//	¼ log(1 + 4a/((1-a)² + b²)) + ½i atan2(2b, (1-a)(1+a) - b²)
//
// Error: ≤ 20u⁴|atanh x|.
// Domain: x is 0 or at least 2^-53 (CQF), 2^-862 (CQD); below, the last bits underflow.
// Special: as C's catanh: atanh ±1 = ±Inf, for infinite x the result is ±π/2·i.
// Cost: 7000 flops with a fused multiply-add.
func (x ComplexQuad[T]) Atanh() ComplexQuad[T] { return catanh4Once(x) }

// catanh4 is Atanh.
//
//limb:once
func catanh4[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	a, b := x.Re.Abs(), x.Im
	u, v := a.Neg().AddFloat(1), a.AddFloat(1)
	// (1-a)² + b² = d·4^m; next to 1 that is small, and log(q + 4^m) - 2m·log 2 is wanted.
	m := max(exponent(u.X0), exponent(b.X0))
	e := max(m, 0)
	f, g := u.scaleB(-m), b.scaleB(-m)
	q := a.scaleB(2 - e).Div(prods4(f, f, g, g))
	k := int32(0)
	t := q.scaleB(e - m - m)
	if m < -8 {
		t = q.Add(Quad[T]{X0: 1}.scaleB(m + m)).AddFloat(-1)
		k = -m - m
	}
	re := t.Log1p().Add(ln2Limbs[T]().quad().MulFloat(toFloat[T](k))).scaleB(-2)
	// f is (1-a)/2^m, and g b/2^m: next to 1, where squares underflow, products with these do not.
	im := g.scaleB(1 - e).Atan2(prods4(f, v.scaleB(-e), g.Neg(), b.scaleB(-e)))
	if x.IsInf() {
		re = Quad[T]{}
		im = piLimbs[T]().quad()
	}
	im = signed4(im.Abs(), x.Im.X0).scaleB(-1)
	r, i := atanhSpecial(re.X0, im.X0, x.Re.X0, x.Im.X0)
	return ComplexQuad[T]{signed4(re.lead(r), x.Re.X0), im.lead(i)}
}

// Asinh returns the inverse hyperbolic sine of x. The cuts are the imaginary axis
// beyond ±i.
//
// Error: ≤ 20u⁴ of each part.
// Domain: as Asin.
// Special: as C's casinh.
// Cost: as Asin.
func (x ComplexQuad[T]) Asinh() ComplexQuad[T] { return x.swap().Asin().swap() }

// Atan returns atan x. The cuts are the imaginary axis beyond ±i.
//
// Error: ≤ 20u⁴|atan x|.
// Domain: as Atanh.
// Special: atan x is -i atanh ix, as in C.
// Cost: as Atanh.
func (x ComplexQuad[T]) Atan() ComplexQuad[T] { return x.swap().Atanh().swap() }

// Acosh returns the inverse hyperbolic cosine of x, with a real part that is not
// negative: ±i acos x. The cut is the real axis below 1.
//
// Error: ≤ 20u⁴ of each part.
// Domain: as Asin.
// Special: as C's cacosh.
// Cost: as Acos.
func (x ComplexQuad[T]) Acosh() ComplexQuad[T] {
	y := x.Acos()
	return ComplexQuad[T]{y.Im.Abs(), signed4(y.Re, x.Im.X0)}
}
