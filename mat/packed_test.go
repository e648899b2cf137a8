package mat

import (
	"errors"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

// TestPacked: halves of matrices have the bits of the whole ones, in half of the memory; products of complex ones have other
// chains, and their errors.
func TestPacked(t *testing.T) {
	packedBits[limb.F64](t)
	packedBits[limb.DF](t)
	packedBits[limb.DD](t)
	packedBits[limb.QF](t)
	packedBits[limb.QD](t)
	packedBits[limb.CDF](t)
	packedBits[limb.CDD](t)
	packedBits[limb.CQF](t)
	packedBits[limb.CQD](t)
}

func packedBits[N Number[N]](t *testing.T) {
	r := rand.New(rand.NewPCG(441, 442))
	for _, n := range []int{0, 1, 2, 5, 17} {
		a, x, b := symmetric(random[N](r, n, n)), random[N](r, n, 1), random[N](r, n, 3)
		same := func(what string, got, want *Dense[N]) {
			t.Helper()
			off := new(Dense[N])
			if off.Sub(got, want); !got.same(want) && !(isComplex[N]() && strings.Contains(what, "product") && size(NormMax(off)) <= float64(100*n)*unit[N]()) {
				t.Errorf("%T: %s of %d rows is\n%v and not\n%v", *new(N), what, n, got, want)
			}
		}
		upper := a.Clone() // what is below the diagonal is not read
		for i := range n {
			for j := range i {
				upper.Set(i, j, partsOf[N]().from(math.NaN()))
			}
		}
		s, y := NewSymDense(n, upper.Data), make([]N, n)
		if rows, cols := s.Dims(); rows != n || cols != n || len(s.Data) != n*(n+1)/2 {
			t.Errorf("%T: %d × %d in %d elements", *new(N), rows, cols, len(s.Data))
		}
		same("the symmetric matrix", s.Dense(), a)
		s.MulVec(y, x.Data)
		same("its product", column(y), column(MulVec(a, x.Data)))
		sum, twice := new(SymDense[N]), new(Dense[N])
		sum.AddSym(s, s)
		twice.Add(a, a)
		same("a sum", sum.Dense(), twice)
		sum.ScaleSym(number[N](3), s)
		twice.Scale(number[N](3), a)
		same("a multiple", sum.Dense(), symmetric(twice))
		sum.SymRankOne(s, number[N](2), &VecDense[N]{*x})
		var outer, whole Dense[N]
		outer.Outer(number[N](2), &VecDense[N]{*x}, &VecDense[N]{*transposedAdjoint(x)})
		whole.Add(a, &outer)
		for i := range n {
			for j := range n {
				if d := size(sum.At(i, j).Sub(whole.At(i, j))); !(d <= 64*unit[N]()) || !conj(sum.At(j, i)).Equal(sum.At(i, j)) {
					t.Errorf("%T: element (%d, %d) of an update is off by %v", *new(N), i, j, d)
				}
			}
		}
		for i := range n {
			for j := range n {
				s.SetSym(i, j, a.At(i, j))
				if !s.At(i, j).Equal(a.At(i, j)) {
					t.Errorf("%T: element (%d, %d) is %v", *new(N), i, j, s.At(i, j))
				}
			}
		}
		same("what was set", s.Dense(), a)

		for _, kind := range []Triangle{Lower, Upper} {
			m := random[N](r, n, n)
			for i := range n {
				m.Set(i, i, number[N](2))
			}
			tri := NewTriDense(n, kind, m.Data)
			for i := range n {
				for j := range n {
					if i != j && (i < j) != (kind == Upper) {
						m.Set(i, j, *new(N))
					}
				}
			}
			if rows, cols := tri.Dims(); rows != n || cols != n || len(tri.Data) != n*(n+1)/2 {
				t.Errorf("%T: %d × %d in %d elements", *new(N), rows, cols, len(tri.Data))
			}
			same("the triangle", tri.Dense(), m)
			same("its transpose", tri.T().Dense(), m.Transpose())
			tri.MulVec(y, x.Data)
			same("its product", column(y), column(MulVec(m, x.Data)))
			got, want := new(Dense[N]), b.Clone()
			if err := errors.Join(tri.SolveTo(got, false, b), Trsm(m, kind, want)); err != nil {
				t.Error(err)
			}
			same("a solution", got, want)
			want = b.Clone()
			if err := errors.Join(tri.SolveTo(got, true, b), Trsm(m.Transpose(), kind^Upper, want)); err != nil {
				t.Error(err)
			}
			same("a solution of the transpose", got, want)
			inverse := new(TriDense[N])
			if err := inverse.InverseTri(tri); err != nil || inverse.Kind != kind {
				t.Error(err)
			}
			product := new(Dense[N])
			product.Mul(m, inverse.Dense())
			product.Sub(product, Identity[N](n))
			if e := size(NormMax(product)); !(e <= 1e5*unit[N]()) {
				t.Errorf("%T: a triangle times its inverse is off by %v", *new(N), e)
			}
			if d := tri.Det(); !d.Equal(partsOf[N]().ldexp(one[N](), n)) {
				t.Errorf("%T: the determinant is %v", *new(N), d)
			}
			if log, sign := tri.LogDet(); !sign.Equal(one[N]()) || !(size(log.Sub(partsOf[N]().from(float64(n)).Mul(partsOf[N]().log(number[N](2), 0)))) <= 100*unit[N]()) {
				t.Errorf("%T: the logarithm of the determinant is %v, the sign %v", *new(N), log, sign)
			}
			for i := range n {
				for j := range n {
					if wrong := i != j && (i < j) != (kind == Upper); !wrong {
						tri.SetTri(i, j, m.At(j, i))
						m.Set(i, j, m.At(j, i))
					}
					if !tri.At(i, j).Equal(m.At(i, j)) {
						t.Errorf("%T: element (%d, %d) is %v", *new(N), i, j, tri.At(i, j))
					}
				}
			}
		}
	}
}

// TestPackedEdges: shapes that do not match, matrices that are none, elements that are not finite or not there, and singular ones.
func TestPackedEdges(t *testing.T) {
	one := limb.NewDD(1)
	vectors := [2][]limb.DD{make([]limb.DD, 2), make([]limb.DD, 3)}
	s, tri := NewSymDense[limb.DD](2, nil), NewTriDense[limb.DD](2, Lower, nil)
	none, noTri := &SymDense[limb.DD]{2, vectors[0]}, &TriDense[limb.DD]{2, Lower, vectors[0]}
	for what, f := range map[string]func(){
		"elements": func() { NewSymDense(2, vectors[1]) }, "rows": func() { NewSymDense[limb.DD](-1, nil) }, "too many rows": func() { NewSymDense[limb.DD](math.MaxInt, nil) },
		"elements of a triangle": func() { NewTriDense(2, Upper, vectors[1]) }, "a unit": func() { NewTriDense[limb.DD](2, Unit, nil) },
		"x": func() { s.MulVec(vectors[0], vectors[1]) }, "dst": func() { s.MulVec(vectors[1], vectors[0]) }, "x of a triangle": func() { tri.MulVec(vectors[0], vectors[1]) },
		"a sum": func() { s.AddSym(s, NewSymDense[limb.DD](3, nil)) }, "an update": func() { s.SymRankOne(s, one, NewVecDense[limb.DD](3, nil)) },
		"no matrix": func() { none.Dense() }, "no matrix to add": func() { s.AddSym(none, none) }, "no matrix to scale": func() { s.ScaleSym(one, none) }, "no product": func() { none.MulVec(vectors[0], vectors[0]) },
		"no update": func() { s.SymRankOne(none, one, NewVecDense[limb.DD](2, nil)) }, "no triangle": func() { noTri.Dense() }, "no determinant": func() { noTri.Det() },
		"no solution": func() { noTri.SolveTo(new(dense), false, new(dense)) }, "a kind": func() { (&TriDense[limb.DD]{2, 7, vectors[1]}).LogDet() }, "b": func() { tri.SolveTo(new(dense), false, NewDense[limb.DD](3, 1, nil)) },
		"the other size": func() { s.AddSym(NewSymDense[limb.DD](3, nil), NewSymDense[limb.DD](3, nil)) },
	} {
		if err := Maybe(f); !errors.Is(err, ErrShape) {
			t.Errorf("%s: the error is %v", what, err)
		}
	}
	for what, f := range map[string]func(){
		"At": func() { s.At(2, 0) }, "SetSym": func() { s.SetSym(0, -1, one) }, "TriDense.At": func() { tri.At(0, 2) }, "SetTri": func() { tri.SetTri(0, 1, one) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s does not panic", what)
				}
			}()
			f()
		}()
	}
	x, b := new(dense), NewDense[limb.DD](2, 1, []limb.DD{one, one})
	if err := tri.SolveTo(x, false, b); !errors.Is(err, ErrSingular) {
		t.Errorf("of zeros the error is %v", err)
	}
	if err := tri.InverseTri(tri); !errors.Is(err, ErrSingular) || tri.N != 2 {
		t.Errorf("of zeros the error is %v", err)
	}
	if log, sign := tri.LogDet(); !log.Equal(limb.Inf[limb.DD](-1)) || !sign.IsZero() || !tri.Det().IsZero() {
		t.Errorf("of zeros the logarithm is %v, the sign %v", log, sign)
	}
	tri = NewTriDense(2, Upper, []limb.DD{limb.NewDD(0x1p-1000), limb.NewDD(0x1p1000), {}, limb.NewDD(0x1p-1000)})
	if err := tri.SolveTo(x, false, b); !errors.Is(err, ErrNotFinite) {
		t.Errorf("of what overflows the error is %v", err)
	}
	tri.SetTri(0, 1, limb.NaN[limb.DD]())
	if err := tri.SolveTo(x, false, b); !errors.Is(err, ErrNotFinite) {
		t.Errorf("of NaN the error is %v", err)
	}
}
