// Package prove states what a function of the catalogue promises as formulas for solvers: its
// operations, from the IR, over all floats of a small format (SMT-LIB 2.6, theories QF_FP and
// QF_BV), and the promise in integers, since every float of a format is a multiple of its least
// one. A solver that finds no operands which break the promise has proved it for that format.
// The algorithms are the same in every format, and so, mostly, are their mistakes.
package prove

import (
	"fmt"
	"math"
	"strings"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/compiler/ir"
)

// Format returns the format of IEEE 754 with so many bits of exponent, and a precision that
// counts the leading bit: e4p5.
func Format(exponent, precision int) (fp.Format, error) {
	if exponent < 3 || exponent > 8 || precision < 4 || precision > 24 {
		return fp.Format{}, fmt.Errorf("prove: a format of %d bits of exponent and a precision of %d: want 3 to 8, and 4 to 24", exponent, precision)
	}
	top := 1<<(exponent-1) - 1
	return fp.Format{Name: fmt.Sprintf("e%dp%d", exponent, precision), Bits: exponent + precision, Prec: precision, Emin: 1 - top, Emax: top}, nil
}

// sort is the format in SMT-LIB.
func sort(f fp.Format) string {
	return fmt.Sprintf("(_ FloatingPoint %d %d)", f.ExponentBits(), f.Prec)
}

// float is the number of the bits, an expression.
func float(f fp.Format, bits string) string {
	return fmt.Sprintf("((_ to_fp %d %d) %s)", f.ExponentBits(), f.Prec, bits)
}

// A writer prints the values of functions as definitions.
type writer struct {
	strings.Builder
	f fp.Format
	n int
}

func (w *writer) line(format string, args ...any) {
	fmt.Fprintf(w, format+"\n", args...)
}

// define names an expression.
func (w *writer) define(sort, format string, args ...any) string {
	w.n++
	name := fmt.Sprintf("v%d", w.n)
	w.line("(define-fun %s () %s %s)", name, sort, fmt.Sprintf(format, args...))
	return name
}

// expand writes the values of f on arguments and returns the names of its results.
func (w *writer) expand(f *ir.Func, args []string) ([]string, error) {
	if f.Code != nil {
		return nil, fmt.Errorf("prove: %s has loops or branches, which have no formula", f.Go)
	}
	names := map[*ir.Value][]string{}
	for i, v := range f.Params {
		names[v] = args[i : i+1]
	}
	for _, v := range f.Body[len(f.Params):] {
		list, err := w.value(f, v, names)
		if err != nil {
			return nil, err
		}
		names[v] = list
	}
	var results []string
	for _, v := range f.Results {
		results = append(results, names[v][0])
	}
	return results, nil
}

// expressions are the operations, of their operands %[1]s, %[2]s and %[3]s.
var expressions = map[ir.Op]string{
	ir.Add:     "(fp.add RNE %[1]s %[2]s)",
	ir.Sub:     "(fp.sub RNE %[1]s %[2]s)",
	ir.Mul:     "(fp.mul RNE %[1]s %[2]s)",
	ir.Div:     "(fp.div RNE %[1]s %[2]s)",
	ir.Sqrt:    "(fp.sqrt RNE %[1]s)",
	ir.Neg:     "(fp.neg %[1]s)",
	ir.Abs:     "(fp.abs %[1]s)",
	ir.ProdErr: "(fp.fma RNE %[1]s %[2]s (fp.neg %[3]s))",
	ir.Trunc:   "(fp.roundToIntegral RTZ %[1]s)",
	ir.Floor:   "(fp.roundToIntegral RTN %[1]s)",
	ir.Finite:  "(not (or (fp.isInfinite %[1]s) (fp.isNaN %[1]s)))",
	ir.Signbit: "(fp.isNegative %[1]s)",
	ir.Lt:      "(fp.lt %[1]s %[2]s)",
	ir.Le:      "(fp.leq %[1]s %[2]s)",
	ir.Eq:      "(fp.eq %[1]s %[2]s)",
	ir.Ne:      "(not (fp.eq %[1]s %[2]s))",
	ir.And:     "(and %[1]s %[2]s)",
	ir.Or:      "(or %[1]s %[2]s)",
	ir.Xor:     "(xor %[1]s %[2]s)",
	ir.Not:     "(not %[1]s)",
	ir.Select:  "(ite %[1]s %[2]s %[3]s)",
	ir.Opaque:  "%[1]s",

	ir.Copysign: "(ite (= (fp.isNegative %[1]s) (fp.isNegative %[2]s)) %[1]s (fp.neg %[1]s))",
}

// value writes a value of f and returns its name, of a call those of all its results.
func (w *writer) value(f *ir.Func, v *ir.Value, names map[*ir.Value][]string) ([]string, error) {
	var args []any
	var list []string
	for _, a := range v.Args {
		args, list = append(args, names[a][0]), append(list, names[a][0])
		if !a.Type.Float() && a.Type != ir.Bool {
			return nil, fmt.Errorf("prove: %s: %s: integers have no formula", f.Go, v.Pos)
		}
	}
	sort := sort(w.f)
	if v.Type == ir.Bool {
		sort = "Bool"
	}
	switch v.Op {
	case ir.Call:
		return w.expand(v.Callee, list)
	case ir.Result:
		return names[v.Args[0]][v.Nth:][:1], nil
	case ir.Splitter:
		c := math.Ldexp(1, (w.f.Prec+1)/2) + 1
		return []string{w.define(sort, "%s", float(w.f, fmt.Sprintf("#b%0*b", w.f.Bits, w.f.Encode(c))))}, nil
	case ir.Const:
		if v.Type == ir.Bool {
			return []string{map[float64]string{0: "false", 1: "true"}[v.Const]}, nil
		}
		c := w.f.Round(v.Const)
		if c != v.Const {
			return nil, fmt.Errorf("prove: %s: %s: the format %v has no %g", f.Go, v.Pos, w.f, v.Const)
		}
		return []string{w.define(sort, "%s", float(w.f, fmt.Sprintf("#b%0*b", w.f.Bits, w.f.Encode(c))))}, nil
	}
	text, ok := expressions[v.Op]
	if !ok || v.Type.Float() && v.Type != f.Limb {
		return nil, fmt.Errorf("prove: %s: %s: operation %v has no formula", f.Go, v.Pos, v.Op)
	}
	return []string{w.define(sort, text, args...)}, nil
}
