package mat

import (
	"errors"
	"math"
	"testing"

	"github.com/limbfp/limb"
)

// reals returns numbers of a type.
func reals[N Number[N]](x ...float64) []N {
	y := make([]N, len(x))
	for i, a := range x {
		y[i] = partsOf[N]().from(a)
	}
	return y
}

func square2[N Number[N]](x ...float64) *Dense[N] {
	n := int(math.Sqrt(float64(len(x))))
	return NewDense(n, n, reals[N](x...))
}

// off returns |x - y|/|y| in units of the type.
func off[N limb.Real[N]](x, y N) float64 {
	if x.Equal(y) {
		return 0
	}
	return math.Abs(x.Sub(y).Div(y).Float64()) / unit[N]()
}

// TestDetFar: determinants have their digits where the products of some pivots are out of range, and their logarithms where
// they are themselves; LU has those of rows whose quotients underflow.
func TestDetFar(t *testing.T) {
	detFar[limb.DD](t, 1e-150, 1e200)
	detFar[limb.QD](t, 1e-150, 1e200)
	detFar[limb.F64](t, 1e-200, 1e200)
	detFar[limb.DF](t, 1e-20, 1e30)
	detFar[limb.QF](t, 0x1p-20, 0x1p100)
	detFar[limb.TD](t, 1e-150, 1e200)
	detFar[limb.F32](t, 1e-20, 1e30)
	d, err := Det(square2[limb.CDD](1e-200, 0, 0, 0, 0, 1e-200, 0, 0, 0, 0, 1e200, 0, 0, 0, 0, 1e200))
	if err != nil || math.Abs(d.Re.Float64()-1) > 1e-14 {
		t.Errorf("of complex numbers it is %v, %v", d, err)
	}
}

func detFar[N limb.Real[N]](t *testing.T, low, high float64) {
	p := limb.From[N](0.3)
	small, large := p.Ldexp(math.Ilogb(low)), p.Ldexp(math.Ilogb(high))
	want := p.Sqr().Sqr().Ldexp(2*math.Ilogb(low) + 2*math.Ilogb(high))
	for _, order := range [][]N{{small, small, large, large}, {large, large, small, small}, {small, large, small, large}} {
		a := diagonal(order)
		var c Cholesky[N]
		var l LDL[N]
		d, err := Det(a)
		if err := errors.Join(err, c.Factorize(a), l.Factorize(a)); err != nil {
			t.Fatal(err)
		}
		log, sign, _ := LogDet(a)
		for name, x := range map[string]N{"Det": d, "Cholesky": c.Det(), "LDL": l.Det(), "LogDet": log.Exp().Mul(sign)} {
			if e := off(x, want); !(e <= 40) && !(name == "LogDet" && e < 1e4) {
				t.Errorf("%T %s of %v is off by %v units", *new(N), name, order, e)
			}
		}
	}
	many := make([]N, 50)
	for i := range many {
		many[i] = small.Neg()
	}
	if log, sign, err := LogDet(diagonal(many[:49])); err != nil || !sign.Equal(limb.From[N](-1)) || !(off(log, small.Log().Mul(limb.From[N](49))) < 200) {
		t.Errorf("%T: the logarithm of a small one is %v, %v, %v", *new(N), log, sign, err)
	}
	if log, sign, err := LogDet(NewDense[N](3, 3, nil)); err != nil || !log.Equal(limb.Inf[N](-1)) || !sign.IsZero() {
		t.Errorf("%T: of 0 it is %v, %v, %v", *new(N), log, sign, err)
	}
	// Rows whose quotient underflows: 1·4 - 2·3.
	k := math.Ilogb(high)
	one := func(x float64, e int) N { return limb.From[N](x).Ldexp(e) }
	a := NewDense(2, 2, []N{one(1, -k), one(2, -k), one(3, k), one(4, k)})
	if d, err := Det(a); err != nil || !(off(d, limb.From[N](-2)) < 40) {
		t.Errorf("%T: of rows far apart it is %v, %v", *new(N), d, err)
	}
	var f LU[N]
	if err := f.Factorize(a); err != nil {
		t.Fatal(err)
	}
	for _, trans := range []bool{false, true} {
		b := NewDense(2, 1, []N{one(3, -k), one(7, k)})
		if trans {
			b = NewDense(2, 1, []N{one(1, -k).Add(one(3, k)), one(2, -k).Add(one(4, k))})
		}
		x := new(Dense[N])
		if err := f.SolveTo(x, trans, b); err != nil || !(math.Abs(x.Data[1].Float64()-1) < 1e-5) || !(math.Abs(x.Data[0].Float64()-1) < 1e-5) && !trans {
			t.Errorf("%T: the solution of rows far apart is %v, %v", *new(N), x, err)
		}
	}
}

