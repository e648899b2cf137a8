// Package ir is the intermediate representation between the Go source of the
// algorithms and the code of a target: typed and scalar.
//
// A [Program] is the whole library at every limb width. A [Func] is a list of
// values in the order of the Go source; a value is the result of one operation
// on earlier values of the same function. Most functions are straight-line: loops
// are unrolled, an if that chooses a value is a [Select], and everything is
// computed whether it is chosen or not. Others have statements ([Stmt]) around the
// values. Structs are taken apart into scalars, and only signatures remember them,
// so that a backend can put them together again ([Group]).
//
// The interpreter ([Interp]) is the definition of the operations.
package ir

import (
	"fmt"
	"slices"
)

// Type is the type of a value.
type Type uint8

const (
	Bool Type = iota + 1
	I32       // int32, wrapping; Go's int in kernel code too
	F32       // binary32
	F64       // binary64
	U32       // a word of 32 bits: an unsigned number, wrapping
	U64       // a word of 64 bits
	U16       // of a Memory alone, a Slice: 16 bits, which a Load gives as a U32, and a Store takes from the lower half of one
)

// Op is an operation. All floating-point operations round to nearest, ties to
// even, and none may be contracted, reassociated or flushed.
type Op uint8

const (
	Param    Op = iota + 1 // a parameter of the function
	Const                  // the number Value.Const, or true/false for Bool (1, 0)
	Splitter               // 2^⌈p/2⌉ + 1, for the precision p of the arithmetic: 4097, 134217729
	Call                   // call of Callee with Args; its value is Results[0]
	Result                 // result number Nth of the Call Args[0], where it has several

	// Floats, and Add to Neg on I32 too; Add, Sub and Mul on words too.
	Add
	Sub
	Mul
	Div // floats only, correctly rounded
	Neg // floats: flips the sign bit
	Abs
	Sqrt     // correctly rounded
	Copysign // |Args[0]| with the sign bit of Args[1]
	ProdErr  // Args[0]·Args[1] - Args[2], rounded once, for Args[2] = RN(Args[0]·Args[1])
	Trunc    // toward zero to an integral value
	Floor    // downward to an integral value
	Finite   // Bool: neither infinite nor NaN
	Signbit  // Bool: the sign bit is set
	Exponent // I32: ⌊log2|a|⌋ for normal a; other arguments: what the exponent field says
	Pow2     // float from I32 n: 2^n, for n of normal numbers
	Chop     // Args[0] with its Bits lowest significand bits cleared
	ToInt    // I32 from an integral float below 2^31 in magnitude
	ToFloat  // float from I32, rounded to nearest
	Widen    // F64 from F32, exact
	Narrow   // F32 from F64, rounded to nearest

	// Comparisons give Bool; floats as in IEEE 754 (false on NaN, Ne true), words unsigned.
	Lt
	Le
	Eq
	Ne

	// Bool, and And to Xor on I32 and words too.
	And
	Or
	Xor
	Not
	Shl // I32 or a word, by Bits
	Shr // I32, arithmetic, or a word, by Bits

	// Words.
	ShlBy   // Args[0] by Args[1], a word below the width; by more, any bits
	ShrBy   // likewise
	Clz     // how many bits are 0 above the highest 1; the width for 0
	MulHi   // the upper half of the product of two words, which has twice as many bits
	ToWide  // U64 from U32
	ToLow   // U32 from U64: its lower half
	Bitcast // the same bits as Type: F32, U32 and I32, F64 and U64; a float in the encoding of its format

	Select // Args[0] ? Args[1] : Args[2]
	Lookup // Table[Args[0]], Args[0] in range
	Opaque // Args[0], through a place that no compiler sees through
	Quo    // I32, toward zero; the divisor is not 0
	Rem    // I32, with the sign of the dividend; the divisor is not 0

	// Of programs.
	Get  // the value that Var has here
	Load // scalar number Limb of element Args[0] of Memory
	Len  // I32: the number of elements of Memory, a Slice
	Item // I32: the number of the item, in the body of its Each

	// Native is an operation of the target's own, on up to three operands of any types: what
	// its language has by the name Value.Native, a sine or a rounding. Printers know the
	// names, and a language may lack some. It is for what asks a target how it computes.
	Native

	FMA // Args[0]·Args[1] + Args[2], rounded once
)

