package frontend

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// emit appends a value.
func (b *builder) emit(n ast.Node, op ir.Op, t ir.Type, args ...*ir.Value) *ir.Value {
	at := n.Pos()
	if e, ok := n.(*ast.BinaryExpr); ok {
		at = e.OpPos
	}
	v := &ir.Value{Op: op, Type: t, Args: args, Pos: b.fset.Position(at).String()}
	b.f.Body = append(b.f.Body, v)
	return v
}

func (b *builder) number(n ast.Node, t ir.Type, x float64) *ir.Value {
	v := b.emit(n, ir.Const, t)
	v.Const = x
	return v
}

// whole returns the constant i of type I32, U32 or U64. A word holds -1 as all ones.
func (b *builder) whole(n ast.Node, t ir.Type, i int) *ir.Value {
	if t.IsWord() {
		return b.number(n, t, ir.FromWord(t, uint64(i)))
	}
	return b.int(n, i)
}

func (b *builder) int(n ast.Node, i int) *ir.Value { return b.number(n, ir.I32, float64(i)) }

func (b *builder) bool(n ast.Node, x bool) *ir.Value {
	if x {
		return b.number(n, ir.Bool, 1)
	}
	return b.number(n, ir.Bool, 0)
}

func (b *builder) zero(n ast.Node, t types.Type) (vals []*ir.Value) {
	for _, l := range b.layout(t, b.limb) {
		vals = append(vals, b.number(n, l.typ, 0))
	}
	return vals
}

// constant rounds a constant of the source to t.
func (b *builder) constant(n ast.Node, c constant.Value, t ir.Type) *ir.Value {
	switch t {
	case ir.Bool:
		return b.bool(n, constant.BoolVal(c))
	case ir.I32:
		i, exact := constant.Int64Val(constant.ToInt(c))
		if !exact || int64(int32(i)) != i {
			b.fail(n, "constant %s does not fit in int32: write a smaller one", c)
		}
		return b.number(n, t, float64(i))
	case ir.U32, ir.U64:
		i, exact := constant.Uint64Val(constant.ToInt(c))
		if !exact || t == ir.U32 && i>>32 != 0 {
			b.fail(n, "constant %s does not fit in %s: write a smaller one", c, t)
		}
		return b.number(n, t, ir.FromWord(t, i))
	}
	x, _ := constant.Float64Val(c)
	if t == ir.F32 {
		// Go may round to float64 on the way to a T.
		once, _ := constant.Float32Val(c)
		if x = float64(float32(x)); x != float64(once) {
			b.fail(n, "constant %s rounds to another float32 by way of float64: write at most 53 bits, in hex", c)
		}
	}
	if x-x != 0 {
		b.fail(n, "constant %s overflows %s: write a smaller one", c, t)
	}
	return b.number(n, t, x)
}

// mustLayout takes a type apart that has to be one for kernels.
func (b *builder) mustLayout(n ast.Node, t types.Type) []leaf {
	l := b.layout(t, b.limb)
	if l == nil {
		b.fail(n, "%s", b.noType(t))
	}
	return l
}

// load returns the values of a variable.
func (b *builder) load(n ast.Node, o types.Object) []*ir.Value {
	if b.lost[o] {
		panic(stop{})
	}
	if v := b.vars[o]; v != nil {
		return b.get(n, v)
	}
	if v := b.views[o]; v != nil && v.dims != nil {
		return b.loadArray(n, v, nil, v.size())
	}
	vals, ok := b.env[o]
	if !ok {
		panic(stop{})
	}
	return vals
}

// scalar compiles an expression of one scalar.
func (b *builder) scalar(e ast.Expr) *ir.Value {
	vals := b.expr(e)
	if len(vals) != 1 {
		b.fail(e, "%s", b.noScalar(e))
	}
	return vals[0]
}

