// Package ptx prints the IR as PTX, the language of NVIDIA's drivers.
//
// Every operation on floats names its rounding, .rn, which keeps a compiler from contracting
// it; what goes by the bits of floats has been made of words by lower.Bits. Calls are expanded: a call by PTX's
// convention passes numbers through memory unless the driver expands it. Long kernels have loops around their longest
// calls, by lower.Reroll: without them the largest takes NVIDIA's assembler nine seconds, and with them three. An arm that
// a thread does not take is jumped over.
package ptx

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

// Options say what the text is for.
type Options struct {
	SM    int // the device's compute capability, 70 for 7.0; 0 for any
	Group int // threads of a work-group
}

// types are the suffixes of instructions, and part of the names of registers.
var types = map[ir.Type]string{ir.Bool: "pred", ir.I32: "s32", ir.U32: "u32", ir.U64: "u64", ir.F32: "f32", ir.F64: "f64", ir.U16: "u16"}

// bits returns the suffix of instructions for which a type is bits.
func bits(t ir.Type) string {
	if t == ir.Bool {
		return "pred"
	}
	return "b" + types[t][1:]
}

// Text prints kernels, after the tables that they need. A function that is no kernel is
// printed as its map kernel.
func Text(p *ir.Program, o Options, kernels ...*ir.Func) string {
	o.Group = max(o.Group, 1)
	p, kernels, err := lower.Reroll(p, lower.Long, lower.Called, kernels...)
	if err != nil {
		panic(err)
	}
	p, kernels = lower.Kept(p, kernels, o.Group)
	p, kernels = lower.BitsBut(p, kernels)
	var s strings.Builder // PTX 6.0 knows devices to 7.0; a later one takes what is for an earlier one
	version, sm := "6.0", min(max(o.SM, 50), 70)
	if hasTanh(p, kernels) {
		version, sm = "7.0", Tanh
	}
	if ir.HasPhase(kernels, o.isUnit) {
		version, sm = "7.0", min(o.SM/5*5, deep)
	}
	fmt.Fprintf(&s, ".version %s\n.target sm_%d\n.address_size 64\n", version, sm)
	for _, t := range p.Tables {
		fmt.Fprintf(&s, "\n.global .align 8 .%s %s[%d] = {", types[t.Type], t.Name, len(t.Data))
		for i, x := range t.Data {
			s.WriteString(strings.Repeat(",", min(i, 1)) + "\n\t" + number(x, t.Type))
		}
		s.WriteString("\n};\n")
	}
	if slices.ContainsFunc(kernels, func(f *ir.Func) bool { return shared(f) > Static }) {
		s.WriteString("\n.extern .shared .align 8 .b64 $dynamic[];\n")
	}
	for _, f := range kernels {
		if f.Kind == ir.Once {
			f = ir.Map(f)
		}
		s.WriteString("\n" + kernel(f, o))
	}
	return s.String()
}

// Static is how many bytes of memory a group has by what a text declares; for more a launch asks.
const Static = 48 << 10

// shared returns how many bytes a group's arrays have.
func shared(f *ir.Func) (bytes int) {
	_, own := f.Arrays()
	for _, m := range own {
		if m.Space == ir.Shared {
			bytes += m.Elem.N * sharedBytes(m)
		}
	}
	return bytes
}

// sharedBytes returns those of a plane of an array.
func sharedBytes(m *ir.Memory) int { return (m.Len*m.Type.Bytes() + 7) &^ 7 }

// Dynamic returns how many bytes of a group's memory a launch of a kernel of a text is to ask for.
func Dynamic(text, kernel string) (bytes int) {
	_, of, _ := strings.Cut(text, ".entry "+kernel+"(")
	of, _, _ = strings.Cut(of, "{")
	_, of, _ = strings.Cut(of, dynamic)
	fmt.Sscan(of, &bytes)
	return bytes
}

// dynamic stands in a text before the bytes that Dynamic finds.
const dynamic = "// bytes of $dynamic: "

