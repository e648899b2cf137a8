package report

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/limbfp/limb/paranoia"
)

// Paranoia is how arithmetics err: those of devices, and of models of older
// ones.
type Paranoia struct {
	*Head              // where it stands alone
	Vectors int        `json:"vectors"`
	Seed    uint64     `json:"seed"`
	Units   []Unit     `json:"arithmetics"`
	Probes  []Probes   `json:"compilers,omitempty"` // of devices
	Paper   []Interval `json:"published_intervals"`
}

// Unit is an arithmetic.
type Unit struct {
	Name      string             `json:"name"`
	About     string             `json:"about"`
	Type      string             `json:"type"` // "float32", or the format of a model
	Failed    string             `json:"failed,omitempty"`
	Intervals []Interval         `json:"error_intervals,omitempty"`
	Findings  []paranoia.Finding `json:"findings,omitempty"`
	Table5    []UnitAccuracy     `json:"table_5,omitempty"` // of models
}

// Interval is the smallest and the largest error of an operation, in ulps of
// the exact result.
type Interval struct {
	Where     string   `json:"where,omitempty"` // of a published one
	Operation string   `json:"operation"`
	Vectors   int      `json:"vectors,omitempty"`
	Low       Figure   `json:"smallest_error_ulp"`
	High      Figure   `json:"largest_error_ulp"`
	LowAt     []string `json:"operands_of_the_smallest,omitempty"`
	HighAt    []string `json:"operands_of_the_largest,omitempty"`
}

// UnitAccuracy is a line of Table 5 of 2006 on a model.
type UnitAccuracy struct {
	Operation string   `json:"operation"`
	Paper     Figure   `json:"7800gtx_log2"`
	Log2      Figure   `json:"max_relative_error_log2"`
	Exact     bool     `json:"exact"`
	IEEE      Figure   `json:"there_under_ieee_log2"`
	Worst     []string `json:"worst_operands,omitempty"`
}

// PublishedIntervals are those of [DGD06] Table 2, and of [Tha07] Table I for the NV40, the
// G70 and the G80. Of the reciprocals and roots of the G80 [Wil13] has the largest error, in
// Tables 8.11 and, of √x, 8.13.
var PublishedIntervals = []Interval{
	{Where: "exact rounding", Operation: "x+y", Low: -0.5, High: 0.5}, {Where: "exact rounding", Operation: "x-y", Low: -0.5, High: 0.5},
	{Where: "exact rounding", Operation: "x·y", Low: -0.5, High: 0.5}, {Where: "exact rounding", Operation: "x/y", Low: -0.5, High: 0.5},
	{Where: "truncated", Operation: "x+y", Low: -1, High: 0}, {Where: "truncated", Operation: "x-y", Low: -1, High: 1},
	{Where: "truncated", Operation: "x·y", Low: -1, High: 0}, {Where: "truncated", Operation: "x/y", Low: -1, High: 0},
	{Where: "R300, 2004", Operation: "x+y", Low: -1, High: 0}, {Where: "R300, 2004", Operation: "x-y", Low: -1, High: 1},
	{Where: "R300, 2004", Operation: "x·y", Low: -0.989, High: 0.125}, {Where: "R300, 2004", Operation: "x/y", Low: -2.869, High: 0.094},
	{Where: "NV35, 2004", Operation: "x+y", Low: -1, High: 0}, {Where: "NV35, 2004", Operation: "x-y", Low: -0.75, High: 0.75},
	{Where: "NV35, 2004", Operation: "x·y", Low: -0.782, High: 0.625}, {Where: "NV35, 2004", Operation: "x/y", Low: -1.199, High: 1.375},
	{Where: "NV40 and G70, 2007", Operation: "x+y", Low: -1, High: 0}, {Where: "NV40 and G70, 2007", Operation: "x-y", Low: -0.75, High: 0.75},
	{Where: "NV40 and G70, 2007", Operation: "x·y", Low: -0.78125, High: 0.625}, {Where: "NV40 and G70, 2007", Operation: "x/y", Low: -1.19902, High: 1.37442},
	{Where: "G80, 2007", Operation: "x+y", Low: -0.5, High: 0.5}, {Where: "G80, 2007", Operation: "x-y", Low: -0.5, High: 0.5},
	{Where: "G80, 2007", Operation: "x·y", Low: -0.5, High: 0.5}, {Where: "G80, 2007", Operation: "x/y", Low: -1.58222, High: 1.80325},
	{Where: "G80, 2007", Operation: "1/x", Low: -0.98, High: 0.98}, {Where: "G80, 2007", Operation: "√x", Low: -3, High: 3},
	{Where: "G80, 2007", Operation: "1/√x", Low: -1.52, High: 1.52},
}

