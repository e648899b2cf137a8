package mat

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
)

// randomBand returns a square matrix with some diagonals.
func randomBand[N Number[N]](r *rand.Rand, n, kl, ku int) *BandDense[N] {
	return NewBandDense(n, n, kl, ku, random[N](r, n, kl+ku+1).Data)
}

// TestBand: factors have the bits of the whole matrix, solutions their bounds.
func TestBand(t *testing.T) {
	band[limb.DF](t, 3, 12)
	band[limb.DD](t, 3, 12)
	band[limb.QF](t, 2, 16)
	band[limb.QD](t, 2, 16)
	band[limb.F64](t, 2, 0)
	bandBits[limb.CDD](t)
}

// bandBits compares factors and products with those of the whole matrix, and returns how many it has compared.
func bandBits[N Number[N]](t *testing.T) {
	r := rand.New(rand.NewPCG(341, 342))
	swaps := 0
	for range testenv.Size(10, 40, 400) {
		n, kl, ku := 1+r.IntN(12), r.IntN(4), r.IntN(4)
		a := randomBand[N](r, n, kl, ku)
		d := a.Dense()
		var f BandLU[N]
		var g LU[N]
		if err := errors.Join(f.Factorize(a), g.Factorize(d)); err != nil {
			t.Fatal(err)
		}
		u := NewDense[N](n, n, nil)
		for i := range n {
			for j := i; j <= min(n-1, i+f.kl+f.ku); j++ {
				u.Set(i, j, f.w.At(i, f.kl+j-i))
			}
			if f.swaps[i] != i {
				swaps++
			}
			if f.swaps[i] != g.swaps[i] {
				t.Fatalf("%T: the pivot of column %d is in row %d, and %d of the whole matrix", *new(N), i, f.swaps[i], g.swaps[i])
			}
		}
		if !like(u, g.U()) {
			t.Errorf("%T: U with %d and %d diagonals is\n%v, and of the whole matrix\n%v", *new(N), kl, ku, u, g.U())
		}
		if !like(column([]N{f.Det()}), column([]N{g.Det()})) {
			t.Errorf("%T: the determinant is %v, and %v", *new(N), f.Det(), g.Det())
		}
		x, y := random[N](r, n, 1).Data, make([]N, n)
		a.MulVec(y, x)
		if want := MulVec(d, x); !like(column(y), column(want)) {
			t.Errorf("%T: a product is %v, and of the whole matrix %v", *new(N), y, want)
		}
		s := bandDefinite[N](r, n, kl)
		var c BandCholesky[N]
		var e Cholesky[N]
		if err := errors.Join(c.Factorize(s), e.Factorize(s.Dense())); err != nil {
			t.Fatal(err)
		}
		l := NewDense[N](n, n, nil)
		for i := range n {
			for j := max(0, i-c.k); j <= i; j++ {
				l.Set(i, j, c.l.At(i, c.k+j-i))
			}
		}
		if !like(l, e.L()) {
			t.Errorf("%T: L with %d diagonals is\n%v, and of the whole matrix\n%v", *new(N), kl, l, e.L())
		}
		if !like(column([]N{c.Det()}), column([]N{e.Det()})) {
			t.Errorf("%T: the determinant is %v, and %v", *new(N), c.Det(), e.Det())
		}
		c.l.Data[len(c.l.Data)-1] = c.l.Data[len(c.l.Data)-1].Mul(partsOf[N]().from(1 + 8*unit[N]())) // the control
		if i := n - 1; e.L().At(i, i).Equal(c.l.At(i, c.k)) && unit[N]() > 0x1p-50 {
			t.Errorf("%T: another element is not noticed", *new(N))
		}
	}
	if swaps == 0 {
		t.Errorf("%T: no rows were exchanged", *new(N))
	}
}

// like reports whether all bits are the same, and of complex numbers, whose chains have real parts before imaginary ones in
// larger products, whether they are near.
func like[N Number[N]](a, b *Dense[N]) bool {
	if typeOf[N]().Complex() {
		return EqualApprox(a, b, 1e4*unit[N]())
	}
	return a.same(b)
}

// bandDefinite returns a positive definite matrix, with its upper half.
func bandDefinite[N Number[N]](r *rand.Rand, n, k int) *BandDense[N] {
	s := randomBand[N](r, n, k, k)
	for i := range n {
		for j := max(0, i-k); j < i; j++ {
			s.SetBand(j, i, conj(s.At(i, j)))
		}
		s.SetBand(i, i, number[N](float64(4*k+3)))
	}
	return s
}

