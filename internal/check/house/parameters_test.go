package house

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// mostParameters is how many parameters a function, a method, a literal or a type of functions has
// at most: who calls one with more does not see which is which. A struct has names for them, and
// kernels take structs of slices and integers too.
const mostParameters = 8

// tooMany lists the functions of a file with more, by their names, with how many each has.
func tooMany(name string, text []byte) (map[string]int, error) {
	f, err := parser.ParseFile(token.NewFileSet(), name, text, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	found := map[string]int{}
	for _, d := range f.Decls {
		at := "var"
		if f, ok := d.(*ast.FuncDecl); ok {
			at = f.Name.Name
		}
		ast.Inspect(d, func(n ast.Node) bool {
			if s, ok := n.(*ast.TypeSpec); ok {
				at = s.Name.Name
			}
			if f, ok := n.(*ast.FuncType); ok && f.Params.NumFields() > mostParameters {
				found[at] = max(found[at], f.Params.NumFields())
			}
			return true
		})
	}
	return found, nil
}

// TestParameters counts the parameters of all functions that are written by hand. Those of
// testdata/parameters.txt have more: functions of drivers and fuzzers, whose lists are not ours,
// and others as yet. No other one may, none of them may get more, and one that has no more than
// eight leaves the list.
func TestParameters(t *testing.T) {
	text, err := os.ReadFile("testdata/parameters.txt")
	if err != nil {
		t.Fatal(err)
	}
	allowed := map[string]int{}
	for line := range strings.Lines(string(text)) {
		var where string
		var n int
		if _, err := fmt.Sscan(line, &n, &where); err != nil {
			t.Fatalf("testdata/parameters.txt: %q: %v", line, err)
		}
		allowed[where] = n
	}
	found := map[string]int{}
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "shared"):
			return filepath.SkipDir
		case d.IsDir() || filepath.Ext(path) != ".go":
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil || bytes.Contains(text[:min(len(text), 400)], []byte("DO NOT EDIT")) {
			return err
		}
		list, err := tooMany(path, text)
		rel, _ := filepath.Rel(root, path)
		for name, n := range list {
			found[filepath.ToSlash(rel)+":"+name] = n
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, where := range slices.Sorted(maps.Keys(found)) {
		if n := found[where]; n > allowed[where] {
			t.Errorf("%s has %d parameters, %d at most: write a struct for those that belong together", where, n, mostParameters)
		}
	}
	for _, where := range slices.Sorted(maps.Keys(allowed)) {
		if found[where] < allowed[where] {
			t.Errorf("%s has %d parameters now, and not %d: correct testdata/parameters.txt, or take the line out", where, found[where], allowed[where])
		}
	}
}

// TestParametersNotice plants long lists.
func TestParametersNotice(t *testing.T) {
	found, err := tooMany("a.go", []byte(`package a
func long(a, b, c, d, e, f, g, h, i int) {}
func eight(a, b, c, d, e, f, g, h int) {}
type of func(a, b, c []int, d, e, f, g, h, i, j int)
func inside() { _ = func(int, int, int, int, int, int, int, int, int) {} }`))
	if want := map[string]int{"long": 9, "of": 10, "inside": 9}; err != nil || !maps.Equal(found, want) {
		t.Errorf("found %v, %v, want %v", found, err, want)
	}
}