// Long is the number of instructions above which a kernel is to be compiled at level 1 of optimization, of NVIDIA's four.
// ptxas takes 12 seconds for a stretch of transforms of quads with all radices, and 4 at level 1, where it makes 1 % more
// instructions; a pass of radix 7 takes 5 and 1 (TestLevel). The bits are the same: what rounds says how.
const Long = 15000

// Longest returns the number of instructions of the longest kernel of a text, which says how long a compiler takes for it.
func Longest(text string) (most int) {
	for _, kernel := range strings.Split(text, ".entry ")[1:] {
		most = max(most, strings.Count(kernel, ";"))
	}
	return most
}

// Tanh is the compute capability, times ten, from which on there is tanh.approx.
const Tanh = 75

func hasTanh(p *ir.Program, kernels []*ir.Func) bool {
	return slices.ContainsFunc(p.Reach(kernels...).Funcs, func(f *ir.Func) bool {
		return slices.ContainsFunc(f.Body, func(v *ir.Value) bool { return v.Op == ir.Native && v.Native == "native_tanh" })
	})
}

// number prints a number; a float as its bits.
func number(x float64, t ir.Type) string {
	switch t {
	case ir.F32:
		return fmt.Sprintf("0f%08X", math.Float32bits(float32(x)))
	case ir.F64:
		return fmt.Sprintf("0d%016X", math.Float64bits(x))
	case ir.U32, ir.U64:
		return fmt.Sprintf("%#x", ir.ToWord(t, x))
	case ir.Bool:
		return strconv.Itoa(-int(x))
	}
	return strconv.Itoa(int(x))
}

// printer prints one kernel.
type printer struct {
	text   []byte
	arrays []string       // declarations
	used   map[string]int // registers, by type
	labels int
	Options
	opaque string               // the address of a thread's place for Opaque; "" where there is none
	zeros  map[int]string       // registers with a zero that no compiler knows, by its bytes; p.unknown sets them,
	sizes  map[int]string       // and these, which have numbers of bytes
	halves map[string][2]string // of the address of a plane, lower and upper
	walk   walk                 // from plane to plane
	minus  map[string]string    // of a register with -x, by its bits, one that is a part of the operation that has it
}

func (p *printer) line(format string, args ...any) {
	p.text = fmt.Appendf(append(p.text, '\t'), format+";\n", args...)
}

func (p *printer) label(name string) {
	p.text = append(p.text, name+":\n"...)
	p.walk.plane = ""
}

// comment ends the last line with a name of the Go source. PTX is ASCII.
func (p *printer) comment(name string) {
	p.text = fmt.Appendf(p.text[:len(p.text)-1], " // %s\n", strings.Trim(strconv.QuoteToASCII(name), `"`))
}

func (p *printer) newLabel() string {
	p.labels++
	return "$L" + strconv.Itoa(p.labels)
}

func (p *printer) register(typ string) string {
	p.used[typ]++
	return "%" + typ + "_" + strconv.Itoa(p.used[typ])
}

// op prints an instruction with a result of type t, and returns its register.
func (p *printer) op(t ir.Type, name string, args ...string) string {
	r := p.register(types[t])
	p.text = append(p.text, "\t"+name+" "+r+", "+strings.Join(args, ", ")+";\n"...)
	return r
}

// word turns a word of one width into one of another.
func (p *printer) word(x string, from, to ir.Type) string {
	if from.Bytes() == to.Bytes() {
		return x
	}
	return p.op(to, "cvt."+types[to]+"."+types[from], x)
}

// scope is a function that is being expanded.
type scope struct {
	at     map[*ir.Value][]string // registers and numbers: several of a call
	vars   map[*ir.Var]string
	arrays map[*ir.Memory]array
	leave  string // the label behind its end
	part   map[*ir.Value]bool
}

// newScope returns that of a function which is left at a label.
func newScope(f *ir.Func, leave string) *scope {
	return &scope{map[*ir.Value][]string{}, map[*ir.Var]string{}, map[*ir.Memory]array{}, leave, parts(f)}
}

