// abs clears the sign, neg flips it, copysign takes that of b.
static inline uint u64_abs(uint a_low, uint a_high, uint *high)
{
	*high = (a_high & 0x7fffffffu);
	return a_low;
}

// parts returns g and X of a magnitude.
static inline uint u64_parts(uint m_low, uint m_high, uint *g_high, uint *x_low, uint *x_high)
{
	const uint t_high = (((0x100000u < m_high) | ((0x100000u == m_high) & (0x0u < m_low))) ? m_high : 0x100000u) - 0x100000u;
	*g_high = 0x0u;
	*x_low = m_low;
	*x_high = (m_high - (t_high & 0xfff00000u));
	return (t_high >> 20);
}

// bit returns 1 for true.
static inline uint u64_bit(int b, uint *high)
{
	*high = 0x0u;
	return (b ? 0x1u : 0x0u);
}

// right returns x >> n with its lowest bit set where a 1 is lost: it then rounds as
// the number with infinitely many bits does, while at least two bits are to be dropped.
static inline uint u64_right(uint x_low, uint x_high, uint n_low, uint n_high, uint *high)
{
	const uint t5 = n_low & 0x1fu;
	const uint t6 = x_high >> t5;
	const int t12 = 0x1fu < n_low;
	const uint y_high = t12 ? 0x0u : t6;
	const uint y_low = t12 ? t6 : ((x_low >> t5) | ((x_high << 1) << (t5 ^ 0x1fu)));
	const uint t19 = n_low & 0x1fu;
	const uint t20 = y_low << t19;
	const int t26 = 0x1fu < n_low;
	uint t35_1;
	const uint t35_0 = u64_bit((((t26 ? 0x0u : t20) != x_low) | ((t26 ? t20 : ((y_high << t19) | ((y_low >> 1) >> (t19 ^ 0x1fu)))) != x_high)), &t35_1);
	*high = y_high;
	return (y_low | t35_0);
}

// clz counts the zeros above the highest bit.
static inline uint u64_clz(uint x_low, uint x_high, uint *high)
{
	*high = 0x0u;
	return ((x_high == 0x0u) ? (clz(x_low) + 0x20u) : clz(x_high));
}

// rounded returns t/2^n rounded to nearest, ties to even, for 1 ≤ n < N.
static inline uint u64_rounded(uint t_low, uint t_high, uint n_low, uint n_high, uint *high)
{
	const uint t6 = n_low - 0x1u;
	const uint t9 = 0x1u << (t6 & 0x1fu);
	const int t11 = 0x1fu < t6;
	const uint t13 = t11 ? 0x0u : t9;
	const uint t17 = t13 - 0x1u;
	const uint t23 = t_low + t17;
	const uint t31 = n_low & 0x1fu;
	const uint t43 = ((0x1fu < n_low) ? (t_high >> t31) : ((t_low >> t31) | ((t_high << 1) << (t31 ^ 0x1fu)))) & 0x1u;
	const uint t44 = t23 + t43;
	const uint t49 = ((t_high + ((t11 ? t9 : 0x0u) - ((t13 < 0x1u) ? 0x1u : 0x0u))) + ((t23 < t17) ? 0x1u : 0x0u)) + ((t44 < t43) ? 0x1u : 0x0u);
	const uint t51 = n_low & 0x1fu;
	const uint t52 = t49 >> t51;
	const int t58 = 0x1fu < n_low;
	*high = (t58 ? 0x0u : t52);
	return (t58 ? t52 : ((t44 >> t51) | ((t49 << 1) << (t51 ^ 0x1fu))));
}

static inline uint u64_neg(uint a_low, uint a_high, uint *high)
{
	*high = (a_high ^ 0x80000000u);
	return a_low;
}

