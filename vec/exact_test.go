package vec_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/vec"
)

// BenchmarkExact runs sums of machine numbers and numbers in turns on one core: exact ones, those in
// the order of Sum, and a loop that adds one number after the other. See BenchmarkVec.
//
//	go test ./vec -run - -bench Exact/float64
func BenchmarkExact(b *testing.B) {
	defer vec.SetThreads(vec.SetThreads(1))
	r := rand.New(rand.NewPCG(1, 2))
	for _, n := range []int{1 << 6, 1 << 10, 1 << 16, 1 << 20} {
		x, f := make([]float64, n), make([]float32, n)
		df, dd, qf, qd := make([]limb.DF, n), make([]limb.DD, n), make([]limb.QF, n), make([]limb.QD, n)
		for i := range x {
			x[i] = math.Ldexp(r.NormFloat64(), r.IntN(20))
			f[i] = float32(x[i])
			dd[i] = limb.NewDD(x[i]).AddFloat(x[i] * 0x1.3p-55)
			qd[i] = dd[i].Quad().AddFloat(x[i] * 0x1.3p-110)
		}
		vec.Convert(df, dd)
		vec.Convert(qf, qd)
		for _, op := range []struct {
			name string
			f    func()
		}{
			{"float64/loop", func() {
				s := 0.0
				for _, a := range x {
					s += a
				}
				x[0] += 0 * s
			}},
			{"float64/exact", func() { x[0] += 0 * vec.ExactSum(x) }},
			{"float64/SumOf[DD]", func() { dd[0].Hi += 0 * vec.SumOf[limb.DD](x).Hi }},
			{"float64/exact-dot", func() { x[0] += 0 * vec.ExactDot(x, x) }},
			{"float64/DotOf[DD]", func() { dd[0].Hi += 0 * vec.DotOf[limb.DD](x, x).Hi }},
			{"float32/exact", func() { f[0] += 0 * vec.ExactSum(f) }},
			{"DF/Sum", func() { df[0].Hi += 0 * vec.Sum(df).Hi }},
			{"DF/exact", func() { df[0].Hi += 0 * vec.ExactSum(df).Hi }},
			{"DF/Dot", func() { df[0].Hi += 0 * vec.Dot(df, df).Hi }},
			{"DF/exact-dot", func() { df[0].Hi += 0 * vec.ExactDot(df, df).Hi }},
			{"DD/Sum", func() { dd[0].Hi += 0 * vec.Sum(dd).Hi }},
			{"DD/exact", func() { dd[0].Hi += 0 * vec.ExactSum(dd).Hi }},
			{"DD/Dot", func() { dd[0].Hi += 0 * vec.Dot(dd, dd).Hi }},
			{"DD/exact-dot", func() { dd[0].Hi += 0 * vec.ExactDot(dd, dd).Hi }},
			{"QF/Sum", func() { qf[0].X0 += 0 * vec.Sum(qf).X0 }},
			{"QF/exact", func() { qf[0].X0 += 0 * vec.ExactSum(qf).X0 }},
			{"QF/Dot", func() { qf[0].X0 += 0 * vec.Dot(qf, qf).X0 }},
			{"QF/exact-dot", func() { qf[0].X0 += 0 * vec.ExactDot(qf, qf).X0 }},
			{"QD/Sum", func() { qd[0].X0 += 0 * vec.Sum(qd).X0 }},
			{"QD/exact", func() { qd[0].X0 += 0 * vec.ExactSum(qd).X0 }},
			{"QD/Dot", func() { qd[0].X0 += 0 * vec.Dot(qd, qd).X0 }},
			{"QD/exact-dot", func() { qd[0].X0 += 0 * vec.ExactDot(qd, qd).X0 }},
		} {
			b.Run(fmt.Sprintf("%s/%d", op.name, n), func(b *testing.B) { fastest(b, n, op.f) })
		}
	}
}

// # Against math/big

