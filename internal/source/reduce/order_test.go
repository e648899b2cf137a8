package reduce_test

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
	"github.com/limbfp/limb/internal/source/reduce"
	"github.com/limbfp/limb/kernel"
	"github.com/limbfp/limb/vec"
)

// sum is a reduction by the kernels of this package.
func sum(x []limb.DF) limb.DF {
	n := reduce.Blocks(len(x))
	sums, work := make([]limb.DF, n), make([]limb.DF, n*reduce.Half)
	kernel.Groups(n, func(g kernel.Group) { reduce.Sum(g, sums, work, x) })
	if n == 1 {
		return sums[0]
	}
	return sum(sums)
}

// TestOrder compares slices with kernels, and logs the bits.
func TestOrder(t *testing.T) { t.Logf("bits %s", bitsOf(t)) }

func bitsOf(t *testing.T) string {
	r := rand.New(rand.NewPCG(1, 2))
	hash := sha256.New()
	for n := 1; n < 100_000; n += 1 + n/2 {
		x := make([]limb.DF, n)
		for i := range x {
			x[i] = limb.NewDF(r.NormFloat64())
		}
		want := sum(x)
		fmt.Fprintln(hash, want.Hi, want.Lo)
		for l := simd.Go; l <= simd.Best(); l++ {
			before, err := simd.Set(l)
			if err != nil {
				t.Fatal(err)
			}
			if got := vec.Sum(x); got != want {
				t.Errorf("%v: the sum of %d numbers is %v, and %v by kernels", l, n, got, want)
			}
			if _, err := simd.Set(before); err != nil {
				t.Fatal(err)
			}
		}
	}
	return fmt.Sprintf("%x", hash.Sum(nil))
}

// TestAnotherOrder has another order in order.go: slices and kernels follow it.
func TestAnotherOrder(t *testing.T) {
	text, err := os.ReadFile("order.go")
	if err != nil {
		t.Fatal(err)
	}
	path, err := filepath.Abs("order.go")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	index, err := json.Marshal(map[string]any{"Replace": map[string]string{path: filepath.Join(dir, "order.go")}})
	if err != nil {
		t.Fatal(err)
	}
	another := strings.NewReplacer("Block, Half = 4096", "Block, Half = 2048", "	return m\n", "	return (n + 1) / 2\n")
	for name, text := range map[string]string{"order.go": another.Replace(string(text)), "overlay.json": string(index)} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	out, err := exec.Command("go", "test", "-vet=off", "-count=1", "-v", "-run=^TestOrder$", "-overlay", filepath.Join(dir, "overlay.json"), ".").CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	_, bits, found := strings.Cut(string(out), "bits ")
	if bits, _, _ = strings.Cut(bits, "\n"); !found || bits == bitsOf(t) {
		t.Errorf("the order is the same: %s", out)
	}
}
