// Package testenv says what a test may do without.
//
// A test that needs something outside the module (a driver, an emulator, an
// instruction set) calls [Skip] when it is missing. The environment variable
// LIMB_TEST_REQUIRE lists, separated by commas, what must be there: the skip of
// a listed word is a failure, so that no gate is passed by being absent.
package testenv

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Required reports whether LIMB_TEST_REQUIRE lists word.
func Required(word string) bool {
	words := strings.Split(os.Getenv("LIMB_TEST_REQUIRE"), ",")
	return slices.ContainsFunc(words, func(w string) bool { return strings.TrimSpace(w) == word })
}

// Skip ends the test because word is missing, for the reason given: as a
// failure where word is [Required], else as a skip.
func Skip(t testing.TB, word, reason string) {
	t.Helper()
	if Required(word) {
		t.Fatalf("LIMB_TEST_REQUIRE lists %s, which is missing: %s", word, reason)
	}
	t.Skipf("no %s: %s (set LIMB_TEST_REQUIRE=%s to make this a failure)", word, reason, word)
}

// Clang is the names under which systems have clang, new ones first, for [Found].
var Clang = []string{"clang-19", "clang-18", "clang-17", "clang-16", "clang-15", "clang-14", "clang"}

// Found returns the path of the first of some programs that is there, and skips the test for want
// of word where none is.
func Found(t testing.TB, word string, names ...string) string {
	t.Helper()
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	Skip(t, word, "no "+strings.Join(names, ", ")+" in PATH")
	return ""
}

// CUDA returns the path of a tool of NVIDIA's toolkit, ptxas or nvdisasm: in PATH, or where .ci/setup has
// unpacked it, in the directory .cache of the workspace that the test runs in.
func CUDA(t testing.TB, tool string) string {
	t.Helper()
	names := []string{tool}
	for dir, err := os.Getwd(); err == nil && filepath.Dir(dir) != dir; dir = filepath.Dir(dir) {
		if _, err := os.Stat(filepath.Join(dir, "go.work")); err == nil {
			names = append(names, filepath.Join(dir, ".cache", "cuda", tool))
		}
	}
	return Found(t, "ptxas", names...)
}

// Long skips a test in a short run, which why says: what it does, or which tests have a part of it. Where LIMB_FULL
// asks for the large sizes it does not: other processors are emulated so.
func Long(t testing.TB, why string) {
	t.Helper()
	if testing.Short() && !Full() {
		t.Skipf("left to a run without -short: %s", why)
	}
}

// Large leaves a test to the large sizes, make test-full's, for the reason why: what it takes, and which tests have a part of it
// in every run.
func Large(t testing.TB, why string) {
	t.Helper()
	if !Full() {
		t.Skipf("left to the large sizes, LIMB_FULL=1: %s", why)
	}
}

// Full reports whether LIMB_FULL asks for the large sizes.
func Full() bool { return os.Getenv("LIMB_FULL") != "" }

// Size returns how much a test tries: little in a short test, a developer's, and much
// where LIMB_FULL asks for the large sizes.
func Size(short, usual, full int) int {
	switch {
	case Full():
		return full
	case testing.Short():
		return short
	}
	return usual
}

var table = regexp.MustCompile(`(?ms)^(var \w+ = (?:\[\d+\])+float(?:32|64))\{\n.*?^\}$`)

// Emptied returns a file of the root package whose tables have zeros alone, and no literals,
// for tests of what needs none of these: to read them takes most of the time of a compilation.
func Emptied(text string) string { return table.ReplaceAllString(text, "$1{}") }
