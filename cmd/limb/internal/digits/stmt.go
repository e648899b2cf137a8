package digits

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
)

func (c *compiler) block(b *ast.BlockStmt) stmt {
	if b == nil {
		return func(*frame) flow { return next }
	}
	return c.list(b.List)
}

func (c *compiler) list(list []ast.Stmt) stmt {
	var all []stmt
	for _, s := range list {
		all = append(all, c.stmt(s, ""))
	}
	return func(f *frame) flow {
		for _, s := range all {
			if how := s(f); how != next {
				return how
			}
		}
		return next
	}
}

// stmt compiles a statement, which may have a label.
func (c *compiler) stmt(s ast.Stmt, label string) stmt {
	switch s := s.(type) {
	case *ast.BlockStmt:
		return c.block(s)
	case *ast.EmptyStmt:
		return func(*frame) flow { return next }
	case *ast.LabeledStmt:
		return c.stmt(s.Stmt, s.Label.Name)
	case *ast.ExprStmt:
		if call, ok := ast.Unparen(s.X).(*ast.CallExpr); ok {
			x := c.call(call)
			return func(f *frame) flow { x(f); return next }
		}
	case *ast.AssignStmt:
		return c.assign(s)
	case *ast.IncDecStmt:
		one := &ast.BasicLit{ValuePos: s.Pos(), Kind: token.INT, Value: "1"}
		t := c.typeOf(s.X)
		c.info.Types[one] = types.TypeAndValue{Type: t, Value: oneOf}
		o := token.ADD_ASSIGN
		if s.Tok == token.DEC {
			o = token.SUB_ASSIGN
		}
		return c.assign(&ast.AssignStmt{Lhs: []ast.Expr{s.X}, TokPos: s.TokPos, Tok: o, Rhs: []ast.Expr{one}})
	case *ast.DeclStmt:
		return c.declare(s.Decl.(*ast.GenDecl))
	case *ast.ReturnStmt:
		return c.returning(s)
	case *ast.IfStmt:
		return c.branch(s)
	case *ast.ForStmt:
		return c.loop(s, label)
	case *ast.RangeStmt:
		return c.over(s, label)
	case *ast.SwitchStmt:
		return c.choose(s, label)
	case *ast.BranchStmt:
		how := breaks
		switch s.Tok {
		case token.CONTINUE:
			how = continues
		case token.BREAK:
		default:
			c.sorry(s, s.Tok.String()+" is not supported by limb digits")
		}
		to := ""
		if s.Label != nil {
			to = s.Label.Name
		}
		return func(f *frame) flow { f.label = to; return how }
	}
	c.sorry(s, "this statement is not supported by limb digits: there are assignments, if, for, switch and return")
	return nil
}

// variable returns what sets the variable of a name, a new one where it is declared; nil for _.
func (c *compiler) variable(e ast.Expr, declare bool) func(f *frame, v val) {
	id, ok := ast.Unparen(e).(*ast.Ident)
	if ok && id.Name == "_" {
		return func(*frame, val) {}
	}
	if ok && declare {
		if obj := c.info.Defs[id]; obj != nil {
			c.allowed(id, obj.Type())
			i := c.slot(obj)
			return func(f *frame, v val) { f.vars[i] = &v }
		}
	}
	p := c.place(e)
	return func(f *frame, v val) { *p(f) = v }
}

// oneOf is what ++ adds.
var oneOf = constant.MakeInt64(1)

var assignments = map[token.Token]token.Token{
	token.ADD_ASSIGN: token.ADD, token.SUB_ASSIGN: token.SUB, token.MUL_ASSIGN: token.MUL, token.QUO_ASSIGN: token.QUO, token.REM_ASSIGN: token.REM,
	token.AND_ASSIGN: token.AND, token.OR_ASSIGN: token.OR, token.XOR_ASSIGN: token.XOR, token.AND_NOT_ASSIGN: token.AND_NOT,
	token.SHL_ASSIGN: token.SHL, token.SHR_ASSIGN: token.SHR,
}

