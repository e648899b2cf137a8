package report

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
)

// Search is the largest errors that were found of every operation.
type Search struct {
	Head
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
	Log2     Figure   `json:"max_relative_error_log2"`
	Units    Figure   `json:"max_relative_error_units"`
	RMS      Figure   `json:"rms_relative_error_units_uniform"`
	FoundBy  string   `json:"found_by,omitempty"`
	Worst    []string `json:"worst_operands_hex,omitempty"`
	Vectors  int      `json:"vectors_in_domain"` // of the distributions
	Dists    []string `json:"distributions"`
}

// Text writes the search.
func (x *Search) Text(w io.Writer, s Style) {
	t := tableOf("", of(prose, "", ""), of(number, "max, log2", "max"), beside(prose, "unit"), beside(number, "rms"), of(prose, "found by"), of(code, "operands, limb by limb"))
	for _, r := range x.Rows {
		unit, rms := map[int]string{1: "u", 2: "u²", 4: "u⁴"}[r.Limbs], fmt.Sprintf("%.3g", r.RMS)
		if r.Exact {
			unit = ""
		}
		if r.Exact || math.IsInf(float64(r.RMS), 0) {
			rms = ""
		}
		t.add(r.Function, r.Note, errorLog2(r.Log2, r.Exact), errorUnits(r.Units, r.Exact), unit, rms, r.FoundBy, strings.Join(r.Worst, "  "))
	}
	title := fmt.Sprintf("limb accuracy · largest relative error found over %s vectors of each distribution and %d rounds of a hill climb", power(x.Vectors), x.Rounds)
	s.Blocks(w, slices.Concat([]Block{{Title: title}}, t.blocks(), said(judged(x.Missing, false))))
}
