// Package gocode prints what Go itself needs of the compiled functions: the
// catalogue, loops over slices, and the texts that people read.
package gocode

import (
	"bytes"
	"cmp"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/printer"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/once"
	"github.com/limbfp/limb/internal/run/types"
)

const header = "Code generated from the Go source of limb by gen; DO NOT EDIT."

// Catalogue prints internal/run/kernels/zcatalog.go: every exported function with its
// parameters.
func Catalogue(p *ir.Program) ([]byte, error) {
	var s bytes.Buffer
	fmt.Fprintf(&s, "// %s\n\npackage kernels\n\nimport \"github.com/limbfp/limb/internal/run/types\"\n\nconst (\n", header)
	for _, t := range types.All() {
		fmt.Fprintf(&s, "%[1]s = types.%[1]s\n", constant(t.String()))
	}
	s.WriteString(")\n\nvar funcs = []Func{\n")
	docs := ""
	for _, f := range p.Funcs {
		if f.Export {
			adds, muls := f.Flops()
			fmt.Fprintf(&s, "{Name: %q, In: []Param{%s}, Out: []Param{%s}, Ops: %d, Adds: %d, Muls: %d},\n",
				f.Go, params(f.In), params(f.Out), f.Ops(), adds, muls)
			docs += fmt.Sprintf("%q,\n", f.Doc)
		}
	}
	s.WriteString("}\n\n// docs are the comments of funcs.\nvar docs = [...]string{\n" + docs + "}\n")
	return format.Source(s.Bytes())
}

func params(list []ir.Group) string {
	var s []string
	for _, g := range list {
		s = append(s, fmt.Sprintf("{%q, %s}", g.Name, constant(g.Type)))
	}
	return strings.Join(s, ", ")
}

// constant is the name of a type in Go: I32 for i32.
func constant(name string) string { return strings.ToUpper(name[:1]) + name[1:] }

// Conversion reports whether f makes another number of a real number, or a real number of a machine
// number.
func Conversion(f *ir.Func) (from, to types.Type, ok bool) {
	if !f.Export && !f.Slices || len(f.In) != 1 || len(f.Out) != 1 {
		return 0, 0, false
	}
	from, one := types.Named(f.In[0].Type)
	to, two := types.Named(f.Out[0].Type)
	number := func(t types.Type) bool { return t < types.Reals || t == types.F32 || t == types.F64 }
	return from, to, one && two && from != to && number(from) && number(to) && min(from, to) < types.Reals
}

// Loops prints internal/run/simd/zloops.go: for every exported function, and for conversions, a loop over slices. pkg
// tells the Go package of a function, "limb", "element" or "probe", and name how it is called there.
func Loops(p *ir.Program, pkg func(*ir.Func) string, name func(*ir.Func) string) ([]byte, error) {
	var s bytes.Buffer
	fmt.Fprintf(&s, "// %s\n\npackage simd\n\nimport (\n\"github.com/limbfp/limb\"\n\"github.com/limbfp/limb/internal/source/element\"\n\"github.com/limbfp/limb/internal/source/probe\"\n)\n", header)
	for _, f := range p.Funcs {
		if from, to, ok := Conversion(f); ok && !f.Export {
			convert(&s, from, to, name(f))
		} else if f.Export {
			loop(&s, f, pkg(f), name(f))
		}
	}
	return format.Source(s.Bytes())
}

// elems are the types of elements of slices, beside package limb's.
var elems = map[string]string{"f32": "float32", "f64": "float64", "i32": "int32", "bool": "bool"}

// convert prints the loop of a conversion that is a method under the name of the type.
func convert(s *bytes.Buffer, from, to types.Type, name string) {
	operand, method := "x0[i]", to.String()
	if from >= types.Reals {
		operand = "limb." + constant(from.String()) + "(x0[i])"
	}
	if to >= types.Reals {
		method = constant(elems[to.String()])
	}
	elem := func(t types.Type) string { return cmp.Or(elems[t.String()], "limb."+t.String()) }
	fmt.Fprintf(s, "\nfunc loop%s(n int, a Arrays) {\nz0, x0 := view[%s](a[0], n), view[%s](a[1], n)\nfor i := range z0 {\nz0[i] = %s.%s()\n}\n}\n", name, elem(to), elem(from), operand, method)
}

