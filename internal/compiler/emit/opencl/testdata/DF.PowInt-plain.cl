#define f32_logCoarse32 ((__global const float *)(limb_tables + 0))
#define f32_logFine32 ((__global const float *)(limb_tables + 1128))
#define f32_exp2Table32 ((__global const float *)(limb_tables + 3672))

// TwoSqr returns p = RN(a²) and e with p + e = a².
//
// Error: exact, as TwoProd.
// Domain: that of TwoProd(a, a).
// Special: as TwoProd.
// Cost: 2 flops with a fused multiply-add, else 33.
static inline float f32_TwoSqr(float a, float *e)
{
	const float p = a * a;
	*e = fma(a, a, -p);
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
static inline float f32_TwoProd(float a, float b, float *e)
{
	const float p = a * b;
	*e = fma(a, b, -p);
	return p;
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

// square returns x², within 1u²x²: exactly where it is a Pair. 21 flops.
static inline float DF_square(float x_Hi, float x_Lo, float *Lo)
{
	float e;
	const float p = f32_TwoSqr(x_Hi, &e);
	float d;
	const float c = f32_TwoProd((x_Hi + x_Hi), x_Lo, &d);
	float c_1;
	const float e_1 = f32_TwoSum(e, c, &c_1);
	float e_2;
	const float p_1 = f32_FastTwoSum(p, e_1, &e_2);
	float e_3;
	const float p_2 = f32_FastTwoSum(p_1, (e_2 + (c_1 + (d + (x_Lo * x_Lo)))), &e_3);
	float t22_1;
	const float t22_0 = f32_finish(p, p_2, e_3, &t22_1);
	*Lo = t22_1;
	return t22_0;
}

// Abs returns |x|.
//
// Error: exact.
// Special: |±Inf| = +Inf, |±0| = +0, |NaN| = NaN.
static inline float DF_Abs(float x_Hi, float x_Lo, float *Lo)
{
	const float lo = f32_neg(x_Lo);
	const float lo_1 = (x_Hi < 0.0f) ? lo : x_Lo;
	*Lo = lo_1;
	return fabs(x_Hi);
}

// powCount returns a where it is a whole number below 32, and else 0.
static inline int f32_powCount(float a)
{
	const float a_1 = !(((0.0f <= a) & (a < 32.0f)) & (a == trunc(a))) ? 0.0f : a;
	return (int)a_1;
}

// tripleOf returns x, exactly.
static inline float DF_tripleOf(float x_Hi, float x_Lo, float *X1, float *X2)
{
	*X1 = x_Lo;
	*X2 = f32_zero;
	return x_Hi;
}

// logArg returns x, and 1 in place of what has no finite logarithm.
static inline float DF_logArg(float x_Hi, float x_Lo, float *X1, float *X2)
{
	const int t6 = !((0.0f < x_Hi) & f32_finite(x_Hi));
	const float x_Hi_1 = t6 ? 1.0f : x_Hi;
	const float x_Lo_1 = t6 ? 0.0f : x_Lo;
	float t11_1;
	float t11_2;
	const float t11_0 = DF_tripleOf(x_Hi_1, x_Lo_1, &t11_1, &t11_2);
	*X1 = t11_1;
	*X2 = t11_2;
	return t11_0;
}

// logScale returns a bound for exponents that need no scaling, and the exponent
// by which the others are scaled.
static inline int f32_logScale(int *n)
{
	*n = 64;
	return 60;
}

// logExponents returns what the exponent of x gives: x·2^-n·2^-k is between √½
// and √2, and 2^-n and 2^-k are normal numbers, whatever x is.
static inline int f32_logExponents(float x, int *k)
{
	int far;
	const int bound = f32_logScale(&far);
	const int e = f32_exponent(x);
	const int n = (int)((uint)0 - (uint)far);
	const int n_1 = (e < (int)((uint)0 - (uint)bound)) ? n : 0;
	const int n_2 = (bound < e) ? far : n_1;
	const int k_1 = f32_exponent(((x * f32_pow2((int)((uint)0 - (uint)n_2))) * 0x1.6a09e6p+00f)); // √2
	const int t21 = (int)((uint)bound + (uint)bound);
	*k = ((k_1 < t21) ? k_1 : t21);
	return n_2;
}

// scale returns x·f for a power of two f, exactly but for underflow.
static inline float triple_f32_scale(float x_X0, float x_X1, float x_X2, float f, float *X1, float *X2)
{
	*X1 = (x_X1 * f);
	*X2 = (x_X2 * f);
	return (x_X0 * f);
}

// logIndex returns the place in the first table for m, and one in it for whatever
// is not between √½ and √2.
static inline int f32_logIndex(float m)
{
	const float m_1 = (m * 64.0f) - 0x1.64p+05f;
	const float m_2 = !((0.0f <= m_1) & (m_1 < 47.0f)) ? 0.0f : m_1;
	return (int)m_2;
}

// logFactor returns the factor from the first table.
static inline float f32_logFactor(__global const uchar *limb_tables, int j)
{
	return f32_logCoarse32[(int)((uint)j * (uint)6)];
}

// logIndexFine returns the place in the second table for 1 + z, and one in it for
// whatever is too large.
static inline int f32_logIndexFine(float z)
{
	const float z_1 = (z * 4096.0f) + 0x1.a4p+05f;
	const float z_2 = !((0.0f <= z_1) & (z_1 < 106.0f)) ? 0.0f : z_1;
	return (int)z_2;
}

// logFactorFine returns the factor from the second table.
static inline float f32_logFactorFine(__global const uchar *limb_tables, int j)
{
	return f32_logFine32[(int)((uint)j * (uint)6)];
}

// logFactors returns the places j and i in the tables for m between √½ and √2,
// and the product of the factors there, which is exact.
static inline int f32_logFactors(__global const uchar *limb_tables, float m, int *i_1, float *r)
{
	const int j = f32_logIndex(m);
	const float r_1 = f32_logFactor(limb_tables, j);
	const int i_2 = f32_logIndexFine(((m * r_1) - 1.0f));
	*i_1 = i_2;
	*r = (r_1 * f32_logFactorFine(limb_tables, i_2));
	return j;
}

// settle3 returns a + b + c, where each is at most a few ulps of the one before,
// unless that cancelled.
static inline float f32_settle3(float a, float b, float c, float *X1, float *X2)
{
	float c_1;
	const float b_1 = f32_TwoSum(b, c, &c_1);
	float b_2;
	const float a_1 = f32_TwoSum(a, b_1, &b_2);
	float c_2;
	const float b_3 = f32_FastTwoSum(b_2, c_1, &c_2); // b is 0 or a multiple of the old ulp(b)
	*X1 = b_3;
	*X2 = c_2;
	return a_1;
}

// logCoarse3 returns minus the logarithm of the factor from the first table.
static inline float f32_logCoarse3(__global const uchar *limb_tables, int j, float *X1, float *X2)
{
	*X1 = f32_logCoarse32[(int)((uint)(int)((uint)j * (uint)6) + (uint)2)];
	*X2 = f32_logCoarse32[(int)((uint)(int)((uint)j * (uint)6) + (uint)3)];
	return f32_logCoarse32[(int)((uint)(int)((uint)j * (uint)6) + (uint)1)];
}

// logFine3 returns minus the logarithm of the factor from the second table.
static inline float f32_logFine3(__global const uchar *limb_tables, int j, float *X1, float *X2)
{
	*X1 = f32_logFine32[(int)((uint)(int)((uint)j * (uint)6) + (uint)2)];
	*X2 = f32_logFine32[(int)((uint)(int)((uint)j * (uint)6) + (uint)3)];
	return f32_logFine32[(int)((uint)(int)((uint)j * (uint)6) + (uint)1)];
}

// addLoose returns x + y, as add, but not quite normalised: its limbs overlap by a bit
// or two more than those of x and y, if these do not cancel. 21 flops.
static inline float triple_f32_addLoose(float x_X0, float x_X1, float x_X2, float y_X0, float y_X1, float y_X2, float *X1, float *X2)
{
	float e;
	const float a = f32_TwoSum(x_X0, y_X0, &e);
	float f;
	const float b = f32_TwoSum(x_X1, y_X1, &f);
	float e_1;
	const float b_1 = f32_TwoSum(b, e, &e_1);
	*X1 = b_1;
	*X2 = ((x_X2 + y_X2) + (e_1 + f));
	return a;
}

// add returns x + y, within 3u³(|x| + |y|). 36 flops.
static inline float triple_f32_add(float x_X0, float x_X1, float x_X2, float y_X0, float y_X1, float y_X2, float *X1, float *X2)
{
	float z_X1;
	float z_X2;
	const float z_X0 = triple_f32_addLoose(x_X0, x_X1, x_X2, y_X0, y_X1, y_X2, &z_X1, &z_X2);
	float t10_1;
	float t10_2;
	const float t10_0 = f32_settle3(z_X0, z_X1, z_X2, &t10_1, &t10_2);
	*X1 = t10_1;
	*X2 = t10_2;
	return t10_0;
}

// logTerms3 returns -ln r - ln s in three limbs.
static inline float f32_logTerms3(__global const uchar *limb_tables, int j, int i_1, float *X1, float *X2)
{
	float t2_1;
	float t2_2;
	const float t2_0 = f32_logCoarse3(limb_tables, j, &t2_1, &t2_2);
	float t6_1;
	float t6_2;
	const float t6_0 = f32_logFine3(limb_tables, i_1, &t6_1, &t6_2);
	float t10_1;
	float t10_2;
	const float t10_0 = triple_f32_add(t2_0, t2_1, t2_2, t6_0, t6_1, t6_2, &t10_1, &t10_2);
	*X1 = t10_1;
	*X2 = t10_2;
	return t10_0;
}

// logReduce returns k, z and -ln r - ln s for a finite x > 0.
static inline int triple_f32_logReduce(__global const uchar *limb_tables, float x_X0, float x_X1, float x_X2, float *z_X0, float *z_X1, float *z_X2, float *t_X0, float *t_X1, float *t_X2)
{
	int k;
	const int n = f32_logExponents(x_X0, &k);
	float t9_1;
	float t9_2;
	const float t9_0 = triple_f32_scale(x_X0, x_X1, x_X2, f32_pow2((int)((uint)0 - (uint)n)), &t9_1, &t9_2);
	float m_X1;
	float m_X2;
	const float m_X0 = triple_f32_scale(t9_0, t9_1, t9_2, f32_pow2((int)((uint)0 - (uint)k)), &m_X1, &m_X2);
	int i_1;
	float r;
	const int j = f32_logFactors(limb_tables, m_X0, &i_1, &r);
	float a;
	const float p = f32_TwoProd(m_X0, r, &a);
	float f;
	const float q = f32_TwoProd(m_X1, r, &f);
	float q_1;
	const float a_1 = f32_TwoSum(a, q, &q_1);
	float t39_1;
	float t39_2;
	const float t39_0 = f32_settle3((p - 1.0f), a_1, (q_1 + (f + (m_X2 * r))), &t39_1, &t39_2);
	float t43_1;
	float t43_2;
	const float t43_0 = f32_logTerms3(limb_tables, j, i_1, &t43_1, &t43_2);
	*z_X0 = t39_0;
	*z_X1 = t39_1;
	*z_X2 = t39_2;
	*t_X0 = t43_0;
	*t_X1 = t43_1;
	*t_X2 = t43_2;
	return (int)((uint)n + (uint)k);
}

// powUnit returns f for the parts k, z and t of a logarithm: 1 unless k and t are 0
// and z is small.
static inline float f32_powUnit(float z, int k, float t)
{
	const int e = f32_exponent(z);
	const int f = (((-20 <= e) | (k != 0)) | (t != 0.0f)) ? 0 : 50;
	const int f_1 = ((f != 0) & (e < -70)) ? 100 : f;
	return f32_pow2(f_1);
}

static inline float DF_fastHorner(float h_Hi, float h_Lo, float r_Hi, float r_Lo, float c_Hi, float c_Lo, float *Lo)
{
	float e;
	const float p = f32_TwoProd(h_Hi, r_Hi, &e);
	const float e_1 = e + ((h_Hi * r_Lo) + (h_Lo * r_Hi));
	float lo;
	const float hi = f32_FastTwoSum(c_Hi, p, &lo);
	*Lo = (lo + (c_Lo + e_1));
	return hi;
}

// mulLoose returns xy, within 6u²|xy|, not quite normalised, without special
// cases. Nor need the operands be normalised.
static inline float DF_mulLoose(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float e;
	const float p = f32_TwoProd(x_Hi, y_Hi, &e);
	*Lo = (e + ((x_Hi * y_Lo) + (x_Lo * y_Hi)));
	return p;
}

// logSeries returns z·V for the argument z of ln(1 + z).
static inline float DF_logSeries(float z_Hi, float z_Lo, float *Lo)
{
	const float t = (-0x1p-02f) + (z_Hi * 0x1.99999ap-03f);
	float b;
	const float a = f32_FastTwoSum(0x1.555556p-02f, (z_Hi * t), &b);
	const float h_Lo = b + (-0x1.555556p-27f);
	float h_Lo_1;
	const float h_Hi = DF_fastHorner(a, h_Lo, z_Hi, z_Lo, (-0x1p-01f), f32_zero, &h_Lo_1);
	float t18_1;
	const float t18_0 = DF_mulLoose(h_Hi, h_Lo_1, z_Hi, z_Lo, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

// addPair returns x + y, within 2u³(|x| + |y|). 35 flops.
static inline float triple_f32_addPair(float x_X0, float x_X1, float x_X2, float y_Hi, float y_Lo, float *X1, float *X2)
{
	float e;
	const float a = f32_TwoSum(x_X0, y_Hi, &e);
	float f;
	const float b = f32_TwoSum(x_X1, y_Lo, &f);
	float e_1;
	const float b_1 = f32_TwoSum(b, e, &e_1);
	float t16_1;
	float t16_2;
	const float t16_0 = f32_settle3(a, b_1, (x_X2 + (e_1 + f)), &t16_1, &t16_2);
	*X1 = t16_1;
	*X2 = t16_2;
	return t16_0;
}

// logSum returns f·(t + ln(1 + z)) for a power of two f, which is 1 unless t = 0.
static inline float triple_f32_logSum(float z_X0, float z_X1, float z_X2, float t_X0, float t_X1, float t_X2, float f, float *X1, float *X2)
{
	float z_X1_1;
	float z_X2_1;
	const float z_X0_1 = triple_f32_scale(z_X0, z_X1, z_X2, f, &z_X1_1, &z_X2_1);
	float t11_1;
	const float t11_0 = DF_logSeries(z_X0, z_X1, &t11_1);
	float t14_1;
	const float t14_0 = DF_mulLoose(t11_0, t11_1, z_X0_1, z_X1_1, &t14_1);
	float t17_1;
	float t17_2;
	const float t17_0 = triple_f32_addPair(z_X0_1, z_X1_1, z_X2_1, t14_0, t14_1, &t17_1, &t17_2);
	float t21_1;
	float t21_2;
	const float t21_0 = triple_f32_add(t_X0, t_X1, t_X2, t17_0, t17_1, t17_2, &t21_1, &t21_2);
	*X1 = t21_1;
	*X2 = t21_2;
	return t21_0;
}

// log2OfE3 returns log2 e.
static inline float f32_log2OfE3(float *X1, float *X2)
{
	*X1 = 0x1.4ae0cp-26f;
	*X2 = (-0x1.e8883p-52f);
	return 0x1.715476p+00f;
}

// mul returns xy, within 10u³|xy|. 39 flops.
static inline float triple_f32_mul(float x_X0, float x_X1, float x_X2, float y_X0, float y_X1, float y_X2, float *X1, float *X2)
{
	float e;
	const float p = f32_TwoProd(x_X0, y_X0, &e);
	float f;
	const float a = f32_TwoProd(x_X0, y_X1, &f);
	float g;
	const float b = f32_TwoProd(x_X1, y_X0, &g);
	float b_1;
	const float a_1 = f32_TwoSum(a, b, &b_1);
	float a_2;
	const float e_1 = f32_TwoSum(e, a_1, &a_2);
	const float c = (x_X1 * y_X1) + ((x_X0 * y_X2) + (x_X2 * y_X0));
	float t30_1;
	float t30_2;
	const float t30_0 = f32_settle3(p, e_1, ((a_2 + b_1) + ((f + g) + c)), &t30_1, &t30_2);
	*X1 = t30_1;
	*X2 = t30_2;
	return t30_0;
}

// timesLog2E returns l·log2 e.
static inline float triple_f32_timesLog2E(float l_X0, float l_X1, float l_X2, float *X1, float *X2)
{
	float t3_1;
	float t3_2;
	const float t3_0 = f32_log2OfE3(&t3_1, &t3_2);
	float t7_1;
	float t7_2;
	const float t7_0 = triple_f32_mul(l_X0, l_X1, l_X2, t3_0, t3_1, t3_2, &t7_1, &t7_2);
	*X1 = t7_1;
	*X2 = t7_2;
	return t7_0;
}

// addFloat returns x + y, within u³(|x| + |y|). 28 flops.
static inline float triple_f32_addFloat(float x_X0, float x_X1, float x_X2, float y, float *X1, float *X2)
{
	float e;
	const float a = f32_TwoSum(x_X0, y, &e);
	float e_1;
	const float b = f32_TwoSum(x_X1, e, &e_1);
	float t11_1;
	float t11_2;
	const float t11_0 = f32_settle3(a, b, (x_X2 + e_1), &t11_1, &t11_2);
	*X1 = t11_1;
	*X2 = t11_2;
	return t11_0;
}

// powBase returns log2 x in units of 1/f, for a power of two f, for a finite x > 0.
static inline float triple_f32_powBase(__global const uchar *limb_tables, float x_X0, float x_X1, float x_X2, float *l_X1, float *l_X2, float *f)
{
	float z_X0;
	float z_X1;
	float z_X2;
	float t_X0;
	float t_X1;
	float t_X2;
	const int k = triple_f32_logReduce(limb_tables, x_X0, x_X1, x_X2, &z_X0, &z_X1, &z_X2, &t_X0, &t_X1, &t_X2);
	const float f_1 = f32_powUnit(z_X0, k, t_X0);
	float t12_1;
	float t12_2;
	const float t12_0 = triple_f32_logSum(z_X0, z_X1, z_X2, t_X0, t_X1, t_X2, f_1, &t12_1, &t12_2);
	float t16_1;
	float t16_2;
	const float t16_0 = triple_f32_timesLog2E(t12_0, t12_1, t12_2, &t16_1, &t16_2);
	float t21_1;
	float t21_2;
	const float t21_0 = triple_f32_addFloat(t16_0, t16_1, t16_2, f32_tofloat(k), &t21_1, &t21_2);
	*l_X1 = t21_1;
	*l_X2 = t21_2;
	*f = f32_div(1.0f, f_1);
	return t21_0;
}

// mulPair returns xy, within 8u³|xy|. 37 flops.
static inline float triple_f32_mulPair(float x_X0, float x_X1, float x_X2, float y_Hi, float y_Lo, float *X1, float *X2)
{
	float e;
	const float p = f32_TwoProd(x_X0, y_Hi, &e);
	float f;
	const float a = f32_TwoProd(x_X0, y_Lo, &f);
	float g;
	const float b = f32_TwoProd(x_X1, y_Hi, &g);
	float b_1;
	const float a_1 = f32_TwoSum(a, b, &b_1);
	float a_2;
	const float e_1 = f32_TwoSum(e, a_1, &a_2);
	const float c = (x_X1 * y_Lo) + (x_X2 * y_Hi);
	float t27_1;
	float t27_2;
	const float t27_0 = f32_settle3(p, e_1, ((a_2 + b_1) + ((f + g) + c)), &t27_1, &t27_2);
	*X1 = t27_1;
	*X2 = t27_2;
	return t27_0;
}

// exp2Bound returns the bound for x of 2^x.
static inline float f32_exp2Bound()
{
	return 160.0f;
}

// isThird reports whether x or -x is the Pair nearest to ⅓.
static inline int DF_isThird(float x_Hi, float x_Lo)
{
	float x_Lo_1;
	const float x_Hi_1 = DF_Abs(x_Hi, x_Lo, &x_Lo_1);
	return ((x_Hi_1 == 0x1.555556p-02f) & (x_Lo_1 == (-0x1.555556p-27f)));
}

// powLeast returns the size from which on bits of a cube root are none, for its second limb.
static inline float f32_powLeast()
{
	return 0x1.d9p-48f;
}

// expWithin returns x, or 0 where |x| is not below the bound.
static inline float triple_f32_expWithin(float x_X0, float x_X1, float x_X2, float bound, float *X1, float *X2)
{
	const int t6 = !(fabs(x_X0) < bound);
	const float x_X0_1 = t6 ? 0.0f : x_X0;
	const float x_X1_1 = t6 ? 0.0f : x_X1;
	const float x_X2_1 = t6 ? 0.0f : x_X2;
	*X1 = x_X1_1;
	*X2 = x_X2_1;
	return x_X0_1;
}

// expIndex returns the integer nearest to a, for |a| < 2^22 (float32), 2^51
// (float64): a sum that large has no bits behind the point.
static inline float f32_expIndex(float a)
{
	return ((a + 0x1.8p+23f) - 0x1.8p+23f);
}

// expLnTwo2 returns ln 2.
static inline float f32_expLnTwo2(float *Lo)
{
	*Lo = (-0x1.05c61p-29f);
	return 0x1.62e43p-01f;
}

// exp2Reduce returns k and r such that 2^x is 2^(k/128)·e^r, for |x| below the bound
// of 2^x, and those of 0 for others.
static inline float triple_f32_exp2Reduce(float x_X0, float x_X1, float x_X2, float *r_Hi, float *r_Lo)
{
	const float bound = f32_exp2Bound();
	float y_X1;
	float y_X2;
	const float y_X0 = triple_f32_expWithin(x_X0, x_X1, x_X2, bound, &y_X1, &y_X2);
	const float k = f32_expIndex((y_X0 * 128.0f));
	const float a = y_X0 - (k * 0x1p-07f); // exact
	float b;
	const float a_1 = f32_TwoSum(a, y_X1, &b);
	const float r_Lo_1 = b + y_X2;
	float t18_1;
	const float t18_0 = f32_expLnTwo2(&t18_1);
	float t21_1;
	const float t21_0 = DF_mulLoose(a_1, r_Lo_1, t18_0, t18_1, &t21_1);
	*r_Hi = t21_0;
	*r_Lo = t21_1;
	return k;
}

// expSeries returns (e^r - 1 - r)/r², within 2^-98 (2^-40 for float32).
static inline float DF_expSeries(float r_Hi, float r_Lo, float *Lo)
{
	const float t = 0x1.555556p-05f + (r_Hi * 0x1.111112p-07f);
	const float t_1 = 0x1.555556p-03f + (r_Hi * t);
	float b;
	const float a = f32_FastTwoSum(0x1p-01f, (r_Hi * t_1), &b);
	*Lo = b;
	return a;
}

// exp2Table3 returns 2^(j/128), 0 ≤ j < 128.
static inline float f32_exp2Table3(__global const uchar *limb_tables, int j, float *X1, float *X2)
{
	*X1 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)1)];
	*X2 = f32_exp2Table32[(int)((uint)(int)((uint)j * (uint)5) + (uint)2)];
	return f32_exp2Table32[(int)((uint)j * (uint)5)];
}

// expTerms returns t, q and m such that (t + q)·2^m is 2^(k/128)·e^r, for |r| < 2^-8.
// |q| is below 2^-8·t.
static inline float DF_expTerms(__global const uchar *limb_tables, float k, float r_Hi, float r_Lo, float *t_X1, float *t_X2, float *q_Hi, float *q_Lo, int *m)
{
	float h_Lo;
	const float h_Hi = DF_expSeries(r_Hi, r_Lo, &h_Lo);
	float e;
	const float p = f32_TwoProd(r_Hi, r_Hi, &e); // a + d = e^r - 1
	const float s = r_Hi * r_Lo;
	const float e_1 = e + (s + s);
	const float e_2 = (e_1 * h_Hi) + (p * h_Lo);
	float b;
	const float s_1 = f32_TwoProd(p, h_Hi, &b);
	float d;
	const float a = f32_FastTwoSum(r_Hi, s_1, &d);
	const float d_1 = d + (r_Lo + (b + e_2));
	const int n = (int)k; // 2^(j/128)·(a + d)
	float t_X1_1;
	float t_X2_1;
	const float t_X0 = f32_exp2Table3(limb_tables, (n & 127), &t_X1_1, &t_X2_1);
	float e_3;
	const float p_1 = f32_TwoProd(t_X0, a, &e_3);
	const float e_4 = e_3 + ((t_X0 * d_1) + (t_X1_1 * a));
	*t_X1 = t_X1_1;
	*t_X2 = t_X2_1;
	*q_Hi = p_1;
	*q_Lo = e_4;
	*m = (n >> 7);
	return t_X0;
}

// addSmall returns x + y rounded, for |y| < |x|/4, within 0.51u²|x+y|, or 1u²|x+y|
// where the lower limb is ½ulp of the upper one. y need not be normalised.
static inline float triple_f32_addSmall(float x_X0, float x_X1, float x_X2, float y_Hi, float y_Lo, float *Lo)
{
	float a;
	const float hi = f32_FastTwoSum(x_X0, y_Hi, &a);
	float b;
	const float a_1 = f32_TwoSum(a, x_X1, &b);
	float b_1;
	const float a_2 = f32_TwoSum(a_1, (b + (y_Lo + x_X2)), &b_1);
	float a_3;
	const float hi_1 = f32_FastTwoSum(hi, a_2, &a_3);
	float a_4;
	const float hi_2 = f32_FastTwoSum(hi_1, (a_3 + b_1), &a_4); // a + b may be above ½ulp(hi)
	*Lo = a_4;
	return hi_2;
}

// expParts returns z and m such that z·2^m is 2^(k/128)·e^r, for |r| < 2^-8. z is
// between 1 and 2, or near them.
static inline float DF_expParts(__global const uchar *limb_tables, float k, float r_Hi, float r_Lo, float *z_Lo, int *m)
{
	float t_X1;
	float t_X2;
	float q_Hi;
	float q_Lo;
	int m_1;
	const float t_X0 = DF_expTerms(limb_tables, k, r_Hi, r_Lo, &t_X1, &t_X2, &q_Hi, &q_Lo, &m_1);
	float t10_1;
	const float t10_0 = triple_f32_addSmall(t_X0, t_X1, t_X2, q_Hi, q_Lo, &t10_1);
	*z_Lo = t10_1;
	*m = m_1;
	return t10_0;
}

// expGrain returns g, the grain of a power 2^(k/128)·e^r: 1, or less where the
// power is near 1. It is 2^8 times the power of two below |r|, for k = 0. For a power
// that may not be exact it is 0, which leaves all bits.
static inline float f32_expGrain(int exact, float k, float r)
{
	const int t6 = (int)((uint)f32_exponent(r) + (uint)8);
	const int t8 = (-60 < t6) ? t6 : -60;
	const float g = f32_pow2(((t8 < 0) ? t8 : 0));
	const float g_1 = (k != 0.0f) ? 1.0f : g;
	const float g_2 = !exact ? 0.0f : g_1;
	return g_2;
}

// toGrain returns a rounded to a multiple of 2^-(2p+1)·g, where |a| < 2^-(p+3)·g;
// a larger a has its bits above it, but for one.
static inline float f32_toGrain(float a, float g)
{
	const float small = g * 0x1p-27f;
	const float shift = g * 0x1.8p-26f;
	const float z = (a + shift) - shift;
	const float z_1 = (fabs(a) < small) ? z : a;
	return z_1;
}

// withoutNoise returns z, between 1 and 2, without the bits that an exact power has
// not. A lower limb below least, which is small or 0, becomes 0.
static inline float DF_withoutNoise(float z_Hi, float z_Lo, float g, float least, float *Lo)
{
	const float lo = f32_toGrain(z_Lo, g);
	const float lo_1 = (fabs(z_Lo) < least) ? 0.0f : lo;
	*Lo = lo_1;
	return z_Hi;
}

// expScale returns x·2^n, for 2^-64 < |x| < 2^64 and |n| below the bound of 2^x.
static inline float DF_expScale(float x_Hi, float x_Lo, int n, float *Lo)
{
	const float f = f32_pow2((n >> 1));
	const float g = f32_pow2((int)((uint)n - (uint)(n >> 1)));
	const float hi = (x_Hi * f) * g;
	const float lo = (x_Lo * f) * g;
	const float lo_1 = !f32_finite(hi) ? 0.0f : lo;
	*Lo = lo_1;
	return hi;
}

// infinity returns +Inf.
static inline float f32_infinity()
{
	const float p = f32_pow2(126);
	return (p * p);
}

// expOverflow returns z, or what the exponential of a number a out of its bound is:
// infinite, 0, or NaN.
static inline float DF_expOverflow(float z_Hi, float z_Lo, float a, float bound, float *Lo)
{
	const int t6 = !(fabs(a) < bound);
	const float z_Hi_1 = f32_infinity();
	const float z_Hi_2 = (0.0f < a) ? z_Hi_1 : a;
	const float z_Hi_3 = (a < 0.0f) ? 0.0f : z_Hi_2;
	const float z_Hi_4 = t6 ? z_Hi_3 : z_Hi;
	const float z_Lo_1 = t6 ? 0.0f : z_Lo;
	*Lo = z_Lo_1;
	return z_Hi_4;
}

// powLog returns 2^(y·log2 x) where wanted is set, for finite x > 0 and y, and else z.
static inline float DF_powLog(__global const uchar *limb_tables, int wanted, float z_Hi, float z_Lo, float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	if (!wanted) {
		*Lo = z_Lo;
		return z_Hi;
	}
	float t7_1;
	float t7_2;
	const float t7_0 = DF_logArg(x_Hi, x_Lo, &t7_1, &t7_2);
	float l_X1;
	float l_X2;
	float g;
	const float l_X0 = triple_f32_powBase(limb_tables, t7_0, t7_1, t7_2, &l_X1, &l_X2, &g);
	const float b_Hi = y_Hi * g;
	const float b_Lo = y_Lo * g;
	const float p = l_X0 * b_Hi;
	float t_X1;
	float t_X2;
	const float t_X0 = triple_f32_mulPair(l_X0, l_X1, l_X2, b_Hi, b_Lo, &t_X1, &t_X2);
	const float bound = f32_exp2Bound();
	const int t26 = !(fabs(p) < bound);
	const float t_X0_1 = t26 ? p : t_X0;
	const float t_X1_1 = t26 ? 0.0f : t_X1;
	const float t_X2_1 = t26 ? 0.0f : t_X2;
	const float least = f32_powLeast();
	const float least_1 = DF_isThird(y_Hi, y_Lo) ? least : 0.0f;
	float r_Hi;
	float r_Lo;
	const float k = triple_f32_exp2Reduce(t_X0_1, t_X1_1, t_X2_1, &r_Hi, &r_Lo);
	float power_Lo;
	int m;
	const float power_Hi = DF_expParts(limb_tables, k, r_Hi, r_Lo, &power_Lo, &m);
	const float twice = y_Hi + y_Hi;
	const int half_1 = (y_Lo == 0.0f) & (twice == trunc(twice));
	float t52_1;
	const float t52_0 = DF_withoutNoise(power_Hi, power_Lo, f32_expGrain(half_1, k, r_Hi), (power_Hi * least_1), &t52_1);
	float t55_1;
	const float t55_0 = DF_expScale(t52_0, t52_1, m, &t55_1);
	float z_Lo_1;
	const float z_Hi_1 = DF_expOverflow(t55_0, t55_1, t_X0_1, bound, &z_Lo_1);
	const float z_Hi_2 = wanted ? z_Hi_1 : z_Hi;
	const float z_Lo_2 = wanted ? z_Lo_1 : z_Lo;
	*Lo = z_Lo_2;
	return z_Hi_2;
}

// middling returns the exponent of a, or the nearest n to it such that 2^n and
// 2^-n are normal numbers: then 2^-n·a is normal, and below 4.
static inline int f32_middling(float a)
{
	const int t2 = f32_exponent(a);
	const int t5 = (-126 < t2) ? t2 : -126;
	return ((t5 < 126) ? t5 : 126);
}

// pair returns x rounded, within 0.51u²|x|.
static inline float triple_f32_pair(float x_X0, float x_X1, float x_X2, float *Lo)
{
	float b;
	const float a = f32_FastTwoSum(x_X0, x_X1, &b);
	float c;
	const float b_1 = f32_FastTwoSum(b, x_X2, &c);
	float b_2;
	const float a_1 = f32_FastTwoSum(a, b_1, &b_2);
	float lo;
	const float hi = f32_FastTwoSum(a_1, (b_2 + c), &lo);
	*Lo = lo;
	return hi;
}

// powers returns three powers of two whose product is 2^n. A number times one
// after the other is rounded at most once, where it becomes subnormal.
// |n| is at most 3·2^7 for float32, 3·2^10 for float64, and farther n are as
// good as these: they overflow or underflow everything.
static inline float f32_powers(int n, float *g, float *h)
{
	const int t5 = 127 < n;
	const float f = f32_pow2(127);
	const int n_1 = (int)((uint)n - (uint)127);
	const int n_2 = t5 ? n_1 : n;
	const float f_1 = t5 ? f : 1.0f;
	const int t10 = 127 < n_2;
	const float g_1 = f32_pow2(127);
	const int n_3 = (int)((uint)n_2 - (uint)127);
	const int n_4 = t10 ? n_3 : n_2;
	const float g_2 = t10 ? g_1 : 1.0f;
	const int t16 = n_4 < -126;
	const float f_2 = f32_pow2(-102);
	const int n_5 = (int)((uint)n_4 - (uint)-102);
	const int n_6 = t16 ? n_5 : n_4;
	const float f_3 = t16 ? f_2 : f_1;
	const int t22 = n_6 < -126;
	const float g_3 = f32_pow2(-102);
	const int n_7 = (int)((uint)n_6 - (uint)-102);
	const int n_8 = t22 ? n_7 : n_6;
	const float g_4 = t22 ? g_3 : g_2;
	const int t28 = (n_8 < 127) ? n_8 : 127;
	*g = g_4;
	*h = f32_pow2(((-126 < t28) ? t28 : -126));
	return f_3;
}

// aboveNext returns d such that x0 - d and x1 + d are the first limbs of the same
// number, where that is nearer to 0 than x0, a power of two, by more than a half of
// the gap there, else 0: the number may be below the overflow threshold where x0 is
// not. The gap is d.
static inline float f32_aboveNext(float x0, float x1, float x2)
{
	const float d = x0 * 0x1p-24f;
	const float e = x1 + (d * 0x1p-01f);
	const float d_1 = !(((0.0f < d) & ((e < 0.0f) | ((e == 0.0f) & (x2 < 0.0f)))) | ((d < 0.0f) & ((0.0f < e) | ((e == 0.0f) & (0.0f < x2))))) ? 0.0f : d;
	return d_1;
}

// scaleB returns x·2^n, for [Pair.Ldexp]. It overflows where x·2^n as a whole does, and not where its leading limb alone
// would.
static inline float DF_scaleB(float x_Hi, float x_Lo, int n, float *Lo)
{
	float g;
	float h;
	const float f = f32_powers(n, &g, &h);
	const float s = ((x_Hi * f) * g) * h;
	const int t11 = !f32_finite(s);
	const float d = f32_aboveNext(x_Hi, x_Lo, f32_zero);
	const float x_Lo_1 = x_Lo + d;
	const float s_1 = (((x_Hi - d) * f) * g) * h;
	const float x_Lo_2 = t11 ? x_Lo_1 : x_Lo;
	const float s_2 = t11 ? s_1 : s;
	const float lo = ((x_Lo_2 * f) * g) * h;
	const float lo_1 = !f32_finite(s_2) ? 0.0f : lo;
	*Lo = lo_1;
	return s_2;
}

// powSmall returns x^n where small is set, and else z, for 1 < n < 32 and finite
// x ≥ 0. The powers, of x between 1 and 2, have a limb more than the type: one that
// is a Pair has no more bits than these hold.
static inline float DF_powSmall(int small, float z_Hi, float z_Lo, float x_Hi, float x_Lo, int n, float *Lo)
{
	if (!small) {
		*Lo = z_Lo;
		return z_Hi;
	}
	const int e = f32_middling(x_Hi);
	const float f = f32_pow2((int)((uint)0 - (uint)e));
	const float x_Hi_1 = x_Hi * f;
	const float x_Lo_1 = x_Lo * f;
	float p_X1;
	float p_X2;
	const float p_X0 = DF_tripleOf(x_Hi_1, x_Lo_1, &p_X1, &p_X2);
	const int bits = n >> 4; // of n, from above
	const int t18 = 1 < bits;
	float p_X1_1;
	float p_X2_1;
	const float p_X0_1 = triple_f32_mul(p_X0, p_X1, p_X2, p_X0, p_X1, p_X2, &p_X1_1, &p_X2_1);
	const int t26 = (bits & 1) == 1;
	float p_X1_2;
	float p_X2_2;
	const float p_X0_2 = triple_f32_mulPair(p_X0_1, p_X1_1, p_X2_1, x_Hi_1, x_Lo_1, &p_X1_2, &p_X2_2);
	const float p_X0_3 = t26 ? p_X0_2 : p_X0_1;
	const float p_X1_3 = t26 ? p_X1_2 : p_X1_1;
	const float p_X2_3 = t26 ? p_X2_2 : p_X2_1;
	const float p_X0_4 = t18 ? p_X0_3 : p_X0;
	const float p_X1_4 = t18 ? p_X1_3 : p_X1;
	const float p_X2_4 = t18 ? p_X2_3 : p_X2;
	const int bits_1 = n >> 3;
	const int t39 = 1 < bits_1;
	float p_X1_5;
	float p_X2_5;
	const float p_X0_5 = triple_f32_mul(p_X0_4, p_X1_4, p_X2_4, p_X0_4, p_X1_4, p_X2_4, &p_X1_5, &p_X2_5);
	const int t47 = (bits_1 & 1) == 1;
	float p_X1_6;
	float p_X2_6;
	const float p_X0_6 = triple_f32_mulPair(p_X0_5, p_X1_5, p_X2_5, x_Hi_1, x_Lo_1, &p_X1_6, &p_X2_6);
	const float p_X0_7 = t47 ? p_X0_6 : p_X0_5;
	const float p_X1_7 = t47 ? p_X1_6 : p_X1_5;
	const float p_X2_7 = t47 ? p_X2_6 : p_X2_5;
	const float p_X0_8 = t39 ? p_X0_7 : p_X0_4;
	const float p_X1_8 = t39 ? p_X1_7 : p_X1_4;
	const float p_X2_8 = t39 ? p_X2_7 : p_X2_4;
	const int bits_2 = n >> 2;
	const int t60 = 1 < bits_2;
	float p_X1_9;
	float p_X2_9;
	const float p_X0_9 = triple_f32_mul(p_X0_8, p_X1_8, p_X2_8, p_X0_8, p_X1_8, p_X2_8, &p_X1_9, &p_X2_9);
	const int t68 = (bits_2 & 1) == 1;
	float p_X1_10;
	float p_X2_10;
	const float p_X0_10 = triple_f32_mulPair(p_X0_9, p_X1_9, p_X2_9, x_Hi_1, x_Lo_1, &p_X1_10, &p_X2_10);
	const float p_X0_11 = t68 ? p_X0_10 : p_X0_9;
	const float p_X1_11 = t68 ? p_X1_10 : p_X1_9;
	const float p_X2_11 = t68 ? p_X2_10 : p_X2_9;
	const float p_X0_12 = t60 ? p_X0_11 : p_X0_8;
	const float p_X1_12 = t60 ? p_X1_11 : p_X1_8;
	const float p_X2_12 = t60 ? p_X2_11 : p_X2_8;
	const int bits_3 = n >> 1;
	const int t81 = 1 < bits_3;
	float p_X1_13;
	float p_X2_13;
	const float p_X0_13 = triple_f32_mul(p_X0_12, p_X1_12, p_X2_12, p_X0_12, p_X1_12, p_X2_12, &p_X1_13, &p_X2_13);
	const int t89 = (bits_3 & 1) == 1;
	float p_X1_14;
	float p_X2_14;
	const float p_X0_14 = triple_f32_mulPair(p_X0_13, p_X1_13, p_X2_13, x_Hi_1, x_Lo_1, &p_X1_14, &p_X2_14);
	const float p_X0_15 = t89 ? p_X0_14 : p_X0_13;
	const float p_X1_15 = t89 ? p_X1_14 : p_X1_13;
	const float p_X2_15 = t89 ? p_X2_14 : p_X2_13;
	const float p_X0_16 = t81 ? p_X0_15 : p_X0_12;
	const float p_X1_16 = t81 ? p_X1_15 : p_X1_12;
	const float p_X2_16 = t81 ? p_X2_15 : p_X2_12;
	const int bits_4 = n >> 0;
	const int t102 = 1 < bits_4;
	float p_X1_17;
	float p_X2_17;
	const float p_X0_17 = triple_f32_mul(p_X0_16, p_X1_16, p_X2_16, p_X0_16, p_X1_16, p_X2_16, &p_X1_17, &p_X2_17);
	const int t110 = (bits_4 & 1) == 1;
	float p_X1_18;
	float p_X2_18;
	const float p_X0_18 = triple_f32_mulPair(p_X0_17, p_X1_17, p_X2_17, x_Hi_1, x_Lo_1, &p_X1_18, &p_X2_18);
	const float p_X0_19 = t110 ? p_X0_18 : p_X0_17;
	const float p_X1_19 = t110 ? p_X1_18 : p_X1_17;
	const float p_X2_19 = t110 ? p_X2_18 : p_X2_17;
	const float p_X0_20 = t102 ? p_X0_19 : p_X0_16;
	const float p_X1_20 = t102 ? p_X1_19 : p_X1_16;
	const float p_X2_20 = t102 ? p_X2_19 : p_X2_16;
	float t121_1;
	const float t121_0 = triple_f32_pair(p_X0_20, p_X1_20, p_X2_20, &t121_1);
	float z_Lo_1;
	const float z_Hi_1 = DF_scaleB(t121_0, t121_1, (int)((uint)e * (uint)n), &z_Lo_1);
	const float z_Hi_2 = small ? z_Hi_1 : z_Hi;
	const float z_Lo_2 = small ? z_Lo_1 : z_Lo;
	*Lo = z_Lo_2;
	return z_Hi_2;
}

// powSpecial returns |x|^y where |x| is 0 or infinite, or y is, or one of them is
// NaN. The sign of c is that of |x| - 1.
static inline float f32_powSpecial(float c, float y)
{
	const float s = c * y;
	const float z = c + y; // NaN where c or y is
	const float z_1 = ((c == 0.0f) & (y == y)) ? 1.0f : z;
	const float z_2 = f32_infinity();
	const float z_3 = (0.0f < s) ? z_2 : z_1;
	const float z_4 = (s < 0.0f) ? 0.0f : z_3;
	return z_4;
}

// powParity reports whether a is an integer, and whether it is odd.
static inline int f32_powParity(float a, int *odd)
{
	const int whole = trunc(a) == a;
	const float half_1 = a * 0x1p-01f;
	*odd = (whole & (trunc(half_1) != half_1));
	return whole;
}

// parity reports whether x is an integer, and whether it is odd.
static inline int DF_parity(float x_Hi, float x_Lo, int *odd)
{
	int odd_1;
	const int whole = f32_powParity(x_Hi, &odd_1);
	int odd1;
	const int whole1 = f32_powParity(x_Lo, &odd1);
	*odd = (odd_1 ^ odd1);
	return (whole & whole1);
}

// Neg returns -x.
//
// Error: exact.
// Special: the sign of infinities, NaN and zeros is flipped too.
static inline float DF_Neg(float x_Hi, float x_Lo, float *Lo)
{
	*Lo = f32_neg(x_Lo);
	return f32_neg(x_Hi);
}

// Pow returns x^y. It is exact where x^y is a Pair, for whole y between -32 and 32. For
// half y, and for the y nearest to ⅓ and |x| < 2^31, it is exact where x^y is a machine
// number. Other roots and half powers that are Pairs, such as 131073³ = (131073²)^1.5,
// mostly come out as these, and always within the error bound.
//
// Error: ≤ 2u²|x^y|.
// Domain: x^y is below 2^126 (DF), 2^1022 (DD), and at least 2^-101 (DF), 2^-968
// (DD): below, its last bits underflow.
// Special: as C23's pow, where the sign of a power of a negative x, and whether
// it is NaN, are decided over all limbs of y: x^±0 = 1 and 1^y = 1 even for NaN;
// (-1)^±Inf = 1; |x|^±Inf is +Inf or +0; powers of ±0 and ±Inf are ±0 or ±Inf,
// negative for a negative x and odd y only.
// Cost: 452 flops with a fused multiply-add.
static inline float DF_Pow(__global const uchar *limb_tables, float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float a_Lo;
	const float a_Hi = DF_Abs(x_Hi, x_Lo, &a_Lo);
	const int n = f32_powCount(y_Hi);
	const int small = ((1 < n) & (y_Lo == 0.0f)) & f32_finite(a_Hi);
	float z_Lo;
	const float z_Hi = DF_powLog(limb_tables, !small, f32_zero, f32_zero, a_Hi, a_Lo, y_Hi, y_Lo, &z_Lo);
	float z_Lo_1;
	const float z_Hi_1 = DF_powSmall(small, z_Hi, z_Lo, a_Hi, a_Lo, n, &z_Lo_1);
	const int t30 = !(((0.0f < a_Hi) & f32_finite(a_Hi)) & f32_finite(y_Hi));
	const float c = a_Hi - 1.0f;
	const float c_1 = (c == 0.0f) ? a_Lo : c;
	const float z_Hi_2 = f32_powSpecial(c_1, y_Hi);
	const float z_Hi_3 = t30 ? z_Hi_2 : z_Hi_1;
	const float z_Lo_2 = t30 ? 0.0f : z_Lo_1;
	int odd;
	const int whole = DF_parity(y_Hi, y_Lo, &odd);
	const int t43 = f32_signbit(x_Hi);
	const int t44 = whole & odd;
	float z_Lo_3;
	const float z_Hi_4 = DF_Neg(z_Hi_3, z_Lo_2, &z_Lo_3);
	const float z_Hi_5 = t44 ? z_Hi_4 : z_Hi_3;
	const float z_Lo_4 = t44 ? z_Lo_3 : z_Lo_2;
	const int t55 = (!whole & (x_Hi < 0.0f)) & f32_finite(x_Hi);
	const float z_Hi_6 = f32_sqrt(x_Hi); // NaN
	const float z_Hi_7 = t55 ? z_Hi_6 : z_Hi_5;
	const float z_Lo_5 = t55 ? 0.0f : z_Lo_4;
	const float z_Hi_8 = t43 ? z_Hi_7 : z_Hi_3;
	const float z_Lo_6 = t43 ? z_Lo_5 : z_Lo_2;
	const int t66 = (y_Hi == 1.0f) & (y_Lo == 0.0f);
	const float z_Hi_9 = t66 ? x_Hi : z_Hi_8;
	const float z_Lo_7 = t66 ? x_Lo : z_Lo_6;
	const int t76 = ((x_Hi == 1.0f) & (x_Lo == 0.0f)) | (y_Hi == 0.0f);
	const float z_Hi_10 = t76 ? 1.0f : z_Hi_9;
	const float z_Lo_8 = t76 ? 0.0f : z_Lo_7;
	*Lo = z_Lo_8;
	return z_Hi_10;
}

// PowInt returns x^n. It is exact where x^n is a Pair, for |n| below 32; beyond, where
// x^n has no more than 49 bits (DF), 107 bits (DD).
//
// Error: ≤ 2u²|x^n|.
// Domain: as Pow; for n = 2 that of Mul.
// Special: as Pow.
// Cost: as Pow; for n = 2, in Go, 21 flops.
static inline float DF_PowInt(__global const uchar *limb_tables, float x_Hi, float x_Lo, int n, float *Lo)
{
	float z_Lo;
	const float z_Hi = DF_square(x_Hi, x_Lo, &z_Lo);
	const int t7 = n != 2;
	const int high = (int)((uint)(n >> 16) << 16);
	float lo;
	const float hi = f32_FastTwoSum(f32_tofloat(high), f32_tofloat((int)((uint)n - (uint)high)), &lo);
	float z_Lo_1;
	const float z_Hi_1 = DF_Pow(limb_tables, x_Hi, x_Lo, hi, lo, &z_Lo_1);
	const float z_Hi_2 = t7 ? z_Hi_1 : z_Hi;
	const float z_Lo_2 = t7 ? z_Lo_1 : z_Lo;
	*Lo = z_Lo_2;
	return z_Hi_2;
}

// PowInt returns x^n. It is exact where x^n is a Pair, for |n| below 32; beyond, where
// x^n has no more than 49 bits (DF), 107 bits (DD).
//
// Error: ≤ 2u²|x^n|.
// Domain: as Pow; for n = 2 that of Mul.
// Special: as Pow.
// Cost: as Pow; for n = 2, in Go, 21 flops.
__kernel void map_DF_PowInt(const int n, __global float *out0, const int out0_at, const int out0_len, const int out0_stride, __global const float *in0, const int in0_at, const int in0_len, const int in0_stride, __global const int *in1, const int in1_at, const int in1_len, const int in1_stride, __global const uchar *limb_tables)
{
	const int i_1 = get_global_id(0);
	__global float *out0_0 = out0 + out0_at;
	__global float *out0_1 = out0_0 + out0_stride;
	__global const float *in0_0 = in0 + in0_at;
	__global const float *in0_1 = in0_0 + in0_stride;
	__global const int *in1_0 = in1 + in1_at;
	if (i_1 >= n) return;
	const float t1 = in0_0[i_1];
	const float t2 = in0_1[i_1];
	const int t3 = in1_0[i_1];
	float t4_1;
	const float t4_0 = DF_PowInt(limb_tables, t1, t2, t3, &t4_1);
	out0_0[i_1] = t4_0;
	out0_1[i_1] = t4_1;
}

