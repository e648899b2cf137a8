package mat

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

// definite returns a matrix that is positive definite: aaᵀ with a larger diagonal.
func definite[N limb.Real[N]](r *rand.Rand, n int) *Dense[N] {
	m := new(Dense[N])
	m.Syrk(random[N](r, n, n))
	for i := range n {
		m.Set(i, i, m.At(i, i).Add(limb.From[N](1)))
	}
	return m
}

// plainCholesky is the definition: the elements as chains, column after column.
func plainCholesky[N limb.Real[N]](a *Dense[N]) *Dense[N] {
	l, step := NewDense[N](a.Rows, a.Rows, nil), stepOf[N]()
	for j := range a.Rows {
		for i := j; i < a.Rows; i++ {
			s := a.At(i, j)
			for k := range j {
				s = step(s, l.At(i, k).Neg(), l.At(j, k))
			}
			if i == j {
				l.Set(i, j, s.Sqrt())
			} else {
				l.Set(i, j, s.Div(l.At(j, j)))
			}
		}
	}
	return l
}

// TestCholesky: the bits are those of the plain loops, the errors within the bounds.
func TestCholesky(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 22))
	a, small := definite[limb.DD](r, 150), definite[limb.QD](r, 13)
	wantA, wantSmall := plainCholesky(a), plainCholesky(small)
	everywhere(t, func(t *testing.T) {
		choleskyBits(t, a, wantA)
		choleskyBits(t, small, wantSmall)
	})
	choleskyErrors[limb.DD](t, 3, 12)
	choleskyErrors[limb.QD](t, 2, 16)
	choleskyErrors[limb.TD](t, 3, 16)
	choleskyErrors[limb.F64](t, 2, 0)
}

func choleskyBits[N limb.Real[N]](t *testing.T, a, want *Dense[N]) {
	t.Helper()
	var f Cholesky[N]
	if err := f.Factorize(a); err != nil {
		t.Fatal(err)
	}
	same(t, fmt.Sprintf("cholesky of %T", *new(N)), f.L(), want)
}

func choleskyErrors[N limb.Real[N]](t *testing.T, each, more float64) {
	r := rand.New(rand.NewPCG(23, 24))
	for _, c := range []struct {
		name string
		a    *Dense[N]
	}{{"random", definite[N](r, 20)}, {"Hilbert", hilbert[N](8)}, {"1 × 1", definite[N](r, 1)}} {
		n := c.a.Rows
		var f Cholesky[N]
		if err := f.Factorize(c.a); err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		e := excess(f.L(), f.L().Transpose(), c.a)
		t.Logf("%T %s: %.2f units of |L||Lᵀ|", *new(N), c.name, e)
		if !(e <= each*float64(n)+more) {
			t.Errorf("%T %s: the error is %v units of |L||Lᵀ|", *new(N), c.name, e)
		}
		b, x := random[N](r, n, 2), new(Dense[N])
		if err := f.SolveTo(x, b); err != nil {
			t.Fatal(err)
		}
		identity := make([]int, n)
		for i := range identity {
			identity[i] = i
		}
		abs := bigProduct(bigMatrix(f.L(), true), bigMatrix(f.L().Transpose(), true))
		if e := residual(c.a, x, b, abs, identity, false); !(e <= 3*(each*float64(n)+more)) {
			t.Errorf("%T %s: the backward error of a solution is %v units", *new(N), c.name, e)
		}
	}
}

// TestCholeskyFaults: a matrix that is not positive definite is an error that names the row.
func TestCholeskyFaults(t *testing.T) {
	a := definite[limb.DD](rand.New(rand.NewPCG(25, 26)), 30)
	var f Cholesky[limb.DD]
	a.Set(17, 17, limb.NewDD(-1))
	if err := f.Factorize(a); !errors.Is(err, ErrNotPositive) || !strings.Contains(err.Error(), "row 17") {
		t.Errorf("the error is %v", err)
	}
	a.Set(17, 17, limb.Inf[limb.DD](1))
	if err := f.Factorize(a); !errors.Is(err, ErrNotFinite) {
		t.Errorf("the error is %v", err)
	}
	if err := f.Factorize(NewDense[limb.DD](2, 2, nil)); !errors.Is(err, ErrNotPositive) {
		t.Errorf("the error is %v", err)
	}
	if err := f.SolveTo(a, a); !errors.Is(err, ErrNotFactored) {
		t.Errorf("the error is %v", err)
	}
	if err := Maybe(func() { f.Factorize(NewDense[limb.DD](2, 3, nil)) }); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	// A Hermitian one: BBᴴ + I.
	r := rand.New(rand.NewPCG(27, 28))
	b, h := random[limb.CDD](r, 20, 20), new(Dense[limb.CDD])
	h.Mul(b, b.Adjoint())
	for i := range 20 {
		h.Set(i, i, h.At(i, i).Add(one[limb.CDD]()))
	}
	var g Cholesky[limb.CDD]
	if err := g.Factorize(h); err != nil {
		t.Fatal(err)
	}
	product := new(Dense[limb.CDD])
	product.Mul(g.L(), g.L().Adjoint())
	for i := range 20 {
		for j := range 20 {
			if d := product.At(i, j).Sub(h.At(i, j)).Abs().Float64(); !(d <= 0x1p-97) {
				t.Errorf("LLᴴ is off by %v in (%d, %d)", d, i, j)
			}
		}
	}
}

