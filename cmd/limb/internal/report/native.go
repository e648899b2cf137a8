package report

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strings"
)

// Native is the largest errors of a device's own functions.
type Native struct {
	Head
	Device   Device      `json:"device"`
	Language string      `json:"language"`          // what the device's functions are called in
	Specials bool        `json:"specials_promised"` // NaN, infinities and signs of zeros are
	Options  string      `json:"how"`
	Missing  string      `json:"missing,omitempty"` // what was left out, and why
	Rows     []NativeRow `json:"table_8_13"`
	Fast     []FastRow   `json:"table_8_11,omitempty"` // and 8.12, and other approximations
	Zone     *Zone       `json:"fdividef_zone,omitempty"`
	Seconds  float64     `json:"elapsed_s"`
}

// NativeRow is a function of one type: a row of the CUDA Handbook's Table 8.13.
// Errors are in ulps of the value.
type NativeRow struct {
	Function string      `json:"function"`
	Type     string      `json:"type"`
	Absent   bool        `json:"absent,omitempty"` // the language has no such function
	Failed   string      `json:"failed,omitempty"`
	All      bool        `json:"all_inputs"`
	Inputs   uint64      `json:"inputs"`
	Skipped  uint64      `json:"inputs_left_out"`
	Max      Figure      `json:"max_error_ulp"`
	Promised Figure      `json:"promised_ulp"`      // by the specification, of the operands of the largest error; null for no number
	Promise  string      `json:"promise,omitempty"` // where it is more than one number, or none
	Within   bool        `json:"within_promise"`
	Cuda     Figure      `json:"cuda_handbook_ulp"`            // beyond the correctly rounded result
	Correct  Figure      `json:"share_correctly_rounded"`      // of all inputs, or of those drawn evenly from the interval
	Interval []float64   `json:"share_interval,omitempty"`     // none for all inputs
	Below    float64     `json:"sizes_judged_below,omitempty"` // what is no smaller has no value there
	Checked  bool        `json:"checked"`                      // against MPFR, or exactly known
	Worst    *NativeCase `json:"worst,omitempty"`
	Wrong    uint64      `json:"wrong_specials"`
	Bad      *NativeCase `json:"wrong_special,omitempty"`
	Zeros    uint64      `json:"wrong_signs_of_zero"`
	Zero     *NativeCase `json:"wrong_sign_of_zero,omitempty"`
}

// interval is where the share of correctly rounded results is counted.
func (r *NativeRow) interval() string {
	if r.Interval == nil {
		return "all"
	}
	return fmt.Sprintf("%.5g … %.5g", r.Interval[0], r.Interval[1])
}

// NativeCase is operands, the device's result and the value.
type NativeCase struct {
	Operands []string `json:"operands_hex"`
	Got      string   `json:"got_hex"`
	Want     string   `json:"value_hex"`
}

// Zone is what the fast quotient x/y is for 2^126 < y < 2^128, where the Handbook has 0, and NaN
// of an infinity.
type Zone struct {
	Inputs   int    `json:"inputs"`
	Zeros    int    `json:"zeros"`
	Right    int    `json:"within_2_ulp"`
	Infinity string `json:"infinity_over_y"`
}

// FastRow is a row of the Handbook's Tables 8.11 or 8.12, or of none: a fast function on an
// interval.
type FastRow struct {
	Function  string      `json:"function"`
	Table     string      `json:"table,omitempty"`
	Cuda      string      `json:"cuda,omitempty"` // the name in CUDA C, or PTX
	Interval  string      `json:"interval"`
	Absent    bool        `json:"absent,omitempty"` // the language has no such function
	Failed    string      `json:"failed,omitempty"`
	Inputs    int         `json:"inputs"`
	Bits      Figure      `json:"good_bits"`
	Ulps      Figure      `json:"max_error_ulp"`
	PaperBits Figure      `json:"g80_good_bits"`
	PaperUlps Figure      `json:"g80_max_error_ulp"`
	Promise   string      `json:"promise,omitempty"`
	Within    bool        `json:"within_promise"`
	Worst     *NativeCase `json:"worst,omitempty"`
	Beyond    *NativeCase `json:"beyond_promise,omitempty"`
}

func (c *NativeCase) text(fn string) string {
	return fmt.Sprintf("%s(%s) gives %s, not %s", fn, strings.Join(c.Operands, ", "), c.Got, c.Want)
}

// Text writes the tables.
func (n *Native) Text(w io.Writer, s Style) {
	s.Blocks(w, slices.Concat([]Block{{Title: "limb accuracy native · " + n.Device.Name + " " + n.Device.describe(), About: n.Options}}, n.tables()))
}

// Blocks are the tables as a part of a report.
func (n *Native) Blocks() []Block {
	return append([]Block{{Title: "How good are the functions of " + n.Device.Name + "?", About: n.Options}}, n.tables()...)
}

