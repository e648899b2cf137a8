package x86

import (
	"strings"

	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/ir"
)

// # Passes
//
// A pass of a transform applies a butterfly to arrays, to some elements side by side,
// and again with all arrays moved on by steps of their own. The results but the first
// may be turned, by numbers that are the same for all elements side by side.
//
// DI points to internal/simd's passList: the arrays' addresses, by how many bytes each
// moves on, the sign, how often, and how many elements are side by side.

const (
	passArrays = 17 // eight operands, eight results, and what turns them
	passSign   = 8 * 2 * passArrays
	passOuter  = passSign + 8
	passRun    = passOuter + 8
)

// along counts the bytes from the first of the elements side by side.
var along = reg.R14

// passes lists the functions for passes.
func passes(p *ir.Program, limb ir.Type) (list []*ir.Func) {
	for _, f := range p.Funcs {
		if f.Limb == limb && f.Pass {
			list = append(list, f)
		}
	}
	return list
}

// passVectors is the number of vectors of a turn: a pair's butterfly keeps a processor
// busy alone.
func passVectors(f *ir.Func) int {
	if f.In[0].N == 4 {
		return 1
	}
	return copies
}

// turnOf returns what turns the results of f, or nil if f is no butterfly.
func turnOf(p *ir.Program, f *ir.Func) *ir.Func {
	kind, name, _ := strings.Cut(f.Go, ".")
	if !strings.HasPrefix(name, "Butterfly") {
		return nil
	}
	return p.Lookup(kind + ".Turn")
}

// passCode prints the kernel of a function for passes, whose results turn turns unless
// it is nil, and tells how many slots it takes.
func passCode(isa *ISA, f, turn *ir.Func, name string, p *pool, bodies map[*ir.Func]bool, depths map[*ir.Func]int) (*code, int) {
	c := newCode(isa, name, p)
	arrays := len(f.In) - 1 + len(f.Out)
	if turn != nil {
		arrays++
	}
	n := passVectors(f)
	if n == 1 {
		bodies = nil // a pair's butterfly is expanded
	}
	regs := min(arrays, len(pointers))
	lanes := isa.Width / size(f.Limb)
	for i := range regs {
		c.emit("MOVQ", mem(list, 8*i), pointers[i])
	}
	c.text("again:")
	c.emit("MOVQ", mem(list, passRun), left)
	c.emit("XORL", along.As32(), along.As32())
	c.text("PCALIGN $64")
	c.text("turn:")
	k := &kernel{selector: newSelector(isa, f.Limb, n, bodies), f: f, pass: true}
	a := newAllocator(c, depths)
	insts := k.turned(turn)
	if isa.masks {
		k.balance(insts)
		insts = schedule(isa, insts)
	}
	a.run(needed(insts))
	c.emit("ADDQ", op.I32(n*lanes*f.In[0].N*size(f.Limb)), along)
	c.emit("SUBQ", op.I32(n*lanes), left)
	c.text("JNE turn")
	for i := range arrays {
		c.emit("MOVQ", mem(list, 8*(passArrays+i)), scratch)
		if i < regs {
			c.emit("ADDQ", scratch, pointers[i])
		} else {
			c.emit("ADDQ", scratch, mem(list, 8*i))
		}
	}
	c.emit("DECQ", mem(list, passOuter))
	c.text("JNE again")
	c.end()
	return c, a.depth
}

// turned returns the instructions.
func (k *kernel) turned(turn *ir.Func) []*inst {
	s := k.selector
	var params []operand
	numbers := len(k.f.In) - 1
	v := 0
	for i, g := range k.f.In[:numbers] {
		params = append(params, k.load(g, k.f.Params[v:v+g.N], i)...)
		v += g.N
	}
	sign := k.broadcast(&access{arg: inList, disp: passSign})
	head := len(s.insts)
	results := s.expand(k.f, append(params, sign))
	v = 0
	for i, g := range k.f.Out {
		r := results[v : v+g.N]
		if turn != nil && i > 0 {
			args := append([]operand{}, r...)
			for j := range g.N {
				args = append(args, k.broadcast(&access{arg: numbers + len(k.f.Out), disp: ((i-1)*g.N + j) * size(k.limb)}))
			}
			r = s.apply(turn, append(args, sign))
		}
		k.store(g, r, k.f.Results[v].Type, numbers+i)
		v += g.N
	}
	return sink(s.insts, head)
}

// apply expands f, or calls it where it has a body.
func (s *selector) apply(f *ir.Func, args []operand) []operand {
	if s.bodies[f] {
		return s.call(&inst{call: f}, f, args)
	}
	return s.expand(f, args)
}

// inList is the argument of an access to the list itself.
const inList = -1

// broadcast returns a number in memory in every lane.
func (k *kernel) broadcast(x *access) (o operand) {
	x.broadcast, x.size, x.width = true, size(k.limb), k.isa.Width
	v := &value{width: x.width, reg: -1}
	k.selector.insts = append(k.selector.insts, &inst{access: x, dst: v})
	for range k.copies {
		o = append(o, flag{v: v})
	}
	return o
}

// balance makes fused multiply-adds of some sums, x + y = 1·x + y: many processors
// have pipes of their own for products, which would stand idle. That pays in passes,
// which have few products (found by measuring).
func (k *kernel) balance(insts []*inst) {
	const part = 0.4 // of what would make sums and products even
	sums, products := 0, 0
	for _, in := range insts {
		switch {
		case strings.HasPrefix(in.op, "VADDP"), strings.HasPrefix(in.op, "VSUBP"):
			sums++
		case strings.HasPrefix(in.op, "VMULP"), strings.HasPrefix(in.op, "VFM"):
			products++
		}
	}
	if sums <= 4*products {
		return
	}
	share := part * float64(sums-products) / float64(sums)
	n := 0
	for _, in := range insts {
		if sum := strings.HasPrefix(in.op, "VADDP"); sum || strings.HasPrefix(in.op, "VSUBP") {
			i := n / k.copies // of the same sum in all vectors
			n++
			if int(float64(i+1)*share) > int(float64(i)*share) && in.args[0].konst == nil && in.args[1].konst == nil {
				in.op = map[bool]string{true: "VFMADD", false: "VFMSUB"}[sum] + in.op[4:]
				in.args = []*value{in.args[0], k.float(1), in.args[1]}
				in.mem = false
			}
		}
	}
}
