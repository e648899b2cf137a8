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

// finishQuad returns the sum of four limbs as a Quad, with native in the place of x0 as finish has it.
static inline double f64_finishQuad(double native, double x0, double x1, double x2, double x3, double *X1, double *X2, double *X3)
{
	const int t9 = !f64_finite(x0) | (x0 == 0.0);
	const double x0_1 = ((x0 != x0) | (native == 0.0)) ? native : x0;
	const double x0_2 = t9 ? x0_1 : x0;
	const double x1_1 = t9 ? 0.0 : x1;
	const double x2_1 = t9 ? 0.0 : x2;
	const double x3_1 = t9 ? 0.0 : x3;
	*X1 = x1_1;
	*X2 = x2_1;
	*X3 = x3_1;
	return x0_2;
}

// Mul returns xy. x.Mul(y) and y.Mul(x) have the same bits.
//
// Error: ≤ 8u⁴|xy| (worst found 7.2u⁴). `limb prove --networks` proves the normal form, and ≤ 123u⁴.
// Domain: |x|, |y|, |xy| < 2^126 (QF), 2^1022 (QD); |xy| is 0 or at least 2^-50
// (QF), 2^-859 (QD): below, the nine roundings of what is as small as u³|xy| are off
// by more than 1u⁴|xy| together, where they underflow.
// Special: X0 is that of x.X0 · y.X0 for infinities, NaN and zeros.
// Cost: 100 flops with a fused multiply-add.
static inline double QD_Mul(double x_X0, double x_X1, double x_X2, double x_X3, double y_X0, double y_X1, double y_X2, double y_X3, double *X1, double *X2, double *X3)
{
	double e00;
	const double p00 = f64_TwoProd(x_X0, y_X0, &e00);
	double e01;
	const double p01 = f64_TwoProd(x_X0, y_X1, &e01);
	double e10;
	const double p10 = f64_TwoProd(x_X1, y_X0, &e10);
	double e02;
	const double p02 = f64_TwoProd(x_X0, y_X2, &e02);
	double e11;
	const double p11 = f64_TwoProd(x_X1, y_X1, &e11);
	double e20;
	const double p20 = f64_TwoProd(x_X2, y_X0, &e20);
	const double p03 = (x_X0 * y_X3) + (x_X3 * y_X0);
	const double p12 = (x_X1 * y_X2) + (x_X2 * y_X1);
	double p10_1;
	const double p01_1 = f64_TwoSum(p01, p10, &p10_1);
	double e10_1;
	const double e01_1 = f64_TwoSum(e01, e10, &e10_1);
	double p20_1;
	const double p02_1 = f64_TwoSum(p02, p20, &p20_1);
	double p01_2;
	const double e00_1 = f64_FastTwoSum(e00, p01_1, &p01_2); // e00 is a multiple of ulp(p01)
	double p10_2;
	const double p01_3 = f64_FastTwoSum(p01_2, p10_1, &p10_2);
	double p11_1;
	const double e01_2 = f64_FastTwoSum(e01_1, p11, &p11_1);
	double p02_2;
	const double e01_3 = f64_TwoSum(e01_2, p02_1, &p02_2);
	double e00_2;
	const double p00_1 = f64_FastTwoSum(p00, e00_1, &e00_2);
	double e01_4;
	const double p01_4 = f64_TwoSum(p01_3, e01_3, &e01_4);
	double p01_5;
	const double e00_3 = f64_FastTwoSum(e00_2, p01_4, &p01_5);
	const double p10_3 = (p10_2 + (p11_1 + p02_2)) + e01_4; // u³
	const double p20_2 = p20_1 + p12;
	double p20_3;
	const double p10_4 = f64_FastTwoSum(p10_3, p20_2, &p20_3);
	double p10_5;
	const double p01_6 = f64_FastTwoSum(p01_5, p10_4, &p10_5);
	const double p10_6 = p10_5 + (((e10_1 + (e02 + e20)) + (p03 + e11)) + p20_3);
	double p10_7;
	const double p01_7 = f64_FastTwoSum(p01_6, p10_6, &p10_7);
	double p01_8;
	const double e00_4 = f64_FastTwoSum(e00_3, p01_7, &p01_8);
	double e00_5;
	const double p00_2 = f64_FastTwoSum(p00_1, e00_4, &e00_5);
	double p01_9;
	const double e00_6 = f64_FastTwoSum(e00_5, p01_8, &p01_9);
	double p10_8;
	const double p01_10 = f64_FastTwoSum(p01_9, p10_7, &p10_8);
	double p01_11;
	const double e00_7 = f64_FastTwoSum(e00_6, p01_10, &p01_11);
	double p10_9;
	const double p01_12 = f64_FastTwoSum(p01_11, p10_8, &p10_9);
	double t99_1;
	double t99_2;
	double t99_3;
	const double t99_0 = f64_finishQuad(p00, p00_2, e00_7, p01_12, p10_9, &t99_1, &t99_2, &t99_3);
	*X1 = t99_1;
	*X2 = t99_2;
	*X3 = t99_3;
	return t99_0;
}

// Mul returns xy. x.Mul(y) and y.Mul(x) have the same bits.
//
// Error: ≤ 8u⁴|xy| (worst found 7.2u⁴). `limb prove --networks` proves the normal form, and ≤ 123u⁴.
// Domain: |x|, |y|, |xy| < 2^126 (QF), 2^1022 (QD); |xy| is 0 or at least 2^-50
// (QF), 2^-859 (QD): below, the nine roundings of what is as small as u³|xy| are off
// by more than 1u⁴|xy| together, where they underflow.
// Special: X0 is that of x.X0 · y.X0 for infinities, NaN and zeros.
// Cost: 100 flops with a fused multiply-add.
__kernel void map_QD_Mul(const int n, __global double *out0, const int out0_at, const int out0_len, const int out0_stride, __global const double *in0, const int in0_at, const int in0_len, const int in0_stride, __global const double *in1, const int in1_at, const int in1_len, const int in1_stride)
{
	const int i_1 = get_global_id(0);
	__global double *out0_0 = out0 + out0_at;
	__global double *out0_1 = out0_0 + out0_stride;
	__global double *out0_2 = out0_1 + out0_stride;
	__global double *out0_3 = out0_2 + out0_stride;
	__global const double *in0_0 = in0 + in0_at;
	__global const double *in0_1 = in0_0 + in0_stride;
	__global const double *in0_2 = in0_1 + in0_stride;
	__global const double *in0_3 = in0_2 + in0_stride;
	__global const double *in1_0 = in1 + in1_at;
	__global const double *in1_1 = in1_0 + in1_stride;
	__global const double *in1_2 = in1_1 + in1_stride;
	__global const double *in1_3 = in1_2 + in1_stride;
	if (i_1 >= n) return;
	const double t1 = in0_0[i_1];
	const double t2 = in0_1[i_1];
	const double t3 = in0_2[i_1];
	const double t4 = in0_3[i_1];
	const double t5 = in1_0[i_1];
	const double t6 = in1_1[i_1];
	const double t7 = in1_2[i_1];
	const double t8 = in1_3[i_1];
	double t9_1;
	double t9_2;
	double t9_3;
	const double t9_0 = QD_Mul(t1, t2, t3, t4, t5, t6, t7, t8, &t9_1, &t9_2, &t9_3);
	out0_0[i_1] = t9_0;
	out0_1[i_1] = t9_1;
	out0_2[i_1] = t9_2;
	out0_3[i_1] = t9_3;
}

