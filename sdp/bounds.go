package sdp

import (
	"math"
	"math/big"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/mat"
)

// # Bounds
//
// X = Σ F[i]x[i] - F[0] is positive definite where Cholesky's factorisation of X - δ ends, for a δ that is above all rounding errors
// ([Rum06]); then Σ c[i]x[i] is an upper bound of the optimum.
//
// Y need not satisfy its equations. With r[i] = c[i] - F[i]•Y and the least eigenvalue g of the matrix of all F[i]•F[j], there is a
// Y' with F[i]•Y' = c[i] and |Y' - Y| ≤ |r|/√g in Frobenius's norm. So where Y - |r|/√g - δ has a factorisation, Y' is positive
// definite, and F[0]•Y' ≥ F[0]•Y - |F[0]||r|/√g is a lower bound ([JCK07]).
//
// Sums of products of numbers are exact here, in integers; float64 has the small ones, a little larger than they are.

// exact is enough bits for a sum of products of any numbers of the types.
const exact = 5000

// larger is a factor for what float64 rounds on the way.
const larger = 1 + 0x1p-30

// bounds returns what is proved by the points.
func (s *solver[N]) bounds() (lower, upper N) {
	upper, lower = limb.Inf[N](1), limb.Inf[N](-1)
	if s.definite(s.slackExact(), 0) {
		v := new(big.Float).SetPrec(exact)
		for i, c := range s.C {
			v.Add(v, new(big.Float).SetPrec(exact).Mul(c.Big(), s.x[i].Big()))
		}
		upper = limb.FromBig[N](v).NextUp()
	}
	if off := s.off(); off < math.Inf(1) && s.definite(s.Y, off) {
		v := s.innerExact(0)
		v.Sub(v, new(big.Float).SetFloat64(off*frobenius(s.F[0])*larger))
		lower = limb.FromBig[N](v).NextDown()
	}
	return lower, upper
}

// off returns how far a matrix that satisfies the equations may be from Y.
func (s *solver[N]) off() float64 {
	if !(s.gram > 0) {
		return math.Inf(1)
	}
	squares := 0.0
	for i, c := range s.C {
		r, _ := new(big.Float).Sub(c.Big(), s.innerExact(i+1)).Float64()
		squares += float64(r * r * larger)
		if r != 0 && squares < 0x1p-1000 {
			squares = 0x1p-1000 // what underflowed is less
		}
	}
	return math.Sqrt(squares/s.gram) * larger
}

// innerExact returns F[i]•Y, from the upper triangle of Y.
func (s *solver[N]) innerExact(i int) *big.Float {
	v := new(big.Float).SetPrec(exact)
	for _, e := range s.F[i] {
		t := new(big.Float).SetPrec(exact).Mul(e.Value.Big(), s.Y[e.Block].At(e.Row, e.Col).Big())
		if e.Row != e.Col {
			t.Add(t, t)
		}
		v.Add(v, t)
	}
	return v
}

// slackExact returns X, each element rounded once.
func (s *solver[N]) slackExact() blocks[N] {
	type place struct{ block, row, col int }
	at := map[place]*big.Float{}
	for i, f := range s.F {
		x := limb.From[N](-1)
		if i > 0 {
			x = s.x[i-1]
		}
		for _, e := range f {
			p := place{e.Block, e.Row, e.Col}
			if at[p] == nil {
				at[p] = new(big.Float).SetPrec(exact)
			}
			at[p].Add(at[p], new(big.Float).SetPrec(exact).Mul(e.Value.Big(), x.Big()))
		}
	}
	b := s.zero()
	for p, v := range at {
		x := limb.FromBig[N](v)
		b[p.block].Set(p.row, p.col, x)
		b[p.block].Set(p.col, p.row, x)
	}
	return b
}

// definite reports that all matrices that differ from b, whose upper triangles count and are rounded, by at most off in Frobenius's norm are
// positive definite. It may be that they are, and it does not see it.
func (s *solver[N]) definite(b blocks[N], off float64) bool {
	least := 2 * unit[N]() * limb.SmallestNormal[N]().Float64() // what underflows is no more
	for _, m := range b {
		n := m.Rows
		size := 0.0
		for i := range n {
			size += math.Abs(m.At(i, i).Float64())
		}
		if size-size != 0 {
			return false
		}
		// What a factorisation is off, of each element, and what elements were rounded; twice that, since size is that of the shifted
		// matrix but for as much.
		shift := (off + float64(float64(6*n+40)*unit[N]()*size) + float64(float64(4*n*n)*least)) * larger
		by, shifted := limb.From[N](shift).NextUp(), m.Transpose()
		for i := range n {
			shifted.Set(i, i, shifted.At(i, i).Sub(by))
		}
		var f mat.Cholesky[N]
		if f.Factorize(shifted) != nil {
			return false
		}
	}
	return true
}

// factorGram factors the matrix of all F[i]•F[j], and finds a number that is below its eigenvalues.
func (s *solver[N]) factorGram() {
	m, entries := len(s.C), 1
	gram := mat.NewDense[N](m, m, nil)
	for j := range m {
		f := s.zero()
		s.add(f, j+1, limb.From[N](1))
		entries += len(s.F[j+1])
		for i := range m {
			gram.Set(i, j, s.inner(i+1, f))
		}
	}
	values, err := mat.EigenvaluesSym(gram)
	if err != nil || s.grams.Factorize(gram) != nil {
		return
	}
	// Sums have fewer than 2·entries roundings, in parts of the lengths of F[i] and F[j].
	half := values[0].Float64() / 2
	if half > 0 && s.definite(blocks[N]{gram}, half+float64(float64(8*entries)*unit[N]()*mat.Trace(gram).Float64())) {
		s.gram = half / larger
	}
}

// frobenius returns a number that is no less than the norm of a matrix.
func frobenius[N limb.Real[N]](f []Entry[N]) float64 {
	s := 0.0
	for _, e := range f {
		v := e.Value.Float64()
		if e.Row != e.Col {
			v *= math.Sqrt2
		}
		s = math.Hypot(s, v)
	}
	return s * larger
}

// unit returns ε.
func unit[N limb.Real[N]]() float64 { return limb.Epsilon[N]().Float64() / 2 }
