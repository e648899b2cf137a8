package products

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/kernel"
)

// Threads is how many items of a group share the rows of a panel.
const Threads = 256

// ahead is how many elements of a row an item reads before it writes one: of a later one no compiler knows that it is another.
const ahead = 4

// What a factorisation tells: a status is one of these, and the row and column that it is about.
const (
	Fine = iota
	NoPivot
	Overflow
	NotPositive
	Elsewhere
)

// Panel is a few columns of a matrix that are factored, from column and row At of all on.
type Panel struct{ Rows, Cols, At int }

// Factor factors a panel by Gaussian elimination with partial pivoting, one column after the other: swaps[k] is the row that row k
// was exchanged with, and in status the first thing that went wrong is kept.
//
//limb:kernel device
func Factor[S numbers[E], E any](g kernel.Group, m Part[E], swaps, status []int32, p Panel) {
	var by S
	factor(g, by, m, swaps, status, p.At, 0, p)
}

// FactorMachine is Factor for float64.
//
//limb:kernel device
func FactorMachine(g kernel.Group, m Part[float64], swaps, status []int32, p Panel) {
	factor(g, machine{}, m, swaps, status, p.At, 0, p)
}

// factor factors a panel whose pivots go to swaps from first on, and whose status is at told. Numbers with steps of one turn have each
// column taken from all that follow, which needs few phases; chains of complex ones go through all columns twice, one after the other.
func factor[S arithmeticOf[E], E any](g kernel.Group, by S, m Part[E], swaps, status []int32, first, told int, p Panel) {
	var best [Threads]int32
	var few [16]int32
	for c := range p.Cols {
		if by.turns() == 2 {
			for k := 0; k+1 < c; k++ { // of U, with whole steps
				g.Each(c-1-k, func(t int) {
					i := k + 1 + t
					m.Data[m.At+i*m.Row+c*m.Col] = step(by, m.at(i, c), m.at(i, k), m.at(k, c))
				})
			}
		}
		g.Each(Threads, func(t int) {
			at := c + t
			for i := c + t; i < p.Rows; i += Threads {
				if by.turns() == 2 {
					m.Data[m.At+i*m.Row+c*m.Col] = chain(by, m.at(i, c), m, i, m, c, 0, c)
				} else if c > 0 {
					x := by.quotient(m.at(i, c-1), m.at(c-1, c-1))
					m.Data[m.At+i*m.Row+(c-1)*m.Col] = x
					for k := c; k < p.Cols; k += ahead {
						var row, pivot [ahead]E
						for n := range row { // at the end some are the last one
							at := min(k+n, p.Cols-1)
							row[n], pivot[n] = m.at(i, at), m.at(c-1, at)
						}
						for n := range row {
							m.Data[m.At+i*m.Row+min(k+n, p.Cols-1)*m.Col] = step(by, row[n], x, pivot[n])
						}
					}
				}
				if by.above(m.at(i, c), m.at(at, c)) {
					at = i
				}
			}
			best[t] = int32(at)
		})
		g.Each(16, func(t int) {
			at := int(best[t])
			for n := t + 16; n < Threads; n += 16 {
				at = upper(by, m, at, int(best[n]), c, p.Rows)
			}
			few[t] = int32(at)
		})
		g.Each(1, func(int) {
			at := int(few[0])
			for n := 1; n < 16; n++ {
				at = upper(by, m, at, int(few[n]), c, p.Rows)
			}
			swaps[first+c] = int32(p.At + at)
			if wrong := wrongPivot(by, m.at(at, c)); wrong != Fine && status[told] == Fine {
				status[told] = wrong
				status[told+1] = int32(p.At + at)
				status[told+2] = int32(p.At + c)
			}
		})
		g.Each(p.Cols, func(k int) {
			at := int(swaps[first+c]) - p.At
			x, y := m.at(c, k), m.at(at, k)
			m.Data[m.At+c*m.Row+k*m.Col] = y
			m.Data[m.At+at*m.Row+k*m.Col] = x
		})
		if by.turns() == 2 || c == p.Cols-1 {
			g.Each(max(0, p.Rows-c-1), func(t int) {
				i := c + 1 + t
				m.Data[m.At+i*m.Row+c*m.Col] = by.quotient(m.at(i, c), m.at(c, c))
			})
		}
	}
}

