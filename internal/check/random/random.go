// Package random makes random programs of the IR, for tests of all that runs, lowers or prints
// them: with loops and ways out of them, branches, arrays, calls, and groups that work in
// phases. Each is sound, ends, and uses no element that another item writes in the same
// phase; its floats are moderate numbers, so that all of its bits are defined.
package random

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
)

// Sizes of arrays are powers of two: any integer becomes an index by its lowest bits.
const (
	input = 16 // elements of the arrays that are read
	own   = 4  // of an item's arrays
	width = 8  // items of a group, and elements of its arrays
)

// Case is a kernel of a program, and what it is run on.
type Case struct {
	Kernel  *ir.Func
	N       int // items, or groups
	Scalars []float64
	arrays  []*ir.Array
}

// Arrays returns new arrays to run the kernel on.
func (c *Case) Arrays() (list []*ir.Array) {
	for _, a := range c.arrays {
		list = append(list, &ir.Array{Data: append([]float64(nil), a.Data...), Scalars: a.Scalars})
	}
	return list
}

// New returns a program of n kernels for floats of type limb, with what may take the place of
// operations in it. The same seed gives the same program.
func New(seed uint64, n int, limb ir.Type) (*ir.Program, []*Case, error) {
	return programs(seed, n, limb, types, 2)
}

// ForLanes is New without words of bits, which lanes are not made of, without divisions of integers
// in functions that are no programs, which the frontend does not make, and with elements of up to
// four numbers.
func ForLanes(seed uint64, n int, limb ir.Type) (*ir.Program, []*Case, error) {
	return programs(seed, n, limb, slices.DeleteFunc(slices.Clone(types), ir.Type.IsWord), 4)
}

func programs(seed uint64, n int, limb ir.Type, types []ir.Type, widest int) (*ir.Program, []*Case, error) {
	p, err := kernels.Module(limb.String() + ".Add")
	if err != nil {
		return nil, nil, err
	}
	m := &maker{r: rand.New(rand.NewPCG(seed, 0x52616e64)), p: p, limb: limb, types: types, widest: widest}
	m.table = &ir.Table{Name: "random", Type: limb, Data: make([]float64, input)}
	for i := range m.table.Data {
		m.table.Data[i] = m.number()
	}
	p.Tables = append(p.Tables, m.table)
	m.tame = m.tameFunc()
	var cases []*Case
	for i := range n {
		m.callees = nil
		for j := range m.r.IntN(3) {
			m.callees = append(m.callees, m.function(fmt.Sprintf("k%d_f%d", i, j)))
		}
		cases = append(cases, m.kernel(fmt.Sprintf("k%d", i)))
	}
	return p, cases, ir.Verify(p)
}

// maker makes functions, one after the other.
type maker struct {
	r       *rand.Rand
	p       *ir.Program
	limb    ir.Type
	types   []ir.Type // of values
	widest  int       // numbers of an element
	table   *ir.Table
	tame    *ir.Func
	callees []*ir.Func

	f      *ir.Func
	code   *[]ir.Stmt  // that is made
	scope  []*ir.Value // what may be used here
	sums   []*ir.Value // of two numbers below input/2, among scope: indices
	vars   []*ir.Var   // that have a value here
	free   int         // the first of vars that may be set here
	memory []place
	depth  int  // of loops and branches
	loops  int  // around, in this item
	turns  int  // product of their turns
	leave  bool // a return may stand here
	left   int  // statements that may still come
	trace  *ir.Var
	traced func() // keeps the trace
}

// place is an array, and the elements of it that may be used here.
type place struct {
	*ir.Memory
	size  int       // any below, where at is nil
	at    *ir.Value // or this one alone
	write bool
}

// number returns a moderate number of either sign.
func (m *maker) number() float64 {
	x := math.Ldexp(1+float64(m.r.IntN(1<<20))/(1<<20), m.r.IntN(8)-4)
	if m.r.IntN(2) == 0 {
		return -x
	}
	return x
}

