package glue

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/ir"
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

// Slices prints internal/bench/zloops.go: for every method of the four types of
// numbers a plain loop over slices, and a call of package vec where that has a
// function of its name. pkg tells the Go package of a function, "" for a method.
func Slices(p *ir.Program, pkg func(*ir.Func) string, vec map[string]int) ([]byte, error) {
	var s bytes.Buffer
	uses := ""
	for _, f := range p.Funcs {
		if !f.Export || pkg(f) != "" || !slices.Contains([]string{"DF", "DD", "QF", "QD"}, f.In[0].Type) {
			continue
		}
		var elems, names, operands, results, values, kept []string
		ints := false // among the results
		for i, g := range append(f.Out[:len(f.Out):len(f.Out)], f.In...) {
			elem := map[string]string{"f32": "float32", "f64": "float64", "i32": "int32", "bool": "bool"}[g.Type]
			if elem == "" {
				elem = "limb." + g.Type
			}
			elems, names = append(elems, elem), append(names, fmt.Sprintf("a%d", i))
			switch item := names[i] + "[i]"; {
			case i < len(f.Out):
				results, values, kept = append(results, item), append(values, fmt.Sprintf("r%d", i)), append(kept, fmt.Sprintf("r%d", i))
				if g.Type == "i32" {
					ints, kept[i] = true, "int32("+kept[i]+")"
				}
			case g.Type == "i32":
				operands = append(operands, "int("+item+")")
			default:
				operands = append(operands, item)
			}
		}
		arrays := func() {
			for i, name := range names {
				fmt.Fprintf(&s, "%s := unsafe.Slice((*%s)(a[%d]), n)\n", name, elems[i], i)
			}
		}
		name := f.Go[strings.IndexByte(f.Go, '.')+1:]
		fmt.Fprintf(&s, "%q: {\nGo: func(n int, a []unsafe.Pointer) {\n", f.Go)
		arrays()
		call := fmt.Sprintf("%s.%s(%s)", operands[0], name, strings.Join(operands[1:], ", "))
		if ints {
			fmt.Fprintf(&s, "for i := range a0 {\n%s := %s\n%s = %s\n}\n},\n", strings.Join(values, ", "), call, strings.Join(results, ", "), strings.Join(kept, ", "))
		} else {
			fmt.Fprintf(&s, "for i := range a0 {\n%s = %s\n}\n},\n", strings.Join(results, ", "), call)
		}
		if vec[name] == len(names) {
			uses = "\n\"github.com/limbfp/limb/vec\""
			s.WriteString("Vec: func(n int, a []unsafe.Pointer) {\n")
			arrays()
			fmt.Fprintf(&s, "vec.%s(%s)\n},\n", name, strings.Join(names, ", "))
		}
		s.WriteString("},\n")
	}
	text := fmt.Sprintf("// %s\n\npackage bench\n\nimport (\n\"unsafe\"\n\n\"github.com/limbfp/limb\"%s\n)\n\nvar loops = map[string]Loops{\n%s}\n", header, uses, s.String())
	return format.Source([]byte(text))
}
