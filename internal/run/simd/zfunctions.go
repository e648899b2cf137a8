// Code generated from the Go source of limb by gen; DO NOT EDIT.

package simd

var (
	avx2DFAbs, avx512DFAbs, neonDFAbs                                           entry
	DFAbs                                                                       = Function{"DF.Abs", 4, 1, "\b\b", 32, 16, [...]*entry{&avx2DFAbs, &avx512DFAbs, &neonDFAbs}, loopDFAbs, false}
	avx2F32TwoProd, avx512F32TwoProd, neonF32TwoProd                            entry
	F32TwoProd                                                                  = Function{"f32.TwoProd", 2, 2, "\x04\x04\x04\x04", 32, 32, [...]*entry{&avx2F32TwoProd, &avx512F32TwoProd, &neonF32TwoProd}, loopF32TwoProd, false}
	avx2F32TwoSum, avx512F32TwoSum, neonF32TwoSum                               entry
	F32TwoSum                                                                   = Function{"f32.TwoSum", 6, 2, "\x04\x04\x04\x04", 32, 32, [...]*entry{&avx2F32TwoSum, &avx512F32TwoSum, &neonF32TwoSum}, loopF32TwoSum, false}
	avx2F32FastTwoSum, avx512F32FastTwoSum, neonF32FastTwoSum                   entry
	F32FastTwoSum                                                               = Function{"f32.FastTwoSum", 3, 2, "\x04\x04\x04\x04", 32, 32, [...]*entry{&avx2F32FastTwoSum, &avx512F32FastTwoSum, &neonF32FastTwoSum}, loopF32FastTwoSum, false}
	avx2F32TwoSqr, avx512F32TwoSqr, neonF32TwoSqr                               entry
	F32TwoSqr                                                                   = Function{"f32.TwoSqr", 2, 2, "\x04\x04\x04", 32, 32, [...]*entry{&avx2F32TwoSqr, &avx512F32TwoSqr, &neonF32TwoSqr}, loopF32TwoSqr, false}
	avx2DFHypot, avx512DFHypot, neonDFHypot                                     entry
	DFHypot                                                                     = Function{"DF.Hypot", 230, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFHypot, &avx512DFHypot, &neonDFHypot}, loopDFHypot, false}
	avx2CDFAbs, avx512CDFAbs, neonCDFAbs                                        entry
	CDFAbs                                                                      = Function{"CDF.Abs", 230, 1, "\b\x10", 64, 16, [...]*entry{&avx2CDFAbs, &avx512CDFAbs, &neonCDFAbs}, loopCDFAbs, false}
	avx2QFNeg, avx512QFNeg, neonQFNeg                                           entry
	QFNeg                                                                       = Function{"QF.Neg", 4, 1, "\x10\x10", 32, 16, [...]*entry{&avx2QFNeg, &avx512QFNeg, &neonQFNeg}, loopQFNeg, false}
	avx2QFAbs, avx512QFAbs, neonQFAbs                                           entry
	QFAbs                                                                       = Function{"QF.Abs", 9, 1, "\x10\x10", 32, 16, [...]*entry{&avx2QFAbs, &avx512QFAbs, &neonQFAbs}, loopQFAbs, false}
	avx2F32TwoDiff, avx512F32TwoDiff, neonF32TwoDiff                            entry
	F32TwoDiff                                                                  = Function{"f32.TwoDiff", 6, 2, "\x04\x04\x04\x04", 32, 32, [...]*entry{&avx2F32TwoDiff, &avx512F32TwoDiff, &neonF32TwoDiff}, loopF32TwoDiff, false}
	avx2QFHypot, avx512QFHypot, neonQFHypot                                     entry
	QFHypot                                                                     = Function{"QF.Hypot", 975, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFHypot, &avx512QFHypot, &neonQFHypot}, loopQFHypot, false}
	avx2CQFAbs, avx512CQFAbs, neonCQFAbs                                        entry
	CQFAbs                                                                      = Function{"CQF.Abs", 975, 1, "\x10 ", 64, 16, [...]*entry{&avx2CQFAbs, &avx512CQFAbs, &neonCQFAbs}, loopCQFAbs, false}
	avx2DFSqr, avx512DFSqr, neonDFSqr                                           entry
	DFSqr                                                                       = Function{"DF.Sqr", 18, 1, "\b\b", 32, 16, [...]*entry{&avx2DFSqr, &avx512DFSqr, &neonDFSqr}, loopDFSqr, false}
	avx2DFAdd, avx512DFAdd, neonDFAdd                                           entry
	DFAdd                                                                       = Function{"DF.Add", 30, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFAdd, &avx512DFAdd, &neonDFAdd}, loopDFAdd, false}
	avx2CDFIsInf, avx512CDFIsInf, neonCDFIsInf                                  entry
	CDFIsInf                                                                    = Function{"CDF.IsInf", 9, 1, "\x04\x10", 32, 32, [...]*entry{&avx2CDFIsInf, &avx512CDFIsInf, &neonCDFIsInf}, loopCDFIsInf, true}
	avx2CDFAbsSqr, avx512CDFAbsSqr, neonCDFAbsSqr                               entry
	CDFAbsSqr                                                                   = Function{"CDF.AbsSqr", 78, 1, "\b\x10", 32, 16, [...]*entry{&avx2CDFAbsSqr, &avx512CDFAbsSqr, &neonCDFAbsSqr}, loopCDFAbsSqr, false}
	avx2QFSqr, avx512QFSqr, neonQFSqr                                           entry
	QFSqr                                                                       = Function{"QF.Sqr", 85, 1, "\x10\x10", 32, 16, [...]*entry{&avx2QFSqr, &avx512QFSqr, &neonQFSqr}, loopQFSqr, false}
	avx2QFAdd, avx512QFAdd, neonQFAdd                                           entry
	QFAdd                                                                       = Function{"QF.Add", 124, 1, "\x10\x10\x10", 32, 16, [...]*entry{&avx2QFAdd, &avx512QFAdd, &neonQFAdd}, loopQFAdd, false}
	avx2CQFIsInf, avx512CQFIsInf, neonCQFIsInf                                  entry
	CQFIsInf                                                                    = Function{"CQF.IsInf", 9, 1, "\x04 ", 32, 32, [...]*entry{&avx2CQFIsInf, &avx512CQFIsInf, &neonCQFIsInf}, loopCQFIsInf, true}
	avx2CQFAbsSqr, avx512CQFAbsSqr, neonCQFAbsSqr                               entry
	CQFAbsSqr                                                                   = Function{"CQF.AbsSqr", 308, 1, "\x10 ", 64, 16, [...]*entry{&avx2CQFAbsSqr, &avx512CQFAbsSqr, &neonCQFAbsSqr}, loopCQFAbsSqr, false}
	avx2DFNeg, avx512DFNeg, neonDFNeg                                           entry
	DFNeg                                                                       = Function{"DF.Neg", 2, 1, "\b\b", 32, 16, [...]*entry{&avx2DFNeg, &avx512DFNeg, &neonDFNeg}, loopDFNeg, false}
	avx2DFAddFloat, avx512DFAddFloat, neonDFAddFloat                            entry
	DFAddFloat                                                                  = Function{"DF.AddFloat", 20, 1, "\b\b\x04", 32, 16, [...]*entry{&avx2DFAddFloat, &avx512DFAddFloat, &neonDFAddFloat}, loopDFAddFloat, false}
	avx2DFDiv, avx512DFDiv, neonDFDiv                                           entry
	DFDiv                                                                       = Function{"DF.Div", 84, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFDiv, &avx512DFDiv, &neonDFDiv}, loopDFDiv, false}
	avx2CDFSqrt, avx512CDFSqrt, neonCDFSqrt                                     entry
	CDFSqrt                                                                     = Function{"CDF.Sqrt", 669, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFSqrt, &avx512CDFSqrt, &neonCDFSqrt}, loopCDFSqrt, false}
	avx2DFSqrt, avx512DFSqrt, neonDFSqrt                                        entry
	DFSqrt                                                                      = Function{"DF.Sqrt", 58, 1, "\b\b", 32, 16, [...]*entry{&avx2DFSqrt, &avx512DFSqrt, &neonDFSqrt}, loopDFSqrt, false}
	avx2DFAsinh, avx512DFAsinh, neonDFAsinh                                     entry
	DFAsinh                                                                     = Function{"DF.Asinh", 760, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAsinh, &avx512DFAsinh, &neonDFAsinh}, loopDFAsinh, false}
	avx2DFAtan2, avx512DFAtan2, neonDFAtan2                                     entry
	DFAtan2                                                                     = Function{"DF.Atan2", 296, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFAtan2, &avx512DFAtan2, &neonDFAtan2}, loopDFAtan2, false}
	avx2CDFAcos, avx512CDFAcos, neonCDFAcos                                     entry
	CDFAcos                                                                     = Function{"CDF.Acos", 2945, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFAcos, &avx512CDFAcos, &neonCDFAcos}, loopCDFAcos, false}
	avx2QFAddFloat, avx512QFAddFloat, neonQFAddFloat                            entry
	QFAddFloat                                                                  = Function{"QF.AddFloat", 70, 1, "\x10\x10\x04", 32, 16, [...]*entry{&avx2QFAddFloat, &avx512QFAddFloat, &neonQFAddFloat}, loopQFAddFloat, false}
	avx2QFMul, avx512QFMul, neonQFMul                                           entry
	QFMul                                                                       = Function{"QF.Mul", 112, 1, "\x10\x10\x10", 32, 16, [...]*entry{&avx2QFMul, &avx512QFMul, &neonQFMul}, loopQFMul, false}
	avx2QFSqrt, avx512QFSqrt, neonQFSqrt                                        entry
	QFSqrt                                                                      = Function{"QF.Sqrt", 325, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFSqrt, &avx512QFSqrt, &neonQFSqrt}, loopQFSqrt, false}
	avx2QFDiv, avx512QFDiv, neonQFDiv                                           entry
	QFDiv                                                                       = Function{"QF.Div", 341, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFDiv, &avx512QFDiv, &neonQFDiv}, loopQFDiv, false}
	avx2CQFSqrt, avx512CQFSqrt, neonCQFSqrt                                     entry
	CQFSqrt                                                                     = Function{"CQF.Sqrt", 1989, 1, "  ", 64, 16, [...]*entry{&avx2CQFSqrt, &avx512CQFSqrt, &neonCQFSqrt}, loopCQFSqrt, false}
	avx2QFAsinh, avx512QFAsinh, neonQFAsinh                                     entry
	QFAsinh                                                                     = Function{"QF.Asinh", 2858, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAsinh, &avx512QFAsinh, &neonQFAsinh}, loopQFAsinh, false}
	avx2QFAtan2, avx512QFAtan2, neonQFAtan2                                     entry
	QFAtan2                                                                     = Function{"QF.Atan2", 1820, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFAtan2, &avx512QFAtan2, &neonQFAtan2}, loopQFAtan2, false}
	avx2CQFAcos, avx512CQFAcos, neonCQFAcos                                     entry
	CQFAcos                                                                     = Function{"CQF.Acos", 9697, 1, "  ", 64, 16, [...]*entry{&avx2CQFAcos, &avx512CQFAcos, &neonCQFAcos}, loopCQFAcos, false}
	avx2DFAcos, avx512DFAcos, neonDFAcos                                        entry
	DFAcos                                                                      = Function{"DF.Acos", 449, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAcos, &avx512DFAcos, &neonDFAcos}, loopDFAcos, false}
	avx2QFAcos, avx512QFAcos, neonQFAcos                                        entry
	QFAcos                                                                      = Function{"QF.Acos", 2535, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAcos, &avx512QFAcos, &neonQFAcos}, loopQFAcos, false}
	avx2CDFAcosh, avx512CDFAcosh, neonCDFAcosh                                  entry
	CDFAcosh                                                                    = Function{"CDF.Acosh", 2952, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFAcosh, &avx512CDFAcosh, &neonCDFAcosh}, loopCDFAcosh, false}
	avx2CQFAcosh, avx512CQFAcosh, neonCQFAcosh                                  entry
	CQFAcosh                                                                    = Function{"CQF.Acosh", 9711, 1, "  ", 64, 16, [...]*entry{&avx2CQFAcosh, &avx512CQFAcosh, &neonCQFAcosh}, loopCQFAcosh, false}
	avx2DFAcosh, avx512DFAcosh, neonDFAcosh                                     entry
	DFAcosh                                                                     = Function{"DF.Acosh", 673, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAcosh, &avx512DFAcosh, &neonDFAcosh}, loopDFAcosh, false}
	avx2QFAcosh, avx512QFAcosh, neonQFAcosh                                     entry
	QFAcosh                                                                     = Function{"QF.Acosh", 2469, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAcosh, &avx512QFAcosh, &neonQFAcosh}, loopQFAcosh, false}
	avx2CDFAdd, avx512CDFAdd, neonCDFAdd                                        entry
	CDFAdd                                                                      = Function{"CDF.Add", 60, 1, "\x10\x10\x10", 32, 16, [...]*entry{&avx2CDFAdd, &avx512CDFAdd, &neonCDFAdd}, loopCDFAdd, false}
	avx2CQFAdd, avx512CQFAdd, neonCQFAdd                                        entry
	CQFAdd                                                                      = Function{"CQF.Add", 248, 1, "   ", 64, 16, [...]*entry{&avx2CQFAdd, &avx512CQFAdd, &neonCQFAdd}, loopCQFAdd, false}
	avx2F32AddDown, avx512F32AddDown, neonF32AddDown                            entry
	F32AddDown                                                                  = Function{"f32.AddDown", 41, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32AddDown, &avx512F32AddDown, &neonF32AddDown}, loopF32AddDown, false}
	avx2F32AddToZero, avx512F32AddToZero, neonF32AddToZero                      entry
	F32AddToZero                                                                = Function{"f32.AddToZero", 39, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32AddToZero, &avx512F32AddToZero, &neonF32AddToZero}, loopF32AddToZero, false}
	avx2F32AddUp, avx512F32AddUp, neonF32AddUp                                  entry
	F32AddUp                                                                    = Function{"f32.AddUp", 33, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32AddUp, &avx512F32AddUp, &neonF32AddUp}, loopF32AddUp, false}
	avx2DFSinCos, avx512DFSinCos, neonDFSinCos                                  entry
	DFSinCos                                                                    = Function{"DF.SinCos", 896, 2, "\b\b\b", 64, 16, [...]*entry{&avx2DFSinCos, &avx512DFSinCos, &neonDFSinCos}, loopDFSinCos, false}
	avx2DFAiryAi, avx512DFAiryAi, neonDFAiryAi                                  entry
	DFAiryAi                                                                    = Function{"DF.AiryAi", 4611, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAiryAi, &avx512DFAiryAi, &neonDFAiryAi}, loopDFAiryAi, false}
	avx2QFSub, avx512QFSub, neonQFSub                                           entry
	QFSub                                                                       = Function{"QF.Sub", 128, 1, "\x10\x10\x10", 32, 16, [...]*entry{&avx2QFSub, &avx512QFSub, &neonQFSub}, loopQFSub, false}
	avx2QFSinCos, avx512QFSinCos, neonQFSinCos                                  entry
	QFSinCos                                                                    = Function{"QF.SinCos", 3597, 2, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFSinCos, &avx512QFSinCos, &neonQFSinCos}, loopQFSinCos, false}
	avx2QFAiryAi, avx512QFAiryAi, neonQFAiryAi                                  entry
	QFAiryAi                                                                    = Function{"QF.AiryAi", 22897, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAiryAi, &avx512QFAiryAi, &neonQFAiryAi}, loopQFAiryAi, false}
	avx2DFAiryAiPrime, avx512DFAiryAiPrime, neonDFAiryAiPrime                   entry
	DFAiryAiPrime                                                               = Function{"DF.AiryAiPrime", 4611, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAiryAiPrime, &avx512DFAiryAiPrime, &neonDFAiryAiPrime}, loopDFAiryAiPrime, false}
	avx2QFAiryAiPrime, avx512QFAiryAiPrime, neonQFAiryAiPrime                   entry
	QFAiryAiPrime                                                               = Function{"QF.AiryAiPrime", 22897, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAiryAiPrime, &avx512QFAiryAiPrime, &neonQFAiryAiPrime}, loopQFAiryAiPrime, false}
	avx2DFAiryBi, avx512DFAiryBi, neonDFAiryBi                                  entry
	DFAiryBi                                                                    = Function{"DF.AiryBi", 4611, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAiryBi, &avx512DFAiryBi, &neonDFAiryBi}, loopDFAiryBi, false}
	avx2QFAiryBi, avx512QFAiryBi, neonQFAiryBi                                  entry
	QFAiryBi                                                                    = Function{"QF.AiryBi", 22897, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAiryBi, &avx512QFAiryBi, &neonQFAiryBi}, loopQFAiryBi, false}
	avx2DFAiryBiPrime, avx512DFAiryBiPrime, neonDFAiryBiPrime                   entry
	DFAiryBiPrime                                                               = Function{"DF.AiryBiPrime", 4611, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAiryBiPrime, &avx512DFAiryBiPrime, &neonDFAiryBiPrime}, loopDFAiryBiPrime, false}
	avx2QFAiryBiPrime, avx512QFAiryBiPrime, neonQFAiryBiPrime                   entry
	QFAiryBiPrime                                                               = Function{"QF.AiryBiPrime", 22897, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAiryBiPrime, &avx512QFAiryBiPrime, &neonQFAiryBiPrime}, loopQFAiryBiPrime, false}
	avx2CDFAsin, avx512CDFAsin, neonCDFAsin                                     entry
	CDFAsin                                                                     = Function{"CDF.Asin", 3012, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFAsin, &avx512CDFAsin, &neonCDFAsin}, loopCDFAsin, false}
	avx2CQFAsin, avx512CQFAsin, neonCQFAsin                                     entry
	CQFAsin                                                                     = Function{"CQF.Asin", 9956, 1, "  ", 64, 16, [...]*entry{&avx2CQFAsin, &avx512CQFAsin, &neonCQFAsin}, loopCQFAsin, false}
	avx2DFAsin, avx512DFAsin, neonDFAsin                                        entry
	DFAsin                                                                      = Function{"DF.Asin", 449, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAsin, &avx512DFAsin, &neonDFAsin}, loopDFAsin, false}
	avx2QFAsin, avx512QFAsin, neonQFAsin                                        entry
	QFAsin                                                                      = Function{"QF.Asin", 2535, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAsin, &avx512QFAsin, &neonQFAsin}, loopQFAsin, false}
	avx2CDFAsinh, avx512CDFAsinh, neonCDFAsinh                                  entry
	CDFAsinh                                                                    = Function{"CDF.Asinh", 3012, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFAsinh, &avx512CDFAsinh, &neonCDFAsinh}, loopCDFAsinh, false}
	avx2CQFAsinh, avx512CQFAsinh, neonCQFAsinh                                  entry
	CQFAsinh                                                                    = Function{"CQF.Asinh", 9956, 1, "  ", 64, 16, [...]*entry{&avx2CQFAsinh, &avx512CQFAsinh, &neonCQFAsinh}, loopCQFAsinh, false}
	avx2DFLog1p, avx512DFLog1p, neonDFLog1p                                     entry
	DFLog1p                                                                     = Function{"DF.Log1p", 380, 1, "\b\b", 64, 16, [...]*entry{&avx2DFLog1p, &avx512DFLog1p, &neonDFLog1p}, loopDFLog1p, false}
	avx2DFMulFloat, avx512DFMulFloat, neonDFMulFloat                            entry
	DFMulFloat                                                                  = Function{"DF.MulFloat", 20, 1, "\b\b\x04", 32, 16, [...]*entry{&avx2DFMulFloat, &avx512DFMulFloat, &neonDFMulFloat}, loopDFMulFloat, false}
	avx2CDFAtanh, avx512CDFAtanh, neonCDFAtanh                                  entry
	CDFAtanh                                                                    = Function{"CDF.Atanh", 1883, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFAtanh, &avx512CDFAtanh, &neonCDFAtanh}, loopCDFAtanh, false}
	avx2CDFAtan, avx512CDFAtan, neonCDFAtan                                     entry
	CDFAtan                                                                     = Function{"CDF.Atan", 1883, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFAtan, &avx512CDFAtan, &neonCDFAtan}, loopCDFAtan, false}
	avx2QFLog1p, avx512QFLog1p, neonQFLog1p                                     entry
	QFLog1p                                                                     = Function{"QF.Log1p", 1346, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFLog1p, &avx512QFLog1p, &neonQFLog1p}, loopQFLog1p, false}
	avx2QFMulFloat, avx512QFMulFloat, neonQFMulFloat                            entry
	QFMulFloat                                                                  = Function{"QF.MulFloat", 79, 1, "\x10\x10\x04", 32, 16, [...]*entry{&avx2QFMulFloat, &avx512QFMulFloat, &neonQFMulFloat}, loopQFMulFloat, false}
	avx2CQFAtanh, avx512CQFAtanh, neonCQFAtanh                                  entry
	CQFAtanh                                                                    = Function{"CQF.Atanh", 5635, 1, "  ", 64, 16, [...]*entry{&avx2CQFAtanh, &avx512CQFAtanh, &neonCQFAtanh}, loopCQFAtanh, false}
	avx2CQFAtan, avx512CQFAtan, neonCQFAtan                                     entry
	CQFAtan                                                                     = Function{"CQF.Atan", 5635, 1, "  ", 64, 16, [...]*entry{&avx2CQFAtan, &avx512CQFAtan, &neonCQFAtan}, loopCQFAtan, false}
	avx2DFAtan, avx512DFAtan, neonDFAtan                                        entry
	DFAtan                                                                      = Function{"DF.Atan", 296, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAtan, &avx512DFAtan, &neonDFAtan}, loopDFAtan, false}
	avx2QFAtan, avx512QFAtan, neonQFAtan                                        entry
	QFAtan                                                                      = Function{"QF.Atan", 1820, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAtan, &avx512QFAtan, &neonQFAtan}, loopQFAtan, false}
	avx2DFAtanh, avx512DFAtanh, neonDFAtanh                                     entry
	DFAtanh                                                                     = Function{"DF.Atanh", 797, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAtanh, &avx512DFAtanh, &neonDFAtanh}, loopDFAtanh, false}
	avx2QFAtanh, avx512QFAtanh, neonQFAtanh                                     entry
	QFAtanh                                                                     = Function{"QF.Atanh", 2774, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAtanh, &avx512QFAtanh, &neonQFAtanh}, loopQFAtanh, false}
	avx2DFBeta, avx512DFBeta, neonDFBeta                                        entry
	DFBeta                                                                      = Function{"DF.Beta", 5236, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFBeta, &avx512DFBeta, &neonDFBeta}, loopDFBeta, false}
	avx2QFBeta, avx512QFBeta, neonQFBeta                                        entry
	QFBeta                                                                      = Function{"QF.Beta", 25634, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFBeta, &avx512QFBeta, &neonQFBeta}, loopQFBeta, false}
	avx2DFCanon, avx512DFCanon, neonDFCanon                                     entry
	DFCanon                                                                     = Function{"DF.Canon", 16, 1, "\b\b", 32, 16, [...]*entry{&avx2DFCanon, &avx512DFCanon, &neonDFCanon}, loopDFCanon, false}
	avx2QFCanon, avx512QFCanon, neonQFCanon                                     entry
	QFCanon                                                                     = Function{"QF.Canon", 167, 1, "\x10\x10", 32, 32, [...]*entry{&avx2QFCanon, &avx512QFCanon, &neonQFCanon}, loopQFCanon, false}
	avx2DFCbrt, avx512DFCbrt, neonDFCbrt                                        entry
	DFCbrt                                                                      = Function{"DF.Cbrt", 151, 1, "\b\b", 32, 32, [...]*entry{&avx2DFCbrt, &avx512DFCbrt, &neonDFCbrt}, loopDFCbrt, false}
	avx2QFCbrt, avx512QFCbrt, neonQFCbrt                                        entry
	QFCbrt                                                                      = Function{"QF.Cbrt", 779, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFCbrt, &avx512QFCbrt, &neonQFCbrt}, loopQFCbrt, false}
	avx2DFFloor, avx512DFFloor, neonDFFloor                                     entry
	DFFloor                                                                     = Function{"DF.Floor", 18, 1, "\b\b", 32, 16, [...]*entry{&avx2DFFloor, &avx512DFFloor, &neonDFFloor}, loopDFFloor, false}
	avx2DFCeil, avx512DFCeil, neonDFCeil                                        entry
	DFCeil                                                                      = Function{"DF.Ceil", 22, 1, "\b\b", 32, 16, [...]*entry{&avx2DFCeil, &avx512DFCeil, &neonDFCeil}, loopDFCeil, false}
	avx2QFFloor, avx512QFFloor, neonQFFloor                                     entry
	QFFloor                                                                     = Function{"QF.Floor", 69, 1, "\x10\x10", 32, 16, [...]*entry{&avx2QFFloor, &avx512QFFloor, &neonQFFloor}, loopQFFloor, false}
	avx2QFCeil, avx512QFCeil, neonQFCeil                                        entry
	QFCeil                                                                      = Function{"QF.Ceil", 77, 1, "\x10\x10", 32, 16, [...]*entry{&avx2QFCeil, &avx512QFCeil, &neonQFCeil}, loopQFCeil, false}
	avx2CDFConj, avx512CDFConj, neonCDFConj                                     entry
	CDFConj                                                                     = Function{"CDF.Conj", 2, 1, "\x10\x10", 32, 16, [...]*entry{&avx2CDFConj, &avx512CDFConj, &neonCDFConj}, loopCDFConj, false}
	avx2CQFConj, avx512CQFConj, neonCQFConj                                     entry
	CQFConj                                                                     = Function{"CQF.Conj", 4, 1, "  ", 32, 16, [...]*entry{&avx2CQFConj, &avx512CQFConj, &neonCQFConj}, loopCQFConj, false}
	avx2DFCopysign, avx512DFCopysign, neonDFCopysign                            entry
	DFCopysign                                                                  = Function{"DF.Copysign", 5, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFCopysign, &avx512DFCopysign, &neonDFCopysign}, loopDFCopysign, false}
	avx2QFCopysign, avx512QFCopysign, neonQFCopysign                            entry
	QFCopysign                                                                  = Function{"QF.Copysign", 7, 1, "\x10\x10\x10", 32, 16, [...]*entry{&avx2QFCopysign, &avx512QFCopysign, &neonQFCopysign}, loopQFCopysign, false}
	avx2DFMul, avx512DFMul, neonDFMul                                           entry
	DFMul                                                                       = Function{"DF.Mul", 19, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFMul, &avx512DFMul, &neonDFMul}, loopDFMul, false}
	avx2CDFCosh, avx512CDFCosh, neonCDFCosh                                     entry
	CDFCosh                                                                     = Function{"CDF.Cosh", 1463, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFCosh, &avx512CDFCosh, &neonCDFCosh}, loopCDFCosh, false}
	avx2CDFCos, avx512CDFCos, neonCDFCos                                        entry
	CDFCos                                                                      = Function{"CDF.Cos", 1465, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFCos, &avx512CDFCos, &neonCDFCos}, loopCDFCos, false}
	avx2CQFCosh, avx512CQFCosh, neonCQFCosh                                     entry
	CQFCosh                                                                     = Function{"CQF.Cosh", 6026, 1, "  ", 64, 16, [...]*entry{&avx2CQFCosh, &avx512CQFCosh, &neonCQFCosh}, loopCQFCosh, false}
	avx2CQFCos, avx512CQFCos, neonCQFCos                                        entry
	CQFCos                                                                      = Function{"CQF.Cos", 6030, 1, "  ", 64, 16, [...]*entry{&avx2CQFCos, &avx512CQFCos, &neonCQFCos}, loopCQFCos, false}
	avx2DFCos, avx512DFCos, neonDFCos                                           entry
	DFCos                                                                       = Function{"DF.Cos", 749, 1, "\b\b", 64, 16, [...]*entry{&avx2DFCos, &avx512DFCos, &neonDFCos}, loopDFCos, false}
	avx2QFCos, avx512QFCos, neonQFCos                                           entry
	QFCos                                                                       = Function{"QF.Cos", 2933, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFCos, &avx512QFCos, &neonQFCos}, loopQFCos, false}
	avx2DFCosPi, avx512DFCosPi, neonDFCosPi                                     entry
	DFCosPi                                                                     = Function{"DF.CosPi", 290, 1, "\b\b", 64, 16, [...]*entry{&avx2DFCosPi, &avx512DFCosPi, &neonDFCosPi}, loopDFCosPi, false}
	avx2QFCosPi, avx512QFCosPi, neonQFCosPi                                     entry
	QFCosPi                                                                     = Function{"QF.CosPi", 1483, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFCosPi, &avx512QFCosPi, &neonQFCosPi}, loopQFCosPi, false}
	avx2DFCosh, avx512DFCosh, neonDFCosh                                        entry
	DFCosh                                                                      = Function{"DF.Cosh", 275, 1, "\b\b", 64, 16, [...]*entry{&avx2DFCosh, &avx512DFCosh, &neonDFCosh}, loopDFCosh, false}
	avx2QFCosh, avx512QFCosh, neonQFCosh                                        entry
	QFCosh                                                                      = Function{"QF.Cosh", 1469, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFCosh, &avx512QFCosh, &neonQFCosh}, loopQFCosh, false}
	avx2DFRecip, avx512DFRecip, neonDFRecip                                     entry
	DFRecip                                                                     = Function{"DF.Recip", 84, 1, "\b\b", 32, 16, [...]*entry{&avx2DFRecip, &avx512DFRecip, &neonDFRecip}, loopDFRecip, false}
	avx2DFDigamma, avx512DFDigamma, neonDFDigamma                               entry
	DFDigamma                                                                   = Function{"DF.Digamma", 1770, 1, "\b\b", 64, 16, [...]*entry{&avx2DFDigamma, &avx512DFDigamma, &neonDFDigamma}, loopDFDigamma, false}
	avx2QFRecip, avx512QFRecip, neonQFRecip                                     entry
	QFRecip                                                                     = Function{"QF.Recip", 341, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFRecip, &avx512QFRecip, &neonQFRecip}, loopQFRecip, false}
	avx2QFDigamma, avx512QFDigamma, neonQFDigamma                               entry
	QFDigamma                                                                   = Function{"QF.Digamma", 7500, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFDigamma, &avx512QFDigamma, &neonQFDigamma}, loopQFDigamma, false}
	avx2DFSub, avx512DFSub, neonDFSub                                           entry
	DFSub                                                                       = Function{"DF.Sub", 30, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFSub, &avx512DFSub, &neonDFSub}, loopDFSub, false}
	avx2DFDim, avx512DFDim, neonDFDim                                           entry
	DFDim                                                                       = Function{"DF.Dim", 38, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFDim, &avx512DFDim, &neonDFDim}, loopDFDim, false}
	avx2QFDim, avx512QFDim, neonQFDim                                           entry
	QFDim                                                                       = Function{"QF.Dim", 138, 1, "\x10\x10\x10", 32, 32, [...]*entry{&avx2QFDim, &avx512QFDim, &neonQFDim}, loopQFDim, false}
	avx2CDFDiv, avx512CDFDiv, neonCDFDiv                                        entry
	CDFDiv                                                                      = Function{"CDF.Div", 1076, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2CDFDiv, &avx512CDFDiv, &neonCDFDiv}, loopCDFDiv, false}
	avx2CQFDiv, avx512CQFDiv, neonCQFDiv                                        entry
	CQFDiv                                                                      = Function{"CQF.Div", 2322, 1, "   ", 64, 16, [...]*entry{&avx2CQFDiv, &avx512CQFDiv, &neonCQFDiv}, loopCQFDiv, false}
	avx2F32DivDown, avx512F32DivDown, neonF32DivDown                            entry
	F32DivDown                                                                  = Function{"f32.DivDown", 68, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32DivDown, &avx512F32DivDown, &neonF32DivDown}, loopF32DivDown, false}
	avx2DFDivFloat, avx512DFDivFloat, neonDFDivFloat                            entry
	DFDivFloat                                                                  = Function{"DF.DivFloat", 84, 1, "\b\b\x04", 32, 16, [...]*entry{&avx2DFDivFloat, &avx512DFDivFloat, &neonDFDivFloat}, loopDFDivFloat, false}
	avx2QFDivFloat, avx512QFDivFloat, neonQFDivFloat                            entry
	QFDivFloat                                                                  = Function{"QF.DivFloat", 341, 1, "\x10\x10\x04", 64, 16, [...]*entry{&avx2QFDivFloat, &avx512QFDivFloat, &neonQFDivFloat}, loopQFDivFloat, false}
	avx2F32DivToZero, avx512F32DivToZero, neonF32DivToZero                      entry
	F32DivToZero                                                                = Function{"f32.DivToZero", 73, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32DivToZero, &avx512F32DivToZero, &neonF32DivToZero}, loopF32DivToZero, false}
	avx2F32DivUp, avx512F32DivUp, neonF32DivUp                                  entry
	F32DivUp                                                                    = Function{"f32.DivUp", 67, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32DivUp, &avx512F32DivUp, &neonF32DivUp}, loopF32DivUp, false}
	avx2DFSubFloat, avx512DFSubFloat, neonDFSubFloat                            entry
	DFSubFloat                                                                  = Function{"DF.SubFloat", 21, 1, "\b\b\x04", 32, 16, [...]*entry{&avx2DFSubFloat, &avx512DFSubFloat, &neonDFSubFloat}, loopDFSubFloat, false}
	avx2DFEllipticE, avx512DFEllipticE, neonDFEllipticE                         entry
	DFEllipticE                                                                 = Function{"DF.EllipticE", 2717, 1, "\b\b", 64, 16, [...]*entry{&avx2DFEllipticE, &avx512DFEllipticE, &neonDFEllipticE}, loopDFEllipticE, false}
	avx2QFSubFloat, avx512QFSubFloat, neonQFSubFloat                            entry
	QFSubFloat                                                                  = Function{"QF.SubFloat", 71, 1, "\x10\x10\x04", 32, 16, [...]*entry{&avx2QFSubFloat, &avx512QFSubFloat, &neonQFSubFloat}, loopQFSubFloat, false}
	avx2QFEllipticE, avx512QFEllipticE, neonQFEllipticE                         entry
	QFEllipticE                                                                 = Function{"QF.EllipticE", 11508, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFEllipticE, &avx512QFEllipticE, &neonQFEllipticE}, loopQFEllipticE, false}
	avx2DFEllipticK, avx512DFEllipticK, neonDFEllipticK                         entry
	DFEllipticK                                                                 = Function{"DF.EllipticK", 2717, 1, "\b\b", 64, 16, [...]*entry{&avx2DFEllipticK, &avx512DFEllipticK, &neonDFEllipticK}, loopDFEllipticK, false}
	avx2QFEllipticK, avx512QFEllipticK, neonQFEllipticK                         entry
	QFEllipticK                                                                 = Function{"QF.EllipticK", 11508, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFEllipticK, &avx512QFEllipticK, &neonQFEllipticK}, loopQFEllipticK, false}
	avx2DFEqual, avx512DFEqual, neonDFEqual                                     entry
	DFEqual                                                                     = Function{"DF.Equal", 35, 1, "\x04\b\b", 32, 32, [...]*entry{&avx2DFEqual, &avx512DFEqual, &neonDFEqual}, loopDFEqual, true}
	avx2CDFEqual, avx512CDFEqual, neonCDFEqual                                  entry
	CDFEqual                                                                    = Function{"CDF.Equal", 71, 1, "\x04\x10\x10", 32, 32, [...]*entry{&avx2CDFEqual, &avx512CDFEqual, &neonCDFEqual}, loopCDFEqual, true}
	avx2QFEqual, avx512QFEqual, neonQFEqual                                     entry
	QFEqual                                                                     = Function{"QF.Equal", 133, 1, "\x04\x10\x10", 32, 32, [...]*entry{&avx2QFEqual, &avx512QFEqual, &neonQFEqual}, loopQFEqual, true}
	avx2CQFEqual, avx512CQFEqual, neonCQFEqual                                  entry
	CQFEqual                                                                    = Function{"CQF.Equal", 267, 1, "\x04  ", 64, 16, [...]*entry{&avx2CQFEqual, &avx512CQFEqual, &neonCQFEqual}, loopCQFEqual, true}
	avx2DFEqualFloat, avx512DFEqualFloat, neonDFEqualFloat                      entry
	DFEqualFloat                                                                = Function{"DF.EqualFloat", 35, 1, "\x04\b\x04", 32, 32, [...]*entry{&avx2DFEqualFloat, &avx512DFEqualFloat, &neonDFEqualFloat}, loopDFEqualFloat, true}
	avx2QFEqualFloat, avx512QFEqualFloat, neonQFEqualFloat                      entry
	QFEqualFloat                                                                = Function{"QF.EqualFloat", 133, 1, "\x04\x10\x04", 32, 32, [...]*entry{&avx2QFEqualFloat, &avx512QFEqualFloat, &neonQFEqualFloat}, loopQFEqualFloat, true}
	avx2DFErf, avx512DFErf, neonDFErf                                           entry
	DFErf                                                                       = Function{"DF.Erf", 565, 1, "\b\b", 64, 16, [...]*entry{&avx2DFErf, &avx512DFErf, &neonDFErf}, loopDFErf, false}
	avx2QFErf, avx512QFErf, neonQFErf                                           entry
	QFErf                                                                       = Function{"QF.Erf", 3619, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFErf, &avx512QFErf, &neonQFErf}, loopQFErf, false}
	avx2DFErfc, avx512DFErfc, neonDFErfc                                        entry
	DFErfc                                                                      = Function{"DF.Erfc", 602, 1, "\b\b", 64, 16, [...]*entry{&avx2DFErfc, &avx512DFErfc, &neonDFErfc}, loopDFErfc, false}
	avx2QFErfc, avx512QFErfc, neonQFErfc                                        entry
	QFErfc                                                                      = Function{"QF.Erfc", 3723, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFErfc, &avx512QFErfc, &neonQFErfc}, loopQFErfc, false}
	avx2DFErfcinv, avx512DFErfcinv, neonDFErfcinv                               entry
	DFErfcinv                                                                   = Function{"DF.Erfcinv", 862, 1, "\b\b", 64, 16, [...]*entry{&avx2DFErfcinv, &avx512DFErfcinv, &neonDFErfcinv}, loopDFErfcinv, false}
	avx2QFErfcinv, avx512QFErfcinv, neonQFErfcinv                               entry
	QFErfcinv                                                                   = Function{"QF.Erfcinv", 5038, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFErfcinv, &avx512QFErfcinv, &neonQFErfcinv}, loopQFErfcinv, false}
	avx2DFErfcx, avx512DFErfcx, neonDFErfcx                                     entry
	DFErfcx                                                                     = Function{"DF.Erfcx", 609, 1, "\b\b", 64, 16, [...]*entry{&avx2DFErfcx, &avx512DFErfcx, &neonDFErfcx}, loopDFErfcx, false}
	avx2QFErfcx, avx512QFErfcx, neonQFErfcx                                     entry
	QFErfcx                                                                     = Function{"QF.Erfcx", 3745, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFErfcx, &avx512QFErfcx, &neonQFErfcx}, loopQFErfcx, false}
	avx2DFErfinv, avx512DFErfinv, neonDFErfinv                                  entry
	DFErfinv                                                                    = Function{"DF.Erfinv", 820, 1, "\b\b", 64, 16, [...]*entry{&avx2DFErfinv, &avx512DFErfinv, &neonDFErfinv}, loopDFErfinv, false}
	avx2QFErfinv, avx512QFErfinv, neonQFErfinv                                  entry
	QFErfinv                                                                    = Function{"QF.Erfinv", 4960, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFErfinv, &avx512QFErfinv, &neonQFErfinv}, loopQFErfinv, false}
	avx2DFExp, avx512DFExp, neonDFExp                                           entry
	DFExp                                                                       = Function{"DF.Exp", 146, 1, "\b\b", 32, 32, [...]*entry{&avx2DFExp, &avx512DFExp, &neonDFExp}, loopDFExp, false}
	avx2CDFExp, avx512CDFExp, neonCDFExp                                        entry
	CDFExp                                                                      = Function{"CDF.Exp", 1444, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFExp, &avx512CDFExp, &neonCDFExp}, loopCDFExp, false}
	avx2QFExp, avx512QFExp, neonQFExp                                           entry
	QFExp                                                                       = Function{"QF.Exp", 1010, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFExp, &avx512QFExp, &neonQFExp}, loopQFExp, false}
	avx2CQFExp, avx512CQFExp, neonCQFExp                                        entry
	CQFExp                                                                      = Function{"CQF.Exp", 6236, 1, "  ", 64, 16, [...]*entry{&avx2CQFExp, &avx512CQFExp, &neonCQFExp}, loopCQFExp, false}
	avx2DFExp10, avx512DFExp10, neonDFExp10                                     entry
	DFExp10                                                                     = Function{"DF.Exp10", 177, 1, "\b\b", 64, 16, [...]*entry{&avx2DFExp10, &avx512DFExp10, &neonDFExp10}, loopDFExp10, false}
	avx2QFExp10, avx512QFExp10, neonQFExp10                                     entry
	QFExp10                                                                     = Function{"QF.Exp10", 1132, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFExp10, &avx512QFExp10, &neonQFExp10}, loopQFExp10, false}
	avx2DFExp2, avx512DFExp2, neonDFExp2                                        entry
	DFExp2                                                                      = Function{"DF.Exp2", 112, 1, "\b\b", 32, 16, [...]*entry{&avx2DFExp2, &avx512DFExp2, &neonDFExp2}, loopDFExp2, false}
	avx2QFExp2, avx512QFExp2, neonQFExp2                                        entry
	QFExp2                                                                      = Function{"QF.Exp2", 961, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFExp2, &avx512QFExp2, &neonQFExp2}, loopQFExp2, false}
	avx2DFExpInt, avx512DFExpInt, neonDFExpInt                                  entry
	DFExpInt                                                                    = Function{"DF.ExpInt", 1300, 1, "\b\b", 64, 16, [...]*entry{&avx2DFExpInt, &avx512DFExpInt, &neonDFExpInt}, loopDFExpInt, false}
	avx2QFExpInt, avx512QFExpInt, neonQFExpInt                                  entry
	QFExpInt                                                                    = Function{"QF.ExpInt", 6470, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFExpInt, &avx512QFExpInt, &neonQFExpInt}, loopQFExpInt, false}
	avx2DFExpm1, avx512DFExpm1, neonDFExpm1                                     entry
	DFExpm1                                                                     = Function{"DF.Expm1", 265, 1, "\b\b", 64, 16, [...]*entry{&avx2DFExpm1, &avx512DFExpm1, &neonDFExpm1}, loopDFExpm1, false}
	avx2QFExpm1, avx512QFExpm1, neonQFExpm1                                     entry
	QFExpm1                                                                     = Function{"QF.Expm1", 1323, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFExpm1, &avx512QFExpm1, &neonQFExpm1}, loopQFExpm1, false}
	avx2F32FMADown, avx512F32FMADown, neonF32FMADown                            entry
	F32FMADown                                                                  = Function{"f32.FMADown", 114, 1, "\x04\x04\x04\x04", 32, 16, [...]*entry{&avx2F32FMADown, &avx512F32FMADown, &neonF32FMADown}, loopF32FMADown, false}
	avx2F32FMAToZero, avx512F32FMAToZero, neonF32FMAToZero                      entry
	F32FMAToZero                                                                = Function{"f32.FMAToZero", 117, 1, "\x04\x04\x04\x04", 32, 16, [...]*entry{&avx2F32FMAToZero, &avx512F32FMAToZero, &neonF32FMAToZero}, loopF32FMAToZero, false}
	avx2F32FMAUp, avx512F32FMAUp, neonF32FMAUp                                  entry
	F32FMAUp                                                                    = Function{"f32.FMAUp", 111, 1, "\x04\x04\x04\x04", 32, 16, [...]*entry{&avx2F32FMAUp, &avx512F32FMAUp, &neonF32FMAUp}, loopF32FMAUp, false}
	avx2DFFastMod, avx512DFFastMod, neonDFFastMod                               entry
	DFFastMod                                                                   = Function{"DF.FastMod", 3211, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFFastMod, &avx512DFFastMod, &neonDFFastMod}, loopDFFastMod, false}
	avx2QFFastMod, avx512QFFastMod, neonQFFastMod                               entry
	QFFastMod                                                                   = Function{"QF.FastMod", 5599, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFFastMod, &avx512QFFastMod, &neonQFFastMod}, loopQFFastMod, false}
	avx2DFFastRemainder, avx512DFFastRemainder, neonDFFastRemainder             entry
	DFFastRemainder                                                             = Function{"DF.FastRemainder", 3443, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFFastRemainder, &avx512DFFastRemainder, &neonDFFastRemainder}, loopDFFastRemainder, false}
	avx2QFFastRemainder, avx512QFFastRemainder, neonQFFastRemainder             entry
	QFFastRemainder                                                             = Function{"QF.FastRemainder", 6159, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFFastRemainder, &avx512QFFastRemainder, &neonQFFastRemainder}, loopQFFastRemainder, false}
	avx2DFFastRemquo, avx512DFFastRemquo, neonDFFastRemquo                      entry
	DFFastRemquo                                                                = Function{"DF.FastRemquo", 3453, 2, "\b\x04\b\b", 64, 16, [...]*entry{&avx2DFFastRemquo, &avx512DFFastRemquo, &neonDFFastRemquo}, loopDFFastRemquo, false}
	avx2QFFastRemquo, avx512QFFastRemquo, neonQFFastRemquo                      entry
	QFFastRemquo                                                                = Function{"QF.FastRemquo", 6169, 2, "\x10\x04\x10\x10", 64, 16, [...]*entry{&avx2QFFastRemquo, &avx512QFFastRemquo, &neonQFFastRemquo}, loopQFFastRemquo, false}
	avx2DFFrexp, avx512DFFrexp, neonDFFrexp                                     entry
	DFFrexp                                                                     = Function{"DF.Frexp", 33, 2, "\b\x04\b", 32, 32, [...]*entry{&avx2DFFrexp, &avx512DFFrexp, &neonDFFrexp}, loopDFFrexp, false}
	avx2QFFrexp, avx512QFFrexp, neonQFFrexp                                     entry
	QFFrexp                                                                     = Function{"QF.Frexp", 37, 2, "\x10\x04\x10", 32, 32, [...]*entry{&avx2QFFrexp, &avx512QFFrexp, &neonQFFrexp}, loopQFFrexp, false}
	avx2F32FromIntDown, avx512F32FromIntDown, neonF32FromIntDown                entry
	F32FromIntDown                                                              = Function{"f32.FromIntDown", 46, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32FromIntDown, &avx512F32FromIntDown, &neonF32FromIntDown}, loopF32FromIntDown, false}
	avx2F32FromIntToZero, avx512F32FromIntToZero, neonF32FromIntToZero          entry
	F32FromIntToZero                                                            = Function{"f32.FromIntToZero", 44, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32FromIntToZero, &avx512F32FromIntToZero, &neonF32FromIntToZero}, loopF32FromIntToZero, false}
	avx2F32FromIntUp, avx512F32FromIntUp, neonF32FromIntUp                      entry
	F32FromIntUp                                                                = Function{"f32.FromIntUp", 38, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32FromIntUp, &avx512F32FromIntUp, &neonF32FromIntUp}, loopF32FromIntUp, false}
	avx2DFGamma, avx512DFGamma, neonDFGamma                                     entry
	DFGamma                                                                     = Function{"DF.Gamma", 1630, 1, "\b\b", 64, 16, [...]*entry{&avx2DFGamma, &avx512DFGamma, &neonDFGamma}, loopDFGamma, false}
	avx2QFGamma, avx512QFGamma, neonQFGamma                                     entry
	QFGamma                                                                     = Function{"QF.Gamma", 8333, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFGamma, &avx512QFGamma, &neonQFGamma}, loopQFGamma, false}
	avx2DFLess, avx512DFLess, neonDFLess                                        entry
	DFLess                                                                      = Function{"DF.Less", 35, 1, "\x04\b\b", 32, 32, [...]*entry{&avx2DFLess, &avx512DFLess, &neonDFLess}, loopDFLess, true}
	avx2DFGreater, avx512DFGreater, neonDFGreater                               entry
	DFGreater                                                                   = Function{"DF.Greater", 35, 1, "\x04\b\b", 32, 32, [...]*entry{&avx2DFGreater, &avx512DFGreater, &neonDFGreater}, loopDFGreater, true}
	avx2QFLess, avx512QFLess, neonQFLess                                        entry
	QFLess                                                                      = Function{"QF.Less", 133, 1, "\x04\x10\x10", 32, 32, [...]*entry{&avx2QFLess, &avx512QFLess, &neonQFLess}, loopQFLess, true}
	avx2QFGreater, avx512QFGreater, neonQFGreater                               entry
	QFGreater                                                                   = Function{"QF.Greater", 133, 1, "\x04\x10\x10", 32, 32, [...]*entry{&avx2QFGreater, &avx512QFGreater, &neonQFGreater}, loopQFGreater, true}
	avx2DFLessEqual, avx512DFLessEqual, neonDFLessEqual                         entry
	DFLessEqual                                                                 = Function{"DF.LessEqual", 35, 1, "\x04\b\b", 32, 32, [...]*entry{&avx2DFLessEqual, &avx512DFLessEqual, &neonDFLessEqual}, loopDFLessEqual, true}
	avx2DFGreaterEqual, avx512DFGreaterEqual, neonDFGreaterEqual                entry
	DFGreaterEqual                                                              = Function{"DF.GreaterEqual", 35, 1, "\x04\b\b", 32, 32, [...]*entry{&avx2DFGreaterEqual, &avx512DFGreaterEqual, &neonDFGreaterEqual}, loopDFGreaterEqual, true}
	avx2QFLessEqual, avx512QFLessEqual, neonQFLessEqual                         entry
	QFLessEqual                                                                 = Function{"QF.LessEqual", 133, 1, "\x04\x10\x10", 32, 32, [...]*entry{&avx2QFLessEqual, &avx512QFLessEqual, &neonQFLessEqual}, loopQFLessEqual, true}
	avx2QFGreaterEqual, avx512QFGreaterEqual, neonQFGreaterEqual                entry
	QFGreaterEqual                                                              = Function{"QF.GreaterEqual", 133, 1, "\x04\x10\x10", 32, 32, [...]*entry{&avx2QFGreaterEqual, &avx512QFGreaterEqual, &neonQFGreaterEqual}, loopQFGreaterEqual, true}
	avx2DFGreaterEqualFloat, avx512DFGreaterEqualFloat, neonDFGreaterEqualFloat entry
	DFGreaterEqualFloat                                                         = Function{"DF.GreaterEqualFloat", 35, 1, "\x04\b\x04", 32, 32, [...]*entry{&avx2DFGreaterEqualFloat, &avx512DFGreaterEqualFloat, &neonDFGreaterEqualFloat}, loopDFGreaterEqualFloat, true}
	avx2QFGreaterEqualFloat, avx512QFGreaterEqualFloat, neonQFGreaterEqualFloat entry
	QFGreaterEqualFloat                                                         = Function{"QF.GreaterEqualFloat", 133, 1, "\x04\x10\x04", 32, 32, [...]*entry{&avx2QFGreaterEqualFloat, &avx512QFGreaterEqualFloat, &neonQFGreaterEqualFloat}, loopQFGreaterEqualFloat, true}
	avx2DFGreaterFloat, avx512DFGreaterFloat, neonDFGreaterFloat                entry
	DFGreaterFloat                                                              = Function{"DF.GreaterFloat", 35, 1, "\x04\b\x04", 32, 32, [...]*entry{&avx2DFGreaterFloat, &avx512DFGreaterFloat, &neonDFGreaterFloat}, loopDFGreaterFloat, true}
	avx2QFGreaterFloat, avx512QFGreaterFloat, neonQFGreaterFloat                entry
	QFGreaterFloat                                                              = Function{"QF.GreaterFloat", 133, 1, "\x04\x10\x04", 32, 32, [...]*entry{&avx2QFGreaterFloat, &avx512QFGreaterFloat, &neonQFGreaterFloat}, loopQFGreaterFloat, true}
	avx2DFI0, avx512DFI0, neonDFI0                                              entry
	DFI0                                                                        = Function{"DF.I0", 966, 1, "\b\b", 64, 16, [...]*entry{&avx2DFI0, &avx512DFI0, &neonDFI0}, loopDFI0, false}
	avx2QFI0, avx512QFI0, neonQFI0                                              entry
	QFI0                                                                        = Function{"QF.I0", 5422, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFI0, &avx512QFI0, &neonQFI0}, loopQFI0, false}
	avx2DFI1, avx512DFI1, neonDFI1                                              entry
	DFI1                                                                        = Function{"DF.I1", 966, 1, "\b\b", 64, 16, [...]*entry{&avx2DFI1, &avx512DFI1, &neonDFI1}, loopDFI1, false}
	avx2QFI1, avx512QFI1, neonQFI1                                              entry
	QFI1                                                                        = Function{"QF.I1", 5422, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFI1, &avx512QFI1, &neonQFI1}, loopQFI1, false}
	avx2DFIlogb, avx512DFIlogb, neonDFIlogb                                     entry
	DFIlogb                                                                     = Function{"DF.Ilogb", 20, 1, "\x04\b", 32, 32, [...]*entry{&avx2DFIlogb, &avx512DFIlogb, &neonDFIlogb}, loopDFIlogb, false}
	avx2QFIlogb, avx512QFIlogb, neonQFIlogb                                     entry
	QFIlogb                                                                     = Function{"QF.Ilogb", 20, 1, "\x04\x10", 32, 32, [...]*entry{&avx2QFIlogb, &avx512QFIlogb, &neonQFIlogb}, loopQFIlogb, false}
	avx2F32Int32Down, avx512F32Int32Down, neonF32Int32Down                      entry
	F32Int32Down                                                                = Function{"f32.Int32Down", 10, 1, "\x04\x04", 32, 32, [...]*entry{&avx2F32Int32Down, &avx512F32Int32Down, &neonF32Int32Down}, loopF32Int32Down, false}
	avx2F32Int32Nearest, avx512F32Int32Nearest, neonF32Int32Nearest             entry
	F32Int32Nearest                                                             = Function{"f32.Int32Nearest", 22, 1, "\x04\x04", 32, 32, [...]*entry{&avx2F32Int32Nearest, &avx512F32Int32Nearest, &neonF32Int32Nearest}, loopF32Int32Nearest, false}
	avx2F32Int32ToZero, avx512F32Int32ToZero, neonF32Int32ToZero                entry
	F32Int32ToZero                                                              = Function{"f32.Int32ToZero", 10, 1, "\x04\x04", 32, 32, [...]*entry{&avx2F32Int32ToZero, &avx512F32Int32ToZero, &neonF32Int32ToZero}, loopF32Int32ToZero, false}
	avx2F32Int32Up, avx512F32Int32Up, neonF32Int32Up                            entry
	F32Int32Up                                                                  = Function{"f32.Int32Up", 12, 1, "\x04\x04", 32, 32, [...]*entry{&avx2F32Int32Up, &avx512F32Int32Up, &neonF32Int32Up}, loopF32Int32Up, false}
	avx2DFIsInf, avx512DFIsInf, neonDFIsInf                                     entry
	DFIsInf                                                                     = Function{"DF.IsInf", 4, 1, "\x04\b", 32, 32, [...]*entry{&avx2DFIsInf, &avx512DFIsInf, &neonDFIsInf}, loopDFIsInf, true}
	avx2QFIsInf, avx512QFIsInf, neonQFIsInf                                     entry
	QFIsInf                                                                     = Function{"QF.IsInf", 4, 1, "\x04\x10", 32, 32, [...]*entry{&avx2QFIsInf, &avx512QFIsInf, &neonQFIsInf}, loopQFIsInf, true}
	avx2DFIsInt, avx512DFIsInt, neonDFIsInt                                     entry
	DFIsInt                                                                     = Function{"DF.IsInt", 7, 1, "\x04\b", 32, 32, [...]*entry{&avx2DFIsInt, &avx512DFIsInt, &neonDFIsInt}, loopDFIsInt, true}
	avx2QFIsInt, avx512QFIsInt, neonQFIsInt                                     entry
	QFIsInt                                                                     = Function{"QF.IsInt", 13, 1, "\x04\x10", 32, 32, [...]*entry{&avx2QFIsInt, &avx512QFIsInt, &neonQFIsInt}, loopQFIsInt, true}
	avx2CDFIsNaN, avx512CDFIsNaN, neonCDFIsNaN                                  entry
	CDFIsNaN                                                                    = Function{"CDF.IsNaN", 14, 1, "\x04\x10", 32, 32, [...]*entry{&avx2CDFIsNaN, &avx512CDFIsNaN, &neonCDFIsNaN}, loopCDFIsNaN, true}
	avx2CQFIsNaN, avx512CQFIsNaN, neonCQFIsNaN                                  entry
	CQFIsNaN                                                                    = Function{"CQF.IsNaN", 14, 1, "\x04 ", 32, 32, [...]*entry{&avx2CQFIsNaN, &avx512CQFIsNaN, &neonCQFIsNaN}, loopCQFIsNaN, true}
	avx2DFIsNaN, avx512DFIsNaN, neonDFIsNaN                                     entry
	DFIsNaN                                                                     = Function{"DF.IsNaN", 1, 1, "\x04\b", 32, 32, [...]*entry{&avx2DFIsNaN, &avx512DFIsNaN, &neonDFIsNaN}, loopDFIsNaN, true}
	avx2QFIsNaN, avx512QFIsNaN, neonQFIsNaN                                     entry
	QFIsNaN                                                                     = Function{"QF.IsNaN", 1, 1, "\x04\x10", 32, 32, [...]*entry{&avx2QFIsNaN, &avx512QFIsNaN, &neonQFIsNaN}, loopQFIsNaN, true}
	avx2CDFIsZero, avx512CDFIsZero, neonCDFIsZero                               entry
	CDFIsZero                                                                   = Function{"CDF.IsZero", 3, 1, "\x04\x10", 32, 32, [...]*entry{&avx2CDFIsZero, &avx512CDFIsZero, &neonCDFIsZero}, loopCDFIsZero, true}
	avx2CQFIsZero, avx512CQFIsZero, neonCQFIsZero                               entry
	CQFIsZero                                                                   = Function{"CQF.IsZero", 3, 1, "\x04 ", 32, 32, [...]*entry{&avx2CQFIsZero, &avx512CQFIsZero, &neonCQFIsZero}, loopCQFIsZero, true}
	avx2DFIsZero, avx512DFIsZero, neonDFIsZero                                  entry
	DFIsZero                                                                    = Function{"DF.IsZero", 1, 1, "\x04\b", 32, 32, [...]*entry{&avx2DFIsZero, &avx512DFIsZero, &neonDFIsZero}, loopDFIsZero, true}
	avx2QFIsZero, avx512QFIsZero, neonQFIsZero                                  entry
	QFIsZero                                                                    = Function{"QF.IsZero", 1, 1, "\x04\x10", 32, 32, [...]*entry{&avx2QFIsZero, &avx512QFIsZero, &neonQFIsZero}, loopQFIsZero, true}
	avx2DFJ0, avx512DFJ0, neonDFJ0                                              entry
	DFJ0                                                                        = Function{"DF.J0", 3125, 1, "\b\b", 64, 16, [...]*entry{&avx2DFJ0, &avx512DFJ0, &neonDFJ0}, loopDFJ0, false}
	avx2QFJ0, avx512QFJ0, neonQFJ0                                              entry
	QFJ0                                                                        = Function{"QF.J0", 15410, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFJ0, &avx512QFJ0, &neonQFJ0}, loopQFJ0, false}
	avx2DFJ1, avx512DFJ1, neonDFJ1                                              entry
	DFJ1                                                                        = Function{"DF.J1", 3125, 1, "\b\b", 64, 16, [...]*entry{&avx2DFJ1, &avx512DFJ1, &neonDFJ1}, loopDFJ1, false}
	avx2QFJ1, avx512QFJ1, neonQFJ1                                              entry
	QFJ1                                                                        = Function{"QF.J1", 15410, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFJ1, &avx512QFJ1, &neonQFJ1}, loopQFJ1, false}
	avx2DFJn, avx512DFJn, neonDFJn                                              entry
	DFJn                                                                        = Function{"DF.Jn", 6987, 1, "\b\b\x04", 64, 16, [...]*entry{&avx2DFJn, &avx512DFJn, &neonDFJn}, loopDFJn, false}
	avx2QFJn, avx512QFJn, neonQFJn                                              entry
	QFJn                                                                        = Function{"QF.Jn", 33070, 1, "\x10\x10\x04", 64, 16, [...]*entry{&avx2QFJn, &avx512QFJn, &neonQFJn}, loopQFJn, false}
	avx2DFLambertW, avx512DFLambertW, neonDFLambertW                            entry
	DFLambertW                                                                  = Function{"DF.LambertW", 1037, 1, "\b\b", 64, 16, [...]*entry{&avx2DFLambertW, &avx512DFLambertW, &neonDFLambertW}, loopDFLambertW, false}
	avx2QFLambertW, avx512QFLambertW, neonQFLambertW                            entry
	QFLambertW                                                                  = Function{"QF.LambertW", 3975, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFLambertW, &avx512QFLambertW, &neonQFLambertW}, loopQFLambertW, false}
	avx2DFLdexp, avx512DFLdexp, neonDFLdexp                                     entry
	DFLdexp                                                                     = Function{"DF.Ldexp", 63, 1, "\b\b\x04", 32, 16, [...]*entry{&avx2DFLdexp, &avx512DFLdexp, &neonDFLdexp}, loopDFLdexp, false}
	avx2QFLdexp, avx512QFLdexp, neonQFLdexp                                     entry
	QFLdexp                                                                     = Function{"QF.Ldexp", 79, 1, "\x10\x10\x04", 32, 16, [...]*entry{&avx2QFLdexp, &avx512QFLdexp, &neonQFLdexp}, loopQFLdexp, false}
	avx2DFLessEqualFloat, avx512DFLessEqualFloat, neonDFLessEqualFloat          entry
	DFLessEqualFloat                                                            = Function{"DF.LessEqualFloat", 35, 1, "\x04\b\x04", 32, 32, [...]*entry{&avx2DFLessEqualFloat, &avx512DFLessEqualFloat, &neonDFLessEqualFloat}, loopDFLessEqualFloat, true}
	avx2QFLessEqualFloat, avx512QFLessEqualFloat, neonQFLessEqualFloat          entry
	QFLessEqualFloat                                                            = Function{"QF.LessEqualFloat", 133, 1, "\x04\x10\x04", 32, 32, [...]*entry{&avx2QFLessEqualFloat, &avx512QFLessEqualFloat, &neonQFLessEqualFloat}, loopQFLessEqualFloat, true}
	avx2DFLessFloat, avx512DFLessFloat, neonDFLessFloat                         entry
	DFLessFloat                                                                 = Function{"DF.LessFloat", 35, 1, "\x04\b\x04", 32, 32, [...]*entry{&avx2DFLessFloat, &avx512DFLessFloat, &neonDFLessFloat}, loopDFLessFloat, true}
	avx2QFLessFloat, avx512QFLessFloat, neonQFLessFloat                         entry
	QFLessFloat                                                                 = Function{"QF.LessFloat", 133, 1, "\x04\x10\x04", 32, 32, [...]*entry{&avx2QFLessFloat, &avx512QFLessFloat, &neonQFLessFloat}, loopQFLessFloat, true}
	avx2CDFPhase, avx512CDFPhase, neonCDFPhase                                  entry
	CDFPhase                                                                    = Function{"CDF.Phase", 296, 1, "\b\x10", 64, 16, [...]*entry{&avx2CDFPhase, &avx512CDFPhase, &neonCDFPhase}, loopCDFPhase, false}
	avx2CDFLog, avx512CDFLog, neonCDFLog                                        entry
	CDFLog                                                                      = Function{"CDF.Log", 1022, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFLog, &avx512CDFLog, &neonCDFLog}, loopCDFLog, false}
	avx2CQFPhase, avx512CQFPhase, neonCQFPhase                                  entry
	CQFPhase                                                                    = Function{"CQF.Phase", 1820, 1, "\x10 ", 64, 16, [...]*entry{&avx2CQFPhase, &avx512CQFPhase, &neonCQFPhase}, loopCQFPhase, false}
	avx2CQFLog, avx512CQFLog, neonCQFLog                                        entry
	CQFLog                                                                      = Function{"CQF.Log", 4085, 1, "  ", 64, 16, [...]*entry{&avx2CQFLog, &avx512CQFLog, &neonCQFLog}, loopCQFLog, false}
	avx2DFLog, avx512DFLog, neonDFLog                                           entry
	DFLog                                                                       = Function{"DF.Log", 308, 1, "\b\b", 64, 16, [...]*entry{&avx2DFLog, &avx512DFLog, &neonDFLog}, loopDFLog, false}
	avx2QFLog, avx512QFLog, neonQFLog                                           entry
	QFLog                                                                       = Function{"QF.Log", 1186, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFLog, &avx512QFLog, &neonQFLog}, loopQFLog, false}
	avx2DFLog10, avx512DFLog10, neonDFLog10                                     entry
	DFLog10                                                                     = Function{"DF.Log10", 358, 1, "\b\b", 64, 16, [...]*entry{&avx2DFLog10, &avx512DFLog10, &neonDFLog10}, loopDFLog10, false}
	avx2QFLog10, avx512QFLog10, neonQFLog10                                     entry
	QFLog10                                                                     = Function{"QF.Log10", 1394, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFLog10, &avx512QFLog10, &neonQFLog10}, loopQFLog10, false}
	avx2DFLog2, avx512DFLog2, neonDFLog2                                        entry
	DFLog2                                                                      = Function{"DF.Log2", 337, 1, "\b\b", 64, 16, [...]*entry{&avx2DFLog2, &avx512DFLog2, &neonDFLog2}, loopDFLog2, false}
	avx2QFLog2, avx512QFLog2, neonQFLog2                                        entry
	QFLog2                                                                      = Function{"QF.Log2", 1262, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFLog2, &avx512QFLog2, &neonQFLog2}, loopQFLog2, false}
	avx2DFLogBeta, avx512DFLogBeta, neonDFLogBeta                               entry
	DFLogBeta                                                                   = Function{"DF.LogBeta", 5093, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFLogBeta, &avx512DFLogBeta, &neonDFLogBeta}, loopDFLogBeta, false}
	avx2QFLogBeta, avx512QFLogBeta, neonQFLogBeta                               entry
	QFLogBeta                                                                   = Function{"QF.LogBeta", 24629, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFLogBeta, &avx512QFLogBeta, &neonQFLogBeta}, loopQFLogBeta, false}
	avx2DFLogGamma, avx512DFLogGamma, neonDFLogGamma                            entry
	DFLogGamma                                                                  = Function{"DF.LogGamma", 1776, 2, "\b\x04\b", 64, 16, [...]*entry{&avx2DFLogGamma, &avx512DFLogGamma, &neonDFLogGamma}, loopDFLogGamma, false}
	avx2QFLogGamma, avx512QFLogGamma, neonQFLogGamma                            entry
	QFLogGamma                                                                  = Function{"QF.LogGamma", 8043, 2, "\x10\x04\x10", 64, 16, [...]*entry{&avx2QFLogGamma, &avx512QFLogGamma, &neonQFLogGamma}, loopQFLogGamma, false}
	avx2DFLogb, avx512DFLogb, neonDFLogb                                        entry
	DFLogb                                                                      = Function{"DF.Logb", 24, 1, "\b\b", 32, 16, [...]*entry{&avx2DFLogb, &avx512DFLogb, &neonDFLogb}, loopDFLogb, false}
	avx2QFLogb, avx512QFLogb, neonQFLogb                                        entry
	QFLogb                                                                      = Function{"QF.Logb", 24, 1, "\x10\x10", 32, 16, [...]*entry{&avx2QFLogb, &avx512QFLogb, &neonQFLogb}, loopQFLogb, false}
	avx2DFMax, avx512DFMax, neonDFMax                                           entry
	DFMax                                                                       = Function{"DF.Max", 46, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFMax, &avx512DFMax, &neonDFMax}, loopDFMax, false}
	avx2QFMax, avx512QFMax, neonQFMax                                           entry
	QFMax                                                                       = Function{"QF.Max", 146, 1, "\x10\x10\x10", 32, 32, [...]*entry{&avx2QFMax, &avx512QFMax, &neonQFMax}, loopQFMax, false}
	avx2DFMin, avx512DFMin, neonDFMin                                           entry
	DFMin                                                                       = Function{"DF.Min", 45, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFMin, &avx512DFMin, &neonDFMin}, loopDFMin, false}
	avx2QFMin, avx512QFMin, neonQFMin                                           entry
	QFMin                                                                       = Function{"QF.Min", 145, 1, "\x10\x10\x10", 32, 32, [...]*entry{&avx2QFMin, &avx512QFMin, &neonQFMin}, loopQFMin, false}
	avx2DFModf, avx512DFModf, neonDFModf                                        entry
	DFModf                                                                      = Function{"DF.Modf", 49, 2, "\b\b\b", 32, 32, [...]*entry{&avx2DFModf, &avx512DFModf, &neonDFModf}, loopDFModf, false}
	avx2QFModf, avx512QFModf, neonQFModf                                        entry
	QFModf                                                                      = Function{"QF.Modf", 163, 2, "\x10\x10\x10", 32, 32, [...]*entry{&avx2QFModf, &avx512QFModf, &neonQFModf}, loopQFModf, false}
	avx2CDFMul, avx512CDFMul, neonCDFMul                                        entry
	CDFMul                                                                      = Function{"CDF.Mul", 244, 1, "\x10\x10\x10", 32, 32, [...]*entry{&avx2CDFMul, &avx512CDFMul, &neonCDFMul}, loopCDFMul, false}
	avx2CQFMul, avx512CQFMul, neonCQFMul                                        entry
	CQFMul                                                                      = Function{"CQF.Mul", 812, 1, "   ", 64, 16, [...]*entry{&avx2CQFMul, &avx512CQFMul, &neonCQFMul}, loopCQFMul, false}
	avx2DFMulAdd, avx512DFMulAdd, neonDFMulAdd                                  entry
	DFMulAdd                                                                    = Function{"DF.MulAdd", 103, 1, "\b\b\b\b", 32, 16, [...]*entry{&avx2DFMulAdd, &avx512DFMulAdd, &neonDFMulAdd}, loopDFMulAdd, false}
	avx2QFMulAdd, avx512QFMulAdd, neonQFMulAdd                                  entry
	QFMulAdd                                                                    = Function{"QF.MulAdd", 242, 1, "\x10\x10\x10\x10", 64, 16, [...]*entry{&avx2QFMulAdd, &avx512QFMulAdd, &neonQFMulAdd}, loopQFMulAdd, false}
	avx2F32MulDown, avx512F32MulDown, neonF32MulDown                            entry
	F32MulDown                                                                  = Function{"f32.MulDown", 63, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32MulDown, &avx512F32MulDown, &neonF32MulDown}, loopF32MulDown, false}
	avx2CDFMulFloat, avx512CDFMulFloat, neonCDFMulFloat                         entry
	CDFMulFloat                                                                 = Function{"CDF.MulFloat", 40, 1, "\x10\x10\x04", 32, 16, [...]*entry{&avx2CDFMulFloat, &avx512CDFMulFloat, &neonCDFMulFloat}, loopCDFMulFloat, false}
	avx2CQFMulFloat, avx512CQFMulFloat, neonCQFMulFloat                         entry
	CQFMulFloat                                                                 = Function{"CQF.MulFloat", 158, 1, "  \x04", 32, 32, [...]*entry{&avx2CQFMulFloat, &avx512CQFMulFloat, &neonCQFMulFloat}, loopCQFMulFloat, false}
	avx2CDFMulReal, avx512CDFMulReal, neonCDFMulReal                            entry
	CDFMulReal                                                                  = Function{"CDF.MulReal", 38, 1, "\x10\x10\b", 32, 16, [...]*entry{&avx2CDFMulReal, &avx512CDFMulReal, &neonCDFMulReal}, loopCDFMulReal, false}
	avx2CQFMulReal, avx512CQFMulReal, neonCQFMulReal                            entry
	CQFMulReal                                                                  = Function{"CQF.MulReal", 224, 1, "  \x10", 64, 16, [...]*entry{&avx2CQFMulReal, &avx512CQFMulReal, &neonCQFMulReal}, loopCQFMulReal, false}
	avx2F32MulToZero, avx512F32MulToZero, neonF32MulToZero                      entry
	F32MulToZero                                                                = Function{"f32.MulToZero", 68, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32MulToZero, &avx512F32MulToZero, &neonF32MulToZero}, loopF32MulToZero, false}
	avx2F32MulUp, avx512F32MulUp, neonF32MulUp                                  entry
	F32MulUp                                                                    = Function{"f32.MulUp", 62, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32MulUp, &avx512F32MulUp, &neonF32MulUp}, loopF32MulUp, false}
	avx2CDFNeg, avx512CDFNeg, neonCDFNeg                                        entry
	CDFNeg                                                                      = Function{"CDF.Neg", 4, 1, "\x10\x10", 32, 16, [...]*entry{&avx2CDFNeg, &avx512CDFNeg, &neonCDFNeg}, loopCDFNeg, false}
	avx2CQFNeg, avx512CQFNeg, neonCQFNeg                                        entry
	CQFNeg                                                                      = Function{"CQF.Neg", 8, 1, "  ", 32, 16, [...]*entry{&avx2CQFNeg, &avx512CQFNeg, &neonCQFNeg}, loopCQFNeg, false}
	avx2DFNorm3, avx512DFNorm3, neonDFNorm3                                     entry
	DFNorm3                                                                     = Function{"DF.Norm3", 221, 1, "\b\b\b\b", 64, 16, [...]*entry{&avx2DFNorm3, &avx512DFNorm3, &neonDFNorm3}, loopDFNorm3, false}
	avx2QFNorm3, avx512QFNorm3, neonQFNorm3                                     entry
	QFNorm3                                                                     = Function{"QF.Norm3", 1234, 1, "\x10\x10\x10\x10", 64, 16, [...]*entry{&avx2QFNorm3, &avx512QFNorm3, &neonQFNorm3}, loopQFNorm3, false}
	avx2DFNorm4, avx512DFNorm4, neonDFNorm4                                     entry
	DFNorm4                                                                     = Function{"DF.Norm4", 266, 1, "\b\b\b\b\b", 64, 16, [...]*entry{&avx2DFNorm4, &avx512DFNorm4, &neonDFNorm4}, loopDFNorm4, false}
	avx2QFNorm4, avx512QFNorm4, neonQFNorm4                                     entry
	QFNorm4                                                                     = Function{"QF.Norm4", 1509, 1, "\x10\x10\x10\x10\x10", 64, 16, [...]*entry{&avx2QFNorm4, &avx512QFNorm4, &neonQFNorm4}, loopQFNorm4, false}
	avx2DFNormCDF, avx512DFNormCDF, neonDFNormCDF                               entry
	DFNormCDF                                                                   = Function{"DF.NormCDF", 647, 1, "\b\b", 64, 16, [...]*entry{&avx2DFNormCDF, &avx512DFNormCDF, &neonDFNormCDF}, loopDFNormCDF, false}
	avx2QFNormCDF, avx512QFNormCDF, neonQFNormCDF                               entry
	QFNormCDF                                                                   = Function{"QF.NormCDF", 3928, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFNormCDF, &avx512QFNormCDF, &neonQFNormCDF}, loopQFNormCDF, false}
	avx2DFNormCDFinv, avx512DFNormCDFinv, neonDFNormCDFinv                      entry
	DFNormCDFinv                                                                = Function{"DF.NormCDFinv", 868, 1, "\b\b", 64, 16, [...]*entry{&avx2DFNormCDFinv, &avx512DFNormCDFinv, &neonDFNormCDFinv}, loopDFNormCDFinv, false}
	avx2QFNormCDFinv, avx512QFNormCDFinv, neonQFNormCDFinv                      entry
	QFNormCDFinv                                                                = Function{"QF.NormCDFinv", 5048, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFNormCDFinv, &avx512QFNormCDFinv, &neonQFNormCDFinv}, loopQFNormCDFinv, false}
	avx2QFPair, avx512QFPair, neonQFPair                                        entry
	QFPair                                                                      = Function{"QF.Pair", 178, 1, "\b\x10", 64, 16, [...]*entry{&avx2QFPair, &avx512QFPair, &neonQFPair}, loopQFPair, false}
	avx2CDFPolar, avx512CDFPolar, neonCDFPolar                                  entry
	CDFPolar                                                                    = Function{"CDF.Polar", 526, 2, "\b\b\x10", 64, 16, [...]*entry{&avx2CDFPolar, &avx512CDFPolar, &neonCDFPolar}, loopCDFPolar, false}
	avx2CQFPolar, avx512CQFPolar, neonCQFPolar                                  entry
	CQFPolar                                                                    = Function{"CQF.Polar", 2795, 2, "\x10\x10 ", 64, 16, [...]*entry{&avx2CQFPolar, &avx512CQFPolar, &neonCQFPolar}, loopCQFPolar, false}
	avx2CDFPow, avx512CDFPow, neonCDFPow                                        entry
	CDFPow                                                                      = Function{"CDF.Pow", 2739, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2CDFPow, &avx512CDFPow, &neonCDFPow}, loopCDFPow, false}
	avx2CQFPow, avx512CQFPow, neonCQFPow                                        entry
	CQFPow                                                                      = Function{"CQF.Pow", 11170, 1, "   ", 64, 16, [...]*entry{&avx2CQFPow, &avx512CQFPow, &neonCQFPow}, loopCQFPow, false}
	avx2DFPow, avx512DFPow, neonDFPow                                           entry
	DFPow                                                                       = Function{"DF.Pow", 1156, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFPow, &avx512DFPow, &neonDFPow}, loopDFPow, false}
	avx2QFPow, avx512QFPow, neonQFPow                                           entry
	QFPow                                                                       = Function{"QF.Pow", 4767, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFPow, &avx512QFPow, &neonQFPow}, loopQFPow, false}
	avx2DFPowInt, avx512DFPowInt, neonDFPowInt                                  entry
	DFPowInt                                                                    = Function{"DF.PowInt", 1198, 1, "\b\b\x04", 64, 16, [...]*entry{&avx2DFPowInt, &avx512DFPowInt, &neonDFPowInt}, loopDFPowInt, false}
	avx2QFPowInt, avx512QFPowInt, neonQFPowInt                                  entry
	QFPowInt                                                                    = Function{"QF.PowInt", 4911, 1, "\x10\x10\x04", 64, 16, [...]*entry{&avx2QFPowInt, &avx512QFPowInt, &neonQFPowInt}, loopQFPowInt, false}
	avx2DFQuad, avx512DFQuad, neonDFQuad                                        entry
	DFQuad                                                                      = Function{"DF.Quad", 0, 1, "\x10\b", 32, 16, [...]*entry{&avx2DFQuad, &avx512DFQuad, &neonDFQuad}, loopDFQuad, false}
	avx2DFRcbrt, avx512DFRcbrt, neonDFRcbrt                                     entry
	DFRcbrt                                                                     = Function{"DF.Rcbrt", 186, 1, "\b\b", 64, 16, [...]*entry{&avx2DFRcbrt, &avx512DFRcbrt, &neonDFRcbrt}, loopDFRcbrt, false}
	avx2QFRcbrt, avx512QFRcbrt, neonQFRcbrt                                     entry
	QFRcbrt                                                                     = Function{"QF.Rcbrt", 1261, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFRcbrt, &avx512QFRcbrt, &neonQFRcbrt}, loopQFRcbrt, false}
	avx2F32RcpDown, avx512F32RcpDown, neonF32RcpDown                            entry
	F32RcpDown                                                                  = Function{"f32.RcpDown", 68, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32RcpDown, &avx512F32RcpDown, &neonF32RcpDown}, loopF32RcpDown, false}
	avx2F32RcpToZero, avx512F32RcpToZero, neonF32RcpToZero                      entry
	F32RcpToZero                                                                = Function{"f32.RcpToZero", 73, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32RcpToZero, &avx512F32RcpToZero, &neonF32RcpToZero}, loopF32RcpToZero, false}
	avx2F32RcpUp, avx512F32RcpUp, neonF32RcpUp                                  entry
	F32RcpUp                                                                    = Function{"f32.RcpUp", 67, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32RcpUp, &avx512F32RcpUp, &neonF32RcpUp}, loopF32RcpUp, false}
	avx2CDFRecip, avx512CDFRecip, neonCDFRecip                                  entry
	CDFRecip                                                                    = Function{"CDF.Recip", 1076, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFRecip, &avx512CDFRecip, &neonCDFRecip}, loopCDFRecip, false}
	avx2CQFRecip, avx512CQFRecip, neonCQFRecip                                  entry
	CQFRecip                                                                    = Function{"CQF.Recip", 2322, 1, "  ", 64, 16, [...]*entry{&avx2CQFRecip, &avx512CQFRecip, &neonCQFRecip}, loopCQFRecip, false}
	avx2DFRhypot, avx512DFRhypot, neonDFRhypot                                  entry
	DFRhypot                                                                    = Function{"DF.Rhypot", 262, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFRhypot, &avx512DFRhypot, &neonDFRhypot}, loopDFRhypot, false}
	avx2QFRhypot, avx512QFRhypot, neonQFRhypot                                  entry
	QFRhypot                                                                    = Function{"QF.Rhypot", 1716, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFRhypot, &avx512QFRhypot, &neonQFRhypot}, loopQFRhypot, false}
	avx2DFRnorm3, avx512DFRnorm3, neonDFRnorm3                                  entry
	DFRnorm3                                                                    = Function{"DF.Rnorm3", 262, 1, "\b\b\b\b", 64, 16, [...]*entry{&avx2DFRnorm3, &avx512DFRnorm3, &neonDFRnorm3}, loopDFRnorm3, false}
	avx2QFRnorm3, avx512QFRnorm3, neonQFRnorm3                                  entry
	QFRnorm3                                                                    = Function{"QF.Rnorm3", 1716, 1, "\x10\x10\x10\x10", 64, 16, [...]*entry{&avx2QFRnorm3, &avx512QFRnorm3, &neonQFRnorm3}, loopQFRnorm3, false}
	avx2DFRnorm4, avx512DFRnorm4, neonDFRnorm4                                  entry
	DFRnorm4                                                                    = Function{"DF.Rnorm4", 307, 1, "\b\b\b\b\b", 64, 16, [...]*entry{&avx2DFRnorm4, &avx512DFRnorm4, &neonDFRnorm4}, loopDFRnorm4, false}
	avx2QFRnorm4, avx512QFRnorm4, neonQFRnorm4                                  entry
	QFRnorm4                                                                    = Function{"QF.Rnorm4", 1991, 1, "\x10\x10\x10\x10\x10", 64, 16, [...]*entry{&avx2QFRnorm4, &avx512QFRnorm4, &neonQFRnorm4}, loopQFRnorm4, false}
	avx2DFSinCosPi, avx512DFSinCosPi, neonDFSinCosPi                            entry
	DFSinCosPi                                                                  = Function{"DF.SinCosPi", 438, 2, "\b\b\b", 64, 16, [...]*entry{&avx2DFSinCosPi, &avx512DFSinCosPi, &neonDFSinCosPi}, loopDFSinCosPi, false}
	avx2F32RootOfUnity, avx512F32RootOfUnity, neonF32RootOfUnity                entry
	F32RootOfUnity                                                              = Function{"f32.RootOfUnity", 572, 1, "\x10\x04\x04", 64, 16, [...]*entry{&avx2F32RootOfUnity, &avx512F32RootOfUnity, &neonF32RootOfUnity}, loopF32RootOfUnity, false}
	avx2QFSinCosPi, avx512QFSinCosPi, neonQFSinCosPi                            entry
	QFSinCosPi                                                                  = Function{"QF.SinCosPi", 2147, 2, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFSinCosPi, &avx512QFSinCosPi, &neonQFSinCosPi}, loopQFSinCosPi, false}
	avx2F32RootOfUnityQuad, avx512F32RootOfUnityQuad, neonF32RootOfUnityQuad    entry
	F32RootOfUnityQuad                                                          = Function{"f32.RootOfUnityQuad", 2556, 1, " \x04\x04", 64, 16, [...]*entry{&avx2F32RootOfUnityQuad, &avx512F32RootOfUnityQuad, &neonF32RootOfUnityQuad}, loopF32RootOfUnityQuad, false}
	avx2DFRound, avx512DFRound, neonDFRound                                     entry
	DFRound                                                                     = Function{"DF.Round", 44, 1, "\b\b", 32, 16, [...]*entry{&avx2DFRound, &avx512DFRound, &neonDFRound}, loopDFRound, false}
	avx2QFRound, avx512QFRound, neonQFRound                                     entry
	QFRound                                                                     = Function{"QF.Round", 128, 1, "\x10\x10", 32, 16, [...]*entry{&avx2QFRound, &avx512QFRound, &neonQFRound}, loopQFRound, false}
	avx2DFRoundEven, avx512DFRoundEven, neonDFRoundEven                         entry
	DFRoundEven                                                                 = Function{"DF.RoundEven", 68, 1, "\b\b", 32, 16, [...]*entry{&avx2DFRoundEven, &avx512DFRoundEven, &neonDFRoundEven}, loopDFRoundEven, false}
	avx2QFRoundEven, avx512QFRoundEven, neonQFRoundEven                         entry
	QFRoundEven                                                                 = Function{"QF.RoundEven", 176, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFRoundEven, &avx512QFRoundEven, &neonQFRoundEven}, loopQFRoundEven, false}
	avx2DFRsqrt, avx512DFRsqrt, neonDFRsqrt                                     entry
	DFRsqrt                                                                     = Function{"DF.Rsqrt", 142, 1, "\b\b", 32, 32, [...]*entry{&avx2DFRsqrt, &avx512DFRsqrt, &neonDFRsqrt}, loopDFRsqrt, false}
	avx2QFRsqrt, avx512QFRsqrt, neonQFRsqrt                                     entry
	QFRsqrt                                                                     = Function{"QF.Rsqrt", 687, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFRsqrt, &avx512QFRsqrt, &neonQFRsqrt}, loopQFRsqrt, false}
	avx2DFSign, avx512DFSign, neonDFSign                                        entry
	DFSign                                                                      = Function{"DF.Sign", 4, 1, "\x04\b", 32, 32, [...]*entry{&avx2DFSign, &avx512DFSign, &neonDFSign}, loopDFSign, false}
	avx2QFSign, avx512QFSign, neonQFSign                                        entry
	QFSign                                                                      = Function{"QF.Sign", 4, 1, "\x04\x10", 32, 32, [...]*entry{&avx2QFSign, &avx512QFSign, &neonQFSign}, loopQFSign, false}
	avx2DFSignbit, avx512DFSignbit, neonDFSignbit                               entry
	DFSignbit                                                                   = Function{"DF.Signbit", 1, 1, "\x04\b", 32, 32, [...]*entry{&avx2DFSignbit, &avx512DFSignbit, &neonDFSignbit}, loopDFSignbit, true}
	avx2QFSignbit, avx512QFSignbit, neonQFSignbit                               entry
	QFSignbit                                                                   = Function{"QF.Signbit", 1, 1, "\x04\x10", 32, 32, [...]*entry{&avx2QFSignbit, &avx512QFSignbit, &neonQFSignbit}, loopQFSignbit, true}
	avx2CDFSinh, avx512CDFSinh, neonCDFSinh                                     entry
	CDFSinh                                                                     = Function{"CDF.Sinh", 1457, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFSinh, &avx512CDFSinh, &neonCDFSinh}, loopCDFSinh, false}
	avx2CDFSin, avx512CDFSin, neonCDFSin                                        entry
	CDFSin                                                                      = Function{"CDF.Sin", 1457, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFSin, &avx512CDFSin, &neonCDFSin}, loopCDFSin, false}
	avx2CQFSinh, avx512CQFSinh, neonCQFSinh                                     entry
	CQFSinh                                                                     = Function{"CQF.Sinh", 6020, 1, "  ", 64, 16, [...]*entry{&avx2CQFSinh, &avx512CQFSinh, &neonCQFSinh}, loopCQFSinh, false}
	avx2CQFSin, avx512CQFSin, neonCQFSin                                        entry
	CQFSin                                                                      = Function{"CQF.Sin", 6020, 1, "  ", 64, 16, [...]*entry{&avx2CQFSin, &avx512CQFSin, &neonCQFSin}, loopCQFSin, false}
	avx2DFSin, avx512DFSin, neonDFSin                                           entry
	DFSin                                                                       = Function{"DF.Sin", 747, 1, "\b\b", 64, 16, [...]*entry{&avx2DFSin, &avx512DFSin, &neonDFSin}, loopDFSin, false}
	avx2QFSin, avx512QFSin, neonQFSin                                           entry
	QFSin                                                                       = Function{"QF.Sin", 2931, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFSin, &avx512QFSin, &neonQFSin}, loopQFSin, false}
	avx2DFSinPi, avx512DFSinPi, neonDFSinPi                                     entry
	DFSinPi                                                                     = Function{"DF.SinPi", 288, 1, "\b\b", 64, 16, [...]*entry{&avx2DFSinPi, &avx512DFSinPi, &neonDFSinPi}, loopDFSinPi, false}
	avx2QFSinPi, avx512QFSinPi, neonQFSinPi                                     entry
	QFSinPi                                                                     = Function{"QF.SinPi", 1481, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFSinPi, &avx512QFSinPi, &neonQFSinPi}, loopQFSinPi, false}
	avx2DFSinh, avx512DFSinh, neonDFSinh                                        entry
	DFSinh                                                                      = Function{"DF.Sinh", 329, 1, "\b\b", 64, 16, [...]*entry{&avx2DFSinh, &avx512DFSinh, &neonDFSinh}, loopDFSinh, false}
	avx2QFSinh, avx512QFSinh, neonQFSinh                                        entry
	QFSinh                                                                      = Function{"QF.Sinh", 1729, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFSinh, &avx512QFSinh, &neonQFSinh}, loopQFSinh, false}
	avx2DFSloppyAdd, avx512DFSloppyAdd, neonDFSloppyAdd                         entry
	DFSloppyAdd                                                                 = Function{"DF.SloppyAdd", 21, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFSloppyAdd, &avx512DFSloppyAdd, &neonDFSloppyAdd}, loopDFSloppyAdd, false}
	avx2F32Split, avx512F32Split, neonF32Split                                  entry
	F32Split                                                                    = Function{"f32.Split", 4, 2, "\x04\x04\x04", 32, 32, [...]*entry{&avx2F32Split, &avx512F32Split, &neonF32Split}, loopF32Split, false}
	avx2CDFSqr, avx512CDFSqr, neonCDFSqr                                        entry
	CDFSqr                                                                      = Function{"CDF.Sqr", 269, 1, "\x10\x10", 32, 32, [...]*entry{&avx2CDFSqr, &avx512CDFSqr, &neonCDFSqr}, loopCDFSqr, false}
	avx2CQFSqr, avx512CQFSqr, neonCQFSqr                                        entry
	CQFSqr                                                                      = Function{"CQF.Sqr", 667, 1, "  ", 64, 16, [...]*entry{&avx2CQFSqr, &avx512CQFSqr, &neonCQFSqr}, loopCQFSqr, false}
	avx2F32SqrtDown, avx512F32SqrtDown, neonF32SqrtDown                         entry
	F32SqrtDown                                                                 = Function{"f32.SqrtDown", 43, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32SqrtDown, &avx512F32SqrtDown, &neonF32SqrtDown}, loopF32SqrtDown, false}
	avx2F32SqrtToZero, avx512F32SqrtToZero, neonF32SqrtToZero                   entry
	F32SqrtToZero                                                               = Function{"f32.SqrtToZero", 48, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32SqrtToZero, &avx512F32SqrtToZero, &neonF32SqrtToZero}, loopF32SqrtToZero, false}
	avx2F32SqrtUp, avx512F32SqrtUp, neonF32SqrtUp                               entry
	F32SqrtUp                                                                   = Function{"f32.SqrtUp", 42, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32SqrtUp, &avx512F32SqrtUp, &neonF32SqrtUp}, loopF32SqrtUp, false}
	avx2CDFSub, avx512CDFSub, neonCDFSub                                        entry
	CDFSub                                                                      = Function{"CDF.Sub", 60, 1, "\x10\x10\x10", 32, 16, [...]*entry{&avx2CDFSub, &avx512CDFSub, &neonCDFSub}, loopCDFSub, false}
	avx2CQFSub, avx512CQFSub, neonCQFSub                                        entry
	CQFSub                                                                      = Function{"CQF.Sub", 256, 1, "   ", 64, 16, [...]*entry{&avx2CQFSub, &avx512CQFSub, &neonCQFSub}, loopCQFSub, false}
	avx2CDFTanh, avx512CDFTanh, neonCDFTanh                                     entry
	CDFTanh                                                                     = Function{"CDF.Tanh", 2233, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFTanh, &avx512CDFTanh, &neonCDFTanh}, loopCDFTanh, false}
	avx2CDFTan, avx512CDFTan, neonCDFTan                                        entry
	CDFTan                                                                      = Function{"CDF.Tan", 2233, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFTan, &avx512CDFTan, &neonCDFTan}, loopCDFTan, false}
	avx2CQFTanh, avx512CQFTanh, neonCQFTanh                                     entry
	CQFTanh                                                                     = Function{"CQF.Tanh", 8715, 1, "  ", 64, 16, [...]*entry{&avx2CQFTanh, &avx512CQFTanh, &neonCQFTanh}, loopCQFTanh, false}
	avx2CQFTan, avx512CQFTan, neonCQFTan                                        entry
	CQFTan                                                                      = Function{"CQF.Tan", 8715, 1, "  ", 64, 16, [...]*entry{&avx2CQFTan, &avx512CQFTan, &neonCQFTan}, loopCQFTan, false}
	avx2DFTan, avx512DFTan, neonDFTan                                           entry
	DFTan                                                                       = Function{"DF.Tan", 879, 1, "\b\b", 64, 16, [...]*entry{&avx2DFTan, &avx512DFTan, &neonDFTan}, loopDFTan, false}
	avx2QFTan, avx512QFTan, neonQFTan                                           entry
	QFTan                                                                       = Function{"QF.Tan", 3005, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFTan, &avx512QFTan, &neonQFTan}, loopQFTan, false}
	avx2DFTanPi, avx512DFTanPi, neonDFTanPi                                     entry
	DFTanPi                                                                     = Function{"DF.TanPi", 421, 1, "\b\b", 64, 16, [...]*entry{&avx2DFTanPi, &avx512DFTanPi, &neonDFTanPi}, loopDFTanPi, false}
	avx2QFTanPi, avx512QFTanPi, neonQFTanPi                                     entry
	QFTanPi                                                                     = Function{"QF.TanPi", 1555, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFTanPi, &avx512QFTanPi, &neonQFTanPi}, loopQFTanPi, false}
	avx2DFTanh, avx512DFTanh, neonDFTanh                                        entry
	DFTanh                                                                      = Function{"DF.Tanh", 455, 1, "\b\b", 64, 16, [...]*entry{&avx2DFTanh, &avx512DFTanh, &neonDFTanh}, loopDFTanh, false}
	avx2QFTanh, avx512QFTanh, neonQFTanh                                        entry
	QFTanh                                                                      = Function{"QF.Tanh", 2345, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFTanh, &avx512QFTanh, &neonQFTanh}, loopQFTanh, false}
	avx2DFTrunc, avx512DFTrunc, neonDFTrunc                                     entry
	DFTrunc                                                                     = Function{"DF.Trunc", 29, 1, "\b\b", 32, 16, [...]*entry{&avx2DFTrunc, &avx512DFTrunc, &neonDFTrunc}, loopDFTrunc, false}
	avx2QFTrunc, avx512QFTrunc, neonQFTrunc                                     entry
	QFTrunc                                                                     = Function{"QF.Trunc", 89, 1, "\x10\x10", 32, 16, [...]*entry{&avx2QFTrunc, &avx512QFTrunc, &neonQFTrunc}, loopQFTrunc, false}
	avx2DFY0, avx512DFY0, neonDFY0                                              entry
	DFY0                                                                        = Function{"DF.Y0", 4673, 1, "\b\b", 64, 16, [...]*entry{&avx2DFY0, &avx512DFY0, &neonDFY0}, loopDFY0, false}
	avx2QFY0, avx512QFY0, neonQFY0                                              entry
	QFY0                                                                        = Function{"QF.Y0", 22137, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFY0, &avx512QFY0, &neonQFY0}, loopQFY0, false}
	avx2DFY1, avx512DFY1, neonDFY1                                              entry
	DFY1                                                                        = Function{"DF.Y1", 4673, 1, "\b\b", 64, 16, [...]*entry{&avx2DFY1, &avx512DFY1, &neonDFY1}, loopDFY1, false}
	avx2QFY1, avx512QFY1, neonQFY1                                              entry
	QFY1                                                                        = Function{"QF.Y1", 22137, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFY1, &avx512QFY1, &neonQFY1}, loopQFY1, false}
	avx2DFYn, avx512DFYn, neonDFYn                                              entry
	DFYn                                                                        = Function{"DF.Yn", 9632, 1, "\b\b\x04", 64, 16, [...]*entry{&avx2DFYn, &avx512DFYn, &neonDFYn}, loopDFYn, false}
	avx2QFYn, avx512QFYn, neonQFYn                                              entry
	QFYn                                                                        = Function{"QF.Yn", 45041, 1, "\x10\x10\x04", 64, 16, [...]*entry{&avx2QFYn, &avx512QFYn, &neonQFYn}, loopQFYn, false}
	avx2DFZeta, avx512DFZeta, neonDFZeta                                        entry
	DFZeta                                                                      = Function{"DF.Zeta", 2355, 1, "\b\b", 64, 16, [...]*entry{&avx2DFZeta, &avx512DFZeta, &neonDFZeta}, loopDFZeta, false}
	avx2QFZeta, avx512QFZeta, neonQFZeta                                        entry
	QFZeta                                                                      = Function{"QF.Zeta", 11714, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFZeta, &avx512QFZeta, &neonQFZeta}, loopQFZeta, false}
	avx2F32Add, avx512F32Add, neonF32Add                                        entry
	F32Add                                                                      = Function{"f32.Add", 1, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32Add, &avx512F32Add, &neonF32Add}, loopF32Add, false}
	avx2F32AddZero, avx512F32AddZero, neonF32AddZero                            entry
	F32AddZero                                                                  = Function{"f32.AddZero", 1, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32AddZero, &avx512F32AddZero, &neonF32AddZero}, loopF32AddZero, false}
	avx2F32Compare, avx512F32Compare, neonF32Compare                            entry
	F32Compare                                                                  = Function{"f32.Compare", 11, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32Compare, &avx512F32Compare, &neonF32Compare}, loopF32Compare, false}
	avx2F32Div, avx512F32Div, neonF32Div                                        entry
	F32Div                                                                      = Function{"f32.Div", 1, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32Div, &avx512F32Div, &neonF32Div}, loopF32Div, false}
	avx2F32Mad, avx512F32Mad, neonF32Mad                                        entry
	F32Mad                                                                      = Function{"f32.Mad", 2, 1, "\x04\x04\x04\x04", 32, 16, [...]*entry{&avx2F32Mad, &avx512F32Mad, &neonF32Mad}, loopF32Mad, false}
	avx2F32Mul, avx512F32Mul, neonF32Mul                                        entry
	F32Mul                                                                      = Function{"f32.Mul", 1, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32Mul, &avx512F32Mul, &neonF32Mul}, loopF32Mul, false}
	avx2F32MulZero, avx512F32MulZero, neonF32MulZero                            entry
	F32MulZero                                                                  = Function{"f32.MulZero", 1, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32MulZero, &avx512F32MulZero, &neonF32MulZero}, loopF32MulZero, false}
	avx2F32NegSum, avx512F32NegSum, neonF32NegSum                               entry
	F32NegSum                                                                   = Function{"f32.NegSum", 2, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32NegSum, &avx512F32NegSum, &neonF32NegSum}, loopF32NegSum, false}
	avx2F32Sqrt, avx512F32Sqrt, neonF32Sqrt                                     entry
	F32Sqrt                                                                     = Function{"f32.Sqrt", 1, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32Sqrt, &avx512F32Sqrt, &neonF32Sqrt}, loopF32Sqrt, false}
	avx2F32SumLessFirst, avx512F32SumLessFirst, neonF32SumLessFirst             entry
	F32SumLessFirst                                                             = Function{"f32.SumLessFirst", 2, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32SumLessFirst, &avx512F32SumLessFirst, &neonF32SumLessFirst}, loopF32SumLessFirst, false}
	avx2F32SumLessSecond, avx512F32SumLessSecond, neonF32SumLessSecond          entry
	F32SumLessSecond                                                            = Function{"f32.SumLessSecond", 2, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32SumLessSecond, &avx512F32SumLessSecond, &neonF32SumLessSecond}, loopF32SumLessSecond, false}
	avx2DFChoosePair, avx512DFChoosePair, neonDFChoosePair                      entry
	DFChoosePair                                                                = Function{"DF.ChoosePair", 2, 1, "\b\x04\b\b", 32, 16, [...]*entry{&avx2DFChoosePair, &avx512DFChoosePair, &neonDFChoosePair}, nil, false}
	avx2QFChooseQuad, avx512QFChooseQuad, neonQFChooseQuad                      entry
	QFChooseQuad                                                                = Function{"QF.ChooseQuad", 4, 1, "\x10\x04\x10\x10", 32, 16, [...]*entry{&avx2QFChooseQuad, &avx512QFChooseQuad, &neonQFChooseQuad}, nil, false}
	avx2DFComplexPair, avx512DFComplexPair, neonDFComplexPair                   entry
	DFComplexPair                                                               = Function{"DF.ComplexPair", 0, 1, "\x10\b\b", 32, 16, [...]*entry{&avx2DFComplexPair, &avx512DFComplexPair, &neonDFComplexPair}, nil, false}
	avx2QFComplexQuad, avx512QFComplexQuad, neonQFComplexQuad                   entry
	QFComplexQuad                                                               = Function{"QF.ComplexQuad", 0, 1, " \x10\x10", 32, 16, [...]*entry{&avx2QFComplexQuad, &avx512QFComplexQuad, &neonQFComplexQuad}, nil, false}
	avx2F32Dot1, avx512F32Dot1, neonF32Dot1                                     entry
	F32Dot1                                                                     = Function{"f32.Dot1", 18, 1, "\x10\x04\x04", 32, 16, [...]*entry{&avx2F32Dot1, &avx512F32Dot1, &neonF32Dot1}, nil, false}
	avx2F32Dot8, avx512F32Dot8, neonF32Dot8                                     entry
	F32Dot8                                                                     = Function{"f32.Dot8", 88, 1, "\b\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04", 32, 32, [...]*entry{&avx2F32Dot8, &avx512F32Dot8, &neonF32Dot8}, nil, false}
	avx2F32FromFloat, avx512F32FromFloat, neonF32FromFloat                      entry
	F32FromFloat                                                                = Function{"f32.FromFloat", 0, 1, "\b\x04", 32, 16, [...]*entry{&avx2F32FromFloat, &avx512F32FromFloat, &neonF32FromFloat}, loopF32FromFloat, false}
	avx2CDFImagPair, avx512CDFImagPair, neonCDFImagPair                         entry
	CDFImagPair                                                                 = Function{"CDF.ImagPair", 0, 1, "\b\x10", 32, 16, [...]*entry{&avx2CDFImagPair, &avx512CDFImagPair, &neonCDFImagPair}, nil, false}
	avx2CQFImagQuad, avx512CQFImagQuad, neonCQFImagQuad                         entry
	CQFImagQuad                                                                 = Function{"CQF.ImagQuad", 0, 1, "\x10 ", 32, 16, [...]*entry{&avx2CQFImagQuad, &avx512CQFImagQuad, &neonCQFImagQuad}, nil, false}
	avx2F32QuadFromFloat, avx512F32QuadFromFloat, neonF32QuadFromFloat          entry
	F32QuadFromFloat                                                            = Function{"f32.QuadFromFloat", 0, 1, "\x10\x04", 32, 16, [...]*entry{&avx2F32QuadFromFloat, &avx512F32QuadFromFloat, &neonF32QuadFromFloat}, loopF32QuadFromFloat, false}
	avx2CDFRealPair, avx512CDFRealPair, neonCDFRealPair                         entry
	CDFRealPair                                                                 = Function{"CDF.RealPair", 0, 1, "\b\x10", 32, 16, [...]*entry{&avx2CDFRealPair, &avx512CDFRealPair, &neonCDFRealPair}, nil, false}
	avx2CQFRealQuad, avx512CQFRealQuad, neonCQFRealQuad                         entry
	CQFRealQuad                                                                 = Function{"CQF.RealQuad", 0, 1, "\x10 ", 32, 16, [...]*entry{&avx2CQFRealQuad, &avx512CQFRealQuad, &neonCQFRealQuad}, nil, false}
	avx2F32Sum2, avx512F32Sum2, neonF32Sum2                                     entry
	F32Sum2                                                                     = Function{"f32.Sum2", 22, 1, "\x10\x04\x04", 32, 16, [...]*entry{&avx2F32Sum2, &avx512F32Sum2, &neonF32Sum2}, nil, false}
	avx2F32Sum8, avx512F32Sum8, neonF32Sum8                                     entry
	F32Sum8                                                                     = Function{"f32.Sum8", 64, 1, "\b\x04\x04\x04\x04\x04\x04\x04\x04", 32, 32, [...]*entry{&avx2F32Sum8, &avx512F32Sum8, &neonF32Sum8}, nil, false}
	avx2DDAbs, avx512DDAbs, neonDDAbs                                           entry
	DDAbs                                                                       = Function{"DD.Abs", 4, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDAbs, &avx512DDAbs, &neonDDAbs}, loopDDAbs, false}
	avx2F64TwoProd, avx512F64TwoProd, neonF64TwoProd                            entry
	F64TwoProd                                                                  = Function{"f64.TwoProd", 2, 2, "\b\b\b\b", 16, 16, [...]*entry{&avx2F64TwoProd, &avx512F64TwoProd, &neonF64TwoProd}, loopF64TwoProd, false}
	avx2F64TwoSum, avx512F64TwoSum, neonF64TwoSum                               entry
	F64TwoSum                                                                   = Function{"f64.TwoSum", 6, 2, "\b\b\b\b", 16, 16, [...]*entry{&avx2F64TwoSum, &avx512F64TwoSum, &neonF64TwoSum}, loopF64TwoSum, false}
	avx2F64FastTwoSum, avx512F64FastTwoSum, neonF64FastTwoSum                   entry
	F64FastTwoSum                                                               = Function{"f64.FastTwoSum", 3, 2, "\b\b\b\b", 16, 16, [...]*entry{&avx2F64FastTwoSum, &avx512F64FastTwoSum, &neonF64FastTwoSum}, loopF64FastTwoSum, false}
	avx2F64TwoSqr, avx512F64TwoSqr, neonF64TwoSqr                               entry
	F64TwoSqr                                                                   = Function{"f64.TwoSqr", 2, 2, "\b\b\b", 16, 16, [...]*entry{&avx2F64TwoSqr, &avx512F64TwoSqr, &neonF64TwoSqr}, loopF64TwoSqr, false}
	avx2DDHypot, avx512DDHypot, neonDDHypot                                     entry
	DDHypot                                                                     = Function{"DD.Hypot", 230, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDHypot, &avx512DDHypot, &neonDDHypot}, loopDDHypot, false}
	avx2CDDAbs, avx512CDDAbs, neonCDDAbs                                        entry
	CDDAbs                                                                      = Function{"CDD.Abs", 230, 1, "\x10 ", 32, 8, [...]*entry{&avx2CDDAbs, &avx512CDDAbs, &neonCDDAbs}, loopCDDAbs, false}
	avx2QDNeg, avx512QDNeg, neonQDNeg                                           entry
	QDNeg                                                                       = Function{"QD.Neg", 4, 1, "  ", 16, 8, [...]*entry{&avx2QDNeg, &avx512QDNeg, &neonQDNeg}, loopQDNeg, false}
	avx2QDAbs, avx512QDAbs, neonQDAbs                                           entry
	QDAbs                                                                       = Function{"QD.Abs", 9, 1, "  ", 16, 8, [...]*entry{&avx2QDAbs, &avx512QDAbs, &neonQDAbs}, loopQDAbs, false}
	avx2F64TwoDiff, avx512F64TwoDiff, neonF64TwoDiff                            entry
	F64TwoDiff                                                                  = Function{"f64.TwoDiff", 6, 2, "\b\b\b\b", 16, 16, [...]*entry{&avx2F64TwoDiff, &avx512F64TwoDiff, &neonF64TwoDiff}, loopF64TwoDiff, false}
	avx2QDHypot, avx512QDHypot, neonQDHypot                                     entry
	QDHypot                                                                     = Function{"QD.Hypot", 974, 1, "   ", 32, 8, [...]*entry{&avx2QDHypot, &avx512QDHypot, &neonQDHypot}, loopQDHypot, false}
	avx2CQDAbs, avx512CQDAbs, neonCQDAbs                                        entry
	CQDAbs                                                                      = Function{"CQD.Abs", 974, 1, " @", 32, 8, [...]*entry{&avx2CQDAbs, &avx512CQDAbs, &neonCQDAbs}, loopCQDAbs, false}
	avx2DDSqr, avx512DDSqr, neonDDSqr                                           entry
	DDSqr                                                                       = Function{"DD.Sqr", 18, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDSqr, &avx512DDSqr, &neonDDSqr}, loopDDSqr, false}
	avx2DDAdd, avx512DDAdd, neonDDAdd                                           entry
	DDAdd                                                                       = Function{"DD.Add", 30, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDAdd, &avx512DDAdd, &neonDDAdd}, loopDDAdd, false}
	avx2CDDIsInf, avx512CDDIsInf, neonCDDIsInf                                  entry
	CDDIsInf                                                                    = Function{"CDD.IsInf", 9, 1, "\x04 ", 16, 16, [...]*entry{&avx2CDDIsInf, &avx512CDDIsInf, &neonCDDIsInf}, loopCDDIsInf, true}
	avx2CDDAbsSqr, avx512CDDAbsSqr, neonCDDAbsSqr                               entry
	CDDAbsSqr                                                                   = Function{"CDD.AbsSqr", 78, 1, "\x10 ", 16, 8, [...]*entry{&avx2CDDAbsSqr, &avx512CDDAbsSqr, &neonCDDAbsSqr}, loopCDDAbsSqr, false}
	avx2QDSqr, avx512QDSqr, neonQDSqr                                           entry
	QDSqr                                                                       = Function{"QD.Sqr", 85, 1, "  ", 16, 8, [...]*entry{&avx2QDSqr, &avx512QDSqr, &neonQDSqr}, loopQDSqr, false}
	avx2QDAdd, avx512QDAdd, neonQDAdd                                           entry
	QDAdd                                                                       = Function{"QD.Add", 124, 1, "   ", 16, 8, [...]*entry{&avx2QDAdd, &avx512QDAdd, &neonQDAdd}, loopQDAdd, false}
	avx2CQDIsInf, avx512CQDIsInf, neonCQDIsInf                                  entry
	CQDIsInf                                                                    = Function{"CQD.IsInf", 9, 1, "\x04@", 16, 16, [...]*entry{&avx2CQDIsInf, &avx512CQDIsInf, &neonCQDIsInf}, loopCQDIsInf, true}
	avx2CQDAbsSqr, avx512CQDAbsSqr, neonCQDAbsSqr                               entry
	CQDAbsSqr                                                                   = Function{"CQD.AbsSqr", 308, 1, " @", 32, 8, [...]*entry{&avx2CQDAbsSqr, &avx512CQDAbsSqr, &neonCQDAbsSqr}, loopCQDAbsSqr, false}
	avx2DDNeg, avx512DDNeg, neonDDNeg                                           entry
	DDNeg                                                                       = Function{"DD.Neg", 2, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDNeg, &avx512DDNeg, &neonDDNeg}, loopDDNeg, false}
	avx2DDAddFloat, avx512DDAddFloat, neonDDAddFloat                            entry
	DDAddFloat                                                                  = Function{"DD.AddFloat", 20, 1, "\x10\x10\b", 16, 8, [...]*entry{&avx2DDAddFloat, &avx512DDAddFloat, &neonDDAddFloat}, loopDDAddFloat, false}
	avx2DDDiv, avx512DDDiv, neonDDDiv                                           entry
	DDDiv                                                                       = Function{"DD.Div", 84, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDDiv, &avx512DDDiv, &neonDDDiv}, loopDDDiv, false}
	avx2CDDSqrt, avx512CDDSqrt, neonCDDSqrt                                     entry
	CDDSqrt                                                                     = Function{"CDD.Sqrt", 669, 1, "  ", 32, 8, [...]*entry{&avx2CDDSqrt, &avx512CDDSqrt, &neonCDDSqrt}, loopCDDSqrt, false}
	avx2DDSqrt, avx512DDSqrt, neonDDSqrt                                        entry
	DDSqrt                                                                      = Function{"DD.Sqrt", 58, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDSqrt, &avx512DDSqrt, &neonDDSqrt}, loopDDSqrt, false}
	avx2DDAsinh, avx512DDAsinh, neonDDAsinh                                     entry
	DDAsinh                                                                     = Function{"DD.Asinh", 787, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAsinh, &avx512DDAsinh, &neonDDAsinh}, loopDDAsinh, false}
	avx2DDAtan2, avx512DDAtan2, neonDDAtan2                                     entry
	DDAtan2                                                                     = Function{"DD.Atan2", 322, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDAtan2, &avx512DDAtan2, &neonDDAtan2}, loopDDAtan2, false}
	avx2CDDAcos, avx512CDDAcos, neonCDDAcos                                     entry
	CDDAcos                                                                     = Function{"CDD.Acos", 2998, 1, "  ", 32, 8, [...]*entry{&avx2CDDAcos, &avx512CDDAcos, &neonCDDAcos}, loopCDDAcos, false}
	avx2QDAddFloat, avx512QDAddFloat, neonQDAddFloat                            entry
	QDAddFloat                                                                  = Function{"QD.AddFloat", 70, 1, "  \b", 16, 8, [...]*entry{&avx2QDAddFloat, &avx512QDAddFloat, &neonQDAddFloat}, loopQDAddFloat, false}
	avx2QDMul, avx512QDMul, neonQDMul                                           entry
	QDMul                                                                       = Function{"QD.Mul", 112, 1, "   ", 16, 8, [...]*entry{&avx2QDMul, &avx512QDMul, &neonQDMul}, loopQDMul, false}
	avx2QDSqrt, avx512QDSqrt, neonQDSqrt                                        entry
	QDSqrt                                                                      = Function{"QD.Sqrt", 325, 1, "  ", 32, 8, [...]*entry{&avx2QDSqrt, &avx512QDSqrt, &neonQDSqrt}, loopQDSqrt, false}
	avx2QDDiv, avx512QDDiv, neonQDDiv                                           entry
	QDDiv                                                                       = Function{"QD.Div", 341, 1, "   ", 32, 8, [...]*entry{&avx2QDDiv, &avx512QDDiv, &neonQDDiv}, loopQDDiv, false}
	avx2CQDSqrt, avx512CQDSqrt, neonCQDSqrt                                     entry
	CQDSqrt                                                                     = Function{"CQD.Sqrt", 1989, 1, "@@", 32, 8, [...]*entry{&avx2CQDSqrt, &avx512CQDSqrt, &neonCQDSqrt}, loopCQDSqrt, false}
	avx2QDAsinh, avx512QDAsinh, neonQDAsinh                                     entry
	QDAsinh                                                                     = Function{"QD.Asinh", 3189, 1, "  ", 32, 8, [...]*entry{&avx2QDAsinh, &avx512QDAsinh, &neonQDAsinh}, loopQDAsinh, false}
	avx2QDAtan2, avx512QDAtan2, neonQDAtan2                                     entry
	QDAtan2                                                                     = Function{"QD.Atan2", 2162, 1, "   ", 32, 8, [...]*entry{&avx2QDAtan2, &avx512QDAtan2, &neonQDAtan2}, loopQDAtan2, false}
	avx2CQDAcos, avx512CQDAcos, neonCQDAcos                                     entry
	CQDAcos                                                                     = Function{"CQD.Acos", 10370, 1, "@@", 32, 8, [...]*entry{&avx2CQDAcos, &avx512CQDAcos, &neonCQDAcos}, loopCQDAcos, false}
	avx2DDAcos, avx512DDAcos, neonDDAcos                                        entry
	DDAcos                                                                      = Function{"DD.Acos", 475, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAcos, &avx512DDAcos, &neonDDAcos}, loopDDAcos, false}
	avx2QDAcos, avx512QDAcos, neonQDAcos                                        entry
	QDAcos                                                                      = Function{"QD.Acos", 2876, 1, "  ", 32, 8, [...]*entry{&avx2QDAcos, &avx512QDAcos, &neonQDAcos}, loopQDAcos, false}
	avx2CDDAcosh, avx512CDDAcosh, neonCDDAcosh                                  entry
	CDDAcosh                                                                    = Function{"CDD.Acosh", 3005, 1, "  ", 32, 8, [...]*entry{&avx2CDDAcosh, &avx512CDDAcosh, &neonCDDAcosh}, loopCDDAcosh, false}
	avx2CQDAcosh, avx512CQDAcosh, neonCQDAcosh                                  entry
	CQDAcosh                                                                    = Function{"CQD.Acosh", 10384, 1, "@@", 32, 8, [...]*entry{&avx2CQDAcosh, &avx512CQDAcosh, &neonCQDAcosh}, loopCQDAcosh, false}
	avx2DDAcosh, avx512DDAcosh, neonDDAcosh                                     entry
	DDAcosh                                                                     = Function{"DD.Acosh", 700, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAcosh, &avx512DDAcosh, &neonDDAcosh}, loopDDAcosh, false}
	avx2QDAcosh, avx512QDAcosh, neonQDAcosh                                     entry
	QDAcosh                                                                     = Function{"QD.Acosh", 2800, 1, "  ", 32, 8, [...]*entry{&avx2QDAcosh, &avx512QDAcosh, &neonQDAcosh}, loopQDAcosh, false}
	avx2CDDAdd, avx512CDDAdd, neonCDDAdd                                        entry
	CDDAdd                                                                      = Function{"CDD.Add", 60, 1, "   ", 16, 8, [...]*entry{&avx2CDDAdd, &avx512CDDAdd, &neonCDDAdd}, loopCDDAdd, false}
	avx2CQDAdd, avx512CQDAdd, neonCQDAdd                                        entry
	CQDAdd                                                                      = Function{"CQD.Add", 248, 1, "@@@", 32, 8, [...]*entry{&avx2CQDAdd, &avx512CQDAdd, &neonCQDAdd}, loopCQDAdd, false}
	avx2F64AddDown, avx512F64AddDown, neonF64AddDown                            entry
	F64AddDown                                                                  = Function{"f64.AddDown", 41, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64AddDown, &avx512F64AddDown, &neonF64AddDown}, loopF64AddDown, false}
	avx2F64AddToZero, avx512F64AddToZero, neonF64AddToZero                      entry
	F64AddToZero                                                                = Function{"f64.AddToZero", 39, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64AddToZero, &avx512F64AddToZero, &neonF64AddToZero}, loopF64AddToZero, false}
	avx2F64AddUp, avx512F64AddUp, neonF64AddUp                                  entry
	F64AddUp                                                                    = Function{"f64.AddUp", 33, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64AddUp, &avx512F64AddUp, &neonF64AddUp}, loopF64AddUp, false}
	avx2DDSinCos, avx512DDSinCos, neonDDSinCos                                  entry
	DDSinCos                                                                    = Function{"DD.SinCos", 858, 2, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDSinCos, &avx512DDSinCos, &neonDDSinCos}, loopDDSinCos, false}
	avx2DDAiryAi, avx512DDAiryAi, neonDDAiryAi                                  entry
	DDAiryAi                                                                    = Function{"DD.AiryAi", 5392, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAiryAi, &avx512DDAiryAi, &neonDDAiryAi}, loopDDAiryAi, false}
	avx2QDSub, avx512QDSub, neonQDSub                                           entry
	QDSub                                                                       = Function{"QD.Sub", 128, 1, "   ", 16, 8, [...]*entry{&avx2QDSub, &avx512QDSub, &neonQDSub}, loopQDSub, false}
	avx2QDSinCos, avx512QDSinCos, neonQDSinCos                                  entry
	QDSinCos                                                                    = Function{"QD.SinCos", 3891, 2, "   ", 32, 8, [...]*entry{&avx2QDSinCos, &avx512QDSinCos, &neonQDSinCos}, loopQDSinCos, false}
	avx2QDAiryAi, avx512QDAiryAi, neonQDAiryAi                                  entry
	QDAiryAi                                                                    = Function{"QD.AiryAi", 30227, 1, "  ", 32, 8, [...]*entry{&avx2QDAiryAi, &avx512QDAiryAi, &neonQDAiryAi}, loopQDAiryAi, false}
	avx2DDAiryAiPrime, avx512DDAiryAiPrime, neonDDAiryAiPrime                   entry
	DDAiryAiPrime                                                               = Function{"DD.AiryAiPrime", 5392, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAiryAiPrime, &avx512DDAiryAiPrime, &neonDDAiryAiPrime}, loopDDAiryAiPrime, false}
	avx2QDAiryAiPrime, avx512QDAiryAiPrime, neonQDAiryAiPrime                   entry
	QDAiryAiPrime                                                               = Function{"QD.AiryAiPrime", 30227, 1, "  ", 32, 8, [...]*entry{&avx2QDAiryAiPrime, &avx512QDAiryAiPrime, &neonQDAiryAiPrime}, loopQDAiryAiPrime, false}
	avx2DDAiryBi, avx512DDAiryBi, neonDDAiryBi                                  entry
	DDAiryBi                                                                    = Function{"DD.AiryBi", 5392, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAiryBi, &avx512DDAiryBi, &neonDDAiryBi}, loopDDAiryBi, false}
	avx2QDAiryBi, avx512QDAiryBi, neonQDAiryBi                                  entry
	QDAiryBi                                                                    = Function{"QD.AiryBi", 30227, 1, "  ", 32, 8, [...]*entry{&avx2QDAiryBi, &avx512QDAiryBi, &neonQDAiryBi}, loopQDAiryBi, false}
	avx2DDAiryBiPrime, avx512DDAiryBiPrime, neonDDAiryBiPrime                   entry
	DDAiryBiPrime                                                               = Function{"DD.AiryBiPrime", 5392, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAiryBiPrime, &avx512DDAiryBiPrime, &neonDDAiryBiPrime}, loopDDAiryBiPrime, false}
	avx2QDAiryBiPrime, avx512QDAiryBiPrime, neonQDAiryBiPrime                   entry
	QDAiryBiPrime                                                               = Function{"QD.AiryBiPrime", 30227, 1, "  ", 32, 8, [...]*entry{&avx2QDAiryBiPrime, &avx512QDAiryBiPrime, &neonQDAiryBiPrime}, loopQDAiryBiPrime, false}
	avx2CDDAsin, avx512CDDAsin, neonCDDAsin                                     entry
	CDDAsin                                                                     = Function{"CDD.Asin", 3065, 1, "  ", 32, 8, [...]*entry{&avx2CDDAsin, &avx512CDDAsin, &neonCDDAsin}, loopCDDAsin, false}
	avx2CQDAsin, avx512CQDAsin, neonCQDAsin                                     entry
	CQDAsin                                                                     = Function{"CQD.Asin", 10629, 1, "@@", 32, 8, [...]*entry{&avx2CQDAsin, &avx512CQDAsin, &neonCQDAsin}, loopCQDAsin, false}
	avx2DDAsin, avx512DDAsin, neonDDAsin                                        entry
	DDAsin                                                                      = Function{"DD.Asin", 475, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAsin, &avx512DDAsin, &neonDDAsin}, loopDDAsin, false}
	avx2QDAsin, avx512QDAsin, neonQDAsin                                        entry
	QDAsin                                                                      = Function{"QD.Asin", 2876, 1, "  ", 32, 8, [...]*entry{&avx2QDAsin, &avx512QDAsin, &neonQDAsin}, loopQDAsin, false}
	avx2CDDAsinh, avx512CDDAsinh, neonCDDAsinh                                  entry
	CDDAsinh                                                                    = Function{"CDD.Asinh", 3065, 1, "  ", 32, 8, [...]*entry{&avx2CDDAsinh, &avx512CDDAsinh, &neonCDDAsinh}, loopCDDAsinh, false}
	avx2CQDAsinh, avx512CQDAsinh, neonCQDAsinh                                  entry
	CQDAsinh                                                                    = Function{"CQD.Asinh", 10629, 1, "@@", 32, 8, [...]*entry{&avx2CQDAsinh, &avx512CQDAsinh, &neonCQDAsinh}, loopCQDAsinh, false}
	avx2DDLog1p, avx512DDLog1p, neonDDLog1p                                     entry
	DDLog1p                                                                     = Function{"DD.Log1p", 407, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDLog1p, &avx512DDLog1p, &neonDDLog1p}, loopDDLog1p, false}
	avx2DDMulFloat, avx512DDMulFloat, neonDDMulFloat                            entry
	DDMulFloat                                                                  = Function{"DD.MulFloat", 20, 1, "\x10\x10\b", 16, 8, [...]*entry{&avx2DDMulFloat, &avx512DDMulFloat, &neonDDMulFloat}, loopDDMulFloat, false}
	avx2CDDAtanh, avx512CDDAtanh, neonCDDAtanh                                  entry
	CDDAtanh                                                                    = Function{"CDD.Atanh", 1936, 1, "  ", 32, 8, [...]*entry{&avx2CDDAtanh, &avx512CDDAtanh, &neonCDDAtanh}, loopCDDAtanh, false}
	avx2CDDAtan, avx512CDDAtan, neonCDDAtan                                     entry
	CDDAtan                                                                     = Function{"CDD.Atan", 1936, 1, "  ", 32, 8, [...]*entry{&avx2CDDAtan, &avx512CDDAtan, &neonCDDAtan}, loopCDDAtan, false}
	avx2QDLog1p, avx512QDLog1p, neonQDLog1p                                     entry
	QDLog1p                                                                     = Function{"QD.Log1p", 1677, 1, "  ", 32, 8, [...]*entry{&avx2QDLog1p, &avx512QDLog1p, &neonQDLog1p}, loopQDLog1p, false}
	avx2QDMulFloat, avx512QDMulFloat, neonQDMulFloat                            entry
	QDMulFloat                                                                  = Function{"QD.MulFloat", 79, 1, "  \b", 16, 8, [...]*entry{&avx2QDMulFloat, &avx512QDMulFloat, &neonQDMulFloat}, loopQDMulFloat, false}
	avx2CQDAtanh, avx512CQDAtanh, neonCQDAtanh                                  entry
	CQDAtanh                                                                    = Function{"CQD.Atanh", 6308, 1, "@@", 32, 8, [...]*entry{&avx2CQDAtanh, &avx512CQDAtanh, &neonCQDAtanh}, loopCQDAtanh, false}
	avx2CQDAtan, avx512CQDAtan, neonCQDAtan                                     entry
	CQDAtan                                                                     = Function{"CQD.Atan", 6308, 1, "@@", 32, 8, [...]*entry{&avx2CQDAtan, &avx512CQDAtan, &neonCQDAtan}, loopCQDAtan, false}
	avx2DDAtan, avx512DDAtan, neonDDAtan                                        entry
	DDAtan                                                                      = Function{"DD.Atan", 322, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAtan, &avx512DDAtan, &neonDDAtan}, loopDDAtan, false}
	avx2QDAtan, avx512QDAtan, neonQDAtan                                        entry
	QDAtan                                                                      = Function{"QD.Atan", 2162, 1, "  ", 32, 8, [...]*entry{&avx2QDAtan, &avx512QDAtan, &neonQDAtan}, loopQDAtan, false}
	avx2DDAtanh, avx512DDAtanh, neonDDAtanh                                     entry
	DDAtanh                                                                     = Function{"DD.Atanh", 824, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAtanh, &avx512DDAtanh, &neonDDAtanh}, loopDDAtanh, false}
	avx2QDAtanh, avx512QDAtanh, neonQDAtanh                                     entry
	QDAtanh                                                                     = Function{"QD.Atanh", 3105, 1, "  ", 32, 8, [...]*entry{&avx2QDAtanh, &avx512QDAtanh, &neonQDAtanh}, loopQDAtanh, false}
	avx2DDBeta, avx512DDBeta, neonDDBeta                                        entry
	DDBeta                                                                      = Function{"DD.Beta", 6520, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDBeta, &avx512DDBeta, &neonDDBeta}, loopDDBeta, false}
	avx2QDBeta, avx512QDBeta, neonQDBeta                                        entry
	QDBeta                                                                      = Function{"QD.Beta", 35998, 1, "   ", 32, 8, [...]*entry{&avx2QDBeta, &avx512QDBeta, &neonQDBeta}, loopQDBeta, false}
	avx2DDCanon, avx512DDCanon, neonDDCanon                                     entry
	DDCanon                                                                     = Function{"DD.Canon", 16, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDCanon, &avx512DDCanon, &neonDDCanon}, loopDDCanon, false}
	avx2QDCanon, avx512QDCanon, neonQDCanon                                     entry
	QDCanon                                                                     = Function{"QD.Canon", 167, 1, "  ", 16, 16, [...]*entry{&avx2QDCanon, &avx512QDCanon, &neonQDCanon}, loopQDCanon, false}
	avx2DDCbrt, avx512DDCbrt, neonDDCbrt                                        entry
	DDCbrt                                                                      = Function{"DD.Cbrt", 160, 1, "\x10\x10", 16, 16, [...]*entry{&avx2DDCbrt, &avx512DDCbrt, &neonDDCbrt}, loopDDCbrt, false}
	avx2QDCbrt, avx512QDCbrt, neonQDCbrt                                        entry
	QDCbrt                                                                      = Function{"QD.Cbrt", 788, 1, "  ", 32, 8, [...]*entry{&avx2QDCbrt, &avx512QDCbrt, &neonQDCbrt}, loopQDCbrt, false}
	avx2DDFloor, avx512DDFloor, neonDDFloor                                     entry
	DDFloor                                                                     = Function{"DD.Floor", 18, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDFloor, &avx512DDFloor, &neonDDFloor}, loopDDFloor, false}
	avx2DDCeil, avx512DDCeil, neonDDCeil                                        entry
	DDCeil                                                                      = Function{"DD.Ceil", 22, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDCeil, &avx512DDCeil, &neonDDCeil}, loopDDCeil, false}
	avx2QDFloor, avx512QDFloor, neonQDFloor                                     entry
	QDFloor                                                                     = Function{"QD.Floor", 69, 1, "  ", 16, 8, [...]*entry{&avx2QDFloor, &avx512QDFloor, &neonQDFloor}, loopQDFloor, false}
	avx2QDCeil, avx512QDCeil, neonQDCeil                                        entry
	QDCeil                                                                      = Function{"QD.Ceil", 77, 1, "  ", 16, 8, [...]*entry{&avx2QDCeil, &avx512QDCeil, &neonQDCeil}, loopQDCeil, false}
	avx2CDDConj, avx512CDDConj, neonCDDConj                                     entry
	CDDConj                                                                     = Function{"CDD.Conj", 2, 1, "  ", 16, 8, [...]*entry{&avx2CDDConj, &avx512CDDConj, &neonCDDConj}, loopCDDConj, false}
	avx2CQDConj, avx512CQDConj, neonCQDConj                                     entry
	CQDConj                                                                     = Function{"CQD.Conj", 4, 1, "@@", 16, 8, [...]*entry{&avx2CQDConj, &avx512CQDConj, &neonCQDConj}, loopCQDConj, false}
	avx2DDCopysign, avx512DDCopysign, neonDDCopysign                            entry
	DDCopysign                                                                  = Function{"DD.Copysign", 5, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDCopysign, &avx512DDCopysign, &neonDDCopysign}, loopDDCopysign, false}
	avx2QDCopysign, avx512QDCopysign, neonQDCopysign                            entry
	QDCopysign                                                                  = Function{"QD.Copysign", 7, 1, "   ", 16, 8, [...]*entry{&avx2QDCopysign, &avx512QDCopysign, &neonQDCopysign}, loopQDCopysign, false}
	avx2DDMul, avx512DDMul, neonDDMul                                           entry
	DDMul                                                                       = Function{"DD.Mul", 19, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDMul, &avx512DDMul, &neonDDMul}, loopDDMul, false}
	avx2CDDCosh, avx512CDDCosh, neonCDDCosh                                     entry
	CDDCosh                                                                     = Function{"CDD.Cosh", 1452, 1, "  ", 32, 8, [...]*entry{&avx2CDDCosh, &avx512CDDCosh, &neonCDDCosh}, loopCDDCosh, false}
	avx2CDDCos, avx512CDDCos, neonCDDCos                                        entry
	CDDCos                                                                      = Function{"CDD.Cos", 1454, 1, "  ", 32, 8, [...]*entry{&avx2CDDCos, &avx512CDDCos, &neonCDDCos}, loopCDDCos, false}
	avx2CQDCosh, avx512CQDCosh, neonCQDCosh                                     entry
	CQDCosh                                                                     = Function{"CQD.Cosh", 6718, 1, "@@", 32, 8, [...]*entry{&avx2CQDCosh, &avx512CQDCosh, &neonCQDCosh}, loopCQDCosh, false}
	avx2CQDCos, avx512CQDCos, neonCQDCos                                        entry
	CQDCos                                                                      = Function{"CQD.Cos", 6722, 1, "@@", 32, 8, [...]*entry{&avx2CQDCos, &avx512CQDCos, &neonCQDCos}, loopCQDCos, false}
	avx2DDCos, avx512DDCos, neonDDCos                                           entry
	DDCos                                                                       = Function{"DD.Cos", 711, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDCos, &avx512DDCos, &neonDDCos}, loopDDCos, false}
	avx2QDCos, avx512QDCos, neonQDCos                                           entry
	QDCos                                                                       = Function{"QD.Cos", 3227, 1, "  ", 32, 8, [...]*entry{&avx2QDCos, &avx512QDCos, &neonQDCos}, loopQDCos, false}
	avx2DDCosPi, avx512DDCosPi, neonDDCosPi                                     entry
	DDCosPi                                                                     = Function{"DD.CosPi", 331, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDCosPi, &avx512DDCosPi, &neonDDCosPi}, loopDDCosPi, false}
	avx2QDCosPi, avx512QDCosPi, neonQDCosPi                                     entry
	QDCosPi                                                                     = Function{"QD.CosPi", 2011, 1, "  ", 32, 8, [...]*entry{&avx2QDCosPi, &avx512QDCosPi, &neonQDCosPi}, loopQDCosPi, false}
	avx2DDCosh, avx512DDCosh, neonDDCosh                                        entry
	DDCosh                                                                      = Function{"DD.Cosh", 302, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDCosh, &avx512DDCosh, &neonDDCosh}, loopDDCosh, false}
	avx2QDCosh, avx512QDCosh, neonQDCosh                                        entry
	QDCosh                                                                      = Function{"QD.Cosh", 1867, 1, "  ", 32, 8, [...]*entry{&avx2QDCosh, &avx512QDCosh, &neonQDCosh}, loopQDCosh, false}
	avx2DDRecip, avx512DDRecip, neonDDRecip                                     entry
	DDRecip                                                                     = Function{"DD.Recip", 84, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDRecip, &avx512DDRecip, &neonDDRecip}, loopDDRecip, false}
	avx2DDDigamma, avx512DDDigamma, neonDDDigamma                               entry
	DDDigamma                                                                   = Function{"DD.Digamma", 2047, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDDigamma, &avx512DDDigamma, &neonDDDigamma}, loopDDDigamma, false}
	avx2QDRecip, avx512QDRecip, neonQDRecip                                     entry
	QDRecip                                                                     = Function{"QD.Recip", 341, 1, "  ", 32, 8, [...]*entry{&avx2QDRecip, &avx512QDRecip, &neonQDRecip}, loopQDRecip, false}
	avx2QDDigamma, avx512QDDigamma, neonQDDigamma                               entry
	QDDigamma                                                                   = Function{"QD.Digamma", 9869, 1, "  ", 32, 8, [...]*entry{&avx2QDDigamma, &avx512QDDigamma, &neonQDDigamma}, loopQDDigamma, false}
	avx2DDSub, avx512DDSub, neonDDSub                                           entry
	DDSub                                                                       = Function{"DD.Sub", 30, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDSub, &avx512DDSub, &neonDDSub}, loopDDSub, false}
	avx2DDDim, avx512DDDim, neonDDDim                                           entry
	DDDim                                                                       = Function{"DD.Dim", 38, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDDim, &avx512DDDim, &neonDDDim}, loopDDDim, false}
	avx2QDDim, avx512QDDim, neonQDDim                                           entry
	QDDim                                                                       = Function{"QD.Dim", 138, 1, "   ", 16, 16, [...]*entry{&avx2QDDim, &avx512QDDim, &neonQDDim}, loopQDDim, false}
	avx2CDDDiv, avx512CDDDiv, neonCDDDiv                                        entry
	CDDDiv                                                                      = Function{"CDD.Div", 1076, 1, "   ", 32, 8, [...]*entry{&avx2CDDDiv, &avx512CDDDiv, &neonCDDDiv}, loopCDDDiv, false}
	avx2CQDDiv, avx512CQDDiv, neonCQDDiv                                        entry
	CQDDiv                                                                      = Function{"CQD.Div", 2322, 1, "@@@", 32, 8, [...]*entry{&avx2CQDDiv, &avx512CQDDiv, &neonCQDDiv}, loopCQDDiv, false}
	avx2F64DivDown, avx512F64DivDown, neonF64DivDown                            entry
	F64DivDown                                                                  = Function{"f64.DivDown", 68, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64DivDown, &avx512F64DivDown, &neonF64DivDown}, loopF64DivDown, false}
	avx2DDDivFloat, avx512DDDivFloat, neonDDDivFloat                            entry
	DDDivFloat                                                                  = Function{"DD.DivFloat", 84, 1, "\x10\x10\b", 16, 8, [...]*entry{&avx2DDDivFloat, &avx512DDDivFloat, &neonDDDivFloat}, loopDDDivFloat, false}
	avx2QDDivFloat, avx512QDDivFloat, neonQDDivFloat                            entry
	QDDivFloat                                                                  = Function{"QD.DivFloat", 341, 1, "  \b", 32, 8, [...]*entry{&avx2QDDivFloat, &avx512QDDivFloat, &neonQDDivFloat}, loopQDDivFloat, false}
	avx2F64DivToZero, avx512F64DivToZero, neonF64DivToZero                      entry
	F64DivToZero                                                                = Function{"f64.DivToZero", 73, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64DivToZero, &avx512F64DivToZero, &neonF64DivToZero}, loopF64DivToZero, false}
	avx2F64DivUp, avx512F64DivUp, neonF64DivUp                                  entry
	F64DivUp                                                                    = Function{"f64.DivUp", 67, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64DivUp, &avx512F64DivUp, &neonF64DivUp}, loopF64DivUp, false}
	avx2DDSubFloat, avx512DDSubFloat, neonDDSubFloat                            entry
	DDSubFloat                                                                  = Function{"DD.SubFloat", 21, 1, "\x10\x10\b", 16, 8, [...]*entry{&avx2DDSubFloat, &avx512DDSubFloat, &neonDDSubFloat}, loopDDSubFloat, false}
	avx2DDEllipticE, avx512DDEllipticE, neonDDEllipticE                         entry
	DDEllipticE                                                                 = Function{"DD.EllipticE", 3749, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDEllipticE, &avx512DDEllipticE, &neonDDEllipticE}, loopDDEllipticE, false}
	avx2QDSubFloat, avx512QDSubFloat, neonQDSubFloat                            entry
	QDSubFloat                                                                  = Function{"QD.SubFloat", 71, 1, "  \b", 16, 8, [...]*entry{&avx2QDSubFloat, &avx512QDSubFloat, &neonQDSubFloat}, loopQDSubFloat, false}
	avx2QDEllipticE, avx512QDEllipticE, neonQDEllipticE                         entry
	QDEllipticE                                                                 = Function{"QD.EllipticE", 15846, 1, "  ", 32, 8, [...]*entry{&avx2QDEllipticE, &avx512QDEllipticE, &neonQDEllipticE}, loopQDEllipticE, false}
	avx2DDEllipticK, avx512DDEllipticK, neonDDEllipticK                         entry
	DDEllipticK                                                                 = Function{"DD.EllipticK", 3749, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDEllipticK, &avx512DDEllipticK, &neonDDEllipticK}, loopDDEllipticK, false}
	avx2QDEllipticK, avx512QDEllipticK, neonQDEllipticK                         entry
	QDEllipticK                                                                 = Function{"QD.EllipticK", 15846, 1, "  ", 32, 8, [...]*entry{&avx2QDEllipticK, &avx512QDEllipticK, &neonQDEllipticK}, loopQDEllipticK, false}
	avx2DDEqual, avx512DDEqual, neonDDEqual                                     entry
	DDEqual                                                                     = Function{"DD.Equal", 35, 1, "\x04\x10\x10", 16, 16, [...]*entry{&avx2DDEqual, &avx512DDEqual, &neonDDEqual}, loopDDEqual, true}
	avx2CDDEqual, avx512CDDEqual, neonCDDEqual                                  entry
	CDDEqual                                                                    = Function{"CDD.Equal", 71, 1, "\x04  ", 16, 16, [...]*entry{&avx2CDDEqual, &avx512CDDEqual, &neonCDDEqual}, loopCDDEqual, true}
	avx2QDEqual, avx512QDEqual, neonQDEqual                                     entry
	QDEqual                                                                     = Function{"QD.Equal", 133, 1, "\x04  ", 16, 16, [...]*entry{&avx2QDEqual, &avx512QDEqual, &neonQDEqual}, loopQDEqual, true}
	avx2CQDEqual, avx512CQDEqual, neonCQDEqual                                  entry
	CQDEqual                                                                    = Function{"CQD.Equal", 267, 1, "\x04@@", 32, 8, [...]*entry{&avx2CQDEqual, &avx512CQDEqual, &neonCQDEqual}, loopCQDEqual, true}
	avx2DDEqualFloat, avx512DDEqualFloat, neonDDEqualFloat                      entry
	DDEqualFloat                                                                = Function{"DD.EqualFloat", 35, 1, "\x04\x10\b", 16, 16, [...]*entry{&avx2DDEqualFloat, &avx512DDEqualFloat, &neonDDEqualFloat}, loopDDEqualFloat, true}
	avx2QDEqualFloat, avx512QDEqualFloat, neonQDEqualFloat                      entry
	QDEqualFloat                                                                = Function{"QD.EqualFloat", 133, 1, "\x04 \b", 16, 16, [...]*entry{&avx2QDEqualFloat, &avx512QDEqualFloat, &neonQDEqualFloat}, loopQDEqualFloat, true}
	avx2DDErf, avx512DDErf, neonDDErf                                           entry
	DDErf                                                                       = Function{"DD.Erf", 709, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDErf, &avx512DDErf, &neonDDErf}, loopDDErf, false}
	avx2QDErf, avx512QDErf, neonQDErf                                           entry
	QDErf                                                                       = Function{"QD.Erf", 5204, 1, "  ", 32, 8, [...]*entry{&avx2QDErf, &avx512QDErf, &neonQDErf}, loopQDErf, false}
	avx2DDErfc, avx512DDErfc, neonDDErfc                                        entry
	DDErfc                                                                      = Function{"DD.Erfc", 746, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDErfc, &avx512DDErfc, &neonDDErfc}, loopDDErfc, false}
	avx2QDErfc, avx512QDErfc, neonQDErfc                                        entry
	QDErfc                                                                      = Function{"QD.Erfc", 5308, 1, "  ", 32, 8, [...]*entry{&avx2QDErfc, &avx512QDErfc, &neonQDErfc}, loopQDErfc, false}
	avx2DDErfcinv, avx512DDErfcinv, neonDDErfcinv                               entry
	DDErfcinv                                                                   = Function{"DD.Erfcinv", 1030, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDErfcinv, &avx512DDErfcinv, &neonDDErfcinv}, loopDDErfcinv, false}
	avx2QDErfcinv, avx512QDErfcinv, neonQDErfcinv                               entry
	QDErfcinv                                                                   = Function{"QD.Erfcinv", 6791, 1, "  ", 32, 8, [...]*entry{&avx2QDErfcinv, &avx512QDErfcinv, &neonQDErfcinv}, loopQDErfcinv, false}
	avx2DDErfcx, avx512DDErfcx, neonDDErfcx                                     entry
	DDErfcx                                                                     = Function{"DD.Erfcx", 753, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDErfcx, &avx512DDErfcx, &neonDDErfcx}, loopDDErfcx, false}
	avx2QDErfcx, avx512QDErfcx, neonQDErfcx                                     entry
	QDErfcx                                                                     = Function{"QD.Erfcx", 5330, 1, "  ", 32, 8, [...]*entry{&avx2QDErfcx, &avx512QDErfcx, &neonQDErfcx}, loopQDErfcx, false}
	avx2DDErfinv, avx512DDErfinv, neonDDErfinv                                  entry
	DDErfinv                                                                    = Function{"DD.Erfinv", 988, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDErfinv, &avx512DDErfinv, &neonDDErfinv}, loopDDErfinv, false}
	avx2QDErfinv, avx512QDErfinv, neonQDErfinv                                  entry
	QDErfinv                                                                    = Function{"QD.Erfinv", 6713, 1, "  ", 32, 8, [...]*entry{&avx2QDErfinv, &avx512QDErfinv, &neonQDErfinv}, loopQDErfinv, false}
	avx2DDExp, avx512DDExp, neonDDExp                                           entry
	DDExp                                                                       = Function{"DD.Exp", 185, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDExp, &avx512DDExp, &neonDDExp}, loopDDExp, false}
	avx2CDDExp, avx512CDDExp, neonCDDExp                                        entry
	CDDExp                                                                      = Function{"CDD.Exp", 1484, 1, "  ", 32, 8, [...]*entry{&avx2CDDExp, &avx512CDDExp, &neonCDDExp}, loopCDDExp, false}
	avx2QDExp, avx512QDExp, neonQDExp                                           entry
	QDExp                                                                       = Function{"QD.Exp", 1474, 1, "  ", 32, 8, [...]*entry{&avx2QDExp, &avx512QDExp, &neonQDExp}, loopQDExp, false}
	avx2CQDExp, avx512CQDExp, neonCQDExp                                        entry
	CQDExp                                                                      = Function{"CQD.Exp", 7458, 1, "@@", 32, 8, [...]*entry{&avx2CQDExp, &avx512CQDExp, &neonCQDExp}, loopCQDExp, false}
	avx2DDExp10, avx512DDExp10, neonDDExp10                                     entry
	DDExp10                                                                     = Function{"DD.Exp10", 216, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDExp10, &avx512DDExp10, &neonDDExp10}, loopDDExp10, false}
	avx2QDExp10, avx512QDExp10, neonQDExp10                                     entry
	QDExp10                                                                     = Function{"QD.Exp10", 1596, 1, "  ", 32, 8, [...]*entry{&avx2QDExp10, &avx512QDExp10, &neonQDExp10}, loopQDExp10, false}
	avx2DDExp2, avx512DDExp2, neonDDExp2                                        entry
	DDExp2                                                                      = Function{"DD.Exp2", 151, 1, "\x10\x10", 16, 16, [...]*entry{&avx2DDExp2, &avx512DDExp2, &neonDDExp2}, loopDDExp2, false}
	avx2QDExp2, avx512QDExp2, neonQDExp2                                        entry
	QDExp2                                                                      = Function{"QD.Exp2", 1425, 1, "  ", 32, 8, [...]*entry{&avx2QDExp2, &avx512QDExp2, &neonQDExp2}, loopQDExp2, false}
	avx2DDExpInt, avx512DDExpInt, neonDDExpInt                                  entry
	DDExpInt                                                                    = Function{"DD.ExpInt", 1588, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDExpInt, &avx512DDExpInt, &neonDDExpInt}, loopDDExpInt, false}
	avx2QDExpInt, avx512QDExpInt, neonQDExpInt                                  entry
	QDExpInt                                                                    = Function{"QD.ExpInt", 8914, 1, "  ", 32, 8, [...]*entry{&avx2QDExpInt, &avx512QDExpInt, &neonQDExpInt}, loopQDExpInt, false}
	avx2DDExpm1, avx512DDExpm1, neonDDExpm1                                     entry
	DDExpm1                                                                     = Function{"DD.Expm1", 301, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDExpm1, &avx512DDExpm1, &neonDDExpm1}, loopDDExpm1, false}
	avx2QDExpm1, avx512QDExpm1, neonQDExpm1                                     entry
	QDExpm1                                                                     = Function{"QD.Expm1", 1787, 1, "  ", 32, 8, [...]*entry{&avx2QDExpm1, &avx512QDExpm1, &neonQDExpm1}, loopQDExpm1, false}
	avx2F64FMADown, avx512F64FMADown, neonF64FMADown                            entry
	F64FMADown                                                                  = Function{"f64.FMADown", 114, 1, "\b\b\b\b", 16, 8, [...]*entry{&avx2F64FMADown, &avx512F64FMADown, &neonF64FMADown}, loopF64FMADown, false}
	avx2F64FMAToZero, avx512F64FMAToZero, neonF64FMAToZero                      entry
	F64FMAToZero                                                                = Function{"f64.FMAToZero", 117, 1, "\b\b\b\b", 16, 8, [...]*entry{&avx2F64FMAToZero, &avx512F64FMAToZero, &neonF64FMAToZero}, loopF64FMAToZero, false}
	avx2F64FMAUp, avx512F64FMAUp, neonF64FMAUp                                  entry
	F64FMAUp                                                                    = Function{"f64.FMAUp", 111, 1, "\b\b\b\b", 16, 8, [...]*entry{&avx2F64FMAUp, &avx512F64FMAUp, &neonF64FMAUp}, loopF64FMAUp, false}
	avx2DDFastMod, avx512DDFastMod, neonDDFastMod                               entry
	DDFastMod                                                                   = Function{"DD.FastMod", 7369, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDFastMod, &avx512DDFastMod, &neonDDFastMod}, loopDDFastMod, false}
	avx2QDFastMod, avx512QDFastMod, neonQDFastMod                               entry
	QDFastMod                                                                   = Function{"QD.FastMod", 13024, 1, "   ", 32, 8, [...]*entry{&avx2QDFastMod, &avx512QDFastMod, &neonQDFastMod}, loopQDFastMod, false}
	avx2DDFastRemainder, avx512DDFastRemainder, neonDDFastRemainder             entry
	DDFastRemainder                                                             = Function{"DD.FastRemainder", 7601, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDFastRemainder, &avx512DDFastRemainder, &neonDDFastRemainder}, loopDDFastRemainder, false}
	avx2QDFastRemainder, avx512QDFastRemainder, neonQDFastRemainder             entry
	QDFastRemainder                                                             = Function{"QD.FastRemainder", 13584, 1, "   ", 32, 8, [...]*entry{&avx2QDFastRemainder, &avx512QDFastRemainder, &neonQDFastRemainder}, loopQDFastRemainder, false}
	avx2DDFastRemquo, avx512DDFastRemquo, neonDDFastRemquo                      entry
	DDFastRemquo                                                                = Function{"DD.FastRemquo", 7611, 2, "\x10\x04\x10\x10", 32, 8, [...]*entry{&avx2DDFastRemquo, &avx512DDFastRemquo, &neonDDFastRemquo}, loopDDFastRemquo, false}
	avx2QDFastRemquo, avx512QDFastRemquo, neonQDFastRemquo                      entry
	QDFastRemquo                                                                = Function{"QD.FastRemquo", 13594, 2, " \x04  ", 32, 8, [...]*entry{&avx2QDFastRemquo, &avx512QDFastRemquo, &neonQDFastRemquo}, loopQDFastRemquo, false}
	avx2VecFloat32AndRest, avx512VecFloat32AndRest, neonVecFloat32AndRest       entry
	VecFloat32AndRest                                                           = Function{"vec.float32AndRest", 7, 2, "\x04\x04\b", 16, 16, [...]*entry{&avx2VecFloat32AndRest, &avx512VecFloat32AndRest, &neonVecFloat32AndRest}, nil, false}
	avx2VecFloat32Down, avx512VecFloat32Down, neonVecFloat32Down                entry
	VecFloat32Down                                                              = Function{"vec.Float32Down", 33, 1, "\x04\b", 16, 8, [...]*entry{&avx2VecFloat32Down, &avx512VecFloat32Down, &neonVecFloat32Down}, nil, false}
	avx2VecFloat32ToZero, avx512VecFloat32ToZero, neonVecFloat32ToZero          entry
	VecFloat32ToZero                                                            = Function{"vec.Float32ToZero", 38, 1, "\x04\b", 16, 8, [...]*entry{&avx2VecFloat32ToZero, &avx512VecFloat32ToZero, &neonVecFloat32ToZero}, nil, false}
	avx2VecFloat32Up, avx512VecFloat32Up, neonVecFloat32Up                      entry
	VecFloat32Up                                                                = Function{"vec.Float32Up", 32, 1, "\x04\b", 16, 8, [...]*entry{&avx2VecFloat32Up, &avx512VecFloat32Up, &neonVecFloat32Up}, nil, false}
	avx2DDFrexp, avx512DDFrexp, neonDDFrexp                                     entry
	DDFrexp                                                                     = Function{"DD.Frexp", 33, 2, "\x10\x04\x10", 16, 16, [...]*entry{&avx2DDFrexp, &avx512DDFrexp, &neonDDFrexp}, loopDDFrexp, false}
	avx2QDFrexp, avx512QDFrexp, neonQDFrexp                                     entry
	QDFrexp                                                                     = Function{"QD.Frexp", 37, 2, " \x04 ", 16, 16, [...]*entry{&avx2QDFrexp, &avx512QDFrexp, &neonQDFrexp}, loopQDFrexp, false}
	avx2F64FromIntDown, avx512F64FromIntDown, neonF64FromIntDown                entry
	F64FromIntDown                                                              = Function{"f64.FromIntDown", 46, 1, "\b\x04", 16, 8, [...]*entry{&avx2F64FromIntDown, &avx512F64FromIntDown, &neonF64FromIntDown}, loopF64FromIntDown, false}
	avx2F64FromIntToZero, avx512F64FromIntToZero, neonF64FromIntToZero          entry
	F64FromIntToZero                                                            = Function{"f64.FromIntToZero", 44, 1, "\b\x04", 16, 8, [...]*entry{&avx2F64FromIntToZero, &avx512F64FromIntToZero, &neonF64FromIntToZero}, loopF64FromIntToZero, false}
	avx2F64FromIntUp, avx512F64FromIntUp, neonF64FromIntUp                      entry
	F64FromIntUp                                                                = Function{"f64.FromIntUp", 38, 1, "\b\x04", 16, 8, [...]*entry{&avx2F64FromIntUp, &avx512F64FromIntUp, &neonF64FromIntUp}, loopF64FromIntUp, false}
	avx2DDGamma, avx512DDGamma, neonDDGamma                                     entry
	DDGamma                                                                     = Function{"DD.Gamma", 1959, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDGamma, &avx512DDGamma, &neonDDGamma}, loopDDGamma, false}
	avx2QDGamma, avx512QDGamma, neonQDGamma                                     entry
	QDGamma                                                                     = Function{"QD.Gamma", 11153, 1, "  ", 32, 8, [...]*entry{&avx2QDGamma, &avx512QDGamma, &neonQDGamma}, loopQDGamma, false}
	avx2DDLess, avx512DDLess, neonDDLess                                        entry
	DDLess                                                                      = Function{"DD.Less", 35, 1, "\x04\x10\x10", 16, 16, [...]*entry{&avx2DDLess, &avx512DDLess, &neonDDLess}, loopDDLess, true}
	avx2DDGreater, avx512DDGreater, neonDDGreater                               entry
	DDGreater                                                                   = Function{"DD.Greater", 35, 1, "\x04\x10\x10", 16, 16, [...]*entry{&avx2DDGreater, &avx512DDGreater, &neonDDGreater}, loopDDGreater, true}
	avx2QDLess, avx512QDLess, neonQDLess                                        entry
	QDLess                                                                      = Function{"QD.Less", 133, 1, "\x04  ", 16, 16, [...]*entry{&avx2QDLess, &avx512QDLess, &neonQDLess}, loopQDLess, true}
	avx2QDGreater, avx512QDGreater, neonQDGreater                               entry
	QDGreater                                                                   = Function{"QD.Greater", 133, 1, "\x04  ", 16, 16, [...]*entry{&avx2QDGreater, &avx512QDGreater, &neonQDGreater}, loopQDGreater, true}
	avx2DDLessEqual, avx512DDLessEqual, neonDDLessEqual                         entry
	DDLessEqual                                                                 = Function{"DD.LessEqual", 35, 1, "\x04\x10\x10", 16, 16, [...]*entry{&avx2DDLessEqual, &avx512DDLessEqual, &neonDDLessEqual}, loopDDLessEqual, true}
	avx2DDGreaterEqual, avx512DDGreaterEqual, neonDDGreaterEqual                entry
	DDGreaterEqual                                                              = Function{"DD.GreaterEqual", 35, 1, "\x04\x10\x10", 16, 16, [...]*entry{&avx2DDGreaterEqual, &avx512DDGreaterEqual, &neonDDGreaterEqual}, loopDDGreaterEqual, true}
	avx2QDLessEqual, avx512QDLessEqual, neonQDLessEqual                         entry
	QDLessEqual                                                                 = Function{"QD.LessEqual", 133, 1, "\x04  ", 16, 16, [...]*entry{&avx2QDLessEqual, &avx512QDLessEqual, &neonQDLessEqual}, loopQDLessEqual, true}
	avx2QDGreaterEqual, avx512QDGreaterEqual, neonQDGreaterEqual                entry
	QDGreaterEqual                                                              = Function{"QD.GreaterEqual", 133, 1, "\x04  ", 16, 16, [...]*entry{&avx2QDGreaterEqual, &avx512QDGreaterEqual, &neonQDGreaterEqual}, loopQDGreaterEqual, true}
	avx2DDGreaterEqualFloat, avx512DDGreaterEqualFloat, neonDDGreaterEqualFloat entry
	DDGreaterEqualFloat                                                         = Function{"DD.GreaterEqualFloat", 35, 1, "\x04\x10\b", 16, 16, [...]*entry{&avx2DDGreaterEqualFloat, &avx512DDGreaterEqualFloat, &neonDDGreaterEqualFloat}, loopDDGreaterEqualFloat, true}
	avx2QDGreaterEqualFloat, avx512QDGreaterEqualFloat, neonQDGreaterEqualFloat entry
	QDGreaterEqualFloat                                                         = Function{"QD.GreaterEqualFloat", 133, 1, "\x04 \b", 16, 16, [...]*entry{&avx2QDGreaterEqualFloat, &avx512QDGreaterEqualFloat, &neonQDGreaterEqualFloat}, loopQDGreaterEqualFloat, true}
	avx2DDGreaterFloat, avx512DDGreaterFloat, neonDDGreaterFloat                entry
	DDGreaterFloat                                                              = Function{"DD.GreaterFloat", 35, 1, "\x04\x10\b", 16, 16, [...]*entry{&avx2DDGreaterFloat, &avx512DDGreaterFloat, &neonDDGreaterFloat}, loopDDGreaterFloat, true}
	avx2QDGreaterFloat, avx512QDGreaterFloat, neonQDGreaterFloat                entry
	QDGreaterFloat                                                              = Function{"QD.GreaterFloat", 133, 1, "\x04 \b", 16, 16, [...]*entry{&avx2QDGreaterFloat, &avx512QDGreaterFloat, &neonQDGreaterFloat}, loopQDGreaterFloat, true}
	avx2DDI0, avx512DDI0, neonDDI0                                              entry
	DDI0                                                                        = Function{"DD.I0", 1200, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDI0, &avx512DDI0, &neonDDI0}, loopDDI0, false}
	avx2QDI0, avx512QDI0, neonQDI0                                              entry
	QDI0                                                                        = Function{"QD.I0", 7529, 1, "  ", 32, 8, [...]*entry{&avx2QDI0, &avx512QDI0, &neonQDI0}, loopQDI0, false}
	avx2DDI1, avx512DDI1, neonDDI1                                              entry
	DDI1                                                                        = Function{"DD.I1", 1200, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDI1, &avx512DDI1, &neonDDI1}, loopDDI1, false}
	avx2QDI1, avx512QDI1, neonQDI1                                              entry
	QDI1                                                                        = Function{"QD.I1", 7529, 1, "  ", 32, 8, [...]*entry{&avx2QDI1, &avx512QDI1, &neonQDI1}, loopQDI1, false}
	avx2DDIlogb, avx512DDIlogb, neonDDIlogb                                     entry
	DDIlogb                                                                     = Function{"DD.Ilogb", 20, 1, "\x04\x10", 16, 16, [...]*entry{&avx2DDIlogb, &avx512DDIlogb, &neonDDIlogb}, loopDDIlogb, false}
	avx2QDIlogb, avx512QDIlogb, neonQDIlogb                                     entry
	QDIlogb                                                                     = Function{"QD.Ilogb", 20, 1, "\x04 ", 16, 16, [...]*entry{&avx2QDIlogb, &avx512QDIlogb, &neonQDIlogb}, loopQDIlogb, false}
	avx2F64Int32Down, avx512F64Int32Down, neonF64Int32Down                      entry
	F64Int32Down                                                                = Function{"f64.Int32Down", 12, 1, "\x04\b", 16, 16, [...]*entry{&avx2F64Int32Down, &avx512F64Int32Down, &neonF64Int32Down}, loopF64Int32Down, false}
	avx2F64Int32Nearest, avx512F64Int32Nearest, neonF64Int32Nearest             entry
	F64Int32Nearest                                                             = Function{"f64.Int32Nearest", 24, 1, "\x04\b", 16, 16, [...]*entry{&avx2F64Int32Nearest, &avx512F64Int32Nearest, &neonF64Int32Nearest}, loopF64Int32Nearest, false}
	avx2F64Int32ToZero, avx512F64Int32ToZero, neonF64Int32ToZero                entry
	F64Int32ToZero                                                              = Function{"f64.Int32ToZero", 12, 1, "\x04\b", 16, 16, [...]*entry{&avx2F64Int32ToZero, &avx512F64Int32ToZero, &neonF64Int32ToZero}, loopF64Int32ToZero, false}
	avx2F64Int32Up, avx512F64Int32Up, neonF64Int32Up                            entry
	F64Int32Up                                                                  = Function{"f64.Int32Up", 14, 1, "\x04\b", 16, 16, [...]*entry{&avx2F64Int32Up, &avx512F64Int32Up, &neonF64Int32Up}, loopF64Int32Up, false}
	avx2DDIsInf, avx512DDIsInf, neonDDIsInf                                     entry
	DDIsInf                                                                     = Function{"DD.IsInf", 4, 1, "\x04\x10", 16, 16, [...]*entry{&avx2DDIsInf, &avx512DDIsInf, &neonDDIsInf}, loopDDIsInf, true}
	avx2QDIsInf, avx512QDIsInf, neonQDIsInf                                     entry
	QDIsInf                                                                     = Function{"QD.IsInf", 4, 1, "\x04 ", 16, 16, [...]*entry{&avx2QDIsInf, &avx512QDIsInf, &neonQDIsInf}, loopQDIsInf, true}
	avx2DDIsInt, avx512DDIsInt, neonDDIsInt                                     entry
	DDIsInt                                                                     = Function{"DD.IsInt", 7, 1, "\x04\x10", 16, 16, [...]*entry{&avx2DDIsInt, &avx512DDIsInt, &neonDDIsInt}, loopDDIsInt, true}
	avx2QDIsInt, avx512QDIsInt, neonQDIsInt                                     entry
	QDIsInt                                                                     = Function{"QD.IsInt", 13, 1, "\x04 ", 16, 16, [...]*entry{&avx2QDIsInt, &avx512QDIsInt, &neonQDIsInt}, loopQDIsInt, true}
	avx2CDDIsNaN, avx512CDDIsNaN, neonCDDIsNaN                                  entry
	CDDIsNaN                                                                    = Function{"CDD.IsNaN", 14, 1, "\x04 ", 16, 16, [...]*entry{&avx2CDDIsNaN, &avx512CDDIsNaN, &neonCDDIsNaN}, loopCDDIsNaN, true}
	avx2CQDIsNaN, avx512CQDIsNaN, neonCQDIsNaN                                  entry
	CQDIsNaN                                                                    = Function{"CQD.IsNaN", 14, 1, "\x04@", 16, 16, [...]*entry{&avx2CQDIsNaN, &avx512CQDIsNaN, &neonCQDIsNaN}, loopCQDIsNaN, true}
	avx2DDIsNaN, avx512DDIsNaN, neonDDIsNaN                                     entry
	DDIsNaN                                                                     = Function{"DD.IsNaN", 1, 1, "\x04\x10", 16, 16, [...]*entry{&avx2DDIsNaN, &avx512DDIsNaN, &neonDDIsNaN}, loopDDIsNaN, true}
	avx2QDIsNaN, avx512QDIsNaN, neonQDIsNaN                                     entry
	QDIsNaN                                                                     = Function{"QD.IsNaN", 1, 1, "\x04 ", 16, 16, [...]*entry{&avx2QDIsNaN, &avx512QDIsNaN, &neonQDIsNaN}, loopQDIsNaN, true}
	avx2CDDIsZero, avx512CDDIsZero, neonCDDIsZero                               entry
	CDDIsZero                                                                   = Function{"CDD.IsZero", 3, 1, "\x04 ", 16, 16, [...]*entry{&avx2CDDIsZero, &avx512CDDIsZero, &neonCDDIsZero}, loopCDDIsZero, true}
	avx2CQDIsZero, avx512CQDIsZero, neonCQDIsZero                               entry
	CQDIsZero                                                                   = Function{"CQD.IsZero", 3, 1, "\x04@", 16, 16, [...]*entry{&avx2CQDIsZero, &avx512CQDIsZero, &neonCQDIsZero}, loopCQDIsZero, true}
	avx2DDIsZero, avx512DDIsZero, neonDDIsZero                                  entry
	DDIsZero                                                                    = Function{"DD.IsZero", 1, 1, "\x04\x10", 16, 16, [...]*entry{&avx2DDIsZero, &avx512DDIsZero, &neonDDIsZero}, loopDDIsZero, true}
	avx2QDIsZero, avx512QDIsZero, neonQDIsZero                                  entry
	QDIsZero                                                                    = Function{"QD.IsZero", 1, 1, "\x04 ", 16, 16, [...]*entry{&avx2QDIsZero, &avx512QDIsZero, &neonQDIsZero}, loopQDIsZero, true}
	avx2DDJ0, avx512DDJ0, neonDDJ0                                              entry
	DDJ0                                                                        = Function{"DD.J0", 3670, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDJ0, &avx512DDJ0, &neonDDJ0}, loopDDJ0, false}
	avx2QDJ0, avx512QDJ0, neonQDJ0                                              entry
	QDJ0                                                                        = Function{"QD.J0", 20633, 1, "  ", 32, 8, [...]*entry{&avx2QDJ0, &avx512QDJ0, &neonQDJ0}, loopQDJ0, false}
	avx2DDJ1, avx512DDJ1, neonDDJ1                                              entry
	DDJ1                                                                        = Function{"DD.J1", 3670, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDJ1, &avx512DDJ1, &neonDDJ1}, loopDDJ1, false}
	avx2QDJ1, avx512QDJ1, neonQDJ1                                              entry
	QDJ1                                                                        = Function{"QD.J1", 20633, 1, "  ", 32, 8, [...]*entry{&avx2QDJ1, &avx512QDJ1, &neonQDJ1}, loopQDJ1, false}
	avx2DDJn, avx512DDJn, neonDDJn                                              entry
	DDJn                                                                        = Function{"DD.Jn", 8077, 1, "\x10\x10\x04", 32, 8, [...]*entry{&avx2DDJn, &avx512DDJn, &neonDDJn}, loopDDJn, false}
	avx2QDJn, avx512QDJn, neonQDJn                                              entry
	QDJn                                                                        = Function{"QD.Jn", 43516, 1, "  \x04", 32, 8, [...]*entry{&avx2QDJn, &avx512QDJn, &neonQDJn}, loopQDJn, false}
	avx2DDLambertW, avx512DDLambertW, neonDDLambertW                            entry
	DDLambertW                                                                  = Function{"DD.LambertW", 1088, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDLambertW, &avx512DDLambertW, &neonDDLambertW}, loopDDLambertW, false}
	avx2QDLambertW, avx512QDLambertW, neonQDLambertW                            entry
	QDLambertW                                                                  = Function{"QD.LambertW", 4357, 1, "  ", 32, 8, [...]*entry{&avx2QDLambertW, &avx512QDLambertW, &neonQDLambertW}, loopQDLambertW, false}
	avx2DDLdexp, avx512DDLdexp, neonDDLdexp                                     entry
	DDLdexp                                                                     = Function{"DD.Ldexp", 63, 1, "\x10\x10\x04", 16, 8, [...]*entry{&avx2DDLdexp, &avx512DDLdexp, &neonDDLdexp}, loopDDLdexp, false}
	avx2QDLdexp, avx512QDLdexp, neonQDLdexp                                     entry
	QDLdexp                                                                     = Function{"QD.Ldexp", 79, 1, "  \x04", 16, 8, [...]*entry{&avx2QDLdexp, &avx512QDLdexp, &neonQDLdexp}, loopQDLdexp, false}
	avx2DDLessEqualFloat, avx512DDLessEqualFloat, neonDDLessEqualFloat          entry
	DDLessEqualFloat                                                            = Function{"DD.LessEqualFloat", 35, 1, "\x04\x10\b", 16, 16, [...]*entry{&avx2DDLessEqualFloat, &avx512DDLessEqualFloat, &neonDDLessEqualFloat}, loopDDLessEqualFloat, true}
	avx2QDLessEqualFloat, avx512QDLessEqualFloat, neonQDLessEqualFloat          entry
	QDLessEqualFloat                                                            = Function{"QD.LessEqualFloat", 133, 1, "\x04 \b", 16, 16, [...]*entry{&avx2QDLessEqualFloat, &avx512QDLessEqualFloat, &neonQDLessEqualFloat}, loopQDLessEqualFloat, true}
	avx2DDLessFloat, avx512DDLessFloat, neonDDLessFloat                         entry
	DDLessFloat                                                                 = Function{"DD.LessFloat", 35, 1, "\x04\x10\b", 16, 16, [...]*entry{&avx2DDLessFloat, &avx512DDLessFloat, &neonDDLessFloat}, loopDDLessFloat, true}
	avx2QDLessFloat, avx512QDLessFloat, neonQDLessFloat                         entry
	QDLessFloat                                                                 = Function{"QD.LessFloat", 133, 1, "\x04 \b", 16, 16, [...]*entry{&avx2QDLessFloat, &avx512QDLessFloat, &neonQDLessFloat}, loopQDLessFloat, true}
	avx2CDDPhase, avx512CDDPhase, neonCDDPhase                                  entry
	CDDPhase                                                                    = Function{"CDD.Phase", 322, 1, "\x10 ", 32, 8, [...]*entry{&avx2CDDPhase, &avx512CDDPhase, &neonCDDPhase}, loopCDDPhase, false}
	avx2CDDLog, avx512CDDLog, neonCDDLog                                        entry
	CDDLog                                                                      = Function{"CDD.Log", 1075, 1, "  ", 32, 8, [...]*entry{&avx2CDDLog, &avx512CDDLog, &neonCDDLog}, loopCDDLog, false}
	avx2CQDPhase, avx512CQDPhase, neonCQDPhase                                  entry
	CQDPhase                                                                    = Function{"CQD.Phase", 2162, 1, " @", 32, 8, [...]*entry{&avx2CQDPhase, &avx512CQDPhase, &neonCQDPhase}, loopCQDPhase, false}
	avx2CQDLog, avx512CQDLog, neonCQDLog                                        entry
	CQDLog                                                                      = Function{"CQD.Log", 4758, 1, "@@", 32, 8, [...]*entry{&avx2CQDLog, &avx512CQDLog, &neonCQDLog}, loopCQDLog, false}
	avx2DDLog, avx512DDLog, neonDDLog                                           entry
	DDLog                                                                       = Function{"DD.Log", 335, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDLog, &avx512DDLog, &neonDDLog}, loopDDLog, false}
	avx2QDLog, avx512QDLog, neonQDLog                                           entry
	QDLog                                                                       = Function{"QD.Log", 1517, 1, "  ", 32, 8, [...]*entry{&avx2QDLog, &avx512QDLog, &neonQDLog}, loopQDLog, false}
	avx2DDLog10, avx512DDLog10, neonDDLog10                                     entry
	DDLog10                                                                     = Function{"DD.Log10", 385, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDLog10, &avx512DDLog10, &neonDDLog10}, loopDDLog10, false}
	avx2QDLog10, avx512QDLog10, neonQDLog10                                     entry
	QDLog10                                                                     = Function{"QD.Log10", 1726, 1, "  ", 32, 8, [...]*entry{&avx2QDLog10, &avx512QDLog10, &neonQDLog10}, loopQDLog10, false}
	avx2DDLog2, avx512DDLog2, neonDDLog2                                        entry
	DDLog2                                                                      = Function{"DD.Log2", 364, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDLog2, &avx512DDLog2, &neonDDLog2}, loopDDLog2, false}
	avx2QDLog2, avx512QDLog2, neonQDLog2                                        entry
	QDLog2                                                                      = Function{"QD.Log2", 1593, 1, "  ", 32, 8, [...]*entry{&avx2QDLog2, &avx512QDLog2, &neonQDLog2}, loopQDLog2, false}
	avx2DDLogBeta, avx512DDLogBeta, neonDDLogBeta                               entry
	DDLogBeta                                                                   = Function{"DD.LogBeta", 6338, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDLogBeta, &avx512DDLogBeta, &neonDDLogBeta}, loopDDLogBeta, false}
	avx2QDLogBeta, avx512QDLogBeta, neonQDLogBeta                               entry
	QDLogBeta                                                                   = Function{"QD.LogBeta", 34529, 1, "   ", 32, 8, [...]*entry{&avx2QDLogBeta, &avx512QDLogBeta, &neonQDLogBeta}, loopQDLogBeta, false}
	avx2DDLogGamma, avx512DDLogGamma, neonDDLogGamma                            entry
	DDLogGamma                                                                  = Function{"DD.LogGamma", 2093, 2, "\x10\x04\x10", 32, 8, [...]*entry{&avx2DDLogGamma, &avx512DDLogGamma, &neonDDLogGamma}, loopDDLogGamma, false}
	avx2QDLogGamma, avx512QDLogGamma, neonQDLogGamma                            entry
	QDLogGamma                                                                  = Function{"QD.LogGamma", 10730, 2, " \x04 ", 32, 8, [...]*entry{&avx2QDLogGamma, &avx512QDLogGamma, &neonQDLogGamma}, loopQDLogGamma, false}
	avx2DDLogb, avx512DDLogb, neonDDLogb                                        entry
	DDLogb                                                                      = Function{"DD.Logb", 24, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDLogb, &avx512DDLogb, &neonDDLogb}, loopDDLogb, false}
	avx2QDLogb, avx512QDLogb, neonQDLogb                                        entry
	QDLogb                                                                      = Function{"QD.Logb", 24, 1, "  ", 16, 8, [...]*entry{&avx2QDLogb, &avx512QDLogb, &neonQDLogb}, loopQDLogb, false}
	avx2DDMax, avx512DDMax, neonDDMax                                           entry
	DDMax                                                                       = Function{"DD.Max", 46, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDMax, &avx512DDMax, &neonDDMax}, loopDDMax, false}
	avx2QDMax, avx512QDMax, neonQDMax                                           entry
	QDMax                                                                       = Function{"QD.Max", 146, 1, "   ", 16, 16, [...]*entry{&avx2QDMax, &avx512QDMax, &neonQDMax}, loopQDMax, false}
	avx2DDMin, avx512DDMin, neonDDMin                                           entry
	DDMin                                                                       = Function{"DD.Min", 45, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDMin, &avx512DDMin, &neonDDMin}, loopDDMin, false}
	avx2QDMin, avx512QDMin, neonQDMin                                           entry
	QDMin                                                                       = Function{"QD.Min", 145, 1, "   ", 16, 16, [...]*entry{&avx2QDMin, &avx512QDMin, &neonQDMin}, loopQDMin, false}
	avx2DDModf, avx512DDModf, neonDDModf                                        entry
	DDModf                                                                      = Function{"DD.Modf", 49, 2, "\x10\x10\x10", 16, 16, [...]*entry{&avx2DDModf, &avx512DDModf, &neonDDModf}, loopDDModf, false}
	avx2QDModf, avx512QDModf, neonQDModf                                        entry
	QDModf                                                                      = Function{"QD.Modf", 163, 2, "   ", 16, 16, [...]*entry{&avx2QDModf, &avx512QDModf, &neonQDModf}, loopQDModf, false}
	avx2CDDMul, avx512CDDMul, neonCDDMul                                        entry
	CDDMul                                                                      = Function{"CDD.Mul", 244, 1, "   ", 16, 16, [...]*entry{&avx2CDDMul, &avx512CDDMul, &neonCDDMul}, loopCDDMul, false}
	avx2CQDMul, avx512CQDMul, neonCQDMul                                        entry
	CQDMul                                                                      = Function{"CQD.Mul", 812, 1, "@@@", 32, 8, [...]*entry{&avx2CQDMul, &avx512CQDMul, &neonCQDMul}, loopCQDMul, false}
	avx2DDMulAdd, avx512DDMulAdd, neonDDMulAdd                                  entry
	DDMulAdd                                                                    = Function{"DD.MulAdd", 103, 1, "\x10\x10\x10\x10", 16, 8, [...]*entry{&avx2DDMulAdd, &avx512DDMulAdd, &neonDDMulAdd}, loopDDMulAdd, false}
	avx2QDMulAdd, avx512QDMulAdd, neonQDMulAdd                                  entry
	QDMulAdd                                                                    = Function{"QD.MulAdd", 242, 1, "    ", 32, 8, [...]*entry{&avx2QDMulAdd, &avx512QDMulAdd, &neonQDMulAdd}, loopQDMulAdd, false}
	avx2F64MulDown, avx512F64MulDown, neonF64MulDown                            entry
	F64MulDown                                                                  = Function{"f64.MulDown", 63, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64MulDown, &avx512F64MulDown, &neonF64MulDown}, loopF64MulDown, false}
	avx2CDDMulFloat, avx512CDDMulFloat, neonCDDMulFloat                         entry
	CDDMulFloat                                                                 = Function{"CDD.MulFloat", 40, 1, "  \b", 16, 8, [...]*entry{&avx2CDDMulFloat, &avx512CDDMulFloat, &neonCDDMulFloat}, loopCDDMulFloat, false}
	avx2CQDMulFloat, avx512CQDMulFloat, neonCQDMulFloat                         entry
	CQDMulFloat                                                                 = Function{"CQD.MulFloat", 158, 1, "@@\b", 16, 16, [...]*entry{&avx2CQDMulFloat, &avx512CQDMulFloat, &neonCQDMulFloat}, loopCQDMulFloat, false}
	avx2CDDMulReal, avx512CDDMulReal, neonCDDMulReal                            entry
	CDDMulReal                                                                  = Function{"CDD.MulReal", 38, 1, "  \x10", 16, 8, [...]*entry{&avx2CDDMulReal, &avx512CDDMulReal, &neonCDDMulReal}, loopCDDMulReal, false}
	avx2CQDMulReal, avx512CQDMulReal, neonCQDMulReal                            entry
	CQDMulReal                                                                  = Function{"CQD.MulReal", 224, 1, "@@ ", 32, 8, [...]*entry{&avx2CQDMulReal, &avx512CQDMulReal, &neonCQDMulReal}, loopCQDMulReal, false}
	avx2F64MulToZero, avx512F64MulToZero, neonF64MulToZero                      entry
	F64MulToZero                                                                = Function{"f64.MulToZero", 68, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64MulToZero, &avx512F64MulToZero, &neonF64MulToZero}, loopF64MulToZero, false}
	avx2F64MulUp, avx512F64MulUp, neonF64MulUp                                  entry
	F64MulUp                                                                    = Function{"f64.MulUp", 62, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64MulUp, &avx512F64MulUp, &neonF64MulUp}, loopF64MulUp, false}
	avx2CDDNeg, avx512CDDNeg, neonCDDNeg                                        entry
	CDDNeg                                                                      = Function{"CDD.Neg", 4, 1, "  ", 16, 8, [...]*entry{&avx2CDDNeg, &avx512CDDNeg, &neonCDDNeg}, loopCDDNeg, false}
	avx2CQDNeg, avx512CQDNeg, neonCQDNeg                                        entry
	CQDNeg                                                                      = Function{"CQD.Neg", 8, 1, "@@", 16, 8, [...]*entry{&avx2CQDNeg, &avx512CQDNeg, &neonCQDNeg}, loopCQDNeg, false}
	avx2DDNorm3, avx512DDNorm3, neonDDNorm3                                     entry
	DDNorm3                                                                     = Function{"DD.Norm3", 221, 1, "\x10\x10\x10\x10", 32, 8, [...]*entry{&avx2DDNorm3, &avx512DDNorm3, &neonDDNorm3}, loopDDNorm3, false}
	avx2QDNorm3, avx512QDNorm3, neonQDNorm3                                     entry
	QDNorm3                                                                     = Function{"QD.Norm3", 1233, 1, "    ", 32, 8, [...]*entry{&avx2QDNorm3, &avx512QDNorm3, &neonQDNorm3}, loopQDNorm3, false}
	avx2DDNorm4, avx512DDNorm4, neonDDNorm4                                     entry
	DDNorm4                                                                     = Function{"DD.Norm4", 266, 1, "\x10\x10\x10\x10\x10", 32, 8, [...]*entry{&avx2DDNorm4, &avx512DDNorm4, &neonDDNorm4}, loopDDNorm4, false}
	avx2QDNorm4, avx512QDNorm4, neonQDNorm4                                     entry
	QDNorm4                                                                     = Function{"QD.Norm4", 1508, 1, "     ", 32, 8, [...]*entry{&avx2QDNorm4, &avx512QDNorm4, &neonQDNorm4}, loopQDNorm4, false}
	avx2DDNormCDF, avx512DDNormCDF, neonDDNormCDF                               entry
	DDNormCDF                                                                   = Function{"DD.NormCDF", 791, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDNormCDF, &avx512DDNormCDF, &neonDDNormCDF}, loopDDNormCDF, false}
	avx2QDNormCDF, avx512QDNormCDF, neonQDNormCDF                               entry
	QDNormCDF                                                                   = Function{"QD.NormCDF", 5513, 1, "  ", 32, 8, [...]*entry{&avx2QDNormCDF, &avx512QDNormCDF, &neonQDNormCDF}, loopQDNormCDF, false}
	avx2DDNormCDFinv, avx512DDNormCDFinv, neonDDNormCDFinv                      entry
	DDNormCDFinv                                                                = Function{"DD.NormCDFinv", 1036, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDNormCDFinv, &avx512DDNormCDFinv, &neonDDNormCDFinv}, loopDDNormCDFinv, false}
	avx2QDNormCDFinv, avx512QDNormCDFinv, neonQDNormCDFinv                      entry
	QDNormCDFinv                                                                = Function{"QD.NormCDFinv", 6801, 1, "  ", 32, 8, [...]*entry{&avx2QDNormCDFinv, &avx512QDNormCDFinv, &neonQDNormCDFinv}, loopQDNormCDFinv, false}
	avx2QDPair, avx512QDPair, neonQDPair                                        entry
	QDPair                                                                      = Function{"QD.Pair", 178, 1, "\x10 ", 32, 8, [...]*entry{&avx2QDPair, &avx512QDPair, &neonQDPair}, loopQDPair, false}
	avx2CDDPolar, avx512CDDPolar, neonCDDPolar                                  entry
	CDDPolar                                                                    = Function{"CDD.Polar", 552, 2, "\x10\x10 ", 32, 8, [...]*entry{&avx2CDDPolar, &avx512CDDPolar, &neonCDDPolar}, loopCDDPolar, false}
	avx2CQDPolar, avx512CQDPolar, neonCQDPolar                                  entry
	CQDPolar                                                                    = Function{"CQD.Polar", 3136, 2, "  @", 32, 8, [...]*entry{&avx2CQDPolar, &avx512CQDPolar, &neonCQDPolar}, loopCQDPolar, false}
	avx2CDDPow, avx512CDDPow, neonCDDPow                                        entry
	CDDPow                                                                      = Function{"CDD.Pow", 2832, 1, "   ", 32, 8, [...]*entry{&avx2CDDPow, &avx512CDDPow, &neonCDDPow}, loopCDDPow, false}
	avx2CQDPow, avx512CQDPow, neonCQDPow                                        entry
	CQDPow                                                                      = Function{"CQD.Pow", 13065, 1, "@@@", 32, 8, [...]*entry{&avx2CQDPow, &avx512CQDPow, &neonCQDPow}, loopCQDPow, false}
	avx2DDPow, avx512DDPow, neonDDPow                                           entry
	DDPow                                                                       = Function{"DD.Pow", 1218, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDPow, &avx512DDPow, &neonDDPow}, loopDDPow, false}
	avx2QDPow, avx512QDPow, neonQDPow                                           entry
	QDPow                                                                       = Function{"QD.Pow", 5558, 1, "   ", 32, 8, [...]*entry{&avx2QDPow, &avx512QDPow, &neonQDPow}, loopQDPow, false}
	avx2DDPowInt, avx512DDPowInt, neonDDPowInt                                  entry
	DDPowInt                                                                    = Function{"DD.PowInt", 1260, 1, "\x10\x10\x04", 32, 8, [...]*entry{&avx2DDPowInt, &avx512DDPowInt, &neonDDPowInt}, loopDDPowInt, false}
	avx2QDPowInt, avx512QDPowInt, neonQDPowInt                                  entry
	QDPowInt                                                                    = Function{"QD.PowInt", 5702, 1, "  \x04", 32, 8, [...]*entry{&avx2QDPowInt, &avx512QDPowInt, &neonQDPowInt}, loopQDPowInt, false}
	avx2DDQuad, avx512DDQuad, neonDDQuad                                        entry
	DDQuad                                                                      = Function{"DD.Quad", 0, 1, " \x10", 16, 8, [...]*entry{&avx2DDQuad, &avx512DDQuad, &neonDDQuad}, loopDDQuad, false}
	avx2DDRcbrt, avx512DDRcbrt, neonDDRcbrt                                     entry
	DDRcbrt                                                                     = Function{"DD.Rcbrt", 195, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDRcbrt, &avx512DDRcbrt, &neonDDRcbrt}, loopDDRcbrt, false}
	avx2QDRcbrt, avx512QDRcbrt, neonQDRcbrt                                     entry
	QDRcbrt                                                                     = Function{"QD.Rcbrt", 1270, 1, "  ", 32, 8, [...]*entry{&avx2QDRcbrt, &avx512QDRcbrt, &neonQDRcbrt}, loopQDRcbrt, false}
	avx2F64RcpDown, avx512F64RcpDown, neonF64RcpDown                            entry
	F64RcpDown                                                                  = Function{"f64.RcpDown", 68, 1, "\b\b", 16, 8, [...]*entry{&avx2F64RcpDown, &avx512F64RcpDown, &neonF64RcpDown}, loopF64RcpDown, false}
	avx2F64RcpToZero, avx512F64RcpToZero, neonF64RcpToZero                      entry
	F64RcpToZero                                                                = Function{"f64.RcpToZero", 73, 1, "\b\b", 16, 8, [...]*entry{&avx2F64RcpToZero, &avx512F64RcpToZero, &neonF64RcpToZero}, loopF64RcpToZero, false}
	avx2F64RcpUp, avx512F64RcpUp, neonF64RcpUp                                  entry
	F64RcpUp                                                                    = Function{"f64.RcpUp", 67, 1, "\b\b", 16, 8, [...]*entry{&avx2F64RcpUp, &avx512F64RcpUp, &neonF64RcpUp}, loopF64RcpUp, false}
	avx2CDDRecip, avx512CDDRecip, neonCDDRecip                                  entry
	CDDRecip                                                                    = Function{"CDD.Recip", 1076, 1, "  ", 32, 8, [...]*entry{&avx2CDDRecip, &avx512CDDRecip, &neonCDDRecip}, loopCDDRecip, false}
	avx2CQDRecip, avx512CQDRecip, neonCQDRecip                                  entry
	CQDRecip                                                                    = Function{"CQD.Recip", 2322, 1, "@@", 32, 8, [...]*entry{&avx2CQDRecip, &avx512CQDRecip, &neonCQDRecip}, loopCQDRecip, false}
	avx2DDRhypot, avx512DDRhypot, neonDDRhypot                                  entry
	DDRhypot                                                                    = Function{"DD.Rhypot", 262, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDRhypot, &avx512DDRhypot, &neonDDRhypot}, loopDDRhypot, false}
	avx2QDRhypot, avx512QDRhypot, neonQDRhypot                                  entry
	QDRhypot                                                                    = Function{"QD.Rhypot", 1715, 1, "   ", 32, 8, [...]*entry{&avx2QDRhypot, &avx512QDRhypot, &neonQDRhypot}, loopQDRhypot, false}
	avx2DDRnorm3, avx512DDRnorm3, neonDDRnorm3                                  entry
	DDRnorm3                                                                    = Function{"DD.Rnorm3", 262, 1, "\x10\x10\x10\x10", 32, 8, [...]*entry{&avx2DDRnorm3, &avx512DDRnorm3, &neonDDRnorm3}, loopDDRnorm3, false}
	avx2QDRnorm3, avx512QDRnorm3, neonQDRnorm3                                  entry
	QDRnorm3                                                                    = Function{"QD.Rnorm3", 1715, 1, "    ", 32, 8, [...]*entry{&avx2QDRnorm3, &avx512QDRnorm3, &neonQDRnorm3}, loopQDRnorm3, false}
	avx2DDRnorm4, avx512DDRnorm4, neonDDRnorm4                                  entry
	DDRnorm4                                                                    = Function{"DD.Rnorm4", 307, 1, "\x10\x10\x10\x10\x10", 32, 8, [...]*entry{&avx2DDRnorm4, &avx512DDRnorm4, &neonDDRnorm4}, loopDDRnorm4, false}
	avx2QDRnorm4, avx512QDRnorm4, neonQDRnorm4                                  entry
	QDRnorm4                                                                    = Function{"QD.Rnorm4", 1990, 1, "     ", 32, 8, [...]*entry{&avx2QDRnorm4, &avx512QDRnorm4, &neonQDRnorm4}, loopQDRnorm4, false}
	avx2DDSinCosPi, avx512DDSinCosPi, neonDDSinCosPi                            entry
	DDSinCosPi                                                                  = Function{"DD.SinCosPi", 479, 2, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDSinCosPi, &avx512DDSinCosPi, &neonDDSinCosPi}, loopDDSinCosPi, false}
	avx2F64RootOfUnity, avx512F64RootOfUnity, neonF64RootOfUnity                entry
	F64RootOfUnity                                                              = Function{"f64.RootOfUnity", 613, 1, " \x04\x04", 32, 8, [...]*entry{&avx2F64RootOfUnity, &avx512F64RootOfUnity, &neonF64RootOfUnity}, loopF64RootOfUnity, false}
	avx2QDSinCosPi, avx512QDSinCosPi, neonQDSinCosPi                            entry
	QDSinCosPi                                                                  = Function{"QD.SinCosPi", 2675, 2, "   ", 32, 8, [...]*entry{&avx2QDSinCosPi, &avx512QDSinCosPi, &neonQDSinCosPi}, loopQDSinCosPi, false}
	avx2F64RootOfUnityQuad, avx512F64RootOfUnityQuad, neonF64RootOfUnityQuad    entry
	F64RootOfUnityQuad                                                          = Function{"f64.RootOfUnityQuad", 3084, 1, "@\x04\x04", 32, 8, [...]*entry{&avx2F64RootOfUnityQuad, &avx512F64RootOfUnityQuad, &neonF64RootOfUnityQuad}, loopF64RootOfUnityQuad, false}
	avx2DDRound, avx512DDRound, neonDDRound                                     entry
	DDRound                                                                     = Function{"DD.Round", 44, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDRound, &avx512DDRound, &neonDDRound}, loopDDRound, false}
	avx2QDRound, avx512QDRound, neonQDRound                                     entry
	QDRound                                                                     = Function{"QD.Round", 128, 1, "  ", 16, 8, [...]*entry{&avx2QDRound, &avx512QDRound, &neonQDRound}, loopQDRound, false}
	avx2DDRoundEven, avx512DDRoundEven, neonDDRoundEven                         entry
	DDRoundEven                                                                 = Function{"DD.RoundEven", 68, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDRoundEven, &avx512DDRoundEven, &neonDDRoundEven}, loopDDRoundEven, false}
	avx2QDRoundEven, avx512QDRoundEven, neonQDRoundEven                         entry
	QDRoundEven                                                                 = Function{"QD.RoundEven", 176, 1, "  ", 32, 8, [...]*entry{&avx2QDRoundEven, &avx512QDRoundEven, &neonQDRoundEven}, loopQDRoundEven, false}
	avx2DDRsqrt, avx512DDRsqrt, neonDDRsqrt                                     entry
	DDRsqrt                                                                     = Function{"DD.Rsqrt", 142, 1, "\x10\x10", 16, 16, [...]*entry{&avx2DDRsqrt, &avx512DDRsqrt, &neonDDRsqrt}, loopDDRsqrt, false}
	avx2QDRsqrt, avx512QDRsqrt, neonQDRsqrt                                     entry
	QDRsqrt                                                                     = Function{"QD.Rsqrt", 687, 1, "  ", 32, 8, [...]*entry{&avx2QDRsqrt, &avx512QDRsqrt, &neonQDRsqrt}, loopQDRsqrt, false}
	avx2DDSign, avx512DDSign, neonDDSign                                        entry
	DDSign                                                                      = Function{"DD.Sign", 4, 1, "\x04\x10", 16, 16, [...]*entry{&avx2DDSign, &avx512DDSign, &neonDDSign}, loopDDSign, false}
	avx2QDSign, avx512QDSign, neonQDSign                                        entry
	QDSign                                                                      = Function{"QD.Sign", 4, 1, "\x04 ", 16, 16, [...]*entry{&avx2QDSign, &avx512QDSign, &neonQDSign}, loopQDSign, false}
	avx2DDSignbit, avx512DDSignbit, neonDDSignbit                               entry
	DDSignbit                                                                   = Function{"DD.Signbit", 1, 1, "\x04\x10", 16, 16, [...]*entry{&avx2DDSignbit, &avx512DDSignbit, &neonDDSignbit}, loopDDSignbit, true}
	avx2QDSignbit, avx512QDSignbit, neonQDSignbit                               entry
	QDSignbit                                                                   = Function{"QD.Signbit", 1, 1, "\x04 ", 16, 16, [...]*entry{&avx2QDSignbit, &avx512QDSignbit, &neonQDSignbit}, loopQDSignbit, true}
	avx2CDDSinh, avx512CDDSinh, neonCDDSinh                                     entry
	CDDSinh                                                                     = Function{"CDD.Sinh", 1446, 1, "  ", 32, 8, [...]*entry{&avx2CDDSinh, &avx512CDDSinh, &neonCDDSinh}, loopCDDSinh, false}
	avx2CDDSin, avx512CDDSin, neonCDDSin                                        entry
	CDDSin                                                                      = Function{"CDD.Sin", 1446, 1, "  ", 32, 8, [...]*entry{&avx2CDDSin, &avx512CDDSin, &neonCDDSin}, loopCDDSin, false}
	avx2CQDSinh, avx512CQDSinh, neonCQDSinh                                     entry
	CQDSinh                                                                     = Function{"CQD.Sinh", 6712, 1, "@@", 32, 8, [...]*entry{&avx2CQDSinh, &avx512CQDSinh, &neonCQDSinh}, loopCQDSinh, false}
	avx2CQDSin, avx512CQDSin, neonCQDSin                                        entry
	CQDSin                                                                      = Function{"CQD.Sin", 6712, 1, "@@", 32, 8, [...]*entry{&avx2CQDSin, &avx512CQDSin, &neonCQDSin}, loopCQDSin, false}
	avx2DDSin, avx512DDSin, neonDDSin                                           entry
	DDSin                                                                       = Function{"DD.Sin", 709, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDSin, &avx512DDSin, &neonDDSin}, loopDDSin, false}
	avx2QDSin, avx512QDSin, neonQDSin                                           entry
	QDSin                                                                       = Function{"QD.Sin", 3225, 1, "  ", 32, 8, [...]*entry{&avx2QDSin, &avx512QDSin, &neonQDSin}, loopQDSin, false}
	avx2DDSinPi, avx512DDSinPi, neonDDSinPi                                     entry
	DDSinPi                                                                     = Function{"DD.SinPi", 329, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDSinPi, &avx512DDSinPi, &neonDDSinPi}, loopDDSinPi, false}
	avx2QDSinPi, avx512QDSinPi, neonQDSinPi                                     entry
	QDSinPi                                                                     = Function{"QD.SinPi", 2009, 1, "  ", 32, 8, [...]*entry{&avx2QDSinPi, &avx512QDSinPi, &neonQDSinPi}, loopQDSinPi, false}
	avx2DDSinh, avx512DDSinh, neonDDSinh                                        entry
	DDSinh                                                                      = Function{"DD.Sinh", 356, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDSinh, &avx512DDSinh, &neonDDSinh}, loopDDSinh, false}
	avx2QDSinh, avx512QDSinh, neonQDSinh                                        entry
	QDSinh                                                                      = Function{"QD.Sinh", 2127, 1, "  ", 32, 8, [...]*entry{&avx2QDSinh, &avx512QDSinh, &neonQDSinh}, loopQDSinh, false}
	avx2DDSloppyAdd, avx512DDSloppyAdd, neonDDSloppyAdd                         entry
	DDSloppyAdd                                                                 = Function{"DD.SloppyAdd", 21, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDSloppyAdd, &avx512DDSloppyAdd, &neonDDSloppyAdd}, loopDDSloppyAdd, false}
	avx2F64Split, avx512F64Split, neonF64Split                                  entry
	F64Split                                                                    = Function{"f64.Split", 4, 2, "\b\b\b", 16, 16, [...]*entry{&avx2F64Split, &avx512F64Split, &neonF64Split}, loopF64Split, false}
	avx2CDDSqr, avx512CDDSqr, neonCDDSqr                                        entry
	CDDSqr                                                                      = Function{"CDD.Sqr", 269, 1, "  ", 16, 16, [...]*entry{&avx2CDDSqr, &avx512CDDSqr, &neonCDDSqr}, loopCDDSqr, false}
	avx2CQDSqr, avx512CQDSqr, neonCQDSqr                                        entry
	CQDSqr                                                                      = Function{"CQD.Sqr", 667, 1, "@@", 32, 8, [...]*entry{&avx2CQDSqr, &avx512CQDSqr, &neonCQDSqr}, loopCQDSqr, false}
	avx2F64SqrtDown, avx512F64SqrtDown, neonF64SqrtDown                         entry
	F64SqrtDown                                                                 = Function{"f64.SqrtDown", 43, 1, "\b\b", 16, 8, [...]*entry{&avx2F64SqrtDown, &avx512F64SqrtDown, &neonF64SqrtDown}, loopF64SqrtDown, false}
	avx2F64SqrtToZero, avx512F64SqrtToZero, neonF64SqrtToZero                   entry
	F64SqrtToZero                                                               = Function{"f64.SqrtToZero", 48, 1, "\b\b", 16, 8, [...]*entry{&avx2F64SqrtToZero, &avx512F64SqrtToZero, &neonF64SqrtToZero}, loopF64SqrtToZero, false}
	avx2F64SqrtUp, avx512F64SqrtUp, neonF64SqrtUp                               entry
	F64SqrtUp                                                                   = Function{"f64.SqrtUp", 42, 1, "\b\b", 16, 8, [...]*entry{&avx2F64SqrtUp, &avx512F64SqrtUp, &neonF64SqrtUp}, loopF64SqrtUp, false}
	avx2CDDSub, avx512CDDSub, neonCDDSub                                        entry
	CDDSub                                                                      = Function{"CDD.Sub", 60, 1, "   ", 16, 8, [...]*entry{&avx2CDDSub, &avx512CDDSub, &neonCDDSub}, loopCDDSub, false}
	avx2CQDSub, avx512CQDSub, neonCQDSub                                        entry
	CQDSub                                                                      = Function{"CQD.Sub", 256, 1, "@@@", 32, 8, [...]*entry{&avx2CQDSub, &avx512CQDSub, &neonCQDSub}, loopCQDSub, false}
	avx2CDDTanh, avx512CDDTanh, neonCDDTanh                                     entry
	CDDTanh                                                                     = Function{"CDD.Tanh", 2261, 1, "  ", 32, 8, [...]*entry{&avx2CDDTanh, &avx512CDDTanh, &neonCDDTanh}, loopCDDTanh, false}
	avx2CDDTan, avx512CDDTan, neonCDDTan                                        entry
	CDDTan                                                                      = Function{"CDD.Tan", 2261, 1, "  ", 32, 8, [...]*entry{&avx2CDDTan, &avx512CDDTan, &neonCDDTan}, loopCDDTan, false}
	avx2CQDTanh, avx512CQDTanh, neonCQDTanh                                     entry
	CQDTanh                                                                     = Function{"CQD.Tanh", 9871, 1, "@@", 32, 8, [...]*entry{&avx2CQDTanh, &avx512CQDTanh, &neonCQDTanh}, loopCQDTanh, false}
	avx2CQDTan, avx512CQDTan, neonCQDTan                                        entry
	CQDTan                                                                      = Function{"CQD.Tan", 9871, 1, "@@", 32, 8, [...]*entry{&avx2CQDTan, &avx512CQDTan, &neonCQDTan}, loopCQDTan, false}
	avx2DDTan, avx512DDTan, neonDDTan                                           entry
	DDTan                                                                       = Function{"DD.Tan", 828, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDTan, &avx512DDTan, &neonDDTan}, loopDDTan, false}
	avx2QDTan, avx512QDTan, neonQDTan                                           entry
	QDTan                                                                       = Function{"QD.Tan", 3160, 1, "  ", 32, 8, [...]*entry{&avx2QDTan, &avx512QDTan, &neonQDTan}, loopQDTan, false}
	avx2DDTanPi, avx512DDTanPi, neonDDTanPi                                     entry
	DDTanPi                                                                     = Function{"DD.TanPi", 449, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDTanPi, &avx512DDTanPi, &neonDDTanPi}, loopDDTanPi, false}
	avx2QDTanPi, avx512QDTanPi, neonQDTanPi                                     entry
	QDTanPi                                                                     = Function{"QD.TanPi", 1944, 1, "  ", 32, 8, [...]*entry{&avx2QDTanPi, &avx512QDTanPi, &neonQDTanPi}, loopQDTanPi, false}
	avx2DDTanh, avx512DDTanh, neonDDTanh                                        entry
	DDTanh                                                                      = Function{"DD.Tanh", 482, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDTanh, &avx512DDTanh, &neonDDTanh}, loopDDTanh, false}
	avx2QDTanh, avx512QDTanh, neonQDTanh                                        entry
	QDTanh                                                                      = Function{"QD.Tanh", 2743, 1, "  ", 32, 8, [...]*entry{&avx2QDTanh, &avx512QDTanh, &neonQDTanh}, loopQDTanh, false}
	avx2DDTrunc, avx512DDTrunc, neonDDTrunc                                     entry
	DDTrunc                                                                     = Function{"DD.Trunc", 29, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDTrunc, &avx512DDTrunc, &neonDDTrunc}, loopDDTrunc, false}
	avx2QDTrunc, avx512QDTrunc, neonQDTrunc                                     entry
	QDTrunc                                                                     = Function{"QD.Trunc", 89, 1, "  ", 16, 8, [...]*entry{&avx2QDTrunc, &avx512QDTrunc, &neonQDTrunc}, loopQDTrunc, false}
	avx2DDY0, avx512DDY0, neonDDY0                                              entry
	DDY0                                                                        = Function{"DD.Y0", 5440, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDY0, &avx512DDY0, &neonDDY0}, loopDDY0, false}
	avx2QDY0, avx512QDY0, neonQDY0                                              entry
	QDY0                                                                        = Function{"QD.Y0", 29335, 1, "  ", 32, 8, [...]*entry{&avx2QDY0, &avx512QDY0, &neonQDY0}, loopQDY0, false}
	avx2DDY1, avx512DDY1, neonDDY1                                              entry
	DDY1                                                                        = Function{"DD.Y1", 5440, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDY1, &avx512DDY1, &neonDDY1}, loopDDY1, false}
	avx2QDY1, avx512QDY1, neonQDY1                                              entry
	QDY1                                                                        = Function{"QD.Y1", 29335, 1, "  ", 32, 8, [...]*entry{&avx2QDY1, &avx512QDY1, &neonQDY1}, loopQDY1, false}
	avx2DDYn, avx512DDYn, neonDDYn                                              entry
	DDYn                                                                        = Function{"DD.Yn", 11166, 1, "\x10\x10\x04", 32, 8, [...]*entry{&avx2DDYn, &avx512DDYn, &neonDDYn}, loopDDYn, false}
	avx2QDYn, avx512QDYn, neonQDYn                                              entry
	QDYn                                                                        = Function{"QD.Yn", 59437, 1, "  \x04", 32, 8, [...]*entry{&avx2QDYn, &avx512QDYn, &neonQDYn}, loopQDYn, false}
	avx2DDZeta, avx512DDZeta, neonDDZeta                                        entry
	DDZeta                                                                      = Function{"DD.Zeta", 2906, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDZeta, &avx512DDZeta, &neonDDZeta}, loopDDZeta, false}
	avx2QDZeta, avx512QDZeta, neonQDZeta                                        entry
	QDZeta                                                                      = Function{"QD.Zeta", 16335, 1, "  ", 32, 8, [...]*entry{&avx2QDZeta, &avx512QDZeta, &neonQDZeta}, loopQDZeta, false}
	avx2VecDdToDF, avx512VecDdToDF, neonVecDdToDF                               entry
	VecDdToDF                                                                   = Function{"vec.ddToDF", 60, 1, "\b\x10", 16, 8, [...]*entry{&avx2VecDdToDF, &avx512VecDdToDF, &neonVecDdToDF}, loopVecDdToDF, false}
	avx2VecDdToFloat32, avx512VecDdToFloat32, neonVecDdToFloat32                entry
	VecDdToFloat32                                                              = Function{"vec.ddToFloat32", 19, 1, "\x04\x10", 16, 8, [...]*entry{&avx2VecDdToFloat32, &avx512VecDdToFloat32, &neonVecDdToFloat32}, loopVecDdToFloat32, false}
	avx2VecDdToFloat64, avx512VecDdToFloat64, neonVecDdToFloat64                entry
	VecDdToFloat64                                                              = Function{"vec.ddToFloat64", 3, 1, "\b\x10", 16, 8, [...]*entry{&avx2VecDdToFloat64, &avx512VecDdToFloat64, &neonVecDdToFloat64}, loopVecDdToFloat64, false}
	avx2VecDdToQF, avx512VecDdToQF, neonVecDdToQF                               entry
	VecDdToQF                                                                   = Function{"vec.ddToQF", 144, 1, "\x10\x10", 16, 16, [...]*entry{&avx2VecDdToQF, &avx512VecDdToQF, &neonVecDdToQF}, loopVecDdToQF, false}
	avx2VecDfToDD, avx512VecDfToDD, neonVecDfToDD                               entry
	VecDfToDD                                                                   = Function{"vec.dfToDD", 18, 1, "\x10\b", 16, 8, [...]*entry{&avx2VecDfToDD, &avx512VecDfToDD, &neonVecDfToDD}, loopVecDfToDD, false}
	avx2VecDfToFloat64, avx512VecDfToFloat64, neonVecDfToFloat64                entry
	VecDfToFloat64                                                              = Function{"vec.dfToFloat64", 5, 1, "\b\b", 16, 8, [...]*entry{&avx2VecDfToFloat64, &avx512VecDfToFloat64, &neonVecDfToFloat64}, loopVecDfToFloat64, false}
	avx2VecDfToFloat32, avx512VecDfToFloat32, neonVecDfToFloat32                entry
	VecDfToFloat32                                                              = Function{"vec.dfToFloat32", 6, 1, "\x04\b", 16, 8, [...]*entry{&avx2VecDfToFloat32, &avx512VecDfToFloat32, &neonVecDfToFloat32}, loopVecDfToFloat32, false}
	avx2VecDfToQD, avx512VecDfToQD, neonVecDfToQD                               entry
	VecDfToQD                                                                   = Function{"vec.dfToQD", 18, 1, " \b", 16, 8, [...]*entry{&avx2VecDfToQD, &avx512VecDfToQD, &neonVecDfToQD}, loopVecDfToQD, false}
	avx2VecFloat32ToDD, avx512VecFloat32ToDD, neonVecFloat32ToDD                entry
	VecFloat32ToDD                                                              = Function{"vec.float32ToDD", 1, 1, "\x10\x04", 16, 8, [...]*entry{&avx2VecFloat32ToDD, &avx512VecFloat32ToDD, &neonVecFloat32ToDD}, loopVecFloat32ToDD, false}
	avx2VecFloat32ToQD, avx512VecFloat32ToQD, neonVecFloat32ToQD                entry
	VecFloat32ToQD                                                              = Function{"vec.float32ToQD", 1, 1, " \x04", 16, 8, [...]*entry{&avx2VecFloat32ToQD, &avx512VecFloat32ToQD, &neonVecFloat32ToQD}, loopVecFloat32ToQD, false}
	avx2VecFloat64ToDF, avx512VecFloat64ToDF, neonVecFloat64ToDF                entry
	VecFloat64ToDF                                                              = Function{"vec.float64ToDF", 24, 1, "\b\b", 16, 8, [...]*entry{&avx2VecFloat64ToDF, &avx512VecFloat64ToDF, &neonVecFloat64ToDF}, loopVecFloat64ToDF, false}
	avx2VecFloat64ToQF, avx512VecFloat64ToQF, neonVecFloat64ToQF                entry
	VecFloat64ToQF                                                              = Function{"vec.float64ToQF", 73, 1, "\x10\b", 16, 8, [...]*entry{&avx2VecFloat64ToQF, &avx512VecFloat64ToQF, &neonVecFloat64ToQF}, loopVecFloat64ToQF, false}
	avx2VecQdToDF, avx512VecQdToDF, neonVecQdToDF                               entry
	VecQdToDF                                                                   = Function{"vec.qdToDF", 363, 1, "\b ", 32, 8, [...]*entry{&avx2VecQdToDF, &avx512VecQdToDF, &neonVecQdToDF}, loopVecQdToDF, false}
	avx2VecQdToFloat32, avx512VecQdToFloat32, neonVecQdToFloat32                entry
	VecQdToFloat32                                                              = Function{"vec.qdToFloat32", 55, 1, "\x04 ", 16, 8, [...]*entry{&avx2VecQdToFloat32, &avx512VecQdToFloat32, &neonVecQdToFloat32}, loopVecQdToFloat32, false}
	avx2VecQdToFloat64, avx512VecQdToFloat64, neonVecQdToFloat64                entry
	VecQdToFloat64                                                              = Function{"vec.qdToFloat64", 52, 1, "\b ", 16, 8, [...]*entry{&avx2VecQdToFloat64, &avx512VecQdToFloat64, &neonVecQdToFloat64}, loopVecQdToFloat64, false}
	avx2VecQdToQF, avx512VecQdToQF, neonVecQdToQF                               entry
	VecQdToQF                                                                   = Function{"vec.qdToQF", 651, 1, "\x10 ", 32, 8, [...]*entry{&avx2VecQdToQF, &avx512VecQdToQF, &neonVecQdToQF}, loopVecQdToQF, false}
	avx2VecQfToQD, avx512VecQfToQD, neonVecQfToQD                               entry
	VecQfToQD                                                                   = Function{"vec.qfToQD", 171, 1, " \x10", 32, 8, [...]*entry{&avx2VecQfToQD, &avx512VecQfToQD, &neonVecQfToQD}, loopVecQfToQD, false}
	avx2VecQfToDD, avx512VecQfToDD, neonVecQfToDD                               entry
	VecQfToDD                                                                   = Function{"vec.qfToDD", 349, 1, "\x10\x10", 32, 8, [...]*entry{&avx2VecQfToDD, &avx512VecQfToDD, &neonVecQfToDD}, loopVecQfToDD, false}
	avx2VecQfToFloat32, avx512VecQfToFloat32, neonVecQfToFloat32                entry
	VecQfToFloat32                                                              = Function{"vec.qfToFloat32", 59, 1, "\x04\x10", 16, 8, [...]*entry{&avx2VecQfToFloat32, &avx512VecQfToFloat32, &neonVecQfToFloat32}, loopVecQfToFloat32, false}
	avx2VecQfToFloat64, avx512VecQfToFloat64, neonVecQfToFloat64                entry
	VecQfToFloat64                                                              = Function{"vec.qfToFloat64", 56, 1, "\b\x10", 16, 8, [...]*entry{&avx2VecQfToFloat64, &avx512VecQfToFloat64, &neonVecQfToFloat64}, loopVecQfToFloat64, false}
	avx2F64Add, avx512F64Add, neonF64Add                                        entry
	F64Add                                                                      = Function{"f64.Add", 1, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64Add, &avx512F64Add, &neonF64Add}, loopF64Add, false}
	avx2F64AddZero, avx512F64AddZero, neonF64AddZero                            entry
	F64AddZero                                                                  = Function{"f64.AddZero", 1, 1, "\b\b", 16, 8, [...]*entry{&avx2F64AddZero, &avx512F64AddZero, &neonF64AddZero}, loopF64AddZero, false}
	avx2F64Compare, avx512F64Compare, neonF64Compare                            entry
	F64Compare                                                                  = Function{"f64.Compare", 11, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64Compare, &avx512F64Compare, &neonF64Compare}, loopF64Compare, false}
	avx2F64Div, avx512F64Div, neonF64Div                                        entry
	F64Div                                                                      = Function{"f64.Div", 1, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64Div, &avx512F64Div, &neonF64Div}, loopF64Div, false}
	avx2F64Mad, avx512F64Mad, neonF64Mad                                        entry
	F64Mad                                                                      = Function{"f64.Mad", 2, 1, "\b\b\b\b", 16, 8, [...]*entry{&avx2F64Mad, &avx512F64Mad, &neonF64Mad}, loopF64Mad, false}
	avx2F64Mul, avx512F64Mul, neonF64Mul                                        entry
	F64Mul                                                                      = Function{"f64.Mul", 1, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64Mul, &avx512F64Mul, &neonF64Mul}, loopF64Mul, false}
	avx2F64MulZero, avx512F64MulZero, neonF64MulZero                            entry
	F64MulZero                                                                  = Function{"f64.MulZero", 1, 1, "\b\b", 16, 8, [...]*entry{&avx2F64MulZero, &avx512F64MulZero, &neonF64MulZero}, loopF64MulZero, false}
	avx2F64NegSum, avx512F64NegSum, neonF64NegSum                               entry
	F64NegSum                                                                   = Function{"f64.NegSum", 2, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64NegSum, &avx512F64NegSum, &neonF64NegSum}, loopF64NegSum, false}
	avx2F64Sqrt, avx512F64Sqrt, neonF64Sqrt                                     entry
	F64Sqrt                                                                     = Function{"f64.Sqrt", 1, 1, "\b\b", 16, 8, [...]*entry{&avx2F64Sqrt, &avx512F64Sqrt, &neonF64Sqrt}, loopF64Sqrt, false}
	avx2F64SumLessFirst, avx512F64SumLessFirst, neonF64SumLessFirst             entry
	F64SumLessFirst                                                             = Function{"f64.SumLessFirst", 2, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64SumLessFirst, &avx512F64SumLessFirst, &neonF64SumLessFirst}, loopF64SumLessFirst, false}
	avx2F64SumLessSecond, avx512F64SumLessSecond, neonF64SumLessSecond          entry
	F64SumLessSecond                                                            = Function{"f64.SumLessSecond", 2, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64SumLessSecond, &avx512F64SumLessSecond, &neonF64SumLessSecond}, loopF64SumLessSecond, false}
	avx2DDChoosePair, avx512DDChoosePair, neonDDChoosePair                      entry
	DDChoosePair                                                                = Function{"DD.ChoosePair", 2, 1, "\x10\x04\x10\x10", 16, 8, [...]*entry{&avx2DDChoosePair, &avx512DDChoosePair, &neonDDChoosePair}, nil, false}
	avx2QDChooseQuad, avx512QDChooseQuad, neonQDChooseQuad                      entry
	QDChooseQuad                                                                = Function{"QD.ChooseQuad", 4, 1, " \x04  ", 16, 8, [...]*entry{&avx2QDChooseQuad, &avx512QDChooseQuad, &neonQDChooseQuad}, nil, false}
	avx2DDComplexPair, avx512DDComplexPair, neonDDComplexPair                   entry
	DDComplexPair                                                               = Function{"DD.ComplexPair", 0, 1, " \x10\x10", 16, 8, [...]*entry{&avx2DDComplexPair, &avx512DDComplexPair, &neonDDComplexPair}, nil, false}
	avx2QDComplexQuad, avx512QDComplexQuad, neonQDComplexQuad                   entry
	QDComplexQuad                                                               = Function{"QD.ComplexQuad", 0, 1, "@  ", 16, 8, [...]*entry{&avx2QDComplexQuad, &avx512QDComplexQuad, &neonQDComplexQuad}, nil, false}
	avx2F64Dot1, avx512F64Dot1, neonF64Dot1                                     entry
	F64Dot1                                                                     = Function{"f64.Dot1", 18, 1, " \b\b", 16, 8, [...]*entry{&avx2F64Dot1, &avx512F64Dot1, &neonF64Dot1}, nil, false}
	avx2F64Dot8, avx512F64Dot8, neonF64Dot8                                     entry
	F64Dot8                                                                     = Function{"f64.Dot8", 88, 1, "\x10\b\b\b\b\b\b\b\b\b\b\b\b\b\b\b\b", 16, 16, [...]*entry{&avx2F64Dot8, &avx512F64Dot8, &neonF64Dot8}, nil, false}
	avx2F64FromFloat, avx512F64FromFloat, neonF64FromFloat                      entry
	F64FromFloat                                                                = Function{"f64.FromFloat", 0, 1, "\x10\b", 16, 8, [...]*entry{&avx2F64FromFloat, &avx512F64FromFloat, &neonF64FromFloat}, loopF64FromFloat, false}
	avx2CDDImagPair, avx512CDDImagPair, neonCDDImagPair                         entry
	CDDImagPair                                                                 = Function{"CDD.ImagPair", 0, 1, "\x10 ", 16, 8, [...]*entry{&avx2CDDImagPair, &avx512CDDImagPair, &neonCDDImagPair}, nil, false}
	avx2CQDImagQuad, avx512CQDImagQuad, neonCQDImagQuad                         entry
	CQDImagQuad                                                                 = Function{"CQD.ImagQuad", 0, 1, " @", 16, 8, [...]*entry{&avx2CQDImagQuad, &avx512CQDImagQuad, &neonCQDImagQuad}, nil, false}
	avx2VecParts, avx512VecParts, neonVecParts                                  entry
	VecParts                                                                    = Function{"vec.Parts", 10, 1, "\x10\b\b", 16, 8, [...]*entry{&avx2VecParts, &avx512VecParts, &neonVecParts}, nil, false}
	avx2VecPartsPair, avx512VecPartsPair, neonVecPartsPair                      entry
	VecPartsPair                                                                = Function{"vec.PartsPair", 40, 1, "@\x10\x10", 16, 8, [...]*entry{&avx2VecPartsPair, &avx512VecPartsPair, &neonVecPartsPair}, nil, false}
	avx2VecPartsQuad0, avx512VecPartsQuad0, neonVecPartsQuad0                   entry
	VecPartsQuad0                                                               = Function{"vec.PartsQuad0", 40, 1, "@  ", 16, 8, [...]*entry{&avx2VecPartsQuad0, &avx512VecPartsQuad0, &neonVecPartsQuad0}, nil, false}
	avx2VecPartsQuad1, avx512VecPartsQuad1, neonVecPartsQuad1                   entry
	VecPartsQuad1                                                               = Function{"vec.PartsQuad1", 40, 1, "@  ", 16, 8, [...]*entry{&avx2VecPartsQuad1, &avx512VecPartsQuad1, &neonVecPartsQuad1}, nil, false}
	avx2VecPartsQuad2, avx512VecPartsQuad2, neonVecPartsQuad2                   entry
	VecPartsQuad2                                                               = Function{"vec.PartsQuad2", 40, 1, "@  ", 16, 8, [...]*entry{&avx2VecPartsQuad2, &avx512VecPartsQuad2, &neonVecPartsQuad2}, nil, false}
	avx2VecPartsQuad3, avx512VecPartsQuad3, neonVecPartsQuad3                   entry
	VecPartsQuad3                                                               = Function{"vec.PartsQuad3", 40, 1, "@  ", 16, 8, [...]*entry{&avx2VecPartsQuad3, &avx512VecPartsQuad3, &neonVecPartsQuad3}, nil, false}
	avx2F64QuadFromFloat, avx512F64QuadFromFloat, neonF64QuadFromFloat          entry
	F64QuadFromFloat                                                            = Function{"f64.QuadFromFloat", 0, 1, " \b", 16, 8, [...]*entry{&avx2F64QuadFromFloat, &avx512F64QuadFromFloat, &neonF64QuadFromFloat}, loopF64QuadFromFloat, false}
	avx2CDDRealPair, avx512CDDRealPair, neonCDDRealPair                         entry
	CDDRealPair                                                                 = Function{"CDD.RealPair", 0, 1, "\x10 ", 16, 8, [...]*entry{&avx2CDDRealPair, &avx512CDDRealPair, &neonCDDRealPair}, nil, false}
	avx2CQDRealQuad, avx512CQDRealQuad, neonCQDRealQuad                         entry
	CQDRealQuad                                                                 = Function{"CQD.RealQuad", 0, 1, " @", 16, 8, [...]*entry{&avx2CQDRealQuad, &avx512CQDRealQuad, &neonCQDRealQuad}, nil, false}
	avx2F64Sum2, avx512F64Sum2, neonF64Sum2                                     entry
	F64Sum2                                                                     = Function{"f64.Sum2", 22, 1, " \b\b", 16, 8, [...]*entry{&avx2F64Sum2, &avx512F64Sum2, &neonF64Sum2}, nil, false}
	avx2F64Sum8, avx512F64Sum8, neonF64Sum8                                     entry
	F64Sum8                                                                     = Function{"f64.Sum8", 64, 1, "\x10\b\b\b\b\b\b\b\b", 16, 16, [...]*entry{&avx2F64Sum8, &avx512F64Sum8, &neonF64Sum8}, nil, false}
	avx2VecWide, avx512VecWide, neonVecWide                                     entry
	VecWide                                                                     = Function{"vec.Wide", 1, 1, "\b\x04", 16, 8, [...]*entry{&avx2VecWide, &avx512VecWide, &neonVecWide}, nil, false}
	avx2VecWideDot1, avx512VecWideDot1, neonVecWideDot1                         entry
	VecWideDot1                                                                 = Function{"vec.WideDot1", 3, 1, " \x04\x04", 16, 8, [...]*entry{&avx2VecWideDot1, &avx512VecWideDot1, &neonVecWideDot1}, nil, false}
	avx2VecWideDot8, avx512VecWideDot8, neonVecWideDot8                         entry
	VecWideDot8                                                                 = Function{"vec.WideDot8", 88, 1, "\x10\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04", 16, 16, [...]*entry{&avx2VecWideDot8, &avx512VecWideDot8, &neonVecWideDot8}, nil, false}
	avx2VecWideParts, avx512VecWideParts, neonVecWideParts                      entry
	VecWideParts                                                                = Function{"vec.WideParts", 3, 1, "\b\x04\x04", 16, 8, [...]*entry{&avx2VecWideParts, &avx512VecWideParts, &neonVecWideParts}, nil, false}
	avx2VecWidePartsPair, avx512VecWidePartsPair, neonVecWidePartsPair          entry
	VecWidePartsPair                                                            = Function{"vec.WidePartsPair", 12, 1, " \b\b", 16, 8, [...]*entry{&avx2VecWidePartsPair, &avx512VecWidePartsPair, &neonVecWidePartsPair}, nil, false}
	avx2VecWidePartsQuad0, avx512VecWidePartsQuad0, neonVecWidePartsQuad0       entry
	VecWidePartsQuad0                                                           = Function{"vec.WidePartsQuad0", 24, 1, "@\x10\x10", 16, 8, [...]*entry{&avx2VecWidePartsQuad0, &avx512VecWidePartsQuad0, &neonVecWidePartsQuad0}, nil, false}
	avx2VecWidePartsQuad2, avx512VecWidePartsQuad2, neonVecWidePartsQuad2       entry
	VecWidePartsQuad2                                                           = Function{"vec.WidePartsQuad2", 24, 1, "@\x10\x10", 16, 8, [...]*entry{&avx2VecWidePartsQuad2, &avx512VecWidePartsQuad2, &neonVecWidePartsQuad2}, nil, false}
	avx2VecWideSum2, avx512VecWideSum2, neonVecWideSum2                         entry
	VecWideSum2                                                                 = Function{"vec.WideSum2", 24, 1, " \x04\x04", 16, 8, [...]*entry{&avx2VecWideSum2, &avx512VecWideSum2, &neonVecWideSum2}, nil, false}
	avx2VecWideSum8, avx512VecWideSum8, neonVecWideSum8                         entry
	VecWideSum8                                                                 = Function{"vec.WideSum8", 72, 1, "\x10\x04\x04\x04\x04\x04\x04\x04\x04", 16, 16, [...]*entry{&avx2VecWideSum8, &avx512VecWideSum8, &neonVecWideSum8}, nil, false}
)

