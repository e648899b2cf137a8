package testenv

import (
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
