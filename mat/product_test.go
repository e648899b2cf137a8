package mat

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/run/workers"
)

// random returns a matrix of numbers with all limbs, between -1 and 1.
func random[N Number[N]](r *rand.Rand, rows, cols int) *Dense[N] {
	m := NewDense[N](rows, cols, nil)
	for i := range m.Data {
		m.Data[i] = randomNumber[N](r)
	}
	return m
}

func randomNumber[N Number[N]](r *rand.Rand) (x N) {
	u := func() float64 { return 2*r.Float64() - 1 }
	dd := func() limb.DD { return limb.NewDD(u()).AddFloat(u() * 0x1p-53) }
	qd := func() limb.QD { return dd().QD().Add(limb.NewQD(u()).Ldexp(-106)).Add(limb.NewQD(u()).Ldexp(-159)) }
	var y any
	switch any(x).(type) {
	case limb.DF:
		y = dd().DF()
	case limb.DD:
		y = dd()
	case limb.QF:
		y = qd().QF()
	case limb.QD:
		y = qd()
	case limb.F32:
		y = limb.F32(u())
	case limb.F64:
		y = limb.F64(u())
	case limb.CDF:
		y = limb.CDF{Re: dd().DF(), Im: dd().DF()}
	case limb.CDD:
		y = limb.CDD{Re: dd(), Im: dd()}
	case limb.CQF:
		y = limb.CQF{Re: qd().QF(), Im: qd().QF()}
	case limb.CQD:
		y = limb.CQD{Re: qd(), Im: qd()}
	case limb.TF:
		y = qd().TF()
	case limb.TD:
		y = qd().TD()
	case limb.CTF:
		y = limb.CTF{Re: qd().TF(), Im: qd().TF()}
	case limb.CTD:
		y = limb.CTD{Re: qd().TD(), Im: qd().TD()}
	}
	return y.(N)
}

// everywhere runs f at every level, on one core and on three.
func everywhere(t *testing.T, f func(t *testing.T)) {
	for _, l := range []simd.Level{simd.Go, simd.AVX2, simd.AVX512} {
		for _, cores := range []int{1, 3} {
			t.Run(fmt.Sprint(l, cores), func(t *testing.T) {
				previous, err := simd.Set(l)
				if err != nil {
					testenv.Skip(t, l.String(), err.Error())
				}
				defer simd.Set(previous)
				defer workers.Set(workers.Set(cores))
				f(t)
			})
		}
	}
}

// chain is the definition of a product: it adds ab to c. The chain of a part of a complex number
// has the real parts of a first.
func chain[N Number[N]](c, a, b *Dense[N], negative bool) {
	passes := []func(N) N{func(x N) N { return x }}
	if isComplex[N]() {
		passes = []func(N) N{realPart[N], imaginaryPart[N]}
	}
	step := stepOf[N]()
	for i := range c.Rows {
		for j := range c.Cols {
			s := c.At(i, j)
			for _, p := range passes {
				for k := range a.Cols {
					x := a.At(i, k)
					if negative {
						x = x.Neg()
					}
					s = step(s, p(x), b.At(k, j))
				}
			}
			c.Set(i, j, s)
		}
	}
}

func isComplex[N Number[N]]() bool {
	switch any(*new(N)).(type) {
	case limb.CDF, limb.CDD, limb.CQF, limb.CQD:
		return true
	}
	return false
}

func realPart[N Number[N]](x N) N {
	switch z := any(x).(type) {
	case limb.CDF:
		return any(limb.CDF{Re: z.Re}).(N)
	case limb.CDD:
		return any(limb.CDD{Re: z.Re}).(N)
	case limb.CQF:
		return any(limb.CQF{Re: z.Re}).(N)
	case limb.CQD:
		return any(limb.CQD{Re: z.Re}).(N)
	}
	return x
}

func imaginaryPart[N Number[N]](x N) N {
	switch z := any(x).(type) {
	case limb.CDF:
		return any(limb.CDF{Im: z.Im}).(N)
	case limb.CDD:
		return any(limb.CDD{Im: z.Im}).(N)
	case limb.CQF:
		return any(limb.CQF{Im: z.Im}).(N)
	case limb.CQD:
		return any(limb.CQD{Im: z.Im}).(N)
	}
	return x
}

// same reports whether two matrices have the same bits, as numbers with a sign of 0 are.
func same[N Number[N]](t *testing.T, what string, got, want *Dense[N]) {
	t.Helper()
	if d := different(got, want); d != "" {
		t.Errorf("%s: %s", what, d)
	}
}