// expr compiles an expression to its scalars.
func (b *builder) expr(e ast.Expr) []*ir.Value {
	if tv := b.info.Types[e]; tv.Value != nil {
		if t, ok := types.Unalias(tv.Type).(*types.Basic); ok && t.Info()&types.IsFloat != 0 && b.limb != 0 {
			b.fail(e, "%s is a %s, and the function is for both widths: write T(%s)", text(e), t, text(e))
		}
		return []*ir.Value{b.constant(e, tv.Value, b.mustLayout(e, tv.Type)[0].typ)}
	}
	switch e := e.(type) {
	case *ast.ParenExpr:
		return b.expr(e.X)
	case *ast.Ident:
		o := b.info.ObjectOf(e)
		if _, ok := b.turns[o]; ok {
			b.fail(e, "%s is an element of a constant array: write T(%s)", e.Name, e.Name)
		}
		if _, isVar := o.(*types.Var); !isVar {
			b.fail(e, "%s is not a value for kernels: call functions by name", e.Name)
		} else if v := b.views[o]; v != nil && v.dims == nil {
			b.fail(e, "%s is a slice: write its elements", e.Name)
		} else if o.Parent() == o.Pkg().Scope() {
			b.fail(e, "%s is a package variable: declare it const, or pass it as a parameter", e.Name)
		} else if Bundle(b.resolve(o.Type())) != nil {
			b.known(e)
			b.fail(e, "%s is a struct with a slice or an int, which stands for its fields: pass it, declare another variable with it, or write a field", e.Name)
		}
		return b.load(e, o)
	case *ast.SelectorExpr:
		if b.info.Selections[e] == nil {
			b.fail(e, "%s is a package variable: pass it as a parameter", text(e))
		}
		i, n := b.field(e)
		return b.expr(e.X)[i : i+n : i+n]
	case *ast.UnaryExpr:
		return []*ir.Value{b.unary(e)}
	case *ast.BinaryExpr:
		return []*ir.Value{b.operate(e, e.Op, e.X, e.Y, b.info.TypeOf(e))}
	case *ast.CompositeLit:
		return b.literal(e)
	case *ast.CallExpr:
		return b.call(e)
	case *ast.IndexExpr:
		if !b.isTable(e) {
			return b.elementAt(e)
		}
		if m := machine(b.info.TypeOf(e)); b.limb == 0 && m != 0 {
			return []*ir.Value{b.lookup(e, m)}
		} else if hasFloat(b.info.TypeOf(e)) {
			b.fail(e, "an element of a constant array is not a T: write T(%s)", text(e))
		}
		b.mustLayout(e, b.info.TypeOf(e))
		return []*ir.Value{b.lookup(e, ir.I32)}
	}
	b.fail(e, "%s", b.noExpr(e))
	return nil
}

// field returns where the scalars of a selected field begin, and how many.
func (b *builder) field(e *ast.SelectorExpr) (start, n int) {
	sel := b.info.Selections[e]
	if sel != nil && sel.Kind() == types.MethodVal {
		b.fail(e, "%s is not called, and a function is no value in a kernel: write %s(…)", text(e), text(e))
	}
	if sel == nil || sel.Kind() != types.FieldVal || len(sel.Index()) != 1 || sel.Indirect() {
		b.fail(e, "%s is not a field of a struct of T: write x.Hi", text(e))
	}
	if Bundle(b.resolve(sel.Recv())) != nil {
		b.expr(e.X) // says why it is not at hand
	}
	b.mustLayout(e.X, sel.Recv())
	s := b.resolve(sel.Recv()).Underlying().(*types.Struct)
	for i := range sel.Index()[0] {
		start += len(b.layout(s.Field(i).Type(), b.limb))
	}
	return start, len(b.layout(sel.Type(), b.limb))
}

// literal compiles Pair[T]{…}.
func (b *builder) literal(e *ast.CompositeLit) (vals []*ir.Value) {
	t := b.resolve(b.info.TypeOf(e))
	b.mustLayout(e, t)
	if a, ok := t.Underlying().(*types.Array); ok {
		return b.arrayLiteral(e, a)
	}
	s := t.Underlying().(*types.Struct)
	fields := make([][]*ir.Value, s.NumFields())
	for i, x := range e.Elts {
		if kv, ok := x.(*ast.KeyValueExpr); ok {
			name := kv.Key.(*ast.Ident).Name
			i = slices.IndexFunc(slices.Collect(s.Fields()), func(f *types.Var) bool { return f.Name() == name })
			x = kv.Value
		}
		fields[i] = b.expr(x)
	}
	for i, f := range fields {
		if f == nil {
			f = b.zero(e, s.Field(i).Type())
		}
		vals = append(vals, f...)
	}
	return vals
}