// text writes an interval; one of several places is what happens where an
// operation that rounds twice cancels.
func (i *Interval) text() string {
	f := func(x Figure) string {
		switch {
		case !finite(x):
			return "NaN"
		case x >= 1000 || x <= -1000:
			return strconv.FormatFloat(float64(x), 'e', 0, 64)
		}
		return strings.Replace(fixed(x, 3), "-0.000", "0.000", 1)
	}
	return "[" + f(i.Low) + ", " + f(i.High) + "]"
}

// UnitOps are the operations of the table of intervals.
var UnitOps = []string{"x+y", "x-y", "x·y", "x/y", "1/x", "√x", "1/√x", "fma"}

// intervals are the table of the errors of operations, published ones first.
func (p *Paranoia) intervals() Block {
	t := tableOf("ulps", of(prose, "arithmetic", ""), of(number, UnitOps...))
	line := func(name, typ string, list []Interval) Row {
		r := Row{Cells: []string{name, typ}, Soft: typ == ""}
		for _, op := range UnitOps {
			cell := "–"
			for i := range list {
				if list[i].Operation == op && (list[i].Where == "" || list[i].Where == name) {
					cell = list[i].text()
				}
			}
			r.Cells = append(r.Cells, cell)
		}
		return r
	}
	for i, published := range p.Paper {
		if i == 0 || p.Paper[i-1].Where != published.Where {
			t.Rows = append(t.Rows, line(published.Where, "", p.Paper))
		}
	}
	for _, u := range p.Units {
		t.Rows = append(t.Rows, line(u.Name, u.Type, u.Intervals))
	}
	return Block{Table: t, Once: true}
}

// Worst returns the largest error of an operation, in ulps.
func (u *Unit) Worst(op string) (ulps float64, ok bool) {
	for _, i := range u.Intervals {
		if i.Operation == op {
			return float64(max(-i.Low, i.High)), true
		}
	}
	return 0, false
}

// counted says in a sentence what there is to complain about in so many answers.
func counted(grades []paranoia.Grade) (text string, ok bool) {
	count := map[paranoia.Grade]int{}
	for _, g := range grades {
		count[g]++
	}
	var words []string
	for g := paranoia.Failure; g >= paranoia.Flaw; g-- {
		if count[g] > 0 {
			words = append(words, plural(count[g], g.String()))
		}
	}
	if len(words) == 0 {
		return fmt.Sprintf("nothing to complain of in %s", plural(len(grades), "answer")), true
	}
	return fmt.Sprintf("%s in %s", strings.Join(words, ", "), plural(len(grades), "answer")), count[paranoia.Failure]+count[paranoia.Serious] == 0
}

// verdict says in a sentence what there is to complain about.
func (u *Unit) verdict() (text string, ok bool) {
	var grades []paranoia.Grade
	for _, f := range u.Findings {
		grades = append(grades, f.Grade)
	}
	return counted(grades)
}

// inAll counts what is wrong with a device, in its arithmetics and its compiler, and says what limb makes of it.
func (p *Paranoia) inAll(x *Probes) (list []Block) {
	var grades []paranoia.Grade
	for _, u := range p.Units {
		for _, f := range u.Findings {
			if u.Name == x.Device {
				grades = append(grades, f.Grade)
			}
		}
	}
	for _, r := range x.List {
		if r.Rows > 0 {
			grades = append(grades, r.Grade)
		}
	}
	b := Block{Title: x.Device + ": in all", Words: []Words{{Text: judged(counted(grades))}}}
	if x.Limb != "" {
		b.Words = append(b.Words, Words{Text: "That is the driver's own arithmetic. limb itself, which avoids what is wrong there: " + x.Limb + "."})
	}
	return []Block{b}
}

