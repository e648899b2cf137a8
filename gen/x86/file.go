package x86

import (
	"embed"
	"encoding/binary"
	"fmt"
	"go/format"
	"maps"
	"slices"
	"strings"

	op "github.com/mmcloughlin/avo/operand"

	"github.com/limbfp/limb/internal/compiler/emit/gocode"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/types"
)

// A function of more operations than expandBelow is called, not expanded, and of
// more than wholeBelow it is called by its kernel too. They weigh the length of the text
// against instructions: with 80 for both, the functions of internal/run/simd have a quarter
// less text and take 8 % more instructions in the mean, some three times as many; with
// 320 they have a third more and take 2 to 3 % less (TestInstructions counts).
const (
	expandBelow = 161
	wholeBelow  = 170
)

// pool holds the tables of a file, and the words for instructions that its text has.
type pool struct {
	limb    ir.Type
	slot    int    // bytes of a slot of the frame
	abreast int    // vectors that a body computes
	listed  bool   // the words for slots and constants are those of Words
	prefix  string // of the tables' names; "" where they are the variables of package limb, not copies
	tables  []*ir.Table
	neon    map[string]bool // the macros for instructions of NEON
	words   []string        // "ADD VADDPD"
	rares   []*rareRoutine
}

// short are words for instructions of which there are most; a number is that of bytes.
var short = map[string]string{
	"VMOVUPD": "M", "VPERM2F128": "PERM2", "VSHUFF64X2": "SHUF2", "VBROADCASTSS": "ALL4", "VBROADCASTSD": "ALL8",
	"VUNPCKLPS": "LO4", "VUNPCKHPS": "HI4", "VUNPCKLPD": "LO8", "VUNPCKHPD": "HI8", "VBLENDVPS": "SEL4", "VBLENDVPD": "SEL8",
}

// word returns the word for an instruction on the floats of the file: ADD for VADDPD or
// VADDPS, and short ones for those of which there are most. Others keep their names.
func (p *pool) word(opcode string) string {
	name, suffix, _ := strings.Cut(opcode, ".")
	word, floats := strings.CutSuffix(name, map[ir.Type]string{ir.F32: "PS", ir.F64: "PD"}[p.limb])
	switch short := short[name]; {
	case short != "":
		word = short
	case !floats || name[0] != 'V':
		return opcode
	default:
		word = word[1:]
	}
	intern(&p.words, word+" "+name)
	return word + opcode[len(opcode)-len(suffix)-min(len(suffix), 1):]
}

// names prints the tables that are Go's, the words, and the letters of registers.
func (p *pool) names(isa *ISA) string {
	s := p.tableNames()
	for _, w := range slices.Sorted(slices.Values(p.words)) {
		s += "#define " + w + "\n"
	}
	if isa.neon {
		return s
	}
	for i, l := range letters[:isa.Regs] {
		s += fmt.Sprintf("#define %c %s\n", l, vector(i, isa.Width).Asm())
	}
	return s
}

// tableNames prints the tables that are Go's.
func (p *pool) tableNames() (s string) {
	for _, t := range p.tables {
		if _, name, _ := strings.Cut(t.Name, "_"); p.prefix == "" { // f64_circle64 is circle64
			s += fmt.Sprintf("#define %s github·com∕limbfp∕limb·%s\n", t.Name, name)
		}
	}
	return s
}

func intern[T comparable](list *[]T, x T) int {
	i := slices.Index(*list, x)
	if i < 0 {
		i = len(*list)
		*list = append(*list, x)
	}
	return i
}

// constants is the symbol of a function's constants in the text.
var constants = op.Symbol{Name: "K"}

// lane is the address of one lane of a constant.
func (c *code) lane(k constant) op.Mem {
	k.width = 0
	return c.constant(k)
}

// constant is the address of k in every lane, or in one where its width is 0. In the
// text K is the constants of the function at hand.
func (c *code) constant(k constant) op.Mem {
	i := intern(&c.consts, k)
	return op.NewDataAddr(constants, c.offsets()[i])
}

// offsets are where the constants lie; the last one is the end.
func (c *code) offsets() (list []int) {
	end := 0
	for _, k := range c.consts {
		n := max(k.width, k.size)
		end = (end + n - 1) / n * n
		list = append(list, end)
		end += n
	}
	return append(list, end)
}

func (c *code) table(t *ir.Table) op.Mem {
	intern(&c.pool.tables, t)
	return op.NewDataAddr(op.Symbol{Name: c.pool.symbol(t)}, 0)
}

