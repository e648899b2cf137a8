package house

import (
	"fmt"
	"go/format"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

const root = "../../.."

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
		if err != nil || !strings.HasSuffix(name, ".go") || strings.HasPrefix(name, "internal/check/house/") {
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

// texts returns the texts for people, README.md and its like and docs, by their names.
func texts(t *testing.T) map[string]string {
	names, err := filepath.Glob(filepath.Join(root, "docs/*.md"))
	if err != nil || len(names) < 3 {
		t.Fatalf("docs has %v, %v", names, err)
	}
	list := map[string]string{}
	for _, name := range []string{"README.md", "CONTRIBUTING.md", "CHANGELOG.md"} {
		list[name] = read(t, name)
	}
	for _, name := range names {
		name = "docs/" + filepath.Base(name)
		list[name] = read(t, name)
	}
	return list
}

// TestGo: the Go of the texts is compiled and its output checked. A whole program is run,
// and prints the block after it; other Go is part of an Example test, or of the programs
// that the tests of the compiler run, line by line.
func TestGo(t *testing.T) {
	testenv.Long(t, "builds the programs of the texts")
	source := ""
	for _, name := range []string{
		"example_test.go", "vec/example_test.go", "device/example_test.go", "fft/example_test.go", "mat/example_test.go", "mat/matdevice/example_test.go", "lattice/example_test.go", "integrate/example_test.go", "ode/example_test.go", "sdp/example_test.go", "kernel/example_groups_test.go", "kernel/example_functions_test.go", "kernel/example_halves_test.go", "kernel/example_own_test.go", "kernel/example_sizes_test.go", "kernel/example_structs_test.go",
		"internal/compiler/frontend/programs/programs.go", "internal/compiler/frontend/programs/faults.go",
	} {
		source += trimmed(read(t, name))
	}
	programs, parts := 0, 0
	for name, text := range texts(t) {
		blocks := strings.Split(text, "```")
		for i, b := range blocks {
			b, ok := strings.CutPrefix(b, "go\n")
			switch {
			case !ok || i%2 == 0:
			case strings.HasPrefix(b, "package main\n") && i+2 < len(blocks):
				programs++
				if want, got := strings.TrimPrefix(blocks[i+2], "\n"), output(t, b); got != want {
					t.Errorf("this program in %s prints\n%s and should print\n%s\n%s", name, got, want, b)
				}
			default:
				parts++
				if !strings.Contains(source, trimmed(b)) {
					t.Errorf("this part of %s is in no example_test.go:\n%s", name, b)
				}
			}
		}
	}
	if programs < 3 || parts < 3 {
		t.Errorf("%d programs and %d parts, want more", programs, parts)
	}
}

// output runs a program and returns what it prints.
func output(t *testing.T, program string) string {
	file := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(file, []byte(program), 0o644); err != nil {
		t.Fatal(err)
	}
	formatted, err := format.Source([]byte(program))
	if err != nil || string(formatted) != program {
		t.Errorf("not as gofmt has it, %v:\n%s", err, program)
	}
	cmd := exec.Command("go", "run", file)
	cmd.Dir = root
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Errorf("%v", err)
	}
	return string(out)
}

// link is one to a file of the repository, outside code.
var (
	link = regexp.MustCompile(`\]\(([^)#:]+)(?:#[^)]*)?\)`)
	code = regexp.MustCompile("(?s)```.*?```|`[^`\n]*`")
)

// TestLinks: what the texts link to is there.
func TestLinks(t *testing.T) {
	links := 0
	for name, text := range texts(t) {
		text = code.ReplaceAllString(text, "")
		for _, m := range link.FindAllStringSubmatch(text, -1) {
			links++
			if _, err := os.Stat(filepath.Join(root, filepath.Dir(name), m[1])); err != nil {
				t.Errorf("%s links to %s: %v", name, m[1], err)
			}
		}
	}
	if links < 20 {
		t.Errorf("%d links, want more", links)
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
