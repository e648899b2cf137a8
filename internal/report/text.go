package report

import (
	"fmt"
	"io"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
)

// Style is how text is drawn.
type Style struct {
	Colour bool // for a terminal
}

func (s Style) bold(x string) string  { return s.paint(x, text.Bold) }
func (s Style) faint(x string) string { return s.paint(x, text.Faint) }

// judged marks what is wrong: red, and with a cross where there is no colour.
func (s Style) judged(x string, ok bool) string {
	if ok {
		return x
	}
	return s.paint("✗ "+x, text.FgRed, text.Bold)
}

func (s Style) paint(x string, c ...text.Color) string {
	if !s.Colour || x == "" {
		return x
	}
	return text.Colors(c).EscapeSeq() + x + text.Reset.EscapeSeq()
}

// Table writes rows in columns, indented by two, without lines: the first head
// cell names the rows. Columns of figures line up on the right.
func (s Style) Table(w io.Writer, right []bool, rows [][]string) {
	t := table.NewWriter()
	style := table.StyleDefault
	style.Box = table.BoxStyle{PaddingRight: "  "}
	style.Options = table.OptionsNoBordersAndSeparators
	t.SetStyle(style)
	t.SuppressTrailingSpaces()
	var columns []table.ColumnConfig
	for i, r := range right {
		align := text.AlignLeft
		if r {
			align = text.AlignRight
		}
		columns = append(columns, table.ColumnConfig{Number: i + 1, Align: align})
	}
	t.SetColumnConfigs(columns)
	for _, row := range rows {
		cells := make(table.Row, len(row))
		for i, c := range row {
			cells[i] = c
		}
		t.AppendRow(cells)
	}
	for line := range strings.Lines(t.Render()) {
		fmt.Fprint(w, strings.TrimRight("  "+line, " \n"), "\n")
	}
}

// Columns says which of n columns hold figures: all after the first left ones.
func Columns(left, n int) []bool {
	right := make([]bool, n)
	for i := left; i < n; i++ {
		right[i] = true
	}
	return right
}

// Text writes the report for a terminal.
func (r *Report) Text(w io.Writer, s Style) {
	fmt.Fprintf(w, "%s · %s\n\n", s.bold("limb report"), r.where())
	r.textDevices(w, s)
	r.textTrust(w, s)
	r.textAccuracy(w, s)
	r.textTime(w, s)
}

func (r *Report) textDevices(w io.Writer, s Style) {
	Devices(w, s, r.Devices)
}

// Devices writes the list of devices, with the evidence against those that
// cannot be used.
func Devices(w io.Writer, s Style, devices []Device) {
	var rows [][]string
	for _, d := range devices {
		verdict, ok := d.verdict()
		rows = append(rows, []string{s.bold(d.Name), d.describe(), s.judged(verdict, ok || d.Title == ""), s.faint(d.remarks())})
	}
	s.Table(w, Columns(4, 4), rows)
	for _, d := range devices {
		for _, text := range append(d.Notes, d.Reason, d.Failed) {
			if text != "" {
				fmt.Fprintf(w, "\n  %s: %s\n", d.Name, strings.ReplaceAll(strings.TrimSpace(text), "\n", "\n    "))
			}
		}
	}
}

func (r *Report) textTrust(w io.Writer, s Style) {
	rows := [][]string{append([]string{"", ""}, Questions...)}
	for i := range r.Devices {
		d := &r.Devices[i]
		for j, a := range []*Arithmetic{d.Float32, d.Float64} {
			if a == nil || a.Answers == nil {
				continue
			}
			row := []string{d.Name, []string{"float32", "float64"}[j]}
			for _, v := range a.Answers {
				row = append(row, s.judged(v.Text, v.OK))
			}
			rows = append(rows, row)
		}
	}
	if len(rows) == 1 {
		return
	}
	fmt.Fprintf(w, "\n%s  bit for bit against plain Go, on the device, in the shapes that kernels use\n\n", s.bold("May I trust it?"))
	s.Table(w, Columns(len(rows[0]), len(rows[0])), rows)
}

