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

// elementOps are the operations element by element, and what they do to one.
func elementOps[N Number[N]]() map[string]struct {
	do  func(m, a, b *Dense[N])
	one func(x, y N) N
} {
	type op = struct {
		do  func(m, a, b *Dense[N])
		one func(x, y N) N
	}
	three := number[N](3)
	vector := func(m *Dense[N]) *VecDense[N] { return &VecDense[N]{*m} }
	list := map[string]op{
		"Add":     {(*Dense[N]).Add, N.Add},
		"Sub":     {(*Dense[N]).Sub, N.Sub},
		"MulElem": {(*Dense[N]).MulElem, N.Mul},
		"DivElem": {(*Dense[N]).DivElem, N.Div},
		"Scale":   {func(m, a, _ *Dense[N]) { m.Scale(three, a) }, func(x, _ N) N { return x.Mul(three) }},
		"Apply": {func(m, a, b *Dense[N]) {
			b = b.Clone()
			m.Apply(func(i, j int, x N) N { return x.Sub(b.At(i, j)) }, a)
		}, N.Sub},
	}
	list["AddScaledVec"] = op{func(m, a, b *Dense[N]) {
		if m.Cols != 1 {
			b = b.Clone()
			m.Apply(func(i, j int, x N) N { return Step(x, three, b.At(i, j)) }, a)
			return
		}
		vector(m).AddScaledVec(vector(a), three, vector(b))
	}, func(x, y N) N { return Step(x, three, y) }}
	return list
}

// elements compares the operations with those of the elements: of matrices of one row and of one column, with rows that lie
// apart, and over their operands in each way.
func elements[N Number[N]](t *testing.T) {
	r := rand.New(rand.NewPCG(301, 302))
	for name, op := range elementOps[N]() {
		for _, s := range [][2]int{{1, 1}, {3, 4}, {1, 70}, {70, 1}, {5, 33}} {
			check := func(what string, m, a, b *Dense[N]) {
				t.Helper()
				want := NewDense[N](s[0], s[1], nil)
				for i := range want.Data {
					want.Data[i] = op.one(a.At(i/s[1], i%s[1]), b.At(i/s[1], i%s[1]))
				}
				op.do(m, a, b)
				if !m.same(want) {
					t.Errorf("%T %s, %d × %d, %s: the result is\n%v, and should be\n%v", *new(N), name, s[0], s[1], what, m, want)
				}
			}
			a, b := random[N](r, s[0], s[1]), random[N](r, s[0], s[1])
			check("a new matrix", new(Dense[N]), a, b)
			check("a part", NewDense[N](s[0]+2, s[1]+3, nil).Slice(1, s[0]+1, 2, s[1]+2), a, b)
			check("a", a, a, b)
			check("b", b, a, b)
			check("both", a, a, a)
			wide := random[N](r, s[0]+1, s[1]+2)
			part := func(i, j int) *Dense[N] { return wide.Slice(i, i+s[0], j, j+s[1]) }
			check("a part of itself", part(0, 1), part(0, 1), part(0, 1))
			check("one column on", part(0, 1), part(0, 0), part(0, 2))
			check("one row on", part(1, 0), part(0, 0), part(0, 0))
			check("one row before", part(0, 0), part(1, 1), part(0, 0))
			long := random[N](r, 1, s[0]*s[1]+3) // of which two matrices have other strides
			check("another stride", &Dense[N]{s[0], s[1], s[1], long.Data[1:][:s[0]*s[1]]}, &Dense[N]{s[0], s[1], s[1], long.Data[3:]}, &Dense[N]{s[0], s[1], s[1], long.Data})
		}
	}
}

