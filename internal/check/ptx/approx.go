package ptx

import "math"

// # Approximations
//
// PTX's fast instructions give what the hardware's tables give, of which bounds alone are
// published. Here they err by a part of that which goes with the bits of the operands, so that
// what is right with them is right with any hardware within the bounds. These are the errors:
//
//	rcp                      1 ulp, which is 2^-23, relative, at most
//	sqrt                     2^-23, relative
//	rsqrt                    2^-22.9, relative
//	ex2                      2^-22, relative; 1 ulp here, for __expf's 2 ulps near 0
//	lg2                      2^-22, absolute from ½ to 2 and relative elsewhere; 2^-23 here, for __log10f's 2^-24
//	sin, cos                 2^-20.5 for |x| ≤ 2π, 2^-14.7 to 100π; for |x| ≤ π __sinf's 2^-21.41, __cosf's 2^-21.19
//	tanh                     2^-11, relative
//	div.approx, div.full     2 ulps

// relative and absolute return v with an error that is less than so much and goes with w, before
// it is rounded.
func relative(v, most float64, w uint64) float64 { return v * (1 + most*part(w)) }
func absolute(v, most float64, w uint64) float64 { return v + most*part(w) }

// part is a number between -1 and 1 that goes with bits, no two neighbours alike.
func part(w uint64) float64 { return float64(int64(w*0x9e3779b97f4a7c15)) * 0x1p-63 }

// rounded24 is the relative error that rounding to 24 bits adds.
const rounded24 = 0x1p-24

func init() {
	one := func(op string, f func(x float64, w uint64) float64) {
		add(op+".approx.f32", "f32 f32", func(a, _, _ uint64) uint64 { return to32(float32(f(float64(from32(a)), a))) })
	}
	one("rcp", func(x float64, w uint64) float64 { return relative(1/x, rounded24/2, w) })
	one("sqrt", func(x float64, w uint64) float64 { return relative(math.Sqrt(x), 0x1p-23-rounded24, w) })
	one("rsqrt", func(x float64, w uint64) float64 {
		return relative(1/math.Sqrt(x), math.Exp2(-22.9)-rounded24, w)
	})
	one("ex2", func(x float64, w uint64) float64 { return relative(math.Exp2(x), 0x1p-25, w) })
	one("lg2", func(x float64, w uint64) float64 {
		if v := math.Log2(x); v < -1 || v > 1 {
			return relative(v, 0x1p-23-rounded24, w)
		}
		return absolute(math.Log2(x), 0x1p-23-0x1p-25, w)
	})
	one("sin", func(x float64, w uint64) float64 { return wave(math.Sin(x), x, -21.41, w) })
	one("cos", func(x float64, w uint64) float64 { return wave(math.Cos(x), x, -21.19, w) })
	one("tanh", func(x float64, w uint64) float64 { return relative(math.Tanh(x), 0x1p-11-rounded24, w) })
	add("rsqrt.approx.f64", "f64 f64", func(a, _, _ uint64) uint64 { return to64(1/math.Sqrt(from64(a)), a) })
	add("div.full.f32", "f32 f32 f32", func(a, b, _ uint64) uint64 { return to32(ratio(a, b)) })
	add("div.approx.f32", "f32 f32 f32", func(a, b, _ uint64) uint64 {
		x, y := float64(from32(a)), math.Abs(float64(from32(b)))
		if y > 0x1p126 && y < 0x1p128 { // the reciprocal is flushed to 0
			if x-x != 0 {
				return nan32
			}
			return to32(0 * from32(a) / from32(b))
		}
		return to32(ratio(a, b))
	})
	add("cvt.sat.f32.f32", "f32 f32", func(a, _, _ uint64) uint64 {
		x := from32(a)
		if !(x > 0) { // NaN too
			return 0
		}
		return to32(min(x, 1))
	})
}

// wave is a sine or cosine v of x with an absolute error: 2^log2 within a period.
func wave(v, x, log2 float64, w uint64) float64 {
	most := math.Exp2(log2)
	switch x = math.Abs(x); {
	case v == 0 && x == 0:
		return v
	case x > float64(float32(2*math.Pi)):
		most = math.Exp2(-14.7)
	case x > float64(float32(math.Pi)):
		most = math.Exp2(-20.5)
	}
	return min(max(absolute(v, most-0x1p-25, w), -1), 1)
}

// ratio is a quotient within 2 ulps: an ulp is 2^-24 of it at least.
func ratio(a, b uint64) float32 {
	return float32(relative(float64(from32(a))/float64(from32(b)), 1.5*rounded24, a<<32^b))
}