func (b *builder) unary(e *ast.UnaryExpr) *ir.Value {
	if e.Op == token.AND || e.Op == token.ARROW {
		b.fail(e, "%s", b.noExpr(e))
	}
	x := b.scalar(e.X)
	switch {
	case e.Op == token.NOT:
		return b.not(e, x)
	case e.Op == token.SUB && !x.Type.Float():
		return b.binary(e, token.SUB, b.whole(e, x.Type, 0), x, b.info.TypeOf(e))
	case e.Op == token.SUB:
		return b.emit(e, ir.Neg, x.Type, x)
	case e.Op == token.XOR:
		return b.binary(e, token.XOR, x, b.whole(e, x.Type, -1), b.info.TypeOf(e))
	}
	return x // +
}

func (b *builder) not(n ast.Node, x *ir.Value) *ir.Value {
	switch x.Op {
	case ir.Const:
		return b.bool(n, x.Const == 0)
	case ir.Not:
		return x.Args[0]
	}
	return b.emit(n, ir.Not, ir.Bool, x)
}

// and returns x && y. A nil y is true.
func (b *builder) and(n ast.Node, x, y *ir.Value) *ir.Value {
	if y == nil {
		return x
	}
	return b.binary(n, token.LAND, x, y, nil)
}

// operate compiles the operation op of type t on x and y.
func (b *builder) operate(n ast.Node, op token.Token, x, y ast.Expr, t types.Type) *ir.Value {
	if op == token.SHL || op == token.SHR {
		v, k := b.scalar(x), -1
		if v.Type.IsWord() {
			return b.short(n, b.shift(n, op, v, y), t)
		}
		if c := b.info.Types[y].Value; c != nil {
			i, _ := constant.Int64Val(constant.ToInt(c))
			k = int(i)
		} else if c := b.scalar(y); c.Op == ir.Const {
			k = int(c.Const)
		}
		if v.Type != ir.I32 || k < 0 || k > 31 {
			if op == token.SHL {
				b.fail(n, "an int32 is shifted by what is no constant from 0 to 31: write int32(uint32(%s)<<uint32(%s)), and see that it is below 32", text(x), text(y))
			}
			b.fail(n, "an int32 is shifted by what is no constant from 0 to 31: write a quotient, or shift an uint32 by one that is below 32")
		}
		if v.Op == ir.Const {
			i := int64(v.Const)
			if op == token.SHR {
				return b.int(n, int(i>>k))
			}
			return b.wrap(n, i<<k, t)
		}
		v = b.emit(n, map[token.Token]ir.Op{token.SHL: ir.Shl, token.SHR: ir.Shr}[op], ir.I32, v)
		v.Bits = k
		return v
	}
	v := b.scalar(x)
	if op == token.LAND || op == token.LOR {
		if v.Op == ir.Const && (v.Const != 0) == (op == token.LOR) {
			return v // y is not compiled
		}
		if v.Op != ir.Const && b.unsafe(y) {
			return b.shortCircuit(n, op, v, y)
		}
	}
	return b.binary(n, op, v, b.scalar(y), t)
}

var operations = map[token.Token]ir.Op{
	token.ADD: ir.Add, token.SUB: ir.Sub, token.MUL: ir.Mul, token.QUO: ir.Div,
	token.AND: ir.And, token.OR: ir.Or, token.XOR: ir.Xor, token.LAND: ir.And, token.LOR: ir.Or,
	token.EQL: ir.Eq, token.NEQ: ir.Ne, token.LSS: ir.Lt, token.LEQ: ir.Le, token.GTR: ir.Lt, token.GEQ: ir.Le,
}