// TestCholeskyFar: rows of a graded matrix have the digits of the type, as far down as the range goes.
func TestCholeskyFar(t *testing.T) {
	choleskyFar[limb.QF](t, 30)
	choleskyFar[limb.DF](t, 30)
	choleskyFar[limb.DD](t, 240)
	choleskyFar[limb.QD](t, 240)
}

func choleskyFar[N limb.Real[N]](t *testing.T, step int) {
	a := square2[N](7, 1, 3, 1, 5, 2, 3, 2, 6)
	var plain, far Cholesky[N]
	b := a.Clone() // exact
	e := []int{-2 * step, 0, step}
	b.shiftRows(e, 1)
	b.shiftColumns(e, 1)
	x, y, right := new(Dense[N]), new(Dense[N]), NewDense(3, 1, reals[N](1, 2, 3))
	left := right.Clone()
	left.shiftRows(e, 1)
	if err := errors.Join(plain.Factorize(a), far.Factorize(b), plain.SolveTo(x, right), far.SolveTo(y, left)); err != nil {
		t.Fatal(err)
	}
	y.shiftRows(e, 1)
	same(t, "a graded solution", y, x)
	if d := off(far.Det(), plain.Det().Ldexp(-2*step)); !(d < 40) {
		t.Errorf("%T: the determinant is off by %v units", *new(N), d)
	}
}

// TestSymmetricFar: eigenvalues and singular values of matrices whose rows, or columns, are far apart.
func TestSymmetricFar(t *testing.T) {
	symmetricFar[limb.DD](t, 300)
	symmetricFar[limb.QD](t, 300)
	symmetricFar[limb.F64](t, 300)
	symmetricFar[limb.DF](t, 30)
	symmetricFar[limb.QF](t, 25)
	leastFar[limb.DD](t, 1e-50, 3e-38, 1e-25, 1e30)
	leastFar[limb.QD](t, 1e-50, 3e-38, 1e-25, 1e30)
	leastFar[limb.DF](t, 1e-14, 3e-8, 1e-1, 1e14)
	leastFar[limb.QF](t, 1e-10, 3e-7, 1e-2, 1e8)
	var g EigenSym[limb.QD]
	x, y := limb.QD{X0: 0.3}.Mul(limb.QD{X0: 1e-60}), limb.QD{X0: 0.7}.Mul(limb.QD{X0: 1e240})
	if err := g.Factorize(diagonal([]limb.QD{x, y})); err != nil || !g.Values()[0].Equal(x) || !g.Values()[1].Equal(y) {
		t.Errorf("of a diagonal matrix the eigenvalues are %v, %v", g.Values(), err)
	}
}

// leastFar has the least eigenvalue a - b²/d of a matrix of two and of a third row far above.
func leastFar[N limb.Real[N]](t *testing.T, a, b, d, third float64) {
	var f EigenSym[N]
	want := a - b*b/d
	if err := f.Factorize(square2[N](a, b, 0, b, d, 0, 0, 0, third)); err != nil || math.Abs(f.Values()[0].Float64()/want-1) > 10*a/d+1e-9 {
		t.Errorf("%T: the least eigenvalue is %v, %v", *new(N), f.Values()[0], err)
	}
}

