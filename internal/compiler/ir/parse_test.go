package ir_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
)

// TestParse prints all functions of the catalogue that Parse knows, and all that these call, and reads
// them: they are printed alike, and are sound.
func TestParse(t *testing.T) {
	known := map[*ir.Func]bool{}
	var text strings.Builder
	var list []*ir.Func
	for _, f := range kernels.Funcs() {
		list = append(list, load(t).Lookup(f.Name))
	}
	for _, f := range (&ir.Program{}).Reach(list...).Funcs {
		known[f] = f.Code == nil && !slices.ContainsFunc(f.Body, func(v *ir.Value) bool { return v.Op == ir.Lookup || v.Op == ir.Call && !known[v.Callee] }) &&
			!slices.ContainsFunc(append(slices.Clone(f.In), f.Out...), func(g ir.Group) bool { return strings.Contains(g.Type, "_") || g.Type[0] == 'C' })
		if known[f] {
			text.WriteString(f.String() + "\n")
		}
	}
	p, err := ir.Parse(text.String())
	if err != nil {
		t.Fatal(err)
	}
	if err := ir.Verify(p); err != nil {
		t.Error(err)
	}
	if len(p.Funcs) < 150 {
		t.Errorf("%d functions", len(p.Funcs))
	}
	for _, f := range p.Funcs {
		want := load(t).Lookup(f.Name)
		f.Doc = want.Doc
		if f.String() != want.String() || f.Limb != want.Limb || f.Go != want.Go {
			t.Errorf("%s is printed as\n%s\nand read as\n%s", f.Name, want, f)
		}
	}
}

// TestParseFails: what is not printed so is an error, with its line.
func TestParseFails(t *testing.T) {
	const sound = "f32_F(a f32, b f32) (s f32)\n  %2.s = add f32 %0.a %1.b // exact\n  return %2.s\n"
	if _, err := ir.Parse(sound); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ old, new, want string }{
		{"return %2.s\n", "", "f32_F has no end"},
		{"return %2.s", "return %3", "line 3: there is no value %3"},
		{"%1.b ", "%1.c ", "line 2: there is no value %1.c"},
		{"%2.s =", "%3.s =", "line 2: value %3.s stands where 2 should"},
		{"add", "plus", `the operation "plus" is not known`},
		{"add f32", "add f16", `the type "f16" is not known`},
		{"add f32 %0.a %1.b", "add f32", "add has no operands"},
		{"add f32 %0.a %1.b", "shl f32 %0.a %1.b", "line 2: "},
		{"add f32 %0.a", "call f32 f32_G %0.a", "the function f32_G is not known"},
		{"= add", "add", "is no value"},
		{") (s f32)", ")", "is no signature"},
		{"a f32,", "a triple_f32,", `the type "triple_f32" is not known`},
	} {
		if _, err := ir.Parse(strings.Replace(sound, c.old, c.new, 1)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.new, err, c.want)
		}
	}
}
