package bounds

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// ErrOpen is in the error where a function does what there are no bounds for.
var ErrOpen = errors.New("no bound")

// A source is where an error comes from.
type source struct {
	Path, Text string     // the functions that are called on the way; the operation
	at         *big.Float // for the sample, in units of its bound
}

// A walk follows a function of the IR for operands in a piece of the domain. Values are computed
// when a result needs them, so that the arm of a select that is not taken is not looked at.
type walk struct {
	field
	sources []source // by the number of their symbol, from 1
	notes   []string // what could not be shown
	reads   []string // of tables

	// A FastTwoSum whose order is not shown and that loses less than little loses that; others of
	// three and four limbs are taken for exact, and are listed: limbs of a sum that cancels are 0, or have
	// no bits below those of the next one, which intervals do not show.
	little  bound
	assumes bool
	assumed []string

	// Where a condition or an integer is not the same for all operands of the piece, all its
	// values are tried, one walk after the other: script has the choices so far.
	script []choice
	asked  int

	answers map[string][]*value // of functions that are not walked, by their names

	// For operands that are a sample, which also decides what is chosen: the variables, and what
	// is called with each value.
	sampled   bool
	variables [2]*big.Float
	check     func(where string, v *value)
	against   []string // FastTwoSums that are not exact, though they are taken for it
}

type choice struct{ taken, of int }

// maxChoices and maxOptions say where a piece is too large to be of use.
const (
	maxChoices = 12
	maxOptions = 4
)

// stop ends a walk; it is recovered where the walk was begun.
type stop struct{ error }

func fail(format string, args ...any) {
	panic(stop{fmt.Errorf("%w: %s", ErrOpen, fmt.Sprintf(format, args...))})
}

// choose returns one of the numbers from 0 to n-1, in each walk of a piece another one; taken is
// that of the sample.
func (w *walk) choose(f *frame, v *ir.Value, n int, taken func() int) int {
	if n == 1 {
		return 0
	}
	if n > maxOptions || n < 1 {
		fail("%s has %d possible values in one piece", f.where(v), n)
	}
	if w.sampled {
		return taken()
	}
	if w.asked == len(w.script) {
		if w.asked == maxChoices {
			fail("%s: more than %d decisions in one piece", f.where(v), maxChoices)
		}
		w.script = append(w.script, choice{0, n})
	}
	w.asked++
	return w.script[w.asked-1].taken
}

// next sets the script for the walk after this one, if there is one.
func next(script []choice) ([]choice, bool) {
	for len(script) > 0 {
		last := &script[len(script)-1]
		if last.taken+1 < last.of {
			last.taken++
			return script, true
		}
		script = script[:len(script)-1]
	}
	return nil, false
}

// A frame is a call.
type frame struct {
	*walk
	f    *ir.Func
	args []func() *value
	path string
	of   map[*ir.Value]*value
	down map[*ir.Value]*frame
	sums map[*ir.Value][2]*value
}

func (w *walk) frame(f *ir.Func, path string, args []func() *value) *frame {
	return &frame{w, f, args, path, map[*ir.Value]*value{}, map[*ir.Value]*frame{}, map[*ir.Value][2]*value{}}
}

// root returns the frame of f for the given arguments.
func (w *walk) root(f *ir.Func, list ...*value) *frame {
	var args []func() *value
	for _, v := range list {
		args = append(args, func() *value { return v })
	}
	return w.frame(f, short(f.Go), args)
}

// where says which operation v is: the functions that are called on the way to it, its place in
// the last one, and what it is.
func (f *frame) where(v *ir.Value) string { return f.path + ": " + f.text(v) }

func (f *frame) text(v *ir.Value) string {
	if text := expression(v); v.Name != "" && v.Op != ir.Param && v.Op != ir.Call {
		return v.Name + " = " + text
	} else {
		return text
	}
}

// expression is v as Go has it, with names for what has one.
func expression(v *ir.Value) string {
	var args []string
	for _, a := range v.Args {
		s := a.Name
		if s == "" {
			if s = expression(a); (a.Op == ir.Add || a.Op == ir.Sub || a.Op == ir.Mul && v.Op != ir.Add) && v.Op >= ir.Add && v.Op <= ir.Neg {
				s = "(" + s + ")"
			}
		}
		args = append(args, strings.Replace(s, "_", ".", 1)) // a field: x_Hi
	}
	switch v.Op {
	case ir.Param:
		return v.Name
	case ir.Const:
		return fmt.Sprintf("%.6g", v.Const)
	case ir.Add:
		return args[0] + " + " + args[1]
	case ir.Sub:
		return args[0] + " - " + args[1]
	case ir.Mul:
		return args[0] + "*" + args[1]
	case ir.Div:
		return args[0] + "/" + args[1]
	case ir.Neg:
		return "-" + args[0]
	case ir.Result:
		return fmt.Sprintf("%s[%d]", args[0], v.Nth)
	case ir.Lookup:
		return fmt.Sprintf("%s[%s]", v.Table.Name, args[0])
	case ir.Call:
		return fmt.Sprintf("%s(%s)", short(v.Callee.Go), strings.Join(args, ", "))
	}
	return fmt.Sprintf("%v(%s)", v.Op, strings.Join(args, ", "))
}

