package mandelbrot

import (
	"context"
	"fmt"
	"math"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/run/cause"
	"github.com/limbfp/limb/internal/run/workers"
	"github.com/limbfp/limb/mandelbrot/internal/orbit"
)

// # What is enough
//
// A turn rounds z, by parts of u of its size, or where distances are computed δ. The turns after
// it multiply what it was off by their derivatives 2z: with e for the sum of all of these in parts
// of u,
//
//	e' = 2|z|e + r,   r = |z|² + |z'| for z, and |2z|·|δ| + |δ'| for a distance.
//
// The steady count of a pixel, in which |z| doubles its digits each turn, is off by
// ue/(|z|·ln|z|·ln 2) where it leaves: this is the chance that its count is a wrong one. Beside the
// set it grows like the derivative of z by c, from pixel to pixel by powers of ten, and there it is
// 1 for some pixels of any picture with many turns. So a type that tells pixels apart may have a
// fourth of the counts wrong.
//
// A distance is off by parts of itself: so it has few wrong counts where it stays small, and where
// it has become as large as z, it errs like z from there on. What a pixel has lost on the way
// stays lost where it goes back to the start of the orbit, in each type.

// Check says how far the counts of a way are to be trusted.
type Check struct {
	Way     Way
	Enough  bool    // it tells pixels apart, Wrong is at most 1/2000 (in a browser 1/100), and no count differs
	Wrong   float64 // about this part of the counts is wrong, by the derivatives of some orbits
	Pixels  int     // so many counts were compared with
	Against Way     // those of this way, on the processor
	Differ  int     // so many of them differ
}

// longOrbit is the number of turns from which on an orbit takes a gigabyte, so that distances are
// no choice where z has the digits.
const longOrbit = 1 << 22

// Examine says how far the counts of v in a way would be trusted: by the orbits of some pixels,
// and by their counts, on the device or where it is nil on the processor, beside those in QD, or
// where that does not resolve v by distances in QD. What has too few digits by its orbits alone
// is not counted.
func Examine(ctx context.Context, d *device.Device, v View, w Way) (Check, error) {
	return choose(ctx, d, v, []Way{w})
}

// Choose returns the way with the fewest operations that is enough for a view, as [Examine] says,
// or the last one where none is: of z and of distances, in float64, DD and QD, or in DF and QF
// where float64 is false, as of a device that has none.
func Choose(ctx context.Context, d *device.Device, v View, float64 bool) (Check, error) {
	return choose(ctx, d, v, ladder(float64))
}

// ladder lists the ways that Choose tries, those with fewer operations first: TestLadder counts
// them.
func ladder(float64 bool) []Way {
	if float64 {
		return []Way{{"float64", false}, {"float64", true}, {"DD", false}, {"DD", true}, {"QD", false}, {"QD", true}}
	}
	return []Way{{"DF", false}, {"DF", true}, {"QF", false}, {"QF", true}}
}

func choose(ctx context.Context, d *device.Device, v View, ways []Way) (c Check, err error) {
	if err := v.check(); err != nil {
		return c, err
	}
	growth := v.samples(mostFollowed).growth(ctx)
	f := v.samples(mostCompared)
	truth := Way{Type: "QD"}
	truth.Perturb = !truth.Resolves(v)
	var right *Counts
	for _, w := range ways {
		a := w.arithmetic()
		if a == nil {
			return c, fmt.Errorf("mandelbrot: unknown type %q", w.Type)
		}
		c = Check{Way: w, Wrong: wrong(growth, w.Perturb, a.bits)}
		if len(ways) > 1 && w.Perturb && !truth.Perturb && v.Limit > longOrbit {
			continue
		}
		c.Enough = w.Resolves(v) && c.Wrong <= mostWrong
		if !c.Enough || truth.arithmetic() == nil {
			if c.Enough {
				break
			}
			continue
		}
		if w != truth {
			if right == nil {
				if right, err = f.count(ctx, nil, truth, func(float64) {}); err != nil {
					return c, err
				}
			}
			got, err := f.count(ctx, d, w, func(float64) {})
			if err != nil {
				return c, err
			}
			c.Pixels, c.Against, c.Differ = len(right.Turns), truth, right.Differ(got)
			c.Enough = c.Differ == 0
		}
		if c.Enough {
			break
		}
	}
	return c, cause.Of(ctx)
}

// samples returns at most so many pixels of v, and no more than have their turns in mostSampled,
// but a few.
func (v View) samples(most int) *frame {
	n := min(most, max(16, mostSampled/v.Limit))
	w := int(math.Sqrt(float64(n) * float64(v.W) / float64(v.H)))
	w = min(max(w, 1), v.W, n)
	return v.lattice(w, min(max(n/w, 1), v.H))
}

// amplified is what an orbit makes of the errors of its turns where it leaves, in parts of u of a
// count: those of z, and those of the distance.
type amplified struct{ direct, distance float64 }

// growth follows the orbits of a frame's pixels, by distances in float64, and returns what
// becomes of errors. Those that stay have none.
func (f *frame) growth(ctx context.Context) []amplified {
	type point struct{ x, y float64 }
	var orbit []point
	v := f.view
	v.Limit = min(v.Limit, 1<<18) // pixels go back to its start at the end
	for _, z := range reference(ctx, v) {
		orbit = append(orbit, point{z.Re.Float64(), z.Im.Float64()})
	}
	at := func(k int) (x, y float64) { return orbit[k].x, orbit[k].y }
	list := make([]amplified, len(f.columns)*len(f.rows))
	workers.Spread(len(f.rows), func(j int) {
		for i, dx := range f.columns {
			if ctx.Err() == nil {
				list[j*len(f.columns)+i] = follow(f.view.Limit, dx, f.rows[j], len(orbit)-1, at)
			}
		}
	})
	return list
}

// follow follows the orbit of the pixel that is dx + dy·i from the centre, whose own orbit at has.
func follow(limit int, dx, dy float64, last int, at func(k int) (x, y float64)) (e amplified) {
	var a, b, x, y float64 // of δ and of z
	for n, k := 0, 0; n < limit; n++ {
		zx, zy := at(k)
		size, far := length(x, y), length(a, b)
		u, v := zx+x, zy+y
		a, b = float64(u*a)-float64(v*b)+dx, float64(u*b)+float64(v*a)+dy
		k++
		zx, zy = at(k)
		x, y = zx+a, zy+b
		e.direct = float64(2*size*e.direct) + float64(size*size) + length(x, y)
		e.distance = float64(2*size*e.distance) + float64(length(u, v)*far) + length(a, b)
		if r := length(x, y); !(r < orbit.Radius) { // of which a digit is known
			scale := 1 / (r * math.Log(r) * math.Ln2)
			return amplified{e.direct * scale, e.distance * scale}
		}
		if k == last || math.Max(math.Abs(x), math.Abs(y)) < math.Max(math.Abs(a), math.Abs(b)) {
			e.distance += length(zx, zy) // the rounding of the orbit itself
			a, b, k = x, y, 0
		}
	}
	return amplified{}
}

// length returns |x + yi|, of which digits beyond the first do not matter.
func length(x, y float64) float64 { return math.Sqrt(float64(x*x) + float64(y*y)) }

// wrong returns which part of the counts is wrong in a type with so many bits.
func wrong(list []amplified, perturb bool, bits float64) (sum float64) {
	for _, e := range list {
		of := e.direct
		if perturb {
			of = e.distance
		}
		if of = math.Ldexp(of, -int(bits)); !(of < 1) { // also where it is no number any more
			of = 1
		}
		sum += of
	}
	return sum / float64(max(len(list), 1))
}
