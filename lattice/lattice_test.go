package lattice_test

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/lattice"
)

func rowsOf(rows ...[]int64) (b [][]*big.Int) {
	for _, row := range rows {
		var r []*big.Int
		for _, x := range row {
			r = append(r, big.NewInt(x))
		}
		b = append(b, r)
	}
	return b
}

// unreduced says what of the definition does not hold of a basis, with Gram's and Schmidt's rows as fractions.
func unreduced(b [][]*big.Int) error {
	star, norm := make([][]*big.Rat, len(b)), make([]*big.Rat, len(b))
	product := func(x, y []*big.Rat) *big.Rat {
		s := new(big.Rat)
		for i := range x {
			s.Add(s, new(big.Rat).Mul(x[i], y[i]))
		}
		return s
	}
	for i, row := range b {
		var exact []*big.Rat
		for _, x := range row {
			exact = append(exact, new(big.Rat).SetInt(x))
		}
		star[i] = append([]*big.Rat(nil), exact...)
		last := new(big.Rat)
		for j := range i {
			mu := product(exact, star[j])
			mu.Quo(mu, norm[j])
			if new(big.Rat).Abs(mu).Cmp(big.NewRat(1, 2)) > 0 {
				return fmt.Errorf("μ[%d][%d] is %v", i, j, mu.FloatString(3))
			}
			for k := range star[i] {
				star[i][k] = new(big.Rat).Sub(star[i][k], new(big.Rat).Mul(mu, star[j][k]))
			}
			last = mu
		}
		norm[i] = product(star[i], star[i])
		if norm[i].Sign() == 0 {
			return fmt.Errorf("row %d depends on those before it", i)
		}
		if i > 0 {
			least := new(big.Rat).Sub(big.NewRat(99, 100), new(big.Rat).Mul(last, last))
			if norm[i].Cmp(least.Mul(least, norm[i-1])) < 0 {
				return fmt.Errorf("row %d is too short after row %d", i, i-1)
			}
		}
	}
	return nil
}

// determinant returns that of a square matrix, by fractions.
func determinant(b [][]*big.Int) *big.Rat {
	n := len(b)
	a := make([][]*big.Rat, n)
	for i := range a {
		for _, x := range b[i] {
			a[i] = append(a[i], new(big.Rat).SetInt(x))
		}
	}
	det := big.NewRat(1, 1)
	for k := range n {
		p := k
		for p < n && a[p][k].Sign() == 0 {
			p++
		}
		if p == n {
			return new(big.Rat)
		}
		if p != k {
			a[p], a[k] = a[k], a[p]
			det.Neg(det)
		}
		det.Mul(det, a[k][k])
		for i := k + 1; i < n; i++ {
			q := new(big.Rat).Quo(a[i][k], a[k][k])
			for j := k; j < n; j++ {
				a[i][j] = new(big.Rat).Sub(a[i][j], new(big.Rat).Mul(q, a[k][j]))
			}
		}
	}
	return det
}

// TestLLL: bases of many sizes are reduced, by the definition in fractions, and span what they did: each row is one of
// integers and the first rows, and the determinant is the same.
func TestLLL(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, n := range []int{1, 2, 3, 5, 8} {
		for _, bits := range []uint{1, 10, 60, 300} {
			b := make([][]*big.Int, n)
			for i := range b {
				for j := range n {
					x := new(big.Int)
					if i == j {
						x.SetInt64(1)
					}
					if j == n-1 || r.IntN(3) == 0 && i > j {
						for range bits/60 + 1 {
							x.Add(x.Lsh(x, 60), big.NewInt(r.Int64()>>3))
						}
						x.Rsh(x, (bits/60+1)*60-bits)
					}
					b[i] = append(b[i], x)
				}
			}
			before := determinant(b)
			if before.Sign() == 0 {
				continue
			}
			if err := lattice.LLL(b); err != nil {
				t.Fatalf("%d rows of %d bits: %v", n, bits, err)
			}
			if err := unreduced(b); err != nil {
				t.Errorf("%d rows of %d bits: %v", n, bits, err)
			}
			if after := determinant(b); after.Abs(after).Cmp(before.Abs(before)) != 0 {
				t.Errorf("%d rows of %d bits: the determinant was %v and is %v", n, bits, before, after)
			}
		}
	}
	if unreduced(rowsOf([]int64{1, 0}, []int64{1, 1})) == nil || unreduced(rowsOf([]int64{3, 0}, []int64{0, 1})) == nil {
		t.Error("bases that are not reduced are taken for reduced ones")
	}
}

