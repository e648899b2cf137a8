// Package opencl prints the IR as OpenCL C.
//
// The text keeps the names, the comments and the calls of the Go source. Every
// rounded sum or product stands in RN( ); errors of products, quotients and
// roots in f32_proderr, f32_div and f32_sqrt, or f64_…: those the prelude of the
// device defines, and all that a device needs of care is in them.
package opencl

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/ir"
)

// formats are the operations that C has a notation for; the second form is that
// of integers. Integers wrap, which in C only unsigned ones do. What stands in
// neither is a word of the prelude: f32_finite(a), f64_pow2(n).
var formats = map[ir.Op][2]string{
	ir.Add:      {"RN(%s + %s)", "(int)((uint)%s + (uint)%s)"},
	ir.Sub:      {"RN(%s - %s)", "(int)((uint)%s - (uint)%s)"},
	ir.Mul:      {"RN(%s * %s)", "(int)((uint)%s * (uint)%s)"},
	ir.Neg:      {"", "(int)(0u - (uint)%s)"},
	ir.Abs:      {"fabs(%s)", ""},
	ir.Copysign: {"copysign(%s, %s)", ""},
	ir.Trunc:    {"trunc(%s)", ""},
	ir.Floor:    {"floor(%s)", ""},
	ir.ToInt:    {"", "(int)%s"},
	ir.Lt:       {"(%s < %s)", "(%s < %s)"},
	ir.Le:       {"(%s <= %s)", "(%s <= %s)"},
	ir.Eq:       {"(%s == %s)", "(%s == %s)"},
	ir.Ne:       {"(%s != %s)", "(%s != %s)"},
	ir.And:      {"", "(%s & %s)"},
	ir.Or:       {"", "(%s | %s)"},
	ir.Xor:      {"", "(%s ^ %s)"},
	ir.Not:      {"", "!%s"},
	ir.Quo:      {"", "(%s / %s)"},
	ir.Rem:      {"", "(%s %% %s)"},
	ir.Widen:    {"(double)%s", ""},
	ir.Narrow:   {"(float)%s", ""},
	ir.Select:   {"(%s ? %s : %s)", "(%s ? %s : %s)"},
}

var cTypes = map[ir.Type]string{ir.Bool: "int", ir.I32: "int", ir.F32: "float", ir.F64: "double"}

// reserved are words that a Go variable may be named, and a C one may not.
var reserved = strings.Fields(`float double half int uint long ulong char short bool kernel global local constant
	private const static sqrt fabs copysign trunc floor fma RN signed unsigned volatile register auto union enum
	typedef sizeof do while inline restrict extern out i count`)

// Text prints a program, callees first, and the map kernels of some of its functions.
func Text(p *ir.Program, kernels ...*ir.Func) string {
	var s strings.Builder
	for _, t := range p.Tables {
		fmt.Fprintf(&s, "__constant %s %s[%d] = {\n", cTypes[t.Type], t.Name, len(t.Data))
		for _, x := range t.Data {
			fmt.Fprintf(&s, "\t%s,\n", number(x, t.Type))
		}
		s.WriteString("};\n\n")
	}
	for _, f := range p.Funcs {
		s.WriteString(function(f) + "\n")
	}
	for _, f := range kernels {
		s.WriteString(mapKernel(f) + "\n")
	}
	return s.String()
}

// printer prints one function.
type printer struct {
	f     *ir.Func
	text  map[*ir.Value]string // how a value is referred to
	uses  map[*ir.Value]int
	taken map[string]int
	body  strings.Builder

	// Of programs.
	vars   map[*ir.Var]string
	arrays map[*ir.Memory]string
	at     map[*ir.Value]any  // the list of statements in which a value is computed
	far    map[*ir.Value]bool // it is used in another one
	indent string
	leave  string // what a return is here
	run    int    // elements of a work-item
}

func newPrinter(f *ir.Func) *printer {
	p := &printer{f: f, text: map[*ir.Value]string{}, uses: map[*ir.Value]int{}, taken: map[string]int{},
		vars: map[*ir.Var]string{}, arrays: map[*ir.Memory]string{}, indent: "\t"}
	for _, w := range reserved {
		p.taken[w] = 1
	}
	return p
}

