// Package operand makes operands for tests of arithmetic, random and
// adversarial, the same ones for every device, and compares results bit for
// bit.
package operand

import (
	"math"
	"math/rand/v2"
	"slices"

	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/plane"
)

// Domain says which operands a test may use; each lies within the one before.
type Domain uint8

const (
	// Wide: exponents over the whole range of the type.
	Wide Domain = iota
	// Narrow: exponents within ±30, and the ends of the range as special values.
	Narrow
	// Flushed: exponents within ±10, and some down to where a number of so many
	// limbs loses its last bits to subnormal numbers, with low limbs that follow
	// closely.
	Flushed
)

// format is a binary floating-point format.
type format struct{ p, emin, emax int }

var formats = map[kernels.Type]format{
	kernels.F32: {24, -126, 127},
	kernels.F64: {53, -1022, 1023},
}

// Make returns n operand rows for a function of those parameters, as planes.
// The rows are mixed from:
//
//   - exponents within ±10, within ±30, and over the whole range;
//   - multiples of ½, π/2 and ln 2, and what is nearly one, to any limb;
//   - significands that are random, sparse, all ones, or one bit;
//   - low limbs that follow closely, after a gap, as a tie, or are 0;
//   - second operands that are unrelated, nearly cancel the first, or lie a
//     precision away from it, where additions tie and bits just fall off;
//   - third operands that nearly cancel the product of the first two;
//   - zeros, infinities, NaN, and the ends of the range, in every combination.
func Make(seed uint64, n int, params []kernels.Param, dom Domain) []plane.Plane {
	planes := plane.List(params, n)
	r := rand.New(rand.NewPCG(seed, 0x6c696d62))
	row := row{r: r, dom: dom}
	for i := range n {
		row.special, row.before, row.last = false, row.before[:0], nil
		j := 0
		for _, p := range params {
			for _, v := range row.next(p.Type) {
				planes[j].Set(i, v)
				j++
			}
		}
	}
	return planes
}

// row makes one row, operand by operand.
type row struct {
	r   *rand.Rand
	dom Domain

	special bool      // the row is made of special values
	before  []float64 // leading limbs so far
	last    []float64 // the limbs of the last number

	limbsOf int // parts of the number at hand

	limbs [2][8]float64 // of this number and of the one before, in turns
	turn  int
	whole [1]float64 // an operand that is an integer
}

// next returns the limbs of the next operand, in memory that is used again.
func (w *row) next(t kernels.Type) []float64 {
	f, float := formats[t.Elem()]
	switch {
	case t == kernels.Bool:
		w.whole[0] = float64(w.r.IntN(2))
		return w.whole[:]
	case !float:
		w.whole[0] = float64(w.integer())
		return w.whole[:]
	}
	w.turn ^= 1
	all := w.limbs[w.turn][:t.Planes()] // of both numbers of a complex one
	if len(w.before) == 0 {
		w.special = w.r.IntN(16) == 0
	}
	clear(all)
	w.limbsOf = t.Limbs()
	for limbs := range slices.Chunk(all, w.limbsOf) {
		if !w.special && w.r.IntN(8) == 0 {
			w.multiple(f, limbs)
		} else {
			limbs[0] = w.leading(f)
			w.lower(f, limbs, 1)
		}
		if len(w.before) > 0 && limbs[0] == -w.before[0] {
			j := 1
			for ; j < min(len(limbs), len(w.last)) && w.r.IntN(2) == 0; j++ {
				limbs[j] = -w.last[j] // cancels further down too
			}
			w.lower(f, limbs, j)
		}
		w.before = append(w.before, limbs[0])
		w.last = limbs
	}
	return all
}

// integer returns an int32: small, as large as an exponent may be, or any.
func (w *row) integer() int32 {
	switch w.r.IntN(8) {
	case 0:
		return int32(w.r.Uint32()) >> w.r.IntN(32)
	case 1, 2:
		return int32(w.r.IntN(4401) - 2200)
	}
	return int32(w.r.IntN(129) - 64)
}

// lower sets the limbs from j on, each below the one before.
func (w *row) lower(f format, limbs []float64, j int) {
	for ; j < len(limbs); j++ {
		limbs[j] = w.low(f, limbs[j-1])
	}
}

// multiple sets the limbs to a multiple, or leaves it from one of them on.
func (w *row) multiple(f format, limbs []float64) {
	lists := few
	if w.dom == Wide {
		lists = multiples
	}
	list := lists[f.p]()
	m := list[w.r.IntN(len(list))]
	sign := float64(2*w.r.IntN(2) - 1)
	keep := 1 + w.r.IntN(len(limbs))
	for j := range keep {
		limbs[j] = sign * m[j]
	}
	if last := limbs[keep-1]; w.r.IntN(2) == 0 && last != 0 && keep == 1 {
		limbs[0] = w.near(f, last)
	}
	if w.r.IntN(2) == 0 {
		w.lower(f, limbs, keep)
	}
}

