package lower

import (
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// TestFMA: a device without a fused multiply-add is not given one, and is told so; others are.
func TestFMA(t *testing.T) {
	var params []*ir.Value
	in := []ir.Group{}
	for i, name := range []string{"a", "b", "c"} {
		params = append(params, &ir.Value{Op: ir.Param, Type: ir.F32, Name: name, ID: i})
		in = append(in, ir.Group{Name: name, Type: "f32", N: 1})
	}
	v := &ir.Value{Op: ir.FMA, Type: ir.F32, Args: params, Pos: "a.go:1:2", ID: 3}
	f := &ir.Func{Name: "f32_step", Go: "f32.step", Limb: ir.F32, In: in, Out: []ir.Group{{Type: "f32", N: 1}}, Params: params, Body: append(params[:3:3], v), Results: []*ir.Value{v}}
	p := load(t, "f32.TwoProd", "f32.Div", "f32.Sqrt")
	p = &ir.Program{Funcs: append(p.Funcs[:len(p.Funcs):len(p.Funcs)], f), Tables: p.Tables}
	for _, r := range Ladder {
		_, err := r.Lower(p)
		if fused := !r.Has("scaled") && !r.Has("split") && !r.Has("floor"); fused != (err == nil) {
			t.Errorf("%s: the error is %v", r.Name, err)
		}
		if err != nil && (!strings.Contains(err.Error(), "a.go:1:2") || !strings.Contains(err.Error(), "fused multiply-add")) {
			t.Errorf("%s: the error is %v", r.Name, err)
		}
	}
}
