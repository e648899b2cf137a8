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

	"github.com/limbfp/limb"
)

// # .mtx files
//
// A MatrixMarket file is text: a first line that says what follows, comments, sizes, and a
// number a line. An array has all numbers of a matrix, column after column; coordinates
// have a row and a column before each number, counted from 1, and other elements are 0. A
// symmetric matrix has its lower triangle in the file. Numbers of one place are added.

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
		{"matrix"}, {"array", "coordinate"}, {"real", "double", "integer", "unsigned-integer", "complex", "pattern"}, {"general", "symmetric", "skew-symmetric", "hermitian"},
	} {
		if !slices.Contains(known, words[i+1]) {
			return b, fmt.Errorf("line 1 says %q, where one of %s should be", words[i+1], strings.Join(known, ", "))
		}
	}
	b = banner{words[2] == "coordinate", words[3] == "complex", words[3] == "pattern", strings.HasSuffix(words[3], "integer"), words[4]}
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
	*text
	n int // the line of the words
}

// next returns the words of the next line that is not empty, io.EOF at the end.
func (l *mtxLines) next() (words []string, err error) {
	const most = 8 // no line has as many
	for len(words) == 0 {
		c, err := l.text.next()
		if err != nil {
			return nil, err
		}
		if l.n = l.line; c == '%' {
			if _, err := l.skip(); err != nil {
				return nil, err
			}
			continue
		}
		var word []byte
		for ; c != '\n'; c, err = l.text.next() {
			if err != nil && !errors.Is(err, io.EOF) {
				return nil, err
			}
			blank := err != nil || strings.IndexByte(" \t\v\f", c) >= 0
			if blank && len(word) > 0 {
				words, word = append(words, string(word)), word[:0]
			}
			if err != nil {
				break
			}
			switch {
			case blank:
			case len(word) >= longest:
				return nil, l.long()
			case len(words) == most:
				return nil, fmt.Errorf("line %d has more than %d words: a line has the sizes, or one element", l.n, most)
			default:
				word = append(word, c)
			}
		}
		if len(word) > 0 {
			words = append(words, string(word))
		}
	}
	return words, nil
}

// readMtx reads a MatrixMarket file of so many bytes. Numbers are read as the form f, which says
// whether they are complex where as is set.
func readMtx(r io.Reader, size int64, f Form, as bool, o Options) (*Array, error) {
	t, err := newText(r)
	if err != nil {
		return nil, err
	}
	first, c := []byte{}, byte(0)
	for c, err = t.next(); err == nil && c != '\n' && len(first) < 256; c, err = t.next() {
		first = append(first, c)
	}
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err
	} else if len(first) == 0 {
		return nil, errors.New("the file is empty, or its first line is: a MatrixMarket file begins with %%MatrixMarket")
	}
	b, err := parseBanner(string(first))
	if err != nil {
		return nil, err
	}
	if as && f.Complex != b.complex {
		return nil, fmt.Errorf("the file has no %s: its first line says that the numbers are %s", f.Name, map[bool]string{true: "complex", false: "real"}[b.complex])
	}
	m := &mtxReader{banner: b, lines: &mtxLines{text: t}, f: f.Of(b.complex), size: size}
	if err := m.sizes(); err != nil {
		return nil, err
	}
	a := &Array{Form: m.f, Shape: []int{m.rows, m.columns}}
	if m.columns == 1 {
		a.Shape = a.Shape[:1]
	}
	if err := o.need(m.bytes()); err != nil {
		return nil, err
	}
	if m.sparse {
		n := m.count
		if m.symmetry != "general" {
			n *= 2
		}
		m.at, m.limbs = make([]int, 0, n), make([]float64, 0, n*m.f.floats())
	} else {
		a.Limbs = make([]float64, m.rows*m.columns*m.f.floats())
		m.all = a.Limbs
	}
	if err := m.elements(a); err != nil {
		return nil, err
	}
	if m.sparse {
		m.sort(a)
	}
	return a, nil
}

type mtxReader struct {
	banner
	lines         *mtxLines
	f             Form
	rows, columns int
	count         int   // of the lines that follow
	size          int64 // of the file

	at    []int     // of coordinates: those of each element, and of its mirror image
	limbs []float64 // and their numbers
	all   []float64 // of an array
}

// bytes returns how many bytes of memory the elements take: coordinates once as they come and
// once in order, with the order.
func (m *mtxReader) bytes() float64 {
	number := float64(8 * m.f.floats())
	if !m.sparse {
		return float64(m.rows) * float64(m.columns) * number
	}
	n := float64(m.count)
	if m.symmetry != "general" {
		n *= 2
	}
	return n * (8 + 2*(8+number))
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
	case m.rows > math.MaxInt32 && m.columns == 0, m.columns > math.MaxInt32 && m.rows == 0:
		return fmt.Errorf("line %d: %d × %d is no matrix: it has no elements", m.lines.n, m.rows, m.columns)
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
	least := int64(2) // bytes of a line
	if m.sparse {
		least = 4
	}
	if left := m.size / least; int64(m.count) > left+1 {
		return fmt.Errorf("line %d: %d elements follow, but the file has %d bytes, which hold %d at most: it is truncated", m.lines.n, m.count, m.size, left+1)
	}
	return nil
}

