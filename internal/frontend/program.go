package frontend

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"github.com/limbfp/limb/internal/ir"
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
	code     *[]ir.Stmt // of the region that is compiled
	done     int        // values of the body that are in statements
	vars     map[types.Object][]*ir.Var
	views    map[types.Object]*view
	results  []*ir.Var
	inlining []*inlined // the calls that are compiled in place
	inPhase  bool
	loops    int // around, in this function or phase

	arraysInMemory map[types.Object]bool // that an index needs which is not constant
}

// view is what a slice, or a local array in memory, stands for.
type view struct {
	memory      *ir.Memory
	offset, len *ir.Value // nil for 0, and for all of it
	dims        []int     // of an array
	elem        types.Type
}

// inlined is a call that is compiled in place: its results.
type inlined struct {
	vals     []*ir.Value
	returned bool
}

// inMemory ends the compilation of a function that needs an array in memory after all.
type inMemory struct{ types.Object }

// isProgram reports whether the function that is compiled is a program.
func (b *builder) isProgram() bool { return b.code != nil }

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

// assigned returns the variables of the function, known so far, that nodes assign to.
func (b *builder) assigned(nodes ...ast.Node) (list []types.Object) {
	add := func(e ast.Expr) {
		for {
			switch x := ast.Unparen(e).(type) {
			case *ast.SelectorExpr:
				e = x.X
				continue
			case *ast.IndexExpr:
				e = x.X
				continue
			case *ast.Ident:
				o := b.info.ObjectOf(x)
				_, known := b.env[o]
				if o != nil && (known || b.vars[o] != nil) && !slices.Contains(list, o) {
					list = append(list, o)
				}
			}
			return
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
			}
			return true
		})
	}
	slices.SortFunc(list, func(x, y types.Object) int { return int(x.Pos() - y.Pos()) })
	return list
}

// unsafe reports whether code may only run where control comes to it: it uses arrays,
// loops, or leaves.
func (b *builder) unsafe(nodes ...ast.Node) (found bool) {
	for _, n := range nodes {
		ast.Inspect(n, func(n ast.Node) bool {
			switch n := n.(type) {
			case nil:
				return false
			case *ast.ReturnStmt, *ast.BranchStmt, *ast.ForStmt, *ast.RangeStmt, *ast.SliceExpr:
				found = true
			case *ast.IndexExpr:
				v, _ := b.memoryOf(n)
				found = found || v != nil
			case *ast.BinaryExpr:
				if n.Op == token.QUO || n.Op == token.REM {
					if l := b.layout(b.info.TypeOf(n), b.limb); len(l) == 1 && l[0].typ == ir.I32 {
						found = true
					}
				}
			case *ast.CallExpr:
				if fn, ok := b.calls(n); ok && b.inPlace(fn) {
					found = true
				}
			}
			return !found
		})
	}
	return found
}

// calls returns the function that is called by its name.
func (b *builder) calls(e *ast.CallExpr) (*types.Func, bool) {
	fun := ast.Unparen(e.Fun)
	switch x := fun.(type) {
	case *ast.IndexExpr:
		fun = x.X
	case *ast.IndexListExpr:
		fun = x.X
	}
	switch x := fun.(type) {
	case *ast.Ident:
		fn, ok := b.info.Uses[x].(*types.Func)
		return fn, ok
	case *ast.SelectorExpr:
		fn, ok := b.info.Uses[x.Sel].(*types.Func)
		return fn, ok
	}
	return nil, false
}

// inPlace reports whether calls of a function are compiled in place: it takes slices, or
// gives no results.
func (b *builder) inPlace(fn *types.Func) bool {
	for v := range fn.Signature().Params().Variables() {
		if _, ok := v.Type().Underlying().(*types.Slice); ok {
			return true
		}
	}
	return fn.Signature().Results().Len() == 0
}

// memoryOf returns what an index expression is of: a slice or an array in memory, and
// its indices from the outside; or nil.
func (b *builder) memoryOf(e ast.Expr) (*view, []ast.Expr) {
	var index []ast.Expr
	for {
		x, ok := ast.Unparen(e).(*ast.IndexExpr)
		if !ok {
			break
		}
		index, e = append([]ast.Expr{x.Index}, index...), x.X
	}
	if x, ok := ast.Unparen(e).(*ast.Ident); ok && b.isProgram() {
		return b.views[b.info.ObjectOf(x)], index
	}
	return nil, index
}