// distance returns the largest |AB - C| of an element, in exact arithmetic.
func distance[N limb.Real[N]](a, b, c *Dense[N]) (worst float64) {
	p := bigProduct(bigMatrix(a, false), bigMatrix(b, false))
	for i := range p {
		for j := range p[i] {
			d, _ := new(big.Float).Sub(p[i][j], exact(c.At(i, j))).Float64()
			worst = max(worst, math.Abs(d))
		}
	}
	return worst
}

// TestQR: Q is orthogonal, QR is A, and least squares leave what is orthogonal to A.
func TestQR(t *testing.T) {
	qrErrors[limb.DD](t)
	qrErrors[limb.QD](t)
	qrErrors[limb.DF](t)
	qrErrors[limb.QF](t)
	qrErrors[limb.TD](t)
	r := rand.New(rand.NewPCG(33, 34))
	a := random[limb.DD](r, 90, 61)
	var first *Dense[limb.DD]
	everywhere(t, func(t *testing.T) {
		var f QR[limb.DD]
		if err := f.Factorize(a); err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = f.qr
		}
		same(t, "qr", f.qr, first)
	})
}

func qrErrors[N limb.Real[N]](t *testing.T) {
	r := rand.New(rand.NewPCG(31, 32))
	zero := NewDense[N](5, 3, nil)
	type test struct {
		name string
		a    *Dense[N]
	}
	var digits []test // of few ranks, whose last columns are rounding errors alone when they are reflected
	for range 300 {
		a := NewDense[N](5, 4, nil)
		for i := range a.Data {
			a.Data[i] = limb.From[N](r.IntN(3) - 1)
		}
		digits = append(digits, test{"digits", a})
	}
	for _, c := range append(digits, []test{{"random", random[N](r, 24, 17)}, {"graded", graded[N](r, 16, 40)}, {"Hilbert", hilbert[N](12)}, {"0", zero}, {"1 × 1", random[N](r, 1, 1)}, {"tall", random[N](r, 30, 1)}}...) {
		var f QR[N]
		if err := f.Factorize(c.a); err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		q := f.Q()
		n, scale := float64(c.a.Rows), max(1e-200, NormFrobenius(c.a).Float64())
		back, orthogonal := distance(q, f.R(), c.a)/scale/unit[N](), distance(q.Transpose(), q, Identity[N](c.a.Cols))/unit[N]()
		t.Logf("%T %s: QR - A %.2f, QᵀQ - I %.2f units", *new(N), c.name, back, orthogonal)
		limit := n + 4
		if c.name == "digits" { // the worst of many
			limit *= 2
		}
		if !(back <= limit && orthogonal <= limit) {
			t.Errorf("%T %s: QR - A is %v units, QᵀQ - I %v", *new(N), c.name, back, orthogonal)
		}
	}
	var f QR[N]
	a, b, x := random[N](r, 20, 6), random[N](r, 20, 2), new(Dense[N])
	if err := errors.Join(f.Factorize(a), f.SolveTo(x, b)); err != nil {
		t.Fatal(err)
	}
	rest, at := new(Dense[N]), a.Transpose()
	rest.Mul(a, x)
	for i := range rest.Data {
		rest.Data[i] = rest.Data[i].Sub(b.Data[i])
	}
	if d := distance(at, rest, NewDense[N](6, 2, nil)); !(d <= 200*unit[N]()) {
		t.Errorf("%T: Aᵀ(Ax - b) is %v units", *new(N), d/unit[N]())
	}
	for i := range 20 {
		a.Set(i, 4, a.At(i, 1))
	}
	if err := errors.Join(f.Factorize(a), f.SolveTo(x, b)); !errors.Is(err, ErrSingular) || !strings.Contains(err.Error(), "column 4") {
		t.Errorf("of two equal columns the error is %v", err)
	}
	if err := Maybe(func() { f.Factorize(random[N](r, 3, 4)) }); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	a.Set(2, 3, limb.NaN[N]())
	if err := f.Factorize(a); !errors.Is(err, ErrNotFinite) {
		t.Errorf("the error is %v", err)
	}
}
