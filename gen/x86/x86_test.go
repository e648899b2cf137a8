package x86_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const kernels = "../../internal/run/simd"

// upper finds registers that a processor without AVX-512 has not.
var upper = regexp.MustCompile(`\b([XY](1[6-9]|2[0-9]|3[01])|Z[0-9]+|K[0-7])\b`)

// TestRegisters looks for registers of AVX-512 in AVX2 code: the assembler takes
// them without a word. The files for AVX-512, where there are some, are the
// control.
func TestRegisters(t *testing.T) {
	for pattern, want := range map[string]bool{"z*_avx2_amd64.s": false, "z*_avx512_amd64.s": true} {
		names, err := filepath.Glob(filepath.Join(kernels, pattern))
		if err != nil || len(names) != 3 {
			t.Fatalf("%s: %v %v", pattern, names, err)
		}
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if found := upper.Find(text); (found != nil) != want {
				t.Errorf("%s: found %q", name, found)
			}
		}
	}
}

// TestRegistersOfKernels is the same of what limb build writes: routines for both levels, in a file for each package.
func TestRegistersOfKernels(t *testing.T) {
	files, found := 0, map[string]bool{}
	err := filepath.WalkDir("../..", func(path string, d os.DirEntry, err error) error {
		if err != nil || d.Name() != "zlimb_amd64.s" {
			return err
		}
		files++
		text, err := os.ReadFile(path)
		for _, routine := range strings.Split(string(text), "\nTEXT ")[1:] {
			name, _, _ := strings.Cut(routine, "(")
			register := upper.FindString(routine)
			level, _, _ := strings.Cut(strings.TrimPrefix(name, "·"), "_")
			found[level] = found[level] || register != ""
			if level == "avx2" && register != "" {
				t.Errorf("%s: %s has %s", path, name, register)
			}
		}
		return err
	})
	if err != nil || files < 10 || !found["avx512"] {
		t.Errorf("%d files, %v: %v", files, found, err)
	}
}
