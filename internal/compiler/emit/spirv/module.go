// Package spirv prints the IR as SPIR-V, the binary that Vulkan's drivers compile.
//
// It keeps the calls of the Go source and, for debuggers, its names. What a device needs of care
// is done before, by the passes of package lower. Here every operation on floats is told not
// to be contracted, what looks at a float or changes its sign goes by its bits, and a zero is
// the one among the parameters: Mesa takes x + 0 for x whatever it is told.
package spirv

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// Features says what a module may ask of a device. Those of float controls are to be such
// as may be declared together.
type Features struct {
	Float64, Int64                         bool // as types
	Fma32, Fma64                           bool // VK_KHR_shader_fma
	SignedZeroInfNan32, SignedZeroInfNan64 bool // float controls
	RTE32, RTE64                           bool
	Denorm32, Denorm64                     bool // DenormPreserve

	Group     int // threads of a work-group
	PushBytes int // of push constants at most

	Contract bool // leave NoContraction out, for tests
}

// Binary is a module, and what a driver has to know of it.
type Binary struct {
	Words   []uint32
	Tables  []byte   // content of the buffer with the tables
	Kernels []Kernel // in the order in which they were named
}

// Kernel says what a kernel is bound to, all in descriptor set 0: its slices at 0 and up, then
// the tables, whose number is the same in a module, and parameters for which there are too
// few push constants.
//
// Groups are numbered by WorkgroupId.x + WorkgroupId.y·NumWorkgroups.x, as many as there are n, or as
// hold n items; those beyond do nothing.
type Kernel struct {
	Name   string // of its entry point
	Slices int
	Tables int // the binding of the tables, -1 where there are none
	Buffer int // that of the parameters, -1 where they are push constants
	Size   int // bytes of the parameters

	scalars []scalar
}

// scalar is where a scalar stands among the parameters, and its size in bytes.
type scalar struct{ at, size int }

// Fill writes the parameters: n, the zero that no compiler knows of, for each slice where it begins, its
// length and its stride, and the scalars, as package driver has them.
func (k *Kernel) Fill(to []byte, n int, slices [][3]int32, scalars []any) {
	word := func(at int, x uint32) { binary.LittleEndian.PutUint32(to[at:], x) }
	wide := func(at int, x uint64) { binary.LittleEndian.PutUint64(to[at:], x) }
	word(0, uint32(n))
	word(4, 0)
	for i, s := range slices {
		for j, x := range s {
			word(8+12*i+4*j, uint32(x))
		}
	}
	list := k.scalars
	for _, x := range scalars {
		at := list[0].at
		switch x := x.(type) {
		case int32:
			word(at, uint32(x))
		case uint32:
			word(at, x)
		case float32:
			word(at, math.Float32bits(x))
		case uint64:
			wide(at, x)
		case float64:
			wide(at, math.Float64bits(x))
			if list[0].size == 4 { // in halves, which are two parameters
				list = list[1:]
			}
		}
		list = list[1:]
	}
}

// module is a module that is being made: its parts, in their order.
type module struct {
	Features
	capabilities, extensions, head, entries, modes, names, notes, globals, code []uint32

	last   id
	memo   map[string]id // of types, constants and what is there once
	glsl   id            // the extended instructions
	inputs []id          // of entry points
	zero   id            // a variable with the zero of the kernel's parameters, once a function needs it
	funcs  map[*ir.Func]id
	bind   int // of the tables
	tables map[*ir.Table]int
	data   []byte // of the tables
	at     string // for errors: the function
	err    error
}

// Module returns the module of kernels, with all that they call and nothing else; of
// functions that are no kernels, one to look at.
func Module(p *ir.Program, f Features, kernels ...*ir.Func) (Binary, error) {
	m := &module{Features: f, memo: map[string]id{}, funcs: map[*ir.Func]id{}, tables: map[*ir.Table]int{}}
	m.capability("Shader")
	m.glsl = m.next()
	put(&m.head, "ExtInstImport", m.glsl, "GLSL.std.450")
	put(&m.head, "MemoryModel", "Logical", "GLSL450")
	for _, k := range kernels {
		m.bind = max(m.bind, len(slicesOf(k)))
	}
	var b Binary
	for _, f := range p.Reach(kernels...).Funcs {
		m.at = f.Name
		if f.Kind == ir.Once {
			m.function(f)
		} else {
			k := m.kernel(f)
			k.Tables = -1
			if len(p.Reach(f).Tables) > 0 {
				k.Tables = m.bind
			}
			b.Kernels = append(b.Kernels, k)
		}
	}
	if len(b.Kernels) == 0 {
		m.capability("Linkage")
	}
	slices.SortFunc(b.Kernels, func(x, y Kernel) int {
		named := func(k Kernel) int {
			return slices.IndexFunc(kernels, func(f *ir.Func) bool { return f.Name == k.Name })
		}
		return named(x) - named(y)
	})
	const version, generator = 0x10300, 0
	b.Words = slices.Concat([]uint32{magic, version, generator, uint32(m.last) + 1, 0},
		m.capabilities, m.extensions, m.head, m.entries, m.modes, m.names, m.notes, m.globals, m.code)
	b.Tables = m.data
	return b, m.err
}

const magic = 0x07230203

func slicesOf(f *ir.Func) (list []*ir.Memory) {
	for _, m := range f.Memory {
		if m.Space == ir.Slice {
			list = append(list, m)
		}
	}
	return list
}

func (m *module) next() id { m.last++; return m.last }

func (m *module) fail(format string, args ...any) {
	if m.err == nil {
		m.err = fmt.Errorf("spirv: %s: %s", m.at, fmt.Sprintf(format, args...))
	}
}

