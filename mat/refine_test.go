package mat

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
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

// TestSolveRefinedFaults: what is not solved as well as was asked for is an error.
func TestSolveRefinedFaults(t *testing.T) {
	r := rand.New(rand.NewPCG(43, 44))
	a, b := hilbert[limb.DD](12), random[limb.DD](r, 12, 2)
	if _, err := SolveRefined(a, b, 1e-30); err == nil {
		t.Error("30 digits of a system with a condition of 10^16 in DD")
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
	if _, err := SolveRefined(a, random[limb.DD](r, 11, 1), 0); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	b.Set(3, 1, limb.NaN[limb.DD]())
	if _, err := SolveRefined(a, b, 0); !errors.Is(err, ErrNotFinite) {
		t.Errorf("the error is %v", err)
	}
	if _, err := SolveRefined(Identity[limb.F64](2), Identity[limb.F64](2), 0); err == nil {
		t.Error("float64 is refined")
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
