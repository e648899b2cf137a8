package report

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Native is the largest errors of a device's own functions.
type Native struct {
	Schema   int         `json:"schema"`
	Kind     string      `json:"kind"` // "native"
	Limb     string      `json:"limb_version"`
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
	Max      Number      `json:"max_error_ulp"`
	Promised Number      `json:"promised_ulp"`      // by the specification, of the operands of the largest error; null for no number
	Promise  string      `json:"promise,omitempty"` // where it is more than one number, or none
	Within   bool        `json:"within_promise"`
	Cuda     Number      `json:"cuda_handbook_ulp"` // beyond the correctly rounded result
	Correct  Number      `json:"share_correctly_rounded"`
	Checked  bool        `json:"checked"` // against MPFR, or exactly known
	Worst    *NativeCase `json:"worst,omitempty"`
	Wrong    uint64      `json:"wrong_specials"`
	Bad      *NativeCase `json:"wrong_special,omitempty"`
	Zeros    uint64      `json:"wrong_signs_of_zero"`
	Zero     *NativeCase `json:"wrong_sign_of_zero,omitempty"`
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
	Bits      Number      `json:"good_bits"`
	Ulps      Number      `json:"max_error_ulp"`
	PaperBits Number      `json:"g80_good_bits"`
	PaperUlps Number      `json:"g80_max_error_ulp"`
	Promise   string      `json:"promise,omitempty"`
	Within    bool        `json:"within_promise"`
	Worst     *NativeCase `json:"worst,omitempty"`
	Beyond    *NativeCase `json:"beyond_promise,omitempty"`
}

func (c *NativeCase) text(fn string) string {
	return fmt.Sprintf("%s(%s) gives %s, not %s", fn, strings.Join(c.Operands, ", "), c.Got, c.Want)
}

// figure writes a number with few digits.
func figure(x Number) string {
	if !finite(x) {
		return "–"
	}
	return strconv.FormatFloat(float64(x), 'g', 4, 64)
}

// Text writes the tables for a terminal.
func (n *Native) Text(w io.Writer, style Style) {
	style.Line(w, style.bold("limb accuracy native")+" · "+n.Device.Name+" "+n.Device.describe())
	style.Line(w, n.Options)
	fmt.Fprintln(w)
	n.text(w, style)
}

func (n *Native) text(w io.Writer, style Style) {
	tables, notes, remarks := n.tables(style.judged)
	for i, t := range tables {
		if i > 0 {
			fmt.Fprintln(w)
		}
		style.Table(w, t.right, t.rows)
	}
	if len(notes)+len(remarks) > 0 {
		fmt.Fprintln(w)
	}
	for _, note := range notes {
		style.Note(w, style.judged(note, false))
	}
	for _, remark := range remarks {
		style.Note(w, remark)
	}
}

// nativeTable is a table, and which of its columns hold figures.
type nativeTable struct {
	right []bool
	rows  [][]string
}