func TestDependent(t *testing.T) {
	b := rowsOf([]int64{1, 2, 3}, []int64{4, 5, 6}, []int64{7, 8, 9})
	if err := lattice.LLL(b); !errors.Is(err, lattice.ErrDependent) {
		t.Errorf("of dependent rows: %v", err)
	}
	if err := lattice.LLL(nil); err != nil {
		t.Error(err)
	}
	defer func() {
		if recover() == nil {
			t.Error("rows of two lengths do not panic")
		}
	}()
	lattice.LLL(rowsOf([]int64{1, 2}, []int64{3}))
}

// TestKnapsack: what is planted in a lattice of 40 rows is found.
func TestKnapsack(t *testing.T) {
	const n = 40
	r := rand.New(rand.NewPCG(2, 2))
	b, sum, want := make([][]*big.Int, n), new(big.Int), make([]int, n)
	for i := range n {
		x := new(big.Int).Mul(big.NewInt(r.Int64()), big.NewInt(r.Int64()))
		if want[i] = r.IntN(2); want[i] == 1 {
			sum.Add(sum, x)
		}
		b[i] = make([]*big.Int, n+1)
		for j := range n {
			b[i][j] = new(big.Int)
		}
		b[i][i].SetInt64(2)
		b[i][n] = x.Lsh(x, 1)
	}
	last := make([]*big.Int, n+1)
	for i := range n {
		last[i] = big.NewInt(1)
	}
	last[n] = sum.Lsh(sum, 1)
	b = append(b, last)
	if err := lattice.LLL(b); err != nil {
		t.Fatal(err)
	}
	for i, x := range b[0][:n] {
		if sign := b[0][0].Int64() * int64(1-2*want[0]) * int64(1-2*want[i]); x.Int64() != sign {
			t.Fatalf("the shortest row is %v, want signs that are those of %v", b[0], want)
		}
	}
}

// powers returns 1, x, … x^n.
func powers[N limb.Real[N]](x N, n int) []N {
	p := []N{limb.From[N](1)}
	for range n {
		p = append(p, p[len(p)-1].Mul(x))
	}
	return p
}

func text(m []*big.Int) string { return fmt.Sprint(m) }

// like reports whether m is want, or its opposite.
func like(m []*big.Int, want ...int64) bool {
	w := rowsOf(want)[0]
	minus := make([]*big.Int, len(w))
	for i, x := range w {
		minus[i] = new(big.Int).Neg(x)
	}
	return text(m) == text(w) || text(m) == text(minus)
}

func testRelationOf[N limb.Real[N]](t *testing.T, degree int) {
	found := func(what string, x []N, want ...int64) {
		t.Helper()
		m, below, err := lattice.RelationOf(x)
		norm := 0.0
		for _, v := range want {
			norm = math.Hypot(norm, float64(v))
		}
		if err != nil || !like(m, want...) || !(below <= norm) || below < norm/20 {
			t.Errorf("%T: %s: %v, none below %v, %v, want %v", x, what, m, below, err, want)
		}
	}
	one, two, three := limb.From[N](1), limb.From[N](2), limb.From[N](3)
	found("the golden ratio", powers(limb.Phi[N](), 2), 1, 1, -1)
	if bits := 1 - limb.Epsilon[N]().Ilogb(); bits > 48 { // five numbers of 40 bits do not tell it from chance
		found("√2 + √3", powers(two.Sqrt().Add(three.Sqrt()), 4), 1, 0, -10, 0, 1)
	}
	found("Machin's π", []N{one.Atan(), limb.From[N](5).Recip().Atan(), limb.From[N](239).Recip().Atan()}, 1, -4, 1)
	found("a zero", []N{limb.Pi[N](), limb.From[N](0), limb.E[N]()}, 0, 1, 0)
	found("far apart", []N{limb.Pi[N]().Ldexp(20), limb.Pi[N]().Ldexp(14)}, 1, -64)

	// Of numbers without a relation none is returned, and the bound grows with the digits.
	m, below, err := lattice.RelationOf([]N{one, limb.Pi[N](), limb.E[N](), limb.EulerGamma[N]()})
	bits := float64(1 - limb.Epsilon[N]().Ilogb() - 8)
	if !errors.Is(err, lattice.ErrNone) || m != nil || below < math.Exp2(bits/4-4) || below > math.Exp2(bits/4+1) {
		t.Errorf("%T: of 1, π, e and γ: %v, none below %v, %v", one, m, below, err)
	}
	// A polynomial of so high a degree that its root does not tell it from chance is not made up.
	if m, below, err := lattice.RelationOf(powers(limb.Pi[N](), degree)); !errors.Is(err, lattice.ErrNone) || below < 1 {
		t.Errorf("%T: π has the polynomial %v, none below %v, %v", one, m, below, err)
	}
	for _, x := range [][]N{nil, {one}, {one, limb.NaN[N]()}, {limb.Inf[N](1), one}} {
		if m, _, err := lattice.RelationOf(x); err == nil || errors.Is(err, lattice.ErrNone) {
			t.Errorf("%T: of %v: %v, %v", one, x, m, err)
		}
	}
}

