package fft_test

import (
	"bytes"
	"fmt"
	"math"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
)

func TestPlaces(t *testing.T) {
	each(t, testPlaces[limb.DF, limb.CDF], testPlaces[limb.DD, limb.CDD], testPlaces[limb.QF, limb.CQF], testPlaces[limb.QD, limb.CQD], testPlaces[limb.TF, limb.CTF], testPlaces[limb.TD, limb.CTD])
}

// testPlaces: in place, in a batch, and again with the same plan a transform has the
// same bits, and it leaves its operand alone.
func testPlaces[R limb.RealNumber, C fft.ComplexOf[R]](t *testing.T) {
	k := kindOf[C]()
	r := rand.New(rand.NewPCG(21, 22))
	same := func(what string, n int, a, b any, equal bool) {
		t.Helper()
		if !equal {
			t.Errorf("n = %d: %s: bits differ: %v and %v", n, what, a, b)
		}
	}
	for _, n := range []int{1, 2, 3, 8, 30, 54, 64, 97, 210, 1000, 1024} {
		const batch = 5
		x := numbers[C](random(r, batch*n, k.bits()))
		for _, direct := range []bool{false, true} {
			var options []fft.Option
			if direct {
				options = append(options, fft.Direct())
			}
			p, fresh := must(fft.New[C](n, options...)), must(fft.New[C](n, options...))
			for what, run := range map[string]func(p *fft.Plan[C], dst, src []C){"forward": (*fft.Plan[C]).Forward, "inverse": (*fft.Plan[C]).Inverse} {
				var single []C
				for b := range batch {
					one := make([]C, n)
					run(fresh, one, x[b*n:][:n])
					single = append(single, one...)
				}
				all, kept := make([]C, batch*n), slices.Clone(x)
				run(p, all, x)
				same(what+" in a batch", n, all[0], single[0], slices.Equal(all, single))
				same(what+", its operand", n, x[0], kept[0], slices.Equal(x, kept))
				run(p, kept, kept)
				same(what+" in place", n, kept[0], single[0], slices.Equal(kept, single))
				run(p, nil, nil) // a batch of none
			}
		}

		p := must(fft.NewReal[C](n))
		half := n/2 + 1
		y := numbers[R](random(r, batch*n, k.bits()))
		all := make([]C, batch*half)
		p.Forward(all, y)
		back := make([]R, batch*n)
		p.Inverse(back, all)
		for b := range batch {
			one, again := make([]C, half), make([]R, n)
			p.Forward(one, y[b*n:][:n])
			same("real in a batch", n, one[0], all[b*half], slices.Equal(one, all[b*half:][:half]))
			p.Inverse(again, one)
			same("the inverse in a batch", n, again[0], back[b*n], slices.Equal(again, back[b*n:][:n]))
		}
	}
}

// TestConcurrent: goroutines share plans.
func TestConcurrent(t *testing.T) {
	type shared struct {
		plan *fft.Plan[limb.CDD]
		real *fft.RealPlan[limb.CDD, limb.DD]
		grid *fft.Grid[limb.CDD]
	}
	for _, n := range []int{64, 97, 1000, 8192} {
		s := shared{must(fft.New[limb.CDD](n)), must(fft.NewReal[limb.CDD](n)), must(fft.NewGrid[limb.CDD]([]int{4, n}, nil))}
		run := func(seed uint64) []byte {
			r := rand.New(rand.NewPCG(seed, 0))
			x := numbers[limb.CDD](random(r, 4*n, 106))
			s.grid.Forward(x, x)
			s.plan.Inverse(x, x)
			s.plan.Convolve(x[:n], x[:n], x[n:2*n])
			y := numbers[limb.DD](random(r, n, 106))
			s.real.Convolve(y, y, y)
			return append(bytesOf(x), bytesOf(y)...)
		}
		var want [4][]byte
		for i := range want {
			want[i] = run(uint64(i))
		}
		var wg sync.WaitGroup
		for g := range 8 {
			wg.Go(func() {
				for range 3 {
					if !bytes.Equal(run(uint64(g%4)), want[g%4]) {
						t.Errorf("n = %d: at the same time as others bits differ", n)
					}
				}
			})
		}
		wg.Wait()
	}
}

