package mat

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

// matched returns the largest distance of a value that is wanted to the nearest one that is left.
func matched[C limb.Complex[C, N], N limb.Real[N]](got, want []C) (worst float64) {
	got = append([]C(nil), got...)
	if len(got) != len(want) {
		return math.Inf(1)
	}
	for _, w := range want {
		best, at := math.Inf(1), 0
		for i, g := range got {
			if d := g.Sub(w).Abs().Float64(); d < best {
				best, at = d, i
			}
		}
		worst = max(worst, best)
		got = append(got[:at], got[at+1:]...)
	}
	return worst
}

// TestEigenvalues: those of matrices XDX⁻¹, of rotations, of triangles.
func TestEigenvalues(t *testing.T) {
	r := rand.New(rand.NewPCG(81, 82))
	const n = 14
	d, x := NewDense[limb.CQD](n, n, nil), random[limb.CQD](r, n, n)
	var want []limb.CQD
	for i := range n {
		d.Set(i, i, randomNumber[limb.CQD](r))
		want = append(want, d.At(i, i))
	}
	inverse, xd, a := new(Dense[limb.CQD]), new(Dense[limb.CQD]), new(Dense[limb.CQD])
	if err := inverse.Inverse(x); err != nil {
		t.Fatal(err)
	}
	xd.Mul(x, d)
	a.Mul(xd, inverse)
	got, err := Eigenvalues(a)
	if e := matched(got, want); err != nil || !(e < 0x1p-185) {
		t.Errorf("the eigenvalues are off by %v, %v", e, err)
	}
	low := NewDense[limb.CDD](n, n, nil)
	for i, z := range a.Data {
		low.Data[i] = z.CDD().MulReal(limb.NewDD(0x1p300))
	}
	gotLow, err := Eigenvalues(low)
	var wantLow []limb.CDD
	for i, z := range gotLow {
		gotLow[i] = z.MulReal(limb.NewDD(0x1p-300))
		wantLow = append(wantLow, want[i].CDD())
	}
	if e := matched(gotLow, wantLow); err != nil || !(e < 0x1p-88) {
		t.Errorf("the eigenvalues in DD are off by %v, %v", e, err)
	}
	cycle := NewDense[limb.CDD](4, 4, nil) // a shift of four: the fourth roots of unity
	for i := range 4 {
		cycle.Set(i, (i+1)%4, one[limb.CDD]())
	}
	roots := []limb.CDD{number[limb.CDD](1), number[limb.CDD](-1), {Im: limb.NewDD(1)}, {Im: limb.NewDD(-1)}}
	gotLow, err = Eigenvalues(cycle)
	if e := matched(gotLow, roots); err != nil || !(e < 0x1p-100) {
		t.Errorf("the eigenvalues of a cycle are %v, %v", gotLow, err)
	}
	if got, err := Eigenvalues(NewDense[limb.CDD](3, 3, nil)); err != nil || matched(got, make([]limb.CDD, 3)) != 0 {
		t.Errorf("those of 0 are %v, %v", got, err)
	}
	if got, err := Eigenvalues(new(Dense[limb.CDD])); err != nil || len(got) != 0 {
		t.Errorf("those of nothing are %v, %v", got, err)
	}
	if err := Maybe(func() { Eigenvalues(NewDense[limb.CDD](3, 2, nil)) }); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	cycle.Set(1, 1, limb.CDD{Im: limb.NaN[limb.DD]()})
	if _, err := Eigenvalues(cycle); !errors.Is(err, ErrNotFinite) {
		t.Errorf("the error is %v", err)
	}
}

// TestRoots: the roots of (x - 1)…(x - 12), which float64 does not find, and of what has zeros among them.
func TestRoots(t *testing.T) {
	c := []limb.CDD{one[limb.CDD]()}
	var want []limb.CDD
	for k := 1; k <= 12; k++ {
		root := number[limb.CDD](float64(k))
		want = append(want, root)
		next := make([]limb.CDD, len(c)+1)
		for i, v := range c {
			next[i+1] = next[i+1].Add(v)
			next[i] = next[i].Sub(v.Mul(root))
		}
		c = next
	}
	got, bounds, err := Roots(c)
	if e := matched(got, want); err != nil || !(e < 1e-18) || slices.Max(bounds) > 1e-16 {
		t.Errorf("the roots are off by %v, %v: %v, bounds %v", e, err, got, bounds)
	}
	got, _, err = Roots([]limb.CDD{{}, {}, number[limb.CDD](-2), number[limb.CDD](1)})
	if e := matched(got, []limb.CDD{{}, {}, number[limb.CDD](2)}); err != nil || e != 0 {
		t.Errorf("the roots of x³ - 2x² are %v, %v", got, err)
	}
	if _, _, err := Roots([]limb.CDD{one[limb.CDD](), {}}); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	if _, _, err := Roots([]limb.CDD(nil)); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	if _, _, err := Roots([]limb.CDD{one[limb.CDD](), number[limb.CDD](1e-320)}); !errors.Is(err, ErrNotFinite) || !strings.Contains(err.Error(), "overflow") {
		t.Errorf("of a quotient that overflows: %v", err)
	}
	if got, _, err := Roots([]limb.CDD{one[limb.CDD]()}); err != nil || len(got) != 0 {
		t.Errorf("the roots of 1 are %v, %v", got, err)
	}
}