// exact returns x·2^g with a sign, for x ≤ 2^p; +0 for 0.
static inline uint u64_exact(uint x_low, uint x_high, uint g_low, uint g_high, uint sign_low, uint sign_high, uint *high)
{
	uint t7_1;
	const uint t7_0 = u64_clz(x_low, x_high, &t7_1);
	const uint t10 = (0xbu < t7_0) ? t7_0 : 0xbu;
	const uint t11 = t10 - 0xbu;
	const uint t17 = 0x0u - ((t10 < 0xbu) ? 0x1u : 0x0u);
	const uint z_low = ((t17 < g_high) | ((t17 == g_high) & (t11 < g_low))) ? t11 : g_low;
	const uint t27 = z_low & 0x1fu;
	const uint t28 = x_low << t27;
	const int t34 = 0x1fu < z_low;
	const uint y_low = (t34 ? 0x0u : t28) | sign_low;
	const uint y_high = (((g_low - z_low) << 20) + (t34 ? t28 : ((x_high << t27) | ((x_low >> 1) >> (t27 ^ 0x1fu))))) | sign_high;
	const int t47 = (x_low == 0x0u) & (x_high == 0x0u);
	const uint y_low_1 = t47 ? 0x0u : y_low;
	const uint y_high_1 = t47 ? 0x0u : y_high;
	*high = y_high_1;
	return y_low_1;
}

