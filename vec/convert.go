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
			df: map11(same[limb.DF]),
			dd: kernel(&simd.VecDfToDD, map11(limb.DF.DD)),
			qf: generated(&simd.DFQuad),
			qd: kernel(&simd.VecDfToQD, map11(limb.DF.QD)),
		}
	}},
	dd: {make: func() byKind {
		return byKind{
			df: kernel(&simd.VecDdToDF, map11(limb.DD.DF)),
			dd: map11(same[limb.DD]),
			qf: kernel(&simd.VecDdToQF, map11(limb.DD.QF)),
			qd: generated(&simd.DDQuad),
		}
	}},
	qf: {make: func() byKind {
		return byKind{
			df: generated(&simd.QFPair),
			dd: kernel(&simd.VecQfToDD, map11(limb.QF.DD)),
			qf: map11(same[limb.QF]),
			qd: kernel(&simd.VecQfToQD, map11(limb.QF.QD)),
		}
	}},
	qd: {make: func() byKind {
		return byKind{
			df: kernel(&simd.VecQdToDF, map11(limb.QD.DF)),
			dd: generated(&simd.QDPair),
			qf: kernel(&simd.VecQdToQF, map11(limb.QD.QF)),
			qd: map11(same[limb.QD]),
		}
	}},
}

var (
	fromFloat32 = op{name: "FromFloat32", make: func() byKind {
		return byKind{
			df: generated(&simd.F32FromFloat),
			dd: kernel(&simd.VecFloat32ToDD, map11(func(a float32) limb.DD { return limb.FromFloat(float64(a)) })),
			qf: generated(&simd.F32QuadFromFloat),
			qd: kernel(&simd.VecFloat32ToQD, map11(func(a float32) limb.QD { return limb.QuadFromFloat(float64(a)) })),
		}
	}}
	fromFloat64 = op{name: "FromFloat64", make: func() byKind {
		return byKind{
			df: kernel(&simd.VecFloat64ToDF, map11(limb.NewDF[float64])),
			dd: generated(&simd.F64FromFloat),
			qf: kernel(&simd.VecFloat64ToQF, map11(limb.NewQF[float64])),
			qd: generated(&simd.F64QuadFromFloat),
		}
	}}
	float32s = op{name: "Float32", make: func() byKind {
		return byKind{
			df: kernel(&simd.VecDfToFloat32, map11(limb.DF.Float32)),
			dd: kernel(&simd.VecDdToFloat32, map11(limb.DD.Float32)),
			qf: kernel(&simd.VecQfToFloat32, map11(limb.QF.Float32)),
			qd: kernel(&simd.VecQdToFloat32, map11(limb.QD.Float32)),
		}
	}}
	float64s = op{name: "Float64", make: func() byKind {
		return byKind{
			df: kernel(&simd.VecDfToFloat64, map11(limb.DF.Float64)),
			dd: kernel(&simd.VecDdToFloat64, map11(limb.DD.Float64)),
			qf: kernel(&simd.VecQfToFloat64, map11(limb.QF.Float64)),
			qd: kernel(&simd.VecQdToFloat64, map11(limb.QD.Float64)),
		}
	}}
)

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
