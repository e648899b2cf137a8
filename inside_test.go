package limb

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// What is tested here has no exported name; all else is tested in internal/check/outside, and
// errors in package accuracy.

// TestMachine compares the functions that take the place of an operation of the
// machine with that operation, bit for bit: over the whole range, where results
// overflow and where they, or their errors, underflow, and at its ends.
func TestMachine(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	special := []float64{0, 1, 3, math.Inf(1), math.NaN(),
		math.MaxFloat32, 0x1p127, 0x1p-126, 0x1p-126 - 0x1p-149, 0x1p-149, 0x3p-149,
		math.MaxFloat64, 0x1p1023, 0x1p-1022, 0x1p-1022 - 0x1p-1074, 0x1p-1074, 0x3p-1074}
	// draw returns a number with an exponent in [-span, span].
	draw := func(span int) float64 {
		m := 1 + r.Float64()
		switch r.IntN(8) {
		case 0:
			m = math.Trunc(m*0x1p12) / 0x1p12
		case 1:
			m = 2 - 0x1p-23
		case 2:
			m = 1
		}
		v := math.Ldexp(m, r.IntN(2*span+1)-span)
		if r.IntN(32) == 0 {
			v = special[r.IntN(len(special))]
		}
		if r.IntN(2) == 0 {
			v = -v
		}
		return v
	}
	for range 1 << 18 {
		testMachine(t, float32(draw(150)), float32(draw(150)))
		testMachine(t, draw(1080), draw(1080))
		a := draw(1080) // with a product near the least number
		testMachine(t, a, math.Ldexp(draw(60), -1050)/a)
		b := float32(draw(150))
		testMachine(t, b, float32(math.Ldexp(draw(30), -140))/b)
	}
}

func testMachine[T Float](t *testing.T, a, b T) {
	same := func(what string, want, got T) {
		if want != got && (want == want || got == got) || signbit(want) != signbit(got) && want == want {
			t.Fatalf("%T, %x, %x: %s is %x, not %x", a, a, b, what, want, got)
		}
	}
	p := T(a * b)
	same("the error of the product", prodErr(a, b, p), prodErrSplit(a, b, p))
	same("the quotient", a/b, quotient(a, b))
	same("the quotient", p/b, quotient(p, b))
	same("the root", sqrt(a), root(a))
	same("the root", sqrt(T(a*a)), root(T(a*a)))
}

// TestUnrolled: what is written for Go without arrays gives the bits of what is compiled for
// devices, which has them. An operand that is another one is noticed.
func TestUnrolled(t *testing.T) {
	for range 20000 {
		testUnrolled[float32](t, 128)
		testUnrolled[float64](t, 1024)
	}
	x := Pair[float64]{0x1p500, 0x1p440}
	y := x
	y.Lo += 0x1p388
	n, r, _ := trigLong(x)
	if m, q, _ := trigLongOnce(y); n == m && r == q {
		t.Errorf("another operand gives the same: %v, %v", n, r)
	}
}

func testUnrolled[T Float](t *testing.T, exponents int) {
	t.Helper()
	x := T(math.Ldexp(0.5+rand.Float64()/2, rand.IntN(exponents)))
	limb := func() T { return T(float64(x) * (rand.Float64() - 0.5) * half[T]()) }
	p := Pair[T]{x, limb()}
	n, r, _ := trigLong(p)
	if m, q, _ := trigLongOnce(p); n != m || r != q {
		t.Fatalf("trigLong of %v: %d, %v, unrolled %d, %v", p, n, r, m, q)
	}
	four := Quad[T]{X0: p.Hi, X1: p.Lo}
	x = T(float64(p.Lo) * half[T]())
	four.X2, four.X3 = x, limb()
	k, v, s := trigLongQuad(four)
	if m, q, u := trigLongQuadOnce(four); k != m || v != q || s != u {
		t.Fatalf("trigLong of %v: %d, %v, %v, unrolled %d, %v, %v", four, k, v, s, m, q, u)
	}
}

// half is half an ulp of 1.
func half[T Float]() float64 {
	if is32[T]() {
		return 0x1p-24
	}
	return 0x1p-53
}

// TestTriple holds the internal numbers against exact arithmetic, on limbs that
// are random, sparse, far apart or nearly cancel.
func TestTriple(t *testing.T) {
	testenv.Long(t, "exact arithmetic on many operands; the accuracy of functions has some")
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

func TestBesselDistance(t *testing.T) {
	testBesselDistance[float32](t, 24)
	testBesselDistance[float64](t, 53)
}

// testBesselDistance: the distance from a zero is good relative to itself, also of numbers whose limbs
// are far apart. In five limbs that begin where x does it is not.
func testBesselDistance[T Float](t *testing.T, p int) {
	r := rand.New(rand.NewPCG(5, 6))
	worst, worstOf5 := 0.0, 0.0
	for range 4000 {
		j := 1 + r.Int32N(16)
		z, rest, _, up := besselZeroQuad[T](j)
		x := z
		moved := []*T{&x.X1, &x.X2, &x.X3}[r.IntN(3):]
		*moved[0] *= T(1 - math.Ldexp(r.Float64(), -r.IntN(p)))
		for _, a := range moved[1:] {
			*a *= T(math.Exp2(float64(-r.IntN(2 * p))))
		}
		exact := new(big.Float).SetPrec(3000).Sub(x.Big(), z.Big())
		exact.Sub(exact, new(big.Float).Quo(rest.Big(), big.NewFloat(float64(up))))
		if exact.MantExp(nil) < -48 && is32[T]() { // its last bits underflow
			continue
		}
		off := func(d quint[T]) float64 {
			y := new(big.Float).SetPrec(3000).Add(Quad[T]{d.X0, d.X1, d.X2, d.X3}.Big(), Quad[T]{X0: d.X4}.Big())
			e, _ := y.Quo(y.Sub(y, exact), exact).Float64()
			return math.Ldexp(math.Abs(e), 4*p)
		}
		d, _, _ := besselRowQuad(x, j)
		in5 := quintOf(x).sub(quintOf(z)).scale(up).sub(quintOf(rest)).scale(1 / up)
		worst, worstOf5 = max(worst, off(d)), max(worstOf5, off(in5))
	}
	if !(worst <= 1.1) || worstOf5 < 1000 {
		t.Errorf("the distance is off by %gu⁴, in five limbs %gu⁴", worst, worstOf5)
	}
}

// TestLambertBranch: W is -1 and a root above -1/e, and NaN below it, to the last limb.
func TestLambertBranch(t *testing.T) {
	c := Quad[float64]{-recipE64[0], -recipE64[1], -recipE64[2], -recipE64[3]}
	for range 2 {
		w := c.LambertW()
		if sign := c.X3 + recipE64[3] + recipE64[4]; sign < 0 != (w.X0 != w.X0) {
			t.Errorf("W(%x) = %x", c, w)
		} else if sign > 0 {
			if q := w.AddFloat(1).X0; !(q > 0 && q < 0x1p-100) {
				t.Errorf("1 + W(%x) = %g", c, q)
			}
		}
		c.X3 = math.Nextafter(c.X3, -math.Copysign(1, recipE64[4]))
	}
}

// TestOfLimbs: a type that ofLimbs lacks is an error that names it, and no 0.
func TestOfLimbs(t *testing.T) {
	defer func() {
		if said := fmt.Sprint(recover()); said != "limb: ofLimbs makes no limb.triple[float32] of limbs: give it a case, in new.go" {
			t.Errorf("ofLimbs says %s", said)
		}
	}()
	ofLimbs[triple[float32]](limbs{1})
}
