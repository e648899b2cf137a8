package frontend

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Programs
//
// A function marked //limb:kernel, and a function with loops that end on data which one
// calls, are programs: their loops and branches stay. Variables are names of values here
// too, until a real loop or branch assigns to one from outside of it: from its head on,
// that is a variable of the IR.
//
// What is a real loop: all but those of a constant number of turns, up to maxUnrolled,
// that nothing leaves early. What is a real branch: an if with a loop, a way out, or an
// array in it; others are selects, as in functions.

const (
	maxUnrolled = 16
	maxArray    = 256 // elements of a local array
)

// program is what a builder knows of a program.
type program struct {
	straight bool       // it is tried as straight-line code: its ifs that return are choices, its loops unroll
	code     *[]ir.Stmt // of the region that is compiled
	done     int        // values of the body that are in statements
	vars     map[types.Object][]*ir.Var
	views    map[types.Object]*view
	results  []*ir.Var
	inlining []*inlined // the calls that are compiled in place
	inPhase  bool
	unit     *ir.Unit                // of the call at hand, which has phases
	loops    int                     // around, in this function or phase
	repeats  int                     // loops around, in this phase or outside of phases, those of callers too
	entered  map[*ast.BlockStmt]bool // the bodies that have been compiled

	arraysInMemory map[types.Object]bool   // that an index needs which is not constant
	sliced         map[types.Object]bool   // those of which there are slices
	declared       map[types.Object]*view  // those that have been
	owned          map[*ast.CallExpr]*view // what calls of kernel.Own have given
	items          []*ir.Value             // the parameters of the phase
	span           []int                   // and below what each of them is, 0 where that is not constant

	spills map[string]*view  // by their types: what arrays of values are stored in for an index that varies
	below  map[*ir.Value]int // what integers are below that are not negative: of loops, and items

	readByGroup []access            // outside of phases
	written     map[*ir.Memory]bool // in phases
}

// inlined is a call that is compiled in place.
type inlined struct {
	vals     []*ir.Value // its results
	vars     []*ir.Var   // where they are, if there are several returns
	returned bool
	last     bool // nothing comes behind the statement at hand
}

// beyond is called before what straight-line code has not: it fails where the function is to be
// that. The format says what to write instead.
func (b *builder) beyond(n ast.Node, format string, args ...any) {
	if b.straight {
		b.fail(n, format, args...)
	}
}

// region compiles statements of their own, and returns them.
func (b *builder) region(f func()) []ir.Stmt {
	b.flush()
	outer := b.code
	list := []ir.Stmt{}
	b.code = &list
	f()
	b.flush()
	b.code = outer
	return list
}

// flush puts the values since the last statement into one.
func (b *builder) flush() {
	if b.done < len(b.f.Body) {
		*b.code = append(*b.code, &ir.Do{Values: slices.Clone(b.f.Body[b.done:])})
		b.done = len(b.f.Body)
	}
}

func (b *builder) statement(s ir.Stmt) {
	b.flush()
	*b.code = append(*b.code, s)
}

// newVars makes variables for a Go variable of type t.
func (b *builder) newVars(name string, t types.Type) (list []*ir.Var) {
	for _, l := range b.layout(t, b.limb) {
		v := &ir.Var{Name: join(name, l.path), Type: l.typ}
		b.f.Vars = append(b.f.Vars, v)
		list = append(list, v)
	}
	return list
}

func (b *builder) get(n ast.Node, vars []*ir.Var) (vals []*ir.Value) {
	for _, v := range vars {
		g := b.emit(n, ir.Get, v.Type)
		g.Var = v
		vals = append(vals, g)
	}
	return vals
}

func (b *builder) set(vars []*ir.Var, vals []*ir.Value) {
	for i, v := range vars {
		b.statement(&ir.Set{Var: v, Value: vals[i]})
	}
}

// begin makes a variable that is declared here stand for vals, whatever it was in another
// turn of a loop that is unrolled, or in another call that is compiled in place.
func (b *builder) begin(o types.Object, vals []*ir.Value) {
	delete(b.vars, o)
	b.env[o] = vals
}

