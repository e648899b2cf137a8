package outside

import (
	"math"
	"math/cmplx"
	"strings"
	"testing"

	. "github.com/limbfp/limb"
)

// leadOf returns the leading limbs.
func leadOf(x any) complex128 {
	switch x := x.(type) {
	case CDF:
		return complex(float64(x.Re.Hi), float64(x.Im.Hi))
	case CDD:
		return complex(x.Re.Hi, x.Im.Hi)
	case CQF:
		return complex(float64(x.Re.X0), float64(x.Im.X0))
	case CQD:
		return complex(x.Re.X0, x.Im.X0)
	}
	panic("a number of no complex type")
}

func complexPair[T Float](z complex128) ComplexPair[T] {
	return ComplexPair[T]{Re: Pair[T]{Hi: T(real(z))}, Im: Pair[T]{Hi: T(imag(z))}}
}

func complexQuad[T Float](z complex128) ComplexQuad[T] {
	return ComplexQuad[T]{Re: Quad[T]{X0: T(real(z))}, Im: Quad[T]{X0: T(imag(z))}}
}

type complexOps[C any] interface {
	Mul(C) C
	Div(C) C
	Sqrt() C
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
			p, q := leadOf(of(x).Mul(of(y))), leadOf(of(x).Div(of(y)))
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
		sameComplex(t, "Sqrt", x, leadOf(of(x).Sqrt()), w)
	}
	// Nothing overflows or underflows on the way.
	for _, k := range []float64{0x1p120, 0x1p-60} {
		x := complex(3*k, 4*k)
		sameComplex(t, "Div", x, leadOf(of(x).Div(of(x))), 1)
		sameComplex(t, "Sqrt", x, leadOf(of(x).Sqrt()), complex(2*math.Sqrt(k), math.Sqrt(k)))
	}
	x := complex(3, -4)
	if z := of(x).Mul(of(x)); leadOf(z) != x*x {
		t.Errorf("%v² = %v", x, z)
	}
}

func testComplexFuncs[C complexFuncs[C]](t *testing.T, of func(complex128) C) {
	for _, x := range corners() {
		sameComplex(t, "Exp", x, leadOf(of(x).Exp()), cmplx.Exp(x))
		sameComplex(t, "Log", x, leadOf(of(x).Log()), cmplx.Log(x))
		sameComplex(t, "Pow", x, leadOf(of(x).Pow(of(0))), 1)
	}
	for _, y := range []complex128{1, -1, 2 + 1i, -2 + 1i} {
		if z := leadOf(of(0).Pow(of(y))); z != cmplx.Pow(0, y) {
			t.Errorf("0^%v = %v, want %v", y, z, cmplx.Pow(0, y))
		}
	}
}

// TestComplexExpLarge: where e^x.Re is too large and e^x is not.
func TestComplexExpLarge(t *testing.T) {
	for _, b := range []float64{math.Pi / 4, -3 * math.Pi / 4} {
		want := cmplx.Exp(complex(709, b)) * complex(math.E, 0)
		sameComplex(t, "Exp", complex(710, b), leadOf(complexPair[float64](complex(710, b)).Exp()), want)
		sameComplex(t, "Exp", complex(710, b), leadOf(complexQuad[float64](complex(710, b)).Exp()), want)
		b = float64(float32(b))
		want = cmplx.Exp(complex(89, b))
		sameComplex(t, "Exp", complex(89, b), leadOf(complexPair[float32](complex(89, b)).Exp()), want)
		sameComplex(t, "Exp", complex(89, b), leadOf(complexQuad[float32](complex(89, b)).Exp()), want)
	}
}

func sameComplex(t *testing.T, name string, x, got, want complex128) {
	t.Helper()
	if !closeTo(real(got), real(want)) || !closeTo(imag(got), imag(want)) {
		t.Errorf("%s(%v) = %v, want %v", name, x, got, want)
	}
}

