package frontend

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"math"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// The slices and arrays of programs.

// view is what a slice, or a local array in memory, stands for.
type view struct {
	memory      *ir.Memory
	offset, len *ir.Value // nil for 0, and for all of it
	dims        []int     // of an array
	elem        types.Type
	apart       bool // the last of dims is that of an element's scalars
	own         *own // whose numbers they are, of items from phase to phase
}

// takeApart makes the scalars of elements elements of their own, where lanes are not made of the
// elements: these have one number, or 2, 4 or 8 floats.
func (v *view) takeApart(elem []leaf) {
	n := len(elem)
	if n == 0 || n == 1 || elem[0].typ.Float() && n&(n-1) == 0 && n <= 8 || slices.ContainsFunc(elem, func(l leaf) bool { return l.typ != elem[0].typ }) {
		return
	}
	kind, ok := map[ir.Type]types.BasicKind{ir.F32: types.Float32, ir.F64: types.Float64, ir.I32: types.Int32, ir.U32: types.Uint32, ir.U64: types.Uint64}[elem[0].typ]
	if !ok {
		return
	}
	v.dims, v.elem, v.apart = append(v.dims, n), types.Typ[kind], true
}

// inMemory ends the compilation of a function that needs an array in memory after all.
type inMemory struct {
	types.Object
	sliced bool // its elements are those of slices
}

// indexed returns what an expression is an element of, and its indices from the outside; the
// expression itself where there are none.
func indexed(e ast.Expr) (base ast.Expr, index []ast.Expr) {
	for {
		e = ast.Unparen(e)
		x, ok := e.(*ast.IndexExpr)
		if !ok {
			return e, index
		}
		index, e = append([]ast.Expr{x.Index}, index...), x.X
	}
}

// memoryOf returns what an index expression is of: a slice or an array in memory, and
// its indices from the outside; or nil.
func (b *builder) memoryOf(e ast.Expr) (*view, []ast.Expr) {
	base, index := indexed(e)
	if x, ok := base.(*ast.Ident); ok {
		v := b.views[b.info.ObjectOf(x)]
		if v != nil && v.own != nil {
			return v, b.ofItem(e, v.own, index)
		}
		if v != nil && len(index) > max(len(v.dims), 1) { // an element of an element
			return nil, index
		}
		return v, index
	}
	return nil, index
}

// newMemory declares an array.
func (b *builder) newMemory(n ast.Node, name string, elem types.Type, space ir.Space, size int) *ir.Memory {
	l := b.layout(elem, b.limb)
	if basic, ok := b.resolve(elem).(*types.Basic); ok && basic.Kind() == types.Int {
		b.fail(n, "%s has elements of type int, which has other sizes elsewhere: write int32", name)
	}
	if len(l) == 0 || l[0].typ == ir.Bool || slices.ContainsFunc(l, func(x leaf) bool { return x.typ != l[0].typ }) {
		b.fail(n, "%s has elements of type %s: %s", name, b.typeText(elem), b.noElement(elem))
	}
	m := &ir.Memory{Name: name, Elem: b.group("", b.resolve(elem), b.limb), Type: l[0].typ, Space: space, Len: size, ID: len(b.f.Memory)}
	if space == ir.Slice && isShort(b.resolve(elem)) {
		m.Type = ir.U16
	} else if space == ir.Slice && ofShorts(b.resolve(elem)) {
		b.fail(n, "%s has elements of type %s: %s", name, b.typeText(elem), b.noElement(elem))
	}
	if _, named := types.Unalias(b.resolve(elem)).(*types.Named); !named {
		m.Elem.Type, m.Elem.Fields = m.Type.String(), nil
	}
	b.f.Memory = append(b.f.Memory, m)
	return m
}

