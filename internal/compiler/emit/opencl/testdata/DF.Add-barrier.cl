// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline float f32_TwoSum(float a, float b, float *e)
{
	const float s = limb_barrier((a + b));
	const float v = limb_barrier((s - a));
	const float e_1 = limb_barrier((limb_barrier((a - limb_barrier((s - v)))) + limb_barrier((b - v))));
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
	const float s = limb_barrier((a + b));
	const float v = limb_barrier((s - a)); // exact
	const float e_1 = limb_barrier((b - v));
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

// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels. `limb prove
// --networks` proves the normal form, and ≤ 6u².
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline float DF_Add(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
{
	float b;
	const float a = f32_TwoSum(x_Hi, y_Hi, &b);
	float d;
	const float c = f32_TwoSum(x_Lo, y_Lo, &d);
	float c_1;
	const float a_1 = f32_FastTwoSum(a, c, &c_1); // a is 0 or a multiple of ulp(c)
	const float b_1 = limb_barrier((b + d));
	const float b_2 = limb_barrier((b_1 + c_1));
	float lo;
	const float hi = f32_FastTwoSum(a_1, b_2, &lo);
	float t20_1;
	const float t20_0 = f32_finish(a, hi, lo, &t20_1);
	*Lo = t20_1;
	return t20_0;
}

// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels. `limb prove
// --networks` proves the normal form, and ≤ 6u².
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
__kernel void map_DF_Add(const int n, __global float *out0, const int out0_at, const int out0_len, const int out0_stride, __global const float *in0, const int in0_at, const int in0_len, const int in0_stride, __global const float *in1, const int in1_at, const int in1_len, const int in1_stride)
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
	const float t5_0 = DF_Add(t1, t2, t3, t4, &t5_1);
	out0_0[i_1] = t5_0;
	out0_1[i_1] = t5_1;
}

