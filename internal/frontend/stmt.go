package frontend

import (
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"strings"

	"github.com/limbfp/limb/internal/ir"
)

// builder compiles one function at one width. A Go variable stands for the
// scalars that it holds at this point of the code.
type builder struct {
	*compiler
	f     *ir.Func
	limb  ir.Type
	env   map[types.Object][]*ir.Value
	named []types.Object // named results
}

func (b *builder) compile(d *ast.FuncDecl, sig *types.Signature) {
	for _, v := range inputs(sig) {
		b.f.In = append(b.f.In, b.group(v.Name(), v.Type(), b.limb))
		leaves, _ := b.layout(v.Type(), b.limb)
		for _, l := range leaves {
			p := b.emit(v.Pos(), ir.Param, l.typ)
			p.Name = join(v.Name(), l.path)
			b.f.Params = append(b.f.Params, p)
			b.env[v] = append(b.env[v], p)
		}
	}
	for i := range sig.Results().Len() {
		r := sig.Results().At(i)
		b.f.Out = append(b.f.Out, b.group(r.Name(), r.Type(), b.limb))
		if r.Name() != "" {
			b.named = append(b.named, r)
			b.env[r] = b.zero(r.Pos(), r.Type())
		}
	}
	results, done := b.block(d.Body.List)
	if !done {
		b.errorf(d.Body.Rbrace, "a path ends without a return: return on every path")
		return
	}
	b.f.Results = results
	b.sweep()
}

// sweep drops the values that no result needs, and numbers the rest.
func (b *builder) sweep() {
	live := map[*ir.Value]bool{}
	var mark func(v *ir.Value)
	mark = func(v *ir.Value) {
		if !live[v] {
			live[v] = true
			for _, a := range v.Args {
				mark(a)
			}
		}
	}
	for _, v := range b.f.Results {
		mark(v)
	}
	body := b.f.Body[:0]
	for _, v := range b.f.Body {
		if live[v] || v.Op == ir.Param {
			v.ID = len(body)
			body = append(body, v)
		}
	}
	b.f.Body = body
}

// block compiles statements. Where they return, it gives the results and true.
func (b *builder) block(list []ast.Stmt) ([]*ir.Value, bool) {
	for i, s := range list {
		mark := len(b.f.Body)
		switch s := s.(type) {
		case *ast.ReturnStmt:
			r := b.results(s)
			b.annotate(s, mark)
			return r, true
		case *ast.IfStmt:
			if r, done := b.ifStmt(s, list[i+1:]); done {
				return r, true
			}
		case *ast.BlockStmt:
			if returns(s) {
				return b.block(append(s.List[:len(s.List):len(s.List)], list[i+1:]...))
			}
			b.block(s.List)
		default:
			b.stmt(s)
			b.annotate(s, mark)
		}
	}
	return nil, false
}

// returns reports whether a return stands somewhere in n.
func returns(n ast.Node) (found bool) {
	ast.Inspect(n, func(n ast.Node) bool {
		_, ok := n.(*ast.ReturnStmt)
		found = found || ok
		return !found
	})
	return found
}

// ifStmt computes both arms and selects. Where an arm returns, the rest of the
// block belongs to both arms, and the selection is made of results.
func (b *builder) ifStmt(s *ast.IfStmt, rest []ast.Stmt) ([]*ir.Value, bool) {
	if s.Init != nil {
		b.errorf(s.Init.Pos(), "if with an initialiser: write it as a statement before")
		return nil, false
	}
	cond := b.scalar(s.Cond)
	then, other := s.Body.List, elseList(s)
	ret := returns(s)
	if ret {
		then = append(then[:len(then):len(then)], rest...)
		other = append(other[:len(other):len(other)], rest...)
	}
	if cond.Op == ir.Const {
		if cond.Const == 0 {
			then = other
		}
		r, done := b.block(then)
		return r, done || ret
	}
	before := b.env
	b.env = maps.Clone(before)
	r1, done1 := b.block(then)
	env1 := b.env
	b.env = maps.Clone(before)
	r2, done2 := b.block(other)
	env2 := b.env
	b.env = before
	if ret {
		if !done1 || !done2 {
			b.errorf(s.Pos(), "a path ends without a return: return on every path")
			return b.zeros(s.Pos()), true
		}
		return b.selects(s.Pos(), cond, r1, r2), true
	}
	for _, o := range sortedObjects(before) {
		b.env[o] = b.selects(s.Pos(), cond, env1[o], env2[o])
		leaves, _ := b.layout(o.Type(), b.limb)
		for i, v := range b.env[o] {
			if v.Name == "" && v.Op == ir.Select {
				v.Name = join(o.Name(), leaves[i].path)
			}
		}
	}
	return nil, false
}

func elseList(s *ast.IfStmt) []ast.Stmt {
	switch e := s.Else.(type) {
	case *ast.BlockStmt:
		return e.List
	case *ast.IfStmt:
		return []ast.Stmt{e}
	}
	return nil
}

