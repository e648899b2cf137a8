package outfile

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
)

func text(s string) func(io.Writer) error {
	return func(w io.Writer) error { _, err := io.WriteString(w, s); return err }
}

// holds checks what a file holds, and that it is alone in its directory but for so
// many others.
func holds(t *testing.T, path, want string, others int) {
	t.Helper()
	if got, err := os.ReadFile(path); err != nil || string(got) != want {
		t.Errorf("%s holds %q, %v; want %q", path, got, err, want)
	}
	if files, _ := os.ReadDir(filepath.Dir(path)); len(files) != 1+others {
		t.Errorf("beside %s there are %v", path, files)
	}
}

func TestWrite(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "x")
	if err := errors.Join(Check(path), Write(path, text("hello"))); err != nil {
		t.Fatal(err)
	}
	holds(t, path, "hello", 0)
	broken := errors.New("broken")
	if err := Write(path, func(w io.Writer) error { io.WriteString(w, "hal"); return broken }); !errors.Is(err, broken) {
		t.Errorf("the error of a writer that fails is %v", err)
	}
	holds(t, path, "hello", 0)
	if err := errors.Join(Check(path), Write(path, text("good day"))); err != nil {
		t.Fatal(err)
	}
	holds(t, path, "good day", 0)
	for _, c := range []struct{ path, want string }{
		{filepath.Join(dir, "no", "x"), "there is no such directory"},
		{filepath.Join(path, "x"), "not a directory"},
		{dir, "is a directory"},
		{dir + "/", "is a directory"},
		{dir + "/..", "is a directory"},
		{filepath.Join(dir, strings.Repeat("x", 300)), "too long"},
	} {
		if runtime.GOOS == "windows" {
			c.want = ""
		}
		if err := Check(c.path); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("Check %s: %v, want %s", c.path, err, c.want)
		}
		if err := Write(c.path, text("lost")); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("Write %s: %v, want %s", c.path, err, c.want)
		}
	}
	holds(t, path, "good day", 0)
}

// TestLongName: the file that is written first has a shorter name than the longest.
func TestLongName(t *testing.T) {
	for _, n := range []int{250, 255} {
		path := filepath.Join(t.TempDir(), strings.Repeat("x", n))
		if err := errors.Join(Check(path), Write(path, text("hello"))); err != nil {
			t.Fatal(err)
		}
		holds(t, path, "hello", 0)
	}
}

// TestLinks: links stay, and what they lead to is written, there or not.
func TestLinks(t *testing.T) {
	base := t.TempDir()
	deep := filepath.Join(base, "a", "b")
	if err := errors.Join(os.MkdirAll(deep, 0o777), os.Mkdir(filepath.Join(base, "c"), 0o777)); err != nil {
		t.Fatal(err)
	}
	link := func(to, name string) string {
		name = filepath.Join(base, "c", name)
		if err := os.Symlink(to, name); err != nil {
			t.Fatal(err)
		}
		return name
	}
	link("../a/b", "dir")
	for i, path := range []string{
		link("../a/b/x", "relative"),
		link(filepath.Join(deep, "x"), "absolute"),
		link("relative", "twice"),
		filepath.Join(base, "c", "dir", "x"),
		filepath.Join(base, "c") + "/dir/../b/x",
		link("dir/../b/x", "parent"),
	} {
		for _, there := range []bool{false, true} {
			if !there {
				os.Remove(filepath.Join(deep, "x"))
			}
			want := string(rune('a' + i))
			if err := errors.Join(Check(path), Write(path, text(want))); err != nil {
				t.Errorf("%s: %v", path, err)
				continue
			}
			holds(t, filepath.Join(deep, "x"), want, 0)
		}
		if !Same(path, filepath.Join(deep, "x")) || Same(path, filepath.Join(deep, "y")) {
			t.Errorf("%s: what is the same is wrong", path)
		}
	}
	for _, name := range []string{"relative", "absolute", "twice", "dir", "parent"} {
		if info, err := os.Lstat(filepath.Join(base, "c", name)); err != nil || info.Mode()&fs.ModeSymlink == 0 {
			t.Errorf("%s is no link any more: %v", name, err)
		}
	}
	for _, path := range []string{link("round", "round"), link("dir", "folder"), link("no/x", "lost")} {
		if Check(path) == nil || Write(path, text("")) == nil {
			t.Errorf("%s: no error", path)
		}
		if Same(path, path) {
			t.Errorf("%s: nothing is written there", path)
		}
	}
	t.Chdir(deep)
	if !Same("z", filepath.Join(base, "c", "dir", "z")) {
		t.Error("a name in this directory is another than that with the directory")
	}
	if Same("", "") {
		t.Error("no name is the name of a file")
	}
}

// TestOrder: a file is on the disk before it has its name, and the name is after.
func TestOrder(t *testing.T) {
	var did []string
	oldSync, oldRename := syncFile, rename
	defer func() { syncFile, rename = oldSync, oldRename }()
	broken := ""
	note := func(what string) error {
		did = append(did, what)
		if what == broken {
			return fs.ErrInvalid
		}
		return nil
	}
	syncFile = func(f *os.File) error {
		info, err := f.Stat()
		if err != nil {
			return err
		}
		return errors.Join(oldSync(f), note(map[bool]string{false: "file", true: "directory"}[info.IsDir()]))
	}
	rename = func(from, to string) error {
		if err := note("name"); err != nil {
			return err
		}
		return oldRename(from, to)
	}
	path := filepath.Join(t.TempDir(), "x")
	want := []string{"file", "name", "directory"}
	if runtime.GOOS == "windows" {
		want = want[:2]
	}
	if err := Write(path, text("hello")); err != nil || !slices.Equal(did, want) {
		t.Errorf("it did %v, %v; want %v", did, err, want)
	}
	for _, broken = range want {
		if err := Write(path, text("more")); !errors.Is(err, fs.ErrInvalid) {
			t.Errorf("where the %s cannot be made, the error is %v", broken, err)
		}
		holds(t, path, map[bool]string{false: "hello", true: "more"}[broken == "directory"], 0)
	}
}
