package limb

// # Elementary functions of complex numbers
//
// sin, tan, asin, atan and their hyperbolic kin are the same functions turned by a
// right angle, so there is one of each two. They are made of functions of the parts,
// in forms in which nothing cancels, or only where that does not matter (Kahan,
// "Branch cuts for complex elementary functions", 1987): asin and acos of the roots
// of 1-x and 1+x, whose parts are good by themselves. Infinities, NaN and the signs of
// zeros are those of C's Annex G. The functions on leading limbs below put in what the
// forms miss there: re + im·i is what they gave for a + bi.

func sinhSpecial[T Float](re, im, a, b T) (T, T) {
	if b == 0 {
		im = b
	}
	if !finite(b) && (a == 0 || infinite(a)) {
		re = a
	}
	return re, im
}

func coshSpecial[T Float](re, im, a, b T) (T, T) {
	if b == 0 {
		im = T(copysign(1, a) * b)
	}
	if !finite(b) && a == 0 {
		im = 0
	}
	if !finite(b) && infinite(a) {
		re = inf[T]()
	}
	return re, im
}

func tanhSpecial[T Float](re, im, a, b T) (T, T) {
	if a != a {
		re = a
	}
	if b == 0 {
		im = b
	}
	if !finite(b) && a == 0 {
		re = a
	}
	if !finite(b) && infinite(a) {
		im = 0
	}
	return re, im
}

func asinSpecial[T Float](re, im, a, b T) (T, T) {
	if a != a || b != b {
		re = nan[T]()
	}
	if a == 0 {
		re = a
	}
	if infinite(a) || infinite(b) {
		im = copysign(inf[T](), b)
	}
	return re, im
}

func acosSpecial[T Float](re, im, a, b T) (T, T) {
	if a != a || b != b && a != 0 {
		re = nan[T]()
	}
	if infinite(a) || infinite(b) {
		im = copysign(inf[T](), -b)
	}
	return re, im
}

func atanhSpecial[T Float](re, im, a, b T) (T, T) {
	if a == 0 || infinite(a) || infinite(b) {
		re = 0
	}
	if b != b {
		im = b
	}
	return re, im
}

// Recip returns 1/x.
//
// Error: ≤ 4u²|1/x|.
// Domain: as Div.
// Special: as Div: 1/±0 is infinite, and 0 the reciprocal of an infinite number.
// Cost: as Div.
//
//limb:twin Error: ≤ 16u⁴|1/x|.
func (x ComplexPair[T]) Recip() ComplexPair[T] { return ComplexPair[T]{Re: Pair[T]{Hi: 1}}.Div(x) }

// Sqr returns x².
//
// Error: ≤ 9u²|x²|, of each part of itself where that is at least 2^-98 (CDF), 2^-965
// (CDD), as |x²| is.
// Domain: as Mul.
// Special: as Mul.
// Cost: 84 flops with a fused multiply-add.
//
//limb:twin Error: ≤ 11u⁴|x²|, of each part of itself where that is at least 2^-48 (CQF), 2^-857 (CQD), as |x²| is.
//limb:twin Triple Error: ≤ 13u³|x²|, of each part of itself where that is at least 2^-72 (CTF), 2^-910 (CTD), as |x²| is.
//limb:twin Cost: 486 flops with a fused multiply-add.
//limb:twin Triple Cost: 224 flops with a fused multiply-add.
func (x ComplexPair[T]) Sqr() ComplexPair[T] {
	re := x.Re.Sub(x.Im).Mul(x.Re.Add(x.Im))
	im := x.Re.Mul(x.Im).scaleB(1)
	if re.Hi != re.Hi && im.Hi != im.Hi {
		r, i := mulInfinite(x.Re.Hi, x.Im.Hi, x.Re.Hi, x.Im.Hi)
		re, im = Pair[T]{Hi: r}, Pair[T]{Hi: i}
	}
	return ComplexPair[T]{re, im}
}