func TestErrorsOfNew(t *testing.T) {
	plan := func(n int) func() (any, error) {
		return func() (any, error) { return fft.New[limb.CDD](n) }
	}
	grid := func(shape, axes []int) func() (any, error) {
		return func() (any, error) { return fft.NewGrid[limb.CDD](shape, axes) }
	}
	realGrid := func(shape, axes []int) func() (any, error) {
		return func() (any, error) { return fft.NewRealGrid[limb.CDD](shape, axes) }
	}
	for _, c := range []struct {
		name string
		make func() (any, error)
		bad  string // in the error; none where it is empty
	}{
		{"length 1", plan(1), ""},
		{"length 0", plan(0), "length 0"},
		{"length -1", plan(-1), "length -1"},
		{"length MinInt", plan(math.MinInt), "length"},
		{"length MaxInt", plan(math.MaxInt), "length"},
		{"real length 0", func() (any, error) { return fft.NewReal[limb.CDD](0) }, "length 0"},
		{"real length -3", func() (any, error) { return fft.NewReal[limb.CQF](-3) }, "length -3"},
		{"direct, a large prime factor", func() (any, error) { return fft.New[limb.CDF](11<<23, fft.Direct()) }, "leave out Direct"},
		{"real length 2^28", func() (any, error) { return fft.NewReal[limb.CDF](1 << 28) }, "length 268435456"},
		{"grid", grid([]int{2, 3}, nil), ""},
		{"grid, negative axis", grid([]int{2, 3}, []int{-1, -2}), ""},
		{"grid, axis 2 of 2", grid([]int{2, 3}, []int{2}), "axis 2"},
		{"grid, axis -3 of 2", grid([]int{2, 3}, []int{-3}), "axis -3"},
		{"grid, axis twice", grid([]int{2, 3}, []int{1, -1}), "axis"},
		{"grid, length 0", grid([]int{2, 0}, nil), "0"},
		{"grid, length -2", grid([]int{-2, 4}, []int{1}), "-2"},
		{"grid, too large", grid([]int{math.MaxInt/2 + 1, math.MaxInt/2 + 1}, []int{}), ""},
		{"real grid", realGrid([]int{2, 3}, nil), ""},
		{"real grid, axis 2 of 2", realGrid([]int{2, 3}, []int{2}), "axis 2"},
		{"real grid, length 0", realGrid([]int{0, 2}, nil), "0"},
		{"real grid, no axis", realGrid([]int{4, 2}, []int{}), "ax"},
	} {
		_, err := c.make()
		switch {
		case c.name == "grid, too large":
			if err == nil {
				t.Errorf("%s: no error", c.name)
			}
		case c.bad == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case c.bad != "" && (err == nil || !strings.HasPrefix(err.Error(), "fft: ") || !strings.Contains(err.Error(), c.bad)):
			t.Errorf("%s: the error is %q, want one of fft that has %q", c.name, fmt.Sprint(err), c.bad)
		}
	}
}

