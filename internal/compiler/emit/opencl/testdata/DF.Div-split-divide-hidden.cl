// abs clears the sign, neg flips it, copysign takes that of b.
static inline uint u32_abs(uint a)
{
	return (a & 0x7fffffffu);
}

// exponent returns the exponent field less the bias.
static inline int u32_exponent(uint a)
{
	return (int)((uint)as_int((u32_abs(a) >> 23)) - (uint)127);
}

// dividend returns n such that |a·2^n| is about 2^960, or 2^100 for float32: so
// high that the last digit of a quotient is far from subnormal, and so low that
// a quotient by a subnormal divisor does not overflow. For small a, n is the
// largest exponent of a normal number less 1.
static inline int f32_dividend(uint a, uint zero)
{
	const int n = (int)((uint)0 - (uint)u32_exponent(a));
	const int t6 = (int)((uint)n + (uint)100);
	return ((t6 < 126) ? t6 : 126);
}

// divisor returns n such that 1 ≤ |b·2^n| < 4 for normal b; for subnormal b the
// product is at least 2^-23 (float32), 2^-52 (float64).
static inline int f32_divisor(uint b, uint zero)
{
	const int n = (int)((uint)0 - (uint)u32_exponent(b));
	const int t7 = (n < 126) ? n : 126;
	return ((-126 < t7) ? t7 : -126);
}

// pow2 returns 2^n, for n of normal numbers.
static inline uint u32_pow2(int n)
{
	return (as_uint((int)((uint)n + (uint)127)) << 23);
}

// middling returns the exponent of a, or the nearest n to it such that 2^n and
// 2^-n are normal numbers: then 2^-n·a is normal, and below 4.
static inline int f32_middling(uint a, uint zero)
{
	const int t3 = u32_exponent(a);
	const int t6 = (-126 < t3) ? t3 : -126;
	return ((t6 < 126) ? t6 : 126);
}

