// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline __attribute__((always_inline)) uint f32_TwoSum(uint a, uint b, uint zero, uint *e)
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
static inline __attribute__((always_inline)) uint f32_FastTwoSum(uint a, uint b, uint zero, uint *e)
{
	const uint s = as_uint((as_float(a) + as_float(b))) ^ zero;
	const uint v = as_uint((as_float(s) - as_float(a))) ^ zero; // exact
	const uint e_1 = as_uint((as_float(b) - as_float(v))) ^ zero;
	*e = e_1;
	return s;
}

// abs clears the sign, neg flips it, copysign takes that of b.
static inline __attribute__((always_inline)) uint u32_abs(uint a)
{
	return (a & 0x7fffffffu);
}

// finite reports whether a is neither infinite nor NaN, signbit whether its sign is set.
static inline __attribute__((always_inline)) int u32_finite(uint a)
{
	return (u32_abs(a) < 0x7f800000u);
}

// key returns that integer, and 2^(N-1) more: unsigned, it compares as if it were signed.
static inline __attribute__((always_inline)) uint u32_key(uint a)
{
	const uint m = 0x0u - (a >> 31); // all ones with the sign
	return (((u32_abs(a) ^ m) - m) + 0x80000000u);
}

// ordered reports whether neither is NaN.
static inline __attribute__((always_inline)) int u32_ordered(uint a, uint b)
{
	const uint t2 = u32_abs(a);
	const uint t3 = u32_abs(b);
	return (((t3 < t2) ? t2 : t3) <= 0x7f800000u);
}

static inline __attribute__((always_inline)) int u32_eq(uint a, uint b)
{
	return ((u32_key(a) == u32_key(b)) & u32_ordered(a, b));
}

static inline __attribute__((always_inline)) int u32_ne(uint a, uint b)
{
	return ((u32_key(a) != u32_key(b)) | !u32_ordered(a, b));
}

// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
static inline __attribute__((always_inline)) uint f32_finish(uint native, uint hi, uint lo, uint zero, uint *Lo)
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
static inline __attribute__((always_inline)) uint DF_Add(uint x_Hi, uint x_Lo, uint y_Hi, uint y_Lo, uint zero, uint *Lo)
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

// TwoDiff returns d = RN(a - b) and e with d + e = a - b.
//
// Error: exact ([Knu97], as TwoSum).
// Domain: |a - b| below the overflow threshold, |b| below the largest finite
// number. Underflow is harmless.
// Special: where d is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline __attribute__((always_inline)) uint f32_TwoDiff(uint a, uint b, uint zero, uint *e)
{
	const uint d = as_uint((as_float(a) - as_float(b))) ^ zero;
	const uint v = as_uint((as_float(d) - as_float(a))) ^ zero;
	const uint e_1 = as_uint((as_float((as_uint((as_float(a) - as_float((as_uint((as_float(d) - as_float(v))) ^ zero)))) ^ zero)) - as_float((as_uint((as_float(b) + as_float(v))) ^ zero)))) ^ zero;
	*e = e_1;
	return d;
}

// Sub returns x - y.
//
// Error: ≤ 2u²|x-y|, as Add. x - x is 0. `limb prove --networks` proves the normal form, and
// ≤ 6u².
// Domain: as Add.
// Special: Hi is that of x.Hi - y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline __attribute__((always_inline)) uint DF_Sub(uint x_Hi, uint x_Lo, uint y_Hi, uint y_Lo, uint zero, uint *Lo)
{
	uint b;
	const uint a = f32_TwoDiff(x_Hi, y_Hi, zero, &b);
	uint d;
	const uint c = f32_TwoDiff(x_Lo, y_Lo, zero, &d);
	uint c_1;
	const uint a_1 = f32_FastTwoSum(a, c, zero, &c_1);
	const uint b_1 = as_uint((as_float(b) + as_float(d))) ^ zero;
	const uint b_2 = as_uint((as_float(b_1) + as_float(c_1))) ^ zero;
	uint lo;
	const uint hi = f32_FastTwoSum(a_1, b_2, zero, &lo);
	uint t27_1;
	const uint t27_0 = f32_finish(a, hi, lo, zero, &t27_1);
	*Lo = t27_1;
	return t27_0;
}

