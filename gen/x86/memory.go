package x86

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	op "github.com/mmcloughlin/avo/operand"
	"github.com/mmcloughlin/avo/reg"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// # Arrays of programs
//
// Where the index of an array goes with the item, an element for each lane lies side by
// side, and is read and written as in kernels. At an index that is the same for all items
// one number goes to all lanes, and at any other one each lane has an address of its own.

// stream is what the items of a plain loop read or write side by side.
type stream struct {
	pointer     *value
	size        int // of an element
	read, write bool
	buffer      int // the last slot of the turn in the frame
	slots       int
}

// course tells how an index goes with the item: not at all (0), one by one (1), or otherwise.
func (p *program) course(v *ir.Value) int {
	switch {
	case !p.varying[v]:
		return 0
	case v.Op == ir.Item || v.Op == ir.Param:
		return 1
	case v.Op == ir.Add:
		return min(2, p.course(v.Args[0])+p.course(v.Args[1]))
	case v.Op == ir.Sub && !p.varying[v.Args[1]]:
		return p.course(v.Args[0])
	}
	return 2
}

// isPlain reports whether statements have no branches, and use arrays one by one alone, and
// read what they do before they write.
func (p *program) isPlain(list []ir.Stmt) bool {
	stored := false
	for i := 0; i < len(list); i++ {
		switch s := list[i].(type) {
		case *ir.Do:
			for _, v := range s.Values {
				if v.Op == ir.Load && (v.Memory.Type == ir.U16 || stored && p.varying[v.Args[0]] || p.course(v.Args[0]) > 1 || v.Memory.Space == ir.Own || gathered(v.Memory) || v.Type == ir.I32 && !p.varying[v] && !p.forLanes[v]) || v.Op == ir.Call && v.Callee.Code != nil || v.Op == ir.Lookup && v.Table.Type == ir.I32 {
					return false
				}
			}
		case *ir.Store:
			n := wholeStore(list[i:])
			if n == 0 || s.Memory.Type == ir.U16 || p.course(s.Index) != 1 || s.Memory.Space == ir.Own || gathered(s.Memory) {
				return false
			}
			stored = true
			i += n - 1
		default:
			return false
		}
	}
	return true
}

// wholeStore counts the stores at the head of a list that store a whole element; 0 for none.
func wholeStore(list []ir.Stmt) int {
	first := list[0].(*ir.Store)
	n := first.Memory.Elem.N
	for i := range n {
		if i >= len(list) {
			return 0
		}
		s, ok := list[i].(*ir.Store)
		if !ok || s.Memory != first.Memory || s.Index != first.Index || s.Limb != i {
			return 0
		}
	}
	return n
}

// orderOf returns the order of lanes that suits the first structs of statements.
func (p *program) orderOf(list []ir.Stmt) (order []int) {
	use := func(m *ir.Memory, index *ir.Value) {
		if order == nil && m.Space != ir.Own && m.Elem.N > 1 && !gathered(m) && p.course(index) == 1 {
			order = laneOrder(p.isa, m.Type, p.lanes(), m.Elem.N)
		}
	}
	ir.Walk(list, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Do:
			for _, v := range s.Values {
				if v.Op == ir.Load {
					use(v.Memory, v.Args[0])
				}
			}
		case *ir.Store:
			use(s.Memory, s.Index)
		}
	})
	return order
}

// gathered reports whether the numbers of neighbours are gathered one by one: there are shuffles for
// one number an element, and for 2, 3, 4, 6 or 8 floats.
func gathered(m *ir.Memory) bool {
	n := m.Elem.N
	return n == 5 || n == 7 || n > 8 || n > 1 && m.Type == ir.I32
}

// elementSize is the bytes of an element.
func elementSize(m *ir.Memory) int { return m.Elem.N * size(m.Type) }

