package report

import (
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"
)

// TestPaper compares the figures with the tables as they stand in the text of
// the paper, testdata/dgd06.txt: decimal commas, "Mull" for Mul.
func TestPaper(t *testing.T) {
	text, err := os.ReadFile("testdata/dgd06.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, fault := range compare(DGD06, string(text)) {
		t.Error(fault)
	}

	wrong := DGD06 // the negative control
	wrong.GPU = Column{}
	for op, figures := range DGD06.GPU {
		wrong.GPU[op] = figures
	}
	wrong.GPU["Add"], wrong.GPU["Mul"] = wrong.GPU["Mul"], wrong.GPU["Add"]
	if compare(wrong, string(text)) == nil {
		t.Error("swapped columns are not noticed")
	}
}

// compare lists where p differs from the text of the tables.
func compare(p Paper, text string) []string {
	var faults []string
	times := map[string]Column{"Table 3": p.GPU, "Table 4": p.CPU}
	var table string
	var ops []string
	checked := 0
	check := func(op string, i int, want string) {
		column := times[table]
		if table == "Table 5" {
			column = p.Accuracy
		}
		x, err := strconv.ParseFloat(strings.ReplaceAll(want, ",", "."), 64)
		if want == "(exact)" {
			x, err = math.Inf(-1), nil
		}
		if err != nil || i >= len(column[op]) || float64(column[op][i]) != x {
			faults = append(faults, fmt.Sprintf("%s, %s: %v, the paper has %s in place %d", table, op, column[op], want, i))
		}
		checked++
	}
	row := 0
	for line := range strings.Lines(text) {
		words := strings.Fields(strings.ReplaceAll(line, "Mull", "Mul"))
		switch {
		case words[0] == "Table":
			table = strings.TrimSpace(line)
		case words[0] == "Size":
			ops, row = words[1:], 0
		case words[0] == "Operation":
		case table == "Table 5":
			check(words[0], 0, words[1])
		default:
			if words[0] != strconv.Itoa(Sizes[row]) {
				faults = append(faults, fmt.Sprintf("%s: size %s, want %d", table, words[0], Sizes[row]))
			}
			for i, op := range ops {
				check(op, row, words[i+1])
			}
			row++
		}
	}
	if checked != 2*5*7+4 {
		faults = append(faults, fmt.Sprintf("%d figures in the text", checked))
	}
	return faults
}
