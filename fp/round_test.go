package fp_test

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"io"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

func needMPFR(t testing.TB) {
	t.Helper()
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
}

// An operation is one of package fp and what it should be: native gives what is
// not a finite number, exact the result but for 100 bits and more below the last
// one, zero the sign of an exact zero in mode m.
type operation[T fp.Float] struct {
	name   string
	arity  int
	f      func(x [3]T, m fp.Mode) T
	native func(x [3]T) T
	exact  func(z *mpfr.Float, x [3]*mpfr.Float)
	bits   int
	zero   func(x [3]T, m fp.Mode) bool
}

func operations[T fp.Float]() []operation[T] {
	wide, fused := 2304, 4480
	if is32[T]() {
		wide, fused = 320, 704
	}
	sign := func(x T) bool { return math.Signbit(float64(x)) }
	sum := func(a, b bool, m fp.Mode) bool { return a && b || a != b && m == fp.Down }
	quotient := func(x [3]T, _ fp.Mode) bool { return sign(x[0]) != sign(x[1]) }
	return []operation[T]{
		{"Add", 2, func(x [3]T, m fp.Mode) T { return fp.Add(x[0], x[1], m) },
			func(x [3]T) T { return x[0] + x[1] },
			func(z *mpfr.Float, x [3]*mpfr.Float) { mpfr.Add(z, x[0], x[1]) }, wide,
			func(x [3]T, m fp.Mode) bool { return sum(sign(x[0]), sign(x[1]), m) }},
		{"Sub", 2, func(x [3]T, m fp.Mode) T { return fp.Sub(x[0], x[1], m) },
			func(x [3]T) T { return x[0] - x[1] },
			func(z *mpfr.Float, x [3]*mpfr.Float) { mpfr.Sub(z, x[0], x[1]) }, wide,
			func(x [3]T, m fp.Mode) bool { return sum(sign(x[0]), !sign(x[1]), m) }},
		{"Mul", 2, func(x [3]T, m fp.Mode) T { return fp.Mul(x[0], x[1], m) },
			func(x [3]T) T { return T(x[0] * x[1]) },
			func(z *mpfr.Float, x [3]*mpfr.Float) { mpfr.Mul(z, x[0], x[1]) }, 128, quotient},
		{"FMA", 3, func(x [3]T, m fp.Mode) T { return fp.FMA(x[0], x[1], x[2], m) },
			func(x [3]T) T { return T(math.FMA(float64(x[0]), float64(x[1]), float64(x[2]))) },
			func(z *mpfr.Float, x [3]*mpfr.Float) { mpfr.FMA(z, x[0], x[1], x[2]) }, fused,
			func(x [3]T, m fp.Mode) bool { return sum(sign(x[0]) != sign(x[1]), sign(x[2]), m) }},
		{"Div", 2, func(x [3]T, m fp.Mode) T { return fp.Div(x[0], x[1], m) },
			func(x [3]T) T { return x[0] / x[1] },
			func(z *mpfr.Float, x [3]*mpfr.Float) { mpfr.Div(z, x[0], x[1]) }, 256, quotient},
		{"Rcp", 1, func(x [3]T, m fp.Mode) T { return fp.Rcp(x[0], m) },
			func(x [3]T) T { return 1 / x[0] },
			func(z *mpfr.Float, x [3]*mpfr.Float) { mpfr.Div(z, one, x[0]) }, 256, nil},
		{"Sqrt", 1, func(x [3]T, m fp.Mode) T { return fp.Sqrt(x[0], m) },
			func(x [3]T) T { return T(math.Sqrt(float64(x[0]))) },
			func(z *mpfr.Float, x [3]*mpfr.Float) { mpfr.Sqrt(z, x[0], nil) }, 256,
			func(x [3]T, _ fp.Mode) bool { return sign(x[0]) }},
	}
}

var one = func() *mpfr.Float {
	z := mpfr.New(64)
	z.SetLimbs(1)
	return z
}()

