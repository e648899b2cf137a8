package house

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/run/types"
)

// instances are the files beside the root package, tests and what is generated that may go
// through the types of numbers by name, with how often they do: Go has no other way to a
// generic function, or to a value, of each.
var instances = map[string]int{
	"internal/run/types/types.go":            1, // the list
	"internal/run/typeof/typeof.go":          1, // from a type of Go to the list
	"internal/exact/round.go":                1, // the root imports it, and it has no list: limbs and exponents of each type
	"internal/source/butterfly/butterfly.go": 1, // names, by which the compiler knows an instance
	"internal/source/passes/passes.go":       1, // elements: the four real types, and the complex ones of package butterfly
	"fft/kind.go":                            1, // what a transform of each type is made of
	"vec/exact.go":                           3, // products as sums, of each limb of the first factor
	"vec/gather.go":                          5, // sums and products of machine numbers
	"beam/exact/exact.go":                    2, // means, rounded to each type; what Beam is told of each
	"capi/internal/calls/array.go":           1, // the codes that C has of types
	"capi/internal/calls/convert.go":         1, // conversions from each type
	"capi/internal/calls/numbers.go":         1, // what the library for C does with each type
	"capi/internal/calls/reduce.go":          2, // exact sums, rounded to each type; sums of float32 in longer limbs
	"mandelbrot/types.go":                    1, // the kernels of each type
	"mat/product.go":                         1, // the kernels of products of each type
	"mat/refine.go":                          1, // the shorter type that a system of each type is factored in
	"cmd/limb/internal/digits/arith.go":      1, // an arithmetic of each of three types
	"cmd/limb/internal/file/form.go":         1, // what numbers of each type do with limbs and text
	"cmd/limb/internal/measure/mat.go":       1, // matrices of each type, and the sums of a step
	"cmd/limb/internal/report/chart.go":      1, // how each type is drawn
	"cmd/limb/internal/report/summary.go":    1, // digits of each type
}

// lists returns the places of a file that go through the types of numbers: lists, tables, arguments,
// switches, unions, groups of variables, constants and types, and calls one after the other, which
// name three of the types or more. A place within another one is not told again.
func lists(name string, src any) (found []string, err error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil || ast.IsGenerated(file) {
		return nil, err
	}
	ast.Inspect(file, func(n ast.Node) bool {
		named := map[string]bool{}
		for _, e := range items(n) {
			for _, t := range typeNames(e) {
				named[strings.ToUpper(t)] = true
			}
		}
		if len(named) < 3 {
			return true
		}
		found = append(found, fmt.Sprintf("%s: a list of types: read package types", fset.Position(n.Pos())))
		return false
	})
	return found, nil
}

// items are what stands side by side in a node.
func items(n ast.Node) (list []ast.Expr) {
	switch n := n.(type) {
	case *ast.CompositeLit:
		return n.Elts
	case *ast.CallExpr:
		return n.Args
	case *ast.IndexListExpr:
		return n.Indices
	case *ast.BinaryExpr: // a union, or x == DF || x == DD
		if n.Op == token.OR || n.Op == token.LOR || n.Op == token.LAND {
			return append(items(n.X), append(items(n.Y), n.X, n.Y)...)
		}
	case *ast.ParenExpr:
		return items(n.X)
	case *ast.BlockStmt:
		for _, s := range n.List {
			switch s := s.(type) {
			case *ast.CaseClause:
				list = append(list, s.List...)
			case *ast.ExprStmt:
				list = append(list, s.X)
			case *ast.AssignStmt:
				list = append(list, s.Rhs...)
			case *ast.IfStmt: // if n == DF { return … }
				list = append(list, s.Cond)
			}
		}
	case *ast.GenDecl:
		for _, s := range n.Specs {
			switch s := s.(type) {
			case *ast.ValueSpec:
				for _, id := range s.Names {
					list = append(list, id)
				}
				if list = append(list, s.Values...); s.Type != nil {
					list = append(list, s.Type)
				}
			case *ast.TypeSpec:
				list = append(list, s.Name, s.Type)
			}
		}
	}
	return list
}

// typeNames are the types that an item names: DF for "DF", limb.DF, *limb.DF, []limb.DF, f[limb.DF],
// f[limb.DF](x), f("DF", x), x == DF, DF: x and the row {"DF", …} of a table.
func typeNames(e ast.Expr) (names []string) {
	switch e := e.(type) {
	case *ast.KeyValueExpr:
		if names = typeNames(e.Key); len(names) == 0 {
			names = typeNames(e.Value)
		}
	case *ast.BasicLit:
		s, _ := strconv.Unquote(e.Value)
		names = []string{s}
	case *ast.Ident:
		names = []string{e.Name}
	case *ast.SelectorExpr:
		names = []string{e.Sel.Name}
	case *ast.StarExpr:
		return typeNames(e.X)
	case *ast.ParenExpr:
		return typeNames(e.X)
	case *ast.UnaryExpr:
		return typeNames(e.X)
	case *ast.ArrayType:
		return typeNames(e.Elt)
	case *ast.MapType:
		return append(typeNames(e.Key), typeNames(e.Value)...)
	case *ast.IndexExpr:
		return append(typeNames(e.X), typeNames(e.Index)...)
	case *ast.IndexListExpr:
		for _, x := range e.Indices {
			names = append(names, typeNames(x)...)
		}
	case *ast.BinaryExpr:
		if e.Op == token.EQL || e.Op == token.NEQ {
			return append(typeNames(e.X), typeNames(e.Y)...)
		}
	case *ast.CallExpr:
		if names = typeNames(e.Fun); len(names) == 0 && len(e.Args) > 0 {
			names = typeNames(e.Args[0])
		}
	case *ast.CompositeLit:
		if e.Type != nil {
			names = typeNames(e.Type)
		}
		if len(names) == 0 && len(e.Elts) > 0 {
			names = typeNames(e.Elts[0])
		}
	}
	numbers := types.Names(types.Numbers) // df is a type as DF is
	return slices.DeleteFunc(names, func(s string) bool { return !slices.Contains(numbers, strings.ToUpper(s)) })
}

