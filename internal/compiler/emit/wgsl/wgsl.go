// Package wgsl prints the IR as WGSL, the language of WebGPU.
//
// WGSL has no numbers of 64 bits, and lets a compiler do much with floats: it may
// reassociate and fuse them, flush subnormal numbers, and take it that there is neither
// NaN nor Inf. So what is no rounding is printed as operations on bits, and a zero, as well
// as an Inf, a NaN or a subnormal number, has to do with a word that comes from outside: a
// constant expression may not even hold them. What rounds is guarded by the passes of
// package lower.
package wgsl

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/lines"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// formats are the operations that WGSL has a notation for: of floats, of integers and of
// words. Those of floats that do not round are made of bits.
var formats = [1 << 8][3]string{
	ir.Add:      {"(%s + %s)", "(%s + %s)", "(%s + %s)"},
	ir.Sub:      {"(%s - %s)", "(%s - %s)", "(%s - %s)"},
	ir.Mul:      {"(%s * %s)", "(%s * %s)", "(%s * %s)"},
	ir.Div:      {"(%s / %s)"},
	ir.Sqrt:     {"sqrt(%s)"},
	ir.ProdErr:  {"fma(%s, %s, bitcast<f32>(bitcast<u32>(%s) ^ 0x80000000u))"},
	ir.FMA:      {"fma(%s, %s, %s)"},
	ir.Neg:      {"bitcast<f32>(bitcast<u32>(%s) ^ 0x80000000u)", "(0i - %s)"},
	ir.Abs:      {"bitcast<f32>(bitcast<u32>(%s) & 0x7fffffffu)"},
	ir.Copysign: {"bitcast<f32>((bitcast<u32>(%s) & 0x7fffffffu) | (bitcast<u32>(%s) & 0x80000000u))"},
	ir.Finite:   {"((bitcast<u32>(%s) & 0x7f800000u) != 0x7f800000u)"},
	ir.Signbit:  {"(bitcast<i32>(%s) < 0i)"},
	ir.Exponent: {"(i32((bitcast<u32>(%s) >> 23u) & 0xffu) - 127i)"},
	ir.Pow2:     {"", "bitcast<f32>(u32(%s + 127i) << 23u)"},
	ir.Trunc:    {"trunc(%s)"},
	ir.Floor:    {"floor(%s)"},
	ir.ToInt:    {"i32(%s)"},
	ir.ToFloat:  {"", "f32(%s)"},
	ir.Lt:       {"(%s < %s)", "(%s < %s)", "(%s < %s)"},
	ir.Le:       {"(%s <= %s)", "(%s <= %s)", "(%s <= %s)"},
	ir.Eq:       {"(%s == %s)", "(%s == %s)", "(%s == %s)"},
	ir.Ne:       {"!(%s == %s)", "(%s != %s)", "(%s != %s)"},
	ir.And:      {"", "(%s & %s)", "(%s & %s)"},
	ir.Or:       {"", "(%s | %s)", "(%s | %s)"},
	ir.Xor:      {"", "(%s ^ %s)", "(%s ^ %s)"},
	ir.Not:      {"", "!%s"},
	ir.Quo:      {"", "(%s / %s)"},
	ir.Rem:      {"", "(%s %% %s)"},
	ir.ShlBy:    {"", "", "(%s << %s)"},
	ir.ShrBy:    {"", "", "(%s >> %s)"},
	ir.Clz:      {"", "", "countLeadingZeros(%s)"},
	ir.MulHi:    {"", "", "mul_hi(%s, %s)"},
	ir.Opaque:   {"bitcast<f32>(bitcast<u32>(%s) ^ zero())", "bitcast<i32>(bitcast<u32>(%s) ^ zero())", "(%s ^ zero())"},
}

// tests for NaN are those of a number with itself.
var tests = map[ir.Op]string{
	ir.Eq: "((bitcast<u32>(%s) & 0x7fffffffu) <= 0x7f800000u)",
	ir.Ne: "((bitcast<u32>(%s) & 0x7fffffffu) > 0x7f800000u)",
}

// mulHi is the upper half of a product of words, in products of 16 bits.
const mulHi = `fn mul_hi(a: u32, b: u32) -> u32 {
	let low = (a & 0xffffu) * (b & 0xffffu);
	let x = (a >> 16u) * (b & 0xffffu) + (low >> 16u);
	let y = (a & 0xffffu) * (b >> 16u) + (x & 0xffffu);
	return (a >> 16u) * (b >> 16u) + (x >> 16u) + (y >> 16u);
}
`

// reserved are words that a Go variable may be named, and one of WGSL may not, and the
// names of what all text has.
var reserved = strings.Fields(`alias const const_assert continuing diagnostic discard enable fn let loop override requires true false while
	NULL Self abstract active alignas alignof as asm async attribute auto await become cast catch class coherent common compile concept
	constexpr crate debugger delete demote do enum explicit export extends extern external filter final finally friend from get goto
	handle highp impl implements inline inout instanceof layout lowp macro match mediump meta mod module move mut mutable namespace new nil
	noexcept noinline null of operator partial pass patch precise precision premerge priv protected pub public readonly ref register
	require resource restrict self set shared sizeof smooth snorm static std subroutine super target template this throw trait try typename
	typeof union unless unorm unsafe unsized use using varying virtual volatile wgsl where with yield writeonly array atomic bitcast bool
	f16 f32 i32 u32 vec2 vec3 vec4 ptr sqrt fma trunc floor select countLeadingZeros mul_hi load_half store_half atomicLoad atomicStore atomicAnd atomicOr zero args memory tables group groups thread word`)