func is32[T fp.Float]() bool { return T(1<<24)+1 == T(1<<24) }

// A judge knows the definition of the roundings, and compares in MPFR.
type judge[T fp.Float] struct {
	z, d, r *mpfr.Float
	x       [3]*mpfr.Float
	largest T
	last    float64 // ulp of the largest number
}

func newJudge[T fp.Float]() *judge[T] {
	j := &judge[T]{d: mpfr.New(64), r: mpfr.New(64)}
	for i := range j.x {
		j.x[i] = mpfr.New(64)
	}
	top := math.MaxFloat64
	j.last = 0x1p971
	if is32[T]() {
		top, j.last = math.MaxFloat32, 0x1p104
	}
	j.largest = T(top)
	return j
}

// minus returns the sign of z less the sum.
func (j *judge[T]) minus(limbs ...float64) int {
	j.r.SetLimbs(limbs...)
	mpfr.Sub(j.d, j.z, j.r)
	return j.d.Sign()
}

// minusMid returns the sign of z less the middle of a and b, where ±Inf is the
// number after the largest one.
func (j *judge[T]) minusMid(a, b T) int {
	var limbs []float64
	for _, v := range []T{a, b} {
		switch f := float64(v); {
		case f > float64(j.largest):
			limbs = append(limbs, float64(j.largest), j.last)
		case f < -float64(j.largest):
			limbs = append(limbs, -float64(j.largest), -j.last)
		default:
			limbs = append(limbs, f)
		}
	}
	j.z.Scale(1)
	s := j.minus(limbs...)
	j.z.Scale(-1)
	return s
}

func nextUp[T fp.Float](x T) T {
	if is32[T]() {
		return T(math.Nextafter32(float32(x), float32(math.Inf(1))))
	}
	return T(math.Nextafter(float64(x), math.Inf(1)))
}

// even reports whether the last bit of x is 0.
func even[T fp.Float](x T) bool {
	if is32[T]() {
		return math.Float32bits(float32(x))&1 == 0
	}
	return math.Float64bits(float64(x))&1 == 0
}

// right reports whether r is z, which is not 0, rounded by m.
func (j *judge[T]) right(r T, m fp.Mode) bool {
	s := j.z.Sign()
	if r != r || math.Signbit(float64(r)) != (s < 0) {
		return false
	}
	above, below := nextUp(r), -nextUp(-r)
	down := func() bool { // r ≤ z < above
		return r <= j.largest && (r < -j.largest || j.minus(float64(r)) >= 0) && (r == j.largest || j.minus(float64(above)) < 0)
	}
	up := func() bool {
		return r >= -j.largest && (r > j.largest || j.minus(float64(r)) <= 0) && (r == -j.largest || j.minus(float64(below)) > 0)
	}
	nearest := func(lower, upper bool) bool { // whether r has the tie below, and that above
		low, high := 1, -1
		if r >= -j.largest {
			low = j.minusMid(below, r)
		}
		if r <= j.largest {
			high = j.minusMid(r, above)
		}
		return (low > 0 || low == 0 && lower) && (high < 0 || high == 0 && upper)
	}
	switch m {
	case fp.Down:
		return down()
	case fp.Up:
		return up()
	case fp.ToZero:
		if s > 0 {
			return down()
		}
		return up()
	case fp.ToNearestEven:
		return nearest(even(r), even(r))
	}
	return nearest(s > 0, s < 0)
}

func same[T fp.Float](a, b T) bool {
	return a == b && math.Signbit(float64(a)) == math.Signbit(float64(b)) || a != a && b != b
}