// upper returns the row of the pivot of two rows: of equal ones the upper one.
func upper[S arithmeticOf[E], E any](by S, m Part[E], i, k, c, rows int) int {
	i, k = min(i, k), max(i, k)
	if k < rows && by.above(m.at(k, c), m.at(i, c)) {
		i = k
	}
	return i
}

// wrongPivot says what is wrong with a pivot.
func wrongPivot[S arithmeticOf[E], E any](by S, x E) int32 {
	wrong := int32(Fine)
	if by.zero(x) {
		wrong = NoPivot
	}
	if !by.finite(x) {
		wrong = Overflow
	}
	return wrong
}

// Triangle is one of few rows, whose solution has so many columns; with Unit its diagonal stands for 1.
type Triangle struct {
	Rows int
	Unit bool
}

// Lower sets column i of b to the solution of ax = b, for the lower triangle of a.
//
//limb:kernel device
func Lower[S numbers[E], E any](i int, b, a Part[E], t Triangle) {
	var by S
	lower(by, i, b, a, t)
}

// LowerMachine is Lower for float64.
//
//limb:kernel device
func LowerMachine(i int, b, a Part[float64], t Triangle) { lower(machine{}, i, b, a, t) }

func lower[S arithmeticOf[E], E any](by S, j int, b, a Part[E], t Triangle) {
	for i := range t.Rows {
		x, from, n := b.at(i, j), 0, t.Rows
		for n > leaf {
			h := Half(n)
			if i-from >= h {
				x = chain(by, x, a, i, b, j, from, from+h)
				from += h
				n -= h
			} else {
				n = h
			}
		}
		x = chain(by, x, a, i, b, j, from, i)
		if !t.Unit {
			x = by.quotient(x, a.at(i, i))
		}
		b.Data[b.At+i*b.Row+j*b.Col] = x
	}
}

// Upper is Lower for an upper triangle.
//
//limb:kernel device
func Upper[S numbers[E], E any](i int, b, a Part[E], t Triangle) {
	var by S
	above(by, i, b, a, t)
}

// UpperMachine is Upper for float64.
//
//limb:kernel device
func UpperMachine(i int, b, a Part[float64], t Triangle) { above(machine{}, i, b, a, t) }

func above[S arithmeticOf[E], E any](by S, j int, b, a Part[E], t Triangle) {
	for down := range t.Rows {
		i := t.Rows - 1 - down
		x, from, n := b.at(i, j), 0, t.Rows
		for n > leaf {
			h := Half(n)
			if i-from < h {
				x = chain(by, x, a, i, b, j, from+h, from+n)
				n = h
			} else {
				from += h
				n -= h
			}
		}
		x = chain(by, x, a, i, b, j, i+1, from+n)
		if !t.Unit {
			x = by.quotient(x, a.at(i, i))
		}
		b.Data[b.At+i*b.Row+j*b.Col] = x
	}
}

// Exchange is which rows of a matrix are exchanged, of all columns but some: rows From … From+Rows-1 with those that swaps names,
// which counts from Top, in columns before Left and from Right on.
type Exchange struct{ From, Rows, Left, Skip int }

// Swap exchanges rows of column i, of those that are left when some are skipped.
//
//limb:kernel device
func Swap[S numbers[E], E any](i int, m Part[E], swaps []int32, x Exchange) { exchange(i, m, swaps, x) }

// SwapMachine is Swap for float64.
//
//limb:kernel device
func SwapMachine(i int, m Part[float64], swaps []int32, x Exchange) { exchange(i, m, swaps, x) }

