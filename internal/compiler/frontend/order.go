package frontend

import (
	"go/ast"
	"go/token"
	"go/types"
)

// # Order
//
// A call of a function with slices may change what other operands of its statement read. Go's
// compiler makes such calls first, from left to right, and reads the rest after them; what it
// computes before a call by other calls, by && and ||, by min and max, and for the bounds of
// slices, it computes in their place. So a statement with such a call is written as several
// here, each with one call, whose result has a name; then no order is left to choose.

// orderer writes statements in order. It does not need to know the type arguments.
type orderer struct {
	*compiler
	pkg   *types.Package
	limbs bool       // the function is one for both widths, and takes what a table has as T(v)
	out   []ast.Stmt // before the statement at hand
}

// inOrder returns statements in which no call that may change what others read stands within an
// expression. A block of its own has none of the variables' names to hide: these are objects.
func (c *compiler) inOrder(fn *types.Func, list []ast.Stmt) []ast.Stmt {
	return (&orderer{c, fn.Pkg(), c.isLimbs(fn), nil}).list(list)
}

func (outer *orderer) list(list []ast.Stmt) []ast.Stmt {
	var all []ast.Stmt
	for _, s := range list {
		o := &orderer{outer.compiler, outer.pkg, outer.limbs, nil}
		s = o.stmt(s)
		if all = append(all, o.out...); s != nil {
			all = append(all, s)
		}
	}
	return all
}

// changes reports whether the order of what nodes do matters: one calls a function that may
// change what others read, and there is another call, an element that is read outside of its
// operands, or a choice whether to call it.
func (o *orderer) changes(nodes ...ast.Node) bool {
	effects, others := 0, 0
	var look func(n ast.Node) bool
	look = func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.CallExpr:
			if o.isEffect(n) {
				effects++
				was := others
				for _, a := range n.Args {
					ast.Inspect(a, look)
				}
				others = was // what these read is read before the call all the same
				return false
			} else if o.isCall(n) {
				others++
			}
		case *ast.IndexExpr, *ast.SliceExpr:
			others++
		case *ast.Ident: // a whole array
			if t := o.info.TypeOf(n); t != nil && isArray(t) {
				others++
			}
		case *ast.BinaryExpr:
			if n.Op == token.LAND || n.Op == token.LOR {
				others++
			}
		}
		return true
	}
	for _, n := range nodes {
		if n != nil {
			ast.Inspect(n, look)
		}
	}
	return effects > 1 || effects == 1 && others > 0
}

func isArray(t types.Type) bool {
	_, ok := t.Underlying().(*types.Array)
	return ok
}

// isCall reports whether an expression is a call, and no conversion and no constant.
func (o *orderer) isCall(e *ast.CallExpr) bool {
	return !o.info.Types[e.Fun].IsType() && o.info.Types[ast.Expr(e)].Value == nil
}

// isEffect reports whether a call is one that is compiled in place.
func (o *orderer) isEffect(e *ast.CallExpr) bool {
	fn, ok := o.calls(e)
	return ok && o.decls[fn.Origin()] != nil && fn.Pkg() != o.root && o.inPlace(fn.Origin()) && !o.isPhase(e)
}

// isPhase reports whether a call is one of a group's phases.
func (o *orderer) isPhase(e *ast.CallExpr) bool {
	fn, ok := o.calls(e)
	return ok && fn.Signature().Recv() != nil && o.isGroup(fn.Signature().Recv().Type()) && (fn.Name() == "Each" || fn.Name() == "Each2")
}

