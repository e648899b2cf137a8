package mat

import (
	"fmt"
	"math"

	"github.com/limbfp/limb/vec"
)

// FromFloat64 returns a matrix of r rows and c columns, whose elements are data, row by row, exactly where N has them.
// It panics as [NewDense] does.
func FromFloat64[N Number[N]](r, c int, data []float64) *Dense[N] {
	if len(data) != r*c {
		wrongShape("FromFloat64", "%d rows and %d columns of %d elements: there must be as many elements", r, c, len(data))
	}
	m, from := NewDense[N](r, c, nil), partsOf[N]().from
	for i, x := range data {
		m.Data[i] = from(x)
	}
	return m
}

// Row sets dst, or where that is nil a new slice, to row i of a, and returns it. The row in the memory of a is [Dense.Row].
func Row[N Number[N]](dst []N, i int, a *Dense[N]) []N {
	a.check("Row")
	if uint(i) >= uint(a.Rows) {
		wrongShape("Row", "row %d of a matrix of %d × %d", i, a.Rows, a.Cols)
	}
	dst = a.line("Row", dst, a.Cols)
	copy(dst, a.Row(i))
	return dst
}

// Col sets dst, or where that is nil a new slice, to column j of a, and returns it.
func Col[N Number[N]](dst []N, j int, a *Dense[N]) []N {
	a.check("Col")
	if uint(j) >= uint(a.Cols) {
		wrongShape("Col", "column %d of a matrix of %d × %d", j, a.Rows, a.Cols)
	}
	dst = a.line("Col", dst, a.Rows)
	for i := range dst {
		dst[i] = a.At(i, j)
	}
	return dst
}

// line returns dst, or n new elements where it is nil, and panics where it has another length.
func (m *Dense[N]) line(call string, dst []N, n int) []N {
	if dst == nil {
		return make([]N, n)
	}
	if len(dst) != n {
		wrongShape(call, "%d elements for a row or column of %d, of a matrix of %d × %d", len(dst), n, m.Rows, m.Cols)
	}
	return dst
}

// SetRow sets row i to src.
func (m *Dense[N]) SetRow(i int, src []N) {
	m.check("SetRow")
	if uint(i) >= uint(m.Rows) || len(src) != m.Cols {
		wrongShape("SetRow", "row %d of %d × %d to %d elements: they must be as many as the columns", i, m.Rows, m.Cols, len(src))
	}
	copy(m.Row(i), src)
}

// SetCol sets column j to src.
func (m *Dense[N]) SetCol(j int, src []N) {
	m.check("SetCol")
	if uint(j) >= uint(m.Cols) || len(src) != m.Rows {
		wrongShape("SetCol", "column %d of %d × %d to %d elements: they must be as many as the rows", j, m.Rows, m.Cols, len(src))
	}
	if overlap(m, column(src)) {
		src = append([]N(nil), src...)
	}
	for i, x := range src {
		m.Set(i, j, x)
	}
}

// Grow returns m with r more rows and c more columns, and leaves m as it is. Where no column is added and the slice Data has
// the capacity, the result lies in the memory of m, as that of append does, and the new rows are what stands there; else
// it is a copy, whose new elements are 0.
func (m *Dense[N]) Grow(r, c int) *Dense[N] {
	m.check("Grow")
	if r < 0 || c < 0 {
		wrongShape("Grow", "by %d rows and %d columns: neither may be negative", r, c)
	}
	if rows := m.Rows + r; c == 0 && m.Rows > 0 && m.Cols > 0 && m.Stride >= m.Cols && cap(m.Data) >= m.Cols && rows-1 <= (cap(m.Data)-m.Cols)/m.Stride {
		return &Dense[N]{rows, m.Cols, m.Stride, m.Data[:(rows-1)*m.Stride+m.Cols]}
	}
	g := NewDense[N](m.Rows+r, m.Cols+c, nil)
	g.Copy(m)
	return g
}

// Stack sets m to the rows of a, and below them those of b.
func (m *Dense[N]) Stack(a, b *Dense[N]) {
	if a.Cols != b.Cols {
		wrongShape("Stack", "a is %d × %d and b %d × %d: both must have as many columns", a.Rows, a.Cols, b.Rows, b.Cols)
	}
	c := m.result("Stack", a.Rows+b.Rows, a.Cols, a, b)
	c.Copy(a)
	c.Slice(a.Rows, c.Rows, 0, c.Cols).Copy(b)
	m.take(c)
}

// Augment sets m to the columns of a, and to the right of them those of b.
func (m *Dense[N]) Augment(a, b *Dense[N]) {
	if a.Rows != b.Rows {
		wrongShape("Augment", "a is %d × %d and b %d × %d: both must have as many rows", a.Rows, a.Cols, b.Rows, b.Cols)
	}
	c := m.result("Augment", a.Rows, a.Cols+b.Cols, a, b)
	c.Copy(a)
	c.Slice(0, c.Rows, a.Cols, c.Cols).Copy(b)
	m.take(c)
}

// Kronecker sets m to the product of Kronecker of a and b: in place of each element of a stands b times it.
//
// Error: that of a product of the type.
func (m *Dense[N]) Kronecker(a, b *Dense[N]) {
	for _, s := range [][2]int{{a.Rows, b.Rows}, {a.Cols, b.Cols}} {
		if s[0] > 0 && s[1] > math.MaxInt/s[0] {
			wrongShape("Kronecker", "a is %d × %d and b %d × %d: their product has too many elements", a.Rows, a.Cols, b.Rows, b.Cols)
		}
	}
	a.check("Kronecker")
	b.check("Kronecker")
	c := m.result("Kronecker", a.Rows*b.Rows, a.Cols*b.Cols, a, b)
	for i := range c.Rows {
		row, y := c.Row(i), b.Row(i%b.Rows)
		for j, x := range a.Row(i / b.Rows) {
			vec.Scale(row[j*b.Cols:][:b.Cols], y, x)
		}
	}
	m.take(c)
}

