package accuracy

import (
	"math"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// # The ends of the range
//
// A bound holds in a domain. Outside of it a result may be off by some of the least
// subnormal numbers more, which is what rounding its last limbs costs, and by
// nothing else: no operand and no number on the way to the result may have lost what
// the result has room for. So these tests know no domain but that of the overflow.

// allowance is how many of the least subnormal number a result of n limbs may be off
// by beside its bound. A function rounds each limb once. In a product of four limbs
// nine roundings of half a number may be lost, in one of two limbs three, and the sum
// is rounded again; an error function is a product where it is small, 2x/√π, and so are its
// inverse, Ei next to its zero, and Bessel functions far away.
func allowance(op string, n int) float64 {
	switch _, f, _ := strings.Cut(op, "."); f {
	case "Mul", "MulFloat", "Sqr", "MulAdd", "Erf", "Erfinv", "NormCDFinv", "ExpInt", "J0", "J1", "Y0", "Y1", "Jn", "Yn", "BesselI", "BesselK", "AiryAi", "AiryBi", "AiryAiPrime", "AiryBiPrime":
		return float64(2*n - 2)
	}
	return 2
}

// TestEnds holds every operation to its bound at the ends of the range.
func TestEnds(t *testing.T) {
	testenv.Long(t, "every function at the ends of its range")
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	n := testenv.Size(1<<5, 1<<6, 1<<17)
	all := contracts()
	testEnds(t, all, append(Ops[float32](), Functions[float32]()...), n)
	testEnds(t, all, append(Ops[float64](), Functions[float64]()...), n)
}

func testEnds[T limb.Float](t *testing.T, all map[string]contract, ops []Op[T], n int) {
	t.Helper()
	for _, plain := range ops {
		for _, op := range plain.Readings() {
			k, stated := all[name(op.Name)].bound(op.Note)
			if !stated || op.Out < 2 || strings.HasSuffix(op.Name, ".Pair") {
				continue // Pair rounds four limbs to two, and says where
			}
			size := n
			if op.slow && !testenv.Full() {
				size /= 8
			}
			if e := worstAtEnds(op, size); e.Max > k {
				t.Errorf("%s %s: %gu^n for %x (%s), the doc comment says %gu^n", op.Name, op.Note, e.Max, e.Worst, e.Dist, k)
			}
		}
	}
}

// worstAtEnds measures an operation without a domain, over what reaches its ends.
func worstAtEnds[T limb.Float](op Op[T], n int) (worst Result) {
	op = op.Everywhere(allowance(op.Name, op.Out))
	for _, d := range []Dist{Ends(), Full()} {
		if r := Measure(op, d, n, 3, nil); r.Max > worst.Max {
			worst = r
		}
	}
	return worst
}

// TestEndsAreSeen plants functions that lose bits at the ends of the range: quotients
// of what has underflowed, a root too small to have all limbs, a sum that overflows
// next to the largest number, and products of small numbers.
func TestEndsAreSeen(t *testing.T) {
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	planted := map[string]func(x limb.QF) limb.QF{
		"QF.Tan":   func(x limb.QF) limb.QF { sin, cos := x.SinCos(); return sin.Div(cos) },
		"QF.TanPi": func(x limb.QF) limb.QF { sin, cos := x.SinCosPi(); return sin.Div(cos) },
		"QF.Rsqrt": func(x limb.QF) limb.QF { return x.Sqrt().Recip() },
		"QF.Floor": func(x limb.QF) limb.QF { return x.Floor().AddFloat(0) },
		"QF.Exp": func(x limb.QF) limb.QF {
			y := x.SubFloat(1).Exp()
			return y.Mul(limb.QF{X0: 1}.Exp())
		},
	}
	for name, f := range planted {
		op, ok := Lookup[float32](name)
		if !ok {
			t.Fatalf("no %s", name)
		}
		op.Go = func(out, in [][]float32) {
			for i := range in[0] {
				y := f(limb.QF{X0: in[0][i], X1: in[1][i], X2: in[2][i], X3: in[3][i]})
				out[0][i], out[1][i], out[2][i], out[3][i] = y.X0, y.X1, y.X2, y.X3
			}
		}
		if ends, corners := worstAtEnds(op, 1<<13), worstAtCorners(t, op); !(max(ends.Max, corners.Max) > 100) {
			t.Errorf("a planted %s has an error of %g, and of %g at the corners", name, ends.Max, corners.Max)
		}
	}
}

// TestCorners holds the functions of one number, and the products with a power of two,
// to their bounds at the corners of the formats, in all forms that a number has there.
func TestCorners(t *testing.T) {
	testenv.Long(t, "every function at the corners of its formats")
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	all := contracts()
	testCorners(t, all, Functions[float32]())
	testCorners(t, all, Functions[float64]())
}

func testCorners[T limb.Float](t *testing.T, all map[string]contract, ops []Op[T]) {
	t.Helper()
	for _, op := range ops {
		k, stated := all[name(op.Name)].bound(op.Note)
		if len(op.In) == 2 && !op.ints[1] || !stated || strings.HasSuffix(op.Name, ".Pair") {
			continue
		}
		if r := worstAtCorners(t, op); r.Max > k {
			t.Errorf("%s: %gu^n for %x, the doc comment says %gu^n", op.Name, r.Max, r.Worst, k)
		}
	}
}

// worstAtCorners measures an operation at the corners, without a domain.
func worstAtCorners[T limb.Float](t *testing.T, op Op[T]) Result {
	t.Helper()
	op = op.Everywhere(allowance(op.Name, op.Out))
	powers := []float64{0}
	if len(op.In) == 2 {
		powers = []float64{0, 1, -1, 2, 97, 100, -100, 127, -149, 897, 1023, -1074, 2000}
		if op.slow && !testenv.Full() { // orders of Bessel functions
			powers = []float64{0, 2, 97, -149}
		}
	}
	g := newGenerator(&op, Full(), 1, 1)
	in, _ := op.planes(0)
	list, step := corners[T](op.In[0]), testenv.Size(1, 2, 1)
	switch {
	case testenv.Full():
	case op.slow && op.In[0] > 2: // some, of those next to one another
		step = 23
	case op.slow:
		step = 11
	case op.In[0] > 2: // there are more of these
		step = 7
	}
	if testing.Short() {
		step *= 10
	}
	for k := 0; k < len(list); k += step {
		x := list[k]
		for _, n := range powers {
			if copy(g.x.operands[0], x); len(op.In) == 2 {
				g.x.operands[1][0] = n
			}
			if op.slow && len(op.In) == 3 { // of an incomplete beta function, whose first operand is a shape
				g.x.operands[1][0], g.x.operands[2][0] = 1, 0.5
			}
			if !g.accept() {
				continue
			}
			for j, a := range g.x.limbs {
				in[j] = append(in[j], T(a))
			}
		}
	}
	if len(in[0]) == 0 {
		t.Fatalf("%s: no corner is in its domain", op.Name)
	}
	_, out := op.planes(len(in[0]))
	op.Go(out, in)
	r, err := Judge(op, out, in)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// corners are numbers of n limbs whose first ones are at the ends of the range, powers
// of two and their neighbours, and whose others are ties, next to ties, or among the
// least.
func corners[T limb.Float](n int) [][]float64 {
	p, l := precision[T](), least[T]()
	emin := exponent(l) + p - 1
	two := func(e int) float64 { return math.Ldexp(1, e) }
	half := func(a float64) float64 { // ½ulp, or 0
		h := two(max(exponent(a), emin) - p)
		if h < l {
			h = 0
		}
		return h
	}
	top := two(1-emin) * (2 - two(1-p))
	firsts := []float64{
		top, top - two(2-emin-p), two(1 - emin), two(-emin), top / 2, top / 4,
		two(emin), two(emin) - l, two(emin + p), two(emin + n*p), l, 2 * l, 3 * l,
		1, 1 + two(1-p), 1 - two(-p), 2, 0.5, two(p), two(n * p), two(p + 7),
	}
	var list [][]float64
	var extend func(x []float64)
	extend = func(x []float64) {
		end := make([]float64, n)
		copy(end, x)
		list = append(list, end)
		last := x[len(x)-1]
		h := half(last)
		if len(x) == n || h == 0 {
			return
		}
		follow := []float64{h, h / 2, l}
		if len(x) == 1 {
			follow = append(follow, h*(1-two(-p)), h*0.75)
		}
		for _, b := range follow {
			if b = float64(T(b)); b >= l {
				extend(append(x[:len(x):len(x)], b))
				extend(append(x[:len(x):len(x)], -b))
			}
		}
	}
	for _, a := range firsts {
		extend([]float64{a})
		extend([]float64{-a})
	}
	return list
}
