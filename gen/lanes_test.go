package gen

import (
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/limbfp/limb/gen/x86"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/frontend"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

// TestLanes compiles programs as users write them for lanes, and compares them with Go:
// loops that lanes leave at different turns, choices, arrays read and written at any index.
// Then their comparisons of integers are wrong, which must be noticed.
func TestLanes(t *testing.T) {
	run := lanes(t, func([]*ir.Func) {})
	switch out := run(); out {
	case "done\n":
	case "no kernels\n":
		testenv.Skip(t, "avx2", "no kernels here")
	default:
		t.Fatalf("%.2000s", out)
	}
	run = lanes(t, func(list []*ir.Func) {
		for _, f := range list {
			for _, v := range f.Body {
				if v.Callee != nil && v.Callee.Code != nil {
					plant(v.Callee)
				}
			}
			plant(f)
		}
	})
	// Each in a process of its own: one that writes where it should not may end it.
	for _, name := range []string{"Heat", "Transpose", "Dot DF", "Dot QD", "Escape 32", "Escape 64", "Mixed", "Mended", "Choices", "Early", "Helpers", "Codes"} {
		if out := run(name); out == "done\n" {
			t.Errorf("wrong comparisons in %s are not noticed", name)
		}
	}
}

// plant makes comparisons of integers wrong: a < b is a ≤ b, and a = b is a ≠ b.
func plant(f *ir.Func) {
	for _, v := range f.Body {
		if (v.Op == ir.Lt || v.Op == ir.Eq) && v.Args[0].Type == ir.I32 {
			v.Op = map[ir.Op]ir.Op{ir.Lt: ir.Le, ir.Eq: ir.Ne}[v.Op]
		}
	}
}

// identifier is the name of a program in that command: DotDF for programs.Dot[DF].
func identifier(f *ir.Func) string {
	_, name, _ := strings.Cut(f.Go, ".")
	return strings.NewReplacer("[", "", ",", "", "]", "").Replace(name)
}

// lanes builds the command of testdata/lanes with the programs, changed by change, and returns
// what runs it and returns what it says. Its folder has no other package: the assembler wants one that is there.
func lanes(t *testing.T, change func([]*ir.Func)) (run func(args ...string) string) {
	p, err := frontend.Load(root, "kernel", "internal/compiler/frontend/programs")
	if err != nil {
		t.Fatal(err)
	}
	var list []*ir.Func
	for _, f := range p.Funcs {
		switch {
		case f.Go == "programs.Integers": // its words run in plain Go
		case f.Kind != ir.Once:
			list = append(list, f)
		case strings.HasPrefix(f.Go, "programs.Escape["):
			k := ir.Map(f)
			k.Go = "programs.Escape[" + strings.ToUpper(f.Limb.String()) + "]"
			list = append(list, k)
		}
	}
	change(list)
	abs, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	overlay := map[string]string{}
	add := func(name string, text []byte) {
		path := filepath.Join(dir, strings.ReplaceAll(name, "/", "_"))
		if err := os.WriteFile(path, text, 0o666); err != nil {
			t.Fatal(err)
		}
		overlay[filepath.Join(abs, name)] = path
	}
	inLanes, onLanes := lower.Kept(p, list, 1)
	var entries []*x86.Entry
	vars := "package main\n\nimport \"github.com/limbfp/limb/internal/run/simd\"\n"
	for _, f := range onLanes {
		name := identifier(f)
		entries = append(entries, &x86.Entry{Func: f, Name: name, Trusted: true})
		vars += "\nvar " + name + " simd.Lanes\n"
	}
	text, err := x86.Assembly(inLanes, entries, x86.AVX2, x86.AVX512)
	if err != nil {
		t.Fatal(err)
	}
	add("internal/lanes_amd64.s", text)
	add("internal/lanes.go", []byte(vars))
	if text, err = os.ReadFile("testdata/lanes/main.go.txt"); err != nil {
		t.Fatal(err)
	}
	add("internal/main.go", text)
	index, err := json.Marshal(map[string]any{"Replace": overlay})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(file, index, 0o666); err != nil {
		t.Fatal(err)
	}
	exe := filepath.Join(dir, "lanes")
	build := exec.Command("go", "build", "-overlay", file, "-o", exe, "./internal")
	build.Dir = abs
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %.1000s", err, out)
	}
	return func(args ...string) string {
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute) // a loop may not end
		defer cancel()
		out, err := exec.CommandContext(ctx, exe, args...).CombinedOutput()
		if err != nil && len(out) == 0 && ctx.Err() == nil {
			t.Fatal(err)
		}
		return string(out)
	}
}