// pointerTo returns the address of element base + disp.
func (p *program) pointerTo(m *ir.Memory, base *value, disp int) *value {
	from := p.launch[m][0]
	by := elementSize(m)
	if g, ok := p.goes[base]; ok {
		step := p.wordOf(fmt.Sprint("bytes ", by), func(a *allocator, in *inst) {
			to := a.register(in.dst).(reg.GPPhysical)
			a.raw("MOVLQSX", a.register(in.args[0]).(reg.GPPhysical).As32(), to)
			scale(a, by, to)
		}, g.step)
		return p.goesOn(p.pointerTo(m, g.from, disp), step)
	}
	args := []*value{from}
	if base != nil {
		args = append(args, base)
	}
	return p.wordOf(fmt.Sprint("pointer ", by, disp), func(a *allocator, in *inst) {
		to := a.register(in.dst).(reg.GPPhysical)
		from := a.register(in.args[0]).(reg.Register)
		if len(in.args) == 1 {
			a.raw("LEAQ", op.Mem{Base: from, Disp: disp * by}, to)
			return
		}
		a.raw("MOVLQSX", a.register(in.args[1]).(reg.GPPhysical).As32(), scratch)
		scale(a, by, scratch)
		a.raw("LEAQ", op.Mem{Base: from, Index: scratch, Scale: 1, Disp: disp * by}, to)
	}, args...)
}

// along returns the bytes from the item 0 to that of the first lane.
func (p *program) along(by int) *value {
	if t := p.turns; t != nil && (t.along == nil || t.by == by) {
		if t.along == nil {
			t.along, t.by = &value{width: word, reg: -1, kept: true}, by
			t.held[1] = t.along
			p.moved[t.along] = true
		}
		return t.along
	}
	return p.wordOf(fmt.Sprint("along", by), func(a *allocator, in *inst) {
		to := a.register(in.dst).(reg.GPPhysical)
		a.raw("MOVLQSX", a.register(in.args[0]).(reg.GPPhysical).As32(), to)
		scale(a, by, to)
	}, p.at)
}

// scale prints a product with a number of bytes.
func scale(a *allocator, by int, to reg.Register) {
	if by&(by-1) == 0 {
		a.raw("SHLQ", op.I32(bits.TrailingZeros(uint(by))), to)
	} else {
		a.raw("IMUL3Q", op.I32(by), to, to)
	}
}

// sideBySide is the access to the elements of all lanes.
func (p *program) sideBySide(m *ir.Memory, l lane, write bool) access {
	by := elementSize(m)
	t := p.turns
	if t == nil {
		return access{at: p.addressOf(p.pointerTo(m, l.base, 0), p.along(by)), disp: l.disp * by}
	}
	pointer := p.pointerTo(m, l.base, l.disp)
	i := slices.IndexFunc(t.streams, func(s *stream) bool { return s.pointer == pointer })
	if i < 0 {
		i = len(t.streams)
		t.streams = append(t.streams, &stream{pointer: pointer, size: by})
	}
	s := t.streams[i]
	s.read, s.write = s.read || !write, s.write || write
	return access{at: p.addressOf(pointer, p.along(by))}
}

// addressOf is what an access has of an address and the bytes from there.
func (p *program) addressOf(pointer, along *value) []*value {
	if p.isa.neon {
		return []*value{p.sumNEON(pointer, along)}
	}
	return []*value{pointer, along}
}

// loadElement returns a scalar of an array.
func (p *program) loadElement(v *ir.Value) lane {
	m, l := v.Memory, p.lanesOf[v.Args[0]]
	if l.vec != nil && !p.varying[v.Args[0]] {
		l = lane{base: p.wordOfLane(l)}
	}
	where := place{m: m, base: l.base, disp: l.disp, item: l.item}
	if l.vec != nil {
		where = place{m: m, at: v.Args[0]}
	}
	p.checkIndex(m, v.Args[0], l, v.Pos)
	if m.Space == ir.Own {
		return lane{vec: p.gather(m, p.vector(v.Args[0]), v.Limb)}
	}
	one := !l.item && l.vec == nil
	if one && (m.Type == ir.I32 && !p.forLanes[v] || m.Type == ir.U16) {
		return lane{base: p.loadWord(m, l, v.Limb)}
	}
	if l.item && gathered(m) {
		l = lane{vec: p.inLanes(l, ir.I32)}
	}
	if p.loaded[where] == nil {
		head := len(p.insts)
		var o []operand
		switch {
		case m.Type == ir.U16:
			o = []operand{p.loadShort(m, l, p.inLanes(l, ir.I32))}
		case l.item:
			o = p.load(m.Elem.N, m.Type, p.sideBySide(m, l, false), p.m)
		case one:
			pointer := p.pointerTo(m, l.base, 0)
			for k := range m.Elem.N {
				o = append(o, p.broadcast(&access{at: []*value{pointer}, disp: l.disp*elementSize(m) + k*size(m.Type), size: size(m.Type), width: p.width(m.Type)}))
			}
		default:
			if at := p.indicesOf(m, v.Args[0]); at != nil {
				o = p.moveWhole(m, at)
				break
			}
			for k := range m.Elem.N {
				o = append(o, p.gather(m, l.vec, k))
			}
		}
		for _, in := range p.insts[head:] {
			in.early = true
		}
		p.loaded[where] = o
	}
	return lane{vec: p.loaded[where][v.Limb]}
}