var (
	Abs               = Method{0: &DFAbs, 1: &DDAbs, 2: &QFAbs, 3: &QDAbs, 4: &CDFAbs, 5: &CDDAbs, 6: &CQFAbs, 7: &CQDAbs}
	Hypot             = Method{0: &DFHypot, 1: &DDHypot, 2: &QFHypot, 3: &QDHypot}
	Neg               = Method{0: &DFNeg, 1: &DDNeg, 2: &QFNeg, 3: &QDNeg, 4: &CDFNeg, 5: &CDDNeg, 6: &CQFNeg, 7: &CQDNeg}
	Sqr               = Method{0: &DFSqr, 1: &DDSqr, 2: &QFSqr, 3: &QDSqr, 4: &CDFSqr, 5: &CDDSqr, 6: &CQFSqr, 7: &CQDSqr}
	Add               = Method{0: &DFAdd, 1: &DDAdd, 2: &QFAdd, 3: &QDAdd, 4: &CDFAdd, 5: &CDDAdd, 6: &CQFAdd, 7: &CQDAdd}
	IsInf             = Method{0: &DFIsInf, 1: &DDIsInf, 2: &QFIsInf, 3: &QDIsInf, 4: &CDFIsInf, 5: &CDDIsInf, 6: &CQFIsInf, 7: &CQDIsInf}
	AbsSqr            = Method{4: &CDFAbsSqr, 5: &CDDAbsSqr, 6: &CQFAbsSqr, 7: &CQDAbsSqr}
	AddFloat          = Method{0: &DFAddFloat, 1: &DDAddFloat, 2: &QFAddFloat, 3: &QDAddFloat}
	Div               = Method{0: &DFDiv, 1: &DDDiv, 2: &QFDiv, 3: &QDDiv, 4: &CDFDiv, 5: &CDDDiv, 6: &CQFDiv, 7: &CQDDiv}
	Sqrt              = Method{0: &DFSqrt, 1: &DDSqrt, 2: &QFSqrt, 3: &QDSqrt, 4: &CDFSqrt, 5: &CDDSqrt, 6: &CQFSqrt, 7: &CQDSqrt}
	Asinh             = Method{0: &DFAsinh, 1: &DDAsinh, 2: &QFAsinh, 3: &QDAsinh, 4: &CDFAsinh, 5: &CDDAsinh, 6: &CQFAsinh, 7: &CQDAsinh}
	Atan2             = Method{0: &DFAtan2, 1: &DDAtan2, 2: &QFAtan2, 3: &QDAtan2}
	Acos              = Method{0: &DFAcos, 1: &DDAcos, 2: &QFAcos, 3: &QDAcos, 4: &CDFAcos, 5: &CDDAcos, 6: &CQFAcos, 7: &CQDAcos}
	Mul               = Method{0: &DFMul, 1: &DDMul, 2: &QFMul, 3: &QDMul, 4: &CDFMul, 5: &CDDMul, 6: &CQFMul, 7: &CQDMul}
	Acosh             = Method{0: &DFAcosh, 1: &DDAcosh, 2: &QFAcosh, 3: &QDAcosh, 4: &CDFAcosh, 5: &CDDAcosh, 6: &CQFAcosh, 7: &CQDAcosh}
	SinCos            = Method{0: &DFSinCos, 1: &DDSinCos, 2: &QFSinCos, 3: &QDSinCos}
	AiryAi            = Method{0: &DFAiryAi, 1: &DDAiryAi, 2: &QFAiryAi, 3: &QDAiryAi}
	Sub               = Method{0: &DFSub, 1: &DDSub, 2: &QFSub, 3: &QDSub, 4: &CDFSub, 5: &CDDSub, 6: &CQFSub, 7: &CQDSub}
	AiryAiPrime       = Method{0: &DFAiryAiPrime, 1: &DDAiryAiPrime, 2: &QFAiryAiPrime, 3: &QDAiryAiPrime}
	AiryBi            = Method{0: &DFAiryBi, 1: &DDAiryBi, 2: &QFAiryBi, 3: &QDAiryBi}
	AiryBiPrime       = Method{0: &DFAiryBiPrime, 1: &DDAiryBiPrime, 2: &QFAiryBiPrime, 3: &QDAiryBiPrime}
	Asin              = Method{0: &DFAsin, 1: &DDAsin, 2: &QFAsin, 3: &QDAsin, 4: &CDFAsin, 5: &CDDAsin, 6: &CQFAsin, 7: &CQDAsin}
	Log1p             = Method{0: &DFLog1p, 1: &DDLog1p, 2: &QFLog1p, 3: &QDLog1p}
	MulFloat          = Method{0: &DFMulFloat, 1: &DDMulFloat, 2: &QFMulFloat, 3: &QDMulFloat, 4: &CDFMulFloat, 5: &CDDMulFloat, 6: &CQFMulFloat, 7: &CQDMulFloat}
	Atanh             = Method{0: &DFAtanh, 1: &DDAtanh, 2: &QFAtanh, 3: &QDAtanh, 4: &CDFAtanh, 5: &CDDAtanh, 6: &CQFAtanh, 7: &CQDAtanh}
	Atan              = Method{0: &DFAtan, 1: &DDAtan, 2: &QFAtan, 3: &QDAtan, 4: &CDFAtan, 5: &CDDAtan, 6: &CQFAtan, 7: &CQDAtan}
	Beta              = Method{0: &DFBeta, 1: &DDBeta, 2: &QFBeta, 3: &QDBeta}
	Canon             = Method{0: &DFCanon, 1: &DDCanon, 2: &QFCanon, 3: &QDCanon}
	Cbrt              = Method{0: &DFCbrt, 1: &DDCbrt, 2: &QFCbrt, 3: &QDCbrt}
	Floor             = Method{0: &DFFloor, 1: &DDFloor, 2: &QFFloor, 3: &QDFloor}
	Ceil              = Method{0: &DFCeil, 1: &DDCeil, 2: &QFCeil, 3: &QDCeil}
	Conj              = Method{4: &CDFConj, 5: &CDDConj, 6: &CQFConj, 7: &CQDConj}
	Copysign          = Method{0: &DFCopysign, 1: &DDCopysign, 2: &QFCopysign, 3: &QDCopysign}
	Cosh              = Method{0: &DFCosh, 1: &DDCosh, 2: &QFCosh, 3: &QDCosh, 4: &CDFCosh, 5: &CDDCosh, 6: &CQFCosh, 7: &CQDCosh}
	Cos               = Method{0: &DFCos, 1: &DDCos, 2: &QFCos, 3: &QDCos, 4: &CDFCos, 5: &CDDCos, 6: &CQFCos, 7: &CQDCos}
	CosPi             = Method{0: &DFCosPi, 1: &DDCosPi, 2: &QFCosPi, 3: &QDCosPi}
	Recip             = Method{0: &DFRecip, 1: &DDRecip, 2: &QFRecip, 3: &QDRecip, 4: &CDFRecip, 5: &CDDRecip, 6: &CQFRecip, 7: &CQDRecip}
	Digamma           = Method{0: &DFDigamma, 1: &DDDigamma, 2: &QFDigamma, 3: &QDDigamma}
	Dim               = Method{0: &DFDim, 1: &DDDim, 2: &QFDim, 3: &QDDim}
	DivFloat          = Method{0: &DFDivFloat, 1: &DDDivFloat, 2: &QFDivFloat, 3: &QDDivFloat}
	SubFloat          = Method{0: &DFSubFloat, 1: &DDSubFloat, 2: &QFSubFloat, 3: &QDSubFloat}
	EllipticE         = Method{0: &DFEllipticE, 1: &DDEllipticE, 2: &QFEllipticE, 3: &QDEllipticE}
	EllipticK         = Method{0: &DFEllipticK, 1: &DDEllipticK, 2: &QFEllipticK, 3: &QDEllipticK}
	Equal             = Method{0: &DFEqual, 1: &DDEqual, 2: &QFEqual, 3: &QDEqual, 4: &CDFEqual, 5: &CDDEqual, 6: &CQFEqual, 7: &CQDEqual}
	EqualFloat        = Method{0: &DFEqualFloat, 1: &DDEqualFloat, 2: &QFEqualFloat, 3: &QDEqualFloat}
	Erf               = Method{0: &DFErf, 1: &DDErf, 2: &QFErf, 3: &QDErf}
	Erfc              = Method{0: &DFErfc, 1: &DDErfc, 2: &QFErfc, 3: &QDErfc}
	Erfcinv           = Method{0: &DFErfcinv, 1: &DDErfcinv, 2: &QFErfcinv, 3: &QDErfcinv}
	Erfcx             = Method{0: &DFErfcx, 1: &DDErfcx, 2: &QFErfcx, 3: &QDErfcx}
	Erfinv            = Method{0: &DFErfinv, 1: &DDErfinv, 2: &QFErfinv, 3: &QDErfinv}
	Exp               = Method{0: &DFExp, 1: &DDExp, 2: &QFExp, 3: &QDExp, 4: &CDFExp, 5: &CDDExp, 6: &CQFExp, 7: &CQDExp}
	Exp10             = Method{0: &DFExp10, 1: &DDExp10, 2: &QFExp10, 3: &QDExp10}
	Exp2              = Method{0: &DFExp2, 1: &DDExp2, 2: &QFExp2, 3: &QDExp2}
	ExpInt            = Method{0: &DFExpInt, 1: &DDExpInt, 2: &QFExpInt, 3: &QDExpInt}
	Expm1             = Method{0: &DFExpm1, 1: &DDExpm1, 2: &QFExpm1, 3: &QDExpm1}
	FastMod           = Method{0: &DFFastMod, 1: &DDFastMod, 2: &QFFastMod, 3: &QDFastMod}
	FastRemainder     = Method{0: &DFFastRemainder, 1: &DDFastRemainder, 2: &QFFastRemainder, 3: &QDFastRemainder}
	FastRemquo        = Method{0: &DFFastRemquo, 1: &DDFastRemquo, 2: &QFFastRemquo, 3: &QDFastRemquo}
	Frexp             = Method{0: &DFFrexp, 1: &DDFrexp, 2: &QFFrexp, 3: &QDFrexp}
	Gamma             = Method{0: &DFGamma, 1: &DDGamma, 2: &QFGamma, 3: &QDGamma}
	Less              = Method{0: &DFLess, 1: &DDLess, 2: &QFLess, 3: &QDLess}
	Greater           = Method{0: &DFGreater, 1: &DDGreater, 2: &QFGreater, 3: &QDGreater}
	LessEqual         = Method{0: &DFLessEqual, 1: &DDLessEqual, 2: &QFLessEqual, 3: &QDLessEqual}
	GreaterEqual      = Method{0: &DFGreaterEqual, 1: &DDGreaterEqual, 2: &QFGreaterEqual, 3: &QDGreaterEqual}
	GreaterEqualFloat = Method{0: &DFGreaterEqualFloat, 1: &DDGreaterEqualFloat, 2: &QFGreaterEqualFloat, 3: &QDGreaterEqualFloat}
	GreaterFloat      = Method{0: &DFGreaterFloat, 1: &DDGreaterFloat, 2: &QFGreaterFloat, 3: &QDGreaterFloat}
	I0                = Method{0: &DFI0, 1: &DDI0, 2: &QFI0, 3: &QDI0}
	I1                = Method{0: &DFI1, 1: &DDI1, 2: &QFI1, 3: &QDI1}
	Ilogb             = Method{0: &DFIlogb, 1: &DDIlogb, 2: &QFIlogb, 3: &QDIlogb}
	IsInt             = Method{0: &DFIsInt, 1: &DDIsInt, 2: &QFIsInt, 3: &QDIsInt}
	IsNaN             = Method{0: &DFIsNaN, 1: &DDIsNaN, 2: &QFIsNaN, 3: &QDIsNaN, 4: &CDFIsNaN, 5: &CDDIsNaN, 6: &CQFIsNaN, 7: &CQDIsNaN}
	IsZero            = Method{0: &DFIsZero, 1: &DDIsZero, 2: &QFIsZero, 3: &QDIsZero, 4: &CDFIsZero, 5: &CDDIsZero, 6: &CQFIsZero, 7: &CQDIsZero}
	J0                = Method{0: &DFJ0, 1: &DDJ0, 2: &QFJ0, 3: &QDJ0}
	J1                = Method{0: &DFJ1, 1: &DDJ1, 2: &QFJ1, 3: &QDJ1}
	Jn                = Method{0: &DFJn, 1: &DDJn, 2: &QFJn, 3: &QDJn}
	LambertW          = Method{0: &DFLambertW, 1: &DDLambertW, 2: &QFLambertW, 3: &QDLambertW}
	Ldexp             = Method{0: &DFLdexp, 1: &DDLdexp, 2: &QFLdexp, 3: &QDLdexp}
	LessEqualFloat    = Method{0: &DFLessEqualFloat, 1: &DDLessEqualFloat, 2: &QFLessEqualFloat, 3: &QDLessEqualFloat}
	LessFloat         = Method{0: &DFLessFloat, 1: &DDLessFloat, 2: &QFLessFloat, 3: &QDLessFloat}
	Phase             = Method{4: &CDFPhase, 5: &CDDPhase, 6: &CQFPhase, 7: &CQDPhase}
	Log               = Method{0: &DFLog, 1: &DDLog, 2: &QFLog, 3: &QDLog, 4: &CDFLog, 5: &CDDLog, 6: &CQFLog, 7: &CQDLog}
	Log10             = Method{0: &DFLog10, 1: &DDLog10, 2: &QFLog10, 3: &QDLog10}
	Log2              = Method{0: &DFLog2, 1: &DDLog2, 2: &QFLog2, 3: &QDLog2}
	LogBeta           = Method{0: &DFLogBeta, 1: &DDLogBeta, 2: &QFLogBeta, 3: &QDLogBeta}
	LogGamma          = Method{0: &DFLogGamma, 1: &DDLogGamma, 2: &QFLogGamma, 3: &QDLogGamma}
	Logb              = Method{0: &DFLogb, 1: &DDLogb, 2: &QFLogb, 3: &QDLogb}
	Max               = Method{0: &DFMax, 1: &DDMax, 2: &QFMax, 3: &QDMax}
	Min               = Method{0: &DFMin, 1: &DDMin, 2: &QFMin, 3: &QDMin}
	Modf              = Method{0: &DFModf, 1: &DDModf, 2: &QFModf, 3: &QDModf}
	MulAdd            = Method{0: &DFMulAdd, 1: &DDMulAdd, 2: &QFMulAdd, 3: &QDMulAdd}
	MulReal           = Method{4: &CDFMulReal, 5: &CDDMulReal, 6: &CQFMulReal, 7: &CQDMulReal}
	Norm3             = Method{0: &DFNorm3, 1: &DDNorm3, 2: &QFNorm3, 3: &QDNorm3}
	Norm4             = Method{0: &DFNorm4, 1: &DDNorm4, 2: &QFNorm4, 3: &QDNorm4}
	NormCDF           = Method{0: &DFNormCDF, 1: &DDNormCDF, 2: &QFNormCDF, 3: &QDNormCDF}
	NormCDFinv        = Method{0: &DFNormCDFinv, 1: &DDNormCDFinv, 2: &QFNormCDFinv, 3: &QDNormCDFinv}
	Pair              = Method{2: &QFPair, 3: &QDPair}
	Polar             = Method{4: &CDFPolar, 5: &CDDPolar, 6: &CQFPolar, 7: &CQDPolar}
	Pow               = Method{0: &DFPow, 1: &DDPow, 2: &QFPow, 3: &QDPow, 4: &CDFPow, 5: &CDDPow, 6: &CQFPow, 7: &CQDPow}
	PowInt            = Method{0: &DFPowInt, 1: &DDPowInt, 2: &QFPowInt, 3: &QDPowInt}
	Quad              = Method{0: &DFQuad, 1: &DDQuad}
	Rcbrt             = Method{0: &DFRcbrt, 1: &DDRcbrt, 2: &QFRcbrt, 3: &QDRcbrt}
	Rhypot            = Method{0: &DFRhypot, 1: &DDRhypot, 2: &QFRhypot, 3: &QDRhypot}
	Rnorm3            = Method{0: &DFRnorm3, 1: &DDRnorm3, 2: &QFRnorm3, 3: &QDRnorm3}
	Rnorm4            = Method{0: &DFRnorm4, 1: &DDRnorm4, 2: &QFRnorm4, 3: &QDRnorm4}
	SinCosPi          = Method{0: &DFSinCosPi, 1: &DDSinCosPi, 2: &QFSinCosPi, 3: &QDSinCosPi}
	Round             = Method{0: &DFRound, 1: &DDRound, 2: &QFRound, 3: &QDRound}
	RoundEven         = Method{0: &DFRoundEven, 1: &DDRoundEven, 2: &QFRoundEven, 3: &QDRoundEven}
	Rsqrt             = Method{0: &DFRsqrt, 1: &DDRsqrt, 2: &QFRsqrt, 3: &QDRsqrt}
	Sign              = Method{0: &DFSign, 1: &DDSign, 2: &QFSign, 3: &QDSign}
	Signbit           = Method{0: &DFSignbit, 1: &DDSignbit, 2: &QFSignbit, 3: &QDSignbit}
	Sinh              = Method{0: &DFSinh, 1: &DDSinh, 2: &QFSinh, 3: &QDSinh, 4: &CDFSinh, 5: &CDDSinh, 6: &CQFSinh, 7: &CQDSinh}
	Sin               = Method{0: &DFSin, 1: &DDSin, 2: &QFSin, 3: &QDSin, 4: &CDFSin, 5: &CDDSin, 6: &CQFSin, 7: &CQDSin}
	SinPi             = Method{0: &DFSinPi, 1: &DDSinPi, 2: &QFSinPi, 3: &QDSinPi}
	SloppyAdd         = Method{0: &DFSloppyAdd, 1: &DDSloppyAdd}
	Tanh              = Method{0: &DFTanh, 1: &DDTanh, 2: &QFTanh, 3: &QDTanh, 4: &CDFTanh, 5: &CDDTanh, 6: &CQFTanh, 7: &CQDTanh}
	Tan               = Method{0: &DFTan, 1: &DDTan, 2: &QFTan, 3: &QDTan, 4: &CDFTan, 5: &CDDTan, 6: &CQFTan, 7: &CQDTan}
	TanPi             = Method{0: &DFTanPi, 1: &DDTanPi, 2: &QFTanPi, 3: &QDTanPi}
	Trunc             = Method{0: &DFTrunc, 1: &DDTrunc, 2: &QFTrunc, 3: &QDTrunc}
	Y0                = Method{0: &DFY0, 1: &DDY0, 2: &QFY0, 3: &QDY0}
	Y1                = Method{0: &DFY1, 1: &DDY1, 2: &QFY1, 3: &QDY1}
	Yn                = Method{0: &DFYn, 1: &DDYn, 2: &QFYn, 3: &QDYn}
	Zeta              = Method{0: &DFZeta, 1: &DDZeta, 2: &QFZeta, 3: &QDZeta}
	ChoosePair        = Method{0: &DFChoosePair, 1: &DDChoosePair}
	ChooseQuad        = Method{2: &QFChooseQuad, 3: &QDChooseQuad}
	ComplexPair       = Method{0: &DFComplexPair, 1: &DDComplexPair}
	ComplexQuad       = Method{2: &QFComplexQuad, 3: &QDComplexQuad}
	ImagPair          = Method{4: &CDFImagPair, 5: &CDDImagPair}
	ImagQuad          = Method{6: &CQFImagQuad, 7: &CQDImagQuad}
	RealPair          = Method{4: &CDFRealPair, 5: &CDDRealPair}
	RealQuad          = Method{6: &CQFRealQuad, 7: &CQDRealQuad}

	FromF32 = Method{0: &F32FromFloat, 1: &VecFloat32ToDD, 2: &F32QuadFromFloat, 3: &VecFloat32ToQD}
	ToF32   = Method{0: &VecDfToFloat32, 1: &VecDdToFloat32, 2: &VecQfToFloat32, 3: &VecQdToFloat32}

	FromF64 = Method{0: &VecFloat64ToDF, 1: &F64FromFloat, 2: &VecFloat64ToQF, 3: &F64QuadFromFloat}
	ToF64   = Method{0: &VecDfToFloat64, 1: &VecDdToFloat64, 2: &VecQfToFloat64, 3: &VecQdToFloat64}

	// Between has conversions by the type from which they are, then that to which.
	Between = [...]Method{
		{1: &VecDfToDD, 2: &DFQuad, 3: &VecDfToQD},
		{0: &VecDdToDF, 2: &VecDdToQF, 3: &DDQuad},
		{0: &QFPair, 1: &VecQfToDD, 3: &VecQfToQD},
		{0: &VecQdToDF, 1: &QDPair, 2: &VecQdToQF},
	}
)