// compileProgram compiles the body of a program.
func (b *builder) compileProgram(d *ast.FuncDecl, fn *types.Func) {
	code := []ir.Stmt{}
	b.code, b.vars, b.views = &code, map[types.Object][]*ir.Var{}, map[types.Object]*view{}
	for i, v := range operands(fn) {
		name := unnamed(v.Name(), i)
		t := b.resolve(v.Type())
		if s, ok := t.Underlying().(*types.Slice); ok {
			b.views[v] = &view{memory: b.newMemory(d.Name, name, s.Elem(), ir.Slice, 0), elem: s.Elem()}
			b.f.In = append(b.f.In, ir.Group{Name: name, Type: "[]" + b.views[v].memory.Elem.Type, Memory: b.views[v].memory})
			continue
		}
		if i == 0 && b.isGroup(t) {
			b.f.Kind = ir.Groups
			p := b.emit(d.Name, ir.Param, ir.I32)
			p.Name = name
			b.f.In = append(b.f.In, ir.Group{Name: name, Type: "i32", N: 1})
			b.f.Params, b.env[v] = append(b.f.Params, p), []*ir.Value{p}
			continue
		}
		b.mustLayout(d.Name, t)
		g := b.group(name, t, b.limb)
		b.f.In = append(b.f.In, g)
		for _, l := range b.layout(t, b.limb) {
			p := b.emit(d.Name, ir.Param, l.typ)
			p.Name = join(g.Name, l.path)
			b.env[v] = append(b.env[v], p)
		}
		b.f.Params = append(b.f.Params, b.env[v]...)
	}
	b.done = len(b.f.Params)
	res := fn.Signature().Results()
	if b.f.Kind == ir.Once && res.Len() == 0 {
		b.f.Kind = ir.Items
		if in := b.f.In; len(in) == 0 || in[0].Type != "i32" {
			b.fail(d.Name, "a kernel without results is run for items or groups: write func %s(i int, …) or func %s(g kernel.Group, …)", fn.Name(), fn.Name())
		}
	} else if b.f.Kind == ir.Groups && res.Len() > 0 {
		b.fail(d.Name, "a kernel of groups has no results: write them to a slice")
	}
	for i := range res.Len() {
		r := res.At(i)
		b.mustLayout(d.Name, r.Type())
		b.f.Out = append(b.f.Out, b.group(r.Name(), b.resolve(r.Type()), b.limb))
		name := r.Name()
		if name == "" || name == "_" {
			name = "result"
		}
		vars := b.newVars(name, r.Type())
		b.results = append(b.results, vars...)
		if r.Name() != "" {
			b.named = append(b.named, r)
			b.vars[r] = vars
			b.set(vars, b.zero(d.Name, r.Type()))
		}
	}
	for _, v := range b.results {
		b.f.Results = append(b.f.Results, &ir.Value{Op: ir.Get, Type: v.Type, Var: v, Name: v.Name})
	}
	b.stmts(d.Body.List)
	b.flush()
	b.f.Code = code
	if b.stops == 0 {
		b.f.Sweep()
		b.comment()
	}
}

func (b *builder) isGroup(t types.Type) bool {
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Name() == "Group" && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == b.root.Path()+"/kernel"
}

// newMemory declares an array.
func (b *builder) newMemory(n ast.Node, name string, elem types.Type, space ir.Space, size int) *ir.Memory {
	l := b.layout(elem, b.limb)
	t := types.TypeString(elem, types.RelativeTo(b.root))
	if basic, ok := b.resolve(elem).(*types.Basic); ok && basic.Kind() == types.Int {
		b.fail(n, "%s has elements of type int, which has other sizes elsewhere: write int32", name)
	}
	if len(l) == 0 || l[0].typ == ir.Bool || slices.ContainsFunc(l, func(x leaf) bool { return x.typ != l[0].typ }) {
		b.fail(n, "%s has elements of type %s: write a number, a machine float or int32", name, t)
	}
	m := &ir.Memory{Name: name, Elem: b.group("", b.resolve(elem), b.limb), Type: l[0].typ, Space: space, Len: size, ID: len(b.f.Memory)}
	b.f.Memory = append(b.f.Memory, m)
	return m
}

