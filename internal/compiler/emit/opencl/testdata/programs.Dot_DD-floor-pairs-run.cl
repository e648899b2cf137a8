// abs clears the sign, neg flips it, copysign takes that of b.
static inline __attribute__((always_inline)) uint u64_abs(uint a_low, uint a_high, uint *high)
{
	*high = (a_high & 0x7fffffffu);
	return a_low;
}

// parts returns g and X of a magnitude.
static inline __attribute__((always_inline)) uint u64_parts(uint m_low, uint m_high, uint *g_high, uint *x_low, uint *x_high)
{
	const uint t_high = (((0x100000u < m_high) | ((0x100000u == m_high) & (0x0u < m_low))) ? m_high : 0x100000u) - 0x100000u;
	*g_high = 0x0u;
	*x_low = m_low;
	*x_high = (m_high - (t_high & 0xfff00000u));
	return (t_high >> 20);
}

// clz counts the zeros above the highest bit.
static inline __attribute__((always_inline)) uint u64_clz(uint x_low, uint x_high, uint *high)
{
	*high = 0x0u;
	return ((x_high == 0x0u) ? (clz(x_low) + 0x20u) : clz(x_high));
}

// normal returns x shifted up to p bits, and by how many.
static inline __attribute__((always_inline)) uint u64_normal(uint x_low, uint x_high, uint *y_high, uint *shift_low, uint *shift_high)
{
	uint t4_1;
	const uint t4_0 = u64_clz((x_low | 0x1u), x_high, &t4_1);
	const uint shift_low_1 = t4_0 - 0xbu;
	const uint shift_high_1 = 0x0u - ((t4_0 < 0xbu) ? 0x1u : 0x0u);
	const uint t15 = shift_low_1 & 0x1fu;
	const uint t16 = x_low << t15;
	const int t22 = 0x1fu < shift_low_1;
	*y_high = (t22 ? t16 : ((x_high << t15) | ((x_low >> 1) >> (t15 ^ 0x1fu))));
	*shift_low = shift_low_1;
	*shift_high = shift_high_1;
	return (t22 ? 0x0u : t16);
}

// wideMul returns the halves of the product.
static inline __attribute__((always_inline)) uint u64_wideMul(uint x_low, uint x_high, uint y_low, uint y_high, uint *hi_high, uint *lo_low, uint *lo_high)
{
	const uint t6 = mul_hi(x_low, y_low);
	const uint t7 = (x_high * y_low) + t6;
	const uint t12 = mul_hi(x_high, y_low) + ((t7 < t6) ? 0x1u : 0x0u);
	const uint t20 = mul_hi(x_low, y_high) + ((((x_low * y_high) + t7) < t7) ? 0x1u : 0x0u);
	const uint t23 = (x_high * y_high) + t12;
	const uint h_low = t23 + t20;
	const uint h_high = (mul_hi(x_high, y_high) + ((t23 < t12) ? 0x1u : 0x0u)) + ((h_low < t20) ? 0x1u : 0x0u);
	const uint l_low = x_low * y_low;
	const uint l_high = mul_hi(x_low, y_low) + ((x_low * y_high) + (x_high * y_low));
	*hi_high = h_high;
	*lo_low = l_low;
	*lo_high = l_high;
	return h_low;
}

// bit returns 1 for true.
static inline __attribute__((always_inline)) uint u64_bit(int b, uint *high)
{
	*high = 0x0u;
	return (b ? 0x1u : 0x0u);
}

// right returns x >> n with its lowest bit set where a 1 is lost: it then rounds as
// the number with infinitely many bits does, while at least two bits are to be dropped.
static inline __attribute__((always_inline)) uint u64_right(uint x_low, uint x_high, uint n_low, uint n_high, uint *high)
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

// rounded returns t/2^n rounded to nearest, ties to even, for 1 ≤ n < N.
static inline __attribute__((always_inline)) uint u64_rounded(uint t_low, uint t_high, uint n_low, uint n_high, uint *high)
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

