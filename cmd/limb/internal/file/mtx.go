package file

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"
)

// # .mtx files
//
// A MatrixMarket file is text: a first line that says what follows, comments, sizes, and a
// number a line. An array has all numbers of a matrix, column after column; coordinates
// have a row and a column before each number, counted from 1, and other elements are 0. A
// symmetric matrix has its lower triangle in the file.

// A banner is the first line.
type banner struct {
	sparse, complex, pattern, integer bool
	symmetry                          string // general, symmetric, skew-symmetric, hermitian
}

// parseBanner reads the first line.
func parseBanner(line string) (b banner, err error) {
	words := strings.Fields(strings.ToLower(line))
	if len(words) == 0 || words[0] != "%%matrixmarket" {
		return b, fmt.Errorf("this is no MatrixMarket file: it begins with %q, not %%%%MatrixMarket", line[:min(len(line), 16)])
	}
	if len(words) != 5 {
		return b, fmt.Errorf("line 1 has %d words: a MatrixMarket file begins with five, as in %%%%MatrixMarket matrix array real general", len(words))
	}
	for i, known := range [][]string{
		{"matrix"}, {"array", "coordinate"}, {"real", "double", "integer", "complex", "pattern"}, {"general", "symmetric", "skew-symmetric", "hermitian"},
	} {
		if !slices.Contains(known, words[i+1]) {
			return b, fmt.Errorf("line 1 says %q, where one of %s should be", words[i+1], strings.Join(known, ", "))
		}
	}
	b = banner{words[2] == "coordinate", words[3] == "complex", words[3] == "pattern", words[3] == "integer", words[4]}
	switch {
	case b.pattern && !b.sparse:
		return b, errors.New("line 1: a pattern has coordinates, not an array")
	case b.symmetry == "hermitian" && !b.complex, b.pattern && b.symmetry == "skew-symmetric":
		return b, fmt.Errorf("line 1: no matrix is both %s and %s", words[3], b.symmetry)
	}
	return b, nil
}

// mtxLines are the lines of a file that are no comments, each as its words.
type mtxLines struct {
	in *bufio.Scanner
	n  int
}

// next returns the next line that is not empty, io.EOF at the end.
func (l *mtxLines) next() ([]string, error) {
	for l.in.Scan() {
		l.n++
		if line := l.in.Text(); !strings.HasPrefix(line, "%") {
			if words := strings.Fields(line); len(words) > 0 {
				return words, nil
			}
		}
	}
	if err := l.in.Err(); err != nil {
		return nil, fmt.Errorf("line %d: %w", l.n+1, err)
	}
	return nil, io.EOF
}

// readMtx reads a MatrixMarket file. Numbers are read as the form f, which says whether
// they are complex where as is set.
func readMtx(r io.Reader, f Form, as bool) (*Array, error) {
	l := &mtxLines{in: bufio.NewScanner(r)}
	l.in.Buffer(nil, 1<<20)
	if !l.in.Scan() {
		return nil, cmp.Or(l.in.Err(), errors.New("the file is empty"))
	}
	l.n++
	b, err := parseBanner(l.in.Text())
	if err != nil {
		return nil, err
	}
	if as && f.Complex != b.complex {
		return nil, fmt.Errorf("the file has no %s: its first line says that the numbers are %s", f.Name, map[bool]string{true: "complex", false: "real"}[b.complex])
	}
	m := &mtxReader{banner: b, lines: l, f: f.Of(b.complex)}
	if err := m.sizes(); err != nil {
		return nil, err
	}
	a := &Array{Form: m.f, Shape: []int{m.rows, m.columns}}
	if m.columns == 1 {
		a.Shape = a.Shape[:1]
	}
	if err := m.elements(); err != nil {
		return nil, err
	}
	a.Rounded, a.Small = m.rounded, m.small
	if m.sparse {
		a.At, a.Limbs = m.sorted()
		for k := 1; k < len(a.At); k++ {
			if a.At[k] == a.At[k-1] {
				return nil, fmt.Errorf("row %d, column %d is there twice", a.At[k]/m.columns+1, a.At[k]%m.columns+1)
			}
		}
		return a, nil
	}
	n := m.f.floats()
	a.Limbs = make([]float64, m.rows*m.columns*n)
	for k, at := range m.at {
		copy(a.Limbs[at*n:], m.limbs[k*n:][:n])
	}
	return a, nil
}

