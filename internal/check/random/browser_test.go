//go:build !js

package random_test

import (
	"testing"

	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/check/webgpu"
)

// TestBrowser runs TestWebGPU.
func TestBrowser(t *testing.T) {
	if !testenv.Full() {
		t.Skip("with LIMB_FULL")
	}
	for _, where := range []webgpu.Where{webgpu.Dawn, webgpu.Firefox} {
		webgpu.Need(t, where)
		binary := webgpu.Binary(t, "internal/check/random")
		// The variable has the tests run in this process.
		if out, err := webgpu.Run(t, where, binary, map[string]string{"RUSTICL_ENABLE": "none"}, "-test.run=^TestWebGPU$", "-test.v"); err != nil {
			t.Errorf("%s: %v\n%s", where, err, out)
		}
	}
}
