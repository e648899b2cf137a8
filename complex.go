package limb

// # Complex numbers
//
// A complex number is two real ones. Errors are those of the whole: the distance
// of result and truth in the plane, in units of u²|z| (u⁴|z|). A part that is
// much smaller than the other may have a larger relative error.
//
// Where squares of the parts are needed, the parts are first scaled by a power of
// two, so that nothing overflows or underflows on the way to a result that does
// not.
//
// Infinities follow C's Annex G: a number with an infinite part is infinite,
// whatever the other part is, a product of an infinite and a nonzero number is
// infinite, and a quotient of a finite and an infinite one is 0. The functions on
// leading limbs below find these cases; they matter only where an operation ended
// in NaN.

// ComplexPair is the complex number Re + Im·i.
//
// Errors are those of the whole: the distance of result and truth in the plane, in units
// of u²|z|; a part that is much smaller than the other may be worse relative to itself.
// Where a bound is "of each part" instead, as that of Cosh, it is relative to the part, and
// holds where the part by itself is in the domain of such a result: one that is smaller
// loses its last bits, as a pair of that size does.
//
// Infinities, NaN and the signs of zeros are those of Annex G of the C standard, whose
// functions are cexp, casinh and so on: a number with an infinite part is infinite,
// whatever the other part is. A cut is where a function jumps.
type ComplexPair[T Float] struct{ Re, Im Pair[T] }

// CDF is a complex number of two DF.
type CDF = ComplexPair[float32]

// CDD is a complex number of two DD.
type CDD = ComplexPair[float64]

// ComplexQuad is the complex number Re + Im·i.
//
// Errors are those of the whole: the distance of result and truth in the plane, in units
// of u⁴|z|; a part that is much smaller than the other may be worse relative to itself.
// Where a bound is "of each part" instead, as that of Cosh, it is relative to the part, and
// holds where the part by itself is in the domain of such a result: one that is smaller
// loses its last bits, as a quad of that size does.
//
// Infinities, NaN and the signs of zeros are those of Annex G of the C standard, whose
// functions are cexp, casinh and so on: a number with an infinite part is infinite,
// whatever the other part is. A cut is where a function jumps.
type ComplexQuad[T Float] struct{ Re, Im Quad[T] }

// CQF is a complex number of two QF.
type CQF = ComplexQuad[float32]

// CQD is a complex number of two QD.
type CQD = ComplexQuad[float64]

// infinite reports whether a is ±Inf.
func infinite[T Float](a T) bool { return !finite(a) && a == a }

// box returns ±1 for ±Inf, ±0 for a finite a, and 0 for NaN.
func box[T Float](a T) T {
	b := T(0)
	if infinite(a) {
		b = 1
	}
	b = copysign(b, a)
	if a != a {
		b = 0
	}
	return b
}

// known returns a, and 0 for NaN.
func known[T Float](a T) T {
	if a != a {
		a = 0
	}
	return a
}

// inf returns +Inf.
func inf[T Float]() T {
	z := T(0)
	return 1 / z
}

// mulInfinite returns the parts of (a + bi)·(c + di) where both have become NaN:
// infinities where the product is one, else NaN.
func mulInfinite[T Float](a, b, c, d T) (re, im T) {
	over := infinite(T(a*c)) || infinite(T(b*d)) || infinite(T(a*d)) || infinite(T(b*c))
	left, right := infinite(a) || infinite(b), infinite(c) || infinite(d)
	if left || right || over {
		if left {
			a, b = box(a), box(b)
		}
		if right {
			c, d = box(c), box(d)
		}
		a, b, c, d = known(a), known(b), known(c), known(d)
	}
	return T(inf[T]() * (T(a*c) - T(b*d))), T(inf[T]() * (T(a*d) + T(b*c)))
}

// divInfinite returns the parts of (a + bi)/(c + di) where both have become NaN:
// infinities or zeros where the quotient is one, else NaN.
func divInfinite[T Float](a, b, c, d T) (re, im T) {
	f := inf[T]()
	left, right := infinite(a) || infinite(b), infinite(c) || infinite(d)
	re, im = nan[T](), nan[T]()
	if left && finite(c) && finite(d) {
		a, b = box(a), box(b)
		re, im = T(f*(T(a*c)+T(b*d))), T(f*(T(b*c)-T(a*d)))
	}
	if right && finite(a) && finite(b) {
		c, d = box(c), box(d)
		re, im = T(0*(T(a*c)+T(b*d))), T(0*(T(b*c)-T(a*d)))
	}
	if c == 0 && d == 0 {
		f = copysign(f, c)
		re, im = T(f*a), T(f*b)
	}
	return re, im
}

