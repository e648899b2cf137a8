package accuracy

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"math/big"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/measure/mpfr"
	"github.com/limbfp/limb/internal/run/kernels"
)

// # Calls inside of functions
//
// A function that calls another one of the catalogue, a sum without error among them, asks for what
// that one promises in its domain. There are no branches, so that it may well call it elsewhere and
// choose another result, or add what is lost to something so large that it does not matter; and some
// results are right outside of the domain too, such as a quotient by 1. So where a call is outside of
// the callee's domain, and its result is not within the bound, the result is made eight times as wrong,
// or NaN where it is not finite. The result of the caller must stay within its bound of what it was.

// TestCalls: no function of the table asks another outside that one's domain, as far as its result
// depends on it.
func TestCalls(t *testing.T) {
	testenv.Long(t, "interprets all functions, and what is planted in each call of theirs")
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	n := testenv.Size(2, 2, 1<<10)
	found := testCalls(t, append(Functions[float32](), Ops[float32]()...), n, nil)
	maps.Copy(found, testCalls(t, append(Functions[float64](), Ops[float64]()...), n, nil))
	for _, call := range slices.Sorted(maps.Keys(found)) {
		t.Errorf("%s: %s", call, found[call])
	}
}

// TestCallsAreSeen plants π/TanPi(x) in Digamma: next to a pole the tangent has no bits left.
func TestCallsAreSeen(t *testing.T) {
	testenv.Long(t, "the control of TestCalls")
	if err := mpfr.Available(); err != nil {
		testenv.Skip(t, "mpfr", err.Error())
	}
	testCallsAreSeen[float32](t, "DF", "QF")
	testCallsAreSeen[float64](t, "DD", "QD")
}

func testCallsAreSeen[T limb.Float](t *testing.T, types ...string) {
	for _, typ := range types {
		op, ok := Lookup[T](typ + ".Digamma")
		if !ok {
			t.Fatalf("no %s.Digamma", typ)
		}
		p := kernels.Program()
		cot, tan, over := p.Lookup(typ+"_piCotPi"), p.Lookup(typ+"_TanPi"), p.Lookup(typ+"_piOver")
		if cot == nil || tan == nil || over == nil {
			t.Fatalf("%s: the program has not the functions of the control", typ)
		}
		planted := *cot
		planted.Body = slices.Clone(cot.Params)
		at := cot.Params
		for _, f := range []*ir.Func{tan, over} {
			call := &ir.Value{Op: ir.Call, Type: f.Limb, Args: at, Callee: f}
			planted.Body, at = append(planted.Body, call), nil
			for k := range f.Results {
				v := &ir.Value{Op: ir.Result, Type: f.Limb, Args: []*ir.Value{call}, Nth: k}
				planted.Body, at = append(planted.Body, v), append(at, v)
			}
		}
		planted.Results = at
		callees := calleesOf[T](contracts())
		c, found := newCaller(t, &op, callees, func(f *ir.Func) *ir.Func {
			if f == cot {
				return &planted
			}
			return f
		}), map[string]string{}
		right, none := newCaller(t, &op, callees, nil), map[string]string{}
		for k := range 16 {
			c.args[0], c.args[1] = -4, math.Ldexp(1+float64(k)/16, 6-op.Domain.Top)
			c.try(2, found)
			copy(right.args, c.args)
			right.try(2, none)
		}
		if found[typ+".Digamma calls "+typ+".TanPi"] == "" {
			t.Errorf("%s: a tangent outside of its domain is not seen: %v", typ, found)
		}
		if len(none) > 0 {
			t.Errorf("%s: %v", typ, none)
		}
	}
}

// A callee is an operation that is judged outside of its domain.
type callee[T limb.Float] struct {
	*screener[T]
	domain Domain
	bound  float64
}

// calleesOf returns the operations that state a bound, by the name of the function, in the order of its results.
func calleesOf[T limb.Float](all map[string]contract) map[string][]callee[T] {
	callees := map[string][]callee[T]{}
	for _, op := range append(Ops[T](), Functions[T]()...) {
		k, stated := contractOf(op.Name, all).bound("")
		if strings.HasSuffix(op.Name, ".quo") || strings.HasSuffix(op.Name, ".sign") {
			k, stated = 0, true
		}
		if !stated {
			continue
		}
		domain := op.Domain
		if op.Domain = (Domain{Top: 129}); precision[T]() == 53 {
			op.Domain.Top = 1025
		}
		callees[name(op.Name)] = append(callees[name(op.Name)], callee[T]{newScreener(&op), domain, k})
	}
	return callees
}

