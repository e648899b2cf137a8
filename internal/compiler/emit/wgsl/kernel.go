package wgsl

import (
	"cmp"
	"fmt"
	"math"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/lines"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

// # Kernels
//
// WebGPU promises eight buffers to a kernel, and takes none twice of which it writes one. So
// all arrays of a device lie in one buffer, memory, an array of words: a slice is where its first
// plane begins in it, its length, and the stride from plane to plane. Tables are another one.
// What a kernel is given stands in args: n, the zero that no compiler knows of, three words
// for each slice, and the scalars.
//
// Groups are numbered by group.x + group.y·groups.x, as many as there are n, or as hold n
// items; those beyond do nothing.

// Bindings of all modules, in group 0.
const (
	BindMemory = iota // read and written
	BindArgs          // a uniform
	BindTables        // read, where there are tables
)

// Entry is what a driver is to know of a kernel.
type Entry struct {
	Name  string // of its entry point
	Words int    // of its args
}

// Binary is a module of WGSL, the tables that it reads, and its kernels.
type Binary struct {
	Text    string
	Tables  []uint32 // none where it has no tables
	Entries []Entry
}

// Module prints kernels for work-groups of so many threads, after all that they call and nothing else.
func Module(p *ir.Program, group int, kernels ...*ir.Func) (Binary, error) {
	p, kernels = lower.Kept(p, kernels, group)
	q := p.Reach(kernels...)
	w := &where{tables: map[*ir.Table]int{}, group: group}
	var b Binary
	for _, t := range q.Tables {
		w.tables[t] = len(b.Tables)
		for _, x := range t.Data {
			b.Tables = append(b.Tables, word(t.Type, x))
		}
	}
	var body strings.Builder
	words, multiplies, halves := 0, false, false
	for _, f := range q.Funcs {
		for _, m := range f.Memory {
			halves = halves || m.Type == ir.U16
			w.atomic = w.atomic || m.Type == ir.U16 && m.Written
		}
	}
	for _, f := range q.Funcs {
		for _, v := range f.Body {
			multiplies = multiplies || v.Op == ir.MulHi
		}
		if f.Kind == ir.Once {
			body.WriteString("\n" + w.function(f))
			continue
		}
		text, k := w.kernel(f)
		body.WriteString("\n" + text)
		b.Entries = append(b.Entries, k)
		words = max(words, k.Words)
	}
	var s strings.Builder
	fmt.Fprintf(&s, "@group(0) @binding(%d) var<storage, read_write> memory: array<%s>;\n", BindMemory, map[bool]string{false: "u32", true: "atomic<u32>"}[w.atomic])
	fmt.Fprintf(&s, "@group(0) @binding(%d) var<uniform> args: array<vec4<i32>, %d>;\n", BindArgs, max(1, (words+3)/4))
	if len(b.Tables) > 0 {
		fmt.Fprintf(&s, "@group(0) @binding(%d) var<storage, read> tables: array<u32>;\n", BindTables)
	}
	s.WriteString("\n// zero is 0, which no compiler knows.\nfn zero() -> u32 { return u32(args[0].y); }\n")
	if multiplies {
		s.WriteString("\n" + mulHi)
	}
	if halves {
		fmt.Fprintf(&s, loadHalf, w.inMemory("at >> 1u"))
	}
	if w.atomic {
		s.WriteString(storeHalf)
	}
	if w.global.Len() > 0 {
		s.WriteString("\n" + w.global.String())
	}
	b.Text = s.String() + body.String()
	return b, w.fault
}

// Two elements of 16 bits lie in a word, the first in its lower half, and their number is that of
// a half. A store is two atomic operations on the word, of which one clears the element's half and
// the other one sets it: the other half keeps what it has, or what another thread gives it
// meanwhile. Nobody else uses this half, for items that use one element are a race. A module with
// such stores has atomic words as its memory, since that is declared but once.
const loadHalf = `
fn load_half(at: i32) -> u32 {
	return (%s >> (u32(at & 1i) << 4u)) & 0xffffu;
}
`

const storeHalf = `
fn store_half(at: i32, x: u32) {
	let shift = u32(at & 1i) << 4u;
	atomicAnd(&memory[at >> 1u], ~(0xffffu << shift));
	atomicOr(&memory[at >> 1u], (x & 0xffffu) << shift);
}
`

// inMemory prints the word of memory at an index.
func (w *where) inMemory(index string) string {
	if w.atomic {
		return "atomicLoad(&memory[" + index + "])"
	}
	return "memory[" + index + "]"
}

// word returns the bits of a constant of 32 bits.
func word(t ir.Type, x float64) uint32 {
	switch t {
	case ir.F32:
		return math.Float32bits(float32(x))
	case ir.U32:
		return uint32(ir.ToWord(t, x))
	}
	return uint32(int64(x))
}

// kernel prints a kernel.
func (w *where) kernel(f *ir.Func) (string, Entry) {
	p := w.newPrinter(f)
	p.leave = "return;"
	number := p.Unique(f.Params[0].Name)
	p.text[f.Params[0]] = number
	p.Taken["n"]++
	words := p.parameters()
	p.Line("let n = args[0].x;")
	if f.Kind == ir.Groups {
		p.Line(fmt.Sprintf("let %s = i32(group.y * groups.x + group.x);", number))
	} else {
		p.Line(fmt.Sprintf("let %s = i32((group.y * groups.x + group.x) * %du + thread);", number, w.group))
	}
	p.Line(fmt.Sprintf("if (%s >= n) { return; }", number))
	p.declareSlices()
	p.declare()
	p.code(f.Code)
	return fmt.Sprintf("%s@compute @workgroup_size(%d)\nfn %s(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) thread: u32) {\n%s}\n",
		lines.Comment(f.Doc), w.group, f.Name, p.Body.String()), Entry{f.Name, words}
}

// parameters names the slices and the scalars, and returns how many words of args there are.
func (p *printer) parameters() (words int) {
	given, _ := p.f.Arrays()
	for _, m := range given {
		p.arrays[m] = p.Array(m.Name, m.Elem.N)
	}
	words = 2 + 3*len(p.arrays)
	for i, v := range p.f.Params[1:] {
		if p.f.Hidden && i == len(p.f.Params)-2 {
			p.text[v] = "zero()"
			p.typ(v.Type)
			continue
		}
		p.text[v] = p.Unique(v.Name)
		e := arg(words)
		if words++; v.Type != ir.I32 {
			e = fmt.Sprintf("bitcast<%s>(%s)", p.typ(v.Type), e)
		}
		p.Line(fmt.Sprintf("let %s = %s;", p.text[v], e))
	}
	return words
}

// arg prints a word of args.
func arg(i int) string { return fmt.Sprintf("args[%d].%c", i/4, "xyzw"[i%4]) }

// declareSlices declares where the planes of slices begin.
func (p *printer) declareSlices() {
	at := 2
	given, _ := p.f.Arrays()
	for _, m := range given {
		name := p.arrays[m]
		p.Line(fmt.Sprintf("let %s_len = %s;", name, arg(at+1)))
		if m.Elem.N > 1 {
			p.Line(fmt.Sprintf("let %s_stride = %s;", name, arg(at+2)))
		}
		for k := range m.Elem.N {
			if k == 0 {
				p.Line(fmt.Sprintf("let %s_0 = %s;", name, arg(at)))
			} else {
				p.Line(fmt.Sprintf("let %s_%d = %s_%d + %s_stride;", name, k, name, k-1, name))
			}
		}
		if m.Type.Bytes() == 8 && (m.Read || m.Written) {
			p.lacks(p.f, "%s", m.Type)
		}
		at += 3
	}
}

// declare declares the arrays of a program and its variables.
func (p *printer) declare() {
	_, own := p.f.Arrays()
	for _, m := range own {
		p.arrays[m] = p.Array(m.Name, m.Elem.N)
		for k := range m.Elem.N {
			if t := fmt.Sprintf("array<%s, %d>", p.typ(m.Type), m.Len); m.Space != ir.Shared {
				p.Line(fmt.Sprintf("var %s: %s;", p.scalar(m, k), t))
			} else {
				fmt.Fprintf(&p.global, "var<workgroup> %s: %s;\n", p.scalar(m, k), t)
			}
		}
	}
	for _, v := range p.f.Vars {
		p.vars[v] = p.Unique(v.Name)
		p.Line("var " + p.vars[v] + ": " + p.typ(v.Type) + ";")
	}
}

// scalar names the array of scalar k of the elements of one of the program's own arrays. One of
// a group stands outside of functions.
func (p *printer) scalar(m *ir.Memory, k int) string {
	if m.Space == ir.Shared {
		return fmt.Sprintf("%s_%s_%d", p.f.Name, p.arrays[m], k)
	}
	return fmt.Sprintf("%s_%d", p.arrays[m], k)
}

// element prints a scalar of one of the program's own arrays, and at the index in memory of one of a slice.
func (p *printer) element(m *ir.Memory, index *ir.Value, k int) string {
	return fmt.Sprintf("%s[%s]", p.scalar(m, k), lines.Bare(p.text[index]))
}

func (p *printer) at(m *ir.Memory, index *ir.Value, k int) string {
	return fmt.Sprintf("%s_%d + %s", p.arrays[m], k, p.text[index])
}

// load prints a load. What a group reads for all its threads must be the same for all, in the
// eyes of a compiler that cannot know who writes to memory.
func (p *printer) load(v *ir.Value) string {
	if v.Memory.Space != ir.Slice {
		return p.element(v.Memory, v.Args[0], v.Limb)
	}
	e := p.at(v.Memory, v.Args[0], v.Limb)
	if v.Memory.Type == ir.U16 {
		e = "load_half(" + e + ")"
	} else {
		e = p.inMemory(e)
	}
	if p.f.Kind == ir.Groups && !p.phase {
		name := p.f.Name + "_word"
		if p.Taken[name] == 0 {
			p.Taken[name] = 1
			fmt.Fprintf(&p.global, "var<workgroup> %s: u32;\n", name)
		}
		p.Line(fmt.Sprintf("if (thread == 0u) { %s = %s; }", name, e))
		e = "workgroupUniformLoad(&" + name + ")"
	}
	return cast(v.Type, e)
}

// store prints a store of e.
func (p *printer) store(s *ir.Store, e string) string {
	m := s.Memory
	if m.Space != ir.Slice {
		return p.element(m, s.Index, s.Limb) + " = " + e + ";"
	}
	if s.Value.Type != ir.U32 {
		e = "bitcast<u32>(" + e + ")"
	}
	switch at := p.at(m, s.Index, s.Limb); {
	case m.Type == ir.U16:
		return fmt.Sprintf("store_half(%s, %s);", at, e)
	case p.atomic:
		return fmt.Sprintf("atomicStore(&memory[%s], %s);", at, e)
	default:
		return fmt.Sprintf("memory[%s] = %s;", at, e)
	}
}

// code prints statements.
func (p *printer) code(list []ir.Stmt) {
	for _, s := range list {
		switch s := s.(type) {
		case *ir.Do:
			for _, v := range s.Values {
				p.value(v)
			}
		case *ir.Set:
			p.Line(p.vars[s.Var] + " = " + lines.Bare(p.text[s.Value]) + ";")
		case *ir.Store:
			p.Line(p.store(s, lines.Bare(p.text[s.Value])))
		case *ir.If:
			p.Block("if ("+lines.Bare(p.text[s.Cond])+")", func() { p.code(s.Then) })
			if len(s.Else) > 0 {
				p.Block("else", func() { p.code(s.Else) })
			}
		case *ir.Loop:
			p.Block("loop", func() {
				p.code(s.Body)
				if len(s.Post) > 0 {
					p.Block("continuing", func() { p.code(s.Post) })
				}
			})
		case *ir.Break:
			p.Line("break;")
		case *ir.Continue:
			p.Line("continue;")
		case *ir.Return:
			p.Line(p.leave)
		case *ir.Each:
			p.text[s.Item] = p.Unique(cmp.Or(s.Item.Name, "item"))
			i, leave := p.text[s.Item], p.leave
			p.leave, p.phase = "continue;", true
			p.Block(fmt.Sprintf("for (var %s = i32(thread); %s < %s; %s += %di)", i, i, p.text[s.N], i, p.group), func() { p.code(s.Body) })
			p.leave, p.phase = leave, false
			p.Line("storageBarrier();")
			p.Line("workgroupBarrier();")
		}
	}
}
