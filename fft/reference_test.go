package fft_test

import (
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// TestFixed holds the arithmetic of the reference to math/big.
func TestFixed(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		p := random(r, 2, 1+r.IntN(fracBits-1))
		a, b, w := p[0].re, p[0].im, p[1].re.unshift(rootBits-fracBits)
		x, y := a.big(), b.big()
		for _, c := range []struct {
			name string
			got  fixed
			want *big.Int
		}{
			{"add", a.add(b), new(big.Int).Add(x, y)},
			{"sub", a.sub(b), new(big.Int).Sub(x, y)},
			{"neg", a.neg(), new(big.Int).Neg(x)},
			{"mul", a.mul(w), new(big.Int).Quo(new(big.Int).Mul(x, w.big()), new(big.Int).Lsh(big.NewInt(1), rootBits))},
			{"shift", a.shift(22), new(big.Int).Rsh(x, 22)},
			{"unshift", a.unshift(20), new(big.Int).Lsh(x, 20)},
			{"fixedOf", fixedOf(x), x},
		} {
			if c.got.big().Cmp(c.want) != 0 {
				t.Fatalf("%s of %x and %x is %x, want %x", c.name, x, y, c.got.big(), c.want)
			}
		}
		v := new(big.Float).SetMantExp(new(big.Float).SetInt(x), -fracBits)
		if want, _ := v.Float64(); round[float64](a) != want {
			t.Fatalf("%x rounds to %g, want %g", x, round[float64](a), want)
		}
		if want, _ := v.Float32(); round[float32](a) != want {
			t.Fatalf("%x rounds to %g in single, want %g", x, round[float32](a), want)
		}
		if got := round[float64](place(round[float64](a))); got != round[float64](a) {
			t.Fatalf("%g comes back as %g", round[float64](a), got)
		}
	}
}

// definition returns one coefficient by the definition, with products rounded to
// fracBits in math/big, as bits times 2^fracBits.
func definition(x []point, k int) point {
	n := len(x)
	sum := [2]*big.Int{new(big.Int), new(big.Int)}
	for j, v := range x {
		c, s := bigRoot(j*k%n, n, 300)
		a, b := v.re.big(), v.im.big()
		// (a + bi)(c - si)
		sum[0].Add(sum[0], new(big.Int).Add(new(big.Int).Mul(a, c), new(big.Int).Mul(b, s)))
		sum[1].Add(sum[1], new(big.Int).Sub(new(big.Int).Mul(b, c), new(big.Int).Mul(a, s)))
	}
	return point{fixedOf(sum[0].Rsh(sum[0], 300)), fixedOf(sum[1].Rsh(sum[1], 300))}
}

// TestReference: the reference is within 2^-229 of the definition, and so can tell
// errors of 2^-212. A root of unity that is wrong in its last bit of QD is seen.
func TestReference(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, n := range []int{1, 2, 3, 4, 5, 7, 8, 12, 16, 17, 32, 97, 100, 128, 1 << 10, 1009, 1 << 13, 9973}[:testenv.Size(16, 18, 18)] {
		ref := newReference(n)
		x, got := random(r, n, 212), make([]point, n)
		ref.transform(got, x)
		var which []int
		for i := range min(n, 6+1000/n) {
			if n > 100 {
				i = r.IntN(n)
			}
			which = append(which, i)
		}
		var want []point
		for _, k := range which {
			want = append(want, definition(x, k))
		}
		distance := func() float64 {
			have := make([]point, len(which))
			for i, k := range which {
				have[i] = got[k]
			}
			return relative(have, want)
		}
		if e := distance(); !(e < 0x1p-229) {
			t.Errorf("n = %d: the error of the reference is %g = 2^%.1f", n, e, math.Log2(e))
		}
		if n < 5 || n > 128 {
			continue
		}
		power := ref
		if ref.power != nil {
			power = ref.power
		}
		power.w = slices.Clone(power.w)
		power.w[1].re = power.w[1].re.add(place(0x1p-212).unshift(rootBits - fracBits))
		ref.transform(got, x)
		if e := distance(); !(e > 0x1p-217) {
			t.Errorf("n = %d: with a wrong root the error is only %g", n, e)
		}
	}
}

// TestBigRoot: roots of unity are on the circle, and w^n is 1.
func TestBigRoot(t *testing.T) {
	const prec = 300
	one := new(big.Int).Lsh(big.NewInt(1), prec)
	for _, n := range []int{1, 2, 3, 4, 5, 7, 8, 97, 360, 1024} {
		re, im := new(big.Int).Set(one), new(big.Int)
		c, s := bigRoot(1%n, n, prec)
		for k := range n {
			x, y := bigRoot(k, n, prec)
			for _, d := range []*big.Int{x.Sub(x, re), y.Sub(y, im)} {
				if d.BitLen() > 14 {
					t.Fatalf("root %d of %d differs from the power of the first by %d·2^-%d", k, n, d, prec)
				}
			}
			a, b := new(big.Int).Mul(re, c), new(big.Int).Mul(re, s)
			a.Sub(a, new(big.Int).Mul(im, s)).Rsh(a, prec)
			b.Add(b, new(big.Int).Mul(im, c)).Rsh(b, prec)
			re, im = a, b
		}
		if d := new(big.Int).Sub(re, one); d.BitLen() > 14 || im.BitLen() > 14 {
			t.Errorf("the first of %d roots to the power of %d is not 1", n, n)
		}
	}
}

func BenchmarkReference(b *testing.B) {
	for _, n := range []int{1 << 10, 1 << 16, 1 << 20} {
		ref := newReference(n)
		x, y := random(rand.New(rand.NewPCG(1, 1)), n, 212), make([]point, n)
		b.Run(big.NewInt(int64(n)).String(), func(b *testing.B) {
			for b.Loop() {
				ref.transform(y, x)
			}
		})
	}
}
