package report

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strings"
	"time"
)

//go:embed page.html
var pageText string

var page = template.Must(template.New("page").Parse(pageText))

// HTML writes the report as one page that refers to nothing outside itself and
// needs no script. What the report lacks is left out of the page.
func (r *Report) HTML(w io.Writer) error {
	sections, err := r.sections()
	if err != nil {
		return err
	}
	headline, ok := r.headline()
	data := struct {
		Facts    []string
		Load     string
		Headline string
		OK       bool
		Devices  []deviceLine
		Types    *grid
		Speeds   *grid
		Missing  []words
		Sections []section
	}{
		Facts: r.facts(), Headline: headline, OK: ok, Devices: r.deviceLines(), Sections: sections,
	}
	if s := r.Summary; s != nil {
		data.Load, data.Types, data.Speeds, data.Missing = s.Load, s.typeGrid(), s.speedGrid(), s.missing()
	}
	if err := page.Execute(w, data); err != nil {
		return fmt.Errorf("writing the page: %w", err)
	}
	return nil
}

// facts are when and where the report was made.
func (r *Report) facts() []string {
	var facts []string
	if t, err := time.Parse(time.RFC3339, r.Date); err == nil {
		facts = append(facts, t.UTC().Format("2006-01-02 15:04 UTC"))
	}
	cores := plural(r.System.CPUs, "core")
	if r.System.CPU != "" {
		cores = r.System.CPU + ", " + cores
	}
	return append(facts, cores, r.System.OS+"/"+r.System.Arch, r.System.Go, "limb "+r.Limb)
}

// deviceLine is a device and what is to be known first of it.
type deviceLine struct {
	Name, Verdict, Text, Remarks string
	Class                        string   // "good", "bad", or "none" where there is no device
	Evidence                     []string // against it
	Notes                        []string
}

func (r *Report) deviceLines() []deviceLine {
	var lines []deviceLine
	for i := range r.Devices {
		d := &r.Devices[i]
		if d.hint() && len(d.Notes) == 0 {
			continue
		}
		verdict, ok := r.judge(d)
		l := deviceLine{Name: d.Name, Verdict: verdict, Text: d.describe(), Remarks: d.remarks(), Class: "good", Notes: d.Notes}
		switch {
		case d.Title == "":
			l.Class = "none"
		case !ok:
			l.Class = "bad"
		}
		for _, text := range []string{d.Reason, d.Failed} {
			if text = strings.TrimSpace(text); text != "" {
				l.Evidence = append(l.Evidence, text)
			}
		}
		lines = append(lines, l)
	}
	return lines
}

// judge says what a device can be used for, with all that is wrong with it.
func (r *Report) judge(d *Device) (text string, ok bool) {
	text, ok = d.verdict()
	if d.Failed != "" {
		text, ok = text+", but a measurement failed", false
	}
	if r.differs(d) {
		text, ok = text+", but results differ from plain Go", false
	}
	return text, ok
}

// differs reports whether a result of the device was not that of plain Go.
func (r *Report) differs(d *Device) bool {
	found := slices.ContainsFunc(d.Accuracy, func(a Accuracy) bool { return a.Differing > 0 })
	if r.Thall != nil {
		for _, l := range r.Thall.Lines {
			found = found || slices.ContainsFunc(l.Found, func(f ThallFound) bool { return f.Where == d.Name && f.Differing > 0 })
		}
	}
	if r.FFT != nil {
		found = found || slices.ContainsFunc(r.FFT.Rows, func(f FFTRow) bool { return f.Where == d.Name && f.Differing > 0 })
	}
	return found
}

// headline is the verdict on all devices in one sentence.
func (r *Report) headline() (text string, ok bool) {
	var good, bad []string
	for i := range r.Devices {
		d := &r.Devices[i]
		_, ok := r.judge(d)
		switch {
		case d.Title == "": // none
		case ok:
			good = append(good, d.Name)
		default:
			bad = append(bad, d.Name)
		}
	}
	switch n := len(good) + len(bad); {
	case n == 0:
		return "No device was tested", false
	case len(bad) == 0 && n == 1:
		return "Exact on " + good[0] + ", the one device tested", true
	case len(bad) == 0:
		return fmt.Sprintf("Exact on all %d devices tested", n), true
	case len(good) == 0:
		return "Do not rely on " + listed(bad), false
	}
	return fmt.Sprintf("Exact on %s; do not rely on %s", listed(good), listed(bad)), false
}

