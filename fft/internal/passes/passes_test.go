package passes_test

import (
	"testing"

	"github.com/limbfp/limb/internal/frontend"
)

func TestX(t *testing.T) {
	p, err := frontend.Load("../../..", "kernel", "internal/butterfly", "fft/internal/passes")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range p.Funcs {
		if f.Kind != 0 || f.Code != nil {
			t.Log(f.Go, len(f.Body))
		}
	}
}