// wrong returns what is wrong with f, "" for nothing.
func (j *judge[T]) wrong(op *operation[T], f func(x [3]T, m fp.Mode) T, x [3]T) string {
	native := op.native(x)
	special := native != native
	for _, a := range x[:op.arity] {
		special = special || a-a != 0
	}
	special = special || op.name == "Div" && x[1] == 0 || op.name == "Rcp" && x[0] == 0
	if !special {
		for i, a := range x[:op.arity] {
			j.x[i].SetLimbs(float64(a))
		}
		op.exact(j.z, j.x)
	}
	for _, m := range fp.Modes() {
		r := f(x, m)
		ok := false
		switch {
		case special:
			ok = same(r, native)
		case j.z.Sign() == 0:
			ok = r == 0 && math.Signbit(float64(r)) == op.zero(x, m)
		default:
			ok = j.right(r, m)
		}
		if !ok {
			return fmt.Sprintf("%s%x %v = %x", op.name, x[:op.arity], m, r)
		}
	}
	return ""
}

// specials are operands at which something changes.
func specials[T fp.Float]() []T {
	p, least, normal := 53, math.SmallestNonzeroFloat64, 0x1p-1022
	if is32[T]() {
		p, least, normal = 24, math.SmallestNonzeroFloat32, 0x1p-126
	}
	largest := newJudge[T]().largest
	u := T(math.Ldexp(1, -p))
	list := []T{0, T(least), 2 * T(least), 3 * T(least), T(normal) - T(least), T(normal), T(normal) + T(least), T(2 * normal),
		T(math.Sqrt(normal)), u, 2 * u, 1 - u, 1, 1 + 2*u, 1.5, 2 - 2*u, 2, 3, T(math.Ldexp(1, p)) - 1, T(math.Ldexp(1, p)), 1 / T(normal),
		T(math.Sqrt(float64(largest))), largest / 2, largest - T(newJudge[T]().last), largest, T(math.Inf(1)), T(math.NaN())}
	for _, a := range list {
		list = append(list, -a)
	}
	return list
}

// A source of random operands: of any bits, of few bits, near the ends of the
// range, of sums that cancel, of quotients that are almost numbers or ties.
type source[T fp.Float] struct {
	*rand.Rand
	p, emin, emax int
}

func newSource[T fp.Float](seed uint64) *source[T] {
	s := &source[T]{rand.New(rand.NewPCG(seed, 1)), 53, -1022, 1023}
	if is32[T]() {
		s.p, s.emin, s.emax = 24, -126, 127
	}
	return s
}

func (s *source[T]) bits() T {
	if is32[T]() {
		return T(math.Float32frombits(s.Uint32()))
	}
	return T(math.Float64frombits(s.Uint64()))
}

// number returns a number of the exponent e, of all bits or few.
func (s *source[T]) number(e int) T {
	n := s.IntN(s.p)
	if s.IntN(2) == 0 {
		n = s.p - 1
	}
	m := math.Ldexp(float64(s.Uint64N(1<<n)|1<<n), e-n)
	if s.IntN(4) == 0 { // ones
		m = math.Ldexp(math.Ldexp(1, n+1)-1, e-n)
	}
	if s.IntN(2) == 0 {
		m = -m
	}
	return T(m)
}

func (s *source[T]) near(a T) T {
	for range s.IntN(3) {
		a = nextUp(a)
	}
	for range s.IntN(3) {
		a = -nextUp(-a)
	}
	return a
}

func (s *source[T]) operands() [3]T {
	exponent := func() int { return s.emin - s.p + s.IntN(s.emax-s.emin+s.p+2) }
	e := exponent()
	a := s.number(e)
	switch s.IntN(8) {
	case 0:
		return [3]T{s.bits(), s.bits(), s.bits()}
	case 1: // sums about a tie, and sums that cancel
		f := e - s.p - 2 + s.IntN(s.p+4)
		return [3]T{a, s.number(f), s.number(f)}
	case 2: // products and quotients at the lower end
		b := s.number(exponent())
		c := s.emin - s.IntN(s.p+3)
		return [3]T{T(math.Ldexp(float64(a), c-math.Ilogb(float64(b))-e)), b, s.number(c)}
	case 3: // and at the upper one
		b := s.number(exponent())
		c := s.emax + s.IntN(2)
		return [3]T{T(math.Ldexp(float64(a), c-math.Ilogb(float64(b))-e)), b, s.number(s.emax)}
	case 4: // fused sums that cancel
		b := s.number(s.IntN(20) - 10)
		return [3]T{a, b, s.near(-T(a * b))}
	case 5: // fused sums about a tie of the product or of the summand
		b := s.number(s.IntN(20) - 10)
		return [3]T{a, b, s.number(e + s.IntN(4*s.p) - 2*s.p)}
	case 6: // quotients and roots that are almost short
		b := s.number(s.IntN(20) - 10)
		return [3]T{s.near(T(a * b)), b, a}
	}
	b := s.number(s.IntN(s.emax))
	return [3]T{s.near(T(b * b)), b, a} // roots
}

