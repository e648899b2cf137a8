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

// remainder4 returns x - qy for the digit q of the quotient x/y, within u⁵|x|:
// four numbers, roughly in normal form. The first is of the size of u·x, so that
// it takes u⁴ of what follows, and so on.
static inline float QF_remainder4(float x_X0, float x_X1, float x_X2, float x_X3, float q, float y_X0, float y_X1, float y_X2, float y_X3, float *r1, float *r2, float *r3)
{
	float e0;
	const float p = f32_TwoProd(q, y_X0, &e0);
	const float a = x_X0 - p; // exact
	float e1;
	const float p_1 = f32_TwoProd(q, y_X1, &e1);
	float c;
	const float b = f32_TwoDiff(x_X1, p_1, &c);
	float e2;
	const float p_2 = f32_TwoProd(q, y_X2, &e2);
	float e;
	const float d = f32_TwoDiff(x_X2, p_2, &e);
	float e3;
	const float p_3 = f32_TwoProd(q, y_X3, &e3);
	float g;
	const float f = f32_TwoDiff(x_X3, p_3, &g);
	float b_1;
	const float a_1 = f32_TwoSum(a, b, &b_1); // u
	float e0_1;
	const float a_2 = f32_TwoSum(a_1, f32_neg(e0), &e0_1);
	float e1_1;
	const float d_1 = f32_TwoSum(d, f32_neg(e1), &e1_1); // u²
	float e0_2;
	const float b_2 = f32_TwoSum(b_1, e0_1, &e0_2);
	float c_1;
	const float b_3 = f32_TwoSum(b_2, c, &c_1);
	float d_2;
	const float b_4 = f32_TwoSum(b_3, d_1, &d_2);
	float e2_1;
	const float f_1 = f32_TwoSum(f, f32_neg(e2), &e2_1); // u³
	float e_1;
	const float e1_2 = f32_TwoSum(e1_1, e, &e_1);
	float e0_3;
	const float c_2 = f32_TwoSum(c_1, e0_2, &e0_3);
	float e1_3;
	const float d_3 = f32_TwoSum(d_2, e1_2, &e1_3);
	float c_3;
	const float d_4 = f32_TwoSum(d_3, c_2, &c_3);
	float f_2;
	const float d_5 = f32_TwoSum(d_4, f_1, &f_2);
	const float g_1 = ((g - e3) + (e2_1 + e_1)) + ((c_3 + e0_3) + (e1_3 + f_2)); // u⁴
	float g_2;
	const float d_6 = f32_TwoSum(d_5, g_1, &g_2);
	float d_7;
	const float b_5 = f32_TwoSum(b_4, d_6, &d_7);
	float b_6;
	const float a_3 = f32_TwoSum(a_2, b_5, &b_6);
	float d_8;
	const float b_7 = f32_TwoSum(b_6, d_7, &d_8);
	*r1 = b_7;
	*r2 = d_8;
	*r3 = g_2;
	return a_3;
}

// remainder3 is remainder4 with a limb less.
static inline float QF_remainder3(float x_X0, float x_X1, float x_X2, float x_X3, float q, float y_X0, float y_X1, float y_X2, float y_X3, float *r1, float *r2)
{
	float e0;
	const float p = f32_TwoProd(q, y_X0, &e0);
	const float a = x_X0 - p; // exact
	float e1;
	const float p_1 = f32_TwoProd(q, y_X1, &e1);
	float c;
	const float b = f32_TwoDiff(x_X1, p_1, &c);
	float e2;
	const float p_2 = f32_TwoProd(q, y_X2, &e2);
	float e;
	const float d = f32_TwoDiff(x_X2, p_2, &e);
	const float f = x_X3 - (q * y_X3);
	float b_1;
	const float a_1 = f32_TwoSum(a, b, &b_1); // u
	float e0_1;
	const float a_2 = f32_TwoSum(a_1, f32_neg(e0), &e0_1);
	float e1_1;
	const float d_1 = f32_TwoSum(d, f32_neg(e1), &e1_1); // u²
	float e0_2;
	const float b_2 = f32_TwoSum(b_1, e0_1, &e0_2);
	float c_1;
	const float b_3 = f32_TwoSum(b_2, c, &c_1);
	float d_2;
	const float b_4 = f32_TwoSum(b_3, d_1, &d_2);
	const float d_3 = (d_2 + (f - e2)) + ((c_1 + e0_2) + (e1_1 + e)); // u³
	float d_4;
	const float b_5 = f32_TwoSum(b_4, d_3, &d_4);
	float b_6;
	const float a_3 = f32_TwoSum(a_2, b_5, &b_6);
	*r1 = b_6;
	*r2 = d_4;
	return a_3;
}

