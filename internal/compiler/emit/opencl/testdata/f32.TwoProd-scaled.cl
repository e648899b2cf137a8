// middling returns the exponent of a, or the nearest n to it such that 2^n and
// 2^-n are normal numbers: then 2^-n·a is normal, and below 4.
static inline int f32_middling(float a)
{
	const int t2 = f32_exponent(a);
	const int t5 = (-126 < t2) ? t2 : -126;
	return ((t5 < 126) ? t5 : 126);
}

// rescale returns 2^n·a in two steps of about the same size. Both powers are
// normal numbers for the sum n of two exponents.
static inline float f32_rescale(float a, int n)
{
	return ((a * f32_pow2((n >> 1))) * f32_pow2((int)((uint)n - (uint)(n >> 1))));
}

// prodErrSmall returns ab - p where small is set, and else e. The factors are scaled to about
// 1, and the error back, as by [prodErrSplit].
static inline float f32_prodErrSmall(int small, float e, float a, float b, float p)
{
	if (!small) {
		return e;
	}
	const int m = f32_middling(a);
	const int n = f32_middling(b);
	const float e_1 = fma((a * f32_pow2((int)((uint)0 - (uint)m))), (b * f32_pow2((int)((uint)0 - (uint)n))), -f32_rescale(p, (int)((uint)(int)((uint)0 - (uint)m) - (uint)n)));
	const float e_2 = f32_rescale((e_1 + f32_zero), (int)((uint)m + (uint)n)); // 0 is +0
	const float e_3 = small ? e_2 : e;
	return e_3;
}

// prodErrScaled returns what [prodErr] does, for all operands, where a device's fused
// multiply-add takes subnormal numbers for zeros, or gives a zero the wrong sign. Where
// no operand and no result is one it is as good as any.
//
// Error: exact, rounded once where it underflows.
// Special: as prodErr.
// Cost: 2 flops, and 10 where something is small.
static inline float f32_prodErrScaled(float a, float b, float p)
{
	const int t5 = f32_exponent(a);
	const int t6 = f32_exponent(b);
	const int t8 = (t5 < t6) ? t5 : t6;
	const int t10 = (int)((uint)f32_exponent(p) - (uint)48);
	const int small = ((t8 < t10) ? t8 : t10) < -126;
	return f32_prodErrSmall(small, fma(a, b, -p), a, b, p);
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
	*e = f32_prodErrScaled(a, b, p);
	return p;
}

// TwoProd returns p = RN(a · b) and e with p + e = a · b.
//
// Error: exact ([Dek71]; with a fused multiply-add [Kah96]).
// Domain: |ab| below the overflow threshold, and 0 or at least 2^-102
// (float32), 2^-969 (float64): below that e may need bits under the smallest
// subnormal number, and is then rounded to it.
// Special: where p is infinite or NaN, e is infinite or NaN.
// Cost: 2 flops with a fused multiply-add, else 33.
__kernel void map_f32_TwoProd(const int n, __global float *out0, const int out0_at, const int out0_len, const int out0_stride, __global float *out1, const int out1_at, const int out1_len, const int out1_stride, __global const float *in0, const int in0_at, const int in0_len, const int in0_stride, __global const float *in1, const int in1_at, const int in1_len, const int in1_stride)
{
	const int i_1 = get_global_id(0);
	__global float *out0_0 = out0 + out0_at;
	__global float *out1_0 = out1 + out1_at;
	__global const float *in0_0 = in0 + in0_at;
	__global const float *in1_0 = in1 + in1_at;
	if (i_1 >= n) return;
	const float t1 = in0_0[i_1];
	const float t2 = in1_0[i_1];
	float t3_1;
	const float t3_0 = f32_TwoProd(t1, t2, &t3_1);
	out0_0[i_1] = t3_0;
	out1_0[i_1] = t3_1;
}

