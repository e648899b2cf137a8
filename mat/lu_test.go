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

// # Exact arithmetic

const precision = 2400

func exact[N limb.Real[N]](x N) *big.Float { return new(big.Float).SetPrec(precision).Set(x.Big()) }

func bigProduct(a, b [][]*big.Float) [][]*big.Float {
	c := make([][]*big.Float, len(a))
	for i := range a {
		c[i] = make([]*big.Float, len(b[0]))
		for j := range c[i] {
			s, p := new(big.Float).SetPrec(precision), new(big.Float).SetPrec(precision)
			for k := range b {
				s.Add(s, p.Mul(a[i][k], b[k][j]))
			}
			c[i][j] = s
		}
	}
	return c
}

func bigMatrix[N limb.Real[N]](m *Dense[N], abs bool) [][]*big.Float {
	c := make([][]*big.Float, m.Rows)
	for i := range c {
		c[i] = make([]*big.Float, m.Cols)
		for j, x := range m.Row(i) {
			c[i][j] = exact(x)
			if abs {
				c[i][j].Abs(c[i][j])
			}
		}
	}
	return c
}

// excess returns the largest |AB - C| / (|A||B|) of an element, in units of the type.
func excess[N limb.Real[N]](a, b, c *Dense[N]) (worst float64) {
	p, q := bigProduct(bigMatrix(a, false), bigMatrix(b, false)), bigProduct(bigMatrix(a, true), bigMatrix(b, true))
	for i := range p {
		for j := range p[i] {
			d := new(big.Float).Sub(p[i][j], exact(c.At(i, j)))
			if d.Sign() == 0 {
				continue
			}
			if q[i][j].Sign() == 0 {
				return math.Inf(1)
			}
			r, _ := d.Quo(d, q[i][j]).Float64()
			worst = max(worst, math.Abs(r)/unit[N]())
		}
	}
	return worst
}

// # Matrices

// hilbert returns the matrix with 1/(i + j + 1), rounded.
func hilbert[N limb.Real[N]](n int) *Dense[N] {
	m := NewDense[N](n, n, nil)
	for i := range n {
		for j := range n {
			m.Set(i, j, limb.From[N](1).Div(limb.From[N](i+j+1)))
		}
	}
	return m
}

// wilkinson returns the matrix on which partial pivoting lets pivots double: 1 on the diagonal and in the last
// column, -1 below the diagonal.
func wilkinson[N limb.Real[N]](n int) *Dense[N] {
	m := Identity[N](n)
	for i := range n {
		for j := range i {
			m.Set(i, j, limb.From[N](-1))
		}
		m.Set(i, n-1, limb.From[N](1))
	}
	return m
}

// graded returns random numbers times powers of two that fall along rows and columns, over spread in all.
func graded[N limb.Real[N]](r *rand.Rand, n, spread int) *Dense[N] {
	m := random[N](r, n, n)
	for i := range n {
		for j := range n {
			m.Set(i, j, m.At(i, j).Ldexp(-spread*(i+j)/(2*n)))
		}
	}
	return m
}

// cancelling returns a with its second half of columns, and b with its second half of rows, such that
// products cancel to nearly nothing.
func cancelling[N limb.Real[N]](r *rand.Rand, n int) (a, b *Dense[N]) {
	a, b = random[N](r, n, n), random[N](r, n, n)
	for i := range n {
		for j := range n / 2 {
			a.Set(i, n-1-j, a.At(i, j))
			b.Set(n-1-j, i, b.At(j, i).Neg().Mul(limb.From[N](1).Add(limb.Epsilon[N]())))
		}
	}
	return a, b
}

