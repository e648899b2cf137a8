// Package digits runs a function of Go in float64 with a QD beside it, and says on which lines its digits are lost,
// and to what.
package digits

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"go/constant"
	"go/types"
	"math"
	"slices"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/cmd/limb/internal/report"
	"github.com/limbfp/limb/internal/run/cause"
)

// Options say what is run.
type Options struct {
	Path   string   // of the file
	Func   string   // "" for its only one
	Inputs []string // as parse takes them
	Count  int      // inputs that are drawn from ranges
	Want   float64  // digits that are enough
	Limit  int      // operations of a run
	Show   func(done float64, what string)

	follow func(r *run, z int32) int32 // nil stands for (*run).source
}

// A Report is what was found, and what limb digits --json writes.
type Report struct {
	report.Head
	Function  string            `json:"function"`
	File      string            `json:"file"`
	Given     map[string]string `json:"given"`
	Notes     []string          `json:"notes,omitempty"` // on the files of inputs
	Inputs    int               `json:"inputs"`
	LeftOut   int               `json:"left_out,omitempty"` // neither float64 nor QD has a result
	Why       string            `json:"left_out_why,omitempty"`
	Want      float64           `json:"enough_digits"`
	Worst     float64           `json:"digits_worst"`
	Median    float64           `json:"digits_median"`
	Lines     []Line            `json:"lines"`
	Causes    []*Cause          `json:"causes"`
	At        map[string]string `json:"worst_input"`
	Which     string            `json:"worst_number,omitempty"` // of several the one that is worst there
	Is        string            `json:"worst_float64"`          // the result there
	Right     string            `json:"worst_qd"`
	Wide      bool              `json:"wider_exponents,omitempty"` // QD had them there: numbers leave the range of float64
	Numbers   []Number          `json:"numbers,omitempty"`         // of a function that gives several
	Types     []Type            `json:"types"`
	Enough    string            `json:"enough"` // the first of the types that is, "" where none is
	Tried     int               `json:"types_inputs"`
	Reference float64           `json:"reference_digits"` // that QD is sure of
	Points    []Point           `json:"points,omitempty"`
	Along     string            `json:"points_of,omitempty"` // the parameter

	functions []listing
}

// Line is what is left on a line of the source.
type Line struct {
	File   string  `json:"file"`
	Line   int     `json:"line"`
	Worst  float64 `json:"digits_worst"`
	Median float64 `json:"digits_median"`
}

// Number is what is left of a number that the function gives, or of the numbers of a list.
type Number struct {
	Name   string  `json:"name"`
	Worst  float64 `json:"digits_worst"`
	Median float64 `json:"digits_median"`
}

// Type is how many digits of the result another arithmetic has right, at worst.
type Type struct {
	Name   string  `json:"name"`
	Digits float64 `json:"digits_worst"`
	Enough bool    `json:"enough"`
}

// Point is a place of the picture: an input, and the digits of its result.
type Point struct {
	X      float64 `json:"x"`
	Digits float64 `json:"digits"`
}

// A place is a line of a file.
type place struct {
	file string
	line int
}

// analysis is the work on one function.
type analysis struct {
	Options
	*program
	name  string
	code  *code
	sig   *types.Signature
	args  []*argument
	tape  *run
	other *run

	perLine map[place][]float64 // the worst digits of each input
	names   []string            // of the numbers of the last run
	numbers []string            // all names, in order
	perName map[string][]float64
	causes  map[int32]*Cause
	results []result
	why     error // the first input that has no result
}

// result is what an input gives.
type result struct {
	input  int
	digits float64
	name   string // of the number that is worst
	out    string
	right  string
	scaled bool // numbers leave the range
}

// begin reads the function and its inputs, and says how many these are.
func begin(o Options) (a *analysis, n int, err error) {
	p, err := load(o.Path)
	if err != nil {
		return nil, 0, err
	}
	obj, decl, err := p.find(o.Path, o.Func)
	if err != nil {
		return nil, 0, err
	}
	p.float(zeroOf)
	if p.follow = o.follow; p.follow == nil {
		p.follow = (*run).source
	}
	a = &analysis{Options: o, program: p, name: nameOf(decl), perLine: map[place][]float64{}, perName: map[string][]float64{}, causes: map[int32]*Cause{}}
	a.sig = obj.Type().(*types.Signature)
	a.code = a.compile(obj)
	for _, v := range a.parameters() {
		list, err := arguments(v.Name(), v.Type())
		if err != nil {
			return nil, 0, err
		}
		a.args = append(a.args, list...)
	}
	if err := parse(a.args, o.Inputs); err != nil {
		return nil, 0, err
	}
	a.tape, a.other = a.newRun(), a.newRun()
	n, err = count(a.args, o.Count)
	return a, n, err
}