// load takes a call, and reports whether it is in the domain.
func (g *callee[T]) load(args, results []float64) (inside bool) {
	copy(g.x.limbs, args)
	copy(g.r, results)
	d, top, some := g.domain, math.Ldexp(1, g.domain.Top), true
	for k, x := range g.x.operands {
		a := math.Abs(x[0])
		if g.ref == nil && !(a < top) || d.Least != 0 && !g.op.ints[k] && a != 0 && a < math.Ldexp(1, d.Least) {
			return false
		}
		some = some && a != 0
	}
	if d.Ordered && some && math.Abs(args[0]) < math.Abs(args[1]) {
		return false
	}
	a := math.Abs(results[0])
	return a < top && (d.Bottom == 0 || !some || a >= math.Ldexp(1, d.Bottom))
}

// off is eight times what the result of the call is off by.
func (g *callee[T]) off() float64 {
	if g.ref != nil {
		if _, ok := g.ref.compute(g.ref.sure, g.x.operands, g.r); !ok {
			return 0
		}
		g.ref.d.Scale(3)
		off, _ := g.ref.d.Big().Float64() // subnormal numbers too
		return off
	}
	var x []*big.Float
	for _, limbs := range g.x.operands {
		v := exact()
		for _, a := range limbs {
			v.Add(v, big.NewFloat(a))
		}
		x = append(x, v)
	}
	d := g.op.value.exact(x)
	for _, a := range g.r {
		d.Sub(d, big.NewFloat(a))
	}
	off, _ := d.Mul(d, big.NewFloat(8)).Float64()
	return off
}

// testCalls looks at n operands of each distribution, and returns what was found by caller and callee.
func testCalls[T limb.Float](t *testing.T, ops []Op[T], n int, other func(*ir.Func) *ir.Func) map[string]string {
	t.Helper()
	all, found := contracts(), map[string]string{}
	callees := calleesOf[T](all)
	for _, op := range ops {
		k, stated := contractOf(op.Name, all).bound("")
		if !stated {
			continue // relative to something else than the value: sums, and sums of products
		}
		c := newCaller(t, &op, callees, other)
		for _, d := range []Dist{Apart(), Near(), Adversarial(), Full()} {
			in, _ := op.planes(n)
			draw(&op, d, in, 7, 0)
			for i := range n {
				for j := range in {
					c.args[j] = float64(in[j][i])
				}
				c.try(k, found)
			}
		}
	}
	return found
}

// A caller is a function whose calls are watched.
type caller[T limb.Float] struct {
	op      *Op[T]
	callees map[string][]callee[T] // an operation for each result
	in      *ir.Interp
	lo      int // its result among those of the function
	args    []float64
	x       [][]float64 // the same by operand
	plain   []float64   // the results
	spoiled []float64

	// Of a run: which calls are spoiled, all or one, and those that may be.
	spoil   int
	calls   int
	outside []outside
}

// An outside is a call outside of the domain of the callee, whose result is not within the bound.
type outside struct {
	call int // the number of the call
	what string
	args []float64
}

const (
	none = -1
	each = -2
)

func newCaller[T limb.Float](t *testing.T, op *Op[T], callees map[string][]callee[T], other func(*ir.Func) *ir.Func) *caller[T] {
	t.Helper()
	p := kernels.Program()
	f, err := kernels.IR(name(op.Name))
	if err != nil {
		t.Fatal(err)
	}
	if other != nil {
		f = replaced(f, other)
	}
	c := &caller[T]{op: op, callees: callees}
	arith := ir.IEEE(ir.F32)
	if precision[T]() == 53 {
		arith = ir.IEEE(ir.F64)
	}
	if c.in, err = ir.NewWatched(p, f, arith, c.watch); err != nil {
		t.Fatal(err)
	}
	for _, n := range op.In {
		c.args = append(c.args, make([]float64, n)...)
	}
	for at, k := 0, 0; k < len(op.In); k++ {
		c.x = append(c.x, c.args[at:at+op.In[k]])
		at += op.In[k]
	}
	c.plain, c.spoiled = make([]float64, len(f.Results)), make([]float64, len(f.Results))
	for _, other := range callees[name(op.Name)] {
		if other.op.Name == op.Name {
			break
		}
		c.lo += other.op.Out
	}
	return c
}

