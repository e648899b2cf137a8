package digits

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
)

func options(path, name string, inputs ...string) Options {
	return Options{Path: path, Func: name, Inputs: inputs, Count: 12, Want: 12, Limit: 1 << 22, Show: func(float64, string) {}}
}

func analysed(t *testing.T, path, name string, inputs ...string) (*Report, error) {
	t.Helper()
	return Analyse(t.Context(), options(path, name, inputs...))
}

// calls are those of the functions in the files of testdata.
var calls = map[string][]string{
	"testdata/known.go": {
		"rump a=77617 b=33096", "muller n=20", "sample xs=1e7..10000001:50", "unbiased xs=1e7..10000001:50", "apart x=2..2.0000001 y=2..2.0000001", "variance xs=1e9..1000000001:50", "quadratic a=1 b=1e5..1e8 c=1",
		"triangle a=9 b=4.5000000001 c=4.5000000002", "seriesUp n=300000", "seriesDown n=300000", "expSeries x=20..30",
		"difference x=1..2 h=1e-12..1e-10", "orbit e=0.99999999 anomaly=1e-5..1e-4",
		"fit xs=1..2:30 ys=0..1:30", "growth x=1e-12..1e-9", "cross a.x=1..1.0000000001 a.y=1..1.0000000001 a.z=0 b.x=1..1.0000000001 b.y=1..1.0000000001 b.z=0",
		"turns a.x=12 a.y=12 a.z=0 b.x=24 b.y=24 b.z=0 c.x=0.5..0.500000000000001 c.y=0.5..0.500000000000001 c.z=0",
		"mixed a=1e4..1e5 b=1e5..1e6", "fused a=1e4..1e5 b=1e5..1e6", "longSide a=1e4..1e5 b=1e5..1e6",
		"halfSquare x=1e-9..1e-4", "indeterminate x=1e-20..1e-10", "hidden x=1e-9", "cone x=1e-7..1e-5", "octaves x=2..2.000001 y=2..2.000001",
		"squares x=2..2.000001 y=2..2.000001", "polar x=2..2.000001 y=2..2.000001", "healthy x=1..100",
		"benign x=1000..1001 y=1000..1001", "kahan xs=0..1:1000", "reduced x=1..1000", "unused x=1e6..1e7", "faint x=1..2",
	},
	"testdata/range.go": {
		"length x=1e160 y=1e150..1e160", "direction x=1e-165..1e-160 y=1e-165..1e-160", "scaledUp x=1e-161..1e-160", "softmax x=709.9..800",
		"likelihood xs=0..10:1000", "ratio n=200..300", "sigmoid x=-730..-720", "bells xs=0..40:100", "pole x=1..2", "closure x=0.1..1", "account.total a.sum=1e17 xs=0..1:100",
		"centre xs=0..1e-3:4", "larger x=1e155..1e200", "trace m=testdata/matrix.csv", "difference a,b=testdata/pairs.csv",
	},
}

// TestKnown: of each function that is known to lose digits the worst line is the one that its comment is on, and the
// cause is the one that it names. A function without such a comment has nothing to blame.
func TestKnown(t *testing.T) {
	for path, list := range calls {
		for _, call := range list {
			words := strings.Fields(call)
			t.Run(words[0], func(t *testing.T) {
				r, err := analysed(t, path, words[0], words[1:]...)
				if err != nil {
					t.Fatal(err)
				}
				if fault := misjudged(t, r); fault != "" {
					t.Error(fault)
				}
			})
		}
	}
}

// TestWrongRules: where another operand than that with the largest part of the error is followed, TestKnown notices.
func TestWrongRules(t *testing.T) {
	for name, rule := range map[string]func(r *run, z int32) int32{
		"its own rounding": func(*run, int32) int32 { return -1 },
		"the first operand": func(r *run, z int32) int32 {
			if n := r.ops[z]; n.op.args() > 0 {
				return n.a
			}
			return -1
		},
		"the operand with the larger relative error": func(r *run, z int32) int32 {
			n := r.ops[z]
			from, most := int32(-1), unit
			for _, x := range []int32{n.a, n.b, n.c}[:n.op.args()] {
				if e := r.err(x); e > most {
					from, most = x, e
				}
			}
			return from
		},
	} {
		wrong := 0
		for path, list := range calls {
			for _, call := range list {
				words := strings.Fields(call)
				if words[0] == "seriesUp" || words[0] == "seriesDown" {
					continue // they take long
				}
				o := options(path, words[0], words[1:]...)
				o.follow = rule
				r, err := Analyse(t.Context(), o)
				if err != nil {
					t.Fatal(err)
				}
				if misjudged(t, r) != "" {
					wrong++
				}
			}
		}
		t.Logf("%s: %d are misjudged", name, wrong)
		if wrong < 4 {
			t.Errorf("where %s is followed, %d functions are misjudged, want 4 at least", name, wrong)
		}
	}
}

