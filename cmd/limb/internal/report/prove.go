package report

import (
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Proofs are what a solver found of promises.
type Proofs struct {
	Schema int     `json:"schema"`
	Kind   string  `json:"kind"` // "prove"
	Limb   string  `json:"limb_version"`
	Solver string  `json:"solver"`
	Rows   []Proof `json:"rows"`
}

// Proof is what it found of one promise in one format.
type Proof struct {
	Function string   `json:"function"`
	Format   string   `json:"format"`
	Bound    float64  `json:"bound_units"` // 0: exact
	Verdict  string   `json:"verdict"`     // "proved", "refuted", "open"
	Seconds  float64  `json:"seconds"`
	Measured float64  `json:"measured_units"` // the worst error of DF in a short search
	Operands []string `json:"operands_hex,omitempty"`
	Results  []string `json:"results_hex,omitempty"`
	Error    Number   `json:"error_units,omitempty"` // of these operands; relative where the promise is to be exact
}

// Refuted returns the number of promises that are broken.
func (x *Proofs) Refuted() (n int) {
	for _, r := range x.Rows {
		if r.Verdict == "refuted" {
			n++
		}
	}
	return n
}

// Text writes the table.
func (x *Proofs) Text(w io.Writer, style Style) {
	style.Line(w, style.bold("limb prove")+" · what operations promise, for all operands of a format, by "+x.Solver)
	fmt.Fprintln(w)
	rows := [][]string{{"", "", "promise", "verdict", "seconds", "measured"}}
	var broken []string
	for _, r := range x.Rows {
		promise, measured := "exact", ""
		if r.Bound > 0 {
			promise = fmt.Sprintf("≤ %gu²", r.Bound)
			measured = strconv.FormatFloat(r.Measured, 'f', 4, 64)
		}
		rows = append(rows, []string{r.Function, r.Format, promise, style.judged(r.Verdict, r.Verdict != "refuted"), strconv.FormatFloat(r.Seconds, 'f', 1, 64), measured})
		if r.Verdict == "refuted" {
			broken = append(broken, fmt.Sprintf("%s in %s: %s gives %s, error %.4g", r.Function, r.Format, strings.Join(r.Operands, " "), strings.Join(r.Results, " "), float64(r.Error)))
		}
	}
	style.table(w, []bool{false, false, false, false, true, true}, nil, rows)
	fmt.Fprintln(w)
	style.Note(w, "measured: the largest error that a short search finds for DF. open: the solver has not ended in the time that it was given.")
	for _, line := range broken {
		style.Note(w, style.judged(line, false))
	}
}
