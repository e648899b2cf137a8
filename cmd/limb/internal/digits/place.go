package digits

import (
	"go/ast"
	"go/constant"
	"go/types"
	"strings"

	"github.com/limbfp/limb"
)

// place compiles what can be assigned to: where the value is.
func (c *compiler) place(e ast.Expr) func(*frame) *val {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return c.place(e.X)
	case *ast.Ident:
		obj := c.info.ObjectOf(e)
		v, ok := obj.(*types.Var)
		if !ok {
			c.sorry(e, e.Name+" is not known")
		}
		c.allowed(e, v.Type())
		if v.Parent() == v.Pkg().Scope() {
			return c.global(v)
		}
		i := c.slot(obj)
		return func(f *frame) *val { return f.vars[i] }
	case *ast.StarExpr:
		x := c.expr(e.X)
		return func(f *frame) *val { return f.deref(e, x(f)) }
	case *ast.SelectorExpr:
		s := c.info.Selections[e]
		if s == nil {
			if v, ok := c.info.Uses[e.Sel].(*types.Var); ok && v.Pkg() != nil {
				c.sorry(e, text(e)+" is not supported by limb digits")
			}
			c.sorry(e, text(e)+" is not known: of other packages there are math, errors and the printing of fmt")
		}
		var x func(*frame) *val
		t := s.Recv()
		if _, ok := t.Underlying().(*types.Pointer); ok {
			y := c.expr(e.X)
			x = func(f *frame) *val { v := y(f); return &v }
		} else {
			x = c.placeOrValue(e.X)
		}
		for _, i := range s.Index() {
			before := x
			if ptr, ok := t.Underlying().(*types.Pointer); ok {
				x = func(f *frame) *val { return &f.deref(e, *before(f)).p.(*aggregate).e[i] }
				t = ptr.Elem()
			} else {
				x = func(f *frame) *val { return &before(f).p.(*aggregate).e[i] }
			}
			t = t.Underlying().(*types.Struct).Field(i).Type()
		}
		return x
	case *ast.IndexExpr:
		i := c.expr(e.Index)
		t := c.typeOf(e.X)
		if _, ok := t.Underlying().(*types.Slice); ok {
			x := c.expr(e.X)
			return func(f *frame) *val {
				s, _ := x(f).p.(slice)
				n := i(f).n
				if n < 0 || n >= int64(s.n) {
					f.fail(e.Pos(), "index %d of %s, which has %d elements", n, text(e.X), s.n)
				}
				return &s.of.e[s.lo+int(n)]
			}
		}
		x := c.placeOrValue(e.X)
		if _, ok := t.Underlying().(*types.Pointer); ok {
			before := x
			x = func(f *frame) *val { return f.deref(e, *before(f)) }
		} else if _, ok := t.Underlying().(*types.Array); !ok {
			c.allowed(e.X, t)
			c.sorry(e, "an index of "+t.String()+" is not supported by limb digits")
		}
		return func(f *frame) *val {
			a := x(f).p.(*aggregate)
			n := i(f).n
			if n < 0 || n >= int64(len(a.e)) {
				f.fail(e.Pos(), "index %d of %s, which has %d elements", n, text(e.X), len(a.e))
			}
			return &a.e[n]
		}
	}
	c.sorry(e, text(e)+" is not supported by limb digits")
	return nil
}

// placeOrValue is the place of an expression, and of a value that has none one of its own.
func (c *compiler) placeOrValue(e ast.Expr) func(*frame) *val {
	switch ast.Unparen(e).(type) {
	case *ast.CallExpr, *ast.CompositeLit:
		x := c.expr(e)
		return func(f *frame) *val { v := x(f); return &v }
	}
	return c.place(e)
}

func (f *frame) deref(e ast.Expr, v val) *val {
	p, ok := v.p.(pointer)
	if !ok {
		f.fail(e.Pos(), "%s follows a nil pointer", text(e))
	}
	return p
}

