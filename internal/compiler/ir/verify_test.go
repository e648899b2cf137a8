package ir_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// sample is a well-formed program: a table, a function of two results, and one
// that calls it and looks the table up.
type sample struct {
	ir.Program
	two, f *ir.Func
}

func newSample() *sample {
	number := func(f *ir.Func, op ir.Op, t ir.Type, name string, args ...*ir.Value) *ir.Value {
		v := &ir.Value{Op: op, Type: t, Name: name, Args: args, ID: len(f.Body), Pos: "f.go:1:1"}
		f.Body = append(f.Body, v)
		return v
	}
	f32 := func(name string) ir.Group { return ir.Group{Name: name, Type: "f32", N: 1} }

	two := &ir.Func{Name: "f32_two", Go: "f32.two", Limb: ir.F32}
	a := number(two, ir.Param, ir.F32, "a")
	s := number(two, ir.Add, ir.F32, "s", a, a)
	e := number(two, ir.Neg, ir.F32, "e", a)
	two.In, two.Params = []ir.Group{f32("a")}, []*ir.Value{a}
	two.Out, two.Results = []ir.Group{f32("s"), f32("e")}, []*ir.Value{s, e}

	tab := &ir.Table{Name: "f32_tab", Type: ir.F32, Data: []float64{1, 2}}
	f := &ir.Func{Name: "DF_F", Go: "DF.F", Doc: "F is a sample.\n\nIt has two paragraphs.\n", Limb: ir.F32, Export: true}
	hi := number(f, ir.Param, ir.F32, "x_Hi")
	lo := number(f, ir.Param, ir.F32, "x_Lo")
	n := number(f, ir.Param, ir.I32, "n")
	call := number(f, ir.Call, ir.F32, "", hi)
	call.Callee = two
	second := number(f, ir.Result, ir.F32, "e", call)
	second.Nth = 1
	shifted := number(f, ir.Shr, ir.I32, "", n)
	shifted.Bits = 31
	entry := number(f, ir.Lookup, ir.F32, "t", shifted)
	entry.Table = tab
	chopped := number(f, ir.Chop, ir.F32, "", lo)
	chopped.Bits = 12
	half := number(f, ir.Const, ir.F32, "")
	half.Const = 0.5
	less := number(f, ir.Lt, ir.Bool, "", chopped, half)
	less.Comment = "the smaller half"
	chosen := number(f, ir.Select, ir.F32, "r", less, second, entry)
	f.In = []ir.Group{{Name: "x", Type: "DF", Fields: []string{"Hi", "Lo"}, N: 2}, {Name: "n", Type: "i32", N: 1}}
	f.Params = []*ir.Value{hi, lo, n}
	f.Out, f.Results = []ir.Group{{Type: "f32", N: 1}, {Name: "less", Type: "bool", N: 1}}, []*ir.Value{chosen, less}

	return &sample{ir.Program{Funcs: []*ir.Func{two, f}, Tables: []*ir.Table{tab}}, two, f}
}

func TestVerifyAccepts(t *testing.T) {
	if err := ir.Verify(&newSample().Program); err != nil {
		t.Error(err)
	}
}

// TestVerifyWidths: a function for slices goes between the widths, and no other.
func TestVerifyWidths(t *testing.T) {
	a := &ir.Value{Op: ir.Param, Type: ir.F32, Name: "a"}
	w := &ir.Value{Op: ir.Widen, Type: ir.F64, Args: []*ir.Value{a}, ID: 1}
	n := &ir.Value{Op: ir.Narrow, Type: ir.F32, Args: []*ir.Value{w}, ID: 2}
	f := &ir.Func{Name: "vec_F", Limb: ir.F64, Slices: true, Mixed: true, Params: []*ir.Value{a}, Body: []*ir.Value{a, w, n}, Results: []*ir.Value{n},
		In: []ir.Group{{Name: "a", Type: "f32", N: 1}}, Out: []ir.Group{{Type: "f32", N: 1}}}
	p := &ir.Program{Funcs: []*ir.Func{f}}
	if err := ir.Verify(p); err != nil {
		t.Error(err)
	}
	for want, spoil := range map[string]func(){
		"type f32 in a function of f64": func() { f.Mixed = false },
		"widen does not give f32":       func() { w.Type = ir.F32 },
		"operand 0 of widen is f64":     func() { a.Type = ir.F64 },
		"operand 0 of narrow is f32":    func() { n.Args[0] = a },
	} {
		before, beforeA, beforeW, beforeN := *f, *a, *w, *n
		beforeN.Args = []*ir.Value{w}
		spoil()
		if err := ir.Verify(p); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
		*f, *a, *w, *n = before, beforeA, beforeW, beforeN
	}
}

