package ir

import (
	"fmt"
	"math/rand/v2"
)

// # Programs in the interpreter
//
// Each item runs a phase to its end before the next item begins, and groups run one after
// another. That is one order of many, and any other gives the same bits unless two items
// use one element, one of them writing, with nothing between. It is enough to remember,
// for each element, the first item that wrote it and the first that read it in this phase
// of this group, and the first group that wrote it and that read it at all: if any two
// uses of an element conflict, one conflicts with these. Up to the first such use an item
// has seen what stood there before the phase, and its own writes, whatever the order; so a
// conflict that some order has shows in every order.

// Array is an array that a kernel is launched on: Scalars numbers an element, one element
// after the other.
type Array struct {
	Data    []float64
	Scalars int
	Written []bool // of Data, if it is not nil: set by a launch for each scalar that it writes

	// Used, if it is not nil, is called for each use of a scalar; a launch finds no conflicts of an
	// array that has it.
	Used func(group, at int, write bool)
}

// Order says in which order so many items, or groups, are run.
type Order func(n int) []int

// Forwards, Backwards and Shuffled are orders.
func Forwards(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = i
	}
	return list
}

func Backwards(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = n - 1 - i
	}
	return list
}

// Shuffled returns an order that depends on seed alone.
func Shuffled(seed uint64) Order {
	r := rand.New(rand.NewPCG(seed, 0))
	return r.Perm
}

// Fault is what goes wrong in a program that is run.
type Fault struct {
	Pos     string // of the statement
	Text    string
	Endless bool // a loop that goes on for long: it may end
}

func (f Fault) Error() string { return f.Pos + ": " + f.Text }

// Launch runs a kernel for the items, or groups, 0 … n-1. scalars are the parameters after
// the item's number, and arrays the slices, both in the order of the signature. The error is a
// [Fault]: an index outside of an array, an element that was never written, a loop that
// does not end, or two items that use one element; the arrays then hold what was written
// until then.
func (in *Interp) Launch(n int, order Order, scalars []float64, arrays []*Array) error {
	return in.LaunchSome(order(n), order, scalars, arrays)
}

// LaunchSome is Launch for some of the items, or groups, in this order.
func (in *Interp) LaunchSome(list []int, order Order, scalars []float64, arrays []*Array) (err error) {
	if in.kind == Once || len(scalars) != in.in-1 {
		return fmt.Errorf("ir: %d scalars for a kernel of %d, or no kernel", len(scalars), in.in-1)
	}
	pool := in.regs.Get().(*[]float64)
	defer in.regs.Put(pool)
	m := in.newMachine(*pool)
	for i := range m.arrays {
		a := &m.arrays[i]
		if a.Space != Slice {
			continue
		}
		if len(arrays) == 0 || arrays[0].Scalars != a.Elem.N || len(arrays[0].Data)%a.Elem.N != 0 {
			return fmt.Errorf("ir: no array of %d scalars an element for %s", a.Elem.N, a.Name)
		}
		a.data, a.noted, a.used = arrays[0].Data, arrays[0].Written, arrays[0].Used
		if arrays = arrays[1:]; a.used == nil {
			a.shadow = make([]shadow, a.len())
		}
	}
	if len(arrays) > 0 {
		return fmt.Errorf("ir: %d arrays too many", len(arrays))
	}
	m.order = order
	defer func() {
		if r := recover(); r != nil {
			fault, ok := r.(Fault)
			if !ok {
				panic(r)
			}
			err = fault
		}
	}()
	for _, i := range list {
		copy(m.r, in.init)
		m.r[0] = float64(i)
		copy(m.r[1:], scalars)
		m.group, m.phase, m.item = int32(i), 0, 0
		if in.kind == Items {
			m.group, m.item = 0, int32(i)
		}
		m.forget(Own)
		m.forget(Shared)
		m.forget(Kept)
		m.run(in.code)
	}
	return nil
}

// node is some steps, and then a statement.
type node struct {
	steps       []step
	then        branch
	cond        int32 // If: a register; Each: the number of items
	item        int32 // Each: its register
	body, other []node
	pos         string
}

type branch uint8

const (
	onward branch = iota // to the next node
	ifNode
	loopNode
	breakNode
	continueNode
	returnNode
	eachNode
	callNode // a body that ends with a Return
)

// store is the step of a Store: index a, value b, memory c.
const store Op = Get | onInt

// renew is the step of an array that begins anew: memory c.
const renew Op = Load | onInt

// place completes the step of a value of a program.
func (x *expander) place(v *Value, s *step) {
	switch v.Op {
	case Get:
		s.a = x.vars[v.Var]
	case Load, Len:
		s.c = x.memory[v.Memory]
		s.half = v.Op == Load && v.Memory.Wide
	}
}