// tableArray returns the array that a table is taken for.
func (p *program) tableArray(t *ir.Table) *ir.Memory {
	m := p.tables[t]
	if m == nil {
		_, name, _ := strings.Cut(t.Name, "_")
		m = &ir.Memory{Name: name, Elem: ir.Group{N: 1}, Type: t.Type, Space: ir.Shared, Len: len(t.Data)}
		p.tables[t] = m
	}
	return m
}

// lookupInt returns an integer of a table: an element of an array at the table's address.
func (p *program) lookupInt(v *ir.Value) lane {
	m := p.tableArray(v.Table)
	p.launch[m] = [2]*value{p.wordOf("table "+v.Table.Name, func(a *allocator, in *inst) {
		a.raw("LEAQ", a.table(v.Table), a.register(in.dst))
	})}
	return p.loadElement(&ir.Value{Op: ir.Load, Type: ir.I32, Args: v.Args, Memory: m, Pos: v.Pos})
}

// loadWord reads an integer that is the same for all items.
func (p *program) loadWord(m *ir.Memory, l lane, limb int) *value {
	pointer := p.pointerTo(m, l.base, 0)
	v := newWord()
	if p.before != nil {
		p.moved[v] = true
	}
	move := map[ir.Type]string{ir.I32: "MOVL", ir.U16: "MOVWLZX"}[m.Type]
	return p.do(func(a *allocator, in *inst) {
		a.raw(move, op.Mem{Base: a.register(in.args[0]).(reg.Register), Disp: l.disp*elementSize(m) + limb*size(m.Type)}, a.register(in.dst).(reg.GPPhysical).As32())
	}, v, pointer)
}

// broadcast returns a number in memory in every lane.
func (p *program) broadcast(x *access) (o operand) {
	x.broadcast = true
	v := &value{width: x.width, reg: -1}
	p.insts = append(p.insts, &inst{access: x, imm: -1, dst: v, args: x.at})
	for range p.copies {
		o = append(o, flag{v: v})
	}
	return o
}

// argumentAt is the access to a number among the arguments.
func (p *program) argumentAt(disp, bytes int) *access {
	return &access{list: true, disp: disp, size: bytes, width: p.lanes() * bytes}
}

// ownSlots returns the first slot of an item's own array.
func (p *program) ownSlots(m *ir.Memory) int {
	if p.own[m] == nil {
		p.own[m] = p.newVariable(m.Len * m.Elem.N * p.copies)
	}
	return p.own[m].slots[0]
}

// address returns the base of what each lane has an address of, and the indices to it.
func (p *program) addresses(m *ir.Memory, index operand, limb, c int) (base *value, at *value, scale uint8, disp int) {
	w := p.width(ir.I32)
	if m.Space == ir.Own {
		first := p.ownSlots(m)
		at = p.op("VPMULLD", w, p.int(-m.Elem.N*p.copies*p.code.pool.slot), index[c].v)
		var lanes []int
		for i := range p.lanes() {
			lanes = append(lanes, i*size(m.Type))
		}
		at = p.op("VPADDD", w, p.indices(lanes, 4, w), at)
		return nil, at, 1, -p.code.pool.slot * (first + limb*p.copies + c)
	}
	at = index[c].v
	if m.Elem.N > 1 {
		at = p.op("VPMULLD", w, p.int(m.Elem.N), at)
	}
	return p.launch[m][0], at, uint8(size(m.Type)), limb * size(m.Type)
}

// on returns the lanes that are on, for numbers of type t in vector c.
func (p *program) on(t ir.Type, c int) *value {
	m := p.m
	if m == nil {
		m = p.all()
	}
	v := p.plain(m[c])
	if !p.isa.masks && p.width(t) < p.isa.Width {
		v = p.narrow(v, 0xDD)
	}
	return v
}