// limbsOf returns the limbs of a number as float64.
func limbsOf[N vec.Addend](x N) []float64 {
	switch x := any(x).(type) {
	case float32:
		return []float64{float64(x)}
	case float64:
		return []float64{x}
	case limb.DF:
		return []float64{float64(x.Hi), float64(x.Lo)}
	case limb.DD:
		return []float64{x.Hi, x.Lo}
	case limb.TF:
		return []float64{float64(x.X0), float64(x.X1), float64(x.X2)}
	case limb.QF:
		return []float64{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)}
	}
	if x, ok := any(x).(limb.TD); ok {
		return []float64{x.X0, x.X1, x.X2}
	}
	q := any(x).(limb.QD)
	return []float64{q.X0, q.X1, q.X2, q.X3}
}

// exact returns a finite x exactly, with room for sums and products.
func exact[N vec.Addend](x N) *big.Float {
	s := new(big.Float).SetPrec(5000)
	for _, a := range limbsOf(x) {
		s.Add(s, new(big.Float).SetFloat64(a))
	}
	return s
}

// roundedTo returns v rounded to N.
func roundedTo[N vec.Addend](v *big.Float) (z N) {
	switch p := any(&z).(type) {
	case *float32:
		*p, _ = v.Float32()
	case *float64:
		*p, _ = v.Float64()
	case *limb.DF:
		*p = limb.FromBig[limb.DF](v)
	case *limb.DD:
		*p = limb.FromBig[limb.DD](v)
	case *limb.TF:
		*p = limb.FromBig[limb.TF](v)
	case *limb.QF:
		*p = limb.FromBig[limb.QF](v)
	case *limb.TD:
		*p = limb.FromBig[limb.TD](v)
	case *limb.QD:
		*p = limb.FromBig[limb.QD](v)
	}
	return z
}

// same reports whether two numbers have the same bits, but for NaN.
func same[N vec.Addend](x, y N) bool {
	a, b := limbsOf(x), limbsOf(y)
	for i := range a {
		if math.Float64bits(a[i]) != math.Float64bits(b[i]) && !(a[i] != a[i] && b[i] != b[i]) {
			return false
		}
	}
	return true
}

// sums returns Σx, Σxy and √Σx² of finite numbers by math/big, rounded once.
func sums[N vec.Addend](x, y []N) (sum, dot, norm N) {
	s, d, q := exact(*new(N)), exact(*new(N)), exact(*new(N))
	product := exact(*new(N))
	for i := range x {
		a, b := exact(x[i]), exact(y[i])
		s.Add(s, a)
		d.Add(d, product.Mul(a, b))
		q.Add(q, product.Mul(a, a))
	}
	return roundedTo[N](s), roundedTo[N](d), roundedTo[N](q.Sqrt(q))
}

// A kind of numbers makes element i.
var kindsOfNumbers = map[string]func(r *rand.Rand, i int) float64{
	"normal":    func(r *rand.Rand, _ int) float64 { return r.NormFloat64() },
	"spread 40": func(r *rand.Rand, _ int) float64 { return math.Ldexp(r.NormFloat64(), r.IntN(40)) },
	"spread 90": func(r *rand.Rand, _ int) float64 { return math.Ldexp(r.NormFloat64(), r.IntN(90)) },
	"wild":      func(r *rand.Rand, _ int) float64 { return math.Ldexp(r.NormFloat64(), r.IntN(2000)-1000) },
	"subnormal": func(r *rand.Rand, _ int) float64 { return float64(r.IntN(9)-4) * 0x1p-1074 },
	"small":     func(r *rand.Rand, _ int) float64 { return math.Ldexp(r.NormFloat64(), -1040+r.IntN(80)) },
	"large":     func(r *rand.Rand, _ int) float64 { return math.Ldexp(r.Float64()-0.5, 1024-r.IntN(20)) },
	"integers":  func(r *rand.Rand, _ int) float64 { return float64(r.IntN(3) - 1) },
	"growing":   func(r *rand.Rand, i int) float64 { return math.Ldexp(r.NormFloat64(), i/64%200) },
	"alternating": func(r *rand.Rand, i int) float64 {
		return math.Ldexp(r.NormFloat64(), []int{-300, 300}[i/5000%2])
	},
	"zeros":   func(r *rand.Rand, i int) float64 { return []float64{0, math.Copysign(0, -1)}[r.IntN(2)] },
	"few":     func(r *rand.Rand, i int) float64 { return float64(max(r.IntN(200)-198, 0)) * r.NormFloat64() },
	"ones":    func(*rand.Rand, int) float64 { return 1 - 0x1p-53 },
	"largest": func(r *rand.Rand, _ int) float64 { return math.MaxFloat64 * float64(1-2*r.IntN(2)) },
}

