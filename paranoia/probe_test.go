package paranoia

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
)

func TestMain(m *testing.M) { devicetest.Main(m) }

// probesOn runs the probes on the first device of a platform.
func probesOn(t *testing.T, word, platform string) []Probe {
	t.Helper()
	d := devicetest.Open(t, word, platform)
	list, err := Probes(d)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if some, err := ProbesContext(ctx, d); !errors.Is(err, context.Canceled) || len(some) > 0 {
		t.Errorf("%d probes after a context: %v", len(some), err)
	}
	for _, p := range list {
		if p.Rows == 0 {
			if !strings.HasPrefix(p.Answer, "not asked") || p.Grade != Fine {
				t.Errorf("%s %s: %v", p.Type, p.Name, p)
			}
			continue
		}
		if word != "cpu" && (p.Noticed == 0 || p.Control == "") {
			t.Errorf("%s %s: the control is not noticed", p.Type, p.Name)
		}
		if p.Grade != Fine && (len(p.Evidence) == 0 || !strings.Contains(p.Evidence[0], " gives ")) {
			t.Errorf("%s %s: no evidence: %v", p.Type, p.Name, p)
		}
	}
	return list
}

// failed returns the beginnings of the names of probes that found a fault.
func failed(list []Probe) map[string][]Probe {
	m := map[string][]Probe{}
	for _, p := range list {
		if p.Grade != Fine {
			test, _, _ := strings.Cut(p.Name, ":")
			m[test] = append(m[test], p)
		}
	}
	return m
}

// TestProbes: on PoCL and in plain Go all is right; rusticl and lavapipe, which are right where
// the self-test needs it, simplify sums and products with 0, and lavapipe's fma rounds twice:
// probes of products in sums tell all the same, and none of them says that sums are reassociated.
func TestProbes(t *testing.T) {
	testenv.Long(t, "PoCL builds each probe")
	for _, c := range []struct {
		word, platform string
		least          int
		wrong          string
	}{
		{"cpu", "Go", 32, ""},
		{"pocl", devicetest.PoCL, 80, ""},
		{"rusticl", "rusticl", 45, "specials: a + 0, specials: 0 * a"},
		{"lavapipe", "llvmpipe", 88, "specials: a + 0, specials: 0 * a, fma: at run time, fma: of constants, float64 whole numbers: trunc, float64 whole numbers: rint"},
	} {
		t.Run(c.word, func(t *testing.T) {
			list := probesOn(t, c.word, c.platform)
			if len(list) < c.least {
				t.Errorf("only %d probes", len(list))
			}
			for _, p := range list {
				if p.Grade != Fine && !strings.Contains(c.wrong, p.Name) || p.Type == "float32" && strings.HasPrefix(p.Name, "whole") && p.Grade != Fine {
					t.Errorf("%s %s: %s %v", p.Type, p.Name, p.Answer, p.Evidence)
				}
			}
		})
	}
}

// TestProbesRelaxed is the negative control on a real compiler, which is allowed
// to contract and to reassociate.
func TestProbesRelaxed(t *testing.T) {
	if testing.Short() {
		t.Skip("slow: builds all probes; TestProbesContracted is the small one")
	}
	t.Setenv("LIMB_TEST_OPENCL_OPTIONS", "-cl-fast-relaxed-math -DLIMB_TEST_CONTRACT")
	found := failed(probesOn(t, "pocl", devicetest.PoCL))
	for _, test := range []string{"contraction", "reassociation", "specials", "comparisons"} {
		least := 4 // two of each width
		if test == "contraction" {
			least = 2 // others lose their sums first, which is reassociation
		}
		if len(found[test]) < least {
			t.Errorf("%s is seen in %d probes only: %v", test, len(found[test]), found[test])
		}
	}
	for _, test := range []string{"integers", "subnormals", "half", "fma"} {
		if len(found[test]) > 0 {
			t.Errorf("%s: %v", test, found[test])
		}
	}
}

// TestProbesContracted: where contraction is left to the compiler, and nothing
// else, every shape of it is seen, and nothing else.
func TestProbesContracted(t *testing.T) {
	testenv.Long(t, "PoCL builds each probe")
	t.Setenv("LIMB_TEST_OPENCL_OPTIONS", "-DLIMB_TEST_CONTRACT")
	list := probesOn(t, "pocl", devicetest.PoCL)
	for _, p := range list {
		if want := strings.HasPrefix(p.Name, "contraction: one expression"); want != (p.Grade != Fine) && (want || !strings.HasPrefix(p.Name, "contraction")) {
			t.Errorf("%s %s: %s %v", p.Type, p.Name, p.Answer, p.Evidence)
		}
	}
}

// TestMachine checks the operands: the fused multiply-add of float32 against
// exact arithmetic.
func TestMachine(t *testing.T) {
	m := machineOf(24)
	r := rand.New(rand.NewPCG(1, 9))
	for range 100_000 {
		a, b := m.number(r), m.number(r)
		c := m.round(m.number(r) * math.Ldexp(1, r.IntN(80)-60))
		if r.IntN(2) == 0 {
			c = m.round(-a * b)
		}
		x := new(big.Float).SetPrec(400).SetFloat64(a)
		x.Mul(x, big.NewFloat(b)).Add(x, new(big.Float).SetFloat64(c))
		want, _ := x.Float32()
		if got := m.fma(a, b, c); got != float64(want) {
			t.Fatalf("fma(%x, %x, %x) = %x, want %x", a, b, c, got, want)
		}
	}
}