// promote makes the variables that nodes assign to variables of the IR.
func (b *builder) promote(nodes ...ast.Node) {
	for _, o := range b.assigned(nodes...) {
		if vals, ok := b.env[o]; ok && b.vars[o] == nil {
			b.vars[o] = b.newVars(o.Name(), o.Type())
			b.set(b.vars[o], vals)
			delete(b.env, o)
		}
	}
}

// assigned returns the variables from outside of nodes that these assign to. What they
// declare themselves may be known too, where they were compiled before: in an earlier turn
// of a loop that is unrolled, or in another call in place.
func (b *builder) assigned(nodes ...ast.Node) (list []types.Object) {
	inside := map[types.Object]bool{}
	add := func(e ast.Expr) {
		if x := variable(e); x != nil {
			o := b.info.ObjectOf(x)
			_, known := b.env[o]
			if o != nil && (known || b.vars[o] != nil) && !slices.Contains(list, o) {
				list = append(list, o)
			}
		}
	}
	for _, n := range nodes {
		if n == nil {
			continue
		}
		ast.Inspect(n, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.AssignStmt:
				for _, l := range n.Lhs {
					add(l)
				}
			case *ast.IncDecStmt:
				add(n.X)
			case *ast.RangeStmt:
				if n.Tok == token.ASSIGN {
					add(n.Key)
					if n.Value != nil {
						add(n.Value)
					}
				}
			case *ast.Ident:
				if o := b.info.Defs[n]; o != nil {
					inside[o] = true
				}
			}
			return true
		})
	}
	list = slices.DeleteFunc(list, func(o types.Object) bool { return inside[o] })
	slices.SortFunc(list, func(x, y types.Object) int { return int(x.Pos() - y.Pos()) })
	return list
}

// calls returns the function that is called by its name.
func (c *compiler) calls(e *ast.CallExpr) (*types.Func, bool) {
	fun := ast.Unparen(e.Fun)
	switch x := fun.(type) {
	case *ast.IndexExpr:
		fun = x.X
	case *ast.IndexListExpr:
		fun = x.X
	}
	switch x := fun.(type) {
	case *ast.Ident:
		fn, ok := c.info.Uses[x].(*types.Func)
		return fn, ok
	case *ast.SelectorExpr:
		fn, ok := c.info.Uses[x.Sel].(*types.Func)
		return fn, ok
	}
	return nil, false
}

// inPlace reports whether calls of a function are compiled in place: it takes slices, by
// themselves or in structs, or a group, or gives no results.
func (c *compiler) inPlace(fn *types.Func) bool {
	for _, v := range operands(fn) {
		if c.isGroup(v.Type()) && v != fn.Signature().Recv() || HasSlice(v.Type()) {
			return true
		}
	}
	return fn.Signature().Results().Len() == 0
}

// compile compiles a function.
func (b *builder) compile(d *ast.FuncDecl, fn *types.Func) {
	code := b.code
	for i, v := range operands(fn) {
		for _, part := range b.apartOf(v) {
			if !b.try(func() { b.parameter(part, i) }) {
				b.lost[part] = true
			}
		}
	}
	b.done = len(b.f.Body)
	for _, v := range b.apartOf(operands(fn)...) {
		if vals, ok := b.env[v]; ok && b.arraysInMemory[v] {
			delete(b.env, v)
			b.try(func() { b.keep(at(v.Pos()), v, vals) })
		}
	}
	res := fn.Signature().Results()
	if b.f.Kind == ir.Once && res.Len() == 0 {
		b.f.Kind = ir.Items
	}
	if b.directive(d) == "kernel" && b.stops == 0 {
		b.checkKind(d, fn)
	}
	if b.f.Kind == ir.Groups && res.Len() > 0 {
		b.fail(at(res.At(0).Pos()), "a kernel for groups has no results: write them to a slice")
	}
	for i := range res.Len() {
		r := res.At(i)
		b.mustLayout(at(r.Pos()), r.Type())
		if g := b.group(r.Name(), b.resolve(r.Type()), b.limb); g.N > 0 {
			b.f.Out = append(b.f.Out, g)
		}
		if b.straight {
			if r.Name() != "" {
				b.named = append(b.named, r)
				b.env[r] = b.zero(d.Name, r.Type())
			}
			continue
		}
		name := r.Name()
		if name == "" || name == "_" {
			name = "result"
		}
		vars := b.newVars(name, r.Type())
		b.results = append(b.results, vars...)
		if r.Name() != "" {
			b.named = append(b.named, r)
			if b.arraysInMemory[r] {
				b.try(func() { b.keep(d.Name, r, b.zero(d.Name, r.Type())) })
				continue
			}
			b.vars[r] = vars
			b.set(vars, b.zero(d.Name, r.Type()))
		}
	}
	for _, v := range b.results {
		b.f.Results = append(b.f.Results, &ir.Value{Op: ir.Get, Type: v.Type, Var: v, Name: v.Name})
	}
	if b.f.Kind == ir.Groups {
		b.inlining = []*inlined{{last: true}} // its returns come last too
	}
	exits, falls := b.stmts(b.body(d, b.f.Kind == ir.Groups))
	b.inlining = nil
	b.flush()
	if b.straight {
		b.choose(d, exits, falls)
		return
	}
	b.checkGroup()
	b.f.Code = *code
	if b.stops == 0 {
		b.f.Sweep()
		b.comment()
	}
}

