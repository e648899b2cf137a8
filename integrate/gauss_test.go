package integrate_test

import (
	"fmt"
	"math"
	"math/big"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/integrate"
	"github.com/limbfp/limb/internal/check/testenv"
)

const prec = 700

// unit returns the ε of the package's comment.
func unit[N limb.Real[N]]() float64 { return math.Ldexp(1, limb.Epsilon[N]().Ilogb()-1) }

func bigOf(x float64) *big.Float { return new(big.Float).SetPrec(prec).SetFloat64(x) }

func quo(x, y *big.Float) *big.Float { return bigOf(0).Quo(x, y) }
func mul(x, y *big.Float) *big.Float { return bigOf(0).Mul(x, y) }
func sub(x, y *big.Float) *big.Float { return bigOf(0).Sub(x, y) }
func add(x, y *big.Float) *big.Float { return bigOf(0).Add(x, y) }

// A family is a weight function: the diagonal and the squares beside it, its mass and its moments.
type family struct {
	name             string
	diagonal, square func(k float64) *big.Float
	mass             *big.Float
	moment           func(k int) *big.Rat // divided by the mass
}

func factorial(n, step int) *big.Rat { // n(n-step)(n-2·step) …
	r := big.NewRat(1, 1)
	for ; n > 1; n -= step {
		r.Mul(r, big.NewRat(int64(n), 1))
	}
	return r
}

var families = []family{
	{"legendre", func(float64) *big.Float { return bigOf(0) }, func(k float64) *big.Float { return quo(bigOf(k*k), bigOf(4*k*k-1)) }, bigOf(2), func(k int) *big.Rat {
		if k%2 == 1 {
			return new(big.Rat)
		}
		return big.NewRat(1, int64(k+1))
	}},
	{"jacobi", func(k float64) *big.Float { return quo(bigOf(3), bigOf((2*k+3)*(2*k+5))) }, func(k float64) *big.Float {
		return quo(bigOf(4*k*(k+1)*(k+2)*(k+3)), bigOf((2*k+3)*(2*k+3)*(2*k+4)*(2*k+2)))
	}, quo(bigOf(4), bigOf(3)), func(k int) *big.Rat { // (1-x)(1+x)² = 1 + x - x² - x³
		s := new(big.Rat)
		for i, sign := range []int64{1, 1, -1, -1} {
			if (k+i)%2 == 0 {
				s.Add(s, big.NewRat(2*sign, int64(k+i+1)))
			}
		}
		return s.Mul(s, big.NewRat(3, 4))
	}},
	{"laguerre", func(k float64) *big.Float { return bigOf(2*k + 3) }, func(k float64) *big.Float { return bigOf(k * (k + 2)) }, bigOf(2), func(k int) *big.Rat {
		return new(big.Rat).Quo(factorial(k+2, 1), big.NewRat(2, 1))
	}},
	{"hermite", func(float64) *big.Float { return bigOf(0) }, func(k float64) *big.Float { return bigOf(k / 2) }, nil, func(k int) *big.Rat {
		if k%2 == 1 {
			return new(big.Rat)
		}
		return new(big.Rat).Quo(factorial(k-1, 2), new(big.Rat).SetInt(new(big.Int).Lsh(big.NewInt(1), uint(k/2))))
	}},
}

func rule[N limb.Real[N]](name string, n int) (integrate.Rule[N], error) {
	switch name {
	case "legendre":
		return integrate.Legendre[N](n)
	case "jacobi":
		return integrate.Jacobi(n, limb.From[N](1), limb.From[N](2))
	case "laguerre":
		return integrate.Laguerre(n, limb.From[N](2))
	}
	return integrate.Hermite[N](n)
}

