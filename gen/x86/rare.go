package x86

import (
	"fmt"
	"slices"
	"strings"

	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # What is rare
//
// A function that returns its operands as they are, but where one of them is 0, infinite or
// NaN, ends nearly every operation of the library, and nearly never does anything. So it is
// called, aside, for all vectors at once, where some lane has such an operand: one test and
// one branch. It gets its operands and leaves its results in the frame, like a body, and
// leaves registers as they are. A quotient or root that only it reads is computed aside too.
// So is what a function chooses where two of its numbers are NaN: see asides.

// special returns the number of the operand that f, which returns its last operands, looks
// at first, or -1 where f is no such function.
func special(f *ir.Func) int {
	first := len(f.Params) - len(f.Results)
	if first < 0 || f.Code != nil {
		return -1
	}
	for i, r := range f.Results {
		if r.Op != ir.Select || r.Args[2] != f.Params[first+i] || r.Args[0] != f.Results[0].Args[0] {
			return -1
		}
	}
	c := f.Results[0].Args[0]
	if c.AreNaN() {
		return slices.Index(f.Params, c.Args[0].Args[0])
	}
	return slices.Index(f.Params, c.IsSpecial())
}

// asides returns f with its results where two numbers are NaN, and what is computed for these
// alone, in a function that it calls, which is special; and this one.
func asides(f *ir.Func) (outside, aside *ir.Func) {
	at := slices.IndexFunc(f.Body, (*ir.Value).AreNaN)
	if at < 0 || special(f) >= 0 {
		return f, &ir.Func{}
	}
	chosen := func(v *ir.Value) bool {
		return slices.Contains(f.Results, v) && v.Op == ir.Select && v.Args[0] == f.Body[at]
	}
	alone := map[*ir.Value]bool{} // what nothing else reads
	for _, v := range f.Body {
		alone[v] = v.Op != ir.Param && !slices.Contains(f.Results, v)
	}
	for _, v := range slices.Backward(f.Body) {
		for i, x := range v.Args {
			alone[x] = alone[x] && (alone[v] || chosen(v) && i < 2)
		}
	}
	outside, aside = &ir.Func{Name: f.Name, Limb: f.Limb, Params: f.Params, Results: slices.Clone(f.Results)}, &ir.Func{Name: f.Name + "_aside", Limb: f.Limb}
	var list, args, last []*ir.Value // of the values inside, and of the operands
	for _, v := range f.Body {
		if !alone[v] && !chosen(v) {
			outside.Body = append(outside.Body, v)
			continue
		}
		list = append(list, v)
		for i, x := range v.Args {
			if chosen(v) && i == 2 {
				last = append(last, x)
			} else if !alone[x] {
				args = append(args, x)
			}
		}
	}
	args = append(slices.DeleteFunc(args, func(x *ir.Value) bool { return slices.Contains(last, x) }), last...)
	call := &ir.Value{Op: ir.Call, Type: last[0].Type, Callee: aside, Args: args}
	inside := map[*ir.Value]*ir.Value{}
	for _, x := range args {
		inside[x] = &ir.Value{Op: ir.Param, Type: x.Type}
		aside.Params, aside.Body = append(aside.Params, inside[x]), append(aside.Body, inside[x])
	}
	outside.Body = append(outside.Body, call)
	for _, v := range list {
		y := *v
		y.Args = slices.Clone(v.Args)
		for i, x := range v.Args {
			y.Args[i] = inside[x]
		}
		inside[v], aside.Body = &y, append(aside.Body, &y)
		if chosen(v) {
			r := &ir.Value{Op: ir.Result, Type: v.Type, Args: []*ir.Value{call}, Nth: len(aside.Results)}
			aside.Results, outside.Body = append(aside.Results, &y), append(outside.Body, r)
			outside.Results[slices.Index(f.Results, v)] = r
		}
	}
	return outside, aside
}

// often counts the operations of f that are not aside.
func often(f *ir.Func) int {
	outside, aside := asides(f)
	return outside.Ops() - aside.Ops()
}

// rare is a call of that kind.
type rare struct {
	f      *ir.Func
	limb   ir.Type // of the caller
	copies int
	looks  []int   // the results that are looked at, in each vector
	late   []*inst // what computes operands aside, each the operand of its number; nil for others
}

// rare appends calls of f, which looks at operand p: one for all vectors, or of functions of
// quads, which are long, one for each.
func (s *selector) rare(f *ir.Func, p int, ops []operand) []operand {
	s.floats = f.Limb
	out := make([]operand, len(f.Results))
	per := s.copies
	if len(out) > 2 {
		per = 1
	}
	made := map[*value]*inst{}
	for _, x := range s.insts {
		if strings.HasPrefix(x.op, "VDIV") || strings.HasPrefix(x.op, "VSQRT") {
			made[x.dst] = x
		}
	}
	n := len(ops) - len(out)
	for first := 0; first < s.copies; first += per {
		r := &rare{f: f, limb: s.limb, copies: per}
		in := &inst{rare: r, imm: -1, op: s.f("")}
		for i, o := range ops {
			for _, x := range o[first : first+per] {
				v := s.plain(x)
				s.floats = f.Limb
				if i < n {
					r.late = append(r.late, made[v])
				} else {
					r.late = append(r.late, nil)
				}
				in.args = append(in.args, v)
				if i == p {
					r.looks = append(r.looks, len(in.out))
				}
				if i >= n {
					y := &value{width: v.width, reg: -1}
					in.out, out[i-n] = append(in.out, y), append(out[i-n], flag{v: y})
				}
			}
		}
		for i, d := range r.late {
			if d != nil { // its operands are read in its stead
				in.args = append(in.args, d.args...)
				in.args[i] = d.args[len(d.args)-1]
			}
		}
		s.insts = append(s.insts, in)
	}
	return out
}

// rarely prints it.
func (a *allocator) rarely(in *inst) {
	r := in.rare
	n := len(r.late)
	results := in.args[n-len(in.out) : n]
	for _, v := range results {
		a.load(v)
	}
	at := map[*value]op.Op{} // operands in registers
	for _, v := range in.args {
		if v.reg >= 0 {
			at[v] = a.register(v)
		}
	}
	// Where an operand is not read again, its register is that of the result.
	for i, y := range in.out {
		x := results[i]
		if a.next(x) == never && x.reg >= 0 && !slices.Contains(results[:i], x) && !slices.Contains(in.args[:n-len(in.out)], x) && !slices.Contains(in.args[n:], x) {
			a.vectors[x.reg], y.reg, x.reg = y, x.reg, -1
		} else {
			a.take(y)
			a.emit("VMOVUPD", at[x], a.register(y))
		}
		a.pinned[y] = true
	}
	if a.far++; a.isa.neon {
		a.testNEON(in, a.far)
	} else {
		a.test(in)
		a.text("JNE far%d", a.far)
	}
	a.text("near%d:", a.far)
	a.detour(in, at, a.far)
	a.retire(in.args...)
	a.retire(in.out...)
}

// detour prints the call, in a frame below all slots: of a body, those of a whole piece.
func (a *allocator) detour(in *inst, at map[*value]op.Op, far int) {
	r, n := in.rare, len(in.rare.late)
	name, depth := a.pool.rare(a.isa, r)
	place := func(v *value) op.Op {
		switch {
		case at[v] != nil:
			return at[v]
		case v.konst != nil:
			return a.constant(*v.konst)
		}
		return a.slot(v.slot)
	}
	lent := 0 // a register for operands that are computed here, or are in none
	for a.vectors[lent] != nil && at[a.vectors[lent]] != nil || slices.Contains(in.out, a.vectors[lent]) {
		lent++
	}
	full, free := vector(lent, a.isa.Width), vector(lent, in.args[0].width)
	var operands [][]op.Op
	var results []op.Op
	for i, v := range in.args[:n] {
		from := []*value{v}
		if d := r.late[i]; d != nil {
			from = d.args
		}
		operands = append(operands, nil)
		for _, x := range from {
			operands[i] = append(operands[i], place(x))
		}
	}
	for _, y := range in.out {
		results = append(results, a.register(y))
	}
	a.later = append(a.later, func() {
		base := a.top*a.pitch + a.pitch - 1 // the second vectors of slots lie above
		a.depth = max(a.depth, (base+depth+a.pitch)/a.pitch)
		a.aside(far, func() {
			saved := false
			lend := func() op.Op {
				if !saved {
					a.emit("VMOVUPD", full, a.code.slot(base+depth+1))
				}
				saved = true
				return free
			}
			for i, ops := range operands {
				x := ops[0]
				if d := r.late[i]; d != nil {
					x = lend()
					if len(ops) == 2 {
						y := ops[1]
						if _, ok := y.(op.Mem); ok {
							a.emit("VMOVUPD", y, x)
							y = x
						}
						ops = []op.Op{ops[0], y}
					}
					a.emit(d.op, append(slices.Clone(ops), x)...)
				} else if _, ok := x.(op.Mem); ok {
					a.emit("VMOVUPD", x, lend())
					x = free
				}
				a.emit("VMOVUPD", x, a.code.slot(base+1+i))
			}
			if saved {
				a.emit("VMOVUPD", a.code.slot(base+depth+1), full)
			}
			a.text("RUN(%d,%s)", base*a.pool.slot, name)
			a.base()
			for i, y := range results {
				a.emit("VMOVUPD", a.code.slot(base+1+n+i), y)
			}
		})
	})
	if a.pitch == 1 {
		a.top = a.slots
		a.again()
	}
}

// test prints whether an operand that is looked at is special in any lane.
func (a *allocator) test(in *inst) {
	const (
		ordinary = 0x0C // of x and x-x: x is neither 0 nor Inf nor NaN
		ordered  = 7    // x and x: x is not NaN
	)
	nan := in.rare.f.Results[0].Args[0].AreNaN()
	if a.isa.masks {
		flags := []op.Op{reg.K7, reg.K0}
		for c, i := range in.rare.looks {
			a.emit(class(in.op, in.out[i].width), op.U8(map[bool]int{true: 0x81, false: 0x9F}[nan]), a.register(in.out[i]), flags[c])
		}
		a.emit("KORTESTW", flags[0], flags[len(in.rare.looks)-1])
		return
	}
	width := in.out[0].width
	var good []*value
	for _, i := range in.rare.looks {
		t := &value{width: width, reg: -1}
		a.take(t)
		a.pinned[t] = true
		good = append(good, t)
		x, g := a.register(in.out[i]), a.register(t)
		if nan {
			a.emit("VCMP"+in.op, op.U8(ordered), x, x, g)
			continue
		}
		a.emit("VSUB"+in.op, x, x, g)
		a.emit("VCMP"+in.op, op.U8(ordinary), g, x, g)
	}
	g := a.register(good[0])
	if len(good) > 1 {
		a.emit("VANDPD", a.register(good[1]), g, g)
	}
	a.emit("VMOVMSK"+in.op, g, scratch.As32())
	a.emit("CMPL", scratch.As32(), op.U32(1<<(width/map[string]int{"PS": 4, "PD": 8}[in.op])-1))
	for _, t := range good {
		a.drop(t)
	}
}

// rareRoutine is the text of a function that is called aside.
type rareRoutine struct {
	code  *code
	depth int
}

// rare returns the name of the routine for calls as r, and how many slots it takes.
func (p *pool) rare(isa *ISA, r *rare) (name string, depth int) {
	name = fmt.Sprintf("%s_in_%s_%d", symbol(isa, r.f), r.limb, r.copies)
	if i := slices.IndexFunc(p.rares, func(x *rareRoutine) bool { return x.code.name == name }); i >= 0 {
		return name, p.rares[i].depth
	}
	c := newCode(isa, name, p)
	a := newAllocator(c, nil)
	s := newSelector(isa, r.limb, r.copies, nil)
	s.routine(a, r.f, a.run)
	body := c.lines
	c.lines = nil
	var restore []string
	for i := range a.used + a.flags {
		move, x := "VMOVUPD", op.Op(vector(i, isa.Width))
		if i >= a.used {
			move, x = "KMOVW", kreg(i-a.used+1)
		}
		a.depth++
		c.emit(move, x, c.slot(a.depth))
		save := c.lines
		c.lines = nil
		c.emit(move, c.slot(a.depth), x)
		restore, c.lines = append(restore, c.lines...), save
	}
	c.lines = append(append(c.lines, body...), restore...)
	c.end()
	c.depth = a.depth
	p.rares = append(p.rares, &rareRoutine{c, a.depth})
	return name, a.depth
}

// aside prints the routines for what is rare.
func (p *pool) aside(s *strings.Builder) {
	for _, r := range p.rares {
		r.code.print(s)
	}
}