// indicesOf returns the access to the lanes' own indices of elements that are moved one by one, or nil where numbers are
// gathered: AVX2's gathers take as long for each number as a move of an element. Each of the indices is that of an element, they lie
// side by side in memory, and nothing was stored since they were read; an element has 8, 16 or 32 bytes.
func (p *program) indicesOf(m *ir.Memory, index *ir.Value) *access {
	if p.m != nil || p.isa.masks || m.Space == ir.Own || m.Elem.N != 2 && m.Elem.N != 4 || m.Type == ir.I32 || p.width(m.Type) != p.isa.Width {
		return nil
	}
	if index.Op != ir.Load || index.Memory.Type != ir.I32 || index.Memory.Elem.N != 1 || index.Memory.Space == ir.Own {
		return nil
	}
	l := p.lanesOf[index.Args[0]]
	if !l.item || p.loaded[place{m: index.Memory, base: l.base, disp: l.disp, item: true}] == nil {
		return nil
	}
	x := p.sideBySide(index.Memory, l, false)
	return &x
}

// moveWhole reads an element at each lane's own index: into vectors of which parts of 128 bits have those of
// the lanes that apart brings there, and then apart.
func (p *program) moveWhole(m *ir.Memory, at *access) (list []operand) {
	list = make([]operand, m.Elem.N)
	for c := range p.copies {
		in := &inst{imm: -1, args: append([]*value{p.launch[m][0]}, at.at...)}
		for range m.Elem.N + 1 { // and one for upper halves
			in.out = append(in.out, &value{width: p.isa.Width, reg: -1})
		}
		items := p.items(c)
		in.print = func(a *allocator, in *inst) {
			if a.isa.neon {
				a.wholeNEON(in, at, elementSize(m), items)
				return
			}
			from := func(lane int, to reg.Register) op.Mem {
				a.raw("MOVLQSX", op.Mem{Base: a.register(at.at[0]).(reg.Register), Index: a.register(at.at[1]).(reg.Register), Scale: 1, Disp: at.disp + 4*items[lane]}, to)
				if by := elementSize(m); by > 8 {
					scale(a, by/8, to)
				}
				return op.Mem{Base: a.register(in.args[0]).(reg.Register), Index: to, Scale: 8}
			}
			upper := vector(in.out[m.Elem.N].reg, 16)
			for k, v := range in.out[:m.Elem.N] {
				whole, lower, half := vector(v.reg, 32), vector(v.reg, 16), p.lanes()/2
				switch elementSize(m) {
				case 32:
					a.raw("VMOVUPS", from(k, scratch), whole)
				case 16:
					a.raw("VMOVUPS", from(k, scratch), lower)
					a.raw("VINSERTF128", op.U8(1), from(k+half, scratch2), whole, whole)
				default:
					for i, x := range []reg.Register{lower, upper} {
						a.raw("VMOVSD", from(2*k+i*half, scratch), x)
						a.raw("VMOVHPS", from(2*k+1+i*half, scratch2), x, x)
					}
					a.raw("VINSERTF128", op.U8(1), upper, whole, whole)
				}
			}
		}
		p.insts = append(p.insts, in)
		for k, v := range p.apart(in.out[:m.Elem.N], m.Type) {
			list[k] = append(list[k], flag{v: v})
		}
	}
	return list
}

// gather reads a number at each lane's own index.
func (p *program) gather(m *ir.Memory, index operand, limb int) (o operand) {
	w := p.width(m.Type)
	name := map[ir.Type]string{ir.F32: "VGATHERDPS", ir.F64: "VGATHERDPD", ir.I32: "VPGATHERDD"}[m.Type]
	for c := range p.copies {
		base, at, scale, disp := p.addresses(m, index, limb, c)
		k := p.on(m.Type, c)
		args := []*value{at, k}
		if p.isa.neon && p.m == nil {
			k, args = nil, args[:1]
		}
		if base != nil {
			args = append(args, base)
		}
		in := &inst{imm: -1, args: args, out: []*value{{width: w, reg: -1}, {width: w, reg: -1}}}
		in.print = func(a *allocator, in *inst) {
			if a.isa.neon {
				to := in.out[0].reg
				if k != nil {
					a.neon("CLEAR", to)
				}
				a.eachLane(p.lanes(), k, func(i int) {
					a.elementAt(base, at, i, scale, disp)
					a.laneNEON(false, to, size(m.Type), i)
				})
				return
			}
			from := op.Mem{Base: frame, Index: a.register(at).(reg.Register), Scale: scale, Disp: disp}
			if base != nil {
				from.Base = a.register(base).(reg.Register)
			}
			dst, t := a.register(in.out[0]), a.register(in.out[1])
			a.clear("VPXOR", in.out[0])
			if a.isa.masks {
				a.raw("KMOVW", a.register(k), reg.K7)
				a.raw(name, from, reg.K7, dst)
			} else {
				a.raw("VMOVUPS", a.register(k), t)
				a.raw(name, t, from, dst)
			}
		}
		p.insts = append(p.insts, in)
		o = append(o, flag{v: in.out[0]})
	}
	return o
}

