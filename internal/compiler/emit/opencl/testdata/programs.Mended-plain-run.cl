// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline __attribute__((always_inline)) float f32_TwoSum(float a, float b, float *e)
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
static inline __attribute__((always_inline)) float f32_FastTwoSum(float a, float b, float *e)
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
static inline __attribute__((always_inline)) float f32_finish(float native, float hi, float lo, float *Lo)
{
	const int t7 = !f32_finite(hi) | (hi == 0.0f);
	const float hi_1 = ((hi != hi) | (native == 0.0f)) ? native : hi;
	const float hi_2 = t7 ? hi_1 : hi;
	const float lo_1 = t7 ? 0.0f : lo;
	*Lo = lo_1;
	return hi_2;
}

// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
static inline __attribute__((always_inline)) float f32_finish_hope(float native, float hi, float lo, int *rare, float *Lo)
{
	const int t7 = !f32_finite(hi) | (hi == 0.0f);
	*rare |= t7;
	*Lo = lo;
	return hi;
}

// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels. `limb prove
// --networks` proves the normal form, and ≤ 6u².
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline __attribute__((always_inline)) float DF_Add(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
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

// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels. `limb prove
// --networks` proves the normal form, and ≤ 6u².
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline __attribute__((always_inline)) float DF_Add_hope(float x_Hi, float x_Lo, float y_Hi, float y_Lo, int *rare, float *Lo)
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
	const float t18_0 = f32_finish_hope(a, hi, lo, rare, &t18_1);
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
static inline __attribute__((always_inline)) float f32_TwoProd(float a, float b, float *e)
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
static inline __attribute__((always_inline)) float DF_Mul(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
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
static inline __attribute__((always_inline)) float DF_Mul_hope(float x_Hi, float x_Lo, float y_Hi, float y_Lo, int *rare, float *Lo)
{
	float e;
	const float p = f32_TwoProd(x_Hi, y_Hi, &e);
	const float c = (x_Hi * y_Lo) + (x_Lo * y_Hi);
	const float e_1 = e + c;
	float lo;
	const float hi = f32_FastTwoSum(p, e_1, &lo);
	float t14_1;
	const float t14_0 = f32_finish_hope(p, hi, lo, rare, &t14_1);
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
static inline __attribute__((always_inline)) float f32_TwoDiff(float a, float b, float *e)
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
static inline __attribute__((always_inline)) float DF_Sub(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
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

// Sub returns x - y.
//
// Error: ≤ 2u²|x-y|, as Add. x - x is 0. `limb prove --networks` proves the normal form, and
// ≤ 6u².
// Domain: as Add.
// Special: Hi is that of x.Hi - y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline __attribute__((always_inline)) float DF_Sub_hope(float x_Hi, float x_Lo, float y_Hi, float y_Lo, int *rare, float *Lo)
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
	const float t18_0 = f32_finish_hope(a, hi, lo, rare, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

// dividend returns n such that |a·2^n| is about 2^960, or 2^100 for float32: so
// high that the last digit of a quotient is far from subnormal, and so low that
// a quotient by a subnormal divisor does not overflow. For small a, n is the
// largest exponent of a normal number less 1.
static inline __attribute__((always_inline)) int f32_dividend(float a)
{
	const int n = (int)((uint)0 - (uint)f32_exponent(a));
	const int t5 = (int)((uint)n + (uint)100);
	return ((t5 < 126) ? t5 : 126);
}

// divisor returns n such that 1 ≤ |b·2^n| < 4 for normal b; for subnormal b the
// product is at least 2^-23 (float32), 2^-52 (float64).
static inline __attribute__((always_inline)) int f32_divisor(float b)
{
	const int n = (int)((uint)0 - (uint)f32_exponent(b));
	const int t6 = (n < 126) ? n : 126;
	return ((-126 < t6) ? t6 : -126);
}

// halves returns f and g with fg = 2^n, for n the difference of a divisor's and
// a dividend's. Their quotient, multiplied by f, then by g, is rounded once at
// most.
static inline __attribute__((always_inline)) float f32_halves(int n, float *g)
{
	*g = f32_pow2((int)((uint)n - (uint)(n >> 1)));
	return f32_pow2((n >> 1));
}

// Div returns x/y. x/1 is x.
//
// Error: ≤ 2u²|x/y|. `limb prove` proves it where docs/numbers.md says.
// Domain: x and y finite, y ≠ 0; |x/y| < 2^126 (DF), 2^1022 (DD), and at least
// 2^-101, 2^-968, or x = 0: below, the last bits underflow.
// Special: Hi is that of x.Hi/y.Hi for infinities, NaN and zeros.
// Cost: 51 flops with a fused multiply-add, and two divisions: one for the
// reciprocal and one for the special cases.
static inline __attribute__((always_inline)) float DF_Div(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	const int m = f32_dividend(x_Hi);
	const int n = f32_divisor(y_Hi);
	const float f = f32_pow2(m);
	const float a_Hi = x_Hi * f;
	const float a_Lo = x_Lo * f;
	const float f_1 = f32_pow2(n);
	const float b_Hi = y_Hi * f_1;
	const float b_Lo = y_Lo * f_1;
	const float r = f32_div(1.0f, b_Hi);
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
	const float t62_0 = f32_finish(f32_div(x_Hi, y_Hi), ((q0_2 * f_2) * g), ((q1_2 * f_2) * g), &t62_1);
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
static inline __attribute__((always_inline)) float DF_Div_hope(float x_Hi, float x_Lo, float y_Hi, float y_Lo, int *rare, float *Lo)
{
	const int m = f32_dividend(x_Hi);
	const int n = f32_divisor(y_Hi);
	const float f = f32_pow2(m);
	const float a_Hi = x_Hi * f;
	const float a_Lo = x_Lo * f;
	const float f_1 = f32_pow2(n);
	const float b_Hi = y_Hi * f_1;
	const float b_Lo = y_Lo * f_1;
	const float r = f32_div(1.0f, b_Hi);
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
	const float t62_0 = f32_finish_hope(f32_div(x_Hi, y_Hi), ((q0_2 * f_2) * g), ((q1_2 * f_2) * g), rare, &t62_1);
	*Lo = t62_1;
	return t62_0;
}

// infinite reports whether a is ±Inf.
static inline __attribute__((always_inline)) int f32_infinite(float a)
{
	return (!f32_finite(a) & (a == a));
}

// box returns ±1 for ±Inf, ±0 for a finite a, and 0 for NaN.
static inline __attribute__((always_inline)) float f32_box(float a)
{
	const float b = f32_infinite(a) ? 1.0f : 0.0f;
	const float b_1 = copysign(b, a);
	const float b_2 = (a != a) ? 0.0f : b_1;
	return b_2;
}

// known returns a, and 0 for NaN.
static inline __attribute__((always_inline)) float f32_known(float a)
{
	const float a_1 = (a != a) ? 0.0f : a;
	return a_1;
}

// inf returns +Inf.
static inline __attribute__((always_inline)) float f32_inf()
{
	return f32_div(1.0f, f32_zero);
}

// mulInfinite returns the parts of (a + bi)·(c + di) where both have become NaN:
// infinities where the product is one, else NaN.
static inline __attribute__((always_inline)) float f32_mulInfinite(float a, float b, float c, float d, float *im)
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
static inline __attribute__((always_inline)) float CDF_Mul(float x_Re_Hi, float x_Re_Lo, float x_Im_Hi, float x_Im_Lo, float y_Re_Hi, float y_Re_Lo, float y_Im_Hi, float y_Im_Lo, float *Re_Lo, float *Im_Hi, float *Im_Lo)
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
static inline __attribute__((always_inline)) float CDF_Mul_hope(float x_Re_Hi, float x_Re_Lo, float x_Im_Hi, float x_Im_Lo, float y_Re_Hi, float y_Re_Lo, float y_Im_Hi, float y_Im_Lo, int *rare, float *Re_Lo, float *Im_Hi, float *Im_Lo)
{
	float t8_1;
	const float t8_0 = DF_Mul_hope(x_Re_Hi, x_Re_Lo, y_Re_Hi, y_Re_Lo, rare, &t8_1);
	float t11_1;
	const float t11_0 = DF_Mul_hope(x_Im_Hi, x_Im_Lo, y_Im_Hi, y_Im_Lo, rare, &t11_1);
	float re_Lo;
	const float re_Hi = DF_Sub_hope(t8_0, t8_1, t11_0, t11_1, rare, &re_Lo);
	float t17_1;
	const float t17_0 = DF_Mul_hope(x_Re_Hi, x_Re_Lo, y_Im_Hi, y_Im_Lo, rare, &t17_1);
	float t20_1;
	const float t20_0 = DF_Mul_hope(x_Im_Hi, x_Im_Lo, y_Re_Hi, y_Re_Lo, rare, &t20_1);
	float im_Lo;
	const float im_Hi = DF_Add_hope(t17_0, t17_1, t20_0, t20_1, rare, &im_Lo);
	const int t28 = (re_Hi != re_Hi) & (im_Hi != im_Hi);
	*rare |= t28;
	*Re_Lo = re_Lo;
	*Im_Hi = im_Hi;
	*Im_Lo = im_Lo;
	return re_Hi;
}

// Neg returns -x.
//
// Error: exact.
// Special: the sign of infinities, NaN and zeros is flipped too.
static inline __attribute__((always_inline)) float DF_Neg(float x_Hi, float x_Lo, float *Lo)
{
	*Lo = f32_neg(x_Lo);
	return f32_neg(x_Hi);
}

// Add returns x + y.
//
// Error: ≤ 2u²|x+y|, in each part.
// Domain: as Add of pairs.
// Special: as Add of pairs, part by part.
// Cost: 40 flops.
static inline __attribute__((always_inline)) float CDF_Add(float x_Re_Hi, float x_Re_Lo, float x_Im_Hi, float x_Im_Lo, float y_Re_Hi, float y_Re_Lo, float y_Im_Hi, float y_Im_Lo, float *Re_Lo, float *Im_Hi, float *Im_Lo)
{
	float t8_1;
	const float t8_0 = DF_Add(x_Re_Hi, x_Re_Lo, y_Re_Hi, y_Re_Lo, &t8_1);
	float t11_1;
	const float t11_0 = DF_Add(x_Im_Hi, x_Im_Lo, y_Im_Hi, y_Im_Lo, &t11_1);
	*Re_Lo = t8_1;
	*Im_Hi = t11_0;
	*Im_Lo = t11_1;
	return t8_0;
}

// Add returns x + y.
//
// Error: ≤ 2u²|x+y|, in each part.
// Domain: as Add of pairs.
// Special: as Add of pairs, part by part.
// Cost: 40 flops.
static inline __attribute__((always_inline)) float CDF_Add_hope(float x_Re_Hi, float x_Re_Lo, float x_Im_Hi, float x_Im_Lo, float y_Re_Hi, float y_Re_Lo, float y_Im_Hi, float y_Im_Lo, int *rare, float *Re_Lo, float *Im_Hi, float *Im_Lo)
{
	float t8_1;
	const float t8_0 = DF_Add_hope(x_Re_Hi, x_Re_Lo, y_Re_Hi, y_Re_Lo, rare, &t8_1);
	float t11_1;
	const float t11_0 = DF_Add_hope(x_Im_Hi, x_Im_Lo, y_Im_Hi, y_Im_Lo, rare, &t11_1);
	*Re_Lo = t8_1;
	*Im_Hi = t11_0;
	*Im_Lo = t11_1;
	return t8_0;
}

// Mended has operations at the end of which there may be something to mend, zeros, infinities and NaN,
// where elements go on or leave.
__kernel void programs_Mended(const int n, __global float *out_1, const int out_1_at, const int out_1_len, const int out_1_stride, __global const float *x, const int x_at, const int x_len, const int x_stride, const int n_1)
{
	__global float *out_1_0 = out_1 + out_1_at;
	__global float *out_1_1 = out_1_0 + out_1_stride;
	__global float *out_1_2 = out_1_1 + out_1_stride;
	__global float *out_1_3 = out_1_2 + out_1_stride;
	__global const float *x_0 = x + x_at;
	__global const float *x_1 = x_0 + x_stride;
	const int first = get_global_id(0) * 1024, last = min(n, first + 1024);
	for (int base = first; base < last; base += 16) {
		long on[16];
		_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
			const int i_1 = base + lane;
			on[lane] = i_1 < last;
		}
		float t16[16];
		float t17[16];
		float s_Hi[16];
		float s_Lo[16];
		float z_Re_Hi[16];
		float z_Re_Lo[16];
		float z_Im_Hi[16];
		float z_Im_Lo[16];
		int k[16];
		_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
			const int i_1 = base + lane;
			long at = on[lane];
			const float s_Hi_1 = at ? x_0[i_1] : 0;
			const float s_Lo_1 = at ? x_1[i_1] : 0;
			const float z_Re_Hi_1 = at ? x_0[i_1] : 0;
			const float z_Re_Lo_1 = at ? x_1[i_1] : 0;
			const float new = s_Hi_1, old = s_Hi[lane];
			s_Hi[lane] = at ? new : old;
			const float new_1 = s_Lo_1, old_1 = s_Lo[lane];
			s_Lo[lane] = at ? new_1 : old_1;
			const float new_2 = z_Re_Hi_1, old_2 = z_Re_Hi[lane];
			z_Re_Hi[lane] = at ? new_2 : old_2;
			const float new_3 = z_Re_Lo_1, old_3 = z_Re_Lo[lane];
			z_Re_Lo[lane] = at ? new_3 : old_3;
			const float new_4 = 1.0f, old_4 = z_Im_Hi[lane];
			z_Im_Hi[lane] = at ? new_4 : old_4;
			const float new_5 = f32_zero, old_5 = z_Im_Lo[lane];
			z_Im_Lo[lane] = at ? new_5 : old_5;
			const int new_6 = 0, old_6 = k[lane];
			k[lane] = at ? new_6 : old_6;
		}
		long in[16];
		_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
			const int i_1 = base + lane;
			in[lane] = 1;
		}
		for (;;) {
			long turn[16];
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				turn[lane] = 1;
			}
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				long at_1 = on[lane] & in[lane] & turn[lane];
				const int t9 = k[lane];
				long at_2 = at_1 & (!(t9 < n_1));
				in[lane] &= !at_2;
				at_1 &= on[lane] & in[lane] & turn[lane];
			}
			long any = 0;
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				any |= on[lane] & in[lane];
			}
			if (!any) break;
			float kept[16];
			float kept_1[16];
			long kept_2[16];
			long rare[16];
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				kept_2[lane] = in[lane];
				kept[lane] = s_Hi[lane];
				kept_1[lane] = s_Lo[lane];
				rare[lane] = 0;
				long at_3 = on[lane] & in[lane] & turn[lane];
				const long was = at_3;
				int rare_1 = 0;
				const int t12 = k[lane];
				const int t15 = (int)((uint)i_1 + (uint)t12) % ((x_len == -1) ? 1 : (at_3 ? x_len : 1));
				const float y_Hi = at_3 ? x_0[t15] : 0;
				t16[lane] = y_Hi;
				const float y_Lo = at_3 ? x_1[t15] : 0;
				t17[lane] = y_Lo;
				const float t18 = s_Hi[lane];
				const float t19 = s_Lo[lane];
				float t20_1;
				const float t20_0 = DF_Add_hope(t18, t19, t16[lane], t17[lane], &rare_1, &t20_1);
				const float new_7 = t20_0, old_7 = s_Hi[lane];
				s_Hi[lane] = at_3 ? new_7 : old_7;
				const float new_8 = t20_1, old_8 = s_Lo[lane];
				s_Lo[lane] = at_3 ? new_8 : old_8;
				const float t23 = s_Hi[lane];
				const float t24 = s_Hi[lane];
				long at_4 = at_3 & (t23 != t24);
				const long was_1 = at_4;
				int rare_2 = 0;
				in[lane] &= !at_4;
				rare_1 |= rare_2 & was_1;
				at_3 &= on[lane] & in[lane] & turn[lane];
				rare[lane] |= rare_1 & was;
			}
			long any_1 = 0;
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				any_1 |= rare[lane];
			}
			if (any_1) {
				_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
					const int i_1 = base + lane;
					in[lane] = kept_2[lane];
					s_Hi[lane] = kept[lane];
					s_Lo[lane] = kept_1[lane];
					long at_5 = on[lane] & in[lane] & turn[lane];
					const int t12_1 = k[lane];
					const int t15_1 = (int)((uint)i_1 + (uint)t12_1) % ((x_len == -1) ? 1 : (at_5 ? x_len : 1));
					const float y_Hi_1 = at_5 ? x_0[t15_1] : 0;
					t16[lane] = y_Hi_1;
					const float y_Lo_1 = at_5 ? x_1[t15_1] : 0;
					t17[lane] = y_Lo_1;
					const float t18_1 = s_Hi[lane];
					const float t19_1 = s_Lo[lane];
					float t20_1_1;
					const float t20_0_1 = DF_Add(t18_1, t19_1, t16[lane], t17[lane], &t20_1_1);
					const float new_9 = t20_0_1, old_9 = s_Hi[lane];
					s_Hi[lane] = at_5 ? new_9 : old_9;
					const float new_10 = t20_1_1, old_10 = s_Lo[lane];
					s_Lo[lane] = at_5 ? new_10 : old_10;
					const float t23_1 = s_Hi[lane];
					const float t24_1 = s_Hi[lane];
					long at_6 = at_5 & (t23_1 != t24_1);
					in[lane] &= !at_6;
					at_5 &= on[lane] & in[lane] & turn[lane];
				}
			}
			float kept_3[16];
			float kept_4[16];
			long kept_5[16];
			long rare_3[16];
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				kept_3[lane] = s_Hi[lane];
				kept_4[lane] = s_Lo[lane];
				kept_5[lane] = turn[lane];
				rare_3[lane] = 0;
				long at_7 = on[lane] & in[lane] & turn[lane];
				const long was_2 = at_7;
				int rare_4 = 0;
				long at_8 = at_7 & (1.0f < t16[lane]);
				const long was_3 = at_8;
				int rare_5 = 0;
				const float t28 = s_Hi[lane];
				const float t29 = s_Lo[lane];
				float t30_1;
				const float t30_0 = DF_Add_hope(t28, t29, t16[lane], t17[lane], &rare_5, &t30_1);
				const float new_11 = t30_0, old_11 = s_Hi[lane];
				s_Hi[lane] = at_8 ? new_11 : old_11;
				const float new_12 = t30_1, old_12 = s_Lo[lane];
				s_Lo[lane] = at_8 ? new_12 : old_12;
				const float t33 = s_Hi[lane];
				const float t34 = s_Hi[lane];
				long at_9 = at_8 & (t33 != t34);
				const long was_4 = at_9;
				int rare_6 = 0;
				turn[lane] &= !at_9;
				rare_5 |= rare_6 & was_4;
				at_8 &= on[lane] & in[lane] & turn[lane];
				rare_4 |= rare_5 & was_3;
				at_7 &= on[lane] & in[lane] & turn[lane];
				rare_3[lane] |= rare_4 & was_2;
			}
			long any_2 = 0;
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				any_2 |= rare_3[lane];
			}
			if (any_2) {
				_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
					const int i_1 = base + lane;
					s_Hi[lane] = kept_3[lane];
					s_Lo[lane] = kept_4[lane];
					turn[lane] = kept_5[lane];
					long at_10 = on[lane] & in[lane] & turn[lane];
					long at_11 = at_10 & (1.0f < t16[lane]);
					const float t28_1 = s_Hi[lane];
					const float t29_1 = s_Lo[lane];
					float t30_1_1;
					const float t30_0_1 = DF_Add(t28_1, t29_1, t16[lane], t17[lane], &t30_1_1);
					const float new_13 = t30_0_1, old_13 = s_Hi[lane];
					s_Hi[lane] = at_11 ? new_13 : old_13;
					const float new_14 = t30_1_1, old_14 = s_Lo[lane];
					s_Lo[lane] = at_11 ? new_14 : old_14;
					const float t33_1 = s_Hi[lane];
					const float t34_1 = s_Hi[lane];
					long at_12 = at_11 & (t33_1 != t34_1);
					turn[lane] &= !at_12;
					at_11 &= on[lane] & in[lane] & turn[lane];
					at_10 &= on[lane] & in[lane] & turn[lane];
				}
			}
			long arm[16];
			long arm_1[16];
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				long at_13 = on[lane] & in[lane] & turn[lane];
				const float t36 = s_Hi[lane];
				arm[lane] = at_13 & (t36 == 0.0f);
				arm_1[lane] = at_13 & !(t36 == 0.0f);
			}
			long any_3 = 0;
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				any_3 |= on[lane] & in[lane] & turn[lane] & arm[lane];
			}
			if (any_3) {
				float kept_6[16];
				float kept_7[16];
				long kept_8[16];
				long rare_7[16];
				_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
					const int i_1 = base + lane;
					kept_8[lane] = in[lane];
					kept_6[lane] = s_Hi[lane];
					kept_7[lane] = s_Lo[lane];
					rare_7[lane] = 0;
					long at_14 = on[lane] & in[lane] & turn[lane] & arm[lane];
					const long was_5 = at_14;
					int rare_8 = 0;
					float t39_1;
					const float t39_0 = DF_Mul_hope(t16[lane], t17[lane], t16[lane], t17[lane], &rare_8, &t39_1);
					const float new_15 = t39_0, old_15 = s_Hi[lane];
					s_Hi[lane] = at_14 ? new_15 : old_15;
					const float new_16 = t39_1, old_16 = s_Lo[lane];
					s_Lo[lane] = at_14 ? new_16 : old_16;
					const float t42 = s_Hi[lane];
					long at_15 = at_14 & (100.0f < t42);
					const long was_6 = at_15;
					int rare_9 = 0;
					const float t45 = s_Hi[lane];
					const float t46 = s_Lo[lane];
					float t47_1;
					const float t47_0 = DF_Sub_hope(t45, t46, t16[lane], t17[lane], &rare_9, &t47_1);
					const float new_17 = t47_0, old_17 = s_Hi[lane];
					s_Hi[lane] = at_15 ? new_17 : old_17;
					const float new_18 = t47_1, old_18 = s_Lo[lane];
					s_Lo[lane] = at_15 ? new_18 : old_18;
					in[lane] &= !at_15;
					rare_8 |= rare_9 & was_6;
					at_14 &= on[lane] & in[lane] & turn[lane] & arm[lane];
					rare_7[lane] |= rare_8 & was_5;
				}
				long any_4 = 0;
				_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
					const int i_1 = base + lane;
					any_4 |= rare_7[lane];
				}
				if (any_4) {
					_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
						const int i_1 = base + lane;
						in[lane] = kept_8[lane];
						s_Hi[lane] = kept_6[lane];
						s_Lo[lane] = kept_7[lane];
						long at_16 = on[lane] & in[lane] & turn[lane] & arm[lane];
						float t39_1_1;
						const float t39_0_1 = DF_Mul(t16[lane], t17[lane], t16[lane], t17[lane], &t39_1_1);
						const float new_19 = t39_0_1, old_19 = s_Hi[lane];
						s_Hi[lane] = at_16 ? new_19 : old_19;
						const float new_20 = t39_1_1, old_20 = s_Lo[lane];
						s_Lo[lane] = at_16 ? new_20 : old_20;
						const float t42_1 = s_Hi[lane];
						long at_17 = at_16 & (100.0f < t42_1);
						const float t45_1 = s_Hi[lane];
						const float t46_1 = s_Lo[lane];
						float t47_1_1;
						const float t47_0_1 = DF_Sub(t45_1, t46_1, t16[lane], t17[lane], &t47_1_1);
						const float new_21 = t47_0_1, old_21 = s_Hi[lane];
						s_Hi[lane] = at_17 ? new_21 : old_21;
						const float new_22 = t47_1_1, old_22 = s_Lo[lane];
						s_Lo[lane] = at_17 ? new_22 : old_22;
						in[lane] &= !at_17;
						at_16 &= on[lane] & in[lane] & turn[lane] & arm[lane];
					}
				}
			}
			long any_5 = 0;
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				any_5 |= on[lane] & in[lane] & turn[lane] & arm_1[lane];
			}
			if (any_5) {
				float kept_9[16];
				float kept_10[16];
				long rare_10[16];
				_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
					const int i_1 = base + lane;
					kept_9[lane] = s_Hi[lane];
					kept_10[lane] = s_Lo[lane];
					rare_10[lane] = 0;
					long at_18 = on[lane] & in[lane] & turn[lane] & arm_1[lane];
					const long was_7 = at_18;
					int rare_11 = 0;
					const float t50 = s_Hi[lane];
					const int t52 = t50 < 0.0f;
					const float t53 = s_Hi[lane];
					const float t54 = s_Lo[lane];
					float s_Lo_2;
					const float s_Hi_2 = DF_Div_hope(t53, t54, t16[lane], t17[lane], &rare_11, &s_Lo_2);
					const float s_Hi_3 = t52 ? s_Hi_2 : t53;
					const float s_Lo_3 = t52 ? s_Lo_2 : t54;
					const float new_23 = s_Hi_3, old_23 = s_Hi[lane];
					s_Hi[lane] = at_18 ? new_23 : old_23;
					const float new_24 = s_Lo_3, old_24 = s_Lo[lane];
					s_Lo[lane] = at_18 ? new_24 : old_24;
					rare_10[lane] |= rare_11 & was_7;
				}
				long any_6 = 0;
				_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
					const int i_1 = base + lane;
					any_6 |= rare_10[lane];
				}
				if (any_6) {
					_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
						const int i_1 = base + lane;
						s_Hi[lane] = kept_9[lane];
						s_Lo[lane] = kept_10[lane];
						long at_19 = on[lane] & in[lane] & turn[lane] & arm_1[lane];
						const float t50_1 = s_Hi[lane];
						const int t52_1 = t50_1 < 0.0f;
						const float t53_1 = s_Hi[lane];
						const float t54_1 = s_Lo[lane];
						float s_Lo_4;
						const float s_Hi_4 = DF_Div(t53_1, t54_1, t16[lane], t17[lane], &s_Lo_4);
						const float s_Hi_5 = t52_1 ? s_Hi_4 : t53_1;
						const float s_Lo_5 = t52_1 ? s_Lo_4 : t54_1;
						const float new_25 = s_Hi_5, old_25 = s_Hi[lane];
						s_Hi[lane] = at_19 ? new_25 : old_25;
						const float new_26 = s_Lo_5, old_26 = s_Lo[lane];
						s_Lo[lane] = at_19 ? new_26 : old_26;
					}
				}
			}
			float kept_11[16];
			float kept_12[16];
			float kept_13[16];
			float kept_14[16];
			long rare_12[16];
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				kept_13[lane] = z_Im_Hi[lane];
				kept_14[lane] = z_Im_Lo[lane];
				kept_11[lane] = z_Re_Hi[lane];
				kept_12[lane] = z_Re_Lo[lane];
				rare_12[lane] = 0;
				long at_20 = on[lane] & in[lane] & turn[lane];
				const long was_8 = at_20;
				int rare_13 = 0;
				const float t60 = z_Re_Hi[lane];
				const float t61 = z_Re_Lo[lane];
				const float t62 = z_Im_Hi[lane];
				const float t63 = z_Im_Lo[lane];
				const float t64 = s_Hi[lane];
				const float t65 = s_Lo[lane];
				float t66_1;
				float t66_2;
				float t66_3;
				const float t66_0 = CDF_Mul_hope(t60, t61, t62, t63, t64, t65, t16[lane], t17[lane], &rare_13, &t66_1, &t66_2, &t66_3);
				const float new_27 = t66_0, old_27 = z_Re_Hi[lane];
				z_Re_Hi[lane] = at_20 ? new_27 : old_27;
				const float new_28 = t66_1, old_28 = z_Re_Lo[lane];
				z_Re_Lo[lane] = at_20 ? new_28 : old_28;
				const float new_29 = t66_2, old_29 = z_Im_Hi[lane];
				z_Im_Hi[lane] = at_20 ? new_29 : old_29;
				const float new_30 = t66_3, old_30 = z_Im_Lo[lane];
				z_Im_Lo[lane] = at_20 ? new_30 : old_30;
				rare_12[lane] |= rare_13 & was_8;
			}
			long any_7 = 0;
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				any_7 |= rare_12[lane];
			}
			if (any_7) {
				_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
					const int i_1 = base + lane;
					z_Im_Hi[lane] = kept_13[lane];
					z_Im_Lo[lane] = kept_14[lane];
					z_Re_Hi[lane] = kept_11[lane];
					z_Re_Lo[lane] = kept_12[lane];
					long at_21 = on[lane] & in[lane] & turn[lane];
					const float t60_1 = z_Re_Hi[lane];
					const float t61_1 = z_Re_Lo[lane];
					const float t62_1 = z_Im_Hi[lane];
					const float t63_1 = z_Im_Lo[lane];
					const float t64_1 = s_Hi[lane];
					const float t65_1 = s_Lo[lane];
					float t66_1_1;
					float t66_2_1;
					float t66_3_1;
					const float t66_0_1 = CDF_Mul(t60_1, t61_1, t62_1, t63_1, t64_1, t65_1, t16[lane], t17[lane], &t66_1_1, &t66_2_1, &t66_3_1);
					const float new_31 = t66_0_1, old_31 = z_Re_Hi[lane];
					z_Re_Hi[lane] = at_21 ? new_31 : old_31;
					const float new_32 = t66_1_1, old_32 = z_Re_Lo[lane];
					z_Re_Lo[lane] = at_21 ? new_32 : old_32;
					const float new_33 = t66_2_1, old_33 = z_Im_Hi[lane];
					z_Im_Hi[lane] = at_21 ? new_33 : old_33;
					const float new_34 = t66_3_1, old_34 = z_Im_Lo[lane];
					z_Im_Lo[lane] = at_21 ? new_34 : old_34;
				}
			}
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				long at_22 = on[lane] & in[lane];
				const int t71 = k[lane];
				const int new_35 = (int)((uint)t71 + (uint)1), old_35 = k[lane];
				k[lane] = at_22 ? new_35 : old_35;
			}
		}
		_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
			const int i_1 = base + lane;
			long at_23 = on[lane];
			const float t74 = z_Re_Hi[lane];
			const float t75 = z_Re_Lo[lane];
			const float t76 = z_Im_Hi[lane];
			const float t77 = z_Im_Lo[lane];
			const float t78 = s_Hi[lane];
			const float t79 = s_Lo[lane];
			const float t80 = s_Hi[lane];
			const float t81 = s_Lo[lane];
			float t82_1;
			const float t82_0 = DF_Neg(t80, t81, &t82_1);
			float t85_1;
			float t85_2;
			float t85_3;
			const float t85_0 = CDF_Add(t74, t75, t76, t77, t78, t79, t82_0, t82_1, &t85_1, &t85_2, &t85_3);
			if (at_23) out_1_0[i_1] = t85_0;
			if (at_23) out_1_1[i_1] = t85_1;
			if (at_23) out_1_2[i_1] = t85_2;
			if (at_23) out_1_3[i_1] = t85_3;
		}
	}
}

