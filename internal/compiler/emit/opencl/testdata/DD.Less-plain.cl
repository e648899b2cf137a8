// TwoDiff returns d = RN(a - b) and e with d + e = a - b.
//
// Error: exact ([Knu97], as TwoSum).
// Domain: |a - b| below the overflow threshold, |b| below the largest finite
// number. Underflow is harmless.
// Special: where d is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline double f64_TwoDiff(double a, double b, double *e)
{
	const double d = a - b;
	const double v = d - a;
	const double e_1 = (a - (d - v)) - (b + v);
	*e = e_1;
	return d;
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

// Sub returns x - y.
//
// Error: ≤ 2u²|x-y|, as Add. x - x is 0. `limb prove --networks` proves the normal form, and
// ≤ 6u².
// Domain: as Add.
// Special: Hi is that of x.Hi - y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline double DD_Sub(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	double b;
	const double a = f64_TwoDiff(x_Hi, y_Hi, &b);
	double d;
	const double c = f64_TwoDiff(x_Lo, y_Lo, &d);
	double c_1;
	const double a_1 = f64_FastTwoSum(a, c, &c_1);
	const double b_1 = b + d;
	const double b_2 = b_1 + c_1;
	double lo;
	const double hi = f64_FastTwoSum(a_1, b_2, &lo);
	double t18_1;
	const double t18_0 = f64_finish(a, hi, lo, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

// Less reports whether x < y, as real numbers: two forms of one number are
// never less than each other.
//
// Error: exact.
// Special: -Inf is below everything but itself; comparisons with NaN are false.
static inline int DD_Less(double x_Hi, double x_Lo, double y_Hi, double y_Lo)
{
	double t4_1;
	const double d_Hi = DD_Sub(x_Hi, x_Lo, y_Hi, y_Lo, &t4_1);
	const int less = d_Hi < 0.0;
	const int less_1 = x_Hi < y_Hi;
	const int less_2 = !f64_finite(d_Hi) ? less_1 : less;
	return less_2;
}

// Less reports whether x < y, as real numbers: two forms of one number are
// never less than each other.
//
// Error: exact.
// Special: -Inf is below everything but itself; comparisons with NaN are false.
__kernel void map_DD_Less(const int n, __global int *out0, const int out0_at, const int out0_len, const int out0_stride, __global const double *in0, const int in0_at, const int in0_len, const int in0_stride, __global const double *in1, const int in1_at, const int in1_len, const int in1_stride)
{
	const int i_1 = get_global_id(0);
	__global int *out0_0 = out0 + out0_at;
	__global const double *in0_0 = in0 + in0_at;
	__global const double *in0_1 = in0_0 + in0_stride;
	__global const double *in1_0 = in1 + in1_at;
	__global const double *in1_1 = in1_0 + in1_stride;
	if (i_1 >= n) return;
	const double t1 = in0_0[i_1];
	const double t2 = in0_1[i_1];
	const double t3 = in1_0[i_1];
	const double t4 = in1_1[i_1];
	out0_0[i_1] = (DD_Less(t1, t2, t3, t4) ? 1 : 0);
}