// global is a variable of the package, which gets its value in each run when it is used first.
func (c *compiler) global(v *types.Var) func(*frame) *val {
	var value expr
	vars := 0
	if init := c.globals[v]; init != nil {
		if len(init.Lhs) > 1 {
			c.sorry(init.Rhs, "variables of the package with one value for several are not supported")
		}
		inner := &compiler{program: c.program, code: &code{}, slots: map[types.Object]int{}}
		value = inner.expr(init.Rhs)
		vars = inner.code.vars
	}
	return func(f *frame) *val {
		p := f.globals[v]
		if p == nil {
			x := f.zero(v.Type())
			if value != nil {
				x = copied(value(&frame{run: f.run, vars: make([]*val, vars)}))
			}
			p = &x
			f.globals[v] = p
		}
		return p
	}
}

// slicing compiles x[lo:hi].
func (c *compiler) slicing(e *ast.SliceExpr) expr {
	bound := func(e ast.Expr) expr {
		if e == nil {
			return nil
		}
		return c.expr(e)
	}
	lo, hi, most := bound(e.Low), bound(e.High), bound(e.Max)
	var base func(f *frame) slice
	switch t := c.typeOf(e.X).Underlying().(type) {
	case *types.Slice:
		x := c.expr(e.X)
		base = func(f *frame) slice { s, _ := x(f).p.(slice); return s }
	case *types.Array:
		x := c.place(e.X)
		base = func(f *frame) slice { a := x(f).p.(*aggregate); return slice{a, 0, len(a.e), len(a.e)} }
	default:
		c.sorry(e, "a slice of "+t.String()+" is not supported by limb digits")
	}
	return func(f *frame) val {
		s := base(f)
		from, to, end := int64(0), int64(s.n), int64(s.c)
		if lo != nil {
			from = lo(f).n
		}
		if hi != nil {
			to = hi(f).n
		}
		if most != nil {
			end = most(f).n
		}
		if from < 0 || from > to || to > end || end > int64(s.c) {
			f.fail(e.Pos(), "%s from %d to %d of a capacity of %d", text(e), from, to, s.c)
		}
		return val{p: slice{s.of, s.lo + int(from), int(to - from), int(end - from)}}
	}
}

// composite compiles T{…}.
func (c *compiler) composite(e *ast.CompositeLit) expr {
	t := c.typeOf(e)
	if _, ok := t.Underlying().(*types.Pointer); ok { // in a list of pointers
		c.sorry(e, "an element &T{…} is written with its & in limb digits")
	}
	type part struct {
		at int
		x  expr
	}
	var parts []part
	at, most := 0, 0
	for _, x := range e.Elts {
		if kv, ok := x.(*ast.KeyValueExpr); ok {
			x = kv.Value
			if s, ok := t.Underlying().(*types.Struct); ok {
				for i := range s.NumFields() {
					if s.Field(i).Name() == kv.Key.(*ast.Ident).Name {
						at = i
					}
				}
			} else {
				n, _ := constant.Int64Val(c.info.Types[kv.Key].Value)
				at = int(n)
			}
		}
		parts = append(parts, part{at, c.expr(x)})
		at++
		most = max(most, at)
	}
	sliced := false
	var of types.Type
	switch u := t.Underlying().(type) {
	case *types.Slice:
		sliced, of = true, u.Elem()
	case *types.Struct, *types.Array:
	default:
		c.allowed(e, t)
		c.sorry(e, text(e)+" is not supported by limb digits")
	}
	return func(f *frame) val {
		var a *aggregate
		if sliced {
			a = f.elements(of, most)
		} else {
			a = f.zero(t).p.(*aggregate)
		}
		for _, p := range parts {
			a.e[p.at] = copied(p.x(f))
		}
		if sliced {
			return val{p: slice{a, 0, most, most}}
		}
		return val{p: a}
	}
}

// elements are n zeros.
func (r *run) elements(t types.Type, n int) *aggregate {
	a := &aggregate{make([]val, n)}
	for i := range a.e {
		a.e[i] = r.zero(t)
	}
	return a
}