var types = []ir.Type{ir.Bool, ir.I32, ir.I32, ir.U32, ir.U64, ir.F32, ir.F32, ir.F32}

// typ returns a random type.
func (m *maker) typ() ir.Type {
	t := m.types[m.r.IntN(len(m.types))]
	if t == ir.F32 {
		t = m.limb
	}
	return t
}

// begin begins a function.
func (m *maker) begin(name string) {
	m.f = &ir.Func{Name: name, Go: name, Limb: m.limb}
	m.code, m.scope, m.sums, m.vars, m.memory = nil, nil, nil, nil, nil
	m.free, m.depth, m.loops, m.turns, m.leave, m.left = 0, 0, 0, 1, false, 12+m.r.IntN(24)
	m.trace, m.traced = nil, func() {}
}

func (m *maker) param(name string, t ir.Type) *ir.Value {
	v := &ir.Value{Op: ir.Param, Type: t, Name: name, ID: len(m.f.Body)}
	m.f.Body, m.f.Params, m.scope = append(m.f.Body, v), append(m.f.Params, v), append(m.scope, v)
	m.f.In = append(m.f.In, ir.Group{Name: name, Type: t.String(), N: 1})
	return v
}

// value appends an operation.
func (m *maker) value(op ir.Op, t ir.Type, args ...*ir.Value) *ir.Value {
	v := &ir.Value{Op: op, Type: t, Args: args, ID: len(m.f.Body)}
	m.f.Body = append(m.f.Body, v)
	if m.code != nil {
		list := *m.code
		if len(list) > 0 {
			if do, ok := list[len(list)-1].(*ir.Do); ok {
				do.Values = append(do.Values, v)
				return v
			}
		}
		*m.code = append(list, &ir.Do{Values: []*ir.Value{v}})
	}
	return v
}

func (m *maker) constant(t ir.Type, x float64) *ir.Value {
	v := m.value(ir.Const, t)
	v.Const = x
	return v
}

func (m *maker) word(t ir.Type, w uint64) *ir.Value { return m.constant(t, ir.FromWord(t, w)) }

func (m *maker) immediate(op ir.Op, t ir.Type, n int, args ...*ir.Value) *ir.Value {
	v := m.value(op, t, args...)
	*v.Immediate() = n
	return v
}

// get returns the value of a variable.
func (m *maker) get(v *ir.Var) *ir.Value {
	g := m.value(ir.Get, v.Type)
	g.Var = v
	return g
}

// any returns some value of type t: one that is there, or a constant.
func (m *maker) any(t ir.Type) *ir.Value {
	var values []*ir.Value
	for _, v := range m.scope {
		if v.Type == t {
			values = append(values, v)
		}
	}
	var vars []*ir.Var
	for _, v := range m.vars {
		if v.Type == t {
			vars = append(vars, v)
		}
	}
	n := len(values) + 2*len(vars)
	if k := m.r.IntN(n + 1); k < len(values) {
		return values[k]
	} else if k < n {
		return m.get(vars[(k-len(values))/2])
	}
	switch t {
	case ir.Bool:
		return m.constant(t, float64(m.r.IntN(2)))
	case ir.I32:
		return m.constant(t, float64(int32(m.r.Uint32())>>m.r.IntN(32)))
	case ir.U32, ir.U64:
		return m.word(t, m.r.Uint64()>>m.r.IntN(64)&(1<<map[ir.Type]int{ir.U32: 32, ir.U64: 63}[t]-1))
	}
	return m.constant(t, m.number())
}

// below returns an integer from 0 to n-1, a power of two.
func (m *maker) below(n int) *ir.Value {
	return m.value(ir.And, ir.I32, m.any(ir.I32), m.constant(ir.I32, float64(n-1)))
}

