// Package opencl prints the IR as OpenCL C.
//
// The text keeps the names, the comments and the calls of the Go source. Every
// rounded sum or product stands in RN( ); errors of products, quotients and
// roots in f32_proderr, f32_div and f32_sqrt, or f64_…: those the prelude of the
// device defines, and all that a device needs of care is in them.
//
// A file is a list of blocks, each headed by a line
//
//	//: name needs…
//
// with the names of the blocks that must stand before it, so that a program is
// put together from just what its kernels call.
package opencl

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/ir"
)

// formats are the operations that C has a notation for; the second form is that
// of integers, the third of words. Integers wrap, which in C only unsigned ones do.
// What stands in none is a word of the prelude: f32_finite(a), f64_pow2(n).
var formats = map[ir.Op][3]string{
	ir.Add:      {"RN(%s + %s)", "(int)((uint)%s + (uint)%s)", "(%s + %s)"},
	ir.Sub:      {"RN(%s - %s)", "(int)((uint)%s - (uint)%s)", "(%s - %s)"},
	ir.Mul:      {"RN(%s * %s)", "(int)((uint)%s * (uint)%s)", "(%s * %s)"},
	ir.Neg:      {"", "(int)(0u - (uint)%s)"},
	ir.Abs:      {"fabs(%s)"},
	ir.Copysign: {"copysign(%s, %s)"},
	ir.Trunc:    {"trunc(%s)"},
	ir.Floor:    {"floor(%s)"},
	ir.ToInt:    {"", "(int)%s"},
	ir.Lt:       {"", "(%s < %s)"},
	ir.Le:       {"", "(%s <= %s)"},
	ir.Eq:       {"", "(%s == %s)"},
	ir.Ne:       {"", "(%s != %s)"},
	ir.And:      {"", "(%s & %s)", "(%s & %s)"},
	ir.Or:       {"", "(%s | %s)", "(%s | %s)"},
	ir.Xor:      {"", "(%s ^ %s)", "(%s ^ %s)"},
	ir.Not:      {"", "!%s"},
	ir.ShlBy:    {"", "", "(%s << %s)"},
	ir.ShrBy:    {"", "", "(%s >> %s)"},
	ir.Clz:      {"", "", "clz(%s)"},
	ir.MulHi:    {"", "", "mul_hi(%s, %s)"},
	ir.ToWide:   {"", "", "(ulong)%s"},
	ir.ToLow:    {"", "", "(uint)%s"},
	ir.Select:   {"(%s ? %s : %s)", "(%s ? %s : %s)", "(%s ? %s : %s)"},
	ir.Opaque:   {"limb_barrier(%s)", "limb_barrier(%s)", "limb_barrier(%s)"},
}

// standIns are the functions that a prelude may put in the place of operations.
var standIns = map[ir.Op]string{ir.ProdErr: "prodErrSplit", ir.Div: "quotient", ir.Sqrt: "root"}

var cTypes = map[ir.Type]string{ir.Bool: "int", ir.I32: "int", ir.F32: "float", ir.F64: "double", ir.U32: "uint", ir.U64: "ulong"}

// reserved are words that a Go variable may be named, and a C one may not.
var reserved = strings.Fields(`float double half int uint long ulong char short bool kernel global local constant
	private const static sqrt fabs copysign trunc floor fma RN signed unsigned volatile register auto union enum
	typedef sizeof do while inline restrict extern out i count`)

// File prints the functions of one limb width, with the map kernels of those
// that are exported.
func File(p *ir.Program, limb ir.Type) string {
	var s strings.Builder
	s.WriteString("// Code generated from the Go source of limb by gen; DO NOT EDIT.\n")
	for _, t := range p.Tables {
		if t.Type == limb || t.Type == limb.Word() || t.Type == ir.I32 {
			s.WriteString(table(t))
		}
	}
	for _, f := range p.Funcs {
		if f.Limb == limb && !f.Slices {
			s.WriteString(function(f))
			if f.Export {
				s.WriteString(mapKernel(f))
			}
		}
	}
	return s.String()
}

// Text prints the map kernels of the named functions of p, such as one that was lowered,
// with all that they need and nothing else.
func Text(p *ir.Program, names ...string) (string, error) {
	needed, tables := map[*ir.Func]bool{}, map[*ir.Table]bool{}
	var need func(f *ir.Func)
	need = func(f *ir.Func) {
		if needed[f] {
			return
		}
		needed[f] = true
		for _, v := range f.Body {
			switch {
			case v.Op == ir.Call:
				need(v.Callee)
			case v.Op == ir.Lookup:
				tables[v.Table] = true
			case standIns[v.Op] != "": // the prelude may call it
				if g := p.Lookup(v.Type.String() + "_" + standIns[v.Op]); g != nil {
					need(g)
				}
			}
		}
	}
	for _, name := range names {
		f := p.Lookup(name)
		if f == nil {
			return "", fmt.Errorf("opencl: the program has no %s", name)
		}
		need(f)
	}
	var s strings.Builder
	for _, t := range p.Tables {
		if tables[t] {
			s.WriteString(table(t))
		}
	}
	for _, f := range p.Funcs {
		if needed[f] {
			s.WriteString(function(f))
		}
	}
	for _, name := range names {
		s.WriteString(mapKernel(p.Lookup(name)))
	}
	return s.String(), nil
}

func table(t *ir.Table) string {
	var s strings.Builder
	fmt.Fprintf(&s, "\n//: %s\n__constant %s %s[%d] = {\n", t.Name, cTypes[t.Type], t.Name, len(t.Data))
	for _, x := range t.Data {
		fmt.Fprintf(&s, "\t%s,\n", number(x, t.Type))
	}
	s.WriteString("};\n")
	return s.String()
}

