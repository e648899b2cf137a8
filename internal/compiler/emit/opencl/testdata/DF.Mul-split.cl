// middling returns the exponent of a, or the nearest n to it such that 2^n and
// 2^-n are normal numbers: then 2^-n·a is normal, and below 4.
static inline int f32_middling(float a)
{
	const int t2 = f32_exponent(a);
	const int t5 = (-126 < t2) ? t2 : -126;
	return ((t5 < 126) ? t5 : 126);
}

// Split returns hi and lo with hi + lo = a, hi a multiple of the upper half of
// a's significand of p bits (24 or 53): products of two such halves are machine numbers.
//
// Error: exact ([Dek71] 5.7, Veltkamp; s = ⌈p/2⌉, so hi has p-s bits and lo s-1).
// Domain: |a| < 2^115 (float32), 2^996 (float64); beyond it 2^s·a overflows.
// Special: where a is infinite or NaN, hi and lo are NaN.
// Cost: 4 flops.
static inline float f32_Split(float a, float *lo)
{
	const float c = f32_splitter() * a;
	const float hi = c - (c - a);
	const float lo_1 = a - hi; // exact
	*lo = lo_1;
	return hi;
}

// rescale returns 2^n·a in two steps of about the same size. Both powers are
// normal numbers for the sum n of two exponents.
static inline float f32_rescale(float a, int n)
{
	return ((a * f32_pow2((n >> 1))) * f32_pow2((int)((uint)n - (uint)(n >> 1))));
}

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
	const float x = a * f32_pow2((int)((uint)0 - (uint)m));
	const float y = b * f32_pow2((int)((uint)0 - (uint)n));
	const float h = x * y;
	float xl;
	const float xh = f32_Split(x, &xl);
	float yl;
	const float yh = f32_Split(y, &yl);
	const float e = (xh * yh) - h;
	const float e_1 = e + (xh * yl);
	const float e_2 = e_1 + (xl * yh);
	const float e_3 = e_2 + (xl * yl);
	const float e_4 = (h - f32_rescale(p, (int)((uint)(int)((uint)0 - (uint)m) - (uint)n))) + e_3; // h is RN(ab), scaled, or has bits that p lost
	const float e_5 = p - p;
	const float e_6 = (!f32_finite(a) | !f32_finite(b)) ? e_5 : e_4;
	return f32_rescale(e_6, (int)((uint)m + (uint)n));
}

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
	const float p = a * b;
	*e = f32_prodErrSplit(a, b, p);
	return p;
}

// FastTwoSum returns s = RN(a + b) and e with s + e = a + b, for |a| ≥ |b| or
// a = 0. It is Dekker's: half the cost of [TwoSum], one more condition.
//
// Error: exact ([Dek71]; it is enough that a is a multiple of ulp(b)).
// Domain: |a| ≥ |b| or a = 0; |a + b| below the overflow threshold.
// Special: where s is infinite or NaN, e is infinite or NaN.
// Cost: 3 flops.
static inline float f32_FastTwoSum(float a, float b, float *e)
{
	const float s = a + b;
	const float v = s - a; // exact
	const float e_1 = b - v;
	*e = e_1;
	return s;
}

// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
static inline float f32_finish(float native, float hi, float lo, float *Lo)
{
	const int t7 = !f32_finite(hi) | (hi == 0.0f);
	const float hi_1 = ((hi != hi) | (native == 0.0f)) ? native : hi;
	const float hi_2 = t7 ? hi_1 : hi;
	const float lo_1 = t7 ? 0.0f : lo;
	*Lo = lo_1;
	return hi_2;
}

// Mul returns xy, by Mul22 of [DGD06] with its third line corrected. x.Mul(y) and
// y.Mul(x) have the same bits.
//
// Error: ≤ 5u²|xy| ([MR22] DWTimesDW1). `limb prove --networks` proves the normal form, and
// ≤ 17u².
// Domain: |x|, |y|, |xy| < 2^126 (DF), 2^1022 (DD); |xy| is 0 or at least 2^-102
// (DF), 2^-969 (DD): below, the error of x.Hi · y.Hi underflows.
// Special: Hi is that of x.Hi · y.Hi for infinities, NaN and zeros.
// Cost: 9 flops with a fused multiply-add.
static inline float DF_Mul(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float e;
	const float p = f32_TwoProd(x_Hi, y_Hi, &e);
	const float c = (x_Hi * y_Lo) + (x_Lo * y_Hi);
	const float e_1 = e + c;
	float lo;
	const float hi = f32_FastTwoSum(p, e_1, &lo);
	float t14_1;
	const float t14_0 = f32_finish(p, hi, lo, &t14_1);
	*Lo = t14_1;
	return t14_0;
}

// Mul returns xy, by Mul22 of [DGD06] with its third line corrected. x.Mul(y) and
// y.Mul(x) have the same bits.
//
// Error: ≤ 5u²|xy| ([MR22] DWTimesDW1). `limb prove --networks` proves the normal form, and
// ≤ 17u².
// Domain: |x|, |y|, |xy| < 2^126 (DF), 2^1022 (DD); |xy| is 0 or at least 2^-102
// (DF), 2^-969 (DD): below, the error of x.Hi · y.Hi underflows.
// Special: Hi is that of x.Hi · y.Hi for infinities, NaN and zeros.
// Cost: 9 flops with a fused multiply-add.
__kernel void map_DF_Mul(const int n, __global float *out0, const int out0_at, const int out0_len, const int out0_stride, __global const float *in0, const int in0_at, const int in0_len, const int in0_stride, __global const float *in1, const int in1_at, const int in1_len, const int in1_stride)
{
	const int i_1 = get_global_id(0);
	__global float *out0_0 = out0 + out0_at;
	__global float *out0_1 = out0_0 + out0_stride;
	__global const float *in0_0 = in0 + in0_at;
	__global const float *in0_1 = in0_0 + in0_stride;
	__global const float *in1_0 = in1 + in1_at;
	__global const float *in1_1 = in1_0 + in1_stride;
	if (i_1 >= n) return;
	const float t1 = in0_0[i_1];
	const float t2 = in0_1[i_1];
	const float t3 = in1_0[i_1];
	const float t4 = in1_1[i_1];
	float t5_1;
	const float t5_0 = DF_Mul(t1, t2, t3, t4, &t5_1);
	out0_0[i_1] = t5_0;
	out0_1[i_1] = t5_1;
}