// pack returns the magnitude t·2^(a-b) in units of 2^-(N-1-p) of the least subnormal
// number, rounded to nearest, ties to even. t has its highest bit at N-2 or N-3, or the
// result is subnormal whatever t; its lowest bit is sticky. It also returns what was
// rounded, t shifted, the result q as an integer, and how t was shifted: up by c, or
// down where down is set.
static inline __attribute__((always_inline)) uint u64_pack(uint t_low, uint t_high, uint a_low, uint a_high, uint b_low, uint b_high, uint *m_high, uint *shifted_low, uint *shifted_high, uint *q_low, uint *q_high, uint *c_low, uint *c_high, int *down)
{
	const int t10 = (b_high < a_high) | ((b_high == a_high) & (b_low < a_low));
	const uint t11 = t10 ? a_low : b_low;
	const uint g_low = t11 - b_low;
	const uint g_high = ((t10 ? a_high : b_high) - b_high) - ((t11 < b_low) ? 0x1u : 0x0u);
	const int down_1 = (a_high < b_high) | ((a_high == b_high) & (a_low < b_low));
	const int t29 = (b_high < a_high) | ((b_high == a_high) & (b_low < a_low));
	const uint t30 = t29 ? a_low : b_low;
	const uint t32 = t30 - a_low;
	const uint t38 = ((t29 ? a_high : b_high) - a_high) - ((t30 < a_low) ? 0x1u : 0x0u);
	const int t43 = (t38 == 0x0u) & (t32 < 0x3fu);
	uint t_high_1;
	const uint t_low_1 = u64_right(t_low, t_high, (t43 ? t32 : 0x3fu), (t43 ? t38 : 0x0u), &t_high_1);
	const uint t50 = t_high_1 >> 30;
	const uint t51 = 0x1u - t50;
	const uint t57 = 0x0u - ((0x1u < t50) ? 0x1u : 0x0u);
	const int t62 = (t57 < g_high) | ((t57 == g_high) & (t51 < g_low));
	const uint c_low_1 = t62 ? t51 : g_low;
	const uint c_high_1 = t62 ? t57 : g_high;
	const uint t66 = c_low_1 & 0x1fu;
	const uint t67 = t_low_1 << t66;
	const int t73 = 0x1fu < c_low_1;
	const uint t_low_2 = t73 ? 0x0u : t67;
	const uint t_high_2 = t73 ? t67 : ((t_high_1 << t66) | ((t_low_1 >> 1) >> (t66 ^ 0x1fu)));
	uint q_high_1;
	const uint q_low_1 = u64_rounded(t_low_2, t_high_2, 0xau, 0x0u, &q_high_1);
	const uint t86 = ((g_low - c_low_1) << 20) + q_high_1;
	const int t89 = t86 < 0x7ff00000u;
	*m_high = (t89 ? t86 : 0x7ff00000u);
	*shifted_low = t_low_2;
	*shifted_high = t_high_2;
	*q_low = q_low_1;
	*q_high = q_high_1;
	*c_low = c_low_1;
	*c_high = c_high_1;
	*down = down_1;
	return (t89 ? q_low_1 : 0x0u);
}

// exact returns x·2^g with a sign, for x ≤ 2^p; +0 for 0.
static inline __attribute__((always_inline)) uint u64_exact(uint x_low, uint x_high, uint g_low, uint g_high, uint sign_low, uint sign_high, uint *high)
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

static inline __attribute__((always_inline)) uint u64_neg(uint a_low, uint a_high, uint *high)
{
	*high = (a_high ^ 0x80000000u);
	return a_low;
}

