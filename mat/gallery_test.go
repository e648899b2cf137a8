package mat

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/limbfp/limb"
)

// specimen is a matrix that others test with: those of gonum's lapack/testlapack by their names there, the types of
// LAPACK's own tests of linear equations, and classical ones.
type specimen struct {
	name     string
	n        int
	singular bool
	element  func(i, j int) float64
	values   func(k int) (re, im limb.QD) // the eigenvalues, where they are known
}

func cond(ok bool, x float64) float64 {
	if ok {
		return x
	}
	return 0
}

// gallery returns the specimens of the type whose unit is ε.
func gallery(epsilon, tiny, huge float64) []specimen {
	q := limb.From[limb.QD, float64]
	whole := func(f func(k int) float64) func(k int) (re, im limb.QD) {
		return func(k int) (re, im limb.QD) { return q(f(k)), limb.QD{} }
	}
	r := rand.New(rand.NewPCG(151, 152))
	noise := make([]float64, 20*20)
	for i := range noise {
		noise[i] = 2*r.Float64() - 1
	}
	at := func(i, j int) float64 { return noise[20*i+j] }
	// conditioned is a matrix with the condition c: a random one between reflections.
	conditioned := func(n int, c, scale float64) func(i, j int) float64 {
		m := NewDense[limb.QD](n, n, nil)
		for i := range n {
			m.Set(i, i, q(math.Pow(c, -float64(i)/float64(n-1))*scale))
		}
		for side := range 2 {
			v := make([]limb.QD, n)
			for i := range v {
				v[i] = q(at(side, i))
			}
			f := limb.NewQD(-2).Div(dot(v, v))
			h := Identity[limb.QD](n)
			w := make([]limb.QD, n)
			for i := range w {
				w[i] = v[i].Mul(f)
			}
			h.Ger(w, v)
			m.Mul(h, m)
			m = m.Transpose()
		}
		return func(i, j int) float64 { return m.At(i, j).Float64() }
	}
	cosine := func(num, den int) limb.QD { return q(float64(num)).DivFloat(float64(den)).CosPi() }
	sine := func(num, den int) limb.QD { return q(float64(num)).DivFloat(float64(den)).SinPi() }
	list := []specimen{
		{name: "A123", n: 3, singular: true, element: func(i, j int) float64 { return float64(3*i + j + 1) }, values: func(k int) (re, im limb.QD) {
			root := q(297).Sqrt() // λ² - 15λ - 18, λ
			return [3]limb.QD{q(15).Add(root).MulFloat(0.5), q(15).Sub(root).MulFloat(0.5), {}}[k], limb.QD{}
		}},
		{name: "AntisymRandom", n: 12, element: func(i, j int) float64 { return cond(i < j, at(i, j)) - cond(j < i, at(j, i)) }},
		{name: "Circulant", n: 11, element: func(i, j int) float64 { return float64(1 + (j-i+11)%11) }, values: func(k int) (re, im limb.QD) {
			for j := range 11 {
				re, im = re.Add(cosine(2*j*k, 11).MulFloat(float64(j+1))), im.Add(sine(2*j*k, 11).MulFloat(float64(j+1)))
			}
			return re, im
		}},
		{name: "Clement", n: 12, element: func(i, j int) float64 { return cond(j == i+1, float64(i+1)) + cond(j == i-1, float64(12-i)) }, values: whole(func(k int) float64 { return float64(2*k - 11) })},
		{name: "Creation", n: 9, singular: true, element: func(i, j int) float64 { return cond(j == i-1, float64(i)) }, values: whole(func(int) float64 { return 0 })},
		{name: "Diagonal", n: 9, singular: true, element: func(i, j int) float64 { return cond(i == j, float64(i)) }, values: whole(func(k int) float64 { return float64(k) })},
		{name: "Downshift", n: 10, element: func(i, j int) float64 { return cond((i-j+10)%10 == 1, 1) }, values: func(k int) (re, im limb.QD) { return cosine(2*k, 10), sine(2*k, 10) }},
		{name: "Fibonacci", n: 3, element: func(i, j int) float64 { return cond(i == j && i > 0 || i == j+1 || i == 0 && j == 1, 1) }, values: func(k int) (re, im limb.QD) {
			root := q(5).Sqrt()
			return [3]limb.QD{q(1).Add(root).MulFloat(0.5), q(1).Sub(root).MulFloat(0.5), q(1)}[k], limb.QD{}
		}},
		{name: "Gear", n: 8, element: func(i, j int) float64 {
			return cond(i == j+1 || j == i+1 || i == 0 && j == 7, 1) - cond(i == 7 && j == 0, 1)
		}, singular: true},
		{name: "Grcar", n: 16, element: func(i, j int) float64 { return float64(grcar(i, j)) }},
		{name: "Hanowa", n: 10, element: func(i, j int) float64 {
			return cond(i == j, -1) - cond(j == i+5, float64(i+1)) + cond(i == j+5, float64(j+1))
		}, values: func(k int) (re, im limb.QD) {
			if k < 5 {
				return q(-1), q(float64(k + 1))
			}
			return q(-1), q(float64(4 - k))
		}},
		{name: "Lesp", n: 12, element: func(i, j int) float64 {
			return cond(i == j, float64(-2*i-5)) + cond(j == i+1, float64(i+2)) + cond(i == j+1, 1/float64(i+1))
		}},
		{name: "Rutis", n: 4, element: func(i, j int) float64 {
			return [4][4]float64{{4, -5, 0, 3}, {0, 4, -3, -5}, {5, -3, 4, 0}, {3, 0, 5, 4}}[i][j]
		}, values: func(k int) (re, im limb.QD) {
			return q([4]float64{12, 1, 1, 2}[k]), q([4]float64{0, 5, -5, 0}[k])
		}},
		{name: "Tris", n: 9, element: func(i, j int) float64 { return cond(i == j, 2) - cond(i == j+1 || j == i+1, 1) }, values: func(k int) (re, im limb.QD) { return q(2).Sub(cosine(k+1, 10).MulFloat(2)), limb.QD{} }},
		{name: "Wilk12", n: 12, element: func(i, j int) float64 { return cond(j <= i+1, float64(12-max(i, j))) }},
		{name: "Wilk20", n: 20, element: func(i, j int) float64 { return cond(i == j, float64(i+1)) + cond(j == i+1, 20) }, values: whole(func(k int) float64 { return float64(k + 1) })},
		{name: "Zero", n: 5, singular: true, element: func(i, j int) float64 { return 0 }, values: whole(func(int) float64 { return 0 })},

		{name: "Hilbert", n: 8, element: func(i, j int) float64 { return 1 / float64(i+j+1) }},
		{name: "Pascal", n: 12, element: func(i, j int) float64 { return float64(choose(i+j, i)) }},
		{name: "Lehmer", n: 12, element: func(i, j int) float64 { return float64(min(i, j)+1) / float64(max(i, j)+1) }},
		{name: "Frank", n: 12, element: func(i, j int) float64 { return float64(frank(12)(i, j)) }},
		{name: "Kahan", n: 12, element: func(i, j int) float64 { return math.Pow(0.6, float64(i)) * (cond(i == j, 1) - cond(j > i, 0.8)) }},
		{name: "Wilkinson's growth", n: 20, element: func(i, j int) float64 { return cond(i == j || j == 19, 1) - cond(j < i, 1) }},
		{name: "Minij", n: 12, element: func(i, j int) float64 { return float64(min(i, j) + 1) }, values: func(k int) (re, im limb.QD) {
			s := sine(2*k+1, 50).Sqr().MulFloat(4)
			return s.Recip(), limb.QD{}
		}},
		{name: "Moler", n: 10, element: func(i, j int) float64 { return cond(i == j, float64(i+1)) + cond(i != j, float64(min(i, j)-1)) }},

		{name: "type 1, diagonal", n: 12, element: func(i, j int) float64 { return cond(i == j, at(i, i)) }},
		{name: "type 2, upper", n: 12, element: func(i, j int) float64 { return cond(j >= i, at(i, j)) }},
		{name: "type 3, lower", n: 12, element: func(i, j int) float64 { return cond(j <= i, at(i, j)) }},
		{name: "type 4, random", n: 12, element: conditioned(12, 2, 1)},
		{name: "type 5, first column 0", n: 12, singular: true, element: func(i, j int) float64 { return cond(j > 0, at(i, j)) }},
		{name: "type 6, last column 0", n: 12, singular: true, element: func(i, j int) float64 { return cond(j < 11, at(i, j)) }},
		{name: "type 7, last half 0", n: 12, singular: true, element: func(i, j int) float64 { return cond(j < 6, at(i, j)) }},
		{name: "type 8, ill-conditioned", n: 12, element: conditioned(12, 1e7, 1)},
		{name: "type 9, nearly singular", n: 12, element: conditioned(12, 1e14, 1)},
		{name: "type 10, tiny", n: 12, element: conditioned(12, 2, tiny/epsilon/epsilon)},
		{name: "type 11, huge", n: 12, element: conditioned(12, 2, huge*epsilon)},
	}
	return list
}

