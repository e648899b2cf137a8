package mat

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
)

// TestSolveShapes: tall systems are those of QR bit for bit, wide ones have the shortest solution, as 700 digits have it.
func TestSolveShapes(t *testing.T) {
	wideSystems[limb.DF](t, 20)
	wideSystems[limb.DD](t, 300)
	wideSystems[limb.QF](t, 20)
	wideSystems[limb.QD](t, 300)
	r := rand.New(rand.NewPCG(321, 322))
	a, b, x := random[limb.CDD](r, 3, 7), random[limb.CDD](r, 3, 2), new(complexes)
	if err := x.Solve(a, b); err != nil {
		t.Fatal(err)
	}
	y := new(complexes) // x = Aᴴy is the shortest solution
	if err := y.Solve(a.Adjoint(), x); err != nil {
		t.Fatal(err)
	}
	if e := apart(product(a, x), widened(b)); e > 0x1p-98 {
		t.Errorf("Ax - b is %v", e)
	}
	if e := apart(product(a.Adjoint(), y), widened(x)); e > 0x1p-98 {
		t.Errorf("x is %v apart from the range of Aᴴ", e)
	}
	w := FromFloat64[limb.DD](2, 3, []float64{1, 2, 3, 2, 4, 6})
	if err := new(dense).Solve(w, NewDense[limb.DD](2, 1, nil)); !errors.Is(err, ErrSingular) {
		t.Errorf("of rows that depend on one another the error is %v", err)
	}
}

func wideSystems[N limb.Real[N]](t *testing.T, far int) {
	r := rand.New(rand.NewPCG(323, 324))
	worst := 0.0
	for k := range testenv.Size(4, 30, 400) {
		rows := 1 + r.IntN(4)
		cols := rows + 1 + r.IntN(4)
		a, b := random[N](r, rows, cols), random[N](r, rows, 1)
		if k%2 == 1 { // rows far apart, which change nothing
			e := make([]int, rows)
			for i := range e {
				e[i] = r.IntN(2*far) - far
			}
			a.shiftRows(e, 1)
			b.shiftRows(e, 1)
		}
		x := new(Dense[N])
		if err := x.Solve(a, b); err != nil {
			t.Fatal(err)
		}
		m := bigMatrix(a, false)
		gram := bigProduct(m, bigTransposed(m))
		of := bigEigen(ofDiagonal1(bigProduct(m, bigTransposed(m))))
		kappa := math.Sqrt(quotient(of[len(of)-1], of[0]))
		for i := range gram {
			gram[i] = append(gram[i], exact(b.At(i, 0)))
		}
		y := eliminate(gram)
		off, norm := big0(), big0()
		for j := range cols {
			v := big0()
			for i := range rows {
				v.Add(v, big0().Mul(m[i][j], y[i]))
			}
			off, norm = rootOf(off, big0().Sub(v, exact(x.At(j, 0)))), rootOf(norm, v)
		}
		e := quotient(off, norm) / (8 * float64(rows*cols) * unit[N]() * kappa)
		if worst = max(worst, e); !(e <= 1) {
			t.Errorf("%T: the shortest solution is off by %v of its bound, of\n%v", *new(N), e, a)
		}
		if k == 0 { // the control: a solution that is not the shortest
			x.Set(0, 0, x.At(0, 0).Add(limb.From[N](100*float64(rows*cols)*unit[N]()*kappa*size(NormFrobenius(x)))))
			if d := big0().Sub(exact(x.At(0, 0)), big0().Mul(m[0][0], y[0])); rows == 1 && quotient(d, norm) < 8*float64(rows*cols)*unit[N]()*kappa {
				t.Errorf("%T: a longer solution is not noticed", *new(N))
			}
		}
		tall, c := random[N](r, cols, rows), random[N](r, cols, 2)
		var f QR[N]
		z := new(Dense[N])
		if err := errors.Join(x.assigned(tall, c), f.Factorize(tall), f.SolveTo(z, c)); err != nil || !x.same(z) {
			t.Errorf("%T: least squares are %v, %v, and %v by QR", *new(N), x, err, z)
		}
	}
	t.Logf("%T: shortest solutions are off by %.2g of their bound", *new(N), worst)
}

