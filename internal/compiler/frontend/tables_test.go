package frontend

import (
	"go/ast"
	"go/constant"
	"go/parser"
	"go/token"
	"go/types"
	"testing"
)

// TestTaken: tables that are taken from the checker of types have the numbers that it finds there, and what it has to
// see stays. A number that is not rounded is noticed.
func TestTaken(t *testing.T) {
	for text, want := range map[string]bool{
		"[3]float32{0x1.fffffffp-3, -0.1, 2}":                true,
		"[2][2]float64{{0.1, -0x1p-1074}, {1e-400, -1e308}}": true,
		"[1]float32{1e-46}":                                  true,
		"[0]float64{}":                                       true,
		"[2]float64{1}":                                      false,
		"[1]float64{1, 2}":                                   false,
		"[...]float64{1}":                                    false,
		"[2]float64{1: 1, 0: 2}":                             false,
		"[1]float64{1 + 2}":                                  false,
		"[1]float64{'a'}":                                    false,
		"[1]float64{+1}":                                     false,
		"[1]int32{1}":                                        false,
		"[]float64{1}":                                       false,
		"[1][1]float64{[1]float32{1}}":                       false,
		"[2][2]float64{{1, 2}, {3, 4, 5}}":                   false,
		"map[float64]float64{1: 2}":                          false,
		"struct{ x, y float64 }{1, 2}":                       false,
		"[1]struct{ x, y float64 }{{1, 2}}":                  false,
		"[1]float64{[1]float64{1}}":                          false,
		"[1][1]float64{1}":                                   false,
	} {
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, "a.go", "package a\n\nvar a = "+text+"\n", 0)
		if err != nil {
			t.Fatal(err)
		}
		lit := f.Decls[0].(*ast.GenDecl).Specs[0].(*ast.ValueSpec).Values[0].(*ast.CompositeLit)
		if got := isTable(lit.Type, lit); got != want {
			t.Errorf("%s is a table: %v", text, got)
		}
		if !want {
			continue
		}
		info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
		pkg, err := new(types.Config).Check("a", fset, []*ast.File{f}, info)
		if err != nil {
			t.Fatal(err)
		}
		of := pkg.Scope().Lookup("a").Type().Underlying()
		for a, ok := of.(*types.Array); ok; a, ok = of.(*types.Array) {
			of = a.Elem().Underlying()
		}
		var right []constant.Value
		ast.Inspect(lit, func(n ast.Node) bool {
			if e, ok := n.(ast.Expr); ok && info.Types[e].Value != nil && e != lit.Type.(*ast.ArrayType).Len {
				right = append(right, info.Types[e].Value)
				return false
			}
			_, is := n.(*ast.ArrayType)
			return !is
		})
		got := numbers(nil, lit.Elts, of.(*types.Basic).Kind())
		if !equal(got, right) {
			t.Errorf("%s has %v, and the checker finds %v", text, got, right)
		}
		if len(right) == 3 && equal(numbers(nil, lit.Elts, types.Float64), right) {
			t.Errorf("%s: numbers of another type go unnoticed", text)
		}
	}
	if got := numbers(nil, []ast.Expr{&ast.BasicLit{Kind: token.FLOAT, Value: "1e39"}}, types.Float32); got[0] != nil {
		t.Errorf("a number beyond the type is %v", got[0])
	}
}

func equal(a, b []constant.Value) bool {
	for i := range a {
		if len(a) != len(b) || !constant.Compare(a[i], token.EQL, b[i]) {
			return false
		}
	}
	return len(a) == len(b)
}
