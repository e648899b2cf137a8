package frontend

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
)

// body returns the statements of a function, with a switch as the ifs that it stands for,
// and without the labels of innermost loops. Where last is set, for
// groups and for functions that are compiled in place, what follows an if that returns is
// in its other arm.
func (c *compiler) body(d *ast.FuncDecl, last bool) []ast.Stmt {
	if !c.plain[d] {
		c.plain[d] = true
		c.takeApart(d)
		p := &plainer{c, nil}
		d.Body.List = p.list(d.Body.List)
		d.Body.List = c.inOrder(c.info.Defs[d.Name].(*types.Func), d.Body.List)
		c.checkOrder(d.Body.List)
	}
	if last { // of a kernel too, that another one calls
		d.Body.List = returnsLast(d.Body.List)
	}
	return d.Body.List
}

// returnsLast puts what follows an if with an arm that returns into the other one.
func returnsLast(list []ast.Stmt) []ast.Stmt {
	for i := 0; i < len(list); i++ {
		switch s := list[i].(type) {
		case *ast.BlockStmt: // its statements stand as well without it
			list = slices.Concat(list[:i], s.List, list[i+1:])
			i--
			continue
		case *ast.IfStmt:
			rest := slices.Clone(list[i+1:])
			switch {
			case len(rest) > 0 && ends(s.Body):
				if s.Else != nil {
					rest = append([]ast.Stmt{s.Else}, rest...)
				}
				s.Else = &ast.BlockStmt{Lbrace: rest[0].Pos(), List: rest, Rbrace: rest[len(rest)-1].End()}
				list = list[:i+1]
			case len(rest) > 0 && s.Else != nil && ends(s.Else):
				s.Body.List = append(s.Body.List, rest...)
				list = list[:i+1]
			}
			s.Body.List = returnsLast(s.Body.List)
			if s.Else != nil {
				s.Else = block(s.Else, returnsLast([]ast.Stmt{s.Else}))
			}
		}
	}
	return list
}

// block returns statements that take the place of one as one.
func block(s ast.Stmt, list []ast.Stmt) ast.Stmt {
	if len(list) == 1 {
		return list[0]
	}
	return &ast.BlockStmt{Lbrace: s.Pos(), List: list, Rbrace: s.End() - 1}
}

// ends reports whether a statement is, or ends in, a return on each way.
func ends(s ast.Stmt) bool {
	switch s := s.(type) {
	case *ast.ReturnStmt:
		return true
	case *ast.BlockStmt:
		return len(s.List) > 0 && ends(s.List[len(s.List)-1])
	case *ast.IfStmt:
		return s.Else != nil && ends(s.Body) && ends(s.Else)
	}
	return false
}

// plainer rewrites statements in place. Its loops are the labels of those around, "" for none.
type plainer struct {
	*compiler
	loops []string
}

func (p *plainer) list(list []ast.Stmt) []ast.Stmt {
	for i, s := range list {
		list[i] = p.stmt(s)
	}
	return list
}

func (p *plainer) stmt(s ast.Stmt) ast.Stmt {
	ast.Inspect(s, func(n ast.Node) bool { // the bodies of phases
		if f, ok := n.(*ast.FuncLit); ok {
			(&plainer{p.compiler, nil}).list(f.Body.List)
			return false
		}
		_, block := n.(*ast.BlockStmt)
		return !block
	})
	switch s := s.(type) {
	case *ast.LabeledStmt:
		return p.labeled(s)
	case *ast.BlockStmt:
		p.list(s.List)
	case *ast.IfStmt:
		p.list(s.Body.List)
		if s.Else != nil {
			s.Else = p.stmt(s.Else)
		}
	case *ast.ForStmt:
		p.loop("", s.Body)
	case *ast.RangeStmt:
		p.loop("", s.Body)
	case *ast.BranchStmt:
		if n := len(p.loops); s.Label != nil && n > 0 && s.Label.Name == p.loops[n-1] {
			s.Label = nil
		}
	case *ast.SwitchStmt:
		if !breaks(s.Body) {
			for _, clause := range s.Body.List {
				p.list(clause.(*ast.CaseClause).Body)
			}
			return p.ifs(s)
		}
	}
	return s
}

