package mat

import (
	"fmt"
	"io"
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
