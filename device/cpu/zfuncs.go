// Code generated from the Go source of limb by gen; DO NOT EDIT.

package cpu

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/device/probe"
	"github.com/limbfp/limb/internal/plane"
)

var maps = map[string]mapFunc{
	"f32.FromFloat":     mapf32_FromFloat,
	"f32.TwoSum":        mapf32_TwoSum,
	"f32.FastTwoSum":    mapf32_FastTwoSum,
	"f32.TwoDiff":       mapf32_TwoDiff,
	"f32.Split":         mapf32_Split,
	"f32.TwoProd":       mapf32_TwoProd,
	"f32.TwoSqr":        mapf32_TwoSqr,
	"DF.Add":            mapDF_Add,
	"DF.SloppyAdd":      mapDF_SloppyAdd,
	"DF.Neg":            mapDF_Neg,
	"DF.Sub":            mapDF_Sub,
	"DF.AddFloat":       mapDF_AddFloat,
	"DF.Mul":            mapDF_Mul,
	"DF.MulFloat":       mapDF_MulFloat,
	"DF.Abs":            mapDF_Abs,
	"DF.Less":           mapDF_Less,
	"DF.Equal":          mapDF_Equal,
	"f32.Add":           mapf32_Add,
	"f32.Mul":           mapf32_Mul,
	"f32.Mad":           mapf32_Mad,
	"f32.Div":           mapf32_Div,
	"f32.Sqrt":          mapf32_Sqrt,
	"f32.SumLessFirst":  mapf32_SumLessFirst,
	"f32.SumLessSecond": mapf32_SumLessSecond,
	"f64.FromFloat":     mapf64_FromFloat,
	"f64.TwoSum":        mapf64_TwoSum,
	"f64.FastTwoSum":    mapf64_FastTwoSum,
	"f64.TwoDiff":       mapf64_TwoDiff,
	"f64.Split":         mapf64_Split,
	"f64.TwoProd":       mapf64_TwoProd,
	"f64.TwoSqr":        mapf64_TwoSqr,
	"DD.Add":            mapDD_Add,
	"DD.SloppyAdd":      mapDD_SloppyAdd,
	"DD.Neg":            mapDD_Neg,
	"DD.Sub":            mapDD_Sub,
	"DD.AddFloat":       mapDD_AddFloat,
	"DD.Mul":            mapDD_Mul,
	"DD.MulFloat":       mapDD_MulFloat,
	"DD.Abs":            mapDD_Abs,
	"DD.Less":           mapDD_Less,
	"DD.Equal":          mapDD_Equal,
	"f64.Add":           mapf64_Add,
	"f64.Mul":           mapf64_Mul,
	"f64.Mad":           mapf64_Mad,
	"f64.Div":           mapf64_Div,
	"f64.Sqrt":          mapf64_Sqrt,
	"f64.SumLessFirst":  mapf64_SumLessFirst,
	"f64.SumLessSecond": mapf64_SumLessSecond,
}

func mapf32_FromFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	out0 := p[1].F32()[lo:hi]
	out1 := p[2].F32()[lo:hi]
	in0 = in0[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0 := limb.FromFloat(in0[i])
		out0[i] = r0.Hi
		out1[i] = r0.Lo
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
		r0, r1 := limb.TwoSum(in0[i], in1[i])
		out0[i] = r0
		out1[i] = r1
	}
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
		r0, r1 := limb.FastTwoSum(in0[i], in1[i])
		out0[i] = r0
		out1[i] = r1
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
		r0, r1 := limb.TwoDiff(in0[i], in1[i])
		out0[i] = r0
		out1[i] = r1
	}
}

func mapf32_Split(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	out0 := p[1].F32()[lo:hi]
	out1 := p[2].F32()[lo:hi]
	in0 = in0[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0, r1 := limb.Split(in0[i])
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
		r0, r1 := limb.TwoProd(in0[i], in1[i])
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
		r0, r1 := limb.TwoSqr(in0[i])
		out0[i] = r0
		out1[i] = r1
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

func mapf32_Add(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	in1 := p[1].F32()[lo:hi]
	out0 := p[2].F32()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		r0 := probe.Add(in0[i], in1[i])
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
		r0 := probe.Mul(in0[i], in1[i])
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
		r0 := probe.Mad(in0[i], in1[i], in2[i])
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
		r0 := probe.Div(in0[i], in1[i])
		out0[i] = r0
	}
}

func mapf32_Sqrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F32()[lo:hi]
	out0 := p[1].F32()[lo:hi]
	in0 = in0[:len(out0)]
	for i := range out0 {
		r0 := probe.Sqrt(in0[i])
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
		r0 := probe.SumLessFirst(in0[i], in1[i])
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
		r0 := probe.SumLessSecond(in0[i], in1[i])
		out0[i] = r0
	}
}

func mapf64_FromFloat(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	out0 := p[1].F64()[lo:hi]
	out1 := p[2].F64()[lo:hi]
	in0 = in0[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0 := limb.FromFloat(in0[i])
		out0[i] = r0.Hi
		out1[i] = r0.Lo
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
		r0, r1 := limb.TwoSum(in0[i], in1[i])
		out0[i] = r0
		out1[i] = r1
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
		r0, r1 := limb.FastTwoSum(in0[i], in1[i])
		out0[i] = r0
		out1[i] = r1
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
		r0, r1 := limb.TwoDiff(in0[i], in1[i])
		out0[i] = r0
		out1[i] = r1
	}
}

func mapf64_Split(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	out0 := p[1].F64()[lo:hi]
	out1 := p[2].F64()[lo:hi]
	in0 = in0[:len(out0)]
	out1 = out1[:len(out0)]
	for i := range out0 {
		r0, r1 := limb.Split(in0[i])
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
		r0, r1 := limb.TwoProd(in0[i], in1[i])
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
		r0, r1 := limb.TwoSqr(in0[i])
		out0[i] = r0
		out1[i] = r1
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

func mapf64_Add(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	in1 := p[1].F64()[lo:hi]
	out0 := p[2].F64()[lo:hi]
	in0 = in0[:len(out0)]
	in1 = in1[:len(out0)]
	for i := range out0 {
		r0 := probe.Add(in0[i], in1[i])
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
		r0 := probe.Mul(in0[i], in1[i])
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
		r0 := probe.Mad(in0[i], in1[i], in2[i])
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
		r0 := probe.Div(in0[i], in1[i])
		out0[i] = r0
	}
}

func mapf64_Sqrt(lo, hi int, p []plane.Plane) {
	in0 := p[0].F64()[lo:hi]
	out0 := p[1].F64()[lo:hi]
	in0 = in0[:len(out0)]
	for i := range out0 {
		r0 := probe.Sqrt(in0[i])
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
		r0 := probe.SumLessFirst(in0[i], in1[i])
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
		r0 := probe.SumLessSecond(in0[i], in1[i])
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
