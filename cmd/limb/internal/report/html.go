package report

import (
	"cmp"
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

//go:embed page.html
var pageText string

var page = template.Must(template.New("page").Funcs(template.FuncMap{"sentence": sentence}).Parse(pageText))

// HTML writes the report as one page that refers to nothing outside itself and
// needs no script. What the report lacks is left out of the page.
func (r *Report) HTML(w io.Writer) error {
	devices := len(r.present())
	pages := func(in string, blocks []Block) (list []pageBlock) {
		for _, b := range blocks {
			list = append(list, pageBlock{b, in, devices})
		}
		return list
	}
	type part struct {
		Chapter
		Blocks []pageBlock
	}
	data := struct {
		Facts    []string
		Load     string
		Headline string
		OK       bool
		Devices  []deviceLine
		Summary  []pageBlock
		Sections []part
	}{Facts: r.facts(), Devices: r.deviceLines()}
	data.Headline, data.OK = r.headline()
	if s := r.Summary; s != nil {
		data.Load, data.Summary = s.Load, pages("The types, and their speeds", s.page())
	}
	for _, s := range r.chapters() {
		if len(s.Blocks) > 0 {
			data.Sections = append(data.Sections, part{s, pages(s.Title, s.Blocks)})
		}
	}
	if err := page.Execute(w, data); err != nil {
		return fmt.Errorf("writing the page: %w", err)
	}
	return nil
}

// facts are when and where the report was made.
func (r *Report) facts() []string {
	var facts []string
	if t, err := time.Parse(time.RFC3339, r.Date); err == nil {
		facts = append(facts, t.UTC().Format("2006-01-02 15:04 UTC"))
	}
	cores := plural(r.System.CPUs, "core")
	if r.System.CPU != "" {
		cores = r.System.CPU + ", " + cores
	}
	return append(facts, cores, r.System.OS+"/"+r.System.Arch, r.System.Go, "limb "+r.Limb)
}

// pageBlock is a block, the title of what it is in, and how many devices there are.
type pageBlock struct {
	Block
	in      string
	devices int
}

// Label is what its table is, for those who cannot see what is around it.
func (b pageBlock) Label() string {
	return b.in + ": " + cmp.Or(b.Table.Title, b.Title, b.Fold, b.Table.Columns[0].Head)
}

// Key is how the lines of its charts are drawn, where there are several.
func (b pageBlock) Key() []stroke { return keyOf(b.Charts) }

// Grid is its table with one column of names.
func (b pageBlock) Grid() *Table {
	keys := b.Table.keys()
	t := &Table{Columns: append([]column{b.Table.Columns[0]}, b.Table.Columns[keys:]...)}
	for i, c := range t.Columns {
		if utf8.RuneCountInString(c.Head) <= 10 { // short ones in one line
			t.Columns[i].Head = strings.ReplaceAll(c.Head, " ", "\u00a0")
		}
	}
	var names [][]string
	var says []string
	group := ""
	for i, r := range b.Table.Rows {
		if r.Group != "" {
			group = r.Group
			r.Cells = []string{group}
		}
		keys := min(keys, len(r.Cells))
		what := group + strings.Join(r.Cells[keys:], "\x00")
		if r.Soft || r.Group != "" || !b.Once {
			what = strconv.Itoa(i) // no other row is like it
		}
		names, says = append(names, r.Cells[:keys]), append(says, what)
	}
	for i, name := range once(names, says, b.devices) {
		r := b.Table.Rows[i]
		if r.Group == "" {
			r.Cells = append([]string{name}, r.Cells[len(names[i]):]...)
		}
		if name != "" {
			t.Rows = append(t.Rows, r)
		}
	}
	return t
}

// Said returns the words of a block, for the template.
func (b pageBlock) Said() (list []Words) {
	var names [][]string
	var says []string
	for i, x := range b.Words {
		what := x.Text
		if !b.Once {
			what = strconv.Itoa(i)
		}
		names, says = append(names, append(x.Of, "")), append(says, what)
	}
	for i, name := range once(names, says, b.devices) {
		x := b.Words[i]
		if x.Of != nil {
			x.Of = []string{name}
		}
		if name != "" || x.Of == nil {
			list = append(list, x)
		}
	}
	return list
}

// Class is how the words are drawn.
func (x Words) Class() string {
	switch {
	case strings.HasPrefix(x.Text, cross):
		return "bad"
	case x.Soft:
		return "soft"
	}
	return ""
}

// Class is how a cell, or where it is empty the head, of a column is drawn.
func (t *Table) Class(column int, cell string) string {
	if column == 0 || column >= len(t.Columns) {
		return ""
	}
	class := []string{"", "words", "code", "words note"}[t.Columns[column].As]
	if strings.HasPrefix(cell, cross) {
		class += " bad"
	}
	return strings.TrimSpace(class)
}
