// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline float f32_TwoSum(float a, float b, float *e)
{
	const float s = a + b;
	const float v = s - a;
	const float e_1 = (a - (s - v)) + (b - v);
	*e = e_1;
	return s;
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

// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels. `limb prove
// --networks` proves the normal form, and ≤ 6u².
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
	const float b_1 = b + d;
	const float b_2 = b_1 + c_1;
	float lo;
	const float hi = f32_FastTwoSum(a_1, b_2, &lo);
	float t18_1;
	const float t18_0 = f32_finish(a, hi, lo, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

// TwoDiff returns d = RN(a - b) and e with d + e = a - b.
//
// Error: exact ([Knu97], as TwoSum).
// Domain: |a - b| below the overflow threshold, |b| below the largest finite
// number. Underflow is harmless.
// Special: where d is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline float f32_TwoDiff(float a, float b, float *e)
{
	const float d = a - b;
	const float v = d - a;
	const float e_1 = (a - (d - v)) - (b + v);
	*e = e_1;
	return d;
}

// Sub returns x - y.
//
// Error: ≤ 2u²|x-y|, as Add. x - x is 0. `limb prove --networks` proves the normal form, and
// ≤ 6u².
// Domain: as Add.
// Special: Hi is that of x.Hi - y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline float DF_Sub(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float b;
	const float a = f32_TwoDiff(x_Hi, y_Hi, &b);
	float d;
	const float c = f32_TwoDiff(x_Lo, y_Lo, &d);
	float c_1;
	const float a_1 = f32_FastTwoSum(a, c, &c_1);
	const float b_1 = b + d;
	const float b_2 = b_1 + c_1;
	float lo;
	const float hi = f32_FastTwoSum(a_1, b_2, &lo);
	float t18_1;
	const float t18_0 = f32_finish(a, hi, lo, &t18_1);
	*Lo = t18_1;
	return t18_0;
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
	*e = fma(a, b, -p);
	return p;
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

// Heat is a step of the heat equation.
__kernel void programs_Heat(const int n, __global float *dst, const int dst_at, const int dst_len, const int dst_stride, __global const float *src, const int src_at, const int src_len, const int src_stride, const float k_Hi, const float k_Lo)
{
	const int i_1 = get_global_id(0);
	__global float *dst_0 = dst + dst_at;
	__global float *dst_1 = dst_0 + dst_stride;
	__global const float *src_0 = src + src_at;
	__global const float *src_1 = src_0 + src_stride;
	if (i_1 >= n) return;
	if ((i_1 == 0) | (i_1 == (int)((uint)src_len - (uint)1))) {
		const float t10 = src_0[i_1];
		const float t11 = src_1[i_1];
		dst_0[i_1] = t10;
		dst_1[i_1] = t11;
		return;
	}
	const float t12 = src_0[i_1];
	const float t13 = src_1[i_1];
	const int t15 = (int)((uint)i_1 - (uint)1);
	const float t16 = src_0[i_1 - (1)];
	const float t17 = src_1[i_1 - (1)];
	const float t18 = src_0[i_1];
	const float t19 = src_1[i_1];
	const float t20 = src_0[i_1];
	const float t21 = src_1[i_1];
	float t22_1;
	const float t22_0 = DF_Add(t18, t19, t20, t21, &t22_1);
	float t25_1;
	const float t25_0 = DF_Sub(t16, t17, t22_0, t22_1, &t25_1);
	const int t29 = (int)((uint)i_1 + (uint)1);
	const float t30 = src_0[i_1 + 1];
	const float t31 = src_1[i_1 + 1];
	float t32_1;
	const float t32_0 = DF_Add(t25_0, t25_1, t30, t31, &t32_1);
	float t35_1;
	const float t35_0 = DF_Mul(k_Hi, k_Lo, t32_0, t32_1, &t35_1);
	float t38_1;
	const float t38_0 = DF_Add(t12, t13, t35_0, t35_1, &t38_1);
	dst_0[i_1] = t38_0;
	dst_1[i_1] = t38_1;
}

