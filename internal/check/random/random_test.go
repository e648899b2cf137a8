package random_test

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/random"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

// batch is the number of programs in a module.
func batch() int { return testenv.Size(25, 100, 100) }

var limbs = []ir.Type{ir.F32, ir.F64}

// batches calls f with random programs.
func batches(t *testing.T, n int, f func(seed uint64, limb ir.Type, p *ir.Program, cases []*random.Case)) {
	t.Helper()
	for seed := range uint64(n) {
		for _, limb := range limbs {
			p, cases, err := random.New(seed, batch(), limb)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			f(seed, limb, p, cases)
		}
	}
}

var arith = map[ir.Type]ir.Arith{ir.F32: ir.IEEE32, ir.F64: ir.IEEE64}

// interpret runs a kernel of p in the interpreter, on what c says.
func interpret(p *ir.Program, c *random.Case, order ir.Order) ([]*ir.Array, error) {
	f := p.Lookup(c.Kernel.Name)
	in, err := ir.NewInterp(p, f, arith[c.Kernel.Limb])
	if err != nil {
		return nil, err
	}
	arrays, scalars := c.Arrays(), c.Scalars
	words := func(x []float64, t ir.Type) {
		for i := range x {
			if t == ir.F32 {
				x[i] = ir.FromWord(ir.U32, uint64(math.Float32bits(float32(x[i]))))
			}
		}
	}
	floats := func(x []float64, t ir.Type) {
		for i := range x {
			if t == ir.F32 {
				x[i] = float64(math.Float32frombits(uint32(x[i])))
			}
		}
	}
	lowered := c.Kernel.Memory[0].Type != f.Memory[0].Type // its floats are words
	if lowered {
		scalars = append([]float64(nil), scalars...)
		words(scalars[1:], c.Kernel.Limb)
		for i, a := range arrays {
			words(a.Data, c.Kernel.Memory[i].Type)
		}
		if last := len(scalars) - 1; f.Params[last+1].Type == ir.U32 && c.Kernel.Limb == ir.F64 { // in halves
			w := ir.ToWord(ir.U64, scalars[last])
			scalars = append(scalars[:last], ir.FromWord(ir.U32, w), ir.FromWord(ir.U32, w>>32))
		}
	}
	if f.Hidden {
		scalars = append(scalars[:len(scalars):len(scalars)], 0)
	}
	err = in.Launch(c.N, order, scalars, arrays)
	for i, a := range arrays {
		if lowered {
			floats(a.Data, c.Kernel.Memory[i].Type)
		}
	}
	return arrays, err
}

// differ says where two lists of arrays differ in a bit.
func differ(got, want []*ir.Array) error {
	for i, w := range want {
		for k, x := range w.Data {
			if y := got[i].Data[k]; math.Float64bits(x) != math.Float64bits(y) {
				return fmt.Errorf("array %d, number %d is %x, not %x", i, k, y, x)
			}
		}
	}
	return nil
}

// TestInterpreted: the order of items and groups makes no difference, nor do bytes and back.
func TestInterpreted(t *testing.T) {
	changed, all := 0, 0
	batches(t, testenv.Size(1, 4, 100), func(seed uint64, limb ir.Type, p *ir.Program, cases []*random.Case) {
		decoded, err := ir.Decode(ir.Encode(p))
		if err == nil {
			err = ir.Verify(decoded)
		}
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range cases {
			want, err := interpret(p, c, ir.Forwards)
			if err != nil {
				t.Fatalf("seed %d: %v\n%s", seed, err, c.Kernel)
			}
			if all++; differ(c.Arrays(), want) != nil {
				changed++
			}
			for what, run := range map[string]func() ([]*ir.Array, error){
				"backwards": func() ([]*ir.Array, error) { return interpret(p, c, ir.Backwards) },
				"shuffled":  func() ([]*ir.Array, error) { return interpret(p, c, ir.Shuffled(seed)) },
				"decoded":   func() ([]*ir.Array, error) { return interpret(decoded, c, ir.Forwards) },
			} {
				got, err := run()
				if err == nil {
					err = differ(got, want)
				}
				if err != nil {
					t.Errorf("seed %d, %s: %v\n%s", seed, what, err, c.Kernel)
				}
			}
		}
	})
	if changed < all*9/10 {
		t.Errorf("only %d of %d programs write something", changed, all)
	}
}