func band[N limb.Real[N]](t *testing.T, each, more float64) {
	bandBits[N](t)
	r := rand.New(rand.NewPCG(343, 344))
	worst := 0.0
	for k := range testenv.Size(6, 30, 400) {
		n, kl, ku := 1+r.IntN(9), r.IntN(4), r.IntN(4)
		a, b, x := randomBand[N](r, n, kl, ku), random[N](r, n, 2), new(Dense[N])
		if k%2 == 1 { // rows far apart, scaled
			far := reach[N]()
			e := make([]int, n)
			for i := range e {
				e[i] = r.IntN(far) - far/2
			}
			(&Dense[N]{n, kl + ku + 1, kl + ku + 1, a.Data}).shiftRows(e, 1)
			b.shiftRows(e, 1)
		}
		d := a.Dense()
		var f BandLU[N]
		var g LU[N]
		if err := errors.Join(f.Factorize(a), f.SolveTo(x, b), g.Factorize(d)); err != nil {
			t.Fatal(err)
		}
		limit := 3 * (each*float64(kl+ku+1) + more)
		e := residual(d, x, b, bigProduct(bigMatrix(g.L(), true), bigMatrix(g.U(), true)), g.Pivot(), false) / limit
		if worst = max(worst, e); !(e <= 1) {
			t.Errorf("%T: the backward error of a solution is %v of its bound, with %d and %d diagonals", *new(N), e, kl, ku)
		}
		s := bandDefinite[N](r, n, kl)
		var c BandCholesky[N]
		if err := errors.Join(c.Factorize(s), c.SolveTo(x, b)); err != nil {
			t.Fatal(err)
		}
		var h Cholesky[N]
		if err := h.Factorize(s.Dense()); err != nil {
			t.Fatal(err)
		}
		identity := make([]int, n)
		for i := range identity {
			identity[i] = i
		}
		limit = 3 * (each*float64(2*kl+1) + more)
		abs := bigProduct(bigMatrix(h.L(), true), bigMatrix(h.L().Transpose(), true))
		if e := residual(s.Dense(), x, b, abs, identity, false) / limit; !(e <= 1) {
			t.Errorf("%T: the backward error of a solution by Cholesky is %v of its bound, with %d diagonals", *new(N), e, kl)
		}
		if k == 0 { // the control
			x.Set(0, 0, x.At(0, 0).Add(x.At(0, 0).Mul(limb.From[N](1000*limit*unit[N]()))))
			if e := residual(s.Dense(), x, b, abs, identity, false) / limit; !(e > 1) {
				t.Errorf("%T: another solution has a backward error of %v of the bound", *new(N), e)
			}
		}
	}
	t.Logf("%T: backward errors are %.2g of their bound", *new(N), worst)
}

