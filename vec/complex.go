package vec

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/element"
)

// # Complex numbers
//
// Each line is a function of package limb; where real numbers have it too, and it is of
// the same form, it is joined to theirs (see join).

var (
	conj  = complexUnary("Conj", arithmetic, limb.CDF.Conj, limb.CDD.Conj, limb.CQF.Conj, limb.CQD.Conj)
	phase = newOp("Phase", "Phase", elementary, op{cdf: map11(limb.CDF.Phase), cdd: map11(limb.CDD.Phase), cqf: map11(limb.CQF.Phase), cqd: map11(limb.CQD.Phase)})

	absSqr  = newOp("AbsSqr", "AbsSqr", arithmetic, op{cdf: map11(limb.CDF.AbsSqr), cdd: map11(limb.CDD.AbsSqr), cqf: map11(limb.CQF.AbsSqr), cqd: map11(limb.CQD.AbsSqr)})
	polar   = newOp("Polar", "Polar", elementary, op{cdf: map12(limb.CDF.Polar), cdd: map12(limb.CDD.Polar), cqf: map12(limb.CQF.Polar), cqd: map12(limb.CQD.Polar)})
	mulReal = newOp("MulReal", "Scale", arithmetic, op{cdf: map21(limb.CDF.Scale), cdd: map21(limb.CDD.Scale), cqf: map21(limb.CQF.Scale), cqd: map21(limb.CQD.Scale)})

	re = newOp("Real", "", arithmetic, op{
		cdf: kernel("CDF.RealPair", map11(element.RealPair[float32])), cdd: kernel("CDD.RealPair", map11(element.RealPair[float64])),
		cqf: kernel("CQF.RealQuad", map11(element.RealQuad[float32])), cqd: kernel("CQD.RealQuad", map11(element.RealQuad[float64]))})
	im = newOp("Imag", "", arithmetic, op{
		cdf: kernel("CDF.ImagPair", map11(element.ImagPair[float32])), cdd: kernel("CDD.ImagPair", map11(element.ImagPair[float64])),
		cqf: kernel("CQF.ImagQuad", map11(element.ImagQuad[float32])), cqd: kernel("CQD.ImagQuad", map11(element.ImagQuad[float64]))})
	parts = newOp("Complex", "", arithmetic, op{
		cdf: kernel("DF.ComplexPair", map21(element.ComplexPair[float32])), cdd: kernel("DD.ComplexPair", map21(element.ComplexPair[float64])),
		cqf: kernel("QF.ComplexQuad", map21(element.ComplexQuad[float32])), cqd: kernel("QD.ComplexQuad", map21(element.ComplexQuad[float64]))})
)

func init() {
	madeOf("DotConj", conj, mul, add)
}

// Conj sets dst[i] to the conjugate of x[i].
func Conj[N ComplexNumber](dst, x []N) { run2(conj[kindOf[N]()], dst, x) }

// Phase sets dst[i] to the angle of x[i], from -π to π.
func Phase[N ComplexOf[R], R Number](dst []R, x []N) { run2(phase[kindOf[N]()], dst, x) }

// AbsSqr sets dst[i] = |x[i]|².
func AbsSqr[N ComplexOf[R], R Number](dst []R, x []N) { run2(absSqr[kindOf[N]()], dst, x) }

// Polar sets r[i] to |x[i]|, and phase[i] to the angle of x[i], from -π to π.
func Polar[N ComplexOf[R], R Number](r, phase []R, x []N) {
	run3(polar[kindOf[N]()], r, phase, x)
}

// MulReal sets dst[i] = x[i]·a[i], as [limb.ComplexPair.Scale] does.
func MulReal[N ComplexOf[R], R Number](dst, x []N, a []R) { run3(mulReal[kindOf[N]()], dst, x, a) }

// Real sets dst[i] to the real part of x[i].
func Real[N ComplexOf[R], R Number](dst []R, x []N) { run2(re[kindOf[N]()], dst, x) }

// Imag sets dst[i] to the imaginary part of x[i].
func Imag[N ComplexOf[R], R Number](dst []R, x []N) { run2(im[kindOf[N]()], dst, x) }

// Complex sets dst[i] = re[i] + im[i]·i.
func Complex[N ComplexOf[R], R Number](dst []N, re, im []R) {
	run3(parts[kindOf[N]()], dst, re, im)
}

// DotConj returns the sum of x̄[i]·y[i], where x̄[i] is the conjugate of x[i]: what Sum
// returns for the products.
func DotConj[N ComplexNumber](x, y []N) N { return dot(x, y, conj[kindOf[N]()]) }

// The operations of the same form for all four types.

func complexUnary(name string, g grain, f func(limb.CDF) limb.CDF, d func(limb.CDD) limb.CDD, qf func(limb.CQF) limb.CQF, qd func(limb.CQD) limb.CQD) op {
	return newOp(name, name, g, op{cdf: map11(f), cdd: map11(d), cqf: map11(qf), cqd: map11(qd)})
}

func complexBinary(name string, g grain, f func(x, y limb.CDF) limb.CDF, d func(x, y limb.CDD) limb.CDD, qf func(x, y limb.CQF) limb.CQF, qd func(x, y limb.CQD) limb.CQD) op {
	return newOp(name, name, g, op{cdf: map21(f), cdd: map21(d), cqf: map21(qf), cqd: map21(qd)})
}
