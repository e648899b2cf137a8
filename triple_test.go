package limb

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// TestTriple holds the internal numbers against exact arithmetic, on limbs that
// are random, sparse, far apart or nearly cancel.
func TestTriple(t *testing.T) {
	testTriple[float32](t)
	testTriple[float64](t)
}

func testTriple[T Float](t *testing.T) {
	p := 53
	if is32[T]() {
		p = 24
	}
	r := rand.New(rand.NewPCG(1, 2))
	limbs := func(n, e int) []T {
		out := make([]T, n)
		for i := range out {
			m := 1 + r.Float64()
			switch r.IntN(6) {
			case 0:
				m = 1
			case 1:
				m = 2 - math.Ldexp(1, -r.IntN(p))
			}
			out[i] = T(math.Ldexp(math.Copysign(m, r.Float64()-0.5), e))
			e -= p + 1 // below half an ulp
			if r.IntN(6) == 0 {
				e -= r.IntN(10)
			}
		}
		return out
	}
	sum := func(limbs ...T) *big.Float {
		s := new(big.Float).SetPrec(3000)
		for _, a := range limbs {
			s.Add(s, new(big.Float).SetPrec(3000).SetFloat64(float64(a)))
		}
		return s
	}
	check := func(name string, n int, bound float64, want, scale *big.Float, got ...T) {
		d := new(big.Float).SetPrec(3000).Sub(want, sum(got...))
		d.Quo(d.Abs(d), scale.Abs(scale))
		e, _ := new(big.Float).SetMantExp(d, n*p).Float64()
		if e > bound {
			t.Fatalf("%s: error %g u^%d, bound %g: got %v", name, e, n, bound, got)
		}
	}
	add := func(x, y *big.Float) *big.Float { return new(big.Float).SetPrec(3000).Add(x, y) }
	mul := func(x, y *big.Float) *big.Float { return new(big.Float).SetPrec(3000).Mul(x, y) }
	mag := func(x, y *big.Float) *big.Float { return add(new(big.Float).Abs(x), new(big.Float).Abs(y)) }
	for i := range 20000 {
		e := 40 + r.IntN(8)
		a, b := limbs(5, e), limbs(5, e-r.IntN(8))
		if i%3 == 0 {
			b = limbs(5, e)
			for k := range 1 + r.IntN(3) {
				b[k] = -a[k]
			}
		}
		x, y := triple[T]{a[0], a[1], a[2]}, triple[T]{b[0], b[1], b[2]}
		X, Y := sum(a[:3]...), sum(b[:3]...)
		s := x.add(y)
		check("triple add", 3, 3, add(X, Y), mag(X, Y), s.X0, s.X1, s.X2)
		s = x.addPair(Pair[T]{b[0], b[1]})
		check("triple addPair", 3, 2, add(X, sum(b[:2]...)), mag(X, Y), s.X0, s.X1, s.X2)
		s = x.addFloat(b[0])
		check("triple addFloat", 3, 1, add(X, sum(b[0])), mag(X, Y), s.X0, s.X1, s.X2)
		s = x.mul(y)
		check("triple mul", 3, 10, mul(X, Y), mul(X, Y), s.X0, s.X1, s.X2)
		s = x.mulPair(Pair[T]{b[0], b[1]})
		check("triple mulPair", 3, 8, mul(X, sum(b[:2]...)), mul(X, Y), s.X0, s.X1, s.X2)
		s = x.mulFloat(b[0])
		check("triple mulFloat", 3, 4, mul(X, sum(b[0])), mul(X, Y), s.X0, s.X1, s.X2)
		s = prod3(Pair[T]{a[0], a[1]}, Pair[T]{b[0], b[1]})
		check("prod3", 3, 6, mul(sum(a[:2]...), sum(b[:2]...)), mul(X, Y), s.X0, s.X1, s.X2)
		q := s.pair()
		check("pair", 2, 0.51, sum(s.X0, s.X1, s.X2), sum(s.X0, s.X1, s.X2), q.Hi, q.Lo)

		u, v := quint[T]{a[0], a[1], a[2], a[3], a[4]}, quint[T]{b[0], b[1], b[2], b[3], b[4]}
		w := Quad[T]{b[0], b[1], b[2], b[3]}
		X, Y = sum(a...), sum(b...)
		z := u.add(v)
		check("quint add", 5, 3, add(X, Y), mag(X, Y), z.X0, z.X1, z.X2, z.X3, z.X4)
		z = u.addQuad(w)
		check("quint addQuad", 5, 3, add(X, sum(b[:4]...)), mag(X, Y), z.X0, z.X1, z.X2, z.X3, z.X4)
		z = u.addFloat(b[0])
		check("quint addFloat", 5, 2, add(X, sum(b[0])), mag(X, Y), z.X0, z.X1, z.X2, z.X3, z.X4)
		z = u.mulFloat(b[0])
		check("quint mulFloat", 5, 4, mul(X, sum(b[0])), mul(X, Y), z.X0, z.X1, z.X2, z.X3, z.X4)
		z = u.mulQuad(w)
		check("quint mulQuad", 5, 8, mul(X, sum(b[:4]...)), mul(X, Y), z.X0, z.X1, z.X2, z.X3, z.X4)
		z = u.mul(v)
		check("quint mul", 5, 8, mul(X, Y), mul(X, Y), z.X0, z.X1, z.X2, z.X3, z.X4)
		d := z.quad()
		check("quad", 4, 0.51, sum(z.X0, z.X1, z.X2, z.X3, z.X4), sum(z.X0, z.X1, z.X2, z.X3, z.X4), d.X0, d.X1, d.X2, d.X3)
	}
}