// TestPanics: slices of wrong lengths panic with a text, before anything is written, and
// so do plans that are the zero value of their type.
func TestPanics(t *testing.T) {
	p := must(fft.New[limb.CDD](8))
	q := must(fft.NewReal[limb.CDD](8))
	g := must(fft.NewGrid[limb.CDD]([]int{2, 4}, nil))
	h := must(fft.NewRealGrid[limb.CDD]([]int{2, 4}, nil))
	var (
		p0 fft.Plan[limb.CDD]
		q0 fft.RealPlan[limb.CDD, limb.DD]
		g0 fft.Grid[limb.CDD]
		h0 fft.RealGrid[limb.CDD, limb.DD]
	)
	c := func(n int) []limb.CDD { return make([]limb.CDD, n) }
	r := func(n int) []limb.DD { return make([]limb.DD, n) }
	for name, f := range map[string]func(){
		"Forward 8 7":         func() { p.Forward(c(8), c(7)) },
		"Forward 7 7":         func() { p.Forward(c(7), c(7)) },
		"Forward 16 8":        func() { p.Forward(c(16), c(8)) },
		"Inverse 8 16":        func() { p.Inverse(c(8), c(16)) },
		"Inverse 12 12":       func() { p.Inverse(c(12), c(12)) },
		"Convolve 8 8 7":      func() { p.Convolve(c(8), c(8), c(7)) },
		"Convolve 7 8 8":      func() { p.Convolve(c(7), c(8), c(8)) },
		"Convolve 16":         func() { p.Convolve(c(16), c(16), c(16)) },
		"Correlate 8 9 8":     func() { p.Correlate(c(8), c(9), c(8)) },
		"real Forward 8 8":    func() { q.Forward(c(8), r(8)) },
		"real Forward 5 7":    func() { q.Forward(c(5), r(7)) },
		"real Forward 5 16":   func() { q.Forward(c(5), r(16)) },
		"real Inverse 8 4":    func() { q.Inverse(r(8), c(4)) },
		"real Inverse 8 10":   func() { q.Inverse(r(8), c(10)) },
		"real Inverse 9 5":    func() { q.Inverse(r(9), c(5)) },
		"real Convolve 8 8 9": func() { q.Convolve(r(8), r(8), r(9)) },
		"real Correlate 7":    func() { q.Correlate(r(7), r(7), r(7)) },
		"grid Forward 8 7":    func() { g.Forward(c(8), c(7)) },
		"grid Inverse 16 16":  func() { g.Inverse(c(16), c(16)) },
		"real grid Forward":   func() { h.Forward(c(8), r(8)) },
		"real grid Inverse":   func() { h.Inverse(r(8), c(8)) },
		"zero":                func() { p0.Forward(c(8), c(8)) },
		"zero, nothing":       func() { p0.Inverse(nil, nil) },
		"zero Convolve":       func() { p0.Convolve(nil, nil, nil) },
		"zero Correlate":      func() { p0.Correlate(c(8), c(8), c(8)) },
		"zero real":           func() { q0.Forward(c(5), r(8)) },
		"zero real, nothing":  func() { q0.Inverse(nil, nil) },
		"zero real Convolve":  func() { q0.Convolve(nil, nil, nil) },
		"zero grid":           func() { g0.Forward(c(8), c(8)) },
		"zero grid, nothing":  func() { g0.Inverse(nil, nil) },
		"zero real grid":      func() { h0.Forward(c(8), r(8)) },
		"zero real grid, nil": func() { h0.Inverse(nil, nil) },
	} {
		func() {
			defer func() {
				if text, ok := recover().(string); !ok || !strings.HasPrefix(text, "fft: ") {
					t.Errorf("%s panics with %q, want a text of fft", name, text)
				}
			}()
			f()
		}()
	}
}

func TestSpecial(t *testing.T) {
	each(t, testSpecial[limb.DF, limb.CDF], testSpecial[limb.DD, limb.CDD], testSpecial[limb.QF, limb.CQF], testSpecial[limb.QD, limb.CQD], testSpecial[limb.TF, limb.CTF], testSpecial[limb.TD, limb.CTD])
}

// testSpecial: one NaN or infinity reaches all of the results, and zeros give zeros.
func testSpecial[R limb.RealNumber, C fft.ComplexOf[R]](t *testing.T) {
	k := kindOf[C]()
	r := rand.New(rand.NewPCG(31, 32))
	for _, n := range []int{1, 2, 3, 8, 30, 97, 210, 1024} {
		p, q := must(fft.New[C](n)), must(fft.NewReal[C](n))
		for _, a := range []float64{math.NaN(), math.Inf(1), math.Inf(-1)} {
			x, y := numbers[C](random(r, n, k.bits())), numbers[R](random(r, n, k.bits()))
			at := r.IntN(n)
			setLimb(x, at, a)
			setLimb(y, at, a)
			z, half := make([]C, n), make([]C, n/2+1)
			p.Forward(z, x)
			allSpecial(t, z, "forward of %v", a)
			p.Inverse(z, x)
			allSpecial(t, z, "inverse of %v", a)
			q.Forward(half, y)
			allSpecial(t, half, "real of %v", a)
			q.Inverse(y, half)
			p.Convolve(z, x, x)
			allSpecial(t, z, "convolution of %v", a)
			p.Correlate(z, z, x)
			allSpecial(t, z, "correlation of %v", a)

			// As real numbers, and on grids of all axes, the sums are over all numbers too.
			pairs := func(y []R) []C { return asComplexes[R, C](y) }
			y = numbers[R](random(r, n, k.bits()))
			setLimb(y, at, a)
			for what, product := range map[string]func(dst, x, y []R){"convolution": q.Convolve, "correlation": q.Correlate} {
				w := make([]R, n)
				product(w, y, numbers[R](random(r, n, k.bits())))
				allSpecial(t, pairs(w), "real %s of %v", what, a)
			}
			half = numbers[C](random(r, n/2+1, k.bits()))
			setLimb(half, at/2, a)
			q.Inverse(y, half)
			allSpecial(t, pairs(y), "real inverse of %v", a)

			x, y = numbers[C](random(r, 3*n, k.bits())), numbers[R](random(r, 3*n, k.bits()))
			setLimb(x, at, a)
			setLimb(y, at, a)
			for _, shape := range [][]int{{3, n}, {n, 3}} {
				grid, reals := must(fft.NewGrid[C](shape, nil)), must(fft.NewRealGrid[C](shape, nil))
				z := make([]C, 3*n)
				grid.Forward(z, x)
				allSpecial(t, z, "grid of %v", a)
				grid.Inverse(z, x)
				allSpecial(t, z, "inverse grid of %v", a)
				_, m := reals.Sizes()
				z = make([]C, m)
				reals.Forward(z, y)
				allSpecial(t, z, "real grid of %v", a)
				w := make([]R, 3*n)
				reals.Inverse(w, z)
				allSpecial(t, pairs(w), "inverse real grid of %v", a)
			}
		}
		z := make([]C, n)
		p.Forward(z, z)
		p.Convolve(z, z, z)
		for i, v := range bytesOf(z) {
			if v != 0 {
				t.Fatalf("n = %d: byte %d of the transform of zeros is %d", n, i, v)
			}
		}
	}
}

