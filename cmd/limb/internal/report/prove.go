package report

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// Proofs are what a solver found of promises.
type Proofs struct {
	Schema  int     `json:"schema"`
	Kind    string  `json:"kind"` // "prove"
	Limb    string  `json:"limb_version"`
	Solver  string  `json:"solver,omitempty"`
	Rows    []Proof `json:"rows,omitempty"`
	Sums    []Sum   `json:"bounds,omitempty"`
	Stopped bool    `json:"interrupted,omitempty"` // before all was proved
}

// Sum is the bound of a function as the sum of the bounds of its steps, in units of u^n of n
// limbs, relative to the result.
type Sum struct {
	Function   string   `json:"function"`
	Domain     string   `json:"domain"`
	Proved     float64  `json:"proved_units"`
	Documented float64  `json:"documented_units"`
	Measured   float64  `json:"measured_units"`    // the worst of accuracy/ulps.txt
	Unit       string   `json:"unit"`              // "u²" or "u⁴"
	Verdict    string   `json:"verdict"`           // "below", "not below", "sampled"
	Share      int      `json:"one_piece_in"`      // 1, or more for a sample
	Assumed    []string `json:"assumed,omitempty"` // sums that are taken for exact without a proof
	Broken     bool     `json:"assumed_is_broken"` // for some operands: it is an estimate
	Why        string   `json:"why,omitempty"`
	Where      string   `json:"worst_in"` // the operands for which the bound is largest
	Steps      []Step   `json:"steps"`    // there, the largest first
	Reads      []string `json:"reads,omitempty"`
	Series     float64  `json:"series_units"` // the part of constants and series, where it is largest
	Notes      []string `json:"notes,omitempty"`
	Pieces     int      `json:"pieces"`
	Seconds    float64  `json:"seconds"`
}

// Step is an operation whose error is in the bound.
type Step struct {
	Path  string  `json:"path"`
	Text  string  `json:"operation"`
	Bound float64 `json:"units"`
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

// Text writes the tables.
func (x *Proofs) Text(w io.Writer, style Style) {
	if len(x.Rows) > 0 {
		x.promises(w, style)
	}
	if len(x.Sums) > 0 {
		if len(x.Rows) > 0 {
			fmt.Fprintln(w)
		}
		x.sums(w, style)
	}
}

// sums writes the bounds, and below them the steps of each.
func (x *Proofs) sums(w io.Writer, style Style) {
	style.Line(w, style.bold("limb prove")+" · bounds of errors, each the sum of the bounds of its steps, in u² of two limbs, u⁴ of four")
	fmt.Fprintln(w)
	rows := [][]string{{"", "proved", "documented", "measured", "verdict", "pieces", "seconds"}}
	for _, r := range x.Sums {
		rows = append(rows, []string{r.Function, units(r.Proved), fmt.Sprintf("%g", r.Documented), units(r.Measured), style.judged(r.verdict(), r.Verdict == "below"), strconv.Itoa(r.Pieces), strconv.FormatFloat(r.Seconds, 'f', 1, 64)})
	}
	style.table(w, []bool{1: true, 2: true, 3: true, 5: true, 6: true}, nil, rows)
	fmt.Fprintln(w)
	style.Note(w, "measured: the worst in accuracy/ulps.txt. not below: the documented bound is measured, or a theorem that the documentation cites; it is not proved here.")
	if slices.ContainsFunc(x.Sums, func(r Sum) bool { return len(r.Assumed) > 0 && !r.Broken }) {
		style.Note(w, "if exact: the bound holds if the FastTwoSums that are listed are exact, which intervals do not show.")
	}
	if slices.ContainsFunc(x.Sums, func(r Sum) bool { return r.Broken }) {
		style.Note(w, "estimated: for some operands a FastTwoSum that is listed is not exact, so that it is no bound.")
	}
	for _, r := range x.Sums {
		fmt.Fprintln(w)
		r.text(w, style)
	}
}

// verdict says what the bound rests on too.
func (r *Sum) verdict() string {
	switch {
	case r.Broken:
		return r.Verdict + ", estimated"
	case len(r.Assumed) > 0:
		return r.Verdict + ", if exact"
	}
	return r.Verdict
}

// text writes the steps of a bound. Those that are small stand together.
func (r *Sum) text(w io.Writer, style Style) {
	style.Line(w, style.bold(r.Function)+" for "+r.Domain+": worst for "+r.Where)
	fmt.Fprintln(w)
	row := func(text string, bound float64) []string {
		return []string{text, units(bound), strconv.FormatFloat(100*bound/r.Proved, 'f', 1, 64) + " %"}
	}
	rows := [][]string{{"step", "bound", "share"}}
	rest, others := 0.0, 0
	for i, s := range r.Steps {
		if i >= 3 && s.Bound < r.Proved/200 {
			rest += s.Bound
			others++
			continue
		}
		text := s.Text
		if s.Path != "" { // of the functions on the way, the last one
			text = s.Path[strings.LastIndexByte(s.Path, ' ')+1:] + ": " + text
		}
		rows = append(rows, row(text, s.Bound))
	}
	if others > 0 {
		rows = append(rows, row(fmt.Sprintf("%d more", others), rest))
	}
	style.table(w, []bool{1: true, 2: true}, nil, rows)
	for _, note := range r.Notes {
		where, _, _ := strings.Cut(note, ": nothing shows")
		style.Note(w, "The order of the operands is not shown, and what is lost is counted: "+where+".")
	}
	for _, a := range r.Assumed {
		where, _, _ := strings.Cut(a, ": nothing shows")
		style.Note(w, "It is taken for exact: "+where+".")
	}
	if r.Share > 1 {
		style.Note(w, fmt.Sprintf("One in %d pieces was looked at: a sample, not a proof.", r.Share))
	}
	if r.Why != "" {
		style.Note(w, style.judged("not below: "+r.Why, false))
	}
}

func units(x float64) string { return strconv.FormatFloat(x, 'f', 4, 64) }

// promises writes what a solver found.
func (x *Proofs) promises(w io.Writer, style Style) {
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