type mtxReader struct {
	banner
	lines         *mtxLines
	f             Form
	rows, columns int
	count         int // of the lines that follow
	rounded       int
	small         int

	at    []int // of each element read, and of its mirror image
	limbs []float64
}

// sizes reads the line of sizes.
func (m *mtxReader) sizes() error {
	words, err := m.lines.next()
	if err != nil && !errors.Is(err, io.EOF) {
		return err
	}
	want := []string{"rows", "columns"}
	if m.sparse {
		want = append(want, "elements")
	}
	if len(words) != len(want) {
		return fmt.Errorf("line %d has %d words, where the numbers of %s should be", m.lines.n, len(words), strings.Join(want, ", "))
	}
	var n [3]int
	for i, w := range words {
		if n[i], err = strconv.Atoi(w); err != nil || n[i] < 0 {
			return fmt.Errorf("line %d: the number of %s is %q", m.lines.n, want[i], w)
		}
	}
	m.rows, m.columns, m.count = n[0], n[1], n[2]
	all := 0
	if m.sparse {
		if m.rows > 0 && m.columns > math.MaxInt/m.rows {
			return fmt.Errorf("line %d: %d × %d is too large a matrix", m.lines.n, m.rows, m.columns)
		}
	} else if all, err = product(n[:2], m.f.Bits/8*m.f.floats()); err != nil {
		return fmt.Errorf("line %d: %w", m.lines.n, err)
	}
	switch {
	case m.symmetry != "general" && m.rows != m.columns:
		return fmt.Errorf("line %d: a %s matrix is square, but this one is %d × %d", m.lines.n, m.symmetry, m.rows, m.columns)
	case m.sparse:
	case m.symmetry == "general":
		m.count = all
	case m.symmetry == "skew-symmetric":
		m.count = m.rows * max(m.rows-1, 0) / 2
	default:
		m.count = m.rows * (m.rows + 1) / 2
	}
	return nil
}

// elements reads the lines of the elements.
func (m *mtxReader) elements() error {
	numbers := m.f.parts()
	if m.pattern {
		numbers = 0
	}
	places := 0
	if m.sparse {
		places = 2
	}
	i, j := m.first(0), 0 // of the next one in an array
	for k := range m.count {
		words, err := m.lines.next()
		if errors.Is(err, io.EOF) {
			return fmt.Errorf("the file ends after %d elements, of %d", k, m.count)
		} else if err != nil {
			return err
		}
		n := m.lines.n
		if len(words) != places+numbers {
			return fmt.Errorf("line %d has %d words, where %d should be", n, len(words), places+numbers)
		}
		if m.sparse {
			var ei, ej error
			i, ei = strconv.Atoi(words[0])
			j, ej = strconv.Atoi(words[1])
			if ei != nil || ej != nil || i < 1 || j < 1 || i > m.rows || j > m.columns {
				return fmt.Errorf("line %d: row %s, column %s is outside of %d × %d", n, words[0], words[1], m.rows, m.columns)
			}
			i, j = i-1, j-1
		} else {
			for i >= m.rows { // all of a column is read
				j++
				i = m.first(j)
			}
		}
		if err := m.element(i, j, words[places:]); err != nil {
			return fmt.Errorf("line %d: %w", n, err)
		}
		i++
	}
	if words, err := m.lines.next(); err == nil {
		return fmt.Errorf("line %d: %q stands after the last of %d elements", m.lines.n, strings.Join(words, " "), m.count)
	} else if !errors.Is(err, io.EOF) {
		return err
	}
	return nil
}

// first returns the first row of column j that an array has.
func (m *mtxReader) first(j int) int {
	switch m.symmetry {
	case "general":
		return 0
	case "skew-symmetric":
		return j + 1
	}
	return j
}

