package instances

import (
	"fmt"
	"go/ast"
	"go/format"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/compiler/once"
)

// once prints what calls the functions that are compiled once, and these at each width.
func (src *source) once(twins string) (string, error) {
	list, err := src.marks(twins)
	if err != nil {
		return "", err
	}
	var s strings.Builder
	conversions := map[string]string{}
	for _, d := range list {
		if hasArrays(d) {
			text, err := src.unrolled(d)
			if err != nil {
				return "", err
			}
			s.WriteString(text)
			continue
		}
		f, err := src.function(d)
		if err != nil {
			return "", fmt.Errorf("%s: %s is marked %s: %w", src.position(d.Pos()), d.Name.Name, once.Directive, err)
		}
		s.WriteString(f.call())
		for _, w := range widths {
			s.WriteString(f.at(w))
		}
		for _, v := range append(f.in, f.out...) {
			v.convert(conversions)
		}
	}
	convert := ""
	for _, name := range slices.Sorted(maps.Keys(conversions)) {
		convert += conversions[name]
	}
	if convert != "" {
		convert = "\n// What begins with of returns x, with limbs of another type that is as wide.\n" + convert
	}
	return convert + s.String(), nil
}

// a function is compiled once.
type function struct {
	*source
	d       *ast.FuncDecl
	in, out []value
	names   []string // of the instances, by width
}

// a value is an operand or a result.
type value struct {
	name, typ string
	numbers   *numbers // that it is one of
}

// numbers is a generic type of numbers, taken apart into its limbs.
type numbers struct {
	name   string   // as it stands in the source: Pair, or limb.Pair
	fields []string // of T
	parts  *numbers // of which it has two instead, Re and Im
}

// numbersOf returns the generic type of a name, nil for what is none.
func (src *source) numbersOf(name string) *numbers {
	for _, r := range src.table {
		switch bare(name) {
		case r.name:
			return &numbers{name: name, fields: r.limbs}
		case r.wide:
			n := &numbers{name: name}
			for k := range len(r.limbs) + 1 {
				n.fields = append(n.fields, fmt.Sprintf("X%d", k))
			}
			return n
		case complexPrefix + r.name:
			return &numbers{name: name, parts: src.numbersOf(strings.TrimSuffix(name, complexPrefix+r.name) + r.name)}
		}
	}
	return nil
}

// bare is a name without that of its package.
func bare(name string) string { return name[strings.LastIndex(name, ".")+1:] }

// of names the conversion to limbs of a type.
func (n *numbers) of() string { return "of" + title(bare(n.name)) }

// convert prints a conversion, and what it calls.
func (v value) convert(out map[string]string) {
	for n := v.numbers; n != nil; n = n.parts {
		parts, list := n.fields, []string{}
		convert := "U"
		if n.parts != nil {
			parts, convert = []string{"Re", "Im"}, n.parts.of()+"[U]"
		}
		for _, p := range parts {
			list = append(list, fmt.Sprintf("%s: %s(x.%[1]s)", p, convert))
		}
		float := strings.TrimSuffix(n.name, bare(n.name)) + "Float"
		out[n.of()] = fmt.Sprintf("\nfunc %s[U, T %s](x %s[T]) %[3]s[U] { return %[3]s[U]{%s} }\n", n.of(), float, n.name, strings.Join(list, ", "))
	}
}

// at is the type at a width.
func (v value) at(float string) string {
	switch {
	case v.numbers != nil:
		return v.numbers.name + "[" + float + "]"
	case v.typ == "T":
		return float
	}
	return v.typ
}

// to is the value with limbs of a type: of a machine float, or of T.
func (v value) to(name, float string) string {
	switch {
	case v.numbers != nil:
		return v.numbers.of() + "[" + float + "](" + name + ")"
	case v.typ == "T":
		return float + "(" + name + ")"
	}
	return name
}

