package matdevice

import (
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/check/devicetest"
)

func TestZZ(t *testing.T) {
	d := devicetest.OpenTested(t, "pocl", devicetest.PoCL)
	for _, n := range []int{5, 33, 70} {
		for _, kind := range kinds {
			sameLU[limb.CDF](t, d, kind, n, 3)
			sameCholesky[limb.CDF](t, d, kind, n, 3)
			t.Log(n, kind)
		}
	}
	sameLU[limb.CDD](t, d, "random", 40, 3)
	sameCholesky[limb.CDD](t, d, "random", 40, 3)
	sameLU[limb.QF](t, d, "random", 40, 3)
	sameCholesky[limb.QF](t, d, "random", 40, 3)
}
