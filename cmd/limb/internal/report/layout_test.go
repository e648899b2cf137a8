package report

import (
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jedib0t/go-pretty/v6/text"
)

// samplePieces are all texts of the package, but for lines that may be cut.
func samplePieces() map[string]Piece {
	r := sample()
	units := *r.Units
	units.Units = append(units.Units[:len(units.Units):len(units.Units)], Unit{Name: "g70", Type: "binary32", About: "a model", Table5: []UnitAccuracy{
		{Operation: "Add12", Exact: true}, {Operation: "Mul12", Exact: true}, {Operation: "Add22", Log2: -30, IEEE: -31, Worst: []string{"0x1p+00", "0x1p-25"}}, {Operation: "Mul22", Log2: -45},
	}})
	thall := *r.Thall
	thall.Missing, thall.Devices = "only sums and products are measured: no library", r.Devices
	bench := Bench{N: 1 << 20, Runs: 7, Devices: r.Devices}
	search := Search{Vectors: 1 << 18, Rounds: 1000, Missing: "3 functions are left out"}
	escape := Escape{Side: 200, Limit: 1000, Runs: 11, Command: "g++ -O3 -march=native -std=c++17 -ffp-contract=off escape.cpp"}
	for _, where := range []string{"go", "avx512", "by hand"} {
		escape.Rows = append(escape.Rows, EscapeRow{"DF", where, 10, 12.5, 2}, EscapeRow{"DD", where, 20, 22.5, 2})
	}
	for _, name := range Benched {
		bench.Rows = append(bench.Rows, BenchRow{"go", name, 1e6, 2e6, 1}, BenchRow{"opencl:0", name, 1e5, 2e5, 10})
		search.Rows = append(search.Rows, SearchRow{Function: name, Note: "relative to |x| + |y|", Limbs: 2, Log2: -104, Units: 3.75, RMS: 0.125, FoundBy: "climb from cancelling operands",
			Worst: []string{"-0x1.b48bb8b18695ap-23", "0x1.985d67a8e95cep-77", "-0x1.b4e6e291d6449p-23", "0x1.5d995a952210bp-77"}})
	}
	pieces := map[string]Piece{
		"devices": func(w io.Writer, s Style) { Devices(w, s, r.Devices) },
		"bench":   bench.Text, "escape": escape.Text, "search": search.Text, "slices": sampleSlices().Text, "fft": sampleFFT().Text, "mat": sampleMat().Text, "systems": Say(sampleMat().Errors()), "thall": thall.Text,
		"paranoia": units.Text, "operands": units.Operands, "native": r.Native[0].Text, "next": Say((&Report{}).Next()),
	}
	for i, piece := range r.Pieces() {
		if i < 2 || i > 1+len(r.Devices) {
			pieces[fmt.Sprint("report ", i)] = piece
		}
	}
	return pieces
}

// wide lists the lines that are wider than a terminal.
func wide(lines string, width int) (list []string) {
	for line := range strings.Lines(lines) {
		if text.StringWidthWithoutEscSequences(strings.TrimRight(line, "\n")) > width {
			list = append(list, line)
		}
	}
	return list
}

// lost lists the words of one text that another one has more seldom.
func lost(from, to string) (list []string) {
	count := map[string]int{}
	for _, word := range strings.Fields(to) {
		count[word]++
	}
	for _, word := range strings.Fields(from) {
		if count[word]--; count[word] < 0 {
			list = append(list, word)
		}
	}
	return list
}

// grid returns a table of cells below heads.
func grid(right, with []bool, rows [][]string) Piece {
	t := tableOf("", of(prose, rows[0]...))
	for i := range t.Columns {
		if i < len(right) && right[i] {
			t.Columns[i].As = number
		}
		t.Columns[i].With = i < len(with) && with[i]
	}
	for _, cells := range rows[1:] {
		t.add(cells...)
	}
	return func(w io.Writer, s Style) { s.Blocks(w, t.blocks()) }
}

func drawn(piece Piece, s Style) string {
	var b strings.Builder
	piece(&b, s)
	return b.String()
}

