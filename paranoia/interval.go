package paranoia

import (
	"math"

	"github.com/limbfp/limb/fp"
)

// Interval is the smallest and the largest error of an operation that were
// met. An error is the result less the exact value, in units in the last place of
// the exact value, and NaN where the result is; operands are positive, so that [-0.5, 0.5] is rounding to
// nearest, and (-1, 0] is truncation.
type Interval struct {
	Op      string  `json:"operation"`
	Vectors int     `json:"vectors"`
	Low     Extreme `json:"smallest"`
	High    Extreme `json:"largest"`
}

// Extreme is an error and the operands that attain it.
type Extreme struct {
	Ulps     Real    `json:"error_ulp"`
	Operands []Exact `json:"operands"`
	Result   Exact   `json:"result"`
}

// batch is the number of operands at a time.
const batch = 1 << 14

// Measure finds the interval of op on u: over at least n operands, half of them with
// significands that are hard to round (Schryer's patterns: runs of ones and zeros), and
// then among the neighbours of the two worst, from which it climbs. The error is that of
// u, [ErrLacks] where it has no such operation.
func Measure(u Unit, op Op, n int, seed uint64) (Interval, error) {
	s := newSource(u.Format(), seed)
	i := Interval{Op: op.String()}
	i.Low.Ulps, i.High.Ulps = Real(math.Inf(1)), Real(math.Inf(-1))
	x := make([][]float64, op.Arity())
	for k := range x {
		x[k] = make([]float64, batch)
	}
	r := make([]float64, batch)
	for i.Vectors < max(n, 1) {
		s.operands(op, x)
		if err := i.add(u, op, r, x); err != nil {
			return i, err
		}
	}
	for range 8 {
		for _, worst := range []*Extreme{&i.Low, &i.High} {
			s.neighbours(worst.Operands, x)
			if err := i.add(u, op, r, x); err != nil {
				return i, err
			}
		}
	}
	return i, nil
}

// add adds the errors of op on x, with room for the results in r.
func (i *Interval) add(u Unit, op Op, r []float64, x [][]float64) error {
	if err := u.Apply(op, r, x...); err != nil {
		return err
	}
	f := u.Format()
	row := make([]float64, len(x))
	for j := range r {
		for k := range x {
			row[k] = x[k][j]
		}
		e := Real(ulps(f, op, row, r[j]))
		if e < i.Low.Ulps || e != e { // NaN is the worst there is
			i.Low = extreme(e, row, r[j])
		}
		if e > i.High.Ulps || e != e {
			i.High = extreme(e, row, r[j])
		}
	}
	i.Vectors += len(r)
	return nil
}

// ulps returns the error of the result r of op on x, NaN where r is.
func ulps(f fp.Format, op Op, x []float64, r float64) float64 {
	hi, lo := exact(op, x)
	return ((r - hi) - lo) / f.ULP(below(hi, lo))
}

// below returns hi, or where hi + lo lies in the binade below a number of that
// binade.
func below(hi, lo float64) float64 {
	if lo != 0 && math.Signbit(lo) != math.Signbit(hi) {
		return math.Float64frombits(math.Float64bits(hi) - 1)
	}
	return hi
}

func extreme(e Real, x []float64, r float64) Extreme {
	w := Extreme{Ulps: e, Result: Exact(r)}
	for _, v := range x {
		w.Operands = append(w.Operands, Exact(v))
	}
	return w
}