// Add returns x + y.
//
// Error: ≤ 2u²|x+y|, in each part.
// Domain: as Add of pairs.
// Special: as Add of pairs, part by part.
// Cost: 40 flops.
//
//limb:twin Error: ≤ 2.5u⁴|x+y|, in each part.
//limb:twin Triple Error: ≤ 2u³|x+y|, in each part.
//limb:twin Cost: 248 flops.
//limb:twin Triple Cost: 120 flops.
func (x ComplexPair[T]) Add(y ComplexPair[T]) ComplexPair[T] {
	return ComplexPair[T]{x.Re.Add(y.Re), x.Im.Add(y.Im)}
}

// Sub returns x - y.
//
// Error: ≤ 2u²|x-y|, in each part.
// Domain: as Sub of pairs.
// Special: as Sub of pairs, part by part.
// Cost: 40 flops.
//
//limb:twin Error: ≤ 2.5u⁴|x-y|, in each part.
//limb:twin Triple Error: ≤ 2u³|x-y|, in each part.
//limb:twin Cost: 248 flops.
//limb:twin Triple Cost: 120 flops.
func (x ComplexPair[T]) Sub(y ComplexPair[T]) ComplexPair[T] {
	return ComplexPair[T]{x.Re.Sub(y.Re), x.Im.Sub(y.Im)}
}

// Neg returns -x.
//
// Error: exact.
//
//limb:twin
func (x ComplexPair[T]) Neg() ComplexPair[T] { return ComplexPair[T]{x.Re.Neg(), x.Im.Neg()} }

// Real returns the real part of x, as the field Re does, in code over [Complex].
//
//limb:host
//limb:twin
func (x ComplexPair[T]) Real() Pair[T] { return x.Re }

// Imag returns the imaginary part of x, as the field Im does, in code over [Complex].
//
//limb:host
//limb:twin
func (x ComplexPair[T]) Imag() Pair[T] { return x.Im }

// Conj returns the conjugate of x, x.Re - x.Im·i.
//
// Error: exact.
//
//limb:twin
func (x ComplexPair[T]) Conj() ComplexPair[T] { return ComplexPair[T]{x.Re, x.Im.Neg()} }

// Mul returns xy. It commutes bit for bit.
//
// Error: ≤ 10u²|xy|: of each part (5 + 2)u²|xy|, of the whole (5√2 + 2)u²|xy|.
// Domain: |x|, |y|, |xy| < 2^126 (CDF), 2^1022 (CDD); |xy| is 0 or at least 2^-98
// (CDF), 2^-965 (CDD), where what products of small parts lose does not matter.
// Special: infinite where x or y is infinite and neither is 0 (C, Annex G).
// Cost: 88 flops with a fused multiply-add.
//
//limb:twin Error: ≤ 13u⁴|xy|: of the whole (8√2 + 1)u⁴.
//limb:twin Triple Error: ≤ 15u³|xy|: of the whole (9√2 + 2)u³.
//limb:twin Domain: |x|, |y|, |xy| < 2^126 (CQF), 2^1022 (CQD); |xy| is 0 or at least 2^-48 (CQF), 2^-857 (CQD), where what products of small parts lose does not matter.
//limb:twin Cost: 660 flops with a fused multiply-add.
//limb:twin Triple Cost: 276 flops with a fused multiply-add.
func (x ComplexPair[T]) Mul(y ComplexPair[T]) ComplexPair[T] {
	re := x.Re.Mul(y.Re).Sub(x.Im.Mul(y.Im))
	im := x.Re.Mul(y.Im).Add(x.Im.Mul(y.Re))
	if re.Hi != re.Hi && im.Hi != im.Hi {
		r, i := mulInfinite(x.Re.Hi, x.Im.Hi, y.Re.Hi, y.Im.Hi)
		re, im = Pair[T]{Hi: r}, Pair[T]{Hi: i}
	}
	return ComplexPair[T]{re, im}
}

// scaled returns x·2^-n with parts below 2, and n: the exponent of the larger one.
//
//limb:twin
func (x ComplexPair[T]) scaled() (ComplexPair[T], int32) {
	n := max(exponent(x.Re.Hi), exponent(x.Im.Hi))
	return ComplexPair[T]{x.Re.scaleB(-n), x.Im.scaleB(-n)}, n
}

