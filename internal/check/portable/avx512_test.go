package portable

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// emulated are the tests that reach the kernels of AVX-512: those of the library, of
// transforms, and of users, which limb build has compiled for products of matrices and for
// pictures; examples/heat has too many steps. A test that has no levels runs on the best one, which is
// AVX-512 where the others pass.
var emulated = []struct{ path, run, line string }{
	{"./internal/run/cpu", "^TestHashes$", "--- PASS: TestHashes/DF.Mul"},
	{"./internal/run/simd", "^TestKernels$/^avx512$", "--- PASS: TestKernels/avx512/DD.Add"},
	{"./vec", "^(TestBits|TestArms|TestRemainders)$/^avx512$", "--- PASS: TestBits/avx512"},
	{"./fft", "^TestHashes$/^avx512$", "--- PASS: TestHashes/avx512"},
	{"./mat", "^TestHashes$", "--- PASS: TestHashes"},
	{"./mandelbrot", "^TestHashes$", "--- PASS: TestHashes"},
}

// TestAVX512 runs tests on a processor with AVX-512 that Bochs emulates, since many have none.
// A kernel with a wrong instruction must be noticed there. Each run starts a machine, and all
// take minutes, so that it is a test of the large sizes.
func TestAVX512(t *testing.T) {
	const word = "bochs-avx512"
	if !testenv.Full() {
		t.Skip("slow: starts an emulated machine for each package")
	}
	dependOnSource(t)
	if runtime.GOOS != "linux" || runtime.GOARCH != "amd64" {
		testenv.Skip(t, word, "the program that the machine starts with is built for Linux on amd64")
	}
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, program := range []string{"bochs", "xorriso"} {
		if _, err := exec.LookPath(program); err != nil {
			testenv.Skip(t, word, err.Error())
		}
	}
	if _, err := os.Stat(filepath.Join(root, ".cache/bochs/vmlinuz")); err != nil {
		testenv.Skip(t, word, err.Error())
	}
	run := func(args ...string) (string, error) {
		cmd := exec.Command("go", args...)
		cmd.Dir = root
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOAMD64=v1", "LIMB_TEST_REQUIRE=avx512", "LIMB_FULL=", "LIMB_SIMD=", "LIMB_CACHE=")
		out, err := cmd.CombinedOutput()
		return string(out), err
	}
	dir := t.TempDir()
	bochs := filepath.Join(dir, "bochs")
	if out, err := run("build", "-o", bochs, "./internal/check/bochs"); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	test := []string{"test", "-vet=off", "-count=1", "-short", "-v", "-timeout=0", "-exec", quoted([]string{bochs})}

	for _, e := range emulated {
		t.Run(strings.TrimPrefix(e.path, "./"), func(t *testing.T) {
			out, err := run(append(test, "-run="+e.run, e.path)...)
			if err != nil || !strings.Contains(out, e.line) {
				t.Errorf("%v, and the output must have %q:\n%s", err, e.line, out)
			}
		})
	}

	t.Run("planted", func(t *testing.T) {
		name := wrongSum(t, root, "avx512_amd64", "ADD ", "SUB ")
		out, err := run(append(test, "-overlay="+name, "-run=^TestKernels$/^avx512$/^DD.(Add|Mul)$", "./internal/run/simd")...)
		if err == nil || !strings.Contains(out, "--- FAIL: TestKernels/avx512/DD.Add") || !strings.Contains(out, "--- PASS: TestKernels/avx512/DD.Mul") {
			t.Errorf("a wrong instruction in DD.Add went unnoticed, or more failed: %v\n%s", err, out)
		}
	})
}

// wrongSum writes an overlay for Go's command in which the first sum of the kernel of DD.Add is a difference, and
// returns its name.
func wrongSum(t *testing.T, root, level, sum, difference string) (overlay string) {
	dir := t.TempDir()
	file := filepath.Join(root, "internal/run/simd/zf64_"+level+".s")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	isa, _, _ := strings.Cut(level, "_")
	head := "\nTEXT " + isa + "_DD_Add_slices<>(SB)"
	before, kernel, _ := strings.Cut(string(text), head)
	at := regexp.MustCompile(`(?m)(^|; )` + regexp.QuoteMeta(sum)).FindStringIndex(kernel)
	if at == nil {
		t.Fatalf("%s has no kernel of DD.Add that adds", file)
	}
	wrong := filepath.Join(dir, "wrong.s")
	if err := os.WriteFile(wrong, []byte(before+head+kernel[:at[1]-len(sum)]+difference+kernel[at[1]:]), 0o666); err != nil {
		t.Fatal(err)
	}
	replace, err := json.Marshal(map[string]map[string]string{"Replace": {file: wrong}})
	if err != nil {
		t.Fatal(err)
	}
	overlay = filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(overlay, replace, 0o666); err != nil {
		t.Fatal(err)
	}
	return overlay
}

// TestWrongNEON has a wrong instruction noticed in a kernel of arm64.
func TestWrongNEON(t *testing.T) {
	if !testenv.Full() {
		t.Skip("slow: assembles the kernels of arm64 once more")
	}
	dependOnSource(t)
	command, missing := qemu("arm64", "qemu-aarch64")()
	if missing != "" {
		testenv.Skip(t, "neon", missing)
	}
	root, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	overlay := wrongSum(t, root, "neon_arm64", "Add(", "Sub(")
	args := []string{"test", "-vet=off", "-count=1", "-short", "-v", "-overlay=" + overlay, "-run=^TestKernels$/^neon$/^DD.(Add|Mul)$", "./internal/run/simd"}
	if command != nil {
		args = append(args, "-exec", quoted(command))
	}
	cmd := exec.Command("go", args...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOARCH=arm64", "LIMB_TEST_REQUIRE=", "LIMB_FULL=", "LIMB_SIMD=")
	out, err := cmd.CombinedOutput()
	if err == nil || !strings.Contains(string(out), "--- FAIL: TestKernels/neon/DD.Add") || !strings.Contains(string(out), "--- PASS: TestKernels/neon/DD.Mul") {
		t.Errorf("a wrong instruction in DD.Add went unnoticed, or more failed: %v\n%s", err, out)
	}
}