// rely says in plain words what may be relied on, and what not.
func (u *Unit) rely() string {
	var good, bad []string
	for _, op := range UnitOps {
		for i := range u.Intervals {
			v := &u.Intervals[i]
			switch most := max(-v.Low, v.High); {
			case v.Operation != op:
			case most <= 0.5:
				good = append(good, op)
			case op == "fma" && most > 2:
				bad = append(bad, "fma, which is a product and a sum")
			default:
				bad = append(bad, fmt.Sprintf("%s, which errs by up to %.2f ulp", op, float64(most)))
			}
		}
	}
	text := "Nothing can be said of it."
	if u.Failed != "" {
		return text
	}
	if text = ""; len(good) > 0 {
		text = "You may rely on " + strings.Join(good, ", ") + ": rounded once, to nearest, on all that was tried. "
	}
	for _, f := range u.Findings {
		switch {
		case f.Question == "underflow" && f.Grade == paranoia.Fine:
			text += "Subnormal numbers are kept, and x - y is 0 only where x = y. "
		case f.Grade == paranoia.Fine || f.Grade == paranoia.Flaw && f.Question != "underflow" || strings.HasPrefix(f.Question, "rounding"):
		case f.Question == "underflow":
			bad = append(bad, "small numbers: underflow is "+f.Answer)
		default:
			bad = append(bad, fmt.Sprintf("%s (%s)", f.Question, f.Answer))
		}
	}
	if len(bad) > 0 {
		text += "Do not rely on " + strings.Join(bad, "; ") + ". "
	}
	return strings.TrimSpace(text)
}

// words are what is to be said of an arithmetic below the table.
func (u *Unit) words() string {
	if u.Failed != "" {
		return cross + u.Failed
	}
	return u.rely()
}

// title says what the figures are.
func (p *Paranoia) title() string {
	return "smallest and largest error of each operation in ulps, over " + power(p.Vectors) + " operands and what is near the worst"
}

// Trust is what the self-test found.
func (r *Report) Trust() Chapter {
	c := Chapter{ID: "trust", Title: "May I trust it?", About: "bit for bit against plain Go, on the device, in the shapes that kernels use"}
	t := tableOf("", of(prose, "device", ""), of(prose, Questions...))
	for _, d := range r.Devices {
		for i, a := range []*Arithmetic{d.Float32, d.Float64} {
			if a == nil || a.Answers == nil {
				continue
			}
			cells := []string{d.Name, []string{"float32", "float64"}[i]}
			for _, v := range a.Answers {
				cells = append(cells, judged(v.Text, v.OK))
			}
			t.add(cells...)
		}
	}
	if t.Rows != nil {
		c.Blocks = []Block{{Table: t, Once: true}}
	}
	return c
}

// Arithmetics are the intervals of models and devices, and what may be relied on.
func (r *Report) Arithmetics() Chapter {
	c := Chapter{ID: "arithmetic", Title: "What arithmetic is it?"}
	p := r.Units
	if p == nil {
		return c
	}
	units, compilers := Block{Once: true}, Block{Title: "Their compilers", Once: true}
	for _, u := range p.Units {
		units.Words = append(units.Words, Words{Of: []string{u.Name, u.Type}, Text: u.words()})
	}
	for _, x := range p.Probes {
		compilers.Words = append(compilers.Words, Words{Of: []string{x.Device}, Text: x.words()})
	}
	c.About, c.Blocks = p.title(), []Block{p.intervals(), units}
	if compilers.Words != nil {
		c.Blocks = append(c.Blocks, compilers)
	}
	return c
}