func testOperations[T fp.Float](t *testing.T) {
	needMPFR(t)
	n := testenv.Size(5000, 100000, 1e7)
	for i, op := range operations[T]() {
		t.Run(op.name, func(t *testing.T) {
			if testenv.Full() {
				t.Parallel()
			}
			j := newJudge[T]()
			j.z = mpfr.New(op.bits)
			wrong := 0
			try := func(x [3]T) {
				if text := j.wrong(&op, op.f, x); text != "" {
					if wrong++; wrong <= 10 {
						t.Error(text)
					}
				}
			}
			list := specials[T]()
			second, third := list, list
			if op.arity < 2 {
				second = list[:1]
			}
			if op.arity < 3 {
				third = list[:1]
			}
			tried := 0
			for _, a := range list {
				for _, b := range second {
					for _, c := range third {
						try([3]T{a, b, c})
						tried++
					}
				}
			}
			s := newSource[T](uint64(i))
			for range n {
				try(s.operands())
			}
			t.Logf("%d of %d + %d wrong", wrong, tried, n)
		})
	}
}

func TestFloat32(t *testing.T) { testOperations[float32](t) }
func TestFloat64(t *testing.T) {
	testenv.Long(t, "many operands against math/big")
	testOperations[float64](t)
}

// TestNamed: machine numbers may have another name.
func TestNamed(t *testing.T) {
	type metres float64
	if got := fp.Add(metres(1), 0x1p-60, fp.Up); got != 1+0x1p-52 {
		t.Errorf("Add of a float64 by another name: %v", got)
	}
	if got := fp.ToHalf(metres(1+0x1p-11+0x1p-40), fp.ToNearestEven); got != fp.HalfOf(1+0x1p-10) {
		t.Errorf("ToHalf of a float64 by another name: %v", got)
	}
}

// TestSame: the same bits on every processor, also where there is no MPFR.
func TestSame(t *testing.T) {
	const want = "52fa767119109451a25c70e0ce289231cffbfe50c45f51cf73d94c3309807fc4"
	h := sha256.New()
	write(h, operations[float32]())
	write(h, operations[float64]())
	if got := hex.EncodeToString(h.Sum(nil)); got != want {
		t.Errorf("the hash of all results is %s, want %s", got, want)
	}
}

// write writes results, with one NaN for all.
func write[T fp.Float](h io.Writer, ops []operation[T]) {
	s := newSource[T](3)
	for range 2000 {
		x := s.operands()
		for _, op := range ops {
			for _, m := range fp.Modes() {
				r := float64(op.f(x, m))
				if r != r {
					r = math.NaN()
				}
				binary.Write(h, binary.LittleEndian, r)
			}
		}
	}
}

