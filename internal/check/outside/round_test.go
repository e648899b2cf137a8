package outside

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	. "github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
)

// number is what the tests here ask of the four types.
type number[N any, T Float] interface {
	Floor() N
	Ceil() N
	Trunc() N
	Round() N
	RoundEven() N
	Modf() (N, N)
	Frexp() (N, int)
	Ldexp(int) N
	Logb() N
	Ilogb() int
	Dim(N) N
	Min(N) N
	Max(N) N
	Copysign(N) N
	Neg() N
	Sub(N) N
	Equal(N) bool
}

// operands draws limbs that make the four types' operations on integers work:
// integers of all sizes, halves, ties, and small numbers beside them.
type operands[T Float] struct{ *rand.Rand }

func (r operands[T]) limb(e int) T {
	var m float64
	switch r.IntN(5) {
	case 0:
		m = 1
	case 1:
		m = 1.5
	case 2:
		m = 2 - 0x1p-23
	default:
		m = 1 + r.Float64()
	}
	if r.IntN(2) == 0 {
		m = -m
	}
	return T(math.Ldexp(m, e))
}

// limbs returns n limbs; where tie, one may be exactly half an ulp.
func (r operands[T]) limbs(n int) []T {
	p := 53
	if is32[T]() {
		p = 24
	}
	x := make([]T, n)
	e := r.IntN(3*p-p/4) - p/4
	for k := range x {
		x[k] = r.limb(e)
		switch r.IntN(6) {
		case 0:
			if k > 0 {
				x[k] = 0
			}
		case 1:
			x[k] = T(math.Round(float64(x[k])))
		case 2:
			x[k] = T(math.Round(float64(x[k])*2) / 2)
		case 3:
			x[k] = T(math.Round(float64(x[k]))) - 0.5
		}
		if x[k] == 0 {
			break
		}
		e = int(exponent(x[k])) - p - 1 - r.IntN(3)
		if r.IntN(4) == 0 {
			e -= r.IntN(20)
		}
	}
	return x
}

func (r operands[T]) pair() Pair[T] {
	x := r.limbs(2)
	hi, lo := TwoSum(x[0], x[1])
	return Pair[T]{Hi: hi, Lo: lo}
}

func (r operands[T]) quad() Quad[T] {
	x := r.limbs(4)
	x0, x1, x2, x3 := renorm(x[0], x[1], x[2], x[3])
	return Quad[T]{X0: x0, X1: x1, X2: x2, X3: x3}
}

func TestRound(t *testing.T) {
	testenv.Long(t, "many operands of each type against math/big")
	testRound(t, operands[float32].pair, func(a float32) DF { return DF{Hi: a} }, func(x DF) float64 { return float64(x.Hi) })
	testRound(t, operands[float64].pair, func(a float64) DD { return DD{Hi: a} }, func(x DD) float64 { return x.Hi })
	testRound(t, operands[float32].quad, func(a float32) QF { return QF{X0: a} }, func(x QF) float64 { return float64(x.X0) })
	testRound(t, operands[float64].quad, func(a float64) QD { return QD{X0: a} }, func(x QD) float64 { return x.X0 })
}

