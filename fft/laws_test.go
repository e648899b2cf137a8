package fft_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/internal/check/testenv"
)

// near fails where got is not within so many units times √(log2 n) of want.
func near(t *testing.T, k kind, n int, units float64, got, want []point, format string, args ...any) {
	t.Helper()
	if e := relative(got, want) / k.unit() / math.Sqrt(max(math.Log2(float64(n)), 1)); !(e <= units) {
		t.Errorf("n = %d: %s: the error is %.3g units, want at most %g", n, fmt.Sprintf(format, args...), e, units)
	}
}

// Lengths for laws: each way through a plan.
var lawLengths = []int{1, 2, 3, 4, 5, 7, 8, 12, 16, 30, 49, 64, 97, 101, 105, 210, 256, 1000, 1024, 1155, 2003, 2048}

func TestLaws(t *testing.T) {
	each(t, testLaws[limb.CDF], testLaws[limb.CDD], testLaws[limb.CQF], testLaws[limb.CQD], testLaws[limb.CTF], testLaws[limb.CTD])
}

func testLaws[C limb.ComplexNumber](t *testing.T) {
	k := kindOf[C]()
	r := rand.New(rand.NewPCG(5, 6))
	for _, n := range lawLengths[:testenv.Size(17, len(lawLengths), len(lawLengths))] {
		p := must(fft.New[C](n))
		forward := func(x []point) []point {
			out := make([]C, n)
			p.Forward(out, numbers[C](x))
			return points(out)
		}
		inverse := func(x []point) []point {
			out := make([]C, n)
			p.Inverse(out, numbers[C](x))
			return points(out)
		}
		// Two bits are left to sums.
		x, y := halves(random(r, n, k.bits()-2)), halves(random(r, n, k.bits()-2))
		fx, fy := forward(x), forward(y)
		units := 2 * bound(n)

		back := make([]C, n)
		p.Forward(back, numbers[C](x))
		p.Inverse(back, back)
		near(t, k, n, units, points(back), times(x, n), "forward and inverse of x, n·x")
		p.Inverse(back, numbers[C](x))
		p.Forward(back, back)
		near(t, k, n, units, points(back), times(x, n), "inverse and forward of x, n·x")

		sum, fsum := make([]point, n), make([]point, n)
		for i := range n {
			sum[i], fsum[i] = x[i].add(y[i]), fx[i].add(fy[i])
		}
		near(t, k, n, units, forward(sum), fsum, "linearity")

		if e := parseval(fx, x) / k.unit() / math.Sqrt(max(math.Log2(float64(n)), 1)); !(math.Abs(e) <= units) {
			t.Errorf("n = %d: Parseval: ‖X‖² and n‖x‖² differ by %.3g units, want at most %g", n, e, units)
		}

		w := roots(n, n)
		by := r.IntN(n)
		shifted, fshifted := make([]point, n), make([]point, n)
		for i := range n {
			shifted[(i+by)%n] = x[i]
			fshifted[i] = fx[i].mul(w[i*by%n])
		}
		near(t, k, n, units, forward(shifted), fshifted, "shift by %d", by)

		at := r.IntN(n)
		delta, exponential := make([]point, n), make([]point, n)
		delta[at].re = place(0.75)
		for i := range n {
			exponential[i] = point{place(0.75), fixed{}}.mul(w[at*i%n])
		}
		near(t, k, n, units, forward(delta), exponential, "of a number at %d", at)
		near(t, k, n, units, inverse(exponential), times(delta, n), "inverse of an exponential")
		constant, first := make([]point, n), make([]point, n)
		for i := range n {
			constant[i] = point{place(0.5), place(-0.25)}
		}
		first[0] = constant[0]
		near(t, k, n, units, forward(constant), times(first, n), "of a constant")

		// Real numbers have symmetric coefficients, and symmetric ones real numbers.
		real := slices.Clone(x)
		for i := range n {
			real[i].im = fixed{}
		}
		f := forward(real)
		mirror := make([]point, n)
		for i := range n {
			mirror[i] = f[(n-i)%n].conj()
		}
		near(t, k, n, units, f, mirror, "symmetry")
		symmetric(mirror)
		f = inverse(mirror)
		for i := range n {
			real[i] = point{f[i].re, fixed{}}
		}
		near(t, k, n, units, f, real, "the inverse of symmetric coefficients, its real part")

		// Powers of two go through, bit for bit, where no limb is subnormal.
		for _, e := range []int{7, 40} {
			scaled := numbers[C](x)
			scale(scaled, e)
			p.Forward(scaled, scaled)
			scale(scaled, -e)
			out := make([]C, n)
			p.Forward(out, numbers[C](x))
			if !slices.Equal(scaled, out) {
				t.Errorf("n = %d: of 2^%d·x: bits differ from those of 2^%d·X", n, e, e)
			}
		}

		// An inverse is the forward transform of the conjugate, conjugated.
		for i := range n {
			mirror[i] = y[i].conj()
		}
		f = forward(mirror)
		for i := range n {
			f[i] = f[i].conj()
		}
		near(t, k, n, units, inverse(y), f, "the inverse by the forward transform")
	}
}

