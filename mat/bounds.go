package mat

import (
	"math"
	"slices"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/types"
)

// # Bounds of solutions
//
// For a solution X of ax = b take any matrix R, near to the inverse of a, and let E = 1 - Ra. With r = b - aX
//
//	x - X = Rr + E(x - X), so that |x - X| ≤ d + |E||x - X| for each d ≥ |Rr|.
//
// Where v - |E|v > 0 for some v > 0, 1 - |E| has an inverse without negative elements, and so have a and R one ([Rum10]): then |x - X| ≤ cv with c = max d/(v - |E|v), and |x - X| ≤ d + c|E|v. A v that is near to (1 - |E|)⁻¹d makes
// of that a bound for each element by itself.
//
// Least squares have S, near to the inverse of the triangle R of QR, and B = aS, whose columns are nearly orthonormal. With
// E = 1 - BᵀB and g = aᵀ(b - aX), x - X = Sz and z = (1 - E)⁻¹Sᵀg, so that z is bounded as above.
//
// So Rr, and Sz with Sᵀg for z, is a correction: X + Rr is as near as what is left of the bound, and the rounding of that sum.
// It is added to each element whose bound becomes smaller by it.
//
// r and g come from [MulExact], rounded once. R, S and the products are computed in float64 or DD, and where that is not enough
// in DD or QD, of a matrix with rows and columns of one size. What rounds and underflows there is added to E and d: γ times
// the operands for a chain, and a little for everything that is added in float64.

// improved returns a solution x of ax = b, or of its least squares, with the correction that its bounds know of, and a bound of
// the error of each element: x and +Inf where it finds none.
func improved[N limb.Real[N], F limb.Real[F]](p *progress, a, b, x *Dense[N]) (better *Dense[N], bounds *Dense[limb.F64]) {
	if finite("", x) == nil {
		if better, bounds = improvedIn[F](p, a, b, x); bounds != nil {
			return better, bounds
		}
		if typeOf[F]() == types.F64 {
			better, bounds = improvedIn[limb.DD](p, a, b, x)
		} else {
			better, bounds = improvedIn[limb.QD](p, a, b, x)
		}
		if bounds != nil {
			return better, bounds
		}
	}
	bounds = NewDense[limb.F64](x.Rows, x.Cols, nil)
	for i := range bounds.Data {
		bounds.Data[i] = limb.F64(math.Inf(1))
	}
	return x, bounds
}

// improvedIn returns what factors of type W give, or nil.
func improvedIn[W limb.Real[W], N limb.Real[N]](p *progress, a, b, x *Dense[N]) (better *Dense[N], bounds *Dense[limb.F64]) {
	m := converted[W](a)
	square := a.Rows == a.Cols
	rows, cols := leveled(m, square)
	e := &enclosure[W, N]{rows: rows, cols: cols, gamma: float64(6*max(a.Rows, a.Cols)+28) * unit[W](), a: magnitudesOf(m, 0x1p-800)}
	e.rounded = e.gamma + 2*unit[N]()
	left := [][]*Dense[N]{{a, b}}
	minus := NewDense[N](x.Rows, x.Cols, nil)
	for i := range x.Rows {
		negate(minus.Row(i), x.Row(i))
	}
	right := [][]*Dense[N]{{minus}, {Identity[N](b.Cols)}}
	r := exactly(left, right)
	if r == nil || p.ended() != nil {
		return nil, nil
	}
	var known *Dense[W]
	var rest func(j int) []float64
	if square {
		known, rest = e.ofSystem(p, m, r)
	} else {
		more := Identity[N](b.Cols)
		negate(more.Data, more.Data)
		left[0], right = append(left[0], r), append(right, []*Dense[N]{more})
		known, rest = e.ofSquares(p, m, a, r, exactly(left, right))
	}
	if rest == nil {
		return nil, nil
	}
	better, bounds = x.Clone(), NewDense[limb.F64](x.Rows, x.Cols, nil)
	for j := range x.Cols {
		column := rest(j)
		if column == nil {
			return nil, nil
		}
		for i, s := range column {
			y, bound := corrected(x.At(i, j), known.At(i, j), s, -cols[i])
			better.Set(i, j, y)
			bounds.Set(i, j, limb.F64(bound))
		}
	}
	return better, bounds
}

