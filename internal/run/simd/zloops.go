// Code generated from the Go source of limb by gen; DO NOT EDIT.

package simd

import (
	"github.com/limbfp/limb"
	"github.com/limbfp/limb/internal/source/element"
	"github.com/limbfp/limb/internal/source/probe"
)

func loopDFAbs(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Abs()
	}
}

func loopF32TwoProd(n int, a Arrays) {
	z0, z1, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n), view[float32](a[3], n)
	for i := range z0 {
		z0[i], z1[i] = limb.TwoProd[float32](x0[i], x1[i])
	}
}

func loopF32TwoSum(n int, a Arrays) {
	z0, z1, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n), view[float32](a[3], n)
	for i := range z0 {
		z0[i], z1[i] = limb.TwoSum[float32](x0[i], x1[i])
	}
}

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

func loopF32TwoDiff(n int, a Arrays) {
	z0, z1, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n), view[float32](a[3], n)
	for i := range z0 {
		z0[i], z1[i] = limb.TwoDiff[float32](x0[i], x1[i])
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

func loopTFNeg(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Neg()
	}
}

func loopTFAbs(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Abs()
	}
}

func loopTFHypot(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Hypot(x1[i])
	}
}

func loopCTFAbs(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.CTF](a[1], n)
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

func loopDFAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Add(x1[i])
	}
}

func loopCDFIsInf(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInf()
	}
}

func loopCDFAbsSqr(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AbsSqr()
	}
}

func loopQFSqr(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopQFAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Add(x1[i])
	}
}

func loopCQFIsInf(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInf()
	}
}

func loopCQFAbsSqr(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AbsSqr()
	}
}

func loopTFSqr(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopTFAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Add(x1[i])
	}
}

func loopCTFIsInf(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInf()
	}
}

func loopCTFAbsSqr(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AbsSqr()
	}
}

func loopDFNeg(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Neg()
	}
}

func loopDFAddFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].AddFloat(x1[i])
	}
}

func loopDFDiv(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
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

func loopDFSqrt(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqrt()
	}
}

func loopDFAsinh(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopDFAtan2(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Atan2(x1[i])
	}
}

func loopCDFAcos(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopQFAddFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].AddFloat(x1[i])
	}
}

func loopQFMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mul(x1[i])
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

func loopCQFSqrt(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqrt()
	}
}

func loopQFAsinh(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopQFAtan2(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Atan2(x1[i])
	}
}

func loopCQFAcos(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopTFAddFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].AddFloat(x1[i])
	}
}

func loopTFMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mul(x1[i])
	}
}

func loopTFSqrt(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqrt()
	}
}

func loopTFDiv(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Div(x1[i])
	}
}

func loopCTFSqrt(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqrt()
	}
}

func loopTFAsinh(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopTFAtan2(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Atan2(x1[i])
	}
}

func loopCTFAcos(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopDFAcos(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopQFAcos(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopTFAcos(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopCDFAcosh(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopCQFAcosh(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopCTFAcosh(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopDFAcosh(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopQFAcosh(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopTFAcosh(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
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

func loopCTFAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n), view[limb.CTF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Add(x1[i])
	}
}

func loopF32AddDown(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = limb.AddDown[float32](x0[i], x1[i])
	}
}

func loopF32AddToZero(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = limb.AddToZero[float32](x0[i], x1[i])
	}
}

func loopF32AddUp(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = limb.AddUp[float32](x0[i], x1[i])
	}
}

func loopDFSinCos(n int, a Arrays) {
	z0, z1, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCos()
	}
}

func loopDFAiryAi(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryAi()
	}
}

func loopQFSub(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Sub(x1[i])
	}
}

func loopQFSinCos(n int, a Arrays) {
	z0, z1, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCos()
	}
}

func loopQFAiryAi(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryAi()
	}
}

func loopTFSub(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Sub(x1[i])
	}
}

func loopTFSinCos(n int, a Arrays) {
	z0, z1, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCos()
	}
}

func loopTFAiryAi(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryAi()
	}
}

func loopDFAiryAiPrime(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryAiPrime()
	}
}

func loopQFAiryAiPrime(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryAiPrime()
	}
}

func loopTFAiryAiPrime(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryAiPrime()
	}
}

func loopDFAiryBi(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryBi()
	}
}

func loopQFAiryBi(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryBi()
	}
}

func loopTFAiryBi(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryBi()
	}
}

func loopDFAiryBiPrime(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryBiPrime()
	}
}

func loopQFAiryBiPrime(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryBiPrime()
	}
}

func loopTFAiryBiPrime(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryBiPrime()
	}
}

func loopCDFAsin(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopCQFAsin(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopCTFAsin(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopDFAsin(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopQFAsin(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopTFAsin(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopCDFAsinh(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopCQFAsinh(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopCTFAsinh(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopDFLog1p(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log1p()
	}
}

func loopDFMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulFloat(x1[i])
	}
}

func loopCDFAtanh(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopCDFAtan(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopQFLog1p(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log1p()
	}
}

func loopQFMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulFloat(x1[i])
	}
}

func loopCQFAtanh(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopCQFAtan(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopTFLog1p(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log1p()
	}
}

func loopTFMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulFloat(x1[i])
	}
}

func loopCTFAtanh(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopCTFAtan(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopDFAtan(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopQFAtan(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopTFAtan(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopDFAtanh(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopQFAtanh(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopTFAtanh(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopDFBesselI(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselI(x1[i])
	}
}

func loopQFBesselI(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselI(x1[i])
	}
}

func loopTFBesselI(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselI(x1[i])
	}
}

func loopDFBesselJ(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselJ(x1[i])
	}
}

func loopQFBesselJ(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselJ(x1[i])
	}
}

func loopTFBesselJ(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselJ(x1[i])
	}
}

func loopDFBesselK(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselK(x1[i])
	}
}

func loopQFBesselK(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselK(x1[i])
	}
}

func loopTFBesselK(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselK(x1[i])
	}
}

func loopDFBesselY(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselY(x1[i])
	}
}

func loopQFBesselY(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselY(x1[i])
	}
}

func loopTFBesselY(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselY(x1[i])
	}
}

func loopDFBeta(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Beta(x1[i])
	}
}

func loopQFBeta(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Beta(x1[i])
	}
}

func loopTFBeta(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Beta(x1[i])
	}
}

func loopDFBetaP(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaP(x1[i], x2[i])
	}
}

func loopQFBetaP(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaP(x1[i], x2[i])
	}
}

func loopTFBetaP(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaP(x1[i], x2[i])
	}
}

func loopDFBetaPinv(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaPinv(x1[i], x2[i])
	}
}

func loopQFBetaPinv(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaPinv(x1[i], x2[i])
	}
}

func loopTFBetaPinv(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaPinv(x1[i], x2[i])
	}
}

func loopDFBetaQ(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaQ(x1[i], x2[i])
	}
}

func loopQFBetaQ(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaQ(x1[i], x2[i])
	}
}

func loopTFBetaQ(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaQ(x1[i], x2[i])
	}
}

func loopDFBetaQinv(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaQinv(x1[i], x2[i])
	}
}

func loopQFBetaQinv(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaQinv(x1[i], x2[i])
	}
}

func loopTFBetaQinv(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaQinv(x1[i], x2[i])
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

func loopTFQuad(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Quad()
	}
}

func loopTFCanon(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Canon()
	}
}

func loopDFCbrt(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cbrt()
	}
}

func loopQFCbrt(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cbrt()
	}
}

func loopTFCbrt(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cbrt()
	}
}

func loopDFFloor(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
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

func loopQFFloor(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Floor()
	}
}

func loopQFCeil(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Ceil()
	}
}

func loopTFFloor(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Floor()
	}
}

func loopTFCeil(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Ceil()
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

func loopCTFConj(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Conj()
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

func loopTFCopysign(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Copysign(x1[i])
	}
}

func loopDFMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mul(x1[i])
	}
}

