package x86

import (
	"slices"

	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Numbers of 16 bits
//
// Lanes have no words. But what a kernel has of numbers of 16 bits, fp.Half and fp.BF16, are integers
// from 0 to 65535, and what converts them is known: the processor's F16C instructions are those of
// fp.HalfOf and of fp.Half's Float32 in all but one thing, that a NaN keeps its sign and payload.
// Neither instruction asks for the mode of rounding, or flushes.

// conversions are the functions of package fp that lanes have instructions for.
var conversions = map[string]func(b *conversion) *ir.Value{
	"fp.HalfOf": func(b *conversion) *ir.Value {
		x := b.param(ir.F32)
		return b.ofNaN(x, 0x7e00, b.native(ir.I32, "half.store", x))
	},
	"fp.Half.Float32": func(b *conversion) *ir.Value { return b.native(ir.F32, "half.load", b.param(ir.I32)) },
	"fp.BF16Of": func(b *conversion) *ir.Value {
		x := b.param(ir.F32)
		n := b.native(ir.I32, "float.bits", x)
		odd := b.add(ir.And, ir.I32, b.shift(ir.Shr, n), b.int(1))
		n = b.add(ir.Add, ir.I32, b.add(ir.Add, ir.I32, n, b.int(0x7fff)), odd)
		return b.ofNaN(x, 0x7fc0, b.add(ir.And, ir.I32, b.shift(ir.Shr, n), b.int(0xffff)))
	},
	"fp.BF16.Float32": func(b *conversion) *ir.Value {
		return b.native(ir.F32, "float.frombits", b.shift(ir.Shl, b.param(ir.I32)))
	},
}

// conversion is one of these that is being made.
type conversion struct{ f *ir.Func }

func (b *conversion) add(op ir.Op, t ir.Type, args ...*ir.Value) *ir.Value {
	v := &ir.Value{Op: op, Type: t, Args: args, ID: len(b.f.Body)}
	b.f.Body = append(b.f.Body, v)
	return v
}

func (b *conversion) param(t ir.Type) *ir.Value { return b.add(ir.Param, t) }

func (b *conversion) int(n int) *ir.Value {
	v := b.add(ir.Const, ir.I32)
	v.Const = float64(n)
	return v
}

func (b *conversion) shift(op ir.Op, x *ir.Value) *ir.Value {
	v := b.add(op, ir.I32, x)
	v.Bits = 16
	return v
}

func (b *conversion) native(t ir.Type, name string, x *ir.Value) *ir.Value {
	v := b.add(ir.Native, t, x)
	v.Native = name
	return v
}

// ofNaN returns y, or n where x is NaN.
func (b *conversion) ofNaN(x *ir.Value, n int, y *ir.Value) *ir.Value {
	return b.add(ir.Select, ir.I32, b.add(ir.Ne, ir.Bool, x, x), b.int(n), y)
}

// overIntegers has the numbers of 16 bits of kernels as integers, until undo is called. A kernel that
// does more with words stays as it is.
func overIntegers(p *ir.Program, list []*ir.Func) (undo func()) {
	c := &change{done: map[*ir.Func]bool{}}
	for _, f := range list {
		short := slices.ContainsFunc(f.Memory, func(m *ir.Memory) bool { return m.Type == ir.U16 })
		if reached := p.Reach(f).Funcs; short && !slices.ContainsFunc(reached, onWords) {
			for _, g := range reached {
				c.inIntegers(g)
			}
		}
	}
	return func() {
		for _, back := range slices.Backward(c.back) {
			back()
		}
	}
}

// onWords reports whether a function computes with words.
func onWords(f *ir.Func) bool {
	return conversions[f.Go] == nil && slices.ContainsFunc(f.Body, func(v *ir.Value) bool {
		switch v.Op {
		case ir.Param, ir.Const, ir.Get, ir.Select, ir.Call, ir.Result, ir.Load, ir.Eq, ir.Ne:
			return v.Type == ir.U64
		}
		return v.Type.IsWord() || len(v.Args) > 0 && v.Args[0].Type.IsWord()
	})
}

// change remembers what overIntegers has changed in functions, so that it can be put back.
type change struct {
	done map[*ir.Func]bool
	back []func()
}

// inIntegers makes the words of a function integers.
func (c *change) inIntegers(f *ir.Func) {
	if c.done[f] {
		return
	}
	c.done[f] = true
	if convert := conversions[f.Go]; convert != nil {
		old := *f
		c.back = append(c.back, func() { *f = old })
		f.Body = nil
		f.Results = []*ir.Value{convert(&conversion{f})}
		f.Params = f.Body[:1:1]
		return
	}
	integer := func(t *ir.Type) {
		if *t == ir.U32 {
			*t = ir.I32
			c.back = append(c.back, func() { *t = ir.U32 })
		}
	}
	for _, v := range f.Body {
		integer(&v.Type)
	}
	for _, v := range f.Results {
		integer(&v.Type)
	}
	for _, v := range f.Vars {
		integer(&v.Type)
	}
	for _, m := range f.Memory {
		integer(&m.Type)
	}
}

// native is an operation of lanes' own.
func (s *selector) native(name string, a *value) *value {
	if name == "float.bits" || name == "float.frombits" {
		return a
	}
	w := s.isa.Width
	in := &inst{imm: -1, args: []*value{a}, out: []*value{{width: w, reg: -1}, {width: w, reg: -1}}}
	in.print = func(a *allocator, in *inst) {
		x, y, t := in.args[0].reg, in.out[0].reg, in.out[1].reg
		if a.isa.neon {
			a.convertNEON(name, x, y)
			return
		}
		if name == "half.load" {
			packWords(a, x, t)
			a.raw("VCVTPH2PS", vector(t, w/2), vector(y, w))
		} else {
			a.raw("VCVTPS2PH", op.U8(0), vector(x, w), vector(t, w/2)) // to nearest
			a.raw("VPMOVZXWD", vector(t, w/2), vector(y, w))
		}
	}
	s.insts = append(s.insts, in)
	return in.out[0]
}

// packWords prints what brings integers of 16 bits in lanes of 32 to half as wide a register.
func packWords(a *allocator, from, to int) {
	w := a.isa.Width
	if a.isa.masks {
		a.raw("VPMOVDW", vector(from, w), vector(to, w/2))
		return
	}
	a.raw("VPACKUSDW", vector(from, w), vector(from, w), vector(to, w))
	a.raw("VPERMQ", op.U8(0x08), vector(to, w), vector(to, w))
}

// shortAt is the place of the numbers of 16 bits of the lanes of vector c, which lie side by side.
func (p *program) shortAt(m *ir.Memory, l lane, c int) (args []*value, at func(a *allocator) op.Mem) {
	pointer, along := p.pointerTo(m, l.base, 0), p.along(2)
	disp := 2 * (l.disp + c*p.lanes())
	if p.isa.neon {
		sum := p.sumNEON(pointer, along)
		return []*value{sum}, func(a *allocator) op.Mem { return mem(a.register(sum).(reg.Register), disp) }
	}
	return []*value{pointer, along}, func(a *allocator) op.Mem {
		return op.Mem{Base: a.register(pointer).(reg.Register), Index: a.register(along).(reg.Register), Scale: 1, Disp: disp}
	}
}

// loadShort reads a number of 16 bits for each lane: side by side, or each at its own index. Without
// instructions for some lanes only, words of 32 bits are gathered that lie as words do, and so on no
// page that the numbers themselves do not lie on.
func (p *program) loadShort(m *ir.Memory, l lane, index operand) (o operand) {
	w := p.isa.Width
	for c := range p.copies {
		i, k, base := index[c].v, p.on(ir.I32, c), p.launch[m][0]
		in := &inst{imm: -1, args: []*value{i, k, base}}
		for range 4 {
			in.out = append(in.out, &value{width: w, reg: -1})
		}
		var beside func(a *allocator) op.Mem
		if l.item && p.order == nil {
			var more []*value
			more, beside = p.shortAt(m, l, c)
			in.args = append(in.args, more...)
		}
		in.print = func(a *allocator, in *inst) {
			if a.isa.neon {
				a.loadShortNEON(i, k, base, in.out[0].reg, beside)
				return
			}
			reg32 := func(n int) reg.Register { return vector(in.out[n].reg, w) }
			to, t, u, mask := reg32(0), reg32(1), reg32(2), reg32(3)
			if a.isa.masks && beside != nil {
				a.raw("KMOVW", a.register(k), reg.K7)
				a.raw("VPMOVZXWD.Z", beside(a), reg.K7, to)
				return
			}
			a.far++
			far := a.far
			if beside != nil { // all lanes at once
				a.raw("VMOVMSKPS", a.register(k), scratch.As32())
				a.raw("CMPL", scratch.As32(), op.U32(1<<p.lanes()-1))
				a.text("JNE s%d", far)
				a.raw("VPMOVZXWD", beside(a), to)
				a.text("JMP t%d", far)
				a.text("s%d:", far)
			}
			a.raw("MOVQ", a.register(base), scratch)
			a.raw("MOVQ", scratch, scratch2)
			a.raw("SHRQ", op.U8(1), scratch2)
			a.raw("ANDL", op.U32(1), scratch2.As32())
			a.raw("ANDQ", op.I32(-4), scratch)
			a.raw("VMOVD", scratch2.As32(), vector(in.out[1].reg, 16))
			a.raw("VPBROADCASTD", vector(in.out[1].reg, 16), t)
			a.raw("VPADDD", a.register(i), t, t)
			a.raw("VPSRLD", op.U8(1), t, u)
			a.raw("VPXOR"+map[bool]string{true: "D"}[a.isa.masks], to, to, to)
			from := op.Mem{Base: scratch, Index: u, Scale: 4}
			if a.isa.masks {
				a.raw("KMOVW", a.register(k), reg.K7)
				a.raw("VPGATHERDD", from, reg.K7, to)
			} else {
				a.raw("VMOVUPS", a.register(k), mask)
				a.raw("VPGATHERDD", mask, from, to)
			}
			a.raw("VPSLLD", op.U8(31), t, t)
			a.raw("VPSRLD", op.U8(27), t, t)
			a.raw("VPSRLVD", t, to, to)
			a.raw("VPSLLD", op.U8(16), to, to)
			a.raw("VPSRLD", op.U8(16), to, to)
			if beside != nil {
				a.text("t%d:", far)
			}
		}
		p.insts = append(p.insts, in)
		o = append(o, flag{v: in.out[0]})
	}
	return o
}

// storeShort stores the lower half of each lane: side by side, or each at its own index.
func (p *program) storeShort(m *ir.Memory, l lane, index, x operand) {
	w := p.isa.Width
	for c := range p.copies {
		i, v, k, base := index[c].v, p.plain(x[c]), p.on(ir.I32, c), p.launch[m][0]
		in := &inst{imm: -1, args: []*value{i, v, k, base}, effect: true, out: []*value{newWord(), newWord(), {width: w, reg: -1}}}
		var beside func(a *allocator) op.Mem
		if l.item && p.order == nil {
			var more []*value
			more, beside = p.shortAt(m, l, c)
			in.args = append(in.args, more...)
		}
		indices, numbers := p.newVariable(1).slots[0], p.newVariable(1).slots[0]
		in.print = func(a *allocator, in *inst) {
			if a.isa.neon {
				a.storeShortNEON(i, v, k, base, beside)
				return
			}
			if a.isa.masks && beside != nil {
				a.raw("KMOVW", a.register(k), reg.K7)
				a.raw("VPMOVDW", a.register(v), reg.K7, beside(a))
				return
			}
			a.far++
			far := a.far
			if a.isa.masks {
				a.raw("KMOVW", a.register(k), scratch.As32())
			} else {
				a.raw("VMOVMSKPS", a.register(k), scratch.As32())
			}
			if beside != nil { // all lanes at once
				a.raw("CMPL", scratch.As32(), op.U32(1<<p.lanes()-1))
				a.text("JNE s%d", far)
				packWords(a, in.args[1].reg, in.out[2].reg)
				a.raw("VMOVDQU", vector(in.out[2].reg, w/2), beside(a))
				a.text("JMP t%d", far)
				a.text("s%d:", far)
			}
			at, n := a.register(in.out[0]).(reg.GPPhysical), a.register(in.out[1]).(reg.GPPhysical)
			a.raw("VMOVUPS", a.register(i), a.slot(indices))
			a.raw("VMOVUPS", a.register(v), a.slot(numbers))
			a.text("u%d:", far)
			a.raw("TESTL", scratch.As32(), scratch.As32())
			a.text("JEQ t%d", far)
			a.raw("BSFL", scratch.As32(), scratch2.As32())
			a.raw("BLSRL", scratch.As32(), scratch.As32())
			a.raw("MOVLQSX", op.Mem{Base: frame, Index: scratch2, Scale: 4, Disp: -a.pool.slot * indices}, at)
			a.raw("MOVL", op.Mem{Base: frame, Index: scratch2, Scale: 4, Disp: -a.pool.slot * numbers}, n.As32())
			a.raw("MOVW", n.As16(), op.Mem{Base: a.register(base).(reg.Register), Index: at, Scale: 2})
			a.text("JMP u%d", far)
			a.text("t%d:", far)
		}
		p.insts = append(p.insts, in)
	}
}
