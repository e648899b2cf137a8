package native

import (
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/vec"
)

// Fast is a row of the CUDA Handbook's Table 8.11, a fast function of the
// hardware, on the interval for which the table holds.
type Fast struct {
	Function Function
	Interval string
	lo, hi   float64

	PaperBits, PaperUlps float64 // of the G80; NaN where the table says nothing

	Inputs int
	Bits   float64 // -log2 of the largest absolute error
	Worst  Case    // has that error
	Ulps   Case    // has the largest error in ulps
}

// FastFunctions returns the rows of Table 8.11 that OpenCL C has.
func FastFunctions() []Fast {
	row := func(name, interval string, lo, hi, bits, ulps float64, ref reference) Fast {
		f := Function{Name: name, Args: 1, Bound32: math.Inf(1), reference: ref, lo32: lo, hi32: hi}
		return Fast{Function: f, Interval: interval, lo: lo, hi: hi, PaperBits: bits, PaperUlps: ulps}
	}
	return []Fast{
		row("native_recip", "[1, 2)", 1, 2, 24.02, 0.98, unary(vec.Recip[limb.DD])),
		row("native_rsqrt", "[1, 4)", 1, 4, 23.40, 1.52, unary(vec.Rsqrt[limb.DD])),
		row("native_exp2", "[0, 1)", 0, 1, 22.51, 1.41, unary(vec.Exp2[limb.DD])),
		row("native_log2", "[1, 2)", 1, 2, 22.57, none, unary(vec.Log2[limb.DD])),
		row("native_sin", "[0, π/2)", 0, math.Pi/2, 22.47, none, unary(vec.Sin[limb.DD])),
		row("native_cos", "[0, π/2)", 0, math.Pi/2, 22.47, none, unary(vec.Cos[limb.DD])),
	}
}

// MeasureFast measures a row on n numbers that lie evenly in its interval; 2^24
// are all but the smallest.
func MeasureFast(d *device.Device, row Fast, n int) (Fast, error) {
	m, err := New[float32](d, row.Function)
	if err != nil {
		return row, err
	}
	defer m.Free()
	f := formatOf[float32]()
	x, want := make([]limb.DD, block), make([]limb.DD, block)
	worst := -1.0
	for first := 0; first < n; first += block {
		size := min(block, n-first)
		for i := range size {
			t := row.lo + float64((row.hi-row.lo)*(float64(first+i)/float64(n)))
			m.host[0][i] = float32(t)
			x[i] = limb.DD{Hi: float64(m.host[0][i])}
		}
		if err := m.run(); err != nil {
			return row, err
		}
		m.ref(want[:size], [3][]limb.DD{x[:size]})
		for i, y := range m.got[:size] {
			c := Case{X: [3]float64{x[i].Hi}, Got: float64(y), Want: want[i].Hi}
			v := f.judge(c.Got, want[i], true)
			if c.Ulps = v.ulps; v.wrong != 0 {
				c.Ulps = math.Inf(1)
			}
			if e := math.Abs(c.Got - c.Want); !(e <= worst) {
				worst, row.Worst = e, c
			}
			if c.Ulps > row.Ulps.Ulps {
				row.Ulps = c
			}
		}
	}
	row.Inputs, row.Bits = n, -math.Log2(worst)
	return row, nil
}
