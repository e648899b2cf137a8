package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

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