// statements appends the nodes of a program as a call.
func (x *expander) statements(f *Func, regs map[*Value][]int32) ([]int32, error) {
	outer := *x
	defer func() { *x = outer }()
	x.vars, x.memory = map[*Var]int32{}, map[*Memory]int32{}
	for _, v := range f.Vars {
		x.vars[v] = x.register(0)
	}
	for _, m := range f.Memory {
		x.memory[m] = int32(len(x.in.memory))
		x.in.memory = append(x.in.memory, m)
		if outer.memory != nil { // of a call
			x.step(step{op: renew, c: x.memory[m]})
		}
	}
	body, err := x.list(f, f.Code, regs)
	if err == nil {
		*outer.code = append(*outer.code, node{then: callNode, body: body})
	}
	var results []int32
	for _, r := range f.Results {
		results = append(results, x.vars[r.Var])
	}
	return results, err
}

// list returns the nodes of statements.
func (x *expander) list(f *Func, list []Stmt, regs map[*Value][]int32) ([]node, error) {
	outer := x.code
	defer func() { x.code = outer }()
	var code []node
	x.code = &code
	end := func(n node) {
		if last := len(code) - 1; last >= 0 && code[last].then == onward {
			n.steps = code[last].steps
			code[last] = n
		} else {
			code = append(code, n)
		}
	}
	inner := func(n *node, body, other []Stmt) (err error) {
		if n.body, err = x.list(f, body, regs); err == nil {
			n.other, err = x.list(f, other, regs)
		}
		return err
	}
	for _, s := range list {
		var err error
		switch s := s.(type) {
		case *Do:
			for _, m := range s.New {
				x.step(step{op: renew, c: x.memory[m]})
			}
			for _, v := range s.Values {
				if err := x.value(f, v, regs); err != nil {
					return nil, err
				}
			}
		case *Set:
			x.step(step{op: Get, dst: x.vars[s.Var], a: regs[s.Value][0]})
		case *Store:
			x.step(step{op: store, a: regs[s.Index][0], b: regs[s.Value][0], c: x.memory[s.Memory], limb: int32(s.Limb), half: s.Memory.Wide, pos: s.Pos})
		case *If:
			n := node{then: ifNode, cond: regs[s.Cond][0]}
			err = inner(&n, s.Then, s.Else)
			end(n)
		case *Loop:
			n := node{then: loopNode, pos: s.Pos}
			err = inner(&n, s.Body, s.Post)
			end(n)
		case *Each:
			item := x.register(0)
			regs[s.Item] = []int32{item}
			n := node{then: eachNode, cond: regs[s.N][0], item: item}
			err = inner(&n, s.Body, nil)
			end(n)
		case *Break:
			end(node{then: breakNode})
		case *Continue:
			end(node{then: continueNode})
		case *Return:
			end(node{then: returnNode})
		}
		if err != nil {
			return nil, err
		}
	}
	return code, nil
}

// machine is the state of a program that runs.
type machine struct {
	r                  []float64
	arrays             []array
	kind               Kind
	order              Order
	group, phase, item int32
	turns              int
}

// array is a Memory with its content.
type array struct {
	*Memory
	data    []float64
	written []bool   // of each scalar, where it is no Slice
	noted   []bool   // of each scalar of a Slice, or nil
	shadow  []shadow // of each element, where items share it
	used    func(group, at int, write bool)
}

// len returns the number of elements: of a Kept array, those of an item.
func (a *array) len() int { return len(a.data) / a.Elem.N / max(a.Items, 1) }

// shadow is who has used an element: in this phase of this group, and which group.
type shadow struct {
	group, phase             int32
	writer, reader           user
	writerGroup, readerGroup user
}

// user is an item, or a group, and where it used an element. Its number is one more, so
// that 0 is nobody.
type user struct {
	id  int32
	pos string
}

func (u user) other(id int32) bool { return u.id != 0 && u.id != id+1 }

func (in *Interp) newMachine(r []float64) *machine {
	m := &machine{r: r, kind: in.kind}
	for _, mem := range in.memory {
		a := array{Memory: mem}
		if mem.Space != Slice {
			n := mem.Len * mem.Elem.N * max(mem.Items, 1)
			a.data, a.written = make([]float64, n), make([]bool, n)
		}
		if mem.Space == Shared {
			a.shadow = make([]shadow, mem.Len)
		}
		m.arrays = append(m.arrays, a)
	}
	return m
}

// forget makes the arrays of a space new.
func (m *machine) forget(s Space) {
	for i := range m.arrays {
		if a := &m.arrays[i]; a.Space == s {
			clear(a.written)
			clear(a.shadow)
		}
	}
}

