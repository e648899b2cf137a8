// middling returns the exponent of a, or the nearest n to it such that 2^n and
// 2^-n are normal numbers: then 2^-n·a is normal, and below 4.
static inline int f64_middling(double a)
{
	const int t2 = f64_exponent(a);
	const int t5 = (-1022 < t2) ? t2 : -1022;
	return ((t5 < 1022) ? t5 : 1022);
}

// normal returns x and m with a = 2^m·x, of which x is no subnormal number: some devices compare
// these as zeros.
static inline double f64_normal(double a, int *m)
{
	const int m_1 = f64_middling(a);
	*m = m_1;
	return (a * f64_pow2((int)((uint)0 - (uint)m_1)));
}

// significand returns f and n with a = 2^n·f and 1 ≤ |f| < 2, for finite a ≠ 0 that is 2^m·x by [normal].
static inline double f64_significand(double x, int m, int *n)
{
	const int k = f64_exponent(x);
	*n = (int)((uint)m + (uint)k);
	return (x * f64_pow2((int)((uint)0 - (uint)k)));
}

// Split returns hi and lo with hi + lo = a, hi a multiple of the upper half of
// a's significand of p bits (24 or 53): products of two such halves are machine numbers.
//
// Error: exact ([Dek71] 5.7, Veltkamp; s = ⌈p/2⌉, so hi has p-s bits and lo s-1).
// Domain: |a| < 2^115 (float32), 2^996 (float64); beyond it 2^s·a overflows.
// Special: where a is infinite or NaN, hi and lo are NaN.
// Cost: 4 flops.
static inline double f64_Split(double a, double *lo)
{
	const double c = f64_splitter() * a;
	const double hi = c - (c - a);
	const double lo_1 = a - hi; // exact
	*lo = lo_1;
	return hi;
}

// rescale returns 2^n·a in two steps of about the same size. Both powers are
// normal numbers for the sum n of two exponents.
static inline double f64_rescale(double a, int n)
{
	return ((a * f64_pow2((n >> 1))) * f64_pow2((int)((uint)n - (uint)(n >> 1))));
}

// prodErrSplit returns what [prodErr] does, for all operands, in arithmetic
// without a fused multiply-add. The factors are scaled to about 1, where every
// product of two halves is exact, and so is every difference; the error is
// scaled back in two steps, of which at most the last one rounds.
//
// Error: exact ([Dek71] mul12), rounded once where it underflows.
// Special: NaN where a factor is infinite or NaN; ∓Inf where p = ±Inf.
// Cost: 32 flops.
static inline double f64_prodErrSplit(double a, double b, double p)
{
	const int m = f64_middling(a);
	const int n = f64_middling(b);
	const double x = a * f64_pow2((int)((uint)0 - (uint)m));
	const double y = b * f64_pow2((int)((uint)0 - (uint)n));
	const double h = x * y;
	double xl;
	const double xh = f64_Split(x, &xl);
	double yl;
	const double yh = f64_Split(y, &yl);
	const double e = (xh * yh) - h;
	const double e_1 = e + (xh * yl);
	const double e_2 = e_1 + (xl * yh);
	const double e_3 = e_2 + (xl * yl);
	const double e_4 = (h - f64_rescale(p, (int)((uint)(int)((uint)0 - (uint)m) - (uint)n))) + e_3; // h is RN(ab), scaled, or has bits that p lost
	const double e_5 = p - p;
	const double e_6 = (!f64_finite(a) | !f64_finite(b)) ? e_5 : e_4;
	return f64_rescale(e_6, (int)((uint)m + (uint)n));
}

// TwoProd returns p = RN(a · b) and e with p + e = a · b.
//
// Error: exact ([Dek71]; with a fused multiply-add [Kah96]).
// Domain: |ab| below the overflow threshold, and 0 or at least 2^-102
// (float32), 2^-969 (float64): below that e may need bits under the smallest
// subnormal number, and is then rounded to it.
// Special: where p is infinite or NaN, e is infinite or NaN.
// Cost: 2 flops with a fused multiply-add, else 33.
static inline double f64_TwoProd(double a, double b, double *e)
{
	const double p = a * b;
	*e = f64_prodErrSplit(a, b, p);
	return p;
}

// residual returns x - qy, where that is a machine number.
static inline double f64_residual(double x, double q, double y)
{
	double e;
	const double p = f64_TwoProd(q, y, &e);
	return ((x - p) - e);
}

// infinity returns +Inf.
static inline double f64_infinity()
{
	const double p = f64_pow2(1022);
	return (p * p);
}

