package ir

import (
	"encoding/binary"
	"errors"
	"math"
)

// # Encoding
//
// Programs are kept as bytes: those of the library in package kernels. One function says
// what the bytes of each thing are, for both directions, so that they cannot differ. All strings
// stand at the beginning, and what a function consists of after its size, so that functions may be
// decoded when they are asked for (Library).

// version is raised when the encoding changes. Dense bytes have that of the next one: there
// operands and callees are written by how far back they are, and the type of a function's limbs
// by one word, so that like code is like bytes, which compress to three quarters.
const (
	version = 3
	dense   = 4
)

// Encode returns p as bytes that Decode takes.
func Encode(p *Program) []byte { return encode(p, version) }

// EncodeDense returns p as bytes that Decode takes, for another compressor than flate.
func EncodeDense(p *Program) []byte { return encode(p, dense) }

func encode(p *Program, v uint64) []byte {
	c := &codec{ids: map[string]uint64{}, funcs: map[*Func]int{}, tables: map[*Table]int{}, version: v, p: p}
	c.program(nil)
	all := c.out
	c.out = nil
	c.uint(v)
	c.size(len(c.strings))
	for _, s := range c.strings {
		c.size(len(s))
		c.out = append(c.out, s...)
	}
	return Pack(append(c.out, all...))
}

// Decode returns the program that Encode made the bytes of. It is verified where they come
// from somebody else.
func Decode(data []byte) (*Program, error) {
	l, err := Open(data)
	if err != nil {
		return nil, err
	}
	return l.Program()
}

type malformed struct{ error }

var (
	errShort = malformed{errors.New("they end too early, or a number is out of range")}
	errLong  = malformed{errors.New("a function ends before its bytes do")}
)

// codec writes, or reads.
type codec struct {
	reads   bool
	in, out []byte
	ids     map[string]uint64 // of the strings so far
	strings []string
	funcs   map[*Func]int
	tables  map[*Table]int
	version uint64
	p       *Program
	f       *Func
	at      int      // its number
	args    []*Value // of values that are read next
}

func (c *codec) uint(x uint64) uint64 {
	if !c.reads {
		c.out = binary.AppendUvarint(c.out, x)
		return x
	}
	x, n := binary.Uvarint(c.in)
	if n <= 0 {
		panic(errShort)
	}
	c.in = c.in[n:]
	return x
}

func (c *codec) int(x *int) {
	v := c.uint(uint64(*x)<<1 ^ uint64(*x>>63))
	*x = int(v>>1) ^ -int(v&1)
}

// size is the length of a list; one that is longer than what is left is none.
func (c *codec) size(n int) int {
	n = int(c.uint(uint64(n)))
	if c.reads && (n < 0 || n > len(c.in)) {
		panic(errShort)
	}
	return n
}

func (c *codec) bool(x *bool) {
	var v uint64
	if *x {
		v = 1
	}
	*x = c.uint(v) != 0
}

func small[T ~uint8](c *codec, x *T) { *x = T(c.uint(uint64(*x))) }

func (c *codec) float(x *float64) {
	if !c.reads {
		c.out = binary.LittleEndian.AppendUint64(c.out, math.Float64bits(*x))
		return
	}
	if len(c.in) < 8 {
		panic(errShort)
	}
	*x = math.Float64frombits(binary.LittleEndian.Uint64(c.in))
	c.in = c.in[8:]
}

// string is the number that a string has, by where it comes first.
func (c *codec) string(x *string) {
	if !c.reads {
		id, known := c.ids[*x]
		if !known {
			id = uint64(len(c.ids))
			c.ids[*x], c.strings = id, append(c.strings, *x)
		}
		c.uint(id)
		return
	}
	id := c.uint(0)
	if id >= uint64(len(c.strings)) {
		panic(errShort)
	}
	*x = c.strings[id]
}

// list is a list of things that each takes.
func list[T any](c *codec, x *[]T, each func(*T)) {
	n := c.size(len(*x))
	if c.reads && n > 0 {
		*x = make([]T, n)
	}
	for i := range n {
		each(&(*x)[i])
	}
}

// made is a list of pointers to things that are made here.
func made[T any](c *codec, x *[]*T, each func(*T)) {
	list(c, x, func(p **T) {
		if c.reads {
			*p = new(T)
		}
		each(*p)
	})
}