// arithmeticPage is the chapter of the page, with what was asked and is not as it should be.
func (r *Report) arithmeticPage() Chapter {
	c := r.Arithmetics()
	if r.Units == nil {
		return c
	}
	asked, probes, untold := 0, 0, 0
	questions := tableOf("", of(prose, "arithmetic", "question", "grade", "answer"))
	for _, u := range r.Units.Units {
		asked += len(u.Findings)
		for _, f := range u.Findings {
			if f.Grade != paranoia.Fine {
				questions.add(u.Name+" "+u.Type, f.Question, f.Grade.String(), f.Answer)
			}
		}
	}
	broken := tableOf("", of(prose, "compiler of", "probe", "grade", "answer"), of(code, "operands"))
	for _, p := range r.Units.Probes {
		n, _ := p.asked()
		probes += n
		for _, x := range p.wrong() {
			if x.Grade == paranoia.Unknown {
				untold++
			}
			broken.add(p.Device, x.Type+" "+x.Name, x.Grade.String(), x.Answer, strings.Join(x.Evidence, "; "))
		}
	}
	fold := func(what string, asked, untold int, found *Table) {
		if asked > 0 && found.Rows == nil {
			c.Blocks = append(c.Blocks, said(fmt.Sprintf("%d %s found nothing to complain of.", asked, what))...)
		}
		words := fmt.Sprintf("%d %s: %d are not as they should be", asked, what, len(found.Rows)-untold)
		if untold > 0 {
			words += fmt.Sprintf(", %d cannot tell", untold)
		}
		c.Blocks = append(c.Blocks, found.folded(words)...)
	}
	fold("answers to Kahan's questions", asked, 0, questions)
	fold("probes of what compilers do to programs", probes, untold, broken)
	return c
}

// table5 is Table 5 on the models, below the paper's figures.
func (p *Paranoia) table5() (list []Block) {
	t := tableOf("log2", of(prose, ""), of(number, "Add12", "Mul12", "Add22", "Mul22"))
	var remark string
	for _, u := range p.Units {
		paper, row := []string{"7800GTX, 2006"}, []string{u.Name}
		for _, a := range u.Table5 {
			paper, row = append(paper, errorLog2(a.Paper, a.Paper == 0)), append(row, errorLog2(a.Log2, a.Exact))
			if u.Name == "g70" && a.Operation == "Add22" && !a.Exact {
				remark = fmt.Sprintf("Add22 is cancellation: on the worst operands of g70, %s, IEEE arithmetic errs by 2^%.1f too.", strings.Join(a.Worst, " "), float64(a.IEEE))
			}
		}
		if u.Table5 == nil {
			continue
		}
		if t.Rows == nil {
			t.add(paper...)
		}
		t.add(row...)
	}
	if t.Rows == nil {
		return nil
	}
	list = []Block{{Title: "Table 5 of 2006 on the models", About: "largest relative error, log2, over " + power(p.Vectors) + " vectors with exponents far apart"}, {Table: t}}
	return append(list, said(remark)...)
}

// Text writes all that was found.
func (p *Paranoia) Text(w io.Writer, s Style) {
	list := []Block{{Title: "limb paranoia · " + p.title()}, p.intervals()}
	for _, u := range p.Units {
		b := Block{Title: u.Name + " " + u.Type + " · " + u.About, Words: []Words{{Text: u.words()}}}
		if u.Failed == "" {
			b.Words = append(b.Words, Words{Text: judged(u.verdict())})
			t := tableOf("", of(prose, "", "", ""))
			for _, f := range u.Findings {
				if f.Grade != paranoia.Fine {
					t.add(f.Grade.String(), f.Question, f.Answer)
				}
			}
			list = append(append(list, b), t.blocks()...)
			continue
		}
		list = append(list, b)
	}
	for i := range p.Probes {
		list = append(list, p.Probes[i].blocks()...)
		list = append(list, p.inAll(&p.Probes[i])...)
	}
	s.Blocks(w, append(list, p.table5()...))
}

// Operands writes the operands that attain each error.
func (p *Paranoia) Operands(w io.Writer, s Style) {
	var list []Block
	for _, u := range p.Units {
		t := tableOf("", of(prose, "operation"), of(number, "smallest, ulps"), beside(code, "operands"), of(number, "largest, ulps"), beside(code, "operands"))
		for _, i := range u.Intervals {
			t.add(i.Operation, fixed(i.Low, 5), strings.Join(i.LowAt, " "), fixed(i.High, 5), strings.Join(i.HighAt, " "))
		}
		list = append(append(list, Block{Title: u.Name + " " + u.Type + " · operands of the smallest and of the largest errors"}), t.blocks()...)
	}
	s.write(w, list, true)
}
