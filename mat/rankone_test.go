package mat

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
)

// TestLURankOne: updated factors are within their bound, of random matrices, graded ones and ones near the ends of the range, where
// the update makes pivots small, and one after the other.
func TestLURankOne(t *testing.T) {
	luRankOnes[limb.F64](t, 900)
	luRankOnes[limb.DF](t, 30)
	luRankOnes[limb.DD](t, 700)
	luRankOnes[limb.QF](t, 6)
	luRankOnes[limb.QD](t, 600)
	luRankOnes[limb.CDF](t, 30)
	luRankOnes[limb.CDD](t, 700)
	luRankOnes[limb.CQF](t, 6)
	luRankOnes[limb.CQD](t, 600)
	var f, g LU[limb.DD]
	one, x := limb.NewDD(1), VecFromFloat64[limb.DD]([]float64{1, 0})
	if err := f.RankOne(&f, one, x, x); !errors.Is(err, ErrNotFactored) {
		t.Errorf("the error is %v", err)
	}
	if err := f.Factorize(Identity[limb.DD](2)); err != nil {
		t.Fatal(err)
	}
	if err := g.RankOne(&f, limb.NewDD(-1), x, x); !errors.Is(err, ErrSingular) || g.lu != nil {
		t.Errorf("of a singular sum the error is %v, and the factor\n%v", err, g.L())
	}
	if err := g.RankOne(&f, limb.NaN[limb.DD](), x, x); !errors.Is(err, ErrNotFinite) {
		t.Errorf("the error is %v", err)
	}
	if err := Maybe(func() { g.RankOne(&f, one, x, NewVecDense[limb.DD](3, nil)) }); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	exchanged := fromIntegers[limb.DD](2, 2, func(i, j int) int { return i ^ j }) // 0 1; 1 0 of 1 0; 0 1 and what is -1 1; 1 -1
	v := VecFromFloat64[limb.DD]([]float64{1, -1})
	if err := g.RankOne(&f, limb.NewDD(-1), v, v); err != nil || g.Pivot()[0] != 1 || !luOf(&g).Equal(exchanged) {
		t.Errorf("of rows that are exchanged there is %v, %v, %v", luOf(&g), g.Pivot(), err)
	}
}

// luOf returns PᵀLU.
func luOf[N Number[N]](f *LU[N]) *Dense[N] {
	p, a := new(Dense[N]), NewDense[N](f.rows(), f.rows(), nil)
	p.Mul(f.L(), f.U())
	for i, to := range f.Pivot() {
		copy(a.Row(to), p.Row(i))
	}
	return a
}

func luRankOnes[N Number[N]](t *testing.T, far int) {
	r := rand.New(rand.NewPCG(421, 422))
	worst, exchanges := 0.0, 0
	for k := range testenv.Size(12, 60, 400) {
		n := 1 + r.IntN(7)
		a, x, y := random[N](r, n, n), random[N](r, n, 1), random[N](r, n, 1)
		alpha := number[N]([]float64{1, -3, 0.25}[k%3])
		switch k % 4 {
		case 1: // rows far apart
			for i := range n {
				e := r.IntN(far/6+1) - far/12
				a.shiftRow(i, e)
				x.shiftRow(i, e)
			}
		case 2: // one near the ends of the range
			e := far * (1 - 2*r.IntN(2))
			a.shift(e)
			x.shift(e)
		case 3: // which leaves of the first pivot next to nothing
			alpha = number[N](-1)
			y.Copy(a.Slice(0, 1, 0, n).Transpose())
			x.Set(0, 0, one[N]().Sub(number[N](0x1p-12)))
		}
		var f, g LU[N]
		if err := f.Factorize(a); err != nil {
			t.Fatal(err)
		}
		before := f.lu.Clone()
		if err := g.RankOne(&f, alpha, &VecDense[N]{*x}, &VecDense[N]{*y}); err != nil {
			t.Errorf("%T: %v of\n%v", *new(N), err, a)
			continue
		}
		if !f.lu.same(before) {
			t.Errorf("%T: what was updated has changed", *new(N))
		}
		size64 := func(m *Dense[N]) float64 { return size(NormFrobenius(m)) }
		scale := size64(f.L())*size64(f.U()) + size64(g.L())*size64(g.U()) + size(alpha)*size64(x)*size64(y)
		sum, off := new(Dense[limb.CQD]), new(Dense[limb.CQD])
		sum.Outer(wide(alpha), &VecDense[limb.CQD]{*widened(x)}, &VecDense[limb.CQD]{*widened(y)})
		sum.Add(sum, widened(a))
		off.Mul(widened(g.L()), widened(g.U()))
		for i, at := range g.Pivot() {
			for j := range n {
				off.Set(i, j, off.At(i, j).Sub(sum.At(at, j)))
			}
		}
		if e := size(NormFrobenius(off)) / scale / (8 * float64(n) * unit[N]()); !(e <= 1) {
			t.Errorf("%T: LU is off by %v of its bound, of\n%v", *new(N), e, a)
		} else {
			worst = max(worst, e)
		}
		for i, p := range g.Pivot() {
			if p != f.Pivot()[i] {
				exchanges++
				break
			}
		}
		if c, err := g.Cond(); err != nil || !(c >= 0.3) {
			t.Errorf("%T: the condition is %v, %v", *new(N), c, err)
		}
		z := new(Dense[N]) // the factors are those that solve
		if err := g.SolveTo(z, false, x); err != nil || finite("", z) != nil {
			t.Errorf("%T: the solution is %v, %v", *new(N), z, err)
		}
		if err := f.RankOne(&f, alpha, &VecDense[N]{*x}, &VecDense[N]{*y}); err != nil || !f.lu.same(g.lu) {
			t.Errorf("%T: in place the factors are\n%v and not\n%v, %v", *new(N), f.lu, g.lu, err)
		}
	}
	if t.Logf("%T: updated factors are off by %.2g of their bound, %d with rows exchanged", *new(N), worst, exchanges); exchanges == 0 || math.IsNaN(worst) {
		t.Errorf("%T: no rows were exchanged", *new(N))
	}
}
