// Package kit has the scripts that check and time limb on a machine with a GPU and without Go: pack makes one
// archive of what that machine needs, and run, which is in it, writes what was seen there.
package kit

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
)

// most is the size that an archive may have.
const most = 40_000_000

// TestKit packs two of the programs, unpacks them elsewhere, and runs a little of their parts on lavapipe, in two
// turns: the second goes on where the first one ended. A device that is not there is a part that
// fails, and wrong words are errors. With LIMB_FULL it has all programs and parts, on PoCL too, and the archive is packed
// tightly, which takes a minute and more, and has at most its size.
func TestKit(t *testing.T) {
	if testing.Short() || runtime.GOOS != "linux" {
		t.Skip("builds programs, which are for Linux")
	}
	// The parts of the archive, and those of programs that are not packed.
	parts, left := []string{"devices", "products", "horner", "mandelbrot"}, []string{"functions", "transforms", "sums", "random", "times", "products-times", "transforms-times", "papers"}
	if testenv.Full() {
		parts, left = append(parts, left...), nil
	} else {
		t.Setenv("LIMB_KIT_PROGRAMS", "mat/matdevice internal/measure/horner")
	}
	t.Setenv("LIMB_KIT_FLAGS", "-ldflags=-s") // with which package house and TestLinked of the command compile programs
	if !testenv.Full() {
		t.Setenv("LIMB_KIT_XZ", "-0")
	}
	devices := devicetest.Find(t, "lavapipe", "llvmpipe").Name
	if testenv.Full() { // PoCL builds for long
		devices = devicetest.Find(t, "pocl", devicetest.PoCL).Name + "," + devices
	} else { // or the part devices asks all drivers of OpenCL for their arithmetic
		t.Setenv("LIMB_OPENCL_LIBRARY", "missing.so")
	}
	dir := t.TempDir()
	archive := filepath.Join(dir, "kit.tar.xz")
	for _, cmd := range []*exec.Cmd{exec.Command("./pack", archive), exec.Command("tar", "-C", dir, "-xJf", archive)} {
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v: %v\n%s", cmd, err, out)
		}
	}
	if info, err := os.Stat(archive); err != nil || testenv.Full() && info.Size() > most {
		t.Errorf("the archive has %d bytes, and may have %d (%v)", info.Size(), most, err)
	}
	run := func(args ...string) (log string, ok bool) {
		cmd := exec.Command(filepath.Join(dir, "gpu-kit/run"), append([]string{"--short", "--seconds", "600", "--name", "here"}, args...)...)
		out, err := cmd.CombinedOutput()
		return string(out), err == nil
	}
	if log, ok := run("--devices", devices, "devices", "products"); !ok {
		t.Errorf("two parts fail\n%s%s", log, read(t, dir, "products.txt"))
	}
	for _, p := range left { // they have been left out before
		if err := os.WriteFile(filepath.Join(dir, "gpu-kit/results/here", p+".state"), []byte("left out: no program\t0\n"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	log, ok := run("--devices", devices)
	summary := read(t, dir, "README.md")
	for _, p := range parts {
		if !strings.Contains(summary, "| ["+p+"]("+p+".txt) | passed |") {
			t.Errorf("%s has not passed\n%s", p, read(t, dir, p+".txt"))
		}
	}
	if !ok || strings.Contains(log, "run: products:") || !strings.Contains(summary, "left out: no nvcc here") && !found("nvcc") {
		t.Errorf("ok %v\n%s%s", ok, log, summary)
	}

	// A device that is not there, and words that are not.
	if log, ok := run("--devices", "opencl:77", "products"); ok || !strings.Contains(read(t, dir, "README.md"), "| [products](products.txt) | failed |") {
		t.Errorf("a device that is not there: ok %v\n%s", ok, log)
	}
	for _, wrong := range [][]string{{"--seconds", "soon"}, {"--device"}, {"speed"}, {"--out"}} {
		if log, ok := run(wrong...); ok || !strings.HasPrefix(log, "run: ") {
			t.Errorf("%v: ok %v, %s", wrong, ok, log)
		}
	}
	if log, ok := run("--help"); !ok || !strings.Contains(log, "  sums ") {
		t.Errorf("--help: %s", log)
	}
}

func read(t *testing.T, dir, name string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join(dir, "gpu-kit/results/here", name))
	if err != nil {
		t.Error(err)
	}
	return string(bytes.TrimSpace(b))
}

func found(name string) bool { _, err := exec.LookPath(name); return err == nil }
