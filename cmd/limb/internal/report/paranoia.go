package report

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Paranoia is how arithmetics err: those of devices, and of models of older
// ones.
type Paranoia struct {
	Schema  int        `json:"schema,omitempty"`
	Kind    string     `json:"kind,omitempty"` // "paranoia", where it stands alone
	Limb    string     `json:"limb_version,omitempty"`
	Vectors int        `json:"vectors"`
	Seed    uint64     `json:"seed"`
	Units   []Unit     `json:"arithmetics"`
	Probes  []Probes   `json:"compilers,omitempty"` // of devices
	Paper   []Interval `json:"published_intervals"`
}

// Unit is an arithmetic.
type Unit struct {
	Name      string         `json:"name"`
	About     string         `json:"about"`
	Type      string         `json:"type"` // "float32", or the format of a model
	Failed    string         `json:"failed,omitempty"`
	Intervals []Interval     `json:"error_intervals,omitempty"`
	Findings  []Finding      `json:"findings,omitempty"`
	Table5    []UnitAccuracy `json:"table_5,omitempty"` // of models
}

// Interval is the smallest and the largest error of an operation, in ulps of
// the exact result.
type Interval struct {
	Where     string   `json:"where,omitempty"` // of a published one
	Operation string   `json:"operation"`
	Vectors   int      `json:"vectors,omitempty"`
	Low       Number   `json:"smallest_error_ulp"`
	High      Number   `json:"largest_error_ulp"`
	LowAt     []string `json:"operands_of_the_smallest,omitempty"`
	HighAt    []string `json:"operands_of_the_largest,omitempty"`
}

// Finding is an answer to one of Kahan's questions.
type Finding struct {
	Question string `json:"question"`
	Grade    string `json:"grade"` // "" for none, flaw, defect, serious defect, failure
	Answer   string `json:"answer"`
}

// UnitAccuracy is a line of Table 5 of 2006 on a model.
type UnitAccuracy struct {
	Operation string   `json:"operation"`
	Paper     Number   `json:"7800gtx_log2"`
	Log2      Number   `json:"max_relative_error_log2"`
	Exact     bool     `json:"exact"`
	IEEE      Number   `json:"there_under_ieee_log2"`
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
	f := func(x Number) string {
		switch {
		case !finite(x):
			return "NaN"
		case x >= 1000 || x <= -1000:
			return strconv.FormatFloat(float64(x), 'e', 0, 64)
		}
		return strings.Replace(strconv.FormatFloat(float64(x), 'f', 3, 64), "-0.000", "0.000", 1)
	}
	return "[" + f(i.Low) + ", " + f(i.High) + "]"
}

// UnitOps are the operations of the table of intervals.
var UnitOps = []string{"x+y", "x-y", "x·y", "x/y", "1/x", "√x", "1/√x", "fma"}

// intervalRows are the table of intervals, published ones first.
func (p *Paranoia) intervalRows() [][]string {
	var rows [][]string
	line := func(name string, list []Interval) {
		row := []string{name}
		for _, op := range UnitOps {
			cell := "–"
			for i := range list {
				if list[i].Operation == op && (list[i].Where == "" || list[i].Where == name) {
					cell = list[i].text()
				}
			}
			row = append(row, cell)
		}
		rows = append(rows, row)
	}
	for i, published := range p.Paper {
		if i == 0 || p.Paper[i-1].Where != published.Where {
			line(published.Where, p.Paper)
		}
	}
	for _, u := range p.Units {
		line(u.title(), u.Intervals)
	}
	return rows
}

func (u *Unit) title() string {
	if u.Type == "float64" {
		return u.Name + " float64"
	}
	return u.Name
}