// wildOf makes a number of a machine number, with limbs of any size below it, and its exponent
// brought to where the limbs have room.
func wildOf[N vec.Addend](r *rand.Rand, a float64) N {
	single := len(limbsOf(*new(N))) > 0 && any(*new(N)) == any(float32(0))
	switch any(*new(N)).(type) {
	case limb.DF, limb.QF:
		single = true
	}
	if m, e := math.Frexp(a); single {
		a = math.Ldexp(m, e/8)
	}
	v := new(big.Float).SetPrec(400).SetFloat64(a)
	for range len(limbsOf(*new(N))) - 1 {
		a *= math.Ldexp(r.Float64()-0.5, -24-r.IntN(60))
		if a-a == 0 {
			v.Add(v, new(big.Float).SetFloat64(a))
		}
	}
	z := roundedTo[N](v)
	if l := limbsOf(z); l[0]-l[0] != 0 {
		z = roundedTo[N](new(big.Float))
	}
	return z
}

// cases are slices of each kind and some lengths.
func cases[N vec.Addend](r *rand.Rand, lengths []int, f func(name string, x, y []N)) {
	for name, make1 := range kindsOfNumbers {
		for _, n := range lengths {
			x, y := make([]N, n), make([]N, n)
			for i := range x {
				x[i], y[i] = wildOf[N](r, make1(r, i)), wildOf[N](r, make1(r, i+n))
			}
			f(fmt.Sprintf("%s, %d", name, n), x, y)
			if n < 2 {
				continue
			}
			// The upper half cancels the lower one, but for one element.
			for i := range n / 2 {
				x[n-1-i], y[n-1-i] = x[i], y[i]
				x[n-1-i] = negated(x[i])
			}
			x[n/2] = x[0]
			f(fmt.Sprintf("%s, %d, cancelling", name, n), x, y)
		}
	}
}

func negated[N vec.Addend](x N) (z N) {
	v := exact(x)
	return roundedTo[N](v.Neg(v))
}

func testExact[N vec.Addend](t *testing.T, lengths []int) {
	r := rand.New(rand.NewPCG(1, 2))
	cases(r, lengths, func(name string, x, y []N) {
		sum, dot, norm := sums(x, y)
		if l := limbsOf(sum); l[0] == 0 { // math/big has another sign for some zeros
			sum = vec.ExactSum(append([]N{roundedTo[N](new(big.Float))}, x...))
		}
		for l := simd.Go; l <= simd.Best(); l++ {
			at(l, func() {
				if got := vec.ExactSum(x); !same(got, sum) && !(limbsOf(sum)[0] == 0 && limbsOf(got)[0] == 0) {
					t.Errorf("%T, %s, %v: the sum is %v, not %v", sum, name, l, got, sum)
				}
				if got := vec.ExactDot(x, y); !same(got, dot) && !(limbsOf(dot)[0] == 0 && limbsOf(got)[0] == 0) {
					t.Errorf("%T, %s, %v: the dot product is %v, not %v", sum, name, l, got, dot)
				}
				if got := vec.ExactNorm2(x); !same(got, norm) {
					t.Errorf("%T, %s, %v: the norm is %v, not %v", sum, name, l, got, norm)
				}
			})
		}
	})
}

// at runs f at a level.
func at(l simd.Level, f func()) {
	before, err := simd.Set(l)
	if err != nil {
		panic(err)
	}
	defer simd.Set(before)
	f()
}

// TestExact compares exact sums of each type with math/big.
func TestExact(t *testing.T) {
	lengths := []int{0, 1, 2, 3, 17, 127, 128, 129, 300, 1023, 4096, 5000}
	if testing.Short() {
		lengths = []int{0, 1, 2, 17, 128, 300}
	}
	t.Run("float32", func(t *testing.T) { testExact[float32](t, lengths) })
	t.Run("float64", func(t *testing.T) { testExact[float64](t, append(lengths, 4097)) })
	t.Run("DF", func(t *testing.T) { testExact[limb.DF](t, lengths) })
	t.Run("DD", func(t *testing.T) { testExact[limb.DD](t, lengths) })
	t.Run("QF", func(t *testing.T) { testExact[limb.QF](t, lengths) })
	t.Run("TF", func(t *testing.T) { testExact[limb.TF](t, lengths) })
	t.Run("QD", func(t *testing.T) { testExact[limb.QD](t, lengths) })
	t.Run("TD", func(t *testing.T) { testExact[limb.TD](t, lengths) })
}

