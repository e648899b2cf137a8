// Code generated from the Go source of limb by gen; DO NOT EDIT.

package simd

var (
	avx2DFAbs, avx512DFAbs                             entry
	DFAbs                                              = Function{"DF.Abs", 4, 1, "\b\b", 32, 16, [...]*entry{&avx2DFAbs, &avx512DFAbs}, loopDFAbs, false}
	avx2F32TwoProd, avx512F32TwoProd                   entry
	F32TwoProd                                         = Function{"f32.TwoProd", 2, 2, "\x04\x04\x04\x04", 32, 32, [...]*entry{&avx2F32TwoProd, &avx512F32TwoProd}, loopF32TwoProd, false}
	avx2F32TwoSum, avx512F32TwoSum                     entry
	F32TwoSum                                          = Function{"f32.TwoSum", 6, 2, "\x04\x04\x04\x04", 32, 32, [...]*entry{&avx2F32TwoSum, &avx512F32TwoSum}, loopF32TwoSum, false}
	avx2F32FastTwoSum, avx512F32FastTwoSum             entry
	F32FastTwoSum                                      = Function{"f32.FastTwoSum", 3, 2, "\x04\x04\x04\x04", 32, 32, [...]*entry{&avx2F32FastTwoSum, &avx512F32FastTwoSum}, loopF32FastTwoSum, false}
	avx2F32TwoSqr, avx512F32TwoSqr                     entry
	F32TwoSqr                                          = Function{"f32.TwoSqr", 2, 2, "\x04\x04\x04", 32, 32, [...]*entry{&avx2F32TwoSqr, &avx512F32TwoSqr}, loopF32TwoSqr, false}
	avx2DFHypot, avx512DFHypot                         entry
	DFHypot                                            = Function{"DF.Hypot", 230, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFHypot, &avx512DFHypot}, loopDFHypot, false}
	avx2CDFAbs, avx512CDFAbs                           entry
	CDFAbs                                             = Function{"CDF.Abs", 230, 1, "\b\x10", 64, 16, [...]*entry{&avx2CDFAbs, &avx512CDFAbs}, loopCDFAbs, false}
	avx2QFNeg, avx512QFNeg                             entry
	QFNeg                                              = Function{"QF.Neg", 4, 1, "\x10\x10", 32, 16, [...]*entry{&avx2QFNeg, &avx512QFNeg}, loopQFNeg, false}
	avx2QFAbs, avx512QFAbs                             entry
	QFAbs                                              = Function{"QF.Abs", 9, 1, "\x10\x10", 32, 16, [...]*entry{&avx2QFAbs, &avx512QFAbs}, loopQFAbs, false}
	avx2F32TwoDiff, avx512F32TwoDiff                   entry
	F32TwoDiff                                         = Function{"f32.TwoDiff", 6, 2, "\x04\x04\x04\x04", 32, 32, [...]*entry{&avx2F32TwoDiff, &avx512F32TwoDiff}, loopF32TwoDiff, false}
	avx2QFHypot, avx512QFHypot                         entry
	QFHypot                                            = Function{"QF.Hypot", 975, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFHypot, &avx512QFHypot}, loopQFHypot, false}
	avx2CQFAbs, avx512CQFAbs                           entry
	CQFAbs                                             = Function{"CQF.Abs", 975, 1, "\x10 ", 64, 16, [...]*entry{&avx2CQFAbs, &avx512CQFAbs}, loopCQFAbs, false}
	avx2DFSqr, avx512DFSqr                             entry
	DFSqr                                              = Function{"DF.Sqr", 18, 1, "\b\b", 32, 16, [...]*entry{&avx2DFSqr, &avx512DFSqr}, loopDFSqr, false}
	avx2DFAdd, avx512DFAdd                             entry
	DFAdd                                              = Function{"DF.Add", 30, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFAdd, &avx512DFAdd}, loopDFAdd, false}
	avx2CDFIsInf, avx512CDFIsInf                       entry
	CDFIsInf                                           = Function{"CDF.IsInf", 9, 1, "\x04\x10", 32, 32, [...]*entry{&avx2CDFIsInf, &avx512CDFIsInf}, loopCDFIsInf, true}
	avx2CDFAbsSqr, avx512CDFAbsSqr                     entry
	CDFAbsSqr                                          = Function{"CDF.AbsSqr", 78, 1, "\b\x10", 32, 16, [...]*entry{&avx2CDFAbsSqr, &avx512CDFAbsSqr}, loopCDFAbsSqr, false}
	avx2QFSqr, avx512QFSqr                             entry
	QFSqr                                              = Function{"QF.Sqr", 85, 1, "\x10\x10", 32, 16, [...]*entry{&avx2QFSqr, &avx512QFSqr}, loopQFSqr, false}
	avx2QFAdd, avx512QFAdd                             entry
	QFAdd                                              = Function{"QF.Add", 124, 1, "\x10\x10\x10", 32, 16, [...]*entry{&avx2QFAdd, &avx512QFAdd}, loopQFAdd, false}
	avx2CQFIsInf, avx512CQFIsInf                       entry
	CQFIsInf                                           = Function{"CQF.IsInf", 9, 1, "\x04 ", 32, 32, [...]*entry{&avx2CQFIsInf, &avx512CQFIsInf}, loopCQFIsInf, true}
	avx2CQFAbsSqr, avx512CQFAbsSqr                     entry
	CQFAbsSqr                                          = Function{"CQF.AbsSqr", 308, 1, "\x10 ", 64, 16, [...]*entry{&avx2CQFAbsSqr, &avx512CQFAbsSqr}, loopCQFAbsSqr, false}
	avx2DFNeg, avx512DFNeg                             entry
	DFNeg                                              = Function{"DF.Neg", 2, 1, "\b\b", 32, 16, [...]*entry{&avx2DFNeg, &avx512DFNeg}, loopDFNeg, false}
	avx2DFAddFloat, avx512DFAddFloat                   entry
	DFAddFloat                                         = Function{"DF.AddFloat", 20, 1, "\b\b\x04", 32, 16, [...]*entry{&avx2DFAddFloat, &avx512DFAddFloat}, loopDFAddFloat, false}
	avx2DFDiv, avx512DFDiv                             entry
	DFDiv                                              = Function{"DF.Div", 84, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFDiv, &avx512DFDiv}, loopDFDiv, false}
	avx2CDFSqrt, avx512CDFSqrt                         entry
	CDFSqrt                                            = Function{"CDF.Sqrt", 669, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFSqrt, &avx512CDFSqrt}, loopCDFSqrt, false}
	avx2DFSqrt, avx512DFSqrt                           entry
	DFSqrt                                             = Function{"DF.Sqrt", 58, 1, "\b\b", 32, 16, [...]*entry{&avx2DFSqrt, &avx512DFSqrt}, loopDFSqrt, false}
	avx2DFAsinh, avx512DFAsinh                         entry
	DFAsinh                                            = Function{"DF.Asinh", 760, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAsinh, &avx512DFAsinh}, loopDFAsinh, false}
	avx2DFAtan2, avx512DFAtan2                         entry
	DFAtan2                                            = Function{"DF.Atan2", 296, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFAtan2, &avx512DFAtan2}, loopDFAtan2, false}
	avx2CDFAcos, avx512CDFAcos                         entry
	CDFAcos                                            = Function{"CDF.Acos", 2945, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFAcos, &avx512CDFAcos}, loopCDFAcos, false}
	avx2QFAddFloat, avx512QFAddFloat                   entry
	QFAddFloat                                         = Function{"QF.AddFloat", 70, 1, "\x10\x10\x04", 32, 16, [...]*entry{&avx2QFAddFloat, &avx512QFAddFloat}, loopQFAddFloat, false}
	avx2QFMul, avx512QFMul                             entry
	QFMul                                              = Function{"QF.Mul", 112, 1, "\x10\x10\x10", 32, 16, [...]*entry{&avx2QFMul, &avx512QFMul}, loopQFMul, false}
	avx2QFSqrt, avx512QFSqrt                           entry
	QFSqrt                                             = Function{"QF.Sqrt", 325, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFSqrt, &avx512QFSqrt}, loopQFSqrt, false}
	avx2QFDiv, avx512QFDiv                             entry
	QFDiv                                              = Function{"QF.Div", 341, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFDiv, &avx512QFDiv}, loopQFDiv, false}
	avx2CQFSqrt, avx512CQFSqrt                         entry
	CQFSqrt                                            = Function{"CQF.Sqrt", 1989, 1, "  ", 64, 16, [...]*entry{&avx2CQFSqrt, &avx512CQFSqrt}, loopCQFSqrt, false}
	avx2QFAsinh, avx512QFAsinh                         entry
	QFAsinh                                            = Function{"QF.Asinh", 2858, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAsinh, &avx512QFAsinh}, loopQFAsinh, false}
	avx2QFAtan2, avx512QFAtan2                         entry
	QFAtan2                                            = Function{"QF.Atan2", 1820, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFAtan2, &avx512QFAtan2}, loopQFAtan2, false}
	avx2CQFAcos, avx512CQFAcos                         entry
	CQFAcos                                            = Function{"CQF.Acos", 9697, 1, "  ", 64, 16, [...]*entry{&avx2CQFAcos, &avx512CQFAcos}, loopCQFAcos, false}
	avx2DFAcos, avx512DFAcos                           entry
	DFAcos                                             = Function{"DF.Acos", 449, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAcos, &avx512DFAcos}, loopDFAcos, false}
	avx2QFAcos, avx512QFAcos                           entry
	QFAcos                                             = Function{"QF.Acos", 2535, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAcos, &avx512QFAcos}, loopQFAcos, false}
	avx2CDFAcosh, avx512CDFAcosh                       entry
	CDFAcosh                                           = Function{"CDF.Acosh", 2952, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFAcosh, &avx512CDFAcosh}, loopCDFAcosh, false}
	avx2CQFAcosh, avx512CQFAcosh                       entry
	CQFAcosh                                           = Function{"CQF.Acosh", 9711, 1, "  ", 64, 16, [...]*entry{&avx2CQFAcosh, &avx512CQFAcosh}, loopCQFAcosh, false}
	avx2DFAcosh, avx512DFAcosh                         entry
	DFAcosh                                            = Function{"DF.Acosh", 673, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAcosh, &avx512DFAcosh}, loopDFAcosh, false}
	avx2QFAcosh, avx512QFAcosh                         entry
	QFAcosh                                            = Function{"QF.Acosh", 2469, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAcosh, &avx512QFAcosh}, loopQFAcosh, false}
	avx2CDFAdd, avx512CDFAdd                           entry
	CDFAdd                                             = Function{"CDF.Add", 60, 1, "\x10\x10\x10", 32, 16, [...]*entry{&avx2CDFAdd, &avx512CDFAdd}, loopCDFAdd, false}
	avx2CQFAdd, avx512CQFAdd                           entry
	CQFAdd                                             = Function{"CQF.Add", 248, 1, "   ", 64, 16, [...]*entry{&avx2CQFAdd, &avx512CQFAdd}, loopCQFAdd, false}
	avx2F32AddDown, avx512F32AddDown                   entry
	F32AddDown                                         = Function{"f32.AddDown", 41, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32AddDown, &avx512F32AddDown}, loopF32AddDown, false}
	avx2F32AddToZero, avx512F32AddToZero               entry
	F32AddToZero                                       = Function{"f32.AddToZero", 39, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32AddToZero, &avx512F32AddToZero}, loopF32AddToZero, false}
	avx2F32AddUp, avx512F32AddUp                       entry
	F32AddUp                                           = Function{"f32.AddUp", 33, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32AddUp, &avx512F32AddUp}, loopF32AddUp, false}
	avx2DFSinCos, avx512DFSinCos                       entry
	DFSinCos                                           = Function{"DF.SinCos", 896, 2, "\b\b\b", 64, 16, [...]*entry{&avx2DFSinCos, &avx512DFSinCos}, loopDFSinCos, false}
	avx2DFAiryAi, avx512DFAiryAi                       entry
	DFAiryAi                                           = Function{"DF.AiryAi", 4611, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAiryAi, &avx512DFAiryAi}, loopDFAiryAi, false}
	avx2QFSub, avx512QFSub                             entry
	QFSub                                              = Function{"QF.Sub", 128, 1, "\x10\x10\x10", 32, 16, [...]*entry{&avx2QFSub, &avx512QFSub}, loopQFSub, false}
	avx2QFSinCos, avx512QFSinCos                       entry
	QFSinCos                                           = Function{"QF.SinCos", 3597, 2, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFSinCos, &avx512QFSinCos}, loopQFSinCos, false}
	avx2QFAiryAi, avx512QFAiryAi                       entry
	QFAiryAi                                           = Function{"QF.AiryAi", 22897, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAiryAi, &avx512QFAiryAi}, loopQFAiryAi, false}
	avx2DFAiryAiPrime, avx512DFAiryAiPrime             entry
	DFAiryAiPrime                                      = Function{"DF.AiryAiPrime", 4611, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAiryAiPrime, &avx512DFAiryAiPrime}, loopDFAiryAiPrime, false}
	avx2QFAiryAiPrime, avx512QFAiryAiPrime             entry
	QFAiryAiPrime                                      = Function{"QF.AiryAiPrime", 22897, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAiryAiPrime, &avx512QFAiryAiPrime}, loopQFAiryAiPrime, false}
	avx2DFAiryBi, avx512DFAiryBi                       entry
	DFAiryBi                                           = Function{"DF.AiryBi", 4611, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAiryBi, &avx512DFAiryBi}, loopDFAiryBi, false}
	avx2QFAiryBi, avx512QFAiryBi                       entry
	QFAiryBi                                           = Function{"QF.AiryBi", 22897, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAiryBi, &avx512QFAiryBi}, loopQFAiryBi, false}
	avx2DFAiryBiPrime, avx512DFAiryBiPrime             entry
	DFAiryBiPrime                                      = Function{"DF.AiryBiPrime", 4611, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAiryBiPrime, &avx512DFAiryBiPrime}, loopDFAiryBiPrime, false}
	avx2QFAiryBiPrime, avx512QFAiryBiPrime             entry
	QFAiryBiPrime                                      = Function{"QF.AiryBiPrime", 22897, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAiryBiPrime, &avx512QFAiryBiPrime}, loopQFAiryBiPrime, false}
	avx2CDFAsin, avx512CDFAsin                         entry
	CDFAsin                                            = Function{"CDF.Asin", 3012, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFAsin, &avx512CDFAsin}, loopCDFAsin, false}
	avx2CQFAsin, avx512CQFAsin                         entry
	CQFAsin                                            = Function{"CQF.Asin", 9956, 1, "  ", 64, 16, [...]*entry{&avx2CQFAsin, &avx512CQFAsin}, loopCQFAsin, false}
	avx2DFAsin, avx512DFAsin                           entry
	DFAsin                                             = Function{"DF.Asin", 449, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAsin, &avx512DFAsin}, loopDFAsin, false}
	avx2QFAsin, avx512QFAsin                           entry
	QFAsin                                             = Function{"QF.Asin", 2535, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAsin, &avx512QFAsin}, loopQFAsin, false}
	avx2CDFAsinh, avx512CDFAsinh                       entry
	CDFAsinh                                           = Function{"CDF.Asinh", 3012, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFAsinh, &avx512CDFAsinh}, loopCDFAsinh, false}
	avx2CQFAsinh, avx512CQFAsinh                       entry
	CQFAsinh                                           = Function{"CQF.Asinh", 9956, 1, "  ", 64, 16, [...]*entry{&avx2CQFAsinh, &avx512CQFAsinh}, loopCQFAsinh, false}
	avx2DFLog1p, avx512DFLog1p                         entry
	DFLog1p                                            = Function{"DF.Log1p", 380, 1, "\b\b", 64, 16, [...]*entry{&avx2DFLog1p, &avx512DFLog1p}, loopDFLog1p, false}
	avx2DFMulFloat, avx512DFMulFloat                   entry
	DFMulFloat                                         = Function{"DF.MulFloat", 20, 1, "\b\b\x04", 32, 16, [...]*entry{&avx2DFMulFloat, &avx512DFMulFloat}, loopDFMulFloat, false}
	avx2CDFAtanh, avx512CDFAtanh                       entry
	CDFAtanh                                           = Function{"CDF.Atanh", 1883, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFAtanh, &avx512CDFAtanh}, loopCDFAtanh, false}
	avx2CDFAtan, avx512CDFAtan                         entry
	CDFAtan                                            = Function{"CDF.Atan", 1883, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFAtan, &avx512CDFAtan}, loopCDFAtan, false}
	avx2QFLog1p, avx512QFLog1p                         entry
	QFLog1p                                            = Function{"QF.Log1p", 1346, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFLog1p, &avx512QFLog1p}, loopQFLog1p, false}
	avx2QFMulFloat, avx512QFMulFloat                   entry
	QFMulFloat                                         = Function{"QF.MulFloat", 79, 1, "\x10\x10\x04", 32, 16, [...]*entry{&avx2QFMulFloat, &avx512QFMulFloat}, loopQFMulFloat, false}
	avx2CQFAtanh, avx512CQFAtanh                       entry
	CQFAtanh                                           = Function{"CQF.Atanh", 5635, 1, "  ", 64, 16, [...]*entry{&avx2CQFAtanh, &avx512CQFAtanh}, loopCQFAtanh, false}
	avx2CQFAtan, avx512CQFAtan                         entry
	CQFAtan                                            = Function{"CQF.Atan", 5635, 1, "  ", 64, 16, [...]*entry{&avx2CQFAtan, &avx512CQFAtan}, loopCQFAtan, false}
	avx2DFAtan, avx512DFAtan                           entry
	DFAtan                                             = Function{"DF.Atan", 296, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAtan, &avx512DFAtan}, loopDFAtan, false}
	avx2QFAtan, avx512QFAtan                           entry
	QFAtan                                             = Function{"QF.Atan", 1820, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAtan, &avx512QFAtan}, loopQFAtan, false}
	avx2DFAtanh, avx512DFAtanh                         entry
	DFAtanh                                            = Function{"DF.Atanh", 797, 1, "\b\b", 64, 16, [...]*entry{&avx2DFAtanh, &avx512DFAtanh}, loopDFAtanh, false}
	avx2QFAtanh, avx512QFAtanh                         entry
	QFAtanh                                            = Function{"QF.Atanh", 2774, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFAtanh, &avx512QFAtanh}, loopQFAtanh, false}
	avx2DFBeta, avx512DFBeta                           entry
	DFBeta                                             = Function{"DF.Beta", 5236, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFBeta, &avx512DFBeta}, loopDFBeta, false}
	avx2QFBeta, avx512QFBeta                           entry
	QFBeta                                             = Function{"QF.Beta", 25634, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFBeta, &avx512QFBeta}, loopQFBeta, false}
	avx2DFCanon, avx512DFCanon                         entry
	DFCanon                                            = Function{"DF.Canon", 16, 1, "\b\b", 32, 16, [...]*entry{&avx2DFCanon, &avx512DFCanon}, loopDFCanon, false}
	avx2QFCanon, avx512QFCanon                         entry
	QFCanon                                            = Function{"QF.Canon", 167, 1, "\x10\x10", 32, 32, [...]*entry{&avx2QFCanon, &avx512QFCanon}, loopQFCanon, false}
	avx2DFCbrt, avx512DFCbrt                           entry
	DFCbrt                                             = Function{"DF.Cbrt", 151, 1, "\b\b", 32, 32, [...]*entry{&avx2DFCbrt, &avx512DFCbrt}, loopDFCbrt, false}
	avx2QFCbrt, avx512QFCbrt                           entry
	QFCbrt                                             = Function{"QF.Cbrt", 779, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFCbrt, &avx512QFCbrt}, loopQFCbrt, false}
	avx2DFFloor, avx512DFFloor                         entry
	DFFloor                                            = Function{"DF.Floor", 18, 1, "\b\b", 32, 16, [...]*entry{&avx2DFFloor, &avx512DFFloor}, loopDFFloor, false}
	avx2DFCeil, avx512DFCeil                           entry
	DFCeil                                             = Function{"DF.Ceil", 22, 1, "\b\b", 32, 16, [...]*entry{&avx2DFCeil, &avx512DFCeil}, loopDFCeil, false}
	avx2QFFloor, avx512QFFloor                         entry
	QFFloor                                            = Function{"QF.Floor", 69, 1, "\x10\x10", 32, 16, [...]*entry{&avx2QFFloor, &avx512QFFloor}, loopQFFloor, false}
	avx2QFCeil, avx512QFCeil                           entry
	QFCeil                                             = Function{"QF.Ceil", 77, 1, "\x10\x10", 32, 16, [...]*entry{&avx2QFCeil, &avx512QFCeil}, loopQFCeil, false}
	avx2CDFConj, avx512CDFConj                         entry
	CDFConj                                            = Function{"CDF.Conj", 2, 1, "\x10\x10", 32, 16, [...]*entry{&avx2CDFConj, &avx512CDFConj}, loopCDFConj, false}
	avx2CQFConj, avx512CQFConj                         entry
	CQFConj                                            = Function{"CQF.Conj", 4, 1, "  ", 32, 16, [...]*entry{&avx2CQFConj, &avx512CQFConj}, loopCQFConj, false}
	avx2DFCopysign, avx512DFCopysign                   entry
	DFCopysign                                         = Function{"DF.Copysign", 5, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFCopysign, &avx512DFCopysign}, loopDFCopysign, false}
	avx2QFCopysign, avx512QFCopysign                   entry
	QFCopysign                                         = Function{"QF.Copysign", 7, 1, "\x10\x10\x10", 32, 16, [...]*entry{&avx2QFCopysign, &avx512QFCopysign}, loopQFCopysign, false}
	avx2DFMul, avx512DFMul                             entry
	DFMul                                              = Function{"DF.Mul", 19, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFMul, &avx512DFMul}, loopDFMul, false}
	avx2CDFCosh, avx512CDFCosh                         entry
	CDFCosh                                            = Function{"CDF.Cosh", 1463, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFCosh, &avx512CDFCosh}, loopCDFCosh, false}
	avx2CDFCos, avx512CDFCos                           entry
	CDFCos                                             = Function{"CDF.Cos", 1465, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFCos, &avx512CDFCos}, loopCDFCos, false}
	avx2CQFCosh, avx512CQFCosh                         entry
	CQFCosh                                            = Function{"CQF.Cosh", 6026, 1, "  ", 64, 16, [...]*entry{&avx2CQFCosh, &avx512CQFCosh}, loopCQFCosh, false}
	avx2CQFCos, avx512CQFCos                           entry
	CQFCos                                             = Function{"CQF.Cos", 6030, 1, "  ", 64, 16, [...]*entry{&avx2CQFCos, &avx512CQFCos}, loopCQFCos, false}
	avx2DFCos, avx512DFCos                             entry
	DFCos                                              = Function{"DF.Cos", 749, 1, "\b\b", 64, 16, [...]*entry{&avx2DFCos, &avx512DFCos}, loopDFCos, false}
	avx2QFCos, avx512QFCos                             entry
	QFCos                                              = Function{"QF.Cos", 2933, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFCos, &avx512QFCos}, loopQFCos, false}
	avx2DFCosPi, avx512DFCosPi                         entry
	DFCosPi                                            = Function{"DF.CosPi", 290, 1, "\b\b", 64, 16, [...]*entry{&avx2DFCosPi, &avx512DFCosPi}, loopDFCosPi, false}
	avx2QFCosPi, avx512QFCosPi                         entry
	QFCosPi                                            = Function{"QF.CosPi", 1483, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFCosPi, &avx512QFCosPi}, loopQFCosPi, false}
	avx2DFCosh, avx512DFCosh                           entry
	DFCosh                                             = Function{"DF.Cosh", 275, 1, "\b\b", 64, 16, [...]*entry{&avx2DFCosh, &avx512DFCosh}, loopDFCosh, false}
	avx2QFCosh, avx512QFCosh                           entry
	QFCosh                                             = Function{"QF.Cosh", 1469, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFCosh, &avx512QFCosh}, loopQFCosh, false}
	avx2DFRecip, avx512DFRecip                         entry
	DFRecip                                            = Function{"DF.Recip", 84, 1, "\b\b", 32, 16, [...]*entry{&avx2DFRecip, &avx512DFRecip}, loopDFRecip, false}
	avx2DFDigamma, avx512DFDigamma                     entry
	DFDigamma                                          = Function{"DF.Digamma", 1770, 1, "\b\b", 64, 16, [...]*entry{&avx2DFDigamma, &avx512DFDigamma}, loopDFDigamma, false}
	avx2QFRecip, avx512QFRecip                         entry
	QFRecip                                            = Function{"QF.Recip", 341, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFRecip, &avx512QFRecip}, loopQFRecip, false}
	avx2QFDigamma, avx512QFDigamma                     entry
	QFDigamma                                          = Function{"QF.Digamma", 7500, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFDigamma, &avx512QFDigamma}, loopQFDigamma, false}
	avx2DFSub, avx512DFSub                             entry
	DFSub                                              = Function{"DF.Sub", 30, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFSub, &avx512DFSub}, loopDFSub, false}
	avx2DFDim, avx512DFDim                             entry
	DFDim                                              = Function{"DF.Dim", 38, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFDim, &avx512DFDim}, loopDFDim, false}
	avx2QFDim, avx512QFDim                             entry
	QFDim                                              = Function{"QF.Dim", 138, 1, "\x10\x10\x10", 32, 32, [...]*entry{&avx2QFDim, &avx512QFDim}, loopQFDim, false}
	avx2CDFDiv, avx512CDFDiv                           entry
	CDFDiv                                             = Function{"CDF.Div", 1076, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2CDFDiv, &avx512CDFDiv}, loopCDFDiv, false}
	avx2CQFDiv, avx512CQFDiv                           entry
	CQFDiv                                             = Function{"CQF.Div", 2322, 1, "   ", 64, 16, [...]*entry{&avx2CQFDiv, &avx512CQFDiv}, loopCQFDiv, false}
	avx2F32DivDown, avx512F32DivDown                   entry
	F32DivDown                                         = Function{"f32.DivDown", 68, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32DivDown, &avx512F32DivDown}, loopF32DivDown, false}
	avx2DFDivFloat, avx512DFDivFloat                   entry
	DFDivFloat                                         = Function{"DF.DivFloat", 84, 1, "\b\b\x04", 32, 16, [...]*entry{&avx2DFDivFloat, &avx512DFDivFloat}, loopDFDivFloat, false}
	avx2QFDivFloat, avx512QFDivFloat                   entry
	QFDivFloat                                         = Function{"QF.DivFloat", 341, 1, "\x10\x10\x04", 64, 16, [...]*entry{&avx2QFDivFloat, &avx512QFDivFloat}, loopQFDivFloat, false}
	avx2F32DivToZero, avx512F32DivToZero               entry
	F32DivToZero                                       = Function{"f32.DivToZero", 73, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32DivToZero, &avx512F32DivToZero}, loopF32DivToZero, false}
	avx2F32DivUp, avx512F32DivUp                       entry
	F32DivUp                                           = Function{"f32.DivUp", 67, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32DivUp, &avx512F32DivUp}, loopF32DivUp, false}
	avx2DFSubFloat, avx512DFSubFloat                   entry
	DFSubFloat                                         = Function{"DF.SubFloat", 21, 1, "\b\b\x04", 32, 16, [...]*entry{&avx2DFSubFloat, &avx512DFSubFloat}, loopDFSubFloat, false}
	avx2DFEllipticE, avx512DFEllipticE                 entry
	DFEllipticE                                        = Function{"DF.EllipticE", 2717, 1, "\b\b", 64, 16, [...]*entry{&avx2DFEllipticE, &avx512DFEllipticE}, loopDFEllipticE, false}
	avx2QFSubFloat, avx512QFSubFloat                   entry
	QFSubFloat                                         = Function{"QF.SubFloat", 71, 1, "\x10\x10\x04", 32, 16, [...]*entry{&avx2QFSubFloat, &avx512QFSubFloat}, loopQFSubFloat, false}
	avx2QFEllipticE, avx512QFEllipticE                 entry
	QFEllipticE                                        = Function{"QF.EllipticE", 11508, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFEllipticE, &avx512QFEllipticE}, loopQFEllipticE, false}
	avx2DFEllipticK, avx512DFEllipticK                 entry
	DFEllipticK                                        = Function{"DF.EllipticK", 2717, 1, "\b\b", 64, 16, [...]*entry{&avx2DFEllipticK, &avx512DFEllipticK}, loopDFEllipticK, false}
	avx2QFEllipticK, avx512QFEllipticK                 entry
	QFEllipticK                                        = Function{"QF.EllipticK", 11508, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFEllipticK, &avx512QFEllipticK}, loopQFEllipticK, false}
	avx2DFEqual, avx512DFEqual                         entry
	DFEqual                                            = Function{"DF.Equal", 35, 1, "\x04\b\b", 32, 32, [...]*entry{&avx2DFEqual, &avx512DFEqual}, loopDFEqual, true}
	avx2CDFEqual, avx512CDFEqual                       entry
	CDFEqual                                           = Function{"CDF.Equal", 71, 1, "\x04\x10\x10", 32, 32, [...]*entry{&avx2CDFEqual, &avx512CDFEqual}, loopCDFEqual, true}
	avx2QFEqual, avx512QFEqual                         entry
	QFEqual                                            = Function{"QF.Equal", 133, 1, "\x04\x10\x10", 32, 32, [...]*entry{&avx2QFEqual, &avx512QFEqual}, loopQFEqual, true}
	avx2CQFEqual, avx512CQFEqual                       entry
	CQFEqual                                           = Function{"CQF.Equal", 267, 1, "\x04  ", 64, 16, [...]*entry{&avx2CQFEqual, &avx512CQFEqual}, loopCQFEqual, true}
	avx2DFEqualFloat, avx512DFEqualFloat               entry
	DFEqualFloat                                       = Function{"DF.EqualFloat", 35, 1, "\x04\b\x04", 32, 32, [...]*entry{&avx2DFEqualFloat, &avx512DFEqualFloat}, loopDFEqualFloat, true}
	avx2QFEqualFloat, avx512QFEqualFloat               entry
	QFEqualFloat                                       = Function{"QF.EqualFloat", 133, 1, "\x04\x10\x04", 32, 32, [...]*entry{&avx2QFEqualFloat, &avx512QFEqualFloat}, loopQFEqualFloat, true}
	avx2DFErf, avx512DFErf                             entry
	DFErf                                              = Function{"DF.Erf", 565, 1, "\b\b", 64, 16, [...]*entry{&avx2DFErf, &avx512DFErf}, loopDFErf, false}
	avx2QFErf, avx512QFErf                             entry
	QFErf                                              = Function{"QF.Erf", 3619, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFErf, &avx512QFErf}, loopQFErf, false}
	avx2DFErfc, avx512DFErfc                           entry
	DFErfc                                             = Function{"DF.Erfc", 602, 1, "\b\b", 64, 16, [...]*entry{&avx2DFErfc, &avx512DFErfc}, loopDFErfc, false}
	avx2QFErfc, avx512QFErfc                           entry
	QFErfc                                             = Function{"QF.Erfc", 3723, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFErfc, &avx512QFErfc}, loopQFErfc, false}
	avx2DFErfcinv, avx512DFErfcinv                     entry
	DFErfcinv                                          = Function{"DF.Erfcinv", 862, 1, "\b\b", 64, 16, [...]*entry{&avx2DFErfcinv, &avx512DFErfcinv}, loopDFErfcinv, false}
	avx2QFErfcinv, avx512QFErfcinv                     entry
	QFErfcinv                                          = Function{"QF.Erfcinv", 5038, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFErfcinv, &avx512QFErfcinv}, loopQFErfcinv, false}
	avx2DFErfcx, avx512DFErfcx                         entry
	DFErfcx                                            = Function{"DF.Erfcx", 609, 1, "\b\b", 64, 16, [...]*entry{&avx2DFErfcx, &avx512DFErfcx}, loopDFErfcx, false}
	avx2QFErfcx, avx512QFErfcx                         entry
	QFErfcx                                            = Function{"QF.Erfcx", 3745, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFErfcx, &avx512QFErfcx}, loopQFErfcx, false}
	avx2DFErfinv, avx512DFErfinv                       entry
	DFErfinv                                           = Function{"DF.Erfinv", 820, 1, "\b\b", 64, 16, [...]*entry{&avx2DFErfinv, &avx512DFErfinv}, loopDFErfinv, false}
	avx2QFErfinv, avx512QFErfinv                       entry
	QFErfinv                                           = Function{"QF.Erfinv", 4960, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFErfinv, &avx512QFErfinv}, loopQFErfinv, false}
	avx2DFExp, avx512DFExp                             entry
	DFExp                                              = Function{"DF.Exp", 146, 1, "\b\b", 32, 32, [...]*entry{&avx2DFExp, &avx512DFExp}, loopDFExp, false}
	avx2CDFExp, avx512CDFExp                           entry
	CDFExp                                             = Function{"CDF.Exp", 1444, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFExp, &avx512CDFExp}, loopCDFExp, false}
	avx2QFExp, avx512QFExp                             entry
	QFExp                                              = Function{"QF.Exp", 1010, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFExp, &avx512QFExp}, loopQFExp, false}
	avx2CQFExp, avx512CQFExp                           entry
	CQFExp                                             = Function{"CQF.Exp", 6236, 1, "  ", 64, 16, [...]*entry{&avx2CQFExp, &avx512CQFExp}, loopCQFExp, false}
	avx2DFExp10, avx512DFExp10                         entry
	DFExp10                                            = Function{"DF.Exp10", 177, 1, "\b\b", 64, 16, [...]*entry{&avx2DFExp10, &avx512DFExp10}, loopDFExp10, false}
	avx2QFExp10, avx512QFExp10                         entry
	QFExp10                                            = Function{"QF.Exp10", 1132, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFExp10, &avx512QFExp10}, loopQFExp10, false}
	avx2DFExp2, avx512DFExp2                           entry
	DFExp2                                             = Function{"DF.Exp2", 112, 1, "\b\b", 32, 16, [...]*entry{&avx2DFExp2, &avx512DFExp2}, loopDFExp2, false}
	avx2QFExp2, avx512QFExp2                           entry
	QFExp2                                             = Function{"QF.Exp2", 961, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFExp2, &avx512QFExp2}, loopQFExp2, false}
	avx2DFExpInt, avx512DFExpInt                       entry
	DFExpInt                                           = Function{"DF.ExpInt", 1300, 1, "\b\b", 64, 16, [...]*entry{&avx2DFExpInt, &avx512DFExpInt}, loopDFExpInt, false}
	avx2QFExpInt, avx512QFExpInt                       entry
	QFExpInt                                           = Function{"QF.ExpInt", 6470, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFExpInt, &avx512QFExpInt}, loopQFExpInt, false}
	avx2DFExpm1, avx512DFExpm1                         entry
	DFExpm1                                            = Function{"DF.Expm1", 265, 1, "\b\b", 64, 16, [...]*entry{&avx2DFExpm1, &avx512DFExpm1}, loopDFExpm1, false}
	avx2QFExpm1, avx512QFExpm1                         entry
	QFExpm1                                            = Function{"QF.Expm1", 1323, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFExpm1, &avx512QFExpm1}, loopQFExpm1, false}
	avx2F32FMADown, avx512F32FMADown                   entry
	F32FMADown                                         = Function{"f32.FMADown", 114, 1, "\x04\x04\x04\x04", 32, 16, [...]*entry{&avx2F32FMADown, &avx512F32FMADown}, loopF32FMADown, false}
	avx2F32FMAToZero, avx512F32FMAToZero               entry
	F32FMAToZero                                       = Function{"f32.FMAToZero", 117, 1, "\x04\x04\x04\x04", 32, 16, [...]*entry{&avx2F32FMAToZero, &avx512F32FMAToZero}, loopF32FMAToZero, false}
	avx2F32FMAUp, avx512F32FMAUp                       entry
	F32FMAUp                                           = Function{"f32.FMAUp", 111, 1, "\x04\x04\x04\x04", 32, 16, [...]*entry{&avx2F32FMAUp, &avx512F32FMAUp}, loopF32FMAUp, false}
	avx2DFFastMod, avx512DFFastMod                     entry
	DFFastMod                                          = Function{"DF.FastMod", 3211, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFFastMod, &avx512DFFastMod}, loopDFFastMod, false}
	avx2QFFastMod, avx512QFFastMod                     entry
	QFFastMod                                          = Function{"QF.FastMod", 5599, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFFastMod, &avx512QFFastMod}, loopQFFastMod, false}
	avx2DFFastRemainder, avx512DFFastRemainder         entry
	DFFastRemainder                                    = Function{"DF.FastRemainder", 3443, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFFastRemainder, &avx512DFFastRemainder}, loopDFFastRemainder, false}
	avx2QFFastRemainder, avx512QFFastRemainder         entry
	QFFastRemainder                                    = Function{"QF.FastRemainder", 6159, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFFastRemainder, &avx512QFFastRemainder}, loopQFFastRemainder, false}
	avx2DFFastRemquo, avx512DFFastRemquo               entry
	DFFastRemquo                                       = Function{"DF.FastRemquo", 3453, 2, "\b\x04\b\b", 64, 16, [...]*entry{&avx2DFFastRemquo, &avx512DFFastRemquo}, loopDFFastRemquo, false}
	avx2QFFastRemquo, avx512QFFastRemquo               entry
	QFFastRemquo                                       = Function{"QF.FastRemquo", 6169, 2, "\x10\x04\x10\x10", 64, 16, [...]*entry{&avx2QFFastRemquo, &avx512QFFastRemquo}, loopQFFastRemquo, false}
	avx2DFFrexp, avx512DFFrexp                         entry
	DFFrexp                                            = Function{"DF.Frexp", 33, 2, "\b\x04\b", 32, 32, [...]*entry{&avx2DFFrexp, &avx512DFFrexp}, loopDFFrexp, false}
	avx2QFFrexp, avx512QFFrexp                         entry
	QFFrexp                                            = Function{"QF.Frexp", 37, 2, "\x10\x04\x10", 32, 32, [...]*entry{&avx2QFFrexp, &avx512QFFrexp}, loopQFFrexp, false}
	avx2F32FromIntDown, avx512F32FromIntDown           entry
	F32FromIntDown                                     = Function{"f32.FromIntDown", 46, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32FromIntDown, &avx512F32FromIntDown}, loopF32FromIntDown, false}
	avx2F32FromIntToZero, avx512F32FromIntToZero       entry
	F32FromIntToZero                                   = Function{"f32.FromIntToZero", 44, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32FromIntToZero, &avx512F32FromIntToZero}, loopF32FromIntToZero, false}
	avx2F32FromIntUp, avx512F32FromIntUp               entry
	F32FromIntUp                                       = Function{"f32.FromIntUp", 38, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32FromIntUp, &avx512F32FromIntUp}, loopF32FromIntUp, false}
	avx2DFGamma, avx512DFGamma                         entry
	DFGamma                                            = Function{"DF.Gamma", 1630, 1, "\b\b", 64, 16, [...]*entry{&avx2DFGamma, &avx512DFGamma}, loopDFGamma, false}
	avx2QFGamma, avx512QFGamma                         entry
	QFGamma                                            = Function{"QF.Gamma", 8333, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFGamma, &avx512QFGamma}, loopQFGamma, false}
	avx2DFGammaP, avx512DFGammaP                       entry
	DFGammaP                                           = Function{"DF.GammaP", 5245, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFGammaP, &avx512DFGammaP}, loopDFGammaP, false}
	avx2QFGammaP, avx512QFGammaP                       entry
	QFGammaP                                           = Function{"QF.GammaP", 23343, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFGammaP, &avx512QFGammaP}, loopQFGammaP, false}
	avx2DFGammaQ, avx512DFGammaQ                       entry
	DFGammaQ                                           = Function{"DF.GammaQ", 5245, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFGammaQ, &avx512DFGammaQ}, loopDFGammaQ, false}
	avx2QFGammaQ, avx512QFGammaQ                       entry
	QFGammaQ                                           = Function{"QF.GammaQ", 23343, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFGammaQ, &avx512QFGammaQ}, loopQFGammaQ, false}
	avx2DFLess, avx512DFLess                           entry
	DFLess                                             = Function{"DF.Less", 35, 1, "\x04\b\b", 32, 32, [...]*entry{&avx2DFLess, &avx512DFLess}, loopDFLess, true}
	avx2DFGreater, avx512DFGreater                     entry
	DFGreater                                          = Function{"DF.Greater", 35, 1, "\x04\b\b", 32, 32, [...]*entry{&avx2DFGreater, &avx512DFGreater}, loopDFGreater, true}
	avx2QFLess, avx512QFLess                           entry
	QFLess                                             = Function{"QF.Less", 133, 1, "\x04\x10\x10", 32, 32, [...]*entry{&avx2QFLess, &avx512QFLess}, loopQFLess, true}
	avx2QFGreater, avx512QFGreater                     entry
	QFGreater                                          = Function{"QF.Greater", 133, 1, "\x04\x10\x10", 32, 32, [...]*entry{&avx2QFGreater, &avx512QFGreater}, loopQFGreater, true}
	avx2DFLessEqual, avx512DFLessEqual                 entry
	DFLessEqual                                        = Function{"DF.LessEqual", 35, 1, "\x04\b\b", 32, 32, [...]*entry{&avx2DFLessEqual, &avx512DFLessEqual}, loopDFLessEqual, true}
	avx2DFGreaterEqual, avx512DFGreaterEqual           entry
	DFGreaterEqual                                     = Function{"DF.GreaterEqual", 35, 1, "\x04\b\b", 32, 32, [...]*entry{&avx2DFGreaterEqual, &avx512DFGreaterEqual}, loopDFGreaterEqual, true}
	avx2QFLessEqual, avx512QFLessEqual                 entry
	QFLessEqual                                        = Function{"QF.LessEqual", 133, 1, "\x04\x10\x10", 32, 32, [...]*entry{&avx2QFLessEqual, &avx512QFLessEqual}, loopQFLessEqual, true}
	avx2QFGreaterEqual, avx512QFGreaterEqual           entry
	QFGreaterEqual                                     = Function{"QF.GreaterEqual", 133, 1, "\x04\x10\x10", 32, 32, [...]*entry{&avx2QFGreaterEqual, &avx512QFGreaterEqual}, loopQFGreaterEqual, true}
	avx2DFGreaterEqualFloat, avx512DFGreaterEqualFloat entry
	DFGreaterEqualFloat                                = Function{"DF.GreaterEqualFloat", 35, 1, "\x04\b\x04", 32, 32, [...]*entry{&avx2DFGreaterEqualFloat, &avx512DFGreaterEqualFloat}, loopDFGreaterEqualFloat, true}
	avx2QFGreaterEqualFloat, avx512QFGreaterEqualFloat entry
	QFGreaterEqualFloat                                = Function{"QF.GreaterEqualFloat", 133, 1, "\x04\x10\x04", 32, 32, [...]*entry{&avx2QFGreaterEqualFloat, &avx512QFGreaterEqualFloat}, loopQFGreaterEqualFloat, true}
	avx2DFGreaterFloat, avx512DFGreaterFloat           entry
	DFGreaterFloat                                     = Function{"DF.GreaterFloat", 35, 1, "\x04\b\x04", 32, 32, [...]*entry{&avx2DFGreaterFloat, &avx512DFGreaterFloat}, loopDFGreaterFloat, true}
	avx2QFGreaterFloat, avx512QFGreaterFloat           entry
	QFGreaterFloat                                     = Function{"QF.GreaterFloat", 133, 1, "\x04\x10\x04", 32, 32, [...]*entry{&avx2QFGreaterFloat, &avx512QFGreaterFloat}, loopQFGreaterFloat, true}
	avx2DFI0, avx512DFI0                               entry
	DFI0                                               = Function{"DF.I0", 966, 1, "\b\b", 64, 16, [...]*entry{&avx2DFI0, &avx512DFI0}, loopDFI0, false}
	avx2QFI0, avx512QFI0                               entry
	QFI0                                               = Function{"QF.I0", 5422, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFI0, &avx512QFI0}, loopQFI0, false}
	avx2DFI1, avx512DFI1                               entry
	DFI1                                               = Function{"DF.I1", 966, 1, "\b\b", 64, 16, [...]*entry{&avx2DFI1, &avx512DFI1}, loopDFI1, false}
	avx2QFI1, avx512QFI1                               entry
	QFI1                                               = Function{"QF.I1", 5422, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFI1, &avx512QFI1}, loopQFI1, false}
	avx2DFIlogb, avx512DFIlogb                         entry
	DFIlogb                                            = Function{"DF.Ilogb", 20, 1, "\x04\b", 32, 32, [...]*entry{&avx2DFIlogb, &avx512DFIlogb}, loopDFIlogb, false}
	avx2QFIlogb, avx512QFIlogb                         entry
	QFIlogb                                            = Function{"QF.Ilogb", 20, 1, "\x04\x10", 32, 32, [...]*entry{&avx2QFIlogb, &avx512QFIlogb}, loopQFIlogb, false}
	avx2F32Int32Down, avx512F32Int32Down               entry
	F32Int32Down                                       = Function{"f32.Int32Down", 10, 1, "\x04\x04", 32, 32, [...]*entry{&avx2F32Int32Down, &avx512F32Int32Down}, loopF32Int32Down, false}
	avx2F32Int32Nearest, avx512F32Int32Nearest         entry
	F32Int32Nearest                                    = Function{"f32.Int32Nearest", 22, 1, "\x04\x04", 32, 32, [...]*entry{&avx2F32Int32Nearest, &avx512F32Int32Nearest}, loopF32Int32Nearest, false}
	avx2F32Int32ToZero, avx512F32Int32ToZero           entry
	F32Int32ToZero                                     = Function{"f32.Int32ToZero", 10, 1, "\x04\x04", 32, 32, [...]*entry{&avx2F32Int32ToZero, &avx512F32Int32ToZero}, loopF32Int32ToZero, false}
	avx2F32Int32Up, avx512F32Int32Up                   entry
	F32Int32Up                                         = Function{"f32.Int32Up", 12, 1, "\x04\x04", 32, 32, [...]*entry{&avx2F32Int32Up, &avx512F32Int32Up}, loopF32Int32Up, false}
	avx2DFIsInf, avx512DFIsInf                         entry
	DFIsInf                                            = Function{"DF.IsInf", 4, 1, "\x04\b", 32, 32, [...]*entry{&avx2DFIsInf, &avx512DFIsInf}, loopDFIsInf, true}
	avx2QFIsInf, avx512QFIsInf                         entry
	QFIsInf                                            = Function{"QF.IsInf", 4, 1, "\x04\x10", 32, 32, [...]*entry{&avx2QFIsInf, &avx512QFIsInf}, loopQFIsInf, true}
	avx2DFIsInt, avx512DFIsInt                         entry
	DFIsInt                                            = Function{"DF.IsInt", 7, 1, "\x04\b", 32, 32, [...]*entry{&avx2DFIsInt, &avx512DFIsInt}, loopDFIsInt, true}
	avx2QFIsInt, avx512QFIsInt                         entry
	QFIsInt                                            = Function{"QF.IsInt", 13, 1, "\x04\x10", 32, 32, [...]*entry{&avx2QFIsInt, &avx512QFIsInt}, loopQFIsInt, true}
	avx2CDFIsNaN, avx512CDFIsNaN                       entry
	CDFIsNaN                                           = Function{"CDF.IsNaN", 14, 1, "\x04\x10", 32, 32, [...]*entry{&avx2CDFIsNaN, &avx512CDFIsNaN}, loopCDFIsNaN, true}
	avx2CQFIsNaN, avx512CQFIsNaN                       entry
	CQFIsNaN                                           = Function{"CQF.IsNaN", 14, 1, "\x04 ", 32, 32, [...]*entry{&avx2CQFIsNaN, &avx512CQFIsNaN}, loopCQFIsNaN, true}
	avx2DFIsNaN, avx512DFIsNaN                         entry
	DFIsNaN                                            = Function{"DF.IsNaN", 1, 1, "\x04\b", 32, 32, [...]*entry{&avx2DFIsNaN, &avx512DFIsNaN}, loopDFIsNaN, true}
	avx2QFIsNaN, avx512QFIsNaN                         entry
	QFIsNaN                                            = Function{"QF.IsNaN", 1, 1, "\x04\x10", 32, 32, [...]*entry{&avx2QFIsNaN, &avx512QFIsNaN}, loopQFIsNaN, true}
	avx2CDFIsZero, avx512CDFIsZero                     entry
	CDFIsZero                                          = Function{"CDF.IsZero", 3, 1, "\x04\x10", 32, 32, [...]*entry{&avx2CDFIsZero, &avx512CDFIsZero}, loopCDFIsZero, true}
	avx2CQFIsZero, avx512CQFIsZero                     entry
	CQFIsZero                                          = Function{"CQF.IsZero", 3, 1, "\x04 ", 32, 32, [...]*entry{&avx2CQFIsZero, &avx512CQFIsZero}, loopCQFIsZero, true}
	avx2DFIsZero, avx512DFIsZero                       entry
	DFIsZero                                           = Function{"DF.IsZero", 1, 1, "\x04\b", 32, 32, [...]*entry{&avx2DFIsZero, &avx512DFIsZero}, loopDFIsZero, true}
	avx2QFIsZero, avx512QFIsZero                       entry
	QFIsZero                                           = Function{"QF.IsZero", 1, 1, "\x04\x10", 32, 32, [...]*entry{&avx2QFIsZero, &avx512QFIsZero}, loopQFIsZero, true}
	avx2DFJ0, avx512DFJ0                               entry
	DFJ0                                               = Function{"DF.J0", 3125, 1, "\b\b", 64, 16, [...]*entry{&avx2DFJ0, &avx512DFJ0}, loopDFJ0, false}
	avx2QFJ0, avx512QFJ0                               entry
	QFJ0                                               = Function{"QF.J0", 15410, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFJ0, &avx512QFJ0}, loopQFJ0, false}
	avx2DFJ1, avx512DFJ1                               entry
	DFJ1                                               = Function{"DF.J1", 3125, 1, "\b\b", 64, 16, [...]*entry{&avx2DFJ1, &avx512DFJ1}, loopDFJ1, false}
	avx2QFJ1, avx512QFJ1                               entry
	QFJ1                                               = Function{"QF.J1", 15410, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFJ1, &avx512QFJ1}, loopQFJ1, false}
	avx2DFJn, avx512DFJn                               entry
	DFJn                                               = Function{"DF.Jn", 6987, 1, "\b\b\x04", 64, 16, [...]*entry{&avx2DFJn, &avx512DFJn}, loopDFJn, false}
	avx2QFJn, avx512QFJn                               entry
	QFJn                                               = Function{"QF.Jn", 33070, 1, "\x10\x10\x04", 64, 16, [...]*entry{&avx2QFJn, &avx512QFJn}, loopQFJn, false}
	avx2DFLambertW, avx512DFLambertW                   entry
	DFLambertW                                         = Function{"DF.LambertW", 1037, 1, "\b\b", 64, 16, [...]*entry{&avx2DFLambertW, &avx512DFLambertW}, loopDFLambertW, false}
	avx2QFLambertW, avx512QFLambertW                   entry
	QFLambertW                                         = Function{"QF.LambertW", 3975, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFLambertW, &avx512QFLambertW}, loopQFLambertW, false}
	avx2DFLdexp, avx512DFLdexp                         entry
	DFLdexp                                            = Function{"DF.Ldexp", 63, 1, "\b\b\x04", 32, 16, [...]*entry{&avx2DFLdexp, &avx512DFLdexp}, loopDFLdexp, false}
	avx2QFLdexp, avx512QFLdexp                         entry
	QFLdexp                                            = Function{"QF.Ldexp", 79, 1, "\x10\x10\x04", 32, 16, [...]*entry{&avx2QFLdexp, &avx512QFLdexp}, loopQFLdexp, false}
	avx2DFLessEqualFloat, avx512DFLessEqualFloat       entry
	DFLessEqualFloat                                   = Function{"DF.LessEqualFloat", 35, 1, "\x04\b\x04", 32, 32, [...]*entry{&avx2DFLessEqualFloat, &avx512DFLessEqualFloat}, loopDFLessEqualFloat, true}
	avx2QFLessEqualFloat, avx512QFLessEqualFloat       entry
	QFLessEqualFloat                                   = Function{"QF.LessEqualFloat", 133, 1, "\x04\x10\x04", 32, 32, [...]*entry{&avx2QFLessEqualFloat, &avx512QFLessEqualFloat}, loopQFLessEqualFloat, true}
	avx2DFLessFloat, avx512DFLessFloat                 entry
	DFLessFloat                                        = Function{"DF.LessFloat", 35, 1, "\x04\b\x04", 32, 32, [...]*entry{&avx2DFLessFloat, &avx512DFLessFloat}, loopDFLessFloat, true}
	avx2QFLessFloat, avx512QFLessFloat                 entry
	QFLessFloat                                        = Function{"QF.LessFloat", 133, 1, "\x04\x10\x04", 32, 32, [...]*entry{&avx2QFLessFloat, &avx512QFLessFloat}, loopQFLessFloat, true}
	avx2CDFPhase, avx512CDFPhase                       entry
	CDFPhase                                           = Function{"CDF.Phase", 296, 1, "\b\x10", 64, 16, [...]*entry{&avx2CDFPhase, &avx512CDFPhase}, loopCDFPhase, false}
	avx2CDFLog, avx512CDFLog                           entry
	CDFLog                                             = Function{"CDF.Log", 1022, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFLog, &avx512CDFLog}, loopCDFLog, false}
	avx2CQFPhase, avx512CQFPhase                       entry
	CQFPhase                                           = Function{"CQF.Phase", 1820, 1, "\x10 ", 64, 16, [...]*entry{&avx2CQFPhase, &avx512CQFPhase}, loopCQFPhase, false}
	avx2CQFLog, avx512CQFLog                           entry
	CQFLog                                             = Function{"CQF.Log", 4085, 1, "  ", 64, 16, [...]*entry{&avx2CQFLog, &avx512CQFLog}, loopCQFLog, false}
	avx2DFLog, avx512DFLog                             entry
	DFLog                                              = Function{"DF.Log", 308, 1, "\b\b", 64, 16, [...]*entry{&avx2DFLog, &avx512DFLog}, loopDFLog, false}
	avx2QFLog, avx512QFLog                             entry
	QFLog                                              = Function{"QF.Log", 1186, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFLog, &avx512QFLog}, loopQFLog, false}
	avx2DFLog10, avx512DFLog10                         entry
	DFLog10                                            = Function{"DF.Log10", 358, 1, "\b\b", 64, 16, [...]*entry{&avx2DFLog10, &avx512DFLog10}, loopDFLog10, false}
	avx2QFLog10, avx512QFLog10                         entry
	QFLog10                                            = Function{"QF.Log10", 1394, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFLog10, &avx512QFLog10}, loopQFLog10, false}
	avx2DFLog2, avx512DFLog2                           entry
	DFLog2                                             = Function{"DF.Log2", 337, 1, "\b\b", 64, 16, [...]*entry{&avx2DFLog2, &avx512DFLog2}, loopDFLog2, false}
	avx2QFLog2, avx512QFLog2                           entry
	QFLog2                                             = Function{"QF.Log2", 1262, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFLog2, &avx512QFLog2}, loopQFLog2, false}
	avx2DFLogBeta, avx512DFLogBeta                     entry
	DFLogBeta                                          = Function{"DF.LogBeta", 5093, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFLogBeta, &avx512DFLogBeta}, loopDFLogBeta, false}
	avx2QFLogBeta, avx512QFLogBeta                     entry
	QFLogBeta                                          = Function{"QF.LogBeta", 24629, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFLogBeta, &avx512QFLogBeta}, loopQFLogBeta, false}
	avx2DFLogGamma, avx512DFLogGamma                   entry
	DFLogGamma                                         = Function{"DF.LogGamma", 1776, 2, "\b\x04\b", 64, 16, [...]*entry{&avx2DFLogGamma, &avx512DFLogGamma}, loopDFLogGamma, false}
	avx2QFLogGamma, avx512QFLogGamma                   entry
	QFLogGamma                                         = Function{"QF.LogGamma", 8043, 2, "\x10\x04\x10", 64, 16, [...]*entry{&avx2QFLogGamma, &avx512QFLogGamma}, loopQFLogGamma, false}
	avx2DFLogb, avx512DFLogb                           entry
	DFLogb                                             = Function{"DF.Logb", 24, 1, "\b\b", 32, 16, [...]*entry{&avx2DFLogb, &avx512DFLogb}, loopDFLogb, false}
	avx2QFLogb, avx512QFLogb                           entry
	QFLogb                                             = Function{"QF.Logb", 24, 1, "\x10\x10", 32, 16, [...]*entry{&avx2QFLogb, &avx512QFLogb}, loopQFLogb, false}
	avx2DFMax, avx512DFMax                             entry
	DFMax                                              = Function{"DF.Max", 46, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFMax, &avx512DFMax}, loopDFMax, false}
	avx2QFMax, avx512QFMax                             entry
	QFMax                                              = Function{"QF.Max", 146, 1, "\x10\x10\x10", 32, 32, [...]*entry{&avx2QFMax, &avx512QFMax}, loopQFMax, false}
	avx2DFMin, avx512DFMin                             entry
	DFMin                                              = Function{"DF.Min", 45, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFMin, &avx512DFMin}, loopDFMin, false}
	avx2QFMin, avx512QFMin                             entry
	QFMin                                              = Function{"QF.Min", 145, 1, "\x10\x10\x10", 32, 32, [...]*entry{&avx2QFMin, &avx512QFMin}, loopQFMin, false}
	avx2DFModf, avx512DFModf                           entry
	DFModf                                             = Function{"DF.Modf", 49, 2, "\b\b\b", 32, 32, [...]*entry{&avx2DFModf, &avx512DFModf}, loopDFModf, false}
	avx2QFModf, avx512QFModf                           entry
	QFModf                                             = Function{"QF.Modf", 163, 2, "\x10\x10\x10", 32, 32, [...]*entry{&avx2QFModf, &avx512QFModf}, loopQFModf, false}
	avx2CDFMul, avx512CDFMul                           entry
	CDFMul                                             = Function{"CDF.Mul", 244, 1, "\x10\x10\x10", 32, 32, [...]*entry{&avx2CDFMul, &avx512CDFMul}, loopCDFMul, false}
	avx2CQFMul, avx512CQFMul                           entry
	CQFMul                                             = Function{"CQF.Mul", 812, 1, "   ", 64, 16, [...]*entry{&avx2CQFMul, &avx512CQFMul}, loopCQFMul, false}
	avx2DFMulAdd, avx512DFMulAdd                       entry
	DFMulAdd                                           = Function{"DF.MulAdd", 103, 1, "\b\b\b\b", 32, 16, [...]*entry{&avx2DFMulAdd, &avx512DFMulAdd}, loopDFMulAdd, false}
	avx2QFMulAdd, avx512QFMulAdd                       entry
	QFMulAdd                                           = Function{"QF.MulAdd", 242, 1, "\x10\x10\x10\x10", 64, 16, [...]*entry{&avx2QFMulAdd, &avx512QFMulAdd}, loopQFMulAdd, false}
	avx2F32MulDown, avx512F32MulDown                   entry
	F32MulDown                                         = Function{"f32.MulDown", 63, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32MulDown, &avx512F32MulDown}, loopF32MulDown, false}
	avx2CDFMulFloat, avx512CDFMulFloat                 entry
	CDFMulFloat                                        = Function{"CDF.MulFloat", 40, 1, "\x10\x10\x04", 32, 16, [...]*entry{&avx2CDFMulFloat, &avx512CDFMulFloat}, loopCDFMulFloat, false}
	avx2CQFMulFloat, avx512CQFMulFloat                 entry
	CQFMulFloat                                        = Function{"CQF.MulFloat", 158, 1, "  \x04", 32, 32, [...]*entry{&avx2CQFMulFloat, &avx512CQFMulFloat}, loopCQFMulFloat, false}
	avx2CDFMulReal, avx512CDFMulReal                   entry
	CDFMulReal                                         = Function{"CDF.MulReal", 38, 1, "\x10\x10\b", 32, 16, [...]*entry{&avx2CDFMulReal, &avx512CDFMulReal}, loopCDFMulReal, false}
	avx2CQFMulReal, avx512CQFMulReal                   entry
	CQFMulReal                                         = Function{"CQF.MulReal", 224, 1, "  \x10", 64, 16, [...]*entry{&avx2CQFMulReal, &avx512CQFMulReal}, loopCQFMulReal, false}
	avx2F32MulToZero, avx512F32MulToZero               entry
	F32MulToZero                                       = Function{"f32.MulToZero", 68, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32MulToZero, &avx512F32MulToZero}, loopF32MulToZero, false}
	avx2F32MulUp, avx512F32MulUp                       entry
	F32MulUp                                           = Function{"f32.MulUp", 62, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32MulUp, &avx512F32MulUp}, loopF32MulUp, false}
	avx2CDFNeg, avx512CDFNeg                           entry
	CDFNeg                                             = Function{"CDF.Neg", 4, 1, "\x10\x10", 32, 16, [...]*entry{&avx2CDFNeg, &avx512CDFNeg}, loopCDFNeg, false}
	avx2CQFNeg, avx512CQFNeg                           entry
	CQFNeg                                             = Function{"CQF.Neg", 8, 1, "  ", 32, 16, [...]*entry{&avx2CQFNeg, &avx512CQFNeg}, loopCQFNeg, false}
	avx2DFNorm3, avx512DFNorm3                         entry
	DFNorm3                                            = Function{"DF.Norm3", 221, 1, "\b\b\b\b", 64, 16, [...]*entry{&avx2DFNorm3, &avx512DFNorm3}, loopDFNorm3, false}
	avx2QFNorm3, avx512QFNorm3                         entry
	QFNorm3                                            = Function{"QF.Norm3", 1234, 1, "\x10\x10\x10\x10", 64, 16, [...]*entry{&avx2QFNorm3, &avx512QFNorm3}, loopQFNorm3, false}
	avx2DFNorm4, avx512DFNorm4                         entry
	DFNorm4                                            = Function{"DF.Norm4", 266, 1, "\b\b\b\b\b", 64, 16, [...]*entry{&avx2DFNorm4, &avx512DFNorm4}, loopDFNorm4, false}
	avx2QFNorm4, avx512QFNorm4                         entry
	QFNorm4                                            = Function{"QF.Norm4", 1509, 1, "\x10\x10\x10\x10\x10", 64, 16, [...]*entry{&avx2QFNorm4, &avx512QFNorm4}, loopQFNorm4, false}
	avx2DFNormCDF, avx512DFNormCDF                     entry
	DFNormCDF                                          = Function{"DF.NormCDF", 647, 1, "\b\b", 64, 16, [...]*entry{&avx2DFNormCDF, &avx512DFNormCDF}, loopDFNormCDF, false}
	avx2QFNormCDF, avx512QFNormCDF                     entry
	QFNormCDF                                          = Function{"QF.NormCDF", 3928, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFNormCDF, &avx512QFNormCDF}, loopQFNormCDF, false}
	avx2DFNormCDFinv, avx512DFNormCDFinv               entry
	DFNormCDFinv                                       = Function{"DF.NormCDFinv", 868, 1, "\b\b", 64, 16, [...]*entry{&avx2DFNormCDFinv, &avx512DFNormCDFinv}, loopDFNormCDFinv, false}
	avx2QFNormCDFinv, avx512QFNormCDFinv               entry
	QFNormCDFinv                                       = Function{"QF.NormCDFinv", 5048, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFNormCDFinv, &avx512QFNormCDFinv}, loopQFNormCDFinv, false}
	avx2QFPair, avx512QFPair                           entry
	QFPair                                             = Function{"QF.Pair", 178, 1, "\b\x10", 64, 16, [...]*entry{&avx2QFPair, &avx512QFPair}, loopQFPair, false}
	avx2CDFPolar, avx512CDFPolar                       entry
	CDFPolar                                           = Function{"CDF.Polar", 526, 2, "\b\b\x10", 64, 16, [...]*entry{&avx2CDFPolar, &avx512CDFPolar}, loopCDFPolar, false}
	avx2CQFPolar, avx512CQFPolar                       entry
	CQFPolar                                           = Function{"CQF.Polar", 2795, 2, "\x10\x10 ", 64, 16, [...]*entry{&avx2CQFPolar, &avx512CQFPolar}, loopCQFPolar, false}
	avx2CDFPow, avx512CDFPow                           entry
	CDFPow                                             = Function{"CDF.Pow", 2739, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2CDFPow, &avx512CDFPow}, loopCDFPow, false}
	avx2CQFPow, avx512CQFPow                           entry
	CQFPow                                             = Function{"CQF.Pow", 11170, 1, "   ", 64, 16, [...]*entry{&avx2CQFPow, &avx512CQFPow}, loopCQFPow, false}
	avx2DFPow, avx512DFPow                             entry
	DFPow                                              = Function{"DF.Pow", 1156, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFPow, &avx512DFPow}, loopDFPow, false}
	avx2QFPow, avx512QFPow                             entry
	QFPow                                              = Function{"QF.Pow", 4767, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFPow, &avx512QFPow}, loopQFPow, false}
	avx2DFPowInt, avx512DFPowInt                       entry
	DFPowInt                                           = Function{"DF.PowInt", 1198, 1, "\b\b\x04", 64, 16, [...]*entry{&avx2DFPowInt, &avx512DFPowInt}, loopDFPowInt, false}
	avx2QFPowInt, avx512QFPowInt                       entry
	QFPowInt                                           = Function{"QF.PowInt", 4911, 1, "\x10\x10\x04", 64, 16, [...]*entry{&avx2QFPowInt, &avx512QFPowInt}, loopQFPowInt, false}
	avx2DFQuad, avx512DFQuad                           entry
	DFQuad                                             = Function{"DF.Quad", 0, 1, "\x10\b", 32, 16, [...]*entry{&avx2DFQuad, &avx512DFQuad}, loopDFQuad, false}
	avx2DFRcbrt, avx512DFRcbrt                         entry
	DFRcbrt                                            = Function{"DF.Rcbrt", 186, 1, "\b\b", 64, 16, [...]*entry{&avx2DFRcbrt, &avx512DFRcbrt}, loopDFRcbrt, false}
	avx2QFRcbrt, avx512QFRcbrt                         entry
	QFRcbrt                                            = Function{"QF.Rcbrt", 1261, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFRcbrt, &avx512QFRcbrt}, loopQFRcbrt, false}
	avx2F32RcpDown, avx512F32RcpDown                   entry
	F32RcpDown                                         = Function{"f32.RcpDown", 68, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32RcpDown, &avx512F32RcpDown}, loopF32RcpDown, false}
	avx2F32RcpToZero, avx512F32RcpToZero               entry
	F32RcpToZero                                       = Function{"f32.RcpToZero", 73, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32RcpToZero, &avx512F32RcpToZero}, loopF32RcpToZero, false}
	avx2F32RcpUp, avx512F32RcpUp                       entry
	F32RcpUp                                           = Function{"f32.RcpUp", 67, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32RcpUp, &avx512F32RcpUp}, loopF32RcpUp, false}
	avx2CDFRecip, avx512CDFRecip                       entry
	CDFRecip                                           = Function{"CDF.Recip", 1076, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFRecip, &avx512CDFRecip}, loopCDFRecip, false}
	avx2CQFRecip, avx512CQFRecip                       entry
	CQFRecip                                           = Function{"CQF.Recip", 2322, 1, "  ", 64, 16, [...]*entry{&avx2CQFRecip, &avx512CQFRecip}, loopCQFRecip, false}
	avx2DFRhypot, avx512DFRhypot                       entry
	DFRhypot                                           = Function{"DF.Rhypot", 262, 1, "\b\b\b", 64, 16, [...]*entry{&avx2DFRhypot, &avx512DFRhypot}, loopDFRhypot, false}
	avx2QFRhypot, avx512QFRhypot                       entry
	QFRhypot                                           = Function{"QF.Rhypot", 1716, 1, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFRhypot, &avx512QFRhypot}, loopQFRhypot, false}
	avx2DFRnorm3, avx512DFRnorm3                       entry
	DFRnorm3                                           = Function{"DF.Rnorm3", 262, 1, "\b\b\b\b", 64, 16, [...]*entry{&avx2DFRnorm3, &avx512DFRnorm3}, loopDFRnorm3, false}
	avx2QFRnorm3, avx512QFRnorm3                       entry
	QFRnorm3                                           = Function{"QF.Rnorm3", 1716, 1, "\x10\x10\x10\x10", 64, 16, [...]*entry{&avx2QFRnorm3, &avx512QFRnorm3}, loopQFRnorm3, false}
	avx2DFRnorm4, avx512DFRnorm4                       entry
	DFRnorm4                                           = Function{"DF.Rnorm4", 307, 1, "\b\b\b\b\b", 64, 16, [...]*entry{&avx2DFRnorm4, &avx512DFRnorm4}, loopDFRnorm4, false}
	avx2QFRnorm4, avx512QFRnorm4                       entry
	QFRnorm4                                           = Function{"QF.Rnorm4", 1991, 1, "\x10\x10\x10\x10\x10", 64, 16, [...]*entry{&avx2QFRnorm4, &avx512QFRnorm4}, loopQFRnorm4, false}
	avx2DFSinCosPi, avx512DFSinCosPi                   entry
	DFSinCosPi                                         = Function{"DF.SinCosPi", 438, 2, "\b\b\b", 64, 16, [...]*entry{&avx2DFSinCosPi, &avx512DFSinCosPi}, loopDFSinCosPi, false}
	avx2F32RootOfUnity, avx512F32RootOfUnity           entry
	F32RootOfUnity                                     = Function{"f32.RootOfUnity", 572, 1, "\x10\x04\x04", 64, 16, [...]*entry{&avx2F32RootOfUnity, &avx512F32RootOfUnity}, loopF32RootOfUnity, false}
	avx2QFSinCosPi, avx512QFSinCosPi                   entry
	QFSinCosPi                                         = Function{"QF.SinCosPi", 2147, 2, "\x10\x10\x10", 64, 16, [...]*entry{&avx2QFSinCosPi, &avx512QFSinCosPi}, loopQFSinCosPi, false}
	avx2F32RootOfUnityQuad, avx512F32RootOfUnityQuad   entry
	F32RootOfUnityQuad                                 = Function{"f32.RootOfUnityQuad", 2556, 1, " \x04\x04", 64, 16, [...]*entry{&avx2F32RootOfUnityQuad, &avx512F32RootOfUnityQuad}, loopF32RootOfUnityQuad, false}
	avx2DFRound, avx512DFRound                         entry
	DFRound                                            = Function{"DF.Round", 44, 1, "\b\b", 32, 16, [...]*entry{&avx2DFRound, &avx512DFRound}, loopDFRound, false}
	avx2QFRound, avx512QFRound                         entry
	QFRound                                            = Function{"QF.Round", 128, 1, "\x10\x10", 32, 16, [...]*entry{&avx2QFRound, &avx512QFRound}, loopQFRound, false}
	avx2DFRoundEven, avx512DFRoundEven                 entry
	DFRoundEven                                        = Function{"DF.RoundEven", 68, 1, "\b\b", 32, 16, [...]*entry{&avx2DFRoundEven, &avx512DFRoundEven}, loopDFRoundEven, false}
	avx2QFRoundEven, avx512QFRoundEven                 entry
	QFRoundEven                                        = Function{"QF.RoundEven", 176, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFRoundEven, &avx512QFRoundEven}, loopQFRoundEven, false}
	avx2DFRsqrt, avx512DFRsqrt                         entry
	DFRsqrt                                            = Function{"DF.Rsqrt", 142, 1, "\b\b", 32, 32, [...]*entry{&avx2DFRsqrt, &avx512DFRsqrt}, loopDFRsqrt, false}
	avx2QFRsqrt, avx512QFRsqrt                         entry
	QFRsqrt                                            = Function{"QF.Rsqrt", 687, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFRsqrt, &avx512QFRsqrt}, loopQFRsqrt, false}
	avx2DFSign, avx512DFSign                           entry
	DFSign                                             = Function{"DF.Sign", 4, 1, "\x04\b", 32, 32, [...]*entry{&avx2DFSign, &avx512DFSign}, loopDFSign, false}
	avx2QFSign, avx512QFSign                           entry
	QFSign                                             = Function{"QF.Sign", 4, 1, "\x04\x10", 32, 32, [...]*entry{&avx2QFSign, &avx512QFSign}, loopQFSign, false}
	avx2DFSignbit, avx512DFSignbit                     entry
	DFSignbit                                          = Function{"DF.Signbit", 1, 1, "\x04\b", 32, 32, [...]*entry{&avx2DFSignbit, &avx512DFSignbit}, loopDFSignbit, true}
	avx2QFSignbit, avx512QFSignbit                     entry
	QFSignbit                                          = Function{"QF.Signbit", 1, 1, "\x04\x10", 32, 32, [...]*entry{&avx2QFSignbit, &avx512QFSignbit}, loopQFSignbit, true}
	avx2CDFSinh, avx512CDFSinh                         entry
	CDFSinh                                            = Function{"CDF.Sinh", 1457, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFSinh, &avx512CDFSinh}, loopCDFSinh, false}
	avx2CDFSin, avx512CDFSin                           entry
	CDFSin                                             = Function{"CDF.Sin", 1457, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFSin, &avx512CDFSin}, loopCDFSin, false}
	avx2CQFSinh, avx512CQFSinh                         entry
	CQFSinh                                            = Function{"CQF.Sinh", 6020, 1, "  ", 64, 16, [...]*entry{&avx2CQFSinh, &avx512CQFSinh}, loopCQFSinh, false}
	avx2CQFSin, avx512CQFSin                           entry
	CQFSin                                             = Function{"CQF.Sin", 6020, 1, "  ", 64, 16, [...]*entry{&avx2CQFSin, &avx512CQFSin}, loopCQFSin, false}
	avx2DFSin, avx512DFSin                             entry
	DFSin                                              = Function{"DF.Sin", 747, 1, "\b\b", 64, 16, [...]*entry{&avx2DFSin, &avx512DFSin}, loopDFSin, false}
	avx2QFSin, avx512QFSin                             entry
	QFSin                                              = Function{"QF.Sin", 2931, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFSin, &avx512QFSin}, loopQFSin, false}
	avx2DFSinPi, avx512DFSinPi                         entry
	DFSinPi                                            = Function{"DF.SinPi", 288, 1, "\b\b", 64, 16, [...]*entry{&avx2DFSinPi, &avx512DFSinPi}, loopDFSinPi, false}
	avx2QFSinPi, avx512QFSinPi                         entry
	QFSinPi                                            = Function{"QF.SinPi", 1481, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFSinPi, &avx512QFSinPi}, loopQFSinPi, false}
	avx2DFSinh, avx512DFSinh                           entry
	DFSinh                                             = Function{"DF.Sinh", 329, 1, "\b\b", 64, 16, [...]*entry{&avx2DFSinh, &avx512DFSinh}, loopDFSinh, false}
	avx2QFSinh, avx512QFSinh                           entry
	QFSinh                                             = Function{"QF.Sinh", 1729, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFSinh, &avx512QFSinh}, loopQFSinh, false}
	avx2DFSloppyAdd, avx512DFSloppyAdd                 entry
	DFSloppyAdd                                        = Function{"DF.SloppyAdd", 21, 1, "\b\b\b", 32, 16, [...]*entry{&avx2DFSloppyAdd, &avx512DFSloppyAdd}, loopDFSloppyAdd, false}
	avx2F32Split, avx512F32Split                       entry
	F32Split                                           = Function{"f32.Split", 4, 2, "\x04\x04\x04", 32, 32, [...]*entry{&avx2F32Split, &avx512F32Split}, loopF32Split, false}
	avx2CDFSqr, avx512CDFSqr                           entry
	CDFSqr                                             = Function{"CDF.Sqr", 269, 1, "\x10\x10", 32, 32, [...]*entry{&avx2CDFSqr, &avx512CDFSqr}, loopCDFSqr, false}
	avx2CQFSqr, avx512CQFSqr                           entry
	CQFSqr                                             = Function{"CQF.Sqr", 667, 1, "  ", 64, 16, [...]*entry{&avx2CQFSqr, &avx512CQFSqr}, loopCQFSqr, false}
	avx2F32SqrtDown, avx512F32SqrtDown                 entry
	F32SqrtDown                                        = Function{"f32.SqrtDown", 43, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32SqrtDown, &avx512F32SqrtDown}, loopF32SqrtDown, false}
	avx2F32SqrtToZero, avx512F32SqrtToZero             entry
	F32SqrtToZero                                      = Function{"f32.SqrtToZero", 48, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32SqrtToZero, &avx512F32SqrtToZero}, loopF32SqrtToZero, false}
	avx2F32SqrtUp, avx512F32SqrtUp                     entry
	F32SqrtUp                                          = Function{"f32.SqrtUp", 42, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32SqrtUp, &avx512F32SqrtUp}, loopF32SqrtUp, false}
	avx2CDFSub, avx512CDFSub                           entry
	CDFSub                                             = Function{"CDF.Sub", 60, 1, "\x10\x10\x10", 32, 16, [...]*entry{&avx2CDFSub, &avx512CDFSub}, loopCDFSub, false}
	avx2CQFSub, avx512CQFSub                           entry
	CQFSub                                             = Function{"CQF.Sub", 256, 1, "   ", 64, 16, [...]*entry{&avx2CQFSub, &avx512CQFSub}, loopCQFSub, false}
	avx2CDFTanh, avx512CDFTanh                         entry
	CDFTanh                                            = Function{"CDF.Tanh", 2233, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFTanh, &avx512CDFTanh}, loopCDFTanh, false}
	avx2CDFTan, avx512CDFTan                           entry
	CDFTan                                             = Function{"CDF.Tan", 2233, 1, "\x10\x10", 64, 16, [...]*entry{&avx2CDFTan, &avx512CDFTan}, loopCDFTan, false}
	avx2CQFTanh, avx512CQFTanh                         entry
	CQFTanh                                            = Function{"CQF.Tanh", 8715, 1, "  ", 64, 16, [...]*entry{&avx2CQFTanh, &avx512CQFTanh}, loopCQFTanh, false}
	avx2CQFTan, avx512CQFTan                           entry
	CQFTan                                             = Function{"CQF.Tan", 8715, 1, "  ", 64, 16, [...]*entry{&avx2CQFTan, &avx512CQFTan}, loopCQFTan, false}
	avx2DFTan, avx512DFTan                             entry
	DFTan                                              = Function{"DF.Tan", 879, 1, "\b\b", 64, 16, [...]*entry{&avx2DFTan, &avx512DFTan}, loopDFTan, false}
	avx2QFTan, avx512QFTan                             entry
	QFTan                                              = Function{"QF.Tan", 3005, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFTan, &avx512QFTan}, loopQFTan, false}
	avx2DFTanPi, avx512DFTanPi                         entry
	DFTanPi                                            = Function{"DF.TanPi", 421, 1, "\b\b", 64, 16, [...]*entry{&avx2DFTanPi, &avx512DFTanPi}, loopDFTanPi, false}
	avx2QFTanPi, avx512QFTanPi                         entry
	QFTanPi                                            = Function{"QF.TanPi", 1555, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFTanPi, &avx512QFTanPi}, loopQFTanPi, false}
	avx2DFTanh, avx512DFTanh                           entry
	DFTanh                                             = Function{"DF.Tanh", 455, 1, "\b\b", 64, 16, [...]*entry{&avx2DFTanh, &avx512DFTanh}, loopDFTanh, false}
	avx2QFTanh, avx512QFTanh                           entry
	QFTanh                                             = Function{"QF.Tanh", 2345, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFTanh, &avx512QFTanh}, loopQFTanh, false}
	avx2DFTrunc, avx512DFTrunc                         entry
	DFTrunc                                            = Function{"DF.Trunc", 29, 1, "\b\b", 32, 16, [...]*entry{&avx2DFTrunc, &avx512DFTrunc}, loopDFTrunc, false}
	avx2QFTrunc, avx512QFTrunc                         entry
	QFTrunc                                            = Function{"QF.Trunc", 89, 1, "\x10\x10", 32, 16, [...]*entry{&avx2QFTrunc, &avx512QFTrunc}, loopQFTrunc, false}
	avx2DFY0, avx512DFY0                               entry
	DFY0                                               = Function{"DF.Y0", 4673, 1, "\b\b", 64, 16, [...]*entry{&avx2DFY0, &avx512DFY0}, loopDFY0, false}
	avx2QFY0, avx512QFY0                               entry
	QFY0                                               = Function{"QF.Y0", 22137, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFY0, &avx512QFY0}, loopQFY0, false}
	avx2DFY1, avx512DFY1                               entry
	DFY1                                               = Function{"DF.Y1", 4673, 1, "\b\b", 64, 16, [...]*entry{&avx2DFY1, &avx512DFY1}, loopDFY1, false}
	avx2QFY1, avx512QFY1                               entry
	QFY1                                               = Function{"QF.Y1", 22137, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFY1, &avx512QFY1}, loopQFY1, false}
	avx2DFYn, avx512DFYn                               entry
	DFYn                                               = Function{"DF.Yn", 9632, 1, "\b\b\x04", 64, 16, [...]*entry{&avx2DFYn, &avx512DFYn}, loopDFYn, false}
	avx2QFYn, avx512QFYn                               entry
	QFYn                                               = Function{"QF.Yn", 45041, 1, "\x10\x10\x04", 64, 16, [...]*entry{&avx2QFYn, &avx512QFYn}, loopQFYn, false}
	avx2DFZeta, avx512DFZeta                           entry
	DFZeta                                             = Function{"DF.Zeta", 2355, 1, "\b\b", 64, 16, [...]*entry{&avx2DFZeta, &avx512DFZeta}, loopDFZeta, false}
	avx2QFZeta, avx512QFZeta                           entry
	QFZeta                                             = Function{"QF.Zeta", 11714, 1, "\x10\x10", 64, 16, [...]*entry{&avx2QFZeta, &avx512QFZeta}, loopQFZeta, false}
	avx2F32Add, avx512F32Add                           entry
	F32Add                                             = Function{"f32.Add", 1, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32Add, &avx512F32Add}, loopF32Add, false}
	avx2F32AddZero, avx512F32AddZero                   entry
	F32AddZero                                         = Function{"f32.AddZero", 1, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32AddZero, &avx512F32AddZero}, loopF32AddZero, false}
	avx2F32Compare, avx512F32Compare                   entry
	F32Compare                                         = Function{"f32.Compare", 11, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32Compare, &avx512F32Compare}, loopF32Compare, false}
	avx2F32Div, avx512F32Div                           entry
	F32Div                                             = Function{"f32.Div", 1, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32Div, &avx512F32Div}, loopF32Div, false}
	avx2F32Mad, avx512F32Mad                           entry
	F32Mad                                             = Function{"f32.Mad", 2, 1, "\x04\x04\x04\x04", 32, 16, [...]*entry{&avx2F32Mad, &avx512F32Mad}, loopF32Mad, false}
	avx2F32Mul, avx512F32Mul                           entry
	F32Mul                                             = Function{"f32.Mul", 1, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32Mul, &avx512F32Mul}, loopF32Mul, false}
	avx2F32MulZero, avx512F32MulZero                   entry
	F32MulZero                                         = Function{"f32.MulZero", 1, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32MulZero, &avx512F32MulZero}, loopF32MulZero, false}
	avx2F32NegSum, avx512F32NegSum                     entry
	F32NegSum                                          = Function{"f32.NegSum", 2, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32NegSum, &avx512F32NegSum}, loopF32NegSum, false}
	avx2F32Sqrt, avx512F32Sqrt                         entry
	F32Sqrt                                            = Function{"f32.Sqrt", 1, 1, "\x04\x04", 32, 16, [...]*entry{&avx2F32Sqrt, &avx512F32Sqrt}, loopF32Sqrt, false}
	avx2F32SumLessFirst, avx512F32SumLessFirst         entry
	F32SumLessFirst                                    = Function{"f32.SumLessFirst", 2, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32SumLessFirst, &avx512F32SumLessFirst}, loopF32SumLessFirst, false}
	avx2F32SumLessSecond, avx512F32SumLessSecond       entry
	F32SumLessSecond                                   = Function{"f32.SumLessSecond", 2, 1, "\x04\x04\x04", 32, 16, [...]*entry{&avx2F32SumLessSecond, &avx512F32SumLessSecond}, loopF32SumLessSecond, false}
	avx2DFChoosePair, avx512DFChoosePair               entry
	DFChoosePair                                       = Function{"DF.ChoosePair", 2, 1, "\b\x04\b\b", 32, 16, [...]*entry{&avx2DFChoosePair, &avx512DFChoosePair}, nil, false}
	avx2QFChooseQuad, avx512QFChooseQuad               entry
	QFChooseQuad                                       = Function{"QF.ChooseQuad", 4, 1, "\x10\x04\x10\x10", 32, 16, [...]*entry{&avx2QFChooseQuad, &avx512QFChooseQuad}, nil, false}
	avx2DFComplexPair, avx512DFComplexPair             entry
	DFComplexPair                                      = Function{"DF.ComplexPair", 0, 1, "\x10\b\b", 32, 16, [...]*entry{&avx2DFComplexPair, &avx512DFComplexPair}, nil, false}
	avx2QFComplexQuad, avx512QFComplexQuad             entry
	QFComplexQuad                                      = Function{"QF.ComplexQuad", 0, 1, " \x10\x10", 32, 16, [...]*entry{&avx2QFComplexQuad, &avx512QFComplexQuad}, nil, false}
	avx2F32Dot1, avx512F32Dot1                         entry
	F32Dot1                                            = Function{"f32.Dot1", 18, 1, "\x10\x04\x04", 32, 16, [...]*entry{&avx2F32Dot1, &avx512F32Dot1}, nil, false}
	avx2F32Dot8, avx512F32Dot8                         entry
	F32Dot8                                            = Function{"f32.Dot8", 88, 1, "\b\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04", 32, 32, [...]*entry{&avx2F32Dot8, &avx512F32Dot8}, nil, false}
	avx2F32FromFloat, avx512F32FromFloat               entry
	F32FromFloat                                       = Function{"f32.FromFloat", 0, 1, "\b\x04", 32, 16, [...]*entry{&avx2F32FromFloat, &avx512F32FromFloat}, loopF32FromFloat, false}
	avx2CDFImagPair, avx512CDFImagPair                 entry
	CDFImagPair                                        = Function{"CDF.ImagPair", 0, 1, "\b\x10", 32, 16, [...]*entry{&avx2CDFImagPair, &avx512CDFImagPair}, nil, false}
	avx2CQFImagQuad, avx512CQFImagQuad                 entry
	CQFImagQuad                                        = Function{"CQF.ImagQuad", 0, 1, "\x10 ", 32, 16, [...]*entry{&avx2CQFImagQuad, &avx512CQFImagQuad}, nil, false}
	avx2F32QuadFromFloat, avx512F32QuadFromFloat       entry
	F32QuadFromFloat                                   = Function{"f32.QuadFromFloat", 0, 1, "\x10\x04", 32, 16, [...]*entry{&avx2F32QuadFromFloat, &avx512F32QuadFromFloat}, loopF32QuadFromFloat, false}
	avx2CDFRealPair, avx512CDFRealPair                 entry
	CDFRealPair                                        = Function{"CDF.RealPair", 0, 1, "\b\x10", 32, 16, [...]*entry{&avx2CDFRealPair, &avx512CDFRealPair}, nil, false}
	avx2CQFRealQuad, avx512CQFRealQuad                 entry
	CQFRealQuad                                        = Function{"CQF.RealQuad", 0, 1, "\x10 ", 32, 16, [...]*entry{&avx2CQFRealQuad, &avx512CQFRealQuad}, nil, false}
	avx2F32Sum2, avx512F32Sum2                         entry
	F32Sum2                                            = Function{"f32.Sum2", 22, 1, "\x10\x04\x04", 32, 16, [...]*entry{&avx2F32Sum2, &avx512F32Sum2}, nil, false}
	avx2F32Sum8, avx512F32Sum8                         entry
	F32Sum8                                            = Function{"f32.Sum8", 64, 1, "\b\x04\x04\x04\x04\x04\x04\x04\x04", 32, 32, [...]*entry{&avx2F32Sum8, &avx512F32Sum8}, nil, false}
	avx2DDAbs, avx512DDAbs                             entry
	DDAbs                                              = Function{"DD.Abs", 4, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDAbs, &avx512DDAbs}, loopDDAbs, false}
	avx2F64TwoProd, avx512F64TwoProd                   entry
	F64TwoProd                                         = Function{"f64.TwoProd", 2, 2, "\b\b\b\b", 16, 16, [...]*entry{&avx2F64TwoProd, &avx512F64TwoProd}, loopF64TwoProd, false}
	avx2F64TwoSum, avx512F64TwoSum                     entry
	F64TwoSum                                          = Function{"f64.TwoSum", 6, 2, "\b\b\b\b", 16, 16, [...]*entry{&avx2F64TwoSum, &avx512F64TwoSum}, loopF64TwoSum, false}
	avx2F64FastTwoSum, avx512F64FastTwoSum             entry
	F64FastTwoSum                                      = Function{"f64.FastTwoSum", 3, 2, "\b\b\b\b", 16, 16, [...]*entry{&avx2F64FastTwoSum, &avx512F64FastTwoSum}, loopF64FastTwoSum, false}
	avx2F64TwoSqr, avx512F64TwoSqr                     entry
	F64TwoSqr                                          = Function{"f64.TwoSqr", 2, 2, "\b\b\b", 16, 16, [...]*entry{&avx2F64TwoSqr, &avx512F64TwoSqr}, loopF64TwoSqr, false}
	avx2DDHypot, avx512DDHypot                         entry
	DDHypot                                            = Function{"DD.Hypot", 230, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDHypot, &avx512DDHypot}, loopDDHypot, false}
	avx2CDDAbs, avx512CDDAbs                           entry
	CDDAbs                                             = Function{"CDD.Abs", 230, 1, "\x10 ", 32, 8, [...]*entry{&avx2CDDAbs, &avx512CDDAbs}, loopCDDAbs, false}
	avx2QDNeg, avx512QDNeg                             entry
	QDNeg                                              = Function{"QD.Neg", 4, 1, "  ", 16, 8, [...]*entry{&avx2QDNeg, &avx512QDNeg}, loopQDNeg, false}
	avx2QDAbs, avx512QDAbs                             entry
	QDAbs                                              = Function{"QD.Abs", 9, 1, "  ", 16, 8, [...]*entry{&avx2QDAbs, &avx512QDAbs}, loopQDAbs, false}
	avx2F64TwoDiff, avx512F64TwoDiff                   entry
	F64TwoDiff                                         = Function{"f64.TwoDiff", 6, 2, "\b\b\b\b", 16, 16, [...]*entry{&avx2F64TwoDiff, &avx512F64TwoDiff}, loopF64TwoDiff, false}
	avx2QDHypot, avx512QDHypot                         entry
	QDHypot                                            = Function{"QD.Hypot", 974, 1, "   ", 32, 8, [...]*entry{&avx2QDHypot, &avx512QDHypot}, loopQDHypot, false}
	avx2CQDAbs, avx512CQDAbs                           entry
	CQDAbs                                             = Function{"CQD.Abs", 974, 1, " @", 32, 8, [...]*entry{&avx2CQDAbs, &avx512CQDAbs}, loopCQDAbs, false}
	avx2DDSqr, avx512DDSqr                             entry
	DDSqr                                              = Function{"DD.Sqr", 18, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDSqr, &avx512DDSqr}, loopDDSqr, false}
	avx2DDAdd, avx512DDAdd                             entry
	DDAdd                                              = Function{"DD.Add", 30, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDAdd, &avx512DDAdd}, loopDDAdd, false}
	avx2CDDIsInf, avx512CDDIsInf                       entry
	CDDIsInf                                           = Function{"CDD.IsInf", 9, 1, "\x04 ", 16, 16, [...]*entry{&avx2CDDIsInf, &avx512CDDIsInf}, loopCDDIsInf, true}
	avx2CDDAbsSqr, avx512CDDAbsSqr                     entry
	CDDAbsSqr                                          = Function{"CDD.AbsSqr", 78, 1, "\x10 ", 16, 8, [...]*entry{&avx2CDDAbsSqr, &avx512CDDAbsSqr}, loopCDDAbsSqr, false}
	avx2QDSqr, avx512QDSqr                             entry
	QDSqr                                              = Function{"QD.Sqr", 85, 1, "  ", 16, 8, [...]*entry{&avx2QDSqr, &avx512QDSqr}, loopQDSqr, false}
	avx2QDAdd, avx512QDAdd                             entry
	QDAdd                                              = Function{"QD.Add", 124, 1, "   ", 16, 8, [...]*entry{&avx2QDAdd, &avx512QDAdd}, loopQDAdd, false}
	avx2CQDIsInf, avx512CQDIsInf                       entry
	CQDIsInf                                           = Function{"CQD.IsInf", 9, 1, "\x04@", 16, 16, [...]*entry{&avx2CQDIsInf, &avx512CQDIsInf}, loopCQDIsInf, true}
	avx2CQDAbsSqr, avx512CQDAbsSqr                     entry
	CQDAbsSqr                                          = Function{"CQD.AbsSqr", 308, 1, " @", 32, 8, [...]*entry{&avx2CQDAbsSqr, &avx512CQDAbsSqr}, loopCQDAbsSqr, false}
	avx2DDNeg, avx512DDNeg                             entry
	DDNeg                                              = Function{"DD.Neg", 2, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDNeg, &avx512DDNeg}, loopDDNeg, false}
	avx2DDAddFloat, avx512DDAddFloat                   entry
	DDAddFloat                                         = Function{"DD.AddFloat", 20, 1, "\x10\x10\b", 16, 8, [...]*entry{&avx2DDAddFloat, &avx512DDAddFloat}, loopDDAddFloat, false}
	avx2DDDiv, avx512DDDiv                             entry
	DDDiv                                              = Function{"DD.Div", 84, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDDiv, &avx512DDDiv}, loopDDDiv, false}
	avx2CDDSqrt, avx512CDDSqrt                         entry
	CDDSqrt                                            = Function{"CDD.Sqrt", 669, 1, "  ", 32, 8, [...]*entry{&avx2CDDSqrt, &avx512CDDSqrt}, loopCDDSqrt, false}
	avx2DDSqrt, avx512DDSqrt                           entry
	DDSqrt                                             = Function{"DD.Sqrt", 58, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDSqrt, &avx512DDSqrt}, loopDDSqrt, false}
	avx2DDAsinh, avx512DDAsinh                         entry
	DDAsinh                                            = Function{"DD.Asinh", 787, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAsinh, &avx512DDAsinh}, loopDDAsinh, false}
	avx2DDAtan2, avx512DDAtan2                         entry
	DDAtan2                                            = Function{"DD.Atan2", 322, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDAtan2, &avx512DDAtan2}, loopDDAtan2, false}
	avx2CDDAcos, avx512CDDAcos                         entry
	CDDAcos                                            = Function{"CDD.Acos", 2998, 1, "  ", 32, 8, [...]*entry{&avx2CDDAcos, &avx512CDDAcos}, loopCDDAcos, false}
	avx2QDAddFloat, avx512QDAddFloat                   entry
	QDAddFloat                                         = Function{"QD.AddFloat", 70, 1, "  \b", 16, 8, [...]*entry{&avx2QDAddFloat, &avx512QDAddFloat}, loopQDAddFloat, false}
	avx2QDMul, avx512QDMul                             entry
	QDMul                                              = Function{"QD.Mul", 112, 1, "   ", 16, 8, [...]*entry{&avx2QDMul, &avx512QDMul}, loopQDMul, false}
	avx2QDSqrt, avx512QDSqrt                           entry
	QDSqrt                                             = Function{"QD.Sqrt", 325, 1, "  ", 32, 8, [...]*entry{&avx2QDSqrt, &avx512QDSqrt}, loopQDSqrt, false}
	avx2QDDiv, avx512QDDiv                             entry
	QDDiv                                              = Function{"QD.Div", 341, 1, "   ", 32, 8, [...]*entry{&avx2QDDiv, &avx512QDDiv}, loopQDDiv, false}
	avx2CQDSqrt, avx512CQDSqrt                         entry
	CQDSqrt                                            = Function{"CQD.Sqrt", 1989, 1, "@@", 32, 8, [...]*entry{&avx2CQDSqrt, &avx512CQDSqrt}, loopCQDSqrt, false}
	avx2QDAsinh, avx512QDAsinh                         entry
	QDAsinh                                            = Function{"QD.Asinh", 3189, 1, "  ", 32, 8, [...]*entry{&avx2QDAsinh, &avx512QDAsinh}, loopQDAsinh, false}
	avx2QDAtan2, avx512QDAtan2                         entry
	QDAtan2                                            = Function{"QD.Atan2", 2162, 1, "   ", 32, 8, [...]*entry{&avx2QDAtan2, &avx512QDAtan2}, loopQDAtan2, false}
	avx2CQDAcos, avx512CQDAcos                         entry
	CQDAcos                                            = Function{"CQD.Acos", 10370, 1, "@@", 32, 8, [...]*entry{&avx2CQDAcos, &avx512CQDAcos}, loopCQDAcos, false}
	avx2DDAcos, avx512DDAcos                           entry
	DDAcos                                             = Function{"DD.Acos", 475, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAcos, &avx512DDAcos}, loopDDAcos, false}
	avx2QDAcos, avx512QDAcos                           entry
	QDAcos                                             = Function{"QD.Acos", 2876, 1, "  ", 32, 8, [...]*entry{&avx2QDAcos, &avx512QDAcos}, loopQDAcos, false}
	avx2CDDAcosh, avx512CDDAcosh                       entry
	CDDAcosh                                           = Function{"CDD.Acosh", 3005, 1, "  ", 32, 8, [...]*entry{&avx2CDDAcosh, &avx512CDDAcosh}, loopCDDAcosh, false}
	avx2CQDAcosh, avx512CQDAcosh                       entry
	CQDAcosh                                           = Function{"CQD.Acosh", 10384, 1, "@@", 32, 8, [...]*entry{&avx2CQDAcosh, &avx512CQDAcosh}, loopCQDAcosh, false}
	avx2DDAcosh, avx512DDAcosh                         entry
	DDAcosh                                            = Function{"DD.Acosh", 700, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAcosh, &avx512DDAcosh}, loopDDAcosh, false}
	avx2QDAcosh, avx512QDAcosh                         entry
	QDAcosh                                            = Function{"QD.Acosh", 2800, 1, "  ", 32, 8, [...]*entry{&avx2QDAcosh, &avx512QDAcosh}, loopQDAcosh, false}
	avx2CDDAdd, avx512CDDAdd                           entry
	CDDAdd                                             = Function{"CDD.Add", 60, 1, "   ", 16, 8, [...]*entry{&avx2CDDAdd, &avx512CDDAdd}, loopCDDAdd, false}
	avx2CQDAdd, avx512CQDAdd                           entry
	CQDAdd                                             = Function{"CQD.Add", 248, 1, "@@@", 32, 8, [...]*entry{&avx2CQDAdd, &avx512CQDAdd}, loopCQDAdd, false}
	avx2F64AddDown, avx512F64AddDown                   entry
	F64AddDown                                         = Function{"f64.AddDown", 41, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64AddDown, &avx512F64AddDown}, loopF64AddDown, false}
	avx2F64AddToZero, avx512F64AddToZero               entry
	F64AddToZero                                       = Function{"f64.AddToZero", 39, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64AddToZero, &avx512F64AddToZero}, loopF64AddToZero, false}
	avx2F64AddUp, avx512F64AddUp                       entry
	F64AddUp                                           = Function{"f64.AddUp", 33, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64AddUp, &avx512F64AddUp}, loopF64AddUp, false}
	avx2DDSinCos, avx512DDSinCos                       entry
	DDSinCos                                           = Function{"DD.SinCos", 858, 2, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDSinCos, &avx512DDSinCos}, loopDDSinCos, false}
	avx2DDAiryAi, avx512DDAiryAi                       entry
	DDAiryAi                                           = Function{"DD.AiryAi", 5392, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAiryAi, &avx512DDAiryAi}, loopDDAiryAi, false}
	avx2QDSub, avx512QDSub                             entry
	QDSub                                              = Function{"QD.Sub", 128, 1, "   ", 16, 8, [...]*entry{&avx2QDSub, &avx512QDSub}, loopQDSub, false}
	avx2QDSinCos, avx512QDSinCos                       entry
	QDSinCos                                           = Function{"QD.SinCos", 3891, 2, "   ", 32, 8, [...]*entry{&avx2QDSinCos, &avx512QDSinCos}, loopQDSinCos, false}
	avx2QDAiryAi, avx512QDAiryAi                       entry
	QDAiryAi                                           = Function{"QD.AiryAi", 30227, 1, "  ", 32, 8, [...]*entry{&avx2QDAiryAi, &avx512QDAiryAi}, loopQDAiryAi, false}
	avx2DDAiryAiPrime, avx512DDAiryAiPrime             entry
	DDAiryAiPrime                                      = Function{"DD.AiryAiPrime", 5392, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAiryAiPrime, &avx512DDAiryAiPrime}, loopDDAiryAiPrime, false}
	avx2QDAiryAiPrime, avx512QDAiryAiPrime             entry
	QDAiryAiPrime                                      = Function{"QD.AiryAiPrime", 30227, 1, "  ", 32, 8, [...]*entry{&avx2QDAiryAiPrime, &avx512QDAiryAiPrime}, loopQDAiryAiPrime, false}
	avx2DDAiryBi, avx512DDAiryBi                       entry
	DDAiryBi                                           = Function{"DD.AiryBi", 5392, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAiryBi, &avx512DDAiryBi}, loopDDAiryBi, false}
	avx2QDAiryBi, avx512QDAiryBi                       entry
	QDAiryBi                                           = Function{"QD.AiryBi", 30227, 1, "  ", 32, 8, [...]*entry{&avx2QDAiryBi, &avx512QDAiryBi}, loopQDAiryBi, false}
	avx2DDAiryBiPrime, avx512DDAiryBiPrime             entry
	DDAiryBiPrime                                      = Function{"DD.AiryBiPrime", 5392, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAiryBiPrime, &avx512DDAiryBiPrime}, loopDDAiryBiPrime, false}
	avx2QDAiryBiPrime, avx512QDAiryBiPrime             entry
	QDAiryBiPrime                                      = Function{"QD.AiryBiPrime", 30227, 1, "  ", 32, 8, [...]*entry{&avx2QDAiryBiPrime, &avx512QDAiryBiPrime}, loopQDAiryBiPrime, false}
	avx2CDDAsin, avx512CDDAsin                         entry
	CDDAsin                                            = Function{"CDD.Asin", 3065, 1, "  ", 32, 8, [...]*entry{&avx2CDDAsin, &avx512CDDAsin}, loopCDDAsin, false}
	avx2CQDAsin, avx512CQDAsin                         entry
	CQDAsin                                            = Function{"CQD.Asin", 10629, 1, "@@", 32, 8, [...]*entry{&avx2CQDAsin, &avx512CQDAsin}, loopCQDAsin, false}
	avx2DDAsin, avx512DDAsin                           entry
	DDAsin                                             = Function{"DD.Asin", 475, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAsin, &avx512DDAsin}, loopDDAsin, false}
	avx2QDAsin, avx512QDAsin                           entry
	QDAsin                                             = Function{"QD.Asin", 2876, 1, "  ", 32, 8, [...]*entry{&avx2QDAsin, &avx512QDAsin}, loopQDAsin, false}
	avx2CDDAsinh, avx512CDDAsinh                       entry
	CDDAsinh                                           = Function{"CDD.Asinh", 3065, 1, "  ", 32, 8, [...]*entry{&avx2CDDAsinh, &avx512CDDAsinh}, loopCDDAsinh, false}
	avx2CQDAsinh, avx512CQDAsinh                       entry
	CQDAsinh                                           = Function{"CQD.Asinh", 10629, 1, "@@", 32, 8, [...]*entry{&avx2CQDAsinh, &avx512CQDAsinh}, loopCQDAsinh, false}
	avx2DDLog1p, avx512DDLog1p                         entry
	DDLog1p                                            = Function{"DD.Log1p", 407, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDLog1p, &avx512DDLog1p}, loopDDLog1p, false}
	avx2DDMulFloat, avx512DDMulFloat                   entry
	DDMulFloat                                         = Function{"DD.MulFloat", 20, 1, "\x10\x10\b", 16, 8, [...]*entry{&avx2DDMulFloat, &avx512DDMulFloat}, loopDDMulFloat, false}
	avx2CDDAtanh, avx512CDDAtanh                       entry
	CDDAtanh                                           = Function{"CDD.Atanh", 1936, 1, "  ", 32, 8, [...]*entry{&avx2CDDAtanh, &avx512CDDAtanh}, loopCDDAtanh, false}
	avx2CDDAtan, avx512CDDAtan                         entry
	CDDAtan                                            = Function{"CDD.Atan", 1936, 1, "  ", 32, 8, [...]*entry{&avx2CDDAtan, &avx512CDDAtan}, loopCDDAtan, false}
	avx2QDLog1p, avx512QDLog1p                         entry
	QDLog1p                                            = Function{"QD.Log1p", 1677, 1, "  ", 32, 8, [...]*entry{&avx2QDLog1p, &avx512QDLog1p}, loopQDLog1p, false}
	avx2QDMulFloat, avx512QDMulFloat                   entry
	QDMulFloat                                         = Function{"QD.MulFloat", 79, 1, "  \b", 16, 8, [...]*entry{&avx2QDMulFloat, &avx512QDMulFloat}, loopQDMulFloat, false}
	avx2CQDAtanh, avx512CQDAtanh                       entry
	CQDAtanh                                           = Function{"CQD.Atanh", 6308, 1, "@@", 32, 8, [...]*entry{&avx2CQDAtanh, &avx512CQDAtanh}, loopCQDAtanh, false}
	avx2CQDAtan, avx512CQDAtan                         entry
	CQDAtan                                            = Function{"CQD.Atan", 6308, 1, "@@", 32, 8, [...]*entry{&avx2CQDAtan, &avx512CQDAtan}, loopCQDAtan, false}
	avx2DDAtan, avx512DDAtan                           entry
	DDAtan                                             = Function{"DD.Atan", 322, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAtan, &avx512DDAtan}, loopDDAtan, false}
	avx2QDAtan, avx512QDAtan                           entry
	QDAtan                                             = Function{"QD.Atan", 2162, 1, "  ", 32, 8, [...]*entry{&avx2QDAtan, &avx512QDAtan}, loopQDAtan, false}
	avx2DDAtanh, avx512DDAtanh                         entry
	DDAtanh                                            = Function{"DD.Atanh", 824, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDAtanh, &avx512DDAtanh}, loopDDAtanh, false}
	avx2QDAtanh, avx512QDAtanh                         entry
	QDAtanh                                            = Function{"QD.Atanh", 3105, 1, "  ", 32, 8, [...]*entry{&avx2QDAtanh, &avx512QDAtanh}, loopQDAtanh, false}
	avx2DDBeta, avx512DDBeta                           entry
	DDBeta                                             = Function{"DD.Beta", 6520, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDBeta, &avx512DDBeta}, loopDDBeta, false}
	avx2QDBeta, avx512QDBeta                           entry
	QDBeta                                             = Function{"QD.Beta", 35998, 1, "   ", 32, 8, [...]*entry{&avx2QDBeta, &avx512QDBeta}, loopQDBeta, false}
	avx2DDCanon, avx512DDCanon                         entry
	DDCanon                                            = Function{"DD.Canon", 16, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDCanon, &avx512DDCanon}, loopDDCanon, false}
	avx2QDCanon, avx512QDCanon                         entry
	QDCanon                                            = Function{"QD.Canon", 167, 1, "  ", 16, 16, [...]*entry{&avx2QDCanon, &avx512QDCanon}, loopQDCanon, false}
	avx2DDCbrt, avx512DDCbrt                           entry
	DDCbrt                                             = Function{"DD.Cbrt", 160, 1, "\x10\x10", 16, 16, [...]*entry{&avx2DDCbrt, &avx512DDCbrt}, loopDDCbrt, false}
	avx2QDCbrt, avx512QDCbrt                           entry
	QDCbrt                                             = Function{"QD.Cbrt", 788, 1, "  ", 32, 8, [...]*entry{&avx2QDCbrt, &avx512QDCbrt}, loopQDCbrt, false}
	avx2DDFloor, avx512DDFloor                         entry
	DDFloor                                            = Function{"DD.Floor", 18, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDFloor, &avx512DDFloor}, loopDDFloor, false}
	avx2DDCeil, avx512DDCeil                           entry
	DDCeil                                             = Function{"DD.Ceil", 22, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDCeil, &avx512DDCeil}, loopDDCeil, false}
	avx2QDFloor, avx512QDFloor                         entry
	QDFloor                                            = Function{"QD.Floor", 69, 1, "  ", 16, 8, [...]*entry{&avx2QDFloor, &avx512QDFloor}, loopQDFloor, false}
	avx2QDCeil, avx512QDCeil                           entry
	QDCeil                                             = Function{"QD.Ceil", 77, 1, "  ", 16, 8, [...]*entry{&avx2QDCeil, &avx512QDCeil}, loopQDCeil, false}
	avx2CDDConj, avx512CDDConj                         entry
	CDDConj                                            = Function{"CDD.Conj", 2, 1, "  ", 16, 8, [...]*entry{&avx2CDDConj, &avx512CDDConj}, loopCDDConj, false}
	avx2CQDConj, avx512CQDConj                         entry
	CQDConj                                            = Function{"CQD.Conj", 4, 1, "@@", 16, 8, [...]*entry{&avx2CQDConj, &avx512CQDConj}, loopCQDConj, false}
	avx2DDCopysign, avx512DDCopysign                   entry
	DDCopysign                                         = Function{"DD.Copysign", 5, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDCopysign, &avx512DDCopysign}, loopDDCopysign, false}
	avx2QDCopysign, avx512QDCopysign                   entry
	QDCopysign                                         = Function{"QD.Copysign", 7, 1, "   ", 16, 8, [...]*entry{&avx2QDCopysign, &avx512QDCopysign}, loopQDCopysign, false}
	avx2DDMul, avx512DDMul                             entry
	DDMul                                              = Function{"DD.Mul", 19, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDMul, &avx512DDMul}, loopDDMul, false}
	avx2CDDCosh, avx512CDDCosh                         entry
	CDDCosh                                            = Function{"CDD.Cosh", 1452, 1, "  ", 32, 8, [...]*entry{&avx2CDDCosh, &avx512CDDCosh}, loopCDDCosh, false}
	avx2CDDCos, avx512CDDCos                           entry
	CDDCos                                             = Function{"CDD.Cos", 1454, 1, "  ", 32, 8, [...]*entry{&avx2CDDCos, &avx512CDDCos}, loopCDDCos, false}
	avx2CQDCosh, avx512CQDCosh                         entry
	CQDCosh                                            = Function{"CQD.Cosh", 6718, 1, "@@", 32, 8, [...]*entry{&avx2CQDCosh, &avx512CQDCosh}, loopCQDCosh, false}
	avx2CQDCos, avx512CQDCos                           entry
	CQDCos                                             = Function{"CQD.Cos", 6722, 1, "@@", 32, 8, [...]*entry{&avx2CQDCos, &avx512CQDCos}, loopCQDCos, false}
	avx2DDCos, avx512DDCos                             entry
	DDCos                                              = Function{"DD.Cos", 711, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDCos, &avx512DDCos}, loopDDCos, false}
	avx2QDCos, avx512QDCos                             entry
	QDCos                                              = Function{"QD.Cos", 3227, 1, "  ", 32, 8, [...]*entry{&avx2QDCos, &avx512QDCos}, loopQDCos, false}
	avx2DDCosPi, avx512DDCosPi                         entry
	DDCosPi                                            = Function{"DD.CosPi", 331, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDCosPi, &avx512DDCosPi}, loopDDCosPi, false}
	avx2QDCosPi, avx512QDCosPi                         entry
	QDCosPi                                            = Function{"QD.CosPi", 2011, 1, "  ", 32, 8, [...]*entry{&avx2QDCosPi, &avx512QDCosPi}, loopQDCosPi, false}
	avx2DDCosh, avx512DDCosh                           entry
	DDCosh                                             = Function{"DD.Cosh", 302, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDCosh, &avx512DDCosh}, loopDDCosh, false}
	avx2QDCosh, avx512QDCosh                           entry
	QDCosh                                             = Function{"QD.Cosh", 1867, 1, "  ", 32, 8, [...]*entry{&avx2QDCosh, &avx512QDCosh}, loopQDCosh, false}
	avx2DDRecip, avx512DDRecip                         entry
	DDRecip                                            = Function{"DD.Recip", 84, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDRecip, &avx512DDRecip}, loopDDRecip, false}
	avx2DDDigamma, avx512DDDigamma                     entry
	DDDigamma                                          = Function{"DD.Digamma", 2047, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDDigamma, &avx512DDDigamma}, loopDDDigamma, false}
	avx2QDRecip, avx512QDRecip                         entry
	QDRecip                                            = Function{"QD.Recip", 341, 1, "  ", 32, 8, [...]*entry{&avx2QDRecip, &avx512QDRecip}, loopQDRecip, false}
	avx2QDDigamma, avx512QDDigamma                     entry
	QDDigamma                                          = Function{"QD.Digamma", 9869, 1, "  ", 32, 8, [...]*entry{&avx2QDDigamma, &avx512QDDigamma}, loopQDDigamma, false}
	avx2DDSub, avx512DDSub                             entry
	DDSub                                              = Function{"DD.Sub", 30, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDSub, &avx512DDSub}, loopDDSub, false}
	avx2DDDim, avx512DDDim                             entry
	DDDim                                              = Function{"DD.Dim", 38, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDDim, &avx512DDDim}, loopDDDim, false}
	avx2QDDim, avx512QDDim                             entry
	QDDim                                              = Function{"QD.Dim", 138, 1, "   ", 16, 16, [...]*entry{&avx2QDDim, &avx512QDDim}, loopQDDim, false}
	avx2CDDDiv, avx512CDDDiv                           entry
	CDDDiv                                             = Function{"CDD.Div", 1076, 1, "   ", 32, 8, [...]*entry{&avx2CDDDiv, &avx512CDDDiv}, loopCDDDiv, false}
	avx2CQDDiv, avx512CQDDiv                           entry
	CQDDiv                                             = Function{"CQD.Div", 2322, 1, "@@@", 32, 8, [...]*entry{&avx2CQDDiv, &avx512CQDDiv}, loopCQDDiv, false}
	avx2F64DivDown, avx512F64DivDown                   entry
	F64DivDown                                         = Function{"f64.DivDown", 68, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64DivDown, &avx512F64DivDown}, loopF64DivDown, false}
	avx2DDDivFloat, avx512DDDivFloat                   entry
	DDDivFloat                                         = Function{"DD.DivFloat", 84, 1, "\x10\x10\b", 16, 8, [...]*entry{&avx2DDDivFloat, &avx512DDDivFloat}, loopDDDivFloat, false}
	avx2QDDivFloat, avx512QDDivFloat                   entry
	QDDivFloat                                         = Function{"QD.DivFloat", 341, 1, "  \b", 32, 8, [...]*entry{&avx2QDDivFloat, &avx512QDDivFloat}, loopQDDivFloat, false}
	avx2F64DivToZero, avx512F64DivToZero               entry
	F64DivToZero                                       = Function{"f64.DivToZero", 73, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64DivToZero, &avx512F64DivToZero}, loopF64DivToZero, false}
	avx2F64DivUp, avx512F64DivUp                       entry
	F64DivUp                                           = Function{"f64.DivUp", 67, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64DivUp, &avx512F64DivUp}, loopF64DivUp, false}
	avx2DDSubFloat, avx512DDSubFloat                   entry
	DDSubFloat                                         = Function{"DD.SubFloat", 21, 1, "\x10\x10\b", 16, 8, [...]*entry{&avx2DDSubFloat, &avx512DDSubFloat}, loopDDSubFloat, false}
	avx2DDEllipticE, avx512DDEllipticE                 entry
	DDEllipticE                                        = Function{"DD.EllipticE", 3749, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDEllipticE, &avx512DDEllipticE}, loopDDEllipticE, false}
	avx2QDSubFloat, avx512QDSubFloat                   entry
	QDSubFloat                                         = Function{"QD.SubFloat", 71, 1, "  \b", 16, 8, [...]*entry{&avx2QDSubFloat, &avx512QDSubFloat}, loopQDSubFloat, false}
	avx2QDEllipticE, avx512QDEllipticE                 entry
	QDEllipticE                                        = Function{"QD.EllipticE", 15846, 1, "  ", 32, 8, [...]*entry{&avx2QDEllipticE, &avx512QDEllipticE}, loopQDEllipticE, false}
	avx2DDEllipticK, avx512DDEllipticK                 entry
	DDEllipticK                                        = Function{"DD.EllipticK", 3749, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDEllipticK, &avx512DDEllipticK}, loopDDEllipticK, false}
	avx2QDEllipticK, avx512QDEllipticK                 entry
	QDEllipticK                                        = Function{"QD.EllipticK", 15846, 1, "  ", 32, 8, [...]*entry{&avx2QDEllipticK, &avx512QDEllipticK}, loopQDEllipticK, false}
	avx2DDEqual, avx512DDEqual                         entry
	DDEqual                                            = Function{"DD.Equal", 35, 1, "\x04\x10\x10", 16, 16, [...]*entry{&avx2DDEqual, &avx512DDEqual}, loopDDEqual, true}
	avx2CDDEqual, avx512CDDEqual                       entry
	CDDEqual                                           = Function{"CDD.Equal", 71, 1, "\x04  ", 16, 16, [...]*entry{&avx2CDDEqual, &avx512CDDEqual}, loopCDDEqual, true}
	avx2QDEqual, avx512QDEqual                         entry
	QDEqual                                            = Function{"QD.Equal", 133, 1, "\x04  ", 16, 16, [...]*entry{&avx2QDEqual, &avx512QDEqual}, loopQDEqual, true}
	avx2CQDEqual, avx512CQDEqual                       entry
	CQDEqual                                           = Function{"CQD.Equal", 267, 1, "\x04@@", 32, 8, [...]*entry{&avx2CQDEqual, &avx512CQDEqual}, loopCQDEqual, true}
	avx2DDEqualFloat, avx512DDEqualFloat               entry
	DDEqualFloat                                       = Function{"DD.EqualFloat", 35, 1, "\x04\x10\b", 16, 16, [...]*entry{&avx2DDEqualFloat, &avx512DDEqualFloat}, loopDDEqualFloat, true}
	avx2QDEqualFloat, avx512QDEqualFloat               entry
	QDEqualFloat                                       = Function{"QD.EqualFloat", 133, 1, "\x04 \b", 16, 16, [...]*entry{&avx2QDEqualFloat, &avx512QDEqualFloat}, loopQDEqualFloat, true}
	avx2DDErf, avx512DDErf                             entry
	DDErf                                              = Function{"DD.Erf", 709, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDErf, &avx512DDErf}, loopDDErf, false}
	avx2QDErf, avx512QDErf                             entry
	QDErf                                              = Function{"QD.Erf", 5204, 1, "  ", 32, 8, [...]*entry{&avx2QDErf, &avx512QDErf}, loopQDErf, false}
	avx2DDErfc, avx512DDErfc                           entry
	DDErfc                                             = Function{"DD.Erfc", 746, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDErfc, &avx512DDErfc}, loopDDErfc, false}
	avx2QDErfc, avx512QDErfc                           entry
	QDErfc                                             = Function{"QD.Erfc", 5308, 1, "  ", 32, 8, [...]*entry{&avx2QDErfc, &avx512QDErfc}, loopQDErfc, false}
	avx2DDErfcinv, avx512DDErfcinv                     entry
	DDErfcinv                                          = Function{"DD.Erfcinv", 1030, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDErfcinv, &avx512DDErfcinv}, loopDDErfcinv, false}
	avx2QDErfcinv, avx512QDErfcinv                     entry
	QDErfcinv                                          = Function{"QD.Erfcinv", 6791, 1, "  ", 32, 8, [...]*entry{&avx2QDErfcinv, &avx512QDErfcinv}, loopQDErfcinv, false}
	avx2DDErfcx, avx512DDErfcx                         entry
	DDErfcx                                            = Function{"DD.Erfcx", 753, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDErfcx, &avx512DDErfcx}, loopDDErfcx, false}
	avx2QDErfcx, avx512QDErfcx                         entry
	QDErfcx                                            = Function{"QD.Erfcx", 5330, 1, "  ", 32, 8, [...]*entry{&avx2QDErfcx, &avx512QDErfcx}, loopQDErfcx, false}
	avx2DDErfinv, avx512DDErfinv                       entry
	DDErfinv                                           = Function{"DD.Erfinv", 988, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDErfinv, &avx512DDErfinv}, loopDDErfinv, false}
	avx2QDErfinv, avx512QDErfinv                       entry
	QDErfinv                                           = Function{"QD.Erfinv", 6713, 1, "  ", 32, 8, [...]*entry{&avx2QDErfinv, &avx512QDErfinv}, loopQDErfinv, false}
	avx2DDExp, avx512DDExp                             entry
	DDExp                                              = Function{"DD.Exp", 185, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDExp, &avx512DDExp}, loopDDExp, false}
	avx2CDDExp, avx512CDDExp                           entry
	CDDExp                                             = Function{"CDD.Exp", 1484, 1, "  ", 32, 8, [...]*entry{&avx2CDDExp, &avx512CDDExp}, loopCDDExp, false}
	avx2QDExp, avx512QDExp                             entry
	QDExp                                              = Function{"QD.Exp", 1474, 1, "  ", 32, 8, [...]*entry{&avx2QDExp, &avx512QDExp}, loopQDExp, false}
	avx2CQDExp, avx512CQDExp                           entry
	CQDExp                                             = Function{"CQD.Exp", 7458, 1, "@@", 32, 8, [...]*entry{&avx2CQDExp, &avx512CQDExp}, loopCQDExp, false}
	avx2DDExp10, avx512DDExp10                         entry
	DDExp10                                            = Function{"DD.Exp10", 216, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDExp10, &avx512DDExp10}, loopDDExp10, false}
	avx2QDExp10, avx512QDExp10                         entry
	QDExp10                                            = Function{"QD.Exp10", 1596, 1, "  ", 32, 8, [...]*entry{&avx2QDExp10, &avx512QDExp10}, loopQDExp10, false}
	avx2DDExp2, avx512DDExp2                           entry
	DDExp2                                             = Function{"DD.Exp2", 151, 1, "\x10\x10", 16, 16, [...]*entry{&avx2DDExp2, &avx512DDExp2}, loopDDExp2, false}
	avx2QDExp2, avx512QDExp2                           entry
	QDExp2                                             = Function{"QD.Exp2", 1425, 1, "  ", 32, 8, [...]*entry{&avx2QDExp2, &avx512QDExp2}, loopQDExp2, false}
	avx2DDExpInt, avx512DDExpInt                       entry
	DDExpInt                                           = Function{"DD.ExpInt", 1588, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDExpInt, &avx512DDExpInt}, loopDDExpInt, false}
	avx2QDExpInt, avx512QDExpInt                       entry
	QDExpInt                                           = Function{"QD.ExpInt", 8914, 1, "  ", 32, 8, [...]*entry{&avx2QDExpInt, &avx512QDExpInt}, loopQDExpInt, false}
	avx2DDExpm1, avx512DDExpm1                         entry
	DDExpm1                                            = Function{"DD.Expm1", 301, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDExpm1, &avx512DDExpm1}, loopDDExpm1, false}
	avx2QDExpm1, avx512QDExpm1                         entry
	QDExpm1                                            = Function{"QD.Expm1", 1787, 1, "  ", 32, 8, [...]*entry{&avx2QDExpm1, &avx512QDExpm1}, loopQDExpm1, false}
	avx2F64FMADown, avx512F64FMADown                   entry
	F64FMADown                                         = Function{"f64.FMADown", 114, 1, "\b\b\b\b", 16, 8, [...]*entry{&avx2F64FMADown, &avx512F64FMADown}, loopF64FMADown, false}
	avx2F64FMAToZero, avx512F64FMAToZero               entry
	F64FMAToZero                                       = Function{"f64.FMAToZero", 117, 1, "\b\b\b\b", 16, 8, [...]*entry{&avx2F64FMAToZero, &avx512F64FMAToZero}, loopF64FMAToZero, false}
	avx2F64FMAUp, avx512F64FMAUp                       entry
	F64FMAUp                                           = Function{"f64.FMAUp", 111, 1, "\b\b\b\b", 16, 8, [...]*entry{&avx2F64FMAUp, &avx512F64FMAUp}, loopF64FMAUp, false}
	avx2DDFastMod, avx512DDFastMod                     entry
	DDFastMod                                          = Function{"DD.FastMod", 7369, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDFastMod, &avx512DDFastMod}, loopDDFastMod, false}
	avx2QDFastMod, avx512QDFastMod                     entry
	QDFastMod                                          = Function{"QD.FastMod", 13024, 1, "   ", 32, 8, [...]*entry{&avx2QDFastMod, &avx512QDFastMod}, loopQDFastMod, false}
	avx2DDFastRemainder, avx512DDFastRemainder         entry
	DDFastRemainder                                    = Function{"DD.FastRemainder", 7601, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDFastRemainder, &avx512DDFastRemainder}, loopDDFastRemainder, false}
	avx2QDFastRemainder, avx512QDFastRemainder         entry
	QDFastRemainder                                    = Function{"QD.FastRemainder", 13584, 1, "   ", 32, 8, [...]*entry{&avx2QDFastRemainder, &avx512QDFastRemainder}, loopQDFastRemainder, false}
	avx2DDFastRemquo, avx512DDFastRemquo               entry
	DDFastRemquo                                       = Function{"DD.FastRemquo", 7611, 2, "\x10\x04\x10\x10", 32, 8, [...]*entry{&avx2DDFastRemquo, &avx512DDFastRemquo}, loopDDFastRemquo, false}
	avx2QDFastRemquo, avx512QDFastRemquo               entry
	QDFastRemquo                                       = Function{"QD.FastRemquo", 13594, 2, " \x04  ", 32, 8, [...]*entry{&avx2QDFastRemquo, &avx512QDFastRemquo}, loopQDFastRemquo, false}
	avx2VecFloat32AndRest, avx512VecFloat32AndRest     entry
	VecFloat32AndRest                                  = Function{"vec.float32AndRest", 7, 2, "\x04\x04\b", 16, 16, [...]*entry{&avx2VecFloat32AndRest, &avx512VecFloat32AndRest}, nil, false}
	avx2VecFloat32Down, avx512VecFloat32Down           entry
	VecFloat32Down                                     = Function{"vec.Float32Down", 33, 1, "\x04\b", 16, 8, [...]*entry{&avx2VecFloat32Down, &avx512VecFloat32Down}, nil, false}
	avx2VecFloat32ToZero, avx512VecFloat32ToZero       entry
	VecFloat32ToZero                                   = Function{"vec.Float32ToZero", 38, 1, "\x04\b", 16, 8, [...]*entry{&avx2VecFloat32ToZero, &avx512VecFloat32ToZero}, nil, false}
	avx2VecFloat32Up, avx512VecFloat32Up               entry
	VecFloat32Up                                       = Function{"vec.Float32Up", 32, 1, "\x04\b", 16, 8, [...]*entry{&avx2VecFloat32Up, &avx512VecFloat32Up}, nil, false}
	avx2DDFrexp, avx512DDFrexp                         entry
	DDFrexp                                            = Function{"DD.Frexp", 33, 2, "\x10\x04\x10", 16, 16, [...]*entry{&avx2DDFrexp, &avx512DDFrexp}, loopDDFrexp, false}
	avx2QDFrexp, avx512QDFrexp                         entry
	QDFrexp                                            = Function{"QD.Frexp", 37, 2, " \x04 ", 16, 16, [...]*entry{&avx2QDFrexp, &avx512QDFrexp}, loopQDFrexp, false}
	avx2F64FromIntDown, avx512F64FromIntDown           entry
	F64FromIntDown                                     = Function{"f64.FromIntDown", 46, 1, "\b\x04", 16, 8, [...]*entry{&avx2F64FromIntDown, &avx512F64FromIntDown}, loopF64FromIntDown, false}
	avx2F64FromIntToZero, avx512F64FromIntToZero       entry
	F64FromIntToZero                                   = Function{"f64.FromIntToZero", 44, 1, "\b\x04", 16, 8, [...]*entry{&avx2F64FromIntToZero, &avx512F64FromIntToZero}, loopF64FromIntToZero, false}
	avx2F64FromIntUp, avx512F64FromIntUp               entry
	F64FromIntUp                                       = Function{"f64.FromIntUp", 38, 1, "\b\x04", 16, 8, [...]*entry{&avx2F64FromIntUp, &avx512F64FromIntUp}, loopF64FromIntUp, false}
	avx2DDGamma, avx512DDGamma                         entry
	DDGamma                                            = Function{"DD.Gamma", 1959, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDGamma, &avx512DDGamma}, loopDDGamma, false}
	avx2QDGamma, avx512QDGamma                         entry
	QDGamma                                            = Function{"QD.Gamma", 11153, 1, "  ", 32, 8, [...]*entry{&avx2QDGamma, &avx512QDGamma}, loopQDGamma, false}
	avx2DDGammaP, avx512DDGammaP                       entry
	DDGammaP                                           = Function{"DD.GammaP", 6031, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDGammaP, &avx512DDGammaP}, loopDDGammaP, false}
	avx2QDGammaP, avx512QDGammaP                       entry
	QDGammaP                                           = Function{"QD.GammaP", 29747, 1, "   ", 32, 8, [...]*entry{&avx2QDGammaP, &avx512QDGammaP}, loopQDGammaP, false}
	avx2DDGammaQ, avx512DDGammaQ                       entry
	DDGammaQ                                           = Function{"DD.GammaQ", 6031, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDGammaQ, &avx512DDGammaQ}, loopDDGammaQ, false}
	avx2QDGammaQ, avx512QDGammaQ                       entry
	QDGammaQ                                           = Function{"QD.GammaQ", 29747, 1, "   ", 32, 8, [...]*entry{&avx2QDGammaQ, &avx512QDGammaQ}, loopQDGammaQ, false}
	avx2DDLess, avx512DDLess                           entry
	DDLess                                             = Function{"DD.Less", 35, 1, "\x04\x10\x10", 16, 16, [...]*entry{&avx2DDLess, &avx512DDLess}, loopDDLess, true}
	avx2DDGreater, avx512DDGreater                     entry
	DDGreater                                          = Function{"DD.Greater", 35, 1, "\x04\x10\x10", 16, 16, [...]*entry{&avx2DDGreater, &avx512DDGreater}, loopDDGreater, true}
	avx2QDLess, avx512QDLess                           entry
	QDLess                                             = Function{"QD.Less", 133, 1, "\x04  ", 16, 16, [...]*entry{&avx2QDLess, &avx512QDLess}, loopQDLess, true}
	avx2QDGreater, avx512QDGreater                     entry
	QDGreater                                          = Function{"QD.Greater", 133, 1, "\x04  ", 16, 16, [...]*entry{&avx2QDGreater, &avx512QDGreater}, loopQDGreater, true}
	avx2DDLessEqual, avx512DDLessEqual                 entry
	DDLessEqual                                        = Function{"DD.LessEqual", 35, 1, "\x04\x10\x10", 16, 16, [...]*entry{&avx2DDLessEqual, &avx512DDLessEqual}, loopDDLessEqual, true}
	avx2DDGreaterEqual, avx512DDGreaterEqual           entry
	DDGreaterEqual                                     = Function{"DD.GreaterEqual", 35, 1, "\x04\x10\x10", 16, 16, [...]*entry{&avx2DDGreaterEqual, &avx512DDGreaterEqual}, loopDDGreaterEqual, true}
	avx2QDLessEqual, avx512QDLessEqual                 entry
	QDLessEqual                                        = Function{"QD.LessEqual", 133, 1, "\x04  ", 16, 16, [...]*entry{&avx2QDLessEqual, &avx512QDLessEqual}, loopQDLessEqual, true}
	avx2QDGreaterEqual, avx512QDGreaterEqual           entry
	QDGreaterEqual                                     = Function{"QD.GreaterEqual", 133, 1, "\x04  ", 16, 16, [...]*entry{&avx2QDGreaterEqual, &avx512QDGreaterEqual}, loopQDGreaterEqual, true}
	avx2DDGreaterEqualFloat, avx512DDGreaterEqualFloat entry
	DDGreaterEqualFloat                                = Function{"DD.GreaterEqualFloat", 35, 1, "\x04\x10\b", 16, 16, [...]*entry{&avx2DDGreaterEqualFloat, &avx512DDGreaterEqualFloat}, loopDDGreaterEqualFloat, true}
	avx2QDGreaterEqualFloat, avx512QDGreaterEqualFloat entry
	QDGreaterEqualFloat                                = Function{"QD.GreaterEqualFloat", 133, 1, "\x04 \b", 16, 16, [...]*entry{&avx2QDGreaterEqualFloat, &avx512QDGreaterEqualFloat}, loopQDGreaterEqualFloat, true}
	avx2DDGreaterFloat, avx512DDGreaterFloat           entry
	DDGreaterFloat                                     = Function{"DD.GreaterFloat", 35, 1, "\x04\x10\b", 16, 16, [...]*entry{&avx2DDGreaterFloat, &avx512DDGreaterFloat}, loopDDGreaterFloat, true}
	avx2QDGreaterFloat, avx512QDGreaterFloat           entry
	QDGreaterFloat                                     = Function{"QD.GreaterFloat", 133, 1, "\x04 \b", 16, 16, [...]*entry{&avx2QDGreaterFloat, &avx512QDGreaterFloat}, loopQDGreaterFloat, true}
	avx2DDI0, avx512DDI0                               entry
	DDI0                                               = Function{"DD.I0", 1200, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDI0, &avx512DDI0}, loopDDI0, false}
	avx2QDI0, avx512QDI0                               entry
	QDI0                                               = Function{"QD.I0", 7529, 1, "  ", 32, 8, [...]*entry{&avx2QDI0, &avx512QDI0}, loopQDI0, false}
	avx2DDI1, avx512DDI1                               entry
	DDI1                                               = Function{"DD.I1", 1200, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDI1, &avx512DDI1}, loopDDI1, false}
	avx2QDI1, avx512QDI1                               entry
	QDI1                                               = Function{"QD.I1", 7529, 1, "  ", 32, 8, [...]*entry{&avx2QDI1, &avx512QDI1}, loopQDI1, false}
	avx2DDIlogb, avx512DDIlogb                         entry
	DDIlogb                                            = Function{"DD.Ilogb", 20, 1, "\x04\x10", 16, 16, [...]*entry{&avx2DDIlogb, &avx512DDIlogb}, loopDDIlogb, false}
	avx2QDIlogb, avx512QDIlogb                         entry
	QDIlogb                                            = Function{"QD.Ilogb", 20, 1, "\x04 ", 16, 16, [...]*entry{&avx2QDIlogb, &avx512QDIlogb}, loopQDIlogb, false}
	avx2F64Int32Down, avx512F64Int32Down               entry
	F64Int32Down                                       = Function{"f64.Int32Down", 12, 1, "\x04\b", 16, 16, [...]*entry{&avx2F64Int32Down, &avx512F64Int32Down}, loopF64Int32Down, false}
	avx2F64Int32Nearest, avx512F64Int32Nearest         entry
	F64Int32Nearest                                    = Function{"f64.Int32Nearest", 24, 1, "\x04\b", 16, 16, [...]*entry{&avx2F64Int32Nearest, &avx512F64Int32Nearest}, loopF64Int32Nearest, false}
	avx2F64Int32ToZero, avx512F64Int32ToZero           entry
	F64Int32ToZero                                     = Function{"f64.Int32ToZero", 12, 1, "\x04\b", 16, 16, [...]*entry{&avx2F64Int32ToZero, &avx512F64Int32ToZero}, loopF64Int32ToZero, false}
	avx2F64Int32Up, avx512F64Int32Up                   entry
	F64Int32Up                                         = Function{"f64.Int32Up", 14, 1, "\x04\b", 16, 16, [...]*entry{&avx2F64Int32Up, &avx512F64Int32Up}, loopF64Int32Up, false}
	avx2DDIsInf, avx512DDIsInf                         entry
	DDIsInf                                            = Function{"DD.IsInf", 4, 1, "\x04\x10", 16, 16, [...]*entry{&avx2DDIsInf, &avx512DDIsInf}, loopDDIsInf, true}
	avx2QDIsInf, avx512QDIsInf                         entry
	QDIsInf                                            = Function{"QD.IsInf", 4, 1, "\x04 ", 16, 16, [...]*entry{&avx2QDIsInf, &avx512QDIsInf}, loopQDIsInf, true}
	avx2DDIsInt, avx512DDIsInt                         entry
	DDIsInt                                            = Function{"DD.IsInt", 7, 1, "\x04\x10", 16, 16, [...]*entry{&avx2DDIsInt, &avx512DDIsInt}, loopDDIsInt, true}
	avx2QDIsInt, avx512QDIsInt                         entry
	QDIsInt                                            = Function{"QD.IsInt", 13, 1, "\x04 ", 16, 16, [...]*entry{&avx2QDIsInt, &avx512QDIsInt}, loopQDIsInt, true}
	avx2CDDIsNaN, avx512CDDIsNaN                       entry
	CDDIsNaN                                           = Function{"CDD.IsNaN", 14, 1, "\x04 ", 16, 16, [...]*entry{&avx2CDDIsNaN, &avx512CDDIsNaN}, loopCDDIsNaN, true}
	avx2CQDIsNaN, avx512CQDIsNaN                       entry
	CQDIsNaN                                           = Function{"CQD.IsNaN", 14, 1, "\x04@", 16, 16, [...]*entry{&avx2CQDIsNaN, &avx512CQDIsNaN}, loopCQDIsNaN, true}
	avx2DDIsNaN, avx512DDIsNaN                         entry
	DDIsNaN                                            = Function{"DD.IsNaN", 1, 1, "\x04\x10", 16, 16, [...]*entry{&avx2DDIsNaN, &avx512DDIsNaN}, loopDDIsNaN, true}
	avx2QDIsNaN, avx512QDIsNaN                         entry
	QDIsNaN                                            = Function{"QD.IsNaN", 1, 1, "\x04 ", 16, 16, [...]*entry{&avx2QDIsNaN, &avx512QDIsNaN}, loopQDIsNaN, true}
	avx2CDDIsZero, avx512CDDIsZero                     entry
	CDDIsZero                                          = Function{"CDD.IsZero", 3, 1, "\x04 ", 16, 16, [...]*entry{&avx2CDDIsZero, &avx512CDDIsZero}, loopCDDIsZero, true}
	avx2CQDIsZero, avx512CQDIsZero                     entry
	CQDIsZero                                          = Function{"CQD.IsZero", 3, 1, "\x04@", 16, 16, [...]*entry{&avx2CQDIsZero, &avx512CQDIsZero}, loopCQDIsZero, true}
	avx2DDIsZero, avx512DDIsZero                       entry
	DDIsZero                                           = Function{"DD.IsZero", 1, 1, "\x04\x10", 16, 16, [...]*entry{&avx2DDIsZero, &avx512DDIsZero}, loopDDIsZero, true}
	avx2QDIsZero, avx512QDIsZero                       entry
	QDIsZero                                           = Function{"QD.IsZero", 1, 1, "\x04 ", 16, 16, [...]*entry{&avx2QDIsZero, &avx512QDIsZero}, loopQDIsZero, true}
	avx2DDJ0, avx512DDJ0                               entry
	DDJ0                                               = Function{"DD.J0", 3670, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDJ0, &avx512DDJ0}, loopDDJ0, false}
	avx2QDJ0, avx512QDJ0                               entry
	QDJ0                                               = Function{"QD.J0", 20633, 1, "  ", 32, 8, [...]*entry{&avx2QDJ0, &avx512QDJ0}, loopQDJ0, false}
	avx2DDJ1, avx512DDJ1                               entry
	DDJ1                                               = Function{"DD.J1", 3670, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDJ1, &avx512DDJ1}, loopDDJ1, false}
	avx2QDJ1, avx512QDJ1                               entry
	QDJ1                                               = Function{"QD.J1", 20633, 1, "  ", 32, 8, [...]*entry{&avx2QDJ1, &avx512QDJ1}, loopQDJ1, false}
	avx2DDJn, avx512DDJn                               entry
	DDJn                                               = Function{"DD.Jn", 8077, 1, "\x10\x10\x04", 32, 8, [...]*entry{&avx2DDJn, &avx512DDJn}, loopDDJn, false}
	avx2QDJn, avx512QDJn                               entry
	QDJn                                               = Function{"QD.Jn", 43516, 1, "  \x04", 32, 8, [...]*entry{&avx2QDJn, &avx512QDJn}, loopQDJn, false}
	avx2DDLambertW, avx512DDLambertW                   entry
	DDLambertW                                         = Function{"DD.LambertW", 1088, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDLambertW, &avx512DDLambertW}, loopDDLambertW, false}
	avx2QDLambertW, avx512QDLambertW                   entry
	QDLambertW                                         = Function{"QD.LambertW", 4357, 1, "  ", 32, 8, [...]*entry{&avx2QDLambertW, &avx512QDLambertW}, loopQDLambertW, false}
	avx2DDLdexp, avx512DDLdexp                         entry
	DDLdexp                                            = Function{"DD.Ldexp", 63, 1, "\x10\x10\x04", 16, 8, [...]*entry{&avx2DDLdexp, &avx512DDLdexp}, loopDDLdexp, false}
	avx2QDLdexp, avx512QDLdexp                         entry
	QDLdexp                                            = Function{"QD.Ldexp", 79, 1, "  \x04", 16, 8, [...]*entry{&avx2QDLdexp, &avx512QDLdexp}, loopQDLdexp, false}
	avx2DDLessEqualFloat, avx512DDLessEqualFloat       entry
	DDLessEqualFloat                                   = Function{"DD.LessEqualFloat", 35, 1, "\x04\x10\b", 16, 16, [...]*entry{&avx2DDLessEqualFloat, &avx512DDLessEqualFloat}, loopDDLessEqualFloat, true}
	avx2QDLessEqualFloat, avx512QDLessEqualFloat       entry
	QDLessEqualFloat                                   = Function{"QD.LessEqualFloat", 133, 1, "\x04 \b", 16, 16, [...]*entry{&avx2QDLessEqualFloat, &avx512QDLessEqualFloat}, loopQDLessEqualFloat, true}
	avx2DDLessFloat, avx512DDLessFloat                 entry
	DDLessFloat                                        = Function{"DD.LessFloat", 35, 1, "\x04\x10\b", 16, 16, [...]*entry{&avx2DDLessFloat, &avx512DDLessFloat}, loopDDLessFloat, true}
	avx2QDLessFloat, avx512QDLessFloat                 entry
	QDLessFloat                                        = Function{"QD.LessFloat", 133, 1, "\x04 \b", 16, 16, [...]*entry{&avx2QDLessFloat, &avx512QDLessFloat}, loopQDLessFloat, true}
	avx2CDDPhase, avx512CDDPhase                       entry
	CDDPhase                                           = Function{"CDD.Phase", 322, 1, "\x10 ", 32, 8, [...]*entry{&avx2CDDPhase, &avx512CDDPhase}, loopCDDPhase, false}
	avx2CDDLog, avx512CDDLog                           entry
	CDDLog                                             = Function{"CDD.Log", 1075, 1, "  ", 32, 8, [...]*entry{&avx2CDDLog, &avx512CDDLog}, loopCDDLog, false}
	avx2CQDPhase, avx512CQDPhase                       entry
	CQDPhase                                           = Function{"CQD.Phase", 2162, 1, " @", 32, 8, [...]*entry{&avx2CQDPhase, &avx512CQDPhase}, loopCQDPhase, false}
	avx2CQDLog, avx512CQDLog                           entry
	CQDLog                                             = Function{"CQD.Log", 4758, 1, "@@", 32, 8, [...]*entry{&avx2CQDLog, &avx512CQDLog}, loopCQDLog, false}
	avx2DDLog, avx512DDLog                             entry
	DDLog                                              = Function{"DD.Log", 335, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDLog, &avx512DDLog}, loopDDLog, false}
	avx2QDLog, avx512QDLog                             entry
	QDLog                                              = Function{"QD.Log", 1517, 1, "  ", 32, 8, [...]*entry{&avx2QDLog, &avx512QDLog}, loopQDLog, false}
	avx2DDLog10, avx512DDLog10                         entry
	DDLog10                                            = Function{"DD.Log10", 385, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDLog10, &avx512DDLog10}, loopDDLog10, false}
	avx2QDLog10, avx512QDLog10                         entry
	QDLog10                                            = Function{"QD.Log10", 1726, 1, "  ", 32, 8, [...]*entry{&avx2QDLog10, &avx512QDLog10}, loopQDLog10, false}
	avx2DDLog2, avx512DDLog2                           entry
	DDLog2                                             = Function{"DD.Log2", 364, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDLog2, &avx512DDLog2}, loopDDLog2, false}
	avx2QDLog2, avx512QDLog2                           entry
	QDLog2                                             = Function{"QD.Log2", 1593, 1, "  ", 32, 8, [...]*entry{&avx2QDLog2, &avx512QDLog2}, loopQDLog2, false}
	avx2DDLogBeta, avx512DDLogBeta                     entry
	DDLogBeta                                          = Function{"DD.LogBeta", 6338, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDLogBeta, &avx512DDLogBeta}, loopDDLogBeta, false}
	avx2QDLogBeta, avx512QDLogBeta                     entry
	QDLogBeta                                          = Function{"QD.LogBeta", 34529, 1, "   ", 32, 8, [...]*entry{&avx2QDLogBeta, &avx512QDLogBeta}, loopQDLogBeta, false}
	avx2DDLogGamma, avx512DDLogGamma                   entry
	DDLogGamma                                         = Function{"DD.LogGamma", 2093, 2, "\x10\x04\x10", 32, 8, [...]*entry{&avx2DDLogGamma, &avx512DDLogGamma}, loopDDLogGamma, false}
	avx2QDLogGamma, avx512QDLogGamma                   entry
	QDLogGamma                                         = Function{"QD.LogGamma", 10730, 2, " \x04 ", 32, 8, [...]*entry{&avx2QDLogGamma, &avx512QDLogGamma}, loopQDLogGamma, false}
	avx2DDLogb, avx512DDLogb                           entry
	DDLogb                                             = Function{"DD.Logb", 24, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDLogb, &avx512DDLogb}, loopDDLogb, false}
	avx2QDLogb, avx512QDLogb                           entry
	QDLogb                                             = Function{"QD.Logb", 24, 1, "  ", 16, 8, [...]*entry{&avx2QDLogb, &avx512QDLogb}, loopQDLogb, false}
	avx2DDMax, avx512DDMax                             entry
	DDMax                                              = Function{"DD.Max", 46, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDMax, &avx512DDMax}, loopDDMax, false}
	avx2QDMax, avx512QDMax                             entry
	QDMax                                              = Function{"QD.Max", 146, 1, "   ", 16, 16, [...]*entry{&avx2QDMax, &avx512QDMax}, loopQDMax, false}
	avx2DDMin, avx512DDMin                             entry
	DDMin                                              = Function{"DD.Min", 45, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDMin, &avx512DDMin}, loopDDMin, false}
	avx2QDMin, avx512QDMin                             entry
	QDMin                                              = Function{"QD.Min", 145, 1, "   ", 16, 16, [...]*entry{&avx2QDMin, &avx512QDMin}, loopQDMin, false}
	avx2DDModf, avx512DDModf                           entry
	DDModf                                             = Function{"DD.Modf", 49, 2, "\x10\x10\x10", 16, 16, [...]*entry{&avx2DDModf, &avx512DDModf}, loopDDModf, false}
	avx2QDModf, avx512QDModf                           entry
	QDModf                                             = Function{"QD.Modf", 163, 2, "   ", 16, 16, [...]*entry{&avx2QDModf, &avx512QDModf}, loopQDModf, false}
	avx2CDDMul, avx512CDDMul                           entry
	CDDMul                                             = Function{"CDD.Mul", 244, 1, "   ", 16, 16, [...]*entry{&avx2CDDMul, &avx512CDDMul}, loopCDDMul, false}
	avx2CQDMul, avx512CQDMul                           entry
	CQDMul                                             = Function{"CQD.Mul", 812, 1, "@@@", 32, 8, [...]*entry{&avx2CQDMul, &avx512CQDMul}, loopCQDMul, false}
	avx2DDMulAdd, avx512DDMulAdd                       entry
	DDMulAdd                                           = Function{"DD.MulAdd", 103, 1, "\x10\x10\x10\x10", 16, 8, [...]*entry{&avx2DDMulAdd, &avx512DDMulAdd}, loopDDMulAdd, false}
	avx2QDMulAdd, avx512QDMulAdd                       entry
	QDMulAdd                                           = Function{"QD.MulAdd", 242, 1, "    ", 32, 8, [...]*entry{&avx2QDMulAdd, &avx512QDMulAdd}, loopQDMulAdd, false}
	avx2F64MulDown, avx512F64MulDown                   entry
	F64MulDown                                         = Function{"f64.MulDown", 63, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64MulDown, &avx512F64MulDown}, loopF64MulDown, false}
	avx2CDDMulFloat, avx512CDDMulFloat                 entry
	CDDMulFloat                                        = Function{"CDD.MulFloat", 40, 1, "  \b", 16, 8, [...]*entry{&avx2CDDMulFloat, &avx512CDDMulFloat}, loopCDDMulFloat, false}
	avx2CQDMulFloat, avx512CQDMulFloat                 entry
	CQDMulFloat                                        = Function{"CQD.MulFloat", 158, 1, "@@\b", 16, 16, [...]*entry{&avx2CQDMulFloat, &avx512CQDMulFloat}, loopCQDMulFloat, false}
	avx2CDDMulReal, avx512CDDMulReal                   entry
	CDDMulReal                                         = Function{"CDD.MulReal", 38, 1, "  \x10", 16, 8, [...]*entry{&avx2CDDMulReal, &avx512CDDMulReal}, loopCDDMulReal, false}
	avx2CQDMulReal, avx512CQDMulReal                   entry
	CQDMulReal                                         = Function{"CQD.MulReal", 224, 1, "@@ ", 32, 8, [...]*entry{&avx2CQDMulReal, &avx512CQDMulReal}, loopCQDMulReal, false}
	avx2F64MulToZero, avx512F64MulToZero               entry
	F64MulToZero                                       = Function{"f64.MulToZero", 68, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64MulToZero, &avx512F64MulToZero}, loopF64MulToZero, false}
	avx2F64MulUp, avx512F64MulUp                       entry
	F64MulUp                                           = Function{"f64.MulUp", 62, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64MulUp, &avx512F64MulUp}, loopF64MulUp, false}
	avx2CDDNeg, avx512CDDNeg                           entry
	CDDNeg                                             = Function{"CDD.Neg", 4, 1, "  ", 16, 8, [...]*entry{&avx2CDDNeg, &avx512CDDNeg}, loopCDDNeg, false}
	avx2CQDNeg, avx512CQDNeg                           entry
	CQDNeg                                             = Function{"CQD.Neg", 8, 1, "@@", 16, 8, [...]*entry{&avx2CQDNeg, &avx512CQDNeg}, loopCQDNeg, false}
	avx2DDNorm3, avx512DDNorm3                         entry
	DDNorm3                                            = Function{"DD.Norm3", 221, 1, "\x10\x10\x10\x10", 32, 8, [...]*entry{&avx2DDNorm3, &avx512DDNorm3}, loopDDNorm3, false}
	avx2QDNorm3, avx512QDNorm3                         entry
	QDNorm3                                            = Function{"QD.Norm3", 1233, 1, "    ", 32, 8, [...]*entry{&avx2QDNorm3, &avx512QDNorm3}, loopQDNorm3, false}
	avx2DDNorm4, avx512DDNorm4                         entry
	DDNorm4                                            = Function{"DD.Norm4", 266, 1, "\x10\x10\x10\x10\x10", 32, 8, [...]*entry{&avx2DDNorm4, &avx512DDNorm4}, loopDDNorm4, false}
	avx2QDNorm4, avx512QDNorm4                         entry
	QDNorm4                                            = Function{"QD.Norm4", 1508, 1, "     ", 32, 8, [...]*entry{&avx2QDNorm4, &avx512QDNorm4}, loopQDNorm4, false}
	avx2DDNormCDF, avx512DDNormCDF                     entry
	DDNormCDF                                          = Function{"DD.NormCDF", 791, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDNormCDF, &avx512DDNormCDF}, loopDDNormCDF, false}
	avx2QDNormCDF, avx512QDNormCDF                     entry
	QDNormCDF                                          = Function{"QD.NormCDF", 5513, 1, "  ", 32, 8, [...]*entry{&avx2QDNormCDF, &avx512QDNormCDF}, loopQDNormCDF, false}
	avx2DDNormCDFinv, avx512DDNormCDFinv               entry
	DDNormCDFinv                                       = Function{"DD.NormCDFinv", 1036, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDNormCDFinv, &avx512DDNormCDFinv}, loopDDNormCDFinv, false}
	avx2QDNormCDFinv, avx512QDNormCDFinv               entry
	QDNormCDFinv                                       = Function{"QD.NormCDFinv", 6801, 1, "  ", 32, 8, [...]*entry{&avx2QDNormCDFinv, &avx512QDNormCDFinv}, loopQDNormCDFinv, false}
	avx2QDPair, avx512QDPair                           entry
	QDPair                                             = Function{"QD.Pair", 178, 1, "\x10 ", 32, 8, [...]*entry{&avx2QDPair, &avx512QDPair}, loopQDPair, false}
	avx2CDDPolar, avx512CDDPolar                       entry
	CDDPolar                                           = Function{"CDD.Polar", 552, 2, "\x10\x10 ", 32, 8, [...]*entry{&avx2CDDPolar, &avx512CDDPolar}, loopCDDPolar, false}
	avx2CQDPolar, avx512CQDPolar                       entry
	CQDPolar                                           = Function{"CQD.Polar", 3136, 2, "  @", 32, 8, [...]*entry{&avx2CQDPolar, &avx512CQDPolar}, loopCQDPolar, false}
	avx2CDDPow, avx512CDDPow                           entry
	CDDPow                                             = Function{"CDD.Pow", 2832, 1, "   ", 32, 8, [...]*entry{&avx2CDDPow, &avx512CDDPow}, loopCDDPow, false}
	avx2CQDPow, avx512CQDPow                           entry
	CQDPow                                             = Function{"CQD.Pow", 13065, 1, "@@@", 32, 8, [...]*entry{&avx2CQDPow, &avx512CQDPow}, loopCQDPow, false}
	avx2DDPow, avx512DDPow                             entry
	DDPow                                              = Function{"DD.Pow", 1218, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDPow, &avx512DDPow}, loopDDPow, false}
	avx2QDPow, avx512QDPow                             entry
	QDPow                                              = Function{"QD.Pow", 5558, 1, "   ", 32, 8, [...]*entry{&avx2QDPow, &avx512QDPow}, loopQDPow, false}
	avx2DDPowInt, avx512DDPowInt                       entry
	DDPowInt                                           = Function{"DD.PowInt", 1260, 1, "\x10\x10\x04", 32, 8, [...]*entry{&avx2DDPowInt, &avx512DDPowInt}, loopDDPowInt, false}
	avx2QDPowInt, avx512QDPowInt                       entry
	QDPowInt                                           = Function{"QD.PowInt", 5702, 1, "  \x04", 32, 8, [...]*entry{&avx2QDPowInt, &avx512QDPowInt}, loopQDPowInt, false}
	avx2DDQuad, avx512DDQuad                           entry
	DDQuad                                             = Function{"DD.Quad", 0, 1, " \x10", 16, 8, [...]*entry{&avx2DDQuad, &avx512DDQuad}, loopDDQuad, false}
	avx2DDRcbrt, avx512DDRcbrt                         entry
	DDRcbrt                                            = Function{"DD.Rcbrt", 195, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDRcbrt, &avx512DDRcbrt}, loopDDRcbrt, false}
	avx2QDRcbrt, avx512QDRcbrt                         entry
	QDRcbrt                                            = Function{"QD.Rcbrt", 1270, 1, "  ", 32, 8, [...]*entry{&avx2QDRcbrt, &avx512QDRcbrt}, loopQDRcbrt, false}
	avx2F64RcpDown, avx512F64RcpDown                   entry
	F64RcpDown                                         = Function{"f64.RcpDown", 68, 1, "\b\b", 16, 8, [...]*entry{&avx2F64RcpDown, &avx512F64RcpDown}, loopF64RcpDown, false}
	avx2F64RcpToZero, avx512F64RcpToZero               entry
	F64RcpToZero                                       = Function{"f64.RcpToZero", 73, 1, "\b\b", 16, 8, [...]*entry{&avx2F64RcpToZero, &avx512F64RcpToZero}, loopF64RcpToZero, false}
	avx2F64RcpUp, avx512F64RcpUp                       entry
	F64RcpUp                                           = Function{"f64.RcpUp", 67, 1, "\b\b", 16, 8, [...]*entry{&avx2F64RcpUp, &avx512F64RcpUp}, loopF64RcpUp, false}
	avx2CDDRecip, avx512CDDRecip                       entry
	CDDRecip                                           = Function{"CDD.Recip", 1076, 1, "  ", 32, 8, [...]*entry{&avx2CDDRecip, &avx512CDDRecip}, loopCDDRecip, false}
	avx2CQDRecip, avx512CQDRecip                       entry
	CQDRecip                                           = Function{"CQD.Recip", 2322, 1, "@@", 32, 8, [...]*entry{&avx2CQDRecip, &avx512CQDRecip}, loopCQDRecip, false}
	avx2DDRhypot, avx512DDRhypot                       entry
	DDRhypot                                           = Function{"DD.Rhypot", 262, 1, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDRhypot, &avx512DDRhypot}, loopDDRhypot, false}
	avx2QDRhypot, avx512QDRhypot                       entry
	QDRhypot                                           = Function{"QD.Rhypot", 1715, 1, "   ", 32, 8, [...]*entry{&avx2QDRhypot, &avx512QDRhypot}, loopQDRhypot, false}
	avx2DDRnorm3, avx512DDRnorm3                       entry
	DDRnorm3                                           = Function{"DD.Rnorm3", 262, 1, "\x10\x10\x10\x10", 32, 8, [...]*entry{&avx2DDRnorm3, &avx512DDRnorm3}, loopDDRnorm3, false}
	avx2QDRnorm3, avx512QDRnorm3                       entry
	QDRnorm3                                           = Function{"QD.Rnorm3", 1715, 1, "    ", 32, 8, [...]*entry{&avx2QDRnorm3, &avx512QDRnorm3}, loopQDRnorm3, false}
	avx2DDRnorm4, avx512DDRnorm4                       entry
	DDRnorm4                                           = Function{"DD.Rnorm4", 307, 1, "\x10\x10\x10\x10\x10", 32, 8, [...]*entry{&avx2DDRnorm4, &avx512DDRnorm4}, loopDDRnorm4, false}
	avx2QDRnorm4, avx512QDRnorm4                       entry
	QDRnorm4                                           = Function{"QD.Rnorm4", 1990, 1, "     ", 32, 8, [...]*entry{&avx2QDRnorm4, &avx512QDRnorm4}, loopQDRnorm4, false}
	avx2DDSinCosPi, avx512DDSinCosPi                   entry
	DDSinCosPi                                         = Function{"DD.SinCosPi", 479, 2, "\x10\x10\x10", 32, 8, [...]*entry{&avx2DDSinCosPi, &avx512DDSinCosPi}, loopDDSinCosPi, false}
	avx2F64RootOfUnity, avx512F64RootOfUnity           entry
	F64RootOfUnity                                     = Function{"f64.RootOfUnity", 613, 1, " \x04\x04", 32, 8, [...]*entry{&avx2F64RootOfUnity, &avx512F64RootOfUnity}, loopF64RootOfUnity, false}
	avx2QDSinCosPi, avx512QDSinCosPi                   entry
	QDSinCosPi                                         = Function{"QD.SinCosPi", 2675, 2, "   ", 32, 8, [...]*entry{&avx2QDSinCosPi, &avx512QDSinCosPi}, loopQDSinCosPi, false}
	avx2F64RootOfUnityQuad, avx512F64RootOfUnityQuad   entry
	F64RootOfUnityQuad                                 = Function{"f64.RootOfUnityQuad", 3084, 1, "@\x04\x04", 32, 8, [...]*entry{&avx2F64RootOfUnityQuad, &avx512F64RootOfUnityQuad}, loopF64RootOfUnityQuad, false}
	avx2DDRound, avx512DDRound                         entry
	DDRound                                            = Function{"DD.Round", 44, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDRound, &avx512DDRound}, loopDDRound, false}
	avx2QDRound, avx512QDRound                         entry
	QDRound                                            = Function{"QD.Round", 128, 1, "  ", 16, 8, [...]*entry{&avx2QDRound, &avx512QDRound}, loopQDRound, false}
	avx2DDRoundEven, avx512DDRoundEven                 entry
	DDRoundEven                                        = Function{"DD.RoundEven", 68, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDRoundEven, &avx512DDRoundEven}, loopDDRoundEven, false}
	avx2QDRoundEven, avx512QDRoundEven                 entry
	QDRoundEven                                        = Function{"QD.RoundEven", 176, 1, "  ", 32, 8, [...]*entry{&avx2QDRoundEven, &avx512QDRoundEven}, loopQDRoundEven, false}
	avx2DDRsqrt, avx512DDRsqrt                         entry
	DDRsqrt                                            = Function{"DD.Rsqrt", 142, 1, "\x10\x10", 16, 16, [...]*entry{&avx2DDRsqrt, &avx512DDRsqrt}, loopDDRsqrt, false}
	avx2QDRsqrt, avx512QDRsqrt                         entry
	QDRsqrt                                            = Function{"QD.Rsqrt", 687, 1, "  ", 32, 8, [...]*entry{&avx2QDRsqrt, &avx512QDRsqrt}, loopQDRsqrt, false}
	avx2DDSign, avx512DDSign                           entry
	DDSign                                             = Function{"DD.Sign", 4, 1, "\x04\x10", 16, 16, [...]*entry{&avx2DDSign, &avx512DDSign}, loopDDSign, false}
	avx2QDSign, avx512QDSign                           entry
	QDSign                                             = Function{"QD.Sign", 4, 1, "\x04 ", 16, 16, [...]*entry{&avx2QDSign, &avx512QDSign}, loopQDSign, false}
	avx2DDSignbit, avx512DDSignbit                     entry
	DDSignbit                                          = Function{"DD.Signbit", 1, 1, "\x04\x10", 16, 16, [...]*entry{&avx2DDSignbit, &avx512DDSignbit}, loopDDSignbit, true}
	avx2QDSignbit, avx512QDSignbit                     entry
	QDSignbit                                          = Function{"QD.Signbit", 1, 1, "\x04 ", 16, 16, [...]*entry{&avx2QDSignbit, &avx512QDSignbit}, loopQDSignbit, true}
	avx2CDDSinh, avx512CDDSinh                         entry
	CDDSinh                                            = Function{"CDD.Sinh", 1446, 1, "  ", 32, 8, [...]*entry{&avx2CDDSinh, &avx512CDDSinh}, loopCDDSinh, false}
	avx2CDDSin, avx512CDDSin                           entry
	CDDSin                                             = Function{"CDD.Sin", 1446, 1, "  ", 32, 8, [...]*entry{&avx2CDDSin, &avx512CDDSin}, loopCDDSin, false}
	avx2CQDSinh, avx512CQDSinh                         entry
	CQDSinh                                            = Function{"CQD.Sinh", 6712, 1, "@@", 32, 8, [...]*entry{&avx2CQDSinh, &avx512CQDSinh}, loopCQDSinh, false}
	avx2CQDSin, avx512CQDSin                           entry
	CQDSin                                             = Function{"CQD.Sin", 6712, 1, "@@", 32, 8, [...]*entry{&avx2CQDSin, &avx512CQDSin}, loopCQDSin, false}
	avx2DDSin, avx512DDSin                             entry
	DDSin                                              = Function{"DD.Sin", 709, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDSin, &avx512DDSin}, loopDDSin, false}
	avx2QDSin, avx512QDSin                             entry
	QDSin                                              = Function{"QD.Sin", 3225, 1, "  ", 32, 8, [...]*entry{&avx2QDSin, &avx512QDSin}, loopQDSin, false}
	avx2DDSinPi, avx512DDSinPi                         entry
	DDSinPi                                            = Function{"DD.SinPi", 329, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDSinPi, &avx512DDSinPi}, loopDDSinPi, false}
	avx2QDSinPi, avx512QDSinPi                         entry
	QDSinPi                                            = Function{"QD.SinPi", 2009, 1, "  ", 32, 8, [...]*entry{&avx2QDSinPi, &avx512QDSinPi}, loopQDSinPi, false}
	avx2DDSinh, avx512DDSinh                           entry
	DDSinh                                             = Function{"DD.Sinh", 356, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDSinh, &avx512DDSinh}, loopDDSinh, false}
	avx2QDSinh, avx512QDSinh                           entry
	QDSinh                                             = Function{"QD.Sinh", 2127, 1, "  ", 32, 8, [...]*entry{&avx2QDSinh, &avx512QDSinh}, loopQDSinh, false}
	avx2DDSloppyAdd, avx512DDSloppyAdd                 entry
	DDSloppyAdd                                        = Function{"DD.SloppyAdd", 21, 1, "\x10\x10\x10", 16, 8, [...]*entry{&avx2DDSloppyAdd, &avx512DDSloppyAdd}, loopDDSloppyAdd, false}
	avx2F64Split, avx512F64Split                       entry
	F64Split                                           = Function{"f64.Split", 4, 2, "\b\b\b", 16, 16, [...]*entry{&avx2F64Split, &avx512F64Split}, loopF64Split, false}
	avx2CDDSqr, avx512CDDSqr                           entry
	CDDSqr                                             = Function{"CDD.Sqr", 269, 1, "  ", 16, 16, [...]*entry{&avx2CDDSqr, &avx512CDDSqr}, loopCDDSqr, false}
	avx2CQDSqr, avx512CQDSqr                           entry
	CQDSqr                                             = Function{"CQD.Sqr", 667, 1, "@@", 32, 8, [...]*entry{&avx2CQDSqr, &avx512CQDSqr}, loopCQDSqr, false}
	avx2F64SqrtDown, avx512F64SqrtDown                 entry
	F64SqrtDown                                        = Function{"f64.SqrtDown", 43, 1, "\b\b", 16, 8, [...]*entry{&avx2F64SqrtDown, &avx512F64SqrtDown}, loopF64SqrtDown, false}
	avx2F64SqrtToZero, avx512F64SqrtToZero             entry
	F64SqrtToZero                                      = Function{"f64.SqrtToZero", 48, 1, "\b\b", 16, 8, [...]*entry{&avx2F64SqrtToZero, &avx512F64SqrtToZero}, loopF64SqrtToZero, false}
	avx2F64SqrtUp, avx512F64SqrtUp                     entry
	F64SqrtUp                                          = Function{"f64.SqrtUp", 42, 1, "\b\b", 16, 8, [...]*entry{&avx2F64SqrtUp, &avx512F64SqrtUp}, loopF64SqrtUp, false}
	avx2CDDSub, avx512CDDSub                           entry
	CDDSub                                             = Function{"CDD.Sub", 60, 1, "   ", 16, 8, [...]*entry{&avx2CDDSub, &avx512CDDSub}, loopCDDSub, false}
	avx2CQDSub, avx512CQDSub                           entry
	CQDSub                                             = Function{"CQD.Sub", 256, 1, "@@@", 32, 8, [...]*entry{&avx2CQDSub, &avx512CQDSub}, loopCQDSub, false}
	avx2CDDTanh, avx512CDDTanh                         entry
	CDDTanh                                            = Function{"CDD.Tanh", 2261, 1, "  ", 32, 8, [...]*entry{&avx2CDDTanh, &avx512CDDTanh}, loopCDDTanh, false}
	avx2CDDTan, avx512CDDTan                           entry
	CDDTan                                             = Function{"CDD.Tan", 2261, 1, "  ", 32, 8, [...]*entry{&avx2CDDTan, &avx512CDDTan}, loopCDDTan, false}
	avx2CQDTanh, avx512CQDTanh                         entry
	CQDTanh                                            = Function{"CQD.Tanh", 9871, 1, "@@", 32, 8, [...]*entry{&avx2CQDTanh, &avx512CQDTanh}, loopCQDTanh, false}
	avx2CQDTan, avx512CQDTan                           entry
	CQDTan                                             = Function{"CQD.Tan", 9871, 1, "@@", 32, 8, [...]*entry{&avx2CQDTan, &avx512CQDTan}, loopCQDTan, false}
	avx2DDTan, avx512DDTan                             entry
	DDTan                                              = Function{"DD.Tan", 828, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDTan, &avx512DDTan}, loopDDTan, false}
	avx2QDTan, avx512QDTan                             entry
	QDTan                                              = Function{"QD.Tan", 3160, 1, "  ", 32, 8, [...]*entry{&avx2QDTan, &avx512QDTan}, loopQDTan, false}
	avx2DDTanPi, avx512DDTanPi                         entry
	DDTanPi                                            = Function{"DD.TanPi", 449, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDTanPi, &avx512DDTanPi}, loopDDTanPi, false}
	avx2QDTanPi, avx512QDTanPi                         entry
	QDTanPi                                            = Function{"QD.TanPi", 1944, 1, "  ", 32, 8, [...]*entry{&avx2QDTanPi, &avx512QDTanPi}, loopQDTanPi, false}
	avx2DDTanh, avx512DDTanh                           entry
	DDTanh                                             = Function{"DD.Tanh", 482, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDTanh, &avx512DDTanh}, loopDDTanh, false}
	avx2QDTanh, avx512QDTanh                           entry
	QDTanh                                             = Function{"QD.Tanh", 2743, 1, "  ", 32, 8, [...]*entry{&avx2QDTanh, &avx512QDTanh}, loopQDTanh, false}
	avx2DDTrunc, avx512DDTrunc                         entry
	DDTrunc                                            = Function{"DD.Trunc", 29, 1, "\x10\x10", 16, 8, [...]*entry{&avx2DDTrunc, &avx512DDTrunc}, loopDDTrunc, false}
	avx2QDTrunc, avx512QDTrunc                         entry
	QDTrunc                                            = Function{"QD.Trunc", 89, 1, "  ", 16, 8, [...]*entry{&avx2QDTrunc, &avx512QDTrunc}, loopQDTrunc, false}
	avx2DDY0, avx512DDY0                               entry
	DDY0                                               = Function{"DD.Y0", 5440, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDY0, &avx512DDY0}, loopDDY0, false}
	avx2QDY0, avx512QDY0                               entry
	QDY0                                               = Function{"QD.Y0", 29335, 1, "  ", 32, 8, [...]*entry{&avx2QDY0, &avx512QDY0}, loopQDY0, false}
	avx2DDY1, avx512DDY1                               entry
	DDY1                                               = Function{"DD.Y1", 5440, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDY1, &avx512DDY1}, loopDDY1, false}
	avx2QDY1, avx512QDY1                               entry
	QDY1                                               = Function{"QD.Y1", 29335, 1, "  ", 32, 8, [...]*entry{&avx2QDY1, &avx512QDY1}, loopQDY1, false}
	avx2DDYn, avx512DDYn                               entry
	DDYn                                               = Function{"DD.Yn", 11166, 1, "\x10\x10\x04", 32, 8, [...]*entry{&avx2DDYn, &avx512DDYn}, loopDDYn, false}
	avx2QDYn, avx512QDYn                               entry
	QDYn                                               = Function{"QD.Yn", 59437, 1, "  \x04", 32, 8, [...]*entry{&avx2QDYn, &avx512QDYn}, loopQDYn, false}
	avx2DDZeta, avx512DDZeta                           entry
	DDZeta                                             = Function{"DD.Zeta", 2906, 1, "\x10\x10", 32, 8, [...]*entry{&avx2DDZeta, &avx512DDZeta}, loopDDZeta, false}
	avx2QDZeta, avx512QDZeta                           entry
	QDZeta                                             = Function{"QD.Zeta", 16335, 1, "  ", 32, 8, [...]*entry{&avx2QDZeta, &avx512QDZeta}, loopQDZeta, false}
	avx2VecDdToDF, avx512VecDdToDF                     entry
	VecDdToDF                                          = Function{"vec.ddToDF", 60, 1, "\b\x10", 16, 8, [...]*entry{&avx2VecDdToDF, &avx512VecDdToDF}, loopVecDdToDF, false}
	avx2VecDdToFloat32, avx512VecDdToFloat32           entry
	VecDdToFloat32                                     = Function{"vec.ddToFloat32", 19, 1, "\x04\x10", 16, 8, [...]*entry{&avx2VecDdToFloat32, &avx512VecDdToFloat32}, loopVecDdToFloat32, false}
	avx2VecDdToFloat64, avx512VecDdToFloat64           entry
	VecDdToFloat64                                     = Function{"vec.ddToFloat64", 3, 1, "\b\x10", 16, 8, [...]*entry{&avx2VecDdToFloat64, &avx512VecDdToFloat64}, loopVecDdToFloat64, false}
	avx2VecDdToQF, avx512VecDdToQF                     entry
	VecDdToQF                                          = Function{"vec.ddToQF", 144, 1, "\x10\x10", 16, 16, [...]*entry{&avx2VecDdToQF, &avx512VecDdToQF}, loopVecDdToQF, false}
	avx2VecDfToDD, avx512VecDfToDD                     entry
	VecDfToDD                                          = Function{"vec.dfToDD", 18, 1, "\x10\b", 16, 8, [...]*entry{&avx2VecDfToDD, &avx512VecDfToDD}, loopVecDfToDD, false}
	avx2VecDfToFloat64, avx512VecDfToFloat64           entry
	VecDfToFloat64                                     = Function{"vec.dfToFloat64", 5, 1, "\b\b", 16, 8, [...]*entry{&avx2VecDfToFloat64, &avx512VecDfToFloat64}, loopVecDfToFloat64, false}
	avx2VecDfToFloat32, avx512VecDfToFloat32           entry
	VecDfToFloat32                                     = Function{"vec.dfToFloat32", 6, 1, "\x04\b", 16, 8, [...]*entry{&avx2VecDfToFloat32, &avx512VecDfToFloat32}, loopVecDfToFloat32, false}
	avx2VecDfToQD, avx512VecDfToQD                     entry
	VecDfToQD                                          = Function{"vec.dfToQD", 18, 1, " \b", 16, 8, [...]*entry{&avx2VecDfToQD, &avx512VecDfToQD}, loopVecDfToQD, false}
	avx2VecFloat32ToDD, avx512VecFloat32ToDD           entry
	VecFloat32ToDD                                     = Function{"vec.float32ToDD", 1, 1, "\x10\x04", 16, 8, [...]*entry{&avx2VecFloat32ToDD, &avx512VecFloat32ToDD}, loopVecFloat32ToDD, false}
	avx2VecFloat32ToQD, avx512VecFloat32ToQD           entry
	VecFloat32ToQD                                     = Function{"vec.float32ToQD", 1, 1, " \x04", 16, 8, [...]*entry{&avx2VecFloat32ToQD, &avx512VecFloat32ToQD}, loopVecFloat32ToQD, false}
	avx2VecFloat64ToDF, avx512VecFloat64ToDF           entry
	VecFloat64ToDF                                     = Function{"vec.float64ToDF", 24, 1, "\b\b", 16, 8, [...]*entry{&avx2VecFloat64ToDF, &avx512VecFloat64ToDF}, loopVecFloat64ToDF, false}
	avx2VecFloat64ToQF, avx512VecFloat64ToQF           entry
	VecFloat64ToQF                                     = Function{"vec.float64ToQF", 73, 1, "\x10\b", 16, 8, [...]*entry{&avx2VecFloat64ToQF, &avx512VecFloat64ToQF}, loopVecFloat64ToQF, false}
	avx2VecQdToDF, avx512VecQdToDF                     entry
	VecQdToDF                                          = Function{"vec.qdToDF", 363, 1, "\b ", 32, 8, [...]*entry{&avx2VecQdToDF, &avx512VecQdToDF}, loopVecQdToDF, false}
	avx2VecQdToFloat32, avx512VecQdToFloat32           entry
	VecQdToFloat32                                     = Function{"vec.qdToFloat32", 55, 1, "\x04 ", 16, 8, [...]*entry{&avx2VecQdToFloat32, &avx512VecQdToFloat32}, loopVecQdToFloat32, false}
	avx2VecQdToFloat64, avx512VecQdToFloat64           entry
	VecQdToFloat64                                     = Function{"vec.qdToFloat64", 52, 1, "\b ", 16, 8, [...]*entry{&avx2VecQdToFloat64, &avx512VecQdToFloat64}, loopVecQdToFloat64, false}
	avx2VecQdToQF, avx512VecQdToQF                     entry
	VecQdToQF                                          = Function{"vec.qdToQF", 651, 1, "\x10 ", 32, 8, [...]*entry{&avx2VecQdToQF, &avx512VecQdToQF}, loopVecQdToQF, false}
	avx2VecQfToQD, avx512VecQfToQD                     entry
	VecQfToQD                                          = Function{"vec.qfToQD", 171, 1, " \x10", 32, 8, [...]*entry{&avx2VecQfToQD, &avx512VecQfToQD}, loopVecQfToQD, false}
	avx2VecQfToDD, avx512VecQfToDD                     entry
	VecQfToDD                                          = Function{"vec.qfToDD", 349, 1, "\x10\x10", 32, 8, [...]*entry{&avx2VecQfToDD, &avx512VecQfToDD}, loopVecQfToDD, false}
	avx2VecQfToFloat32, avx512VecQfToFloat32           entry
	VecQfToFloat32                                     = Function{"vec.qfToFloat32", 59, 1, "\x04\x10", 16, 8, [...]*entry{&avx2VecQfToFloat32, &avx512VecQfToFloat32}, loopVecQfToFloat32, false}
	avx2VecQfToFloat64, avx512VecQfToFloat64           entry
	VecQfToFloat64                                     = Function{"vec.qfToFloat64", 56, 1, "\b\x10", 16, 8, [...]*entry{&avx2VecQfToFloat64, &avx512VecQfToFloat64}, loopVecQfToFloat64, false}
	avx2F64Add, avx512F64Add                           entry
	F64Add                                             = Function{"f64.Add", 1, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64Add, &avx512F64Add}, loopF64Add, false}
	avx2F64AddZero, avx512F64AddZero                   entry
	F64AddZero                                         = Function{"f64.AddZero", 1, 1, "\b\b", 16, 8, [...]*entry{&avx2F64AddZero, &avx512F64AddZero}, loopF64AddZero, false}
	avx2F64Compare, avx512F64Compare                   entry
	F64Compare                                         = Function{"f64.Compare", 11, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64Compare, &avx512F64Compare}, loopF64Compare, false}
	avx2F64Div, avx512F64Div                           entry
	F64Div                                             = Function{"f64.Div", 1, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64Div, &avx512F64Div}, loopF64Div, false}
	avx2F64Mad, avx512F64Mad                           entry
	F64Mad                                             = Function{"f64.Mad", 2, 1, "\b\b\b\b", 16, 8, [...]*entry{&avx2F64Mad, &avx512F64Mad}, loopF64Mad, false}
	avx2F64Mul, avx512F64Mul                           entry
	F64Mul                                             = Function{"f64.Mul", 1, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64Mul, &avx512F64Mul}, loopF64Mul, false}
	avx2F64MulZero, avx512F64MulZero                   entry
	F64MulZero                                         = Function{"f64.MulZero", 1, 1, "\b\b", 16, 8, [...]*entry{&avx2F64MulZero, &avx512F64MulZero}, loopF64MulZero, false}
	avx2F64NegSum, avx512F64NegSum                     entry
	F64NegSum                                          = Function{"f64.NegSum", 2, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64NegSum, &avx512F64NegSum}, loopF64NegSum, false}
	avx2F64Sqrt, avx512F64Sqrt                         entry
	F64Sqrt                                            = Function{"f64.Sqrt", 1, 1, "\b\b", 16, 8, [...]*entry{&avx2F64Sqrt, &avx512F64Sqrt}, loopF64Sqrt, false}
	avx2F64SumLessFirst, avx512F64SumLessFirst         entry
	F64SumLessFirst                                    = Function{"f64.SumLessFirst", 2, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64SumLessFirst, &avx512F64SumLessFirst}, loopF64SumLessFirst, false}
	avx2F64SumLessSecond, avx512F64SumLessSecond       entry
	F64SumLessSecond                                   = Function{"f64.SumLessSecond", 2, 1, "\b\b\b", 16, 8, [...]*entry{&avx2F64SumLessSecond, &avx512F64SumLessSecond}, loopF64SumLessSecond, false}
	avx2DDChoosePair, avx512DDChoosePair               entry
	DDChoosePair                                       = Function{"DD.ChoosePair", 2, 1, "\x10\x04\x10\x10", 16, 8, [...]*entry{&avx2DDChoosePair, &avx512DDChoosePair}, nil, false}
	avx2QDChooseQuad, avx512QDChooseQuad               entry
	QDChooseQuad                                       = Function{"QD.ChooseQuad", 4, 1, " \x04  ", 16, 8, [...]*entry{&avx2QDChooseQuad, &avx512QDChooseQuad}, nil, false}
	avx2DDComplexPair, avx512DDComplexPair             entry
	DDComplexPair                                      = Function{"DD.ComplexPair", 0, 1, " \x10\x10", 16, 8, [...]*entry{&avx2DDComplexPair, &avx512DDComplexPair}, nil, false}
	avx2QDComplexQuad, avx512QDComplexQuad             entry
	QDComplexQuad                                      = Function{"QD.ComplexQuad", 0, 1, "@  ", 16, 8, [...]*entry{&avx2QDComplexQuad, &avx512QDComplexQuad}, nil, false}
	avx2F64Dot1, avx512F64Dot1                         entry
	F64Dot1                                            = Function{"f64.Dot1", 18, 1, " \b\b", 16, 8, [...]*entry{&avx2F64Dot1, &avx512F64Dot1}, nil, false}
	avx2F64Dot8, avx512F64Dot8                         entry
	F64Dot8                                            = Function{"f64.Dot8", 88, 1, "\x10\b\b\b\b\b\b\b\b\b\b\b\b\b\b\b\b", 16, 16, [...]*entry{&avx2F64Dot8, &avx512F64Dot8}, nil, false}
	avx2F64FromFloat, avx512F64FromFloat               entry
	F64FromFloat                                       = Function{"f64.FromFloat", 0, 1, "\x10\b", 16, 8, [...]*entry{&avx2F64FromFloat, &avx512F64FromFloat}, loopF64FromFloat, false}
	avx2CDDImagPair, avx512CDDImagPair                 entry
	CDDImagPair                                        = Function{"CDD.ImagPair", 0, 1, "\x10 ", 16, 8, [...]*entry{&avx2CDDImagPair, &avx512CDDImagPair}, nil, false}
	avx2CQDImagQuad, avx512CQDImagQuad                 entry
	CQDImagQuad                                        = Function{"CQD.ImagQuad", 0, 1, " @", 16, 8, [...]*entry{&avx2CQDImagQuad, &avx512CQDImagQuad}, nil, false}
	avx2VecParts, avx512VecParts                       entry
	VecParts                                           = Function{"vec.Parts", 10, 1, "\x10\b\b", 16, 8, [...]*entry{&avx2VecParts, &avx512VecParts}, nil, false}
	avx2VecPartsPair, avx512VecPartsPair               entry
	VecPartsPair                                       = Function{"vec.PartsPair", 40, 1, "@\x10\x10", 16, 8, [...]*entry{&avx2VecPartsPair, &avx512VecPartsPair}, nil, false}
	avx2VecPartsQuad0, avx512VecPartsQuad0             entry
	VecPartsQuad0                                      = Function{"vec.PartsQuad0", 40, 1, "@  ", 16, 8, [...]*entry{&avx2VecPartsQuad0, &avx512VecPartsQuad0}, nil, false}
	avx2VecPartsQuad1, avx512VecPartsQuad1             entry
	VecPartsQuad1                                      = Function{"vec.PartsQuad1", 40, 1, "@  ", 16, 8, [...]*entry{&avx2VecPartsQuad1, &avx512VecPartsQuad1}, nil, false}
	avx2VecPartsQuad2, avx512VecPartsQuad2             entry
	VecPartsQuad2                                      = Function{"vec.PartsQuad2", 40, 1, "@  ", 16, 8, [...]*entry{&avx2VecPartsQuad2, &avx512VecPartsQuad2}, nil, false}
	avx2VecPartsQuad3, avx512VecPartsQuad3             entry
	VecPartsQuad3                                      = Function{"vec.PartsQuad3", 40, 1, "@  ", 16, 8, [...]*entry{&avx2VecPartsQuad3, &avx512VecPartsQuad3}, nil, false}
	avx2F64QuadFromFloat, avx512F64QuadFromFloat       entry
	F64QuadFromFloat                                   = Function{"f64.QuadFromFloat", 0, 1, " \b", 16, 8, [...]*entry{&avx2F64QuadFromFloat, &avx512F64QuadFromFloat}, loopF64QuadFromFloat, false}
	avx2CDDRealPair, avx512CDDRealPair                 entry
	CDDRealPair                                        = Function{"CDD.RealPair", 0, 1, "\x10 ", 16, 8, [...]*entry{&avx2CDDRealPair, &avx512CDDRealPair}, nil, false}
	avx2CQDRealQuad, avx512CQDRealQuad                 entry
	CQDRealQuad                                        = Function{"CQD.RealQuad", 0, 1, " @", 16, 8, [...]*entry{&avx2CQDRealQuad, &avx512CQDRealQuad}, nil, false}
	avx2F64Sum2, avx512F64Sum2                         entry
	F64Sum2                                            = Function{"f64.Sum2", 22, 1, " \b\b", 16, 8, [...]*entry{&avx2F64Sum2, &avx512F64Sum2}, nil, false}
	avx2F64Sum8, avx512F64Sum8                         entry
	F64Sum8                                            = Function{"f64.Sum8", 64, 1, "\x10\b\b\b\b\b\b\b\b", 16, 16, [...]*entry{&avx2F64Sum8, &avx512F64Sum8}, nil, false}
	avx2VecWide, avx512VecWide                         entry
	VecWide                                            = Function{"vec.Wide", 1, 1, "\b\x04", 16, 8, [...]*entry{&avx2VecWide, &avx512VecWide}, nil, false}
	avx2VecWideDot1, avx512VecWideDot1                 entry
	VecWideDot1                                        = Function{"vec.WideDot1", 3, 1, " \x04\x04", 16, 8, [...]*entry{&avx2VecWideDot1, &avx512VecWideDot1}, nil, false}
	avx2VecWideDot8, avx512VecWideDot8                 entry
	VecWideDot8                                        = Function{"vec.WideDot8", 88, 1, "\x10\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04", 16, 16, [...]*entry{&avx2VecWideDot8, &avx512VecWideDot8}, nil, false}
	avx2VecWideParts, avx512VecWideParts               entry
	VecWideParts                                       = Function{"vec.WideParts", 3, 1, "\b\x04\x04", 16, 8, [...]*entry{&avx2VecWideParts, &avx512VecWideParts}, nil, false}
	avx2VecWidePartsPair, avx512VecWidePartsPair       entry
	VecWidePartsPair                                   = Function{"vec.WidePartsPair", 12, 1, " \b\b", 16, 8, [...]*entry{&avx2VecWidePartsPair, &avx512VecWidePartsPair}, nil, false}
	avx2VecWidePartsQuad0, avx512VecWidePartsQuad0     entry
	VecWidePartsQuad0                                  = Function{"vec.WidePartsQuad0", 24, 1, "@\x10\x10", 16, 8, [...]*entry{&avx2VecWidePartsQuad0, &avx512VecWidePartsQuad0}, nil, false}
	avx2VecWidePartsQuad2, avx512VecWidePartsQuad2     entry
	VecWidePartsQuad2                                  = Function{"vec.WidePartsQuad2", 24, 1, "@\x10\x10", 16, 8, [...]*entry{&avx2VecWidePartsQuad2, &avx512VecWidePartsQuad2}, nil, false}
	avx2VecWideSum2, avx512VecWideSum2                 entry
	VecWideSum2                                        = Function{"vec.WideSum2", 24, 1, " \x04\x04", 16, 8, [...]*entry{&avx2VecWideSum2, &avx512VecWideSum2}, nil, false}
	avx2VecWideSum8, avx512VecWideSum8                 entry
	VecWideSum8                                        = Function{"vec.WideSum8", 72, 1, "\x10\x04\x04\x04\x04\x04\x04\x04\x04", 16, 16, [...]*entry{&avx2VecWideSum8, &avx512VecWideSum8}, nil, false}
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
	GammaP            = Method{0: &DFGammaP, 1: &DDGammaP, 2: &QFGammaP, 3: &QDGammaP}
	GammaQ            = Method{0: &DFGammaQ, 1: &DDGammaQ, 2: &QFGammaQ, 3: &QDGammaQ}
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
	&DDGammaP,
	&DDGammaQ,
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
	&DFGammaP,
	&DFGammaQ,
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
	&QDGammaP,
	&QDGammaQ,
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
	&QFGammaP,
	&QFGammaQ,
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