// element reads an element, and adds it and its mirror image.
func (m *mtxReader) element(i, j int, words []string) error {
	if i < m.first(j) {
		return fmt.Errorf("row %d, column %d is not of the lower triangle, which is all that the file of a %s matrix has", i+1, j+1, m.symmetry)
	}
	z := make([]float64, m.f.floats())
	if m.pattern {
		z[0] = 1
	}
	for k, w := range words {
		if m.integer && strings.Trim(strings.TrimLeft(w, "+-"), "0123456789") != "" {
			return fmt.Errorf("%q is no integer", w)
		}
		x, err := m.f.parse(w)
		if err != nil {
			return err
		}
		if !m.f.keeps(w, x) {
			m.rounded++
			if m.f.small(x) {
				m.small++
			}
		}
		copy(z[k*m.f.Limbs:], x[:m.f.Limbs])
	}
	m.at, m.limbs = append(m.at, i*m.columns+j), append(m.limbs, z...)
	if m.symmetry == "general" || i == j && m.symmetry != "hermitian" {
		return nil
	}
	re, im := z[:m.f.Limbs], z[m.f.Limbs:]
	if i == j {
		if im[0] != 0 {
			return fmt.Errorf("row %d, column %d is not real, as the diagonal of a hermitian matrix is", i+1, j+1)
		}
		return nil
	}
	if m.symmetry == "skew-symmetric" {
		negate(re)
	}
	if m.symmetry != "symmetric" {
		negate(im)
	}
	m.at, m.limbs = append(m.at, j*m.columns+i), append(m.limbs, z...)
	return nil
}

// negate changes the sign of a number with these limbs: that of 0 in the first one alone.
func negate(x []float64) {
	for k := range x {
		if x[k] != 0 || k == 0 {
			x[k] = -x[k]
		}
	}
}

// sorted returns the elements in row-major order.
func (m *mtxReader) sorted() (at []int, limbs []float64) {
	order := make([]int, len(m.at))
	for k := range order {
		order[k] = k
	}
	slices.SortStableFunc(order, func(k, l int) int { return cmp.Compare(m.at[k], m.at[l]) })
	n := m.f.floats()
	at, limbs = make([]int, 0, len(m.at)), make([]float64, 0, len(m.limbs))
	for _, k := range order {
		at, limbs = append(at, m.at[k]), append(limbs, m.limbs[k*n:][:n]...)
	}
	return at, limbs
}

// Most is the number of elements up to which a sparse matrix is filled in: more would
// take gigabytes, and hours.
const Most = 1 << 28

// ErrLarge is the error of Fill beyond that.
var ErrLarge = errors.New("the matrix is sparse, and would be too large with all of its elements")

// Fill turns a sparse array into one with all of its elements.
func (a *Array) Fill() error {
	if a.At == nil {
		return nil
	}
	n := 1
	for _, d := range a.Shape {
		if d > 0 && n > Most/d {
			return fmt.Errorf("%w: %s", ErrLarge, shapeText(a.Shape))
		}
		n *= d
	}
	floats := a.Form.floats()
	limbs := make([]float64, n*floats)
	for k, at := range a.At {
		copy(limbs[at*floats:], a.Limbs[k*floats:][:floats])
	}
	a.At, a.Limbs = nil, limbs
	return nil
}

// writeMtx writes an array with all of its elements.
func writeMtx(w io.Writer, a *Array, show func(float64)) error {
	f := a.Form
	rows, columns := 1, 1
	if len(a.Shape) > 0 {
		rows = a.Shape[0]
	}
	if len(a.Shape) > 1 {
		columns = a.Shape[1]
	}
	b := bufio.NewWriterSize(w, 1<<14)
	fmt.Fprintf(b, "%%%%MatrixMarket matrix array %s general\n%d %d\n", map[bool]string{true: "complex", false: "real"}[f.Complex], rows, columns)
	var buf []byte
	for j := range columns {
		for i := range rows {
			buf = buf[:0]
			for x := range slices.Chunk(a.Limbs[(i*columns+j)*f.floats():][:f.floats()], f.Limbs) {
				buf = append(f.text(buf, x, 'g', -1), ' ')
			}
			buf[len(buf)-1] = '\n'
			if _, err := b.Write(buf); err != nil {
				return err
			}
		}
		show(float64(j) / float64(columns))
	}
	return b.Flush()
}