func TestExactNorm2OfInfinities(t *testing.T) {
	t.Run("float32", testExactNorm2OfInfinities[float32])
	t.Run("float64", testExactNorm2OfInfinities[float64])
	t.Run("DF", testExactNorm2OfInfinities[limb.DF])
	t.Run("DD", testExactNorm2OfInfinities[limb.DD])
	t.Run("QF", testExactNorm2OfInfinities[limb.QF])
	t.Run("TF", testExactNorm2OfInfinities[limb.TF])
	t.Run("QD", testExactNorm2OfInfinities[limb.QD])
	t.Run("TD", testExactNorm2OfInfinities[limb.TD])
}

func testExactNorm2OfInfinities[N vec.Addend](t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	for _, c := range []struct{ a, b, want float64 }{{inf, nan, inf}, {nan, -inf, inf}, {1, nan, nan}, {-inf, inf, inf}, {1, -inf, inf}} {
		for _, n := range []int{2, 3000} { // one by one, and in folds
			x := make([]N, n)
			x[0], x[n-1] = leadOf[N](c.a), leadOf[N](c.b)
			if got := limbsOf(vec.ExactNorm2(x)); got[0] != c.want && !(math.IsNaN(got[0]) && math.IsNaN(c.want)) {
				t.Errorf("ExactNorm2 of %d %T with %v and %v is %v, want %v", n, x[0], c.a, c.b, got, c.want)
			}
		}
	}
}

// leadOf returns the number with that leading limb alone.
func leadOf[N vec.Addend](a float64) (x N) {
	switch p := any(&x).(type) {
	case *float32:
		*p = float32(a)
	case *float64:
		*p = a
	case *limb.DF:
		p.Hi = float32(a)
	case *limb.DD:
		p.Hi = a
	case *limb.TF:
		p.X0 = float32(a)
	case *limb.QF:
		p.X0 = float32(a)
	case *limb.TD:
		p.X0 = a
	case *limb.QD:
		p.X0 = a
	}
	return x
}

// TestExactSumOf: a sum of numbers of one type as a number of another is the exact one, rounded once.
func TestExactSumOf(t *testing.T) {
	exactOf[limb.DF, float32](t)
	exactOf[limb.DD, float64](t)
	exactOf[limb.QF, float64](t)
	exactOf[limb.QD, float64](t)
	exactOf[float32, float64](t)
	exactOf[limb.DD, limb.QD](t)
	exactOf[limb.TD, float64](t)
	exactOf[limb.TF, limb.TD](t)
	if x := []float64{1, 0x1p-60, 0x1p-120}; vec.ExactSumOf[limb.DD](x) == (limb.DD{Hi: vec.ExactSum(x)}) {
		t.Error("the sum in a float64 passes for that in a DD")
	}
}

func exactOf[N, T vec.Addend](t *testing.T) {
	cases(rand.New(rand.NewPCG(3, 4)), []int{0, 1, 3, 300}, func(name string, x, y []T) {
		s, d := exact(*new(T)), exact(*new(T))
		for i := range x {
			s.Add(s, exact(x[i]))
			d.Add(d, new(big.Float).SetPrec(5000).Mul(exact(x[i]), exact(y[i])))
		}
		for what, c := range map[string]struct{ got, want N }{
			"sum":         {vec.ExactSumOf[N](x), roundedTo[N](s)},
			"dot product": {vec.ExactDotOf[N](x, y), roundedTo[N](d)},
		} {
			if !same(c.got, c.want) && !(limbsOf(c.got)[0] == 0 && limbsOf(c.want)[0] == 0) { // of either sign
				t.Errorf("%T of %T, %s: the %s is %v, not %v", c.got, *new(T), name, what, c.got, c.want)
			}
		}
	})
}
