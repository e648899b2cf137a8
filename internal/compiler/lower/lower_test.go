package lower

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/frontend"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/operand"
)

// load returns the library's functions of these names, or all that are no kernels, with package floor. That they
// are what the source gives is a test of gen.
func load(t testing.TB, names ...string) *ir.Program {
	t.Helper()
	if len(names) == 0 {
		all := kernels.Program()
		return &ir.Program{Funcs: slices.DeleteFunc(slices.Clone(all.Funcs), func(f *ir.Func) bool { return f.Code != nil }), Tables: all.Tables}
	}
	p, err := kernels.Module(names...)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func same(a, b float64) bool {
	return math.Float64bits(a) == math.Float64bits(b) || a != a && b != b
}

// binary returns the format of p significand bits and w of exponent.
func binary(p, w int) fp.Format {
	bias := 1<<(w-1) - 1
	return fp.Format{Bits: p + w, Prec: p, Emin: 1 - bias, Emax: bias}
}

// lowered is a function before and after a rung, in an arithmetic.
type lowered struct {
	f, g          *ir.Func
	before, after *ir.Interp
	format        fp.Format
}

func newLowered(old, new *ir.Program, name string, a ir.Arith) (l lowered, err error) {
	l = lowered{f: old.Lookup(name), g: new.Lookup(name), format: a.Format()}
	if l.f == nil || l.g == nil {
		return l, fmt.Errorf("there is no %s", name)
	}
	if l.before, err = ir.NewInterp(old, l.f, a); err != nil {
		return l, err
	}
	l.after, err = ir.NewInterp(new, l.g, a)
	return l, err
}

// encode returns the bits of x, with the sign of a NaN where the format is the machine's.
func (l *lowered) encode(x float64) uint64 {
	switch l.format {
	case fp.Binary32():
		return uint64(math.Float32bits(float32(x)))
	case fp.Binary64():
		return math.Float64bits(x)
	}
	return l.format.Encode(x)
}

// differ runs both on the same operands, and says where the results differ.
func (l *lowered) differ(args []float64) error {
	want, got := make([]float64, len(l.f.Results)), make([]float64, len(l.g.Results))
	l.before.Run(want, args)
	var operands []float64
	for i, p := range l.f.Params {
		switch q := l.g.Params[len(operands)].Type; {
		case q == ir.U32 && p.Type == ir.F64:
			w := l.encode(args[i])
			operands = append(operands, ir.FromWord(q, w), ir.FromWord(q, w>>32))
		case q.IsWord():
			operands = append(operands, ir.FromWord(q, l.encode(args[i])))
		default:
			operands = append(operands, args[i])
		}
	}
	for range len(l.g.Params) - len(operands) { // the zero
		operands = append(operands, 0)
	}
	l.after.Run(got, operands)
	at := 0
	for i, r := range l.f.Results {
		t := l.g.Results[at].Type
		x := got[at]
		at++
		if t.IsWord() {
			w := ir.ToWord(t, x)
			if t == ir.U32 && r.Type == ir.F64 {
				w |= ir.ToWord(t, got[at]) << 32
				at++
			}
			if l.format.Bits < 64 && w>>l.format.Bits != 0 {
				return fmt.Errorf("%s%v: result %d is %#x, which is no encoding", l.f.Name, args, i, w)
			}
			x = l.format.Decode(w)
		}
		if !same(x, want[i]) {
			return fmt.Errorf("%s%x: result %d is %x lowered, %x before (%v, %v)", l.f.Name, args, i, x, want[i], x, want[i])
		}
	}
	return nil
}

// exact are the functions that are tried with all operands.
var exact = []string{
	"f32.TwoSum", "f32.TwoDiff", "f32.FastTwoSum", "f32.TwoProd", "f32.TwoSqr", "f32.Split",
	"DF.Add", "DF.Sub", "DF.Mul", "DF.MulFloat", "DF.AddFloat", "DF.Less", "DF.Equal", "DF.Neg", "DF.Abs",
}

// operands calls f with all operands of a format, pairs in normal form.
func operands(f *ir.Func, format fp.Format, try func(args []float64) error) error {
	var numbers, half []float64
	for b := range uint64(1) << format.Bits {
		x := format.Decode(b)
		if x != x && len(half) > 0 && half[len(half)-1] != half[len(half)-1] {
			continue // one NaN is enough
		}
		numbers = append(numbers, x)
		half = append(half, x)
	}
	var fill func(args []float64) error
	fill = func(args []float64) error {
		if len(args) == len(f.Params) {
			return try(args)
		}
		low := strings.HasSuffix(f.Params[len(args)].Name, "_Lo")
		for _, x := range numbers {
			if low {
				hi := args[len(args)-1]
				if hi-hi == 0 && hi+x-(hi+x) == 0 && format.Round(hi+x) != hi || hi-hi != 0 && x != 0 {
					continue
				}
			}
			if err := fill(append(args, x)); err != nil {
				return err
			}
		}
		return nil
	}
	return fill(nil)
}

// exact64 are the same of the other width, in words of 64 bits.
var exact64 = strings.Fields(strings.NewReplacer("f32", "f64", "DF", "DD").Replace(strings.Join(exact, " ")))

// passes are those of the ladder for a format, but Divide: quotient and root are for 24 and
// 53 bits alone.
func passes(format fp.Format) []Rung {
	of := func(ir.Type) fp.Format { return format }
	return []Rung{
		{Name: "split", Passes: []Pass{Split}}, {Name: "order", Passes: []Pass{order(of)}}, {Name: "barrier", Passes: []Pass{Barrier}},
		{Name: "hidden", Passes: []Pass{words{of, true}.lower}}, {Name: "floor", Passes: []Pass{words{of, false}.lower}},
		{Name: "floor pairs", Passes: []Pass{words{of, false}.lower, Pairs}},
	}
}

// small tries all operands of the functions in a format.
func small(old *ir.Program, r Rung, format fp.Format) error {
	a, err := ir.Nearest(format)
	if err != nil {
		return err
	}
	p, err := r.Lower(old)
	if err != nil {
		return err
	}
	names := exact
	if r.Has("pairs") {
		names = exact64
	}
	for _, name := range names {
		l, err := newLowered(old, p, name, a)
		if err != nil {
			return err
		}
		n, every := 0, 1
		switch n := len(l.f.Params); {
		case n > 3:
			every = testenv.Size(997, 29, 1) * 1 << (2 * (format.Bits - 6))
		case n > 2:
			every = testenv.Size(31, 1, 1)
		}
		if err := operands(l.f, format, func(args []float64) error {
			if n++; n%every != 0 || slices.ContainsFunc(args, func(x float64) bool { return math.Abs(x) == format.Max() }) {
				return nil
			}
			return l.differ(args)
		}); err != nil {
			return fmt.Errorf("%s: %v: %w", r.Name, format, err)
		}
	}
	return nil
}

// TestSmall tries each pass on all operands of small formats, but the largest number: with
// it a step of TwoSum may overflow, which the floor has not.
func TestSmall(t *testing.T) {
	testenv.Long(t, "all operands of small formats")
	for _, format := range []fp.Format{binary(3, 3), binary(4, 3), binary(3, 4)} {
		if format.Bits > testenv.Size(6, 6, 7) {
			continue
		}
		for _, r := range passes(format) {
			if err := small(load(t, slices.Concat(exact, exact64)...), r, format); err != nil {
				t.Error(err)
			}
		}
	}
}

// planted are functions of package floor that are a little wrong.
var planted = []struct{ file, old, new string }{
	{"sum.go", "rounded(t<<c, k+1)", "t<<c>>(k+1)"},
	{"sum.go", "odd := x & 1", "odd := x &^ x"},
	{"sum.go", "if b == f.sign() {", "if b == 0 {"},
	{"product.go", "x*y - q<<(f.P-c)", "x*y - q<<(f.P-1+c)"},
	{"product.go", "if under {", "if under && false {"},
	{"compare.go", "f.key(a) < f.key(b) && f.ordered(a, b)", "f.key(a) < f.key(b)"},
}

// TestSmallFails plants a defect in package floor, and passes that are wrong: the check of
// all operands must find them.
func TestSmallFails(t *testing.T) {
	testenv.Long(t, "the control of TestSmall: compiles the library with each defect")
	format := binary(3, 3)
	floor := func(of fp.Format) Rung {
		return Rung{Name: "floor", Passes: []Pass{words{func(ir.Type) fp.Format { return of }, false}.lower}}
	}
	for _, c := range planted {
		p, err := frontend.Load(plant(t, c.file, c.old, c.new), "internal/source/floor")
		if err != nil {
			t.Fatal(err)
		}
		if err := small(p, floor(format), format); err == nil {
			t.Errorf("%s: %q in the place of %q passes", c.file, c.new, c.old)
		}
	}
	if err := small(load(t, exact...), floor(binary(4, 2)), format); err == nil {
		t.Error("the floor of another format passes")
	}
	for name, wrong := range map[string]func(b *body, v *ir.Value) *ir.Value{
		"an error of a product that is 0": func(b *body, v *ir.Value) *ir.Value {
			if v.Op != ir.ProdErr {
				return nil
			}
			return b.add(ir.Const, v.Type)
		},
		"a sum reassociated": func(b *body, v *ir.Value) *ir.Value {
			if v.Op != ir.Sub || v.Args[0].Op != ir.Add || v.Args[0].Args[0] != v.Args[1] {
				return nil
			}
			return b.of(v.Args[0].Args[1]) // (a + b) - a
		},
	} {
		if err := small(load(t, exact...), Rung{Name: name, Passes: []Pass{replace(wrong)}}, format); err == nil {
			t.Errorf("%s passes", name)
		}
	}
}

// plant returns a folder with the module's root and package floor, of which a file has
// one text in the place of another.
func plant(t *testing.T, file, old, new string) string {
	t.Helper()
	dir := t.TempDir()
	for _, pattern := range []string{"go.mod", "*.go", "internal/source/floor/*.go"} {
		names, err := filepath.Glob(filepath.Join("../../..", pattern))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			source, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			text := testenv.Emptied(string(source)) // the operations of small formats have no tables
			if filepath.Base(name) == file && strings.Contains(pattern, "floor") {
				planted := strings.Replace(text, old, new, 1)
				if planted == text {
					t.Fatalf("%s does not contain %q", file, old)
				}
				text = planted
			}
			to := filepath.Join(dir, strings.TrimPrefix(name, "../../../"))
			if err := os.MkdirAll(filepath.Dir(to), 0o777); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(to, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	return dir
}

// TestLadder runs functions on the rungs that have all passes between them in the interpreter, at
// full width, on operands of all kinds; where the large sizes are asked for, on every rung, and
// most of the catalogue.
func TestLadder(t *testing.T) {
	testenv.Long(t, "it lowers and interprets functions at full width; TestSmall has each pass")
	functions := kernels.Funcs()
	functions = slices.DeleteFunc(slices.Clone(functions), func(f kernels.Func) bool {
		simple := []string{"TwoProd", "Add", "Mul", "Div", "Sqrt", "Less", "Exp", "Log", "Floor", "Ldexp"}
		_, name, _ := strings.Cut(f.Name, ".")
		return (!testenv.Full() || f.Ops > 5000) && !slices.Contains(simple, name)
	})
	var names []string
	for _, f := range functions {
		names = append(names, f.Name)
	}
	old := load(t, names...)
	for i, r := range Ladder {
		if testing.Short() && r.Name != Careful+" hidden" && r.Name != "floor" ||
			!testenv.Full() && !slices.Contains([]string{"scaled root order", Careful, Careful + " hidden", Careful + " barrier", "floor", "floor pairs"}, r.Name) {
			continue
		}
		p, err := r.Lower(old)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range functions {
			var a ir.Arith = ir.IEEE32
			if old.Lookup(f.Name).Limb == ir.F64 {
				a = ir.IEEE64
			}
			l, err := newLowered(old, p, f.Name, a)
			if err != nil {
				t.Fatal(err)
			}
			in := operand.Make(uint64(i), max(5, testenv.Size(1e3, 1e5, 5e5)/(f.Ops+1000)), f.In, operand.Wide)
			args := make([]float64, len(in))
			for row := range in[0].Len() {
				for j := range in {
					args[j] = in[j].At(row)
				}
				if err := l.differ(args); err != nil {
					t.Errorf("%s: %v", r.Name, err)
					break
				}
			}
		}
	}
}

// TestLibrary: all functions and kernels of the library are sound on each rung. Kernels of F64
// call functions of F32 there, for integers, and hand them the zero of their own width.
func TestLibrary(t *testing.T) {
	for i, r := range Ladder {
		if i%testenv.Size(7, 1, 1) > 0 {
			continue
		}
		if _, err := r.Lower(kernels.Program()); err != nil {
			t.Error(err)
		}
	}
}

// TestHidden: each operation of floats is hidden by the last parameter, and calls hand it on.
func TestHidden(t *testing.T) {
	p, err := Rung{Name: "hidden", Passes: []Pass{Hidden}}.Lower(load(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range p.Funcs {
		switch {
		case f.Inline == f.Hidden:
			t.Errorf("%s: part of an operation %v, with a zero %v", f.Name, f.Inline, f.Hidden)
		case !f.Hidden:
			continue
		}
		zero := f.Params[len(f.Params)-1]
		hidden := map[*ir.Value]bool{}
		for _, v := range f.Body {
			if v.Op == ir.Xor && v.Args[1] == zero && v.Args[0].Op == ir.Bitcast {
				hidden[v.Args[0].Args[0]] = true
			}
		}
		for _, v := range f.Body {
			switch {
			case v.Type.Float() && v.Op != ir.Bitcast && !hidden[v]:
				t.Errorf("%s: %s of floats is not hidden", f.Name, v.Op)
			case v.Op == ir.Call && v.Callee.Hidden && v.Args[len(v.Args)-1] != zero:
				t.Errorf("%s: the call of %s has not the zero", f.Name, v.Callee.Name)
			}
		}
	}
}

// TestFloor: nothing is left of floats.
func TestFloor(t *testing.T) {
	p, err := Rung{Name: "floor", Passes: []Pass{Floor}}.Lower(load(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range p.Funcs {
		for _, v := range f.Body {
			if v.Type.Float() {
				t.Errorf("%s: %s is a float", f.Name, v.Ref())
			}
		}
	}
	for _, table := range p.Tables {
		if table.Type.Float() {
			t.Errorf("%s is a table of floats", table.Name)
		}
	}
}

// TestBarrier counts the operations that round, and the barriers.
func TestBarrier(t *testing.T) {
	p, err := Rung{Name: "barrier", Passes: []Pass{Barrier}}.Lower(load(t))
	if err != nil {
		t.Fatal(err)
	}
	all := 0
	for _, f := range p.Funcs {
		behind := map[*ir.Value]bool{}
		for _, v := range f.Body {
			if v.Op == ir.Opaque {
				behind[v.Args[0]] = true
			}
		}
		for _, v := range f.Body {
			if rounds(v) {
				all++
				if !behind[v] {
					t.Errorf("%s: no barrier behind %s", f.Name, v.Op)
				}
			}
			for _, a := range v.Args {
				if rounds(a) && v.Op != ir.Opaque {
					t.Errorf("%s: %s goes around the barrier", f.Name, v.Op)
				}
			}
		}
	}
	if all < 1000 {
		t.Errorf("%d operations round", all)
	}
}

// TestLowerFails: what a pass needs is not there, or needs itself.
func TestLowerFails(t *testing.T) {
	const mul = "f32_F(a f32, b f32) (p f32)\n  %2.p = mul f32 %0.a %1.b\n  return %2.p\n"
	const quotient = "f32_quotient(a f32, b f32) (q f32)\n  %2.q = div f32 %0.a %1.b\n  return %2.q\n"
	for _, c := range []struct{ text, rung, want string }{
		{mul, "floor", "lower: floor: the program has no u32_mul"},
		{strings.Replace(mul, "mul", "div", 1), "divide", "lower: divide: the program has no f32_quotient"},
		{quotient, "divide", "lower: divide: f32_quotient calls itself"},
	} {
		p, err := ir.Parse(c.text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := rung(t, c.rung).Lower(p); err == nil || !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("err = %v, want %s", err, c.want)
		}
	}
}

// TestBothWidths: where floats are hidden, float32 and float64 become one another as before; floats
// made of integers do not, and it is an error that says so.
func TestBothWidths(t *testing.T) {
	const text = "f64_F(a f64) (p f64)\n  %1 = narrow f32 %0.a\n  %2.p = widen f64 %1\n  return %2.p\n"
	p, err := ir.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	p.Lookup("f64_F").Mixed = true
	q, err := Rung{Name: "hidden", Passes: []Pass{Hidden}}.Lower(p)
	if err != nil {
		t.Fatal(err)
	}
	if err := ir.Verify(q); err != nil {
		t.Fatal(err)
	}
	interp, err := ir.NewInterp(q, q.Lookup("f64_F"), ir.IEEE64)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range []float64{1, -0x1.0000001p3, 0x1p-149, 0x1.8p-150, 1e300, math.Inf(-1), math.Copysign(0, -1)} {
		out := make([]float64, 1)
		interp.Run(out, []float64{ir.FromWord(ir.U64, math.Float64bits(a)), 0})
		if got, want := ir.ToWord(ir.U64, out[0]), math.Float64bits(float64(float32(a))); got != want {
			t.Errorf("%v becomes %x, want %x", a, got, want)
		}
	}
	if _, err := rung(t, "floor").Lower(p); err == nil || !strings.Contains(err.Error(), "f64_F has float32 and float64 in one function") {
		t.Errorf("on floats made of integers: %v", err)
	}
}

// rung returns a rung of the ladder.
func rung(t testing.TB, name string) Rung {
	for _, r := range Ladder {
		if r.Name == name {
			return r
		}
	}
	t.Fatalf("the ladder has no %s", name)
	return Rung{}
}