// scale multiplies x by 2^e.
func scale[C any](x []C, e int) {
	if kindOf[C]().single {
		limbs := limbsOf[float32](x)
		for i := range limbs {
			limbs[i] *= float32(math.Ldexp(1, e))
		}
		return
	}
	limbs := limbsOf[float64](x)
	for i := range limbs {
		limbs[i] *= math.Ldexp(1, e)
	}
}

// halves returns x/2.
func halves(x []point) []point {
	z := make([]point, len(x))
	for i, v := range x {
		z[i] = point{v.re.shift(1), v.im.shift(1)}
	}
	return z
}

// times returns nx.
func times(x []point, n int) []point {
	z := make([]point, len(x))
	for i := range x {
		for m, p := n, x[i]; m > 0; m, p = m/2, p.add(p) {
			if m%2 == 1 {
				z[i] = z[i].add(p)
			}
		}
	}
	return z
}

// parseval returns (‖f‖² - n‖x‖²)/(n‖x‖²).
func parseval(f, x []point) float64 {
	square := func(x []point) *big.Int {
		sum := new(big.Int)
		for _, v := range x {
			a, b := v.re.big(), v.im.big()
			sum.Add(sum, a.Mul(a, a)).Add(sum, b.Mul(b, b))
		}
		return sum
	}
	a, b := square(f), square(x)
	b.Mul(b, big.NewInt(int64(len(x))))
	e, _ := new(big.Float).Quo(new(big.Float).SetInt(a.Sub(a, b)), new(big.Float).SetInt(b)).Float64()
	return e
}

func TestReal(t *testing.T) {
	each(t, testReal[limb.DF, limb.CDF], testReal[limb.DD, limb.CDD], testReal[limb.QF, limb.CQF], testReal[limb.QD, limb.CQD], testReal[limb.TF, limb.CTF], testReal[limb.TD, limb.CTD])
}

// testReal: a transform of real numbers has the coefficients of the complex one,
// and its inverse returns them.
func testReal[R limb.RealNumber, C fft.ComplexOf[R]](t *testing.T) {
	k := kindOf[C]()
	r := rand.New(rand.NewPCG(7, 8))
	for _, n := range lawLengths[:testenv.Size(17, len(lawLengths), len(lawLengths))] {
		p, c := must(fft.NewReal[C](n)), must(fft.New[C](n))
		x := random(r, n, k.bits())
		for i := range x {
			x[i].im = fixed{}
		}
		half, whole, back := make([]C, n/2+1), numbers[C](x), make([]R, n)
		p.Forward(half, numbers[R](x))
		c.Forward(whole, whole)
		near(t, k, n, 2*bound(n), points(half), points(whole[:n/2+1]), "real and complex")
		kept := slices.Clone(half)
		p.Inverse(back, half)
		near(t, k, n, 2*bound(n), points(back), times(x, n), "forward and inverse of real numbers, n·x")
		if !slices.Equal(half, kept) {
			t.Errorf("n = %d: the inverse has changed its operand", n)
		}
		f := points(half)
		if n > 0 && (f[0].im != fixed{} || n%2 == 0 && f[n/2].im != fixed{}) {
			t.Errorf("n = %d: the first or the middle coefficient of real numbers is not real", n)
		}
	}
}

func TestConvolution(t *testing.T) {
	testenv.Long(t, "exact convolutions")
	each(t, testConvolution[limb.DF, limb.CDF], testConvolution[limb.DD, limb.CDD], testConvolution[limb.QF, limb.CQF], testConvolution[limb.QD, limb.CQD], testConvolution[limb.TF, limb.CTF], testConvolution[limb.TD, limb.CTD])
}

