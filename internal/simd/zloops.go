// Code generated from the Go source of limb by gen; DO NOT EDIT.

package simd

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/probe"
)

func loopF32FastTwoSum(n int, a Arrays) {
	z0, z1, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n), view[float32](a[3], n)
	for i := range z0 {
		z0[i], z1[i] = limb.FastTwoSum[float32](x0[i], x1[i])
	}
}

func loopF32TwoSqr(n int, a Arrays) {
	z0, z1, x0 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = limb.TwoSqr[float32](x0[i])
	}
}

func loopF32TwoSum(n int, a Arrays) {
	z0, z1, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n), view[float32](a[3], n)
	for i := range z0 {
		z0[i], z1[i] = limb.TwoSum[float32](x0[i], x1[i])
	}
}

func loopF32TwoProd(n int, a Arrays) {
	z0, z1, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n), view[float32](a[3], n)
	for i := range z0 {
		z0[i], z1[i] = limb.TwoProd[float32](x0[i], x1[i])
	}
}

func loopDFSqrt(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqrt()
	}
}

func loopDFDiv(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Div(x1[i])
	}
}

func loopDFAbs(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Abs()
	}
}

func loopDFSqr(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopDFNeg(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Neg()
	}
}

func loopDFAsinh(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopDFAddFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].AddFloat(x1[i])
	}
}

func loopDFAcosh(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopDFAtanh(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopF32TwoDiff(n int, a Arrays) {
	z0, z1, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n), view[float32](a[3], n)
	for i := range z0 {
		z0[i], z1[i] = limb.TwoDiff[float32](x0[i], x1[i])
	}
}

func loopQFSqrt(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqrt()
	}
}

func loopQFDiv(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Div(x1[i])
	}
}

func loopQFNeg(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Neg()
	}
}

func loopQFAbs(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Abs()
	}
}

func loopQFSqr(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopQFAsinh(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopQFAddFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].AddFloat(x1[i])
	}
}

func loopQFAcosh(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopQFAtanh(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopDFAtan2(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Atan2(x1[i])
	}
}

func loopDFAtan(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopDFAsin(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopDFAcos(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopQFAtan2(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Atan2(x1[i])
	}
}

func loopQFAtan(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopQFAsin(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopQFAcos(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopDFCanon(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Canon()
	}
}

func loopQFCanon(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Canon()
	}
}

func loopDFSub(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Sub(x1[i])
	}
}

func loopDFLessEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessEqual(x1[i])
	}
}

func loopQFAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Add(x1[i])
	}
}

func loopQFSub(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Sub(x1[i])
	}
}

func loopQFLessEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessEqual(x1[i])
	}
}

func loopDFLess(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Less(x1[i])
	}
}

func loopDFGreater(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Greater(x1[i])
	}
}

func loopQFLess(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Less(x1[i])
	}
}

func loopQFGreater(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Greater(x1[i])
	}
}

func loopDFGreaterEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterEqual(x1[i])
	}
}

func loopQFGreaterEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterEqual(x1[i])
	}
}

func loopDFEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopDFEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].EqualFloat(x1[i])
	}
}

func loopQFEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopQFEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].EqualFloat(x1[i])
	}
}

func loopDFLessFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessFloat(x1[i])
	}
}

func loopQFLessFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessFloat(x1[i])
	}
}

func loopDFLessEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessEqualFloat(x1[i])
	}
}

func loopQFLessEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessEqualFloat(x1[i])
	}
}

func loopDFGreaterFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterFloat(x1[i])
	}
}

func loopQFGreaterFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterFloat(x1[i])
	}
}

func loopDFGreaterEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterEqualFloat(x1[i])
	}
}

func loopQFGreaterEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterEqualFloat(x1[i])
	}
}

func loopDFIsNaN(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsNaN()
	}
}

func loopQFIsNaN(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsNaN()
	}
}

func loopDFIsInf(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInf()
	}
}

func loopQFIsInf(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInf()
	}
}

func loopDFIsZero(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsZero()
	}
}

func loopQFIsZero(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsZero()
	}
}

func loopDFIsInt(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInt()
	}
}

func loopQFIsInt(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInt()
	}
}

func loopDFSign(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		r0 := x0[i].Sign()
		z0[i] = int32(r0)
	}
}

func loopQFSign(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		r0 := x0[i].Sign()
		z0[i] = int32(r0)
	}
}

func loopDFSignbit(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Signbit()
	}
}