// assigned is Solve into a new matrix.
func (m *Dense[N]) assigned(a, b *Dense[N]) error {
	*m = Dense[N]{}
	return m.Solve(a, b)
}

// ofRank returns a matrix of a rank, of integers times 2^e.
func ofRank[N Number[N]](r *rand.Rand, rows, cols, rank, e int) *Dense[N] {
	integers := func(rows, cols int) *Dense[N] {
		return fromIntegers[N](rows, cols, func(_, _ int) int { return r.IntN(11) - 5 })
	}
	m := new(Dense[N])
	m.Mul(integers(rows, rank), integers(rank, cols))
	m.shift(e)
	return m
}

// TestRank: ranks, pseudo-inverses and null spaces of matrices of each rank, tall and wide, large and small.
func TestRank(t *testing.T) {
	ranks[limb.DF](t, 30)
	ranks[limb.DD](t, 900)
	ranks[limb.QF](t, 10)
	ranks[limb.QD](t, 700)
	ranks[limb.F64](t, 900)
	ranks[limb.CDD](t, 400)
	for what, f := range map[string]func(){
		"a rank":  func() { singularOf(t, Identity[limb.DD](2)).SolveTo(new(dense), Identity[limb.DD](2), 3) },
		"rows":    func() { singularOf(t, Identity[limb.DD](2)).SolveTo(new(dense), Identity[limb.DD](3), 1) },
		"a shape": func() { NewDense[limb.DD](3, 2, nil).PseudoInverse(NewDense[limb.DD](3, 2, nil), 0) },
	} {
		if err := Maybe(f); !errors.Is(err, ErrShape) {
			t.Errorf("%s: the error is %v", what, err)
		}
	}
	if err := singularOf(t, FromFloat64[limb.DD](2, 2, []float64{1, 0, 0, 0})).SolveTo(new(dense), Identity[limb.DD](2), 2); !errors.Is(err, ErrSingular) {
		t.Errorf("of a value that is 0 the error is %v", err)
	}
	graded := FromFloat64[limb.DD](3, 3, []float64{1, 0, 0, 0, 1e-10, 0, 0, 0, 1e-20})
	for rcond, want := range map[float64]int{0: 3, 1e-15: 2, 1e-5: 1, 2: 0} {
		if rank, err := Rank(graded, rcond); err != nil || rank != want || singularOf(t, graded).Rank(rcond) != want {
			t.Errorf("above %v the rank is %v, %v", rcond, rank, err)
		}
	}
	if n, err := Norm2(FromFloat64[limb.DD](2, 2, []float64{3, 0, 4, 0})); err != nil || math.Abs(n.Sub(limb.NewDD(5)).Float64()) > 0x1p-100 {
		t.Errorf("the norm is %v, %v", n, err)
	}
}

func singularOf[N Number[N]](t *testing.T, a *Dense[N]) *SVD[N] {
	f := new(SVD[N])
	if err := f.Factorize(a); err != nil {
		t.Fatal(err)
	}
	return f
}

