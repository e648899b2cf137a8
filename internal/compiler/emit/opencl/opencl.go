// Package opencl prints the IR as OpenCL C.
//
// The text keeps the names, the comments and the calls of the Go source. What a device
// needs of care is done before, by the passes of package lower; what C has no notation
// for are words of a prelude.
package opencl

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/lines"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

// formats are the operations that C has a notation for; the second form is that
// of integers, the third of words. Integers wrap, which in C only unsigned ones do.
// What stands in none is a word of the prelude: f32_finite(a), f64_pow2(n).
var formats = map[ir.Op][3]string{
	ir.Add:      {"(%s + %s)", "(int)((uint)%s + (uint)%s)", "(%s + %s)"},
	ir.Sub:      {"(%s - %s)", "(int)((uint)%s - (uint)%s)", "(%s - %s)"},
	ir.Mul:      {"(%s * %s)", "(int)((uint)%s * (uint)%s)", "(%s * %s)"},
	ir.Neg:      {"", "(int)(0u - (uint)%s)"},
	ir.ProdErr:  {"fma(%s, %s, -%s)"},
	ir.FMA:      {"fma(%s, %s, %s)"},
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
	ir.Quo:      {"", "(%s / %s)"},
	ir.Rem:      {"", "(%s %% %s)"},
	ir.Widen:    {"(double)%s"},
	ir.Narrow:   {"(float)%s"},
	ir.ShlBy:    {"", "", "(%s << %s)"},
	ir.ShrBy:    {"", "", "(%s >> %s)"},
	ir.Clz:      {"", "", "clz(%s)"},
	ir.MulHi:    {"", "", "mul_hi(%s, %s)"},
	ir.ToWide:   {"", "", "(ulong)%s"},
	ir.ToLow:    {"", "", "(uint)%s"},
	ir.Select:   {"(%s ? %s : %s)", "(%s ? %s : %s)", "(%s ? %s : %s)"},
	ir.Opaque:   {"limb_barrier(%s)", "limb_barrier(%s)", "limb_barrier(%s)"},
}

var cTypes = map[ir.Type]string{ir.Bool: "int", ir.I32: "int", ir.F32: "float", ir.F64: "double", ir.U32: "uint", ir.U64: "ulong", ir.U16: "ushort"}

// reserved are words that a Go variable may be named, and a C one may not.
var reserved = strings.Fields(`float double half int uint long ulong char short bool kernel global local constant
	private const static sqrt fabs copysign trunc floor fma RN signed unsigned volatile register auto union enum
	typedef sizeof do while inline restrict extern out i count limb_tables`)

// Options say what the text is for.
type Options struct {
	PerItem   int // items of a work-item: 1 on a graphics processor
	Group     int // work-items of a group there; elsewhere a group is one
	Constants int // bytes of tables that the device has room for among its constants
}

// Text prints kernels, after all that they call and nothing else; of functions that are no kernels,
// what they are. Tables are constants of the text; where they are more than the device has room for,
// they are in a buffer that is the last argument of all the kernels, and tables is what stands there.
func Text(p *ir.Program, o Options, kernels ...*ir.Func) (text string, tables []byte) {
	perItem, threads := o.PerItem, o.Group
	if perItem > 1 {
		threads = 1
	}
	p, kernels = lower.Kept(p, kernels, threads)
	q := p.Reach(kernels...)
	var s strings.Builder
	maps := !slices.ContainsFunc(kernels, func(f *ir.Func) bool { return !strings.HasPrefix(f.Name, "map_") })
	var reading map[*ir.Func]bool
	if size(q.Tables) <= o.Constants {
		for _, t := range q.Tables {
			s.WriteString(table(t) + "\n")
		}
	} else {
		reading = reads(q.Funcs)
		for _, t := range q.Tables {
			tables = append(tables, make([]byte, -len(tables)&7)...)
			fmt.Fprintf(&s, "#define %s ((__global const %s *)(%s + %d))\n", t.Name, cTypes[t.Type], buffer, len(tables))
			tables = append(tables, t.Bytes()...)
		}
		s.WriteString("\n")
	}
	s.WriteString(helpers(q))
	var hope map[*ir.Func]bool
	if perItem > 1 && slices.ContainsFunc(q.Funcs, func(f *ir.Func) bool { return f.Kind == ir.Items && loops(f.Code) }) {
		hope = hopeful(q.Funcs)
	}
	for _, f := range q.Funcs {
		if f.Kind != ir.Once {
			s.WriteString(kernel(f, perItem, reading, hope) + "\n")
			continue
		}
		expand := perItem > 1 && (f.Inline || !maps)
		if s.WriteString(function(f, expand, reading, nil) + "\n"); hope[f] && !f.Arm {
			s.WriteString(function(f, expand, reading, hope) + "\n")
		}
	}
	return s.String(), tables
}