// MulReal returns xa.
//
// Error: that of Mul of pairs, in each part.
// Domain: as Mul of pairs, in each part.
// Special: as Mul of pairs, part by part.
// Cost: twice that of Mul of pairs.
//
//limb:twin
func (x ComplexPair[T]) MulReal(a Pair[T]) ComplexPair[T] {
	return ComplexPair[T]{x.Re.Mul(a), x.Im.Mul(a)}
}

// AddFloat returns x + a. A Go constant a has the precision of T alone.
//
// Error: that of AddFloat of pairs in the real part; the imaginary part is that of x.
// Domain: as AddFloat of pairs.
// Special: as AddFloat of pairs, in the real part.
// Cost: that of AddFloat of pairs.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) AddFloat(a T) ComplexPair[T] { return ComplexPair[T]{x.Re.AddFloat(a), x.Im} }

// SubFloat returns x - a. A Go constant a has the precision of T alone.
//
// Error: that of SubFloat of pairs in the real part; the imaginary part is that of x.
// Domain: as SubFloat of pairs.
// Special: as SubFloat of pairs, in the real part.
// Cost: that of SubFloat of pairs.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) SubFloat(a T) ComplexPair[T] { return ComplexPair[T]{x.Re.SubFloat(a), x.Im} }

// DivFloat returns x/a. A Go constant a has the precision of T alone.
//
// Error: that of DivFloat of pairs, in each part.
// Domain: as DivFloat of pairs, in each part.
// Special: as DivFloat of pairs, part by part.
// Cost: twice that of DivFloat of pairs.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) DivFloat(a T) ComplexPair[T] {
	return ComplexPair[T]{x.Re.DivFloat(a), x.Im.DivFloat(a)}
}

// MulFloat returns xa. A Go constant a has the precision of T alone.
//
// Error: that of MulFloat of pairs, in each part.
// Domain: as MulFloat of pairs, in each part.
// Special: as MulFloat of pairs, part by part.
// Cost: twice that of MulFloat of pairs.
//
//limb:twin
func (x ComplexPair[T]) MulFloat(a T) ComplexPair[T] {
	return ComplexPair[T]{x.Re.MulFloat(a), x.Im.MulFloat(a)}
}

// Equal reports whether x = y: both parts are the same numbers.
//
// Error: exact.
// Special: as Equal of pairs, part by part.
//
//limb:twin
func (x ComplexPair[T]) Equal(y ComplexPair[T]) bool { return x.Re.Equal(y.Re) && x.Im.Equal(y.Im) }

// IsNaN reports whether a part of x is NaN, and none is infinite.
//
// Error: exact.
//
//limb:twin
func (x ComplexPair[T]) IsNaN() bool { return (x.Re.Hi != x.Re.Hi || x.Im.Hi != x.Im.Hi) && !x.IsInf() }

// IsInf reports whether a part of x is infinite.
//
// Error: exact.
//
//limb:twin
func (x ComplexPair[T]) IsInf() bool { return infinite(x.Re.Hi) || infinite(x.Im.Hi) }

// IsZero reports whether both parts of x are 0.
//
// Error: exact.
//
//limb:twin
func (x ComplexPair[T]) IsZero() bool { return x.Re.Hi == 0 && x.Im.Hi == 0 }

// AbsSqr returns |x|².
//
// Error: ≤ 7u²|x|².
// Domain: as Mul.
// Special: +Inf where a part is infinite, else NaN where one is NaN.
// Cost: 36 flops with a fused multiply-add.
//
//limb:twin Error: ≤ 9u⁴|x|².
//limb:twin Triple Error: ≤ 10u³|x|².
//limb:twin Cost: 270 flops with a fused multiply-add.
//limb:twin Triple Cost: 114 flops with a fused multiply-add.
func (x ComplexPair[T]) AbsSqr() Pair[T] {
	y := x.Re.Sqr().Add(x.Im.Sqr())
	if x.IsInf() {
		y = Pair[T]{Hi: inf[T]()}
	}
	return y
}