func ranks[N Number[N]](t *testing.T, far int) {
	r := rand.New(rand.NewPCG(325, 326))
	worst := map[string]float64{}
	for k := range testenv.Size(6, 40, 400) {
		rows, cols := r.IntN(7), r.IntN(7)
		rank := r.IntN(min(rows, cols) + 1)
		e := []int{0, far, -far}[k%3]
		a := ofRank[N](r, rows, cols, rank, e)
		if rank > 0 { // products of integers may have a lower one
			of := bigMatrixRank(a)
			rank = of
		}
		got, err := Rank(a, 0)
		if err != nil || got != rank {
			t.Fatalf("%T: the rank of %v is %d, %v, and should be %d", *new(N), a, got, err, rank)
		}
		p, null := new(Dense[N]), new(Dense[N])
		if err = p.PseudoInverse(a, 0); err == nil {
			null, err = NullSpace(a, 0)
		}
		if err != nil || null.Rows != cols || null.Cols != cols-rank {
			t.Fatalf("%T: of rank %d the null space of %v is %v, %v", *new(N), rank, a, null, err)
		}
		if rank == 0 {
			if !NormMax(p).IsZero() || p.Rows != cols || p.Cols != rows {
				t.Errorf("%T: the pseudo-inverse of 0 is %v", *new(N), p)
			}
			continue
		}
		a.shift(-e) // exactly
		p.shift(e)
		values, err := SingularValues(a)
		if err != nil {
			t.Fatal(err)
		}
		n := float64(max(rows, cols))
		norm, least := size(values[0]), size(values[rank-1])
		note := func(what string, e, scale float64) {
			t.Helper()
			e /= n * unit[N]() * scale
			if worst[what] = max(worst[what], e); !(e <= 8) {
				t.Errorf("%T: %s is off by %v nε, of rank %d of\n%v", *new(N), what, e, rank, a)
			}
		}
		kappa := norm / least
		ap, pa := new(Dense[N]), new(Dense[N])
		ap.Mul(a, p)
		pa.Mul(p, a)
		note("APA", apart(product(ap, a), widened(a)), norm*kappa)
		note("PAP", apart(product(pa, p), widened(p)), kappa/least)
		note("AP", apart(widened(ap), widened(ap.Adjoint())), kappa)
		note("PA", apart(widened(pa), widened(pa.Adjoint())), kappa)
		note("A times a null vector", apart(product(a, null), widened(NewDense[N](rows, cols-rank, nil))), norm)
		note("null vectors", apart(product(null.Adjoint(), null), widened(Identity[N](cols-rank))), 1)
		if k == 1 { // the control
			p.Set(0, 0, p.At(0, 0).Add(partsOf[N]().from(100*n*unit[N]()*kappa/least*float64(rows))))
			if e := apart(product(p, ap), widened(p)); !(e > 8*n*unit[N]()*kappa/least) {
				t.Errorf("%T: another matrix passes for a pseudo-inverse", *new(N))
			}
		}
	}
	t.Logf("%T: in nε: %v", *new(N), worst)
}

// bigMatrixRank returns the rank of a matrix of integers times a power of two, exactly.
func bigMatrixRank[N Number[N]](a *Dense[N]) (rank int) {
	m := make([][]*big.Rat, a.Rows)
	for i := range m {
		for _, x := range a.Row(i) {
			y, _ := bigPart(x, false).Rat(nil)
			m[i] = append(m[i], y)
		}
	}
	for j := range a.Cols {
		at := -1
		for i := rank; i < a.Rows; i++ {
			if m[i][j].Sign() != 0 {
				at = i
			}
		}
		if at < 0 {
			continue
		}
		m[at], m[rank] = m[rank], m[at]
		for i := rank + 1; i < a.Rows; i++ {
			f := new(big.Rat).Quo(m[i][j], m[rank][j])
			for k := range a.Cols {
				m[i][k].Sub(m[i][k], new(big.Rat).Mul(f, m[rank][k]))
			}
		}
		rank++
	}
	return rank
}

// TestLogDet: the determinants of all factors are one, of real and complex matrices.
func TestLogDet(t *testing.T) {
	logDets[limb.DD](t)
	logDets[limb.QF](t)
	logDets[limb.CDD](t)
	logDetsOfValues[limb.CDF, limb.DF](t)
	logDetsOfValues[limb.CDD, limb.DD](t)
	logDetsOfValues[limb.CQF, limb.QF](t)
	logDetsOfValues[limb.CQD, limb.QD](t)
	var q QR[limb.DD]
	var e EigenSym[limb.DD]
	var s SVD[limb.CDD]
	var v Eigen[limb.CDD, limb.DD]
	var z Schur[limb.CDD, limb.DD]
	var rs RealSchur[limb.CDD, limb.DD]
	if !q.Det().IsNaN() || !e.Det().IsNaN() || !s.Det().IsNaN() || !v.Det().IsNaN() || !z.Det().IsNaN() || !rs.Det().IsNaN() {
		t.Error("the determinant of nothing is a number")
	}
	if err := errors.Join(q.Factorize(NewDense[limb.DD](3, 2, nil)), s.Factorize(NewDense[limb.CDD](3, 2, nil))); err != nil || Maybe(func() { q.Det() }) == nil || Maybe(func() { s.LogDet() }) == nil {
		t.Errorf("a tall matrix has a determinant, %v", err)
	}
}