// verdict says in a sentence what there is to complain about.
func (u *Unit) verdict() (text string, ok bool) {
	count := map[string]int{}
	for _, f := range u.Findings {
		count[f.Grade]++
	}
	var words []string
	for _, g := range []string{"failure", "serious defect", "defect", "flaw"} {
		if count[g] > 0 {
			words = append(words, plural(count[g], g))
		}
	}
	if len(words) == 0 {
		return fmt.Sprintf("nothing to complain of in %s", plural(len(u.Findings), "answer")), true
	}
	return strings.Join(words, ", "), count["failure"]+count["serious defect"] == 0
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
		case f.Question == "underflow" && f.Grade == "":
			text += "Subnormal numbers are kept, and x - y is 0 only where x = y. "
		case f.Grade == "" || f.Grade == "flaw" && f.Question != "underflow" || strings.HasPrefix(f.Question, "rounding"):
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

// table is the table of intervals under its heads.
func (p *Paranoia) table() [][]string {
	return append([][]string{append([]string{"ulps"}, UnitOps...)}, p.intervalRows()...)
}

// TextUnits writes the intervals of models and devices, and what may be relied on.
func (r *Report) TextUnits(w io.Writer, s Style) {
	if r.Units == nil {
		return
	}
	s.heading(w, "What arithmetic is it?", r.Units.title())
	s.Table(w, Columns(1, len(UnitOps)+1), r.Units.table())
	for _, u := range r.Units.Units {
		fmt.Fprintln(w)
		s.Paragraph(w, s.bold(u.title())+": "+s.judged(u.words(), u.Failed == ""))
	}
	for _, c := range r.Units.Probes {
		fmt.Fprintln(w)
		s.Paragraph(w, s.bold(c.Device+", its compiler")+": "+s.judged(c.words(), c.Failed == ""))
	}
}

// words are what is to be said of an arithmetic below the table.
func (u *Unit) words() string {
	if u.Failed != "" {
		return u.Failed
	}
	return u.rely()
}

// title says what the figures are.
func (p *Paranoia) title() string {
	return "smallest and largest error of each operation in ulps, over " + power(p.Vectors) + " operands and what is near the worst"
}

// log2Of writes the error of a line of Table 5.
func log2Of(x Number, exact bool) string {
	if exact {
		return "exact"
	}
	return strconv.FormatFloat(float64(x), 'f', 1, 64)
}

// table5Rows are Table 5 on the models, below the paper's figures.
func (p *Paranoia) table5Rows() (rows [][]string) {
	for _, u := range p.Units {
		if u.Table5 == nil {
			continue
		}
		paper, row := []string{"7800GTX, 2006"}, []string{u.Name}
		for _, a := range u.Table5 {
			paper, row = append(paper, log2Of(a.Paper, a.Paper == 0)), append(row, log2Of(a.Log2, a.Exact))
		}
		if rows == nil {
			rows = append(rows, paper)
		}
		rows = append(rows, row)
	}
	return rows
}

// Text writes the tables for a terminal.
func (p *Paranoia) Text(w io.Writer, s Style) {
	s.Line(w, s.bold("limb paranoia")+" · "+p.title())
	fmt.Fprintln(w)
	s.Table(w, Columns(1, len(UnitOps)+1), p.table())
	for _, u := range p.Units {
		fmt.Fprintln(w)
		s.Line(w, s.bold(u.title())+" · "+u.About)
		if u.Failed != "" {
			s.Note(w, s.judged(u.Failed, false))
			continue
		}
		verdict, ok := u.verdict()
		s.Paragraph(w, u.rely())
		s.Paragraph(w, s.judged(verdict, ok))
		var rows [][]string
		for _, f := range u.Findings {
			if f.Grade != "" {
				rows = append(rows, []string{f.Grade, f.Question, f.Answer})
			}
		}
		s.List(w, make([]bool, 3), rows)
	}
	for i := range p.Probes {
		p.Probes[i].Text(w, s)
	}
	if rows := p.table5Rows(); rows != nil {
		s.heading(w, "Table 5 of 2006 on the models", "largest relative error, log2, over "+power(p.Vectors)+" vectors with exponents far apart")
		s.Table(w, Columns(1, 5), append([][]string{{"log2", "Add12", "Mul12", "Add22", "Mul22"}}, rows...))
		for _, u := range p.Units {
			for _, a := range u.Table5 {
				if u.Name == "g70" && a.Operation == "Add22" && !a.Exact {
					fmt.Fprintln(w)
					s.Paragraph(w, fmt.Sprintf("Add22 is cancellation: on the worst operands of g70, %s, IEEE arithmetic errs by 2^%.1f too.", strings.Join(a.Worst, " "), float64(a.IEEE)))
				}
			}
		}
	}
}

// Operands writes the operands that attain each error.
func (p *Paranoia) Operands(w io.Writer, s Style) {
	for _, u := range p.Units {
		rows := [][]string{{"", "smallest, ulps", "operands", "largest, ulps", "operands"}}
		for _, i := range u.Intervals {
			rows = append(rows, []string{i.Operation, strconv.FormatFloat(float64(i.Low), 'f', 5, 64), strings.Join(i.LowAt, " "), strconv.FormatFloat(float64(i.High), 'f', 5, 64), strings.Join(i.HighAt, " ")})
		}
		fmt.Fprintf(w, "\n%s  operands of the smallest and of the largest errors\n", s.bold(u.title()))
		s.table(w, []bool{false, true, false, true, false}, []bool{2: true, 4: true}, rows)
	}
}
