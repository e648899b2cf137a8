// Package exact has the exact value of a number that is a sum of limbs, and rounds any
// number to limbs: text, package fmt's verbs, JSON, math/big, and the neighbours on a grid.
// Package limb calls it, with the limbs of any type as float64s; nothing here is
// compiled for devices.
package exact

import (
	"math"
	"math/big"
	"math/bits"
)

// # Between limbs and other numbers
//
// To round a real number v to n limbs, X0 is v rounded to nearest, ties to
// even, X1 what is left rounded likewise, and so on; all subnormal numbers take
// part. No sum of n limbs is nearer to v. In nearly all cases it is canonical
// (Canon of package limb), and the result. But where v is almost a tie between X0 and
// its neighbour, the sum may be that tie:
//
//	     X0         v┐
//	──────┷━━━━━━━━━━╈━━━━━━━━━━┷──────	┷ numbers of T, of which X0 is odd
//	                 └tie      X0 + ulp
//
// Rounded to T, v is X0, and the tie X0 + ulp: it is canonical with other limbs
// than those of v. The result is then the number before the tie, on the side of
// v. So it is always the number nearest to v of those whose canonical limbs,
// before the last that is not 0, are those of v. Rounding it to fewer limbs, or
// to one, gives v rounded once, and overflow begins where it does for T. The
// price is an error of at most a unit of the last limb next to a tie, where half
// of one is possible: no more than the error next to the largest last limb.
//
// Every rounding decides on which side of a number of few bits v lies. wide
// holds v exactly, or all of its leading bits and whether something follows;
// where the limbs are so sparse that this does not decide, it says so, and is
// asked again with more bits.

// A Format is what the conversions know of a type of numbers.
type Format struct {
	Name  string   // of the type in package limb
	Names []string // of its limbs there
	Limbs int
	P     int // bits of a limb's significand
	Min   int // the smallest subnormal number is 2^Min
	Max   int // overflow begins half an ulp below 2^Max
}

// Every rounding of a number decides at a multiple of 2^(Min-1).

// The formats of real numbers.
var (
	F32 = &Format{"float32", nil, 1, 24, -149, 128}
	F64 = &Format{"float64", nil, 1, 53, -1074, 1024}
	DF  = &Format{"DF", pair, 2, 24, -149, 128}
	DD  = &Format{"DD", pair, 2, 53, -1074, 1024}
	TF  = &Format{"TF", triple, 3, 24, -149, 128}
	TD  = &Format{"TD", triple, 3, 53, -1074, 1024}
	QF  = &Format{"QF", quad, 4, 24, -149, 128}
	QD  = &Format{"QD", quad, 4, 53, -1074, 1024}
)

var (
	pair   = []string{"Hi", "Lo"}
	triple = []string{"X0", "X1", "X2"}
	quad   = []string{"X0", "X1", "X2", "X3"}
)

// Limbs are those of a number, as many as its format says; the others are 0.
type Limbs [4]float64

// gap returns the exponent of the gap between a and the next limb, up or down.
func (f *Format) gap(a float64, up bool) int {
	m, e := math.Frexp(a)
	if m == 0 {
		return f.Min
	}
	e -= f.P
	if m == 0.5 && !up || m == -0.5 && up { // toward 0 from a power of two
		e--
	}
	return max(e, f.Min)
}

// odd reports whether the significand of the limb a is odd.
func (f *Format) odd(a float64) bool {
	m, e := math.Frexp(a)
	return int64(math.Ldexp(m, e-max(e-f.P, f.Min)))&1 == 1
}

// tie reports whether limbs a and b ≠ 0 are in the middle between a and the next
// number of one limb.
func (f *Format) tie(a, b float64) bool {
	return math.Abs(b) == math.Ldexp(0.5, f.gap(a, b > 0))
}

// last returns the index of the last limb that is not 0, and 0 if there is none.
func (f *Format) last(x *Limbs) int {
	j := f.Limbs - 1
	for j > 0 && x[j] == 0 {
		j--
	}
	return j
}

// elsewhere reports whether normal limbs, of which j is the last that is not 0,
// are a tie that is rounded to the neighbour of limb j-1. Limbs that have been
// rounded one after the other are canonical if not.
func (f *Format) elsewhere(x *Limbs, j int) bool {
	return j > 0 && f.odd(x[j-1]) && f.tie(x[j-1], x[j])
}

// settle replaces limbs that have been rounded one after the other, and are a
// tie that is rounded elsewhere, by those of the number before that tie.
func (f *Format) settle(x *Limbs) {
	j := f.last(x)
	if !f.elsewhere(x, j) {
		return
	}
	e := f.gap(x[j], x[j] < 0)
	if j == f.Limbs-1 || e == f.Min {
		x[j] -= math.Copysign(math.Ldexp(1, e), x[j])
	} else {
		x[j+1] = -math.Copysign(math.Ldexp(1, f.Min), x[j])
	}
}

// wide is ±(m + θ)·2^e, with 0 < θ < 1 where more, else θ = 0.
type wide struct {
	neg, more bool
	m         big.Int
	e         int
}

