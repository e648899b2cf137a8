package floor

import (
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"sync"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
)

func same(a, b float64) bool {
	return math.Float64bits(a) == math.Float64bits(b) || a != a && b != b
}

// binary returns the format of p significand bits and w of exponent, with Inf and NaN.
func binary(p, w int) fp.Format {
	bias := 1<<(w-1) - 1
	return fp.Format{Bits: p + w, Prec: p, Emin: 1 - bias, Emax: bias}
}

// small is a format with all its numbers, by their encodings.
type small[W Word] struct {
	Format[W]
	fp    fp.Format
	arith ir.Fused
	value []float64
}

func newSmall[W Word](t *testing.T, p, w int) *small[W] {
	s := &small[W]{Format[W]{W(p), W(w)}, binary(p, w), nil, nil}
	var err error
	if s.arith, err = ir.Nearest(s.fp); err != nil {
		t.Fatal(err)
	}
	for b := range uint64(1) << (p + w) {
		s.value = append(s.value, s.fp.Decode(b))
	}
	return s
}

// pair checks all functions of two operands, and returns what is wrong.
func (s *small[W]) pair(f Format[W], i, j int) error {
	a, b := s.value[i], s.value[j]
	x, y := W(i), W(j)
	var err error
	is := func(what string, got W, want float64) {
		if got >= W(len(s.value)) || !same(s.value[got], want) {
			err = fmt.Errorf("p=%d w=%d: %s of %v and %v is %#x, want %v", s.P, s.W, what, a, b, got, want)
		}
	}
	truth := func(what string, got, want bool) {
		if got != want {
			err = fmt.Errorf("p=%d w=%d: %v %s %v is %v", s.P, s.W, a, what, b, got)
		}
	}
	add, sub := s.arith.Add, s.arith.Sub
	sum := add(a, b)
	is("add", f.add(x, y), sum)
	is("sub", f.sub(x, y), sub(a, b))
	if math.Abs(b) != s.fp.Max() { // where a step of TwoSum may overflow
		h, l := f.TwoSum(x, y)
		v := sub(sum, a)
		is("TwoSum", h, sum)
		is("error of TwoSum", l, add(sub(a, sub(sum, v)), sub(b, v)))
		h, l = f.TwoDiff(x, y)
		d := sub(a, b)
		v = sub(d, a)
		is("TwoDiff", h, d)
		is("error of TwoDiff", l, sub(sub(a, sub(d, v)), add(b, v)))
	}
	h, l := f.FastTwoSum(x, y)
	is("FastTwoSum", h, sum)
	if math.Abs(a) >= s.fp.Max() || math.Abs(b) != s.fp.Max() {
		is("error of FastTwoSum", l, sub(b, sub(sum, a)))
	}
	p := s.arith.Mul(a, b)
	is("mul", f.mul(x, y), p)
	h, l = f.TwoProd(x, y)
	is("TwoProd", h, p)
	is("error of TwoProd", l, s.arith.ProdErr(a, b, p))
	is("prodErr", f.prodErr(x, y, h), s.arith.ProdErr(a, b, p))
	is("div", f.div(x, y), s.arith.Div(a, b))
	if b == b {
		is("copysign", f.copysign(x, y), math.Copysign(a, b))
	}
	truth("<", f.lt(x, y), a < b)
	truth("<=", f.le(x, y), a <= b)
	truth("==", f.eq(x, y), a == b)
	truth("!=", f.ne(x, y), a != b)
	return err
}