// corrected returns x + d·2^e and a bound of its error, where rest·2^e is that of the exact sum, or x itself, whose bound is
// (|d| + rest)·2^e, where that is no larger.
func corrected[W limb.Real[W], N limb.Real[N]](x N, d W, rest float64, e int) (N, float64) {
	bound := func(s float64) float64 { return spanOf(s*(1+0x1p-40), e).float64() }
	own := bound(float64(size(d)*(1+0x1p-20)) + 0x1p-1000 + rest)
	by := limb.Convert[N](d.Ldexp(e))
	y := x.Add(by)
	if most := size(y); most-most != 0 || size(d) == 0 {
		return x, own
	}
	// by is rounded once, or twice where it underflows, and y is off by 2ε at most, as Add is.
	after := bound(rest) + float64(unit[N]()*float64(4*size(y)+4*size(by)))*(1+0x1p-40) + 4*least[N]()
	after *= 1 + 0x1p-40
	if !(after < own) {
		return x, own
	}
	return y, after
}

// exactly returns the product of two matrices that are made of parts, each element rounded once, nil where one is out of range.
func exactly[N limb.Real[N]](left, right [][]*Dense[N]) *Dense[N] {
	c := new(Dense[N])
	if MulExact(c, joined(left), joined(right)) != nil || finite("", c) != nil {
		return nil
	}
	return c
}

// joined returns the matrix that is made of rows of parts.
func joined[N Number[N]](parts [][]*Dense[N]) *Dense[N] {
	rows, cols := 0, 0
	for _, row := range parts {
		rows += row[0].Rows
	}
	for _, p := range parts[0] {
		cols += p.Cols
	}
	m, i := NewDense[N](rows, cols, nil), 0
	for _, row := range parts {
		j := 0
		for _, p := range row {
			m.Slice(i, i+p.Rows, j, j+p.Cols).Copy(p)
			j += p.Cols
		}
		i += row[0].Rows
	}
	return m
}

// leveled brings the columns of m, and its rows too where rows says so, to one size: row i is multiplied by 2^-r[i] and column j
// by 2^-c[j].
func leveled[W Number[W]](m *Dense[W], rows bool) (r, c []int) {
	r, c = make([]int, m.Rows), make([]int, m.Cols)
	for range 4 {
		by := make([]int, m.Rows)
		for i := range by {
			if rows {
				by[i], _ = scaleOf(m.Row(i), m.Cols, 1)
			}
			r[i] += by[i]
		}
		m.shiftRows(by, -1)
		by = make([]int, m.Cols)
		for j := range by {
			by[j], _ = scaleOf(m.Data[min(j, len(m.Data)):], m.Rows, m.Stride)
			c[j] += by[j]
		}
		m.shiftColumns(by, -1)
	}
	return r, c
}

// enclosure has what bounds are made of.
type enclosure[W limb.Real[W], N limb.Real[N]] struct {
	rows, cols []int       // exponents, of leveled
	gamma      float64     // of the products
	rounded    float64     // of what was rounded once to N and then multiplied
	a          *magnitudes // of A with rows and columns of one size
}

