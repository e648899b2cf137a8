package frontend

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"strings"

	"github.com/limbfp/limb/internal/ir"
)

// emit appends a value.
func (b *builder) emit(pos token.Pos, op ir.Op, t ir.Type, args ...*ir.Value) *ir.Value {
	v := &ir.Value{Op: op, Type: t, Args: args, Pos: b.pos(pos), ID: len(b.f.Body)}
	b.f.Body = append(b.f.Body, v)
	return v
}

func (b *builder) constant(pos token.Pos, t ir.Type, x float64) *ir.Value {
	if t == ir.F32 {
		x = float64(float32(x))
	}
	v := b.emit(pos, ir.Const, t)
	v.Const = x
	return v
}

func (b *builder) zero(pos token.Pos, t types.Type) (out []*ir.Value) {
	leaves, _ := b.layout(t, b.limb)
	for _, l := range leaves {
		out = append(out, b.constant(pos, l.typ, 0))
	}
	return out
}

func (b *builder) bad(e ast.Expr, format string, args ...any) []*ir.Value {
	b.errorf(e.Pos(), format, args...)
	if t := b.info.TypeOf(e); t != nil {
		if z := b.zero(e.Pos(), t); len(z) > 0 {
			return z
		}
	}
	return []*ir.Value{b.constant(e.Pos(), b.limb, 0)}
}

// scalar compiles an expression of one scalar.
func (b *builder) scalar(e ast.Expr) *ir.Value { return b.values(e)[0] }

// typed compiles a scalar and gives a constant the type t.
func (b *builder) typed(e ast.Expr, t ir.Type) *ir.Value {
	if c := b.evalConst(e); c != nil {
		return b.fromConst(e, c, t)
	}
	return b.scalar(e)
}

// valuesAs compiles an expression that is assigned to the type t.
func (b *builder) valuesAs(e ast.Expr, t types.Type) []*ir.Value {
	if c := b.evalConst(e); c != nil {
		if leaves, ok := b.layout(t, b.limb); ok && len(leaves) == 1 {
			return []*ir.Value{b.fromConst(e, c, leaves[0].typ)}
		}
	}
	return b.values(e)
}

// evalConst returns the value of a constant expression, or nil. An untyped
// constant that becomes a T is no constant to the type checker any more, so
// its parts are looked at too.
func (b *builder) evalConst(e ast.Expr) constant.Value {
	if v := b.info.Types[e].Value; v != nil {
		return v
	}
	switch e := ast.Unparen(e).(type) {
	case *ast.BasicLit:
		return constant.MakeFromLiteral(e.Value, e.Kind, 0)
	case *ast.Ident:
		if c, ok := b.info.Uses[e].(*types.Const); ok {
			return c.Val()
		}
	case *ast.UnaryExpr:
		if x := b.evalConst(e.X); x != nil && (e.Op == token.SUB || e.Op == token.ADD) {
			return constant.UnaryOp(e.Op, x, 0)
		}
	case *ast.BinaryExpr:
		x, y := b.evalConst(e.X), b.evalConst(e.Y)
		if x == nil || y == nil || x.Kind() == constant.Bool {
			return nil
		}
		switch e.Op {
		case token.ADD, token.SUB, token.MUL, token.QUO:
			return constant.BinaryOp(x, e.Op, y)
		case token.SHL, token.SHR:
			n, _ := constant.Uint64Val(y)
			return constant.Shift(constant.ToInt(x), e.Op, uint(n))
		}
	}
	return nil
}

// fromConst rounds a constant to the type t.
func (b *builder) fromConst(e ast.Expr, c constant.Value, t ir.Type) *ir.Value {
	var x float64
	switch {
	case c.Kind() == constant.Bool:
		t = ir.Bool
		if constant.BoolVal(c) {
			x = 1
		}
	case t == ir.F32:
		f, _ := constant.Float32Val(c)
		x = float64(f)
	case t == ir.F64:
		x, _ = constant.Float64Val(c)
	case t == ir.I32:
		n, exact := constant.Int64Val(constant.ToInt(c))
		if !exact || int64(int32(n)) != n {
			b.errorf(e.Pos(), "constant %s does not fit in int32: use a smaller one", c)
		}
		x = float64(n)
	}
	return b.constant(e.Pos(), t, x)
}