// stmt returns the last of the statements that s is written as.
func (o *orderer) stmt(s ast.Stmt) ast.Stmt {
	switch s := s.(type) {
	case *ast.BlockStmt:
		s.List = o.list(s.List)
	case *ast.LabeledStmt:
		s.Stmt = o.stmt(s.Stmt)
	case *ast.ExprStmt:
		if call, ok := ast.Unparen(s.X).(*ast.CallExpr); ok {
			if o.changes(call) {
				o.operands(call)
			}
			for _, a := range call.Args {
				if f, ok := a.(*ast.FuncLit); ok {
					f.Body.List = o.list(f.Body.List)
				}
			}
		}
	case *ast.AssignStmt:
		o.assign(s)
	case *ast.IncDecStmt:
		o.place(&s.X, true)
	case *ast.DeclStmt:
		return o.declare(s)
	case *ast.ReturnStmt:
		if o.changes(s) {
			o.values(s.Results, len(s.Results) == 1)
		}
	case *ast.IfStmt:
		o.branch(s)
	case *ast.ForStmt:
		o.loop(s)
	case *ast.RangeStmt:
		o.rangeOver(s)
	}
	return s
}

// assign writes the operands of an assignment in order. The result of a call is assigned as it
// is where nothing else is read by then.
func (o *orderer) assign(s *ast.AssignStmt) {
	_, both := assignOps[s.Tok] // the place is read and written
	change := o.changesAssign(s)
	plain := len(s.Rhs) == 1 && !both
	for i, l := range s.Lhs {
		if _, variable := ast.Unparen(l).(*ast.Ident); !variable {
			o.place(&s.Lhs[i], change || both)
			plain = plain && len(s.Lhs) > 1 // of several results, which are there before they are assigned
		}
	}
	if change {
		o.values(s.Rhs, plain)
	}
}

// changesAssign is changes of an assignment. What is only written is not read: its indices are.
func (o *orderer) changesAssign(s *ast.AssignStmt) bool {
	var nodes []ast.Node
	for _, e := range s.Rhs {
		nodes = append(nodes, e)
	}
	_, both := assignOps[s.Tok]
	for _, l := range s.Lhs {
		for !both {
			if x, ok := ast.Unparen(l).(*ast.IndexExpr); ok {
				nodes = append(nodes, x.Index)
				l = x.X
			} else if x, ok := ast.Unparen(l).(*ast.SelectorExpr); ok {
				l = x.X
			} else {
				break
			}
		}
		if _, variable := ast.Unparen(l).(*ast.Ident); !variable {
			nodes = append(nodes, l)
		}
	}
	return o.changes(nodes...)
}

// place gives each call in the place of an assignment a name, so that it is made once.
func (o *orderer) place(l *ast.Expr, always bool) {
	if always && o.calling(*l) {
		*l = o.expr(*l)
	}
}

// calling reports whether an expression has a call that is no conversion.
func (o *orderer) calling(e ast.Expr) (found bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok && o.isCall(call) {
			found = true
		}
		return !found
	})
	return found
}

func (o *orderer) declare(s *ast.DeclStmt) ast.Stmt {
	d := s.Decl.(*ast.GenDecl)
	if d.Tok != token.VAR || !o.changes(d) {
		return s
	}
	for _, spec := range d.Specs {
		v := spec.(*ast.ValueSpec)
		o.values(v.Values, len(v.Values) == 1)
		o.out = append(o.out, &ast.DeclStmt{Decl: &ast.GenDecl{TokPos: d.TokPos, Tok: token.VAR, Specs: []ast.Spec{v}}})
	}
	return nil
}

// branch writes what an if begins with before it.
func (o *orderer) branch(s *ast.IfStmt) {
	if o.changes(s.Cond) || s.Init != nil && o.changes(s.Init) {
		if s.Init != nil {
			if init := o.stmt(s.Init); init != nil {
				o.out = append(o.out, init)
			}
			s.Init = nil
		}
		if o.changes(s.Cond) {
			s.Cond = o.expr(s.Cond)
		}
	}
	s.Body.List = o.list(s.Body.List)
	if s.Else != nil {
		s.Else = block(s.Else, o.list([]ast.Stmt{s.Else}))
	}
}