// TestAnswer is the control of the comparison itself.
func TestAnswer(t *testing.T) {
	p := probe{wrong: "first", lost: "second", grade: Serious, in: 1, rows: [][]float64{{1, 2, 3}, {4, math.NaN(), math.Copysign(0, -1)}}}
	nan, minus := float32(math.NaN()), float32(math.Copysign(0, -1))
	for _, c := range []struct {
		out    [][]float32
		answer string
	}{
		{[][]float32{{2, nan}, {3, minus}}, "yes"},
		{[][]float32{{2, nan}, {3, 0}}, "no: second"},
		{[][]float32{{2, 0}, {3, minus}}, "no: first"},
		{[][]float32{{2, nan}, {nan, minus}}, "no: second"},
		{[][]float32{{1, 1}, {1, 1}}, "no: first"},
	} {
		if a := answer(p, "float32", c.out); a.Answer != c.answer || (a.Grade == Fine) != (c.answer == "yes") || len(a.Evidence) != a.Differ {
			t.Errorf("%v: %v", c.out, a)
		}
	}
}

// unfused is natives whose fma rounds the product too.
type unfused struct{ natives }

func (u unfused) Native(name string) func(a, b, c float64) float64 {
	if name == "fma" {
		return func(a, b, c float64) float64 { return u.m.round(u.m.round(a*b) + c) }
	}
	return u.natives.Native(name)
}

// TestProbesUnfused: where fma rounds twice, the probes of fma say so, and all others tell: none
// takes what fma does for what a compiler does to sums.
func TestProbesUnfused(t *testing.T) {
	faults, unnoticed := interpret[float32](t, "f32", unfused{natives{Fused: ir.IEEE32, m: machineOf(24)}}, probesOf(24))
	if want := "fma: at run time, fma: of constants"; strings.Join(faults, ", ") != want || len(unnoticed) > 0 {
		t.Errorf("found by %v, want %s; controls that are not noticed: %v", faults, want, unnoticed)
	}
}

// TestElsewise: what is lost of a sum is another promise than that of products.
func TestElsewise(t *testing.T) {
	p := probe{name: "contraction: x", wrong: "first", lost: "second", elsewise: "reassociation: x", grade: Failure, in: 1, rows: [][]float64{{1, 2, 3}}}
	for out, want := range map[[2]float32]string{{2, 3}: "contraction: x", {2, 4}: "reassociation: x", {4, 4}: "contraction: x"} {
		if a := answer(p, "float32", [][]float32{{out[0]}, {out[1]}}); a.Name != want {
			t.Errorf("%v: %s, want %s", out, a.Name, want)
		}
	}
}

// TestMilder: subnormal operands that are compared as zeros are no fault of NaN, and the lost sign of a
// zero none of whole numbers; one other wrong row makes them that, and is the first evidence.
func TestMilder(t *testing.T) {
	m := machineOf(24)
	least, minus := m.tiny*m.ulp, math.Copysign(0, -1)
	type row struct{ x, got []float64 }
	for _, c := range []struct {
		probe    probe
		wrong    []row
		want     string
		evidence string
	}{
		{m.comparisons()[0], []row{{[]float64{0, least}, []float64{26}}}, "flaw subnormals: compared", "0 < 0x1p-149 gives false; 0 >= 0x1p-149 gives true; 0 == 0x1p-149 gives true; 0 != 0x1p-149 gives false"},
		{m.comparisons()[0], []row{{[]float64{0, least}, []float64{26}}, {[]float64{1, 2}, []float64{34}}}, "serious defect comparisons: on NaN", "1 < 2 gives false"},
		{m.comparisons()[1], []row{{[]float64{0, least}, []float64{37}}}, "flaw subnormals: compared and negated", "!(0 < 0x1p-149) gives true; !(0 >= 0x1p-149) gives false; !(0 == 0x1p-149) gives false; !(0 != 0x1p-149) gives true"},
		{m.comparisons()[2], []row{{[]float64{0, least}, []float64{least, least}}}, "flaw subnormals: chosen by comparison", "0, 0x1p-149 gives 0x1p-149, 0x1p-149, not 0, 0x1p-149"},
		{m.comparisons()[2], []row{{[]float64{0, minus}, []float64{0, 0}}}, "serious defect comparisons: selects", "0, -0x0p+00 gives 0, 0, not -0x0p+00, -0x0p+00"},
		{m.whole()[3], []row{{[]float64{-0.25}, []float64{0}}}, "defect specials: rint", "-0x1p-02 gives 0, not -0x0p+00"},
		{m.whole()[3], []row{{[]float64{-0.25}, []float64{0}}, {[]float64{-0x1.000002p-1}, []float64{0}}}, "serious defect whole numbers: rint", "-0x1.000002p-01 gives 0, not -1"},
		{m.whole()[0], nil, " whole numbers: floor", ""},
	} {
		out, found := make([][]float32, len(c.probe.rows[0])-c.probe.in), 0
		for _, r := range c.probe.rows {
			got := r[c.probe.in:]
			for _, w := range c.wrong {
				if equal(w.x, r[:c.probe.in]) {
					got = w.got
					found++
				}
			}
			for j, x := range got {
				out[j] = append(out[j], float32(x))
			}
		}
		a := answer(c.probe, "float32", out)
		if fmt.Sprint(a.Grade, " ", a.Name) != c.want || c.evidence != "" && a.Evidence[0] != c.evidence || a.Differ != found || found < len(c.wrong) {
			t.Errorf("%s: %s %s, want %s: %d of %d rows: %v", c.probe.name, a.Grade, a.Name, c.want, a.Differ, found, a.Evidence)
		}
	}
}
