package mat

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/types"
)

// TestSchur: forms of larger matrices, of one with eigenvalues in a cycle, of triangles, and of numbers near the ends of the range.
func TestSchur(t *testing.T) {
	t.Run("DF", func(t *testing.T) { schurs[limb.CDF, limb.DF](t, 85, -70) })
	t.Run("DD", func(t *testing.T) { schurs[limb.CDD, limb.DD](t, 980, -900) })
	t.Run("QF", func(t *testing.T) { schurs[limb.CQF, limb.QF](t, 85, -40) })
	t.Run("QD", func(t *testing.T) { schurs[limb.CQD, limb.QD](t, 980, -830) })
}

func schurs[C limb.Complex[C, N], N limb.Real[N]](t *testing.T, high, low int) {
	r := rand.New(rand.NewPCG(411, 412))
	s := newTally[N](t.Errorf, t.Logf)
	a, steep, cycle := random[N](r, 14, 14), random[N](r, 12, 12), NewDense[N](5, 5, nil)
	for i := range 12 {
		for j := range 12 {
			steep.Set(i, j, steep.At(i, j).Ldexp(3*(i-j)))
		}
	}
	for i := range 5 {
		cycle.Set(i, (i+1)%5, one[N]())
	}
	for _, m := range []*Dense[N]{a, steep, cycle} {
		schurForms[C](s, m, true)
		for _, e := range []int{high, low} {
			b := NewDense[N](m.Rows, m.Cols, nil)
			for i, x := range m.Data {
				b.Data[i] = x.Ldexp(e)
			}
			schurForms[C](s, b, m == steep)
		}
	}
	s.log()
	var f RealSchur[C, N]
	for i := range a.Rows {
		for j := range i {
			a.Set(i, j, *new(N))
		}
	}
	if err := f.Factorize(a); err != nil || !f.T().Equal(a) || !f.Z().Equal(Identity[N](a.Rows)) {
		t.Errorf("of a triangle, %v, T is\n%v", err, f.T())
	}
	var g Schur[C, N]
	if err := g.Factorize(asComplexOf[C](a)); err != nil || !g.T().Equal(asComplexOf[C](a)) || !g.Z().Equal(Identity[C](a.Rows)) {
		t.Errorf("of a triangle, %v, T is\n%v", err, g.T())
	}
	top := NewDense[N](6, 6, nil) // whose eigenvalue is six times as large as an element
	e := 1023
	if typeOf[N]().Elem() == types.F32 {
		e = 127
	}
	for i := range top.Data {
		top.Data[i] = limb.From[N](1).Ldexp(e)
	}
	if err := f.Factorize(top); !errors.Is(err, ErrNotFinite) || f.T().Rows != 0 || len(f.Values()) != 0 {
		t.Errorf("of what overflows: %v, %v", err, f.Values())
	}
	if err := g.Factorize(asComplexOf[C](top)); !errors.Is(err, ErrNotFinite) || g.Z().Rows != 0 || len(g.Values()) != 0 {
		t.Errorf("of what overflows: %v, %v", err, g.Values())
	}
}

// TestRealSchurEnds: matrices with elements next to the end of float32's range, whose products are below it.
func TestRealSchurEnds(t *testing.T) {
	var f RealSchur[limb.CQF, limb.QF]
	for _, c := range []struct {
		seed    uint64
		n, span int
	}{{699, 3, 40}, {1384, 5, 40}, {5617, 4, 40}, {6373, 5, 40}, {8790, 3, 40}, {17322, 3, 40}} {
		a := hard[limb.QF](rand.New(rand.NewPCG(c.seed, uint64(c.n))), c.n, c.n, c.span, 0.7)
		if err := f.Factorize(a); err != nil {
			t.Errorf("seed %d, %d rows, span %d: %v", c.seed, c.n, c.span, err)
		}
	}
}