// choose ends straight-line code: its results are those of the first exit that is taken.
func (b *builder) choose(d *ast.FuncDecl, exits []exit, falls bool) {
	if falls && b.stops == 0 {
		b.fail(d, "the end is reached without a return: return a value there")
	} else if b.stops > 0 {
		return
	}
	last := len(exits) - 1
	b.f.Results = exits[last].vals
	for _, x := range slices.Backward(exits[:last]) {
		b.f.Results = b.selects(d.Name, x.cond, x.vals, b.f.Results)
	}
	b.sweep()
}

// checkKind sees that the signature of a kernel is one of the three.
func (b *builder) checkKind(d *ast.FuncDecl, fn *types.Func) {
	sig := fn.Signature()
	if sig.Variadic() {
		v := sig.Params().At(sig.Params().Len() - 1)
		b.fail(at(v.Pos()), "%s has a list of arguments: write %s %s", fn.Name(), v.Name(), b.typeText(v.Type()))
	}
	if sig.Recv() != nil {
		b.fail(d.Name, "a kernel is no method: write a function")
	}
	ok := true
	switch b.f.Kind {
	case ir.Items:
		ok = sig.Params().Len() > 0 && types.Identical(sig.Params().At(0).Type(), types.Typ[types.Int])
	case ir.Once:
		ok = len(b.f.Memory) == 0
	}
	if !ok {
		b.fail(d.Name, "%s is no kernel of the three kinds: write func(x …) y, without slices, for a map, func(i int, …) for items, or func(g kernel.Group, …) for groups", fn.Name())
	}
}

// parameter declares the parameter i.
func (b *builder) parameter(v *types.Var, i int) {
	name, t := unnamed(v.Name(), i), b.resolve(v.Type())
	if s, ok := t.Underlying().(*types.Slice); ok {
		b.views[v] = &view{memory: b.newMemory(at(v.Pos()), name, s.Elem(), ir.Slice, 0), elem: s.Elem()}
		b.f.In = append(b.f.In, ir.Group{Name: name, Type: "[]" + b.views[v].memory.Elem.Type, Memory: b.views[v].memory})
		return
	}
	if i == 0 && b.isGroup(t) {
		b.f.Kind = ir.Groups
		p := b.emit(at(v.Pos()), ir.Param, ir.I32)
		p.Name = name
		b.f.In = append(b.f.In, ir.Group{Name: name, Type: "i32", N: 1})
		b.f.Params, b.env[v] = append(b.f.Params, p), []*ir.Value{p}
		return
	}
	b.mustLayout(at(v.Pos()), v.Type())
	g := b.group(name, t, b.limb)
	if b.env[v] = []*ir.Value{}; g.N == 0 {
		return // says which method is meant, no more
	}
	b.f.In = append(b.f.In, g)
	for _, l := range b.layout(t, b.limb) {
		p := b.emit(at(v.Pos()), ir.Param, l.typ)
		p.Name = join(g.Name, l.path)
		b.env[v] = append(b.env[v], p)
	}
	b.f.Params = append(b.f.Params, b.env[v]...)
}

