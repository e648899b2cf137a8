package mat

import (
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

// leastSquares returns the exact solution, by the normal equations.
func leastSquares[N limb.Real[N]](a, b *Dense[N]) []*big.Float {
	at := bigMatrix(a.Transpose(), false)
	m, right := bigProduct(at, bigMatrix(a, false)), bigProduct(at, bigMatrix(b, false))
	for i := range m {
		m[i] = append(m[i], right[i][0])
	}
	return eliminate(m)
}

// monomials returns the matrix of the powers 0 … c-1 of r points in [0, 1].
func monomials[N limb.Real[N]](r, c int) *Dense[N] {
	m := NewDense[N](r, c, nil)
	for i := range r {
		x, p := limb.From[N](i).Div(limb.From[N](r-1)), limb.From[N](1)
		for j := range c {
			m.Set(i, j, p)
			p = p.Mul(x)
		}
	}
	return m
}

// TestLeastSquaresRefined: errors are within the bound that is returned, also where the condition is beyond the
// shorter type and where nothing is left of the right side.
func TestLeastSquaresRefined(t *testing.T) {
	squares[limb.DD](t, []int{5, 9, 13, 21, 23})
	squares[limb.DF](t, []int{5, 8})
	squares[limb.QF](t, []int{6, 14})
	squares[limb.QD](t, []int{6})
}

func squares[N limb.Real[N]](t *testing.T, degrees []int) {
	r := rand.New(rand.NewPCG(131, 132))
	type system struct {
		name string
		a    *Dense[N]
	}
	list := []system{{"random", random[N](r, 30, 11)}, {"square", random[N](r, 9, 9)}, {"one column", random[N](r, 7, 1)}, {"1 × 1", random[N](r, 1, 1)}}
	for _, n := range degrees {
		list = append(list, system{fmt.Sprint("powers below ", n), monomials[N](24, n)})
	}
	for _, c := range list {
		consistent := new(Dense[N])
		consistent.Mul(c.a, random[N](r, c.a.Cols, 1))
		for name, b := range map[string]*Dense[N]{"any": random[N](r, c.a.Rows, 1), "consistent": consistent} {
			s, err := LeastSquaresRefined(c.a, b, 0)
			if err != nil {
				t.Errorf("%T %s, %s: %v", *new(N), c.name, name, err)
				continue
			}
			e := distanceTo(s.X, leastSquares(c.a, b))
			t.Logf("%T %s, %s: %s, %d steps, condition %.1e, error %.1e, bound %.1e", *new(N), c.name, name, s.Method, s.Steps, s.Cond, e, s.Bound)
			if !(e <= s.Bound) {
				t.Errorf("%T %s, %s: the error %v is above its bound %v", *new(N), c.name, name, e, s.Bound)
			}
			if n := float64(c.a.Rows); s.Bound > 1000*n*unit[N]()*s.Cond*s.Cond {
				t.Errorf("%T %s, %s: the bound is %v", *new(N), c.name, name, s.Bound)
			}
			if s.Method != "refinement" && s.Cond < 1e12 {
				t.Errorf("%T %s, %s: %s for a condition of %v", *new(N), c.name, name, s.Method, s.Cond)
			}
		}
	}
}

// TestLeastSquaresFaults: what is not solved as well as was asked for is an error.
func TestLeastSquaresFaults(t *testing.T) {
	r := rand.New(rand.NewPCG(133, 134))
	a, b := monomials[limb.DD](24, 13), random[limb.DD](r, 24, 2)
	if s, err := LeastSquaresRefined(a, b, 1e-30); err == nil || s.X.Rows != 13 || s.X.Cols != 2 {
		t.Errorf("30 digits of powers below 13: %v", err)
	}
	if _, err := LeastSquaresRefined(monomials[limb.DD](60, 50), random[limb.DD](r, 60, 1), 0); err == nil {
		t.Error("50 powers pass in DD")
	}
	if _, err := LeastSquaresRefined(NewDense[limb.DD](4, 3, nil), NewDense[limb.DD](4, 1, nil), 0); !errors.Is(err, ErrSingular) || !strings.Contains(err.Error(), "column 0") {
		t.Errorf("the error is %v", err)
	}
	if err := Maybe(func() { LeastSquaresRefined(a.Transpose(), b, 0) }); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	b.Set(3, 1, limb.NaN[limb.DD]())
	if _, err := LeastSquaresRefined(a, b, 0); !errors.Is(err, ErrNotFinite) {
		t.Errorf("the error is %v", err)
	}
	if _, err := LeastSquaresRefined(Identity[limb.F64](2), Identity[limb.F64](2), 0); err == nil {
		t.Error("float64 is refined")
	}
	for _, shape := range [][2]int{{0, 0}, {3, 0}} {
		if s, err := LeastSquaresRefined(NewDense[limb.DD](shape[0], shape[1], nil), NewDense[limb.DD](shape[0], 1, nil), 0); err != nil || s.X.Rows != 0 {
			t.Errorf("of %v the error is %v", shape, err)
		}
	}
}

// TestLeastSquaresFar: columns that are nearly dependent when they have one length, so that the square of the condition is
// beyond the exponents of the type, on the way to a bound.
func TestLeastSquaresFar(t *testing.T) {
	a := NewDense[limb.QF](4, 4, nil)
	if err := a.UnmarshalText([]byte(`7873682.92484825510760952614402 0 1.49892499229682602816865379687e-05 -0.0439456400260495219234784192316
2.84018511890226326451831498821e-08 0 -1.31351687705345216678783845473e-08 8130253.40070542909801068109526
1.6818853629818617137958560183e-08 0.165689965184124057330869760676 -2703119.14747079012554790887476 0
-5.4560720954616921735441135731e-05 0 0 8.64847575684962061939118328418e-08
`)); err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 10 {
		b := random[limb.QF](r, 4, 1)
		s, err := LeastSquaresRefined(a, b, 0)
		if err != nil {
			t.Fatal(err)
		}
		if d := distanceTo(s.X, leastSquares(a, b)) / s.Bound; !(d <= 1) || s.Bound > 0.1 {
			t.Errorf("%.2g of the bound %.2g", d, s.Bound)
		}
	}
}