// TestVerifyRejects breaks the sample in one place at a time.
func TestVerifyRejects(t *testing.T) {
	for _, c := range []struct {
		name  string
		spoil func(s *sample)
		want  string
	}{
		{"operand of a later value", func(s *sample) { s.two.Body[1].Args[0] = s.two.Body[2] },
			"f.go:1:1: f32_two: %1.s: operand 0 is not computed before"},
		{"operand of another function", func(s *sample) { s.f.Body[7].Args[0] = s.two.Body[1] },
			"f.go:1:1: DF_F: %7: operand 0 is not computed before"},
		{"no operand", func(s *sample) { s.two.Body[2].Args[0] = nil },
			"f.go:1:1: f32_two: %2.e: operand 0 is not computed before"},
		{"too few operands", func(s *sample) { s.two.Body[1].Args = s.two.Body[1].Args[:1] },
			"f.go:1:1: f32_two: %1.s: add takes 2 operands, not 1"},
		{"operand of another type", func(s *sample) { s.f.Body[6].Args[0] = s.f.Body[0] },
			"f.go:1:1: DF_F: %6.t: operand 0 of lookup is f32"},
		{"arms of two types", func(s *sample) { s.f.Body[10].Args[1] = s.f.Body[2] },
			"f.go:1:1: DF_F: %10.r: operand 1 of select is i32"},
		{"comparison of two types", func(s *sample) { s.f.Body[9].Args[1] = s.f.Body[2] },
			"f.go:1:1: DF_F: %9: operand 1 of lt is i32"},
		{"condition that is a float", func(s *sample) { s.f.Body[10].Args[0] = s.f.Body[0] },
			"f.go:1:1: DF_F: %10.r: operand 0 of select is f32"},
		{"value of the wrong type", func(s *sample) { s.f.Body[9].Type = ir.I32; s.f.Out[1].Type = "i32" },
			"f.go:1:1: DF_F: %9: lt does not give i32\nf.go:1:1: DF_F: %10.r: operand 0 of select is i32"},
		{"value of the other limb", func(s *sample) { s.f.Body[7].Type = ir.F64 },
			"f.go:1:1: DF_F: %7: type f64 in a function of f32\nf.go:1:1: DF_F: %9: operand 1 of lt is f32"},
		{"operation of no meaning", func(s *sample) { s.two.Body[1].Op = 200 },
			"f.go:1:1: f32_two: %1.s: the operation op200 is unknown"},
		{"constant that is not exact", func(s *sample) { s.f.Body[8].Const = 0.1 },
			"f.go:1:1: DF_F: %8: the constant 0.1 is no f32"},
		{"shift", func(s *sample) { s.f.Body[5].Bits = 32 },
			"f.go:1:1: DF_F: %5: shift by 32"},
		{"chop", func(s *sample) { s.f.Body[7].Bits = 24 },
			"f.go:1:1: DF_F: %7: chop of 24 bits"},
		{"number", func(s *sample) { s.two.Body[2].ID = 7 },
			"f.go:1:1: f32_two: %7.e: its number is not its place, 2"},
		{"parameter behind", func(s *sample) { s.two.Body[2].Op, s.two.Body[2].Args = ir.Param, nil },
			"f.go:1:1: f32_two: %2.e: the parameters do not head the body"},
		{"body without its parameters", func(s *sample) { s.f.Body = s.f.Body[:2] },
			"DF_F: the parameters do not head the body"},

		{"caller before its callee", func(s *sample) { s.Funcs[0], s.Funcs[1] = s.f, s.two },
			"f.go:1:1: DF_F: %3: its callee does not stand before this function"},
		{"recursion", func(s *sample) { s.f.Body[3].Callee = s.f },
			"f.go:1:1: DF_F: %3: its callee does not stand before this function\n" +
				"f.go:1:1: DF_F: %4.e: it is f32, and the result is bool"},
		{"arguments", func(s *sample) { s.f.Body[3].Args = s.f.Params[:2] },
			"f.go:1:1: DF_F: %3: 2 arguments for f32_two, which takes 1"},
		{"argument of another type", func(s *sample) { s.f.Body[3].Args = s.f.Params[2:] },
			"f.go:1:1: DF_F: %3: argument 0 of f32_two is i32, not f32"},
		{"result of the call", func(s *sample) { s.f.Body[3].Type = ir.I32 },
			"f.go:1:1: DF_F: %3: f32_two does not return i32 first"},
		{"result number", func(s *sample) { s.f.Body[4].Nth = 2 },
			"f.go:1:1: DF_F: %4.e: there is no such result"},
		{"result of no call", func(s *sample) { s.f.Body[4].Args[0] = s.f.Body[0] },
			"f.go:1:1: DF_F: %4.e: there is no such result"},

		{"table that is not listed", func(s *sample) { s.Tables = nil },
			"f.go:1:1: DF_F: %6.t: its table is not in the program"},
		{"table of another type", func(s *sample) { s.Tables[0].Type = ir.F64 },
			"f.go:1:1: DF_F: %6.t: it is f32, and its table f64"},
		{"table that is empty", func(s *sample) { s.Tables[0].Data = nil },
			"table f32_tab: 0 elements of type f32"},
		{"element that is not exact", func(s *sample) { s.Tables[0].Data[1] = 0.1 },
			"table f32_tab: element 1, 0.1, is no f32"},

		{"parameters", func(s *sample) { s.two.In = nil },
			"f32_two: 1 parameters for a signature of 0"},
		{"results", func(s *sample) { s.two.Out[1].Fields, s.two.Out[1].N = []string{"Hi", "Lo"}, 2 },
			"f32_two: 2 results for a signature of 3"},
		{"fields", func(s *sample) { s.f.In[0].Fields = []string{"Hi"} },
			"DF_F: parameter x: 2 scalars for the fields [Hi]"},
		{"type of a result", func(s *sample) { s.two.Out[0].Type = "f64" },
			"f32_two: result s: a scalar of type f32 in a f64"},
		{"arm", func(s *sample) { s.two.Arm = true },
			"f32_two: its results are not the parameters after the first where that is false"},
		{"result that is not computed", func(s *sample) { s.f.Results[0] = s.two.Body[1] },
			"DF_F: result 0 is not computed"},
		{"no results", func(s *sample) { s.f.Out, s.f.Results = nil, nil },
			"DF_F: it has no results"},
		{"limb", func(s *sample) { s.Funcs, s.Tables, s.two.Limb = s.Funcs[:1], nil, ir.I32 },
			"f32_two: its limb is i32\nf.go:1:1: f32_two: %0.a: type f32 in a function of i32\n" +
				"f.go:1:1: f32_two: %1.s: type f32 in a function of i32\nf.go:1:1: f32_two: %2.e: type f32 in a function of i32"},
		{"name", func(s *sample) { s.f.Name = "f32_tab" },
			`f32_tab: the name "f32_tab" is empty or taken`},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := newSample()
			c.spoil(s)
			err := ir.Verify(&s.Program)
			if err == nil {
				t.Fatal("accepted")
			}
			if err.Error() != c.want {
				t.Errorf("got\n%s\nwant\n%s", err, c.want)
			}
		})
	}
}

