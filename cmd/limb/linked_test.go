package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// TestSize: the command is small enough, as make builds it. The control has the names of all symbols too.
func TestSize(t *testing.T) {
	testenv.Long(t, "limb is linked twice")
	if runtime.GOOS != "linux" || runtime.GOARCH != "amd64" {
		testenv.Skip(t, "linux", "the size is that of Linux on amd64")
	}
	size := func(flag string) int64 {
		path := filepath.Join(t.TempDir(), "limb")
		if out, err := exec.Command("go", "build", "-o", path, flag, ".").CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		return info.Size()
	}
	const most = 41.5e6
	if n := size("-ldflags=-s"); n > most {
		t.Errorf("limb has %d bytes, at most %d", n, int(most))
	}
	if n := size("-ldflags=-w"); n <= most {
		t.Errorf("with its symbols limb has %d bytes", n)
	}
}

// keepsAll returns what makes the linker keep the exported methods of all types: functions that ask for a method by a
// name that is no constant, as templates do, or by its number.
func keepsAll(t *testing.T, program string) (found []string) {
	t.Helper()
	cmd := exec.Command("go", "build", "-o", filepath.Join(t.TempDir(), "program"), "-ldflags=-dumpdep", program)
	dependences, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, dependences)
	}
	for line := range bytes.Lines(dependences) {
		function, _, _ := bytes.Cut(line, []byte(" -> "))
		if name, is := strings.CutSuffix(string(function), " <ReflectMethod>"); is && !slices.Contains(found, name) {
			found = append(found, name)
		}
	}
	return found
}

// TestLinked: nothing that is linked keeps the methods of all types, which are 3 MB. The control is a program that
// does.
func TestLinked(t *testing.T) {
	testenv.Long(t, "limb is linked")
	if found := keepsAll(t, "."); found != nil {
		t.Errorf("the linker keeps all methods, because of %q", found)
	}
	control := filepath.Join(t.TempDir(), "control.go")
	const text = "package main\n\nimport (\n\t\"os\"\n\t\"reflect\"\n)\n\nfunc main() { println(reflect.ValueOf(os.Stdout).MethodByName(os.Args[0]).IsValid()) }\n"
	if err := os.WriteFile(control, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	if found := keepsAll(t, control); !slices.Contains(found, "main.main") {
		t.Errorf("of a program that asks for a method by a variable: %q", found)
	}
}
