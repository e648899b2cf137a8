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

// solution returns the exact solution of ax = b, for one column of b.
func solution[N limb.Real[N]](a, b *Dense[N]) []*big.Float {
	n := a.Rows
	m := make([][]*big.Float, n)
	for i := range m {
		for _, x := range a.Row(i) {
			m[i] = append(m[i], exact(x))
		}
		m[i] = append(m[i], exact(b.At(i, 0)))
	}
	return eliminate(m)
}

// eliminate returns the solution of the equations with the rows of m, the right side last.
func eliminate(m [][]*big.Float) []*big.Float {
	n := len(m)
	for c := range n {
		p := c
		for i := c; i < n; i++ {
			if new(big.Float).Abs(m[i][c]).Cmp(new(big.Float).Abs(m[p][c])) > 0 {
				p = i
			}
		}
		m[c], m[p] = m[p], m[c]
		for i := range n {
			if i == c {
				continue
			}
			q := new(big.Float).Quo(m[i][c], m[c][c])
			for k := c; k <= n; k++ {
				m[i][k] = new(big.Float).Sub(m[i][k], new(big.Float).Mul(q, m[c][k]))
			}
		}
	}
	x := make([]*big.Float, n)
	for i := range x {
		x[i] = new(big.Float).Quo(m[i][n], m[i][i])
	}
	return x
}

// distanceTo returns ‖X - x‖/‖X‖ in the largest norm.
func distanceTo[N limb.Real[N]](x *Dense[N], want []*big.Float) float64 {
	worst, most := 0.0, 0.0
	for i, w := range want {
		d, _ := new(big.Float).Sub(exact(x.At(i, 0)), w).Float64()
		worst, most = max(worst, math.Abs(d)), max(most, size(x.At(i, 0)))
	}
	return worst / most
}

// TestSolveRefined: errors are within the bound that is returned, and the bound is no worse than that of a
// factorisation in the type.
func TestSolveRefined(t *testing.T) {
	refined[limb.DD](t, []int{4, 8, 11, 14, 18})
	refined[limb.QD](t, []int{4, 11, 24})
	refined[limb.DF](t, []int{4, 8})
	refined[limb.QF](t, []int{4, 11, 18})
}

func refined[N limb.Real[N]](t *testing.T, hilberts []int) {
	r := rand.New(rand.NewPCG(41, 42))
	type system struct {
		name string
		a    *Dense[N]
	}
	list := []system{{"random 30", random[N](r, 30, 30)}, {"1 × 1", random[N](r, 1, 1)}, {"Wilkinson 20", wilkinson[N](20)}}
	for _, n := range hilberts {
		list = append(list, system{fmt.Sprint("Hilbert ", n), hilbert[N](n)})
	}
	for _, c := range list {
		b := random[N](r, c.a.Rows, 1)
		s, err := SolveRefined(c.a, b, 0)
		if err != nil {
			t.Errorf("%T %s: %v", *new(N), c.name, err)
			continue
		}
		e := distanceTo(s.X, solution(c.a, b))
		t.Logf("%T %s: %s, %d steps, condition %.1e, error %.1e, bound %.1e", *new(N), c.name, s.Method, s.Steps, s.Cond, e, s.Bound)
		if !(e <= s.Bound) {
			t.Errorf("%T %s: the error %v is above its bound %v", *new(N), c.name, e, s.Bound)
		}
		if n := float64(c.a.Rows); s.Bound > 100*n*unit[N]()*s.Cond {
			t.Errorf("%T %s: the bound is %v", *new(N), c.name, s.Bound)
		}
		if s.Method != "refinement" && s.Cond < 1e12 {
			t.Errorf("%T %s: %s for a condition of %v", *new(N), c.name, s.Method, s.Cond)
		}
	}
}

// TestComplexRefined: so are those of complex systems and least squares.
func TestComplexRefined(t *testing.T) {
	complexRefined[limb.CDD, limb.DD](t, 6, 9, 14)
	complexRefined[limb.CQF, limb.QF](t, 6, 14)
	complexRefined[limb.CDF, limb.DF](t, 5)
	complexRefined[limb.CQD, limb.QD](t, 6)
}

// cauchy returns the matrix with the elements 1/(j + k + 1 + (k - j/2)i), which is about as ill conditioned as Hilbert's.
func cauchy[C limb.Complex[C, N], N limb.Real[N]](rows, cols int) *Dense[C] {
	m := NewDense[C](rows, cols, nil)
	for i := range rows {
		for j := range cols {
			var z C
			setLimb(&z, 0, float64(i+j+1))
			setLimb(&z, typeOf[C]().Limbs(), float64(j)-float64(i)/2)
			m.Set(i, j, z.Recip())
		}
	}
	return m
}

