package spirv

import "github.com/limbfp/limb/internal/compiler/ir"

// function is a function that is being made.
type function struct {
	*module
	f       *ir.Func
	vars    []instruction // its variables
	first   []instruction // what is computed before all else, such as where planes begin
	body    []instruction
	to      *[]instruction // first or body
	at      map[*ir.Value]id
	calls   map[*ir.Value]id // what calls of several results give: structs
	slots   map[*ir.Var]id
	planes  map[*ir.Memory][]plane
	lengths map[*ir.Memory]id
	hidden  id // the zero that no compiler knows of, as a word

	// Of kernels.
	n, thread id // the number of items or groups, and that of the thread in its group
	item      id // in a phase: the end of an item

	// Of the innermost loop: its end, that of its turn, and whether anything leaves it.
	end, turn id
	broken    *bool
}

// plane is a plane of an array: the variable that has it, and where in it that of a slice begins.
type plane struct{ x, from id }

func (m *module) newFunction(f *ir.Func) *function {
	p := &function{module: m, f: f, at: map[*ir.Value]id{}, calls: map[*ir.Value]id{}, slots: map[*ir.Var]id{},
		planes: map[*ir.Memory][]plane{}, lengths: map[*ir.Memory]id{}}
	p.to = &p.body
	return p
}

// function prints a function.
func (m *module) function(f *ir.Func) {
	p := m.newFunction(f)
	types := []id{m.result(f)}
	var params []instruction
	for _, v := range f.Params {
		types = append(types, m.scalar(v.Type))
		p.at[v] = m.next()
		put(&params, "FunctionParameter", m.scalar(v.Type), p.at[v])
		m.name(p.at[v], v.Name)
	}
	if f.Arm {
		p.unless(p.at[f.Params[0]], func() { p.give(f.Params[1 : 1+len(f.Results)]) })
	}
	if p.declare(); f.Code != nil {
		p.code(f.Code)
	} else {
		for _, v := range f.Body[len(f.Params):] {
			p.value(v)
		}
		p.give(f.Results)
	}
	m.funcs[f] = p.finish(types[0], m.global("TypeFunction", types), params)
}

// finish puts the function into the module.
func (p *function) finish(result, signature id, params []instruction) id {
	x := p.next()
	p.name(x, p.f.Name)
	to := &p.module.code
	put(to, "Function", result, x, "None", signature)
	*to = append(*to, params...)
	put(to, "Label", p.next())
	*to = append(append(append(*to, p.vars...), p.first...), p.body...)
	put(to, "FunctionEnd")
	return x
}

// give returns values, each of which is known.
func (p *function) give(vals []*ir.Value) {
	var list []id
	for _, v := range vals {
		list = append(list, p.at[v])
	}
	x := list[0]
	if len(list) > 1 {
		x = p.op("CompositeConstruct", p.result(p.f), list)
	}
	put(p.to, "ReturnValue", x)
}

// op appends an operation, and returns its result. A dot is before extended instructions.
func (p *function) op(name string, t id, operands ...any) id {
	if name[0] == '.' {
		name, operands = "ExtInst", append([]any{p.glsl, name[1:]}, operands...)
	}
	x := p.next()
	put(p.to, name, append([]any{t, x}, operands...)...)
	return x
}

// on appends an operation that gives a word.
func (p *function) on(name string, operands ...any) id { return p.op(name, p.word(), operands...) }

// exact says that an operation is not to be contracted.
func (p *function) exact(x id) id {
	if !p.Contract {
		p.note(x, "NoContraction")
	}
	return x
}

