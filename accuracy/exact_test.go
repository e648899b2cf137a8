package accuracy

import (
	"math"
	"math/big"
	"runtime"
	"slices"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
)

// TestScreen holds the screened error against the exact one, vector by vector,
// for every operation, its own result and a result moved by a few units: in
// the second limb's last place.
func TestScreen(t *testing.T) {
	testScreen[float32](t)
	testScreen[float64](t)
}

func testScreen[T limb.Float](t *testing.T) {
	for _, plain := range Ops[T]() {
		for _, op := range plain.Readings() {
			for _, d := range Dists() {
				in, out := op.planes(testenv.Size(100, 1000, 1000))
				draw(&op, d, in, 7, 0)
				op.Go(out, in)
				for i := range out[1] {
					if i%2 == 1 {
						out[1][i] += T(i%5-2) * out[1][i] / (1 << 20)
					}
				}
				if i, screen, exact := disagreement(&op, out, in); i >= 0 {
					t.Errorf("%s %s, vector %d: screen says %g, exact arithmetic %g", op.Name, d.Name, i, screen, exact)
				}
			}
		}
	}
}

// disagreement returns the first vector where screened and exact error differ
// by more than the screen's margin, or one is 0 and the other not; else -1.
func disagreement[T limb.Float](op *Op[T], out, in [][]T) (i int, screen, exact float64) {
	s := newScreener(op)
	for i := range in[0] {
		s.load(out, in, i)
		screen, exact := s.error(), s.exact()
		if screen != exact && !(math.Abs(screen-exact) <= 0x1p-45*exact && exact > 0) {
			return i, screen, exact
		}
	}
	return -1, 0, 0
}

// TestScreenCatches: a screen that adds the terms in float64, not as an
// expansion, and one that forgets a term, are found out.
func TestScreenCatches(t *testing.T) {
	op, _ := Lookup[float64]("DD.Mul")
	in, out := op.planes(1000)
	draw(&op, Uniform(), in, 7, 0)
	op.Go(out, in)
	honest := op.value.terms
	for name, terms := range map[string]func(t []float64, x [][]float64) ([]float64, bool){
		"a rounded sum": func(t []float64, x [][]float64) ([]float64, bool) {
			t, ok := honest(t, x)
			return []float64{estimate(t)}, ok
		},
		"a lost term": func(t []float64, x [][]float64) ([]float64, bool) {
			t, ok := honest(t, x)
			return t[1:], ok
		},
	} {
		op.value.terms = terms
		if i, _, _ := disagreement(&op, out, in); i < 0 {
			t.Errorf("%s is not noticed", name)
		}
	}
}

// TestExact holds the exact error against rational arithmetic.
func TestExact(t *testing.T) {
	op, _ := Lookup[float64]("DD.Mul")
	in, out := op.planes(200)
	draw(&op, Full(), in, 3, 0)
	op.Go(out, in)
	rat := func(p [][]float64, i int) *big.Rat {
		a, b := new(big.Rat), new(big.Rat)
		a.SetFloat64(p[0][i])
		b.SetFloat64(p[1][i])
		return a.Add(a, b)
	}
	s := newScreener(&op)
	for i := range out[0] {
		v := rat(in[:2], i)
		v.Mul(v, rat(in[2:], i))
		d := new(big.Rat).Sub(rat(out, i), v)
		d.Quo(d, v).Abs(d)
		d.Mul(d, new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), 106)))
		want, _ := d.Float64()
		s.load(out, in, i)
		if have := s.exact(); have != want {
			t.Errorf("vector %d: %g, rational arithmetic says %g", i, have, want)
		}
	}
}

// TestWrongOperations: what is wrong is seen.
func TestWrongOperations(t *testing.T) {
	type pair = limb.DF
	wrong := []struct {
		op, what string
		more     float64
		f        func(x, y pair) pair
	}{
		{"DF.Mul", "the paper's third line as printed: Add12(t1, t2), without the cross products", 1 << 20,
			func(x, y pair) pair {
				p, e := limb.TwoProd(x.Hi, y.Hi)
				hi, lo := limb.FastTwoSum(p, e)
				return pair{Hi: hi, Lo: lo}
			}},
		{"DF.Mul", "cross products added one by one", 5,
			func(x, y pair) pair {
				p, e := limb.TwoProd(x.Hi, y.Hi)
				e += float32(x.Hi * y.Lo)
				e += float32(x.Lo * y.Hi)
				hi, lo := limb.FastTwoSum(p, e)
				return pair{Hi: hi, Lo: lo}
			}},
		{"DF.Add", "SloppyAdd", 1 << 30, pair.SloppyAdd},
		{"f32.TwoSum", "FastTwoSum without its condition", 0,
			func(x, y pair) pair {
				hi, lo := limb.FastTwoSum(x.Hi, y.Hi)
				return pair{Hi: hi, Lo: lo}
			}},
		{"f32.TwoProd", "no error term", 0,
			func(x, y pair) pair { return pair{Hi: float32(x.Hi * y.Hi)} }},
		{"DF.Mul", "NaN", 5, func(x, y pair) pair { return pair{Hi: float32(math.NaN())} }},
	}
	for _, w := range wrong {
		op, ok := Lookup[float32](w.op)
		if !ok {
			t.Fatal(w.op)
		}
		f := batch(op.In, w.f)
		random, climb := Measure(op, Adversarial(), 1<<16, 1, f), Climb(op, 1000, 1, f)
		t.Logf("%s, %s: %gu² by random search, %gu² by the climb", w.op, w.what, random.Max, climb.Max)
		if max(random.Max, climb.Max) <= w.more {
			t.Errorf("%s, %s: not noticed", w.op, w.what)
		}
	}
}