// exact returns the node that is next to x, by Newton's steps, and its weight in parts of the mass.
func (f family) exact(n int, x *big.Float) (node, weight *big.Float) {
	node = bigOf(0).Set(x)
	for turn := 0; ; turn++ {
		p, before, slope, slopeBefore, norm, sum := bigOf(1), bigOf(0), bigOf(0), bigOf(0), bigOf(1), bigOf(0)
		for k := range n {
			square := bigOf(0)
			if k > 0 {
				square = f.square(float64(k))
				norm = mul(norm, square)
			}
			sum = add(sum, quo(mul(p, p), norm))
			c := sub(node, f.diagonal(float64(k)))
			p, before, slope, slopeBefore = sub(mul(c, p), mul(square, before)), p, sub(add(mul(c, slope), p), mul(square, slopeBefore)), slope
		}
		if turn == 6 {
			return node, quo(bigOf(1), sum)
		}
		node = sub(node, quo(p, slope))
	}
}

func testGauss[N limb.Real[N]](t *testing.T) {
	eps := unit[N]()
	var zero N
	worstNode, worstWeight := 0.0, 0.0
	for _, f := range families {
		for _, n := range []int{1, 2, 3, 10, testenv.Size(6, 24, 100)} {
			r, err := rule[N](f.name, n)
			if err != nil {
				t.Fatal(err)
			}
			mass := f.mass
			if mass == nil {
				pi, _ := bigOf(0).SetString("3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798214808651")
				mass = bigOf(0).Sqrt(pi)
			}
			norm, small := 0.0, false
			for k := range n {
				d, _ := f.diagonal(float64(k)).Float64()
				e0, _ := f.square(float64(k)).Float64()
				e1, _ := f.square(float64(k + 1)).Float64()
				norm = max(norm, math.Abs(d)+math.Sqrt(e0)+math.Sqrt(e1))
			}
			for i, x := range r.Nodes {
				node, weight := f.exact(n, x.Big())
				off, _ := sub(node, x.Big()).Float64()
				part, _ := sub(quo(r.Weights[i].Big(), mul(weight, mass)), bigOf(1)).Float64()
				off, part = math.Abs(off)/(float64(n)*eps*norm), math.Abs(part)/(float64(n*n)*eps)
				if r.Weights[i].Less(limb.SmallestNormal[N]()) {
					part, small = 0, true
				}
				worstNode, worstWeight = max(worstNode, off), max(worstWeight, part)
				if off > 2 || part > 4 {
					t.Errorf("%T: %s of %d: node %v is off by %.3g, its weight by %.3g", zero, f.name, n, x, off, part)
				}
				if i > 0 && !r.Nodes[i-1].Less(x) {
					t.Errorf("%T: %s of %d: nodes %d and %d are not in order", zero, f.name, n, i-1, i)
				}
			}
			if small || n > 24 {
				continue
			}
			if err := moments(f, r, mass, norm, 4*float64(n*n)*eps); err != nil {
				t.Errorf("%T: %s of %d: %v", zero, f.name, n, err)
			}
			if r.Nodes[0] = r.Nodes[0].Add(limb.From[N](math.Ldexp(norm, -16))); moments(f, r, mass, norm, 4*float64(n*n)*eps) == nil {
				t.Errorf("%T: %s of %d: a node that is off by 2^-16 is not noticed", zero, f.name, n)
			}
		}
	}
	t.Logf("%T: nodes are off by at most %.2g nε, weights by %.2g n²ε", zero, worstNode, worstWeight)
}

// moments says which power of x is not integrated exactly, for weights that are off by part, and nodes by part of norm.
func moments[N limb.Real[N]](f family, r integrate.Rule[N], mass *big.Float, norm, part float64) error {
	for k := range 2 * len(r.Nodes) {
		sum, most := bigOf(0), bigOf(0)
		for i, x := range r.Nodes {
			power, slope := bigOf(1), bigOf(0)
			for range k {
				power, slope = mul(power, x.Big()), add(mul(slope, bigOf(0).Abs(x.Big())), bigOf(0).Abs(power))
			}
			sum = add(sum, mul(r.Weights[i].Big(), power))
			most = add(most, mul(r.Weights[i].Big(), add(bigOf(0).Abs(power), mul(slope, bigOf(norm)))))
		}
		off := sub(sum, mul(bigOf(0).SetRat(f.moment(k)), mass))
		if most = mul(most, bigOf(part)); off.Abs(off).Cmp(most) > 0 {
			return fmt.Errorf("the integral of x^%d is off by %.3g, and %.3g is allowed", k, off, most)
		}
	}
	return nil
}

