package sdp

import (
	"errors"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
)

// pentagon is Lovász's ϑ of a ring of five, which is √5: Y has the trace 1, and 0 where there is an edge; the sum of its elements is
// to be large.
const pentagon = `"a ring of five
* another comment
6 = m
1 = blocks
{5}
1, 0, 0, 0, 0, 0
0 1 1 1 1
0 1 1 2 1.0
0 1 1 3 1
0 1 1 4 1e0
0 1 1 5 +1
0 1 2 2 1
0 1 2 3 1
0 1 2 4 1
0 1 2 5 1
0 1 3 3 1
0 1 3 4 1
0 1 3 5 1
0 1 4 4 1
0 1 5 4 1
0 1 5 5 1
1 1 1 1 1
1 1 2 2 1
1 1 3 3 1
1 1 4 4 1
1 1 5 5 1
2 1 1 2 1
3 1 2 3 1
4 1 3 4 1
5 1 4 5 1
6 1 1 5 1 trailing words
`

// chebyshev asks for the largest leading coefficient of a polynomial of degree n, n even, that is within 1 from -1 to 1: that of
// Chebyshev's, 2^(n-1). 1 - p and 1 + p are sums of squares a and b, plus 1 - x² times others, so that the sum of all four is 2.
func chebyshev[N limb.Real[N]](n int) *Problem[N] {
	p := &Problem[N]{Blocks: []int{n/2 + 1, n / 2, n/2 + 1, n / 2}, C: make([]N, n+1), F: make([][]Entry[N], n+2)}
	p.C[0] = limb.From[N](2)
	one := limb.From[N](1)
	for block, size := range p.Blocks {
		for j := range size {
			for i := range j + 1 {
				p.F[1+i+j] = append(p.F[1+i+j], Entry[N]{block, i, j, one})
				if block%2 == 1 {
					p.F[3+i+j] = append(p.F[3+i+j], Entry[N]{block, i, j, one.Neg()})
				}
			}
		}
		half := limb.From[N](0.5) // of the coefficient of x^n: of 1 + p that of p, of 1 - p its opposite
		if block >= 2 {
			half = half.Neg()
		}
		if block%2 == 1 {
			half = half.Neg()
		}
		p.F[0] = append(p.F[0], Entry[N]{block, size - 1, size - 1, half})
	}
	return p
}

// peak asks for the square of the largest gain of 1/(s² + 2ζs + 1), 1/(4ζ²(1-ζ²)) for ζ = ¼ 64/15, by the bounded real lemma, as the
// problems hinf of SDPLIB do: least g with a symmetric P such that
//
//	-(AᵀP + PA + CᵀC)   -PB
//	      -BᵀP            g    is positive semidefinite, A = (0 1; -1 -2ζ), B = (0; 1), C = (1 0).
func peak[N limb.Real[N]]() *Problem[N] {
	n := func(v float64) N { return limb.From[N](v) }
	return &Problem[N]{
		Blocks: []int{3},
		C:      []N{n(1), n(0), n(0), n(0)},
		F: [][]Entry[N]{
			{{0, 0, 0, n(1)}},
			{{0, 2, 2, n(1)}},
			{{0, 0, 1, n(-1)}}, // P[0][0]
			{{0, 0, 0, n(2)}, {0, 0, 1, n(0.5)}, {0, 1, 1, n(-2)}, {0, 0, 2, n(-1)}}, // P[0][1]
			{{0, 0, 1, n(1)}, {0, 1, 1, n(1)}, {0, 1, 2, n(-1)}},                     // P[1][1]
		},
	}
}

// solved asks for a solution whose bounds have the optimum between them and are near.
func solved[N limb.Real[N]](t *testing.T, what string, p *Problem[N], want N, tol float64) {
	t.Helper()
	s, err := Solve(p, tol, 100)
	if err != nil || s.Lower.Greater(want) || s.Upper.Less(want) {
		t.Errorf("%T: %s: %v", want, what, err)
	}
	if s != nil {
		t.Logf("%T: %s is from %.30g to %.30g, %d steps: a gap of %.2g", want, what, s.Lower, s.Upper, s.Steps, s.Upper.Sub(s.Lower).Float64())
	}
}

