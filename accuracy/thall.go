package accuracy

import (
	"fmt"
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/source/thall"
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

// ThallCosine is the cosine of Table II as its Figure 5 prints it, with no reduction of the
// operand: √(1 - sin²).
var ThallCosine = ThallRow{"cos(x) as printed", "[-π/2, π/2]", 241.3, 6.0, "Cos", -math.Pi / 2, math.Pi / 2}

// ThallBatch returns what computes a line of [Thall], or [ThallCosine], in the arithmetic of a
// model of 24 bits, for [Measure]: the algorithm of the paper, or, with own, that of package
// limb. The error says that there is none, or that the model has other numbers.
func ThallBatch(row ThallRow, m fp.Model, own bool) (Batch[float32], error) {
	if m.Numbers.Prec != 24 {
		return nil, fmt.Errorf("accuracy: %s has numbers of %d bits, and the operands of the table have 24", m.Name, m.Numbers.Prec)
	}
	run := func(r, x []float64) {}
	if own {
		f, err := kernels.IR("DF." + row.Function)
		if err != nil {
			return nil, err
		}
		in, err := ir.NewInterp(kernels.Program(), f, m)
		if err != nil {
			return nil, err
		}
		run = in.Run
	} else {
		name := "DF." + row.Function
		if row.Operation == ThallCosine.Operation {
			name = "DF.PlainCos"
		}
		f, ok := thall.Lookup(name)
		if !ok {
			return nil, fmt.Errorf("accuracy: the paper of 2007 has no %s", name)
		}
		run = func(r, x []float64) { f.Run(&m, r, x) }
	}
	return func(out, in [][]float32) {
		x, r := make([]float64, len(in)), make([]float64, len(out))
		for i := range out[0] {
			for k := range in {
				x[k] = float64(in[k][i])
			}
			run(r, x)
			for k := range out {
				out[k][i] = float32(r[k])
			}
		}
	}, nil
}
