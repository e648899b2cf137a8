// Package once writes the functions that call what is compiled once.
//
// Only the syntax is read: functions that are stale or missing are no obstacle.
package once

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/token"
	"maps"
	"slices"
	"strings"

	"github.com/limbfp/limb/gen/twins"
	"github.com/limbfp/limb/internal/compiler/once"
)

// Name is that of the file.
const Name = "zonce.go"

const head = `// Code generated from the functions that are marked //limb:once by gen; DO NOT EDIT.

package limb

// as32 and as64 return x, of a T that is that width.
func (x Pair[T]) as32() DF { return DF{float32(x.Hi), float32(x.Lo)} }
func (x Pair[T]) as64() DD { return DD{float64(x.Hi), float64(x.Lo)} }
func (x Quad[T]) as32() QF { return QF{float32(x.X0), float32(x.X1), float32(x.X2), float32(x.X3)} }
func (x Quad[T]) as64() QD { return QD{float64(x.X0), float64(x.X1), float64(x.X2), float64(x.X3)} }
func (x ComplexPair[T]) as32() CDF { return CDF{x.Re.as32(), x.Im.as32()} }
func (x ComplexPair[T]) as64() CDD { return CDD{x.Re.as64(), x.Im.as64()} }
func (x ComplexQuad[T]) as32() CQF { return CQF{x.Re.as32(), x.Im.as32()} }
func (x ComplexQuad[T]) as64() CQD { return CQD{x.Re.as64(), x.Im.as64()} }

// ofPair and ofQuad return x, which is of T.
func ofPair[T, U Float](x Pair[U]) Pair[T] { return Pair[T]{T(x.Hi), T(x.Lo)} }
func ofQuad[T, U Float](x Quad[U]) Quad[T] { return Quad[T]{T(x.X0), T(x.X1), T(x.X2), T(x.X3)} }
func ofComplexPair[T, U Float](x ComplexPair[U]) ComplexPair[T] { return ComplexPair[T]{ofPair[T](x.Re), ofPair[T](x.Im)} }
func ofComplexQuad[T, U Float](x ComplexQuad[U]) ComplexQuad[T] { return ComplexQuad[T]{ofQuad[T](x.Re), ofQuad[T](x.Im)} }
`

// short are the numbers, by the name of the generic type and the width.
var short = map[string]map[string]string{
	"Pair": {"32": "DF", "64": "DD"}, "Quad": {"32": "QF", "64": "QD"},
	"ComplexPair": {"32": "CDF", "64": "CDD"}, "ComplexQuad": {"32": "CQF", "64": "CQD"},
}

// Files returns the file of the package in root, whose twins are written.
func Files(root string) (map[string][]byte, error) {
	fset := token.NewFileSet()
	files, err := twins.Parse(fset, root, Name)
	if err != nil {
		return nil, err
	}
	texts := map[string]string{}
	for _, f := range files {
		for _, d := range f.Decls {
			if d, ok := d.(*ast.FuncDecl); ok && once.Marked(d) {
				text, err := function(d)
				if err != nil {
					return nil, fmt.Errorf("%s: %s is marked %s: %w", fset.Position(d.Pos()), d.Name.Name, once.Directive, err)
				}
				texts[d.Name.Name] = text
			}
		}
	}
	var s bytes.Buffer
	s.WriteString(head)
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		s.WriteString(texts[name])
	}
	text, err := format.Source(s.Bytes())
	return map[string][]byte{Name: text}, err
}

// a value is an operand or a result.
type value struct{ name, typ string }

// is is the generic type, "" for what is none.
func (v value) is() string { return strings.TrimSuffix(v.typ, "[T]") }

// at is the type at a width.
func (v value) at(width string) string {
	switch {
	case short[v.is()] != nil:
		return short[v.is()][width]
	case v.typ == "T":
		return "float" + width
	}
	return v.typ
}

// to is the value at a width.
func (v value) to(width string) string {
	switch {
	case short[v.is()] != nil:
		return v.name + ".as" + width + "()"
	case v.typ == "T":
		return "float" + width + "(" + v.name + ")"
	}
	return v.name
}

// from is the value of T that a variable of a width holds.
func (v value) from(name string) string {
	switch {
	case short[v.is()] != nil:
		return "of" + v.is() + "[T](" + name + ")"
	case v.typ == "T":
		return "T(" + name + ")"
	}
	return name
}

func values(list *ast.FieldList) (vals []value, err error) {
	if list == nil {
		return nil, nil
	}
	for _, f := range list.List {
		var typ string
		switch t := f.Type.(type) {
		case *ast.Ident:
			typ = t.Name
		case *ast.IndexExpr:
			typ = t.X.(*ast.Ident).Name + "[T]"
		}
		if v := (value{"", typ}); short[v.is()] == nil && !slices.Contains([]string{"T", "int", "int32", "bool"}, typ) {
			return nil, fmt.Errorf("its operands and results must be numbers, T, int, int32 or bool")
		}
		for _, n := range f.Names {
			vals = append(vals, value{n.Name, typ})
		}
		if len(f.Names) == 0 {
			vals = append(vals, value{"", typ})
		}
	}
	return vals, nil
}

// function prints what calls a function: at each width another, which is compiled once.
func function(d *ast.FuncDecl) (string, error) {
	name := d.Name.Name
	in, err := values(d.Type.Params)
	if err != nil {
		return "", err
	}
	out, err := values(d.Type.Results)
	if err != nil {
		return "", err
	}
	var s strings.Builder
	list := func(vals []value, f func(v value) string) string {
		var parts []string
		for _, v := range vals {
			parts = append(parts, f(v))
		}
		return strings.Join(parts, ", ")
	}
	typed := func(width string) (string, string) {
		return list(in, func(v value) string { return v.name + " " + v.at(width) }), list(out, func(v value) string { return v.at(width) })
	}
	results := func(name string) []string {
		var names []string
		for i := range out {
			names = append(names, fmt.Sprintf("%s%d", name, i))
		}
		return names
	}
	fmt.Fprintf(&s, "\n// %s%s is %s.\n//\n%s %s\n", name, once.Suffix, name, once.Directive, name)
	fmt.Fprintf(&s, "func %s%s[T Float](%s) (%s) {\n", name, once.Suffix,
		list(in, func(v value) string { return v.name + " " + v.typ }), list(out, func(v value) string { return v.typ }))
	for _, width := range []string{"32", "64"} {
		if width == "32" {
			s.WriteString("if is32[T]() {\n")
		}
		r := results("r")
		var back []string
		for i, v := range out {
			back = append(back, v.from(r[i]))
		}
		fmt.Fprintf(&s, "%s := %s%s(%s)\nreturn %s\n", strings.Join(r, ", "), name, width, list(in, func(v value) string { return v.to(width) }), strings.Join(back, ", "))
		if width == "32" {
			s.WriteString("}\n")
		}
	}
	s.WriteString("}\n")
	for _, width := range []string{"32", "64"} {
		params, results := typed(width)
		fmt.Fprintf(&s, "\n//go:noinline\nfunc %s%s(%s) (%s) { return %s(%s) }\n", name, width, params, results, name, list(in, func(v value) string { return v.name }))
	}
	return s.String(), nil
}
