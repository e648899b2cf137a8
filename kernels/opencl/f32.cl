// Code generated from the Go source of limb by gen; DO NOT EDIT.

//: f32_FromFloat
// FromFloat returns a as a Pair.
//
// Error: exact.
static inline float f32_FromFloat(float a, float *Lo)
{
	*Lo = 0.0f;
	return a;
}

//: map_f32_FromFloat f32_FromFloat
__kernel void map_f32_FromFloat(const uint n, __global const float *in0, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = f32_FromFloat(in0[i], &r1);
		out1[i] = r1;
	}
}

//: f32_TwoSum
// TwoSum returns s = RN(a + b) and e with s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline float f32_TwoSum(float a, float b, float *e)
{
	const float s = RN(a + b);
	const float v = RN(s - a);
	const float e_1 = RN(RN(a - RN(s - v)) + RN(b - v));
	*e = e_1;
	return s;
}

//: map_f32_TwoSum f32_TwoSum
__kernel void map_f32_TwoSum(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = f32_TwoSum(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f32_FastTwoSum
// FastTwoSum returns s = RN(a + b) and e with s + e = a + b, for |a| ≥ |b| or
// a = 0. It is Dekker's: half the cost of [TwoSum], one more condition.
//
// Error: exact ([Dek71]; it is enough that a is a multiple of ulp(b)).
// Domain: |a| ≥ |b| or a = 0; |a + b| below the overflow threshold.
// Special: where s is infinite or NaN, e is infinite or NaN.
// Cost: 3 flops.
static inline float f32_FastTwoSum(float a, float b, float *e)
{
	const float s = RN(a + b);
	const float v = RN(s - a); // exact
	const float e_1 = RN(b - v);
	*e = e_1;
	return s;
}

//: map_f32_FastTwoSum f32_FastTwoSum
__kernel void map_f32_FastTwoSum(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = f32_FastTwoSum(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f32_TwoDiff
// TwoDiff returns d = RN(a - b) and e with d + e = a - b.
//
// Error: exact ([Knu97], as TwoSum).
// Domain: |a - b| below the overflow threshold, |b| below the largest finite
// number. Underflow is harmless.
// Special: where d is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline float f32_TwoDiff(float a, float b, float *e)
{
	const float d = RN(a - b);
	const float v = RN(d - a);
	const float e_1 = RN(RN(a - RN(d - v)) - RN(b + v));
	*e = e_1;
	return d;
}

//: map_f32_TwoDiff f32_TwoDiff
__kernel void map_f32_TwoDiff(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = f32_TwoDiff(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f32_Split
// Split returns hi and lo with hi + lo = a, hi a multiple of the upper half of
// a's significand: products of two such halves are machine numbers.
//
// Error: exact ([Dek71] 5.7, Veltkamp; s = ⌈p/2⌉, so hi has p-s bits and lo s-1).
// Domain: |a| < 2^115 (float32), 2^996 (float64); beyond it 2^s·a overflows.
// Special: where a is infinite or NaN, hi and lo are NaN.
// Cost: 4 flops.
static inline float f32_Split(float a, float *lo)
{
	const float c = RN(4097.0f * a);
	const float hi = RN(c - RN(c - a));
	const float lo_1 = RN(a - hi); // exact
	*lo = lo_1;
	return hi;
}

//: map_f32_Split f32_Split
__kernel void map_f32_Split(const uint n, __global const float *in0, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = f32_Split(in0[i], &r1);
		out1[i] = r1;
	}
}

//: f32_TwoProd f32_prodErrSplit
// TwoProd returns p = RN(a · b) and e with p + e = a · b.
//
// Error: exact ([Dek71]; with a fused multiply-add [Kah96]).
// Domain: |ab| below the overflow threshold, and 0 or at least 2^-102
// (float32), 2^-969 (float64): below that e may need bits under the smallest
// subnormal number, and is then rounded to it.
// Special: where p is infinite or NaN, e is infinite or NaN.
// Cost: 2 flops with a fused multiply-add, else 33.
static inline float f32_TwoProd(float a, float b, float *e)
{
	const float p = RN(a * b);
	*e = f32_prod_err(a, b, p);
	return p;
}

//: map_f32_TwoProd f32_TwoProd
__kernel void map_f32_TwoProd(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = f32_TwoProd(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f32_TwoSqr f32_prodErrSplit
// TwoSqr returns p = RN(a²) and e with p + e = a².
//
// Error: exact, as TwoProd.
// Domain: that of TwoProd(a, a).
// Special: as TwoProd.
// Cost: 2 flops with a fused multiply-add, else 33.
static inline float f32_TwoSqr(float a, float *e)
{
	const float p = RN(a * a);
	*e = f32_prod_err(a, a, p);
	return p;
}

//: map_f32_TwoSqr f32_TwoSqr
__kernel void map_f32_TwoSqr(const uint n, __global const float *in0, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = f32_TwoSqr(in0[i], &r1);
		out1[i] = r1;
	}
}

//: f32_middling
// middling returns the exponent of a, or the nearest n to it such that 2^n and
// 2^-n are normal numbers: then 2^-n·a is normal, and below 4.
static inline int f32_middling(float a)
{
	const int t2 = f32_exponent(a);
	const int t5 = ((-126 < t2) ? t2 : -126);
	return ((t5 < 126) ? t5 : 126);
}

//: f32_rescale
// rescale returns 2^n·a in two steps of about the same size. Both powers are
// normal numbers for the sum n of two exponents.
static inline float f32_rescale(float a, int n)
{
	return RN(RN(a * f32_pow2((n >> 1))) * f32_pow2((int)((uint)n - (uint)(n >> 1))));
}

//: f32_prodErrSplit f32_middling f32_Split f32_rescale
// prodErrSplit returns what [prodErr] does, for all operands, in arithmetic
// without a fused multiply-add. The factors are scaled to about 1, where every
// product of two halves is exact, and so is every difference; the error is
// scaled back in two steps, of which at most the last one rounds.
//
// Error: exact ([Dek71] mul12), rounded once where it underflows.
// Special: NaN where a factor is infinite or NaN; ∓Inf where p = ±Inf.
// Cost: 32 flops.
static inline float f32_prodErrSplit(float a, float b, float p)
{
	const int m = f32_middling(a);
	const int n = f32_middling(b);
	const float x = RN(a * f32_pow2((int)((uint)0 - (uint)m)));
	const float y = RN(b * f32_pow2((int)((uint)0 - (uint)n)));
	const float h = RN(x * y);
	float xl;
	const float xh = f32_Split(x, &xl);
	float yl;
	const float yh = f32_Split(y, &yl);
	const float e = RN(RN(xh * yh) - h);
	const float e_1 = RN(e + RN(xh * yl));
	const float e_2 = RN(e_1 + RN(xl * yh));
	const float e_3 = RN(e_2 + RN(xl * yl));
	const float e_4 = RN(RN(h - f32_rescale(p, (int)((uint)(int)((uint)0 - (uint)m) - (uint)n))) + e_3); // h is RN(ab), scaled, or has bits that p lost
	const float e_5 = RN(p - p);
	const float e_6 = ((!f32_finite(a) | !f32_finite(b)) ? e_5 : e_4);
	return f32_rescale(e_6, (int)((uint)m + (uint)n));
}

//: f32_finish
// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
static inline float f32_finish(float native, float hi, float lo, float *Lo)
{
	const float lo_1 = (!f32_finite(hi) ? 0.0f : lo);
	const float hi_1 = (((hi != hi) | ((hi == 0.0f) & (native == 0.0f))) ? native : hi);
	*Lo = lo_1;
	return hi_1;
}

//: DF_Add f32_TwoSum f32_FastTwoSum f32_finish
// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels.
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline float DF_Add(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float b;
	const float a = f32_TwoSum(x_Hi, y_Hi, &b);
	float d;
	const float c = f32_TwoSum(x_Lo, y_Lo, &d);
	float c_1;
	const float a_1 = f32_FastTwoSum(a, c, &c_1); // a is 0 or a multiple of ulp(c)
	const float b_1 = RN(b + d);
	const float b_2 = RN(b_1 + c_1);
	float lo;
	const float hi = f32_FastTwoSum(a_1, b_2, &lo);
	float t18_1;
	const float t18_0 = f32_finish(a, hi, lo, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

//: map_DF_Add DF_Add
__kernel void map_DF_Add(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Add(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DF_SloppyAdd f32_TwoSum f32_FastTwoSum f32_finish
// SloppyAdd returns x + y by Add22 of [DGD06]: about half the cost of Add, and
// no bound relative to the sum where it cancels.
//
// Error: ≤ 4u²(|x| + |y|) absolute, hence ≤ 4u²|x+y| where x and y have the same
// sign; where the signs differ the relative error may reach 1 ([HLB01], [JMP17]
// Algorithm 5).
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: as Add.
// Cost: 11 flops.
static inline float DF_SloppyAdd(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float e;
	const float s = f32_TwoSum(x_Hi, y_Hi, &e);
	const float e_1 = RN(e + RN(x_Lo + y_Lo));
	float lo;
	const float hi = f32_FastTwoSum(s, e_1, &lo);
	float t12_1;
	const float t12_0 = f32_finish(s, hi, lo, &t12_1);
	*Lo = t12_1;
	return t12_0;
}

//: map_DF_SloppyAdd DF_SloppyAdd
__kernel void map_DF_SloppyAdd(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_SloppyAdd(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Neg
// Neg returns -x.
//
// Error: exact.
// Special: the sign of infinities, NaN and zeros is flipped too.
static inline float DF_Neg(float x_Hi, float x_Lo, float *Lo)
{
	*Lo = (-x_Lo);
	return (-x_Hi);
}

//: map_DF_Neg DF_Neg
__kernel void map_DF_Neg(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Neg(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Sub DF_Neg DF_Add
// Sub returns x - y.
//
// Error: ≤ 2u²|x-y|, as Add. x - x is 0.
// Domain: as Add.
// Special: Hi is that of x.Hi - y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline float DF_Sub(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float t4_1;
	const float t4_0 = DF_Neg(y_Hi, y_Lo, &t4_1);
	float t7_1;
	const float t7_0 = DF_Add(x_Hi, x_Lo, t4_0, t4_1, &t7_1);
	*Lo = t7_1;
	return t7_0;
}

//: map_DF_Sub DF_Sub
__kernel void map_DF_Sub(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Sub(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DF_AddFloat f32_TwoSum f32_FastTwoSum f32_finish
// AddFloat returns x + a.
//
// Error: ≤ 2u²|x+a| ([JMP17] Algorithm 4).
// Domain: |x|, |a| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + a for infinities, NaN and zeros.
// Cost: 10 flops.
static inline float DF_AddFloat(float x_Hi, float x_Lo, float a, float *Lo)
{
	float e;
	const float s = f32_TwoSum(x_Hi, a, &e);
	float lo;
	const float hi = f32_FastTwoSum(s, RN(x_Lo + e), &lo);
	float t10_1;
	const float t10_0 = f32_finish(s, hi, lo, &t10_1);
	*Lo = t10_1;
	return t10_0;
}

//: map_DF_AddFloat DF_AddFloat
__kernel void map_DF_AddFloat(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_AddFloat(in0[i], in1[i], in2[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Mul f32_TwoProd f32_FastTwoSum f32_finish
// Mul returns xy. It is Mul22 of [DGD06] with its third line corrected, and
// commutes bit for bit.
//
// Error: ≤ 5u²|xy| ([MR22] DWTimesDW1).
// Domain: |x|, |y|, |xy| < 2^126 (DF), 2^1022 (DD); |xy| is 0 or at least 2^-78
// (DF), 2^-916 (DD).
// Special: Hi is that of x.Hi · y.Hi for infinities, NaN and zeros.
// Cost: 8 flops with a fused multiply-add.
static inline float DF_Mul(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float e;
	const float p = f32_TwoProd(x_Hi, y_Hi, &e);
	const float c = RN(RN(x_Hi * y_Lo) + RN(x_Lo * y_Hi));
	const float e_1 = RN(e + c);
	float lo;
	const float hi = f32_FastTwoSum(p, e_1, &lo);
	float t14_1;
	const float t14_0 = f32_finish(p, hi, lo, &t14_1);
	*Lo = t14_1;
	return t14_0;
}

//: map_DF_Mul DF_Mul
__kernel void map_DF_Mul(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Mul(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DF_MulFloat f32_TwoProd f32_FastTwoSum f32_finish
// MulFloat returns xa.
//
// Error: ≤ 2u²|xa| ([JMP17] Algorithm 7: 1.5u² + 4u³).
// Domain: as Mul.
// Special: Hi is that of x.Hi · a for infinities, NaN and zeros.
// Cost: 10 flops with a fused multiply-add.
static inline float DF_MulFloat(float x_Hi, float x_Lo, float a, float *Lo)
{
	float e;
	const float p = f32_TwoProd(x_Hi, a, &e);
	float l;
	const float h = f32_FastTwoSum(p, RN(x_Lo * a), &l);
	float lo;
	const float hi = f32_FastTwoSum(h, RN(l + e), &lo);
	float t14_1;
	const float t14_0 = f32_finish(p, hi, lo, &t14_1);
	*Lo = t14_1;
	return t14_0;
}

//: map_DF_MulFloat DF_MulFloat
__kernel void map_DF_MulFloat(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_MulFloat(in0[i], in1[i], in2[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Abs
// Abs returns |x|.
//
// Error: exact.
// Special: |±Inf| = +Inf, |±0| = +0, |NaN| = NaN.
static inline float DF_Abs(float x_Hi, float x_Lo, float *Lo)
{
	const float lo = (-x_Lo);
	const float lo_1 = ((x_Hi < 0.0f) ? lo : x_Lo);
	*Lo = lo_1;
	return fabs(x_Hi);
}

//: map_DF_Abs DF_Abs
__kernel void map_DF_Abs(const uint n, __global const float *in0, __global const float *in1, __global float *out0, __global float *out1)
{
	FOR_EACH(i, n) {
		float r1;
		out0[i] = DF_Abs(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DF_Less DF_Sub
// Less reports whether x < y, as real numbers: two forms of one number are
// never less than each other.
//
// Error: exact.
// Special: -Inf is below everything but itself; comparisons with NaN are false.
static inline int DF_Less(float x_Hi, float x_Lo, float y_Hi, float y_Lo)
{
	float t4_1;
	const float d_Hi = DF_Sub(x_Hi, x_Lo, y_Hi, y_Lo, &t4_1);
	const int less = (d_Hi < 0.0f);
	const int less_1 = (x_Hi < y_Hi);
	const int less_2 = (!f32_finite(d_Hi) ? less_1 : less);
	return less_2;
}

//: map_DF_Less DF_Less
__kernel void map_DF_Less(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global int *out0)
{
	FOR_EACH(i, n) {
		out0[i] = DF_Less(in0[i], in1[i], in2[i], in3[i]);
	}
}

//: DF_Equal DF_Sub
// Equal reports whether x = y, as real numbers: two forms of one number are
// equal.
//
// Error: exact.
// Special: +0 and -0 are equal, and so are infinities of one sign; NaN equals
// nothing.
static inline int DF_Equal(float x_Hi, float x_Lo, float y_Hi, float y_Lo)
{
	float t4_1;
	const float d_Hi = DF_Sub(x_Hi, x_Lo, y_Hi, y_Lo, &t4_1);
	const int equal = (d_Hi == 0.0f);
	const int equal_1 = (x_Hi == y_Hi);
	const int equal_2 = (!f32_finite(d_Hi) ? equal_1 : equal);
	return equal_2;
}

//: map_DF_Equal DF_Equal
__kernel void map_DF_Equal(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global const float *in3, __global int *out0)
{
	FOR_EACH(i, n) {
		out0[i] = DF_Equal(in0[i], in1[i], in2[i], in3[i]);
	}
}

//: f32_Add
// Add returns RN(a + b).
//
// Cost: 1 flop.
static inline float f32_Add(float a, float b)
{
	return RN(a + b);
}

//: map_f32_Add f32_Add
__kernel void map_f32_Add(const uint n, __global const float *in0, __global const float *in1, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_Add(in0[i], in1[i]);
	}
}

//: f32_Mul
// Mul returns RN(ab).
//
// Cost: 1 flop.
static inline float f32_Mul(float a, float b)
{
	return RN(a * b);
}

//: map_f32_Mul f32_Mul
__kernel void map_f32_Mul(const uint n, __global const float *in0, __global const float *in1, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_Mul(in0[i], in1[i]);
	}
}

//: f32_Mad
// Mad returns RN(RN(ab) + c): the product is rounded, however much faster a
// fused operation would be.
//
// Cost: 2 flops.
static inline float f32_Mad(float a, float b, float c)
{
	return RN(RN(a * b) + c);
}

//: map_f32_Mad f32_Mad
__kernel void map_f32_Mad(const uint n, __global const float *in0, __global const float *in1, __global const float *in2, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_Mad(in0[i], in1[i], in2[i]);
	}
}

//: f32_Div
// Div returns RN(a / b).
//
// Cost: 1 flop.
static inline float f32_Div(float a, float b)
{
	return RN(a / b);
}

//: map_f32_Div f32_Div
__kernel void map_f32_Div(const uint n, __global const float *in0, __global const float *in1, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_Div(in0[i], in1[i]);
	}
}

//: f32_Sqrt
// Sqrt returns RN(√a).
//
// Cost: 1 flop.
static inline float f32_Sqrt(float a)
{
	return RN(sqrt(a));
}

//: map_f32_Sqrt f32_Sqrt
__kernel void map_f32_Sqrt(const uint n, __global const float *in0, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_Sqrt(in0[i]);
	}
}

//: f32_SumLessFirst
// SumLessFirst returns RN(RN(a + b) - a), which is not b.
//
// Cost: 2 flops.
static inline float f32_SumLessFirst(float a, float b)
{
	const float s = RN(a + b);
	return RN(s - a);
}

//: map_f32_SumLessFirst f32_SumLessFirst
__kernel void map_f32_SumLessFirst(const uint n, __global const float *in0, __global const float *in1, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_SumLessFirst(in0[i], in1[i]);
	}
}

//: f32_SumLessSecond
// SumLessSecond returns RN(RN(a + b) - b), which is not a.
//
// Cost: 2 flops.
static inline float f32_SumLessSecond(float a, float b)
{
	const float s = RN(a + b);
	return RN(s - b);
}

//: map_f32_SumLessSecond f32_SumLessSecond
__kernel void map_f32_SumLessSecond(const uint n, __global const float *in0, __global const float *in1, __global float *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f32_SumLessSecond(in0[i], in1[i]);
	}
}