// stmts compiles statements, and reports whether control comes to their end.
func (b *builder) stmts(list []ast.Stmt) (falls bool) {
	for i, s := range list {
		if !b.try(func() { b.step(s) }) {
			return true
		}
		mark, end := len(b.f.Body), s.End()
		falls = true
		ok := b.try(func() {
			switch s := s.(type) {
			case *ast.ReturnStmt:
				b.returnStmt(s, i == len(list)-1)
				falls = false
			case *ast.IfStmt:
				falls = b.branch(s)
				end = s.Body.Lbrace
			case *ast.BlockStmt:
				falls = b.stmts(s.List)
			case *ast.ForStmt:
				b.loop(s)
				end = s.Body.Lbrace
			case *ast.RangeStmt:
				b.rangeLoop(s)
				end = s.Body.Lbrace
			case *ast.BranchStmt:
				b.leave(s)
				falls = false
			case *ast.ExprStmt:
				b.effect(s)
			default:
				b.simple(s)
			}
		})
		b.annotate(s, end, mark)
		if ok && !falls {
			if i < len(list)-1 {
				b.try(func() { b.fail(list[i+1], "this is never reached: leave it out") })
			}
			return false
		}
	}
	return true
}

func (b *builder) returnStmt(s *ast.ReturnStmt, last bool) {
	vals := b.returned(s)
	if n := len(b.inlining); n > 0 {
		in := b.inlining[n-1]
		if !last || b.loops > 0 {
			b.fail(s, "a return before the end of a function that is compiled in place: write one return, at its end")
		}
		in.vals, in.returned = vals, true
		return
	}
	if b.inPhase && b.loops > 0 {
		b.fail(s, "a return out of a loop of a phase: write break, and an if behind the loop")
	}
	if b.f.Kind == ir.Groups && !b.inPhase {
		b.fail(s, "a return of the whole group: write an if around what it skips")
	}
	if len(s.Results) > 0 {
		b.set(b.results, vals)
	}
	b.statement(&ir.Return{})
}

func (b *builder) leave(s *ast.BranchStmt) {
	if s.Label != nil || s.Tok != token.BREAK && s.Tok != token.CONTINUE {
		b.fail(s, "%s with a label, or goto: write break or continue of the innermost loop", s.Tok)
	}
	if s.Tok == token.BREAK {
		b.statement(&ir.Break{})
	} else {
		b.statement(&ir.Continue{})
	}
}

// branch compiles an if.
func (b *builder) branch(s *ast.IfStmt) (falls bool) {
	if s.Init != nil {
		b.simple(s.Init)
	}
	cond := b.scalar(s.Cond)
	var other []ast.Stmt
	if s.Else != nil {
		other = []ast.Stmt{s.Else}
	}
	if cond.Op == ir.Const {
		if cond.Const != 0 {
			return b.stmts(s.Body.List)
		}
		return b.stmts(other)
	}
	if b.unsafe(s.Body) || s.Else != nil && b.unsafe(s.Else) {
		b.promote(s.Body, s.Else)
		stmt := &ir.If{Cond: cond, Rare: b.isRare(s)}
		var falls1, falls2 bool
		stmt.Then = b.region(func() { falls1 = b.stmts(s.Body.List) })
		stmt.Else = b.region(func() { falls2 = b.stmts(other) })
		b.statement(stmt)
		return falls1 || falls2
	}
	// Both arms are computed. Variables of the IR are values meanwhile.
	vars := map[types.Object][]*ir.Var{}
	list := b.assigned(s.Body)
	if s.Else != nil {
		list = append(list, b.assigned(s.Else)...)
	}
	for _, o := range list {
		if b.vars[o] != nil {
			vars[o], b.env[o] = b.vars[o], b.get(s, b.vars[o])
			delete(b.vars, o)
		}
	}
	before := map[types.Object][]*ir.Value{}
	for o := range vars {
		before[o] = b.env[o]
	}
	outer := cloneEnv(b.env)
	b.stmts(s.Body.List)
	env1 := b.env
	b.env = cloneEnv(outer)
	b.stmts(other)
	env2 := b.env
	b.env = outer
	for _, o := range inOrder(outer) {
		if x, y := env1[o], env2[o]; x != nil && y != nil && !slices.Equal(x, y) {
			b.env[o] = b.name(o.Name(), o.Type(), b.selects(s, cond, x, y))
		}
	}
	for _, o := range list {
		if v := vars[o]; v != nil && b.vars[o] == nil {
			b.vars[o] = v
			for i := range v {
				if b.env[o][i] != before[o][i] {
					b.set(v[i:i+1], b.env[o][i:i+1])
				}
			}
			delete(b.env, o)
		}
	}
	return true
}

