package native

import (
	"math"

	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/measure/mpfr"
	"github.com/limbfp/limb/vec"
)

// cudaFunctions are the entries of Table 8.13 that CUDA's library alone has, or nearly.
func cudaFunctions() []Function {
	bessel := func(name string, f func(dst, x []limb.DD), m mpfr.Func, lo float64) Function {
		return Function{Name: name, Cuda32: 9, Cuda64: 7, lo32: lo, hi32: 8, narrow: unary(f), exact: of1(m)}
	}
	order := func(name string, f func(dst, x []limb.DD, n []int32), m func(z, x *mpfr.Float, n int)) Function {
		return Function{
			Name: name, Args: 2, int2: true, orders: 65, Cuda32: none, Cuda64: none, lo32: 0, hi32: 64,
			narrow: func(dst []limb.DD, in [3][]limb.DD) {
				n := make([]int32, len(dst))
				for i := range n {
					n[i] = int32(in[1][i].Hi)
				}
				f(dst, in[0], n)
			},
			exact: func(z, x, y, _ *mpfr.Float) { m(z, x, int(y.Float64())) },
		}
	}
	scale := func(name string) Function {
		return Function{Name: name, Args: 2, int2: true, reference: exact2(func(x, n float64) float64 { return math.Ldexp(x, int(n)) })}
	}
	integer := func(name string, below float64, f func(float64) float64) Function {
		return Function{Name: name, Below: below, lo32: -0x1p22, hi32: 0x1p22, anyZero: true, reference: each1(f)}
	}
	list := []Function{
		{Name: "erfcinv", Cuda32: 7, Cuda64: 8, lo32: 0, hi32: 2, reference: unary(vec.Erfcinv[limb.DD]), exact: mpfrErfcinv},
		{Name: "erfcx", Cuda32: 6, Cuda64: 3, lo32: -9, hi32: 20, lo64: -26, hi64: 40, reference: unary(vec.Erfcx[limb.DD]), exact: mpfrErfcx},
		{Name: "erfinv", Cuda32: 3, Cuda64: 5, lo32: -1, hi32: 1, reference: unary(vec.Erfinv[limb.DD]), exact: mpfrErfinv},
		bessel("j0", vec.J0[limb.DD], mpfr.J0, -8), bessel("j1", vec.J1[limb.DD], mpfr.J1, -8), order("jn", vec.Jn[limb.DD], mpfr.Jn),
		integer("llrint", 0x1p63, math.RoundToEven), integer("llround", 0x1p63, math.Round),
		integer("lrint", 0x1p31, math.RoundToEven), integer("lround", 0x1p31, math.Round), // long has 32 bits on Windows
		{Name: "nan", Cuda32: none, Cuda64: none, reference: each1(func(float64) float64 { return math.NaN() })},
		{Name: "nearbyint", reference: each1(math.RoundToEven)},
		{Name: "normcdf", Cuda32: 6, Cuda64: 5, lo32: -14, hi32: 6, lo64: -38, hi64: 8, reference: unary(vec.NormCDF[limb.DD]), exact: mpfrNormCDF},
		{Name: "normcdfinv", Cuda32: 5, Cuda64: 8, lo32: 0, hi32: 1, reference: unary(vec.NormCDFinv[limb.DD]), exact: mpfrNormCDFinv},
		{Name: "rcbrt", Cuda32: 2, Cuda64: 1, lo32: 1, hi32: 8, reference: unary(vec.Rcbrt[limb.DD]), exact: mpfrRcbrt},
		scale("scalbln"), scale("scalbn"),
		{Name: "sincospi.sin", Cuda32: 2, Cuda64: 1, lo32: -4, hi32: 4, reference: unary(vec.SinPi[limb.DD]), exact: of1(mpfr.SinPi)},
		{Name: "sincospi.cos", Cuda32: 2, Cuda64: 1, lo32: -4, hi32: 4, reference: unary(vec.CosPi[limb.DD]), exact: of1(mpfr.CosPi)},
		bessel("y0", vec.Y0[limb.DD], mpfr.Y0, 0), bessel("y1", vec.Y1[limb.DD], mpfr.Y1, 0), order("yn", vec.Yn[limb.DD], mpfr.Yn),
	}
	for i := range list {
		if f := &list[i]; f.exact != nil {
			f.Bound32, f.Bound64 = math.Inf(1), math.Inf(1) // of no specification
		}
	}
	return list
}