// annexG are the values of C's Annex G, for z = a + bi with b ≥ +0; the others follow
// from conjugates and from what is odd or even. x is a finite number above 0, n NaN and
// i infinity; in results also an unspecified sign, ±.
//
// TestAnnexG asks for these.
var annexG = map[string][][4]string{ // a, b, re, im
	"Cosh": {{"0", "0", "1", "0"}, {"0", "i", "n", "±0"}, {"0", "n", "n", "±0"}, {"x", "i", "n", "n"}, {"x", "n", "n", "n"}, {"i", "0", "i", "0"},
		{"i", "i", "±i", "n"}, {"i", "n", "i", "n"}, {"n", "0", "n", "±0"}, {"n", "x", "n", "n"}, {"n", "n", "n", "n"}},
	"Sinh": {{"0", "0", "0", "0"}, {"0", "i", "±0", "n"}, {"0", "n", "±0", "n"}, {"x", "i", "n", "n"}, {"x", "n", "n", "n"}, {"i", "0", "i", "0"},
		{"i", "i", "±i", "n"}, {"i", "n", "±i", "n"}, {"n", "0", "n", "0"}, {"n", "x", "n", "n"}, {"n", "n", "n", "n"}},
	"Tanh": {{"0", "0", "0", "0"}, {"x", "i", "n", "n"}, {"x", "n", "n", "n"}, {"i", "x", "1", "±0"}, {"i", "i", "1", "±0"}, {"i", "n", "1", "±0"},
		{"n", "0", "n", "0"}, {"n", "x", "n", "n"}, {"n", "n", "n", "n"}, {"0", "i", "0", "n"}, {"0", "n", "0", "n"}},
	"Asinh": {{"0", "0", "0", "0"}, {"x", "i", "i", "π/2"}, {"x", "n", "n", "n"}, {"i", "x", "i", "0"}, {"i", "i", "i", "π/4"}, {"i", "n", "i", "n"},
		{"n", "0", "n", "0"}, {"n", "x", "n", "n"}, {"n", "i", "±i", "n"}, {"n", "n", "n", "n"}},
	"Acosh": {{"0", "0", "0", "π/2"}, {"-0", "0", "0", "π/2"}, {"x", "i", "i", "π/2"}, {"0", "n", "n", "±π/2"}, {"x", "n", "n", "n"}, {"-i", "x", "i", "π"}, {"i", "x", "i", "0"},
		{"-i", "i", "i", "3π/4"}, {"i", "i", "i", "π/4"}, {"i", "n", "i", "n"}, {"-i", "n", "i", "n"}, {"n", "x", "n", "n"}, {"n", "i", "i", "n"}, {"n", "n", "n", "n"}},
	"Atanh": {{"0", "0", "0", "0"}, {"0", "n", "0", "n"}, {"1", "0", "i", "0"}, {"x", "i", "0", "π/2"}, {"x", "n", "n", "n"}, {"i", "x", "0", "π/2"}, {"i", "i", "0", "π/2"},
		{"i", "n", "0", "n"}, {"n", "x", "n", "n"}, {"n", "i", "±0", "π/2"}, {"n", "n", "n", "n"}},
	"Acos": {{"0", "0", "π/2", "-0"}, {"-0", "0", "π/2", "-0"}, {"0", "n", "π/2", "n"}, {"x", "i", "π/2", "-i"}, {"x", "n", "n", "n"}, {"-i", "x", "π", "-i"}, {"i", "x", "0", "-i"},
		{"-i", "i", "3π/4", "-i"}, {"i", "i", "π/4", "-i"}, {"i", "n", "n", "±i"}, {"-i", "n", "n", "±i"}, {"n", "x", "n", "n"}, {"n", "i", "n", "-i"}, {"n", "n", "n", "n"}},
}

// elementary is a complex number with the functions of Annex G.
type elementary[C any] interface {
	Sin() C
	Cos() C
	Tan() C
	Sinh() C
	Cosh() C
	Tanh() C
	Asin() C
	Acos() C
	Atan() C
	Asinh() C
	Acosh() C
	Atanh() C
	Conj() C
	Neg() C
}

func TestAnnexG(t *testing.T) {
	testAnnexG(t, complexPair[float32])
	testAnnexG(t, complexPair[float64])
	testAnnexG(t, complexQuad[float32])
	testAnnexG(t, complexQuad[float64])
}

