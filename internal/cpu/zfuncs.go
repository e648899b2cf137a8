// Code generated from the Go source of limb by gen; DO NOT EDIT.

package cpu

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/plane"
	"github.com/limbfp/limb/internal/probe"
)

var maps = map[string]mapFunc{
	"f32.FastTwoSum":       mapf32_FastTwoSum,
	"f32.TwoSqr":           mapf32_TwoSqr,
	"f32.TwoSum":           mapf32_TwoSum,
	"f32.TwoProd":          mapf32_TwoProd,
	"DF.Sqrt":              mapDF_Sqrt,
	"DF.Div":               mapDF_Div,
	"DF.Abs":               mapDF_Abs,
	"DF.Sqr":               mapDF_Sqr,
	"DF.Neg":               mapDF_Neg,
	"DF.Asinh":             mapDF_Asinh,
	"DF.AddFloat":          mapDF_AddFloat,
	"DF.Acosh":             mapDF_Acosh,
	"DF.Atanh":             mapDF_Atanh,
	"f32.TwoDiff":          mapf32_TwoDiff,
	"QF.Sqrt":              mapQF_Sqrt,
	"QF.Div":               mapQF_Div,
	"QF.Neg":               mapQF_Neg,
	"QF.Abs":               mapQF_Abs,
	"QF.Sqr":               mapQF_Sqr,
	"QF.Asinh":             mapQF_Asinh,
	"QF.AddFloat":          mapQF_AddFloat,
	"QF.Acosh":             mapQF_Acosh,
	"QF.Atanh":             mapQF_Atanh,
	"DF.Atan2":             mapDF_Atan2,
	"DF.Atan":              mapDF_Atan,
	"DF.Asin":              mapDF_Asin,
	"DF.Acos":              mapDF_Acos,
	"QF.Atan2":             mapQF_Atan2,
	"QF.Atan":              mapQF_Atan,
	"QF.Asin":              mapQF_Asin,
	"QF.Acos":              mapQF_Acos,
	"DF.Canon":             mapDF_Canon,
	"QF.Canon":             mapQF_Canon,
	"DF.Sub":               mapDF_Sub,
	"DF.LessEqual":         mapDF_LessEqual,
	"QF.Add":               mapQF_Add,
	"QF.Sub":               mapQF_Sub,
	"QF.LessEqual":         mapQF_LessEqual,
	"DF.Less":              mapDF_Less,
	"DF.Greater":           mapDF_Greater,
	"QF.Less":              mapQF_Less,
	"QF.Greater":           mapQF_Greater,
	"DF.GreaterEqual":      mapDF_GreaterEqual,
	"QF.GreaterEqual":      mapQF_GreaterEqual,
	"DF.Equal":             mapDF_Equal,
	"DF.EqualFloat":        mapDF_EqualFloat,
	"QF.Equal":             mapQF_Equal,
	"QF.EqualFloat":        mapQF_EqualFloat,
	"DF.LessFloat":         mapDF_LessFloat,
	"QF.LessFloat":         mapQF_LessFloat,
	"DF.LessEqualFloat":    mapDF_LessEqualFloat,
	"QF.LessEqualFloat":    mapQF_LessEqualFloat,
	"DF.GreaterFloat":      mapDF_GreaterFloat,
	"QF.GreaterFloat":      mapQF_GreaterFloat,
	"DF.GreaterEqualFloat": mapDF_GreaterEqualFloat,
	"QF.GreaterEqualFloat": mapQF_GreaterEqualFloat,
	"DF.IsNaN":             mapDF_IsNaN,
	"QF.IsNaN":             mapQF_IsNaN,
	"DF.IsInf":             mapDF_IsInf,
	"QF.IsInf":             mapQF_IsInf,
	"DF.IsZero":            mapDF_IsZero,
	"QF.IsZero":            mapQF_IsZero,
	"DF.IsInt":             mapDF_IsInt,
	"QF.IsInt":             mapQF_IsInt,
	"DF.Sign":              mapDF_Sign,
	"QF.Sign":              mapQF_Sign,
	"DF.Signbit":           mapDF_Signbit,
	"QF.Signbit":           mapQF_Signbit,
	"DF.Add":               mapDF_Add,
	"CDF.Add":              mapCDF_Add,
	"CQF.Add":              mapCQF_Add,
	"CDF.Sub":              mapCDF_Sub,
	"CQF.Sub":              mapCQF_Sub,
	"CDF.Neg":              mapCDF_Neg,
	"CQF.Neg":              mapCQF_Neg,
	"CDF.Conj":             mapCDF_Conj,
	"CQF.Conj":             mapCQF_Conj,
	"DF.Mul":               mapDF_Mul,
	"f32.FromFloat":        mapf32_FromFloat,
	"CDF.Mul":              mapCDF_Mul,
	"QF.Mul":               mapQF_Mul,
	"CQF.Mul":              mapCQF_Mul,
	"CDF.Div":              mapCDF_Div,
	"CQF.Div":              mapCQF_Div,
	"CDF.Sqrt":             mapCDF_Sqrt,
	"CQF.Sqrt":             mapCQF_Sqrt,
	"DF.Hypot":             mapDF_Hypot,
	"CDF.Abs":              mapCDF_Abs,
	"CDF.Phase":            mapCDF_Phase,
	"DF.SinCos":            mapDF_SinCos,
	"DF.Exp":               mapDF_Exp,
	"CDF.Exp":              mapCDF_Exp,
	"CDF.Log":              mapCDF_Log,
	"QF.Hypot":             mapQF_Hypot,
	"CQF.Abs":              mapCQF_Abs,
	"CQF.Phase":            mapCQF_Phase,
	"CQF.Log":              mapCQF_Log,
	"CDF.Pow":              mapCDF_Pow,
	"QF.SinCos":            mapQF_SinCos,
	"QF.Exp":               mapQF_Exp,
	"CQF.Exp":              mapCQF_Exp,
	"CQF.Pow":              mapCQF_Pow,
	"CDF.Recip":            mapCDF_Recip,
	"CDF.Sqr":              mapCDF_Sqr,
	"CDF.Scale":            mapCDF_Scale,
	"DF.MulFloat":          mapDF_MulFloat,
	"CDF.MulFloat":         mapCDF_MulFloat,
	"CDF.Equal":            mapCDF_Equal,
	"CDF.IsInf":            mapCDF_IsInf,
	"CDF.IsNaN":            mapCDF_IsNaN,
	"CDF.IsZero":           mapCDF_IsZero,
	"CDF.AbsSqr":           mapCDF_AbsSqr,
	"CDF.Polar":            mapCDF_Polar,
	"CDF.Sinh":             mapCDF_Sinh,
	"CDF.Cosh":             mapCDF_Cosh,
	"CDF.Tanh":             mapCDF_Tanh,
	"CDF.Sin":              mapCDF_Sin,
	"CDF.Cos":              mapCDF_Cos,
	"CDF.Tan":              mapCDF_Tan,
	"CDF.Asin":             mapCDF_Asin,
	"CDF.Acos":             mapCDF_Acos,
	"DF.Log1p":             mapDF_Log1p,
	"CDF.Atanh":            mapCDF_Atanh,
	"CDF.Asinh":            mapCDF_Asinh,
	"CDF.Atan":             mapCDF_Atan,
	"CDF.Acosh":            mapCDF_Acosh,
	"CQF.Recip":            mapCQF_Recip,
	"CQF.Sqr":              mapCQF_Sqr,
	"CQF.Scale":            mapCQF_Scale,
	"QF.MulFloat":          mapQF_MulFloat,
	"CQF.MulFloat":         mapCQF_MulFloat,
	"CQF.Equal":            mapCQF_Equal,
	"CQF.IsInf":            mapCQF_IsInf,
	"CQF.IsNaN":            mapCQF_IsNaN,
	"CQF.IsZero":           mapCQF_IsZero,
	"CQF.AbsSqr":           mapCQF_AbsSqr,
	"CQF.Polar":            mapCQF_Polar,
	"CQF.Sinh":             mapCQF_Sinh,
	"CQF.Cosh":             mapCQF_Cosh,
	"CQF.Tanh":             mapCQF_Tanh,
	"CQF.Sin":              mapCQF_Sin,
	"CQF.Cos":              mapCQF_Cos,
	"CQF.Tan":              mapCQF_Tan,
	"CQF.Asin":             mapCQF_Asin,
	"CQF.Acos":             mapCQF_Acos,
	"QF.Log1p":             mapQF_Log1p,
	"CQF.Atanh":            mapCQF_Atanh,
	"CQF.Asinh":            mapCQF_Asinh,
	"CQF.Atan":             mapCQF_Atan,
	"CQF.Acosh":            mapCQF_Acosh,
	"f32.QuadFromFloat":    mapf32_QuadFromFloat,
	"DF.Quad":              mapDF_Quad,
	"QF.Pair":              mapQF_Pair,
	"DF.Recip":             mapDF_Recip,
	"DF.DivFloat":          mapDF_DivFloat,
	"DF.Rsqrt":             mapDF_Rsqrt,
	"DF.MulAdd":            mapDF_MulAdd,
	"QF.Recip":             mapQF_Recip,
	"QF.DivFloat":          mapQF_DivFloat,
	"QF.Rsqrt":             mapQF_Rsqrt,
	"QF.MulAdd":            mapQF_MulAdd,
	"f32.Split":            mapf32_Split,
	"DF.Exp2":              mapDF_Exp2,
	"DF.Exp10":             mapDF_Exp10,
	"QF.Exp2":              mapQF_Exp2,
	"QF.Exp10":             mapQF_Exp10,
	"DF.Expm1":             mapDF_Expm1,
	"DF.Sinh":              mapDF_Sinh,
	"DF.Cosh":              mapDF_Cosh,
	"DF.Tanh":              mapDF_Tanh,
	"QF.Expm1":             mapQF_Expm1,
	"QF.Sinh":              mapQF_Sinh,
	"QF.Cosh":              mapQF_Cosh,
	"QF.Tanh":              mapQF_Tanh,
	"DF.Log":               mapDF_Log,
	"DF.Log2":              mapDF_Log2,
	"DF.Log10":             mapDF_Log10,
	"QF.Log":               mapQF_Log,
	"QF.Log2":              mapQF_Log2,
	"QF.Log10":             mapQF_Log10,
	"DF.Mod":               mapDF_Mod,
	"DF.Remainder":         mapDF_Remainder,
	"DF.Remquo":            mapDF_Remquo,
	"QF.Mod":               mapQF_Mod,
	"QF.Remainder":         mapQF_Remainder,
	"QF.Remquo":            mapQF_Remquo,
	"DF.SloppyAdd":         mapDF_SloppyAdd,
	"DF.SubFloat":          mapDF_SubFloat,
	"DF.Pow":               mapDF_Pow,
	"DF.PowInt":            mapDF_PowInt,
	"QF.Pow":               mapQF_Pow,
	"QF.PowInt":            mapQF_PowInt,
	"QF.SubFloat":          mapQF_SubFloat,
	"DF.Cbrt":              mapDF_Cbrt,
	"DF.Rcbrt":             mapDF_Rcbrt,
	"QF.Cbrt":              mapQF_Cbrt,
	"QF.Rcbrt":             mapQF_Rcbrt,
	"DF.Floor":             mapDF_Floor,
	"QF.Floor":             mapQF_Floor,
	"DF.Ceil":              mapDF_Ceil,
	"QF.Ceil":              mapQF_Ceil,
	"DF.Trunc":             mapDF_Trunc,
	"QF.Trunc":             mapQF_Trunc,
	"DF.Round":             mapDF_Round,
	"QF.Round":             mapQF_Round,
	"DF.RoundEven":         mapDF_RoundEven,
	"QF.RoundEven":         mapQF_RoundEven,
	"DF.Modf":              mapDF_Modf,
	"QF.Modf":              mapQF_Modf,
	"DF.Frexp":             mapDF_Frexp,
	"QF.Frexp":             mapQF_Frexp,
	"DF.Ldexp":             mapDF_Ldexp,
	"QF.Ldexp":             mapQF_Ldexp,
	"DF.Ilogb":             mapDF_Ilogb,
	"QF.Ilogb":             mapQF_Ilogb,
	"DF.Logb":              mapDF_Logb,
	"QF.Logb":              mapQF_Logb,
	"DF.Dim":               mapDF_Dim,
	"QF.Dim":               mapQF_Dim,
	"DF.Min":               mapDF_Min,
	"DF.Max":               mapDF_Max,
	"QF.Min":               mapQF_Min,
	"QF.Max":               mapQF_Max,
	"DF.Copysign":          mapDF_Copysign,
	"QF.Copysign":          mapQF_Copysign,
	"DF.Tan":               mapDF_Tan,
	"DF.TanPi":             mapDF_TanPi,
	"QF.Tan":               mapQF_Tan,
	"QF.TanPi":             mapQF_TanPi,
	"DF.Sin":               mapDF_Sin,
	"DF.Cos":               mapDF_Cos,
	"DF.SinPi":             mapDF_SinPi,
	"DF.CosPi":             mapDF_CosPi,
	"DF.SinCosPi":          mapDF_SinCosPi,
	"QF.Sin":               mapQF_Sin,
	"QF.Cos":               mapQF_Cos,
	"QF.SinPi":             mapQF_SinPi,
	"QF.CosPi":             mapQF_CosPi,
	"QF.SinCosPi":          mapQF_SinCosPi,
	"f32.Unit":             mapf32_Unit,
	"f32.UnitQuad":         mapf32_UnitQuad,
	"f32.Add":              mapf32_Add,
	"f32.NegSum":           mapf32_NegSum,
	"f32.AddZero":          mapf32_AddZero,
	"f32.MulZero":          mapf32_MulZero,
	"f32.Mul":              mapf32_Mul,
	"f32.Mad":              mapf32_Mad,
	"f32.Div":              mapf32_Div,
	"f32.Sqrt":             mapf32_Sqrt,
	"f32.SumLessFirst":     mapf32_SumLessFirst,
	"f32.SumLessSecond":    mapf32_SumLessSecond,
	"f64.FastTwoSum":       mapf64_FastTwoSum,
	"f64.TwoSqr":           mapf64_TwoSqr,
	"f64.TwoSum":           mapf64_TwoSum,
	"f64.TwoProd":          mapf64_TwoProd,
	"DD.Sqrt":              mapDD_Sqrt,
	"DD.Div":               mapDD_Div,
	"DD.Abs":               mapDD_Abs,
	"DD.Sqr":               mapDD_Sqr,
	"DD.Neg":               mapDD_Neg,
	"DD.Asinh":             mapDD_Asinh,
	"DD.AddFloat":          mapDD_AddFloat,
	"DD.Acosh":             mapDD_Acosh,
	"DD.Atanh":             mapDD_Atanh,
	"f64.TwoDiff":          mapf64_TwoDiff,
	"QD.Sqrt":              mapQD_Sqrt,
	"QD.Div":               mapQD_Div,
	"QD.Neg":               mapQD_Neg,
	"QD.Abs":               mapQD_Abs,
	"QD.Sqr":               mapQD_Sqr,
	"QD.Asinh":             mapQD_Asinh,
	"QD.AddFloat":          mapQD_AddFloat,
	"QD.Acosh":             mapQD_Acosh,
	"QD.Atanh":             mapQD_Atanh,
	"DD.Atan2":             mapDD_Atan2,
	"DD.Atan":              mapDD_Atan,
	"DD.Asin":              mapDD_Asin,
	"DD.Acos":              mapDD_Acos,
	"QD.Atan2":             mapQD_Atan2,
	"QD.Atan":              mapQD_Atan,
	"QD.Asin":              mapQD_Asin,
	"QD.Acos":              mapQD_Acos,
	"DD.Canon":             mapDD_Canon,
	"QD.Canon":             mapQD_Canon,
	"DD.Sub":               mapDD_Sub,
	"DD.LessEqual":         mapDD_LessEqual,
	"QD.Add":               mapQD_Add,
	"QD.Sub":               mapQD_Sub,
	"QD.LessEqual":         mapQD_LessEqual,
	"DD.Less":              mapDD_Less,
	"DD.Greater":           mapDD_Greater,
	"QD.Less":              mapQD_Less,
	"QD.Greater":           mapQD_Greater,
	"DD.GreaterEqual":      mapDD_GreaterEqual,
	"QD.GreaterEqual":      mapQD_GreaterEqual,
	"DD.Equal":             mapDD_Equal,
	"DD.EqualFloat":        mapDD_EqualFloat,
	"QD.Equal":             mapQD_Equal,
	"QD.EqualFloat":        mapQD_EqualFloat,
	"DD.LessFloat":         mapDD_LessFloat,
	"QD.LessFloat":         mapQD_LessFloat,
	"DD.LessEqualFloat":    mapDD_LessEqualFloat,
	"QD.LessEqualFloat":    mapQD_LessEqualFloat,
	"DD.GreaterFloat":      mapDD_GreaterFloat,
	"QD.GreaterFloat":      mapQD_GreaterFloat,
	"DD.GreaterEqualFloat": mapDD_GreaterEqualFloat,
	"QD.GreaterEqualFloat": mapQD_GreaterEqualFloat,
	"DD.IsNaN":             mapDD_IsNaN,
	"QD.IsNaN":             mapQD_IsNaN,
	"DD.IsInf":             mapDD_IsInf,
	"QD.IsInf":             mapQD_IsInf,
	"DD.IsZero":            mapDD_IsZero,
	"QD.IsZero":            mapQD_IsZero,
	"DD.IsInt":             mapDD_IsInt,
	"QD.IsInt":             mapQD_IsInt,
	"DD.Sign":              mapDD_Sign,
	"QD.Sign":              mapQD_Sign,
	"DD.Signbit":           mapDD_Signbit,
	"QD.Signbit":           mapQD_Signbit,
	"DD.Add":               mapDD_Add,
	"CDD.Add":              mapCDD_Add,
	"CQD.Add":              mapCQD_Add,
	"CDD.Sub":              mapCDD_Sub,
	"CQD.Sub":              mapCQD_Sub,
	"CDD.Neg":              mapCDD_Neg,
	"CQD.Neg":              mapCQD_Neg,
	"CDD.Conj":             mapCDD_Conj,
	"CQD.Conj":             mapCQD_Conj,
	"DD.Mul":               mapDD_Mul,
	"f64.FromFloat":        mapf64_FromFloat,
	"CDD.Mul":              mapCDD_Mul,
	"QD.Mul":               mapQD_Mul,
	"CQD.Mul":              mapCQD_Mul,
	"CDD.Div":              mapCDD_Div,
	"CQD.Div":              mapCQD_Div,
	"CDD.Sqrt":             mapCDD_Sqrt,
	"CQD.Sqrt":             mapCQD_Sqrt,
	"DD.Hypot":             mapDD_Hypot,
	"CDD.Abs":              mapCDD_Abs,
	"CDD.Phase":            mapCDD_Phase,
	"DD.SinCos":            mapDD_SinCos,
	"DD.Exp":               mapDD_Exp,
	"CDD.Exp":              mapCDD_Exp,
	"CDD.Log":              mapCDD_Log,
	"QD.Hypot":             mapQD_Hypot,
	"CQD.Abs":              mapCQD_Abs,
	"CQD.Phase":            mapCQD_Phase,
	"CQD.Log":              mapCQD_Log,
	"CDD.Pow":              mapCDD_Pow,
	"QD.SinCos":            mapQD_SinCos,
	"QD.Exp":               mapQD_Exp,
	"CQD.Exp":              mapCQD_Exp,
	"CQD.Pow":              mapCQD_Pow,
	"CDD.Recip":            mapCDD_Recip,
	"CDD.Sqr":              mapCDD_Sqr,
	"CDD.Scale":            mapCDD_Scale,
	"DD.MulFloat":          mapDD_MulFloat,
	"CDD.MulFloat":         mapCDD_MulFloat,
	"CDD.Equal":            mapCDD_Equal,
	"CDD.IsInf":            mapCDD_IsInf,
	"CDD.IsNaN":            mapCDD_IsNaN,
	"CDD.IsZero":           mapCDD_IsZero,
	"CDD.AbsSqr":           mapCDD_AbsSqr,
	"CDD.Polar":            mapCDD_Polar,
	"CDD.Sinh":             mapCDD_Sinh,
	"CDD.Cosh":             mapCDD_Cosh,
	"CDD.Tanh":             mapCDD_Tanh,
	"CDD.Sin":              mapCDD_Sin,
	"CDD.Cos":              mapCDD_Cos,
	"CDD.Tan":              mapCDD_Tan,
	"CDD.Asin":             mapCDD_Asin,
	"CDD.Acos":             mapCDD_Acos,
	"DD.Log1p":             mapDD_Log1p,
	"CDD.Atanh":            mapCDD_Atanh,
	"CDD.Asinh":            mapCDD_Asinh,
	"CDD.Atan":             mapCDD_Atan,
	"CDD.Acosh":            mapCDD_Acosh,
	"CQD.Recip":            mapCQD_Recip,
	"CQD.Sqr":              mapCQD_Sqr,
	"CQD.Scale":            mapCQD_Scale,
	"QD.MulFloat":          mapQD_MulFloat,
	"CQD.MulFloat":         mapCQD_MulFloat,
	"CQD.Equal":            mapCQD_Equal,
	"CQD.IsInf":            mapCQD_IsInf,
	"CQD.IsNaN":            mapCQD_IsNaN,
	"CQD.IsZero":           mapCQD_IsZero,
	"CQD.AbsSqr":           mapCQD_AbsSqr,
	"CQD.Polar":            mapCQD_Polar,
	"CQD.Sinh":             mapCQD_Sinh,
	"CQD.Cosh":             mapCQD_Cosh,
	"CQD.Tanh":             mapCQD_Tanh,
	"CQD.Sin":              mapCQD_Sin,
	"CQD.Cos":              mapCQD_Cos,
	"CQD.Tan":              mapCQD_Tan,
	"CQD.Asin":             mapCQD_Asin,
	"CQD.Acos":             mapCQD_Acos,
	"QD.Log1p":             mapQD_Log1p,
	"CQD.Atanh":            mapCQD_Atanh,
	"CQD.Asinh":            mapCQD_Asinh,
	"CQD.Atan":             mapCQD_Atan,
	"CQD.Acosh":            mapCQD_Acosh,
	"f64.QuadFromFloat":    mapf64_QuadFromFloat,
	"DD.Quad":              mapDD_Quad,
	"QD.Pair":              mapQD_Pair,
	"DD.Recip":             mapDD_Recip,
	"DD.DivFloat":          mapDD_DivFloat,
	"DD.Rsqrt":             mapDD_Rsqrt,
	"DD.MulAdd":            mapDD_MulAdd,
	"QD.Recip":             mapQD_Recip,
	"QD.DivFloat":          mapQD_DivFloat,
	"QD.Rsqrt":             mapQD_Rsqrt,
	"QD.MulAdd":            mapQD_MulAdd,
	"f64.Split":            mapf64_Split,
	"DD.Exp2":              mapDD_Exp2,
	"DD.Exp10":             mapDD_Exp10,
	"QD.Exp2":              mapQD_Exp2,
	"QD.Exp10":             mapQD_Exp10,
	"DD.Expm1":             mapDD_Expm1,
	"DD.Sinh":              mapDD_Sinh,
	"DD.Cosh":              mapDD_Cosh,
	"DD.Tanh":              mapDD_Tanh,
	"QD.Expm1":             mapQD_Expm1,
	"QD.Sinh":              mapQD_Sinh,
	"QD.Cosh":              mapQD_Cosh,
	"QD.Tanh":              mapQD_Tanh,
	"DD.Log":               mapDD_Log,
	"DD.Log2":              mapDD_Log2,
	"DD.Log10":             mapDD_Log10,
	"QD.Log":               mapQD_Log,
	"QD.Log2":              mapQD_Log2,
	"QD.Log10":             mapQD_Log10,
	"DD.Mod":               mapDD_Mod,
	"DD.Remainder":         mapDD_Remainder,
	"DD.Remquo":            mapDD_Remquo,
	"QD.Mod":               mapQD_Mod,
	"QD.Remainder":         mapQD_Remainder,
	"QD.Remquo":            mapQD_Remquo,
	"DD.SloppyAdd":         mapDD_SloppyAdd,
	"DD.SubFloat":          mapDD_SubFloat,
	"DD.Pow":               mapDD_Pow,
	"DD.PowInt":            mapDD_PowInt,
	"QD.Pow":               mapQD_Pow,
	"QD.PowInt":            mapQD_PowInt,
	"QD.SubFloat":          mapQD_SubFloat,
	"DD.Cbrt":              mapDD_Cbrt,
	"DD.Rcbrt":             mapDD_Rcbrt,
	"QD.Cbrt":              mapQD_Cbrt,
	"QD.Rcbrt":             mapQD_Rcbrt,
	"DD.Floor":             mapDD_Floor,
	"QD.Floor":             mapQD_Floor,
	"DD.Ceil":              mapDD_Ceil,
	"QD.Ceil":              mapQD_Ceil,
	"DD.Trunc":             mapDD_Trunc,
	"QD.Trunc":             mapQD_Trunc,
	"DD.Round":             mapDD_Round,
	"QD.Round":             mapQD_Round,
	"DD.RoundEven":         mapDD_RoundEven,
	"QD.RoundEven":         mapQD_RoundEven,
	"DD.Modf":              mapDD_Modf,
	"QD.Modf":              mapQD_Modf,
	"DD.Frexp":             mapDD_Frexp,
	"QD.Frexp":             mapQD_Frexp,
	"DD.Ldexp":             mapDD_Ldexp,
	"QD.Ldexp":             mapQD_Ldexp,
	"DD.Ilogb":             mapDD_Ilogb,
	"QD.Ilogb":             mapQD_Ilogb,
	"DD.Logb":              mapDD_Logb,
	"QD.Logb":              mapQD_Logb,
	"DD.Dim":               mapDD_Dim,
	"QD.Dim":               mapQD_Dim,
	"DD.Min":               mapDD_Min,
	"DD.Max":               mapDD_Max,
	"QD.Min":               mapQD_Min,
	"QD.Max":               mapQD_Max,
	"DD.Copysign":          mapDD_Copysign,
	"QD.Copysign":          mapQD_Copysign,
	"DD.Tan":               mapDD_Tan,
	"DD.TanPi":             mapDD_TanPi,
	"QD.Tan":               mapQD_Tan,
	"QD.TanPi":             mapQD_TanPi,
	"DD.Sin":               mapDD_Sin,
	"DD.Cos":               mapDD_Cos,
	"DD.SinPi":             mapDD_SinPi,
	"DD.CosPi":             mapDD_CosPi,
	"DD.SinCosPi":          mapDD_SinCosPi,
	"QD.Sin":               mapQD_Sin,
	"QD.Cos":               mapQD_Cos,
	"QD.SinPi":             mapQD_SinPi,
	"QD.CosPi":             mapQD_CosPi,
	"QD.SinCosPi":          mapQD_SinCosPi,
	"f64.Unit":             mapf64_Unit,
	"f64.UnitQuad":         mapf64_UnitQuad,
	"f64.Add":              mapf64_Add,
	"f64.NegSum":           mapf64_NegSum,
	"f64.AddZero":          mapf64_AddZero,
	"f64.MulZero":          mapf64_MulZero,
	"f64.Mul":              mapf64_Mul,
	"f64.Mad":              mapf64_Mad,
	"f64.Div":              mapf64_Div,
	"f64.Sqrt":             mapf64_Sqrt,
	"f64.SumLessFirst":     mapf64_SumLessFirst,
	"f64.SumLessSecond":    mapf64_SumLessSecond,
}

