package frontend

import (
	"go/ast"
	"go/token"
	"go/types"
)

// checkProducts finds every product of floats that is not rounded at once.
//
// Go may fuse x*y + z into a single operation, across statements and after
// inlining, and does so on some machines: only an explicit conversion to the
// product's own type rounds it everywhere.
func (c *compiler) checkProducts(f ast.Node) {
	rounded := map[ast.Expr]bool{}
	report := func(at token.Pos, assign string, x, y ast.Expr) {
		t := types.TypeString(c.info.TypeOf(x), types.RelativeTo(c.root))
		if c.info.Types[x].Value != nil {
			t = types.TypeString(c.info.TypeOf(y), types.RelativeTo(c.root))
		}
		c.errorf(at, "product must be rounded: write %s%s(%s*%s)", assign, t, text(x), text(y))
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			if c.info.Types[n.Fun].IsType() && len(n.Args) == 1 && types.Identical(c.info.TypeOf(n), c.info.TypeOf(n.Args[0])) {
				rounded[ast.Unparen(n.Args[0])] = true
			}
		case *ast.BinaryExpr:
			if n.Op == token.MUL && c.info.Types[n].Value == nil && hasFloat(c.info.TypeOf(n)) && !rounded[n] {
				report(n.OpPos, "", n.X, n.Y)
			}
		case *ast.AssignStmt:
			if n.Tok == token.MUL_ASSIGN && hasFloat(c.info.TypeOf(n.Lhs[0])) {
				y := n.Rhs[0]
				if _, ok := y.(*ast.BinaryExpr); ok {
					y = &ast.ParenExpr{X: y}
				}
				report(n.TokPos, text(n.Lhs[0])+" = ", n.Lhs[0], y)
			}
		}
		return true
	})
}

// hasFloat reports whether t is a floating-point type, or may be one.
func hasFloat(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.TypeParam:
		return hasFloat(t.Constraint())
	case *types.Union:
		for i := range t.Len() {
			if hasFloat(t.Term(i).Type()) {
				return true
			}
		}
	case *types.Named:
		return hasFloat(t.Underlying())
	case *types.Interface:
		for i := range t.NumEmbeddeds() {
			if hasFloat(t.EmbeddedType(i)) {
				return true
			}
		}
	case *types.Basic:
		return t.Info()&types.IsFloat != 0
	}
	return false
}

func text(e ast.Expr) string { return types.ExprString(e) }
