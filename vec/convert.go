package vec

import "github.com/limbfp/limb"

// conversions has the functions from the type of the first index to that of the
// second. Only those to another number of the same limbs are kernels.
var conversions = [kinds][kinds]*function{
	df: {df: conversion("DF.DF", "", map11(same[limb.DF])), dd: conversion("DF.DD", "", map11(limb.DF.DD)),
		qf: conversion("DF.QF", "DF.Quad", map11(limb.DF.Quad)), qd: conversion("DF.QD", "", map11(limb.DF.QD))},
	dd: {df: conversion("DD.DF", "", map11(limb.DD.DF)), dd: conversion("DD.DD", "", map11(same[limb.DD])),
		qf: conversion("DD.QF", "", map11(limb.DD.QF)), qd: conversion("DD.QD", "DD.Quad", map11(limb.DD.Quad))},
	qf: {df: conversion("QF.DF", "QF.Pair", map11(limb.QF.Pair)), dd: conversion("QF.DD", "", map11(limb.QF.DD)),
		qf: conversion("QF.QF", "", map11(same[limb.QF])), qd: conversion("QF.QD", "", map11(limb.QF.QD))},
	qd: {df: conversion("QD.DF", "", map11(limb.QD.DF)), dd: conversion("QD.DD", "QD.Pair", map11(limb.QD.Pair)),
		qf: conversion("QD.QF", "", map11(limb.QD.QF)), qd: conversion("QD.QD", "", map11(same[limb.QD]))},
}

var (
	fromFloat32 = op{
		df: conversion("DF.FromFloat32", "f32.FromFloat", map11(limb.FromFloat[float32])),
		dd: conversion("DD.FromFloat32", "", map11(func(a float32) limb.DD { return limb.FromFloat(float64(a)) })),
		qf: conversion("QF.FromFloat32", "f32.QuadFromFloat", map11(limb.QuadFromFloat[float32])),
		qd: conversion("QD.FromFloat32", "", map11(func(a float32) limb.QD { return limb.QuadFromFloat(float64(a)) })),
	}
	fromFloat64 = op{
		df: conversion("DF.FromFloat64", "", map11(limb.FromFloat64[float32])),
		dd: conversion("DD.FromFloat64", "f64.FromFloat", map11(limb.FromFloat[float64])),
		qf: conversion("QF.FromFloat64", "", map11(limb.QuadFromFloat64[float32])),
		qd: conversion("QD.FromFloat64", "f64.QuadFromFloat", map11(limb.QuadFromFloat[float64])),
	}
	float32s = op{
		df: conversion("DF.Float32", "", map11(limb.DF.Float32)), dd: conversion("DD.Float32", "", map11(limb.DD.Float32)),
		qf: conversion("QF.Float32", "", map11(limb.QF.Float32)), qd: conversion("QD.Float32", "", map11(limb.QD.Float32)),
	}
	float64s = op{
		df: conversion("DF.Float64", "", map11(limb.DF.Float64)), dd: conversion("DD.Float64", "", map11(limb.DD.Float64)),
		qf: conversion("QF.Float64", "", map11(limb.QF.Float64)), qd: conversion("QD.Float64", "", map11(limb.QD.Float64)),
	}
)

// conversion gives a function its names, in LevelOf and in the catalogue.
func conversion(name, kernel string, f *function) *function {
	f.kernel, f.grain = kernel, arithmetic.pairs
	registry[name] = []*function{f}
	return f
}

func same[N any](x N) N { return x }

// Convert sets dst[i] to x[i] rounded to nearest, as the methods DF, DD, QF and QD
// do, and Pair and Quad where the limbs are of the same type. Only these two run
// in kernels; the others run in Go.
func Convert[M, N Number](dst []M, x []N) { run2(conversions[kindOf[N]()][kindOf[M]()], dst, x) }

// FromFloat32 sets dst[i] = x[i], exactly. It runs in Go for DD and QD.
func FromFloat32[N Number](dst []N, x []float32) { run2(fromFloat32[kindOf[N]()], dst, x) }

// FromFloat64 sets dst[i] to x[i], as limb.FromFloat64 and limb.QuadFromFloat64 do:
// exactly in a DD and a QD. It runs in Go for DF and QF.
func FromFloat64[N Number](dst []N, x []float64) { run2(fromFloat64[kindOf[N]()], dst, x) }

// Float32 sets dst[i] to x[i] rounded to nearest. It runs in Go.
func Float32[N Number](dst []float32, x []N) { run2(float32s[kindOf[N]()], dst, x) }

// Float64 sets dst[i] to x[i] rounded to nearest. It runs in Go.
func Float64[N Number](dst []float64, x []N) { run2(float64s[kindOf[N]()], dst, x) }