// view returns what a slice expression stands for.
func (b *builder) view(e ast.Expr) *view {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		if v := b.views[b.info.ObjectOf(x)]; v != nil {
			return v
		}
	case *ast.CallExpr:
		switch b.ofKernel(x) {
		case "Own", "Own2":
			return b.ownNumbers(x)
		case "Shared":
			return b.sharedNumbers(x)
		}
	case *ast.SliceExpr:
		if x.Slice3 {
			b.fail(x, "a slice in a kernel has no capacity: write s[i:j]")
		}
		if id, ok := ast.Unparen(x.X).(*ast.Ident); ok && isArray(b.resolve(b.info.TypeOf(id))) && !b.isTable(id) {
			b.toMemory(id, true)
		}
		of := b.view(x.X)
		if of.own != nil {
			b.fail(x, "%s is a part of what items have of their own: an item uses its own numbers, %s", text(x), of.own.name(x.X))
		}
		if len(of.dims) > 1 {
			b.fail(x, "an array of arrays is not sliced: write indices")
		}
		v := &view{memory: of.memory, offset: of.offset, elem: of.elem}
		low := b.int(x, 0)
		if x.Low != nil {
			low = b.scalar(x.Low)
			v.offset = b.plus(x, of.offset, low)
		}
		high := b.length(x, of)
		if x.High != nil {
			high = b.scalar(x.High)
		}
		v.len = b.minus(x, high, low)
		return v
	}
	b.fail(e, "%s", b.noView(e))
	return nil
}

// plus returns a + b of integers, where a nil a is 0.
func (b *builder) plus(n ast.Node, x, y *ir.Value) *ir.Value {
	if x == nil {
		return y
	}
	return b.binary(n, token.ADD, x, y, types.Typ[types.Int32])
}

// minus returns a - b of integers, and c where a is b + c.
func (b *builder) minus(n ast.Node, x, y *ir.Value) *ir.Value {
	if x.Op == ir.Add && x.Args[0] == y {
		return x.Args[1]
	}
	return b.binary(n, token.SUB, x, y, types.Typ[types.Int32])
}

// length returns the number of elements of a view.
func (b *builder) length(n ast.Node, v *view) *ir.Value {
	switch {
	case v.len != nil:
		return v.len
	case len(v.dims) > 0:
		return b.int(n, v.dims[0])
	}
	l := b.emit(n, ir.Len, ir.I32)
	l.Memory = v.memory
	return l
}

// loadAt returns the element i of a view.
func (b *builder) loadAt(n ast.Node, v *view, i *ir.Value) (vals []*ir.Value) {
	at := b.plus(n, v.offset, i)
	if b.f.Kind == ir.Groups && !b.inPhase {
		b.readByGroup = append(b.readByGroup, access{n, v.memory})
	}
	for k := range v.memory.Elem.N {
		l := b.emit(n, ir.Load, v.memory.Value(), at)
		l.Memory, l.Limb = v.memory, k
		vals = append(vals, l)
	}
	return vals
}

// access is a place in the source where an array is read or written.
type access struct {
	ast.Node
	*ir.Memory
}

// checkGroup sees that what the whole group reads is written by no item.
func (b *builder) checkGroup() {
	for _, a := range b.readByGroup {
		if b.written[a.Memory] {
			b.try(func() {
				b.fail(a.Node, "%s is read by the whole group, and a phase writes it: read it in a phase, or pass what is the same for all as a parameter", a.Memory.Name)
			})
		}
	}
}

// loadArray returns n elements of an array in memory, from one on; a nil first is 0.
func (b *builder) loadArray(e ast.Node, v *view, first *ir.Value, n int) (vals []*ir.Value) {
	for i := range n {
		vals = append(vals, b.loadAt(e, v, b.plus(e, first, b.int(e, i)))...)
	}
	return vals
}

// size is the number of elements of an array in memory.
func (v *view) size() int {
	n := 1
	for _, d := range v.dims {
		n *= d
	}
	return n
}

// target is where an assignment goes: to a variable, or to elements of a view, and there to
// n scalars from start on; or to so many of an element of an array that is values, at an
// index that is not constant.
type target struct {
	o        types.Object
	id       *ast.Ident
	view     *view
	index    *ir.Value
	start, n int

	of *target // the array
	x  *ast.IndexExpr
	at *ir.Value
}