func (c *compiler) assign(s *ast.AssignStmt) stmt {
	if o, ok := assignments[s.Tok]; ok {
		p := c.place(s.Lhs[0])
		x := c.adding(s, s.Lhs[0], o, s.Lhs[0], s.Rhs[0])
		return func(f *frame) flow { v := x(f); *p(f) = v; return next }
	}
	declare := s.Tok == token.DEFINE
	var set []func(*frame, val)
	if len(s.Lhs) == len(s.Rhs) {
		var xs []expr
		for i, e := range s.Rhs { // before the variables are there
			if b, ok := ast.Unparen(e).(*ast.BinaryExpr); ok && !declare {
				xs = append(xs, c.adding(b, s.Lhs[i], b.Op, b.X, b.Y))
			} else {
				xs = append(xs, c.expr(e))
			}
		}
		for _, e := range s.Lhs {
			set = append(set, c.variable(e, declare))
		}
		if len(xs) == 1 {
			return func(f *frame) flow { set[0](f, copied(xs[0](f))); return next }
		}
		return func(f *frame) flow {
			in := make([]val, len(xs))
			for i, x := range xs {
				in[i] = copied(x(f))
			}
			for i, v := range in {
				set[i](f, v)
			}
			return next
		}
	}
	call, ok := ast.Unparen(s.Rhs[0]).(*ast.CallExpr)
	if !ok {
		c.sorry(s, "this assignment is not supported by limb digits")
	}
	x := c.call(call)
	for _, e := range s.Lhs {
		set = append(set, c.variable(e, declare))
	}
	return func(f *frame) flow {
		for i, v := range x(f) {
			set[i](f, copied(v))
		}
		return next
	}
}

// adding compiles x o y that is assigned to a place. Where it adds to what is there, it is a sum, and a product that is
// added is one of a sum of products.
func (c *compiler) adding(at ast.Node, to ast.Expr, o token.Token, x, y ast.Expr) expr {
	same := types.ExprString(x) == types.ExprString(to)
	if o == token.ADD && !same && types.ExprString(y) == types.ExprString(to) {
		x, y, same = y, x, true
	}
	if tv := c.info.Types[x]; !same || o != token.ADD && o != token.SUB || tv.Value != nil || !isFloat(c.typeOf(x)) {
		return c.binary(at, o, x, y, opLeaf)
	}
	c.summed = true
	as := opSum
	if o == token.SUB {
		as = opSumSub
	}
	if b, ok := unconverted(c, y).(*ast.BinaryExpr); ok && b.Op == token.MUL && c.info.Types[b].Value == nil {
		prod := c.binary(b, b.Op, b.X, b.Y, opProduct)
		s := c.expr(x)
		site := c.site(at, text(&ast.BinaryExpr{X: x, Op: o, Y: within(y, o)}), as, x, y)
		return func(f *frame) val { a := s(f).n; return val{n: f.float(as, site, a, prod(f).n, 0)} }
	}
	return c.binary(at, o, x, y, as)
}

// unconverted is an expression without parentheses and conversions to float64.
func unconverted(c *compiler, e ast.Expr) ast.Expr {
	e = ast.Unparen(e)
	if call, ok := e.(*ast.CallExpr); ok && c.info.Types[call.Fun].IsType() && isFloat(c.typeOf(call)) && isFloat(c.typeOf(call.Args[0])) {
		return unconverted(c, call.Args[0])
	}
	return e
}

func (c *compiler) declare(d *ast.GenDecl) stmt {
	var all []stmt
	for _, s := range d.Specs {
		v, ok := s.(*ast.ValueSpec)
		if !ok || d.Tok == token.CONST {
			continue
		}
		var lhs []ast.Expr
		for _, name := range v.Names {
			lhs = append(lhs, name)
		}
		if len(v.Values) > 0 {
			all = append(all, c.assign(&ast.AssignStmt{Lhs: lhs, TokPos: v.Pos(), Tok: token.DEFINE, Rhs: v.Values}))
			continue
		}
		for _, name := range v.Names {
			if name.Name == "_" {
				continue
			}
			t, set := c.info.Defs[name].Type(), c.variable(name, true)
			all = append(all, func(f *frame) flow { set(f, f.zero(t)); return next })
		}
	}
	return func(f *frame) flow {
		for _, s := range all {
			s(f)
		}
		return next
	}
}

func (c *compiler) returning(s *ast.ReturnStmt) stmt {
	if len(s.Results) == 0 {
		named := c.named
		return func(f *frame) flow {
			for _, i := range named {
				f.result = append(f.result, copied(*f.vars[i]))
			}
			return returns
		}
	}
	args := c.args(s.Results)
	return func(f *frame) flow { f.result = args(f); return returns }
}

func (c *compiler) optional(s ast.Stmt) stmt {
	if s == nil {
		return func(*frame) flow { return next }
	}
	return c.stmt(s, "")
}

func (c *compiler) branch(s *ast.IfStmt) stmt {
	begin, is, then, otherwise := c.optional(s.Init), c.expr(s.Cond), c.block(s.Body), c.optional(s.Else)
	return func(f *frame) flow {
		begin(f)
		if is(f).n != 0 {
			return then(f)
		}
		return otherwise(f)
	}
}