// parts returns the values of a function that are a part of the instruction of another one: a comparison that
// is combined with a condition, and the opposite of a condition that a branch is taken on.
func parts(f *ir.Func) map[*ir.Value]bool {
	found := map[*ir.Value]bool{}
	uses, far := f.Uses()
	for _, v := range f.Body {
		if (v.Op == ir.And || v.Op == ir.Or) && v.Type == ir.Bool {
			if x := v.Args[1]; x.Op >= ir.Lt && x.Op <= ir.Ne && x.Args[0].Type != ir.Bool && uses[x] == 1 && !far[x] {
				found[x] = true
			}
		}
	}
	ir.Walk(f.Code, func(s ir.Stmt) {
		if s, ok := s.(*ir.If); ok && s.Cond.Op == ir.Not && uses[s.Cond] == 1 && !far[s.Cond] {
			found[s.Cond] = true
		}
	})
	return found
}

// array is a Memory: its state space, the address of each plane, and its length.
type array struct {
	space  string
	planes []string
	len    string
}

// value prints the operation of a value.
func (p *printer) value(s *scope, v *ir.Value) {
	if s.part[v] {
		return
	}
	before := len(p.text)
	var x []string
	for _, a := range v.Args {
		if s.part[a] {
			x = append(x, p.combined(s, v, x[0]))
			break
		}
		x = append(x, s.at[a][0])
	}
	if wide := func(a *ir.Value) bool { return a.Op == ir.ToWide }; v.Op == ir.Mul && wide(v.Args[0]) && wide(v.Args[1]) {
		s.at[v] = []string{p.op(v.Type, "mul.wide.u32", s.at[v.Args[0].Args[0]][0], s.at[v.Args[1].Args[0]][0])}
		return
	}
	switch v.Op {
	case ir.Call:
		if name := instruction(v.Callee); name != "" {
			x = []string{p.op(v.Type, name, x...)}
			break
		}
		p.text = append(p.text, "\t// "+v.Callee.Go+"\n"...)
		s.at[v] = p.call(v.Callee, x)
		return
	case ir.Result:
		s.at[v] = s.at[v.Args[0]][v.Nth:][:1]
		return
	case ir.Get: // the variable may be set while the value is in use
		x = []string{p.op(v.Type, "mov."+types[v.Type], s.vars[v.Var])}
	case ir.Load:
		a := s.arrays[v.Memory]
		t := v.Memory.Type
		x = []string{p.op(v.Type, "ld."+a.space+"."+types[t], p.element(s, a.planes[v.Limb], v.Args[0], t))}
	case ir.Len:
		x = []string{s.arrays[v.Memory].len}
	default:
		if len(v.Args) > 1 && s.part[v.Args[1]] { // which has been printed with it
			x = x[1:]
		} else {
			x = []string{p.result(v, x)}
		}
	}
	s.at[v] = x
	if v.Name != "" && len(p.text) > before {
		p.comment(v.Name)
	}
}

// call expands a function, and returns its results.
func (p *printer) call(f *ir.Func, args []string) (results []string) {
	s := newScope(f, p.newLabel())
	for i, v := range f.Params {
		s.at[v] = args[i : i+1]
	}
	if f.Arm {
		for i, r := range f.Results {
			results = append(results, p.op(r.Type, "mov."+types[r.Type], args[i+1]))
		}
		p.line("@!%s bra %s", args[0], s.leave)
	}
	code := f.Code
	if code == nil {
		code = []ir.Stmt{&ir.Do{Values: f.Body[len(f.Params):]}}
	}
	p.program(s, f, code)
	for i, r := range f.Results {
		switch {
		case f.Code != nil:
			results = append(results, s.vars[r.Var])
		case f.Arm:
			p.line("mov.%s %s, %s", types[r.Type], results[i], s.at[r][0])
		default:
			results = append(results, s.at[r][0])
		}
	}
	if f.Arm || f.Code != nil {
		p.label(s.leave)
	}
	return results
}