// closure compiles a function literal. It shares the variables that are there where it is made.
func (c *compiler) closure(e *ast.FuncLit) expr {
	sig := c.typeOf(e).(*types.Signature)
	outer, outerNamed := c.sig, c.named
	c.sig, c.named = sig, nil
	var params []int
	for v := range sig.Params().Variables() {
		params = append(params, c.slot(v))
	}
	for v := range sig.Results().Variables() {
		if v.Name() != "" {
			c.named = append(c.named, c.slot(v))
		}
	}
	named, body, k := c.named, c.block(e.Body), c.code
	c.sig, c.named = outer, outerNamed
	return func(f *frame) val {
		vars := f.vars
		return val{p: closure(func(r *run, args []val) []val {
			inner := &frame{run: r, vars: make([]*val, k.vars)}
			copy(inner.vars, vars)
			for i, v := range args {
				inner.vars[params[i]] = &val{v.n, v.p}
			}
			for i, slot := range named {
				v := r.zero(sig.Results().At(i).Type())
				inner.vars[slot] = &v
			}
			if r.depth++; r.depth > deepest {
				r.fail(e.Pos(), "calls nest deeper than %d", deepest)
			}
			body(inner)
			r.depth--
			return inner.result
		})}
	}
}

// funcValue is a function of the package, or of math, as a value.
func (c *compiler) funcValue(e ast.Expr, fn *types.Func) expr {
	if o := lookup(fn.Name()); fn.Pkg() != nil && fn.Pkg().Path() == "math" && o != opLeaf {
		at := c.site(e, "math."+fn.Name(), o)
		return func(*frame) val {
			return val{p: closure(func(r *run, args []val) []val {
				var in [3]int64
				for i, a := range args {
					in[i] = a.n
				}
				return []val{{n: r.float(o, at, in[0], in[1], in[2])}}
			})}
		}
	}
	if c.decls[fn.Origin()] == nil {
		c.sorry(e, text(e)+" is not supported by limb digits: write it as a function of the package")
	}
	k := c.compile(fn.Origin())
	return func(*frame) val {
		return val{p: closure(func(r *run, args []val) []val { return r.call(k, args, e.Pos()) })}
	}
}

// call compiles a call, which may have any number of results.
func (c *compiler) call(e *ast.CallExpr) func(*frame) []val {
	if c.info.Types[e.Fun].IsType() {
		x := c.conversion(e)
		return func(f *frame) []val { return []val{x(f)} }
	}
	fun := ast.Unparen(e.Fun)
	if ix, ok := fun.(*ast.IndexExpr); ok { // f[float64](x)
		if _, ok := c.typeOf(ix).(*types.Signature); ok && c.info.Types[ix.X].IsValue() {
			if id, ok := ix.X.(*ast.Ident); ok && c.info.Instances[id].Type != nil {
				fun = id
			}
		}
	}
	if e.Ellipsis.IsValid() {
		if id, ok := fun.(*ast.Ident); !ok || id.Name != "append" {
			c.sorry(e, "a call with ... is not supported")
		}
	}
	var obj types.Object
	switch fn := fun.(type) {
	case *ast.Ident:
		obj = c.info.Uses[fn]
	case *ast.SelectorExpr:
		obj = c.info.Uses[fn.Sel]
	}
	switch obj := obj.(type) {
	case *types.Builtin:
		return c.builtin(e, obj.Name())
	case *types.Func:
		if obj.Pkg() != nil && known[obj.Pkg().Path()] != "" {
			return c.library(e, obj)
		}
		fn := obj.Origin()
		if c.decls[fn] == nil {
			c.sorry(e, text(e.Fun)+" is not supported by limb digits: write it as a function of the package")
		}
		args := c.args(e.Args)
		if recv := fn.Signature().Recv(); recv != nil {
			of := c.receiver(fun.(*ast.SelectorExpr), recv)
			rest := args
			args = func(f *frame) []val { return append([]val{of(f)}, rest(f)...) }
		}
		k := c.compile(fn)
		return func(f *frame) []val {
			f.step(e.Pos())
			return f.run.call(k, args(f), e.Pos())
		}
	}
	fn, args := c.expr(e.Fun), c.args(e.Args)
	return func(f *frame) []val {
		g, ok := fn(f).p.(closure)
		if !ok {
			f.fail(e.Pos(), "%s is nil", text(e.Fun))
		}
		f.step(e.Pos())
		return g(f.run, args(f))
	}
}

