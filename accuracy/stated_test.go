package accuracy

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// beyond returns the lines of a table whose worst error is above what the doc comment of the function states. Those of
// complex numbers state one error for each part and are measured whole: other tests judge them.
func beyond(table map[string]string, all map[string]contract) map[string]string {
	list := map[string]string{}
	for label, line := range table {
		op, note, _ := strings.Cut(label, " ")
		if strings.HasPrefix(op, "C") {
			continue
		}
		k, stated := contractOf(op, all).bound(strings.ReplaceAll(note, "-", " "))
		if worst := second(entry(line)); stated && worst > k {
			list[op] = line
		}
	}
	return list
}

// TestStated: what the table has found is within what is stated, but for the errors that the changelog names as known;
// and these are there.
func TestStated(t *testing.T) {
	text, err := os.ReadFile(ulpsFile)
	if err != nil {
		t.Fatal(err)
	}
	changes, err := os.ReadFile("../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(changes), "### Known errors\n")
	section, _, _ = strings.Cut(section, "\n#")
	known := map[string]bool{}
	for _, name := range regexp.MustCompile("`([A-Z]+\\.\\w+)`").FindAllStringSubmatch(section, -1) {
		known[name[1]] = true
	}
	table, all := lines(string(text)), contracts()
	list := beyond(table, all)
	for op, line := range list {
		if !known[op] {
			t.Errorf("the doc comment of %s states less than accuracy/ulps.txt has, and no known error in CHANGELOG.md names it: %s", op, line)
		}
	}
	for op := range known {
		if list[op] == "" {
			t.Errorf("CHANGELOG.md names an error of %s that accuracy/ulps.txt has not", op)
		}
	}

	table["DF.Exp"] = strings.Replace(table["DF.Exp"], "DF.Exp ", "DF.Exp 77 ", 1) // a worst error of 77u²
	if planted := beyond(table, all); planted["DF.Exp"] == "" || len(planted) != len(list)+1 {
		t.Errorf("a planted error of 77u² gives %d lines more", len(planted)-len(list))
	}
}