// TestGallery: the matrices that others test with factor within the bounds, and have the eigenvalues that are known.
func TestGallery(t *testing.T) {
	factorsOfGallery[limb.DD](t, 3, 12, gallery(0x1p-106, 0x1p-1022, 0x1p1000))
	factorsOfGallery[limb.DF](t, 3, 12, gallery(0x1p-24, 0x1p-126, 0x1p120))
	factorsOfGallery[limb.F64](t, 2, 0, gallery(0x1p-53, 0x1p-1022, 0x1p1000))
	valuesOfGallery[limb.CDD](t)
	valuesOfGallery[limb.CQF](t)
}

func factorsOfGallery[N limb.Real[N]](t *testing.T, each, more float64, list []specimen) {
	for _, s := range list {
		n := s.n
		a := NewDense[N](n, n, nil)
		both := true // symmetric
		for i := range n {
			for j := range n {
				a.Set(i, j, limb.From[N](s.element(i, j)))
				both = both && s.element(i, j) == s.element(j, i)
			}
		}
		limit := each*float64(n) + more
		var f LU[N]
		switch err := f.Factorize(a); {
		case err != nil && !(s.singular && errors.Is(err, ErrSingular)):
			t.Errorf("%T %s: %v", *new(N), s.name, err)
		case err == nil:
			p := NewDense[N](n, n, nil)
			for i, k := range f.Pivot() {
				copy(p.Row(i), a.Row(k))
			}
			if e := excess(f.L(), f.U(), p); !(e <= limit) {
				t.Errorf("%T %s: LU is off by %v units of |L||U|", *new(N), s.name, e)
			}
		}
		scale := max(biggest(a), 0x1p-1000)
		var g QR[N]
		if err := g.Factorize(a); err != nil {
			t.Errorf("%T %s: %v", *new(N), s.name, err)
		} else if e := distance(g.Q(), g.R(), a) / scale / unit[N](); !(e <= 4*float64(n)) {
			t.Errorf("%T %s: QR is off by %v units", *new(N), s.name, e)
		} else if e := distance(g.Q().Transpose(), g.Q(), Identity[N](n)) / unit[N](); !(e <= 4*float64(n)) {
			t.Errorf("%T %s: QᵀQ is off by %v units", *new(N), s.name, e)
		}
		if !both {
			continue
		}
		var h LDL[N]
		if err := h.Factorize(a); err != nil {
			t.Errorf("%T %s: %v", *new(N), s.name, err)
			continue
		}
		ld := new(Dense[N])
		ld.Mul(h.L(), h.D())
		if e := distance(ld, h.L().Transpose(), permuted(a, h.Pivot())) / scale / unit[N](); !(e <= 4*float64(n)) {
			t.Errorf("%T %s: LDLᵀ is off by %v units", *new(N), s.name, e)
		}
		var c Cholesky[N]
		if err := c.Factorize(a); err == nil {
			if e := excess(c.L(), c.L().Transpose(), a); !(e <= limit) {
				t.Errorf("%T %s: LLᵀ is off by %v units of |L||Lᵀ|", *new(N), s.name, e)
			}
			if p, _, _ := h.Inertia(); p != n {
				t.Errorf("%T %s: %d of %d eigenvalues are positive", *new(N), s.name, p, n)
			}
		} else if !errors.Is(err, ErrNotPositive) {
			t.Errorf("%T %s: %v", *new(N), s.name, err)
		}
	}
}

