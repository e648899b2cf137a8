package mat

import (
	"fmt"
	"maps"
	"math"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
)

// # Graded, sparse and scaled matrices against 720 digits
//
// The references are exact products, and Jacobi's method in numbers of 2400 bits.

// hard returns a matrix with rows and columns that are 2^-span … 2^span apart, of which some elements are 0.
func hard[N Number[N]](r *rand.Rand, rows, cols, span int, fill float64) *Dense[N] {
	a, by := random[N](r, rows, cols), partsOf[N]()
	mode := r.IntN(4) // rows, columns, both, each element
	up, across := make([]int, rows), make([]int, cols)
	for i := range up {
		up[i] = r.IntN(2*span+1) - span
	}
	for j := range across {
		across[j] = r.IntN(2*span+1) - span
	}
	for i := range rows {
		for j := range cols {
			e := [4]int{up[i], across[j], (up[i] + across[j]) / 2, r.IntN(2*span+1) - span}[mode]
			x := by.ldexp(a.At(i, j), e)
			if r.Float64() > fill {
				x = *new(N)
			}
			a.Set(i, j, x)
		}
	}
	return a
}

func zeros(n int) [][]*big.Float {
	m := make([][]*big.Float, n)
	for i := range m {
		m[i] = make([]*big.Float, n)
		for j := range m[i] {
			m[i][j] = new(big.Float).SetPrec(precision)
		}
	}
	return m
}

func big0() *big.Float { return new(big.Float).SetPrec(precision) }

// bigEigen returns the eigenvalues of a symmetric matrix, which it changes, ascending.
func bigEigen(m [][]*big.Float) []*big.Float {
	n := len(m)
	for range 40 {
		turned := false
		for p := range n {
			for q := p + 1; q < n; q++ {
				x := m[p][q]
				limit := big0().Abs(big0().Mul(m[p][p], m[q][q]))
				if x.Sign() == 0 || limit.Sign() != 0 && 2*x.MantExp(nil) < limit.MantExp(nil)-2*1000 {
					continue
				}
				turned = true
				theta := big0().Quo(big0().Sub(m[q][q], m[p][p]), big0().Mul(big.NewFloat(2), x))
				root := big0().Sqrt(big0().Add(big0().Mul(theta, theta), big.NewFloat(1)))
				t := big0().Quo(big.NewFloat(1), big0().Add(big0().Abs(theta), root))
				if theta.Sign() < 0 {
					t.Neg(t)
				}
				c := big0().Quo(big.NewFloat(1), big0().Sqrt(big0().Add(big0().Mul(t, t), big.NewFloat(1))))
				s := big0().Mul(t, c)
				app, aqq := big0().Sub(m[p][p], big0().Mul(t, x)), big0().Add(m[q][q], big0().Mul(t, x))
				for k := range n {
					if k == p || k == q {
						continue
					}
					u, v := m[k][p], m[k][q]
					m[k][p] = big0().Sub(big0().Mul(c, u), big0().Mul(s, v))
					m[k][q] = big0().Add(big0().Mul(s, u), big0().Mul(c, v))
					m[p][k], m[q][k] = m[k][p], m[k][q]
				}
				m[p][p], m[q][q], m[p][q], m[q][p] = app, aqq, big0(), big0()
			}
		}
		if !turned {
			break
		}
	}
	values := make([]*big.Float, n)
	for i := range n {
		values[i] = m[i][i]
		for j := i; j > 0 && values[j-1].Cmp(values[j]) > 0; j-- {
			values[j-1], values[j] = values[j], values[j-1]
		}
	}
	return values
}

func quotient(x, y *big.Float) float64 {
	if x.Sign() == 0 {
		return 0
	}
	if y.Sign() == 0 {
		return math.Inf(1)
	}
	f, _ := big0().Quo(x, y).Float64()
	return math.Abs(f)
}

// rootOf returns the root of the sum of squares.
func rootOf(x ...*big.Float) *big.Float {
	s := big0()
	for _, v := range x {
		s.Add(s, big0().Mul(v, v))
	}
	return s.Sqrt(s)
}

