package ir

import (
	"fmt"
	"math"
	"sync"
)

// Interp is a function made ready to run in an arithmetic. It is the definition
// of the IR: every backend agrees with it bit for bit. It may run in several
// goroutines at once.
//
// Every value is held as a float64: floats as [Arith] holds them, an int32 as
// the same number, a Bool as 0 or 1, words as [FromWord] says. The arithmetic takes
// the place of the limb's own, at any width: constants and tables are rounded to its
// format. In a function of F64 limbs, values of type F32 are binary32.
type Interp struct {
	in, out int // scalars
	arith   Arith
	code    []node
	kind    Kind
	memory  []*Memory // of this function and of what it calls
	results []int32   // registers of the results
	init    []float64 // the registers before a run: constants in their places
	regs    sync.Pool // of *[]float64, copies of init
}

// step is one operation: registers a, b, c to register dst.
type step struct {
	op           Op
	from, to     Type  // of an operation on words: those of its operand and its result; else 0
	arith        Arith // of its floats
	fused        Fused // that too; nil where it is none
	dst, a, b, c int32
	bits         int32 // Chop, Shl, Shr
	limb         int32 // Load, Store
	half         bool  // of a Load or a Store: of half a scalar, of an array that is Wide
	table        []float64
	native       func(a, b, c float64) float64
	pos          string // of a Load or a Store
	watch        func(r []float64)
}

// onInt marks the operations on I32 that floats have too.
const onInt Op = 0x80

// watched is the step that shows a call to NewWatched's function.
const watched Op = Native | onInt

// NewInterp prepares f, a function of the verified program p, to run in a. Calls are expanded; where
// a has no ProdErr, so is the prodErrSplit of p.
func NewInterp(p *Program, f *Func, a Arith) (*Interp, error) { return newInterp(p, f, a, nil) }

// newInterp is NewInterp with what is told of each call that is expanded (interpwatch.go).
func newInterp(p *Program, f *Func, a Arith, called func(x *expander, callee *Func, args, results []int32) []int32) (*Interp, error) {
	in := &Interp{in: len(f.Params), arith: a, kind: f.Kind}
	x := expander{in: in, called: called, limb: f.Limb, consts: map[uint64]int32{}, tables: map[*Table][]float64{}, code: &in.code}
	x.split = map[Type]*Func{F32: p.Lookup("f32_prodErrSplit"), F64: p.Lookup("f64_prodErrSplit")}
	args := make([]int32, len(f.Params))
	for i := range args {
		args[i] = x.register(0)
	}
	var err error
	in.results, err = x.expand(f, args)
	if err != nil {
		return nil, err
	}
	in.out = len(in.results)
	in.regs.New = func() any {
		r := append([]float64(nil), in.init...)
		return &r
	}
	return in, nil
}

// Results returns how many results the function has.
func (in *Interp) Results() int { return in.out }

// Run runs the function on args and sets results. It panics with a [Fault] where a program
// goes wrong; straight-line code does not.
func (in *Interp) Run(results, args []float64) {
	if len(args) != in.in || len(results) != in.out || in.kind != Once {
		panic("ir: Run: wrong number of arguments or results, or a kernel")
	}
	pool := in.regs.Get().(*[]float64)
	r := *pool
	copy(r, args)
	if c := in.code; len(c) == 1 && c[0].then == onward {
		run(r, c[0].steps, nil)
	} else {
		in.newMachine(r).run(c)
	}
	for i, reg := range in.results {
		results[i] = r[reg]
	}
	in.regs.Put(pool)
}

