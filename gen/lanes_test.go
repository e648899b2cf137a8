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

// lanes builds the command of testdata/lanes with the programs, changed by change, and returns
// what runs it and returns what it says. Package simd has these programs alone then: the command
// calls no function and no transform of the library, whose assembly takes long to assemble.
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
	own, err := filepath.Glob(filepath.Join(abs, "internal/run/simd/z*"))
	if err != nil || len(own) == 0 {
		t.Fatalf("%d generated files: %v", len(own), err)
	}
	for _, name := range own {
		if filepath.Ext(name) != ".h" {
			overlay[name] = "" // is not there
		}
	}
	functions, err := x86.Functions(new(ir.Program))
	if err != nil {
		t.Fatal(err)
	}
	add("internal/run/simd/zfunctions.go", functions)
	var frames x86.Frames
	for _, isa := range []*x86.ISA{x86.AVX2, x86.AVX512} {
		for _, limb := range []ir.Type{ir.F32, ir.F64} {
			text, needs := x86.Programs(p, list, limb, isa)
			frames = frames.Max(needs)
			add("internal/run/simd/zlanes_"+limb.String()+"_"+isa.Name+"_amd64.s", text)
		}
	}
	const room = 64 << 10 // of the frames of package simd's programs, or more
	frames.Program = max(frames.Program, room)
	for _, isa := range []*x86.ISA{x86.AVX2, x86.AVX512} {
		frames.Whole, frames.Body, frames.Turn = room, room, room
		add("internal/run/simd/zcall_"+isa.Name+"_amd64.s", x86.Calls(isa, frames))
	}
	text, err := x86.ProgramList(list)
	if err != nil {
		t.Fatal(err)
	}
	add("internal/run/simd/zlanes.go", text)
	if text, err = os.ReadFile("testdata/lanes/main.go.txt"); err != nil {
		t.Fatal(err)
	}
	add("internal/lanes/main.go", text)
	index, err := json.Marshal(map[string]any{"Replace": overlay})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(file, index, 0o666); err != nil {
		t.Fatal(err)
	}
	exe := filepath.Join(dir, "lanes")
	build := exec.Command("go", "build", "-overlay", file, "-o", exe, "./internal/lanes")
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