// sum returns a + b and, where that is finite, its error; and x - (x - e), rounded as
// floats are, for the error e and the larger operand x; and whether both operands are
// finite.
static inline uint u64_sum(uint a_low, uint a_high, uint b_low, uint b_high, uint *s_high, uint *e_low, uint *e_high, uint *rough_low, uint *rough_high, int *finite)
{
	uint ma_high;
	const uint ma_low = u64_abs(a_low, a_high, &ma_high);
	uint mb_high;
	const uint mb_low = u64_abs(b_low, b_high, &mb_high);
	const int t14 = (mb_high < ma_high) | ((mb_high == ma_high) & (mb_low < ma_low));
	const uint large_low = t14 ? ma_low : mb_low;
	const uint large_high = t14 ? ma_high : mb_high;
	const int t21 = (ma_high < mb_high) | ((ma_high == mb_high) & (ma_low < mb_low));
	const uint small_low = t21 ? ma_low : mb_low;
	const uint small_high = t21 ? ma_high : mb_high;
	const uint sign_high = a_high & 0x80000000u;
	const uint sign_high_1 = b_high & 0x80000000u;
	const uint sign_high_2 = ((ma_high < mb_high) | ((ma_high == mb_high) & (ma_low < mb_low))) ? sign_high_1 : sign_high;
	const int differ = ((a_high ^ b_high) & 0x80000000u) != 0x0u;
	uint t40_1;
	uint x_low;
	uint x_high;
	const uint gx_low = u64_parts(large_low, large_high, &t40_1, &x_low, &x_high);
	uint t44_1;
	uint y_low;
	uint y_high;
	const uint gy_low = u64_parts(small_low, small_high, &t44_1, &y_low, &y_high);
	const uint t49 = gx_low - gy_low;
	const uint t55 = 0x0u - ((gx_low < gy_low) ? 0x1u : 0x0u);
	const int t60 = (t55 == 0x0u) & (t49 < 0x3fu);
	const uint d_low = t60 ? t49 : 0x3fu;
	const uint d_high = t60 ? t55 : 0x0u;
	uint low_high;
	const uint low_low = u64_right((y_low << 9), ((y_high << 9) | (y_low >> 23)), d_low, d_high, &low_high);
	const uint t_low = (x_low << 9) + low_low;
	const uint t_high = (((x_high << 9) | (x_low >> 23)) + low_high) + ((t_low < low_low) ? 0x1u : 0x0u);
	const uint t82 = d_low & 0x1fu;
	const uint t83 = x_low << t82;
	const int t89 = 0x1fu < d_low;
	const uint whole_low = (t89 ? 0x0u : t83) + y_low;
	const uint whole_high = ((t89 ? t83 : ((x_high << t82) | ((x_low >> 1) >> (t82 ^ 0x1fu)))) + y_high) + ((whole_low < y_low) ? 0x1u : 0x0u);
	const uint t102 = x_low << 9;
	const uint t_low_1 = t102 - low_low;
	const uint t_high_1 = (((x_high << 9) | (x_low >> 23)) - low_high) - ((t102 < low_low) ? 0x1u : 0x0u);
	const uint t114 = d_low & 0x1fu;
	const uint t115 = x_low << t114;
	const int t121 = 0x1fu < d_low;
	const uint t123 = t121 ? 0x0u : t115;
	const uint whole_low_1 = t123 - y_low;
	const uint whole_high_1 = ((t121 ? t115 : ((x_high << t114) | ((x_low >> 1) >> (t114 ^ 0x1fu)))) - y_high) - ((t123 < y_low) ? 0x1u : 0x0u);
	const uint t_low_2 = differ ? t_low_1 : t_low;
	const uint t_high_2 = differ ? t_high_1 : t_high;
	const uint whole_low_2 = differ ? whole_low_1 : whole_low;
	const uint whole_high_2 = differ ? whole_high_1 : whole_high;
	uint t138_1;
	const uint t138_0 = u64_clz(t_low_2, t_high_2, &t138_1);
	const uint t141 = t138_0 - 0x1u;
	const uint t147 = 0x0u - ((t138_0 < 0x1u) ? 0x1u : 0x0u);
	const uint t149 = gx_low + 0x1u;
	const uint t153 = (t149 < 0x1u) ? 0x1u : 0x0u;
	const int t158 = (t147 < t153) | ((t147 == t153) & (t141 < t149));
	const uint c_low = t158 ? t141 : t149; // Up to bit N-2, or as far as the exponent goes down: that is gradual underflow.
	const uint c_high = t158 ? t147 : t153;
	const uint g_low = (gx_low + 0x1u) - c_low;
	const uint t165 = c_low & 0x1fu;
	const uint t166 = t_low_2 << t165;
	const int t172 = 0x1fu < c_low;
	uint q_high;
	const uint q_low = u64_rounded((t172 ? 0x0u : t166), (t172 ? t166 : ((t_high_2 << t165) | ((t_low_2 >> 1) >> (t165 ^ 0x1fu)))), 0xau, 0x0u, &q_high);
	const uint t184 = (g_low << 20) + q_high;
	const int t187 = t184 < 0x7ff00000u;
	const uint s_low = t187 ? q_low : 0x0u;
	const uint s_high_1 = (t187 ? t184 : 0x7ff00000u) | sign_high_2;
	const int t195 = (t_low_2 == 0x0u) & (t_high_2 == 0x0u);
	const uint s_high_2 = (a_high & b_high) & 0x80000000u;
	const uint s_low_1 = t195 ? 0x0u : s_low;
	const uint s_high_3 = t195 ? s_high_2 : s_high_1;
	const uint t203 = d_low + 0x1u;
	const uint up_low = t203 - c_low; // q·2^g is q·2^up in the units of Y. Where up is negative, the sum is exact.
	const uint up_high = ((d_high + ((t203 < 0x1u) ? 0x1u : 0x0u)) - c_high) - ((t203 < c_low) ? 0x1u : 0x0u);
	const uint t221 = ((up_high == 0x0u) & (up_low < 0x3fu)) ? up_low : 0x3fu;
	const uint t223 = t221 & 0x1fu;
	const uint t224 = q_low << t223;
	const int t230 = 0x1fu < t221;
	const uint t232 = t230 ? 0x0u : t224;
	const uint r_low = whole_low_2 - t232;
	const uint r_high = (whole_high_2 - (t230 ? t224 : ((q_high << t223) | ((q_low >> 1) >> (t223 ^ 0x1fu))))) - ((whole_low_2 < t232) ? 0x1u : 0x0u);
	const int minus = (r_high >> 31) != 0x0u;
	const uint r_low_1 = 0x0u - r_low;
	const uint r_high_1 = (0x0u - r_high) - ((0x0u < r_low) ? 0x1u : 0x0u);
	uint sign_high_3;
	const uint sign_low = u64_neg(0x0u, sign_high_2, &sign_high_3);
	const uint sign_low_1 = minus ? sign_low : 0x0u;
	const uint sign_high_4 = minus ? sign_high_3 : sign_high_2;
	const uint r_low_2 = minus ? r_low_1 : r_low;
	const uint r_high_2 = minus ? r_high_1 : r_high;
	const uint t263 = d_low + 0x1u;
	const uint t268 = d_high + ((t263 < 0x1u) ? 0x1u : 0x0u);
	const int t273 = (t268 < up_high) | ((t268 == up_high) & (t263 < up_low));
	const uint r_low_3 = t273 ? 0x0u : r_low_2;
	const uint r_high_3 = t273 ? 0x0u : r_high_2;
	uint e_high_1;
	const uint e_low_1 = u64_exact(r_low_3, r_high_3, gy_low, 0x0u, sign_low_1, sign_high_4, &e_high_1);
	const int t287 = ((x_low == 0x0u) & (x_high == 0x100000u)) & !minus;
	const int t294 = (0x0u < d_high) | ((0x0u == d_high) & (0x1u < d_low));
	const uint t295 = t294 ? d_low : 0x1u;
	const uint unit_low = t295 - 0x1u;
	const uint unit_high = (t294 ? d_high : 0x0u) - ((t295 < 0x1u) ? 0x1u : 0x0u);
	const uint unit_low_1 = t287 ? unit_low : d_low;
	const uint unit_high_1 = t287 ? unit_high : d_high;
	const int t310 = (unit_high_1 == 0x0u) & (unit_low_1 < 0x36u);
	const uint unit_low_2 = t310 ? unit_low_1 : 0x36u;
	const uint unit_high_2 = t310 ? unit_high_1 : 0x0u;
	const uint odd_low = x_low & 0x1u;
	const uint t316 = unit_low_2 & 0x1fu;
	const uint t317 = odd_low << t316;
	const int t323 = 0x1fu < unit_low_2;
	const uint t325 = t323 ? 0x0u : t317;
	const uint t327 = r_low_3 + t325;
	const int t340 = (0x0u < unit_high_2) | ((0x0u == unit_high_2) & (0x1u < unit_low_2));
	uint t343_1;
	const uint t343_0 = u64_rounded(t327, ((r_high_3 + (t323 ? t317 : ((odd_low >> 1) >> (t316 ^ 0x1fu)))) + ((t327 < t325) ? 0x1u : 0x0u)), (t340 ? unit_low_2 : 0x1u), (t340 ? unit_high_2 : 0x0u), &t343_1);
	const uint t346 = t343_0 - odd_low;
	const uint t353 = unit_low_2 & 0x1fu;
	const uint t354 = t346 << t353;
	const int t360 = 0x1fu < unit_low_2;
	const uint round_low = t360 ? 0x0u : t354;
	const uint round_high = t360 ? t354 : (((t343_1 - ((t343_0 < odd_low) ? 0x1u : 0x0u)) << t353) | ((t346 >> 1) >> (t353 ^ 0x1fu)));
	const int t370 = (unit_low_2 == 0x0u) & (unit_high_2 == 0x0u);
	const uint round_low_1 = t370 ? r_low_3 : round_low;
	const uint round_high_1 = t370 ? r_high_3 : round_high;
	uint rough_high_1;
	const uint rough_low_1 = u64_exact(round_low_1, round_high_1, gy_low, 0x0u, sign_low_1, sign_high_4, &rough_high_1);
	const int t382 = (0x7ff00000u < large_high) | ((0x7ff00000u == large_high) & (0x0u <= large_low));
	const int t395 = ((large_low == 0x0u) & (large_high == 0x7ff00000u)) & !(differ & ((ma_low == mb_low) & (ma_high == mb_high)));
	const int t400 = (ma_high < mb_high) | ((ma_high == mb_high) & (ma_low < mb_low));
	const uint s_low_2 = t400 ? b_low : a_low;
	const uint s_high_4 = t400 ? b_high : a_high;
	const uint s_low_3 = t395 ? s_low_2 : 0x0u;
	const uint s_high_5 = t395 ? s_high_4 : 0x7ff80000u;
	const uint s_low_4 = t382 ? s_low_3 : s_low_1;
	const uint s_high_6 = t382 ? s_high_5 : s_high_3;
	*s_high = s_high_6;
	*e_low = e_low_1;
	*e_high = e_high_1;
	*rough_low = rough_low_1;
	*rough_high = rough_high_1;
	*finite = (large_high < 0x7ff00000u);
	return s_low_4;
}

