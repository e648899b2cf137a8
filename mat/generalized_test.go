package mat

import (
	"errors"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
)

// TestGeneralizedEigenSym: residuals and B-orthogonality within their bounds, against 720 digits: random and graded matrices, an A
// of low rank, and ones near the ends of the range.
func TestGeneralizedEigenSym(t *testing.T) {
	t.Run("DF", func(t *testing.T) { symmetricPencils[limb.DF](t, 8, 30); symmetricPencils[limb.CDF](t, 8, 30) })
	t.Run("DD", func(t *testing.T) { symmetricPencils[limb.DD](t, 100, 800); symmetricPencils[limb.CDD](t, 100, 800) })
	t.Run("QF", func(t *testing.T) { symmetricPencils[limb.QF](t, 4, 15); symmetricPencils[limb.CQF](t, 4, 15) })
	t.Run("QD", func(t *testing.T) { symmetricPencils[limb.QD](t, 100, 700); symmetricPencils[limb.CQD](t, 100, 700) })
}

func symmetricPencils[N Number[N]](t *testing.T, span, far int) {
	r := rand.New(rand.NewPCG(431, 432))
	s := newTally[N](t.Errorf, t.Logf)
	for k := range testenv.Size(4, 24, 400) {
		n := 1 + r.IntN(5)
		b := gradedDefinite[N](r, n, span)
		e, a := make([]int, n), random[N](r, n, n)
		for i := range e { // a large or a small A
			e[i] = exponent(b.At(i, i)) >> 1
		}
		if k%4 == 1 {
			a = ofRank[N](r, n, n, max(1, n/2), 0)
		}
		a.shiftRows(e, 1)
		a.shiftColumns(e, 1)
		if a = symmetric(a); k%4 == 2 {
			a.shift(far * (1 - k%8/2))
		}
		judgeSymmetric(s, a, b, nil)
	}
	s.log()
	a, b := symmetric(random[N](r, 4, 4)), gradedDefinite[N](r, 4, 1)
	wrong := 0
	judgeSymmetric(newTally[N](func(string, ...any) { wrong++ }, t.Logf), a, b, func(x *Dense[N]) {
		x.Set(0, 0, x.At(0, 0).Add(partsOf[N]().from(0x1p20*unit[N]())))
	})
	if wrong == 0 {
		t.Errorf("%T: a vector that is off by 2^20 units passes", *new(N))
	}
	var f GeneralizedEigenSym[N]
	if err := f.Factorize(a, NewDense[N](4, 4, nil)); !errors.Is(err, ErrNotPositive) || f.Vectors().Rows != 0 {
		t.Errorf("%T: of a B that is 0 there is %v", *new(N), err)
	}
	b = Identity[N](2)
	b.shift(-far - 5)
	a = Identity[N](2)
	a.shift(110)
	if far > 100 {
		a.shift(800)
	}
	if err := f.Factorize(a, b); !errors.Is(err, ErrNotFinite) || len(f.Values()) != 0 {
		t.Errorf("%T: of an eigenvalue that overflows there is %v, %v", *new(N), f.Values(), err)
	}
}

