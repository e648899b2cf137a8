package peers_test

import (
	"math"
	"math/rand/v2"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/measure/peers"
	"github.com/limbfp/limb/mat"
)

// TestMatrices: the libraries compute the products that limb computes.
func TestMatrices(t *testing.T) {
	if real, err := exec.LookPath("g++"); err == nil && runtime.GOOS != "windows" {
		unoptimised(t, filepath.Join(t.TempDir(), "cxx"), real, "")
	}
	p, err := peers.StartMatrices()
	if err != nil {
		testenv.Skip(t, "peers", err.Error())
	}
	defer p.Close()
	if len(p.Missing) > 0 && testenv.Required("peers") {
		t.Errorf("LIMB_TEST_REQUIRE lists peers, and these are missing: %v", p.Missing)
	}
	if len(p.Libraries) == 0 {
		testenv.Skip(t, "peers", "none of the libraries is installed")
	}
	const n = 9
	rng := rand.New(rand.NewPCG(1, 2))
	for _, l := range p.Libraries {
		limbs := map[string]int{"DD": 2, "QD": 4}[l.Type]
		limbs = max(limbs, 1)
		var exact [2]*mat.Dense[limb.QD]
		var operands [2][]float64
		for k := range exact {
			exact[k] = mat.NewDense[limb.QD](n, n, nil)
			for i := range exact[k].Data {
				var x [4]float64
				for j := range limbs {
					x[j] = math.Ldexp(rng.Float64()-0.5, -53*j)
				}
				exact[k].Data[i] = limb.QD{X0: x[0], X1: x[1], X2: x[2], X3: x[3]}
				operands[k] = append(operands[k], x[:limbs]...)
			}
		}
		c := new(mat.Dense[limb.QD])
		c.Mul(exact[0], exact[1])
		if err := p.Load(l, n, operands[0], operands[1]); err != nil {
			t.Fatal(err)
		}
		if seconds, err := p.Time(l, "mul"); err != nil || seconds < 0 {
			t.Fatalf("%s: %g s, %v", l.Name, seconds, err)
		}
		if seconds, err := p.Time(l, "nothing"); err != nil || seconds >= 0 {
			t.Errorf("%s: an operation that is not there takes %g s, %v", l.Name, seconds, err)
		}
		values, err := p.Values(l, n)
		if err != nil {
			t.Fatal(err)
		}
		far := func(z *mat.Dense[limb.QD]) (most float64) {
			for i, x := range values {
				d := z.Data[i]
				for _, v := range x {
					d = d.Sub(limb.NewQD(v))
				}
				most = max(most, math.Abs(d.Float64()))
			}
			return most
		}
		bound := math.Ldexp(1, 6-l.Bits)
		if d := far(c); !(d < bound) {
			t.Errorf("%s %s: a product is %g off", l.Name, l.Type, d)
		}
		if d := far(exact[0]); d < bound {
			t.Errorf("%s %s: A is %g off: the test sees nothing", l.Name, l.Type, d)
		}
	}
}
