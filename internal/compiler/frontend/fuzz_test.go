package frontend

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// located is an error with its position. The column is missing where a comment //line
// leaves it out.
var located = regexp.MustCompile(`(?s)^[^\n]*:\d+(:\d+)?: .`)

// unlocated returns the errors in err without a position.
func unlocated(err error) (list []error) {
	switch e := err.(type) {
	case nil:
	case interface{ Unwrap() []error }:
		for _, err := range e.Unwrap() {
			list = append(list, unlocated(err)...)
		}
	default:
		if !located.MatchString(err.Error()) {
			list = append(list, err)
		}
	}
	return list
}

// FuzzLoad: any text is compiled, or refused with positions; nothing panics. Packages
// other than math are left out, since go/build looks for them on the disk.
func FuzzLoad(f *testing.F) {
	for _, c := range compiled {
		f.Add("package limb\n" + c.src + "\n")
	}
	for _, c := range rejected {
		f.Add("package limb\n" + c.src + "\n")
	}
	f.Add("\x00")
	dir := f.TempDir()
	for name, text := range map[string]string{"go.mod": module, "a.go": prologue} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			f.Fatal(err)
		}
	}
	name := filepath.Join(dir, "b.go")
	f.Fuzz(func(t *testing.T, text string) {
		file, _ := parser.ParseFile(token.NewFileSet(), "", text, parser.ImportsOnly)
		if file != nil {
			for _, s := range file.Imports {
				if s.Path.Value != `"math"` {
					t.Skip("another package")
				}
			}
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		_, err := Load(dir)
		for _, err := range unlocated(err) {
			t.Errorf("an error without its position: %v", err)
		}
	})
}