// tamed returns a call of tame.
func (m *maker) tamed(x *ir.Value) *ir.Value {
	v := m.value(ir.Call, x.Type, x)
	v.Callee = m.tame
	return v
}

// tameFunc makes a function that keeps numbers moderate: NaN becomes one too. It does so at its end,
// as operations mend what is special.
func (m *maker) tameFunc() *ir.Func {
	m.begin("tame")
	x := m.param("x", m.limb)
	a := m.value(ir.Abs, m.limb, x)
	low := m.value(ir.Le, ir.Bool, m.constant(m.limb, 0.5), a)
	high := m.value(ir.Le, ir.Bool, a, m.constant(m.limb, 16))
	zero := m.constant(m.limb, 0)
	r := m.value(ir.Select, m.limb, m.value(ir.And, ir.Bool, low, high), x, zero)
	special := m.value(ir.Or, ir.Bool, m.value(ir.Not, ir.Bool, m.value(ir.Finite, ir.Bool, r)), m.value(ir.Eq, ir.Bool, r, zero))
	r = m.value(ir.Select, m.limb, special, m.constant(m.limb, 0.75), r)
	m.f.Out, m.f.Results = []ir.Group{{Type: m.limb.String(), N: 1}}, []*ir.Value{r}
	return m.end()
}

func (m *maker) end() *ir.Func {
	if m.f.Code != nil {
		m.f.Sweep()
	}
	m.p.Funcs = append(m.p.Funcs, m.f)
	return m.f
}

// operation returns the result of some operation of type t.
func (m *maker) operation(t ir.Type) *ir.Value {
	pick := func(ops ...ir.Op) ir.Op { return ops[m.r.IntN(len(ops))] }
	k := m.r.IntN(12)
	if k == 0 {
		return m.value(ir.Select, t, m.any(ir.Bool), m.any(t), m.any(t))
	}
	if k == 1 && len(m.callees) > 0 {
		if v := m.call(t); v != nil {
			return v
		}
	}
	if k < 4 {
		if v := m.load(t); v != nil {
			return v
		}
	}
	switch t {
	case ir.Bool:
		switch u := m.typ(); {
		case k < 6 || u == ir.Bool:
			return m.value(pick(ir.And, ir.Or, ir.Xor), t, m.any(t), m.any(t))
		case k < 7:
			return m.value(ir.Not, t, m.any(t))
		case k < 8:
			return m.value(pick(ir.Finite, ir.Signbit), t, m.any(m.limb))
		default:
			return m.value(pick(ir.Lt, ir.Le, ir.Eq, ir.Ne), t, m.any(u), m.any(u))
		}
	case ir.I32:
		switch {
		case k < 8:
			return m.value(pick(ir.Add, ir.Sub, ir.Mul, ir.And, ir.Or, ir.Xor), t, m.any(t), m.any(t))
		case k < 9 && m.code == nil && m.widest > 2:
			return m.value(ir.Sub, t, m.any(t), m.any(t))
		case k < 9:
			divisor := m.value(ir.Or, t, m.below(64), m.constant(t, 1))
			return m.value(pick(ir.Quo, ir.Rem), t, m.any(t), divisor)
		case k < 10:
			return m.immediate(pick(ir.Shl, ir.Shr), t, m.r.IntN(32), m.any(t))
		case k < 11:
			return m.value(ir.ToInt, t, m.value(pick(ir.Trunc, ir.Floor), m.limb, m.any(m.limb)))
		case m.r.IntN(2) == 0 || !slices.Contains(m.types, ir.U32):
			return m.value(ir.Neg, t, m.any(t))
		default:
			return m.value(ir.Bitcast, t, m.any(ir.U32))
		}
	case ir.U32, ir.U64:
		bits := map[ir.Type]uint64{ir.U32: 32, ir.U64: 64}[t]
		switch {
		case k < 8:
			return m.value(pick(ir.Add, ir.Sub, ir.Mul, ir.And, ir.Or, ir.Xor, ir.MulHi), t, m.any(t), m.any(t))
		case k < 9:
			return m.value(pick(ir.ShlBy, ir.ShrBy), t, m.any(t), m.value(ir.And, t, m.any(t), m.word(t, bits-1)))
		case k < 10:
			return m.immediate(pick(ir.Shl, ir.Shr), t, m.r.IntN(int(bits)), m.any(t))
		case k < 11:
			return m.value(ir.Clz, t, m.any(t))
		case t == ir.U64:
			return m.value(ir.ToWide, t, m.any(ir.U32))
		case m.r.IntN(2) == 0:
			return m.value(ir.ToLow, t, m.any(ir.U64))
		default:
			return m.value(ir.Bitcast, t, m.any(ir.I32))
		}
	}
	switch {
	case k == 8 && m.r.IntN(2) == 0:
		return m.tamed(m.tie())
	case k < 9:
		return m.tamed(m.value(pick(ir.Add, ir.Sub, ir.Mul, ir.Div, ir.Copysign), t, m.any(t), m.any(t)))
	case k < 10:
		return m.tamed(m.value(ir.Sqrt, t, m.value(ir.Abs, t, m.any(t))))
	case k < 11:
		return m.value(pick(ir.Neg, ir.Abs), t, m.any(t))
	}
	if m.r.IntN(2) == 0 {
		v := m.value(ir.Lookup, t, m.below(input))
		v.Table = m.table
		return v
	}
	return m.tamed(m.value(ir.ToFloat, t, m.any(ir.I32)))
}

