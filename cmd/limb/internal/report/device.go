package report

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/jedib0t/go-pretty/v6/text"
)

// What there is to say of devices.

// describe says what a device is.
func (d *Device) describe() string {
	words := []string{}
	switch {
	case d.SameAs != "":
		words = append(words, "the same as "+d.SameAs)
	case d.Title != "":
		words = append(words, d.Title)
	}
	if d.Platform != "" && d.Platform != "Go" {
		words = append(words, strings.TrimSpace(d.Platform+" "+d.shortVersion()))
	}
	if d.Units > 0 {
		words = append(words, plural(d.Units, "core"))
	}
	return strings.Join(words, ", ")
}

// shortVersion is the driver's version where it is short enough for a table.
func (d *Device) shortVersion() string {
	if len(d.Version) > 16 || strings.Contains(d.Platform, d.Version) {
		return ""
	}
	return d.Version
}

// verdict says what the device can be used for.
func (d *Device) verdict() (text string, ok bool) {
	switch types := d.exactTypes(); {
	case d.Usable && len(types) > 0:
		for i, typ := range types {
			if a := d.Arithmetic(typ); a != nil {
				for _, l := range a.Least {
					if l.Type == typ { // nobody is to take it for exact below
						types[i] = fmt.Sprintf("%s from 2^%d on,", typ, l.Log2)
					}
				}
			}
		}
		return strings.TrimSuffix("exact: "+strings.Join(types, " "), ","), true
	case d.Title == "":
		return "no device", false
	case d.Usable:
		return "nothing exact", false
	}
	return "refused", false
}

// Itself says what limb's own arithmetic is on the device, in which it avoids what the driver has wrong.
func (d *Device) Itself() string {
	text, _ := d.verdict()
	if d.Reason != "" {
		return text + ": " + d.Reason
	}
	var ways []string
	for _, typ := range []string{"DF", "DD"} {
		if a := d.Arithmetic(typ); a != nil && a.Exact && d.Backend != "cpu" {
			way, _, _ := strings.Cut(a.Lowering, ", subnormals") // the verdict has them
			ways = append(ways, way)
		}
	}
	if ways = slices.Compact(ways); ways != nil {
		text += "; by " + strings.Join(ways, ", and of float64 ")
	}
	return text
}

// remarks are what stands beside a device in the list: how kernels are
// lowered, and what it lacks.
func (d *Device) remarks() string {
	var words []string
	if a := d.Float32; a != nil && a.Exact && d.Backend != "cpu" {
		words = append(words, a.Lowering)
	}
	if a := d.Float64; d.Usable && (a == nil || !a.Exact) {
		words = append(words, "no float64")
	}
	return strings.Join(words, "; ")
}

// hint reports whether the entry is only a hint on a backend.
func (d *Device) hint() bool { return d.Title == "" && d.Reason == "" }

// evidence is what there is to say about a device below the list; each text
// begins with its name.
func (d *Device) evidence() []string {
	var texts []string
	for _, text := range append(slices.Clone(d.Notes), d.Reason, d.Failed) {
		if text = strings.TrimSpace(text); text == "" {
			continue
		}
		if !strings.HasPrefix(text, d.Name) {
			text = d.Name + ": " + text
		}
		texts = append(texts, text)
	}
	return texts
}

// deviceLine is a device and what is to be known first of it.
type deviceLine struct {
	*Device
	Verdict, Text, Remarks string
	Class                  string   // "good", "bad", or "none" where there is no device
	Against                []string // the evidence
}

func (r *Report) deviceLines() []deviceLine {
	var lines []deviceLine
	for i := range r.Devices {
		d := &r.Devices[i]
		if d.hint() && len(d.Notes) == 0 {
			continue
		}
		verdict, ok := r.judge(d)
		l := deviceLine{d, verdict, d.describe(), d.remarks(), "good", nil}
		switch {
		case d.Title == "":
			l.Class = "none"
		case !ok:
			l.Class = "bad"
		}
		for _, text := range []string{d.Reason, d.Failed} {
			if text = strings.TrimSpace(text); text != "" {
				l.Against = append(l.Against, text)
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
		return "Do not rely on " + listed(bad, ", ", " and "), false
	}
	return fmt.Sprintf("Exact on %s; do not rely on %s", listed(good, ", ", " and "), listed(bad, ", ", " and ")), false
}

// Line writes what the device is and whether it can be used, in one line. A text that
// is too long for it ends in …: limb devices has all of it.
func (d *Device) Line(w io.Writer, s Style) {
	if d.hint() {
		return
	}
	verdict, ok := d.verdict()
	words := []string{unmarked(d.describe()), d.remarks()}
	if d.Title == "" || !d.Usable {
		words = []string{strings.TrimSpace(strings.TrimPrefix(d.Reason, d.Name+":"))}
	}
	if d.Failed != "" {
		words = append(words, d.Failed)
	}
	about := strings.Join(strings.Fields(strings.Join(slices.DeleteFunc(words, func(x string) bool { return x == "" }), "; ")), " ")
	line := pad(s.bold(d.Name), 10) + pad(s.marked(judged(verdict, ok || d.Title == "")), 19)
	about = text.Snip(about, max(s.width()-margin-text.StringWidthWithoutEscSequences(line), 8), "…")
	fmt.Fprint(w, strings.TrimRight(strings.Repeat(" ", margin)+line+about, " "), "\n")
}

// pad fills a cell with spaces, one at least.
func pad(cell string, width int) string {
	return cell + strings.Repeat(" ", max(1, width-text.StringWidthWithoutEscSequences(cell)))
}

// present are the devices, those that are refused among them.
func (r *Report) present() []string { return present(r.Devices) }

func present(devices []Device) []string {
	return distinct(devices, func(d Device) (string, bool) { return d.Name, d.Title != "" })
}

// bits says how the results compare with those of plain Go on the same
// operands.
func (d *Device) bits(typ string) (text string, ok bool) {
	differing, found := 0, false
	for _, a := range d.Accuracy {
		if a.Type == typ {
			differing, found = differing+a.Differing, true
		}
	}
	switch {
	case !found:
		return "not measured", false
	case differing > 0:
		return fmt.Sprintf("%s from plain Go", plural(differing, "result")+" differ"), false
	}
	return "bits of Go", true
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

// evidence is what there is to say of devices below a list or a table.
func evidence(devices []Device) (list []Block) {
	for _, d := range devices {
		for _, text := range d.evidence() {
			list = append(list, Block{Words: []Words{{Text: text}}})
		}
	}
	return list
}

// Since says of a list that is kept since when it is.
func (l *List) Since(w io.Writer, s Style) {
	if l.Kept {
		s.Blocks(w, []Block{{Words: []Words{{Text: "tested at " + l.Tested + "; since then neither drivers nor limb have changed: --fresh tests again"}}}})
	}
}

// Devices writes the list of devices, with the evidence against those that cannot be used.
func Devices(w io.Writer, s Style, devices []Device) {
	t := tableOf("", of(prose, "", "", ""))
	for _, d := range together(devices) {
		if d.hint() {
			continue
		}
		verdict, ok := d.verdict()
		about := d.describe()
		if remarks := d.remarks(); remarks != "" {
			about += "; " + remarks
		}
		t.add(s.bold(d.Name), judged(verdict, ok || d.Title == ""), about)
	}
	s.Blocks(w, append(t.blocks(), evidence(devices)...))
}