// symbol is the name of a table in a file, which may have tables of integers for both limb widths.
func (p *pool) symbol(t *ir.Table) string {
	if t.Type == ir.I32 {
		return fmt.Sprintf("%s%s_%s", p.prefix, p.limb, t.Name)
	}
	return p.prefix + t.Name
}

// together puts several instructions on a line, since a program has a table of the lines of its instructions. A label, and what
// is read of a caller's frame, which go vet looks at, stand alone.
func together(lines []string) (all []string) {
	const width = 118
	alone := true
	for _, l := range lines {
		before, last := alone, len(all)-1
		if alone = strings.HasSuffix(l, ":") || strings.Contains(l, "(FP)"); alone || before || len(all[last])+len(l) > width {
			all = append(all, l)
		} else {
			all[last] += "; " + l
		}
	}
	return all
}

// print appends the symbol, and that of its constants, to a file.
func (c *code) print(s *strings.Builder) {
	if c.isa.neon {
		c.printNEON(s)
		return
	}
	fmt.Fprintf(s, "\n#define K %s_c<>\nTEXT %s<>(SB),NOSPLIT|NOFRAME,$0\n%s\n", c.name, c.name, strings.Join(together(c.lines), "\n"))
	at := c.offsets()
	for i, k := range c.consts {
		x := k.bits
		if k.size == 4 && k.width > 0 {
			x |= x << 32
		}
		switch {
		case k.lanes != "":
			for j := 0; j < len(k.lanes); j += 8 {
				fmt.Fprintf(s, "N8(%d,%#x)\n", at[i]+j, binary.LittleEndian.Uint64([]byte(k.lanes[j:])))
			}
		default:
			fmt.Fprintf(s, "N%d(%d,%#x)\n", max(k.size, k.width), at[i], x)
		}
	}
	if len(c.consts) > 0 {
		fmt.Fprintf(s, "GLOBL K(SB),RODATA|NOPTR,$%d\n", at[len(c.consts)])
	}
	s.WriteString("#undef K\n")
}

// data prints the tables.
func (p *pool) data(s *strings.Builder) {
	for _, t := range p.tables {
		data := t.Bytes()
		length := len(data) + 16*size(t.Type) // a window or row may pass the end
		fmt.Fprintf(s, "\n#define K %s\n", p.symbol(t))
		for at, data := 0, append(data, make([]byte, -len(data)&31)...); at < len(data); at += 32 {
			word := func(i int) uint64 { return binary.LittleEndian.Uint64(data[at+8*i:]) }
			fmt.Fprintf(s, "ROW(%d,%#x,%#x,%#x,%#x)\n", at, word(0), word(1), word(2), word(3))
		}
		fmt.Fprintf(s, "GLOBL K(SB),RODATA|NOPTR,$%d\n#undef K\n", length)
	}
}

const (
	generated = "// Code generated from the Go source of limb by gen; DO NOT EDIT.\n\n"
	header    = generated + "//go:build !purego\n\n#include \"textflag.h\"\n#include \"zwords.h\"\n"
)

var macros = writtenText("macros")

//go:embed *.s.txt
var written embed.FS

// writtenText is assembly that is written by hand.
func writtenText(name string) string {
	text, _ := written.ReadFile(name + ".s.txt")
	return string(text)
}

// Words prints what the files of package simd have in common: the words for slots and for constants.
func Words() []byte {
	s := []byte(generated)
	for i := range 2048 {
		s = fmt.Appendf(s, "#define S%d S(%d)\n", i, i)
	}
	for i := range 1024 {
		s = fmt.Appendf(s, "#define C%d AT(%d)\n", 4*i, 4*i)
	}
	return s
}

// Identifier is the name of f in package simd: VecDfToDD for vec.dfToDD.
func Identifier(f *ir.Func) (name string) {
	for part := range strings.SplitSeq(f.Go, ".") {
		name += strings.ToUpper(part[:1]) + part[1:]
	}
	return name
}

// kinds are the types of numbers, as package vec counts them.
var kinds = types.Names(types.Numbers)