// tie returns a sum of two constants that lies half way between two numbers, also of one that is
// chosen: a compiler that computes it must round it to even.
func (m *maker) tie() *ir.Value {
	a, b := Tie(m.r, m.limb)
	x, y := m.constant(m.limb, a), m.constant(m.limb, b)
	if m.r.IntN(3) == 0 {
		x = m.value(ir.Select, m.limb, m.any(ir.Bool), x, m.constant(m.limb, -a))
	}
	op := ir.Add
	if m.r.IntN(2) == 0 {
		op = ir.Sub
	}
	return m.value(op, m.limb, x, y)
}

// Tie returns numbers whose sum and whose difference lie half way between two numbers.
func Tie(r *rand.Rand, limb ir.Type) (a, b float64) {
	p := 24
	if limb == ir.F64 {
		p = 53
	}
	half := math.Ldexp(1, r.IntN(4)-p)
	a = float64(uint64(1)<<(p-1)+r.Uint64N(1<<(p-1)-16)+8) * 2 * half
	b = float64(2*r.IntN(4)+1) * half
	if r.IntN(2) == 0 {
		a = -a
	}
	if r.IntN(2) == 0 {
		b = -b
	}
	return a, b
}

// call returns a result of type t of a function, nil where none has one.
func (m *maker) call(t ir.Type) *ir.Value {
	f := m.callees[m.r.IntN(len(m.callees))]
	var args []*ir.Value
	for _, p := range f.Params {
		args = append(args, m.any(p.Type))
	}
	for i, r := range f.Results {
		if r.Type != t {
			continue
		}
		v := m.value(ir.Call, f.Results[0].Type, args...)
		if v.Callee = f; len(f.Results) > 1 {
			v = m.immediate(ir.Result, t, i, v)
		}
		return v
	}
	return nil
}

// index returns an index that p may be used at.
func (m *maker) index(p place) *ir.Value {
	if p.at != nil {
		return p.at
	} else if p.size < input || len(m.sums) == 0 || m.r.IntN(2) == 0 {
		return m.below(p.size)
	}
	return m.sums[m.r.IntN(len(m.sums))] // printers may go back to what it is of
}

