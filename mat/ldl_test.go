package mat

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

// symmetric returns a with its lower triangle mirrored.
func symmetric[N Number[N]](a *Dense[N]) *Dense[N] {
	a = a.Clone()
	for i := range a.Rows {
		a.Set(i, i, realOf(a.At(i, i)))
		for j := range i {
			a.Set(j, i, conj(a.At(i, j)))
		}
	}
	return a
}

// permuted returns PAPᵀ.
func permuted[N Number[N]](a *Dense[N], p []int) *Dense[N] {
	b := NewDense[N](a.Rows, a.Rows, nil)
	for i := range p {
		for j := range p {
			b.Set(i, j, a.At(p[i], p[j]))
		}
	}
	return b
}

// widened returns a matrix in the complex type of four float64.
func widened[N Number[N]](a *Dense[N]) *Dense[limb.CQD] {
	b := NewDense[limb.CQD](a.Rows, a.Cols, nil)
	for i := range a.Rows {
		for j, x := range a.Row(i) {
			b.Set(i, j, wide(x))
		}
	}
	return b
}

func wide[N Number[N]](x N) limb.CQD {
	switch x := any(x).(type) {
	case limb.F32:
		return limb.CQD{Re: limb.From[limb.QD](x)}
	case limb.F64:
		return limb.CQD{Re: limb.From[limb.QD](x)}
	case limb.DF:
		return limb.CQD{Re: x.QD()}
	case limb.DD:
		return limb.CQD{Re: x.QD()}
	case limb.QF:
		return limb.CQD{Re: x.QD()}
	case limb.QD:
		return limb.CQD{Re: x}
	case limb.CDF:
		return x.CQD()
	case limb.CDD:
		return x.CQD()
	case limb.CQF:
		return x.CQD()
	case limb.CQD:
		return x
	case limb.TF:
		return limb.CQD{Re: x.QD()}
	case limb.TD:
		return limb.CQD{Re: x.QD()}
	case limb.CTF:
		return x.CQD()
	case limb.CTD:
		return x.CQD()
	}
	panic("no such type")
}

// product returns ab, computed in CQD.
func product[N Number[N]](a, b *Dense[N]) *Dense[limb.CQD] {
	c := new(Dense[limb.CQD])
	c.Mul(widened(a), widened(b))
	return c
}

// apart returns the largest size of an element of a - b.
func apart(a, b *Dense[limb.CQD]) (worst float64) {
	for i := range a.Rows {
		for j, x := range a.Row(i) {
			s := size(x.Sub(b.At(i, j)))
			if s != s {
				return s
			}
			worst = math.Max(worst, s)
		}
	}
	return worst
}

// biggest returns the largest size of an element.
func biggest[N Number[N]](a *Dense[N]) (most float64) {
	for i := range a.Rows {
		for _, x := range a.Row(i) {
			most = math.Max(most, size(x))
		}
	}
	return most
}

// TestLDL: factors multiply to the matrix, solutions solve, D has the signs of the eigenvalues.
func TestLDL(t *testing.T) {
	ldl[limb.DD](t)
	ldl[limb.CDF](t)
	if !testing.Short() {
		ldl[limb.DF](t)
		ldl[limb.QF](t)
		ldl[limb.F64](t)
		ldl[limb.CDD](t)
	}
	var f LDL[limb.DD]
	if err := f.Factorize(hilbert[limb.DD](5)); err != nil {
		t.Fatal(err)
	}
	if d := f.Det().Float64() * 266716800000; math.Abs(d-1) > 1e-15 {
		t.Errorf("the determinant of Hilbert's matrix is %v of what it is", d)
	}
}

