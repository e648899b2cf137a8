package file

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/limbfp/limb/cmd/limb/internal/words"
)

// # .csv files
//
// A line is a row of numbers as decimal text, with commas between them, with semicolons, or
// with blanks as numpy.savetxt writes them, whichever the first row has. A file with one number
// a line is a vector. What follows a # is a comment. A first line of re,im says that pairs of
// columns are complex numbers; one of other names is a header. Numbers as Python writes them,
// (1+2j), are complex by themselves. An empty line between rows would be a number that is
// missing, and is an error; at the end it is none.
//
// FILE.csv:NAME,NAME takes these columns of it, by the names of the header or by numbers from 1 on.
//
// A file is read twice: to count the numbers, which says what memory they take, and to read them.

// readCSV reads text. Numbers are read as the form f, whose parts they have where as is set.
func readCSV(r io.ReadSeeker, f Form, as bool, o Options) (*Array, error) {
	head := make([]byte, len(magic))
	if n, _ := io.ReadFull(r, head); string(head[:n]) == magic {
		return nil, errors.New("this is a .npy file: give it a name that ends so")
	}
	l := layout{}
	if err := eachRow(r, l.separator); err != nil {
		return nil, err
	}
	if err := eachRow(r, l.count); err != nil {
		return nil, err
	}
	if err := l.take(o.columns); err != nil {
		return nil, err
	}
	a := &Array{}
	complex, columns := l.titled || l.python, l.columns
	switch {
	case l.rows == 0:
		return nil, errors.New("the file has no numbers")
	case as && complex && !f.Complex:
		return nil, fmt.Errorf("the file has no %s: %s", f.Name, map[bool]string{true: "its first line, re,im, says that they are complex", false: "its numbers are complex"}[l.titled])
	case as:
		complex = f.Complex
	case columns == 2 && !complex:
		real, pairs := f.Of(false), f.Of(true)
		if complex = o.fits(pairs, []int{l.rows}); complex == o.fits(real, []int{l.rows, 2}) {
			return nil, unclear{what: "two columns may be real numbers, or complex ones", forms: [2]Form{real, pairs}, more: ", or begin the file with a line re,im"}
		}
	}
	if complex && !l.python {
		if columns%2 != 0 {
			return nil, fmt.Errorf("complex numbers have two columns each, but there are %d", columns)
		}
		columns /= 2
	}
	a.Form = f.Of(complex)
	if a.Shape = []int{l.rows, columns}; columns <= 1 {
		a.Shape = a.Shape[:1]
	}
	if l.header != "" {
		a.Notes = append(a.Notes, "line "+fmt.Sprint(l.names)+" is a header, and no row of numbers: "+l.header)
	}
	floats := float64(l.rows) * float64(columns) * float64(a.Form.floats())
	if err := o.need(8 * floats); err != nil {
		return nil, err
	}
	a.Limbs = make([]float64, 0, int(floats))
	return a, eachRow(r, l.numbers(a))
}

// A layout is what rows say of a file before their numbers are read.
type layout struct {
	comma         byte // between numbers: a comma, a semicolon or a blank
	rows, columns int
	width         int  // the fields of a row, of which columns may be taken
	first         int  // the line of the first row
	titled        bool // by re,im
	python        bool // numbers as (1+2j)
	all           []string
	place         map[int]int // of the columns that are taken, where these are named; nil takes all
	names         int         // the line of the title or header, or 0
	header        string      // the beginning of a header
}

// take takes the columns of these names of the header, or of these numbers from 1 on, in this order.
func (l *layout) take(columns []string) error {
	if columns == nil || l.rows == 0 {
		return nil
	}
	l.place = map[int]int{}
	for i, name := range columns {
		k := slices.Index(l.all, name)
		if n, err := strconv.Atoi(name); k < 0 && err == nil && n >= 1 && n <= l.columns {
			k = n - 1
		}
		switch _, twice := l.place[k]; {
		case k < 0 && len(l.all) > 0:
			return fmt.Errorf("there is no column %q: there are %.200s, or 1 to %d", name, strings.Join(l.all, ", "), l.columns)
		case k < 0:
			return fmt.Errorf("there is no column %q: there are 1 to %d, and no header with names", name, l.columns)
		case twice:
			return fmt.Errorf("column %q is named twice", name)
		case l.all != nil && l.all[k] == name && slices.Contains(l.all[k+1:], name):
			return fmt.Errorf("columns %d and %d are both named %q: say which by its number, from 1 on", k+1, k+2+slices.Index(l.all[k+1:], name), name)
		}
		l.place[k] = i
	}
	l.columns, l.titled = len(columns), false
	return nil
}