func different[N Number[N]](got, want *Dense[N]) string {
	if got.Rows != want.Rows || got.Cols != want.Cols {
		return fmt.Sprintf("%d × %d, not %d × %d", got.Rows, got.Cols, want.Rows, want.Cols)
	}
	for i := range got.Rows {
		for j, x := range got.Row(i) {
			if y := want.At(i, j); fmt.Sprintf("%b", any(x)) != fmt.Sprintf("%b", any(y)) && any(x) != any(y) {
				return fmt.Sprintf("element (%d, %d) is %v, not %v", i, j, any(x), any(y))
			}
		}
	}
	return ""
}

func productBits[N Number[N]](t *testing.T, sizes [][3]int) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, s := range sizes {
		a, b := random[N](r, s[0], s[1]), random[N](r, s[1], s[2])
		want := NewDense[N](s[0], s[2], nil)
		chain(want, a, b, false)
		what := fmt.Sprintf("%T %v", *new(N), s)
		got := new(Dense[N])
		got.Mul(a, b)
		same(t, what, got, want)
		got.MulTrans(a.Transpose(), b)
		same(t, what+" of a transpose", got, want)
		big := random[N](r, s[0]+3, s[2]+2)
		before := big.Clone()
		big.Slice(1, 1+s[0], 1, 1+s[2]).Mul(a, b)
		same(t, what+" as a slice", big.Slice(1, 1+s[0], 1, 1+s[2]), want)
		before.Slice(1, 1+s[0], 1, 1+s[2]).Copy(want)
		same(t, what+" around a slice", big, before)
	}
}

// TestProductBits: a product is the chain of its definition, at every level and on any number of
// cores.
func TestProductBits(t *testing.T) {
	sizes := [][3]int{{0, 0, 0}, {0, 3, 2}, {2, 0, 3}, {1, 1, 1}, {3, 5, 2}, {4, 8, 16}, {5, 9, 17}, {13, 20, 33}, {70, 19, 3}, {9, 7, 300}, {7, 16, 130}, {70, 600, 2}}
	few := sizes[:8]
	everywhere(t, func(t *testing.T) {
		productBits[limb.DD](t, sizes)
		productBits[limb.DF](t, sizes)
		productBits[limb.QD](t, few)
		productBits[limb.QF](t, few)
		productBits[limb.F64](t, sizes)
		productBits[limb.F32](t, sizes)
		productBits[limb.CDD](t, few)
		productBits[limb.CDF](t, few)
		productBits[limb.CQD](t, few[:6])
		productBits[limb.CQF](t, few[:6])
	})
	a := random[limb.DD](rand.New(rand.NewPCG(3, 4)), 4, 4)
	b := a.Clone()
	if b.Data[7].Lo = math.Nextafter(b.Data[7].Lo, 1); different(a, b) == "" {
		t.Error("a difference in the last bit is not noticed")
	}
}

// TestProductShapes: what does not fit panics, and operands may be results.
func TestProductShapes(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	a, b := random[limb.DD](r, 6, 6), random[limb.DD](r, 6, 6)
	want := new(Dense[limb.DD])
	want.Mul(a, b)
	c := a.Clone()
	c.Mul(c, b)
	same(t, "a = ab", c, want)
	c = b.Clone()
	c.Mul(a, c)
	same(t, "b = ab", c, want)
	s, sq := new(Dense[limb.DD]), new(Dense[limb.DD])
	s.Syrk(a)
	sq.Mul(a, a.Transpose())
	same(t, "aaᵀ", s, sq)
	same(t, "its transpose", s.Transpose(), sq)
	y := MulVec(a, b.Transpose().Row(0))
	other := random[limb.DD](r, 5, 6)
	for i, f := range []func(){func() { c.Mul(a, other) }, func() { c.MulTrans(a, other) }, func() { other.Mul(a, b) }, func() { MulVec(a, y[1:]) }, func() { MulVecTrans(a, y[1:]) }} {
		if err := Maybe(f); !errors.Is(err, ErrShape) {
			t.Errorf("%d: the error is %v", i, err)
		}
	}
	same(t, "ax", column(y), want.Slice(0, 6, 0, 1).Clone())
}