// Analyse runs the function on its inputs.
func Analyse(ctx context.Context, o Options) (rep *Report, err error) {
	defer caught(&err)
	a, n, err := begin(o)
	if err != nil {
		return nil, err
	}
	for i := range n {
		o.Show(0.7*float64(i)/float64(n), fmt.Sprintf("input %d of %d", i+1, n))
		if err := cause.Of(ctx); err != nil {
			return nil, err
		}
		if err := a.input(i); err != nil {
			return nil, err
		}
	}
	if len(a.results) == 0 {
		switch {
		case a.why == nil && len(a.names) == 0:
			return nil, fmt.Errorf("%s gives no number: let it return what is to be judged", a.name)
		case a.why == nil:
			return nil, fmt.Errorf("%s gives no number on any of the %d inputs, in float64 or in QD: give it inputs in its domain", a.name, n)
		}
		return nil, a.why
	}
	slices.SortStableFunc(a.results, func(x, y result) int { return cmp.Compare(x.digits, y.digits) })
	r := &Report{
		Head: report.Head{Form: report.Of("digits")}, Function: a.name, File: o.Path, Given: map[string]string{},
		Inputs: n, LeftOut: n - len(a.results), Want: o.Want,
		Worst: a.results[0].digits, Median: a.results[len(a.results)/2].digits,
		At: show(a.args, draw(a.args, a.results[0].input)), Is: a.results[0].out, Right: a.results[0].right, Wide: a.results[0].scaled,
	}
	if a.why != nil {
		r.Why = a.why.Error()
	}
	for _, arg := range a.args {
		r.Given[arg.name] = arg.spec.text
		if arg.spec.note != "" {
			r.Notes = append(r.Notes, arg.spec.note)
		}
		if r.Along == "" && arg.rank == 0 && (arg.spec.ranges() || len(arg.spec.each) > 1) {
			r.Along = arg.name
			for _, x := range a.results {
				r.Points = append(r.Points, Point{draw(a.args, x.input)[slices.Index(a.args, arg)][0], x.digits})
			}
		}
	}
	a.lines(r)
	if len(a.numbers) > 1 {
		r.Which = a.results[0].name
		for _, name := range a.numbers {
			list := a.perName[name]
			slices.Sort(list)
			r.Numbers = append(r.Numbers, Number{name, list[0], list[len(list)/2]})
		}
	}
	a.blamed(r)
	if err := a.types(ctx, r); err != nil {
		return nil, err
	}
	return r, nil
}

// caught returns what ends the reading or a run of a function as an error; all else that panics is a mistake here.
func caught(err *error) {
	switch f := recover().(type) {
	case nil:
	case *Fault:
		*err = f
	case *tooLong:
		*err = f
	default:
		panic(f)
	}
}

// parameters are those of the function, a method's receiver first.
func (a *analysis) parameters() (list []*types.Var) {
	if r := a.sig.Recv(); r != nil {
		list = append(list, r)
	}
	for v := range a.sig.Params().Variables() {
		list = append(list, v)
	}
	return list
}

func (a *analysis) newRun() *run { return &run{program: a.program, limit: a.Limit} }

// call runs the function on an input and returns the values that it gives.
func (a *analysis) call(r *run, in *arithmetic, byShadow bool, input Input) (out []val, err error) {
	defer caught(&err)
	*r = run{program: a.program, limit: r.limit, in: in, byShadow: byShadow, tape: r.tape, v: r.v[:0], s: r.s[:0], ops: r.ops[:0], globals: map[any]*val{}}
	for _, v := range a.constant {
		r.leaf(v.value, wide(v.exact))
	}
	args := a.args
	var list []val
	for _, v := range a.parameters() {
		list = append(list, r.build(v.Type(), &args, &input))
	}
	results := r.call(a.code, list, a.code.decl.Pos())
	a.names = a.names[:0]
	for i, v := range results {
		t := a.sig.Results().At(i).Type()
		name := cmp.Or(a.sig.Results().At(i).Name(), fmt.Sprintf("result %d", i+1))
		if !types.Identical(t, types.Universe.Lookup("error").Type()) {
			out = a.flat(out, v, t, name)
		} else if v.p != nil {
			r.fail(a.code.decl.Pos(), "it returns the error %v", v.p)
		}
	}
	if a.sig.Results().Len() == 0 { // it writes where its parameters lead
		for i, v := range a.parameters() {
			switch v.Type().Underlying().(type) {
			case *types.Slice, *types.Pointer:
				out = a.flat(out, list[i], v.Type(), v.Name())
			}
		}
	}
	return out, nil
}