// pick is a pointer to one of a list, by its number; 0 for nil.
func pick[T any](c *codec, x **T, number func(*T) int, list []*T) {
	n := uint64(0)
	if !c.reads && *x != nil {
		n = uint64(number(*x)) + 1
	}
	if n = c.uint(n); c.reads && n > 0 {
		if n > uint64(len(list)) {
			panic(errShort)
		}
		*x = list[n-1]
	}
}

// back is a pointer to one of a list before the one at a place.
func back[T any](c *codec, x **T, at int, number func(*T) int, list []*T) {
	if c.version != dense {
		pick(c, x, number, list)
		return
	}
	n := 0
	if !c.reads {
		n = at - number(*x)
	}
	if n = at - int(c.uint(uint64(n))); c.reads {
		if n < 0 || n >= len(list) {
			panic(errShort)
		}
		*x = list[n]
	}
}

// valueType is 0 for the type of a function's limbs in dense bytes, and no type is.
func (c *codec) valueType(t *Type) {
	own := c.version == dense && *t == c.f.Limb
	if own {
		*t = 0
	}
	small(c, t)
	if c.version == dense && *t == 0 {
		*t = c.f.Limb
	}
}

// program is all but the strings. Of each function that is read the bytes go to later.
func (c *codec) program(later func(body []byte)) {
	p := c.p
	for i, t := range p.Tables {
		c.tables[t] = i
	}
	for i, f := range p.Funcs {
		c.funcs[f] = i
	}
	made(c, &p.Tables, func(t *Table) {
		c.string(&t.Name)
		small(c, &t.Type)
		c.string(&t.Doc)
		list(c, &t.Data, c.float)
	})
	made(c, &p.Funcs, func(f *Func) { // callees before callers
		c.head(f)
		if c.reads {
			n := c.size(0)
			later(c.in[:n])
			c.in = c.in[n:]
			return
		}
		before := c.out
		c.out = nil
		c.body(f, c.funcs[f])
		body := c.out
		c.out = before
		c.size(len(body))
		c.out = append(c.out, body...)
	})
}

func (c *codec) head(f *Func) {
	c.string(&f.Name)
	c.string(&f.Go)
	c.string(&f.Doc)
	c.string(&f.Pos)
	small(c, &f.Limb)
	small(c, &f.Kind)
	for _, flag := range []*bool{&f.Export, &f.Pass, &f.Arm, &f.Inline, &f.Hidden, &f.Slices, &f.Mixed} {
		c.bool(flag)
	}
}

// body is what function number at consists of.
func (c *codec) body(f *Func, at int) {
	c.f, c.at = f, at
	made(c, &f.Vars, func(v *Var) {
		c.string(&v.Name)
		small(c, &v.Type)
		c.int(&v.ID)
	})
	made(c, &f.Memory, func(m *Memory) {
		c.string(&m.Name)
		c.group(&m.Elem)
		small(c, &m.Type)
		small(c, &m.Space)
		c.int(&m.Len)
		if m.Space == Kept {
			c.int(&m.Items)
		}
		c.int(&m.ID)
		c.bool(&m.Read)
		c.bool(&m.Written)
	})
	list(c, &f.In, c.group)
	list(c, &f.Out, c.group)
	n := c.size(len(f.Body))
	if c.reads {
		f.Body = make([]*Value, n)
		values := make([]Value, n)
		for i := range values {
			values[i].ID, f.Body[i] = i, &values[i]
		}
	}
	for _, v := range f.Body {
		c.value(v)
	}
	if n := c.uint(uint64(len(f.Params))); c.reads { // no list follows
		if n > uint64(len(f.Body)) {
			panic(errShort)
		}
		f.Params = f.Body[:n:n]
	}
	if hasCode := f.Code != nil; c.code(&f.Code, &hasCode) {
		list(c, &f.Results, func(v **Value) {
			if c.reads {
				*v = &Value{Op: Get}
			}
			small(c, &(*v).Type)
			c.string(&(*v).Name)
			pick(c, &(*v).Var, func(v *Var) int { return v.ID }, f.Vars)
		})
	} else {
		list(c, &f.Results, c.ref)
	}
}

func (c *codec) code(x *[]Stmt, has *bool) bool {
	if c.bool(has); *has {
		c.stmts(x)
	}
	return *has
}

func (c *codec) group(g *Group) {
	c.string(&g.Name)
	c.string(&g.Type)
	list(c, &g.Fields, c.string)
	c.int(&g.N)
	pick(c, &g.Memory, func(m *Memory) int { return m.ID }, c.f.Memory)
}

