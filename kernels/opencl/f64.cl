// Code generated from the Go source of limb by gen; DO NOT EDIT.

//: f64_FromFloat
// FromFloat returns a as a Pair.
//
// Error: exact.
static inline double f64_FromFloat(double a, double *Lo)
{
	*Lo = 0.0;
	return a;
}

//: map_f64_FromFloat f64_FromFloat
__kernel void map_f64_FromFloat(const uint n, __global const double *in0, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = f64_FromFloat(in0[i], &r1);
		out1[i] = r1;
	}
}

//: f64_TwoSum
// TwoSum returns s = RN(a + b) and e with s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline double f64_TwoSum(double a, double b, double *e)
{
	const double s = RN(a + b);
	const double v = RN(s - a);
	const double e_1 = RN(RN(a - RN(s - v)) + RN(b - v));
	*e = e_1;
	return s;
}

//: map_f64_TwoSum f64_TwoSum
__kernel void map_f64_TwoSum(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = f64_TwoSum(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f64_FastTwoSum
// FastTwoSum returns s = RN(a + b) and e with s + e = a + b, for |a| ≥ |b| or
// a = 0. It is Dekker's: half the cost of [TwoSum], one more condition.
//
// Error: exact ([Dek71]; it is enough that a is a multiple of ulp(b)).
// Domain: |a| ≥ |b| or a = 0; |a + b| below the overflow threshold.
// Special: where s is infinite or NaN, e is infinite or NaN.
// Cost: 3 flops.
static inline double f64_FastTwoSum(double a, double b, double *e)
{
	const double s = RN(a + b);
	const double v = RN(s - a); // exact
	const double e_1 = RN(b - v);
	*e = e_1;
	return s;
}

//: map_f64_FastTwoSum f64_FastTwoSum
__kernel void map_f64_FastTwoSum(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = f64_FastTwoSum(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f64_TwoDiff
// TwoDiff returns d = RN(a - b) and e with d + e = a - b.
//
// Error: exact ([Knu97], as TwoSum).
// Domain: |a - b| below the overflow threshold, |b| below the largest finite
// number. Underflow is harmless.
// Special: where d is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline double f64_TwoDiff(double a, double b, double *e)
{
	const double d = RN(a - b);
	const double v = RN(d - a);
	const double e_1 = RN(RN(a - RN(d - v)) - RN(b + v));
	*e = e_1;
	return d;
}

//: map_f64_TwoDiff f64_TwoDiff
__kernel void map_f64_TwoDiff(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = f64_TwoDiff(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f64_Split
// Split returns hi and lo with hi + lo = a, hi a multiple of the upper half of
// a's significand: products of two such halves are machine numbers.
//
// Error: exact ([Dek71] 5.7, Veltkamp; s = ⌈p/2⌉, so hi has p-s bits and lo s-1).
// Domain: |a| < 2^115 (float32), 2^996 (float64); beyond it 2^s·a overflows.
// Special: where a is infinite or NaN, hi and lo are NaN.
// Cost: 4 flops.
static inline double f64_Split(double a, double *lo)
{
	const double c = RN(0x1.0000002p+27 * a);
	const double hi = RN(c - RN(c - a));
	const double lo_1 = RN(a - hi); // exact
	*lo = lo_1;
	return hi;
}

//: map_f64_Split f64_Split
__kernel void map_f64_Split(const uint n, __global const double *in0, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = f64_Split(in0[i], &r1);
		out1[i] = r1;
	}
}

//: f64_TwoProd f64_prodErrSplit
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
	const double p = RN(a * b);
	*e = f64_prod_err(a, b, p);
	return p;
}

//: map_f64_TwoProd f64_TwoProd
__kernel void map_f64_TwoProd(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = f64_TwoProd(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: f64_TwoSqr f64_prodErrSplit
// TwoSqr returns p = RN(a²) and e with p + e = a².
//
// Error: exact, as TwoProd.
// Domain: that of TwoProd(a, a).
// Special: as TwoProd.
// Cost: 2 flops with a fused multiply-add, else 33.
static inline double f64_TwoSqr(double a, double *e)
{
	const double p = RN(a * a);
	*e = f64_prod_err(a, a, p);
	return p;
}

//: map_f64_TwoSqr f64_TwoSqr
__kernel void map_f64_TwoSqr(const uint n, __global const double *in0, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = f64_TwoSqr(in0[i], &r1);
		out1[i] = r1;
	}
}

//: f64_middling
// middling returns the exponent of a, or the nearest n to it such that 2^n and
// 2^-n are normal numbers: then 2^-n·a is normal, and below 4.
static inline int f64_middling(double a)
{
	const int t2 = f64_exponent(a);
	const int t5 = ((-1022 < t2) ? t2 : -1022);
	return ((t5 < 1022) ? t5 : 1022);
}

//: f64_rescale
// rescale returns 2^n·a in two steps of about the same size. Both powers are
// normal numbers for the sum n of two exponents.
static inline double f64_rescale(double a, int n)
{
	return RN(RN(a * f64_pow2((n >> 1))) * f64_pow2((int)((uint)n - (uint)(n >> 1))));
}

//: f64_prodErrSplit f64_middling f64_Split f64_rescale
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
	const double x = RN(a * f64_pow2((int)((uint)0 - (uint)m)));
	const double y = RN(b * f64_pow2((int)((uint)0 - (uint)n)));
	const double h = RN(x * y);
	double xl;
	const double xh = f64_Split(x, &xl);
	double yl;
	const double yh = f64_Split(y, &yl);
	const double e = RN(RN(xh * yh) - h);
	const double e_1 = RN(e + RN(xh * yl));
	const double e_2 = RN(e_1 + RN(xl * yh));
	const double e_3 = RN(e_2 + RN(xl * yl));
	const double e_4 = RN(RN(h - f64_rescale(p, (int)((uint)(int)((uint)0 - (uint)m) - (uint)n))) + e_3); // h is RN(ab), scaled, or has bits that p lost
	const double e_5 = RN(p - p);
	const double e_6 = ((!f64_finite(a) | !f64_finite(b)) ? e_5 : e_4);
	return f64_rescale(e_6, (int)((uint)m + (uint)n));
}

//: f64_finish
// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
static inline double f64_finish(double native, double hi, double lo, double *Lo)
{
	const double lo_1 = (!f64_finite(hi) ? 0.0 : lo);
	const double hi_1 = (((hi != hi) | ((hi == 0.0) & (native == 0.0))) ? native : hi);
	*Lo = lo_1;
	return hi_1;
}

//: DD_Add f64_TwoSum f64_FastTwoSum f64_finish
// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels.
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline double DD_Add(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	double b;
	const double a = f64_TwoSum(x_Hi, y_Hi, &b);
	double d;
	const double c = f64_TwoSum(x_Lo, y_Lo, &d);
	double c_1;
	const double a_1 = f64_FastTwoSum(a, c, &c_1); // a is 0 or a multiple of ulp(c)
	const double b_1 = RN(b + d);
	const double b_2 = RN(b_1 + c_1);
	double lo;
	const double hi = f64_FastTwoSum(a_1, b_2, &lo);
	double t18_1;
	const double t18_0 = f64_finish(a, hi, lo, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

//: map_DD_Add DD_Add
__kernel void map_DD_Add(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Add(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DD_SloppyAdd f64_TwoSum f64_FastTwoSum f64_finish
// SloppyAdd returns x + y by Add22 of [DGD06]: about half the cost of Add, and
// no bound relative to the sum where it cancels.
//
// Error: ≤ 4u²(|x| + |y|) absolute, hence ≤ 4u²|x+y| where x and y have the same
// sign; where the signs differ the relative error may reach 1 ([HLB01], [JMP17]
// Algorithm 5).
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: as Add.
// Cost: 11 flops.
static inline double DD_SloppyAdd(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	double e;
	const double s = f64_TwoSum(x_Hi, y_Hi, &e);
	const double e_1 = RN(e + RN(x_Lo + y_Lo));
	double lo;
	const double hi = f64_FastTwoSum(s, e_1, &lo);
	double t12_1;
	const double t12_0 = f64_finish(s, hi, lo, &t12_1);
	*Lo = t12_1;
	return t12_0;
}

//: map_DD_SloppyAdd DD_SloppyAdd
__kernel void map_DD_SloppyAdd(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_SloppyAdd(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Neg
// Neg returns -x.
//
// Error: exact.
// Special: the sign of infinities, NaN and zeros is flipped too.
static inline double DD_Neg(double x_Hi, double x_Lo, double *Lo)
{
	*Lo = (-x_Lo);
	return (-x_Hi);
}

//: map_DD_Neg DD_Neg
__kernel void map_DD_Neg(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Neg(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Sub DD_Neg DD_Add
// Sub returns x - y.
//
// Error: ≤ 2u²|x-y|, as Add. x - x is 0.
// Domain: as Add.
// Special: Hi is that of x.Hi - y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline double DD_Sub(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	double t4_1;
	const double t4_0 = DD_Neg(y_Hi, y_Lo, &t4_1);
	double t7_1;
	const double t7_0 = DD_Add(x_Hi, x_Lo, t4_0, t4_1, &t7_1);
	*Lo = t7_1;
	return t7_0;
}

//: map_DD_Sub DD_Sub
__kernel void map_DD_Sub(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Sub(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DD_AddFloat f64_TwoSum f64_FastTwoSum f64_finish
// AddFloat returns x + a.
//
// Error: ≤ 2u²|x+a| ([JMP17] Algorithm 4).
// Domain: |x|, |a| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + a for infinities, NaN and zeros.
// Cost: 10 flops.
static inline double DD_AddFloat(double x_Hi, double x_Lo, double a, double *Lo)
{
	double e;
	const double s = f64_TwoSum(x_Hi, a, &e);
	double lo;
	const double hi = f64_FastTwoSum(s, RN(x_Lo + e), &lo);
	double t10_1;
	const double t10_0 = f64_finish(s, hi, lo, &t10_1);
	*Lo = t10_1;
	return t10_0;
}

//: map_DD_AddFloat DD_AddFloat
__kernel void map_DD_AddFloat(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_AddFloat(in0[i], in1[i], in2[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Mul f64_TwoProd f64_FastTwoSum f64_finish
// Mul returns xy. It is Mul22 of [DGD06] with its third line corrected, and
// commutes bit for bit.
//
// Error: ≤ 5u²|xy| ([MR22] DWTimesDW1).
// Domain: |x|, |y|, |xy| < 2^126 (DF), 2^1022 (DD); |xy| is 0 or at least 2^-78
// (DF), 2^-916 (DD).
// Special: Hi is that of x.Hi · y.Hi for infinities, NaN and zeros.
// Cost: 8 flops with a fused multiply-add.
static inline double DD_Mul(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	double e;
	const double p = f64_TwoProd(x_Hi, y_Hi, &e);
	const double c = RN(RN(x_Hi * y_Lo) + RN(x_Lo * y_Hi));
	const double e_1 = RN(e + c);
	double lo;
	const double hi = f64_FastTwoSum(p, e_1, &lo);
	double t14_1;
	const double t14_0 = f64_finish(p, hi, lo, &t14_1);
	*Lo = t14_1;
	return t14_0;
}

//: map_DD_Mul DD_Mul
__kernel void map_DD_Mul(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Mul(in0[i], in1[i], in2[i], in3[i], &r1);
		out1[i] = r1;
	}
}

//: DD_MulFloat f64_TwoProd f64_FastTwoSum f64_finish
// MulFloat returns xa.
//
// Error: ≤ 2u²|xa| ([JMP17] Algorithm 7: 1.5u² + 4u³).
// Domain: as Mul.
// Special: Hi is that of x.Hi · a for infinities, NaN and zeros.
// Cost: 10 flops with a fused multiply-add.
static inline double DD_MulFloat(double x_Hi, double x_Lo, double a, double *Lo)
{
	double e;
	const double p = f64_TwoProd(x_Hi, a, &e);
	double l;
	const double h = f64_FastTwoSum(p, RN(x_Lo * a), &l);
	double lo;
	const double hi = f64_FastTwoSum(h, RN(l + e), &lo);
	double t14_1;
	const double t14_0 = f64_finish(p, hi, lo, &t14_1);
	*Lo = t14_1;
	return t14_0;
}

//: map_DD_MulFloat DD_MulFloat
__kernel void map_DD_MulFloat(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_MulFloat(in0[i], in1[i], in2[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Abs
// Abs returns |x|.
//
// Error: exact.
// Special: |±Inf| = +Inf, |±0| = +0, |NaN| = NaN.
static inline double DD_Abs(double x_Hi, double x_Lo, double *Lo)
{
	const double lo = (-x_Lo);
	const double lo_1 = ((x_Hi < 0.0) ? lo : x_Lo);
	*Lo = lo_1;
	return fabs(x_Hi);
}

//: map_DD_Abs DD_Abs
__kernel void map_DD_Abs(const uint n, __global const double *in0, __global const double *in1, __global double *out0, __global double *out1)
{
	FOR_EACH(i, n) {
		double r1;
		out0[i] = DD_Abs(in0[i], in1[i], &r1);
		out1[i] = r1;
	}
}

//: DD_Less DD_Sub
// Less reports whether x < y, as real numbers: two forms of one number are
// never less than each other.
//
// Error: exact.
// Special: -Inf is below everything but itself; comparisons with NaN are false.
static inline int DD_Less(double x_Hi, double x_Lo, double y_Hi, double y_Lo)
{
	double t4_1;
	const double d_Hi = DD_Sub(x_Hi, x_Lo, y_Hi, y_Lo, &t4_1);
	const int less = (d_Hi < 0.0);
	const int less_1 = (x_Hi < y_Hi);
	const int less_2 = (!f64_finite(d_Hi) ? less_1 : less);
	return less_2;
}

//: map_DD_Less DD_Less
__kernel void map_DD_Less(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global int *out0)
{
	FOR_EACH(i, n) {
		out0[i] = DD_Less(in0[i], in1[i], in2[i], in3[i]);
	}
}

//: DD_Equal DD_Sub
// Equal reports whether x = y, as real numbers: two forms of one number are
// equal.
//
// Error: exact.
// Special: +0 and -0 are equal, and so are infinities of one sign; NaN equals
// nothing.
static inline int DD_Equal(double x_Hi, double x_Lo, double y_Hi, double y_Lo)
{
	double t4_1;
	const double d_Hi = DD_Sub(x_Hi, x_Lo, y_Hi, y_Lo, &t4_1);
	const int equal = (d_Hi == 0.0);
	const int equal_1 = (x_Hi == y_Hi);
	const int equal_2 = (!f64_finite(d_Hi) ? equal_1 : equal);
	return equal_2;
}

//: map_DD_Equal DD_Equal
__kernel void map_DD_Equal(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global const double *in3, __global int *out0)
{
	FOR_EACH(i, n) {
		out0[i] = DD_Equal(in0[i], in1[i], in2[i], in3[i]);
	}
}

//: f64_Add
// Add returns RN(a + b).
//
// Cost: 1 flop.
static inline double f64_Add(double a, double b)
{
	return RN(a + b);
}

//: map_f64_Add f64_Add
__kernel void map_f64_Add(const uint n, __global const double *in0, __global const double *in1, __global double *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f64_Add(in0[i], in1[i]);
	}
}

//: f64_Mul
// Mul returns RN(ab).
//
// Cost: 1 flop.
static inline double f64_Mul(double a, double b)
{
	return RN(a * b);
}

//: map_f64_Mul f64_Mul
__kernel void map_f64_Mul(const uint n, __global const double *in0, __global const double *in1, __global double *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f64_Mul(in0[i], in1[i]);
	}
}

//: f64_Mad
// Mad returns RN(RN(ab) + c): the product is rounded, however much faster a
// fused operation would be.
//
// Cost: 2 flops.
static inline double f64_Mad(double a, double b, double c)
{
	return RN(RN(a * b) + c);
}

//: map_f64_Mad f64_Mad
__kernel void map_f64_Mad(const uint n, __global const double *in0, __global const double *in1, __global const double *in2, __global double *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f64_Mad(in0[i], in1[i], in2[i]);
	}
}

//: f64_Div
// Div returns RN(a / b).
//
// Cost: 1 flop.
static inline double f64_Div(double a, double b)
{
	return RN(a / b);
}

//: map_f64_Div f64_Div
__kernel void map_f64_Div(const uint n, __global const double *in0, __global const double *in1, __global double *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f64_Div(in0[i], in1[i]);
	}
}

//: f64_Sqrt
// Sqrt returns RN(√a).
//
// Cost: 1 flop.
static inline double f64_Sqrt(double a)
{
	return RN(sqrt(a));
}

//: map_f64_Sqrt f64_Sqrt
__kernel void map_f64_Sqrt(const uint n, __global const double *in0, __global double *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f64_Sqrt(in0[i]);
	}
}

//: f64_SumLessFirst
// SumLessFirst returns RN(RN(a + b) - a), which is not b.
//
// Cost: 2 flops.
static inline double f64_SumLessFirst(double a, double b)
{
	const double s = RN(a + b);
	return RN(s - a);
}

//: map_f64_SumLessFirst f64_SumLessFirst
__kernel void map_f64_SumLessFirst(const uint n, __global const double *in0, __global const double *in1, __global double *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f64_SumLessFirst(in0[i], in1[i]);
	}
}

//: f64_SumLessSecond
// SumLessSecond returns RN(RN(a + b) - b), which is not a.
//
// Cost: 2 flops.
static inline double f64_SumLessSecond(double a, double b)
{
	const double s = RN(a + b);
	return RN(s - b);
}

//: map_f64_SumLessSecond f64_SumLessSecond
__kernel void map_f64_SumLessSecond(const uint n, __global const double *in0, __global const double *in1, __global double *out0)
{
	FOR_EACH(i, n) {
		out0[i] = f64_SumLessSecond(in0[i], in1[i]);
	}
}
