package export

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
)

var write = flag.Bool("write", false, "write ../../c/limb.h")

// TestHeader: c/limb.h is the whole library, as it is now.
func TestHeader(t *testing.T) {
	changes, err := os.ReadFile("../../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range Functions() {
		names = append(names, f.Name)
	}
	version := "v" + string(regexp.MustCompile(`(?m)^## \[(.*?)\]`).FindSubmatch(changes)[1])
	s, err := Write(File{Language: c, Functions: names, Version: version})
	if err != nil {
		t.Fatal(err)
	}
	const file = "../../c/limb.h"
	if *write {
		if err := os.WriteFile(file, []byte(s), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if have, err := os.ReadFile(file); err != nil || string(have) != s {
		t.Errorf("%s is not up to date (%v): run make generate", file, err)
	}
}

// TestExamples: the examples in C and Python say what they should.
func TestExamples(t *testing.T) {
	testenv.Long(t, "compilers read all of limb.h three times")
	cc, dir := testenv.Found(t, "cc", "cc", "gcc"), t.TempDir()
	hello, err := exec.Command(cc, "-std=c99", "-O2", "-Wall", "-Werror", "../../c/hello.c", "-o", filepath.Join(dir, "hello"), "-lm").CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, hello)
	}
	y := limb.MustParse[limb.QD]("163").Sqrt().Mul(limb.Acos(limb.MustParse[limb.QD]("-1")))
	want := strings.Split(limb.Exp(y).Text('f', 42), ".")
	out := string(execute(t, filepath.Join(dir, "hello"), nil))
	lines := strings.Split(out, "\n")
	if got := strings.Split(lines[1], "."); len(lines) != 3 || got[0] != want[0] || len(got[1]) != 40 || got[1] != want[1][:40] {
		t.Errorf("hello says %s, want %s", out, want)
	}
	if !strings.HasPrefix(lines[0], want[0]+"."+want[1][:10]) {
		t.Errorf("hello says %s, want %s", out, want)
	}

	for _, name := range []string{"arrays.c", "arrays.py", "plain.py", "limb.h"} {
		b, err := os.ReadFile("../../c/" + name)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), b, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	c := exec.Command(cc, "-std=c99", "-O3", "-march=native", "-shared", "-fPIC", "arrays.c", "-o", "liblimb.so", "-lm")
	c.Dir = dir
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	for _, p := range []struct{ word, module, script, want string }{
		{"python", "ctypes", "plain.py", "27182818284590452353602874713526\n16487212707001281468486507878141\n"},
		{"numpy", "numpy", "arrays.py", "float64: \\d{3} of 1000 differ\nDD: the largest difference is below 2\\^-100\n"},
	} {
		t.Run(p.script, func(t *testing.T) {
			python := ""
			for _, name := range []string{"/usr/bin/python3", "python3"} {
				if path, err := exec.LookPath(name); err == nil && python == "" && exec.Command(path, "-c", "import "+p.module).Run() == nil {
					python = path
				}
			}
			if python == "" {
				testenv.Skip(t, p.word, "no python3 with "+p.module)
			}
			c := exec.Command(python, p.script)
			c.Dir = dir
			if out, err := c.CombinedOutput(); err != nil || !regexp.MustCompile("^"+p.want+"$").Match(out) {
				t.Errorf("%v: %s", err, out)
			}
		})
	}
}