// isRare reports whether the comment before an if is //limb:rare.
func (b *builder) isRare(s *ast.IfStmt) bool {
	p := b.fset.Position(s.Pos())
	g := b.comments[place{p.Filename, p.Line, true}]
	return g != nil && g.List[len(g.List)-1].Text == "//limb:rare"
}

// loop compiles a for statement.
func (b *builder) loop(s *ast.ForStmt) {
	if s.Init != nil {
		b.simple(s.Init)
	}
	if turns, ok := b.constantTurns(s); ok {
		for range turns {
			b.step(s)
			b.stmts(s.Body.List)
			if s.Post != nil {
				b.simple(s.Post)
			}
		}
		return
	}
	b.promote(s.Cond, s.Body, s.Post)
	l := &ir.Loop{Pos: b.fset.Position(s.Pos()).String()}
	b.loops++
	l.Body = b.region(func() {
		if s.Cond != nil {
			b.unless(b.scalar(s.Cond), s.Cond)
		}
		b.stmts(s.Body.List)
	})
	b.loops--
	l.Post = b.region(func() {
		if s.Post != nil {
			b.post(s.Post)
		}
	})
	b.statement(l)
}

// unless leaves the loop where a condition does not hold.
func (b *builder) unless(c *ir.Value, n ast.Node) {
	if c.Op == ir.Const && c.Const != 0 {
		return
	}
	b.statement(&ir.If{Cond: b.not(n, c), Then: []ir.Stmt{&ir.Break{}}})
}

// post compiles what follows each turn.
func (b *builder) post(s ast.Stmt) {
	var e ast.Expr
	switch s := s.(type) {
	case *ast.IncDecStmt:
		e = s.X
	case *ast.AssignStmt:
		if len(s.Lhs) == 1 && s.Tok != token.DEFINE {
			e = s.Lhs[0]
		}
	}
	if id, ok := e.(*ast.Ident); !ok || b.layout(b.info.TypeOf(id), b.limb)[0].typ != ir.I32 {
		b.fail(s, "after a turn stands one assignment to an integer: write the others at the end of the body")
	}
	b.simple(s)
}

// constantTurns returns the number of turns of a loop over integers that is unrolled.
func (b *builder) constantTurns(s *ast.ForStmt) (turns int, ok bool) {
	init, ok1 := s.Init.(*ast.AssignStmt)
	cond, ok2 := s.Cond.(*ast.BinaryExpr)
	if !ok1 || !ok2 || s.Post == nil || len(init.Lhs) != 1 || init.Tok != token.DEFINE || b.leaves(s.Body) {
		return 0, false
	}
	id, _ := init.Lhs[0].(*ast.Ident)
	o := b.info.Defs[id]
	if slices.Contains(b.assigned(s.Body), o) {
		return 0, false
	}
	if at := b.env[o]; len(at) != 1 || at[0].Op != ir.Const || at[0].Type != ir.I32 {
		return 0, false
	}
	// The loop goes round on the variable alone, in values that are dropped.
	mark, env := len(b.f.Body), b.env
	defer func() {
		b.f.Body, b.env = b.f.Body[:mark], env
	}()
	b.flush()
	mark = len(b.f.Body)
	b.env = cloneEnv(env)
	for ; turns <= maxUnrolled; turns++ {
		c := b.scalar(cond)
		if c.Op != ir.Const {
			return 0, false
		} else if c.Const == 0 {
			return turns, true
		}
		b.simple(s.Post)
		if b.done > mark { // the post sets a variable
			return 0, false
		}
	}
	return 0, false
}

// leaves reports whether a body has a break or continue of its own, or a return.
func (b *builder) leaves(body ast.Node) (found bool) {
	depth := 0
	var stack []ast.Node
	ast.Inspect(body, func(n ast.Node) bool {
		if n == nil {
			switch stack[len(stack)-1].(type) {
			case *ast.ForStmt, *ast.RangeStmt:
				depth--
			}
			stack = stack[:len(stack)-1]
			return true
		}
		stack = append(stack, n)
		switch n.(type) {
		case *ast.ForStmt, *ast.RangeStmt:
			depth++
		case *ast.BranchStmt:
			found = found || depth == 0
		case *ast.ReturnStmt:
			found = true
		}
		return true
	})
	return found
}

