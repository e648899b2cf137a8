// Package glue prints what Go itself needs of the compiled functions: the
// catalogue, the loops of the device cpu, and the texts that people read.
package glue

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/printer"
	"go/token"
	"path/filepath"
	"strings"

	"github.com/limbfp/limb/internal/ir"
)

const header = "Code generated from the Go source of limb by gen; DO NOT EDIT."

// Catalogue prints internal/kernels/zcatalog.go: every exported function with its
// parameters.
func Catalogue(p *ir.Program) ([]byte, error) {
	var s bytes.Buffer
	fmt.Fprintf(&s, "// %s\n\npackage kernels\n\nvar funcs = []Func{\n", header)
	for _, f := range p.Funcs {
		if f.Export {
			adds, muls := f.Flops()
			fmt.Fprintf(&s, "{Name: %q, In: []Param{%s}, Out: []Param{%s}, Ops: %d, Adds: %d, Muls: %d, Doc: %q},\n",
				f.Go, params(f.In), params(f.Out), f.Ops(), adds, muls, f.Doc)
		}
	}
	s.WriteString("}\n")
	return format.Source(s.Bytes())
}

func params(list []ir.Group) string {
	var s []string
	for _, g := range list {
		s = append(s, fmt.Sprintf("{%q, %s}", g.Name, strings.ToUpper(g.Type[:1])+g.Type[1:]))
	}
	return strings.Join(s, ", ")
}

// Loops prints internal/cpu/zfuncs.go: for every exported function a loop over
// planes. pkg tells the Go package of a function, "limb" or "probe".
func Loops(p *ir.Program, pkg func(*ir.Func) string) ([]byte, error) {
	var s bytes.Buffer
	fmt.Fprintf(&s, "// %s\n\npackage cpu\n\nimport (\n\"github.com/limbfp/limb\"\n\"github.com/limbfp/limb/internal/probe\"\n\"github.com/limbfp/limb/internal/plane\"\n)\n\n", header)
	s.WriteString("var maps = map[string]mapFunc{\n")
	for _, f := range p.Funcs {
		if f.Export {
			fmt.Fprintf(&s, "%q: map%s,\n", f.Go, f.Name)
		}
	}
	s.WriteString("}\n")
	for _, f := range p.Funcs {
		if f.Export {
			loop(&s, f, pkg(f))
		}
	}
	s.WriteString("\n// truth returns a bool as a plane holds it.\nfunc truth(b bool) int32 {\nif b {\nreturn 1\n}\nreturn 0\n}\n")
	return format.Source(s.Bytes())
}

var planeOf = map[ir.Type]string{ir.F32: "F32", ir.F64: "F64", ir.I32: "I32", ir.Bool: "I32"}

