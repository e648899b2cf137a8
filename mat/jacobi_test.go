package mat

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
)

// second returns the matrix of second differences, whose eigenvalues are 2 - 2cos(kπ/(n+1)).
func second[N limb.Real[N]](n int) *Dense[N] {
	m := NewDense[N](n, n, nil)
	for i := range n {
		m.Set(i, i, limb.From[N](2))
		if i > 0 {
			m.Set(i, i-1, limb.From[N](-1))
			m.Set(i-1, i, limb.From[N](-1))
		}
	}
	return m
}

// diagonal returns the matrix with x on its diagonal.
func diagonal[N Number[N]](x []N) *Dense[N] {
	m := NewDense[N](len(x), len(x), nil)
	for i, v := range x {
		m.Set(i, i, v)
	}
	return m
}

// TestEigenSym: eigenvalues that are known, AV = VΛ, orthogonal vectors.
func TestEigenSym(t *testing.T) {
	eigenSym[limb.DD](t)
	eigenSym[limb.QD](t)
	eigenSym[limb.DF](t)
	eigenSym[limb.F64](t)
	eigenSym[limb.QF](t)
	eigenSym[limb.TD](t)
	var f EigenSym[limb.DD]
	if err := Maybe(func() { f.Factorize(NewDense[limb.DD](2, 3, nil)) }); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	a := Identity[limb.DD](3)
	a.Set(2, 1, limb.NaN[limb.DD]())
	if err := f.Factorize(a); !errors.Is(err, ErrNotFinite) {
		t.Errorf("the error is %v", err)
	}
}

func eigenSym[N limb.Real[N]](t *testing.T) {
	const n = 16
	r := rand.New(rand.NewPCG(61, 62))
	var f EigenSym[N]
	if err := f.Factorize(second[N](n)); err != nil {
		t.Fatal(err)
	}
	for k, got := range f.Values() {
		angle := limb.NewQD(k + 1).DivFloat(n + 1)
		want := limb.NewQD(2).Sub(angle.CosPi().MulFloat(2))
		if e := math.Abs(got.QD().Sub(want).Float64()) / unit[N](); !(e <= 2*n) {
			t.Errorf("%T: eigenvalue %d is off by %v units", *new(N), k, e)
		}
	}
	huge := definite[N](r, n)
	for i := range huge.Data {
		huge.Data[i] = huge.Data[i].Ldexp(60)
	}
	symmetric := random[N](r, n, n)
	for i := range n {
		for j := range i {
			symmetric.Set(j, i, symmetric.At(i, j))
		}
	}
	low := new(Dense[N]) // of rank 2
	low.Syrk(random[N](r, n, 2))
	for name, a := range map[string]*Dense[N]{"rank 2": low, "second differences": second[N](n), "random": symmetric, "huge": huge, "Hilbert": hilbert[N](8), "0": NewDense[N](3, 3, nil), "1": Identity[N](4), "empty": new(Dense[N])} {
		if err := f.Factorize(a); err != nil {
			t.Fatalf("%T %s: %v", *new(N), name, err)
		}
		if a.Rows == 0 {
			continue
		}
		v := f.Vectors()
		vl := new(Dense[N])
		vl.Mul(v, diagonal(f.Values()))
		scale := max(1e-200, NormFrobenius(a).Float64()) * unit[N]()
		back, orthogonal := distance(a, v, vl)/scale, distance(v.Transpose(), v, Identity[N](a.Rows))/unit[N]()
		t.Logf("%T %s: AV - VΛ %.2f, VᵀV - I %.2f units", *new(N), name, back, orthogonal)
		if limit := 4 * float64(a.Rows); !(back <= limit && orthogonal <= limit) {
			t.Errorf("%T %s: AV - VΛ is %v units, VᵀV - I %v", *new(N), name, back, orthogonal)
		}
	}
}

// TestSVD: A = UΣVᵀ with orthogonal vectors, and small singular values as they are in more digits.
func TestSVD(t *testing.T) {
	svd[limb.DD](t)
	svd[limb.QD](t)
	svd[limb.DF](t)
	svd[limb.QF](t)
	svd[limb.TD](t)
	var f SVD[limb.DD]
	var g SVD[limb.QD]
	if err := errors.Join(f.Factorize(hilbert[limb.DD](12)), g.Factorize(converted[limb.QD](hilbert[limb.DD](12)))); err != nil {
		t.Fatal(err)
	}
	for i, x := range g.Values() {
		if d := f.Values()[i].QD().Sub(x).Float64(); !(math.Abs(d) <= 100*0x1p-106) {
			t.Errorf("singular value %d is off by %v", i, d)
		}
	}
	if c := g.Cond() / 1.6e16; c < 1 || c > 2 {
		t.Errorf("the condition of the Hilbert matrix of 12 rows is %v", g.Cond())
	}
	a := Identity[limb.DD](3)
	a.Set(2, 1, limb.NaN[limb.DD]())
	if err := f.Factorize(a); !errors.Is(err, ErrNotFinite) {
		t.Errorf("the error is %v", err)
	}
}

