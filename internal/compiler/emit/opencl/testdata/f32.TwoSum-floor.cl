// abs clears the sign, neg flips it, copysign takes that of b.
static inline uint u32_abs(uint a)
{
	return (a & 0x7fffffffu);
}

// parts returns g and X of a magnitude.
static inline uint u32_parts(uint m, uint *x)
{
	const uint t = ((0x800000u < m) ? m : 0x800000u) - 0x800000u; // g·2^(p-1) and the fraction; 0 where m is subnormal
	*x = (m - (t & 0xff800000u));
	return (t >> 23);
}

// bit returns 1 for true.
static inline uint u32_bit(int b)
{
	return (b ? 0x1u : 0x0u);
}

// right returns x >> n with its lowest bit set where a 1 is lost: it then rounds as
// the number with infinitely many bits does, while at least two bits are to be dropped.
static inline uint u32_right(uint x, uint n)
{
	const uint y = x >> n;
	return (y | u32_bit(((y << n) != x)));
}

// clz counts the zeros above the highest bit.
static inline uint u32_clz(uint x)
{
	return clz(x);
}

// rounded returns t/2^n rounded to nearest, ties to even, for 1 ≤ n < N.
static inline uint u32_rounded(uint t, uint n)
{
	return (((t + ((0x1u << (n - 0x1u)) - 0x1u)) + ((t >> n) & 0x1u)) >> n);
}

static inline uint u32_neg(uint a)
{
	return (a ^ 0x80000000u);
}

// exact returns x·2^g with a sign, for x ≤ 2^p; +0 for 0.
static inline uint u32_exact(uint x, uint g, uint sign)
{
	const uint t4 = u32_clz(x);
	const uint t7 = ((0x8u < t4) ? t4 : 0x8u) - 0x8u;
	const uint z = (t7 < g) ? t7 : g;
	const uint y = (((g - z) << 23) + (x << z)) | sign;
	const uint y_1 = (x == 0x0u) ? 0x0u : y;
	return y_1;
}

// sum returns a + b and, where that is finite, its error; and x - (x - e), rounded as
// floats are, for the error e and the larger operand x; and whether both operands are
// finite.
static inline uint u32_sum(uint a, uint b, uint *e, uint *rough, int *finite)
{
	const uint ma = u32_abs(a);
	const uint mb = u32_abs(b);
	const uint large = (mb < ma) ? ma : mb;
	const uint small = (ma < mb) ? ma : mb;
	const uint sign = a & 0x80000000u; // of the larger one
	const uint sign_1 = b & 0x80000000u;
	const uint sign_2 = (ma < mb) ? sign_1 : sign;
	const int differ = ((a ^ b) & 0x80000000u) != 0x0u;
	uint x;
	const uint gx = u32_parts(large, &x);
	uint y;
	const uint gy = u32_parts(small, &y);
	const uint t25 = gx - gy;
	const uint d = (t25 < 0x1fu) ? t25 : 0x1fu;
	const uint low = u32_right((y << 6), d);
	const uint t = (x << 6) + low;
	const uint whole = (x << d) + y;
	const uint t_1 = (x << 6) - low;
	const uint whole_1 = (x << d) - y;
	const uint t_2 = differ ? t_1 : t;
	const uint whole_2 = differ ? whole_1 : whole;
	const uint t43 = u32_clz(t_2) - 0x1u;
	const uint t45 = gx + 0x1u;
	const uint c = (t43 < t45) ? t43 : t45; // Up to bit N-2, or as far as the exponent goes down: that is gradual underflow.
	const uint g = (gx + 0x1u) - c;
	const uint q = u32_rounded((t_2 << c), 0x7u);
	const uint t55 = (g << 23) + q;
	const uint s = ((t55 < 0x7f800000u) ? t55 : 0x7f800000u) | sign_2;
	const uint s_1 = (a & b) & 0x80000000u; // +0, unless both are -0
	const uint s_2 = (t_2 == 0x0u) ? s_1 : s;
	const uint up = (d + 0x1u) - c; // q·2^g is q·2^up in the units of Y. Where up is negative, the sum is exact.
	const uint r = whole_2 - (q << ((up < 0x1fu) ? up : 0x1fu));
	const int minus = (r >> 31) != 0x0u;
	const uint r_1 = 0x0u - r;
	const uint sign_3 = u32_neg(sign_2);
	const uint sign_4 = minus ? sign_3 : sign_2;
	const uint r_2 = minus ? r_1 : r;
	const uint r_3 = ((d + 0x1u) < up) ? 0x0u : r_2;
	const uint e_1 = u32_exact(r_3, gy, sign_4);
	const uint unit = ((0x1u < d) ? d : 0x1u) - 0x1u;
	const uint unit_1 = ((x == 0x800000u) & !minus) ? unit : d;
	const uint unit_2 = (unit_1 < 0x19u) ? unit_1 : 0x19u;
	const uint odd = x & 0x1u;
	const uint round = (u32_rounded((r_3 + (odd << unit_2)), ((0x1u < unit_2) ? unit_2 : 0x1u)) - odd) << unit_2;
	const uint round_1 = (unit_2 == 0x0u) ? r_3 : round;
	const uint rough_1 = u32_exact(round_1, gy, sign_4);
	const uint s_3 = (ma < mb) ? b : a;
	const uint s_4 = ((large == 0x7f800000u) & !(differ & (ma == mb))) ? s_3 : 0x7fc00000u;
	const uint s_5 = (0x7f800000u <= large) ? s_4 : s_2;
	*e = e_1;
	*rough = rough_1;
	*finite = (large < 0x7f800000u);
	return s_5;
}

// finite reports whether a is neither infinite nor NaN, signbit whether its sign is set.
static inline int u32_finite(uint a)
{
	return (u32_abs(a) < 0x7f800000u);
}

// TwoSum returns s = a + b, rounded, and e with s + e = a + b; e is NaN where s is not
// finite. It is what six additions give, but for |b| the largest finite number: there
// a step between may overflow, where nothing here does.
static inline uint u32_TwoSum(uint a, uint b, uint *e)
{
	uint e_1;
	uint t2_2;
	int t2_3;
	const uint s = u32_sum(a, b, &e_1, &t2_2, &t2_3);
	const uint e_2 = !u32_finite(s) ? 0x7fc00000u : e_1;
	*e = e_2;
	return s;
}

// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline uint f32_TwoSum(uint a, uint b, uint *e)
{
	uint e_1;
	const uint s = u32_TwoSum(a, b, &e_1);
	*e = e_1;
	return s;
}

// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
__kernel void map_f32_TwoSum(const int n, __global uint *out0, const int out0_at, const int out0_len, const int out0_stride, __global uint *out1, const int out1_at, const int out1_len, const int out1_stride, __global const uint *in0, const int in0_at, const int in0_len, const int in0_stride, __global const uint *in1, const int in1_at, const int in1_len, const int in1_stride)
{
	const int i_1 = get_global_id(0);
	__global uint *out0_0 = out0 + out0_at;
	__global uint *out1_0 = out1 + out1_at;
	__global const uint *in0_0 = in0 + in0_at;
	__global const uint *in1_0 = in1 + in1_at;
	if (i_1 >= n) return;
	const uint t1 = in0_0[i_1];
	const uint t2 = in1_0[i_1];
	uint t3_1;
	const uint t3_0 = f32_TwoSum(t1, t2, &t3_1);
	out0_0[i_1] = t3_0;
	out1_0[i_1] = t3_1;
}

