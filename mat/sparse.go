package mat

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/limbfp/limb/internal/run/workers"
)

// CSR is a sparse matrix, its rows one after the other: row i has the elements Starts[i] … Starts[i+1]-1 of
// Values, in the columns that Indices names, ascending.
type CSR[N Number[N]] struct {
	Rows, Cols int
	Starts     []int
	Indices    []int
	Values     []N
}

// Triplet is an element of a sparse matrix.
type Triplet[N Number[N]] struct {
	Row, Col int
	Value    N
}

// NewCSR returns the matrix of r rows and c columns with these elements, in any order. Where several have one
// place they are added, in the order of the list. One outside of the matrix is an error.
func NewCSR[N Number[N]](r, c int, elements []Triplet[N]) (*CSR[N], error) {
	if r < 0 || c < 0 {
		return nil, fmt.Errorf("mat: sparse matrix: %w: %d × %d", ErrShape, r, c)
	}
	for i, e := range elements {
		if e.Row < 0 || e.Row >= r || e.Col < 0 || e.Col >= c {
			return nil, fmt.Errorf("mat: sparse matrix: %w: element %d is at (%d, %d), outside of %d × %d", ErrShape, i, e.Row, e.Col, r, c)
		}
	}
	order := inOrder(len(elements), func(i, j int) int {
		a, b := &elements[i], &elements[j]
		return cmp.Or(cmp.Compare(a.Row, b.Row), cmp.Compare(a.Col, b.Col))
	})
	m := &CSR[N]{Rows: r, Cols: c, Starts: make([]int, r+1)}
	var last Triplet[N]
	for at, i := range order {
		e := elements[i]
		again := at > 0 && last.Row == e.Row && last.Col == e.Col
		last = e
		if again {
			m.Values[len(m.Values)-1] = m.Values[len(m.Values)-1].Add(e.Value)
			continue
		}
		m.Indices, m.Values = append(m.Indices, e.Col), append(m.Values, e.Value)
		m.Starts[e.Row+1]++
	}
	for i := range r {
		m.Starts[i+1] += m.Starts[i]
	}
	return m, nil
}

// Dims returns the numbers of rows and columns.
func (m *CSR[N]) Dims() (r, c int) { return m.Rows, m.Cols }

// check panics where the slices are those of no matrix.
func (m *CSR[N]) check(call string) {
	n := len(m.Values)
	if len(m.Starts) != m.Rows+1 || len(m.Indices) != n || m.Rows >= 0 && (m.Starts[0] != 0 || m.Starts[m.Rows] != n) || !slices.IsSorted(m.Starts) {
		wrongShape(call, "a sparse matrix of %d rows and %d values with %d starts and %d indices: there must be a start more than rows, ascending, and an index for each value", m.Rows, n, len(m.Starts), len(m.Indices))
	}
	for _, j := range m.Indices {
		if j < 0 || j >= m.Cols {
			wrongShape(call, "a sparse matrix with an element in column %d of %d", j, m.Cols)
		}
	}
}

// MulVec sets dst to mx, each element by the chain of [Step] over those of its row. dst is not x.
//
// Error: as [Dense.Mul], K being the elements of a row.
func (m *CSR[N]) MulVec(dst, x []N) {
	m.check("CSR.MulVec")
	if len(x) != m.Cols || len(dst) != m.Rows {
		wrongShape("CSR.MulVec", "m is %d × %d, x has %d elements and dst %d: they must be as many as its columns and rows", m.Rows, m.Cols, len(x), len(dst))
	}
	if overlap(column(dst), column(x)) {
		x = slices.Clone(x)
	}
	step := stepOf[N]()
	const rows = 256 // of a piece of work
	workers.Spread((m.Rows+rows-1)/rows, func(p int) {
		for i := p * rows; i < min(m.Rows, (p+1)*rows); i++ {
			var s N
			for k := m.Starts[i]; k < m.Starts[i+1]; k++ {
				s = step(s, m.Values[k], x[m.Indices[k]])
			}
			dst[i] = s
		}
	})
}

// Dense returns m with all of its elements.
func (m *CSR[N]) Dense() *Dense[N] {
	m.check("CSR.Dense")
	d := NewDense[N](m.Rows, m.Cols, nil)
	for i := range m.Rows {
		for k := m.Starts[i]; k < m.Starts[i+1]; k++ {
			d.Set(i, m.Indices[k], m.Values[k])
		}
	}
	return d
}