func loopCDFCosh(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopCDFCos(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopCQFCosh(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopCQFCos(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopCTFCosh(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopCTFCos(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopDFCos(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopQFCos(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopTFCos(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopDFCosPi(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].CosPi()
	}
}

func loopQFCosPi(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].CosPi()
	}
}

func loopTFCosPi(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].CosPi()
	}
}

func loopDFCosh(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopQFCosh(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopTFCosh(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopDFRecip(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopDFDigamma(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Digamma()
	}
}

func loopQFRecip(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopQFDigamma(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Digamma()
	}
}

func loopTFRecip(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopTFDigamma(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Digamma()
	}
}

func loopDFSub(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Sub(x1[i])
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

func loopTFDim(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Dim(x1[i])
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

func loopCTFDiv(n int, a Arrays) {
	z0, x0, x1 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n), view[limb.CTF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Div(x1[i])
	}
}

func loopF32DivDown(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = limb.DivDown[float32](x0[i], x1[i])
	}
}

func loopDFDivFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].DivFloat(x1[i])
	}
}

func loopQFDivFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].DivFloat(x1[i])
	}
}

func loopTFDivFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].DivFloat(x1[i])
	}
}

func loopF32DivToZero(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = limb.DivToZero[float32](x0[i], x1[i])
	}
}

func loopF32DivUp(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = limb.DivUp[float32](x0[i], x1[i])
	}
}

func loopDFSubFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].SubFloat(x1[i])
	}
}

func loopDFEllipticE(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].EllipticE()
	}
}

func loopQFSubFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].SubFloat(x1[i])
	}
}

func loopQFEllipticE(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].EllipticE()
	}
}

func loopTFSubFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].SubFloat(x1[i])
	}
}

func loopTFEllipticE(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].EllipticE()
	}
}

func loopDFEllipticK(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].EllipticK()
	}
}

func loopQFEllipticK(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].EllipticK()
	}
}

func loopTFEllipticK(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].EllipticK()
	}
}

func loopDFEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopCDFEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.CDF](a[1], n), view[limb.CDF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopQFEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopCQFEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.CQF](a[1], n), view[limb.CQF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopTFEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopCTFEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.CTF](a[1], n), view[limb.CTF](a[2], n)
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

func loopQFEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].EqualFloat(x1[i])
	}
}

func loopTFEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].EqualFloat(x1[i])
	}
}

func loopDFErf(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erf()
	}
}

func loopQFErf(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erf()
	}
}

func loopTFErf(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erf()
	}
}

func loopDFErfc(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfc()
	}
}

func loopQFErfc(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfc()
	}
}

func loopTFErfc(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfc()
	}
}

func loopDFErfcinv(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfcinv()
	}
}

func loopQFErfcinv(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfcinv()
	}
}

func loopTFErfcinv(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfcinv()
	}
}

func loopDFErfcx(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfcx()
	}
}

func loopQFErfcx(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfcx()
	}
}

func loopTFErfcx(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfcx()
	}
}

func loopDFErfinv(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfinv()
	}
}

func loopQFErfinv(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfinv()
	}
}

func loopTFErfinv(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfinv()
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

func loopTFExp(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp()
	}
}

func loopCTFExp(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp()
	}
}

func loopDFExp10(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp10()
	}
}

func loopQFExp10(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp10()
	}
}

func loopTFExp10(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp10()
	}
}

func loopDFExp2(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp2()
	}
}

func loopQFExp2(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp2()
	}
}

func loopTFExp2(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp2()
	}
}

func loopDFExpInt(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].ExpInt()
	}
}

func loopQFExpInt(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].ExpInt()
	}
}

func loopTFExpInt(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].ExpInt()
	}
}

func loopDFExpm1(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Expm1()
	}
}

func loopQFExpm1(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Expm1()
	}
}

func loopTFExpm1(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Expm1()
	}
}

func loopF32FMADown(n int, a Arrays) {
	z0, x0, x1, x2 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n), view[float32](a[3], n)
	for i := range z0 {
		z0[i] = limb.FMADown[float32](x0[i], x1[i], x2[i])
	}
}

func loopF32FMAToZero(n int, a Arrays) {
	z0, x0, x1, x2 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n), view[float32](a[3], n)
	for i := range z0 {
		z0[i] = limb.FMAToZero[float32](x0[i], x1[i], x2[i])
	}
}

func loopF32FMAUp(n int, a Arrays) {
	z0, x0, x1, x2 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n), view[float32](a[3], n)
	for i := range z0 {
		z0[i] = limb.FMAUp[float32](x0[i], x1[i], x2[i])
	}
}

func loopDFFastMod(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].FastMod(x1[i])
	}
}

func loopQFFastMod(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].FastMod(x1[i])
	}
}

func loopTFFastMod(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].FastMod(x1[i])
	}
}

func loopDFFastRemainder(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].FastRemainder(x1[i])
	}
}

func loopQFFastRemainder(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].FastRemainder(x1[i])
	}
}

func loopTFFastRemainder(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].FastRemainder(x1[i])
	}
}

func loopDFFastRemquo(n int, a Arrays) {
	z0, z1, x0, x1 := view[limb.DF](a[0], n), view[int32](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n)
	for i := range z0 {
		r0, r1 := x0[i].FastRemquo(x1[i])
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopQFFastRemquo(n int, a Arrays) {
	z0, z1, x0, x1 := view[limb.QF](a[0], n), view[int32](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n)
	for i := range z0 {
		r0, r1 := x0[i].FastRemquo(x1[i])
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopTFFastRemquo(n int, a Arrays) {
	z0, z1, x0, x1 := view[limb.TF](a[0], n), view[int32](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n)
	for i := range z0 {
		r0, r1 := x0[i].FastRemquo(x1[i])
		z0[i], z1[i] = r0, int32(r1)
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

func loopTFFrexp(n int, a Arrays) {
	z0, z1, x0 := view[limb.TF](a[0], n), view[int32](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		r0, r1 := x0[i].Frexp()
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopF32FromIntDown(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[int32](a[1], n)
	for i := range z0 {
		z0[i] = limb.FromIntDown[float32](int(x0[i]))
	}
}

func loopF32FromIntToZero(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[int32](a[1], n)
	for i := range z0 {
		z0[i] = limb.FromIntToZero[float32](int(x0[i]))
	}
}

func loopF32FromIntUp(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[int32](a[1], n)
	for i := range z0 {
		z0[i] = limb.FromIntUp[float32](int(x0[i]))
	}
}

func loopDFGamma(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Gamma()
	}
}

func loopQFGamma(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Gamma()
	}
}

func loopTFGamma(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Gamma()
	}
}

func loopDFGammaP(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaP(x1[i])
	}
}

func loopQFGammaP(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaP(x1[i])
	}
}

func loopTFGammaP(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaP(x1[i])
	}
}

func loopDFGammaPinv(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaPinv(x1[i])
	}
}

func loopQFGammaPinv(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaPinv(x1[i])
	}
}

func loopTFGammaPinv(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaPinv(x1[i])
	}
}

func loopDFGammaQ(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaQ(x1[i])
	}
}

func loopQFGammaQ(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaQ(x1[i])
	}
}

func loopTFGammaQ(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaQ(x1[i])
	}
}

func loopDFGammaQinv(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaQinv(x1[i])
	}
}

func loopQFGammaQinv(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaQinv(x1[i])
	}
}

func loopTFGammaQinv(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaQinv(x1[i])
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

func loopTFLess(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Less(x1[i])
	}
}

func loopTFGreater(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Greater(x1[i])
	}
}

func loopDFLessEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessEqual(x1[i])
	}
}

func loopDFGreaterEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterEqual(x1[i])
	}
}

func loopQFLessEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessEqual(x1[i])
	}
}

func loopQFGreaterEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterEqual(x1[i])
	}
}

func loopTFLessEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessEqual(x1[i])
	}
}

func loopTFGreaterEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterEqual(x1[i])
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

func loopTFGreaterEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterEqualFloat(x1[i])
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

func loopTFGreaterFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterFloat(x1[i])
	}
}

func loopDFI0(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].I0()
	}
}

func loopQFI0(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].I0()
	}
}

func loopTFI0(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].I0()
	}
}

func loopDFI1(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].I1()
	}
}

func loopQFI1(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].I1()
	}
}

func loopTFI1(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].I1()
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

func loopTFIlogb(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		r0 := x0[i].Ilogb()
		z0[i] = int32(r0)
	}
}

func loopF32Int32Down(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		r0 := limb.Int32Down[float32](x0[i])
		z0[i] = int32(r0)
	}
}

