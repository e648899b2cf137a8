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
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/web/flags"
)

// A platform is a way to build the tests, and to run them here.
type platform struct {
	word         string // in LIMB_TEST_REQUIRE
	goos, goarch string
	env          []string
	flags        []string // of Go's command
	fft          bool     // has the hashes of transforms and of pictures too
	packages     []string // whose tests run, besides the hashes
	full         []string // and with the large sizes these
	run          func() (command []string, missing string)
	lines        []string // that the output of packages has
	large        bool     // with the large sizes alone: others have all that is special about it
}

// What Go makes of one source differs. It fuses a product and a sum on amd64 at v3, arm64,
// ppc64le, s390x and riscv64; riscv64 and mips lose the sign of a NaN in conversions; s390x
// and mips have the highest byte first; 386, arm and mips have words of 32 bits, and
// math.FMA is software there as on wasm; softfloat is all software. QEMU's processor for
// mips has the old encoding of NaN, quiet and signalling exchanged, which no bit of a
// result depends on.
//
// The tag purego leaves the kernels out, so that the functions run in plain Go. QEMU has
// AVX2, and no AVX-512: an instruction of that would end the program, so that the kernels
// in use must be those of AVX2. Every kernel runs there; how work is spread is as everywhere,
// and reductions and all lengths of slices, which take long, are left to the large sizes.
//
// arm64 runs plain Go, which fuses there, and neon its kernels, without TestBits of plain Go, which takes an hour: the hashes are those of functions then, and of matrices it has
// those that are soon compiled, and of transforms none: the kernels of matrices are of limb build as theirs are. The
// assembly of one of them is of the large sizes with a wrong instruction too.
//
// To compile takes longest, so that most platforms wait for the large sizes: arm64 fuses, and
// has the hashes of functions then, since transforms and orbits multiply no floats but in these,
// and in kernels, whose products the frontend checks; wasm has math.FMA in software, and a
// machine of its own. That sources compile for words of
// 32 bits is tested in package house.
// On amd64 all other tests are those of v1, and with AVX2 those of its kernels.
var platforms = []platform{
	{word: "amd64v1", goarch: "amd64", env: []string{"GOAMD64=v1"}, full: arithmetic, run: qemu("amd64", "qemu-x86_64", "-cpu", "max"), large: runtime.GOARCH == "amd64"},
	{word: "amd64v3", goarch: "amd64", env: []string{"GOAMD64=v3", purego}, fft: true, full: arithmetic, run: qemu("amd64", "qemu-x86_64", "-cpu", "max"), large: true},
	{word: "purego", env: []string{purego}, fft: true, full: numbers, run: native, large: true},
	{word: "arm64", goarch: "arm64", env: []string{"LIMB_SIMD=go"}, full: numbers, run: qemu("arm64", "qemu-aarch64")},
	{
		word: "neon", goarch: "arm64", env: []string{"LIMB_SIMD=", "LIMB_TEST_EMULATED=1", "RUSTICL_ENABLE=llvmpipe", "VK_ADD_DRIVER_FILES=none"}, // what devicetest.Main would set, and run itself again
		packages: []string{"-v", "-run=^(TestArms|TestShort|TestFolds|TestFactors|TestHalves|TestProducts|TestLoops)$", "./vec", "./mat/internal/tile", "./internal/measure/ceiling"},
		full:     []string{"-v", "-skip=^(TestSpread|TestStreamed|TestModel)|^TestBits$/^go$", "./vec", "./internal/run/simd", "./fft", "./mat", "./mat/internal/tile", "./fp/intervals", "./fp/conversions", "./internal/run/half", "./internal/check/guard", "./internal/measure/ceiling"}, run: qemu("arm64", "qemu-aarch64", "-L", "/usr/aarch64-linux-gnu"), // where libc6-arm64-cross is
		lines: []string{"--- PASS: TestArms/neon", "--- PASS: TestShort", "--- PASS: TestFolds", "--- PASS: TestFactors/DD/neon", "--- PASS: TestHalves", "--- PASS: TestLoops"},
	},
	{word: "wasm", goos: "js", goarch: "wasm", flags: flags.Of(), full: append(numbers, "./fp/..."), run: node},
	{word: "riscv64", goarch: "riscv64", full: numbers, run: qemu("riscv64", "qemu-riscv64"), large: true},
	{word: "s390x", goarch: "s390x", full: numbers, run: qemu("s390x", "qemu-s390x"), large: true},
	{word: "ppc64le", goarch: "ppc64le", full: numbers, run: qemu("ppc64le", "qemu-ppc64le"), large: true},
	{word: "arm", goarch: "arm", full: numbers, run: qemu("arm", "qemu-arm"), large: true},
	{word: "mips", goarch: "mips", full: numbers, run: qemu("mips", "qemu-mips"), large: true},
	{word: "386", goarch: "386", env: []string{"GO386=sse2"}, full: numbers, run: native386, large: true},
	{word: "386-softfloat", goarch: "386", env: []string{"GO386=softfloat"}, run: native386, large: true},
	{
		word: "qemu-avx2", goarch: "amd64", env: []string{"LIMB_SIMD=", "LIMB_TEST_REQUIRE=avx2", "LIMB_TEST_EMULATED=1"},
		packages: []string{"-v", "-run=^(TestBits|TestArms|TestRemainders|TestKernels)", "./vec", "./internal/run/simd"},
		full:     []string{"-v", "-skip=^(TestSpread|TestStreamed)", "./vec", "./internal/run/simd"}, run: qemu("", "qemu-x86_64", "-cpu", "max"), large: simd.Current() >= simd.AVX2,
		lines: []string{"--- PASS: TestBits/avx2", "--- SKIP: TestBits/avx512"},
	},
}

