package frontend

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"strconv"
)

// # Tables of literals
//
// The root package has some hundred thousand numbers in tables, and few kernels need any of them. To check the types of
// these takes most of the time that all of the package does. So they are taken out of the syntax before it is checked, and
// a table has its numbers when it is asked for. What is no float, no literal, or too many or too few stays, for the checker
// to see.

// takeTables empties the tables of a file, and keeps their elements.
func (c *compiler) takeTables(f *ast.File) {
	for _, d := range f.Decls {
		d, ok := d.(*ast.GenDecl)
		if !ok || d.Tok != token.VAR {
			continue
		}
		for _, s := range d.Specs {
			for _, v := range s.(*ast.ValueSpec).Values {
				if lit, ok := v.(*ast.CompositeLit); ok && isTable(lit.Type, lit) {
					c.taken[lit], lit.Elts = lit.Elts, nil
				}
			}
		}
	}
}

// isTable reports whether e is an array of machine floats, of the type that is written, with a literal for each.
func isTable(typ, e ast.Expr) bool {
	a, ok := typ.(*ast.ArrayType)
	if !ok {
		lit, _ := number(e)
		return lit != nil && (text(typ) == "float32" || text(typ) == "float64")
	}
	lit, ok := e.(*ast.CompositeLit)
	if !ok || a.Len == nil || text(a.Len) != strconv.Itoa(len(lit.Elts)) || lit.Type != nil && lit.Type != typ {
		return false
	}
	for _, e := range lit.Elts {
		if !isTable(a.Elt, e) {
			return false
		}
	}
	return true
}

// number returns the literal of a number, nil where e is none, and whether a minus stands before it.
func number(e ast.Expr) (lit *ast.BasicLit, minus bool) {
	if u, ok := e.(*ast.UnaryExpr); ok && u.Op == token.SUB {
		e, minus = u.X, true
	}
	if lit, _ = e.(*ast.BasicLit); lit != nil && lit.Kind != token.FLOAT && lit.Kind != token.INT {
		lit = nil
	}
	return lit, minus
}

// numbers appends the numbers of a table, row by row, rounded to the type as the checker rounds them.
func numbers(data []constant.Value, list []ast.Expr, t types.BasicKind) []constant.Value {
	for _, e := range list {
		if row, ok := e.(*ast.CompositeLit); ok {
			data = numbers(data, row.Elts, t)
			continue
		}
		lit, minus := number(e)
		v := constant.MakeFromLiteral(lit.Value, lit.Kind, 0)
		x, _ := constant.Float64Val(v)
		if t == types.Float32 {
			y, _ := constant.Float32Val(v)
			x = float64(y)
		}
		if minus {
			x = -x
		}
		v = constant.MakeFloat64(x) // unknown for an infinity
		if v.Kind() == constant.Unknown {
			v = nil
		}
		data = append(data, v)
	}
	return data
}