func function(f *ir.Func) string {
	p := newPrinter(f)
	for _, v := range append(f.Body[:len(f.Body):len(f.Body)], &ir.Value{Args: f.Results}) {
		for _, a := range v.Args {
			p.uses[a]++
		}
	}
	var params []string
	for _, v := range f.Params {
		p.text[v] = p.unique(v.Name)
		params = append(params, cTypes[v.Type]+" "+p.text[v])
	}
	outs := resultNames(f)[1:]
	for i, name := range outs {
		outs[i] = p.unique(name)
		params = append(params, cTypes[f.Results[i+1].Type]+" *"+outs[i])
	}
	if f.Arm {
		p.body.WriteString("\tif (!" + p.text[f.Params[0]] + ") {\n")
		for i, name := range outs {
			fmt.Fprintf(&p.body, "\t\t*%s = %s;\n", name, p.text[f.Params[i+2]])
		}
		p.body.WriteString("\t\treturn " + p.text[f.Params[1]] + ";\n\t}\n")
	}
	if f.Code != nil {
		p.place(f.Code)
		p.declare(f)
		p.leave = "{ "
		for i, name := range outs {
			p.leave += "*" + name + " = " + p.vars[f.Results[i+1].Var] + "; "
		}
		p.leave += "return " + p.vars[f.Results[0].Var] + "; }"
		p.code(f.Code)
	} else {
		for i := len(f.Params); i < len(f.Body); i++ {
			p.value(f.Body[i], f.Body[i+1:])
		}
		for i, name := range outs {
			fmt.Fprintf(&p.body, "\t*%s = %s;\n", name, p.operand(f.Results[i+1]))
		}
		p.body.WriteString("\treturn " + p.operand(f.Results[0]) + ";\n")
	}

	var s strings.Builder
	for line := range strings.Lines(f.Doc) {
		s.WriteString(strings.TrimRight("// "+strings.TrimSpace(line), " ") + "\n")
	}
	fmt.Fprintf(&s, "static inline %s %s(%s)\n{\n%s}\n", cTypes[f.Results[0].Type], f.Name, strings.Join(params, ", "), p.body.String())
	return s.String()
}

// resultNames names the results: as in Go, or after the fields of their struct.
func resultNames(f *ir.Func) (names []string) {
	for i, g := range f.Out {
		for j := range g.N {
			name := g.Name
			if g.Fields != nil {
				name += "_" + g.Fields[j]
			} else if name == "" {
				name = "r" + strconv.Itoa(i)
			}
			names = append(names, strings.Trim(name, "_"))
		}
	}
	return names
}

// value prints a statement for v, or keeps its expression for the one place
// that uses it.
func (p *printer) value(v *ir.Value, rest []*ir.Value) {
	switch {
	case v.Op == ir.Result: // its call has named it
	case v.Op == ir.Const || v.Op == ir.Splitter:
		p.text[v] = p.expr(v)
	case v.Op == ir.Call && len(v.Callee.Results) > 1:
		p.call(v, rest)
	case v.Op == ir.Len:
		p.text[v] = p.expr(v)
	case v.Name == "" && v.Comment == "" && p.uses[v] == 1 && !p.far[v] && v.Op != ir.Get && v.Op != ir.Load:
		p.text[v] = p.expr(v)
	default:
		e := p.expr(v)
		name := p.unique(cmp.Or(v.Name, "t"+strconv.Itoa(v.ID)))
		p.commented(v.Comment, fmt.Sprintf("const %s %s = %s;", cTypes[v.Type], name, e))
		p.text[v] = name
	}
}

// call prints a call of several results: the first is returned, the others
// are stored where pointers tell.
func (p *printer) call(v *ir.Value, rest []*ir.Value) {
	results := make([]*ir.Value, len(v.Callee.Results))
	for _, r := range rest {
		if r.Op == ir.Result && r.Args[0] == v {
			results[r.Index] = r
		}
	}
	comment, first, pointers := "", "", ""
	for i, c := range v.Callee.Results {
		r := cmp.Or(results[i], &ir.Value{}) // a result may not be used
		name := p.unique(cmp.Or(r.Name, fmt.Sprintf("t%d_%d", v.ID, i)))
		p.text[r], comment = name, comment+r.Comment
		if i == 0 {
			first = fmt.Sprintf("const %s %s = ", cTypes[c.Type], name)
		} else {
			p.line(cTypes[c.Type] + " " + name + ";")
			pointers += ", &" + name
		}
	}
	p.commented(comment, first+strings.Replace(strings.TrimSuffix(p.expr(v), ")")+pointers+");", "(, ", "(", 1))
}