// storeElement compiles the stores at the head of a list, those of one element together,
// and tells how many they are.
func (p *program) storeElement(list []ir.Stmt) int {
	s := list[0].(*ir.Store)
	m, l := s.Memory, p.lanesOf[s.Index]
	clear(p.loaded)
	if p.at == nil && m.Space != ir.Own { // of a group
		p.checkIndex(m, s.Index, lane{base: p.wordOfLane(l)}, s.Pos)
		pointer := p.pointerTo(m, p.wordOfLane(l), 0)
		p.storeOne(m, pointer, s)
		return 1
	}
	if l.vec != nil && !p.varying[s.Index] {
		p.checkIndex(m, s.Index, lane{base: p.wordOfLane(l)}, s.Pos)
	} else {
		p.checkIndex(m, s.Index, l, s.Pos)
	}
	if m.Type == ir.U16 {
		p.storeShort(m, l, p.inLanes(l, ir.I32), p.vector(s.Value))
		return 1
	}
	if n := wholeStore(list); n > 0 && l.item && m.Space != ir.Own && !gathered(m) {
		var o []operand
		for _, x := range list[:n] {
			o = append(o, p.vector(x.(*ir.Store).Value))
		}
		p.store(n, m.Type, o, p.sideBySide(m, l, true), p.m)
		return n
	}
	p.scatter(m, p.inLanes(l, ir.I32), s.Limb, p.vector(s.Value))
	return 1
}

// storeOne stores what is the same in all lanes.
func (p *program) storeOne(m *ir.Memory, pointer *value, s *ir.Store) {
	disp := s.Limb * size(m.Type)
	if m.Type == ir.I32 {
		p.do(func(a *allocator, in *inst) {
			a.raw("MOVL", a.register(in.args[0]).(reg.GPPhysical).As32(), op.Mem{Base: a.register(in.args[1]).(reg.Register), Disp: disp})
		}, nil, p.wordOfLane(p.lanesOf[s.Value]), pointer)
		return
	}
	if m.Type == ir.U16 {
		p.do(func(a *allocator, in *inst) {
			a.raw("MOVW", a.register(in.args[0]).(reg.GPPhysical).As16(), op.Mem{Base: a.register(in.args[1]).(reg.Register), Disp: disp})
		}, nil, p.wordOfLane(p.lanesOf[s.Value]), pointer)
		return
	}
	name := map[ir.Type]string{ir.F32: "VMOVSS", ir.F64: "VMOVSD"}[m.Type]
	p.do(func(a *allocator, in *inst) {
		a.raw(name, vector(in.args[0].reg, 16), op.Mem{Base: a.register(in.args[1]).(reg.Register), Disp: disp})
	}, nil, p.vector(s.Value)[0].v, pointer)
}