// load returns an element of type t, nil where there is no array of that type.
func (m *maker) load(t ir.Type) *ir.Value {
	for range 3 {
		if len(m.memory) == 0 {
			return nil
		}
		if p := m.memory[m.r.IntN(len(m.memory))]; p.Type == t {
			v := m.immediate(ir.Load, t, m.r.IntN(p.Elem.N), m.index(p))
			v.Memory = p.Memory
			return v
		}
	}
	return nil
}

// expression returns what some operations give.
func (m *maker) expression(t ir.Type) *ir.Value {
	for range m.r.IntN(3) {
		m.scope = append(m.scope, m.operation(m.typ()))
	}
	return m.operation(t)
}

func (m *maker) add(s ir.Stmt) { *m.code = append(*m.code, s) }

// declare makes a variable that has a value.
func (m *maker) declare(t ir.Type, v *ir.Value) *ir.Var {
	x := &ir.Var{Name: "v", Type: t, ID: len(m.f.Vars)}
	m.f.Vars, m.vars = append(m.f.Vars, x), append(m.vars, x)
	m.add(&ir.Set{Var: x, Value: v})
	return x
}

// region makes statements of their own; what is new in them is not seen behind.
func (m *maker) region(body func()) []ir.Stmt {
	list := []ir.Stmt{}
	outer := *m
	m.code = &list
	m.depth++
	body()
	m.code, m.scope, m.vars, m.free, m.memory = outer.code, outer.scope[:len(outer.scope):len(outer.scope)], outer.vars[:len(outer.vars):len(outer.vars)], outer.free, outer.memory
	m.sums = outer.sums[:len(outer.sums):len(outer.sums)]
	m.depth, m.loops, m.turns, m.leave = outer.depth, outer.loops, outer.turns, outer.leave
	m.trace, m.traced = outer.trace, outer.traced
	return list
}

// statements makes some statements, and one more that notes in the trace that these were
// come to.
func (m *maker) statements(n int) {
	for range n {
		m.statement()
	}
	x := m.value(ir.Mul, ir.I32, m.get(m.trace), m.constant(ir.I32, 31))
	x = m.value(ir.Add, ir.I32, x, m.constant(ir.I32, float64(m.r.IntN(1000))))
	m.add(&ir.Set{Var: m.trace, Value: m.value(ir.Add, ir.I32, x, m.any(ir.I32))})
}

// begun makes the trace: what it is so far, and how it is kept where the code is left.
func (m *maker) begun(so *ir.Value, keep func()) {
	m.trace, m.traced = m.declare(ir.I32, so), keep
	m.vars = m.vars[:len(m.vars)-1]
}

func (m *maker) statement() {
	if m.left--; m.left < 0 {
		return
	}
	k := m.r.IntN(16)
	switch {
	case k < 2:
		t := m.typ()
		m.declare(t, m.expression(t))
	case k < 6 && len(m.vars) > m.free:
		x := m.vars[m.free+m.r.IntN(len(m.vars)-m.free)]
		m.add(&ir.Set{Var: x, Value: m.expression(x.Type)})
	case k < 10:
		m.store()
	case k < 13 && m.depth < 4:
		m.branch()
	case k < 15 && m.depth < 4 && m.turns <= 16:
		m.loop()
	case m.r.IntN(2) == 0:
		m.sum()
	default:
		m.scope = append(m.scope, m.expression(m.typ()))
	}
}

// sum makes an index that is a sum, of something that changes too.
func (m *maker) sum() {
	x := m.value(ir.And, ir.I32, m.get(m.trace), m.constant(ir.I32, input/2-1))
	m.sums = append(m.sums, m.value(ir.Add, ir.I32, x, m.below(input/2)))
}

// store writes an element.
func (m *maker) store() {
	for range 4 {
		if len(m.memory) == 0 {
			return
		}
		if p := m.memory[m.r.IntN(len(m.memory))]; p.write {
			v := m.expression(p.Type)
			m.add(&ir.Store{Memory: p.Memory, Index: m.index(p), Limb: m.r.IntN(p.Elem.N), Value: v, Pos: "random"})
			return
		}
	}
}