func ldl[N Number[N]](t *testing.T) {
	r := rand.New(rand.NewPCG(101, 102))
	quasi := symmetric(random[N](r, 20, 20)) // blocks of two are needed
	for i := range 20 {
		quasi.Set(i, i, *new(N))
	}
	steep := symmetric(random[N](r, 24, 24))
	by := partsOf[N]()
	for i := range 24 {
		for j := range 24 {
			steep.Set(i, j, by.ldexp(steep.At(i, j), -(i+j)))
		}
	}
	arrow := Identity[N](36)
	for i := range 36 {
		arrow.Set(35, i, one[N]())
		arrow.Set(i, i, number[N](float64(i-20)))
	}
	for _, c := range []struct {
		name string
		a    *Dense[N]
	}{{"random", symmetric(random[N](r, 41, 41))}, {"zero diagonal", quasi}, {"graded", steep}, {"arrow", symmetric(arrow)}, {"two", symmetric(random[N](r, 2, 2))}, {"1 × 1", symmetric(random[N](r, 1, 1))}, {"empty", new(Dense[N])}} {
		n := c.a.Rows
		var f LDL[N]
		if err := f.Factorize(c.a); err != nil {
			t.Fatalf("%T %s: %v", *new(N), c.name, err)
		}
		if n == 0 {
			continue
		}
		ld, ldl := new(Dense[limb.CQD]), new(Dense[limb.CQD])
		l, d := widened(f.L()), widened(f.D())
		ld.Mul(l, d)
		ldl.Mul(ld, l.Adjoint())
		e := apart(ldl, widened(permuted(c.a, f.Pivot()))) / max(biggest(c.a), biggest(f.D())) / unit[N]() / float64(n)
		t.Logf("%T %s: %.3f nε, of a pivot %.2e", *new(N), c.name, e, biggest(f.D())/biggest(c.a))
		if !(e <= 4) {
			t.Errorf("%T %s: LDLᴴ is off by %v nε", *new(N), c.name, e)
		}
		b, x := random[N](r, n, 3), new(Dense[N])
		err := f.SolveTo(x, b)
		if err != nil {
			t.Errorf("%T %s: %v", *new(N), c.name, err)
			continue
		}
		e = apart(product(c.a, x), widened(b)) / (biggest(c.a) * biggest(x) * float64(n)) / unit[N]() / float64(n)
		if !(e <= 4) {
			t.Errorf("%T %s: a solution is off by %v nε", *new(N), c.name, e)
		}
		var g EigenSym[N]
		if err := g.Factorize(c.a); n <= 24 && err == nil {
			positive := 0
			for _, x := range g.Values() {
				if !negative(x) {
					positive++
				}
			}
			if p, m, z := f.Inertia(); p != positive || m != n-positive || z != 0 {
				t.Errorf("%T %s: inertia %d %d %d, and %d eigenvalues are positive", *new(N), c.name, p, m, z, positive)
			}
		}
	}
}

// TestLDLBits: levels and cores leave the bits alone.
func TestLDLBits(t *testing.T) {
	r := rand.New(rand.NewPCG(103, 104))
	a := symmetric(random[limb.DD](r, 90, 90))
	var want *LDL[limb.DD]
	everywhere(t, func(t *testing.T) {
		var f LDL[limb.DD]
		if err := f.Factorize(a); err != nil {
			t.Fatal(err)
		}
		if want == nil {
			want = &f
		}
		same(t, "ldl", f.L(), want.L())
		same(t, "d", f.D(), want.D())
	})
}

// TestLDLFaults: pivots of 0 and what is not finite.
func TestLDLFaults(t *testing.T) {
	var f LDL[limb.DD]
	if err := f.SolveTo(new(Dense[limb.DD]), new(Dense[limb.DD])); !errors.Is(err, ErrNotFactored) {
		t.Errorf("the error is %v", err)
	}
	a := Identity[limb.DD](4)
	a.Set(3, 3, limb.DD{})
	if err := f.Factorize(a); err != nil {
		t.Fatal(err)
	}
	if p, n, z := f.Inertia(); p != 3 || n != 0 || z != 1 {
		t.Errorf("the inertia is %d %d %d", p, n, z)
	}
	if err := f.SolveTo(new(Dense[limb.DD]), Identity[limb.DD](4)); !errors.Is(err, ErrSingular) || !strings.Contains(err.Error(), "row 3") {
		t.Errorf("the error is %v", err)
	}
	if c, err := f.Cond(); err != nil || !math.IsInf(c, 1) {
		t.Errorf("the condition is %v, %v", c, err)
	}
	if err := Maybe(func() { f.Factorize(NewDense[limb.DD](2, 3, nil)) }); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	a.Set(2, 1, limb.Inf[limb.DD](1))
	if err := f.Factorize(a); !errors.Is(err, ErrNotFinite) || !strings.Contains(err.Error(), "(2, 1)") {
		t.Errorf("the error is %v", err)
	}
	if err := f.SolveTo(a, a); !errors.Is(err, ErrNotFactored) {
		t.Errorf("the error is %v", err)
	}
	huge := Identity[limb.DD](2)
	for i := range huge.Data {
		huge.Data[i] = limb.NewDD(1.5e308)
	}
	huge.Set(1, 1, limb.NewDD(-1.5e308))
	if err := f.Factorize(huge); !errors.Is(err, ErrNotFinite) {
		t.Errorf("of one that overflows the error is %v", err)
	}
}

func BenchmarkLDL(b *testing.B) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, n := range []int{256, 1024} {
		a := random[limb.DD](r, n, n)
		b.Run(fmt.Sprintf("DD/%d", n), func(b *testing.B) {
			rate(b, 1./3*float64(n)*float64(n)*float64(n), func() error { return new(LDL[limb.DD]).Factorize(a) })
		})
	}
}
