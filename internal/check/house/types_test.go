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
	"internal/run/typeof/typeof.go":           2, // the one way from a type of Go to the list, and back
	"internal/run/types/types.go":             2, // the list, and its names
	"internal/check/devicetest/devicetest.go": 1, // arrays of each type
	"fft/ondevice/engine.go":                  1, // arrays of each type
	"fft/ondevice/transform.go":               1, // random numbers of each type
	"fft/internal/steps/transform.go":         1, // 1/n, divided in each type
	"vec/scalar.go":                           1, // numbers of each type
	"vec/accumulator.go":                      1, // exact sums, rounded to each type
	"beam/exact/exact.go":                     1, // means, rounded to each type
	"fp/interval/interval.go":                 1, // operations on intervals of each type
	"mandelbrot/types.go":                     1, // the kernels of each type
	"mat/number.go":                           1, // a step of a product of each type
	"mat/parts.go":                            1, // what real and complex numbers do otherwise, of each type
	"mat/refine.go":                           1, // the shorter type that a system of each type is factored in
	"mat/refinesquares.go":                    1, // the same, of least squares
	"cmd/limb/internal/measure/mat.go":        1, // matrices of each type, and the sums of a step
	"cmd/limb/internal/report/plot.go":        1, // how each type is drawn
	"cmd/limb/internal/report/summary.go":     1, // digits of each type
	"web/page/try.go":                         1, // operands of each type, from text
	"cmd/limb/fft.go":                         1, // transforms of each type
	"cmd/limb/matrix.go":                      1, // matrices of each type
}

// lists returns the lists, tables and switches of a file that name three types of numbers
// or more, each with its position.
func lists(name string, src any) (found []string, err error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil || ast.IsGenerated(file) {
		return nil, err
	}
	numbers := types.Names(types.Numbers)
	ast.Inspect(file, func(n ast.Node) bool {
		var items []ast.Expr
		switch n := n.(type) {
		case *ast.CompositeLit:
			items = n.Elts
		case *ast.CallExpr:
			items = n.Args
		case *ast.BlockStmt: // of a switch, among others
			for _, s := range n.List {
				if c, ok := s.(*ast.CaseClause); ok {
					items = append(items, c.List...)
				}
			}
		case *ast.GenDecl:
			for _, s := range n.Specs {
				if v, ok := s.(*ast.ValueSpec); ok && n.Tok == token.CONST {
					for _, id := range v.Names {
						items = append(items, id)
					}
				}
			}
		}
		named := map[string]bool{}
		for _, e := range items {
			if k := slices.Index(numbers, typeName(e)); k >= 0 {
				named[numbers[k]] = true
			}
		}
		if len(named) >= 3 {
			found = append(found, fmt.Sprintf("%s: a list of types: read package types", fset.Position(n.Pos())))
		}
		return true
	})
	return found, nil
}

// typeName is what an expression of a list names: DF for "DF", limb.DF, *limb.DF, DF: x and
// the row {"DF", …} of a table.
func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.KeyValueExpr:
		return typeName(e.Key)
	case *ast.BasicLit:
		s, _ := strconv.Unquote(e.Value)
		return s
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	case *ast.StarExpr:
		return typeName(e.X)
	case *ast.CompositeLit:
		if len(e.Elts) > 0 {
			return typeName(e.Elts[0])
		}
	}
	return ""
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
	} {
		if found, err := lists("planted.go", "package p\n"+planted); len(found) == 0 || err != nil {
			t.Errorf("not noticed: %s (%v)", planted, err)
		}
	}
	if found, err := lists("planted.go", "package p\nvar a = []string{\"DF\", \"DD\"}\n"); len(found) != 0 || err != nil {
		t.Errorf("two types are no list: %v, %v", found, err)
	}
}
