package report

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/limbfp/limb/internal/run/types"
)

// FFT is what section III-D of Thall, "Extended-precision floating-point numbers
// for GPU computation" (2007), measures of a fast Fourier transform: its tables
// were deleted by their author. Transforms are complex, forward, of 2^m numbers.
//
// The input x is random, uniform in the square |Re|, |Im| < 1, with bits in all
// limbs, and x' is the inverse transform of its transform, divided by 2^m. Errors
// are differences of x' and x, found to all digits that are shown.
type FFT struct {
	Schema     int      `json:"schema"`
	Kind       string   `json:"kind"` // "fft"
	Limb       string   `json:"limb_version"`
	Date       string   `json:"date"`
	System     System   `json:"system"`
	Processor  string   `json:"processor"`
	Level      string   `json:"level"` // of package vec
	Runs       int      `json:"time_runs_at_least"`
	Limit      float64  `json:"limit_s"`                  // a row that would take longer is left out
	Negligible float64  `json:"phase_magnitude_at_least"` // phases of smaller numbers are not counted
	Seconds    float64  `json:"elapsed_s"`
	Rows       []FFTRow `json:"rows"`
	Devices    []Device `json:"devices,omitempty"` // where it stands alone
}

// FFTRow is one length, in one type, in one place.
type FFTRow struct {
	Where    string `json:"where"`    // a device, or "gonum" for float64
	Type     string `json:"type"`     // of the parts
	Twiddles string `json:"twiddles"` // "precomputed", "direct"
	M        int    `json:"log2_points"`

	Least  Number `json:"least_ns,omitempty"` // of a forward transform, without transfers
	Median Number `json:"median_ns,omitempty"`
	GFLOPS Number `json:"gflops,omitempty"` // 5·m·2^m / Least

	Magnitude Number `json:"rmse_magnitude,omitempty"` // √ of the mean of (|x'| - |x|)²
	Phase     Number `json:"rmse_phase_rad,omitempty"` // √ of the mean of the squared angle between x' and x
	PSNR      Number `json:"peak_snr_db,omitempty"`    // 10·log10 of max |x|² over the mean of |x' - x|²

	Differing int  `json:"numbers_differing_from_cpu"` // of the transform, bit for bit
	LeftOut   bool `json:"left_out,omitempty"`         // it would take too long
}

// FFTTypes are the types of the tables, and Twiddles how the powers of
// e^(-2πi/n) are had.
var (
	FFTTypes = append([]string{"float64"}, types.Names(types.Reals)...)
	Twiddles = []string{"precomputed", "direct"}
)

// row returns a row, nil where there is none.
func (f *FFT) row(where, typ, twiddles string, m int) *FFTRow {
	i := slices.IndexFunc(f.Rows, func(r FFTRow) bool {
		return r.Where == where && r.Type == typ && r.Twiddles == twiddles && r.M == m
	})
	if i < 0 {
		return nil
	}
	return &f.Rows[i]
}

// places are where a type was measured, and lengths its lengths.
func (f *FFT) places(typ string) (places []string, lengths []int) {
	for _, r := range f.Rows {
		if r.Type != typ {
			continue
		}
		if !slices.Contains(places, r.Where) {
			places = append(places, r.Where)
		}
		if !slices.Contains(lengths, r.M) {
			lengths = append(lengths, r.M)
		}
	}
	slices.Sort(lengths)
	return places, lengths
}

// title, words and notes say what the figures are.
func (f *FFT) title() string {
	return "a complex forward transform of 2^m numbers, as in Thall 2007, section III-D, whose tables its author deleted"
}