// remainder2 is remainder4 with two limbs less.
static inline float f32_remainder2(float x0, float x1, float x2, float q, float y0, float y1, float y2, float *r1)
{
	float e0;
	const float p = f32_TwoProd(q, y0, &e0);
	const float a = x0 - p; // exact
	float e1;
	const float p_1 = f32_TwoProd(q, y1, &e1);
	float c;
	const float b = f32_TwoDiff(x1, p_1, &c);
	float b_1;
	const float a_1 = f32_TwoSum(a, b, &b_1); // u
	float e0_1;
	const float a_2 = f32_TwoSum(a_1, f32_neg(e0), &e0_1);
	const float b_2 = (b_1 + e0_1) + (c + ((x2 - (q * y2)) - e1)); // u²
	float t30_1;
	const float t30_0 = f32_TwoSum(a_2, b_2, &t30_1);
	*r1 = t30_1;
	return t30_0;
}

// remainder1 is remainder4 with three limbs less.
static inline float f32_remainder1(float x0, float x1, float q, float y0, float y1)
{
	float e;
	const float p = f32_TwoProd(q, y0, &e);
	return (((x0 - p) - e) + (x1 - (q * y1)));
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

// renorm returns the sum of five numbers as four limbs in normal form. Each is
// at most a few ulps of the one before, or the one before is 0; of these zeros
// there is at most one.
//
// Three passes downward. The first moves up what follows the zero, adds the
// fifth number and leaves neighbours that overlap by few bits; the others take
// them apart.
static inline float f32_renorm(float x0, float x1, float x2, float x3, float x4, float *y1, float *y2, float *y3)
{
	float x1_1;
	const float x0_1 = f32_FastTwoSum(x0, x1, &x1_1);
	float x3_1;
	const float x2_1 = f32_FastTwoSum(x2, x3, &x3_1);
	float x4_1;
	const float x3_2 = f32_FastTwoSum(x3_1, x4, &x4_1);
	float x2_2;
	const float x1_2 = f32_FastTwoSum(x1_1, x2_1, &x2_2);
	float x3_3;
	const float x2_3 = f32_FastTwoSum(x2_2, x3_2, &x3_3);
	const float x3_4 = x3_3 + x4_1;
	float x1_3;
	const float x0_2 = f32_FastTwoSum(x0_1, x1_2, &x1_3);
	float x2_4;
	const float x1_4 = f32_FastTwoSum(x1_3, x2_3, &x2_4);
	float x3_5;
	const float x2_5 = f32_FastTwoSum(x2_4, x3_4, &x3_5);
	float x1_5;
	const float x0_3 = f32_FastTwoSum(x0_2, x1_4, &x1_5);
	float x2_6;
	const float x1_6 = f32_FastTwoSum(x1_5, x2_5, &x2_6);
	float x3_6;
	const float x2_7 = f32_FastTwoSum(x2_6, x3_5, &x3_6);
	*y1 = x1_6;
	*y2 = x2_7;
	*y3 = x3_6;
	return x0_3;
}

// finishQuad returns the sum of four limbs as a Quad, with native in the place of x0 as finish has it.
static inline float f32_finishQuad(float native, float x0, float x1, float x2, float x3, float *X1, float *X2, float *X3)
{
	const int t9 = !f32_finite(x0) | (x0 == 0.0f);
	const float x0_1 = ((x0 != x0) | (native == 0.0f)) ? native : x0;
	const float x0_2 = t9 ? x0_1 : x0;
	const float x1_1 = t9 ? 0.0f : x1;
	const float x2_1 = t9 ? 0.0f : x2;
	const float x3_1 = t9 ? 0.0f : x3;
	*X1 = x1_1;
	*X2 = x2_1;
	*X3 = x3_1;
	return x0_2;
}

// Sqrt returns √x.
//
// Error: ≤ 2u⁴√x.
// Domain: 0 ≤ x; √x is 0 or at least 2^-53 (QF): below, its last bits underflow.
// Special: √±0 = ±0, √+Inf = +Inf; NaN for x < 0.
// Cost: 299 flops with a fused multiply-add.
static inline float QF_Sqrt(float x_X0, float x_X1, float x_X2, float x_X3, float *X1, float *X2, float *X3)
{
	const int n = f32_exponent(x_X0) >> 1;
	const float f = f32_pow2((int)((uint)0 - (uint)n));
	const float a_X0 = (x_X0 * f) * f;
	const float a_X1 = (x_X1 * f) * f;
	const float a_X2 = (x_X2 * f) * f;
	const float a_X3 = (x_X3 * f) * f;
	const float q0 = f32_sqrt(a_X0);
	const float r = f32_div(0x1p-01f, q0);
	float a1;
	float a2;
	float a3;
	const float a0 = QF_remainder4(a_X0, a_X1, a_X2, a_X3, q0, q0, f32_zero, f32_zero, f32_zero, &a1, &a2, &a3);
	const float d0 = q0 + q0;
	const float q1 = a0 * r;
	float a1_1;
	float a2_1;
	const float a0_1 = QF_remainder3(a0, a1, a2, a3, q1, d0, q1, f32_zero, f32_zero, &a1_1, &a2_1);
	const float d1 = q1 + q1;
	const float q2 = a0_1 * r;
	float a1_2;
	const float a0_2 = f32_remainder2(a0_1, a1_1, a2_1, q2, d0, d1, q2, &a1_2);
	const float q3 = a0_2 * r;
	const float q4 = f32_remainder1(a0_2, a1_2, q3, d0, d1) * r;
	float q1_1;
	float q2_1;
	float q3_1;
	const float q0_1 = f32_renorm(q0, q1, q2, q3, q4, &q1_1, &q2_1, &q3_1);
	const float f_1 = f32_pow2(n);
	float t55_1;
	float t55_2;
	float t55_3;
	const float t55_0 = f32_finishQuad(f32_sqrt(x_X0), (q0_1 * f_1), (q1_1 * f_1), (q2_1 * f_1), (q3_1 * f_1), &t55_1, &t55_2, &t55_3);
	*X1 = t55_1;
	*X2 = t55_2;
	*X3 = t55_3;
	return t55_0;
}

// Sqrt returns √x.
//
// Error: ≤ 2u⁴√x.
// Domain: 0 ≤ x; √x is 0 or at least 2^-53 (QF): below, its last bits underflow.
// Special: √±0 = ±0, √+Inf = +Inf; NaN for x < 0.
// Cost: 299 flops with a fused multiply-add.
__kernel void map_QF_Sqrt(const int n, __global float *out0, const int out0_at, const int out0_len, const int out0_stride, __global const float *in0, const int in0_at, const int in0_len, const int in0_stride)
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
	if (i_1 >= n) return;
	const float t1 = in0_0[i_1];
	const float t2 = in0_1[i_1];
	const float t3 = in0_2[i_1];
	const float t4 = in0_3[i_1];
	float t5_1;
	float t5_2;
	float t5_3;
	const float t5_0 = QF_Sqrt(t1, t2, t3, t4, &t5_1, &t5_2, &t5_3);
	out0_0[i_1] = t5_0;
	out0_1[i_1] = t5_1;
	out0_2[i_1] = t5_2;
	out0_3[i_1] = t5_3;
}