func loopQFSignbit(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Signbit()
	}
}

func loopDFAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Add(x1[i])
	}
}

func loopCDFAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n), view[limb.CDF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Add(x1[i])
	}
}

func loopCQFAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n), view[limb.CQF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Add(x1[i])
	}
}

func loopCDFSub(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n), view[limb.CDF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Sub(x1[i])
	}
}

func loopCQFSub(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n), view[limb.CQF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Sub(x1[i])
	}
}

func loopCDFNeg(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Neg()
	}
}

func loopCQFNeg(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Neg()
	}
}

func loopCDFConj(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Conj()
	}
}

func loopCQFConj(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Conj()
	}
}

func loopDFMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mul(x1[i])
	}
}

func loopF32FromFloat(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = limb.FromFloat[float32](x0[i])
	}
}

func loopCDFMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n), view[limb.CDF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mul(x1[i])
	}
}

func loopQFMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mul(x1[i])
	}
}

func loopCQFMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n), view[limb.CQF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mul(x1[i])
	}
}

func loopCDFDiv(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n), view[limb.CDF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Div(x1[i])
	}
}

func loopCQFDiv(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n), view[limb.CQF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Div(x1[i])
	}
}

func loopCDFSqrt(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqrt()
	}
}

func loopCQFSqrt(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqrt()
	}
}

func loopDFHypot(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Hypot(x1[i])
	}
}

func loopCDFAbs(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Abs()
	}
}

func loopCDFPhase(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Phase()
	}
}

func loopDFSinCos(n int, a Arrays) {
	z0, z1, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCos()
	}
}

func loopDFExp(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp()
	}
}

func loopCDFExp(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp()
	}
}

func loopCDFLog(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
	}
}

func loopQFHypot(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Hypot(x1[i])
	}
}

func loopCQFAbs(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Abs()
	}
}

func loopCQFPhase(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Phase()
	}
}

func loopCQFLog(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
	}
}

func loopCDFPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n), view[limb.CDF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopQFSinCos(n int, a Arrays) {
	z0, z1, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCos()
	}
}

func loopQFExp(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp()
	}
}

func loopCQFExp(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp()
	}
}

func loopCQFPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n), view[limb.CQF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopCDFRecip(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopCDFSqr(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopCDFScale(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Scale(x1[i])
	}
}

func loopDFMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulFloat(x1[i])
	}
}

func loopCDFMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulFloat(x1[i])
	}
}

func loopCDFEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.CDF](a[1], n), view[limb.CDF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopCDFIsInf(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInf()
	}
}

func loopCDFIsNaN(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsNaN()
	}
}

func loopCDFIsZero(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsZero()
	}
}

func loopCDFAbsSqr(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AbsSqr()
	}
}

func loopCDFPolar(n int, a Arrays) {
	z0, z1, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.CDF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].Polar()
	}
}

func loopCDFSinh(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopCDFCosh(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopCDFTanh(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopCDFSin(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopCDFCos(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopCDFTan(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopCDFAsin(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopCDFAcos(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopDFLog1p(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log1p()
	}
}

func loopCDFAtanh(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopCDFAsinh(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopCDFAtan(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopCDFAcosh(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopCQFRecip(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopCQFSqr(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopCQFScale(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Scale(x1[i])
	}
}

func loopQFMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulFloat(x1[i])
	}
}

func loopCQFMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulFloat(x1[i])
	}
}

func loopCQFEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.CQF](a[1], n), view[limb.CQF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopCQFIsInf(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInf()
	}
}

func loopCQFIsNaN(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsNaN()
	}
}

func loopCQFIsZero(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsZero()
	}
}

func loopCQFAbsSqr(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AbsSqr()
	}
}

func loopCQFPolar(n int, a Arrays) {
	z0, z1, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.CQF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].Polar()
	}
}

func loopCQFSinh(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopCQFCosh(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopCQFTanh(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopCQFSin(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopCQFCos(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopCQFTan(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopCQFAsin(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopCQFAcos(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopQFLog1p(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log1p()
	}
}

func loopCQFAtanh(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopCQFAsinh(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopCQFAtan(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopCQFAcosh(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopF32QuadFromFloat(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = limb.QuadFromFloat[float32](x0[i])
	}
}

func loopDFQuad(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Quad()
	}
}

func loopQFPair(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Pair()
	}
}

func loopDFRecip(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopDFDivFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].DivFloat(x1[i])
	}
}

func loopDFRsqrt(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rsqrt()
	}
}

func loopDFMulAdd(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].MulAdd(x1[i], x2[i])
	}
}

func loopQFRecip(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopQFDivFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].DivFloat(x1[i])
	}
}

func loopQFRsqrt(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rsqrt()
	}
}

func loopQFMulAdd(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].MulAdd(x1[i], x2[i])
	}
}

