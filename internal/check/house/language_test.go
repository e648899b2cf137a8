package house

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// words are those of OpenCL C that no kernel does without.
var words = regexp.MustCompile(`kernel void|get_(global|group|local)_(id|size)|barrier\(`)

// printed are the files that have OpenCL C: the printers with their golden texts, the words of
// a prelude and a text for make race, device.Compile, which takes texts of users, limb export, which writes them, and the
// printer of the backend that a test in gen adds.
var printed = []string{"internal/compiler/emit/", "gen/testdata/backend/", "internal/run/cl/prelude.cl", "internal/run/cl/text_test.go", "device/text.go", "device/text_test.go", "internal/export/"}

// foreign returns the lines of files, by name, that have OpenCL C where none should be, and
// the entries of the list that no file needs.
func foreign(files map[string]string) (lines []string) {
	needed := map[string]bool{}
	for name, text := range files {
		if !strings.Contains(text, "kernel void") && !strings.Contains(text, "get_") && !strings.Contains(text, "barrier(") {
			continue // most files have no word, and to look at their lines takes long
		}
		entry := slices.IndexFunc(printed, func(p string) bool { return name == p || strings.HasSuffix(p, "/") && strings.HasPrefix(name, p) })
		number := 0
		for line := range strings.Lines(text) {
			number++
			switch w := words.FindString(line); {
			case w == "":
			case entry >= 0:
				needed[printed[entry]] = true
			default:
				lines = append(lines, fmt.Sprintf("%s:%d: %s: write the kernel in Go", name, number, w))
			}
		}
	}
	for _, p := range printed {
		if !needed[p] {
			lines = append(lines, p+" has no OpenCL C: strike it from the list")
		}
	}
	slices.Sort(lines)
	return lines
}

// TestLanguage: the text of a device's kernels is written by a printer, and by nobody else.
func TestLanguage(t *testing.T) {
	files := map[string]string{}
	err := fs.WalkDir(os.DirFS(root), ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name != "." && (strings.HasPrefix(d.Name(), ".") || name == "internal/check/house"):
			return fs.SkipDir
		case d.IsDir() || !slices.Contains([]string{".go", ".cl", ".c", ".cc", ".cpp", ".h", ".md", ".txt", ".html"}, path.Ext(name)):
			return nil
		}
		text, err := fs.ReadFile(os.DirFS(root), name)
		files[name] = string(text)
		return err
	})
	if err != nil || len(files) < 300 {
		t.Fatalf("read %d files: %v", len(files), err)
	}
	for _, line := range foreign(files) {
		t.Error(line)
	}

	files["fft/planted.go"] = "package fft\n\nconst text = `__kernel void f(int n) {\n\tbarrier(1);\n\tint i = get_local_id(0);\n}`\n"
	delete(files, "internal/run/cl/prelude.cl")
	want := []string{
		"fft/planted.go:3: kernel void: write the kernel in Go", "fft/planted.go:4: barrier(: write the kernel in Go",
		"fft/planted.go:5: get_local_id: write the kernel in Go", "internal/run/cl/prelude.cl has no OpenCL C: strike it from the list",
	}
	if got := foreign(files); !slices.Equal(got, want) {
		t.Errorf("of what is planted %q are noticed, want %q", got, want)
	}
}
