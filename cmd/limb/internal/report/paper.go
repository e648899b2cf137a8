package report

import (
	"fmt"
	"math"
	"slices"
)

// Op is an operation of the paper's tables.
type Op struct {
	Name    string // as the paper has it
	Float32 string // the library's function on float32 or DF, "" where none is timed
	Float64 string // and on float64 or DD
}

// Ops are the operations of the tables, in the paper's order, and additions that the paper does not
// have: Add22 without its branch, and the library's two.
var Ops = []Op{
	{"Add", "f32.Add", "f64.Add"},
	{"Mul", "f32.Mul", "f64.Mul"},
	{"Mad", "f32.Mad", "f64.Mad"},
	{"Add12", "f32.TwoSum", "f64.TwoSum"},
	{"Mul12", "f32.TwoProd", "f64.TwoProd"},
	{"Add22", "add22.Branch[float32]", "add22.Branch[float64]"},
	{"Mul22", "DF.Mul", "DD.Mul"},
	{branchFree, "add22.Select[float32]", "add22.Select[float64]"},
	{"SloppyAdd", "DF.SloppyAdd", "DD.SloppyAdd"},
	{accurateAdd, "DF.Add", "DD.Add"},
}

// accurateAdd is the name of the accurate addition of pairs beside the paper's
// own names.
const accurateAdd = "Pair.Add"

// branchFree is the name of Add22 without its branch, which has the same results.
const branchFree = "no branch"

// Extended are the operations whose accuracy is measured.
var Extended = slices.DeleteFunc(slices.Clone(Ops[3:]), func(op Op) bool { return op.Name == branchFree })

// Branch is what the branch of Add22 takes in plain Go on one core, in ns per element: where its way
// is foretold and where it is random, and SloppyAdd's time, which has none.
type Branch struct {
	Foretold Figure `json:"foretold_ns"`
	Random   Figure `json:"random_ns"`
	Sloppy   Figure `json:"sloppy_add_ns"`
}

// note says it; the paper has the 3083 units of Add22 on its Pentium 4 from this.
func (b *Branch) note() string {
	return fmt.Sprintf("Add22 in plain Go on one core: %.2f ns where the order of the operands can be foretold, %.2f ns where it is random; SloppyAdd, without a branch, %.2f ns. The paper explains the Pentium 4's times of Add22 by the branch.",
		float64(b.Foretold), float64(b.Random), float64(b.Sloppy))
}

// Types are the number types of Table 5.
var Types = []string{"DF", "DD"}

// Sizes are the numbers of elements of Tables 3 and 4, and one more.
var Sizes = []int{4096, 16384, 65536, 262144, 1048576, 4194304}

// Paper is the paper's figures.
type Paper struct {
	GPU      Column `json:"table_3_7800gtx"`
	CPU      Column `json:"table_4_pentium4"`
	Accuracy Column `json:"table_5_7800gtx"` // log2 of the largest relative error
}

// Column holds figures by operation; those of times are in the order of
// [Sizes].
type Column map[string][]Figure

// DGD06 is the paper: Table 3 (times on a 7800GTX) and Table 4 (on a Pentium 4
// of 3.2 GHz), in units of one Add of 4096 elements, and Table 5. Mul12 was
// exact, which is 2^-Inf.
var DGD06 = Paper{
	GPU: Column{
		"Add":   {1.00, 1.11, 1.55, 3.55, 10.64},
		"Mul":   {0.97, 1.11, 1.58, 3.40, 10.74},
		"Mad":   {1.00, 1.15, 1.69, 3.44, 10.75},
		"Add12": {1.09, 1.20, 1.64, 3.74, 10.79},
		"Mul12": {1.57, 1.87, 2.09, 3.99, 14.64},
		"Add22": {1.55, 1.73, 2.87, 7.15, 23.92},
		"Mul22": {1.54, 2.02, 2.94, 7.47, 24.64},
	},
	CPU: Column{
		"Add":   {1.00, 3.88, 17.13, 68.77, 269.49},
		"Mul":   {0.98, 3.88, 16.20, 66.68, 267.88},
		"Mad":   {1.35, 3.46, 17.67, 77.10, 312.45},
		"Add12": {1.52, 6.04, 28.35, 100.10, 419.84},
		"Mul12": {2.86, 17.86, 49.14, 187.49, 1027.62},
		"Add22": {11.71, 47.93, 192.10, 760.65, 3083.74},
		"Mul22": {4.12, 17.62, 69.33, 272.13, 1091.59},
	},
	Accuracy: Column{
		"Add12": {-48.0},
		"Mul12": {Figure(math.Inf(-1))},
		"Add22": {-33.7},
		"Mul22": {-45.0},
	},
}

// figure returns the paper's time of op on n elements, false where it has none.
func (c Column) figure(op string, n int) (float64, bool) {
	for i, size := range Sizes {
		if size == n && i < len(c[op]) {
			return float64(c[op][i]), true
		}
	}
	return 0, false
}

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
