@group(0) @binding(0) var<storage, read_write> memory: array<u32>;
@group(0) @binding(1) var<uniform> args: array<vec4<i32>, 4>;

// zero is 0, which no compiler knows.
fn zero() -> u32 { return u32(args[0].y); }

fn mul_hi(a: u32, b: u32) -> u32 {
	let low = (a & 0xffffu) * (b & 0xffffu);
	let x = (a >> 16u) * (b & 0xffffu) + (low >> 16u);
	let y = (a & 0xffffu) * (b >> 16u) + (x & 0xffffu);
	return (a >> 16u) * (b >> 16u) + (x >> 16u) + (y >> 16u);
}

struct u32_u32 { r0: u32, r1: u32 }
struct u32_u32_u32_u32 { r0: u32, r1: u32, r2: u32, r3: u32 }
struct u32_u32_u32_u32_u32_u32_u32_u32_bool { r0: u32, r1: u32, r2: u32, r3: u32, r4: u32, r5: u32, r6: u32, r7: u32, r8: bool }
struct u32_u32_u32_u32_u32_u32_bool { r0: u32, r1: u32, r2: u32, r3: u32, r4: u32, r5: u32, r6: bool }

// Lower returns how many of n > 1 elements a halving leaves: the largest power of two below
// n. It is 1 for 1.
fn reduce_Lower(n: i32) -> i32 {
	var result: i32;
	var m: i32;
	m = 1i;
	loop {
		let t2 = m;
		if (!((t2 * 2i) < n)) {
			break;
		}
		let t7 = m;
		m = t7 * 2i;
	}
	let t10 = m;
	result = t10;
	return result;
}

// abs clears the sign, neg flips it, copysign takes that of b.
fn u64_abs(a_low: u32, a_high: u32) -> u32_u32 {
	return u32_u32(a_low, (a_high & 0x7fffffffu));
}

// parts returns g and X of a magnitude.
fn u64_parts(m_low: u32, m_high: u32) -> u32_u32_u32_u32 {
	let t_high = select(0x100000u, m_high, (0x100000u < m_high) | ((0x100000u == m_high) & (0x0u < m_low))) - 0x100000u;
	return u32_u32_u32_u32((t_high >> 20u), 0x0u, m_low, (m_high - (t_high & 0xfff00000u)));
}

// clz counts the zeros above the highest bit.
fn u64_clz(x_low: u32, x_high: u32) -> u32_u32 {
	return u32_u32(select(countLeadingZeros(x_high), countLeadingZeros(x_low) + 0x20u, x_high == 0x0u), 0x0u);
}

// normal returns x shifted up to p bits, and by how many.
fn u64_normal(x_low: u32, x_high: u32) -> u32_u32_u32_u32 {
	let t4 = u64_clz((x_low | 0x1u), x_high);
	let shift_low = t4.r0 - 0xbu;
	let shift_high = 0x0u - select(0x0u, 0x1u, t4.r0 < 0xbu);
	let t15 = shift_low & 0x1fu;
	let t16 = x_low << t15;
	let t22 = 0x1fu < shift_low;
	return u32_u32_u32_u32(select(t16, 0x0u, t22), select((x_high << t15) | ((x_low >> 1u) >> (t15 ^ 0x1fu)), t16, t22), shift_low, shift_high);
}

// wideMul returns the halves of the product.
fn u64_wideMul(x_low: u32, x_high: u32, y_low: u32, y_high: u32) -> u32_u32_u32_u32 {
	let t6 = mul_hi(x_low, y_low);
	let t7 = (x_high * y_low) + t6;
	let t12 = mul_hi(x_high, y_low) + select(0x0u, 0x1u, t7 < t6);
	let t20 = mul_hi(x_low, y_high) + select(0x0u, 0x1u, ((x_low * y_high) + t7) < t7);
	let t23 = (x_high * y_high) + t12;
	let h_low = t23 + t20;
	let h_high = (mul_hi(x_high, y_high) + select(0x0u, 0x1u, t23 < t12)) + select(0x0u, 0x1u, h_low < t20);
	let l_low = x_low * y_low;
	let l_high = mul_hi(x_low, y_low) + ((x_low * y_high) + (x_high * y_low));
	return u32_u32_u32_u32(h_low, h_high, l_low, l_high);
}

// bit returns 1 for true.
fn u64_bit(b: bool) -> u32_u32 {
	return u32_u32(select(0x0u, 0x1u, b), 0x0u);
}

// right returns x >> n with its lowest bit set where a 1 is lost: it then rounds as
// the number with infinitely many bits does, while at least two bits are to be dropped.
fn u64_right(x_low: u32, x_high: u32, n_low: u32, n_high: u32) -> u32_u32 {
	let t5 = n_low & 0x1fu;
	let t6 = x_high >> t5;
	let t12 = 0x1fu < n_low;
	let y_high = select(t6, 0x0u, t12);
	let y_low = select((x_low >> t5) | ((x_high << 1u) << (t5 ^ 0x1fu)), t6, t12);
	let t19 = n_low & 0x1fu;
	let t20 = y_low << t19;
	let t26 = 0x1fu < n_low;
	let t35 = u64_bit(((select(t20, 0x0u, t26) != x_low) | (select((y_high << t19) | ((y_low >> 1u) >> (t19 ^ 0x1fu)), t20, t26) != x_high)));
	return u32_u32((y_low | t35.r0), y_high);
}

// rounded returns t/2^n rounded to nearest, ties to even, for 1 ≤ n < N.
fn u64_rounded(t_low: u32, t_high: u32, n_low: u32, n_high: u32) -> u32_u32 {
	let t6 = n_low - 0x1u;
	let t9 = 0x1u << (t6 & 0x1fu);
	let t11 = 0x1fu < t6;
	let t13 = select(t9, 0x0u, t11);
	let t17 = t13 - 0x1u;
	let t23 = t_low + t17;
	let t31 = n_low & 0x1fu;
	let t43 = select((t_low >> t31) | ((t_high << 1u) << (t31 ^ 0x1fu)), t_high >> t31, 0x1fu < n_low) & 0x1u;
	let t44 = t23 + t43;
	let t49 = ((t_high + (select(0x0u, t9, t11) - select(0x0u, 0x1u, t13 < 0x1u))) + select(0x0u, 0x1u, t23 < t17)) + select(0x0u, 0x1u, t44 < t43);
	let t51 = n_low & 0x1fu;
	let t52 = t49 >> t51;
	let t58 = 0x1fu < n_low;
	return u32_u32(select((t44 >> t51) | ((t49 << 1u) << (t51 ^ 0x1fu)), t52, t58), select(t52, 0x0u, t58));
}

