package fp_test

import (
	"math"
	"math/big"
	"testing"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// conversions is how many random operands each conversion gets.
func conversions() int {
	return testenv.Size(2000, 20000, 1e7)
}

func TestToFloat32(t *testing.T) {
	needMPFR(t)
	j := newJudge[float32]()
	j.z = mpfr.New(64)
	try := func(x float64, f func(float64, fp.Mode) float32) bool {
		if x-x == 0 {
			j.z.SetLimbs(x)
		}
		for _, m := range fp.Modes() {
			r := f(x, m)
			if (x-x != 0 || x == 0) && !same(r, float32(x)) || x-x == 0 && x != 0 && !j.right(r, m) {
				return false
			}
		}
		return true
	}
	s := newSource[float32](1)
	d := newSource[float64](1)
	random := func() float64 {
		switch s.IntN(3) {
		case 0: // ties, and what is near
			a := s.number(s.emin - s.p + s.IntN(s.emax-s.emin+s.p+1))
			return float64(d.near((float64(a) + float64(nextUp(a))) / 2))
		case 1:
			return d.number(s.emin - s.p - 2 + s.IntN(s.emax-s.emin+s.p+4))
		}
		return d.bits()
	}
	for _, x := range specials[float64]() {
		if !try(x, fp.ToFloat32) {
			t.Errorf("%x is converted wrongly", x)
		}
	}
	for _, x := range specials[float32]() {
		for range 1000 {
			if x := d.near(float64(x) * float64(1+s.IntN(3)) / 2); !try(x, fp.ToFloat32) {
				t.Errorf("%x is converted wrongly", x)
			}
		}
	}
	caught := false
	for range conversions() {
		x := random()
		if !try(x, fp.ToFloat32) {
			t.Fatalf("%x is converted wrongly", x)
		}
		caught = caught || !try(x, func(x float64, m fp.Mode) float32 { return fp.ToFloat32(x, m%fp.ToNearestAway) })
	}
	if !caught {
		t.Error("a conversion that takes ties to even in every mode passes")
	}
}

func TestFromInteger(t *testing.T) {
	needMPFR(t)
	fromInteger[float32, int32](t)
	fromInteger[float32, uint32](t)
	fromInteger[float32, int64](t)
	fromInteger[float32, uint64](t)
	fromInteger[float64, int32](t)
	fromInteger[float64, uint32](t)
	fromInteger[float64, int64](t)
	fromInteger[float64, uint64](t)
}

func fromInteger[T fp.Float, I fp.Integer](t *testing.T) {
	j := newJudge[T]()
	j.z = mpfr.New(64)
	try := func(n I, f func(I, fp.Mode) T) bool {
		low := n & 0xffff
		j.z.SetLimbs(float64(n-low), float64(low))
		for _, m := range fp.Modes() {
			if r := f(n, m); n == 0 && !same(r, 0) || n != 0 && !j.right(r, m) {
				return false
			}
		}
		return true
	}
	s := newSource[T](2)
	random := func() I {
		n := I(s.Uint64()) >> s.IntN(64)
		if s.IntN(2) == 0 { // near a tie
			n = n&^(1<<s.IntN(50)-1) | 1<<s.IntN(50) + I(s.IntN(3)) - 1
		}
		return n
	}
	for _, n := range []I{0, 1, ^I(0), I(1) << 31, I(1)<<31 - 1, I(1) << 31 << 31 << 1, I(1)<<31<<31<<1 - 1, 1<<24 + 1, 1<<24 + 3} {
		if !try(n, fp.FromInteger[T, I]) {
			t.Errorf("%d is converted to %T wrongly", n, T(0))
		}
	}
	caught := false
	for range conversions() {
		n := random()
		if !try(n, fp.FromInteger[T, I]) {
			t.Fatalf("%d is converted to %T wrongly", n, T(0))
		}
		caught = caught || !try(n, func(n I, m fp.Mode) T { return T(n) })
	}
	if wide := I(1)<<31<<1 != 0; !caught && (is32[T]() || wide) {
		t.Errorf("a conversion of %T to %T that does not know modes passes", I(0), T(0))
	}
}

// integer returns x rounded by m, in big integers.
func integer(x float64, m fp.Mode) *big.Int {
	r := new(big.Rat).SetFloat64(x)
	n, rest := new(big.Int).DivMod(r.Num(), r.Denom(), new(big.Int)) // n ≤ x
	up := false
	switch tie := new(big.Int).Lsh(rest, 1).Cmp(r.Denom()); m {
	case fp.Up:
		up = rest.Sign() != 0
	case fp.ToZero:
		up = rest.Sign() != 0 && x < 0
	case fp.ToNearestEven:
		up = tie > 0 || tie == 0 && n.Bit(0) == 1
	case fp.ToNearestAway:
		up = tie > 0 || tie == 0 && x > 0
	}
	if up {
		n.Add(n, big.NewInt(1))
	}
	return n
}

func TestToInteger(t *testing.T) {
	toInteger[int32, float32](t, math.MinInt32, math.MaxInt32, 0)
	toInteger[uint32, float32](t, 0, math.MaxUint32, 0)
	toInteger[int64, float32](t, math.MinInt64, math.MaxInt64, math.MinInt64)
	toInteger[uint64, float32](t, 0, math.MaxUint64, 1<<63)
	toInteger[int32, float64](t, math.MinInt32, math.MaxInt32, math.MinInt32)
	toInteger[uint32, float64](t, 0, math.MaxUint32, 1<<31)
	toInteger[int64, float64](t, math.MinInt64, math.MaxInt64, math.MinInt64)
	toInteger[uint64, float64](t, 0, math.MaxUint64, 1<<63)
}

func toInteger[I fp.Integer, T fp.Float](t *testing.T, least, most, nan I) {
	low, high := new(big.Int), new(big.Int).SetUint64(uint64(most))
	if least < 0 {
		low.SetInt64(int64(least))
	}
	try := func(x T, f func(T, fp.Mode) I) bool {
		for _, m := range fp.Modes() {
			want := nan
			switch {
			case x > 1e30:
				want = most
			case x < -1e30:
				want = least
			case x == x:
				switch n := integer(float64(x), m); {
				case n.Cmp(low) < 0:
					want = least
				case n.Cmp(high) > 0:
					want = most
				case n.Sign() < 0:
					want = I(n.Int64())
				default:
					want = I(n.Uint64())
				}
			}
			if f(x, m) != want {
				return false
			}
		}
		return true
	}
	right := fp.ToInteger[I, T]
	for _, x := range specials[T]() {
		if !try(x, right) {
			t.Errorf("%x is converted to %T wrongly", x, I(0))
		}
	}
	s := newSource[T](3)
	caught := false
	for range conversions() / 5 {
		x := s.number(s.IntN(70) - 4)
		switch s.IntN(3) {
		case 0:
			x = s.near(T(math.Ldexp(1-2*float64(s.IntN(2)), 31+s.IntN(3)+s.IntN(2)*31)))
		case 1:
			x = s.near(T(s.IntN(200)-100) / 2)
		}
		if !try(x, right) {
			t.Fatalf("%x is converted to %T wrongly", x, I(0))
		}
		caught = caught || !try(x, func(x T, m fp.Mode) I {
			if m == fp.ToNearestEven {
				m = fp.ToNearestAway
			}
			return right(x, m)
		})
	}
	if !caught {
		t.Errorf("a conversion to %T that takes ties away from 0 in every mode passes", I(0))
	}
}