func TestSolve(t *testing.T) {
	p, err := Read[limb.DD](strings.NewReader(pentagon))
	if err != nil {
		t.Fatal(err)
	}
	solved(t, "the pentagon", p, limb.NewDD(5).Sqrt(), 1e-13)
	solved(t, "a peak", peak[limb.DD](), limb.NewDD(64).Div(limb.NewDD(15)), 1e-12)
	solved(t, "Chebyshev's of degree 6", chebyshev[limb.DD](6), limb.NewDD(32), 1e-13)
	solved(t, "Chebyshev's of degree 16", chebyshev[limb.DD](16), limb.NewDD(1<<15), 1e-10)
	if testenv.Size(0, 1, 1) == 0 {
		return
	}
	solved(t, "Chebyshev's of degree 6", chebyshev[limb.QD](6), limb.NewQD(32), 1e-28)
}

// TestFloat64: of what DD finishes float64 proves less, and says so.
func TestFloat64(t *testing.T) {
	s, err := Solve(chebyshev[limb.F64](16), 1e-10, 100)
	if !errors.Is(err, ErrGap) || s.Lower > 1<<15 || s.Upper < 1<<15 {
		t.Errorf("from %v to %v: %v", s.Lower, s.Upper, err)
	}
	t.Logf("in float64 from %v to %v after %d steps", s.Lower, s.Upper, s.Steps)
}

// TestBounds: whatever the points are, the optimum is between the bounds that they prove; the plain values of such points are on its
// wrong side.
func TestBounds(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	p, want := chebyshev[limb.DD](6), limb.NewDD(32)
	proved, wrong := [2]int{}, [2]int{}
	s := newSolver(p)
	for range 40 {
		at := *s
		for range 20 {
			size := math.Exp2(-100 * r.Float64())
			noise := func() limb.DD { return limb.NewDD(size * (r.Float64() - 0.5)) }
			at.x, at.Y = nil, nil
			for _, v := range s.x {
				at.x = append(at.x, v.Add(v.Mul(noise())))
			}
			for _, m := range s.Y {
				c := m.Clone()
				c.Apply(func(_, _ int, v limb.DD) limb.DD { return v.Add(noise()) }, c)
				at.Y = append(at.Y, c)
			}
			lower, upper := at.bounds()
			if lower.Greater(want) || upper.Less(want) {
				t.Fatalf("from %v to %v is proved, and the optimum is %v", lower, upper, want)
			}
			plain := [2]limb.DD{}
			for i, c := range p.C {
				plain[0] = plain[0].Add(c.Mul(at.x[i]))
			}
			plain[1] = p.inner(0, at.Y)
			for i, is := range []bool{!upper.IsInf(), !lower.IsInf()} {
				if is {
					proved[i]++
				}
			}
			for i, is := range []bool{plain[0].Less(want), plain[1].Greater(want)} {
				if is {
					wrong[i]++
				}
			}
		}
		if !s.step() {
			break
		}
	}
	t.Logf("proved %d, wrong without a proof %d", proved, wrong)
	if min(proved[0], proved[1]) < 50 || min(wrong[0], wrong[1]) < 10 {
		t.Errorf("proved %d, wrong without a proof %d", proved, wrong)
	}
}