// logDetsOfValues: products of eigenvalues, of numbers whose product is out of the range too.
func logDetsOfValues[C limb.Complex[C, N], N limb.Real[N]](t *testing.T) {
	r := rand.New(rand.NewPCG(329, 330))
	for k := range 10 {
		a := random[N](r, k%5, k%5)
		if k >= 5 {
			a.shift(30)
		}
		c := asComplexOf[C](a)
		var f LU[N]
		var g RealSchur[C, N]
		var h Schur[C, N]
		var e Eigen[C, N]
		if err := errors.Join(f.Factorize(a), g.Factorize(a), h.Factorize(c), e.FactorizeReal(a)); err != nil {
			t.Fatal(err)
		}
		want, sign := f.LogDet()
		is := func(what string, log, turn C) {
			t.Helper()
			if d := size(log.Sub(limb.Cmplx[C](want, *new(N)))) + size(turn.Sub(limb.Cmplx[C](sign, *new(N)))); !(d <= 1e4*unit[N]()) {
				t.Errorf("%T: the logarithm by %s is %v, the sign %v, and by LU %v, %v: they are %v apart", *new(N), what, log, turn, want, sign, d)
			}
		}
		log, turn := g.LogDet()
		is("RealSchur", limb.Cmplx[C](log, *new(N)), limb.Cmplx[C](turn, *new(N)))
		x, y := h.LogDet()
		is("Schur", x, y)
		x, y = e.LogDet()
		is("Eigen", x, y)
		if !y.Imag().IsZero() || k < 5 && (!e.Det().Imag().IsZero() || !(size(g.Det().Sub(f.Det())) <= 1e4*unit[N]()) || !(size(h.Det().Sub(e.Det())) <= 1e4*unit[N]())) {
			t.Errorf("%T: the determinants are %v, %v, %v and %v", *new(N), f.Det(), g.Det(), h.Det(), e.Det())
		}
	}
}

func logDets[N Number[N]](t *testing.T) {
	r := rand.New(rand.NewPCG(327, 328))
	by := partsOf[N]()
	for k := range 12 {
		n := k % 5
		a := random[N](r, n, n)
		if k >= 5 {
			a = symmetric(a)
		}
		var f LU[N]
		var q QR[N]
		var e EigenSym[N]
		var v SVD[N]
		if err := errors.Join(f.Factorize(a), q.Factorize(a), v.Factorize(a), e.Factorize(symmetric(a.Clone()))); err != nil {
			t.Fatal(err)
		}
		want, sign := f.LogDet()
		is := func(what string, log, turn, det N) {
			t.Helper()
			if d := size(log.Sub(want)) + size(turn.Sub(sign)) + size(det.Sub(f.Det())); !(d <= 1e4*unit[N]()) {
				t.Errorf("%T: the logarithm by %s is %v, the sign %v, and by LU %v, %v: they are %v apart", *new(N), what, log, turn, want, sign, d)
			}
		}
		log, turn := q.LogDet()
		is("QR", log, turn, q.Det())
		log, turn = v.LogDet()
		is("SVD", log, turn, v.Det())
		if k >= 5 {
			log, turn = e.LogDet()
			is("EigenSym", log, turn, e.Det())
		}
		if n > 1 { // the control: two rows exchanged have another sign
			swapRows(a, 0, 1)
			if err := q.Factorize(a); err != nil {
				t.Fatal(err)
			}
			if _, turn := q.LogDet(); by.abs(turn.Sub(sign)).IsZero() {
				t.Errorf("%T: two rows exchanged have the sign %v too", *new(N), turn)
			}
		}
	}
}

