package opencl

import (
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
)

func TestTwoSum(t *testing.T) {
	p := kernels.Program()
	const want = `static inline double f64_TwoSum(double a, double b, double *e)
{
	const double s = a + b;
	const double v = s - a;
	const double e_1 = (a - (s - v)) + (b - v);
	*e = e_1;
	return s;
}
`
	text, _ := Text(p, Options{PerItem: 1}, p.Lookup("f64.TwoSum"))
	if !strings.Contains(text, want) {
		t.Error("TwoSum does not read as its source does")
	}
	if got, _ := Text(p, Options{PerItem: 1}, p.Lookup("f64.TwoSum")); got != text {
		t.Error("two runs give two texts")
	}
}

// TestNames checks that variables never clash: with each other, with a word of
// C, or with a value assigned twice.
func TestNames(t *testing.T) {
	f := &ir.Func{Name: "f32_g", Limb: ir.F32, In: []ir.Group{{Name: "half", Type: "f32", N: 1}}, Out: []ir.Group{{Type: "f32", N: 1}}}
	half := &ir.Value{Op: ir.Param, Type: ir.F32, Name: "half"}
	v := &ir.Value{Op: ir.Add, Type: ir.F32, Args: []*ir.Value{half, half}, Name: "half", ID: 1}
	w := &ir.Value{Op: ir.Mul, Type: ir.F32, Args: []*ir.Value{v, v}, Name: "half", Comment: "why", ID: 2}
	f.Params, f.Body, f.Results = []*ir.Value{half}, []*ir.Value{half, v, w}, []*ir.Value{w}
	const want = `static inline float f32_g(float half_1)
{
	const float half_2 = half_1 + half_1;
	const float half_3 = half_2 * half_2; // why
	return half_3;
}
`
	if got := function(f, false, nil, nil); !strings.HasSuffix(got, want) {
		t.Errorf("got %s", got)
	}
}

// TestNoParameters calls a function without parameters and with two results,
// one of which is 0.
func TestNoParameters(t *testing.T) {
	two := []ir.Group{{Type: "f32", N: 1}, {Name: "e", Type: "f32", N: 1}}
	zero := &ir.Value{Op: ir.Const, Type: ir.F32}
	f := &ir.Func{Name: "f32_f", Limb: ir.F32, Out: two, Body: []*ir.Value{zero}, Results: []*ir.Value{zero, zero}}
	call := &ir.Value{Op: ir.Call, Type: ir.F32, Callee: f}
	second := &ir.Value{Op: ir.Result, Type: ir.F32, Args: []*ir.Value{call}, Nth: 1, ID: 1}
	g := &ir.Func{Name: "f32_g", Limb: ir.F32, Out: two[:1], Body: []*ir.Value{call, second}, Results: []*ir.Value{second}}
	const want = `static inline float f32_f(float *e)
{
	*e = f32_zero;
	return f32_zero;
}
static inline float f32_g()
{
	float t0_1;
	const float t0_0 = f32_f(&t0_1);
	return t0_1;
}
`
	if got := function(f, false, nil, nil) + function(g, false, nil, nil); !strings.HasSuffix(got, want) {
		t.Errorf("got %s", got)
	}
}

func TestNumbers(t *testing.T) {
	for _, c := range []struct {
		x    float64
		t    ir.Type
		want string
	}{
		{1, ir.F32, "1.0f"}, {0.5, ir.F64, "0x1p-01"}, {-2, ir.F32, "(-2.0f)"}, {-7, ir.I32, "-7"}, {0x1p60, ir.F32, "0x1p+60f"},
	} {
		if got := number(c.x, c.t); got != c.want {
			t.Errorf("%g is %s, want %s", c.x, got, c.want)
		}
	}
}