// TwoProd returns p = ab and e = ab - p, both rounded. e is NaN where a factor is not
// finite, and -p where p overflows.
static inline __attribute__((always_inline)) uint u64_TwoProd(uint a_low, uint a_high, uint b_low, uint b_high, uint *p_high, uint *e_low, uint *e_high)
{
	uint t6_1;
	const uint t6_0 = u64_abs(a_low, a_high, &t6_1);
	uint t9_1;
	const uint t9_0 = u64_abs(b_low, b_high, &t9_1);
	const int t16 = (t9_1 < t6_1) | ((t9_1 == t6_1) & (t9_0 < t6_0));
	const uint large_low = t16 ? t6_0 : t9_0;
	const uint large_high = t16 ? t6_1 : t9_1;
	uint t19_1;
	const uint t19_0 = u64_abs(a_low, a_high, &t19_1);
	uint t22_1;
	const uint t22_0 = u64_abs(b_low, b_high, &t22_1);
	const int t29 = (t19_1 < t22_1) | ((t19_1 == t22_1) & (t19_0 < t22_0));
	const uint small_low = t29 ? t19_0 : t22_0;
	const uint small_high = t29 ? t19_1 : t22_1;
	const uint sign_high = (a_high ^ b_high) & 0x80000000u;
	uint t36_1;
	uint x_low;
	uint x_high;
	const uint gx_low = u64_parts(large_low, large_high, &t36_1, &x_low, &x_high);
	uint t40_1;
	uint y_low;
	uint y_high;
	const uint gy_low = u64_parts(small_low, small_high, &t40_1, &y_low, &y_high);
	uint y_high_1;
	uint z_low;
	uint z_high;
	const uint y_low_1 = u64_normal(y_low, y_high, &y_high_1, &z_low, &z_high); // Only the smaller factor may need all its bits: where both are subnormal, the product is below all bits that a float has, or few bits are enough.
	uint hi_high;
	uint lo_low;
	uint lo_high;
	const uint hi_low = u64_wideMul((x_low << 11), ((x_high << 11) | (x_low >> 21)), (y_low_1 << 10), ((y_high_1 << 10) | (y_low_1 >> 22)), &hi_high, &lo_low, &lo_high);
	uint t67_1;
	const uint t67_0 = u64_bit(((lo_low != 0x0u) | (lo_high != 0x0u)), &t67_1);
	const uint t_low = hi_low | t67_0;
	const uint t70 = gx_low + gy_low;
	const uint up_low = t70 + 0x2u;
	const uint up_high = ((t70 < gy_low) ? 0x1u : 0x0u) + ((up_low < 0x2u) ? 0x1u : 0x0u);
	const uint down_low = z_low + 0x3ffu;
	const uint down_high = z_high + ((down_low < 0x3ffu) ? 0x1u : 0x0u);
	uint m_high;
	uint shifted_low;
	uint shifted_high;
	uint q_low;
	uint q_high;
	uint c_low;
	uint t89_7;
	int under;
	const uint m_low = u64_pack(t_low, hi_high, up_low, up_high, down_low, down_high, &m_high, &shifted_low, &shifted_high, &q_low, &q_high, &c_low, &t89_7, &under);
	const uint p_high_1 = m_high | sign_high;
	const int t103 = (t_low == 0x0u) & (hi_high == 0x0u);
	const uint p_low = t103 ? 0x0u : m_low;
	const uint p_high_2 = t103 ? sign_high : p_high_1;
	const uint t109 = x_low * y_low_1;
	const uint t112 = 0x35u - c_low;
	const uint t114 = t112 & 0x1fu;
	const uint t115 = q_low << t114;
	const int t121 = 0x1fu < t112;
	const uint t123 = t121 ? 0x0u : t115;
	const uint r_low = t109 - t123; // An integer r, in units of 2^-p of those that q had before it was shifted.
	const uint r_high = ((mul_hi(x_low, y_low_1) + ((x_low * y_high_1) + (x_high * y_low_1))) - (t121 ? t115 : ((q_high << t114) | ((q_low >> 1) >> (t114 ^ 0x1fu))))) - ((t109 < t123) ? 0x1u : 0x0u);
	const int minus = (r_high >> 31) != 0x0u;
	const uint r_low_1 = 0x0u - r_low;
	const uint r_high_1 = (0x0u - r_high) - ((0x0u < r_low) ? 0x1u : 0x0u);
	const uint r_low_2 = minus ? r_low_1 : r_low;
	const uint r_high_2 = minus ? r_high_1 : r_high;
	const int t152 = (down_high < up_high) | ((down_high == up_high) & (down_low < up_low));
	const uint t153 = t152 ? up_low : down_low;
	const uint g_low = t153 - down_low;
	const uint g_high = ((t152 ? up_high : down_high) - down_high) - ((t153 < down_low) ? 0x1u : 0x0u);
	const int t166 = (0x0u < g_high) | ((0x0u == g_high) & (0x35u < g_low));
	const uint t167 = t166 ? g_low : 0x35u;
	const uint units_low = t167 - 0x35u; // the exponent of r, or how far that is below 0
	const uint units_high = (t166 ? g_high : 0x0u) - ((t167 < 0x35u) ? 0x1u : 0x0u);
	const int t179 = (0x0u < g_high) | ((0x0u == g_high) & (0x35u < g_low));
	const uint t180 = t179 ? g_low : 0x35u;
	const uint t182 = t180 - g_low;
	const uint t188 = ((t179 ? g_high : 0x0u) - g_high) - ((t180 < g_low) ? 0x1u : 0x0u);
	const int t193 = (t188 == 0x0u) & (t182 < 0x3fu);
	const uint below_low = t193 ? t182 : 0x3fu;
	const uint below_high = t193 ? t188 : 0x0u;
	uint e_high_1;
	const uint e_low_1 = u64_exact(r_low_2, r_high_2, units_low, units_high, 0x0u, 0x0u, &e_high_1);
	const int t207 = (0x0u < below_high) | ((0x0u == below_high) & (0x0u < below_low));
	const int t214 = (0x0u < below_high) | ((0x0u == below_high) & (0x1u < below_low));
	uint e_high_2;
	const uint e_low_2 = u64_rounded(r_low_2, r_high_2, (t214 ? below_low : 0x1u), (t214 ? below_high : 0x0u), &e_high_2);
	const uint e_low_3 = t207 ? e_low_2 : e_low_1;
	const uint e_high_3 = t207 ? e_high_2 : e_high_1;
	const uint t222 = q_low << 10;
	const uint r_low_3 = shifted_low - t222; // p is rounded to a subnormal number, and e to a zero
	const uint r_high_3 = (shifted_high - ((q_high << 10) | (q_low >> 22))) - ((shifted_low < t222) ? 0x1u : 0x0u);
	const int minus_1 = (r_high_3 >> 31) != 0x0u;
	const uint e_low_4 = under ? 0x0u : e_low_3;
	const uint e_high_4 = under ? 0x0u : e_high_3;
	const uint r_low_4 = under ? r_low_3 : r_low_2;
	const uint r_high_4 = under ? r_high_3 : r_high_2;
	const int minus_2 = under ? minus_1 : minus;
	uint sign_high_1;
	const uint sign_low = u64_neg(0x0u, sign_high, &sign_high_1);
	const uint sign_low_1 = minus_2 ? sign_low : 0x0u;
	const uint sign_high_2 = minus_2 ? sign_high_1 : sign_high;
	const uint e_low_5 = e_low_4 | sign_low_1;
	const uint e_high_5 = e_high_4 | sign_high_2;
	const int t260 = ((r_low_4 == 0x0u) & (r_high_4 == 0x0u)) | ((t_low == 0x0u) & (hi_high == 0x0u));
	const uint e_low_6 = t260 ? 0x0u : e_low_5;
	const uint e_high_6 = t260 ? 0x0u : e_high_5;
	const int t269 = (m_low == 0x0u) & (m_high == 0x7ff00000u);
	uint e_high_7;
	const uint e_low_7 = u64_neg(p_low, p_high_2, &e_high_7);
	const uint e_low_8 = t269 ? e_low_7 : e_low_6;
	const uint e_high_8 = t269 ? e_high_7 : e_high_6;
	const int t281 = (0x7ff00000u < large_high) | ((0x7ff00000u == large_high) & (0x0u <= large_low));
	const int t296 = ((large_low == 0x0u) & (large_high == 0x7ff00000u)) & ((small_low != 0x0u) | (small_high != 0x0u));
	const uint p_high_3 = large_high | ((a_high ^ b_high) & 0x80000000u);
	const uint p_low_1 = t296 ? large_low : 0x0u;
	const uint p_high_4 = t296 ? p_high_3 : 0x7ff80000u;
	const uint p_low_2 = t281 ? p_low_1 : p_low;
	const uint p_high_5 = t281 ? p_high_4 : p_high_2;
	const uint e_low_9 = t281 ? 0x0u : e_low_8;
	const uint e_high_9 = t281 ? 0x7ff80000u : e_high_8;
	*p_high = p_high_5;
	*e_low = e_low_9;
	*e_high = e_high_9;
	return p_low_2;
}

