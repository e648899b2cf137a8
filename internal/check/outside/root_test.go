package outside

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	. "github.com/limbfp/limb"
)

func TestRootSpecials(t *testing.T) {
	t.Run("DF", testRootSpecials[float32, DF])
	t.Run("DD", testRootSpecials[float64, DD])
	t.Run("QF", testRootSpecials[float32, QF])
	t.Run("QD", testRootSpecials[float64, QD])
}

func testRootSpecials[T Float, N Real[N]](t *testing.T) {
	for _, a := range ends[T]() {
		x := From[N](a)
		compareLead(t, "cbrt", x.Cbrt(), math.Cbrt(float64(a)), a)
		compareLead(t, "rcbrt", x.Rcbrt(), 1/math.Cbrt(float64(a)), a)
		for _, b := range ends[T]() {
			compareLead(t, "hypot", x.Hypot(From[N](b)), math.Hypot(float64(a), float64(b)), a, b)
		}
	}
}

func TestRootsExact(t *testing.T) {
	t.Run("f32", testRootsExact[float32])
	t.Run("f64", testRootsExact[float64])
}

func testRootsExact[T Float](t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 10000 {
		n := r.Int64N(1<<15) - 1<<14
		q := Pair[T]{Hi: T(n)}
		x := q.Mul(q).Mul(q) // exact, of 45 bits
		if got := x.Cbrt(); got != q {
			t.Fatalf("cbrt(%d³) = %v", n, got)
		}
		if n != 0 && n&(n-1) == 0 && x.Rcbrt() != q.Recip() {
			t.Fatalf("rcbrt(%d³) = %v", n, x.Rcbrt())
		}
		if x.Neg().Cbrt() != q.Neg() {
			t.Fatalf("cbrt is not odd at %d³", n)
		}
		// A root of two limbs: its cube has 90 bits, or 180.
		m := big.NewInt(r.Int64N(1 << 30))
		if c := T(1 << 24); c+1 != c {
			m.Mul(m, big.NewInt(r.Int64N(1<<30)))
		}
		q4 := quadOfInt[T](m)
		x4 := quadOfInt[T](new(big.Int).Exp(m, big.NewInt(3), nil))
		if got := x4.Cbrt(); got != q4 {
			t.Fatalf("cbrt(%v³) = %v", m, got)
		}
		y4 := q4.Neg().AddFloat(q.Hi)
		if x4.Hypot(y4) != y4.Hypot(x4) || x4.Neg().Hypot(y4) != x4.Hypot(y4) {
			t.Fatalf("hypot of %v and %v depends on order or signs", x4, y4)
		}
		// (i² - j²)² + (2ij)² = (i² + j²)²
		i, j := T(r.IntN(1<<10)), T(r.IntN(1<<10))
		scale := T(math.Ldexp(1, r.IntN(180)-90))
		a, b, c := T(T(i*i)-T(j*j))*scale, T(2*T(i*j))*scale, T(T(i*i)+T(j*j))*scale
		x, y := Pair[T]{Hi: a}, Pair[T]{Hi: b}
		if got := x.Hypot(y); got != (Pair[T]{Hi: c}) {
			t.Fatalf("hypot(%v, %v) = %v, want %v", a, b, got, c)
		}
		if got := (Quad[T]{X0: a}).Hypot(Quad[T]{X0: b}); got != (Quad[T]{X0: c}) {
			t.Fatalf("hypot(%v, %v) = %v, want %v", a, b, got, c)
		}
		x, y = x.Add(q.MulFloat(scale/1024/1024)), y.Add(q.Recip())
		if x.Hypot(y) != y.Hypot(x) || x.Neg().Hypot(y) != x.Hypot(y) {
			t.Fatalf("hypot of %v and %v depends on order or signs", x, y)
		}
	}
}

func quadOfInt[T Float](n *big.Int) (x Quad[T]) {
	if err := x.UnmarshalText([]byte(n.String())); err != nil {
		panic(err)
	}
	return x
}
