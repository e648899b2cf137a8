package report

import (
	"fmt"
	"io"
	"regexp"
	"strings"

	"github.com/jedib0t/go-pretty/v6/text"
)

// Style says how a text is drawn: in how many columns, and whether in colour.
type Style struct {
	Colour bool // for a terminal
	Width  int  // of a line; 0 stands for 80
}

// A Piece is a part of a report as text, which it writes.
type Piece func(w io.Writer, s Style)

// Say returns blocks as a piece, which begins with an empty line.
func Say(blocks []Block) Piece {
	return func(w io.Writer, s Style) { s.write(w, blocks, true) }
}

// Blocks writes what stands alone.
func (s Style) Blocks(w io.Writer, blocks []Block) { s.write(w, blocks, false) }

// write writes blocks with an empty line before each part, and before the first where it follows
// something.
func (s Style) write(w io.Writer, blocks []Block, follows bool) {
	part := func() {
		if follows {
			fmt.Fprintln(w)
		}
		follows = true
	}
	for _, b := range blocks {
		if b.Title != "" {
			part()
			name, more, there := strings.Cut(b.Title, " · ")
			if name = s.bold(name); there {
				name += " · " + more
			}
			s.Line(w, name)
		}
		if b.About != "" {
			s.Paragraph(w, sentence(b.About))
		}
		if b.Table != nil && len(b.Table.Rows) > 0 {
			part()
			s.table(w, b.Table)
		}
		if len(b.Words) > 0 && (b.Table != nil || b.Title == "") {
			part()
		}
		for _, x := range b.Words {
			words := s.marked(x.Text)
			if x.Of != nil {
				words = s.marked(s.bold(strings.Join(x.Of, " "))) + ": " + words
			}
			s.Note(w, words)
		}
	}
}

// table writes a table in the form that fits.
func (s Style) table(w io.Writer, t *Table) {
	l := &layout{room: s.width() - margin, columns: t.Columns, keys: t.keys()}
	if t.headed() {
		var heads []string
		for _, c := range t.Columns {
			heads = append(heads, c.Head)
		}
		if t.Title != "" {
			heads[0] = s.bold(t.Title)
		}
		l.rows = append(l.rows, heads)
	} else {
		l.rows = append(l.rows, nil)
	}
	below := "" // the indent of soft rows: they belong to the one above
	for _, r := range t.Rows {
		var cells []string
		if !r.Soft {
			below = "  "
		}
		for i, cell := range r.Cells {
			if r.Soft && i == 0 {
				cell = below + cell
			}
			if cell = s.marked(cell); r.Soft {
				cell = s.paint(cell, text.Faint)
			}
			cells = append(cells, cell)
		}
		if r.Group != "" {
			below = ""
			cells = []string{s.bold(r.Group)}
		}
		l.rows = append(l.rows, cells)
	}
	l.draw(w, s)
}

// Table writes rows in columns; the first row heads them. Figures, in the columns that are named, line up on the right.
func (s Style) Table(w io.Writer, rows [][]string, figures ...int) {
	t := tableOf("", of(prose, rows[0]...))
	for _, i := range figures {
		t.Columns[i].As = number
	}
	for _, cells := range rows[1:] {
		t.add(cells...)
	}
	s.Blocks(w, t.blocks())
}

// List writes rows without heads.
func (s Style) List(w io.Writer, rows [][]string, figures ...int) {
	columns := 1
	for _, cells := range rows {
		columns = max(columns, len(cells))
	}
	s.Table(w, append([][]string{make([]string, columns)}, rows...), figures...)
}

// bold writes bold letters, and marked in red what is bad news.
func (s Style) bold(x string) string { return s.paint(x, text.Bold) }

func (s Style) marked(x string) string {
	if strings.HasPrefix(x, cross) {
		return s.paint(x, text.FgRed, text.Bold)
	}
	return x
}

func (s Style) paint(x string, c ...text.Color) string {
	if !s.Colour || x == "" {
		return x
	}
	return text.Colors(c).EscapeSeq() + x + text.Reset.EscapeSeq()
}

// width returns the number of columns of a line.
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
