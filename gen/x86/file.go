package x86

import (
	"bytes"
	"fmt"
	"go/format"
	"math"
	"slices"
	"strings"

	op "github.com/mmcloughlin/avo/operand"

	"github.com/limbfp/limb/internal/ir"
)

// A function of more operations than expandBelow is called, not expanded, and of
// more than wholeBelow it is called by its kernel too.
const (
	expandBelow = 161
	wholeBelow  = 170

	// A function of more has enough to do for the caches to keep up.
	streamBelow = 130
)

// pool holds the constants and tables of a file.
type pool struct {
	lanes, vectors []constant
	tables         []*ir.Table
	windows        bool
}

func intern[T comparable](list *[]T, x T) int {
	i := slices.Index(*list, x)
	if i < 0 {
		i = len(*list)
		*list = append(*list, x)
	}
	return i
}

func static(name string, disp int) op.Mem {
	return op.NewDataAddr(op.NewStaticSymbol(name), disp)
}

// lane is the address of one lane of c.
func (p *pool) lane(c constant) op.Mem {
	c.width = 0
	return static(fmt.Sprintf("lane%d", 8*c.size), c.size*p.index(&p.lanes, c))
}

// vector is the address of c in every lane.
func (p *pool) vector(c constant) op.Mem {
	return static(fmt.Sprintf("vec%d", c.width), c.width*p.index(&p.vectors, c))
}

// index counts the constants before c that lie in the same array.
func (p *pool) index(list *[]constant, c constant) (n int) {
	i := intern(list, c)
	for _, d := range (*list)[:i] {
		if d.width == c.width && (c.width != 0 || d.size == c.size) {
			n++
		}
	}
	return n
}

func (p *pool) table(t *ir.Table) op.Mem {
	intern(&p.tables, t)
	return static(t.Name, 0)
}

// window is the address of the first byte that is zero, after ones.
func (p *pool) window() op.Mem {
	p.windows = true
	return static("window", windowSize)
}

const windowSize = 256

// data prints the constants and tables.
func (p *pool) data(s *strings.Builder) {
	sizes := map[string]int{}
	put := func(name string, bytes int, x uint64) {
		if bytes == 4 {
			x &= math.MaxUint32
		}
		fmt.Fprintf(s, "DATA %s<>+%d(SB)/%d, $0x%x\n", name, sizes[name], bytes, x)
		sizes[name] += bytes
	}
	var names []string
	for _, c := range p.lanes {
		name := fmt.Sprintf("lane%d", 8*c.size)
		intern(&names, name)
		put(name, c.size, c.bits)
	}
	for _, c := range p.vectors {
		name := fmt.Sprintf("vec%d", c.width)
		intern(&names, name)
		for i := 0; i < c.width; i += c.size {
			x := c.bits
			for j := range len(c.lanes) / c.width * c.size {
				x |= uint64(c.lanes[i+j]) << (8 * j)
			}
			put(name, c.size, x)
		}
	}
	for _, t := range p.tables {
		names = append(names, t.Name)
		for _, x := range append(t.Data[:len(t.Data):len(t.Data)], make([]float64, 16)...) { // a window or row may pass the end
			switch t.Type {
			case ir.F64:
				put(t.Name, 8, math.Float64bits(x))
			case ir.F32:
				put(t.Name, 4, uint64(math.Float32bits(float32(x))))
			default:
				put(t.Name, 4, uint64(uint32(int32(x))))
			}
		}
	}
	if p.windows {
		names = append(names, "window")
		for range windowSize / 8 {
			put("window", 8, math.MaxUint64)
		}
		for range windowSize / 8 {
			put("window", 8, 0)
		}
	}
	for _, n := range names {
		fmt.Fprintf(s, "GLOBL %s<>(SB), RODATA|NOPTR, $%d\n", n, sizes[n])
	}
}

const header = "// Code generated from the Go source of limb by gen; DO NOT EDIT.\n\n//go:build !purego\n\n#include \"textflag.h\"\n"

// Names prints the names of the functions, in the order of the index of a file, and
// the numbers of their operations.
func Names(p *ir.Program) ([]byte, error) {
	var s bytes.Buffer
	s.WriteString("// Code generated from the Go source of limb by gen; DO NOT EDIT.\n\n//go:build !purego\n\npackage simd\n")
	for _, limb := range []ir.Type{ir.F32, ir.F64} {
		fmt.Fprintf(&s, "\nvar names%d = [...]name{\n", 8*size(limb))
		for _, f := range exported(p, limb) {
			fmt.Fprintf(&s, "{%q, %d},\n", f.Go, f.Ops())
		}
		s.WriteString("}\n")
		fmt.Fprintf(&s, "\nvar passes%d = [...]name{\n", 8*size(limb))
		for _, f := range passes(p, limb) {
			fmt.Fprintf(&s, "{%q, %d},\n", f.Go, f.Ops())
		}
		s.WriteString("}\n")
	}
	return format.Source(s.Bytes())
}

// Frames are the sizes of the frames that kernels need: those that call no body,
// those that do, and those of passes.
type Frames struct{ Whole, Body, Pass int }