// TestLowered: every rung gives the bits of the program.
func TestLowered(t *testing.T) {
	testenv.Long(t, "each program goes through each rung; TestLate has some")
	batches(t, testenv.Size(1, 1, 20), func(seed uint64, limb ir.Type, p *ir.Program, cases []*random.Case) {
		var want [][]*ir.Array
		for _, c := range cases {
			w, err := interpret(p, c, ir.Forwards)
			if err != nil {
				t.Fatal(err)
			}
			want = append(want, w)
		}
		for _, r := range lower.Ladder {
			q, err := r.Lower(p)
			if err != nil {
				t.Fatal(err)
			}
			for i, c := range cases {
				got, err := interpret(q, c, ir.Backwards)
				if err == nil {
					err = differ(got, want[i])
				}
				if err != nil {
					t.Errorf("seed %d, %s: %v\n%s", seed, r.Name, err, c.Kernel)
				}
			}
		}
	})
}

// TestLate: pieces that mend at their ends, and are run again where they must, give the bits of the program, on its rungs
// too. That one is run again in no case, or that what it has set is not put back, is noticed.
func TestLate(t *testing.T) {
	again, same := map[string]int{}, map[string]int{}
	batches(t, testenv.Size(1, 3, 60), func(seed uint64, limb ir.Type, p *ir.Program, cases []*random.Case) {
		rungs := []string{"plain"}
		if seed == 0 {
			rungs = append(rungs, lower.Careful+" hidden")
		}
		for _, rung := range rungs {
			r, err := lower.Named(rung)
			if err != nil {
				t.Fatal(err)
			}
			q, err := r.Late(map[bool]lower.Pass{false: lower.Late, true: lower.LateByBits}[seed%2 == 0]).Lower(p)
			if err != nil {
				t.Fatal(err)
			}
			try := func(what string, right bool) {
				for _, c := range cases {
					want, err := interpret(p, c, ir.Forwards)
					if err != nil {
						t.Fatal(err)
					}
					got, err := interpret(q, c, ir.Backwards)
					if err == nil {
						err = differ(got, want)
					}
					if again[what]++; err == nil {
						same[what]++
					} else if right {
						t.Errorf("seed %d, %s: %v\n%s", seed, rung, err, c.Kernel)
					}
				}
			}
			try("right", true)
			if rung != "plain" {
				continue
			}
			rare := func(change func(x *ir.If) []ir.Stmt) func(list []ir.Stmt) []ir.Stmt {
				return each(func(s ir.Stmt) []ir.Stmt {
					if x, ok := s.(*ir.If); ok && x.Rare {
						return change(x)
					}
					return []ir.Stmt{s}
				})
			}
			with(q, rare(func(*ir.If) []ir.Stmt { return nil }), func() { try("never again", false) })
			with(q, rare(func(x *ir.If) []ir.Stmt {
				list := x.Then
				for len(list) > 0 {
					if _, ok := list[0].(*ir.Set); !ok {
						break
					}
					list = list[1:]
				}
				return []ir.Stmt{&ir.If{Cond: x.Cond, Then: list, Rare: true}}
			}), func() { try("nothing put back", false) })
		}
	})
	for _, what := range []string{"never again", "nothing put back"} {
		t.Logf("%s: %d of %d programs are as they should be", what, same[what], again[what])
		if same[what] == again[what] {
			t.Errorf("%s: no program differs", what)
		}
	}
}

