// Code generated from the Go source of limb by gen; DO NOT EDIT.

package simd

var (
	entryDFAbs                entry
	DFAbs                     = Function{"DF.Abs", 4, 1, "\b\b", 32, 16, &entryDFAbs, loopDFAbs, false}
	entryF32TwoProd           entry
	F32TwoProd                = Function{"f32.TwoProd", 2, 2, "\x04\x04\x04\x04", 32, 32, &entryF32TwoProd, loopF32TwoProd, false}
	entryF32TwoSum            entry
	F32TwoSum                 = Function{"f32.TwoSum", 6, 2, "\x04\x04\x04\x04", 32, 32, &entryF32TwoSum, loopF32TwoSum, false}
	entryF32FastTwoSum        entry
	F32FastTwoSum             = Function{"f32.FastTwoSum", 3, 2, "\x04\x04\x04\x04", 32, 32, &entryF32FastTwoSum, loopF32FastTwoSum, false}
	entryF32TwoSqr            entry
	F32TwoSqr                 = Function{"f32.TwoSqr", 2, 2, "\x04\x04\x04", 32, 32, &entryF32TwoSqr, loopF32TwoSqr, false}
	entryDFHypot              entry
	DFHypot                   = Function{"DF.Hypot", 230, 1, "\b\b\b", 64, 16, &entryDFHypot, loopDFHypot, false}
	entryCDFAbs               entry
	CDFAbs                    = Function{"CDF.Abs", 230, 1, "\b\x10", 64, 16, &entryCDFAbs, loopCDFAbs, false}
	entryQFNeg                entry
	QFNeg                     = Function{"QF.Neg", 4, 1, "\x10\x10", 32, 16, &entryQFNeg, loopQFNeg, false}
	entryQFAbs                entry
	QFAbs                     = Function{"QF.Abs", 9, 1, "\x10\x10", 32, 16, &entryQFAbs, loopQFAbs, false}
	entryF32TwoDiff           entry
	F32TwoDiff                = Function{"f32.TwoDiff", 6, 2, "\x04\x04\x04\x04", 32, 32, &entryF32TwoDiff, loopF32TwoDiff, false}
	entryQFHypot              entry
	QFHypot                   = Function{"QF.Hypot", 975, 1, "\x10\x10\x10", 64, 16, &entryQFHypot, loopQFHypot, false}
	entryCQFAbs               entry
	CQFAbs                    = Function{"CQF.Abs", 975, 1, "\x10 ", 64, 16, &entryCQFAbs, loopCQFAbs, false}
	entryTFNeg                entry
	TFNeg                     = Function{"TF.Neg", 3, 1, "\f\f", 32, 16, &entryTFNeg, loopTFNeg, false}
	entryTFAbs                entry
	TFAbs                     = Function{"TF.Abs", 7, 1, "\f\f", 32, 16, &entryTFAbs, loopTFAbs, false}
	entryTFHypot              entry
	TFHypot                   = Function{"TF.Hypot", 559, 1, "\f\f\f", 64, 16, &entryTFHypot, loopTFHypot, false}
	entryCTFAbs               entry
	CTFAbs                    = Function{"CTF.Abs", 559, 1, "\f\x18", 64, 16, &entryCTFAbs, loopCTFAbs, false}
	entryDFSqr                entry
	DFSqr                     = Function{"DF.Sqr", 18, 1, "\b\b", 32, 16, &entryDFSqr, loopDFSqr, false}
	entryDFAdd                entry
	DFAdd                     = Function{"DF.Add", 30, 1, "\b\b\b", 32, 16, &entryDFAdd, loopDFAdd, false}
	entryCDFIsInf             entry
	CDFIsInf                  = Function{"CDF.IsInf", 9, 1, "\x04\x10", 32, 32, &entryCDFIsInf, loopCDFIsInf, true}
	entryCDFAbsSqr            entry
	CDFAbsSqr                 = Function{"CDF.AbsSqr", 78, 1, "\b\x10", 32, 16, &entryCDFAbsSqr, loopCDFAbsSqr, false}
	entryQFSqr                entry
	QFSqr                     = Function{"QF.Sqr", 85, 1, "\x10\x10", 32, 16, &entryQFSqr, loopQFSqr, false}
	entryQFAdd                entry
	QFAdd                     = Function{"QF.Add", 136, 1, "\x10\x10\x10", 32, 32, &entryQFAdd, loopQFAdd, false}
	entryCQFIsInf             entry
	CQFIsInf                  = Function{"CQF.IsInf", 9, 1, "\x04 ", 32, 32, &entryCQFIsInf, loopCQFIsInf, true}
	entryCQFAbsSqr            entry
	CQFAbsSqr                 = Function{"CQF.AbsSqr", 320, 1, "\x10 ", 64, 16, &entryCQFAbsSqr, loopCQFAbsSqr, false}
	entryTFSqr                entry
	TFSqr                     = Function{"TF.Sqr", 38, 1, "\f\f", 32, 16, &entryTFSqr, loopTFSqr, false}
	entryTFAdd                entry
	TFAdd                     = Function{"TF.Add", 71, 1, "\f\f\f", 32, 16, &entryTFAdd, loopTFAdd, false}
	entryCTFIsInf             entry
	CTFIsInf                  = Function{"CTF.IsInf", 9, 1, "\x04\x18", 32, 32, &entryCTFIsInf, loopCTFIsInf, true}
	entryCTFAbsSqr            entry
	CTFAbsSqr                 = Function{"CTF.AbsSqr", 160, 1, "\f\x18", 32, 32, &entryCTFAbsSqr, loopCTFAbsSqr, false}
	entryDFNeg                entry
	DFNeg                     = Function{"DF.Neg", 2, 1, "\b\b", 32, 16, &entryDFNeg, loopDFNeg, false}
	entryDFAddFloat           entry
	DFAddFloat                = Function{"DF.AddFloat", 20, 1, "\b\b\x04", 32, 16, &entryDFAddFloat, loopDFAddFloat, false}
	entryDFDiv                entry
	DFDiv                     = Function{"DF.Div", 84, 1, "\b\b\b", 32, 16, &entryDFDiv, loopDFDiv, false}
	entryCDFSqrt              entry
	CDFSqrt                   = Function{"CDF.Sqrt", 669, 1, "\x10\x10", 64, 16, &entryCDFSqrt, loopCDFSqrt, false}
	entryDFSqrt               entry
	DFSqrt                    = Function{"DF.Sqrt", 58, 1, "\b\b", 32, 16, &entryDFSqrt, loopDFSqrt, false}
	entryDFAsinh              entry
	DFAsinh                   = Function{"DF.Asinh", 760, 1, "\b\b", 64, 16, &entryDFAsinh, loopDFAsinh, false}
	entryDFAtan2              entry
	DFAtan2                   = Function{"DF.Atan2", 296, 1, "\b\b\b", 64, 16, &entryDFAtan2, loopDFAtan2, false}
	entryCDFAcos              entry
	CDFAcos                   = Function{"CDF.Acos", 2945, 1, "\x10\x10", 64, 16, &entryCDFAcos, loopCDFAcos, false}
	entryQFAddFloat           entry
	QFAddFloat                = Function{"QF.AddFloat", 70, 1, "\x10\x10\x04", 32, 16, &entryQFAddFloat, loopQFAddFloat, false}
	entryQFMul                entry
	QFMul                     = Function{"QF.Mul", 112, 1, "\x10\x10\x10", 32, 16, &entryQFMul, loopQFMul, false}
	entryQFSqrt               entry
	QFSqrt                    = Function{"QF.Sqrt", 325, 1, "\x10\x10", 64, 16, &entryQFSqrt, loopQFSqrt, false}
	entryQFDiv                entry
	QFDiv                     = Function{"QF.Div", 341, 1, "\x10\x10\x10", 64, 16, &entryQFDiv, loopQFDiv, false}
	entryCQFSqrt              entry
	CQFSqrt                   = Function{"CQF.Sqrt", 2025, 1, "  ", 64, 16, &entryCQFSqrt, loopCQFSqrt, false}
	entryQFAsinh              entry
	QFAsinh                   = Function{"QF.Asinh", 2858, 1, "\x10\x10", 64, 16, &entryQFAsinh, loopQFAsinh, false}
	entryQFAtan2              entry
	QFAtan2                   = Function{"QF.Atan2", 1820, 1, "\x10\x10\x10", 64, 16, &entryQFAtan2, loopQFAtan2, false}
	entryCQFAcos              entry
	CQFAcos                   = Function{"CQF.Acos", 9793, 1, "  ", 64, 16, &entryCQFAcos, loopCQFAcos, false}
	entryTFAddFloat           entry
	TFAddFloat                = Function{"TF.AddFloat", 51, 1, "\f\f\x04", 32, 16, &entryTFAddFloat, loopTFAddFloat, false}
	entryTFMul                entry
	TFMul                     = Function{"TF.Mul", 47, 1, "\f\f\f", 32, 16, &entryTFMul, loopTFMul, false}
	entryTFSqrt               entry
	TFSqrt                    = Function{"TF.Sqrt", 172, 1, "\f\f", 64, 16, &entryTFSqrt, loopTFSqrt, false}
	entryTFDiv                entry
	TFDiv                     = Function{"TF.Div", 187, 1, "\f\f\f", 64, 16, &entryTFDiv, loopTFDiv, false}
	entryCTFSqrt              entry
	CTFSqrt                   = Function{"CTF.Sqrt", 1198, 1, "\x18\x18", 64, 16, &entryCTFSqrt, loopCTFSqrt, false}
	entryTFAsinh              entry
	TFAsinh                   = Function{"TF.Asinh", 1599, 1, "\f\f", 64, 16, &entryTFAsinh, loopTFAsinh, false}
	entryTFAtan2              entry
	TFAtan2                   = Function{"TF.Atan2", 1013, 1, "\f\f\f", 64, 16, &entryTFAtan2, loopTFAtan2, false}
	entryCTFAcos              entry
	CTFAcos                   = Function{"CTF.Acos", 5732, 1, "\x18\x18", 64, 16, &entryCTFAcos, loopCTFAcos, false}
	entryDFAcos               entry
	DFAcos                    = Function{"DF.Acos", 449, 1, "\b\b", 64, 16, &entryDFAcos, loopDFAcos, false}
	entryQFAcos               entry
	QFAcos                    = Function{"QF.Acos", 2535, 1, "\x10\x10", 64, 16, &entryQFAcos, loopQFAcos, false}
	entryTFAcos               entry
	TFAcos                    = Function{"TF.Acos", 1430, 1, "\f\f", 64, 16, &entryTFAcos, loopTFAcos, false}
	entryCDFAcosh             entry
	CDFAcosh                  = Function{"CDF.Acosh", 2952, 1, "\x10\x10", 64, 16, &entryCDFAcosh, loopCDFAcosh, false}
	entryCQFAcosh             entry
	CQFAcosh                  = Function{"CQF.Acosh", 9807, 1, "  ", 64, 16, &entryCQFAcosh, loopCQFAcosh, false}
	entryCTFAcosh             entry
	CTFAcosh                  = Function{"CTF.Acosh", 5743, 1, "\x18\x18", 64, 16, &entryCTFAcosh, loopCTFAcosh, false}
	entryDFAcosh              entry
	DFAcosh                   = Function{"DF.Acosh", 673, 1, "\b\b", 64, 16, &entryDFAcosh, loopDFAcosh, false}
	entryQFAcosh              entry
	QFAcosh                   = Function{"QF.Acosh", 2469, 1, "\x10\x10", 64, 16, &entryQFAcosh, loopQFAcosh, false}
	entryTFAcosh              entry
	TFAcosh                   = Function{"TF.Acosh", 1405, 1, "\f\f", 64, 16, &entryTFAcosh, loopTFAcosh, false}
	entryCDFAdd               entry
	CDFAdd                    = Function{"CDF.Add", 60, 1, "\x10\x10\x10", 32, 16, &entryCDFAdd, loopCDFAdd, false}
	entryCQFAdd               entry
	CQFAdd                    = Function{"CQF.Add", 272, 1, "   ", 64, 16, &entryCQFAdd, loopCQFAdd, false}
	entryCTFAdd               entry
	CTFAdd                    = Function{"CTF.Add", 142, 1, "\x18\x18\x18", 32, 32, &entryCTFAdd, loopCTFAdd, false}
	entryF32AddDown           entry
	F32AddDown                = Function{"f32.AddDown", 41, 1, "\x04\x04\x04", 32, 16, &entryF32AddDown, loopF32AddDown, false}
	entryF32AddToZero         entry
	F32AddToZero              = Function{"f32.AddToZero", 39, 1, "\x04\x04\x04", 32, 16, &entryF32AddToZero, loopF32AddToZero, false}
	entryF32AddUp             entry
	F32AddUp                  = Function{"f32.AddUp", 33, 1, "\x04\x04\x04", 32, 16, &entryF32AddUp, loopF32AddUp, false}
	entryDFSinCos             entry
	DFSinCos                  = Function{"DF.SinCos", 896, 2, "\b\b\b", 64, 16, &entryDFSinCos, loopDFSinCos, false}
	entryDFAiryAi             entry
	DFAiryAi                  = Function{"DF.AiryAi", 4611, 1, "\b\b", 64, 16, &entryDFAiryAi, loopDFAiryAi, false}
	entryQFSub                entry
	QFSub                     = Function{"QF.Sub", 140, 1, "\x10\x10\x10", 32, 32, &entryQFSub, loopQFSub, false}
	entryQFSinCos             entry
	QFSinCos                  = Function{"QF.SinCos", 3597, 2, "\x10\x10\x10", 64, 16, &entryQFSinCos, loopQFSinCos, false}
	entryQFAiryAi             entry
	QFAiryAi                  = Function{"QF.AiryAi", 22909, 1, "\x10\x10", 64, 16, &entryQFAiryAi, loopQFAiryAi, false}
	entryTFSub                entry
	TFSub                     = Function{"TF.Sub", 74, 1, "\f\f\f", 32, 16, &entryTFSub, loopTFSub, false}
	entryTFSinCos             entry
	TFSinCos                  = Function{"TF.SinCos", 1936, 2, "\f\f\f", 64, 16, &entryTFSinCos, loopTFSinCos, false}
	entryTFAiryAi             entry
	TFAiryAi                  = Function{"TF.AiryAi", 11460, 1, "\f\f", 64, 16, &entryTFAiryAi, loopTFAiryAi, false}
	entryDFAiryAiPrime        entry
	DFAiryAiPrime             = Function{"DF.AiryAiPrime", 4611, 1, "\b\b", 64, 16, &entryDFAiryAiPrime, loopDFAiryAiPrime, false}
	entryQFAiryAiPrime        entry
	QFAiryAiPrime             = Function{"QF.AiryAiPrime", 22909, 1, "\x10\x10", 64, 16, &entryQFAiryAiPrime, loopQFAiryAiPrime, false}
	entryTFAiryAiPrime        entry
	TFAiryAiPrime             = Function{"TF.AiryAiPrime", 11460, 1, "\f\f", 64, 16, &entryTFAiryAiPrime, loopTFAiryAiPrime, false}
	entryDFAiryBi             entry
	DFAiryBi                  = Function{"DF.AiryBi", 4611, 1, "\b\b", 64, 16, &entryDFAiryBi, loopDFAiryBi, false}
	entryQFAiryBi             entry
	QFAiryBi                  = Function{"QF.AiryBi", 22909, 1, "\x10\x10", 64, 16, &entryQFAiryBi, loopQFAiryBi, false}
	entryTFAiryBi             entry
	TFAiryBi                  = Function{"TF.AiryBi", 11460, 1, "\f\f", 64, 16, &entryTFAiryBi, loopTFAiryBi, false}
	entryDFAiryBiPrime        entry
	DFAiryBiPrime             = Function{"DF.AiryBiPrime", 4611, 1, "\b\b", 64, 16, &entryDFAiryBiPrime, loopDFAiryBiPrime, false}
	entryQFAiryBiPrime        entry
	QFAiryBiPrime             = Function{"QF.AiryBiPrime", 22909, 1, "\x10\x10", 64, 16, &entryQFAiryBiPrime, loopQFAiryBiPrime, false}
	entryTFAiryBiPrime        entry
	TFAiryBiPrime             = Function{"TF.AiryBiPrime", 11460, 1, "\f\f", 64, 16, &entryTFAiryBiPrime, loopTFAiryBiPrime, false}
	entryCDFAsin              entry
	CDFAsin                   = Function{"CDF.Asin", 3012, 1, "\x10\x10", 64, 16, &entryCDFAsin, loopCDFAsin, false}
	entryCQFAsin              entry
	CQFAsin                   = Function{"CQF.Asin", 10064, 1, "  ", 64, 16, &entryCQFAsin, loopCQFAsin, false}
	entryCTFAsin              entry
	CTFAsin                   = Function{"CTF.Asin", 5817, 1, "\x18\x18", 64, 16, &entryCTFAsin, loopCTFAsin, false}
	entryDFAsin               entry
	DFAsin                    = Function{"DF.Asin", 449, 1, "\b\b", 64, 16, &entryDFAsin, loopDFAsin, false}
	entryQFAsin               entry
	QFAsin                    = Function{"QF.Asin", 2535, 1, "\x10\x10", 64, 16, &entryQFAsin, loopQFAsin, false}
	entryTFAsin               entry
	TFAsin                    = Function{"TF.Asin", 1430, 1, "\f\f", 64, 16, &entryTFAsin, loopTFAsin, false}
	entryCDFAsinh             entry
	CDFAsinh                  = Function{"CDF.Asinh", 3012, 1, "\x10\x10", 64, 16, &entryCDFAsinh, loopCDFAsinh, false}
	entryCQFAsinh             entry
	CQFAsinh                  = Function{"CQF.Asinh", 10064, 1, "  ", 64, 16, &entryCQFAsinh, loopCQFAsinh, false}
	entryCTFAsinh             entry
	CTFAsinh                  = Function{"CTF.Asinh", 5817, 1, "\x18\x18", 64, 16, &entryCTFAsinh, loopCTFAsinh, false}
	entryDFLog1p              entry
	DFLog1p                   = Function{"DF.Log1p", 380, 1, "\b\b", 64, 16, &entryDFLog1p, loopDFLog1p, false}
	entryDFMulFloat           entry
	DFMulFloat                = Function{"DF.MulFloat", 20, 1, "\b\b\x04", 32, 16, &entryDFMulFloat, loopDFMulFloat, false}
	entryCDFAtanh             entry
	CDFAtanh                  = Function{"CDF.Atanh", 1883, 1, "\x10\x10", 64, 16, &entryCDFAtanh, loopCDFAtanh, false}
	entryCDFAtan              entry
	CDFAtan                   = Function{"CDF.Atan", 1883, 1, "\x10\x10", 64, 16, &entryCDFAtan, loopCDFAtan, false}
	entryQFLog1p              entry
	QFLog1p                   = Function{"QF.Log1p", 1346, 1, "\x10\x10", 64, 16, &entryQFLog1p, loopQFLog1p, false}
	entryQFMulFloat           entry
	QFMulFloat                = Function{"QF.MulFloat", 79, 1, "\x10\x10\x04", 32, 16, &entryQFMulFloat, loopQFMulFloat, false}
	entryCQFAtanh             entry
	CQFAtanh                  = Function{"CQF.Atanh", 5683, 1, "  ", 64, 16, &entryCQFAtanh, loopCQFAtanh, false}
	entryCQFAtan              entry
	CQFAtan                   = Function{"CQF.Atan", 5683, 1, "  ", 64, 16, &entryCQFAtan, loopCQFAtan, false}
	entryTFLog1p              entry
	TFLog1p                   = Function{"TF.Log1p", 765, 1, "\f\f", 64, 16, &entryTFLog1p, loopTFLog1p, false}
	entryTFMulFloat           entry
	TFMulFloat                = Function{"TF.MulFloat", 51, 1, "\f\f\x04", 32, 16, &entryTFMulFloat, loopTFMulFloat, false}
	entryCTFAtanh             entry
	CTFAtanh                  = Function{"CTF.Atanh", 3443, 1, "\x18\x18", 64, 16, &entryCTFAtanh, loopCTFAtanh, false}
	entryCTFAtan              entry
	CTFAtan                   = Function{"CTF.Atan", 3443, 1, "\x18\x18", 64, 16, &entryCTFAtan, loopCTFAtan, false}
	entryDFAtan               entry
	DFAtan                    = Function{"DF.Atan", 296, 1, "\b\b", 64, 16, &entryDFAtan, loopDFAtan, false}
	entryQFAtan               entry
	QFAtan                    = Function{"QF.Atan", 1820, 1, "\x10\x10", 64, 16, &entryQFAtan, loopQFAtan, false}
	entryTFAtan               entry
	TFAtan                    = Function{"TF.Atan", 1013, 1, "\f\f", 64, 16, &entryTFAtan, loopTFAtan, false}
	entryDFAtanh              entry
	DFAtanh                   = Function{"DF.Atanh", 797, 1, "\b\b", 64, 16, &entryDFAtanh, loopDFAtanh, false}
	entryQFAtanh              entry
	QFAtanh                   = Function{"QF.Atanh", 2774, 1, "\x10\x10", 64, 16, &entryQFAtanh, loopQFAtanh, false}
	entryTFAtanh              entry
	TFAtanh                   = Function{"TF.Atanh", 1594, 1, "\f\f", 64, 16, &entryTFAtanh, loopTFAtanh, false}
	entryDFBesselI            entry
	DFBesselI                 = Function{"DF.BesselI", 6840, 1, "\b\b\b", 64, 16, &entryDFBesselI, loopDFBesselI, false}
	entryQFBesselI            entry
	QFBesselI                 = Function{"QF.BesselI", 30908, 1, "\x10\x10\x10", 64, 16, &entryQFBesselI, loopQFBesselI, false}
	entryTFBesselI            entry
	TFBesselI                 = Function{"TF.BesselI", 16045, 1, "\f\f\f", 64, 16, &entryTFBesselI, loopTFBesselI, false}
	entryDFBesselJ            entry
	DFBesselJ                 = Function{"DF.BesselJ", 13071, 1, "\b\b\b", 64, 16, &entryDFBesselJ, loopDFBesselJ, false}
	entryQFBesselJ            entry
	QFBesselJ                 = Function{"QF.BesselJ", 54866, 1, "\x10\x10\x10", 64, 16, &entryQFBesselJ, loopQFBesselJ, false}
	entryTFBesselJ            entry
	TFBesselJ                 = Function{"TF.BesselJ", 29212, 1, "\f\f\f", 64, 16, &entryTFBesselJ, loopTFBesselJ, false}
	entryDFBesselK            entry
	DFBesselK                 = Function{"DF.BesselK", 6840, 1, "\b\b\b", 64, 16, &entryDFBesselK, loopDFBesselK, false}
	entryQFBesselK            entry
	QFBesselK                 = Function{"QF.BesselK", 30908, 1, "\x10\x10\x10", 64, 16, &entryQFBesselK, loopQFBesselK, false}
	entryTFBesselK            entry
	TFBesselK                 = Function{"TF.BesselK", 16045, 1, "\f\f\f", 64, 16, &entryTFBesselK, loopTFBesselK, false}
	entryDFBesselY            entry
	DFBesselY                 = Function{"DF.BesselY", 13071, 1, "\b\b\b", 64, 16, &entryDFBesselY, loopDFBesselY, false}
	entryQFBesselY            entry
	QFBesselY                 = Function{"QF.BesselY", 54866, 1, "\x10\x10\x10", 64, 16, &entryQFBesselY, loopQFBesselY, false}
	entryTFBesselY            entry
	TFBesselY                 = Function{"TF.BesselY", 29212, 1, "\f\f\f", 64, 16, &entryTFBesselY, loopTFBesselY, false}
	entryDFBeta               entry
	DFBeta                    = Function{"DF.Beta", 5513, 1, "\b\b\b", 64, 16, &entryDFBeta, loopDFBeta, false}
	entryQFBeta               entry
	QFBeta                    = Function{"QF.Beta", 26637, 1, "\x10\x10\x10", 64, 16, &entryQFBeta, loopQFBeta, false}
	entryTFBeta               entry
	TFBeta                    = Function{"TF.Beta", 13749, 1, "\f\f\f", 64, 16, &entryTFBeta, loopTFBeta, false}
	entryDFBetaP              entry
	DFBetaP                   = Function{"DF.BetaP", 7764, 1, "\b\b\b\b", 64, 16, &entryDFBetaP, loopDFBetaP, false}
	entryQFBetaP              entry
	QFBetaP                   = Function{"QF.BetaP", 35108, 1, "\x10\x10\x10\x10", 64, 16, &entryQFBetaP, loopQFBetaP, false}
	entryTFBetaP              entry
	TFBetaP                   = Function{"TF.BetaP", 18421, 1, "\f\f\f\f", 64, 16, &entryTFBetaP, loopTFBetaP, false}
	entryDFBetaPinv           entry
	DFBetaPinv                = Function{"DF.BetaPinv", 27523, 1, "\b\b\b\b", 64, 16, &entryDFBetaPinv, loopDFBetaPinv, false}
	entryQFBetaPinv           entry
	QFBetaPinv                = Function{"QF.BetaPinv", 66597, 1, "\x10\x10\x10\x10", 64, 16, &entryQFBetaPinv, loopQFBetaPinv, false}
	entryTFBetaPinv           entry
	TFBetaPinv                = Function{"TF.BetaPinv", 45456, 1, "\f\f\f\f", 64, 16, &entryTFBetaPinv, loopTFBetaPinv, false}
	entryDFBetaQ              entry
	DFBetaQ                   = Function{"DF.BetaQ", 7764, 1, "\b\b\b\b", 64, 16, &entryDFBetaQ, loopDFBetaQ, false}
	entryQFBetaQ              entry
	QFBetaQ                   = Function{"QF.BetaQ", 35108, 1, "\x10\x10\x10\x10", 64, 16, &entryQFBetaQ, loopQFBetaQ, false}
	entryTFBetaQ              entry
	TFBetaQ                   = Function{"TF.BetaQ", 18421, 1, "\f\f\f\f", 64, 16, &entryTFBetaQ, loopTFBetaQ, false}
	entryDFBetaQinv           entry
	DFBetaQinv                = Function{"DF.BetaQinv", 27523, 1, "\b\b\b\b", 64, 16, &entryDFBetaQinv, loopDFBetaQinv, false}
	entryQFBetaQinv           entry
	QFBetaQinv                = Function{"QF.BetaQinv", 66597, 1, "\x10\x10\x10\x10", 64, 16, &entryQFBetaQinv, loopQFBetaQinv, false}
	entryTFBetaQinv           entry
	TFBetaQinv                = Function{"TF.BetaQinv", 45456, 1, "\f\f\f\f", 64, 16, &entryTFBetaQinv, loopTFBetaQinv, false}
	entryDFCanon              entry
	DFCanon                   = Function{"DF.Canon", 16, 1, "\b\b", 32, 16, &entryDFCanon, loopDFCanon, false}
	entryQFCanon              entry
	QFCanon                   = Function{"QF.Canon", 167, 1, "\x10\x10", 32, 32, &entryQFCanon, loopQFCanon, false}
	entryTFQuad               entry
	TFQuad                    = Function{"TF.Quad", 0, 1, "\x10\f", 32, 16, &entryTFQuad, loopTFQuad, false}
	entryTFCanon              entry
	TFCanon                   = Function{"TF.Canon", 167, 1, "\f\f", 32, 32, &entryTFCanon, loopTFCanon, false}
	entryDFCbrt               entry
	DFCbrt                    = Function{"DF.Cbrt", 151, 1, "\b\b", 32, 32, &entryDFCbrt, loopDFCbrt, false}
	entryQFCbrt               entry
	QFCbrt                    = Function{"QF.Cbrt", 779, 1, "\x10\x10", 64, 16, &entryQFCbrt, loopQFCbrt, false}
	entryTFCbrt               entry
	TFCbrt                    = Function{"TF.Cbrt", 492, 1, "\f\f", 64, 16, &entryTFCbrt, loopTFCbrt, false}
	entryDFFloor              entry
	DFFloor                   = Function{"DF.Floor", 18, 1, "\b\b", 32, 16, &entryDFFloor, loopDFFloor, false}
	entryDFCeil               entry
	DFCeil                    = Function{"DF.Ceil", 22, 1, "\b\b", 32, 16, &entryDFCeil, loopDFCeil, false}
	entryQFFloor              entry
	QFFloor                   = Function{"QF.Floor", 69, 1, "\x10\x10", 32, 16, &entryQFFloor, loopQFFloor, false}
	entryQFCeil               entry
	QFCeil                    = Function{"QF.Ceil", 77, 1, "\x10\x10", 32, 16, &entryQFCeil, loopQFCeil, false}
	entryTFFloor              entry
	TFFloor                   = Function{"TF.Floor", 47, 1, "\f\f", 32, 16, &entryTFFloor, loopTFFloor, false}
	entryTFCeil               entry
	TFCeil                    = Function{"TF.Ceil", 53, 1, "\f\f", 32, 16, &entryTFCeil, loopTFCeil, false}
	entryCDFConj              entry
	CDFConj                   = Function{"CDF.Conj", 2, 1, "\x10\x10", 32, 16, &entryCDFConj, loopCDFConj, false}
	entryCQFConj              entry
	CQFConj                   = Function{"CQF.Conj", 4, 1, "  ", 32, 16, &entryCQFConj, loopCQFConj, false}
	entryCTFConj              entry
	CTFConj                   = Function{"CTF.Conj", 3, 1, "\x18\x18", 32, 16, &entryCTFConj, loopCTFConj, false}
	entryDFCopysign           entry
	DFCopysign                = Function{"DF.Copysign", 5, 1, "\b\b\b", 32, 16, &entryDFCopysign, loopDFCopysign, false}
	entryQFCopysign           entry
	QFCopysign                = Function{"QF.Copysign", 7, 1, "\x10\x10\x10", 32, 16, &entryQFCopysign, loopQFCopysign, false}
	entryTFCopysign           entry
	TFCopysign                = Function{"TF.Copysign", 6, 1, "\f\f\f", 32, 16, &entryTFCopysign, loopTFCopysign, false}
	entryDFMul                entry
	DFMul                     = Function{"DF.Mul", 19, 1, "\b\b\b", 32, 16, &entryDFMul, loopDFMul, false}
	entryCDFCosh              entry
	CDFCosh                   = Function{"CDF.Cosh", 1463, 1, "\x10\x10", 64, 16, &entryCDFCosh, loopCDFCosh, false}
	entryCDFCos               entry
	CDFCos                    = Function{"CDF.Cos", 1465, 1, "\x10\x10", 64, 16, &entryCDFCos, loopCDFCos, false}
	entryCQFCosh              entry
	CQFCosh                   = Function{"CQF.Cosh", 6026, 1, "  ", 64, 16, &entryCQFCosh, loopCQFCosh, false}
	entryCQFCos               entry
	CQFCos                    = Function{"CQF.Cos", 6030, 1, "  ", 64, 16, &entryCQFCos, loopCQFCos, false}
	entryCTFCosh              entry
	CTFCosh                   = Function{"CTF.Cosh", 3188, 1, "\x18\x18", 64, 16, &entryCTFCosh, loopCTFCosh, false}
	entryCTFCos               entry
	CTFCos                    = Function{"CTF.Cos", 3191, 1, "\x18\x18", 64, 16, &entryCTFCos, loopCTFCos, false}
	entryDFCos                entry
	DFCos                     = Function{"DF.Cos", 749, 1, "\b\b", 64, 16, &entryDFCos, loopDFCos, false}
	entryQFCos                entry
	QFCos                     = Function{"QF.Cos", 2933, 1, "\x10\x10", 64, 16, &entryQFCos, loopQFCos, false}
	entryTFCos                entry
	TFCos                     = Function{"TF.Cos", 1606, 1, "\f\f", 64, 16, &entryTFCos, loopTFCos, false}
	entryDFCosPi              entry
	DFCosPi                   = Function{"DF.CosPi", 290, 1, "\b\b", 64, 16, &entryDFCosPi, loopDFCosPi, false}
	entryQFCosPi              entry
	QFCosPi                   = Function{"QF.CosPi", 1483, 1, "\x10\x10", 64, 16, &entryQFCosPi, loopQFCosPi, false}
	entryTFCosPi              entry
	TFCosPi                   = Function{"TF.CosPi", 725, 1, "\f\f", 64, 16, &entryTFCosPi, loopTFCosPi, false}
	entryDFCosh               entry
	DFCosh                    = Function{"DF.Cosh", 275, 1, "\b\b", 64, 16, &entryDFCosh, loopDFCosh, false}
	entryQFCosh               entry
	QFCosh                    = Function{"QF.Cosh", 1469, 1, "\x10\x10", 64, 16, &entryQFCosh, loopQFCosh, false}
	entryTFCosh               entry
	TFCosh                    = Function{"TF.Cosh", 723, 1, "\f\f", 64, 16, &entryTFCosh, loopTFCosh, false}
	entryDFRecip              entry
	DFRecip                   = Function{"DF.Recip", 84, 1, "\b\b", 32, 16, &entryDFRecip, loopDFRecip, false}
	entryDFDigamma            entry
	DFDigamma                 = Function{"DF.Digamma", 1770, 1, "\b\b", 64, 16, &entryDFDigamma, loopDFDigamma, false}
	entryQFRecip              entry
	QFRecip                   = Function{"QF.Recip", 341, 1, "\x10\x10", 64, 16, &entryQFRecip, loopQFRecip, false}
	entryQFDigamma            entry
	QFDigamma                 = Function{"QF.Digamma", 7500, 1, "\x10\x10", 64, 16, &entryQFDigamma, loopQFDigamma, false}
	entryTFRecip              entry
	TFRecip                   = Function{"TF.Recip", 187, 1, "\f\f", 64, 16, &entryTFRecip, loopTFRecip, false}
	entryTFDigamma            entry
	TFDigamma                 = Function{"TF.Digamma", 3958, 1, "\f\f", 64, 16, &entryTFDigamma, loopTFDigamma, false}
	entryDFSub                entry
	DFSub                     = Function{"DF.Sub", 30, 1, "\b\b\b", 32, 16, &entryDFSub, loopDFSub, false}
	entryDFDim                entry
	DFDim                     = Function{"DF.Dim", 38, 1, "\b\b\b", 32, 16, &entryDFDim, loopDFDim, false}
	entryQFDim                entry
	QFDim                     = Function{"QF.Dim", 150, 1, "\x10\x10\x10", 32, 32, &entryQFDim, loopQFDim, false}
	entryTFDim                entry
	TFDim                     = Function{"TF.Dim", 83, 1, "\f\f\f", 32, 16, &entryTFDim, loopTFDim, false}
	entryCDFDiv               entry
	CDFDiv                    = Function{"CDF.Div", 1076, 1, "\x10\x10\x10", 64, 16, &entryCDFDiv, loopCDFDiv, false}
	entryCQFDiv               entry
	CQFDiv                    = Function{"CQF.Div", 2358, 1, "   ", 64, 16, &entryCQFDiv, loopCQFDiv, false}
	entryCTFDiv               entry
	CTFDiv                    = Function{"CTF.Div", 1414, 1, "\x18\x18\x18", 64, 16, &entryCTFDiv, loopCTFDiv, false}
	entryF32DivDown           entry
	F32DivDown                = Function{"f32.DivDown", 68, 1, "\x04\x04\x04", 32, 16, &entryF32DivDown, loopF32DivDown, false}
	entryDFDivFloat           entry
	DFDivFloat                = Function{"DF.DivFloat", 84, 1, "\b\b\x04", 32, 16, &entryDFDivFloat, loopDFDivFloat, false}
	entryQFDivFloat           entry
	QFDivFloat                = Function{"QF.DivFloat", 341, 1, "\x10\x10\x04", 64, 16, &entryQFDivFloat, loopQFDivFloat, false}
	entryTFDivFloat           entry
	TFDivFloat                = Function{"TF.DivFloat", 187, 1, "\f\f\x04", 64, 16, &entryTFDivFloat, loopTFDivFloat, false}
	entryF32DivToZero         entry
	F32DivToZero              = Function{"f32.DivToZero", 73, 1, "\x04\x04\x04", 32, 16, &entryF32DivToZero, loopF32DivToZero, false}
	entryF32DivUp             entry
	F32DivUp                  = Function{"f32.DivUp", 67, 1, "\x04\x04\x04", 32, 16, &entryF32DivUp, loopF32DivUp, false}
	entryDFSubFloat           entry
	DFSubFloat                = Function{"DF.SubFloat", 21, 1, "\b\b\x04", 32, 16, &entryDFSubFloat, loopDFSubFloat, false}
	entryDFEllipticE          entry
	DFEllipticE               = Function{"DF.EllipticE", 2717, 1, "\b\b", 64, 16, &entryDFEllipticE, loopDFEllipticE, false}
	entryQFSubFloat           entry
	QFSubFloat                = Function{"QF.SubFloat", 71, 1, "\x10\x10\x04", 32, 16, &entryQFSubFloat, loopQFSubFloat, false}
	entryQFEllipticE          entry
	QFEllipticE               = Function{"QF.EllipticE", 11508, 1, "\x10\x10", 64, 16, &entryQFEllipticE, loopQFEllipticE, false}
	entryTFSubFloat           entry
	TFSubFloat                = Function{"TF.SubFloat", 52, 1, "\f\f\x04", 32, 16, &entryTFSubFloat, loopTFSubFloat, false}
	entryTFEllipticE          entry
	TFEllipticE               = Function{"TF.EllipticE", 6599, 1, "\f\f", 64, 16, &entryTFEllipticE, loopTFEllipticE, false}
	entryDFEllipticK          entry
	DFEllipticK               = Function{"DF.EllipticK", 2717, 1, "\b\b", 64, 16, &entryDFEllipticK, loopDFEllipticK, false}
	entryQFEllipticK          entry
	QFEllipticK               = Function{"QF.EllipticK", 11508, 1, "\x10\x10", 64, 16, &entryQFEllipticK, loopQFEllipticK, false}
	entryTFEllipticK          entry
	TFEllipticK               = Function{"TF.EllipticK", 6599, 1, "\f\f", 64, 16, &entryTFEllipticK, loopTFEllipticK, false}
	entryDFEqual              entry
	DFEqual                   = Function{"DF.Equal", 35, 1, "\x04\b\b", 32, 32, &entryDFEqual, loopDFEqual, true}
	entryCDFEqual             entry
	CDFEqual                  = Function{"CDF.Equal", 71, 1, "\x04\x10\x10", 32, 32, &entryCDFEqual, loopCDFEqual, true}
	entryQFEqual              entry
	QFEqual                   = Function{"QF.Equal", 145, 1, "\x04\x10\x10", 32, 32, &entryQFEqual, loopQFEqual, true}
	entryCQFEqual             entry
	CQFEqual                  = Function{"CQF.Equal", 291, 1, "\x04  ", 64, 16, &entryCQFEqual, loopCQFEqual, true}
	entryTFEqual              entry
	TFEqual                   = Function{"TF.Equal", 79, 1, "\x04\f\f", 32, 32, &entryTFEqual, loopTFEqual, true}
	entryCTFEqual             entry
	CTFEqual                  = Function{"CTF.Equal", 159, 1, "\x04\x18\x18", 32, 32, &entryCTFEqual, loopCTFEqual, true}
	entryDFEqualFloat         entry
	DFEqualFloat              = Function{"DF.EqualFloat", 35, 1, "\x04\b\x04", 32, 32, &entryDFEqualFloat, loopDFEqualFloat, true}
	entryQFEqualFloat         entry
	QFEqualFloat              = Function{"QF.EqualFloat", 145, 1, "\x04\x10\x04", 32, 32, &entryQFEqualFloat, loopQFEqualFloat, true}
	entryTFEqualFloat         entry
	TFEqualFloat              = Function{"TF.EqualFloat", 79, 1, "\x04\f\x04", 32, 32, &entryTFEqualFloat, loopTFEqualFloat, true}
	entryDFErf                entry
	DFErf                     = Function{"DF.Erf", 565, 1, "\b\b", 64, 16, &entryDFErf, loopDFErf, false}
	entryQFErf                entry
	QFErf                     = Function{"QF.Erf", 3619, 1, "\x10\x10", 64, 16, &entryQFErf, loopQFErf, false}
	entryTFErf                entry
	TFErf                     = Function{"TF.Erf", 1787, 1, "\f\f", 64, 16, &entryTFErf, loopTFErf, false}
	entryDFErfc               entry
	DFErfc                    = Function{"DF.Erfc", 602, 1, "\b\b", 64, 16, &entryDFErfc, loopDFErfc, false}
	entryQFErfc               entry
	QFErfc                    = Function{"QF.Erfc", 3723, 1, "\x10\x10", 64, 16, &entryQFErfc, loopQFErfc, false}
	entryTFErfc               entry
	TFErfc                    = Function{"TF.Erfc", 1870, 1, "\f\f", 64, 16, &entryTFErfc, loopTFErfc, false}
	entryDFErfcinv            entry
	DFErfcinv                 = Function{"DF.Erfcinv", 862, 1, "\b\b", 64, 16, &entryDFErfcinv, loopDFErfcinv, false}
	entryQFErfcinv            entry
	QFErfcinv                 = Function{"QF.Erfcinv", 5038, 1, "\x10\x10", 64, 16, &entryQFErfcinv, loopQFErfcinv, false}
	entryTFErfcinv            entry
	TFErfcinv                 = Function{"TF.Erfcinv", 2863, 1, "\f\f", 64, 16, &entryTFErfcinv, loopTFErfcinv, false}
	entryDFErfcx              entry
	DFErfcx                   = Function{"DF.Erfcx", 609, 1, "\b\b", 64, 16, &entryDFErfcx, loopDFErfcx, false}
	entryQFErfcx              entry
	QFErfcx                   = Function{"QF.Erfcx", 3745, 1, "\x10\x10", 64, 16, &entryQFErfcx, loopQFErfcx, false}
	entryTFErfcx              entry
	TFErfcx                   = Function{"TF.Erfcx", 1883, 1, "\f\f", 64, 16, &entryTFErfcx, loopTFErfcx, false}
	entryDFErfinv             entry
	DFErfinv                  = Function{"DF.Erfinv", 820, 1, "\b\b", 64, 16, &entryDFErfinv, loopDFErfinv, false}
	entryQFErfinv             entry
	QFErfinv                  = Function{"QF.Erfinv", 4960, 1, "\x10\x10", 64, 16, &entryQFErfinv, loopQFErfinv, false}
	entryTFErfinv             entry
	TFErfinv                  = Function{"TF.Erfinv", 2803, 1, "\f\f", 64, 16, &entryTFErfinv, loopTFErfinv, false}
	entryDFExp                entry
	DFExp                     = Function{"DF.Exp", 146, 1, "\b\b", 32, 32, &entryDFExp, loopDFExp, false}
	entryCDFExp               entry
	CDFExp                    = Function{"CDF.Exp", 1444, 1, "\x10\x10", 64, 16, &entryCDFExp, loopCDFExp, false}
	entryQFExp                entry
	QFExp                     = Function{"QF.Exp", 1010, 1, "\x10\x10", 64, 16, &entryQFExp, loopQFExp, false}
	entryCQFExp               entry
	CQFExp                    = Function{"CQF.Exp", 6236, 1, "  ", 64, 16, &entryCQFExp, loopCQFExp, false}
	entryTFExp                entry
	TFExp                     = Function{"TF.Exp", 490, 1, "\f\f", 64, 16, &entryTFExp, loopTFExp, false}
	entryCTFExp               entry
	CTFExp                    = Function{"CTF.Exp", 3322, 1, "\x18\x18", 64, 16, &entryCTFExp, loopCTFExp, false}
	entryDFExp10              entry
	DFExp10                   = Function{"DF.Exp10", 177, 1, "\b\b", 64, 16, &entryDFExp10, loopDFExp10, false}
	entryQFExp10              entry
	QFExp10                   = Function{"QF.Exp10", 1132, 1, "\x10\x10", 64, 16, &entryQFExp10, loopQFExp10, false}
	entryTFExp10              entry
	TFExp10                   = Function{"TF.Exp10", 553, 1, "\f\f", 64, 16, &entryTFExp10, loopTFExp10, false}
	entryDFExp2               entry
	DFExp2                    = Function{"DF.Exp2", 112, 1, "\b\b", 32, 16, &entryDFExp2, loopDFExp2, false}
	entryQFExp2               entry
	QFExp2                    = Function{"QF.Exp2", 961, 1, "\x10\x10", 64, 16, &entryQFExp2, loopQFExp2, false}
	entryTFExp2               entry
	TFExp2                    = Function{"TF.Exp2", 442, 1, "\f\f", 64, 16, &entryTFExp2, loopTFExp2, false}
	entryDFExpInt             entry
	DFExpInt                  = Function{"DF.ExpInt", 1300, 1, "\b\b", 64, 16, &entryDFExpInt, loopDFExpInt, false}
	entryQFExpInt             entry
	QFExpInt                  = Function{"QF.ExpInt", 6470, 1, "\x10\x10", 64, 16, &entryQFExpInt, loopQFExpInt, false}
	entryTFExpInt             entry
	TFExpInt                  = Function{"TF.ExpInt", 3329, 1, "\f\f", 64, 16, &entryTFExpInt, loopTFExpInt, false}
	entryDFExpm1              entry
	DFExpm1                   = Function{"DF.Expm1", 265, 1, "\b\b", 64, 16, &entryDFExpm1, loopDFExpm1, false}
	entryQFExpm1              entry
	QFExpm1                   = Function{"QF.Expm1", 1323, 1, "\x10\x10", 64, 16, &entryQFExpm1, loopQFExpm1, false}
	entryTFExpm1              entry
	TFExpm1                   = Function{"TF.Expm1", 684, 1, "\f\f", 64, 16, &entryTFExpm1, loopTFExpm1, false}
	entryF32FMADown           entry
	F32FMADown                = Function{"f32.FMADown", 114, 1, "\x04\x04\x04\x04", 32, 16, &entryF32FMADown, loopF32FMADown, false}
	entryF32FMAToZero         entry
	F32FMAToZero              = Function{"f32.FMAToZero", 117, 1, "\x04\x04\x04\x04", 32, 16, &entryF32FMAToZero, loopF32FMAToZero, false}
	entryF32FMAUp             entry
	F32FMAUp                  = Function{"f32.FMAUp", 111, 1, "\x04\x04\x04\x04", 32, 16, &entryF32FMAUp, loopF32FMAUp, false}
	entryDFFastMod            entry
	DFFastMod                 = Function{"DF.FastMod", 3211, 1, "\b\b\b", 64, 16, &entryDFFastMod, loopDFFastMod, false}
	entryQFFastMod            entry
	QFFastMod                 = Function{"QF.FastMod", 5599, 1, "\x10\x10\x10", 64, 16, &entryQFFastMod, loopQFFastMod, false}
	entryTFFastMod            entry
	TFFastMod                 = Function{"TF.FastMod", 3875, 1, "\f\f\f", 64, 16, &entryTFFastMod, loopTFFastMod, false}
	entryDFFastRemainder      entry
	DFFastRemainder           = Function{"DF.FastRemainder", 3443, 1, "\b\b\b", 64, 16, &entryDFFastRemainder, loopDFFastRemainder, false}
	entryQFFastRemainder      entry
	QFFastRemainder           = Function{"QF.FastRemainder", 6159, 1, "\x10\x10\x10", 64, 16, &entryQFFastRemainder, loopQFFastRemainder, false}
	entryTFFastRemainder      entry
	TFFastRemainder           = Function{"TF.FastRemainder", 4260, 1, "\f\f\f", 64, 16, &entryTFFastRemainder, loopTFFastRemainder, false}
	entryDFFastRemquo         entry
	DFFastRemquo              = Function{"DF.FastRemquo", 3453, 2, "\b\x04\b\b", 64, 16, &entryDFFastRemquo, loopDFFastRemquo, false}
	entryQFFastRemquo         entry
	QFFastRemquo              = Function{"QF.FastRemquo", 6169, 2, "\x10\x04\x10\x10", 64, 16, &entryQFFastRemquo, loopQFFastRemquo, false}
	entryTFFastRemquo         entry
	TFFastRemquo              = Function{"TF.FastRemquo", 4270, 2, "\f\x04\f\f", 64, 16, &entryTFFastRemquo, loopTFFastRemquo, false}
	entryDFFrexp              entry
	DFFrexp                   = Function{"DF.Frexp", 33, 2, "\b\x04\b", 32, 32, &entryDFFrexp, loopDFFrexp, false}
	entryQFFrexp              entry
	QFFrexp                   = Function{"QF.Frexp", 37, 2, "\x10\x04\x10", 32, 32, &entryQFFrexp, loopQFFrexp, false}
	entryTFFrexp              entry
	TFFrexp                   = Function{"TF.Frexp", 35, 2, "\f\x04\f", 32, 32, &entryTFFrexp, loopTFFrexp, false}
	entryF32FromIntDown       entry
	F32FromIntDown            = Function{"f32.FromIntDown", 46, 1, "\x04\x04", 32, 16, &entryF32FromIntDown, loopF32FromIntDown, false}
	entryF32FromIntToZero     entry
	F32FromIntToZero          = Function{"f32.FromIntToZero", 44, 1, "\x04\x04", 32, 16, &entryF32FromIntToZero, loopF32FromIntToZero, false}
	entryF32FromIntUp         entry
	F32FromIntUp              = Function{"f32.FromIntUp", 38, 1, "\x04\x04", 32, 16, &entryF32FromIntUp, loopF32FromIntUp, false}
	entryDFGamma              entry
	DFGamma                   = Function{"DF.Gamma", 1630, 1, "\b\b", 64, 16, &entryDFGamma, loopDFGamma, false}
	entryQFGamma              entry
	QFGamma                   = Function{"QF.Gamma", 8333, 1, "\x10\x10", 64, 16, &entryQFGamma, loopQFGamma, false}
	entryTFGamma              entry
	TFGamma                   = Function{"TF.Gamma", 4299, 1, "\f\f", 64, 16, &entryTFGamma, loopTFGamma, false}
	entryDFGammaP             entry
	DFGammaP                  = Function{"DF.GammaP", 5726, 1, "\b\b\b", 64, 16, &entryDFGammaP, loopDFGammaP, false}
	entryQFGammaP             entry
	QFGammaP                  = Function{"QF.GammaP", 25163, 1, "\x10\x10\x10", 64, 16, &entryQFGammaP, loopQFGammaP, false}
	entryTFGammaP             entry
	TFGammaP                  = Function{"TF.GammaP", 13303, 1, "\f\f\f", 64, 16, &entryTFGammaP, loopTFGammaP, false}
	entryDFGammaPinv          entry
	DFGammaPinv               = Function{"DF.GammaPinv", 13395, 1, "\b\b\b", 64, 16, &entryDFGammaPinv, loopDFGammaPinv, false}
	entryQFGammaPinv          entry
	QFGammaPinv               = Function{"QF.GammaPinv", 36710, 1, "\x10\x10\x10", 64, 16, &entryQFGammaPinv, loopQFGammaPinv, false}
	entryTFGammaPinv          entry
	TFGammaPinv               = Function{"TF.GammaPinv", 25611, 1, "\f\f\f", 64, 16, &entryTFGammaPinv, loopTFGammaPinv, false}
	entryDFGammaQ             entry
	DFGammaQ                  = Function{"DF.GammaQ", 5726, 1, "\b\b\b", 64, 16, &entryDFGammaQ, loopDFGammaQ, false}
	entryQFGammaQ             entry
	QFGammaQ                  = Function{"QF.GammaQ", 25163, 1, "\x10\x10\x10", 64, 16, &entryQFGammaQ, loopQFGammaQ, false}
	entryTFGammaQ             entry
	TFGammaQ                  = Function{"TF.GammaQ", 13303, 1, "\f\f\f", 64, 16, &entryTFGammaQ, loopTFGammaQ, false}
	entryDFGammaQinv          entry
	DFGammaQinv               = Function{"DF.GammaQinv", 13395, 1, "\b\b\b", 64, 16, &entryDFGammaQinv, loopDFGammaQinv, false}
	entryQFGammaQinv          entry
	QFGammaQinv               = Function{"QF.GammaQinv", 36710, 1, "\x10\x10\x10", 64, 16, &entryQFGammaQinv, loopQFGammaQinv, false}
	entryTFGammaQinv          entry
	TFGammaQinv               = Function{"TF.GammaQinv", 25611, 1, "\f\f\f", 64, 16, &entryTFGammaQinv, loopTFGammaQinv, false}
	entryDFLess               entry
	DFLess                    = Function{"DF.Less", 35, 1, "\x04\b\b", 32, 32, &entryDFLess, loopDFLess, true}
	entryDFGreater            entry
	DFGreater                 = Function{"DF.Greater", 35, 1, "\x04\b\b", 32, 32, &entryDFGreater, loopDFGreater, true}
	entryQFLess               entry
	QFLess                    = Function{"QF.Less", 145, 1, "\x04\x10\x10", 32, 32, &entryQFLess, loopQFLess, true}
	entryQFGreater            entry
	QFGreater                 = Function{"QF.Greater", 145, 1, "\x04\x10\x10", 32, 32, &entryQFGreater, loopQFGreater, true}
	entryTFLess               entry
	TFLess                    = Function{"TF.Less", 79, 1, "\x04\f\f", 32, 32, &entryTFLess, loopTFLess, true}
	entryTFGreater            entry
	TFGreater                 = Function{"TF.Greater", 79, 1, "\x04\f\f", 32, 32, &entryTFGreater, loopTFGreater, true}
	entryDFLessEqual          entry
	DFLessEqual               = Function{"DF.LessEqual", 35, 1, "\x04\b\b", 32, 32, &entryDFLessEqual, loopDFLessEqual, true}
	entryDFGreaterEqual       entry
	DFGreaterEqual            = Function{"DF.GreaterEqual", 35, 1, "\x04\b\b", 32, 32, &entryDFGreaterEqual, loopDFGreaterEqual, true}
	entryQFLessEqual          entry
	QFLessEqual               = Function{"QF.LessEqual", 145, 1, "\x04\x10\x10", 32, 32, &entryQFLessEqual, loopQFLessEqual, true}
	entryQFGreaterEqual       entry
	QFGreaterEqual            = Function{"QF.GreaterEqual", 145, 1, "\x04\x10\x10", 32, 32, &entryQFGreaterEqual, loopQFGreaterEqual, true}
	entryTFLessEqual          entry
	TFLessEqual               = Function{"TF.LessEqual", 79, 1, "\x04\f\f", 32, 32, &entryTFLessEqual, loopTFLessEqual, true}
	entryTFGreaterEqual       entry
	TFGreaterEqual            = Function{"TF.GreaterEqual", 79, 1, "\x04\f\f", 32, 32, &entryTFGreaterEqual, loopTFGreaterEqual, true}
	entryDFGreaterEqualFloat  entry
	DFGreaterEqualFloat       = Function{"DF.GreaterEqualFloat", 35, 1, "\x04\b\x04", 32, 32, &entryDFGreaterEqualFloat, loopDFGreaterEqualFloat, true}
	entryQFGreaterEqualFloat  entry
	QFGreaterEqualFloat       = Function{"QF.GreaterEqualFloat", 145, 1, "\x04\x10\x04", 32, 32, &entryQFGreaterEqualFloat, loopQFGreaterEqualFloat, true}
	entryTFGreaterEqualFloat  entry
	TFGreaterEqualFloat       = Function{"TF.GreaterEqualFloat", 79, 1, "\x04\f\x04", 32, 32, &entryTFGreaterEqualFloat, loopTFGreaterEqualFloat, true}
	entryDFGreaterFloat       entry
	DFGreaterFloat            = Function{"DF.GreaterFloat", 35, 1, "\x04\b\x04", 32, 32, &entryDFGreaterFloat, loopDFGreaterFloat, true}
	entryQFGreaterFloat       entry
	QFGreaterFloat            = Function{"QF.GreaterFloat", 145, 1, "\x04\x10\x04", 32, 32, &entryQFGreaterFloat, loopQFGreaterFloat, true}
	entryTFGreaterFloat       entry
	TFGreaterFloat            = Function{"TF.GreaterFloat", 79, 1, "\x04\f\x04", 32, 32, &entryTFGreaterFloat, loopTFGreaterFloat, true}
	entryDFI0                 entry
	DFI0                      = Function{"DF.I0", 966, 1, "\b\b", 64, 16, &entryDFI0, loopDFI0, false}
	entryQFI0                 entry
	QFI0                      = Function{"QF.I0", 5422, 1, "\x10\x10", 64, 16, &entryQFI0, loopQFI0, false}
	entryTFI0                 entry
	TFI0                      = Function{"TF.I0", 2646, 1, "\f\f", 64, 16, &entryTFI0, loopTFI0, false}
	entryDFI1                 entry
	DFI1                      = Function{"DF.I1", 966, 1, "\b\b", 64, 16, &entryDFI1, loopDFI1, false}
	entryQFI1                 entry
	QFI1                      = Function{"QF.I1", 5422, 1, "\x10\x10", 64, 16, &entryQFI1, loopQFI1, false}
	entryTFI1                 entry
	TFI1                      = Function{"TF.I1", 2646, 1, "\f\f", 64, 16, &entryTFI1, loopTFI1, false}
	entryDFIlogb              entry
	DFIlogb                   = Function{"DF.Ilogb", 20, 1, "\x04\b", 32, 32, &entryDFIlogb, loopDFIlogb, false}
	entryQFIlogb              entry
	QFIlogb                   = Function{"QF.Ilogb", 20, 1, "\x04\x10", 32, 32, &entryQFIlogb, loopQFIlogb, false}
	entryTFIlogb              entry
	TFIlogb                   = Function{"TF.Ilogb", 20, 1, "\x04\f", 32, 32, &entryTFIlogb, loopTFIlogb, false}
	entryF32Int32Down         entry
	F32Int32Down              = Function{"f32.Int32Down", 10, 1, "\x04\x04", 32, 32, &entryF32Int32Down, loopF32Int32Down, false}
	entryF32Int32Nearest      entry
	F32Int32Nearest           = Function{"f32.Int32Nearest", 22, 1, "\x04\x04", 32, 32, &entryF32Int32Nearest, loopF32Int32Nearest, false}
	entryF32Int32ToZero       entry
	F32Int32ToZero            = Function{"f32.Int32ToZero", 10, 1, "\x04\x04", 32, 32, &entryF32Int32ToZero, loopF32Int32ToZero, false}
	entryF32Int32Up           entry
	F32Int32Up                = Function{"f32.Int32Up", 12, 1, "\x04\x04", 32, 32, &entryF32Int32Up, loopF32Int32Up, false}
	entryDFIsInf              entry
	DFIsInf                   = Function{"DF.IsInf", 4, 1, "\x04\b", 32, 32, &entryDFIsInf, loopDFIsInf, true}
	entryQFIsInf              entry
	QFIsInf                   = Function{"QF.IsInf", 4, 1, "\x04\x10", 32, 32, &entryQFIsInf, loopQFIsInf, true}
	entryTFIsInf              entry
	TFIsInf                   = Function{"TF.IsInf", 4, 1, "\x04\f", 32, 32, &entryTFIsInf, loopTFIsInf, true}
	entryDFIsInt              entry
	DFIsInt                   = Function{"DF.IsInt", 7, 1, "\x04\b", 32, 32, &entryDFIsInt, loopDFIsInt, true}
	entryQFIsInt              entry
	QFIsInt                   = Function{"QF.IsInt", 13, 1, "\x04\x10", 32, 32, &entryQFIsInt, loopQFIsInt, true}
	entryTFIsInt              entry
	TFIsInt                   = Function{"TF.IsInt", 10, 1, "\x04\f", 32, 32, &entryTFIsInt, loopTFIsInt, true}
	entryCDFIsNaN             entry
	CDFIsNaN                  = Function{"CDF.IsNaN", 14, 1, "\x04\x10", 32, 32, &entryCDFIsNaN, loopCDFIsNaN, true}
	entryCQFIsNaN             entry
	CQFIsNaN                  = Function{"CQF.IsNaN", 14, 1, "\x04 ", 32, 32, &entryCQFIsNaN, loopCQFIsNaN, true}
	entryCTFIsNaN             entry
	CTFIsNaN                  = Function{"CTF.IsNaN", 14, 1, "\x04\x18", 32, 32, &entryCTFIsNaN, loopCTFIsNaN, true}
	entryDFIsNaN              entry
	DFIsNaN                   = Function{"DF.IsNaN", 1, 1, "\x04\b", 32, 32, &entryDFIsNaN, loopDFIsNaN, true}
	entryQFIsNaN              entry
	QFIsNaN                   = Function{"QF.IsNaN", 1, 1, "\x04\x10", 32, 32, &entryQFIsNaN, loopQFIsNaN, true}
	entryTFIsNaN              entry
	TFIsNaN                   = Function{"TF.IsNaN", 1, 1, "\x04\f", 32, 32, &entryTFIsNaN, loopTFIsNaN, true}
	entryCDFIsZero            entry
	CDFIsZero                 = Function{"CDF.IsZero", 3, 1, "\x04\x10", 32, 32, &entryCDFIsZero, loopCDFIsZero, true}
	entryCQFIsZero            entry
	CQFIsZero                 = Function{"CQF.IsZero", 3, 1, "\x04 ", 32, 32, &entryCQFIsZero, loopCQFIsZero, true}
	entryCTFIsZero            entry
	CTFIsZero                 = Function{"CTF.IsZero", 3, 1, "\x04\x18", 32, 32, &entryCTFIsZero, loopCTFIsZero, true}
	entryDFIsZero             entry
	DFIsZero                  = Function{"DF.IsZero", 1, 1, "\x04\b", 32, 32, &entryDFIsZero, loopDFIsZero, true}
	entryQFIsZero             entry
	QFIsZero                  = Function{"QF.IsZero", 1, 1, "\x04\x10", 32, 32, &entryQFIsZero, loopQFIsZero, true}
	entryTFIsZero             entry
	TFIsZero                  = Function{"TF.IsZero", 1, 1, "\x04\f", 32, 32, &entryTFIsZero, loopTFIsZero, true}
	entryDFJ0                 entry
	DFJ0                      = Function{"DF.J0", 3125, 1, "\b\b", 64, 16, &entryDFJ0, loopDFJ0, false}
	entryQFJ0                 entry
	QFJ0                      = Function{"QF.J0", 15422, 1, "\x10\x10", 64, 16, &entryQFJ0, loopQFJ0, false}
	entryTFJ0                 entry
	TFJ0                      = Function{"TF.J0", 7693, 1, "\f\f", 64, 16, &entryTFJ0, loopTFJ0, false}
	entryDFJ1                 entry
	DFJ1                      = Function{"DF.J1", 3125, 1, "\b\b", 64, 16, &entryDFJ1, loopDFJ1, false}
	entryQFJ1                 entry
	QFJ1                      = Function{"QF.J1", 15422, 1, "\x10\x10", 64, 16, &entryQFJ1, loopQFJ1, false}
	entryTFJ1                 entry
	TFJ1                      = Function{"TF.J1", 7693, 1, "\f\f", 64, 16, &entryTFJ1, loopTFJ1, false}
	entryDFJn                 entry
	DFJn                      = Function{"DF.Jn", 6987, 1, "\b\b\x04", 64, 16, &entryDFJn, loopDFJn, false}
	entryQFJn                 entry
	QFJn                      = Function{"QF.Jn", 33094, 1, "\x10\x10\x04", 64, 16, &entryQFJn, loopQFJn, false}
	entryTFJn                 entry
	TFJn                      = Function{"TF.Jn", 16715, 1, "\f\f\x04", 64, 16, &entryTFJn, loopTFJn, false}
	entryDFLambertW           entry
	DFLambertW                = Function{"DF.LambertW", 1037, 1, "\b\b", 64, 16, &entryDFLambertW, loopDFLambertW, false}
	entryQFLambertW           entry
	QFLambertW                = Function{"QF.LambertW", 3975, 1, "\x10\x10", 64, 16, &entryQFLambertW, loopQFLambertW, false}
	entryTFLambertW           entry
	TFLambertW                = Function{"TF.LambertW", 2574, 1, "\f\f", 64, 16, &entryTFLambertW, loopTFLambertW, false}
	entryDFLdexp              entry
	DFLdexp                   = Function{"DF.Ldexp", 63, 1, "\b\b\x04", 32, 16, &entryDFLdexp, loopDFLdexp, false}
	entryQFLdexp              entry
	QFLdexp                   = Function{"QF.Ldexp", 79, 1, "\x10\x10\x04", 32, 16, &entryQFLdexp, loopQFLdexp, false}
	entryTFLdexp              entry
	TFLdexp                   = Function{"TF.Ldexp", 71, 1, "\f\f\x04", 32, 16, &entryTFLdexp, loopTFLdexp, false}
	entryDFLessEqualFloat     entry
	DFLessEqualFloat          = Function{"DF.LessEqualFloat", 35, 1, "\x04\b\x04", 32, 32, &entryDFLessEqualFloat, loopDFLessEqualFloat, true}
	entryQFLessEqualFloat     entry
	QFLessEqualFloat          = Function{"QF.LessEqualFloat", 145, 1, "\x04\x10\x04", 32, 32, &entryQFLessEqualFloat, loopQFLessEqualFloat, true}
	entryTFLessEqualFloat     entry
	TFLessEqualFloat          = Function{"TF.LessEqualFloat", 79, 1, "\x04\f\x04", 32, 32, &entryTFLessEqualFloat, loopTFLessEqualFloat, true}
	entryDFLessFloat          entry
	DFLessFloat               = Function{"DF.LessFloat", 35, 1, "\x04\b\x04", 32, 32, &entryDFLessFloat, loopDFLessFloat, true}
	entryQFLessFloat          entry
	QFLessFloat               = Function{"QF.LessFloat", 145, 1, "\x04\x10\x04", 32, 32, &entryQFLessFloat, loopQFLessFloat, true}
	entryTFLessFloat          entry
	TFLessFloat               = Function{"TF.LessFloat", 79, 1, "\x04\f\x04", 32, 32, &entryTFLessFloat, loopTFLessFloat, true}
	entryCDFPhase             entry
	CDFPhase                  = Function{"CDF.Phase", 296, 1, "\b\x10", 64, 16, &entryCDFPhase, loopCDFPhase, false}
	entryCDFLog               entry
	CDFLog                    = Function{"CDF.Log", 1022, 1, "\x10\x10", 64, 16, &entryCDFLog, loopCDFLog, false}
	entryCQFPhase             entry
	CQFPhase                  = Function{"CQF.Phase", 1820, 1, "\x10 ", 64, 16, &entryCQFPhase, loopCQFPhase, false}
	entryCQFLog               entry
	CQFLog                    = Function{"CQF.Log", 4085, 1, "  ", 64, 16, &entryCQFLog, loopCQFLog, false}
	entryCTFPhase             entry
	CTFPhase                  = Function{"CTF.Phase", 1013, 1, "\f\x18", 64, 16, &entryCTFPhase, loopCTFPhase, false}
	entryCTFLog               entry
	CTFLog                    = Function{"CTF.Log", 2370, 1, "\x18\x18", 64, 16, &entryCTFLog, loopCTFLog, false}
	entryDFLog                entry
	DFLog                     = Function{"DF.Log", 308, 1, "\b\b", 64, 16, &entryDFLog, loopDFLog, false}
	entryQFLog                entry
	QFLog                     = Function{"QF.Log", 1186, 1, "\x10\x10", 64, 16, &entryQFLog, loopQFLog, false}
	entryTFLog                entry
	TFLog                     = Function{"TF.Log", 643, 1, "\f\f", 64, 16, &entryTFLog, loopTFLog, false}
	entryDFLog10              entry
	DFLog10                   = Function{"DF.Log10", 358, 1, "\b\b", 64, 16, &entryDFLog10, loopDFLog10, false}
	entryQFLog10              entry
	QFLog10                   = Function{"QF.Log10", 1394, 1, "\x10\x10", 64, 16, &entryQFLog10, loopQFLog10, false}
	entryTFLog10              entry
	TFLog10                   = Function{"TF.Log10", 752, 1, "\f\f", 64, 16, &entryTFLog10, loopTFLog10, false}
	entryDFLog2               entry
	DFLog2                    = Function{"DF.Log2", 337, 1, "\b\b", 64, 16, &entryDFLog2, loopDFLog2, false}
	entryQFLog2               entry
	QFLog2                    = Function{"QF.Log2", 1262, 1, "\x10\x10", 64, 16, &entryQFLog2, loopQFLog2, false}
	entryTFLog2               entry
	TFLog2                    = Function{"TF.Log2", 670, 1, "\f\f", 64, 16, &entryTFLog2, loopTFLog2, false}
	entryDFLogBeta            entry
	DFLogBeta                 = Function{"DF.LogBeta", 5370, 1, "\b\b\b", 64, 16, &entryDFLogBeta, loopDFLogBeta, false}
	entryQFLogBeta            entry
	QFLogBeta                 = Function{"QF.LogBeta", 25632, 1, "\x10\x10\x10", 64, 16, &entryQFLogBeta, loopQFLogBeta, false}
	entryTFLogBeta            entry
	TFLogBeta                 = Function{"TF.LogBeta", 13261, 1, "\f\f\f", 64, 16, &entryTFLogBeta, loopTFLogBeta, false}
	entryDFLogGamma           entry
	DFLogGamma                = Function{"DF.LogGamma", 1776, 2, "\b\x04\b", 64, 16, &entryDFLogGamma, loopDFLogGamma, false}
	entryQFLogGamma           entry
	QFLogGamma                = Function{"QF.LogGamma", 8043, 2, "\x10\x04\x10", 64, 16, &entryQFLogGamma, loopQFLogGamma, false}
	entryTFLogGamma           entry
	TFLogGamma                = Function{"TF.LogGamma", 4223, 2, "\f\x04\f", 64, 16, &entryTFLogGamma, loopTFLogGamma, false}
	entryDFLogb               entry
	DFLogb                    = Function{"DF.Logb", 24, 1, "\b\b", 32, 16, &entryDFLogb, loopDFLogb, false}
	entryQFLogb               entry
	QFLogb                    = Function{"QF.Logb", 24, 1, "\x10\x10", 32, 16, &entryQFLogb, loopQFLogb, false}
	entryTFLogb               entry
	TFLogb                    = Function{"TF.Logb", 24, 1, "\f\f", 32, 16, &entryTFLogb, loopTFLogb, false}
	entryDFMax                entry
	DFMax                     = Function{"DF.Max", 46, 1, "\b\b\b", 32, 16, &entryDFMax, loopDFMax, false}
	entryQFMax                entry
	QFMax                     = Function{"QF.Max", 158, 1, "\x10\x10\x10", 32, 32, &entryQFMax, loopQFMax, false}
	entryTFMax                entry
	TFMax                     = Function{"TF.Max", 91, 1, "\f\f\f", 32, 16, &entryTFMax, loopTFMax, false}
	entryDFMin                entry
	DFMin                     = Function{"DF.Min", 45, 1, "\b\b\b", 32, 16, &entryDFMin, loopDFMin, false}
	entryQFMin                entry
	QFMin                     = Function{"QF.Min", 157, 1, "\x10\x10\x10", 32, 32, &entryQFMin, loopQFMin, false}
	entryTFMin                entry
	TFMin                     = Function{"TF.Min", 90, 1, "\f\f\f", 32, 16, &entryTFMin, loopTFMin, false}
	entryDFModf               entry
	DFModf                    = Function{"DF.Modf", 49, 2, "\b\b\b", 32, 32, &entryDFModf, loopDFModf, false}
	entryQFModf               entry
	QFModf                    = Function{"QF.Modf", 163, 2, "\x10\x10\x10", 32, 32, &entryQFModf, loopQFModf, false}
	entryTFModf               entry
	TFModf                    = Function{"TF.Modf", 113, 2, "\f\f\f", 32, 32, &entryTFModf, loopTFModf, false}
	entryCDFMul               entry
	CDFMul                    = Function{"CDF.Mul", 244, 1, "\x10\x10\x10", 32, 32, &entryCDFMul, loopCDFMul, false}
	entryCQFMul               entry
	CQFMul                    = Function{"CQF.Mul", 836, 1, "   ", 64, 16, &entryCQFMul, loopCQFMul, false}
	entryCTFMul               entry
	CTFMul                    = Function{"CTF.Mul", 443, 1, "\x18\x18\x18", 64, 16, &entryCTFMul, loopCTFMul, false}
	entryDFMulAdd             entry
	DFMulAdd                  = Function{"DF.MulAdd", 103, 1, "\b\b\b\b", 32, 16, &entryDFMulAdd, loopDFMulAdd, false}
	entryQFMulAdd             entry
	QFMulAdd                  = Function{"QF.MulAdd", 254, 1, "\x10\x10\x10\x10", 64, 16, &entryQFMulAdd, loopQFMulAdd, false}
	entryTFMulAdd             entry
	TFMulAdd                  = Function{"TF.MulAdd", 124, 1, "\f\f\f\f", 32, 16, &entryTFMulAdd, loopTFMulAdd, false}
	entryF32MulDown           entry
	F32MulDown                = Function{"f32.MulDown", 63, 1, "\x04\x04\x04", 32, 16, &entryF32MulDown, loopF32MulDown, false}
	entryCDFMulFloat          entry
	CDFMulFloat               = Function{"CDF.MulFloat", 40, 1, "\x10\x10\x04", 32, 16, &entryCDFMulFloat, loopCDFMulFloat, false}
	entryCQFMulFloat          entry
	CQFMulFloat               = Function{"CQF.MulFloat", 158, 1, "  \x04", 32, 32, &entryCQFMulFloat, loopCQFMulFloat, false}
	entryCTFMulFloat          entry
	CTFMulFloat               = Function{"CTF.MulFloat", 102, 1, "\x18\x18\x04", 32, 16, &entryCTFMulFloat, loopCTFMulFloat, false}
	entryCDFMulReal           entry
	CDFMulReal                = Function{"CDF.MulReal", 38, 1, "\x10\x10\b", 32, 16, &entryCDFMulReal, loopCDFMulReal, false}
	entryCQFMulReal           entry
	CQFMulReal                = Function{"CQF.MulReal", 224, 1, "  \x10", 64, 16, &entryCQFMulReal, loopCQFMulReal, false}
	entryCTFMulReal           entry
	CTFMulReal                = Function{"CTF.MulReal", 94, 1, "\x18\x18\f", 32, 16, &entryCTFMulReal, loopCTFMulReal, false}
	entryF32MulToZero         entry
	F32MulToZero              = Function{"f32.MulToZero", 68, 1, "\x04\x04\x04", 32, 16, &entryF32MulToZero, loopF32MulToZero, false}
	entryF32MulUp             entry
	F32MulUp                  = Function{"f32.MulUp", 62, 1, "\x04\x04\x04", 32, 16, &entryF32MulUp, loopF32MulUp, false}
	entryCDFNeg               entry
	CDFNeg                    = Function{"CDF.Neg", 4, 1, "\x10\x10", 32, 16, &entryCDFNeg, loopCDFNeg, false}
	entryCQFNeg               entry
	CQFNeg                    = Function{"CQF.Neg", 8, 1, "  ", 32, 16, &entryCQFNeg, loopCQFNeg, false}
	entryCTFNeg               entry
	CTFNeg                    = Function{"CTF.Neg", 6, 1, "\x18\x18", 32, 16, &entryCTFNeg, loopCTFNeg, false}
	entryDFNorm3              entry
	DFNorm3                   = Function{"DF.Norm3", 221, 1, "\b\b\b\b", 64, 16, &entryDFNorm3, loopDFNorm3, false}
	entryQFNorm3              entry
	QFNorm3                   = Function{"QF.Norm3", 1234, 1, "\x10\x10\x10\x10", 64, 16, &entryQFNorm3, loopQFNorm3, false}
	entryTFNorm3              entry
	TFNorm3                   = Function{"TF.Norm3", 698, 1, "\f\f\f\f", 64, 16, &entryTFNorm3, loopTFNorm3, false}
	entryDFNorm4              entry
	DFNorm4                   = Function{"DF.Norm4", 266, 1, "\b\b\b\b\b", 64, 16, &entryDFNorm4, loopDFNorm4, false}
	entryQFNorm4              entry
	QFNorm4                   = Function{"QF.Norm4", 1509, 1, "\x10\x10\x10\x10\x10", 64, 16, &entryQFNorm4, loopQFNorm4, false}
	entryTFNorm4              entry
	TFNorm4                   = Function{"TF.Norm4", 849, 1, "\f\f\f\f\f", 64, 16, &entryTFNorm4, loopTFNorm4, false}
	entryDFNormCDF            entry
	DFNormCDF                 = Function{"DF.NormCDF", 647, 1, "\b\b", 64, 16, &entryDFNormCDF, loopDFNormCDF, false}
	entryQFNormCDF            entry
	QFNormCDF                 = Function{"QF.NormCDF", 3928, 1, "\x10\x10", 64, 16, &entryQFNormCDF, loopQFNormCDF, false}
	entryTFNormCDF            entry
	TFNormCDF                 = Function{"TF.NormCDF", 1976, 1, "\f\f", 64, 16, &entryTFNormCDF, loopTFNormCDF, false}
	entryDFNormCDFinv         entry
	DFNormCDFinv              = Function{"DF.NormCDFinv", 868, 1, "\b\b", 64, 16, &entryDFNormCDFinv, loopDFNormCDFinv, false}
	entryQFNormCDFinv         entry
	QFNormCDFinv              = Function{"QF.NormCDFinv", 5048, 1, "\x10\x10", 64, 16, &entryQFNormCDFinv, loopQFNormCDFinv, false}
	entryTFNormCDFinv         entry
	TFNormCDFinv              = Function{"TF.NormCDFinv", 2871, 1, "\f\f", 64, 16, &entryTFNormCDFinv, loopTFNormCDFinv, false}
	entryQFPair               entry
	QFPair                    = Function{"QF.Pair", 178, 1, "\b\x10", 64, 16, &entryQFPair, loopQFPair, false}
	entryTFPair               entry
	TFPair                    = Function{"TF.Pair", 178, 1, "\b\f", 64, 16, &entryTFPair, loopTFPair, false}
	entryCDFPolar             entry
	CDFPolar                  = Function{"CDF.Polar", 526, 2, "\b\b\x10", 64, 16, &entryCDFPolar, loopCDFPolar, false}
	entryCQFPolar             entry
	CQFPolar                  = Function{"CQF.Polar", 2795, 2, "\x10\x10 ", 64, 16, &entryCQFPolar, loopCQFPolar, false}
	entryCTFPolar             entry
	CTFPolar                  = Function{"CTF.Polar", 1572, 2, "\f\f\x18", 64, 16, &entryCTFPolar, loopCTFPolar, false}
	entryCDFPow               entry
	CDFPow                    = Function{"CDF.Pow", 2739, 1, "\x10\x10\x10", 64, 16, &entryCDFPow, loopCDFPow, false}
	entryCQFPow               entry
	CQFPow                    = Function{"CQF.Pow", 11194, 1, "   ", 64, 16, &entryCQFPow, loopCQFPow, false}
	entryCTFPow               entry
	CTFPow                    = Function{"CTF.Pow", 6168, 1, "\x18\x18\x18", 64, 16, &entryCTFPow, loopCTFPow, false}
	entryDFPow                entry
	DFPow                     = Function{"DF.Pow", 1156, 1, "\b\b\b", 64, 16, &entryDFPow, loopDFPow, false}
	entryQFPow                entry
	QFPow                     = Function{"QF.Pow", 4767, 1, "\x10\x10\x10", 64, 16, &entryQFPow, loopQFPow, false}
	entryTFPow                entry
	TFPow                     = Function{"TF.Pow", 2525, 1, "\f\f\f", 64, 16, &entryTFPow, loopTFPow, false}
	entryDFPowInt             entry
	DFPowInt                  = Function{"DF.PowInt", 1198, 1, "\b\b\x04", 64, 16, &entryDFPowInt, loopDFPowInt, false}
	entryQFPowInt             entry
	QFPowInt                  = Function{"QF.PowInt", 4911, 1, "\x10\x10\x04", 64, 16, &entryQFPowInt, loopQFPowInt, false}
	entryTFPowInt             entry
	TFPowInt                  = Function{"TF.PowInt", 2610, 1, "\f\f\x04", 64, 16, &entryTFPowInt, loopTFPowInt, false}
	entryDFQuad               entry
	DFQuad                    = Function{"DF.Quad", 0, 1, "\x10\b", 32, 16, &entryDFQuad, loopDFQuad, false}
	entryDFRcbrt              entry
	DFRcbrt                   = Function{"DF.Rcbrt", 186, 1, "\b\b", 64, 16, &entryDFRcbrt, loopDFRcbrt, false}
	entryQFRcbrt              entry
	QFRcbrt                   = Function{"QF.Rcbrt", 1261, 1, "\x10\x10", 64, 16, &entryQFRcbrt, loopQFRcbrt, false}
	entryTFRcbrt              entry
	TFRcbrt                   = Function{"TF.Rcbrt", 761, 1, "\f\f", 64, 16, &entryTFRcbrt, loopTFRcbrt, false}
	entryF32RcpDown           entry
	F32RcpDown                = Function{"f32.RcpDown", 68, 1, "\x04\x04", 32, 16, &entryF32RcpDown, loopF32RcpDown, false}
	entryF32RcpToZero         entry
	F32RcpToZero              = Function{"f32.RcpToZero", 73, 1, "\x04\x04", 32, 16, &entryF32RcpToZero, loopF32RcpToZero, false}
	entryF32RcpUp             entry
	F32RcpUp                  = Function{"f32.RcpUp", 67, 1, "\x04\x04", 32, 16, &entryF32RcpUp, loopF32RcpUp, false}
	entryCDFRecip             entry
	CDFRecip                  = Function{"CDF.Recip", 1076, 1, "\x10\x10", 64, 16, &entryCDFRecip, loopCDFRecip, false}
	entryCQFRecip             entry
	CQFRecip                  = Function{"CQF.Recip", 2358, 1, "  ", 64, 16, &entryCQFRecip, loopCQFRecip, false}
	entryCTFRecip             entry
	CTFRecip                  = Function{"CTF.Recip", 1414, 1, "\x18\x18", 64, 16, &entryCTFRecip, loopCTFRecip, false}
	entryDFRhypot             entry
	DFRhypot                  = Function{"DF.Rhypot", 262, 1, "\b\b\b", 64, 16, &entryDFRhypot, loopDFRhypot, false}
	entryQFRhypot             entry
	QFRhypot                  = Function{"QF.Rhypot", 1716, 1, "\x10\x10\x10", 64, 16, &entryQFRhypot, loopQFRhypot, false}
	entryTFRhypot             entry
	TFRhypot                  = Function{"TF.Rhypot", 967, 1, "\f\f\f", 64, 16, &entryTFRhypot, loopTFRhypot, false}
	entryDFRnorm3             entry
	DFRnorm3                  = Function{"DF.Rnorm3", 262, 1, "\b\b\b\b", 64, 16, &entryDFRnorm3, loopDFRnorm3, false}
	entryQFRnorm3             entry
	QFRnorm3                  = Function{"QF.Rnorm3", 1716, 1, "\x10\x10\x10\x10", 64, 16, &entryQFRnorm3, loopQFRnorm3, false}
	entryTFRnorm3             entry
	TFRnorm3                  = Function{"TF.Rnorm3", 967, 1, "\f\f\f\f", 64, 16, &entryTFRnorm3, loopTFRnorm3, false}
	entryDFRnorm4             entry
	DFRnorm4                  = Function{"DF.Rnorm4", 307, 1, "\b\b\b\b\b", 64, 16, &entryDFRnorm4, loopDFRnorm4, false}
	entryQFRnorm4             entry
	QFRnorm4                  = Function{"QF.Rnorm4", 1991, 1, "\x10\x10\x10\x10\x10", 64, 16, &entryQFRnorm4, loopQFRnorm4, false}
	entryTFRnorm4             entry
	TFRnorm4                  = Function{"TF.Rnorm4", 1118, 1, "\f\f\f\f\f", 64, 16, &entryTFRnorm4, loopTFRnorm4, false}
	entryDFSinCosPi           entry
	DFSinCosPi                = Function{"DF.SinCosPi", 438, 2, "\b\b\b", 64, 16, &entryDFSinCosPi, loopDFSinCosPi, false}
	entryF32RootOfUnity       entry
	F32RootOfUnity            = Function{"f32.RootOfUnity", 572, 1, "\x10\x04\x04", 64, 16, &entryF32RootOfUnity, loopF32RootOfUnity, false}
	entryQFSinCosPi           entry
	QFSinCosPi                = Function{"QF.SinCosPi", 2147, 2, "\x10\x10\x10", 64, 16, &entryQFSinCosPi, loopQFSinCosPi, false}
	entryF32RootOfUnityQuad   entry
	F32RootOfUnityQuad        = Function{"f32.RootOfUnityQuad", 2556, 1, " \x04\x04", 64, 16, &entryF32RootOfUnityQuad, loopF32RootOfUnityQuad, false}
	entryDFTriple             entry
	DFTriple                  = Function{"DF.Triple", 0, 1, "\f\b", 32, 16, &entryDFTriple, loopDFTriple, false}
	entryTFSinCosPi           entry
	TFSinCosPi                = Function{"TF.SinCosPi", 1055, 2, "\f\f\f", 64, 16, &entryTFSinCosPi, loopTFSinCosPi, false}
	entryF32RootOfUnityTriple entry
	F32RootOfUnityTriple      = Function{"f32.RootOfUnityTriple", 1301, 1, "\x18\x04\x04", 64, 16, &entryF32RootOfUnityTriple, loopF32RootOfUnityTriple, false}
	entryDFRound              entry
	DFRound                   = Function{"DF.Round", 44, 1, "\b\b", 32, 16, &entryDFRound, loopDFRound, false}
	entryQFRound              entry
	QFRound                   = Function{"QF.Round", 128, 1, "\x10\x10", 32, 16, &entryQFRound, loopQFRound, false}
	entryTFRound              entry
	TFRound                   = Function{"TF.Round", 92, 1, "\f\f", 32, 16, &entryTFRound, loopTFRound, false}
	entryDFRoundEven          entry
	DFRoundEven               = Function{"DF.RoundEven", 68, 1, "\b\b", 32, 16, &entryDFRoundEven, loopDFRoundEven, false}
	entryQFRoundEven          entry
	QFRoundEven               = Function{"QF.RoundEven", 176, 1, "\x10\x10", 64, 16, &entryQFRoundEven, loopQFRoundEven, false}
	entryTFRoundEven          entry
	TFRoundEven               = Function{"TF.RoundEven", 128, 1, "\f\f", 32, 16, &entryTFRoundEven, loopTFRoundEven, false}
	entryDFRsqrt              entry
	DFRsqrt                   = Function{"DF.Rsqrt", 142, 1, "\b\b", 32, 32, &entryDFRsqrt, loopDFRsqrt, false}
	entryQFRsqrt              entry
	QFRsqrt                   = Function{"QF.Rsqrt", 687, 1, "\x10\x10", 64, 16, &entryQFRsqrt, loopQFRsqrt, false}
	entryTFRsqrt              entry
	TFRsqrt                   = Function{"TF.Rsqrt", 376, 1, "\f\f", 64, 16, &entryTFRsqrt, loopTFRsqrt, false}
	entryDFSign               entry
	DFSign                    = Function{"DF.Sign", 4, 1, "\x04\b", 32, 32, &entryDFSign, loopDFSign, false}
	entryQFSign               entry
	QFSign                    = Function{"QF.Sign", 4, 1, "\x04\x10", 32, 32, &entryQFSign, loopQFSign, false}
	entryTFSign               entry
	TFSign                    = Function{"TF.Sign", 4, 1, "\x04\f", 32, 32, &entryTFSign, loopTFSign, false}
	entryDFSignbit            entry
	DFSignbit                 = Function{"DF.Signbit", 1, 1, "\x04\b", 32, 32, &entryDFSignbit, loopDFSignbit, true}
	entryQFSignbit            entry
	QFSignbit                 = Function{"QF.Signbit", 1, 1, "\x04\x10", 32, 32, &entryQFSignbit, loopQFSignbit, true}
	entryTFSignbit            entry
	TFSignbit                 = Function{"TF.Signbit", 1, 1, "\x04\f", 32, 32, &entryTFSignbit, loopTFSignbit, true}
	entryCDFSinh              entry
	CDFSinh                   = Function{"CDF.Sinh", 1457, 1, "\x10\x10", 64, 16, &entryCDFSinh, loopCDFSinh, false}
	entryCDFSin               entry
	CDFSin                    = Function{"CDF.Sin", 1457, 1, "\x10\x10", 64, 16, &entryCDFSin, loopCDFSin, false}
	entryCQFSinh              entry
	CQFSinh                   = Function{"CQF.Sinh", 6020, 1, "  ", 64, 16, &entryCQFSinh, loopCQFSinh, false}
	entryCQFSin               entry
	CQFSin                    = Function{"CQF.Sin", 6020, 1, "  ", 64, 16, &entryCQFSin, loopCQFSin, false}
	entryCTFSinh              entry
	CTFSinh                   = Function{"CTF.Sinh", 3182, 1, "\x18\x18", 64, 16, &entryCTFSinh, loopCTFSinh, false}
	entryCTFSin               entry
	CTFSin                    = Function{"CTF.Sin", 3182, 1, "\x18\x18", 64, 16, &entryCTFSin, loopCTFSin, false}
	entryDFSin                entry
	DFSin                     = Function{"DF.Sin", 747, 1, "\b\b", 64, 16, &entryDFSin, loopDFSin, false}
	entryQFSin                entry
	QFSin                     = Function{"QF.Sin", 2931, 1, "\x10\x10", 64, 16, &entryQFSin, loopQFSin, false}
	entryTFSin                entry
	TFSin                     = Function{"TF.Sin", 1604, 1, "\f\f", 64, 16, &entryTFSin, loopTFSin, false}
	entryDFSinPi              entry
	DFSinPi                   = Function{"DF.SinPi", 288, 1, "\b\b", 64, 16, &entryDFSinPi, loopDFSinPi, false}
	entryQFSinPi              entry
	QFSinPi                   = Function{"QF.SinPi", 1481, 1, "\x10\x10", 64, 16, &entryQFSinPi, loopQFSinPi, false}
	entryTFSinPi              entry
	TFSinPi                   = Function{"TF.SinPi", 723, 1, "\f\f", 64, 16, &entryTFSinPi, loopTFSinPi, false}
	entryDFSinh               entry
	DFSinh                    = Function{"DF.Sinh", 329, 1, "\b\b", 64, 16, &entryDFSinh, loopDFSinh, false}
	entryQFSinh               entry
	QFSinh                    = Function{"QF.Sinh", 1729, 1, "\x10\x10", 64, 16, &entryQFSinh, loopQFSinh, false}
	entryTFSinh               entry
	TFSinh                    = Function{"TF.Sinh", 869, 1, "\f\f", 64, 16, &entryTFSinh, loopTFSinh, false}
	entryDFSloppyAdd          entry
	DFSloppyAdd               = Function{"DF.SloppyAdd", 21, 1, "\b\b\b", 32, 16, &entryDFSloppyAdd, loopDFSloppyAdd, false}
	entryF32Split             entry
	F32Split                  = Function{"f32.Split", 4, 2, "\x04\x04\x04", 32, 32, &entryF32Split, loopF32Split, false}
	entryCDFSqr               entry
	CDFSqr                    = Function{"CDF.Sqr", 269, 1, "\x10\x10", 32, 32, &entryCDFSqr, loopCDFSqr, false}
	entryCQFSqr               entry
	CQFSqr                    = Function{"CQF.Sqr", 691, 1, "  ", 64, 16, &entryCQFSqr, loopCQFSqr, false}
	entryCTFSqr               entry
	CTFSqr                    = Function{"CTF.Sqr", 420, 1, "\x18\x18", 64, 16, &entryCTFSqr, loopCTFSqr, false}
	entryF32SqrtDown          entry
	F32SqrtDown               = Function{"f32.SqrtDown", 43, 1, "\x04\x04", 32, 16, &entryF32SqrtDown, loopF32SqrtDown, false}
	entryF32SqrtToZero        entry
	F32SqrtToZero             = Function{"f32.SqrtToZero", 48, 1, "\x04\x04", 32, 16, &entryF32SqrtToZero, loopF32SqrtToZero, false}
	entryF32SqrtUp            entry
	F32SqrtUp                 = Function{"f32.SqrtUp", 42, 1, "\x04\x04", 32, 16, &entryF32SqrtUp, loopF32SqrtUp, false}
	entryCDFSub               entry
	CDFSub                    = Function{"CDF.Sub", 60, 1, "\x10\x10\x10", 32, 16, &entryCDFSub, loopCDFSub, false}
	entryCQFSub               entry
	CQFSub                    = Function{"CQF.Sub", 280, 1, "   ", 64, 16, &entryCQFSub, loopCQFSub, false}
	entryCTFSub               entry
	CTFSub                    = Function{"CTF.Sub", 148, 1, "\x18\x18\x18", 32, 32, &entryCTFSub, loopCTFSub, false}
	entryCDFTanh              entry
	CDFTanh                   = Function{"CDF.Tanh", 2233, 1, "\x10\x10", 64, 16, &entryCDFTanh, loopCDFTanh, false}
	entryCDFTan               entry
	CDFTan                    = Function{"CDF.Tan", 2233, 1, "\x10\x10", 64, 16, &entryCDFTan, loopCDFTan, false}
	entryCQFTanh              entry
	CQFTanh                   = Function{"CQF.Tanh", 8727, 1, "  ", 64, 16, &entryCQFTanh, loopCQFTanh, false}
	entryCQFTan               entry
	CQFTan                    = Function{"CQF.Tan", 8727, 1, "  ", 64, 16, &entryCQFTan, loopCQFTan, false}
	entryCTFTanh              entry
	CTFTanh                   = Function{"CTF.Tanh", 4691, 1, "\x18\x18", 64, 16, &entryCTFTanh, loopCTFTanh, false}
	entryCTFTan               entry
	CTFTan                    = Function{"CTF.Tan", 4691, 1, "\x18\x18", 64, 16, &entryCTFTan, loopCTFTan, false}
	entryDFTan                entry
	DFTan                     = Function{"DF.Tan", 879, 1, "\b\b", 64, 16, &entryDFTan, loopDFTan, false}
	entryQFTan                entry
	QFTan                     = Function{"QF.Tan", 3005, 1, "\x10\x10", 64, 16, &entryQFTan, loopQFTan, false}
	entryTFTan                entry
	TFTan                     = Function{"TF.Tan", 1680, 1, "\f\f", 64, 16, &entryTFTan, loopTFTan, false}
	entryDFTanPi              entry
	DFTanPi                   = Function{"DF.TanPi", 421, 1, "\b\b", 64, 16, &entryDFTanPi, loopDFTanPi, false}
	entryQFTanPi              entry
	QFTanPi                   = Function{"QF.TanPi", 1555, 1, "\x10\x10", 64, 16, &entryQFTanPi, loopQFTanPi, false}
	entryTFTanPi              entry
	TFTanPi                   = Function{"TF.TanPi", 799, 1, "\f\f", 64, 16, &entryTFTanPi, loopTFTanPi, false}
	entryDFTanh               entry
	DFTanh                    = Function{"DF.Tanh", 455, 1, "\b\b", 64, 16, &entryDFTanh, loopDFTanh, false}
	entryQFTanh               entry
	QFTanh                    = Function{"QF.Tanh", 2345, 1, "\x10\x10", 64, 16, &entryQFTanh, loopQFTanh, false}
	entryTFTanh               entry
	TFTanh                    = Function{"TF.Tanh", 1165, 1, "\f\f", 64, 16, &entryTFTanh, loopTFTanh, false}
	entryQFTriple             entry
	QFTriple                  = Function{"QF.Triple", 209, 1, "\f\x10", 64, 16, &entryQFTriple, loopQFTriple, false}
	entryDFTrunc              entry
	DFTrunc                   = Function{"DF.Trunc", 29, 1, "\b\b", 32, 16, &entryDFTrunc, loopDFTrunc, false}
	entryQFTrunc              entry
	QFTrunc                   = Function{"QF.Trunc", 89, 1, "\x10\x10", 32, 16, &entryQFTrunc, loopQFTrunc, false}
	entryTFTrunc              entry
	TFTrunc                   = Function{"TF.Trunc", 63, 1, "\f\f", 32, 16, &entryTFTrunc, loopTFTrunc, false}
	entryDFY0                 entry
	DFY0                      = Function{"DF.Y0", 4673, 1, "\b\b", 64, 16, &entryDFY0, loopDFY0, false}
	entryQFY0                 entry
	QFY0                      = Function{"QF.Y0", 22161, 1, "\x10\x10", 64, 16, &entryQFY0, loopQFY0, false}
	entryTFY0                 entry
	TFY0                      = Function{"TF.Y0", 11153, 1, "\f\f", 64, 16, &entryTFY0, loopTFY0, false}
	entryDFY1                 entry
	DFY1                      = Function{"DF.Y1", 4673, 1, "\b\b", 64, 16, &entryDFY1, loopDFY1, false}
	entryQFY1                 entry
	QFY1                      = Function{"QF.Y1", 22161, 1, "\x10\x10", 64, 16, &entryQFY1, loopQFY1, false}
	entryTFY1                 entry
	TFY1                      = Function{"TF.Y1", 11153, 1, "\f\f", 64, 16, &entryTFY1, loopTFY1, false}
	entryDFYn                 entry
	DFYn                      = Function{"DF.Yn", 9632, 1, "\b\b\x04", 64, 16, &entryDFYn, loopDFYn, false}
	entryQFYn                 entry
	QFYn                      = Function{"QF.Yn", 45089, 1, "\x10\x10\x04", 64, 16, &entryQFYn, loopQFYn, false}
	entryTFYn                 entry
	TFYn                      = Function{"TF.Yn", 22778, 1, "\f\f\x04", 64, 16, &entryTFYn, loopTFYn, false}
	entryDFZeta               entry
	DFZeta                    = Function{"DF.Zeta", 2355, 1, "\b\b", 64, 16, &entryDFZeta, loopDFZeta, false}
	entryQFZeta               entry
	QFZeta                    = Function{"QF.Zeta", 11714, 1, "\x10\x10", 64, 16, &entryQFZeta, loopQFZeta, false}
	entryTFZeta               entry
	TFZeta                    = Function{"TF.Zeta", 6009, 1, "\f\f", 64, 16, &entryTFZeta, loopTFZeta, false}
	entryF32Add               entry
	F32Add                    = Function{"f32.Add", 1, 1, "\x04\x04\x04", 32, 16, &entryF32Add, loopF32Add, false}
	entryF32AddZero           entry
	F32AddZero                = Function{"f32.AddZero", 1, 1, "\x04\x04", 32, 16, &entryF32AddZero, loopF32AddZero, false}
	entryF32Compare           entry
	F32Compare                = Function{"f32.Compare", 11, 1, "\x04\x04\x04", 32, 16, &entryF32Compare, loopF32Compare, false}
	entryF32Div               entry
	F32Div                    = Function{"f32.Div", 1, 1, "\x04\x04\x04", 32, 16, &entryF32Div, loopF32Div, false}
	entryF32Mad               entry
	F32Mad                    = Function{"f32.Mad", 2, 1, "\x04\x04\x04\x04", 32, 16, &entryF32Mad, loopF32Mad, false}
	entryF32Mul               entry
	F32Mul                    = Function{"f32.Mul", 1, 1, "\x04\x04\x04", 32, 16, &entryF32Mul, loopF32Mul, false}
	entryF32MulZero           entry
	F32MulZero                = Function{"f32.MulZero", 1, 1, "\x04\x04", 32, 16, &entryF32MulZero, loopF32MulZero, false}
	entryF32NegSum            entry
	F32NegSum                 = Function{"f32.NegSum", 2, 1, "\x04\x04\x04", 32, 16, &entryF32NegSum, loopF32NegSum, false}
	entryF32Sqrt              entry
	F32Sqrt                   = Function{"f32.Sqrt", 1, 1, "\x04\x04", 32, 16, &entryF32Sqrt, loopF32Sqrt, false}
	entryF32SumLessFirst      entry
	F32SumLessFirst           = Function{"f32.SumLessFirst", 2, 1, "\x04\x04\x04", 32, 16, &entryF32SumLessFirst, loopF32SumLessFirst, false}
	entryF32SumLessSecond     entry
	F32SumLessSecond          = Function{"f32.SumLessSecond", 2, 1, "\x04\x04\x04", 32, 16, &entryF32SumLessSecond, loopF32SumLessSecond, false}
	entryDFChoosePair         entry
	DFChoosePair              = Function{"DF.ChoosePair", 2, 1, "\b\x04\b\b", 32, 16, &entryDFChoosePair, nil, false}
	entryQFChooseQuad         entry
	QFChooseQuad              = Function{"QF.ChooseQuad", 4, 1, "\x10\x04\x10\x10", 32, 16, &entryQFChooseQuad, nil, false}
	entryTFChooseTriple       entry
	TFChooseTriple            = Function{"TF.ChooseTriple", 3, 1, "\f\x04\f\f", 32, 16, &entryTFChooseTriple, nil, false}
	entryDFComplexPair        entry
	DFComplexPair             = Function{"DF.ComplexPair", 0, 1, "\x10\b\b", 32, 16, &entryDFComplexPair, nil, false}
	entryQFComplexQuad        entry
	QFComplexQuad             = Function{"QF.ComplexQuad", 0, 1, " \x10\x10", 32, 16, &entryQFComplexQuad, nil, false}
	entryTFComplexTriple      entry
	TFComplexTriple           = Function{"TF.ComplexTriple", 0, 1, "\x18\f\f", 32, 16, &entryTFComplexTriple, nil, false}
	entryF32Dot1              entry
	F32Dot1                   = Function{"f32.Dot1", 18, 1, "\x10\x04\x04", 32, 16, &entryF32Dot1, nil, false}
	entryF32Dot1Triple        entry
	F32Dot1Triple             = Function{"f32.Dot1Triple", 18, 1, "\f\x04\x04", 32, 16, &entryF32Dot1Triple, nil, false}
	entryF32Dot8              entry
	F32Dot8                   = Function{"f32.Dot8", 88, 1, "\b\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04", 32, 32, &entryF32Dot8, nil, false}
	entryF32FromFloat         entry
	F32FromFloat              = Function{"f32.FromFloat", 0, 1, "\b\x04", 32, 16, &entryF32FromFloat, loopF32FromFloat, false}
	entryCDFImagPair          entry
	CDFImagPair               = Function{"CDF.ImagPair", 0, 1, "\b\x10", 32, 16, &entryCDFImagPair, nil, false}
	entryCQFImagQuad          entry
	CQFImagQuad               = Function{"CQF.ImagQuad", 0, 1, "\x10 ", 32, 16, &entryCQFImagQuad, nil, false}
	entryCTFImagTriple        entry
	CTFImagTriple             = Function{"CTF.ImagTriple", 0, 1, "\f\x18", 32, 16, &entryCTFImagTriple, nil, false}
	entryF32QuadFromFloat     entry
	F32QuadFromFloat          = Function{"f32.QuadFromFloat", 0, 1, "\x10\x04", 32, 16, &entryF32QuadFromFloat, loopF32QuadFromFloat, false}
	entryCDFRealPair          entry
	CDFRealPair               = Function{"CDF.RealPair", 0, 1, "\b\x10", 32, 16, &entryCDFRealPair, nil, false}
	entryCQFRealQuad          entry
	CQFRealQuad               = Function{"CQF.RealQuad", 0, 1, "\x10 ", 32, 16, &entryCQFRealQuad, nil, false}
	entryCTFRealTriple        entry
	CTFRealTriple             = Function{"CTF.RealTriple", 0, 1, "\f\x18", 32, 16, &entryCTFRealTriple, nil, false}
	entryF32Sum2              entry
	F32Sum2                   = Function{"f32.Sum2", 22, 1, "\x10\x04\x04", 32, 16, &entryF32Sum2, nil, false}
	entryF32Sum2Triple        entry
	F32Sum2Triple             = Function{"f32.Sum2Triple", 22, 1, "\f\x04\x04", 32, 16, &entryF32Sum2Triple, nil, false}
	entryF32Sum8              entry
	F32Sum8                   = Function{"f32.Sum8", 64, 1, "\b\x04\x04\x04\x04\x04\x04\x04\x04", 32, 32, &entryF32Sum8, nil, false}
	entryF32TripleFromFloat   entry
	F32TripleFromFloat        = Function{"f32.TripleFromFloat", 0, 1, "\f\x04", 32, 16, &entryF32TripleFromFloat, loopF32TripleFromFloat, false}
	entryDDAbs                entry
	DDAbs                     = Function{"DD.Abs", 4, 1, "\x10\x10", 16, 8, &entryDDAbs, loopDDAbs, false}
	entryF64TwoProd           entry
	F64TwoProd                = Function{"f64.TwoProd", 2, 2, "\b\b\b\b", 16, 16, &entryF64TwoProd, loopF64TwoProd, false}
	entryF64TwoSum            entry
	F64TwoSum                 = Function{"f64.TwoSum", 6, 2, "\b\b\b\b", 16, 16, &entryF64TwoSum, loopF64TwoSum, false}
	entryF64FastTwoSum        entry
	F64FastTwoSum             = Function{"f64.FastTwoSum", 3, 2, "\b\b\b\b", 16, 16, &entryF64FastTwoSum, loopF64FastTwoSum, false}
	entryF64TwoSqr            entry
	F64TwoSqr                 = Function{"f64.TwoSqr", 2, 2, "\b\b\b", 16, 16, &entryF64TwoSqr, loopF64TwoSqr, false}
	entryDDHypot              entry
	DDHypot                   = Function{"DD.Hypot", 230, 1, "\x10\x10\x10", 32, 8, &entryDDHypot, loopDDHypot, false}
	entryCDDAbs               entry
	CDDAbs                    = Function{"CDD.Abs", 230, 1, "\x10 ", 32, 8, &entryCDDAbs, loopCDDAbs, false}
	entryQDNeg                entry
	QDNeg                     = Function{"QD.Neg", 4, 1, "  ", 16, 8, &entryQDNeg, loopQDNeg, false}
	entryQDAbs                entry
	QDAbs                     = Function{"QD.Abs", 9, 1, "  ", 16, 8, &entryQDAbs, loopQDAbs, false}
	entryF64TwoDiff           entry
	F64TwoDiff                = Function{"f64.TwoDiff", 6, 2, "\b\b\b\b", 16, 16, &entryF64TwoDiff, loopF64TwoDiff, false}
	entryQDHypot              entry
	QDHypot                   = Function{"QD.Hypot", 974, 1, "   ", 32, 8, &entryQDHypot, loopQDHypot, false}
	entryCQDAbs               entry
	CQDAbs                    = Function{"CQD.Abs", 974, 1, " @", 32, 8, &entryCQDAbs, loopCQDAbs, false}
	entryTDNeg                entry
	TDNeg                     = Function{"TD.Neg", 3, 1, "\x18\x18", 16, 8, &entryTDNeg, loopTDNeg, false}
	entryTDAbs                entry
	TDAbs                     = Function{"TD.Abs", 7, 1, "\x18\x18", 16, 8, &entryTDAbs, loopTDAbs, false}
	entryTDHypot              entry
	TDHypot                   = Function{"TD.Hypot", 558, 1, "\x18\x18\x18", 32, 8, &entryTDHypot, loopTDHypot, false}
	entryCTDAbs               entry
	CTDAbs                    = Function{"CTD.Abs", 558, 1, "\x180", 32, 8, &entryCTDAbs, loopCTDAbs, false}
	entryDDSqr                entry
	DDSqr                     = Function{"DD.Sqr", 18, 1, "\x10\x10", 16, 8, &entryDDSqr, loopDDSqr, false}
	entryDDAdd                entry
	DDAdd                     = Function{"DD.Add", 30, 1, "\x10\x10\x10", 16, 8, &entryDDAdd, loopDDAdd, false}
	entryCDDIsInf             entry
	CDDIsInf                  = Function{"CDD.IsInf", 9, 1, "\x04 ", 16, 16, &entryCDDIsInf, loopCDDIsInf, true}
	entryCDDAbsSqr            entry
	CDDAbsSqr                 = Function{"CDD.AbsSqr", 78, 1, "\x10 ", 16, 8, &entryCDDAbsSqr, loopCDDAbsSqr, false}
	entryQDSqr                entry
	QDSqr                     = Function{"QD.Sqr", 85, 1, "  ", 16, 8, &entryQDSqr, loopQDSqr, false}
	entryQDAdd                entry
	QDAdd                     = Function{"QD.Add", 136, 1, "   ", 16, 16, &entryQDAdd, loopQDAdd, false}
	entryCQDIsInf             entry
	CQDIsInf                  = Function{"CQD.IsInf", 9, 1, "\x04@", 16, 16, &entryCQDIsInf, loopCQDIsInf, true}
	entryCQDAbsSqr            entry
	CQDAbsSqr                 = Function{"CQD.AbsSqr", 320, 1, " @", 32, 8, &entryCQDAbsSqr, loopCQDAbsSqr, false}
	entryTDSqr                entry
	TDSqr                     = Function{"TD.Sqr", 38, 1, "\x18\x18", 16, 8, &entryTDSqr, loopTDSqr, false}
	entryTDAdd                entry
	TDAdd                     = Function{"TD.Add", 71, 1, "\x18\x18\x18", 16, 8, &entryTDAdd, loopTDAdd, false}
	entryCTDIsInf             entry
	CTDIsInf                  = Function{"CTD.IsInf", 9, 1, "\x040", 16, 16, &entryCTDIsInf, loopCTDIsInf, true}
	entryCTDAbsSqr            entry
	CTDAbsSqr                 = Function{"CTD.AbsSqr", 160, 1, "\x180", 16, 16, &entryCTDAbsSqr, loopCTDAbsSqr, false}
	entryDDNeg                entry
	DDNeg                     = Function{"DD.Neg", 2, 1, "\x10\x10", 16, 8, &entryDDNeg, loopDDNeg, false}
	entryDDAddFloat           entry
	DDAddFloat                = Function{"DD.AddFloat", 20, 1, "\x10\x10\b", 16, 8, &entryDDAddFloat, loopDDAddFloat, false}
	entryDDDiv                entry
	DDDiv                     = Function{"DD.Div", 84, 1, "\x10\x10\x10", 16, 8, &entryDDDiv, loopDDDiv, false}
	entryCDDSqrt              entry
	CDDSqrt                   = Function{"CDD.Sqrt", 669, 1, "  ", 32, 8, &entryCDDSqrt, loopCDDSqrt, false}
	entryDDSqrt               entry
	DDSqrt                    = Function{"DD.Sqrt", 58, 1, "\x10\x10", 16, 8, &entryDDSqrt, loopDDSqrt, false}
	entryDDAsinh              entry
	DDAsinh                   = Function{"DD.Asinh", 787, 1, "\x10\x10", 32, 8, &entryDDAsinh, loopDDAsinh, false}
	entryDDAtan2              entry
	DDAtan2                   = Function{"DD.Atan2", 322, 1, "\x10\x10\x10", 32, 8, &entryDDAtan2, loopDDAtan2, false}
	entryCDDAcos              entry
	CDDAcos                   = Function{"CDD.Acos", 2998, 1, "  ", 32, 8, &entryCDDAcos, loopCDDAcos, false}
	entryQDAddFloat           entry
	QDAddFloat                = Function{"QD.AddFloat", 70, 1, "  \b", 16, 8, &entryQDAddFloat, loopQDAddFloat, false}
	entryQDMul                entry
	QDMul                     = Function{"QD.Mul", 112, 1, "   ", 16, 8, &entryQDMul, loopQDMul, false}
	entryQDSqrt               entry
	QDSqrt                    = Function{"QD.Sqrt", 325, 1, "  ", 32, 8, &entryQDSqrt, loopQDSqrt, false}
	entryQDDiv                entry
	QDDiv                     = Function{"QD.Div", 341, 1, "   ", 32, 8, &entryQDDiv, loopQDDiv, false}
	entryCQDSqrt              entry
	CQDSqrt                   = Function{"CQD.Sqrt", 2025, 1, "@@", 32, 8, &entryCQDSqrt, loopCQDSqrt, false}
	entryQDAsinh              entry
	QDAsinh                   = Function{"QD.Asinh", 3189, 1, "  ", 32, 8, &entryQDAsinh, loopQDAsinh, false}
	entryQDAtan2              entry
	QDAtan2                   = Function{"QD.Atan2", 2162, 1, "   ", 32, 8, &entryQDAtan2, loopQDAtan2, false}
	entryCQDAcos              entry
	CQDAcos                   = Function{"CQD.Acos", 10466, 1, "@@", 32, 8, &entryCQDAcos, loopCQDAcos, false}
	entryTDAddFloat           entry
	TDAddFloat                = Function{"TD.AddFloat", 51, 1, "\x18\x18\b", 16, 8, &entryTDAddFloat, loopTDAddFloat, false}
	entryTDMul                entry
	TDMul                     = Function{"TD.Mul", 47, 1, "\x18\x18\x18", 16, 8, &entryTDMul, loopTDMul, false}
	entryTDSqrt               entry
	TDSqrt                    = Function{"TD.Sqrt", 172, 1, "\x18\x18", 32, 8, &entryTDSqrt, loopTDSqrt, false}
	entryTDDiv                entry
	TDDiv                     = Function{"TD.Div", 187, 1, "\x18\x18\x18", 32, 8, &entryTDDiv, loopTDDiv, false}
	entryCTDSqrt              entry
	CTDSqrt                   = Function{"CTD.Sqrt", 1198, 1, "00", 32, 8, &entryCTDSqrt, loopCTDSqrt, false}
	entryTDAsinh              entry
	TDAsinh                   = Function{"TD.Asinh", 1713, 1, "\x18\x18", 32, 8, &entryTDAsinh, loopTDAsinh, false}
	entryTDAtan2              entry
	TDAtan2                   = Function{"TD.Atan2", 1129, 1, "\x18\x18\x18", 32, 8, &entryTDAtan2, loopTDAtan2, false}
	entryCTDAcos              entry
	CTDAcos                   = Function{"CTD.Acos", 5962, 1, "00", 32, 8, &entryCTDAcos, loopCTDAcos, false}
	entryDDAcos               entry
	DDAcos                    = Function{"DD.Acos", 475, 1, "\x10\x10", 32, 8, &entryDDAcos, loopDDAcos, false}
	entryQDAcos               entry
	QDAcos                    = Function{"QD.Acos", 2876, 1, "  ", 32, 8, &entryQDAcos, loopQDAcos, false}
	entryTDAcos               entry
	TDAcos                    = Function{"TD.Acos", 1545, 1, "\x18\x18", 32, 8, &entryTDAcos, loopTDAcos, false}
	entryCDDAcosh             entry
	CDDAcosh                  = Function{"CDD.Acosh", 3005, 1, "  ", 32, 8, &entryCDDAcosh, loopCDDAcosh, false}
	entryCQDAcosh             entry
	CQDAcosh                  = Function{"CQD.Acosh", 10480, 1, "@@", 32, 8, &entryCQDAcosh, loopCQDAcosh, false}
	entryCTDAcosh             entry
	CTDAcosh                  = Function{"CTD.Acosh", 5973, 1, "00", 32, 8, &entryCTDAcosh, loopCTDAcosh, false}
	entryDDAcosh              entry
	DDAcosh                   = Function{"DD.Acosh", 700, 1, "\x10\x10", 32, 8, &entryDDAcosh, loopDDAcosh, false}
	entryQDAcosh              entry
	QDAcosh                   = Function{"QD.Acosh", 2800, 1, "  ", 32, 8, &entryQDAcosh, loopQDAcosh, false}
	entryTDAcosh              entry
	TDAcosh                   = Function{"TD.Acosh", 1519, 1, "\x18\x18", 32, 8, &entryTDAcosh, loopTDAcosh, false}
	entryCDDAdd               entry
	CDDAdd                    = Function{"CDD.Add", 60, 1, "   ", 16, 8, &entryCDDAdd, loopCDDAdd, false}
	entryCQDAdd               entry
	CQDAdd                    = Function{"CQD.Add", 272, 1, "@@@", 32, 8, &entryCQDAdd, loopCQDAdd, false}
	entryCTDAdd               entry
	CTDAdd                    = Function{"CTD.Add", 142, 1, "000", 16, 16, &entryCTDAdd, loopCTDAdd, false}
	entryF64AddDown           entry
	F64AddDown                = Function{"f64.AddDown", 41, 1, "\b\b\b", 16, 8, &entryF64AddDown, loopF64AddDown, false}
	entryF64AddToZero         entry
	F64AddToZero              = Function{"f64.AddToZero", 39, 1, "\b\b\b", 16, 8, &entryF64AddToZero, loopF64AddToZero, false}
	entryF64AddUp             entry
	F64AddUp                  = Function{"f64.AddUp", 33, 1, "\b\b\b", 16, 8, &entryF64AddUp, loopF64AddUp, false}
	entryDDSinCos             entry
	DDSinCos                  = Function{"DD.SinCos", 858, 2, "\x10\x10\x10", 32, 8, &entryDDSinCos, loopDDSinCos, false}
	entryDDAiryAi             entry
	DDAiryAi                  = Function{"DD.AiryAi", 5392, 1, "\x10\x10", 32, 8, &entryDDAiryAi, loopDDAiryAi, false}
	entryQDSub                entry
	QDSub                     = Function{"QD.Sub", 140, 1, "   ", 16, 16, &entryQDSub, loopQDSub, false}
	entryQDSinCos             entry
	QDSinCos                  = Function{"QD.SinCos", 3891, 2, "   ", 32, 8, &entryQDSinCos, loopQDSinCos, false}
	entryQDAiryAi             entry
	QDAiryAi                  = Function{"QD.AiryAi", 30239, 1, "  ", 32, 8, &entryQDAiryAi, loopQDAiryAi, false}
	entryTDSub                entry
	TDSub                     = Function{"TD.Sub", 74, 1, "\x18\x18\x18", 16, 8, &entryTDSub, loopTDSub, false}
	entryTDSinCos             entry
	TDSinCos                  = Function{"TD.SinCos", 1978, 2, "\x18\x18\x18", 32, 8, &entryTDSinCos, loopTDSinCos, false}
	entryTDAiryAi             entry
	TDAiryAi                  = Function{"TD.AiryAi", 14405, 1, "\x18\x18", 32, 8, &entryTDAiryAi, loopTDAiryAi, false}
	entryDDAiryAiPrime        entry
	DDAiryAiPrime             = Function{"DD.AiryAiPrime", 5392, 1, "\x10\x10", 32, 8, &entryDDAiryAiPrime, loopDDAiryAiPrime, false}
	entryQDAiryAiPrime        entry
	QDAiryAiPrime             = Function{"QD.AiryAiPrime", 30239, 1, "  ", 32, 8, &entryQDAiryAiPrime, loopQDAiryAiPrime, false}
	entryTDAiryAiPrime        entry
	TDAiryAiPrime             = Function{"TD.AiryAiPrime", 14405, 1, "\x18\x18", 32, 8, &entryTDAiryAiPrime, loopTDAiryAiPrime, false}
	entryDDAiryBi             entry
	DDAiryBi                  = Function{"DD.AiryBi", 5392, 1, "\x10\x10", 32, 8, &entryDDAiryBi, loopDDAiryBi, false}
	entryQDAiryBi             entry
	QDAiryBi                  = Function{"QD.AiryBi", 30239, 1, "  ", 32, 8, &entryQDAiryBi, loopQDAiryBi, false}
	entryTDAiryBi             entry
	TDAiryBi                  = Function{"TD.AiryBi", 14405, 1, "\x18\x18", 32, 8, &entryTDAiryBi, loopTDAiryBi, false}
	entryDDAiryBiPrime        entry
	DDAiryBiPrime             = Function{"DD.AiryBiPrime", 5392, 1, "\x10\x10", 32, 8, &entryDDAiryBiPrime, loopDDAiryBiPrime, false}
	entryQDAiryBiPrime        entry
	QDAiryBiPrime             = Function{"QD.AiryBiPrime", 30239, 1, "  ", 32, 8, &entryQDAiryBiPrime, loopQDAiryBiPrime, false}
	entryTDAiryBiPrime        entry
	TDAiryBiPrime             = Function{"TD.AiryBiPrime", 14405, 1, "\x18\x18", 32, 8, &entryTDAiryBiPrime, loopTDAiryBiPrime, false}
	entryCDDAsin              entry
	CDDAsin                   = Function{"CDD.Asin", 3065, 1, "  ", 32, 8, &entryCDDAsin, loopCDDAsin, false}
	entryCQDAsin              entry
	CQDAsin                   = Function{"CQD.Asin", 10737, 1, "@@", 32, 8, &entryCQDAsin, loopCQDAsin, false}
	entryCTDAsin              entry
	CTDAsin                   = Function{"CTD.Asin", 6047, 1, "00", 32, 8, &entryCTDAsin, loopCTDAsin, false}
	entryDDAsin               entry
	DDAsin                    = Function{"DD.Asin", 475, 1, "\x10\x10", 32, 8, &entryDDAsin, loopDDAsin, false}
	entryQDAsin               entry
	QDAsin                    = Function{"QD.Asin", 2876, 1, "  ", 32, 8, &entryQDAsin, loopQDAsin, false}
	entryTDAsin               entry
	TDAsin                    = Function{"TD.Asin", 1545, 1, "\x18\x18", 32, 8, &entryTDAsin, loopTDAsin, false}
	entryCDDAsinh             entry
	CDDAsinh                  = Function{"CDD.Asinh", 3065, 1, "  ", 32, 8, &entryCDDAsinh, loopCDDAsinh, false}
	entryCQDAsinh             entry
	CQDAsinh                  = Function{"CQD.Asinh", 10737, 1, "@@", 32, 8, &entryCQDAsinh, loopCQDAsinh, false}
	entryCTDAsinh             entry
	CTDAsinh                  = Function{"CTD.Asinh", 6047, 1, "00", 32, 8, &entryCTDAsinh, loopCTDAsinh, false}
	entryDDLog1p              entry
	DDLog1p                   = Function{"DD.Log1p", 407, 1, "\x10\x10", 32, 8, &entryDDLog1p, loopDDLog1p, false}
	entryDDMulFloat           entry
	DDMulFloat                = Function{"DD.MulFloat", 20, 1, "\x10\x10\b", 16, 8, &entryDDMulFloat, loopDDMulFloat, false}
	entryCDDAtanh             entry
	CDDAtanh                  = Function{"CDD.Atanh", 1936, 1, "  ", 32, 8, &entryCDDAtanh, loopCDDAtanh, false}
	entryCDDAtan              entry
	CDDAtan                   = Function{"CDD.Atan", 1936, 1, "  ", 32, 8, &entryCDDAtan, loopCDDAtan, false}
	entryQDLog1p              entry
	QDLog1p                   = Function{"QD.Log1p", 1677, 1, "  ", 32, 8, &entryQDLog1p, loopQDLog1p, false}
	entryQDMulFloat           entry
	QDMulFloat                = Function{"QD.MulFloat", 79, 1, "  \b", 16, 8, &entryQDMulFloat, loopQDMulFloat, false}
	entryCQDAtanh             entry
	CQDAtanh                  = Function{"CQD.Atanh", 6356, 1, "@@", 32, 8, &entryCQDAtanh, loopCQDAtanh, false}
	entryCQDAtan              entry
	CQDAtan                   = Function{"CQD.Atan", 6356, 1, "@@", 32, 8, &entryCQDAtan, loopCQDAtan, false}
	entryTDLog1p              entry
	TDLog1p                   = Function{"TD.Log1p", 879, 1, "\x18\x18", 32, 8, &entryTDLog1p, loopTDLog1p, false}
	entryTDMulFloat           entry
	TDMulFloat                = Function{"TD.MulFloat", 51, 1, "\x18\x18\b", 16, 8, &entryTDMulFloat, loopTDMulFloat, false}
	entryCTDAtanh             entry
	CTDAtanh                  = Function{"CTD.Atanh", 3673, 1, "00", 32, 8, &entryCTDAtanh, loopCTDAtanh, false}
	entryCTDAtan              entry
	CTDAtan                   = Function{"CTD.Atan", 3673, 1, "00", 32, 8, &entryCTDAtan, loopCTDAtan, false}
	entryDDAtan               entry
	DDAtan                    = Function{"DD.Atan", 322, 1, "\x10\x10", 32, 8, &entryDDAtan, loopDDAtan, false}
	entryQDAtan               entry
	QDAtan                    = Function{"QD.Atan", 2162, 1, "  ", 32, 8, &entryQDAtan, loopQDAtan, false}
	entryTDAtan               entry
	TDAtan                    = Function{"TD.Atan", 1129, 1, "\x18\x18", 32, 8, &entryTDAtan, loopTDAtan, false}
	entryDDAtanh              entry
	DDAtanh                   = Function{"DD.Atanh", 824, 1, "\x10\x10", 32, 8, &entryDDAtanh, loopDDAtanh, false}
	entryQDAtanh              entry
	QDAtanh                   = Function{"QD.Atanh", 3105, 1, "  ", 32, 8, &entryQDAtanh, loopQDAtanh, false}
	entryTDAtanh              entry
	TDAtanh                   = Function{"TD.Atanh", 1708, 1, "\x18\x18", 32, 8, &entryTDAtanh, loopTDAtanh, false}
	entryDDBesselI            entry
	DDBesselI                 = Function{"DD.BesselI", 7685, 1, "\x10\x10\x10", 32, 8, &entryDDBesselI, loopDDBesselI, false}
	entryQDBesselI            entry
	QDBesselI                 = Function{"QD.BesselI", 37016, 1, "   ", 32, 8, &entryQDBesselI, loopQDBesselI, false}
	entryTDBesselI            entry
	TDBesselI                 = Function{"TD.BesselI", 18530, 1, "\x18\x18\x18", 32, 8, &entryTDBesselI, loopTDBesselI, false}
	entryDDBesselJ            entry
	DDBesselJ                 = Function{"DD.BesselJ", 13988, 1, "\x10\x10\x10", 32, 8, &entryDDBesselJ, loopDDBesselJ, false}
	entryQDBesselJ            entry
	QDBesselJ                 = Function{"QD.BesselJ", 60978, 1, "   ", 32, 8, &entryQDBesselJ, loopQDBesselJ, false}
	entryTDBesselJ            entry
	TDBesselJ                 = Function{"TD.BesselJ", 31775, 1, "\x18\x18\x18", 32, 8, &entryTDBesselJ, loopTDBesselJ, false}
	entryDDBesselK            entry
	DDBesselK                 = Function{"DD.BesselK", 7685, 1, "\x10\x10\x10", 32, 8, &entryDDBesselK, loopDDBesselK, false}
	entryQDBesselK            entry
	QDBesselK                 = Function{"QD.BesselK", 37016, 1, "   ", 32, 8, &entryQDBesselK, loopQDBesselK, false}
	entryTDBesselK            entry
	TDBesselK                 = Function{"TD.BesselK", 18530, 1, "\x18\x18\x18", 32, 8, &entryTDBesselK, loopTDBesselK, false}
	entryDDBesselY            entry
	DDBesselY                 = Function{"DD.BesselY", 13988, 1, "\x10\x10\x10", 32, 8, &entryDDBesselY, loopDDBesselY, false}
	entryQDBesselY            entry
	QDBesselY                 = Function{"QD.BesselY", 60978, 1, "   ", 32, 8, &entryQDBesselY, loopQDBesselY, false}
	entryTDBesselY            entry
	TDBesselY                 = Function{"TD.BesselY", 31775, 1, "\x18\x18\x18", 32, 8, &entryTDBesselY, loopTDBesselY, false}
	entryDDBeta               entry
	DDBeta                    = Function{"DD.Beta", 6797, 1, "\x10\x10\x10", 32, 8, &entryDDBeta, loopDDBeta, false}
	entryQDBeta               entry
	QDBeta                    = Function{"QD.Beta", 37001, 1, "   ", 32, 8, &entryQDBeta, loopQDBeta, false}
	entryTDBeta               entry
	TDBeta                    = Function{"TD.Beta", 17762, 1, "\x18\x18\x18", 32, 8, &entryTDBeta, loopTDBeta, false}
	entryDDBetaP              entry
	DDBetaP                   = Function{"DD.BetaP", 9129, 1, "\x10\x10\x10\x10", 32, 8, &entryDDBetaP, loopDDBetaP, false}
	entryQDBetaP              entry
	QDBetaP                   = Function{"QD.BetaP", 46465, 1, "    ", 32, 8, &entryQDBetaP, loopQDBetaP, false}
	entryTDBetaP              entry
	TDBetaP                   = Function{"TD.BetaP", 22776, 1, "\x18\x18\x18\x18", 32, 8, &entryTDBetaP, loopTDBetaP, false}
	entryDDBetaPinv           entry
	DDBetaPinv                = Function{"DD.BetaPinv", 29755, 1, "\x10\x10\x10\x10", 32, 8, &entryDDBetaPinv, loopDDBetaPinv, false}
	entryQDBetaPinv           entry
	QDBetaPinv                = Function{"QD.BetaPinv", 80690, 1, "    ", 32, 8, &entryQDBetaPinv, loopQDBetaPinv, false}
	entryTDBetaPinv           entry
	TDBetaPinv                = Function{"TD.BetaPinv", 51378, 1, "\x18\x18\x18\x18", 32, 8, &entryTDBetaPinv, loopTDBetaPinv, false}
	entryDDBetaQ              entry
	DDBetaQ                   = Function{"DD.BetaQ", 9129, 1, "\x10\x10\x10\x10", 32, 8, &entryDDBetaQ, loopDDBetaQ, false}
	entryQDBetaQ              entry
	QDBetaQ                   = Function{"QD.BetaQ", 46465, 1, "    ", 32, 8, &entryQDBetaQ, loopQDBetaQ, false}
	entryTDBetaQ              entry
	TDBetaQ                   = Function{"TD.BetaQ", 22776, 1, "\x18\x18\x18\x18", 32, 8, &entryTDBetaQ, loopTDBetaQ, false}
	entryDDBetaQinv           entry
	DDBetaQinv                = Function{"DD.BetaQinv", 29755, 1, "\x10\x10\x10\x10", 32, 8, &entryDDBetaQinv, loopDDBetaQinv, false}
	entryQDBetaQinv           entry
	QDBetaQinv                = Function{"QD.BetaQinv", 80690, 1, "    ", 32, 8, &entryQDBetaQinv, loopQDBetaQinv, false}
	entryTDBetaQinv           entry
	TDBetaQinv                = Function{"TD.BetaQinv", 51378, 1, "\x18\x18\x18\x18", 32, 8, &entryTDBetaQinv, loopTDBetaQinv, false}
	entryDDCanon              entry
	DDCanon                   = Function{"DD.Canon", 16, 1, "\x10\x10", 16, 8, &entryDDCanon, loopDDCanon, false}
	entryQDCanon              entry
	QDCanon                   = Function{"QD.Canon", 167, 1, "  ", 16, 16, &entryQDCanon, loopQDCanon, false}
	entryTDQuad               entry
	TDQuad                    = Function{"TD.Quad", 0, 1, " \x18", 16, 8, &entryTDQuad, loopTDQuad, false}
	entryTDCanon              entry
	TDCanon                   = Function{"TD.Canon", 167, 1, "\x18\x18", 16, 16, &entryTDCanon, loopTDCanon, false}
	entryDDCbrt               entry
	DDCbrt                    = Function{"DD.Cbrt", 160, 1, "\x10\x10", 16, 16, &entryDDCbrt, loopDDCbrt, false}
	entryQDCbrt               entry
	QDCbrt                    = Function{"QD.Cbrt", 788, 1, "  ", 32, 8, &entryQDCbrt, loopQDCbrt, false}
	entryTDCbrt               entry
	TDCbrt                    = Function{"TD.Cbrt", 501, 1, "\x18\x18", 32, 8, &entryTDCbrt, loopTDCbrt, false}
	entryDDFloor              entry
	DDFloor                   = Function{"DD.Floor", 18, 1, "\x10\x10", 16, 8, &entryDDFloor, loopDDFloor, false}
	entryDDCeil               entry
	DDCeil                    = Function{"DD.Ceil", 22, 1, "\x10\x10", 16, 8, &entryDDCeil, loopDDCeil, false}
	entryQDFloor              entry
	QDFloor                   = Function{"QD.Floor", 69, 1, "  ", 16, 8, &entryQDFloor, loopQDFloor, false}
	entryQDCeil               entry
	QDCeil                    = Function{"QD.Ceil", 77, 1, "  ", 16, 8, &entryQDCeil, loopQDCeil, false}
	entryTDFloor              entry
	TDFloor                   = Function{"TD.Floor", 47, 1, "\x18\x18", 16, 8, &entryTDFloor, loopTDFloor, false}
	entryTDCeil               entry
	TDCeil                    = Function{"TD.Ceil", 53, 1, "\x18\x18", 16, 8, &entryTDCeil, loopTDCeil, false}
	entryCDDConj              entry
	CDDConj                   = Function{"CDD.Conj", 2, 1, "  ", 16, 8, &entryCDDConj, loopCDDConj, false}
	entryCQDConj              entry
	CQDConj                   = Function{"CQD.Conj", 4, 1, "@@", 16, 8, &entryCQDConj, loopCQDConj, false}
	entryCTDConj              entry
	CTDConj                   = Function{"CTD.Conj", 3, 1, "00", 16, 8, &entryCTDConj, loopCTDConj, false}
	entryDDCopysign           entry
	DDCopysign                = Function{"DD.Copysign", 5, 1, "\x10\x10\x10", 16, 8, &entryDDCopysign, loopDDCopysign, false}
	entryQDCopysign           entry
	QDCopysign                = Function{"QD.Copysign", 7, 1, "   ", 16, 8, &entryQDCopysign, loopQDCopysign, false}
	entryTDCopysign           entry
	TDCopysign                = Function{"TD.Copysign", 6, 1, "\x18\x18\x18", 16, 8, &entryTDCopysign, loopTDCopysign, false}
	entryDDMul                entry
	DDMul                     = Function{"DD.Mul", 19, 1, "\x10\x10\x10", 16, 8, &entryDDMul, loopDDMul, false}
	entryCDDCosh              entry
	CDDCosh                   = Function{"CDD.Cosh", 1452, 1, "  ", 32, 8, &entryCDDCosh, loopCDDCosh, false}
	entryCDDCos               entry
	CDDCos                    = Function{"CDD.Cos", 1454, 1, "  ", 32, 8, &entryCDDCos, loopCDDCos, false}
	entryCQDCosh              entry
	CQDCosh                   = Function{"CQD.Cosh", 6718, 1, "@@", 32, 8, &entryCQDCosh, loopCQDCosh, false}
	entryCQDCos               entry
	CQDCos                    = Function{"CQD.Cos", 6722, 1, "@@", 32, 8, &entryCQDCos, loopCQDCos, false}
	entryCTDCosh              entry
	CTDCosh                   = Function{"CTD.Cosh", 3359, 1, "00", 32, 8, &entryCTDCosh, loopCTDCosh, false}
	entryCTDCos               entry
	CTDCos                    = Function{"CTD.Cos", 3362, 1, "00", 32, 8, &entryCTDCos, loopCTDCos, false}
	entryDDCos                entry
	DDCos                     = Function{"DD.Cos", 711, 1, "\x10\x10", 32, 8, &entryDDCos, loopDDCos, false}
	entryQDCos                entry
	QDCos                     = Function{"QD.Cos", 3227, 1, "  ", 32, 8, &entryQDCos, loopQDCos, false}
	entryTDCos                entry
	TDCos                     = Function{"TD.Cos", 1648, 1, "\x18\x18", 32, 8, &entryTDCos, loopTDCos, false}
	entryDDCosPi              entry
	DDCosPi                   = Function{"DD.CosPi", 331, 1, "\x10\x10", 32, 8, &entryDDCosPi, loopDDCosPi, false}
	entryQDCosPi              entry
	QDCosPi                   = Function{"QD.CosPi", 2011, 1, "  ", 32, 8, &entryQDCosPi, loopQDCosPi, false}
	entryTDCosPi              entry
	TDCosPi                   = Function{"TD.CosPi", 874, 1, "\x18\x18", 32, 8, &entryTDCosPi, loopTDCosPi, false}
	entryDDCosh               entry
	DDCosh                    = Function{"DD.Cosh", 302, 1, "\x10\x10", 32, 8, &entryDDCosh, loopDDCosh, false}
	entryQDCosh               entry
	QDCosh                    = Function{"QD.Cosh", 1867, 1, "  ", 32, 8, &entryQDCosh, loopQDCosh, false}
	entryTDCosh               entry
	TDCosh                    = Function{"TD.Cosh", 852, 1, "\x18\x18", 32, 8, &entryTDCosh, loopTDCosh, false}
	entryDDRecip              entry
	DDRecip                   = Function{"DD.Recip", 84, 1, "\x10\x10", 16, 8, &entryDDRecip, loopDDRecip, false}
	entryDDDigamma            entry
	DDDigamma                 = Function{"DD.Digamma", 2047, 1, "\x10\x10", 32, 8, &entryDDDigamma, loopDDDigamma, false}
	entryQDRecip              entry
	QDRecip                   = Function{"QD.Recip", 341, 1, "  ", 32, 8, &entryQDRecip, loopQDRecip, false}
	entryQDDigamma            entry
	QDDigamma                 = Function{"QD.Digamma", 9869, 1, "  ", 32, 8, &entryQDDigamma, loopQDDigamma, false}
	entryTDRecip              entry
	TDRecip                   = Function{"TD.Recip", 187, 1, "\x18\x18", 32, 8, &entryTDRecip, loopTDRecip, false}
	entryTDDigamma            entry
	TDDigamma                 = Function{"TD.Digamma", 4855, 1, "\x18\x18", 32, 8, &entryTDDigamma, loopTDDigamma, false}
	entryDDSub                entry
	DDSub                     = Function{"DD.Sub", 30, 1, "\x10\x10\x10", 16, 8, &entryDDSub, loopDDSub, false}
	entryDDDim                entry
	DDDim                     = Function{"DD.Dim", 38, 1, "\x10\x10\x10", 16, 8, &entryDDDim, loopDDDim, false}
	entryQDDim                entry
	QDDim                     = Function{"QD.Dim", 150, 1, "   ", 16, 16, &entryQDDim, loopQDDim, false}
	entryTDDim                entry
	TDDim                     = Function{"TD.Dim", 83, 1, "\x18\x18\x18", 16, 8, &entryTDDim, loopTDDim, false}
	entryCDDDiv               entry
	CDDDiv                    = Function{"CDD.Div", 1076, 1, "   ", 32, 8, &entryCDDDiv, loopCDDDiv, false}
	entryCQDDiv               entry
	CQDDiv                    = Function{"CQD.Div", 2358, 1, "@@@", 32, 8, &entryCQDDiv, loopCQDDiv, false}
	entryCTDDiv               entry
	CTDDiv                    = Function{"CTD.Div", 1414, 1, "000", 32, 8, &entryCTDDiv, loopCTDDiv, false}
	entryF64DivDown           entry
	F64DivDown                = Function{"f64.DivDown", 68, 1, "\b\b\b", 16, 8, &entryF64DivDown, loopF64DivDown, false}
	entryDDDivFloat           entry
	DDDivFloat                = Function{"DD.DivFloat", 84, 1, "\x10\x10\b", 16, 8, &entryDDDivFloat, loopDDDivFloat, false}
	entryQDDivFloat           entry
	QDDivFloat                = Function{"QD.DivFloat", 341, 1, "  \b", 32, 8, &entryQDDivFloat, loopQDDivFloat, false}
	entryTDDivFloat           entry
	TDDivFloat                = Function{"TD.DivFloat", 187, 1, "\x18\x18\b", 32, 8, &entryTDDivFloat, loopTDDivFloat, false}
	entryF64DivToZero         entry
	F64DivToZero              = Function{"f64.DivToZero", 73, 1, "\b\b\b", 16, 8, &entryF64DivToZero, loopF64DivToZero, false}
	entryF64DivUp             entry
	F64DivUp                  = Function{"f64.DivUp", 67, 1, "\b\b\b", 16, 8, &entryF64DivUp, loopF64DivUp, false}
	entryDDSubFloat           entry
	DDSubFloat                = Function{"DD.SubFloat", 21, 1, "\x10\x10\b", 16, 8, &entryDDSubFloat, loopDDSubFloat, false}
	entryDDEllipticE          entry
	DDEllipticE               = Function{"DD.EllipticE", 3749, 1, "\x10\x10", 32, 8, &entryDDEllipticE, loopDDEllipticE, false}
	entryQDSubFloat           entry
	QDSubFloat                = Function{"QD.SubFloat", 71, 1, "  \b", 16, 8, &entryQDSubFloat, loopQDSubFloat, false}
	entryQDEllipticE          entry
	QDEllipticE               = Function{"QD.EllipticE", 15846, 1, "  ", 32, 8, &entryQDEllipticE, loopQDEllipticE, false}
	entryTDSubFloat           entry
	TDSubFloat                = Function{"TD.SubFloat", 52, 1, "\x18\x18\b", 16, 8, &entryTDSubFloat, loopTDSubFloat, false}
	entryTDEllipticE          entry
	TDEllipticE               = Function{"TD.EllipticE", 9065, 1, "\x18\x18", 32, 8, &entryTDEllipticE, loopTDEllipticE, false}
	entryDDEllipticK          entry
	DDEllipticK               = Function{"DD.EllipticK", 3749, 1, "\x10\x10", 32, 8, &entryDDEllipticK, loopDDEllipticK, false}
	entryQDEllipticK          entry
	QDEllipticK               = Function{"QD.EllipticK", 15846, 1, "  ", 32, 8, &entryQDEllipticK, loopQDEllipticK, false}
	entryTDEllipticK          entry
	TDEllipticK               = Function{"TD.EllipticK", 9065, 1, "\x18\x18", 32, 8, &entryTDEllipticK, loopTDEllipticK, false}
	entryDDEqual              entry
	DDEqual                   = Function{"DD.Equal", 35, 1, "\x04\x10\x10", 16, 16, &entryDDEqual, loopDDEqual, true}
	entryCDDEqual             entry
	CDDEqual                  = Function{"CDD.Equal", 71, 1, "\x04  ", 16, 16, &entryCDDEqual, loopCDDEqual, true}
	entryQDEqual              entry
	QDEqual                   = Function{"QD.Equal", 145, 1, "\x04  ", 16, 16, &entryQDEqual, loopQDEqual, true}
	entryCQDEqual             entry
	CQDEqual                  = Function{"CQD.Equal", 291, 1, "\x04@@", 32, 8, &entryCQDEqual, loopCQDEqual, true}
	entryTDEqual              entry
	TDEqual                   = Function{"TD.Equal", 79, 1, "\x04\x18\x18", 16, 16, &entryTDEqual, loopTDEqual, true}
	entryCTDEqual             entry
	CTDEqual                  = Function{"CTD.Equal", 159, 1, "\x0400", 16, 16, &entryCTDEqual, loopCTDEqual, true}
	entryDDEqualFloat         entry
	DDEqualFloat              = Function{"DD.EqualFloat", 35, 1, "\x04\x10\b", 16, 16, &entryDDEqualFloat, loopDDEqualFloat, true}
	entryQDEqualFloat         entry
	QDEqualFloat              = Function{"QD.EqualFloat", 145, 1, "\x04 \b", 16, 16, &entryQDEqualFloat, loopQDEqualFloat, true}
	entryTDEqualFloat         entry
	TDEqualFloat              = Function{"TD.EqualFloat", 79, 1, "\x04\x18\b", 16, 16, &entryTDEqualFloat, loopTDEqualFloat, true}
	entryDDErf                entry
	DDErf                     = Function{"DD.Erf", 709, 1, "\x10\x10", 32, 8, &entryDDErf, loopDDErf, false}
	entryQDErf                entry
	QDErf                     = Function{"QD.Erf", 5204, 1, "  ", 32, 8, &entryQDErf, loopQDErf, false}
	entryTDErf                entry
	TDErf                     = Function{"TD.Erf", 2382, 1, "\x18\x18", 32, 8, &entryTDErf, loopTDErf, false}
	entryDDErfc               entry
	DDErfc                    = Function{"DD.Erfc", 746, 1, "\x10\x10", 32, 8, &entryDDErfc, loopDDErfc, false}
	entryQDErfc               entry
	QDErfc                    = Function{"QD.Erfc", 5308, 1, "  ", 32, 8, &entryQDErfc, loopQDErfc, false}
	entryTDErfc               entry
	TDErfc                    = Function{"TD.Erfc", 2465, 1, "\x18\x18", 32, 8, &entryTDErfc, loopTDErfc, false}
	entryDDErfcinv            entry
	DDErfcinv                 = Function{"DD.Erfcinv", 1030, 1, "\x10\x10", 32, 8, &entryDDErfcinv, loopDDErfcinv, false}
	entryQDErfcinv            entry
	QDErfcinv                 = Function{"QD.Erfcinv", 6791, 1, "  ", 32, 8, &entryQDErfcinv, loopQDErfcinv, false}
	entryTDErfcinv            entry
	TDErfcinv                 = Function{"TD.Erfcinv", 3626, 1, "\x18\x18", 32, 8, &entryTDErfcinv, loopTDErfcinv, false}
	entryDDErfcx              entry
	DDErfcx                   = Function{"DD.Erfcx", 753, 1, "\x10\x10", 32, 8, &entryDDErfcx, loopDDErfcx, false}
	entryQDErfcx              entry
	QDErfcx                   = Function{"QD.Erfcx", 5330, 1, "  ", 32, 8, &entryQDErfcx, loopQDErfcx, false}
	entryTDErfcx              entry
	TDErfcx                   = Function{"TD.Erfcx", 2478, 1, "\x18\x18", 32, 8, &entryTDErfcx, loopTDErfcx, false}
	entryDDErfinv             entry
	DDErfinv                  = Function{"DD.Erfinv", 988, 1, "\x10\x10", 32, 8, &entryDDErfinv, loopDDErfinv, false}
	entryQDErfinv             entry
	QDErfinv                  = Function{"QD.Erfinv", 6713, 1, "  ", 32, 8, &entryQDErfinv, loopQDErfinv, false}
	entryTDErfinv             entry
	TDErfinv                  = Function{"TD.Erfinv", 3566, 1, "\x18\x18", 32, 8, &entryTDErfinv, loopTDErfinv, false}
	entryDDExp                entry
	DDExp                     = Function{"DD.Exp", 185, 1, "\x10\x10", 32, 8, &entryDDExp, loopDDExp, false}
	entryCDDExp               entry
	CDDExp                    = Function{"CDD.Exp", 1484, 1, "  ", 32, 8, &entryCDDExp, loopCDDExp, false}
	entryQDExp                entry
	QDExp                     = Function{"QD.Exp", 1474, 1, "  ", 32, 8, &entryQDExp, loopQDExp, false}
	entryCQDExp               entry
	CQDExp                    = Function{"CQD.Exp", 7458, 1, "@@", 32, 8, &entryCQDExp, loopCQDExp, false}
	entryTDExp                entry
	TDExp                     = Function{"TD.Exp", 653, 1, "\x18\x18", 32, 8, &entryTDExp, loopTDExp, false}
	entryCTDExp               entry
	CTDExp                    = Function{"CTD.Exp", 3690, 1, "00", 32, 8, &entryCTDExp, loopCTDExp, false}
	entryDDExp10              entry
	DDExp10                   = Function{"DD.Exp10", 216, 1, "\x10\x10", 32, 8, &entryDDExp10, loopDDExp10, false}
	entryQDExp10              entry
	QDExp10                   = Function{"QD.Exp10", 1596, 1, "  ", 32, 8, &entryQDExp10, loopQDExp10, false}
	entryTDExp10              entry
	TDExp10                   = Function{"TD.Exp10", 716, 1, "\x18\x18", 32, 8, &entryTDExp10, loopTDExp10, false}
	entryDDExp2               entry
	DDExp2                    = Function{"DD.Exp2", 151, 1, "\x10\x10", 16, 16, &entryDDExp2, loopDDExp2, false}
	entryQDExp2               entry
	QDExp2                    = Function{"QD.Exp2", 1425, 1, "  ", 32, 8, &entryQDExp2, loopQDExp2, false}
	entryTDExp2               entry
	TDExp2                    = Function{"TD.Exp2", 605, 1, "\x18\x18", 32, 8, &entryTDExp2, loopTDExp2, false}
	entryDDExpInt             entry
	DDExpInt                  = Function{"DD.ExpInt", 1588, 1, "\x10\x10", 32, 8, &entryDDExpInt, loopDDExpInt, false}
	entryQDExpInt             entry
	QDExpInt                  = Function{"QD.ExpInt", 8914, 1, "  ", 32, 8, &entryQDExpInt, loopQDExpInt, false}
	entryTDExpInt             entry
	TDExpInt                  = Function{"TD.ExpInt", 4262, 1, "\x18\x18", 32, 8, &entryTDExpInt, loopTDExpInt, false}
	entryDDExpm1              entry
	DDExpm1                   = Function{"DD.Expm1", 301, 1, "\x10\x10", 32, 8, &entryDDExpm1, loopDDExpm1, false}
	entryQDExpm1              entry
	QDExpm1                   = Function{"QD.Expm1", 1787, 1, "  ", 32, 8, &entryQDExpm1, loopQDExpm1, false}
	entryTDExpm1              entry
	TDExpm1                   = Function{"TD.Expm1", 847, 1, "\x18\x18", 32, 8, &entryTDExpm1, loopTDExpm1, false}
	entryF64FMADown           entry
	F64FMADown                = Function{"f64.FMADown", 114, 1, "\b\b\b\b", 16, 8, &entryF64FMADown, loopF64FMADown, false}
	entryF64FMAToZero         entry
	F64FMAToZero              = Function{"f64.FMAToZero", 117, 1, "\b\b\b\b", 16, 8, &entryF64FMAToZero, loopF64FMAToZero, false}
	entryF64FMAUp             entry
	F64FMAUp                  = Function{"f64.FMAUp", 111, 1, "\b\b\b\b", 16, 8, &entryF64FMAUp, loopF64FMAUp, false}
	entryDDFastMod            entry
	DDFastMod                 = Function{"DD.FastMod", 7369, 1, "\x10\x10\x10", 32, 8, &entryDDFastMod, loopDDFastMod, false}
	entryQDFastMod            entry
	QDFastMod                 = Function{"QD.FastMod", 13024, 1, "   ", 32, 8, &entryQDFastMod, loopQDFastMod, false}
	entryTDFastMod            entry
	TDFastMod                 = Function{"TD.FastMod", 9005, 1, "\x18\x18\x18", 32, 8, &entryTDFastMod, loopTDFastMod, false}
	entryDDFastRemainder      entry
	DDFastRemainder           = Function{"DD.FastRemainder", 7601, 1, "\x10\x10\x10", 32, 8, &entryDDFastRemainder, loopDDFastRemainder, false}
	entryQDFastRemainder      entry
	QDFastRemainder           = Function{"QD.FastRemainder", 13584, 1, "   ", 32, 8, &entryQDFastRemainder, loopQDFastRemainder, false}
	entryTDFastRemainder      entry
	TDFastRemainder           = Function{"TD.FastRemainder", 9390, 1, "\x18\x18\x18", 32, 8, &entryTDFastRemainder, loopTDFastRemainder, false}
	entryDDFastRemquo         entry
	DDFastRemquo              = Function{"DD.FastRemquo", 7611, 2, "\x10\x04\x10\x10", 32, 8, &entryDDFastRemquo, loopDDFastRemquo, false}
	entryQDFastRemquo         entry
	QDFastRemquo              = Function{"QD.FastRemquo", 13594, 2, " \x04  ", 32, 8, &entryQDFastRemquo, loopQDFastRemquo, false}
	entryTDFastRemquo         entry
	TDFastRemquo              = Function{"TD.FastRemquo", 9400, 2, "\x18\x04\x18\x18", 32, 8, &entryTDFastRemquo, loopTDFastRemquo, false}
	entryVecFloat32AndRest    entry
	VecFloat32AndRest         = Function{"vec.float32AndRest", 7, 2, "\x04\x04\b", 16, 16, &entryVecFloat32AndRest, nil, false}
	entryVecFloat32Down       entry
	VecFloat32Down            = Function{"vec.Float32Down", 33, 1, "\x04\b", 16, 8, &entryVecFloat32Down, nil, false}
	entryVecFloat32ToZero     entry
	VecFloat32ToZero          = Function{"vec.Float32ToZero", 38, 1, "\x04\b", 16, 8, &entryVecFloat32ToZero, nil, false}
	entryVecFloat32Up         entry
	VecFloat32Up              = Function{"vec.Float32Up", 32, 1, "\x04\b", 16, 8, &entryVecFloat32Up, nil, false}
	entryDDFrexp              entry
	DDFrexp                   = Function{"DD.Frexp", 33, 2, "\x10\x04\x10", 16, 16, &entryDDFrexp, loopDDFrexp, false}
	entryQDFrexp              entry
	QDFrexp                   = Function{"QD.Frexp", 37, 2, " \x04 ", 16, 16, &entryQDFrexp, loopQDFrexp, false}
	entryTDFrexp              entry
	TDFrexp                   = Function{"TD.Frexp", 35, 2, "\x18\x04\x18", 16, 16, &entryTDFrexp, loopTDFrexp, false}
	entryF64FromIntDown       entry
	F64FromIntDown            = Function{"f64.FromIntDown", 46, 1, "\b\x04", 16, 8, &entryF64FromIntDown, loopF64FromIntDown, false}
	entryF64FromIntToZero     entry
	F64FromIntToZero          = Function{"f64.FromIntToZero", 44, 1, "\b\x04", 16, 8, &entryF64FromIntToZero, loopF64FromIntToZero, false}
	entryF64FromIntUp         entry
	F64FromIntUp              = Function{"f64.FromIntUp", 38, 1, "\b\x04", 16, 8, &entryF64FromIntUp, loopF64FromIntUp, false}
	entryDDGamma              entry
	DDGamma                   = Function{"DD.Gamma", 1959, 1, "\x10\x10", 32, 8, &entryDDGamma, loopDDGamma, false}
	entryQDGamma              entry
	QDGamma                   = Function{"QD.Gamma", 11153, 1, "  ", 32, 8, &entryQDGamma, loopQDGamma, false}
	entryTDGamma              entry
	TDGamma                   = Function{"TD.Gamma", 5381, 1, "\x18\x18", 32, 8, &entryTDGamma, loopTDGamma, false}
	entryDDGammaP             entry
	DDGammaP                  = Function{"DD.GammaP", 6539, 1, "\x10\x10\x10", 32, 8, &entryDDGammaP, loopDDGammaP, false}
	entryQDGammaP             entry
	QDGammaP                  = Function{"QD.GammaP", 31898, 1, "   ", 32, 8, &entryQDGammaP, loopQDGammaP, false}
	entryTDGammaP             entry
	TDGammaP                  = Function{"TD.GammaP", 15890, 1, "\x18\x18\x18", 32, 8, &entryTDGammaP, loopTDGammaP, false}
	entryDDGammaPinv          entry
	DDGammaPinv               = Function{"DD.GammaPinv", 14385, 1, "\x10\x10\x10", 32, 8, &entryDDGammaPinv, loopDDGammaPinv, false}
	entryQDGammaPinv          entry
	QDGammaPinv               = Function{"QD.GammaPinv", 43873, 1, "   ", 32, 8, &entryQDGammaPinv, loopQDGammaPinv, false}
	entryTDGammaPinv          entry
	TDGammaPinv               = Function{"TD.GammaPinv", 28884, 1, "\x18\x18\x18", 32, 8, &entryTDGammaPinv, loopTDGammaPinv, false}
	entryDDGammaQ             entry
	DDGammaQ                  = Function{"DD.GammaQ", 6539, 1, "\x10\x10\x10", 32, 8, &entryDDGammaQ, loopDDGammaQ, false}
	entryQDGammaQ             entry
	QDGammaQ                  = Function{"QD.GammaQ", 31898, 1, "   ", 32, 8, &entryQDGammaQ, loopQDGammaQ, false}
	entryTDGammaQ             entry
	TDGammaQ                  = Function{"TD.GammaQ", 15890, 1, "\x18\x18\x18", 32, 8, &entryTDGammaQ, loopTDGammaQ, false}
	entryDDGammaQinv          entry
	DDGammaQinv               = Function{"DD.GammaQinv", 14385, 1, "\x10\x10\x10", 32, 8, &entryDDGammaQinv, loopDDGammaQinv, false}
	entryQDGammaQinv          entry
	QDGammaQinv               = Function{"QD.GammaQinv", 43873, 1, "   ", 32, 8, &entryQDGammaQinv, loopQDGammaQinv, false}
	entryTDGammaQinv          entry
	TDGammaQinv               = Function{"TD.GammaQinv", 28884, 1, "\x18\x18\x18", 32, 8, &entryTDGammaQinv, loopTDGammaQinv, false}
	entryDDLess               entry
	DDLess                    = Function{"DD.Less", 35, 1, "\x04\x10\x10", 16, 16, &entryDDLess, loopDDLess, true}
	entryDDGreater            entry
	DDGreater                 = Function{"DD.Greater", 35, 1, "\x04\x10\x10", 16, 16, &entryDDGreater, loopDDGreater, true}
	entryQDLess               entry
	QDLess                    = Function{"QD.Less", 145, 1, "\x04  ", 16, 16, &entryQDLess, loopQDLess, true}
	entryQDGreater            entry
	QDGreater                 = Function{"QD.Greater", 145, 1, "\x04  ", 16, 16, &entryQDGreater, loopQDGreater, true}
	entryTDLess               entry
	TDLess                    = Function{"TD.Less", 79, 1, "\x04\x18\x18", 16, 16, &entryTDLess, loopTDLess, true}
	entryTDGreater            entry
	TDGreater                 = Function{"TD.Greater", 79, 1, "\x04\x18\x18", 16, 16, &entryTDGreater, loopTDGreater, true}
	entryDDLessEqual          entry
	DDLessEqual               = Function{"DD.LessEqual", 35, 1, "\x04\x10\x10", 16, 16, &entryDDLessEqual, loopDDLessEqual, true}
	entryDDGreaterEqual       entry
	DDGreaterEqual            = Function{"DD.GreaterEqual", 35, 1, "\x04\x10\x10", 16, 16, &entryDDGreaterEqual, loopDDGreaterEqual, true}
	entryQDLessEqual          entry
	QDLessEqual               = Function{"QD.LessEqual", 145, 1, "\x04  ", 16, 16, &entryQDLessEqual, loopQDLessEqual, true}
	entryQDGreaterEqual       entry
	QDGreaterEqual            = Function{"QD.GreaterEqual", 145, 1, "\x04  ", 16, 16, &entryQDGreaterEqual, loopQDGreaterEqual, true}
	entryTDLessEqual          entry
	TDLessEqual               = Function{"TD.LessEqual", 79, 1, "\x04\x18\x18", 16, 16, &entryTDLessEqual, loopTDLessEqual, true}
	entryTDGreaterEqual       entry
	TDGreaterEqual            = Function{"TD.GreaterEqual", 79, 1, "\x04\x18\x18", 16, 16, &entryTDGreaterEqual, loopTDGreaterEqual, true}
	entryDDGreaterEqualFloat  entry
	DDGreaterEqualFloat       = Function{"DD.GreaterEqualFloat", 35, 1, "\x04\x10\b", 16, 16, &entryDDGreaterEqualFloat, loopDDGreaterEqualFloat, true}
	entryQDGreaterEqualFloat  entry
	QDGreaterEqualFloat       = Function{"QD.GreaterEqualFloat", 145, 1, "\x04 \b", 16, 16, &entryQDGreaterEqualFloat, loopQDGreaterEqualFloat, true}
	entryTDGreaterEqualFloat  entry
	TDGreaterEqualFloat       = Function{"TD.GreaterEqualFloat", 79, 1, "\x04\x18\b", 16, 16, &entryTDGreaterEqualFloat, loopTDGreaterEqualFloat, true}
	entryDDGreaterFloat       entry
	DDGreaterFloat            = Function{"DD.GreaterFloat", 35, 1, "\x04\x10\b", 16, 16, &entryDDGreaterFloat, loopDDGreaterFloat, true}
	entryQDGreaterFloat       entry
	QDGreaterFloat            = Function{"QD.GreaterFloat", 145, 1, "\x04 \b", 16, 16, &entryQDGreaterFloat, loopQDGreaterFloat, true}
	entryTDGreaterFloat       entry
	TDGreaterFloat            = Function{"TD.GreaterFloat", 79, 1, "\x04\x18\b", 16, 16, &entryTDGreaterFloat, loopTDGreaterFloat, true}
	entryDDI0                 entry
	DDI0                      = Function{"DD.I0", 1200, 1, "\x10\x10", 32, 8, &entryDDI0, loopDDI0, false}
	entryQDI0                 entry
	QDI0                      = Function{"QD.I0", 7529, 1, "  ", 32, 8, &entryQDI0, loopQDI0, false}
	entryTDI0                 entry
	TDI0                      = Function{"TD.I0", 3494, 1, "\x18\x18", 32, 8, &entryTDI0, loopTDI0, false}
	entryDDI1                 entry
	DDI1                      = Function{"DD.I1", 1200, 1, "\x10\x10", 32, 8, &entryDDI1, loopDDI1, false}
	entryQDI1                 entry
	QDI1                      = Function{"QD.I1", 7529, 1, "  ", 32, 8, &entryQDI1, loopQDI1, false}
	entryTDI1                 entry
	TDI1                      = Function{"TD.I1", 3494, 1, "\x18\x18", 32, 8, &entryTDI1, loopTDI1, false}
	entryDDIlogb              entry
	DDIlogb                   = Function{"DD.Ilogb", 20, 1, "\x04\x10", 16, 16, &entryDDIlogb, loopDDIlogb, false}
	entryQDIlogb              entry
	QDIlogb                   = Function{"QD.Ilogb", 20, 1, "\x04 ", 16, 16, &entryQDIlogb, loopQDIlogb, false}
	entryTDIlogb              entry
	TDIlogb                   = Function{"TD.Ilogb", 20, 1, "\x04\x18", 16, 16, &entryTDIlogb, loopTDIlogb, false}
	entryF64Int32Down         entry
	F64Int32Down              = Function{"f64.Int32Down", 12, 1, "\x04\b", 16, 16, &entryF64Int32Down, loopF64Int32Down, false}
	entryF64Int32Nearest      entry
	F64Int32Nearest           = Function{"f64.Int32Nearest", 24, 1, "\x04\b", 16, 16, &entryF64Int32Nearest, loopF64Int32Nearest, false}
	entryF64Int32ToZero       entry
	F64Int32ToZero            = Function{"f64.Int32ToZero", 12, 1, "\x04\b", 16, 16, &entryF64Int32ToZero, loopF64Int32ToZero, false}
	entryF64Int32Up           entry
	F64Int32Up                = Function{"f64.Int32Up", 14, 1, "\x04\b", 16, 16, &entryF64Int32Up, loopF64Int32Up, false}
	entryDDIsInf              entry
	DDIsInf                   = Function{"DD.IsInf", 4, 1, "\x04\x10", 16, 16, &entryDDIsInf, loopDDIsInf, true}
	entryQDIsInf              entry
	QDIsInf                   = Function{"QD.IsInf", 4, 1, "\x04 ", 16, 16, &entryQDIsInf, loopQDIsInf, true}
	entryTDIsInf              entry
	TDIsInf                   = Function{"TD.IsInf", 4, 1, "\x04\x18", 16, 16, &entryTDIsInf, loopTDIsInf, true}
	entryDDIsInt              entry
	DDIsInt                   = Function{"DD.IsInt", 7, 1, "\x04\x10", 16, 16, &entryDDIsInt, loopDDIsInt, true}
	entryQDIsInt              entry
	QDIsInt                   = Function{"QD.IsInt", 13, 1, "\x04 ", 16, 16, &entryQDIsInt, loopQDIsInt, true}
	entryTDIsInt              entry
	TDIsInt                   = Function{"TD.IsInt", 10, 1, "\x04\x18", 16, 16, &entryTDIsInt, loopTDIsInt, true}
	entryCDDIsNaN             entry
	CDDIsNaN                  = Function{"CDD.IsNaN", 14, 1, "\x04 ", 16, 16, &entryCDDIsNaN, loopCDDIsNaN, true}
	entryCQDIsNaN             entry
	CQDIsNaN                  = Function{"CQD.IsNaN", 14, 1, "\x04@", 16, 16, &entryCQDIsNaN, loopCQDIsNaN, true}
	entryCTDIsNaN             entry
	CTDIsNaN                  = Function{"CTD.IsNaN", 14, 1, "\x040", 16, 16, &entryCTDIsNaN, loopCTDIsNaN, true}
	entryDDIsNaN              entry
	DDIsNaN                   = Function{"DD.IsNaN", 1, 1, "\x04\x10", 16, 16, &entryDDIsNaN, loopDDIsNaN, true}
	entryQDIsNaN              entry
	QDIsNaN                   = Function{"QD.IsNaN", 1, 1, "\x04 ", 16, 16, &entryQDIsNaN, loopQDIsNaN, true}
	entryTDIsNaN              entry
	TDIsNaN                   = Function{"TD.IsNaN", 1, 1, "\x04\x18", 16, 16, &entryTDIsNaN, loopTDIsNaN, true}
	entryCDDIsZero            entry
	CDDIsZero                 = Function{"CDD.IsZero", 3, 1, "\x04 ", 16, 16, &entryCDDIsZero, loopCDDIsZero, true}
	entryCQDIsZero            entry
	CQDIsZero                 = Function{"CQD.IsZero", 3, 1, "\x04@", 16, 16, &entryCQDIsZero, loopCQDIsZero, true}
	entryCTDIsZero            entry
	CTDIsZero                 = Function{"CTD.IsZero", 3, 1, "\x040", 16, 16, &entryCTDIsZero, loopCTDIsZero, true}
	entryDDIsZero             entry
	DDIsZero                  = Function{"DD.IsZero", 1, 1, "\x04\x10", 16, 16, &entryDDIsZero, loopDDIsZero, true}
	entryQDIsZero             entry
	QDIsZero                  = Function{"QD.IsZero", 1, 1, "\x04 ", 16, 16, &entryQDIsZero, loopQDIsZero, true}
	entryTDIsZero             entry
	TDIsZero                  = Function{"TD.IsZero", 1, 1, "\x04\x18", 16, 16, &entryTDIsZero, loopTDIsZero, true}
	entryDDJ0                 entry
	DDJ0                      = Function{"DD.J0", 3670, 1, "\x10\x10", 32, 8, &entryDDJ0, loopDDJ0, false}
	entryQDJ0                 entry
	QDJ0                      = Function{"QD.J0", 20645, 1, "  ", 32, 8, &entryQDJ0, loopQDJ0, false}
	entryTDJ0                 entry
	TDJ0                      = Function{"TD.J0", 9790, 1, "\x18\x18", 32, 8, &entryTDJ0, loopTDJ0, false}
	entryDDJ1                 entry
	DDJ1                      = Function{"DD.J1", 3670, 1, "\x10\x10", 32, 8, &entryDDJ1, loopDDJ1, false}
	entryQDJ1                 entry
	QDJ1                      = Function{"QD.J1", 20645, 1, "  ", 32, 8, &entryQDJ1, loopQDJ1, false}
	entryTDJ1                 entry
	TDJ1                      = Function{"TD.J1", 9790, 1, "\x18\x18", 32, 8, &entryTDJ1, loopTDJ1, false}
	entryDDJn                 entry
	DDJn                      = Function{"DD.Jn", 8077, 1, "\x10\x10\x04", 32, 8, &entryDDJn, loopDDJn, false}
	entryQDJn                 entry
	QDJn                      = Function{"QD.Jn", 43540, 1, "  \x04", 32, 8, &entryQDJn, loopQDJn, false}
	entryTDJn                 entry
	TDJn                      = Function{"TD.Jn", 20909, 1, "\x18\x18\x04", 32, 8, &entryTDJn, loopTDJn, false}
	entryDDLambertW           entry
	DDLambertW                = Function{"DD.LambertW", 1088, 1, "\x10\x10", 32, 8, &entryDDLambertW, loopDDLambertW, false}
	entryQDLambertW           entry
	QDLambertW                = Function{"QD.LambertW", 4357, 1, "  ", 32, 8, &entryQDLambertW, loopQDLambertW, false}
	entryTDLambertW           entry
	TDLambertW                = Function{"TD.LambertW", 2739, 1, "\x18\x18", 32, 8, &entryTDLambertW, loopTDLambertW, false}
	entryDDLdexp              entry
	DDLdexp                   = Function{"DD.Ldexp", 63, 1, "\x10\x10\x04", 16, 8, &entryDDLdexp, loopDDLdexp, false}
	entryQDLdexp              entry
	QDLdexp                   = Function{"QD.Ldexp", 79, 1, "  \x04", 16, 8, &entryQDLdexp, loopQDLdexp, false}
	entryTDLdexp              entry
	TDLdexp                   = Function{"TD.Ldexp", 71, 1, "\x18\x18\x04", 16, 8, &entryTDLdexp, loopTDLdexp, false}
	entryDDLessEqualFloat     entry
	DDLessEqualFloat          = Function{"DD.LessEqualFloat", 35, 1, "\x04\x10\b", 16, 16, &entryDDLessEqualFloat, loopDDLessEqualFloat, true}
	entryQDLessEqualFloat     entry
	QDLessEqualFloat          = Function{"QD.LessEqualFloat", 145, 1, "\x04 \b", 16, 16, &entryQDLessEqualFloat, loopQDLessEqualFloat, true}
	entryTDLessEqualFloat     entry
	TDLessEqualFloat          = Function{"TD.LessEqualFloat", 79, 1, "\x04\x18\b", 16, 16, &entryTDLessEqualFloat, loopTDLessEqualFloat, true}
	entryDDLessFloat          entry
	DDLessFloat               = Function{"DD.LessFloat", 35, 1, "\x04\x10\b", 16, 16, &entryDDLessFloat, loopDDLessFloat, true}
	entryQDLessFloat          entry
	QDLessFloat               = Function{"QD.LessFloat", 145, 1, "\x04 \b", 16, 16, &entryQDLessFloat, loopQDLessFloat, true}
	entryTDLessFloat          entry
	TDLessFloat               = Function{"TD.LessFloat", 79, 1, "\x04\x18\b", 16, 16, &entryTDLessFloat, loopTDLessFloat, true}
	entryCDDPhase             entry
	CDDPhase                  = Function{"CDD.Phase", 322, 1, "\x10 ", 32, 8, &entryCDDPhase, loopCDDPhase, false}
	entryCDDLog               entry
	CDDLog                    = Function{"CDD.Log", 1075, 1, "  ", 32, 8, &entryCDDLog, loopCDDLog, false}
	entryCQDPhase             entry
	CQDPhase                  = Function{"CQD.Phase", 2162, 1, " @", 32, 8, &entryCQDPhase, loopCQDPhase, false}
	entryCQDLog               entry
	CQDLog                    = Function{"CQD.Log", 4758, 1, "@@", 32, 8, &entryCQDLog, loopCQDLog, false}
	entryCTDPhase             entry
	CTDPhase                  = Function{"CTD.Phase", 1129, 1, "\x180", 32, 8, &entryCTDPhase, loopCTDPhase, false}
	entryCTDLog               entry
	CTDLog                    = Function{"CTD.Log", 2600, 1, "00", 32, 8, &entryCTDLog, loopCTDLog, false}
	entryDDLog                entry
	DDLog                     = Function{"DD.Log", 335, 1, "\x10\x10", 32, 8, &entryDDLog, loopDDLog, false}
	entryQDLog                entry
	QDLog                     = Function{"QD.Log", 1517, 1, "  ", 32, 8, &entryQDLog, loopQDLog, false}
	entryTDLog                entry
	TDLog                     = Function{"TD.Log", 757, 1, "\x18\x18", 32, 8, &entryTDLog, loopTDLog, false}
	entryDDLog10              entry
	DDLog10                   = Function{"DD.Log10", 385, 1, "\x10\x10", 32, 8, &entryDDLog10, loopDDLog10, false}
	entryQDLog10              entry
	QDLog10                   = Function{"QD.Log10", 1726, 1, "  ", 32, 8, &entryQDLog10, loopQDLog10, false}
	entryTDLog10              entry
	TDLog10                   = Function{"TD.Log10", 866, 1, "\x18\x18", 32, 8, &entryTDLog10, loopTDLog10, false}
	entryDDLog2               entry
	DDLog2                    = Function{"DD.Log2", 364, 1, "\x10\x10", 32, 8, &entryDDLog2, loopDDLog2, false}
	entryQDLog2               entry
	QDLog2                    = Function{"QD.Log2", 1593, 1, "  ", 32, 8, &entryQDLog2, loopQDLog2, false}
	entryTDLog2               entry
	TDLog2                    = Function{"TD.Log2", 784, 1, "\x18\x18", 32, 8, &entryTDLog2, loopTDLog2, false}
	entryDDLogBeta            entry
	DDLogBeta                 = Function{"DD.LogBeta", 6615, 1, "\x10\x10\x10", 32, 8, &entryDDLogBeta, loopDDLogBeta, false}
	entryQDLogBeta            entry
	QDLogBeta                 = Function{"QD.LogBeta", 35532, 1, "   ", 32, 8, &entryQDLogBeta, loopQDLogBeta, false}
	entryTDLogBeta            entry
	TDLogBeta                 = Function{"TD.LogBeta", 17111, 1, "\x18\x18\x18", 32, 8, &entryTDLogBeta, loopTDLogBeta, false}
	entryDDLogGamma           entry
	DDLogGamma                = Function{"DD.LogGamma", 2093, 2, "\x10\x04\x10", 32, 8, &entryDDLogGamma, loopDDLogGamma, false}
	entryQDLogGamma           entry
	QDLogGamma                = Function{"QD.LogGamma", 10730, 2, " \x04 ", 32, 8, &entryQDLogGamma, loopQDLogGamma, false}
	entryTDLogGamma           entry
	TDLogGamma                = Function{"TD.LogGamma", 5256, 2, "\x18\x04\x18", 32, 8, &entryTDLogGamma, loopTDLogGamma, false}
	entryDDLogb               entry
	DDLogb                    = Function{"DD.Logb", 24, 1, "\x10\x10", 16, 8, &entryDDLogb, loopDDLogb, false}
	entryQDLogb               entry
	QDLogb                    = Function{"QD.Logb", 24, 1, "  ", 16, 8, &entryQDLogb, loopQDLogb, false}
	entryTDLogb               entry
	TDLogb                    = Function{"TD.Logb", 24, 1, "\x18\x18", 16, 8, &entryTDLogb, loopTDLogb, false}
	entryDDMax                entry
	DDMax                     = Function{"DD.Max", 46, 1, "\x10\x10\x10", 16, 8, &entryDDMax, loopDDMax, false}
	entryQDMax                entry
	QDMax                     = Function{"QD.Max", 158, 1, "   ", 16, 16, &entryQDMax, loopQDMax, false}
	entryTDMax                entry
	TDMax                     = Function{"TD.Max", 91, 1, "\x18\x18\x18", 16, 8, &entryTDMax, loopTDMax, false}
	entryDDMin                entry
	DDMin                     = Function{"DD.Min", 45, 1, "\x10\x10\x10", 16, 8, &entryDDMin, loopDDMin, false}
	entryQDMin                entry
	QDMin                     = Function{"QD.Min", 157, 1, "   ", 16, 16, &entryQDMin, loopQDMin, false}
	entryTDMin                entry
	TDMin                     = Function{"TD.Min", 90, 1, "\x18\x18\x18", 16, 8, &entryTDMin, loopTDMin, false}
	entryDDModf               entry
	DDModf                    = Function{"DD.Modf", 49, 2, "\x10\x10\x10", 16, 16, &entryDDModf, loopDDModf, false}
	entryQDModf               entry
	QDModf                    = Function{"QD.Modf", 163, 2, "   ", 16, 16, &entryQDModf, loopQDModf, false}
	entryTDModf               entry
	TDModf                    = Function{"TD.Modf", 113, 2, "\x18\x18\x18", 16, 16, &entryTDModf, loopTDModf, false}
	entryCDDMul               entry
	CDDMul                    = Function{"CDD.Mul", 244, 1, "   ", 16, 16, &entryCDDMul, loopCDDMul, false}
	entryCQDMul               entry
	CQDMul                    = Function{"CQD.Mul", 836, 1, "@@@", 32, 8, &entryCQDMul, loopCQDMul, false}
	entryCTDMul               entry
	CTDMul                    = Function{"CTD.Mul", 443, 1, "000", 32, 8, &entryCTDMul, loopCTDMul, false}
	entryDDMulAdd             entry
	DDMulAdd                  = Function{"DD.MulAdd", 103, 1, "\x10\x10\x10\x10", 16, 8, &entryDDMulAdd, loopDDMulAdd, false}
	entryQDMulAdd             entry
	QDMulAdd                  = Function{"QD.MulAdd", 254, 1, "    ", 32, 8, &entryQDMulAdd, loopQDMulAdd, false}
	entryTDMulAdd             entry
	TDMulAdd                  = Function{"TD.MulAdd", 124, 1, "\x18\x18\x18\x18", 16, 8, &entryTDMulAdd, loopTDMulAdd, false}
	entryF64MulDown           entry
	F64MulDown                = Function{"f64.MulDown", 63, 1, "\b\b\b", 16, 8, &entryF64MulDown, loopF64MulDown, false}
	entryCDDMulFloat          entry
	CDDMulFloat               = Function{"CDD.MulFloat", 40, 1, "  \b", 16, 8, &entryCDDMulFloat, loopCDDMulFloat, false}
	entryCQDMulFloat          entry
	CQDMulFloat               = Function{"CQD.MulFloat", 158, 1, "@@\b", 16, 16, &entryCQDMulFloat, loopCQDMulFloat, false}
	entryCTDMulFloat          entry
	CTDMulFloat               = Function{"CTD.MulFloat", 102, 1, "00\b", 16, 8, &entryCTDMulFloat, loopCTDMulFloat, false}
	entryCDDMulReal           entry
	CDDMulReal                = Function{"CDD.MulReal", 38, 1, "  \x10", 16, 8, &entryCDDMulReal, loopCDDMulReal, false}
	entryCQDMulReal           entry
	CQDMulReal                = Function{"CQD.MulReal", 224, 1, "@@ ", 32, 8, &entryCQDMulReal, loopCQDMulReal, false}
	entryCTDMulReal           entry
	CTDMulReal                = Function{"CTD.MulReal", 94, 1, "00\x18", 16, 8, &entryCTDMulReal, loopCTDMulReal, false}
	entryF64MulToZero         entry
	F64MulToZero              = Function{"f64.MulToZero", 68, 1, "\b\b\b", 16, 8, &entryF64MulToZero, loopF64MulToZero, false}
	entryF64MulUp             entry
	F64MulUp                  = Function{"f64.MulUp", 62, 1, "\b\b\b", 16, 8, &entryF64MulUp, loopF64MulUp, false}
	entryCDDNeg               entry
	CDDNeg                    = Function{"CDD.Neg", 4, 1, "  ", 16, 8, &entryCDDNeg, loopCDDNeg, false}
	entryCQDNeg               entry
	CQDNeg                    = Function{"CQD.Neg", 8, 1, "@@", 16, 8, &entryCQDNeg, loopCQDNeg, false}
	entryCTDNeg               entry
	CTDNeg                    = Function{"CTD.Neg", 6, 1, "00", 16, 8, &entryCTDNeg, loopCTDNeg, false}
	entryDDNorm3              entry
	DDNorm3                   = Function{"DD.Norm3", 221, 1, "\x10\x10\x10\x10", 32, 8, &entryDDNorm3, loopDDNorm3, false}
	entryQDNorm3              entry
	QDNorm3                   = Function{"QD.Norm3", 1233, 1, "    ", 32, 8, &entryQDNorm3, loopQDNorm3, false}
	entryTDNorm3              entry
	TDNorm3                   = Function{"TD.Norm3", 697, 1, "\x18\x18\x18\x18", 32, 8, &entryTDNorm3, loopTDNorm3, false}
	entryDDNorm4              entry
	DDNorm4                   = Function{"DD.Norm4", 266, 1, "\x10\x10\x10\x10\x10", 32, 8, &entryDDNorm4, loopDDNorm4, false}
	entryQDNorm4              entry
	QDNorm4                   = Function{"QD.Norm4", 1508, 1, "     ", 32, 8, &entryQDNorm4, loopQDNorm4, false}
	entryTDNorm4              entry
	TDNorm4                   = Function{"TD.Norm4", 848, 1, "\x18\x18\x18\x18\x18", 32, 8, &entryTDNorm4, loopTDNorm4, false}
	entryDDNormCDF            entry
	DDNormCDF                 = Function{"DD.NormCDF", 791, 1, "\x10\x10", 32, 8, &entryDDNormCDF, loopDDNormCDF, false}
	entryQDNormCDF            entry
	QDNormCDF                 = Function{"QD.NormCDF", 5513, 1, "  ", 32, 8, &entryQDNormCDF, loopQDNormCDF, false}
	entryTDNormCDF            entry
	TDNormCDF                 = Function{"TD.NormCDF", 2571, 1, "\x18\x18", 32, 8, &entryTDNormCDF, loopTDNormCDF, false}
	entryDDNormCDFinv         entry
	DDNormCDFinv              = Function{"DD.NormCDFinv", 1036, 1, "\x10\x10", 32, 8, &entryDDNormCDFinv, loopDDNormCDFinv, false}
	entryQDNormCDFinv         entry
	QDNormCDFinv              = Function{"QD.NormCDFinv", 6801, 1, "  ", 32, 8, &entryQDNormCDFinv, loopQDNormCDFinv, false}
	entryTDNormCDFinv         entry
	TDNormCDFinv              = Function{"TD.NormCDFinv", 3634, 1, "\x18\x18", 32, 8, &entryTDNormCDFinv, loopTDNormCDFinv, false}
	entryQDPair               entry
	QDPair                    = Function{"QD.Pair", 178, 1, "\x10 ", 32, 8, &entryQDPair, loopQDPair, false}
	entryTDPair               entry
	TDPair                    = Function{"TD.Pair", 178, 1, "\x10\x18", 32, 8, &entryTDPair, loopTDPair, false}
	entryCDDPolar             entry
	CDDPolar                  = Function{"CDD.Polar", 552, 2, "\x10\x10 ", 32, 8, &entryCDDPolar, loopCDDPolar, false}
	entryCQDPolar             entry
	CQDPolar                  = Function{"CQD.Polar", 3136, 2, "  @", 32, 8, &entryCQDPolar, loopCQDPolar, false}
	entryCTDPolar             entry
	CTDPolar                  = Function{"CTD.Polar", 1687, 2, "\x18\x180", 32, 8, &entryCTDPolar, loopCTDPolar, false}
	entryCDDPow               entry
	CDDPow                    = Function{"CDD.Pow", 2832, 1, "   ", 32, 8, &entryCDDPow, loopCDDPow, false}
	entryCQDPow               entry
	CQDPow                    = Function{"CQD.Pow", 13089, 1, "@@@", 32, 8, &entryCQDPow, loopCQDPow, false}
	entryCTDPow               entry
	CTDPow                    = Function{"CTD.Pow", 6766, 1, "000", 32, 8, &entryCTDPow, loopCTDPow, false}
	entryDDPow                entry
	DDPow                     = Function{"DD.Pow", 1218, 1, "\x10\x10\x10", 32, 8, &entryDDPow, loopDDPow, false}
	entryQDPow                entry
	QDPow                     = Function{"QD.Pow", 5558, 1, "   ", 32, 8, &entryQDPow, loopQDPow, false}
	entryTDPow                entry
	TDPow                     = Function{"TD.Pow", 2798, 1, "\x18\x18\x18", 32, 8, &entryTDPow, loopTDPow, false}
	entryDDPowInt             entry
	DDPowInt                  = Function{"DD.PowInt", 1260, 1, "\x10\x10\x04", 32, 8, &entryDDPowInt, loopDDPowInt, false}
	entryQDPowInt             entry
	QDPowInt                  = Function{"QD.PowInt", 5702, 1, "  \x04", 32, 8, &entryQDPowInt, loopQDPowInt, false}
	entryTDPowInt             entry
	TDPowInt                  = Function{"TD.PowInt", 2883, 1, "\x18\x18\x04", 32, 8, &entryTDPowInt, loopTDPowInt, false}
	entryDDQuad               entry
	DDQuad                    = Function{"DD.Quad", 0, 1, " \x10", 16, 8, &entryDDQuad, loopDDQuad, false}
	entryDDRcbrt              entry
	DDRcbrt                   = Function{"DD.Rcbrt", 195, 1, "\x10\x10", 32, 8, &entryDDRcbrt, loopDDRcbrt, false}
	entryQDRcbrt              entry
	QDRcbrt                   = Function{"QD.Rcbrt", 1270, 1, "  ", 32, 8, &entryQDRcbrt, loopQDRcbrt, false}
	entryTDRcbrt              entry
	TDRcbrt                   = Function{"TD.Rcbrt", 770, 1, "\x18\x18", 32, 8, &entryTDRcbrt, loopTDRcbrt, false}
	entryF64RcpDown           entry
	F64RcpDown                = Function{"f64.RcpDown", 68, 1, "\b\b", 16, 8, &entryF64RcpDown, loopF64RcpDown, false}
	entryF64RcpToZero         entry
	F64RcpToZero              = Function{"f64.RcpToZero", 73, 1, "\b\b", 16, 8, &entryF64RcpToZero, loopF64RcpToZero, false}
	entryF64RcpUp             entry
	F64RcpUp                  = Function{"f64.RcpUp", 67, 1, "\b\b", 16, 8, &entryF64RcpUp, loopF64RcpUp, false}
	entryCDDRecip             entry
	CDDRecip                  = Function{"CDD.Recip", 1076, 1, "  ", 32, 8, &entryCDDRecip, loopCDDRecip, false}
	entryCQDRecip             entry
	CQDRecip                  = Function{"CQD.Recip", 2358, 1, "@@", 32, 8, &entryCQDRecip, loopCQDRecip, false}
	entryCTDRecip             entry
	CTDRecip                  = Function{"CTD.Recip", 1414, 1, "00", 32, 8, &entryCTDRecip, loopCTDRecip, false}
	entryDDRhypot             entry
	DDRhypot                  = Function{"DD.Rhypot", 262, 1, "\x10\x10\x10", 32, 8, &entryDDRhypot, loopDDRhypot, false}
	entryQDRhypot             entry
	QDRhypot                  = Function{"QD.Rhypot", 1715, 1, "   ", 32, 8, &entryQDRhypot, loopQDRhypot, false}
	entryTDRhypot             entry
	TDRhypot                  = Function{"TD.Rhypot", 966, 1, "\x18\x18\x18", 32, 8, &entryTDRhypot, loopTDRhypot, false}
	entryDDRnorm3             entry
	DDRnorm3                  = Function{"DD.Rnorm3", 262, 1, "\x10\x10\x10\x10", 32, 8, &entryDDRnorm3, loopDDRnorm3, false}
	entryQDRnorm3             entry
	QDRnorm3                  = Function{"QD.Rnorm3", 1715, 1, "    ", 32, 8, &entryQDRnorm3, loopQDRnorm3, false}
	entryTDRnorm3             entry
	TDRnorm3                  = Function{"TD.Rnorm3", 966, 1, "\x18\x18\x18\x18", 32, 8, &entryTDRnorm3, loopTDRnorm3, false}
	entryDDRnorm4             entry
	DDRnorm4                  = Function{"DD.Rnorm4", 307, 1, "\x10\x10\x10\x10\x10", 32, 8, &entryDDRnorm4, loopDDRnorm4, false}
	entryQDRnorm4             entry
	QDRnorm4                  = Function{"QD.Rnorm4", 1990, 1, "     ", 32, 8, &entryQDRnorm4, loopQDRnorm4, false}
	entryTDRnorm4             entry
	TDRnorm4                  = Function{"TD.Rnorm4", 1117, 1, "\x18\x18\x18\x18\x18", 32, 8, &entryTDRnorm4, loopTDRnorm4, false}
	entryDDSinCosPi           entry
	DDSinCosPi                = Function{"DD.SinCosPi", 479, 2, "\x10\x10\x10", 32, 8, &entryDDSinCosPi, loopDDSinCosPi, false}
	entryF64RootOfUnity       entry
	F64RootOfUnity            = Function{"f64.RootOfUnity", 613, 1, " \x04\x04", 32, 8, &entryF64RootOfUnity, loopF64RootOfUnity, false}
	entryQDSinCosPi           entry
	QDSinCosPi                = Function{"QD.SinCosPi", 2675, 2, "   ", 32, 8, &entryQDSinCosPi, loopQDSinCosPi, false}
	entryF64RootOfUnityQuad   entry
	F64RootOfUnityQuad        = Function{"f64.RootOfUnityQuad", 3084, 1, "@\x04\x04", 32, 8, &entryF64RootOfUnityQuad, loopF64RootOfUnityQuad, false}
	entryDDTriple             entry
	DDTriple                  = Function{"DD.Triple", 0, 1, "\x18\x10", 16, 8, &entryDDTriple, loopDDTriple, false}
	entryTDSinCosPi           entry
	TDSinCosPi                = Function{"TD.SinCosPi", 1204, 2, "\x18\x18\x18", 32, 8, &entryTDSinCosPi, loopTDSinCosPi, false}
	entryF64RootOfUnityTriple entry
	F64RootOfUnityTriple      = Function{"f64.RootOfUnityTriple", 1450, 1, "0\x04\x04", 32, 8, &entryF64RootOfUnityTriple, loopF64RootOfUnityTriple, false}
	entryDDRound              entry
	DDRound                   = Function{"DD.Round", 44, 1, "\x10\x10", 16, 8, &entryDDRound, loopDDRound, false}
	entryQDRound              entry
	QDRound                   = Function{"QD.Round", 128, 1, "  ", 16, 8, &entryQDRound, loopQDRound, false}
	entryTDRound              entry
	TDRound                   = Function{"TD.Round", 92, 1, "\x18\x18", 16, 8, &entryTDRound, loopTDRound, false}
	entryDDRoundEven          entry
	DDRoundEven               = Function{"DD.RoundEven", 68, 1, "\x10\x10", 16, 8, &entryDDRoundEven, loopDDRoundEven, false}
	entryQDRoundEven          entry
	QDRoundEven               = Function{"QD.RoundEven", 176, 1, "  ", 32, 8, &entryQDRoundEven, loopQDRoundEven, false}
	entryTDRoundEven          entry
	TDRoundEven               = Function{"TD.RoundEven", 128, 1, "\x18\x18", 16, 8, &entryTDRoundEven, loopTDRoundEven, false}
	entryDDRsqrt              entry
	DDRsqrt                   = Function{"DD.Rsqrt", 142, 1, "\x10\x10", 16, 16, &entryDDRsqrt, loopDDRsqrt, false}
	entryQDRsqrt              entry
	QDRsqrt                   = Function{"QD.Rsqrt", 687, 1, "  ", 32, 8, &entryQDRsqrt, loopQDRsqrt, false}
	entryTDRsqrt              entry
	TDRsqrt                   = Function{"TD.Rsqrt", 376, 1, "\x18\x18", 32, 8, &entryTDRsqrt, loopTDRsqrt, false}
	entryDDSign               entry
	DDSign                    = Function{"DD.Sign", 4, 1, "\x04\x10", 16, 16, &entryDDSign, loopDDSign, false}
	entryQDSign               entry
	QDSign                    = Function{"QD.Sign", 4, 1, "\x04 ", 16, 16, &entryQDSign, loopQDSign, false}
	entryTDSign               entry
	TDSign                    = Function{"TD.Sign", 4, 1, "\x04\x18", 16, 16, &entryTDSign, loopTDSign, false}
	entryDDSignbit            entry
	DDSignbit                 = Function{"DD.Signbit", 1, 1, "\x04\x10", 16, 16, &entryDDSignbit, loopDDSignbit, true}
	entryQDSignbit            entry
	QDSignbit                 = Function{"QD.Signbit", 1, 1, "\x04 ", 16, 16, &entryQDSignbit, loopQDSignbit, true}
	entryTDSignbit            entry
	TDSignbit                 = Function{"TD.Signbit", 1, 1, "\x04\x18", 16, 16, &entryTDSignbit, loopTDSignbit, true}
	entryCDDSinh              entry
	CDDSinh                   = Function{"CDD.Sinh", 1446, 1, "  ", 32, 8, &entryCDDSinh, loopCDDSinh, false}
	entryCDDSin               entry
	CDDSin                    = Function{"CDD.Sin", 1446, 1, "  ", 32, 8, &entryCDDSin, loopCDDSin, false}
	entryCQDSinh              entry
	CQDSinh                   = Function{"CQD.Sinh", 6712, 1, "@@", 32, 8, &entryCQDSinh, loopCQDSinh, false}
	entryCQDSin               entry
	CQDSin                    = Function{"CQD.Sin", 6712, 1, "@@", 32, 8, &entryCQDSin, loopCQDSin, false}
	entryCTDSinh              entry
	CTDSinh                   = Function{"CTD.Sinh", 3353, 1, "00", 32, 8, &entryCTDSinh, loopCTDSinh, false}
	entryCTDSin               entry
	CTDSin                    = Function{"CTD.Sin", 3353, 1, "00", 32, 8, &entryCTDSin, loopCTDSin, false}
	entryDDSin                entry
	DDSin                     = Function{"DD.Sin", 709, 1, "\x10\x10", 32, 8, &entryDDSin, loopDDSin, false}
	entryQDSin                entry
	QDSin                     = Function{"QD.Sin", 3225, 1, "  ", 32, 8, &entryQDSin, loopQDSin, false}
	entryTDSin                entry
	TDSin                     = Function{"TD.Sin", 1646, 1, "\x18\x18", 32, 8, &entryTDSin, loopTDSin, false}
	entryDDSinPi              entry
	DDSinPi                   = Function{"DD.SinPi", 329, 1, "\x10\x10", 32, 8, &entryDDSinPi, loopDDSinPi, false}
	entryQDSinPi              entry
	QDSinPi                   = Function{"QD.SinPi", 2009, 1, "  ", 32, 8, &entryQDSinPi, loopQDSinPi, false}
	entryTDSinPi              entry
	TDSinPi                   = Function{"TD.SinPi", 872, 1, "\x18\x18", 32, 8, &entryTDSinPi, loopTDSinPi, false}
	entryDDSinh               entry
	DDSinh                    = Function{"DD.Sinh", 356, 1, "\x10\x10", 32, 8, &entryDDSinh, loopDDSinh, false}
	entryQDSinh               entry
	QDSinh                    = Function{"QD.Sinh", 2127, 1, "  ", 32, 8, &entryQDSinh, loopQDSinh, false}
	entryTDSinh               entry
	TDSinh                    = Function{"TD.Sinh", 998, 1, "\x18\x18", 32, 8, &entryTDSinh, loopTDSinh, false}
	entryDDSloppyAdd          entry
	DDSloppyAdd               = Function{"DD.SloppyAdd", 21, 1, "\x10\x10\x10", 16, 8, &entryDDSloppyAdd, loopDDSloppyAdd, false}
	entryF64Split             entry
	F64Split                  = Function{"f64.Split", 4, 2, "\b\b\b", 16, 16, &entryF64Split, loopF64Split, false}
	entryCDDSqr               entry
	CDDSqr                    = Function{"CDD.Sqr", 269, 1, "  ", 16, 16, &entryCDDSqr, loopCDDSqr, false}
	entryCQDSqr               entry
	CQDSqr                    = Function{"CQD.Sqr", 691, 1, "@@", 32, 8, &entryCQDSqr, loopCQDSqr, false}
	entryCTDSqr               entry
	CTDSqr                    = Function{"CTD.Sqr", 420, 1, "00", 32, 8, &entryCTDSqr, loopCTDSqr, false}
	entryF64SqrtDown          entry
	F64SqrtDown               = Function{"f64.SqrtDown", 43, 1, "\b\b", 16, 8, &entryF64SqrtDown, loopF64SqrtDown, false}
	entryF64SqrtToZero        entry
	F64SqrtToZero             = Function{"f64.SqrtToZero", 48, 1, "\b\b", 16, 8, &entryF64SqrtToZero, loopF64SqrtToZero, false}
	entryF64SqrtUp            entry
	F64SqrtUp                 = Function{"f64.SqrtUp", 42, 1, "\b\b", 16, 8, &entryF64SqrtUp, loopF64SqrtUp, false}
	entryCDDSub               entry
	CDDSub                    = Function{"CDD.Sub", 60, 1, "   ", 16, 8, &entryCDDSub, loopCDDSub, false}
	entryCQDSub               entry
	CQDSub                    = Function{"CQD.Sub", 280, 1, "@@@", 32, 8, &entryCQDSub, loopCQDSub, false}
	entryCTDSub               entry
	CTDSub                    = Function{"CTD.Sub", 148, 1, "000", 16, 16, &entryCTDSub, loopCTDSub, false}
	entryCDDTanh              entry
	CDDTanh                   = Function{"CDD.Tanh", 2261, 1, "  ", 32, 8, &entryCDDTanh, loopCDDTanh, false}
	entryCDDTan               entry
	CDDTan                    = Function{"CDD.Tan", 2261, 1, "  ", 32, 8, &entryCDDTan, loopCDDTan, false}
	entryCQDTanh              entry
	CQDTanh                   = Function{"CQD.Tanh", 9883, 1, "@@", 32, 8, &entryCQDTanh, loopCQDTanh, false}
	entryCQDTan               entry
	CQDTan                    = Function{"CQD.Tan", 9883, 1, "@@", 32, 8, &entryCQDTan, loopCQDTan, false}
	entryCTDTanh              entry
	CTDTanh                   = Function{"CTD.Tanh", 5025, 1, "00", 32, 8, &entryCTDTanh, loopCTDTanh, false}
	entryCTDTan               entry
	CTDTan                    = Function{"CTD.Tan", 5025, 1, "00", 32, 8, &entryCTDTan, loopCTDTan, false}
	entryDDTan                entry
	DDTan                     = Function{"DD.Tan", 828, 1, "\x10\x10", 32, 8, &entryDDTan, loopDDTan, false}
	entryQDTan                entry
	QDTan                     = Function{"QD.Tan", 3160, 1, "  ", 32, 8, &entryQDTan, loopQDTan, false}
	entryTDTan                entry
	TDTan                     = Function{"TD.Tan", 1700, 1, "\x18\x18", 32, 8, &entryTDTan, loopTDTan, false}
	entryDDTanPi              entry
	DDTanPi                   = Function{"DD.TanPi", 449, 1, "\x10\x10", 32, 8, &entryDDTanPi, loopDDTanPi, false}
	entryQDTanPi              entry
	QDTanPi                   = Function{"QD.TanPi", 1944, 1, "  ", 32, 8, &entryQDTanPi, loopQDTanPi, false}
	entryTDTanPi              entry
	TDTanPi                   = Function{"TD.TanPi", 926, 1, "\x18\x18", 32, 8, &entryTDTanPi, loopTDTanPi, false}
	entryDDTanh               entry
	DDTanh                    = Function{"DD.Tanh", 482, 1, "\x10\x10", 32, 8, &entryDDTanh, loopDDTanh, false}
	entryQDTanh               entry
	QDTanh                    = Function{"QD.Tanh", 2743, 1, "  ", 32, 8, &entryQDTanh, loopQDTanh, false}
	entryTDTanh               entry
	TDTanh                    = Function{"TD.Tanh", 1294, 1, "\x18\x18", 32, 8, &entryTDTanh, loopTDTanh, false}
	entryQDTriple             entry
	QDTriple                  = Function{"QD.Triple", 209, 1, "\x18 ", 32, 8, &entryQDTriple, loopQDTriple, false}
	entryDDTrunc              entry
	DDTrunc                   = Function{"DD.Trunc", 29, 1, "\x10\x10", 16, 8, &entryDDTrunc, loopDDTrunc, false}
	entryQDTrunc              entry
	QDTrunc                   = Function{"QD.Trunc", 89, 1, "  ", 16, 8, &entryQDTrunc, loopQDTrunc, false}
	entryTDTrunc              entry
	TDTrunc                   = Function{"TD.Trunc", 63, 1, "\x18\x18", 16, 8, &entryTDTrunc, loopTDTrunc, false}
	entryDDY0                 entry
	DDY0                      = Function{"DD.Y0", 5440, 1, "\x10\x10", 32, 8, &entryDDY0, loopDDY0, false}
	entryQDY0                 entry
	QDY0                      = Function{"QD.Y0", 29359, 1, "  ", 32, 8, &entryQDY0, loopQDY0, false}
	entryTDY0                 entry
	TDY0                      = Function{"TD.Y0", 14050, 1, "\x18\x18", 32, 8, &entryTDY0, loopTDY0, false}
	entryDDY1                 entry
	DDY1                      = Function{"DD.Y1", 5440, 1, "\x10\x10", 32, 8, &entryDDY1, loopDDY1, false}
	entryQDY1                 entry
	QDY1                      = Function{"QD.Y1", 29359, 1, "  ", 32, 8, &entryQDY1, loopQDY1, false}
	entryTDY1                 entry
	TDY1                      = Function{"TD.Y1", 14050, 1, "\x18\x18", 32, 8, &entryTDY1, loopTDY1, false}
	entryDDYn                 entry
	DDYn                      = Function{"DD.Yn", 11166, 1, "\x10\x10\x04", 32, 8, &entryDDYn, loopDDYn, false}
	entryQDYn                 entry
	QDYn                      = Function{"QD.Yn", 59485, 1, "  \x04", 32, 8, &entryQDYn, loopQDYn, false}
	entryTDYn                 entry
	TDYn                      = Function{"TD.Yn", 28572, 1, "\x18\x18\x04", 32, 8, &entryTDYn, loopTDYn, false}
	entryDDZeta               entry
	DDZeta                    = Function{"DD.Zeta", 2906, 1, "\x10\x10", 32, 8, &entryDDZeta, loopDDZeta, false}
	entryQDZeta               entry
	QDZeta                    = Function{"QD.Zeta", 16335, 1, "  ", 32, 8, &entryQDZeta, loopQDZeta, false}
	entryTDZeta               entry
	TDZeta                    = Function{"TD.Zeta", 7747, 1, "\x18\x18", 32, 8, &entryTDZeta, loopTDZeta, false}
	entryVecDdToDF            entry
	VecDdToDF                 = Function{"vec.ddToDF", 60, 1, "\b\x10", 16, 8, &entryVecDdToDF, loopVecDdToDF, false}
	entryVecDdToFloat32       entry
	VecDdToFloat32            = Function{"vec.ddToFloat32", 19, 1, "\x04\x10", 16, 8, &entryVecDdToFloat32, loopVecDdToFloat32, false}
	entryVecDdToFloat64       entry
	VecDdToFloat64            = Function{"vec.ddToFloat64", 3, 1, "\b\x10", 16, 8, &entryVecDdToFloat64, loopVecDdToFloat64, false}
	entryVecDdToQF            entry
	VecDdToQF                 = Function{"vec.ddToQF", 144, 1, "\x10\x10", 16, 16, &entryVecDdToQF, loopVecDdToQF, false}
	entryVecQdToTF            entry
	VecQdToTF                 = Function{"vec.qdToTF", 506, 1, "\f ", 32, 8, &entryVecQdToTF, loopVecQdToTF, false}
	entryVecDdToTF            entry
	VecDdToTF                 = Function{"vec.ddToTF", 506, 1, "\f\x10", 32, 8, &entryVecDdToTF, loopVecDdToTF, false}
	entryVecDfToDD            entry
	VecDfToDD                 = Function{"vec.dfToDD", 18, 1, "\x10\b", 16, 8, &entryVecDfToDD, loopVecDfToDD, false}
	entryVecDfToFloat64       entry
	VecDfToFloat64            = Function{"vec.dfToFloat64", 5, 1, "\b\b", 16, 8, &entryVecDfToFloat64, loopVecDfToFloat64, false}
	entryVecDfToFloat32       entry
	VecDfToFloat32            = Function{"vec.dfToFloat32", 6, 1, "\x04\b", 16, 8, &entryVecDfToFloat32, loopVecDfToFloat32, false}
	entryVecDfToQD            entry
	VecDfToQD                 = Function{"vec.dfToQD", 18, 1, " \b", 16, 8, &entryVecDfToQD, loopVecDfToQD, false}
	entryVecDfToTD            entry
	VecDfToTD                 = Function{"vec.dfToTD", 18, 1, "\x18\b", 16, 8, &entryVecDfToTD, loopVecDfToTD, false}
	entryVecFloat32ToDD       entry
	VecFloat32ToDD            = Function{"vec.float32ToDD", 1, 1, "\x10\x04", 16, 8, &entryVecFloat32ToDD, loopVecFloat32ToDD, false}
	entryVecFloat32ToQD       entry
	VecFloat32ToQD            = Function{"vec.float32ToQD", 1, 1, " \x04", 16, 8, &entryVecFloat32ToQD, loopVecFloat32ToQD, false}
	entryVecFloat32ToTD       entry
	VecFloat32ToTD            = Function{"vec.float32ToTD", 1, 1, "\x18\x04", 16, 8, &entryVecFloat32ToTD, loopVecFloat32ToTD, false}
	entryVecFloat64ToDF       entry
	VecFloat64ToDF            = Function{"vec.float64ToDF", 24, 1, "\b\b", 16, 8, &entryVecFloat64ToDF, loopVecFloat64ToDF, false}
	entryVecFloat64ToQF       entry
	VecFloat64ToQF            = Function{"vec.float64ToQF", 73, 1, "\x10\b", 16, 8, &entryVecFloat64ToQF, loopVecFloat64ToQF, false}
	entryVecFloat64ToTF       entry
	VecFloat64ToTF            = Function{"vec.float64ToTF", 506, 1, "\f\b", 32, 8, &entryVecFloat64ToTF, loopVecFloat64ToTF, false}
	entryVecQdToDF            entry
	VecQdToDF                 = Function{"vec.qdToDF", 363, 1, "\b ", 32, 8, &entryVecQdToDF, loopVecQdToDF, false}
	entryVecQdToFloat32       entry
	VecQdToFloat32            = Function{"vec.qdToFloat32", 55, 1, "\x04 ", 16, 8, &entryVecQdToFloat32, loopVecQdToFloat32, false}
	entryVecQdToFloat64       entry
	VecQdToFloat64            = Function{"vec.qdToFloat64", 52, 1, "\b ", 16, 8, &entryVecQdToFloat64, loopVecQdToFloat64, false}
	entryVecQdToQF            entry
	VecQdToQF                 = Function{"vec.qdToQF", 651, 1, "\x10 ", 32, 8, &entryVecQdToQF, loopVecQdToQF, false}
	entryVecQfToQD            entry
	VecQfToQD                 = Function{"vec.qfToQD", 171, 1, " \x10", 32, 8, &entryVecQfToQD, loopVecQfToQD, false}
	entryVecQfToDD            entry
	VecQfToDD                 = Function{"vec.qfToDD", 349, 1, "\x10\x10", 32, 8, &entryVecQfToDD, loopVecQfToDD, false}
	entryVecQfToFloat32       entry
	VecQfToFloat32            = Function{"vec.qfToFloat32", 59, 1, "\x04\x10", 16, 8, &entryVecQfToFloat32, loopVecQfToFloat32, false}
	entryVecQfToFloat64       entry
	VecQfToFloat64            = Function{"vec.qfToFloat64", 56, 1, "\b\x10", 16, 8, &entryVecQfToFloat64, loopVecQfToFloat64, false}
	entryVecQfToTD            entry
	VecQfToTD                 = Function{"vec.qfToTD", 380, 1, "\x18\x10", 32, 8, &entryVecQfToTD, loopVecQfToTD, false}
	entryVecTdToDF            entry
	VecTdToDF                 = Function{"vec.tdToDF", 363, 1, "\b\x18", 32, 8, &entryVecTdToDF, loopVecTdToDF, false}
	entryVecTdToFloat32       entry
	VecTdToFloat32            = Function{"vec.tdToFloat32", 55, 1, "\x04\x18", 16, 8, &entryVecTdToFloat32, loopVecTdToFloat32, false}
	entryVecTdToFloat64       entry
	VecTdToFloat64            = Function{"vec.tdToFloat64", 52, 1, "\b\x18", 16, 8, &entryVecTdToFloat64, loopVecTdToFloat64, false}
	entryVecTdToQF            entry
	VecTdToQF                 = Function{"vec.tdToQF", 651, 1, "\x10\x18", 32, 8, &entryVecTdToQF, loopVecTdToQF, false}
	entryVecTdToTF            entry
	VecTdToTF                 = Function{"vec.tdToTF", 506, 1, "\f\x18", 32, 8, &entryVecTdToTF, loopVecTdToTF, false}
	entryVecTfToDD            entry
	VecTfToDD                 = Function{"vec.tfToDD", 349, 1, "\x10\f", 32, 8, &entryVecTfToDD, loopVecTfToDD, false}
	entryVecTfToFloat32       entry
	VecTfToFloat32            = Function{"vec.tfToFloat32", 59, 1, "\x04\f", 16, 8, &entryVecTfToFloat32, loopVecTfToFloat32, false}
	entryVecTfToFloat64       entry
	VecTfToFloat64            = Function{"vec.tfToFloat64", 56, 1, "\b\f", 16, 8, &entryVecTfToFloat64, loopVecTfToFloat64, false}
	entryVecTfToQD            entry
	VecTfToQD                 = Function{"vec.tfToQD", 171, 1, " \f", 32, 8, &entryVecTfToQD, loopVecTfToQD, false}
	entryVecTfToTD            entry
	VecTfToTD                 = Function{"vec.tfToTD", 380, 1, "\x18\f", 32, 8, &entryVecTfToTD, loopVecTfToTD, false}
	entryF64Add               entry
	F64Add                    = Function{"f64.Add", 1, 1, "\b\b\b", 16, 8, &entryF64Add, loopF64Add, false}
	entryF64AddZero           entry
	F64AddZero                = Function{"f64.AddZero", 1, 1, "\b\b", 16, 8, &entryF64AddZero, loopF64AddZero, false}
	entryF64Compare           entry
	F64Compare                = Function{"f64.Compare", 11, 1, "\b\b\b", 16, 8, &entryF64Compare, loopF64Compare, false}
	entryF64Div               entry
	F64Div                    = Function{"f64.Div", 1, 1, "\b\b\b", 16, 8, &entryF64Div, loopF64Div, false}
	entryF64Mad               entry
	F64Mad                    = Function{"f64.Mad", 2, 1, "\b\b\b\b", 16, 8, &entryF64Mad, loopF64Mad, false}
	entryF64Mul               entry
	F64Mul                    = Function{"f64.Mul", 1, 1, "\b\b\b", 16, 8, &entryF64Mul, loopF64Mul, false}
	entryF64MulZero           entry
	F64MulZero                = Function{"f64.MulZero", 1, 1, "\b\b", 16, 8, &entryF64MulZero, loopF64MulZero, false}
	entryF64NegSum            entry
	F64NegSum                 = Function{"f64.NegSum", 2, 1, "\b\b\b", 16, 8, &entryF64NegSum, loopF64NegSum, false}
	entryF64Sqrt              entry
	F64Sqrt                   = Function{"f64.Sqrt", 1, 1, "\b\b", 16, 8, &entryF64Sqrt, loopF64Sqrt, false}
	entryF64SumLessFirst      entry
	F64SumLessFirst           = Function{"f64.SumLessFirst", 2, 1, "\b\b\b", 16, 8, &entryF64SumLessFirst, loopF64SumLessFirst, false}
	entryF64SumLessSecond     entry
	F64SumLessSecond          = Function{"f64.SumLessSecond", 2, 1, "\b\b\b", 16, 8, &entryF64SumLessSecond, loopF64SumLessSecond, false}
	entryDDChoosePair         entry
	DDChoosePair              = Function{"DD.ChoosePair", 2, 1, "\x10\x04\x10\x10", 16, 8, &entryDDChoosePair, nil, false}
	entryQDChooseQuad         entry
	QDChooseQuad              = Function{"QD.ChooseQuad", 4, 1, " \x04  ", 16, 8, &entryQDChooseQuad, nil, false}
	entryTDChooseTriple       entry
	TDChooseTriple            = Function{"TD.ChooseTriple", 3, 1, "\x18\x04\x18\x18", 16, 8, &entryTDChooseTriple, nil, false}
	entryDDComplexPair        entry
	DDComplexPair             = Function{"DD.ComplexPair", 0, 1, " \x10\x10", 16, 8, &entryDDComplexPair, nil, false}
	entryQDComplexQuad        entry
	QDComplexQuad             = Function{"QD.ComplexQuad", 0, 1, "@  ", 16, 8, &entryQDComplexQuad, nil, false}
	entryTDComplexTriple      entry
	TDComplexTriple           = Function{"TD.ComplexTriple", 0, 1, "0\x18\x18", 16, 8, &entryTDComplexTriple, nil, false}
	entryF64Dot1              entry
	F64Dot1                   = Function{"f64.Dot1", 18, 1, " \b\b", 16, 8, &entryF64Dot1, nil, false}
	entryF64Dot1Triple        entry
	F64Dot1Triple             = Function{"f64.Dot1Triple", 18, 1, "\x18\b\b", 16, 8, &entryF64Dot1Triple, nil, false}
	entryF64Dot8              entry
	F64Dot8                   = Function{"f64.Dot8", 88, 1, "\x10\b\b\b\b\b\b\b\b\b\b\b\b\b\b\b\b", 16, 16, &entryF64Dot8, nil, false}
	entryF64FromFloat         entry
	F64FromFloat              = Function{"f64.FromFloat", 0, 1, "\x10\b", 16, 8, &entryF64FromFloat, loopF64FromFloat, false}
	entryCDDImagPair          entry
	CDDImagPair               = Function{"CDD.ImagPair", 0, 1, "\x10 ", 16, 8, &entryCDDImagPair, nil, false}
	entryCQDImagQuad          entry
	CQDImagQuad               = Function{"CQD.ImagQuad", 0, 1, " @", 16, 8, &entryCQDImagQuad, nil, false}
	entryCTDImagTriple        entry
	CTDImagTriple             = Function{"CTD.ImagTriple", 0, 1, "\x180", 16, 8, &entryCTDImagTriple, nil, false}
	entryVecParts             entry
	VecParts                  = Function{"vec.Parts", 10, 1, "\x10\b\b", 16, 8, &entryVecParts, nil, false}
	entryVecPartsPair         entry
	VecPartsPair              = Function{"vec.PartsPair", 40, 1, "@\x10\x10", 16, 8, &entryVecPartsPair, nil, false}
	entryVecPartsQuad0        entry
	VecPartsQuad0             = Function{"vec.PartsQuad0", 40, 1, "@  ", 16, 8, &entryVecPartsQuad0, nil, false}
	entryVecPartsQuad1        entry
	VecPartsQuad1             = Function{"vec.PartsQuad1", 40, 1, "@  ", 16, 8, &entryVecPartsQuad1, nil, false}
	entryVecPartsQuad2        entry
	VecPartsQuad2             = Function{"vec.PartsQuad2", 40, 1, "@  ", 16, 8, &entryVecPartsQuad2, nil, false}
	entryVecPartsQuad3        entry
	VecPartsQuad3             = Function{"vec.PartsQuad3", 40, 1, "@  ", 16, 8, &entryVecPartsQuad3, nil, false}
	entryVecPartsTriple0      entry
	VecPartsTriple0           = Function{"vec.PartsTriple0", 30, 1, "@\x18\x18", 16, 8, &entryVecPartsTriple0, nil, false}
	entryVecPartsTriple1      entry
	VecPartsTriple1           = Function{"vec.PartsTriple1", 30, 1, "@\x18\x18", 16, 8, &entryVecPartsTriple1, nil, false}
	entryVecPartsTriple2      entry
	VecPartsTriple2           = Function{"vec.PartsTriple2", 30, 1, "@\x18\x18", 16, 8, &entryVecPartsTriple2, nil, false}
	entryF64QuadFromFloat     entry
	F64QuadFromFloat          = Function{"f64.QuadFromFloat", 0, 1, " \b", 16, 8, &entryF64QuadFromFloat, loopF64QuadFromFloat, false}
	entryCDDRealPair          entry
	CDDRealPair               = Function{"CDD.RealPair", 0, 1, "\x10 ", 16, 8, &entryCDDRealPair, nil, false}
	entryCQDRealQuad          entry
	CQDRealQuad               = Function{"CQD.RealQuad", 0, 1, " @", 16, 8, &entryCQDRealQuad, nil, false}
	entryCTDRealTriple        entry
	CTDRealTriple             = Function{"CTD.RealTriple", 0, 1, "\x180", 16, 8, &entryCTDRealTriple, nil, false}
	entryF64Sum2              entry
	F64Sum2                   = Function{"f64.Sum2", 22, 1, " \b\b", 16, 8, &entryF64Sum2, nil, false}
	entryF64Sum2Triple        entry
	F64Sum2Triple             = Function{"f64.Sum2Triple", 22, 1, "\x18\b\b", 16, 8, &entryF64Sum2Triple, nil, false}
	entryF64Sum8              entry
	F64Sum8                   = Function{"f64.Sum8", 64, 1, "\x10\b\b\b\b\b\b\b\b", 16, 16, &entryF64Sum8, nil, false}
	entryF64TripleFromFloat   entry
	F64TripleFromFloat        = Function{"f64.TripleFromFloat", 0, 1, "\x18\b", 16, 8, &entryF64TripleFromFloat, loopF64TripleFromFloat, false}
	entryVecWide              entry
	VecWide                   = Function{"vec.Wide", 1, 1, "\b\x04", 16, 8, &entryVecWide, nil, false}
	entryVecWideDot1          entry
	VecWideDot1               = Function{"vec.WideDot1", 3, 1, " \x04\x04", 16, 8, &entryVecWideDot1, nil, false}
	entryVecWideDot1Triple    entry
	VecWideDot1Triple         = Function{"vec.WideDot1Triple", 3, 1, "\x18\x04\x04", 16, 8, &entryVecWideDot1Triple, nil, false}
	entryVecWideDot8          entry
	VecWideDot8               = Function{"vec.WideDot8", 88, 1, "\x10\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04\x04", 16, 16, &entryVecWideDot8, nil, false}
	entryVecWideParts         entry
	VecWideParts              = Function{"vec.WideParts", 3, 1, "\b\x04\x04", 16, 8, &entryVecWideParts, nil, false}
	entryVecWidePartsPair     entry
	VecWidePartsPair          = Function{"vec.WidePartsPair", 12, 1, " \b\b", 16, 8, &entryVecWidePartsPair, nil, false}
	entryVecWidePartsQuad0    entry
	VecWidePartsQuad0         = Function{"vec.WidePartsQuad0", 24, 1, "@\x10\x10", 16, 8, &entryVecWidePartsQuad0, nil, false}
	entryVecWidePartsQuad2    entry
	VecWidePartsQuad2         = Function{"vec.WidePartsQuad2", 24, 1, "@\x10\x10", 16, 8, &entryVecWidePartsQuad2, nil, false}
	entryVecWidePartsTriple0  entry
	VecWidePartsTriple0       = Function{"vec.WidePartsTriple0", 9, 1, " \f\f", 16, 8, &entryVecWidePartsTriple0, nil, false}
	entryVecWidePartsTriple1  entry
	VecWidePartsTriple1       = Function{"vec.WidePartsTriple1", 9, 1, " \f\f", 16, 8, &entryVecWidePartsTriple1, nil, false}
	entryVecWidePartsTriple2  entry
	VecWidePartsTriple2       = Function{"vec.WidePartsTriple2", 9, 1, " \f\f", 16, 8, &entryVecWidePartsTriple2, nil, false}
	entryVecWideSum2          entry
	VecWideSum2               = Function{"vec.WideSum2", 24, 1, " \x04\x04", 16, 8, &entryVecWideSum2, nil, false}
	entryVecWideSum2Triple    entry
	VecWideSum2Triple         = Function{"vec.WideSum2Triple", 24, 1, "\x18\x04\x04", 16, 8, &entryVecWideSum2Triple, nil, false}
	entryVecWideSum8          entry
	VecWideSum8               = Function{"vec.WideSum8", 72, 1, "\x10\x04\x04\x04\x04\x04\x04\x04\x04", 16, 16, &entryVecWideSum8, nil, false}
)

