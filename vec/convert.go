package vec

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/run/simd"
)

// conversions has the functions from a type to those of the index of its op. Those from
// a type to itself need no kernel.
var conversions = [reals]op{
	df: {make: func() byKind {
		return byKind{
			df: converter(map11(same[limb.DF])),
			dd: converter(kernel(&simd.VecDfToDD, map11(limb.DF.DD))),
			qf: converter(generated(&simd.DFQuad)),
			qd: converter(kernel(&simd.VecDfToQD, map11(limb.DF.QD))),
		}
	}},
	dd: {make: func() byKind {
		return byKind{
			df: converter(kernel(&simd.VecDdToDF, map11(limb.DD.DF))),
			dd: converter(map11(same[limb.DD])),
			qf: converter(kernel(&simd.VecDdToQF, map11(limb.DD.QF))),
			qd: converter(generated(&simd.DDQuad)),
		}
	}},
	qf: {make: func() byKind {
		return byKind{
			df: converter(generated(&simd.QFPair)),
			dd: converter(kernel(&simd.VecQfToDD, map11(limb.QF.DD))),
			qf: converter(map11(same[limb.QF])),
			qd: converter(kernel(&simd.VecQfToQD, map11(limb.QF.QD))),
		}
	}},
	qd: {make: func() byKind {
		return byKind{
			df: converter(kernel(&simd.VecQdToDF, map11(limb.QD.DF))),
			dd: converter(generated(&simd.QDPair)),
			qf: heavy(converter(kernel(&simd.VecQdToQF, map11(limb.QD.QF)))),
			qd: converter(map11(same[limb.QD])),
		}
	}},
}

var (
	fromFloat32 = op{name: "FromFloat32", make: func() byKind {
		return byKind{
			df: converter(generated(&simd.F32FromFloat)),
			dd: converter(kernel(&simd.VecFloat32ToDD, map11(func(a float32) limb.DD { return limb.FromFloat(float64(a)) }))),
			qf: converter(generated(&simd.F32QuadFromFloat)),
			qd: converter(kernel(&simd.VecFloat32ToQD, map11(func(a float32) limb.QD { return limb.QuadFromFloat(float64(a)) }))),
		}
	}}
	fromFloat64 = op{name: "FromFloat64", make: func() byKind {
		return byKind{
			df: converter(kernel(&simd.VecFloat64ToDF, map11(limb.NewDF[float64]))),
			dd: converter(generated(&simd.F64FromFloat)),
			qf: converter(kernel(&simd.VecFloat64ToQF, map11(limb.NewQF[float64]))),
			qd: converter(generated(&simd.F64QuadFromFloat)),
		}
	}}
	float32s = op{name: "Float32", make: func() byKind {
		return byKind{
			df: converter(kernel(&simd.VecDfToFloat32, map11(limb.DF.Float32))),
			dd: converter(kernel(&simd.VecDdToFloat32, map11(limb.DD.Float32))),
			qf: converter(kernel(&simd.VecQfToFloat32, map11(limb.QF.Float32))),
			qd: converter(kernel(&simd.VecQdToFloat32, map11(limb.QD.Float32))),
		}
	}}
	float64s = op{name: "Float64", make: func() byKind {
		return byKind{
			df: converter(kernel(&simd.VecDfToFloat64, map11(limb.DF.Float64))),
			dd: converter(kernel(&simd.VecDdToFloat64, map11(limb.DD.Float64))),
			qf: converter(kernel(&simd.VecQfToFloat64, map11(limb.QF.Float64))),
			qd: converter(kernel(&simd.VecQdToFloat64, map11(limb.QD.Float64))),
		}
	}}
)

// converter gives a function its grain.
func converter(f *function) *function {
	f.grain = arithmetic.pairs
	f.long = arithmetic.many * f.grain
	return f
}

// heavy shortens the calls of a conversion of many operations.
func heavy(f *function) *function {
	f.grain /= 2
	return f
}

func same[N any](x N) N { return x }

// Convert sets dst[i] to x[i], exactly where M can hold it, else rounded once: as the
// method DF, DD, QF or QD that is called like M does.
func Convert[M, N Number](dst []M, x []N) { run2(conversions[kindOf[N]()].of(kindOf[M]()), dst, x) }

// FromFloat32 sets dst[i] = x[i], exactly.
func FromFloat32[N Number](dst []N, x []float32) { run2(fromFloat32.of(kindOf[N]()), dst, x) }

// FromFloat64 sets dst[i] to x[i], as limb.From does:
// exactly in a DD and a QD, rounded in a DF and a QF.
func FromFloat64[N Number](dst []N, x []float64) { run2(fromFloat64.of(kindOf[N]()), dst, x) }

// Float32 sets dst[i] to x[i] rounded to nearest.
func Float32[N Number](dst []float32, x []N) { run2(float32s.of(kindOf[N]()), dst, x) }

// Float64 sets dst[i] to x[i] rounded to nearest.
func Float64[N Number](dst []float64, x []N) { run2(float64s.of(kindOf[N]()), dst, x) }