// indexOf returns the index of an element of a view, or of the first one of a row, and how many
// elements it has.
func (b *builder) indexOf(e ast.Expr, v *view, index []ast.Expr) (at *ir.Value, n int) {
	if v.dims == nil {
		return b.place(e, nil, 1, index), 1
	}
	if len(index) == 0 { // all that an item has of its own
		return b.int(e, 0), v.size()
	}
	n = 1
	for _, d := range v.dims[len(index):] {
		n *= d
	}
	return b.place(e, v.dims[:len(index)], n, index), n
}

// place returns the place of an element in an array of arrays of such lengths, whose elements
// are rows of so many; of a slice where there are no lengths. An index that may be outside of its own array
// makes it negative, which is outside of the whole.
func (b *builder) place(e ast.Expr, dims []int, row int, index []ast.Expr) (place *ir.Value) {
	var inside *ir.Value
	for k, x := range index {
		at := b.scalar(x)
		if dims == nil {
			return at
		}
		switch most, known := b.most(at); {
		case at.Op == ir.Const && (at.Const < 0 || int(at.Const) >= dims[k]):
			b.fail(x, "index %g is outside of %s: write 0 to %d", at.Const, text(e), dims[k]-1)
		case (len(dims) > 1 || row > 1) && !(known && most < dims[k]) && b.pkg != b.root: // the library's are inside
			inside = b.within(x, at, dims[k], inside)
		}
		if place != nil {
			at = b.binary(x, token.ADD, b.binary(x, token.MUL, place, b.int(x, dims[k]), types.Typ[types.Int32]), at, types.Typ[types.Int32])
		}
		place = at
	}
	if row > 1 {
		place = b.binary(e, token.MUL, place, b.int(e, row), types.Typ[types.Int32])
	}
	return b.orBefore(e, place, inside, row)
}

// within returns whether an index is one of an array of n elements, and more holds, if it is not nil.
func (b *builder) within(e ast.Expr, at *ir.Value, n int, more *ir.Value) *ir.Value {
	in := b.and(e, b.emit(e, ir.Lt, ir.Bool, at, b.int(e, n)), b.emit(e, ir.Le, ir.Bool, b.int(e, 0), at))
	return b.and(e, in, more)
}

// orBefore returns a place where a condition holds, if it is not nil, and else one before all rows.
func (b *builder) orBefore(e ast.Expr, place, cond *ir.Value, row int) *ir.Value {
	if cond == nil {
		return place
	}
	return b.emit(e, ir.Select, ir.I32, cond, place, b.int(e, -row))
}

// most returns the greatest number that an integer may be which is known not to be negative.
func (b *builder) most(v *ir.Value) (most int, known bool) {
	if v.Op == ir.Const {
		return int(v.Const), v.Const >= 0
	}
	if n, ok := b.below[v]; ok {
		return n - 1, true
	}
	switch v.Op {
	case ir.And:
		if v.Type == ir.I32 {
			for _, a := range v.Args {
				if n, ok := b.most(a); ok && (!known || n < most) {
					most, known = n, true
				}
			}
		}
	case ir.Rem, ir.Quo, ir.Shr:
		n, ok := b.most(v.Args[0])
		if v.Op == ir.Shr {
			return n >> v.Bits, ok && v.Type == ir.I32
		}
		by, constant := b.most(v.Args[1])
		if constant = constant && v.Args[1].Op == ir.Const && by > 0; !ok || !constant {
			return 0, false
		} else if v.Op == ir.Rem {
			return min(n, by-1), true
		}
		return n / by, true
	case ir.Add, ir.Mul:
		x, ok := b.most(v.Args[0])
		y, ok2 := b.most(v.Args[1])
		sum := int64(x) + int64(y)
		if v.Op == ir.Mul {
			sum = int64(x) * int64(y)
		}
		return int(sum), ok && ok2 && v.Type == ir.I32 && sum <= math.MaxInt32
	}
	return most, known
}