// values compiles an expression to its scalars.
func (b *builder) values(e ast.Expr) []*ir.Value {
	if c := b.evalConst(e); c != nil {
		if leaves, ok := b.layout(b.info.TypeOf(e), b.limb); ok && len(leaves) == 1 {
			return []*ir.Value{b.fromConst(e, c, leaves[0].typ)}
		}
		return b.bad(e, "a constant of type %s is not in the kernel subset: convert it to T", b.info.TypeOf(e))
	}
	switch e := e.(type) {
	case *ast.ParenExpr:
		return b.values(e.X)
	case *ast.Ident:
		if v, ok := b.env[b.info.ObjectOf(e)]; ok {
			return v
		}
		return b.bad(e, "%s is not a local variable: pass it as a parameter, or index a constant array", e.Name)
	case *ast.SelectorExpr:
		if b.info.Selections[e] == nil {
			return b.bad(e, "%s is not a local variable: pass it as a parameter", b.text(e))
		}
		base := b.values(e.X)
		i, n := b.field(e)
		if i+n > len(base) {
			return b.bad(e, "%s is not a field of a number: use the fields of the struct", b.text(e))
		}
		return base[i : i+n : i+n]
	case *ast.UnaryExpr:
		return []*ir.Value{b.unary(e)}
	case *ast.BinaryExpr:
		return []*ir.Value{b.binaryExpr(e)}
	case *ast.CompositeLit:
		return b.composite(e)
	case *ast.CallExpr:
		return b.call(e)
	case *ast.IndexExpr:
		return b.bad(e, "an element of a constant array is a float64: write T(%s)", b.text(e))
	}
	return b.bad(e, "this expression is not in the kernel subset: write sums, T(a*b), quotients, comparisons and calls")
}

// field returns where the scalars of a selected field begin, and how many.
func (b *builder) field(e *ast.SelectorExpr) (start, n int) {
	t := b.info.TypeOf(e.X)
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return 0, 1 << 20
	}
	for i := range s.NumFields() {
		leaves, _ := b.layout(s.Field(i).Type(), b.limb)
		if s.Field(i).Name() == e.Sel.Name {
			return start, len(leaves)
		}
		start += len(leaves)
	}
	return 0, 1 << 20
}

func (b *builder) unary(e *ast.UnaryExpr) *ir.Value {
	x := b.scalar(e.X)
	switch e.Op {
	case token.ADD:
		return x
	case token.SUB:
		if x.Op == ir.Const && x.Type == ir.I32 {
			return b.constant(e.Pos(), ir.I32, -x.Const)
		}
		return b.emit(e.Pos(), ir.Neg, x.Type, x)
	case token.NOT:
		if x.Op == ir.Const {
			return b.constant(e.Pos(), ir.Bool, 1-x.Const)
		}
		return b.emit(e.Pos(), ir.Not, ir.Bool, x)
	}
	return b.bad(e, "%s is not in the kernel subset: use -, ! or a primitive", e.Op)[0]
}

var arithmetic = map[token.Token]ir.Op{
	token.ADD: ir.Add, token.SUB: ir.Sub, token.MUL: ir.Mul, token.QUO: ir.Div,
	token.AND: ir.And, token.OR: ir.Or, token.XOR: ir.Xor, token.LAND: ir.And, token.LOR: ir.Or,
	token.EQL: ir.Eq, token.NEQ: ir.Ne, token.LSS: ir.Lt, token.LEQ: ir.Le, token.GTR: ir.Lt, token.GEQ: ir.Le,
}

func (b *builder) binaryExpr(e *ast.BinaryExpr) *ir.Value {
	if e.Op == token.SHL || e.Op == token.SHR {
		x, n := b.scalar(e.X), b.evalConst(e.Y)
		if n == nil || x.Type != ir.I32 {
			return b.bad(e, "a shift must be of int32 by a constant: use pow2 for a power of two")[0]
		}
		k, _ := constant.Int64Val(n)
		if k < 0 || k > 31 {
			return b.bad(e, "shift by %d: an int32 has 32 bits", k)[0]
		}
		op := ir.Shl
		if e.Op == token.SHR {
			op = ir.Shr
		}
		if x.Op == ir.Const {
			n := int32(x.Const) << k
			if op == ir.Shr {
				n = int32(x.Const) >> k
			}
			return b.constant(e.Pos(), ir.I32, float64(n))
		}
		v := b.emit(e.OpPos, op, ir.I32, x)
		v.Index = int(k)
		return v
	}
	op, ok := arithmetic[e.Op]
	if !ok {
		return b.bad(e, "%s is not in the kernel subset", e.Op)[0]
	}
	var x, y *ir.Value
	if b.evalConst(e.X) == nil {
		x = b.scalar(e.X)
		y = b.typed(e.Y, x.Type)
	} else {
		y = b.scalar(e.Y)
		x = b.typed(e.X, y.Type)
	}
	if x.Type != y.Type {
		return b.bad(e, "operands of %s and %s: convert one", x.Type, y.Type)[0]
	}
	if e.Op == token.GTR || e.Op == token.GEQ {
		x, y = y, x
	}
	if (op == ir.And || op == ir.Or) && x.Type == ir.Bool {
		if x.Op == ir.Const {
			x, y = y, x
		}
		if y.Op == ir.Const {
			if (y.Const == 1) == (op == ir.And) {
				return x
			}
			return y
		}
	}
	return b.binary(e.OpPos, op, x, y)
}

