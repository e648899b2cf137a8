package report

import (
	"fmt"
	"io"
	"slices"

	"github.com/jedib0t/go-pretty/v6/text"
)

// Style is how text is drawn.
type Style struct {
	Colour bool // for a terminal
	Width  int  // of a line; 0 stands for 80
}

// A Piece is a part of a report, which it writes.
type Piece func(w io.Writer, s Style)

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
	for _, piece := range r.Pieces() {
		piece(w, s)
	}
}

// Pieces are the parts of the report, in their order. Each writes nothing where nothing
// of it is known.
func (r *Report) Pieces() []Piece {
	list := []Piece{r.Title, r.TextLoad}
	for i := range r.Devices {
		list = append(list, r.Devices[i].Line)
	}
	if m := r.Summary; m != nil {
		list = append(list, m.Text)
	}
	for _, x := range Sections {
		if !slices.Contains(r.Sections, x.Name) {
			continue
		}
		list = append(list, r.TextHead(x))
		switch x.Name {
		case "papers":
			list = append(list, r.TextTimeHead)
			for i := range r.Devices {
				list = append(list, r.Devices[i].TextTimes)
			}
			list = append(list, r.TextTimeNotes)
			for _, typ := range Types {
				list = append(list, r.TextAccuracy(typ))
			}
			list = append(list, r.TextWorst, r.TextThall, r.TextDiffers)
		case "arithmetic":
			list = append(list, r.TextTrust, r.TextUnits)
		case "functions":
			if r.Estimates != nil {
				list = append(list, r.Estimates.Part)
			}
			for _, n := range r.Native {
				list = append(list, n.Part)
			}
		case "fft":
			if r.FFT != nil {
				list = append(list, r.FFT.Text)
			}
		case "mat":
			if r.Mat != nil {
				list = append(list, r.Mat.TextErrors, r.Mat.TextSpeed)
			}
		}
	}
	return append(list, r.TextFaults, r.TextNext)
}

// Devices writes the list of devices, with the evidence against those that
// cannot be used.
func Devices(w io.Writer, s Style, devices []Device) {
	var rows [][]string
	for _, d := range together(devices) {
		if d.hint() {
			continue
		}
		verdict, ok := d.verdict()
		about := d.describe()
		if remarks := d.remarks(); remarks != "" {
			about += "; " + remarks
		}
		rows = append(rows, []string{s.bold(d.Name), s.judged(verdict, ok || d.Title == ""), about})
	}
	s.List(w, make([]bool, 3), rows)
	evidence(w, s, devices)
}

// together returns devices with all ways to one of them side by side.
func together(devices []Device) (list []Device) {
	for _, d := range devices {
		i := slices.IndexFunc(list, func(x Device) bool { return d.SameAs != "" && x.Name == d.SameAs })
		if i < 0 {
			i = len(list) - 1
		}
		list = slices.Insert(list, i+1, d)
	}
	return list
}

// evidence writes what there is to say of devices below a list or a table.
func evidence(w io.Writer, s Style, devices []Device) {
	for _, d := range devices {
		for _, text := range d.evidence() {
			fmt.Fprintln(w)
			s.Note(w, text)
		}
	}
}

// TextFaults writes what is to be said of devices: why one is refused, and which has
// failed on the way.
func (r *Report) TextFaults(w io.Writer, s Style) {
	if len(r.Sections) > 0 {
		evidence(w, s, r.Devices)
	}
}

// heading writes the head of a table, and in a sentence what it holds.
func (s Style) heading(w io.Writer, title, words string) {
	fmt.Fprintf(w, "\n%s\n", s.bold(title))
	s.Paragraph(w, sentence(words))
	fmt.Fprintln(w)
}

// TextTrust writes what the self-test found.
func (r *Report) TextTrust(w io.Writer, s Style) {
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
	s.heading(w, "May I trust it?", "bit for bit against plain Go, on the device, in the shapes that kernels use")
	s.Table(w, Columns(len(rows[0]), len(rows[0])), rows)
}

// TextAccuracy writes Table 5 of a type.
func (r *Report) TextAccuracy(typ string) Piece {
	return func(w io.Writer, s Style) {
		list := r.accuracyGroup(typ)
		if list == nil {
			return
		}
		title := list[0].Head
		rows := s.rows(accuracyOps(), list[1:])
		rows[0][0] = "log2"
		s.heading(w, "How accurate is "+title[:2]+"?", r.accuracyTitle()+title[2:])
		right := Columns(1, len(rows[0])+1)
		right[len(rows[0])] = false
		s.Table(w, right, rows)
	}
}

// TextWorst writes the notes of Table 5, and the worst operands.
func (r *Report) TextWorst(w io.Writer, s Style) {
	rows := [][]string{{"worst operands", "", "error, log2", "error, u²", "limb by limb"}}
	for _, x := range r.worstOperands() {
		rows = append(rows, []string{x.Type + " " + x.Op, x.Devices, x.Log2, x.U2, x.Operands})
	}
	if r.accuracyRows() == nil {
		return
	}
	fmt.Fprintln(w)
	s.Note(w, "¹ "+noteAdd22+".")
	s.Note(w, noteNames+".")
	if len(rows) > 1 {
		fmt.Fprintln(w)
		s.Table(w, []bool{false, false, true, true, false}, rows)
	}
}

// TextThall writes Thall's table.
func (r *Report) TextThall(w io.Writer, s Style) {
	if r.Thall != nil && len(r.Thall.Lines) > 0 {
		s.heading(w, "How accurate are the functions?", r.Thall.title())
		r.Thall.Text(w, s)
	}
}

// TextTimeHead heads the tables of times.
func (r *Report) TextTimeHead(w io.Writer, s Style) {
	fmt.Fprintf(w, "\n%s\n", s.bold("How fast?"))
	s.Paragraph(w, sentence(r.timeTitle()))
}

// TextTimes writes the device's Table 3.
func (d *Device) TextTimes(w io.Writer, s Style) {
	if times := d.timeRows(); times != nil {
		rows := s.rows(timeOps(), times)
		rows[0][0] = s.bold(d.Name)
		fmt.Fprintln(w)
		s.Table(w, Columns(1, len(rows[0])), rows)
	}
}

// TextTimeNotes writes what stands below all tables of times.
func (r *Report) TextTimeNotes(w io.Writer, s Style) {
	for i := range r.Devices {
		if r.Devices[i].timeRows() != nil {
			fmt.Fprintln(w)
			s.Note(w, "² "+noteTransfer+".")
			if r.Branch != nil {
				s.Note(w, r.Branch.note())
			}
			return
		}
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
