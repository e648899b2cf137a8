package outside

import (
	"math"
	"testing"

	. "github.com/limbfp/limb"
)

func TestPowSpecial(t *testing.T) { testPowSpecial[float32](t); testPowSpecial[float64](t) }

// testPowSpecial compares powers of machine numbers with those of package math,
// which are as C23 wants them.
func testPowSpecial[T Float](t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	list := []float64{0, inf, nan, 1, 2, 0.5, 3, 1.5, 0x1p-20, 0x1p23, 0x1p23 - 1, 0x1p60, 0x1.fffffep127, 0x1p-126, 0x1p-149}
	for _, x := range list {
		list = append(list, -x)
	}
	for _, x := range list {
		for _, y := range list {
			want := math.Pow(x, y)
			if is32[T]() {
				want = float64(float32(want))
			}
			check := func(z T, more ...T) {
				ok := sameFloat(float64(z), want) || math.Abs(float64(z)-want) <= 1e-6*math.Abs(want)
				for _, a := range more {
					ok = ok && (a == 0 || math.Abs(float64(a)) <= 1e-7*math.Abs(want))
				}
				if !ok {
					t.Errorf("Pow(%g, %g) = %g and %g, want %g", x, y, z, more, want)
				}
			}
			z := (Pair[T]{Hi: T(x)}).Pow(Pair[T]{Hi: T(y)})
			check(z.Hi, z.Lo)
			q := (Quad[T]{X0: T(x)}).Pow(Quad[T]{X0: T(y)})
			check(q.X0, q.X1, q.X2, q.X3)
			if n := int(y); float64(n) == y {
				z = (Pair[T]{Hi: T(x)}).PowInt(n)
				check(z.Hi, z.Lo)
				q = (Quad[T]{X0: T(x)}).PowInt(n)
				check(q.X0, q.X1, q.X2, q.X3)
			}
		}
	}
}

func TestPowLimbs(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	tiny := 0x1p-1000
	for _, c := range []struct {
		x0, x1, y0, y1, want float64
	}{
		{-1, 0, 0x1p53, 1, -1},
		{-1, 0, 0x1p54, 2, 1},
		{-1, 0, 0x1p53, 0.5, nan},
		{-1, 0, 3, tiny, nan},
		{-1, 0, 3, 0, -1},
		{1, tiny, inf, 0, inf},
		{1, -tiny, inf, 0, 0},
		{-1, -tiny, inf, 0, inf},
		{-1, tiny, inf, 0, 0},
		{1, tiny, -inf, 0, 0},
		{1, tiny, 0x1p1000, 0, math.E},
		{1, -tiny, 0x1p1000, 0, 1 / math.E},
		{1, tiny, 0x1p1020, 0, inf},
		{1, -tiny, 0x1p1020, 0, 0},
		{1, tiny, 1, 0, 1},
		{-inf, 0, 1, 0x1p-53, inf},
		{-inf, 0, 3, -tiny, inf},
		{-inf, 0, -1, tiny, 0},
		{-inf, 0, 0x1p53, 1, -inf},
		{math.Copysign(0, -1), 0, 1, 0x1p-53, 0},
		{math.Copysign(0, -1), 0, -3, tiny, inf},
		{math.Copysign(0, -1), 0, 0x1p53, 1, math.Copysign(0, -1)},
		{-1, -tiny, 2, 0, 1},
	} {
		if z := (DD{Hi: c.x0, Lo: c.x1}).Pow(DD{Hi: c.y0, Lo: c.y1}); !sameFloat(z.Hi, c.want) {
			t.Errorf("DD: Pow(%g + %g, %g + %g) = %g, want %g", c.x0, c.x1, c.y0, c.y1, z.Hi, c.want)
		}
		if z := (QD{X0: c.x0, X1: c.x1}).Pow(QD{X0: c.y0, X1: c.y1}); !sameFloat(z.X0, c.want) {
			t.Errorf("QD: Pow(%g + %g, %g + %g) = %g, want %g", c.x0, c.x1, c.y0, c.y1, z.X0, c.want)
		}
	}
	for _, n := range []int{math.MinInt32, math.MaxInt32, -math.MaxInt32, 65535, 65536} {
		x := 1 + 0x1p-29
		want := math.Exp(float64(n) * math.Log1p(0x1p-29))
		if z := (DD{Hi: x, Lo: 0}).PowInt(n); math.Abs(z.Hi/want-1) > 1e-13 {
			t.Errorf("DD: PowInt(1 + 2^-29, %d) = %g, want %g", n, z.Hi, want)
		}
		if z := (DF{Hi: 1, Lo: 0x1p-29}).PowInt(n); math.Abs(float64(z.Hi)/want-1) > 1e-6 {
			t.Errorf("DF: PowInt(1 + 2^-29, %d) = %g, want %g", n, z.Hi, want)
		}
	}
}
