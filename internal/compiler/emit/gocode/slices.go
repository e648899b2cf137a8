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

// Generic returns the exported generic functions of the package in dir, each
// with the number of its parameters. Test files do not count.
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
			if d, ok := d.(*ast.FuncDecl); ok && d.Recv == nil && d.Type.TypeParams != nil && d.Name.IsExported() {
				found[d.Name.Name] = d.Type.Params.NumFields()
			}
		}
	}
	return found, nil
}

// Slices prints internal/measure/bench/zvec.go: calls of package vec for the methods of the four types
// of numbers of which that has a function. pkg tells the Go package of a function, "" for a
// method.
func Slices(p *ir.Program, pkg func(*ir.Func) string, vec map[string]int) ([]byte, error) {
	var s bytes.Buffer
	fmt.Fprintf(&s, "// %s\n\npackage bench\n\nimport (\n\"github.com/limbfp/limb\"\n\"github.com/limbfp/limb/vec\"\n)\n\nvar calls = map[string]call{\n", header)
	for _, f := range p.Funcs {
		name := f.Go[strings.IndexByte(f.Go, '.')+1:]
		if !f.Export || pkg(f) != "" || !slices.Contains(types.Names(types.Reals), f.In[0].Type) || vec[name] != len(f.In)+len(f.Out) {
			continue
		}
		var arrays []string
		for i, g := range append(f.Out[:len(f.Out):len(f.Out)], f.In...) {
			arrays = append(arrays, fmt.Sprintf("view[%s](a[%d], n)", cmp.Or(elems[g.Type], "limb."+g.Type), i))
		}
		fmt.Fprintf(&s, "%q: func(n int, a arrays) { vec.%s(%s) },\n", f.Go, name, strings.Join(arrays, ", "))
	}
	s.WriteString("}\n")
	return format.Source(s.Bytes())
}