// TestDeterministic: neither the number of processors nor the way in which the
// vectors are cut changes a result.
func TestDeterministic(t *testing.T) {
	op, _ := Lookup[float64]("DD.Add")
	const n = 5 * Block / 2
	for _, d := range Dists() {
		want := Measure(op, d, n, 9, nil)
		old := runtime.GOMAXPROCS(1)
		same(t, want, Measure(op, d, n, 9, nil))
		runtime.GOMAXPROCS(old)

		var cut Result
		for first := 0; first < n; first += 2 * Block {
			in, out := op.planes(min(2*Block, n-first))
			if err := Fill(op, d, in, 9, first); err != nil {
				t.Fatal(err)
			}
			op.Go(out, in)
			r, err := Judge(op, out, in)
			if err != nil {
				t.Fatal(err)
			}
			cut.Merge(r)
		}
		cut.Dist = d.Name
		same(t, want, cut)
	}
}

func same(t *testing.T, a, b Result) {
	t.Helper()
	if a.Max != b.Max || a.At != b.At || a.N != b.N || a.RMS() != b.RMS() || a.Dist != b.Dist || !slices.Equal(a.Worst, b.Worst) {
		t.Errorf("two results:\n%+v\n%+v", a, b)
	}
}

// TestUses: what does not fit together is an error.
func TestUses(t *testing.T) {
	op, _ := Lookup[float32]("DF.Add")
	in, out := op.planes(4)
	for what, err := range map[string]error{
		"planes missing": second3(Judge(op, out[:1], in)),
		"short plane":    second3(Judge(op, out, [][]float32{in[0], in[1], in[2], in[3][:3]})),
		"odd start":      Fill(op, Uniform(), in, 1, 5),
	} {
		if err == nil {
			t.Errorf("%s: no error", what)
		}
	}
	if r, err := Judge(op, out, in); err != nil || !r.Exact() {
		t.Errorf("0 + 0 = 0: %+v, %v", r, err)
	}
}

func second3(_ Result, err error) error { return err }

// TestEdges: the domains cannot be widened much. Just outside, exact functions
// are not, and a bound does not hold.
func TestEdges(t *testing.T) {
	for _, c := range []struct {
		op    string
		x     []float32
		bound float64
	}{
		{"f32.TwoSum", []float32{-0x3p103, math.MaxFloat32}, 0},                      // s - a overflows
		{"f32.TwoProd", []float32{0x1.000002p-51, 0x1.000002p-53}, 0},                // 2^-104: the error is below 2^-149
		{"f32.Split", []float32{0x1p116}, 0},                                         // 4097·a overflows
		{"DF.Mul", []float32{0x1.000002p-51, 0x1p-75, 0x1.000002p-57, 0x1.8p-81}, 5}, // 2^-108
	} {
		op, ok := Lookup[float32](c.op)
		if !ok {
			t.Fatal(c.op)
		}
		in, out := op.planes(1)
		for k := range in {
			in[k][0] = c.x[k]
		}
		op.Go(out, in)
		if r, err := Judge(op, out, in); err != nil || r.Max <= c.bound {
			t.Errorf("%s%x: error %gu², %v", c.op, c.x, r.Max, err)
		}
	}
}

// TestEdgesAreSought: where a domain is stated a little too wide, the search
// finds it out.
func TestEdgesAreSought(t *testing.T) {
	for i, c := range []struct {
		op    string
		widen func(d *Domain)
		bound float64
	}{
		{"f32.TwoSum", func(d *Domain) { d.Open = false }, 0},
		{"f32.TwoDiff", func(d *Domain) { d.Open = false }, 0},
		{"f32.FastTwoSum", func(d *Domain) { d.Ordered = false }, 0},
		{"f32.Split", func(d *Domain) { d.Top += 2 }, 0},
		{"f32.TwoProd", func(d *Domain) { d.Bottom-- }, 0},
		{"f32.TwoSqr", func(d *Domain) { d.Bottom -= 2 }, 0},
		{"DF.Add", func(d *Domain) { d.Top += 2 }, 2},
		{"DF.Mul", func(d *Domain) { d.Bottom -= 30 }, 5}, // it is wider than need be: down to -102 the bound holds
		{"DF.MulFloat", func(d *Domain) { d.Bottom -= 30 }, 2},
	} {
		if testing.Short() && i%4 > 0 {
			continue
		}
		op, ok := Lookup[float32](c.op)
		if !ok {
			t.Fatal(c.op)
		}
		c.widen(&op.Domain)
		if r := Search(op, 1<<17, 500, 1).Worst; r.Max <= c.bound {
			t.Errorf("%s over %+v: worst found %g", c.op, op.Domain, r.Max)
		}
	}
}

func BenchmarkMeasure(b *testing.B) {
	for _, name := range []string{"f32.TwoSum", "f32.TwoProd", "DF.SloppyAdd", "DF.Add", "DF.Mul"} {
		op, _ := Lookup[float32](name)
		b.Run(name, func(b *testing.B) {
			b.ReportMetric(0, "ns/op")
			Measure(op, Exp(10), b.N, 1, nil)
		})
	}
}

// batch runs f over planes; where an operand has one limb, or is missing, the
// rest of the pair is 0.
func batch[T limb.Float](in []int, f func(x, y limb.Pair[T]) limb.Pair[T]) Batch[T] {
	return func(out, planes [][]T) {
		for i := range out[0] {
			var v [2]limb.Pair[T]
			k := 0
			for n, limbs := range in {
				v[n].Hi = planes[k][i]
				if limbs > 1 {
					v[n].Lo = planes[k+1][i]
				}
				k += limbs
			}
			z := f(v[0], v[1])
			out[0][i], out[1][i] = z.Hi, z.Lo
		}
	}
}
