package file

import (
	"bufio"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// # .csv files
//
// A line is a row of numbers as decimal text, and a file with one number a line is
// a vector. A first line of re,im says that pairs of columns are complex numbers. A
// line without a number would be a number that is missing, and is an error.

// readCSV reads text. Numbers are read as the form f, whose parts they have where
// as is not set.
func readCSV(r io.Reader, f Form, as bool) (*Array, error) {
	b := bufio.NewReader(r)
	if mark, _ := b.Peek(3); string(mark) == "\ufeff" {
		b.Discard(3) // a byte order mark
	}
	lines := &counter{r: b}
	in := csv.NewReader(lines)
	in.ReuseRecord = true
	in.TrimLeadingSpace = true
	a := &Array{Form: f.Of(false)}
	rows, columns := 0, 0
	titled := false
	for next := 1; ; next++ {
		record, err := in.Read()
		at := lines.n + 1 // behind the last one, if the file has ended
		if err == nil {
			at, _ = in.FieldPos(0)
		} else if !errors.Is(err, io.EOF) {
			return nil, err
		}
		if at > next { // the reader skips empty lines
			return nil, fmt.Errorf("line %d is empty: remove it, or write the number that is missing", next)
		}
		if err != nil {
			break
		}
		if rows == 0 && columns == 0 {
			columns = len(record)
			if titled = title(record); titled {
				continue
			}
		}
		for i, field := range record {
			field = strings.Trim(field, " \t")
			x, err := f.parse(field)
			if err != nil {
				line, column := in.FieldPos(i)
				return nil, fmt.Errorf("line %d, column %d: %w", line, column, err)
			}
			if !f.keeps(field, x) {
				a.Rounded++
				if f.small(x) {
					a.Small++
				}
			}
			a.Limbs = append(a.Limbs, x[:f.Limbs]...)
		}
		rows++
	}
	complex := titled
	switch {
	case rows == 0:
		return nil, errors.New("the file has no numbers")
	case as && titled && !f.Complex:
		return nil, fmt.Errorf("the file has no %s: its first line, re,im, says that they are complex", f.Name)
	case as:
		complex = f.Complex
	case columns == 2 && !titled:
		return nil, unclear{what: "two columns may be real numbers, or complex ones", forms: [2]Form{f.Of(false), f.Of(true)}, more: ", or begin the file with a line re,im"}
	}
	if complex {
		if columns%2 != 0 {
			return nil, fmt.Errorf("complex numbers have two columns each, but there are %d", columns)
		}
		columns /= 2
	}
	a.Form = f.Of(complex)
	a.Shape = []int{rows, columns}
	if columns <= 1 {
		a.Shape = a.Shape[:1]
	}
	return a, nil
}

// A counter counts the lines that are read, the last one also where nothing ends it.
type counter struct {
	r    io.Reader
	n    int
	open bool // the last line has not ended
}

func (c *counter) Read(p []byte) (int, error) {
	n, err := c.r.Read(p)
	for _, b := range p[:n] {
		if !c.open {
			c.n++
		}
		c.open = b != '\n'
	}
	return n, err
}

// title reports whether a line is re,im,re,im and so on.
func title(record []string) bool {
	for i, field := range record {
		if strings.TrimSpace(field) != []string{"re", "im"}[i%2] {
			return false
		}
	}
	return len(record)%2 == 0
}

// writeCSV writes text, which is read as the same numbers.
func writeCSV(w io.Writer, a *Array, show func(float64)) error {
	f := a.Form
	if a.Len() == 0 {
		return errors.New("the array is empty, which text cannot show: write a .npy file")
	}
	columns := f.parts()
	if len(a.Shape) == 2 {
		columns *= a.Shape[1]
	}
	b := bufio.NewWriterSize(w, 1<<14)
	if f.Complex {
		b.WriteString(strings.Repeat(",re,im", columns/2)[1:] + "\n")
	}
	row := 0
	var buf []byte
	for line := range slices.Chunk(a.Limbs, columns*f.Limbs) {
		buf = buf[:0]
		for x := range slices.Chunk(line, f.Limbs) {
			buf = append(f.text(buf, x, 'g', -1), ',')
		}
		buf[len(buf)-1] = '\n'
		if _, err := b.Write(buf); err != nil {
			return err
		}
		show(float64(row*len(line)) / float64(len(a.Limbs)))
		row++
	}
	return b.Flush()
}
