package opencl_test

import (
	"testing"

	"github.com/limbfp/limb/internal/emit/opencl"
	"github.com/limbfp/limb/internal/frontend"
	"github.com/limbfp/limb/internal/ir"
)

func TestKernels(t *testing.T) {
	p, err := frontend.Load("../../..", "internal/probe", "kernel", "internal/frontend/programs")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range p.Funcs {
		if f.Kind != ir.Once {
			t.Log(opencl.Kernel(f, 1))
			t.Log(opencl.Kernel(f, 1024))
		}
	}
}