// judgeSymmetric judges the problem of a and b; spoil, where there is one, changes the vectors first.
func judgeSymmetric[N Number[N]](s *tally, a, b *Dense[N], spoil func(x *Dense[N])) {
	var f GeneralizedEigenSym[N]
	if err := f.Factorize(a, b); err != nil {
		s.errorf("%s: %v of\n%v\n%v", s.name, err, a, b)
		return
	}
	x := f.Vectors()
	if spoil != nil {
		spoil(x)
	}
	am, _ := embedded(a)
	bm, _ := embedded(b)
	xm, _ := embedded(x)
	of := bigEigen(ofDiagonal1(bm))
	kappa := quotient(of[len(of)-1], of[0])
	limit := 8 * float64(a.Rows) * unit[N]() * kappa
	if !(limit < 1) || of[0].Sign() < 0 {
		return
	}
	root := make([]*big.Float, len(bm))
	norm := big0()
	for i := range root {
		root[i] = big0().Sqrt(bm[i][i])
	}
	for i := range a.Rows {
		for j := range am {
			norm = rootOf(norm, big0().Quo(am[i][j], big0().Mul(root[i], root[j])))
		}
	}
	ax, bx := bigProduct(am, xm), bigProduct(bm, xm)
	for k, lambda := range f.Values() {
		rest, length := big0(), big0()
		for i := range am {
			v := big0().Sub(ax[i][k], big0().Mul(bigPart(lambda, false), bx[i][k]))
			rest, length = rootOf(rest, v.Quo(v, root[i])), rootOf(length, big0().Mul(xm[i][k], root[i]))
		}
		s.note("GeneralizedEigenSym", quotient(rest, big0().Mul(norm, length))/limit, a)
		if k > 0 && partsOf[N]().cmp(f.values[k-1], lambda) > 0 {
			s.errorf("%s: the eigenvalues are %v", s.name, f.Values())
		}
	}
	for i, row := range bigProduct(bigTransposed(xm), bx) {
		for j, v := range row {
			if i == j {
				v.Sub(v, big.NewFloat(1))
			}
			s.note("GeneralizedEigenSym, orthogonal", quotient(v, big.NewFloat(1))/limit, a)
		}
	}
}

// TestGeneralizedEigen: residuals of right and left vectors within their bounds, conjugate pairs, infinite eigenvalues, singular
// pencils.
func TestGeneralizedEigen(t *testing.T) {
	t.Run("DF", func(t *testing.T) { pencils[limb.CDF, limb.DF](t, 30) })
	t.Run("DD", func(t *testing.T) { pencils[limb.CDD, limb.DD](t, 900) })
	t.Run("QF", func(t *testing.T) { pencils[limb.CQF, limb.QF](t, 15) })
	t.Run("QD", func(t *testing.T) { pencils[limb.CQD, limb.QD](t, 800) })
}

func pencils[C limb.Complex[C, N], N limb.Real[N]](t *testing.T, far int) {
	r := rand.New(rand.NewPCG(433, 434))
	s := newTally[N](t.Errorf, t.Logf)
	infinite := 0
	for k := range testenv.Size(8, 48, 400) {
		n := 1 + r.IntN(5)
		if k%8 == 1 {
			n = max(n, 2)
		}
		a, b := random[N](r, n, n), random[N](r, n, n)
		switch k % 8 {
		case 1: // a singular B
			b = ofRank[N](r, n, n, max(1, n-1), 0)
		case 2:
			a = ofRank[N](r, n, n, max(1, n-1), 0)
		case 3:
			a.shift(far)
			b.shift(-far)
		case 4:
			a.shift(-far)
			b.shift(far)
		case 5: // graded
			a, b = hard[N](r, n, n, 6, 1), hard[N](r, n, n, 6, 1)
		case 6: // eigenvalues far apart
			for i := range n {
				a.shiftRow(i, 4*i)
				b.shiftRow(i, -4*i)
			}
		}
		var f GeneralizedEigen[C, N]
		if err := f.FactorizeReal(a, b); err != nil {
			if !errors.Is(err, ErrSingular) || k%8 != 5 {
				t.Errorf("%T: %v of\n%v\n%v", *new(N), err, a, b)
			}
			continue
		}
		judgePencil(s, &f, asComplexOf[C](a), asComplexOf[C](b), "GeneralizedEigen, real")
		if err := pairsOfPencil(&f); err != nil {
			t.Errorf("%T: %v of\n%v\n%v", *new(N), err, a, b)
		}
		for i, beta := range f.beta {
			if beta.IsZero() {
				infinite++
				if !f.Values()[i].IsInf() || f.alpha[i].IsZero() {
					t.Errorf("%T: an infinite eigenvalue is %v, and α %v", *new(N), f.Values()[i], f.alpha[i])
				}
			}
		}
		if k%4 == 0 {
			c, d := random[C](r, n, n), random[C](r, n, n)
			if err := f.Factorize(c, d); err != nil {
				t.Error(err)
			} else {
				judgePencil(s, &f, c, d, "GeneralizedEigen")
			}
		}
	}
	if s.log(); infinite == 0 {
		t.Errorf("%T: no eigenvalue is infinite", *new(N))
	}
	var f GeneralizedEigen[C, N]
	a, b := random[C](r, 4, 4), random[C](r, 4, 4)
	if err := f.Factorize(a, b); err != nil {
		t.Fatal(err)
	}
	wrong := 0
	f.right.Set(0, 0, f.right.At(0, 0).Add(limb.Cmplx[C](limb.From[N](1e6*unit[N]()), *new(N))))
	judgePencil(newTally[N](func(string, ...any) { wrong++ }, t.Logf), &f, a, b, "spoiled")
	if wrong == 0 {
		t.Errorf("%T: a vector that is off by 10^6 units passes", *new(N))
	}
	clear(a.Row(1)) // a singular pencil: a row that is 0 in both, and one of no rank but at its determinant
	clear(b.Row(1))
	if err := f.Factorize(a, b); !errors.Is(err, ErrSingular) || f.Vectors().Rows != 0 || len(f.Values()) != 0 {
		t.Errorf("%T: of a singular pencil there is %v, %v", *new(N), f.Values(), err)
	}
	x, y, left, right := ofRank[N](r, 4, 4, 2, 0), ofRank[N](r, 4, 4, 4, 0), random[N](r, 4, 3), random[N](r, 3, 4)
	x.Mul(left, right)
	y.Mul(left, random[N](r, 3, 4)) // det(βA - αB) is 0 for all, as far as rounding lets it
	if err := f.FactorizeReal(x, y); !errors.Is(err, ErrSingular) {
		t.Errorf("%T: of a pencil that is singular but for rounding errors there is %v, κ is %v", *new(N), err, f.Cond())
	}
	if err := f.FactorizeReal(FromFloat64[N](2, 2, []float64{0, 1, -1, 0}), Identity[N](2)); err != nil || !(size(f.Values()[0].Sub(limb.Cmplx[C](*new(N), limb.From[N](1)))) < 100*unit[N]()) {
		t.Errorf("%T: the eigenvalues of a quarter turn are %v, %v", *new(N), f.Values(), err)
	}
}