// elements reads the lines of the elements.
func (m *mtxReader) elements(a *Array) error {
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
		if err := m.element(a, i, j, words[places:]); err != nil {
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
func (m *mtxReader) element(a *Array, i, j int, words []string) error {
	if i < j && m.symmetry != "general" {
		return fmt.Errorf("row %d, column %d is not of the lower triangle, which is all that the file of a %s matrix has", i+1, j+1, m.symmetry)
	}
	var limbs [8]float64
	z := limbs[:m.f.floats()]
	if m.pattern {
		z[0] = 1
	}
	for k, w := range words {
		if m.integer && strings.Trim(strings.TrimLeft(w, "+-"), "0123456789") != "" {
			return fmt.Errorf("%q is no integer", w)
		}
		w = decimal(w)
		x, err := m.f.parse(w)
		if err != nil {
			return err
		}
		m.f.lost(w, x, a)
		copy(z[k*m.f.Limbs:], x[:m.f.Limbs])
	}
	re, im := z[:m.f.Limbs], z[m.f.Limbs:]
	switch {
	case i != j:
	case m.symmetry == "skew-symmetric" && !(re[0] == 0 && (len(im) == 0 || im[0] == 0)):
		return fmt.Errorf("row %d, column %d is not 0, as the diagonal of a skew-symmetric matrix is", i+1, j+1)
	case m.symmetry == "hermitian" && im[0] != 0:
		return fmt.Errorf("row %d, column %d is not real, as the diagonal of a hermitian matrix is", i+1, j+1)
	}
	m.put(i*m.columns+j, z)
	if m.symmetry == "general" || i == j {
		return nil
	}
	if m.symmetry == "skew-symmetric" {
		negate(re)
	}
	if m.symmetry != "symmetric" {
		negate(im)
	}
	m.put(j*m.columns+i, z)
	return nil
}

// put adds the number z at this place.
func (m *mtxReader) put(at int, z []float64) {
	if m.sparse {
		m.at, m.limbs = append(m.at, at), append(m.limbs, z...)
	} else {
		copy(m.all[at*len(z):], z)
	}
}

// negate changes the sign of a number with these limbs: that of 0 in the first one alone.
func negate(x []float64) {
	for k := range x {
		if x[k] != 0 || k == 0 {
			x[k] = -x[k]
		}
	}
}

// sort sets the elements of a to those that were read, in row-major order. Those of one place
// are added, and rounded once.
func (m *mtxReader) sort(a *Array) {
	order := make([]int, len(m.at))
	for k := range order {
		order[k] = k
	}
	slices.SortStableFunc(order, func(k, l int) int { return cmp.Compare(m.at[k], m.at[l]) })
	n, l := m.f.floats(), m.f.Limbs
	a.At, a.Limbs = make([]int, 0, len(m.at)), make([]float64, 0, len(m.limbs))
	added := 0
	for len(order) > 0 {
		at, several := m.at[order[0]], 1
		for several < len(order) && m.at[order[several]] == at {
			several++
		}
		a.At = append(a.At, at)
		for part := range m.f.parts() {
			first := m.limbs[order[0]*n+part*l:][:l]
			if several == 1 {
				a.Limbs = append(a.Limbs, first...)
				continue
			}
			var sum limb.QD
			for _, k := range order[:several] {
				var x [4]float64
				copy(x[:], m.limbs[k*n+part*l:][:l])
				sum = sum.Add(m.f.reals().exact(x))
			}
			x := m.f.reals().round(sum)
			a.Limbs = append(a.Limbs, x[:l]...)
		}
		if several > 1 {
			added++
		}
		order = order[several:]
	}
	if added > 0 {
		a.Notes = append(a.Notes, fmt.Sprintf("%s in the file more than once: their numbers were added", map[bool]string{true: "1 place is", false: fmt.Sprintf("%d places are", added)}[added == 1]))
	}
}

// ErrLarge is the error of a sparse array that cannot be filled.
var ErrLarge = errors.New("the matrix is sparse, and too large with all of its elements")

// fill turns a sparse array into one with all of its elements.
func (a *Array) fill(o Options) error {
	if a.At == nil {
		return nil
	}
	floats := a.Form.floats()
	n, err := product(a.Shape, 8*floats)
	if err == nil {
		err = o.need(8 * float64(n) * float64(floats))
	}
	if err != nil {
		return fmt.Errorf("%w: %w", ErrLarge, err)
	}
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