// where says how a text gets at what is not in functions.
type where struct {
	tables map[*ir.Table]int // where tables begin in their buffer, nil where they are constants
	group  int               // threads of a work-group
	global strings.Builder   // what stands outside of functions
	shapes []string          // the structs of results in it
	atomic bool              // the memory is of atomic words, for stores of halves of them
	fault  error             // the first thing that WGSL lacks
}

// printer prints one function.
type printer struct {
	*where
	f     *ir.Func
	text  map[*ir.Value]string // how a value is referred to
	uses  map[*ir.Value]int
	calls map[*ir.Value]string // what has the results of one
	lines.Writer

	// Of programs.
	vars   map[*ir.Var]string
	arrays map[*ir.Memory]string
	far    map[*ir.Value]bool // a value is used in another list of statements than the one that computes it
	leave  string             // what a return is here
	phase  bool
}

func (w *where) newPrinter(f *ir.Func) *printer {
	p := &printer{where: w, f: f, text: map[*ir.Value]string{}, calls: map[*ir.Value]string{}, Writer: lines.NewWriter(reserved),
		vars: map[*ir.Var]string{}, arrays: map[*ir.Memory]string{}}
	p.uses, p.far = f.Uses()
	return p
}

// lacks notes what WGSL lacks.
func (w *where) lacks(f *ir.Func, format string, args ...any) string {
	w.fault = cmp.Or(w.fault, fmt.Errorf("wgsl: %s: WGSL has no %s", f.Go, fmt.Sprintf(format, args...)))
	return "?"
}

func (p *printer) typ(t ir.Type) string {
	if t == ir.F64 || t == ir.U64 {
		return p.lacks(p.f, "%s", t)
	}
	return t.String()
}

// result returns the type of the results: of several a struct, which is named after their types.
func (p *printer) result(f *ir.Func) string {
	var types []string
	for _, r := range f.Results {
		types = append(types, p.typ(r.Type))
	}
	name := strings.Join(types, "_")
	if len(types) == 1 || slices.Contains(p.shapes, name) {
		return name
	}
	p.shapes = append(p.shapes, name)
	for i, t := range types {
		types[i] = fmt.Sprintf("r%d: %s", i, t)
	}
	fmt.Fprintf(&p.global, "struct %s { %s }\n", name, strings.Join(types, ", "))
	return name
}

// give prints the return of values.
func (p *printer) give(list []string) string {
	if len(list) == 1 {
		return "return " + lines.Bare(list[0]) + ";"
	}
	return "return " + p.result(p.f) + "(" + strings.Join(list, ", ") + ");"
}

// function prints a function that is no kernel.
func (w *where) function(f *ir.Func) string {
	p := w.newPrinter(f)
	var params []string
	for _, v := range f.Params {
		p.text[v] = p.Unique(v.Name)
		params = append(params, p.text[v]+": "+p.typ(v.Type))
	}
	texts := func(list []*ir.Value) (s []string) {
		for _, v := range list {
			s = append(s, p.text[v])
		}
		return s
	}
	if f.Arm {
		p.Line("if (!" + p.text[f.Params[0]] + ") {")
		p.Line("\t" + p.give(texts(f.Params[1:1+len(f.Results)])))
		p.Line("}")
	}
	if f.Code != nil {
		p.declare()
		var results []string
		for _, r := range f.Results {
			results = append(results, p.vars[r.Var])
		}
		p.leave = p.give(results)
		p.code(f.Code)
	} else {
		for i := len(f.Params); i < len(f.Body); i++ {
			p.value(f.Body[i])
		}
		p.Line(p.give(texts(f.Results)))
	}
	return fmt.Sprintf("%sfn %s(%s) -> %s {\n%s}\n", lines.Comment(f.Doc), f.Name, strings.Join(params, ", "), p.result(f), p.Body.String())
}

// value prints a statement for v, or keeps its expression for the one place that uses it.
func (p *printer) value(v *ir.Value) {
	switch {
	case v.Op == ir.Const || v.Op == ir.Splitter || v.Op == ir.Len:
		p.text[v] = p.expr(v)
	case v.Op == ir.Call && len(v.Callee.Results) > 1:
		name := p.Unique("t" + strconv.Itoa(v.ID))
		p.Line(fmt.Sprintf("let %s = %s;", name, p.expr(v)))
		p.calls[v] = name
		p.part(v, v, 0)
	case v.Op == ir.Result:
		p.part(v, v.Args[0], v.Nth)
	case v.Name == "" && v.Comment == "" && p.uses[v] == 1 && !p.far[v] && v.Op != ir.Get && v.Op != ir.Load:
		p.text[v] = p.expr(v)
	default:
		p.let(v, lines.Bare(p.expr(v)))
	}
}