// TestNoAnswer: of a program without an interior, or without a solution, no bound is invented.
func TestNoAnswer(t *testing.T) {
	one := limb.NewDD(1)
	for what, c := range map[string]struct {
		p            *Problem[limb.DD]
		lower, upper bool // there may be one
	}{
		// minimise x such that -1 - x² is positive: (x 1; 1 x), and -x at once.
		"no point": {&Problem[limb.DD]{Blocks: []int{1, 1}, C: []limb.DD{one}, F: [][]Entry[limb.DD]{{{0, 0, 0, one}, {1, 0, 0, one}}, {{0, 0, 0, one}, {1, 0, 0, one.Neg()}}}}, true, false},
		// minimise -x such that x ≥ 0.
		"no end": {&Problem[limb.DD]{Blocks: []int{1}, C: []limb.DD{one.Neg()}, F: [][]Entry[limb.DD]{{}, {{0, 0, 0, one}}}}, false, true},
		// two elements of x with the same matrix.
		"dependent": {&Problem[limb.DD]{Blocks: []int{1}, C: []limb.DD{one, one}, F: [][]Entry[limb.DD]{{}, {{0, 0, 0, one}}, {{0, 0, 0, one}}}}, false, true},
	} {
		s, err := Solve(c.p, 1e-10, 50)
		if !errors.Is(err, ErrGap) || !c.lower && !s.Lower.IsInf() || !c.upper && !s.Upper.IsInf() {
			t.Errorf("%s: from %v to %v, %v", what, s.Lower, s.Upper, err)
		}
	}
}

func TestWrong(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", "line 0: not a problem in the format dat-s: it ends here"},
		{"x", `line 1: not a problem in the format dat-s: "x": want an integer from 1 to 10000`},
		{"1\n1\n1 2", "it ends here"},
		{"1\n1\n0\n1\n", "a block of size 0"},
		{"99999999", "want an integer"},
		{"1\n1\n2\n1\n0 2 1 1 1\n", `line 5: not a problem in the format dat-s: "2": want an integer from 1 to 1`},
		{"1\n1\n2\n1\n0 1 1 3 1\n", `"3": want an integer from 1 to 2`},
		{"1\n1\n2\n1\n2 1 1 1 1\n", `"2": want an integer from 0 to 1`},
		{"1\n1\n2\n1\n1 1 1 1 NaN\n", `"NaN": want a number`},
		{"1\n1\n2\n1e999\n", `"1e999": want a number`},
		{"1\n1\n-2\n1\n0 1 1 2 1\n", "beside a diagonal"},
		{"1\n1\n-2\n1\n0 1 1", "it ends here"},
	} {
		if p, err := Read[limb.DD](strings.NewReader(c.text)); !errors.Is(err, ErrFormat) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, %v, want %s", c.text, p, err, c.want)
		}
	}
	p, err := Read[limb.DD](strings.NewReader("1\n2\n1 -2\n1\n1 2 2 2 3\n"))
	if err != nil || len(p.Blocks) != 3 || len(p.F[1]) != 1 || p.F[1][0] != (Entry[limb.DD]{2, 0, 0, limb.NewDD(3)}) {
		t.Errorf("a diagonal block is %+v, %v", p, err)
	}
	one := limb.NewDD(1)
	for what, p := range map[string]*Problem[limb.DD]{
		"nothing":           {},
		"no matrix":         {Blocks: []int{1}, C: []limb.DD{one}, F: [][]Entry[limb.DD]{{}}},
		"an entry outside":  {Blocks: []int{1}, C: []limb.DD{one}, F: [][]Entry[limb.DD]{{}, {{0, 0, 1, one}}}},
		"a lower triangle":  {Blocks: []int{2}, C: []limb.DD{one}, F: [][]Entry[limb.DD]{{}, {{0, 1, 0, one}}}},
		"an entry twice":    {Blocks: []int{1}, C: []limb.DD{one}, F: [][]Entry[limb.DD]{{}, {{0, 0, 0, one}, {0, 0, 0, one}}}},
		"an infinite entry": {Blocks: []int{1}, C: []limb.DD{one}, F: [][]Entry[limb.DD]{{}, {{0, 0, 0, limb.Inf[limb.DD](1)}}}},
		"C of NaN":          {Blocks: []int{1}, C: []limb.DD{limb.NaN[limb.DD]()}, F: [][]Entry[limb.DD]{{}, {{0, 0, 0, one}}}},
	} {
		if s, err := Solve(p, 1e-10, 10); err == nil || errors.Is(err, ErrGap) || s != nil {
			t.Errorf("%s: %v, %v", what, s, err)
		}
	}
}