// operations are those that SPIR-V has: for floats, for integers, for words, and for Bools; a dot is
// where there is none.
var operations = entries(`
	add FAdd IAdd IAdd, sub FSub ISub ISub, mul FMul IMul IMul, div FDiv, sqrt .Sqrt, neg . SNegate, trunc .Trunc, floor .Floor
	toint ConvertFToS, tofloat . ConvertSToF, widen FConvert, narrow FConvert, towide . . UConvert, tolow . . UConvert
	lt FOrdLessThan SLessThan ULessThan, le FOrdLessThanEqual SLessThanEqual ULessThanEqual
	eq FOrdEqual IEqual IEqual, ne FUnordNotEqual INotEqual INotEqual, not . . . LogicalNot
	and . BitwiseAnd BitwiseAnd LogicalAnd, or . BitwiseOr BitwiseOr LogicalOr, xor . BitwiseXor BitwiseXor LogicalNotEqual
	shl . ShiftLeftLogical ShiftLeftLogical, shr . ShiftRightArithmetic ShiftRightLogical
	shlby . . ShiftLeftLogical, shrby . . ShiftRightLogical, quo . SDiv, select Select Select Select Select`)

// operation returns the one for operands of type t.
func operation(op ir.Op, t ir.Type) string {
	return operations[op.String()][map[ir.Type]int{ir.I32: 1, ir.U32: 2, ir.U64: 2, ir.Bool: 3}[t]]
}

// value appends what computes v.
func (p *function) value(v *ir.Value) {
	before := p.last
	p.at[v] = p.compute(v)
	if p.at[v] > before || v.Op == ir.Result { // it is no other value
		p.name(p.at[v], v.Name)
	}
}

func (p *function) compute(v *ir.Value) id {
	t := p.scalar(v.Type)
	var args []any
	for _, a := range v.Args {
		args = append(args, p.at[a])
	}
	arg := func(i int) id { return p.at[v.Args[i]] }
	of := v.Type // the operands
	if len(v.Args) > 0 {
		of = v.Args[len(v.Args)-1].Type
	}
	switch v.Op {
	case ir.Const:
		if v.Type.Float() && v.Const == 0 && 1/v.Const > 0 { // that it is 0, no compiler is to know
			return p.op("Bitcast", t, p.zero(v.Type.Word()))
		}
		return p.constant(v.Type, v.Const)
	case ir.Call:
		x := p.op("FunctionCall", p.result(v.Callee), append([]any{p.funcs[v.Callee]}, args...)...)
		if len(v.Callee.Results) == 1 {
			return x
		}
		p.calls[v] = x
		return p.op("CompositeExtract", t, x, 0)
	case ir.Result:
		if v.Nth == 0 {
			return arg(0)
		}
		return p.op("CompositeExtract", t, p.calls[v.Args[0]], v.Nth)
	case ir.Get:
		return p.op("Load", t, p.slots[v.Var])
	case ir.Load:
		if v.Memory.Type == ir.U16 {
			return p.loadHalf(v.Memory, v.Limb, arg(0))
		}
		return p.op("Load", t, append([]any{p.element(v.Memory, v.Limb, arg(0))}, p.seen(v.Memory)...)...)
	case ir.Len:
		return p.lengths[v.Memory]
	case ir.Lookup:
		buffer, at := p.table(v.Table)
		i := p.on("IAdd", arg(0), p.number(at))
		return p.op("Load", t, p.op("AccessChain", p.pointer("StorageBuffer", t), buffer, p.number(0), i))
	case ir.Native:
		return p.native(v, t, args)
	case ir.Bitcast:
		if t == p.scalar(of) {
			return arg(0)
		}
		return p.op("Bitcast", t, arg(0))
	case ir.Quo:
		return p.quotient(v, arg(0), arg(1))
	case ir.Rem: // Vulkan has none of negative numbers
		return p.on("ISub", arg(0), p.on("IMul", p.quotient(v, arg(0), arg(1)), arg(1)))
	case ir.Shl, ir.Shr:
		args = append(args, p.number(v.Bits))
	case ir.ProdErr:
		w := p.scalar(v.Type.Word())
		sign := p.constant(v.Type.Word(), ir.FromWord(v.Type.Word(), 1<<(8*v.Type.Bytes()-1)))
		return p.fma(v.Type, arg(0), arg(1), p.op("Bitcast", t, p.op("BitwiseXor", w, p.op("Bitcast", w, arg(2)), sign)))
	case ir.FMA:
		return p.fma(v.Type, arg(0), arg(1), arg(2))
	case ir.Opaque: // combined with that zero
		if w := v.Type.Word(); v.Type.Float() {
			return p.op("Bitcast", t, p.op("BitwiseXor", p.scalar(w), p.op("Bitcast", p.scalar(w), arg(0)), p.zero(w)))
		}
		return p.op("BitwiseXor", t, arg(0), p.zero(v.Type))
	case ir.Clz:
		return p.clz(v.Type, arg(0))
	case ir.MulHi:
		return p.mulHi(v.Type, arg(0), arg(1))
	}
	x := p.op(operation(v.Op, of), t, args...)
	if v.Type.Float() && v.Op <= ir.Sqrt {
		return p.exact(x)
	}
	return x
}