func symmetricFar[N limb.Real[N]](t *testing.T, k int) {
	ends := []N{limb.From[N](3).Ldexp(-k), limb.From[N](5).Ldexp(k)}
	for _, sign := range []float64{1, -1} {
		ends[1] = limb.From[N](5 * sign).Ldexp(k)
		var f EigenSym[N]
		if err := f.Factorize(diagonal(ends)); err != nil || !(f.Values()[0].Equal(ends[0]) || f.Values()[1].Equal(ends[0])) {
			t.Errorf("%T: the eigenvalues of %v are %v, %v", *new(N), ends, f.Values(), err)
		}
	}
	var s SVD[N]
	tall := NewDense[N](3, 2, nil)
	tall.Set(1, 0, ends[0])
	tall.Set(2, 1, ends[1])
	if err := s.Factorize(tall); err != nil || !s.Values()[1].Equal(ends[0]) || !s.U().At(1, 1).Abs().Equal(limb.From[N](1)) {
		t.Errorf("%T: the singular values of %v are %v, the vectors %v, %v", *new(N), ends, s.Values(), s.U(), err)
	}
	// (1 ½; ½ 1) with its second row and column divided by 2^k: eigenvalues 1 and ¾·2^-2k but for 2^-4k.
	a := NewDense(2, 2, []N{limb.From[N](1), limb.From[N](1).Ldexp(-k - 1), limb.From[N](1).Ldexp(-k - 1), limb.From[N](1).Ldexp(-2 * k)})
	var f EigenSym[N]
	if err := f.Factorize(a); err != nil || !(off(f.Values()[0], limb.From[N](0.75).Ldexp(-2*k)) < 20+math.Ldexp(1, -2*k)/unit[N]()) {
		t.Errorf("%T: the eigenvalues of a graded matrix are %v, %v", *new(N), f.Values(), err)
	}
}

// TestEigenBlocks: matrices that fall into blocks have the eigenvalues of these, and vectors that belong to them.
func TestEigenBlocks(t *testing.T) {
	eigenBlocks[limb.CDD](t, -300)
	eigenBlocks[limb.CQD](t, -300)
	eigenBlocks[limb.CDF](t, -40)
	eigenBlocks[limb.CQF](t, -40)
	var f Eigen[limb.CDD, limb.DD]
	if err := f.Factorize(square2[limb.CDD](1, 0, 0, 1, 0, 1e-48, 1, 1e-24, 0)); err != nil {
		t.Fatal(err)
	}
	for k, x := range f.Values() {
		switch v := f.Vectors().Slice(0, 3, k, k+1); {
		case x.Re.Float64() == 1:
			for _, y := range v.Transpose().Row(0) { // (1, 1, 1)/√3 to 24 digits
				if math.Abs(size(y)-1/math.Sqrt(3)) > 1e-15 {
					t.Errorf("the vector for 1 is %v", v)
				}
			}
		case math.Abs(math.Abs(x.Re.Float64())/1e-36-1) > 1e-14:
			t.Errorf("the eigenvalues are %v", f.Values())
		}
	}
}

func eigenBlocks[C limb.Complex[C, N], N limb.Real[N]](t *testing.T, e int) {
	a := square2[C](0, 0, 3, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 3, 0, 0, 3, 0, 3, 0, 0, 0, 0)
	got, err := Eigenvalues[C, N](a)
	if err != nil || matched(got, reals[C](0, 0, 0, 0, 3)) != 0 {
		t.Errorf("%T: the eigenvalues are %v, %v", *new(C), got, err)
	}
	var f Eigen[C, N]
	if err := f.Factorize(a); err != nil {
		t.Errorf("%T: %v", *new(C), err)
	} else if d := apart(product(a, f.Vectors()), product(f.Vectors(), diagonal(f.Values()))); d > 50*unit[C]() {
		t.Errorf("%T: AV - VΛ is %v: %v, %v", *new(C), d, f.Values(), f.Vectors())
	}
	// A row without others, next to two that are small, of which the first's vector is not to be e₁ alone: λ = 1 has about
	// (1, 1, 1).
	k := e / 6
	small := square2[C](1, 0, 0, 1, 0, math.Ldexp(1, 4*k), 1, math.Ldexp(1, 2*k), 0)
	if err := f.Factorize(small); err != nil {
		t.Fatal(err)
	}
	for j, x := range f.Values() {
		if v := f.Vectors(); size(x) > 0.5 {
			for i := range 3 {
				if d := math.Abs(size(v.At(i, j)) - 1/math.Sqrt(3)); !(d < 1e-15+math.Ldexp(1, 2*k)) {
					t.Errorf("%T: the vector for 1 is %v", *new(C), v.Slice(0, 3, j, j+1))
				}
			}
		} else if d := math.Abs(math.Ldexp(size(x), -3*k) - 1); !(d < 1e-15) {
			t.Errorf("%T: the eigenvalues are %v", *new(C), f.Values())
		}
	}
	// Two blocks of two, of which one is 2^e of the other, and what is beside them.
	b := NewDense[C](4, 4, nil)
	for i, x := range []float64{2, 1, 1, 3} {
		y := partsOf[C]().from(x)
		b.Set(i/2, i%2, y)
		b.Set(2+i/2, 2+i%2, shifted[C, N](y, e))
		b.Set(i/2, 2+i%2, y)
	}
	got, err = Eigenvalues[C, N](b.part([]int{3, 0, 2, 1}))
	one, err2 := Eigenvalues[C, N](b.part([]int{0, 1}))
	if err := errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	for _, x := range one { // each is there, and 2^e of it
		for _, y := range []C{x, shifted[C, N](x, e)} {
			best := math.Inf(1)
			for _, z := range got {
				best = min(best, size(z.Sub(y))/size(y))
			}
			if best > 20*unit[C]() {
				t.Errorf("%T: no eigenvalue is %v: %v", *new(C), y, got)
			}
		}
	}
}