func (p *printer) line(s string) { p.body.WriteString(p.indent + s + "\n") }

func (p *printer) commented(comment, s string) {
	if comment != "" {
		s += " // " + comment
	}
	p.line(s)
}

func (p *printer) unique(name string) string {
	p.taken[name]++
	if n := p.taken[name] - 1; n > 0 {
		return p.unique(name + "_" + strconv.Itoa(n))
	}
	return name
}

// operand prints v as an operand of arithmetic, an argument or a result. There
// a zero is one of the prelude's.
func (p *printer) operand(v *ir.Value) string {
	if v.Op == ir.Const && v.Type.Float() && v.Const == 0 && !math.Signbit(v.Const) {
		return v.Type.String() + "_zero"
	}
	return p.text[v]
}

// expr prints the operation of v.
func (p *printer) expr(v *ir.Value) string {
	var args []string
	var vals []any
	for _, a := range v.Args {
		s := p.operand(a)
		if v.Op > ir.ProdErr { // no arithmetic
			s = p.text[a]
		}
		args, vals = append(args, s), append(vals, s)
	}
	list := strings.Join(args, ", ")
	limb := p.f.Limb.String()
	if v.Type.Float() {
		limb = v.Type.String()
	} else if len(v.Args) > 0 && v.Args[0].Type.Float() {
		limb = v.Args[0].Type.String()
	}
	switch v.Op {
	case ir.Get:
		return p.vars[v.Var]
	case ir.Load:
		return fmt.Sprintf("%s_%d[%s]", p.arrays[v.Memory], v.Index, p.index(v.Args[0], 0))
	case ir.Len:
		if v.Memory.Space != ir.Slice {
			return strconv.Itoa(v.Memory.Len)
		}
		return p.arrays[v.Memory] + "_len"
	case ir.Const:
		return number(v.Const, v.Type)
	case ir.Call:
		return v.Callee.Name + "(" + list + ")"
	case ir.Lookup:
		return fmt.Sprintf("%s[%s]", v.Table.Name, list)
	case ir.Shl:
		return fmt.Sprintf("(int)((uint)%s << %d)", list, v.Index)
	case ir.Shr:
		return fmt.Sprintf("(%s >> %d)", list, v.Index)
	}
	form := formats[v.Op][0]
	if !v.Type.Float() && formats[v.Op][1] != "" {
		form = formats[v.Op][1]
	}
	if form == "" {
		if v.Op == ir.Chop {
			list += ", " + strconv.Itoa(v.Index)
		}
		return fmt.Sprintf("%s_%s(%s)", limb, v.Op, list)
	}
	return fmt.Sprintf(form, vals...)
}

func number(x float64, t ir.Type) string {
	if !t.Float() {
		return strconv.Itoa(int(x))
	}
	s := strconv.FormatFloat(x, 'x', -1, 64)
	if x == math.Trunc(x) && math.Abs(x) < 1e6 {
		s = fmt.Sprintf("%.1f", x)
	}
	if t == ir.F32 {
		s += "f"
	}
	if math.Signbit(x) {
		s = "(" + s + ")"
	}
	return s
}

// mapKernel prints the kernel that applies f to every element of its planes.
func mapKernel(f *ir.Func) string {
	var args, call []string
	for i, v := range f.Params {
		args = append(args, fmt.Sprintf("__global const %s *in%d", cTypes[v.Type], i))
		call = append(call, fmt.Sprintf("in%d[i]", i))
	}
	var before, after string
	for i, r := range f.Results {
		args = append(args, fmt.Sprintf("__global %s *out%d", cTypes[r.Type], i))
		if i > 0 {
			before += fmt.Sprintf("\t\t%s r%d;\n", cTypes[r.Type], i)
			after += fmt.Sprintf("\t\tout%d[i] = r%d;\n", i, i)
			call = append(call, fmt.Sprintf("&r%d", i))
		}
	}
	return fmt.Sprintf("__kernel void map_%s(const uint n, %s)\n{\n\tFOR_EACH(i, n) {\n%s\t\tout0[i] = %s(%s);\n%s\t}\n}\n",
		f.Name, strings.Join(args, ", "), before, f.Name, strings.Join(call, ", "), after)
}
