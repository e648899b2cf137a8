package build

import (
	"os"
	"os/exec"
	"regexp"
	"runtime"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// A machine is what kernels in lanes run on: the processor here, and arm64 in an emulator.
type machine struct {
	arch       string
	levels     []string
	file       string         // of assembly
	sum        *regexp.Regexp // an addition there
	difference string         // what makes a subtraction of it
	command    []string       // that runs programs
}

// arm64Root has the dynamic linker and the library of C, which programs with devices ask for.
const arm64Root = "/usr/aarch64-linux-gnu"

// machines are those that are here.
func machines(t *testing.T) (list []machine) {
	t.Helper()
	x86 := machine{"amd64", []string{"avx2", "avx512"}, amd64File, regexp.MustCompile(`(?m)(^|; )ADD `), "${1}SUB ", nil}
	arm := machine{"arm64", []string{"neon"}, arm64File, regexp.MustCompile(`(?m)(^|; )Add\(`), "${1}Sub(", nil}
	if runtime.GOARCH == arm.arch {
		return []machine{arm}
	}
	list = []machine{x86}
	if _, err := os.Stat(arm64Root + "/lib/ld-linux-aarch64.so.1"); err != nil {
		if testenv.Required("neon") {
			t.Errorf("no library of C for arm64 (Debian: libc6-arm64-cross): %v", err)
		}
		t.Logf("kernels for arm64 are not run: %v", err)
		return list
	}
	for _, name := range []string{"qemu-aarch64-static", "qemu-aarch64"} {
		if _, err := exec.LookPath(name); err == nil {
			arm.command = []string{name, "-L", arm64Root}
			return append(list, arm)
		}
	}
	if testenv.Required("neon") {
		t.Error("no qemu-aarch64 in PATH (Debian: qemu-user-static)")
	}
	t.Log("kernels for arm64 are not run: there is no qemu-aarch64")
	return list
}

// build compiles a program, or with the word test the tests of its package.
func (m machine) build(t *testing.T, dir, exe string, args ...string) (out string, err error) {
	t.Helper()
	return run(t, dir, []string{"GOARCH=" + m.arch}, "go", append(args, "-o", exe, ".")...)
}

// run runs a program.
func (m machine) run(t *testing.T, dir string, env []string, exe string, args ...string) (out string, err error) {
	t.Helper()
	line := append(append([]string{}, m.command...), append([]string{exe}, args...)...)
	return run(t, dir, env, line[0], line[1:]...)
}