// Polar returns |x| and the angle of x, between -π and π.
//
// Error: as Abs and Phase.
// Domain: as Abs and Phase.
// Special: as Abs and Phase.
// Cost: that of Abs and of Phase.
//
//limb:twin
func (x ComplexPair[T]) Polar() (r, phase Pair[T]) { return x.Abs(), x.Phase() }

// lead returns x with a as its leading limb, where that is another one.
//
//limb:twin
func (x Pair[T]) lead(a T) Pair[T] {
	if a != x.Hi || a == 0 {
		x = Pair[T]{Hi: a}
	}
	return x
}

// swap returns i times the conjugate of x, y + xi for x + yi. A function f that is odd,
// and real for real numbers, has f(swap x) = -i·f(ix) mirrored: so sin x is the swap of
// sinh of the swap of x, and so on.
//
//limb:twin
func (x ComplexPair[T]) swap() ComplexPair[T] { return ComplexPair[T]{x.Im, x.Re} }

// sinhCosh returns the hyperbolic sine and cosine of x times 2^-n, which are finite
// where those are not.
//
//limb:twin
func sinhCosh[T Float](x Pair[T]) (s, c Pair[T], n int32) {
	bound := expBound[T]()
	h, m := tripleOf(signed(x, x.Hi)).expWithin(bound).hyperbolic()
	s, c = signed(h.sinhScaled(), x.Hi), h.coshScaled()
	if !(abs(x.Hi) < bound) {
		s = Pair[T]{Hi: T(x.Hi * infinity[T]())}
		c = s.Abs()
	}
	return s, c, m - 1
}

// Sinh returns the hyperbolic sine of x, sinh a cos b + i cosh a sin b for x = a + bi.
//
// Error: ≤ 9u² of each part.
// Domain: as Sinh and SinCos of pairs, for the parts of x and those of the result.
// Special: as C's csinh: infinite a turn by b, sinh(±0 + bi) = ±0 for an infinite b.
// Cost: 767 flops with a fused multiply-add.
//
//limb:twin Error: ≤ 11u⁴ of each part.
//limb:twin Cost: 5020 flops with a fused multiply-add.
//limb:twin Triple Cost: 2210 flops with a fused multiply-add.
func (x ComplexPair[T]) Sinh() ComplexPair[T] { return csinhOnce(x) }

//limb:once
//limb:twin
func csinh[T Float](x ComplexPair[T]) ComplexPair[T] {
	s, c, n := sinhCosh(x.Re)
	sin, cos := x.Im.SinCos()
	re, im := s.Mul(cos).scaleB(n), c.Mul(sin).scaleB(n)
	r, i := sinhSpecial(re.Hi, im.Hi, x.Re.Hi, x.Im.Hi)
	return ComplexPair[T]{re.lead(r), im.lead(i)}
}

// Cosh returns the hyperbolic cosine of x, cosh a cos b + i sinh a sin b for x = a + bi.
//
// Error: ≤ 9u² of each part.
// Domain: as Sinh.
// Special: as C's ccosh.
// Cost: 768 flops with a fused multiply-add.
//
//limb:twin Error: ≤ 11u⁴ of each part.
//limb:twin Cost: 5020 flops with a fused multiply-add.
//limb:twin Triple Cost: 2210 flops with a fused multiply-add.
func (x ComplexPair[T]) Cosh() ComplexPair[T] { return ccoshOnce(x) }

//limb:once
//limb:twin
func ccosh[T Float](x ComplexPair[T]) ComplexPair[T] {
	s, c, n := sinhCosh(x.Re)
	sin, cos := x.Im.SinCos()
	re, im := c.Mul(cos).scaleB(n), s.Mul(sin).scaleB(n)
	r, i := coshSpecial(re.Hi, im.Hi, x.Re.Hi, x.Im.Hi)
	return ComplexPair[T]{re.lead(r), im.lead(i)}
}