// bigPart returns the real part of x, or the imaginary one.
func bigPart[N Number[N]](x N, imaginary bool) *big.Float {
	k := typeOf[N]().Limbs()
	at := 0
	if imaginary {
		at = k
	}
	s := big0()
	for i := range k {
		s.Add(s, big.NewFloat(limbAt(&x, at+i)))
	}
	return s
}

// embedded returns a real matrix, and of a complex one X + iY the real X, -Y; Y, X, which has its eigenvalues, or singular
// values, twice.
func embedded[N Number[N]](a *Dense[N]) (m [][]*big.Float, times int) {
	times = 1
	if isComplex[N]() {
		times = 2
	}
	m = make([][]*big.Float, times*a.Rows)
	for i := range a.Rows {
		for k := range times {
			m[k*a.Rows+i] = make([]*big.Float, times*a.Cols)
		}
		for j, x := range a.Row(i) {
			m[i][j] = bigPart(x, false)
			if times == 2 {
				y := bigPart(x, true)
				m[i][a.Cols+j], m[a.Rows+i][j], m[a.Rows+i][a.Cols+j] = big0().Neg(y), y, bigPart(x, false)
			}
		}
	}
	return m, times
}

func bigTransposed(m [][]*big.Float) [][]*big.Float {
	c := make([][]*big.Float, len(m[0]))
	for i := range c {
		for j := range m {
			c[i] = append(c[i], m[j][i])
		}
	}
	return c
}

// ofDiagonal1 returns D⁻¹mD⁻¹ with a diagonal of 1, nil where an element of the diagonal is not positive.
func ofDiagonal1(m [][]*big.Float) [][]*big.Float {
	scaled := zeros(len(m))
	for i := range m {
		if m[i][i].Sign() <= 0 {
			return nil
		}
	}
	for i := range m {
		for j := range m {
			scaled[i][j].Quo(m[i][j], big0().Sqrt(big0().Mul(m[i][i], m[j][j])))
		}
	}
	return scaled
}

// tally is what a search of one type has found.
type tally struct {
	errorf  func(format string, args ...any)
	logf    func(format string, args ...any)
	name    string
	worst   map[string]float64 // of the bound
	count   map[string]int     // results that were compared
	refused map[string]int     // of matrices that are too near to ones without an answer
}

func newTally[N Number[N]](errorf, logf func(format string, args ...any)) *tally {
	return &tally{errorf, logf, fmt.Sprintf("%T", *new(N)), map[string]float64{}, map[string]int{}, map[string]int{}}
}

func (s *tally) note(what string, is float64, a any) {
	s.worst[what] = math.Max(s.worst[what], is)
	s.count[what]++
	if !(is <= 1) {
		s.errorf("%s: %s is %v of its bound:\n%v", s.name, what, is, a)
	}
}

func (s *tally) log() {
	for _, what := range slices.Sorted(maps.Keys(s.worst)) {
		s.logf("%s: %s: %.2g of its bound in %d results, %d refused", s.name, what, s.worst[what], s.count[what], s.refused[what])
	}
}

// TestSearch: no result is above what is promised, and nothing is refused. The first span is one in which no limb underflows
// that a bound needs, as the domains have it; the second is beyond, for bounds that are of the whole matrix.
func TestSearch(t *testing.T) {
	t.Run("DF", func(t *testing.T) { searches[limb.DF, limb.CDF](t, 10, 30) })
	t.Run("DD", func(t *testing.T) { searches[limb.DD, limb.CDD](t, 150, 300) })
	t.Run("QF", func(t *testing.T) { searches[limb.QF, limb.CQF](t, 8, 25) })
	t.Run("QD", func(t *testing.T) { searches[limb.QD, limb.CQD](t, 150, 300) })
}

// searches is search in parts, each of which runs alone by its number and has matrices of its own: "-run TestSearch/QD/7$".
func searches[N limb.Real[N], C limb.Complex[C, N]](t *testing.T, span, far int) {
	for part := range testenv.Size(1, 1, 40) {
		t.Run(fmt.Sprint(part), func(t *testing.T) { search[N, C](t, uint64(part), testenv.Size(3, 40, 50), span, far) })
	}
}