// once returns what f makes for a key, and makes it but once.
func (m *module) once(f func() id, key ...any) id {
	k := fmt.Sprint(key...)
	x, ok := m.memo[k]
	if !ok {
		x = f()
		m.memo[k] = x
	}
	return x
}

func (m *module) capability(name string) {
	m.once(func() id { put(&m.capabilities, "Capability", name); return 0 }, "capability ", name)
}

func (m *module) extension(name string) {
	m.once(func() id { put(&m.extensions, "Extension", name); return 0 }, "extension ", name)
}

// global returns what an instruction for types and constants gives.
func (m *module) global(name string, operands ...any) id {
	return m.once(func() id {
		x := m.next()
		if byName[name].operands[0] == 't' {
			put(&m.globals, name, append([]any{operands[0], x}, operands[1:]...)...)
		} else {
			put(&m.globals, name, append([]any{x}, operands...)...)
		}
		return x
	}, fmt.Sprintln(append([]any{name}, operands...)...))
}

func (m *module) name(x id, name string) {
	if name != "" {
		put(&m.names, "Name", x, name)
	}
}

func (m *module) note(x id, decoration ...any) {
	put(&m.notes, "Decorate", append([]any{x}, decoration...)...)
}

// scalar returns the type of values of type t. There is one type of integers of each width.
func (m *module) scalar(t ir.Type) id {
	switch t {
	case ir.Bool:
		return m.global("TypeBool")
	case ir.F32:
		return m.global("TypeFloat", 32)
	case ir.F64:
		if m.capability("Float64"); !m.Float64 {
			m.fail("it has floats of 64 bits, and the device none")
		}
		return m.global("TypeFloat", 64)
	case ir.U64:
		if m.capability("Int64"); !m.Int64 {
			m.fail("it has integers of 64 bits, and the device none")
		}
		return m.global("TypeInt", 64, 0)
	}
	return m.global("TypeInt", 32, 0)
}

// word is the type of words, pair that of two: the halves of what has 64 bits, the lower one first.
func (m *module) word() id { return m.scalar(ir.U32) }
func (m *module) pair() id { return m.global("TypeVector", m.word(), 2) }

func (m *module) constant(t ir.Type, x float64) id {
	switch {
	case t == ir.Bool && x != 0:
		return m.global("ConstantTrue", m.scalar(t))
	case t == ir.Bool:
		return m.global("ConstantFalse", m.scalar(t))
	case t.Float():
		return m.global("Constant", m.scalar(t), literal(x, t == ir.F64))
	case t == ir.I32:
		return m.number(int(x))
	case t == ir.U64:
		return m.global("Constant", m.scalar(t), ir.ToWord(t, x))
	}
	return m.number(int(ir.ToWord(t, x)))
}

// number returns a word as a constant.
func (m *module) number(n int) id { return m.global("Constant", m.word(), uint32(n)) }

func (m *module) pointer(class string, to id) id { return m.global("TypePointer", class, to) }

// variable returns a new variable of the module.
func (m *module) variable(class string, t id, name string) id {
	x := m.next()
	put(&m.globals, "Variable", m.pointer(class, t), x, class)
	m.name(x, name)
	return x
}

// input returns an input of each thread, of three numbers.
func (m *module) input(name string) id {
	return m.once(func() id {
		x := m.variable("Input", m.global("TypeVector", m.word(), 3), name)
		m.note(x, "BuiltIn", name)
		m.inputs = append(m.inputs, x)
		return x
	}, "input ", name)
}

// buffer returns a new storage buffer of values of a type.
func (m *module) buffer(t ir.Type, binding int, name string) id {
	block := m.once(func() id {
		size := 4
		if t == ir.F64 || t == ir.U64 {
			size = 8
		}
		array := m.global("TypeRuntimeArray", m.scalar(t))
		m.note(array, "ArrayStride", size)
		return m.block([]id{array}, []int{0})
	}, "block ", m.scalar(t))
	return m.bound(block, binding, name)
}

// block returns a new struct that lies in memory.
func (m *module) block(members []id, offsets []int) id {
	x := m.next()
	put(&m.globals, "TypeStruct", x, members)
	m.note(x, "Block")
	for i, at := range offsets {
		put(&m.notes, "MemberDecorate", x, i, "Offset", at)
	}
	return x
}

func (m *module) bound(block id, binding int, name string) id {
	x := m.variable("StorageBuffer", block, name)
	m.note(x, "DescriptorSet", 0)
	m.note(x, "Binding", binding)
	return x
}

// table returns the buffer that has a table, and where that begins in it.
func (m *module) table(t *ir.Table) (buffer id, at int) {
	buffer = m.once(func() id {
		x := m.buffer(t.Type, m.bind, "tables")
		m.note(x, "NonWritable")
		return x
	}, "tables ", m.scalar(t.Type))
	wide := t.Type == ir.F64 || t.Type == ir.U64
	at, ok := m.tables[t]
	if !ok {
		for len(m.data)%8 != 0 {
			m.data = append(m.data, 0)
		}
		at = len(m.data)
		m.tables[t] = at
		for _, x := range t.Data {
			switch {
			case wide: // the bits, of a word too
				m.data = binary.LittleEndian.AppendUint64(m.data, math.Float64bits(x))
			case t.Type == ir.F32:
				m.data = binary.LittleEndian.AppendUint32(m.data, math.Float32bits(float32(x)))
			default:
				m.data = binary.LittleEndian.AppendUint32(m.data, uint32(int64(x)))
			}
		}
	}
	if wide {
		return buffer, at / 8
	}
	return buffer, at / 4
}