// TestRankOne: Cholesky's factors after an update are those of the sum, and the inverse is symmetric.
func TestRankOne(t *testing.T) {
	rankOnes[limb.DF](t)
	rankOnes[limb.DD](t)
	rankOnes[limb.QD](t)
	rankOnes[limb.F64](t)
	rankOnes[limb.CDD](t)
	var f Cholesky[limb.DD]
	if err := f.SymRankOne(&f, limb.NewDD(1), NewVecDense[limb.DD](2, nil)); !errors.Is(err, ErrNotFactored) {
		t.Errorf("the error is %v", err)
	}
	if err := f.InverseTo(new(dense)); !errors.Is(err, ErrNotFactored) {
		t.Errorf("the error is %v", err)
	}
	if err := f.Factorize(Identity[limb.DD](2)); err != nil {
		t.Fatal(err)
	}
	x := VecFromFloat64[limb.DD]([]float64{1, 0})
	if err := f.SymRankOne(&f, limb.NewDD(-1), x); !errors.Is(err, ErrNotPositive) || !f.L().Equal(Identity[limb.DD](2)) {
		t.Errorf("of a singular sum the error is %v, and the factor\n%v", err, f.L())
	}
	if err := f.SymRankOne(&f, limb.NaN[limb.DD](), x); !errors.Is(err, ErrNotFinite) {
		t.Errorf("the error is %v", err)
	}
	if err := Maybe(func() { f.SymRankOne(&f, limb.NewDD(1), NewVecDense[limb.DD](3, nil)) }); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
}

func rankOnes[N Number[N]](t *testing.T) {
	r := rand.New(rand.NewPCG(329, 330))
	worst := 0.0
	for k := range testenv.Size(6, 30, 400) {
		n := 1 + r.IntN(6)
		x, a := random[N](r, n, n), new(Dense[N])
		a.Mul(x, x.Adjoint())
		for i := range n {
			a.Set(i, i, realOf(a.At(i, i).Add(one[N]())))
		}
		a = symmetric(a)
		if k%3 == 0 { // rows far apart
			e := make([]int, n)
			for i := range e {
				e[i] = r.IntN(reach[N]()/4) - reach[N]()/8
			}
			a.shiftRows(e, 1)
			a.shiftColumns(e, 1)
		}
		v, alpha := random[N](r, n, 1), number[N]([]float64{1, 0.25, 3, -0.125}[k%4])
		for i := range n { // as large as the rows
			v.Set(i, 0, v.At(i, 0).Mul(a.At(i, i).Sqrt()))
		}
		if negative(alpha) {
			v.shift(-3) // so that it stays definite
		}
		var f, g Cholesky[N]
		if err := f.Factorize(a); err != nil {
			t.Fatal(err)
		}
		before := f.L()
		if err := g.SymRankOne(&f, alpha, &VecDense[N]{*v}); err != nil {
			if negative(alpha) && errors.Is(err, ErrNotPositive) {
				continue
			}
			t.Fatal(err)
		}
		if !f.L().same(before) {
			t.Errorf("%T: what was updated has changed", *new(N))
		}
		sum, l := new(Dense[limb.CQD]), g.L()
		sum.Outer(wide(alpha), &VecDense[limb.CQD]{*widened(v)}, &VecDense[limb.CQD]{*transposedAdjoint(widened(v))})
		sum.Add(sum, widened(a))
		got, e := product(l, l.Adjoint()), 0.0
		for i := range n {
			for j := range n { // in parts of the rows
				scale := size(a.At(i, i).Sqrt()) * size(a.At(j, j).Sqrt())
				e = max(e, size(got.At(i, j).Sub(sum.At(i, j)))/scale/(float64(8*n)*unit[N]()))
			}
		}
		if worst = max(worst, e); !(e <= 1) {
			t.Errorf("%T: LLᴴ is off by %v of its bound, of\n%v", *new(N), e, a)
		}
		inverse := new(Dense[N])
		if err := f.InverseTo(inverse); err != nil {
			t.Fatal(err)
		}
		if !inverse.same(inverse.Adjoint()) {
			t.Errorf("%T: the inverse is not symmetric:\n%v", *new(N), inverse)
		}
		if c, err := g.Cond(); err != nil || !(c >= 0.3) {
			t.Errorf("%T: the condition is %v, %v", *new(N), c, err)
		}
	}
	t.Logf("%T: updated factors are off by %.2g of their bound", *new(N), worst)
}