// rangeLoop compiles a range over a number, a slice or an array.
func (b *builder) rangeLoop(s *ast.RangeStmt) {
	t := b.resolve(b.info.TypeOf(s.X)).Underlying()
	if s.Tok == token.ASSIGN {
		b.fail(s, "range into variables: write :=")
	}
	var n *ir.Value
	element := func(i *ir.Value) []*ir.Value { return nil }
	switch t := t.(type) {
	case *types.Slice:
		v := b.view(s.X)
		n = b.length(s.X, v)
		element = func(i *ir.Value) []*ir.Value { return b.loadAt(s, v, i) }
	case *types.Array:
		n = b.int(s, int(t.Len()))
		if v, _ := b.memoryOf(s.X); v != nil {
			element = func(i *ir.Value) []*ir.Value { return b.loadAt(s, v, i) }
		} else if s.Value != nil {
			size := len(b.mustLayout(s, t.Elem()))
			if vals := b.expr(s.X); t.Len() <= maxUnrolled {
				element = func(i *ir.Value) []*ir.Value { return vals[int(i.Const)*size:][:size] }
			} else {
				b.fail(s.Value, "range over a long local array: range over its index")
			}
		}
	default:
		n = b.scalar(s.X)
		if n.Type != ir.I32 {
			b.fail(s.X, "range over %s: write a number, a slice or an array", text(s.X))
		}
	}
	bind := func(e ast.Expr, vals []*ir.Value) {
		if id, ok := e.(*ast.Ident); ok && id.Name != "_" {
			b.env[b.info.Defs[id]] = b.name(id.Name, b.info.Defs[id].Type(), vals)
		}
	}
	if n.Op == ir.Const && n.Const <= maxUnrolled && !b.leaves(s.Body) {
		for i := range int(n.Const) {
			b.step(s)
			bind(s.Key, []*ir.Value{b.int(s, i)})
			if s.Value != nil {
				bind(s.Value, element(b.int(s, i)))
			}
			b.stmts(s.Body.List)
		}
		return
	}
	b.promote(s.Body)
	name := "i"
	if id, ok := s.Key.(*ast.Ident); ok && id.Name != "_" {
		name = id.Name
	}
	count := &ir.Var{Name: name, Type: ir.I32}
	b.f.Vars = append(b.f.Vars, count)
	b.set([]*ir.Var{count}, []*ir.Value{b.int(s, 0)})
	l := &ir.Loop{Pos: b.fset.Position(s.Pos()).String()}
	b.loops++
	l.Body = b.region(func() {
		i := b.get(s, []*ir.Var{count})[0]
		b.unless(b.emit(s, ir.Lt, ir.Bool, i, n), s)
		if bind(s.Key, []*ir.Value{i}); s.Value != nil {
			bind(s.Value, element(i))
		}
		b.stmts(s.Body.List)
	})
	b.loops--
	l.Post = b.region(func() {
		i := b.get(s, []*ir.Var{count})[0]
		b.set([]*ir.Var{count}, []*ir.Value{b.emit(s, ir.Add, ir.I32, i, b.int(s, 1))})
	})
	b.statement(l)
}

// effect compiles a call that stands for what it does.
func (b *builder) effect(s *ast.ExprStmt) {
	call, ok := ast.Unparen(s.X).(*ast.CallExpr)
	if !ok {
		b.fail(s, "%s does nothing: leave it out", text(s.X))
	}
	fn, ok := b.calls(call)
	switch {
	case ok && fn.Name() == "Each" && fn.Signature().Recv() != nil && b.isGroup(fn.Signature().Recv().Type()):
		b.each(s, call)
	case ok && b.decls[fn.Origin()] != nil && b.inPlace(fn.Origin()):
		b.inline(call)
	default:
		b.fail(s, "a call for its effect: call a function of this module that writes to slices, or assign the results")
	}
}

