package prove

import (
	"fmt"
	"math"
	"math/big"
	"slices"
	"strings"

	"github.com/limbfp/limb/fp"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
)

// A Promise is what a function promises: that the sum of its results is an exact value, or is as
// near to it as the bound says.
type Promise struct {
	Name  string  // of the method: "TwoSum", "Add"
	Bound float64 // the error in units of u^2, relative to the value; 0 where there is none

	value   value
	ordered bool // |x| ≥ |y|, or x = 0
	signs   bool // of x and y are the same
}

// value is what the results are the sum of.
type value int

const (
	sum value = iota
	difference
	product // of the first operand and the last
)

// Promises are those that there are formulas for. Bounds are those of the doc comments.
var Promises = []Promise{
	{Name: "TwoSum"},
	{Name: "FastTwoSum", ordered: true},
	{Name: "TwoDiff", value: difference},
	{Name: "TwoProd", value: product},
	{Name: "TwoSqr", value: product},
	{Name: "Add", Bound: 2},
	{Name: "SloppyAdd", Bound: 4, signs: true},
	{Name: "Sub", Bound: 2, value: difference},
	{Name: "AddFloat", Bound: 2},
	{Name: "SubFloat", Bound: 2, value: difference},
	{Name: "Mul", Bound: 5, value: product},
	{Name: "MulFloat", Bound: 2, value: product},
	{Name: "Sqr", Bound: 5, value: product},
}

// Lookup returns the promise of a function, "Add" or "DF.Add".
func Lookup(name string) (Promise, error) {
	short := name[strings.LastIndexByte(name, '.')+1:]
	for _, p := range Promises {
		if strings.EqualFold(p.Name, short) {
			return p, nil
		}
	}
	var names []string
	for _, p := range Promises {
		names = append(names, p.Name)
	}
	return Promise{}, fmt.Errorf("prove: no formula for %q: there are %s", name, strings.Join(names, ", "))
}

// Function returns the function that makes the promise, with float32 limbs.
func (p Promise) Function() (*ir.Func, error) {
	if f, err := kernels.IR("DF." + p.Name); err == nil {
		return f, nil
	}
	return kernels.IR("f32." + p.Name)
}

// Formula returns the formula that holds where operands of f break the promise, as a text
// for a solver: it is satisfiable just where there are some. f is a function of the
// IR, that of [Promise.Function] or what should take its place.
func (p Promise) Formula(f *ir.Func, format fp.Format) (string, error) {
	w := &writer{f: format}
	w.line("; Are there operands of %v for which %s does not keep its promise? unsat: there are none, it is proved;\n; sat: there are, and get-value shows them.", format, f.Go)
	w.line("(set-logic QF_BVFP)")
	var args []string
	for i := range f.Params {
		w.line("(declare-const x%d (_ BitVec %d))", i, format.Bits)
		args = append(args, w.define(sort(format), "%s", float(format, fmt.Sprintf("x%d", i))))
	}
	results, err := w.expand(f, args)
	if err != nil {
		return "", err
	}
	for i, r := range results { // the results as bits: every float has some
		w.line("(declare-const r%d (_ BitVec %d))", i, format.Bits)
		w.line("(assert (= %s %s))", float(format, fmt.Sprintf("r%d", i)), r)
	}
	w.integers(p.width(format))
	w.domain(p, f)
	w.broken(p, f, len(results))
	w.line("(check-sat)")
	var names []string
	for i := range f.Params {
		names = append(names, fmt.Sprintf("x%d", i))
	}
	w.line("(get-value (%s))", strings.Join(names, " "))
	return w.String(), nil
}

// scale is how many bits the least number has behind the point.
func scale(f fp.Format) int { return f.Prec - 1 - f.Emin }

// width is the number of bits of the integers: those of the value, and of the error times
// what it is compared with.
func (p Promise) width(f fp.Format) int {
	if p.value == product { // of numbers below 2
		return 2*(scale(f)+1) + 2*f.Prec + 4
	}
	return f.Emax + 1 + scale(f) + 2*f.Prec + 5
}

// integers defines what floats are in units of the least one: fix, of the bits.
func (w *writer) integers(width int) {
	f := w.f
	e, m := f.ExponentBits(), f.Prec-1
	w.line("(define-fun exponent ((b (_ BitVec %d))) (_ BitVec %d) ((_ extract %d %d) b))", f.Bits, e, f.Bits-2, m)
	w.line("(define-fun fix ((b (_ BitVec %d))) (_ BitVec %d)", f.Bits, width)
	w.line("  (let ((e (exponent b)) (m ((_ extract %d 0) b)))", m-1)
	w.line("  (let ((n (ite (= e (_ bv0 %d)) ((_ zero_extend %d) m)", e, width-m)
	w.line("           (bvshl ((_ zero_extend %d) (concat #b1 m)) ((_ zero_extend %d) (bvsub e (_ bv1 %d)))))))", width-m-1, width-e, e)
	w.line("  (ite (= ((_ extract %d %d) b) #b1) (bvneg n) n))))", f.Bits-1, f.Bits-1)
	w.line("(define-fun abs ((n (_ BitVec %d))) (_ BitVec %d) (ite (bvslt n (_ bv0 %d)) (bvneg n) n))", width, width, width)
	// Half a unit in the last place, of a number whose exponent allows it, else 0.
	w.line("(define-fun half ((b (_ BitVec %d))) (_ BitVec %d)", f.Bits, width)
	w.line("  (ite (bvult (exponent b) (_ bv2 %d)) (_ bv0 %d)", e, width)
	w.line("    (bvshl (_ bv1 %d) ((_ zero_extend %d) (bvsub (exponent b) (_ bv2 %d))))))", width, width-e, e)
}

