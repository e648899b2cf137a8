package accuracy

import (
	"math"

	"github.com/limbfp/limb"
)

// ThallRow is a line of Table II of [Tha07]: the error of an operation on pairs
// of float32, on a G80, in units in the last place of 48 bits.
type ThallRow struct {
	Operation string // as the paper has it
	Range     string // of the operands
	Max, RMS  float64
	Function  string // the method of package limb

	lo, hi float64
}

// Thall is the table. Max and RMS are what the paper measured.
var Thall = []ThallRow{
	{"addition", "[-1, 1]", 1.1, 0.12, "Add", -1, 1},
	{"subtraction", "[-1, 1]", 1.1, 0.12, "Sub", -1, 1},
	{"multiplication", "[-1, 1]", 2.5, 0.33, "Mul", -1, 1},
	{"division", "[-1, 1]", 4.1, 0.48, "Div", -1, 1},
	{"reciprocal", "[-1, 1]", 3.1, 0.40, "Recip", -1, 1},
	{"recip. sqrt", "(0, 1)", 4.4, 0.55, "Rsqrt", 0, 1},
	{"square root", "[0, 1]", 4.5, 0.46, "Sqrt", 0, 1},
	{"exp(x)", "[-1, 1]", 10.6, 1.7, "Exp", -1, 1},
	{"ln(1+x)", "[1, 2]", 11.0, 1.7, "Log1p", 1, 2},
	{"sin(x)", "[-π/2, π/2]", 7.8, 0.94, "Sin", -math.Pi / 2, math.Pi / 2},
	{"cos(x)", "[-π/2, π/2]", 241.3, 6.0, "Cos", -math.Pi / 2, math.Pi / 2},
}

// ThallOp returns the operation of a line of [Thall] on numbers of two or four limbs of T,
// with operands uniform in its range and errors in units in the last place; false where
// package limb has none. [Uniform] draws such operands.
func ThallOp[T limb.Float](row ThallRow, limbs int) (Op[T], bool) {
	op, ok := Lookup[T](prefix[T](limbs) + row.Function)
	op.Ulps = true
	op.spans = nil
	for range op.In {
		op.spans = append(op.spans, span{lo: row.lo, hi: row.hi})
	}
	return op, ok
}

// Known reports whether the exact value of the operation can be had on this machine: that
// of an operation of [Functions] takes MPFR.
func (op *Op[T]) Known() bool { return op.reference == nil || Reference() == nil }