// leading returns a leading limb that suits the ones before it.
func (w *row) leading(f format) float64 {
	if w.special && w.r.IntN(4) > 0 {
		return w.specialValue(f)
	}
	k := len(w.before)
	switch c := w.r.IntN(8); {
	case k == 1 && c == 0: // nearly cancels
		return w.near(f, -w.before[0])
	case k == 1 && c == 1: // a precision away
		v := math.Ldexp(w.before[0], w.r.IntN(7)-3+f.p*(2*w.r.IntN(2)-1))
		if w.r.IntN(2) == 0 {
			v = math.Copysign(math.Ldexp(1, exponent(v)), v)
		}
		return w.fit(f, v)
	case k >= 2 && c < 2: // nearly cancels a product
		return w.near(f, w.fit(f, -w.before[0]*w.before[1]))
	case c > 5 && w.dom == Wide:
		return w.number(f, f.emax)
	case w.dom == Flushed && c == 3 && w.limbsOf > 1: // down to the edge of what is promised
		low := -(f.emin + w.limbsOf*f.p + 2)
		return math.Ldexp(w.number(f, 0), 10-w.r.IntN(10+low+1))
	case w.dom == Flushed || c == 2:
		return w.number(f, 10)
	}
	return w.number(f, 30)
}

// fit rounds v to the format, and 1 stands for what is out of the range or, but
// for a wide domain, farther than a precision from the operands drawn.
func (w *row) fit(f format, v float64) float64 {
	if f.p == 24 {
		v = float64(float32(v))
	}
	if v-v != 0 || w.dom > Narrow && v != 0 && math.Abs(float64(exponent(v))) > float64(f.p+20) {
		return 1
	}
	return v
}

// near returns v moved by a few units in the last place.
func (w *row) near(f format, v float64) float64 {
	ulp := math.Ldexp(1, max(exponent(v)-f.p+1, f.emin-f.p+1))
	return w.fit(f, v+float64(w.r.IntN(5)-2)*ulp)
}

// number returns ± a significand times 2^e, e within ±span.
func (w *row) number(f format, span int) float64 {
	e := w.r.IntN(2*span+1) - span
	v := math.Ldexp(w.significand(f.p), max(e, f.emin-f.p+1))
	return w.fit(f, v)
}

// significand returns ± a number of p bits in [1, 2).
func (w *row) significand(p int) float64 {
	top := uint64(1) << (p - 1)
	m := top
	switch w.r.IntN(8) {
	case 0: // few bits
		for range 1 + w.r.IntN(3) {
			m |= 1 << w.r.IntN(p)
		}
	case 1: // ones, then zeros
		m = (2*top - 1) &^ (1<<w.r.IntN(p) - 1)
	case 2: // one, zeros, ones
		m |= 1<<w.r.IntN(p) - 1
	default:
		m |= w.r.Uint64() & (top - 1)
	}
	v := math.Ldexp(float64(m), 1-p)
	if w.r.Uint64()&1 == 0 {
		v = -v
	}
	return v
}

// low returns a limb below the limb v.
func (w *row) low(f format, v float64) float64 {
	if v == 0 || v-v != 0 || w.special && w.r.IntN(2) == 0 {
		return 0
	}
	e := exponent(v) - f.p // half an ulp of v
	m := w.significand(f.p)
	switch w.r.IntN(8) {
	case 0:
		return 0
	case 1: // a tie
		m = math.Copysign(2, m)
	case 2: // a gap
		if w.dom == Flushed {
			e -= w.r.IntN(8)
		} else {
			e -= w.r.IntN(2 * f.p)
		}
	}
	v = math.Ldexp(m, e-1)
	if f.p == 24 {
		v = float64(float32(v))
	}
	return v
}

// specialValue returns a zero, infinity, NaN, or an end of the range.
func (w *row) specialValue(f format) float64 {
	least := math.Ldexp(1, f.emin-f.p+1)
	normal := math.Ldexp(1, f.emin)
	largest := math.Ldexp(2-math.Ldexp(1, 1-f.p), f.emax)
	values := []float64{0, math.Inf(1), math.NaN(), 1, 1 - math.Ldexp(1, -f.p)}
	if w.dom <= Narrow {
		values = append(values, largest, math.Ldexp(1, f.emax), math.Ldexp(1, f.emax-f.p/2),
			least, 3*least, normal-least, normal, normal+least, math.Ldexp(3, f.emin+f.p))
	}
	v := values[w.r.IntN(len(values))]
	if w.r.IntN(2) == 0 {
		v = -v // also of 0
	}
	return v
}

// exponent returns e with 2^e ≤ |v| < 2^(e+1).
func exponent(v float64) int {
	_, e := math.Frexp(v)
	return e - 1
}