// loop writes a condition with such calls at the head of the body, and what follows a turn and
// is no sum of one integer at the body's ends.
func (o *orderer) loop(s *ast.ForStmt) {
	if s.Init != nil && o.changes(s.Init) {
		if init := o.stmt(s.Init); init != nil {
			o.out = append(o.out, init)
		}
		s.Init = nil
	}
	if s.Post != nil && !o.isStep(s.Post) {
		post := s.Post
		s.Post = nil
		s.Body.List = append(continues(s.Body.List, post), post)
	}
	if s.Cond != nil && o.changes(s.Cond) {
		not := &ast.UnaryExpr{OpPos: s.Cond.Pos(), Op: token.NOT, X: &ast.ParenExpr{Lparen: s.Cond.Pos(), X: s.Cond, Rparen: s.Cond.End()}}
		o.info.Types[not] = types.TypeAndValue{Type: types.Typ[types.Bool]}
		o.info.Types[not.X] = types.TypeAndValue{Type: types.Typ[types.Bool]}
		out := &ast.IfStmt{If: s.Cond.Pos(), Cond: not, Body: &ast.BlockStmt{Lbrace: s.Cond.Pos(), Rbrace: s.Cond.End(),
			List: []ast.Stmt{&ast.BranchStmt{TokPos: s.Cond.Pos(), Tok: token.BREAK}}}}
		s.Cond = nil
		s.Body.List = append([]ast.Stmt{out}, s.Body.List...)
	}
	s.Body.List = o.list(s.Body.List)
}

// isStep reports whether a statement is one that may follow a turn as it is.
func (o *orderer) isStep(s ast.Stmt) bool {
	var e ast.Expr
	switch s := s.(type) {
	case *ast.IncDecStmt:
		e = s.X
	case *ast.AssignStmt:
		if len(s.Lhs) != 1 || s.Tok == token.DEFINE || o.calling(s.Rhs[0]) || hasIndex(s.Rhs[0]) {
			return false
		}
		e = s.Lhs[0]
	default:
		return true // an error of its own
	}
	id, ok := e.(*ast.Ident)
	if !ok {
		return false
	}
	t, ok := o.info.TypeOf(id).Underlying().(*types.Basic)
	return ok && (t.Kind() == types.Int || t.Kind() == types.Int32)
}

func hasIndex(e ast.Expr) (found bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		_, is := n.(*ast.IndexExpr)
		found = found || is
		return !found
	})
	return found
}

// continues puts a statement before each continue of the loop whose body list is.
func continues(list []ast.Stmt, post ast.Stmt) []ast.Stmt {
	for i, s := range list {
		switch s := s.(type) {
		case *ast.BranchStmt:
			if s.Tok == token.CONTINUE && s.Label == nil {
				list[i] = &ast.BlockStmt{Lbrace: s.Pos(), List: []ast.Stmt{post, s}, Rbrace: s.End()}
			}
		case *ast.BlockStmt:
			s.List = continues(s.List, post)
		case *ast.IfStmt:
			s.Body.List = continues(s.Body.List, post)
			if s.Else != nil {
				s.Else = continues([]ast.Stmt{s.Else}, post)[0]
			}
		}
	}
	return list
}

// rangeOver writes a range with values over an array as one over its indices, of a copy where the body
// may change the array: for i, v := range a { … } is c := a; for i := range c { v := c[i]; … }.
func (o *orderer) rangeOver(s *ast.RangeStmt) {
	if o.changes(s.X) {
		s.X = o.expr(s.X)
	}
	s.Body.List = o.list(s.Body.List)
	t := o.info.TypeOf(s.X)
	if t == nil || s.Value == nil || s.Tok != token.DEFINE {
		return
	}
	value, _ := s.Value.(*ast.Ident)
	a, isArray := types.Unalias(t).Underlying().(*types.Array)
	if !isArray || value == nil {
		return
	}
	x := variable(s.X)
	if value.Name == "_" {
		s.Value = nil
		return
	}
	id, named := ast.Unparen(s.X).(*ast.Ident)
	if named && o.isPackageVar(id) && o.limbs {
		return
	}
	if !named || !o.isPackageVar(id) && o.mayChange(x, s.Body) {
		s.X = o.copy(s.X, t)
	}
	key, _ := s.Key.(*ast.Ident)
	if key == nil || key.Name == "_" {
		key = &ast.Ident{NamePos: s.Key.Pos(), Name: "i"}
		o.info.Defs[key] = types.NewVar(s.Key.Pos(), o.pkg, "i", types.Typ[types.Int])
		s.Key = key
	}
	at := &ast.IndexExpr{X: s.X, Lbrack: s.X.Pos(), Index: o.use(o.info.Defs[key], value.Pos(), key.Name), Rbrack: s.X.End()}
	o.info.Types[at] = types.TypeAndValue{Type: a.Elem()}
	s.Value = nil
	s.Body.List = append([]ast.Stmt{&ast.AssignStmt{Lhs: []ast.Expr{value}, TokPos: value.Pos(), Tok: token.DEFINE, Rhs: []ast.Expr{at}}}, s.Body.List...)
}