// TestRootsFar: small roots are as good as large ones, and bounds say how good each is.
func TestRootsFar(t *testing.T) {
	rootsFar[limb.CDD](t)
	rootsFar[limb.CQD](t)
	rootsFar[limb.CDF](t)
	rootsFar[limb.CQF](t)
	// (x - 1)³(x + 2): a triple root has a third of the digits, and the bound says so.
	got, bounds, err := Roots(reals[limb.CDD](-2, 5, -3, -1, 1))
	if err != nil {
		t.Fatal(err)
	}
	for i, x := range got {
		near := min(size(x.Sub(one[limb.CDD]())), size(x.Add(number[limb.CDD](2))))
		if !(near <= bounds[i]) || bounds[i] > 1e-7 {
			t.Errorf("root %v is off by %v, and its bound %v", x, near, bounds[i])
		}
	}
	if got, bounds, err := Roots(reals[limb.CDD](1, 0, 0, 1e-300)); err != nil || math.Abs(size(got[0].Mul(got[0].Conj()))/1e200-1) > 1e-12 || bounds[0] > 1e75 {
		t.Errorf("the roots are %v, their bounds %v, %v", got, bounds, err)
	}
}

// rootsFar has roots that are so far apart that a companion matrix of float64 loses the small ones. The exact ones are of the
// coefficients as decimals.
func rootsFar[C limb.Complex[C, N], N limb.Real[N]](t *testing.T) {
	for _, c := range []struct {
		c, roots []float64
		e        float64
	}{
		{[]float64{1, -1e20, 1}, []float64{1e-20, 1e20}, 1e-15},
		{[]float64{0.5, -0.2, -5e15, 0.04}, []float64{1.25e17, -1.000000002e-8, 9.99999998e-9}, 1e-9},
		{[]float64{1e-30, 3, 1e25}, []float64{-1. / 3 * 1e-30, -3e-25}, 1e-4},
	} {
		got, bounds, err := Roots[C, N](reals[C](c.c...))
		if err != nil {
			t.Errorf("%T %v: %v", *new(C), c.c, err)
			continue
		}
		for _, x := range c.roots {
			best := math.Inf(1)
			for i, y := range got {
				if d := size(y.Sub(partsOf[C]().from(x))) / math.Abs(x); d < best {
					best = d
					if limit := 1e4*unit[C]()*size(y) + 16*float64(smallest[C]()*0x1p-23); !(bounds[i] < limit) { // limbs of small ones underflow
						t.Errorf("%T %v: the bound of %v is %v", *new(C), c.c, y, bounds[i])
					}
				}
			}
			if !(best < c.e+10*unit[C]()) {
				t.Errorf("%T %v: no root is %v: %v", *new(C), c.c, x, got)
			}
		}
	}
}

// TestSquaresFar: columns of any length are taken as what they are beside themselves; an error has no bound of 0.
func TestSquaresFar(t *testing.T) {
	squaresFar[limb.DD](t, 130)
	squaresFar[limb.QD](t, 130)
	squaresFar[limb.DF](t, 40)
	squaresFar[limb.QF](t, 40)
}

