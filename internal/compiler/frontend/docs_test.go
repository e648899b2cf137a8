package frontend_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/frontend"
	"github.com/limbfp/limb/internal/compiler/launch"
)

// blocks are the blocks of code of docs/kernels.md, of Go or of none.
func blocks(t *testing.T, language string) (list []string) {
	t.Helper()
	text, err := os.ReadFile("../../../docs/kernels.md")
	if err != nil {
		t.Fatal(err)
	}
	for i, b := range strings.Split(string(text), "```") {
		if b, ok := strings.CutPrefix(b, language+"\n"); ok && i%2 == 1 {
			list = append(list, b)
		}
	}
	return list
}

// compileKernels compiles programs, each as a package of its own.
func compileKernels(t *testing.T, list []string) error {
	t.Helper()
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	extra := []string{"kernel"}
	for _, text := range list {
		dir := t.TempDir()
		if !strings.HasPrefix(text, "package ") {
			text = "const block = 64\n\n" + text
			for _, name := range []string{"limb/kernel", "limb"} {
				if strings.Contains(text, filepath.Base(name)+".") {
					text = "import \"github.com/limbfp/" + name + "\"\n\n" + text
				}
			}
			text = "package p\n\n" + text
		}
		if err := os.WriteFile(filepath.Join(dir, "p.go"), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		sub, err := filepath.Rel(root, dir)
		if err != nil {
			t.Fatal(err)
		}
		extra = append(extra, sub)
	}
	_, err = frontend.Load(root, extra...)
	return err
}

// TestGuide: the kernels of docs/kernels.md and those in the examples of package kernel are
// compiled, and what the text shows of errors is what the compiler and the interpreter say.
// That its Go runs is checked beside that of the other texts.
func TestGuide(t *testing.T) {
	testenv.Long(t, "compiles the library with the kernels of the texts, twice")
	var list []string
	for _, b := range blocks(t, "go") {
		if strings.Contains(b, "//limb:kernel\n") && !strings.Contains(b, "fp.") { // of which gen/build reads the source
			list = append(list, b)
		}
	}
	names, err := filepath.Glob("../../../kernel/example_*_test.go")
	if err != nil || len(list) < 4 || len(names) < 2 {
		t.Fatalf("%d kernels, %v %v", len(list), names, err)
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(text), "fp.") {
			list = append(list, string(text))
		}
	}
	if err := compileKernels(t, list); err != nil {
		t.Error(err)
	}
	for i, text := range list { // the control
		before, after, _ := strings.Cut(text, "//limb:kernel\nfunc ")
		signature, body, _ := strings.Cut(after, "{\n")
		list[i] = before + "//limb:kernel\nfunc " + signature + "{\ndefer println()\n" + body
	}
	if err := compileKernels(t, list); err == nil || strings.Count(err.Error(), "a kernel has no defer") != len(list) {
		t.Errorf("that %d kernels are wrong is not noticed: %v", len(list), err)
	}

	said, err := os.ReadFile("testdata/wrong.txt")
	if err != nil {
		t.Fatal(err)
	}
	err = launch.Run(program(t, "programs.Race"), 5, launch.Orders["forwards"], random[limb.DF](5))
	race := strings.ReplaceAll(err.Error(), "internal/compiler/frontend/programs/", "")
	shown := 0
	for _, b := range blocks(t, "") {
		for line := range strings.Lines(b) {
			if !strings.Contains(line, ".go:") {
				continue
			}
			if shown++; !strings.Contains(string(said)+race+"\n", line) {
				t.Errorf("nothing says: %s", line)
			}
		}
	}
	if shown < 4 {
		t.Errorf("%d errors are shown, want more", shown)
	}
}