// binary emits an operation, folding integers.
func (b *builder) binary(pos token.Pos, op ir.Op, x, y *ir.Value) *ir.Value {
	t := x.Type
	if op >= ir.Lt && op <= ir.Ne {
		t = ir.Bool
	}
	if op == ir.Div && x.Type == ir.I32 {
		b.errorf(pos, "integer division: shift, or multiply by an inverse")
	}
	if x.Op == ir.Const && y.Op == ir.Const && x.Type == ir.I32 {
		if v, ok := foldInt(op, int32(x.Const), int32(y.Const)); ok {
			return b.constant(pos, t, float64(v))
		}
	}
	return b.emit(pos, op, t, x, y)
}

func foldInt(op ir.Op, x, y int32) (int32, bool) {
	truth := func(b bool) (int32, bool) {
		if b {
			return 1, true
		}
		return 0, true
	}
	switch op {
	case ir.Add:
		return x + y, true
	case ir.Sub:
		return x - y, true
	case ir.Mul:
		return x * y, true
	case ir.And:
		return x & y, true
	case ir.Or:
		return x | y, true
	case ir.Xor:
		return x ^ y, true
	case ir.Lt:
		return truth(x < y)
	case ir.Le:
		return truth(x <= y)
	case ir.Eq:
		return truth(x == y)
	case ir.Ne:
		return truth(x != y)
	}
	return 0, false
}

func (b *builder) composite(e *ast.CompositeLit) []*ir.Value {
	t := b.info.TypeOf(e)
	if _, ok := b.layout(t, b.limb); !ok {
		return b.bad(e, "a literal of type %s is not in the kernel subset: use structs of T", t)
	}
	s := t.Underlying().(*types.Struct)
	vals := make([][]*ir.Value, s.NumFields())
	for i, el := range e.Elts {
		k := i
		if kv, ok := el.(*ast.KeyValueExpr); ok {
			for j := range s.NumFields() {
				if s.Field(j).Name() == kv.Key.(*ast.Ident).Name {
					k = j
				}
			}
			el = kv.Value
		}
		vals[k] = b.valuesAs(el, s.Field(k).Type())
	}
	var out []*ir.Value
	for i, v := range vals {
		if v == nil {
			v = b.zero(e.Pos(), s.Field(i).Type())
		}
		out = append(out, v...)
	}
	return out
}

// call compiles conversions, builtins, primitives and calls.
func (b *builder) call(e *ast.CallExpr) []*ir.Value {
	if b.info.Types[e.Fun].IsType() {
		return []*ir.Value{b.convert(e)}
	}
	if id, ok := ast.Unparen(e.Fun).(*ast.Ident); ok {
		if bi, ok := b.info.Uses[id].(*types.Builtin); ok {
			return []*ir.Value{b.builtin(e, bi.Name())}
		}
	}
	fn, recv := b.callee(e.Fun)
	if fn == nil {
		return b.bad(e, "call of %s: call a function of the package by name", b.text(e.Fun))
	}
	d := b.decls[fn]
	if d == nil {
		return b.bad(e, "call of %s: only functions of this package can run in a kernel; write it in them, or mark this one //limb:host", fn.FullName())
	}
	var exprs []ast.Expr
	if recv != nil {
		exprs = append(exprs, recv)
	}
	exprs = append(exprs, e.Args...)
	if directive(d, "primitive") {
		return []*ir.Value{b.primitive(e, fn.Name(), exprs)}
	}
	if !b.isKernel(d, fn) {
		return b.bad(e, "call of %s, which is host code: only kernel functions can be called here", fn.Name())
	}
	var args []*ir.Value
	in := inputs(fn.Signature())
	for i, x := range exprs {
		if len(exprs) == len(in) {
			args = append(args, b.valuesAs(x, in[i].Type())...)
		} else {
			args = append(args, b.values(x)...)
		}
	}
	f := b.instantiate(instance{fn, b.limb}, e.Pos())
	if f == nil || len(f.Results) == 0 {
		return b.bad(e, "call of %s, which does not compile: mend it first", fn.Name())
	}
	call := b.emit(e.Pos(), ir.Call, f.Results[0].Type, args...)
	call.Callee = f
	if len(f.Results) == 1 {
		return []*ir.Value{call}
	}
	var out []*ir.Value
	for i, r := range f.Results {
		v := b.emit(e.Pos(), ir.Result, r.Type, call)
		v.Index = i
		out = append(out, v)
	}
	return out
}

