package report

import (
	"cmp"
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
	Head
	Date       string   `json:"date"`
	System     System   `json:"system"`
	Processor  string   `json:"processor"`
	Level      string   `json:"level"` // of package vec
	Runs       int      `json:"time_runs_at_least"`
	Limit      float64  `json:"limit_s"`                  // a row that would take longer is left out
	Whole      float64  `json:"budget_s,omitempty"`       // so are rows of devices that would end later
	Negligible float64  `json:"phase_magnitude_at_least"` // phases of smaller numbers are not counted
	LeftOut    []string `json:"devices_left_out,omitempty"`
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

	Least  Figure `json:"least_ns,omitempty"` // of a forward transform, without transfers
	Median Figure `json:"median_ns,omitempty"`
	GFLOPS Figure `json:"gflops,omitempty"` // 5·m·2^m / Least

	Magnitude Figure `json:"rmse_magnitude,omitempty"` // √ of the mean of (|x'| - |x|)²
	Phase     Figure `json:"rmse_phase_rad,omitempty"` // √ of the mean of the squared angle between x' and x
	PSNR      Figure `json:"peak_snr_db,omitempty"`    // 10·log10 of max |x|² over the mean of |x' - x|²

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
	return first(f.Rows, func(r *FFTRow) bool { return r.Where == where && r.Type == typ && r.Twiddles == twiddles && r.M == m })
}

// places are where a type was measured, and lengths its lengths.
func (f *FFT) places(typ string) (places []string, lengths []int) {
	places = distinct(f.Rows, func(r FFTRow) (string, bool) { return r.Where, r.Type == typ })
	lengths = distinct(f.Rows, func(r FFTRow) (int, bool) { return r.M, r.Type == typ })
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
		fmt.Sprintf("magnitude: log2 of the root mean square of |x'| - |x|. phase: the same of the angle between x' and x in radians, where |x| ≥ 2^%s.", fmt.Sprint(math.Log2(f.Negligible))),
		"peak s/n: 10·log10 of the largest |x|² over the mean of |x' - x|², in decibels.",
		fmt.Sprintf("precomputed: e^(-2πi·j/2^m) from tables; direct: computed where it is needed. –: left out, since it would take more than %s s%s.", seconds(f.Limit), f.late()),
		"float64 is gonum.org/v1/gonum/dsp/fourier: plain Go on one core, with tables. Libraries with vector instructions are many times as fast.",
	}
	if len(f.LeftOut) > 0 {
		words = append(words, fmt.Sprintf("Left out: %s, whose drivers run on the processor and build kernels for long. Name one with --device, or leave --quick out.", listed(f.LeftOut, ", ", " and ")))
	}
	if places, _ := f.places("DF"); slices.Contains(places, "cpu") {
		words = append(words, fmt.Sprintf("cpu is package fft on %s at level %s, on %s.", f.Processor, f.Level, plural(f.System.CPUs, "core")))
	}
	return words
}

// OfType is the table of a type: its lengths, with tables and without.
func (f *FFT) OfType(typ string) []Block {
	places, lengths := f.places(typ)
	t := tableOf(typ, of(prose, "numbers"))
	for _, where := range places {
		t.Columns = slices.Concat(t.Columns, of(number, where+" µs"), beside(number, "GFLOPS"))
		if typ != "float64" {
			t.Columns = append(t.Columns, beside(number, "× float64")...)
		}
	}
	t.Columns = slices.Concat(t.Columns, of(number, "magnitude, log2"), beside(number, "phase, log2 rad", "peak s/n, dB"))
	for _, twiddles := range Twiddles {
		rows := []Row{{Group: twiddles}}
		for _, m := range lengths {
			cells, errors, found := []string{"2^" + strconv.Itoa(m)}, []string{"–", "–", "–"}, false
			for _, where := range places {
				r, plain := f.row(where, typ, twiddles, m), f.row("gonum", "float64", Twiddles[0], m)
				found = found || r != nil
				r = cmp.Or(r, &FFTRow{})
				cells = append(cells, digits(r.Least/1000), digits(r.GFLOPS))
				if typ != "float64" {
					slower := Figure(0)
					if plain != nil && plain.Least > 0 {
						slower = r.Least / plain.Least
					}
					cells = append(cells, times(slower))
				}
				if r.Least > 0 && errors[0] == "–" {
					errors = []string{log2(r.Magnitude), log2(r.Phase), fixed(r.PSNR, 1)}
				}
			}
			if found {
				rows = append(rows, Row{Cells: append(cells, errors...)})
			}
		}
		if len(rows) > 1 {
			t.Rows = append(t.Rows, rows...)
		}
	}
	return t.folded(fmt.Sprintf("%s: %s, on %s", typ, plural(len(lengths), "length"), listed(places, ", ", " and ")))
}