func valuesOfGallery[C limb.Complex[C, N], N limb.Real[N]](t *testing.T) {
	count := 0
	for _, s := range gallery(1, 1, 1) {
		if s.values == nil {
			continue
		}
		count++
		a := fromFloats[C](s)
		var f Eigen[C, N]
		if err := f.Factorize(a); err != nil {
			t.Errorf("%T %s: %v", *new(C), s.name, err)
			continue
		}
		var want []limb.CQD
		for k := range s.n {
			re, im := s.values(k)
			want = append(want, limb.CQD{Re: re, Im: im})
		}
		worst := 1.0
		for j := range s.n {
			w := f.LeftVectors().Slice(0, s.n, j, j+1).Adjoint()
			worst = max(worst, 1/size(product(w, f.Vectors().Slice(0, s.n, j, j+1)).At(0, 0)))
		}
		e := matched(widened(column(f.Values())).Data, want) / unit[C]() / max(biggest(a), 1) / float64(s.n)
		t.Logf("%T %s: eigenvalues off by %.2f nε‖A‖, condition %.1e", *new(C), s.name, e, worst)
		if !(e <= 10*worst) {
			t.Errorf("%T %s: eigenvalues are off by %v nε‖A‖, the condition is %v", *new(C), s.name, e, worst)
		}
	}
	if count < 12 {
		t.Errorf("the eigenvalues of %d matrices are known", count)
	}
}

func fromFloats[N Number[N]](s specimen) *Dense[N] {
	a := NewDense[N](s.n, s.n, nil)
	for i := range s.n {
		for j := range s.n {
			a.Set(i, j, partsOf[N]().from(s.element(i, j)))
		}
	}
	return a
}