// TestFound: matrices of which the search, or who read its finds, had something wrong: a vector of a real eigenvalue that had the phase
// of rounding errors where rows are far larger, an element beside the diagonal by which a step overflowed and had no end, and solutions
// whose bounds were too small.
func TestFound(t *testing.T) {
	realPairs[limb.CDD](newTally[limb.DD](t.Errorf, t.Logf), hard[limb.DD](rand.New(rand.NewPCG(1024, 3)), 3, 3, 300, 0.7))
	schurForms[limb.CQF](newTally[limb.QF](t.Errorf, t.Logf), FromFloat64[limb.QF](3, 3, []float64{0, 1, 0, 0x1p-140, 0, 1, 0, 1, 1}), false)
	for _, seed := range []uint64{922, 1811} {
		r := rand.New(rand.NewPCG(seed, 5))
		k, up, a := r.IntN(100), r.IntN(20)-10, FromFloat64[limb.DD](3, 2, []float64{1, 1, 1, 1, 1, 1})
		for i := range 3 {
			a.Set(i, 1, a.At(i, 1).Add(randomNumber[limb.DD](r).Ldexp(-k)))
		}
		a.shiftRows([]int{0, up, -up}, 1)
		leastSquaresNear(newTally[limb.DD](t.Errorf, t.Logf), a, random[limb.DD](r, 3, 1))
	}
}

// TestSearchControl: what is off by a little more than its bound is noticed.
func TestSearchControl(t *testing.T) {
	r := rand.New(rand.NewPCG(403, 404))
	wrong := 0
	s := newTally[limb.DD](func(string, ...any) { wrong++ }, t.Logf)
	noticed := func(what string, f func()) {
		wrong = 0
		if f(); wrong == 0 {
			t.Errorf("%s passes", what)
		}
	}
	a := symmetric(hard[limb.DD](r, 4, 4, 10, 1))
	var f EigenSym[limb.DD]
	if err := f.Factorize(a); err != nil {
		t.Fatal(err)
	}
	v := f.Vectors()
	if orthogonal(s, "vectors", 4*unit[limb.DD](), v, a); wrong > 0 {
		t.Error("vectors do not pass")
	}
	noticed("a length that is off by 20nε", func() {
		v.Set(0, 0, v.At(0, 0).Add(limb.NewDD(80*unit[limb.DD]()).Div(v.At(0, 0))))
		orthogonal(s, "vectors", 4*unit[limb.DD](), v, a)
	})
	var g Schur[limb.CDD, limb.DD]
	c := hard[limb.CDD](r, 4, 4, 10, 1)
	if err := g.Factorize(c); err != nil {
		t.Fatal(err)
	}
	wrong = 0
	if judgeSchur(s, "Schur", c, g.T(), g.Z()); wrong > 0 {
		t.Error("a form does not pass")
	}
	noticed("an element of T that is off by 50nε of the norm", func() {
		m := g.T()
		m.Set(0, 1, m.At(0, 1).Add(NormFrobenius(c).MulReal(limb.NewDD(200*unit[limb.DD]()))))
		judgeSchur(s, "Schur", c, m, g.Z())
	})
	noticed("an element below the triangle", func() {
		m := g.T()
		m.Set(3, 0, number[limb.CDD](1e-300))
		judgeSchur(s, "Schur", c, m, g.Z())
	})
	for _, m := range [][]float64{{1, 2, -3, 2}, {1, 2, 3, 1}, {1, 0, 3, 1}} {
		noticed("a block that is not standard", func() {
			if err := standard(FromFloat64[limb.DD](2, 2, m)); err != nil {
				s.errorf("%v", err)
			}
		})
	}
	noticed("NaN", func() { s.note("a result", math.NaN(), a) })
}