// TestProductErrors: products stay within their bounds on random, graded and cancelling operands.
func TestProductErrors(t *testing.T) {
	productErrors[limb.DD](t, 3, 6)
	productErrors[limb.DF](t, 3, 6)
	productErrors[limb.QD](t, 2, 10)
	productErrors[limb.F64](t, 1, 1)
	a, b := cancelling[limb.DD](rand.New(rand.NewPCG(1, 1)), 16)
	c := NewDense[limb.DD](16, 16, nil)
	for i := range 16 {
		for j := range 16 {
			s := limb.F64(0)
			for k := range 16 {
				s += limb.F64(a.At(i, k).Hi * b.At(k, j).Hi)
			}
			c.Set(i, j, limb.DD{Hi: float64(s)})
		}
	}
	if e := excess(a, b, c); e < 3*16+6 {
		t.Errorf("a product in float64 passes for one in DD: %v", e)
	}
}

func productErrors[N limb.Real[N]](t *testing.T, each, more float64) {
	r := rand.New(rand.NewPCG(9, 10))
	spread := 60
	if unit[N]() == 0x1p-48 {
		spread = 20
	}
	const n = 20
	for name, make := range map[string]func() (a, b *Dense[N]){
		"random":     func() (a, b *Dense[N]) { return random[N](r, n, n), random[N](r, n, n) },
		"graded":     func() (a, b *Dense[N]) { return graded[N](r, n, spread), graded[N](r, n, spread).Transpose() },
		"cancelling": func() (a, b *Dense[N]) { return cancelling[N](r, n) },
	} {
		a, b := make()
		c := new(Dense[N])
		c.Mul(a, b)
		e := excess(a, b, c)
		t.Logf("%T %s: %.2f units of |A||B|", *new(N), name, e)
		if !(e <= each*n+more) {
			t.Errorf("%T %s: the error is %v units of |A||B|, above %v", *new(N), name, e, each*n+more)
		}
	}
}

// # LU

// plainLU is the definition: the elements as chains, column after column.
func plainLU[N Number[N]](a *Dense[N]) *Dense[N] {
	m, n, step := a.Clone(), a.Rows, stepOf[N]()
	for c := range n {
		p := c
		for i := c + 1; i < n; i++ {
			if size(m.At(i, c)) > size(m.At(p, c)) {
				p = i
			}
		}
		swapRows(m, c, p)
		for i := c + 1; i < n; i++ {
			m.Set(i, c, m.At(i, c).Div(m.At(c, c)))
			for k := c + 1; k < n; k++ {
				m.Set(i, k, step(m.At(i, k), m.At(i, c).Neg(), m.At(c, k)))
			}
		}
	}
	return m
}

// TestLUBits: blocks, levels and cores leave the bits of the plain loops alone.
func TestLUBits(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	dd, df, qd, f64 := random[limb.DD](r, 61, 61), random[limb.DF](r, 61, 61), random[limb.QD](r, 21, 21), random[limb.F64](r, 90, 90)
	wantDD, wantDF, wantQD, wantF64 := plainLU(dd), plainLU(df), plainLU(qd), plainLU(f64)
	everywhere(t, func(t *testing.T) {
		luBits(t, dd, wantDD)
		luBits(t, df, wantDF)
		luBits(t, qd, wantQD)
		luBits(t, f64, wantF64)
	})
}

func luBits[N Number[N]](t *testing.T, a, want *Dense[N]) {
	t.Helper()
	var f LU[N]
	if err := f.Factorize(a); err != nil {
		t.Fatal(err)
	}
	same(t, fmt.Sprintf("lu of %T", *new(N)), f.lu, want)
}

// TestLU: factors multiply to the matrix, and solutions solve the system, within the bounds.
func TestLU(t *testing.T) {
	luErrors[limb.DD](t, 3, 12)
	luErrors[limb.DF](t, 3, 12)
	luErrors[limb.QD](t, 2, 16)
	luErrors[limb.F64](t, 2, 0)
}