// pack returns the magnitude t·2^(a-b) in units of 2^-(N-1-p) of the least subnormal
// number, rounded to nearest, ties to even. t has its highest bit at N-2 or N-3, or the
// result is subnormal whatever t; its lowest bit is sticky. It also returns what was
// rounded, t shifted, the result q as an integer, and how t was shifted: up by c, or
// down where down is set.
fn u64_pack(t_low: u32, t_high: u32, a_low: u32, a_high: u32, b_low: u32, b_high: u32) -> u32_u32_u32_u32_u32_u32_u32_u32_bool {
	let t10 = (b_high < a_high) | ((b_high == a_high) & (b_low < a_low));
	let t11 = select(b_low, a_low, t10);
	let g_low = t11 - b_low;
	let g_high = (select(b_high, a_high, t10) - b_high) - select(0x0u, 0x1u, t11 < b_low);
	let down = (a_high < b_high) | ((a_high == b_high) & (a_low < b_low));
	let t29 = (b_high < a_high) | ((b_high == a_high) & (b_low < a_low));
	let t30 = select(b_low, a_low, t29);
	let t32 = t30 - a_low;
	let t38 = (select(b_high, a_high, t29) - a_high) - select(0x0u, 0x1u, t30 < a_low);
	let t43 = (t38 == 0x0u) & (t32 < 0x3fu);
	let t46 = u64_right(t_low, t_high, select(0x3fu, t32, t43), select(0x0u, t38, t43));
	let t = t46.r0;
	let t_low_1 = t46.r0;
	let t_high_1 = t46.r1;
	let t50 = t_high_1 >> 30u;
	let t51 = 0x1u - t50;
	let t57 = 0x0u - select(0x0u, 0x1u, 0x1u < t50);
	let t62 = (t57 < g_high) | ((t57 == g_high) & (t51 < g_low));
	let c_low = select(g_low, t51, t62);
	let c_high = select(g_high, t57, t62);
	let t66 = c_low & 0x1fu;
	let t67 = t_low_1 << t66;
	let t73 = 0x1fu < c_low;
	let t_low_2 = select(t67, 0x0u, t73);
	let t_high_2 = select((t_high_1 << t66) | ((t_low_1 >> 1u) >> (t66 ^ 0x1fu)), t67, t73);
	let t81 = u64_rounded(t_low_2, t_high_2, 0xau, 0x0u);
	let q = t81.r0;
	let q_low = t81.r0;
	let q_high = t81.r1;
	let t86 = ((g_low - c_low) << 20u) + q_high;
	let t89 = t86 < 0x7ff00000u;
	return u32_u32_u32_u32_u32_u32_u32_u32_bool(select(0x0u, q_low, t89), select(0x7ff00000u, t86, t89), t_low_2, t_high_2, q_low, q_high, c_low, c_high, down);
}

// exact returns x·2^g with a sign, for x ≤ 2^p; +0 for 0.
fn u64_exact(x_low: u32, x_high: u32, g_low: u32, g_high: u32, sign_low: u32, sign_high: u32) -> u32_u32 {
	let t7 = u64_clz(x_low, x_high);
	let t10 = select(0xbu, t7.r0, 0xbu < t7.r0);
	let t11 = t10 - 0xbu;
	let t17 = 0x0u - select(0x0u, 0x1u, t10 < 0xbu);
	let z_low = select(g_low, t11, (t17 < g_high) | ((t17 == g_high) & (t11 < g_low)));
	let t27 = z_low & 0x1fu;
	let t28 = x_low << t27;
	let t34 = 0x1fu < z_low;
	let y_low = select(t28, 0x0u, t34) | sign_low;
	let y_high = (((g_low - z_low) << 20u) + select((x_high << t27) | ((x_low >> 1u) >> (t27 ^ 0x1fu)), t28, t34)) | sign_high;
	let t47 = (x_low == 0x0u) & (x_high == 0x0u);
	let y_low_1 = select(y_low, 0x0u, t47);
	let y_high_1 = select(y_high, 0x0u, t47);
	return u32_u32(y_low_1, y_high_1);
}

fn u64_neg(a_low: u32, a_high: u32) -> u32_u32 {
	return u32_u32(a_low, (a_high ^ 0x80000000u));
}