// Tanh returns the hyperbolic tangent of x = a + bi, that is
//
//	(sinh a cosh a + i sin b cos b) / (sinh²a + cos²b)
//
// Error: ≤ 14u²|tanh x|.
// Domain: as Sinh; |tanh x| is below 2^98 (CDF), 2^965 (CDD).
// Special: as C's ctanh: tanh(±Inf + bi) = ±1 + 0i, tanh(±0 + bi) = ±0 for an
// infinite b.
// Cost: 1220 flops with a fused multiply-add.
//
//limb:twin Error: ≤ 30u⁴|tanh x|.
//limb:twin Domain: as Sinh; |tanh x| is below 2^46 (CQF), 2^857 (CQD).
//limb:twin Cost: 7690 flops with a fused multiply-add.
//limb:twin Triple Cost: 3410 flops with a fused multiply-add.
func (x ComplexPair[T]) Tanh() ComplexPair[T] { return ctanhOnce(x) }

//limb:once
//limb:twin
func ctanh[T Float](x ComplexPair[T]) ComplexPair[T] {
	bound := tanhBound[T]()
	a := signed(x.Re, x.Re.Hi)
	h, m := tripleOf(a).expWithin(bound).hyperbolic()
	s, c := h.sinhScaled().expScale(m-1), h.coshScaled().expScale(m-1)
	sin, cos := x.Im.SinCos()
	n := max(exponent(s.Hi), exponent(cos.Hi))
	s, g := s.scaleB(-n), cos.scaleB(-n)
	d := prods(s, s, g, g)
	re, im := s.Mul(c).Div(d).scaleB(-n), sin.Mul(g).Div(d).scaleB(-n)
	if !(abs(x.Re.Hi) < bound) {
		re = Pair[T]{Hi: 1}
		im = sin.Mul(cos).Mul(a.scaleB(1).Neg().Exp()).scaleB(2)
	}
	r, i := tanhSpecial(copysign(re.Hi, x.Re.Hi), im.Hi, x.Re.Hi, x.Im.Hi)
	return ComplexPair[T]{signed(re, x.Re.Hi).lead(r), im.lead(i)}
}

// Sin returns sin x.
//
// Error: ≤ 9u² of each part.
// Domain: as Sinh.
// Special: sin x is -i sinh ix, as in C.
// Cost: as Sinh.
//
//limb:twin Error: ≤ 11u⁴ of each part.
func (x ComplexPair[T]) Sin() ComplexPair[T] { return x.swap().Sinh().swap() }

// Cos returns cos x.
//
// Error: ≤ 9u² of each part.
// Domain: as Sinh.
// Special: cos x is cosh ix, as in C.
// Cost: as Cosh.
//
//limb:twin Error: ≤ 11u⁴ of each part.
func (x ComplexPair[T]) Cos() ComplexPair[T] { return x.swap().Cosh().Conj() }

// Tan returns tan x.
//
// Error: ≤ 14u²|tan x|.
// Domain: as Tanh.
// Special: tan x is -i tanh ix, as in C.
// Cost: as Tanh.
//
//limb:twin Error: ≤ 30u⁴|tan x|.
func (x ComplexPair[T]) Tan() ComplexPair[T] { return x.swap().Tanh().swap() }

// farExponent returns n, which is 0 unless |x| is so large that |2x| may overflow: then
// asin and acos are those of x·2^-n, but for a logarithm of 2^n.
func farExponent[T Float](a, b T) int32 {
	top, n := int32(1000), int32(0)
	if is32[T]() {
		top = 100
	}
	if max(exponent(a), exponent(b)) > top {
		n = 2
	}
	return n
}

// roots returns x·2^-n, and √(1-x) and √(1+x) times 2^(-n/2), for n = 0 and n = 2.
//
//limb:twin
func (x ComplexPair[T]) roots(n int32) (y, a, b ComplexPair[T]) {
	one := pow2[T](-n)
	y = ComplexPair[T]{x.Re.scaleB(-n), x.Im.scaleB(-n)}
	return y, ComplexPair[T]{y.Re.Neg().AddFloat(one), y.Im.Neg()}.Sqrt(), ComplexPair[T]{y.Re.AddFloat(one), y.Im}.Sqrt()
}