func luErrors[N limb.Real[N]](t *testing.T, each, more float64) {
	r := rand.New(rand.NewPCG(13, 14))
	const n = 24
	for _, c := range []struct {
		name string
		a    *Dense[N]
	}{{"random", random[N](r, n, n)}, {"graded", graded[N](r, n, 40)}, {"Hilbert", hilbert[N](8)}, {"Wilkinson", wilkinson[N](n)}, {"1 × 1", random[N](r, 1, 1)}, {"empty", new(Dense[N])}} {
		n := c.a.Rows
		var f LU[N]
		if err := f.Factorize(c.a); err != nil {
			t.Fatalf("%T %s: %v", *new(N), c.name, err)
		}
		permuted := NewDense[N](n, n, nil)
		for i, p := range f.Pivot() {
			copy(permuted.Row(i), c.a.Row(p))
		}
		if n == 0 {
			continue
		}
		l, u := f.L(), f.U()
		e := excess(l, u, permuted)
		t.Logf("%T %s: %.2f units of |L||U|", *new(N), c.name, e)
		if !(e <= each*float64(n)+more) {
			t.Errorf("%T %s: the error is %v units of |L||U|", *new(N), c.name, e)
		}
		for _, trans := range []bool{false, true} {
			b, x := random[N](r, n, 3), new(Dense[N])
			if err := f.SolveTo(x, trans, b); err != nil {
				t.Fatal(err)
			}
			a, scale := c.a, bigProduct(bigMatrix(l, true), bigMatrix(u, true))
			if trans {
				a = a.Transpose()
			}
			if e := residual(a, x, b, scale, f.Pivot(), trans); !(e <= 3*(each*float64(n)+more)) {
				t.Errorf("%T %s: the backward error of a solution is %v units of |L||U|", *new(N), c.name, e)
			}
		}
	}
}

// residual returns the largest |Ax - b| of an element relative to that of Pᵀ|L||U||x|, in units.
func residual[N limb.Real[N]](a, x, b *Dense[N], lu [][]*big.Float, pivot []int, trans bool) (worst float64) {
	n := a.Rows
	scale := make([][]*big.Float, n)
	for i := range scale {
		scale[i] = make([]*big.Float, n)
	}
	for i, p := range pivot {
		for j := range n {
			if trans {
				scale[j][p] = lu[i][j]
			} else {
				scale[p][j] = lu[i][j]
			}
		}
	}
	ax, q := bigProduct(bigMatrix(a, false), bigMatrix(x, false)), bigProduct(scale, bigMatrix(x, true))
	for i := range n {
		for j := range x.Cols {
			d := new(big.Float).Sub(ax[i][j], exact(b.At(i, j)))
			if q[i][j].Sign() == 0 {
				continue
			}
			r, _ := d.Quo(d, q[i][j]).Float64()
			worst = max(worst, math.Abs(r)/unit[N]())
		}
	}
	return worst
}

// TestLUComplex: systems of complex numbers.
func TestLUComplex(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 16))
	a, want := random[limb.CDD](r, 30, 30), random[limb.CDD](r, 30, 2)
	b, x := new(Dense[limb.CDD]), new(Dense[limb.CDD])
	b.Mul(a, want)
	if err := x.Solve(a, b); err != nil {
		t.Fatal(err)
	}
	for i, z := range x.Data {
		if d := z.Sub(want.Data[i]).Abs().Float64(); !(d <= 0x1p-90) {
			t.Errorf("element %d is off by %v", i, d)
		}
	}
	if cond, err := Cond(a); err != nil || cond < 10 || cond > 1e5 {
		t.Errorf("the condition is %v, %v", cond, err)
	}
}

// TestCond: the estimate is at most the condition number, and not far below.
func TestCond(t *testing.T) {
	for n := 2; n <= 10; n++ {
		a, inverse := hilbert[limb.QD](n), new(Dense[limb.QD])
		if err := inverse.Inverse(a); err != nil {
			t.Fatal(err)
		}
		want := Norm1(a).Mul(Norm1(inverse)).Float64()
		got, err := Cond(a)
		if err != nil || got > 1.0001*want || got < want/3 {
			t.Errorf("of the Hilbert matrix of %d rows: %v, %v, and it is %v", n, got, err, want)
		}
	}
	d, err := Det(hilbert[limb.QD](5))
	if want := 1 / 266716800000.0; err != nil || math.Abs(d.Float64()/want-1) > 1e-15 {
		t.Errorf("the determinant is %v, %v", d, err)
	}
	if d, err := Det(wilkinson[limb.DD](40)); err != nil || d.Float64() != 0x1p39 {
		t.Errorf("the determinant of Wilkinson's matrix is %v, %v", d, err)
	}
}