func loopF32Int32Nearest(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		r0 := limb.Int32Nearest[float32](x0[i])
		z0[i] = int32(r0)
	}
}

func loopF32Int32ToZero(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		r0 := limb.Int32ToZero[float32](x0[i])
		z0[i] = int32(r0)
	}
}

func loopF32Int32Up(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		r0 := limb.Int32Up[float32](x0[i])
		z0[i] = int32(r0)
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

func loopTFIsInf(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInf()
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

func loopTFIsInt(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInt()
	}
}

func loopCDFIsNaN(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsNaN()
	}
}

func loopCQFIsNaN(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsNaN()
	}
}

func loopCTFIsNaN(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsNaN()
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

func loopTFIsNaN(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.TF](a[1], n)
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

func loopCQFIsZero(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsZero()
	}
}

func loopCTFIsZero(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsZero()
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

func loopTFIsZero(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsZero()
	}
}

func loopDFJ0(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].J0()
	}
}

func loopQFJ0(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].J0()
	}
}

func loopTFJ0(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].J0()
	}
}

func loopDFJ1(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].J1()
	}
}

func loopQFJ1(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].J1()
	}
}

func loopTFJ1(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].J1()
	}
}

func loopDFJn(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Jn(int(x1[i]))
	}
}

func loopQFJn(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Jn(int(x1[i]))
	}
}

func loopTFJn(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Jn(int(x1[i]))
	}
}

func loopDFLambertW(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].LambertW()
	}
}

func loopQFLambertW(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].LambertW()
	}
}

func loopTFLambertW(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].LambertW()
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

func loopTFLdexp(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Ldexp(int(x1[i]))
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

func loopTFLessEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessEqualFloat(x1[i])
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

func loopTFLessFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessFloat(x1[i])
	}
}

func loopCDFPhase(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Phase()
	}
}

func loopCDFLog(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
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

func loopCTFPhase(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Phase()
	}
}

func loopCTFLog(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
	}
}

func loopDFLog(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
	}
}

func loopQFLog(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
	}
}

func loopTFLog(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
	}
}

func loopDFLog10(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log10()
	}
}

func loopQFLog10(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log10()
	}
}

func loopTFLog10(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log10()
	}
}

func loopDFLog2(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log2()
	}
}

func loopQFLog2(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log2()
	}
}

func loopTFLog2(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log2()
	}
}

func loopDFLogBeta(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LogBeta(x1[i])
	}
}

func loopQFLogBeta(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LogBeta(x1[i])
	}
}

func loopTFLogBeta(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LogBeta(x1[i])
	}
}

func loopDFLogGamma(n int, a Arrays) {
	z0, z1, x0 := view[limb.DF](a[0], n), view[int32](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		r0, r1 := x0[i].LogGamma()
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopQFLogGamma(n int, a Arrays) {
	z0, z1, x0 := view[limb.QF](a[0], n), view[int32](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		r0, r1 := x0[i].LogGamma()
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopTFLogGamma(n int, a Arrays) {
	z0, z1, x0 := view[limb.TF](a[0], n), view[int32](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		r0, r1 := x0[i].LogGamma()
		z0[i], z1[i] = r0, int32(r1)
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

func loopTFLogb(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Logb()
	}
}

func loopDFMax(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Max(x1[i])
	}
}

func loopQFMax(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Max(x1[i])
	}
}

func loopTFMax(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Max(x1[i])
	}
}

func loopDFMin(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Min(x1[i])
	}
}

func loopQFMin(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Min(x1[i])
	}
}

func loopTFMin(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Min(x1[i])
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

func loopTFModf(n int, a Arrays) {
	z0, z1, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].Modf()
	}
}

func loopCDFMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n), view[limb.CDF](a[2], n)
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

func loopCTFMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n), view[limb.CTF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mul(x1[i])
	}
}

func loopDFMulAdd(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].MulAdd(x1[i], x2[i])
	}
}

func loopQFMulAdd(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].MulAdd(x1[i], x2[i])
	}
}

func loopTFMulAdd(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].MulAdd(x1[i], x2[i])
	}
}

func loopF32MulDown(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = limb.MulDown[float32](x0[i], x1[i])
	}
}

func loopCDFMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n), view[float32](a[2], n)
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

func loopCTFMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulFloat(x1[i])
	}
}

func loopCDFMulReal(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulReal(x1[i])
	}
}

func loopCQFMulReal(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulReal(x1[i])
	}
}

func loopCTFMulReal(n int, a Arrays) {
	z0, x0, x1 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulReal(x1[i])
	}
}

func loopF32MulToZero(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = limb.MulToZero[float32](x0[i], x1[i])
	}
}

func loopF32MulUp(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = limb.MulUp[float32](x0[i], x1[i])
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

func loopCTFNeg(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Neg()
	}
}

func loopDFNorm3(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].Norm3(x1[i], x2[i])
	}
}

func loopQFNorm3(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].Norm3(x1[i], x2[i])
	}
}

func loopTFNorm3(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].Norm3(x1[i], x2[i])
	}
}

func loopDFNorm4(n int, a Arrays) {
	z0, x0, x1, x2, x3 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n), view[limb.DF](a[4], n)
	for i := range z0 {
		z0[i] = x0[i].Norm4(x1[i], x2[i], x3[i])
	}
}

func loopQFNorm4(n int, a Arrays) {
	z0, x0, x1, x2, x3 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n), view[limb.QF](a[4], n)
	for i := range z0 {
		z0[i] = x0[i].Norm4(x1[i], x2[i], x3[i])
	}
}

func loopTFNorm4(n int, a Arrays) {
	z0, x0, x1, x2, x3 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n), view[limb.TF](a[4], n)
	for i := range z0 {
		z0[i] = x0[i].Norm4(x1[i], x2[i], x3[i])
	}
}

func loopDFNormCDF(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].NormCDF()
	}
}

func loopQFNormCDF(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].NormCDF()
	}
}

func loopTFNormCDF(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].NormCDF()
	}
}

func loopDFNormCDFinv(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].NormCDFinv()
	}
}

func loopQFNormCDFinv(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].NormCDFinv()
	}
}

func loopTFNormCDFinv(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].NormCDFinv()
	}
}

func loopQFPair(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Pair()
	}
}

func loopTFPair(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Pair()
	}
}

func loopCDFPolar(n int, a Arrays) {
	z0, z1, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.CDF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].Polar()
	}
}

func loopCQFPolar(n int, a Arrays) {
	z0, z1, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.CQF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].Polar()
	}
}

func loopCTFPolar(n int, a Arrays) {
	z0, z1, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.CTF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].Polar()
	}
}

func loopCDFPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n), view[limb.CDF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopCQFPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n), view[limb.CQF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopCTFPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n), view[limb.CTF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopDFPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopQFPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopTFPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
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

func loopQFPowInt(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].PowInt(int(x1[i]))
	}
}

func loopTFPowInt(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].PowInt(int(x1[i]))
	}
}

func loopDFQuad(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Quad()
	}
}

func loopDFRcbrt(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rcbrt()
	}
}

func loopQFRcbrt(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rcbrt()
	}
}

func loopTFRcbrt(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rcbrt()
	}
}

func loopF32RcpDown(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = limb.RcpDown[float32](x0[i])
	}
}

func loopF32RcpToZero(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = limb.RcpToZero[float32](x0[i])
	}
}

func loopF32RcpUp(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = limb.RcpUp[float32](x0[i])
	}
}

func loopCDFRecip(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopCQFRecip(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopCTFRecip(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopDFRhypot(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Rhypot(x1[i])
	}
}

func loopQFRhypot(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Rhypot(x1[i])
	}
}

func loopTFRhypot(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Rhypot(x1[i])
	}
}

func loopDFRnorm3(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].Rnorm3(x1[i], x2[i])
	}
}

func loopQFRnorm3(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].Rnorm3(x1[i], x2[i])
	}
}

func loopTFRnorm3(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].Rnorm3(x1[i], x2[i])
	}
}

func loopDFRnorm4(n int, a Arrays) {
	z0, x0, x1, x2, x3 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n), view[limb.DF](a[3], n), view[limb.DF](a[4], n)
	for i := range z0 {
		z0[i] = x0[i].Rnorm4(x1[i], x2[i], x3[i])
	}
}

