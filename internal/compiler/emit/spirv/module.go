// Package spirv prints the IR as SPIR-V, the binary that Vulkan's drivers compile.
//
// It keeps the calls of the Go source and, for debuggers, its names. What a device needs of care
// is done before, by the passes of package lower; what looks at a float or changes its sign goes
// by its bits, so that floats of 64 bits need integers as wide. Here every operation on floats is
// told not to be contracted, and a zero is the one among the parameters: Mesa takes x + 0 for x whatever it is told.
package spirv

import (
	"encoding/binary"
	"fmt"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/compiler/lower"
)

// Features says what a module may ask of a device. Those of float controls are to be such
// as may be declared together.
type Features struct {
	Float64, Int64 bool // as types
	Fma32, Fma64   bool // VK_KHR_shader_fma
	Controls       []FloatControl
	Matrices       Matrices // none where they do not fit

	Group    int  // threads of a work-group
	Push     int  // the bytes of parameters that may be push constants
	Contract bool // leave NoContraction out, for tests
}

// FloatControl is an execution mode of floats of so many bits: DenormPreserve,
// SignedZeroInfNanPreserve, RoundingModeRTE.
type FloatControl struct {
	Mode string
	Bits int
}

// Binary is a module of SPIR-V, and the tables that it reads.
type Binary struct {
	Code   []byte
	Tables []byte // content of the buffer with the tables; nil where there are none
	Units  bool   // it multiplies matrices, by whole subgroups

	list []instruction
}

// Module returns the module of kernels, with all that they call and nothing else; of
// functions that are no kernels, one to look at.
func Module(p *ir.Program, f Features, kernels ...*ir.Func) (Binary, error) {
	p, kernels = lower.Kept(p, kernels, f.Group)
	p, _ = lower.Bits(p, kernels)
	m := &module{Features: f, memo: map[string]id{}, funcs: map[*ir.Func]id{}, tables: map[*ir.Table]int{}}
	m.capability("Shader")
	m.glsl = m.next()
	put(&m.head, "ExtInstImport", m.glsl, text("GLSL.std.450"))
	model := "GLSL450"
	if m.units = ir.HasPhase(kernels, f.isUnit); m.units {
		model = "Vulkan"
		m.capability("VulkanMemoryModel")
		m.extension("SPV_KHR_vulkan_memory_model")
	}
	put(&m.head, "MemoryModel", "Logical", model)
	for _, f := range p.Funcs {
		if m.at = f.Name; f.Kind == ir.Once {
			m.function(f)
		} else {
			m.kernel(f)
		}
	}
	if len(m.entries) == 0 {
		m.capability("Linkage")
	}
	b := Binary{Tables: m.data, Units: m.units}
	const magic, version, generator = 0x07230203, 0x10300, 0
	b.Code, _ = binary.Append(nil, binary.LittleEndian, []uint32{magic, version, generator, uint32(m.last) + 1, 0})
	b.list = slices.Concat(m.capabilities, m.extensions, m.head, m.entries, m.modes, m.names, m.notes, m.globals, m.code)
	for _, i := range b.list {
		b.Code = i.encode(b.Code)
	}
	return b, m.err
}

// module is a module that is being made: its parts, in their order.
type module struct {
	Features
	capabilities, extensions, head, entries, modes, names, notes, globals, code []instruction

	units  bool // a phase is for matrix units
	last   id
	types  [ir.U64 + 1]id
	memo   map[string]id // of types, constants and what is there once
	glsl   id            // the extended instructions
	inputs []id          // of entry points
	zero   id            // a variable with the zero of the kernel's parameters, once a function needs it
	funcs  map[*ir.Func]id
	tables map[*ir.Table]int
	data   []byte // of the tables
	at     string // for errors: the function
	err    error
}

func (m *module) next() id { m.last++; return m.last }

// once returns what f makes for a key, and makes it but once.
func (m *module) once(f func() id, key ...any) id {
	k := fmt.Sprintln(key...)
	x, ok := m.memo[k]
	if !ok {
		x = f()
		m.memo[k] = x
	}
	return x
}

func (m *module) capability(name string) {
	m.once(func() id { put(&m.capabilities, "Capability", name); return 0 }, "capability", name)
}

func (m *module) extension(name string) {
	m.once(func() id { put(&m.extensions, "Extension", text(name)); return 0 }, "extension", name)
}

