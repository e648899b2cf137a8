package report

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// Thall is Table II of Thall, "Extended-precision floating-point numbers for GPU
// computation" (2007), with this library's figures beside. Errors are counted
// in units in the last place: of 48 bits for DF, 106 for DD, 96 for QF, 212 for
// QD.
type Thall struct {
	*Head               // where it stands alone
	Vectors int         `json:"vectors"`
	Types   []string    `json:"types"`
	Missing string      `json:"missing,omitempty"`
	Lines   []ThallLine `json:"lines"`
	Devices []Device    `json:"devices,omitempty"`

	Models       []ThallModel `json:"models,omitempty"`
	ModelVectors int          `json:"vectors_on_models,omitempty"`
}

// ThallModel is the table in the arithmetic of a model: by the algorithms of the paper, and by
// those of this library, of DF.
type ThallModel struct {
	Model string           `json:"model"`
	Lines []ThallModelLine `json:"lines"`
}

// ThallModelLine is one operation on a model.
type ThallModelLine struct {
	Operation string `json:"operation"`
	Max       Figure `json:"algorithm_of_2007_max_error_ulp"`
	RMS       Figure `json:"algorithm_of_2007_rms_error_ulp"`
	OwnMax    Figure `json:"limb_max_error_ulp"`
	OwnRMS    Figure `json:"limb_rms_error_ulp"`
}

// ThallLine is an operation of Thall's table: the paper's errors on the G80, and those that were found.
type ThallLine struct {
	Operation string       `json:"operation"`
	Range     string       `json:"operand_range"`
	PaperMax  Figure       `json:"g80_max_error_ulp"`
	PaperRMS  Figure       `json:"g80_rms_error_ulp"`
	Found     []ThallFound `json:"found"`
}

// ThallFound is the error of one operation in one place.
type ThallFound struct {
	Where     string   `json:"where"` // "go", or a device
	Type      string   `json:"type"`
	Function  string   `json:"function"`
	Max       Figure   `json:"max_error_ulp"`
	RMS       Figure   `json:"rms_error_ulp"`
	Worst     []string `json:"worst_operands_hex,omitempty"`
	Differing int      `json:"vectors_differing_from_go"`
}

// ThallTypes are the types of the table in a report.
var ThallTypes = []string{"DF"}

// found returns what was found of a line in a place, nil where nothing was.
func (l *ThallLine) found(where, typ string) *ThallFound {
	return first(l.Found, func(f *ThallFound) bool { return f.Where == where && f.Type == typ })
}

// place is where a type was measured: plain Go and the devices that have its errors.
type place struct {
	typ   string
	where []string
}

// places are the columns of the table: those of a type that agree in every line stand in one.
func (t *Thall) places() (list []place) {
	for _, typ := range t.Types {
		var seen []string
		of := len(list)
		for _, l := range t.Lines {
			for _, f := range l.Found {
				if f.Type != typ || slices.Contains(seen, f.Where) {
					continue
				}
				seen = append(seen, f.Where)
				k := slices.IndexFunc(list[of:], func(p place) bool {
					return !slices.ContainsFunc(t.Lines, func(l ThallLine) bool {
						return !l.found(f.Where, typ).same(l.found(p.where[0], typ))
					})
				})
				if k < 0 {
					k, list = len(list)-of, append(list, place{typ: typ})
				}
				list[of+k].where = append(list[of+k].where, f.Where)
			}
		}
	}
	return list
}

// same reports whether two places have the same errors.
func (f *ThallFound) same(g *ThallFound) bool {
	return f == nil && g == nil || f != nil && g != nil && f.Max == g.Max && f.RMS == g.RMS
}

// table is the table; present are all devices.
func (t *Thall) table(present []string) *Table {
	x := tableOf("", of(prose, "function", "operand range"), of(number, "G80 max ulps"), beside(number, "rms ulps"))
	places := t.places()
	for _, p := range places {
		where := strings.Join(p.where, ", ")
		if len(present) > 0 && !slices.ContainsFunc(present, func(name string) bool { return !slices.Contains(p.where, name) }) {
			where = "everywhere"
		}
		x.Columns = slices.Concat(x.Columns, of(number, p.typ+" "+where+", max"), beside(number, "rms"))
	}
	for i := range t.Lines {
		l := &t.Lines[i]
		cells := []string{l.Operation, l.Range, ulps(l.PaperMax, 1), ulps(l.PaperRMS, 2)}
		for _, p := range places {
			if f := l.found(p.where[0], p.typ); f != nil {
				cells = append(cells, ulps(f.Max, 2), ulps(f.RMS, 2))
			} else {
				cells = append(cells, "–", "–")
			}
		}
		x.add(cells...)
	}
	return x
}

