package mat

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
)

// TestBounds: each element of a refined solution is within its bound of the exact one, also where rows, columns and unknowns are
// far apart, and the bounds are of the size of the errors.
func TestBounds(t *testing.T) {
	elementBounds[limb.DF](t, 20, []int{3, 6})
	elementBounds[limb.DD](t, 300, []int{6, 11, 16})
	elementBounds[limb.QF](t, 20, []int{6, 12})
	elementBounds[limb.QD](t, 200, []int{6, 20})
}

func elementBounds[N limb.Real[N]](t *testing.T, far int, hilberts []int) {
	r := rand.New(rand.NewPCG(201, 202))
	type system struct {
		name string
		a, b *Dense[N]
	}
	var list []system
	add := func(name string, a *Dense[N]) { list = append(list, system{name, a, random[N](r, a.Rows, 1)}) }
	add("random", random[N](r, 12, 12))
	add("tall", random[N](r, 14, 5))
	for _, n := range hilberts {
		add(fmt.Sprint("Hilbert ", n), hilbert[N](n))
	}
	add("tall Hilbert", hilbert[N](9).Slice(0, 9, 0, 4).Clone())
	for range 4 {
		rows, cols := make([]int, 9), make([]int, 9)
		for i := range rows {
			rows[i], cols[i] = r.IntN(far)-far/2, r.IntN(far)-far/2
		}
		a := random[N](r, 9, 9)
		a.shiftRows(rows, 1)
		a.shiftColumns(cols, 1)
		add("rows and columns far apart", a)
		tall := random[N](r, 9, 4)
		tall.shiftColumns(cols[:4], 1)
		add("columns far apart", tall)
		nearly := random[N](r, 9, 9) // of which two columns are about the same, and one far smaller
		for i := range 9 {
			nearly.Set(i, 3, nearly.At(i, 4).Add(nearly.At(i, 3).Ldexp(-12)))
			nearly.Set(i, 5, nearly.At(i, 5).Ldexp(-far/2))
		}
		add("two columns", nearly)
	}
	// A large and a small unknown: a bound in the largest norm leaves no digit of the small one.
	steep := NewDense[N](2, 2, reals[N](1, 1, 0, 1))
	list = append(list, system{"steep", steep, NewDense(2, 1, []N{limb.From[N](1), limb.From[N](1).Ldexp(-far / 2)})})
	worst := 0.0
	for _, c := range list {
		solve := LeastSquaresRefined[N]
		if c.a.Rows == c.a.Cols {
			solve = SolveRefined[N]
		}
		s, err := solve(c.a, c.b, 0)
		if err != nil {
			t.Errorf("%T %s: %v", *new(N), c.name, err)
			continue
		}
		want := exactly2(c.a, c.b)
		for i, w := range want {
			e, _ := new(big.Float).Sub(exact(s.X.At(i, 0)), w).Float64()
			bound, size := float64(s.Bounds.At(i, 0)), size(s.X.At(i, 0))
			if !(math.Abs(e) <= bound) {
				t.Errorf("%T %s: element %d is off by %v, and its bound is %v", *new(N), c.name, i, e, bound)
			}
			if c.name == "steep" && !(bound <= 64*unit[N]()*size+least[N]()) {
				t.Errorf("%T %s: of element %d, %v, the bound is %v", *new(N), c.name, i, size, bound)
			}
			worst = math.Max(worst, bound/(size*unit[N]()*math.Max(1, s.Cond)))
		}
		// Another matrix of this size is no solution: a bound that does not notice is none.
		for i := range want {
			x := s.X.Clone()
			x.Set(i, 0, x.At(i, 0).Add(limb.From[N](float64(s.Bounds.At(i, 0))).Ldexp(6)))
			off := boundsOf(c.a, c.b, x)
			e, _ := new(big.Float).Sub(exact(x.At(i, 0)), want[i]).Float64()
			if !(float64(off.At(i, 0)) >= math.Abs(e)) {
				t.Errorf("%T %s: element %d is moved by %v, and the bound is %v", *new(N), c.name, i, e, off.At(i, 0))
			}
		}
	}
	t.Logf("%T: the largest bound is %.2g ε times the condition", *new(N), worst)
}

// boundsOf is errorBounds with the shorter type of N.
func boundsOf[N limb.Real[N]](a, b, x *Dense[N]) *Dense[limb.F64] {
	if typeOf[N]().Limbs() == 4 {
		return errorBounds[N, limb.DD](nil, a, b, x)
	}
	return errorBounds[N, limb.F64](nil, a, b, x)
}

// exactly2 returns the exact solution of ax = b, or its least squares.
func exactly2[N limb.Real[N]](a, b *Dense[N]) []*big.Float {
	if a.Rows == a.Cols {
		return solution(a, b)
	}
	m := make([][]*big.Float, a.Cols)
	sum := func(of func(k int) (x, y N)) *big.Float {
		s := new(big.Float).SetPrec(precision)
		for k := range a.Rows {
			x, y := of(k)
			s.Add(s, new(big.Float).Mul(exact(x), exact(y)))
		}
		return s
	}
	for i := range m {
		for j := range a.Cols {
			m[i] = append(m[i], sum(func(k int) (x, y N) { return a.At(k, i), a.At(k, j) }))
		}
		m[i] = append(m[i], sum(func(k int) (x, y N) { return a.At(k, i), b.At(k, 0) }))
	}
	return eliminate(m)
}

// TestBoundsNone: of a matrix that is singular, or near to one beyond the type, no bound is proved.
func TestBoundsNone(t *testing.T) {
	b := NewDense[limb.DD](3, 1, reals[limb.DD](1, 2, 3))
	for name, a := range map[string]*Dense[limb.DD]{
		"singular":  square2[limb.DD](1, 2, 3, 4, 5, 6, 7, 8, 9),
		"zero":      NewDense[limb.DD](3, 3, nil),
		"Hilbert":   hilbert[limb.DD](30),
		"dependent": square2[limb.DD](1, 2, 3, 4, 5, 6, 7, 8, 9).Slice(0, 3, 0, 2).Clone(),
	} {
		right := b
		if a.Rows != 3 {
			right = random[limb.DD](rand.New(rand.NewPCG(1, 2)), a.Rows, 1)
		}
		bounds := boundsOf(a, right, NewDense[limb.DD](a.Cols, 1, nil))
		if none := math.IsInf(float64(bounds.At(0, 0)), 1); none != (name != "dependent") {
			t.Errorf("%s: the bounds are %v", name, bounds)
		}
	}
	nan := NewDense[limb.DD](3, 1, []limb.DD{limb.NaN[limb.DD](), {}, {}})
	if bounds := boundsOf(Identity[limb.DD](3), b, nan); !math.IsInf(float64(bounds.At(1, 0)), 1) {
		t.Errorf("of NaN the bounds are %v", bounds)
	}
	if bounds := boundsOf(Identity[limb.DD](3), b, b); !(float64(bounds.At(2, 0)) < 1e-290) {
		t.Errorf("of a solution that is exact the bounds are %v", bounds)
	}
}