// at is a place that an error is at.
type at token.Pos

func (p at) Pos() token.Pos { return token.Pos(p) }
func (p at) End() token.Pos { return token.Pos(p) }

func (c *compiler) isGroup(t types.Type) bool {
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Name() == "Group" && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == c.root.Path()+"/kernel"
}

// inline compiles a call in place.
func (b *builder) inline(e *ast.CallExpr) []*ir.Value {
	fn, _ := b.calls(e)
	fn = fn.Origin()
	d := b.decls[fn]
	in := instance{Object: fn, args: "in place"} // it may stand in itself no more than a call may
	if slices.Contains(b.active, in) {
		b.fail(e, "%s calls itself: write a loop, with an array for what it keeps", fn.Name())
	}
	args := e.Args
	if s, ok := ast.Unparen(e.Fun).(*ast.SelectorExpr); ok && fn.Signature().Recv() != nil {
		args = append(b.spreadOne(s.X), args...)
	}
	vars := b.apartOf(operands(fn)...)
	for _, a := range args {
		if Bundle(b.info.TypeOf(a)) != nil {
			b.expr(a) // says why it is not at hand
		}
	}
	if len(args) != len(vars) || fn.Signature().Variadic() {
		b.fail(e, "%s takes a list of arguments: write each as a parameter, or pass a slice", fn.Name())
	}
	views, values := map[types.Object]*view{}, map[types.Object][]*ir.Value{}
	for i, v := range vars {
		if _, ok := b.resolve(b.info.TypeOf(args[i])).Underlying().(*types.Slice); ok {
			views[v] = b.view(args[i])
		} else {
			values[v] = b.expr(args[i])
		}
	}
	subst := b.typeArgs(e, fn)
	outer, named, loops := b.subst, b.named, b.loops
	b.active = append(b.active, in)
	b.subst, b.named, b.loops = subst, nil, 0
	for o, v := range views {
		b.views[o] = v
	}
	for _, v := range vars {
		if vals, ok := values[v]; ok {
			b.keep(e, v, vals)
		}
	}
	for r := range fn.Signature().Results().Variables() {
		if r.Name() != "" {
			b.named = append(b.named, r)
			b.keep(e, r, b.zero(e, r.Type()))
		}
	}
	call, stops := &inlined{last: true}, b.stops
	if dir, name := b.directives(d); dir == "native" {
		b.unit = b.unitOf(e, name, args)
		defer func() { b.unit = nil }()
	}
	body := b.body(d, true)
	if countReturns(body) > 1 {
		call.vars = []*ir.Var{}
		for r := range fn.Signature().Results().Variables() {
			call.vars = append(call.vars, b.newVars("result", r.Type())...)
		}
	}
	b.inlining = append(b.inlining, call)
	b.stmts(body)
	if call.vars != nil && call.returned {
		call.vals = b.get(e, call.vars)
	}
	if b.stops > stops {
		panic(stop{})
	} else if !call.returned && fn.Signature().Results().Len() > 0 {
		b.fail(d, "%s is compiled in place, and has no return at its end: write one", fn.Name())
	}
	b.inlining = b.inlining[:len(b.inlining)-1]
	b.active = b.active[:len(b.active)-1]
	b.subst, b.named, b.loops = outer, named, loops
	return call.vals
}

// unitOf returns what the phase of a call of a function marked //limb:native is known by. Of its arguments, a group, arrays and
// constants, all arrays are the group's, or its items', as they are declared.
func (b *builder) unitOf(e *ast.CallExpr, name string, args []ast.Expr) *ir.Unit {
	u := &ir.Unit{Name: name}
	for _, a := range args[1:] {
		if b.isConstant(a) {
			u.Numbers = append(u.Numbers, int(b.scalar(a).Const))
			continue
		}
		v := b.view(a)
		if v.offset != nil || v.memory.Space != ir.Shared && v.memory.Space != ir.Kept {
			b.fail(a, "%s is not an array of the group: write what it declares, or items have of their own", text(a))
		}
		u.Arrays = append(u.Arrays, v.memory)
	}
	return u
}

