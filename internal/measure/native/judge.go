package native

import (
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/measure/mpfr"
)

// format is a machine format as the judge sees it.
type format struct {
	p          int     // bits
	emin, emax int     // of normal numbers
	max        float64 // the largest number
}

func is32[T limb.Float]() bool {
	_, ok := any(T(0)).(float32)
	return ok
}

func formatOf[T limb.Float]() format {
	if is32[T]() {
		return format{24, -126, 127, math.MaxFloat32}
	}
	return format{53, -1022, 1023, math.MaxFloat64}
}

// ulp returns the unit in the last place of v, with v among the numbers below a power of two.
func (f format) ulp(v float64) float64 {
	m, e := math.Frexp(v)
	switch e--; math.Abs(m) {
	case 0:
		e = f.emin
	case 0.5:
		e--
	}
	return math.Ldexp(1, min(max(e, f.emin), f.emax)-f.p+1)
}

// A verdict is the error of a result in ulps. The unit in the last place of a
// real number is the distance of the two numbers of the format around it, or of
// the two that are nearest where it is one itself, as OpenCL defines it; beyond
// the range, the format is thought to go on to one further power of two, which
// stands for infinity.
type verdict struct {
	ulps  float64
	wrong wrong
}

// wrong is what no number of ulps says.
type wrong uint8

const (
	specialValue wrong = iota + 1 // a NaN or an infinity, or not one
	signOfZero
)

// special judges a result y of a value v that is, or becomes, no finite number
// other than zero; ok is false where both are ordinary.
func special(y, v float64, anyZero bool) (_ verdict, ok bool) {
	switch {
	case v != v || y != y || math.IsInf(v, 0):
		if y == v || v != v && y != y {
			return verdict{}, true
		}
		return verdict{wrong: specialValue}, true
	case v == 0 && y == 0:
		if !anyZero && math.Signbit(v) != math.Signbit(y) {
			return verdict{wrong: signOfZero}, true
		}
		return verdict{}, true
	}
	return verdict{}, false
}

// judge judges y against v, a sum that is good to far more bits than y has.
func (f format) judge(y float64, v limb.DD, anyZero bool) verdict {
	hi, lo := v.Hi, v.Lo
	d := y - hi
	if d-d != 0 || hi == 0 {
		if r, ok := special(y, hi, anyZero); ok {
			return r
		}
	}
	b := math.Float64bits(hi) &^ (1 << 63)
	if hi == 0 || (lo < 0) == (hi > 0) || lo == 0 {
		b-- // a power of two belongs to the binade below
	}
	e := int(b>>52) - 1023
	if hi == 0 {
		e = f.emin
	}
	if e >= f.emax || math.IsInf(y, 0) {
		limit := math.Ldexp(1, f.emax-f.p) // in units of 2^p, which float64 can hold
		scale := func(x float64) float64 { return math.Ldexp(x, -f.p) }
		yy, vv := scale(y), scale(hi)
		if math.IsInf(y, 0) {
			yy = math.Copysign(2*limit, y)
		}
		if math.Abs(vv) >= 2*limit && (math.Abs(vv) > 2*limit || (lo > 0) == (vv > 0)) {
			vv, lo = math.Copysign(2*limit, vv), 0
		}
		d, e = yy-vv, min(e, f.emax)
		return verdict{ulps: math.Abs(math.Ldexp(d-scale(lo), 2*f.p-1-e))}
	}
	if e < f.emin {
		e = f.emin
	}
	n := f.p - 1 - e
	if n > 1023 {
		return verdict{ulps: math.Abs(math.Ldexp(d-lo, n))}
	}
	return verdict{ulps: math.Abs((d - lo) * math.Float64frombits(uint64(n+1023)<<52))}
}

// sure is whether a reference of limbs is good to its last bits where the value
// and the operands are these.
func sure(v limb.DD, in [3][]limb.DD, i, args int) bool {
	const low, high = 0x1p-900, 0x1p900
	for j := range args {
		if x := math.Abs(in[j][i].Hi); x != 0 && x < low || x > high && x <= math.MaxFloat64 {
			return false
		}
	}
	x := math.Abs(v.Hi)
	return !(x < low || x > high)
}

// mpfrJudge judges against MPFR.
type mpfrJudge struct {
	format
	in   [3]*mpfr.Float
	v, d *mpfr.Float
}

func newMPFR(f format) *mpfrJudge {
	j := &mpfrJudge{format: f, v: mpfr.New(192), d: mpfr.New(2304)}
	for i := range j.in {
		j.in[i] = mpfr.New(64)
	}
	return j
}

func (j *mpfrJudge) judge(fn *Function, y float64, x [3]float64) (verdict, float64) {
	for i := range fn.Args {
		j.in[i].SetLimbs(x[i])
	}
	fn.exact(j.v, j.in[0], j.in[1], j.in[2])
	v := j.v.Float64()
	if j.v.IsNaN() || j.v.IsInf() || j.v.Sign() == 0 || y != y {
		r, _ := special(y, v, fn.anyZero)
		if j.v.Sign() == 0 && y != 0 && y == y {
			r = j.format.judge(y, limb.DD{Hi: v}, fn.anyZero)
		}
		return r, v
	}
	e := j.v.Exponent()
	one := mpfr.New(64)
	one.SetLimbs(math.Copysign(1, v))
	one.Scale(e)
	if mpfr.Sub(j.d, j.v, one); j.d.Sign() == 0 {
		e--
	}
	if e > j.emax { // one power of two stands for all beyond
		one.SetLimbs(math.Copysign(1, v))
		one.Scale(j.emax + 1)
		mpfr.Set(j.v, one, nil)
		e = j.emax
	}
	j.in[0].SetLimbs(y)
	if math.IsInf(y, 0) {
		j.in[0].SetLimbs(math.Copysign(1, y))
		j.in[0].Scale(j.emax + 1)
	}
	mpfr.Sub(j.d, j.in[0], j.v)
	j.d.Scale(j.p - 1 - max(e, j.emin))
	return verdict{ulps: math.Abs(j.d.Float64())}, v
}