// finite reports whether a is neither infinite nor NaN, signbit whether its sign is set.
static inline int u64_finite(uint a_low, uint a_high)
{
	uint t2_1;
	const uint t2_0 = u64_abs(a_low, a_high, &t2_1);
	return (t2_1 < 0x7ff00000u);
}

// TwoSum returns s = a + b, rounded, and e with s + e = a + b; e is NaN where s is not
// finite. It is what six additions give, but for |b| the largest finite number: there
// a step between may overflow, where nothing here does.
static inline uint u64_TwoSum(uint a_low, uint a_high, uint b_low, uint b_high, uint *s_high, uint *e_low, uint *e_high)
{
	uint s_high_1;
	uint e_low_1;
	uint e_high_1;
	uint t4_4;
	uint t4_5;
	int t4_6;
	const uint s_low = u64_sum(a_low, a_high, b_low, b_high, &s_high_1, &e_low_1, &e_high_1, &t4_4, &t4_5, &t4_6);
	const int t10 = !u64_finite(s_low, s_high_1);
	const uint e_low_2 = t10 ? 0x0u : e_low_1;
	const uint e_high_2 = t10 ? 0x7ff80000u : e_high_1;
	*s_high = s_high_1;
	*e_low = e_low_2;
	*e_high = e_high_2;
	return s_low;
}

// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline uint f64_TwoSum(uint a_low, uint a_high, uint b_low, uint b_high, uint *s_high, uint *e_low, uint *e_high)
{
	uint s_high_1;
	uint e_low_1;
	uint e_high_1;
	const uint s_low = u64_TwoSum(a_low, a_high, b_low, b_high, &s_high_1, &e_low_1, &e_high_1);
	*s_high = s_high_1;
	*e_low = e_low_1;
	*e_high = e_high_1;
	return s_low;
}

// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
__kernel void map_f64_TwoSum(const int n, __global uint *out0, const int out0_at, const int out0_len, const int out0_stride, __global uint *out1, const int out1_at, const int out1_len, const int out1_stride, __global const uint *in0, const int in0_at, const int in0_len, const int in0_stride, __global const uint *in1, const int in1_at, const int in1_len, const int in1_stride)
{
	const int i_1 = get_global_id(0);
	__global uint *out0_0 = out0 + out0_at + out0_at;
	__global uint *out1_0 = out1 + out1_at + out1_at;
	__global const uint *in0_0 = in0 + in0_at + in0_at;
	__global const uint *in1_0 = in1 + in1_at + in1_at;
	if (i_1 >= n) return;
	const int t1 = (int)((uint)i_1 + (uint)i_1);
	const uint t4 = in0_0[i_1 + i_1];
	const uint t5 = in0_0[i_1 + i_1 + 1];
	const int t6 = (int)((uint)i_1 + (uint)i_1);
	const uint t9 = in1_0[i_1 + i_1];
	const uint t10 = in1_0[i_1 + i_1 + 1];
	uint t11_1;
	uint t11_2;
	uint t11_3;
	const uint t11_0 = f64_TwoSum(t4, t5, t9, t10, &t11_1, &t11_2, &t11_3);
	const int t16 = (int)((uint)i_1 + (uint)i_1);
	out0_0[i_1 + i_1] = t11_0;
	out0_0[i_1 + i_1 + 1] = t11_1;
	const int t19 = (int)((uint)i_1 + (uint)i_1);
	out1_0[i_1 + i_1] = t11_2;
	out1_0[i_1 + i_1 + 1] = t11_3;
}