// listed joins names with commas and a last "and".
func listed(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:len(names)-1], ", ") + " and " + names[len(names)-1]
}

// present are the devices, those that are refused among them.
func (r *Report) present() (names []string) {
	for _, d := range r.Devices {
		if d.Title != "" {
			names = append(names, d.Name)
		}
	}
	return names
}

// section is a part of the page with an entry in its contents.
type section struct {
	ID, Title, About string
	Blocks           []block
}

// block is what a section consists of; what is empty is left out.
type block struct {
	Heading string
	Fold    string // what is inside, where the block is folded
	Key     []stroke
	Plots   []Figure
	Tables  []*grid
	Words   []words
}

// words are a paragraph, and whom it is about.
type words struct {
	Names, Text string
	Class       string // "soft", "bad"
}

// grid is a table of the page.
type grid struct {
	Label   string   // what it is, for those who cannot see what is around it
	Head    []string // the first cell heads the names of the rows
	Classes []string // of the cells behind the names; "" and what is not there hold figures
	Rows    []row
}

// HeadClass is how the head of a column is aligned: that of words as these are.
func (g *grid) HeadClass(column int) string {
	if column > 0 && column <= len(g.Classes) && g.Classes[column-1] != "" {
		return "words"
	}
	return ""
}

// Class is the class of a cell: how it is aligned, and whether it is bad news.
func (g *grid) Class(column int, cell string) string {
	class := ""
	if column < len(g.Classes) {
		class = g.Classes[column]
	}
	if strings.HasPrefix(cell, "✗") {
		class += " bad"
	}
	return strings.TrimSpace(class)
}

// Columns is the number of columns, with that of notes where there is one.
func (g *grid) Columns() int {
	if g.Notes() {
		return len(g.Head) + 1
	}
	return len(g.Head)
}

// Notes reports whether rows end in notes.
func (g *grid) Notes() bool {
	return slices.ContainsFunc(g.Rows, func(r row) bool { return r.Note != "" && len(r.Cells) > 0 })
}

// stroke is how a line is drawn in plots.
type stroke struct {
	Name string
	SVG  template.HTML
}

func keyOf(names []string) ([]stroke, error) {
	var list []stroke
	for _, name := range names {
		svg, err := key(name)
		if err != nil {
			return nil, err
		}
		list = append(list, stroke{name, svg})
	}
	return list, nil
}

// merged says once what several rows say: they become one under all their names,
// or under the name everywhere where they are all, so many. Rows of one head are
// compared, and soft ones left alone.
func merged(rows []row, everywhere string, all int) []row {
	var list []row
	names := map[int][]string{} // by the index in list
	start := 0                  // of the rows of this head
	end := func() {
		for i, n := range names {
			if list[i].Name = strings.Join(n, ", "); len(n) > 1 && len(n) == all {
				list[i].Name = everywhere
			}
		}
		clear(names)
	}
	for _, r := range rows {
		if r.Head != "" {
			end()
			list = append(list, r)
			start = len(list)
			continue
		}
		i := -1
		if !r.Soft {
			i = slices.IndexFunc(list[start:], func(x row) bool {
				return !x.Soft && x.Note == r.Note && x.Bad == r.Bad && slices.Equal(x.Cells, r.Cells)
			})
		}
		if i < 0 {
			i = len(list) - start
			list = append(list, r)
		}
		if !r.Soft {
			names[start+i] = append(names[start+i], r.Name)
		}
	}
	end()
	return list
}

// byDevice names a row after its device alone where that of the device's other
// machine type, before it, says the same, which is left out then.
func byDevice(rows []row, devices []string) []row {
	var list []row
	for i, r := range rows {
		if i > 0 && devices[i] == devices[i-1] && slices.Equal(r.Cells, rows[i-1].Cells) && r.Note == rows[i-1].Note {
			list[len(list)-1].Name = devices[i]
			continue
		}
		list = append(list, r)
	}
	return list
}

// sentence begins x with a capital letter and ends it with a stop.
func sentence(x string) string { return strings.ToUpper(x[:1]) + x[1:] + "." }
