package spirv

import (
	"github.com/limbfp/limb/internal/compiler/ir"
)

// function is a function that is being made.
type function struct {
	*module
	f       *ir.Func
	vars    []uint32 // its variables
	first   []uint32 // what is computed before all else, such as where planes begin
	body    []uint32
	to      *[]uint32 // first or body
	at      map[*ir.Value]id
	calls   map[*ir.Value]id // what calls of several results give: structs
	slots   map[*ir.Var]id
	arrays  map[*ir.Memory][]array // by planes
	lengths map[*ir.Memory]id
	halved  map[*ir.Memory]bool // arrays of words of 64 bits in halves: planes of twice as many words
	out     id                  // the type of the result
	hidden  id                  // the zero that no compiler knows of, as a word

	// Of kernels.
	n, thread id // the number of items or groups, and that of the thread in its group
	phase     id // in a phase: the end of an item

	// Of the innermost loop: its end, that of its turn, and whether anything leaves it.
	end, turn id
	broken    *bool
}

// array is a plane of an array: a variable, and where in it the plane begins.
type array struct {
	x    id
	from id // of a slice
	in   string
}

func (m *module) newFunction(f *ir.Func) *function {
	p := &function{module: m, f: f, at: map[*ir.Value]id{}, calls: map[*ir.Value]id{}, slots: map[*ir.Var]id{}, arrays: map[*ir.Memory][]array{}, lengths: map[*ir.Memory]id{}}
	p.to = &p.body
	return p
}

// function prints a function.
func (m *module) function(f *ir.Func) {
	p := m.newFunction(f)
	types := []id{p.result()}
	var params []uint32
	for _, v := range f.Params {
		types = append(types, m.scalar(v.Type))
		p.at[v] = m.next()
		put(&params, "FunctionParameter", m.scalar(v.Type), p.at[v])
		m.name(p.at[v], v.Name)
	}
	if f.Arm {
		p.unless(p.at[f.Params[0]], func() { p.give(f.Params[1 : 1+len(f.Results)]) })
	}
	if f.Code != nil {
		p.declare()
		p.code(f.Code)
	} else {
		for _, v := range f.Body[len(f.Params):] {
			p.value(v)
		}
		p.give(f.Results)
	}
	m.funcs[f] = p.finish(p.out, m.global("TypeFunction", types), params)
}

// finish puts the function into the module.
func (p *function) finish(result, signature id, params []uint32) id {
	x := p.module.next()
	p.name(x, p.f.Name)
	put(&p.module.code, "Function", result, x, "None", signature)
	p.module.code = append(p.module.code, params...)
	put(&p.module.code, "Label", p.module.next())
	p.module.code = append(append(append(p.module.code, p.vars...), p.first...), p.body...)
	put(&p.module.code, "FunctionEnd")
	return x
}

// result returns the type of the result: a struct where there are several.
func (p *function) result() id {
	var types []id
	for _, r := range p.f.Results {
		types = append(types, p.scalar(r.Type))
	}
	if p.out = types[0]; len(types) > 1 {
		p.out = p.global("TypeStruct", types)
	}
	return p.out
}

// give returns values.
func (p *function) give(vals []*ir.Value) {
	var list []id
	for _, v := range vals {
		list = append(list, p.at[v])
	}
	p.giveIDs(list)
}

func (p *function) giveIDs(list []id) {
	x := list[0]
	if len(list) > 1 {
		x = p.module.next()
		put(p.to, "CompositeConstruct", p.out, x, list)
	}
	put(p.to, "ReturnValue", x)
}

// op appends an operation, and returns its result.
func (p *function) op(name string, t id, operands ...any) id {
	x := p.module.next()
	put(p.to, name, append([]any{t, x}, operands...)...)
	return x
}

// word appends an operation on words.
func (p *function) on(name string, operands ...any) id { return p.op(name, p.word(), operands...) }

// exact appends an operation on floats, not to be contracted.
func (p *function) exact(name string, t ir.Type, operands ...any) id {
	x := p.op(name, p.scalar(t), operands...)
	if !p.Contract {
		p.note(x, "NoContraction")
	}
	return x
}

// early runs f with what it appends at the beginning of the function.
func (p *function) early(f func() id) id {
	to := p.to
	p.to = &p.first
	defer func() { p.to = to }()
	return f()
}