// TestElements: the operations element by element have the bits of those of numbers.
func TestElements(t *testing.T) {
	everywhere(t, func(t *testing.T) { elements[limb.DD](t) })
	elements[limb.DF](t)
	elements[limb.QF](t)
	elements[limb.QD](t)
	elements[limb.F32](t)
	elements[limb.F64](t)
	elements[limb.CDF](t)
	elements[limb.CDD](t)
	elements[limb.CQF](t)
	elements[limb.CQD](t)
	elements[limb.TF](t)
	elements[limb.CTD](t)
	var v VecDense[limb.F64]
	v.DivElemVec(VecFromFloat64[limb.F64]([]float64{3, 1}), VecFromFloat64[limb.F64]([]float64{2, math.Inf(1)}))
	if v.AtVec(0) != 1.5 || v.AtVec(1) != 0 {
		t.Errorf("quotients are %v", v)
	}
	for name, f := range map[string]func(){
		"Add":         func() { new(dense).Add(Identity[limb.DD](2), Identity[limb.DD](3)) },
		"DivElem":     func() { new(dense).DivElem(Identity[limb.DD](2), NewDense[limb.DD](2, 3, nil)) },
		"DivElemVec":  func() { v.DivElemVec(NewVecDense[limb.F64](2, nil), NewVecDense[limb.F64](3, nil)) },
		"a receiver":  func() { NewDense[limb.DD](3, 2, nil).DivElem(Identity[limb.DD](2), Identity[limb.DD](2)) },
		"Norm":        func() { Norm(Identity[limb.DD](2), 3) },
		"Trace":       func() { Trace(NewDense[limb.DD](2, 3, nil)) },
		"Pow":         func() { new(dense).Pow(Identity[limb.DD](2), -1) },
		"Product":     func() { new(dense).Product() },
		"factors":     func() { new(dense).Product(Identity[limb.DD](2), Identity[limb.DD](3)) },
		"Kronecker":   func() { new(dense).Kronecker(&dense{Rows: math.MaxInt}, &dense{Rows: math.MaxInt}) },
		"Grow":        func() { Identity[limb.DD](2).Grow(-1, 0) },
		"Row":         func() { Row(nil, 2, Identity[limb.DD](2)) },
		"Row's dst":   func() { Row(make([]limb.DD, 1), 0, Identity[limb.DD](2)) },
		"Col":         func() { Col(nil, -1, Identity[limb.DD](2)) },
		"SetRow":      func() { Identity[limb.DD](2).SetRow(0, make([]limb.DD, 3)) },
		"SetCol":      func() { Identity[limb.DD](2).SetCol(2, make([]limb.DD, 2)) },
		"ColView":     func() { Identity[limb.DD](2).ColView(2) },
		"RowView":     func() { Identity[limb.DD](2).RowView(-1) },
		"FromFloat64": func() { FromFloat64[limb.DD](2, 2, nil) },
		"Len":         func() { (&VecDense[limb.DD]{*Identity[limb.DD](2)}).Len() },
		"SliceVec":    func() { NewVecDense[limb.DD](2, nil).SliceVec(0, 3) },
		"Inner":       func() { Inner(NewVecDense[limb.DD](2, nil), Identity[limb.DD](2), NewVecDense[limb.DD](3, nil)) },
	} {
		if err := Maybe(f); !errors.Is(err, ErrShape) {
			t.Errorf("%s: the error is %v", name, err)
		}
	}
}

// TestEqualApprox: differences are absolute below 1, and relative above.
func TestEqualApprox(t *testing.T) {
	of := func(x ...float64) *dense { return FromFloat64[limb.DD](1, len(x), x) }
	for _, c := range []struct {
		a, b *dense
		eps  float64
		want bool
	}{
		{of(1, 2), of(1, 2), 0, true},
		{of(1e-20, 1), of(2e-20, 1), 1.1e-20, true},
		{of(1e-20, 1), of(2e-20, 1), 0.9e-20, false},
		{of(1e20), of(1e20 + 1e10), 1.1e-10, true},
		{of(1e20), of(1e20 + 1e10), 0.9e-10, false},
		{of(math.Inf(1)), of(math.Inf(1)), 0, true},
		{of(math.Inf(1)), of(math.Inf(-1)), 1, false},
		{of(math.Inf(1)), of(1), 1, false},
		{of(math.NaN()), of(math.NaN()), 1, false},
		{of(1, 1), of(1), 1, false},
	} {
		if got := EqualApprox(c.a, c.b, c.eps); got != c.want || EqualApprox(c.b, c.a, c.eps) != got {
			t.Errorf("%v and %v within %v: %v", c.a, c.b, c.eps, got)
		}
	}
	z := NewDense(1, 1, []limb.CDD{{Re: limb.NewDD(3), Im: limb.NewDD(4)}})
	w := NewDense(1, 1, []limb.CDD{{Re: limb.NewDD(3), Im: limb.NewDD(4.5)}})
	if !EqualApprox(z, w, 0.11) || EqualApprox(z, w, 0.09) {
		t.Error("complex numbers")
	}
}

