package testenv

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Golden compares a text that is generated with the one in testdata, whose file is named
// after name and has the extension ext. Where write is set it writes the file.
func Golden(t testing.TB, name, ext, text string, write bool) {
	t.Helper()
	file := filepath.Join("testdata", strings.NewReplacer("[", "_", "]", "", " ", "-").Replace(name)+ext)
	if write {
		os.MkdirAll("testdata", 0o777)
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v: run the tests of the package with -write", err)
	}
	if text != string(want) {
		t.Errorf("%s: the text is another one: look at it, and write it by running the tests of the package with -write:\n%s", file, text)
	}
}
