package random_test

import (
	"testing"

	"github.com/limbfp/limb/internal/check/random"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/webgpu"
)

// TestWebGPU: what is printed for WebGPU gives the bits of the interpreter, and a printer with a
// wrong rule does not.
func TestWebGPU(t *testing.T) {
	d, err := webgpu.Backend{}.Open(0)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	p, cases, err := random.New(1000, 8, ir.F32)
	if err != nil {
		t.Fatal(err)
	}
	want := interpreted(t, p, cases)
	for _, bad := range differing(t, d, p, cases, want, "split hidden") {
		t.Errorf("other bits than the interpreter's\n%s", bad.Kernel)
	}
	for _, rule := range []string{"no other arm is run"} {
		with(p, wrongRules[rule], func() {
			if bad := differing(t, d, p, cases, want, "split hidden"); len(bad) < 1 {
				t.Errorf("a printer that says that %s: %d of %d programs differ", rule, len(bad), len(cases))
			}
		})
	}
}
