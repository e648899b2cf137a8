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

// most is how large the command may be, as make builds it. The control is the program of these tests, which is larger.
const most = 54.1e6

// linked links a program, and returns its size and what the linker says.
func linked(t *testing.T, program, flag string) (size int64, said []byte) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "program")
	said, err := exec.Command("go", "build", "-o", path, flag, program).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	return info.Size(), said
}

// keepsAll returns what makes the linker keep the exported methods of all types: functions that ask for a method by a
// name that is no constant, as templates do, or by its number.
func keepsAll(t *testing.T, program string) (found []string) {
	t.Helper()
	_, dependences := linked(t, program, "-ldflags=-dumpdep")
	for line := range bytes.Lines(dependences) {
		function, _, _ := bytes.Cut(line, []byte(" -> "))
		if name, is := strings.CutSuffix(string(function), " <ReflectMethod>"); is && !slices.Contains(found, name) {
			found = append(found, name)
		}
	}
	return found
}

// TestLinked: the command is small enough, and nothing that is linked keeps the methods of all types, which are 3 MB. The
// control is a program that does. Package main is compiled once more for other flags of the linker: where the size is
// known, which methods of all types would be beyond, what keeps them is asked where it is too large, and with the large sizes.
func TestLinked(t *testing.T) {
	testenv.Long(t, "limb is linked")
	large := true
	if runtime.GOOS == "linux" && runtime.GOARCH == "amd64" {
		n, _ := linked(t, ".", "-ldflags=-s")
		if large = n > most; large {
			t.Errorf("limb has %d bytes, at most %d", n, int(most))
		}
		self, err := os.Executable()
		if err != nil {
			t.Fatal(err)
		}
		if info, err := os.Stat(self); err != nil {
			t.Error(err)
		} else if info.Size() <= most {
			t.Errorf("with its tests limb has %d bytes, which should be more than %d: take a smaller limit, which notices more", info.Size(), int(most))
		}
	}
	if large || testenv.Full() {
		if found := keepsAll(t, "."); found != nil {
			t.Errorf("the linker keeps all methods, because of %q", found)
		}
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
