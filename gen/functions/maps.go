package functions

import (
	"bytes"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/run/types"
)

// Maps is the file of package device with its typed maps: what package vec does with slices,
// with arrays. They are the functions of package vec that do no more than run an operation whose
// functions are those of package simd, of one name or of both machine types, and those of them with one number
// for all elements. Their names, type parameters and operands are those of vec, and so are their comments.
const Maps = "device/zmaps.go"

// tabled are the functions that have long tables, which a program links for them alone (package kernels). A
// test of package device says which they are.
var tabled = strings.Fields("AiryAi AiryAiPrime AiryBi AiryBiPrime Beta BetaP BetaPinv BetaQ BetaQinv Digamma ExpInt Gamma GammaP GammaPinv GammaQ GammaQinv I0 I1 J0 J1 Jn LogBeta LogGamma Y0 Y1 Yn Zeta")

// MapsTest has a list of these for each of their types, for the test that they are all there.
const MapsTest = "device/zmaps_test.go"

// maps returns the texts of both files; generated is vec's own generated file.
func maps(vec *files, generated []byte) (text, test string, err error) {
	fset := vec.fset
	own, err := parser.ParseFile(fset, Slices, generated, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return "", "", err
	}
	all := &files{fset, append(slices.Clone(vec.list), own)}
	sources := all.sources()
	var list []*ast.FuncDecl
	all.each(func(d *ast.FuncDecl) {
		if d.Recv == nil && d.Name.IsExported() {
			list = append(list, d)
		}
	})
	slices.SortFunc(list, func(a, b *ast.FuncDecl) int { return strings.Compare(a.Name.Name, b.Name.Name) })
	head := "// Code generated from the functions of package vec by gen; DO NOT EDIT.\n\n"
	text = head + "package device\n\nimport (\n\"github.com/limbfp/limb\"\n\"github.com/limbfp/limb/internal/run/simd\"\n\"github.com/limbfp/limb/internal/run/typeof\"\n\"github.com/limbfp/limb/vec\"\n)\n"
	test = head + "package device_test\n\nimport (\n\"github.com/limbfp/limb\"\n\"github.com/limbfp/limb/device\"\n)\n\nvar typedMaps = []any{\n"
	for _, d := range list {
		if f := all.typedMap(d, sources); f != "" {
			text += f
			if !strings.Contains(f, "return fixed(") { // whose functions others have too
				test += all.instances(d, sources)
			}
		}
	}
	return text, test + "}\n", nil
}

// instances lists the function of package device for one of package vec, for each of its types.
func (p *files) instances(d *ast.FuncDecl, sources map[string]source) string {
	of := sources[p.matches(d.Body.List[0], `\((\w+)\.`)[1]]
	var second string
	if params := d.Type.TypeParams.List; len(params) > 1 && p.constraint(params[1], of) != "" {
		second = params[1].Names[0].Name
	}
	float := map[types.Type]string{types.F32: "float32", types.F64: "float64"}
	s := ""
	add := func(arguments ...string) { s += "device." + d.Name.Name + "[" + strings.Join(arguments, ", ") + "],\n" }
	if p.constraint(d.Type.TypeParams.List[0], of) == "limb.Float" {
		for _, t := range types.Floats {
			add(float[t])
		}
		return s
	}
	for t := range types.Numbers {
		if !p.takes(d, of, t) {
			continue
		}
		switch number := "limb." + t.String(); second {
		case "":
			add(number)
		case "T":
			add(number, float[t.Elem()])
		default:
			add(number, "limb."+(t%types.Reals).String())
		}
	}
	return s
}

// A source is what an operation of package vec is made of, as it is written.
type source struct {
	method string // of package simd, "simd.Add"
	floats string // or two functions of it, in parentheses, for both machine types
	real   bool   // the catalogue has it of real numbers alone, and vec makes the complex ones of these
	base   string // or another operation, of which one operand is a number for all elements
	fixed  string // and which one that is, counted with the results
}

// sources has those of the operations of package vec, by the names of their variables.
func (p *files) sources() map[string]source {
	list := map[string]source{}
	for _, file := range p.list {
		ast.Inspect(file, func(n ast.Node) bool {
			v, ok := n.(*ast.ValueSpec)
			if !ok {
				return true
			}
			for i, value := range v.Values {
				ast.Inspect(value, func(n ast.Node) bool {
					r, ok := n.(*ast.ReturnStmt)
					if !ok || len(r.Results) != 1 {
						return true
					}
					if of := p.matches(r.Results[0], `^(complexes\()?of\((simd\.\w+)\)`); of != nil {
						list[v.Names[i].Name] = source{method: of[2], real: of[1] != ""}
					} else if floats := p.matches(r.Results[0], `^floats(\(.*\))$`); floats != nil {
						list[v.Names[i].Name] = source{floats: floats[1]}
					} else if fixing := p.matches(r.Results[0], `^(\w+)\.fixing\((\d)\)$`); fixing != nil {
						list[v.Names[i].Name] = source{base: fixing[1], fixed: fixing[2]}
					}
					return true
				})
			}
			return false
		})
	}
	for name, of := range list {
		if base := list[of.base]; of.base != "" {
			base.fixed = of.fixed
			list[name] = base
		}
	}
	return list
}