func testAnnexG[C elementary[C]](t *testing.T, of func(complex128) C) {
	values := map[string]float64{"0": 0, "-0": math.Copysign(0, -1), "1": 1, "x": 3, "i": math.Inf(1), "-i": math.Inf(-1), "n": math.NaN(),
		"π": math.Pi, "π/2": math.Pi / 2, "π/4": math.Pi / 4, "3π/4": 3 * math.Pi / 4}
	same := func(got float64, word string) bool {
		if free, ok := strings.CutPrefix(word, "±"); ok {
			return closeTo(math.Abs(got), values[free])
		}
		return word == "n" && got != got || closeTo(got, values[word])
	}
	functions := map[string]func(C) C{"Sinh": C.Sinh, "Cosh": C.Cosh, "Tanh": C.Tanh, "Asinh": C.Asinh, "Acosh": C.Acosh, "Atanh": C.Atanh, "Acos": C.Acos}
	odd := map[string]int{"Sinh": 1, "Tanh": 1, "Asinh": 1, "Atanh": 1, "Cosh": 2, "Acosh": 0, "Acos": 0}
	mirrored := func(word string) string {
		switch {
		case word == "n" || strings.HasPrefix(word, "±"):
			return word
		case strings.HasPrefix(word, "-"):
			return word[1:]
		}
		return "-" + word
	}
	for _, w := range []string{"0", "1", "x", "i", "π", "π/2", "π/4", "3π/4"} {
		values["-"+w] = -values[w]
	}
	for name, f := range functions {
		for _, row := range annexG[name] {
			check := func(a, b float64, re, im string) {
				t.Helper()
				if got := leadOf(f(of(complex(a, b)))); !same(real(got), re) || !same(imag(got), im) {
					t.Errorf("%T: %s(%v%+vi) = %v, want %s and %s", of(0), name, a, b, got, re, im)
				}
			}
			a, b := values[row[0]], values[row[1]]
			check(a, b, row[2], row[3])
			if b == b {
				check(a, -b, row[2], mirrored(row[3])) // the conjugate
			}
			if odd[name] == 1 && a == a {
				check(-a, b, mirrored(row[2]), row[3])
			}
			if odd[name] == 2 && a == a && b == b {
				check(-a, b, row[2], mirrored(row[3]))
			}
		}
	}
	// The others are these turned by a right angle, as C defines them.
	turn := func(z complex128) complex128 { return complex(-imag(z), real(z)) }
	back := func(z complex128) complex128 { return complex(imag(z), -real(z)) }
	for _, x := range corners() {
		for name, f := range map[string][2]func(C) C{"Sin": {C.Sin, C.Sinh}, "Tan": {C.Tan, C.Tanh}, "Asin": {C.Asin, C.Asinh}, "Atan": {C.Atan, C.Atanh}} {
			if got, want := leadOf(f[0](of(x))), back(leadOf(f[1](of(turn(x))))); !closeTo(real(got), real(want)) || !closeTo(imag(got), imag(want)) {
				t.Errorf("%T: %s(%v) = %v, want %v", of(0), name, x, got, want)
			}
		}
		// Beside a NaN a 0 has any sign.
		if got, want := leadOf(of(x).Cos()), leadOf(of(turn(x)).Cosh()); !closeTo(real(got), real(want)) || !closeTo(imag(got), imag(want)) && (real(got) == real(got) || imag(got) != 0 || imag(want) != 0) {
			t.Errorf("%T: Cos(%v) = %v, want %v", of(0), x, got, want)
		}
	}
	// Both sides of the cuts.
	for _, a := range []float64{-3, -1.5, 1.5, 3} {
		for _, b := range []float64{0, math.Copysign(0, -1)} {
			for name, f := range map[string][2]any{
				"Asin": {C.Asin, cmplx.Asin}, "Acos": {C.Acos, cmplx.Acos}, "Atanh": {C.Atanh, cmplx.Atanh}, "Acosh": {C.Acosh, cmplx.Acosh},
			} {
				z := complex(a, b)
				near := complex(a, math.Copysign(1e-12, b))
				got, want := leadOf(f[0].(func(C) C)(of(z))), f[1].(func(complex128) complex128)(near)
				if cmplx.Abs(got-want) > 1e-5 {
					t.Errorf("%T: %s(%v) = %v, want %v", of(0), name, z, got, want)
				}
			}
			z, near := complex(b, a), complex(math.Copysign(1e-12, b), a)
			if got, want := leadOf(of(z).Asinh()), cmplx.Asinh(near); cmplx.Abs(got-want) > 1e-5 {
				t.Errorf("%T: Asinh(%v) = %v, want %v", of(0), z, got, want)
			}
			if got, want := leadOf(of(z).Atan()), cmplx.Atan(near); cmplx.Abs(got-want) > 1e-5 {
				t.Errorf("%T: Atan(%v) = %v, want %v", of(0), z, got, want)
			}
		}
	}
}