var index = [...]*Function{
	&CDDAbs,
	&CDDAbsSqr,
	&CDDAcos,
	&CDDAcosh,
	&CDDAdd,
	&CDDAsin,
	&CDDAsinh,
	&CDDAtan,
	&CDDAtanh,
	&CDDConj,
	&CDDCos,
	&CDDCosh,
	&CDDDiv,
	&CDDEqual,
	&CDDExp,
	&CDDImagPair,
	&CDDIsInf,
	&CDDIsNaN,
	&CDDIsZero,
	&CDDLog,
	&CDDMul,
	&CDDMulFloat,
	&CDDMulReal,
	&CDDNeg,
	&CDDPhase,
	&CDDPolar,
	&CDDPow,
	&CDDRealPair,
	&CDDRecip,
	&CDDSin,
	&CDDSinh,
	&CDDSqr,
	&CDDSqrt,
	&CDDSub,
	&CDDTan,
	&CDDTanh,
	&CDFAbs,
	&CDFAbsSqr,
	&CDFAcos,
	&CDFAcosh,
	&CDFAdd,
	&CDFAsin,
	&CDFAsinh,
	&CDFAtan,
	&CDFAtanh,
	&CDFConj,
	&CDFCos,
	&CDFCosh,
	&CDFDiv,
	&CDFEqual,
	&CDFExp,
	&CDFImagPair,
	&CDFIsInf,
	&CDFIsNaN,
	&CDFIsZero,
	&CDFLog,
	&CDFMul,
	&CDFMulFloat,
	&CDFMulReal,
	&CDFNeg,
	&CDFPhase,
	&CDFPolar,
	&CDFPow,
	&CDFRealPair,
	&CDFRecip,
	&CDFSin,
	&CDFSinh,
	&CDFSqr,
	&CDFSqrt,
	&CDFSub,
	&CDFTan,
	&CDFTanh,
	&CQDAbs,
	&CQDAbsSqr,
	&CQDAcos,
	&CQDAcosh,
	&CQDAdd,
	&CQDAsin,
	&CQDAsinh,
	&CQDAtan,
	&CQDAtanh,
	&CQDConj,
	&CQDCos,
	&CQDCosh,
	&CQDDiv,
	&CQDEqual,
	&CQDExp,
	&CQDImagQuad,
	&CQDIsInf,
	&CQDIsNaN,
	&CQDIsZero,
	&CQDLog,
	&CQDMul,
	&CQDMulFloat,
	&CQDMulReal,
	&CQDNeg,
	&CQDPhase,
	&CQDPolar,
	&CQDPow,
	&CQDRealQuad,
	&CQDRecip,
	&CQDSin,
	&CQDSinh,
	&CQDSqr,
	&CQDSqrt,
	&CQDSub,
	&CQDTan,
	&CQDTanh,
	&CQFAbs,
	&CQFAbsSqr,
	&CQFAcos,
	&CQFAcosh,
	&CQFAdd,
	&CQFAsin,
	&CQFAsinh,
	&CQFAtan,
	&CQFAtanh,
	&CQFConj,
	&CQFCos,
	&CQFCosh,
	&CQFDiv,
	&CQFEqual,
	&CQFExp,
	&CQFImagQuad,
	&CQFIsInf,
	&CQFIsNaN,
	&CQFIsZero,
	&CQFLog,
	&CQFMul,
	&CQFMulFloat,
	&CQFMulReal,
	&CQFNeg,
	&CQFPhase,
	&CQFPolar,
	&CQFPow,
	&CQFRealQuad,
	&CQFRecip,
	&CQFSin,
	&CQFSinh,
	&CQFSqr,
	&CQFSqrt,
	&CQFSub,
	&CQFTan,
	&CQFTanh,
	&DDAbs,
	&DDAcos,
	&DDAcosh,
	&DDAdd,
	&DDAddFloat,
	&DDAiryAi,
	&DDAiryAiPrime,
	&DDAiryBi,
	&DDAiryBiPrime,
	&DDAsin,
	&DDAsinh,
	&DDAtan,
	&DDAtan2,
	&DDAtanh,
	&DDBeta,
	&DDCanon,
	&DDCbrt,
	&DDCeil,
	&DDChoosePair,
	&DDComplexPair,
	&DDCopysign,
	&DDCos,
	&DDCosPi,
	&DDCosh,
	&DDDigamma,
	&DDDim,
	&DDDiv,
	&DDDivFloat,
	&DDEllipticE,
	&DDEllipticK,
	&DDEqual,
	&DDEqualFloat,
	&DDErf,
	&DDErfc,
	&DDErfcinv,
	&DDErfcx,
	&DDErfinv,
	&DDExp,
	&DDExp10,
	&DDExp2,
	&DDExpInt,
	&DDExpm1,
	&DDFastMod,
	&DDFastRemainder,
	&DDFastRemquo,
	&DDFloor,
	&DDFrexp,
	&DDGamma,
	&DDGreater,
	&DDGreaterEqual,
	&DDGreaterEqualFloat,
	&DDGreaterFloat,
	&DDHypot,
	&DDI0,
	&DDI1,
	&DDIlogb,
	&DDIsInf,
	&DDIsInt,
	&DDIsNaN,
	&DDIsZero,
	&DDJ0,
	&DDJ1,
	&DDJn,
	&DDLambertW,
	&DDLdexp,
	&DDLess,
	&DDLessEqual,
	&DDLessEqualFloat,
	&DDLessFloat,
	&DDLog,
	&DDLog10,
	&DDLog1p,
	&DDLog2,
	&DDLogBeta,
	&DDLogGamma,
	&DDLogb,
	&DDMax,
	&DDMin,
	&DDModf,
	&DDMul,
	&DDMulAdd,
	&DDMulFloat,
	&DDNeg,
	&DDNorm3,
	&DDNorm4,
	&DDNormCDF,
	&DDNormCDFinv,
	&DDPow,
	&DDPowInt,
	&DDQuad,
	&DDRcbrt,
	&DDRecip,
	&DDRhypot,
	&DDRnorm3,
	&DDRnorm4,
	&DDRound,
	&DDRoundEven,
	&DDRsqrt,
	&DDSign,
	&DDSignbit,
	&DDSin,
	&DDSinCos,
	&DDSinCosPi,
	&DDSinPi,
	&DDSinh,
	&DDSloppyAdd,
	&DDSqr,
	&DDSqrt,
	&DDSub,
	&DDSubFloat,
	&DDTan,
	&DDTanPi,
	&DDTanh,
	&DDTrunc,
	&DDY0,
	&DDY1,
	&DDYn,
	&DDZeta,
	&DFAbs,
	&DFAcos,
	&DFAcosh,
	&DFAdd,
	&DFAddFloat,
	&DFAiryAi,
	&DFAiryAiPrime,
	&DFAiryBi,
	&DFAiryBiPrime,
	&DFAsin,
	&DFAsinh,
	&DFAtan,
	&DFAtan2,
	&DFAtanh,
	&DFBeta,
	&DFCanon,
	&DFCbrt,
	&DFCeil,
	&DFChoosePair,
	&DFComplexPair,
	&DFCopysign,
	&DFCos,
	&DFCosPi,
	&DFCosh,
	&DFDigamma,
	&DFDim,
	&DFDiv,
	&DFDivFloat,
	&DFEllipticE,
	&DFEllipticK,
	&DFEqual,
	&DFEqualFloat,
	&DFErf,
	&DFErfc,
	&DFErfcinv,
	&DFErfcx,
	&DFErfinv,
	&DFExp,
	&DFExp10,
	&DFExp2,
	&DFExpInt,
	&DFExpm1,
	&DFFastMod,
	&DFFastRemainder,
	&DFFastRemquo,
	&DFFloor,
	&DFFrexp,
	&DFGamma,
	&DFGreater,
	&DFGreaterEqual,
	&DFGreaterEqualFloat,
	&DFGreaterFloat,
	&DFHypot,
	&DFI0,
	&DFI1,
	&DFIlogb,
	&DFIsInf,
	&DFIsInt,
	&DFIsNaN,
	&DFIsZero,
	&DFJ0,
	&DFJ1,
	&DFJn,
	&DFLambertW,
	&DFLdexp,
	&DFLess,
	&DFLessEqual,
	&DFLessEqualFloat,
	&DFLessFloat,
	&DFLog,
	&DFLog10,
	&DFLog1p,
	&DFLog2,
	&DFLogBeta,
	&DFLogGamma,
	&DFLogb,
	&DFMax,
	&DFMin,
	&DFModf,
	&DFMul,
	&DFMulAdd,
	&DFMulFloat,
	&DFNeg,
	&DFNorm3,
	&DFNorm4,
	&DFNormCDF,
	&DFNormCDFinv,
	&DFPow,
	&DFPowInt,
	&DFQuad,
	&DFRcbrt,
	&DFRecip,
	&DFRhypot,
	&DFRnorm3,
	&DFRnorm4,
	&DFRound,
	&DFRoundEven,
	&DFRsqrt,
	&DFSign,
	&DFSignbit,
	&DFSin,
	&DFSinCos,
	&DFSinCosPi,
	&DFSinPi,
	&DFSinh,
	&DFSloppyAdd,
	&DFSqr,
	&DFSqrt,
	&DFSub,
	&DFSubFloat,
	&DFTan,
	&DFTanPi,
	&DFTanh,
	&DFTrunc,
	&DFY0,
	&DFY1,
	&DFYn,
	&DFZeta,
	&QDAbs,
	&QDAcos,
	&QDAcosh,
	&QDAdd,
	&QDAddFloat,
	&QDAiryAi,
	&QDAiryAiPrime,
	&QDAiryBi,
	&QDAiryBiPrime,
	&QDAsin,
	&QDAsinh,
	&QDAtan,
	&QDAtan2,
	&QDAtanh,
	&QDBeta,
	&QDCanon,
	&QDCbrt,
	&QDCeil,
	&QDChooseQuad,
	&QDComplexQuad,
	&QDCopysign,
	&QDCos,
	&QDCosPi,
	&QDCosh,
	&QDDigamma,
	&QDDim,
	&QDDiv,
	&QDDivFloat,
	&QDEllipticE,
	&QDEllipticK,
	&QDEqual,
	&QDEqualFloat,
	&QDErf,
	&QDErfc,
	&QDErfcinv,
	&QDErfcx,
	&QDErfinv,
	&QDExp,
	&QDExp10,
	&QDExp2,
	&QDExpInt,
	&QDExpm1,
	&QDFastMod,
	&QDFastRemainder,
	&QDFastRemquo,
	&QDFloor,
	&QDFrexp,
	&QDGamma,
	&QDGreater,
	&QDGreaterEqual,
	&QDGreaterEqualFloat,
	&QDGreaterFloat,
	&QDHypot,
	&QDI0,
	&QDI1,
	&QDIlogb,
	&QDIsInf,
	&QDIsInt,
	&QDIsNaN,
	&QDIsZero,
	&QDJ0,
	&QDJ1,
	&QDJn,
	&QDLambertW,
	&QDLdexp,
	&QDLess,
	&QDLessEqual,
	&QDLessEqualFloat,
	&QDLessFloat,
	&QDLog,
	&QDLog10,
	&QDLog1p,
	&QDLog2,
	&QDLogBeta,
	&QDLogGamma,
	&QDLogb,
	&QDMax,
	&QDMin,
	&QDModf,
	&QDMul,
	&QDMulAdd,
	&QDMulFloat,
	&QDNeg,
	&QDNorm3,
	&QDNorm4,
	&QDNormCDF,
	&QDNormCDFinv,
	&QDPair,
	&QDPow,
	&QDPowInt,
	&QDRcbrt,
	&QDRecip,
	&QDRhypot,
	&QDRnorm3,
	&QDRnorm4,
	&QDRound,
	&QDRoundEven,
	&QDRsqrt,
	&QDSign,
	&QDSignbit,
	&QDSin,
	&QDSinCos,
	&QDSinCosPi,
	&QDSinPi,
	&QDSinh,
	&QDSqr,
	&QDSqrt,
	&QDSub,
	&QDSubFloat,
	&QDTan,
	&QDTanPi,
	&QDTanh,
	&QDTrunc,
	&QDY0,
	&QDY1,
	&QDYn,
	&QDZeta,
	&QFAbs,
	&QFAcos,
	&QFAcosh,
	&QFAdd,
	&QFAddFloat,
	&QFAiryAi,
	&QFAiryAiPrime,
	&QFAiryBi,
	&QFAiryBiPrime,
	&QFAsin,
	&QFAsinh,
	&QFAtan,
	&QFAtan2,
	&QFAtanh,
	&QFBeta,
	&QFCanon,
	&QFCbrt,
	&QFCeil,
	&QFChooseQuad,
	&QFComplexQuad,
	&QFCopysign,
	&QFCos,
	&QFCosPi,
	&QFCosh,
	&QFDigamma,
	&QFDim,
	&QFDiv,
	&QFDivFloat,
	&QFEllipticE,
	&QFEllipticK,
	&QFEqual,
	&QFEqualFloat,
	&QFErf,
	&QFErfc,
	&QFErfcinv,
	&QFErfcx,
	&QFErfinv,
	&QFExp,
	&QFExp10,
	&QFExp2,
	&QFExpInt,
	&QFExpm1,
	&QFFastMod,
	&QFFastRemainder,
	&QFFastRemquo,
	&QFFloor,
	&QFFrexp,
	&QFGamma,
	&QFGreater,
	&QFGreaterEqual,
	&QFGreaterEqualFloat,
	&QFGreaterFloat,
	&QFHypot,
	&QFI0,
	&QFI1,
	&QFIlogb,
	&QFIsInf,
	&QFIsInt,
	&QFIsNaN,
	&QFIsZero,
	&QFJ0,
	&QFJ1,
	&QFJn,
	&QFLambertW,
	&QFLdexp,
	&QFLess,
	&QFLessEqual,
	&QFLessEqualFloat,
	&QFLessFloat,
	&QFLog,
	&QFLog10,
	&QFLog1p,
	&QFLog2,
	&QFLogBeta,
	&QFLogGamma,
	&QFLogb,
	&QFMax,
	&QFMin,
	&QFModf,
	&QFMul,
	&QFMulAdd,
	&QFMulFloat,
	&QFNeg,
	&QFNorm3,
	&QFNorm4,
	&QFNormCDF,
	&QFNormCDFinv,
	&QFPair,
	&QFPow,
	&QFPowInt,
	&QFRcbrt,
	&QFRecip,
	&QFRhypot,
	&QFRnorm3,
	&QFRnorm4,
	&QFRound,
	&QFRoundEven,
	&QFRsqrt,
	&QFSign,
	&QFSignbit,
	&QFSin,
	&QFSinCos,
	&QFSinCosPi,
	&QFSinPi,
	&QFSinh,
	&QFSqr,
	&QFSqrt,
	&QFSub,
	&QFSubFloat,
	&QFTan,
	&QFTanPi,
	&QFTanh,
	&QFTrunc,
	&QFY0,
	&QFY1,
	&QFYn,
	&QFZeta,
	&F32Add,
	&F32AddDown,
	&F32AddToZero,
	&F32AddUp,
	&F32AddZero,
	&F32Compare,
	&F32Div,
	&F32DivDown,
	&F32DivToZero,
	&F32DivUp,
	&F32Dot1,
	&F32Dot8,
	&F32FMADown,
	&F32FMAToZero,
	&F32FMAUp,
	&F32FastTwoSum,
	&F32FromFloat,
	&F32FromIntDown,
	&F32FromIntToZero,
	&F32FromIntUp,
	&F32Int32Down,
	&F32Int32Nearest,
	&F32Int32ToZero,
	&F32Int32Up,
	&F32Mad,
	&F32Mul,
	&F32MulDown,
	&F32MulToZero,
	&F32MulUp,
	&F32MulZero,
	&F32NegSum,
	&F32QuadFromFloat,
	&F32RcpDown,
	&F32RcpToZero,
	&F32RcpUp,
	&F32RootOfUnity,
	&F32RootOfUnityQuad,
	&F32Split,
	&F32Sqrt,
	&F32SqrtDown,
	&F32SqrtToZero,
	&F32SqrtUp,
	&F32Sum2,
	&F32Sum8,
	&F32SumLessFirst,
	&F32SumLessSecond,
	&F32TwoDiff,
	&F32TwoProd,
	&F32TwoSqr,
	&F32TwoSum,
	&F64Add,
	&F64AddDown,
	&F64AddToZero,
	&F64AddUp,
	&F64AddZero,
	&F64Compare,
	&F64Div,
	&F64DivDown,
	&F64DivToZero,
	&F64DivUp,
	&F64Dot1,
	&F64Dot8,
	&F64FMADown,
	&F64FMAToZero,
	&F64FMAUp,
	&F64FastTwoSum,
	&F64FromFloat,
	&F64FromIntDown,
	&F64FromIntToZero,
	&F64FromIntUp,
	&F64Int32Down,
	&F64Int32Nearest,
	&F64Int32ToZero,
	&F64Int32Up,
	&F64Mad,
	&F64Mul,
	&F64MulDown,
	&F64MulToZero,
	&F64MulUp,
	&F64MulZero,
	&F64NegSum,
	&F64QuadFromFloat,
	&F64RcpDown,
	&F64RcpToZero,
	&F64RcpUp,
	&F64RootOfUnity,
	&F64RootOfUnityQuad,
	&F64Split,
	&F64Sqrt,
	&F64SqrtDown,
	&F64SqrtToZero,
	&F64SqrtUp,
	&F64Sum2,
	&F64Sum8,
	&F64SumLessFirst,
	&F64SumLessSecond,
	&F64TwoDiff,
	&F64TwoProd,
	&F64TwoSqr,
	&F64TwoSum,
	&VecFloat32Down,
	&VecFloat32ToZero,
	&VecFloat32Up,
	&VecParts,
	&VecPartsPair,
	&VecPartsQuad0,
	&VecPartsQuad1,
	&VecPartsQuad2,
	&VecPartsQuad3,
	&VecWide,
	&VecWideDot1,
	&VecWideDot8,
	&VecWideParts,
	&VecWidePartsPair,
	&VecWidePartsQuad0,
	&VecWidePartsQuad2,
	&VecWideSum2,
	&VecWideSum8,
	&VecDdToDF,
	&VecDdToFloat32,
	&VecDdToFloat64,
	&VecDdToQF,
	&VecDfToDD,
	&VecDfToFloat32,
	&VecDfToFloat64,
	&VecDfToQD,
	&VecFloat32AndRest,
	&VecFloat32ToDD,
	&VecFloat32ToQD,
	&VecFloat64ToDF,
	&VecFloat64ToQF,
	&VecQdToDF,
	&VecQdToFloat32,
	&VecQdToFloat64,
	&VecQdToQF,
	&VecQfToDD,
	&VecQfToFloat32,
	&VecQfToFloat64,
	&VecQfToQD,
}
