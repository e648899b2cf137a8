package outside

import (
	"cmp"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	. "github.com/limbfp/limb"
)

// sumOf returns hi + lo without rounding.
func sumOf(hi, lo float64) *big.Float {
	b := new(big.Float).SetPrec(2200).SetFloat64(hi)
	return b.Add(b, new(big.Float).SetFloat64(lo))
}

// pairs calls f with normalised pairs: random ones, ties, gaps, sparse low
// limbs, and exponents over the range.
func pairs[T Float](n int, f func(Pair[T])) {
	r := rand.New(rand.NewPCG(1, 2))
	p, emax := 53, 1000
	if is32[T]() {
		p, emax = 24, 120
	}
	ulp := math.Ldexp(1, 1-p)
	for range n {
		e := r.IntN(2*emax) - emax
		m := T(1 + math.Floor(r.Float64()/ulp)*ulp)
		l := (2*r.Float64() - 1) * ulp / 2
		switch r.IntN(8) {
		case 0:
			l = math.Copysign(ulp/2, l) // a tie of the leading limb
		case 1:
			l = math.Ldexp(l, -r.IntN(2*p))
		case 2:
			l = math.Ldexp(math.Copysign(1, l), -p-r.IntN(p))
		case 3:
			m = 1
			l /= 2
		case 4:
			// a tie of float32 under a float64 limb, or near one
			m = T(math.Floor(float64(m)*0x1p24)*0x1p-24 + 0x1p-24)
			l = math.Ldexp(l, -r.IntN(40))
		}
		if r.IntN(2) == 0 {
			m = -m
		}
		f(Pair[T]{Hi: T(math.Ldexp(float64(m), e)), Lo: T(math.Ldexp(l, e))})
	}
}

func testConvert[T Float](t *testing.T) {
	pairs(repeats(200000), func(x Pair[T]) {
		want := sumOf(float64(x.Hi), float64(x.Lo))
		if got := x.Big(); got.Cmp(want) != 0 {
			t.Fatalf("Big of %x = %s", x, got.Text('p', 0))
		}
		if w, _ := want.Float64(); x.Float64() != w {
			t.Fatalf("Float64 of %x = %x, want %x", x, x.Float64(), w)
		}
		if w, _ := want.Float32(); x.Float32() != w {
			t.Fatalf("Float32 of %x = %x, want %x", x, x.Float32(), w)
		}
		if got := pairFromBig[T](want); !got.Equal(x) && math.Abs(float64(x.Hi)) > 0x1p-60 {
			t.Fatalf("FromBig of %x = %x", x, got)
		}
	})
}

func TestConvert(t *testing.T) {
	t.Run("DF", testConvert[float32])
	t.Run("DD", testConvert[float64])
}

// TestFromBigRounds checks Hi and Lo against one rounding each, for numbers
// with more bits than a pair.
func TestFromBigRounds(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 100000 {
		v := new(big.Float).SetPrec(200).SetFloat64(1 + r.Float64())
		for range 3 {
			v.Add(v, new(big.Float).SetFloat64(math.Ldexp(r.Float64()-0.5, -52-r.IntN(60))))
		}
		hi, _ := v.Float64()
		lo, _ := new(big.Float).SetPrec(300).Sub(v, big.NewFloat(hi)).Float64()
		if got := FromBig[DD](v); got != (DD{Hi: hi, Lo: lo}) {
			t.Fatalf("FromBig(%s) = %x, want %x %x", v.Text('p', 0), got, hi, lo)
		}
	}
}

func TestFromFloat64(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for range 100000 {
		v := math.Ldexp(r.Float64()-0.5, r.IntN(200)-100)
		if got := From[DD](v); got != (DD{Hi: v, Lo: 0}) {
			t.Fatalf("DD of %x = %x", v, got)
		}
		got := From[DF](v)
		if e := math.Abs(got.Float64() - v); e > 0x1p-49*math.Abs(v) && math.Abs(v) >= 0x1p-101 {
			t.Fatalf("DF of %x = %x", v, got)
		}
	}
}

var special = []float64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN()}

func same(a, b float64) bool {
	return math.Float64bits(a) == math.Float64bits(b) || a != a && b != b
}