// Max returns the larger ones.
func (f Frames) Max(g Frames) Frames {
	return Frames{max(f.Whole, g.Whole), max(f.Body, g.Body), max(f.Pass, g.Pass)}
}

// Calls prints the functions through which Go runs kernels.
func Calls(f Frames) []byte {
	s := header + "#include \"funcdata.h\"\n"
	for _, c := range []struct {
		name  string
		frame int
	}{{"call", f.Whole}, {"callBody", f.Body}, {"callPass", f.Pass}} {
		s += fmt.Sprintf(`
TEXT ·%s(SB), 0, $%d-32
	NO_LOCAL_POINTERS
	MOVQ code+0(FP), AX
	MOVQ body+8(FP), R15
	MOVQ args+16(FP), DI
	MOVQ n+24(FP), SI
	LEAQ top-0(SP), BX
	ANDQ $-%d, BX
	CALL AX
	VZEROUPPER
	RET
`, c.name, c.frame+slotSize, slotSize)
	}
	return []byte(s)
}

func exported(p *ir.Program, limb ir.Type) (list []*ir.Func) {
	for _, f := range p.Funcs {
		if f.Limb == limb && (f.Export || f.Slices) && len(f.Params) > 0 {
			list = append(list, f)
		}
	}
	return list
}

// File prints the kernels of one limb width, and an index: for each function the
// kernels over planes and over slices, and the body that these call, or 0.
func File(p *ir.Program, limb ir.Type, isa *ISA) (text []byte, frames Frames) {
	cs := &pool{}
	bodies := map[*ir.Func]bool{}
	for _, f := range p.Funcs {
		bodies[f] = f.Limb == limb && (f.Ops() > expandBelow || f.Arm)
	}
	needed := map[*ir.Func]bool{}
	var need func(f *ir.Func)
	need = func(f *ir.Func) {
		for _, v := range f.Body {
			if v.Op == ir.Call {
				if bodies[v.Callee] {
					needed[v.Callee] = true
				}
				need(v.Callee)
			}
		}
	}
	for _, f := range exported(p, limb) {
		if f.Ops() > wholeBelow {
			needed[f] = true
			need(f)
		}
	}
	for _, f := range passes(p, limb) {
		if turn := turnOf(p, f); f.In[0].N == 8 && turn != nil {
			needed[turn] = true
			need(f)
			need(turn)
		}
	}
	depths := map[*ir.Func]int{}
	deepest := 0
	var codes []*code
	for _, f := range p.Funcs {
		if needed[f] {
			codes = append(codes, bodyCode(isa, f, cs, bodies, depths))
			deepest = max(deepest, depths[f])
		}
	}
	var index []string // symbols, "0" for none
	shapes := map[string]bool{}
	for _, f := range exported(p, limb) {
		for _, l := range []layout{planes, structs} {
			if f.Slices && l == planes {
				index = append(index, "0")
				continue
			}
			whole := f.Ops() <= wholeBelow
			name := symbol(isa, f) + map[layout]string{planes: "_planes", structs: "_slices"}[l]
			if !whole {
				name = shape(isa, f, l)
			}
			if whole || !shapes[name] {
				c, depth := kernelCode(isa, f, l, name, whole, cs, depths)
				codes = append(codes, c)
				if whole {
					frames.Whole = max(frames.Whole, depth*slotSize)
				} else { // its body's frame lies below its own
					frames.Body = max(frames.Body, (depth+deepest)*slotSize)
				}
				shapes[name] = true
			}
			index = append(index, name+"<>(SB)")
		}
		if needed[f] && f.Ops() > wholeBelow {
			index = append(index, symbol(isa, f)+"<>(SB)")
		} else {
			index = append(index, "0")
		}
	}
	var passIndex []string
	for _, f := range passes(p, limb) {
		for _, turn := range []*ir.Func{nil, turnOf(p, f)} {
			name := symbol(isa, f) + map[bool]string{false: "_pass", true: "_turned"}[turn != nil]
			if len(passIndex)%2 == 1 && turn == nil {
				passIndex = append(passIndex, "0")
				continue
			}
			c, depth := passCode(isa, f, turn, name, cs, bodies, depths)
			codes = append(codes, c)
			frames.Pass = max(frames.Pass, depth*slotSize)
			passIndex = append(passIndex, name+"<>(SB)")
		}
	}
	var s strings.Builder
	s.WriteString(header)
	for _, c := range codes {
		s.WriteString("\n" + strings.Join(c.lines, "\n") + "\n")
	}
	s.WriteString("\n")
	cs.data(&s)
	for i, index := range [][]string{index, passIndex} {
		name := fmt.Sprintf("%s_%s%s", isa.Name, limb, []string{"", "_passes"}[i])
		for i, x := range index {
			fmt.Fprintf(&s, "DATA %s_index<>+%d(SB)/8, $%s\n", name, 8*i, x)
		}
		fmt.Fprintf(&s, "GLOBL %s_index<>(SB), RODATA, $%d\n", name, 8*len(index))
		fmt.Fprintf(&s, "\nTEXT ·%s(SB), NOSPLIT, $0-8\n\tLEAQ %s_index<>(SB), AX\n\tMOVQ AX, ret+0(FP)\n\tRET\n", name, name)
	}
	return []byte(s.String()), frames
}
