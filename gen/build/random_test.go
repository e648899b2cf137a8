package build

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/limbfp/limb/gen/x86"
	"github.com/limbfp/limb/internal/check/random"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

// randomly builds random kernels for lanes of a machine, of one limb width, as change leaves them, and returns
// what their comparison with the interpreter says.
func (m machine) randomly(t *testing.T, dir string, seed uint64, n int, limb ir.Type, change func(f *ir.Func)) string {
	t.Helper()
	p, cases, err := random.ForLanes(seed, n, limb)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range p.Funcs {
		change(f)
	}
	var list []*ir.Func
	var made []*x86.Entry
	var names, entries []string
	for i, c := range cases {
		name := fmt.Sprintf("lanes%d", i)
		list, names, entries = append(list, c.Kernel), append(names, name), append(entries, "&"+name)
	}
	p, list = lower.Kept(p, list, 1)
	for i, f := range list {
		made = append(made, &x86.Entry{Func: f, Name: names[i]})
	}
	sets := map[string][]*x86.ISA{"amd64": {x86.AVX2, x86.AVX512}, "arm64": {x86.NEON}}
	text, err := x86.Assembly(p, made, sets[m.arch]...)
	if err != nil {
		t.Fatalf("seed %d: %v", seed, err)
	}
	for _, e := range made {
		if e.InGo != "" {
			t.Errorf("seed %d: %s is not for lanes: %s", seed, e.Func.Name, e.InGo)
		}
	}
	put(t, dir, "lanes_"+m.arch+".s", string(text))
	put(t, dir, "lanes.go", fmt.Sprintf("package main\n\nimport (\n\t\"github.com/limbfp/limb/internal/compiler/ir\"\n\t\"github.com/limbfp/limb/internal/run/simd\"\n)\n\nconst (\n\tseed = %d\n\tlimb = ir.%s\n)\n\nvar %s simd.Lanes\n\nvar lanes = []*simd.Lanes{%s}\n",
		seed, strings.ToUpper(limb.String()), strings.Join(names, ", "), strings.Join(entries, ", ")))
	exe := filepath.Join(dir, "program")
	if out, err := m.build(t, dir, exe, "build"); err != nil {
		t.Fatalf("seed %d: %.2000s", seed, out)
	}
	out, err := m.run(t, dir, nil, exe)
	if err != nil {
		out += err.Error()
	}
	return out
}

// TestRandom: random kernels of the IR have the bits of the interpreter in lanes, and write
// nothing beside their arrays. With comparisons that are wrong most have not.
func TestRandom(t *testing.T) {
	dir := sourceModule(t)
	text, err := os.ReadFile("testdata/random/main.go")
	if err != nil {
		t.Fatal(err)
	}
	put(t, dir, "main.go", string(text))
	for _, m := range machines(t) {
		t.Run(m.arch, func(t *testing.T) { m.testRandom(t, dir) })
	}
}

func (m machine) testRandom(t *testing.T, dir string) {
	n := testenv.Size(20, 40, 200)
	for seed := range uint64(testenv.Size(1, 1, 20)) {
		for _, limb := range []ir.Type{ir.F32, ir.F64} {
			seed := seed ^ 2 // where one of the first kernels calls a straight function that calls one with branches
			switch out := m.randomly(t, dir, seed, n, limb, func(*ir.Func) {}); {
			case out == "done 0\n":
				testenv.Skip(t, "avx2", "no lanes here")
			case out != fmt.Sprintf("done %d\n", n) && out != fmt.Sprintf("done %d\n", 2*n):
				t.Errorf("seed %d, %s: %.3000s", seed, limb, out)
			}
		}
	}
	out := m.randomly(t, dir, 0, n, ir.F64, func(f *ir.Func) {
		for _, v := range f.Body {
			if v.Op == ir.Lt && v.Args[0].Type == ir.I32 {
				v.Op = ir.Le
			}
		}
	})
	for _, level := range m.levels {
		found := strings.Count(out, " "+level+": ")
		if done := fmt.Sprintf("done %d\n", n); found < n/4 && (level == m.levels[0] || !strings.Contains(out, done)) {
			t.Errorf("wrong comparisons are noticed in %d of %d kernels with %s", found, n, level)
		}
	}
}
