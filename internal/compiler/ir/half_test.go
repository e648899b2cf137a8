package ir_test

import (
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// reversal is a kernel that puts the halves of the two scalars of an element in the reverse order.
func reversal() *ir.Func {
	m := &ir.Memory{Name: "x", Elem: ir.Group{Type: "DD", Fields: []string{"Hi", "Lo"}, N: 2}, Type: ir.U32, Wide: true}
	i := &ir.Value{Op: ir.Param, Type: ir.I32, Name: "i"}
	f := &ir.Func{Name: "k_reversal", Go: "k.reversal", Limb: ir.F64, Kind: ir.Items, Params: []*ir.Value{i}, Body: []*ir.Value{i},
		Memory: []*ir.Memory{m}, In: []ir.Group{{Name: "i", Type: "i32", N: 1}, {Name: "x", Type: "[]DD", Memory: m}}}
	do := &ir.Do{}
	f.Code = []ir.Stmt{do}
	add := func(op ir.Op, t ir.Type, args ...*ir.Value) *ir.Value {
		v := &ir.Value{Op: op, Type: t, Args: args, ID: len(f.Body), Pos: "f.go:1:1"}
		f.Body, do.Values = append(f.Body, v), append(do.Values, v)
		return v
	}
	low, one := add(ir.Add, ir.I32, i, i), add(ir.Const, ir.I32)
	one.Const = 1
	half := []*ir.Value{low, add(ir.Add, ir.I32, low, one)}
	for k := range 4 {
		v := add(ir.Load, ir.U32, half[k%2])
		v.Memory, v.Limb = m, k/2
		f.Code = append(f.Code, &ir.Store{Memory: m, Index: half[1-k%2], Limb: 1 - k/2, Value: v})
	}
	return f
}

func TestHalves(t *testing.T) {
	f := reversal()
	p := &ir.Program{Funcs: []*ir.Func{f}}
	if err := ir.Verify(p); err != nil {
		t.Fatal(err)
	}
	in, err := ir.NewInterp(p, f, ir.IEEE64)
	if err != nil {
		t.Fatal(err)
	}
	words := []uint64{0x0011223344556677, 0x8899aabbccddeeff, 1, 2 << 32}
	want := []uint64{0xccddeeff8899aabb, 0x4455667700112233, 2, 1 << 32}
	a := &ir.Array{Scalars: 2}
	for _, w := range words {
		a.Data = append(a.Data, ir.FromWord(ir.U64, w))
	}
	if err := in.Launch(2, ir.Forwards, nil, []*ir.Array{a}); err != nil {
		t.Fatal(err)
	}
	for i, w := range want {
		if got := ir.ToWord(ir.U64, a.Data[i]); got != w {
			t.Errorf("scalar %d of %#x is %#x, want %#x", i, words, got, w)
		}
	}
	for name, wrong := range map[string]func(f *ir.Func){
		"a scalar that is not there": func(f *ir.Func) { f.Body[4].Limb = 2 },
		"half of a whole":            func(f *ir.Func) { f.Memory[0].Type, f.Memory[0].Wide = ir.U64, false },
		"an array of the kernel's":   func(f *ir.Func) { f.Memory[0].Space, f.Memory[0].Len, f.In = ir.Own, 2, f.In[:1] },
	} {
		f := reversal()
		wrong(f)
		if err := ir.Verify(&ir.Program{Funcs: []*ir.Func{f}}); err == nil || !strings.Contains(err.Error(), "scalar ") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
