// Code generated from the Go source of limb by gen; DO NOT EDIT.

package bench

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/vec"
)

var calls = map[string]call{
	"DF.Abs": func(n int, a arrays) { vec.Abs(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"DF.Hypot": func(n int, a arrays) {
		vec.Hypot(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.Neg": func(n int, a arrays) { vec.Neg(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"QF.Abs": func(n int, a arrays) { vec.Abs(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"QF.Hypot": func(n int, a arrays) {
		vec.Hypot(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.Neg": func(n int, a arrays) { vec.Neg(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"TF.Abs": func(n int, a arrays) { vec.Abs(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"TF.Hypot": func(n int, a arrays) {
		vec.Hypot(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.Sqr": func(n int, a arrays) { vec.Sqr(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"DF.Add": func(n int, a arrays) { vec.Add(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)) },
	"QF.Sqr": func(n int, a arrays) { vec.Sqr(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"QF.Add": func(n int, a arrays) { vec.Add(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)) },
	"TF.Sqr": func(n int, a arrays) { vec.Sqr(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"TF.Add": func(n int, a arrays) { vec.Add(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)) },
	"DF.Neg": func(n int, a arrays) { vec.Neg(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"DF.AddFloat": func(n int, a arrays) {
		vec.AddFloat(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n))
	},
	"DF.Div":   func(n int, a arrays) { vec.Div(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)) },
	"DF.Sqrt":  func(n int, a arrays) { vec.Sqrt(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"DF.Asinh": func(n int, a arrays) { vec.Asinh(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"DF.Atan2": func(n int, a arrays) {
		vec.Atan2(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.AddFloat": func(n int, a arrays) {
		vec.AddFloat(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n))
	},
	"QF.Mul":   func(n int, a arrays) { vec.Mul(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)) },
	"QF.Sqrt":  func(n int, a arrays) { vec.Sqrt(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"QF.Div":   func(n int, a arrays) { vec.Div(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)) },
	"QF.Asinh": func(n int, a arrays) { vec.Asinh(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"QF.Atan2": func(n int, a arrays) {
		vec.Atan2(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.AddFloat": func(n int, a arrays) {
		vec.AddFloat(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n))
	},
	"TF.Mul":   func(n int, a arrays) { vec.Mul(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)) },
	"TF.Sqrt":  func(n int, a arrays) { vec.Sqrt(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"TF.Div":   func(n int, a arrays) { vec.Div(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)) },
	"TF.Asinh": func(n int, a arrays) { vec.Asinh(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"TF.Atan2": func(n int, a arrays) {
		vec.Atan2(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.Acos":  func(n int, a arrays) { vec.Acos(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Acos":  func(n int, a arrays) { vec.Acos(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Acos":  func(n int, a arrays) { vec.Acos(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Acosh": func(n int, a arrays) { vec.Acosh(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Acosh": func(n int, a arrays) { vec.Acosh(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Acosh": func(n int, a arrays) { vec.Acosh(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.SinCos": func(n int, a arrays) {
		vec.SinCos(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"DF.AiryAi": func(n int, a arrays) { vec.AiryAi(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Sub":    func(n int, a arrays) { vec.Sub(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)) },
	"QF.SinCos": func(n int, a arrays) {
		vec.SinCos(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"QF.AiryAi": func(n int, a arrays) { vec.AiryAi(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Sub":    func(n int, a arrays) { vec.Sub(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)) },
	"TF.SinCos": func(n int, a arrays) {
		vec.SinCos(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"TF.AiryAi":      func(n int, a arrays) { vec.AiryAi(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.AiryAiPrime": func(n int, a arrays) { vec.AiryAiPrime(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.AiryAiPrime": func(n int, a arrays) { vec.AiryAiPrime(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.AiryAiPrime": func(n int, a arrays) { vec.AiryAiPrime(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.AiryBi":      func(n int, a arrays) { vec.AiryBi(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.AiryBi":      func(n int, a arrays) { vec.AiryBi(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.AiryBi":      func(n int, a arrays) { vec.AiryBi(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.AiryBiPrime": func(n int, a arrays) { vec.AiryBiPrime(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.AiryBiPrime": func(n int, a arrays) { vec.AiryBiPrime(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.AiryBiPrime": func(n int, a arrays) { vec.AiryBiPrime(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Asin":        func(n int, a arrays) { vec.Asin(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Asin":        func(n int, a arrays) { vec.Asin(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Asin":        func(n int, a arrays) { vec.Asin(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Log1p":       func(n int, a arrays) { vec.Log1p(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"DF.MulFloat": func(n int, a arrays) {
		vec.MulFloat(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n))
	},
	"QF.Log1p": func(n int, a arrays) { vec.Log1p(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"QF.MulFloat": func(n int, a arrays) {
		vec.MulFloat(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n))
	},
	"TF.Log1p": func(n int, a arrays) { vec.Log1p(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"TF.MulFloat": func(n int, a arrays) {
		vec.MulFloat(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n))
	},
	"DF.Atan":  func(n int, a arrays) { vec.Atan(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Atan":  func(n int, a arrays) { vec.Atan(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Atan":  func(n int, a arrays) { vec.Atan(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Atanh": func(n int, a arrays) { vec.Atanh(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Atanh": func(n int, a arrays) { vec.Atanh(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Atanh": func(n int, a arrays) { vec.Atanh(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.BesselI": func(n int, a arrays) {
		vec.BesselI(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.BesselI": func(n int, a arrays) {
		vec.BesselI(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.BesselI": func(n int, a arrays) {
		vec.BesselI(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.BesselJ": func(n int, a arrays) {
		vec.BesselJ(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.BesselJ": func(n int, a arrays) {
		vec.BesselJ(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.BesselJ": func(n int, a arrays) {
		vec.BesselJ(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.BesselK": func(n int, a arrays) {
		vec.BesselK(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.BesselK": func(n int, a arrays) {
		vec.BesselK(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.BesselK": func(n int, a arrays) {
		vec.BesselK(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.BesselY": func(n int, a arrays) {
		vec.BesselY(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.BesselY": func(n int, a arrays) {
		vec.BesselY(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.BesselY": func(n int, a arrays) {
		vec.BesselY(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.Beta": func(n int, a arrays) {
		vec.Beta(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.Beta": func(n int, a arrays) {
		vec.Beta(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.Beta": func(n int, a arrays) {
		vec.Beta(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.BetaP": func(n int, a arrays) {
		vec.BetaP(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n))
	},
	"QF.BetaP": func(n int, a arrays) {
		vec.BetaP(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n))
	},
	"TF.BetaP": func(n int, a arrays) {
		vec.BetaP(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n))
	},
	"DF.BetaPinv": func(n int, a arrays) {
		vec.BetaPinv(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n))
	},
	"QF.BetaPinv": func(n int, a arrays) {
		vec.BetaPinv(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n))
	},
	"TF.BetaPinv": func(n int, a arrays) {
		vec.BetaPinv(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n))
	},
	"DF.BetaQ": func(n int, a arrays) {
		vec.BetaQ(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n))
	},
	"QF.BetaQ": func(n int, a arrays) {
		vec.BetaQ(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n))
	},
	"TF.BetaQ": func(n int, a arrays) {
		vec.BetaQ(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n))
	},
	"DF.BetaQinv": func(n int, a arrays) {
		vec.BetaQinv(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n))
	},
	"QF.BetaQinv": func(n int, a arrays) {
		vec.BetaQinv(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n))
	},
	"TF.BetaQinv": func(n int, a arrays) {
		vec.BetaQinv(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n))
	},
	"DF.Canon": func(n int, a arrays) { vec.Canon(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Canon": func(n int, a arrays) { vec.Canon(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Canon": func(n int, a arrays) { vec.Canon(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Cbrt":  func(n int, a arrays) { vec.Cbrt(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Cbrt":  func(n int, a arrays) { vec.Cbrt(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Cbrt":  func(n int, a arrays) { vec.Cbrt(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Floor": func(n int, a arrays) { vec.Floor(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"DF.Ceil":  func(n int, a arrays) { vec.Ceil(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Floor": func(n int, a arrays) { vec.Floor(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"QF.Ceil":  func(n int, a arrays) { vec.Ceil(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Floor": func(n int, a arrays) { vec.Floor(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"TF.Ceil":  func(n int, a arrays) { vec.Ceil(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Copysign": func(n int, a arrays) {
		vec.Copysign(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.Copysign": func(n int, a arrays) {
		vec.Copysign(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.Copysign": func(n int, a arrays) {
		vec.Copysign(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.Mul":     func(n int, a arrays) { vec.Mul(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)) },
	"DF.Cos":     func(n int, a arrays) { vec.Cos(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Cos":     func(n int, a arrays) { vec.Cos(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Cos":     func(n int, a arrays) { vec.Cos(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.CosPi":   func(n int, a arrays) { vec.CosPi(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.CosPi":   func(n int, a arrays) { vec.CosPi(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.CosPi":   func(n int, a arrays) { vec.CosPi(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Cosh":    func(n int, a arrays) { vec.Cosh(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Cosh":    func(n int, a arrays) { vec.Cosh(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Cosh":    func(n int, a arrays) { vec.Cosh(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Recip":   func(n int, a arrays) { vec.Recip(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"DF.Digamma": func(n int, a arrays) { vec.Digamma(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Recip":   func(n int, a arrays) { vec.Recip(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"QF.Digamma": func(n int, a arrays) { vec.Digamma(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Recip":   func(n int, a arrays) { vec.Recip(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"TF.Digamma": func(n int, a arrays) { vec.Digamma(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Sub":     func(n int, a arrays) { vec.Sub(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)) },
	"DF.Dim":     func(n int, a arrays) { vec.Dim(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)) },
	"QF.Dim":     func(n int, a arrays) { vec.Dim(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)) },
	"TF.Dim":     func(n int, a arrays) { vec.Dim(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)) },
	"DF.DivFloat": func(n int, a arrays) {
		vec.DivFloat(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n))
	},
	"QF.DivFloat": func(n int, a arrays) {
		vec.DivFloat(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n))
	},
	"TF.DivFloat": func(n int, a arrays) {
		vec.DivFloat(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n))
	},
	"DF.SubFloat": func(n int, a arrays) {
		vec.SubFloat(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n))
	},
	"DF.EllipticE": func(n int, a arrays) { vec.EllipticE(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.SubFloat": func(n int, a arrays) {
		vec.SubFloat(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n))
	},
	"QF.EllipticE": func(n int, a arrays) { vec.EllipticE(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.SubFloat": func(n int, a arrays) {
		vec.SubFloat(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n))
	},
	"TF.EllipticE": func(n int, a arrays) { vec.EllipticE(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.EllipticK": func(n int, a arrays) { vec.EllipticK(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.EllipticK": func(n int, a arrays) { vec.EllipticK(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.EllipticK": func(n int, a arrays) { vec.EllipticK(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Equal":     func(n int, a arrays) { vec.Equal(view[bool](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)) },
	"QF.Equal":     func(n int, a arrays) { vec.Equal(view[bool](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)) },
	"TF.Equal":     func(n int, a arrays) { vec.Equal(view[bool](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)) },
	"DF.EqualFloat": func(n int, a arrays) {
		vec.EqualFloat(view[bool](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n))
	},
	"QF.EqualFloat": func(n int, a arrays) {
		vec.EqualFloat(view[bool](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n))
	},
	"TF.EqualFloat": func(n int, a arrays) {
		vec.EqualFloat(view[bool](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n))
	},
	"DF.Erf":     func(n int, a arrays) { vec.Erf(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Erf":     func(n int, a arrays) { vec.Erf(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Erf":     func(n int, a arrays) { vec.Erf(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Erfc":    func(n int, a arrays) { vec.Erfc(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Erfc":    func(n int, a arrays) { vec.Erfc(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Erfc":    func(n int, a arrays) { vec.Erfc(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Erfcinv": func(n int, a arrays) { vec.Erfcinv(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Erfcinv": func(n int, a arrays) { vec.Erfcinv(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Erfcinv": func(n int, a arrays) { vec.Erfcinv(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Erfcx":   func(n int, a arrays) { vec.Erfcx(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Erfcx":   func(n int, a arrays) { vec.Erfcx(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Erfcx":   func(n int, a arrays) { vec.Erfcx(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Erfinv":  func(n int, a arrays) { vec.Erfinv(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Erfinv":  func(n int, a arrays) { vec.Erfinv(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Erfinv":  func(n int, a arrays) { vec.Erfinv(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Exp":     func(n int, a arrays) { vec.Exp(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Exp":     func(n int, a arrays) { vec.Exp(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Exp":     func(n int, a arrays) { vec.Exp(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Exp10":   func(n int, a arrays) { vec.Exp10(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Exp10":   func(n int, a arrays) { vec.Exp10(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Exp10":   func(n int, a arrays) { vec.Exp10(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Exp2":    func(n int, a arrays) { vec.Exp2(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Exp2":    func(n int, a arrays) { vec.Exp2(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Exp2":    func(n int, a arrays) { vec.Exp2(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.ExpInt":  func(n int, a arrays) { vec.ExpInt(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.ExpInt":  func(n int, a arrays) { vec.ExpInt(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.ExpInt":  func(n int, a arrays) { vec.ExpInt(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Expm1":   func(n int, a arrays) { vec.Expm1(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Expm1":   func(n int, a arrays) { vec.Expm1(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Expm1":   func(n int, a arrays) { vec.Expm1(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.FastMod": func(n int, a arrays) {
		vec.FastMod(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.FastMod": func(n int, a arrays) {
		vec.FastMod(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.FastMod": func(n int, a arrays) {
		vec.FastMod(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.FastRemainder": func(n int, a arrays) {
		vec.FastRemainder(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.FastRemainder": func(n int, a arrays) {
		vec.FastRemainder(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.FastRemainder": func(n int, a arrays) {
		vec.FastRemainder(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.FastRemquo": func(n int, a arrays) {
		vec.FastRemquo(view[limb.DF](a[0], n), view[int32](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n))
	},
	"QF.FastRemquo": func(n int, a arrays) {
		vec.FastRemquo(view[limb.QF](a[0], n), view[int32](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n))
	},
	"TF.FastRemquo": func(n int, a arrays) {
		vec.FastRemquo(view[limb.TF](a[0], n), view[int32](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n))
	},
	"DF.Frexp": func(n int, a arrays) { vec.Frexp(view[limb.DF](a[0], n), view[int32](a[1], n), view[limb.DF](a[2], n)) },
	"QF.Frexp": func(n int, a arrays) { vec.Frexp(view[limb.QF](a[0], n), view[int32](a[1], n), view[limb.QF](a[2], n)) },
	"TF.Frexp": func(n int, a arrays) { vec.Frexp(view[limb.TF](a[0], n), view[int32](a[1], n), view[limb.TF](a[2], n)) },
	"DF.Gamma": func(n int, a arrays) { vec.Gamma(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Gamma": func(n int, a arrays) { vec.Gamma(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Gamma": func(n int, a arrays) { vec.Gamma(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.GammaP": func(n int, a arrays) {
		vec.GammaP(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.GammaP": func(n int, a arrays) {
		vec.GammaP(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.GammaP": func(n int, a arrays) {
		vec.GammaP(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.GammaPinv": func(n int, a arrays) {
		vec.GammaPinv(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.GammaPinv": func(n int, a arrays) {
		vec.GammaPinv(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.GammaPinv": func(n int, a arrays) {
		vec.GammaPinv(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.GammaQ": func(n int, a arrays) {
		vec.GammaQ(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.GammaQ": func(n int, a arrays) {
		vec.GammaQ(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.GammaQ": func(n int, a arrays) {
		vec.GammaQ(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.GammaQinv": func(n int, a arrays) {
		vec.GammaQinv(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.GammaQinv": func(n int, a arrays) {
		vec.GammaQinv(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.GammaQinv": func(n int, a arrays) {
		vec.GammaQinv(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.Less": func(n int, a arrays) { vec.Less(view[bool](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)) },
	"DF.Greater": func(n int, a arrays) {
		vec.Greater(view[bool](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.Less": func(n int, a arrays) { vec.Less(view[bool](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)) },
	"QF.Greater": func(n int, a arrays) {
		vec.Greater(view[bool](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.Less": func(n int, a arrays) { vec.Less(view[bool](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)) },
	"TF.Greater": func(n int, a arrays) {
		vec.Greater(view[bool](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.LessEqual": func(n int, a arrays) {
		vec.LessEqual(view[bool](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"DF.GreaterEqual": func(n int, a arrays) {
		vec.GreaterEqual(view[bool](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.LessEqual": func(n int, a arrays) {
		vec.LessEqual(view[bool](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"QF.GreaterEqual": func(n int, a arrays) {
		vec.GreaterEqual(view[bool](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.LessEqual": func(n int, a arrays) {
		vec.LessEqual(view[bool](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"TF.GreaterEqual": func(n int, a arrays) {
		vec.GreaterEqual(view[bool](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.GreaterEqualFloat": func(n int, a arrays) {
		vec.GreaterEqualFloat(view[bool](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n))
	},
	"QF.GreaterEqualFloat": func(n int, a arrays) {
		vec.GreaterEqualFloat(view[bool](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n))
	},
	"TF.GreaterEqualFloat": func(n int, a arrays) {
		vec.GreaterEqualFloat(view[bool](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n))
	},
	"DF.GreaterFloat": func(n int, a arrays) {
		vec.GreaterFloat(view[bool](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n))
	},
	"QF.GreaterFloat": func(n int, a arrays) {
		vec.GreaterFloat(view[bool](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n))
	},
	"TF.GreaterFloat": func(n int, a arrays) {
		vec.GreaterFloat(view[bool](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n))
	},
	"DF.I0":       func(n int, a arrays) { vec.I0(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.I0":       func(n int, a arrays) { vec.I0(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.I0":       func(n int, a arrays) { vec.I0(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.I1":       func(n int, a arrays) { vec.I1(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.I1":       func(n int, a arrays) { vec.I1(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.I1":       func(n int, a arrays) { vec.I1(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Ilogb":    func(n int, a arrays) { vec.Ilogb(view[int32](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Ilogb":    func(n int, a arrays) { vec.Ilogb(view[int32](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Ilogb":    func(n int, a arrays) { vec.Ilogb(view[int32](a[0], n), view[limb.TF](a[1], n)) },
	"DF.IsInf":    func(n int, a arrays) { vec.IsInf(view[bool](a[0], n), view[limb.DF](a[1], n)) },
	"QF.IsInf":    func(n int, a arrays) { vec.IsInf(view[bool](a[0], n), view[limb.QF](a[1], n)) },
	"TF.IsInf":    func(n int, a arrays) { vec.IsInf(view[bool](a[0], n), view[limb.TF](a[1], n)) },
	"DF.IsInt":    func(n int, a arrays) { vec.IsInt(view[bool](a[0], n), view[limb.DF](a[1], n)) },
	"QF.IsInt":    func(n int, a arrays) { vec.IsInt(view[bool](a[0], n), view[limb.QF](a[1], n)) },
	"TF.IsInt":    func(n int, a arrays) { vec.IsInt(view[bool](a[0], n), view[limb.TF](a[1], n)) },
	"DF.IsNaN":    func(n int, a arrays) { vec.IsNaN(view[bool](a[0], n), view[limb.DF](a[1], n)) },
	"QF.IsNaN":    func(n int, a arrays) { vec.IsNaN(view[bool](a[0], n), view[limb.QF](a[1], n)) },
	"TF.IsNaN":    func(n int, a arrays) { vec.IsNaN(view[bool](a[0], n), view[limb.TF](a[1], n)) },
	"DF.IsZero":   func(n int, a arrays) { vec.IsZero(view[bool](a[0], n), view[limb.DF](a[1], n)) },
	"QF.IsZero":   func(n int, a arrays) { vec.IsZero(view[bool](a[0], n), view[limb.QF](a[1], n)) },
	"TF.IsZero":   func(n int, a arrays) { vec.IsZero(view[bool](a[0], n), view[limb.TF](a[1], n)) },
	"DF.J0":       func(n int, a arrays) { vec.J0(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.J0":       func(n int, a arrays) { vec.J0(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.J0":       func(n int, a arrays) { vec.J0(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.J1":       func(n int, a arrays) { vec.J1(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.J1":       func(n int, a arrays) { vec.J1(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.J1":       func(n int, a arrays) { vec.J1(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Jn":       func(n int, a arrays) { vec.Jn(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[int32](a[2], n)) },
	"QF.Jn":       func(n int, a arrays) { vec.Jn(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[int32](a[2], n)) },
	"TF.Jn":       func(n int, a arrays) { vec.Jn(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[int32](a[2], n)) },
	"DF.LambertW": func(n int, a arrays) { vec.LambertW(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.LambertW": func(n int, a arrays) { vec.LambertW(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.LambertW": func(n int, a arrays) { vec.LambertW(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Ldexp":    func(n int, a arrays) { vec.Ldexp(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[int32](a[2], n)) },
	"QF.Ldexp":    func(n int, a arrays) { vec.Ldexp(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[int32](a[2], n)) },
	"TF.Ldexp":    func(n int, a arrays) { vec.Ldexp(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[int32](a[2], n)) },
	"DF.LessEqualFloat": func(n int, a arrays) {
		vec.LessEqualFloat(view[bool](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n))
	},
	"QF.LessEqualFloat": func(n int, a arrays) {
		vec.LessEqualFloat(view[bool](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n))
	},
	"TF.LessEqualFloat": func(n int, a arrays) {
		vec.LessEqualFloat(view[bool](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n))
	},
	"DF.LessFloat": func(n int, a arrays) {
		vec.LessFloat(view[bool](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n))
	},
	"QF.LessFloat": func(n int, a arrays) {
		vec.LessFloat(view[bool](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n))
	},
	"TF.LessFloat": func(n int, a arrays) {
		vec.LessFloat(view[bool](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n))
	},
	"DF.Log":   func(n int, a arrays) { vec.Log(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Log":   func(n int, a arrays) { vec.Log(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Log":   func(n int, a arrays) { vec.Log(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Log10": func(n int, a arrays) { vec.Log10(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Log10": func(n int, a arrays) { vec.Log10(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Log10": func(n int, a arrays) { vec.Log10(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Log2":  func(n int, a arrays) { vec.Log2(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Log2":  func(n int, a arrays) { vec.Log2(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Log2":  func(n int, a arrays) { vec.Log2(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.LogBeta": func(n int, a arrays) {
		vec.LogBeta(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.LogBeta": func(n int, a arrays) {
		vec.LogBeta(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.LogBeta": func(n int, a arrays) {
		vec.LogBeta(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.LogGamma": func(n int, a arrays) {
		vec.LogGamma(view[limb.DF](a[0], n), view[int32](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.LogGamma": func(n int, a arrays) {
		vec.LogGamma(view[limb.QF](a[0], n), view[int32](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.LogGamma": func(n int, a arrays) {
		vec.LogGamma(view[limb.TF](a[0], n), view[int32](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.Logb": func(n int, a arrays) { vec.Logb(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Logb": func(n int, a arrays) { vec.Logb(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Logb": func(n int, a arrays) { vec.Logb(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Max":  func(n int, a arrays) { vec.Max(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)) },
	"QF.Max":  func(n int, a arrays) { vec.Max(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)) },
	"TF.Max":  func(n int, a arrays) { vec.Max(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)) },
	"DF.Min":  func(n int, a arrays) { vec.Min(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)) },
	"QF.Min":  func(n int, a arrays) { vec.Min(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)) },
	"TF.Min":  func(n int, a arrays) { vec.Min(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)) },
	"DF.Modf": func(n int, a arrays) {
		vec.Modf(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.Modf": func(n int, a arrays) {
		vec.Modf(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.Modf": func(n int, a arrays) {
		vec.Modf(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.MulAdd": func(n int, a arrays) {
		vec.MulAdd(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n))
	},
	"QF.MulAdd": func(n int, a arrays) {
		vec.MulAdd(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n))
	},
	"TF.MulAdd": func(n int, a arrays) {
		vec.MulAdd(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n))
	},
	"DF.Norm3": func(n int, a arrays) {
		vec.Norm3(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n))
	},
	"QF.Norm3": func(n int, a arrays) {
		vec.Norm3(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n))
	},
	"TF.Norm3": func(n int, a arrays) {
		vec.Norm3(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n))
	},
	"DF.Norm4": func(n int, a arrays) {
		vec.Norm4(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n), view[limb.DF](a[4], n))
	},
	"QF.Norm4": func(n int, a arrays) {
		vec.Norm4(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n), view[limb.QF](a[4], n))
	},
	"TF.Norm4": func(n int, a arrays) {
		vec.Norm4(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n), view[limb.TF](a[4], n))
	},
	"DF.NormCDF":    func(n int, a arrays) { vec.NormCDF(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.NormCDF":    func(n int, a arrays) { vec.NormCDF(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.NormCDF":    func(n int, a arrays) { vec.NormCDF(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.NormCDFinv": func(n int, a arrays) { vec.NormCDFinv(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.NormCDFinv": func(n int, a arrays) { vec.NormCDFinv(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.NormCDFinv": func(n int, a arrays) { vec.NormCDFinv(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Pow":        func(n int, a arrays) { vec.Pow(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)) },
	"QF.Pow":        func(n int, a arrays) { vec.Pow(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)) },
	"TF.Pow":        func(n int, a arrays) { vec.Pow(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)) },
	"DF.PowInt": func(n int, a arrays) {
		vec.PowInt(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[int32](a[2], n))
	},
	"QF.PowInt": func(n int, a arrays) {
		vec.PowInt(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[int32](a[2], n))
	},
	"TF.PowInt": func(n int, a arrays) {
		vec.PowInt(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[int32](a[2], n))
	},
	"DF.Rcbrt": func(n int, a arrays) { vec.Rcbrt(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Rcbrt": func(n int, a arrays) { vec.Rcbrt(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Rcbrt": func(n int, a arrays) { vec.Rcbrt(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Rhypot": func(n int, a arrays) {
		vec.Rhypot(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.Rhypot": func(n int, a arrays) {
		vec.Rhypot(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.Rhypot": func(n int, a arrays) {
		vec.Rhypot(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.Rnorm3": func(n int, a arrays) {
		vec.Rnorm3(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n))
	},
	"QF.Rnorm3": func(n int, a arrays) {
		vec.Rnorm3(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n))
	},
	"TF.Rnorm3": func(n int, a arrays) {
		vec.Rnorm3(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n))
	},
	"DF.Rnorm4": func(n int, a arrays) {
		vec.Rnorm4(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n), view[limb.DF](a[4], n))
	},
	"QF.Rnorm4": func(n int, a arrays) {
		vec.Rnorm4(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n), view[limb.QF](a[4], n))
	},
	"TF.Rnorm4": func(n int, a arrays) {
		vec.Rnorm4(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n), view[limb.TF](a[4], n))
	},
	"DF.SinCosPi": func(n int, a arrays) {
		vec.SinCosPi(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"QF.SinCosPi": func(n int, a arrays) {
		vec.SinCosPi(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n))
	},
	"TF.SinCosPi": func(n int, a arrays) {
		vec.SinCosPi(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n))
	},
	"DF.Round":     func(n int, a arrays) { vec.Round(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Round":     func(n int, a arrays) { vec.Round(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Round":     func(n int, a arrays) { vec.Round(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.RoundEven": func(n int, a arrays) { vec.RoundEven(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.RoundEven": func(n int, a arrays) { vec.RoundEven(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.RoundEven": func(n int, a arrays) { vec.RoundEven(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Rsqrt":     func(n int, a arrays) { vec.Rsqrt(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Rsqrt":     func(n int, a arrays) { vec.Rsqrt(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Rsqrt":     func(n int, a arrays) { vec.Rsqrt(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Sign":      func(n int, a arrays) { vec.Sign(view[int32](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Sign":      func(n int, a arrays) { vec.Sign(view[int32](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Sign":      func(n int, a arrays) { vec.Sign(view[int32](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Signbit":   func(n int, a arrays) { vec.Signbit(view[bool](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Signbit":   func(n int, a arrays) { vec.Signbit(view[bool](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Signbit":   func(n int, a arrays) { vec.Signbit(view[bool](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Sin":       func(n int, a arrays) { vec.Sin(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Sin":       func(n int, a arrays) { vec.Sin(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Sin":       func(n int, a arrays) { vec.Sin(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.SinPi":     func(n int, a arrays) { vec.SinPi(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.SinPi":     func(n int, a arrays) { vec.SinPi(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.SinPi":     func(n int, a arrays) { vec.SinPi(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Sinh":      func(n int, a arrays) { vec.Sinh(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Sinh":      func(n int, a arrays) { vec.Sinh(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Sinh":      func(n int, a arrays) { vec.Sinh(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.SloppyAdd": func(n int, a arrays) {
		vec.SloppyAdd(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n))
	},
	"DF.Tan":   func(n int, a arrays) { vec.Tan(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Tan":   func(n int, a arrays) { vec.Tan(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Tan":   func(n int, a arrays) { vec.Tan(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.TanPi": func(n int, a arrays) { vec.TanPi(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.TanPi": func(n int, a arrays) { vec.TanPi(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.TanPi": func(n int, a arrays) { vec.TanPi(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Tanh":  func(n int, a arrays) { vec.Tanh(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Tanh":  func(n int, a arrays) { vec.Tanh(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Tanh":  func(n int, a arrays) { vec.Tanh(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Trunc": func(n int, a arrays) { vec.Trunc(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Trunc": func(n int, a arrays) { vec.Trunc(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Trunc": func(n int, a arrays) { vec.Trunc(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Y0":    func(n int, a arrays) { vec.Y0(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Y0":    func(n int, a arrays) { vec.Y0(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Y0":    func(n int, a arrays) { vec.Y0(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Y1":    func(n int, a arrays) { vec.Y1(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Y1":    func(n int, a arrays) { vec.Y1(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Y1":    func(n int, a arrays) { vec.Y1(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DF.Yn":    func(n int, a arrays) { vec.Yn(view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[int32](a[2], n)) },
	"QF.Yn":    func(n int, a arrays) { vec.Yn(view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[int32](a[2], n)) },
	"TF.Yn":    func(n int, a arrays) { vec.Yn(view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[int32](a[2], n)) },
	"DF.Zeta":  func(n int, a arrays) { vec.Zeta(view[limb.DF](a[0], n), view[limb.DF](a[1], n)) },
	"QF.Zeta":  func(n int, a arrays) { vec.Zeta(view[limb.QF](a[0], n), view[limb.QF](a[1], n)) },
	"TF.Zeta":  func(n int, a arrays) { vec.Zeta(view[limb.TF](a[0], n), view[limb.TF](a[1], n)) },
	"DD.Abs":   func(n int, a arrays) { vec.Abs(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"DD.Hypot": func(n int, a arrays) {
		vec.Hypot(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.Neg": func(n int, a arrays) { vec.Neg(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"QD.Abs": func(n int, a arrays) { vec.Abs(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"QD.Hypot": func(n int, a arrays) {
		vec.Hypot(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.Neg": func(n int, a arrays) { vec.Neg(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"TD.Abs": func(n int, a arrays) { vec.Abs(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"TD.Hypot": func(n int, a arrays) {
		vec.Hypot(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.Sqr": func(n int, a arrays) { vec.Sqr(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"DD.Add": func(n int, a arrays) { vec.Add(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)) },
	"QD.Sqr": func(n int, a arrays) { vec.Sqr(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"QD.Add": func(n int, a arrays) { vec.Add(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)) },
	"TD.Sqr": func(n int, a arrays) { vec.Sqr(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"TD.Add": func(n int, a arrays) { vec.Add(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)) },
	"DD.Neg": func(n int, a arrays) { vec.Neg(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"DD.AddFloat": func(n int, a arrays) {
		vec.AddFloat(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n))
	},
	"DD.Div":   func(n int, a arrays) { vec.Div(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)) },
	"DD.Sqrt":  func(n int, a arrays) { vec.Sqrt(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"DD.Asinh": func(n int, a arrays) { vec.Asinh(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"DD.Atan2": func(n int, a arrays) {
		vec.Atan2(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.AddFloat": func(n int, a arrays) {
		vec.AddFloat(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n))
	},
	"QD.Mul":   func(n int, a arrays) { vec.Mul(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)) },
	"QD.Sqrt":  func(n int, a arrays) { vec.Sqrt(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"QD.Div":   func(n int, a arrays) { vec.Div(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)) },
	"QD.Asinh": func(n int, a arrays) { vec.Asinh(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"QD.Atan2": func(n int, a arrays) {
		vec.Atan2(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.AddFloat": func(n int, a arrays) {
		vec.AddFloat(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n))
	},
	"TD.Mul":   func(n int, a arrays) { vec.Mul(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)) },
	"TD.Sqrt":  func(n int, a arrays) { vec.Sqrt(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"TD.Div":   func(n int, a arrays) { vec.Div(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)) },
	"TD.Asinh": func(n int, a arrays) { vec.Asinh(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"TD.Atan2": func(n int, a arrays) {
		vec.Atan2(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.Acos":  func(n int, a arrays) { vec.Acos(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Acos":  func(n int, a arrays) { vec.Acos(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Acos":  func(n int, a arrays) { vec.Acos(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Acosh": func(n int, a arrays) { vec.Acosh(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Acosh": func(n int, a arrays) { vec.Acosh(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Acosh": func(n int, a arrays) { vec.Acosh(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.SinCos": func(n int, a arrays) {
		vec.SinCos(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"DD.AiryAi": func(n int, a arrays) { vec.AiryAi(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Sub":    func(n int, a arrays) { vec.Sub(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)) },
	"QD.SinCos": func(n int, a arrays) {
		vec.SinCos(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"QD.AiryAi": func(n int, a arrays) { vec.AiryAi(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Sub":    func(n int, a arrays) { vec.Sub(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)) },
	"TD.SinCos": func(n int, a arrays) {
		vec.SinCos(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"TD.AiryAi":      func(n int, a arrays) { vec.AiryAi(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.AiryAiPrime": func(n int, a arrays) { vec.AiryAiPrime(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.AiryAiPrime": func(n int, a arrays) { vec.AiryAiPrime(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.AiryAiPrime": func(n int, a arrays) { vec.AiryAiPrime(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.AiryBi":      func(n int, a arrays) { vec.AiryBi(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.AiryBi":      func(n int, a arrays) { vec.AiryBi(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.AiryBi":      func(n int, a arrays) { vec.AiryBi(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.AiryBiPrime": func(n int, a arrays) { vec.AiryBiPrime(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.AiryBiPrime": func(n int, a arrays) { vec.AiryBiPrime(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.AiryBiPrime": func(n int, a arrays) { vec.AiryBiPrime(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Asin":        func(n int, a arrays) { vec.Asin(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Asin":        func(n int, a arrays) { vec.Asin(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Asin":        func(n int, a arrays) { vec.Asin(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Log1p":       func(n int, a arrays) { vec.Log1p(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"DD.MulFloat": func(n int, a arrays) {
		vec.MulFloat(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n))
	},
	"QD.Log1p": func(n int, a arrays) { vec.Log1p(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"QD.MulFloat": func(n int, a arrays) {
		vec.MulFloat(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n))
	},
	"TD.Log1p": func(n int, a arrays) { vec.Log1p(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"TD.MulFloat": func(n int, a arrays) {
		vec.MulFloat(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n))
	},
	"DD.Atan":  func(n int, a arrays) { vec.Atan(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Atan":  func(n int, a arrays) { vec.Atan(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Atan":  func(n int, a arrays) { vec.Atan(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Atanh": func(n int, a arrays) { vec.Atanh(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Atanh": func(n int, a arrays) { vec.Atanh(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Atanh": func(n int, a arrays) { vec.Atanh(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.BesselI": func(n int, a arrays) {
		vec.BesselI(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.BesselI": func(n int, a arrays) {
		vec.BesselI(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.BesselI": func(n int, a arrays) {
		vec.BesselI(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.BesselJ": func(n int, a arrays) {
		vec.BesselJ(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.BesselJ": func(n int, a arrays) {
		vec.BesselJ(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.BesselJ": func(n int, a arrays) {
		vec.BesselJ(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.BesselK": func(n int, a arrays) {
		vec.BesselK(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.BesselK": func(n int, a arrays) {
		vec.BesselK(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.BesselK": func(n int, a arrays) {
		vec.BesselK(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.BesselY": func(n int, a arrays) {
		vec.BesselY(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.BesselY": func(n int, a arrays) {
		vec.BesselY(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.BesselY": func(n int, a arrays) {
		vec.BesselY(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.Beta": func(n int, a arrays) {
		vec.Beta(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.Beta": func(n int, a arrays) {
		vec.Beta(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.Beta": func(n int, a arrays) {
		vec.Beta(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.BetaP": func(n int, a arrays) {
		vec.BetaP(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n))
	},
	"QD.BetaP": func(n int, a arrays) {
		vec.BetaP(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n))
	},
	"TD.BetaP": func(n int, a arrays) {
		vec.BetaP(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n))
	},
	"DD.BetaPinv": func(n int, a arrays) {
		vec.BetaPinv(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n))
	},
	"QD.BetaPinv": func(n int, a arrays) {
		vec.BetaPinv(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n))
	},
	"TD.BetaPinv": func(n int, a arrays) {
		vec.BetaPinv(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n))
	},
	"DD.BetaQ": func(n int, a arrays) {
		vec.BetaQ(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n))
	},
	"QD.BetaQ": func(n int, a arrays) {
		vec.BetaQ(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n))
	},
	"TD.BetaQ": func(n int, a arrays) {
		vec.BetaQ(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n))
	},
	"DD.BetaQinv": func(n int, a arrays) {
		vec.BetaQinv(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n))
	},
	"QD.BetaQinv": func(n int, a arrays) {
		vec.BetaQinv(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n))
	},
	"TD.BetaQinv": func(n int, a arrays) {
		vec.BetaQinv(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n))
	},
	"DD.Canon": func(n int, a arrays) { vec.Canon(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Canon": func(n int, a arrays) { vec.Canon(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Canon": func(n int, a arrays) { vec.Canon(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Cbrt":  func(n int, a arrays) { vec.Cbrt(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Cbrt":  func(n int, a arrays) { vec.Cbrt(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Cbrt":  func(n int, a arrays) { vec.Cbrt(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Floor": func(n int, a arrays) { vec.Floor(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"DD.Ceil":  func(n int, a arrays) { vec.Ceil(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Floor": func(n int, a arrays) { vec.Floor(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"QD.Ceil":  func(n int, a arrays) { vec.Ceil(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Floor": func(n int, a arrays) { vec.Floor(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"TD.Ceil":  func(n int, a arrays) { vec.Ceil(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Copysign": func(n int, a arrays) {
		vec.Copysign(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.Copysign": func(n int, a arrays) {
		vec.Copysign(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.Copysign": func(n int, a arrays) {
		vec.Copysign(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.Mul":     func(n int, a arrays) { vec.Mul(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)) },
	"DD.Cos":     func(n int, a arrays) { vec.Cos(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Cos":     func(n int, a arrays) { vec.Cos(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Cos":     func(n int, a arrays) { vec.Cos(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.CosPi":   func(n int, a arrays) { vec.CosPi(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.CosPi":   func(n int, a arrays) { vec.CosPi(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.CosPi":   func(n int, a arrays) { vec.CosPi(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Cosh":    func(n int, a arrays) { vec.Cosh(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Cosh":    func(n int, a arrays) { vec.Cosh(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Cosh":    func(n int, a arrays) { vec.Cosh(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Recip":   func(n int, a arrays) { vec.Recip(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"DD.Digamma": func(n int, a arrays) { vec.Digamma(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Recip":   func(n int, a arrays) { vec.Recip(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"QD.Digamma": func(n int, a arrays) { vec.Digamma(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Recip":   func(n int, a arrays) { vec.Recip(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"TD.Digamma": func(n int, a arrays) { vec.Digamma(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Sub":     func(n int, a arrays) { vec.Sub(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)) },
	"DD.Dim":     func(n int, a arrays) { vec.Dim(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)) },
	"QD.Dim":     func(n int, a arrays) { vec.Dim(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)) },
	"TD.Dim":     func(n int, a arrays) { vec.Dim(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)) },
	"DD.DivFloat": func(n int, a arrays) {
		vec.DivFloat(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n))
	},
	"QD.DivFloat": func(n int, a arrays) {
		vec.DivFloat(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n))
	},
	"TD.DivFloat": func(n int, a arrays) {
		vec.DivFloat(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n))
	},
	"DD.SubFloat": func(n int, a arrays) {
		vec.SubFloat(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n))
	},
	"DD.EllipticE": func(n int, a arrays) { vec.EllipticE(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.SubFloat": func(n int, a arrays) {
		vec.SubFloat(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n))
	},
	"QD.EllipticE": func(n int, a arrays) { vec.EllipticE(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.SubFloat": func(n int, a arrays) {
		vec.SubFloat(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n))
	},
	"TD.EllipticE": func(n int, a arrays) { vec.EllipticE(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.EllipticK": func(n int, a arrays) { vec.EllipticK(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.EllipticK": func(n int, a arrays) { vec.EllipticK(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.EllipticK": func(n int, a arrays) { vec.EllipticK(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Equal":     func(n int, a arrays) { vec.Equal(view[bool](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)) },
	"QD.Equal":     func(n int, a arrays) { vec.Equal(view[bool](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)) },
	"TD.Equal":     func(n int, a arrays) { vec.Equal(view[bool](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)) },
	"DD.EqualFloat": func(n int, a arrays) {
		vec.EqualFloat(view[bool](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n))
	},
	"QD.EqualFloat": func(n int, a arrays) {
		vec.EqualFloat(view[bool](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n))
	},
	"TD.EqualFloat": func(n int, a arrays) {
		vec.EqualFloat(view[bool](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n))
	},
	"DD.Erf":     func(n int, a arrays) { vec.Erf(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Erf":     func(n int, a arrays) { vec.Erf(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Erf":     func(n int, a arrays) { vec.Erf(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Erfc":    func(n int, a arrays) { vec.Erfc(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Erfc":    func(n int, a arrays) { vec.Erfc(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Erfc":    func(n int, a arrays) { vec.Erfc(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Erfcinv": func(n int, a arrays) { vec.Erfcinv(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Erfcinv": func(n int, a arrays) { vec.Erfcinv(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Erfcinv": func(n int, a arrays) { vec.Erfcinv(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Erfcx":   func(n int, a arrays) { vec.Erfcx(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Erfcx":   func(n int, a arrays) { vec.Erfcx(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Erfcx":   func(n int, a arrays) { vec.Erfcx(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Erfinv":  func(n int, a arrays) { vec.Erfinv(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Erfinv":  func(n int, a arrays) { vec.Erfinv(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Erfinv":  func(n int, a arrays) { vec.Erfinv(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Exp":     func(n int, a arrays) { vec.Exp(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Exp":     func(n int, a arrays) { vec.Exp(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Exp":     func(n int, a arrays) { vec.Exp(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Exp10":   func(n int, a arrays) { vec.Exp10(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Exp10":   func(n int, a arrays) { vec.Exp10(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Exp10":   func(n int, a arrays) { vec.Exp10(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Exp2":    func(n int, a arrays) { vec.Exp2(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Exp2":    func(n int, a arrays) { vec.Exp2(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Exp2":    func(n int, a arrays) { vec.Exp2(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.ExpInt":  func(n int, a arrays) { vec.ExpInt(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.ExpInt":  func(n int, a arrays) { vec.ExpInt(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.ExpInt":  func(n int, a arrays) { vec.ExpInt(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Expm1":   func(n int, a arrays) { vec.Expm1(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Expm1":   func(n int, a arrays) { vec.Expm1(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Expm1":   func(n int, a arrays) { vec.Expm1(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.FastMod": func(n int, a arrays) {
		vec.FastMod(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.FastMod": func(n int, a arrays) {
		vec.FastMod(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.FastMod": func(n int, a arrays) {
		vec.FastMod(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.FastRemainder": func(n int, a arrays) {
		vec.FastRemainder(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.FastRemainder": func(n int, a arrays) {
		vec.FastRemainder(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.FastRemainder": func(n int, a arrays) {
		vec.FastRemainder(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.FastRemquo": func(n int, a arrays) {
		vec.FastRemquo(view[limb.DD](a[0], n), view[int32](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n))
	},
	"QD.FastRemquo": func(n int, a arrays) {
		vec.FastRemquo(view[limb.QD](a[0], n), view[int32](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n))
	},
	"TD.FastRemquo": func(n int, a arrays) {
		vec.FastRemquo(view[limb.TD](a[0], n), view[int32](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n))
	},
	"DD.Frexp": func(n int, a arrays) { vec.Frexp(view[limb.DD](a[0], n), view[int32](a[1], n), view[limb.DD](a[2], n)) },
	"QD.Frexp": func(n int, a arrays) { vec.Frexp(view[limb.QD](a[0], n), view[int32](a[1], n), view[limb.QD](a[2], n)) },
	"TD.Frexp": func(n int, a arrays) { vec.Frexp(view[limb.TD](a[0], n), view[int32](a[1], n), view[limb.TD](a[2], n)) },
	"DD.Gamma": func(n int, a arrays) { vec.Gamma(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Gamma": func(n int, a arrays) { vec.Gamma(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Gamma": func(n int, a arrays) { vec.Gamma(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.GammaP": func(n int, a arrays) {
		vec.GammaP(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.GammaP": func(n int, a arrays) {
		vec.GammaP(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.GammaP": func(n int, a arrays) {
		vec.GammaP(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.GammaPinv": func(n int, a arrays) {
		vec.GammaPinv(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.GammaPinv": func(n int, a arrays) {
		vec.GammaPinv(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.GammaPinv": func(n int, a arrays) {
		vec.GammaPinv(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.GammaQ": func(n int, a arrays) {
		vec.GammaQ(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.GammaQ": func(n int, a arrays) {
		vec.GammaQ(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.GammaQ": func(n int, a arrays) {
		vec.GammaQ(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.GammaQinv": func(n int, a arrays) {
		vec.GammaQinv(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.GammaQinv": func(n int, a arrays) {
		vec.GammaQinv(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.GammaQinv": func(n int, a arrays) {
		vec.GammaQinv(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.Less": func(n int, a arrays) { vec.Less(view[bool](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)) },
	"DD.Greater": func(n int, a arrays) {
		vec.Greater(view[bool](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.Less": func(n int, a arrays) { vec.Less(view[bool](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)) },
	"QD.Greater": func(n int, a arrays) {
		vec.Greater(view[bool](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.Less": func(n int, a arrays) { vec.Less(view[bool](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)) },
	"TD.Greater": func(n int, a arrays) {
		vec.Greater(view[bool](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.LessEqual": func(n int, a arrays) {
		vec.LessEqual(view[bool](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"DD.GreaterEqual": func(n int, a arrays) {
		vec.GreaterEqual(view[bool](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.LessEqual": func(n int, a arrays) {
		vec.LessEqual(view[bool](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"QD.GreaterEqual": func(n int, a arrays) {
		vec.GreaterEqual(view[bool](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.LessEqual": func(n int, a arrays) {
		vec.LessEqual(view[bool](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"TD.GreaterEqual": func(n int, a arrays) {
		vec.GreaterEqual(view[bool](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.GreaterEqualFloat": func(n int, a arrays) {
		vec.GreaterEqualFloat(view[bool](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n))
	},
	"QD.GreaterEqualFloat": func(n int, a arrays) {
		vec.GreaterEqualFloat(view[bool](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n))
	},
	"TD.GreaterEqualFloat": func(n int, a arrays) {
		vec.GreaterEqualFloat(view[bool](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n))
	},
	"DD.GreaterFloat": func(n int, a arrays) {
		vec.GreaterFloat(view[bool](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n))
	},
	"QD.GreaterFloat": func(n int, a arrays) {
		vec.GreaterFloat(view[bool](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n))
	},
	"TD.GreaterFloat": func(n int, a arrays) {
		vec.GreaterFloat(view[bool](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n))
	},
	"DD.I0":       func(n int, a arrays) { vec.I0(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.I0":       func(n int, a arrays) { vec.I0(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.I0":       func(n int, a arrays) { vec.I0(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.I1":       func(n int, a arrays) { vec.I1(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.I1":       func(n int, a arrays) { vec.I1(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.I1":       func(n int, a arrays) { vec.I1(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Ilogb":    func(n int, a arrays) { vec.Ilogb(view[int32](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Ilogb":    func(n int, a arrays) { vec.Ilogb(view[int32](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Ilogb":    func(n int, a arrays) { vec.Ilogb(view[int32](a[0], n), view[limb.TD](a[1], n)) },
	"DD.IsInf":    func(n int, a arrays) { vec.IsInf(view[bool](a[0], n), view[limb.DD](a[1], n)) },
	"QD.IsInf":    func(n int, a arrays) { vec.IsInf(view[bool](a[0], n), view[limb.QD](a[1], n)) },
	"TD.IsInf":    func(n int, a arrays) { vec.IsInf(view[bool](a[0], n), view[limb.TD](a[1], n)) },
	"DD.IsInt":    func(n int, a arrays) { vec.IsInt(view[bool](a[0], n), view[limb.DD](a[1], n)) },
	"QD.IsInt":    func(n int, a arrays) { vec.IsInt(view[bool](a[0], n), view[limb.QD](a[1], n)) },
	"TD.IsInt":    func(n int, a arrays) { vec.IsInt(view[bool](a[0], n), view[limb.TD](a[1], n)) },
	"DD.IsNaN":    func(n int, a arrays) { vec.IsNaN(view[bool](a[0], n), view[limb.DD](a[1], n)) },
	"QD.IsNaN":    func(n int, a arrays) { vec.IsNaN(view[bool](a[0], n), view[limb.QD](a[1], n)) },
	"TD.IsNaN":    func(n int, a arrays) { vec.IsNaN(view[bool](a[0], n), view[limb.TD](a[1], n)) },
	"DD.IsZero":   func(n int, a arrays) { vec.IsZero(view[bool](a[0], n), view[limb.DD](a[1], n)) },
	"QD.IsZero":   func(n int, a arrays) { vec.IsZero(view[bool](a[0], n), view[limb.QD](a[1], n)) },
	"TD.IsZero":   func(n int, a arrays) { vec.IsZero(view[bool](a[0], n), view[limb.TD](a[1], n)) },
	"DD.J0":       func(n int, a arrays) { vec.J0(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.J0":       func(n int, a arrays) { vec.J0(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.J0":       func(n int, a arrays) { vec.J0(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.J1":       func(n int, a arrays) { vec.J1(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.J1":       func(n int, a arrays) { vec.J1(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.J1":       func(n int, a arrays) { vec.J1(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Jn":       func(n int, a arrays) { vec.Jn(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[int32](a[2], n)) },
	"QD.Jn":       func(n int, a arrays) { vec.Jn(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[int32](a[2], n)) },
	"TD.Jn":       func(n int, a arrays) { vec.Jn(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[int32](a[2], n)) },
	"DD.LambertW": func(n int, a arrays) { vec.LambertW(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.LambertW": func(n int, a arrays) { vec.LambertW(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.LambertW": func(n int, a arrays) { vec.LambertW(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Ldexp":    func(n int, a arrays) { vec.Ldexp(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[int32](a[2], n)) },
	"QD.Ldexp":    func(n int, a arrays) { vec.Ldexp(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[int32](a[2], n)) },
	"TD.Ldexp":    func(n int, a arrays) { vec.Ldexp(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[int32](a[2], n)) },
	"DD.LessEqualFloat": func(n int, a arrays) {
		vec.LessEqualFloat(view[bool](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n))
	},
	"QD.LessEqualFloat": func(n int, a arrays) {
		vec.LessEqualFloat(view[bool](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n))
	},
	"TD.LessEqualFloat": func(n int, a arrays) {
		vec.LessEqualFloat(view[bool](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n))
	},
	"DD.LessFloat": func(n int, a arrays) {
		vec.LessFloat(view[bool](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n))
	},
	"QD.LessFloat": func(n int, a arrays) {
		vec.LessFloat(view[bool](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n))
	},
	"TD.LessFloat": func(n int, a arrays) {
		vec.LessFloat(view[bool](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n))
	},
	"DD.Log":   func(n int, a arrays) { vec.Log(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Log":   func(n int, a arrays) { vec.Log(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Log":   func(n int, a arrays) { vec.Log(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Log10": func(n int, a arrays) { vec.Log10(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Log10": func(n int, a arrays) { vec.Log10(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Log10": func(n int, a arrays) { vec.Log10(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Log2":  func(n int, a arrays) { vec.Log2(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Log2":  func(n int, a arrays) { vec.Log2(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Log2":  func(n int, a arrays) { vec.Log2(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.LogBeta": func(n int, a arrays) {
		vec.LogBeta(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.LogBeta": func(n int, a arrays) {
		vec.LogBeta(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.LogBeta": func(n int, a arrays) {
		vec.LogBeta(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.LogGamma": func(n int, a arrays) {
		vec.LogGamma(view[limb.DD](a[0], n), view[int32](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.LogGamma": func(n int, a arrays) {
		vec.LogGamma(view[limb.QD](a[0], n), view[int32](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.LogGamma": func(n int, a arrays) {
		vec.LogGamma(view[limb.TD](a[0], n), view[int32](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.Logb": func(n int, a arrays) { vec.Logb(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Logb": func(n int, a arrays) { vec.Logb(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Logb": func(n int, a arrays) { vec.Logb(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Max":  func(n int, a arrays) { vec.Max(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)) },
	"QD.Max":  func(n int, a arrays) { vec.Max(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)) },
	"TD.Max":  func(n int, a arrays) { vec.Max(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)) },
	"DD.Min":  func(n int, a arrays) { vec.Min(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)) },
	"QD.Min":  func(n int, a arrays) { vec.Min(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)) },
	"TD.Min":  func(n int, a arrays) { vec.Min(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)) },
	"DD.Modf": func(n int, a arrays) {
		vec.Modf(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.Modf": func(n int, a arrays) {
		vec.Modf(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.Modf": func(n int, a arrays) {
		vec.Modf(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.MulAdd": func(n int, a arrays) {
		vec.MulAdd(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n))
	},
	"QD.MulAdd": func(n int, a arrays) {
		vec.MulAdd(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n))
	},
	"TD.MulAdd": func(n int, a arrays) {
		vec.MulAdd(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n))
	},
	"DD.Norm3": func(n int, a arrays) {
		vec.Norm3(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n))
	},
	"QD.Norm3": func(n int, a arrays) {
		vec.Norm3(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n))
	},
	"TD.Norm3": func(n int, a arrays) {
		vec.Norm3(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n))
	},
	"DD.Norm4": func(n int, a arrays) {
		vec.Norm4(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n), view[limb.DD](a[4], n))
	},
	"QD.Norm4": func(n int, a arrays) {
		vec.Norm4(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n), view[limb.QD](a[4], n))
	},
	"TD.Norm4": func(n int, a arrays) {
		vec.Norm4(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n), view[limb.TD](a[4], n))
	},
	"DD.NormCDF":    func(n int, a arrays) { vec.NormCDF(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.NormCDF":    func(n int, a arrays) { vec.NormCDF(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.NormCDF":    func(n int, a arrays) { vec.NormCDF(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.NormCDFinv": func(n int, a arrays) { vec.NormCDFinv(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.NormCDFinv": func(n int, a arrays) { vec.NormCDFinv(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.NormCDFinv": func(n int, a arrays) { vec.NormCDFinv(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Pow":        func(n int, a arrays) { vec.Pow(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)) },
	"QD.Pow":        func(n int, a arrays) { vec.Pow(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)) },
	"TD.Pow":        func(n int, a arrays) { vec.Pow(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)) },
	"DD.PowInt": func(n int, a arrays) {
		vec.PowInt(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[int32](a[2], n))
	},
	"QD.PowInt": func(n int, a arrays) {
		vec.PowInt(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[int32](a[2], n))
	},
	"TD.PowInt": func(n int, a arrays) {
		vec.PowInt(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[int32](a[2], n))
	},
	"DD.Rcbrt": func(n int, a arrays) { vec.Rcbrt(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Rcbrt": func(n int, a arrays) { vec.Rcbrt(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Rcbrt": func(n int, a arrays) { vec.Rcbrt(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Rhypot": func(n int, a arrays) {
		vec.Rhypot(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.Rhypot": func(n int, a arrays) {
		vec.Rhypot(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.Rhypot": func(n int, a arrays) {
		vec.Rhypot(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.Rnorm3": func(n int, a arrays) {
		vec.Rnorm3(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n))
	},
	"QD.Rnorm3": func(n int, a arrays) {
		vec.Rnorm3(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n))
	},
	"TD.Rnorm3": func(n int, a arrays) {
		vec.Rnorm3(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n))
	},
	"DD.Rnorm4": func(n int, a arrays) {
		vec.Rnorm4(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n), view[limb.DD](a[4], n))
	},
	"QD.Rnorm4": func(n int, a arrays) {
		vec.Rnorm4(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n), view[limb.QD](a[4], n))
	},
	"TD.Rnorm4": func(n int, a arrays) {
		vec.Rnorm4(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n), view[limb.TD](a[4], n))
	},
	"DD.SinCosPi": func(n int, a arrays) {
		vec.SinCosPi(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"QD.SinCosPi": func(n int, a arrays) {
		vec.SinCosPi(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n))
	},
	"TD.SinCosPi": func(n int, a arrays) {
		vec.SinCosPi(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n))
	},
	"DD.Round":     func(n int, a arrays) { vec.Round(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Round":     func(n int, a arrays) { vec.Round(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Round":     func(n int, a arrays) { vec.Round(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.RoundEven": func(n int, a arrays) { vec.RoundEven(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.RoundEven": func(n int, a arrays) { vec.RoundEven(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.RoundEven": func(n int, a arrays) { vec.RoundEven(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Rsqrt":     func(n int, a arrays) { vec.Rsqrt(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Rsqrt":     func(n int, a arrays) { vec.Rsqrt(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Rsqrt":     func(n int, a arrays) { vec.Rsqrt(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Sign":      func(n int, a arrays) { vec.Sign(view[int32](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Sign":      func(n int, a arrays) { vec.Sign(view[int32](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Sign":      func(n int, a arrays) { vec.Sign(view[int32](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Signbit":   func(n int, a arrays) { vec.Signbit(view[bool](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Signbit":   func(n int, a arrays) { vec.Signbit(view[bool](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Signbit":   func(n int, a arrays) { vec.Signbit(view[bool](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Sin":       func(n int, a arrays) { vec.Sin(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Sin":       func(n int, a arrays) { vec.Sin(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Sin":       func(n int, a arrays) { vec.Sin(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.SinPi":     func(n int, a arrays) { vec.SinPi(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.SinPi":     func(n int, a arrays) { vec.SinPi(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.SinPi":     func(n int, a arrays) { vec.SinPi(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Sinh":      func(n int, a arrays) { vec.Sinh(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Sinh":      func(n int, a arrays) { vec.Sinh(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Sinh":      func(n int, a arrays) { vec.Sinh(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.SloppyAdd": func(n int, a arrays) {
		vec.SloppyAdd(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n))
	},
	"DD.Tan":   func(n int, a arrays) { vec.Tan(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Tan":   func(n int, a arrays) { vec.Tan(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Tan":   func(n int, a arrays) { vec.Tan(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.TanPi": func(n int, a arrays) { vec.TanPi(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.TanPi": func(n int, a arrays) { vec.TanPi(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.TanPi": func(n int, a arrays) { vec.TanPi(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Tanh":  func(n int, a arrays) { vec.Tanh(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Tanh":  func(n int, a arrays) { vec.Tanh(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Tanh":  func(n int, a arrays) { vec.Tanh(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Trunc": func(n int, a arrays) { vec.Trunc(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Trunc": func(n int, a arrays) { vec.Trunc(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Trunc": func(n int, a arrays) { vec.Trunc(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Y0":    func(n int, a arrays) { vec.Y0(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Y0":    func(n int, a arrays) { vec.Y0(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Y0":    func(n int, a arrays) { vec.Y0(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Y1":    func(n int, a arrays) { vec.Y1(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Y1":    func(n int, a arrays) { vec.Y1(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Y1":    func(n int, a arrays) { vec.Y1(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
	"DD.Yn":    func(n int, a arrays) { vec.Yn(view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[int32](a[2], n)) },
	"QD.Yn":    func(n int, a arrays) { vec.Yn(view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[int32](a[2], n)) },
	"TD.Yn":    func(n int, a arrays) { vec.Yn(view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[int32](a[2], n)) },
	"DD.Zeta":  func(n int, a arrays) { vec.Zeta(view[limb.DD](a[0], n), view[limb.DD](a[1], n)) },
	"QD.Zeta":  func(n int, a arrays) { vec.Zeta(view[limb.QD](a[0], n), view[limb.QD](a[1], n)) },
	"TD.Zeta":  func(n int, a arrays) { vec.Zeta(view[limb.TD](a[0], n), view[limb.TD](a[1], n)) },
}
