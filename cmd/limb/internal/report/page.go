package report

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// The sections of the page.

const allDevices = "all devices"

// sections are what the report has, in the order of the page.
func (r *Report) sections() ([]section, error) {
	var list []section
	for _, of := range []func() (*section, error){
		r.pageTrust, r.pageArithmetic, r.pageAccuracy, r.pageFunctions, r.pageNative, r.pageTimes, r.pageFFT, r.pageMat,
	} {
		s, err := of()
		if err != nil {
			return nil, err
		}
		if s != nil {
			list = append(list, *s)
		}
	}
	return list, nil
}

// typeGrid is the table of the types.
func (s *Summary) typeGrid() *grid {
	if len(s.Types) == 0 {
		return nil
	}
	g := &grid{Label: "The types", Head: []string{"type", "limbs", "bits", "digits", "all bits from", "to"}, Classes: []string{"words"}}
	for _, t := range s.Types {
		g.Rows = append(g.Rows, row{
			Name: t.Type, Cells: []string{t.Limbs, strconv.Itoa(t.Bits), strconv.Itoa(t.Digits), powerOf10(t.Least, math.Ceil), powerOf10(t.Max, math.Floor)},
			Soft: strings.HasPrefix(t.Type, "float"),
		})
	}
	return g
}

// powerOf10 writes the power of ten with this logarithm: "1e-292".
func powerOf10(log10 Number, round func(float64) float64) string {
	if !finite(log10) {
		return "–"
	}
	return fmt.Sprintf("1e%d", int(round(float64(log10))))
}

// speedGrid is the table of speeds, by type.
func (s *Summary) speedGrid() *grid {
	g := &grid{Label: "Speeds, in ns for one element", Head: heads("ns for one element", SpeedOps)}
	var types []string
	for _, x := range s.Speeds {
		if x.Missing == "" && !slices.Contains(types, x.Type) {
			types = append(types, x.Type)
		}
	}
	for _, typ := range types {
		g.Rows = append(g.Rows, row{Head: typ})
		for _, x := range s.Speeds {
			if x.Type != typ || x.Missing != "" {
				continue
			}
			line := row{Name: x.Where}
			for _, op := range SpeedOps {
				line.Cells = append(line.Cells, x.cell(op))
			}
			g.Rows = append(g.Rows, line)
		}
	}
	if g.Rows == nil {
		return nil
	}
	return g
}

// missing says of which speeds there are no figures, and why: of several types once.
func (s *Summary) missing() []words {
	var list []words
	types := map[words][]string{}
	for _, x := range s.Speeds {
		if w := (words{Names: x.Where, Text: x.Missing, Class: "soft"}); x.Missing != "" {
			if types[w] == nil {
				list = append(list, w)
			}
			types[w] = append(types[w], x.Type)
		}
	}
	for i, w := range list {
		if slices.ContainsFunc(s.Speeds, func(x Speed) bool { return x.Where == w.Names && x.Missing != w.Text }) { // of other types there are
			list[i].Names += " " + strings.Join(types[w], " ")
		}
	}
	if text := s.leftOut(); text != "" {
		list = append(list, words{Text: text, Class: "soft"})
	}
	return list
}

// heads are those of the columns, behind that of the names: short ones in one line.
func heads(names string, columns []string) []string {
	list := []string{names}
	for _, c := range columns {
		list = append(list, strings.ReplaceAll(c, " ", "\u00a0"))
	}
	return list
}

func (r *Report) pageTrust() (*section, error) {
	trust := r.trust()
	if len(trust) == 0 {
		return nil, nil
	}
	g := &grid{Label: "What the self-test answers", Head: heads("device", Questions), Classes: slices.Repeat([]string{"words"}, len(Questions))}
	var devices []string
	for _, t := range trust {
		line := row{Name: t.Device + " " + t.Limb}
		for _, v := range t.Answers {
			line.Cells = append(line.Cells, Style{}.judged(v.Text, v.OK))
		}
		g.Rows, devices = append(g.Rows, line), append(devices, t.Device)
	}
	g.Rows = merged(byDevice(g.Rows, devices), allDevices, len(r.present()))
	return &section{
		ID: "trust", Title: "May I trust it?", About: "Bit for bit against plain Go, on the device, in the shapes that kernels use.",
		Blocks: []block{{Tables: []*grid{g}}},
	}, nil
}

