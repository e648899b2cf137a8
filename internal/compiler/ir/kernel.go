package ir

import "strconv"

// # Programs
//
// A Func with Code is a program: it has loops, branches, and arrays that it reads and
// writes. Within a region, the body of a loop, of an arm or of a phase, values are as in
// straight-line code: each is computed once and seen in the regions inside. What changes
// from turn to turn is a [Var].
//
// A kernel is a program that is run for many items, or for groups of them; they have no
// order. A group goes from phase to phase, each an [Each]: all that the items of one phase
// have written is there for the items of the next. So no barrier is written, and none can
// be forgotten or stand where some items do not come.

// Kind says how often a Func is run.
type Kind uint8

const (
	Once   Kind = iota // where it is called
	Items              // for each item; its number is Params[0]
	Groups             // for each group; its number is Params[0]
)

// Stmt is a statement of a program: one of the types below.
type Stmt interface{ stmt() }

type (
	// Do computes values, in order. Before that some arrays begin anew, none of whose elements
	// is written then: those that are declared here, and have been before, in an earlier turn
	// of a loop, or in an earlier call that was compiled in place. The interpreter alone asks.
	Do struct {
		Values []*Value
		New    []*Memory
	}

	// Set gives a variable a value.
	Set struct {
		Var   *Var
		Value *Value
	}

	// Store writes scalar number Limb of the element Index.
	Store struct {
		Memory *Memory
		Index  *Value
		Limb   int
		Value  *Value
		Pos    string
	}

	// If runs one of its arms. A rare one is better kept out of the way.
	If struct {
		Cond       *Value
		Then, Else []Stmt
		Rare       bool
	}

	// Loop runs its body again and again, and Post after each turn: sums and
	// differences of integers, that a target can write at the loop's head.
	Loop struct {
		Body, Post []Stmt
		Pos        string
	}

	Break    struct{} // out of the innermost loop
	Continue struct{} // to the end of its turn

	// Return ends the program, or within an Each the item. The Results of a program are
	// Gets of variables, whose values they have then.
	Return struct{}

	// Each is a phase of a group: its body for the items 0 … N-1, in any order. Item
	// is the number of the item.
	Each struct {
		N, Item *Value
		Body    []Stmt
		Unit    *Unit // nil of most
		Pos     string
	}
)

// Unit says that a target may have a phase as an operation of a unit of its own, which it knows by Name: a
// product of matrices. What it does is what the body says. Arrays and Numbers are the operands, in order, as the Go function
// has them; where lower.Kept has made variables of the first one, the others are left, and Own are the variables.
type Unit struct {
	Name    string
	Arrays  []*Memory
	Numbers []int
	Own     []*Var
}

// Tiles returns the Unit of a phase that is known as tile8, and the rows and columns of its tile, where each of so many threads has an
// item with 8 × 8 sums in variables; nil where it is another one.
func (e *Each) Tiles(threads int) (u *Unit, rows, cols int) {
	u = e.Unit
	if u == nil || u.Name != "tile8" || len(u.Own) != 64 || len(u.Arrays) != 2 || len(u.Numbers) != 2 || e.N.Op != Const || int(e.N.Const) != threads {
		return nil, 0, 0
	}
	rows, cols = u.Arrays[0].Len/u.Numbers[1], u.Arrays[1].Len/u.Numbers[1]
	if rows*cols != 64*threads {
		return nil, 0, 0
	}
	return u, rows, cols
}

// HasPhase reports whether kernels have a phase that is such.
func HasPhase(kernels []*Func, such func(*Each) bool) (found bool) {
	for _, f := range kernels {
		Walk(f.Code, func(s Stmt) {
			e, ok := s.(*Each)
			found = found || ok && such(e)
		})
	}
	return found
}

func (*Do) stmt()       {}
func (*Set) stmt()      {}
func (*Store) stmt()    {}
func (*If) stmt()       {}
func (*Loop) stmt()     {}
func (*Break) stmt()    {}
func (*Continue) stmt() {}
func (*Return) stmt()   {}
func (*Each) stmt()     {}

// Var is a variable: a scalar that statements set. It has a value from the first Set on.
type Var struct {
	Name string // of the Go variable
	Type Type
	ID   int // number within the function
}

// Space says whose an array is.
type Space uint8

const (
	Slice  Space = iota // the caller's: a parameter
	Own                 // of each run of the program, or of each item
	Shared              // of a group
	Kept                // of each item of a group, from phase to phase
)

