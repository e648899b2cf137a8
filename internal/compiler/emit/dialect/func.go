package dialect

import (
	"cmp"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/compiler/emit/lines"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// printer prints one function.
type printer struct {
	*Language
	text  map[*ir.Value]string // how a value is referred to
	whole map[*ir.Value][]part // the structs that it is a part of: variables, and fields of these
	uses  map[*ir.Value]int
	once  map[*ir.Value]bool // calls whose result is an operand of another call, or returned, as it is
	lines.Writer
}

// A part says that a value is scalar number index of a struct.
type part struct {
	base, typ string
	index     int
}

// PrintFunc prints a function, with its contract before it.
func (l *Language) PrintFunc(f *ir.Func) string {
	if f = f.Straight(); f.Code != nil {
		panic(fmt.Sprintf("no notation for the loops of %s (%s)", f.Go, f.Pos))
	}
	p := &printer{Language: l, text: map[*ir.Value]string{}, whole: map[*ir.Value][]part{}, once: map[*ir.Value]bool{}, Writer: lines.Writer{Indent: "\t", Taken: l.reserved()}}
	p.uses, _ = f.Uses()
	p.findOnce(f.Out, f.Results)
	for _, v := range f.Body {
		if v.Op == ir.Call {
			p.findOnce(v.Callee.In, v.Args)
		}
	}
	var params []string
	k := 0
	for i, g := range f.In {
		name := p.Unique(p.local(cmp.Or(strings.Trim(g.Name, "_"), "p"+strconv.Itoa(i))))
		t := shapeOf(g)
		params = append(params, fmt.Sprintf(l.Param, l.typeName(t), name))
		if l.Unread != "" && !slices.ContainsFunc(f.Params[k:k+g.N], func(v *ir.Value) bool { return reads(f, v) }) {
			p.Line(fmt.Sprintf(l.Unread, name))
		}
		p.bind(t, name, f.Params[k:k+g.N])
		k += g.N
	}
	out := result(f)
	if f.Arm {
		values := f.Params[1 : 1+len(f.Results)]
		p.Line(fmt.Sprintf(l.Unless, p.text[f.Params[0]], p.group(out, values)))
	}
	rare, otherwise := l.rare(f)
	for i := len(f.Params); i < len(f.Body); i++ {
		if rare == nil || !slices.Contains(f.Results, f.Body[i]) {
			p.value(f.Body[i], f.Body[i+1:])
		}
	}
	results := f.Results
	if rare != nil {
		p.Line(fmt.Sprintf(l.Rarely, lines.Bare(p.text[results[0].Args[0]]), p.group(out, rare)))
		results = otherwise
	}
	p.Line("return " + lines.Bare(p.group(out, results)) + ";")
	return fmt.Sprintf("%s%s\n%s}\n", lines.Comment(f.Doc), fmt.Sprintf(l.Head, l.typeName(out), l.Name(Func, f.Name), cmp.Or(strings.Join(params, ", "), l.None)), p.Body.String())
}

// reads reports whether a function's values or results are made of v.
func reads(f *ir.Func, v *ir.Value) bool {
	return slices.Contains(f.Results, v) || slices.ContainsFunc(f.Body, func(w *ir.Value) bool { return slices.Contains(w.Args, v) })
}

// rare returns the results of a function that mends what infinities, NaN and zeros come to,
// where there is something to mend and where there is not; nil of other functions, and of
// quads, whose loops would not become vectors then. A branch
// that is hardly ever taken costs a processor less than a choice.
func (l *Language) rare(f *ir.Func) (rare, otherwise []*ir.Value) {
	if l.Rarely == "" || !strings.HasSuffix(f.Name, "_finish") {
		return nil, nil
	}
	for _, r := range f.Results {
		if r.Op != ir.Select || r.Args[0] != f.Results[0].Args[0] {
			return nil, nil
		}
		rare, otherwise = append(rare, r.Args[1]), append(otherwise, r.Args[2])
	}
	return rare, otherwise
}

// findOnce finds the calls whose result stands in a list of values and nowhere else.
func (p *printer) findOnce(groups []ir.Group, values []*ir.Value) {
	for _, g := range groups {
		if call := values[0].Args; values[0].Op == ir.Result && g.N > 1 {
			out := call[0].Callee.Out
			same := len(out) == 1 && out[0].Type == g.Type
			for i, v := range values[:g.N] {
				same = same && v.Op == ir.Result && v.Args[0] == call[0] && v.Nth == i && p.uses[v] == 1 && v.Name == "" && v.Comment == ""
			}
			p.once[call[0]] = p.once[call[0]] || same
		}
		values = values[g.N:]
	}
}

// bind says that values, of which some may be nil, are the scalars of a variable.
func (p *printer) bind(t shape, base string, values []*ir.Value) {
	if t.parts == nil {
		if values[0] != nil {
			p.text[values[0]] = base
		}
		return
	}
	for i, v := range values {
		if v != nil {
			p.whole[v] = append(p.whole[v], part{base, t.name, i})
		}
	}
	for i, f := range p.fields(t) {
		n := t.parts[i].size()
		p.bind(t.parts[i], base+"."+f.Name, values[:n])
		values = values[n:]
	}
}

// group prints values as one of type t: a variable that has just these, or a new one.
func (p *printer) group(t shape, values []*ir.Value) string {
	if t.parts == nil {
		return p.operand(values[0])
	}
	for _, w := range p.whole[values[0]] {
		same := w.index == 0 && w.typ == t.name
		for i, v := range values {
			found := false
			for _, x := range p.whole[v] {
				found = found || x == part{w.base, w.typ, i}
			}
			same = same && found
		}
		if same {
			return w.base
		}
	}
	var parts []string
	for _, q := range t.parts {
		n := q.size()
		parts = append(parts, lines.Bare(p.group(q, values[:n])))
		values = values[n:]
	}
	return p.Make(p.typeName(t), p.fields(t), parts)
}

// value prints a statement for v, or keeps its expression for the one place that uses it.
func (p *printer) value(v *ir.Value, rest []*ir.Value) {
	switch {
	case v.Op == ir.Result: // its call has named it
	case v.Op == ir.Const || v.Op == ir.Splitter:
		p.text[v] = p.expr(v)
	case v.Op == ir.Call && (len(v.Callee.Results) > 1 || len(v.Callee.Out) > 1):
		p.call(v, rest)
	case v.Name == "" && v.Comment == "" && p.uses[v] == 1 && !(p.Rounded != "" && rounds(v)):
		p.text[v] = p.expr(v)
	default:
		form := p.Let
		if rounds(v) && p.Rounded != "" {
			form = p.Rounded
		}
		p.text[v] = p.let(form, p.Types[v.Type], cmp.Or(v.Name, "t"+strconv.Itoa(v.ID)), p.expr(v), v.Comment)
	}
}

// let declares a variable, and returns its name.
func (p *printer) let(form, typ, name, value, comment string) string {
	name = p.Unique(p.local(name))
	p.Commented(comment, fmt.Sprintf(form, typ, name, lines.Bare(value)))
	return name
}

// call prints a call whose result is a struct. Of several results each that the Go source
// has a name for is a variable.
func (p *printer) call(v *ir.Value, rest []*ir.Value) {
	t, out := result(v.Callee), v.Callee.Out
	results := make([]*ir.Value, t.size())
	comment := ""
	for _, r := range rest {
		if r.Op == ir.Result && r.Args[0] == v && p.uses[r] > 0 {
			results[r.Nth] = r
			comment = cmp.Or(comment, r.Comment)
		}
	}
	if p.once[v] {
		p.bind(t, p.expr(v), results)
		return
	}
	name := "t" + strconv.Itoa(v.ID)
	if len(out) == 1 {
		name = cmp.Or(variable(out[0], results), name)
	}
	base := ""
	if v.Turns {
		base = p.repeat(v, t, name)
	} else {
		base = p.let(p.Let, p.typeName(t), name, p.expr(v), comment)
	}
	p.bind(t, base, results)
	if len(out) == 1 {
		return
	}
	for i, g := range out {
		some := results[:g.N]
		results = results[g.N:]
		if name := variable(g, some); name != "" {
			part := p.let(p.Let, p.typeName(t.parts[i]), name, base+"."+p.fields(t)[i].Name, "")
			for _, r := range some {
				delete(p.whole, r)
			}
			p.bind(t.parts[i], part, some)
		}
	}
}

// repeat prints the calls of a loop's turn, and returns the variable of its results.
func (p *printer) repeat(v *ir.Value, t shape, name string) string {
	name = p.Unique(p.local(name))
	first := p.expr(v)
	again := &ir.Value{Op: ir.Call, Callee: v.Callee}
	for i, a := range v.Args {
		if i < len(v.Callee.Results) {
			a = &ir.Value{Op: ir.Result, Type: a.Type}
		}
		again.Args = append(again.Args, a)
	}
	p.bind(t, name, again.Args[:t.size()])
	p.Line(fmt.Sprintf(p.Repeat, p.typeName(t), name, lines.Bare(first), p.text[again.Args[0]], lines.Bare(p.expr(again))))
	return name
}

// variable returns the name of the Go variable that a result is assigned to, where something
// uses it: x for x_Hi, x_Lo.
func variable(g ir.Group, results []*ir.Value) (name string) {
	for i, r := range results {
		if r == nil {
			continue
		}
		if g.Fields == nil {
			return r.Name
		}
		base, ok := strings.CutSuffix(r.Name, "_"+g.Fields[i])
		if !ok || name != "" && base != name {
			return ""
		}
		name = base
	}
	return name
}

// local returns how a Go variable is called.
func (p *printer) local(name string) string {
	if name = strings.Trim(name, "_"); p.Local != nil {
		return p.Local(name)
	}
	return name
}

// operand prints v as an operand of arithmetic, an argument or a result.
func (p *printer) operand(v *ir.Value) string {
	if v.Op == ir.Const && v.Type.Float() && v.Const == 0 && !math.Signbit(v.Const) {
		return cmp.Or(p.word("zero", v.Type), p.text[v])
	}
	return p.text[v]
}

// call is a format whose operands stand alone.
var call = regexp.MustCompile(`^[@\w]+\(%s(, %s)*\)$`)

// expr prints the operation of v.
func (p *printer) expr(v *ir.Value) string {
	switch v.Op {
	case ir.Const:
		return p.Number(v.Const, v.Type)
	case ir.Call:
		var args []string
		values := v.Args
		for _, g := range v.Callee.In {
			args = append(args, lines.Bare(p.group(shapeOf(g), values[:g.N])))
			values = values[g.N:]
		}
		return p.Name(Func, v.Callee.Name) + "(" + strings.Join(args, ", ") + ")"
	}
	var args []any
	for _, a := range v.Args {
		if v.Op > ir.ProdErr && v.Op != ir.FMA { // no arithmetic
			args = append(args, p.text[a])
		} else {
			args = append(args, p.operand(a))
		}
	}
	t := v.Type
	if !t.Float() && len(v.Args) > 0 && v.Op != ir.Select && v.Op != ir.Lookup {
		t = v.Args[0].Type
	}
	form := p.word(v.Op.String(), t)
	if len(v.Args) == 2 && v.Args[0] == v.Args[1] {
		form = cmp.Or(p.word(v.Op.String()+"self", t), form)
	}
	switch {
	case v.Op == ir.Lookup && form != "":
		return fmt.Sprintf(form, p.Name(Table, v.Table.Name), p.index(v.Args[0]))
	case v.Op == ir.Lookup:
		return fmt.Sprintf("%s[%s]", p.Name(Table, v.Table.Name), p.index(v.Args[0]))
	case form == "":
		return missing(v, t)
	}
	if call.MatchString(form) {
		for i, a := range args {
			args[i] = lines.Bare(a.(string))
		}
	}
	form = strings.ReplaceAll(form, "{k}", strconv.Itoa(v.Bits))
	if before, after, ok := strings.Cut(form, "@"); ok {
		name := after[:strings.IndexByte(after, '(')]
		form = before + p.Name(Func, t.String()+"_"+name) + after[len(name):]
	}
	return fmt.Sprintf(form, args...)
}

// index prints the index of a table.
func (p *printer) index(v *ir.Value) string {
	if form := p.word("index", ir.I32); form != "" {
		return fmt.Sprintf(form, p.text[v])
	}
	return lines.Bare(p.text[v])
}

// rounds reports whether v is an operation of floats that rounds.
func rounds(v *ir.Value) bool {
	switch v.Op {
	case ir.Add, ir.Sub, ir.Mul, ir.Div, ir.Sqrt, ir.ProdErr, ir.FMA:
		return v.Type.Float()
	}
	return false
}