func loopQFRnorm4(n int, a Arrays) {
	z0, x0, x1, x2, x3 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n), view[limb.QF](a[3], n), view[limb.QF](a[4], n)
	for i := range z0 {
		z0[i] = x0[i].Rnorm4(x1[i], x2[i], x3[i])
	}
}

func loopTFRnorm4(n int, a Arrays) {
	z0, x0, x1, x2, x3 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n), view[limb.TF](a[3], n), view[limb.TF](a[4], n)
	for i := range z0 {
		z0[i] = x0[i].Rnorm4(x1[i], x2[i], x3[i])
	}
}

func loopDFSinCosPi(n int, a Arrays) {
	z0, z1, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCosPi()
	}
}

func loopF32RootOfUnity(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDF](a[0], n), view[int32](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = limb.RootOfUnity[float32](int(x0[i]), int(x1[i]))
	}
}

func loopQFSinCosPi(n int, a Arrays) {
	z0, z1, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[limb.QF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCosPi()
	}
}

func loopF32RootOfUnityQuad(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQF](a[0], n), view[int32](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = limb.RootOfUnityQuad[float32](int(x0[i]), int(x1[i]))
	}
}

func loopDFTriple(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Triple()
	}
}

func loopTFSinCosPi(n int, a Arrays) {
	z0, z1, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[limb.TF](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCosPi()
	}
}

func loopF32RootOfUnityTriple(n int, a Arrays) {
	z0, x0, x1 := view[limb.CTF](a[0], n), view[int32](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = limb.RootOfUnityTriple[float32](int(x0[i]), int(x1[i]))
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

func loopTFRound(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
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

func loopTFRoundEven(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].RoundEven()
	}
}

func loopDFRsqrt(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rsqrt()
	}
}

func loopQFRsqrt(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rsqrt()
	}
}

func loopTFRsqrt(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rsqrt()
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

func loopTFSign(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[limb.TF](a[1], n)
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

func loopTFSignbit(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Signbit()
	}
}

func loopCDFSinh(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopCDFSin(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopCQFSinh(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopCQFSin(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopCTFSinh(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopCTFSin(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopDFSin(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopQFSin(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopTFSin(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopDFSinPi(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].SinPi()
	}
}

func loopQFSinPi(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].SinPi()
	}
}

func loopTFSinPi(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].SinPi()
	}
}

func loopDFSinh(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopQFSinh(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopTFSinh(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopDFSloppyAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[limb.DF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].SloppyAdd(x1[i])
	}
}

func loopF32Split(n int, a Arrays) {
	z0, z1, x0 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = limb.Split[float32](x0[i])
	}
}

func loopCDFSqr(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopCQFSqr(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopCTFSqr(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopF32SqrtDown(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = limb.SqrtDown[float32](x0[i])
	}
}

func loopF32SqrtToZero(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = limb.SqrtToZero[float32](x0[i])
	}
}

func loopF32SqrtUp(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = limb.SqrtUp[float32](x0[i])
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

func loopCTFSub(n int, a Arrays) {
	z0, x0, x1 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n), view[limb.CTF](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Sub(x1[i])
	}
}

func loopCDFTanh(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopCDFTan(n int, a Arrays) {
	z0, x0 := view[limb.CDF](a[0], n), view[limb.CDF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopCQFTanh(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopCQFTan(n int, a Arrays) {
	z0, x0 := view[limb.CQF](a[0], n), view[limb.CQF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopCTFTanh(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopCTFTan(n int, a Arrays) {
	z0, x0 := view[limb.CTF](a[0], n), view[limb.CTF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopDFTan(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopQFTan(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopTFTan(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
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

func loopQFTanPi(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].TanPi()
	}
}

func loopTFTanPi(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].TanPi()
	}
}

func loopDFTanh(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopQFTanh(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopTFTanh(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopQFTriple(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Triple()
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

func loopTFTrunc(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Trunc()
	}
}

func loopDFY0(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Y0()
	}
}

func loopQFY0(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Y0()
	}
}

func loopTFY0(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Y0()
	}
}

func loopDFY1(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Y1()
	}
}

func loopQFY1(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Y1()
	}
}

func loopTFY1(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Y1()
	}
}

func loopDFYn(n int, a Arrays) {
	z0, x0, x1 := view[limb.DF](a[0], n), view[limb.DF](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Yn(int(x1[i]))
	}
}

func loopQFYn(n int, a Arrays) {
	z0, x0, x1 := view[limb.QF](a[0], n), view[limb.QF](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Yn(int(x1[i]))
	}
}

func loopTFYn(n int, a Arrays) {
	z0, x0, x1 := view[limb.TF](a[0], n), view[limb.TF](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Yn(int(x1[i]))
	}
}

func loopDFZeta(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Zeta()
	}
}

func loopQFZeta(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Zeta()
	}
}

func loopTFZeta(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Zeta()
	}
}

func loopF32Add(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = probe.Add[float32](x0[i], x1[i])
	}
}

func loopF32AddZero(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = probe.AddZero[float32](x0[i])
	}
}

func loopF32Compare(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = probe.Compare[float32](x0[i], x1[i])
	}
}

func loopF32Div(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = probe.Div[float32](x0[i], x1[i])
	}
}

func loopF32Mad(n int, a Arrays) {
	z0, x0, x1, x2 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n), view[float32](a[3], n)
	for i := range z0 {
		z0[i] = probe.Mad[float32](x0[i], x1[i], x2[i])
	}
}

func loopF32Mul(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = probe.Mul[float32](x0[i], x1[i])
	}
}

func loopF32MulZero(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = probe.MulZero[float32](x0[i])
	}
}

func loopF32NegSum(n int, a Arrays) {
	z0, x0, x1 := view[float32](a[0], n), view[float32](a[1], n), view[float32](a[2], n)
	for i := range z0 {
		z0[i] = probe.NegSum[float32](x0[i], x1[i])
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

func loopF32FromFloat(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = element.FromFloat[float32](x0[i])
	}
}

func loopF32QuadFromFloat(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = element.QuadFromFloat[float32](x0[i])
	}
}

func loopF32TripleFromFloat(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = element.TripleFromFloat[float32](x0[i])
	}
}

func loopDDAbs(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Abs()
	}
}

func loopF64TwoProd(n int, a Arrays) {
	z0, z1, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n), view[float64](a[3], n)
	for i := range z0 {
		z0[i], z1[i] = limb.TwoProd[float64](x0[i], x1[i])
	}
}

func loopF64TwoSum(n int, a Arrays) {
	z0, z1, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n), view[float64](a[3], n)
	for i := range z0 {
		z0[i], z1[i] = limb.TwoSum[float64](x0[i], x1[i])
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

func loopF64TwoDiff(n int, a Arrays) {
	z0, z1, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n), view[float64](a[3], n)
	for i := range z0 {
		z0[i], z1[i] = limb.TwoDiff[float64](x0[i], x1[i])
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

func loopTDNeg(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Neg()
	}
}

func loopTDAbs(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Abs()
	}
}

func loopTDHypot(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Hypot(x1[i])
	}
}

func loopCTDAbs(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.CTD](a[1], n)
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

func loopDDAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Add(x1[i])
	}
}

func loopCDDIsInf(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInf()
	}
}

func loopCDDAbsSqr(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AbsSqr()
	}
}

func loopQDSqr(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopQDAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Add(x1[i])
	}
}

func loopCQDIsInf(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInf()
	}
}

func loopCQDAbsSqr(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AbsSqr()
	}
}

func loopTDSqr(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopTDAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Add(x1[i])
	}
}

func loopCTDIsInf(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInf()
	}
}

func loopCTDAbsSqr(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AbsSqr()
	}
}

func loopDDNeg(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Neg()
	}
}

func loopDDAddFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].AddFloat(x1[i])
	}
}

func loopDDDiv(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
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

func loopDDSqrt(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqrt()
	}
}

func loopDDAsinh(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopDDAtan2(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Atan2(x1[i])
	}
}

func loopCDDAcos(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopQDAddFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].AddFloat(x1[i])
	}
}

func loopQDMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mul(x1[i])
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

func loopCQDSqrt(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqrt()
	}
}

func loopQDAsinh(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopQDAtan2(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Atan2(x1[i])
	}
}

