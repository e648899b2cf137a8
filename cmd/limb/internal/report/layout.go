package report

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
)

// How text fits into the width of a terminal. A paragraph is wrapped at words. A
// table that is too wide has its long texts wrapped in their columns, then it is
// folded: the columns that name the rows stand again before those that did not fit.
// Where a row has no room even so, it is turned: each cell gets a line, after its head.
// A word is never cut.

const (
	margin    = 2   // to the left of tables and paragraphs
	gap       = 2   // between columns
	narrow    = 20  // the width from which on a text is wrapped in its column
	paragraph = 120 // the longest line of one
)

func (s Style) width() int {
	if s.Width == 0 {
		return 80
	}
	return s.Width
}

// Paragraph writes a text behind a margin.
func (s Style) Paragraph(w io.Writer, words string) { s.wrap(w, words, "  ", "  ") }

// Note writes a text behind a margin, its further lines two columns further to the
// right. Line ends of the text stay.
func (s Style) Note(w io.Writer, words string) { s.wrap(w, words, "  ", "    ") }

// Line writes a text from the first column on, such as the title of a report.
func (s Style) Line(w io.Writer, words string) { s.wrap(w, words, "", "  ") }

// Prose returns a text with its paragraphs wrapped anew; lines that begin with a space
// stay.
func (s Style) Prose(words string) string {
	var lines []string
	flows := false // whether the last line goes on
	for line := range strings.Lines(words) {
		line = strings.TrimRight(line, " \n")
		prose := line != "" && line[0] != ' '
		if prose && flows {
			lines[len(lines)-1] += " " + line
		} else {
			lines = append(lines, line)
		}
		flows = prose
	}
	for i, line := range lines {
		if line != "" && line[0] != ' ' {
			lines[i] = wrapped(line, min(s.width(), paragraph))
		}
	}
	return strings.Join(lines, "\n")
}

func (s Style) wrap(w io.Writer, words, first, further string) {
	for line := range strings.Lines(words) {
		line = strings.TrimRight(line, " \n")
		own := line[:len(line)-len(strings.TrimLeft(line, " "))]
		for part := range strings.Lines(wrapped(line[len(own):], min(s.width(), paragraph)-len(further)-len(own))) {
			fmt.Fprint(w, strings.TrimRight(first+own+part, " \n"), "\n")
			first = further
		}
		if line == "" {
			fmt.Fprintln(w)
		}
		first = further
	}
}

// wrapped breaks a text at words; one that is longer than a line is left whole.
func wrapped(line string, width int) string {
	return padding.ReplaceAllString(text.WrapSoft(line, max(width, longest(line))), "$1")
}

// padding is what WrapSoft fills lines with, in front of the end of a colour.
var padding = regexp.MustCompile(`(?m) +((?:\x1b\[0m)*)$`)

// longest returns the width of the longest word.
func longest(line string) (width int) {
	for _, word := range strings.Fields(line) {
		width = max(width, text.StringWidthWithoutEscSequences(word))
	}
	return width
}

// Table writes rows in columns, behind a margin and without lines. The first row heads
// the columns; the first cells of the others, below heads that are empty, name the rows.
// Columns of figures line up on the right.
func (s Style) Table(w io.Writer, right []bool, rows [][]string) { s.table(w, right, nil, rows) }

// List writes rows without heads.
func (s Style) List(w io.Writer, right []bool, rows [][]string) {
	s.table(w, right, nil, append([][]string{nil}, rows...))
}