// TestBandEdges: shapes, matrices of nothing, and what is singular.
func TestBandEdges(t *testing.T) {
	var f BandLU[limb.DD]
	var c BandCholesky[limb.DD]
	x := new(dense)
	if err := f.SolveTo(x, x); !errors.Is(err, ErrNotFactored) || !f.Det().IsNaN() {
		t.Errorf("the error is %v", err)
	}
	if err := c.SolveTo(x, x); !errors.Is(err, ErrNotFactored) || !c.Det().IsNaN() {
		t.Errorf("the error is %v", err)
	}
	empty := NewBandDense[limb.DD](0, 0, 2, 3, nil)
	if err := errors.Join(f.Factorize(empty), f.SolveTo(x, new(dense)), c.Factorize(empty), c.SolveTo(x, new(dense))); err != nil || f.Det().Float64() != 1 {
		t.Errorf("of nothing the error is %v", err)
	}
	zero := NewBandDense[limb.DD](3, 3, 1, 1, nil)
	if err := f.Factorize(zero); !errors.Is(err, ErrSingular) {
		t.Errorf("the error is %v", err)
	}
	if err := c.Factorize(zero); !errors.Is(err, ErrNotPositive) {
		t.Errorf("the error is %v", err)
	}
	zero.SetBand(1, 0, limb.NaN[limb.DD]())
	for _, err := range []error{f.Factorize(zero), c.Factorize(zero)} {
		if !errors.Is(err, ErrNotFinite) {
			t.Errorf("the error is %v", err)
		}
	}
	wide := NewBandDense[limb.DD](2, 5, 0, 1, nil)
	wide.SetBand(1, 2, limb.NewDD(7))
	if d := wide.Dense(); d.Rows != 2 || d.Cols != 5 || d.At(1, 2).Hi != 7 || !wide.At(0, 4).IsZero() || wide.At(1, 2).Hi != 7 {
		t.Errorf("a wide one is %v", d)
	}
	if r, c := wide.Dims(); r != 2 || c != 5 {
		t.Errorf("%d × %d", r, c)
	}
	y := make([]limb.DD, 2)
	wide.MulVec(y, []limb.DD{{Hi: 1}, {Hi: 2}, {Hi: 3}, {Hi: 4}, {Hi: 5}})
	if y[1].Hi != 21 {
		t.Errorf("a product is %v", y)
	}
	x = new(dense)
	diagonal := NewDiagDense(2, []limb.DD{{Hi: 2}, {Hi: 4}})
	if err := errors.Join(f.Factorize(diagonal), f.SolveTo(x, FromFloat64[limb.DD](2, 1, []float64{1, 1}))); err != nil || x.At(1, 0).Hi != 0.25 || f.Det().Hi != 8 {
		t.Errorf("by a diagonal there is %v, %v", x, err)
	}
	for what, do := range map[string]func(){
		"NewBandDense":       func() { NewBandDense[limb.DD](2, 2, -1, 0, nil) },
		"data":               func() { NewBandDense(2, 2, 1, 0, make([]limb.DD, 3)) },
		"NewTridiag":         func() { NewTridiag(2, nil, make([]limb.DD, 2), make([]limb.DD, 1)) },
		"NewDiagDense":       func() { NewDiagDense(3, make([]limb.DD, 2)) },
		"no square":          func() { f.Factorize(wide) },
		"no square 2":        func() { c.Factorize(wide) },
		"MulVec":             func() { wide.MulVec(y, y) },
		"SolveTo":            func() { f.SolveTo(x, Identity[limb.DD](5)) },
		"none":               func() { (&BandDense[limb.DD]{Rows: 2, Cols: 2}).Dense() },
		"EigenvaluesTridiag": func() { EigenvaluesTridiag(y, y) },
	} {
		if err := Maybe(do); !errors.Is(err, ErrShape) {
			t.Errorf("%s: the error is %v", what, err)
		}
	}
	for what, do := range map[string]func(){"At": func() { wide.At(2, 0) }, "SetBand": func() { wide.SetBand(1, 4, y[0]) }} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s outside does not panic", what)
				}
			}()
			do()
		}()
	}
}

// TestTridiag: eigenvalues of second differences, and of scaled ones, and a system of many rows.
func TestTridiag(t *testing.T) {
	tridiag[limb.DD](t, 900)
	tridiag[limb.QF](t, 40)
	tridiag[limb.QD](t, 800)
	tridiag[limb.CDD](t, 900)
	if v, err := EigenvaluesTridiag[limb.DD](nil, nil); err != nil || len(v) != 0 {
		t.Errorf("of nothing there are %v, %v", v, err)
	}
	if _, err := EigenvaluesTridiag([]limb.DD{{}, {Hi: math.NaN()}}, make([]limb.DD, 1)); !errors.Is(err, ErrNotFinite) {
		t.Errorf("the error is %v", err)
	}
}