// constraint is that of package device for a type parameter of one in package vec: the functions of devices are those
// of limb's numbers, and vec has F32 and F64 too. It is "" where the parameter is the machine's float32 or float64 alone.
func (p *files) constraint(field *ast.Field, of source) string {
	switch c := p.text(field.Type); c {
	case "limb.RealNumber":
		return "limb.Extended"
	case "limb.Number":
		return "AnyNumber"
	case "limb.RealOf[N, T]":
		return "Of[T]"
	case "limb.ElementaryOf[N, T]":
		if of.real {
			return "Of[T]"
		}
		return "Of[T] | limb.ComplexPair[T] | limb.ComplexQuad[T] | limb.ComplexTriple[T]"
	case "ComplexOf[R]":
		return "vec.ComplexOf[R]"
	case "~float32", "~float64":
		return ""
	case "~float32 | ~float64":
		return "limb.Float"
	default:
		return c
	}
}

// typedMap is the function of package device for one of package vec, "" where there is none.
func (p *files) typedMap(d *ast.FuncDecl, sources map[string]source) string {
	if d.Body == nil || len(d.Body.List) != 1 {
		return ""
	}
	run := p.matches(d.Body.List[0], `^run(?:[2-5]|Scalar)\((\w+)\.of\(kindOf\[(.*)\]\(\)\), (.*)\)$`)
	if run == nil {
		return ""
	}
	of, ok := sources[run[1]]
	if !ok {
		return ""
	}
	function := "either[" + run[2] + "]" + of.floats
	if of.method != "" {
		if function = p.byType(of, run[2], d); function == "" {
			function = of.method + "[typeof.Of[" + run[2] + "]()]"
		}
	}
	call := "mapped"
	if of.fixed != "" { // the number comes last
		arrays, number := run[3][:strings.LastIndex(run[3], ",")], run[3][strings.LastIndex(run[3], ",")+2:]
		call, run[3] = "fixed", of.fixed+", "+number+", "+arrays
	} else if slices.Contains(tabled, d.Name.Name) {
		call = "tabled"
	}
	var names []string
	machine := map[string]string{} // parameters that are a machine type
	for _, field := range d.Type.TypeParams.List {
		if c := p.constraint(field, of); c != "" {
			for _, name := range field.Names {
				names = append(names, name.Name+" "+c)
			}
		} else {
			machine[field.Names[0].Name] = strings.TrimPrefix(p.text(field.Type), "~")
		}
	}
	doc, answers := d.Doc.Text(), false
	var params []string
	for _, field := range d.Type.Params.List {
		typ := p.matches(field.Type, `^\[\](.*)$`)
		if typ == nil && of.fixed != "" {
			params = append(params, field.Names[0].Name+" "+p.text(field.Type))
			continue
		} else if typ == nil {
			return ""
		}
		if typ[1] == "bool" {
			answers, typ[1] = true, "int32"
		}
		if t := machine[typ[1]]; t != "" {
			typ[1] = t
		}
		var list []string
		for _, name := range field.Names {
			list = append(list, name.Name)
		}
		params = append(params, strings.Join(list, ", ")+" *Array["+typ[1]+"]")
	}
	if answers {
		doc = strings.TrimSuffix(strings.TrimSpace(doc), ".") + ": 1 or 0."
	}
	return "\n" + comment(strings.ReplaceAll(doc, "slice", "array")) + "func " + d.Name.Name + "[" + strings.Join(names, ", ") + "](" + strings.Join(params, ", ") +
		") error {\n return " + call + "(" + function + ", " + run[3] + ")\n}\n"
}

// byType lists the functions of a method of package simd for the types that a function has; "" of what is
// no method.
func (p *files) byType(of source, number string, d *ast.FuncDecl) string {
	name := strings.TrimPrefix(of.method, "simd.")
	if regexp.MustCompile(`^(From|To)F(32|64)$`).MatchString(name) {
		return ""
	}
	var list []string
	for t := range types.Numbers {
		function := "nil"
		if p.takes(d, of, t) {
			function = "&simd." + t.String() + name
		}
		list = append(list, function)
	}
	return "byType(sizeOf[" + number + "](), typeof.Of[" + number + "](), " + strings.Join(list, ", ") + ")"
}

// takes reports whether a function takes numbers of a type.
func (p *files) takes(d *ast.FuncDecl, of source, t types.Type) bool {
	switch c := p.constraint(d.Type.TypeParams.List[0], of); {
	case c == "limb.Float": // and operands are pairs
		return t.Limbs() == 2 && t < types.Reals
	case t < types.Reals:
		return !strings.HasSuffix(c, "ComplexNumber") && !strings.HasPrefix(c, "vec.ComplexOf")
	default:
		return c != "limb.Extended" && c != "Of[T]"
	}
}

// matches returns what a pattern has of the text of n.
func (p *files) matches(n ast.Node, pattern string) []string {
	return regexp.MustCompile(pattern).FindStringSubmatch(p.text(n))
}

// text prints n as Go is written.
func (p *files) text(n ast.Node) string {
	var s bytes.Buffer
	if stmt, ok := n.(*ast.ExprStmt); ok {
		n = stmt.X
	}
	format.Node(&s, token.NewFileSet(), n)
	return s.String()
}