// TwoProd returns p = ab and e = ab - p, both rounded. e is NaN where a factor is not
// finite, and -p where p overflows.
fn u64_TwoProd(a_low: u32, a_high: u32, b_low: u32, b_high: u32) -> u32_u32_u32_u32 {
	let t6 = u64_abs(a_low, a_high);
	let t9 = u64_abs(b_low, b_high);
	let t16 = (t9.r1 < t6.r1) | ((t9.r1 == t6.r1) & (t9.r0 < t6.r0));
	let large_low = select(t9.r0, t6.r0, t16);
	let large_high = select(t9.r1, t6.r1, t16);
	let t19 = u64_abs(a_low, a_high);
	let t22 = u64_abs(b_low, b_high);
	let t29 = (t19.r1 < t22.r1) | ((t19.r1 == t22.r1) & (t19.r0 < t22.r0));
	let small_low = select(t22.r0, t19.r0, t29);
	let small_high = select(t22.r1, t19.r1, t29);
	let sign_high = (a_high ^ b_high) & 0x80000000u;
	let t36 = u64_parts(large_low, large_high);
	let gx_low = t36.r0;
	let x_low = t36.r2;
	let x_high = t36.r3;
	let t40 = u64_parts(small_low, small_high);
	let gy_low = t40.r0;
	let y_low = t40.r2;
	let y_high = t40.r3;
	let t44 = u64_normal(y_low, y_high);
	let y_low_1 = t44.r0; // Only the smaller factor may need all its bits: where both are subnormal, the product is below all bits that a float has, or few bits are enough.
	let y_high_1 = t44.r1;
	let z_low = t44.r2;
	let z_high = t44.r3;
	let t57 = u64_wideMul((x_low << 11u), ((x_high << 11u) | (x_low >> 21u)), (y_low_1 << 10u), ((y_high_1 << 10u) | (y_low_1 >> 22u)));
	let hi_low = t57.r0;
	let hi_high = t57.r1;
	let lo_low = t57.r2;
	let lo_high = t57.r3;
	let t67 = u64_bit(((lo_low != 0x0u) | (lo_high != 0x0u)));
	let t_low = hi_low | t67.r0;
	let t70 = gx_low + gy_low;
	let up_low = t70 + 0x2u;
	let up_high = select(0x0u, 0x1u, t70 < gy_low) + select(0x0u, 0x1u, up_low < 0x2u);
	let down_low = z_low + 0x3ffu;
	let down_high = z_high + select(0x0u, 0x1u, down_low < 0x3ffu);
	let t89 = u64_pack(t_low, hi_high, up_low, up_high, down_low, down_high);
	let m_low = t89.r0;
	let m_high = t89.r1;
	let shifted_low = t89.r2;
	let shifted_high = t89.r3;
	let q_low = t89.r4;
	let q_high = t89.r5;
	let c_low = t89.r6;
	let under = t89.r8;
	let p_high = m_high | sign_high;
	let t103 = (t_low == 0x0u) & (hi_high == 0x0u);
	let p_low = select(m_low, 0x0u, t103);
	let p_high_1 = select(p_high, sign_high, t103);
	let t109 = x_low * y_low_1;
	let t112 = 0x35u - c_low;
	let t114 = t112 & 0x1fu;
	let t115 = q_low << t114;
	let t121 = 0x1fu < t112;
	let t123 = select(t115, 0x0u, t121);
	let r_low = t109 - t123; // An integer r, in units of 2^-p of those that q had before it was shifted.
	let r_high = ((mul_hi(x_low, y_low_1) + ((x_low * y_high_1) + (x_high * y_low_1))) - select((q_high << t114) | ((q_low >> 1u) >> (t114 ^ 0x1fu)), t115, t121)) - select(0x0u, 0x1u, t109 < t123);
	let minus = (r_high >> 31u) != 0x0u;
	let r_low_1 = 0x0u - r_low;
	let r_high_1 = (0x0u - r_high) - select(0x0u, 0x1u, 0x0u < r_low);
	let r_low_2 = select(r_low, r_low_1, minus);
	let r_high_2 = select(r_high, r_high_1, minus);
	let t152 = (down_high < up_high) | ((down_high == up_high) & (down_low < up_low));
	let t153 = select(down_low, up_low, t152);
	let g_low = t153 - down_low;
	let g_high = (select(down_high, up_high, t152) - down_high) - select(0x0u, 0x1u, t153 < down_low);
	let t166 = (0x0u < g_high) | ((0x0u == g_high) & (0x35u < g_low));
	let t167 = select(0x35u, g_low, t166);
	let units_low = t167 - 0x35u; // the exponent of r, or how far that is below 0
	let units_high = select(0x0u, g_high, t166) - select(0x0u, 0x1u, t167 < 0x35u);
	let t179 = (0x0u < g_high) | ((0x0u == g_high) & (0x35u < g_low));
	let t180 = select(0x35u, g_low, t179);
	let t182 = t180 - g_low;
	let t188 = (select(0x0u, g_high, t179) - g_high) - select(0x0u, 0x1u, t180 < g_low);
	let t193 = (t188 == 0x0u) & (t182 < 0x3fu);
	let below_low = select(0x3fu, t182, t193);
	let below_high = select(0x0u, t188, t193);
	let t198 = u64_exact(r_low_2, r_high_2, units_low, units_high, 0x0u, 0x0u);
	let e = t198.r0;
	let e_low = t198.r0;
	let e_high = t198.r1;
	let t207 = (0x0u < below_high) | ((0x0u == below_high) & (0x0u < below_low));
	let t214 = (0x0u < below_high) | ((0x0u == below_high) & (0x1u < below_low));
	let t217 = u64_rounded(r_low_2, r_high_2, select(0x1u, below_low, t214), select(0x0u, below_high, t214));
	let e_1 = t217.r0;
	let e_low_1 = t217.r0;
	let e_high_1 = t217.r1;
	let e_low_2 = select(e_low, e_low_1, t207);
	let e_high_2 = select(e_high, e_high_1, t207);
	let t222 = q_low << 10u;
	let r_low_3 = shifted_low - t222; // p is rounded to a subnormal number, and e to a zero
	let r_high_3 = (shifted_high - ((q_high << 10u) | (q_low >> 22u))) - select(0x0u, 0x1u, shifted_low < t222);
	let minus_1 = (r_high_3 >> 31u) != 0x0u;
	let e_low_3 = select(e_low_2, 0x0u, under);
	let e_high_3 = select(e_high_2, 0x0u, under);
	let r_low_4 = select(r_low_2, r_low_3, under);
	let r_high_4 = select(r_high_2, r_high_3, under);
	let minus_2 = select(minus, minus_1, under);
	let t243 = u64_neg(0x0u, sign_high);
	let sign = t243.r0;
	let sign_low = t243.r0;
	let sign_high_1 = t243.r1;
	let sign_low_1 = select(0x0u, sign_low, minus_2);
	let sign_high_2 = select(sign_high, sign_high_1, minus_2);
	let e_low_4 = e_low_3 | sign_low_1;
	let e_high_4 = e_high_3 | sign_high_2;
	let t260 = ((r_low_4 == 0x0u) & (r_high_4 == 0x0u)) | ((t_low == 0x0u) & (hi_high == 0x0u));
	let e_low_5 = select(e_low_4, 0x0u, t260);
	let e_high_5 = select(e_high_4, 0x0u, t260);
	let t269 = (m_low == 0x0u) & (m_high == 0x7ff00000u);
	let t270 = u64_neg(p_low, p_high_1);
	let e_2 = t270.r0;
	let e_low_6 = t270.r0;
	let e_high_6 = t270.r1;
	let e_low_7 = select(e_low_5, e_low_6, t269);
	let e_high_7 = select(e_high_5, e_high_6, t269);
	let t281 = (0x7ff00000u < large_high) | ((0x7ff00000u == large_high) & (0x0u <= large_low));
	let t296 = ((large_low == 0x0u) & (large_high == 0x7ff00000u)) & ((small_low != 0x0u) | (small_high != 0x0u));
	let p_high_2 = large_high | ((a_high ^ b_high) & 0x80000000u);
	let p_low_1 = select(0x0u, large_low, t296);
	let p_high_3 = select(0x7ff80000u, p_high_2, t296);
	let p_low_2 = select(p_low, p_low_1, t281);
	let p_high_4 = select(p_high_1, p_high_3, t281);
	let e_low_8 = select(e_low_7, 0x0u, t281);
	let e_high_8 = select(e_high_7, 0x7ff80000u, t281);
	return u32_u32_u32_u32(p_low_2, p_high_4, e_low_8, e_high_8);
}