// tables are the tables, what is wrong, and what else there is to say.
func (n *Native) tables() (list []Block) {
	var notes, remarks []string
	wrong := func(format string, args ...any) { notes = append(notes, judged(fmt.Sprintf(format, args...), false)) }
	remark := func(format string, args ...any) { remarks = append(remarks, fmt.Sprintf(format, args...)) }
	special := remark
	if n.Specials {
		special = wrong
	} else if len(n.Rows) > 0 {
		remark("of NaN, infinities and the signs of zeros nothing is promised, and subnormal numbers are left out")
	}
	for _, typ := range []string{"float32", "float64"} {
		t := tableOf("", of(prose, typ), of(number, "max ulps", "promised ulps", "CUDA ulps", "correctly rounded"), of(prose, "in"), of(code, "operands of the largest error"))
		var absent []string
		promises, below := map[string][]string{}, map[float64][]string{}
		for _, r := range n.Rows {
			name := r.Function + " " + typ
			switch {
			case r.Type != typ:
				continue
			case r.Absent:
				absent = append(absent, r.Function)
				continue
			case r.Failed != "":
				t.add(r.Function, "–")
				wrong("%s: %s", name, r.Failed)
				continue
			}
			operands := ""
			if r.Worst != nil && r.Max > 0 {
				operands = strings.Join(r.Worst.Operands, "  ")
			}
			t.add(r.Function, judged(few(r.Max), r.Within), few(r.Promised), few(r.Cuda), fixed(100*r.Correct, 2)+" %", r.interval(), operands)
			if r.Below > 0 {
				below[r.Below] = append(below[r.Below], r.Function)
			}
			if r.Promise != "" {
				promises[r.Promise] = append(promises[r.Promise], r.Function)
			}
			if !r.Within {
				wrong("more than promised: %s", r.Worst.text(name))
			}
			if !r.Checked && r.Max > 0 {
				wrong("%s: the largest error is not checked against MPFR", name)
			}
			if r.Wrong > 0 {
				special("%d NaN or infinities are wrong, or missing: %s", r.Wrong, r.Bad.text(name))
			}
			if r.Zeros > 0 {
				special("%d zeros have the wrong sign: %s", r.Zeros, r.Zero.text(name))
			}
		}
		for _, of := range slices.Sorted(maps.Keys(promises)) {
			remark("promised of %s %s: %s", typ, strings.Join(promises[of], ", "), of)
		}
		for _, of := range slices.Sorted(maps.Keys(below)) {
			remark("%s of %s: operands below 2^%d in size are judged, the others have no result", strings.Join(below[of], ", "), typ, math.Ilogb(of))
		}
		if absent != nil {
			remark("%s has of %s no %s", n.Language, typ, strings.Join(absent, ", "))
		}
		list = append(list, t.blocks()...)
	}
	absent := distinct(n.Fast, func(r FastRow) (string, bool) { return r.Function, r.Absent })
	for _, table := range []string{"8.11", "8.12", ""} {
		title := "Table " + table
		if table == "" {
			title = "approximations"
		}
		t := tableOf("", of(prose, title, "CUDA", "interval"), of(number, "good bits", "G80 bits", "max ulps", "G80 ulps"), of(prose, "promised"), of(code, "operands of the largest error"))
		for _, r := range n.Fast {
			switch {
			case r.Table != table || r.Absent:
			case r.Failed != "":
				t.add(r.Function, r.Cuda, r.Interval, "–")
				wrong("%s: %s", r.Function, r.Failed)
			default:
				t.add(r.Function, r.Cuda, r.Interval, known(r.Bits, 2), known(r.PaperBits, 2), judged(few(r.Ulps), r.Within), few(r.PaperUlps), cmp.Or(r.Promise, "–"), strings.Join(r.Worst.Operands, "  "))
				if !r.Within {
					wrong("more than promised: %s", r.Beyond.text(r.Function))
				}
			}
		}
		list = append(list, t.blocks()...)
	}
	switch {
	case len(n.Fast) > 0 && !slices.ContainsFunc(n.Fast, func(r FastRow) bool { return !r.Absent }):
		remark("%s has no function of Tables 8.11 and 8.12", n.Language)
	case absent != nil:
		remark("%s has no %s", n.Language, strings.Join(absent, ", "))
	}
	if z := n.Zone; z != nil {
		remark("the fast quotient x/y for 2^126 < y < 2^128: 0 for %d of %d operands, within 2 ulps for %d; of an infinite x it is %s (the Handbook: 0, and NaN)", z.Zeros, z.Inputs, z.Right, z.Infinity)
	}
	notes = append(notes, judged(n.Missing, false))
	for _, text := range n.Device.evidence() {
		notes = append(notes, judged(text, false))
	}
	return append(list, said(append(notes, remarks...)...)...)
}

// native is the chapter of the page.
func (r *Report) native() Chapter {
	c := Chapter{ID: "native", Title: "How good are the device's own functions?"}
	if r.Estimates != nil {
		c.Blocks = r.Estimates.Blocks()
	}
	for _, n := range r.Native {
		c.Blocks = append(c.Blocks, n.Blocks()...)
	}
	return c
}
