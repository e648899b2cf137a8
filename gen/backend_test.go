package gen

import (
	"encoding/json"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// overlay is a copy of the repository, and the files in it that are others. What reads files runs in the copy;
// what compiles runs in the repository, with these files in the place of its own, as go build's -overlay has
// it: so what is compiled already is not compiled again.
type overlay struct {
	t       *testing.T
	dir     string
	touched map[string]bool
}

// add adds the files of a folder.
func (o *overlay) add(from, name string) {
	o.t.Helper()
	err := fs.WalkDir(os.DirFS(from), name, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			copyFile(o.t, filepath.Join(from, path), filepath.Join(o.dir, path))
			o.touched[path] = true
		}
		return err
	})
	if err != nil {
		o.t.Fatal(err)
	}
}

// replace changes texts in a file, each of which it has once.
func (o *overlay) replace(name string, oldnew ...string) {
	o.t.Helper()
	replaceOnce(o.t, filepath.Join(o.dir, name), oldnew...)
	o.touched[name] = true
}

// flags are those of Go in the repository, as it is with these files.
func (o *overlay) flags() string {
	o.t.Helper()
	replace := map[string]string{}
	abs, err := filepath.Abs(root)
	if err != nil {
		o.t.Fatal(err)
	}
	for name := range o.touched {
		replace[filepath.Join(abs, name)] = filepath.Join(o.dir, name)
	}
	text, err := json.Marshal(map[string]any{"Replace": replace})
	list := filepath.Join(o.t.TempDir(), "overlay.json")
	if err == nil {
		err = os.WriteFile(list, text, 0o666)
	}
	if err != nil {
		o.t.Fatal(err)
	}
	return "GOFLAGS=" + os.Getenv("GOFLAGS") + " -overlay=" + list
}

// backendRules say what the folders of the backend import, in the list of imports_test.go.
const backendRules = `
	# C.
	internal/compiler/emit/opencl < internal/compiler/emit/cc < internal/run/cc
	internal/run/driver, github.com/ebitengine/purego < internal/run/cc
	internal/run/cc < device
`

// TestBackend adds a backend by the steps of CONTRIBUTING.md alone: two folders, a line of a list,
// who imports whom, and budgets. It is for C, by clang, and prints it by way of OpenCL C. It is then found, tested and used as the others. A step that is left out is asked for
// by name, and a compiler that computes wrongly is not used.
func TestBackend(t *testing.T) {
	clang := ""
	for _, name := range []string{"clang", "clang-19", "clang-18", "clang-17", "clang-16", "clang-15"} {
		if path, err := exec.LookPath(name); err == nil && clang == "" {
			clang = path
		}
	}
	if clang == "" {
		testenv.Skip(t, "clang", "no clang in PATH")
	}
	o := &overlay{t, copyModule(t), map[string]bool{}}
	says := func(want, dir string, env []string, args ...string) {
		t.Helper()
		cmd := exec.Command(args[0], args[1:]...)
		cmd.Dir, cmd.Env = dir, append(os.Environ(), env...)
		if out, err := cmd.CombinedOutput(); (err == nil) != (want == "") || !strings.Contains(string(out), want) {
			t.Fatalf("%v: %v, want %q\n%s", args, err, want, out)
		}
	}
	house := func(want string) {
		t.Helper()
		says(want, o.dir, nil, "go", "test", "-vet=off", "-run", "^(TestImports|TestLines|TestLanguage|TestTypes)$", "./internal/check/house")
	}
	bin := filepath.Join(t.TempDir(), "cc.test")
	build := func(want string) {
		t.Helper()
		says(want, root, []string{o.flags()}, "go", "test", "-vet=off", "-c", "-o", bin, "./internal/run/cc")
	}
	few := []string{"LIMB_TEST_FUNCTIONS=^(DF|QD)\\.(Add|Mul|Div|Floor)$"}
	if testenv.Full() {
		few = nil
	}

	o.add("testdata/backend", "internal/run/cc")
	build("internal/compiler/emit/cc")
	o.add("testdata/backend", "internal/compiler/emit/cc")
	house("lines and no budget: add it to internal/check/house/testdata/lines.txt")
	o.replace("internal/check/house/testdata/lines.txt", " .\n", " .\n  140 internal/compiler/emit/cc\n  180 internal/run/cc\n")
	house("internal/compiler/emit/cc imports internal/compiler/emit/opencl, which no rule allows")
	o.replace("internal/check/house/imports_test.go", "\n\t# The compiler.\n", backendRules+"\n\t# The compiler.\n")
	build("")
	says(`unknown device "cc"`, root, nil, bin)
	o.replace("device/backends.go", `"github.com/limbfp/limb/internal/run/cl"`, `"github.com/limbfp/limb/internal/run/cc"
	"github.com/limbfp/limb/internal/run/cl"`, "cpu.Backend{}}", "cc.Backend{}, cpu.Backend{}}")
	house("")
	build("")
	says("", root, few, bin)
	if testenv.Full() {
		limb := exec.Command("go", "run", "./cmd/limb", "devices")
		limb.Dir, limb.Env = root, append(os.Environ(), o.flags())
		if out, err := limb.CombinedOutput(); err != nil || !strings.Contains(string(out), "cc:0") {
			t.Errorf("limb devices: %v\n%s", err, out)
		}
	}

	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "clang"), []byte("#!/bin/sh\nexec "+clang+" \"$@\" -ffast-math\n"), 0o777); err != nil {
		t.Fatal(err)
	}
	says("is refused: f32 arithmetic is not exact", root, []string{"PATH=" + dir + ":" + os.Getenv("PATH")}, bin)

	want := []string{"device/backends.go", "internal/check/house/imports_test.go", "internal/check/house/testdata/lines.txt"}
	got := changed(t, o.dir)
	t.Logf("touched, beside internal/compiler/emit/cc and internal/run/cc: %v", got)
	if !slices.Equal(got, want) {
		t.Errorf("%v are touched, want %v", got, want)
	}
}
