// Package dialect prints functions of the IR in languages of C's kind, as people read and
// write them: numbers are structs, and a function returns one value. What languages differ
// in is a [Language], a table of words; package export has the tables.
//
// Package opencl prints for devices, where a number is a few scalars.
package dialect

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/limbfp/limb/internal/compiler/emit/lines"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// A Language says how functions are written.
type Language struct {
	// Types are the names of the scalar types. A word of 64 bits that package lower has taken
	// in halves is one of them again in signatures and structs: a vector of two words.
	Types map[ir.Type]string

	// Words has a line for each operation that the language has a notation for: the operation,
	// the types that it is for, divided by commas, and a format of the operands. The type is
	// that of the result, if that is a float, else that of the first operand. In a format
	// @quotient stands for the function of the library by that name, of the operand's limb, and
	// {k} for the number of an operation that has one. "zero" is +0 as an operand of
	// arithmetic, "lookup" an element of a table, where that is not name[index], and "eqself",
	// "subself" and so on are operations on one operand twice, where those are others.
	Words string

	// Reserved are words that a local variable may not be named.
	Reserved string

	// Name says how what the IR calls DF_Add, triple_f32 or f32_logFine32 is called, and Local
	// how a variable is; nil as in Go.
	Name  func(kind Kind, name string) string
	Local func(name string) string

	// Number prints a constant.
	Number func(x float64, t ir.Type) string

	Let    string // declares a variable: its type, its name, its value
	Param  string // a parameter: its type and its name
	None   string // the parameters of a function that has none
	Head   string // of a function: the type of its result, its name, its parameters; ends in {
	Unread string // a statement for a parameter that a function does not read, "" where none is needed
	Unless string // leaves a function early: a condition that is not met, and a return

	// Repeat declares a variable as Let does, and sets it again as long as a condition holds, to
	// another value.
	Repeat string

	// Rounded declares the result of an operation that rounds, each of which then stands in a
	// variable of its own; "" where that is not asked for.
	Rounded string

	// Rarely leaves a function early where a condition is met, which is rare; "" where a choice
	// is better than a branch.
	Rarely string

	// Struct prints the declaration of a type, and Make a value of it.
	Struct func(name string, fields []Field) string
	Make   func(name string, fields []Field, values []string) string

	// Table prints a table of constants.
	Table func(name, typ string, numbers []string) string
}

// Kind is what a name is for.
type Kind uint8

const (
	Func Kind = iota
	Type
	Table
)

// A Field is a field of a struct: its type and its name in the language.
type Field struct{ Type, Name string }

// Text prints what p has: types, tables, functions.
func (l *Language) Text(p *ir.Program) string {
	var s strings.Builder
	s.WriteString(l.Structs(p))
	for _, t := range p.Tables {
		s.WriteString(l.PrintTable(t) + "\n")
	}
	for _, f := range p.Funcs {
		s.WriteString(l.PrintFunc(f) + "\n")
	}
	return s.String()
}

// PrintTable prints a table of constants.
func (l *Language) PrintTable(t *ir.Table) string {
	var numbers []string
	for _, x := range t.Data {
		numbers = append(numbers, l.Number(x, t.Type))
	}
	return lines.Comment(t.Doc) + l.Table(l.Name(Table, t.Name), l.Types[t.Type], numbers)
}

// Structs prints the types of the parameters and results of p.
func (l *Language) Structs(p *ir.Program) string {
	var s strings.Builder
	for _, t := range l.Declarations(p) {
		s.WriteString(t.Text + "\n")
	}
	return s.String()
}

// A Declared is a part of a text: its name in the language, and what declares it.
type Declared struct{ Name, Text string }

// Declarations prints the types of the parameters and results of p one by one, those that others are
// made of first, and for each function of several results a type of its own behind them.
func (l *Language) Declarations(p *ir.Program) (list []Declared) {
	done := map[string]bool{}
	var add func(t shape)
	add = func(t shape) {
		if t.parts == nil || t.scalar != 0 || done[t.name] {
			return
		}
		done[t.name] = true
		for _, part := range t.parts {
			add(part)
		}
		list = append(list, Declared{l.typeName(t), l.Struct(l.typeName(t), l.fields(t))})
	}
	for _, f := range p.Funcs {
		for _, g := range slices.Concat(f.In, f.Out) {
			add(shapeOf(g))
		}
		add(result(f))
	}
	return list
}

// A shape is a type: a scalar, or a struct of parts. A word of 64 bits in halves is both.
type shape struct {
	name   string // as in the IR
	field  string // of the struct that it is a part of
	scalar ir.Type
	parts  []shape
}

// size returns the number of scalars.
func (t shape) size() (n int) {
	for _, p := range t.parts {
		n += p.size()
	}
	return max(1, n)
}

