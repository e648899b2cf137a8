package paranoia

import (
	"math"
	"math/rand/v2"
	"runtime"
	"sync"

	"github.com/limbfp/limb/fp"
)

// Accuracy is a line of Table 5 of [DGD06]: the largest relative error of an
// algorithm in the arithmetic of a model.
type Accuracy struct {
	Operation string  `json:"operation"` // as the paper has it
	Algorithm string  `json:"algorithm"`
	Paper     Real    `json:"paper_log2"` // on a 7800GTX; 0: exact
	Vectors   int     `json:"vectors"`
	Max       Real    `json:"max_relative_error"` // 0: exact
	Operands  []Exact `json:"worst_operands,omitempty"`
	IEEE      Real    `json:"relative_error_there_under_ieee"`
}

// Log2 returns the base-2 logarithm of the largest error, -Inf where all
// results were exact.
func (a Accuracy) Log2() float64 { return math.Log2(float64(a.Max)) }

// Table5 measures the table on m, over n operands with uniform significands, and
// exponents in ±30, or fewer where products would underflow. An addition of
// machine numbers may err only where their exponents are far apart: a narrow
// range does not show it.
func Table5(m fp.Model, n int, seed uint64) []Accuracy {
	ieee, _ := fp.LookupModel("ieee")
	ieee.Numbers.Prec = m.Numbers.Prec
	table := []Accuracy{
		{Operation: "Add12", Algorithm: "TwoSum", Paper: -48.0},
		{Operation: "Mul12", Algorithm: "DekkerProd"},
		{Operation: "Add22", Algorithm: "Add22", Paper: -33.7},
		{Operation: "Mul22", Algorithm: "Mul22", Paper: -45.0},
	}
	const block = 1 << 14
	for i := range table {
		t := &table[i]
		a, _ := LookupAlgorithm(t.Algorithm)
		var mu sync.Mutex
		var wg sync.WaitGroup
		parts := runtime.GOMAXPROCS(0)
		for part := range parts {
			wg.Go(func() {
				on, x := a.on(m), make([]float64, len(a.In))
				for b := part; b*block < n; b += parts {
					random := rand.New(rand.NewPCG(seed, uint64(b)))
					worst, at := Real(0), []Exact(nil)
					for range min(block, n-b*block) {
						uniform(random, m.Numbers, x)
						hi, lo := on.two(x)
						if e := Real(a.err(x, hi, lo)); e > worst || e != e {
							worst, at = e, hexadecimal(x)
						}
					}
					mu.Lock()
					if worst > t.Max || worst != worst {
						t.Max, t.Operands = worst, at
					}
					mu.Unlock()
				}
			})
		}
		wg.Wait()
		t.Vectors = n
		if t.Operands != nil {
			x := floats(t.Operands)
			hi, lo := a.on(ieee).two(x)
			t.IEEE = Real(a.err(x, hi, lo))
		}
	}
	return table
}

// uniform fills x with operands: one or two machine numbers, or two pairs.
func uniform(r *rand.Rand, f fp.Format, x []float64) {
	number := func(exponent int) float64 {
		v := math.Ldexp(float64(r.Uint64()>>(65-f.Prec)|1<<(f.Prec-1)), exponent-f.Prec+1)
		return v * float64(1-2*r.IntN(2))
	}
	wide := min(30, -f.Emin/2-f.Prec-2)
	for i := range x {
		if len(x) == 4 && i%2 == 1 { // |lo| < ½ulp(hi)
			x[i] = number(math.Ilogb(x[i-1]) - f.Prec - 1 - min(r.IntN(4)*r.IntN(8), f.Prec))
			continue
		}
		x[i] = number(r.IntN(2*wide+1) - wide)
	}
}

func hexadecimal(x []float64) []Exact {
	list := make([]Exact, len(x))
	for i, v := range x {
		list[i] = Exact(v)
	}
	return list
}

func floats(x []Exact) []float64 {
	list := make([]float64, len(x))
	for i, v := range x {
		list[i] = float64(v)
	}
	return list
}