// asComplexes returns real numbers as complex ones whose imaginary parts are 0.
func asComplexes[R limb.RealNumber, C fft.ComplexOf[R]](x []R) []C {
	z := make([]C, len(x))
	for i, v := range x {
		copy(unsafe.Slice((*R)(unsafe.Pointer(&z[i])), 2), []R{v})
	}
	return z
}

// setLimb sets x[at], or its real part, to a.
func setLimb[E any](x []E, at int, a float64) {
	k := kindOf[E]()
	limbs := k.limbs
	if k.complex {
		limbs *= 2
	}
	clear(x[at : at+1])
	if k.single {
		limbsOf[float32](x)[at*limbs] = float32(a)
	} else {
		limbsOf[float64](x)[at*limbs] = a
	}
}

// allSpecial fails where an element has two finite parts.
func allSpecial[C any](t *testing.T, x []C, format string, args ...any) {
	t.Helper()
	k := kindOf[C]()
	finite := func(i int) bool {
		var a, b float64
		if k.single {
			l := limbsOf[float32](x)[i*2*k.limbs:]
			a, b = float64(l[0]), float64(l[k.limbs])
		} else {
			l := limbsOf[float64](x)[i*2*k.limbs:]
			a, b = l[0], l[k.limbs]
		}
		return a-a == 0 && b-b == 0
	}
	for i := range x {
		if finite(i) {
			t.Errorf("n = %d: %s: element %d is %v", len(x), fmt.Sprintf(format, args...), i, x[i])
			return
		}
	}
}

func TestLength(t *testing.T) {
	for n := 1; n < 5000; n++ {
		m := fft.Length(n)
		if m < n || !smooth(m) {
			t.Fatalf("Length(%d) is %d", n, m)
		}
		for k := n; k < m; k++ {
			if smooth(k) {
				t.Fatalf("Length(%d) is %d, and not %d", n, m, k)
			}
		}
	}
	const most = 1 << (bits.UintSize - 3)
	for _, n := range []int{most, most - 1, most/8*7 + 1, most/9*8 + 1} {
		if m := fft.Length(n); m < n || !smooth(m) {
			t.Errorf("Length(%d) is %d", n, m)
		}
	}
	for _, n := range []int{most + 1, math.MaxInt} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("Length(%d) did not panic", n)
				}
			}()
			fft.Length(n)
		}()
	}
}

// TestGridOverlap: a grid refuses slices that overlap in part, whatever its first axis.
func TestGridOverlap(t *testing.T) {
	g, err := fft.NewGrid[limb.CDD]([]int{4, 40}, []int{0})
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if v, ok := recover().(string); !ok || !strings.Contains(v, "overlap in part") {
			t.Errorf("slices that overlap in part: %v", v)
		}
	}()
	x := make([]limb.CDD, g.Size()+1)
	g.Forward(x[:g.Size()], x[:g.Size()]) // in place is right
	g.Forward(x[1:], x[:g.Size()])
	t.Error("no panic")
}