func (r *Report) pageArithmetic() (*section, error) {
	p := r.Units
	if p == nil {
		return nil, nil
	}
	intervals := &grid{Label: "Errors of the machine's own operations, in ulps", Head: heads("arithmetic", UnitOps)}
	rows := p.intervalRows()
	published := rows[:len(rows)-len(p.Units)]
	for _, cells := range published {
		intervals.Rows = append(intervals.Rows, row{Name: cells[0], Cells: cells[1:], Soft: true})
	}
	var units, said, compilers []row
	var devices []string
	for i, u := range p.Units {
		name := u.Name + " " + u.Type
		units = append(units, row{Name: name, Cells: rows[len(published)+i][1:]})
		said = append(said, row{Name: name, Note: u.words(), Bad: u.Failed != ""})
		devices = append(devices, u.Name)
	}
	for _, c := range p.Probes {
		compilers = append(compilers, row{Name: c.Device + ", its compiler", Note: c.words(), Bad: c.Failed != ""})
	}
	intervals.Rows = append(intervals.Rows, merged(byDevice(units, devices), allDevices, len(r.present()))...)
	first := block{Tables: []*grid{intervals}}
	for _, x := range append(merged(byDevice(said, devices), "All devices", len(r.present())), merged(compilers, "All compilers", len(r.present()))...) {
		w := words{Names: x.Name, Text: x.Note}
		if x.Bad {
			w.Class = "bad"
		}
		first.Words = append(first.Words, w)
	}
	s := &section{ID: "arithmetic", Title: "What arithmetic is it?", About: sentence(p.title()), Blocks: []block{first}}

	// What was asked, and what was not as it should be.
	asked := 0
	questions := &grid{Label: "Answers that are not as they should be", Head: []string{"arithmetic", "question", "grade", "answer"}, Classes: []string{"words", "words", "words"}}
	for _, u := range p.Units {
		asked += len(u.Findings)
		for _, f := range u.Findings {
			if f.Grade != "" {
				questions.Rows = append(questions.Rows, row{Name: u.Name + " " + u.Type, Cells: []string{f.Question, f.Grade, f.Answer}})
			}
		}
	}
	probes, untold := 0, 0
	wrong := &grid{Label: "Probes that found something, or cannot tell", Head: []string{"compiler of", "probe", "grade", "answer", "operands"}, Classes: []string{"words", "words", "words", "code"}}
	for _, c := range p.Probes {
		probes += len(c.List)
		for _, x := range c.wrong() {
			if x.Grade == unknown {
				untold++
			}
			wrong.Rows = append(wrong.Rows, row{Name: c.Device, Cells: []string{x.Type + " " + x.Name, x.Grade, x.Answer, strings.Join(x.Evidence, "; ")}})
		}
	}
	for _, f := range []struct {
		asked, untold int
		what          string
		found         *grid
	}{{asked, 0, "answers to Kahan's questions", questions}, {probes, untold, "probes of what compilers do to programs", wrong}} {
		if f.asked == 0 {
			continue
		}
		if f.found.Rows == nil {
			s.Blocks = append(s.Blocks, block{Words: []words{{Text: fmt.Sprintf("%d %s found nothing to complain of.", f.asked, f.what), Class: "soft"}}})
			continue
		}
		fold := fmt.Sprintf("%d %s: %d are not as they should be", f.asked, f.what, len(f.found.Rows)-f.untold)
		if f.untold > 0 {
			fold += fmt.Sprintf(", %d cannot tell", f.untold)
		}
		s.Blocks = append(s.Blocks, block{Fold: fold, Tables: []*grid{f.found}})
	}
	return s, nil
}

func (r *Report) pageAccuracy() (*section, error) {
	rows := r.accuracyRows()
	if len(rows) == 0 {
		return nil, nil
	}
	plots, err := r.Histograms()
	if err != nil {
		return nil, err
	}
	s := &section{ID: "accuracy", Title: "How accurate?", About: sentence(r.accuracyTitle()), Blocks: []block{{
		Tables: []*grid{{Label: "Largest relative errors, log2", Head: heads("device", accuracyOps()), Rows: merged(rows, allDevices, len(r.present()))}},
		Words:  []words{{Text: "¹ " + sentence(noteAdd22) + " " + noteNames + ".", Class: "soft"}},
	}}}
	if len(plots) > 0 {
		s.Blocks = append(s.Blocks, block{Heading: "How often an error occurs", Plots: plots})
	}
	if list := r.worstOperands(); len(list) > 0 {
		g := &grid{Label: "Worst operands", Head: []string{"operation", "log2", "u²", "on", "operands, limb by limb"}, Classes: []string{"", "", "words", "code"}}
		for _, x := range list {
			if n := len(strings.Fields(x.Devices)); n > 1 && n == len(r.present()) {
				x.Devices = allDevices
			}
			g.Rows = append(g.Rows, row{Name: x.Type + " " + x.Op, Cells: []string{x.Log2, x.U2, x.Devices, x.Operands}})
		}
		s.Blocks = append(s.Blocks, block{Fold: "The worst operands of each operation, " + plural(len(list), "row"), Tables: []*grid{g}})
	}
	return s, nil
}