// Memory is an array of numbers, each of N scalars of one type. An index outside is an
// error that the interpreter reports; other targets do not.
//
// A Slice that is Wide has scalars of 64 bits, and its Type is U32: an index counts halves, 2k
// for the lower half of the scalar of element k, and 2k+1 for the upper one. They lie in this
// order in memory.
//
// One that is Kept is there once for each of so many Items, and an index is one of the numbers of
// the item that uses it. Nothing names those of another one.
//
// The interpreter reports too what is read and was never written of an array that is no
// Slice, and two items that use one element, one of them writing, with no phase between.
type Memory struct {
	Name  string
	Elem  Group // Type, Fields and N
	Type  Type  // of the scalars
	Space Space
	Len   int // elements; a Slice has its length with it, see Len
	Items int // of a group, each of which has such an array, where it is Kept; no phase has more
	ID    int // number within the function

	Read, Written bool // by Loads, by Stores
	Wide          bool
}

// Arrays returns the slices among the parameters of f, and its own arrays.
func (f *Func) Arrays() (given, own []*Memory) {
	n := 0
	for n < len(f.Memory) && f.Memory[n].Space == Slice {
		n++
	}
	return f.Memory[:n], f.Memory[n:]
}

// Value is the type of what a Load of m gives, and a Store takes.
func (m *Memory) Value() Type {
	if m.Type == U16 {
		return U32
	}
	return m.Type
}

// Bytes is how far apart the scalars of one plane are in memory.
func (m *Memory) Bytes() int {
	if m.Wide {
		return 2 * m.Type.Bytes()
	}
	return m.Type.Bytes()
}

// Walk calls f for each statement of a list, those inside of it after it.
func Walk(list []Stmt, f func(Stmt)) {
	for _, s := range list {
		f(s)
		switch s := s.(type) {
		case *If:
			Walk(s.Then, f)
			Walk(s.Else, f)
		case *Loop:
			Walk(s.Body, f)
			Walk(s.Post, f)
		case *Each:
			Walk(s.Body, f)
		}
	}
}

// uses returns the values that a statement itself uses.
func uses(s Stmt) []*Value {
	switch s := s.(type) {
	case *Set:
		return []*Value{s.Value}
	case *Store:
		return []*Value{s.Index, s.Value}
	case *If:
		return []*Value{s.Cond}
	case *Each:
		return []*Value{s.N}
	}
	return nil
}

// Sweep drops the values that nothing needs, numbers the rest, and notes which arrays are
// read and written. A program is swept once, when it is complete.
func (f *Func) Sweep() {
	live := map[*Value]bool{}
	for _, v := range f.Params {
		live[v] = true
	}
	Walk(f.Code, func(s Stmt) {
		for _, v := range uses(s) {
			live[v] = true
		}
		if e, ok := s.(*Each); ok {
			live[e.Item] = true
		}
	})
	for i := len(f.Body) - 1; i >= 0; i-- {
		if v := f.Body[i]; live[v] {
			for _, a := range v.Args {
				live[a] = true
			}
		}
	}
	keep := f.Body[:0]
	for _, v := range f.Body {
		if live[v] {
			v.ID = len(keep)
			keep = append(keep, v)
		}
	}
	f.Body = keep
	for i, v := range f.Vars {
		v.ID = i
	}
	for i, m := range f.Memory {
		m.ID, m.Read, m.Written = i, false, false
	}
	for _, v := range f.Body {
		if v.Op == Load {
			v.Memory.Read = true
		}
	}
	Walk(f.Code, func(s Stmt) {
		switch s := s.(type) {
		case *Do:
			values := s.Values[:0]
			for _, v := range s.Values {
				if live[v] {
					values = append(values, v)
				}
			}
			s.Values = values
		case *Store:
			s.Memory.Written = true
		}
	})
}

// begin begins a kernel for items: add adds a value to it, and i is the number of the item.
func (k *Func) begin() (add func(*Value) *Value, i *Value) {
	add = func(v *Value) *Value {
		v.ID = len(k.Body)
		k.Body = append(k.Body, v)
		return v
	}
	i = add(&Value{Op: Param, Type: I32, Name: "i"})
	k.Params, k.In = []*Value{i}, []Group{{Name: "i", Type: "i32", N: 1}}
	return add, i
}

// Map returns the kernel that applies f to each element of its arrays: those of the
// results, and then those of the operands. A Bool is an I32 there, 0 or 1, and a U32 a U16: words are
// operands of maps as halves alone.
func Map(f *Func) *Func { return MapWith(f, func(int) bool { return false }) }

