package native

import (
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device"
	"github.com/limbfp/limb/vec"
)

// Fast is a fast function of the hardware, on the interval that is measured: a row of the CUDA
// Handbook's Table 8.11 or 8.12, or another approximation of PTX.
type Fast struct {
	Function Function
	Table    string // "8.11", "8.12", or "" of one that the Handbook does not have
	Cuda     string // what CUDA C calls it, or PTX
	Interval string
	lo, hi   float64

	PaperBits, PaperUlps float64 // of the G80; NaN where the table says nothing

	Inputs  int
	Bits    float64 // -log2 of the largest absolute error
	Worst   Case    // has that error
	Ulps    Case    // has the largest error in ulps
	Promise Promise
	Within  bool // no operand's error is more than promised
	Beyond  Case // the first one whose error is
}

// interval is where a row holds: the numbers from lo to hi, and how the report writes that.
type interval struct {
	text   string
	lo, hi float64
}

// FastFunctions returns the rows: those of Table 8.11 on the intervals for which it holds, those
// of 8.12 on the intervals of which CUDA's guide says most, and last what the tables lack.
func FastFunctions() []Fast {
	row := func(table, name, cuda string, over interval, bits, ulps float64, ref reference) Fast {
		f := Function{Name: name, Args: 1, Bound32: math.Inf(1), reference: ref, lo32: over.lo, hi32: over.hi}
		return Fast{Function: f, Table: table, Cuda: cuda, Interval: over.text, lo: over.lo, hi: over.hi, PaperBits: bits, PaperUlps: ulps}
	}
	intrinsic := func(name, cuda string, over interval, ref reference) Fast {
		return row("8.12", name, cuda, over, none, none, ref)
	}
	instruction := func(name, ptx string, over interval, ref reference) Fast {
		return row("", name, ptx, over, none, none, ref)
	}
	sin, cos, log2 := unary(vec.Sin[limb.DD]), unary(vec.Cos[limb.DD]), unary(vec.Log2[limb.DD])
	list := []Fast{
		row("8.11", "native_recip", "rcp.approx", interval{"[1, 2)", 1, 2}, 24.02, 0.98, unary(vec.Recip[limb.DD])),
		row("8.11", "native_rsqrt", "rsqrt.approx", interval{"[1, 4)", 1, 4}, 23.40, 1.52, unary(vec.Rsqrt[limb.DD])),
		row("8.11", "native_exp2", "ex2.approx", interval{"[0, 1)", 0, 1}, 22.51, 1.41, unary(vec.Exp2[limb.DD])),
		row("8.11", "native_log2", "lg2.approx", interval{"[1, 2)", 1, 2}, 22.57, none, log2),
		row("8.11", "native_sin", "sin.approx", interval{"[0, π/2)", 0, math.Pi / 2}, 22.47, none, sin),
		row("8.11", "native_cos", "cos.approx", interval{"[0, π/2)", 0, math.Pi / 2}, 22.47, none, cos),
		intrinsic("native_cos", "__cosf, __sincosf", interval{"[-π, π)", -math.Pi, math.Pi}, cos),
		intrinsic("native_exp10", "__exp10f", interval{"[-8, 8)", -8, 8}, unary(vec.Exp10[limb.DD])),
		intrinsic("native_exp", "__expf", interval{"[-8, 8)", -8, 8}, unary(vec.Exp[limb.DD])),
		intrinsic("native_divide", "__fdividef", interval{"[1, 2), y [1, 2)", 1, 2}, binary(vec.Div[limb.DD])),
		intrinsic("native_log", "__logf", interval{"[1/4, 4)", 0.25, 4}, unary(vec.Log[limb.DD])), // not in the table, and of its kind
		intrinsic("native_log2", "__log2f", interval{"[1/4, 4)", 0.25, 4}, log2),
		intrinsic("native_log10", "__log10f", interval{"[1/4, 4)", 0.25, 4}, unary(vec.Log10[limb.DD])),
		intrinsic("native_powr", "__powf", interval{"[1, 4), y [1, 2)", 1, 4}, binary(vec.Pow[limb.DD])),
		intrinsic("native_sin", "__sinf, __sincosf", interval{"[-π, π)", -math.Pi, math.Pi}, sin),
		intrinsic("native_tan", "__tanf", interval{"[-π/4, π/4)", -math.Pi / 4, math.Pi / 4}, unary(vec.Tan[limb.DD])),
		instruction("native_tanh", "__tanhf", interval{"[-4, 4)", -4, 4}, unary(vec.Tanh[limb.DD])),
		instruction("native_sqrt", "sqrt.approx", interval{"[1, 4)", 1, 4}, unary(vec.Sqrt[limb.DD])),
		instruction("native_divide.full", "div.full", interval{"[1, 2), y [1, 2)", 1, 2}, binary(vec.Div[limb.DD])),
		instruction("native_saturate", "__saturatef", interval{"[-1, 2)", -1, 2}, each1(func(x float64) float64 { return min(max(x, 0), 1) })),
	}
	for i := range list {
		switch f := &list[i].Function; f.Name {
		case "native_divide", "native_divide.full", "native_powr":
			f.Args = 2
		case "native_saturate":
			f.Bound32 = 0
		}
	}
	return list
}