func TestGauss(t *testing.T) {
	testGauss[limb.F64](t)
	testGauss[limb.DF](t)
	testGauss[limb.DD](t)
	testGauss[limb.QF](t)
	testGauss[limb.QD](t)
}

// TestChebyshev: with a = b = -½ nodes are cosines, and weights equal.
func TestChebyshev(t *testing.T) {
	const n = 20
	half := limb.NewQD(-0.5)
	r, err := integrate.Jacobi(n, half, half)
	if err != nil {
		t.Fatal(err)
	}
	for i, x := range r.Nodes {
		want := limb.NewQD(2*(n-i) - 1).Ldexp(-1).DivFloat(n).CosPi()
		weight := limb.Pi[limb.QD]().DivFloat(n)
		if off, part := x.Sub(want).Abs().Float64(), r.Weights[i].Sub(weight).Div(weight).Abs().Float64(); off > 2*n*unit[limb.QD]() || part > 4*n*n*unit[limb.QD]() {
			t.Errorf("node %d is %.2g off, its weight %.2g of itself", i, off, part)
		}
	}
}

// TestFar: nodes whose polynomials and weights are far beyond the range are there, and have a weight of 0.
func TestFar(t *testing.T) {
	r, err := integrate.Hermite[limb.QF](200)
	if err != nil {
		t.Fatal(err)
	}
	sum := r.Sum(func(x limb.QF) limb.QF { return x.Sqr() })
	want := limb.Pi[limb.QF]().Sqrt().Ldexp(-1)
	if off := sum.Sub(want).Abs().Float64(); off > 1e-26 || !r.Weights[0].IsZero() || r.Weights[0].Signbit() {
		t.Errorf("x² is off by %v, and the first weight is %v", off, r.Weights[0])
	}
}

func TestWrong(t *testing.T) {
	x := limb.NewDD(1)
	for what, f := range map[string]func() (integrate.Rule[limb.DD], error){
		"no nodes":   func() (integrate.Rule[limb.DD], error) { return integrate.Legendre[limb.DD](0) },
		"-1 nodes":   func() (integrate.Rule[limb.DD], error) { return integrate.Hermite[limb.DD](-1) },
		"a of -1":    func() (integrate.Rule[limb.DD], error) { return integrate.Jacobi(3, x.Neg(), x) },
		"b of NaN":   func() (integrate.Rule[limb.DD], error) { return integrate.Jacobi(3, x, limb.NaN[limb.DD]()) },
		"infinite a": func() (integrate.Rule[limb.DD], error) { return integrate.Laguerre(3, limb.Inf[limb.DD](1)) },
		"lengths":    func() (integrate.Rule[limb.DD], error) { return integrate.Gauss([]limb.DD{x}, []limb.DD{x}, x) },
		"e of 0":     func() (integrate.Rule[limb.DD], error) { return integrate.Gauss([]limb.DD{x, x}, []limb.DD{{}}, x) },
		"mass of -1": func() (integrate.Rule[limb.DD], error) {
			return integrate.Gauss([]limb.DD{x, x}, []limb.DD{x}, x.Neg())
		},
		"diagonal: NaN": func() (integrate.Rule[limb.DD], error) {
			return integrate.Gauss([]limb.DD{x, limb.NaN[limb.DD]()}, []limb.DD{x}, x)
		},
	} {
		if r, err := f(); err == nil {
			t.Errorf("%s: %v", what, r)
		}
	}
}
