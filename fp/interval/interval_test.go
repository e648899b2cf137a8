package interval_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp/interval"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

func needMPFR(t testing.TB) {
	t.Helper()
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
}

// limbs returns the limbs of x, and from the number of these limbs.
func limbs[T interval.End](x T) []float64 {
	switch x := any(x).(type) {
	case float32:
		return []float64{float64(x)}
	case float64:
		return []float64{x}
	case limb.DF:
		return []float64{float64(x.Hi), float64(x.Lo)}
	case limb.DD:
		return []float64{x.Hi, x.Lo}
	case limb.QF:
		return []float64{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)}
	case limb.QD:
		return []float64{x.X0, x.X1, x.X2, x.X3}
	}
	panic("no number")
}

func from[T interval.End](v [4]float64) T {
	var x T
	switch x := any(&x).(type) {
	case *float32:
		*x = float32(v[0])
	case *float64:
		*x = v[0]
	case *limb.DF:
		*x = limb.DF{Hi: float32(v[0]), Lo: float32(v[1])}.Canon()
	case *limb.DD:
		*x = limb.DD{Hi: v[0], Lo: v[1]}.Canon()
	case *limb.QF:
		*x = limb.QF{X0: float32(v[0]), X1: float32(v[1]), X2: float32(v[2]), X3: float32(v[3])}.Canon()
	case *limb.QD:
		*x = limb.QD{X0: v[0], X1: v[1], X2: v[2], X3: v[3]}.Canon()
	}
	return x
}

// bits returns the bits of a limb of T, and how many limbs there are.
func bits[T interval.End]() (p, n int) {
	n = len(limbs(*new(T)))
	p = 53
	switch any(*new(T)).(type) {
	case float32, limb.DF, limb.QF:
		p = 24
	}
	return p, n
}

type source struct {
	*rand.Rand
	p, n, emin, emax int
}

func newSource[T interval.End](seed uint64) *source {
	p, n := bits[T]()
	s := &source{rand.New(rand.NewPCG(seed, 2)), p, n, -1022, 1023}
	if p == 24 {
		s.emin, s.emax = -126, 127
	}
	return s
}

// number returns limbs: of about 1, of any size, near the ends of the range, small
// integers, with gaps.
func (s *source) number() (v [4]float64) {
	e := s.IntN(40) - 20
	switch s.IntN(8) {
	case 0: // any size
		e = s.emin - s.p + s.IntN(s.emax-s.emin+s.p+1)
	case 1: // an integer
		v[0] = float64(s.IntN(21) - 10)
		return v
	case 2:
		e = s.emin + s.IntN(4*s.p) - s.p + 1
	case 3:
		e = s.emax - s.IntN(2*s.p)
	}
	gap := s.IntN(4) == 0
	for i := range s.n {
		v[i] = math.Ldexp(float64(s.Uint64N(1<<(s.p-1))|1<<(s.p-1)), e-s.p+1)
		if s.IntN(2) == 0 {
			v[i] = -v[i]
		}
		e -= s.p + 1
		if gap {
			e -= s.IntN(100)
		}
		if e < s.emin-s.p+1 || s.IntN(10) == 0 {
			break
		}
		if s.p == 24 {
			v[i] = float64(float32(v[i]))
		}
	}
	return v
}

// A value is an interval and a number in it.
type value[T interval.End] struct {
	x interval.Interval[T]
	v *mpfr.Float
}

const precision = 4608

// cmp compares v with a.
func cmp[T interval.End](v *mpfr.Float, a T) int {
	l := limbs(a)
	switch {
	case math.IsInf(l[0], 1):
		return -1
	case math.IsInf(l[0], -1):
		return 1
	}
	d, r := mpfr.New(64), mpfr.New(64)
	r.SetLimbs(l...)
	mpfr.Sub(d, v, r)
	return d.Sign()
}

func (x value[T]) holds() bool {
	return !x.x.IsEmpty() && x.x.Lo == x.x.Lo && x.x.Hi == x.x.Hi && cmp(x.v, x.x.Lo) >= 0 && cmp(x.v, x.x.Hi) <= 0
}