func mapf32_FastTwoSum(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0, r1 := limb.FastTwoSum[float32](in0[i], in1[i])
		out0[i] = r0
		out1[i] = r1
	}
}

func mapf32_TwoSqr(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	out0 := p[1].F32()[lo:hi]
	out1 := p[2].F32()[lo:hi]
	in0 = in0[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0, r1 := limb.TwoSqr[float32](in0[i])
		out0[i] = r0
		out1[i] = r1
	}
}

func mapf32_TwoSum(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0, r1 := limb.TwoSum[float32](in0[i], in1[i])
		out0[i] = r0
		out1[i] = r1
	}
}

func mapf32_TwoProd(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0, r1 := limb.TwoProd[float32](in0[i], in1[i])
		out0[i] = r0
		out1[i] = r1
	}
}

func mapDF_Sqrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Sqrt()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Div(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Div(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Abs(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Abs()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Sqr(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Sqr()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Neg(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Neg()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Asinh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Asinh()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_AddFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	out0 := p[3].F32()[lo:hi]
	out1 := p[4].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.AddFloat(in2[i])
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Acosh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Acosh()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Atanh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Atanh()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapf32_TwoDiff(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0, r1 := limb.TwoDiff[float32](in0[i], in1[i])
		out0[i] = r0
		out1[i] = r1
	}
}

func mapQF_Sqrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Sqrt()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Div(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Div(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Neg(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Neg()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Abs(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Abs()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Sqr(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Sqr()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Asinh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Asinh()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_AddFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	out0 := p[5].F32()[lo:hi]
	out1 := p[6].F32()[lo:hi]
	out2 := p[7].F32()[lo:hi]
	out3 := p[8].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.AddFloat(in4[i])
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Acosh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Acosh()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Atanh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Atanh()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Atan2(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Atan2(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Atan(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Atan()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Asin(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Asin()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Acos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Acos()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Atan2(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Atan2(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Atan(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Atan()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Asin(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Asin()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Acos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Acos()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Canon(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Canon()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Canon(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Canon()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Sub(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Sub(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_LessEqual(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.LessEqual(x1)
		out0[i] = truth(r0)
	}
}

func mapQF_Add(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Add(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Sub(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Sub(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_LessEqual(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.LessEqual(x1)
		out0[i] = truth(r0)
	}
}

func mapDF_Less(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Less(x1)
		out0[i] = truth(r0)
	}
}

func mapDF_Greater(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Greater(x1)
		out0[i] = truth(r0)
	}
}

func mapQF_Less(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Less(x1)
		out0[i] = truth(r0)
	}
}

func mapQF_Greater(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Greater(x1)
		out0[i] = truth(r0)
	}
}

func mapDF_GreaterEqual(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.GreaterEqual(x1)
		out0[i] = truth(r0)
	}
}

func mapQF_GreaterEqual(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.GreaterEqual(x1)
		out0[i] = truth(r0)
	}
}

func mapDF_Equal(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Equal(x1)
		out0[i] = truth(r0)
	}
}

func mapDF_EqualFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	out0 := p[3].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.EqualFloat(in2[i])
		out0[i] = truth(r0)
	}
}

func mapQF_Equal(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Equal(x1)
		out0[i] = truth(r0)
	}
}

func mapQF_EqualFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	out0 := p[5].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.EqualFloat(in4[i])
		out0[i] = truth(r0)
	}
}

func mapDF_LessFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	out0 := p[3].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.LessFloat(in2[i])
		out0[i] = truth(r0)
	}
}

func mapQF_LessFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	out0 := p[5].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.LessFloat(in4[i])
		out0[i] = truth(r0)
	}
}

func mapDF_LessEqualFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	out0 := p[3].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.LessEqualFloat(in2[i])
		out0[i] = truth(r0)
	}
}

func mapQF_LessEqualFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	out0 := p[5].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.LessEqualFloat(in4[i])
		out0[i] = truth(r0)
	}
}

func mapDF_GreaterFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	out0 := p[3].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.GreaterFloat(in2[i])
		out0[i] = truth(r0)
	}
}

func mapQF_GreaterFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	out0 := p[5].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.GreaterFloat(in4[i])
		out0[i] = truth(r0)
	}
}

