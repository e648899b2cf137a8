//go:build !page

package lower

import (
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Mending late
//
// An operation ends with what infinities, NaN and zeros need: a dozen instructions on a device that
// has no branch as cheap as a test. They are hardly ever needed. So a *piece* of a program is run in
// hope: its operations leave that out, and each tests its result, by one comparison that is gathered in
// one variable. Behind the piece that is asked once, and where it failed the variables that the piece
// has set are put back, and the piece is run again as it stands.
//
// A piece writes no memory, is left at its end alone, and takes no branch, reads at no index and divides by no
// integer that depends on what it has not mended. So what it reads is the same the second time, and what it
// computes in hope, which may be anything, does no harm.
//
// # The test
//
// An operation on pairs mends (hi, lo) where hi is 0, infinite or NaN. Nearly always hi and lo are those of a
// FastTwoSum: s = a + b, v = s - a, e = b - v. Then |lo| < |hi| is false exactly there. Let s be not finite: where
// a is finite v is s, or NaN, and e, which is b - v, is infinite or NaN; where a is not, v and e are NaN. And s = 0 has
// no |e| below it. Let s be another number: e is at most half an ulp of it. For other results both conditions are
// asked as they are.
//
// A piece that meets a zero is run twice. |lo| ≤ |hi| would let zeros pass, at the same cost and with the wrong sign: where
// -0 and -0 are added the errors make +0 of it. To mend that sign alone takes the machine's own sum, a comparison and a
// selection: a step of Horner's scheme would have 34.5 instructions, and not 31.5 (emit/ptx/testdata/sass.txt), for all numbers.
//
// A compiler that may take it that there is no NaN may turn the opposite of < into ≥, and a device that takes subnormal
// numbers for zeros mends them. For such ones the test is of the upper 32 bits of hi, as a word w: whether 2w, which has no
// sign, is from that of the least normal number on, and below that of infinity.
//
// # Without a test
//
// A pair is *like* another one if it is the same, or both are zeros, of any signs, or its hi is not finite and the
// other one is anything. An operation is *forgiving* if like operands have like results before they are mended, and
// if hi is not finite in no result that passes the test where it is not finite in an operand: TestForgiving tries
// all operands of small formats. What a forgiving operation computes for another one, and for nothing else, needs no
// test. For what is not mended is like what is mended, all along the chain; and at its end, where the test is
// passed, like is the same.

// Late has pieces of programs mend what they compute at their ends. No bit changes.
func Late(p *ir.Program) (*ir.Program, error) { return late(p, false) }

// LateByBits is Late for languages whose compilers may take it that there is no NaN.
func LateByBits(p *ir.Program) (*ir.Program, error) { return late(p, true) }

func late(p *ir.Program, bits bool) (*ir.Program, error) {
	q, err := replace(func(*body, *ir.Value) *ir.Value { return nil })(p)
	if err != nil {
		return nil, err
	}
	h := &hope{bits: bits, twins: map[twin]*ir.Func{}, known: map[*ir.Func]*hopes{}}
	for _, f := range slices.Clone(q.Funcs) {
		h.made = nil
		if f.Code != nil {
			h.program(f)
		}
		h.new.Funcs = append(append(h.new.Funcs, h.made...), f)
	}
	h.new.Tables = q.Tables
	return &h.new, nil
}

// Late is a rung whose programs are lowered by Late or LateByBits first, for devices on which a test and a branch cost less
// than what mends: not for those that run lanes with masks. Where floats are made of integers mending is the lesser part.
func (r Rung) Late(pass Pass) Rung {
	if !r.Has("floor") {
		r.Passes = append([]Pass{pass}, r.Passes...)
	}
	return r
}

// hope is a program that is being made.
type hope struct {
	new   ir.Program
	bits  bool       // tests are of bits
	made  []*ir.Func // for the function at hand
	twins map[twin]*ir.Func
	known map[*ir.Func]*hopes

	f    *ir.Func // the program at hand
	uses map[*ir.Value]int
}

// twin is a function that mends nothing. One that tests has a condition as its last operand and as its last
// result: that all tests were passed.
type twin struct {
	of    *ir.Func
	tests bool
}

// hopes is what a straight-line function is to a piece.
type hopes struct {
	safe  bool // it may be called with any numbers: it looks nothing up
	mends int  // the times that it mends something
}

func (h *hope) about(f *ir.Func) *hopes {
	x := h.known[f]
	if x != nil {
		return x
	}
	x = &hopes{safe: f.Kind == ir.Once && f.Code == nil && !f.Arm}
	h.known[f] = x
	if !x.safe {
		return x
	}
	if f.Mends() != nil {
		x.mends = 1
	}
	for _, v := range f.Body {
		switch v.Op {
		case ir.Lookup, ir.Opaque, ir.Native, ir.Quo, ir.Rem:
			x.safe = false
		case ir.Call:
			y := h.about(v.Callee)
			x.safe = x.safe && y.safe
			x.mends += y.mends
		}
	}
	if !x.safe {
		x.mends = 0
	}
	return x
}

// isEnd reports whether f, as finish, returns its last operands but where the one that is number at is 0 or not finite.
func isEnd(f *ir.Func) (first, at int, ok bool) {
	first = len(f.Params) - len(f.Results)
	c := f.Mends()
	if first < 0 || c == nil || c.IsSpecial() == nil {
		return 0, 0, false
	}
	for i, r := range f.Results {
		if r.Op != ir.Select || r.Args[0] != c || r.Args[2] != f.Params[first+i] {
			return 0, 0, false
		}
	}
	at = slices.Index(f.Params, c.IsSpecial())
	return first, at, at >= 0
}

// isFast reports whether f is FastTwoSum.
func isFast(f *ir.Func) bool {
	if len(f.Params) != 2 || len(f.Results) != 2 {
		return false
	}
	a, b, s, e := f.Params[0], f.Params[1], f.Results[0], f.Results[1]
	is := func(v *ir.Value, op ir.Op, x, y *ir.Value) bool {
		return v.Op == op && v.Args[0] == x && v.Args[1] == y
	}
	return is(s, ir.Add, a, b) && e.Op == ir.Sub && e.Args[0] == b && is(e.Args[1], ir.Sub, s, a)
}

// forgiving are operations on pairs.
var forgiving = map[string]bool{}

func init() {
	for _, typ := range []string{"DF.", "DD."} {
		for _, name := range []string{"Add", "Sub", "SloppyAdd", "AddFloat", "SubFloat", "Mul", "Sqr", "MulFloat"} {
			forgiving[typ+name] = true
		}
	}
}

// unwatched returns the calls of a list of values that need no test, where each value is used so often in all.
func unwatched(list []*ir.Value, uses map[*ir.Value]int) map[*ir.Value]bool {
	known := map[*ir.Value]int{} // how often a result is used by forgiving operations
	for _, v := range list {
		if v.Op != ir.Call || !forgiving[v.Callee.Go] {
			continue
		}
		at := 0
		for _, g := range v.Callee.In {
			if x := v.Args[at]; g.N == 2 && x.Op == ir.Result && x.Nth == 0 && forgiving[x.Args[0].Callee.Go] {
				if y := v.Args[at+1]; y.Op == ir.Result && y.Nth == 1 && y.Args[0] == x.Args[0] {
					known[x]++
					known[y]++
				}
			}
			at += g.N
		}
	}
	found := map[*ir.Value]bool{}
	for _, v := range list {
		if v.Op == ir.Result && forgiving[v.Args[0].Callee.Go] {
			all := known[v] == uses[v]
			if before, ok := found[v.Args[0]]; ok {
				all = all && before
			}
			found[v.Args[0]] = all
		}
	}
	return found
}

// copier copies values, which are run in hope where hope is set.
type copier struct {
	h         *hope
	at        map[*ir.Value]*ir.Value
	list      *[]*ir.Value // of the copies
	hope      bool
	tests     bool      // in hope
	good      *ir.Value // that all tests were passed
	unwatched map[*ir.Value]bool
}

func (c *copier) add(v *ir.Value) *ir.Value {
	*c.list = append(*c.list, v)
	return v
}

// test has one more test.
func (c *copier) test(op ir.Op, args ...*ir.Value) {
	passed := c.add(&ir.Value{Op: op, Type: ir.Bool, Args: args})
	if c.good != nil {
		passed = c.add(&ir.Value{Op: ir.And, Type: ir.Bool, Args: []*ir.Value{c.good, passed}})
	}
	c.good = passed
}

// value copies v.
func (c *copier) value(v *ir.Value) {
	w := *v
	w.Args = slices.Clone(v.Args)
	for i, x := range v.Args {
		if y := c.at[x]; y != nil {
			w.Args[i] = y
		}
	}
	c.at[v] = &w
	if v.Op == ir.Result && c.hope && v.Args[0].Op == ir.Call {
		if ends, ok := c.ends(v.Args[0]); ok {
			c.at[v] = ends[v.Nth]
			return
		}
	}
	if v.Op != ir.Call || !c.hope || c.h.about(v.Callee).mends == 0 {
		c.add(&w)
		return
	}
	if first, at, ok := isEnd(v.Callee); ok {
		if len(v.Callee.Results) == 1 {
			c.at[v] = w.Args[first]
		}
		if c.tests && !c.unwatched[v] {
			c.finished(w.Args, v.Args, first, at)
		}
		return
	}
	k := twin{v.Callee, c.tests && !c.unwatched[v]}
	w.Callee = c.h.twin(k)
	if !k.tests {
		c.add(&w)
		return
	}
	if c.good == nil {
		c.good = c.add(&ir.Value{Op: ir.Const, Type: ir.Bool, Const: 1})
	}
	w.Args = append(w.Args, c.good)
	c.add(&w)
	if len(v.Callee.Results) == 1 {
		c.at[v] = c.add(&ir.Value{Op: ir.Result, Type: v.Type, Args: []*ir.Value{&w}, Name: v.Name})
	}
	c.good = c.add(&ir.Value{Op: ir.Result, Type: ir.Bool, Args: []*ir.Value{&w}, Nth: len(w.Callee.Results) - 1})
}

// ends returns the results of a call of what an operation ends with: operands of it.
func (c *copier) ends(call *ir.Value) (results []*ir.Value, ok bool) {
	first, _, ok := isEnd(call.Callee)
	if ok {
		results = c.at[call].Args[first:]
	}
	return results, ok
}

// finished tests what an operation ends with: of these operands, from the first on, that which is number at. old are
// those that were copied.
func (c *copier) finished(args, old []*ir.Value, first, at int) {
	x := args[at]
	float := x.Type
	if c.h.bits {
		word := func(op ir.Op, args ...*ir.Value) *ir.Value { return c.add(&ir.Value{Op: op, Type: ir.U32, Args: args}) }
		constant := func(w uint64) *ir.Value {
			v := word(ir.Const)
			v.Const = ir.FromWord(ir.U32, w)
			return v
		}
		least, infinity := uint64(0x00800000), uint64(0x7f800000)
		w := c.add(&ir.Value{Op: ir.Bitcast, Type: float.Word(), Args: []*ir.Value{x}})
		if float == ir.F64 {
			least, infinity = 0x00100000, 0x7ff00000
			w = word(ir.ToLow, c.add(&ir.Value{Op: ir.Shr, Type: ir.U64, Args: []*ir.Value{w}, Bits: 32}))
		}
		c.test(ir.Lt, word(ir.Sub, word(ir.Add, w, w), constant(2*least)), constant(2*(infinity-least)))
		return
	}
	if at == first && len(args) > at+1 {
		a, b := old[at], old[at+1]
		if a.Op == ir.Result && b.Op == ir.Result && a.Args[0] == b.Args[0] && a.Nth == 0 && b.Nth == 1 && a.Args[0].Op == ir.Call && isFast(a.Args[0].Callee) {
			size := func(x *ir.Value) *ir.Value { return c.add(&ir.Value{Op: ir.Abs, Type: float, Args: []*ir.Value{x}}) }
			lo := size(args[at+1])
			c.test(ir.Lt, lo, size(x))
			return
		}
	}
	c.test(ir.Finite, x)
	c.test(ir.Ne, x, c.add(&ir.Value{Op: ir.Const, Type: float}))
}

// twin returns a function's twin.
func (h *hope) twin(k twin) *ir.Func {
	if g := h.twins[k]; g != nil {
		return g
	}
	f := k.of
	g := &ir.Func{Name: f.Name + "_late", Go: f.Go + " in hope", Limb: f.Limb, Inline: f.Inline, Mixed: f.Mixed, Pos: f.Pos, In: slices.Clone(f.In), Out: slices.Clone(f.Out)}
	if !k.tests {
		g.Name, g.Go = f.Name+"_free", f.Go+" without a test"
	}
	uses, _ := f.Uses()
	c := &copier{h: h, at: map[*ir.Value]*ir.Value{}, list: &g.Body, hope: true, tests: k.tests, unwatched: unwatched(f.Body, uses)}
	for _, p := range f.Params {
		c.value(p)
	}
	if k.tests {
		c.good = c.add(&ir.Value{Op: ir.Param, Type: ir.Bool, Name: "good"})
		g.In = append(g.In, ir.Group{Name: "good", Type: "bool", N: 1})
		g.Out = append(g.Out, ir.Group{Type: "bool", N: 1})
	}
	g.Params = slices.Clone(g.Body)
	cond := f.Mends()
	raw := func(r *ir.Value) *ir.Value {
		if cond != nil && r.Op == ir.Select && r.Args[0] == cond {
			return r.Args[2]
		}
		return r
	}
	for _, v := range f.Body[len(f.Params):] {
		c.value(v)
	}
	for _, r := range f.Results {
		g.Results = append(g.Results, c.at[raw(r)])
	}
	if k.tests {
		if cond != nil {
			c.test(ir.Not, c.at[cond])
		}
		g.Results = append(g.Results, c.good)
	}
	needed := map[*ir.Value]bool{}
	for _, v := range g.Results {
		needed[v] = true
	}
	for _, v := range slices.Backward(g.Body) {
		if needed[v] {
			for _, a := range v.Args {
				needed[a] = true
			}
		}
	}
	g.Body = slices.DeleteFunc(g.Body, func(v *ir.Value) bool { return !needed[v] && v.Op != ir.Param })
	for i, v := range g.Body {
		v.ID = i
	}
	h.twins[k] = g
	h.made = append(h.made, g)
	return g
}