// prods returns ab + cd rounded once, within 0.51u²|ab + cd| and 9u³(|ab| + |cd|).
func prods[T Float](a, b, c, d Pair[T]) Pair[T] {
	p := prod3(a, b).add(prod3(c, d)).pair()
	return finish(T(a.Hi*b.Hi)+T(c.Hi*d.Hi), p.Hi, p.Lo)
}

// Div returns x/y.
//
// Error: ≤ 4u²|x/y|.
// Domain: as Div of pairs, for the absolute values of x, y and x/y.
// Special: for infinite and zero operands as C's Annex G: a nonzero x by 0 is
// infinite, a finite x by an infinite y is 0.
// Cost: 588 flops with a fused multiply-add.
func (x ComplexPair[T]) Div(y ComplexPair[T]) ComplexPair[T] { return cdivOnce(x, y) }

//limb:once
func cdiv[T Float](x, y ComplexPair[T]) ComplexPair[T] {
	v, m := x.scaled()
	w, n := y.scaled()
	d := prods(w.Re, w.Re, w.Im, w.Im)
	re := prods(v.Re, w.Re, v.Im, w.Im).Div(d).scaleB(m - n)
	im := prods(v.Im, w.Re, v.Re.Neg(), w.Im).Div(d).scaleB(m - n)
	if re.Hi != re.Hi && im.Hi != im.Hi {
		r, i := divInfinite(x.Re.Hi, x.Im.Hi, y.Re.Hi, y.Im.Hi)
		re, im = Pair[T]{Hi: r}, Pair[T]{Hi: i}
	}
	return ComplexPair[T]{re, im}
}

// Div returns x/y.
//
// Error: ≤ 16u⁴|x/y|.
// Domain: as Div of quads, for the absolute values of x, y and x/y.
// Special: for infinite and zero operands as C's Annex G: a nonzero x by 0 is
// infinite, a finite x by an infinite y is 0.
// Cost: 1750 flops with a fused multiply-add.
//
//limb:twin Cost: 838 flops with a fused multiply-add.
func (x ComplexQuad[T]) Div(y ComplexQuad[T]) ComplexQuad[T] { return cdivQuadOnce(x, y) }

//limb:once
//limb:twin
func cdivQuad[T Float](x, y ComplexQuad[T]) ComplexQuad[T] {
	v, m := x.scaled()
	w, n := y.scaled()
	d := w.Re.Mul(w.Re).Add(w.Im.Mul(w.Im))
	re := v.Re.Mul(w.Re).Add(v.Im.Mul(w.Im)).Div(d).scaleB(m - n)
	im := v.Im.Mul(w.Re).Sub(v.Re.Mul(w.Im)).Div(d).scaleB(m - n)
	if re.X0 != re.X0 && im.X0 != im.X0 {
		r, i := divInfinite(x.Re.X0, x.Im.X0, y.Re.X0, y.Im.X0)
		re, im = Quad[T]{X0: r}, Quad[T]{X0: i}
	}
	return ComplexQuad[T]{re, im}
}

// sqrtSpecial returns the leading limbs of the parts of √(a + bi), which are re
// and im where a and b are finite and not both 0.
func sqrtSpecial[T Float](re, im, a, b T) (T, T) {
	if a == 0 && b == 0 {
		re, im = 0, b
	}
	if infinite(a) {
		re, im = inf[T](), T(0*b)
		if a < 0 {
			re, im = abs(T(0*b)), copysign(inf[T](), b)
		}
	}
	if infinite(b) {
		re, im = inf[T](), b
	}
	return re, im
}

// Sqrt returns √x: the root with a real part that is not negative, and an
// imaginary part with the sign of x.Im. So the cut is the negative real axis, and
// the sign of x.Im = ±0 tells from which side x comes.
//
// Error: ≤ 3u²|√x|.
// Domain: x finite.
// Special: as C's csqrt: √±0 = +0 with the imaginary part kept; +Inf ± Inf·i where
// x.Im is infinite; for x.Re = +Inf and x.Re = -Inf one part is 0.
// Cost: 360 flops with a fused multiply-add.
func (x ComplexPair[T]) Sqrt() ComplexPair[T] { return csqrtOnce(x) }