func loop(s *bytes.Buffer, f *ir.Func, pkg string) {
	fmt.Fprintf(s, "\nfunc map%s(lo, hi int, p []plane.Plane) {\n", f.Name)
	k := 0
	var args []string
	bind := func(dst string, t ir.Type) {
		fmt.Fprintf(s, "%s := p[%d].%s()[lo:hi]\n", dst, k, planeOf[t])
		k++
	}
	for _, v := range f.Params {
		bind(fmt.Sprintf("in%d", k), v.Type)
	}
	for i, r := range f.Results {
		bind(fmt.Sprintf("out%d", i), r.Type)
	}
	for i := range f.Params { // the lengths are equal: let the compiler know
		fmt.Fprintf(s, "in%d = in%d[:len(out0)]\n", i, i)
	}
	for i := 1; i < len(f.Results); i++ {
		fmt.Fprintf(s, "out%d = out%d[:len(out0)]\n", i, i)
	}
	s.WriteString("for i := range out0 {\n")
	k = 0
	for j, g := range f.In {
		arg := fmt.Sprintf("in%d[i]", k)
		switch {
		case g.Fields != nil:
			arg = fmt.Sprintf("x%d", j)
			fmt.Fprintf(s, "var %s limb.%s\n", arg, g.Type)
			for n, field := range g.Fields {
				fmt.Fprintf(s, "%s.%s = in%d[i]\n", arg, strings.ReplaceAll(field, "_", "."), k+n)
			}
		case g.Type == "bool":
			arg += " != 0"
		case g.Type == "i32":
			arg = "int(" + arg + ")"
		}
		args = append(args, arg)
		k += g.N
	}
	name := f.Go[strings.IndexByte(f.Go, '.')+1:]
	call := fmt.Sprintf("%s.%s[%s](%s)", pkg, name, map[ir.Type]string{ir.F32: "float32", ir.F64: "float64"}[f.Limb], strings.Join(args, ", "))
	if pkg == "" { // a method
		call = fmt.Sprintf("%s.%s(%s)", args[0], name, strings.Join(args[1:], ", "))
	}
	var results []string
	for i := range f.Out {
		results = append(results, fmt.Sprintf("r%d", i))
	}
	fmt.Fprintf(s, "%s := %s\n", strings.Join(results, ", "), call)
	k = 0
	for i, g := range f.Out {
		switch {
		case g.Fields != nil:
			for _, field := range g.Fields {
				fmt.Fprintf(s, "out%d[i] = r%d.%s\n", k, i, strings.ReplaceAll(field, "_", "."))
				k++
			}
			continue
		case g.Type == "bool":
			fmt.Fprintf(s, "out%d[i] = truth(r%d)\n", k, i)
		case g.Type == "i32":
			fmt.Fprintf(s, "out%d[i] = int32(r%d)\n", k, i)
		default:
			fmt.Fprintf(s, "out%d[i] = r%d\n", k, i)
		}
		k++
	}
	s.WriteString("}\n}\n")
}

// Source is the Go text of the compiled functions.
type Source struct {
	fset  *token.FileSet
	decls map[string]*source // by position
}

type source struct {
	pkg  string // "" for a method
	text string
}

// ReadSource reads the functions of the packages in the given folders, the
// first of which is the root of the module.
func ReadSource(dirs ...string) (*Source, error) {
	src := &Source{token.NewFileSet(), map[string]*source{}}
	for _, dir := range dirs {
		names, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(src.fset, name, nil, parser.ParseComments)
			if err != nil {
				return nil, err
			}
			rel, err := filepath.Rel(dirs[0], name)
			if err != nil {
				return nil, err
			}
			for _, d := range f.Decls {
				if d, ok := d.(*ast.FuncDecl); ok {
					p := src.fset.Position(d.Pos())
					pkg := f.Name.Name
					if d.Recv != nil {
						pkg = ""
					}
					var s bytes.Buffer
					node := &printer.CommentedNode{Node: d, Comments: f.Comments}
					if err := format.Node(&s, src.fset, node); err != nil {
						return nil, err
					}
					src.decls[fmt.Sprintf("%s:%d:%d", filepath.ToSlash(rel), p.Line, p.Column)] = &source{pkg, s.String()}
				}
			}
		}
	}
	return src, nil
}

// Package returns the name of the Go package of f, "" for a method.
func (src *Source) Package(f *ir.Func) string { return src.decls[f.Pos].pkg }

// Text prints the Go text of all functions. The second width of a function is a
// block without text that needs the first.
func (src *Source) Text(p *ir.Program) []byte {
	var s bytes.Buffer
	fmt.Fprintf(&s, "// %s\n", header)
	first := map[string]string{}
	for _, f := range p.Funcs {
		if name, ok := first[f.Pos]; ok {
			fmt.Fprintf(&s, "\n//: %s %s\n", f.Go, name)
			continue
		}
		first[f.Pos] = f.Go
		fmt.Fprintf(&s, "\n//: %s\n%s\n", f.Go, src.decls[f.Pos].text)
	}
	return s.Bytes()
}