var (
	Abs               = Method{0: &DFAbs, 1: &DDAbs, 2: &QFAbs, 3: &QDAbs, 4: &TFAbs, 5: &TDAbs, 6: &CDFAbs, 7: &CDDAbs, 8: &CQFAbs, 9: &CQDAbs, 10: &CTFAbs, 11: &CTDAbs}
	Hypot             = Method{0: &DFHypot, 1: &DDHypot, 2: &QFHypot, 3: &QDHypot, 4: &TFHypot, 5: &TDHypot}
	Neg               = Method{0: &DFNeg, 1: &DDNeg, 2: &QFNeg, 3: &QDNeg, 4: &TFNeg, 5: &TDNeg, 6: &CDFNeg, 7: &CDDNeg, 8: &CQFNeg, 9: &CQDNeg, 10: &CTFNeg, 11: &CTDNeg}
	Sqr               = Method{0: &DFSqr, 1: &DDSqr, 2: &QFSqr, 3: &QDSqr, 4: &TFSqr, 5: &TDSqr, 6: &CDFSqr, 7: &CDDSqr, 8: &CQFSqr, 9: &CQDSqr, 10: &CTFSqr, 11: &CTDSqr}
	Add               = Method{0: &DFAdd, 1: &DDAdd, 2: &QFAdd, 3: &QDAdd, 4: &TFAdd, 5: &TDAdd, 6: &CDFAdd, 7: &CDDAdd, 8: &CQFAdd, 9: &CQDAdd, 10: &CTFAdd, 11: &CTDAdd}
	IsInf             = Method{0: &DFIsInf, 1: &DDIsInf, 2: &QFIsInf, 3: &QDIsInf, 4: &TFIsInf, 5: &TDIsInf, 6: &CDFIsInf, 7: &CDDIsInf, 8: &CQFIsInf, 9: &CQDIsInf, 10: &CTFIsInf, 11: &CTDIsInf}
	AbsSqr            = Method{6: &CDFAbsSqr, 7: &CDDAbsSqr, 8: &CQFAbsSqr, 9: &CQDAbsSqr, 10: &CTFAbsSqr, 11: &CTDAbsSqr}
	AddFloat          = Method{0: &DFAddFloat, 1: &DDAddFloat, 2: &QFAddFloat, 3: &QDAddFloat, 4: &TFAddFloat, 5: &TDAddFloat}
	Div               = Method{0: &DFDiv, 1: &DDDiv, 2: &QFDiv, 3: &QDDiv, 4: &TFDiv, 5: &TDDiv, 6: &CDFDiv, 7: &CDDDiv, 8: &CQFDiv, 9: &CQDDiv, 10: &CTFDiv, 11: &CTDDiv}
	Sqrt              = Method{0: &DFSqrt, 1: &DDSqrt, 2: &QFSqrt, 3: &QDSqrt, 4: &TFSqrt, 5: &TDSqrt, 6: &CDFSqrt, 7: &CDDSqrt, 8: &CQFSqrt, 9: &CQDSqrt, 10: &CTFSqrt, 11: &CTDSqrt}
	Asinh             = Method{0: &DFAsinh, 1: &DDAsinh, 2: &QFAsinh, 3: &QDAsinh, 4: &TFAsinh, 5: &TDAsinh, 6: &CDFAsinh, 7: &CDDAsinh, 8: &CQFAsinh, 9: &CQDAsinh, 10: &CTFAsinh, 11: &CTDAsinh}
	Atan2             = Method{0: &DFAtan2, 1: &DDAtan2, 2: &QFAtan2, 3: &QDAtan2, 4: &TFAtan2, 5: &TDAtan2}
	Acos              = Method{0: &DFAcos, 1: &DDAcos, 2: &QFAcos, 3: &QDAcos, 4: &TFAcos, 5: &TDAcos, 6: &CDFAcos, 7: &CDDAcos, 8: &CQFAcos, 9: &CQDAcos, 10: &CTFAcos, 11: &CTDAcos}
	Mul               = Method{0: &DFMul, 1: &DDMul, 2: &QFMul, 3: &QDMul, 4: &TFMul, 5: &TDMul, 6: &CDFMul, 7: &CDDMul, 8: &CQFMul, 9: &CQDMul, 10: &CTFMul, 11: &CTDMul}
	Acosh             = Method{0: &DFAcosh, 1: &DDAcosh, 2: &QFAcosh, 3: &QDAcosh, 4: &TFAcosh, 5: &TDAcosh, 6: &CDFAcosh, 7: &CDDAcosh, 8: &CQFAcosh, 9: &CQDAcosh, 10: &CTFAcosh, 11: &CTDAcosh}
	SinCos            = Method{0: &DFSinCos, 1: &DDSinCos, 2: &QFSinCos, 3: &QDSinCos, 4: &TFSinCos, 5: &TDSinCos}
	AiryAi            = Method{0: &DFAiryAi, 1: &DDAiryAi, 2: &QFAiryAi, 3: &QDAiryAi, 4: &TFAiryAi, 5: &TDAiryAi}
	Sub               = Method{0: &DFSub, 1: &DDSub, 2: &QFSub, 3: &QDSub, 4: &TFSub, 5: &TDSub, 6: &CDFSub, 7: &CDDSub, 8: &CQFSub, 9: &CQDSub, 10: &CTFSub, 11: &CTDSub}
	AiryAiPrime       = Method{0: &DFAiryAiPrime, 1: &DDAiryAiPrime, 2: &QFAiryAiPrime, 3: &QDAiryAiPrime, 4: &TFAiryAiPrime, 5: &TDAiryAiPrime}
	AiryBi            = Method{0: &DFAiryBi, 1: &DDAiryBi, 2: &QFAiryBi, 3: &QDAiryBi, 4: &TFAiryBi, 5: &TDAiryBi}
	AiryBiPrime       = Method{0: &DFAiryBiPrime, 1: &DDAiryBiPrime, 2: &QFAiryBiPrime, 3: &QDAiryBiPrime, 4: &TFAiryBiPrime, 5: &TDAiryBiPrime}
	Asin              = Method{0: &DFAsin, 1: &DDAsin, 2: &QFAsin, 3: &QDAsin, 4: &TFAsin, 5: &TDAsin, 6: &CDFAsin, 7: &CDDAsin, 8: &CQFAsin, 9: &CQDAsin, 10: &CTFAsin, 11: &CTDAsin}
	Log1p             = Method{0: &DFLog1p, 1: &DDLog1p, 2: &QFLog1p, 3: &QDLog1p, 4: &TFLog1p, 5: &TDLog1p}
	MulFloat          = Method{0: &DFMulFloat, 1: &DDMulFloat, 2: &QFMulFloat, 3: &QDMulFloat, 4: &TFMulFloat, 5: &TDMulFloat, 6: &CDFMulFloat, 7: &CDDMulFloat, 8: &CQFMulFloat, 9: &CQDMulFloat, 10: &CTFMulFloat, 11: &CTDMulFloat}
	Atanh             = Method{0: &DFAtanh, 1: &DDAtanh, 2: &QFAtanh, 3: &QDAtanh, 4: &TFAtanh, 5: &TDAtanh, 6: &CDFAtanh, 7: &CDDAtanh, 8: &CQFAtanh, 9: &CQDAtanh, 10: &CTFAtanh, 11: &CTDAtanh}
	Atan              = Method{0: &DFAtan, 1: &DDAtan, 2: &QFAtan, 3: &QDAtan, 4: &TFAtan, 5: &TDAtan, 6: &CDFAtan, 7: &CDDAtan, 8: &CQFAtan, 9: &CQDAtan, 10: &CTFAtan, 11: &CTDAtan}
	BesselI           = Method{0: &DFBesselI, 1: &DDBesselI, 2: &QFBesselI, 3: &QDBesselI, 4: &TFBesselI, 5: &TDBesselI}
	BesselJ           = Method{0: &DFBesselJ, 1: &DDBesselJ, 2: &QFBesselJ, 3: &QDBesselJ, 4: &TFBesselJ, 5: &TDBesselJ}
	BesselK           = Method{0: &DFBesselK, 1: &DDBesselK, 2: &QFBesselK, 3: &QDBesselK, 4: &TFBesselK, 5: &TDBesselK}
	BesselY           = Method{0: &DFBesselY, 1: &DDBesselY, 2: &QFBesselY, 3: &QDBesselY, 4: &TFBesselY, 5: &TDBesselY}
	Beta              = Method{0: &DFBeta, 1: &DDBeta, 2: &QFBeta, 3: &QDBeta, 4: &TFBeta, 5: &TDBeta}
	BetaP             = Method{0: &DFBetaP, 1: &DDBetaP, 2: &QFBetaP, 3: &QDBetaP, 4: &TFBetaP, 5: &TDBetaP}
	BetaPinv          = Method{0: &DFBetaPinv, 1: &DDBetaPinv, 2: &QFBetaPinv, 3: &QDBetaPinv, 4: &TFBetaPinv, 5: &TDBetaPinv}
	BetaQ             = Method{0: &DFBetaQ, 1: &DDBetaQ, 2: &QFBetaQ, 3: &QDBetaQ, 4: &TFBetaQ, 5: &TDBetaQ}
	BetaQinv          = Method{0: &DFBetaQinv, 1: &DDBetaQinv, 2: &QFBetaQinv, 3: &QDBetaQinv, 4: &TFBetaQinv, 5: &TDBetaQinv}
	Canon             = Method{0: &DFCanon, 1: &DDCanon, 2: &QFCanon, 3: &QDCanon, 4: &TFCanon, 5: &TDCanon}
	Quad              = Method{0: &DFQuad, 1: &DDQuad, 4: &TFQuad, 5: &TDQuad}
	Cbrt              = Method{0: &DFCbrt, 1: &DDCbrt, 2: &QFCbrt, 3: &QDCbrt, 4: &TFCbrt, 5: &TDCbrt}
	Floor             = Method{0: &DFFloor, 1: &DDFloor, 2: &QFFloor, 3: &QDFloor, 4: &TFFloor, 5: &TDFloor}
	Ceil              = Method{0: &DFCeil, 1: &DDCeil, 2: &QFCeil, 3: &QDCeil, 4: &TFCeil, 5: &TDCeil}
	Conj              = Method{6: &CDFConj, 7: &CDDConj, 8: &CQFConj, 9: &CQDConj, 10: &CTFConj, 11: &CTDConj}
	Copysign          = Method{0: &DFCopysign, 1: &DDCopysign, 2: &QFCopysign, 3: &QDCopysign, 4: &TFCopysign, 5: &TDCopysign}
	Cosh              = Method{0: &DFCosh, 1: &DDCosh, 2: &QFCosh, 3: &QDCosh, 4: &TFCosh, 5: &TDCosh, 6: &CDFCosh, 7: &CDDCosh, 8: &CQFCosh, 9: &CQDCosh, 10: &CTFCosh, 11: &CTDCosh}
	Cos               = Method{0: &DFCos, 1: &DDCos, 2: &QFCos, 3: &QDCos, 4: &TFCos, 5: &TDCos, 6: &CDFCos, 7: &CDDCos, 8: &CQFCos, 9: &CQDCos, 10: &CTFCos, 11: &CTDCos}
	CosPi             = Method{0: &DFCosPi, 1: &DDCosPi, 2: &QFCosPi, 3: &QDCosPi, 4: &TFCosPi, 5: &TDCosPi}
	Recip             = Method{0: &DFRecip, 1: &DDRecip, 2: &QFRecip, 3: &QDRecip, 4: &TFRecip, 5: &TDRecip, 6: &CDFRecip, 7: &CDDRecip, 8: &CQFRecip, 9: &CQDRecip, 10: &CTFRecip, 11: &CTDRecip}
	Digamma           = Method{0: &DFDigamma, 1: &DDDigamma, 2: &QFDigamma, 3: &QDDigamma, 4: &TFDigamma, 5: &TDDigamma}
	Dim               = Method{0: &DFDim, 1: &DDDim, 2: &QFDim, 3: &QDDim, 4: &TFDim, 5: &TDDim}
	DivFloat          = Method{0: &DFDivFloat, 1: &DDDivFloat, 2: &QFDivFloat, 3: &QDDivFloat, 4: &TFDivFloat, 5: &TDDivFloat}
	SubFloat          = Method{0: &DFSubFloat, 1: &DDSubFloat, 2: &QFSubFloat, 3: &QDSubFloat, 4: &TFSubFloat, 5: &TDSubFloat}
	EllipticE         = Method{0: &DFEllipticE, 1: &DDEllipticE, 2: &QFEllipticE, 3: &QDEllipticE, 4: &TFEllipticE, 5: &TDEllipticE}
	EllipticK         = Method{0: &DFEllipticK, 1: &DDEllipticK, 2: &QFEllipticK, 3: &QDEllipticK, 4: &TFEllipticK, 5: &TDEllipticK}
	Equal             = Method{0: &DFEqual, 1: &DDEqual, 2: &QFEqual, 3: &QDEqual, 4: &TFEqual, 5: &TDEqual, 6: &CDFEqual, 7: &CDDEqual, 8: &CQFEqual, 9: &CQDEqual, 10: &CTFEqual, 11: &CTDEqual}
	EqualFloat        = Method{0: &DFEqualFloat, 1: &DDEqualFloat, 2: &QFEqualFloat, 3: &QDEqualFloat, 4: &TFEqualFloat, 5: &TDEqualFloat}
	Erf               = Method{0: &DFErf, 1: &DDErf, 2: &QFErf, 3: &QDErf, 4: &TFErf, 5: &TDErf}
	Erfc              = Method{0: &DFErfc, 1: &DDErfc, 2: &QFErfc, 3: &QDErfc, 4: &TFErfc, 5: &TDErfc}
	Erfcinv           = Method{0: &DFErfcinv, 1: &DDErfcinv, 2: &QFErfcinv, 3: &QDErfcinv, 4: &TFErfcinv, 5: &TDErfcinv}
	Erfcx             = Method{0: &DFErfcx, 1: &DDErfcx, 2: &QFErfcx, 3: &QDErfcx, 4: &TFErfcx, 5: &TDErfcx}
	Erfinv            = Method{0: &DFErfinv, 1: &DDErfinv, 2: &QFErfinv, 3: &QDErfinv, 4: &TFErfinv, 5: &TDErfinv}
	Exp               = Method{0: &DFExp, 1: &DDExp, 2: &QFExp, 3: &QDExp, 4: &TFExp, 5: &TDExp, 6: &CDFExp, 7: &CDDExp, 8: &CQFExp, 9: &CQDExp, 10: &CTFExp, 11: &CTDExp}
	Exp10             = Method{0: &DFExp10, 1: &DDExp10, 2: &QFExp10, 3: &QDExp10, 4: &TFExp10, 5: &TDExp10}
	Exp2              = Method{0: &DFExp2, 1: &DDExp2, 2: &QFExp2, 3: &QDExp2, 4: &TFExp2, 5: &TDExp2}
	ExpInt            = Method{0: &DFExpInt, 1: &DDExpInt, 2: &QFExpInt, 3: &QDExpInt, 4: &TFExpInt, 5: &TDExpInt}
	Expm1             = Method{0: &DFExpm1, 1: &DDExpm1, 2: &QFExpm1, 3: &QDExpm1, 4: &TFExpm1, 5: &TDExpm1}
	FastMod           = Method{0: &DFFastMod, 1: &DDFastMod, 2: &QFFastMod, 3: &QDFastMod, 4: &TFFastMod, 5: &TDFastMod}
	FastRemainder     = Method{0: &DFFastRemainder, 1: &DDFastRemainder, 2: &QFFastRemainder, 3: &QDFastRemainder, 4: &TFFastRemainder, 5: &TDFastRemainder}
	FastRemquo        = Method{0: &DFFastRemquo, 1: &DDFastRemquo, 2: &QFFastRemquo, 3: &QDFastRemquo, 4: &TFFastRemquo, 5: &TDFastRemquo}
	Frexp             = Method{0: &DFFrexp, 1: &DDFrexp, 2: &QFFrexp, 3: &QDFrexp, 4: &TFFrexp, 5: &TDFrexp}
	Gamma             = Method{0: &DFGamma, 1: &DDGamma, 2: &QFGamma, 3: &QDGamma, 4: &TFGamma, 5: &TDGamma}
	GammaP            = Method{0: &DFGammaP, 1: &DDGammaP, 2: &QFGammaP, 3: &QDGammaP, 4: &TFGammaP, 5: &TDGammaP}
	GammaPinv         = Method{0: &DFGammaPinv, 1: &DDGammaPinv, 2: &QFGammaPinv, 3: &QDGammaPinv, 4: &TFGammaPinv, 5: &TDGammaPinv}
	GammaQ            = Method{0: &DFGammaQ, 1: &DDGammaQ, 2: &QFGammaQ, 3: &QDGammaQ, 4: &TFGammaQ, 5: &TDGammaQ}
	GammaQinv         = Method{0: &DFGammaQinv, 1: &DDGammaQinv, 2: &QFGammaQinv, 3: &QDGammaQinv, 4: &TFGammaQinv, 5: &TDGammaQinv}
	Less              = Method{0: &DFLess, 1: &DDLess, 2: &QFLess, 3: &QDLess, 4: &TFLess, 5: &TDLess}
	Greater           = Method{0: &DFGreater, 1: &DDGreater, 2: &QFGreater, 3: &QDGreater, 4: &TFGreater, 5: &TDGreater}
	LessEqual         = Method{0: &DFLessEqual, 1: &DDLessEqual, 2: &QFLessEqual, 3: &QDLessEqual, 4: &TFLessEqual, 5: &TDLessEqual}
	GreaterEqual      = Method{0: &DFGreaterEqual, 1: &DDGreaterEqual, 2: &QFGreaterEqual, 3: &QDGreaterEqual, 4: &TFGreaterEqual, 5: &TDGreaterEqual}
	GreaterEqualFloat = Method{0: &DFGreaterEqualFloat, 1: &DDGreaterEqualFloat, 2: &QFGreaterEqualFloat, 3: &QDGreaterEqualFloat, 4: &TFGreaterEqualFloat, 5: &TDGreaterEqualFloat}
	GreaterFloat      = Method{0: &DFGreaterFloat, 1: &DDGreaterFloat, 2: &QFGreaterFloat, 3: &QDGreaterFloat, 4: &TFGreaterFloat, 5: &TDGreaterFloat}
	I0                = Method{0: &DFI0, 1: &DDI0, 2: &QFI0, 3: &QDI0, 4: &TFI0, 5: &TDI0}
	I1                = Method{0: &DFI1, 1: &DDI1, 2: &QFI1, 3: &QDI1, 4: &TFI1, 5: &TDI1}
	Ilogb             = Method{0: &DFIlogb, 1: &DDIlogb, 2: &QFIlogb, 3: &QDIlogb, 4: &TFIlogb, 5: &TDIlogb}
	IsInt             = Method{0: &DFIsInt, 1: &DDIsInt, 2: &QFIsInt, 3: &QDIsInt, 4: &TFIsInt, 5: &TDIsInt}
	IsNaN             = Method{0: &DFIsNaN, 1: &DDIsNaN, 2: &QFIsNaN, 3: &QDIsNaN, 4: &TFIsNaN, 5: &TDIsNaN, 6: &CDFIsNaN, 7: &CDDIsNaN, 8: &CQFIsNaN, 9: &CQDIsNaN, 10: &CTFIsNaN, 11: &CTDIsNaN}
	IsZero            = Method{0: &DFIsZero, 1: &DDIsZero, 2: &QFIsZero, 3: &QDIsZero, 4: &TFIsZero, 5: &TDIsZero, 6: &CDFIsZero, 7: &CDDIsZero, 8: &CQFIsZero, 9: &CQDIsZero, 10: &CTFIsZero, 11: &CTDIsZero}
	J0                = Method{0: &DFJ0, 1: &DDJ0, 2: &QFJ0, 3: &QDJ0, 4: &TFJ0, 5: &TDJ0}
	J1                = Method{0: &DFJ1, 1: &DDJ1, 2: &QFJ1, 3: &QDJ1, 4: &TFJ1, 5: &TDJ1}
	Jn                = Method{0: &DFJn, 1: &DDJn, 2: &QFJn, 3: &QDJn, 4: &TFJn, 5: &TDJn}
	LambertW          = Method{0: &DFLambertW, 1: &DDLambertW, 2: &QFLambertW, 3: &QDLambertW, 4: &TFLambertW, 5: &TDLambertW}
	Ldexp             = Method{0: &DFLdexp, 1: &DDLdexp, 2: &QFLdexp, 3: &QDLdexp, 4: &TFLdexp, 5: &TDLdexp}
	LessEqualFloat    = Method{0: &DFLessEqualFloat, 1: &DDLessEqualFloat, 2: &QFLessEqualFloat, 3: &QDLessEqualFloat, 4: &TFLessEqualFloat, 5: &TDLessEqualFloat}
	LessFloat         = Method{0: &DFLessFloat, 1: &DDLessFloat, 2: &QFLessFloat, 3: &QDLessFloat, 4: &TFLessFloat, 5: &TDLessFloat}
	Phase             = Method{6: &CDFPhase, 7: &CDDPhase, 8: &CQFPhase, 9: &CQDPhase, 10: &CTFPhase, 11: &CTDPhase}
	Log               = Method{0: &DFLog, 1: &DDLog, 2: &QFLog, 3: &QDLog, 4: &TFLog, 5: &TDLog, 6: &CDFLog, 7: &CDDLog, 8: &CQFLog, 9: &CQDLog, 10: &CTFLog, 11: &CTDLog}
	Log10             = Method{0: &DFLog10, 1: &DDLog10, 2: &QFLog10, 3: &QDLog10, 4: &TFLog10, 5: &TDLog10}
	Log2              = Method{0: &DFLog2, 1: &DDLog2, 2: &QFLog2, 3: &QDLog2, 4: &TFLog2, 5: &TDLog2}
	LogBeta           = Method{0: &DFLogBeta, 1: &DDLogBeta, 2: &QFLogBeta, 3: &QDLogBeta, 4: &TFLogBeta, 5: &TDLogBeta}
	LogGamma          = Method{0: &DFLogGamma, 1: &DDLogGamma, 2: &QFLogGamma, 3: &QDLogGamma, 4: &TFLogGamma, 5: &TDLogGamma}
	Logb              = Method{0: &DFLogb, 1: &DDLogb, 2: &QFLogb, 3: &QDLogb, 4: &TFLogb, 5: &TDLogb}
	Max               = Method{0: &DFMax, 1: &DDMax, 2: &QFMax, 3: &QDMax, 4: &TFMax, 5: &TDMax}
	Min               = Method{0: &DFMin, 1: &DDMin, 2: &QFMin, 3: &QDMin, 4: &TFMin, 5: &TDMin}
	Modf              = Method{0: &DFModf, 1: &DDModf, 2: &QFModf, 3: &QDModf, 4: &TFModf, 5: &TDModf}
	MulAdd            = Method{0: &DFMulAdd, 1: &DDMulAdd, 2: &QFMulAdd, 3: &QDMulAdd, 4: &TFMulAdd, 5: &TDMulAdd}
	MulReal           = Method{6: &CDFMulReal, 7: &CDDMulReal, 8: &CQFMulReal, 9: &CQDMulReal, 10: &CTFMulReal, 11: &CTDMulReal}
	Norm3             = Method{0: &DFNorm3, 1: &DDNorm3, 2: &QFNorm3, 3: &QDNorm3, 4: &TFNorm3, 5: &TDNorm3}
	Norm4             = Method{0: &DFNorm4, 1: &DDNorm4, 2: &QFNorm4, 3: &QDNorm4, 4: &TFNorm4, 5: &TDNorm4}
	NormCDF           = Method{0: &DFNormCDF, 1: &DDNormCDF, 2: &QFNormCDF, 3: &QDNormCDF, 4: &TFNormCDF, 5: &TDNormCDF}
	NormCDFinv        = Method{0: &DFNormCDFinv, 1: &DDNormCDFinv, 2: &QFNormCDFinv, 3: &QDNormCDFinv, 4: &TFNormCDFinv, 5: &TDNormCDFinv}
	Pair              = Method{2: &QFPair, 3: &QDPair, 4: &TFPair, 5: &TDPair}
	Polar             = Method{6: &CDFPolar, 7: &CDDPolar, 8: &CQFPolar, 9: &CQDPolar, 10: &CTFPolar, 11: &CTDPolar}
	Pow               = Method{0: &DFPow, 1: &DDPow, 2: &QFPow, 3: &QDPow, 4: &TFPow, 5: &TDPow, 6: &CDFPow, 7: &CDDPow, 8: &CQFPow, 9: &CQDPow, 10: &CTFPow, 11: &CTDPow}
	PowInt            = Method{0: &DFPowInt, 1: &DDPowInt, 2: &QFPowInt, 3: &QDPowInt, 4: &TFPowInt, 5: &TDPowInt}
	Rcbrt             = Method{0: &DFRcbrt, 1: &DDRcbrt, 2: &QFRcbrt, 3: &QDRcbrt, 4: &TFRcbrt, 5: &TDRcbrt}
	Rhypot            = Method{0: &DFRhypot, 1: &DDRhypot, 2: &QFRhypot, 3: &QDRhypot, 4: &TFRhypot, 5: &TDRhypot}
	Rnorm3            = Method{0: &DFRnorm3, 1: &DDRnorm3, 2: &QFRnorm3, 3: &QDRnorm3, 4: &TFRnorm3, 5: &TDRnorm3}
	Rnorm4            = Method{0: &DFRnorm4, 1: &DDRnorm4, 2: &QFRnorm4, 3: &QDRnorm4, 4: &TFRnorm4, 5: &TDRnorm4}
	SinCosPi          = Method{0: &DFSinCosPi, 1: &DDSinCosPi, 2: &QFSinCosPi, 3: &QDSinCosPi, 4: &TFSinCosPi, 5: &TDSinCosPi}
	Triple            = Method{0: &DFTriple, 1: &DDTriple, 2: &QFTriple, 3: &QDTriple}
	Round             = Method{0: &DFRound, 1: &DDRound, 2: &QFRound, 3: &QDRound, 4: &TFRound, 5: &TDRound}
	RoundEven         = Method{0: &DFRoundEven, 1: &DDRoundEven, 2: &QFRoundEven, 3: &QDRoundEven, 4: &TFRoundEven, 5: &TDRoundEven}
	Rsqrt             = Method{0: &DFRsqrt, 1: &DDRsqrt, 2: &QFRsqrt, 3: &QDRsqrt, 4: &TFRsqrt, 5: &TDRsqrt}
	Sign              = Method{0: &DFSign, 1: &DDSign, 2: &QFSign, 3: &QDSign, 4: &TFSign, 5: &TDSign}
	Signbit           = Method{0: &DFSignbit, 1: &DDSignbit, 2: &QFSignbit, 3: &QDSignbit, 4: &TFSignbit, 5: &TDSignbit}
	Sinh              = Method{0: &DFSinh, 1: &DDSinh, 2: &QFSinh, 3: &QDSinh, 4: &TFSinh, 5: &TDSinh, 6: &CDFSinh, 7: &CDDSinh, 8: &CQFSinh, 9: &CQDSinh, 10: &CTFSinh, 11: &CTDSinh}
	Sin               = Method{0: &DFSin, 1: &DDSin, 2: &QFSin, 3: &QDSin, 4: &TFSin, 5: &TDSin, 6: &CDFSin, 7: &CDDSin, 8: &CQFSin, 9: &CQDSin, 10: &CTFSin, 11: &CTDSin}
	SinPi             = Method{0: &DFSinPi, 1: &DDSinPi, 2: &QFSinPi, 3: &QDSinPi, 4: &TFSinPi, 5: &TDSinPi}
	SloppyAdd         = Method{0: &DFSloppyAdd, 1: &DDSloppyAdd}
	Tanh              = Method{0: &DFTanh, 1: &DDTanh, 2: &QFTanh, 3: &QDTanh, 4: &TFTanh, 5: &TDTanh, 6: &CDFTanh, 7: &CDDTanh, 8: &CQFTanh, 9: &CQDTanh, 10: &CTFTanh, 11: &CTDTanh}
	Tan               = Method{0: &DFTan, 1: &DDTan, 2: &QFTan, 3: &QDTan, 4: &TFTan, 5: &TDTan, 6: &CDFTan, 7: &CDDTan, 8: &CQFTan, 9: &CQDTan, 10: &CTFTan, 11: &CTDTan}
	TanPi             = Method{0: &DFTanPi, 1: &DDTanPi, 2: &QFTanPi, 3: &QDTanPi, 4: &TFTanPi, 5: &TDTanPi}
	Trunc             = Method{0: &DFTrunc, 1: &DDTrunc, 2: &QFTrunc, 3: &QDTrunc, 4: &TFTrunc, 5: &TDTrunc}
	Y0                = Method{0: &DFY0, 1: &DDY0, 2: &QFY0, 3: &QDY0, 4: &TFY0, 5: &TDY0}
	Y1                = Method{0: &DFY1, 1: &DDY1, 2: &QFY1, 3: &QDY1, 4: &TFY1, 5: &TDY1}
	Yn                = Method{0: &DFYn, 1: &DDYn, 2: &QFYn, 3: &QDYn, 4: &TFYn, 5: &TDYn}
	Zeta              = Method{0: &DFZeta, 1: &DDZeta, 2: &QFZeta, 3: &QDZeta, 4: &TFZeta, 5: &TDZeta}
	ChoosePair        = Method{0: &DFChoosePair, 1: &DDChoosePair}
	ChooseQuad        = Method{2: &QFChooseQuad, 3: &QDChooseQuad}
	ChooseTriple      = Method{4: &TFChooseTriple, 5: &TDChooseTriple}
	ComplexPair       = Method{0: &DFComplexPair, 1: &DDComplexPair}
	ComplexQuad       = Method{2: &QFComplexQuad, 3: &QDComplexQuad}
	ComplexTriple     = Method{4: &TFComplexTriple, 5: &TDComplexTriple}
	ImagPair          = Method{6: &CDFImagPair, 7: &CDDImagPair}
	ImagQuad          = Method{8: &CQFImagQuad, 9: &CQDImagQuad}
	ImagTriple        = Method{10: &CTFImagTriple, 11: &CTDImagTriple}
	RealPair          = Method{6: &CDFRealPair, 7: &CDDRealPair}
	RealQuad          = Method{8: &CQFRealQuad, 9: &CQDRealQuad}
	RealTriple        = Method{10: &CTFRealTriple, 11: &CTDRealTriple}

	FromF32 = Method{0: &F32FromFloat, 1: &VecFloat32ToDD, 2: &F32QuadFromFloat, 3: &VecFloat32ToQD, 4: &F32TripleFromFloat, 5: &VecFloat32ToTD}
	ToF32   = Method{0: &VecDfToFloat32, 1: &VecDdToFloat32, 2: &VecQfToFloat32, 3: &VecQdToFloat32, 4: &VecTfToFloat32, 5: &VecTdToFloat32}

	FromF64 = Method{0: &VecFloat64ToDF, 1: &F64FromFloat, 2: &VecFloat64ToQF, 3: &F64QuadFromFloat, 4: &VecFloat64ToTF, 5: &F64TripleFromFloat}
	ToF64   = Method{0: &VecDfToFloat64, 1: &VecDdToFloat64, 2: &VecQfToFloat64, 3: &VecQdToFloat64, 4: &VecTfToFloat64, 5: &VecTdToFloat64}

	// Between has conversions by the type from which they are, then that to which.
	Between = [...]Method{
		{1: &VecDfToDD, 2: &DFQuad, 3: &VecDfToQD, 4: &DFTriple, 5: &VecDfToTD},
		{0: &VecDdToDF, 2: &VecDdToQF, 3: &DDQuad, 4: &VecDdToTF, 5: &DDTriple},
		{0: &QFPair, 1: &VecQfToDD, 3: &VecQfToQD, 4: &QFTriple, 5: &VecQfToTD},
		{0: &VecQdToDF, 1: &QDPair, 2: &VecQdToQF, 4: &VecQdToTF, 5: &QDTriple},
		{0: &TFPair, 1: &VecTfToDD, 2: &TFQuad, 3: &VecTfToQD, 5: &VecTfToTD},
		{0: &VecTdToDF, 1: &TDPair, 2: &VecTdToQF, 3: &TDQuad, 4: &VecTdToTF},
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
	&CTDAbs,
	&CTDAbsSqr,
	&CTDAcos,
	&CTDAcosh,
	&CTDAdd,
	&CTDAsin,
	&CTDAsinh,
	&CTDAtan,
	&CTDAtanh,
	&CTDConj,
	&CTDCos,
	&CTDCosh,
	&CTDDiv,
	&CTDEqual,
	&CTDExp,
	&CTDImagTriple,
	&CTDIsInf,
	&CTDIsNaN,
	&CTDIsZero,
	&CTDLog,
	&CTDMul,
	&CTDMulFloat,
	&CTDMulReal,
	&CTDNeg,
	&CTDPhase,
	&CTDPolar,
	&CTDPow,
	&CTDRealTriple,
	&CTDRecip,
	&CTDSin,
	&CTDSinh,
	&CTDSqr,
	&CTDSqrt,
	&CTDSub,
	&CTDTan,
	&CTDTanh,
	&CTFAbs,
	&CTFAbsSqr,
	&CTFAcos,
	&CTFAcosh,
	&CTFAdd,
	&CTFAsin,
	&CTFAsinh,
	&CTFAtan,
	&CTFAtanh,
	&CTFConj,
	&CTFCos,
	&CTFCosh,
	&CTFDiv,
	&CTFEqual,
	&CTFExp,
	&CTFImagTriple,
	&CTFIsInf,
	&CTFIsNaN,
	&CTFIsZero,
	&CTFLog,
	&CTFMul,
	&CTFMulFloat,
	&CTFMulReal,
	&CTFNeg,
	&CTFPhase,
	&CTFPolar,
	&CTFPow,
	&CTFRealTriple,
	&CTFRecip,
	&CTFSin,
	&CTFSinh,
	&CTFSqr,
	&CTFSqrt,
	&CTFSub,
	&CTFTan,
	&CTFTanh,
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
	&DDBesselI,
	&DDBesselJ,
	&DDBesselK,
	&DDBesselY,
	&DDBeta,
	&DDBetaP,
	&DDBetaPinv,
	&DDBetaQ,
	&DDBetaQinv,
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
	&DDGammaPinv,
	&DDGammaQ,
	&DDGammaQinv,
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
	&DDTriple,
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
	&DFBesselI,
	&DFBesselJ,
	&DFBesselK,
	&DFBesselY,
	&DFBeta,
	&DFBetaP,
	&DFBetaPinv,
	&DFBetaQ,
	&DFBetaQinv,
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
	&DFGammaPinv,
	&DFGammaQ,
	&DFGammaQinv,
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
	&DFTriple,
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
	&QDBesselI,
	&QDBesselJ,
	&QDBesselK,
	&QDBesselY,
	&QDBeta,
	&QDBetaP,
	&QDBetaPinv,
	&QDBetaQ,
	&QDBetaQinv,
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
	&QDGammaPinv,
	&QDGammaQ,
	&QDGammaQinv,
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
	&QDTriple,
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
	&QFBesselI,
	&QFBesselJ,
	&QFBesselK,
	&QFBesselY,
	&QFBeta,
	&QFBetaP,
	&QFBetaPinv,
	&QFBetaQ,
	&QFBetaQinv,
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
	&QFGammaPinv,
	&QFGammaQ,
	&QFGammaQinv,
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
	&QFTriple,
	&QFTrunc,
	&QFY0,
	&QFY1,
	&QFYn,
	&QFZeta,
	&TDAbs,
	&TDAcos,
	&TDAcosh,
	&TDAdd,
	&TDAddFloat,
	&TDAiryAi,
	&TDAiryAiPrime,
	&TDAiryBi,
	&TDAiryBiPrime,
	&TDAsin,
	&TDAsinh,
	&TDAtan,
	&TDAtan2,
	&TDAtanh,
	&TDBesselI,
	&TDBesselJ,
	&TDBesselK,
	&TDBesselY,
	&TDBeta,
	&TDBetaP,
	&TDBetaPinv,
	&TDBetaQ,
	&TDBetaQinv,
	&TDCanon,
	&TDCbrt,
	&TDCeil,
	&TDChooseTriple,
	&TDComplexTriple,
	&TDCopysign,
	&TDCos,
	&TDCosPi,
	&TDCosh,
	&TDDigamma,
	&TDDim,
	&TDDiv,
	&TDDivFloat,
	&TDEllipticE,
	&TDEllipticK,
	&TDEqual,
	&TDEqualFloat,
	&TDErf,
	&TDErfc,
	&TDErfcinv,
	&TDErfcx,
	&TDErfinv,
	&TDExp,
	&TDExp10,
	&TDExp2,
	&TDExpInt,
	&TDExpm1,
	&TDFastMod,
	&TDFastRemainder,
	&TDFastRemquo,
	&TDFloor,
	&TDFrexp,
	&TDGamma,
	&TDGammaP,
	&TDGammaPinv,
	&TDGammaQ,
	&TDGammaQinv,
	&TDGreater,
	&TDGreaterEqual,
	&TDGreaterEqualFloat,
	&TDGreaterFloat,
	&TDHypot,
	&TDI0,
	&TDI1,
	&TDIlogb,
	&TDIsInf,
	&TDIsInt,
	&TDIsNaN,
	&TDIsZero,
	&TDJ0,
	&TDJ1,
	&TDJn,
	&TDLambertW,
	&TDLdexp,
	&TDLess,
	&TDLessEqual,
	&TDLessEqualFloat,
	&TDLessFloat,
	&TDLog,
	&TDLog10,
	&TDLog1p,
	&TDLog2,
	&TDLogBeta,
	&TDLogGamma,
	&TDLogb,
	&TDMax,
	&TDMin,
	&TDModf,
	&TDMul,
	&TDMulAdd,
	&TDMulFloat,
	&TDNeg,
	&TDNorm3,
	&TDNorm4,
	&TDNormCDF,
	&TDNormCDFinv,
	&TDPair,
	&TDPow,
	&TDPowInt,
	&TDQuad,
	&TDRcbrt,
	&TDRecip,
	&TDRhypot,
	&TDRnorm3,
	&TDRnorm4,
	&TDRound,
	&TDRoundEven,
	&TDRsqrt,
	&TDSign,
	&TDSignbit,
	&TDSin,
	&TDSinCos,
	&TDSinCosPi,
	&TDSinPi,
	&TDSinh,
	&TDSqr,
	&TDSqrt,
	&TDSub,
	&TDSubFloat,
	&TDTan,
	&TDTanPi,
	&TDTanh,
	&TDTrunc,
	&TDY0,
	&TDY1,
	&TDYn,
	&TDZeta,
	&TFAbs,
	&TFAcos,
	&TFAcosh,
	&TFAdd,
	&TFAddFloat,
	&TFAiryAi,
	&TFAiryAiPrime,
	&TFAiryBi,
	&TFAiryBiPrime,
	&TFAsin,
	&TFAsinh,
	&TFAtan,
	&TFAtan2,
	&TFAtanh,
	&TFBesselI,
	&TFBesselJ,
	&TFBesselK,
	&TFBesselY,
	&TFBeta,
	&TFBetaP,
	&TFBetaPinv,
	&TFBetaQ,
	&TFBetaQinv,
	&TFCanon,
	&TFCbrt,
	&TFCeil,
	&TFChooseTriple,
	&TFComplexTriple,
	&TFCopysign,
	&TFCos,
	&TFCosPi,
	&TFCosh,
	&TFDigamma,
	&TFDim,
	&TFDiv,
	&TFDivFloat,
	&TFEllipticE,
	&TFEllipticK,
	&TFEqual,
	&TFEqualFloat,
	&TFErf,
	&TFErfc,
	&TFErfcinv,
	&TFErfcx,
	&TFErfinv,
	&TFExp,
	&TFExp10,
	&TFExp2,
	&TFExpInt,
	&TFExpm1,
	&TFFastMod,
	&TFFastRemainder,
	&TFFastRemquo,
	&TFFloor,
	&TFFrexp,
	&TFGamma,
	&TFGammaP,
	&TFGammaPinv,
	&TFGammaQ,
	&TFGammaQinv,
	&TFGreater,
	&TFGreaterEqual,
	&TFGreaterEqualFloat,
	&TFGreaterFloat,
	&TFHypot,
	&TFI0,
	&TFI1,
	&TFIlogb,
	&TFIsInf,
	&TFIsInt,
	&TFIsNaN,
	&TFIsZero,
	&TFJ0,
	&TFJ1,
	&TFJn,
	&TFLambertW,
	&TFLdexp,
	&TFLess,
	&TFLessEqual,
	&TFLessEqualFloat,
	&TFLessFloat,
	&TFLog,
	&TFLog10,
	&TFLog1p,
	&TFLog2,
	&TFLogBeta,
	&TFLogGamma,
	&TFLogb,
	&TFMax,
	&TFMin,
	&TFModf,
	&TFMul,
	&TFMulAdd,
	&TFMulFloat,
	&TFNeg,
	&TFNorm3,
	&TFNorm4,
	&TFNormCDF,
	&TFNormCDFinv,
	&TFPair,
	&TFPow,
	&TFPowInt,
	&TFQuad,
	&TFRcbrt,
	&TFRecip,
	&TFRhypot,
	&TFRnorm3,
	&TFRnorm4,
	&TFRound,
	&TFRoundEven,
	&TFRsqrt,
	&TFSign,
	&TFSignbit,
	&TFSin,
	&TFSinCos,
	&TFSinCosPi,
	&TFSinPi,
	&TFSinh,
	&TFSqr,
	&TFSqrt,
	&TFSub,
	&TFSubFloat,
	&TFTan,
	&TFTanPi,
	&TFTanh,
	&TFTrunc,
	&TFY0,
	&TFY1,
	&TFYn,
	&TFZeta,
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
	&F32Dot1Triple,
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
	&F32RootOfUnityTriple,
	&F32Split,
	&F32Sqrt,
	&F32SqrtDown,
	&F32SqrtToZero,
	&F32SqrtUp,
	&F32Sum2,
	&F32Sum2Triple,
	&F32Sum8,
	&F32SumLessFirst,
	&F32SumLessSecond,
	&F32TripleFromFloat,
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
	&F64Dot1Triple,
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
	&F64RootOfUnityTriple,
	&F64Split,
	&F64Sqrt,
	&F64SqrtDown,
	&F64SqrtToZero,
	&F64SqrtUp,
	&F64Sum2,
	&F64Sum2Triple,
	&F64Sum8,
	&F64SumLessFirst,
	&F64SumLessSecond,
	&F64TripleFromFloat,
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
	&VecPartsTriple0,
	&VecPartsTriple1,
	&VecPartsTriple2,
	&VecWide,
	&VecWideDot1,
	&VecWideDot1Triple,
	&VecWideDot8,
	&VecWideParts,
	&VecWidePartsPair,
	&VecWidePartsQuad0,
	&VecWidePartsQuad2,
	&VecWidePartsTriple0,
	&VecWidePartsTriple1,
	&VecWidePartsTriple2,
	&VecWideSum2,
	&VecWideSum2Triple,
	&VecWideSum8,
	&VecDdToDF,
	&VecDdToFloat32,
	&VecDdToFloat64,
	&VecDdToQF,
	&VecDdToTF,
	&VecDfToDD,
	&VecDfToFloat32,
	&VecDfToFloat64,
	&VecDfToQD,
	&VecDfToTD,
	&VecFloat32AndRest,
	&VecFloat32ToDD,
	&VecFloat32ToQD,
	&VecFloat32ToTD,
	&VecFloat64ToDF,
	&VecFloat64ToQF,
	&VecFloat64ToTF,
	&VecQdToDF,
	&VecQdToFloat32,
	&VecQdToFloat64,
	&VecQdToQF,
	&VecQdToTF,
	&VecQfToDD,
	&VecQfToFloat32,
	&VecQfToFloat64,
	&VecQfToQD,
	&VecQfToTD,
	&VecTdToDF,
	&VecTdToFloat32,
	&VecTdToFloat64,
	&VecTdToQF,
	&VecTdToTF,
	&VecTfToDD,
	&VecTfToFloat32,
	&VecTfToFloat64,
	&VecTfToQD,
	&VecTfToTD,
}
