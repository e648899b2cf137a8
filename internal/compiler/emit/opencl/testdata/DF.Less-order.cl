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
	const uint t9 = as_uint(hi);
	const uint t10 = t9 & 0x7fffffffu;
	const uint t16 = as_uint(0.0f);
	const uint t17 = t16 & 0x7fffffffu;
	const int t26 = !f32_finite(hi) | ((((0x80000000u <= t9) ? (0x80000000u - t10) : (0x80000000u + t10)) == ((0x80000000u <= t16) ? (0x80000000u - t17) : (0x80000000u + t17))) & ((t10 <= 0x7f800000u) & (t17 <= 0x7f800000u)));
	const uint t31 = as_uint(hi);
	const uint t32 = t31 & 0x7fffffffu;
	const uint t38 = as_uint(hi);
	const uint t39 = t38 & 0x7fffffffu;
	const uint t53 = as_uint(native);
	const uint t54 = t53 & 0x7fffffffu;
	const uint t60 = as_uint(0.0f);
	const uint t61 = t60 & 0x7fffffffu;
	const float hi_1 = (((((0x80000000u <= t31) ? (0x80000000u - t32) : (0x80000000u + t32)) != ((0x80000000u <= t38) ? (0x80000000u - t39) : (0x80000000u + t39))) | !((t32 <= 0x7f800000u) & (t39 <= 0x7f800000u))) | ((((0x80000000u <= t53) ? (0x80000000u - t54) : (0x80000000u + t54)) == ((0x80000000u <= t60) ? (0x80000000u - t61) : (0x80000000u + t61))) & ((t54 <= 0x7f800000u) & (t61 <= 0x7f800000u)))) ? native : hi;
	const float hi_2 = t26 ? hi_1 : hi;
	const float lo_1 = t26 ? 0.0f : lo;
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

// Less reports whether x < y, as real numbers: two forms of one number are
// never less than each other.
//
// Error: exact.
// Special: -Inf is below everything but itself; comparisons with NaN are false.
static inline int DF_Less(float x_Hi, float x_Lo, float y_Hi, float y_Lo)
{
	float t4_1;
	const float d_Hi = DF_Sub(x_Hi, x_Lo, y_Hi, y_Lo, &t4_1);
	const uint t10 = as_uint(d_Hi);
	const uint t11 = t10 & 0x7fffffffu;
	const uint t17 = as_uint(0.0f);
	const uint t18 = t17 & 0x7fffffffu;
	const int less = (((0x80000000u <= t10) ? (0x80000000u - t11) : (0x80000000u + t11)) < ((0x80000000u <= t17) ? (0x80000000u - t18) : (0x80000000u + t18))) & ((t11 <= 0x7f800000u) & (t18 <= 0x7f800000u));
	const uint t32 = as_uint(x_Hi);
	const uint t33 = t32 & 0x7fffffffu;
	const uint t39 = as_uint(y_Hi);
	const uint t40 = t39 & 0x7fffffffu;
	const int less_1 = (((0x80000000u <= t32) ? (0x80000000u - t33) : (0x80000000u + t33)) < ((0x80000000u <= t39) ? (0x80000000u - t40) : (0x80000000u + t40))) & ((t33 <= 0x7f800000u) & (t40 <= 0x7f800000u));
	const int less_2 = !f32_finite(d_Hi) ? less_1 : less;
	return less_2;
}

// Less reports whether x < y, as real numbers: two forms of one number are
// never less than each other.
//
// Error: exact.
// Special: -Inf is below everything but itself; comparisons with NaN are false.
__kernel void map_DF_Less(const int n, __global int *out0, const int out0_at, const int out0_len, const int out0_stride, __global const float *in0, const int in0_at, const int in0_len, const int in0_stride, __global const float *in1, const int in1_at, const int in1_len, const int in1_stride)
{
	const int i_1 = get_global_id(0);
	__global int *out0_0 = out0 + out0_at;
	__global const float *in0_0 = in0 + in0_at;
	__global const float *in0_1 = in0_0 + in0_stride;
	__global const float *in1_0 = in1 + in1_at;
	__global const float *in1_1 = in1_0 + in1_stride;
	if (i_1 >= n) return;
	const float t1 = in0_0[i_1];
	const float t2 = in0_1[i_1];
	const float t3 = in1_0[i_1];
	const float t4 = in1_1[i_1];
	out0_0[i_1] = (DF_Less(t1, t2, t3, t4) ? 1 : 0);
}

