package testenv

import (
	"flag"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// recorder is a testing.TB that notes how a test ended.
type recorder struct {
	testing.TB
	ended string
}

func (r *recorder) Helper() {}

func (r *recorder) Fatalf(string, ...any) { r.ended = "failed"; runtime.Goexit() }
func (r *recorder) Errorf(string, ...any) { r.ended = "failed" }
func (r *recorder) Skipf(string, ...any)  { r.ended = "skipped"; runtime.Goexit() }

func TestSkip(t *testing.T) {
	for _, c := range []struct{ require, word, want string }{
		{"", "pocl", "skipped"},
		{"cpu,pocl", "pocl", "failed"},
		{"cpu, pocl", "pocl", "failed"},
		{"pocl2", "pocl", "skipped"},
	} {
		t.Run(strings.Join([]string{c.require, c.word}, "/"), func(t *testing.T) {
			t.Setenv("LIMB_TEST_REQUIRE", c.require)
			r := &recorder{TB: t}
			done := make(chan bool)
			go func() {
				defer close(done)
				Skip(r, c.word, "a test")
			}()
			<-done
			if r.ended != c.want {
				t.Errorf("require %q, missing %q: %s, want %s", c.require, c.word, r.ended, c.want)
			}
		})
	}
}

// TestFound: the first program that is there is found, and none is a skip, or a failure where it is asked for.
func TestFound(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PATH", dir)
	name := "second"
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	if err := os.WriteFile(filepath.Join(dir, name), nil, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ names, require, want string }{
		{"first second", "", filepath.Join(dir, name)},
		{"first", "", "skipped"},
		{"first", "cc", "failed"},
	} {
		t.Setenv("LIMB_TEST_REQUIRE", c.require)
		r := &recorder{TB: t}
		done := make(chan bool)
		go func() {
			defer close(done)
			r.ended = Found(r, "cc", strings.Fields(c.names)...)
		}()
		<-done
		if r.ended != c.want {
			t.Errorf("%s, with %q: %s, want %s", c.names, c.require, r.ended, c.want)
		}
	}
}

// TestLong: a short run leaves the test out, and no other.
func TestLong(t *testing.T) {
	short := flag.Lookup("test.short")
	defer short.Value.Set(short.Value.String())
	for value, want := range map[string]string{"true": "skipped", "false": ""} {
		short.Value.Set(value)
		r := &recorder{TB: t}
		done := make(chan bool)
		go func() {
			defer close(done)
			Long(r, "a test")
		}()
		<-done
		if r.ended != want {
			t.Errorf("short is %s: %q, want %q", value, r.ended, want)
		}
	}
}

// TestLarge: the large sizes alone have the test.
func TestLarge(t *testing.T) {
	for value, want := range map[string]string{"": "skipped", "1": ""} {
		t.Setenv("LIMB_FULL", value)
		r := &recorder{TB: t}
		done := make(chan bool)
		go func() {
			defer close(done)
			Large(r, "a test")
		}()
		<-done
		if r.ended != want {
			t.Errorf("LIMB_FULL is %q: %q, want %q", value, r.ended, want)
		}
	}
}

// TestGolden: another text and a missing file fail, and what is written is compared.
func TestGolden(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, c := range []struct {
		text  string
		write bool
		want  string
	}{{"a", false, "failed"}, {"a", true, ""}, {"a", false, ""}, {"b", false, "failed"}} {
		r := &recorder{TB: t}
		done := make(chan bool)
		go func() {
			defer close(done)
			Golden(r, "F[DF] plain", ".txt", c.text, c.write)
		}()
		<-done
		if r.ended != c.want {
			t.Errorf("%q, write %v: %q, want %q", c.text, c.write, r.ended, c.want)
		}
	}
}

// TestCUDA: a tool of NVIDIA's is found in the workspace, from a directory below, and first in PATH.
func TestCUDA(t *testing.T) {
	root, path := t.TempDir(), t.TempDir()
	t.Setenv("PATH", path)
	name := "ptxas"
	if runtime.GOOS == "windows" {
		name += ".exe"
	}
	kept, below := filepath.Join(root, ".cache", "cuda"), filepath.Join(root, "a", "b")
	for _, dir := range []string{kept, below} {
		if err := os.MkdirAll(dir, 0o777); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(below)
	found := func() (tool string) {
		done := make(chan bool)
		go func() {
			defer close(done)
			tool = CUDA(&recorder{TB: t}, "ptxas")
		}()
		<-done
		return tool
	}
	t.Setenv("LIMB_TEST_REQUIRE", "")
	for _, c := range []struct{ write, want string }{
		{filepath.Join(kept, name), ""}, {filepath.Join(root, "go.work"), filepath.Join(kept, name)}, {filepath.Join(path, name), filepath.Join(path, name)},
	} {
		if err := os.WriteFile(c.write, nil, 0o777); err != nil {
			t.Fatal(err)
		}
		if got := found(); got != c.want {
			t.Errorf("with %s: %q, want %q", c.write, got, c.want)
		}
	}
}