// farAsinh returns asinh(x·2^n), for an x above 2^98 where n is 2, and else for n = 0.
//
//limb:twin
func (x Pair[T]) farAsinh(n int32) Pair[T] {
	y := x.Asinh()
	if n != 0 {
		y = y.Add(signed(ln2Limbs[T]().pair().scaleB(1), x.Hi))
	}
	return y
}

// Asin returns asin x, its real part between -π/2 and π/2. The cuts are the real axis
// beyond ±1, and the sign of x.Im = ±0 tells from which side x comes.
//
// Error: ≤ 9u² of each part.
// Domain: x finite, and as Asinh and Atan2 of pairs.
// Special: asin x is -i asinh ix, as in C.
// Cost: 1930 flops with a fused multiply-add.
//
//limb:twin Error: ≤ 20u⁴ of each part.
//limb:twin Domain: x finite, and as Asinh and Atan2 of quads.
//limb:twin Cost: 9160 flops with a fused multiply-add.
//limb:twin Triple Cost: 4600 flops with a fused multiply-add.
func (x ComplexPair[T]) Asin() ComplexPair[T] { return casinOnce(x) }

//limb:once
//limb:twin
func casin[T Float](x ComplexPair[T]) ComplexPair[T] {
	n := farExponent(x.Re.Hi, x.Im.Hi)
	y, a, b := x.roots(n)
	re, im := y.Re, prods(a.Re, b.Im, a.Im.Neg(), b.Re).farAsinh(n)
	d := prods(a.Re, b.Re, a.Im.Neg(), b.Im)
	if x.IsInf() {
		re = Pair[T]{Hi: box(x.Re.Hi)}
		d = Pair[T]{Hi: abs(box(x.Im.Hi))}
	}
	re = re.Atan2(d)
	r, i := asinSpecial(re.Hi, im.Hi, x.Re.Hi, x.Im.Hi)
	return ComplexPair[T]{re.lead(r), im.lead(i)}
}

// Acos returns acos x, its real part between 0 and π, with the cuts of Asin.
//
// Error: ≤ 9u² of each part.
// Domain: as Asin.
// Special: as C's cacos: the imaginary part has the sign of -x.Im, and for infinite x
// the real part is the angle of x.
// Cost: as Asin.
//
//limb:twin Error: ≤ 20u⁴ of each part.
func (x ComplexPair[T]) Acos() ComplexPair[T] { return cacosOnce(x) }

//limb:once
//limb:twin
func cacos[T Float](x ComplexPair[T]) ComplexPair[T] {
	n := farExponent(x.Re.Hi, x.Im.Hi)
	_, a, b := x.roots(n)
	p, q := a.Re, b.Re
	im := prods(b.Re, a.Im, b.Im.Neg(), a.Re).farAsinh(n)
	k := int32(1)
	if x.Re.Hi == 0 && x.Im.Hi != x.Im.Hi {
		p, q, k = Pair[T]{Hi: 1}, Pair[T]{}, 0
	}
	if x.IsInf() {
		p, q, k = Pair[T]{Hi: abs(box(x.Im.Hi))}, Pair[T]{Hi: box(x.Re.Hi)}, 0
	}
	re := p.Atan2(q).scaleB(k)
	r, i := acosSpecial(re.Hi, im.Hi, x.Re.Hi, x.Im.Hi)
	return ComplexPair[T]{re.lead(r), im.lead(i)}
}