// wrongRules are rules of an interpreter, or of a printer, that are wrong, each by what it
// makes of a list of statements.
var wrongRules = map[string]func(list []ir.Stmt) []ir.Stmt{
	"a break is a continue": each(func(s ir.Stmt) []ir.Stmt {
		if _, ok := s.(*ir.Break); ok {
			return []ir.Stmt{&ir.Continue{}}
		}
		return []ir.Stmt{s}
	}),
	"a continue is a break": each(func(s ir.Stmt) []ir.Stmt {
		if _, ok := s.(*ir.Continue); ok {
			return []ir.Stmt{&ir.Break{}}
		}
		return []ir.Stmt{s}
	}),
	"a return is nothing": each(func(s ir.Stmt) []ir.Stmt {
		if _, ok := s.(*ir.Return); ok {
			return nil
		}
		return []ir.Stmt{s}
	}),
	"a return leaves the loop": each(func(s ir.Stmt) []ir.Stmt {
		if l, ok := s.(*ir.Loop); ok {
			return []ir.Stmt{&ir.Loop{Body: replace(l.Body, func(s ir.Stmt) []ir.Stmt {
				if _, ok := s.(*ir.Return); ok {
					return []ir.Stmt{&ir.Break{}}
				}
				return []ir.Stmt{s}
			}), Post: l.Post, Pos: l.Pos}}
		}
		return []ir.Stmt{s}
	}),
	"both arms are run": each(func(s ir.Stmt) []ir.Stmt {
		if x, ok := s.(*ir.If); ok && len(x.Else) > 0 {
			return append([]ir.Stmt{&ir.If{Cond: x.Cond, Then: x.Then}}, x.Else...)
		}
		return []ir.Stmt{s}
	}),
	"no other arm is run": each(func(s ir.Stmt) []ir.Stmt {
		if x, ok := s.(*ir.If); ok {
			return []ir.Stmt{&ir.If{Cond: x.Cond, Then: x.Then}}
		}
		return []ir.Stmt{s}
	}),
	"a loop is run once": each(func(s ir.Stmt) []ir.Stmt {
		if l, ok := s.(*ir.Loop); ok {
			last := []ir.Stmt{&ir.Break{}}
			return []ir.Stmt{&ir.Loop{Body: append(append([]ir.Stmt{}, l.Body...), last...), Post: l.Post, Pos: l.Pos}}
		}
		return []ir.Stmt{s}
	}),
	"a store writes the first scalar": each(func(s ir.Stmt) []ir.Stmt {
		if x, ok := s.(*ir.Store); ok {
			y := *x
			y.Limb = 0
			return []ir.Stmt{&y}
		}
		return []ir.Stmt{s}
	}),
	"the last item of a phase is left out": each(func(s ir.Stmt) []ir.Stmt {
		if e, ok := s.(*ir.Each); ok {
			n := &ir.Value{Op: ir.Const, Type: ir.I32, Const: 7}
			return []ir.Stmt{&ir.Do{Values: []*ir.Value{n}}, &ir.Each{N: n, Item: e.Item, Body: e.Body, Pos: e.Pos}}
		}
		return []ir.Stmt{s}
	}),
}

func each(f func(s ir.Stmt) []ir.Stmt) func(list []ir.Stmt) []ir.Stmt {
	return func(list []ir.Stmt) []ir.Stmt { return replace(list, f) }
}

// replace puts f(s) in the place of each statement, and of those inside. What is not reached
// then is left out.
func replace(list []ir.Stmt, f func(s ir.Stmt) []ir.Stmt) []ir.Stmt {
	out := []ir.Stmt{}
	for _, s := range list {
		switch x := s.(type) {
		case *ir.If:
			s = &ir.If{Cond: x.Cond, Then: replace(x.Then, f), Else: replace(x.Else, f), Rare: x.Rare}
		case *ir.Loop:
			s = &ir.Loop{Body: replace(x.Body, f), Post: x.Post, Pos: x.Pos}
		case *ir.Each:
			s = &ir.Each{N: x.N, Item: x.Item, Body: replace(x.Body, f), Pos: x.Pos}
		}
		for _, s := range f(s) {
			out = append(out, s)
			switch s.(type) {
			case *ir.Break, *ir.Continue, *ir.Return:
				return out
			}
		}
	}
	return out
}