func tridiag[N Number[N]](t *testing.T, far int) {
	const n = 40
	d, e := make([]N, n), make([]N, n-1)
	for i := range d {
		d[i] = number[N](2)
	}
	for i := range e {
		e[i] = number[N](-1)
	}
	for _, shift := range []int{0, far, -far} {
		column(d).shift(shift)
		column(e).shift(shift)
		values, err := EigenvaluesTridiag(d, e)
		if err != nil {
			t.Fatal(err)
		}
		column(d).shift(-shift)
		column(e).shift(-shift)
		column(values).shift(-shift)
		for k, x := range values {
			want := limb.NewQD(2).Sub(limb.NewQD(k + 1).DivFloat(n + 1).CosPi().MulFloat(2))
			if off := math.Abs(wide(x).Re.Sub(want).Float64()) / unit[N](); !(off <= 4*n) {
				t.Errorf("%T: eigenvalue %d is off by %v units, scaled by 2^%d", *new(N), k, off, shift)
			}
		}
	}
	many := NewTridiag(n, e, d, e)
	x := make([]N, n) // 1, 2, …: second differences are 0 but at the end
	for i := range x {
		x[i] = number[N](float64(i + 1))
	}
	b, y := make([]N, n), new(Dense[N])
	many.MulVec(b, x)
	var f BandLU[N]
	if err := errors.Join(f.Factorize(many), f.SolveTo(y, column(b))); err != nil {
		t.Fatal(err)
	}
	for i, v := range y.Data {
		if off := size(v.Sub(x[i])) / unit[N](); !(b[n-1].Equal(number[N](n + 1))) || !(off <= 1e5) {
			t.Errorf("%T: element %d of a solution is off by %v units", *new(N), i, off)
		}
	}
}

// TestSparseTrans: transposed products are those of the transpose.
func TestSparseTrans(t *testing.T) {
	r := rand.New(rand.NewPCG(345, 346))
	var list []Triplet[limb.CDD]
	for range 60 {
		list = append(list, Triplet[limb.CDD]{r.IntN(9), r.IntN(14), randomNumber[limb.CDD](r)})
	}
	m, err := NewCSR(9, 14, list)
	if err != nil {
		t.Fatal(err)
	}
	tr := m.Transpose()
	if !tr.Dense().same(m.Dense().Transpose()) {
		t.Error("the transpose is another matrix")
	}
	x, got, want := random[limb.CDD](r, 9, 1).Data, make([]limb.CDD, 14), make([]limb.CDD, 14)
	m.MulVecTrans(got, x)
	tr.MulVec(want, x)
	if !column(got).same(column(want)) {
		t.Errorf("a transposed product is %v, and %v by the transpose", got, want)
	}
	square, err := NewCSR(14, 14, list)
	if err != nil {
		t.Fatal(err)
	}
	copy(want, got)
	square.MulVecTrans(want[:14], got) // over nothing
	square.MulVecTrans(got, got)
	if !column(got).same(column(want)) {
		t.Error("over its operand a product is another")
	}
	if err := Maybe(func() { m.MulVecTrans(x, x) }); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
}

