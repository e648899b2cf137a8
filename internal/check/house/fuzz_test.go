package house

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	fuzzFunction = regexp.MustCompile(`(?m)^func (Fuzz\w+)\(`)
	fuzzLine     = regexp.MustCompile(`(?m)^fuzzers \+= (\S+)$`)
)

// fuzzers returns the fuzz functions of a Makefile, and of the packages of a tree, each
// as ./dir:Name.
func fuzzers(makefile string, tree fs.FS) (listed, there []string, err error) {
	for _, m := range fuzzLine.FindAllStringSubmatch(makefile, -1) {
		listed = append(listed, m[1])
	}
	err = fs.WalkDir(tree, ".", func(name string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, "_test.go") {
			return err
		}
		text, err := fs.ReadFile(tree, name)
		for _, m := range fuzzFunction.FindAllStringSubmatch(string(text), -1) {
			dir := path.Dir(name)
			if dir != "." {
				dir = "./" + dir
			}
			there = append(there, dir+":"+m[1])
		}
		return err
	})
	slices.Sort(listed)
	slices.Sort(there)
	return listed, there, err
}

// TestFuzzers: make fuzz runs every fuzz function there is.
func TestFuzzers(t *testing.T) {
	makefile := read(t, "Makefile")
	tree := os.DirFS(filepath.FromSlash(root))
	listed, there, err := fuzzers(makefile, tree)
	if err != nil || len(there) < 3 || !slices.Equal(listed, there) {
		t.Errorf("the Makefile lists the fuzzers %v, and there are %v, %v", listed, there, err)
	}
	if fewer, _, _ := fuzzers(strings.Replace(makefile, "fuzzers +=", "#", 1), tree); len(fewer) != len(there)-1 {
		t.Errorf("without a line of the list there are %v", fewer)
	}
}