// zero returns the zero that no compiler knows of, as a word. Functions have it from a
// variable, which each kernel sets.
func (p *function) zero() id {
	if p.hidden == 0 {
		if p.module.zero == 0 {
			p.module.zero = p.variable("Private", p.word(), "zero")
		}
		p.hidden = p.early(func() id { return p.on("Load", p.module.zero) })
	}
	return p.hidden
}

// halves returns what has 64 bits as two words.
func (p *function) halves(x id) (low, high id) {
	v := p.op("Bitcast", p.pair(), x)
	return p.on("CompositeExtract", v, 0), p.on("CompositeExtract", v, 1)
}

// join is the inverse of halves.
func (p *function) join(t ir.Type, low, high id) id {
	return p.op("Bitcast", p.scalar(t), p.op("CompositeConstruct", p.pair(), low, high))
}

// upper returns the word of a float that has its sign and its exponent.
func (p *function) upper(v *ir.Value) id {
	if v.Type == ir.F64 {
		_, high := p.halves(p.at[v])
		return high
	}
	return p.on("Bitcast", p.at[v])
}

// change returns a float with another such word.
func (p *function) change(v *ir.Value, to func(high id) id) id {
	if v.Type == ir.F64 {
		low, high := p.halves(p.at[v])
		return p.join(v.Type, low, to(high))
	}
	return p.op("Bitcast", p.scalar(v.Type), to(p.on("Bitcast", p.at[v])))
}

const sign = 1 << 31

// field is the exponent of a float in its upper word: where it begins, the mask of it there, and its bias.
func field(t ir.Type) (shift, mask, bias int) {
	if t == ir.F64 {
		return 20, 0x7ff, 1023
	}
	return 23, 0xff, 127
}

// nan reports whether a float is none, by its bits.
func (p *function) nan(v *ir.Value) id {
	bits := p.upper(v)
	bits = p.on("BitwiseAnd", bits, p.number(sign-1))
	if v.Type == ir.F64 { // what is below counts as one bit
		low, _ := p.halves(p.at[v])
		some := p.op("INotEqual", p.scalar(ir.Bool), low, p.number(0))
		bits = p.on("BitwiseOr", bits, p.on("Select", some, p.number(1), p.number(0)))
	}
	shift, mask, _ := field(v.Type)
	return p.op("UGreaterThan", p.scalar(ir.Bool), bits, p.number(mask<<shift))
}

// plain are the operations that SPIR-V has: of floats, of integers, of words, and of Bools.
var plain = map[ir.Op][4]string{
	ir.Add:   {"FAdd", "IAdd", "IAdd"},
	ir.Sub:   {"FSub", "ISub", "ISub"},
	ir.Mul:   {"FMul", "IMul", "IMul"},
	ir.Div:   {"FDiv"},
	ir.Neg:   {"", "SNegate"},
	ir.Quo:   {"", "SDiv"},
	ir.Lt:    {"FOrdLessThan", "SLessThan", "ULessThan"},
	ir.Le:    {"FOrdLessThanEqual", "SLessThanEqual", "ULessThanEqual"},
	ir.Eq:    {"FOrdEqual", "IEqual", "IEqual"},
	ir.Ne:    {"FUnordNotEqual", "INotEqual", "INotEqual"},
	ir.And:   {"", "BitwiseAnd", "BitwiseAnd", "LogicalAnd"},
	ir.Or:    {"", "BitwiseOr", "BitwiseOr", "LogicalOr"},
	ir.Xor:   {"", "BitwiseXor", "BitwiseXor", "LogicalNotEqual"},
	ir.Not:   {"", "", "", "LogicalNot"},
	ir.ShlBy: {"", "", "ShiftLeftLogical"},
	ir.ShrBy: {"", "", "ShiftRightLogical"},
}

