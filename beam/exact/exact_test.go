package exact_test

import (
	"bytes"
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"
	_ "github.com/apache/beam/sdks/v2/go/pkg/beam/runners/prism"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/testing/ptest"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/transforms/stats"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/beam/exact"
	"github.com/limbfp/limb/vec"
)

func TestMain(m *testing.M) { ptest.MainWithDefault(m, "prism") }

// results has what the pipeline of a test leaves, by names; it runs in this process.
var results struct {
	sync.Mutex
	of map[string]string
}

// leave is a DoFn that leaves a number under its name.
type leave[N vec.Addend] struct{ Name string }

func (l *leave[N]) ProcessElement(x N) {
	results.Lock()
	defer results.Unlock()
	results.of[l.Name] += fmt.Sprintf("%v ", bits(x))
}

// bits has the limbs of a number in a form that has all bits.
func bits[N vec.Addend](x N) string {
	switch x := any(x).(type) {
	case float64:
		return fmt.Sprintf("%x", x)
	case limb.DD:
		return fmt.Sprintf("%x %x", x.Hi, x.Lo)
	}
	return fmt.Sprintf("%v", x)
}

// shard is a DoFn that makes the numbers of a shard.
type shard struct{ Count int }

func (f *shard) ProcessElement(_ context.Context, order []int, emit func(float64)) {
	x := numbers(f.Count)
	for _, i := range order {
		emit(x[i])
	}
}

// A runner is free in how it cuts bundles, and prism makes one of what it has flattened. So that
// there are as many as a test wants, partOf combines each shard to a state, and whole combines
// those: what a runner does with bundles.

type partOf struct{ exact.SumFn[float64] }

func (*partOf) ExtractOutput(a exact.State) exact.State { return a }

type whole struct{ exact.SumFn[float64] }

func (w *whole) AddInput(a, b exact.State) exact.State { return w.MergeAccumulators(a, b) }

// floats are both for a sum of floats.
type floats struct{}

func (floats) AddInput(a, x float64) float64          { return a + x }
func (floats) MergeAccumulators(a, b float64) float64 { return a + b }

func init() {
	register.Combiner3[exact.State, float64, exact.State](&partOf{})
	register.Combiner3[exact.State, exact.State, float64](&whole{})
	register.Combiner1[float64](&floats{})
	register.DoFn3x0[context.Context, []int, func(float64)](&shard{})
	register.Emitter1[float64]()
	register.DoFn1x0[float32](&leave[float32]{})
	register.DoFn1x0[float64](&leave[float64]{})
	register.DoFn1x0[limb.DF](&leave[limb.DF]{})
	register.DoFn1x0[limb.DD](&leave[limb.DD]{})
	register.DoFn1x0[limb.QF](&leave[limb.QF]{})
	register.DoFn1x0[limb.QD](&leave[limb.QD]{})
	register.Function1x1(toDF)
	register.Function1x1(toDD)
	register.Function1x1(toQF)
	register.Function1x1(toQD)
	register.Function1x1(toFloat32)
	register.Function1x1(factors)
	register.Function1x1(factorsQD)
}

func toFloat32(x float64) float32 { return float32(x) }
func toDF(x float64) limb.DF      { return limb.NewDF(x) }
func toDD(x float64) limb.DD      { return limb.NewDD(x).DivFloat(3) }
func toQF(x float64) limb.QF      { return limb.NewQF(x).DivFloat(3) }
func toQD(x float64) limb.QD      { return limb.NewQD(x).DivFloat(3) }

func factors(x float64) exact.Factors[float64]   { return exact.Factors[float64]{X: x, Y: x} }
func factorsQD(x limb.QD) exact.Factors[limb.QD] { return exact.Factors[limb.QD]{X: x, Y: x} }

// numbers cancel, and their float sums depend on the order.
func numbers(n int) []float64 {
	r := rand.New(rand.NewPCG(1, 2))
	x := make([]float64, n)
	for i := range x {
		x[i] = math.Ldexp(r.NormFloat64(), r.IntN(60))
		if i%2 == 1 {
			x[i] = -x[i-1] + r.NormFloat64()
		}
	}
	return x
}

const count = 1000