// with calls run while kernels and functions have other code.
func with(p *ir.Program, rule func(list []ir.Stmt) []ir.Stmt, run func()) {
	var back []func()
	number := func(f *ir.Func) {
		for i, v := range f.Body {
			v.ID = i
		}
	}
	for _, f := range p.Funcs {
		if code, body := f.Code, f.Body; code != nil {
			back = append(back, func() { f.Code, f.Body = code, body; number(f) })
			f.Code, f.Body = rule(code), slices.Clone(f.Params)
			ir.Walk(f.Code, func(s ir.Stmt) {
				switch s := s.(type) {
				case *ir.Do:
					f.Body = append(f.Body, s.Values...)
				case *ir.Each:
					f.Body = append(f.Body, s.Item)
				}
			})
			number(f)
		}
	}
	run()
	for _, f := range back {
		f()
	}
}

// TestWrongRules is the negative control: an interpreter with a wrong rule gives other bits.
func TestWrongRules(t *testing.T) {
	testenv.Long(t, "the control of the others")
	p, cases, err := random.New(1, batch(), ir.F32)
	if err != nil {
		t.Fatal(err)
	}
	var want [][]*ir.Array
	for _, c := range cases {
		w, err := interpret(p, c, ir.Forwards)
		if err != nil {
			t.Fatal(err)
		}
		want = append(want, w)
	}
	for name, rule := range wrongRules {
		noticed, tried := 0, 0
		with(p, rule, func() {
			for i, c := range cases {
				got, err := interpret(p, c, ir.Forwards)
				if err != nil || differ(got, want[i]) != nil {
					noticed++
				}
				if tried = i + 1; noticed == 5 { // a loop without an end takes its time
					break
				}
			}
		})
		if noticed < 5 {
			t.Errorf("%s: noticed by %d of %d programs", name, noticed, tried)
		}
	}
}

// planted are statements that go before a kernel, and what the interpreter says of them. The
// arrays 0 and 1 are those of results, and 4 and 5 a group's.
var planted = []struct {
	name  string
	kind  ir.Kind
	fault string // "" for none
	code  func(f *ir.Func, add func(op ir.Op, args ...*ir.Value) *ir.Value) []ir.Stmt
}{
	{"two items write one element", ir.Items, "race: out1[0] is ", func(f *ir.Func, add func(op ir.Op, args ...*ir.Value) *ir.Value) []ir.Stmt {
		zero := add(ir.Const)
		return []ir.Stmt{&ir.Do{Values: []*ir.Value{zero}}, store(f.Memory[1], zero, zero)}
	}},
	{"an item reads what the next one writes", ir.Items, "race: out1[", func(f *ir.Func, add func(op ir.Op, args ...*ir.Value) *ir.Value) []ir.Stmt {
		one := add(ir.Const)
		one.Const = 1
		neighbour := add(ir.Xor, f.Params[0], one)
		n := add(ir.Len)
		n.Memory = f.Memory[1]
		inside := add(ir.Lt, neighbour, n)
		inside.Type = ir.Bool
		x := load(add, f.Memory[1], neighbour)
		return []ir.Stmt{&ir.Do{Values: []*ir.Value{one, neighbour, n, inside}}, &ir.If{Cond: inside, Then: []ir.Stmt{&ir.Do{Values: []*ir.Value{x}}, store(f.Memory[1], f.Params[0], x)}}}
	}},
	{"two groups write one element", ir.Groups, "race: out1[0] is ", func(f *ir.Func, add func(op ir.Op, args ...*ir.Value) *ir.Value) []ir.Stmt {
		one, zero := add(ir.Const), add(ir.Const)
		one.Const = 1
		return []ir.Stmt{&ir.Do{Values: []*ir.Value{one, zero}}, &ir.Each{N: one, Item: add(ir.Item), Body: []ir.Stmt{store(f.Memory[1], zero, zero)}}}
	}},
	{"two phases", ir.Groups, "", func(f *ir.Func, add func(op ir.Op, args ...*ir.Value) *ir.Value) []ir.Stmt {
		return neighbours(f, add, false)
	}},
	{"a missing phase", ir.Groups, "and no phase of group ", func(f *ir.Func, add func(op ir.Op, args ...*ir.Value) *ir.Value) []ir.Stmt {
		return neighbours(f, add, true)
	}},
}

