// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline uint f32_TwoSum(uint a, uint b, uint zero, uint *e)
{
	const uint s = as_uint((as_float(a) + as_float(b))) ^ zero;
	const uint v = as_uint((as_float(s) - as_float(a))) ^ zero;
	const uint e_1 = as_uint((as_float((as_uint((as_float(a) - as_float((as_uint((as_float(s) - as_float(v))) ^ zero)))) ^ zero)) + as_float((as_uint((as_float(b) - as_float(v))) ^ zero)))) ^ zero;
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
static inline uint f32_FastTwoSum(uint a, uint b, uint zero, uint *e)
{
	const uint s = as_uint((as_float(a) + as_float(b))) ^ zero;
	const uint v = as_uint((as_float(s) - as_float(a))) ^ zero; // exact
	const uint e_1 = as_uint((as_float(b) - as_float(v))) ^ zero;
	*e = e_1;
	return s;
}

// abs clears the sign, neg flips it, copysign takes that of b.
static inline uint u32_abs(uint a)
{
	return (a & 0x7fffffffu);
}

// finite reports whether a is neither infinite nor NaN, signbit whether its sign is set.
static inline int u32_finite(uint a)
{
	return (u32_abs(a) < 0x7f800000u);
}

// key returns that integer, and 2^(N-1) more: unsigned, it compares as if it were signed.
static inline uint u32_key(uint a)
{
	const uint m = 0x0u - (a >> 31); // all ones with the sign
	return (((u32_abs(a) ^ m) - m) + 0x80000000u);
}

// ordered reports whether neither is NaN.
static inline int u32_ordered(uint a, uint b)
{
	const uint t2 = u32_abs(a);
	const uint t3 = u32_abs(b);
	return (((t3 < t2) ? t2 : t3) <= 0x7f800000u);
}

static inline int u32_eq(uint a, uint b)
{
	return ((u32_key(a) == u32_key(b)) & u32_ordered(a, b));
}

static inline int u32_ne(uint a, uint b)
{
	return ((u32_key(a) != u32_key(b)) | !u32_ordered(a, b));
}

// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
static inline uint f32_finish(uint native, uint hi, uint lo, uint zero, uint *Lo)
{
	const int t9 = !u32_finite(hi) | u32_eq(hi, (0x0u ^ zero));
	const uint hi_1 = (u32_ne(hi, hi) | u32_eq(native, (0x0u ^ zero))) ? native : hi;
	const uint hi_2 = t9 ? hi_1 : hi;
	const uint lo_1 = t9 ? (0x0u ^ zero) : lo;
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
static inline uint DF_Add(uint x_Hi, uint x_Lo, uint y_Hi, uint y_Lo, uint zero, uint *Lo)
{
	uint b;
	const uint a = f32_TwoSum(x_Hi, y_Hi, zero, &b);
	uint d;
	const uint c = f32_TwoSum(x_Lo, y_Lo, zero, &d);
	uint c_1;
	const uint a_1 = f32_FastTwoSum(a, c, zero, &c_1); // a is 0 or a multiple of ulp(c)
	const uint b_1 = as_uint((as_float(b) + as_float(d))) ^ zero;
	const uint b_2 = as_uint((as_float(b_1) + as_float(c_1))) ^ zero;
	uint lo;
	const uint hi = f32_FastTwoSum(a_1, b_2, zero, &lo);
	uint t27_1;
	const uint t27_0 = f32_finish(a, hi, lo, zero, &t27_1);
	*Lo = t27_1;
	return t27_0;
}

// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels. `limb prove
// --networks` proves the normal form, and ≤ 6u².
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
__kernel void map_DF_Add(const int n, __global uint *out0, const int out0_at, const int out0_len, const int out0_stride, __global const uint *in0, const int in0_at, const int in0_len, const int in0_stride, __global const uint *in1, const int in1_at, const int in1_len, const int in1_stride, const uint zero)
{
	const int i_1 = get_global_id(0);
	__global uint *out0_0 = out0 + out0_at;
	__global uint *out0_1 = out0_0 + out0_stride;
	__global const uint *in0_0 = in0 + in0_at;
	__global const uint *in0_1 = in0_0 + in0_stride;
	__global const uint *in1_0 = in1 + in1_at;
	__global const uint *in1_1 = in1_0 + in1_stride;
	if (i_1 >= n) return;
	const uint t2 = in0_0[i_1];
	const uint t3 = in0_1[i_1];
	const uint t4 = in1_0[i_1];
	const uint t5 = in1_1[i_1];
	uint t6_1;
	const uint t6_0 = DF_Add(t2, t3, t4, t5, zero, &t6_1);
	out0_0[i_1] = t6_0;
	out0_1[i_1] = t6_1;
}