// touch notes the use of an element, and faults where another item has used it.
func (m *machine) touch(a *array, s *step, i int, write bool) {
	e := &a.shadow[i]
	if e.group != m.group || e.phase != m.phase {
		e.group, e.phase, e.writer, e.reader = m.group, m.phase, user{}, user{}
	}
	var other user
	is, was, who := "read", "written", "item"
	switch {
	case e.writer.other(m.item):
		other = e.writer
	case e.writerGroup.other(m.group):
		other, who = e.writerGroup, "group"
	case write && e.reader.other(m.item):
		other, was = e.reader, "read"
	case write && e.readerGroup.other(m.group):
		other, was, who = e.readerGroup, "read", "group"
	}
	if write {
		is = "written"
	}
	if other.id != 0 {
		me := m.item
		why := "items have no order"
		if who == "group" {
			me, why = m.group, "groups have no order"
		} else if m.kind == Groups {
			why = fmt.Sprintf("no phase of group %d ends between", m.group)
		}
		panic(Fault{Pos: s.pos, Text: fmt.Sprintf("race: %s[%d] is %s here by %s %d and %s at %s by %s %d, and %s",
			a.Name, i, is, who, me, was, other.pos, who, other.id-1, why)})
	}
	note := func(u *user, id int32) {
		if u.id == 0 {
			*u = user{id + 1, s.pos}
		}
	}
	if write {
		note(&e.writer, m.item)
		note(&e.writerGroup, m.group)
	} else {
		note(&e.reader, m.item)
		note(&e.readerGroup, m.group)
	}
}

// at returns the place of a scalar.
func (m *machine) at(s *step, i int) (a *array, place int) {
	a = &m.arrays[s.c]
	if i < 0 || i >= a.len() {
		panic(Fault{Pos: s.pos, Text: fmt.Sprintf("index %d of %s, which has %d elements (item %d)", i, a.Name, a.len(), m.item)})
	}
	if a.Space == Kept {
		if int(m.item) >= a.Items {
			panic(Fault{Pos: s.pos, Text: fmt.Sprintf("%s has numbers for %d items, and this is item %d", a.Name, a.Items, m.item)})
		}
		i += int(m.item) * a.Len
	}
	return a, i*a.Elem.N + int(s.limb)
}

// whole returns the index of the element of a half, and how far up in its scalar that is.
func (s *step) whole(i int) (element, shift int) {
	if s.half {
		return i >> 1, i & 1 * 32
	}
	return i, 0
}

func (m *machine) load(s *step, i int) float64 {
	i, shift := s.whole(i)
	a, at := m.at(s, i)
	if a.written != nil && !a.written[at] {
		panic(Fault{Pos: s.pos, Text: fmt.Sprintf("%s[%d] is read and was never written (item %d)", a.Name, i, m.item)})
	}
	if a.shadow != nil {
		m.touch(a, s, i, false)
	}
	if a.used != nil {
		a.used(int(m.group), at, false)
	}
	if s.half {
		return FromWord(U32, ToWord(U64, a.data[at])>>shift)
	}
	return a.data[at]
}

func (m *machine) store(s *step, i int, v float64) {
	i, shift := s.whole(i)
	a, at := m.at(s, i)
	if a.written != nil {
		a.written[at] = true
	}
	if a.noted != nil {
		a.noted[at] = true
	}
	if a.shadow != nil {
		m.touch(a, s, i, true)
	}
	if a.used != nil {
		a.used(int(m.group), at, true)
	}
	if a.Type == U16 {
		v = float64(uint16(v))
	}
	if s.half {
		v = FromWord(U64, ToWord(U64, a.data[at])&^((1<<32-1)<<shift)|ToWord(U32, v)<<shift)
	}
	a.data[at] = v
}

// maxTurns is the number of turns of loops that a launch may take.
const maxTurns = 1 << 24

// run runs nodes, and returns how they are left: onward, or by a break, a continue or a
// return.
func (m *machine) run(code []node) branch {
	for i := range code {
		n := &code[i]
		run(m.r, n.steps, m)
		switch n.then {
		case ifNode:
			arm := n.other
			if m.r[n.cond] != 0 {
				arm = n.body
			}
			if left := m.run(arm); left != onward {
				return left
			}
		case loopNode:
			for {
				if m.turns++; m.turns > maxTurns {
					panic(Fault{n.pos, fmt.Sprintf("the loop goes on after %d turns of all loops (item %d)", maxTurns, m.item), true})
				}
				left := m.run(n.body)
				if left == breakNode {
					break
				} else if left == returnNode {
					return left
				}
				m.run(n.other)
			}
		case eachNode:
			m.phase++
			for _, i := range m.order(int(m.r[n.cond])) {
				m.item = int32(i)
				m.r[n.item] = float64(i)
				m.forget(Own)
				m.run(n.body)
			}
			m.phase++
			m.item = 0
		case callNode:
			m.run(n.body)
		case breakNode, continueNode, returnNode:
			return n.then
		}
	}
	return onward
}