// TestCompose: matrices made of others are what their definitions say.
func TestCompose(t *testing.T) {
	compose[limb.DD](t)
	compose[limb.QF](t)
	compose[limb.F32](t)
	compose[limb.CQD](t)
}

func compose[N Number[N]](t *testing.T) {
	r := rand.New(rand.NewPCG(303, 304))
	is := func(what string, got, want *Dense[N]) {
		t.Helper()
		if !got.same(want) {
			t.Errorf("%T %s is\n%v, and should be\n%v", *new(N), what, got, want)
		}
	}
	a, b := random[N](r, 3, 2), random[N](r, 4, 5)
	k := new(Dense[N])
	k.Kronecker(a, b)
	for i := range 12 {
		for j := range 10 {
			if !k.At(i, j).Equal(a.At(i/4, j/5).Mul(b.At(i%4, j%5))) {
				t.Fatalf("element (%d, %d) of a product of Kronecker's is %v", i, j, k.At(i, j))
			}
		}
	}
	c, d, s := random[N](r, 2, 2), random[N](r, 3, 1), new(Dense[N])
	s.Stack(a, c)
	is("the upper part", s.Slice(0, 3, 0, 2).Clone(), a)
	is("the lower part", s.Slice(3, 5, 0, 2).Clone(), c)
	u := new(Dense[N])
	u.Augment(a, d)
	is("the left part", u.Slice(0, 3, 0, 2).Clone(), a)
	is("the right part", u.Slice(0, 3, 2, 3).Clone(), d)
	over := NewDense[N](6, 2, nil) // over one of its operands
	over.Slice(0, 3, 0, 2).Copy(a)
	over.Stack(over.Slice(0, 3, 0, 2), over.Slice(0, 3, 0, 2))
	is("a stack over an operand", over.Slice(3, 6, 0, 2).Clone(), a)

	// (8 × 1)(1 × 8)(8 × 1) is cheaper from the right.
	x, y, z, p, q := random[N](r, 8, 1), random[N](r, 1, 8), random[N](r, 8, 1), new(Dense[N]), new(Dense[N])
	p.Mul(y, z)
	q.Mul(x, p)
	p = new(Dense[N])
	p.Product(x, y, z)
	is("a product of three", p, q)
	p = new(Dense[N])
	p.Product(a)
	is("a product of one", p, a)

	power, want := new(Dense[N]), Identity[N](2)
	for n := range 4 { // up to the cube the order is that of plain products
		power.Pow(c, n)
		is(fmt.Sprint("power ", n), power, want)
		next := new(Dense[N])
		next.Mul(c, want)
		if n == 0 {
			next = c.Clone()
		}
		want = next
	}
	ones := NewDense[N](2, 2, []N{number[N](1), number[N](1), number[N](1), *new(N)})
	ones.Pow(ones, 20)
	is("Fibonacci's numbers", ones, NewDense[N](2, 2, []N{number[N](10946), number[N](6765), number[N](6765), number[N](4181)}))

	if got := Row(nil, 1, a); !got[1].Equal(a.At(1, 1)) || len(got) != 2 || &got[0] == &a.Data[2] {
		t.Errorf("a row is %v", got)
	}
	dst := make([]N, 3)
	if got := Col(dst, 1, a); &got[0] != &dst[0] || !got[2].Equal(a.At(2, 1)) {
		t.Errorf("a column is %v", got)
	}
	m := a.Clone()
	m.SetCol(0, m.Data[1:4]) // which lies over it
	is("a column", m, NewDense[N](3, 2, []N{a.At(0, 1), a.At(0, 1), a.At(1, 0), a.At(1, 1), a.At(1, 1), a.At(2, 1)}))
	m.SetRow(2, Row(nil, 0, a))
	is("a row", m.Slice(2, 3, 0, 2).Clone(), a.Slice(0, 1, 0, 2).Clone())

	part := b.Slice(0, 2, 1, 3)
	if g := part.Grow(2, 0); g.Rows != 4 || &g.Data[0] != &part.Data[0] || !g.At(3, 1).Equal(b.At(3, 2)) {
		t.Errorf("two rows more are %v", g)
	}
	if g := part.Grow(3, 0); g.Rows != 5 || &g.Data[0] == &part.Data[0] || !g.At(1, 1).Equal(b.At(1, 2)) || !g.At(4, 0).IsZero() {
		t.Errorf("three rows more are %v", g)
	}
	if g := part.Grow(1, 1); g.Rows != 3 || g.Cols != 3 || &g.Data[0] == &part.Data[0] || !g.At(1, 1).Equal(b.At(1, 2)) || !g.At(0, 2).IsZero() {
		t.Errorf("a row and a column more are %v", g)
	}
	if f := FromFloat64[N](2, 1, []float64{1, 3}); !f.At(1, 0).Equal(number[N](3)) || f.Rows != 2 {
		t.Errorf("from float64 there is %v", f)
	}
	if s := Sum(FromFloat64[N](2, 3, []float64{1, 2, 3, 4, 5, 6}).Slice(0, 2, 1, 3)); !s.Equal(number[N](16)) {
		t.Errorf("the sum is %v", s)
	}
	if s := Trace(FromFloat64[N](2, 2, []float64{1, 2, 3, 4})); !s.Equal(number[N](5)) {
		t.Errorf("the trace is %v", s)
	}
	for kind, want := range map[float64]N{1: number[N](6), 2: Norm(FromFloat64[N](1, 4, []float64{1, 2, 3, 4}), 2), math.Inf(1): number[N](7)} {
		if got := Norm(FromFloat64[N](2, 2, []float64{1, -2, -3, 4}), kind); !got.Equal(want) {
			t.Errorf("the norm of kind %v is %v", kind, got)
		}
	}
}

