package frontend

import (
	"cmp"
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// The loops and branches of programs, and their phases.

// unsafe reports whether code may only run where control comes to it: it leaves, has loops,
// slices or an index that may be outside, divides integers, or calls a function of the
// user's that does. The library's functions are for all operands. In straight-line code nothing is:
// all is computed that stands in it, or is in error.
func (b *builder) unsafe(nodes ...ast.Node) (found bool) {
	if b.straight {
		return false
	}
	var around []*types.Func // the calls that are looked into
	var look func(n ast.Node) bool
	look = func(n ast.Node) bool {
		switch n := n.(type) {
		case nil:
			return false
		case *ast.ReturnStmt, *ast.BranchStmt, *ast.ForStmt, *ast.RangeStmt, *ast.SliceExpr:
			found = true
		case *ast.IndexExpr:
			v, _ := b.memoryOf(n)
			found = found || v != nil || b.mayBeOutside(n)
		case *ast.Ident:
			o := b.info.ObjectOf(n)
			found = found || o != nil && (b.arraysInMemory[o] || b.views[o] != nil && b.views[o].dims != nil)
		case *ast.BinaryExpr:
			found = found || (n.Op == token.QUO || n.Op == token.REM) && b.mayFail(n.X, n.Y)
		case *ast.AssignStmt:
			found = found || (n.Tok == token.QUO_ASSIGN || n.Tok == token.REM_ASSIGN) && b.mayFail(n.Lhs[0], n.Rhs[0])
		case *ast.CallExpr:
			fn := b.function(n)
			if fn == nil {
				break
			}
			if recv := fn.Signature().Recv(); recv != nil && types.IsInterface(recv.Type()) { // of a type parameter of what is called
				found = found || fn.Pkg() != b.root
			} else if b.inPlace(fn) {
				found = true
			} else if d := b.decls[fn]; d != nil && d.Body != nil && fn.Pkg() != b.root && !slices.Contains(around, fn) {
				outer := b.subst
				if subst := b.typeArgs(n, fn); len(subst) > 0 {
					b.subst = subst
				}
				around = append(around, fn)
				found = found || !b.total(d.Body, look)
				around, b.subst = around[:len(around)-1], outer
			}
		}
		return !found
	}
	for _, n := range nodes {
		ast.Inspect(n, look)
	}
	return found
}

// total reports whether the body of a function that is called may run with any operands. Its
// returns lead nowhere else, and a loop over a constant number ends.
func (b *builder) total(body *ast.BlockStmt, look func(ast.Node) bool) bool {
	ok := true
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ReturnStmt, *ast.BranchStmt:
			return ok
		case *ast.RangeStmt:
			if _, array := b.info.TypeOf(n.X).Underlying().(*types.Array); array || b.info.Types[n.X].Value != nil {
				return ok
			}
		}
		if n != nil {
			ok = ok && look(n)
		}
		return ok
	})
	return ok
}

// mayFail reports whether the quotient x / y is one of integers that may be divided by 0.
func (b *builder) mayFail(x, y ast.Expr) bool {
	l := b.layout(b.info.TypeOf(x), b.limb)
	return len(l) == 1 && l[0].typ == ir.I32 && b.info.Types[y].Value == nil
}

// mayBeOutside reports whether an element is one of an array, or a table, at an index that
// is not constant.
func (b *builder) mayBeOutside(e *ast.IndexExpr) bool {
	t := b.info.TypeOf(e.X)
	if t == nil {
		return false
	}
	_, array := t.Underlying().(*types.Array)
	return array && !b.isConstant(e.Index)
}

// isConstant reports whether an expression is constant here: all its variables are.
func (b *builder) isConstant(e ast.Expr) bool {
	if b.info.Types[e].Value != nil {
		return true
	}
	constant := true
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			if o, isVar := b.info.Uses[n].(*types.Var); isVar {
				vals := b.env[o]
				constant = constant && len(vals) == 1 && vals[0].Op == ir.Const && b.vars[o] == nil
			}
		case *ast.CallExpr:
			if constant = constant && (b.info.Types[n.Fun].IsType() || b.info.Types[n.Fun].IsBuiltin()); text(n.Fun) == "len" && len(n.Args) == 1 && isArray(b.resolve(b.info.TypeOf(n.Args[0]))) {
				return false // that of a type
			}
		case *ast.IndexExpr:
			constant = false
		}
		return constant
	})
	return constant
}