func TestPrint(t *testing.T) {
	const want = `// F is a sample.
//
// It has two paragraphs.
DF_F(x DF, n i32) (f32, less bool)
  %3 = call f32 f32_two %0.x_Hi
  %4.e = result f32 %3 1
  %5 = shr i32 %2.n 31
  %6.t = lookup f32 f32_tab %5
  %7 = chop f32 %1.x_Lo 12
  %8 = const f32 0x1p-01
  %9 = lt bool %7 %8                     // the smaller half
  %10.r = select f32 %9 %4.e %6.t
  return %10.r %9
`
	if got := newSample().f.String(); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// TestOpNames: an operation without a name would print as its number.
func TestOpNames(t *testing.T) {
	seen := map[string]ir.Op{}
	for op := ir.Param; op <= ir.Native; op++ {
		name := op.String()
		if old, ok := seen[name]; ok || strings.HasPrefix(name, "op") && op != ir.Opaque {
			t.Errorf("operation %d is printed %q, as is operation %d", op, name, old)
		}
		seen[name] = op
	}
}

// TestVerifyEnd: a program with results ends with a return.
func TestVerifyEnd(t *testing.T) {
	c := &ir.Value{Op: ir.Const, Type: ir.I32, Const: 1}
	v := &ir.Var{Name: "v", Type: ir.I32}
	f := &ir.Func{Name: "f32_P", Limb: ir.F32, Body: []*ir.Value{c}, Vars: []*ir.Var{v},
		Out: []ir.Group{{Type: "i32", N: 1}}, Results: []*ir.Value{{Op: ir.Get, Type: ir.I32, Var: v}}}
	f.Code = []ir.Stmt{&ir.Do{Values: f.Body}, &ir.Set{Var: v, Value: c}}
	p := &ir.Program{Funcs: []*ir.Func{f}}
	if err := ir.Verify(p); err == nil || err.Error() != "f32_P: its end is reached without a return" {
		t.Errorf("got %v", err)
	}
	f.Code = append(f.Code, &ir.Return{})
	if err := ir.Verify(p); err != nil {
		t.Error(err)
	}
}

// TestVerifyStraight: a function of the catalogue has no loop, no branch, no memory and no quotient of
// integers, whether they stand in statements, among the values of straight-line code or in a callee.
func TestVerifyStraight(t *testing.T) {
	sample := func() (*ir.Program, *ir.Func, *ir.Var) {
		a := &ir.Value{Op: ir.Param, Type: ir.F32, Name: "a"}
		less := &ir.Value{Op: ir.Lt, Type: ir.Bool, Args: []*ir.Value{a, a}, ID: 1, Pos: "f.go:2:3"}
		v := &ir.Var{Name: "v", Type: ir.F32}
		f := &ir.Func{Name: "f32_F", Limb: ir.F32, Export: true, Params: []*ir.Value{a}, Body: []*ir.Value{a, less},
			In: []ir.Group{{Name: "a", Type: "f32", N: 1}}, Out: []ir.Group{{Type: "f32", N: 1}}}
		f.Vars, f.Results = []*ir.Var{v}, []*ir.Value{{Op: ir.Get, Type: ir.F32, Var: v}}
		f.Code = []ir.Stmt{&ir.Do{Values: f.Body[1:]}, &ir.Set{Var: v, Value: a}, &ir.Return{}}
		return &ir.Program{Funcs: []*ir.Func{f}}, f, v
	}
	p, _, _ := sample()
	if err := ir.Verify(p); err != nil {
		t.Fatal(err)
	}
	plant := func(f *ir.Func, s ir.Stmt) { f.Code = slices.Insert(f.Code, 2, s) }
	const instead = " in a function that has to be straight-line: write a constant number of turns, selects and values"
	for _, c := range []struct {
		name  string
		spoil func(f *ir.Func, v *ir.Var)
		want  string
	}{
		{"a loop", func(f *ir.Func, v *ir.Var) {
			plant(f, &ir.Loop{Body: []ir.Stmt{&ir.Break{}}, Pos: "f.go:3:2"})
		}, "f.go:3:2: f32_F: a loop" + instead},
		{"a branch", func(f *ir.Func, v *ir.Var) {
			plant(f, &ir.If{Cond: f.Body[1], Then: []ir.Stmt{&ir.Set{Var: v, Value: f.Params[0]}}})
		}, "f.go:2:3: f32_F: a branch" + instead},
		{"memory", func(f *ir.Func, v *ir.Var) {
			f.Memory = []*ir.Memory{{Name: "t", Elem: ir.Group{N: 1}, Type: ir.F32, Space: ir.Own, Len: 4}}
		}, "f32_F: the array t" + instead},
		{"memory of code without statements", func(f *ir.Func, v *ir.Var) {
			f.Memory = []*ir.Memory{{Name: "t", Elem: ir.Group{N: 1}, Type: ir.F32, Space: ir.Own, Len: 4}}
			f.Code, f.Vars, f.Results = nil, nil, f.Params
		}, "f32_F: straight-line code with variables or arrays"},
		{"a quotient of integers", func(f *ir.Func, v *ir.Var) {
			c := &ir.Value{Op: ir.Const, Type: ir.I32, Const: 3, ID: 1}
			q := &ir.Value{Op: ir.Quo, Type: ir.I32, Args: []*ir.Value{c, c}, ID: 2, Pos: "f.go:4:2"}
			f.Code, f.Vars, f.Results, f.Body = nil, nil, f.Params, []*ir.Value{f.Params[0], c, q}
		}, "f.go:4:2: f32_F: a quotient of integers" + instead},
		{"a call of what divides integers", func(f *ir.Func, v *ir.Var) {
			g := *f
			c := &ir.Value{Op: ir.Const, Type: ir.I32, Const: 3, ID: 1}
			q := &ir.Value{Op: ir.Rem, Type: ir.I32, Args: []*ir.Value{c, c}, ID: 2}
			g.Name, g.Export, g.Code, g.Vars, g.Results, g.Body = "f32_g", false, nil, nil, f.Params, []*ir.Value{f.Params[0], c, q}
			f.Code, f.Vars, f.Results = nil, nil, f.Params
			f.Body = []*ir.Value{f.Params[0], {Op: ir.Call, Type: ir.F32, Callee: &g, Args: f.Params, ID: 1, Pos: "f.go:5:2"}}
		}, "f.go:5:2: f32_F: a quotient of integers" + instead},
	} {
		p, f, v := sample()
		c.spoil(f, v)
		if g := f.Body[len(f.Body)-1].Callee; g != nil {
			p.Funcs = []*ir.Func{g, f}
		}
		if err := ir.Verify(p); err == nil || !slices.Contains(strings.Split(err.Error(), "\n"), c.want) {
			t.Errorf("%s: got %v, want %s", c.name, err, c.want)
		}
		f.Export = false
		if err := ir.Verify(p); strings.HasSuffix(c.want, instead) && err != nil {
			t.Errorf("%s: it may stand in a program: %v", c.name, err)
		}
	}
}