// each compiles a phase.
func (b *builder) each(s ast.Stmt, call *ast.CallExpr) {
	lit, ok := call.Args[1].(*ast.FuncLit)
	if !ok || lit.Type.Params.NumFields() != 1 {
		b.fail(call, "a phase is a function literal: write g.Each(n, func(i int) { … })")
	}
	if b.inPhase || b.f.Kind != ir.Groups {
		b.fail(call, "a phase within a phase: write one after the other")
	}
	n := b.scalar(call.Args[0])
	if list := b.assigned(lit.Body); len(list) > 0 {
		b.fail(lit, "an item sets %s, which belongs to the group: make it an array of the group", list[0].Name())
	}
	e := &ir.Each{N: n, Pos: b.fset.Position(s.Pos()).String()}
	b.inPhase = true
	loops := b.loops
	b.loops = 0
	b.flush()
	e.Item = b.emit(lit, ir.Item, ir.I32)
	b.done = len(b.f.Body)
	if names := lit.Type.Params.List[0].Names; len(names) == 1 && names[0].Name != "_" {
		e.Item.Name = names[0].Name
		b.env[b.info.Defs[names[0]]] = []*ir.Value{e.Item}
	}
	e.Body = b.region(func() { b.stmts(lit.Body.List) })
	b.inPhase, b.loops = false, loops
	b.statement(e)
}

// inline compiles a call in place.
func (b *builder) inline(e *ast.CallExpr) []*ir.Value {
	fn, _ := b.calls(e)
	fn = fn.Origin()
	d := b.decls[fn]
	in := instance{Object: fn, args: "in place"} // it may stand in itself no more than a call may
	if slices.Contains(b.active, in) {
		b.fail(e, "recursive call of %s: write a loop", fn.Name())
	}
	args := e.Args
	if s, ok := ast.Unparen(e.Fun).(*ast.SelectorExpr); ok && fn.Signature().Recv() != nil {
		args = append([]ast.Expr{s.X}, args...)
	}
	vars := operands(fn)
	if len(args) != len(vars) || fn.Signature().Variadic() {
		b.fail(e, "call of %s with a list of arguments: write each", fn.Name())
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
	for o, v := range values {
		delete(b.vars, o) // of another call
		b.env[o] = v
	}
	for r := range fn.Signature().Results().Variables() {
		if r.Name() != "" {
			b.named = append(b.named, r)
			delete(b.vars, r)
			b.env[r] = b.zero(e, r.Type())
		}
	}
	call := &inlined{}
	b.inlining = append(b.inlining, call)
	b.forgetVars(d.Body)
	b.stmts(d.Body.List)
	b.inlining = b.inlining[:len(b.inlining)-1]
	b.active = b.active[:len(b.active)-1]
	b.subst, b.named, b.loops = outer, named, loops
	return call.vals
}

// forgetVars forgets the variables that a body declares: an earlier call of it may have
// made them variables of the IR.
func (b *builder) forgetVars(body ast.Node) {
	ast.Inspect(body, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok {
			if o := b.info.Defs[id]; o != nil {
				delete(b.vars, o)
			}
		}
		return true
	})
}

// view returns what a slice expression stands for.
func (b *builder) view(e ast.Expr) *view {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		if v := b.views[b.info.ObjectOf(x)]; v != nil {
			return v
		}
	case *ast.SliceExpr:
		if x.Slice3 {
			b.fail(x, "a slice with a capacity: write s[i:j]")
		}
		of := b.view(x.X)
		if len(of.dims) > 1 {
			b.fail(x, "a slice of an array of arrays: write indices")
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
		v.len = b.binary(x, token.SUB, high, low, types.Typ[types.Int32])
		return v
	}
	b.fail(e, "%s is no slice that is known here: slice a parameter, s[i:j], and declare it with :=", text(e))
	return nil
}

// plus returns a + b of integers, where a nil a is 0.
func (b *builder) plus(n ast.Node, x, y *ir.Value) *ir.Value {
	if x == nil {
		return y
	}
	return b.binary(n, token.ADD, x, y, types.Typ[types.Int32])
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
	for k := range v.memory.Elem.N {
		l := b.emit(n, ir.Load, v.memory.Type, at)
		l.Memory, l.Index = v.memory, k
		vals = append(vals, l)
	}
	return vals
}

// target is where an assignment goes: to a variable, or to an element of a view, and there
// to n scalars from start on.
type target struct {
	o        types.Object
	id       *ast.Ident
	view     *view
	index    *ir.Value
	start, n int
}