// domain asserts that the operands are numbers in the domain: finite, with limbs that do not
// overlap. The leading limb of the first one is in [1, 2), and so it is of both factors of a
// product: another sign, or another power of two, changes all that is computed by the same
// factor, where nothing underflows. What does is for the interpreter, which runs all operands
// of small formats.
func (w *writer) domain(p Promise, f *ir.Func) {
	width := p.width(w.f)
	e := w.f.ExponentBits()
	one := fmt.Sprintf("(_ bv%d %d)", w.f.Bias(), e)
	at := 0
	var leading, totals []string
	for i, g := range f.In {
		total := fmt.Sprintf("(fix x%d)", at)
		for k := 1; k < g.N; k++ {
			total = fmt.Sprintf("(bvadd %s (fix x%d))", total, at+k)
			w.line("(assert (bvule (abs (fix x%d)) (half x%d)))", at+k, at+k-1)
		}
		if i == 0 || p.value == product {
			w.line("(assert (= (exponent x%d) %s))", at, one)
			w.line("(assert (= ((_ extract %d %d) x%d) #b0))", w.f.Bits-1, w.f.Bits-1, at)
		} else {
			w.line("(assert (bvult (exponent x%d) (_ bv%d %d)))", at, w.f.Bias()+w.f.Emax-1, e)
		}
		leading, totals = append(leading, fmt.Sprintf("(fix x%d)", at)), append(totals, total)
		at += g.N
	}
	x, y := totals[0], totals[len(totals)-1]
	operation := map[value]string{sum: "bvadd", difference: "bvsub", product: "bvmul"}[p.value]
	w.line("(define-fun value () (_ BitVec %d) (%s %s %s))", width, operation, x, y)
	if p.ordered {
		w.line("(assert (bvuge (abs %s) (abs %s)))", leading[0], leading[1])
	}
	if p.signs {
		w.line("(assert (bvsge %s (_ bv0 %d)))", y, width)
	}
}

// broken asserts that the results are not what is promised.
func (w *writer) broken(p Promise, f *ir.Func, results int) {
	width := p.width(w.f)
	total := "(fix r0)"
	for k := 1; k < results; k++ {
		total = fmt.Sprintf("(bvadd %s (fix r%d))", total, k)
	}
	if p.value == product {
		total = fmt.Sprintf("(bvshl %s (_ bv%d %d))", total, scale(w.f), width)
	}
	w.line("(define-fun err () (_ BitVec %d) (abs (bvsub %s value)))", width, total)
	wrong := fmt.Sprintf("(not (= err (_ bv0 %d)))", width)
	if p.Bound > 0 { // in halves, since bounds are such
		wrong = fmt.Sprintf("(bvugt (bvshl err (_ bv%d %d)) (bvmul (_ bv%d %d) (abs value)))", 2*w.f.Prec+1, width, int(2*p.Bound), width)
	}
	if results == 2 {
		wrong = fmt.Sprintf("(or %s (bvugt (abs (fix r1)) (half r0)))", wrong)
	}
	w.line("(assert (or %s (= (exponent r0) (bvnot (_ bv0 %d)))))", wrong, w.f.ExponentBits())
}

// Error returns the results of f for operands in a format, limb by limb, and their error: in
// units of u² relative to the value, or as a part of the value where the promise is exact.
func (p Promise) Error(f *ir.Func, format fp.Format, operands []float64) (results []float64, err float64, _ error) {
	arith, e := ir.Nearest(format)
	if e != nil {
		return nil, 0, e
	}
	program := kernels.Program()
	if !slices.Contains(program.Funcs, f) {
		program = &ir.Program{Funcs: append(slices.Clone(program.Funcs), f)}
	}
	in, e := ir.NewInterp(program, f, arith)
	if e != nil {
		return nil, 0, e
	}
	results = make([]float64, len(f.Results))
	in.Run(results, operands)
	x, y, at := new(big.Rat), new(big.Rat), 0
	for k, g := range f.In {
		total := new(big.Rat)
		for range g.N {
			total.Add(total, new(big.Rat).SetFloat64(operands[at]))
			at++
		}
		if k == 0 {
			x.Set(total)
		}
		y.Set(total)
	}
	v := new(big.Rat)
	switch p.value {
	case sum:
		v.Add(x, y)
	case difference:
		v.Sub(x, y)
	case product:
		v.Mul(x, y)
	}
	d := new(big.Rat).Neg(v)
	for _, r := range results {
		if math.IsInf(r, 0) || math.IsNaN(r) {
			return results, math.Inf(1), nil
		}
		d.Add(d, new(big.Rat).SetFloat64(r))
	}
	if d.Sign() == 0 {
		return results, 0, nil
	}
	if v.Sign() == 0 {
		return results, math.Inf(1), nil
	}
	err, _ = d.Quo(d.Abs(d), v.Abs(v)).Float64()
	if p.Bound > 0 {
		err = math.Ldexp(err, 2*format.Prec)
	}
	return results, err, nil
}
