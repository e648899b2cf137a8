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

// Mul returns xy, by Mul22 of [DGD06] with its third line corrected. x.Mul(y) and
// y.Mul(x) have the same bits.
//
// Error: ≤ 5u²|xy| ([MR22] DWTimesDW1). `limb prove --networks` proves the normal form, and
// ≤ 17u².
// Domain: |x|, |y|, |xy| < 2^126 (DF), 2^1022 (DD); |xy| is 0 or at least 2^-102
// (DF), 2^-969 (DD): below, the error of x.Hi · y.Hi underflows.
// Special: Hi is that of x.Hi · y.Hi for infinities, NaN and zeros.
// Cost: 9 flops with a fused multiply-add.
static inline float DF_Mul(float x_Hi, float x_Lo, float y_Hi, float y_Lo, float *Lo)
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
	const float b_1 = b + d;
	const float b_2 = b_1 + c_1;
	float lo;
	const float hi = f32_FastTwoSum(a_1, b_2, &lo);
	float t18_1;
	const float t18_0 = f32_finish(a, hi, lo, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

// Dot adds the products of a block, halving it again and again, to sums[g].
__kernel void programs_Dot_DF(__global float *sums, const int sums_at, const int sums_len, const int sums_stride, __global const float *x, const int x_at, const int x_len, const int x_stride, __global const float *y, const int y_at, const int y_len, const int y_stride)
{
	const int g = get_group_id(0);
	__global float *sums_0 = sums + sums_at;
	__global float *sums_1 = sums_0 + sums_stride;
	__global const float *x_0 = x + x_at;
	__global const float *x_1 = x_0 + x_stride;
	__global const float *y_0 = y + y_at;
	__global const float *y_1 = y_0 + y_stride;
	__local float part_0[64];
	__local float part_1[64];
	int half_1;
	float p_Hi;
	float p_Lo;
	const int first_1 = (int)((uint)g * (uint)128);
	const int t5 = (int)((uint)x_len - (uint)first_1);
	const int n_1 = (128 < t5) ? 128 : t5;
	half_1 = 1;
	for (;; ) {
		const int t9 = half_1;
		if (!((int)((uint)t9 * (uint)2) < n_1)) {
			break;
		}
		const int t14 = half_1;
		half_1 = (int)((uint)t14 * (uint)2);
	}
	const int t17 = half_1;
	for (int i_1 = get_local_id(0); i_1 < t17; i_1 += get_local_size(0)) {
		const int t19 = (int)((uint)first_1 + (uint)i_1);
		const float t20 = x_0[first_1 + i_1];
		const float t21 = x_1[first_1 + i_1];
		const int t22 = (int)((uint)first_1 + (uint)i_1);
		const float t23 = y_0[first_1 + i_1];
		const float t24 = y_1[first_1 + i_1];
		float p_Lo_1;
		const float p_Hi_1 = DF_Mul(t20, t21, t23, t24, &p_Lo_1);
		const int t28 = half_1;
		p_Hi = p_Hi_1;
		p_Lo = p_Lo_1;
		if ((int)((uint)t28 + (uint)i_1) < n_1) {
			const float t31 = p_Hi;
			const float t32 = p_Lo;
			const int t33 = half_1;
			const int t35 = (int)((uint)(int)((uint)first_1 + (uint)t33) + (uint)i_1);
			const float t36 = x_0[first_1 + t33 + i_1];
			const float t37 = x_1[first_1 + t33 + i_1];
			const int t38 = half_1;
			const int t40 = (int)((uint)(int)((uint)first_1 + (uint)t38) + (uint)i_1);
			const float t41 = y_0[first_1 + t38 + i_1];
			const float t42 = y_1[first_1 + t38 + i_1];
			float t43_1;
			const float t43_0 = DF_Mul(t36, t37, t41, t42, &t43_1);
			float t46_1;
			const float t46_0 = DF_Add(t31, t32, t43_0, t43_1, &t46_1);
			p_Hi = t46_0;
			p_Lo = t46_1;
		}
		const float t49 = p_Hi;
		const float t50 = p_Lo;
		part_0[i_1] = t49;
		part_1[i_1] = t50;
	}
	barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
	for (;; ) {
		const int t51 = half_1;
		if (!(1 < t51)) {
			break;
		}
		const int t55 = half_1;
		half_1 = (t55 / 2);
		const int t58 = half_1;
		for (int i_2 = get_local_id(0); i_2 < t58; i_2 += get_local_size(0)) {
			const float t60 = part_0[i_2];
			const float t61 = part_1[i_2];
			const int t62 = half_1;
			const int t63 = (int)((uint)t62 + (uint)i_2);
			const float t64 = part_0[t62 + i_2];
			const float t65 = part_1[t62 + i_2];
			float t66_1;
			const float t66_0 = DF_Add(t60, t61, t64, t65, &t66_1);
			part_0[i_2] = t66_0;
			part_1[i_2] = t66_1;
		}
		barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
	}
	for (int i_3 = get_local_id(0); i_3 < 1; i_3 += get_local_size(0)) {
		const float t72 = part_0[0];
		const float t73 = part_1[0];
		sums_0[g] = t72;
		sums_1[g] = t73;
	}
	barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