// table is Table, where the columns of with stand beside the ones before them, also
// where the table is folded. The first row is nil where there are no heads.
func (s Style) table(w io.Writer, right, with []bool, rows [][]string) {
	if len(rows) == 0 || rows[0] == nil && len(rows) == 1 {
		return
	}
	t := &layout{room: s.width() - margin, rows: rows, right: right}
	for _, row := range rows {
		t.columns = max(t.columns, len(row))
	}
	all := t.from(0, t.columns)
	if widths := t.fit(all); widths != nil {
		t.write(w, all, widths)
		return
	}
	keys := 1
	for keys < min(t.columns-1, len(rows[0])) && (has(with, keys) || rows[0][keys] == "" && !has(right, keys)) {
		keys++
	}
	var folds [][]int // columns of each part
	for at := keys; at < t.columns; {
		end := at + 1
		for end < t.columns && has(with, end) {
			end++
		}
		group := t.from(at, end)
		at = end
		if len(folds) > 0 {
			if longer := slices.Concat(folds[len(folds)-1], group); t.fit(longer) != nil {
				folds[len(folds)-1] = longer
				continue
			}
		}
		part := slices.Concat(t.from(0, keys), group)
		if t.fit(part) == nil {
			t.turn(w, s, keys)
			return
		}
		folds = append(folds, part)
	}
	for i, part := range folds {
		if i > 0 {
			fmt.Fprintln(w)
		}
		t.write(w, part, t.fit(part))
	}
}

func has(list []bool, i int) bool { return i < len(list) && list[i] }

// A layout is a table that looks for its form.
type layout struct {
	room, columns int
	rows          [][]string
	right         []bool
}

func (t *layout) from(from, to int) (list []int) {
	for c := from; c < to; c++ {
		list = append(list, c)
	}
	return list
}

// cell returns a cell, "" where the row is shorter.
func (t *layout) cell(row, column int) string {
	if r := t.rows[row]; column < len(r) {
		return r[column]
	}
	return ""
}

// fit returns the widths with which some columns have room, nil if there are none. Where
// they lack room, heads are wrapped, and then the widest texts.
func (t *layout) fit(columns []int) []int {
	widths, least := make([]int, len(columns)), make([]int, len(columns))
	room := t.room + gap
	for i, c := range columns {
		for row := range t.rows {
			cell := t.cell(row, c)
			width := text.StringWidthWithoutEscSequences(cell)
			widths[i] = max(widths[i], width)
			if row > 0 && has(t.right, c) {
				least[i] = max(least[i], width)
			} else {
				least[i] = max(least[i], longest(cell))
			}
		}
		if !has(t.right, c) {
			least[i] = max(least[i], min(widths[i], narrow))
		}
		room -= widths[i] + gap
	}
	for ; room < 0; room++ {
		at, most := -1, 0
		for i, width := range widths {
			if width > least[i] && width >= most {
				at, most = i, width
			}
		}
		if at < 0 {
			return nil
		}
		widths[at]--
	}
	return widths
}

// write writes some columns.
func (t *layout) write(w io.Writer, columns, widths []int) {
	out := table.NewWriter()
	style := table.StyleDefault
	style.Box = table.BoxStyle{PaddingRight: strings.Repeat(" ", gap)}
	style.Options = table.OptionsNoBordersAndSeparators
	out.SetStyle(style)
	out.SuppressTrailingSpaces()
	var configs []table.ColumnConfig
	for i, c := range columns {
		config := table.ColumnConfig{Number: i + 1, Align: text.AlignLeft, WidthMax: widths[i], WidthMaxEnforcer: wrapped}
		if has(t.right, c) {
			config.Align = text.AlignRight
		}
		configs = append(configs, config)
	}
	out.SetColumnConfigs(configs)
	for row := range t.rows {
		if t.rows[row] == nil {
			continue
		}
		var cells table.Row
		for _, c := range columns {
			if c < len(t.rows[row]) {
				cells = append(cells, t.cell(row, c))
			}
		}
		out.AppendRow(cells)
	}
	for line := range strings.Lines(out.Render()) {
		fmt.Fprint(w, strings.TrimRight(strings.Repeat(" ", margin)+line, " \n"), "\n")
	}
}

// turn writes each row as a line for its keys, and one for each other cell.
func (t *layout) turn(w io.Writer, s Style, keys int) {
	for row := range t.rows {
		if row == 0 {
			continue
		}
		s.Paragraph(w, strings.Join(slices.DeleteFunc(slices.Clone(t.rows[row][:min(keys, len(t.rows[row]))]), func(x string) bool { return x == "" }), " "))
		for c := keys; c < len(t.rows[row]); c++ {
			if cell := t.cell(row, c); cell != "" {
				head := t.cell(0, c)
				if head != "" {
					head += ": "
				}
				s.wrap(w, head+cell, "    ", "      ")
			}
		}
	}
}
