package estimate

import (
	"math"
	"testing"
)

// TestEstimates: the instructions of this processor are within what is promised, on all
// significands, and are estimates. A loop that gives a little less is noticed, and so is one that
// gives the other function.
func TestEstimates(t *testing.T) {
	list := instructions()
	if list == nil {
		t.Skip("there are none on this processor")
	}
	for _, in := range list {
		r := in.measure()
		t.Logf("%+v, 2^%.3f", r, math.Log2(r.Error))
		if r.Inputs != 1<<24 || !(r.Error <= r.Promised) || r.Error < 0x1p-20 {
			t.Errorf("%s: an error of %g, promised is %g", r.Instruction, r.Error, r.Promised)
		}
	}
	wrong := list[0]
	wrong.run = func(dst, src *float32, n int) {
		list[0].run(dst, src, n)
		*dst *= 1 + 0x1p-11
	}
	if r := wrong.measure(); r.Error <= r.Promised {
		t.Errorf("one wrong of each block: %+v", r)
	}
	wrong.run = list[1].run
	if r := wrong.measure(); r.Error <= r.Promised {
		t.Errorf("1/√x for 1/x: %+v", r)
	}
}

// TestSubnormal: the operands of the loop are subnormal where it says so, and the ratio is a
// positive number. How large it is says nothing of what is right.
func TestSubnormal(t *testing.T) {
	if r := Subnormal(); !(r > 0) || math.IsInf(r, 0) {
		t.Errorf("the ratio is %g", r)
	}
	if s := products([]float64{0x1p-1050, 0x1p-1049}); s != 0x1.8p-1050 || s >= 0x1p-1022 {
		t.Errorf("½(2^-1050 + 2^-1049) is %x", s)
	}
}