// replaced is f with other functions in the places of those that it calls.
func replaced(f *ir.Func, other func(*ir.Func) *ir.Func) *ir.Func {
	if g := other(f); g != f {
		return g
	}
	g, values := *f, map[*ir.Value]*ir.Value{}
	g.Body = make([]*ir.Value, len(f.Body))
	for i, v := range f.Body {
		w := *v
		w.Args = make([]*ir.Value, len(v.Args))
		for k, a := range v.Args {
			w.Args[k] = values[a]
		}
		if v.Callee != nil && v.Callee.Code == nil {
			w.Callee = replaced(v.Callee, other)
		}
		g.Body[i], values[v] = &w, &w
	}
	g.Params = g.Body[:len(f.Params)]
	g.Results = make([]*ir.Value, len(f.Results))
	for i, v := range f.Results {
		g.Results[i] = values[v]
	}
	return &g
}

// try runs the function, then with all those calls spoiled, and says which of them alone moves the
// result by more than its bound of k units.
func (c *caller[T]) try(k float64, found map[string]string) {
	c.run(c.plain, none)
	z := c.plain[c.lo : c.lo+c.op.Out]
	if len(c.outside) == 0 || !c.inside(z) {
		return
	}
	list := slices.Clone(c.outside)
	if c.run(c.spoiled, each); !c.moved(k) {
		return
	}
	said := false
	for _, o := range list {
		if c.run(c.spoiled, o.call); c.moved(k) {
			said = true
			found[c.op.Name+" calls "+o.what] = cmp.Or(found[c.op.Name+" calls "+o.what], fmt.Sprintf("with %x, for %x: the result %x becomes %x", o.args, c.args, z, c.spoiled[c.lo:c.lo+c.op.Out]))
		}
	}
	if !said {
		found[c.op.Name+" calls several"] = fmt.Sprintf("%v, for %x", list, c.args)
	}
}

func (c *caller[T]) run(results []float64, spoil int) {
	c.spoil, c.calls, c.outside = spoil, 0, c.outside[:0]
	c.in.Run(results, c.args)
}

// inside reports whether the operands and the result of the function are in its domain.
func (c *caller[T]) inside(z []float64) bool {
	d := c.op.Domain
	for k, x := range c.x {
		if d.Least != 0 && !c.op.ints[k] && x[0] != 0 && math.Abs(x[0]) < math.Ldexp(1, d.Least) {
			return false
		}
	}
	return finite(z) && z[0] != 0 && math.Abs(z[0]) < math.Ldexp(1, d.Top) && (d.Bottom == 0 || math.Abs(z[0]) >= math.Ldexp(1, d.Bottom))
}

func finite(x []float64) bool {
	return !slices.ContainsFunc(x, func(a float64) bool { return a-a != 0 })
}

// moved reports whether the result is no longer what it was.
func (c *caller[T]) moved(k float64) bool {
	scale, d := 0.0, 0.0
	for i, a := range c.plain[c.lo : c.lo+c.op.Out] {
		b := c.spoiled[c.lo+i]
		if b-b != 0 {
			return true
		}
		d += b - a // the first limbs are mostly the same
		scale += a
	}
	scale = math.Abs(scale)
	if c.op.over != nil {
		scale = max(scale, c.op.over(c.x))
	}
	return math.Abs(d) > k*math.Ldexp(scale, -c.op.Out*precision[T]())
}

// watch judges the results of a call, which the interpreter tells it of.
func (c *caller[T]) watch(f *ir.Func, args, results []float64) {
	callees := c.callees[f.Go]
	if len(callees) == 0 || !finite(args) {
		return
	}
	call := c.calls
	c.calls++
	for _, g := range callees {
		z := results[:g.op.Out]
		results = results[g.op.Out:]
		if c.spoil >= 0 && c.spoil != call {
			continue
		}
		if g.load(args, z) || g.error() <= g.bound {
			continue
		}
		other := slices.Clone(z)
		if finite(z) {
			other[len(z)-1] = float64(T(z[len(z)-1] + g.off()))
		} else {
			other[0] = math.NaN()
		}
		if slices.Equal(z, other) {
			continue
		}
		if c.outside = append(c.outside, outside{call, g.op.Name, slices.Clone(args)}); c.spoil != none {
			copy(z, other)
		}
	}
}