// late says which rows of devices are left out, where there is a time for all.
func (f *FFT) late() string {
	if f.Whole == 0 {
		return ""
	}
	return ", or on a device end later than " + seconds(f.Whole) + " s after the begin, as drivers build kernels first: without --quick it is there"
}

func log2(x Figure) string { return fixed(math.Log2(float64(x)), 1) }

// Notes are what stands below the tables, with what is wrong.
func (f *FFT) Notes() []Block { return append(said(f.words()...), f.differing()...) }

// differing is where a device has not the bits of the processor.
func (f *FFT) differing() []Block {
	var list []string
	for _, r := range f.Rows {
		if r.Differing > 0 {
			list = append(list, fmt.Sprintf("%s %s 2^%d, %s: %d numbers differ from those of cpu", r.Where, r.Type, r.M, r.Twiddles, r.Differing))
		}
	}
	return said(judged(strings.Join(list, "; "), false))
}

// tables returns the tables of the transforms of all types.
func (f *FFT) tables() (list []Block) {
	for _, typ := range FFTTypes {
		list = append(list, f.OfType(typ)...)
	}
	return list
}

// Text writes the tables.
func (f *FFT) Text(w io.Writer, s Style) { s.write(w, append(f.tables(), f.Notes()...), true) }

// charts are, for each device and way of twiddles, the time of a transform of each type against its
// length, and the rate.
func (f *FFT) charts() (all []Chart) {
	places, lengths := f.places("DF")
	if len(lengths) < 2 {
		return nil
	}
	for _, quantity := range []struct {
		unit string
		of   func(*FFTRow) float64
	}{
		{"µs", func(r *FFTRow) float64 { return float64(r.Least) / 1000 }},
		{"GFLOPS", func(r *FFTRow) float64 { return float64(r.GFLOPS) }},
	} {
		var charts []Chart
		for _, where := range places {
			for _, twiddles := range Twiddles {
				c := Chart{Caption: where + ", " + twiddles, Unit: quantity.unit, Width: 250, Height: 170,
					X: Axis{"numbers", math.Ldexp(1, lengths[0]), math.Ldexp(1, lengths[len(lengths)-1]), true, powersOf2}}
				drawn := false // more than float64
				for _, typ := range FFTTypes {
					for _, m := range lengths {
						r := f.row(where, typ, twiddles, m)
						if typ == "float64" {
							r = f.row("gonum", typ, Twiddles[0], m)
						}
						if r != nil && r.Least > 0 {
							c.add(typ, math.Ldexp(1, m), quantity.of(r))
							drawn = drawn || typ != "float64"
						}
					}
				}
				if drawn {
					charts = append(charts, c)
				}
			}
		}
		all = append(all, alike(charts)...)
	}
	return all
}

// chapter returns the chapter on transforms of the report's page.
func (f *FFT) chapter() Chapter {
	c := Chapter{ID: "fft", Title: "Fast Fourier transforms"}
	if f != nil {
		c.About, c.Blocks = f.title(), slices.Concat(f.differing(), []Block{{Charts: f.charts()}}, f.tables(), said(f.words()...))
	}
	return c
}