// at says where a field is, with the name of its column where there is a header.
func (l *layout) at(line, n int) string {
	if n <= len(l.all) && l.names > 0 && !l.titled && l.all[n-1] != "" {
		return fmt.Sprintf("line %d, field %d (%.60s)", line, n, l.all[n-1])
	}
	return fmt.Sprintf("line %d, field %d", line, n)
}

// unseparated says which line has no separators.
func (l *layout) unseparated() string {
	if l.names > 0 {
		return fmt.Sprintf("line %d, the header, has no comma or semicolon", l.names)
	}
	return fmt.Sprintf("line %d has no comma or semicolon", l.first)
}

// eachRow calls row for each row of a file, with a function that returns its fields. A row ends
// where its fields do, and does not need to be read to the end.
func eachRow(r io.ReadSeeker, row func(*text) error) error {
	if _, err := r.Seek(0, io.SeekStart); err != nil {
		return err
	}
	t, err := newText(r)
	if err != nil {
		return err
	}
	empty := 0 // the last line that was
	for {
		c, err := t.next()
		for err == nil && (c == ' ' || c == '\t') {
			c, err = t.next()
		}
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil:
			return err
		case c == '\n':
			empty = t.line
			continue
		case c == '#':
			t.skip()
			continue
		case empty > 0:
			return fmt.Errorf("line %d is empty: remove it, or write the number that is missing", empty)
		}
		t.in.UnreadByte()
		t.ended = false
		if err := row(t); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
	}
}

// separator finds what stands between the numbers of the first row, and ends there.
func (l *layout) separator(t *text) error {
	l.comma = ' '
	quoted := false
	for {
		switch c, err := t.next(); {
		case err != nil:
			return err
		case c == '"':
			quoted = !quoted
		case c == '\n', c == '#' && !quoted:
			return io.EOF
		case quoted:
		case c == ';', c == ',' && l.comma == ' ':
			l.comma = c
		}
	}
}

// fields calls field for each of a row, with its number from 1 on.
func (l *layout) fields(t *text, field func(s string, n int) error) error {
	buf := make([]byte, 0, 64)
	for n := 1; ; n++ {
		buf = buf[:0]
		c, err := t.next()
		for err == nil && (c == ' ' || c == '\t') {
			c, err = t.next()
		}
		if err == nil && c == '"' {
			for c, err = t.next(); err == nil && c != '"'; c, err = t.next() {
				if buf = append(buf, c); c == '\n' || len(buf) > longest {
					return fmt.Errorf("line %d, field %d: a quote that does not end", t.line, n)
				}
			}
			if err != nil {
				return fmt.Errorf("line %d, field %d: a quote that does not end", t.line, n)
			}
			c, err = t.next()
		}
		blank := false // behind the field
		for err == nil && c != '\n' && c != '#' && c != l.comma && !(l.comma == ' ' && c == '\t') {
			if blank = c == ' ' || c == '\t'; len(buf) > longest {
				return t.long()
			}
			buf = append(buf, c)
			c, err = t.next()
		}
		if blank {
			buf = []byte(strings.TrimRight(string(buf), " \t"))
		}
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		if c == '#' && err == nil {
			c, err = t.skip()
		}
		ends := err != nil || c == '\n'
		if l.comma == ' ' && ends && len(buf) == 0 { // blanks at the end
			return nil
		}
		if err := field(string(buf), n); err != nil || ends {
			return err
		}
	}
}

