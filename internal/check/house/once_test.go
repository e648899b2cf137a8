package house

import (
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// compiled returns the size of a package's code, and the functions of package limb in it.
func compiled(t *testing.T, pkg string) (size int, names string) {
	t.Helper()
	path, err := exec.Command("go", "list", "-export", "-f", "{{.Export}}", pkg).Output()
	if err != nil {
		t.Fatalf("go list %s: %v", pkg, err)
	}
	symbols, err := exec.Command("go", "tool", "nm", "-size", strings.TrimSpace(string(path))).Output()
	if err != nil {
		t.Fatalf("go tool nm: %v", err)
	}
	for _, m := range regexp.MustCompile(`(?m)^\s*\w+\s+(\d+) [Tt] (.*)$`).FindAllStringSubmatch(string(symbols), -1) {
		n, _ := strconv.Atoi(m[1])
		size += n
		names += m[2] + "\n"
	}
	return size, names
}

// TestOnce: a package that names a number has code for its short methods, since Go compiles
// them anew for each, and none of the functions that are marked //limb:once or of what these
// alone need. A new function that makes the code larger is to be marked. The control is the
// root package, which has all.
func TestOnce(t *testing.T) {
	testenv.Long(t, "compiles the root package into a file")
	const most = 480 << 10 // a third of it triples, which pairs and quads are converted to by methods
	long := regexp.MustCompile(`limb\.((sin|trigLong|besselJ)(Quad)?|quartet|quint|triple)\[go\.shape`)
	if size, names := compiled(t, "./testdata/once"); size > most || !strings.Contains(names, ".Mul\n") || long.MatchString(names) {
		t.Errorf("a package that names a DF has %d bytes of code, at most %d, with %q", size, most, long.FindAllString(names, 3))
	}
	if size, names := compiled(t, "../../.."); size <= 3*most || !long.MatchString(names) {
		t.Errorf("the root package has %d bytes of code, and no function that is long", size)
	}
}

// TestNoNumbers: packages that programs have beside others have no methods of numbers, or of matrices, which each package
// that names one compiles anew. The controls name one.
func TestNoNumbers(t *testing.T) {
	testenv.Long(t, "compiles several packages")
	number, matrix := regexp.MustCompile(`limb\.\(?\*?(Complex)?(Pair|Triple|Quad)\[`), regexp.MustCompile(`/mat\.\(\*Dense\[`)
	for pkg, of := range map[string]*regexp.Regexp{
		"device":                    number,
		"fft/internal/steps":        number,
		"internal/source/thall":     number,
		"mat":                       matrix,
		"cmd/limb/internal/measure": matrix,
	} {
		if _, names := compiled(t, "../../../"+pkg); names == "" || of.MatchString(names) {
			t.Errorf("%s has the code of %s", pkg, of.FindString(names))
		}
	}
	for pkg, of := range map[string]*regexp.Regexp{"once": number, "linked/mat": matrix} {
		if _, names := compiled(t, "./testdata/"+pkg); !of.MatchString(names) {
			t.Errorf("%s names one, and has no code of it", pkg)
		}
	}
}