// TestPreconditioners: of a matrix without fill the incomplete factors are the factors; of others LU and LLᴴ are the matrix where
// that is not 0, and fewer steps are taken.
func TestPreconditioners(t *testing.T) {
	r := rand.New(rand.NewPCG(347, 348))
	m := poisson[limb.DD](t, 12)
	b := random[limb.DD](r, 144, 1).Data
	type precondition = func(dst, x []limb.DD) error
	left := func(m *CSR[limb.DD], x []limb.DD) float64 {
		y := make([]limb.DD, len(x))
		m.MulVec(y, x)
		for i := range y {
			y[i] = y[i].Sub(b[i])
		}
		return size(NormFrobenius(column(y)).Div(NormFrobenius(column(b))))
	}
	jacobi, err1 := Jacobi(m)
	lu, err2 := IncompleteLU(m)
	cholesky, err3 := IncompleteCholesky(m)
	if err := errors.Join(err1, err2, err3); err != nil {
		t.Fatal(err)
	}
	_, plainly, _ := ConjugateGradients(applied(m), b, 1e-28, 500)
	_, arnoldi, _ := GMRES(applied(m), b, 1e-28, 500)
	for what, c := range map[string]struct {
		solve func(most int) ([]limb.DD, int, error)
		most  int
	}{
		"cg, jacobi":   {func(most int) ([]limb.DD, int, error) { return PreconditionedCG(applied(m), jacobi, b, 1e-28, most) }, plainly + 3},
		"cg, cholesky": {func(most int) ([]limb.DD, int, error) { return PreconditionedCG(applied(m), cholesky, b, 1e-28, most) }, plainly * 2 / 3},
		"cg, none":     {func(most int) ([]limb.DD, int, error) { return PreconditionedCG(applied(m), nil, b, 1e-28, most) }, plainly},
		"gmres, lu":    {func(most int) ([]limb.DD, int, error) { return PreconditionedGMRES(applied(m), lu, b, 1e-28, most) }, arnoldi * 2 / 3},
		"gmres, none":  {func(most int) ([]limb.DD, int, error) { return PreconditionedGMRES(applied(m), nil, b, 1e-28, most) }, arnoldi},
		"bicgstab":     {func(most int) ([]limb.DD, int, error) { return BiCGSTAB(applied(m), nil, b, 1e-28, most) }, plainly + 10},
		"bicgstab, lu": {func(most int) ([]limb.DD, int, error) { return BiCGSTAB(applied(m), lu, b, 1e-28, most) }, plainly / 2},
		"minres":       {func(most int) ([]limb.DD, int, error) { return MINRES(applied(m), b, 1e-28, most) }, plainly + 10},
	} {
		x, steps, err := c.solve(500)
		t.Logf("%s: %d steps, and %d of conjugate gradients", what, steps, plainly)
		if err != nil || !(left(m, x) <= 2e-28) || steps > c.most {
			t.Errorf("%s: %d steps, of %d at most, leave %v, %v", what, steps, c.most, left(m, x), err)
		}
		if _, _, err := c.solve(3); !errors.Is(err, ErrNoConvergence) {
			t.Errorf("%s: of 3 steps the error is %v", what, err)
		}
	}
	// LU and LLᵀ in the places of the matrix, by what the preconditioners do to the columns of the identity.
	for what, p := range map[string]precondition{"lu": lu, "cholesky": cholesky} {
		inverse := NewDense[limb.DD](144, 144, nil)
		for j := range 144 {
			e, y := make([]limb.DD, 144), make([]limb.DD, 144)
			e[j].Hi = 1
			if err := p(y, e); err != nil {
				t.Fatal(err)
			}
			inverse.SetCol(j, y)
		}
		again := new(dense)
		if err := again.Inverse(inverse); err != nil {
			t.Fatal(err)
		}
		other := false
		for i := range 144 {
			for j := range 144 {
				d := math.Abs(again.At(i, j).Sub(m.Dense().Row(i)[j]).Float64())
				if m.find(i, j) >= 0 && !(d <= 1e-27) {
					t.Fatalf("%s: element (%d, %d) is off by %v", what, i, j, d)
				}
				other = other || d > 1e-3
			}
		}
		if !other {
			t.Errorf("%s: the factors are complete", what)
		}
	}
	for what, do := range map[string]func() error{
		"jacobi":   func() error { _, err := Jacobi(&CSR[limb.DD]{1, 1, []int{0, 0}, nil, nil}); return err },
		"lu":       func() error { _, err := IncompleteLU(&CSR[limb.DD]{1, 1, []int{0, 0}, nil, nil}); return err },
		"cholesky": func() error { _, err := IncompleteCholesky(&CSR[limb.DD]{1, 1, []int{0, 0}, nil, nil}); return err },
		"minus": func() error {
			_, err := IncompleteCholesky(&CSR[limb.DD]{1, 1, []int{0, 1}, []int{0}, []limb.DD{{Hi: -1}}})
			return err
		},
	} {
		if err := do(); !errors.Is(err, ErrSingular) && !errors.Is(err, ErrNotPositive) {
			t.Errorf("%s: of a pivot of 0 the error is %v", what, err)
		}
	}
	for what, p := range map[string]precondition{"lu": lu, "cholesky": cholesky, "jacobi": jacobi} {
		if err := Maybe(func() { p(b[:3], b[:3]) }); !errors.Is(err, ErrShape) {
			t.Errorf("%s: the error is %v", what, err)
		}
	}
	for _, do := range []func(){func() { Jacobi(&CSR[limb.DD]{1, 2, []int{0, 0}, nil, nil}) }, func() { IncompleteLU(&CSR[limb.DD]{1, 2, []int{0, 0}, nil, nil}) }, func() { IncompleteCholesky(&CSR[limb.DD]{1, 2, []int{0, 0}, nil, nil}) }} {
		if err := Maybe(do); !errors.Is(err, ErrShape) {
			t.Errorf("the error is %v", err)
		}
	}
	wrong := errors.New("wrong")
	fails := func(dst, x []limb.DD) error { return wrong }
	for what, err := range map[string]error{
		"cg":       third(PreconditionedCG(applied(m), fails, b, 1e-9, 9)),
		"gmres":    third(PreconditionedGMRES(applied(m), fails, b, 1e-9, 9)),
		"bicgstab": third(BiCGSTAB(applied(m), fails, b, 1e-9, 9)),
		"product":  third(BiCGSTAB(fails, nil, b, 1e-9, 9)),
		"minres":   third(MINRES(fails, b, 1e-9, 9)),
	} {
		if !errors.Is(err, wrong) {
			t.Errorf("%s: the error of what multiplies is %v", what, err)
		}
	}
}