// stmts compiles statements: the ways out of them that are choices between values, and whether
// control may also come to their end.
func (b *builder) stmts(list []ast.Stmt) (exits []exit, falls bool) {
	call := &inlined{}
	if n := len(b.inlining); n > 0 {
		call = b.inlining[n-1]
	}
	last := call.last
	defer func() { call.last = last }()
	for i, s := range list {
		call.last = last && i == len(list)-1
		if !b.try(func() { b.step(s) }) {
			return exits, true
		}
		var out []exit
		mark, end := len(b.f.Body), s.End()
		falls = true
		ok := b.try(func() {
			switch s := s.(type) {
			case *ast.ReturnStmt:
				out = b.returnStmt(s)
				falls = false
			case *ast.IfStmt:
				out, falls = b.branch(s)
				end = s.Body.Lbrace
			case *ast.BlockStmt:
				out, falls = b.stmts(s.List)
			case *ast.ForStmt:
				out, falls = b.loop(s)
				end = s.Body.Lbrace
			case *ast.RangeStmt:
				out, falls = b.rangeLoop(s)
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
		if !ok {
			b.lose(s)
			b.inside(s)
		}
		b.annotate(s, end, mark)
		exits = append(exits, out...)
		if ok && !falls {
			if i < len(list)-1 && stops(s) {
				b.try(func() { b.fail(list[i+1], "this is never reached: leave it out") })
			}
			return exits, false
		}
	}
	return exits, true
}

// stops reports whether control never comes to the end of a statement, whatever conditions are:
// what stands behind one whose condition is constant is left out without a word.
func stops(s ast.Stmt) bool {
	switch s := s.(type) {
	case *ast.ReturnStmt, *ast.BranchStmt:
		return true
	case *ast.BlockStmt:
		return len(s.List) > 0 && stops(s.List[len(s.List)-1])
	case *ast.ForStmt:
		return s.Cond == nil && !breaks(s.Body)
	}
	return false
}

// inside compiles the body of a statement whose head is in error, for the errors in it.
func (b *builder) inside(s ast.Stmt) {
	var body *ast.BlockStmt
	var other ast.Stmt
	switch s := s.(type) {
	case *ast.IfStmt:
		body, other = s.Body, s.Else
	case *ast.ForStmt:
		if body = s.Body; s.Init != nil {
			b.lose(s.Init)
		}
	case *ast.RangeStmt:
		body = s.Body
	}
	if body == nil || b.entered[body] {
		return
	}
	loops := b.loops
	if _, choice := s.(*ast.IfStmt); !choice {
		b.loops++
	}
	b.stmts(body.List)
	if b.loops = loops; other != nil {
		b.stmts([]ast.Stmt{other})
	}
}

// enter compiles the body of a statement.
func (b *builder) enter(body *ast.BlockStmt) (exits []exit, falls bool) {
	b.entered[body] = true
	return b.stmts(body.List)
}

func (b *builder) returnStmt(s *ast.ReturnStmt) []exit {
	vals := b.returned(s)
	if n := len(b.inlining); n > 0 {
		in := b.inlining[n-1]
		if b.loops > 0 {
			b.fail(s, "a return stands in a loop, in a group or a function with slices: write break, and return behind the loop")
		} else if !in.last {
			b.fail(s, "an arm returns that may also go on, in a group or a function with slices: return at the end of both arms, or of none")
		}
		if in.vals, in.returned = vals, true; in.vars != nil {
			b.set(in.vars, vals)
		}
		return nil
	}
	if b.straight {
		return []exit{{nil, vals}}
	}
	if b.inPhase && b.loops > 0 {
		b.fail(s, "a return stands in a loop of a phase: write break, and an if behind the loop")
	}
	vars := b.results
	for _, r := range b.named {
		n := len(b.layout(r.Type(), b.limb))
		if len(s.Results) == 0 && b.vars[r] == nil { // in memory
			b.set(vars[:n], b.load(s, r))
		}
		vars = vars[n:]
	}
	if len(s.Results) > 0 {
		b.set(b.results, vals)
	}
	b.statement(&ir.Return{})
	return nil
}

func (b *builder) leave(s *ast.BranchStmt) {
	if s.Label != nil || s.Tok != token.BREAK && s.Tok != token.CONTINUE {
		b.fail(s, "%s", b.noStatement(s))
	}
	b.beyond(s, "straight-line code has no %s: write if and else around what it skips", s.Tok)
	if s.Tok == token.BREAK {
		b.statement(&ir.Break{})
	} else {
		b.statement(&ir.Continue{})
	}
}

// branch compiles an if: as a choice between values, unless an arm holds what may only be done
// where control comes to it.
func (b *builder) branch(s *ast.IfStmt) (exits []exit, falls bool) {
	mark := len(b.f.Body)
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
			return b.enter(s.Body)
		}
		return b.stmts(other)
	}
	if b.unsafe(s.Body) || s.Else != nil && b.unsafe(s.Else) {
		b.promote(s.Body, s.Else)
		stmt := &ir.If{Cond: cond, Rare: b.isRare(s)}
		var falls1, falls2 bool
		stmt.Then = b.region(func() { _, falls1 = b.enter(s.Body) })
		stmt.Else = b.region(func() { _, falls2 = b.stmts(other) })
		b.statement(stmt)
		return nil, falls1 || falls2
	}
	b.annotate(s, s.Body.Lbrace, mark)
	b.asValues(s, func() { exits, falls = b.arms(s, cond, other) })
	return exits, falls
}

// arms computes both arms of an if and chooses: the variables where both go on, and the results,
// at the end, where one returns.
func (b *builder) arms(s *ast.IfStmt, cond *ir.Value, other []ast.Stmt) (exits []exit, falls bool) {
	outer := b.env
	b.env = cloneEnv(outer)
	exits1, falls1 := b.enter(s.Body)
	env1 := b.env
	b.env = cloneEnv(outer)
	exits2, falls2 := b.stmts(other)
	env2 := b.env
	for _, x := range exits1 {
		exits = append(exits, exit{b.and(s, cond, x.cond), x.vals})
	}
	for _, x := range exits2 {
		if falls1 { // else the exits of the first arm have taken all of cond
			x.cond = b.and(s, b.not(s, cond), x.cond)
		}
		exits = append(exits, x)
	}
	switch {
	case !falls1:
		b.env = env2
	case !falls2:
		b.env = env1
	default:
		b.env = outer
		for _, o := range inOrder(outer) {
			if x, y := env1[o], env2[o]; x != nil && y != nil && !slices.Equal(x, y) {
				b.env[o] = b.name(o.Name(), o.Type(), b.selects(s, cond, x, y))
			}
		}
	}
	return exits, falls1 || falls2
}

// asValues compiles what f does with the variables of the IR that a statement sets as values.
func (b *builder) asValues(s *ast.IfStmt, f func()) {
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
	f()
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
}

// isRare reports whether the comment before an if is //limb:rare.
func (b *builder) isRare(s *ast.IfStmt) bool {
	p := b.fset.Position(s.Pos())
	g := b.comments[place{p.Filename, p.Line, true}]
	return g != nil && g.List[len(g.List)-1].Text == "//limb:rare"
}

// loop compiles a for statement: its exits, where it is unrolled, and whether control comes behind it.
func (b *builder) loop(s *ast.ForStmt) (exits []exit, falls bool) {
	if s.Init != nil {
		b.simple(s.Init)
	}
	if turns, ok := b.constantTurns(s); ok {
		return b.unroll(s, s.Body, turns, func(int) {}, func() {
			if s.Post != nil {
				b.simple(s.Post)
			}
		})
	}
	if s.Cond == nil {
		b.beyond(s, "straight-line code has no loop without a condition: write a constant number of turns")
	}
	b.beyond(s.Cond, "the loop ends on data, and none does in straight-line code: write a constant number of turns")
	b.promote(s.Cond, s.Body, s.Post)
	l := &ir.Loop{Pos: b.fset.Position(s.Pos()).String()}
	l.Body = b.turn(func() {
		if s.Cond != nil {
			b.unless(b.scalar(s.Cond), s.Cond)
		}
		b.enter(s.Body)
	})
	l.Post = b.region(func() {
		if s.Post != nil {
			b.post(s.Post)
		}
	})
	falls, returns := l.Ends()
	if !falls && !returns && b.stops == 0 {
		b.fail(s, "the loop has no end: write a condition, break or return")
	}
	b.statement(l)
	return nil, falls
}

// unroll compiles the turns of a loop one after the other, each between a head and a foot.
func (b *builder) unroll(s ast.Stmt, body *ast.BlockStmt, turns int, head func(turn int), foot func()) (exits []exit, falls bool) {
	for i := range turns {
		stops := b.stops
		b.step(s)
		head(i)
		out, falls := b.enter(body)
		if exits = append(exits, out...); !falls {
			return exits, false
		}
		if b.stops > stops {
			break // the next turns have the same errors
		}
		foot()
	}
	return exits, true
}

// unrolls reports whether a loop of so many turns is unrolled: in straight-line code all are, and
// step says where that is too much.
func (b *builder) unrolls(turns int, body ast.Node) bool {
	return b.straight || turns <= maxUnrolled && !b.leaves(body)
}

// turn compiles the body of a loop.
func (b *builder) turn(f func()) (list []ir.Stmt) {
	b.loops++
	b.repeats++
	list = b.region(f)
	b.loops--
	b.repeats--
	return list
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
	if !ok1 || !ok2 || s.Post == nil || len(init.Lhs) != 1 || init.Tok != token.DEFINE || !b.unrolls(0, s.Body) {
		return 0, false
	}
	id, _ := init.Lhs[0].(*ast.Ident)
	o := b.info.Defs[id]
	if slices.ContainsFunc(b.assigned(s.Body), func(set types.Object) bool { return set == o || b.mentions(s.Cond, set) || b.mentions(s.Post, set) }) {
		return 0, false // the body decides on the turns
	}
	if at := b.env[o]; len(at) != 1 || at[0].Op != ir.Const || at[0].Type != ir.I32 {
		return 0, false
	}
	// The loop goes round on the variable alone, in values and statements that are dropped.
	b.flush()
	mark, reads, env, vars, code, all := len(b.f.Body), len(b.readByGroup), b.env, b.vars, b.code, b.f.Vars
	defer func() {
		b.f.Body, b.f.Vars, b.done, b.readByGroup = b.f.Body[:mark], all, mark, b.readByGroup[:reads]
		b.env, b.vars, b.code = env, vars, code
	}()
	tried := []ir.Stmt{}
	b.env, b.vars, b.code = cloneEnv(env), maps.Clone(vars), &tried
	for ; b.unrolls(turns, s.Body); turns++ {
		if turns > maxSteps {
			return turns, true
		}
		c := b.scalar(cond)
		if c.Op != ir.Const || len(tried) > 0 { // a call, or part of the condition, has statements
			return 0, false
		} else if c.Const == 0 {
			return turns, true
		}
		b.simple(s.Post)
		if len(tried) > 0 { // the post sets a variable
			return 0, false
		}
	}
	return 0, false
}

// mentions reports whether a name in n is that of o.
func (b *builder) mentions(n ast.Node, o types.Object) (found bool) {
	ast.Inspect(n, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		found = found || ok && b.info.Uses[id] == o
		return !found
	})
	return found
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

// rangeLoop compiles a range over a number, a slice or an array. The values of a range over an
// array are elements at its indices already, but those of constants in a function for both
// widths, where each is a T only when it is used.
func (b *builder) rangeLoop(s *ast.RangeStmt) (exits []exit, falls bool) {
	t := b.resolve(b.info.TypeOf(s.X)).Underlying()
	if s.Tok == token.ASSIGN {
		b.fail(cmp.Or(s.Value, s.Key), "a range has variables of its own: write :=")
	}
	var n *ir.Value
	element := func(i *ir.Value) []*ir.Value { return nil }
	var constants *array
	switch t := t.(type) {
	case *types.Slice:
		v := b.view(s.X)
		n = b.length(s.X, v)
		element = func(i *ir.Value) []*ir.Value { return b.loadAt(s, v, i) }
	case *types.Array:
		if n = b.int(s, int(t.Len())); s.Value != nil {
			var o types.Object
			if o, constants = b.array(s.X); len(constants.dims) > 1 {
				b.fail(s.Value, "%s has rows: range over its index", o.Name())
			}
		}
	default:
		if l := b.layout(t, b.limb); len(l) != 1 || l[0].typ != ir.I32 {
			b.fail(s.X, "%s", b.noRange(s.X))
		}
		n = b.scalar(s.X)
	}
	bind := func(e ast.Expr, vals []*ir.Value) {
		if id, ok := e.(*ast.Ident); ok && id.Name != "_" {
			b.begin(b.info.Defs[id], b.name(id.Name, b.info.Defs[id].Type(), vals))
		}
	}
	if n.Op == ir.Const && b.unrolls(int(n.Const), s.Body) {
		return b.unroll(s, s.Body, int(n.Const), func(i int) {
			bind(s.Key, []*ir.Value{b.int(s, i)})
			if constants != nil {
				b.turns[b.info.Defs[s.Value.(*ast.Ident)]] = constants.data[i]
			} else if s.Value != nil {
				bind(s.Value, element(b.int(s, i)))
			}
		}, func() {})
	}
	b.beyond(s.X, "the loop ends on data, and none does in straight-line code: write a constant number of turns")
	if constants != nil {
		b.fail(s.Value, "range over the elements of %s, of more than %d or with a way out: range over its index", text(s.X), maxUnrolled)
	}
	b.promote(s) // not its key and its value, which each turn begins
	name := "i"
	if id, ok := s.Key.(*ast.Ident); ok && id.Name != "_" {
		name = id.Name
	}
	count := &ir.Var{Name: name, Type: ir.I32}
	b.f.Vars = append(b.f.Vars, count)
	b.set([]*ir.Var{count}, []*ir.Value{b.int(s, 0)})
	l := &ir.Loop{Pos: b.fset.Position(s.Pos()).String()}
	l.Body = b.turn(func() {
		i := b.get(s, []*ir.Var{count})[0]
		if b.unless(b.emit(s, ir.Lt, ir.Bool, i, n), s); n.Op == ir.Const {
			b.below[i] = int(n.Const)
		}
		if bind(s.Key, []*ir.Value{i}); s.Value != nil {
			bind(s.Value, element(i))
		}
		b.enter(s.Body)
	})
	l.Post = b.region(func() {
		i := b.get(s, []*ir.Var{count})[0]
		b.set([]*ir.Var{count}, []*ir.Value{b.emit(s, ir.Add, ir.I32, i, b.int(s, 1))})
	})
	b.statement(l)
	return nil, true
}

// effect compiles a call that stands for what it does.
func (b *builder) effect(s *ast.ExprStmt) {
	call, ok := ast.Unparen(s.X).(*ast.CallExpr)
	if !ok {
		b.fail(s, "%s does nothing: leave it out", text(s.X))
	}
	b.known(call.Fun)
	fn, ok := b.calls(call)
	switch {
	case ok && (fn.Name() == "Each" || fn.Name() == "Each2") && fn.Signature().Recv() != nil && b.isGroup(fn.Signature().Recv().Type()):
		b.each(s, call)
	case ok && b.decls[fn.Origin()] != nil && b.inPlace(fn.Origin()):
		b.inline(call)
	default:
		b.fail(s, "%s", b.noEffect(call))
	}
}

// each compiles a phase. One of rows begins with the row and the place in it, quotient and
// remainder of the item.
func (b *builder) each(s ast.Stmt, call *ast.CallExpr) {
	last := len(call.Args) - 1
	lit, ok := call.Args[last].(*ast.FuncLit)
	if !ok || lit.Type.Params.NumFields() != last {
		b.fail(call, "a phase is a function literal: write g.Each(n, func(i int) { … })")
	}
	if b.inPhase || b.f.Kind != ir.Groups {
		b.fail(call, "a phase stands within another one: write one after the other")
	}
	n := b.scalar(call.Args[last-1])
	all := n
	if last == 2 {
		all = b.binary(call, token.MUL, b.scalar(call.Args[0]), n, types.Typ[types.Int])
	}
	if list := b.assigned(lit); len(list) > 0 {
		b.fail(lit, "an item sets %s, which belongs to the group: make it an array of the group", list[0].Name())
	}
	e := &ir.Each{N: all, Unit: b.unit, Pos: b.fset.Position(s.Pos()).String()}
	b.inPhase = true
	loops, repeats, inlining := b.loops, b.repeats, b.inlining
	b.loops, b.repeats, b.inlining = 0, 0, nil // a return is one of the item
	b.flush()
	e.Item = b.emit(lit, ir.Item, ir.I32)
	if most, known := b.most(all); known {
		b.below[e.Item] = most
	}
	b.done = len(b.f.Body)
	e.Body = b.region(func() {
		items := []*ir.Value{e.Item}
		if last == 2 {
			items = []*ir.Value{b.emit(lit, ir.Quo, ir.I32, e.Item, n), b.emit(lit, ir.Rem, ir.I32, e.Item, n)}
		}
		params := items
		for _, f := range lit.Type.Params.List {
			for _, name := range f.Names {
				if name.Name != "_" {
					items[0].Name = name.Name
					b.begin(b.info.Defs[name], items[:1])
				}
				items = items[1:]
			}
		}
		b.items, b.span = params, nil
		for _, n := range call.Args[:last] {
			b.span = append(b.span, b.constantOr0(n))
		}
		b.stmts(lit.Body.List)
	})
	b.inPhase, b.loops, b.repeats, b.inlining = false, loops, repeats, inlining
	b.statement(e)
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