//limb:once
func csqrt[T Float](x ComplexPair[T]) ComplexPair[T] {
	n := max(exponent(x.Re.Hi), exponent(x.Im.Hi)) >> 1
	a, b := x.Re.scaleB(-n-n), x.Im.scaleB(-n-n)
	r := prod3(a, a).add(prod3(b, b)).sqrt3()
	r = r.addPair(a.Abs())
	s := r.scale(0.5).sqrt3().pair()
	t := b.Div(Pair[T]{s.Hi + s.Hi, s.Lo + s.Lo})
	if a.Hi < 0 {
		s, t = t.Abs(), signed(s, b.Hi)
	}
	s, t = s.scaleB(n), t.scaleB(n)
	re, im := sqrtSpecial(s.Hi, t.Hi, x.Re.Hi, x.Im.Hi)
	return ComplexPair[T]{s.lead(re), t.lead(im)}
}

// Sqrt returns √x: the root with a real part that is not negative, and an
// imaginary part with the sign of x.Im. So the cut is the negative real axis, and
// the sign of x.Im = ±0 tells from which side x comes.
//
// Error: ≤ 12u⁴|√x|.
// Domain: x finite; of CQF |√x| is 0 or at least 2^-53: below, its last bits underflow.
// Special: as C's csqrt: √±0 = +0 with the imaginary part kept; +Inf ± Inf·i where
// x.Im is infinite; for x.Re = +Inf and x.Re = -Inf one part is 0.
// Cost: 1590 flops with a fused multiply-add.
//
//limb:twin Cost: 792 flops with a fused multiply-add.
func (x ComplexQuad[T]) Sqrt() ComplexQuad[T] { return csqrtQuadOnce(x) }

//limb:once
//limb:twin
func csqrtQuad[T Float](x ComplexQuad[T]) ComplexQuad[T] {
	n := max(exponent(x.Re.X0), exponent(x.Im.X0)) >> 1
	a, b := x.Re.scaleB(-n-n), x.Im.scaleB(-n-n)
	r := a.Mul(a).Add(b.Mul(b)).Sqrt().Add(a.Abs())
	s := times(0.5, r).Sqrt()
	t := b.Div(s.Add(s))
	if a.X0 < 0 {
		s, t = t.Abs(), signedQuad(s, b.X0)
	}
	s, t = s.scaleB(n), t.scaleB(n)
	re, im := sqrtSpecial(s.X0, t.X0, x.Re.X0, x.Im.X0)
	return ComplexQuad[T]{s.lead(re), t.lead(im)}
}

// Abs returns |x|.
//
// Error: ≤ 2u²|x|.
// Domain: as Hypot of pairs.
// Special: +Inf where a part is infinite, else NaN where one is NaN.
// Cost: 174 flops with a fused multiply-add.
//
//limb:twin Error: ≤ 4u⁴|x|.
//limb:twin Cost: as Hypot of quads.
func (x ComplexPair[T]) Abs() Pair[T] { return x.Re.Hypot(x.Im) }

// Phase returns the angle of x, between -π and π.
//
// Error: ≤ 2u² of the angle.
// Domain: as Atan2 of pairs.
// Special: as Atan2 of pairs.
// Cost: as Atan2 of pairs.
//
//limb:twin Error: ≤ 4u⁴ of the angle.
func (x ComplexPair[T]) Phase() Pair[T] { return x.Im.Atan2(x.Re) }

// expSpecial returns the leading limbs of the parts of e^(a+bi), which are re and
// im where a and b are finite and b is not 0.
func expSpecial[T Float](re, im, a, b T) (T, T) {
	if !finite(b) && a < 0 && infinite(a) {
		re, im = 0, T(0*box(b))
	}
	if !finite(b) && a > 0 && infinite(a) {
		re, im = a, nan[T]()
	}
	if b == 0 {
		im = b
	}
	return re, im
}

// Exp returns e^x.
//
// Error: ≤ 10u²|e^x|.
// Domain: as Exp and SinCos of pairs; |e^x| may be up to 2^8 times what a Pair holds,
// where the parts are numbers.
// Special: as C's cexp: e^(x±0i) is real with the zero kept; e^(-Inf+yi) is 0,
// e^(+Inf+yi) infinite in the direction of y.
// Cost: 751 flops with a fused multiply-add.
//
//limb:twin Error: ≤ 16u⁴|e^x|.
//limb:twin Domain: as Exp and SinCos of quads; e^x.Re may be up to 2^64 times what a Quad holds, where the parts are numbers.
//limb:twin Cost: 5660 flops with a fused multiply-add.
//limb:twin Triple Cost: 2450 flops with a fused multiply-add.
func (x ComplexPair[T]) Exp() ComplexPair[T] { return cexpOnce(x) }

