package vk_test

import (
	"math"
	"testing"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
)

// TestLeast: on SwiftShader, which flushes, a map has NaN in place of a result that is not within its
// bound, and of what a frail function has of a small operand. Every other number is within a
// unit of that of plain Go, down to the least.
func TestLeast(t *testing.T) {
	testenv.Long(t, "SwiftShader compiles functions of quads for seconds")
	d := devicetest.OpenTested(t, "swiftshader", platforms["swiftshader"])
	least := device.Least[limb.QF](d)
	if least != 0x1p-28 || device.Least[limb.DF](d) != 0x1p-76 || device.Least[limb.CQF](d) != least || device.Least[float32](d) != 0 || device.Least[limb.DD](d) != 0 {
		t.Errorf("the least numbers of QF are %g, of DF %g", least, device.Least[limb.DF](d))
	}
	small, err := limb.ParseAs[limb.QF]("6.063328040159792479798906161472e-08")
	if err != nil {
		t.Fatal(err)
	}
	edge := limb.QF{X0: float32(math.Sqrt(least)) * 1.5, X1: 0x1.23456p-40, X2: 0x1.789abp-66, X3: 0x1.34567p-92}
	x := devicetest.Array(t, d, []limb.QF{small, edge, {}, {X0: 1, X1: 0x1p-30}})
	y := devicetest.Array(t, d, make([]limb.QF, 4))
	got := make([]limb.QF, 4)
	for name, op := range map[string]func(x limb.QF) limb.QF{"QF.Sqr": limb.QF.Sqr, "QF.Sqrt": limb.QF.Sqrt, "QF.Neg": limb.QF.Neg, "QF.Log": limb.QF.Log, "QF.Exp": limb.QF.Exp} {
		if err := d.Map(name, y, x); err != nil {
			t.Fatal(err)
		}
		if err := y.Download(got); err != nil {
			t.Fatal(err)
		}
		for i, a := range []limb.QF{small, edge, {}, {X0: 1, X1: 0x1p-30}} {
			want := op(a)
			size := math.Abs(float64(want.X0))
			marked := size != 0 && size < least || name == "QF.Log" && a.X0 != 0 && float64(a.X0) < least
			if marked != got[i].IsNaN() {
				t.Errorf("%s(%v) is %v on a device that flushes: NaN: %v, want %v", name, a, got[i], got[i].IsNaN(), marked)
			}
			if e := math.Abs(float64(got[i].Sub(want).X0)); !marked && e > size*0x1p-96 && want != got[i] {
				t.Errorf("%s(%v) is %v, and %v in plain Go", name, a, got[i], want)
			}
		}
	}
}
