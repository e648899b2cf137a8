package report

import (
	"slices"
	"strings"

	"github.com/limbfp/limb/cmd/limb/internal/words"
)

// # What is reported, as data
//
// A report is a list of blocks, and so is each of its parts: words, tables and charts. They are
// drawn in one place each: text in text.go and layout.go, the page in html.go and chart.go, and
// JSON in report.go, from the data itself. A cell or a text that begins with ✗ is bad news, which
// is red.

// Chapter is a part of a report, with an entry in the contents of the page.
type Chapter struct {
	ID     string
	Title  string
	About  string // what its figures are
	Blocks []Block
}

// Heading is the chapter as blocks: its title, and those that it has.
func (s Chapter) Heading() []Block {
	if len(s.Blocks) == 0 {
		return nil
	}
	return append([]Block{{Title: s.Title, About: s.About}}, s.Blocks...)
}

// Block is what stands together, in this order. What is empty is left out.
type Block struct {
	Title  string // in bold letters, or what is before its first " · "
	About  string
	Fold   string  // the page shows this instead, until a reader unfolds the block
	Charts []Chart // on the page
	Table  *Table
	Words  []Words
	Once   bool // the page says once what several devices say: rows and words are named after these
}

// Words are a paragraph, and what they are about.
type Words struct {
	Of   []string // as a device and its type
	Text string
	Soft bool // smaller than what is beside it: how to read figures
}

// Table is rows below the heads of columns. Those columns that have no heads, and follow the first,
// name the rows together with it.
type Table struct {
	Title   string // what it holds
	Columns []column
	Rows    []Row
}

// column says how the cells of a column are drawn.
type column struct {
	Head string
	As   kind
	With bool // beside the column before it, also where a table is folded
}

type kind int

const (
	number kind = iota
	prose
	code // operands
	note // longer than other prose, below no head
)

// Row is the cells of a row.
type Row struct {
	Cells []string
	Soft  bool   // beside the matter: the paper's figures, other units
	Group string // instead of cells: what the rows below are
}

// of returns columns of a kind.
func of(as kind, heads ...string) (list []column) {
	for _, head := range heads {
		list = append(list, column{Head: head, As: as})
	}
	return list
}

// beside returns columns that stand beside the one before them.
func beside(as kind, heads ...string) []column {
	list := of(as, heads...)
	for i := range list {
		list[i].With = true
	}
	return list
}

// tableOf returns a table of these columns.
func tableOf(title string, columns ...[]column) *Table {
	return &Table{Title: title, Columns: slices.Concat(columns...)}
}

// add adds a row.
func (t *Table) add(cells ...string) { t.Rows = append(t.Rows, Row{Cells: cells}) }

// blocks returns the table as a block, none where it has no rows.
func (t *Table) blocks() []Block { return t.folded("") }

// folded is blocks, for the page below these words.
func (t *Table) folded(words string) []Block {
	if len(t.Rows) == 0 {
		return nil
	}
	return []Block{{Table: t, Fold: words}}
}

// keys returns how many columns name the rows.
func (t *Table) keys() int {
	n := 1
	for n < len(t.Columns)-1 && t.headed() && (t.Columns[n].With || t.Columns[n].Head == "" && t.Columns[n].As != number) {
		n++
	}
	return n
}

// headed reports whether a column has a head.
func (t *Table) headed() bool {
	return t.Title != "" || slices.ContainsFunc(t.Columns, func(c column) bool { return c.Head != "" })
}

// said returns a block of paragraphs, none for no texts.
func said(texts ...string) []Block {
	var list []Words
	for _, text := range texts {
		if text != "" {
			list = append(list, Words{Text: text, Soft: !strings.HasPrefix(text, cross)})
		}
	}
	if list == nil {
		return nil
	}
	return []Block{{Words: list}}
}

// cross begins what is bad news.
const cross = "✗ "

// judged marks x as bad news where it is not ok.
func judged(x string, ok bool) string {
	if ok || x == "" {
		return x
	}
	return cross + x
}

// once returns names for rows that say something of a device, and perhaps of a type of it: where
// several say the same, the first is named after all of them, and the others have no name. Devices
// is how many there are.
func once(names [][]string, says []string, devices int) []string {
	list := make([]string, len(names))
	for i, what := range says {
		if slices.Contains(says[:i], what) {
			continue
		}
		var who []string
		types := map[string]string{}
		for k := i; k < len(says); k++ {
			if device, typ := names[k][0], strings.Join(names[k][1:], " "); says[k] != what {
				continue
			} else if slices.Contains(who, device) {
				types[device] = "" // of all its types
			} else {
				who, types[device] = append(who, device), typ
			}
		}
		everywhere := len(who) > 1 && len(who) == devices
		for k, device := range who {
			everywhere = everywhere && types[device] == types[names[i][0]]
			who[k] = strings.TrimSpace(device + " " + types[device])
		}
		if list[i] = strings.Join(who, ", "); everywhere {
			list[i] = strings.TrimSpace(allDevices + " " + types[names[i][0]])
		}
	}
	return list
}

const allDevices = "all devices"

var plural = words.Plural

// listed joins names, the last one by words of its own.
func listed(names []string, between, last string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:len(names)-1], between) + last + names[len(names)-1]
}

// sentence begins x with a capital letter and ends it with a stop.
func sentence(x string) string { return strings.ToUpper(x[:1]) + x[1:] + "." }
