package bounds

import (
	"context"
	"fmt"
	"math/big"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// e^x is 2^(k/128)·e^r, where k is the integer nearest to x·128/ln 2. What brings x to k and r is
// followed for all k of a binade at once, of which k is a variable (reduction): it shows how far r
// may be from x - k·ln 2/128. 2^(j/128)·e^r is proved for each row j of the table and any such r;
// k is 128n + j, and the last step multiplies by 2^n, which is exact.

// steps are in a binade of the result.
const steps = 128

// wholeExp proves a bound of the exponential of all numbers, but for where limbs underflow.
func wholeExp(ctx context.Context, p progress, m arithmetic, f *ir.Func, _ *reduced) (all Proof, err error) {
	defer stopped(&err)
	least := m.leastPower(len(f.Results))
	var r *reduced
	for lo := 1; lo <= steps*(m.top0()+1) && ctx.Err() == nil; lo *= 2 {
		r = r.with(m.reduction(f, [2]int{lo, min(2*lo-1, steps*(m.top0()+1))}))
		if -lo >= steps*least {
			r = r.with(m.reduction(f, [2]int{max(1-2*lo, steps*least), -lo}))
		}
	}
	r = r.with(m.reduction(f, [2]int{0, 0}))
	for n := least; n <= m.top0(); n += m.every {
		m.scales(f, n)
		p.part(0, 0.2).did(n-least, m.top0()-least)
	}
	all.Notes, all.Assumed = r.notes, r.assumed
	found := make([]Proof, (steps-1)/m.every+1)
	err = together(ctx, p.part(0.2, 1), len(found), func(i int) (err error) {
		found[i], err = m.row(f, i*m.every, r)
		return err
	})
	for _, row := range found {
		all.add(row)
	}
	return all, err
}

// leastPower is the exponent of the least result of n limbs that is looked at: the last place of
// its last limb is 2^8 times the least machine number.
func (m arithmetic) leastPower(n int) int { return m.floor() + n*m.prec + 8 }

// step returns ln 2/128 as a form.
func step(w *walk) form {
	c := bigLog1p(big.NewFloat(1), w.prec)
	return constant(c.SetMantExp(c, -7))
}

// reduction returns how far r may be from x - k·ln 2/128, and between which numbers its limbs are.
func (m arithmetic) reduction(f *ir.Func, k [2]int) *reduced {
	w := newWalk(m, f)
	n := len(f.Results)
	w.little, w.assumes = power(-n*m.prec-6), n > 2
	turns := w.between(variable(0), float64(k[0]), float64(k[1]))
	turns.grid = max(turns.grid, 0)
	rest := w.mul(step(w), w.between(variable(1), -0.5-0x1p-6, 0.5+0x1p-6).form)
	x := w.add(w.mul(turns.form, step(w)), rest)
	list := w.limbs(m, n, x)
	w.answers = map[string][]*value{"expIndex": {turns}}
	inner := w.root(f, list...).inner("exp3", "exp5")
	reduce := inner.inner("expReduce", "expReduceLn")

	// Whatever is rounded to k is among these x: at the ends of the variable it is not.
	ratio := reduce.value(callOf(reduce.f, "expIndex").Args[0])
	d := w.sub(ratio.form, turns.form)
	var slope bound
	others := d.rest
	for _, t := range d.terms {
		if t.m == variable(1) {
			slope = sizeDown(t.c)
		} else {
			others = plus(others, size(t.c))
		}
	}
	if slope.less(plus(power(-1), others)) {
		fail("k from %d to %d: x·128/ln 2 may be rounded to it where x is farther away", k[0], k[1])
	}

	scaled := callOf(inner.f, "expScaled", "expScaledQuad")
	z := &reduced{}
	var sum form
	for _, a := range scaled.Args[1:] {
		v := inner.value(a)
		sum = w.add(sum, v.form)
		z.lo, z.hi = append(z.lo, v.lo), append(z.hi, v.hi)
	}
	z.off = w.sub(sum, rest).size()
	z.notes, z.assumed = w.notes, w.assumed
	return z
}

// limbs returns n limbs of which x is the sum.
func (w *walk) limbs(m arithmetic, n int, x form) []*value {
	first := &value{form: x, grid: m.floor()}
	list := []*value{first}
	for half, v := power(m.half(x.size())), first; len(list) < n; half = m.under(half) {
		w.sources = append(w.sources, source{Path: "operand", Text: "lower limb"})
		u := &value{lo: -half.float(), hi: half.float(), grid: m.floor(), form: single(symbol(uint16(len(w.sources))), half.big()), errorOf: v.place()}
		first.form = w.sub(first.form, u.form)
		list, v = append(list, u), u
	}
	lo, hi := first.form.between()
	first.lo, first.hi = m.nearest(lo), m.nearest(hi)
	if least := first.least(); least > 0 {
		first.grid = max(first.grid, m.unit(least))
	}
	return list
}

// row proves a bound of 2^(j/128)·e^r.
func (m arithmetic) row(f *ir.Func, j int, r *reduced) (proof Proof, err error) {
	defer stopped(&err)
	w := newWalk(m, f)
	half := 1.001 * max(r.hi[0], -r.lo[0])
	rest := w.between(variable(0), -half, half).form
	want := w.apply(exponential, w.add(w.mul(number(float64(j)), step(w)), rest))
	relative := w.relativeTo(want, len(f.Results), m)
	list := append([]*value{known(float64(j))}, w.stand(m, "r", rest, r)...)
	scaled := callOf(callOf(f, "exp3", "exp5").Callee, "expScaled", "expScaledQuad").Callee
	root := w.root(scaled, list...)
	root.path = short(f.Go) + " > " + root.path
	return root.proof(want, relative, fmt.Sprintf("(%d/128 + 128·[%d, %d])·ln 2 + [-%.4g, %.4g]", j, m.leastPower(len(f.Results)), m.top0(), half, half)), nil
}

// scales shows that the last step multiplies a result between ½ and 1.999 by 2^n, and that what stands before
// it knows k modulo 128 alone.
func (m arithmetic) scales(f *ir.Func, n int) {
	w := newWalk(m, f)
	scaled := callOf(callOf(f, "exp3", "exp5").Callee, "expScaled", "expScaledQuad").Callee
	terms := callOf(callOf(scaled, "expParts", "expPartsQuad").Callee, "expTerms", "expTermsQuad").Callee
	last := len(terms.Results) - 1
	low := func(v *ir.Value) bool {
		return v.Op == ir.And && v.Type == ir.I32 && (isConst(v.Args[0], steps-1) || isConst(v.Args[1], steps-1)) || v.Op == ir.Param && v != terms.Params[0]
	}
	if by := terms.Results[last]; !through(terms, terms.Results[:last], low) || by.Op != ir.Shr || 1<<by.Bits != steps {
		fail("%s does not take k apart by %d", terms.Go, steps)
	}
	scale := callOf(scaled, "expScale").Callee
	list := w.limbs(m, len(f.Results), w.between(variable(0), 0.5, 1.999).form)
	by := constant(new(big.Float).SetMantExp(big.NewFloat(1), n))
	root := w.root(scale, append(list, known(float64(n)))...)
	for i, v := range list {
		z := root.result(i)
		if d := w.sub(z.form, w.mul(v.form, by)).size(); !d.zero() && times(by.size(), power(-len(f.Results)*m.prec-8)).less(d) {
			fail("%s: limb %d is not 2^%d times what it was", scale.Go, i, n)
		}
	}
}

func isConst(v *ir.Value, c float64) bool { return v.Op == ir.Const && v.Const == c }