func search[N limb.Real[N], C limb.Complex[C, N]](t *testing.T, part uint64, count, span, far int) {
	r := rand.New(rand.NewPCG(401, 402+part))
	s := newTally[N](t.Errorf, t.Logf)
	for k := range count {
		for _, span := range [2]int{span, far} {
			n, fill, within := 2+r.IntN(4), 0.3+0.7*r.Float64(), span < far
			a := hard[N](r, n, n, span, fill)
			eigenvalues(s, symmetric(a), false)
			singularValues(s, a, within)
			eigenpairs[C, N](s, asComplexOf[C](a))
			realPairs[C](s, a)
			schurForms[C](s, a, k%4 == 0)
			rootsNear(s, "Roots", asComplexOf[C](a).Row(0), Roots[C, N])
			rootsNear(s, "RootsReal", asComplexOf[C](a).Row(0), func([]C) ([]C, []float64, error) { return realRoots[C](s, a.Row(0)) })
			tall := hard[N](r, n+r.IntN(3), n, span, fill)
			leastSquaresNear(s, tall, random[N](r, tall.Rows, 1))
			solutionNear(s, a, random[N](r, n, 1))
			if !within {
				continue
			}
			singularValues(s, hard[N](r, n, 1+r.IntN(6), span, fill), true)
			eigenvalues(s, gradedDefinite[N](r, n, span), true)
			if k%8 == 0 { // whose references take eight times as long
				c := hard[C](r, n, n, span, fill)
				eigenvalues(s, symmetric(c), false)
				singularValues(s, c, true)
				eigenvalues(s, gradedDefinite[C](r, n, span), true)
				eigenpairs[C, N](s, c)
				schurForm[C, N](s, c)
				rootsNear(s, "Roots", c.Row(0), Roots[C, N])
			}
		}
	}
	s.log()
}

// gradedDefinite returns a positive definite matrix with rows and columns far apart, some near to singular ones.
func gradedDefinite[N Number[N]](r *rand.Rand, n, span int) *Dense[N] {
	x := random[N](r, n, n)
	m, by := NewDense[N](n, n, nil), partsOf[N]()
	e, lift := make([]int, n), by.ldexp(one[N](), -r.IntN(digits[N]()/2))
	for i := range n {
		e[i] = (r.IntN(2*span+1) - span) / 2
		for j := range n {
			m.Set(i, j, by.conj(inner(by, x.Row(i), x.Row(j))))
		}
		m.Set(i, i, m.At(i, i).Add(lift))
	}
	m.shiftRows(e, 1)
	m.shiftColumns(e, 1)
	return symmetric(m)
}

// eigenvalues judges those of a symmetric, or Hermitian, matrix, and the vectors.
func eigenvalues[N Number[N]](s *tally, a *Dense[N], definite bool) {
	n, unit := float64(a.Rows), unit[N]()
	var f EigenSym[N]
	if err := f.Factorize(a); err != nil {
		s.errorf("%v: %v", err, a)
		return
	}
	b, times := embedded(a)
	norm, kappa := big0(), math.Inf(1)
	for _, row := range b[:a.Rows] {
		norm = rootOf(norm, rootOf(row...))
	}
	if d := ofDiagonal1(b); definite && d != nil {
		if of := bigEigen(d); of[0].Sign() > 0 {
			kappa = quotient(of[len(of)-1], of[0])
		}
	}
	want := bigEigen(b)
	for i, x := range f.Values() {
		d := big0().Sub(bigPart(x, false), want[times*i])
		s.note("EigenSym", quotient(d, norm)/(4*n*unit), a)
		if 8*n*unit*kappa < 1 {
			s.note("EigenSym, definite", quotient(d, want[times*i])/(4*n*unit*kappa), a)
		}
	}
	orthogonal(s, "EigenSym, vectors", n*unit, f.Vectors(), a)
	values, err := EigenvaluesSym(a)
	if err != nil {
		s.errorf("%v: %v", err, a)
	}
	for i, x := range values {
		s.note("EigenvaluesSym", quotient(big0().Sub(bigPart(x, false), want[times*i]), norm)/(4*n*unit), a)
	}
}