// TestRootsReal: real roots are real, others conjugate in pairs; of multiple ones the bounds say so, and the clusters.
func TestRootsReal(t *testing.T) {
	rootsReal[limb.CDF](t)
	rootsReal[limb.CDD](t)
	rootsReal[limb.CQF](t)
	rootsReal[limb.CQD](t)
}

func rootsReal[C limb.Complex[C, N], N limb.Real[N]](t *testing.T) {
	for _, c := range []struct {
		c        []float64
		pairs    int       // -1 where multiple roots may be any
		roots    []float64 // real parts
		clusters []int     // their lengths, ascending
	}{
		{[]float64{6, -5, 1}, 0, []float64{2, 3}, []int{1, 1}},
		{[]float64{5, -4, 1}, 1, []float64{2, 2}, []int{1, 1}},
		{[]float64{-1, 0, 0, 0, 1}, 1, []float64{1, -1, 0, 0}, []int{1, 1, 1, 1}},
		{[]float64{0, 0, 0, -2, 1}, 0, []float64{2, 0, 0, 0}, []int{1, 3}},
		{[]float64{-2, 5, -3, -1, 1}, -1, []float64{1, 1, 1, -2}, []int{1, 3}},  // (x - 1)³(x + 2)
		{[]float64{1, 0, 2, 0, 1}, 2, []float64{0, 0, 0, 0}, []int{2, 2}},       // (x² + 1)²
		{[]float64{-4, 12, -13, 6, -1}, -1, []float64{1, 1, 2, 2}, []int{2, 2}}, // -(x - 1)²(x - 2)²
		{[]float64{1}, 0, nil, nil},
	} {
		got, bounds, err := RootsReal[C](reals[N](c.c...))
		if err != nil {
			t.Errorf("%T %v: %v", *new(C), c.c, err)
			continue
		}
		pairs, left := 0, slices.Clone(c.roots)
		for k, x := range got {
			if x.Imag().Signbit() && !x.Imag().IsZero() {
				if pairs++; k == 0 || !x.Equal(got[k-1].Conj()) {
					t.Errorf("%T %v: %v is not conjugate to the root before it: %v", *new(C), c.c, x, got)
				}
			}
			at := slices.IndexFunc(left, func(r float64) bool { return math.Abs(x.Real().Float64()-r) <= bounds[k]+0x1p-40 })
			if at < 0 {
				t.Errorf("%T %v: there is no root %v ± %v", *new(C), c.c, x, bounds[k])
				continue
			}
			left = slices.Delete(left, at, at+1)
		}
		if pairs != c.pairs && c.pairs >= 0 {
			t.Errorf("%T %v: %d pairs, and there are %d: %v", *new(C), c.c, pairs, c.pairs, got)
		}
		var lengths []int
		for _, g := range Clusters[C, N](got, bounds) {
			lengths = append(lengths, len(g))
		}
		if slices.Sort(lengths); !slices.Equal(lengths, c.clusters) {
			t.Errorf("%T %v: clusters of %v roots: %v, %v", *new(C), c.c, lengths, got, bounds)
		}
	}
	if _, _, err := RootsReal[C](reals[N](1, 0)); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	if _, _, err := RootsReal[C](reals[N](1, math.NaN(), 1)); !errors.Is(err, ErrNotFinite) {
		t.Errorf("the error is %v", err)
	}
}

// TestClusters: roots go together by way of others, whose discs meet theirs; what is not known to be apart does.
func TestClusters(t *testing.T) {
	roots := reals[limb.CDD](0, 10, 1, 2, 10.5, 20, 30)
	for _, c := range []struct {
		bound float64 // of the root 20
		want  [][]int
	}{
		{math.NaN(), [][]int{{0, 1, 2, 3, 4, 5, 6}}},
		{0, [][]int{{0, 2, 3}, {1}, {4}, {5}, {6}}},
		{9.95, [][]int{{0, 2, 3}, {1, 4, 5}, {6}}},
	} {
		if got := Clusters(roots, []float64{0.5, 0.1, 0.5, 0.5, 0.1, c.bound, 0}); !slices.EqualFunc(got, c.want, slices.Equal) {
			t.Errorf("with a bound %v the groups are %v", c.bound, got)
		}
	}
	if err := Maybe(func() { Clusters(roots, nil) }); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
}
