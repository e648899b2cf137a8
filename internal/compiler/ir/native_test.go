package ir_test

import (
	"math"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/compiler/ir"
)

const ownSine = `f64_F(a f64, b f64) (s f64)
  %2 = native bool isnan %0.a
  %3 = native f64 atan2 %0.a %1.b
  %4.s = select f64 %2 %0.a %3
  return %4.s
`

// own is binary64 with two operations of its own.
type own struct{ ir.Fused }

func (own) Native(name string) func(a, b, c float64) float64 {
	return map[string]func(a, b, c float64) float64{
		"atan2": func(a, b, _ float64) float64 { return math.Atan2(a, b) },
		"isnan": func(a, _, _ float64) float64 {
			if a != a {
				return 1
			}
			return 0
		},
	}[name]
}

// TestNative: an operation of a target's own is printed, read and encoded with its name, and
// interpreted where the arithmetic has it.
func TestNative(t *testing.T) {
	p, err := ir.Parse(ownSine)
	if err == nil {
		err = ir.Verify(p)
	}
	if err != nil {
		t.Fatal(err)
	}
	q, err := ir.Decode(ir.Encode(p))
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range []*ir.Program{p, q} {
		if got := p.Funcs[0].String(); got != ownSine {
			t.Errorf("got\n%s\nwant\n%s", got, ownSine)
		}
	}
	result := make([]float64, 1)
	if interp(t, q, "f64.F", own{ir.IEEE64}).Run(result, []float64{-1, -2}); result[0] != math.Atan2(-1, -2) {
		t.Errorf("atan2(-1, -2) is %g", result[0])
	}
	const want = "f64_F: the arithmetic has no operation isnan of its own"
	if _, err := ir.NewInterp(p, p.Funcs[0], ir.IEEE64); err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want %s", err, want)
	}
	for _, spoil := range []func(v *ir.Value){
		func(v *ir.Value) { v.Native = "" },
		func(v *ir.Value) { v.Args = append(v.Args, v.Args[0], v.Args[0]) },
	} {
		p, err := ir.Parse(ownSine)
		if err != nil {
			t.Fatal(err)
		}
		spoil(p.Funcs[0].Body[3])
		if ir.Verify(p) == nil {
			t.Errorf("Verify accepts %v", p.Funcs[0])
		}
	}
}