// models is the table of models, with what its figures are.
func (t *Thall) models() []Block {
	if len(t.Models) == 0 {
		return nil
	}
	x := tableOf("", of(prose, "function"))
	for _, m := range t.Models {
		for _, by := range []string{"2007", "limb"} {
			x.Columns = slices.Concat(x.Columns, of(number, m.Model+" "+by+", max"), beside(number, "rms"))
		}
	}
	for i, l := range t.Models[0].Lines {
		cells := []string{l.Operation}
		for _, m := range t.Models {
			if i < len(m.Lines) {
				l := m.Lines[i]
				cells = append(cells, ulps(l.Max, 2), ulps(l.RMS, 2), ulps(l.OwnMax, 2), ulps(l.OwnRMS, 2))
			} else {
				cells = append(cells, "–", "–", "–", "–")
			}
		}
		x.add(cells...)
	}
	about := "The algorithms of 2007 and those of this library in the arithmetic of models, over " + power(t.ModelVectors) + " operands. " + noteCosine
	return []Block{{Title: "On models of old processors", Words: []Words{{Text: about, Soft: true}}}, {Table: x}}
}

// noteCosine says what is known of the paper's largest figure.
const noteCosine = "The 241 ulps of the cosine: with the operand reduced to π/4 by a π/2 of two floats, which lacks 0.483·2^-48, a cosine from 2^-k to 2^(1-k) errs by 0.241·2^k, which is 247 at k = 10; as printed, without a reduction, it errs by 10^4 and more next to π/2."

// title says what the figures are.
func (t *Thall) title() string {
	return "Thall 2007, Table II: errors in ulps of 48 bits on a G80, and of this library over " + power(t.Vectors) + " operands uniform in the same range"
}

// differing lists the functions whose results on a device are not those of plain Go.
func (t *Thall) differing() string {
	var list []string
	for _, l := range t.Lines {
		for _, f := range l.Found {
			if f.Differing > 0 {
				list = append(list, fmt.Sprintf("%s %s: %d results differ from plain Go", f.Where, f.Function, f.Differing))
			}
		}
	}
	return strings.Join(list, "; ")
}

// blocks are the table and what stands below it; present are all devices.
func (t *Thall) blocks(present []string) []Block {
	differing := t.differing()
	list := slices.Concat(t.table(present).blocks(), said(judged(t.Missing, false), judged(differing, false)))
	if differing == "" && slices.ContainsFunc(t.Lines, func(l ThallLine) bool {
		return slices.ContainsFunc(l.Found, func(f ThallFound) bool { return f.Where != "go" })
	}) {
		list = append(list, said("Every device has the bits of plain Go.")...)
	}
	return append(list, t.models()...)
}

// Text writes the table alone.
func (t *Thall) Text(w io.Writer, s Style) {
	s.Blocks(w, slices.Concat([]Block{{Title: "limb accuracy · " + t.title()}}, t.blocks(present(t.Devices)), evidence(t.Devices)))
}

// Functions returns the chapter on functions, which begins with Thall's table.
func (r *Report) Functions() Chapter {
	c := Chapter{ID: "functions", Title: "How accurate are the functions?"}
	if t := r.Thall; t != nil && len(t.Lines) > 0 {
		c.About, c.Blocks = t.title(), t.blocks(r.present())
	}
	return c
}

// Differences say why figures differ from the papers'.
func (r *Report) Differences() []Block {
	if r.Thall == nil {
		return nil
	}
	b := Block{Title: "Where figures differ from the papers', and why"}
	b.Fold = b.Title
	for _, d := range Differs {
		b.Words = append(b.Words, Words{Text: d.Figure + ": " + d.Why})
	}
	return []Block{b}
}