// TestWidths: at every width of a terminal all is there, and nothing sticks out.
func TestWidths(t *testing.T) {
	for name, piece := range samplePieces() {
		all := drawn(piece, Style{Width: 10000})
		if name != "next" && len(strings.Fields(all)) == 0 && !strings.HasPrefix(name, "report") {
			t.Errorf("%s writes nothing", name)
		}
		for _, width := range []int{80, 100, 120, 200} {
			got := drawn(piece, Style{Width: width})
			for _, line := range wide(got, width) {
				t.Errorf("%s, %d columns: too wide: %s", name, width, line)
			}
			if words := lost(all, got); words != nil {
				t.Errorf("%s, %d columns: lost %q in\n%s", name, width, words, got)
			}
			coloured := drawn(piece, Style{Width: width, Colour: true})
			if wide(coloured, width) != nil || text.StripEscape(coloured) != got {
				t.Errorf("%s, %d columns: colours change the text", name, width)
			}
		}
	}
	r := sample()
	for i := range r.Devices {
		for _, width := range []int{80, 120, 200} {
			if got := drawn(r.Devices[i].Line, Style{Width: width}); strings.Count(got, "\n") != 1 || wide(got, width) != nil {
				t.Errorf("%d columns: %s", width, got)
			}
		}
	}
}

// TestWidthsNotice is the negative control of TestWidths.
func TestWidthsNotice(t *testing.T) {
	rows := [][]string{{"", "figure"}, {"row", strings.Repeat("9", 90)}}
	got := drawn(func(w io.Writer, s Style) { s.Table(w, rows, 1) }, Style{Width: 80})
	if len(wide(got, 80)) != 1 || lost("row "+rows[1][1], got) != nil {
		t.Errorf("a word of 90 columns is drawn as\n%s", got)
	}
	if words := lost("a b b c", "a b c"); len(words) != 1 || words[0] != "b" {
		t.Errorf("of a b b c and a b c, lost %q", words)
	}
}

// TestTable: which of its forms a table takes.
func TestTable(t *testing.T) {
	rows := [][]string{
		{"", "", "ns", "share", "what it is for"},
		{"one", "first", "1.25", "50 %", "words that go on for a while, more than there is room for"},
		{"two", "second", "12.50", "5 %", "short"},
	}
	with := []bool{3: true}
	for width, want := range map[int]string{
		80: `
  one  first    1.25   50 %  words that go on for a while, more than there is
                             room for
`, 36: `
                  ns  share
  one  first    1.25   50 %
  two  second  12.50    5 %

               what it is for
`, 24: `
  one first
    ns: 1.25
    share: 50 %
    what it is for:
      words that go on
`} {
		got := drawn(grid([]bool{2: true, 3: true}, with, rows), Style{Width: width})
		if !strings.Contains("\n"+got, want) {
			t.Errorf("%d columns:\n%s\nwant in it\n%s", width, got, want)
		}
	}
	if got := drawn(func(w io.Writer, s Style) { s.List(w, [][]string{{"a", "b"}, {"c", "d"}}) }, Style{Width: 4}); got != "  a\n    b\n  c\n    d\n" {
		t.Errorf("a list that has no room: %q", got)
	}
}

// TestTables: random tables lose nothing, and stick out only where a word does.
func TestTables(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	forms := map[string]int{}
	for range 2000 {
		columns, n := 1+r.IntN(12), 1+r.IntN(5)
		right, with := make([]bool, columns), make([]bool, columns)
		rows := make([][]string, n)
		for c := range columns {
			right[c], with[c] = c > 0 && r.IntN(2) == 0, r.IntN(4) == 0
		}
		for i := range rows {
			for c := range columns {
				words := []string{}
				for range r.IntN(2) + r.IntN(2)*r.IntN(8)*(1-i%2) {
					words = append(words, strings.Repeat(string(rune('a'+r.IntN(26))), 1+r.IntN(9)))
				}
				if right[c] && i > 0 {
					words = words[:min(1, len(words))]
				}
				if c == 0 {
					words = append(words, fmt.Sprint("row", i))
				}
				rows[i] = append(rows[i], strings.Join(words, " "))
			}
		}
		width := 40 + r.IntN(80)
		got := drawn(grid(right, with, rows), Style{Width: width})
		if lines := wide(got, width); lines != nil {
			t.Fatalf("%d columns: %q in\n%s", width, lines, got)
		}
		var cells []string
		for _, row := range rows[1:] {
			cells = append(cells, row...)
		}
		if words := lost(strings.Join(cells, " "), got); words != nil {
			t.Fatalf("%d columns: lost %q in\n%s", width, words, got)
		}
		switch {
		case strings.Contains(got, "\n\n"):
			forms["folded"]++
		case strings.Contains(got, ": "):
			forms["turned"]++
		default:
			forms["plain"]++
		}
	}
	if forms["folded"] < 100 || forms["plain"] < 100 {
		t.Errorf("the tables have few forms: %v", forms)
	}
}