// scatter stores a number at each lane's own index.
func (p *program) scatter(m *ir.Memory, index operand, limb int, o operand) {
	name := map[ir.Type]string{ir.F32: "VSCATTERDPS", ir.F64: "VSCATTERDPD", ir.I32: "VPSCATTERDD"}[m.Type]
	for c := range p.copies {
		base, at, scale, disp := p.addresses(m, index, limb, c)
		k, v := p.on(m.Type, c), p.plain(o[c])
		args := []*value{at, k, v}
		if p.isa.neon && p.m == nil {
			k, args = nil, []*value{at, v}
		}
		if base != nil {
			args = append(args, base)
		}
		in := &inst{imm: -1, args: args, effect: true}
		to := func(a *allocator) op.Mem {
			x := op.Mem{Base: frame, Scale: scale, Disp: disp}
			if base != nil {
				x.Base = a.register(base).(reg.Register)
			}
			return x
		}
		switch {
		case p.isa.neon:
			in.print = func(a *allocator, in *inst) {
				a.eachLane(p.lanes(), k, func(i int) {
					a.elementAt(base, at, i, scale, disp)
					a.laneNEON(true, v.reg, size(m.Type), i)
				})
			}
		case p.isa.masks:
			in.print = func(a *allocator, in *inst) {
				x := to(a)
				x.Index = a.register(at).(reg.Register)
				a.raw("KMOVW", a.register(k), reg.K7)
				a.raw(name, a.register(v), reg.K7, x)
			}
		default: // lane by lane
			in.out = []*value{newWord(), newWord()}
			indices, numbers := p.newVariable(1).slots[0], p.newVariable(1).slots[0]
			in.print = func(a *allocator, in *inst) {
				i, n := a.register(in.out[0]).(reg.GPPhysical), a.register(in.out[1]).(reg.GPPhysical)
				a.raw("VMOVUPS", a.register(at), a.slot(indices))
				a.raw("VMOVUPS", a.register(v), a.slot(numbers))
				mask, move, lane := "VMOVMSKPS", "MOVL", 4
				if m.Type == ir.F64 {
					mask, move, lane = "VMOVMSKPD", "MOVQ", 8
				}
				a.raw(mask, a.register(k), scratch.As32())
				a.far++
				a.text("s%d:", a.far)
				a.raw("TESTL", scratch.As32(), scratch.As32())
				a.text("JEQ t%d", a.far)
				a.raw("BSFL", scratch.As32(), scratch2.As32())
				a.raw("BLSRL", scratch.As32(), scratch.As32())
				a.raw("MOVLQSX", op.Mem{Base: frame, Index: scratch2, Scale: 4, Disp: -a.pool.slot * indices}, i)
				a.raw(move, op.Mem{Base: frame, Index: scratch2, Scale: uint8(lane), Disp: -a.pool.slot * numbers}, n)
				x := to(a)
				x.Index = i
				a.raw(move, n, x)
				a.text("JMP s%d", a.far)
				a.text("t%d:", a.far)
			}
		}
		p.insts = append(p.insts, in)
	}
}

// rawMask returns the lanes that are on in vector j of those that structs of n numbers of
// type t lie in, of the vector c of lanes.
func (k *routine) rawMask(m flag, t ir.Type, n, j int) *value {
	v := k.plain(m)
	place := make([]int, k.lanes()) // of an element's lane
	for i := range place {
		if place[i] = i; k.order != nil {
			place[i] = slices.Index(k.order, i)
		}
	}
	index, same := make([]int, k.lanes()), true
	for i := range index {
		index[i] = place[(j*k.lanes()+i)/n]
		same = same && index[i] == i
	}
	w := k.isa.Width
	switch {
	case k.isa.masks && !same:
		s := map[ir.Type]string{ir.F32: "D", ir.F64: "Q"}[k.limb]
		v = k.op("VPMOVM2"+s, w, v)
		v = k.op(map[string]string{"D": "VPERMPS", "Q": "VPERMPD"}[s], w, v, k.indices(index, size(k.limb), w))
		return k.op("VPMOV"+s+"2M", 0, v)
	case k.isa.masks:
		return v
	case !same && k.isa.neon:
		v = k.permuteNEON(v, index, size(k.limb))
	case !same && k.limb == ir.F64:
		var halves []int
		for _, i := range index {
			halves = append(halves, 2*i, 2*i+1)
		}
		index = halves
		fallthrough
	case !same:
		v = k.op("VPERMPS", w, v, k.indices(index, 4, w))
	}
	if k.width(t) < w {
		v = k.narrow(v, 0xDD)
	}
	return v
}

// pad prints what brings the items that are left, less than a turn of them, to the frame.
// The slot of an address keeps it beside that of the turn.
func (t *turns) pad(a *allocator) {
	if !a.isa.neon {
		a.raw("VXORPS", reg.X1, reg.X1, reg.X1)
	}
	for _, s := range t.streams {
		if s.read {
			a.text("IN(%d,%d,%d,%d)", s.pointer.slot, s.buffer, s.size, s.slots*a.pool.slot)
		} else {
			a.text("AWAY(%d,%d,%d)", s.pointer.slot, s.buffer, s.size)
		}
	}
}

// bring prints what brings the results of a turn in the frame to their arrays.
func (t *turns) bring(a *allocator) {
	a.raw("ADDQ", op.I32(t.items), counter) // those that were left
	a.raw("SUBQ", op.I32(t.items), reg.R15)
	for _, s := range t.streams {
		if s.write {
			a.text("OUT(%d,%d,%d)", s.pointer.slot, s.buffer, s.size)
		}
	}
	for _, s := range t.streams {
		a.text("BACK(%d)", s.pointer.slot)
	}
}
