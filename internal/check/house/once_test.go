package house

import (
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// compiled returns the size of a package's code, and the functions of package limb in it.
func compiled(t *testing.T, pkg string) (size int, names string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "package.a")
	if out, err := exec.Command("go", "build", "-o", path, pkg).CombinedOutput(); err != nil {
		t.Fatalf("go build %s: %v\n%s", pkg, err, out)
	}
	symbols, err := exec.Command("go", "tool", "nm", "-size", path).Output()
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
	const most = 300 << 10
	long := regexp.MustCompile(`limb\.((sin|trigLong|besselJ)(Quad)?|quint|triple)\[go\.shape`)
	if size, names := compiled(t, "./testdata/once"); size > most || !strings.Contains(names, ".Mul\n") || long.MatchString(names) {
		t.Errorf("a package that names a DF has %d bytes of code, at most %d, with %q", size, most, long.FindAllString(names, 3))
	}
	if size, names := compiled(t, "../../.."); size <= 3*most || !long.MatchString(names) {
		t.Errorf("the root package has %d bytes of code, and no function that is long", size)
	}
}