func exchange[E any](i int, m Part[E], swaps []int32, x Exchange) {
	if i >= x.Left {
		i += x.Skip
	}
	for k := x.From; k < x.From+x.Rows; k++ {
		at := int(swaps[k])
		if at != k {
			u, v := m.at(k, i), m.at(at, i)
			m.Data[m.At+k*m.Row+i*m.Col] = v
			m.Data[m.At+at*m.Row+i*m.Col] = u
		}
	}
}

// Rearranged says which row of a matrix another one has: row i has row rows[i], or is row rows[i] where Back is set, and where
// Same is set row i. Conj conjugates, Minus has the other sign, and Plain 0 for -0.
type Rearranged struct {
	Cols                           int
	Same, Back, Conj, Minus, Plain bool
}

// Rearrange sets element i of dst, row by row.
//
//limb:kernel device
func Rearrange[S numbers[E], E any](i int, dst, src Part[E], rows []int32, r Rearranged) {
	var by S
	rearrange(by, i, dst, src, rows, r)
}

// RearrangeMachine is Rearrange for float64.
//
//limb:kernel device
func RearrangeMachine(i int, dst, src Part[float64], rows []int32, r Rearranged) {
	rearrange(machine{}, i, dst, src, rows, r)
}

func rearrange[S arithmeticOf[E], E any](by S, n int, dst, src Part[E], rows []int32, r Rearranged) {
	i, j := n/r.Cols, n%r.Cols
	from, to := i, i
	if !r.Same {
		if r.Back {
			to = int(rows[i])
		} else {
			from = int(rows[i])
		}
	}
	x := src.at(from, j)
	if r.Plain {
		x = by.plain(x)
	}
	if r.Conj {
		x = by.conjugate(x)
	}
	if r.Minus {
		x = by.opposite(x)
	}
	dst.Data[dst.At+to*dst.Row+j*dst.Col] = x
}

// HalfOf sets the lower triangle of m, of n rows, to that of a, and what is above it to its adjoint: element i, row by row.
//
//limb:kernel device
func HalfOf[S numbers[E], E any](i int, m, a Part[E], n int) {
	var by S
	r, j := i/n, i%n
	x := by.plain(a.at(max(r, j), min(r, j)))
	if j > r {
		x = by.conjugate(x)
	}
	m.Data[m.At+r*m.Row+j*m.Col] = x
}

// Scale multiplies element i of m, row by row, by two to the power of minus the exponents of its row and of its column, or with
// Up of plus these. Where there are none of rows, or of columns, the list is of no use.
//
//limb:kernel device
func Scale[S numbers[E], E any](i int, m Part[E], rows, columns []int32, s Scaled) {
	var by S
	r, j := i/s.Cols, i%s.Cols
	n := int32(0)
	if s.Rows {
		n = rows[r]
	}
	if s.Columns {
		n += columns[j]
	}
	if !s.Up {
		n = -n
	}
	m.Data[m.At+r*m.Row+j*m.Col] = by.shifted(m.at(r, j), int(n))
}

// Scaled says which exponents [Scale] takes.
type Scaled struct {
	Cols              int
	Rows, Columns, Up bool
}

// FactorLower factors the lower triangle of a small matrix, LLᴴ, with Lᴴ above it.
//
//limb:kernel device
func FactorLower[S numbers[E], E any](g kernel.Group, m Part[E], status []int32, p Panel) {
	var by S
	for c := range p.Cols {
		g.Each(p.Cols-c, func(t int) {
			i := c + t
			x, low, n := m.at(i, c), 0, p.Cols
			for n > 1 && (c-low >= Half(n) || i-low < Half(n)) { // both in one half
				h := Half(n)
				if c-low >= h {
					x = chain(by, x, m, i, m, c, low, low+h)
					low += h
					n -= h
				} else {
					n = h
				}
			}
			if n > 1 { // a triangle is solved for row i, as a column
				rows, from := Half(n), low
				x = by.conjugate(x)
				for rows > leaf {
					h := Half(rows)
					if c-from >= h {
						x = chain(by, x, m, c, m, i, from, from+h)
						from += h
						rows -= h
					} else {
						rows = h
					}
				}
				x = by.conjugate(chain(by, x, m, c, m, i, from, c))
			} else {
				x = by.real(x)
			}
			m.Data[m.At+i*m.Row+c*m.Col] = x
		})
		g.Each(1, func(int) {
			x := m.at(c, c)
			if by.positive(x) {
				m.Data[m.At+c*m.Row+c*m.Col] = by.root(x)
			} else if status[0] == Fine {
				status[0] = NotPositive
				status[1] = int32(p.At + c)
				status[2] = int32(p.At + c)
			}
		})
		g.Each(p.Cols-c-1, func(t int) {
			i := c + 1 + t
			x := by.quotient(by.conjugate(m.at(i, c)), m.at(c, c))
			m.Data[m.At+c*m.Row+i*m.Col] = x
			m.Data[m.At+i*m.Row+c*m.Col] = by.conjugate(x)
		})
	}
}