func TestRelationOf(t *testing.T) {
	testRelationOf[limb.DF](t, 8)
	testRelationOf[limb.DD](t, 12)
	testRelationOf[limb.QF](t, 12)
	testRelationOf[limb.QD](t, 16)
}

// TestPlanted: relations of random norms are found as long as the bits tell them, the bound is below them, and nothing else is
// returned.
func TestPlanted(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	told := 0
	for size := 1; size < 60; size++ {
		const n = 5
		m := make([]int64, n)
		x := make([]limb.QD, n)
		sum := new(big.Float).SetPrec(400)
		for i := range n - 1 {
			m[i] = r.Int64()>>(63-size) + 1
			x[i] = limb.FromLimbs[limb.QD](r.Float64(), r.Float64()*0x1p-53, r.Float64()*0x1p-106, r.Float64()*0x1p-159)
			sum.Add(sum, new(big.Float).SetPrec(400).Mul(x[i].Big(), new(big.Float).SetInt64(m[i])))
		}
		m[n-1] = -(r.Int64()>>(63-size) + 1)
		x[n-1] = limb.FromBig[limb.QD](sum.Quo(sum, new(big.Float).SetInt64(-m[n-1])))
		gcd := new(big.Int)
		norm := 0.0
		for _, v := range m {
			gcd.GCD(nil, nil, gcd, new(big.Int).Abs(big.NewInt(v)))
		}
		for i := range m {
			m[i] /= gcd.Int64()
			norm = math.Hypot(norm, float64(m[i]))
		}
		got, below, err := lattice.RelationOf(x)
		if below > norm {
			t.Errorf("%d bits: none below %v, and %v has the norm %v", size, below, m, norm)
		}
		switch {
		case err == nil && like(got, m...):
			told++
		case err == nil:
			t.Errorf("%d bits: %v is returned, and %v is one", size, got, m)
		case !errors.Is(err, lattice.ErrNone) || size < 34:
			t.Errorf("%d bits: %v", size, err)
		}
	}
	if told < 34 || told > 42 { // 204 bits, of five numbers
		t.Errorf("%d of 59 are found", told)
	}
}

// TestRelation: beyond QD. ∛2 + ⁵√3 has a polynomial of degree 15, which 600 bits tell from chance and 150 do not; with 2000 bits
// it is still 0.
func TestRelation(t *testing.T) {
	root := func(x *big.Float, n int) *big.Float { // by Newton's steps
		y := new(big.Float).SetPrec(2100).SetFloat64(1)
		for range 40 {
			p := new(big.Float).SetPrec(2100).SetInt64(1)
			for range n - 1 {
				p.Mul(p, y)
			}
			step := new(big.Float).SetPrec(2100).Quo(x, p)
			y.Add(y, step.Quo(step.Sub(step, y), big.NewFloat(float64(n))))
		}
		return y
	}
	x := root(big.NewFloat(2), 3)
	x.Add(x, root(big.NewFloat(3), 5))
	list := []*big.Float{big.NewFloat(1)}
	for range 15 {
		list = append(list, new(big.Float).SetPrec(2100).Mul(x, list[len(list)-1]))
	}
	m, below, err := lattice.Relation(list, 600)
	if err != nil || m[15].CmpAbs(big.NewInt(1)) != 0 || below < 10 {
		t.Fatalf("%v, none below %v, %v", m, below, err)
	}
	sum := new(big.Float).SetPrec(2100)
	for i, v := range m {
		sum.Add(sum, new(big.Float).SetPrec(2100).Mul(list[i], new(big.Float).SetInt(v)))
	}
	if sum.Sign() != 0 && sum.MantExp(nil) > -1900 {
		t.Errorf("%v gives %v", m, sum)
	}
	if m, below, err := lattice.Relation(list, 150); !errors.Is(err, lattice.ErrNone) || below < 50 {
		t.Errorf("of 150 bits: %v, none below %v, %v", m, below, err)
	}
	if m, _, err := lattice.Relation(list[:15], 600); !errors.Is(err, lattice.ErrNone) {
		t.Errorf("of degree 14: %v, %v", m, err)
	}
	// Norms for which float64 has no room.
	if m, below, err := lattice.Relation([]*big.Float{big.NewFloat(1), list[1]}, 2080); !errors.Is(err, lattice.ErrNone) || below != math.MaxFloat64*(1-0x1p-40) {
		t.Errorf("of 2080 bits: %v, none below %v, %v", m, below, err)
	}
	for _, bits := range []int{7, 1 << 30, -1} {
		if _, _, err := lattice.Relation(list, bits); err == nil || errors.Is(err, lattice.ErrNone) {
			t.Errorf("of %d bits: %v", bits, err)
		}
	}
}