// # What MPFR has not
//
// The scaled error function and the normal distribution are made of MPFR's erfc with bits to
// spare. Inverses begin with this library's value, of 100 bits, and take one step of Newton's,
// which doubles them. Where the value is no finite number, or 0, it is this library's.

// bits is the precision of what is computed on the way.
const bits = 448

func of(x float64) *mpfr.Float {
	z := mpfr.New(bits)
	z.SetLimbs(x)
	return z
}

// rcbrt is 1/∛x; of ±0 it is ±∞.
func mpfrRcbrt(z, x, _, _ *mpfr.Float) {
	if x.Sign() == 0 && !x.IsNaN() {
		z.SetLimbs(1 / x.Float64())
		return
	}
	mpfr.RootInt(z, x, -3)
}

// erfcx is e^(x²)·erfc x; beyond 2^28, where e^(x²) is too large, the start of its series,
// (1 - 1/2x² + 3/4x⁴)/(x√π).
func mpfrErfcx(z, x, _, _ *mpfr.Float) {
	v := x.Float64()
	if v != v || v-v != 0 || v < -0x1p28 {
		z.SetLimbs(limb.DD{Hi: v}.Erfcx().Hi)
		return
	}
	s, e := mpfr.New(bits), mpfr.New(bits)
	mpfr.Mul(s, x, x)
	if v < 0x1p28 {
		mpfr.Exp(s, s, nil)
		mpfr.Erfc(e, x, nil)
		mpfr.Mul(z, s, e)
		return
	}
	mpfr.Div(s, of(0.5), s) // 1/2x²
	mpfr.Mul(e, s, s)
	mpfr.Mul(e, e, of(3))
	mpfr.Sub(e, e, s)
	mpfr.Add(e, e, of(1))
	mpfr.Div(e, e, x)
	mpfr.Atan2(s, of(0), of(-1)) // π
	mpfr.RecSqrt(s, s, nil)
	mpfr.Mul(z, e, s)
}

// normcdf is ½·erfc(-x/√2).
func mpfrNormCDF(z, x, _, _ *mpfr.Float) {
	s := mpfr.New(bits)
	mpfr.Sqrt(s, of(0.5), nil)
	mpfr.Mul(s, s, x)
	s.Neg()
	mpfr.Erfc(z, s, nil)
	z.Scale(-1)
}

func mpfrErfinv(z, x, _, _ *mpfr.Float) {
	newton(z, x, limb.DD{Hi: x.Float64()}.Erfinv(), mpfr.Erf, 1)
}

func mpfrErfcinv(z, x, _, _ *mpfr.Float) {
	newton(z, x, limb.DD{Hi: x.Float64()}.Erfcinv(), mpfr.Erfc, -1)
}

// normcdfinv is -√2·erfcinv(2x).
func mpfrNormCDFinv(z, x, _, _ *mpfr.Float) {
	v := x.Float64()
	if start := (limb.DD{Hi: v}).NormCDFinv(); start.Hi-start.Hi != 0 || start.Hi == 0 {
		z.SetLimbs(start.Hi)
		return
	}
	twice := of(v)
	twice.Scale(1)
	newton(z, twice, limb.DD{Hi: 2 * v}.Erfcinv(), mpfr.Erfc, -1)
	s := mpfr.New(bits)
	mpfr.Sqrt(s, of(2), nil)
	mpfr.Mul(z, z, s)
	z.Neg()
}

// newton puts y - (f(y) - x)·√π/2·e^(y²)·sign in z, whose derivative is sign·2/√π·e^(-y²).
func newton(z, x *mpfr.Float, y limb.DD, f mpfr.Func, sign float64) {
	if y.Hi-y.Hi != 0 || y.Hi == 0 {
		z.SetLimbs(y.Hi)
		return
	}
	v, d, s := mpfr.New(bits), mpfr.New(bits), mpfr.New(bits)
	v.SetLimbs(y.Hi, y.Lo)
	f(d, v, nil)
	mpfr.Sub(d, d, x)
	mpfr.Mul(s, v, v)
	mpfr.Exp(s, s, nil)
	mpfr.Mul(d, d, s)
	mpfr.Atan2(s, of(0), of(-1))
	mpfr.Sqrt(s, s, nil)
	mpfr.Mul(d, d, s)
	mpfr.Mul(d, d, of(sign/2))
	mpfr.Sub(z, v, d)
}