// countReturns counts the returns of a function, without those of its phases.
func countReturns(list []ast.Stmt) (n int) {
	for _, s := range list {
		ast.Inspect(s, func(x ast.Node) bool {
			if _, ok := x.(*ast.ReturnStmt); ok {
				n++
			}
			_, phase := x.(*ast.FuncLit)
			return !phase
		})
	}
	return n
}

// typeArgs returns what the type parameters of a called function stand for.
func (b *builder) typeArgs(e *ast.CallExpr, fn *types.Func) map[*types.TypeParam]types.Type {
	subst := map[*types.TypeParam]types.Type{}
	fun := ast.Unparen(e.Fun)
	switch x := fun.(type) {
	case *ast.IndexExpr:
		fun = ast.Unparen(x.X)
	case *ast.IndexListExpr:
		fun = ast.Unparen(x.X)
	}
	id, ok := fun.(*ast.Ident)
	if s, sel := fun.(*ast.SelectorExpr); sel {
		id, ok = s.Sel, true
		if recv := b.info.Selections[s]; recv != nil {
			if n, isNamed := b.resolve(recv.Recv()).(*types.Named); isNamed && fn.Signature().RecvTypeParams().Len() == n.TypeArgs().Len() {
				for i := range n.TypeArgs().Len() {
					subst[fn.Signature().RecvTypeParams().At(i)] = n.TypeArgs().At(i)
				}
			}
			return subst
		}
	}
	if ok {
		list := b.info.Instances[id].TypeArgs
		for i := range list.Len() {
			subst[fn.Signature().TypeParams().At(i)] = b.resolve(list.At(i))
		}
	}
	return subst
}

// resolve replaces the type parameters in t by what they stand for.
func (b *builder) resolve(t types.Type) types.Type {
	if len(b.subst) == 0 {
		return types.Unalias(t)
	}
	switch t := types.Unalias(t).(type) {
	case *types.TypeParam:
		if s := b.subst[t]; s != nil {
			return s
		}
	case *types.Named:
		if t.TypeArgs().Len() > 0 {
			var args []types.Type
			for a := range t.TypeArgs().Types() {
				args = append(args, b.resolve(a))
			}
			if n, err := types.Instantiate(nil, t.Origin(), args, false); err == nil {
				return n
			}
		}
	case *types.Slice:
		return types.NewSlice(b.resolve(t.Elem()))
	case *types.Array:
		return types.NewArray(b.resolve(t.Elem()), t.Len())
	case *types.Tuple:
		var vars []*types.Var
		for v := range t.Variables() {
			vars = append(vars, types.NewVar(v.Pos(), v.Pkg(), v.Name(), b.resolve(v.Type())))
		}
		return types.NewTuple(vars...)
	}
	return types.Unalias(t)
}

// atLimb replaces the type parameter that stands for the limb by the machine's type, for functions
// that are compiled for types.
func (b *builder) atLimb(t types.Type) types.Type {
	if b.limb == 0 {
		return t
	}
	outer := b.subst
	defer func() { b.subst = outer }()
	b.subst = map[*types.TypeParam]types.Type{}
	var look func(t types.Type)
	look = func(t types.Type) {
		switch t := types.Unalias(t).(type) {
		case *types.TypeParam:
			if b.isFloat(t.Constraint()) {
				b.subst[t] = types.Typ[map[ir.Type]types.BasicKind{ir.F32: types.Float32, ir.F64: types.Float64}[b.limb]]
			}
		case *types.Named:
			for a := range t.TypeArgs().Types() {
				look(a)
			}
		case *types.Array:
			look(t.Elem())
		}
	}
	look(t)
	return b.resolve(t)
}

// layout is that of the type that t stands for here.
func (b *builder) layout(t types.Type, limb ir.Type) []leaf {
	return b.compiler.layout(b.resolve(t), limb)
}

func isSlice(t types.Type) bool {
	_, ok := t.Underlying().(*types.Slice)
	return ok
}

// isSlice reports whether e is a slice.
func (b *builder) isSlice(e ast.Expr) bool {
	t := b.info.TypeOf(e)
	return t != nil && isSlice(b.resolve(t))
}
