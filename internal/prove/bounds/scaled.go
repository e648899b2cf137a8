package bounds

import (
	"context"
	"fmt"
	"math"
	"math/big"
	"slices"

	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/cause"
)

// The logarithm of x = 2^k·m is k·ln 2 + l, and l is that of m. Pieces around 1, where k is 0, show
// how far l may be from log m, and between which numbers its limbs are (reduced). For all other x:
// the operations bring x to m by powers of two, and what follows knows m alone (scaled), so that l is
// what it is for m; and k·ln 2 + l is added for any k, and any l that is no farther from log m (far).

// reduced is what pieces show of l.
type reduced struct {
	off    bound // |l - log m|
	lo, hi []float64

	notes, assumed []string // as those of a walk
}

// with returns what a and b show.
func (a *reduced) with(b *reduced) *reduced {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	z := &reduced{off: a.off, notes: unique(slices.Concat(a.notes, b.notes)), assumed: unique(slices.Concat(a.assumed, b.assumed))}
	if z.off.less(b.off) {
		z.off = b.off
	}
	for i := range a.lo {
		z.lo, z.hi = append(z.lo, min(a.lo[i], b.lo[i])), append(z.hi, max(a.hi[i], b.hi[i]))
	}
	return z
}

// stopped sets the error of a walk that has stopped.
func stopped(err *error) {
	switch x := recover().(type) {
	case nil:
	case stop:
		*err = x.error
	default:
		panic(x)
	}
}

// callOf returns the last call in f of a function of one of those names.
func callOf(f *ir.Func, names ...string) *ir.Value {
	for i := len(f.Body) - 1; i >= 0; i-- {
		if v := f.Body[i]; v.Op == ir.Call && slices.Contains(names, short(v.Callee.Go)) {
			return v
		}
	}
	fail("%s does not call %s", f.Go, names[0])
	return nil
}

// inner returns the frame of that call.
func (f *frame) inner(names ...string) *frame { return f.enter(callOf(f.f, names...)) }

// reduced returns what this walk shows of the logarithm l, if k is 0.
func (f *frame) reduced(want form) *reduced {
	log := f.inner("log")
	if !log.result(0).is(0) {
		return nil
	}
	z := &reduced{}
	var sum form
	for i := range log.f.Results[1:] {
		v := log.result(i + 1)
		sum = f.add(sum, v.form)
		z.lo, z.hi = append(z.lo, v.lo), append(z.hi, v.hi)
	}
	z.off = f.sub(sum, want).size()
	return z
}

// beyondOne proves a bound of the logarithm for k ≠ 0, from what pieces show for k = 0.
func beyondOne(ctx context.Context, p progress, m arithmetic, f *ir.Func, r *reduced) (all Proof, err error) {
	defer stopped(&err)
	if r == nil {
		fail("no piece has k = 0")
	}
	scales, groups := p.part(0, 0.5), p.part(0.5, 1)
	for e := m.floor(); e <= m.top0(); e += m.every {
		m.scaled(f, e)
		scales.did(e-m.floor(), m.top0()-m.floor())
	}
	// l is that of an m that is off by tolerance in each limb, and 2^-2 < m.
	r.off = plus(r.off, times(m.tolerance(f), power(5)))
	last, group := m.top0()+1, 0
	for lo := 1; lo <= -m.floor(); {
		hi := max(lo, lo+lo/8-1)
		for _, k := range [][2]int{{lo, hi}, {-hi, -lo}} {
			if group++; k[0] > last || group%min(m.every, 8) != 0 || ctx.Err() != nil {
				continue
			}
			from, to := 1.001*r.lo[0], 1.001*r.hi[0] // the first limb and what is below it
			for i := 0.0; i < 16; i++ {
				all.add(m.far(f, r, k, from+(to-from)*i/16, from+(to-from)*(i+1)/16))
			}
		}
		lo = hi + 1
		groups.did(min(hi, -m.floor()), -m.floor())
	}
	return all, cause.Of(ctx)
}

// tolerance is what may underflow where a limb of x is made smaller.
func (m arithmetic) tolerance(f *ir.Func) bound { return power(-(len(f.Results)+1)*m.prec - 8) }