func (f *FFT) words() []string {
	words := []string{
		fmt.Sprintf("µs: the least of %s runs, without transfers, until the device has finished. GFLOPS: 5·m·2^m over that time. × float64: that time over float64's.", atLeast(f.Runs)),
		"The input x is random, uniform in the square |Re|, |Im| < 1, with bits in all limbs; x' is the inverse transform of its transform, over 2^m.",
		fmt.Sprintf("magnitude: log2 of the root mean square of |x'| - |x|. phase: the same of the angle between x' and x in radians, where |x| ≥ 2^%s.", strconv.Itoa(int(math.Log2(f.Negligible)))),
		"peak s/n: 10·log10 of the largest |x|² over the mean of |x' - x|², in decibels.",
		fmt.Sprintf("precomputed: e^(-2πi·j/2^m) from tables; direct: computed where it is needed. –: left out, since it would take more than %s s.", strconv.FormatFloat(f.Limit, 'g', 3, 64)),
		"float64 is gonum.org/v1/gonum/dsp/fourier: plain Go on one core, with tables. Libraries with vector instructions are many times as fast.",
	}
	if places, _ := f.places("DF"); slices.Contains(places, "cpu") {
		words = append(words, fmt.Sprintf("cpu is package fft on %s at level %s, on %s.", f.Processor, f.Level, plural(f.System.CPUs, "core")))
	}
	return words
}

// head and rows are the table of a type: its lengths, with tables and without.
func (f *FFT) head(typ string) []string {
	var head []string
	places, _ := f.places(typ)
	for _, where := range places {
		head = append(head, where+" µs", "GFLOPS")
		if typ != "float64" {
			head = append(head, "× float64")
		}
	}
	return append(head, "magnitude, log2", "phase, log2 rad", "peak s/n, dB")
}

func (f *FFT) rows(typ string) (rows []row) {
	places, lengths := f.places(typ)
	for _, twiddles := range Twiddles {
		group := []row{{Head: twiddles}}
		for _, m := range lengths {
			line, errors, found := row{Name: "2^" + strconv.Itoa(m)}, []string{"–", "–", "–"}, false
			for _, where := range places {
				r, plain := f.row(where, typ, twiddles, m), f.row("gonum", "float64", Twiddles[0], m)
				if found = found || r != nil; r == nil {
					r = &FFTRow{}
				}
				line.Cells = append(line.Cells, digits(r.Least/1000), digits(r.GFLOPS))
				if typ != "float64" {
					times := Number(0)
					if plain != nil && plain.Least > 0 {
						times = r.Least / plain.Least
					}
					line.Cells = append(line.Cells, ratioShort(times))
				}
				if r.Least > 0 && errors[0] == "–" {
					errors = []string{log2(r.Magnitude), log2(r.Phase), strconv.FormatFloat(float64(r.PSNR), 'f', 1, 64)}
				}
			}
			if line.Cells = append(line.Cells, errors...); found {
				group = append(group, line)
			}
		}
		if len(group) > 1 {
			rows = append(rows, group...)
		}
	}
	return rows
}

func log2(x Number) string { return strconv.FormatFloat(math.Log2(float64(x)), 'f', 1, 64) }

// differing lists where a device has not the bits of the processor.
func (f *FFT) differing() string {
	var list []string
	for _, r := range f.Rows {
		if r.Differing > 0 {
			list = append(list, fmt.Sprintf("%s %s 2^%d, %s: %d numbers differ from those of cpu", r.Where, r.Type, r.M, r.Twiddles, r.Differing))
		}
	}
	return strings.Join(list, "; ")
}

// TextType writes the table of a type.
func (f *FFT) TextType(typ string) Piece {
	return func(w io.Writer, s Style) {
		rows := s.rows(f.head(typ), f.rows(typ))
		if len(rows) == 1 {
			return
		}
		rows[0][0] = s.bold(typ)
		right, with := Columns(1, len(rows[0])), make([]bool, len(rows[0]))
		for i, head := range rows[0] {
			with[i] = slices.Contains([]string{"GFLOPS", "× float64", "phase, log2 rad", "peak s/n, dB"}, head)
		}
		fmt.Fprintln(w)
		s.table(w, right, with, rows)
	}
}

// TextNotes writes what stands below the tables.
func (f *FFT) TextNotes(w io.Writer, s Style) {
	fmt.Fprintln(w)
	for _, text := range f.words() {
		s.Note(w, text)
	}
	if text := f.differing(); text != "" {
		fmt.Fprintln(w)
		s.Note(w, s.judged(text, false))
	}
}

// Text writes the tables for a terminal.
func (f *FFT) Text(w io.Writer, s Style) {
	for _, typ := range FFTTypes {
		f.TextType(typ)(w, s)
	}
	f.TextNotes(w, s)
}