// part refers to a result of a call of several, by its name where it has one.
func (p *printer) part(v, call *ir.Value, i int) {
	e := fmt.Sprintf("%s.r%d", p.calls[call], i)
	if p.text[v] = e; v.Name != "" {
		p.let(v, e)
	}
}

// let names a value.
func (p *printer) let(v *ir.Value, e string) {
	p.text[v] = p.Unique(cmp.Or(v.Name, "t"+strconv.Itoa(v.ID)))
	p.Commented(v.Comment, fmt.Sprintf("let %s = %s;", p.text[v], e))
}

// expr prints the operation of v.
func (p *printer) expr(v *ir.Value) string {
	var args []string
	constant := len(v.Args) > 0 && v.Op != ir.Call && v.Op != ir.Lookup && v.Op != ir.Load
	for _, a := range v.Args {
		args = append(args, p.text[a])
		constant = constant && (a.Op == ir.Const || a.Op == ir.Splitter)
	}
	if constant { // an expression of constants alone must not overflow: a name is none
		name := p.Unique("c" + strconv.Itoa(v.ID))
		p.Line(fmt.Sprintf("let %s = %s;", name, args[0]))
		args[0] = name
	}
	list := strings.Join(args, ", ")
	of := v.Type // the operands
	if len(v.Args) > 0 {
		of = v.Args[len(v.Args)-1].Type
	}
	p.typ(v.Type)
	p.typ(of)
	switch v.Op {
	case ir.Get:
		return p.vars[v.Var]
	case ir.Load:
		return p.load(v)
	case ir.Len:
		return p.arrays[v.Memory] + "_len"
	case ir.Const:
		return number(v.Const, v.Type)
	case ir.Splitter:
		return "4097f"
	case ir.Call:
		return v.Callee.Name + "(" + list + ")"
	case ir.Lookup:
		if p.tables == nil {
			return fmt.Sprintf("%s[%s]", v.Table.Name, list)
		}
		return cast(v.Type, fmt.Sprintf("tables[%s + %di]", list, p.tables[v.Table]))
	case ir.Native:
		return p.native(v, args)
	case ir.Bitcast:
		return fmt.Sprintf("bitcast<%s>(%s)", v.Type, lines.Bare(list))
	case ir.Select:
		return fmt.Sprintf("select(%s, %s, %s)", lines.Bare(args[2]), lines.Bare(args[1]), lines.Bare(args[0]))
	case ir.Chop:
		return fmt.Sprintf("bitcast<f32>(bitcast<u32>(%s) & %#xu)", lines.Bare(list), uint32(math.MaxUint32)<<v.Bits)
	case ir.Shl:
		return fmt.Sprintf("(%s << %du)", list, v.Bits)
	case ir.Shr:
		return fmt.Sprintf("(%s >> %du)", list, v.Bits)
	case ir.Eq, ir.Ne:
		if v.Args[0] == v.Args[1] && of.Float() {
			return fmt.Sprintf(tests[v.Op], args[0])
		}
	}
	form := formats[v.Op][map[ir.Type]int{ir.I32: 1, ir.Bool: 1, ir.U32: 2}[of]]
	switch {
	case form == "":
		return p.lacks(p.f, "%s of %s", v.Op, of)
	case v.Op == ir.Xor && of == ir.Bool:
		form = "(%s != %s)"
	}
	var vals []any
	for _, a := range args {
		if strings.Contains(form, "(%s)") { // an argument of a call
			a = lines.Bare(a)
		}
		vals = append(vals, a)
	}
	return fmt.Sprintf(form, vals...)
}

// cast prints a word of a buffer as what it is.
func cast(t ir.Type, word string) string {
	if t == ir.U32 {
		return word
	}
	return fmt.Sprintf("bitcast<%s>(%s)", t, word)
}

// number prints a constant. What no constant may be, and a zero that no compiler is to take for one,
// are made of a zero that comes from outside.
func number(x float64, t ir.Type) string {
	bits := math.Float32bits(float32(x))
	switch {
	case t == ir.Bool:
		return strconv.FormatBool(x != 0)
	case t == ir.U32:
		return fmt.Sprintf("%#xu", ir.ToWord(t, x))
	case t == ir.I32 && x == math.MinInt32:
		return "i32(-2147483648)"
	case !t.Float():
		return strconv.Itoa(int(x)) + "i"
	case bits == 0:
		return "bitcast<f32>(zero())"
	case bits>>23&0xff == 0 || bits>>23&0xff == 0xff:
		return fmt.Sprintf("bitcast<f32>(%#xu ^ zero())", bits)
	}
	s := strconv.FormatFloat(x, 'x', -1, 32)
	if x == math.Trunc(x) && math.Abs(x) < 1e6 {
		s = strconv.FormatFloat(x, 'f', 0, 32)
	}
	if s += "f"; math.Signbit(x) {
		s = "(" + s + ")"
	}
	return s
}