// ref is a value by its number.
func (c *codec) ref(v **Value) { pick(c, v, func(v *Value) int { return v.ID }, c.f.Body) }

// arguments makes a list of values, nil for none, of memory that many of them share.
func (c *codec) arguments(n int) (list []*Value) {
	if n > len(c.args) {
		c.args = make([]*Value, max(n, 1<<12))
	}
	if n > 0 {
		list, c.args = c.args[:n:n], c.args[n:]
	}
	return list
}

func (c *codec) value(v *Value) {
	small(c, &v.Op)
	c.valueType(&v.Type)
	n := c.size(len(v.Args))
	if c.reads {
		v.Args = c.arguments(n)
	}
	for i := range v.Args {
		back(c, &v.Args[i], v.ID, func(v *Value) int { return v.ID }, c.f.Body[:v.ID])
	}
	switch v.Op {
	case Const:
		c.float(&v.Const)
	case Call:
		back(c, &v.Callee, c.at, func(f *Func) int { return c.funcs[f] }, c.p.Funcs[:c.at])
	case Lookup:
		pick(c, &v.Table, func(t *Table) int { return c.tables[t] }, c.p.Tables)
	case Get:
		pick(c, &v.Var, func(v *Var) int { return v.ID }, c.f.Vars)
	case Load, Len:
		pick(c, &v.Memory, func(m *Memory) int { return m.ID }, c.f.Memory)
	case Native:
		c.string(&v.Native)
	}
	immediate := v.Immediate()
	if immediate == nil { // the bytes have a 0 in its place
		immediate = new(int)
	}
	c.int(immediate)
	c.string(&v.Name)
	c.string(&v.Comment)
}

const (
	doCode = iota
	setCode
	storeCode
	ifCode
	loopCode
	breakCode
	continueCode
	returnCode
	eachCode
	newCode  // a Do with arrays
	unitCode // an Each with a unit
)

func (c *codec) stmts(x *[]Stmt) {
	n := c.size(len(*x))
	if c.reads {
		*x = make([]Stmt, n)
	}
	for i := range n {
		c.stmt(&(*x)[i])
	}
}

func (c *codec) stmt(x *Stmt) {
	kind := 0
	switch s := (*x).(type) {
	case *Do:
		if len(s.New) > 0 {
			kind = newCode
		}
	case *Set:
		kind = setCode
	case *Store:
		kind = storeCode
	case *If:
		kind = ifCode
	case *Loop:
		kind = loopCode
	case *Break:
		kind = breakCode
	case *Continue:
		kind = continueCode
	case *Return:
		kind = returnCode
	case *Each:
		if kind = eachCode; s.Unit != nil {
			kind = unitCode
		}
	}
	if c.int(&kind); c.reads {
		kinds := []Stmt{&Do{}, &Set{}, &Store{}, &If{}, &Loop{}, &Break{}, &Continue{}, &Return{}, &Each{}, &Do{}, &Each{Unit: &Unit{}}}
		if kind < 0 || kind >= len(kinds) {
			panic(errShort)
		}
		*x = kinds[kind]
	}
	switch s := (*x).(type) {
	case *Do:
		if kind == newCode {
			list(c, &s.New, func(m **Memory) { pick(c, m, func(m *Memory) int { return m.ID }, c.f.Memory) })
		}
		list(c, &s.Values, c.ref)
	case *Set:
		pick(c, &s.Var, func(v *Var) int { return v.ID }, c.f.Vars)
		c.ref(&s.Value)
	case *Store:
		pick(c, &s.Memory, func(m *Memory) int { return m.ID }, c.f.Memory)
		c.ref(&s.Index)
		c.int(&s.Limb)
		c.ref(&s.Value)
		c.string(&s.Pos)
	case *If:
		c.ref(&s.Cond)
		c.stmts(&s.Then)
		c.stmts(&s.Else)
		c.bool(&s.Rare)
	case *Loop:
		c.stmts(&s.Body)
		c.stmts(&s.Post)
		c.string(&s.Pos)
	case *Each:
		c.ref(&s.N)
		c.ref(&s.Item)
		c.stmts(&s.Body)
		c.string(&s.Pos)
		if kind == unitCode {
			c.string(&s.Unit.Name)
			list(c, &s.Unit.Arrays, func(m **Memory) { pick(c, m, func(m *Memory) int { return m.ID }, c.f.Memory) })
			list(c, &s.Unit.Numbers, c.int)
		}
	}
}