func kind(t ir.Type) int {
	switch {
	case t.Float():
		return 0
	case t == ir.I32:
		return 1
	case t.IsWord():
		return 2
	}
	return 3
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
	args := make([]any, len(v.Args))
	for i, a := range v.Args {
		args[i] = p.at[a]
	}
	arg := func(i int) id { return p.at[v.Args[i]] }
	of := v.Type
	if len(v.Args) > 0 {
		of = v.Args[len(v.Args)-1].Type
	}
	shift, mask, bias := field(of)
	switch v.Op {
	case ir.Const, ir.Splitter:
		return p.literal(v)
	case ir.Call:
		x := p.op("FunctionCall", p.calleeType(v.Callee), append([]any{p.funcs[v.Callee]}, args...)...)
		if len(v.Callee.Results) == 1 {
			return x
		}
		p.calls[v] = x
		return p.op("CompositeExtract", t, x, 0)
	case ir.Result:
		if v.Index == 0 {
			return arg(0)
		}
		return p.op("CompositeExtract", t, p.calls[v.Args[0]], v.Index)
	case ir.Get:
		return p.op("Load", t, p.slots[v.Var])
	case ir.Load:
		return p.op("Load", t, p.element(v.Memory, v.Index, arg(0)))
	case ir.Len:
		if v.Memory.Space != ir.Slice {
			return p.number(v.Memory.Len)
		}
		return p.lengths[v.Memory]
	case ir.Lookup:
		buffer, at := p.table(v.Table)
		i := p.on("IAdd", arg(0), p.number(at))
		return p.op("Load", t, p.op("AccessChain", p.pointer("StorageBuffer", t), buffer, p.number(0), i))
	case ir.Select:
		return p.op("Select", t, args...)
	case ir.Opaque:
		return p.opaque(v)
	case ir.Native:
		return p.native(v, t, args)

	case ir.Sqrt:
		return p.exact("ExtInst", v.Type, p.glsl, "Sqrt", arg(0))
	case ir.ProdErr:
		neg := p.change(v.Args[2], func(high id) id { return p.on("BitwiseXor", high, p.number(sign)) })
		return p.fma(v.Type, arg(0), arg(1), neg)
	case ir.Trunc, ir.Floor:
		return p.op("ExtInst", t, p.glsl, map[ir.Op]string{ir.Trunc: "Trunc", ir.Floor: "Floor"}[v.Op], arg(0))
	case ir.ToInt:
		return p.op("ConvertFToS", t, arg(0))
	case ir.ToFloat:
		return p.op("ConvertSToF", t, arg(0))
	case ir.Widen, ir.Narrow:
		return p.op("FConvert", t, arg(0))
	case ir.ToWide, ir.ToLow:
		return p.op("UConvert", t, arg(0))
	case ir.Bitcast:
		if t == p.scalar(of) {
			return arg(0)
		}
		return p.op("Bitcast", t, arg(0))

	case ir.Abs:
		return p.change(v.Args[0], func(high id) id { return p.on("BitwiseAnd", high, p.number(sign-1)) })
	case ir.Copysign:
		signs := p.on("BitwiseAnd", p.upper(v.Args[1]), p.number(sign))
		return p.change(v.Args[0], func(high id) id {
			return p.on("BitwiseOr", p.on("BitwiseAnd", high, p.number(sign-1)), signs)
		})
	case ir.Finite:
		bits := p.on("BitwiseAnd", p.upper(v.Args[0]), p.number(mask<<shift))
		return p.op("INotEqual", t, bits, p.number(mask<<shift))
	case ir.Signbit:
		return p.op("SLessThan", t, p.upper(v.Args[0]), p.number(0))
	case ir.Exponent:
		e := p.on("BitwiseAnd", p.on("ShiftRightLogical", p.upper(v.Args[0]), p.number(shift)), p.number(mask))
		return p.on("ISub", e, p.number(bias))
	case ir.Pow2:
		shift, _, bias = field(v.Type)
		bits := p.on("ShiftLeftLogical", p.on("IAdd", arg(0), p.number(bias)), p.number(shift))
		if v.Type == ir.F64 {
			return p.join(v.Type, p.number(0), bits)
		}
		return p.op("Bitcast", t, bits)
	case ir.Chop:
		keep := func(x id, n int) id { return p.on("BitwiseAnd", x, p.number(-1<<n)) }
		if of == ir.F64 {
			low, high := p.halves(arg(0))
			return p.join(of, keep(low, min(v.Index, 32)), keep(high, max(v.Index-32, 0)))
		}
		return p.op("Bitcast", t, keep(p.on("Bitcast", arg(0)), v.Index))

	case ir.Shl:
		return p.op("ShiftLeftLogical", t, arg(0), p.number(v.Index))
	case ir.Shr:
		if v.Type == ir.I32 {
			return p.op("ShiftRightArithmetic", t, arg(0), p.number(v.Index))
		}
		return p.op("ShiftRightLogical", t, arg(0), p.number(v.Index))
	case ir.Rem: // Vulkan has none of negative numbers
		return p.on("ISub", arg(0), p.on("IMul", p.on("SDiv", arg(0), arg(1)), arg(1)))
	case ir.Clz:
		return p.clz(v.Type, arg(0))
	case ir.MulHi:
		return p.mulHi(v.Type, arg(0), arg(1))
	}
	switch {
	case v.Op == ir.Neg && of.Float():
		return p.change(v.Args[0], func(high id) id { return p.on("BitwiseXor", high, p.number(sign)) })
	case v.Op == ir.Ne && of.Float() && v.Args[0] == v.Args[1]:
		return p.nan(v.Args[0])
	case v.Op == ir.Eq && of.Float() && v.Args[0] == v.Args[1]:
		return p.op("LogicalNot", t, p.nan(v.Args[0]))
	case v.Type.Float():
		return p.exact(plain[v.Op][0], v.Type, args...)
	}
	return p.op(plain[v.Op][kind(of)], t, args...)
}