// branch makes an if, one arm of which may be a way out.
func (m *maker) branch() {
	s := &ir.If{Rare: m.r.IntN(4) == 0}
	if m.r.IntN(3) == 0 {
		s.Cond = m.expression(ir.Bool)
	} else { // which holds now and then
		s.Cond = m.value(ir.Lt, ir.Bool, m.below(4), m.constant(ir.I32, float64(1+m.r.IntN(3))))
	}
	out := m.r.IntN(4)
	if m.loops > 0 {
		out = m.r.IntN(2)
	}
	arm := func(out bool) []ir.Stmt {
		return m.region(func() {
			m.statements(1 + m.r.IntN(3))
			if out {
				m.wayOut()
			}
		})
	}
	s.Then = arm(out == 0)
	if m.r.IntN(2) == 0 {
		s.Else = arm(out == 1)
	}
	m.add(s)
}

// wayOut leaves a loop, its turn or the item, where that can be.
func (m *maker) wayOut() {
	switch k := m.r.IntN(6); {
	case m.loops > 0 && k < 2:
		m.add(&ir.Break{})
	case m.loops > 0 && k < 4:
		m.add(&ir.Continue{})
	case m.leave && (m.loops == 0 || m.f.Kind != ir.Groups):
		m.traced()
		m.add(&ir.Return{})
	}
}

// loop makes a loop of at most 5 turns: its counter is no variable that others set.
func (m *maker) loop() {
	m.loopOf(func() {
		m.left += 2
		m.statements(m.r.IntN(3))
		m.branch()
		m.statements(1 + m.r.IntN(2))
	})
}

func (m *maker) loopOf(body func()) {
	limit := m.constant(ir.I32, float64(1+m.r.IntN(5)))
	if m.r.IntN(2) == 0 {
		limit = m.below(4)
	}
	i := m.declare(ir.I32, m.constant(ir.I32, 0))
	m.vars = m.vars[:len(m.vars)-1]
	s := &ir.Loop{Pos: "random"}
	s.Body = m.region(func() {
		n := m.get(i)
		m.add(&ir.If{Cond: m.value(ir.Le, ir.Bool, limit, n), Then: []ir.Stmt{&ir.Break{}}, Else: []ir.Stmt{}})
		m.scope = append(m.scope, n)
		m.loops, m.turns = m.loops+1, m.turns*4
		body()
	})
	s.Post = m.region(func() {
		m.add(&ir.Set{Var: i, Value: m.value(ir.Add, ir.I32, m.get(i), m.constant(ir.I32, 1))})
	})
	m.add(s)
}

// ownArrays makes arrays of an item, and writes all of their elements.
func (m *maker) ownArrays(n int) {
	for range n {
		t := []ir.Type{ir.I32, ir.U32, m.limb}[m.r.IntN(3)]
		if !slices.Contains(m.types, t) && t != m.limb {
			t = ir.I32
		}
		a := m.array("own", t, 1+m.r.IntN(m.widest), ir.Own, own)
		for i := range own {
			for limb := range a.Elem.N {
				v := m.any(t)
				m.add(&ir.Store{Memory: a, Index: m.constant(ir.I32, float64(i)), Limb: limb, Value: v, Pos: "random"})
			}
		}
		m.memory = append(m.memory[:len(m.memory):len(m.memory)], place{a, own, nil, true})
	}
}

// keeps makes an array that the items of a group keep from phase to phase, or none. Half of them
// have indices that are constant.
func (m *maker) keeps() *ir.Memory {
	if m.r.IntN(2) == 0 {
		return nil
	}
	a := m.array("kept", m.limb, 1+m.r.IntN(m.widest), ir.Kept, 1+m.r.IntN(2)*(own-1))
	a.Items = width
	return a
}