// elementAt compiles an element: of a slice, of an array in memory, or of one that is values.
func (b *builder) elementAt(e *ast.IndexExpr) []*ir.Value {
	if v, index := b.memoryOf(e); v != nil {
		at, n := b.indexOf(e, v, index)
		if n == 1 {
			return b.loadAt(e, v, at)
		}
		return b.loadArray(e, v, at, n)
	}
	start, n, at := b.elementOf(e)
	vals := b.expr(e.X)
	if at == nil { // one that is constant
		return vals[start : start+n : start+n]
	}
	return b.spilled(e, b.spill(e, vals), at)
}

// spilled returns an element of an array that is stored.
func (b *builder) spilled(e *ast.IndexExpr, v *view, at *ir.Value) []*ir.Value {
	if !v.apart {
		return b.loadAt(e, v, at)
	}
	n := v.dims[1]
	return b.loadArray(e, v, b.rowOf(e, v, at), n)
}

// rowOf returns where the scalars of an element begin that are elements of their own.
func (b *builder) rowOf(e *ast.IndexExpr, v *view, at *ir.Value) *ir.Value {
	return b.orBefore(e, b.binary(e, token.MUL, at, b.int(e, v.dims[1]), types.Typ[types.Int32]), b.within(e, at, v.dims[0], nil), v.dims[1])
}

// elementOf returns where the scalars of an element of an array of values begin, and how
// many there are; or its index, where that is not constant. It sends a variable to memory.
func (b *builder) elementOf(e *ast.IndexExpr) (start, n int, at *ir.Value) {
	base, _ := indexed(e)
	id, isVar := base.(*ast.Ident)
	if isVar && b.lost[b.info.ObjectOf(id)] {
		panic(stop{})
	}
	a, ok := b.resolve(b.info.TypeOf(e.X)).Underlying().(*types.Array)
	if !ok {
		if b.isTable(e) {
			b.fail(e, "%s is a package variable: pass it as a parameter, or declare an array of constants", text(e.X))
		}
		b.fail(e, "%s is no array and no slice of numbers: write one", text(e.X))
	}
	n = len(b.mustLayout(e, a.Elem()))
	i := b.scalar(e.Index)
	if i.Op != ir.Const {
		b.beyond(e.Index, "the index is not constant, and straight-line code has constant ones: write a loop of constant length, and choose between the elements")
		if isVar {
			b.toMemory(id, false)
		}
		return 0, n, i
	}
	if i.Const < 0 || int64(i.Const) >= a.Len() {
		b.fail(e.Index, "index %g is outside: write 0 to %d", i.Const, a.Len()-1)
	}
	return int(i.Const) * n, n, nil
}

// toMemory begins the function anew with a variable in memory, where it is not there and may be.
func (b *builder) toMemory(id *ast.Ident, sliced bool) {
	o := b.info.ObjectOf(id)
	if v := b.views[o]; v != nil && sliced && v.apart {
		panic(inMemory{o, sliced})
	}
	if o == nil || b.views[o] != nil || b.arraysInMemory[o] || b.lost[o] || !isArray(b.resolve(o.Type())) {
		return
	}
	_, known := b.env[o]
	if known || b.vars[o] != nil {
		panic(inMemory{o, sliced})
	}
}

// spill stores an array of values, for an index that is not constant. One memory serves all of
// a type.
func (b *builder) spill(e *ast.IndexExpr, vals []*ir.Value) *view {
	if b.f.Kind == ir.Groups && !b.inPhase {
		b.fail(e, "the index is not constant, of what belongs to the whole group: read it in a phase")
	}
	t := b.resolve(b.info.TypeOf(e.X))
	a := t.Underlying().(*types.Array)
	key := types.TypeString(t, nil)
	v := b.spills[key]
	if v == nil {
		if a.Len() > maxArray || a.Len() == 0 {
			b.fail(e, "%s has %d elements: an array of an item has 1 to %d", text(e.X), a.Len(), maxArray)
		}
		v = &view{dims: []int{int(a.Len())}, elem: a.Elem()}
		v.takeApart(b.layout(v.elem, b.limb))
		v.memory = b.newMemory(e, "elements", v.elem, ir.Own, v.size())
		b.spills[key] = v
	}
	b.put(e, target{view: v, index: b.int(e, 0), n: len(vals)}, vals)
	return v
}

