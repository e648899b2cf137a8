package report

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"github.com/limbfp/limb/internal/prove/bounds"
)

// Proofs are what a solver found of promises.
type Proofs struct {
	Head
	Solver   string    `json:"solver,omitempty"`
	Rows     []Proof   `json:"rows,omitempty"`
	Sums     []Sum     `json:"bounds,omitempty"`
	Networks []Network `json:"networks,omitempty"`
	Stopped  bool      `json:"interrupted,omitempty"` // before all was proved
}

// Sum is the bound of a function as the sum of the bounds of its steps, in units of u^n of n
// limbs, relative to the result.
type Sum struct {
	Function   string        `json:"function"`
	Domain     string        `json:"domain"`
	Proved     float64       `json:"proved_units"`
	Documented float64       `json:"documented_units"`
	Measured   float64       `json:"measured_units"`    // the worst of accuracy/ulps.txt
	Unit       string        `json:"unit"`              // "u²" or "u⁴"
	Verdict    string        `json:"verdict"`           // "below", "not below", "sampled"
	Share      int           `json:"one_piece_in"`      // 1, or more for a sample
	Assumed    []string      `json:"assumed,omitempty"` // sums that are taken for exact without a proof
	Broken     bool          `json:"assumed_is_broken"` // for some operands: it is an estimate
	Why        string        `json:"why,omitempty"`
	Where      string        `json:"worst_in"` // the operands for which the bound is largest
	Steps      []bounds.Step `json:"steps"`    // there, the largest first
	Reads      []string      `json:"reads,omitempty"`
	Series     float64       `json:"series_units"` // the part of constants and series, where it is largest
	Notes      []string      `json:"notes,omitempty"`
	Pieces     int           `json:"pieces"`
	Seconds    float64       `json:"seconds"`
}

// Network is what is proved of a sum or a product as a network, for all operands.
type Network struct {
	Function   string   `json:"function"`
	Flops      int      `json:"flops"`
	Normal     bool     `json:"normal_form_proved"`
	Proved     Figure   `json:"proved_units"` // null where there is none
	Documented float64  `json:"documented_units"`
	Unit       string   `json:"unit"` // "u²", "u⁴"
	Losses     []Loss   `json:"losses,omitempty"`
	Loose      []string `json:"out_of_order,omitempty"` // FastTwoSums that may lose something, which is counted
	Open       []string `json:"open,omitempty"`         // what is not proved
	Seconds    float64  `json:"seconds"`
}