func (o *orderer) isPackageVar(id *ast.Ident) bool {
	v := o.info.Uses[id]
	return v != nil && v.Pkg() != nil && v.Parent() == v.Pkg().Scope()
}

// mayChange reports whether a body assigns to a variable or a part of it, or makes a slice of it.
func (o *orderer) mayChange(x *ast.Ident, body ast.Node) (found bool) {
	if x == nil {
		return true
	}
	of := o.info.ObjectOf(x)
	is := func(e ast.Expr) {
		if v := variable(e); v != nil && o.info.ObjectOf(v) == of {
			found = true
		}
	}
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for _, l := range n.Lhs {
				is(l)
			}
		case *ast.IncDecStmt:
			is(n.X)
		case *ast.SliceExpr:
			is(n.X)
		}
		return !found
	})
	return found
}

// values writes operands in order. A sole one that is a call keeps its place where it may.
func (o *orderer) values(list []ast.Expr, keep bool) {
	for i, e := range list {
		call, ok := ast.Unparen(e).(*ast.CallExpr)
		if ok && keep && o.isEffect(call) {
			o.operands(call)
		} else {
			list[i] = o.expr(e)
		}
	}
}

// operands writes the operands of a call in order.
func (o *orderer) operands(e *ast.CallExpr) {
	if s, ok := ast.Unparen(e.Fun).(*ast.SelectorExpr); ok && o.info.Selections[s] != nil {
		s.X = o.expr(s.X)
	}
	for i, a := range e.Args {
		e.Args[i] = o.expr(a)
	}
}

// expr returns an expression in which each call has a name, after what makes it.
func (o *orderer) expr(e ast.Expr) ast.Expr {
	if tv, ok := o.info.Types[e]; ok && (tv.Value != nil || tv.IsType()) {
		return e
	}
	switch x := e.(type) {
	case *ast.ParenExpr:
		x.X = o.expr(x.X)
	case *ast.UnaryExpr:
		x.X = o.expr(x.X)
	case *ast.BinaryExpr:
		if x.Op == token.LAND || x.Op == token.LOR {
			return o.choice(x)
		}
		x.X = o.expr(x.X)
		x.Y = o.expr(x.Y)
	case *ast.SelectorExpr:
		if o.info.Selections[x] != nil {
			x.X = o.expr(x.X)
		}
	case *ast.IndexExpr:
		x.X = o.expr(x.X)
		x.Index = o.expr(x.Index)
	case *ast.SliceExpr:
		x.X = o.expr(x.X)
		for _, bound := range []*ast.Expr{&x.Low, &x.High} {
			if *bound != nil {
				*bound = o.name(o.expr(*bound), types.Typ[types.Int])
			}
		}
	case *ast.CompositeLit:
		for i, elt := range x.Elts {
			if kv, ok := elt.(*ast.KeyValueExpr); ok {
				kv.Value = o.expr(kv.Value)
			} else {
				x.Elts[i] = o.expr(elt)
			}
		}
	case *ast.CallExpr:
		if !o.info.Types[x.Fun].IsType() {
			o.operands(x)
			return o.name(x, o.info.TypeOf(x))
		}
		if inner, ok := ast.Unparen(x.Args[0]).(*ast.CallExpr); ok {
			if fn, ok := o.calls(inner); ok && exact[fn.FullName()] != 0 { // is one of the conversion's width
				o.operands(inner)
				return o.name(x, o.info.TypeOf(x))
			}
		}
		x.Args[0] = o.expr(x.Args[0])
	}
	return e
}

