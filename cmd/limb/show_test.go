package main

import (
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

// TestShowKernels: one in 16 of the kernels of transforms and of reductions, and with LIMB_FULL each, is printed for each backend, and
// bears its name; what is not there is an error.
func TestShowKernels(t *testing.T) {
	says := map[string]string{"go": "func ", "interp": "(", "opencl": "kernel ", "vulkan": "OpEntryPoint", "cuda": ".entry ", "webgpu": "@compute "}
	seen := map[string]bool{}
	for _, p := range shownPrograms() {
		for i, f := range p.Funcs {
			if f.Kind == ir.Once || i%testenv.Size(16, 16, 1) != 0 {
				continue
			}
			for _, typ := range typesOf(f.Go) {
				seen[typ] = true
			}
			kernel, _, _ := strings.Cut(f.Go[strings.Index(f.Go, ".")+1:], "[")
			for _, backend := range showBackends {
				r := lower.Ladder[0]
				if backend == "webgpu" && f.Limb == ir.F64 { // WGSL has no float64
					if text, err := listing(backend, f.Go, r); err == nil {
						t.Errorf("%s for %s: %.300s", f.Go, backend, text)
					}
					r = lower.Ladder[len(lower.Ladder)-1]
				}
				text, err := listing(backend, f.Go, r)
				if err != nil || !strings.Contains(text, says[backend]) || !strings.Contains(text, kernel) {
					t.Errorf("%s for %s: %v\n%.300s", f.Go, backend, err, text)
				}
			}
			if full, err := find(strings.ToLower(kernel), typesOf(f.Go)[0], showNames()); err != nil {
				t.Errorf("%s of %s: %q, %v", kernel, typesOf(f.Go)[0], full, err)
			}
		}
	}
	for _, typ := range []string{"CDF", "CDD", "CQF", "CQD", "QD"} {
		if !seen[typ] {
			t.Errorf("there is no kernel of %s", typ)
		}
	}
	for _, name := range []string{"passes.Last[Nine,CDF]", "passes.Last[Eight,DF]"} {
		if slices.Contains(showNames(), name) {
			t.Errorf("there is a kernel %s", name)
		}
		for _, backend := range showBackends {
			if text, err := listing(backend, name, lower.Ladder[0]); err == nil {
				t.Errorf("%s for %s: %.100s", name, backend, text)
			}
		}
	}
}