func loopCQDAcos(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopTDAddFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].AddFloat(x1[i])
	}
}

func loopTDMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mul(x1[i])
	}
}

func loopTDSqrt(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqrt()
	}
}

func loopTDDiv(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Div(x1[i])
	}
}

func loopCTDSqrt(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqrt()
	}
}

func loopTDAsinh(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopTDAtan2(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Atan2(x1[i])
	}
}

func loopCTDAcos(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopDDAcos(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopQDAcos(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopTDAcos(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acos()
	}
}

func loopCDDAcosh(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopCQDAcosh(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopCTDAcosh(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopDDAcosh(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopQDAcosh(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
	}
}

func loopTDAcosh(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Acosh()
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

func loopCTDAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n), view[limb.CTD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Add(x1[i])
	}
}

func loopF64AddDown(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = limb.AddDown[float64](x0[i], x1[i])
	}
}

func loopF64AddToZero(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = limb.AddToZero[float64](x0[i], x1[i])
	}
}

func loopF64AddUp(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = limb.AddUp[float64](x0[i], x1[i])
	}
}

func loopDDSinCos(n int, a Arrays) {
	z0, z1, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCos()
	}
}

func loopDDAiryAi(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryAi()
	}
}

func loopQDSub(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Sub(x1[i])
	}
}

func loopQDSinCos(n int, a Arrays) {
	z0, z1, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCos()
	}
}

func loopQDAiryAi(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryAi()
	}
}

func loopTDSub(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Sub(x1[i])
	}
}

func loopTDSinCos(n int, a Arrays) {
	z0, z1, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCos()
	}
}

func loopTDAiryAi(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryAi()
	}
}

func loopDDAiryAiPrime(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryAiPrime()
	}
}

func loopQDAiryAiPrime(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryAiPrime()
	}
}

func loopTDAiryAiPrime(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryAiPrime()
	}
}

func loopDDAiryBi(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryBi()
	}
}

func loopQDAiryBi(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryBi()
	}
}

func loopTDAiryBi(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryBi()
	}
}

func loopDDAiryBiPrime(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryBiPrime()
	}
}

func loopQDAiryBiPrime(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryBiPrime()
	}
}

func loopTDAiryBiPrime(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].AiryBiPrime()
	}
}

func loopCDDAsin(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopCQDAsin(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopCTDAsin(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopDDAsin(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopQDAsin(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopTDAsin(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asin()
	}
}

func loopCDDAsinh(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopCQDAsinh(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopCTDAsinh(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Asinh()
	}
}

func loopDDLog1p(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log1p()
	}
}

func loopDDMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulFloat(x1[i])
	}
}

func loopCDDAtanh(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopCDDAtan(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopQDLog1p(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log1p()
	}
}

func loopQDMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulFloat(x1[i])
	}
}

func loopCQDAtanh(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopCQDAtan(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopTDLog1p(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log1p()
	}
}

func loopTDMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulFloat(x1[i])
	}
}

func loopCTDAtanh(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopCTDAtan(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopDDAtan(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopQDAtan(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopTDAtan(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atan()
	}
}

func loopDDAtanh(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopQDAtanh(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopTDAtanh(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Atanh()
	}
}

func loopDDBesselI(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselI(x1[i])
	}
}

func loopQDBesselI(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselI(x1[i])
	}
}

func loopTDBesselI(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselI(x1[i])
	}
}

func loopDDBesselJ(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselJ(x1[i])
	}
}

func loopQDBesselJ(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselJ(x1[i])
	}
}

func loopTDBesselJ(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselJ(x1[i])
	}
}

func loopDDBesselK(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselK(x1[i])
	}
}

func loopQDBesselK(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselK(x1[i])
	}
}

func loopTDBesselK(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselK(x1[i])
	}
}

func loopDDBesselY(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselY(x1[i])
	}
}

func loopQDBesselY(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselY(x1[i])
	}
}

func loopTDBesselY(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].BesselY(x1[i])
	}
}

func loopDDBeta(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Beta(x1[i])
	}
}

func loopQDBeta(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Beta(x1[i])
	}
}

func loopTDBeta(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Beta(x1[i])
	}
}

func loopDDBetaP(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaP(x1[i], x2[i])
	}
}

func loopQDBetaP(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaP(x1[i], x2[i])
	}
}

func loopTDBetaP(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaP(x1[i], x2[i])
	}
}

func loopDDBetaPinv(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaPinv(x1[i], x2[i])
	}
}

func loopQDBetaPinv(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaPinv(x1[i], x2[i])
	}
}

func loopTDBetaPinv(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaPinv(x1[i], x2[i])
	}
}

func loopDDBetaQ(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaQ(x1[i], x2[i])
	}
}

func loopQDBetaQ(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaQ(x1[i], x2[i])
	}
}

func loopTDBetaQ(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaQ(x1[i], x2[i])
	}
}

func loopDDBetaQinv(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaQinv(x1[i], x2[i])
	}
}

func loopQDBetaQinv(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaQinv(x1[i], x2[i])
	}
}

func loopTDBetaQinv(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].BetaQinv(x1[i], x2[i])
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

func loopTDQuad(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Quad()
	}
}

func loopTDCanon(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Canon()
	}
}

func loopDDCbrt(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cbrt()
	}
}

func loopQDCbrt(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cbrt()
	}
}

func loopTDCbrt(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cbrt()
	}
}

func loopDDFloor(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
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

func loopQDFloor(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Floor()
	}
}

func loopQDCeil(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Ceil()
	}
}

func loopTDFloor(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Floor()
	}
}

func loopTDCeil(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Ceil()
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

func loopCTDConj(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Conj()
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

func loopTDCopysign(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Copysign(x1[i])
	}
}

func loopDDMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mul(x1[i])
	}
}

func loopCDDCosh(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopCDDCos(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopCQDCosh(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopCQDCos(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopCTDCosh(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopCTDCos(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopDDCos(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopQDCos(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopTDCos(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cos()
	}
}

func loopDDCosPi(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].CosPi()
	}
}

func loopQDCosPi(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].CosPi()
	}
}

func loopTDCosPi(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].CosPi()
	}
}

func loopDDCosh(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopQDCosh(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopTDCosh(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Cosh()
	}
}

func loopDDRecip(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopDDDigamma(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Digamma()
	}
}

func loopQDRecip(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopQDDigamma(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Digamma()
	}
}

func loopTDRecip(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopTDDigamma(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Digamma()
	}
}

func loopDDSub(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Sub(x1[i])
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

func loopTDDim(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Dim(x1[i])
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

func loopCTDDiv(n int, a Arrays) {
	z0, x0, x1 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n), view[limb.CTD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Div(x1[i])
	}
}

func loopF64DivDown(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = limb.DivDown[float64](x0[i], x1[i])
	}
}

func loopDDDivFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].DivFloat(x1[i])
	}
}

func loopQDDivFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].DivFloat(x1[i])
	}
}

func loopTDDivFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].DivFloat(x1[i])
	}
}

func loopF64DivToZero(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = limb.DivToZero[float64](x0[i], x1[i])
	}
}

func loopF64DivUp(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = limb.DivUp[float64](x0[i], x1[i])
	}
}

func loopDDSubFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].SubFloat(x1[i])
	}
}

func loopDDEllipticE(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].EllipticE()
	}
}

func loopQDSubFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].SubFloat(x1[i])
	}
}

func loopQDEllipticE(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].EllipticE()
	}
}

func loopTDSubFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].SubFloat(x1[i])
	}
}

func loopTDEllipticE(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].EllipticE()
	}
}

func loopDDEllipticK(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].EllipticK()
	}
}

func loopQDEllipticK(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].EllipticK()
	}
}

func loopTDEllipticK(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].EllipticK()
	}
}

func loopDDEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopCDDEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.CDD](a[1], n), view[limb.CDD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopQDEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopCQDEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.CQD](a[1], n), view[limb.CQD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopTDEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Equal(x1[i])
	}
}

func loopCTDEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.CTD](a[1], n), view[limb.CTD](a[2], n)
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

func loopQDEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].EqualFloat(x1[i])
	}
}

func loopTDEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].EqualFloat(x1[i])
	}
}

func loopDDErf(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erf()
	}
}

func loopQDErf(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erf()
	}
}

