package gen

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

var generate = flag.Bool("generate", false, "write the generated files instead of checking them")

const root = ".."

func TestGenerated(t *testing.T) {
	if *generate {
		if err := Write(root); err != nil {
			t.Fatal(err)
		}
	}
	if err := Check(root); err != nil {
		t.Fatal(err)
	}
}

// moduleFiles are the files that git knows, or would take.
func moduleFiles(t *testing.T) (names []string) {
	t.Helper()
	list, err := exec.Command("git", "-C", root, "ls-files", "--cached", "--others", "--exclude-standard").Output()
	if err != nil {
		t.Fatalf("listing the files of the module: %v", err)
	}
	for name := range strings.Lines(string(list)) {
		names = append(names, strings.TrimSpace(name))
	}
	return names
}

// copyModule copies the module to a new folder.
func copyModule(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for _, name := range moduleFiles(t) {
		from := filepath.Join(root, name)
		if _, err := os.Stat(from); !os.IsNotExist(err) { // else it is removed, and not committed yet
			copyFile(t, from, filepath.Join(dir, name))
		}
	}
	return dir
}

func copyFile(t *testing.T, from, to string) {
	t.Helper()
	data, err := os.ReadFile(from)
	if err == nil {
		err = os.MkdirAll(filepath.Dir(to), 0o777)
	}
	if err == nil {
		err = os.WriteFile(to, data, 0o666)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func edit(t *testing.T, path string, change func(string) string) {
	t.Helper()
	old, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	text := change(string(old))
	if text == string(old) {
		t.Fatalf("%s: nothing to change", path)
	}
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// replaceOnce changes texts in a file, each of which it has once.
func replaceOnce(t *testing.T, path string, oldnew ...string) {
	t.Helper()
	edit(t, path, func(text string) string {
		for i := 0; i < len(oldnew); i += 2 {
			if n := strings.Count(text, oldnew[i]); n != 1 {
				t.Fatalf("%s has %q %d times, and not once", path, oldnew[i], n)
			}
		}
		return strings.NewReplacer(oldnew...).Replace(text)
	})
}

// TestNoticed is the negative control: a changed source, a changed text, a twin or a
// function that is another or missing, and a stale file are each noticed, and what is
// written mends them; what is not of Go's files, with LIMB_FULL alone. One of the changes is a function that a user adds, which with LIMB_FULL then
// runs: it is made by what is written for the others.
func TestNoticed(t *testing.T) {
	dir := copyModule(t)
	noticed := func(err error, want string) {
		t.Helper()
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
	edit(t, filepath.Join(dir, "pow.go"), func(s string) string { return strings.Replace(s, "z = z.Neg()", "z = z.Neg().Neg().Neg()", 1) })
	noticed(Check(dir), "zinstances.go:")
	if err := os.Remove(filepath.Join(dir, "zinstances.go")); err != nil { // and nothing compiles
		t.Fatal(err)
	}
	noticed(Check(dir), "zinstances.go: no such file")
	edit(t, filepath.Join(dir, "exp.go"), func(s string) string { return strings.Replace(s, "// Exp returns e^x.", "// Exp returns exp x.", 1) })
	edit(t, filepath.Join(dir, "eft.go"), func(s string) string { return strings.Replace(s, "s = a + b", "s = b + a", 1) })
	edit(t, filepath.Join(dir, "pair.go"), func(s string) string { return s + horner })

	// What the source gives takes long, and is found once: for the defects, and for what the
	// new function becomes.
	stale := "is not what the source gives: run go test -C gen . -generate"
	wants := []string{"zinstances.go: no such file", "cmd/limb/internal/calc/zmethods.go:", stale, stale} // device and vec have files of the same stage
	i := 0
	enough := errors.New("enough")
	err := each(dir, func(s stage, dir string, files map[string][]byte) error {
		noticed(s.check(dir, files), wants[i])
		if err := s.write(dir, files); err != nil {
			return err
		}
		noticed(s.check(dir, files), "")
		i++
		if i == 2 && !testenv.Full() { // TestGenerated makes what stands behind, and its files are checked in the same way
			return enough
		}
		if i != 3 { // behind it stands what limb build makes, which has tests of its own
			return nil
		}
		edit(t, filepath.Join(dir, "cmd/limb/internal/source/zlimb.txt.flate"), func(s string) string { return s[1:] })
		noticed(s.check(dir, files), "cmd/limb/internal/source/zlimb.txt.flate:")
		if err := s.write(dir, files); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, "internal/run/kernels/zold.ir"), nil, 0o666); err != nil {
			return err
		}
		noticed(s.check(dir, files), "zold.ir is not generated any more")
		if err := s.write(dir, files); err != nil {
			return err
		}
		noticed(s.check(dir, files), "")
		return nil
	})
	if err != nil && err != enough {
		t.Fatal(err)
	}
	if i != len(wants) && err == nil {
		t.Errorf("%d stages, want %d", i, len(wants))
	}
	t.Run("OneSource", func(t *testing.T) {
		if !testenv.Full() {
			t.Skip("slow: compiles the whole library in the copy; what is written for the others is tested with them")
		}
		testOneSource(t, dir)
	})
}

// changed returns the files of the module that are others in a copy of it.
func changed(t *testing.T, dir string) (names []string) {
	t.Helper()
	for _, name := range moduleFiles(t) {
		here, err := os.ReadFile(filepath.Join(root, name))
		if os.IsNotExist(err) {
			continue
		}
		there, missing := os.ReadFile(filepath.Join(dir, name))
		if err != nil || missing != nil || !bytes.Equal(here, there) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}