// leaf returns an interval and one of its ends or a number between.
func leaf[T interval.End](s *source) value[T] {
	lo := from[T](s.number())
	x := interval.Point(lo)
	switch s.IntN(4) {
	case 0:
		x = interval.Of(lo, from[T](s.number()))
	case 1: // narrow
		v := limbs(lo)
		w := [4]float64{}
		copy(w[:], v)
		w[s.n-1] += math.Abs(v[0]) * math.Ldexp(1, -s.IntN(s.p*s.n))
		x = interval.Of(lo, from[T](w))
	}
	if x.IsEmpty() {
		x = interval.Point(lo)
	}
	if x.IsEmpty() {
		return leaf[T](s)
	}
	v := mpfr.New(precision)
	ends := []T{x.Lo, x.Hi}
	r := mpfr.New(64)
	r.SetLimbs(limbs(ends[s.IntN(2)])...)
	mpfr.Set(v, r, nil)
	if s.IntN(2) == 0 { // (Lo + Hi)/2
		l, h := mpfr.New(64), mpfr.New(64)
		l.SetLimbs(limbs(x.Lo)...)
		h.SetLimbs(limbs(x.Hi)...)
		mpfr.Add(v, l, h)
		v.Scale(-1)
	}
	return value[T]{x, v}
}

// An operation is + - × ÷ or √, and the same of numbers. It is false where the
// numbers have no result.
type operation[T interval.End] struct {
	name string
	f    func(x, y interval.Interval[T]) interval.Interval[T]
	v    func(z, x, y *mpfr.Float) bool
}

func operations[T interval.End]() []operation[T] {
	always := func(f mpfr.Func) func(z, x, y *mpfr.Float) bool {
		return func(z, x, y *mpfr.Float) bool { f(z, x, y); return true }
	}
	return []operation[T]{
		{"Add", interval.Interval[T].Add, always(mpfr.Add)},
		{"Sub", interval.Interval[T].Sub, always(mpfr.Sub)},
		{"Mul", interval.Interval[T].Mul, always(mpfr.Mul)},
		{"Div", interval.Interval[T].Div, func(z, x, y *mpfr.Float) bool { mpfr.Div(z, x, y); return y.Sign() != 0 }},
		{"Sqrt", func(x, _ interval.Interval[T]) interval.Interval[T] { return x.Sqrt() },
			func(z, x, _ *mpfr.Float) bool { mpfr.Sqrt(z, x, nil); return x.Sign() >= 0 }},
	}
}

// escapes counts the results that leave their intervals, in n expressions of a
// few operations each, and says what the first ones are.
func escapes[T interval.End](n int, seed uint64, ops []operation[T]) (count int, first string) {
	s := newSource[T](seed)
	for range n {
		x := leaf[T](s)
		for range 1 + s.IntN(3) {
			y := leaf[T](s)
			op := ops[s.IntN(len(ops))]
			if s.IntN(4) == 0 {
				x, y = y, x
			}
			z := value[T]{v: mpfr.New(precision)}
			if !op.v(z.v, x.v, y.v) || z.v.IsNaN() || z.v.IsInf() {
				break
			}
			z.x = op.f(x.x, y.x)
			if !z.holds() {
				if count++; first == "" {
					first = fmt.Sprintf("%s of %x and %x is %x, which has not %v", op.name, x.x, y.x, z.x, z.v.Big())
				}
				break
			}
			x = z
		}
	}
	return count, first
}

func each(t *testing.T, f func(t *testing.T, name string)) {
	for _, name := range []string{"float32", "float64", "DF", "DD", "QF", "QD"} {
		t.Run(name, func(t *testing.T) { f(t, name) })
	}
}

func testEscapes[T interval.End](t *testing.T) {
	n := testenv.Size(3000, 17000, 1_700_000)
	if count, first := escapes(n, 1, operations[T]()); count > 0 {
		t.Errorf("%d of %d expressions escape: %s", count, n, first)
	}
	// What rounds an end to the wrong side is found, in each operation.
	for i, op := range operations[T]() {
		for _, end := range []string{"lower", "upper"} {
			ops := operations[T]()[i : i+1]
			ops[0].f = func(x, y interval.Interval[T]) interval.Interval[T] {
				z := op.f(x, y)
				if end == "lower" {
					z.Lo = z.Hi
				} else {
					z.Hi = z.Lo
				}
				return z
			}
			if count, _ := escapes(300, 2, ops); count == 0 {
				t.Errorf("%s with the wrong %s end passes", op.name, end)
			}
		}
	}
}