// flat adds the numbers of a value, and their name: a float has p nil and n its node, an integer p true.
func (a *analysis) flat(out []val, v val, t types.Type, name string) []val {
	if isFloat(t) {
		a.names = append(a.names, name)
		return append(out, v)
	}
	switch u := t.Underlying().(type) {
	case *types.Basic:
		if u.Info()&types.IsString == 0 {
			a.names = append(a.names, name)
			return append(out, val{v.n, true})
		}
	case *types.Pointer:
		if p, ok := v.p.(pointer); ok {
			return a.flat(out, *p, u.Elem(), name)
		}
	case *types.Struct:
		for i, x := range v.p.(*aggregate).e {
			out = a.flat(out, x, u.Field(i).Type(), name+"."+u.Field(i).Name())
		}
	case *types.Array:
		for _, x := range v.p.(*aggregate).e {
			out = a.flat(out, x, u.Elem(), name)
		}
	case *types.Slice:
		if s, ok := v.p.(slice); ok {
			for _, x := range s.of.e[s.lo : s.lo+s.n] {
				out = a.flat(out, x, u.Elem(), name)
			}
		}
	}
	return out
}

// numbers returns what a run gave, in its arithmetic.
func numbers(r *run, out []val) (list []limb.QD) {
	for _, v := range out {
		if v.p != nil {
			list = append(list, limb.NewQD(v.n))
		} else {
			list = append(list, r.shadow(v.n))
		}
	}
	return list
}

// input runs an input in float64 with a QD beside it, and in QD alone, and looks for what is to blame.
func (a *analysis) input(i int) error {
	input := draw(a.args, i)
	t := a.tape
	t.tape = true
	out, err := a.call(t, arithmeticQD, false, input)
	if long, ok := errors.AsType[*tooLong](err); ok {
		return long
	}
	if err != nil {
		a.why = cmp.Or(a.why, err)
		return nil
	}
	ref := arithmeticQD
	if t.leaves() {
		ref = scaled
		if out, err = a.call(t, ref, false, input); err != nil {
			a.why = cmp.Or(a.why, err)
			return nil
		}
		for z := range t.s {
			t.s[z] = t.shadow(int64(z))
		}
		t.in = arithmeticQD
		t.leaves()
	}
	names := slices.Clone(a.names)
	// The right result: where comparisons went the other way, from a run of its own.
	right := numbers(t, out)
	beside := right
	mended := 1.0
	if len(t.differs) > 0 {
		if alone, err := a.call(a.other, ref, true, input); err == nil {
			if right = numbers(a.other, alone); len(right) != len(out) {
				right = slices.Grow(right, len(out))[:len(out)]
			}
			mended = 0
			for k, v := range alone {
				if v.p == nil && k < len(right) {
					mended = max(mended, relative(a.other.v[v.n], right[k]))
				}
			}
		}
	}
	worst, at := 0.0, -1
	of := map[string]float64{} // the worst error of each name
	for k, v := range out {
		e := 0.0
		switch {
		case v.p == nil && t.v[v.n] != t.v[v.n] && right[k].X0 != right[k].X0:
			continue // NaN in both
		case v.p == nil:
			e = relative(t.v[v.n], right[k])
		case right[k].X0 != float64(v.n):
			e = 1
		}
		if _, ok := of[names[k]]; !ok && !slices.Contains(a.numbers, names[k]) {
			a.numbers = append(a.numbers, names[k])
		}
		of[names[k]] = max(of[names[k]], e)
		if at < 0 || e > worst {
			worst, at = e, k
		}
	}
	if at < 0 {
		return nil
	}
	for name, e := range of {
		a.perName[name] = append(a.perName[name], digitsOf(e))
	}
	r := result{input: i, digits: digitsOf(worst), name: names[at], right: right[at].Text('g', 20), scaled: ref == scaled}
	if v := out[at]; v.p != nil {
		r.out, r.right = fmt.Sprint(v.n), right[at].Text('g', -1)
	} else {
		r.out = fmt.Sprint(t.v[v.n])
	}
	a.results = append(a.results, r)
	a.countLines()
	if worst > lossy {
		if e := relative(right[at].X0, beside[at]); len(t.differs) > 0 && mended < worst/2 && (e > worst/4 || out[at].p != nil) {
			a.branch(t, worst)
		} else {
			for k, v := range out {
				if v.p == nil && relative(t.v[v.n], beside[k]) > max(lossy, of[names[k]]/1024) {
					a.blame(t, int32(v.n))
				}
			}
		}
	}
	return nil
}

// lossy is the error from which on something is to blame: 1.5 digits are lost.
const lossy = 32 * unit

// countLines notes the digits that are left on each line.
func (a *analysis) countLines() {
	worst := map[int32]float64{}
	for z, n := range a.tape.ops {
		if n.op != opLeaf {
			if e := a.tape.err(int32(z)); e >= worst[n.at] {
				worst[n.at] = e
			}
		}
	}
	lines := map[place]float64{}
	for at, e := range worst {
		p := a.place(at)
		if old, ok := lines[p]; !ok || e > old {
			lines[p] = e
		}
	}
	for p, e := range lines {
		a.perLine[p] = append(a.perLine[p], digitsOf(e))
	}
}

