package frontend

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
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

// kernelPackage is enough of package kernel.
const kernelPackage = `package kernel

type Group struct{ index int }

func (g Group) Index() int { return g.index }
func (g Group) Each(n int, item func(i int)) {}
func (g Group) Each2(rows, n int, item func(r, i int)) {}
`

// kernels cuts the kernels of a file out, each with what stands before the next one.
func kernels(text string) (list []string) {
	marked := regexp.MustCompile(`(?m)^//limb:kernel\nfunc `).FindAllStringIndex(text, -1)
	for i, at := range marked {
		end := len(text)
		if i+1 < len(marked) {
			end = marked[i+1][0]
		}
		src := "package p\n"
		for _, path := range []string{"example.com/limb", "example.com/limb/kernel", "math"} {
			if strings.Contains(text[at[0]:end], filepath.Base(path)+".") {
				src += "import \"" + path + "\"\n"
			}
		}
		list = append(list, src+text[at[0]:end])
	}
	return list
}

// FuzzLoad: any text is compiled, or refused with positions; nothing panics. A text is part of
// the root, or a package of kernels. Packages other than these and math are left out, since
// go/build looks for them on the disk.
func FuzzLoad(f *testing.F) {
	for _, c := range compiled {
		f.Add("package limb\n" + c.src + "\n")
	}
	for _, c := range rejected {
		f.Add("package limb\n" + c.src + "\n")
	}
	for _, pattern := range []string{"testdata/wrong/*.go", "programs/*.go"} {
		names, err := filepath.Glob(pattern)
		if err != nil || len(names) == 0 {
			f.Fatal(pattern, err)
		}
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			for _, k := range kernels(string(text)) {
				f.Add(k)
			}
		}
	}
	f.Add("\x00")
	const root, user = "b.go", "p/b.go"
	dir := f.TempDir()
	for name, text := range map[string]string{"go.mod": module, "a.go": prologue, "kernel/kernel.go": kernelPackage, "p/a.go": "package p\n"} {
		os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o777)
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			f.Fatal(err)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		file, _ := parser.ParseFile(token.NewFileSet(), "", text, parser.ImportsOnly)
		name, extra := root, []string(nil)
		if file != nil {
			if file.Name != nil && file.Name.Name != "limb" {
				name, extra = user, []string{"kernel", "p"}
			}
			for _, s := range file.Imports {
				if !slices.Contains([]string{`"math"`, `"example.com/limb"`, `"example.com/limb/kernel"`}, s.Path.Value) {
					t.Skip("another package")
				}
			}
		}
		for _, n := range []string{root, user} {
			os.Remove(filepath.Join(dir, n))
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		_, err := Load(dir, extra...)
		for _, err := range unlocated(err) {
			t.Errorf("an error without its position: %v", err)
		}
		if err != nil && strings.Contains(err.Error(), lostError) {
			t.Error(err)
		}
	})
}
