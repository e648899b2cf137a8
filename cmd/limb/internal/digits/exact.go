package digits

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
)

// A number is a constant of the source: what float64 has of it, and what is written.
type number struct {
	value float64
	exact constant.Value
}

// exactly is a constant expression before Go rounds it to its type: 1/10 for 0.1. Alone, an expression without types is
// not rounded, and its integers divide as Go has it; of one with types each part is taken so.
func (p *program) exactly(e ast.Expr) constant.Value {
	alone := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
	if types.CheckExpr(p.fset, p.pkg, e.Pos(), e, alone) != nil {
		return p.info.Types[e].Value
	}
	tv := alone.Types[e]
	if basic(tv.Type)&types.IsUntyped != 0 || !isFloat(tv.Type) {
		return tv.Value
	}
	switch e := e.(type) {
	case *ast.ParenExpr:
		return p.exactly(e.X)
	case *ast.Ident:
		if written := p.written[p.info.Uses[e]]; written != nil {
			return p.exactly(written)
		}
	case *ast.UnaryExpr:
		return constant.UnaryOp(e.Op, p.exactly(e.X), 0)
	case *ast.BinaryExpr:
		x, y := p.exactly(e.X), p.exactly(e.Y)
		if e.Op == token.QUO && constant.Sign(y) == 0 { // what Go divides by is its rounding errors alone
			break
		}
		return constant.BinaryOp(x, e.Op, y)
	case *ast.CallExpr:
		if alone.Types[e.Fun].IsType() {
			return p.exactly(e.Args[0])
		}
	}
	return tv.Value
}

// constants notes how constants are written; one that repeats the line before it, with iota, is left out.
func (p *program) constants(f *ast.File) {
	ast.Inspect(f, func(n ast.Node) bool {
		if d, ok := n.(*ast.GenDecl); ok && d.Tok == token.CONST {
			for _, s := range d.Specs {
				if s, ok := s.(*ast.ValueSpec); ok && len(s.Values) == len(s.Names) {
					for i, name := range s.Names {
						p.written[p.info.Defs[name]] = s.Values[i]
					}
				}
			}
		}
		return true
	})
}
