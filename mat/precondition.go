package mat

import "fmt"

// # Sparse matrices: transposes, and what is near to them and solved soon

// Transpose returns the transpose.
func (m *CSR[N]) Transpose() *CSR[N] {
	m.check("CSR.Transpose")
	t := &CSR[N]{m.Cols, m.Rows, make([]int, m.Cols+1), make([]int, len(m.Indices)), make([]N, len(m.Values))}
	for _, j := range m.Indices {
		t.Starts[j+1]++
	}
	for j := range m.Cols {
		t.Starts[j+1] += t.Starts[j]
	}
	next := append([]int(nil), t.Starts...)
	for i := range m.Rows {
		for k := m.Starts[i]; k < m.Starts[i+1]; k++ {
			to := next[m.Indices[k]]
			next[m.Indices[k]]++
			t.Indices[to], t.Values[to] = i, m.Values[k]
		}
	}
	return t
}

// MulVecTrans sets dst to mᵀx, with the bits of the [CSR.MulVec] of [CSR.Transpose], which it does not make: that takes all cores,
// and this one.
func (m *CSR[N]) MulVecTrans(dst, x []N) {
	m.check("CSR.MulVecTrans")
	if len(x) != m.Rows || len(dst) != m.Cols {
		wrongShape("CSR.MulVecTrans", "m is %d × %d, x has %d elements and dst %d: they must be as many as its rows and columns", m.Rows, m.Cols, len(x), len(dst))
	}
	if overlap(column(dst), column(x)) {
		x = append([]N(nil), x...)
	}
	clear(dst)
	step := stepOf[N]()
	for i, v := range x {
		for k := m.Starts[i]; k < m.Starts[i+1]; k++ {
			j := m.Indices[k]
			dst[j] = step(dst[j], m.Values[k], v)
		}
	}
}

// square panics where m is not a square matrix.
func (m *CSR[N]) square(call string) {
	m.check(call)
	if m.Rows != m.Cols {
		wrongShape(call, "a is %d × %d: it must be square", m.Rows, m.Cols)
	}
}

// find returns where element (i, j) stands, or -1.
func (m *CSR[N]) find(i, j int) int {
	for k := m.Starts[i]; k < m.Starts[i+1]; k++ {
		if m.Indices[k] == j {
			return k
		}
	}
	return -1
}

// sized panics where dst and x have not so many elements as m has rows.
func (m *CSR[N]) sized(call string, dst, x []N) {
	if len(dst) != m.Rows || len(x) != m.Rows {
		wrongShape(call, "dst has %d elements and x %d: they must be as many as the %d rows", len(dst), len(x), m.Rows)
	}
}

// Jacobi returns the preconditioner that divides by the diagonal of a square matrix. An element of it that is 0 is an error.
func Jacobi[N Number[N]](a *CSR[N]) (func(dst, x []N) error, error) {
	a.square("Jacobi")
	d := make([]N, a.Rows)
	for i := range d {
		k := a.find(i, i)
		if k < 0 || a.Values[k].IsZero() {
			return nil, fmt.Errorf("mat: jacobi: %w: element (%d, %d) is 0", ErrSingular, i, i)
		}
		d[i] = a.Values[k]
	}
	return func(dst, x []N) error {
		a.sized("Jacobi", dst, x)
		for i, y := range x {
			dst[i] = y.Div(d[i])
		}
		return nil
	}, nil
}