// Value is the result of one operation.
type Value struct {
	Op     Op
	Type   Type // of Call: the type of its first result
	Args   []*Value
	Const  float64 // Const: exact in Type; of a word, what FromWord gives
	Callee *Func   // Call
	Turns  bool    // Call: it stands for all turns of a loop, and is neither encoded nor printed: see Straight
	Nth    int     // Result: which result of the call
	Bits   int     // Chop, Shl, Shr: how many bits
	Limb   int     // Load: which scalar of the element
	Table  *Table  // Lookup
	Var    *Var    // Get
	Memory *Memory // Load, Len
	Native string  // Native: its name

	Name    string // the Go variable that it is assigned to; "" for a part of an expression
	Comment string // the Go comment that belongs to its statement
	Pos     string // file:line:col of the Go source
	ID      int    // number within the function, in order
}

// Immediate returns the place of the number that stands in the operation itself, beside its operands:
// what of Nth, Bits and Limb it has; nil where it has none of them. Printing, Parse and the encoding
// take it so, since they treat the three alike.
func (v *Value) Immediate() *int {
	switch v.Op {
	case Result:
		return &v.Nth
	case Chop, Shl, Shr:
		return &v.Bits
	case Load:
		return &v.Limb
	}
	return nil
}

// Group is a parameter or result as the Go signature has it: a scalar, or a
// struct of scalars of one type.
type Group struct {
	Name   string   // as in Go
	Type   string   // "f32", "f64", "i32", "bool", or a struct: "DF", "DD", "QF", "QD"
	Fields []string // field names of a struct; nil for a scalar
	N      int      // number of scalars
	Memory *Memory  // of a slice, which has no scalars: its elements; nil for others
}

// Func is one Go function at one limb width.
type Func struct {
	Name    string // as used in targets: "f32_TwoSum", "DF_Add"
	Go      string // as users name it: "f32.TwoSum", "DF.Add"
	Doc     string // Go doc comment, as text
	Limb    Type   // F32 or F64
	Export  bool   // exported in Go: it can be run as a kernel
	Pass    bool   // for passes of transforms: the loops around it are package fft's
	Arm     bool   // the arm of an if: where Params[0] is false it returns Params[1], Params[2] …
	Inline  bool   // of words: a part of an operation, to be expanded where it is called
	Hidden  bool   // its last parameter is a zero that no compiler knows of
	Slices  bool   // for slices on the processor: its loops are package vec's
	Mixed   bool   // written for types and not for a limb, so that with F64 limbs it may have F32 values too
	In, Out []Group
	Params  []*Value // the scalars of In; they head Body
	Body    []*Value // all values, Params first
	Results []*Value // the scalars of Out; of a program Gets of its variables, which are not in Body
	Pos     string

	// Of programs.
	Kind   Kind
	Code   []Stmt // nil in straight-line code
	Vars   []*Var
	Memory []*Memory // the slices among the parameters, in order, and then its own arrays
}

// SkipsArm reports whether f returns its parameters after the first where that is
// false, as an arm does.
func (f *Func) SkipsArm() bool {
	for i, r := range f.Results {
		if p := f.Params; !(len(p) > i+1 && r.Op == Select && r.Args[0] == p[0] && r.Args[2] == p[i+1]) {
			return false
		}
	}
	return true
}

// SkipsTurn reports whether f returns its first parameters where the first one is false, as
// the turn of a loop does.
func (f *Func) SkipsTurn() bool {
	if len(f.Results) < 2 || f.Results[0].Type != Bool {
		return false
	}
	for i, r := range f.Results {
		if p := f.Params; !(len(p) > i && r.Op == Select && r.Args[0] == p[0] && r.Args[2] == p[i]) {
			return false
		}
	}
	return true
}

// IsSpecial returns the number of which v tells whether it is 0, infinite or NaN; nil where v tells
// something else. What is chosen on such a condition is what operations end with.
func (v *Value) IsSpecial() *Value {
	if v.Op != Or || v.Args[0].Op != Not || v.Args[0].Args[0].Op != Finite || v.Args[1].Op != Eq {
		return nil
	}
	x, zero := v.Args[1].Args[0], v.Args[1].Args[1]
	if v.Args[0].Args[0].Args[0] != x || zero.Op != Const || zero.Const != 0 {
		return nil
	}
	return x
}

// AreNaN reports whether v tells if two numbers are NaN, as parts of complex numbers may be.
func (v *Value) AreNaN() bool {
	return v.Op == And && v.Type == Bool && !slices.ContainsFunc(v.Args, func(x *Value) bool { return x.Op != Ne || x.Args[0] != x.Args[1] })
}