// TwoProd returns p = RN(a · b) and e with p + e = a · b.
//
// Error: exact ([Dek71]; with a fused multiply-add [Kah96]).
// Domain: |ab| below the overflow threshold, and 0 or at least 2^-102
// (float32), 2^-969 (float64): below that e may need bits under the smallest
// subnormal number, and is then rounded to it.
// Special: where p is infinite or NaN, e is infinite or NaN.
// Cost: 2 flops with a fused multiply-add, else 33.
fn f64_TwoProd(a_low: u32, a_high: u32, b_low: u32, b_high: u32) -> u32_u32_u32_u32 {
	let t4 = u64_TwoProd(a_low, a_high, b_low, b_high);
	let p_low = t4.r0;
	let p_high = t4.r1;
	return u32_u32_u32_u32(p_low, p_high, t4.r2, t4.r3);
}

// mul returns ab.
fn u64_mul(a_low: u32, a_high: u32, b_low: u32, b_high: u32) -> u32_u32 {
	let t4 = u64_TwoProd(a_low, a_high, b_low, b_high);
	let p_low = t4.r0;
	let p_high = t4.r1;
	return u32_u32(p_low, p_high);
}

// sum returns a + b and, where that is finite, its error; and x - (x - e), rounded as
// floats are, for the error e and the larger operand x; and whether both operands are
// finite.
fn u64_sum(a_low: u32, a_high: u32, b_low: u32, b_high: u32) -> u32_u32_u32_u32_u32_u32_bool {
	let t4 = u64_abs(a_low, a_high);
	let ma = t4.r0;
	let ma_low = t4.r0;
	let ma_high = t4.r1;
	let t7 = u64_abs(b_low, b_high);
	let mb = t7.r0;
	let mb_low = t7.r0;
	let mb_high = t7.r1;
	let t14 = (mb_high < ma_high) | ((mb_high == ma_high) & (mb_low < ma_low));
	let large_low = select(mb_low, ma_low, t14);
	let large_high = select(mb_high, ma_high, t14);
	let t21 = (ma_high < mb_high) | ((ma_high == mb_high) & (ma_low < mb_low));
	let small_low = select(mb_low, ma_low, t21);
	let small_high = select(mb_high, ma_high, t21);
	let sign_high = a_high & 0x80000000u;
	let sign_high_1 = b_high & 0x80000000u;
	let sign_high_2 = select(sign_high, sign_high_1, (ma_high < mb_high) | ((ma_high == mb_high) & (ma_low < mb_low)));
	let differ = ((a_high ^ b_high) & 0x80000000u) != 0x0u;
	let t40 = u64_parts(large_low, large_high);
	let gx_low = t40.r0;
	let x_low = t40.r2;
	let x_high = t40.r3;
	let t44 = u64_parts(small_low, small_high);
	let gy_low = t44.r0;
	let y_low = t44.r2;
	let y_high = t44.r3;
	let t49 = gx_low - gy_low;
	let t55 = 0x0u - select(0x0u, 0x1u, gx_low < gy_low);
	let t60 = (t55 == 0x0u) & (t49 < 0x3fu);
	let d_low = select(0x3fu, t49, t60);
	let d_high = select(0x0u, t55, t60);
	let t67 = u64_right((y_low << 9u), ((y_high << 9u) | (y_low >> 23u)), d_low, d_high);
	let low = t67.r0;
	let low_low = t67.r0;
	let low_high = t67.r1;
	let t_low = (x_low << 9u) + low_low;
	let t_high = (((x_high << 9u) | (x_low >> 23u)) + low_high) + select(0x0u, 0x1u, t_low < low_low);
	let t82 = d_low & 0x1fu;
	let t83 = x_low << t82;
	let t89 = 0x1fu < d_low;
	let whole_low = select(t83, 0x0u, t89) + y_low;
	let whole_high = (select((x_high << t82) | ((x_low >> 1u) >> (t82 ^ 0x1fu)), t83, t89) + y_high) + select(0x0u, 0x1u, whole_low < y_low);
	let t102 = x_low << 9u;
	let t_low_1 = t102 - low_low;
	let t_high_1 = (((x_high << 9u) | (x_low >> 23u)) - low_high) - select(0x0u, 0x1u, t102 < low_low);
	let t114 = d_low & 0x1fu;
	let t115 = x_low << t114;
	let t121 = 0x1fu < d_low;
	let t123 = select(t115, 0x0u, t121);
	let whole_low_1 = t123 - y_low;
	let whole_high_1 = (select((x_high << t114) | ((x_low >> 1u) >> (t114 ^ 0x1fu)), t115, t121) - y_high) - select(0x0u, 0x1u, t123 < y_low);
	let t_low_2 = select(t_low, t_low_1, differ);
	let t_high_2 = select(t_high, t_high_1, differ);
	let whole_low_2 = select(whole_low, whole_low_1, differ);
	let whole_high_2 = select(whole_high, whole_high_1, differ);
	let t138 = u64_clz(t_low_2, t_high_2);
	let t141 = t138.r0 - 0x1u;
	let t147 = 0x0u - select(0x0u, 0x1u, t138.r0 < 0x1u);
	let t149 = gx_low + 0x1u;
	let t153 = select(0x0u, 0x1u, t149 < 0x1u);
	let t158 = (t147 < t153) | ((t147 == t153) & (t141 < t149));
	let c_low = select(t149, t141, t158); // Up to bit N-2, or as far as the exponent goes down: that is gradual underflow.
	let c_high = select(t153, t147, t158);
	let g_low = (gx_low + 0x1u) - c_low;
	let t165 = c_low & 0x1fu;
	let t166 = t_low_2 << t165;
	let t172 = 0x1fu < c_low;
	let t180 = u64_rounded(select(t166, 0x0u, t172), select((t_high_2 << t165) | ((t_low_2 >> 1u) >> (t165 ^ 0x1fu)), t166, t172), 0xau, 0x0u);
	let q = t180.r0;
	let q_low = t180.r0;
	let q_high = t180.r1;
	let t184 = (g_low << 20u) + q_high;
	let t187 = t184 < 0x7ff00000u;
	let s_low = select(0x0u, q_low, t187);
	let s_high = select(0x7ff00000u, t184, t187) | sign_high_2;
	let t195 = (t_low_2 == 0x0u) & (t_high_2 == 0x0u);
	let s_high_1 = (a_high & b_high) & 0x80000000u;
	let s_low_1 = select(s_low, 0x0u, t195);
	let s_high_2 = select(s_high, s_high_1, t195);
	let t203 = d_low + 0x1u;
	let up_low = t203 - c_low; // q·2^g is q·2^up in the units of Y. Where up is negative, the sum is exact.
	let up_high = ((d_high + select(0x0u, 0x1u, t203 < 0x1u)) - c_high) - select(0x0u, 0x1u, t203 < c_low);
	let t221 = select(0x3fu, up_low, (up_high == 0x0u) & (up_low < 0x3fu));
	let t223 = t221 & 0x1fu;
	let t224 = q_low << t223;
	let t230 = 0x1fu < t221;
	let t232 = select(t224, 0x0u, t230);
	let r_low = whole_low_2 - t232;
	let r_high = (whole_high_2 - select((q_high << t223) | ((q_low >> 1u) >> (t223 ^ 0x1fu)), t224, t230)) - select(0x0u, 0x1u, whole_low_2 < t232);
	let minus = (r_high >> 31u) != 0x0u;
	let r_low_1 = 0x0u - r_low;
	let r_high_1 = (0x0u - r_high) - select(0x0u, 0x1u, 0x0u < r_low);
	let t255 = u64_neg(0x0u, sign_high_2);
	let sign = t255.r0;
	let sign_low = t255.r0;
	let sign_high_3 = t255.r1;
	let sign_low_1 = select(0x0u, sign_low, minus);
	let sign_high_4 = select(sign_high_2, sign_high_3, minus);
	let r_low_2 = select(r_low, r_low_1, minus);
	let r_high_2 = select(r_high, r_high_1, minus);
	let t263 = d_low + 0x1u;
	let t268 = d_high + select(0x0u, 0x1u, t263 < 0x1u);
	let t273 = (t268 < up_high) | ((t268 == up_high) & (t263 < up_low));
	let r_low_3 = select(r_low_2, 0x0u, t273);
	let r_high_3 = select(r_high_2, 0x0u, t273);
	let t278 = u64_exact(r_low_3, r_high_3, gy_low, 0x0u, sign_low_1, sign_high_4);
	let e = t278.r0;
	let e_low = t278.r0;
	let e_high = t278.r1;
	let t287 = ((x_low == 0x0u) & (x_high == 0x100000u)) & !minus;
	let t294 = (0x0u < d_high) | ((0x0u == d_high) & (0x1u < d_low));
	let t295 = select(0x1u, d_low, t294);
	let unit_low = t295 - 0x1u;
	let unit_high = select(0x0u, d_high, t294) - select(0x0u, 0x1u, t295 < 0x1u);
	let unit_low_1 = select(d_low, unit_low, t287);
	let unit_high_1 = select(d_high, unit_high, t287);
	let t310 = (unit_high_1 == 0x0u) & (unit_low_1 < 0x36u);
	let unit_low_2 = select(0x36u, unit_low_1, t310);
	let unit_high_2 = select(0x0u, unit_high_1, t310);
	let odd_low = x_low & 0x1u;
	let t316 = unit_low_2 & 0x1fu;
	let t317 = odd_low << t316;
	let t323 = 0x1fu < unit_low_2;
	let t325 = select(t317, 0x0u, t323);
	let t327 = r_low_3 + t325;
	let t340 = (0x0u < unit_high_2) | ((0x0u == unit_high_2) & (0x1u < unit_low_2));
	let t343 = u64_rounded(t327, ((r_high_3 + select((odd_low >> 1u) >> (t316 ^ 0x1fu), t317, t323)) + select(0x0u, 0x1u, t327 < t325)), select(0x1u, unit_low_2, t340), select(0x0u, unit_high_2, t340));
	let t346 = t343.r0 - odd_low;
	let t353 = unit_low_2 & 0x1fu;
	let t354 = t346 << t353;
	let t360 = 0x1fu < unit_low_2;
	let round_low = select(t354, 0x0u, t360);
	let round_high = select(((t343.r1 - select(0x0u, 0x1u, t343.r0 < odd_low)) << t353) | ((t346 >> 1u) >> (t353 ^ 0x1fu)), t354, t360);
	let t370 = (unit_low_2 == 0x0u) & (unit_high_2 == 0x0u);
	let round_low_1 = select(round_low, r_low_3, t370);
	let round_high_1 = select(round_high, r_high_3, t370);
	let t373 = u64_exact(round_low_1, round_high_1, gy_low, 0x0u, sign_low_1, sign_high_4);
	let rough = t373.r0;
	let rough_low = t373.r0;
	let rough_high = t373.r1;
	let t382 = (0x7ff00000u < large_high) | ((0x7ff00000u == large_high) & (0x0u <= large_low));
	let t395 = ((large_low == 0x0u) & (large_high == 0x7ff00000u)) & !(differ & ((ma_low == mb_low) & (ma_high == mb_high)));
	let t400 = (ma_high < mb_high) | ((ma_high == mb_high) & (ma_low < mb_low));
	let s_low_2 = select(a_low, b_low, t400);
	let s_high_3 = select(a_high, b_high, t400);
	let s_low_3 = select(0x0u, s_low_2, t395);
	let s_high_4 = select(0x7ff80000u, s_high_3, t395);
	let s_low_4 = select(s_low_1, s_low_3, t382);
	let s_high_5 = select(s_high_2, s_high_4, t382);
	return u32_u32_u32_u32_u32_u32_bool(s_low_4, s_high_5, e_low, e_high, rough_low, rough_high, (large_high < 0x7ff00000u));
}