// orthogonal judges columns that are to be orthogonal, and of length 1, to 4e.
func orthogonal[N Number[N]](s *tally, what string, e float64, v, a *Dense[N]) {
	b, _ := embedded(v)
	for i, row := range bigProduct(bigTransposed(b), b) {
		for j, x := range row {
			if i == j {
				x.Sub(x, big.NewFloat(1))
			}
			s.note(what, quotient(x, big.NewFloat(1))/(4*e), a)
		}
	}
}

// singularValues judges those of a matrix, each by itself too where columns says so, and the vectors.
func singularValues[N Number[N]](s *tally, a *Dense[N], columns bool) {
	unit := unit[N]()
	var f SVD[N]
	if err := f.Factorize(a); err != nil {
		s.errorf("%v: %v", err, a)
		return
	}
	n, b := float64(max(a.Rows, a.Cols)), a
	if a.Rows < a.Cols {
		b = a.Adjoint()
	}
	m, times := embedded(b)
	gram := bigProduct(bigTransposed(m), m)
	norm, kappa := big0(), math.Inf(1)
	for i := range b.Cols {
		norm.Add(norm, gram[i][i])
	}
	norm.Sqrt(norm)
	if d := ofDiagonal1(gram); columns && d != nil {
		if of := bigEigen(d); of[0].Sign() > 0 {
			kappa = math.Sqrt(quotient(of[len(of)-1], of[0]))
		}
	}
	want := bigEigen(gram)
	for i, x := range f.Values() {
		w := big0().Sqrt(big0().Abs(want[len(want)-1-times*i]))
		d := big0().Sub(bigPart(x, false), w)
		s.note("SVD", quotient(d, norm)/(4*n*unit), a)
		if 8*n*unit*kappa < 1 {
			s.note("SVD, columns", quotient(d, w)/(4*n*unit*kappa), a)
		}
	}
	orthogonal(s, "SVD, vectors", n*unit, f.U(), a)
	orthogonal(s, "SVD, vectors", n*unit, f.V(), a)
	values, err := SingularValues(a)
	if err != nil {
		s.errorf("%v: %v", err, a)
	}
	for i, x := range values {
		w := big0().Sqrt(big0().Abs(want[len(want)-1-times*i]))
		s.note("SingularValues", quotient(big0().Sub(bigPart(x, false), w), norm)/(4*n*unit), a)
	}
}

// point is a complex number.
type point struct{ re, im *big.Float }

func pointOf[N Number[N]](x N) point {
	z := point{bigPart(x, false), big0()}
	if isComplex[N]() {
		z.im = bigPart(x, true)
	}
	return z
}

func (x point) add(y point) point { return point{big0().Add(x.re, y.re), big0().Add(x.im, y.im)} }
func (x point) sub(y point) point { return point{big0().Sub(x.re, y.re), big0().Sub(x.im, y.im)} }
func (x point) mul(y point) point {
	return point{big0().Sub(big0().Mul(x.re, y.re), big0().Mul(x.im, y.im)), big0().Add(big0().Mul(x.re, y.im), big0().Mul(x.im, y.re))}
}
func (x point) abs() *big.Float { return rootOf(x.re, x.im) }
func (x point) over(y point) point {
	z := x.mul(point{y.re, big0().Neg(y.im)})
	q := y.mul(point{y.re, big0().Neg(y.im)}).re
	return point{z.re.Quo(z.re, q), z.im.Quo(z.im, q)}
}

// asComplexOf returns a in the complex type.
func asComplexOf[C limb.Complex[C, N], N limb.Real[N]](a *Dense[N]) *Dense[C] {
	c := NewDense[C](a.Rows, a.Cols, nil)
	for i, x := range a.Clone().Data {
		alternating[N](c.Data)[2*i] = x
	}
	return c
}

// eigenpairs compares A·v with λ·v, in the coordinates that balance the blocks.
func eigenpairs[C limb.Complex[C, N], N limb.Real[N]](s *tally, a *Dense[C]) {
	var f Eigen[C, N]
	if err := f.Factorize(a); err != nil {
		s.errorf("%v: %v", err, a)
		return
	}
	judgePairs(s, "Eigen", 10, &f, a)
}