// receiver compiles what a method is called of.
func (c *compiler) receiver(e *ast.SelectorExpr, recv *types.Var) expr {
	s := c.info.Selections[e]
	if len(s.Index()) > 1 {
		c.sorry(e, "methods of embedded fields are not supported: name the field")
	}
	_, wants := recv.Type().Underlying().(*types.Pointer)
	_, has := c.typeOf(e.X).Underlying().(*types.Pointer)
	switch {
	case wants && !has:
		p := c.place(e.X)
		return func(f *frame) val { return val{p: p(f)} }
	case !wants && has:
		x := c.expr(e.X)
		return func(f *frame) val { return copied(*f.deref(e.X, x(f))) }
	}
	x := c.expr(e.X)
	return func(f *frame) val { return copied(x(f)) }
}

// args compiles arguments, one call with several results among them.
func (c *compiler) args(list []ast.Expr) func(*frame) []val {
	if len(list) == 1 {
		if call, ok := ast.Unparen(list[0]).(*ast.CallExpr); ok {
			if t, ok := c.typeOf(call).(*types.Tuple); ok && t.Len() > 1 {
				return c.call(call)
			}
		}
	}
	var xs []expr
	for _, e := range list {
		xs = append(xs, c.expr(e))
	}
	return func(f *frame) []val {
		out := make([]val, len(xs))
		for i, x := range xs {
			out[i] = copied(x(f))
		}
		return out
	}
}

func (c *compiler) conversion(e *ast.CallExpr) expr {
	to, from := c.typeOf(e), c.typeOf(e.Args[0])
	x := c.expr(e.Args[0])
	c.allowed(e, to)
	number := types.BasicInfo(types.IsInteger)
	switch {
	case isFloat(to) && isFloat(from):
		return x
	case isFloat(to) && basic(from)&number != 0:
		unsigned := basic(from)&types.IsUnsigned != 0
		return func(f *frame) val {
			n := x(f).n
			if unsigned {
				return val{n: f.leaf(float64(uint64(n)), limb.NewQD(uint64(n)))}
			}
			return val{n: f.leaf(float64(n), limb.NewQD(n))}
		}
	case basic(to)&number != 0 && isFloat(from):
		at := c.site(e, text(e), opLeaf, e.Args[0])
		return func(f *frame) val { return val{n: wrap(to, f.whole(at, x(f).n))} }
	case basic(to)&number != 0 && basic(from)&number != 0:
		return func(f *frame) val { return val{n: wrap(to, x(f).n)} }
	case types.Identical(to.Underlying(), from.Underlying()):
		return x
	}
	c.sorry(e, "the conversion "+text(e)+" is not supported by limb digits")
	return nil
}

// library compiles a call of another package.
func (c *compiler) library(e *ast.CallExpr, fn *types.Func) func(*frame) []val {
	if fn.Pkg().Path() != "math" {
		say := fn.Name()
		if lit, ok := e.Args[0].(*ast.BasicLit); ok {
			say = strings.Trim(lit.Value, "\"`")
		}
		if fn.Name() == "New" || fn.Name() == "Errorf" {
			return func(*frame) []val { return []val{{p: say}} } // an error is its text
		}
		return func(*frame) []val { return []val{{p: say}, {}} } // nothing is printed
	}
	if o := lookup(fn.Name()); o != opLeaf {
		args := c.args(e.Args)
		at := c.site(e, text(e), o, e.Args...)
		return func(f *frame) []val {
			var in [3]int64
			for i, a := range args(f) {
				in[i] = a.n
			}
			return []val{{n: f.float(o, at, in[0], in[1], in[2])}}
		}
	}
	return c.special(e, fn.Name())
}