// TwoProd returns p = RN(a · b) and e with p + e = a · b.
//
// Error: exact ([Dek71]; with a fused multiply-add [Kah96]).
// Domain: |ab| below the overflow threshold, and 0 or at least 2^-102
// (float32), 2^-969 (float64): below that e may need bits under the smallest
// subnormal number, and is then rounded to it.
// Special: where p is infinite or NaN, e is infinite or NaN.
// Cost: 2 flops with a fused multiply-add, else 33.
static inline __attribute__((always_inline)) uint f32_TwoProd(uint a, uint b, uint zero, uint *e)
{
	const uint p = as_uint((as_float(a) * as_float(b))) ^ zero;
	*e = (as_uint(fma(as_float(a), as_float(b), -as_float(p))) ^ zero);
	return p;
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
static inline __attribute__((always_inline)) uint DF_Mul(uint x_Hi, uint x_Lo, uint y_Hi, uint y_Lo, uint zero, uint *Lo)
{
	uint e;
	const uint p = f32_TwoProd(x_Hi, y_Hi, zero, &e);
	const uint c = as_uint((as_float((as_uint((as_float(x_Hi) * as_float(y_Lo))) ^ zero)) + as_float((as_uint((as_float(x_Lo) * as_float(y_Hi))) ^ zero)))) ^ zero;
	const uint e_1 = as_uint((as_float(e) + as_float(c))) ^ zero;
	uint lo;
	const uint hi = f32_FastTwoSum(p, e_1, zero, &lo);
	uint t31_1;
	const uint t31_0 = f32_finish(p, hi, lo, zero, &t31_1);
	*Lo = t31_1;
	return t31_0;
}

// Heat is a step of the heat equation.
__kernel void programs_Heat(const int n, __global uint *dst, const int dst_at, const int dst_len, const int dst_stride, __global const uint *src, const int src_at, const int src_len, const int src_stride, const uint k_Hi, const uint k_Lo, const uint zero)
{
	__global uint *dst_0 = dst + dst_at;
	__global uint *dst_1 = dst_0 + dst_stride;
	__global const uint *src_0 = src + src_at;
	__global const uint *src_1 = src_0 + src_stride;
	const int first = get_global_id(0) * 1024, last = min(n, first + 1024);
	_Pragma("clang loop vectorize(assume_safety)") for (int i_1 = first; i_1 < last; i_1++) {
		if ((i_1 == 0) | (i_1 == (int)((uint)src_len - (uint)1))) {
			const uint t11 = src_0[i_1];
			const uint t12 = src_1[i_1];
			dst_0[i_1] = t11;
			dst_1[i_1] = t12;
			continue;
		}
		const uint t13 = src_0[i_1];
		const uint t14 = src_1[i_1];
		const int t16 = (int)((uint)i_1 - (uint)1);
		const uint t17 = src_0[i_1 - (1)];
		const uint t18 = src_1[i_1 - (1)];
		const uint t19 = src_0[i_1];
		const uint t20 = src_1[i_1];
		const uint t21 = src_0[i_1];
		const uint t22 = src_1[i_1];
		uint t23_1;
		const uint t23_0 = DF_Add(t19, t20, t21, t22, zero, &t23_1);
		uint t26_1;
		const uint t26_0 = DF_Sub(t17, t18, t23_0, t23_1, zero, &t26_1);
		const int t30 = (int)((uint)i_1 + (uint)1);
		const uint t31 = src_0[i_1 + 1];
		const uint t32 = src_1[i_1 + 1];
		uint t33_1;
		const uint t33_0 = DF_Add(t26_0, t26_1, t31, t32, zero, &t33_1);
		uint t36_1;
		const uint t36_0 = DF_Mul(k_Hi, k_Lo, t33_0, t33_1, zero, &t36_1);
		uint t39_1;
		const uint t39_0 = DF_Add(t13, t14, t36_0, t36_1, zero, &t39_1);
		dst_0[i_1] = t39_0;
		dst_1[i_1] = t39_1;
	}
}