func (a *analysis) place(at int32) place {
	p := a.fset.Position(a.sites[at].pos)
	return place{p.Filename, p.Line}
}

// lines writes what is left on each line.
func (a *analysis) lines(r *Report) {
	for p, list := range a.perLine {
		slices.Sort(list)
		r.Lines = append(r.Lines, Line{p.file, p.line, list[0], list[len(list)/2]})
	}
	slices.SortFunc(r.Lines, func(x, y Line) int {
		return cmp.Or(cmp.Compare(x.File, y.File), cmp.Compare(x.Line, y.Line))
	})
	for obj, k := range a.program.compiled {
		from, to := a.fset.Position(k.decl.Pos()), a.fset.Position(k.decl.End())
		r.functions = append(r.functions, listing{from.Filename, obj.Name(), from.Line, to.Line, a.files[from.Filename], obj.Pos() == a.code.decl.Name.Pos()})
	}
	slices.SortFunc(r.functions, func(x, y listing) int {
		return cmp.Or(-cmp.Compare(truth(x.main).n, truth(y.main).n), cmp.Compare(x.file, y.file), cmp.Compare(x.from, y.from))
	})
}

// A listing is the source of a function.
type listing struct {
	file, name string
	from, to   int
	text       []byte
	main       bool
}

// sure is the arithmetic that says how many digits QD is sure of.
const sure = "QD, shaken"

// most inputs on which other types are tried: the worst.
const tried = 16

// types finds which type would be enough, by running it on the worst inputs.
func (a *analysis) types(ctx context.Context, r *Report) error {
	list := []*arithmetic{arithmeticDF}
	if a.summed {
		list = append(list, compensated, exactly)
	}
	list = append(list, arithmeticDD)
	worst := map[string]float64{}
	inputs := a.results[:min(len(a.results), tried)]
	r.Tried = len(inputs)
	for i, x := range inputs {
		a.Show(0.7+0.3*float64(i)/float64(len(inputs)), "trying other types")
		if err := cause.Of(ctx); err != nil {
			return err
		}
		input := draw(a.args, x.input)
		a.other.tape = false
		ref, others := arithmeticQD, append(slices.Clone(list), shaken())
		if x.scaled {
			ref, others = scaled, append(slices.Clone(list), arithmeticQD)
		}
		out, err := a.call(a.other, ref, true, input)
		if err != nil {
			worst[sure] = 1
			continue
		}
		right := numbers(a.other, out)
		for _, in := range others {
			e := 1.0
			if out, err := a.call(a.other, in, true, input); err == nil {
				e = apartFrom(numbers(a.other, out), right)
			}
			worst[in.name] = max(worst[in.name], e)
		}
	}
	r.Reference = wideDigits(worst[sure])
	add := func(name string, digits float64) {
		digits = max(0, min(digits, r.Reference))
		r.Types = append(r.Types, Type{name, digits, digits >= r.Want})
	}
	add("F64", r.Worst)
	for _, in := range list {
		digits := wideDigits(worst[in.name])
		if in.value != nil {
			digits = min(digits, most)
		}
		if h, ok := holds[in.name]; ok {
			digits = min(digits, h)
		}
		add(in.name, digits)
	}
	add("QD", wideDigits(worst["QD"]))
	for _, t := range r.Types {
		if t.Enough && r.Enough == "" && t.Name != "DF" {
			r.Enough = t.Name
		}
	}
	return nil
}

// apartFrom returns by how much lists of numbers differ at most, relatively.
func apartFrom(x, y []limb.QD) float64 {
	if len(x) != len(y) {
		return 1
	}
	most := 0.0
	for i := range x {
		d := x[i].Sub(y[i])
		switch {
		case d.X0 == 0 || x[i].X0 != x[i].X0 && y[i].X0 != y[i].X0 || x[i].X0 == y[i].X0 && math.IsInf(x[i].X0, 0):
		case y[i].X0 == 0 || !finite(d.X0):
			return 1
		default:
			most = max(most, min(1, math.Abs(d.X0/y[i].X0)))
		}
	}
	return most
}

// holds are the digits of numbers that are as near as can be, as most is of float64: an exact result shows these.
var holds = map[string]float64{"DF": 48 * math.Log10(2), "DD": 106 * math.Log10(2)}

// wideDigits returns the digits that an error leaves, of the 63 of a QD at most.
func wideDigits(relative float64) float64 {
	return max(0, min(63, -math.Log10(max(relative, 1e-63))))
}

// zeroOf is the constant of node 0.
var zeroOf = number{0, constant.MakeFloat64(0)}
