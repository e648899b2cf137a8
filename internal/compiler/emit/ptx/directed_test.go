package ptx_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/compiled"
	"github.com/limbfp/limb/internal/check/onptx"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/emit/ptx"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/cpu"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
)

// endings are those of directed functions, and what their instructions have for them.
var endings = []struct{ name, suffix string }{{"Down", ".rm"}, {"Up", ".rp"}, {"ToZero", ".rz"}, {"Nearest", ".rn"}}

// TestDirected: a directed function is one instruction with its mode, and its Go is not expanded;
// where floats are hidden or made of integers it is. Texts with another mode give other bits.
func TestDirected(t *testing.T) {
	testenv.Long(t, "functions through an interpreter of PTX")
	found := 0
	for _, f := range kernels.Funcs() {
		for _, e := range endings {
			limb, name, _ := strings.Cut(f.Name, ".")
			of, ok := strings.CutSuffix(name, e.name)
			if !ok {
				continue
			}
			found++
			suffix := e.suffix
			switch {
			case of == "FromInt" && limb == "f64":
				suffix = ".rn"
			case of == "Int32":
				suffix += "i"
			}
			p, names, err := kernels.Maps(f.Name)
			if err != nil {
				t.Fatal(err)
			}
			if text := ptx.Text(p, ptx.Options{Group: 64}, p.Lookup(names[0])); strings.Count(text, suffix+".") != 1 || strings.Contains(text, "selp") {
				t.Errorf("%s is not one instruction:\n%s", f.Name, text)
			}
			for _, r := range lower.Ladder {
				if rung := r.Name; rung == "hidden" || rung == "floor" {
					if err := differ(f, r, 100); err != nil {
						t.Errorf("%s: %v", rung, err)
					}
				}
			}
			if suffix == ".rn" || of == "Sqrt" && e.name == "ToZero" || of == "Int32" && e.name == "Nearest" {
				continue
			}
			other := map[string]string{"Down": ".rp", "Up": ".rz", "ToZero": ".rp"}[e.name] + strings.TrimPrefix(suffix, e.suffix)
			if err := changed(f, suffix+".", other+"."); err == nil {
				t.Errorf("%s: %s in the place of %s is not noticed", f.Name, other, suffix)
			}
		}
	}
	if found < 50 {
		t.Errorf("only %d functions", found)
	}
}

// changed compares a function with Go, of whose text a part is another one.
func changed(f kernels.Func, old, new string) error {
	p, names, err := kernels.Maps(f.Name)
	if err != nil {
		return err
	}
	k := p.Lookup(names[0])
	list, err := onptx.Changed(p, lower.Ladder[0], func(text string) string { return strings.ReplaceAll(text, old, new) }, k)
	if err != nil {
		return err
	}
	in := operand.Make(11, 500, f.In, operand.Wide)
	want, err := cpu.Run(f, in)
	if err != nil {
		return err
	}
	got, err := launched(list[0], k, f, in)
	if err != nil {
		return fmt.Errorf("%s: %w", f.Name, err)
	}
	return operand.Differ(f, in, want, got, 1)
}

// TestDirectedName: a function of a user's with the name of a directed one is not taken for it.
func TestDirectedName(t *testing.T) {
	p, err := kernels.Module("f32.AddDown")
	if err != nil {
		t.Fatal(err)
	}
	for _, pos := range []string{"example.org/user/directed.go:3:1", "main.go:3:1", "directed.go:29:1", "github.com/limbfp/limb/directed.go:29:1"} {
		q := &ir.Program{Funcs: slices.Clone(p.Funcs), Tables: p.Tables}
		var own ir.Func
		for i, f := range q.Funcs {
			if f.Go == "f32.AddDown" {
				own = *f
				own.Pos, q.Funcs[i] = pos, &own
			}
		}
		k := ir.Map(&own)
		q.Funcs = append(q.Funcs, k)
		text := ptx.Text(q, ptx.Options{Group: 64}, k)
		if got, want := strings.Contains(text, "add.rm.f32"), !strings.HasPrefix(pos, "main") && !strings.HasPrefix(pos, "example"); got != want {
			t.Errorf("%s: an instruction: %v", pos, got)
		}
	}
}

// TestDirectedUsers: in what limb build has compiled for users, directed functions are instructions
// too.
func TestDirectedUsers(t *testing.T) {
	p := compiled.Program(t, "fp/intervals")
	for name, want := range map[string][]string{
		"intervals.mul[f32]": {"mul.rm.f32", "mul.rp.f32"}, "intervals.div[f64]": {"div.rm.f64", "div.rp.f64"},
		"intervals.add[f64]": {"add.rm.f64", "add.rp.f64"}, "intervals.sqrt[f32]": {"sqrt.rm.f32", "sqrt.rp.f32"},
	} {
		f := p.Lookup(name)
		if f == nil {
			t.Fatalf("no kernel %s", name)
		}
		text := ptx.Text(p, ptx.Options{Group: 64}, f)
		for _, w := range want {
			if !strings.Contains(text, w) {
				t.Errorf("%s has no %s", name, w)
			}
		}
	}
}