// binary emits an operation of the Go type t. It folds integers and bools, and
// never floats.
func (b *builder) binary(n ast.Node, op token.Token, x, y *ir.Value, t types.Type) *ir.Value {
	switch op {
	case token.GTR, token.GEQ:
		x, y = y, x
	case token.AND_NOT:
		op, y = token.AND, b.binary(n, token.XOR, y, b.whole(n, y.Type, -1), t)
	}
	o := operations[op]
	constants := x.Op == ir.Const && y.Op == ir.Const
	switch x.Type {
	case ir.Bool:
		if x.Op == ir.Const {
			x, y = y, x
		}
		switch op {
		case token.EQL:
			return b.not(n, b.binary(n, token.NEQ, x, y, t))
		case token.NEQ:
			if y.Op != ir.Const {
				return b.emit(n, ir.Xor, ir.Bool, x, y)
			} else if y.Const == 1 {
				return b.not(n, x)
			}
			return x
		}
		if y.Op != ir.Const {
			return b.emit(n, o, ir.Bool, x, y)
		} else if (y.Const == 1) == (op == token.LAND) {
			return x
		}
		return y
	case ir.I32:
		if constants {
			if v := b.fold(n, op, int64(x.Const), int64(y.Const), t); v != nil {
				return v
			}
		}
		if (op == token.ADD || op == token.SUB) && y.Op == ir.Const && y.Const == 0 {
			return x
		}
		if op == token.QUO || op == token.REM {
			b.beyond(n, "straight-line code has no %s of integers: write a shift or &", op)
			return b.emit(n, map[token.Token]ir.Op{token.QUO: ir.Quo, token.REM: ir.Rem}[op], ir.I32, x, y)
		}
	case ir.U32, ir.U64:
		if o == 0 || o == ir.Div {
			b.fail(n, "words have no %s: write a shift or &, or divide as int32", op)
		}
		return b.short(n, b.word(n, o, b.gives(o, x.Type), x, y), t)
	}
	if o == ir.Lt || o == ir.Le || o == ir.Eq || o == ir.Ne {
		return b.emit(n, o, ir.Bool, x, y)
	}
	return b.emit(n, o, x.Type, x, y)
}

func (b *builder) fold(n ast.Node, op token.Token, x, y int64, t types.Type) *ir.Value {
	switch op {
	case token.ADD:
		return b.wrap(n, x+y, t)
	case token.SUB:
		return b.wrap(n, x-y, t)
	case token.MUL:
		return b.wrap(n, x*y, t)
	case token.QUO, token.REM:
		if y == 0 {
			b.fail(n, "division by zero: write another divisor")
		} else if op == token.QUO {
			return b.wrap(n, x/y, t)
		}
		return b.wrap(n, x%y, t)
	case token.AND:
		return b.wrap(n, x&y, t)
	case token.OR:
		return b.wrap(n, x|y, t)
	case token.XOR:
		return b.wrap(n, x^y, t)
	case token.LSS, token.GTR: // operands are in order already
		return b.bool(n, x < y)
	case token.LEQ, token.GEQ:
		return b.bool(n, x <= y)
	case token.EQL:
		return b.bool(n, x == y)
	case token.NEQ:
		return b.bool(n, x != y)
	}
	return nil
}

// wrap reduces a folded integer to int32. A Go int has more bits than that, so
// there it must fit.
func (b *builder) wrap(n ast.Node, i int64, t types.Type) *ir.Value {
	if int64(int32(i)) != i && types.Identical(t, types.Typ[types.Int]) {
		b.fail(n, "%d does not fit in 32 bits: write smaller integers", i)
	}
	return b.int(n, int(int32(i)))
}

// array resolves a package-level array of constants.
func (b *builder) array(e ast.Expr) (types.Object, *array) {
	id, ok := ast.Unparen(e).(*ast.Ident)
	if !ok || b.arrays[b.info.Uses[id]] == nil {
		b.fail(e, "%s is not an array of constants: declare var name = [...]float64{…} at package level", text(e))
	}
	o := b.info.Uses[id]
	a := b.arrays[o]
	if a.written.IsValid() {
		b.fail(e, "%s is no constant array, %s writes to it or takes its address: read it only", id.Name, b.fset.Position(a.written))
	}
	if a.data == nil {
		a.data = numbers(nil, a.table, a.of)
	}
	if i := slices.Index(a.data, nil); i >= 0 {
		b.fail(e, "element %d of %s is not constant: write the number", i, id.Name)
	}
	return o, a
}

