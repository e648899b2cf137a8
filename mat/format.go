package mat

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"
)

// String returns the elements, a row a line, each with all of its digits.
func (m Dense[N]) String() string { return fmt.Sprint(m) }

// Format implements [fmt.Formatter]: it writes the elements, a row a line with blanks between
// them, each with the verb, the flags, the width and the precision that the matrix is given, such
// as %v, %.4v and %8.3f. %#v writes Go source. A matrix whose numbers do not fit together is
// written as what its methods panic with.
func (m Dense[N]) Format(s fmt.State, verb rune) {
	if !m.fits() {
		fmt.Fprintf(s, "%%!%c(%v)", verb, Maybe(func() { m.check("Format") }))
		return
	}
	each, between, end := fmt.FormatString(s, verb), " ", "\n"
	if source := verb == 'v' && s.Flag('#'); source {
		fmt.Fprintf(s, "mat.NewDense(%d, %d, []%T{", m.Rows, m.Cols, *new(N))
		defer io.WriteString(s, "})")
		between, end = ", ", ""
	}
	for i := range m.Rows {
		for j, x := range m.Row(i) {
			if j > 0 || end == "" && i > 0 {
				io.WriteString(s, between)
			}
			fmt.Fprintf(s, each, x)
		}
		io.WriteString(s, end)
	}
}

// FormatOption is one of [Prefix], [Excerpt], [Squeeze], [Digits] and [DotByte].
type FormatOption func(*layout)

// layout is what options of [Formatted] say.
type layout struct {
	prefix         string
	margin, digits int
	dot            string
	squeeze        bool
}

// Prefix writes p before each line but the first.
func Prefix(p string) FormatOption { return func(l *layout) { l.prefix = p } }

// Excerpt writes the first n rows and columns and the last n alone, after a line with the shape, where there are more; for an
// n below 1 it writes all.
func Excerpt(n int) FormatOption { return func(l *layout) { l.margin = n } }

// Squeeze gives each column a width of its own, where all have one otherwise.
func Squeeze() FormatOption { return func(l *layout) { l.squeeze = true } }

// Digits gives each element n digits where the verb has no precision: what %v has by itself is all of its digits.
func Digits(n int) FormatOption { return func(l *layout) { l.digits = n } }

// DotByte is what stands for 0 where the verb has the flag of a blank, as "% v" has. It is a dot otherwise.
func DotByte(b byte) FormatOption { return func(l *layout) { l.dot = string(rune(b)) } }

// Formatted returns what package fmt writes m by, a row a line between brackets and columns aligned, as gonum's function of
// this name does. The verbs are those of the elements, with their precision and flags; a width is the least of a column, '-'
// aligns to the left, and a blank writes a dot for 0. %#v writes Go source.
func Formatted[N Number[N]](m *Dense[N], options ...FormatOption) fmt.Formatter {
	l := layout{dot: "."}
	for _, o := range options {
		o(&l)
	}
	return aligned[N]{m, l}
}

type aligned[N Number[N]] struct {
	m *Dense[N]
	layout
}

func (f aligned[N]) Format(s fmt.State, verb rune) {
	if f.m == nil || !f.m.fits() || verb == 'v' && s.Flag('#') {
		fmt.Fprintf(s, fmt.FormatString(s, verb), f.m)
		return
	}
	rows, cols := f.shown(f.m.Rows), f.shown(f.m.Cols)
	cells, widths := f.cells(s, verb, rows, cols)
	var b strings.Builder
	if f.m.Rows == 0 {
		b.WriteString("[]")
	}
	if len(rows) < f.m.Rows || len(cols) < f.m.Cols {
		fmt.Fprintf(&b, "Dims(%d, %d)\n%s", f.m.Rows, f.m.Cols, f.prefix)
	}
	for i, at := range rows {
		if i > 0 {
			b.WriteString("\n" + f.prefix)
			if at > rows[i-1]+1 {
				b.WriteString(strings.Repeat(" .\n"+f.prefix, 3))
			}
		}
		left, right := brackets(at, f.m.Rows)
		b.WriteString(left)
		for j, cell := range cells[i] {
			if j > 0 {
				b.WriteString("  ")
				if cols[j] > cols[j-1]+1 {
					gap := "...  ...  "
					if at > 0 && at < f.m.Rows-1 {
						gap = strings.Repeat(" ", len(gap))
					}
					b.WriteString(gap)
				}
			}
			blanks := strings.Repeat(" ", widths[j]-utf8.RuneCountInString(cell))
			if s.Flag('-') {
				b.WriteString(cell + blanks)
			} else {
				b.WriteString(blanks + cell)
			}
		}
		b.WriteString(right)
	}
	io.WriteString(s, b.String())
}

// shown returns which of n rows or columns are written.
func (l *layout) shown(n int) (list []int) {
	for i := range n {
		if l.margin < 1 || i < l.margin || i >= n-l.margin {
			list = append(list, i)
		}
	}
	return list
}

// cells returns the texts of the elements, and the widths of the columns.
func (f aligned[N]) cells(s fmt.State, verb rune, rows, cols []int) (cells [][]string, widths []int) {
	each := "%"
	for _, flag := range "+#0" {
		if s.Flag(int(flag)) {
			each += string(flag)
		}
	}
	least, _ := s.Width()
	if s.Flag('0') && least > 0 {
		each += strconv.Itoa(least)
	}
	if digits, ok := s.Precision(); ok {
		each += "." + strconv.Itoa(digits)
	} else if f.digits > 0 {
		each += "." + strconv.Itoa(f.digits)
	}
	each += string(verb)
	widths, most := make([]int, len(cols)), least
	for j := range widths {
		widths[j] = least
	}
	for _, i := range rows {
		row := make([]string, len(cols))
		for j, at := range cols {
			x := f.m.At(i, at)
			if row[j] = f.dot; !x.IsZero() || !s.Flag(' ') {
				row[j] = fmt.Sprintf(each, x)
			}
			widths[j] = max(widths[j], utf8.RuneCountInString(row[j]))
			most = max(most, widths[j])
		}
		cells = append(cells, row)
	}
	for j := range widths {
		if !f.squeeze {
			widths[j] = most
		}
	}
	return cells, widths
}

// brackets are those of row i of n.
func brackets(i, n int) (left, right string) {
	switch {
	case n == 1:
		return "[", "]"
	case i == 0:
		return "⎡", "⎤"
	case i == n-1:
		return "⎣", "⎦"
	}
	return "⎢", "⎥"
}