// ofSystem returns the correction of a solution of ax = b with the residual r, and what bounds column j of its error.
func (e *enclosure[W, N]) ofSystem(progress *progress, a *Dense[W], r *Dense[N]) (known *Dense[W], rest func(j int) []float64) {
	var f LU[W]
	if f.factorize(progress, a) != nil {
		return nil, nil
	}
	n := a.Rows
	inverse, p := Identity[W](n), new(Dense[W])
	done, ended := f.inverseElsewhere(progress, inverse)
	if !done && ended == nil {
		ended = pieces[W](progress, n, n*n, func(i, k int) {
			part := inverse.Slice(0, n, i, k)
			if f.SolveTo(part, false, part) != nil {
				part.Set(0, 0, limb.NaN[W]())
			}
		})
	}
	if ended != nil || finite("", inverse) != nil || multiply(progress, p, inverse, a) != nil {
		return nil, nil
	}
	off, by := remainder(p), magnitudesOf(inverse, 0)
	right, tiny := e.taken(r, e.rows)
	product := new(Dense[W])
	product.Mul(inverse, right)
	if finite("", p) != nil || finite("", product) != nil {
		return nil, nil
	}
	return product, func(j int) []float64 {
		wrong := by.times(plus(scaledBy(e.rounded, sizesIn(right, j)), tiny))
		rest := e.rest(plus(wrong, sizesIn(product, j)), func(v []float64) []float64 {
			return plus(off.times(v), scaledBy(e.gamma, by.times(e.a.times(v))))
		})
		if rest == nil {
			return nil
		}
		return plus(underflowed(wrong), rest)
	}
}

// ofSquares returns the same of the least squares of a, whose columns are leveled in m, and of b with the residual r + more.
func (e *enclosure[W, N]) ofSquares(progress *progress, m *Dense[W], a, r, more *Dense[N]) (known *Dense[W], rest func(j int) []float64) {
	var f QR[W]
	if more == nil || f.factorize(progress, m) != nil || f.zero() {
		return nil, nil
	}
	t := a.Transpose()
	g := exactly([][]*Dense[N]{{t, t}}, [][]*Dense[N]{{r}, {more}})
	if g == nil {
		return nil, nil
	}
	n := m.Cols
	s, b, p, w, y := Identity[W](n), new(Dense[W]), new(Dense[W]), new(Dense[W]), new(Dense[W])
	solveUpper(f.qr.matrix().slice(0, n, 0, n), s, false)
	s.shiftRows(f.e, -1)
	if multiply(progress, b, m, s) != nil || multiply(progress, p, b.Transpose(), b) != nil {
		return nil, nil
	}
	right, tiny := e.taken(g, e.cols)
	w.MulTrans(s, right)
	y.Mul(s, w)
	for _, x := range []*Dense[W]{s, b, p, w, y} {
		if finite("", x) != nil {
			return nil, nil
		}
	}
	off, inverse, basis := remainder(p), magnitudesOf(s, 0), magnitudesOf(b, 0)
	// wide returns |aS|ᵀu, without its part |B|ᵀu.
	wide := func(u []float64) []float64 { return scaledBy(e.gamma, inverse.transTimes(e.a.transTimes(u))) }
	return y, func(j int) []float64 {
		left := sizesIn(more, j)
		for i := range left { // of the residual, which r and more have but for this
			left[i] = float64(2*unit[N]()*left[i]) + least[N]()
		}
		wrong := underflowed(plus(inverse.transTimes(plus(scaledBy(e.rounded, sizesIn(right, j)), tiny)), plus(basis.transTimes(left), wide(left))))
		d := plus(sizesIn(w, j), wrong)
		rest := e.rest(d, func(v []float64) []float64 {
			bv, av := basis.times(v), scaledBy(e.gamma, e.a.times(inverse.times(v)))
			return plus(plus(off.times(v), basis.transTimes(plus(scaledBy(e.gamma, bv), av))), wide(plus(bv, av)))
		})
		if rest == nil {
			return nil
		}
		z := inverse.times(plus(plus(wrong, rest), scaledBy(e.gamma, sizesIn(w, j))))
		return underflowed(z)
	}
}

// taken returns r in the other type, with row i multiplied by 2^-rows[i], and by how much an element may have underflowed.
func (e *enclosure[W, N]) taken(r *Dense[N], rows []int) (m *Dense[W], tiny []float64) {
	m, tiny = converted[W](r), make([]float64, len(rows))
	m.shiftRows(rows, -1)
	for i, k := range rows {
		tiny[i] = math.Ldexp(least[N](), -k) + 0x1p-1000
	}
	return m, tiny
}

