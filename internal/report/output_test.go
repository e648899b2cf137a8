package report

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
)

func TestWriteFile(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "page.html")
	hello := func(w io.Writer) error { _, err := io.WriteString(w, "hello"); return err }
	if err := WriteFile(path, hello); err != nil {
		t.Fatal(err)
	}
	broken := func(w io.Writer) error { io.WriteString(w, "hal"); return errors.New("broken") }
	if WriteFile(path, broken) == nil {
		t.Error("no error from a writer that fails")
	}
	if got, _ := os.ReadFile(path); string(got) != "hello" {
		t.Errorf("after a failure the file holds %q", got)
	}
	if files, _ := os.ReadDir(dir); len(files) != 1 {
		t.Errorf("files left behind: %v", files)
	}
	if WriteFile(filepath.Join(dir, "no", "page.html"), hello) == nil {
		t.Error("no error where the folder is missing")
	}
	if WriteFile(dir, hello) == nil {
		t.Error("no error where the path is a folder")
	}
}
