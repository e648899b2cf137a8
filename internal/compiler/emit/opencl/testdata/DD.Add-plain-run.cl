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

// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels. `limb prove
// --networks` proves the normal form, and ≤ 6u².
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
	const double b_1 = b + d;
	const double b_2 = b_1 + c_1;
	double lo;
	const double hi = f64_FastTwoSum(a_1, b_2, &lo);
	double t18_1;
	const double t18_0 = f64_finish(a, hi, lo, &t18_1);
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
__kernel void map_DD_Add(const int n, __global double *out0, const int out0_at, const int out0_len, const int out0_stride, __global const double *in0, const int in0_at, const int in0_len, const int in0_stride, __global const double *in1, const int in1_at, const int in1_len, const int in1_stride)
{
	__global double *out0_0 = out0 + out0_at;
	__global double *out0_1 = out0_0 + out0_stride;
	__global const double *in0_0 = in0 + in0_at;
	__global const double *in0_1 = in0_0 + in0_stride;
	__global const double *in1_0 = in1 + in1_at;
	__global const double *in1_1 = in1_0 + in1_stride;
	const int first = get_global_id(0) * 1024, last = min(n, first + 1024);
	_Pragma("clang loop vectorize(assume_safety)") for (int i_1 = first; i_1 < last; i_1++) {
		const double t1 = in0_0[i_1];
		const double t2 = in0_1[i_1];
		const double t3 = in1_0[i_1];
		const double t4 = in1_1[i_1];
		double t5_1;
		const double t5_0 = DD_Add(t1, t2, t3, t4, &t5_1);
		out0_0[i_1] = t5_0;
		out0_1[i_1] = t5_1;
	}
}