func mapDF_GreaterEqualFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	out0 := p[3].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.GreaterEqualFloat(in2[i])
		out0[i] = truth(r0)
	}
}

func mapQF_GreaterEqualFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	out0 := p[5].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.GreaterEqualFloat(in4[i])
		out0[i] = truth(r0)
	}
}

func mapDF_IsNaN(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.IsNaN()
		out0[i] = truth(r0)
	}
}

func mapQF_IsNaN(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.IsNaN()
		out0[i] = truth(r0)
	}
}

func mapDF_IsInf(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.IsInf()
		out0[i] = truth(r0)
	}
}

func mapQF_IsInf(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.IsInf()
		out0[i] = truth(r0)
	}
}

func mapDF_IsZero(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.IsZero()
		out0[i] = truth(r0)
	}
}

func mapQF_IsZero(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.IsZero()
		out0[i] = truth(r0)
	}
}

func mapDF_IsInt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.IsInt()
		out0[i] = truth(r0)
	}
}

func mapQF_IsInt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.IsInt()
		out0[i] = truth(r0)
	}
}

func mapDF_Sign(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Sign()
		out0[i] = int32(r0)
	}
}

func mapQF_Sign(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Sign()
		out0[i] = int32(r0)
	}
}

func mapDF_Signbit(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Signbit()
		out0[i] = truth(r0)
	}
}

func mapQF_Signbit(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Signbit()
		out0[i] = truth(r0)
	}
}

