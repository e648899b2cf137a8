package mat

import (
	"errors"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

// poisson returns the five-point differences on a square of n by n points, and that in QD.
func poisson[N limb.Real[N]](t *testing.T, n int) *CSR[N] {
	var list []Triplet[N]
	for i := range n {
		for j := range n {
			at := i*n + j
			list = append(list, Triplet[N]{at, at, limb.From[N](4)})
			for _, d := range [][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
				if k, l := i+d[0], j+d[1]; k >= 0 && k < n && l >= 0 && l < n {
					list = append(list, Triplet[N]{at, k*n + l, limb.From[N](-1)})
				}
			}
		}
	}
	rand.New(rand.NewPCG(71, 72)).Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	m, err := NewCSR(n*n, n*n, list)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestCSR: products are those of the dense matrix, in any order of the elements.
func TestCSR(t *testing.T) {
	m := poisson[limb.DD](t, 20)
	d := m.Dense()
	x := random[limb.DD](rand.New(rand.NewPCG(73, 74)), 400, 1).Data
	want := MulVec(d, x)
	got := make([]limb.DD, 400)
	m.MulVec(got, x)
	same(t, "sparse product", column(got), column(want))
	twice, err := NewCSR(1, 1, []Triplet[limb.DD]{{0, 0, limb.NewDD(1)}, {0, 0, limb.NewDD(2)}})
	if err != nil || len(twice.Values) != 1 || twice.Values[0].Hi != 3 {
		t.Errorf("1 and 2 in one place are %v, %v", twice, err)
	}
	if _, err := NewCSR(2, 2, []Triplet[limb.DD]{{0, 2, limb.NewDD(1)}}); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	if err := Maybe(func() { m.MulVec(got, x[1:]) }); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	m.Indices[7] = 400
	if err := Maybe(func() { m.MulVec(got, x) }); !errors.Is(err, ErrShape) {
		t.Errorf("of an index outside the error is %v", err)
	}
	if err := Maybe(func() { (&CSR[limb.DD]{}).MulVec(nil, nil) }); !errors.Is(err, ErrShape) {
		t.Errorf("of no starts the error is %v", err)
	}
}

// applied multiplies by m.
func applied(m *CSR[limb.DD]) func(dst, x []limb.DD) error {
	return func(dst, x []limb.DD) error {
		m.MulVec(dst, x)
		return nil
	}
}

// TestKrylov: iterations end with the residual that was asked for, or with an error.
func TestKrylov(t *testing.T) {
	m := poisson[limb.DD](t, 12)
	b := random[limb.DD](rand.New(rand.NewPCG(75, 76)), 144, 1).Data
	left := func(x []limb.DD) float64 {
		r := make([]limb.DD, len(x))
		m.MulVec(r, x)
		for i := range r {
			r[i] = r[i].Sub(b[i])
		}
		return NormFrobenius(column(r)).Div(NormFrobenius(column(b))).Float64()
	}
	x, steps, err := ConjugateGradients(applied(m), b, 1e-29, 500)
	if r := left(x); err != nil || !(r <= 2e-29) || steps < 20 || steps > 200 {
		t.Errorf("conjugate gradients leave %v after %d steps, %v", r, steps, err)
	}
	x, steps, err = GMRES(applied(m), b, 1e-29, 500)
	if r := left(x); err != nil || !(r <= 2e-29) || steps < 20 || steps > 144 {
		t.Errorf("gmres leaves %v after %d steps, %v", r, steps, err)
	}
	if x, _, err = GMRES(applied(m), b, 1e-29, 5); !errors.Is(err, ErrNoConvergence) || !(left(x) < 1) {
		t.Errorf("after 5 steps the error is %v", err)
	}
	if _, _, err = ConjugateGradients(applied(m), b, 1e-29, 5); !errors.Is(err, ErrNoConvergence) {
		t.Errorf("after 5 steps the error is %v", err)
	}
	m.Values[0] = limb.NewDD(-4)
	if _, _, err = ConjugateGradients(applied(m), b, 1e-29, 500); !errors.Is(err, ErrNotPositive) || !strings.Contains(err.Error(), "step") {
		t.Errorf("of a matrix that is not positive the error is %v", err)
	}
	b[3] = limb.NaN[limb.DD]()
	if _, _, err = GMRES(applied(m), b, 1e-9, 5); !errors.Is(err, ErrNotFinite) {
		t.Errorf("the error is %v", err)
	}
	x, steps, err = GMRES(applied(m), make([]limb.DD, 144), 1e-9, 5)
	if err != nil || steps != 0 || !x[0].IsZero() {
		t.Errorf("of 0 the error is %v", err)
	}
}

// TestComplexGMRES: residuals of complex systems are as small as they are said to be.
func TestComplexGMRES(t *testing.T) {
	complexGMRES[limb.CDD](t, 1e-28)
	complexGMRES[limb.CQF](t, 1e-24)
}

func complexGMRES[C Number[C]](t *testing.T, tol float64) {
	const n = 25
	r := rand.New(rand.NewPCG(171, 172))
	a, b := random[C](r, n, n), random[C](r, n, 1)
	apply := func(dst, x []C) error {
		copy(dst, MulVec(a, x))
		return nil
	}
	left := func(x []C) float64 {
		y := product(a, column(x))
		for i, v := range widened(b).Data {
			y.Data[i] = y.Data[i].Sub(v)
		}
		return size(NormFrobenius(y)) / size(NormFrobenius(b))
	}
	x, steps, err := GMRES(apply, b.Data, tol, 2*n)
	if err != nil || steps > n || !(left(x) < 4*tol) {
		t.Errorf("%T: %d steps, the residual is %v, %v", *new(C), steps, left(x), err)
	}
	if x, _, err = GMRES(apply, b.Data, tol, n/2); !errors.Is(err, ErrNoConvergence) || !(left(x) > 1e-3) || !(left(x) < 1) {
		t.Errorf("%T: after half of the steps the residual is %v, %v", *new(C), left(x), err)
	}
	for i := range n { // a multiple of the identity needs one step
		clear(a.Row(i))
		a.Set(i, i, b.Data[0])
	}
	if x, steps, err = GMRES(apply, b.Data, tol, n); err != nil || steps != 1 || !(left(x) < 4*tol) {
		t.Errorf("%T: of a multiple of the identity %d steps, the residual is %v, %v", *new(C), steps, left(x), err)
	}
}

// TestKrylovHonest: where no error is returned the residual is as small as was asked for, of right sides whose squares
// are out of range, of matrices that are singular, and where rounding errors alone are left.
func TestKrylovHonest(t *testing.T) {
	solved, refused := 0, 0
	for _, e := range []int{0, -400, -500, 600, 1015} {
		krylov[limb.DD](t, 1e-28, e, &solved, &refused)
		krylov[limb.DD](t, 1e-33, e, &solved, &refused)
	}
	for _, e := range []int{0, -20, 50, 120} {
		krylov[limb.QF](t, 1e-24, e, &solved, &refused)
		krylov[limb.QF](t, 1e-33, e, &solved, &refused)
	}
	krylov[limb.DD](t, math.NaN(), 0, &solved, &refused)
	if solved < 9*2 || refused < 19*4 { // the good matrix in reach, and the others
		t.Errorf("%d are solved, %d refused", solved, refused)
	}
}

// krylov solves systems whose right sides are about 2^e.
func krylov[N limb.Real[N]](t *testing.T, tol float64, e int, solved, refused *int) {
	const n = 8
	r := rand.New(rand.NewPCG(173, 174))
	good, flat, bad := Identity[N](n), NewDense[N](n, n, nil), NewDense[N](n, n, nil)
	v := random[N](r, n, 1).Data
	for i := range n {
		good.Set(i, i, limb.From[N](1+i))
		for j := range n {
			flat.Set(i, j, limb.From[N](1).Ldexp(i/4))
			bad.Set(i, j, v[i].Mul(v[j])) // of rank one but for rounding errors
		}
	}
	b := random[N](r, n, 1)
	for i := range n {
		b.Data[i] = b.Data[i].Ldexp(e)
	}
	for name, a := range map[string]*Dense[N]{"good": good, "flat": flat, "bad": bad} {
		apply := func(dst, x []N) error {
			copy(dst, MulVec(a, x))
			return nil
		}
		for method, solve := range map[string]func(func(dst, x []N) error, []N, float64, int) ([]N, int, error){
			"GMRES": GMRES[N], "ConjugateGradients": ConjugateGradients[N], "MINRES": MINRES[N],
			"BiCGSTAB": func(apply func(dst, x []N) error, b []N, tol float64, most int) ([]N, int, error) {
				return BiCGSTAB(apply, nil, b, tol, most)
			},
		} {
			x, _, err := solve(apply, b.Data, tol, 100)
			if err != nil {
				if name == "good" && tol > 1e-30 {
					t.Errorf("%T: %s of right sides of 2^%d: %v", *new(N), method, e, err)
				}
				*refused++
				continue
			}
			*solved++
			y := product(a, column(x))
			for i, v := range widened(b).Data {
				y.Data[i] = y.Data[i].Sub(v)
			}
			if left := size(NormFrobenius(y).Div(NormFrobenius(widened(b)))); !(left <= 2*tol+8*unit[N]()) {
				t.Errorf("%T: %s of the %s matrix and right sides of 2^%d leaves %v, and not %v", *new(N), method, name, e, left, tol)
			}
		}
	}
}
