package report

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files")

// golden compares got with a file of testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	gotLines, wantLines := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range max(len(gotLines), len(wantLines)) {
		if g, w := at(gotLines, i), at(wantLines, i); g != w {
			t.Fatalf("%s:%d:\n got %q\nwant %q\n(go test ./cmd/limb/internal/report -update writes the file)", path, i+1, g, w)
		}
	}
}

func at(lines []string, i int) string {
	if i < len(lines) {
		return lines[i]
	}
	return "(no line)"
}

func TestText(t *testing.T) {
	var b bytes.Buffer
	sample().Text(&b, Style{})
	golden(t, "report.txt", b.String())
	if strings.Contains(b.String(), "\x1b") {
		t.Error("escape sequences in plain text")
	}
	var coloured bytes.Buffer
	sample().Text(&coloured, Style{Colour: true})
	if !strings.Contains(coloured.String(), "\x1b[31;1m✗ refused\x1b[0m") {
		t.Error("what is wrong is not red on a terminal")
	}
}

func TestJSON(t *testing.T) {
	var b bytes.Buffer
	if err := WriteJSON(&b, sample()); err != nil {
		t.Fatal(err)
	}
	golden(t, "report.json", b.String())
	var tree any
	if err := json.Unmarshal(b.Bytes(), &tree); err != nil {
		t.Fatal(err)
	}
	golden(t, "keys.txt", strings.Join(keys("", tree), "\n")+"\n")
}

// keys lists the paths of a JSON tree, each once, in order of the alphabet.
func keys(path string, tree any) []string {
	found := map[string]bool{}
	var walk func(path string, tree any)
	walk = func(path string, tree any) {
		switch x := tree.(type) {
		case map[string]any:
			for k, v := range x {
				walk(path+"."+k, v)
			}
		case []any:
			for _, v := range x {
				walk(path+"[]", v)
			}
		default:
			found[strings.TrimPrefix(path, ".")] = true
		}
	}
	walk(path, tree)
	var list []string
	for k := range found {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}