// settable sees that no package variable is assigned to.
func (b *builder) settable(l ast.Expr) {
	if x := variable(l); x != nil {
		if o := b.info.ObjectOf(x); o != nil && o.Pkg() != nil && o.Parent() == o.Pkg().Scope() {
			b.fail(x, "%s is a package variable, and items have no order: pass a slice, and write to it", x.Name)
		}
	}
}

// target returns where an assignment to l goes.
func (b *builder) target(l ast.Expr) target {
	switch l := ast.Unparen(l).(type) {
	case *ast.Ident:
		if l.Name == "_" {
			return target{}
		}
		o := b.info.ObjectOf(l)
		b.settable(l)
		if v := b.views[o]; v != nil && v.dims != nil {
			return b.all(l, v)
		}
		return target{o: o, id: l, n: len(b.layout(o.Type(), b.limb))}
	case *ast.SelectorExpr:
		t := b.target(l.X)
		i, n := b.field(l)
		t.start, t.n = t.start+i, n
		return t
	case *ast.IndexExpr:
		if v, index := b.memoryOf(l); v != nil {
			at, n := b.indexOf(l, v, index)
			return target{view: v, index: b.plus(l, v.offset, at), n: n * v.memory.Elem.N}
		}
		t := b.target(l.X)
		i, n, at := b.elementOf(l)
		if at != nil {
			return target{of: &t, x: l, at: at, n: n}
		}
		t.start, t.n = t.start+i, n
		return t
	}
	b.fail(l, "%s is no place to assign to: assign to a variable, its field or an element", text(l))
	return target{}
}

// all is the whole of an array in memory.
func (b *builder) all(n ast.Node, v *view) target {
	return target{view: v, index: b.int(n, 0), n: v.size() * v.memory.Elem.N}
}

// values returns what stands where an assignment goes.
func (b *builder) values(l ast.Node, t target) (vals []*ir.Value) {
	switch {
	case t.of != nil:
		return b.spilled(t.x, b.spill(t.x, b.values(l, *t.of)), t.at)[t.start : t.start+t.n]
	case t.view != nil:
		for k := range t.n {
			i, limb := (t.start+k)/t.view.memory.Elem.N, (t.start+k)%t.view.memory.Elem.N
			v := b.emit(l, ir.Load, t.view.memory.Value(), b.plus(l, t.index, b.int(l, i)))
			v.Memory, v.Limb = t.view.memory, limb
			vals = append(vals, v)
		}
		return vals
	}
	return b.load(l, t.o)[t.start : t.start+t.n]
}

// put stores values where an assignment goes.
func (b *builder) put(l ast.Node, t target, vals []*ir.Value) {
	switch {
	case t.of != nil:
		v := b.spill(t.x, b.values(l, *t.of))
		at := t.at
		if v.apart {
			at = b.rowOf(t.x, v, at)
		}
		b.put(l, target{view: v, index: at, start: t.start, n: t.n}, vals)
		b.put(l, *t.of, b.loadArray(l, v, nil, v.size()))
	case t.view != nil:
		if m := t.view.memory; b.f.Kind == ir.Groups && !b.inPhase {
			b.fail(l, "%s is written by the whole group: write it in a phase, g.Each(1, func(int) { … })", m.Name)
		} else if b.inPhase {
			b.written[m] = true
		}
		scalars := t.view.memory.Elem.N
		for k := range t.n {
			at := t.index
			if i := (t.start + k) / scalars; i > 0 {
				at = b.plus(l, at, b.int(l, i))
			}
			b.statement(&ir.Store{Memory: t.view.memory, Index: at, Limb: (t.start + k) % scalars, Value: vals[k], Pos: b.fset.Position(l.Pos()).String()})
		}
	case t.o == nil:
	case b.vars[t.o] != nil:
		b.set(b.vars[t.o][t.start:t.start+t.n], vals)
	default:
		whole := vals
		if all := len(b.layout(t.o.Type(), b.limb)); t.n != all {
			whole = slices.Clone(b.load(l, t.o))
			copy(whole[t.start:], vals)
		}
		b.env[t.o] = b.name(t.o.Name(), t.o.Type(), whole)
	}
}