// run is the meaning of each Op.
func run(r []float64, steps []step, m *machine) {
	for i := range steps {
		s := &steps[i]
		a, b, c := r[s.a], r[s.b], r[s.c]
		var v float64
		if s.to != 0 {
			r[s.dst] = s.onWords(a, b)
			continue
		}
		switch s.op {
		case Add:
			v = s.arith.Add(a, b)
		case Sub:
			v = s.arith.Sub(a, b)
		case Mul:
			v = s.arith.Mul(a, b)
		case Div:
			v = s.arith.Div(a, b)
		case Sqrt:
			v = s.arith.Sqrt(a)
		case ProdErr:
			v = s.fused.ProdErr(a, b, c)
		case FMA:
			v = s.fused.FMA(a, b, c)
		case Neg:
			v = -a
		case Abs:
			v = math.Abs(a)
		case Copysign:
			v = math.Copysign(a, b)
		case Trunc:
			v = math.Trunc(a)
		case Floor:
			v = math.Floor(a)
		case Finite:
			v = truth(a-a == 0)
		case Signbit:
			v = truth(math.Signbit(a))
		case Exponent:
			v = float64(exponent(s.arith.Format(), a))
		case Pow2:
			v = math.Ldexp(1, int(a))
		case Chop:
			v = chop(s.arith.Format(), a, int(s.bits))
		case ToInt:
			v = float64(int32(a))
		case ToFloat, Narrow:
			f := s.arith.Format()
			v = f.Round(a)
		case Widen:
			v = a

		case Add | onInt:
			v = float64(int32(a) + int32(b))
		case Sub | onInt:
			v = float64(int32(a) - int32(b))
		case Mul | onInt:
			v = float64(int32(a) * int32(b))
		case Neg | onInt:
			v = float64(-int32(a))

		case Lt:
			v = truth(a < b)
		case Le:
			v = truth(a <= b)
		case Eq:
			v = truth(a == b)
		case Ne:
			v = truth(a != b)

		case And:
			v = float64(int32(a) & int32(b))
		case Or:
			v = float64(int32(a) | int32(b))
		case Xor:
			v = float64(int32(a) ^ int32(b))
		case Not:
			v = 1 - a
		case Shl:
			v = float64(int32(a) << s.bits)
		case Shr:
			v = float64(int32(a) >> s.bits)

		case Select:
			v = c
			if a != 0 {
				v = b
			}
		case Lookup:
			if a < 0 || int(a) >= len(s.table) {
				panic(Fault{Pos: s.pos, Text: fmt.Sprintf("index %g of a table, which has %d elements", a, len(s.table))})
			}
			v = s.table[int(a)]

		case Get:
			v = a
		case Load:
			v = m.load(s, int(a))
		case store:
			m.store(s, int(a), b)
			continue
		case renew:
			clear(m.arrays[s.c].written)
			continue
		case Len:
			v = float64(m.arrays[s.c].len())
		case Quo, Rem:
			if b == 0 {
				panic(Fault{Pos: s.pos, Text: "division by zero"})
			}
			v = float64(int32(a) / int32(b))
			if s.op == Rem {
				v = float64(int32(a) % int32(b))
			}
		case Opaque:
			v = a
		case watched:
			s.watch(r)
			continue
		case Native:
			v = s.native(a, b, c)
		}
		r[s.dst] = v
	}
}

