package house

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// linked builds a program for a processor with its symbols, and returns its size and the kernels that are no addition's.
func linked(t *testing.T, arch, program string) (size int64, others []string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "program")
	if out, err := built(arch, "-ldflags=-w", "-o", path, program); err != nil {
		t.Fatalf("go build %s: %v\n%s", program, err, out)
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	symbols, err := exec.Command("go", "tool", "nm", path).Output()
	if err != nil {
		t.Fatalf("go tool nm: %v", err)
	}
	additions, others := apart(arch, string(symbols))
	if levels := map[string]int{"amd64": 2, "arm64": 1}[arch]; additions < 12*levels {
		t.Errorf("%s has %d symbols of additions for %s, want those of twelve types at %d levels", program, additions, arch, levels)
	}
	return info.Size(), others
}

// apart counts the kernels of additions among symbols, and returns the others, AVX's on arm64 too. Kernels that call a body have
// the names of the sizes of their arrays. What sums end with is called where they are special.
func apart(arch, symbols string) (additions int, others []string) {
	addition := regexp.MustCompile(`^(avx2|avx512|neon)_(C?[DTQ][FD]_Add|slices_8_88_f(32|64)|f(32|64)_finish(Triple|Quad)?_in_f(32|64)_[12])(_slices)?(_c)?$`)
	for _, name := range regexp.MustCompile(map[string]string{"amd64": `(?m)\bavx(2|512)_\S+$`, "arm64": `(?m)\b(neon_\S+|\S*avx\S*)$`}[arch]).FindAllString(symbols, -1) {
		if addition.MatchString(name) {
			additions++
		} else {
			others = append(others, name)
		}
	}
	return additions, others
}

// built runs go build for a processor without cgo, as make does: with it programs have some symbols more.
func built(arch string, args ...string) ([]byte, error) {
	cmd := exec.Command("go", append([]string{"build"}, args...)...)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOARCH="+arch)
	return cmd.CombinedOutput()
}

// TestLinked: a program has the kernels of the functions that it calls, and no others, on arm64 too,
// where nothing is AVX's. The controls are one that asks for the names of all, and the name of one of AVX's.
func TestLinked(t *testing.T) {
	testenv.Long(t, "builds three programs")
	const most = 5500 << 10
	for _, arch := range []string{"amd64", "arm64"} {
		if size, others := linked(t, arch, "./testdata/add"); size > most || len(others) > 0 {
			t.Errorf("a program with vec.Add has %d bytes for %s, at most %d, and the kernels %q", size, arch, most, others)
		}
	}
	const planted = "  1c7a60 R neon_DD_Add_slices\n  1c7a80 R github.com/limbfp/limb/internal/run/simd.avx512DDAdd\n"
	if additions, others := apart("arm64", planted); additions != 1 || len(others) != 1 || !strings.HasSuffix(others[0], "avx512DDAdd") {
		t.Errorf("an entry of AVX-512 goes unnoticed for arm64: %d additions, and %q", additions, others)
	}
	if size, others := linked(t, "amd64", "./testdata/names"); size <= most || len(others) < 1000 {
		t.Errorf("a program with all functions has %d bytes and %d kernels", size, len(others))
	}
}

// together are programs with more of the packages that those of vec and device have: they wait for the large sizes.
var together = []string{"fft", "fftdevice", "mat", "matdevice"}

// TestSizes: programs are as large as docs/performance.md says, or a twentieth more. The control is that of
// a map by its name, which has all functions, beside a typed one.
func TestSizes(t *testing.T) {
	testenv.Long(t, "builds four programs")
	if runtime.GOOS != "linux" {
		testenv.Skip(t, "linux", "the sizes are those of Linux")
	}
	text, err := os.ReadFile("../../../docs/performance.md")
	if err != nil {
		t.Fatal(err)
	}
	sizes, said := map[string]int64{}, 0
	for _, row := range regexp.MustCompile(`(?m)^\| .* \| (\w+) \| ([0-9.]+) \|$`).FindAllStringSubmatch(string(text), -1) {
		path := filepath.Join(t.TempDir(), "program")
		if _, err := os.Stat("testdata/linked/" + row[1]); err != nil {
			continue
		}
		if said++; slices.Contains(together, row[1]) && !testenv.Full() {
			continue
		}
		if out, err := built("amd64", "-ldflags=-s -w", "-o", path, "./testdata/linked/"+row[1]); err != nil {
			t.Fatalf("go build %s: %v\n%s", row[1], err, out)
		}
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		megabytes, err := strconv.ParseFloat(row[2], 64)
		if err != nil {
			t.Fatal(err)
		}
		sizes[row[1]] = info.Size()
		t.Logf("%s has %d bytes", row[1], info.Size())
		if most := int64(1.05e6 * megabytes); info.Size() > most {
			t.Errorf("%s has %d bytes, and docs/performance.md has %s MB", row[1], info.Size(), row[2])
		}
	}
	programs, err := os.ReadDir("testdata/linked")
	if err != nil || len(programs) != said || said < 8 {
		t.Errorf("docs/performance.md has %d of %d programs (%v)", said, len(programs), err)
	}
	if sizes["named"] < 2*sizes["typed"] {
		t.Errorf("a program with a map by its name has %d bytes, and one with a typed map %d", sizes["named"], sizes["typed"])
	}
	const most = 6.6e6 // with the table of its symbols, which takes .45
	if size, _ := linked(t, "amd64", "./testdata/linked/typed"); size > most || size <= sizes["typed"] {
		t.Errorf("a program with a typed map and its symbols has %d bytes, at most %d, and %d without", size, int(most), sizes["typed"])
	}
}