// realPairs is eigenpairs of a real matrix, whose values and vectors are conjugate in pairs.
func realPairs[C limb.Complex[C, N], N limb.Real[N]](s *tally, a *Dense[N]) {
	var f Eigen[C, N]
	if err := f.FactorizeReal(a); err != nil {
		s.errorf("%v: %v", err, a)
		return
	}
	judgePairs(s, "Eigen, real", 10, &f, asComplexOf[C](a))
	if err := inPairs(&f); err != nil {
		s.errorf("%v of\n%v", err, a)
	}
}

// schurForms judges the real form of a matrix, and the complex one where both says so.
func schurForms[C limb.Complex[C, N], N limb.Real[N]](s *tally, a *Dense[N], both bool) {
	var f RealSchur[C, N]
	if err := f.Factorize(a); err != nil {
		s.errorf("%v: %v", err, a)
		return
	}
	judgeSchur(s, "RealSchur", a, f.T(), f.Z())
	for k, x := range f.Values() {
		if below := k > 0 && !f.t.At(k, k-1).IsZero(); below != (x.Imag().Signbit() && !x.Imag().IsZero()) || below && !x.Conj().Equal(f.values[k-1]) {
			s.errorf("%s: eigenvalue %d is %v of\n%v", s.name, k, x, f.t)
		}
	}
	if err := standard(f.t); err != nil {
		s.errorf("%s: %v:\n%v", s.name, err, f.t)
	}
	if both {
		schurForm[C, N](s, asComplexOf[C](a))
	}
}

// standard says which block of two rows is not as LAPACK has them, or is none.
func standard[N limb.Real[N]](t *Dense[N]) error {
	for k := 1; k < t.Rows; k++ {
		b, c := t.At(k-1, k), t.At(k, k-1)
		switch {
		case c.IsZero():
		case k > 1 && !t.At(k-1, k-2).IsZero():
			return fmt.Errorf("the block that ends in row %d has three rows", k)
		case b.IsZero() || b.Signbit() == c.Signbit() || !t.At(k, k).Equal(t.At(k-1, k-1)):
			return fmt.Errorf("the block that ends in row %d is %v %v; %v %v", k, t.At(k-1, k-1), b, c, t.At(k, k))
		}
	}
	return nil
}

func schurForm[C limb.Complex[C, N], N limb.Real[N]](s *tally, a *Dense[C]) {
	var f Schur[C, N]
	if err := f.Factorize(a); err != nil {
		s.errorf("%v: %v", err, a)
		return
	}
	judgeSchur(s, "Schur", a, f.T(), f.Z())
	for k, x := range f.Values() {
		if !x.Equal(f.t.At(k, k)) || k > 0 && !f.t.At(k, k-1).IsZero() {
			s.errorf("%s: eigenvalue %d is %v of\n%v", s.name, k, x, f.t)
		}
	}
}

// judgeSchur judges A - ZTZᴴ and Z by 30nε, and T by what is below the blocks.
func judgeSchur[N Number[N]](s *tally, what string, a, t, z *Dense[N]) {
	m, _ := embedded(a)
	tb, _ := embedded(t)
	zb, _ := embedded(z)
	norm, off := big0(), big0()
	for i, row := range bigProduct(bigProduct(zb, tb), bigTransposed(zb)) {
		norm = rootOf(norm, rootOf(m[i]...))
		for j, x := range row {
			off = rootOf(off, x.Sub(x, m[i][j]))
		}
	}
	s.note(what, quotient(off, norm)/(30*float64(a.Rows)*unit[N]()), a)
	orthogonal(s, what+", Z", 7.5*float64(a.Rows)*unit[N](), z, a)
	for i := range t.Rows {
		for j := range i - 1 {
			if !t.At(i, j).IsZero() {
				s.errorf("%s: %s: T is no triangle:\n%v", s.name, what, t)
			}
		}
	}
}

