//go:build (linux || darwin || windows) && (amd64 || arm64)

package vk_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
	"github.com/limbfp/limb/internal/compiler/lower"
	"github.com/limbfp/limb/internal/run/driver"
	"github.com/limbfp/limb/internal/run/kernels"
	"github.com/limbfp/limb/internal/run/vk"
)

// TestLarge: what SwiftShader's compiler would end the process at is an error, and what comes
// after it works. TestConformance builds all other functions with LIMB_FULL.
func TestLarge(t *testing.T) {
	testenv.Long(t, "lowers all large functions")
	rung := lower.Ladder[slices.IndexFunc(lower.Ladder, func(r lower.Rung) bool { return r.Name == "split" })]
	var large []string
	for _, f := range kernels.Funcs() {
		if f.Limb() != kernels.F32 || f.Ops < 1000 {
			continue
		}
		p, err := kernels.Module(f.Name)
		if err != nil {
			t.Fatal(err)
		}
		if p, err = rung.Lower(p); err != nil {
			t.Fatal(err)
		}
		if p.Lookup(f.Name).Ops() > vk.SwiftShaderMost {
			large = append(large, f.Name)
		}
	}
	slices.Sort(large)
	if got := strings.Join(large, " "); got != "CQF.Pow DF.BesselJ DF.BesselY DF.BetaPinv DF.BetaQinv DF.GammaPinv DF.GammaQinv DF.Yn QF.AiryAi QF.AiryAiPrime QF.AiryBi QF.AiryBiPrime QF.BesselI QF.BesselJ QF.BesselK QF.BesselY QF.Beta QF.BetaP QF.BetaPinv QF.BetaQ QF.BetaQinv QF.EllipticE QF.EllipticK QF.GammaP QF.GammaPinv QF.GammaQ QF.GammaQinv QF.J0 QF.J1 QF.Jn QF.LogBeta QF.Y0 QF.Y1 QF.Yn QF.Zeta TF.AiryAi TF.AiryAiPrime TF.AiryBi TF.AiryBiPrime TF.BesselI TF.BesselJ TF.BesselK TF.BesselY TF.Beta TF.BetaP TF.BetaPinv TF.BetaQ TF.BetaQinv TF.GammaP TF.GammaPinv TF.GammaQ TF.GammaQinv TF.Jn TF.LogBeta TF.Y0 TF.Y1 TF.Yn" {
		t.Errorf("too large are %s", got)
	}

	d := devicetest.OpenTested(t, "swiftshader", platforms["swiftshader"])
	x, err := device.NewArray[limb.QF](d, 100)
	if err != nil {
		t.Fatal(err)
	}
	defer x.Free()
	if err := d.Map("QF.J0", x, x); !errors.Is(err, driver.ErrLarge) || !strings.Contains(err.Error(), "map_QF_J0_marked has 49076 operations, and SwiftShader driver") {
		t.Errorf("QF.J0: %v", err)
	}
	if err := d.Map("QF.Add", x, x, x); err != nil {
		t.Error(err)
	}
}
