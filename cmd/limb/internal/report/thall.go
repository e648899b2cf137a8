package report

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Thall is Table II of Thall, "Extended-precision floating-point numbers for GPU
// computation" (2007), with this library's figures beside. Errors are counted
// in units in the last place: of 48 bits for DF, 106 for DD, 96 for QF, 212 for
// QD.
type Thall struct {
	Schema  int         `json:"schema,omitempty"`
	Kind    string      `json:"kind,omitempty"` // "thall", where it stands alone
	Limb    string      `json:"limb_version,omitempty"`
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
	Max       Number `json:"algorithm_of_2007_max_error_ulp"`
	RMS       Number `json:"algorithm_of_2007_rms_error_ulp"`
	OwnMax    Number `json:"limb_max_error_ulp"`
	OwnRMS    Number `json:"limb_rms_error_ulp"`
}

// ThallLine is one operation.
type ThallLine struct {
	Operation string       `json:"operation"`
	Range     string       `json:"operand_range"`
	PaperMax  Number       `json:"g80_max_error_ulp"`
	PaperRMS  Number       `json:"g80_rms_error_ulp"`
	Found     []ThallFound `json:"found"`
}

// ThallFound is the error of one operation in one place.
type ThallFound struct {
	Where     string   `json:"where"` // "go", or a device
	Type      string   `json:"type"`
	Function  string   `json:"function"`
	Max       Number   `json:"max_error_ulp"`
	RMS       Number   `json:"rms_error_ulp"`
	Worst     []string `json:"worst_operands_hex,omitempty"`
	Differing int      `json:"vectors_differing_from_go"`
}

// ThallTypes are the types of the table in a report.
var ThallTypes = []string{"DF"}

// found returns what was found of a line in a place, nil where nothing was.
func (l *ThallLine) found(where, typ string) *ThallFound {
	for i := range l.Found {
		if f := &l.Found[i]; f.Where == where && f.Type == typ {
			return f
		}
	}
	return nil
}

// columns are the places of the table: plain Go and the devices, of each type
// that was measured there.
func (t *Thall) columns() (columns []struct{ Where, Type string }) {
	for _, typ := range t.Types {
		seen := map[string]bool{}
		for _, l := range t.Lines {
			for _, f := range l.Found {
				if f.Type == typ && !seen[f.Where] {
					seen[f.Where] = true
					columns = append(columns, struct{ Where, Type string }{f.Where, typ})
				}
			}
		}
	}
	return columns
}

// head heads the columns of rows.
func (t *Thall) head() []string {
	head := []string{"operand range", "G80 max ulps", "rms ulps"}
	for _, c := range t.columns() {
		head = append(head, c.Where+" "+c.Type+" max ulps", "rms ulps")
	}
	return head
}

// ulps writes an error.
func ulps(x Number, digits int) string {
	switch {
	case !finite(x):
		return "not finite"
	case x >= 1e5:
		return strconv.FormatFloat(float64(x), 'e', 1, 64)
	}
	return strconv.FormatFloat(float64(x), 'f', digits, 64)
}

// modelHead heads the columns of modelRows.
func (t *Thall) modelHead() []string {
	var head []string
	for _, m := range t.Models {
		head = append(head, m.Model+" 2007 max ulps", "rms ulps", m.Model+" limb max ulps", "rms ulps")
	}
	return head
}

// modelRows are the operations on models.
func (t *Thall) modelRows() (rows []row) {
	for i, l := range t.Models[0].Lines {
		r := row{Name: l.Operation}
		for _, m := range t.Models {
			if i < len(m.Lines) {
				l := m.Lines[i]
				r.Cells = append(r.Cells, ulps(l.Max, 2), ulps(l.RMS, 2), ulps(l.OwnMax, 2), ulps(l.OwnRMS, 2))
			} else {
				r.Cells = append(r.Cells, "–", "–", "–", "–")
			}
		}
		rows = append(rows, r)
	}
	return rows
}

// modelTitle says what the figures of models are.
func (t *Thall) modelTitle() string {
	return "The algorithms of 2007 and those of this library in the arithmetic of models, over " + power(t.ModelVectors) + " operands. " + noteCosine
}

// noteCosine says what is known of the paper's largest figure.
const noteCosine = "The 241 ulps of the cosine: with the operand reduced to π/4 by a π/2 of two floats, which lacks 0.483·2^-48, a cosine from 2^-k to 2^(1-k) errs by 0.241·2^k, which is 247 at k = 10; as printed, without a reduction, it errs by 10^4 and more next to π/2."

// rows are the lines of the table, and below them how each device's results
// compare with those of plain Go.
func (t *Thall) rows() []row {
	var rows []row
	for i := range t.Lines {
		l := &t.Lines[i]
		r := row{Name: l.Operation, Cells: []string{l.Range, ulps(l.PaperMax, 1), ulps(l.PaperRMS, 2)}}
		for _, c := range t.columns() {
			max, rms := "–", "–"
			if f := l.found(c.Where, c.Type); f != nil {
				max, rms = ulps(f.Max, 2), ulps(f.RMS, 2)
			}
			r.Cells = append(r.Cells, max, rms)
		}
		rows = append(rows, r)
	}
	return rows
}

// title says what the figures are.
func (t *Thall) title() string {
	return "Thall 2007, Table II: errors in ulps of 48 bits on a G80, and of this library over " + power(t.Vectors) + " operands uniform in the same range"
}

// differing lists the functions whose results on a device are not those of
// plain Go.
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

// Text writes the table for a terminal.
func (t *Thall) Text(w io.Writer, style Style) {
	if t.Kind != "" {
		style.Line(w, style.bold("limb accuracy")+" · "+t.title())
		fmt.Fprintln(w)
	}
	rows := style.rows(t.head(), t.rows())
	with := make([]bool, len(rows[0]))
	for i, head := range rows[0] {
		with[i] = head == "rms ulps"
	}
	style.table(w, Columns(2, len(rows[0])), with, rows)
	if len(t.Models) > 0 {
		fmt.Fprintln(w)
		style.Paragraph(w, t.modelTitle())
		fmt.Fprintln(w)
		rows := style.rows(t.modelHead(), t.modelRows())
		style.Table(w, Columns(1, len(rows[0])), rows)
	}
	if t.Missing != "" {
		fmt.Fprintln(w)
		style.Note(w, style.judged(t.Missing, false))
	}
	if text := t.differing(); text != "" {
		fmt.Fprintln(w)
		style.Note(w, style.judged(text, false))
	} else if len(t.columns()) > 1 {
		fmt.Fprintf(w, "\n  every device has the bits of plain Go\n")
	}
	evidence(w, style, t.Devices)
}