// element returns the array of an index expression, the place in its data, and
// the value there where that is constant.
func (b *builder) element(e *ast.IndexExpr) (o types.Object, a *array, place *ir.Value, c constant.Value) {
	base, index := indexed(e)
	o, a = b.array(base)
	if len(index) != len(a.dims) {
		b.fail(e, "%s is a row of an array: write all indices", text(e))
	}
	place = b.place(base, a.dims, 1, index)
	if place.Op == ir.Const {
		c = a.data[int(place.Const)]
	}
	return o, a, place, c
}

// lookup compiles table[i] of type t.
func (b *builder) lookup(e *ast.IndexExpr, t ir.Type) *ir.Value {
	o, a, place, c := b.element(e)
	if c != nil {
		return b.constant(e, c, t)
	}
	table := b.tables[tableOf{o, t}]
	if table == nil {
		table = &ir.Table{Name: b.unique(t.String() + "_" + o.Name()), Type: t, Doc: a.doc}
		mark := len(b.f.Body)
		for _, c := range a.data {
			table.Data = append(table.Data, b.constant(e, c, t).Const)
		}
		b.f.Body = b.f.Body[:mark]
		b.tables[tableOf{o, t}] = table
		b.prog.Tables = append(b.prog.Tables, table)
	}
	v := b.emit(e, ir.Lookup, t, place)
	v.Table = table
	return v
}

// convert compiles T(x), int32(x) and their kin.
func (b *builder) convert(e *ast.CallExpr) []*ir.Value {
	to := b.mustLayout(e, b.info.TypeOf(e))
	arg := ast.Unparen(e.Args[0])
	if len(to) != 1 {
		return b.expr(arg)
	}
	t := to[0].typ
	if c := b.info.Types[arg].Value; c != nil {
		return []*ir.Value{b.constant(e, c, t)}
	}
	switch x := arg.(type) {
	case *ast.Ident:
		if c := b.turns[b.info.Uses[x]]; c != nil {
			return []*ir.Value{b.constant(e, c, t)}
		}
	case *ast.IndexExpr:
		if t.Float() && !types.Identical(b.info.TypeOf(x), b.info.TypeOf(e)) && b.isTable(x) {
			return []*ir.Value{b.lookup(x, t)}
		}
	}
	if call, ok := arg.(*ast.CallExpr); ok && t.Float() {
		if v := b.exactCall(call, t); v != nil && v.Type == t {
			return []*ir.Value{v}
		}
	}
	x := b.scalar(arg)
	switch {
	case isShort(b.resolve(b.info.TypeOf(e))) && !x.Type.Float() && x.Type != ir.Bool && !isShort(b.resolve(b.info.TypeOf(arg))):
		if x.Type != t {
			x = b.toWidth(e, x, t)
		}
		return []*ir.Value{b.short(e, x, b.info.TypeOf(e))}
	case x.Type == t:
		return []*ir.Value{x}
	case t == ir.F64 && x.Type == ir.F32:
		return []*ir.Value{b.emit(e, ir.Widen, t, x)}
	case t == ir.F32 && x.Type == ir.F64:
		return []*ir.Value{b.emit(e, ir.Narrow, t, x)}
	case t.IsWord() && !x.Type.Float() && x.Type != ir.Bool, t == ir.I32 && x.Type.IsWord():
		return []*ir.Value{b.toWidth(e, x, t)}
	case t.Float() && isShort(b.resolve(b.info.TypeOf(arg))):
		b.fail(e, "the bits of a number are converted: write %s.Float32()", text(arg))
	case x.Type.IsWord() && t.Float():
		b.fail(e, "a word is converted to a float: write toFloat of an int32, or math.Float32frombits for the bits")
	case t.Float():
		return []*ir.Value{b.toFloat(e, x, t)}
	}
	if t.IsWord() {
		b.fail(e, "a float is converted to a word: write %s(int32(%s)), or math.Float32bits for the bits", text(e.Fun), text(arg))
	}
	return []*ir.Value{b.emit(e, ir.ToInt, ir.I32, b.emit(e, ir.Trunc, x.Type, x))} // toward zero
}

func (b *builder) toFloat(n ast.Node, x *ir.Value, t ir.Type) *ir.Value {
	if x.Op == ir.Const {
		return b.constant(n, constant.MakeInt64(int64(x.Const)), t)
	}
	return b.emit(n, ir.ToFloat, t, x)
}