// TestVector: a vector is a matrix of one column.
func TestVector(t *testing.T) {
	m := FromFloat64[limb.QD](3, 4, []float64{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
	col, row := m.ColView(1), m.RowView(2)
	if col.Len() != 3 || row.Len() != 4 || !col.AtVec(2).Equal(limb.NewQD(10)) || !row.AtVec(3).Equal(limb.NewQD(12)) {
		t.Errorf("a column is %v, a row %v", col, row)
	}
	row.SetVec(1, limb.NewQD(20))
	if !col.AtVec(2).Equal(limb.NewQD(20)) {
		t.Error("a row and a column do not share an element")
	}
	if d := Dot(col, row.SliceVec(0, 3)); !d.Equal(limb.NewQD(2*9 + 6*20 + 20*11)) {
		t.Errorf("the dot product is %v", d)
	}
	x := VecFromFloat64[limb.QD]([]float64{1, -1, 2})
	if d := Inner(x, m, row); !d.Equal(limb.NewQD(9*(1-5+18) + 20*(2-6+40) + 11*(3-7+22) + 12*(4-8+24))) {
		t.Errorf("xᵀAy is %v", d)
	}
	var o Dense[limb.QD]
	o.Outer(limb.NewQD(2), x, col)
	if want := FromFloat64[limb.QD](3, 3, []float64{4, 12, 40, -4, -12, -40, 8, 24, 80}); !o.Equal(want) {
		t.Errorf("2xyᵀ is %v", o)
	}
	col.AddVec(col, x)
	if want := FromFloat64[limb.QD](3, 1, []float64{3, 5, 22}); !col.Clone().Equal(want) || !m.At(1, 1).Equal(limb.NewQD(5)) {
		t.Errorf("the sum is %v", col)
	}
	if n := NewVecDense[limb.QD](0, nil); n.Len() != 0 || !Dot(n, new(VecDense[limb.QD])).IsZero() {
		t.Error("a vector of nothing")
	}
}

// bigExp returns the exponential of a by its series, scaled, with 700 digits.
func bigExp[N limb.Real[N]](a *Dense[N]) [][]*big.Float {
	const bits, halves = 2400, 40
	n := a.Rows
	zero := func() *big.Float { return new(big.Float).SetPrec(bits) }
	matrix := func() [][]*big.Float {
		m := make([][]*big.Float, n)
		for i := range m {
			m[i] = make([]*big.Float, n)
			for j := range m[i] {
				m[i][j] = zero()
			}
		}
		return m
	}
	mul := func(x, y [][]*big.Float) [][]*big.Float {
		p := matrix()
		for i := range n {
			for j := range n {
				for k := range n {
					p[i][j].Add(p[i][j], zero().Mul(x[i][k], y[k][j]))
				}
			}
		}
		return p
	}
	x, sum, term := matrix(), matrix(), matrix()
	for i := range n {
		for j := range n {
			x[i][j].SetMantExp(exact(a.At(i, j)), -halves)
		}
		sum[i][i].SetInt64(1)
		term[i][i].SetInt64(1)
	}
	for k := int64(1); k < 45; k++ { // 2^(-30·45) at most
		term = mul(term, x)
		for i := range n {
			for j := range n {
				term[i][j].Quo(term[i][j], zero().SetInt64(k))
				sum[i][j].Add(sum[i][j], term[i][j])
			}
		}
	}
	for range halves {
		sum = mul(sum, sum)
	}
	return sum
}

// TestExp: exponentials against 700 digits, and those that are known.
func TestExp(t *testing.T) {
	exponentials[limb.DF](t)
	exponentials[limb.DD](t)
	exponentials[limb.QF](t)
	exponentials[limb.QD](t)
	exponentials[limb.F64](t)
	i := limb.CDD{Im: limb.NewDD(1)} // e^iπ is -1
	var z Dense[limb.CDD]
	if err := z.Exp(NewDense(1, 1, []limb.CDD{i.MulReal(limb.Pi[limb.DD]())})); err != nil || z.At(0, 0).Add(one[limb.CDD]()).Abs().Float64() > 0x1p-100 {
		t.Errorf("e^iπ is %v, %v", z, err)
	}
	if err := new(dense).Exp(FromFloat64[limb.DD](1, 1, []float64{710})); !errors.Is(err, ErrNotFinite) {
		t.Errorf("of e^710 the error is %v", err)
	}
	var tiny dense
	if err := tiny.Exp(FromFloat64[limb.DD](2, 2, []float64{-1e300, 0, 0, 1e-300})); err != nil || !tiny.At(0, 0).IsZero() || !tiny.At(1, 1).Equal(limb.NewDD(1)) {
		t.Errorf("e to the -1e300 and 1e-300 is %v, %v", tiny, err)
	}
}

func exponentials[N limb.Real[N]](t *testing.T) {
	r := rand.New(rand.NewPCG(305, 306))
	worst := 0.0
	for k := range 12 {
		n := 1 + k%5
		a := random[N](r, n, n)
		a.shift(k - 6 - exponent(NormMax(a)))
		a = symmetric(a)
		var got Dense[N]
		if err := got.Exp(a); err != nil {
			t.Fatal(err)
		}
		want, norm, off := bigExp(a), 0.0, 0.0
		for i := range n {
			for j := range n {
				w, _ := want[i][j].Float64()
				d, _ := new(big.Float).Sub(want[i][j], exact(got.At(i, j))).Float64()
				norm, off = max(norm, math.Abs(w)), max(off, math.Abs(d))
			}
		}
		unit := float64(n) * unit[N]() * max(1, norm1(a)) * norm
		worst = max(worst, off/unit)
		if spoiled := new(big.Float).Sub(want[0][0], exact(got.At(0, 0).Add(limb.From[N](20*unit)))); k == 0 && spoiled.Cmp(big.NewFloat(-10*unit)) > 0 {
			t.Errorf("%T: 20 units more are not noticed", *new(N))
		}
	}
	t.Logf("%T: exponentials are off by %.2f nε‖A‖", *new(N), worst)
	if !(worst <= 10) {
		t.Errorf("%T: exponentials are off by %v nε‖A‖", *new(N), worst)
	}
}