// add returns a + b.
fn u64_add(a_low: u32, a_high: u32, b_low: u32, b_high: u32) -> u32_u32 {
	let t4 = u64_sum(a_low, a_high, b_low, b_high);
	let s_low = t4.r0;
	let s_high = t4.r1;
	return u32_u32(s_low, s_high);
}

// finite reports whether a is neither infinite nor NaN, signbit whether its sign is set.
fn u64_finite(a_low: u32, a_high: u32) -> bool {
	let t2 = u64_abs(a_low, a_high);
	return t2.r1 < 0x7ff00000u;
}

// FastTwoSum returns s = a + b, rounded, and e = b - (s - a), each difference rounded, as
// three additions give it: the error of the sum if |a| ≥ |b|. It is -0 for b = -0, and -s
// where s overflows. If |a| < |b|, that is no largest number, as for TwoSum.
fn u64_FastTwoSum(a_low: u32, a_high: u32, b_low: u32, b_high: u32) -> u32_u32_u32_u32 {
	let t4 = u64_sum(a_low, a_high, b_low, b_high);
	let s_low = t4.r0;
	let s_high = t4.r1;
	let e_low = t4.r2;
	let e_high = t4.r3;
	let rough_low = t4.r4;
	let rough_high = t4.r5;
	let finite = t4.r6;
	let t12 = u64_abs(a_low, a_high);
	let t15 = u64_abs(b_low, b_high);
	let t22 = (t12.r1 < t15.r1) | ((t12.r1 == t15.r1) & (t12.r0 < t15.r0));
	let e_low_1 = select(e_low, rough_low, t22);
	let e_high_1 = select(e_high, rough_high, t22);
	let t29 = (b_low == 0x0u) & (b_high == 0x80000000u);
	let e_low_2 = select(e_low_1, b_low, t29);
	let e_high_2 = select(e_high_1, b_high, t29);
	let t33 = !u64_finite(s_low, s_high);
	let t34 = u64_neg(s_low, s_high);
	let e = t34.r0;
	let e_low_3 = t34.r0;
	let e_high_3 = t34.r1;
	let e_low_4 = select(e_low_2, e_low_3, t33);
	let e_high_4 = select(e_high_2, e_high_3, t33);
	let t39 = !finite;
	let e_low_5 = select(e_low_4, 0x0u, t39);
	let e_high_5 = select(e_high_4, 0x7ff80000u, t39);
	return u32_u32_u32_u32(s_low, s_high, e_low_5, e_high_5);
}

