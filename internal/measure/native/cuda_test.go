package native

import (
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// declared are the functions of CUDA's library that have other parameters than one number or two.
var declared = map[string]string{
	"fma": "T x, T y, T z", "frexp": "T x, int *e", "modf": "T x, T *whole", "remquo": "T x, T y, int *q",
	"ldexp": "T x, int e", "scalbn": "T x, int e", "scalbln": "T x, long e", "jn": "int n, T x", "yn": "int n, T x",
	"nan": "const char *s", "sincos": "T x, T *s, T *c", "sincospi": "T x, T *s, T *c",
}

// TestInC: the texts for CUDA's compiler are C++, of functions that are declared as CUDA's guide has
// them. A function that is not declared is noticed.
func TestInC(t *testing.T) {
	cc, err := exec.LookPath("cc")
	if err != nil {
		testenv.Skip(t, "cc", err.Error())
	}
	var s strings.Builder
	s.WriteString("#define __global__\nstruct three { unsigned x; } blockIdx, blockDim, threadIdx;\n")
	s.WriteString("template <class F> int isfinite(F); template <class F> int isinf(F); template <class F> int isnan(F); template <class F> int signbit(F);\n")
	list := Functions(true)
	seen := map[string]bool{"isfinite": true, "isinf": true, "isnan": true, "signbit": true}
	for _, f := range list[operators:] {
		name := f.base()
		if seen[name] {
			continue
		}
		seen[name] = true
		params := declared[name]
		if params == "" {
			params = []string{"T x", "T x, T y"}[f.Args-1]
		}
		gives := "T"
		switch {
		case strings.HasPrefix(name, "sincos"):
			gives = "void"
		case name == "ilogb":
			gives = "int"
		case strings.HasPrefix(name, "ll"):
			gives = "long long"
		case name == "lrint" || name == "lround":
			gives = "long"
		}
		for _, c := range [][2]string{{"double", ""}, {"float", "f"}} {
			fmt.Fprintf(&s, "extern \"C\" %s %s%s(%s);\n", strings.ReplaceAll(gives, "T", c[0]), name, c[1], strings.ReplaceAll(params, "T ", c[0]+" "))
		}
	}
	head := s.Len()
	compile := func(text string) error {
		cmd := exec.Command(cc, "-x", "c++", "-fsyntax-only", "-fno-builtin", "-w", "-")
		cmd.Stdin = strings.NewReader(text)
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("%w: %.2000s", err, out)
		}
		return nil
	}
	rows := 0
	for i, f := range list {
		for _, single := range []bool{true, false} { // each in a namespace of its own
			rows++
			fmt.Fprintf(&s, "namespace n%d_%v {\n%s}\n", i, single, strings.Replace(f.inC(single), `extern "C" `, "", 1))
		}
	}
	if err := compile(s.String()); err != nil {
		t.Errorf("%d texts: %v", rows, err)
	}
	one := list[operators]
	if err := compile(s.String()[:head] + one.inC(true)); err != nil {
		t.Error(err)
	}
	if compile(s.String()[:head]+strings.Replace(one.inC(true), one.Name, "nothing", 1)) == nil {
		t.Error("a function that there is not is compiled")
	}
	if rows != 2*len(list) || len(seen) < 78 {
		t.Errorf("%d texts, of %d functions", rows, len(seen))
	}
}