// testConvolution holds products of sequences to the definition. Their errors are
// relative to ‖x‖‖y‖, as each transform's is to its operand.
func testConvolution[R limb.RealNumber, C fft.ComplexOf[R]](t *testing.T) {
	k := kindOf[C]()
	r := rand.New(rand.NewPCG(9, 10))
	for _, n := range []int{1, 2, 3, 4, 7, 8, 12, 13, 16, 30, 64, 97, 128, 210, 257, 343} {
		p, q := must(fft.New[C](n)), must(fft.NewReal[C](n))
		x, y := random(r, n, k.bits()), random(r, n, k.bits())
		for _, c := range []struct {
			name string
			conj bool
			real bool
			do   func() []point
		}{
			{"convolution", false, false, func() []point {
				z := make([]C, n)
				p.Convolve(z, numbers[C](x), numbers[C](y))
				return points(z)
			}},
			{"correlation", true, false, func() []point {
				z := make([]C, n)
				p.Correlate(z, numbers[C](x), numbers[C](y))
				return points(z)
			}},
			{"real convolution", false, true, func() []point {
				z := make([]R, n)
				q.Convolve(z, numbers[R](x), numbers[R](y))
				return points(z)
			}},
			{"real correlation", true, true, func() []point {
				z := make([]R, n)
				q.Correlate(z, numbers[R](x), numbers[R](y))
				return points(z)
			}},
			{"convolution in the place of x", false, false, func() []point {
				a, b := numbers[C](x), numbers[C](y)
				p.Convolve(a, a, b)
				return points(a)
			}},
			{"correlation in the place of y", true, true, func() []point {
				a, b := numbers[R](x), numbers[R](y)
				q.Correlate(b, a, b)
				return points(b)
			}},
			{"convolution of x with itself", false, false, func() []point {
				a := numbers[C](x)
				p.Convolve(a, a, a)
				return points(a)
			}},
		} {
			a, b := slices.Clone(x), slices.Clone(y)
			if c.name == "convolution of x with itself" {
				b = slices.Clone(x)
			}
			for i := range n {
				if c.real {
					a[i].im, b[i].im = fixed{}, fixed{}
				}
				if c.conj {
					a[i] = a[i].conj()
				}
			}
			want := make([]point, n)
			for i, v := range a {
				for j, w := range b {
					at := (i + j) % n
					if c.conj {
						at = (j - i + n) % n
					}
					w = point{w.re.unshift(rootBits - fracBits), w.im.unshift(rootBits - fracBits)}
					want[at] = want[at].add(v.mul(w))
				}
			}
			size := math.Sqrt(norm2(a, nil) * norm2(b, nil))
			e := math.Sqrt(norm2(c.do(), want)) / size / k.unit() / math.Sqrt(max(math.Log2(float64(n)), 1))
			if most := 4 * bound(n); !(e <= most) {
				t.Errorf("n = %d: %s: the error is %.3g units, want at most %g", n, c.name, e, most)
			}
		}
	}
}

func TestGrids(t *testing.T) {
	each(t, testGrids[limb.DF, limb.CDF], testGrids[limb.DD, limb.CDD], testGrids[limb.QF, limb.CQF], testGrids[limb.QD, limb.CQD], testGrids[limb.TF, limb.CTF], testGrids[limb.TD, limb.CTD])
}

