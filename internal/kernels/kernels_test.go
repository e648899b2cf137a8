package kernels

import (
	"strings"
	"testing"
)

func TestCatalogue(t *testing.T) {
	for _, f := range Funcs() {
		if len(f.In) == 0 || len(f.In) > 4 || len(f.Out) == 0 || len(f.Out) > 2 {
			t.Errorf("%s has %d inputs and %d results", f.Name, len(f.In), len(f.Out))
		}
		text, err := Text("opencl", f.Name)
		if err != nil {
			t.Error(err)
		}
		if !strings.Contains(text, "__kernel void "+f.Kernel()+"(") {
			t.Errorf("no kernel for %s", f.Name)
		}
		for _, backend := range Backends() {
			src, err := Source(backend, f.Name)
			if err != nil || len(src) < 20 {
				t.Errorf("%s has no text for %s: %v", f.Name, backend, err)
			}
		}
	}
	if len(Funcs()) < 40 {
		t.Errorf("%d functions", len(Funcs()))
	}
}

func TestTextOrder(t *testing.T) {
	text, err := Text("opencl", "DF.Add", "DF.Mul")
	if err != nil {
		t.Fatal(err)
	}
	at := -1
	for _, s := range []string{"float f32_TwoSum(", "float DF_Add(", "map_DF_Add(", "map_DF_Mul("} {
		i := strings.Index(text, s)
		if i <= at {
			t.Errorf("%s stands at %d, after %d is needed", s, i, at)
		}
		if strings.Count(text, s) != 1 {
			t.Errorf("%s stands %d times", s, strings.Count(text, s))
		}
		at = i
	}
}

func TestUnknown(t *testing.T) {
	for _, c := range [][2]string{{"opencl", "DF.Nothing"}, {"brook", "DF.Add"}} {
		if _, err := Text(c[0], c[1]); err == nil {
			t.Errorf("Text(%q, %q) gives no error", c[0], c[1])
		}
		if _, err := Source(c[0], c[1]); err == nil {
			t.Errorf("Source(%q, %q) gives no error", c[0], c[1])
		}
	}
}