// indexOf returns the index of an element of a view.
func (b *builder) indexOf(e ast.Expr, v *view, index []ast.Expr) *ir.Value {
	if max(len(v.dims), 1) != len(index) {
		b.fail(e, "%s is an array: write all indices", text(e))
	}
	var place *ir.Value
	for k, x := range index {
		at := b.scalar(x)
		if v.dims != nil && at.Op == ir.Const && (at.Const < 0 || int(at.Const) >= v.dims[k]) {
			b.fail(x, "index %g is outside: write 0 to %d", at.Const, v.dims[k]-1)
		}
		if place != nil {
			place = b.binary(x, token.MUL, place, b.int(x, v.dims[k]), types.Typ[types.Int32])
		}
		place = b.plus(x, place, at)
	}
	return place
}

// indexed compiles an element: of a slice, of an array in memory, or of one that is values.
func (b *builder) indexed(e *ast.IndexExpr) []*ir.Value {
	if v, index := b.memoryOf(e); v != nil {
		return b.loadAt(e, v, b.indexOf(e, v, index))
	}
	start, n := b.elementOf(e)
	return b.expr(e.X)[start : start+n : start+n]
}

// elementOf returns where the scalars of an element of an array of values begin, and how
// many there are. An index that is not constant sends the array to memory.
func (b *builder) elementOf(e *ast.IndexExpr) (start, n int) {
	a, ok := b.resolve(b.info.TypeOf(e.X)).Underlying().(*types.Array)
	if !ok {
		b.fail(e, "%s is no array and no slice", text(e.X))
	}
	n = len(b.mustLayout(e, a.Elem()))
	i := b.scalar(e.Index)
	if i.Op != ir.Const {
		var x ast.Expr = e
		for {
			y, ok := ast.Unparen(x).(*ast.IndexExpr)
			if !ok {
				break
			}
			x = y.X
		}
		if id, ok := ast.Unparen(x).(*ast.Ident); ok {
			panic(inMemory{b.info.ObjectOf(id)})
		}
		b.fail(e, "an index that is not constant into an array of a struct: make it a local array")
	}
	if i.Const < 0 || int64(i.Const) >= a.Len() {
		b.fail(e.Index, "index %g is outside: write 0 to %d", i.Const, a.Len()-1)
	}
	return int(i.Const) * n, n
}

// target returns where an assignment to l goes.
func (b *builder) target(l ast.Expr) target {
	switch l := ast.Unparen(l).(type) {
	case *ast.Ident:
		if l.Name == "_" {
			return target{}
		}
		o := b.info.ObjectOf(l)
		if o.Pkg() != nil && o.Parent() == o.Pkg().Scope() {
			b.fail(l, "%s is a package variable: pass a slice", l.Name)
		}
		return target{o: o, id: l, n: len(b.layout(o.Type(), b.limb))}
	case *ast.SelectorExpr:
		t := b.target(l.X)
		i, n := b.field(l)
		t.start, t.n = t.start+i, n
		return t
	case *ast.IndexExpr:
		if v, index := b.memoryOf(l); v != nil {
			return target{view: v, index: b.plus(l, v.offset, b.indexOf(l, v, index)), n: v.memory.Elem.N}
		}
		t := b.target(l.X)
		i, n := b.elementOf(l)
		t.start, t.n = t.start+i, n
		return t
	}
	b.fail(l, "assignment to %s: assign to a variable, its field or an element", text(l))
	return target{}
}