func (r *Report) pageFunctions() (*section, error) {
	t := r.Thall
	if t == nil {
		return nil, nil
	}
	g := &grid{Label: "Errors of functions, in ulps", Head: append([]string{"function"}, t.head()...), Rows: t.rows(), Classes: []string{"words"}}
	g.Head, g.Rows = t.mergedColumns(g.Head, g.Rows, r.present())
	first := block{Tables: []*grid{g}}
	bad := strings.TrimSpace(t.Missing + " " + t.differing())
	switch {
	case bad != "":
		first.Words = []words{{Text: "✗ " + bad, Class: "bad"}}
	case len(t.columns()) > 1:
		first.Words = []words{{Text: "Every device has the bits of plain Go.", Class: "soft"}}
	}
	blocks := []block{first}
	if len(t.Models) > 0 {
		g := &grid{Label: "Errors of functions on models, in ulps", Head: append([]string{"function"}, t.modelHead()...), Rows: t.modelRows()}
		blocks = append(blocks, block{Heading: "On models of old processors", Words: []words{{Text: t.modelTitle(), Class: "soft"}}, Tables: []*grid{g}})
	}
	var why []words
	for _, d := range Differs {
		why = append(why, words{Text: d.Figure + ": " + d.Why})
	}
	blocks = append(blocks, block{Fold: "Where figures differ from the papers', and why", Words: why})
	return &section{ID: "functions", Title: "How accurate are the functions?", About: sentence(t.title()), Blocks: blocks}, nil
}

// mergedColumns says once what the columns of several places say, two of them for
// each place behind the operation, its range and the paper's two; present are all devices.
func (t *Thall) mergedColumns(head []string, rows []row, present []string) ([]string, []row) {
	const before = 3 // cells
	same := func(i, k int) bool {
		return t.columns()[i].Type == t.columns()[k].Type && !slices.ContainsFunc(rows, func(r row) bool {
			return !slices.Equal(r.Cells[before+2*i:before+2*i+2], r.Cells[before+2*k:before+2*k+2])
		})
	}
	places := map[int][]string{} // by the first column of several
	var kept []int
	for i, c := range t.columns() {
		k := slices.IndexFunc(kept, func(k int) bool { return same(k, i) })
		if k < 0 {
			k, kept = len(kept), append(kept, i)
		}
		places[kept[k]] = append(places[kept[k]], c.Where)
	}
	short := slices.Clone(head[:1+before])
	for _, i := range kept {
		c, where := t.columns()[i], strings.Join(places[i], ", ")
		if !slices.ContainsFunc(present, func(name string) bool { return !slices.Contains(places[i], name) }) {
			where = "everywhere"
		}
		short = append(short, c.Type+" "+where+", max", "rms")
	}
	var list []row
	for _, r := range rows {
		cells := slices.Clone(r.Cells[:before])
		for _, i := range kept {
			cells = append(cells, r.Cells[before+2*i:before+2*i+2]...)
		}
		r.Cells = cells
		list = append(list, r)
	}
	return short, list
}

func (r *Report) pageNative() (*section, error) {
	if len(r.Native) == 0 && r.Estimates == nil {
		return nil, nil
	}
	s := &section{ID: "native", Title: "How good are the device's own functions?"}
	if e := r.Estimates; e != nil {
		b := block{Heading: "the processor's estimates of 1/x and 1/√x, all significands of float32 in [1, 4)", Words: []words{{Text: e.words()}}}
		if rows := e.grid(Style{}.judged); len(rows) > 1 {
			g := &grid{Label: "estimates of the processor", Head: rows[0], Classes: []string{"", "", "code"}}
			for _, cells := range rows[1:] {
				g.Rows = append(g.Rows, row{Name: cells[0], Cells: cells[1:]})
			}
			b.Tables = append(b.Tables, g)
		}
		s.Blocks = append(s.Blocks, b)
	}
	for _, n := range r.Native {
		tables, notes, remarks := n.tables(Style{}.judged)
		b := block{Heading: n.Device.Name + ", " + n.Options}
		for _, t := range tables {
			g := &grid{Label: n.Device.Name + ", " + t.rows[0][0], Head: t.rows[0]}
			for i, right := range t.right[1:] {
				switch {
				case right:
					g.Classes = append(g.Classes, "")
				case i == len(t.right)-2: // operands
					g.Classes = append(g.Classes, "code")
				default:
					g.Classes = append(g.Classes, "words")
				}
			}
			for _, cells := range t.rows[1:] {
				g.Rows = append(g.Rows, row{Name: cells[0], Cells: cells[1:]})
			}
			b.Tables = append(b.Tables, g)
		}
		for _, note := range notes {
			b.Words = append(b.Words, words{Text: "✗ " + note, Class: "bad"})
		}
		for _, remark := range remarks {
			b.Words = append(b.Words, words{Text: remark})
		}
		s.Blocks = append(s.Blocks, b)
	}
	return s, nil
}