// TwoProd returns p = RN(a · b) and e with p + e = a · b.
//
// Error: exact ([Dek71]; with a fused multiply-add [Kah96]).
// Domain: |ab| below the overflow threshold, and 0 or at least 2^-102
// (float32), 2^-969 (float64): below that e may need bits under the smallest
// subnormal number, and is then rounded to it.
// Special: where p is infinite or NaN, e is infinite or NaN.
// Cost: 2 flops with a fused multiply-add, else 33.
static inline __attribute__((always_inline)) uint f64_TwoProd(uint a_low, uint a_high, uint b_low, uint b_high, uint *p_high, uint *e_low, uint *e_high)
{
	uint p_high_1;
	uint t4_2;
	uint t4_3;
	const uint p_low = u64_TwoProd(a_low, a_high, b_low, b_high, &p_high_1, &t4_2, &t4_3);
	*p_high = p_high_1;
	*e_low = t4_2;
	*e_high = t4_3;
	return p_low;
}

// mul returns ab.
static inline __attribute__((always_inline)) uint u64_mul(uint a_low, uint a_high, uint b_low, uint b_high, uint *high)
{
	uint p_high;
	uint t4_2;
	uint t4_3;
	const uint p_low = u64_TwoProd(a_low, a_high, b_low, b_high, &p_high, &t4_2, &t4_3);
	*high = p_high;
	return p_low;
}

// sum returns a + b and, where that is finite, its error; and x - (x - e), rounded as
// floats are, for the error e and the larger operand x; and whether both operands are
// finite.
static inline __attribute__((always_inline)) uint u64_sum(uint a_low, uint a_high, uint b_low, uint b_high, uint *s_high, uint *e_low, uint *e_high, uint *rough_low, uint *rough_high, int *finite)
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