func loopF32Split(n int, a Arrays) {
	z0, z1, x0 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = limb.Split[float32](x0[i])
	}
}

func loopDFExp2(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp2()
	}
}

func loopDFExp10(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp10()
	}
}

func loopQFExp2(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp2()
	}
}

func loopQFExp10(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp10()
	}
}

func loopDFExpm1(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Expm1()
	}
}

func loopDFSinh(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopDFCosh(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopDFTanh(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopQFExpm1(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Expm1()
	}
}

func loopQFSinh(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopQFCosh(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopQFTanh(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopDFLog(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
	}
}

func loopDFLog2(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log2()
	}
}

func loopDFLog10(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log10()
	}
}

func loopQFLog(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
	}
}

func loopQFLog2(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log2()
	}
}

func loopQFLog10(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log10()
	}
}

func loopDFMod(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mod(x1[i])
	}
}

func loopDFRemainder(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Remainder(x1[i])
	}
}

func loopDFRemquo(n int, a Arrays) {
	z0, z1, x0, x1 := view[limb.DF](a[0], n), view[int32](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n)
	for i := range z0 {
		r0, r1 := x0[i].Remquo(x1[i])
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopQFMod(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mod(x1[i])
	}
}

func loopQFRemainder(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Remainder(x1[i])
	}
}

func loopQFRemquo(n int, a Arrays) {
	z0, z1, x0, x1 := view[limb.QF](a[0], n), view[int32](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n)
	for i := range z0 {
		r0, r1 := x0[i].Remquo(x1[i])
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopDFSloppyAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].SloppyAdd(x1[i])
	}
}

func loopDFSubFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].SubFloat(x1[i])
	}
}

func loopDFPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopDFPowInt(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].PowInt(int(x1[i]))
	}
}

func loopQFPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopQFPowInt(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].PowInt(int(x1[i]))
	}
}

func loopQFSubFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].SubFloat(x1[i])
	}
}

func loopDFCbrt(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cbrt()
	}
}

func loopDFRcbrt(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rcbrt()
	}
}

func loopQFCbrt(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cbrt()
	}
}

func loopQFRcbrt(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rcbrt()
	}
}

func loopDFFloor(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Floor()
	}
}

func loopQFFloor(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Floor()
	}
}

func loopDFCeil(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Ceil()
	}
}

func loopQFCeil(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Ceil()
	}
}

func loopDFTrunc(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Trunc()
	}
}

func loopQFTrunc(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Trunc()
	}
}

func loopDFRound(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Round()
	}
}

func loopQFRound(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Round()
	}
}

func loopDFRoundEven(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].RoundEven()
	}
}

func loopQFRoundEven(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].RoundEven()
	}
}

func loopDFModf(n int, a Arrays) {
	z0, z1, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].Modf()
	}
}

func loopQFModf(n int, a Arrays) {
	z0, z1, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].Modf()
	}
}

func loopDFFrexp(n int, a Arrays) {
	z0, z1, x0 := view[limb.DF](a[0], n), view[int32](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		r0, r1 := x0[i].Frexp()
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopQFFrexp(n int, a Arrays) {
	z0, z1, x0 := view[limb.QF](a[0], n), view[int32](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		r0, r1 := x0[i].Frexp()
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopDFLdexp(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Ldexp(int(x1[i]))
	}
}

func loopQFLdexp(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Ldexp(int(x1[i]))
	}
}

func loopDFIlogb(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		r0 := x0[i].Ilogb()
		z0[i] = int32(r0)
	}
}

func loopQFIlogb(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		r0 := x0[i].Ilogb()
		z0[i] = int32(r0)
	}
}

func loopDFLogb(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Logb()
	}
}

func loopQFLogb(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Logb()
	}
}

func loopDFDim(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Dim(x1[i])
	}
}

func loopQFDim(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Dim(x1[i])
	}
}

func loopDFMin(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Min(x1[i])
	}
}

func loopDFMax(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Max(x1[i])
	}
}

func loopQFMin(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Min(x1[i])
	}
}

