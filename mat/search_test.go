package mat

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
)

// # Graded, sparse and scaled matrices against 660 digits
//
// The references are exact products, and Jacobi's method in numbers of 2200 bits.

// hard returns a matrix with rows and columns that are 2^-span … 2^span apart, of which some elements are 0.
func hard[N limb.Real[N]](r *rand.Rand, rows, cols, span int, fill float64) *Dense[N] {
	a := random[N](r, rows, cols)
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
			x := a.At(i, j).Ldexp(e)
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

// TestSearch: no result is above what is promised, and nothing is refused.
func TestSearch(t *testing.T) {
	n := testenv.Size(10, 40, 2000)
	search[limb.DD, limb.CDD](t, n, 150)
	search[limb.DF, limb.CDF](t, n, 10)
	search[limb.QF, limb.CQF](t, n, 8)
	search[limb.QD, limb.CQD](t, n/4+1, 150)
}

func search[N limb.Real[N], C limb.Complex[C, N]](t *testing.T, count, span int) {
	r := rand.New(rand.NewPCG(401, 402))
	worst := map[string]float64{}
	note := func(what string, is float64, a any) {
		worst[what] = math.Max(worst[what], is)
		if !(is <= 1) {
			t.Errorf("%T: %s is %v of its bound:\n%v", *new(N), what, is, a)
		}
	}
	for range count {
		size := 2 + r.IntN(4)
		a := hard[N](r, size, size, span, 0.3+0.7*r.Float64())
		values[N](t, note, r, symmetric(a), span)
		singularValues(t, note, a)
		eigenpairs[C, N](t, note, a)
		rootsNear[C, N](t, note, a.Row(0))
		leastSquaresNear(t, note, hard[N](r, size+2, size, span, 1), random[N](r, size+2, 1))
	}
	for _, what := range []string{"EigenSym", "definite", "SVD", "SVD, columns", "Eigen", "Roots", "LeastSquares"} {
		t.Logf("%T: %s: %.2g of its bound", *new(N), what, worst[what])
	}
}

func values[N limb.Real[N]](t *testing.T, note func(string, float64, any), r *rand.Rand, a *Dense[N], span int) {
	n, unit := a.Rows, unit[N]()
	check := func(a *Dense[N], definite bool) {
		var f EigenSym[N]
		if err := f.Factorize(a); err != nil {
			t.Errorf("%v: %v", err, a)
			return
		}
		b := bigMatrix(a, false)
		norm := big0()
		for _, row := range b {
			norm = rootOf(norm, rootOf(row...))
		}
		want := bigEigen(bigMatrix(a, false))
		for i, x := range f.Values() {
			d := big0().Sub(exact(x), want[i])
			note("EigenSym", quotient(d, norm)/(4*float64(n)*unit), a)
		}
		if !definite {
			return
		}
		scaled := zeros(n)
		for i := range n {
			for j := range n {
				scaled[i][j] = big0().Quo(b[i][j], big0().Sqrt(big0().Mul(b[i][i], b[j][j])))
			}
		}
		of := bigEigen(scaled)
		kappa := quotient(of[n-1], of[0])
		for i, x := range f.Values() {
			if of[0].Sign() > 0 && 8*float64(n)*unit*kappa < 1 {
				note("definite", quotient(big0().Sub(exact(x), want[i]), want[i])/(4*float64(n)*unit*kappa), a)
			}
		}
	}
	check(a, false)
	d := definite[N](r, n)
	e := make([]int, n)
	for i := range e {
		e[i] = (r.IntN(2*span+1) - span) / 2
	}
	d.shiftRows(e, 1)
	d.shiftColumns(e, 1)
	check(d, true)
}

func singularValues[N limb.Real[N]](t *testing.T, note func(string, float64, any), a *Dense[N]) {
	n, unit := a.Rows, unit[N]()
	var f SVD[N]
	if err := f.Factorize(a); err != nil {
		t.Errorf("%v: %v", err, a)
		return
	}
	b := bigMatrix(a, false)
	gram := bigProduct(bigMatrix(a.T(), false), b)
	norm, whole := big0(), true
	for i := range n {
		norm.Add(norm, gram[i][i])
		whole = whole && gram[i][i].Sign() > 0
	}
	norm.Sqrt(norm)
	kappa := math.Inf(1)
	if whole {
		scaled := zeros(n)
		for i := range n {
			for j := range n {
				scaled[i][j] = big0().Quo(gram[i][j], big0().Sqrt(big0().Mul(gram[i][i], gram[j][j])))
			}
		}
		if of := bigEigen(scaled); of[0].Sign() > 0 {
			kappa = math.Sqrt(quotient(of[n-1], of[0]))
		}
	}
	for i, x := range f.Values() {
		want := big0().Sqrt(big0().Abs(bigEigen2(gram)[n-1-i]))
		d := big0().Sub(exact(x), want)
		note("SVD", quotient(d, norm)/(4*float64(n)*unit), a)
		if 8*float64(n)*unit*kappa < 1 {
			note("SVD, columns", quotient(d, want)/(4*float64(n)*unit*kappa), a)
		}
	}
}

// bigEigen2 is bigEigen of a copy.
func bigEigen2(m [][]*big.Float) []*big.Float {
	c := zeros(len(m))
	for i := range m {
		for j := range m {
			c[i][j].Set(m[i][j])
		}
	}
	return bigEigen(c)
}

// eigenpairs compares A·v with λ·v, in the coordinates that balance the blocks.
func eigenpairs[C limb.Complex[C, N], N limb.Real[N]](t *testing.T, note func(string, float64, any), a *Dense[N]) {
	n := a.Rows
	c := NewDense[C](n, n, nil)
	for i := range c.Data {
		setReal(&c.Data[i], a.Data[i])
	}
	var f Eigen[C, N]
	if err := f.Factorize(c); err != nil {
		t.Errorf("%v: %v", err, a)
		return
	}
	list, _ := blocksOf[C, N](c, true, nil)
	d := make([]int, n)
	for _, s := range list {
		for i, row := range s.rows {
			d[row] = s.d[i]
		}
	}
	shift := func(x *big.Float, e int) *big.Float { return big0().SetMantExp(x, e) }
	for k, lambda := range f.Values() {
		v := make([][2]*big.Float, n)
		length := make([]*big.Float, n)
		for i := range n {
			p := alternating[N]([]C{f.Vectors().At(i, k)})
			v[i] = [2]*big.Float{exact(p[0]), exact(p[1])}
			length[i] = shift(rootOf(v[i][0], v[i][1]), -d[i])
		}
		l := alternating[N]([]C{lambda})
		re, im := exact(l[0]), exact(l[1])
		norm := big0()
		for i := range n {
			for j := range n {
				norm = rootOf(norm, shift(exact(a.At(i, j)), d[j]-d[i]))
			}
		}
		whole := rootOf(length...)
		for _, s := range list {
			var rest []*big.Float
			for _, i := range s.rows {
				x, y := big0(), big0()
				for j := range n {
					x.Add(x, big0().Mul(exact(a.At(i, j)), v[j][0]))
					y.Add(y, big0().Mul(exact(a.At(i, j)), v[j][1]))
				}
				x.Sub(x, big0().Sub(big0().Mul(re, v[i][0]), big0().Mul(im, v[i][1])))
				y.Sub(y, big0().Add(big0().Mul(re, v[i][1]), big0().Mul(im, v[i][0])))
				rest = append(rest, shift(rootOf(x, y), -d[i]))
			}
			note("Eigen", quotient(rootOf(rest...), big0().Mul(norm, whole))/(10*float64(n)*unit[C]()), a)
		}
	}
}

// setReal sets the real part of a complex number.
func setReal[C Number[C], N limb.Real[N]](z *C, x N) {
	alternating[N](unsafe.Slice(z, 1))[0] = x
}

// rootsNear takes Newton's steps from each root: the exact one that it comes to is within the bound, and another for each.
func rootsNear[C limb.Complex[C, N], N limb.Real[N]](t *testing.T, note func(string, float64, any), c []N) {
	for len(c) > 0 && c[len(c)-1].IsZero() {
		c = c[:len(c)-1]
	}
	if len(c) < 2 {
		return
	}
	z := make([]C, len(c))
	for i, x := range c {
		setReal(&z[i], x)
	}
	roots, bounds, err := Roots[C, N](z)
	if err != nil {
		t.Errorf("%v: %v", err, c)
		return
	}
	for i, x := range roots {
		p := alternating[N]([]C{x})
		re, im := exact(p[0]), exact(p[1])
		if re.Sign() == 0 && im.Sign() == 0 {
			continue
		}
		startRe, startIm := re, im
		for range 14 {
			var v, w, s, u = big0(), big0(), big0(), big0()
			for k := len(c) - 1; k >= 0; k-- {
				s, u = big0().Add(big0().Sub(big0().Mul(s, re), big0().Mul(u, im)), v), big0().Add(big0().Add(big0().Mul(s, im), big0().Mul(u, re)), w)
				v, w = big0().Add(big0().Sub(big0().Mul(v, re), big0().Mul(w, im)), exact(c[k])), big0().Add(big0().Mul(v, im), big0().Mul(w, re))
			}
			q := big0().Add(big0().Mul(s, s), big0().Mul(u, u))
			if q.Sign() == 0 {
				break
			}
			re = big0().Sub(re, big0().Quo(big0().Add(big0().Mul(v, s), big0().Mul(w, u)), q))
			im = big0().Sub(im, big0().Quo(big0().Sub(big0().Mul(w, s), big0().Mul(v, u)), q))
		}
		off, _ := rootOf(big0().Sub(re, startRe), big0().Sub(im, startIm)).Float64()
		note("Roots", off/math.Max(bounds[i], 1e-320), c)
		if far, _ := rootOf(startRe, startIm).Float64(); bounds[i] > 0.5*far {
			t.Logf("the bound of a root %v is %v", far, bounds[i])
		}
	}
}

func leastSquaresNear[N limb.Real[N]](t *testing.T, note func(string, float64, any), a, b *Dense[N]) {
	scaled := a.Clone()
	equal := make([]int, a.Cols)
	for j := range equal {
		equal[j], _ = scaleOf(a.Data[j:], a.Rows, a.Stride)
	}
	scaled.shiftColumns(equal, -1)
	var s SVD[N]
	if err := s.Factorize(scaled); err != nil {
		t.Error(err)
		return
	}
	x, err := LeastSquaresRefined(a, b, 0)
	if err != nil {
		if s.Cond() < 1e5 { // rows far apart make any condition
			t.Errorf("%v, for a condition of %v: %v", err, s.Cond(), a)
		}
		return
	}
	note("LeastSquares", distanceTo(x.X, leastSquares(a, b))/x.Bound, a)
}