// second is operand y of element i, from 1 to 2 in an order that has nothing to do with x's.
func second(i int) float32 { return 1 + float32(uint32(i)*0x9e3779b1>>9)*0x1p-23 }

// MeasureFast measures a row on n numbers that lie evenly in its interval; 2^24
// are all but the smallest.
func MeasureFast(d *device.Device, row Fast, n int) (Fast, error) {
	m, err := New[float32](d, row.Function)
	if err != nil {
		return row, err
	}
	defer m.Free()
	f := formatOf[float32]()
	x, y, want := make([]limb.DD, block), make([]limb.DD, block), make([]limb.DD, block)
	worst := -1.0
	row.Promise, row.Within = m.r.Promise, true
	for first := 0; first < n; first += block {
		size := min(block, n-first)
		for i := range size {
			t := row.lo + float64((row.hi-row.lo)*(float64(first+i)/float64(n)))
			m.host[0][i] = float32(t)
			x[i] = limb.DD{Hi: float64(m.host[0][i])}
			if row.Function.Args > 1 {
				m.host[1][i] = second(first + i)
				y[i] = limb.DD{Hi: float64(m.host[1][i])}
			}
		}
		if err := m.run(); err != nil {
			return row, err
		}
		m.ref(want[:size], [3][]limb.DD{x[:size], y[:size]})
		for i, got := range m.got[:size] {
			c := Case{X: [3]float64{x[i].Hi, y[i].Hi}, Got: float64(got), Want: want[i].Hi}
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
			if row.Within && c.Ulps > row.Promise.of(c.X, c.Want, f.ulp(c.Want)) {
				row.Within, row.Beyond = false, c
			}
		}
	}
	row.Inputs, row.Bits = n, -math.Log2(worst)
	return row, nil
}

// A Zone is what a fast quotient x/y is for 2^126 < y < 2^128, where 1/y is subnormal.
type Zone struct {
	Inputs, Zeros int
	Right         int     // within 2 ulps
	Infinite      float32 // ∞/y
}

// DivideZone measures the quotient with quotients between 2^-2 and 2, and ∞/y.
func DivideZone(d *device.Device, fn Function) (z Zone, err error) {
	m, err := New[float32](d, fn)
	if err != nil {
		return z, err
	}
	defer m.Free()
	f := formatOf[float32]()
	for i := range block {
		m.host[0][i] = 0x1p126 * second(i+1)
		m.host[1][i] = 0x1p126 * second(3*i+1)
		if i%2 == 0 {
			m.host[1][i] *= 2
		}
	}
	m.host[0][0] = float32(math.Inf(1))
	if err := m.run(); err != nil {
		return z, err
	}
	z.Infinite = m.got[0]
	for i := 1; i < block; i++ {
		x, y := limb.DD{Hi: float64(m.host[0][i])}, limb.DD{Hi: float64(m.host[1][i])}
		if y.Hi <= 0x1p126 {
			continue
		}
		z.Inputs++
		switch v := f.judge(float64(m.got[i]), x.Div(y), true); {
		case m.got[i] == 0:
			z.Zeros++
		case v.wrong == 0 && v.ulps <= 2:
			z.Right++
		}
	}
	return z, nil
}