// run runs a pipeline on the numbers in so many shards, of which each is a collection, and in
// another order for each seed, and returns what it leaves.
func run(t *testing.T, shards int, seed uint64) map[string]string {
	results.of = map[string]string{}
	p, s := beam.NewPipelineWithRoot()
	order := rand.New(rand.NewPCG(seed, 3)).Perm(count)
	var parts, states, sums []beam.PCollection
	for k := range shards {
		part := order[k*count/shards : (k+1)*count/shards]
		x := beam.ParDo(s, &shard{count}, beam.Create(s, slices.Clone(part)))
		parts = append(parts, x)
		states = append(states, beam.Combine(s, &partOf{}, x))
		sums = append(sums, beam.Combine(s, &floats{}, x))
	}
	x := beam.Flatten(s, parts...)
	beam.ParDo0(s, &leave[float64]{"sum of bundles"}, beam.Combine(s, &whole{}, beam.Flatten(s, states...)))
	beam.ParDo0(s, &leave[float64]{"float sum of bundles"}, beam.Combine(s, &floats{}, beam.Flatten(s, sums...)))
	beam.ParDo0(s, &leave[float64]{"float sum"}, stats.Sum(s, x))
	beam.ParDo0(s, &leave[float64]{"mean"}, exact.Mean[float64](s, x))
	beam.ParDo0(s, &leave[float64]{"variance"}, exact.Variance[float64](s, x))
	beam.ParDo0(s, &leave[float64]{"norm"}, exact.Norm2[float64](s, x))
	beam.ParDo0(s, &leave[float64]{"dot"}, exact.Dot[float64](s, beam.ParDo(s, factors, x)))
	beam.ParDo0(s, &leave[float64]{"sum"}, exact.Sum[float64](s, x))
	beam.ParDo0(s, &leave[float32]{"float32"}, exact.Sum[float32](s, beam.ParDo(s, toFloat32, x)))
	beam.ParDo0(s, &leave[limb.DF]{"DF"}, exact.Sum[limb.DF](s, beam.ParDo(s, toDF, x)))
	beam.ParDo0(s, &leave[limb.DD]{"DD"}, exact.Sum[limb.DD](s, beam.ParDo(s, toDD, x)))
	beam.ParDo0(s, &leave[limb.QF]{"QF"}, exact.Sum[limb.QF](s, beam.ParDo(s, toQF, x)))
	qd := beam.ParDo(s, toQD, x)
	beam.ParDo0(s, &leave[limb.QD]{"QD"}, exact.Sum[limb.QD](s, qd))
	beam.ParDo0(s, &leave[limb.QD]{"QD dot"}, exact.Dot[limb.QD](s, beam.ParDo(s, factorsQD, qd)))
	beam.ParDo0(s, &leave[limb.QD]{"QD variance"}, exact.Variance[limb.QD](s, qd))
	ptest.RunAndValidate(t, p)
	return results.of
}

// TestBundles: 1, 7 and 64 shards in any order give the same bits, those of package vec, and
// Beam's own sum of floats does not.
func TestBundles(t *testing.T) {
	x := numbers(count)
	seen := map[string]map[string]bool{}
	for i, shards := range []int{1, 7, 64} {
		for name, text := range run(t, shards, uint64(i)) {
			if seen[name] == nil {
				seen[name] = map[string]bool{}
			}
			seen[name][text] = true
		}
	}
	for name, texts := range seen {
		if !strings.HasPrefix(name, "float sum") && len(texts) != 1 {
			t.Errorf("%s: %d results: %v", name, len(texts), texts)
		}
	}
	if len(seen["float sum"]) < 2 || len(seen["float sum of bundles"]) < 2 || len(seen) != 15 {
		t.Errorf("the order does not change the sum of floats: %v", seen)
	}
	for name, want := range map[string]float64{"sum": vec.ExactSum(x), "sum of bundles": vec.ExactSum(x), "dot": vec.ExactDot(x, x), "norm": vec.ExactNorm2(x)} {
		if text := bits(want) + " "; !seen[name][text] {
			t.Errorf("%s is %v, not %s", name, seen[name], text)
		}
	}
}

// TestMoments compares mean and variance with their definitions.
func TestMoments(t *testing.T) {
	for _, c := range []struct {
		x              []float64
		mean, variance float64
	}{
		{nil, math.NaN(), math.NaN()},
		{[]float64{3}, 3, math.NaN()},
		{[]float64{1, 2}, 1.5, 0.5},
		{[]float64{1e300, 1e300, 1e300}, 1e300, 0},
		{[]float64{0x1p60 + 0x1p8, 0x1p60, 0x1p60 - 0x1p8}, 0x1p60, 0x1p16},
		{[]float64{math.MaxFloat64, math.MaxFloat64}, math.MaxFloat64, 0},
		{[]float64{math.Inf(1), 1}, math.Inf(1), math.NaN()},
		{[]float64{math.Inf(1), math.Inf(-1)}, math.NaN(), math.NaN()},
	} {
		m, v := &exact.MeanFn[float64]{}, &exact.VarianceFn[float64]{}
		a, b := m.CreateAccumulator(), v.CreateAccumulator()
		for _, x := range c.x {
			a, b = m.MergeAccumulators(m.AddInput(m.CreateAccumulator(), x), a), v.AddInput(b, x)
		}
		if got := m.ExtractOutput(a); bits(got) != bits(c.mean) {
			t.Errorf("the mean of %v is %v, not %v", c.x, got, c.mean)
		}
		if got := v.ExtractOutput(b); bits(got) != bits(c.variance) {
			t.Errorf("the variance of %v is %v, not %v", c.x, got, c.variance)
		}
	}
}

// TestState: what goes between workers arrives, and what is damaged does not.
func TestState(t *testing.T) {
	v := &exact.VarianceFn[float64]{}
	a := v.CreateAccumulator()
	for _, x := range numbers(100) {
		a = v.AddInput(a, x)
	}
	b, err := exact.Encode(a)
	if err != nil {
		t.Fatal(err)
	}
	back, err := exact.Decode(b)
	again, _ := exact.Encode(back)
	if err != nil || !bytes.Equal(again, b) || bits(v.ExtractOutput(back)) != bits(v.ExtractOutput(a)) {
		t.Errorf("%v, %v: %x, and %x before", v.ExtractOutput(back), err, again, b)
	}
	for i := range b {
		if _, err := exact.Decode(b[:i]); err == nil {
			t.Errorf("%d bytes of %d are taken", i, len(b))
		}
	}
}
