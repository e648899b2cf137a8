package report

import (
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
)

// Search is the largest errors that were found of every operation.
type Search struct {
	Schema  int         `json:"schema"`
	Kind    string      `json:"kind"` // "accuracy"
	Limb    string      `json:"limb_version"`
	Vectors int         `json:"vectors_of_each_distribution"`
	Rounds  int         `json:"climb_rounds"`
	Seed    uint64      `json:"seed"`
	Missing string      `json:"missing,omitempty"` // what was left out, and why
	Rows    []SearchRow `json:"rows"`
}

// SearchRow is an operation, over all distributions and the climb. Errors are
// counted in units of u^limbs.
type SearchRow struct {
	Function string   `json:"function"`
	Note     string   `json:"note,omitempty"` // a restriction, or what the error is relative to
	Exact    bool     `json:"exact"`
	Limbs    int      `json:"limbs"`
	Log2     Number   `json:"max_relative_error_log2"`
	Units    Number   `json:"max_relative_error_units"`
	RMS      Number   `json:"rms_relative_error_units_uniform"`
	FoundBy  string   `json:"found_by,omitempty"`
	Worst    []string `json:"worst_operands_hex,omitempty"`
	Vectors  int      `json:"vectors_in_domain"` // of the distributions
	Dists    []string `json:"distributions"`
}

// Text writes the search for a terminal.
func (s *Search) Text(w io.Writer, style Style) {
	style.Line(w, fmt.Sprintf("%s · largest relative error found over %s vectors of each distribution and %s rounds of a hill climb",
		style.bold("limb accuracy"), power(s.Vectors), strconv.Itoa(s.Rounds)))
	fmt.Fprintln(w)
	rows := [][]string{{"", "", "max, log2", "max", "unit", "rms", "found by", "operands, limb by limb"}}
	for _, r := range s.Rows {
		rms := strconv.FormatFloat(float64(r.RMS), 'g', 3, 64)
		if r.Exact || math.IsInf(float64(r.RMS), 0) {
			rms = ""
		}
		a := Accuracy{Exact: r.Exact, Log2: r.Log2, U2: r.Units}
		unit := map[int]string{1: "u", 2: "u²", 4: "u⁴"}[r.Limbs]
		if r.Exact {
			unit = ""
		}
		rows = append(rows, []string{r.Function, r.Note, a.log2(), a.units(), unit, rms, r.FoundBy, strings.Join(r.Worst, "  ")})
	}
	style.table(w, []bool{false, false, true, true, false, true, false, false}, []bool{4: true, 5: true}, rows)
	if s.Missing != "" {
		fmt.Fprintln(w)
		style.Note(w, style.judged(s.Missing, false))
	}
}