func truth(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// expander turns a function and its callees into steps.
type expander struct {
	in     *Interp
	called func(x *expander, callee *Func, args, results []int32) []int32
	split  map[Type]*Func   // in the place of ProdErr, where the arithmetic has none
	limb   Type             // of the function that is run: its floats are of the arithmetic
	consts map[uint64]int32 // registers of the constants, by bits
	tables map[*Table][]float64
	code   *[]node // that is being made

	// Of the program that is being expanded: registers, and numbers in Interp.memory.
	vars   map[*Var]int32
	memory map[*Memory]int32
}

// step appends a step.
func (x *expander) step(s step) {
	c := *x.code
	if n := len(c); n == 0 || c[n-1].then != onward {
		*x.code = append(c, node{})
	}
	last := &(*x.code)[len(*x.code)-1]
	last.steps = append(last.steps, s)
}

// register returns a new register that holds v before a run.
func (x *expander) register(v float64) int32 {
	x.in.init = append(x.in.init, v)
	return int32(len(x.in.init) - 1)
}

func (x *expander) constant(v float64) int32 {
	bits := math.Float64bits(v)
	r, ok := x.consts[bits]
	if !ok {
		r = x.register(v)
		x.consts[bits] = r
	}
	return r
}

// arith returns the arithmetic of floats of type t.
func (x *expander) arith(t Type) Arith {
	if t == F32 && x.limb == F64 {
		return IEEE32
	}
	return x.in.arith
}

// round returns v as a constant of type t.
func (x *expander) round(t Type, v float64) float64 {
	if t == F32 || t == F64 {
		f := x.arith(t).Format()
		return f.Round(v)
	}
	return v
}

// table returns the numbers of a table as constants.
func (x *expander) table(t *Table) []float64 {
	list := x.tables[t]
	if list == nil {
		list = make([]float64, len(t.Data))
		for i, d := range t.Data {
			list[i] = x.round(t.Type, d)
		}
		x.tables[t] = list
	}
	return list
}

// expand appends the steps of f on the registers args and returns the registers
// of its results.
func (x *expander) expand(f *Func, args []int32) ([]int32, error) {
	regs := make(map[*Value][]int32, len(f.Body)) // several for a Call
	for i, v := range f.Params {
		regs[v] = args[i : i+1]
	}
	if f.Code != nil {
		return x.statements(f, regs)
	}
	for _, v := range f.Body[len(f.Params):] {
		if err := x.value(f, v, regs); err != nil {
			return nil, err
		}
	}
	results := make([]int32, len(f.Results))
	for i, v := range f.Results {
		results[i] = regs[v][0]
	}
	return results, nil
}

// value appends the steps of a value.
func (x *expander) value(f *Func, v *Value, regs map[*Value][]int32) error {
	operands := make([]int32, len(v.Args), len(v.Args)+3)
	for j, arg := range v.Args {
		operands[j] = regs[arg][0]
	}
	callee := v.Callee
	fused, _ := x.arith(v.Type).(Fused)
	if v.Op == ProdErr && fused == nil {
		if callee = x.split[v.Type]; callee == nil {
			return fmt.Errorf("ir: %s: the arithmetic has no ProdErr and the program no %v_prodErrSplit", f.Name, v.Type)
		}
	}
	if v.Op == FMA && fused == nil {
		return fmt.Errorf("ir: %s: %s: the arithmetic has no fused multiply-add", f.Name, v.Pos)
	}
	switch {
	case callee != nil:
		results, err := x.expand(callee, operands)
		if err != nil {
			return err
		}
		if x.called != nil {
			results = x.called(x, callee, operands, results)
		}
		regs[v] = results
	case v.Op == Result:
		regs[v] = regs[v.Args[0]][v.Nth:][:1]
	case v.Op == Const:
		regs[v] = []int32{x.constant(x.round(v.Type, v.Const))}
	case v.Op == Splitter:
		regs[v] = []int32{x.constant(splitter(x.arith(v.Type).Format()))}
	default:
		t := v.Type
		if !t.Float() && len(v.Args) > 0 {
			t = v.Args[0].Type
		}
		from, to := wordTypes(v)
		s := step{op: v.Op, from: from, to: to, dst: x.register(0), bits: int32(v.Bits), limb: int32(v.Limb), arith: x.arith(t), fused: fused, pos: v.Pos}
		if set := s.arith.Format(); v.Op == Bitcast && t.Float() && set.Bits == 0 {
			return fmt.Errorf("ir: %s: %s: numbers of %v have no bits: give the format its Bits", f.Name, v.Ref(), set)
		}
		if v.Op == Native {
			if v.Native == "dot4" {
				s.native = dot4
			} else if n, ok := x.in.arith.(Natives); ok {
				s.native = n.Native(v.Native)
			}
			if s.native == nil {
				return fmt.Errorf("ir: %s: the arithmetic has no operation %s of its own: it can only run where a target has it", f.Name, v.Native)
			}
			for len(operands) < 3 {
				operands = append(operands, x.constant(0))
			}
		}
		operands = append(operands, 0, 0, 0) // those that the operation lacks: any register
		s.a, s.b, s.c = operands[0], operands[1], operands[2]
		if v.Op >= Add && v.Op <= Neg && v.Type == I32 {
			s.op |= onInt
		}
		if v.Table != nil {
			s.table = x.table(v.Table)
		}
		x.place(v, &s)
		regs[v] = []int32{s.dst}
		x.step(s)
	}
	return nil
}
