package peers_test

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
)

// TestGPU: clang takes what stands beside limb on NVIDIA's cards, both the part for the card and the one for the
// processor, and not a call that is not there. It is run on a machine with a card alone, by make gpu-kit.
func TestGPU(t *testing.T) {
	cc := testenv.Found(t, "clang", testenv.Clang...)
	compile := func(side string, more ...string) (string, error) {
		args := strings.Fields("-x cuda --cuda-" + side + "-only --cuda-gpu-arch=sm_60 -nocudainc -nocudalib -Wno-unknown-cuda-version -std=c++17 -Wall -Werror -fsyntax-only -Itestdata")
		out, err := exec.Command(cc, append(append(args, more...), "src/gpu.cu")...).CombinedOutput()
		return string(out), err
	}
	for _, side := range []string{"device", "host"} {
		if out, err := compile(side); err != nil {
			t.Errorf("%s: %v\n%s", side, err, out)
		}
	}
	if out, err := compile("device", "-Dtwo_sum="); err == nil || !strings.Contains(out, "error") {
		t.Errorf("a function that is not there: %v %s", err, out)
	}
}