func svd[N limb.Real[N]](t *testing.T) {
	r := rand.New(rand.NewPCG(63, 64))
	low := new(Dense[N]) // of rank 2
	low.Mul(random[N](r, 7, 2), random[N](r, 2, 5))
	for name, a := range map[string]*Dense[N]{"tall": random[N](r, 14, 9), "wide": random[N](r, 4, 9), "rank 2": low, "graded": graded[N](r, 9, 20), "steep": graded[N](r, 9, 80), "0": NewDense[N](4, 3, nil), "1 × 1": random[N](r, 1, 1), "empty": new(Dense[N])} {
		var f SVD[N]
		if err := f.Factorize(a); err != nil {
			t.Fatalf("%T %s: %v", *new(N), name, err)
		}
		k := min(a.Rows, a.Cols)
		if k == 0 {
			continue
		}
		u, v := f.U(), f.V()
		us := new(Dense[N])
		us.Mul(u, diagonal(f.Values()))
		back := distance(us, v.Transpose(), a) / max(1e-200, NormFrobenius(a).Float64()) / unit[N]()
		orthogonal := max(distance(u.Transpose(), u, Identity[N](k)), distance(v.Transpose(), v, Identity[N](k))) / unit[N]()
		t.Logf("%T %s: UΣVᵀ - A %.2f, UᵀU - I %.2f units", *new(N), name, back, orthogonal)
		if limit := 4 * float64(max(a.Rows, a.Cols)); !(back <= limit && orthogonal <= limit) {
			t.Errorf("%T %s: UΣVᵀ - A is %v units, UᵀU - I %v", *new(N), name, back, orthogonal)
		}
		for i, s := range f.Values() {
			if i > 0 && f.Values()[i-1].Less(s) || s.Signbit() {
				t.Errorf("%T %s: the singular values are %v", *new(N), name, f.Values())
			}
		}
	}
}

// TestTinyValues: vectors are orthogonal where the range of exponents ends before the digits do, and a row that is
// left of a small singular value has nothing but a vector before it.
func TestTinyValues(t *testing.T) {
	tinyValues[limb.QF](t, 2, 0x1p-58, 0x1p18, -0x1p-25, 0x1p101)
	tinyValues[limb.QF](t, 2, 0x1p-40, 0x1p100, 0x1p-31, 0x1.3p101)
	tinyValues[limb.QF](t, 4,
		7.8e28, -8.2e27, -3.8e28, -3.9e28,
		-2.4e-21, -3.5e-21, -5.8e-21, -5.9e-21,
		-8.8e-26, -3.8e-25, -3.8e-25, 2.5e-27,
		0.0048, 0.0026, -0.0007, 0.0021)
	tinyValues[limb.DD](t, 2, 0x1p-450, 0x1p-60, 0x1p-100, 0x1p620)
	// Rows of which one has become far shorter: a rotation leaves the longer one as it is.
	tinyValues[limb.DF](t, 4,
		13214.701, 0, -5857.4596, -8935.7088,
		0.021990002, -0.069333554, -0.023914782, 0.11968542,
		-92.015936, 0, 0, -0.44558374,
		0, 3.439179e-09, -5.6979495e-08, -3.472739e-08)
	tinyValues[limb.QF](t, 3,
		-6.6353781624443693, -5.1118274806010207e-07, 0,
		0.19469513374169317, -5.1924017167069519e-07, 486108.92516697195,
		-0.87245820427770417, 0, 8.5982906595751034e-07)
}

func tinyValues[N limb.Real[N]](t *testing.T, n int, elements ...float64) {
	a := NewDense[N](n, n, nil)
	for k, x := range elements {
		a.Data[k] = limb.From[N](x)
	}
	var f SVD[N]
	if err := f.Factorize(a); err != nil {
		t.Fatal(err)
	}
	if u, v := distance(f.U().Transpose(), f.U(), Identity[N](n)), distance(f.V().Transpose(), f.V(), Identity[N](n)); !(max(u, v) <= float64(4*n)*unit[N]()) {
		t.Errorf("%T: UᵀU - I is %v, VᵀV - I %v of\n%v", *new(N), u, v, a)
	}
}

// TestDependent: of rows that are equal rounding errors are left, which no rotation makes smaller.
func TestDependent(t *testing.T) {
	dependent[limb.CDD](t)
	dependent[limb.CQF](t)
	dependent[limb.DD](t)
	z := func(re, im float64) limb.CDD { return limb.CDD{Re: limb.NewDD(re), Im: limb.NewDD(im)} }
	var f SVD[limb.CDD]
	if err := f.Factorize(NewDense(3, 3, []limb.CDD{z(0, -1), z(-1, 0), z(1, 0), z(-1, -1), z(-1, 1), z(0, -1), z(0, -1), z(-1, 0), z(1, 0)})); err != nil {
		t.Error(err)
	}
}

func dependent[N Number[N]](t *testing.T) {
	r := rand.New(rand.NewPCG(175, 176))
	for range testenv.Size(30, 300, 300) {
		n := 3 + r.IntN(4)
		a := random[N](r, n, n)
		for i := range n * r.IntN(2) {
			a.Data[i] = number[N](float64(r.IntN(3) - 1))
			if typeOf[N]().Complex() {
				setLimb(&a.Data[i], typeOf[N]().Limbs(), float64(r.IntN(3)-1))
			}
		}
		copy(a.Row(n-1), a.Row(0))
		var f SVD[N]
		if err := f.Factorize(a); err != nil {
			t.Fatalf("%T: %v of\n%v", *new(N), err, a)
		}
		orthogonal := 0.0
		for _, m := range []*Dense[N]{f.U(), f.V()} {
			orthogonal = max(orthogonal, apart(product(m.Adjoint(), m), widened(Identity[N](n))))
		}
		if back := apart(product(f.U(), diagonal(f.Values())), product(a, f.V())); !(max(back, orthogonal) <= float64(8*n)*unit[N]()) {
			t.Fatalf("%T: AV - UΣ is %v, vectors are orthogonal to %v", *new(N), back, orthogonal)
		}
	}
}