func loopTDErf(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erf()
	}
}

func loopDDErfc(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfc()
	}
}

func loopQDErfc(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfc()
	}
}

func loopTDErfc(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfc()
	}
}

func loopDDErfcinv(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfcinv()
	}
}

func loopQDErfcinv(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfcinv()
	}
}

func loopTDErfcinv(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfcinv()
	}
}

func loopDDErfcx(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfcx()
	}
}

func loopQDErfcx(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfcx()
	}
}

func loopTDErfcx(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfcx()
	}
}

func loopDDErfinv(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfinv()
	}
}

func loopQDErfinv(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfinv()
	}
}

func loopTDErfinv(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Erfinv()
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

func loopTDExp(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp()
	}
}

func loopCTDExp(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp()
	}
}

func loopDDExp10(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp10()
	}
}

func loopQDExp10(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp10()
	}
}

func loopTDExp10(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp10()
	}
}

func loopDDExp2(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp2()
	}
}

func loopQDExp2(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp2()
	}
}

func loopTDExp2(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Exp2()
	}
}

func loopDDExpInt(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].ExpInt()
	}
}

func loopQDExpInt(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].ExpInt()
	}
}

func loopTDExpInt(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].ExpInt()
	}
}

func loopDDExpm1(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Expm1()
	}
}

func loopQDExpm1(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Expm1()
	}
}

func loopTDExpm1(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Expm1()
	}
}

func loopF64FMADown(n int, a Arrays) {
	z0, x0, x1, x2 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n), view[float64](a[3], n)
	for i := range z0 {
		z0[i] = limb.FMADown[float64](x0[i], x1[i], x2[i])
	}
}

func loopF64FMAToZero(n int, a Arrays) {
	z0, x0, x1, x2 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n), view[float64](a[3], n)
	for i := range z0 {
		z0[i] = limb.FMAToZero[float64](x0[i], x1[i], x2[i])
	}
}

func loopF64FMAUp(n int, a Arrays) {
	z0, x0, x1, x2 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n), view[float64](a[3], n)
	for i := range z0 {
		z0[i] = limb.FMAUp[float64](x0[i], x1[i], x2[i])
	}
}

func loopDDFastMod(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].FastMod(x1[i])
	}
}

func loopQDFastMod(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].FastMod(x1[i])
	}
}

func loopTDFastMod(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].FastMod(x1[i])
	}
}

func loopDDFastRemainder(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].FastRemainder(x1[i])
	}
}

func loopQDFastRemainder(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].FastRemainder(x1[i])
	}
}

func loopTDFastRemainder(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].FastRemainder(x1[i])
	}
}

func loopDDFastRemquo(n int, a Arrays) {
	z0, z1, x0, x1 := view[limb.DD](a[0], n), view[int32](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n)
	for i := range z0 {
		r0, r1 := x0[i].FastRemquo(x1[i])
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopQDFastRemquo(n int, a Arrays) {
	z0, z1, x0, x1 := view[limb.QD](a[0], n), view[int32](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n)
	for i := range z0 {
		r0, r1 := x0[i].FastRemquo(x1[i])
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopTDFastRemquo(n int, a Arrays) {
	z0, z1, x0, x1 := view[limb.TD](a[0], n), view[int32](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n)
	for i := range z0 {
		r0, r1 := x0[i].FastRemquo(x1[i])
		z0[i], z1[i] = r0, int32(r1)
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

func loopTDFrexp(n int, a Arrays) {
	z0, z1, x0 := view[limb.TD](a[0], n), view[int32](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		r0, r1 := x0[i].Frexp()
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopF64FromIntDown(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[int32](a[1], n)
	for i := range z0 {
		z0[i] = limb.FromIntDown[float64](int(x0[i]))
	}
}

func loopF64FromIntToZero(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[int32](a[1], n)
	for i := range z0 {
		z0[i] = limb.FromIntToZero[float64](int(x0[i]))
	}
}

func loopF64FromIntUp(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[int32](a[1], n)
	for i := range z0 {
		z0[i] = limb.FromIntUp[float64](int(x0[i]))
	}
}

func loopDDGamma(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Gamma()
	}
}

func loopQDGamma(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Gamma()
	}
}

func loopTDGamma(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Gamma()
	}
}

func loopDDGammaP(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaP(x1[i])
	}
}

func loopQDGammaP(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaP(x1[i])
	}
}

func loopTDGammaP(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaP(x1[i])
	}
}

func loopDDGammaPinv(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaPinv(x1[i])
	}
}

func loopQDGammaPinv(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaPinv(x1[i])
	}
}

func loopTDGammaPinv(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaPinv(x1[i])
	}
}

func loopDDGammaQ(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaQ(x1[i])
	}
}

func loopQDGammaQ(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaQ(x1[i])
	}
}

func loopTDGammaQ(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaQ(x1[i])
	}
}

func loopDDGammaQinv(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaQinv(x1[i])
	}
}

func loopQDGammaQinv(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaQinv(x1[i])
	}
}

func loopTDGammaQinv(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GammaQinv(x1[i])
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

func loopTDLess(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Less(x1[i])
	}
}

func loopTDGreater(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Greater(x1[i])
	}
}

func loopDDLessEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessEqual(x1[i])
	}
}

func loopDDGreaterEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterEqual(x1[i])
	}
}

func loopQDLessEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessEqual(x1[i])
	}
}

func loopQDGreaterEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterEqual(x1[i])
	}
}

func loopTDLessEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessEqual(x1[i])
	}
}

func loopTDGreaterEqual(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterEqual(x1[i])
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

func loopTDGreaterEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterEqualFloat(x1[i])
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

func loopTDGreaterFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].GreaterFloat(x1[i])
	}
}

func loopDDI0(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].I0()
	}
}

func loopQDI0(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].I0()
	}
}

func loopTDI0(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].I0()
	}
}

func loopDDI1(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].I1()
	}
}

func loopQDI1(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].I1()
	}
}

func loopTDI1(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].I1()
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

func loopTDIlogb(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		r0 := x0[i].Ilogb()
		z0[i] = int32(r0)
	}
}

func loopF64Int32Down(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		r0 := limb.Int32Down[float64](x0[i])
		z0[i] = int32(r0)
	}
}

func loopF64Int32Nearest(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		r0 := limb.Int32Nearest[float64](x0[i])
		z0[i] = int32(r0)
	}
}

func loopF64Int32ToZero(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		r0 := limb.Int32ToZero[float64](x0[i])
		z0[i] = int32(r0)
	}
}

func loopF64Int32Up(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		r0 := limb.Int32Up[float64](x0[i])
		z0[i] = int32(r0)
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

func loopTDIsInf(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInf()
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

func loopTDIsInt(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsInt()
	}
}

func loopCDDIsNaN(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsNaN()
	}
}

func loopCQDIsNaN(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsNaN()
	}
}

func loopCTDIsNaN(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsNaN()
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

func loopTDIsNaN(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.TD](a[1], n)
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

func loopCQDIsZero(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsZero()
	}
}

func loopCTDIsZero(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsZero()
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

func loopTDIsZero(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].IsZero()
	}
}

func loopDDJ0(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].J0()
	}
}

func loopQDJ0(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].J0()
	}
}

func loopTDJ0(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].J0()
	}
}

func loopDDJ1(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].J1()
	}
}

func loopQDJ1(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].J1()
	}
}

func loopTDJ1(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].J1()
	}
}

func loopDDJn(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Jn(int(x1[i]))
	}
}

func loopQDJn(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Jn(int(x1[i]))
	}
}

func loopTDJn(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Jn(int(x1[i]))
	}
}

func loopDDLambertW(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].LambertW()
	}
}

func loopQDLambertW(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].LambertW()
	}
}

func loopTDLambertW(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].LambertW()
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

func loopTDLdexp(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Ldexp(int(x1[i]))
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

func loopTDLessEqualFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessEqualFloat(x1[i])
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

func loopTDLessFloat(n int, a Arrays) {
	z0, x0, x1 := view[bool](a[0], n), view[limb.TD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LessFloat(x1[i])
	}
}

func loopCDDPhase(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Phase()
	}
}

func loopCDDLog(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
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

func loopCTDPhase(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Phase()
	}
}

func loopCTDLog(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
	}
}

