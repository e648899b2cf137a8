package gocode

import (
	"bytes"
	"cmp"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/types"
)

// Generic returns the exported generic functions of the package in dir whose parameters are all
// slices, each with their number. Test files do not count.
func Generic(dir string) (map[string]int, error) {
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	found := map[string]int{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		for _, d := range f.Decls {
			if d, ok := d.(*ast.FuncDecl); ok && d.Recv == nil && d.Type.TypeParams != nil && d.Name.IsExported() && slicesAlone(d.Type.Params) {
				found[d.Name.Name] = d.Type.Params.NumFields()
			}
		}
	}
	return found, nil
}

func slicesAlone(params *ast.FieldList) bool {
	return !slices.ContainsFunc(params.List, func(f *ast.Field) bool {
		a, ok := f.Type.(*ast.ArrayType)
		return !ok || a.Len != nil
	})
}

// Slices prints internal/measure/bench/zvec.go: calls of package vec for the methods of the four types
// of numbers of which that has a function. pkg tells the Go package of a function, "" for a
// method.
func Slices(p *ir.Program, pkg func(*ir.Func) string, vec map[string]int) ([]byte, error) {
	var s bytes.Buffer
	fmt.Fprintf(&s, "// %s\n\npackage bench\n\nimport (\n\"github.com/limbfp/limb\"\n\"github.com/limbfp/limb/vec\"\n)\n\nvar calls = map[string]call{\n", header)
	for _, f := range ofSlices(p, types.Names(types.Reals), pkg, vec) {
		var arrays []string
		for i, elem := range elements(f) {
			arrays = append(arrays, fmt.Sprintf("view[%s](a[%d], n)", elem, i))
		}
		fmt.Fprintf(&s, "%q: func(n int, a arrays) { vec.%s(%s) },\n", f.Go, method(f), strings.Join(arrays, ", "))
	}
	s.WriteString("}\n")
	return format.Source(s.Bytes())
}

// SlicesTable prints vec/ztable_test.go: the functions of package vec by the names of the
// methods that they are, of real and complex numbers. The tests of that package compare each
// with its method, and say which method has none.
func SlicesTable(p *ir.Program, pkg func(*ir.Func) string, vec map[string]int) ([]byte, error) {
	var s bytes.Buffer
	fmt.Fprintf(&s, "// %s\n\npackage vec_test\n\nimport (\n\"github.com/limbfp/limb\"\n\"github.com/limbfp/limb/vec\"\n)\n\nvar table = map[string]any{\n", header)
	for _, f := range ofSlices(p, types.Names(types.Numbers), pkg, vec) {
		var params, args []string
		for i, elem := range elements(f) {
			args = append(args, fmt.Sprintf("x%d", i))
			params = append(params, fmt.Sprintf("x%d []%s", i, elem))
		}
		fmt.Fprintf(&s, "%q: func(%s) { vec.%s(%s) },\n", f.Go, strings.Join(params, ", "), method(f), strings.Join(args, ", "))
	}
	s.WriteString("}\n")
	return format.Source(s.Bytes())
}

// ofSlices returns the methods of these types of which package vec has a function: one of as
// many slices as they have results and operands.
func ofSlices(p *ir.Program, of []string, pkg func(*ir.Func) string, vec map[string]int) (list []*ir.Func) {
	for _, f := range p.Funcs {
		if f.Export && pkg(f) == "" && slices.Contains(of, f.In[0].Type) && vec[method(f)] == len(f.In)+len(f.Out) {
			list = append(list, f)
		}
	}
	return list
}

func method(f *ir.Func) string { return f.Go[strings.IndexByte(f.Go, '.')+1:] }

// elements are the types of a function's results and operands, in Go.
func elements(f *ir.Func) (list []string) {
	for _, g := range append(f.Out[:len(f.Out):len(f.Out)], f.In...) {
		list = append(list, cmp.Or(elems[g.Type], "limb."+g.Type))
	}
	return list
}