// buffer names the parameter with the tables, and given declares it.
const (
	buffer = "limb_tables"
	given  = "__global const uchar *" + buffer
)

// size is that of tables in bytes.
func size(tables []*ir.Table) (n int) {
	for _, t := range tables {
		n += len(t.Data) * t.Type.Bytes()
	}
	return n
}

// reads returns the functions that read a table, or call one that does; callees come first.
func reads(funcs []*ir.Func) map[*ir.Func]bool {
	found := map[*ir.Func]bool{}
	for _, f := range funcs {
		found[f] = slices.ContainsFunc(f.Body, func(v *ir.Value) bool { return v.Op == ir.Lookup || found[v.Callee] })
	}
	return found
}

func table(t *ir.Table) string {
	var s strings.Builder
	fmt.Fprintf(&s, "__constant %s %s[%d] = {\n", cTypes[t.Type], t.Name, len(t.Data))
	for _, x := range t.Data {
		fmt.Fprintf(&s, "\t%s,\n", number(x, t.Type))
	}
	s.WriteString("};\n")
	return s.String()
}

// printer prints one function.
type printer struct {
	f    *ir.Func
	text map[*ir.Value]string // how a value is referred to
	uses map[*ir.Value]int
	lines.Writer

	// Of programs.
	vars    map[*ir.Var]string
	arrays  map[*ir.Memory]string
	far     map[*ir.Value]bool   // a value is used in another list of statements than the one that computes it
	known   map[*ir.Value]string // those that loops of their own count
	leave   string               // what a return is here
	perItem int                  // elements of a work-item
	lanes   *lanes               // where items go side by side
	hopeful map[*ir.Func]bool    // functions that may be called in hope
	rare    string               // in hope, points to what notes that something is to be mended
	reading map[*ir.Func]bool    // functions that are given the tables
}

func newPrinter(f *ir.Func) *printer {
	p := &printer{f: f, text: map[*ir.Value]string{}, Writer: lines.NewWriter(reserved),
		vars: map[*ir.Var]string{}, arrays: map[*ir.Memory]string{}}
	p.uses, p.far = f.Uses()
	return p
}

// function prints a function, one that is expanded where it is called if it must be: on a
// processor functions of words, and those in the loops of programs, which do not become
// vectors otherwise. Around the functions of the catalogue they do, and large ones build
// for long when they are expanded. It is printed in hope if the functions that may be are given.
func function(f *ir.Func, expand bool, reading, hopeful map[*ir.Func]bool) string {
	p := newPrinter(f)
	p.reading, p.hopeful = reading, hopeful
	var params []string
	if reading[f] {
		params = append(params, given)
	}
	for _, v := range f.Params {
		p.text[v] = p.Unique(v.Name)
		params = append(params, cTypes[v.Type]+" "+p.text[v])
	}
	name, results := f.Name, f.Results
	if hopeful != nil {
		p.rare = p.Unique("rare")
		name, params = name+"_hope", append(params, "int *"+p.rare)
	}
	outs := resultNames(f)[1:]
	for i, name := range outs {
		outs[i] = p.Unique(name)
		params = append(params, cTypes[f.Results[i+1].Type]+" *"+outs[i])
	}
	if f.Arm {
		p.Body.WriteString("\tif (!" + p.text[f.Params[0]] + ") {\n")
		for i, name := range outs {
			fmt.Fprintf(&p.Body, "\t\t*%s = %s;\n", name, p.text[f.Params[i+2]])
		}
		p.Body.WriteString("\t\treturn " + p.text[f.Params[1]] + ";\n\t}\n")
	}
	if f.Code != nil {
		p.declare(f)
		p.leave = "{ "
		for i, name := range outs {
			p.leave += "*" + name + " = " + p.vars[f.Results[i+1].Var] + "; "
		}
		p.leave += "return " + p.vars[f.Results[0].Var] + "; }"
		p.code(f.Code)
	} else {
		list := f.Body[len(f.Params):]
		if hopeful != nil {
			list, results = p.withoutMending()
		}
		for i, v := range list {
			p.value(v, list[i+1:])
		}
		if cond := f.Mends(); hopeful != nil && cond != nil {
			p.note(p.text[cond])
		}
		for i, name := range outs {
			fmt.Fprintf(&p.Body, "\t*%s = %s;\n", name, p.operand(results[i+1]))
		}
		p.Body.WriteString("\treturn " + p.operand(results[0]) + ";\n")
	}

	inline := "static inline"
	if expand {
		inline += " __attribute__((always_inline))"
	}
	return fmt.Sprintf("%s%s %s %s(%s)\n{\n%s}\n", lines.Comment(f.Doc), inline, cTypes[f.Results[0].Type], name, strings.Join(params, ", "), p.Body.String())
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
	case p.known[v] != "":
		p.text[v] = p.known[v]
	case v.Op == ir.Result: // its call has named it
	case v.Op == ir.Const || v.Op == ir.Splitter:
		p.text[v] = p.expr(v)
	case v.Op == ir.Call && v.Callee.Arm && p.rare != "":
		p.leftOut(v, rest)
	case v.Op == ir.Call && len(v.Callee.Results) > 1:
		p.call(v, rest)
	case v.Op == ir.Len:
		p.text[v] = p.expr(v)
	case v.Name == "" && v.Comment == "" && p.uses[v] == 1 && !p.far[v] && v.Op != ir.Get && v.Op != ir.Load:
		p.text[v] = p.expr(v)
	default:
		e := p.expr(v)
		name := p.Unique(cmp.Or(v.Name, "t"+strconv.Itoa(v.ID)))
		p.Commented(v.Comment, fmt.Sprintf("const %s %s = %s;", cTypes[v.Type], name, lines.Bare(e)))
		p.text[v] = name
	}
}