// add returns a + b.
static inline __attribute__((always_inline)) uint u64_add(uint a_low, uint a_high, uint b_low, uint b_high, uint *high)
{
	uint s_high;
	uint t4_2;
	uint t4_3;
	uint t4_4;
	uint t4_5;
	int t4_6;
	const uint s_low = u64_sum(a_low, a_high, b_low, b_high, &s_high, &t4_2, &t4_3, &t4_4, &t4_5, &t4_6);
	*high = s_high;
	return s_low;
}

// finite reports whether a is neither infinite nor NaN, signbit whether its sign is set.
static inline __attribute__((always_inline)) int u64_finite(uint a_low, uint a_high)
{
	uint t2_1;
	const uint t2_0 = u64_abs(a_low, a_high, &t2_1);
	return (t2_1 < 0x7ff00000u);
}

// FastTwoSum returns s = a + b, rounded, and e = b - (s - a), each difference rounded, as
// three additions give it: the error of the sum if |a| ≥ |b|. It is -0 for b = -0, and -s
// where s overflows. If |a| < |b|, that is no largest number, as for TwoSum.
static inline __attribute__((always_inline)) uint u64_FastTwoSum(uint a_low, uint a_high, uint b_low, uint b_high, uint *s_high, uint *e_low, uint *e_high)
{
	uint s_high_1;
	uint e_low_1;
	uint e_high_1;
	uint rough_low;
	uint rough_high;
	int finite;
	const uint s_low = u64_sum(a_low, a_high, b_low, b_high, &s_high_1, &e_low_1, &e_high_1, &rough_low, &rough_high, &finite);
	uint t12_1;
	const uint t12_0 = u64_abs(a_low, a_high, &t12_1);
	uint t15_1;
	const uint t15_0 = u64_abs(b_low, b_high, &t15_1);
	const int t22 = (t12_1 < t15_1) | ((t12_1 == t15_1) & (t12_0 < t15_0));
	const uint e_low_2 = t22 ? rough_low : e_low_1;
	const uint e_high_2 = t22 ? rough_high : e_high_1;
	const int t29 = (b_low == 0x0u) & (b_high == 0x80000000u);
	const uint e_low_3 = t29 ? b_low : e_low_2;
	const uint e_high_3 = t29 ? b_high : e_high_2;
	const int t33 = !u64_finite(s_low, s_high_1);
	uint e_high_4;
	const uint e_low_4 = u64_neg(s_low, s_high_1, &e_high_4);
	const uint e_low_5 = t33 ? e_low_4 : e_low_3;
	const uint e_high_5 = t33 ? e_high_4 : e_high_3;
	const int t39 = !finite;
	const uint e_low_6 = t39 ? 0x0u : e_low_5;
	const uint e_high_6 = t39 ? 0x7ff80000u : e_high_5;
	*s_high = s_high_1;
	*e_low = e_low_6;
	*e_high = e_high_6;
	return s_low;
}

// FastTwoSum returns s = RN(a + b) and e with s + e = a + b, for |a| ≥ |b| or
// a = 0. It is Dekker's: half the cost of [TwoSum], one more condition.
//
// Error: exact ([Dek71]; it is enough that a is a multiple of ulp(b)).
// Domain: |a| ≥ |b| or a = 0; |a + b| below the overflow threshold.
// Special: where s is infinite or NaN, e is infinite or NaN.
// Cost: 3 flops.
static inline __attribute__((always_inline)) uint f64_FastTwoSum(uint a_low, uint a_high, uint b_low, uint b_high, uint *s_high, uint *e_low, uint *e_high)
{
	uint s_high_1;
	uint e_low_1;
	uint e_high_1;
	const uint s_low = u64_FastTwoSum(a_low, a_high, b_low, b_high, &s_high_1, &e_low_1, &e_high_1);
	*s_high = s_high_1;
	*e_low = e_low_1;
	*e_high = e_high_1;
	return s_low;
}

// key returns that integer, and 2^(N-1) more: unsigned, it compares as if it were signed.
static inline __attribute__((always_inline)) uint u64_key(uint a_low, uint a_high, uint *high)
{
	const uint t2 = a_high >> 31;
	const uint m_low = 0x0u - t2; // all ones with the sign
	const uint m_high = 0x0u - ((0x0u < t2) ? 0x1u : 0x0u);
	uint t11_1;
	const uint t11_0 = u64_abs(a_low, a_high, &t11_1);
	const uint t14 = t11_0 ^ m_low;
	*high = ((((t11_1 ^ m_high) - m_high) - ((t14 < m_low) ? 0x1u : 0x0u)) + 0x80000000u);
	return (t14 - m_low);
}