// Functions prints the functions and passes of package simd: variables, so that a
// program has those that it refers to.
func Functions(p *ir.Program) ([]byte, error) {
	var vars, groups strings.Builder
	var order, index []string
	methods := map[string][]string{}
	var conversions [types.F64 + 1][types.F64 + 1]string // from and to
	for _, limb := range []ir.Type{ir.F32, ir.F64} {
		for _, f := range exported(p, limb) {
			name, sizes := Identifier(f), ""
			turn, part := AVX512.turn(f)
			for _, a := range arrays(f) {
				sizes += string(rune(a.n * size(a.t)))
			}
			fmt.Fprintf(&vars, "entry%s entry\n", name)
			loop := "nil" // package gocode prints the loops
			from, to, converts := gocode.Conversion(f)
			if f.Export || converts {
				loop = "loop" + name
			}
			if converts {
				conversions[from][to] = name
			}
			fmt.Fprintf(&vars, "%s = Function{%q, %d, %d, %q, %d, %d, &entry%[1]s, %[8]s, %[9]t}\n",
				name, f.Go, f.Ops(), len(f.Out), sizes, turn, part, loop, f.Out[0].Type == "bool")
			index = append(index, f.Go+" &"+name+",\n")
			kind, method, _ := strings.Cut(f.Go, ".")
			if k := slices.Index(kinds, kind); k >= 0 {
				if methods[method] == nil {
					methods[method] = make([]string, len(kinds))
					order = append(order, method)
				}
				methods[method][k] = name
			}
		}
	}
	method := func(list []string) string {
		s := "{"
		for k, name := range list {
			if name != "" {
				s += fmt.Sprintf("%d: &%s, ", k, name)
			}
		}
		return s + "}"
	}
	for _, m := range order {
		fmt.Fprintf(&groups, "%s = Method%s\n", m, method(methods[m]))
	}
	for _, t := range types.Floats {
		var to []string
		for _, c := range conversions[:types.Reals] {
			to = append(to, c[t])
		}
		fmt.Fprintf(&groups, "\nFrom%[1]s = Method%[2]s\nTo%[1]s = Method%[3]s\n", strings.ToUpper(t.String()), method(conversions[t][:]), method(to))
	}
	groups.WriteString("\n// Between has conversions by the type from which they are, then that to which.\nBetween = [...]Method{\n")
	for _, c := range conversions[:types.Reals] {
		groups.WriteString(method(c[:types.Reals]) + ",\n")
	}
	groups.WriteString("}\n")
	slices.Sort(index)
	for i, x := range index {
		_, index[i], _ = strings.Cut(x, " ")
	}
	return format.Source([]byte(generated + "package simd\n\nvar (\n" + vars.String() + ")\n\nvar (\n" + groups.String() + ")\n\nvar index = [...]*Function{\n" + strings.Join(index, "") + "}\n"))
}

// Frames are what kernels need of the frame, those that call no body and those that do, and the memory
// for the arrays of a kernel's turn.
type Frames struct{ Whole, Body, Turn int }

// Max returns the larger ones.
func (f Frames) Max(g Frames) Frames {
	return Frames{max(f.Whole, g.Whole), max(f.Body, g.Body), max(f.Turn, g.Turn)}
}

// Calls prints the functions through which Go runs the kernels of an instruction set,
// which are written by hand, in frames of the slots of kernels and of bodies, and above
// them what is kept and the arrays of a turn.
func Calls(isa *ISA, f Frames) []byte {
	align := abreast * isa.Width // of the slots of a body
	replace := []string{"ISA", strings.ToUpper(isa.Name), "ALIGN", fmt.Sprint(align)}
	for _, c := range []struct {
		name  string
		slots int
	}{{"CALL", f.Whole}, {"BODY", f.Body}} {
		if isa.neon { // frames end at multiples of 64 bytes
			c.slots += 64
		}
		replace = append(replace, c.name+"_SLOTS", fmt.Sprint(c.slots), c.name+"_FRAME", fmt.Sprint(c.slots+align+320+f.Turn))
	}
	if isa.neon {
		return []byte(header + "#include \"funcdata.h\"\n#include \"go_asm.h\"\n\n" + strings.NewReplacer(replace...).Replace(writtenText("call_neon")))
	}
	return []byte(header + "#include \"funcdata.h\"\n#include \"go_asm.h\"\n\n" + strings.NewReplacer(replace...).Replace(writtenText("call")+writtenText("left_"+isa.Name)) + writtenText("move_"+isa.Name))
}

func exported(p *ir.Program, limb ir.Type) (list []*ir.Func) {
	for _, f := range p.Funcs {
		if f.Limb == limb && (f.Export || f.Slices) && len(f.Params) > 0 {
			list = append(list, f)
		}
	}
	return list
}

