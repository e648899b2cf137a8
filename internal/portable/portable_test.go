// Package portable runs tests of the module as other processors run them, and
// so has only tests.
package portable

import (
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/testenv"
)

// A platform is a way to build the tests, and to run them here.
type platform struct {
	word         string // in LIMB_TEST_REQUIRE
	goos, goarch string
	env          []string
	packages     []string                         // whose tests run, besides the hashes
	run          func() (command, missing string) // of what runs a test binary
	lines        []string                         // that its output has
}

// amd64 at v1 has no fused multiply-add and at v3 Go fuses what it may, as on
// arm64. On wasm math.FMA is software. v1 is what go test takes by itself, and
// emulation is slow, so that only v3 runs more than the numbers and slices again.
//
// The tag purego leaves the kernels out. QEMU has AVX2, and no AVX-512: an instruction of that would end the program, so
// that the kernels in use must be those of AVX2.
var platforms = []platform{
	{word: "amd64v1", goarch: "amd64", env: []string{"GOAMD64=v1"}, packages: numbers, run: qemu("amd64", "qemu-x86_64", "-cpu max")},
	{word: "amd64v3", goarch: "amd64", env: []string{"GOAMD64=v3"}, packages: arithmetic, run: qemu("amd64", "qemu-x86_64", "-cpu max")},
	{word: "purego", env: []string{"GOFLAGS=-tags=purego", "LIMB_TEST_REQUIRE="}, packages: numbers, run: func() (command, missing string) { return "", "" }},
	{word: "arm64", goarch: "arm64", env: []string{"LIMB_TEST_REQUIRE="}, packages: numbers, run: qemu("arm64", "qemu-aarch64", "")},
	{word: "wasm", goos: "js", goarch: "wasm", env: []string{"LIMB_TEST_REQUIRE="}, packages: append(numbers, "./fp/..."), run: node},
	{
		word: "qemu-avx2", goarch: "amd64", env: []string{"LIMB_SIMD=", "LIMB_TEST_REQUIRE=avx2", "LIMB_TEST_EMULATED=1"},
		packages: []string{"-v", "./vec", "./internal/simd"}, run: qemu("", "qemu-x86_64", "-cpu max"),
		lines: []string{"--- PASS: TestBits/avx2", "--- PASS: TestSizes/avx2", "--- SKIP: TestBits/avx512"},
	},
}

var (
	numbers    = []string{".", "./vec"}
	arithmetic = []string{".", "./vec", "./fp/...", "./accuracy", "./device/..."}
)

// hashes are the tests of hashes, with a part of each, and what a wrong bit is planted
// in to see that part fail.
var hashes = []struct{ path, part, plant string }{
	{"./device/cpu", "DF.Mul", "DF.Mul"},
	{"./fft", "go", "CDD/forward/8"},
}

// qemu returns a run for a processor: none where it is this one.
func qemu(goarch, name, args string) func() (string, string) {
	return func() (string, string) {
		if runtime.GOARCH == goarch {
			return "", ""
		}
		for _, name := range []string{name + "-static", name} {
			if _, err := exec.LookPath(name); err == nil {
				return name + " " + args, ""
			}
		}
		return "", "no " + name + " in PATH (Debian: qemu-user-static)"
	}
}

// node runs Go's script for wasm, in an empty environment: the script passes it
// on as memory of the program, which has little room for it.
func node() (string, string) {
	if _, err := exec.LookPath("node"); err != nil {
		return "", "no node in PATH"
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return "", "go env GOROOT: " + err.Error()
	}
	script := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec")
	return fmt.Sprintf("env -i 'PATH=%s' '%s'", os.Getenv("PATH"), script), ""
}

// TestPlatforms runs tests, and the hashes of all functions and of transforms, on each platform.
// The hashes must be the committed ones; and with one bit of one result flipped
// they must not be.
func TestPlatforms(t *testing.T) {
	if testing.Short() {
		t.Skip("slow: builds everything for six platforms")
	}
	dependOnSource(t)
	for _, p := range platforms {
		t.Run(p.word, func(t *testing.T) {
			command, missing := p.run()
			if missing != "" {
				testenv.Skip(t, p.word, missing)
			}
			goTest := func(args ...string) (string, error) {
				test := []string{"test", "-count=1", "-short"}
				if command != "" {
					test = append(test, "-exec", command)
				}
				cmd := exec.Command("go", append(test, args...)...)
				cmd.Dir = "../.."
				cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+p.goos, "GOARCH="+p.goarch)
				cmd.Env = append(cmd.Env, p.env...)
				out, err := cmd.CombinedOutput()
				return string(out), err
			}

			out, err := goTest(p.packages...)
			if strings.Contains(out, "can only be run on AMD64 processors with") {
				testenv.Skip(t, p.word, "this processor is older")
			}
			if err != nil {
				t.Errorf("go test %v: %v\n%s", p.packages, err, out)
			}
			for _, line := range p.lines {
				if !strings.Contains(out, line) {
					t.Errorf("go test %v does not print %q:\n%s", p.packages, line, out)
				}
			}
			for _, h := range hashes {
				out, err = goTest(h.path, "-v", "-run=^TestHashes$")
				if err != nil || !strings.Contains(out, "--- PASS: TestHashes/"+h.part) {
					t.Errorf("the hashes of %s: %v\n%s", h.path, err, out)
				}
				out, err = goTest(h.path, "-v", "-run=^TestHashes$/^"+h.part+"$", "-plant="+h.plant)
				if err == nil || !strings.Contains(out, "--- FAIL: TestHashes/"+h.part) {
					t.Errorf("a planted wrong bit in %s went unnoticed: %v\n%s", h.plant, err, out)
				}
			}
		})
	}
}

// dependOnSource looks at every source file, so that go test runs this test
// anew when one has changed.
func dependOnSource(t *testing.T) {
	err := fs.WalkDir(os.DirFS("../.."), ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(name, ".go") {
			_, err = os.Stat(filepath.Join("../..", name))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