func squaresFar[N limb.Real[N]](t *testing.T, k int) {
	by := func(x float64, e int) N { return limb.From[N](x).Ldexp(e) }
	a := NewDense(3, 2, []N{by(1, -k), by(0, 0), by(0, 0), by(1, 0), by(0, 0), by(0, 0)})
	b := NewDense(3, 1, []N{by(3, -k), by(1, 0), by(1, 0)})
	var f QR[N]
	x := new(Dense[N])
	if err := errors.Join(f.Factorize(a), f.SolveTo(x, b)); err != nil || !(off(x.Data[0], limb.From[N](3)) < 40) {
		t.Errorf("%T: least squares of columns far apart are %v, %v", *new(N), x, err)
	}
	// Hilbert's matrix with columns far apart.
	h := hilbert[N](5)
	ones := NewDense[N](5, 1, nil)
	for i := range 5 {
		ones.Data[i] = limb.From[N](1)
	}
	right := new(Dense[N])
	right.Mul(h, ones)
	e := []int{0, -k, k / 2, -k / 2, 0}
	scaled := h.Clone()
	scaled.shiftColumns(e, 1)
	for name, solve := range map[string]func(a, b *Dense[N], tol float64) (*Solution[N], error){"SolveRefined": SolveRefined[N], "LeastSquaresRefined": LeastSquaresRefined[N]} {
		s, err := solve(scaled, right, 0)
		if err != nil {
			t.Errorf("%T: %s: %v", *new(N), name, err)
			continue
		}
		want := ones.Clone()
		want.shiftRows(e, -1)
		worst, most := 0.0, 0.0
		for i, w := range want.Data {
			worst, most = max(worst, math.Abs(s.X.Data[i].Sub(w).Float64())), max(most, math.Abs(w.Float64()))
		}
		if !(worst/most <= s.Bound+1e6*unit[N]()) || s.Bound > 1e10*unit[N]() { // the right side is rounded
			t.Errorf("%T: %s is off by %v, and its bound %v", *new(N), name, worst/most, s.Bound)
		}
	}
	// Rows far apart, of the size that a bound in the type underflows at.
	rows := h.Clone()
	rows.shiftRows(e, 1)
	r := right.Clone()
	r.shiftRows(e, 1)
	if s, err := SolveRefined(rows, r, 0); err != nil || !(s.Bound > 0 && s.Bound < 1e9*unit[N]()) {
		t.Errorf("%T: of rows far apart %v", *new(N), err)
	} else if d := math.Abs(s.X.Data[1].Float64() - 1); !(d <= s.Bound+1e6*unit[N]()) {
		t.Errorf("%T: of rows far apart the solution is off by %v, and its bound is %v", *new(N), d, s.Bound)
	}
	// Integers that are singular.
	three := square2[N](1, 2, 3, 4, 5, 6, 7, 8, 9)
	if s, err := SolveRefined(three, NewDense(3, 1, reals[N](1, 0, 0)), 0); !errors.Is(err, ErrSingular) || s != nil && !(s.Bound > 1e-3) {
		t.Errorf("%T: of a singular matrix the error is %v", *new(N), err)
	}
	if s, err := SolveRefined(hilbert[N](9), NewDense(9, 1, reals[N](1, 0, 0, 0, 0, 0, 0, 0, 1)), 1e-300); err == nil || s != nil && !(s.Bound > 0) {
		t.Errorf("%T: 300 digits: %v", *new(N), err)
	}
}

// TestWampler: NIST's Wampler1, whose solution is exact: y = 1 + x + … + x⁵ at 0 … 20.
func TestWampler(t *testing.T) {
	wampler[limb.DD](t)
	wampler[limb.QD](t)
	wampler[limb.DF](t)
	wampler[limb.QF](t)
}

func wampler[N limb.Real[N]](t *testing.T) {
	a, b := NewDense[N](21, 6, nil), NewDense[N](21, 1, nil)
	for i := range 21 {
		p := 1.0
		for j := range 6 {
			a.Set(i, j, limb.From[N](p))
			b.Set(i, 0, b.At(i, 0).Add(limb.From[N](p)))
			p *= float64(i)
		}
	}
	s, err := LeastSquaresRefined(a, b, 0)
	if err != nil || s.Steps > 6 {
		t.Fatalf("%T: %v, %v", *new(N), s, err)
	}
	for _, x := range s.X.Data {
		if d := math.Abs(x.Sub(limb.From[N](1)).Float64()); !(d <= s.Bound) {
			t.Errorf("%T: %v is off by %v, and the bound is %v", *new(N), x, d, s.Bound)
		}
	}
	t.Logf("%T: %d steps, condition %.1e, bound %.1e, %v", *new(N), s.Steps, s.Cond, s.Bound, s.X.Data)
}