func loopQFMax(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Max(x1[i])
	}
}

func loopDFCopysign(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Copysign(x1[i])
	}
}

func loopQFCopysign(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Copysign(x1[i])
	}
}

func loopDFTan(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopDFTanPi(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].TanPi()
	}
}

func loopQFTan(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopQFTanPi(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].TanPi()
	}
}

func loopDFSin(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopDFCos(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopDFSinPi(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].SinPi()
	}
}

func loopDFCosPi(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].CosPi()
	}
}

func loopDFSinCosPi(n int, a Arrays) {
	z0, z1, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCosPi()
	}
}

func loopQFSin(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopQFCos(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopQFSinPi(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].SinPi()
	}
}

func loopQFCosPi(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].CosPi()
	}
}

func loopQFSinCosPi(n int, a Arrays) {
	z0, z1, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCosPi()
	}
}

func loopF32Unit(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDF](a[0], n), view[int32](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = limb.Unit[float32](int(x0[i]), int(x1[i]))
	}
}

func loopF32UnitQuad(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQF](a[0], n), view[int32](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = limb.UnitQuad[float32](int(x0[i]), int(x1[i]))
	}
}

func loopF32Add(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = probe.Add[float32](x0[i], x1[i])
	}
}

func loopF32NegSum(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = probe.NegSum[float32](x0[i], x1[i])
	}
}

func loopF32AddZero(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = probe.AddZero[float32](x0[i])
	}
}

func loopF32MulZero(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = probe.MulZero[float32](x0[i])
	}
}

func loopF32Mul(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = probe.Mul[float32](x0[i], x1[i])
	}
}

func loopF32Mad(n int, a Arrays) {
	z0, x0, x1, x2 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n), view[float32](a[3], n)
	for i := range z0 {
		z0[i] = probe.Mad[float32](x0[i], x1[i], x2[i])
	}
}

func loopF32Div(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = probe.Div[float32](x0[i], x1[i])
	}
}

func loopF32Sqrt(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = probe.Sqrt[float32](x0[i])
	}
}

func loopF32SumLessFirst(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = probe.SumLessFirst[float32](x0[i], x1[i])
	}
}

func loopF32SumLessSecond(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = probe.SumLessSecond[float32](x0[i], x1[i])
	}
}

func loopF64FastTwoSum(n int, a Arrays) {
	z0, z1, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n), view[float64](a[3], n)
	for i := range z0 {
		z0[i], z1[i] = limb.FastTwoSum[float64](x0[i], x1[i])
	}
}

func loopF64TwoSqr(n int, a Arrays) {
	z0, z1, x0 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = limb.TwoSqr[float64](x0[i])
	}
}

func loopF64TwoSum(n int, a Arrays) {
	z0, z1, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n), view[float64](a[3], n)
	for i := range z0 {
		z0[i], z1[i] = limb.TwoSum[float64](x0[i], x1[i])
	}
}

func loopF64TwoProd(n int, a Arrays) {
	z0, z1, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n), view[float64](a[3], n)
	for i := range z0 {
		z0[i], z1[i] = limb.TwoProd[float64](x0[i], x1[i])
	}
}

func loopDDSqrt(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqrt()
	}
}

func loopDDDiv(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Div(x1[i])
	}
}

func loopDDAbs(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Abs()
	}
}

func loopDDSqr(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopDDNeg(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Neg()
	}
}

func loopDDAsinh(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopDDAddFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].AddFloat(x1[i])
	}
}

func loopDDAcosh(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopDDAtanh(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopF64TwoDiff(n int, a Arrays) {
	z0, z1, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n), view[float64](a[3], n)
	for i := range z0 {
		z0[i], z1[i] = limb.TwoDiff[float64](x0[i], x1[i])
	}
}

func loopQDSqrt(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqrt()
	}
}

func loopQDDiv(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Div(x1[i])
	}
}

func loopQDNeg(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Neg()
	}
}

func loopQDAbs(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Abs()
	}
}

func loopQDSqr(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopQDAsinh(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopQDAddFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].AddFloat(x1[i])
	}
}

func loopQDAcosh(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopQDAtanh(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopDDAtan2(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Atan2(x1[i])
	}
}

func loopDDAtan(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopDDAsin(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopDDAcos(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopQDAtan2(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Atan2(x1[i])
	}
}

func loopQDAtan(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopQDAsin(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopQDAcos(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopDDCanon(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Canon()
	}
}

func loopQDCanon(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Canon()
	}
}

func loopDDSub(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Sub(x1[i])
	}
}

func loopDDLessEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessEqual(x1[i])
	}
}

func loopQDAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Add(x1[i])
	}
}