// misjudged says how a report differs from the comments in the functions, "" where it does not.
func misjudged(t *testing.T, r *Report) string {
	want, line := "", 0
	for _, l := range r.functions {
		lines := strings.Split(string(l.text), "\n")
		for n := l.from; n <= l.to; n++ {
			if _, cause, ok := strings.Cut(lines[n-1], "// "); ok {
				want, line = cause, n
			}
		}
	}
	switch {
	case want == "" && r.healthy():
		return ""
	case want == "":
		return fmt.Sprintf("%s is blamed in line %d: %s", r.Causes[0].Expression, r.Causes[0].Line, r.Causes[0].Says)
	case r.healthy():
		return fmt.Sprintf("nothing is to blame, with %.1f digits left", r.Worst)
	}
	if c := r.Causes[0]; string(c.Kind) != want || c.Line != line {
		return fmt.Sprintf("%s is to blame in line %d, want %s in %d: %s", c.Kind, c.Line, want, line, c.Says)
	}
	return ""
}

// TestBenign: what blames each difference that is small beside its operands blames each of the functions that lose
// nothing by one.
func TestBenign(t *testing.T) {
	for _, call := range calls["testdata/known.go"] {
		words := strings.Fields(call)
		switch words[0] {
		case "benign", "kahan", "reduced", "unused", "faint":
			a, n, err := begin(options("testdata/known.go", words[0], words[1:]...))
			if err != nil {
				t.Fatal(err)
			}
			cancelled := 0
			for i := range n {
				a.tape.tape = true
				if _, err := a.call(a.tape, arithmeticQD, false, draw(a.args, i)); err != nil {
					t.Fatal(err)
				}
				a.tape.leaves()
				for z, n := range a.tape.ops {
					if n.op != opLeaf && a.tape.kind(int32(z)) == Cancellation && math.Abs(a.tape.v[z]) < math.Abs(a.tape.v[n.a])/1024 {
						cancelled++
					}
				}
			}
			if cancelled == 0 {
				t.Errorf("%s has no difference that is small beside its operands: it is no control", words[0])
			}
		}
	}
}

// TestAdvice: what is said of the operands, and where they are computed, is what they are, also by way of a variable.
func TestAdvice(t *testing.T) {
	for call, want := range map[string][2]string{
		"quadratic a=1 b=1e5..1e8 c=1":                     {"of line 34) leave", "√p - q is"},
		"variance xs=1e9..1000000001:50":                   {"s2 / n (1e+18) less", "subtract the mean"},
		"sample xs=1e7..10000001:50":                       {"n * m * m", "subtract the mean"},
		"unbiased xs=1e7..10000001:50":                     {"s * s / n", "subtract the mean"},
		"apart x=2..2.0000001 y=2..2.0000001":              {"leaves", "compute math.Pow(x, 3) / 7 and math.Pow(y, 3) / 7 in DD"},
		"triangle a=9 b=4.5000000001 c=4.5000000002":       {"s (9, of line 39) less a", "put what s is, (a + b + c) / 2 in line 39"},
		"orbit e=0.99999999 anomaly=1e-5..1e-4":            {"anomaly", "compute e * math.Sin(anomaly) in DD"},
		"halfSquare x=1e-6..1e-4":                          {"which is divided by (x * x) (1e-12) in line 139", "math.Sin((x) / 2)"},
		"indeterminate x=1e-10":                            {"which divides a (1e-10)", "-math.Expm1(-x)"},
		"difference x=1..2 h=1e-12..1e-10":                 {"which is divided by h", "a larger step"},
		"cone x=1e-6":                                      {"less 1", "math.Sinh((x) / 2)"},
		"octaves x=2..2.000001 y=2..2.000001":              {"math.Log(y)", "log1p((p - q) / q), with p = x and q = y"},
		"squares x=2..2.000001 y=2..2.000001":              {"x * x", "(x - y) * (x + y)"},
		"growth x=1e-12..1e-9":                             {"near 1", "math.Log1p(x)"},
		"cross a.x=3 a.y=1.1 a.z=0 b.x=2.7272 b.y=1 b.z=0": {"a.y * b.x", "w := a.y * b.x; math.FMA(a.x, b.y, -w) - math.FMA(a.y, b.x, -w)"},
	} {
		words := strings.Fields(call)
		r, err := analysed(t, "testdata/known.go", words[0], words[1:]...)
		if err != nil {
			t.Fatal(err)
		}
		if r.healthy() || !strings.Contains(r.Causes[0].Says, want[0]) || !strings.Contains(r.Causes[0].Advice, want[1]) {
			t.Errorf("%s: want %q in %q and %q in %q", call, want[0], r.Causes[0].Says, want[1], r.Causes[0].Advice)
		}
	}
}