// literal returns a constant. That 0 is, no compiler is to know.
func (p *function) literal(v *ir.Value) id {
	switch x := v.Const; {
	case v.Op == ir.Splitter && v.Type == ir.F32:
		return p.constant(v.Type, 1<<12+1)
	case v.Op == ir.Splitter:
		return p.constant(v.Type, 1<<27+1)
	case !v.Type.Float() || x != 0 || 1/x < 0:
		return p.constant(v.Type, x)
	case v.Type == ir.F32:
		return p.op("Bitcast", p.scalar(v.Type), p.zero())
	}
	return p.join(v.Type, p.zero(), p.zero())
}

func (p *function) calleeType(f *ir.Func) id {
	q := &function{module: p.module, f: f}
	return q.result()
}

// fma returns a·b + c with one rounding, where the device has it.
func (p *function) fma(t ir.Type, a, b, c id) id {
	if t == ir.F32 && !p.Fma32 || t == ir.F64 && !p.Fma64 {
		return p.exact("ExtInst", t, p.glsl, "Fma", a, b, c)
	}
	p.capability("FMAKHR")
	p.extension("SPV_KHR_fma")
	return p.exact("FmaKHR", t, a, b, c)
}

// opaque returns the operand of v, combined with the zero that no compiler knows of.
func (p *function) opaque(v *ir.Value) id {
	x, t := p.at[v.Args[0]], p.scalar(v.Type)
	switch v.Type {
	case ir.F32:
		return p.op("Bitcast", t, p.on("BitwiseXor", p.on("Bitcast", x), p.zero()))
	case ir.F64:
		zero := p.op("CompositeConstruct", p.pair(), p.zero(), p.zero())
		return p.op("Bitcast", t, p.op("BitwiseXor", p.pair(), p.op("Bitcast", p.pair(), x), zero))
	case ir.U64:
		return p.op("BitwiseXor", t, x, p.op("UConvert", t, p.zero()))
	}
	return p.on("BitwiseXor", x, p.zero())
}

// clz counts zeros from the number of the highest one, which is -1 where there is none.
func (p *function) clz(t ir.Type, x id) id {
	of := func(x id) id { return p.on("ISub", p.number(31), p.on("ExtInst", p.glsl, "FindUMsb", x)) }
	if t == ir.U32 {
		return of(x)
	}
	low, high := p.halves(x)
	none := p.op("IEqual", p.scalar(ir.Bool), high, p.number(0))
	n := p.on("Select", none, p.on("IAdd", of(low), p.number(32)), of(high))
	return p.op("UConvert", p.scalar(t), n)
}

// mulHi finds the upper half of a product of 64 bits by products of 32, as on paper: those
// of numbers of 64 bits are little used, and so little tested.
func (p *function) mulHi(t ir.Type, a, b id) id {
	if t == ir.U32 {
		both := p.op("UMulExtended", p.global("TypeStruct", []id{p.word(), p.word()}), a, b)
		return p.on("CompositeExtract", both, 1)
	}
	wide := p.scalar(t)
	half := func(x id) (low, high id) {
		return p.op("BitwiseAnd", wide, x, p.constant(t, ir.FromWord(t, 1<<32-1))), p.op("ShiftRightLogical", wide, x, p.number(32))
	}
	mul := func(x, y id) id { return p.op("IMul", wide, x, y) }
	add := func(x, y id) id { return p.op("IAdd", wide, x, y) }
	al, ah := half(a)
	bl, bh := half(b)
	_, carry := half(mul(al, bl))
	low, high := half(add(mul(ah, bl), carry)) // below 2^64: (2^32-1)² + 2^32-1
	_, carry = half(add(mul(al, bh), low))
	return add(add(mul(ah, bh), high), carry)
}
