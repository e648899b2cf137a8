package report

import (
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
)

// Exhaustive is what was found on all operands, or on a part of them.
type Exhaustive struct {
	Schema int              `json:"schema"`
	Kind   string           `json:"kind"` // "exhaustive"
	Limb   string           `json:"limb_version"`
	Rows   []*ExhaustiveRow `json:"rows"`
}

// ExhaustiveRow is a function on a list of operands, which is cut into chunks. Places are those
// of operands in the list.
type ExhaustiveRow struct {
	Function string `json:"function"`
	Note     string `json:"note,omitempty"`
	Operands string `json:"operands"` // "float32", or the format of pairs
	Code     string `json:"code"`     // a fingerprint of the function
	Chunks   int    `json:"chunks"`
	Done     string `json:"chunks_done"` // "0-3,7"

	Inside  uint64  `json:"inside"`
	Outside uint64  `json:"outside"` // of the domain
	Units   float64 `json:"max_error_units"`
	At      uint64  `json:"max_at"`
	Sum2    uint64  `json:"sum_of_squares_times_2_20,string"`
	Ends    float64 `json:"max_error_units_outside"` // less two of the least subnormal number
	EndsAt  uint64  `json:"max_outside_at"`
	Loose   uint64  `json:"results_with_loose_limbs"`
	LooseAt uint64  `json:"loose_at"`
	Wrong   uint64  `json:"wrong_special_results"`
	WrongAt uint64  `json:"wrong_at"`

	// Of what is done.
	RMS   float64  `json:"rms_error_units"`
	Exact Number   `json:"max_error_units_exact"` // rounded once; NaN where it is not known
	Worst []string `json:"worst_operands_hex"`
	Bad   []string `json:"wrong_operands_hex,omitempty"`
}

// Text writes the table.
func (x *Exhaustive) Text(w io.Writer, style Style) {
	style.Line(w, style.bold("limb accuracy exhaustive")+" · largest relative error of functions of DF over all operands of a list, in units of u² = 2^-48")
	fmt.Fprintln(w)
	rows := [][]string{{"", "operands", "", "inside", "max", "rms", "ends", "worst operands"}}
	var missing, wrong []string
	for _, r := range x.Rows {
		worst := "exact"
		if r.Units > 0 {
			worst = strconv.FormatFloat(r.Units, 'f', 6, 64)
			if e := float64(r.Exact); !math.IsNaN(e) {
				worst = strconv.FormatFloat(e, 'f', 12, 64)
			}
		}
		rms, ends := "", ""
		if r.RMS > 0 {
			rms = strconv.FormatFloat(r.RMS, 'f', 4, 64)
		}
		if r.Ends > 0 {
			ends = strconv.FormatFloat(r.Ends, 'f', 4, 64)
		}
		rows = append(rows, []string{r.Function, r.Operands, strings.ReplaceAll(r.Note, " ", "-"), strconv.FormatUint(r.Inside, 10), worst, rms, ends, strings.Join(r.Worst, " ")})
		if !r.complete() {
			missing = append(missing, fmt.Sprintf("%s %s (%s of 0-%d)", r.Function, r.Operands, r.Done, r.Chunks-1))
		}
		if r.Loose > 0 {
			wrong = append(wrong, fmt.Sprintf("%s %s: %d results with a second limb above ½ulp of the first", r.Function, r.Operands, r.Loose))
		}
		if r.Wrong > 0 {
			wrong = append(wrong, fmt.Sprintf("%s %s: %d wrong infinities, NaN, or signs of zero, as for %s", r.Function, r.Operands, r.Wrong, strings.Join(r.Bad, " ")))
		}
	}
	style.table(w, []bool{false, false, false, true, true, true, true, false}, nil, rows)
	fmt.Fprintln(w)
	style.Note(w, "inside: operands inside the domain of the function's contract whose value is not 0. ends: the largest error outside of it, where last limbs underflow, less two of the least subnormal number.")
	if len(missing) > 0 {
		style.Note(w, style.judged("not complete: "+strings.Join(missing, ", "), false))
	}
	for _, line := range wrong {
		style.Note(w, style.judged(line, false))
	}
}

func (r *ExhaustiveRow) complete() bool {
	return r.Done == fmt.Sprintf("0-%d", r.Chunks-1) || r.Chunks == 1 && r.Done == "0"
}
