package limb

import (
	"math"
	"math/cmplx"
	"testing"
)

// lead returns the leading limbs.
func (x ComplexPair[T]) lead() complex128 { return complex(float64(x.Re.Hi), float64(x.Im.Hi)) }
func (x ComplexQuad[T]) lead() complex128 { return complex(float64(x.Re.X0), float64(x.Im.X0)) }

func complexPair[T Float](z complex128) ComplexPair[T] {
	return ComplexPair[T]{Pair[T]{Hi: T(real(z))}, Pair[T]{Hi: T(imag(z))}}
}

func complexQuad[T Float](z complex128) ComplexQuad[T] {
	return ComplexQuad[T]{Quad[T]{X0: T(real(z))}, Quad[T]{X0: T(imag(z))}}
}

type complexOps[C any] interface {
	Mul(C) C
	Div(C) C
	Sqrt() C
	lead() complex128
}

type complexFuncs[C any] interface {
	complexOps[C]
	Exp() C
	Log() C
	Pow(C) C
}

// closeTo reports whether x and y are the same number but for 1e-6, zeros by their
// signs.
func closeTo(x, y float64) bool {
	if x != x || y != y || x == 0 || y == 0 || math.IsInf(x, 0) || math.IsInf(y, 0) {
		return sameFloat(x, y)
	}
	return math.Abs(x-y) <= 1e-6*math.Abs(y)
}

// corners are complex numbers with special parts.
func corners() (list []complex128) {
	parts := []float64{0, math.Copysign(0, -1), 2, -3, math.Inf(1), math.Inf(-1), math.NaN()}
	for _, a := range parts {
		for _, b := range parts {
			list = append(list, complex(a, b))
		}
	}
	return list
}

func TestComplexSpecial(t *testing.T) {
	testComplexOps(t, complexPair[float32])
	testComplexOps(t, complexPair[float64])
	testComplexOps(t, complexQuad[float32])
	testComplexOps(t, complexQuad[float64])
	testComplexFuncs(t, complexPair[float32])
	testComplexFuncs(t, complexPair[float64])
	testComplexFuncs(t, complexQuad[float32])
	testComplexFuncs(t, complexQuad[float64])
}

func testComplexOps[C complexOps[C]](t *testing.T, of func(complex128) C) {
	infinite := func(z complex128) bool { return math.IsInf(real(z), 0) || math.IsInf(imag(z), 0) }
	nan := func(z complex128) bool { return !infinite(z) && (real(z) != real(z) || imag(z) != imag(z)) }
	for _, x := range corners() {
		for _, y := range corners() {
			p, q := of(x).Mul(of(y)).lead(), of(x).Div(of(y)).lead()
			// Of a product and a quotient it matters where they are: at infinity, at 0,
			// or nowhere. At infinity and 0 the signs are those of C.
			switch {
			case infinite(x) && !nan(y) && y != 0 || infinite(y) && !nan(x) && x != 0:
				if !infinite(p) {
					t.Errorf("%T: %v · %v = %v", of(x), x, y, p)
				}
			case nan(x) && y == 0 || nan(y) && x == 0 || nan(x) && nan(y) || infinite(x) && y == 0 || infinite(y) && x == 0:
				if !nan(p) {
					t.Errorf("%T: %v · %v = %v", of(x), x, y, p)
				}
			case !nan(x) && !nan(y):
				if w := x * y; p != w {
					t.Errorf("%T: %v · %v = %v, want %v", of(x), x, y, p, w)
				}
			}
			switch {
			case infinite(x) && !infinite(y) && !nan(y), y == 0 && x != 0 && !nan(x):
				if !infinite(q) {
					t.Errorf("%T: %v / %v = %v", of(x), x, y, q)
				}
			case infinite(y) && !infinite(x) && !nan(x):
				if q != 0 {
					t.Errorf("%T: %v / %v = %v", of(x), x, y, q)
				}
			case nan(x) || nan(y) || x == 0 && y == 0 || infinite(x) && infinite(y):
				if !nan(q) && !infinite(x) && y != 0 { // a NaN by 0 may be infinite
					t.Errorf("%T: %v / %v = %v", of(x), x, y, q)
				}
			default:
				if w := x / y; !closeTo(real(q)+1, real(w)+1) || !closeTo(imag(q)+1, imag(w)+1) {
					t.Errorf("%T: %v / %v = %v, want %v", of(x), x, y, q, w)
				}
			}
		}
		w := cmplx.Sqrt(x)
		if real(x) != real(x) && imag(x) == 0 {
			w = cmplx.NaN() // as in C
		}
		sameComplex(t, "Sqrt", x, of(x).Sqrt().lead(), w)
	}
	// Nothing overflows or underflows on the way.
	for _, k := range []float64{0x1p120, 0x1p-60} {
		x := complex(3*k, 4*k)
		sameComplex(t, "Div", x, of(x).Div(of(x)).lead(), 1)
		sameComplex(t, "Sqrt", x, of(x).Sqrt().lead(), complex(2*math.Sqrt(k), math.Sqrt(k)))
	}
	x := complex(3, -4)
	if z := of(x).Mul(of(x)); z.lead() != x*x {
		t.Errorf("%v² = %v", x, z)
	}
}

func testComplexFuncs[C complexFuncs[C]](t *testing.T, of func(complex128) C) {
	for _, x := range corners() {
		sameComplex(t, "Exp", x, of(x).Exp().lead(), cmplx.Exp(x))
		sameComplex(t, "Log", x, of(x).Log().lead(), cmplx.Log(x))
		sameComplex(t, "Pow", x, of(x).Pow(of(0)).lead(), 1)
	}
	for _, y := range []complex128{1, -1, 2 + 1i, -2 + 1i} {
		if z := of(0).Pow(of(y)).lead(); z != cmplx.Pow(0, y) {
			t.Errorf("0^%v = %v, want %v", y, z, cmplx.Pow(0, y))
		}
	}
}

// TestComplexExpLarge: where e^x.Re is too large and e^x is not.
func TestComplexExpLarge(t *testing.T) {
	for _, b := range []float64{math.Pi / 4, -3 * math.Pi / 4} {
		want := cmplx.Exp(complex(709, b)) * complex(math.E, 0)
		sameComplex(t, "Exp", complex(710, b), complexPair[float64](complex(710, b)).Exp().lead(), want)
		sameComplex(t, "Exp", complex(710, b), complexQuad[float64](complex(710, b)).Exp().lead(), want)
		b = float64(float32(b))
		want = cmplx.Exp(complex(89, b))
		sameComplex(t, "Exp", complex(89, b), complexPair[float32](complex(89, b)).Exp().lead(), want)
		sameComplex(t, "Exp", complex(89, b), complexQuad[float32](complex(89, b)).Exp().lead(), want)
	}
}

func sameComplex(t *testing.T, name string, x, got, want complex128) {
	t.Helper()
	if !closeTo(real(got), real(want)) || !closeTo(imag(got), imag(want)) {
		t.Errorf("%s(%v) = %v, want %v", name, x, got, want)
	}
}
