// Package functions writes what calls a method: a function of package limb for all types
// that have the method, one of package vec for slices of them, and one of package device for arrays.
//
// A method of the root package that is marked //limb:function has both, unless package
// limb or vec has one of its name by hand. Their comments are the first sentence of the
// method's: of "Exp returns e^x." package vec makes "Exp sets dst[i] to e^x[i]."
//
// Only the syntax is read: functions that are stale or missing are no obstacle.
package functions

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/format"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/limbfp/limb/gen/instances"
)

// The files, by their names in the module; and [Maps], [MapsTest], [Methods].
const (
	Root   = "zfunctions.go"
	Slices = "vec/zfunctions.go"
)

const directive = "//limb:function"

// a function is a marked method.
type function struct {
	name     string
	sentence string  // what it returns: "e^x"
	in, out  []value // the receiver first
	complex  bool    // complex numbers have the method too
	same     bool    // and its results are complex then
	real     bool    // it is a method of limb.Real
}

// A value is an operand or a result, a number or an int.
type value struct {
	name string
	int  bool
}

// Files returns the files of the module in root, by their names.
func Files(root string) (map[string][]byte, error) {
	here, err := parse(root, Root)
	if err != nil {
		return nil, err
	}
	vec, err := parse(filepath.Join(root, "vec"), filepath.Base(Slices))
	if err != nil {
		return nil, err
	}
	list, err := marked(here)
	if err != nil {
		return nil, err
	}
	head := "// Code generated from the methods of package limb by gen; DO NOT EDIT.\n\n"
	limb := head + "package limb\n"
	all := head + "package vec\n\nimport (\n\"github.com/limbfp/limb\"\n\"github.com/limbfp/limb/internal/run/simd\"\n)\n"
	ops, funcs := "", ""
	var names []string
	for _, f := range list {
		if !here.has(f.name) {
			limb += f.generic()
		}
		if !vec.has(f.name) {
			op, slices := f.slices()
			ops, funcs, names = ops+op, funcs+slices, append(names, "&"+variable(f.name))
		}
	}
	all += "\nvar (\n" + ops + ")\n\n// named are the operations of this file, for names.\nfunc named() []*op {\n\treturn []*op{" +
		strings.Join(names, ", ") + "}\n}\n" + funcs
	files := map[string][]byte{}
	write := func(name, text string) (err error) {
		if files[name], err = format.Source([]byte(text)); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		return nil
	}
	if err := errors.Join(write(Root, limb), write(Slices, all)); err != nil {
		return nil, err
	}
	arrays, test, err := maps(vec, files[Slices])
	if err != nil {
		return nil, err
	}
	return files, errors.Join(write(Maps, arrays), write(MapsTest, test), write(Methods, here.methods()))
}

// files are the parsed files of a package.
type files struct {
	fset *token.FileSet
	list []*ast.File
}

// parse reads the package in dir, without its tests and the file of a name.
func parse(dir, without string) (*files, error) {
	p := &files{fset: token.NewFileSet()}
	var err error
	p.list, err = instances.Parse(p.fset, dir, without)
	return p, err
}

// each calls f with every function and method.
func (p *files) each(f func(d *ast.FuncDecl)) {
	for _, file := range p.list {
		for _, d := range file.Decls {
			if d, ok := d.(*ast.FuncDecl); ok {
				f(d)
			}
		}
	}
}

// has reports whether there is a function of that name.
func (p *files) has(name string) (found bool) {
	p.each(func(d *ast.FuncDecl) { found = found || d.Recv == nil && d.Name.Name == name })
	return found
}

// asks reports whether an interface asks for a method.
func (p *files) asks(name, method string) (found bool) {
	for _, file := range p.list {
		ast.Inspect(file, func(n ast.Node) bool {
			t, ok := n.(*ast.TypeSpec)
			if !ok || t.Name.Name != name {
				return true
			}
			if i, ok := t.Type.(*ast.InterfaceType); ok {
				for _, f := range i.Methods.List {
					found = found || slices.ContainsFunc(f.Names, func(id *ast.Ident) bool { return id.Name == method })
				}
			}
			return false
		})
	}
	return found
}

