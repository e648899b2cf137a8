package gen

import (
	"testing"

	"github.com/limbfp/limb/gen/build"
)

// TestKernels: what limb build has written beside kernels of the module is what it writes
// today. A file with a byte more is noticed.
func TestKernels(t *testing.T) {
	list, err := build.Packages(t.Context(), root, "./mandelbrot/...", "./examples/...")
	if err != nil {
		t.Fatal(err)
	}
	if len(list) < 2 {
		t.Fatalf("%d packages have kernels, want more", len(list))
	}
	for _, p := range list {
		if *generate {
			if _, err := p.Write(); err != nil {
				t.Fatal(err)
			}
		}
		stale, err := p.Stale()
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range stale {
			t.Errorf("%s: %s: run go test -C gen . -generate", p.Path, s)
		}
		for name, text := range p.Files {
			p.Files[name] = append(text, '\n')
			if again, err := p.Stale(); err != nil || len(again) != len(stale)+1 {
				t.Errorf("%s with a byte more: %q, %v", name, again, err)
			}
			p.Files[name] = text
		}
	}
}
