package export

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/run/operand"
)

// shim returns a text for CUDA with a file of testdata in the place of NVIDIA's headers.
func shim(t *testing.T, file, source string) string {
	t.Helper()
	words, err := os.ReadFile(filepath.Join("testdata/cuda", file))
	if err != nil {
		t.Fatal(err)
	}
	return string(words) + "\n" + source
}

// TestCUDAHost: the text has the bits of plain Go on the processor, where the words of CUDA are
// functions, and does not where they are + and *.
func TestCUDAHost(t *testing.T) {
	testenv.Long(t, "compilers of C++; TestC has the same printer")
	names := sampled()
	list := cases(t, names, testenv.Size(1<<10, 1<<12, 1<<14), operand.Wide)
	program := strings.NewReplacer("limb_bits32(", "__float_as_uint(", "limb_bits64(", "__double_as_longlong(",
		"limb_float32(", "__uint_as_float(", "limb_float64(", "__longlong_as_double(").Replace(harness(printerCU, list))
	source := shim(t, "host.h", text(t, cuda, 0, names...)) + program
	cc := testenv.Found(t, "cc", "g++", "c++")
	options := strings.Fields("-x c++ -O2 -march=native -ffp-contract=fast")
	p, err := build(t, cc, ".cpp", source, append(options, "-Wall", "-Werror")...)
	if err != nil {
		t.Fatal(err)
	}
	compare(t, list, execute(t, p, stream(list)), 2)
	if p, err = build(t, cc, ".cpp", source, append(options, "-mfma", "-DLIMB_NO_GUARD")...); err != nil {
		t.Fatal(err)
	}
	if bad := compare(t, list, execute(t, p, stream(list)), 0); bad < len(list)/3 {
		t.Errorf("without its words %d of %d functions differ", bad, len(list))
	}
}

// TestCUDAPTX: what clang makes of the text for graphics processors rounds each sum and each
// product, and without the words some of them are fused.
func TestCUDAPTX(t *testing.T) {
	testenv.Long(t, "TestCUDAHost has the bits of the text, and its control")
	cc := found(t, "clang", "clang")
	ptx := func(names []string, options ...string) string {
		source := regexp.MustCompile(`(?m)^#include.*`).ReplaceAllString(text(t, cuda, 4, names...), "")
		dir := t.TempDir()
		in, out := filepath.Join(dir, "x.cu"), filepath.Join(dir, "x.ptx")
		if err := os.WriteFile(in, []byte(shim(t, "device.h", source)), 0o666); err != nil {
			t.Fatal(err)
		}
		args := append(strings.Fields("-x cuda --cuda-device-only --cuda-gpu-arch=sm_60 -nocudainc -nocudalib -Wno-unknown-cuda-version -O2 -S -o"), out, in)
		if text, err := exec.Command(cc, append(options, args...)...).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, text)
		}
		text, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	rounded := regexp.MustCompile(`\b(add|sub|mul|fma|div|sqrt)\.rn\.f(32|64)\b`)
	other := regexp.MustCompile(`\b(add|sub|mul|mad|fma|div|sqrt)(\.[a-z]+)*\.f(32|64)\b`)
	check := func(names []string) (operations, fused int) {
		text := ptx(names)
		for _, op := range other.FindAllString(text, -1) {
			if !rounded.MatchString(op) {
				t.Errorf("%s: an operation %s", names, op)
				break
			}
		}
		return len(rounded.FindAllString(text, -1)), strings.Count(text, "fma.rn.f")
	}
	names := []string{"DF.Add", "DF.Exp", "DF.FastMod", "QF.Mul", "DD.Mul", "DD.Log"}
	good, fused := check(names)
	t.Logf("%d operations, %d of them fma", good, fused)
	if good < 400 {
		t.Errorf("only %d operations are rounded as they are written", good)
	}
	if n := strings.Count(ptx(names, "-DLIMB_NO_GUARD", "-ffp-contract=fast"), "fma.rn.f"); n <= fused {
		t.Errorf("without the words there are %d fused operations, with them %d", n, fused)
	}
	if !testenv.Full() {
		return
	}
	all := bySize()
	for i := range all {
		good, _ := check([]string{all[i].Name})
		t.Logf("%d functions, the last %s: %d operations", i+1, all[i].Name, good)
	}
}