// top0 is the exponent of the largest machine number.
func (m arithmetic) top0() int { return math.Ilogb(m.top) }

// scaled shows that l for numbers between 2^e and 2^(e+1) is l for m.
func (m arithmetic) scaled(f *ir.Func, e int) {
	for _, p := range [][2]float64{{1, 1.4142}, {1.4142, 1.41422}, {1.41422, 2}} {
		lo, hi := m.round(math.Ldexp(p[0], e)), m.round(math.Ldexp(p[1]/2, e))
		if hi = math.Min(2*hi, m.top); lo == hi {
			continue
		}
		var script []choice
		for more := true; more; {
			w := newWalk(m, f)
			w.script = script
			w.keep, w.prec = 1<<20, wideBits
			list, _ := w.operand(0, len(f.Results), full(lo, hi), m, nil)
			log := w.root(f, list...).inner("log")
			reduce := log.inner("logReduce")
			k := int(reduce.result(0).lo)
			scale := callOf(reduce.f, "scale")
			for i, v := range list {
				z := reduce.call(scale, i)
				down := constant(new(big.Float).SetMantExp(big.NewFloat(1), -k))
				if d := w.sub(z.form, w.mul(v.form, down)).size(); m.tolerance(f).less(d) {
					fail("%s for operands in [%g, %g]: limb %d is not 2^%d times that of m", reduce.f.Go, lo, hi, i, k)
				}
			}
			known := through(reduce.f, reduce.f.Results[1:], func(v *ir.Value) bool { return v.Op == ir.Result && v.Args[0] == scale })
			known = known && through(log.f, log.f.Results[1:], func(v *ir.Value) bool {
				return v.Op == ir.Result && v.Nth > 0 && v.Args[0] == callOf(log.f, "logReduce")
			})
			if !known {
				fail("%s: its results depend on more than m", log.f.Go)
			}
			script, more = next(w.script)
		}
	}
}

// through reports whether results depend on parameters only by values that pass.
func through(f *ir.Func, results []*ir.Value, pass func(v *ir.Value) bool) bool {
	for _, v := range results {
		if !pass(v) && (v.Op == ir.Param || !through(f, v.Args, pass)) {
			return false
		}
	}
	return true
}

// stand returns limbs in the place of those that r was shown of, whose sum is x, but for r.off.
func (w *walk) stand(m arithmetic, name string, x form, r *reduced) []*value {
	symbolOf := func(text string, most bound) form {
		w.sources = append(w.sources, source{Path: name, Text: text})
		return single(symbol(uint16(len(w.sources))), most.big())
	}
	first := &value{form: w.add(x, symbolOf("how far it is off", r.off)), grid: m.floor()}
	list := []*value{first}
	for i := 1; i < len(r.lo); i++ {
		v := &value{lo: r.lo[i], hi: r.hi[i], grid: m.floor()}
		if !v.is(0) {
			v.form = symbolOf("a lower limb", newBound(v.most(), 0))
		}
		first.form = w.sub(first.form, v.form)
		list = append(list, v)
	}
	lo, hi := first.form.between()
	first.lo, first.hi = m.nearest(lo), m.nearest(hi)
	return list
}

// far proves a bound for k in a range and log m between two numbers.
func (m arithmetic) far(f *ir.Func, r *reduced, k [2]int, lo, hi float64) Proof {
	w := newWalk(m, f)
	n := len(f.Results)
	ln2 := constant(bigLog1p(big.NewFloat(1), w.prec))
	turns := w.between(variable(0), float64(k[0]), float64(k[1]))
	turns.grid = max(turns.grid, 0)
	l := w.between(variable(1), lo, hi).form
	want := w.add(w.mul(turns.form, ln2), l)
	relative := w.relativeTo(want, n, m)

	w.answers = map[string][]*value{"log": append([]*value{turns}, w.stand(m, "log m", l, r)...)}
	x := &value{lo: math.Ldexp(1, m.floor()), hi: m.top}
	return w.root(f, x).proof(want, relative, fmt.Sprintf("2^[%d, %d]·e^[%.4g, %.4g]", k[0], k[1], lo, hi))
}