// short is the name of a function without its type.
func short(name string) string { return name[strings.LastIndexByte(name, '.')+1:] }

func (f *frame) result(i int) *value { return f.value(f.f.Results[i]) }

// value returns what is known of v.
func (f *frame) value(v *ir.Value) *value {
	if x := f.of[v]; x != nil {
		return x
	}
	x := f.compute(v)
	f.of[v] = x
	if f.check != nil {
		f.check(f.where(v), x)
	}
	return x
}

func (f *frame) compute(v *ir.Value) *value {
	switch v.Op {
	case ir.Param:
		for i, p := range f.f.Params {
			if p == v {
				return f.args[i]()
			}
		}
	case ir.Const:
		c := v.Const
		if v.Type.Float() {
			c = arithmeticOf(v.Type).round(c)
		}
		return known(c)
	case ir.Call:
		return f.call(v, 0)
	case ir.Result:
		return f.call(v.Args[0], v.Nth)
	case ir.Select:
		if f.value(v.Args[0]).is(1) {
			return f.value(v.Args[1])
		}
		return f.value(v.Args[2])
	case ir.And, ir.Or:
		if a := v.Args[0]; a.Type == ir.Bool {
			if x := f.value(a); x.is(0) == (v.Op == ir.And) {
				return x
			}
			return f.value(v.Args[1])
		}
	}
	args := make([]*value, len(v.Args))
	for i, a := range v.Args {
		args[i] = f.value(a)
	}
	if len(args) > 0 && !v.Args[0].Type.Float() || v.Type == ir.Bool && v.Op != ir.Lt && v.Op != ir.Le && v.Op != ir.Eq && v.Op != ir.Ne && v.Op != ir.Finite && v.Op != ir.Signbit {
		return f.integer(v, args)
	}
	return f.float(v, args)
}

// call returns result i of a call. Error-free transformations of sums are known by what they
// compute, whatever their names.
func (f *frame) call(v *ir.Value, i int) *value {
	if kind := transformation(v.Callee); kind != none {
		r, ok := f.sums[v]
		if !ok {
			r = f.twoSum(v, kind, f.value(v.Args[0]), f.value(v.Args[1]))
			f.sums[v] = r
		}
		if r[0] != nil {
			return r[i]
		}
	}
	if list := f.answers[short(v.Callee.Go)]; list != nil {
		return list[i]
	}
	if v.Callee.Code != nil {
		fail("%s has loops or branches", v.Callee.Go)
	}
	if v.Callee.Arm && v.Callee.SkipsArm() && f.value(v.Args[0]).is(0) {
		return f.value(v.Args[i+1])
	}
	return f.enter(v).result(i)
}

// enter returns the frame of a call.
func (f *frame) enter(v *ir.Value) *frame {
	g := f.down[v]
	if g == nil {
		args := make([]func() *value, len(v.Args))
		for k, a := range v.Args {
			args[k] = func() *value { return f.value(a) }
		}
		g = f.frame(v.Callee, f.path+" > "+short(v.Callee.Go), args)
		f.down[v] = g
	}
	return g
}

// integer computes on integers and truths, which are known.
func (f *frame) integer(v *ir.Value, args []*value) *value {
	if a := args[0]; v.Op == ir.ToFloat && !a.isKnown() && a.most() < math.Ldexp(1, arithmeticOf(v.Type).prec) {
		return a
	}
	if a := args[0]; v.Op == ir.And && a.row != nil && args[1].is(127) {
		return a.row
	}
	n := make([]int32, 3)
	for i, a := range args {
		if !a.isKnown() {
			fail("%s: an operand is not known", f.where(v))
		}
		n[i] = int32(a.lo)
	}
	a, b := n[0], n[1]
	if t := v.Args[0].Type; t != ir.I32 && t != ir.Bool {
		fail("%s: words have no bounds", f.where(v))
	}
	switch v.Op {
	case ir.Add:
		return known(float64(a + b))
	case ir.Sub:
		return known(float64(a - b))
	case ir.Mul:
		return known(float64(a * b))
	case ir.Neg:
		return known(float64(-a))
	case ir.And:
		return known(float64(a & b))
	case ir.Or:
		return known(float64(a | b))
	case ir.Xor:
		return known(float64(a ^ b))
	case ir.Not:
		return truth(a == 0)
	case ir.Shl:
		return known(float64(a << v.Bits))
	case ir.Shr:
		return known(float64(a >> v.Bits))
	case ir.Lt:
		return truth(a < b)
	case ir.Le:
		return truth(a <= b)
	case ir.Eq:
		return truth(a == b)
	case ir.Ne:
		return truth(a != b)
	case ir.Pow2:
		return known(math.Ldexp(1, int(a)))
	case ir.ToFloat:
		return known(arithmeticOf(v.Type).round(float64(a)))
	case ir.Lookup:
		if a < 0 || int(a) >= len(v.Table.Data) {
			fail("%s reads element %d of %s, which has %d", f.where(v), a, v.Table.Name, len(v.Table.Data))
		}
		f.reads = append(f.reads, fmt.Sprintf("%s[%d]", v.Table.Name, a))
		return known(arithmeticOf(v.Table.Type).round(v.Table.Data[a]))
	}
	fail("%s: operation %v has no bounds", f.where(v), v.Op)
	return nil
}