// one checks all functions of one operand.
func (s *small[W]) one(f Format[W], i int) error {
	a, x := s.value[i], W(i)
	var err error
	is := func(what string, got W, want float64) {
		if got >= W(len(s.value)) || !same(s.value[got], want) {
			err = fmt.Errorf("p=%d w=%d: %s of %v is %#x, want %v", s.P, s.W, what, a, got, want)
		}
	}
	p := s.arith.Mul(a, a)
	h, l := f.TwoSqr(x)
	is("TwoSqr", h, p)
	is("error of TwoSqr", l, s.arith.ProdErr(a, a, p))
	is("sqrt", f.sqrt(x), s.arith.Sqrt(a))
	is("neg", f.neg(x), -a)
	is("abs", f.abs(x), math.Abs(a))
	if s.fp.Emax >= s.fp.Prec-1 {
		is("trunc", f.trunc(x), math.Trunc(a))
		is("floor", f.floor(x), math.Floor(a))
	}
	is("chop", f.chop(x, 1), s.value[i&^1])
	is("toFloat", f.toFloat(int32(i-len(s.value)/2)), s.fp.Round(float64(i-len(s.value)/2)))
	e := math.Log2(math.Abs(a)) // for powers of two, and nothing between them is a problem
	switch {
	case f.finite(x) != (a-a == 0), f.signbit(x) != (i >= len(s.value)/2):
		err = fmt.Errorf("p=%d w=%d: %v: finite %v, sign %v", s.P, s.W, a, f.finite(x), f.signbit(x))
	case a == math.Trunc(a) && a-a == 0 && math.Abs(a) < 1<<31 && f.toInt(x) != int32(a):
		err = fmt.Errorf("p=%d w=%d: toInt of %v is %d", s.P, s.W, a, f.toInt(x))
	case a-a != 0 || math.Abs(a) < s.fp.MinNormal():
	case int(f.exponent(x)) != math.Ilogb(a):
		err = fmt.Errorf("p=%d w=%d: exponent of %v is %d", s.P, s.W, a, f.exponent(x))
	case e == math.Trunc(e) && f.pow2(int32(e)) != f.abs(x):
		err = fmt.Errorf("p=%d w=%d: 2^%v is %#x", s.P, s.W, e, f.pow2(int32(e)))
	}
	return err
}