//limb:once
//limb:twin
func cexp[T Float](x ComplexPair[T]) ComplexPair[T] {
	n, most := int32(0), T(600)
	if is32[T]() {
		most = 70
	}
	s, c := x.Im.SinCos()
	e := x.Re.Exp()
	if x.Re.Hi > most && finite(x.Re.Hi) {
		n = 64
		e = exp3(tripleOf(x.Re).withLn2(-n))
	}
	re, im := e.Mul(c).scaleB(n), e.Mul(s).scaleB(n)
	r, i := expSpecial(re.Hi, im.Hi, x.Re.Hi, x.Im.Hi)
	return ComplexPair[T]{re.lead(r), im.lead(i)}
}

// logAbsSpecial returns the logarithm of √(a²+b²), where that is not finite.
func logAbsSpecial[T Float](a, b T) T {
	y := a + b
	if infinite(a) || infinite(b) {
		y = inf[T]()
	}
	if a == 0 && b == 0 {
		y = -inf[T]()
	}
	return y
}

// logAbs returns log|x|: half the logarithm of 1 + ((a-1)(a+1) + b²), where a is
// the larger of the parts, so that nothing is lost near |x| = 1.
//
//limb:twin
func logAbs[T Float](x ComplexPair[T]) Pair[T] {
	a, b := x.Re.Abs(), x.Im.Abs()
	if a.Hi < b.Hi {
		a, b = b, a
	}
	n := exponent(a.Hi)
	if n == -1 { // below 1 as above
		n = 0
	}
	special := !(a.Hi > 0 && finite(a.Hi) && finite(b.Hi))
	v, w := tripleOf(a.scaleB(-n)), b.scaleB(-n)
	if special {
		v, w = triple[T]{X0: 1}, Pair[T]{}
	}
	k, l := v.addFloat(-1).mul(v.addFloat(1)).add(prod3(w, w)).log1p()
	y := l.withLn2(k).scale(0.5).withLn2(n).pair()
	if special {
		y = Pair[T]{Hi: logAbsSpecial(a.Hi, b.Hi)}
	}
	return y
}

// Log returns the natural logarithm of x, its imaginary part between -π and π. The
// cut is the negative real axis, and the sign of x.Im = ±0 tells from which side
// x comes.
//
// Error: ≤ 3u²|log x|. The real part is within 20u³ where |x| is near 1, and
// within 3u² of itself elsewhere.
// Domain: x finite, and not 0; |log x| is 0 or at least 2^-101 (CDF), 2^-968 (CDD).
// Special: as C's clog: -Inf for 0, a real part of +Inf for infinities.
// Cost: 779 flops with a fused multiply-add.
//
//limb:twin Error: ≤ 6u⁴|log x|. The real part is within 40u⁵ where |x| is near 1, and within 6u⁴ of itself elsewhere.
//limb:twin Domain: x finite, and not 0; |log x| is 0 or at least 2^-53 (CQF), 2^-862 (CQD).
//limb:twin Cost: 4380 flops with a fused multiply-add.
//limb:twin Triple Cost: 2260 flops with a fused multiply-add.
func (x ComplexPair[T]) Log() ComplexPair[T] { return clogOnce(x) }

//limb:once
//limb:twin
func clog[T Float](x ComplexPair[T]) ComplexPair[T] { return ComplexPair[T]{logAbs(x), x.Phase()} }

// Pow returns x^y, that is e^(y·log x).
//
// Error: ≤ (16 + 8|y·log x|)u²|x^y|.
// Domain: as Log and Exp.
// Special: x^0 = 1; 0^y is 0 for y.Re > 0, and infinite for y.Re < 0, its
// imaginary part 0 where y is real (as in Go's math/cmplx); else as Mul and Exp.
// Cost: 1620 flops with a fused multiply-add.
//
//limb:twin Cost: 10700 flops with a fused multiply-add.
//limb:twin Triple Cost: 4980 flops with a fused multiply-add.
func (x ComplexPair[T]) Pow(y ComplexPair[T]) ComplexPair[T] { return cpowOnce(x, y) }

//limb:once
//limb:twin
func cpow[T Float](x, y ComplexPair[T]) ComplexPair[T] {
	z := y.Mul(x.Log()).Exp()
	if x.Re.Hi == 0 && x.Im.Hi == 0 {
		r, i := powZero(y.Re.Hi, y.Im.Hi)
		z = ComplexPair[T]{Pair[T]{Hi: r}, Pair[T]{Hi: i}}
	}
	if y.Re.Hi == 0 && y.Im.Hi == 0 {
		z = ComplexPair[T]{Re: Pair[T]{Hi: 1}}
	}
	return z
}

