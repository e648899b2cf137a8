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

// infinite reports whether a is ±Inf.
static inline int f32_infinite(float a)
{
	return (!f32_finite(a) & (a == a));
}

// box returns ±1 for ±Inf, ±0 for a finite a, and 0 for NaN.
static inline float f32_box(float a)
{
	const float b = f32_infinite(a) ? 1.0f : 0.0f;
	const float b_1 = copysign(b, a);
	const float b_2 = (a != a) ? 0.0f : b_1;
	return b_2;
}

// known returns a, and 0 for NaN.
static inline float f32_known(float a)
{
	const float a_1 = (a != a) ? 0.0f : a;
	return a_1;
}

// inf returns +Inf.
static inline float f32_inf()
{
	return f32_div(1.0f, f32_zero);
}

// mulInfinite returns the parts of (a + bi)·(c + di) where both have become NaN:
// infinities where the product is one, else NaN.
static inline float f32_mulInfinite(float a, float b, float c, float d, float *im)
{
	const int over = ((f32_infinite((a * c)) | f32_infinite((b * d))) | f32_infinite((a * d))) | f32_infinite((b * c));
	const int left = f32_infinite(a) | f32_infinite(b);
	const int right = f32_infinite(c) | f32_infinite(d);
	const int t22 = (left | right) | over;
	const float a_1 = f32_box(a);
	const float b_1 = f32_box(b);
	const float a_2 = left ? a_1 : a;
	const float b_2 = left ? b_1 : b;
	const float c_1 = f32_box(c);
	const float d_1 = f32_box(d);
	const float c_2 = right ? c_1 : c;
	const float d_2 = right ? d_1 : d;
	const float a_3 = f32_known(a_2);
	const float b_3 = f32_known(b_2);
	const float c_3 = f32_known(c_2);
	const float d_3 = f32_known(d_2);
	const float a_4 = t22 ? a_3 : a;
	const float b_4 = t22 ? b_3 : b;
	const float c_4 = t22 ? c_3 : c;
	const float d_4 = t22 ? d_3 : d;
	*im = (f32_inf() * ((a_4 * d_4) + (b_4 * c_4)));
	return (f32_inf() * ((a_4 * c_4) - (b_4 * d_4)));
}

// Mul returns xy. It commutes bit for bit.
//
// Error: ≤ 10u²|xy|: of each part (5 + 2)u²|xy|, of the whole (5√2 + 2)u²|xy|.
// Domain: |x|, |y|, |xy| < 2^126 (CDF), 2^1022 (CDD); |xy| is 0 or at least 2^-98
// (CDF), 2^-965 (CDD), where what products of small parts lose does not matter.
// Special: infinite where x or y is infinite and neither is 0 (C, Annex G).
// Cost: 88 flops with a fused multiply-add.
static inline float CDF_Mul(float x_Re_Hi, float x_Re_Lo, float x_Im_Hi, float x_Im_Lo, float y_Re_Hi, float y_Re_Lo, float y_Im_Hi, float y_Im_Lo, float *Re_Lo, float *Im_Hi, float *Im_Lo)
{
	float t8_1;
	const float t8_0 = DF_Mul(x_Re_Hi, x_Re_Lo, y_Re_Hi, y_Re_Lo, &t8_1);
	float t11_1;
	const float t11_0 = DF_Mul(x_Im_Hi, x_Im_Lo, y_Im_Hi, y_Im_Lo, &t11_1);
	float re_Lo;
	const float re_Hi = DF_Sub(t8_0, t8_1, t11_0, t11_1, &re_Lo);
	float t17_1;
	const float t17_0 = DF_Mul(x_Re_Hi, x_Re_Lo, y_Im_Hi, y_Im_Lo, &t17_1);
	float t20_1;
	const float t20_0 = DF_Mul(x_Im_Hi, x_Im_Lo, y_Re_Hi, y_Re_Lo, &t20_1);
	float im_Lo;
	const float im_Hi = DF_Add(t17_0, t17_1, t20_0, t20_1, &im_Lo);
	const int t28 = (re_Hi != re_Hi) & (im_Hi != im_Hi);
	float i_1;
	const float r = f32_mulInfinite(x_Re_Hi, x_Im_Hi, y_Re_Hi, y_Im_Hi, &i_1);
	const float re_Hi_1 = t28 ? r : re_Hi;
	const float re_Lo_1 = t28 ? 0.0f : re_Lo;
	const float im_Hi_1 = t28 ? i_1 : im_Hi;
	const float im_Lo_1 = t28 ? 0.0f : im_Lo;
	*Re_Lo = re_Lo_1;
	*Im_Hi = im_Hi_1;
	*Im_Lo = im_Lo_1;
	return re_Hi_1;
}

// Mul returns xy. It commutes bit for bit.
//
// Error: ≤ 10u²|xy|: of each part (5 + 2)u²|xy|, of the whole (5√2 + 2)u²|xy|.
// Domain: |x|, |y|, |xy| < 2^126 (CDF), 2^1022 (CDD); |xy| is 0 or at least 2^-98
// (CDF), 2^-965 (CDD), where what products of small parts lose does not matter.
// Special: infinite where x or y is infinite and neither is 0 (C, Annex G).
// Cost: 88 flops with a fused multiply-add.
__kernel void map_CDF_Mul(const int n, __global float *out0, const int out0_at, const int out0_len, const int out0_stride, __global const float *in0, const int in0_at, const int in0_len, const int in0_stride, __global const float *in1, const int in1_at, const int in1_len, const int in1_stride)
{
	const int i_1 = get_global_id(0);
	__global float *out0_0 = out0 + out0_at;
	__global float *out0_1 = out0_0 + out0_stride;
	__global float *out0_2 = out0_1 + out0_stride;
	__global float *out0_3 = out0_2 + out0_stride;
	__global const float *in0_0 = in0 + in0_at;
	__global const float *in0_1 = in0_0 + in0_stride;
	__global const float *in0_2 = in0_1 + in0_stride;
	__global const float *in0_3 = in0_2 + in0_stride;
	__global const float *in1_0 = in1 + in1_at;
	__global const float *in1_1 = in1_0 + in1_stride;
	__global const float *in1_2 = in1_1 + in1_stride;
	__global const float *in1_3 = in1_2 + in1_stride;
	if (i_1 >= n) return;
	const float t1 = in0_0[i_1];
	const float t2 = in0_1[i_1];
	const float t3 = in0_2[i_1];
	const float t4 = in0_3[i_1];
	const float t5 = in1_0[i_1];
	const float t6 = in1_1[i_1];
	const float t7 = in1_2[i_1];
	const float t8 = in1_3[i_1];
	float t9_1;
	float t9_2;
	float t9_3;
	const float t9_0 = CDF_Mul(t1, t2, t3, t4, t5, t6, t7, t8, &t9_1, &t9_2, &t9_3);
	out0_0[i_1] = t9_0;
	out0_1[i_1] = t9_1;
	out0_2[i_1] = t9_2;
	out0_3[i_1] = t9_3;
}