// writeKept writes all that an item keeps.
func (m *maker) writeKept(a *ir.Memory) {
	for i := range a.Len {
		for limb := range a.Elem.N {
			m.add(&ir.Store{Memory: a, Index: m.constant(ir.I32, float64(i)), Limb: limb, Value: m.any(a.Type), Pos: "random"})
		}
	}
}

func (m *maker) array(name string, t ir.Type, n int, space ir.Space, size int) *ir.Memory {
	g := ir.Group{Type: t.String(), N: n}
	if n > 1 {
		g.Type = "numbers"
		for i := range n {
			g.Fields = append(g.Fields, fmt.Sprintf("X%d", i))
		}
	}
	a := &ir.Memory{Name: fmt.Sprintf("%s%d", name, len(m.f.Memory)), Elem: g, Type: t, Space: space, Len: size, ID: len(m.f.Memory)}
	m.f.Memory = append(m.f.Memory, a)
	return a
}

// function makes a function that kernels call: straight-line, or a program.
func (m *maker) function(name string) *ir.Func {
	m.begin(name)
	for i := range 1 + m.r.IntN(3) {
		m.param(fmt.Sprintf("p%d", i), m.typ())
	}
	var results []ir.Type
	structured := m.r.IntN(2) == 0
	for i := range 1 + m.r.IntN(2) {
		t := m.typ()
		if structured && i == 0 {
			t = ir.I32 // its trace
		}
		results = append(results, t)
		m.f.Out = append(m.f.Out, ir.Group{Type: t.String(), N: 1})
	}
	if !structured {
		for _, t := range results {
			m.f.Results = append(m.f.Results, m.expression(t))
		}
		return m.end()
	}
	code := []ir.Stmt{}
	m.code, m.leave = &code, true
	for _, t := range results {
		x := m.declare(t, m.any(t))
		m.f.Results = append(m.f.Results, &ir.Value{Op: ir.Get, Type: t, Var: x, Name: x.Name})
	}
	m.trace, m.vars = m.vars[0], m.vars[1:]
	m.ownArrays(m.r.IntN(2))
	m.statements(6)
	m.add(&ir.Return{})
	m.f.Code = code
	return m.end()
}

// kernel makes a kernel of items or of groups.
func (m *maker) kernel(name string) *Case {
	m.begin(name)
	m.f.Kind = []ir.Kind{ir.Items, ir.Groups}[m.r.IntN(2)]
	c := &Case{Kernel: m.f, N: 3 + m.r.IntN(30)}
	elements := c.N
	if m.f.Kind == ir.Groups {
		c.N = 1 + m.r.IntN(4)
		elements = c.N * width
	}
	number := m.param("i", ir.I32)
	slice := func(name string, t ir.Type, n, size int) place {
		a := m.array(name, t, n, ir.Slice, 0)
		m.f.In = append(m.f.In, ir.Group{Name: a.Name, Type: "[]" + a.Elem.Type, Memory: a})
		x := &ir.Array{Data: make([]float64, n*size), Scalars: n}
		for i := range x.Data {
			if x.Data[i] = m.number(); t == ir.I32 {
				x.Data[i] = float64(int32(m.r.Uint32()) >> m.r.IntN(32))
			}
		}
		c.arrays = append(c.arrays, x)
		return place{a, size, nil, false}
	}
	numbers := 2
	if m.widest > 2 {
		numbers = 1 + m.r.IntN(m.widest)
	}
	outs := []place{slice("out", m.limb, numbers, elements), slice("out", ir.I32, 1, elements)}
	m.memory = []place{slice("in", m.limb, 1+m.r.IntN(m.widest), input), slice("in", ir.I32, 1, input)}
	m.param("n", ir.I32)
	m.param("x", m.limb)
	c.Scalars = []float64{float64(int32(m.r.Uint32()) >> m.r.IntN(32)), m.number()}
	code := []ir.Stmt{}
	m.code = &code
	if m.f.Kind == ir.Items {
		m.leave = true
		m.outputs(outs, number)
		m.keep(outs[1], number)
		m.ownArrays(m.r.IntN(3))
		m.sum()
		m.statements(12)
		m.traced()
	} else {
		m.groups(outs, number)
	}
	m.f.Code = code
	m.end()
	return c
}