// callee resolves the function, and the receiver expression of a method.
func (b *builder) callee(fun ast.Expr) (*types.Func, ast.Expr) {
	switch f := ast.Unparen(fun).(type) {
	case *ast.Ident:
		fn, _ := b.info.Uses[f].(*types.Func)
		return fn, nil
	case *ast.IndexExpr:
		return b.callee(f.X)
	case *ast.SelectorExpr:
		fn, _ := b.info.Uses[f.Sel].(*types.Func)
		if fn == nil {
			return nil, nil
		}
		if b.info.Selections[f] != nil {
			return fn.Origin(), f.X
		}
		return fn.Origin(), nil
	}
	return nil, nil
}

func (b *builder) convert(e *ast.CallExpr) *ir.Value {
	leaves, ok := b.layout(b.info.TypeOf(e.Fun), b.limb)
	if !ok || len(leaves) != 1 {
		return b.bad(e, "conversion to %s is not in the kernel subset: convert to T or int32", b.info.TypeOf(e.Fun))[0]
	}
	to, arg := leaves[0].typ, ast.Unparen(e.Args[0])
	if c := b.evalConst(arg); c != nil {
		return b.fromConst(e, c, to)
	}
	if ix, ok := arg.(*ast.IndexExpr); ok {
		return b.lookup(ix)
	}
	x := b.scalar(arg)
	switch {
	case x.Type == to:
		return x
	case x.Type == ir.I32:
		return b.emit(e.Pos(), ir.ToFloat, to, x)
	}
	return b.bad(e, "conversion of a float to an integer: write toInt(a) for an integral a")[0]
}

// lookup compiles table[i] and table[i][constant].
func (b *builder) lookup(e *ast.IndexExpr) *ir.Value {
	column := 0
	outer := e
	if inner, ok := ast.Unparen(e.X).(*ast.IndexExpr); ok {
		c := b.evalConst(e.Index)
		if c == nil {
			if v := b.scalar(e.Index); v.Op == ir.Const {
				c = constant.MakeInt64(int64(v.Const))
			}
		}
		if c == nil {
			return b.bad(e, "the second index of a table must be constant: write %s[i][0]", b.text(inner.X))[0]
		}
		n, _ := constant.Int64Val(c)
		column, outer = int(n), inner
	}
	id, _ := ast.Unparen(outer.X).(*ast.Ident)
	var o types.Object
	if id != nil {
		o = b.info.Uses[id]
	}
	lit := b.arrays[o]
	if lit == nil {
		return b.bad(e, "%s is not a constant array: declare var name = [...]float64{…} at package level", b.text(outer.X))[0]
	}
	t, columns := b.table(o, lit)
	i := b.typed(outer.Index, ir.I32)
	if columns > 1 {
		i = b.binary(e.Pos(), ir.Mul, i, b.constant(e.Pos(), ir.I32, float64(columns)))
		i = b.binary(e.Pos(), ir.Add, i, b.constant(e.Pos(), ir.I32, float64(column)))
	}
	if i.Op == ir.Const {
		if n := int(i.Const); n >= 0 && n < len(t.Data) {
			return b.constant(e.Pos(), b.limb, t.Data[n])
		}
		return b.bad(e, "index %g is outside of the table", i.Const)[0]
	}
	v := b.emit(e.Pos(), ir.Lookup, b.limb, i)
	v.Table = t
	return v
}

