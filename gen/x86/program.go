package x86

import (
	"fmt"
	"slices"
	"strings"

	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Programs
//
// A program is compiled for lanes: the items of a phase, or of a kernel for items, lie side
// by side in vectors. What is the same for all items is computed once: integers in general
// registers, floats in vectors whose lanes are equal. An item that is elsewhere, after a
// choice or behind a loop that others are still in, has its lane off in a mask.
//
// Code is a list of blocks, of which each begins with empty registers: what one block makes
// and another one reads is in the frame, and so is every variable. Blocks are long, for
// functions are expanded in them.
//
// DI points to internal/run/simd's launch: the numbers of the first item and of the one behind
// the last, the slices' addresses and lengths, and the scalars.

const (
	launchSlices  = 2 * 8
	launchScalars = launchSlices + 8*16
	maxSlices     = 8
	maxScalars    = 16
)

// word is the width of a value in a general register.
const word = -1

// general are the registers for words: the last ones are those of arm64 alone, where they are R6 and R7.
var general = []reg.GPPhysical{counter, along, reg.RCX, reg.R8, reg.R9, reg.R10, reg.R11, reg.R12, reg.R13, reg.R15, reg.RBP, reg.RSP}

// words is how many an instruction set has.
func (isa *ISA) words() int {
	if isa.neon {
		return len(general)
	}
	return len(general) - 2
}

// In the turns of a plain loop the first two are the items left, and the bytes from the
// item 0 on, and the next ones hold addresses.
var (
	counter      = reg.RSI
	along        = reg.R14
	heldPointers = 6
)

// block is code between labels.
type block struct {
	label string
	insts []*inst
	known map[string]*value
	held  map[int]*value // the registers of words that stay there throughout
}

// program is the state of a kernel with statements while its assembly is made.
type program struct {
	*routine
	code   *code
	alloc  *allocator
	blocks []*block
	labels int

	varying   map[any]bool       // values and variables that differ between items, and divergent loops
	forLanes  map[*ir.Value]bool // integers of arrays, the same for all items, that go to lanes alone
	alone     map[*ir.Func]bool  // of functions: see differsAlone
	lanesOf   map[*ir.Value]lane
	several   map[*ir.Value][]lane // results of calls
	vars      map[*ir.Var]*variable
	launch    map[*ir.Memory][2]*value // address and length
	tables    map[*ir.Table]*ir.Memory // the arrays that these are taken for
	loaded    map[place][]operand      // elements, until something is stored
	moved     map[*value]bool          // words that a turn of the innermost items makes
	before    *block                   // what is the same for all turns of these, or nil
	outside   *block                   // what is the same for all groups, or nil
	hoist     *block                   // that of these in hand, or nil
	fixed     map[*value]bool          // what is made there
	goes      map[*value]progress      // words that go on from group to group
	going     []*value                 // these
	at        *value                   // the item of the first lane
	turns     *turns                   // of a plain loop, or nil
	own       map[*ir.Memory]*variable
	setInside map[*ir.Var]bool // by the items
	m         mask
	some      bool // a lane of m is on
	out       []*scope
	checks    *checks   // nil for none
	span      [2]*value // the first item of an each, nil for 0, and the number of items
}

// place is an element of an array.
type place struct {
	m    *ir.Memory
	base *value
	disp int
	item bool
	at   *ir.Value // the index, where it is none of those
}

// lane is a value of a program, in one of two forms: in vectors, or an integer that is
// base + disp, and where item is set the number of the item more.
type lane struct {
	vec   operand
	truth bool
	base  *value
	disp  int
	item  bool
}

// variable is where a variable is kept: a slot for each vector, or one for a word.
type variable struct {
	slots []int
}

// mask are the lanes that are on, in each vector; nil for all.
type mask []flag

// progress is that of a word from group to group: its value in the first one, and the step,
// which are the same for all groups.
type progress struct{ from, step *value }

// scope is what can be left: a loop, or a whole program.
type scope struct {
	end, next string // labels: behind it, and of its next turn
	divergent bool
	rest      *variable // the items that continue, or that have returned
	loop      bool
}

// start begins a block.
func (p *program) start(label string) {
	p.blocks[len(p.blocks)-1].insts = p.insts
	p.blocks = append(p.blocks, &block{label: label})
	p.insts = nil
	p.fresh()
}

// fresh forgets what is known of the code before.
func (p *program) fresh() {
	clear(p.known)
	clear(p.lines)
	clear(p.sums)
	clear(p.rows)
	clear(p.windows)
	clear(p.loaded)
	if p.checks != nil {
		clear(p.checks.done)
	}
}

func (p *program) label() string {
	p.labels++
	return fmt.Sprintf("b%d", p.labels)
}

// do appends what print prints, with the operands and the result, if there is one, in
// registers.
func (p *program) do(print func(c *allocator, in *inst), dst *value, args ...*value) *value {
	p.insts = append(p.insts, &inst{print: print, imm: -1, args: args, dst: dst})
	return dst
}

func (p *program) jump(label string) {
	p.do(func(a *allocator, in *inst) { a.text("JMP %s", label) }, nil)
	p.jumps(true, label)
}

// jumps notes that the last instruction jumps, always or on a condition.
func (p *program) jumps(always bool, to ...string) {
	in := p.insts[len(p.insts)-1]
	in.jumps, in.always = to, always
}

// programCode prints a kernel, with checks if there are any to be, and tells how many slots it
// takes.
func programCode(isa *ISA, f *ir.Func, name string, pool *pool, bodies map[*ir.Func]bool, depths map[*ir.Func]int, checks *checks) (*code, int) {
	c := newCode(isa, name, pool)
	n := programVectors(isa, f)
	if n != copies {
		bodies = nil
	}
	p := &program{routine: &routine{selector: newSelector(isa, f.Limb, n, bodies), f: f}, code: c, alloc: newAllocator(c, depths),
		blocks: []*block{{}}, varying: map[any]bool{}, forLanes: map[*ir.Value]bool{}, alone: map[*ir.Func]bool{}, lanesOf: map[*ir.Value]lane{}, several: map[*ir.Value][]lane{},
		own: map[*ir.Memory]*variable{}, vars: map[*ir.Var]*variable{}, launch: map[*ir.Memory][2]*value{}, tables: map[*ir.Table]*ir.Memory{}, loaded: map[place][]operand{}, fixed: map[*value]bool{}, goes: map[*value]progress{}}
	p.longs, p.checks = false, checks
	p.analyse(f)
	p.arguments()
	first, last := p.argument(0), p.argument(8)
	if f.Kind == ir.Items {
		item := f.Params[0]
		p.each(f, item, f.Code, p.sum("SUBL", first, last), first, 1)
	} else {
		p.groups(first, last)
	}
	p.blocks[len(p.blocks)-1].insts = p.insts
	p.keep()
	for _, b := range p.blocks {
		b.insts = sinkLoads(b.insts)
		if isa.masks && len(b.insts) > 40 && !waits(f) {
			p.balance(b.insts)
		}
		if isa.masks || isa.neon {
			b.insts = schedule(isa, b.insts, 2*pipes)
		}
	}
	if err := verify(p.blocks, func(v *value) bool { return slices.Contains(p.going, v) }); err != nil {
		panic("x86: " + err.Error())
	}
	for _, b := range p.blocks {
		if b.label != "" {
			c.text("%s:", b.label)
		}
		p.alloc.held = b.held
		p.alloc.run(b.insts)
	}
	c.end()
	if checks != nil {
		checks.print(c)
	}
	c.depth = p.alloc.depth
	return c, c.depth
}

// waits reports whether a program has loops, whose turns wait for one another.
func waits(f *ir.Func) bool {
	return has[*ir.Loop](f.Code) || slices.ContainsFunc(f.Body, func(v *ir.Value) bool { return v.Op == ir.Call && waits(v.Callee) })
}

// programVectors is the number of vectors of a turn: complex pairs keep a processor busy
// alone, but where turns wait, and so does one vector where phases are whole ones, but no turns of several.
func programVectors(isa *ISA, f *ir.Func) int {
	phases, whole, turns := 0, 0, 0
	ir.Walk(f.Code, func(s ir.Stmt) {
		if s, ok := s.(*ir.Each); ok {
			lanes := isa.Width / size(f.Limb)
			phases++
			n := multiple(s.N)
			if n > 1 && n%lanes == 0 {
				whole++
			}
			if n%(copies*lanes) == 0 {
				turns++
			}
		}
	})
	if phases > 0 && whole == phases && turns < phases {
		return 1
	}
	pairs := func(m *ir.Memory) bool { return m.Elem.Type == "CDF" || m.Elem.Type == "CDD" }
	if !waits(f) && slices.ContainsFunc(f.Memory, pairs) {
		return 1
	}
	return copies
}

// multiple returns a number that divides an integer of a program.
func multiple(v *ir.Value) int {
	switch {
	case v.Op == ir.Const:
		return max(int(v.Const), 1)
	case v.Op == ir.Mul:
		return multiple(v.Args[0]) * multiple(v.Args[1])
	}
	return 1
}

// arguments reads the arguments.
func (p *program) arguments() {
	n := 0
	for _, m := range p.f.Memory {
		if m.Space != ir.Own {
			p.launch[m] = [2]*value{p.argument(launchSlices + 16*n), p.argument(launchSlices + 16*n + 8)}
			n++
		}
	}
	for i, v := range p.f.Params[1:] {
		if v.Type.Float() {
			p.lanesOf[v] = lane{vec: p.broadcast(p.argumentAt(launchScalars+8*i, size(v.Type)))}
		} else {
			p.lanesOf[v] = lane{base: p.argument(launchScalars + 8*i)}
		}
	}
}

func (p *program) argument(disp int) *value {
	v := newWord()
	v.listed = disp + 1
	return v
}

func newWord() *value { return &value{width: word, reg: -1} }

// groups runs the groups one after another. What is the same for all of them is computed
// before; an index that goes with the number of the group, and an address, are variables
// that a step is added to behind each.
func (p *program) groups(first, last *value) {
	head, end := p.label(), p.label()
	p.compare("JGE", first, last, end)
	for _, in := range p.insts {
		for _, v := range in.results() {
			p.fixed[v] = true
		}
	}
	p.start("")
	p.outside = p.blocks[len(p.blocks)-1]
	p.start(head)
	p.outside.known = map[string]*value{}
	g := p.goesOn(first, p.number(1))
	p.lanesOf[p.f.Params[0]] = lane{base: g}
	p.region(p.f.Code)
	p.do(func(a *allocator, in *inst) {
		var had *value
		for _, v := range p.going {
			step := p.goes[v].step
			if v == g || !v.kept { // nobody reads it
				continue
			}
			switch {
			case step == had:
			case step.konst != nil:
				a.raw("MOVQ", op.I32(int32(step.konst.bits)), scratch)
			default:
				a.raw("MOVQ", a.place(step), scratch)
			}
			had = step
			a.raw("ADDQ", scratch, a.slot(v.slot))
		}
		next := a.register(g)
		a.raw("INCQ", next)
		a.raw("MOVQ", next, a.slot(g.slot))
		a.raw("CMPQ", next, a.place(last))
		a.text("JLT %s", head)
	}, nil, g)
	p.start(end)
}

// goesOn makes a word that goes on from group to group.
func (p *program) goesOn(from, step *value) (v *value) {
	for _, v := range p.going {
		if p.goes[v] == (progress{from, step}) {
			return v
		}
	}
	v = newWord()
	p.in(p.outside, func() {
		p.insts = append(p.insts, &inst{imm: -1, args: []*value{step, from}, mem: true, dst: v, print: func(a *allocator, in *inst) {
			v.slot = a.newSlot()
			a.raw("MOVQ", a.register(from), a.slot(v.slot))
		}})
	})
	p.goes[v] = progress{from, step}
	p.going = append(p.going, v)
	return v
}

// progressOf tells how a word goes on: one without a step stays. Others do neither.
func (p *program) progressOf(v *value) (g progress, ok bool) {
	if g, ok = p.goes[v]; ok {
		return g, true
	}
	return progress{from: v}, p.same(v)
}

// same reports whether a value is the same for all groups.
func (p *program) same(v *value) bool {
	_, goes := p.goes[v]
	return p.outside != nil && !goes && (v.konst != nil || v.listed != 0 || p.fixed[v])
}

// in has instructions appended to a block before the one in hand.
func (p *program) in(b *block, make func()) {
	if p.hoist == b {
		make()
		return
	}
	insts, known, hoist, head := p.insts, p.known, p.hoist, len(b.insts)
	p.insts, p.known, p.hoist = b.insts, b.known, b
	make()
	b.insts, p.insts, p.known, p.hoist = p.insts, insts, known, hoist
	if b == p.outside {
		for _, x := range b.insts[head:] {
			for _, v := range x.results() {
				p.fixed[v] = true
			}
		}
	}
}

// keep notes which values are read in other blocks, and leaves out what nobody reads.
func (p *program) keep() {
	read := map[*value]bool{}
	for _, b := range slices.Backward(p.blocks) {
		b.insts = neededBy(b.insts, read)
	}
	in := map[*value]*block{}
	for _, b := range p.blocks {
		for _, x := range b.insts {
			for _, v := range x.results() {
				in[v] = b
			}
		}
	}
	for _, b := range p.blocks {
		for _, x := range b.insts {
			for _, v := range x.args {
				if in[v] != nil && in[v] != b {
					v.kept = true
				}
			}
		}
	}
	for _, v := range p.going {
		if step := p.goes[v].step; in[step] != nil {
			step.kept = step.kept || v.kept
		}
	}
}

// sinkLoads moves loads to where their results are read, but not behind a store.
func sinkLoads(insts []*inst) (out []*inst) {
	from := map[*value]*inst{}
	var need func(in *inst)
	load := func(d *inst) {
		for _, r := range d.results() {
			delete(from, r)
		}
		need(d)
	}
	need = func(in *inst) {
		for _, v := range in.args {
			if d := from[v]; d != nil {
				load(d)
			}
		}
		out = append(out, in)
	}
	loadAll := func(list []*inst) {
		for _, d := range list {
			if d.early && len(d.results()) > 0 && from[d.results()[0]] == d {
				load(d)
			}
		}
	}
	for i, in := range insts {
		if in.early {
			for _, r := range in.results() {
				from[r] = in
			}
			continue
		}
		if in.fence() && in.call == nil && !in.body && (in.access == nil || in.access.store) {
			loadAll(insts[:i])
		}
		need(in)
	}
	loadAll(insts)
	return out
}

// # Words

func (p *program) number(n int) *value { return p.constant(uint64(uint32(n)), 4, word) }

// sum is an instruction on words whose result takes the place of b.
func (p *program) sum(name string, a, b *value) *value {
	x, ok := p.progressOf(a)
	y, also := p.progressOf(b)
	switch {
	case name == "ADDL" && isWord(a, 0), name == "IMULL" && isWord(a, 1):
		return b
	case name == "ADDL" && isWord(b, 0), name == "IMULL" && isWord(b, 1):
		return a
	case !ok || !also || x.step == nil && y.step == nil:
	case name == "IMULL" && x.step == nil:
		return p.goesOn(p.sum(name, a, y.from), p.sum(name, a, y.step))
	case name == "IMULL" && y.step == nil:
		return p.goesOn(p.sum(name, x.from, b), p.sum(name, x.step, b))
	case name == "ADDL" || name == "SUBL":
		step := func(g progress) *value {
			if g.step == nil {
				return p.number(0)
			}
			return g.step
		}
		return p.goesOn(p.sum(name, x.from, y.from), p.sum(name, step(x), step(y)))
	}
	return p.hoisted(func() *value { return p.add(&inst{op: name, imm: -1, args: []*value{a, b}, tied: true}, word) }, a, b)
}

func isWord(v *value, n uint64) bool { return v.konst != nil && v.konst.bits == n }

// hoisted makes a word, or a vector that is a word in all lanes: before the groups or the
// turns of the items, where the operands are there.
func (p *program) hoisted(make func() *value, args ...*value) (v *value) {
	switch {
	case !slices.ContainsFunc(args, func(a *value) bool { return !p.same(a) }) && p.outside != nil:
		p.in(p.outside, func() { v = make() })
	case p.before != nil && !slices.ContainsFunc(args, func(a *value) bool { return p.moved[a] }):
		p.in(p.before, func() { v = make() })
	default:
		if v = make(); p.before != nil && v.konst == nil {
			p.moved[v] = true
		}
	}
	return v
}

// op makes a word by what print prints.
func (p *program) wordOf(key string, print func(a *allocator, in *inst), args ...*value) *value {
	return p.hoisted(func() *value {
		return p.selector.add(&inst{op: key, imm: -1, args: args, print: print}, word)
	}, args...)
}

// wordOfLane returns an integer, or a truth value as 0 or 1, that is the same in all lanes.
func (p *program) wordOfLane(l lane) *value {
	switch {
	case l.vec != nil:
		return p.extract(l.vec[0], l.truth)
	case l.base == nil:
		return p.number(l.disp)
	case l.disp != 0:
		return p.sum("ADDL", p.number(l.disp), l.base)
	}
	return l.base
}

// extract returns lane 0.
func (p *program) extract(x flag, truth bool) *value {
	v := p.plain(x)
	w := p.do(func(a *allocator, in *inst) {
		v := in.args[0]
		from := a.register(v)
		to := a.register(in.dst).(reg.GPPhysical)
		switch {
		case v.width == 0:
			a.raw("KMOVW", from, to.As32())
			a.raw("ANDL", op.I32(1), to.As32())
		case truth && a.isa.neon:
			a.raw("VMOVD", vector(v.reg, 16), to.As32())
			a.raw("ANDL", op.I32(1), to.As32())
		case truth:
			a.raw("VMOVMSKPS", vector(v.reg, 16), to.As32())
			a.raw("ANDL", op.I32(1), to.As32())
		default:
			a.raw("VMOVD", vector(v.reg, 16), to.As32())
		}
	}, newWord(), v)
	if p.before != nil {
		p.moved[w] = true
	}
	return w
}

// raw appends an instruction that avo does not check.
func (c *code) raw(opcode string, ops ...op.Op) {
	if c.isa.neon {
		c.rawNEON(opcode, ops...)
		return
	}
	c.text("%s %s", opcode, strings.Join(c.texts(ops), ","))
}
