//go:build (linux || darwin || windows) && (amd64 || arm64)

package vk_test

import (
	"errors"
	"math"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/compiler/frontend"
	"github.com/limbfp/limb/internal/compiler/frontend/programs"
	"github.com/limbfp/limb/internal/compiler/ir"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/kernel"
)

// TestFirstLaunch: a kernel on SwiftShader is compared with an arithmetic that flushes, on
// numbers with which that differs from Go's, operands that are subnormal among them; and a limb
// that neither arithmetic gives is noticed, planted by a change of the program after it was built.
func TestFirstLaunch(t *testing.T) {
	t.Setenv("LIMB_CACHE", "off")
	loaded, err := frontend.Load("../../..", "kernel", "internal/compiler/frontend/programs")
	if err != nil {
		t.Fatal(err)
	}
	d := open(t, "swiftshader")
	if d.Traits().Float32.Subnormals != device.Flushed {
		t.Fatal("SwiftShader does not flush")
	}
	for _, tiny := range []int{-112, -127} {
		for _, planted := range []bool{false, true} {
			p, err := ir.Decode(ir.Encode(loaded))
			if err != nil {
				t.Fatal(err)
			}
			heat, err := d.Load(&kernels.Compiled{Program: p, Name: "programs.Heat"})
			if err != nil {
				t.Fatal(err)
			}
			const n = 300
			src, inGo, got := make([]limb.DF, n), make([]limb.DF, n), make([]limb.DF, n)
			for i := range src {
				src[i] = limb.NewDF(float64(i * i % 77)).Sqrt().Ldexp(tiny)
			}
			k := limb.NewDF(0.3)
			kernel.Items(n, func(i int) { programs.Heat(i, inGo, src, k) })
			x, y := array(t, d, src), array(t, d, got)
			if planted {
				f := p.Lookup("programs.Heat")
				ir.Walk(f.Code, func(s ir.Stmt) {
					if s, ok := s.(*ir.Store); ok && s.Limb == 1 { // the second limbs are 0.3
						s.Value = f.Params[1]
					}
				})
				if err := heat.Launch(n, y, x, k); !errors.Is(err, device.ErrWrong) {
					t.Errorf("another program, at 2^%d: %v", tiny, err)
				}
				continue
			}
			if err := errors.Join(heat.Launch(n, y, x, k), y.Download(got)); err != nil {
				t.Errorf("at 2^%d: %v", tiny, err)
			}
			differ := 0
			for i := range got {
				if math.Abs(float64(got[i].Lo-inGo[i].Lo)) > 0 || got[i].Hi != inGo[i].Hi {
					differ++
				}
			}
			if differ == 0 {
				t.Errorf("at 2^%d nothing is flushed", tiny)
			}
		}
	}
}

func array(t *testing.T, d *device.Device, x []limb.DF) *device.Array[limb.DF] {
	t.Helper()
	a, err := device.NewArray[limb.DF](d, len(x))
	if err == nil {
		err = a.Upload(x)
	}
	if err != nil {
		t.Fatal(err)
	}
	return a
}