// TestJudge: mistakes that are easy to make are found.
func TestJudge(t *testing.T) {
	needMPFR(t)
	planted(t, "Add", "rounds twice", func(x [3]float32, m fp.Mode) float32 {
		return fp.ToFloat32(float64(x[0])+float64(x[1]), m)
	})
	planted(t, "FMA", "rounds twice", func(x [3]float32, m fp.Mode) float32 {
		return fp.ToFloat32(fp.FMA(float64(x[0]), float64(x[1]), float64(x[2]), m), m)
	})
	planted(t, "Add", "takes a tie to even", func(x [3]float64, m fp.Mode) float64 {
		return fp.Add(x[0], x[1], m%fp.ToNearestAway)
	})
	planted(t, "Sub", "has +0 for x - x by Down", func(x [3]float64, m fp.Mode) float64 {
		return fp.Sub(x[0], x[1], m) + 0
	})
	planted(t, "Mul", "takes the residual where it underflows", func(x [3]float64, m fp.Mode) float64 {
		p := float64(x[0] * x[1])
		if math.FMA(x[0], x[1], -p) == 0 {
			return p
		}
		return fp.Mul(x[0], x[1], m)
	})
	planted(t, "FMA", "rounds the product", func(x [3]float64, m fp.Mode) float64 {
		return fp.Add(fp.Mul(x[0], x[1], m), x[2], m)
	})
	planted(t, "Div", "forgets the sign of the divisor", func(x [3]float64, m fp.Mode) float64 {
		if x[1] < 0 && (m == fp.Up || m == fp.Down) {
			m = fp.Up + fp.Down - m
		}
		return fp.Div(x[0], x[1], m)
	})
	planted(t, "Sqrt", "takes subnormal numbers as they are", func(x [3]float64, m fp.Mode) float64 {
		r := math.Sqrt(x[0])
		if r < 0x1p-450 && m == fp.Up && math.FMA(-r, r, x[0]) <= 0 {
			return r
		}
		return fp.Sqrt(x[0], m)
	})
}

func planted[T fp.Float](t *testing.T, name, bug string, f func([3]T, fp.Mode) T) {
	t.Helper()
	for i, op := range operations[T]() {
		if op.name != name {
			continue
		}
		j := newJudge[T]()
		j.z = mpfr.New(op.bits)
		s := newSource[T](uint64(i))
		for range 20000 {
			x := s.operands()
			if j.wrong(&op, f, x) != "" || j.wrong(&op, f, [3]T{x[0], x[0], -x[0]}) != "" {
				return
			}
		}
	}
	t.Errorf("a %s that %s passes", name, bug)
}

func TestUnknownMode(t *testing.T) {
	for name, f := range map[string]func(){
		"Add":         func() { fp.Add(1.0, 0x1p-60, fp.Mode(9)) },
		"Mul":         func() { fp.Mul(0x1p-600, 0x1p-600, fp.Mode(9)) },
		"ToInteger":   func() { fp.ToInteger[int32](0.5, fp.Mode(9)) },
		"FromInteger": func() { fp.FromInteger[float32](int32(1<<24+1), fp.Mode(9)) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s takes an unknown mode", name)
				}
			}()
			f()
		}()
	}
}

func benchmark[T fp.Float](b *testing.B) {
	s := newSource[T](1)
	var x [256][3]T
	for i := range x {
		x[i] = [3]T{s.number(s.IntN(20)), s.number(s.IntN(20)), s.number(s.IntN(20))}
	}
	for _, op := range operations[T]() {
		b.Run(op.name, func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				op.f(x[i%len(x)], fp.Up)
			}
		})
	}
}

func BenchmarkFloat32(b *testing.B) { benchmark[float32](b) }
func BenchmarkFloat64(b *testing.B) { benchmark[float64](b) }

// TestModes: a mode is that of math/big of its value, and has its name.
func TestModes(t *testing.T) {
	want := map[fp.Mode]big.RoundingMode{fp.ToNearestEven: big.ToNearestEven, fp.ToNearestAway: big.ToNearestAway, fp.ToZero: big.ToZero, fp.Up: big.ToPositiveInf, fp.Down: big.ToNegativeInf}
	names := map[string]bool{}
	for _, m := range fp.Modes() {
		if big.RoundingMode(m) != want[m] {
			t.Errorf("%v is %v of math/big", m, big.RoundingMode(m))
		}
		names[m.String()] = true
	}
	if len(names) != len(want) || fp.Mode(3).String() != "unknown rounding mode" || fp.Mode(6).String() != "unknown rounding mode" {
		t.Errorf("%d modes have the names %v", len(want), names)
	}
}