func loop(s *bytes.Buffer, f *ir.Func, pkg, name string) {
	fmt.Fprintf(s, "\nfunc loop%s(n int, a Arrays) {\n", name)
	var slices, views, operands, results, values, kept []string
	ints := false // among the results
	for i, g := range append(f.Out[:len(f.Out):len(f.Out)], f.In...) {
		elem := cmp.Or(elems[g.Type], "limb."+g.Type)
		x := fmt.Sprintf("x%d", i-len(f.Out))
		if i < len(f.Out) {
			x = fmt.Sprintf("z%d", i)
		}
		slices, views = append(slices, x), append(views, fmt.Sprintf("view[%s](a[%d], n)", elem, i))
		switch item := x + "[i]"; {
		case i < len(f.Out):
			r := fmt.Sprintf("r%d", i)
			results, values = append(results, item), append(values, r)
			if g.Type == "i32" {
				ints, r = true, "int32("+r+")"
			}
			kept = append(kept, r)
		case g.Type == "i32":
			operands = append(operands, "int("+item+")")
		default:
			operands = append(operands, item)
		}
	}
	method := f.Go[strings.IndexByte(f.Go, '.')+1:]
	call := fmt.Sprintf("%s.%s[%s](%s)", pkg, method, elems[f.Limb.String()], strings.Join(operands, ", "))
	if pkg == "" { // a method
		call = fmt.Sprintf("%s.%s(%s)", operands[0], method, strings.Join(operands[1:], ", "))
	}
	fmt.Fprintf(s, "%s := %s\nfor i := range z0 {\n", strings.Join(slices, ", "), strings.Join(views, ", "))
	if ints {
		fmt.Fprintf(s, "%s := %s\n", strings.Join(values, ", "), call)
		call = strings.Join(kept, ", ")
	}
	fmt.Fprintf(s, "%s = %s\n}\n}\n", strings.Join(results, ", "), call)
}

// Source is the Go text of the compiled functions.
type Source struct {
	fset  *token.FileSet
	decls map[string]*source // by position
}

type source struct {
	pkg  string // "" for a method
	once string // the function whose body it has, or ""
	text string
}

// ReadSource reads the functions of the packages in the given folders, the
// first of which is the root of the module.
func ReadSource(dirs ...string) (*Source, error) {
	src := &Source{token.NewFileSet(), map[string]*source{}}
	bodies := map[string]string{} // of functions
	for _, dir := range dirs {
		names, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			text, err := os.ReadFile(name)
			if err != nil {
				return nil, err
			}
			f, err := parser.ParseFile(src.fset, name, text, parser.ParseComments)
			if err != nil {
				return nil, err
			}
			rel, err := filepath.Rel(dirs[0], name)
			if err != nil {
				return nil, err
			}
			withoutTwins(f)
			for _, d := range f.Decls {
				if d, ok := d.(*ast.FuncDecl); ok {
					p := src.fset.Position(d.Pos())
					if d.Recv == nil && d.Body != nil {
						bodies[d.Name.Name] = string(text[src.fset.Position(d.Body.Lbrace).Offset : src.fset.Position(d.Body.Rbrace).Offset+1])
					}
					pkg := f.Name.Name
					if d.Recv != nil {
						pkg = ""
					}
					var s bytes.Buffer
					node := &printer.CommentedNode{Node: d, Comments: f.Comments}
					if err := format.Node(&s, src.fset, node); err != nil {
						return nil, err
					}
					src.decls[fmt.Sprintf("%s:%d:%d", filepath.ToSlash(rel), p.Line, p.Column)] = &source{pkg, once.Body(d), s.String()}
				}
			}
		}
	}
	for _, d := range src.decls {
		if body, ok := bodies[d.once]; ok {
			d.text = d.text[:strings.LastIndex(d.text, "{ return "+d.once+once.Suffix)] + body
		}
	}
	return src, nil
}

// withoutTwins takes what comments say to gen alone out of a file: the lines of twins.
func withoutTwins(f *ast.File) {
	for _, g := range f.Comments {
		g.List = slices.DeleteFunc(g.List, func(c *ast.Comment) bool {
			return strings.HasPrefix(c.Text, "//limb:twin") || c.Text == "//limb:function" || c.Text == once.Directive
		})
		if n := len(g.List); n > 0 && g.List[n-1].Text == "//" {
			g.List = g.List[:n-1]
		}
	}
	f.Comments = slices.DeleteFunc(f.Comments, func(g *ast.CommentGroup) bool { return len(g.List) == 0 })
	for _, d := range f.Decls {
		if d, ok := d.(*ast.FuncDecl); ok && d.Doc != nil && len(d.Doc.List) == 0 {
			d.Doc = nil
		}
	}
}

// Package returns the name of the Go package of f, "" for a method.
func (src *Source) Package(f *ir.Func) string { return src.decls[f.Pos].pkg }

// Text prints the Go text of functions. The second width of a function is a
// block without text that needs the first.
func (src *Source) Text(list []*ir.Func) []byte {
	var s bytes.Buffer
	fmt.Fprintf(&s, "// %s\n", header)
	first := map[string]string{}
	for _, f := range list {
		if name, ok := first[f.Pos]; ok {
			fmt.Fprintf(&s, "\n//: %s %s\n", f.Go, name)
			continue
		}
		first[f.Pos] = f.Go
		fmt.Fprintf(&s, "\n//: %s\n%s\n", f.Go, src.decls[f.Pos].text)
	}
	return s.Bytes()
}
