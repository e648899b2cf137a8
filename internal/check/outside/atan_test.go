package outside

import (
	"math"
	"math/rand/v2"
	"testing"

	. "github.com/limbfp/limb"
)

// sameFloat reports whether a and b are the same number, signs of zeros included, or
// both NaN.
func sameFloat[T Float](a, b T) bool {
	return a != a && b != b || a == b && math.Signbit(float64(a)) == math.Signbit(float64(b))
}

// ends are leading limbs of special cases.
func ends[T Float]() []T {
	var list []T
	for _, a := range []float64{0, math.Inf(1), math.NaN(), 1, 2} {
		list = append(list, T(a), T(-a))
	}
	var one, least, most T = 1, 1, 1
	for least/2 > 0 {
		least /= 2
	}
	for most*2 < T(math.Inf(1)) {
		most *= 2
	}
	return append(list, T(math.Copysign(0, -1)), least, -least, most, -most, one/3)
}

// first returns the first two limbs of x, with 1 behind a zero that others follow.
func first[T Float](x Quad[T]) Pair[T] {
	if x.X0 == 0 && (x.X1 != 0 || x.X2 != 0 || x.X3 != 0) {
		return Pair[T]{Hi: x.X0, Lo: 1}
	}
	return Pair[T]{Hi: x.X0, Lo: x.X1}
}

// compareLead compares a function of numbers whose leading limbs are args with package math, whose functions
// are a unit off here and there. Behind NaN, an infinity and 0
// there is no other limb.
func compareLead[T Float, N Real[N]](t *testing.T, name string, got N, want float64, args ...T) {
	t.Helper()
	list, w := limbsOf(got), T(want)
	lead := T(list[0])
	off := math.Abs(float64(lead - w))
	near := w != 0 && !math.IsInf(want, 0) && off <= 0x1p-22*math.Abs(float64(w))
	if math.Abs(float64(w)) < 0x1p-1000 || math.Abs(float64(w)) < 0x1p-120 && any(w) == any(float32(want)) {
		near = near || off <= 0x1p-149
	}
	if !sameFloat(lead, w) && !near {
		t.Errorf("%s(%v) = %v, want %v", name, args, got, w)
	}
	if lead-lead != 0 || lead == 0 {
		for _, limb := range list[1:] {
			if limb != 0 {
				t.Errorf("%s(%v) = %v: a limb behind NaN, an infinity or 0", name, args, got)
			}
		}
	}
}

func TestAngleSpecials(t *testing.T) {
	t.Run("DF", testAngleSpecials[float32, DF])
	t.Run("DD", testAngleSpecials[float64, DD])
	t.Run("QF", testAngleSpecials[float32, QF])
	t.Run("QD", testAngleSpecials[float64, QD])
}

func testAngleSpecials[T Float, N Real[N]](t *testing.T) {
	for _, a := range ends[T]() {
		y := From[N](a)
		compareLead(t, "atan", y.Atan(), math.Atan(float64(a)), a)
		compareLead(t, "asin", y.Asin(), math.Asin(float64(a)), a)
		compareLead(t, "acos", y.Acos(), math.Acos(float64(a)), a)
		for _, b := range ends[T]() {
			want := math.Copysign(math.Atan2(float64(a), float64(b)), float64(a)) // its sign goes astray where a/b underflows
			compareLead(t, "atan2", y.Atan2(From[N](b)), want, a, b)
		}
	}
}

// TestAngleSymmetry: atan is odd, and atan2 is in y; the angles of (x, y) and
// (-x, y) fill a half turn.
func TestAngleSymmetry(t *testing.T) {
	t.Run("f32", testAngleSymmetry[float32])
	t.Run("f64", testAngleSymmetry[float64])
}

func testAngleSymmetry[T Float](t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	number := func() Pair[T] {
		a := T(math.Ldexp(r.Float64()-0.5, r.IntN(100)-50))
		return Pair[T]{Hi: a}.AddFloat(T(float64(a) * 0x1p-26 * r.Float64()))
	}
	one := Pair[T]{Hi: 1}
	pi := one.Neg().Atan2(one.Neg()).MulFloat(-4).Sub(one.Neg().Atan().MulFloat(-8))
	for range 10000 {
		x, y := number(), number()
		if x.Neg().Atan() != x.Atan().Neg() {
			t.Fatalf("atan is not odd at %v", x)
		}
		z := Pair[T]{Hi: T(r.Float64())}
		if z.Neg().Asin() != z.Asin().Neg() {
			t.Fatalf("asin is not odd at %v", z)
		}
		u, v := Quad[T]{X0: x.Hi, X1: x.Lo}.Mul(Quad[T]{X0: y.Hi, X1: y.Lo}), Quad[T]{X0: z.Hi}.MulFloat(z.Hi).MulFloat(T(1)/3)
		if u.Neg().Atan() != u.Atan().Neg() || u.Neg().Atan2(v) != u.Atan2(v).Neg() || v.Neg().Asin() != v.Asin().Neg() {
			t.Fatalf("an angle is not odd at %v, %v", u, v)
		}
		if y.Neg().Atan2(x) != y.Atan2(x).Neg() {
			t.Fatalf("atan2 is not odd at %v, %v", y, x)
		}
		if d := y.Abs().Atan2(x).Add(y.Abs().Atan2(x.Neg())).Sub(pi); math.Abs(float64(d.Hi)) > 1e-13 {
			t.Fatalf("atan2 at %v, ±%v: a half turn and %v", y, x, d)
		}
	}
}