// TestProductSpecial: infinities, NaN and zeros are those of the chain of leading limbs.
func TestProductSpecial(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	for _, c := range []struct{ a0, b0, a1, b1, want float64 }{
		{inf, 1, 1, 1, inf}, {inf, -1, 1, 1, -inf}, {inf, 0, 1, 1, nan}, {1, 1, nan, 1, nan}, {inf, 1, -inf, 1, nan},
		{math.Copysign(0, -1), 1, math.Copysign(0, -1), 1, 0}, {1e200, 1e200, 1, 1, inf}, {3, 1, -3, 1, 0},
	} {
		a, b := NewDense[limb.DD](1, 40, nil), NewDense[limb.DD](40, 20, nil)
		for j := range 20 {
			b.Set(3, j, limb.NewDD(c.b0))
			b.Set(30, j, limb.NewDD(c.b1))
		}
		a.Set(0, 3, limb.NewDD(c.a0))
		a.Set(0, 30, limb.NewDD(c.a1))
		m := new(Dense[limb.DD])
		m.Mul(a, b)
		for j := range 20 {
			got := m.At(0, j)
			if got.Hi != c.want && !(got.Hi != got.Hi && c.want != c.want) || got.Lo != 0 || math.Signbit(got.Hi) != math.Signbit(c.want) && c.want == c.want {
				t.Errorf("%v·%v + %v·%v is %v, not %v", c.a0, c.b0, c.a1, c.b1, got, c.want)
			}
		}
	}
}

func benchmarkMul[N Number[N]](b *testing.B, n int) {
	r := rand.New(rand.NewPCG(7, 8))
	x, y, c := random[N](r, n, n), random[N](r, n, n), new(Dense[N])
	rate(b, 2*float64(n)*float64(n)*float64(n), func() error { c.Mul(x, y); return nil })
}

// BenchmarkMulVec tells the bytes of the matrix a nanosecond.
func BenchmarkMulVec(b *testing.B) {
	b.Run("DD/512", func(b *testing.B) { benchmarkMulVec[limb.DD](b, 512, 16) })
	b.Run("DD/4096", func(b *testing.B) { benchmarkMulVec[limb.DD](b, 4096, 16) })
	b.Run("QD/2048", func(b *testing.B) { benchmarkMulVec[limb.QD](b, 2048, 32) })
	b.Run("F64/4096", func(b *testing.B) { benchmarkMulVec[limb.F64](b, 4096, 8) })
}

func benchmarkMulVec[N Number[N]](b *testing.B, n, size int) {
	x, y := NewDense[N](n, n, nil), NewDense[N](n, 1, nil)
	for i := range n {
		for j := range x.Row(i) {
			x.Row(i)[j] = number[N](float64(i + j%7))
		}
		y.Data[i] = number[N](float64(i % 3))
	}
	start := processorTime()
	for b.Loop() {
		MulVec(x, y.Data)
	}
	bytes := float64(n) * float64(n) * float64(size) * float64(b.N)
	b.ReportMetric(bytes/float64(b.Elapsed().Nanoseconds()), "GB/s")
	if t := processorTime() - start; t > 0 {
		b.ReportMetric(bytes/float64(t.Nanoseconds()), "GB/s/core")
	}
}

// rate reports the multiplications and additions a nanosecond: of time, and of processor time, which others
// on the machine do not change.
func rate(b *testing.B, flops float64, f func() error) {
	start := processorTime()
	for b.Loop() {
		if err := f(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(flops*float64(b.N)/float64(b.Elapsed().Nanoseconds()), "GFLOPS")
	if t := processorTime() - start; t > 0 {
		b.ReportMetric(flops*float64(b.N)/float64(t.Nanoseconds()), "GFLOPS/core")
	}
}

func BenchmarkMul(b *testing.B) {
	for _, n := range []int{64, 256, 512, 1024} {
		b.Run(fmt.Sprintf("DD/%d", n), func(b *testing.B) { benchmarkMul[limb.DD](b, n) })
	}
	b.Run("DF/512", func(b *testing.B) { benchmarkMul[limb.DF](b, 512) })
	b.Run("F64/512", func(b *testing.B) { benchmarkMul[limb.F64](b, 512) })
	b.Run("QD/256", func(b *testing.B) { benchmarkMul[limb.QD](b, 256) })
	b.Run("QF/256", func(b *testing.B) { benchmarkMul[limb.QF](b, 256) })
	b.Run("CDD/256", func(b *testing.B) { benchmarkMul[limb.CDD](b, 256) })
}