// float computes on floats.
func (f *frame) float(v *ir.Value, args []*value) *value {
	var a, b *value
	a = args[0]
	if len(args) > 1 {
		b = args[1]
	}
	t := v.Type
	if !t.Float() {
		t = v.Args[0].Type
	}
	m := arithmeticOf(t)
	switch v.Op {
	case ir.Add:
		return f.sum(m, v, a, b, false)
	case ir.Sub:
		return f.sum(m, v, a, b.neg(), f.near(a, b))
	case ir.Mul:
		return f.product(m, v, a, b)
	case ir.Div:
		return f.quotient(m, v, a, b)
	case ir.Sqrt:
		return f.root(m, v, a)
	case ir.ProdErr:
		return f.productError(m, v, a, b, args[2])
	case ir.Neg:
		return a.neg()
	case ir.Opaque:
		return a
	case ir.Abs:
		if f.negative(v, a) {
			return a.neg()
		}
		return a
	case ir.Copysign:
		if f.negative(v, a) != f.negative(v, b) {
			return a.neg()
		}
		return a
	case ir.Signbit:
		return truth(f.negative(v, a))
	case ir.Finite:
		return truth(true) // what may overflow is refused where it does
	case ir.Exponent:
		e := func(x float64) int {
			if math.Abs(x) < math.Ldexp(1, m.emin) {
				return m.emin - 1
			}
			return math.Ilogb(x)
		}
		lo, hi := e(a.least()), e(a.most())
		return known(float64(lo + f.choose(f, v, hi-lo+1, func() int { return e(a.at) - lo })))
	case ir.ToInt, ir.Trunc, ir.Floor:
		if a.row != nil {
			return a
		}
		whole := math.Trunc
		if v.Op == ir.Floor {
			whole = math.Floor
		}
		lo, hi := whole(a.lo), whole(a.hi)
		if hi-lo > maxOptions {
			fail("%s: an integer between %g and %g", f.where(v), lo, hi)
		}
		return known(lo + float64(f.choose(f, v, int(hi-lo)+1, func() int { return int(whole(a.at) - lo) })))
	case ir.Lt:
		return f.compare(v, a, b, a.hi < b.lo, a.lo >= b.hi, a.at < b.at)
	case ir.Le:
		return f.compare(v, a, b, a.hi <= b.lo, a.lo > b.hi, a.at <= b.at)
	case ir.Eq, ir.Ne:
		apart := a.hi < b.lo || b.hi < a.lo
		x := f.compare(v, a, b, a.isKnown() && b.is(a.lo), apart, a.at == b.at)
		return truth(x.is(1) == (v.Op == ir.Eq))
	}
	fail("%s: operation %v has no bounds", f.where(v), v.Op)
	return nil
}

// compare returns whether a comparison is true, for which yes and no are what is certain.
func (f *frame) compare(v *ir.Value, a, b *value, yes, no, at bool) *value {
	if !yes && !no {
		switch d := f.sub(a.form, b.form); v.Op {
		case ir.Lt, ir.Le:
			lo, hi := d.between()
			yes, no = hi.Sign() < 0, lo.Sign() > 0
		}
	}
	switch {
	case yes:
		return truth(true)
	case no:
		return truth(false)
	}
	n := f.choose(f, v, 2, func() int {
		if at {
			return 1
		}
		return 0
	})
	return known(float64(n))
}

// negative reports whether the sign bit of a is set.
func (f *frame) negative(v *ir.Value, a *value) bool {
	switch {
	case a.lo > 0 || a.lo == 0 && !math.Signbit(a.lo) && a.isKnown():
		return false
	case a.hi < 0 || a.isKnown():
		return true
	}
	n := f.choose(f, v, 2, func() int {
		if math.Signbit(a.at) {
			return 1
		}
		return 0
	})
	return n == 1
}
