package report

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/limbfp/limb/accuracy"
)

// Exhaustive is what was found on all operands, or on a part of them.
type Exhaustive struct {
	Head
	Rows []*ExhaustiveRow `json:"rows"`
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

	accuracy.Tally

	// Of what is done.
	RMS   float64  `json:"rms_error_units"`
	Exact Figure   `json:"max_error_units_exact"` // rounded once; NaN where it is not known
	Worst []string `json:"worst_operands_hex"`
	Bad   []string `json:"wrong_operands_hex,omitempty"`
}

// Text writes the table.
func (x *Exhaustive) Text(w io.Writer, s Style) {
	t := tableOf("", of(prose, "", "operands", ""), of(number, "inside", "max", "rms", "ends"), of(code, "worst operands"))
	var missing, notes []string
	wrong := func(format string, args ...any) { notes = append(notes, judged(fmt.Sprintf(format, args...), false)) }
	some := func(x float64) string {
		if x > 0 {
			return fixed(x, 4)
		}
		return ""
	}
	for _, r := range x.Rows {
		worst := "exact"
		if r.Max > 0 {
			worst = fixed(r.Max, 6)
			if e := float64(r.Exact); !math.IsNaN(e) {
				worst = fixed(e, 12)
			}
		}
		t.add(r.Function, r.Operands, strings.ReplaceAll(r.Note, " ", "-"), fmt.Sprint(r.N), worst, some(r.RMS), some(r.Ends), strings.Join(r.Worst, " "))
		if !r.complete() {
			missing = append(missing, fmt.Sprintf("%s %s (%s of 0-%d)", r.Function, r.Operands, r.Done, r.Chunks-1))
		}
		if r.Loose > 0 {
			wrong("%s %s: %d results with a second limb above ½ulp of the first", r.Function, r.Operands, r.Loose)
		}
		if r.Wrong > 0 {
			wrong("%s %s: %d wrong infinities, NaN, or signs of zero, as for %s", r.Function, r.Operands, r.Wrong, strings.Join(r.Bad, " "))
		}
	}
	if missing != nil {
		notes = slices.Insert(notes, 0, judged("not complete: "+strings.Join(missing, ", "), false))
	}
	s.Blocks(w, slices.Concat(
		[]Block{{Title: "limb accuracy exhaustive · largest relative error of functions of DF over all operands of a list, in units of u² = 2^-48"}}, t.blocks(),
		said(append([]string{"inside: operands inside the domain of the function's contract whose value is not 0. ends: the largest error outside of it, where last limbs underflow, less two of the least subnormal number."}, notes...)...)))
}

func (r *ExhaustiveRow) complete() bool {
	return r.Done == fmt.Sprintf("0-%d", r.Chunks-1) || r.Chunks == 1 && r.Done == "0"
}