// Mends returns the condition on which a function mends its results: it chooses others there. It is nil of other
// functions.
func (f *Func) Mends() *Value {
	for _, r := range f.Results {
		if r.Op == Select && (r.Args[0].IsSpecial() != nil || r.Args[0].AreNaN()) {
			return r.Args[0]
		}
	}
	return nil
}

// Ops counts the operations of f, with those of the functions that it calls.
func (f *Func) Ops() (n int) {
	for _, v := range f.Body {
		switch v.Op {
		case Param, Const, Splitter, Result, Opaque:
		case Call:
			n += v.Callee.Ops()
		default:
			n++
		}
	}
	return n
}

// Flops counts the sums and differences of floats that f needs for its results,
// and the products with their errors, each as often as it is computed, with
// those of the functions that it calls. What no result needs does not count. Of
// several arms, of which one is taken, only the longest does, and an arm that stands
// alone, a detour of few operands, does not.
func (f *Func) Flops() (adds, muls int) {
	all := make([]bool, len(f.Results))
	for i := range all {
		all[i] = true
	}
	n := f.need(all, map[string]need{})
	return n.adds, n.muls
}

// need is what some results of a function need.
type need struct {
	adds, muls int
	params     []bool
}

// need returns what the given results of f need. It goes up from them; done has
// what is known of callees.
func (f *Func) need(results []bool, done map[string]need) (n need) {
	key := fmt.Sprint(f.Name, results)
	if n, ok := done[key]; ok {
		return n
	}
	var longest need // of the arms
	arms := 0
	live := map[*Value]bool{}
	called := map[*Value][]bool{} // the results of a call that are needed
	for i, r := range f.Results {
		live[r] = live[r] || results[i]
	}
	for _, v := range slices.Backward(f.Body) {
		if f.Code != nil { // of a loop a turn counts
			live[v] = true
		}
		if !live[v] {
			continue
		}
		args := v.Args
		switch v.Op {
		case Result:
			call := v.Args[0]
			if called[call] == nil {
				called[call] = make([]bool, len(call.Callee.Results))
			}
			called[call][v.Nth] = true
		case Call:
			which := called[v]
			if which == nil {
				which = []bool{true}
			}
			c := v.Callee.need(which, done)
			if !v.Callee.Arm {
				n.adds += c.adds
				n.muls += c.muls
			} else if arms++; c.adds+c.muls > longest.adds+longest.muls {
				longest = c
			}
			args = nil
			for i, a := range v.Args {
				if c.params[i] {
					args = append(args, a)
				}
			}
		case Add, Sub:
			if v.Type.Float() {
				n.adds++
			}
		case Mul:
			if v.Type.Float() {
				n.muls++
			}
		case ProdErr, FMA:
			n.muls++
		}
		for _, a := range args {
			live[a] = true
		}
	}
	if arms > 1 {
		n.adds += longest.adds
		n.muls += longest.muls
	}
	for _, p := range f.Params {
		n.params = append(n.params, live[p])
	}
	done[key] = n
	return n
}

// Table is an array of constants that a Lookup reads.
type Table struct {
	Name string // as used in targets
	Type Type
	Data []float64
	Doc  string
}

// Program is a set of functions, callees before callers.
type Program struct {
	Funcs  []*Func
	Tables []*Table
}

// Lookup returns the function with that Name or Go name, or nil.
func (p *Program) Lookup(name string) *Func {
	for _, f := range p.Funcs {
		if f.Name == name || f.Go == name {
			return f
		}
	}
	return nil
}

// Reach returns the functions with all that they call, and the tables of these, as a
// program: callees before callers, else in the order in which they are named.
func (p *Program) Reach(list ...*Func) *Program {
	q := &Program{}
	funcs, tables := map[*Func]bool{}, map[*Table]bool{}
	var add func(f *Func)
	add = func(f *Func) {
		if f == nil || funcs[f] {
			return
		}
		funcs[f] = true
		for _, v := range f.Body {
			add(v.Callee)
			if t := v.Table; t != nil && !tables[t] {
				tables[t] = true
				q.Tables = append(q.Tables, t)
			}
		}
		q.Funcs = append(q.Funcs, f)
	}
	for _, f := range list {
		add(f)
	}
	return q
}