func mapDF_Add(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Add(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapCDF_Add(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		var x1 limb.CDF
		x1.Re.Hi = in4[i]
		x1.Re.Lo = in5[i]
		x1.Im.Hi = in6[i]
		x1.Im.Lo = in7[i]
		r0 := x0.Add(x1)
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCQF_Add(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	in8 := p[8].F32()[lo:hi]
	in9 := p[9].F32()[lo:hi]
	in10 := p[10].F32()[lo:hi]
	in11 := p[11].F32()[lo:hi]
	in12 := p[12].F32()[lo:hi]
	in13 := p[13].F32()[lo:hi]
	in14 := p[14].F32()[lo:hi]
	in15 := p[15].F32()[lo:hi]
	out0 := p[16].F32()[lo:hi]
	out1 := p[17].F32()[lo:hi]
	out2 := p[18].F32()[lo:hi]
	out3 := p[19].F32()[lo:hi]
	out4 := p[20].F32()[lo:hi]
	out5 := p[21].F32()[lo:hi]
	out6 := p[22].F32()[lo:hi]
	out7 := p[23].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	in9 = in9[:len(out0)]
	in10 = in10[:len(out0)]
	in11 = in11[:len(out0)]
	in12 = in12[:len(out0)]
	in13 = in13[:len(out0)]
	in14 = in14[:len(out0)]
	in15 = in15[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		var x1 limb.CQF
		x1.Re.X0 = in8[i]
		x1.Re.X1 = in9[i]
		x1.Re.X2 = in10[i]
		x1.Re.X3 = in11[i]
		x1.Im.X0 = in12[i]
		x1.Im.X1 = in13[i]
		x1.Im.X2 = in14[i]
		x1.Im.X3 = in15[i]
		r0 := x0.Add(x1)
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCDF_Sub(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		var x1 limb.CDF
		x1.Re.Hi = in4[i]
		x1.Re.Lo = in5[i]
		x1.Im.Hi = in6[i]
		x1.Im.Lo = in7[i]
		r0 := x0.Sub(x1)
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCQF_Sub(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	in8 := p[8].F32()[lo:hi]
	in9 := p[9].F32()[lo:hi]
	in10 := p[10].F32()[lo:hi]
	in11 := p[11].F32()[lo:hi]
	in12 := p[12].F32()[lo:hi]
	in13 := p[13].F32()[lo:hi]
	in14 := p[14].F32()[lo:hi]
	in15 := p[15].F32()[lo:hi]
	out0 := p[16].F32()[lo:hi]
	out1 := p[17].F32()[lo:hi]
	out2 := p[18].F32()[lo:hi]
	out3 := p[19].F32()[lo:hi]
	out4 := p[20].F32()[lo:hi]
	out5 := p[21].F32()[lo:hi]
	out6 := p[22].F32()[lo:hi]
	out7 := p[23].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	in9 = in9[:len(out0)]
	in10 = in10[:len(out0)]
	in11 = in11[:len(out0)]
	in12 = in12[:len(out0)]
	in13 = in13[:len(out0)]
	in14 = in14[:len(out0)]
	in15 = in15[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		var x1 limb.CQF
		x1.Re.X0 = in8[i]
		x1.Re.X1 = in9[i]
		x1.Re.X2 = in10[i]
		x1.Re.X3 = in11[i]
		x1.Im.X0 = in12[i]
		x1.Im.X1 = in13[i]
		x1.Im.X2 = in14[i]
		x1.Im.X3 = in15[i]
		r0 := x0.Sub(x1)
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCDF_Neg(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Neg()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCQF_Neg(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Neg()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCDF_Conj(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Conj()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCQF_Conj(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Conj()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapDF_Mul(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Mul(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapf32_FromFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	out0 := p[1].F32()[lo:hi]
	out1 := p[2].F32()[lo:hi]
	in0 = in0[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0 := limb.FromFloat[float32](in0[i])
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapCDF_Mul(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		var x1 limb.CDF
		x1.Re.Hi = in4[i]
		x1.Re.Lo = in5[i]
		x1.Im.Hi = in6[i]
		x1.Im.Lo = in7[i]
		r0 := x0.Mul(x1)
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapQF_Mul(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Mul(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapCQF_Mul(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	in8 := p[8].F32()[lo:hi]
	in9 := p[9].F32()[lo:hi]
	in10 := p[10].F32()[lo:hi]
	in11 := p[11].F32()[lo:hi]
	in12 := p[12].F32()[lo:hi]
	in13 := p[13].F32()[lo:hi]
	in14 := p[14].F32()[lo:hi]
	in15 := p[15].F32()[lo:hi]
	out0 := p[16].F32()[lo:hi]
	out1 := p[17].F32()[lo:hi]
	out2 := p[18].F32()[lo:hi]
	out3 := p[19].F32()[lo:hi]
	out4 := p[20].F32()[lo:hi]
	out5 := p[21].F32()[lo:hi]
	out6 := p[22].F32()[lo:hi]
	out7 := p[23].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	in9 = in9[:len(out0)]
	in10 = in10[:len(out0)]
	in11 = in11[:len(out0)]
	in12 = in12[:len(out0)]
	in13 = in13[:len(out0)]
	in14 = in14[:len(out0)]
	in15 = in15[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		var x1 limb.CQF
		x1.Re.X0 = in8[i]
		x1.Re.X1 = in9[i]
		x1.Re.X2 = in10[i]
		x1.Re.X3 = in11[i]
		x1.Im.X0 = in12[i]
		x1.Im.X1 = in13[i]
		x1.Im.X2 = in14[i]
		x1.Im.X3 = in15[i]
		r0 := x0.Mul(x1)
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCDF_Div(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		var x1 limb.CDF
		x1.Re.Hi = in4[i]
		x1.Re.Lo = in5[i]
		x1.Im.Hi = in6[i]
		x1.Im.Lo = in7[i]
		r0 := x0.Div(x1)
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCQF_Div(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	in8 := p[8].F32()[lo:hi]
	in9 := p[9].F32()[lo:hi]
	in10 := p[10].F32()[lo:hi]
	in11 := p[11].F32()[lo:hi]
	in12 := p[12].F32()[lo:hi]
	in13 := p[13].F32()[lo:hi]
	in14 := p[14].F32()[lo:hi]
	in15 := p[15].F32()[lo:hi]
	out0 := p[16].F32()[lo:hi]
	out1 := p[17].F32()[lo:hi]
	out2 := p[18].F32()[lo:hi]
	out3 := p[19].F32()[lo:hi]
	out4 := p[20].F32()[lo:hi]
	out5 := p[21].F32()[lo:hi]
	out6 := p[22].F32()[lo:hi]
	out7 := p[23].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	in9 = in9[:len(out0)]
	in10 = in10[:len(out0)]
	in11 = in11[:len(out0)]
	in12 = in12[:len(out0)]
	in13 = in13[:len(out0)]
	in14 = in14[:len(out0)]
	in15 = in15[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		var x1 limb.CQF
		x1.Re.X0 = in8[i]
		x1.Re.X1 = in9[i]
		x1.Re.X2 = in10[i]
		x1.Re.X3 = in11[i]
		x1.Im.X0 = in12[i]
		x1.Im.X1 = in13[i]
		x1.Im.X2 = in14[i]
		x1.Im.X3 = in15[i]
		r0 := x0.Div(x1)
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCDF_Sqrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Sqrt()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCQF_Sqrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Sqrt()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapDF_Hypot(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Hypot(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapCDF_Abs(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Abs()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapCDF_Phase(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Phase()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_SinCos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	out2 := p[4].F32()[lo:hi]
	out3 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0, r1 := x0.SinCos()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
		out2[i] = r1.Hi
		out3[i] = r1.Lo
	}
}

func mapDF_Exp(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Exp()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapCDF_Exp(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Exp()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDF_Log(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Log()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapQF_Hypot(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Hypot(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapCQF_Abs(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Abs()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapCQF_Phase(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Phase()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapCQF_Log(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Log()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCDF_Pow(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		var x1 limb.CDF
		x1.Re.Hi = in4[i]
		x1.Re.Lo = in5[i]
		x1.Im.Hi = in6[i]
		x1.Im.Lo = in7[i]
		r0 := x0.Pow(x1)
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapQF_SinCos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	out4 := p[8].F32()[lo:hi]
	out5 := p[9].F32()[lo:hi]
	out6 := p[10].F32()[lo:hi]
	out7 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0, r1 := x0.SinCos()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
		out4[i] = r1.X0
		out5[i] = r1.X1
		out6[i] = r1.X2
		out7[i] = r1.X3
	}
}

func mapQF_Exp(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Exp()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapCQF_Exp(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Exp()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQF_Pow(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	in8 := p[8].F32()[lo:hi]
	in9 := p[9].F32()[lo:hi]
	in10 := p[10].F32()[lo:hi]
	in11 := p[11].F32()[lo:hi]
	in12 := p[12].F32()[lo:hi]
	in13 := p[13].F32()[lo:hi]
	in14 := p[14].F32()[lo:hi]
	in15 := p[15].F32()[lo:hi]
	out0 := p[16].F32()[lo:hi]
	out1 := p[17].F32()[lo:hi]
	out2 := p[18].F32()[lo:hi]
	out3 := p[19].F32()[lo:hi]
	out4 := p[20].F32()[lo:hi]
	out5 := p[21].F32()[lo:hi]
	out6 := p[22].F32()[lo:hi]
	out7 := p[23].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	in9 = in9[:len(out0)]
	in10 = in10[:len(out0)]
	in11 = in11[:len(out0)]
	in12 = in12[:len(out0)]
	in13 = in13[:len(out0)]
	in14 = in14[:len(out0)]
	in15 = in15[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		var x1 limb.CQF
		x1.Re.X0 = in8[i]
		x1.Re.X1 = in9[i]
		x1.Re.X2 = in10[i]
		x1.Re.X3 = in11[i]
		x1.Im.X0 = in12[i]
		x1.Im.X1 = in13[i]
		x1.Im.X2 = in14[i]
		x1.Im.X3 = in15[i]
		r0 := x0.Pow(x1)
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCDF_Recip(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Recip()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDF_Sqr(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Sqr()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDF_Scale(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	out0 := p[6].F32()[lo:hi]
	out1 := p[7].F32()[lo:hi]
	out2 := p[8].F32()[lo:hi]
	out3 := p[9].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		var x1 limb.DF
		x1.Hi = in4[i]
		x1.Lo = in5[i]
		r0 := x0.Scale(x1)
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapDF_MulFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	out0 := p[3].F32()[lo:hi]
	out1 := p[4].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.MulFloat(in2[i])
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapCDF_MulFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	out0 := p[5].F32()[lo:hi]
	out1 := p[6].F32()[lo:hi]
	out2 := p[7].F32()[lo:hi]
	out3 := p[8].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.MulFloat(in4[i])
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDF_Equal(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		var x1 limb.CDF
		x1.Re.Hi = in4[i]
		x1.Re.Lo = in5[i]
		x1.Im.Hi = in6[i]
		x1.Im.Lo = in7[i]
		r0 := x0.Equal(x1)
		out0[i] = truth(r0)
	}
}

func mapCDF_IsInf(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.IsInf()
		out0[i] = truth(r0)
	}
}

func mapCDF_IsNaN(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.IsNaN()
		out0[i] = truth(r0)
	}
}

func mapCDF_IsZero(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.IsZero()
		out0[i] = truth(r0)
	}
}

func mapCDF_AbsSqr(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.AbsSqr()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapCDF_Polar(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0, r1 := x0.Polar()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
		out2[i] = r1.Hi
		out3[i] = r1.Lo
	}
}

func mapCDF_Sinh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Sinh()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDF_Cosh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Cosh()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDF_Tanh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Tanh()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDF_Sin(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Sin()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDF_Cos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Cos()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDF_Tan(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Tan()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDF_Asin(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Asin()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDF_Acos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Acos()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapDF_Log1p(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Log1p()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapCDF_Atanh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Atanh()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDF_Asinh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Asinh()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDF_Atan(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Atan()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDF_Acosh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDF
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Acosh()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCQF_Recip(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Recip()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQF_Sqr(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Sqr()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQF_Scale(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	in8 := p[8].F32()[lo:hi]
	in9 := p[9].F32()[lo:hi]
	in10 := p[10].F32()[lo:hi]
	in11 := p[11].F32()[lo:hi]
	out0 := p[12].F32()[lo:hi]
	out1 := p[13].F32()[lo:hi]
	out2 := p[14].F32()[lo:hi]
	out3 := p[15].F32()[lo:hi]
	out4 := p[16].F32()[lo:hi]
	out5 := p[17].F32()[lo:hi]
	out6 := p[18].F32()[lo:hi]
	out7 := p[19].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	in9 = in9[:len(out0)]
	in10 = in10[:len(out0)]
	in11 = in11[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		var x1 limb.QF
		x1.X0 = in8[i]
		x1.X1 = in9[i]
		x1.X2 = in10[i]
		x1.X3 = in11[i]
		r0 := x0.Scale(x1)
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapQF_MulFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	out0 := p[5].F32()[lo:hi]
	out1 := p[6].F32()[lo:hi]
	out2 := p[7].F32()[lo:hi]
	out3 := p[8].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.MulFloat(in4[i])
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapCQF_MulFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	in8 := p[8].F32()[lo:hi]
	out0 := p[9].F32()[lo:hi]
	out1 := p[10].F32()[lo:hi]
	out2 := p[11].F32()[lo:hi]
	out3 := p[12].F32()[lo:hi]
	out4 := p[13].F32()[lo:hi]
	out5 := p[14].F32()[lo:hi]
	out6 := p[15].F32()[lo:hi]
	out7 := p[16].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.MulFloat(in8[i])
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQF_Equal(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	in8 := p[8].F32()[lo:hi]
	in9 := p[9].F32()[lo:hi]
	in10 := p[10].F32()[lo:hi]
	in11 := p[11].F32()[lo:hi]
	in12 := p[12].F32()[lo:hi]
	in13 := p[13].F32()[lo:hi]
	in14 := p[14].F32()[lo:hi]
	in15 := p[15].F32()[lo:hi]
	out0 := p[16].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	in9 = in9[:len(out0)]
	in10 = in10[:len(out0)]
	in11 = in11[:len(out0)]
	in12 = in12[:len(out0)]
	in13 = in13[:len(out0)]
	in14 = in14[:len(out0)]
	in15 = in15[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		var x1 limb.CQF
		x1.Re.X0 = in8[i]
		x1.Re.X1 = in9[i]
		x1.Re.X2 = in10[i]
		x1.Re.X3 = in11[i]
		x1.Im.X0 = in12[i]
		x1.Im.X1 = in13[i]
		x1.Im.X2 = in14[i]
		x1.Im.X3 = in15[i]
		r0 := x0.Equal(x1)
		out0[i] = truth(r0)
	}
}

func mapCQF_IsInf(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.IsInf()
		out0[i] = truth(r0)
	}
}

func mapCQF_IsNaN(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.IsNaN()
		out0[i] = truth(r0)
	}
}

func mapCQF_IsZero(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.IsZero()
		out0[i] = truth(r0)
	}
}

func mapCQF_AbsSqr(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.AbsSqr()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapCQF_Polar(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0, r1 := x0.Polar()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
		out4[i] = r1.X0
		out5[i] = r1.X1
		out6[i] = r1.X2
		out7[i] = r1.X3
	}
}

func mapCQF_Sinh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Sinh()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQF_Cosh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Cosh()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQF_Tanh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Tanh()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQF_Sin(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Sin()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQF_Cos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Cos()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQF_Tan(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Tan()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQF_Asin(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Asin()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQF_Acos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Acos()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapQF_Log1p(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Log1p()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapCQF_Atanh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Atanh()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQF_Asinh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Asinh()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQF_Atan(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Atan()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQF_Acosh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].F32()[lo:hi]
	out5 := p[13].F32()[lo:hi]
	out6 := p[14].F32()[lo:hi]
	out7 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQF
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Acosh()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapf32_QuadFromFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	out0 := p[1].F32()[lo:hi]
	out1 := p[2].F32()[lo:hi]
	out2 := p[3].F32()[lo:hi]
	out3 := p[4].F32()[lo:hi]
	in0 = in0[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		r0 := limb.QuadFromFloat[float32](in0[i])
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Quad(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	out2 := p[4].F32()[lo:hi]
	out3 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Quad()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Pair(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Pair()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Recip(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Recip()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_DivFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	out0 := p[3].F32()[lo:hi]
	out1 := p[4].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.DivFloat(in2[i])
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Rsqrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Rsqrt()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_MulAdd(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	out0 := p[6].F32()[lo:hi]
	out1 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		var x2 limb.DF
		x2.Hi = in4[i]
		x2.Lo = in5[i]
		r0 := x0.MulAdd(x1, x2)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Recip(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Recip()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_DivFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	out0 := p[5].F32()[lo:hi]
	out1 := p[6].F32()[lo:hi]
	out2 := p[7].F32()[lo:hi]
	out3 := p[8].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.DivFloat(in4[i])
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Rsqrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Rsqrt()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_MulAdd(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	in8 := p[8].F32()[lo:hi]
	in9 := p[9].F32()[lo:hi]
	in10 := p[10].F32()[lo:hi]
	in11 := p[11].F32()[lo:hi]
	out0 := p[12].F32()[lo:hi]
	out1 := p[13].F32()[lo:hi]
	out2 := p[14].F32()[lo:hi]
	out3 := p[15].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	in9 = in9[:len(out0)]
	in10 = in10[:len(out0)]
	in11 = in11[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		var x2 limb.QF
		x2.X0 = in8[i]
		x2.X1 = in9[i]
		x2.X2 = in10[i]
		x2.X3 = in11[i]
		r0 := x0.MulAdd(x1, x2)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapf32_Split(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	out0 := p[1].F32()[lo:hi]
	out1 := p[2].F32()[lo:hi]
	in0 = in0[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0, r1 := limb.Split[float32](in0[i])
		out0[i] = r0
		out1[i] = r1
	}
}

func mapDF_Exp2(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Exp2()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Exp10(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Exp10()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Exp2(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Exp2()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Exp10(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Exp10()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Expm1(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Expm1()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Sinh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Sinh()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Cosh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Cosh()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Tanh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Tanh()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Expm1(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Expm1()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Sinh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Sinh()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Cosh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Cosh()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Tanh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Tanh()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Log(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Log()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Log2(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Log2()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Log10(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Log10()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Log(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Log()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Log2(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Log2()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Log10(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Log10()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Mod(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Mod(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Remainder(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Remainder(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Remquo(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0, r1 := x0.Remquo(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
		out2[i] = int32(r1)
	}
}

func mapQF_Mod(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Mod(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Remainder(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Remainder(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Remquo(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	out4 := p[12].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0, r1 := x0.Remquo(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
		out4[i] = int32(r1)
	}
}

func mapDF_SloppyAdd(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.SloppyAdd(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_SubFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	out0 := p[3].F32()[lo:hi]
	out1 := p[4].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.SubFloat(in2[i])
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Pow(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Pow(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_PowInt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].I32()[lo:hi]
	out0 := p[3].F32()[lo:hi]
	out1 := p[4].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.PowInt(int(in2[i]))
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Pow(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Pow(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_PowInt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].I32()[lo:hi]
	out0 := p[5].F32()[lo:hi]
	out1 := p[6].F32()[lo:hi]
	out2 := p[7].F32()[lo:hi]
	out3 := p[8].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.PowInt(int(in4[i]))
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_SubFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	out0 := p[5].F32()[lo:hi]
	out1 := p[6].F32()[lo:hi]
	out2 := p[7].F32()[lo:hi]
	out3 := p[8].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.SubFloat(in4[i])
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Cbrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Cbrt()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Rcbrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Rcbrt()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Cbrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Cbrt()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Rcbrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Rcbrt()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Floor(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Floor()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Floor(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Floor()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Ceil(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Ceil()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Ceil(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Ceil()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Trunc(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Trunc()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Trunc(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Trunc()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Round(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Round()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Round(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Round()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_RoundEven(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.RoundEven()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_RoundEven(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.RoundEven()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Modf(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	out2 := p[4].F32()[lo:hi]
	out3 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0, r1 := x0.Modf()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
		out2[i] = r1.Hi
		out3[i] = r1.Lo
	}
}

func mapQF_Modf(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	out4 := p[8].F32()[lo:hi]
	out5 := p[9].F32()[lo:hi]
	out6 := p[10].F32()[lo:hi]
	out7 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0, r1 := x0.Modf()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
		out4[i] = r1.X0
		out5[i] = r1.X1
		out6[i] = r1.X2
		out7[i] = r1.X3
	}
}

func mapDF_Frexp(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	out2 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0, r1 := x0.Frexp()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
		out2[i] = int32(r1)
	}
}

func mapQF_Frexp(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	out4 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0, r1 := x0.Frexp()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
		out4[i] = int32(r1)
	}
}

func mapDF_Ldexp(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].I32()[lo:hi]
	out0 := p[3].F32()[lo:hi]
	out1 := p[4].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Ldexp(int(in2[i]))
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Ldexp(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].I32()[lo:hi]
	out0 := p[5].F32()[lo:hi]
	out1 := p[6].F32()[lo:hi]
	out2 := p[7].F32()[lo:hi]
	out3 := p[8].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Ldexp(int(in4[i]))
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Ilogb(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Ilogb()
		out0[i] = int32(r0)
	}
}

func mapQF_Ilogb(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Ilogb()
		out0[i] = int32(r0)
	}
}

func mapDF_Logb(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Logb()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Logb(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Logb()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Dim(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Dim(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Dim(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Dim(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Min(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Min(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Max(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Max(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Min(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Min(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Max(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Max(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Copysign(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DF
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Copysign(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Copysign(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	in4 := p[4].F32()[lo:hi]
	in5 := p[5].F32()[lo:hi]
	in6 := p[6].F32()[lo:hi]
	in7 := p[7].F32()[lo:hi]
	out0 := p[8].F32()[lo:hi]
	out1 := p[9].F32()[lo:hi]
	out2 := p[10].F32()[lo:hi]
	out3 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QF
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Copysign(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Tan(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Tan()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_TanPi(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.TanPi()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQF_Tan(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Tan()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_TanPi(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.TanPi()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDF_Sin(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Sin()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_Cos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Cos()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_SinPi(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.SinPi()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_CosPi(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.CosPi()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDF_SinCosPi(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	out2 := p[4].F32()[lo:hi]
	out3 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.DF
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0, r1 := x0.SinCosPi()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
		out2[i] = r1.Hi
		out3[i] = r1.Lo
	}
}

func mapQF_Sin(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Sin()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_Cos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Cos()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_SinPi(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.SinPi()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_CosPi(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.CosPi()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQF_SinCosPi(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	in3 := p[3].F32()[lo:hi]
	out0 := p[4].F32()[lo:hi]
	out1 := p[5].F32()[lo:hi]
	out2 := p[6].F32()[lo:hi]
	out3 := p[7].F32()[lo:hi]
	out4 := p[8].F32()[lo:hi]
	out5 := p[9].F32()[lo:hi]
	out6 := p[10].F32()[lo:hi]
	out7 := p[11].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.QF
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0, r1 := x0.SinCosPi()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
		out4[i] = r1.X0
		out5[i] = r1.X1
		out6[i] = r1.X2
		out7[i] = r1.X3
	}
}

func mapf32_Unit(lo, hi int, p []plane.Plane) {
	in0 := p[0].I32()[lo:hi]
	in1 := p[1].I32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	out2 := p[4].F32()[lo:hi]
	out3 := p[5].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		r0 := limb.Unit[float32](int(in0[i]), int(in1[i]))
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapf32_UnitQuad(lo, hi int, p []plane.Plane) {
	in0 := p[0].I32()[lo:hi]
	in1 := p[1].I32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	out1 := p[3].F32()[lo:hi]
	out2 := p[4].F32()[lo:hi]
	out3 := p[5].F32()[lo:hi]
	out4 := p[6].F32()[lo:hi]
	out5 := p[7].F32()[lo:hi]
	out6 := p[8].F32()[lo:hi]
	out7 := p[9].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		r0 := limb.UnitQuad[float32](int(in0[i]), int(in1[i]))
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapf32_Add(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		r0 := probe.Add[float32](in0[i], in1[i])
		out0[i] = r0
	}
}

func mapf32_NegSum(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		r0 := probe.NegSum[float32](in0[i], in1[i])
		out0[i] = r0
	}
}

func mapf32_AddZero(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	out0 := p[1].F32()[lo:hi]
	in0 = in0[:len(out0)]
	for i := range out0 {
		r0 := probe.AddZero[float32](in0[i])
		out0[i] = r0
	}
}

func mapf32_MulZero(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	out0 := p[1].F32()[lo:hi]
	in0 = in0[:len(out0)]
	for i := range out0 {
		r0 := probe.MulZero[float32](in0[i])
		out0[i] = r0
	}
}

func mapf32_Mul(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		r0 := probe.Mul[float32](in0[i], in1[i])
		out0[i] = r0
	}
}

func mapf32_Mad(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	in2 := p[2].F32()[lo:hi]
	out0 := p[3].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	for i := range out0 {
		r0 := probe.Mad[float32](in0[i], in1[i], in2[i])
		out0[i] = r0
	}
}

func mapf32_Div(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		r0 := probe.Div[float32](in0[i], in1[i])
		out0[i] = r0
	}
}

func mapf32_Sqrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	out0 := p[1].F32()[lo:hi]
	in0 = in0[:len(out0)]
	for i := range out0 {
		r0 := probe.Sqrt[float32](in0[i])
		out0[i] = r0
	}
}

func mapf32_SumLessFirst(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		r0 := probe.SumLessFirst[float32](in0[i], in1[i])
		out0[i] = r0
	}
}

func mapf32_SumLessSecond(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		r0 := probe.SumLessSecond[float32](in0[i], in1[i])
		out0[i] = r0
	}
}

func mapf64_FastTwoSum(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0, r1 := limb.FastTwoSum[float64](in0[i], in1[i])
		out0[i] = r0
		out1[i] = r1
	}
}

func mapf64_TwoSqr(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	out0 := p[1].F64()[lo:hi]
	out1 := p[2].F64()[lo:hi]
	in0 = in0[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0, r1 := limb.TwoSqr[float64](in0[i])
		out0[i] = r0
		out1[i] = r1
	}
}

func mapf64_TwoSum(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0, r1 := limb.TwoSum[float64](in0[i], in1[i])
		out0[i] = r0
		out1[i] = r1
	}
}

func mapf64_TwoProd(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0, r1 := limb.TwoProd[float64](in0[i], in1[i])
		out0[i] = r0
		out1[i] = r1
	}
}

func mapDD_Sqrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Sqrt()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Div(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Div(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Abs(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Abs()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Sqr(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Sqr()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Neg(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Neg()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Asinh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Asinh()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_AddFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	out0 := p[3].F64()[lo:hi]
	out1 := p[4].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.AddFloat(in2[i])
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Acosh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Acosh()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Atanh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Atanh()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapf64_TwoDiff(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0, r1 := limb.TwoDiff[float64](in0[i], in1[i])
		out0[i] = r0
		out1[i] = r1
	}
}

func mapQD_Sqrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Sqrt()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Div(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Div(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Neg(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Neg()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Abs(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Abs()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Sqr(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Sqr()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Asinh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Asinh()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_AddFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	out0 := p[5].F64()[lo:hi]
	out1 := p[6].F64()[lo:hi]
	out2 := p[7].F64()[lo:hi]
	out3 := p[8].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.AddFloat(in4[i])
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Acosh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Acosh()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Atanh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Atanh()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Atan2(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Atan2(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Atan(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Atan()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Asin(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Asin()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Acos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Acos()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Atan2(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Atan2(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Atan(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Atan()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Asin(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Asin()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Acos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Acos()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Canon(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Canon()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Canon(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Canon()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Sub(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Sub(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_LessEqual(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.LessEqual(x1)
		out0[i] = truth(r0)
	}
}

func mapQD_Add(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Add(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Sub(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Sub(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_LessEqual(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.LessEqual(x1)
		out0[i] = truth(r0)
	}
}

func mapDD_Less(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Less(x1)
		out0[i] = truth(r0)
	}
}

func mapDD_Greater(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Greater(x1)
		out0[i] = truth(r0)
	}
}

func mapQD_Less(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Less(x1)
		out0[i] = truth(r0)
	}
}

func mapQD_Greater(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Greater(x1)
		out0[i] = truth(r0)
	}
}

func mapDD_GreaterEqual(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.GreaterEqual(x1)
		out0[i] = truth(r0)
	}
}

func mapQD_GreaterEqual(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.GreaterEqual(x1)
		out0[i] = truth(r0)
	}
}

func mapDD_Equal(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Equal(x1)
		out0[i] = truth(r0)
	}
}

func mapDD_EqualFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	out0 := p[3].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.EqualFloat(in2[i])
		out0[i] = truth(r0)
	}
}

func mapQD_Equal(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Equal(x1)
		out0[i] = truth(r0)
	}
}

func mapQD_EqualFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	out0 := p[5].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.EqualFloat(in4[i])
		out0[i] = truth(r0)
	}
}

func mapDD_LessFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	out0 := p[3].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.LessFloat(in2[i])
		out0[i] = truth(r0)
	}
}

func mapQD_LessFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	out0 := p[5].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.LessFloat(in4[i])
		out0[i] = truth(r0)
	}
}

func mapDD_LessEqualFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	out0 := p[3].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.LessEqualFloat(in2[i])
		out0[i] = truth(r0)
	}
}

func mapQD_LessEqualFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	out0 := p[5].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.LessEqualFloat(in4[i])
		out0[i] = truth(r0)
	}
}

func mapDD_GreaterFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	out0 := p[3].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.GreaterFloat(in2[i])
		out0[i] = truth(r0)
	}
}

func mapQD_GreaterFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	out0 := p[5].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.GreaterFloat(in4[i])
		out0[i] = truth(r0)
	}
}

func mapDD_GreaterEqualFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	out0 := p[3].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.GreaterEqualFloat(in2[i])
		out0[i] = truth(r0)
	}
}

func mapQD_GreaterEqualFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	out0 := p[5].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.GreaterEqualFloat(in4[i])
		out0[i] = truth(r0)
	}
}

func mapDD_IsNaN(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.IsNaN()
		out0[i] = truth(r0)
	}
}

func mapQD_IsNaN(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.IsNaN()
		out0[i] = truth(r0)
	}
}

func mapDD_IsInf(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.IsInf()
		out0[i] = truth(r0)
	}
}

func mapQD_IsInf(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.IsInf()
		out0[i] = truth(r0)
	}
}

func mapDD_IsZero(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.IsZero()
		out0[i] = truth(r0)
	}
}

func mapQD_IsZero(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.IsZero()
		out0[i] = truth(r0)
	}
}

func mapDD_IsInt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.IsInt()
		out0[i] = truth(r0)
	}
}

func mapQD_IsInt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.IsInt()
		out0[i] = truth(r0)
	}
}

func mapDD_Sign(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Sign()
		out0[i] = int32(r0)
	}
}

func mapQD_Sign(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Sign()
		out0[i] = int32(r0)
	}
}

func mapDD_Signbit(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Signbit()
		out0[i] = truth(r0)
	}
}

func mapQD_Signbit(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Signbit()
		out0[i] = truth(r0)
	}
}

func mapDD_Add(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Add(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapCDD_Add(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		var x1 limb.CDD
		x1.Re.Hi = in4[i]
		x1.Re.Lo = in5[i]
		x1.Im.Hi = in6[i]
		x1.Im.Lo = in7[i]
		r0 := x0.Add(x1)
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCQD_Add(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	in8 := p[8].F64()[lo:hi]
	in9 := p[9].F64()[lo:hi]
	in10 := p[10].F64()[lo:hi]
	in11 := p[11].F64()[lo:hi]
	in12 := p[12].F64()[lo:hi]
	in13 := p[13].F64()[lo:hi]
	in14 := p[14].F64()[lo:hi]
	in15 := p[15].F64()[lo:hi]
	out0 := p[16].F64()[lo:hi]
	out1 := p[17].F64()[lo:hi]
	out2 := p[18].F64()[lo:hi]
	out3 := p[19].F64()[lo:hi]
	out4 := p[20].F64()[lo:hi]
	out5 := p[21].F64()[lo:hi]
	out6 := p[22].F64()[lo:hi]
	out7 := p[23].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	in9 = in9[:len(out0)]
	in10 = in10[:len(out0)]
	in11 = in11[:len(out0)]
	in12 = in12[:len(out0)]
	in13 = in13[:len(out0)]
	in14 = in14[:len(out0)]
	in15 = in15[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		var x1 limb.CQD
		x1.Re.X0 = in8[i]
		x1.Re.X1 = in9[i]
		x1.Re.X2 = in10[i]
		x1.Re.X3 = in11[i]
		x1.Im.X0 = in12[i]
		x1.Im.X1 = in13[i]
		x1.Im.X2 = in14[i]
		x1.Im.X3 = in15[i]
		r0 := x0.Add(x1)
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCDD_Sub(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		var x1 limb.CDD
		x1.Re.Hi = in4[i]
		x1.Re.Lo = in5[i]
		x1.Im.Hi = in6[i]
		x1.Im.Lo = in7[i]
		r0 := x0.Sub(x1)
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCQD_Sub(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	in8 := p[8].F64()[lo:hi]
	in9 := p[9].F64()[lo:hi]
	in10 := p[10].F64()[lo:hi]
	in11 := p[11].F64()[lo:hi]
	in12 := p[12].F64()[lo:hi]
	in13 := p[13].F64()[lo:hi]
	in14 := p[14].F64()[lo:hi]
	in15 := p[15].F64()[lo:hi]
	out0 := p[16].F64()[lo:hi]
	out1 := p[17].F64()[lo:hi]
	out2 := p[18].F64()[lo:hi]
	out3 := p[19].F64()[lo:hi]
	out4 := p[20].F64()[lo:hi]
	out5 := p[21].F64()[lo:hi]
	out6 := p[22].F64()[lo:hi]
	out7 := p[23].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	in9 = in9[:len(out0)]
	in10 = in10[:len(out0)]
	in11 = in11[:len(out0)]
	in12 = in12[:len(out0)]
	in13 = in13[:len(out0)]
	in14 = in14[:len(out0)]
	in15 = in15[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		var x1 limb.CQD
		x1.Re.X0 = in8[i]
		x1.Re.X1 = in9[i]
		x1.Re.X2 = in10[i]
		x1.Re.X3 = in11[i]
		x1.Im.X0 = in12[i]
		x1.Im.X1 = in13[i]
		x1.Im.X2 = in14[i]
		x1.Im.X3 = in15[i]
		r0 := x0.Sub(x1)
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCDD_Neg(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Neg()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCQD_Neg(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Neg()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCDD_Conj(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Conj()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCQD_Conj(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Conj()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapDD_Mul(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Mul(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapf64_FromFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	out0 := p[1].F64()[lo:hi]
	out1 := p[2].F64()[lo:hi]
	in0 = in0[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0 := limb.FromFloat[float64](in0[i])
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapCDD_Mul(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		var x1 limb.CDD
		x1.Re.Hi = in4[i]
		x1.Re.Lo = in5[i]
		x1.Im.Hi = in6[i]
		x1.Im.Lo = in7[i]
		r0 := x0.Mul(x1)
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapQD_Mul(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Mul(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapCQD_Mul(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	in8 := p[8].F64()[lo:hi]
	in9 := p[9].F64()[lo:hi]
	in10 := p[10].F64()[lo:hi]
	in11 := p[11].F64()[lo:hi]
	in12 := p[12].F64()[lo:hi]
	in13 := p[13].F64()[lo:hi]
	in14 := p[14].F64()[lo:hi]
	in15 := p[15].F64()[lo:hi]
	out0 := p[16].F64()[lo:hi]
	out1 := p[17].F64()[lo:hi]
	out2 := p[18].F64()[lo:hi]
	out3 := p[19].F64()[lo:hi]
	out4 := p[20].F64()[lo:hi]
	out5 := p[21].F64()[lo:hi]
	out6 := p[22].F64()[lo:hi]
	out7 := p[23].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	in9 = in9[:len(out0)]
	in10 = in10[:len(out0)]
	in11 = in11[:len(out0)]
	in12 = in12[:len(out0)]
	in13 = in13[:len(out0)]
	in14 = in14[:len(out0)]
	in15 = in15[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		var x1 limb.CQD
		x1.Re.X0 = in8[i]
		x1.Re.X1 = in9[i]
		x1.Re.X2 = in10[i]
		x1.Re.X3 = in11[i]
		x1.Im.X0 = in12[i]
		x1.Im.X1 = in13[i]
		x1.Im.X2 = in14[i]
		x1.Im.X3 = in15[i]
		r0 := x0.Mul(x1)
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCDD_Div(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		var x1 limb.CDD
		x1.Re.Hi = in4[i]
		x1.Re.Lo = in5[i]
		x1.Im.Hi = in6[i]
		x1.Im.Lo = in7[i]
		r0 := x0.Div(x1)
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCQD_Div(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	in8 := p[8].F64()[lo:hi]
	in9 := p[9].F64()[lo:hi]
	in10 := p[10].F64()[lo:hi]
	in11 := p[11].F64()[lo:hi]
	in12 := p[12].F64()[lo:hi]
	in13 := p[13].F64()[lo:hi]
	in14 := p[14].F64()[lo:hi]
	in15 := p[15].F64()[lo:hi]
	out0 := p[16].F64()[lo:hi]
	out1 := p[17].F64()[lo:hi]
	out2 := p[18].F64()[lo:hi]
	out3 := p[19].F64()[lo:hi]
	out4 := p[20].F64()[lo:hi]
	out5 := p[21].F64()[lo:hi]
	out6 := p[22].F64()[lo:hi]
	out7 := p[23].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	in9 = in9[:len(out0)]
	in10 = in10[:len(out0)]
	in11 = in11[:len(out0)]
	in12 = in12[:len(out0)]
	in13 = in13[:len(out0)]
	in14 = in14[:len(out0)]
	in15 = in15[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		var x1 limb.CQD
		x1.Re.X0 = in8[i]
		x1.Re.X1 = in9[i]
		x1.Re.X2 = in10[i]
		x1.Re.X3 = in11[i]
		x1.Im.X0 = in12[i]
		x1.Im.X1 = in13[i]
		x1.Im.X2 = in14[i]
		x1.Im.X3 = in15[i]
		r0 := x0.Div(x1)
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCDD_Sqrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Sqrt()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCQD_Sqrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Sqrt()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapDD_Hypot(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Hypot(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapCDD_Abs(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Abs()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapCDD_Phase(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Phase()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_SinCos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	out2 := p[4].F64()[lo:hi]
	out3 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0, r1 := x0.SinCos()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
		out2[i] = r1.Hi
		out3[i] = r1.Lo
	}
}

func mapDD_Exp(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Exp()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapCDD_Exp(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Exp()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDD_Log(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Log()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapQD_Hypot(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Hypot(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapCQD_Abs(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Abs()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapCQD_Phase(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Phase()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapCQD_Log(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Log()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCDD_Pow(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		var x1 limb.CDD
		x1.Re.Hi = in4[i]
		x1.Re.Lo = in5[i]
		x1.Im.Hi = in6[i]
		x1.Im.Lo = in7[i]
		r0 := x0.Pow(x1)
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapQD_SinCos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	out4 := p[8].F64()[lo:hi]
	out5 := p[9].F64()[lo:hi]
	out6 := p[10].F64()[lo:hi]
	out7 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0, r1 := x0.SinCos()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
		out4[i] = r1.X0
		out5[i] = r1.X1
		out6[i] = r1.X2
		out7[i] = r1.X3
	}
}

func mapQD_Exp(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Exp()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapCQD_Exp(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Exp()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQD_Pow(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	in8 := p[8].F64()[lo:hi]
	in9 := p[9].F64()[lo:hi]
	in10 := p[10].F64()[lo:hi]
	in11 := p[11].F64()[lo:hi]
	in12 := p[12].F64()[lo:hi]
	in13 := p[13].F64()[lo:hi]
	in14 := p[14].F64()[lo:hi]
	in15 := p[15].F64()[lo:hi]
	out0 := p[16].F64()[lo:hi]
	out1 := p[17].F64()[lo:hi]
	out2 := p[18].F64()[lo:hi]
	out3 := p[19].F64()[lo:hi]
	out4 := p[20].F64()[lo:hi]
	out5 := p[21].F64()[lo:hi]
	out6 := p[22].F64()[lo:hi]
	out7 := p[23].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	in9 = in9[:len(out0)]
	in10 = in10[:len(out0)]
	in11 = in11[:len(out0)]
	in12 = in12[:len(out0)]
	in13 = in13[:len(out0)]
	in14 = in14[:len(out0)]
	in15 = in15[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		var x1 limb.CQD
		x1.Re.X0 = in8[i]
		x1.Re.X1 = in9[i]
		x1.Re.X2 = in10[i]
		x1.Re.X3 = in11[i]
		x1.Im.X0 = in12[i]
		x1.Im.X1 = in13[i]
		x1.Im.X2 = in14[i]
		x1.Im.X3 = in15[i]
		r0 := x0.Pow(x1)
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCDD_Recip(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Recip()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDD_Sqr(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Sqr()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDD_Scale(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	out0 := p[6].F64()[lo:hi]
	out1 := p[7].F64()[lo:hi]
	out2 := p[8].F64()[lo:hi]
	out3 := p[9].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		var x1 limb.DD
		x1.Hi = in4[i]
		x1.Lo = in5[i]
		r0 := x0.Scale(x1)
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapDD_MulFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	out0 := p[3].F64()[lo:hi]
	out1 := p[4].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.MulFloat(in2[i])
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapCDD_MulFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	out0 := p[5].F64()[lo:hi]
	out1 := p[6].F64()[lo:hi]
	out2 := p[7].F64()[lo:hi]
	out3 := p[8].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.MulFloat(in4[i])
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDD_Equal(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		var x1 limb.CDD
		x1.Re.Hi = in4[i]
		x1.Re.Lo = in5[i]
		x1.Im.Hi = in6[i]
		x1.Im.Lo = in7[i]
		r0 := x0.Equal(x1)
		out0[i] = truth(r0)
	}
}

func mapCDD_IsInf(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.IsInf()
		out0[i] = truth(r0)
	}
}

func mapCDD_IsNaN(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.IsNaN()
		out0[i] = truth(r0)
	}
}

func mapCDD_IsZero(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.IsZero()
		out0[i] = truth(r0)
	}
}

func mapCDD_AbsSqr(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.AbsSqr()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapCDD_Polar(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0, r1 := x0.Polar()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
		out2[i] = r1.Hi
		out3[i] = r1.Lo
	}
}

func mapCDD_Sinh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Sinh()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDD_Cosh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Cosh()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDD_Tanh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Tanh()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDD_Sin(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Sin()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDD_Cos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Cos()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDD_Tan(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Tan()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDD_Asin(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Asin()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDD_Acos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Acos()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapDD_Log1p(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Log1p()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapCDD_Atanh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Atanh()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDD_Asinh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Asinh()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDD_Atan(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Atan()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCDD_Acosh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CDD
		x0.Re.Hi = in0[i]
		x0.Re.Lo = in1[i]
		x0.Im.Hi = in2[i]
		x0.Im.Lo = in3[i]
		r0 := x0.Acosh()
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapCQD_Recip(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Recip()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQD_Sqr(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Sqr()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQD_Scale(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	in8 := p[8].F64()[lo:hi]
	in9 := p[9].F64()[lo:hi]
	in10 := p[10].F64()[lo:hi]
	in11 := p[11].F64()[lo:hi]
	out0 := p[12].F64()[lo:hi]
	out1 := p[13].F64()[lo:hi]
	out2 := p[14].F64()[lo:hi]
	out3 := p[15].F64()[lo:hi]
	out4 := p[16].F64()[lo:hi]
	out5 := p[17].F64()[lo:hi]
	out6 := p[18].F64()[lo:hi]
	out7 := p[19].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	in9 = in9[:len(out0)]
	in10 = in10[:len(out0)]
	in11 = in11[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		var x1 limb.QD
		x1.X0 = in8[i]
		x1.X1 = in9[i]
		x1.X2 = in10[i]
		x1.X3 = in11[i]
		r0 := x0.Scale(x1)
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapQD_MulFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	out0 := p[5].F64()[lo:hi]
	out1 := p[6].F64()[lo:hi]
	out2 := p[7].F64()[lo:hi]
	out3 := p[8].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.MulFloat(in4[i])
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapCQD_MulFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	in8 := p[8].F64()[lo:hi]
	out0 := p[9].F64()[lo:hi]
	out1 := p[10].F64()[lo:hi]
	out2 := p[11].F64()[lo:hi]
	out3 := p[12].F64()[lo:hi]
	out4 := p[13].F64()[lo:hi]
	out5 := p[14].F64()[lo:hi]
	out6 := p[15].F64()[lo:hi]
	out7 := p[16].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.MulFloat(in8[i])
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQD_Equal(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	in8 := p[8].F64()[lo:hi]
	in9 := p[9].F64()[lo:hi]
	in10 := p[10].F64()[lo:hi]
	in11 := p[11].F64()[lo:hi]
	in12 := p[12].F64()[lo:hi]
	in13 := p[13].F64()[lo:hi]
	in14 := p[14].F64()[lo:hi]
	in15 := p[15].F64()[lo:hi]
	out0 := p[16].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	in9 = in9[:len(out0)]
	in10 = in10[:len(out0)]
	in11 = in11[:len(out0)]
	in12 = in12[:len(out0)]
	in13 = in13[:len(out0)]
	in14 = in14[:len(out0)]
	in15 = in15[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		var x1 limb.CQD
		x1.Re.X0 = in8[i]
		x1.Re.X1 = in9[i]
		x1.Re.X2 = in10[i]
		x1.Re.X3 = in11[i]
		x1.Im.X0 = in12[i]
		x1.Im.X1 = in13[i]
		x1.Im.X2 = in14[i]
		x1.Im.X3 = in15[i]
		r0 := x0.Equal(x1)
		out0[i] = truth(r0)
	}
}

func mapCQD_IsInf(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.IsInf()
		out0[i] = truth(r0)
	}
}

func mapCQD_IsNaN(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.IsNaN()
		out0[i] = truth(r0)
	}
}

func mapCQD_IsZero(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.IsZero()
		out0[i] = truth(r0)
	}
}

func mapCQD_AbsSqr(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.AbsSqr()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapCQD_Polar(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0, r1 := x0.Polar()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
		out4[i] = r1.X0
		out5[i] = r1.X1
		out6[i] = r1.X2
		out7[i] = r1.X3
	}
}

func mapCQD_Sinh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Sinh()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQD_Cosh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Cosh()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQD_Tanh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Tanh()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQD_Sin(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Sin()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQD_Cos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Cos()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQD_Tan(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Tan()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQD_Asin(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Asin()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQD_Acos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Acos()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapQD_Log1p(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Log1p()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapCQD_Atanh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Atanh()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQD_Asinh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Asinh()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQD_Atan(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Atan()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapCQD_Acosh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].F64()[lo:hi]
	out5 := p[13].F64()[lo:hi]
	out6 := p[14].F64()[lo:hi]
	out7 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.CQD
		x0.Re.X0 = in0[i]
		x0.Re.X1 = in1[i]
		x0.Re.X2 = in2[i]
		x0.Re.X3 = in3[i]
		x0.Im.X0 = in4[i]
		x0.Im.X1 = in5[i]
		x0.Im.X2 = in6[i]
		x0.Im.X3 = in7[i]
		r0 := x0.Acosh()
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapf64_QuadFromFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	out0 := p[1].F64()[lo:hi]
	out1 := p[2].F64()[lo:hi]
	out2 := p[3].F64()[lo:hi]
	out3 := p[4].F64()[lo:hi]
	in0 = in0[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		r0 := limb.QuadFromFloat[float64](in0[i])
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Quad(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	out2 := p[4].F64()[lo:hi]
	out3 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Quad()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Pair(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Pair()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Recip(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Recip()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_DivFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	out0 := p[3].F64()[lo:hi]
	out1 := p[4].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.DivFloat(in2[i])
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Rsqrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Rsqrt()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_MulAdd(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	out0 := p[6].F64()[lo:hi]
	out1 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		var x2 limb.DD
		x2.Hi = in4[i]
		x2.Lo = in5[i]
		r0 := x0.MulAdd(x1, x2)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Recip(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Recip()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_DivFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	out0 := p[5].F64()[lo:hi]
	out1 := p[6].F64()[lo:hi]
	out2 := p[7].F64()[lo:hi]
	out3 := p[8].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.DivFloat(in4[i])
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Rsqrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Rsqrt()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_MulAdd(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	in8 := p[8].F64()[lo:hi]
	in9 := p[9].F64()[lo:hi]
	in10 := p[10].F64()[lo:hi]
	in11 := p[11].F64()[lo:hi]
	out0 := p[12].F64()[lo:hi]
	out1 := p[13].F64()[lo:hi]
	out2 := p[14].F64()[lo:hi]
	out3 := p[15].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	in8 = in8[:len(out0)]
	in9 = in9[:len(out0)]
	in10 = in10[:len(out0)]
	in11 = in11[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		var x2 limb.QD
		x2.X0 = in8[i]
		x2.X1 = in9[i]
		x2.X2 = in10[i]
		x2.X3 = in11[i]
		r0 := x0.MulAdd(x1, x2)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapf64_Split(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	out0 := p[1].F64()[lo:hi]
	out1 := p[2].F64()[lo:hi]
	in0 = in0[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0, r1 := limb.Split[float64](in0[i])
		out0[i] = r0
		out1[i] = r1
	}
}

func mapDD_Exp2(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Exp2()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Exp10(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Exp10()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Exp2(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Exp2()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Exp10(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Exp10()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Expm1(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Expm1()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Sinh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Sinh()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Cosh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Cosh()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Tanh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Tanh()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Expm1(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Expm1()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Sinh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Sinh()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Cosh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Cosh()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Tanh(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Tanh()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Log(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Log()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Log2(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Log2()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Log10(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Log10()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Log(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Log()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Log2(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Log2()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Log10(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Log10()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Mod(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Mod(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Remainder(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Remainder(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Remquo(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0, r1 := x0.Remquo(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
		out2[i] = int32(r1)
	}
}

func mapQD_Mod(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Mod(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Remainder(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Remainder(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Remquo(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	out4 := p[12].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0, r1 := x0.Remquo(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
		out4[i] = int32(r1)
	}
}

func mapDD_SloppyAdd(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.SloppyAdd(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_SubFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	out0 := p[3].F64()[lo:hi]
	out1 := p[4].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.SubFloat(in2[i])
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Pow(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Pow(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_PowInt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].I32()[lo:hi]
	out0 := p[3].F64()[lo:hi]
	out1 := p[4].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.PowInt(int(in2[i]))
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Pow(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Pow(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_PowInt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].I32()[lo:hi]
	out0 := p[5].F64()[lo:hi]
	out1 := p[6].F64()[lo:hi]
	out2 := p[7].F64()[lo:hi]
	out3 := p[8].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.PowInt(int(in4[i]))
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_SubFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	out0 := p[5].F64()[lo:hi]
	out1 := p[6].F64()[lo:hi]
	out2 := p[7].F64()[lo:hi]
	out3 := p[8].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.SubFloat(in4[i])
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Cbrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Cbrt()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Rcbrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Rcbrt()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Cbrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Cbrt()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Rcbrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Rcbrt()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Floor(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Floor()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Floor(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Floor()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Ceil(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Ceil()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Ceil(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Ceil()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Trunc(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Trunc()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Trunc(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Trunc()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Round(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Round()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Round(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Round()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_RoundEven(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.RoundEven()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_RoundEven(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.RoundEven()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Modf(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	out2 := p[4].F64()[lo:hi]
	out3 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0, r1 := x0.Modf()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
		out2[i] = r1.Hi
		out3[i] = r1.Lo
	}
}

func mapQD_Modf(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	out4 := p[8].F64()[lo:hi]
	out5 := p[9].F64()[lo:hi]
	out6 := p[10].F64()[lo:hi]
	out7 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0, r1 := x0.Modf()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
		out4[i] = r1.X0
		out5[i] = r1.X1
		out6[i] = r1.X2
		out7[i] = r1.X3
	}
}

func mapDD_Frexp(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	out2 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0, r1 := x0.Frexp()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
		out2[i] = int32(r1)
	}
}

func mapQD_Frexp(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	out4 := p[8].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0, r1 := x0.Frexp()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
		out4[i] = int32(r1)
	}
}

func mapDD_Ldexp(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].I32()[lo:hi]
	out0 := p[3].F64()[lo:hi]
	out1 := p[4].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Ldexp(int(in2[i]))
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Ldexp(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].I32()[lo:hi]
	out0 := p[5].F64()[lo:hi]
	out1 := p[6].F64()[lo:hi]
	out2 := p[7].F64()[lo:hi]
	out3 := p[8].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Ldexp(int(in4[i]))
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Ilogb(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Ilogb()
		out0[i] = int32(r0)
	}
}

func mapQD_Ilogb(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].I32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Ilogb()
		out0[i] = int32(r0)
	}
}

func mapDD_Logb(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Logb()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Logb(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Logb()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Dim(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Dim(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Dim(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Dim(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Min(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Min(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Max(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Max(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Min(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Min(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Max(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Max(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Copysign(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		var x1 limb.DD
		x1.Hi = in2[i]
		x1.Lo = in3[i]
		r0 := x0.Copysign(x1)
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Copysign(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	in4 := p[4].F64()[lo:hi]
	in5 := p[5].F64()[lo:hi]
	in6 := p[6].F64()[lo:hi]
	in7 := p[7].F64()[lo:hi]
	out0 := p[8].F64()[lo:hi]
	out1 := p[9].F64()[lo:hi]
	out2 := p[10].F64()[lo:hi]
	out3 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	in4 = in4[:len(out0)]
	in5 = in5[:len(out0)]
	in6 = in6[:len(out0)]
	in7 = in7[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		var x1 limb.QD
		x1.X0 = in4[i]
		x1.X1 = in5[i]
		x1.X2 = in6[i]
		x1.X3 = in7[i]
		r0 := x0.Copysign(x1)
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Tan(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Tan()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_TanPi(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.TanPi()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapQD_Tan(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Tan()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_TanPi(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.TanPi()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapDD_Sin(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Sin()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_Cos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.Cos()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_SinPi(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.SinPi()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_CosPi(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0 := x0.CosPi()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
	}
}

func mapDD_SinCosPi(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	out2 := p[4].F64()[lo:hi]
	out3 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.DD
		x0.Hi = in0[i]
		x0.Lo = in1[i]
		r0, r1 := x0.SinCosPi()
		out0[i] = r0.Hi
		out1[i] = r0.Lo
		out2[i] = r1.Hi
		out3[i] = r1.Lo
	}
}

func mapQD_Sin(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Sin()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_Cos(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.Cos()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_SinPi(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.SinPi()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_CosPi(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0 := x0.CosPi()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
	}
}

func mapQD_SinCosPi(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	in3 := p[3].F64()[lo:hi]
	out0 := p[4].F64()[lo:hi]
	out1 := p[5].F64()[lo:hi]
	out2 := p[6].F64()[lo:hi]
	out3 := p[7].F64()[lo:hi]
	out4 := p[8].F64()[lo:hi]
	out5 := p[9].F64()[lo:hi]
	out6 := p[10].F64()[lo:hi]
	out7 := p[11].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	in3 = in3[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		var x0 limb.QD
		x0.X0 = in0[i]
		x0.X1 = in1[i]
		x0.X2 = in2[i]
		x0.X3 = in3[i]
		r0, r1 := x0.SinCosPi()
		out0[i] = r0.X0
		out1[i] = r0.X1
		out2[i] = r0.X2
		out3[i] = r0.X3
		out4[i] = r1.X0
		out5[i] = r1.X1
		out6[i] = r1.X2
		out7[i] = r1.X3
	}
}

func mapf64_Unit(lo, hi int, p []plane.Plane) {
	in0 := p[0].I32()[lo:hi]
	in1 := p[1].I32()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	out2 := p[4].F64()[lo:hi]
	out3 := p[5].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	for i := range out0 {
		r0 := limb.Unit[float64](int(in0[i]), int(in1[i]))
		out0[i] = r0.Re.Hi
		out1[i] = r0.Re.Lo
		out2[i] = r0.Im.Hi
		out3[i] = r0.Im.Lo
	}
}

func mapf64_UnitQuad(lo, hi int, p []plane.Plane) {
	in0 := p[0].I32()[lo:hi]
	in1 := p[1].I32()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	out1 := p[3].F64()[lo:hi]
	out2 := p[4].F64()[lo:hi]
	out3 := p[5].F64()[lo:hi]
	out4 := p[6].F64()[lo:hi]
	out5 := p[7].F64()[lo:hi]
	out6 := p[8].F64()[lo:hi]
	out7 := p[9].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	out1 = out1[:len(out0)]
	out2 = out2[:len(out0)]
	out3 = out3[:len(out0)]
	out4 = out4[:len(out0)]
	out5 = out5[:len(out0)]
	out6 = out6[:len(out0)]
	out7 = out7[:len(out0)]
	for i := range out0 {
		r0 := limb.UnitQuad[float64](int(in0[i]), int(in1[i]))
		out0[i] = r0.Re.X0
		out1[i] = r0.Re.X1
		out2[i] = r0.Re.X2
		out3[i] = r0.Re.X3
		out4[i] = r0.Im.X0
		out5[i] = r0.Im.X1
		out6[i] = r0.Im.X2
		out7[i] = r0.Im.X3
	}
}

func mapf64_Add(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		r0 := probe.Add[float64](in0[i], in1[i])
		out0[i] = r0
	}
}

func mapf64_NegSum(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		r0 := probe.NegSum[float64](in0[i], in1[i])
		out0[i] = r0
	}
}

func mapf64_AddZero(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	out0 := p[1].F64()[lo:hi]
	in0 = in0[:len(out0)]
	for i := range out0 {
		r0 := probe.AddZero[float64](in0[i])
		out0[i] = r0
	}
}

func mapf64_MulZero(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	out0 := p[1].F64()[lo:hi]
	in0 = in0[:len(out0)]
	for i := range out0 {
		r0 := probe.MulZero[float64](in0[i])
		out0[i] = r0
	}
}

func mapf64_Mul(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		r0 := probe.Mul[float64](in0[i], in1[i])
		out0[i] = r0
	}
}

func mapf64_Mad(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	in2 := p[2].F64()[lo:hi]
	out0 := p[3].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	in2 = in2[:len(out0)]
	for i := range out0 {
		r0 := probe.Mad[float64](in0[i], in1[i], in2[i])
		out0[i] = r0
	}
}

func mapf64_Div(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		r0 := probe.Div[float64](in0[i], in1[i])
		out0[i] = r0
	}
}

func mapf64_Sqrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	out0 := p[1].F64()[lo:hi]
	in0 = in0[:len(out0)]
	for i := range out0 {
		r0 := probe.Sqrt[float64](in0[i])
		out0[i] = r0
	}
}

func mapf64_SumLessFirst(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		r0 := probe.SumLessFirst[float64](in0[i], in1[i])
		out0[i] = r0
	}
}

func mapf64_SumLessSecond(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		r0 := probe.SumLessSecond[float64](in0[i], in1[i])
		out0[i] = r0
	}
}

// truth returns a bool as a plane holds it.
func truth(b bool) int32 {
	if b {
		return 1
	}
	return 0
}
