package vec

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/simd"
)

// conversions has the functions from a type to those of the index of its op. Those from
// a type to itself need no kernel.
var conversions = [reals]op{
	df: {make: func() byKind {
		return byKind{
			df: conversion(nil, map11(same[limb.DF])),
			dd: conversion(&simd.VecDfToDD, map11(limb.DF.DD)),
			qf: conversion(&simd.DFQuad, map11(limb.DF.Quad)),
			qd: conversion(&simd.VecDfToQD, map11(limb.DF.QD)),
		}
	}},
	dd: {make: func() byKind {
		return byKind{
			df: conversion(&simd.VecDdToDF, map11(limb.DD.DF)),
			dd: conversion(nil, map11(same[limb.DD])),
			qf: conversion(&simd.VecDdToQF, map11(limb.DD.QF)),
			qd: conversion(&simd.DDQuad, map11(limb.DD.Quad)),
		}
	}},
	qf: {make: func() byKind {
		return byKind{
			df: conversion(&simd.QFPair, map11(limb.QF.Pair)),
			dd: conversion(&simd.VecQfToDD, map11(limb.QF.DD)),
			qf: conversion(nil, map11(same[limb.QF])),
			qd: conversion(&simd.VecQfToQD, map11(limb.QF.QD)),
		}
	}},
	qd: {make: func() byKind {
		return byKind{
			df: conversion(&simd.VecQdToDF, map11(limb.QD.DF)),
			dd: conversion(&simd.QDPair, map11(limb.QD.Pair)),
			qf: heavy(conversion(&simd.VecQdToQF, map11(limb.QD.QF))),
			qd: conversion(nil, map11(same[limb.QD])),
		}
	}},
}

var (
	fromFloat32 = op{name: "FromFloat32", make: func() byKind {
		return byKind{
			df: conversion(&simd.F32FromFloat, map11(limb.FromFloat[float32])),
			dd: conversion(&simd.VecFloat32ToDD, map11(func(a float32) limb.DD { return limb.FromFloat(float64(a)) })),
			qf: conversion(&simd.F32QuadFromFloat, map11(limb.QuadFromFloat[float32])),
			qd: conversion(&simd.VecFloat32ToQD, map11(func(a float32) limb.QD { return limb.QuadFromFloat(float64(a)) })),
		}
	}}
	fromFloat64 = op{name: "FromFloat64", make: func() byKind {
		return byKind{
			df: conversion(&simd.VecFloat64ToDF, map11(limb.NewDF[float64])),
			dd: conversion(&simd.F64FromFloat, map11(limb.FromFloat[float64])),
			qf: conversion(&simd.VecFloat64ToQF, map11(limb.NewQF[float64])),
			qd: conversion(&simd.F64QuadFromFloat, map11(limb.QuadFromFloat[float64])),
		}
	}}
	float32s = op{name: "Float32", make: func() byKind {
		return byKind{
			df: conversion(&simd.VecDfToFloat32, map11(limb.DF.Float32)),
			dd: conversion(&simd.VecDdToFloat32, map11(limb.DD.Float32)),
			qf: conversion(&simd.VecQfToFloat32, map11(limb.QF.Float32)),
			qd: conversion(&simd.VecQdToFloat32, map11(limb.QD.Float32)),
		}
	}}
	float64s = op{name: "Float64", make: func() byKind {
		return byKind{
			df: conversion(&simd.VecDfToFloat64, map11(limb.DF.Float64)),
			dd: conversion(&simd.VecDdToFloat64, map11(limb.DD.Float64)),
			qf: conversion(&simd.VecQfToFloat64, map11(limb.QF.Float64)),
			qd: conversion(&simd.VecQdToFloat64, map11(limb.QD.Float64)),
		}
	}}
)

// conversion gives a function its kernel, or nil.
func conversion(kernel *simd.Function, f *function) *function {
	f.kernel, f.grain = kernel, arithmetic.pairs
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