func loopQDSub(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Sub(x1[i])
	}
}

func loopQDLessEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessEqual(x1[i])
	}
}

func loopDDLess(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Less(x1[i])
	}
}

func loopDDGreater(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Greater(x1[i])
	}
}

func loopQDLess(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Less(x1[i])
	}
}

func loopQDGreater(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Greater(x1[i])
	}
}

func loopDDGreaterEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterEqual(x1[i])
	}
}

func loopQDGreaterEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterEqual(x1[i])
	}
}

func loopDDEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopDDEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].EqualFloat(x1[i])
	}
}

func loopQDEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopQDEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].EqualFloat(x1[i])
	}
}

func loopDDLessFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessFloat(x1[i])
	}
}

func loopQDLessFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessFloat(x1[i])
	}
}

func loopDDLessEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessEqualFloat(x1[i])
	}
}

func loopQDLessEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessEqualFloat(x1[i])
	}
}

func loopDDGreaterFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterFloat(x1[i])
	}
}

func loopQDGreaterFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterFloat(x1[i])
	}
}

func loopDDGreaterEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterEqualFloat(x1[i])
	}
}

func loopQDGreaterEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterEqualFloat(x1[i])
	}
}

func loopDDIsNaN(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsNaN()
	}
}

func loopQDIsNaN(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsNaN()
	}
}

func loopDDIsInf(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInf()
	}
}

func loopQDIsInf(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInf()
	}
}

func loopDDIsZero(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsZero()
	}
}

func loopQDIsZero(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsZero()
	}
}

func loopDDIsInt(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInt()
	}
}

func loopQDIsInt(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInt()
	}
}

func loopDDSign(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		r0 := x0[i].Sign()
		z0[i] = int32(r0)
	}
}

func loopQDSign(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		r0 := x0[i].Sign()
		z0[i] = int32(r0)
	}
}

func loopDDSignbit(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Signbit()
	}
}

func loopQDSignbit(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Signbit()
	}
}

func loopDDAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Add(x1[i])
	}
}

func loopCDDAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n), view[limb.CDD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Add(x1[i])
	}
}

func loopCQDAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n), view[limb.CQD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Add(x1[i])
	}
}

func loopCDDSub(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n), view[limb.CDD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Sub(x1[i])
	}
}

func loopCQDSub(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n), view[limb.CQD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Sub(x1[i])
	}
}

func loopCDDNeg(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Neg()
	}
}

func loopCQDNeg(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Neg()
	}
}

func loopCDDConj(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Conj()
	}
}

func loopCQDConj(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Conj()
	}
}

func loopDDMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mul(x1[i])
	}
}

func loopF64FromFloat(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = limb.FromFloat[float64](x0[i])
	}
}

func loopCDDMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n), view[limb.CDD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mul(x1[i])
	}
}

func loopQDMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mul(x1[i])
	}
}

func loopCQDMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n), view[limb.CQD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mul(x1[i])
	}
}

func loopCDDDiv(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n), view[limb.CDD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Div(x1[i])
	}
}

func loopCQDDiv(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n), view[limb.CQD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Div(x1[i])
	}
}

func loopCDDSqrt(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqrt()
	}
}

func loopCQDSqrt(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqrt()
	}
}

func loopDDHypot(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Hypot(x1[i])
	}
}

func loopCDDAbs(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Abs()
	}
}

func loopCDDPhase(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Phase()
	}
}

func loopDDSinCos(n int, a Arrays) {
	z0, z1, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCos()
	}
}

func loopDDExp(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp()
	}
}

func loopCDDExp(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp()
	}
}

func loopCDDLog(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
	}
}

func loopQDHypot(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Hypot(x1[i])
	}
}

func loopCQDAbs(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Abs()
	}
}

func loopCQDPhase(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Phase()
	}
}

func loopCQDLog(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
	}
}

func loopCDDPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n), view[limb.CDD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopQDSinCos(n int, a Arrays) {
	z0, z1, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCos()
	}
}

func loopQDExp(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp()
	}
}

func loopCQDExp(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp()
	}
}

func loopCQDPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n), view[limb.CQD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopCDDRecip(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopCDDSqr(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopCDDScale(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Scale(x1[i])
	}
}

func loopDDMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulFloat(x1[i])
	}
}

func loopCDDMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulFloat(x1[i])
	}
}

func loopCDDEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.CDD](a[1], n), view[limb.CDD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopCDDIsInf(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInf()
	}
}

func loopCDDIsNaN(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsNaN()
	}
}

func loopCDDIsZero(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsZero()
	}
}

func loopCDDAbsSqr(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AbsSqr()
	}
}

func loopCDDPolar(n int, a Arrays) {
	z0, z1, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.CDD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].Polar()
	}
}

func loopCDDSinh(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopCDDCosh(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopCDDTanh(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopCDDSin(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopCDDCos(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopCDDTan(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopCDDAsin(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopCDDAcos(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopDDLog1p(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log1p()
	}
}

func loopCDDAtanh(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopCDDAsinh(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopCDDAtan(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopCDDAcosh(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopCQDRecip(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopCQDSqr(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopCQDScale(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Scale(x1[i])
	}
}

func loopQDMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulFloat(x1[i])
	}
}

func loopCQDMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulFloat(x1[i])
	}
}

func loopCQDEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.CQD](a[1], n), view[limb.CQD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopCQDIsInf(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInf()
	}
}

func loopCQDIsNaN(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsNaN()
	}
}

func loopCQDIsZero(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsZero()
	}
}

func loopCQDAbsSqr(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AbsSqr()
	}
}

func loopCQDPolar(n int, a Arrays) {
	z0, z1, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.CQD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].Polar()
	}
}

func loopCQDSinh(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopCQDCosh(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopCQDTanh(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopCQDSin(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopCQDCos(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopCQDTan(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopCQDAsin(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopCQDAcos(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopQDLog1p(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log1p()
	}
}

func loopCQDAtanh(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopCQDAsinh(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopCQDAtan(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopCQDAcosh(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopF64QuadFromFloat(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = limb.QuadFromFloat[float64](x0[i])
	}
}

func loopDDQuad(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Quad()
	}
}

func loopQDPair(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Pair()
	}
}

func loopDDRecip(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopDDDivFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].DivFloat(x1[i])
	}
}

func loopDDRsqrt(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rsqrt()
	}
}

func loopDDMulAdd(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].MulAdd(x1[i], x2[i])
	}
}

func loopQDRecip(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopQDDivFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].DivFloat(x1[i])
	}
}

func loopQDRsqrt(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rsqrt()
	}
}

func loopQDMulAdd(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].MulAdd(x1[i], x2[i])
	}
}

func loopF64Split(n int, a Arrays) {
	z0, z1, x0 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = limb.Split[float64](x0[i])
	}
}

func loopDDExp2(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp2()
	}
}

func loopDDExp10(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp10()
	}
}

func loopQDExp2(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp2()
	}
}

func loopQDExp10(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp10()
	}
}

func loopDDExpm1(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Expm1()
	}
}

func loopDDSinh(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopDDCosh(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopDDTanh(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopQDExpm1(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Expm1()
	}
}

func loopQDSinh(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopQDCosh(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopQDTanh(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopDDLog(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
	}
}

func loopDDLog2(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log2()
	}
}

func loopDDLog10(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log10()
	}
}

func loopQDLog(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
	}
}

func loopQDLog2(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log2()
	}
}

func loopQDLog10(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log10()
	}
}

func loopDDMod(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mod(x1[i])
	}
}

func loopDDRemainder(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Remainder(x1[i])
	}
}

func loopDDRemquo(n int, a Arrays) {
	z0, z1, x0, x1 := view[limb.DD](a[0], n), view[int32](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n)
	for i := range z0 {
		r0, r1 := x0[i].Remquo(x1[i])
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopQDMod(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mod(x1[i])
	}
}

func loopQDRemainder(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Remainder(x1[i])
	}
}

func loopQDRemquo(n int, a Arrays) {
	z0, z1, x0, x1 := view[limb.QD](a[0], n), view[int32](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n)
	for i := range z0 {
		r0, r1 := x0[i].Remquo(x1[i])
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopDDSloppyAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].SloppyAdd(x1[i])
	}
}

func loopDDSubFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].SubFloat(x1[i])
	}
}

func loopDDPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopDDPowInt(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].PowInt(int(x1[i]))
	}
}

func loopQDPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopQDPowInt(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].PowInt(int(x1[i]))
	}
}

func loopQDSubFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].SubFloat(x1[i])
	}
}

func loopDDCbrt(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cbrt()
	}
}

func loopDDRcbrt(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rcbrt()
	}
}

func loopQDCbrt(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cbrt()
	}
}

func loopQDRcbrt(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rcbrt()
	}
}

func loopDDFloor(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Floor()
	}
}

func loopQDFloor(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Floor()
	}
}

func loopDDCeil(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Ceil()
	}
}

func loopQDCeil(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Ceil()
	}
}

func loopDDTrunc(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Trunc()
	}
}

func loopQDTrunc(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Trunc()
	}
}

func loopDDRound(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Round()
	}
}

func loopQDRound(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Round()
	}
}

func loopDDRoundEven(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].RoundEven()
	}
}

func loopQDRoundEven(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].RoundEven()
	}
}

func loopDDModf(n int, a Arrays) {
	z0, z1, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].Modf()
	}
}

func loopQDModf(n int, a Arrays) {
	z0, z1, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].Modf()
	}
}

func loopDDFrexp(n int, a Arrays) {
	z0, z1, x0 := view[limb.DD](a[0], n), view[int32](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		r0, r1 := x0[i].Frexp()
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopQDFrexp(n int, a Arrays) {
	z0, z1, x0 := view[limb.QD](a[0], n), view[int32](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		r0, r1 := x0[i].Frexp()
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopDDLdexp(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Ldexp(int(x1[i]))
	}
}

func loopQDLdexp(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Ldexp(int(x1[i]))
	}
}

func loopDDIlogb(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		r0 := x0[i].Ilogb()
		z0[i] = int32(r0)
	}
}

func loopQDIlogb(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		r0 := x0[i].Ilogb()
		z0[i] = int32(r0)
	}
}

func loopDDLogb(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Logb()
	}
}

func loopQDLogb(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Logb()
	}
}

func loopDDDim(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Dim(x1[i])
	}
}

func loopQDDim(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Dim(x1[i])
	}
}

func loopDDMin(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Min(x1[i])
	}
}

func loopDDMax(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Max(x1[i])
	}
}

func loopQDMin(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Min(x1[i])
	}
}

func loopQDMax(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Max(x1[i])
	}
}

func loopDDCopysign(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Copysign(x1[i])
	}
}

func loopQDCopysign(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Copysign(x1[i])
	}
}

func loopDDTan(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopDDTanPi(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].TanPi()
	}
}

func loopQDTan(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopQDTanPi(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].TanPi()
	}
}

func loopDDSin(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopDDCos(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopDDSinPi(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].SinPi()
	}
}

func loopDDCosPi(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].CosPi()
	}
}

func loopDDSinCosPi(n int, a Arrays) {
	z0, z1, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCosPi()
	}
}

func loopQDSin(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopQDCos(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopQDSinPi(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].SinPi()
	}
}

func loopQDCosPi(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].CosPi()
	}
}

func loopQDSinCosPi(n int, a Arrays) {
	z0, z1, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCosPi()
	}
}

func loopF64Unit(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDD](a[0], n), view[int32](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = limb.Unit[float64](int(x0[i]), int(x1[i]))
	}
}

func loopF64UnitQuad(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQD](a[0], n), view[int32](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = limb.UnitQuad[float64](int(x0[i]), int(x1[i]))
	}
}

func loopF64Add(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = probe.Add[float64](x0[i], x1[i])
	}
}

func loopF64NegSum(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = probe.NegSum[float64](x0[i], x1[i])
	}
}

func loopF64AddZero(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = probe.AddZero[float64](x0[i])
	}
}

func loopF64MulZero(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = probe.MulZero[float64](x0[i])
	}
}

func loopF64Mul(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = probe.Mul[float64](x0[i], x1[i])
	}
}

func loopF64Mad(n int, a Arrays) {
	z0, x0, x1, x2 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n), view[float64](a[3], n)
	for i := range z0 {
		z0[i] = probe.Mad[float64](x0[i], x1[i], x2[i])
	}
}

func loopF64Div(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = probe.Div[float64](x0[i], x1[i])
	}
}

func loopF64Sqrt(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = probe.Sqrt[float64](x0[i])
	}
}

func loopF64SumLessFirst(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = probe.SumLessFirst[float64](x0[i], x1[i])
	}
}

func loopF64SumLessSecond(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = probe.SumLessSecond[float64](x0[i], x1[i])
	}
}