func (p *plainer) loop(label string, body *ast.BlockStmt) {
	p.loops = append(p.loops, label)
	p.list(body.List)
	p.loops = p.loops[:len(p.loops)-1]
}

// labeled leaves a label out that only the innermost loop of each break and continue has.
func (p *plainer) labeled(s *ast.LabeledStmt) ast.Stmt {
	switch loop := s.Stmt.(type) {
	case *ast.ForStmt:
		p.loop(s.Label.Name, loop.Body)
	case *ast.RangeStmt:
		p.loop(s.Label.Name, loop.Body)
	default:
		s.Stmt = p.stmt(s.Stmt)
		return s
	}
	return s.Stmt // what still names the label is an error of its own
}

// breaks reports whether a switch has a break or a fallthrough of its own.
func breaks(body *ast.BlockStmt) (found bool) {
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ForStmt, *ast.RangeStmt, *ast.SwitchStmt, *ast.SelectStmt, *ast.TypeSwitchStmt, *ast.FuncLit:
			return false
		case *ast.BranchStmt:
			found = found || n.Label == nil && n.Tok == token.BREAK || n.Tok == token.FALLTHROUGH
		}
		return true
	})
	return found
}

// ifs returns the ifs of a switch: its value is found once, and compared with the cases one
// after the other.
func (p *plainer) ifs(s *ast.SwitchStmt) ast.Stmt {
	block := &ast.BlockStmt{Lbrace: s.Switch, Rbrace: s.Body.Rbrace}
	if s.Init != nil {
		block.List = append(block.List, s.Init)
	}
	var tag *types.Var
	if s.Tag != nil {
		tag = types.NewVar(s.Tag.Pos(), p.root, "", types.Default(p.info.TypeOf(s.Tag)))
		id := &ast.Ident{NamePos: s.Tag.Pos(), Name: "tag"}
		p.info.Defs[id] = tag
		block.List = append(block.List, &ast.AssignStmt{Lhs: []ast.Expr{id}, TokPos: s.Tag.Pos(), Tok: token.DEFINE, Rhs: []ast.Expr{s.Tag}})
	}
	truth := func(e *ast.BinaryExpr) ast.Expr {
		p.info.Types[e] = types.TypeAndValue{Type: types.Typ[types.Bool]}
		return e
	}
	var otherwise ast.Stmt
	var clauses []*ast.CaseClause
	for _, clause := range s.Body.List {
		if c := clause.(*ast.CaseClause); c.List != nil {
			clauses = append(clauses, c)
		} else if len(c.Body) > 0 {
			otherwise = &ast.BlockStmt{Lbrace: c.Colon, List: c.Body, Rbrace: c.End()}
		}
	}
	for _, c := range slices.Backward(clauses) {
		var cond ast.Expr
		for _, e := range c.List {
			is := e
			if tag != nil {
				id := &ast.Ident{NamePos: e.Pos(), Name: text(s.Tag)}
				p.info.Uses[id] = tag
				p.info.Types[id] = types.TypeAndValue{Type: tag.Type()}
				is = truth(&ast.BinaryExpr{X: id, OpPos: e.Pos(), Op: token.EQL, Y: e})
			}
			if cond == nil {
				cond = is
			} else {
				cond = truth(&ast.BinaryExpr{X: cond, OpPos: e.Pos(), Op: token.LOR, Y: is})
			}
		}
		otherwise = &ast.IfStmt{If: c.Case, Cond: cond, Body: &ast.BlockStmt{Lbrace: c.Colon, List: c.Body, Rbrace: c.End()}, Else: otherwise}
	}
	if otherwise != nil {
		block.List = append(block.List, otherwise)
	}
	return block
}
