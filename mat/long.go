package mat

import "math"

// long is rows each of which has an exponent of its own, so that rotations of one with another do not underflow however
// far apart they are: row i is that of w times 2^e[i].
type long[N Number[N]] struct {
	w    *Dense[N]
	e    []int
	most []int // the largest exponent that a row has had
}

// newLong returns the rows of w, which it brings to one size.
func newLong[N Number[N]](w *Dense[N]) *long[N] {
	r := &long[N]{w, make([]int, w.Rows), make([]int, w.Rows)}
	for i := range w.Rows {
		r.level(i)
		r.most[i] = r.e[i]
	}
	return r
}

// shiftRow multiplies row i by 2^e.
func (m *Dense[N]) shiftRow(i, e int) { m.Slice(i, i+1, 0, m.Cols).shift(e) }

// level brings the largest element of row i to about 1.
func (r *long[N]) level(i int) {
	if e, ok := scaleOf(r.w.Row(i), r.w.Cols, 1); ok && e != 0 {
		r.w.shiftRow(i, -e)
		r.e[i] += e
	}
}

// digits returns -log2 ε.
func digits[N Number[N]]() int { return -math.Ilogb(unit[N]()) }

// shrunk reports whether row i has lost as many digits as the type has.
func (r *long[N]) shrunk(i int) bool { return r.e[i] < r.most[i]-digits[N]() }

// orthogonal rotates the rows until each is orthogonal to the others, and those of v with them.
func (r *long[N]) orthogonal(what string, v *Dense[N], progress *progress) error {
	by, cols := partsOf[N](), float64(r.w.Cols)
	small := unit[N]() * max(2, math.Sqrt(cols))
	return sweep(what, r.w.Rows, progress, func(p, q int, slack float64) bool {
		x, y := r.w.Row(p), r.w.Row(q)
		xx, yy, xy := inner(by, x, x), inner(by, y, y), inner(by, x, y)
		long := math.Sqrt(size(xx)) * math.Sqrt(size(yy))
		if size(xy) <= math.Max(slack*small*long, 16*cols*smallest[N]()) {
			return false
		}
		d := r.e[p] - r.e[q]
		apart := 2*d + math.Ilogb(size(xx)) - math.Ilogb(size(yy)) // about the exponent of |x|²/|y|²
		// The longer row changes by |y|²/|x|² times the cosine between them, or |x|²/|y|² times it: where that is below ε it
		// stays, and the square of the angle is below ε too.
		far := max(apart, -apart)-math.Ilogb(size(xy)/long) > digits[N]()+8
		c, turn := one[N](), *new(N) // turn is to for a row of v
		switch {
		case far && apart < 0: // x loses its part along y
			to := by.conj(xy).Div(realOf(yy))
			turn = by.ldexp(to, d)
			rotate(by, x, y, c, to, *new(N))
		case far:
			back := xy.Div(realOf(xx)).Neg()
			turn = by.conj(by.ldexp(back, -d))
			rotate(by, x, y, c, *new(N), back)
		default:
			top, abs := max(d, 0), by.abs(xy)
			var s N
			c, s, _ = angle(by, by.ldexp(realOf(xx), 2*(d-top)), by.ldexp(realOf(yy), -2*top), by.ldexp(abs, d-2*top))
			sign := signOf(by, xy)
			turn = s.Mul(by.conj(sign))
			rotate(by, x, y, c, by.ldexp(turn, -d), by.ldexp(s.Mul(sign), d))
		}
		rotate(by, v.Row(p), v.Row(q), c, turn, by.conj(turn))
		r.settle(p)
		r.settle(q)
		return true
	})
}

// settle keeps the exponent of row i, and makes 0 of what is left of a row that has lost its digits twice: rounding errors
// of rounding errors, which further rotations would make smaller without end.
func (r *long[N]) settle(i int) {
	e, ok := scaleOf(r.w.Row(i), r.w.Cols, 1)
	if !ok {
		return
	}
	if e < -8 || e > 8 { // so that squares do not underflow
		r.level(i)
	}
	r.most[i] = max(r.most[i], r.e[i])
	if r.e[i] < r.most[i]-2*digits[N]() {
		clear(r.w.Row(i))
	}
}