// significand returns m and e with |a| = m·2^e, for finite a.
func significand(a float64) (m uint64, e int) {
	b := math.Float64bits(a)
	m, e = b&(1<<52-1), int(b>>52&0x7ff)
	if e == 0 {
		return m, -1074
	}
	return m | 1<<52, e - 1075
}

// set makes w the sum of the limbs, which are finite.
func (w *wide) set(x *Limbs) {
	w.neg, w.more, w.e = math.Signbit(x[0]), false, 0
	w.m.SetInt64(0)
	first := true
	var t big.Int
	for i := len(x) - 1; i >= 0; i-- {
		if x[i] == 0 {
			continue
		}
		m, e := significand(x[i])
		z := bits.TrailingZeros64(m)
		m, e = m>>z, e+z
		if first {
			w.m.SetUint64(m)
			w.e, first = e, false
			w.neg = x[i] < 0
			continue
		}
		t.SetUint64(m)
		if e >= w.e {
			t.Lsh(&t, uint(e-w.e))
		} else {
			w.m.Lsh(&w.m, uint(w.e-e))
			w.e = e
		}
		if (x[i] < 0) == w.neg {
			w.m.Add(&w.m, &t)
			continue
		}
		w.m.Sub(&t, &w.m)
		w.neg = !w.neg
		if w.m.Sign() < 0 {
			w.m.Neg(&w.m)
			w.neg = !w.neg
		}
	}
	if w.m.Sign() == 0 {
		w.neg = math.Signbit(x[0])
	}
}

// round returns the canonical limbs of w, rounded, and uses w up. ok is false where the
// bits after those of m decide.
func (w *wide) round(f *Format) (x Limbs, ok bool) {
	ok = w.split(f, &x)
	if ok {
		f.settle(&x)
	}
	return x, ok
}

// split rounds w limb after limb. The limbs may be a tie that is rounded
// elsewhere.
func (w *wide) split(f *Format, x *Limbs) (ok bool) {
	*x = Limbs{}
	if w.neg {
		x[0] = math.Copysign(0, -1)
	}
	var t big.Int
	for i := range f.Limbs {
		n := w.m.BitLen()
		if n == 0 && !w.more {
			return true
		}
		top := n + w.e // what is left is below 2^top
		if top < f.Min {
			return true // and below half of the smallest number
		}
		keep := min(f.P, top-f.Min)
		drop := n - keep
		if drop <= 0 && w.more {
			return false
		}
		if drop <= 0 {
			if top > f.Max {
				*x = Limbs{signedInf(w.neg)}
				return true
			}
			x[i] = withSign(w.neg, math.Ldexp(float64(w.m.Uint64()), w.e))
			return true
		}
		t.Rsh(&w.m, uint(drop))
		q := t.Uint64()
		up := w.m.Bit(drop-1) == 1 && (q&1 == 1 || w.more || int(w.m.TrailingZeroBits()) < drop-1)
		if up {
			q++
		}
		if q == 0 {
			return true // at most half of the smallest number
		}
		if bits.Len64(q)+w.e+drop > f.Max {
			*x = Limbs{signedInf(w.neg)}
			return true
		}
		x[i] = withSign(w.neg, math.Ldexp(float64(q), w.e+drop))
		t.SetUint64(q)
		t.Lsh(&t, uint(drop))
		w.m.Sub(&w.m, &t)
		if w.m.Sign() < 0 {
			w.neg = !w.neg
			w.m.Neg(&w.m)
			if w.more { // m - θ = (m - 1) + (1 - θ)
				w.m.Sub(&w.m, big1)
			}
		}
	}
	return true
}

var big1 = big.NewInt(1)

// roundQuo returns the limbs of ±(num/den)·2^e, rounded, for num, den > 0. more adds
// something to num that keeps it below the next multiple of den·2^(f.Min-2-e).
func roundQuo(f *Format, neg bool, num, den *big.Int, e int, more bool) (x Limbs) {
	up := num.BitLen() - den.BitLen() // 2^(up-1) < num/den < 2^(up+1)
	switch {
	case up-1+e >= f.Max:
		return Limbs{signedInf(neg)}
	case up+1+e < f.Min:
		return Limbs{withSign(neg, 0)}
	}
	// At first as many bits as dense limbs need; then all that may matter.
	all := e - f.Min + 2
	for _, shift := range [2]int{min(f.Limbs*(f.P+2)+12-up, all), all} {
		w := wide{neg: neg, e: e - shift}
		var n, d, r big.Int
		n.Lsh(num, uint(max(shift, 0)))
		d.Lsh(den, uint(max(-shift, 0)))
		w.m.QuoRem(&n, &d, &r)
		w.more = more || r.Sign() != 0
		var ok bool
		if x, ok = w.round(f); ok {
			break
		}
	}
	return x
}

func finite(a float64) bool { return a-a == 0 }

func signedInf(neg bool) float64 { return withSign(neg, math.Inf(1)) }

func withSign(neg bool, a float64) float64 {
	if neg {
		return -a
	}
	return a
}