// IncompleteLU returns the preconditioner that solves by factors of a square matrix that are 0 where it is, without an exchange
// of rows: LU agrees with the matrix in all of its elements ([Saa03] Algorithm 10.4). A pivot that is 0 is an error.
func IncompleteLU[N Number[N]](a *CSR[N]) (func(dst, x []N) error, error) {
	a.square("IncompleteLU")
	f, step := &CSR[N]{a.Rows, a.Cols, a.Starts, a.Indices, append([]N(nil), a.Values...)}, stepOf[N]()
	diagonal, at := make([]int, f.Rows), make([]int, f.Rows) // where the elements of row i stand, plus 1
	for i := range f.Rows {
		row := f.Indices[f.Starts[i]:f.Starts[i+1]]
		for k, j := range row {
			at[j] = f.Starts[i] + k + 1
		}
		for k, j := range row {
			if j >= i {
				break
			}
			l := f.Values[f.Starts[i]+k].Div(f.Values[diagonal[j]])
			f.Values[f.Starts[i]+k] = l
			for u := diagonal[j] + 1; u < f.Starts[j+1]; u++ {
				if to := at[f.Indices[u]]; to > 0 {
					f.Values[to-1] = step(f.Values[to-1], l.Neg(), f.Values[u])
				}
			}
		}
		if at[i] == 0 || f.Values[at[i]-1].IsZero() {
			return nil, fmt.Errorf("mat: incomplete lu: %w: the pivot of row %d is 0", ErrSingular, i)
		}
		diagonal[i] = at[i] - 1
		for _, j := range row {
			at[j] = 0
		}
	}
	if at := notFinite(f.Values); at >= 0 {
		return nil, fmt.Errorf("mat: incomplete lu: %w: element %d is %v", ErrNotFinite, at, f.Values[at])
	}
	return func(dst, x []N) error {
		f.sized("IncompleteLU", dst, x)
		copy(dst, x)
		for i := range dst {
			for k := f.Starts[i]; k < diagonal[i]; k++ {
				dst[i] = step(dst[i], f.Values[k].Neg(), dst[f.Indices[k]])
			}
		}
		for i := len(dst) - 1; i >= 0; i-- {
			for k := diagonal[i] + 1; k < f.Starts[i+1]; k++ {
				dst[i] = step(dst[i], f.Values[k].Neg(), dst[f.Indices[k]])
			}
			dst[i] = dst[i].Div(f.Values[diagonal[i]])
		}
		return nil
	}, nil
}

// IncompleteCholesky returns the preconditioner that solves by a factor of a symmetric or Hermitian matrix, of which it reads the
// lower triangle, that is 0 where that is: LLᴴ agrees with the matrix in all of its elements. A pivot that is not positive, which a
// positive definite matrix may have too, is an error.
func IncompleteCholesky[N Number[N]](a *CSR[N]) (func(dst, x []N) error, error) {
	a.square("IncompleteCholesky")
	var list []Triplet[N]
	for i := range a.Rows {
		for k := a.Starts[i]; k < a.Starts[i+1] && a.Indices[k] <= i; k++ {
			list = append(list, Triplet[N]{i, a.Indices[k], a.Values[k]})
		}
	}
	l, err := NewCSR(a.Rows, a.Cols, list)
	if err != nil {
		return nil, err
	}
	by := partsOf[N]()
	for i := range l.Rows {
		for k := l.Starts[i]; k < l.Starts[i+1]; k++ {
			j, s := l.Indices[k], l.Values[k]
			p, q := l.Starts[i], l.Starts[j]
			for p < k && q < l.Starts[j+1]-1 { // what both rows have before column j
				switch m, n := l.Indices[p], l.Indices[q]; {
				case m < n:
					p++
				case m > n:
					q++
				default:
					s = by.step(s, l.Values[p], by.conj(l.Values[q]).Neg())
					p++
					q++
				}
			}
			if j < i {
				s = s.Div(l.Values[l.Starts[j+1]-1])
			} else if s = realOf(s); negative(s) || !(size(s) > 0) {
				return nil, fmt.Errorf("mat: incomplete cholesky: %w: the pivot of row %d is %v", ErrNotPositive, i, s)
			} else {
				s = s.Sqrt()
			}
			l.Values[k] = s
		}
		if end := l.Starts[i+1]; end == l.Starts[i] || l.Indices[end-1] != i {
			return nil, fmt.Errorf("mat: incomplete cholesky: %w: the pivot of row %d is 0", ErrNotPositive, i)
		}
	}
	if at := notFinite(l.Values); at >= 0 {
		return nil, fmt.Errorf("mat: incomplete cholesky: %w: element %d is %v", ErrNotFinite, at, l.Values[at])
	}
	return func(dst, x []N) error {
		l.sized("IncompleteCholesky", dst, x)
		copy(dst, x)
		for i := range dst {
			end := l.Starts[i+1] - 1
			for k := l.Starts[i]; k < end; k++ {
				dst[i] = by.step(dst[i], l.Values[k].Neg(), dst[l.Indices[k]])
			}
			dst[i] = dst[i].Div(l.Values[end])
		}
		for i := len(dst) - 1; i >= 0; i-- {
			end := l.Starts[i+1] - 1
			dst[i] = dst[i].Div(l.Values[end])
			for k := l.Starts[i]; k < end; k++ {
				j := l.Indices[k]
				dst[j] = by.step(dst[j], by.conj(l.Values[k]).Neg(), dst[i])
			}
		}
		return nil
	}, nil
}