// marked returns the marked methods, in the order of their names.
func marked(p *files) (list []*function, err error) {
	ofComplex := map[string]*ast.FuncDecl{}
	p.each(func(d *ast.FuncDecl) {
		if d.Recv != nil && instances.Receiver(d) == "ComplexPair" {
			ofComplex[d.Name.Name] = d
		}
	})
	p.each(func(d *ast.FuncDecl) {
		if err != nil || d.Doc == nil || d.Recv == nil || instances.Receiver(d) != "Pair" || !slices.ContainsFunc(d.Doc.List, func(c *ast.Comment) bool { return c.Text == directive }) {
			return
		}
		f, why := read(d)
		if why != "" {
			err = fmt.Errorf("%s: %s is marked %s: %s", p.fset.Position(d.Pos()), d.Name.Name, directive, why)
			return
		}
		f.real = p.asks("Real", f.name) || p.asks("Elementary", f.name)
		if d := ofComplex[f.name]; d != nil {
			out, why := values(d.Type.Results, d.Recv)
			f.complex, f.same = true, why == "" && len(out) > 0
		}
		list = append(list, f)
	})
	slices.SortFunc(list, func(f, g *function) int { return strings.Compare(f.name, g.name) })
	return list, err
}

// read takes a method apart; why says what makes it no function.
func read(d *ast.FuncDecl) (f *function, why string) {
	f = &function{name: d.Name.Name}
	doc := strings.Join(strings.Fields(d.Doc.Text()), " ")
	sentence, ok := strings.CutPrefix(doc, f.name+" returns ")
	if !ok {
		return nil, fmt.Sprintf("its comment must begin with %q", f.name+" returns …")
	}
	f.sentence = strings.TrimSuffix(regexp.MustCompile(`^.*?\.( |$)`).FindString(sentence), " ")
	if f.sentence = strings.TrimSuffix(f.sentence, "."); f.sentence == "" {
		return nil, "its comment must begin with a sentence"
	}
	if f.in, why = values(d.Recv, &ast.FieldList{}); why != "" {
		return nil, why
	}
	operands, why := values(d.Type.Params, d.Recv)
	if why != "" {
		return nil, why
	}
	f.in = append(f.in, operands...)
	f.out, why = values(d.Type.Results, d.Recv)
	if n := len(f.in) + len(f.out); why == "" && (len(f.out) == 0 || n > 5) {
		why = "a function has results, and with its operands five of them at most"
	}
	return f, why
}

// values reads parameters or results: numbers of the receiver's type, and ints.
func values(list, number *ast.FieldList) (vals []value, why string) {
	if list == nil {
		return nil, ""
	}
	for _, field := range list.List {
		v := value{int: isIdent(field.Type, "int")}
		if !v.int && len(number.List) > 0 && !same(field.Type, number.List[0].Type) {
			return nil, "its operands and results must be numbers of its type, or int"
		}
		if len(field.Names) == 0 {
			vals = append(vals, v)
		}
		for _, name := range field.Names {
			v.name = name.Name
			vals = append(vals, v)
		}
	}
	return vals, ""
}

func isIdent(e ast.Expr, name string) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == name
}

// same reports whether two types are written alike.
func same(a, b ast.Expr) bool {
	text := func(e ast.Expr) string {
		var s bytes.Buffer
		format.Node(&s, token.NewFileSet(), e)
		return s.String()
	}
	return text(a) == text(b)
}

// generic is the function of package limb.
func (f *function) generic() string {
	var names []string
	for _, v := range f.in[1:] {
		names = append(names, v.name)
	}
	constraint := "Real[N]"
	switch {
	case f.same:
		constraint = "Elementary[N]"
	case !f.real: // of a method that has just been added
		constraint = fmt.Sprintf("interface{ %s(%s) %s }", f.name, bare(f.in[1:]), results(bare(f.out)))
	}
	return fmt.Sprintf("\n%sfunc %s[N %s](%s) %s { return %s.%s(%s) }\n", comment(f.name+" returns "+f.sentence+"."),
		f.name, constraint, list(f.in, "N", "int"), results(list(f.out, "N", "int")),
		f.in[0].name, f.name, strings.Join(names, ", "))
}