// printer prints one function.
type printer struct {
	f     *ir.Func
	text  map[*ir.Value]string // how a value is referred to
	uses  map[*ir.Value]int
	taken map[string]int
	needs []string
	body  strings.Builder
}

func function(f *ir.Func) string {
	p := &printer{f: f, text: map[*ir.Value]string{}, uses: map[*ir.Value]int{}, taken: map[string]int{}}
	for _, w := range reserved {
		p.taken[w] = 1
	}
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
	for i := len(f.Params); i < len(f.Body); i++ {
		p.value(f.Body[i], f.Body[i+1:])
	}
	for i, name := range outs {
		fmt.Fprintf(&p.body, "\t*%s = %s;\n", name, p.operand(f.Results[i+1]))
	}
	p.body.WriteString("\treturn " + p.operand(f.Results[0]) + ";\n")

	var s strings.Builder
	fmt.Fprintf(&s, "\n//: %s\n", strings.Join(append([]string{f.Name}, p.needs...), " "))
	for line := range strings.Lines(f.Doc) {
		s.WriteString(strings.TrimRight("// "+strings.TrimSpace(line), " ") + "\n")
	}
	inline := "static inline"
	if f.Inline {
		inline = "static LIMB_INLINE"
	}
	fmt.Fprintf(&s, "%s %s %s(%s)\n{\n%s}\n", inline, cTypes[f.Results[0].Type], f.Name, strings.Join(params, ", "), p.body.String())
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
	case v.Name == "" && v.Comment == "" && p.uses[v] == 1:
		p.text[v] = p.expr(v)
	default:
		e := p.expr(v)
		name := p.unique(cmp.Or(v.Name, "t"+strconv.Itoa(v.ID)))
		p.line(v, fmt.Sprintf("const %s %s = %s;", cTypes[v.Type], name, e))
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
	comment, first, pointers := &ir.Value{}, "", ""
	for i, c := range v.Callee.Results {
		r := cmp.Or(results[i], &ir.Value{}) // a result may not be used
		name := p.unique(cmp.Or(r.Name, fmt.Sprintf("t%d_%d", v.ID, i)))
		p.text[r], comment.Comment = name, comment.Comment+r.Comment
		if i == 0 {
			first = fmt.Sprintf("const %s %s = ", cTypes[c.Type], name)
		} else {
			fmt.Fprintf(&p.body, "\t%s %s;\n", cTypes[c.Type], name)
			pointers += ", &" + name
		}
	}
	p.line(comment, first+strings.Replace(strings.TrimSuffix(p.expr(v), ")")+pointers+");", "(, ", "(", 1))
}

func (p *printer) line(v *ir.Value, s string) {
	if v.Comment != "" {
		s += " // " + v.Comment
	}
	p.body.WriteString("\t" + s + "\n")
}

func (p *printer) need(name string) {
	if !slices.Contains(p.needs, name) {
		p.needs = append(p.needs, name)
	}
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
	switch v.Op {
	case ir.Const:
		return number(v.Const, v.Type)
	case ir.Call:
		p.need(v.Callee.Name)
		return v.Callee.Name + "(" + list + ")"
	case ir.ProdErr, ir.Div, ir.Sqrt:
		p.need(limb + "_" + standIns[v.Op])
	case ir.Lookup:
		p.need(v.Table.Name)
		return fmt.Sprintf("%s[%s]", v.Table.Name, list)
	case ir.Bitcast:
		return fmt.Sprintf("as_%s(%s)", cTypes[v.Type], list)
	case ir.Shl, ir.Shr:
		if v.Type.IsWord() {
			return fmt.Sprintf("(%s %s %d)", list, map[ir.Op]string{ir.Shl: "<<", ir.Shr: ">>"}[v.Op], v.Index)
		}
	}
	switch v.Op {
	case ir.Shl:
		return fmt.Sprintf("(int)((uint)%s << %d)", list, v.Index)
	case ir.Shr:
		return fmt.Sprintf("(%s >> %d)", list, v.Index)
	}
	form := formats[v.Op][1]
	switch {
	case v.Type.Float():
		form = formats[v.Op][0]
	case v.Type.IsWord():
		form = formats[v.Op][2]
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
	switch {
	case t == ir.U32:
		return fmt.Sprintf("%#xu", ir.ToWord(t, x))
	case t == ir.U64:
		return fmt.Sprintf("%#xul", ir.ToWord(t, x))
	case !t.Float():
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
	params := f.Params
	if f.Hidden {
		params = params[:len(params)-1]
	}
	for i, v := range params {
		args = append(args, fmt.Sprintf("__global const %s *in%d", cTypes[v.Type], i))
		call = append(call, fmt.Sprintf("in%d[i]", i))
	}
	if f.Hidden {
		call = append(call, "zero")
	}
	var before, after string
	if f.Hidden {
		t := cTypes[f.Params[len(f.Params)-1].Type]
		before = fmt.Sprintf("\t\tconst %s zero = n >> 31 & n; // n is at most 2^31\n", t)
	}
	for i, r := range f.Results {
		args = append(args, fmt.Sprintf("__global %s *out%d", cTypes[r.Type], i))
		if i > 0 {
			before += fmt.Sprintf("\t\t%s r%d;\n", cTypes[r.Type], i)
			after += fmt.Sprintf("\t\tout%d[i] = r%d;\n", i, i)
			call = append(call, fmt.Sprintf("&r%d", i))
		}
	}
	return fmt.Sprintf("\n//: map_%s %s\n__kernel void map_%s(const uint n, %s)\n{\n\tFOR_EACH(i, n) {\n%s\t\tout0[i] = %s(%s);\n%s\t}\n}\n",
		f.Name, f.Name, f.Name, strings.Join(args, ", "), before, f.Name, strings.Join(call, ", "), after)
}