var purego = "GOFLAGS=" + os.Getenv("GOFLAGS") + " -tags=purego"

var (
	numbers    = []string{".", "./vec"}
	arithmetic = []string{".", "./vec", "./fp/...", "./accuracy", "./device/..."}
)

// hashes are the tests of hashes, with a part of each, and what a wrong bit is planted
// in to see that part fail.
var hashes = []struct{ path, binary, part, plant string }{
	{"./internal/run/cpu", "cpu.test", "DF.Mul", "DF.Mul"},
	{"./fft", "fft.test", "go", "CDD/forward/8"},
	{"./mandelbrot/internal/orbit", "orbit.test", "3/DF", "3/DF"},
	{"./mat", "mat.test", "DF", "Mul/DF"}, // of the large sizes
}

func native() (command []string, missing string) { return nil, "" }

// native386 is for programs that an amd64 processor runs itself: QEMU 7.2 fails at the
// threads of Go's.
func native386() (command []string, missing string) {
	if !slices.Contains([]string{"amd64", "386"}, runtime.GOARCH) || runtime.GOOS != "linux" {
		return nil, "no Linux on an x86 processor"
	}
	return nil, ""
}

// qemu returns a run for a processor: by itself where it is this one.
func qemu(goarch, name string, args ...string) func() ([]string, string) {
	return func() ([]string, string) {
		if runtime.GOARCH == goarch {
			return nil, ""
		}
		for _, name := range []string{name + "-static", name} {
			if _, err := exec.LookPath(name); err == nil {
				return append([]string{name}, args...), ""
			}
		}
		return nil, "no " + name + " in PATH (Debian: qemu-user-static)"
	}
}

// node runs Go's script for wasm, in an empty environment: the script passes it
// on as memory of the program, which has little room for it.
func node() (command []string, missing string) {
	if _, err := exec.LookPath("node"); err != nil {
		return nil, "no node in PATH"
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, "go env GOROOT: " + err.Error()
	}
	script := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec")
	return []string{"env", "-i", "PATH=" + os.Getenv("PATH"), script}, ""
}