// Loss is the most that a step of a network loses.
type Loss struct {
	Step  string `json:"step"`
	Units Figure `json:"units"`
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
	Error    Figure   `json:"error_units,omitempty"` // of these operands; relative where the promise is to be exact
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
func (x *Proofs) Text(w io.Writer, s Style) {
	var list []Block
	if len(x.Rows) > 0 {
		list = x.promises()
	}
	if len(x.Sums) > 0 {
		list = append(list, x.sums()...)
	}
	if len(x.Networks) > 0 {
		list = append(list, x.networks()...)
	}
	s.Blocks(w, list)
}

// networks are what is proved of networks.
func (x *Proofs) networks() []Block {
	t := tableOf("", of(prose, ""), of(number, "flops"), of(prose, "normal form"), of(number, "error", "documented"), of(prose, "verdict"), of(number, "seconds"))
	notes := []string{"error: the bound that is proved, the sum of powers of two. A documented bound below it is a theorem that the documentation cites, or measured."}
	for _, r := range x.Networks {
		bound, verdict := "open", "open"
		if !math.IsInf(float64(r.Proved), 1) {
			bound, verdict = fixed(float64(r.Proved), 2), "a bound"
			if float64(r.Proved) < r.Documented*(1+1e-6) { // to the first order in u
				verdict = "proved"
			}
		}
		if !r.Normal {
			verdict = "open"
		}
		t.add(r.Function, fmt.Sprint(r.Flops), map[bool]string{false: "open", true: "proved"}[r.Normal], bound, fmt.Sprintf("%g", r.Documented), judged(verdict, verdict == "proved"), fixed(r.Seconds, 1))
		if len(r.Loose) > 0 {
			notes = append(notes, fmt.Sprintf("%s: out of order for some operands, with what is lost counted: %s.", r.Function, strings.Join(r.Loose, ", ")))
		}
		for _, o := range r.Open {
			notes = append(notes, judged(r.Function+": open: "+o+".", false))
		}
	}
	return slices.Concat([]Block{{Title: "limb prove · networks, for all operands without overflow and underflow, by z3, in uⁿ of n limbs"}}, t.blocks(), said(notes...))
}

// promises returns the table of the promises with what a solver found of each.
func (x *Proofs) promises() []Block {
	t := tableOf("", of(prose, "", "", "promise", "verdict"), of(number, "seconds", "measured"))
	notes := []string{"measured: the largest error that a short search finds for DF. open: the solver has not ended in the time that it was given."}
	for _, r := range x.Rows {
		promise, measured := "exact", ""
		if r.Bound > 0 {
			promise, measured = fmt.Sprintf("≤ %gu²", r.Bound), fixed(r.Measured, 4)
		}
		t.add(r.Function, r.Format, promise, judged(r.Verdict, r.Verdict != "refuted"), fixed(r.Seconds, 1), measured)
		if r.Verdict == "refuted" {
			notes = append(notes, judged(fmt.Sprintf("%s in %s: %s gives %s, error %.4g", r.Function, r.Format, strings.Join(r.Operands, " "), strings.Join(r.Results, " "), float64(r.Error)), false))
		}
	}
	return slices.Concat([]Block{{Title: "limb prove · what operations promise, for all operands of a format, by " + x.Solver}}, t.blocks(), said(notes...))
}

// sums are the bounds, and below them the steps of each.
func (x *Proofs) sums() []Block {
	t := tableOf("", of(prose, ""), of(number, "proved", "documented", "measured"), of(prose, "verdict"), of(number, "pieces", "seconds"))
	notes := []string{"measured: the worst in accuracy/ulps.txt. not below: the documented bound is measured, or a theorem that the documentation cites; it is not proved here.", "", ""}
	var steps []Block
	for _, r := range x.Sums {
		t.add(r.Function, fixed(r.Proved, 4), fmt.Sprintf("%g", r.Documented), fixed(r.Measured, 4), judged(r.verdict(), r.Verdict == "below"), fmt.Sprint(r.Pieces), fixed(r.Seconds, 1))
		if len(r.Assumed) > 0 && !r.Broken {
			notes[1] = "if exact: the bound holds if the FastTwoSums that are listed are exact, which intervals do not show."
		}
		if r.Broken {
			notes[2] = "estimated: for some operands a FastTwoSum that is listed is not exact, so that it is no bound."
		}
		steps = append(steps, r.blocks()...)
	}
	return slices.Concat([]Block{{Title: "limb prove · bounds of errors, each the sum of the bounds of its steps, in u² of two limbs, u³ of three, u⁴ of four"}}, t.blocks(), said(notes...), steps)
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

// blocks are the steps of a bound. Those that are small stand together.
func (r *Sum) blocks() []Block {
	t := tableOf("", of(prose, "step"), of(number, "bound", "share"))
	add := func(text string, bound float64) { t.add(text, fixed(bound, 4), fixed(100*bound/r.Proved, 1)+" %") }
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
		add(text, s.Bound)
	}
	if others > 0 {
		add(fmt.Sprintf("%d more", others), rest)
	}
	var notes []string
	where := func(words string, places []string) {
		for _, place := range places {
			place, _, _ := strings.Cut(place, ": nothing shows")
			notes = append(notes, words+": "+place+".")
		}
	}
	where("The order of the operands is not shown, and what is lost is counted", r.Notes)
	where("It is taken for exact", r.Assumed)
	if r.Share > 1 {
		notes = append(notes, fmt.Sprintf("One in %d pieces was looked at: a sample, not a proof.", r.Share))
	}
	if r.Why != "" {
		notes = append(notes, judged("not below: "+r.Why, false))
	}
	return slices.Concat([]Block{{Title: r.Function + " · for " + r.Domain + ": worst for " + r.Where}}, t.blocks(), said(notes...))
}