// Product sets m to the product of all factors, each pair by [Dense.Mul], in the order that takes the fewest multiplications,
// of several the one that multiplies the last ones first. Of one factor it is a copy.
func (m *Dense[N]) Product(factors ...*Dense[N]) {
	n := len(factors)
	if n == 0 {
		wrongShape("Product", "of no factors: there must be one at least")
	}
	for i, f := range factors {
		f.check("Product")
		if i > 0 && factors[i-1].Cols != f.Rows {
			wrongShape("Product", "factor %d has %d columns and factor %d %d rows: they must be as many", i-1, factors[i-1].Cols, i, f.Rows)
		}
	}
	cost, split := make([][]float64, n), make([][]int, n) // of the factors i … j
	for i := n - 1; i >= 0; i-- {
		cost[i], split[i] = make([]float64, n), make([]int, n)
		for j := i + 1; j < n; j++ {
			cost[i][j] = math.Inf(1)
			for k := i; k < j; k++ {
				if c := cost[i][k] + cost[k+1][j] + float64(factors[i].Rows)*float64(factors[k].Cols)*float64(factors[j].Cols); c < cost[i][j] {
					cost[i][j], split[i][j] = c, k
				}
			}
		}
	}
	var of func(i, j int) *Dense[N]
	of = func(i, j int) *Dense[N] {
		if i == j {
			return factors[i]
		}
		p := new(Dense[N])
		p.Mul(of(i, split[i][j]), of(split[i][j]+1, j))
		return p
	}
	m.assign("Product", of(0, n-1))
}

// Pow sets m to aⁿ by squares of a and products of them, each by [Dense.Mul]; a⁰ is the identity. n is not negative.
func (m *Dense[N]) Pow(a *Dense[N], n int) {
	a.checkSquare("Pow")
	if n < 0 {
		wrongShape("Pow", "to the power %d: it may not be negative", n)
	}
	p, square := Identity[N](a.Rows), a
	for first := true; n > 0; n >>= 1 {
		if n&1 != 0 && first {
			p, first = square, false
		} else if n&1 != 0 {
			next := new(Dense[N])
			next.Mul(p, square)
			p = next
		}
		if n > 1 {
			next := new(Dense[N])
			next.Mul(square, square)
			square = next
		}
	}
	m.assign("Pow", p)
}

// Exp sets m to the exponential of a, Σ aᵏ/k!: a is halved s times until its norm is at most ½, goes through the diagonal
// quotient of Padé that is as near as ε, and is squared s times ([MVL03] Method 3).
//
// Error: that of eᴬ for an A + E with ‖E‖ ≤ 10nε‖A‖ where a is normal, in the 1-norm; of others squares may lose more, as the
// powers of eᴬ have larger norms than it.
// Special: an element that is not finite, and a result that overflows, are errors.
func (m *Dense[N]) Exp(a *Dense[N]) error {
	a.checkSquare("Exp")
	if err := finite("exp", a); err != nil {
		return err
	}
	x, s := a.Clone(), 0
	plain(x)
	if _, most := largest(x.Data, len(x.Data), 1); most > 0 {
		_, e := math.Frexp(most)
		x.shift(-e) // so that no sum overflows
		_, more := math.Frexp(norm1(x))
		s = max(0, e+more+1)
		x.shift(e - s)
	}
	y, err := pade(x)
	for ; err == nil && s > 0; s-- {
		z := new(Dense[N])
		z.Mul(y, y)
		y = z
		err = finite("exp: overflow", y)
	}
	if err != nil {
		return err
	}
	m.assign("Exp", y)
	return nil
}

// pade returns p(x)/p(-x) for the polynomial p of the least degree q whose error, 8 (½)^2q q!²/((2q)!(2q+1)!), is below ε/8:
// the coefficients of p are those before it times (q-k+1)/((2q-k+1)k).
func pade[N Number[N]](x *Dense[N]) (*Dense[N], error) {
	q := 1
	for e := 8.0 / 48; e > unit[N]()/8; q++ { // of q = 1
		next := float64(q + 1)
		e *= next * next / (4 * 2 * next * (2*next - 1) * (2*next + 1) * 2 * next)
	}
	by, n := partsOf[N](), x.Rows
	c := make([]N, q+1)
	c[0] = one[N]()
	for k := 1; k <= q; k++ {
		c[k] = c[k-1].Mul(by.from(float64(q - k + 1))).Div(by.from(float64((2*q - k + 1) * k)))
	}
	square := new(Dense[N])
	square.Mul(x, x)
	horner := func(k int) *Dense[N] { // of the coefficients k, k-2, … in x²
		p := new(Dense[N])
		p.Scale(c[k], Identity[N](n))
		for k -= 2; k >= 0; k -= 2 {
			next := new(Dense[N])
			next.Mul(p, square)
			for i := range n {
				next.Set(i, i, next.At(i, i).Add(c[k]))
			}
			p = next
		}
		return p
	}
	even, half := horner(q-q%2), horner(q-1+q%2)
	odd := new(Dense[N])
	odd.Mul(half, x)
	half.Sub(even, odd)
	even.Add(even, odd)
	y := new(Dense[N])
	if err := y.Solve(half, even); err != nil {
		return nil, fmt.Errorf("mat: exp: %w", err)
	}
	return y, nil
}
