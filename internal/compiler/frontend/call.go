package frontend

import (
	"go/ast"
	"go/types"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// call compiles conversions, builtins, primitives and calls of functions.
func (b *builder) call(e *ast.CallExpr) []*ir.Value {
	if tv := b.info.Types[e.Fun]; tv.IsType() {
		return b.convert(e)
	} else if tv.IsBuiltin() {
		return []*ir.Value{b.builtin(e)}
	}
	if s, ok := e.Fun.(*ast.SelectorExpr); ok && s.Sel.Name == "Index" && b.isGroup(b.info.TypeOf(s.X)) {
		return b.expr(s.X)
	}
	if fn, ok := b.calls(e); ok && b.decls[fn.Origin()] != nil && b.inPlace(fn.Origin()) {
		return b.inline(e)
	}
	if vals := b.wordCall(e); vals != nil {
		return vals
	}
	if vals := b.constantCall(e); vals != nil {
		return vals
	}
	if v := b.exactCall(e, ir.F64); v != nil {
		return []*ir.Value{v}
	}
	fn, limb, args := b.callee(e)
	if to := map[string]string{"ToHalf": "HalfOf", "ToBF16": "BF16Of"}[fn.Name()]; to != "" && fn.Pkg().Path() == b.root.Path()+"/fp" {
		b.fail(e, "%s has modes of rounding: write fp.%s(x), to nearest", text(e.Fun), to)
	}
	d := b.decls[fn]
	var vals []*ir.Value
	for _, x := range args {
		vals = append(vals, b.expr(x)...)
	}
	if b.directive(d) == "primitive" {
		return []*ir.Value{b.primitive(e, fn.Name(), limb, vals)}
	}
	if dir, name := b.directives(d); dir == "native" {
		return []*ir.Value{b.native(e, name, vals)}
	}
	in, subst := instance{fn, limb, ""}, map[*types.TypeParam]types.Type(nil)
	if !b.isLimbs(fn) {
		in.limb = 0
		if subst = b.typeArgs(e, fn); len(subst) > 0 {
			var args []types.Type
			for p := range typeParams(fn).TypeParams() {
				subst[p] = b.atLimb(subst[p])
				args = append(args, subst[p])
			}
			in.args = b.typeName(args)
		}
	}
	if slices.Contains(b.active, in) {
		b.fail(e, "%s calls itself: write a loop, with an array for what it keeps", fn.Name())
	}
	f := b.instantiate(in, subst)
	if f == nil {
		panic(stop{}) // its errors are recorded
	}
	switch {
	case len(f.Results) == 0:
		b.fail(e, "%s returns what has no value: declare a variable of that type in its place", fn.Name())
	case f.Results[0].Op == ir.Param && len(f.Results) == 1: // one of two by the width, such as byWidth
		return vals[f.Results[0].ID:][:1]
	}
	call := b.emit(e, ir.Call, f.Results[0].Type, vals...)
	call.Callee = f
	if len(f.Results) == 1 {
		return []*ir.Value{call}
	}
	vals = nil
	for i, r := range f.Results {
		v := b.emit(e, ir.Result, r.Type, call)
		v.Nth = i
		vals = append(vals, v)
	}
	return vals
}

// exact are the functions of package math whose results are exact or correctly rounded.
var exact = map[string]ir.Op{
	"math.Abs": ir.Abs, "math.Sqrt": ir.Sqrt, "math.Copysign": ir.Copysign, "math.Signbit": ir.Signbit,
	"math.Trunc": ir.Trunc, "math.Floor": ir.Floor, "math.Ceil": ir.Floor, "math.IsNaN": ir.Ne,
	"math.FMA": ir.FMA,
}

// exactCall compiles a call of these; nil for others. It is one of type t where all operands are, as
// in float32(math.Sqrt(float64(x))) for an x of that width.
func (b *builder) exactCall(e *ast.CallExpr, t ir.Type) *ir.Value {
	fn, ok := b.calls(e)
	if !ok || exact[fn.FullName()] == 0 {
		return nil
	}
	var args []*ir.Value
	for _, x := range e.Args {
		if c, ok := ast.Unparen(x).(*ast.CallExpr); ok && b.info.Types[c.Fun].IsType() && b.limb != 0 {
			x = c.Args[0] // float64(a), of a T
		}
		v := b.scalar(x)
		if b.limb == 0 && t == ir.F32 && v.Op == ir.Widen {
			v = v.Args[0]
		}
		args = append(args, v)
	}
	if slices.ContainsFunc(args, func(v *ir.Value) bool { return v.Type != t }) {
		return nil
	}
	switch op := exact[fn.FullName()]; {
	case op == ir.FMA && t == ir.F32: // float32(math.FMA(…)) is rounded twice
		return nil
	case op == ir.Ne:
		return b.emit(e, op, ir.Bool, args[0], args[0])
	case op == ir.Signbit:
		return b.emit(e, op, ir.Bool, args...)
	case fn.Name() == "Ceil":
		return b.emit(e, ir.Neg, t, b.emit(e, op, t, b.emit(e, ir.Neg, t, args...)))
	default:
		return b.emit(e, op, t, args...)
	}
}

// instead is what to write for a function of package math.
var instead = map[string]string{
	"math.Abs": "abs", "math.Sqrt": "sqrt", "math.Copysign": "copysign", "math.Signbit": "signbit",
	"math.Trunc": "trunc", "math.Floor": "floor", "math.FMA": "FMA", "math.IsNaN": "a != a", "math.Ldexp": "pow2",
}

// callee returns the function that is called, one that is compiled or is a
// primitive, at which limb width, and its operands.
func (b *builder) callee(e *ast.CallExpr) (fn *types.Func, limb ir.Type, args []ast.Expr) {
	fun := ast.Unparen(e.Fun)
	var method *types.Func // of what a type parameter stands for
	limb, args = b.limb, e.Args
	switch x := fun.(type) {
	case *ast.IndexExpr: // f[T]
		fun = ast.Unparen(x.X)
	case *ast.IndexListExpr: // f[N, M]
		fun = ast.Unparen(x.X)
	}
	id, ok := fun.(*ast.Ident)
	if s, isSel := fun.(*ast.SelectorExpr); isSel {
		id, ok = s.Sel, true
		if sel := b.info.Selections[s]; sel != nil {
			if sel.Kind() != types.MethodVal || len(sel.Index()) != 1 {
				b.fail(e, "%s is a method of a part: call a method on its own type, as x.Add(y)", text(e.Fun))
			}
			if Bundle(sel.Recv()) == nil {
				b.mustLayout(s.X, sel.Recv())
			}
			if n, ok := b.resolve(sel.Recv()).(*types.Named); ok && limb == 0 && n.TypeArgs().Len() == 1 {
				limb = machine(n.TypeArgs().At(0))
			}
			if _, ok := types.Unalias(sel.Recv()).(*types.TypeParam); ok { // a method of its constraint
				method = b.method(sel)
			}
			args = append(b.spreadOne(s.X), args...)
		}
	}
	if ok {
		fn, _ = b.info.Uses[id].(*types.Func)
	}
	if method != nil {
		fn = method
	}
	if fn == nil {
		b.fail(e, "%s is a value: declare the function in the package, and call it by its name", text(e.Fun))
	}
	fn = b.once(fn.Origin())
	d := b.decls[fn]
	switch {
	case d == nil:
		b.fail(at(e.Pos()), "%s", b.noCall(e, fn))
	case !b.mayCall(fn) && b.fast(fn):
		b.fail(at(e.Pos()), "%s is not for kernels: write Fast%s, which is NaN where limbs are too far apart", text(e.Fun), fn.Name())
	case !b.mayCall(fn):
		b.fail(at(e.Pos()), "%s is not for kernels: call it before or after one%s", text(e.Fun), b.orHost())
	}
	for t := range b.info.Instances[id].TypeArgs.Types() {
		if b.limb == 0 {
			limb = machine(b.resolve(t))
		} else if _, ok := types.Unalias(t).(*types.TypeParam); !ok && b.isLimbs(fn) {
			b.fail(e, "%s is called for %s, and the function is for both widths: write %s[T]", fn.Name(), t, fn.Name())
		}
	}
	if b.limb != 0 && !isGeneric(fn) && !ofIntegers(fn.Signature()) {
		b.fail(e, "%s is not for both widths, and the function is: mark the caller //limb:host", fn.Name())
	}
	return fn, limb, args
}

// fast reports whether a method of the root package has one of its name with Fast that kernels may call.
func (b *builder) fast(fn *types.Func) bool {
	r := fn.Signature().Recv()
	if r == nil || fn.Pkg() != b.root {
		return false
	}
	o, _, _ := types.LookupFieldOrMethod(r.Type(), false, b.root, "Fast"+fn.Name())
	f, ok := o.(*types.Func)
	return ok && b.mayCall(f.Origin())
}

// method returns a method of what a type parameter stands for.
func (b *builder) method(sel *types.Selection) *types.Func {
	o, _, _ := types.LookupFieldOrMethod(b.resolve(sel.Recv()), false, sel.Obj().Pkg(), sel.Obj().Name())
	fn, _ := o.(*types.Func)
	return fn
}

// function returns the declared function that a call is of, nil for others.
func (b *builder) function(e *ast.CallExpr) *types.Func {
	fn, ok := b.calls(e)
	if !ok {
		return nil
	}
	if s, ok := ast.Unparen(e.Fun).(*ast.SelectorExpr); ok {
		if sel := b.info.Selections[s]; sel != nil && sel.Kind() == types.MethodVal {
			if f := b.method(sel); f != nil {
				fn = f
			}
		}
	}
	return fn.Origin()
}

// once returns the function that fn calls, where that is compiled once, and else fn.
func (c *compiler) once(fn *types.Func) *types.Func {
	if d := c.decls[fn]; d != nil {
		if dir, name := c.directives(d); dir == "once" {
			if f, ok := fn.Pkg().Scope().Lookup(name).(*types.Func); ok {
				return f
			}
		}
	}
	return fn
}

// primitives maps the functions marked //limb:primitive to operations of the
// limb.
var primitives = map[string]struct {
	op     ir.Op
	result ir.Type // 0: the limb
}{
	"splitter": {ir.Splitter, 0},
	"prodErr":  {ir.ProdErr, 0},
	"FMA":      {ir.FMA, 0},
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
	"opaque":   {ir.Opaque, 0},
}

func (b *builder) primitive(e *ast.CallExpr, name string, limb ir.Type, args []*ir.Value) *ir.Value {
	p, ok := primitives[name]
	switch {
	case name == "is32":
		return b.bool(e, limb == ir.F32)
	case name == "over32": // an int is an i32
		return b.bool(e, false)
	case name == "within32":
		return args[0]
	case !ok:
		b.fail(e, "primitive %s has no operation: add one to the IR, or write it in the subset", name)
	case p.op == ir.ToFloat:
		return b.toFloat(e, args[0], limb)
	case p.result == 0:
		p.result = limb
	}
	k := 0
	if p.op == ir.Chop {
		bits := map[ir.Type]int{ir.F32: 23, ir.F64: 52}[limb]
		if args[1].Op != ir.Const || args[1].Const < 0 || int(args[1].Const) > bits {
			b.fail(e, "chop must clear a constant number of bits: write 0 to %d", bits)
		}
		k, args = int(args[1].Const), args[:1]
	}
	v := b.emit(e, p.op, p.result, args...)
	v.Bits = k
	return v
}

// native compiles a call of a function marked //limb:native.
func (b *builder) native(e *ast.CallExpr, name string, args []*ir.Value) *ir.Value {
	result := b.mustLayout(e, b.info.TypeOf(e))
	if len(result) != 1 || len(args) > 3 {
		b.fail(e, "%s has %d operands and %d results: a native operation has at most 3 and one", name, len(args), len(result))
	}
	v := b.emit(e, ir.Native, result[0].typ, args...)
	v.Native = name
	return v
}

// builtin compiles min and max of integers.
func (b *builder) builtin(e *ast.CallExpr) *ir.Value {
	name := text(e.Fun)
	if name == "len" {
		t := b.resolve(b.info.TypeOf(e.Args[0])).Underlying()
		if a, ok := t.(*types.Array); ok {
			return b.int(e, int(a.Len()))
		}
		return b.length(e, b.view(e.Args[0]))
	}
	if name != "min" && name != "max" {
		b.fail(at(e.Pos()), "%s", b.noBuiltin(name))
	}
	var best *ir.Value
	for _, a := range e.Args {
		x := b.scalar(a)
		if x.Type.Float() || x.Type == ir.Bool {
			b.fail(e, "%s is not for floats: write a comparison and an if, which say what NaN and -0 give", name)
		}
		if best == nil {
			best = x
			continue
		}
		lo, hi := best, x
		if name == "max" {
			lo, hi = x, best
		}
		switch {
		case best.Op == ir.Const && x.Op == ir.Const && b.less(e, lo, hi):
		case best.Op == ir.Const && x.Op == ir.Const:
			best = x
		default:
			less := b.emit(e, ir.Lt, ir.Bool, lo, hi)
			best = b.emit(e, ir.Select, x.Type, less, best, x)
		}
	}
	return best
}

// ofIntegers reports whether a function has integers and truth values alone, and so is the same
// for all limbs.
func ofIntegers(s *types.Signature) bool {
	if s.Recv() != nil {
		return false
	}
	for _, list := range []*types.Tuple{s.Params(), s.Results()} {
		for v := range list.Variables() {
			t, ok := v.Type().Underlying().(*types.Basic)
			if !ok || t.Info()&(types.IsInteger|types.IsBoolean) == 0 {
				return false
			}
		}
	}
	return true
}