// count counts rows and columns.
func (l *layout) count(t *text) error {
	var names []string
	line, n, named, empty := t.line, 0, true, 0
	start := l.rows == 0
	err := l.fields(t, func(s string, at int) error {
		if n = at; start {
			named = named && (s == "" || isName(s))
			l.python = l.python || isPython(s)
			if s == "" {
				empty++
			}
			if named && l.names == 0 {
				l.all = append(l.all, s)
			}
			if len(names) < 8 {
				names = append(names, s)
			} else if n%2 == 1 && s != "re" || n%2 == 0 && s != "im" {
				names[0] = s // no title
			}
		}
		return nil
	})
	switch {
	case err != nil:
		return err
	case start && l.names == 0 && named && empty < n:
		l.names, l.columns = line, n
		if l.titled = title(names) && n%2 == 0; !l.titled {
			l.header = fmt.Sprintf("%.60s", strings.Join(names, ", "))
		}
		return nil
	case n != l.columns && l.names > 0 && l.rows == 0:
		return fmt.Errorf("line %d has %s, where line %d has %d names", line, words.Plural(n, "number"), l.names, l.columns)
	case l.rows > 0 && n != l.columns:
		return fmt.Errorf("line %d has %s, where line %d has %d", line, words.Plural(n, "number"), l.first, l.columns)
	}
	if l.columns, l.width = n, n; l.rows == 0 {
		if l.first = line; l.names == 0 {
			l.all = nil // it is a row of numbers
		}
	}
	l.rows++
	return nil
}

// numbers returns what reads the numbers of each row into a.
func (l *layout) numbers(a *Array) func(*text) error {
	real := a.Form.Of(false)
	return func(t *text) error {
		line, row := t.line, len(a.Limbs)
		if line != l.names && l.place != nil {
			a.Limbs = a.Limbs[:row+cap(a.Limbs)/l.rows]
		}
		return l.fields(t, func(s string, n int) error {
			to, taken := l.place[n-1]
			if line == l.names || l.place != nil && !taken {
				return nil
			}
			parts := []string{s}
			if l.python {
				re, im, ok := python(s)
				if !ok {
					re, im = s, "0"
				}
				parts = []string{re, im}
			}
			for i, s := range parts {
				if s == "" {
					return fmt.Errorf("%s: there is no number: write the one that is missing, or take away what stands between numbers", l.at(line, n))
				}
				s = decimal(s)
				x, err := real.parse(s)
				if err != nil {
					switch {
					case strings.Contains(s, ",") && l.comma == ';':
						err = fmt.Errorf("%w: write decimals with a point", err)
					case strings.ContainsAny(s, ",;") && l.comma == ' ':
						if l.width == 1 {
							separated := max(strings.Count(s, ","), strings.Count(s, ";")) + 1
							return fmt.Errorf("line %d has %d fields, where 1 is expected: %s (a number has no commas within: 1000)", line, separated, l.unseparated())
						}
						err = fmt.Errorf("%w: %s, so that blanks are between fields", err, l.unseparated())
					}
					return fmt.Errorf("%s: %w", l.at(line, n), err)
				}
				real.lost(s, x, a)
				if l.place == nil {
					a.Limbs = append(a.Limbs, x[:real.Limbs]...)
				} else {
					copy(a.Limbs[row+(to*len(parts)+i)*real.Limbs:], x[:real.Limbs])
				}
			}
			return nil
		})
	}
}

// isName reports whether s is a name of a header: it begins as one, and is no number.
func isName(s string) bool {
	first := []rune(s)[0]
	if _, err := Forms[1].parse(s); err == nil {
		return false
	}
	return unicode.IsLetter(first) || first == '_'
}

// isPython reports whether s is a complex number as Python writes it.
func isPython(s string) bool {
	_, _, ok := python(s)
	return ok
}

// python splits a complex number as Python and NumPy write it into its parts: (1.5e+00+2j),
// 1-2j, (1+-2j), 2j; with an i as others do.
func python(s string) (re, im string, ok bool) {
	s = strings.TrimSuffix(strings.TrimPrefix(s, "("), ")")
	if s == "" || s[len(s)-1] != 'j' && s[len(s)-1] != 'i' {
		return "", "", false
	}
	s = s[:len(s)-1]
	k := max(strings.LastIndexByte(s, '+'), strings.LastIndexByte(s, '-'))
	for k > 0 && strings.IndexByte("eEdD", s[k-1]) >= 0 { // the sign of an exponent
		k = max(strings.LastIndexByte(s[:k], '+'), strings.LastIndexByte(s[:k], '-'))
	}
	if re, im = "0", s; k > 0 {
		re, im = strings.TrimSuffix(s[:k], "+"), s[k:]
	}
	number := func(s string) bool {
		_, err := Forms[1].parse(decimal(s))
		return err == nil || errors.Is(err, errRange)
	}
	return re, im, number(re) && number(im)
}

// title reports whether a line is re,im,re,im and so on.
func title(record []string) bool {
	for i, field := range record {
		if field != []string{"re", "im"}[i%2] {
			return false
		}
	}
	return true
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