// list prints parameters as Go does: those of one type side by side.
func list(vals []value, number, integer string) string {
	s := ""
	for i, v := range vals {
		s += v.name
		if i+1 < len(vals) && vals[i+1].int == v.int {
			s += ", "
			continue
		}
		s += " " + map[bool]string{true: integer, false: number}[v.int]
		if i+1 < len(vals) {
			s += ", "
		}
	}
	return strings.TrimSpace(s)
}

// bare prints the types of parameters alone.
func bare(vals []value) string {
	var types []string
	for _, v := range vals {
		types = append(types, map[bool]string{true: "int", false: "N"}[v.int])
	}
	return strings.Join(types, ", ")
}

// results puts what has several words into parentheses.
func results(s string) string {
	if strings.Contains(s, " ") {
		return "(" + s + ")"
	}
	return s
}

// slices are the operation and the function of package vec.
func (f *function) slices() (op, text string) {
	number, with := "limb.RealNumber", f.machine()
	switch {
	case !f.real: // of a method that has just been added
		number, with = "limb.Extended", ""
		if f.complex {
			number += " | limb.ComplexNumber"
		}
	case f.complex:
		number = "limb.Number"
	}
	op = fmt.Sprintf("\t%s = op{name: %q, make: func() byKind { return of(simd.%s)%s }}\n", variable(f.name), f.name, f.name, with)
	params := slices.Concat(f.out, f.in)
	var names, sets []string
	sentence := f.sentence
	for i := range params {
		v := &params[i]
		if v.name == "" {
			v.name = "dst"
		}
		names = append(names, v.name)
		if i < len(f.out) {
			sets = append(sets, v.name+"[i]")
		} else {
			sentence = indexed(sentence, v.name)
		}
	}
	doc := fmt.Sprintf("%s sets %s to %s.", f.name, strings.Join(sets, " and "), sentence)
	text = fmt.Sprintf("\n%sfunc %s[N %s](%s) { run%d(%s.of(kindOf[N]()), %s) }\n", comment(doc),
		f.name, number, list(params, "[]N", "[]int32"), len(params), variable(f.name), strings.Join(names, ", "))
	return op, text
}

// machine adds the methods of F32 and F64 to an operation, which run in Go.
func (f *function) machine() string {
	integer := func(vals []value) bool { return vals[len(vals)-1].int }
	form := "%s"
	switch {
	case integer(f.in):
		form = "lastIn(%s)"
	case integer(f.out) && len(f.out) == 1:
		form = "onlyOut(%s)"
	case integer(f.out) && len(f.in) == 1:
		form = "lastOut(%s)"
	case integer(f.out):
		form = "shortQuo(%s)"
	}
	var loops []string
	for _, number := range []string{"F32", "F64"} {
		loops = append(loops, fmt.Sprintf("map%d%d("+form+")", len(f.in), len(f.out), "limb."+number+"."+f.name))
	}
	return ".with(" + strings.Join(loops, ", ") + ")"
}

// indexed writes name[i] for each name in a sentence: what no letter or digit of a word
// stands beside. A Greek letter does: sin πx.
func indexed(sentence, name string) string {
	word := func(r rune) bool { return r < 0x80 && (unicode.IsLetter(r) || unicode.IsDigit(r)) }
	runes, n := []rune(sentence), len([]rune(name))
	var s strings.Builder
	for i := 0; i < len(runes); i++ {
		if i+n <= len(runes) && string(runes[i:i+n]) == name && (i == 0 || !word(runes[i-1])) && (i+n == len(runes) || !word(runes[i+n])) {
			s.WriteString(name + "[i]")
			i += n - 1
			continue
		}
		s.WriteRune(runes[i])
	}
	return s.String()
}

// variable is the name of an operation in package vec: one that Go has not.
func variable(name string) string {
	v := strings.ToLower(name[:1]) + name[1:]
	if slices.Contains([]string{"max", "min", "copy", "len", "new", "real", "imag", "complex"}, v) {
		v += "Of"
	}
	return v
}

// comment breaks a text into lines.
func comment(text string) string {
	s, line := "", "//"
	for _, word := range strings.Fields(text) {
		if len([]rune(line))+1+len([]rune(word)) > 90 {
			s, line = s+line+"\n", "//"
		}
		line += " " + word
	}
	return s + line + "\n"
}