func load(add func(op ir.Op, args ...*ir.Value) *ir.Value, m *ir.Memory, index *ir.Value) *ir.Value {
	v := add(ir.Load, index)
	v.Type, v.Memory, v.Pos = m.Type, m, "planted"
	return v
}

func store(m *ir.Memory, index, v *ir.Value) ir.Stmt {
	return &ir.Store{Memory: m, Index: index, Value: v, Pos: "planted"}
}

// neighbours fills an array of the group, writes it anew, and reads from it what the next item
// has written: in another phase, or in the same.
func neighbours(f *ir.Func, add func(op ir.Op, args ...*ir.Value) *ir.Value, same bool) []ir.Stmt {
	n, one, a, b, c := add(ir.Const), add(ir.Const), add(ir.Item), add(ir.Item), add(ir.Item)
	n.Const, one.Const = 8, 1
	if same {
		b = a
	}
	neighbour := add(ir.Xor, b, one)
	x := load(add, f.Memory[5], neighbour)
	out := add(ir.Mul, f.Params[0], n)
	at := add(ir.Add, out, b)
	head := []ir.Stmt{&ir.Do{Values: []*ir.Value{n, one}}, &ir.Each{N: n, Item: c, Body: []ir.Stmt{store(f.Memory[5], c, n)}}}
	write := []ir.Stmt{store(f.Memory[5], a, a)}
	read := []ir.Stmt{&ir.Do{Values: []*ir.Value{neighbour, x, out, at}}, store(f.Memory[1], at, x)}
	if same {
		return append(head, &ir.Each{N: n, Item: a, Body: append(write, read...)})
	}
	return append(head, &ir.Each{N: n, Item: a, Body: write}, &ir.Each{N: n, Item: b, Body: read})
}

// TestRaces plants a race in each program, or a phase too few: the interpreter says so, and
// where, in whatever order the items run; and nothing of what is sound.
func TestRaces(t *testing.T) {
	found := map[string]int{}
	batches(t, testenv.Size(1, 3, 50), func(seed uint64, limb ir.Type, p *ir.Program, cases []*random.Case) {
		for _, c := range cases {
			for _, plant := range planted {
				if c.Kernel.Kind != plant.kind || c.N < 2 {
					continue
				}
				f := c.Kernel
				code := f.Code
				f.Code = append(plant.code(f, func(op ir.Op, args ...*ir.Value) *ir.Value {
					return &ir.Value{Op: op, Type: ir.I32, Args: args}
				}), code...)
				for _, order := range []ir.Order{ir.Forwards, ir.Backwards, ir.Shuffled(seed)} {
					_, err := interpret(p, c, order)
					var fault ir.Fault
					if want := plant.fault; (want == "") != (err == nil) || want != "" && (!errors.As(err, &fault) || !strings.Contains(fault.Text, want) || fault.Pos == "") {
						t.Errorf("seed %d, %s: %v, want %q\n%s", seed, plant.name, err, want, f)
					}
				}
				f.Code = code
				found[plant.name]++
			}
		}
	})
	for _, plant := range planted {
		if found[plant.name] < batch()/2 {
			t.Errorf("%s is planted in %d programs only", plant.name, found[plant.name])
		}
	}
}