// table returns the IR table of a constant array, rounded to the limb, and its
// number of columns.
func (b *builder) table(o types.Object, lit *ast.CompositeLit) (*ir.Table, int) {
	columns := 1
	if a, ok := o.Type().Underlying().(*types.Array); ok {
		if row, ok := a.Elem().Underlying().(*types.Array); ok {
			columns = int(row.Len())
		}
	}
	name := b.limb.String() + "_" + o.Name()
	if t := b.tables[name]; t != nil {
		return t, columns
	}
	t := &ir.Table{Name: name, Type: b.limb}
	var fill func(l *ast.CompositeLit)
	fill = func(l *ast.CompositeLit) {
		for _, el := range l.Elts {
			if row, ok := el.(*ast.CompositeLit); ok {
				fill(row)
			} else if c := b.evalConst(el); c != nil {
				x, _ := constant.Float64Val(c)
				if b.limb == ir.F32 {
					f, _ := constant.Float32Val(c)
					x = float64(f)
				}
				t.Data = append(t.Data, x)
			} else {
				b.errorf(el.Pos(), "an element of a table must be a constant in its place: write the number")
			}
		}
	}
	fill(lit)
	b.tables[name] = t
	b.prog.Tables = append(b.prog.Tables, t)
	return t, columns
}

func (b *builder) builtin(e *ast.CallExpr, name string) *ir.Value {
	if name == "len" {
		if a, ok := b.info.TypeOf(e.Args[0]).Underlying().(*types.Array); ok {
			return b.constant(e.Pos(), ir.I32, float64(a.Len()))
		}
	}
	if name != "min" && name != "max" || len(e.Args) != 2 {
		return b.bad(e, "builtin %s is not in the kernel subset", name)[0]
	}
	x, y := b.typed(e.Args[0], ir.I32), b.typed(e.Args[1], ir.I32)
	if x.Type != ir.I32 || y.Type != ir.I32 {
		return b.bad(e, "%s of floats: write a comparison and an if, which says what NaN and -0 give", name)[0]
	}
	less := b.binary(e.Pos(), ir.Lt, x, y)
	if name == "max" {
		x, y = y, x
	}
	if less.Op == ir.Const {
		if less.Const == 1 {
			return x
		}
		return y
	}
	return b.emit(e.Pos(), ir.Select, ir.I32, less, x, y)
}

// primitives maps the functions marked //limb:primitive to operations; F stands
// for the limb.
var primitives = map[string]struct {
	op     ir.Op
	result ir.Type // 0: the limb
}{
	"splitter": {ir.Splitter, 0},
	"prodErr":  {ir.ProdErr, 0},
	"finite":   {ir.Finite, ir.Bool},
	"abs":      {ir.Abs, 0},
	"sqrt":     {ir.Sqrt, 0},
	"copysign": {ir.Copysign, 0},
	"signbit":  {ir.Signbit, ir.Bool},
	"trunc":    {ir.Trunc, 0},
	"floor":    {ir.Floor, 0},
	"exponent": {ir.Exponent, ir.I32},
	"pow2":     {ir.Pow2, 0},
	"chop":     {ir.Chop, 0},
	"toInt":    {ir.ToInt, ir.I32},
	"toFloat":  {ir.ToFloat, 0},
}

func (b *builder) primitive(e *ast.CallExpr, name string, exprs []ast.Expr) *ir.Value {
	if name == "is32" {
		if b.limb == ir.F32 {
			return b.constant(e.Pos(), ir.Bool, 1)
		}
		return b.constant(e.Pos(), ir.Bool, 0)
	}
	p, ok := primitives[strings.ToLower(name[:1])+name[1:]]
	if !ok {
		return b.bad(e, "primitive %s has no operation: add one to the IR, or write it in the subset", name)[0]
	}
	if p.result == 0 {
		p.result = b.limb
	}
	index := 0
	if name == "chop" {
		k := b.evalConst(exprs[1])
		if k == nil {
			return b.bad(e, "chop by a variable: write a constant number of bits")[0]
		}
		n, _ := constant.Int64Val(k)
		index, exprs = int(n), exprs[:1]
	}
	var args []*ir.Value
	for _, x := range exprs {
		t := b.limb
		if name == "pow2" || name == "toFloat" {
			t = ir.I32
		}
		args = append(args, b.typed(x, t))
	}
	v := b.emit(e.Pos(), p.op, p.result, args...)
	v.Index = index
	return v
}