// transposedAdjoint returns the conjugates of a column.
func transposedAdjoint[N Number[N]](v *Dense[N]) *Dense[N] {
	c := v.Clone()
	for i, x := range c.Data {
		c.Data[i] = conj(x)
	}
	return c
}

// TestReal: eigenvalues of real matrices that are known, in pairs.
func TestReal(t *testing.T) {
	realEigen[limb.CDD, limb.DD](t)
	realEigen[limb.CQF, limb.QF](t)
	f := Eigen[limb.CDD, limb.DD]{}
	if err := f.FactorizeReal(FromFloat64[limb.DD](2, 2, []float64{1, math.NaN(), 0, 1})); !errors.Is(err, ErrNotFinite) {
		t.Errorf("the error is %v", err)
	}
	if err := f.FactorizeReal(FromFloat64[limb.DD](3, 3, []float64{0, 1, 0, 0, 0, 1, 1, 0, 0})); err != nil {
		t.Fatal(err)
	}
	g := f // the control of pairs
	g.values = f.Values()
	g.values[0] = g.values[0].MulReal(limb.NewDD(1 + 0x1p-50))
	if inPairs(&f) != nil || inPairs(&g) == nil {
		t.Errorf("%v are in pairs, or %v are", f.values, g.values)
	}
}

func realEigen[C limb.Complex[C, N], N limb.Real[N]](t *testing.T) {
	list := knownValues(t)
	for name, k := range known {
		if k.rows != k.cols {
			continue
		}
		a := fromIntegers[N](k.rows, k.cols, k.element)
		var f Eigen[C, N]
		if err := f.FactorizeReal(a); err != nil {
			t.Fatal(err)
		}
		worst := 0.0
		for j := range k.rows {
			w := f.LeftVectors().Slice(0, k.rows, j, j+1).Adjoint()
			worst = max(worst, 1/size(product(w, f.Vectors().Slice(0, k.rows, j, j+1)).At(0, 0)))
		}
		e := offBy[C](widened(column(f.Values())).Data, list[name+" eigenvalue"]) / (size(NormFrobenius(a)) * worst)
		t.Logf("%T %s: %.2f ε‖A‖ times the condition %.1e", *new(C), name, e, worst)
		if !(e <= 10*float64(k.rows)) {
			t.Errorf("%T %s: %v ε‖A‖ times the condition %v", *new(C), name, e, worst)
		}
		if err := inPairs(&f); err != nil {
			t.Errorf("%T %s: %v", *new(C), name, err)
		}
	}
}

// BenchmarkValues compares eigenvalues alone with those with vectors, in turns.
func BenchmarkValues(b *testing.B) {
	a := symmetric(random[limb.DD](rand.New(rand.NewPCG(331, 332)), 100, 100))
	for name, f := range map[string]func() error{
		"EigenvaluesSym": func() error { _, err := EigenvaluesSym(a); return err },
		"EigenSym":       func() error { return new(EigenSym[limb.DD]).Factorize(a) },
		"SingularValues": func() error { _, err := SingularValues(a); return err },
		"SVD":            func() error { return new(SVD[limb.DD]).Factorize(a) },
		"FactorizeReal":  func() error { return new(Eigen[limb.CDD, limb.DD]).FactorizeReal(a) },
		"Factorize":      func() error { return new(Eigen[limb.CDD, limb.DD]).Factorize(toComplex[limb.CDD](a)) },
	} {
		b.Run(fmt.Sprint(name), func(b *testing.B) {
			for range b.N {
				if err := f(); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
