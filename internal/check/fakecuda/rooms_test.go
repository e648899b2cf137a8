//go:build linux && (amd64 || arm64)

package fakecuda

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/fft"
	"github.com/limbfp/limb/fft/fftdevice"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
)

// TestRooms counts the launches of transforms of real numbers, and of complex ones, where groups may ask for more than 48 kB
// and where they may not: those that one has room for are one launch, both ways, and those of real numbers no more than others. The bits are those of package fft.
func TestRooms(t *testing.T) {
	testenv.Long(t, "transforms of some thousand numbers")
	for _, c := range []struct {
		directives     string
		n, real, whole int // launches of 2n real numbers, and of n complex ones
		asked          bool
	}{
		{"", 128, 1, 1, true},
		{"", 4096, 1, 1, true},
		{"attribute 97 49152", 128, 1, 1, false},
		{"attribute 97 49152", 4096, 2, 2, false},
		{"attribute 97 65536", 4096, 2, 2, false}, // which another group has no room beside
	} {
		t.Run(fmt.Sprint(c.directives, c.n), func(t *testing.T) {
			d := untested(t, interpreter{}, c.directives)
			there, err := fftdevice.New[limb.CDF](d, c.n)
			if err != nil {
				t.Fatal(err)
			}
			if asked := count("cuFuncSetAttribute") > 0; asked != c.asked {
				t.Errorf("%+v: a group asks for more: %v", c, asked)
			}
			half, err := fftdevice.NewReal[limb.CDF](d, 2*c.n)
			here, err2 := fft.NewReal[limb.CDF](2 * c.n)
			if err := errors.Join(err, err2); err != nil {
				t.Fatal(err)
			}
			x, want, back := make([]limb.DF, 2*c.n), make([]limb.CDF, c.n+1), make([]limb.DF, 2*c.n)
			for i := range x {
				x[i] = limb.NewDF(i + 1).Sqrt()
			}
			here.Forward(want, x)
			here.Inverse(back, want)
			z, reals, halves := devicetest.Array(t, d, want[:c.n]), devicetest.Array(t, d, x), devicetest.Array(t, d, make([]limb.CDF, c.n+1))
			first := func(what string, f func() error, launches int) {
				t.Helper()
				if got := calls(t, f); !strings.Contains(got+",", fmt.Sprintf("%d LaunchKernel,", launches)) {
					t.Errorf("%+v: %s calls %s", c, what, got)
				}
			}
			first("a transform", func() error { return there.Forward(z, z) }, c.whole)
			first("one of real numbers", func() error { return half.Forward(halves, reals) }, c.real)
			got, gotBack := make([]limb.CDF, c.n+1), make([]limb.DF, 2*c.n)
			err = halves.Download(got)
			first("one back", func() error { return half.Inverse(reals, halves) }, c.real)
			if err := errors.Join(err, reals.Download(gotBack)); err != nil || !slices.Equal(got, want) || !slices.Equal(gotBack, back) {
				t.Errorf("%+v: %v, other bits: %v, and back: %v", c, err, !slices.Equal(got, want), !slices.Equal(gotBack, back))
			}
			there.Close()
			half.Close()
		})
	}
	d := untested(t, interpreter{})
	set("fail cuFuncSetAttribute 1 1")
	if _, err := fftdevice.New[limb.CDF](d, 128); err == nil || !strings.Contains(err.Error(), "65536 bytes for a group, of 232448: cuFuncSetAttribute: CUDA_ERROR_INVALID_VALUE (1)") {
		t.Errorf("a group that does not get what it asks for: %v", err)
	}
}
