package export

import (
	"fmt"
	"os/exec"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/operand"
)

// compilersC are compilers of C and C++, and how they are called.
var compilersC = []struct {
	cc, word, options string
	when              int // one of the following
}{
	{"gcc", "cc", "-O0", usual},
	{"gcc", "cc", "-O2", full},
	{"gcc", "cc", "-O3 -march=native", full},
	{"gcc", "cc", "-O3 -march=native -ffp-contract=fast", always},
	{"gcc", "cc", "-O2 -march=native -DLIMB_FMA=0", usual},
	{"gcc", "cc", "-O0 -x c++ -std=c++11 -pedantic", usual},
	{"gcc", "cc", "-O2 -x c++ -std=c++11 -pedantic", full},
	{"clang", "clang", "-O0", usual},
	{"clang", "clang", "-O2", full},
	{"clang", "clang", "-O3 -march=native", full},
	{"clang", "clang", "-O3 -march=native -ffp-contract=fast", always},
	{"clang", "clang", "-O3 -march=native -ffp-contract=fast -Wno-builtin-macro-redefined -U__clang_major__ -D__clang_major__=14 -DLIMB_OLD_CLANG", usual},
	{"clang", "clang", "-O0 -x c++ -std=c++11 -pedantic", usual},
	{"clang", "clang", "-O2 -x c++ -std=c++11 -pedantic", full},
}

const (
	always = iota // in a short test too
	usual         // not in a short test
	full          // with the large sizes alone: another line has what it does
)

// found returns a compiler.
func found(t *testing.T, name, word string) string {
	if name == "clang" {
		return testenv.Found(t, word, testenv.Clang...)
	}
	return testenv.Found(t, word, name, "cc")
}

// TestC: what compilers make of the text has the bits of plain Go, and no warnings: of few functions, but where a
// compiler optimises as it likes, as those of a short test do.
func TestC(t *testing.T) {
	type program struct {
		list   []Case
		source string
	}
	of := func(names []string) program {
		list := cases(t, names, testenv.Size(1<<10, 1<<12, 1<<14), operand.Wide)
		return program{list, text(t, c, 0, names...) + harness(printerC, list)}
	}
	optimised, other := of(sampled()), of(few)
	for _, c := range compilersC {
		t.Run(c.cc+c.options, func(t *testing.T) {
			if c.when > testenv.Size(always, usual, full) {
				t.Skip("left to a longer run")
			}
			args := append(strings.Fields(c.options), "-Wall", "-Wextra", "-Werror", "-Wno-unused-function") // of a header they are no warning
			if !strings.Contains(c.options, "-x") {
				args = append(args, "-std=c99", "-pedantic")
			}
			use := optimised
			if c.when == usual && !testenv.Full() {
				use = other
			}
			p, err := build(t, found(t, c.cc, c.word), ".c", use.source, args...)
			if err != nil {
				t.Fatal(err)
			}
			compare(t, use.list, execute(t, p, stream(use.list)), 2)
		})
	}
}

// TestCWithoutGuard: without the guard a compiler that contracts is noticed.
func TestCWithoutGuard(t *testing.T) {
	if out, err := exec.Command("sh", "-c", "grep -qw fma /proc/cpuinfo").CombinedOutput(); err != nil {
		testenv.Skip(t, "fma", fmt.Sprintf("the processor has no fused multiply-add: %s", out))
	}
	names := []string{"DD.Add", "DD.Mul", "QD.Mul"}
	list := cases(t, names, 1<<10, operand.Narrow)
	source := text(t, c, 0, names...) + harness(printerC, list)
	for _, cc := range []string{"gcc", "clang"} {
		t.Run(cc, func(t *testing.T) {
			p, err := build(t, found(t, cc, cc), ".c", source, "-O3", "-mfma", "-ffp-contract=fast", "-DLIMB_NO_GUARD")
			if err != nil {
				t.Fatal(err)
			}
			if bad := compare(t, list, execute(t, p, stream(list)), 0); bad != 2 {
				t.Errorf("%d of the functions with products differ", bad)
			}
		})
	}
}

// TestCFast: a compiler that may do as it likes with sums is refused.
func TestCFast(t *testing.T) {
	source := text(t, c, 0, "DD.Add") + "int main(void) { return 0; }\n"
	for i, c := range []struct{ cc, word, options string }{
		{"gcc", "cc", "-Ofast"}, {"gcc", "cc", "-O1 -ffast-math"}, {"gcc", "cc", "-O1 -ffinite-math-only"}, {"clang", "clang", "-Ofast"}, {"clang", "clang", "-O1 -ffast-math"},
		{"gcc", "cc", "-O1 -funsafe-math-optimizations"}, {"clang", "clang", "-O1 -funsafe-math-optimizations"},
		{"clang", "clang", "-O1 -Wno-builtin-macro-redefined -U__clang_major__ -D__clang_major__=14"}, // which may change sums, or not
	} {
		t.Run(c.cc+c.options, func(t *testing.T) {
			if i%3 > 0 {
				testenv.Long(t, "others have this guard, and that of each compiler")
			}
			cc := found(t, c.cc, c.word)
			if _, err := build(t, cc, ".c", source, strings.Fields(c.options)...); err == nil || !strings.Contains(err.Error(), "#error") || !strings.Contains(err.Error(), "limb: ") {
				t.Errorf("got %v", err)
			}
			if _, err := build(t, cc, ".c", source, append(strings.Fields(c.options), "-DLIMB_NO_GUARD")...); err != nil {
				t.Errorf("without the guard: %v", err)
			}
		})
	}
}

// TestCSelfTest: the self-test of a text passes, fails where a result is another one, and where
// the guard is left out.
func TestCSelfTest(t *testing.T) {
	testenv.Long(t, "compiles seven functions with their rows, twice")
	cc := found(t, "gcc", "cc")
	source := text(t, c, 64, "DD.Add", "DF.Exp", "CDF.Mul", "DD.SinCos", "DF.Less", "DF.PowInt", "f32.TwoSum")
	p, err := build(t, cc, ".c", source, "-O2", "-Wall", "-Wextra", "-Werror", "-DLIMB_MAIN")
	if err != nil {
		t.Fatal(err)
	}
	if out := string(execute(t, p, nil)); strings.Count(out, " 0 of 64 rows differ\n") != 7 {
		t.Error(out)
	}
	at := strings.Index(source, "limb_dd_add_rows")
	wrong := source[:at] + strings.Replace(source[at:], "0x3", "0x4", 1)
	if p, err = build(t, cc, ".c", wrong, "-DLIMB_MAIN"); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(p).Output(); err == nil || !strings.Contains(string(out), " 1 of 64 rows differ") {
		t.Errorf("a wrong row: %v, %s", err, out)
	}
}

// TestCTwice: a text may be included twice, and two of them may not.
func TestCTwice(t *testing.T) {
	cc := found(t, "gcc", "cc")
	one, two := text(t, c, 0, "DF.Add"), text(t, c, 0, "DF.Mul")
	if _, err := build(t, cc, ".c", one+one+"int main(void) { return 0; }\n"); err != nil {
		t.Error(err)
	}
	if _, err := build(t, cc, ".c", one+two+"int main(void) { return 0; }\n"); err == nil || !strings.Contains(err.Error(), "two exports") {
		t.Errorf("got %v", err)
	}
}