func loopDDLog(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
	}
}

func loopQDLog(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
	}
}

func loopTDLog(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log()
	}
}

func loopDDLog10(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log10()
	}
}

func loopQDLog10(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log10()
	}
}

func loopTDLog10(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log10()
	}
}

func loopDDLog2(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log2()
	}
}

func loopQDLog2(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log2()
	}
}

func loopTDLog2(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Log2()
	}
}

func loopDDLogBeta(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LogBeta(x1[i])
	}
}

func loopQDLogBeta(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LogBeta(x1[i])
	}
}

func loopTDLogBeta(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].LogBeta(x1[i])
	}
}

func loopDDLogGamma(n int, a Arrays) {
	z0, z1, x0 := view[limb.DD](a[0], n), view[int32](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		r0, r1 := x0[i].LogGamma()
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopQDLogGamma(n int, a Arrays) {
	z0, z1, x0 := view[limb.QD](a[0], n), view[int32](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		r0, r1 := x0[i].LogGamma()
		z0[i], z1[i] = r0, int32(r1)
	}
}

func loopTDLogGamma(n int, a Arrays) {
	z0, z1, x0 := view[limb.TD](a[0], n), view[int32](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		r0, r1 := x0[i].LogGamma()
		z0[i], z1[i] = r0, int32(r1)
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

func loopTDLogb(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Logb()
	}
}

func loopDDMax(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Max(x1[i])
	}
}

func loopQDMax(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Max(x1[i])
	}
}

func loopTDMax(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Max(x1[i])
	}
}

func loopDDMin(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Min(x1[i])
	}
}

func loopQDMin(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Min(x1[i])
	}
}

func loopTDMin(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Min(x1[i])
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

func loopTDModf(n int, a Arrays) {
	z0, z1, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].Modf()
	}
}

func loopCDDMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n), view[limb.CDD](a[2], n)
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

func loopCTDMul(n int, a Arrays) {
	z0, x0, x1 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n), view[limb.CTD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Mul(x1[i])
	}
}

func loopDDMulAdd(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].MulAdd(x1[i], x2[i])
	}
}

func loopQDMulAdd(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].MulAdd(x1[i], x2[i])
	}
}

func loopTDMulAdd(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].MulAdd(x1[i], x2[i])
	}
}

func loopF64MulDown(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = limb.MulDown[float64](x0[i], x1[i])
	}
}

func loopCDDMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n), view[float64](a[2], n)
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

func loopCTDMulFloat(n int, a Arrays) {
	z0, x0, x1 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulFloat(x1[i])
	}
}

func loopCDDMulReal(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulReal(x1[i])
	}
}

func loopCQDMulReal(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulReal(x1[i])
	}
}

func loopCTDMulReal(n int, a Arrays) {
	z0, x0, x1 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].MulReal(x1[i])
	}
}

func loopF64MulToZero(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = limb.MulToZero[float64](x0[i], x1[i])
	}
}

func loopF64MulUp(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = limb.MulUp[float64](x0[i], x1[i])
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

func loopCTDNeg(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Neg()
	}
}

func loopDDNorm3(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].Norm3(x1[i], x2[i])
	}
}

func loopQDNorm3(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].Norm3(x1[i], x2[i])
	}
}

func loopTDNorm3(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].Norm3(x1[i], x2[i])
	}
}

func loopDDNorm4(n int, a Arrays) {
	z0, x0, x1, x2, x3 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n), view[limb.DD](a[4], n)
	for i := range z0 {
		z0[i] = x0[i].Norm4(x1[i], x2[i], x3[i])
	}
}

func loopQDNorm4(n int, a Arrays) {
	z0, x0, x1, x2, x3 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n), view[limb.QD](a[4], n)
	for i := range z0 {
		z0[i] = x0[i].Norm4(x1[i], x2[i], x3[i])
	}
}

func loopTDNorm4(n int, a Arrays) {
	z0, x0, x1, x2, x3 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n), view[limb.TD](a[4], n)
	for i := range z0 {
		z0[i] = x0[i].Norm4(x1[i], x2[i], x3[i])
	}
}

func loopDDNormCDF(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].NormCDF()
	}
}

func loopQDNormCDF(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].NormCDF()
	}
}

func loopTDNormCDF(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].NormCDF()
	}
}

func loopDDNormCDFinv(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].NormCDFinv()
	}
}

func loopQDNormCDFinv(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].NormCDFinv()
	}
}

func loopTDNormCDFinv(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].NormCDFinv()
	}
}

func loopQDPair(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Pair()
	}
}

func loopTDPair(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Pair()
	}
}

func loopCDDPolar(n int, a Arrays) {
	z0, z1, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.CDD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].Polar()
	}
}

func loopCQDPolar(n int, a Arrays) {
	z0, z1, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.CQD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].Polar()
	}
}

func loopCTDPolar(n int, a Arrays) {
	z0, z1, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.CTD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].Polar()
	}
}

func loopCDDPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n), view[limb.CDD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopCQDPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n), view[limb.CQD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopCTDPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n), view[limb.CTD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopDDPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopQDPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Pow(x1[i])
	}
}

func loopTDPow(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
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

func loopQDPowInt(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].PowInt(int(x1[i]))
	}
}

func loopTDPowInt(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].PowInt(int(x1[i]))
	}
}

func loopDDQuad(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Quad()
	}
}

func loopDDRcbrt(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rcbrt()
	}
}

func loopQDRcbrt(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rcbrt()
	}
}

func loopTDRcbrt(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rcbrt()
	}
}

func loopF64RcpDown(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = limb.RcpDown[float64](x0[i])
	}
}

func loopF64RcpToZero(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = limb.RcpToZero[float64](x0[i])
	}
}

func loopF64RcpUp(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = limb.RcpUp[float64](x0[i])
	}
}

func loopCDDRecip(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopCQDRecip(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopCTDRecip(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Recip()
	}
}

func loopDDRhypot(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Rhypot(x1[i])
	}
}

func loopQDRhypot(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Rhypot(x1[i])
	}
}

func loopTDRhypot(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Rhypot(x1[i])
	}
}

func loopDDRnorm3(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].Rnorm3(x1[i], x2[i])
	}
}

func loopQDRnorm3(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].Rnorm3(x1[i], x2[i])
	}
}

func loopTDRnorm3(n int, a Arrays) {
	z0, x0, x1, x2 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n)
	for i := range z0 {
		z0[i] = x0[i].Rnorm3(x1[i], x2[i])
	}
}

func loopDDRnorm4(n int, a Arrays) {
	z0, x0, x1, x2, x3 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n), view[limb.DD](a[3], n), view[limb.DD](a[4], n)
	for i := range z0 {
		z0[i] = x0[i].Rnorm4(x1[i], x2[i], x3[i])
	}
}

func loopQDRnorm4(n int, a Arrays) {
	z0, x0, x1, x2, x3 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n), view[limb.QD](a[3], n), view[limb.QD](a[4], n)
	for i := range z0 {
		z0[i] = x0[i].Rnorm4(x1[i], x2[i], x3[i])
	}
}

func loopTDRnorm4(n int, a Arrays) {
	z0, x0, x1, x2, x3 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n), view[limb.TD](a[3], n), view[limb.TD](a[4], n)
	for i := range z0 {
		z0[i] = x0[i].Rnorm4(x1[i], x2[i], x3[i])
	}
}

func loopDDSinCosPi(n int, a Arrays) {
	z0, z1, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCosPi()
	}
}

func loopF64RootOfUnity(n int, a Arrays) {
	z0, x0, x1 := view[limb.CDD](a[0], n), view[int32](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = limb.RootOfUnity[float64](int(x0[i]), int(x1[i]))
	}
}

func loopQDSinCosPi(n int, a Arrays) {
	z0, z1, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[limb.QD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCosPi()
	}
}

func loopF64RootOfUnityQuad(n int, a Arrays) {
	z0, x0, x1 := view[limb.CQD](a[0], n), view[int32](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = limb.RootOfUnityQuad[float64](int(x0[i]), int(x1[i]))
	}
}

func loopDDTriple(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Triple()
	}
}

func loopTDSinCosPi(n int, a Arrays) {
	z0, z1, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[limb.TD](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = x0[i].SinCosPi()
	}
}