func TestConvertSpecial(t *testing.T) {
	for _, v := range special {
		if x := From[DF](v); !same(x.Float64(), v) || !same(float64(x.Float32()), v) {
			t.Errorf("DF of %g = %v", v, x)
		}
		if x := NewDD(v); !same(x.Float64(), v) || !same(float64(x.Float32()), v) {
			t.Errorf("DD of %g = %v", v, x)
		}
		b := NewDD(v).Big()
		if v != v {
			if b != nil {
				t.Errorf("Big of NaN = %s", b)
			}
			continue
		}
		if got := FromBig[DD](b); !same(got.Hi, v) || got.Lo != 0 {
			t.Errorf("%g comes back from big.Float as %v", v, got)
		}
	}
	if x := From[DF](1e300); !math.IsInf(float64(x.Hi), 1) || x.Lo != 0 {
		t.Errorf("DF of 1e300 = %v", x)
	}
	if x := FromBig[DF](new(big.Float).SetMantExp(big.NewFloat(-1), 5000)); !math.IsInf(float64(x.Hi), -1) || x.Lo != 0 {
		t.Errorf("DF of -2^5000 = %v", x)
	}
	if f := (DD{Hi: math.MaxFloat64, Lo: math.Ldexp(1, 960)}).Float32(); !math.IsInf(float64(f), 1) {
		t.Errorf("the largest DD as a float32 is %g", f)
	}
}

// TestOperationsSpecial checks that the leading limb of a result is what the
// machine operation on the leading limbs gives.
func TestOperationsSpecial(t *testing.T) {
	values := append([]float64{1, -1, 0x1p-40}, special...)
	for _, a := range values {
		for _, b := range values {
			x, y := DD{Hi: a}, DD{Hi: b}
			for _, c := range []struct {
				op   string
				got  DD
				want float64
			}{
				{"+", x.Add(y), a + b}, {"sloppy +", x.SloppyAdd(y), a + b}, {"-", x.Sub(y), a - b},
				{"*", x.Mul(y), float64(a * b)}, {"+ float", x.AddFloat(b), a + b}, {"* float", x.MulFloat(b), float64(a * b)},
				{"abs", x.Abs(), math.Abs(a)}, {"neg", x.Neg(), -a},
			} {
				if !same(c.got.Hi, c.want) || c.got.Lo != 0 {
					t.Errorf("%g %s %g = %v, want %g", a, c.op, b, c.got, c.want)
				}
			}
			if x.Less(y) != (a < b) || x.Equal(y) != (a == b) {
				t.Errorf("%g, %g: Less %t, Equal %t", a, b, x.Less(y), x.Equal(y))
			}
		}
	}
}

// TestCmp: the order of numbers, NaN first, and two forms of one number are equal.
func TestCmp(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	t.Run("DD", func(t *testing.T) {
		testCmp(t, []DD{{Hi: nan}, {Hi: -inf}, {Hi: -1e308}, {Hi: -1, Lo: -0x1p-54}, {Hi: -1}, {}, {Hi: 5e-324}, {Hi: 1, Lo: -0x1p-60}, {Hi: 1}, {Hi: 1, Lo: 0x1p-1000}, {Hi: math.MaxFloat64}, {Hi: inf}},
			DD{Hi: 1, Lo: 0x1p-53}, DD{Hi: 1 + 0x1p-52, Lo: -0x1p-53})
	})
	t.Run("QD", func(t *testing.T) {
		testCmp(t, []QD{{X0: nan}, {X0: -inf}, {X0: -1, X1: -0x1p-54}, {X0: -1}, {}, {X0: 5e-324}, {X0: 1, X1: -0x1p-60, X2: 1e-300}, {X0: 1}, {X0: 1, X1: 0x1p-1000}, {X0: math.MaxFloat64}, {X0: inf}},
			QD{X0: 1, X1: 0x1p-53}, QD{X0: 1 + 0x1p-52, X1: -0x1p-53})
	})
}

func testCmp[N interface {
	Real[N]
	Canon() N
}](t *testing.T, ascending []N, x, y N) {
	for i, a := range ascending {
		for j, b := range ascending {
			if got, want := a.Cmp(b), cmp.Compare(i, j); got != want {
				t.Errorf("Cmp(%v, %v) = %d", a, b, got)
			}
		}
	}
	if x == y || !x.Equal(y) || x.Cmp(y) != 0 || x.Less(y) || y.Less(x) || x.Canon() != y.Canon() {
		t.Errorf("%x and %x, two forms of one number, differ", x, y)
	}
}
