package bounds

import (
	"context"
	"fmt"
	"math"

	"github.com/limbfp/limb/internal/compiler/ir"
)

// A moderate x is nπ/64 + r, for an integer n that trigIndex returns. How far r may be from 0 is shown for
// all of them (fraction). n is 128t + j with a variable t, which the reduction takes away again, and another
// one is r: so a walk has all numbers that are about as far from any multiple of π/64 of which the row j of
// the table is that of the circle. Where the function is as small as r, r goes down to where the long
// reduction is taken, and x no farther up than to where it is not.

// turned proves a bound of the sine (0) or the cosine (1) of moderate numbers above π/4.
func turned(quarter int) func(ctx context.Context, p progress, m arithmetic, f *ir.Func, _ *reduced) (Proof, error) {
	return func(ctx context.Context, p progress, m arithmetic, f *ir.Func, _ *reduced) (all Proof, err error) {
		defer stopped(&err)
		half := m.fraction(f)
		type turn struct {
			j int
			r limbs
		}
		var list []turn
		for j := range 128 {
			if !zero(quarter, j) {
				for _, r := range even(-half, half, 8) {
					list = append(list, turn{j, r})
				}
				continue
			}
			near := append(binades(m.near()-1, -6, 1), full(0x1p-6, half))
			for _, r := range near {
				list = append(list, turn{j, r}, turn{j, full(-r.hi, -r.lo)})
			}
		}
		found := make([]Proof, (len(list)-1)/m.every+1)
		err = together(ctx, p, len(found), func(i int) error {
			t := list[i*m.every]
			return m.turn(f, quarter, t.j, t.r, &found[i])
		})
		for _, turn := range found {
			all.add(turn)
		}
		return all, err
	}
}

// zero reports whether the function is 0 in the middle of row j.
func zero(quarter, j int) bool { return (j+32*quarter)%64 == 0 }

// near is the exponent of the least r/x of the short reduction, where n is a multiple of 32.
func (m arithmetic) near() int {
	if m.single {
		return -32
	}
	return -38
}

// moderate is above all numbers of the short reduction.
func (m arithmetic) moderate() float64 {
	if m.single {
		return 12288
	}
	return 0x1p26
}

// piStep returns π/64 as a form.
func piStep(w *walk) form {
	c := newFloat(w.prec, math.Pi)
	for range 4 {
		sin, _ := bigSinCos(c, w.prec)
		c.Add(c, sin)
	}
	return constant(c.SetMantExp(c, -6))
}

// shortReduction returns the function that a sine or a cosine calls for it.
func shortReduction(f *ir.Func) *ir.Func {
	return callOf(callOf(f, "trigAngle", "trigAngleQuad").Callee, "trigShort", "trigShortQuad").Callee
}

// fraction returns a bound of |x - nπ/64|.
func (m arithmetic) fraction(f *ir.Func) (most float64) {
	index := callOf(shortReduction(f), "trigIndex").Callee
	for hi := m.moderate(); hi > 0.75; hi /= 2 {
		w := newWalk(m, f)
		list, x := w.operand(0, len(f.Results), full(hi/2, -m.above(-hi)), m, nil)
		root := w.root(index, list[0])
		if !root.result(1).is(0) || len(w.script) > 0 {
			fail("%s: numbers up to %g are not all moderate", index.Go, hi)
		}
		d := w.sub(w.mul(root.result(0).form, piStep(w)), x).size().float()
		most = max(most, d)
	}
	return m.above(m.round(most))
}

// turn proves a bound where n is j modulo 128, and r in a range.
func (m arithmetic) turn(f *ir.Func, quarter, j int, r limbs, found *Proof) (err error) {
	defer stopped(&err)
	top := m.moderate()
	if zero(quarter, j) {
		most := max(r.hi, -r.lo)
		if far := 1.001 * math.Ldexp(most, -m.near()); far < top {
			top = far
			m.cancels(f, full(most/4, 1.0005*most), top)
		}
	}
	if top < math.Pi/4 {
		return nil
	}
	var script []choice
	for more := true; more; {
		w := newWalk(m, f)
		w.script = script
		step, rest := piStep(w), w.between(variable(1), r.lo, r.hi).form
		n := w.between(variable(0), 16, math.Ceil(top*64/math.Pi)+1)
		n.grid, n.row = 0, known(float64(j))
		list := w.limbs(m, len(f.Results), w.add(w.mul(n.form, step), rest))
		want := w.apply(reference{"sin x", sineFrom((quarter + j/32) % 4)}, w.add(w.mul(number(float64(j%32)), step), rest))
		relative := w.relativeTo(want, len(f.Results), m)
		w.answers = map[string][]*value{"trigIndex": {n, known(0)}, "cancels": {known(0)}}
		found.add(w.root(f, list...).proof(want, relative, fmt.Sprintf("(%d + 128t)·π/64 + [%.6g, %.6g] up to %.6g", j, r.lo, r.hi, top)))
		script, more = next(w.script)
	}
	return nil
}

// cancels shows that numbers from x on take the long reduction where r is in a range.
func (m arithmetic) cancels(f *ir.Func, r limbs, x float64) {
	w := newWalk(m, f)
	g := callOf(shortReduction(f), "cancels").Callee
	root := w.root(g, known(0), w.between(variable(0), r.lo, r.hi), w.between(variable(1), x, m.moderate()))
	if !root.result(0).is(1) || len(w.script) > 0 {
		fail("%s: numbers from %g on are not all for the long reduction where r is below %g", g.Go, x, r.hi)
	}
}
