package report

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"strings"
)

//go:embed page.html
var pageText string

var page = template.Must(template.New("page").Parse(pageText))

// HTML writes the report as one page that refers to nothing outside itself.
func (r *Report) HTML(w io.Writer) error {
	histograms, err := r.Histograms()
	if err != nil {
		return err
	}
	plots, err := r.TimePlots()
	if err != nil {
		return err
	}
	type device struct {
		Name, Text, Verdict, Remarks string
		Bad                          bool
	}
	type times struct {
		Name string
		Rows []row
	}
	type natives struct {
		Title  string
		Tables [][][]string
		Notes  []string
	}
	data := struct {
		*Report
		Natives         []natives
		Where           string
		Devices         []device
		Evidence        []string
		Questions       []string
		Trust           []trustRow
		UnitTitle       string
		UnitRows        [][]string
		UnitWords       [][2]string
		AccuracyTitle   string
		AccuracyOps     []string
		AccuracyColumns int
		Accuracy        []row
		Worst           []worst
		ThallTitle      string
		ThallHead       []string
		ThallRows       []row
		ThallRemarks    string
		Histograms      []Figure
		TimeTitle       string
		TimeOps         []string
		TimePlots       []Figure
		Times           []times
		Key             []stroke
		FFT             *fftPage

		NoteAdd22, NoteNames, NoteTransfer string
	}{
		Report: r, Where: r.where(), Questions: Questions, Trust: r.trust(),
		AccuracyTitle: sentence(r.accuracyTitle()), AccuracyOps: accuracyOps(), AccuracyColumns: len(Extended) + 2, Accuracy: r.accuracyRows(),
		Worst: r.worstOperands(), Histograms: histograms,
		TimeTitle: sentence(r.timeTitle()), TimeOps: timeOps(), TimePlots: plots,
		NoteAdd22: sentence(noteAdd22), NoteNames: noteNames, NoteTransfer: sentence(noteTransfer),
	}
	if t := r.Thall; t != nil {
		data.ThallTitle, data.ThallHead, data.ThallRows = sentence(t.title()), t.head(), t.rows()
		data.ThallRemarks = strings.Trim(t.Missing+" "+t.differing(), " ")
	}
	for _, n := range r.Native {
		tables, notes := n.tables(func(x string, ok bool) string { return Style{}.judged(x, ok) })
		own := natives{Title: n.Device.Name + ", " + n.Options, Notes: notes}
		for _, t := range tables {
			own.Tables = append(own.Tables, t.rows)
		}
		data.Natives = append(data.Natives, own)
	}
	if p := r.Units; p != nil {
		data.UnitTitle, data.UnitRows = sentence(p.title()), p.table()
		for _, u := range p.Units {
			data.UnitWords = append(data.UnitWords, [2]string{u.title(), u.words()})
		}
		for _, c := range p.Probes {
			data.UnitWords = append(data.UnitWords, [2]string{c.Device + ", its compiler", c.words()})
		}
	}
	for i := range r.Devices {
		d := &r.Devices[i]
		if verdict, ok := d.verdict(); !d.hint() {
			data.Devices = append(data.Devices, device{d.Name, d.describe(), verdict, d.remarks(), !ok && d.Title != ""})
		}
		data.Evidence = append(data.Evidence, d.evidence()...)
		if rows := d.timeRows(); rows != nil {
			data.Times = append(data.Times, times{d.Name, rows})
		}
	}
	for _, op := range Ops {
		data.Key = append(data.Key, keyOf(op.Name))
	}
	if r.fft != nil {
		if data.FFT, err = r.fft.page(); err != nil {
			return err
		}
	}
	if err := page.Execute(w, data); err != nil {
		return fmt.Errorf("writing the page: %w", err)
	}
	return nil
}

// stroke is how a line is drawn in plots.
type stroke struct {
	Name   string
	Colour template.CSS
	Dashes template.CSS
}

func keyOf(name string) stroke {
	l := look[name]
	dashes := strings.Trim(fmt.Sprint(l.dashes), "[]")
	if dashes == "" {
		dashes = "none"
	}
	colour := colours.Replace(fmt.Sprintf("#%02x%02x%02x", l.colour.R, l.colour.G, l.colour.B))
	return stroke{name, template.CSS(colour), template.CSS(dashes)}
}

// fftPage is the part of the page on transforms.
type fftPage struct {
	Title     string
	Words     []string
	Differing string
	Key       []stroke
	Plots     []Figure
	Tables    []fftTable
}

type fftTable struct {
	Type    string
	Head    []string
	Columns int
	Rows    []row
}

func (f *FFT) page() (*fftPage, error) {
	plots, err := f.plots()
	if err != nil {
		return nil, err
	}
	p := &fftPage{Title: sentence(f.title()), Words: f.words(), Differing: f.differing(), Plots: plots}
	for _, typ := range FFTTypes {
		if rows := f.rows(typ); rows != nil {
			head := f.head(typ)
			p.Key = append(p.Key, keyOf(typ))
			p.Tables = append(p.Tables, fftTable{typ, head, len(head) + 1, rows})
		}
	}
	return p, nil
}

// sentence begins x with a capital letter.
func sentence(x string) string { return strings.ToUpper(x[:1]) + x[1:] }