// TestNumbers: of a function that gives several numbers each has its own digits.
func TestNumbers(t *testing.T) {
	r, err := analysed(t, "testdata/known.go", "polar", "x=2..2.000001", "y=2..2.000001")
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Numbers) != 2 || r.Numbers[0].Name != "radius" || r.Numbers[0].Worst < 15 || r.Numbers[1].Name != "difference" || r.Numbers[1].Worst > 12 || r.Which != "difference" {
		t.Errorf("the numbers are %v, the worst is %q", r.Numbers, r.Which)
	}
}

// TestTypes: a sum that float64 absorbs is enough with compensation, and one that cancels needs more limbs.
func TestTypes(t *testing.T) {
	for call, want := range map[string]string{
		"healthy x=1..100": "F64", "variance xs=1e9..1000000001:50": "DD", "rump a=77617 b=33096": "QD",
	} {
		words := strings.Fields(call)
		r, err := analysed(t, "testdata/known.go", words[0], words[1:]...)
		if err != nil {
			t.Fatal(err)
		}
		if r.Enough != want {
			t.Errorf("%s: %q is enough, want %s: %v", call, r.Enough, want, r.Types)
		}
	}
}

// TestHolds: no type has more digits than its numbers hold, where a result is exact in each of them: they are in the order of types.
func TestHolds(t *testing.T) {
	path := filepath.Join(t.TempDir(), "exact.go")
	if err := os.WriteFile(path, []byte("package p\n\nfunc norm(x, y float64) float64 { return x*x + y*y }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	r, err := analysed(t, path, "norm", "x=1", "y=2")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"DF": "14.4", "F64": "15.9", "DD": "31.9", "QD": "63.0"}
	for _, x := range r.Types {
		if got := fmt.Sprintf("%.1f", x.Digits); got != want[x.Name] {
			t.Errorf("%s has %s digits of an exact result, want %s", x.Name, got, want[x.Name])
		}
	}
	if len(r.Types) < len(want) {
		t.Errorf("the types are %v", r.Types)
	}
}

// TestConstants: a constant is what is written, also where Go has rounded it to a float64. Its rounding is an error of the
// result and is named; integers still divide as Go has it.
func TestConstants(t *testing.T) {
	path := filepath.Join(t.TempDir(), "constants.go")
	const source = `package p

import "math"

const step, half = 0.1, 1 / 2

const tenth float64 = 1 / 10.0

const (
	first  = 0.1 * (iota + 1)
	second // 0.2
)

func tens(x float64) float64 {
	for range 10 {
		x += 0.1
	}
	return x
}
func literal(x float64) float64    { return x - 0.1 }
func named(x float64) float64      { return x - step }
func typed(x float64) float64      { return x - tenth }
func converted(x float64) float64  { return x - float64(1)/10 }
func negative(x float64) float64   { const local = -tenth; return x + local }
func repeated(x float64) float64   { return x - second/2 }
func circle(x float64) float64     { return x - math.Pi/31.4159265358979 }
func quotient(x float64) float64   { return x + half + 1/3 }
func increased(x float64) float64  { x++; return x }
func fraction(x float64) float64   { return x - 0.125 }
func errors(x float64) float64     { return x + 1e-20/(float64(0.1)+float64(0.2)-float64(0.3)) }
`
	if err := os.WriteFile(path, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	for name, loses := range map[string]bool{
		"literal": true, "named": true, "typed": true, "converted": true, "negative": true, "repeated": true, "circle": true,
		"quotient": false, "increased": false, "errors": false, "fraction": false,
	} {
		r, err := analysed(t, path, name, "x=0.1000000001..0.1000001")
		if err != nil {
			t.Fatal(err)
		}
		if (r.Worst < 12) != loses || loses && (len(r.Causes) != 1 || !strings.Contains(r.Causes[0].Says, "which float64 rounds")) {
			t.Errorf("%s: %.1f digits are left, and the causes are %v", name, r.Worst, r.Causes)
		}
	}
	r, err := analysed(t, path, "tens", "x=-1")
	if err != nil {
		t.Fatal(err)
	}
	if rest := limb.MustParse[limb.QD](r.Right); !rest.Abs().Less(limb.NewQD(1e-60)) {
		t.Errorf("ten tenths less 1 are %s in QD", r.Right)
	}
}

// TestErrors: what is not had, or is wrong, is said with its place.
func TestErrors(t *testing.T) {
	path := filepath.Join(t.TempDir(), "wrong.go")
	const source = "package p\n\nimport \"os\"\n\nfunc f(x float64) float64 { return x }\nfunc m(x float64) float64 { a := map[int]float64{1: x}; return a[1] }\nfunc e(x float64) float64 { for { x++ } }\nfunc i(xs []float64) float64 { return xs[9] }\nfunc o(x float64) float64 { os.Exit(1); return x }\nfunc n(k int) float64 { return float64(k) }\nfunc twice(x float64) float64 { return x }\n"
	if err := os.WriteFile(path, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	other := filepath.Join(filepath.Dir(path), "other.go")
	if err := os.WriteFile(other, []byte("package p\n\n\nfunc twice(x float64) float64 { return x }\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range [][]string{
		{"n", "k=1.5", "\"1.5\" is no whole number, which an int is"}, {"f", "x=1e400", "beyond the range of float64"},
		{"twice", "x=1", "wrong.go:11:6: twice is declared in " + other + ":4:6 too"},
		{"f", "", "nothing is said of x"}, {"f", "x=2..1", "ends before it begins"}, {"f", "y=1", "no parameter \"y\""}, {"g", "x=1", "no function g"},
		{"m", "x=1", "wrong.go:6:34: maps and channels"}, {"e", "x=1", "more than 4194304 operations"}, {"i", "xs=1,2", "wrong.go:8:39: index 9 of xs"},
		{"o", "x=1", "wrong.go:9"}, {"", "x=1", "several functions"},
	} {
		inputs := slices.DeleteFunc([]string{c[1]}, func(s string) bool { return s == "" })
		if _, err := analysed(t, path, c[0], inputs...); err == nil || !strings.Contains(err.Error(), c[2]) {
			t.Errorf("%s %s: the error is %v, want one with %q", c[0], c[1], err, c[2])
		}
	}
}

// TestOtherTypes: a function with limb's types, or one without numbers, is refused, with the place and the package.
func TestOtherTypes(t *testing.T) {
	path := filepath.Join(t.TempDir(), "kernels.go")
	const source = `package p

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

func add[T kernel.Real[T]](x, y T) T { return x.Add(y) }
func twice(x limb.DD) limb.DD { return x.Add(x) }
func inside(x float64) float64 { return limb.NewDD(x).Float64() }
func calls(x float64) float64 { return inside(x) }
func single(x float32) float32 { return x }
func text(x float64) string { return "x" }
func deep(x float64) float64 { return deep(x) }
func division(n int) int { return 1 / n }
func types[T float64 | float32](x T) T { return x + 1 }
`
	if err := os.WriteFile(path, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range [][2]string{
		{"add x=1 y=2", "kernels.go:8:12: add uses package github.com/limbfp/limb/kernel: limb digits runs functions in float64"},
		{"twice x=1", "kernels.go:9:14: twice uses package github.com/limbfp/limb:"}, {"inside x=1", "kernels.go:10:41: inside uses package"},
		{"calls x=1", "kernels.go:10:41: inside uses package"}, {"single x=1", "float32"}, {"text x=1", "gives no number: let it return"},
		{"deep x=1", "nest deeper"}, {"division n=0", "divided by 0"}, {"types x=1", ""},
	} {
		words := strings.Fields(c[0])
		_, err := analysed(t, path, words[0], words[1:]...)
		if c[1] == "" && err != nil || c[1] != "" && (err == nil || !strings.Contains(err.Error(), c[1])) {
			t.Errorf("%s: the error is %v, want one with %q", c[0], err, c[1])
		}
	}
}

// TestBetween: of a range wider than the exponents of float64 the inputs lie over all of it.
func TestBetween(t *testing.T) {
	for _, c := range [][2]float64{{1e-320, 1e300}, {1, 1e6}, {5e-324, 1}} {
		half := between(c[0], c[1], 0.5)
		if want := (math.Log2(c[0]) + math.Log2(c[1])) / 2; math.Abs(math.Log2(half)-want) > 0.01 {
			t.Errorf("half of the way from %g to %g is %g", c[0], c[1], half)
		}
	}
}

// TestScaled: numbers with exponents of their own are those of QD within the range, and obey the laws of functions
// beyond it.
func TestScaled(t *testing.T) {
	zero := limb.QD{}
	do := func(name string, x, y limb.QD) limb.QD { return scaledOf(lookup(name), x, y, zero) }
	near := func(what string, x, y limb.QD) {
		t.Helper()
		d := scaledSum(x, scaledNeg(y))
		if d.X0 != 0 && (d.X3 > max(x.X3, y.X3)-135 || !finite(x.X0) || !finite(y.X0)) {
			t.Errorf("%s: %v and %v differ", what, x, y)
		}
	}
	random := rand.New(rand.NewPCG(1, 1))
	for range 100 {
		x, y := limb.NewQD(random.Float64()+0.1).AddFloat(0x1p-60), limb.NewQD(random.Float64()+0.1)
		for o := opAdd; int(o-opFunction) < len(functions); o++ {
			want := apply(o, x, y, x)
			if got := scaledOf(o, joined(x, 0), joined(y, 0), joined(x, 0)); want.X0 != 0 && finite(want.X0) {
				near(fmt.Sprint("operation ", o), got, joined(want, 0))
			}
		}
		for _, e := range []int{-3001, -500, 0, 700, 5000} {
			a, b := joined(x, e), joined(y, -e/2)
			if a.X3 > b.X3 { // else a has fallen off, in part
				near("a+b-b", scaledSum(scaledSum(a, b), scaledNeg(b)), a)
			}
			near("ab/b", scaledOf(opDiv, scaledOf(opMul, a, b, zero), b, zero), a)
			near("sqrt", scaledOf(opMul, do("Sqrt", a, zero), do("Sqrt", a, zero), zero), a)
			near("cbrt", scaledOf(opMul, do("Cbrt", a, zero), scaledOf(opMul, do("Cbrt", a, zero), do("Cbrt", a, zero), zero), zero), a)
			near("exp log", do("Exp", do("Log", a, zero), zero), a)
			near("exp2 log2", do("Exp2", do("Log2", a, zero), zero), a)
			near("pow", do("Pow", a, joined(limb.NewQD(3), 0)), scaledOf(opMul, a, scaledOf(opMul, a, a, zero), zero))
			near("hypot", do("Hypot", joined(limb.NewQD(3), e), joined(limb.NewQD(4), e)), joined(limb.NewQD(5), e))
			near("log10", scaledOf(opMul, do("Log10", a, zero), joined(limb.NewQD(10).Log(), 0), zero), do("Log", a, zero))
			near("cosh sinh", scaledSum(do("Cosh", joined(x, 13), zero), do("Sinh", joined(x, 13), zero)), do("Exp", joined(x, 13), zero))
			for _, c := range []limb.QD{b, a, scaledNeg(a), {}, {X0: math.Inf(1)}, {X0: math.NaN()}} {
				p, q := scaledAlike(a, c)
				d := scaledOf(opSub, a, c, zero).X0
				if less := d < 0 || c.X0 > 1e300; p.Less(q) != less || p.Equal(q) != (d == 0) {
					t.Errorf("%v and %v compare wrongly", a, c)
				}
			}
			near("atan2", do("Atan2", joined(x, e), joined(y, e)), joined(x.Atan2(y), 0))
		}
	}
}