func (r *Report) textAccuracy(w io.Writer, s Style) {
	head := []string{""}
	paper := []string{s.faint("7800GTX, 2006")}
	for _, op := range extended {
		name := op.Name
		if name == "Add22" {
			name += " ¹"
		}
		head = append(head, name)
		paper = append(paper, s.faint(paperLog2(op.Name)))
	}
	measured := false
	rows := [][]string{head}
	for _, typ := range Types {
		head := []string{typ}
		for range extended {
			head = append(head, "")
		}
		group := [][]string{head}
		if typ == "DF" {
			group = append(group, paper)
		}
		found := false
		for i := range r.Devices {
			d := &r.Devices[i]
			row := []string{d.Name}
			any := false
			for _, op := range extended {
				a := d.accuracy(op.Name, typ)
				row = append(row, a.log2())
				any = any || a != nil
			}
			if bits, ok := d.bits(typ); any {
				found = true
				group = append(group, append(row, s.judged(bits, ok)))
			}
		}
		if found {
			measured = true
			rows = append(rows, group...)
		}
	}
	if !measured {
		return
	}
	fmt.Fprintf(w, "\n%s  %s\n\n", s.bold("How accurate?"), r.accuracyTitle())
	right := Columns(1, len(head)+1)
	right[len(head)] = false
	s.Table(w, right, rows)
	fmt.Fprintf(w, "\n  ¹ %s.\n  %s.\n", noteAdd22, noteNames)

	rows = [][]string{{"worst operands", "", "log2", "u²", ""}}
	for _, x := range r.worstOperands() {
		rows = append(rows, []string{x.Type + " " + x.Op, x.Devices, x.Log2, x.U2, x.Operands})
	}
	if len(rows) > 1 {
		fmt.Fprintln(w)
		s.Table(w, []bool{false, false, true, true, false}, rows)
	}
}

func (r *Report) textTime(w io.Writer, s Style) {
	first := true
	for i := range r.Devices {
		d := &r.Devices[i]
		sizes := d.sizes()
		if len(sizes) == 0 {
			continue
		}
		if first {
			fmt.Fprintf(w, "\n%s  %s\n", s.bold("How fast?"), r.timeTitle())
			first = false
		}
		head := []string{d.Name}
		for _, op := range Ops {
			head = append(head, op.Name)
		}
		rows := [][]string{append(head, "transfer ²")}
		for _, n := range sizes {
			rows = append(rows, d.timeRows(n, s)...)
		}
		fmt.Fprintln(w)
		s.Table(w, Columns(1, len(head)+1), rows)
	}
	if !first {
		fmt.Fprintf(w, "\n  ² apart from the times beside it: two arrays of float32 to the device and one back.\n")
	}
}

// timeRows are the times for n elements: in units, in ns per element, and the
// paper's.
func (d *Device) timeRows(n int, s Style) [][]string {
	units := []string{s.bold(fmt.Sprint(n))}
	each := []string{s.faint("  ns per element")}
	gpu := []string{s.faint("  7800GTX")}
	cpu := []string{s.faint("  Pentium 4")}
	unit := d.Unit()
	add := func(ns Number) {
		units = append(units, ratio(float64(ns)/unit))
		each = append(each, s.faint(perElement(ns, n)))
	}
	for _, op := range Ops {
		add(d.time(op.Name, n).Least)
		for _, p := range []struct {
			column Column
			row    *[]string
		}{{DGD06.GPU, &gpu}, {DGD06.CPU, &cpu}} {
			cell := "–"
			if x, ok := p.column.figure(op.Name, n); ok {
				cell = ratio(x)
			}
			*p.row = append(*p.row, s.faint(cell))
		}
	}
	t := d.transfer(n)
	add(t.Up + t.Down)
	rows := [][]string{units, each}
	if _, ok := DGD06.GPU.figure("Add", n); ok {
		rows = append(rows, gpu, cpu)
	}
	return rows
}
