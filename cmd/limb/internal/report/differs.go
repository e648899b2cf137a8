package report

import (
	"fmt"
	"io"
)

// Differing is a figure of the papers that limb's own differs from, and why.
type Differing struct{ Figure, Why string }

// Differs are these, which docs/papers.md has too.
var Differs = []Differing{
	{"x·y of NV35 and R300, -0.797 and -1.00, printed -0.782 and -0.989; x/y of R300, -2.875 and 0.125, printed -2.869 and 0.094", "what is printed is the worst that a test met. These are the worst of the models' multipliers, which other multipliers could be."},
	{"Mul22 -45.9, printed -45.0", "between the error with this multiplier, -45.7 to -45.9, and with one that truncates, -44.9."},
	{"Add22 -33.7", "cancellation, an extreme value that moves by several bits from seed to seed, in IEEE arithmetic too."},
	{"rms 0.16 of sums, printed 0.12", "a unit in the last place of 48 bits is from one to two times as large relative to the sum; which sums are drawn, and the 53 bits of the reference, are not printed. The largest error, 1.1, is met."},
	{"Roots on the model g80, 8 and 5.5 ulps, printed 4.5 and 4.4", "the model has its worst reciprocal root, 1.52 ulp, next to every power of two."},
	{"exp and ln, 2.6 and 4.4, printed 10.6 and 11.0", "how the operand is reduced is not printed. With ln 2/64 it is this, by squaring six times over 100; on the model g70, whose sums are truncated, 10.7 and 14."},
	{"cos, 241", "π/2 as two floats lacks 0.483·2^-48, so that a cosine from 2^-k to 2^(1-k) errs by 0.241·2^k ulps. With k = 10 that is 247, the largest of two samples of 1024 in five; the rms of such samples is 8 to 15, printed 6.0."},
	{"Transfer, 100 additions", "the bus of 2006. The report has what the device at hand takes."},
}

// TextDiffers says why figures differ from the papers'.
func (r *Report) TextDiffers(w io.Writer, s Style) {
	if r.Thall == nil {
		return
	}
	fmt.Fprintf(w, "\n%s\n", s.bold("Where figures differ from the papers', and why"))
	for _, d := range Differs {
		s.Note(w, d.Figure+": "+d.Why)
	}
}
