package paranoia

import (
	"errors"
	"math"
	"testing"

	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/internal/check/devicetest"
	"github.com/limbfp/limb/internal/check/testenv"
)

// beyond returns the operations whose interval is not [-0.5, 0.5], attained to
// 1e-4, and the grades.
func beyond[T float32 | float64](t *testing.T, d *device.Device) (ops []Op, worst Grade) {
	t.Helper()
	u, err := OfDevice[T](d)
	if err != nil {
		t.Fatal(err)
	}
	for _, op := range Ops {
		i, err := Measure(u, op, 1<<16, 1)
		if errors.Is(err, ErrLacks) {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		if math.Abs(float64(i.Low.Ulps)+0.5) > 1e-4 || math.Abs(float64(i.High.Ulps)-0.5) > 1e-4 {
			ops = append(ops, op)
			t.Logf("%s %v %v: [%.5f, %.5f]", u.Name(), u.Format(), op, i.Low.Ulps, i.High.Ulps)
		}
	}
	findings, err := Findings(u)
	if err != nil {
		t.Fatal(err)
	}
	return ops, Worst(findings)
}

// TestDevices: the cpu is IEEE, and so is PoCL but for its reciprocal root, of
// which that is not asked. One told to be careless divides by a reciprocal.
func TestDevices(t *testing.T) {
	testenv.Long(t, "each way of opening PoCL builds all operations")
	cpu, err := device.Open("cpu")
	if err != nil {
		t.Fatal(err)
	}
	defer cpu.Close()
	if ops, worst := beyond[float32](t, cpu); len(ops) > 0 || worst > Fine {
		t.Errorf("cpu: %v, %v", ops, worst)
	}
	if ops, worst := beyond[float64](t, cpu); len(ops) > 0 || worst > Fine {
		t.Errorf("cpu, float64: %v, %v", ops, worst)
	}
	exact := func(ops []Op) bool { return len(ops) == 0 || len(ops) == 1 && ops[0] == Rsqrt }
	d := devicetest.Open(t, "pocl", devicetest.PoCL)
	if ops, worst := beyond[float32](t, d); !exact(ops) || worst > Defect {
		t.Errorf("PoCL: %v, %v", ops, worst)
	}
	if ops, worst := beyond[float64](t, d); !exact(ops) || worst > Defect {
		t.Errorf("PoCL, float64: %v, %v", ops, worst)
	}
	t.Setenv("LIMB_TEST_OPENCL_OPTIONS", "-cl-fast-relaxed-math")
	if ops, _ := beyond[float32](t, devicetest.Open(t, "pocl", devicetest.PoCL)); exact(ops) {
		t.Errorf("PoCL with -cl-fast-relaxed-math errs in %v alone", ops)
	}
}
