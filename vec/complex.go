package vec

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/source/element"
)

// # Complex numbers
var (
	conj  = op{name: "Conj", make: func() byKind { return of(simd.Conj) }}
	phase = op{name: "Phase", make: func() byKind { return of(simd.Phase) }}

	absSqr  = op{name: "AbsSqr", make: func() byKind { return of(simd.AbsSqr) }}
	polar   = op{name: "Polar", make: func() byKind { return of(simd.Polar) }}
	mulReal = op{name: "MulReal", make: func() byKind { return of(simd.MulReal) }}

	re    = op{name: "Real", make: func() byKind { return each(&reEach) }}
	im    = op{name: "Imag", make: func() byKind { return each(&imEach) }}
	parts = op{name: "Complex", make: func() byKind { return each(&partsEach) }}
)

//limb:each
func reCDF() *function { return kernel(&simd.CDFRealPair, map11(element.RealPair[float32])) }

//limb:each
func imCDF() *function { return kernel(&simd.CDFImagPair, map11(element.ImagPair[float32])) }

//limb:each
func partsCDF() *function { return kernel(&simd.DFComplexPair, map21(element.ComplexPair[float32])) }

//limb:each
func addFloatCDF() *function { return map21(limb.CDF.AddFloat) }

//limb:each
func subFloatCDF() *function { return map21(limb.CDF.SubFloat) }

//limb:each
func divFloatCDF() *function { return map21(limb.CDF.DivFloat) }

// complexes adds functions of complex numbers, which run in Go.
func complexes(list byKind, rows *[numbers]func() *function) byKind {
	for k, f := range each(rows) {
		if f != nil {
			list[k] = f
		}
	}
	return list
}

// Conj sets dst[i] to the conjugate of x[i].
func Conj[N limb.ComplexNumber](dst, x []N) { run2(conj.of(kindOf[N]()), dst, x) }

// Phase sets dst[i] to the angle of x[i], from -π to π.
func Phase[N ComplexOf[R], R limb.RealNumber](dst []R, x []N) { run2(phase.of(kindOf[N]()), dst, x) }

// AbsSqr sets dst[i] = |x[i]|².
func AbsSqr[N ComplexOf[R], R limb.RealNumber](dst []R, x []N) { run2(absSqr.of(kindOf[N]()), dst, x) }

// Polar sets r[i] to |x[i]|, and phase[i] to the angle of x[i], from -π to π.
func Polar[N ComplexOf[R], R limb.RealNumber](r, phase []R, x []N) {
	run3(polar.of(kindOf[N]()), r, phase, x)
}

// MulReal sets dst[i] = x[i]·a[i], as [limb.ComplexPair.MulReal] does.
func MulReal[N ComplexOf[R], R limb.RealNumber](dst, x []N, a []R) {
	run3(mulReal.of(kindOf[N]()), dst, x, a)
}

// Real sets dst[i] to the real part of x[i].
func Real[N ComplexOf[R], R limb.RealNumber](dst []R, x []N) { run2(re.of(kindOf[N]()), dst, x) }

// Imag sets dst[i] to the imaginary part of x[i].
func Imag[N ComplexOf[R], R limb.RealNumber](dst []R, x []N) { run2(im.of(kindOf[N]()), dst, x) }

// Complex sets dst[i] = re[i] + im[i]·i.
func Complex[N ComplexOf[R], R limb.RealNumber](dst []N, re, im []R) {
	run3(parts.of(kindOf[N]()), dst, re, im)
}

// DotConj returns the sum of x̄[i]·y[i], where x̄[i] is the conjugate of x[i]: what Sum
// returns for the products.
func DotConj[N limb.ComplexNumber](x, y []N) N { return dot(x, y, conj.of(kindOf[N]())) }