// keep begins a variable with values, in memory where it has to be there.
func (b *builder) keep(n ast.Node, o types.Object, vals []*ir.Value) {
	if !b.arraysInMemory[o] {
		b.begin(o, vals)
		return
	}
	if b.f.Kind == ir.Groups && !b.inPhase {
		b.fail(n, "%s is an array with an index that varies, outside of a phase: index it in a phase, or pass a slice", o.Name())
	}
	b.declareArray(n, o)
	b.put(n, b.all(n, b.views[o]), vals)
}

// declareArray declares a local array, and reports whether it is in memory.
func (b *builder) declareArray(n ast.Node, o types.Object) bool {
	t := b.resolve(o.Type())
	a, ok := t.Underlying().(*types.Array)
	group := b.f.Kind == ir.Groups && !b.inPhase
	if !ok || isEmpty(t) || !group && !b.arraysInMemory[o] {
		return false
	}
	size := 1
	v := &view{}
	for {
		v.dims = append(v.dims, int(a.Len()))
		if size *= int(min(a.Len(), 1<<20)); size > 1<<20 {
			b.fail(n, "%s has more than 2^20 elements: write fewer, or pass a slice", o.Name())
		}
		v.elem = a.Elem()
		next, ok := b.resolve(v.elem).Underlying().(*types.Array)
		if !ok {
			break
		}
		a = next
	}
	space := ir.Own
	if group {
		space = ir.Shared
	}
	if size == 0 || space == ir.Own && size > maxArray {
		b.fail(n, "%s has %d elements: an array of an item has 1 to %d", o.Name(), size, maxArray)
	}
	if space == ir.Own && !b.sliced[o] {
		v.takeApart(b.layout(v.elem, b.limb))
		size = v.size()
	}
	// In another turn, or another call, what it was before is needed no more.
	was := b.declared[o]
	if was != nil && was.memory.Space == space && was.memory.Len == size && types.Identical(was.elem, v.elem) {
		v.memory = was.memory
	} else {
		was, v.memory = nil, b.newMemory(n, o.Name(), v.elem, space, size)
	}
	b.declared[o], b.views[o] = v, v
	if was != nil || b.repeats > 0 {
		b.statement(&ir.Do{New: []*ir.Memory{v.memory}})
	}
	return true
}

// isTable reports whether an index expression is of a package-level array.
func (b *builder) isTable(e ast.Expr) bool {
	base, _ := indexed(e)
	id, ok := base.(*ast.Ident)
	if !ok {
		return false
	}
	o, ok := b.info.Uses[id].(*types.Var)
	return ok && o.Pkg() != nil && o.Parent() == o.Pkg().Scope()
}

// arrayLiteral compiles [4]T{…}.
func (b *builder) arrayLiteral(e *ast.CompositeLit, a *types.Array) []*ir.Value {
	vals := b.zero(e, a)
	size, at := len(b.mustLayout(e, a.Elem())), 0
	for _, x := range e.Elts {
		if kv, ok := x.(*ast.KeyValueExpr); ok {
			n, _ := constant.Int64Val(b.info.Types[kv.Key].Value)
			at, x = int(n), kv.Value
		}
		copy(vals[at*size:][:size], b.expr(x))
		at++
	}
	return vals
}