// TestPlatforms runs tests, and the hashes of all functions, of transforms and of pictures, on each platform.
// The hashes must be the committed ones, of the first rows, and with the large sizes of
// all; and with one bit of one result flipped they must not be.
func TestPlatforms(t *testing.T) {
	if testing.Short() {
		t.Skip("slow: builds everything for 13 platforms")
	}
	dependOnSource(t)
	for _, p := range platforms {
		t.Run(p.word, func(t *testing.T) {
			command, missing := p.run()
			if missing != "" {
				testenv.Skip(t, p.word, missing)
			}
			if p.large && !testenv.Full() {
				t.Skip("slow: builds everything for one more platform")
			}
			t.Parallel()
			p.test(t, command)
		})
	}
}

// compiling is held while a platform's tests are compiled, which takes all cores: arm64 and neon have most of that in common.
var compiling sync.Mutex

func (p *platform) test(t *testing.T, command []string) {
	in := func(dir string, args ...string) (string, error) {
		cmd := exec.Command(args[0], args[1:]...)
		cmd.Dir = filepath.Join("../../..", dir)
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+p.goos, "GOARCH="+p.goarch, "LIMB_TEST_REQUIRE=")
		cmd.Env = append(cmd.Env, p.env...)
		out, err := cmd.CombinedOutput()
		if strings.Contains(string(out), "can only be run on AMD64 processors with") {
			testenv.Skip(t, p.word, "this processor is older")
		}
		if strings.Contains(string(out)+fmt.Sprint(err), "exec format error") {
			testenv.Skip(t, p.word, "this system does not run its programs")
		}
		return string(out), err
	}

	// Hashes, in test binaries that are made once, and run three times.
	binaries := t.TempDir()
	list := hashes
	switch {
	case testenv.Full():
	case p.fft:
		list = hashes[:3]
	default:
		list = hashes[:1]
	}
	build := append([]string{"go", "test", "-c", "-vet=off", "-o", binaries + string(filepath.Separator)}, p.flags...)
	for _, h := range list {
		build = append(build, h.path)
	}
	compiling.Lock()
	out, err := in(".", build...)
	compiling.Unlock()
	if err != nil {
		t.Fatalf("%v: %v\n%s", build, err, out)
	}
	for _, h := range list {
		run := slices.Concat(command, []string{filepath.Join(binaries, h.binary), "-test.v"})
		if !testenv.Full() {
			run = append(run, "-test.short")
		}
		out, err := in(h.path, append(run, "-test.run=^TestHashes$")...)
		if err != nil || !strings.Contains(out, "--- PASS: TestHashes/"+h.part) {
			t.Errorf("the hashes of %s: %v\n%s", h.path, err, out)
		}
		if skipped := strings.Count(out, "golang.org/issue/79964"); skipped > 0 && p.word != "386-softfloat" {
			t.Errorf("%d functions have no hash", skipped)
		}
		out, err = in(h.path, append(run, "-test.run=^TestHashes$/^"+h.part+"$", "-plant="+h.plant)...)
		if err == nil || !strings.Contains(out, "--- FAIL: TestHashes/"+h.part) {
			t.Errorf("a planted wrong bit in %s went unnoticed: %v\n%s", h.plant, err, out)
		}
	}

	packages := p.packages
	if testenv.Full() && p.full != nil {
		packages = p.full
	}
	if packages == nil {
		return
	}
	test := append([]string{"go", "test", "-vet=off", "-count=1", "-short", "-timeout=0"}, p.flags...)
	if command != nil {
		test = append(test, "-exec", quoted(command))
	}
	out, err = in(".", append(test, packages...)...)
	if err != nil {
		t.Errorf("go test %v: %v\n%s", packages, err, out)
	}
	for _, line := range p.lines {
		if !strings.Contains(out, line) {
			t.Errorf("go test %v does not print %q:\n%s", packages, line, out)
		}
	}
}

// quoted returns a command as go test -exec takes it.
func quoted(command []string) string { return "'" + strings.Join(command, "' '") + "'" }

// dependOnSource looks at every source file, so that go test runs this test
// anew when one has changed.
func dependOnSource(t *testing.T) {
	err := fs.WalkDir(os.DirFS("../../.."), ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(name, ".go") {
			_, err = os.Stat(filepath.Join("../../..", name))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