// TestLUFaults: what cannot be factored is an error that says where.
func TestLUFaults(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 18))
	a := random[limb.DD](r, 9, 9)
	for i := range 9 {
		a.Set(i, 6, a.At(i, 2))
	}
	var f LU[limb.DD]
	err := f.Factorize(NewDense(2, 2, []limb.DD{{Hi: 1}, {Hi: 2}, {Hi: 2}, {Hi: 4}}))
	if !errors.Is(err, ErrSingular) || !strings.Contains(err.Error(), "column 1") {
		t.Errorf("of a matrix of rank 1 the error is %v", err)
	}
	if _, err := f.SolveVec(make([]limb.DD, 2)); !errors.Is(err, ErrNotFactored) {
		t.Errorf("the error is %v", err)
	}
	if c, err := Cond(NewDense[limb.DD](3, 3, nil)); err != nil || !math.IsInf(c, 1) {
		t.Errorf("the condition of 0 is %v, %v", c, err)
	}
	if d, err := Det(NewDense[limb.DD](3, 3, nil)); err != nil || !d.IsZero() {
		t.Errorf("the determinant of 0 is %v, %v", d, err)
	}
	if c, err := Cond(a); err != nil || c < 1e28 {
		t.Errorf("the condition of a matrix with two equal columns is %v, %v", c, err)
	}
	a.Set(3, 4, limb.NaN[limb.DD]())
	if err := f.Factorize(a); !errors.Is(err, ErrNotFinite) || !strings.Contains(err.Error(), "(3, 4)") {
		t.Errorf("the error is %v", err)
	}
	if err := Maybe(func() { f.Factorize(random[limb.DD](r, 3, 4)) }); !errors.Is(err, ErrShape) {
		t.Errorf("the error is %v", err)
	}
	a = Identity[limb.DD](2)
	a.Set(0, 1, limb.NewDD(1e308))
	a.Set(1, 0, limb.NewDD(-1))
	a.Set(1, 1, limb.NewDD(1e308))
	if err := f.Factorize(a); err != nil { // the elimination has 2e308, which is no number
		t.Error(err)
	} else if x, err := f.SolveVec([]limb.DD{{}, {Hi: 2}}); err != nil || !x[0].Equal(limb.NewDD(-1)) || math.Abs(x[1].MulFloat(1e308).Sub(limb.NewDD(1)).Float64()) > 1e-14 {
		t.Errorf("of one that overflows the solution is %v, %v", x, err)
	}
}

func BenchmarkCholesky(b *testing.B) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, n := range []int{256, 1024} {
		b.Run(fmt.Sprintf("DD/%d", n), func(b *testing.B) {
			a := definite[limb.DD](r, n)
			rate(b, float64(n)*float64(n)*float64(n)/3, func() error { return new(Cholesky[limb.DD]).Factorize(a) })
		})
	}
}

func BenchmarkLU(b *testing.B) {
	bench := func(b *testing.B, n int, flops float64, f func() error) {
		rate(b, flops*float64(n)*float64(n)*float64(n), f)
	}
	r := rand.New(rand.NewPCG(7, 8))
	for _, n := range []int{256, 1024} {
		b.Run(fmt.Sprintf("DD/%d", n), func(b *testing.B) {
			a := random[limb.DD](r, n, n)
			bench(b, n, 2./3, func() error { return new(LU[limb.DD]).Factorize(a) })
		})
		b.Run(fmt.Sprintf("F64/%d", n), func(b *testing.B) {
			a := random[limb.F64](r, n, n)
			bench(b, n, 2./3, func() error { return new(LU[limb.F64]).Factorize(a) })
		})
	}
}