// all tries all operands, with f in the place of the format's own.
func (s *small[W]) all(f Format[W]) error {
	errs := make([]error, runtime.GOMAXPROCS(0))
	var wg sync.WaitGroup
	for w := range errs {
		wg.Go(func() {
			for i := w; i < len(s.value) && errs[w] == nil; i += len(errs) {
				errs[w] = s.one(f, i)
				for j := 0; j < len(s.value) && errs[w] == nil; j++ {
					errs[w] = s.pair(f, i, j)
				}
			}
		})
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// TestSmall tries all operands of the formats of 3 to 7 significand bits and 2 to 5 bits
// of exponent, in both words.
func TestSmall(t *testing.T) {
	for p := 3; p <= 7; p++ {
		for w := 2; w <= 5; w++ {
			if p+w > testenv.Size(7, 10, 12) {
				continue
			}
			s := newSmall[uint32](t, p, w)
			if err := s.all(s.Format); err != nil {
				t.Error(err)
			}
			if p+w < 10 {
				s := newSmall[uint64](t, p, w)
				if err := s.all(s.Format); err != nil {
					t.Error("in 64 bits: ", err)
				}
			}
		}
	}
}

// TestSmallFails takes a format for another one.
func TestSmallFails(t *testing.T) {
	s := newSmall[uint32](t, 4, 3)
	if err := s.all(Format[uint32]{5, 3}); err == nil {
		t.Error("numbers of 4 bits are right with 5")
	}
}

// machine is a width of the processor: its floats by their bits.
type machine[W Word, T limb.Float] struct {
	Format[W]
	bits  func(T) W
	float func(W) T
	fma   func(a, b, c T) T
	sqrt  func(T) T
}

var (
	m32 = machine[uint32, float32]{Format[uint32]{24, 8}, math.Float32bits, math.Float32frombits,
		func(a, b, c float32) float32 { return float32(float64(float64(a)*float64(b)) + float64(c)) },
		func(a float32) float32 { return float32(math.Sqrt(float64(a))) }}
	m64 = machine[uint64, float64]{Format[uint64]{53, 11}, math.Float64bits, math.Float64frombits, math.FMA, math.Sqrt}
)

// operands returns numbers of all kinds, the second near the first, or far.
func (m machine[W, T]) operands(r *rand.Rand) (x, y W) {
	f := m.Format
	any := func() W {
		switch r.IntN(16) {
		case 0:
			return W(r.Uint64N(4)) // zero and the least
		case 1:
			return f.inf() - 2 + W(r.Uint64N(4)) // the largest, Inf, NaN
		case 2:
			return W(r.Uint64()) & (f.hidden() - 1)
		case 3, 4:
			return W(r.Uint64N(1<<f.W))<<(f.P-1) + W(r.Uint64N(3)) - 1 // near a power of two
		case 5:
			return (f.bias() + W(r.Uint64N(70)) - 2) << (f.P - 1) & (f.sign() - 1) // near 1
		}
		return W(r.Uint64())
	}
	x, y = any(), any()
	switch r.IntN(4) {
	case 0: // of about the same size
		y = x + W(r.Uint64N(9)) - 4
	case 1: // some binades away
		y = y&(f.hidden()-1) | (x>>(f.P-1)+W(r.Uint64N(uint64(2*f.P)+6))-f.P-3)<<(f.P-1)
	}
	if r.IntN(2) == 0 {
		x = f.neg(x)
	}
	if r.IntN(2) == 0 {
		y = f.neg(y)
	}
	if r.IntN(2) == 0 {
		x, y = y, x
	}
	return x, y
}

// check compares with the processor on n pairs of operands.
func (m machine[W, T]) check(f Format[W], n int) error {
	r := rand.New(rand.NewPCG(3, 4))
	for range n {
		x, y := m.operands(r)
		a, b := m.float(x), m.float(y)
		var err error
		is := func(what string, got W, want T) {
			if w := m.bits(want); got != w && (want == want || m.abs(got) <= m.inf()) {
				err = fmt.Errorf("%s of %x and %x (%v, %v) is %x, want %x", what, x, y, a, b, got, w)
			}
		}
		is("add", f.add(x, y), a+b)
		is("sub", f.sub(x, y), a-b)
		is("mul", f.mul(x, y), a*b)
		is("div", f.div(x, y), a/b)
		is("sqrt", f.sqrt(x), m.sqrt(a))
		h, l := f.TwoProd(x, y)
		p := T(a * b)
		is("TwoProd", h, p)
		is("error of TwoProd", l, m.fma(a, b, -p))
		if m.abs(y) != m.inf()-1 {
			h, l = f.TwoSum(x, y)
			s, e := limb.TwoSum(a, b)
			is("TwoSum", h, s)
			is("error of TwoSum", l, e)
			h, l = f.TwoDiff(x, y)
			s, e = limb.TwoDiff(a, b)
			is("TwoDiff", h, s)
			is("error of TwoDiff", l, e)
			h, l = f.FastTwoSum(x, y)
			s, e = limb.FastTwoSum(a, b)
			is("FastTwoSum", h, s)
			is("error of FastTwoSum", l, e)
		}
		is("trunc", f.trunc(x), T(math.Trunc(float64(a))))
		is("floor", f.floor(x), T(math.Floor(float64(a))))
		i := int32(r.Uint64()) >> r.UintN(32)
		is("toFloat", f.toFloat(i), T(i))
		if t := T(math.Trunc(float64(a))); t > -1<<31 && t < 1<<31 && f.toInt(m.bits(t)) != int32(t) {
			err = fmt.Errorf("toInt of %v is %d", t, f.toInt(m.bits(t)))
		}
		if f.lt(x, y) != (a < b) || f.le(x, y) != (a <= b) || f.eq(x, y) != (a == b) || f.ne(x, y) != (a != b) {
			err = fmt.Errorf("%x and %x (%v, %v) compare as %v %v %v", x, y, a, b, f.lt(x, y), f.le(x, y), f.eq(x, y))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// TestMachine compares with the processor, at both widths.
func TestMachine(t *testing.T) {
	n := testenv.Size(1<<16, 1<<21, 1<<24)
	if err := m32.check(m32.Format, n); err != nil {
		t.Error(err)
	}
	if err := m64.check(m64.Format, n); err != nil {
		t.Error(err)
	}
}

// TestMachineFails takes half of the bits of an exponent.
func TestMachineFails(t *testing.T) {
	if err := m32.check(Format[uint32]{24, 7}, 1<<12); err == nil {
		t.Error("7 bits of exponent are enough for binary32")
	}
}