// keep makes a trace that is kept in an element of the array of integers: it goes on from what
// stands there.
func (m *maker) keep(p place, at *ir.Value) {
	so := m.value(ir.Load, ir.I32, at)
	so.Memory = p.Memory
	m.begun(so, func() {
		m.add(&ir.Store{Memory: p.Memory, Index: at, Value: m.get(m.trace), Pos: "random"})
	})
}

// outputs lets the code here write one element of the arrays of results.
func (m *maker) outputs(outs []place, at *ir.Value) {
	m.memory = m.memory[:len(m.memory):len(m.memory)]
	for _, p := range outs {
		p.at, p.write = at, true
		m.memory = append(m.memory, p)
	}
}

// groups makes phases. Of the group's two arrays each phase writes one, an item its own element,
// and reads the other one anywhere.
func (m *maker) groups(outs []place, number *ir.Value) {
	shared := []*ir.Memory{m.array("shared", m.limb, 1+m.r.IntN(m.widest), ir.Shared, width), m.array("shared", ir.I32, 1, ir.Shared, width)}
	kept := m.keeps()
	first := m.value(ir.Mul, ir.I32, number, m.constant(ir.I32, width))
	phase := func(n, writes int) {
		items := m.constant(ir.I32, width)
		if n < 0 {
			items = m.below(width)
		}
		e := &ir.Each{N: items, Item: &ir.Value{Op: ir.Item, Type: ir.I32, Name: "j", ID: len(m.f.Body)}, Pos: "random"}
		m.f.Body = append(m.f.Body, e.Item)
		e.Body = m.region(func() {
			m.free, m.loops, m.leave = len(m.vars), 0, n < 0
			m.scope = append(m.scope, e.Item)
			if n == 0 { // all elements of both
				for _, a := range shared {
					for limb := range a.Elem.N {
						m.add(&ir.Store{Memory: a, Index: e.Item, Limb: limb, Value: m.expression(a.Type), Pos: "random"})
					}
				}
			}
			at := m.value(ir.Add, ir.I32, first, e.Item)
			m.outputs(outs, at)
			m.keep(outs[1], at)
			m.memory = append(m.memory, place{shared[writes], width, e.Item, true})
			if n < 0 {
				m.memory = append(m.memory, place{shared[1-writes], width, nil, false})
			}
			if kept != nil {
				if n == 0 {
					m.writeKept(kept)
				}
				p := place{kept, kept.Len, nil, true}
				if kept.Len == 1 {
					p.at = m.constant(ir.I32, 0)
				}
				m.memory = append(m.memory, p)
			}
			m.ownArrays(m.r.IntN(2))
			m.left += 4
			m.statements(2 + m.r.IntN(3))
			m.store()
			m.traced()
		})
		m.add(e)
	}
	phase(0, 0)
	var list func()
	list = func() {
		for range 1 + m.r.IntN(3) {
			switch k := m.r.IntN(8); {
			case k < 4:
				phase(-1, m.r.IntN(2))
			case k < 5 && m.depth < 3:
				m.add(&ir.If{Cond: m.expression(ir.Bool), Then: m.region(list), Else: m.region(list)})
			case k < 6 && m.depth < 3 && m.turns < 16:
				m.loopOf(list)
			case len(m.vars) > 0 && k < 7:
				x := m.vars[m.r.IntN(len(m.vars))]
				m.add(&ir.Set{Var: x, Value: m.expression(x.Type)})
			default:
				t := m.typ()
				m.declare(t, m.expression(t))
			}
		}
	}
	list()
	phase(-1, m.r.IntN(2))
}