func loopF64RootOfUnityTriple(n int, a Arrays) {
	z0, x0, x1 := view[limb.CTD](a[0], n), view[int32](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = limb.RootOfUnityTriple[float64](int(x0[i]), int(x1[i]))
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

func loopTDRound(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
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

func loopTDRoundEven(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].RoundEven()
	}
}

func loopDDRsqrt(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rsqrt()
	}
}

func loopQDRsqrt(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rsqrt()
	}
}

func loopTDRsqrt(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Rsqrt()
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

func loopTDSign(n int, a Arrays) {
	z0, x0 := view[int32](a[0], n), view[limb.TD](a[1], n)
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

func loopTDSignbit(n int, a Arrays) {
	z0, x0 := view[bool](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Signbit()
	}
}

func loopCDDSinh(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopCDDSin(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopCQDSinh(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopCQDSin(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopCTDSinh(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopCTDSin(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopDDSin(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopQDSin(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopTDSin(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sin()
	}
}

func loopDDSinPi(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].SinPi()
	}
}

func loopQDSinPi(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].SinPi()
	}
}

func loopTDSinPi(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].SinPi()
	}
}

func loopDDSinh(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopQDSinh(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopTDSinh(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sinh()
	}
}

func loopDDSloppyAdd(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[limb.DD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].SloppyAdd(x1[i])
	}
}

func loopF64Split(n int, a Arrays) {
	z0, z1, x0 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i], z1[i] = limb.Split[float64](x0[i])
	}
}

func loopCDDSqr(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopCQDSqr(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopCTDSqr(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Sqr()
	}
}

func loopF64SqrtDown(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = limb.SqrtDown[float64](x0[i])
	}
}

func loopF64SqrtToZero(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = limb.SqrtToZero[float64](x0[i])
	}
}

func loopF64SqrtUp(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = limb.SqrtUp[float64](x0[i])
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

func loopCTDSub(n int, a Arrays) {
	z0, x0, x1 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n), view[limb.CTD](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Sub(x1[i])
	}
}

func loopCDDTanh(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopCDDTan(n int, a Arrays) {
	z0, x0 := view[limb.CDD](a[0], n), view[limb.CDD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopCQDTanh(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopCQDTan(n int, a Arrays) {
	z0, x0 := view[limb.CQD](a[0], n), view[limb.CQD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopCTDTanh(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopCTDTan(n int, a Arrays) {
	z0, x0 := view[limb.CTD](a[0], n), view[limb.CTD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopDDTan(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopQDTan(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tan()
	}
}

func loopTDTan(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
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

func loopQDTanPi(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].TanPi()
	}
}

func loopTDTanPi(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].TanPi()
	}
}

func loopDDTanh(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopQDTanh(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopTDTanh(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Tanh()
	}
}

func loopQDTriple(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Triple()
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

func loopTDTrunc(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Trunc()
	}
}

func loopDDY0(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Y0()
	}
}

func loopQDY0(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Y0()
	}
}

func loopTDY0(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Y0()
	}
}

func loopDDY1(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Y1()
	}
}

func loopQDY1(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Y1()
	}
}

func loopTDY1(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Y1()
	}
}

func loopDDYn(n int, a Arrays) {
	z0, x0, x1 := view[limb.DD](a[0], n), view[limb.DD](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Yn(int(x1[i]))
	}
}

func loopQDYn(n int, a Arrays) {
	z0, x0, x1 := view[limb.QD](a[0], n), view[limb.QD](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Yn(int(x1[i]))
	}
}

func loopTDYn(n int, a Arrays) {
	z0, x0, x1 := view[limb.TD](a[0], n), view[limb.TD](a[1], n), view[int32](a[2], n)
	for i := range z0 {
		z0[i] = x0[i].Yn(int(x1[i]))
	}
}

func loopDDZeta(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Zeta()
	}
}

func loopQDZeta(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Zeta()
	}
}

func loopTDZeta(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Zeta()
	}
}

func loopVecDdToDF(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].DF()
	}
}

func loopVecDdToFloat32(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Float32()
	}
}

func loopVecDdToFloat64(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Float64()
	}
}

func loopVecDdToQF(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].QF()
	}
}

func loopVecQdToTF(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].TF()
	}
}

func loopVecDdToTF(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.DD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].TF()
	}
}

func loopVecDfToDD(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].DD()
	}
}

func loopVecDfToFloat64(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Float64()
	}
}

func loopVecDfToFloat32(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Float32()
	}
}

func loopVecDfToQD(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].QD()
	}
}

func loopVecDfToTD(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.DF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].TD()
	}
}

func loopVecFloat32ToDD(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = limb.F32(x0[i]).DD()
	}
}

func loopVecFloat32ToQD(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = limb.F32(x0[i]).QD()
	}
}

func loopVecFloat32ToTD(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[float32](a[1], n)
	for i := range z0 {
		z0[i] = limb.F32(x0[i]).TD()
	}
}

func loopVecFloat64ToDF(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = limb.F64(x0[i]).DF()
	}
}

func loopVecFloat64ToQF(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = limb.F64(x0[i]).QF()
	}
}

func loopVecFloat64ToTF(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = limb.F64(x0[i]).TF()
	}
}

func loopVecQdToDF(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].DF()
	}
}

func loopVecQdToFloat32(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Float32()
	}
}

func loopVecQdToFloat64(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Float64()
	}
}

func loopVecQdToQF(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.QD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].QF()
	}
}

func loopVecQfToQD(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].QD()
	}
}

func loopVecQfToDD(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].DD()
	}
}

func loopVecQfToFloat32(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Float32()
	}
}

func loopVecQfToFloat64(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Float64()
	}
}

func loopVecQfToTD(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.QF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].TD()
	}
}

func loopVecTdToDF(n int, a Arrays) {
	z0, x0 := view[limb.DF](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].DF()
	}
}

func loopVecTdToFloat32(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Float32()
	}
}

func loopVecTdToFloat64(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Float64()
	}
}

func loopVecTdToQF(n int, a Arrays) {
	z0, x0 := view[limb.QF](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].QF()
	}
}

func loopVecTdToTF(n int, a Arrays) {
	z0, x0 := view[limb.TF](a[0], n), view[limb.TD](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].TF()
	}
}

func loopVecTfToDD(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].DD()
	}
}

func loopVecTfToFloat32(n int, a Arrays) {
	z0, x0 := view[float32](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Float32()
	}
}

func loopVecTfToFloat64(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].Float64()
	}
}

func loopVecTfToQD(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].QD()
	}
}

func loopVecTfToTD(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[limb.TF](a[1], n)
	for i := range z0 {
		z0[i] = x0[i].TD()
	}
}

func loopF64Add(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = probe.Add[float64](x0[i], x1[i])
	}
}

func loopF64AddZero(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = probe.AddZero[float64](x0[i])
	}
}

func loopF64Compare(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = probe.Compare[float64](x0[i], x1[i])
	}
}

func loopF64Div(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = probe.Div[float64](x0[i], x1[i])
	}
}

func loopF64Mad(n int, a Arrays) {
	z0, x0, x1, x2 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n), view[float64](a[3], n)
	for i := range z0 {
		z0[i] = probe.Mad[float64](x0[i], x1[i], x2[i])
	}
}

func loopF64Mul(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = probe.Mul[float64](x0[i], x1[i])
	}
}

func loopF64MulZero(n int, a Arrays) {
	z0, x0 := view[float64](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = probe.MulZero[float64](x0[i])
	}
}

func loopF64NegSum(n int, a Arrays) {
	z0, x0, x1 := view[float64](a[0], n), view[float64](a[1], n), view[float64](a[2], n)
	for i := range z0 {
		z0[i] = probe.NegSum[float64](x0[i], x1[i])
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

func loopF64FromFloat(n int, a Arrays) {
	z0, x0 := view[limb.DD](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = element.FromFloat[float64](x0[i])
	}
}

func loopF64QuadFromFloat(n int, a Arrays) {
	z0, x0 := view[limb.QD](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = element.QuadFromFloat[float64](x0[i])
	}
}

func loopF64TripleFromFloat(n int, a Arrays) {
	z0, x0 := view[limb.TD](a[0], n), view[float64](a[1], n)
	for i := range z0 {
		z0[i] = element.TripleFromFloat[float64](x0[i])
	}
}