func testRound[N number[N, T], T Float](t *testing.T, draw func(operands[T]) N, of func(T) N, lead func(N) float64) {
	r := operands[T]{rand.New(rand.NewPCG(1, 2))}
	half := big.NewFloat(0.5)
	for range 60000 {
		x := draw(r)
		v := exactOf(x)
		// The integers around |v|.
		a := new(big.Float).Abs(v)
		n, _ := a.Int(nil)
		down := new(big.Float).SetPrec(5000).SetInt(n)
		frac := new(big.Float).SetPrec(5000).Sub(a, down)
		up := new(big.Float).Copy(down)
		if frac.Sign() != 0 {
			up.Add(down, big.NewFloat(1))
		}
		near, even := down, down
		switch frac.Cmp(half) {
		case 1:
			near, even = up, up
		case 0:
			near = up
			if n.Bit(0) == 1 {
				even = up
			}
		}
		floor, ceil := down, up
		if v.Sign() < 0 {
			floor, ceil = up, down
		}
		negative := lead(x) < 0
		kept := isNormal(x) // the form of x may be one of two
		check := func(name string, y N, want *big.Float, flip bool) {
			t.Helper()
			w := new(big.Float).Copy(want)
			if flip {
				w.Neg(w)
			}
			if exactOf(y).Cmp(w) != 0 || (kept || name != "frexp" && name != "ldexp") && !isNormal(y) || math.Signbit(lead(y)) != negative && w.Sign() == 0 && name != "floor" {
				t.Errorf("%s(%v) = %v, want %v", name, x, y, w)
			}
		}
		check("floor", x.Floor(), floor, negative)
		check("ceil", x.Ceil(), ceil, negative)
		check("trunc", x.Trunc(), down, negative)
		check("round", x.Round(), near, negative)
		check("roundeven", x.RoundEven(), even, negative)
		i, f := x.Modf()
		check("modf", i, down, negative)
		check("modf's fraction", f, frac, negative)
		g, e := x.Frexp()
		m := new(big.Float)
		want := v.MantExp(m)
		if v.Sign() == 0 {
			want = 0
		}
		check("frexp", g, m, false)
		if int(e) != want {
			t.Errorf("frexp(%v): exponent %d, want %d", x, e, want)
		}
		if v.Sign() != 0 && (int(x.Ilogb()) != want-1 || lead(x.Logb()) != float64(want-1)) {
			t.Errorf("ilogb(%v) = %d, logb = %v, want %d", x, x.Ilogb(), x.Logb(), want-1)
		}
		check("ldexp", g.Ldexp(e), v, false)
		y := draw(r)
		if r.IntN(3) == 0 {
			y = x.Sub(i)
		}
		less := v.Cmp(exactOf(y)) < 0
		small, large := y, x
		if less {
			small, large = x, y
		}
		if !x.Min(y).Equal(small) || !y.Min(x).Equal(small) || !x.Max(y).Equal(large) || !y.Max(x).Equal(large) {
			t.Errorf("min or max of %v and %v: %v, %v", x, y, x.Min(y), x.Max(y))
		}
		d := large.Sub(small)
		if got := large.Dim(small); !got.Equal(d) || lead(small.Dim(large)) != 0 {
			t.Errorf("dim(%v, %v) = %v, want %v", large, small, got, d)
		}
		if c := x.Copysign(y); math.Signbit(lead(c)) != math.Signbit(lead(y)) || new(big.Float).Abs(exactOf(c)).Cmp(a) != 0 {
			t.Errorf("copysign(%v, %v) = %v", x, y, c)
		}
	}

	// Special numbers are kept, and have no fraction.
	same := func(name string, got, want float64) {
		t.Helper()
		if math.Float64bits(got) != math.Float64bits(want) && !(got != got && want != want) {
			t.Errorf("%s: got %v, want %v", name, got, want)
		}
	}
	inf, nan, minusZero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	for _, a := range []float64{0, minusZero, inf, -inf, nan, 3, -4} {
		x := of(T(a))
		for k, y := range []N{x.Floor(), x.Ceil(), x.Trunc(), x.Round(), x.RoundEven()} {
			same([]string{"floor", "ceil", "trunc", "round", "roundeven"}[k], lead(y), a)
		}
		i, f := x.Modf()
		same("modf", lead(i), a)
		if a != a {
			same("modf", lead(f), a)
		} else {
			same("modf", lead(f), math.Copysign(0, a))
		}
		same("logb", lead(x.Logb()), math.Logb(a))
		if want := max(min(math.Ilogb(a), math.MaxInt32), math.MinInt32); int(x.Ilogb()) != want {
			t.Errorf("ilogb(%v) = %d, want %d", a, x.Ilogb(), want)
		}
		g, e := x.Frexp()
		wg, we := math.Frexp(a)
		same("frexp", lead(g), wg)
		if int(e) != we {
			t.Errorf("frexp(%v): exponent %d, want %d", a, e, we)
		}
		for _, b := range []float64{0, minusZero, inf, -inf, nan, 3, -4} {
			y := of(T(b))
			same("min", lead(x.Min(y)), min(a, b))
			same("max", lead(x.Max(y)), max(a, b))
			d := math.Dim(a, b)
			if a == b {
				d = 0
			}
			same("dim", lead(x.Dim(y)), d)
			same("copysign", lead(x.Copysign(y)), math.Copysign(a, b))
		}
	}
	if g, e := of(T(0x1p-140)).Frexp(); lead(g) != 0.5 || e != -139 {
		t.Errorf("frexp(2^-140) = %v, %d", g, e)
	}
}
