package mat

import (
	"math"

	"github.com/limbfp/limb/internal/run/types"
)

// # Powers of two
//
// A number times a power of two has the same digits as long as no limb of it underflows. So a factorisation of a matrix
// whose columns are multiplied by such powers has the same bits, times these powers, and is free of the underflow and
// overflow that numbers far apart have on their way. Where sizes are in the middle of the range nothing is scaled.

// reach returns how many binary digits the sizes of rows may be apart such that quotients and products of them keep the
// digits of the type: three quarters of what the exponents have more than the digits.
func reach[N Number[N]]() int {
	t := typeOf[N]()
	if t.Elem() == types.F32 {
		return 3 * (149 - 24*t.Limbs()) / 4
	}
	return 3 * (1074 - 53*t.Limbs()) / 4
}

// scaleOf returns the exponent of the largest size of n numbers that are stride apart, and whether one is not 0.
func scaleOf[N Number[N]](x []N, n, stride int) (e int, ok bool) {
	_, most := largest(x, n, stride)
	if !(most > 0) || most > math.MaxFloat64 {
		return 0, false
	}
	return math.Ilogb(most), true
}

// equilibrate multiplies row i of a by 2^-rows[i] and column j by 2^-cols[j]. Rows are left alone unless they are so far
// apart that quotients of them would underflow, as pivots depend on them; columns unless they are so large or small that
// products with them would. What is left alone is nil.
func equilibrate[N Number[N]](a *Dense[N]) (rows, cols []int) {
	return equilibrateRows(a), equilibrateColumns(a)
}

// equilibrateRows scales the rows of a alone.
func equilibrateRows[N Number[N]](a *Dense[N]) []int {
	low, high := math.MaxInt, math.MinInt
	each := make([]int, a.Rows)
	for i := range a.Rows {
		if e, ok := scaleOf(a.Row(i), a.Cols, 1); ok {
			each[i], low, high = e, min(low, e), max(high, e)
		}
	}
	if high <= low || high-low <= reach[N]() {
		return nil
	}
	a.shiftRows(each, -1)
	return each
}

// equilibrateColumns scales the columns of a alone, as equilibrate scales rows and columns.
func equilibrateColumns[N Number[N]](a *Dense[N]) (cols []int) {
	if a.Rows == 0 {
		return nil
	}
	far := reach[N]() / 2
	each, wide := make([]int, a.Cols), false
	for j := range a.Cols {
		if e, ok := scaleOf(a.Data[j:], a.Rows, a.Stride); ok {
			each[j] = e
			wide = wide || e > far || e < -far
		}
	}
	if !wide {
		return nil
	}
	a.shiftColumns(each, -1)
	return each
}

// shiftRows multiplies row i by 2^(sign·e[i]).
func (m *Dense[N]) shiftRows(e []int, sign int) {
	by := partsOf[N]()
	for i := range e {
		row := m.Row(i)
		for j := 0; j < len(row) && e[i] != 0; j++ {
			row[j] = by.ldexp(row[j], sign*e[i])
		}
	}
}

// shiftColumns multiplies column j by 2^(sign·e[j]).
func (m *Dense[N]) shiftColumns(e []int, sign int) {
	by := partsOf[N]()
	for i := 0; i < m.Rows && len(e) > 0; i++ {
		row := m.Row(i)
		for j, k := range e {
			if k != 0 {
				row[j] = by.ldexp(row[j], sign*k)
			}
		}
	}
}

// sum returns the sum of exponents.
func sum(e []int) (s int) {
	for _, k := range e {
		s += k
	}
	return s
}

// apartFrom is x·2^e: a product on the way to a determinant, whose exponent is one of its own.
type apartFrom[N Number[N]] struct {
	x N
	e int
}

// noDet is that of nothing.
func noDet[N Number[N]]() apartFrom[N] { return apartFrom[N]{x: partsOf[N]().from(math.NaN())} }

// times multiplies by y.
func (p *apartFrom[N]) times(y N) {
	y, e := normalized(y)
	p.x, p.e = p.x.Mul(y), p.e+e
	x, e := normalized(p.x)
	p.x, p.e = x, p.e+e
}

// normalized returns x as a number of about 1 times 2^e.
func normalized[N Number[N]](x N) (N, int) {
	s := size(x)
	if !(s > 0) || s > math.MaxFloat64 {
		return x, 0
	}
	e := math.Ilogb(s)
	return partsOf[N]().ldexp(x, -e), e
}

// value returns the number, which may be out of the range.
func (p apartFrom[N]) value() N { return partsOf[N]().ldexp(p.x, p.e) }

// log returns the logarithm of the absolute value, and the number divided by that.
func (p apartFrom[N]) log() (log, sign N) {
	by := partsOf[N]()
	if p.x.IsZero() || p.x.IsNaN() {
		return by.log(p.x, p.e), p.x
	}
	x, e := p.x, p.e
	if abs := size(by.abs(x)); abs > math.Sqrt2 { // so that nothing cancels where the product is about 1
		x, e = by.ldexp(x, -1), e+1
	}
	return by.log(by.abs(x), e), signOf(by, p.x)
}