// least returns what bounds the underflow of a number that is rounded once.
func least[N Number[N]]() float64 {
	if typeOf[N]().Elem() == types.F32 {
		return 0x1p-145
	}
	return 0x1p-1070
}

// remainder returns |1 - p|, and a little for what underflowed on the way to p.
func remainder[W limb.Real[W]](p *Dense[W]) *magnitudes {
	q := p.Clone()
	for i := range q.Rows {
		q.Set(i, i, one[W]().Sub(q.At(i, i)))
	}
	return magnitudesOf(q, 0x1p-990)
}

// rest returns c|E|v for a v with v - |E|v > 0 and c = max d/(v - |E|v), nil where it finds none. times returns at least |E|v, up
// to its own rounding errors.
func (e *enclosure[W, N]) rest(d []float64, times func(v []float64) []float64) []float64 {
	if len(d) == 0 {
		return d
	}
	top := slices.Max(d)
	if !(top <= 0x1p1000) {
		return nil
	}
	k := math.Ilogb(math.Max(top, 0x1p-1000)) + 1
	u, v := make([]float64, len(d)), make([]float64, len(d))
	for i, x := range d {
		u[i] = math.Max(math.Ldexp(x, -k), 0x1p-960)
		v[i] = math.Max(u[i], 0x1p-900)
	}
	var best []float64
	for range 40 {
		w, c, most := times(v), 0.0, 0.0
		for i := range w {
			w[i] = float64(w[i]*(1+0x1p-20)) + 0x1p-950 // its sums have rounding errors of 8 times as many units as elements
			if gap := v[i] - w[i]; gap > 0 {
				c = math.Max(c, u[i]/gap)
			} else {
				c = math.Inf(1)
			}
			v[i] = math.Max(v[i], u[i]+w[i])
			most = math.Max(most, v[i])
		}
		if c < 0x1p100 {
			best = w
			for i := range w {
				w[i] = math.Ldexp(w[i]*c*(1+0x1p-40), k)
			}
		}
		if c < 2 || !(most < 0x1p100) {
			break
		}
	}
	return best
}

// magnitudes has the absolute values of a matrix, in float64, each a little larger.
type magnitudes struct {
	rows, cols int
	x          []float64
}

func magnitudesOf[N Number[N]](m *Dense[N], more float64) *magnitudes {
	a := &magnitudes{m.Rows, m.Cols, make([]float64, m.Rows*m.Cols)}
	for i := range m.Rows {
		sizes(a.x[i*a.cols:][:a.cols], m.Row(i))
	}
	for i, x := range a.x {
		a.x[i] = float64(x*(1+0x1p-20)) + more
	}
	return a
}

// sizesIn returns the absolute values of column j, each a little larger.
func sizesIn[N Number[N]](m *Dense[N], j int) []float64 {
	return magnitudesOf(m.Slice(0, m.Rows, j, j+1), 0x1p-1000).x
}

// times returns the product with a vector without negative elements.
func (a *magnitudes) times(v []float64) []float64 {
	y := make([]float64, a.rows)
	for i := range y {
		s := 0.0
		for j, x := range a.x[i*a.cols:][:a.cols] {
			s += float64(x * v[j])
		}
		y[i] = s
	}
	return y
}

// transTimes is times for the transpose.
func (a *magnitudes) transTimes(v []float64) []float64 {
	y := make([]float64, a.cols)
	for i, s := range v {
		for j, x := range a.x[i*a.cols:][:a.cols] {
			y[j] += float64(x * s)
		}
	}
	return y
}

// underflowed adds to bounds of a product what underflows in it.
func underflowed(x []float64) []float64 {
	for i := range x {
		x[i] += 0x1p-1000
	}
	return x
}

// plus returns x + y.
func plus(x, y []float64) []float64 {
	sum := slices.Clone(x)
	for i, v := range y {
		sum[i] += v
	}
	return sum
}

// scaledBy returns x times a number.
func scaledBy(by float64, x []float64) []float64 {
	y := make([]float64, len(x))
	for i, v := range x {
		y[i] = float64(by * v)
	}
	return y
}