// testGrids: a grid's transform is one of each of its axes, row by row. Of the last axis
// alone it has the bits of the rows' transforms.
func testGrids[R limb.RealNumber, C fft.ComplexOf[R]](t *testing.T) {
	k := kindOf[C]()
	r := rand.New(rand.NewPCG(11, 12))
	for _, g := range []struct{ shape, axes []int }{
		{[]int{8}, nil}, {[]int{4, 6}, nil}, {[]int{4, 6}, []int{0}}, {[]int{4, 6}, []int{1}}, {[]int{4, 6}, []int{-1}},
		{[]int{4, 6}, []int{1, 0}}, {[]int{16, 16}, nil}, {[]int{5, 11}, nil}, {[]int{1, 7}, nil}, {[]int{7, 1}, nil},
		{[]int{3, 4, 5}, nil}, {[]int{3, 4, 5}, []int{1}}, {[]int{3, 4, 5}, []int{0, 2}}, {[]int{3, 4, 5}, []int{-1, -3}},
		{[]int{2, 3, 2, 8}, []int{1, 3}}, {[]int{64, 32}, nil}, {[]int{33, 130}, []int{0}}, {[]int{300, 7}, []int{0}},
	} {
		size := 1
		for _, n := range g.shape {
			size *= n
		}
		axes := slices.Clone(g.axes)
		if axes == nil {
			for i := range g.shape {
				axes = append(axes, i)
			}
		}
		for i, a := range axes {
			if a < 0 {
				axes[i] = a + len(g.shape)
			}
		}
		name := fmt.Sprintf("shape %v, axes %v", g.shape, g.axes)
		x := random(r, size, k.bits())
		rows := func(data []C, a int, f func(p *fft.Plan[C], row []C)) {
			n, stride := g.shape[a], 1
			for _, m := range g.shape[a+1:] {
				stride *= m
			}
			p := must(fft.New[C](n))
			row := make([]C, n)
			for at := range size {
				if at/stride%n != 0 {
					continue
				}
				for j := range row {
					row[j] = data[at+j*stride]
				}
				f(p, row)
				for j := range row {
					data[at+j*stride] = row[j]
				}
			}
		}
		grid := must(fft.NewGrid[C](g.shape, g.axes))
		want := numbers[C](x)
		for _, a := range axes {
			rows(want, a, func(p *fft.Plan[C], row []C) { p.Forward(row, row) })
		}
		got, in := make([]C, size), numbers[C](x)
		grid.Forward(got, in)
		near(t, k, size, 8, points(got), points(want), "%s: the grid's, row by row", name)
		if len(axes) == 1 && axes[0] == len(g.shape)-1 && !slices.Equal(got, want) {
			t.Errorf("%s: bits differ from those of the rows", name)
		}
		if !slices.Equal(in, numbers[C](x)) {
			t.Errorf("%s: the operand has changed", name)
		}
		grid.Forward(in, in)
		if !slices.Equal(in, got) {
			t.Errorf("%s: bits differ in place", name)
		}
		grid.Inverse(in, in)
		scale := 1
		for _, a := range axes {
			scale *= g.shape[a]
		}
		near(t, k, size, 16, points(in), times(x, scale), "%s: forward and inverse", name)

		// The same of real numbers: the last of the axes has half of the coefficients.
		for i := range x {
			x[i].im = fixed{}
		}
		last := axes[len(axes)-1]
		n, stride := g.shape[last], 1
		for _, m := range g.shape[last+1:] {
			stride *= m
		}
		half := make([]C, size/n*(n/2+1))
		rg := must(fft.NewRealGrid[C](g.shape, g.axes))
		rg.Forward(half, numbers[R](x))
		grid.Forward(got, numbers[C](x))
		var kept []C
		for at, v := range got {
			if at/stride%n <= n/2 {
				kept = append(kept, v)
			}
		}
		near(t, k, size, 8, points(half), points(kept), "%s: real and complex", name)
		back := make([]R, size)
		operand := slices.Clone(half)
		rg.Inverse(back, half)
		near(t, k, size, 16, points(back), times(x, scale), "%s: forward and inverse of real numbers", name)
		if !slices.Equal(half, operand) {
			t.Errorf("%s: the inverse has changed its operand", name)
		}
	}
}

// TestLawsCatch: near and parseval see errors of some units, in one number of many.
func TestLawsCatch(t *testing.T) {
	k := kindOf[limb.CQD]()
	x := random(rand.New(rand.NewPCG(13, 14)), 64, k.bits())
	y := slices.Clone(x)
	y[3].re = y[3].re.add(place(64 * k.unit()))
	var fail testing.T
	near(&fail, k, 64, 2, x, x, "control")
	if fail.Failed() {
		t.Error("near finds errors in equal numbers")
	}
	if e := relative(y, x) / k.unit() / math.Sqrt(6); !(e > 2) {
		t.Errorf("an error of 64 units in one number of 64 is %g", e)
	}
	if e := parseval(x, x); !(math.Abs(e+63./64) < 1e-15) {
		t.Errorf("‖x‖² is %g from 64‖x‖²", e)
	}
}