// pairsOfPencil says which eigenvalue, or vector, is neither real nor one of two that are conjugate.
func pairsOfPencil[C limb.Complex[C, N], N limb.Real[N]](f *GeneralizedEigen[C, N]) error {
	return inPairs(&Eigen[C, N]{f.alpha, f.right, f.left})
}

// judgePencil judges βAx - αBx and βyᴴA - αyᴴB.
func judgePencil[C limb.Complex[C, N], N limb.Real[N]](s *tally, f *GeneralizedEigen[C, N], a, b *Dense[C], what string) {
	n := a.Rows
	norm := func(m *Dense[C]) *big.Float {
		x := big0()
		for _, v := range m.Data {
			x = rootOf(x, pointOf(v).abs())
		}
		return x
	}
	scale := big0().Mul(norm(a), norm(b))
	limit := 40 * float64(n) * unit[N]() * f.Cond()
	alpha, beta := f.AlphaBeta()
	for k := range n {
		for side, m := range []*Dense[C]{f.Vectors(), f.LeftVectors()} {
			rest, length := big0(), big0()
			for i := range n {
				x := point{big0(), big0()}
				for j := range n {
					p, q, v := a.At(i, j), b.At(i, j), m.At(j, k)
					if side == 1 { // yᴴA, conjugated: Aᴴy
						p, q = a.At(j, i).Conj(), b.At(j, i).Conj()
					}
					h, by := pointOf(alpha[k]), point{exact(beta[k]), big0()}
					if side == 1 {
						h.im.Neg(h.im)
					}
					x = x.add(by.mul(pointOf(p)).sub(h.mul(pointOf(q))).mul(pointOf(v)))
				}
				rest, length = rootOf(rest, x.abs()), rootOf(length, pointOf(m.At(i, k)).abs())
			}
			s.note(what, quotient(rest, big0().Mul(scale, length))/limit, a)
		}
		x, y := quotient(pointOf(alpha[k]).abs(), norm(a)), quotient(exact(beta[k]), norm(b))
		if length := math.Hypot(x, y); !(length > 1e-2 && length < 10) || beta[k].Signbit() {
			s.errorf("%s: %s: α and β are %v and %v", s.name, what, alpha[k], beta[k])
		}
	}
}