// Sized is where the largest of some numbers is looked for: those of lines that are Line apart, each of Many numbers that are Step
// apart, Chunk at a time.
type Sized struct{ Lines, Line, Many, Step, Chunk int }

// SizesPairs sets most[i] to the largest size of chunk i / Lines of line i % Lines: of leading limbs, and the first that is not finite.
//
//limb:kernel device
func SizesPairs[T limb.Float](i int, most []T, m Part[limb.Pair[T]], s Sized) {
	first, last, from := span[T](i, s)
	x := T(0)
	for k := first; k < last; k++ {
		x = larger(x, m.Data[m.At+from+k*s.Step].Hi)
	}
	most[i] = x
}

// SizesQuads is SizesPairs for quads.
//
//limb:kernel device
//limb:twin
func SizesQuads[T limb.Float](i int, most []T, m Part[limb.Quad[T]], s Sized) {
	first, last, from := span[T](i, s)
	x := T(0)
	for k := first; k < last; k++ {
		x = larger(x, m.Data[m.At+from+k*s.Step].X0)
	}
	most[i] = x
}

// SizesComplexPairs is SizesPairs for complex numbers, with |re| + |im| for a size.
//
//limb:kernel device
func SizesComplexPairs[T limb.Float](i int, most []T, m Part[limb.ComplexPair[T]], s Sized) {
	first, last, from := span[T](i, s)
	x := T(0)
	for k := first; k < last; k++ {
		z := m.Data[m.At+from+k*s.Step]
		x = larger(x, sizeBelow(z.Re.Hi, z.Im.Hi))
	}
	most[i] = x
}

// SizesComplexQuads is SizesComplexPairs for quads.
//
//limb:kernel device
//limb:twin
func SizesComplexQuads[T limb.Float](i int, most []T, m Part[limb.ComplexQuad[T]], s Sized) {
	first, last, from := span[T](i, s)
	x := T(0)
	for k := first; k < last; k++ {
		z := m.Data[m.At+from+k*s.Step]
		x = larger(x, sizeBelow(z.Re.X0, z.Im.X0))
	}
	most[i] = x
}

// Largest sets most[i] to the largest of the sizes of line i in all chunks.
//
//limb:kernel device
func Largest[T limb.Float](i int, most, sizes []T, lines, chunks int) {
	x := T(0)
	for k := range chunks {
		x = larger(x, sizes[k*lines+i])
	}
	most[i] = x
}

// sizeBelow returns |re| + |im| with the exponent that it has in float64.
func sizeBelow[T limb.Float](re, im T) T {
	s, e := limb.TwoSum(magnitude(re), magnitude(im))
	if narrow[T]() && e < 0 {
		s = T(s * (1 - 0x1p-24))
	}
	return s
}

// span returns which numbers of a line item i has, and where the line begins.
func span[T limb.Float](i int, s Sized) (first, last, from int) {
	first = i / s.Lines * s.Chunk
	return first, min(s.Many, first+s.Chunk), i % s.Lines * s.Line
}

// larger returns the larger size, and NaN where one is.
func larger[T limb.Float](x, a T) T {
	a = magnitude(a)
	if a > x || a != a {
		x = a
	}
	return x
}