// normal returns x and m with a = 2^m·x, of which x is no subnormal number: some devices compare
// these as zeros.
static inline uint f32_normal(uint a, uint zero, int *m)
{
	const int m_1 = f32_middling(a, zero);
	*m = m_1;
	return (as_uint((as_float(a) * as_float(u32_pow2((int)((uint)0 - (uint)m_1))))) ^ zero);
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

static inline int u32_ne(uint a, uint b)
{
	return ((u32_key(a) != u32_key(b)) | !u32_ordered(a, b));
}

// significand returns f and n with a = 2^n·f and 1 ≤ |f| < 2, for finite a ≠ 0 that is 2^m·x by [normal].
static inline uint f32_significand(uint x, int m, uint zero, int *n)
{
	const int k = u32_exponent(x);
	*n = (int)((uint)m + (uint)k);
	return (as_uint((as_float(x) * as_float(u32_pow2((int)((uint)0 - (uint)k))))) ^ zero);
}

// lt, le, eq and ne are a < b, a <= b, a == b and a != b.
static inline int u32_lt(uint a, uint b)
{
	return ((u32_key(a) < u32_key(b)) & u32_ordered(a, b));
}

// Split returns hi and lo with hi + lo = a, hi a multiple of the upper half of
// a's significand of p bits (24 or 53): products of two such halves are machine numbers.
//
// Error: exact ([Dek71] 5.7, Veltkamp; s = ⌈p/2⌉, so hi has p-s bits and lo s-1).
// Domain: |a| < 2^115 (float32), 2^996 (float64); beyond it 2^s·a overflows.
// Special: where a is infinite or NaN, hi and lo are NaN.
// Cost: 4 flops.
static inline uint f32_Split(uint a, uint zero, uint *lo)
{
	const uint c = as_uint((as_float(0x45800800u) * as_float(a))) ^ zero;
	const uint hi = as_uint((as_float(c) - as_float((as_uint((as_float(c) - as_float(a))) ^ zero)))) ^ zero;
	const uint lo_1 = as_uint((as_float(a) - as_float(hi))) ^ zero; // exact
	*lo = lo_1;
	return hi;
}

// rescale returns 2^n·a in two steps of about the same size. Both powers are
// normal numbers for the sum n of two exponents.
static inline uint f32_rescale(uint a, int n, uint zero)
{
	return (as_uint((as_float((as_uint((as_float(a) * as_float(u32_pow2((n >> 1))))) ^ zero)) * as_float(u32_pow2((int)((uint)n - (uint)(n >> 1)))))) ^ zero);
}

// prodErrSplit returns what [prodErr] does, for all operands, in arithmetic
// without a fused multiply-add. The factors are scaled to about 1, where every
// product of two halves is exact, and so is every difference; the error is
// scaled back in two steps, of which at most the last one rounds.
//
// Error: exact ([Dek71] mul12), rounded once where it underflows.
// Special: NaN where a factor is infinite or NaN; ∓Inf where p = ±Inf.
// Cost: 32 flops.
static inline uint f32_prodErrSplit(uint a, uint b, uint p, uint zero)
{
	const int m = f32_middling(a, zero);
	const int n = f32_middling(b, zero);
	const uint x = as_uint((as_float(a) * as_float(u32_pow2((int)((uint)0 - (uint)m))))) ^ zero;
	const uint y = as_uint((as_float(b) * as_float(u32_pow2((int)((uint)0 - (uint)n))))) ^ zero;
	const uint h = as_uint((as_float(x) * as_float(y))) ^ zero;
	uint xl;
	const uint xh = f32_Split(x, zero, &xl);
	uint yl;
	const uint yh = f32_Split(y, zero, &yl);
	const uint e = as_uint((as_float((as_uint((as_float(xh) * as_float(yh))) ^ zero)) - as_float(h))) ^ zero;
	const uint e_1 = as_uint((as_float(e) + as_float((as_uint((as_float(xh) * as_float(yl))) ^ zero)))) ^ zero;
	const uint e_2 = as_uint((as_float(e_1) + as_float((as_uint((as_float(xl) * as_float(yh))) ^ zero)))) ^ zero;
	const uint e_3 = as_uint((as_float(e_2) + as_float((as_uint((as_float(xl) * as_float(yl))) ^ zero)))) ^ zero;
	const uint e_4 = as_uint((as_float((as_uint((as_float(h) - as_float(f32_rescale(p, (int)((uint)(int)((uint)0 - (uint)m) - (uint)n), zero)))) ^ zero)) + as_float(e_3))) ^ zero; // h is RN(ab), scaled, or has bits that p lost
	const uint e_5 = as_uint((as_float(p) - as_float((p + zero)))) ^ zero;
	const uint e_6 = (!u32_finite(a) | !u32_finite(b)) ? e_5 : e_4;
	return f32_rescale(e_6, (int)((uint)m + (uint)n), zero);
}

// TwoProd returns p = RN(a · b) and e with p + e = a · b.
//
// Error: exact ([Dek71]; with a fused multiply-add [Kah96]).
// Domain: |ab| below the overflow threshold, and 0 or at least 2^-102
// (float32), 2^-969 (float64): below that e may need bits under the smallest
// subnormal number, and is then rounded to it.
// Special: where p is infinite or NaN, e is infinite or NaN.
// Cost: 2 flops with a fused multiply-add, else 33.
static inline uint f32_TwoProd(uint a, uint b, uint zero, uint *e)
{
	const uint p = as_uint((as_float(a) * as_float(b))) ^ zero;
	*e = f32_prodErrSplit(a, b, p, zero);
	return p;
}

// residual returns x - qy, where that is a machine number.
static inline uint f32_residual(uint x, uint q, uint y, uint zero)
{
	uint e;
	const uint p = f32_TwoProd(q, y, zero, &e);
	return (as_uint((as_float((as_uint((as_float(x) - as_float(p))) ^ zero)) - as_float(e))) ^ zero);
}

static inline uint u32_neg(uint a)
{
	return (a ^ 0x80000000u);
}

static inline uint u32_copysign(uint a, uint b)
{
	return ((a & 0x7fffffffu) | (b & 0x80000000u));
}

static inline int u32_eq(uint a, uint b)
{
	return ((u32_key(a) == u32_key(b)) & u32_ordered(a, b));
}

// infinity returns +Inf.
static inline uint f32_infinity(uint zero)
{
	const uint p = u32_pow2(126);
	return (as_uint((as_float(p) * as_float((p + zero)))) ^ zero);
}

// quotient returns a / b, correctly rounded.
//
// Error: ≤ ½ulp.
// Cost: 90 flops.
static inline uint f32_quotient(uint a, uint b, uint zero)
{
	const uint t4 = 0x34000000u ^ zero;
	int m;
	const uint a_1 = f32_normal(a, zero, &m);
	int n;
	const uint b_1 = f32_normal(b, zero, &n);
	const uint x = u32_abs(a_1) + zero;
	const uint y = u32_abs(b_1) + zero;
	const int regular = ((u32_finite(a_1) & u32_finite(b_1)) & u32_ne(a_1, (0x0u ^ zero))) & u32_ne(b_1, (0x0u ^ zero));
	const int t29 = !regular;
	const uint x_1 = t29 ? (0x3f800000u ^ zero) : x;
	const uint y_1 = t29 ? (0x3f800000u ^ zero) : y;
	int m_1;
	const uint x_2 = f32_significand(x_1, m, zero, &m_1);
	int n_1;
	const uint y_2 = f32_significand(y_1, n, zero, &n_1);
	const int n_2 = (int)((uint)m_1 - (uint)n_1);
	const int t43 = u32_lt(x_2, y_2);
	const uint x_3 = as_uint((as_float(x_2) + as_float((x_2 + zero)))) ^ zero;
	const int n_3 = (int)((uint)n_2 - (uint)1);
	const int n_4 = t43 ? n_3 : n_2;
	const uint x_4 = t43 ? x_3 : x_2;
	const int t56 = (-200 < n_4) ? n_4 : -200;
	const int n_5 = (t56 < 200) ? t56 : 200; // beyond it the result is 0 or infinite anyway
	const uint r = as_uint((as_float((0x3fb47ae1u ^ zero)) - as_float((as_uint((as_float((0x3ef0a3d7u ^ zero)) * as_float(y_2))) ^ zero)))) ^ zero; // 1 ≤ x/y < 2. The line is within 2^-4 of 1/y, and each step of Newton's method doubles the number of right bits.
	const uint r_1 = as_uint((as_float(r) + as_float((as_uint((as_float(r) * as_float((as_uint((as_float((0x3f800000u ^ zero)) - as_float((as_uint((as_float(y_2) * as_float(r))) ^ zero)))) ^ zero)))) ^ zero)))) ^ zero;
	const uint r_2 = as_uint((as_float(r_1) + as_float((as_uint((as_float(r_1) * as_float((as_uint((as_float((0x3f800000u ^ zero)) - as_float((as_uint((as_float(y_2) * as_float(r_1))) ^ zero)))) ^ zero)))) ^ zero)))) ^ zero;
	const uint r_3 = as_uint((as_float(r_2) + as_float((as_uint((as_float(r_2) * as_float((as_uint((as_float((0x3f800000u ^ zero)) - as_float((as_uint((as_float(y_2) * as_float(r_2))) ^ zero)))) ^ zero)))) ^ zero)))) ^ zero;
	const uint r_4 = as_uint((as_float(r_3) + as_float((as_uint((as_float(r_3) * as_float((as_uint((as_float((0x3f800000u ^ zero)) - as_float((as_uint((as_float(y_2) * as_float(r_3))) ^ zero)))) ^ zero)))) ^ zero)))) ^ zero;
	const uint q = as_uint((as_float(x_4) * as_float(r_4))) ^ zero;
	const uint q_1 = as_uint((as_float(q) + as_float((as_uint((as_float(f32_residual(x_4, q, y_2, zero)) * as_float(r_4))) ^ zero)))) ^ zero;
	const uint q_2 = u32_lt(q_1, (0x3f800000u ^ zero)) ? (0x3f800000u ^ zero) : q_1;
	const uint d = f32_residual(x_4, q_2, y_2, zero);
	const uint half_1 = as_uint((as_float((as_uint((as_float(t4) * as_float(((0x3f000000u ^ zero) + zero)))) ^ zero)) * as_float(y_2))) ^ zero;
	const uint step = u32_lt(half_1, d) ? t4 : (0x0u ^ zero);
	const uint step_1 = u32_neg(t4) + zero;
	const uint step_2 = u32_lt(d, (u32_neg(half_1) + zero)) ? step_1 : step;
	const uint q_3 = as_uint((as_float(q_2) + as_float(step_2))) ^ zero;
	const uint d_1 = f32_residual(x_4, q_3, y_2, zero);
	const uint z = f32_rescale(q_3, n_5, zero); // Where the result is subnormal it is rounded again. If q lies in the middle between two such numbers, the residual decides, and not the rule of ties.
	const uint f = as_uint((as_float(q_3) - as_float(f32_rescale(z, (int)((uint)0 - (uint)n_5), zero)))) ^ zero;
	const uint other = as_uint((as_float(z) + as_float((u32_copysign((0x1u ^ zero), f) + zero)))) ^ zero;
	const uint z_1 = (u32_eq(f, (as_uint((as_float(f32_rescale(other, (int)((uint)0 - (uint)n_5), zero)) - as_float(q_3))) ^ zero)) & ((u32_lt((0x0u ^ zero), f) & u32_lt((0x0u ^ zero), d_1)) | (u32_lt(f, (0x0u ^ zero)) & u32_lt(d_1, (0x0u ^ zero))))) ? other : z;
	const uint z_2 = f32_infinity(zero);
	const uint z_3 = (u32_eq(b_1, (0x0u ^ zero)) | !u32_finite(a_1)) ? z_2 : (0x0u ^ zero);
	const uint z_4 = as_uint((as_float(z_3) - as_float((z_3 + zero)))) ^ zero;
	const uint z_5 = (u32_eq(a_1, b_1) | u32_eq(a_1, (u32_neg(b_1) + zero))) ? z_4 : z_3;
	const uint z_6 = as_uint((as_float(a_1) + as_float(b_1))) ^ zero;
	const uint z_7 = (u32_ne(a_1, a_1) | u32_ne(b_1, b_1)) ? z_6 : z_5;
	const uint z_8 = !regular ? z_7 : z_1;
	return (u32_copysign(z_8, (as_uint((as_float((u32_copysign((0x3f800000u ^ zero), a_1) + zero)) * as_float((u32_copysign((0x3f800000u ^ zero), b_1) + zero)))) ^ zero)) + zero);
}

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

// halves returns f and g with fg = 2^n, for n the difference of a divisor's and
// a dividend's. Their quotient, multiplied by f, then by g, is rounded once at
// most.
static inline uint f32_halves(int n, uint zero, uint *g)
{
	*g = u32_pow2((int)((uint)n - (uint)(n >> 1)));
	return u32_pow2((n >> 1));
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

// Div returns x/y. x/1 is x.
//
// Error: ≤ 2u²|x/y|. `limb prove` proves it where docs/numbers.md says.
// Domain: x and y finite, y ≠ 0; |x/y| < 2^126 (DF), 2^1022 (DD), and at least
// 2^-101, 2^-968, or x = 0: below, the last bits underflow.
// Special: Hi is that of x.Hi/y.Hi for infinities, NaN and zeros.
// Cost: 51 flops with a fused multiply-add, and two divisions: one for the
// reciprocal and one for the special cases.
static inline uint DF_Div(uint x_Hi, uint x_Lo, uint y_Hi, uint y_Lo, uint zero, uint *Lo)
{
	const int m = f32_dividend(x_Hi, zero);
	const int n = f32_divisor(y_Hi, zero);
	const uint f = u32_pow2(m);
	const uint a_Hi = as_uint((as_float(x_Hi) * as_float(f))) ^ zero;
	const uint a_Lo = as_uint((as_float(x_Lo) * as_float(f))) ^ zero;
	const uint f_1 = u32_pow2(n);
	const uint b_Hi = as_uint((as_float(y_Hi) * as_float(f_1))) ^ zero;
	const uint b_Lo = as_uint((as_float(y_Lo) * as_float(f_1))) ^ zero;
	const uint r = f32_quotient((0x3f800000u ^ zero), b_Hi, zero);
	const uint q0 = as_uint((as_float(a_Hi) * as_float(r))) ^ zero;
	uint e;
	const uint p = f32_TwoProd(q0, b_Hi, zero, &e);
	uint t;
	const uint s = f32_TwoSum((as_uint((as_float(a_Hi) - as_float(p))) ^ zero), (u32_neg(e) + zero), zero, &t); // a.Hi - p is exact
	uint e_1;
	const uint p_1 = f32_TwoProd(q0, b_Lo, zero, &e_1);
	uint w;
	const uint v = f32_TwoSum(a_Lo, (u32_neg(p_1) + zero), zero, &w);
	uint v_1;
	const uint s_1 = f32_TwoSum(s, v, zero, &v_1);
	const uint v_2 = as_uint((as_float(v_1) + as_float((as_uint((as_float(t) + as_float((as_uint((as_float(w) - as_float(e_1))) ^ zero)))) ^ zero)))) ^ zero; // the remainder is s + v
	const uint q1 = as_uint((as_float(s_1) * as_float(r))) ^ zero;
	uint e_2;
	const uint p_2 = f32_TwoProd(q1, b_Hi, zero, &e_2);
	const uint q2 = as_uint((as_float((as_uint((as_float((as_uint((as_float((as_uint((as_float(s_1) - as_float(p_2))) ^ zero)) - as_float(e_2))) ^ zero)) + as_float((as_uint((as_float(v_2) - as_float((as_uint((as_float(q1) * as_float(b_Lo))) ^ zero)))) ^ zero)))) ^ zero)) * as_float(r))) ^ zero;
	uint q1_1;
	const uint q0_1 = f32_FastTwoSum(q0, q1, zero, &q1_1);
	uint q1_2;
	const uint q0_2 = f32_FastTwoSum(q0_1, (as_uint((as_float(q1_1) + as_float(q2))) ^ zero), zero, &q1_2);
	uint g;
	const uint f_2 = f32_halves((int)((uint)n - (uint)m), zero, &g);
	uint t150_1;
	const uint t150_0 = f32_finish(f32_quotient(x_Hi, y_Hi, zero), (as_uint((as_float((as_uint((as_float(q0_2) * as_float(f_2))) ^ zero)) * as_float(g))) ^ zero), (as_uint((as_float((as_uint((as_float(q1_2) * as_float(f_2))) ^ zero)) * as_float(g))) ^ zero), zero, &t150_1);
	*Lo = t150_1;
	return t150_0;
}

// Div returns x/y. x/1 is x.
//
// Error: ≤ 2u²|x/y|. `limb prove` proves it where docs/numbers.md says.
// Domain: x and y finite, y ≠ 0; |x/y| < 2^126 (DF), 2^1022 (DD), and at least
// 2^-101, 2^-968, or x = 0: below, the last bits underflow.
// Special: Hi is that of x.Hi/y.Hi for infinities, NaN and zeros.
// Cost: 51 flops with a fused multiply-add, and two divisions: one for the
// reciprocal and one for the special cases.
__kernel void map_DF_Div(const int n, __global uint *out0, const int out0_at, const int out0_len, const int out0_stride, __global const uint *in0, const int in0_at, const int in0_len, const int in0_stride, __global const uint *in1, const int in1_at, const int in1_len, const int in1_stride, const uint zero)
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
	const uint t6_0 = DF_Div(t2, t3, t4, t5, zero, &t6_1);
	out0_0[i_1] = t6_0;
	out0_1[i_1] = t6_1;
}