// quotient returns a quotient of integers. That of -2^31 by -1, which Vulkan leaves undefined, is
// -2^31, as in Go.
func (p *function) quotient(v *ir.Value, a, b id) id {
	if d := v.Args[1]; d.Op == ir.Const && d.Const != -1 {
		return p.on("SDiv", a, b)
	}
	minus := p.op("IEqual", p.bool(), b, p.number(-1))
	q := p.on("SDiv", a, p.on("Select", minus, p.number(1), b))
	return p.on("Select", minus, p.on("SNegate", a), q)
}

// zero returns the zero that no compiler knows of, as a word of a type. Functions have it from a
// variable, which each kernel sets.
func (p *function) zero(t ir.Type) id {
	if p.hidden == 0 {
		if p.module.zero == 0 {
			p.module.zero = p.variable("Private", p.word(), "zero")
		}
		p.hidden = p.next()
		put(&p.first, "Load", p.word(), p.hidden, p.module.zero)
	}
	if t.Bytes() == 8 {
		return p.op("UConvert", p.scalar(t), p.hidden)
	}
	return p.hidden
}

// fma returns a·b + c with one rounding, where the device has it.
func (p *function) fma(t ir.Type, a, b, c id) id {
	if t == ir.F32 && !p.Fma32 || t == ir.F64 && !p.Fma64 {
		return p.exact(p.op(".Fma", p.scalar(t), a, b, c))
	}
	p.capability("FMAKHR")
	p.extension("SPV_KHR_fma")
	return p.exact(p.op("FmaKHR", p.scalar(t), a, b, c))
}

// clz counts zeros from the number of the highest one, which is -1 where there is none.
func (p *function) clz(t ir.Type, x id) id {
	of := func(x id) id { return p.on("ISub", p.number(31), p.on(".FindUMsb", x)) }
	if t == ir.U32 {
		return of(x)
	}
	low, high := p.op("UConvert", p.word(), x), p.op("UConvert", p.word(), p.op("ShiftRightLogical", p.scalar(t), x, p.number(32)))
	n := p.on("Select", p.op("IEqual", p.bool(), high, p.number(0)), p.on("IAdd", of(low), p.number(32)), of(high))
	return p.op("UConvert", p.scalar(t), n)
}

// mulHi finds the upper half of a product of 64 bits by products of 32, as on paper: those
// of numbers of 64 bits are little used, and so little tested.
func (p *function) mulHi(t ir.Type, a, b id) id {
	if t == ir.U32 {
		return p.on("CompositeExtract", p.op("UMulExtended", p.tuple(p.word(), p.word()), a, b), 1)
	}
	on := func(name string, x, y id) id { return p.op(name, p.scalar(t), x, y) }
	half := func(x id) (low, high id) {
		return on("BitwiseAnd", x, p.constant(t, ir.FromWord(t, 1<<32-1))), on("ShiftRightLogical", x, p.number(32))
	}
	al, ah := half(a)
	bl, bh := half(b)
	_, carry := half(on("IMul", al, bl))
	low, high := half(on("IAdd", on("IMul", ah, bl), carry)) // below 2^64: (2^32-1)² + 2^32-1
	_, carry = half(on("IAdd", on("IMul", al, bh), low))
	return on("IAdd", on("IAdd", on("IMul", ah, bh), high), carry)
}