// turn says what a loop does after its body has ended in some way.
func (f *frame) turn(how flow, label string) (leave bool, with flow) {
	mine := f.label == "" || f.label == label
	switch {
	case how == next, how == continues && mine:
		f.label = ""
		return false, next
	case how == breaks && mine:
		f.label = ""
		return true, next
	}
	return true, how
}

func (c *compiler) loop(s *ast.ForStmt, label string) stmt {
	begin := c.optional(s.Init)
	var is expr
	if s.Cond != nil {
		is = c.expr(s.Cond)
	}
	body, post := c.block(s.Body), c.optional(s.Post)
	var own []int // variables that each turn has anew
	if a, ok := s.Init.(*ast.AssignStmt); ok && a.Tok == token.DEFINE {
		for _, e := range a.Lhs {
			if obj := c.info.Defs[e.(*ast.Ident)]; obj != nil {
				own = append(own, c.slot(obj))
			}
		}
	}
	return func(f *frame) flow {
		for begin(f); is == nil || is(f).n != 0; post(f) {
			f.step(s.Pos())
			if leave, with := f.turn(body(f), label); leave {
				return with
			}
			for _, i := range own {
				v := *f.vars[i]
				f.vars[i] = &v
			}
		}
		return next
	}
}

// over compiles a range over an integer, an array or a slice.
func (c *compiler) over(s *ast.RangeStmt, label string) stmt {
	none := func(*frame, val) {}
	key, value := none, none
	x := c.expr(s.X)
	if s.Key != nil {
		key = c.variable(s.Key, s.Tok == token.DEFINE)
	}
	if s.Value != nil {
		value = c.variable(s.Value, s.Tok == token.DEFINE)
	}
	body := c.block(s.Body)
	t := c.typeOf(s.X).Underlying()
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem().Underlying()
		y := x
		x = func(f *frame) val { return *f.deref(s.X, y(f)) }
	}
	var length func(v val) int
	at := func(v val, i int) val { return v.p.(*aggregate).e[i] }
	switch t := t.(type) {
	case *types.Basic:
		if t.Info()&types.IsInteger == 0 {
			c.sorry(s, "a range over "+t.String()+" is not supported by limb digits")
		}
		length = func(v val) int { return int(v.n) }
	case *types.Slice:
		length = func(v val) int { x, _ := v.p.(slice); return x.n }
		at = func(v val, i int) val { x := v.p.(slice); return x.of.e[x.lo+i] }
	case *types.Array:
		length = func(v val) int { return len(v.p.(*aggregate).e) }
	default:
		c.sorry(s, "a range over "+t.String()+" is not supported by limb digits")
	}
	return func(f *frame) flow {
		v := x(f)
		for i := range length(v) {
			f.step(s.Pos())
			key(f, val{n: int64(i)})
			if s.Value != nil {
				value(f, copied(at(v, i)))
			}
			if leave, with := f.turn(body(f), label); leave {
				return with
			}
		}
		return next
	}
}

func (c *compiler) choose(s *ast.SwitchStmt, label string) stmt {
	begin := c.optional(s.Init)
	set := func(*frame, val) {}
	var tag *ast.Ident
	if s.Tag != nil {
		tag = &ast.Ident{NamePos: s.Tag.Pos(), Name: "the switch's value"}
		t := c.typeOf(s.Tag)
		v := types.NewVar(s.Pos(), types.NewPackage("", ""), tag.Name, t)
		c.info.Uses[tag], c.info.Types[tag] = v, types.TypeAndValue{Type: t}
		i := c.slot(v)
		set = func(f *frame, v val) { f.vars[i] = &v }
	}
	value := expr(func(*frame) val { return val{} })
	if s.Tag != nil {
		value = c.expr(s.Tag)
	}
	type arm struct {
		is   []expr
		body stmt
	}
	var arms []arm
	fallback := -1
	for _, clause := range s.Body.List {
		cc := clause.(*ast.CaseClause)
		a := arm{body: c.list(cc.Body)}
		for _, e := range cc.List {
			if tag != nil {
				a.is = append(a.is, c.binary(e, token.EQL, tag, e, opLeaf))
			} else {
				a.is = append(a.is, c.expr(e))
			}
		}
		if cc.List == nil {
			fallback = len(arms)
		}
		arms = append(arms, a)
	}
	return func(f *frame) flow {
		begin(f)
		set(f, value(f))
		run := fallback
	search:
		for i, a := range arms {
			for _, is := range a.is {
				if is(f).n != 0 {
					run = i
					break search
				}
			}
		}
		if run < 0 {
			return next
		}
		how := arms[run].body(f)
		if how == breaks && (f.label == "" || f.label == label) {
			f.label = ""
			return next
		}
		return how
	}
}