// bigParts returns the real matrix ((Re, -Im), (Im, Re)), or (Re, Im), one below the other, of a right side.
func bigParts[C limb.Complex[C, N], N limb.Real[N]](m *Dense[C], right bool) [][]*big.Float {
	out := make([][]*big.Float, 2*m.Rows)
	for i := range m.Rows {
		x := alternating[N](m.Row(i))
		for j := range m.Cols {
			out[i], out[m.Rows+i] = append(out[i], exact(x[2*j])), append(out[m.Rows+i], exact(x[2*j+1]))
		}
		for j := 0; j < m.Cols && !right; j++ {
			out[i], out[m.Rows+i] = append(out[i], exact(x[2*j+1].Neg())), append(out[m.Rows+i], exact(x[2*j]))
		}
	}
	return out
}

func complexRefined[C limb.Complex[C, N], N limb.Real[N]](t *testing.T, sizes ...int) {
	r := rand.New(rand.NewPCG(47, 48))
	check := func(what string, a, b *Dense[C], by func(a, b *Dense[C], tol float64) (*Solution[C], error)) {
		s, err := by(a, b, 0)
		if err != nil {
			t.Errorf("%T %s: %v", *new(C), what, err)
			return
		}
		k, c := bigParts(a, false), bigParts(b, true)
		if a.Rows != a.Cols { // the normal equations
			turned := bigParts(a.Adjoint(), false)
			k, c = bigProduct(turned, k), bigProduct(turned, c)
		}
		for i := range k {
			k[i] = append(k[i], c[i][0])
		}
		x := NewDense[N](2*a.Cols, 1, nil)
		for i := range a.Cols {
			z := alternating[N](s.X.Row(i))
			x.Data[i], x.Data[a.Cols+i] = z[0], z[1]
		}
		e := distanceTo(x, eliminate(k))
		t.Logf("%T %s: %s, %d steps, condition %.1e, error %.1e, bound %.1e", *new(C), what, s.Method, s.Steps, s.Cond, e, s.Bound)
		if !(e <= s.Bound) || s.Bound > 2000*float64(a.Rows)*unit[C]()*s.Cond {
			t.Errorf("%T %s: the error is %v, its bound %v, the condition %v", *new(C), what, e, s.Bound, s.Cond)
		}
		if a.Rows == a.Cols && s.Cond < 1e12 {
			if cond, err := Cond(a); err != nil || s.Cond < cond/4 || s.Cond > cond*4 {
				t.Errorf("%T %s: the condition is %v, and %v by LU (%v)", *new(C), what, s.Cond, cond, err)
			}
		}
	}
	check("random 20", random[C](r, 20, 20), random[C](r, 20, 1), SolveRefined[C])
	check("1 × 1", random[C](r, 1, 1), random[C](r, 1, 1), SolveRefined[C])
	check("random 20 × 7", random[C](r, 20, 7), random[C](r, 20, 1), LeastSquaresRefined[C])
	for _, n := range sizes {
		check(fmt.Sprint("Cauchy ", n), cauchy[C, N](n, n), random[C](r, n, 1), SolveRefined[C])
	}
	check("Cauchy 14 × 5", cauchy[C, N](14, 5), random[C](r, 14, 1), LeastSquaresRefined[C])

	a, b := random[C](r, 5, 5), random[C](r, 5, 2)
	for i := range 5 {
		a.Set(i, 3, *new(C))
	}
	if _, err := SolveRefined(a, b, 0); !errors.Is(err, ErrSingular) || !strings.Contains(err.Error(), "column 6 has no pivot (of the parts") {
		t.Errorf("of a singular matrix the error is %v", err)
	}
	if err := Maybe(func() { SolveRefined(a.Slice(0, 4, 0, 5), b, 0) }); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	a.Set(2, 4, partsOf[C]().from(math.NaN()))
	if _, err := SolveRefined(a, b, 0); !errors.Is(err, ErrNotFinite) || !strings.Contains(err.Error(), "(2, 4)") {
		t.Errorf("the error is %v", err)
	}
}