func TestEscapes(t *testing.T) {
	needMPFR(t)
	each(t, func(t *testing.T, name string) {
		if testenv.Full() {
			t.Parallel()
		}
		switch name {
		case "float32":
			testEscapes[float32](t)
		case "float64":
			testEscapes[float64](t)
		case "DF":
			testEscapes[limb.DF](t)
		case "DD":
			testEscapes[limb.DD](t)
		case "QF":
			testEscapes[limb.QF](t)
		case "QD":
			testEscapes[limb.QD](t)
		}
	})
}

// testTight: operations on points about 1 give intervals of a few units in the
// last place, and points where the results are short.
func testTight[T interval.End](t *testing.T) {
	p, n := bits[T]()
	number := func(a float64) T { return from[T]([4]float64{a}) }
	point := func(a float64) interval.Interval[T] { return interval.Point(number(a)) }
	for _, c := range []struct {
		name string
		got  interval.Interval[T]
		want float64
	}{
		{"2 + 3", point(2).Add(point(3)), 5},
		{"2 - 3", point(2).Sub(point(3)), -1},
		{"2 - 2", point(2).Sub(point(2)), 0},
		{"-2·3", point(-2).Mul(point(3)), -6},
		{"6/3", point(6).Div(point(3)), 2},
		{"-6/3", point(-6).Div(point(3)), -2},
		{"√9", point(9).Sqrt(), 3},
		{"0·Entire", point(0).Mul(interval.Entire[T]()), 0},
		{"0/Entire", point(0).Div(interval.Entire[T]()), 0},
	} {
		if c.got != point(c.want) {
			t.Errorf("%s is %x, want the point %g", c.name, c.got, c.want)
		}
	}
	needMPFR(t)
	s := newSource[T](5)
	w, d := mpfr.New(64), mpfr.New(precision)
	worst := map[string]int{}
	for range 2000 {
		var leaves [2]interval.Interval[T]
		for i := range leaves {
			v := [4]float64{}
			for k := range n {
				v[k] = math.Ldexp(1+float64(s.Uint64N(1<<(p-1)))*math.Ldexp(1, 1-p), -(p+1)*k)
			}
			leaves[i] = interval.Point(from[T](v))
		}
		for i, op := range operations[T]() {
			if i == 1 {
				continue // a difference may be of any size
			}
			x := op.f(leaves[0], leaves[1])
			w.SetLimbs(limbs(x.Hi)...)
			lo := mpfr.New(64)
			lo.SetLimbs(limbs(x.Lo)...)
			mpfr.Sub(d, w, lo)
			if d.Sign() == 0 {
				continue
			}
			units := d.Exponent() - w.Exponent() + p*n
			if most, ok := worst[op.name]; !ok || units > most {
				worst[op.name] = units
			}
		}
	}
	for name, units := range worst {
		if most := 4; units > most {
			t.Errorf("the result of %s is 2^%d units of 2^-%d wide, want at most 2^%d", name, units, p*n, most)
		}
	}
	t.Logf("widths, as powers of two in units of 2^-%d: %v", p*n, worst)
}

func TestTight(t *testing.T) {
	t.Run("float32", testTight[float32])
	t.Run("float64", testTight[float64])
	t.Run("DF", testTight[limb.DF])
	t.Run("DD", testTight[limb.DD])
	t.Run("QF", testTight[limb.QF])
	t.Run("QD", testTight[limb.QD])
}

func TestSpecial(t *testing.T) {
	t.Run("float32", testSpecial[float32])
	t.Run("float64", testSpecial[float64])
	t.Run("DF", testSpecial[limb.DF])
	t.Run("DD", testSpecial[limb.DD])
	t.Run("QF", testSpecial[limb.QF])
	t.Run("QD", testSpecial[limb.QD])
}

