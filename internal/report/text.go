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
	Devices(w, s, r.Devices)
	r.textTrust(w, s)
	r.textUnits(w, s)
	r.textAccuracy(w, s)
	if r.Thall != nil {
		fmt.Fprintf(w, "\n%s  %s\n\n", s.bold("How accurate are the functions?"), r.Thall.title())
		r.Thall.Text(w, s)
	}
	r.textNative(w, s)
	r.textTime(w, s)
}

// Devices writes the list of devices, with the evidence against those that
// cannot be used.
func Devices(w io.Writer, s Style, devices []Device) {
	var rows [][]string
	for _, d := range devices {
		if d.hint() {
			continue
		}
		verdict, ok := d.verdict()
		rows = append(rows, []string{s.bold(d.Name), d.describe(), s.judged(verdict, ok || d.Title == ""), s.faint(d.remarks())})
	}
	s.Table(w, Columns(4, 4), rows)
	for _, d := range devices {
		for _, text := range d.evidence() {
			fmt.Fprintf(w, "\n  %s\n", indent(text))
		}
	}
}

// indent sets the further lines of a text below its first.
func indent(text string) string { return strings.ReplaceAll(text, "\n", "\n    ") }

func (r *Report) textTrust(w io.Writer, s Style) {
	rows := [][]string{append([]string{"", ""}, Questions...)}
	for _, t := range r.trust() {
		cells := []string{t.Device, t.Limb}
		for _, v := range t.Answers {
			cells = append(cells, s.judged(v.Text, v.OK))
		}
		rows = append(rows, cells)
	}
	if len(rows) == 1 {
		return
	}
	fmt.Fprintf(w, "\n%s  bit for bit against plain Go, on the device, in the shapes that kernels use\n\n", s.bold("May I trust it?"))
	s.Table(w, Columns(len(rows[0]), len(rows[0])), rows)
}

func (r *Report) textAccuracy(w io.Writer, s Style) {
	rows := s.rows(accuracyOps(), r.accuracyRows())
	if len(rows) == 1 {
		return
	}
	fmt.Fprintf(w, "\n%s  %s\n\n", s.bold("How accurate?"), r.accuracyTitle())
	right := Columns(1, len(rows[0])+1)
	right[len(rows[0])] = false
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
	found := false
	for i := range r.Devices {
		d := &r.Devices[i]
		times := d.timeRows()
		if times == nil {
			continue
		}
		if !found {
			fmt.Fprintf(w, "\n%s  %s\n", s.bold("How fast?"), r.timeTitle())
			found = true
		}
		rows := s.rows(timeOps(), times)
		rows[0][0] = d.Name
		fmt.Fprintln(w)
		s.Table(w, Columns(1, len(rows[0])), rows)
	}
	if found {
		fmt.Fprintf(w, "\n  ² %s.\n", noteTransfer)
	}
}

// rows writes a table under its heads.
func (s Style) rows(heads []string, rows []row) [][]string {
	lines := [][]string{append([]string{""}, heads...)}
	for _, r := range rows {
		switch {
		case r.Head != "":
			lines = append(lines, []string{s.bold(r.Head)})
		case r.Soft:
			line := []string{s.faint("  " + r.Name)}
			for _, c := range r.Cells {
				line = append(line, s.faint(c))
			}
			lines = append(lines, line)
		default:
			line := append([]string{r.Name}, r.Cells...)
			if r.Note != "" {
				line = append(line, s.judged(r.Note, !r.Bad))
			}
			lines = append(lines, line)
		}
	}
	return lines
}
