// dividend returns n such that |a·2^n| is about 2^960, or 2^100 for float32: so
// high that the last digit of a quotient is far from subnormal, and so low that
// a quotient by a subnormal divisor does not overflow. For small a, n is the
// largest exponent of a normal number less 1.
static inline int f32_dividend(float a)
{
	const int n = (int)((uint)0 - (uint)f32_exponent(a));
	const int t5 = (int)((uint)n + (uint)100);
	return ((t5 < 126) ? t5 : 126);
}

// divisor returns n such that 1 ≤ |b·2^n| < 4 for normal b; for subnormal b the
// product is at least 2^-23 (float32), 2^-52 (float64).
static inline int f32_divisor(float b)
{
	const int n = (int)((uint)0 - (uint)f32_exponent(b));
	const int t6 = (n < 126) ? n : 126;
	return ((-126 < t6) ? t6 : -126);
}

// middling returns the exponent of a, or the nearest n to it such that 2^n and
// 2^-n are normal numbers: then 2^-n·a is normal, and below 4.
static inline int f32_middling(float a)
{
	const int t2 = f32_exponent(a);
	const int t5 = (-126 < t2) ? t2 : -126;
	return ((t5 < 126) ? t5 : 126);
}

// normal returns x and m with a = 2^m·x, of which x is no subnormal number: some devices compare
// these as zeros.
static inline float f32_normal(float a, int *m)
{
	const int m_1 = f32_middling(a);
	*m = m_1;
	return (a * f32_pow2((int)((uint)0 - (uint)m_1)));
}