func testSpecial[T interval.End](t *testing.T) {
	p, _ := bits[T]()
	inf := math.Inf(1)
	large, most := 0x1p1023, math.MaxFloat64
	if p == 24 {
		large, most = 0x1p127, math.MaxFloat32
	}
	number := func(a float64) T { return from[T]([4]float64{a}) }
	of := func(a, b float64) interval.Interval[T] { return interval.Interval[T]{Lo: number(a), Hi: number(b)} }
	empty := interval.Empty[T]()
	for _, c := range []struct {
		name      string
		got, want interval.Interval[T]
	}{
		{"a sum that overflows", of(large, large).Add(of(large, large)), of(most, inf)},
		{"a product that overflows", of(-large, -large).Mul(of(3, 3)), of(-inf, -most)},
		{"a quotient that overflows", of(large, large).Div(of(0.25, 0.25)), of(most, inf)},
		{"[-1, 2]·[-3, 4]", of(-1, 2).Mul(of(-3, 4)), of(-6, 8)},
		{"[-3, -2]·[-5, 4]", of(-3, -2).Mul(of(-5, 4)), of(-12, 15)},
		{"[-1, 2]·[-4, -3]", of(-1, 2).Mul(of(-4, -3)), of(-8, 4)},
		{"[1, 2]/[0, 4]", of(1, 2).Div(of(0, 4)), of(0.25, inf)},
		{"[1, 2]/[-4, 0]", of(1, 2).Div(of(-4, 0)), of(-inf, -0.25)},
		{"[-2, -1]/[0, 4]", of(-2, -1).Div(of(0, 4)), of(-inf, -0.25)},
		{"[-1, 2]/[0, 4]", of(-1, 2).Div(of(0, 4)), of(-inf, inf)},
		{"[1, 2]/[-1, 1]", of(1, 2).Div(of(-1, 1)), of(-inf, inf)},
		{"[-4, 8]/[2, 4]", of(-4, 8).Div(of(2, 4)), of(-2, 4)},
		{"[1, 2]/[4, Inf]", of(1, 2).Div(of(4, inf)), of(0, 0.5)},
		{"[-Inf, 2] - [1, 2]", of(-inf, 2).Sub(of(1, 2)), of(-inf, 1)},
		{"[2, Inf]·[-1, 3]", of(2, inf).Mul(of(-1, 3)), of(-inf, inf)},
		{"√[-1, 4]", of(-1, 4).Sqrt(), of(0, 2)},
		{"√[4, Inf]", of(4, inf).Sqrt(), of(2, inf)},
	} {
		if c.got != c.want {
			t.Errorf("%s is %x, want %x", c.name, c.got, c.want)
		}
	}
	for name, x := range map[string]interval.Interval[T]{
		"[1, 2]/[0, 0]": of(1, 2).Div(of(0, 0)),
		"√[-2, -1]":     of(-2, -1).Sqrt(),
		"empty + 1":     empty.Add(of(1, 1)),
		"1·empty":       of(1, 1).Mul(empty),
		"empty/1":       empty.Div(of(1, 1)),
		"-empty":        empty.Neg(),
		"√empty":        empty.Sqrt(),
		"Of(2, 1)":      interval.Of(number(2), number(1)),
		"Of(NaN, 1)":    interval.Of(empty.Lo, number(1)),
		"Of(Inf, Inf)":  interval.Of(number(inf), number(inf)),
		"Point(-Inf)":   interval.Point(number(-inf)),
	} {
		if !x.IsEmpty() || x.Contains(number(1)) {
			t.Errorf("%s is %x, want the empty set", name, x)
		}
	}
	x := interval.Of(number(1), number(2))
	for a, want := range map[float64]bool{0.5: false, 1: true, 1.5: true, 2: true, 2.5: false, inf: false} {
		if x.Contains(number(a)) != want {
			t.Errorf("[1, 2] has %g: %v", a, !want)
		}
	}
	if e := interval.Entire[T](); !e.Contains(number(-most)) || e.Contains(number(inf)) || x.Width() != number(1) {
		t.Errorf("Entire is %x, the width of [1, 2] %v", e, x.Width())
	}
}

func BenchmarkMul(b *testing.B) {
	b.Run("float32", benchmark[float32])
	b.Run("float64", benchmark[float64])
	b.Run("DF", benchmark[limb.DF])
	b.Run("DD", benchmark[limb.DD])
	b.Run("QF", benchmark[limb.QF])
	b.Run("QD", benchmark[limb.QD])
}

func benchmark[T interval.End](b *testing.B) {
	third := interval.Point(from[T]([4]float64{1})).Div(interval.Point(from[T]([4]float64{3})))
	for b.Loop() {
		third.Mul(third)
	}
}