// sortedObjects lists the variables in the order of the source.
func sortedObjects(env map[types.Object][]*ir.Value) []types.Object {
	list := make([]types.Object, 0, len(env))
	for o := range env {
		i := len(list)
		for i > 0 && list[i-1].Pos() > o.Pos() {
			i--
		}
		list = append(list[:i:i], append([]types.Object{o}, list[i:]...)...)
	}
	return list
}

func (b *builder) selects(pos token.Pos, cond *ir.Value, x, y []*ir.Value) []*ir.Value {
	out := make([]*ir.Value, len(x))
	for i := range x {
		out[i] = x[i]
		if x[i] != y[i] {
			out[i] = b.emit(pos, ir.Select, x[i].Type, cond, x[i], y[i])
		}
	}
	return out
}

func (b *builder) results(s *ast.ReturnStmt) []*ir.Value {
	var out []*ir.Value
	if len(s.Results) == 0 {
		for _, o := range b.named {
			out = append(out, b.env[o]...)
		}
		return out
	}
	for _, e := range s.Results {
		out = append(out, b.values(e)...)
	}
	if len(out) != b.width() {
		return b.zeros(s.Pos()) // an error was reported
	}
	return b.retype(s, out)
}

// retype gives constants the types of the results.
func (b *builder) retype(s *ast.ReturnStmt, out []*ir.Value) []*ir.Value {
	i := 0
	for _, g := range b.f.Out {
		for range g.N {
			if t := groupType(g, b.limb); out[i].Type != t && out[i].Op == ir.Const {
				out[i] = b.constant(s.Pos(), t, out[i].Const)
			}
			i++
		}
	}
	return out
}

func groupType(g ir.Group, limb ir.Type) ir.Type {
	switch {
	case g.Fields == nil && g.Type == "bool":
		return ir.Bool
	case g.Fields == nil && g.Type == "i32":
		return ir.I32
	}
	return limb
}

func (b *builder) width() (n int) {
	for _, g := range b.f.Out {
		n += g.N
	}
	return n
}

func (b *builder) zeros(pos token.Pos) (out []*ir.Value) {
	for _, g := range b.f.Out {
		for range g.N {
			out = append(out, b.constant(pos, groupType(g, b.limb), 0))
		}
	}
	return out
}

func (b *builder) stmt(s ast.Stmt) {
	switch s := s.(type) {
	case *ast.AssignStmt:
		b.assign(s)
	case *ast.IncDecStmt:
		op := ir.Add
		if s.Tok == token.DEC {
			op = ir.Sub
		}
		x := b.scalar(s.X)
		b.store(s.X, []*ir.Value{b.binary(s.Pos(), op, x, b.constant(s.Pos(), x.Type, 1))})
	case *ast.DeclStmt:
		b.decl(s)
	case *ast.ForStmt:
		b.forStmt(s)
	case *ast.RangeStmt:
		b.rangeStmt(s)
	case *ast.EmptyStmt:
	default:
		b.errorf(s.Pos(), "%s is not in the kernel subset: write assignments, if, constant loops and return", stmtName(s))
	}
}

func stmtName(s ast.Stmt) string {
	switch s.(type) {
	case *ast.SwitchStmt, *ast.TypeSwitchStmt:
		return "switch"
	case *ast.ExprStmt:
		return "a call for its effect"
	case *ast.BranchStmt:
		return "break, continue or goto"
	case *ast.DeferStmt, *ast.GoStmt:
		return "defer or go"
	}
	return "this statement"
}

var assignOps = map[token.Token]ir.Op{
	token.ADD_ASSIGN: ir.Add, token.SUB_ASSIGN: ir.Sub, token.MUL_ASSIGN: ir.Mul, token.QUO_ASSIGN: ir.Div,
	token.AND_ASSIGN: ir.And, token.OR_ASSIGN: ir.Or, token.XOR_ASSIGN: ir.Xor,
}

func (b *builder) assign(s *ast.AssignStmt) {
	if s.Tok != token.ASSIGN && s.Tok != token.DEFINE {
		op, ok := assignOps[s.Tok]
		if !ok {
			b.errorf(s.TokPos, "%s is not in the kernel subset: write x = x op y", s.Tok)
			return
		}
		x := b.scalar(s.Lhs[0])
		y := b.typed(s.Rhs[0], x.Type)
		b.store(s.Lhs[0], []*ir.Value{b.binary(s.TokPos, op, x, y)})
		return
	}
	var vals []*ir.Value
	if len(s.Rhs) == len(s.Lhs) {
		for i, e := range s.Rhs {
			want := b.info.TypeOf(s.Lhs[i])
			if want == nil { // the blank identifier
				want = b.info.TypeOf(e)
			}
			vals = append(vals, b.valuesAs(e, want)...)
		}
	} else {
		vals = b.values(s.Rhs[0])
	}
	for _, l := range s.Lhs {
		n := 1
		if t := b.info.TypeOf(l); t != nil {
			leaves, ok := b.layout(t, b.limb)
			if !ok {
				b.errorf(l.Pos(), "a variable of type %s is not in the kernel subset: use T, structs of T, bool or int32", t)
				return
			}
			n = len(leaves)
		}
		if n > len(vals) {
			return // an error was reported
		}
		b.store(l, vals[:n:n])
		vals = vals[n:]
	}
}