// put stores values where an assignment goes.
func (b *builder) put(l ast.Expr, t target, vals []*ir.Value) {
	switch {
	case t.view != nil:
		for k := range t.n {
			b.statement(&ir.Store{Memory: t.view.memory, Index: t.index, Limb: t.start + k, Value: vals[k], Pos: b.fset.Position(l.Pos()).String()})
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

// declareArray declares a local array, and reports whether it is in memory.
func (b *builder) declareArray(n *ast.Ident, o types.Object) bool {
	t := b.resolve(o.Type())
	a, ok := t.Underlying().(*types.Array)
	group := b.f.Kind == ir.Groups && !b.inPhase
	if !ok || !group && !b.arraysInMemory[o] {
		return false
	}
	size := 1
	v := &view{}
	for {
		v.dims = append(v.dims, int(a.Len()))
		size *= int(a.Len())
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
		b.fail(n, "%s has %d elements: an array of an item has 1 to %d", n.Name, size, maxArray)
	}
	v.memory = b.newMemory(n, n.Name, v.elem, space, size)
	b.views[o] = v
	return true
}

// shortCircuit compiles x && y and x || y where y is not to be computed always.
func (b *builder) shortCircuit(n ast.Node, op token.Token, x *ir.Value, y ast.Expr) *ir.Value {
	b.promote(y)
	v := &ir.Var{Name: "cond", Type: ir.Bool}
	b.f.Vars = append(b.f.Vars, v)
	b.set([]*ir.Var{v}, []*ir.Value{x})
	cond := x
	if op == token.LOR {
		cond = b.not(n, x)
	}
	s := &ir.If{Cond: cond}
	s.Then = b.region(func() { b.set([]*ir.Var{v}, []*ir.Value{b.scalar(y)}) })
	b.statement(s)
	return b.get(n, []*ir.Var{v})[0]
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

// layout is that of the type that t stands for here. In programs arrays are values too.
func (b *builder) layout(t types.Type, limb ir.Type) []leaf {
	t = b.resolve(t)
	if !b.isProgram() {
		return b.compiler.layout(t, limb)
	}
	switch u := t.(type) {
	case *types.Array:
		elem := b.layout(u.Elem(), limb)
		if u.Len()*int64(len(elem)) > 8*maxArray {
			return nil
		}
		var leaves []leaf
		for i := range u.Len() {
			for _, l := range elem {
				leaves = append(leaves, leaf{join(constant.MakeInt64(i).String(), l.path), l.typ})
			}
		}
		return leaves
	case *types.Tuple:
		var leaves []leaf
		for v := range u.Variables() {
			leaves = append(leaves, b.layout(v.Type(), limb)...)
		}
		return leaves
	}
	return b.compiler.layout(t, limb)
}

// isTable reports whether an index expression is of a package-level array.
func (b *builder) isTable(e ast.Expr) bool {
	for {
		x, ok := ast.Unparen(e).(*ast.IndexExpr)
		if !ok {
			break
		}
		e = x.X
	}
	id, ok := ast.Unparen(e).(*ast.Ident)
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

// assignProgram compiles an assignment of a program.
func (b *builder) assignProgram(s *ast.AssignStmt) {
	if s.Tok == token.DEFINE && len(s.Lhs) == len(s.Rhs) {
		if _, ok := b.resolve(b.info.TypeOf(s.Rhs[0])).Underlying().(*types.Slice); ok {
			var views []*view
			for _, e := range s.Rhs {
				views = append(views, b.view(e))
			}
			for i, l := range s.Lhs {
				if o := b.info.Defs[l.(*ast.Ident)]; o != nil {
					b.views[o] = views[i]
				} else {
					b.fail(l, "another slice for %s: declare a new variable", text(l))
				}
			}
			return
		}
	}
	var vals []*ir.Value
	if op, isOp := assignOps[s.Tok]; isOp {
		vals = []*ir.Value{b.operate(s, op, s.Lhs[0], s.Rhs[0], b.info.TypeOf(s.Lhs[0]))}
	} else {
		for _, e := range s.Rhs {
			vals = append(vals, b.expr(e)...)
		}
	}
	var targets []target
	for i, l := range s.Lhs {
		t := target{}
		if id, ok := l.(*ast.Ident); ok && id.Name == "_" {
			typ := b.info.TypeOf(s.Rhs[min(i, len(s.Rhs)-1)])
			if tuple, ok := typ.(*types.Tuple); ok {
				typ = tuple.At(i).Type()
			}
			t.n = len(b.mustLayout(l, typ))
		} else if s.Tok == token.DEFINE && b.info.Defs[id] != nil {
			o := b.info.Defs[id]
			delete(b.vars, o)
			if b.declareArray(id, o) {
				b.fail(l, "%s is in memory: declare it with var, and set its elements", id.Name)
			}
			t = target{o: o, id: id, n: len(b.mustLayout(l, o.Type()))}
		} else {
			t = b.target(l)
		}
		targets = append(targets, t)
	}
	for i, l := range s.Lhs {
		n := targets[i].n
		b.put(l, targets[i], vals[:n:n])
		vals = vals[n:]
	}
}