// significand returns f and n with a = 2^n·f and 1 ≤ |f| < 2, for finite a ≠ 0 that is 2^m·x by [normal].
static inline float f32_significand(float x, int m, int *n)
{
	const int k = f32_exponent(x);
	*n = (int)((uint)m + (uint)k);
	return (x * f32_pow2((int)((uint)0 - (uint)k)));
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

// residual returns x - qy, where that is a machine number.
static inline float f32_residual(float x, float q, float y)
{
	float e;
	const float p = f32_TwoProd(q, y, &e);
	return ((x - p) - e);
}

// rescale returns 2^n·a in two steps of about the same size. Both powers are
// normal numbers for the sum n of two exponents.
static inline float f32_rescale(float a, int n)
{
	return ((a * f32_pow2((n >> 1))) * f32_pow2((int)((uint)n - (uint)(n >> 1))));
}

// infinity returns +Inf.
static inline float f32_infinity()
{
	const float p = f32_pow2(126);
	return (p * p);
}

// quotient returns a / b, correctly rounded.
//
// Error: ≤ ½ulp.
// Cost: 90 flops.
static inline float f32_quotient(float a, float b)
{
	int m;
	const float a_1 = f32_normal(a, &m);
	int n;
	const float b_1 = f32_normal(b, &n);
	const float x = fabs(a_1);
	const float y = fabs(b_1);
	const int regular = ((f32_finite(a_1) & f32_finite(b_1)) & (a_1 != 0.0f)) & (b_1 != 0.0f);
	const int t22 = !regular;
	const float x_1 = t22 ? 1.0f : x;
	const float y_1 = t22 ? 1.0f : y;
	int m_1;
	const float x_2 = f32_significand(x_1, m, &m_1);
	int n_1;
	const float y_2 = f32_significand(y_1, n, &n_1);
	const int n_2 = (int)((uint)m_1 - (uint)n_1);
	const int t34 = x_2 < y_2;
	const float x_3 = x_2 + x_2;
	const int n_3 = (int)((uint)n_2 - (uint)1);
	const int n_4 = t34 ? n_3 : n_2;
	const float x_4 = t34 ? x_3 : x_2;
	const int t42 = (-200 < n_4) ? n_4 : -200;
	const int n_5 = (t42 < 200) ? t42 : 200; // beyond it the result is 0 or infinite anyway
	const float r = 0x1.68f5c2p+00f - (0x1.e147aep-02f * y_2); // 1 ≤ x/y < 2. The line is within 2^-4 of 1/y, and each step of Newton's method doubles the number of right bits.
	const float r_1 = r + (r * (1.0f - (y_2 * r)));
	const float r_2 = r_1 + (r_1 * (1.0f - (y_2 * r_1)));
	const float r_3 = r_2 + (r_2 * (1.0f - (y_2 * r_2)));
	const float r_4 = r_3 + (r_3 * (1.0f - (y_2 * r_3)));
	const float q = x_4 * r_4;
	const float q_1 = q + (f32_residual(x_4, q, y_2) * r_4);
	const float q_2 = (q_1 < 1.0f) ? 1.0f : q_1;
	const float d = f32_residual(x_4, q_2, y_2);
	const float half_1 = (0x1p-23f * 0x1p-01f) * y_2;
	const float step = (half_1 < d) ? 0x1p-23f : 0.0f;
	const float step_1 = f32_neg(0x1p-23f);
	const float step_2 = (d < f32_neg(half_1)) ? step_1 : step;
	const float q_3 = q_2 + step_2;
	const float d_1 = f32_residual(x_4, q_3, y_2);
	const float z = f32_rescale(q_3, n_5); // Where the result is subnormal it is rounded again. If q lies in the middle between two such numbers, the residual decides, and not the rule of ties.
	const float f = q_3 - f32_rescale(z, (int)((uint)0 - (uint)n_5));
	const float other = z + copysign(0x1p-149f, f);
	const float z_1 = ((f == (f32_rescale(other, (int)((uint)0 - (uint)n_5)) - q_3)) & (((0.0f < f) & (0.0f < d_1)) | ((f < 0.0f) & (d_1 < 0.0f)))) ? other : z;
	const float z_2 = f32_infinity();
	const float z_3 = ((b_1 == 0.0f) | !f32_finite(a_1)) ? z_2 : 0.0f;
	const float z_4 = z_3 - z_3;
	const float z_5 = ((a_1 == b_1) | (a_1 == f32_neg(b_1))) ? z_4 : z_3;
	const float z_6 = a_1 + b_1;
	const float z_7 = ((a_1 != a_1) | (b_1 != b_1)) ? z_6 : z_5;
	const float z_8 = !regular ? z_7 : z_1;
	return copysign(z_8, (copysign(1.0f, a_1) * copysign(1.0f, b_1)));
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

// halves returns f and g with fg = 2^n, for n the difference of a divisor's and
// a dividend's. Their quotient, multiplied by f, then by g, is rounded once at
// most.
static inline float f32_halves(int n, float *g)
{
	*g = f32_pow2((int)((uint)n - (uint)(n >> 1)));
	return f32_pow2((n >> 1));
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

// Div returns x/y. x/1 is x.
//
// Error: ≤ 2u²|x/y|. `limb prove` proves it where docs/numbers.md says.
// Domain: x and y finite, y ≠ 0; |x/y| < 2^126 (DF), 2^1022 (DD), and at least
// 2^-101, 2^-968, or x = 0: below, the last bits underflow.
// Special: Hi is that of x.Hi/y.Hi for infinities, NaN and zeros.
// Cost: 51 flops with a fused multiply-add, and two divisions: one for the
// reciprocal and one for the special cases.
static inline float DF_Div(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	const int m = f32_dividend(x_Hi);
	const int n = f32_divisor(y_Hi);
	const float f = f32_pow2(m);
	const float a_Hi = x_Hi * f;
	const float a_Lo = x_Lo * f;
	const float f_1 = f32_pow2(n);
	const float b_Hi = y_Hi * f_1;
	const float b_Lo = y_Lo * f_1;
	const float r = f32_quotient(1.0f, b_Hi);
	const float q0 = a_Hi * r;
	float e;
	const float p = f32_TwoProd(q0, b_Hi, &e);
	float t;
	const float s = f32_TwoSum((a_Hi - p), f32_neg(e), &t); // a.Hi - p is exact
	float e_1;
	const float p_1 = f32_TwoProd(q0, b_Lo, &e_1);
	float w;
	const float v = f32_TwoSum(a_Lo, f32_neg(p_1), &w);
	float v_1;
	const float s_1 = f32_TwoSum(s, v, &v_1);
	const float v_2 = v_1 + (t + (w - e_1)); // the remainder is s + v
	const float q1 = s_1 * r;
	float e_2;
	const float p_2 = f32_TwoProd(q1, b_Hi, &e_2);
	const float q2 = (((s_1 - p_2) - e_2) + (v_2 - (q1 * b_Lo))) * r;
	float q1_1;
	const float q0_1 = f32_FastTwoSum(q0, q1, &q1_1);
	float q1_2;
	const float q0_2 = f32_FastTwoSum(q0_1, (q1_1 + q2), &q1_2);
	float g;
	const float f_2 = f32_halves((int)((uint)n - (uint)m), &g);
	float t62_1;
	const float t62_0 = f32_finish(f32_quotient(x_Hi, y_Hi), ((q0_2 * f_2) * g), ((q1_2 * f_2) * g), &t62_1);
	*Lo = t62_1;
	return t62_0;
}

// Div returns x/y. x/1 is x.
//
// Error: ≤ 2u²|x/y|. `limb prove` proves it where docs/numbers.md says.
// Domain: x and y finite, y ≠ 0; |x/y| < 2^126 (DF), 2^1022 (DD), and at least
// 2^-101, 2^-968, or x = 0: below, the last bits underflow.
// Special: Hi is that of x.Hi/y.Hi for infinities, NaN and zeros.
// Cost: 51 flops with a fused multiply-add, and two divisions: one for the
// reciprocal and one for the special cases.
__kernel void map_DF_Div(const int n, __global float *out0, const int out0_at, const int out0_len, const int out0_stride, __global const float *in0, const int in0_at, const int in0_len, const int in0_stride, __global const float *in1, const int in1_at, const int in1_len, const int in1_stride)
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
	const float t5_0 = DF_Div(t1, t2, t3, t4, &t5_1);
	out0_0[i_1] = t5_0;
	out0_1[i_1] = t5_1;
}