// TestTypes: there is one list of the types of numbers.
func TestTypes(t *testing.T) {
	left := map[string]int{}
	err := fs.WalkDir(os.DirFS(root), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") || path.Dir(name) == "." || strings.Contains(name, "/testdata/") {
			return err
		}
		found, err := lists(filepath.Join(root, name), nil)
		if len(found) != instances[name] {
			t.Errorf("%s has %d lists of types, and may have %d: %s", name, len(found), instances[name], strings.Join(found, "; "))
		}
		left[name] = 1
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for name := range instances {
		if left[name] == 0 {
			t.Errorf("%s is not there", name)
		}
	}

	for _, planted := range []string{
		`var a = []string{"DF", "DD", "QF"}`,
		`var a = map[string]int{"CDF": 1, "CDD": 2, "CQF": 3}`,
		`var a = []struct{ name string; n int }{{"DF", 2}, {"DD", 2}, {"QF", 4}}`,
		`func f(x any) { switch x.(type) { case *limb.DF, *limb.DD: case *limb.QF: } }`,
		`func f(t kernels.Type) { switch t { case kernels.DF: case kernels.QF: case kernels.QD: } }`,
		`const (DF = iota; DD; QF; QD)`,
		`var a = slices.Contains("DF", "DD", "QF")`,
		`func f(x any) { switch x.(type) { case []limb.DF: case []limb.DD: case [][2]limb.QF: } }`,
		`func f(x any) { switch x.(type) { case *Array[limb.DF]: case *Array[limb.DD]: case *Array[limb.QF]: } }`,
		`type N interface { limb.DF | limb.DD | limb.QF }`,
		`type N interface { ~[]limb.DF | ~[]limb.DD | ~[]limb.QF }`,
		`func f[N limb.DF | limb.DD | limb.QF]() {}`,
		`var ( a = of[limb.DF](); b = of[limb.DD](); c = of[limb.QF]() )`,
		`var ( a of[limb.DF]; b of[limb.DD]; c of[limb.QF] )`,
		`type ( a = of[limb.DF]; b = of[limb.DD]; c = of[limb.QF] )`,
		`type ( DF = of; DD = of; QF = of )`,
		`var a = []func(){f[limb.DF], f[limb.DD], f[limb.QF]}`,
		`var a = []any{f[limb.DF](), limb.DD{}, new(limb.QF)}`,
		`var a = map[string]any{"a": f[limb.DF], "b": f[limb.DD], "c": f[limb.QF]}`,
		`func f() { add[limb.DF](); add[limb.DD](1); add("QF", 2) }`,
		`func f() { a := of[limb.DF](); b := of[limb.DD](); c := of[limb.QF]() }`,
		`var a = x == types.DF || x == types.DD || types.QF == x`,
		`func f() int { if x == types.DF { return 1 }; if x == types.DD { return 2 }; if x == types.QF { return 3 }; return 4 }`,
		`var a F[limb.DF, limb.DD, limb.QF]`,
		`const df, dd, qf = kind(1), kind(2), kind(3)`,
		`var a = row{df: 1, dd: 2, qf: 3}`,
	} {
		if found, err := lists("planted.go", "package p\n"+planted); len(found) == 0 || err != nil {
			t.Errorf("not noticed: %s (%v)", planted, err)
		}
	}
	for _, fine := range []string{
		`var a = []string{"DF", "DD"}`,
		`func f(x any) { switch x.(type) { case []limb.DF: g(limb.DD{}); case int: g(limb.QF{}) } }`,
		`func f(a limb.DF, b limb.DD, c limb.QF) {}`,
		`type Real interface { DF() limb.DF; DD() limb.DD; QF() limb.QF }`,
	} {
		if found, err := lists("planted.go", "package p\n"+fine); len(found) != 0 || err != nil {
			t.Errorf("%s is no list: %v, %v", fine, found, err)
		}
	}
	if found, err := lists("planted.go", "package p\nvar a = []any{[]any{DF, DD, QF}, []any{DF, DD, QF}}\n"); len(found) != 2 || err != nil {
		t.Errorf("of two lists in one that is none %v are found (%v)", found, err)
	}
}