// tables are the tables under their heads, with notes of what is wrong and remarks on what
// is not; judged marks what breaks a promise.
func (n *Native) tables(judged func(string, bool) string) (tables []nativeTable, notes, remarks []string) {
	special := func(words string, args ...any) {
		if words = fmt.Sprintf(words, args...); n.Specials {
			notes = append(notes, words)
		} else {
			remarks = append(remarks, words)
		}
	}
	if !n.Specials && len(n.Rows) > 0 {
		remarks = append(remarks, "of NaN, infinities and the signs of zeros nothing is promised, and subnormal numbers are left out")
	}
	for _, typ := range []string{"float32", "float64"} {
		rows := [][]string{{typ, "max ulps", "promised ulps", "CUDA ulps", "correctly rounded", "operands of the largest error"}}
		var absent []string
		promises := map[string][]string{}
		for _, r := range n.Rows {
			if r.Type != typ {
				continue
			}
			if r.Absent {
				absent = append(absent, r.Function)
				continue
			}
			if r.Failed != "" {
				rows = append(rows, []string{r.Function, "–"})
				notes = append(notes, fmt.Sprintf("%s %s: %s", r.Function, typ, r.Failed))
				continue
			}
			promised, cuda := figure(r.Promised), figure(r.Cuda)
			operands := ""
			if r.Worst != nil && r.Max > 0 {
				operands = strings.Join(r.Worst.Operands, "  ")
			}
			rows = append(rows, []string{r.Function, judged(figure(r.Max), r.Within), promised, cuda, strconv.FormatFloat(100*float64(r.Correct), 'f', 2, 64) + " %", operands})
			if r.Promise != "" {
				promises[r.Promise] = append(promises[r.Promise], r.Function)
			}
			if !r.Within {
				notes = append(notes, "more than promised: "+r.Worst.text(r.Function+" "+typ))
			}
			if !r.Checked && r.Max > 0 {
				notes = append(notes, r.Function+" "+typ+": the largest error is not checked against MPFR")
			}
			if r.Wrong > 0 {
				special("%d NaN or infinities are wrong, or missing: %s", r.Wrong, r.Bad.text(r.Function+" "+typ))
			}
			if r.Zeros > 0 {
				special("%d zeros have the wrong sign: %s", r.Zeros, r.Zero.text(r.Function+" "+typ))
			}
		}
		for _, of := range slices.Sorted(maps.Keys(promises)) {
			remarks = append(remarks, "promised of "+typ+" "+strings.Join(promises[of], ", ")+": "+of)
		}
		if len(absent) > 0 {
			remarks = append(remarks, n.Language+" has of "+typ+" no "+strings.Join(absent, ", "))
		}
		if len(rows) > 1 {
			tables = append(tables, nativeTable{[]bool{false, true, true, true, true, false}, rows})
		}
	}
	there := func(r FastRow) bool { return !r.Absent }
	if len(n.Fast) > 0 && !slices.ContainsFunc(n.Fast, there) {
		remarks = append(remarks, n.Language+" has no function of Tables 8.11 and 8.12")
	} else {
		for _, table := range []string{"8.11", "8.12", ""} {
			rows, more := n.fast(table, judged)
			if notes = append(notes, more...); len(rows) > 1 {
				tables = append(tables, nativeTable{[]bool{false, false, false, true, true, true, true, false, false}, rows})
			}
		}
		var absent []string
		for _, r := range n.Fast {
			if r.Absent && !slices.Contains(absent, r.Function) {
				absent = append(absent, r.Function)
			}
		}
		if len(absent) > 0 {
			remarks = append(remarks, n.Language+" has no "+strings.Join(absent, ", "))
		}
	}
	if z := n.Zone; z != nil {
		remarks = append(remarks, fmt.Sprintf("the fast quotient x/y for 2^126 < y < 2^128: 0 for %d of %d operands, within 2 ulps for %d; of an infinite x it is %s (the Handbook: 0, and NaN)", z.Zeros, z.Inputs, z.Right, z.Infinity))
	}
	if n.Missing != "" {
		notes = append(notes, n.Missing)
	}
	notes = append(notes, n.Device.evidence()...)
	return tables, notes, remarks
}

// fast is one table of fast functions under its head, with notes of what is wrong.
func (n *Native) fast(table string, judged func(string, bool) string) (rows [][]string, notes []string) {
	head := "Table " + table
	if table == "" {
		head = "approximations"
	}
	rows = [][]string{{head, "CUDA", "interval", "good bits", "G80 bits", "max ulps", "G80 ulps", "promised", "operands of the largest error"}}
	bits := func(x Number) string {
		if !finite(x) {
			return "–"
		}
		return strconv.FormatFloat(float64(x), 'f', 2, 64)
	}
	for _, r := range n.Fast {
		switch {
		case r.Table != table || r.Absent:
		case r.Failed != "":
			rows = append(rows, []string{r.Function, r.Cuda, r.Interval, "–"})
			notes = append(notes, r.Function+": "+r.Failed)
		default:
			rows = append(rows, []string{r.Function, r.Cuda, r.Interval, bits(r.Bits), bits(r.PaperBits), judged(figure(r.Ulps), r.Within), figure(r.PaperUlps),
				cmp.Or(r.Promise, "–"), strings.Join(r.Worst.Operands, "  ")})
			if !r.Within {
				notes = append(notes, "more than promised: "+r.Beyond.text(r.Function))
			}
		}
	}
	return rows, notes
}

// Part writes the tables as a part of a report.
func (n *Native) Part(w io.Writer, s Style) {
	s.heading(w, "How good are the functions of "+n.Device.Name+"?", n.Options)
	n.text(w, s)
}