// values returns the parameters or the results of a list of fields.
func (src *source) values(list *ast.FieldList) (vals []value, err error) {
	if list == nil {
		return nil, nil
	}
	for _, f := range list.List {
		typ := types.ExprString(f.Type)
		generic, is := strings.CutSuffix(typ, "[T]")
		v := value{typ: typ}
		if is {
			v.numbers = src.numbersOf(generic)
		}
		if v.numbers == nil && !slices.Contains([]string{"T", "int", "int32", "bool"}, typ) {
			return nil, fmt.Errorf("its operands and results must be numbers, T, int, int32 or bool, not %s", typ)
		}
		for _, n := range f.Names {
			v.name = n.Name
			vals = append(vals, v)
		}
		if len(f.Names) == 0 {
			vals = append(vals, v)
		}
	}
	return vals, nil
}

// function reads a declaration.
func (src *source) function(d *ast.FuncDecl) (f *function, err error) {
	f = &function{source: src, d: d}
	if f.in, err = src.values(d.Type.Params); err != nil {
		return nil, err
	}
	if f.out, err = src.values(d.Type.Results); err != nil {
		return nil, err
	}
	// expm1 of numbers of four limbs is expm1QF and expm1QD.
	base, of := d.Name.Name, src.table[0]
	for _, r := range src.table {
		if name, ok := strings.CutSuffix(base, r.suffix); ok && r.suffix != "" && src.functions[name] {
			base, of = name, r
		}
	}
	for _, s := range of.short {
		f.names = append(f.names, base+s)
	}
	return f, nil
}

// list joins what print says of the values.
func list(vals []value, print func(v value) string) string {
	var parts []string
	for _, v := range vals {
		parts = append(parts, print(v))
	}
	return strings.Join(parts, ", ")
}

// call prints the function that calls f at the width of T.
func (f *function) call() string {
	var s strings.Builder
	name := f.d.Name.Name
	fmt.Fprintf(&s, "%s[T %s](%s) (%s) {\n", head(name), types.ExprString(f.d.Type.TypeParams.List[0].Type),
		list(f.in, func(v value) string { return v.name + " " + v.typ }), list(f.out, func(v value) string { return v.typ }))
	for i, w := range widths {
		call := fmt.Sprintf("%s(%s)", f.names[i], list(f.in, func(v value) string { return v.to(v.name, w.float) }))
		k := 0
		back := func(v value) string {
			k++
			return v.to(fmt.Sprintf("r%d", k-1), "T")
		}
		body := "return " + f.out[0].to(call, "T") + "\n"
		if len(f.out) > 1 {
			results := list(f.out, back)
			var names []string
			for i := range f.out {
				names = append(names, fmt.Sprintf("r%d", i))
			}
			body = strings.Join(names, ", ") + " := " + call + "\nreturn " + results + "\n"
		}
		if i < len(widths)-1 {
			body = "if is32[T]() {\n" + body + "}\n"
		}
		s.WriteString(body)
	}
	return s.String() + "}\n"
}

// at prints f at a width.
func (f *function) at(w width) string {
	name, in := f.names[slices.Index(widths, w)], list(f.in, func(v value) string { return v.name + " " + v.at(w.float) })
	out := list(f.out, func(v value) string { return v.at(w.float) })
	args := list(f.in, func(v value) string { return v.name })
	return fmt.Sprintf("\n//go:noinline\nfunc %s(%s) (%s) { return %s(%s) }\n", name, in, out, f.d.Name.Name, args)
}

// head begins what is called in place of a function.
func head(name string) string {
	return fmt.Sprintf("\n// %s%s is %[1]s.\n//\n%[3]s %[1]s\nfunc %[1]s%[2]s", name, once.Suffix, once.Directive)
}

// unrolled prints a function without its arrays.
func (src *source) unrolled(d *ast.FuncDecl) (string, error) {
	var signature strings.Builder
	if err := format.Node(&signature, token.NewFileSet(), d.Type); err != nil {
		return "", err
	}
	body, err := src.unroll(d)
	return head(d.Name.Name) + strings.TrimPrefix(signature.String(), "func") + " " + body, err
}