// ordered reports whether neither is NaN.
static inline __attribute__((always_inline)) int u64_ordered(uint a_low, uint a_high, uint b_low, uint b_high)
{
	uint t4_1;
	const uint t4_0 = u64_abs(a_low, a_high, &t4_1);
	uint t7_1;
	const uint t7_0 = u64_abs(b_low, b_high, &t7_1);
	const int t14 = (t7_1 < t4_1) | ((t7_1 == t4_1) & (t7_0 < t4_0));
	const uint t16 = t14 ? t4_1 : t7_1;
	return ((t16 < 0x7ff00000u) | ((t16 == 0x7ff00000u) & ((t14 ? t4_0 : t7_0) <= 0x0u)));
}

static inline __attribute__((always_inline)) int u64_eq(uint a_low, uint a_high, uint b_low, uint b_high)
{
	uint t4_1;
	const uint t4_0 = u64_key(a_low, a_high, &t4_1);
	uint t7_1;
	const uint t7_0 = u64_key(b_low, b_high, &t7_1);
	return (((t4_0 == t7_0) & (t4_1 == t7_1)) & u64_ordered(a_low, a_high, b_low, b_high));
}

static inline __attribute__((always_inline)) int u64_ne(uint a_low, uint a_high, uint b_low, uint b_high)
{
	uint t4_1;
	const uint t4_0 = u64_key(a_low, a_high, &t4_1);
	uint t7_1;
	const uint t7_0 = u64_key(b_low, b_high, &t7_1);
	return (((t4_0 != t7_0) | (t4_1 != t7_1)) | !u64_ordered(a_low, a_high, b_low, b_high));
}

// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
static inline __attribute__((always_inline)) uint f64_finish(uint native_low, uint native_high, uint hi_low, uint hi_high, uint lo_low, uint lo_high, uint *Hi_high, uint *Lo_low, uint *Lo_high)
{
	const int t11 = !u64_finite(hi_low, hi_high) | u64_eq(hi_low, hi_high, 0x0u, 0x0u);
	const int t18 = u64_ne(hi_low, hi_high, hi_low, hi_high) | u64_eq(native_low, native_high, 0x0u, 0x0u);
	const uint hi_low_1 = t18 ? native_low : hi_low;
	const uint hi_high_1 = t18 ? native_high : hi_high;
	const uint hi_low_2 = t11 ? hi_low_1 : hi_low;
	const uint hi_high_2 = t11 ? hi_high_1 : hi_high;
	const uint lo_low_1 = t11 ? 0x0u : lo_low;
	const uint lo_high_1 = t11 ? 0x0u : lo_high;
	*Hi_high = hi_high_2;
	*Lo_low = lo_low_1;
	*Lo_high = lo_high_1;
	return hi_low_2;
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
static inline __attribute__((always_inline)) uint DD_Mul(uint x_Hi_low, uint x_Hi_high, uint x_Lo_low, uint x_Lo_high, uint y_Hi_low, uint y_Hi_high, uint y_Lo_low, uint y_Lo_high, uint *Hi_high, uint *Lo_low, uint *Lo_high)
{
	uint p_high;
	uint e_low;
	uint e_high;
	const uint p_low = f64_TwoProd(x_Hi_low, x_Hi_high, y_Hi_low, y_Hi_high, &p_high, &e_low, &e_high);
	uint t13_1;
	const uint t13_0 = u64_mul(x_Hi_low, x_Hi_high, y_Lo_low, y_Lo_high, &t13_1);
	uint t16_1;
	const uint t16_0 = u64_mul(x_Lo_low, x_Lo_high, y_Hi_low, y_Hi_high, &t16_1);
	uint c_high;
	const uint c_low = u64_add(t13_0, t13_1, t16_0, t16_1, &c_high);
	uint e_high_1;
	const uint e_low_1 = u64_add(e_low, e_high, c_low, c_high, &e_high_1);
	uint hi_high;
	uint lo_low;
	uint lo_high;
	const uint hi_low = f64_FastTwoSum(p_low, p_high, e_low_1, e_high_1, &hi_high, &lo_low, &lo_high);
	uint t30_1;
	uint t30_2;
	uint t30_3;
	const uint t30_0 = f64_finish(p_low, p_high, hi_low, hi_high, lo_low, lo_high, &t30_1, &t30_2, &t30_3);
	*Hi_high = t30_1;
	*Lo_low = t30_2;
	*Lo_high = t30_3;
	return t30_0;
}

// TwoSum returns s = a + b, rounded, and e with s + e = a + b; e is NaN where s is not
// finite. It is what six additions give, but for |b| the largest finite number: there
// a step between may overflow, where nothing here does.
static inline __attribute__((always_inline)) uint u64_TwoSum(uint a_low, uint a_high, uint b_low, uint b_high, uint *s_high, uint *e_low, uint *e_high)
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
static inline __attribute__((always_inline)) uint f64_TwoSum(uint a_low, uint a_high, uint b_low, uint b_high, uint *s_high, uint *e_low, uint *e_high)
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

// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels. `limb prove
// --networks` proves the normal form, and ≤ 6u².
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline __attribute__((always_inline)) uint DD_Add(uint x_Hi_low, uint x_Hi_high, uint x_Lo_low, uint x_Lo_high, uint y_Hi_low, uint y_Hi_high, uint y_Lo_low, uint y_Lo_high, uint *Hi_high, uint *Lo_low, uint *Lo_high)
{
	uint a_high;
	uint b_low;
	uint b_high;
	const uint a_low = f64_TwoSum(x_Hi_low, x_Hi_high, y_Hi_low, y_Hi_high, &a_high, &b_low, &b_high);
	uint c_high;
	uint d_low;
	uint d_high;
	const uint c_low = f64_TwoSum(x_Lo_low, x_Lo_high, y_Lo_low, y_Lo_high, &c_high, &d_low, &d_high);
	uint a_high_1;
	uint c_low_1;
	uint c_high_1;
	const uint a_low_1 = f64_FastTwoSum(a_low, a_high, c_low, c_high, &a_high_1, &c_low_1, &c_high_1); // a is 0 or a multiple of ulp(c)
	uint b_high_1;
	const uint b_low_1 = u64_add(b_low, b_high, d_low, d_high, &b_high_1);
	uint b_high_2;
	const uint b_low_2 = u64_add(b_low_1, b_high_1, c_low_1, c_high_1, &b_high_2);
	uint hi_high;
	uint lo_low;
	uint lo_high;
	const uint hi_low = f64_FastTwoSum(a_low_1, a_high_1, b_low_2, b_high_2, &hi_high, &lo_low, &lo_high);
	uint t34_1;
	uint t34_2;
	uint t34_3;
	const uint t34_0 = f64_finish(a_low, a_high, hi_low, hi_high, lo_low, lo_high, &t34_1, &t34_2, &t34_3);
	*Hi_high = t34_1;
	*Lo_low = t34_2;
	*Lo_high = t34_3;
	return t34_0;
}

// Dot adds the products of a block, halving it again and again, to sums[g].
__kernel void programs_Dot_DD(__global uint *sums, const int sums_at, const int sums_len, const int sums_stride, __global const uint *x, const int x_at, const int x_len, const int x_stride, __global const uint *y, const int y_at, const int y_len, const int y_stride)
{
	const int g = get_group_id(0);
	__global uint *sums_0 = sums + sums_at + sums_at;
	__global uint *sums_1 = sums_0 + sums_stride + sums_stride;
	__global const uint *x_0 = x + x_at + x_at;
	__global const uint *x_1 = x_0 + x_stride + x_stride;
	__global const uint *y_0 = y + y_at + y_at;
	__global const uint *y_1 = y_0 + y_stride + y_stride;
	__local uint part_0[64];
	__local uint part_1[64];
	__local uint part_2[64];
	__local uint part_3[64];
	int half_1;
	uint p_Hi_low;
	uint p_Hi_high;
	uint p_Lo_low;
	uint p_Lo_high;
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
	_Pragma("clang loop vectorize(assume_safety)") for (int i_1 = 0; i_1 < t17; i_1++) {
		const int t19 = (int)((uint)first_1 + (uint)i_1);
		const int t20 = (int)((uint)t19 + (uint)t19);
		const uint t23 = x_0[first_1 + i_1 + first_1 + i_1];
		const uint t24 = x_0[first_1 + i_1 + first_1 + i_1 + 1];
		const int t25 = (int)((uint)t19 + (uint)t19);
		const uint t28 = x_1[first_1 + i_1 + first_1 + i_1];
		const uint t29 = x_1[first_1 + i_1 + first_1 + i_1 + 1];
		const int t30 = (int)((uint)first_1 + (uint)i_1);
		const int t31 = (int)((uint)t30 + (uint)t30);
		const uint t34 = y_0[first_1 + i_1 + first_1 + i_1];
		const uint t35 = y_0[first_1 + i_1 + first_1 + i_1 + 1];
		const int t36 = (int)((uint)t30 + (uint)t30);
		const uint t39 = y_1[first_1 + i_1 + first_1 + i_1];
		const uint t40 = y_1[first_1 + i_1 + first_1 + i_1 + 1];
		uint p_Hi_high_1;
		uint p_Lo_low_1;
		uint p_Lo_high_1;
		const uint p_Hi_low_1 = DD_Mul(t23, t24, t28, t29, t34, t35, t39, t40, &p_Hi_high_1, &p_Lo_low_1, &p_Lo_high_1);
		const int t46 = half_1;
		p_Hi_low = p_Hi_low_1;
		p_Hi_high = p_Hi_high_1;
		p_Lo_low = p_Lo_low_1;
		p_Lo_high = p_Lo_high_1;
		if ((int)((uint)t46 + (uint)i_1) < n_1) {
			const uint t49 = p_Hi_low;
			const uint t50 = p_Hi_high;
			const uint t51 = p_Lo_low;
			const uint t52 = p_Lo_high;
			const int t53 = half_1;
			const int t55 = (int)((uint)(int)((uint)first_1 + (uint)t53) + (uint)i_1);
			const int t56 = (int)((uint)t55 + (uint)t55);
			const uint t59 = x_0[first_1 + t53 + i_1 + first_1 + t53 + i_1];
			const uint t60 = x_0[first_1 + t53 + i_1 + first_1 + t53 + i_1 + 1];
			const int t61 = (int)((uint)t55 + (uint)t55);
			const uint t64 = x_1[first_1 + t53 + i_1 + first_1 + t53 + i_1];
			const uint t65 = x_1[first_1 + t53 + i_1 + first_1 + t53 + i_1 + 1];
			const int t66 = half_1;
			const int t68 = (int)((uint)(int)((uint)first_1 + (uint)t66) + (uint)i_1);
			const int t69 = (int)((uint)t68 + (uint)t68);
			const uint t72 = y_0[first_1 + t66 + i_1 + first_1 + t66 + i_1];
			const uint t73 = y_0[first_1 + t66 + i_1 + first_1 + t66 + i_1 + 1];
			const int t74 = (int)((uint)t68 + (uint)t68);
			const uint t77 = y_1[first_1 + t66 + i_1 + first_1 + t66 + i_1];
			const uint t78 = y_1[first_1 + t66 + i_1 + first_1 + t66 + i_1 + 1];
			uint t79_1;
			uint t79_2;
			uint t79_3;
			const uint t79_0 = DD_Mul(t59, t60, t64, t65, t72, t73, t77, t78, &t79_1, &t79_2, &t79_3);
			uint t84_1;
			uint t84_2;
			uint t84_3;
			const uint t84_0 = DD_Add(t49, t50, t51, t52, t79_0, t79_1, t79_2, t79_3, &t84_1, &t84_2, &t84_3);
			p_Hi_low = t84_0;
			p_Hi_high = t84_1;
			p_Lo_low = t84_2;
			p_Lo_high = t84_3;
		}
		const uint t89 = p_Hi_low;
		const uint t90 = p_Hi_high;
		const uint t91 = p_Lo_low;
		const uint t92 = p_Lo_high;
		part_0[i_1] = t89;
		part_1[i_1] = t90;
		part_2[i_1] = t91;
		part_3[i_1] = t92;
	}
	for (;; ) {
		const int t93 = half_1;
		if (!(1 < t93)) {
			break;
		}
		const int t97 = half_1;
		half_1 = (t97 / 2);
		const int t100 = half_1;
		_Pragma("clang loop vectorize(assume_safety)") for (int i_2 = 0; i_2 < t100; i_2++) {
			const uint t102 = part_0[i_2];
			const uint t103 = part_1[i_2];
			const uint t104 = part_2[i_2];
			const uint t105 = part_3[i_2];
			const int t106 = half_1;
			const int t107 = (int)((uint)t106 + (uint)i_2);
			const uint t108 = part_0[t106 + i_2];
			const uint t109 = part_1[t106 + i_2];
			const uint t110 = part_2[t106 + i_2];
			const uint t111 = part_3[t106 + i_2];
			uint t112_1;
			uint t112_2;
			uint t112_3;
			const uint t112_0 = DD_Add(t102, t103, t104, t105, t108, t109, t110, t111, &t112_1, &t112_2, &t112_3);
			part_0[i_2] = t112_0;
			part_1[i_2] = t112_1;
			part_2[i_2] = t112_2;
			part_3[i_2] = t112_3;
		}
	}
	_Pragma("clang loop vectorize(assume_safety)") for (int i_3 = 0; i_3 < 1; i_3++) {
		const uint t120 = part_0[0];
		const uint t121 = part_1[0];
		const uint t122 = part_2[0];
		const uint t123 = part_3[0];
		const int t124 = (int)((uint)g + (uint)g);
		sums_0[g + g] = t120;
		sums_0[g + g + 1] = t121;
		const int t127 = (int)((uint)g + (uint)g);
		sums_1[g + g] = t122;
		sums_1[g + g + 1] = t123;
	}
}