// TestSolveRefinedFaults: what is not solved as well as was asked for is an error.
func TestSolveRefinedFaults(t *testing.T) {
	r := rand.New(rand.NewPCG(43, 44))
	a, b := hilbert[limb.DD](12), random[limb.DD](r, 12, 2)
	if _, err := SolveRefined(a, b, 1e-33); !errors.Is(err, ErrTolerance) {
		t.Errorf("33 digits in DD: %v", err)
	}
	if s, err := SolveRefined(a, b, 1e-8); err != nil || s.Method != "gmres" {
		t.Errorf("8 digits of it are not had: %v", err)
	}
	if _, err := SolveRefined(hilbert[limb.DD](40), random[limb.DD](r, 40, 1), 0); err == nil {
		t.Error("a condition of 10^60 in DD passes")
	}
	if _, err := SolveRefined(NewDense[limb.DD](3, 3, nil), NewDense[limb.DD](3, 1, nil), 0); !errors.Is(err, ErrSingular) {
		t.Errorf("of a singular matrix the error is %v", err)
	}
	if err := Maybe(func() { SolveRefined(a, random[limb.DD](r, 11, 1), 0) }); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	b.Set(3, 1, limb.NaN[limb.DD]())
	if _, err := SolveRefined(a, b, 0); !errors.Is(err, ErrNotFinite) {
		t.Errorf("the error is %v", err)
	}
	if _, err := SolveRefined(Identity[limb.F64](2), Identity[limb.F64](2), 0); !errors.Is(err, errors.ErrUnsupported) {
		t.Errorf("of float64 the error is %v", err)
	}
	if s, err := SolveRefined(Identity[limb.DD](2), NewDense[limb.DD](2, 1, nil), 0); err != nil || s.Bound != 0 {
		t.Errorf("of 0 the error is %v", err)
	}
	if s, err := SolveRefined(new(Dense[limb.DD]), new(Dense[limb.DD]), 0); err != nil || s.X.Rows != 0 {
		t.Errorf("of nothing the error is %v", err)
	}
}

// TestSolveRefinedBits: levels and cores leave the bits alone.
func TestSolveRefinedBits(t *testing.T) {
	r := rand.New(rand.NewPCG(45, 46))
	a, b := random[limb.DD](r, 70, 70), random[limb.DD](r, 70, 1)
	ill := hilbert[limb.DD](16)
	var first, second *Dense[limb.DD]
	everywhere(t, func(t *testing.T) {
		x, err := SolveRefined(a, b, 0)
		if err != nil {
			t.Fatal(err)
		}
		y, err := SolveRefined(ill, b.Slice(0, 16, 0, 1), 0)
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first, second = x.X, y.X
		}
		same(t, "refinement", x.X, first)
		same(t, "gmres", y.X, second)
	})
}

func BenchmarkSolveRefined(b *testing.B) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, n := range []int{256, 1024} {
		a, y := random[limb.DD](r, n, n), random[limb.DD](r, n, 1)
		b.Run(fmt.Sprintf("DD/%d", n), func(b *testing.B) {
			rate(b, 2./3*float64(n)*float64(n)*float64(n), func() error {
				_, err := SolveRefined(a, y, 0)
				return err
			})
		})
	}
}

// TestRefinedSingular: what is singular in the shorter type alone has a solution, as near as the bound says.
func TestRefinedSingular(t *testing.T) {
	refinedSingular[limb.DD](t, -70)
	refinedSingular[limb.QD](t, -130)
	refinedSingular[limb.CDD](t, -70)
}

func refinedSingular[N Number[N]](t *testing.T, e int) {
	by := partsOf[N]()
	a := NewDense[N](2, 2, []N{one[N](), one[N](), one[N](), one[N]().Add(by.ldexp(one[N](), e))})
	b := NewDense[N](2, 1, []N{number[N](3), number[N](3).Add(by.ldexp(number[N](2), e))}) // of x = 1, 2
	for name, solve := range map[string]func(a, b *Dense[N], tol float64) (*Solution[N], error){"SolveRefined": SolveRefined[N], "LeastSquaresRefined": LeastSquaresRefined[N]} {
		s, err := solve(a, b, 1e-5)
		if err != nil {
			t.Errorf("%T: %s: %v", *new(N), name, err)
			continue
		}
		off := max(size(s.X.Data[0].Sub(one[N]())), size(s.X.Data[1].Sub(number[N](2)))) / 2
		if !(off <= s.Bound && s.Bound <= 1e-5) {
			t.Errorf("%T: %s is off by %v, and the bound is %v", *new(N), name, off, s.Bound)
		}
	}
}

// TestRefinedFar: the length that a bound is relative to is that of the solution, where unknowns are more than 2^100 apart, as
// those of float32 cannot be.
func TestRefinedFar(t *testing.T) {
	refinedFar[limb.DD](t)
	refinedFar[limb.QD](t)
}

func refinedFar[N limb.Real[N]](t *testing.T) {
	a := square2[N](-2.5418e50, 0, 3.4864e-87, 4.8208e27, -5.9968e-31, -3.1825e-20, -1.8422e-34, 5.9596e-80, -2.3882e-33)
	b := NewDense(3, 1, reals[N](0.78273, -0.90066, 0.040565))
	s, err := SolveRefined(a, b, 0)
	if err != nil {
		t.Fatalf("%T: %v", *new(N), err)
	}
	if d := distanceTo(s.X, solution(a, b)); !(d <= s.Bound) {
		t.Errorf("%T: the solution is off by %v, and its bound is %v: %v", *new(N), d, s.Bound, s.X)
	}
}