// store makes l stand for vals, and gives fresh values its name.
func (b *builder) store(l ast.Expr, vals []*ir.Value) {
	switch l := ast.Unparen(l).(type) {
	case *ast.Ident:
		if l.Name == "_" {
			return
		}
		o := b.info.ObjectOf(l)
		leaves, _ := b.layout(o.Type(), b.limb)
		for i, v := range vals {
			if v.Name == "" && v.Op != ir.Const && i < len(leaves) {
				v.Name = join(l.Name, leaves[i].path)
			}
		}
		b.env[o] = vals
	case *ast.SelectorExpr:
		base, ok := ast.Unparen(l.X).(*ast.Ident)
		if !ok {
			b.errorf(l.Pos(), "assignment to %s: assign the whole struct", b.text(l))
			return
		}
		o := b.info.ObjectOf(base)
		i, n := b.field(l)
		whole := append([]*ir.Value(nil), b.env[o]...)
		if len(whole) < i+n {
			return
		}
		copy(whole[i:i+n], vals)
		b.env[o] = whole
	default:
		b.errorf(l.Pos(), "assignment to %s: assign to a variable", b.text(l))
	}
}

func (b *builder) decl(s *ast.DeclStmt) {
	g := s.Decl.(*ast.GenDecl)
	for _, spec := range g.Specs {
		v, ok := spec.(*ast.ValueSpec)
		if !ok || g.Tok == token.CONST {
			continue // a constant is used by its value
		}
		if len(v.Values) != 0 && len(v.Values) != len(v.Names) {
			b.errorf(v.Pos(), "var with several values from one call: write :=")
			continue
		}
		for i, n := range v.Names {
			o := b.info.Defs[n]
			if _, ok := b.layout(o.Type(), b.limb); !ok {
				b.errorf(n.Pos(), "a variable of type %s is not in the kernel subset: use T, structs of T, bool or int32", o.Type())
			} else if len(v.Values) == 0 {
				b.env[o] = b.zero(n.Pos(), o.Type())
			} else {
				b.store(n, b.valuesAs(v.Values[i], o.Type()))
			}
		}
	}
}

const maxTrips = 4096

func (b *builder) forStmt(s *ast.ForStmt) {
	if s.Init == nil || s.Cond == nil || s.Post == nil || returns(s) {
		b.errorf(s.Pos(), "a loop must have a constant number of turns and no return: write for i := 0; i < n; i++")
		return
	}
	b.stmt(s.Init)
	for range maxTrips {
		cond := b.scalar(s.Cond)
		if cond.Op != ir.Const {
			b.errorf(s.Cond.Pos(), "the loop ends on data: write a constant number of turns")
			return
		}
		if cond.Const == 0 {
			return
		}
		b.block(s.Body.List)
		b.stmt(s.Post)
	}
	b.errorf(s.Pos(), "the loop has more than %d turns: shorten it", maxTrips)
}

func (b *builder) rangeStmt(s *ast.RangeStmt) {
	n := -1
	switch t := b.info.TypeOf(s.X).Underlying().(type) {
	case *types.Array:
		n = int(t.Len())
	default:
		if v := b.scalar(s.X); v.Op == ir.Const && v.Type == ir.I32 {
			n = int(v.Const)
		}
	}
	if n < 0 || n > maxTrips || s.Value != nil || returns(s) {
		b.errorf(s.Pos(), "a range must have a constant number of turns, no value and no return: write for i := range n")
		return
	}
	for i := range n {
		if s.Key != nil {
			b.store(s.Key, []*ir.Value{b.constant(s.Pos(), ir.I32, float64(i))})
		}
		b.block(s.Body.List)
	}
}

// annotate puts the comment before, or at the end of the line of, a statement
// on the first named value that the statement made, or else on its last one.
func (b *builder) annotate(s ast.Stmt, mark int) {
	if mark == len(b.f.Body) {
		return
	}
	var text []string
	start, end := b.fset.Position(s.Pos()), b.fset.Position(s.End())
	lines := b.comment[start.Filename]
	if g := lines[start.Line-1]; g != nil && b.fset.Position(g.Pos()).Column == start.Column {
		text = append(text, oneLine(g))
	}
	if g := lines[end.Line]; g != nil && g.Pos() >= s.End() {
		text = append(text, oneLine(g))
	}
	if len(text) == 0 {
		return
	}
	made := b.f.Body[mark:]
	v := made[len(made)-1]
	for _, w := range made {
		if w.Name != "" {
			v = w
			break
		}
	}
	if v.Comment == "" {
		v.Comment = strings.Join(text, "; ")
	}
}

func oneLine(g *ast.CommentGroup) string { return strings.Join(strings.Fields(g.Text()), " ") }
