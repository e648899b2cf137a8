package mat

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/types"
)

// TestBounds: each element of a refined solution is within its bound of the exact one, also where rows, columns and unknowns are
// far apart, and the bounds are of the size of the errors.
func TestBounds(t *testing.T) {
	elementBounds[limb.DF](t, 20, []int{3, 6})
	elementBounds[limb.DD](t, 300, []int{6, 11, 16})
	elementBounds[limb.QF](t, 20, []int{6, 12})
	elementBounds[limb.QD](t, 200, []int{6, 20})
	elementBounds[limb.TD](t, 250, []int{6, 18})
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
	worst, moved, fewest := 0.0, false, limb.Digits[N]()
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
			if d := s.Digits(i, 0); d > 0 { // printed so it is within a unit of the last digit
				text := s.X.At(i, 0).Text('e', d-1)
				printed, _, err := big.ParseFloat(text, 10, precision, big.ToNearestEven)
				if err != nil {
					t.Fatal(err)
				}
				_, exponent, _ := strings.Cut(text, "e")
				k, _ := strconv.Atoi(exponent)
				off, _ := printed.Sub(printed, w).Float64()
				if !(math.Abs(off) <= math.Pow(10, float64(k-d+1))*(1+1e-12)) {
					t.Errorf("%T %s: element %d is printed as %s with %d digits, and off by %v", *new(N), c.name, i, text, d, off)
				}
				fewest = min(fewest, d)
			}
			if c.name == "random" && s.Digits(i, 0) < limb.Digits[N]()-1 {
				t.Errorf("%T: of element %d, with the bound %v, %d digits are sure", *new(N), i, bound, s.Digits(i, 0))
			}
			if c.name == "steep" && !(bound <= 64*unit[N]()*size+least[N]()) {
				t.Errorf("%T %s: of element %d, %v, the bound is %v", *new(N), c.name, i, size, bound)
			}
			if c.name == "random" && !(bound <= 8*unit[N]()*size) { // of what is well conditioned the correction leaves little more than one rounding
				t.Errorf("%T: of element %d, %v, the bound is %v, %.3g ε", *new(N), i, size, bound, bound/size/unit[N]())
			}
			worst = math.Max(worst, bound/(size*unit[N]()*math.Max(1, s.Cond)))
		}
		// Another matrix of this size is brought near to the solution, and has a bound of its own. One that does not notice is none.
		for i := range want {
			x := s.X.Clone()
			x.Set(i, 0, x.At(i, 0).Add(limb.From[N](float64(s.Bounds.At(i, 0))).Ldexp(6)))
			better, off := improvedOf(c.a, c.b, x)
			e, _ := new(big.Float).Sub(exact(better.At(i, 0)), want[i]).Float64()
			if !(float64(off.At(i, 0)) >= math.Abs(e)) {
				t.Errorf("%T %s: element %d is moved by %v, and the bound is %v", *new(N), c.name, i, e, off.At(i, 0))
			}
			e, _ = new(big.Float).Sub(exact(x.At(i, 0)), want[i]).Float64()
			moved = moved || better.At(i, 0) != x.At(i, 0) && math.Abs(e) > float64(off.At(i, 0)) // of x it would be no bound
		}
	}
	if typeOf[N]().Elem() == types.F64 && fewest > limb.Digits[N]()/2 { // the correction gives those of float32 all of theirs
		t.Errorf("%T: no element has lost half of its digits: there are at least %d", *new(N), fewest)
	}
	if !moved {
		t.Errorf("%T: no bound is one of the corrected element alone", *new(N))
	}
	t.Logf("%T: the largest bound is %.2g ε times the condition", *new(N), worst)
}

// improvedOf is improved with the shorter type of N.
func improvedOf[N limb.Real[N]](a, b, x *Dense[N]) (better *Dense[N], bounds *Dense[limb.F64]) {
	if typeOf[N]().Limbs() == 4 {
		return improved[N, limb.DD](nil, a, b, x)
	}
	return improved[N, limb.F64](nil, a, b, x)
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
		_, bounds := improvedOf(a, right, NewDense[limb.DD](a.Cols, 1, nil))
		if none := math.IsInf(float64(bounds.At(0, 0)), 1); none != (name != "dependent") {
			t.Errorf("%s: the bounds are %v", name, bounds)
		}
	}
	nan := NewDense[limb.DD](3, 1, []limb.DD{limb.NaN[limb.DD](), {}, {}})
	if _, bounds := improvedOf(Identity[limb.DD](3), b, nan); !math.IsInf(float64(bounds.At(1, 0)), 1) {
		t.Errorf("of NaN the bounds are %v", bounds)
	}
	if _, bounds := improvedOf(Identity[limb.DD](3), b, b); !(float64(bounds.At(2, 0)) < 1e-290) {
		t.Errorf("of a solution that is exact the bounds are %v", bounds)
	}
}