// Atanh returns the inverse hyperbolic tangent of x, its imaginary part between -π/2
// and π/2. The cuts are the real axis beyond ±1, and the sign of x.Im = ±0 tells from
// which side x comes. For x = a + bi with a ≥ 0 it is
//
//	¼ log(1 + 4a/((1-a)² + b²)) + ½i atan2(2b, (1-a)(1+a) - b²)
//
// Error: ≤ 9u²|atanh x|.
// Domain: x is 0 or at least 2^-101 (CDF), 2^-968 (CDD); below, the last bits underflow.
// Special: as C's catanh: atanh ±1 = ±Inf, for infinite x the result is ±π/2·i.
// Cost: 1070 flops with a fused multiply-add.
//
//limb:twin Error: ≤ 20u⁴|atanh x|.
//limb:twin Domain: x is 0 or at least 2^-53 (CQF), 2^-862 (CQD); below, the last bits underflow.
//limb:twin Cost: 5280 flops with a fused multiply-add.
//limb:twin Triple Cost: 2680 flops with a fused multiply-add.
func (x ComplexPair[T]) Atanh() ComplexPair[T] { return catanhOnce(x) }

//limb:once
//limb:twin
func catanh[T Float](x ComplexPair[T]) ComplexPair[T] {
	a, b := x.Re.Abs(), x.Im
	u, v := a.Neg().AddFloat(1), a.AddFloat(1)
	// (1-a)² + b² = d·4^m; next to 1 that is small, and log(q + 4^m) - 2m·log 2 is wanted.
	m := max(exponent(u.Hi), exponent(b.Hi))
	e := max(m, 0)
	f, g := u.scaleB(-m), b.scaleB(-m)
	q := a.scaleB(2 - e).Div(prods(f, f, g, g))
	k := int32(0)
	t := q.scaleB(e - m - m)
	if m < -8 {
		t = q.Add(Pair[T]{Hi: 1}.scaleB(m + m)).AddFloat(-1)
		k = -m - m
	}
	re := t.Log1p().Add(ln2Limbs[T]().pair().MulFloat(toFloat[T](k))).scaleB(-2)
	// f is (1-a)/2^m, and g b/2^m: next to 1, where squares underflow, products with these do not.
	im := g.scaleB(1 - e).Atan2(prods(f, v.scaleB(-e), g.Neg(), b.scaleB(-e)))
	if x.IsInf() {
		re = Pair[T]{}
		im = piLimbs[T]().pair()
	}
	im = signed(im.Abs(), x.Im.Hi).scaleB(-1)
	r, i := atanhSpecial(re.Hi, im.Hi, x.Re.Hi, x.Im.Hi)
	return ComplexPair[T]{signed(re.lead(r), x.Re.Hi), im.lead(i)}
}

// Asinh returns the inverse hyperbolic sine of x. The cuts are the imaginary axis
// beyond ±i.
//
// Error: ≤ 9u² of each part.
// Domain: as Asin.
// Special: as C's casinh.
// Cost: as Asin.
//
//limb:twin Error: ≤ 20u⁴ of each part.
func (x ComplexPair[T]) Asinh() ComplexPair[T] { return x.swap().Asin().swap() }

// Atan returns atan x. The cuts are the imaginary axis beyond ±i.
//
// Error: ≤ 9u²|atan x|.
// Domain: as Atanh.
// Special: atan x is -i atanh ix, as in C.
// Cost: as Atanh.
//
//limb:twin Error: ≤ 20u⁴|atan x|.
func (x ComplexPair[T]) Atan() ComplexPair[T] { return x.swap().Atanh().swap() }

// Acosh returns the inverse hyperbolic cosine of x, with a real part that is not
// negative: ±i acos x. The cut is the real axis below 1.
//
// Error: ≤ 9u² of each part.
// Domain: as Asin.
// Special: as C's cacosh.
// Cost: as Acos.
//
//limb:twin Error: ≤ 20u⁴ of each part.
func (x ComplexPair[T]) Acosh() ComplexPair[T] {
	y := x.Acos()
	return ComplexPair[T]{y.Im.Abs(), signed(y.Re, x.Im.Hi)}
}

// prodsQuad returns ab + cd.
//
//limb:twin
func prodsQuad[T Float](a, b, c, d Quad[T]) Quad[T] { return a.Mul(b).Add(c.Mul(d)) }