// File prints the kernels of one limb width, and an entry for each function: its kernel
// and the body that this calls, or 0.
func File(p *ir.Program, limb ir.Type, isa *ISA) (text []byte, frames Frames) {
	cs := &pool{limb: limb, slot: isa.Width, abreast: abreast, listed: true}
	bodies := map[*ir.Func]bool{}
	for _, f := range p.Funcs {
		bodies[f] = f.Limb == limb && f.Code == nil && (often(f) > expandBelow || f.Arm || f.SkipsTurn())
	}
	needed := map[*ir.Func]bool{}
	for _, f := range exported(p, limb) {
		if often(f) > wholeBelow {
			needed[f] = true
			needBodies(f, bodies, needed)
		}
	}
	var s strings.Builder
	depths := map[*ir.Func]int{}
	for _, f := range p.Funcs {
		if needed[f] {
			bodyCode(isa, f, cs, bodies, depths).print(&s)
		}
	}
	deepest := slices.Max(append(slices.Collect(maps.Values(depths)), 0))
	shapes := map[string]bool{}
	for _, f := range exported(p, limb) {
		whole := often(f) <= wholeBelow
		name, body := symbol(isa, f)+"_slices", "0"
		if !whole {
			name, body = shape(isa, f), symbol(isa, f)+"<>(SB)"
		}
		if !shapes[name] {
			c, depth := kernelCode(isa, f, name, whole, cs, depths)
			c.print(&s)
			if whole {
				frames.Whole = max(frames.Whole, depth*cs.slot)
			} else { // its body's frame lies below its own
				frames.Body = max(frames.Body, (depth+deepest)*cs.slot)
			}
			shapes[name] = true
			turn := 0
			for _, a := range arrays(f) {
				n, _ := isa.turn(f)
				turn += n * a.n * size(a.t)
			}
			frames.Turn = max(frames.Turn, turn)
		}
		switch id := Identifier(f); isa {
		case AVX2:
			fmt.Fprintf(&s, "ENTRY(·entry%s,%s<>(SB),%s,·avx512%[1]s(SB))\n", id, name, body)
		case AVX512:
			fmt.Fprintf(&s, "ENTRY(·avx512%s,%s<>(SB),%s,0)\n", id, name, body)
		default:
			fmt.Fprintf(&s, "ENTRY(·entry%s,%s<>(SB),%s)\n", id, name, body)
		}
	}
	cs.aside(&s)
	if isa.neon {
		return []byte(header + macrosOf(isa) + macrosNEON(cs.neon) + cs.names(isa) + s.String()), frames
	}
	return []byte(header + strings.Replace(macros, "-64*n", fmt.Sprintf("-%d*n", cs.slot), 1) + writtenText("macros_"+isa.Name) + cs.names(isa) + s.String()), frames
}

// bodiesOf are the functions that programs of a limb width call: those that are long, but for what exchanges as many
// numbers of a transform, the butterflies. A kernel has one of these, whose numbers would go through memory and back. What calls
// a function with branches is a part of the kernel, as that is.
func bodiesOf(p *ir.Program, limb ir.Type) map[*ir.Func]bool {
	bodies, branching := map[*ir.Func]bool{}, branching{}
	for _, f := range p.Funcs {
		bodies[f] = f.Limb == limb && f.Kind == ir.Once && f.Code == nil && !branching.in(f) && (often(f) > expandBelow || f.SkipsTurn()) && !exchanges(f)
	}
	return bodies
}

// exchanges reports whether a function of transforms makes as many numbers of some, and a sign.
func exchanges(f *ir.Func) bool { return f.Pass && len(f.In) == len(f.Out)+1 }

// needBodies adds the bodies that f calls.
func needBodies(f *ir.Func, bodies, needed map[*ir.Func]bool) {
	for _, v := range f.Body {
		if v.Op == ir.Call {
			needed[v.Callee] = needed[v.Callee] || bodies[v.Callee]
			needBodies(v.Callee, bodies, needed)
		}
	}
}

// moves prints what brings elements to the frame and back, which is written by hand.
func moves(isa *ISA) string {
	return writtenText("move_"+isa.Name) + forISA(writtenText(isa.turns()), isa)
}

func forISA(text string, isa *ISA) string {
	return strings.ReplaceAll(text, "ISA", strings.ToUpper(isa.Name))
}
