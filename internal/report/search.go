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
	Dists   []string    `json:"distributions"`
	Rounds  int         `json:"climb_rounds"`
	Seed    uint64      `json:"seed"`
	Rows    []SearchRow `json:"rows"`
}

// SearchRow is an operation, over all distributions and the climb.
type SearchRow struct {
	Function string   `json:"function"`
	Note     string   `json:"note,omitempty"` // a restriction, or what the error is relative to
	Exact    bool     `json:"exact"`
	Log2     Number   `json:"max_relative_error_log2"`
	U2       Number   `json:"max_relative_error_u2"`
	RMS      Number   `json:"rms_relative_error_u2_uniform"`
	FoundBy  string   `json:"found_by,omitempty"`
	Worst    []string `json:"worst_operands_hex,omitempty"`
}

// Text writes the search for a terminal.
func (s *Search) Text(w io.Writer, style Style) {
	fmt.Fprintf(w, "%s · largest error found over %s vectors of each distribution (%s) and %s rounds of a hill climb\n\n",
		style.bold("limb accuracy"), power(s.Vectors), strings.Join(s.Dists, ", "), strconv.Itoa(s.Rounds))
	rows := [][]string{{"", "", "log2", "u²", "rms u²", "found by", "operands, limb by limb"}}
	for _, r := range s.Rows {
		rms := strconv.FormatFloat(float64(r.RMS), 'g', 3, 64)
		if r.Exact || math.IsInf(float64(r.RMS), 0) {
			rms = ""
		}
		a := Accuracy{Exact: r.Exact, Log2: r.Log2, U2: r.U2}
		rows = append(rows, []string{r.Function, r.Note, a.log2(), a.units(), rms, r.FoundBy, strings.Join(r.Worst, "  ")})
	}
	style.Table(w, []bool{false, false, true, true, true, false, false}, rows)
}
