package house

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

const root = "../.."

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// A key names a work: [Knu97], [ZA25].
var (
	key   = regexp.MustCompile(`\[[A-Z][A-Za-z]*[0-9]{2}\]`)
	entry = regexp.MustCompile(`(?m)^- \*\*(\[[A-Z][A-Za-z]*[0-9]{2}\])\*\* `)
)

// entries returns the keys that the bibliography defines.
func entries(bibliography string) map[string]bool {
	keys := map[string]bool{}
	for _, m := range entry.FindAllStringSubmatch(bibliography, -1) {
		keys[m[1]] = true
	}
	return keys
}

// unresolved returns the keys in the comments of a Go file that are not
// defined, each with its position.
func unresolved(name string, src any, defined map[string]bool) ([]string, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, src, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	var bad []string
	for _, group := range file.Comments {
		for _, c := range group.List {
			for _, k := range key.FindAllString(c.Text, -1) {
				if !defined[k] {
					bad = append(bad, fmt.Sprintf("%s: %s", fset.Position(c.Pos()), k))
				}
			}
		}
	}
	return bad, nil
}

func TestKeys(t *testing.T) {
	defined := entries(read(t, "docs/bibliography.md"))
	files := 0
	err := fs.WalkDir(os.DirFS(root), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".go") || strings.HasPrefix(name, "internal/house/") {
			return err
		}
		files++
		bad, err := unresolved(filepath.Join(root, name), nil, defined)
		for _, b := range bad {
			t.Errorf("%s is not in docs/bibliography.md", b)
		}
		return err
	})
	if err != nil || files < 10 {
		t.Fatalf("read %d Go files: %v", files, err)
	}

	planted := "package p\n\n// Error: exact ([Knu97], [Nob99]).\nfunc f()\n"
	if bad, _ := unresolved("planted.go", planted, defined); len(bad) != 1 || bad[0] != "planted.go:3:1: [Nob99]" {
		t.Errorf("of [Knu97] and [Nob99], %v are not defined, want [Nob99] alone", bad)
	}
}

// TestReadme: the Go of the README is part of an Example test, line by line, so
// that it is compiled and its output checked.
func TestReadme(t *testing.T) {
	source := trimmed(read(t, "example_test.go") + read(t, "vec/example_test.go") + read(t, "device/example_test.go") + read(t, "fft/example_test.go"))
	blocks := strings.Split(read(t, "README.md"), "```go\n")[1:]
	if len(blocks) == 0 {
		t.Error("README.md has no Go")
	}
	for _, b := range blocks {
		b, _, _ = strings.Cut(b, "```")
		if !strings.Contains(source, trimmed(b)) {
			t.Errorf("this part of README.md is in no example_test.go:\n%s", b)
		}
	}
}

// trimmed returns text without the indentation of its lines.
func trimmed(text string) string {
	var lines []string
	for line := range strings.Lines(text) {
		lines = append(lines, strings.TrimSpace(line))
	}
	return strings.Join(lines, "\n")
}