func third[A, B any](_ A, _ B, err error) error { return err }

// TestIndefinite: MINRES solves Hermitian systems that are not definite, and BiCGSTAB those that are not symmetric.
func TestIndefinite(t *testing.T) {
	indefinite[limb.DD](t, 1e-26)
	indefinite[limb.CDD](t, 1e-26)
	indefinite[limb.CQF](t, 1e-22)
}

func indefinite[N Number[N]](t *testing.T, tol float64) {
	const n = 30
	r := rand.New(rand.NewPCG(349, 350))
	a, b := symmetric(random[N](r, n, n)), random[N](r, n, 1)
	for i := range n {
		a.Set(i, i, a.At(i, i).Add(number[N](float64(12-24*(i%2)))))
	}
	c := random[N](r, n, n)
	for i := range n {
		c.Set(i, i, c.At(i, i).Add(number[N](12)))
	}
	for what, k := range map[string]struct {
		a     *Dense[N]
		solve func(apply func(dst, x []N) error) ([]N, int, error)
	}{
		"minres":   {a, func(apply func(dst, x []N) error) ([]N, int, error) { return MINRES(apply, b.Data, tol, 300) }},
		"bicgstab": {c, func(apply func(dst, x []N) error) ([]N, int, error) { return BiCGSTAB(apply, nil, b.Data, tol, 300) }},
	} {
		x, steps, err := k.solve(func(dst, x []N) error { copy(dst, MulVec(k.a, x)); return nil })
		y := product(k.a, column(x))
		for i, v := range widened(b).Data {
			y.Data[i] = y.Data[i].Sub(v)
		}
		if left := size(NormFrobenius(y)) / size(NormFrobenius(b)); err != nil || !(left <= 2*tol) {
			t.Errorf("%T: %s leaves %v after %d steps, %v", *new(N), what, left, steps, err)
		}
	}
}

// BenchmarkBand has a system of a million rows and three diagonals, and one of 500 rows with five as such and as a whole. Beside
// the first are a copy of as many bytes as it reads and writes, and the chain of operations that each row waits for: no order of
// elimination has less.
func BenchmarkBand(b *testing.B) {
	r := rand.New(rand.NewPCG(351, 352))
	many, few := bandDefinite[limb.DD](r, 1_000_000, 1), bandDefinite[limb.DD](r, 500, 2)
	x, y, whole := random[limb.DD](r, 1_000_000, 1), random[limb.DD](r, 500, 1), few.Dense()
	var f BandLU[limb.DD]
	var c BandCholesky[limb.DD]
	var g LU[limb.DD]
	// Of a row three diagonals are read, five numbers of the factors written and read, and two columns read and written: half
	// is read, and half is written.
	from := slices.Repeat([]limb.DD{{}}, (3+2*5+2*2)*len(x.Data)/2)
	to := slices.Clone(from)
	chain := func() error {
		d, y := limb.NewDD(4), limb.NewDD(1)
		for _, v := range x.Data { // multiplier, pivot, and an element of L's solution
			m := v.Div(d)
			d, y = limb.NewDD(4).Sub(m.Mul(v)), v.Sub(m.Mul(y))
		}
		for _, v := range x.Data { // an element of U's
			y = v.Sub(v.Mul(y)).Div(d)
		}
		to[0] = y
		return nil
	}
	for _, k := range []struct {
		name string
		do   func() error
	}{
		{"copy", func() error { copy(to, from); return nil }},
		{"chain", chain},
		{"tridiagonal", func() error { return errors.Join(f.Factorize(many), f.SolveTo(new(dense), x)) }},
		{"BandLU", func() error { return errors.Join(f.Factorize(few), f.SolveTo(new(dense), y)) }},
		{"BandCholesky", func() error { return errors.Join(c.Factorize(few), c.SolveTo(new(dense), y)) }},
		{"LU", func() error { return errors.Join(g.Factorize(whole), g.SolveTo(new(dense), false, y)) }},
	} {
		b.Run(k.name, func(b *testing.B) {
			for range b.N {
				if err := k.do(); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
