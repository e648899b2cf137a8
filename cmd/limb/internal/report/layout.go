package report

import (
	"fmt"
	"io"
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

// A layout is a table that looks for its form.
type layout struct {
	room    int
	columns []column
	keys    int        // columns that name the rows
	rows    [][]string // the heads first, nil where there are none
}

// draw writes the table as it is, or folded, or turned.
func (t *layout) draw(w io.Writer, s Style) {
	all := t.from(0, len(t.columns))
	if widths := t.fit(all); widths != nil {
		t.write(w, all, widths)
		return
	}
	var folds [][]int // columns of each part
	for at := t.keys; at < len(t.columns); {
		end := at + 1
		for end < len(t.columns) && t.columns[end].With {
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
		part := slices.Concat(t.from(0, t.keys), group)
		if t.fit(part) == nil {
			t.turn(w, s, t.keys)
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

func (t *layout) from(from, to int) (list []int) {
	for c := from; c < to; c++ {
		list = append(list, c)
	}
	return list
}

func (t *layout) right(column int) bool { return t.columns[column].As == number }

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
			if row > 0 && t.right(c) {
				least[i] = max(least[i], width)
			} else {
				least[i] = max(least[i], longest(cell))
			}
		}
		if !t.right(c) {
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
		if t.right(c) {
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