func (r *Report) pageTimes() (*section, error) {
	plots, err := r.TimePlots()
	if err != nil || plots == nil {
		return nil, err
	}
	names := timeNames()
	strokes, err := keyOf(names)
	if err != nil {
		return nil, err
	}
	s := &section{ID: "times", Title: "How fast?", About: sentence(r.timeTitle()), Blocks: []block{{Key: strokes, Plots: plots}}}
	paper := &grid{Label: "Times of 2006", Head: heads("elements", names)}
	for _, machine := range []struct {
		name  string
		times Column
	}{{"7800GTX, Table 3", DGD06.GPU}, {"Pentium 4, Table 4", DGD06.CPU}} {
		paper.Rows = append(paper.Rows, row{Head: machine.name})
		for _, n := range Sizes {
			if _, ok := machine.times.figure("Add", n); ok {
				line := paperTimes(strconv.Itoa(n), machine.times, n)
				line.Soft = false
				paper.Rows = append(paper.Rows, line)
			}
		}
	}
	for i := range r.Devices {
		d := &r.Devices[i]
		if d.Unit() == 0 {
			continue
		}
		g := &grid{Label: "Times on " + d.Name, Head: heads("elements", timeOps())}
		for _, line := range d.timeRows() {
			if !strings.HasPrefix(line.Name, "7800GTX") && !strings.HasPrefix(line.Name, "Pentium") { // they have their own table
				g.Rows = append(g.Rows, line)
			}
		}
		s.Blocks = append(s.Blocks, block{Fold: fmt.Sprintf("Times on %s: %d operations at %s, and transfers", d.Name, len(Ops), plural(len(d.sizes()), "size")), Tables: []*grid{g}})
	}
	notes := []words{{Text: "² " + sentence(noteTransfer), Class: "soft"}}
	if r.Branch != nil {
		notes = append(notes, words{Text: r.Branch.note(), Class: "soft"})
	}
	s.Blocks = append(s.Blocks,
		block{Fold: "Times of 2006, on a 7800GTX and a Pentium 4", Tables: []*grid{paper}},
		block{Words: notes})
	return s, nil
}

func (r *Report) pageFFT() (*section, error) {
	f := r.FFT
	if f == nil {
		return nil, nil
	}
	plots, err := f.plots()
	if err != nil {
		return nil, err
	}
	var names []string
	var tables []block
	for _, typ := range FFTTypes {
		rows := f.rows(typ)
		if rows == nil {
			continue
		}
		names = append(names, typ)
		places, lengths := f.places(typ)
		tables = append(tables, block{
			Fold:   fmt.Sprintf("%s: %s, on %s", typ, plural(len(lengths), "length"), listed(places)),
			Tables: []*grid{{Label: "Transforms in " + typ, Head: append([]string{"numbers"}, f.head(typ)...), Rows: rows}},
		})
	}
	strokes, err := keyOf(names)
	if err != nil {
		return nil, err
	}
	s := &section{ID: "fft", Title: "Fast Fourier transforms", About: sentence(f.title())}
	if bad := f.differing(); bad != "" {
		s.Blocks = append(s.Blocks, block{Words: []words{{Text: "✗ " + bad, Class: "bad"}}})
	}
	if plots != nil {
		s.Blocks = append(s.Blocks, block{Key: strokes, Plots: plots})
	}
	s.Blocks = append(s.Blocks, tables...)
	var notes block
	for _, text := range f.words() {
		notes.Words = append(notes.Words, words{Text: text, Class: "soft"})
	}
	s.Blocks = append(s.Blocks, notes)
	return s, nil
}