// call prints a call of several results: the first is returned, the others
// are stored where pointers tell.
func (p *printer) call(v *ir.Value, rest []*ir.Value) {
	results := make([]*ir.Value, len(v.Callee.Results))
	for _, r := range rest {
		if r.Op == ir.Result && r.Args[0] == v {
			results[r.Nth] = r
		}
	}
	comment, first, pointers := "", "", ""
	for i, c := range v.Callee.Results {
		r := cmp.Or(results[i], &ir.Value{}) // a result may not be used
		name := p.Unique(cmp.Or(r.Name, fmt.Sprintf("t%d_%d", v.ID, i)))
		p.text[r], comment = name, comment+r.Comment
		if i == 0 {
			first = fmt.Sprintf("const %s %s = ", cTypes[c.Type], name)
		} else {
			p.Line(cTypes[c.Type] + " " + name + ";")
			pointers += ", &" + name
		}
	}
	p.Commented(comment, first+strings.Replace(strings.TrimSuffix(p.expr(v), ")")+pointers+");", "(, ", "(", 1))
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
		if v.Op > ir.ProdErr && v.Op != ir.FMA { // no arithmetic
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
		e := p.element(v.Memory, v.Args[0], v.Limb)
		if p.lanes != nil { // where a lane is not inside, an index may be
			e = fmt.Sprintf("(%s ? %s : 0)", p.lanes.at, e)
		}
		return e
	case ir.Quo, ir.Rem:
		if p.lanes != nil && v.Args[1].Op != ir.Const && v.Type == ir.I32 {
			vals[1] = fmt.Sprintf("(%s ? %s : 1)", p.lanes.at, args[1])
		}
		if d := v.Args[1]; v.Type == ir.I32 && (d.Op != ir.Const || d.Const == -1) { // -2^31 by -1 is undefined in C
			by := fmt.Sprintf("(%s == -1)", args[1])
			vals[1] = fmt.Sprintf("(%s ? 1 : %s)", by, vals[1])
			if v.Op == ir.Rem {
				return fmt.Sprintf("(%s %% %s)", vals...) // 0 by both
			}
			return fmt.Sprintf("(%s ? (int)(0u - (uint)%s) : %s / %s)", by, args[0], vals[0], vals[1])
		}
	case ir.Len:
		return p.arrays[v.Memory] + "_len"
	case ir.Const:
		return number(v.Const, v.Type)
	case ir.Call:
		if p.reading[v.Callee] {
			list = strings.TrimSuffix(buffer+", "+list, ", ")
		}
		if p.rare != "" && p.hopeful[v.Callee] {
			return v.Callee.Name + "_hope(" + list + ", " + p.rare + ")"
		}
		return v.Callee.Name + "(" + list + ")"
	case ir.Lookup:
		return fmt.Sprintf("%s[%s]", v.Table.Name, list)
	case ir.Native:
		return native(v, list, vals)
	case ir.Bitcast:
		return fmt.Sprintf("as_%s(%s)", cTypes[v.Type], list)
	case ir.Shl, ir.Shr:
		if v.Type.IsWord() {
			return fmt.Sprintf("(%s %s %d)", list, map[ir.Op]string{ir.Shl: "<<", ir.Shr: ">>"}[v.Op], v.Bits)
		}
	}
	switch v.Op {
	case ir.Shl:
		return fmt.Sprintf("(int)((uint)%s << %d)", list, v.Bits)
	case ir.Shr:
		return fmt.Sprintf("(%s >> %d)", list, v.Bits)
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
			list += ", " + strconv.Itoa(v.Bits)
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
	case t == ir.I32 && x == math.MinInt32: // 2147483648 is a long
		return "(-2147483647 - 1)"
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