// need asks for a capability that a device may lack.
func (m *module) need(have bool, capability, what string) {
	if m.capability(capability); !have && m.err == nil {
		m.err = fmt.Errorf("spirv: %s: it has %s of 64 bits, and the device none", m.at, what)
	}
}

func (m *module) name(x id, name string) {
	if name != "" {
		put(&m.names, "Name", x, text(name))
	}
}

func (m *module) note(x id, decoration ...any) {
	put(&m.notes, "Decorate", append([]any{x}, decoration...)...)
}

// global returns the type that an instruction makes, or the constant of a type.
func (m *module) global(name string, operands ...any) id {
	return m.once(func() id {
		x := m.next()
		put(&m.globals, name, slices.Insert(slices.Clone(operands), forms()[name].result, any(x))...)
		return x
	}, append([]any{name}, operands...)...)
}

// scalar returns the type of values of type t. There is one type of integers of each width.
func (m *module) scalar(t ir.Type) id {
	if m.types[t] == 0 { // which is asked for often
		m.types[t] = m.newScalar(t)
	}
	return m.types[t]
}

func (m *module) newScalar(t ir.Type) id {
	switch t {
	case ir.Bool:
		return m.global("TypeBool")
	case ir.F32:
		return m.global("TypeFloat", 32)
	case ir.F64:
		m.need(m.Float64, "Float64", "floats")
		return m.global("TypeFloat", 64)
	case ir.U64:
		m.need(m.Int64, "Int64", "integers")
		return m.global("TypeInt", 64, 0)
	}
	return m.global("TypeInt", 32, 0)
}

func (m *module) bool() id            { return m.scalar(ir.Bool) }
func (m *module) word() id            { return m.scalar(ir.U32) }
func (m *module) vector(n int) id     { return m.global("TypeVector", m.word(), n) }
func (m *module) tuple(list ...id) id { return m.global("TypeStruct", list) }

func (m *module) pointer(class string, to id) id { return m.global("TypePointer", class, to) }

func (m *module) constant(t ir.Type, x float64) id {
	if t == ir.Bool {
		return m.global(map[bool]string{false: "ConstantFalse", true: "ConstantTrue"}[x != 0], m.bool())
	}
	return m.global("Constant", m.scalar(t), literal(t, x))
}

// number returns a word as a constant.
func (m *module) number(n int) id { return m.global("Constant", m.word(), uint32(n)) }

// result returns the type of what f returns: a struct where that is several values.
func (m *module) result(f *ir.Func) id {
	var types []id
	for _, r := range f.Results {
		types = append(types, m.scalar(r.Type))
	}
	if len(types) == 1 {
		return types[0]
	}
	return m.tuple(types...)
}

// variable returns a new variable of the module.
func (m *module) variable(class string, t id, name string) id {
	x := m.next()
	put(&m.globals, "Variable", m.pointer(class, t), x, class)
	m.name(x, name)
	return x
}

// input returns an input of each thread, of a type.
func (m *module) input(name string, t id) id {
	return m.once(func() id {
		x := m.variable("Input", t, name)
		m.note(x, "BuiltIn", name)
		m.inputs = append(m.inputs, x)
		return x
	}, "input", name)
}

// buffer returns a new storage buffer of values of a type.
func (m *module) buffer(t ir.Type, binding int, name string) id {
	block := m.once(func() id {
		array, x := m.global("TypeRuntimeArray", m.scalar(t)), m.next()
		m.note(array, "ArrayStride", t.Bytes())
		put(&m.globals, "TypeStruct", x, array)
		m.note(x, "Block")
		put(&m.notes, "MemberDecorate", x, 0, "Offset", 0)
		return x
	}, "buffer", m.scalar(t))
	return m.bound("StorageBuffer", block, binding, name)
}

func (m *module) bound(class string, block id, binding int, name string) id {
	x := m.variable(class, block, name)
	m.note(x, "DescriptorSet", 0)
	m.note(x, "Binding", binding)
	return x
}

// table returns the buffer that has a table, and the index at which that begins.
func (m *module) table(t *ir.Table) (buffer id, at int) {
	buffer = m.once(func() id {
		x := m.buffer(t.Type, BindTables, "tables")
		m.note(x, "NonWritable")
		return x
	}, "tables", m.scalar(t.Type))
	at, ok := m.tables[t]
	if !ok {
		m.data = append(m.data, make([]byte, -len(m.data)&7)...)
		at = len(m.data)
		m.tables[t] = at
		m.data = append(m.data, t.Bytes()...)
	}
	return buffer, at / t.Type.Bytes()
}