// inPairs says which eigenvalue, or vector, is neither real nor one of two that are conjugate.
func inPairs[C limb.Complex[C, N], N limb.Real[N]](f *Eigen[C, N]) error {
	values, n := f.Values(), f.Vectors().Rows
	for k := 0; k < n; k++ {
		other := k
		if !values[k].Imag().IsZero() {
			other = k + 1
		}
		if other == n || !values[other].Equal(values[k].Conj()) || values[k].Imag().Signbit() {
			return fmt.Errorf("eigenvalue %d is %v", k, values[k])
		}
		for _, v := range []*Dense[C]{f.Vectors(), f.LeftVectors()} {
			for i := range n {
				if !v.At(i, other).Equal(v.At(i, k).Conj()) {
					return fmt.Errorf("vector %d for %v is %v", k, values[k], v)
				}
			}
		}
		k = other
	}
	return nil
}

// judgePairs judges the residuals by each·nε.
func judgePairs[C limb.Complex[C, N], N limb.Real[N]](s *tally, what string, each float64, f *Eigen[C, N], a *Dense[C]) {
	n := a.Rows
	list, _ := blocksOf[C, N](a, true, false, nil)
	d := make([]int, n)
	for _, b := range list {
		for i, row := range b.rows {
			d[row] = b.d[i]
		}
	}
	shift := func(x *big.Float, e int) *big.Float { return big0().SetMantExp(x, e) }
	norm := big0()
	for i := range n {
		for j := range n {
			norm = rootOf(norm, shift(pointOf(a.At(i, j)).abs(), d[j]-d[i]))
		}
	}
	for k, x := range f.Values() {
		lambda, v := pointOf(x), make([]point, n)
		whole := big0()
		for i := range n {
			v[i] = pointOf(f.Vectors().At(i, k))
			whole = rootOf(whole, shift(v[i].abs(), -d[i]))
		}
		for _, b := range list {
			rest := big0()
			for _, i := range b.rows {
				x := point{big0(), big0()}.sub(lambda.mul(v[i]))
				for j := range n {
					x = x.add(pointOf(a.At(i, j)).mul(v[j]))
				}
				rest = rootOf(rest, shift(x.abs(), -d[i]))
			}
			s.note(what, quotient(rest, big0().Mul(norm, whole))/(each*float64(n)*unit[C]()), a)
		}
	}
}

// rootsNear takes Newton's steps from each root: the exact one that it comes to is within the bound, and another for each.
func rootsNear[C limb.Complex[C, N], N limb.Real[N]](s *tally, what string, c []C, find func([]C) ([]C, []float64, error)) {
	for len(c) > 0 && c[len(c)-1].IsZero() {
		c = c[:len(c)-1]
	}
	if len(c) < 2 {
		return
	}
	roots, bounds, err := find(c)
	if err != nil {
		s.errorf("%v: %v", err, c)
		return
	}
	var found []point
	for i, x := range roots {
		if x.IsZero() {
			continue
		}
		start := pointOf(x)
		z := start
		for range 14 {
			v, slope := point{big0(), big0()}, point{big0(), big0()}
			for k := len(c) - 1; k >= 0; k-- {
				slope = slope.mul(z).add(v)
				v = v.mul(z).add(pointOf(c[k]))
			}
			if slope.abs().Sign() == 0 {
				break
			}
			z = z.sub(v.over(slope))
		}
		off, _ := z.sub(start).abs().Float64()
		s.note(what, off/math.Max(bounds[i], 1e-320), c)
		if far, _ := start.abs().Float64(); !(bounds[i] < 0.5*far) { // roots of random coefficients are apart
			s.errorf("%s: the bound of a root %v is %v:\n%v", s.name, far, bounds[i], c)
		}
		for _, y := range found {
			if d := z.sub(y).abs(); quotient(d, y.abs()) < 0x1p-500 {
				s.errorf("%s: two roots stand for one:\n%v", s.name, c)
			}
		}
		found = append(found, z)
	}
}