// root returns √a, correctly rounded.
//
// Error: ≤ ½ulp.
// Cost: 70 flops.
static inline double f64_root(double a)
{
	int n;
	const double a_1 = f64_normal(a, &n);
	const int regular = f64_finite(a_1) & (0.0 < a_1);
	const double x = !regular ? 1.0 : a_1;
	int n_1;
	const double x_1 = f64_significand(x, n, &n_1);
	const double x_2 = x_1 + x_1;
	const double x_3 = ((n_1 & 1) != 0) ? x_2 : x_1;
	const double r = 0x1.199999999999ap+00 - (0x1.47ae147ae147bp-03 * x_3); // 1 ≤ √x < 2. The line is within 1/8 of 1/√x.
	const double r_1 = r * (0x1.8p+00 - ((x_3 * 0x1p-01) * (r * r)));
	const double r_2 = r_1 * (0x1.8p+00 - ((x_3 * 0x1p-01) * (r_1 * r_1)));
	const double r_3 = r_2 * (0x1.8p+00 - ((x_3 * 0x1p-01) * (r_2 * r_2)));
	const double r_4 = r_3 * (0x1.8p+00 - ((x_3 * 0x1p-01) * (r_3 * r_3)));
	const double r_5 = r_4 * (0x1.8p+00 - ((x_3 * 0x1p-01) * (r_4 * r_4)));
	const double s = x_3 * r_5;
	const double s_1 = s + (f64_residual(x_3, s, s) * (r_5 * 0x1p-01));
	const double s_2 = (s_1 < 1.0) ? 1.0 : s_1;
	const double d = f64_residual(x_3, s_2, s_2);
	const double most = 0x1p-52 * s_2; // (s + unit/2)² is s² + most and less than the last place of d
	const double step = (most < d) ? 0x1p-52 : 0.0;
	const double step_1 = f64_neg(0x1p-52);
	const double step_2 = (d <= f64_neg(most)) ? step_1 : step;
	const double z = (s_2 + step_2) * f64_pow2((n_1 >> 1));
	const double z_1 = f64_infinity();
	const double z_2 = z_1 - z_1;
	const double z_3 = (a_1 < 0.0) ? z_2 : a_1;
	const double z_4 = !regular ? z_3 : z;
	return z_4;
}

// TwoSqr returns p = RN(a²) and e with p + e = a².
//
// Error: exact, as TwoProd.
// Domain: that of TwoProd(a, a).
// Special: as TwoProd.
// Cost: 2 flops with a fused multiply-add, else 33.
static inline double f64_TwoSqr(double a, double *e)
{
	const double p = a * a;
	*e = f64_prodErrSplit(a, a, p);
	return p;
}

// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline double f64_TwoSum(double a, double b, double *e)
{
	const double s = a + b;
	const double v = s - a;
	const double e_1 = (a - (s - v)) + (b - v);
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
static inline double f64_FastTwoSum(double a, double b, double *e)
{
	const double s = a + b;
	const double v = s - a; // exact
	const double e_1 = b - v;
	*e = e_1;
	return s;
}

// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
static inline double f64_finish(double native, double hi, double lo, double *Lo)
{
	const int t7 = !f64_finite(hi) | (hi == 0.0);
	const double hi_1 = ((hi != hi) | (native == 0.0)) ? native : hi;
	const double hi_2 = t7 ? hi_1 : hi;
	const double lo_1 = t7 ? 0.0 : lo;
	*Lo = lo_1;
	return hi_2;
}

// Sqrt returns √x.
//
// Error: ≤ 1u²√x.
// Domain: 0 ≤ x.
// Special: √±0 = ±0, √+Inf = +Inf; NaN for x < 0.
// Cost: 39 flops with a fused multiply-add, two roots and one division.
static inline double DD_Sqrt(double x_Hi, double x_Lo, double *Lo)
{
	const int n = f64_exponent(x_Hi) >> 1;
	const double f = f64_pow2((int)((uint)0 - (uint)n));
	const double a_Hi = (x_Hi * f) * f;
	const double a_Lo = (x_Lo * f) * f;
	const double q0 = f64_root(a_Hi);
	const double r = f64_div(0x1p-01, q0);
	double e;
	const double p = f64_TwoSqr(q0, &e);
	double t;
	const double s = f64_TwoSum((a_Hi - p), f64_neg(e), &t); // a.Hi - p is exact
	double v;
	const double s_1 = f64_TwoSum(s, a_Lo, &v);
	const double v_1 = v + t; // the remainder is s + v
	const double q1 = s_1 * r;
	double e_1;
	const double p_1 = f64_TwoProd(q1, (q0 + q0), &e_1);
	const double q2 = (((s_1 - p_1) - e_1) + (v_1 - (q1 * q1))) * r;
	double q1_1;
	const double q0_1 = f64_FastTwoSum(q0, q1, &q1_1);
	double q1_2;
	const double q0_2 = f64_FastTwoSum(q0_1, (q1_1 + q2), &q1_2);
	const double f_1 = f64_pow2(n);
	double t48_1;
	const double t48_0 = f64_finish(f64_root(x_Hi), (q0_2 * f_1), (q1_2 * f_1), &t48_1);
	*Lo = t48_1;
	return t48_0;
}

// Sqrt returns √x.
//
// Error: ≤ 1u²√x.
// Domain: 0 ≤ x.
// Special: √±0 = ±0, √+Inf = +Inf; NaN for x < 0.
// Cost: 39 flops with a fused multiply-add, two roots and one division.
__kernel void map_DD_Sqrt(const int n, __global double *out0, const int out0_at, const int out0_len, const int out0_stride, __global const double *in0, const int in0_at, const int in0_len, const int in0_stride)
{
	const int i_1 = get_global_id(0);
	__global double *out0_0 = out0 + out0_at;
	__global double *out0_1 = out0_0 + out0_stride;
	__global const double *in0_0 = in0 + in0_at;
	__global const double *in0_1 = in0_0 + in0_stride;
	if (i_1 >= n) return;
	const double t1 = in0_0[i_1];
	const double t2 = in0_1[i_1];
	double t3_1;
	const double t3_0 = DD_Sqrt(t1, t2, &t3_1);
	out0_0[i_1] = t3_0;
	out0_1[i_1] = t3_1;
}