// powZero returns the parts of 0^(c + di).
func powZero[T Float](c, d T) (re, im T) {
	if c < 0 {
		re = inf[T]()
		if d != 0 {
			im = re
		}
	}
	if c == 0 || c != c || d != d {
		re, im = nan[T](), nan[T]()
	}
	return re, im
}

// # Complex numbers and the machine's

// ComplexMachine is a type of complex numbers that Go has itself.
type ComplexMachine interface{ ~complex64 | ~complex128 }

// Cmplx returns re + im·i as a C: Cmplx[CDD](x, y), as the builtin complex does of machine
// numbers.
//
// Error: exact.
func Cmplx[C Complex[C, N], N Real[N]](re, im N) (z C) {
	switch p := any(&z).(type) {
	case *CDF:
		p.Re, p.Im = *any(&re).(*DF), *any(&im).(*DF) // N is the type of C's parts
	case *CDD:
		p.Re, p.Im = *any(&re).(*DD), *any(&im).(*DD) // N is the type of C's parts
	case *CTF:
		p.Re, p.Im = *any(&re).(*TF), *any(&im).(*TF) // N is the type of C's parts
	case *CTD:
		p.Re, p.Im = *any(&re).(*TD), *any(&im).(*TD) // N is the type of C's parts
	case *CQF:
		p.Re, p.Im = *any(&re).(*QF), *any(&im).(*QF) // N is the type of C's parts
	case *CQD:
		p.Re, p.Im = *any(&re).(*QD), *any(&im).(*QD) // N is the type of C's parts
	default:
		panic("limb: Cmplx has no case for a type of complex numbers")
	}
	return z
}

// FromComplex returns z as a C, each part as [From] does: exactly in a CDD and a CQD.
//
// Error: exact or correctly rounded, in each part.
// Special: infinities, NaN and -0 are kept; beyond the range of C, ±Inf.
func FromComplex[C ComplexNumber, Z ComplexMachine](z Z) (x C) {
	re, im := F64(real(complex128(z))), F64(imag(complex128(z)))
	switch p := any(&x).(type) {
	case *CDF:
		*p = CDF{re.DF(), im.DF()}
	case *CDD:
		*p = CDD{re.DD(), im.DD()}
	case *CTF:
		*p = CTF{re.TF(), im.TF()}
	case *CTD:
		*p = CTD{re.TD(), im.TD()}
	case *CQF:
		*p = CQF{re.QF(), im.QF()}
	case *CQD:
		*p = CQD{re.QD(), im.QD()}
	}
	return x
}

// CDF returns x as a CDF, each part as [Pair.DF] does.
//
// Error: exact or correctly rounded, in each part.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) CDF() CDF { return CDF{x.Re.DF(), x.Im.DF()} }

// CDD returns x as a CDD, each part as [Pair.DD] does.
//
// Error: exact or correctly rounded, in each part.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) CDD() CDD { return CDD{x.Re.DD(), x.Im.DD()} }

// CTF returns x as a CTF, each part as [Pair.TF] does.
//
// Error: exact or correctly rounded, in each part.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) CTF() CTF { return CTF{x.Re.TF(), x.Im.TF()} }

// CTD returns x as a CTD, each part as [Pair.TD] does.
//
// Error: exact or correctly rounded, in each part.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) CTD() CTD { return CTD{x.Re.TD(), x.Im.TD()} }

// CQF returns x as a CQF, each part as [Pair.QF] does.
//
// Error: exact or correctly rounded, in each part.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) CQF() CQF { return CQF{x.Re.QF(), x.Im.QF()} }

// CQD returns x as a CQD, each part as [Pair.QD] does.
//
// Error: exact or correctly rounded, in each part.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) CQD() CQD { return CQD{x.Re.QD(), x.Im.QD()} }

// Complex128 returns x, each part rounded to nearest, ties to even.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) Complex128() complex128 { return complex(x.Re.Float64(), x.Im.Float64()) }

// Complex64 returns x, each part rounded to nearest, ties to even.
//
//limb:host
//limb:twin
func (x ComplexPair[T]) Complex64() complex64 { return complex(x.Re.Float32(), x.Im.Float32()) }