// realRoots returns RootsReal of c, without zeros at the end, and judges pairs.
func realRoots[C limb.Complex[C, N], N limb.Real[N]](s *tally, c []N) ([]C, []float64, error) {
	for c[len(c)-1].IsZero() {
		c = c[:len(c)-1]
	}
	roots, bounds, err := RootsReal[C](c)
	for k := 0; k < len(roots); k++ {
		if x := roots[k]; !x.Imag().IsZero() {
			if k++; k == len(roots) || !roots[k].Equal(x.Conj()) || x.Imag().Signbit() {
				s.errorf("%s: %v is no pair of roots of %v", s.name, roots, c)
				break
			}
		}
	}
	return roots, bounds, err
}

// leastSquaresNear judges a solution by its bound. A matrix may be refused that is so near to one of dependent columns, when
// they are brought to one length, that an error of ε of it leaves no digit: rows far apart make any condition.
func leastSquaresNear[N limb.Real[N]](s *tally, a, b *Dense[N]) {
	x, err := LeastSquaresRefined(a, b, 0)
	if err == nil {
		s.note("LeastSquares", distanceTo(x.X, leastSquares(a, b))/x.Bound, a)
		return
	}
	s.refused["LeastSquares"]++
	if e := sensitivity(a, b) * float64(100*a.Rows) * unit[N](); e < 1 {
		s.errorf("%s: %v, where %.2g is left of a solution: %.30v", s.name, err, e, a)
	}
}

// sensitivity returns how much a solution of least squares changes in the largest norm, for a small change of each column in
// parts of its length: that is κ(1 + κ‖r‖/‖Ax‖)‖Dx‖ for the matrix AD⁻¹ of columns of length 1, r being the residual.
func sensitivity[N limb.Real[N]](a, b *Dense[N]) float64 {
	m := bigMatrix(a, false)
	gram := bigProduct(bigTransposed(m), m)
	d := ofDiagonal1(gram)
	if d == nil {
		return math.Inf(1)
	}
	of := bigEigen(d)
	if !(quotient(of[0], of[len(of)-1]) > 0x1p-600) || of[0].Sign() < 0 {
		return math.Inf(1)
	}
	x := make([][]*big.Float, a.Cols)
	longest, least, most := big0(), big0(), big0()
	for j, v := range leastSquares(a, b) {
		x[j] = []*big.Float{v}
		length := big0().Sqrt(gram[j][j])
		longest = rootOf(longest, big0().Mul(v, length))
		if j == 0 || length.Cmp(least) < 0 {
			least = length
		}
		if v := big0().Abs(v); v.Cmp(most) > 0 {
			most = v
		}
	}
	product, rest := big0(), big0()
	for i, row := range bigProduct(m, x) {
		product, rest = rootOf(product, row[0]), rootOf(rest, big0().Sub(row[0], exact(b.At(i, 0))))
	}
	kappa := math.Sqrt(quotient(of[len(of)-1], of[0]))
	return kappa * (1 + kappa*quotient(rest, product)) * quotient(longest, big0().Mul(least, most))
}

// solutionNear is leastSquaresNear for a square system, whose rows are brought to one size too.
func solutionNear[N limb.Real[N]](s *tally, a, b *Dense[N]) {
	x, err := SolveRefined(a, b, 0)
	if err == nil {
		s.note("SolveRefined", distanceTo(x.X, solution(a, b))/x.Bound, a)
		return
	}
	s.refused["SolveRefined"]++
	c := a.Clone()
	for range 10 {
		rows, columns := make([]int, c.Rows), make([]int, c.Cols)
		for i := range rows {
			rows[i], _ = scaleOf(c.Row(i), c.Cols, 1)
		}
		c.shiftRows(rows, -1)
		for j := range columns {
			columns[j], _ = scaleOf(c.Data[j:], c.Rows, c.Stride)
		}
		c.shiftColumns(columns, -1)
	}
	var f SVD[N]
	if err2 := f.Factorize(c); err2 != nil {
		s.errorf("%s: %v", s.name, err2)
	} else if e := f.Cond() * float64(100*a.Rows) * unit[N](); e < 1 {
		s.errorf("%s: %v, where the condition is %.2g: %.30v", s.name, err, f.Cond(), a)
	}
}