// MapWith is Map of a function some of whose operands, by their numbers, are the same for all
// elements: these are parameters of the kernel, in their place among the arrays.
func MapWith(f *Func, same func(operand int) bool) *Func {
	k := &Func{Name: "map_" + f.Name, Go: "map " + f.Go, Doc: f.Doc, Limb: f.Limb, Mixed: f.Mixed, Kind: Items}
	add, i := k.begin()
	at := 0
	for n, g := range f.In {
		for _, v := range f.Params[at : at+g.N] {
			if same(n) {
				k.Params = append(k.Params, add(&Value{Op: Param, Type: v.Type, Name: v.Name}))
			}
		}
		at += g.N
	}
	fixed := k.Params[1:]
	array := func(g Group, prefix string, n int, t Type) *Memory {
		if t == Bool {
			t, g.Type = I32, "i32"
		} else if t == U32 {
			if t = U16; g.Type == "u32" {
				g.Type = "u16"
			}
		}
		m := &Memory{Name: prefix + g.Name, Elem: g, Type: t, ID: len(k.Memory)}
		m.Elem.Name = ""
		if g.Name == "" || prefix != "" {
			m.Name = prefix + string(rune('0'+n))
		}
		k.Memory = append(k.Memory, m)
		k.In = append(k.In, Group{Name: m.Name, Type: "[]" + g.Type, Memory: m})
		return m
	}
	do := &Do{}
	k.Code = []Stmt{do}
	var outs []*Memory
	at = 0
	for n, g := range f.Out {
		outs = append(outs, array(g, "out", n, f.Results[at].Type))
		outs[n].Written = true
		at += g.N
	}
	call := &Value{Op: Call, Type: f.Results[0].Type, Callee: f}
	at = 0
	for n, g := range f.In {
		if same(n) {
			call.Args, fixed = append(call.Args, fixed[:g.N]...), fixed[g.N:]
			k.In = append(k.In, g)
			at += g.N
			continue
		}
		m := array(g, "in", n, f.Params[at].Type)
		m.Read = true
		for limb := range g.N {
			v := add(&Value{Op: Load, Type: m.Value(), Args: []*Value{i}, Memory: m, Limb: limb})
			if f.Params[at].Type == Bool {
				zero := add(&Value{Op: Const, Type: I32})
				v = add(&Value{Op: Ne, Type: Bool, Args: []*Value{v, zero}})
			}
			call.Args = append(call.Args, v)
			at++
		}
	}
	add(call)
	at = 0
	for n, g := range f.Out {
		for limb := range g.N {
			v := call
			if len(f.Results) > 1 {
				v = add(&Value{Op: Result, Type: f.Results[at].Type, Args: []*Value{call}, Nth: at})
			}
			if v.Type == Bool {
				one := add(&Value{Op: Const, Type: I32, Const: 1})
				zero := add(&Value{Op: Const, Type: I32})
				v = add(&Value{Op: Select, Type: I32, Args: []*Value{v, one, zero}})
			}
			k.Code = append(k.Code, &Store{Memory: outs[n], Index: i, Limb: limb, Value: v})
			at++
		}
	}
	do.Values = k.Body[len(k.Params):]
	return k
}

// Copy returns the kernel that copies elements of so many scalars of type t from its second array to its first one.
func Copy(t Type, scalars int) *Func {
	k := &Func{Name: "copy", Go: "copy", Kind: Items}
	add, i := k.begin()
	dst, src := k.plain("dst", t, scalars), k.plain("src", t, scalars)
	src.Read, dst.Written = true, true
	do := &Do{}
	k.Code = []Stmt{do}
	for j := range scalars {
		v := add(&Value{Op: Load, Type: src.Value(), Args: []*Value{i}, Memory: src, Limb: j})
		k.Code = append(k.Code, &Store{Memory: dst, Index: i, Limb: j, Value: v})
	}
	do.Values = k.Body[1:]
	return k
}

// Fill returns the kernel that sets scalars from to to-1 of all elements of its array, of so many scalars of type t, to
// its other parameters. Those of 32 bits are integers, whose bits no device changes.
func Fill(t Type, scalars, from, to int) *Func {
	k := &Func{Name: "fill", Go: "fill", Kind: Items}
	if t == F32 {
		t = I32
	}
	add, i := k.begin()
	dst := k.plain("dst", t, scalars)
	dst.Written = true
	k.Code = []Stmt{&Do{}}
	for j := from; j < to; j++ {
		v := add(&Value{Op: Param, Type: dst.Value(), Name: "x" + strconv.Itoa(j)})
		k.Params, k.In = append(k.Params, v), append(k.In, Group{Name: v.Name, Type: v.Type.String(), N: 1})
		k.Code = append(k.Code, &Store{Memory: dst, Index: i, Limb: j, Value: v})
	}
	return k
}

// plain adds an array of elements of so many scalars to a kernel.
func (k *Func) plain(name string, t Type, scalars int) *Memory {
	if k.Limb = F32; t == F64 {
		k.Limb = t
	}
	elem := Group{Type: t.String(), N: scalars}
	for j := 0; scalars > 1 && j < scalars; j++ {
		elem.Type, elem.Fields = "numbers", append(elem.Fields, strconv.Itoa(j))
	}
	m := &Memory{Name: name, Elem: elem, Type: t, ID: len(k.Memory)}
	k.Memory, k.In = append(k.Memory, m), append(k.In, Group{Name: name, Type: "[]" + elem.Type, Memory: m})
	return m
}