// FastTwoSum returns s = RN(a + b) and e with s + e = a + b, for |a| ≥ |b| or
// a = 0. It is Dekker's: half the cost of [TwoSum], one more condition.
//
// Error: exact ([Dek71]; it is enough that a is a multiple of ulp(b)).
// Domain: |a| ≥ |b| or a = 0; |a + b| below the overflow threshold.
// Special: where s is infinite or NaN, e is infinite or NaN.
// Cost: 3 flops.
fn f64_FastTwoSum(a_low: u32, a_high: u32, b_low: u32, b_high: u32) -> u32_u32_u32_u32 {
	let t4 = u64_FastTwoSum(a_low, a_high, b_low, b_high);
	let s_low = t4.r0;
	let s_high = t4.r1;
	let e_low = t4.r2;
	let e_high = t4.r3;
	return u32_u32_u32_u32(s_low, s_high, e_low, e_high);
}

// key returns that integer, and 2^(N-1) more: unsigned, it compares as if it were signed.
fn u64_key(a_low: u32, a_high: u32) -> u32_u32 {
	let t2 = a_high >> 31u;
	let m_low = 0x0u - t2; // all ones with the sign
	let m_high = 0x0u - select(0x0u, 0x1u, 0x0u < t2);
	let t11 = u64_abs(a_low, a_high);
	let t14 = t11.r0 ^ m_low;
	return u32_u32((t14 - m_low), ((((t11.r1 ^ m_high) - m_high) - select(0x0u, 0x1u, t14 < m_low)) + 0x80000000u));
}

// ordered reports whether neither is NaN.
fn u64_ordered(a_low: u32, a_high: u32, b_low: u32, b_high: u32) -> bool {
	let t4 = u64_abs(a_low, a_high);
	let t7 = u64_abs(b_low, b_high);
	let t14 = (t7.r1 < t4.r1) | ((t7.r1 == t4.r1) & (t7.r0 < t4.r0));
	let t16 = select(t7.r1, t4.r1, t14);
	return (t16 < 0x7ff00000u) | ((t16 == 0x7ff00000u) & (select(t7.r0, t4.r0, t14) <= 0x0u));
}

fn u64_eq(a_low: u32, a_high: u32, b_low: u32, b_high: u32) -> bool {
	let t4 = u64_key(a_low, a_high);
	let t7 = u64_key(b_low, b_high);
	return ((t4.r0 == t7.r0) & (t4.r1 == t7.r1)) & u64_ordered(a_low, a_high, b_low, b_high);
}

fn u64_ne(a_low: u32, a_high: u32, b_low: u32, b_high: u32) -> bool {
	let t4 = u64_key(a_low, a_high);
	let t7 = u64_key(b_low, b_high);
	return ((t4.r0 != t7.r0) | (t4.r1 != t7.r1)) | !u64_ordered(a_low, a_high, b_low, b_high);
}

// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
fn f64_finish(native_low: u32, native_high: u32, hi_low: u32, hi_high: u32, lo_low: u32, lo_high: u32) -> u32_u32_u32_u32 {
	let t11 = !u64_finite(hi_low, hi_high) | u64_eq(hi_low, hi_high, 0x0u, 0x0u);
	let t18 = u64_ne(hi_low, hi_high, hi_low, hi_high) | u64_eq(native_low, native_high, 0x0u, 0x0u);
	let hi_low_1 = select(hi_low, native_low, t18);
	let hi_high_1 = select(hi_high, native_high, t18);
	let hi_low_2 = select(hi_low, hi_low_1, t11);
	let hi_high_2 = select(hi_high, hi_high_1, t11);
	let lo_low_1 = select(lo_low, 0x0u, t11);
	let lo_high_1 = select(lo_high, 0x0u, t11);
	return u32_u32_u32_u32(hi_low_2, hi_high_2, lo_low_1, lo_high_1);
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
fn DD_Mul(x_Hi_low: u32, x_Hi_high: u32, x_Lo_low: u32, x_Lo_high: u32, y_Hi_low: u32, y_Hi_high: u32, y_Lo_low: u32, y_Lo_high: u32) -> u32_u32_u32_u32 {
	let t8 = f64_TwoProd(x_Hi_low, x_Hi_high, y_Hi_low, y_Hi_high);
	let p_low = t8.r0;
	let p_high = t8.r1;
	let e_low = t8.r2;
	let e_high = t8.r3;
	let t13 = u64_mul(x_Hi_low, x_Hi_high, y_Lo_low, y_Lo_high);
	let t16 = u64_mul(x_Lo_low, x_Lo_high, y_Hi_low, y_Hi_high);
	let t19 = u64_add(t13.r0, t13.r1, t16.r0, t16.r1);
	let c = t19.r0;
	let c_low = t19.r0;
	let c_high = t19.r1;
	let t22 = u64_add(e_low, e_high, c_low, c_high);
	let e = t22.r0;
	let e_low_1 = t22.r0;
	let e_high_1 = t22.r1;
	let t25 = f64_FastTwoSum(p_low, p_high, e_low_1, e_high_1);
	let hi_low = t25.r0;
	let hi_high = t25.r1;
	let lo_low = t25.r2;
	let lo_high = t25.r3;
	let t30 = f64_finish(p_low, p_high, hi_low, hi_high, lo_low, lo_high);
	return u32_u32_u32_u32(t30.r0, t30.r1, t30.r2, t30.r3);
}

// TwoSum returns s = a + b, rounded, and e with s + e = a + b; e is NaN where s is not
// finite. It is what six additions give, but for |b| the largest finite number: there
// a step between may overflow, where nothing here does.
fn u64_TwoSum(a_low: u32, a_high: u32, b_low: u32, b_high: u32) -> u32_u32_u32_u32 {
	let t4 = u64_sum(a_low, a_high, b_low, b_high);
	let s_low = t4.r0;
	let s_high = t4.r1;
	let e_low = t4.r2;
	let e_high = t4.r3;
	let t10 = !u64_finite(s_low, s_high);
	let e_low_1 = select(e_low, 0x0u, t10);
	let e_high_1 = select(e_high, 0x7ff80000u, t10);
	return u32_u32_u32_u32(s_low, s_high, e_low_1, e_high_1);
}

// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
fn f64_TwoSum(a_low: u32, a_high: u32, b_low: u32, b_high: u32) -> u32_u32_u32_u32 {
	let t4 = u64_TwoSum(a_low, a_high, b_low, b_high);
	let s_low = t4.r0;
	let s_high = t4.r1;
	let e_low = t4.r2;
	let e_high = t4.r3;
	return u32_u32_u32_u32(s_low, s_high, e_low, e_high);
}

// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels. `limb prove
// --networks` proves the normal form, and ≤ 6u².
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
fn DD_Add(x_Hi_low: u32, x_Hi_high: u32, x_Lo_low: u32, x_Lo_high: u32, y_Hi_low: u32, y_Hi_high: u32, y_Lo_low: u32, y_Lo_high: u32) -> u32_u32_u32_u32 {
	let t8 = f64_TwoSum(x_Hi_low, x_Hi_high, y_Hi_low, y_Hi_high);
	let a_low = t8.r0;
	let a_high = t8.r1;
	let b_low = t8.r2;
	let b_high = t8.r3;
	let t13 = f64_TwoSum(x_Lo_low, x_Lo_high, y_Lo_low, y_Lo_high);
	let c_low = t13.r0;
	let c_high = t13.r1;
	let d_low = t13.r2;
	let d_high = t13.r3;
	let t18 = f64_FastTwoSum(a_low, a_high, c_low, c_high);
	let a_low_1 = t18.r0; // a is 0 or a multiple of ulp(c)
	let a_high_1 = t18.r1;
	let c_low_1 = t18.r2;
	let c_high_1 = t18.r3;
	let t23 = u64_add(b_low, b_high, d_low, d_high);
	let b = t23.r0;
	let b_low_1 = t23.r0;
	let b_high_1 = t23.r1;
	let t26 = u64_add(b_low_1, b_high_1, c_low_1, c_high_1);
	let b_1 = t26.r0;
	let b_low_2 = t26.r0;
	let b_high_2 = t26.r1;
	let t29 = f64_FastTwoSum(a_low_1, a_high_1, b_low_2, b_high_2);
	let hi_low = t29.r0;
	let hi_high = t29.r1;
	let lo_low = t29.r2;
	let lo_high = t29.r3;
	let t34 = f64_finish(a_low, a_high, hi_low, hi_high, lo_low, lo_high);
	return u32_u32_u32_u32(t34.r0, t34.r1, t34.r2, t34.r3);
}

fn reduce_plus_of_DD(a_Hi_low: u32, a_Hi_high: u32, a_Lo_low: u32, a_Lo_high: u32, b_Hi_low: u32, b_Hi_high: u32, b_Lo_low: u32, b_Lo_high: u32) -> u32_u32_u32_u32 {
	let t8 = DD_Add(a_Hi_low, a_Hi_high, a_Lo_low, a_Lo_high, b_Hi_low, b_Hi_high, b_Lo_low, b_Lo_high);
	return u32_u32_u32_u32(t8.r0, t8.r1, t8.r2, t8.r3);
}

// Dot is Sum of the products of x and y.
@compute @workgroup_size(64)
fn reduce_Dot_DD(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) thread: u32) {
	let n = args[0].x;
	let g = i32(group.y * groups.x + group.x);
	if (g >= n) { return; }
	let sums_len = args[0].w;
	let sums_stride = args[1].x;
	let sums_0 = args[0].z;
	let sums_1 = sums_0 + sums_stride;
	let work_len = args[1].z;
	let work_stride = args[1].w;
	let work_0 = args[1].y;
	let work_1 = work_0 + work_stride;
	let x_len = args[2].y;
	let x_stride = args[2].z;
	let x_0 = args[2].x;
	let x_1 = x_0 + x_stride;
	let y_len = args[3].x;
	let y_stride = args[3].y;
	let y_0 = args[2].w;
	let y_1 = y_0 + y_stride;
	var s_Hi_low: u32;
	var s_Hi_high: u32;
	var s_Lo_low: u32;
	var s_Lo_high: u32;
	var n_1: i32;
	let first = g * 4096i;
	let t5 = x_len - first;
	let n_2 = select(t5, 4096i, 4096i < t5);
	let m = reduce_Lower(n_2);
	let t10 = g * 2048i;
	for (var i = i32(thread); i < m; i += 64i) {
		let t12 = first + i;
		let t13 = t12 + t12;
		let t16 = memory[x_0 + t13];
		let t17 = memory[x_0 + (t13 + 1i)];
		let t18 = t12 + t12;
		let t21 = memory[x_1 + t18];
		let t22 = memory[x_1 + (t18 + 1i)];
		let t23 = first + i;
		let t24 = t23 + t23;
		let t27 = memory[y_0 + t24];
		let t28 = memory[y_0 + (t24 + 1i)];
		let t29 = t23 + t23;
		let t32 = memory[y_1 + t29];
		let t33 = memory[y_1 + (t29 + 1i)];
		let t34 = DD_Mul(t16, t17, t21, t22, t27, t28, t32, t33);
		let s_Hi_low_1 = t34.r0;
		let s_Hi_high_1 = t34.r1;
		let s_Lo_low_1 = t34.r2;
		let s_Lo_high_1 = t34.r3;
		s_Hi_low = s_Hi_low_1;
		s_Hi_high = s_Hi_high_1;
		s_Lo_low = s_Lo_low_1;
		s_Lo_high = s_Lo_high_1;
		if ((m + i) < n_2) {
			let t41 = s_Hi_low;
			let t42 = s_Hi_high;
			let t43 = s_Lo_low;
			let t44 = s_Lo_high;
			let t46 = (first + m) + i;
			let t47 = t46 + t46;
			let t50 = memory[x_0 + t47];
			let t51 = memory[x_0 + (t47 + 1i)];
			let t52 = t46 + t46;
			let t55 = memory[x_1 + t52];
			let t56 = memory[x_1 + (t52 + 1i)];
			let t58 = (first + m) + i;
			let t59 = t58 + t58;
			let t62 = memory[y_0 + t59];
			let t63 = memory[y_0 + (t59 + 1i)];
			let t64 = t58 + t58;
			let t67 = memory[y_1 + t64];
			let t68 = memory[y_1 + (t64 + 1i)];
			let t69 = DD_Mul(t50, t51, t55, t56, t62, t63, t67, t68);
			let t74 = DD_Add(t41, t42, t43, t44, t69.r0, t69.r1, t69.r2, t69.r3);
			s_Hi_low = t74.r0;
			s_Hi_high = t74.r1;
			s_Lo_low = t74.r2;
			s_Lo_high = t74.r3;
		}
		let t79 = s_Hi_low;
		let t80 = s_Hi_high;
		let t81 = s_Lo_low;
		let t82 = s_Lo_high;
		let t83 = t10 + i;
		let t84 = t83 + t83;
		memory[work_0 + t84] = t79;
		memory[work_0 + (t84 + 1i)] = t80;
		let t87 = t83 + t83;
		memory[work_1 + t87] = t81;
		memory[work_1 + (t87 + 1i)] = t82;
	}
	storageBarrier();
	workgroupBarrier();
	n_1 = m;
	loop {
		let t90 = n_1;
		if (!(1i < t90)) {
			break;
		}
		let t94 = n_1;
		let m_1 = reduce_Lower(t94);
		let t96 = n_1;
		for (var i_1 = i32(thread); i_1 < (t96 - m_1); i_1 += 64i) {
			let t99 = t10 + i_1;
			let t100 = t99 + t99;
			let t103 = memory[work_0 + t100];
			let t104 = memory[work_0 + (t100 + 1i)];
			let t105 = t99 + t99;
			let t108 = memory[work_1 + t105];
			let t109 = memory[work_1 + (t105 + 1i)];
			let t111 = t10 + (m_1 + i_1);
			let t112 = t111 + t111;
			let t115 = memory[work_0 + t112];
			let t116 = memory[work_0 + (t112 + 1i)];
			let t117 = t111 + t111;
			let t120 = memory[work_1 + t117];
			let t121 = memory[work_1 + (t117 + 1i)];
			let t122 = reduce_plus_of_DD(t103, t104, t108, t109, t115, t116, t120, t121);
			let t127 = t10 + i_1;
			let t128 = t127 + t127;
			memory[work_0 + t128] = t122.r0;
			memory[work_0 + (t128 + 1i)] = t122.r1;
			let t131 = t127 + t127;
			memory[work_1 + t131] = t122.r2;
			memory[work_1 + (t131 + 1i)] = t122.r3;
		}
		storageBarrier();
		workgroupBarrier();
		n_1 = m_1;
	}
	for (var i_2 = i32(thread); i_2 < 1i; i_2 += 64i) {
		let t136 = t10 + t10;
		let t139 = memory[work_0 + t136];
		let t140 = memory[work_0 + (t136 + 1i)];
		let t141 = t10 + t10;
		let t144 = memory[work_1 + t141];
		let t145 = memory[work_1 + (t141 + 1i)];
		let t146 = g + g;
		memory[sums_0 + t146] = t139;
		memory[sums_0 + (t146 + 1i)] = t140;
		let t149 = g + g;
		memory[sums_1 + t149] = t144;
		memory[sums_1 + (t149 + 1i)] = t145;
	}
	storageBarrier();
	workgroupBarrier();
}