// shapeOf returns the type of a parameter or result. A complex number has two parts, which
// are numbers; other structs have scalars.
func shapeOf(g ir.Group) shape {
	t := shape{name: g.Type, field: g.Name}
	if g.Fields == nil {
		t.scalar = scalars[g.Type]
		return t
	}
	if strings.HasPrefix(g.Fields[0], "Re_") {
		for _, part := range []string{"Re", "Im"} {
			q := ir.Group{Name: part, Type: g.Type[1:]}
			for _, f := range g.Fields {
				if rest, ok := strings.CutPrefix(f, part+"_"); ok {
					q.Fields = append(q.Fields, rest)
				}
			}
			t.parts = append(t.parts, shapeOf(q))
		}
		return t
	}
	if g.Type == "u64" {
		t.scalar = ir.U64
		for _, half := range []string{"x", "y"} {
			t.parts = append(t.parts, shape{name: "u32", field: half, scalar: ir.U32})
		}
		return t
	}
	limb := "f64"
	if strings.HasSuffix(g.Type, "F") || strings.HasSuffix(g.Type, "f32") {
		limb = "f32"
	}
	for _, f := range g.Fields {
		if name, low := strings.CutSuffix(f, "_low"); low {
			t.parts = append(t.parts, shapeOf(ir.Group{Name: name, Type: "u64", Fields: []string{"low", "high"}}))
		} else if !strings.HasSuffix(f, "_high") {
			t.parts = append(t.parts, shape{name: limb, field: f, scalar: scalars[limb]})
		}
	}
	return t
}

var scalars = map[string]ir.Type{"f32": ir.F32, "f64": ir.F64, "i32": ir.I32, "bool": ir.Bool, "u32": ir.U32, "u64": ir.U64}

// result returns the type of the result of f: a struct, if f has several.
func result(f *ir.Func) shape {
	if len(f.Out) == 1 {
		return shapeOf(f.Out[0])
	}
	t := shape{name: f.Name + "_result"}
	for i, g := range f.Out {
		part := shapeOf(g)
		if part.field == "" || part.field == "_" {
			part.field = "r" + strconv.Itoa(i)
		}
		t.parts = append(t.parts, part)
	}
	return t
}

func (l *Language) typeName(t shape) string {
	if t.scalar != 0 {
		return l.Types[t.scalar]
	}
	return l.Name(Type, t.name)
}

func (l *Language) fields(t shape) (list []Field) {
	taken := l.reserved()
	for _, p := range t.parts {
		name := strings.ToLower(p.field)
		for taken[name] > 0 {
			name += "_"
		}
		taken[name]++
		list = append(list, Field{l.typeName(p), name})
	}
	return list
}

// ResultType returns the name of the type of the result of f, and its fields where f has
// several results.
func (l *Language) ResultType(f *ir.Func) (name string, fields []Field) {
	t := result(f)
	if len(f.Out) > 1 {
		fields = l.fields(t)
	}
	return l.typeName(t), fields
}

// ParamTypes returns the names of the types of the parameters of f.
func (l *Language) ParamTypes(f *ir.Func) (names []string) {
	for _, g := range f.In {
		names = append(names, l.typeName(shapeOf(g)))
	}
	return names
}

// Build prints a value of the type of a parameter, made of scalars.
func (l *Language) Build(g ir.Group, values []string) string { return l.build(shapeOf(g), values) }

func (l *Language) build(t shape, values []string) string {
	if t.parts == nil {
		return values[0]
	}
	var parts []string
	for _, p := range t.parts {
		parts = append(parts, l.build(p, values[:p.size()]))
		values = values[p.size():]
	}
	return l.Make(l.typeName(t), l.fields(t), parts)
}

// Parts prints the scalars of a result of f that stands in a variable.
func (l *Language) Parts(f *ir.Func, variable string) []string {
	return l.parts(result(f), variable)
}

func (l *Language) parts(t shape, base string) (list []string) {
	if t.parts == nil {
		return []string{base}
	}
	for i, f := range l.fields(t) {
		list = append(list, l.parts(t.parts[i], base+"."+f.Name)...)
	}
	return list
}

// tables are the parsed Words of each language, by its address.
var tables sync.Map

// word returns the format of an operation on a type.
func (l *Language) word(op string, t ir.Type) string {
	table, ok := tables.Load(l)
	if !ok {
		words := map[string]string{}
		for line := range strings.Lines(l.Words) {
			if w := strings.Fields(line); len(w) > 2 {
				_, format, _ := strings.Cut(line, w[1])
				for typ := range strings.SplitSeq(w[1], ",") {
					words[w[0]+" "+typ] = strings.TrimSpace(format)
				}
			}
		}
		table, _ = tables.LoadOrStore(l, words)
	}
	return table.(map[string]string)[op+" "+t.String()]
}

func (l *Language) reserved() map[string]int {
	m := map[string]int{}
	for w := range strings.FieldsSeq(l.Reserved) {
		m[w] = 1
	}
	return m
}

// Decimal prints a finite number in the fewest decimal digits that tell it from all others,
// and with a point, so that it is no integer.
func Decimal(x float64, t ir.Type) string {
	bits := 64
	if t == ir.F32 {
		bits = 32
	}
	if !t.Float() {
		return strconv.Itoa(int(x))
	}
	s := strconv.FormatFloat(x, 'g', -1, bits)
	if x == math.Trunc(x) && math.Abs(x) < 1e6 {
		s = strconv.FormatFloat(x, 'f', 1, bits)
	}
	if m, e, ok := strings.Cut(s, "e"); ok && !strings.Contains(m, ".") {
		s = m + ".0e" + e
	}
	return s
}

// missing reports an operation that a language has no word for.
func missing(v *ir.Value, t ir.Type) string {
	panic(fmt.Sprintf("no word for %v %v (%s)", v.Op, t, v.Pos))
}
