package vec

import "github.com/limbfp/limb"

// conversions has the functions from the type of the first index to that of the
// second. Those from a type to itself need no kernel.
var conversions = [reals][reals]*function{
	df: {df: conversion("", map11(same[limb.DF])), dd: conversion("vec.dfToDD", map11(limb.DF.DD)),
		qf: conversion("DF.Quad", map11(limb.DF.Quad)), qd: conversion("vec.dfToQD", map11(limb.DF.QD))},
	dd: {df: conversion("vec.ddToDF", map11(limb.DD.DF)), dd: conversion("", map11(same[limb.DD])),
		qf: conversion("vec.ddToQF", map11(limb.DD.QF)), qd: conversion("DD.Quad", map11(limb.DD.Quad))},
	qf: {df: conversion("QF.Pair", map11(limb.QF.Pair)), dd: conversion("vec.qfToDD", map11(limb.QF.DD)),
		qf: conversion("", map11(same[limb.QF])), qd: conversion("vec.qfToQD", map11(limb.QF.QD))},
	qd: {df: conversion("vec.qdToDF", map11(limb.QD.DF)), dd: conversion("QD.Pair", map11(limb.QD.Pair)),
		qf: heavy(conversion("vec.qdToQF", map11(limb.QD.QF))), qd: conversion("", map11(same[limb.QD]))},
}

var (
	fromFloat32 = op{
		df: conversion("f32.FromFloat", map11(limb.FromFloat[float32])),
		dd: conversion("vec.float32ToDD", map11(func(a float32) limb.DD { return limb.FromFloat(float64(a)) })),
		qf: conversion("f32.QuadFromFloat", map11(limb.QuadFromFloat[float32])),
		qd: conversion("vec.float32ToQD", map11(func(a float32) limb.QD { return limb.QuadFromFloat(float64(a)) })),
	}
	fromFloat64 = op{
		df: conversion("vec.float64ToDF", map11(limb.NewDF[float64])),
		dd: conversion("f64.FromFloat", map11(limb.FromFloat[float64])),
		qf: conversion("vec.float64ToQF", map11(limb.NewQF[float64])),
		qd: conversion("f64.QuadFromFloat", map11(limb.QuadFromFloat[float64])),
	}
	float32s = op{
		df: conversion("vec.dfToFloat32", map11(limb.DF.Float32)), dd: conversion("vec.ddToFloat32", map11(limb.DD.Float32)),
		qf: conversion("vec.qfToFloat32", map11(limb.QF.Float32)), qd: conversion("vec.qdToFloat32", map11(limb.QD.Float32)),
	}
	float64s = op{
		df: conversion("vec.dfToFloat64", map11(limb.DF.Float64)), dd: conversion("vec.ddToFloat64", map11(limb.DD.Float64)),
		qf: conversion("vec.qfToFloat64", map11(limb.QF.Float64)), qd: conversion("vec.qdToFloat64", map11(limb.QD.Float64)),
	}
)

// conversion gives a function the name of its kernel, "" for none.
func conversion(kernel string, f *function) *function {
	f.kernel, f.grain = kernel, arithmetic.pairs
	f.long = arithmetic.many * f.grain
	return f
}

// heavy shortens the calls of a conversion of many operations.
func heavy(f *function) *function {
	f.grain /= 2
	return f
}

func init() {
	madeOf("FromFloat32", fromFloat32)
	madeOf("FromFloat64", fromFloat64)
	madeOf("Float32", float32s)
	madeOf("Float64", float64s)
	for from := range reals {
		for to, f := range conversions[from] {
			register(from, kind(to).String(), f)
		}
	}
}

func same[N any](x N) N { return x }

// Convert sets dst[i] to x[i], exactly where M can hold it, else rounded once: as the
// method DF, DD, QF or QD that is called like M does.
func Convert[M, N Number](dst []M, x []N) { run2(conversions[kindOf[N]()][kindOf[M]()], dst, x) }

// FromFloat32 sets dst[i] = x[i], exactly.
func FromFloat32[N Number](dst []N, x []float32) { run2(fromFloat32[kindOf[N]()], dst, x) }

// FromFloat64 sets dst[i] to x[i], as limb.From does:
// exactly in a DD and a QD, rounded in a DF and a QF.
func FromFloat64[N Number](dst []N, x []float64) { run2(fromFloat64[kindOf[N]()], dst, x) }

// Float32 sets dst[i] to x[i] rounded to nearest.
func Float32[N Number](dst []float32, x []N) { run2(float32s[kindOf[N]()], dst, x) }

// Float64 sets dst[i] to x[i] rounded to nearest.
func Float64[N Number](dst []float64, x []N) { run2(float64s[kindOf[N]()], dst, x) }