// choice writes x && y as t := x; if t { t = y }, and x || y as t := x; if !t { t = y }.
func (o *orderer) choice(e *ast.BinaryExpr) ast.Expr {
	t := o.variable(e, types.Default(o.info.TypeOf(e)))
	o.out = append(o.out, o.set(t, token.DEFINE, o.expr(e.X)))
	var cond ast.Expr = o.use(t, e.Pos(), text(e.X))
	if e.Op == token.LOR {
		not := &ast.UnaryExpr{OpPos: e.Pos(), Op: token.NOT, X: cond}
		o.info.Types[not] = types.TypeAndValue{Type: t.Type()}
		cond = not
	}
	inner := &orderer{o.compiler, o.pkg, o.limbs, nil}
	y := inner.expr(e.Y)
	o.out = append(o.out, &ast.IfStmt{If: e.OpPos, Cond: cond, Body: &ast.BlockStmt{Lbrace: e.OpPos, List: append(inner.out, o.set(t, token.ASSIGN, y)), Rbrace: e.End()}})
	return o.use(t, e.Pos(), text(e))
}

// name writes an expression as the value of a variable, and returns that; what is one, or
// constant, needs none, and neither does a slice, whose bounds have names, or what gives
// several results.
func (o *orderer) name(e ast.Expr, t types.Type) ast.Expr {
	if _, ok := t.(*types.Tuple); ok || o.info.Types[e].Value != nil || t == nil {
		return e
	}
	if id, ok := ast.Unparen(e).(*ast.Ident); ok && !o.isPackageVar(id) {
		return e
	}
	if u, ok := t.(*types.Basic); ok && u.Info()&types.IsUntyped != 0 {
		t = types.Default(t)
	}
	if own := o.info.TypeOf(e); types.Identical(t, types.Typ[types.Int]) && own != nil { // of a bound of any type
		t = types.Default(own)
	}
	return o.copy(e, t)
}

// copy writes an expression as the value of a variable.
func (o *orderer) copy(e ast.Expr, t types.Type) ast.Expr {
	v := o.variable(e, t)
	o.out = append(o.out, o.set(v, token.DEFINE, e))
	return o.use(v, e.Pos(), text(e))
}

func (o *orderer) variable(e ast.Expr, t types.Type) *types.Var {
	return types.NewVar(e.Pos(), o.pkg, "t", t)
}

// set returns an assignment to a variable.
func (o *orderer) set(v *types.Var, tok token.Token, e ast.Expr) ast.Stmt {
	id := &ast.Ident{NamePos: e.Pos(), Name: "t"}
	if tok == token.DEFINE {
		o.info.Defs[id] = v
	} else {
		o.info.Uses[id] = v
	}
	return &ast.AssignStmt{Lhs: []ast.Expr{id}, TokPos: e.Pos(), Tok: tok, Rhs: []ast.Expr{e}}
}

// checkOrder finds what is in no order after all.
func (c *compiler) checkOrder(list []ast.Stmt) {
	o := &orderer{compiler: c}
	check := func(n ast.Node, change bool) {
		if change {
			c.errorf(n.Pos(), "a call may change what else is read here: assign its result to a variable first")
		}
	}
	for _, s := range list {
		ast.Inspect(s, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.AssignStmt:
				_, tuple := o.info.TypeOf(n.Rhs[0]).(*types.Tuple)
				check(n, !tuple && o.changesAssign(n))
			case *ast.IncDecStmt:
				check(n, o.calling(n.X))
			case *ast.IfStmt:
				check(n, o.changes(n.Cond))
			case *ast.ForStmt:
				check(n, n.Cond != nil && o.changes(n.Cond))
			case *ast.RangeStmt:
				check(n, o.changes(n.X))
			case *ast.ReturnStmt, *ast.ExprStmt, *ast.ValueSpec:
				check(n, o.changes(n))
			}
			return true
		})
	}
}
