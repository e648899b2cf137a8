@group(0) @binding(0) var<storage, read_write> memory: array<u32>;
@group(0) @binding(1) var<uniform> args: array<vec4<i32>, 4>;

// zero is 0, which no compiler knows.
fn zero() -> u32 { return u32(args[0].y); }

struct u32_u32 { r0: u32, r1: u32 }
struct u32_u32_u32_u32 { r0: u32, r1: u32, r2: u32, r3: u32 }
struct u32_u32_u32_u32_u32_u32_bool { r0: u32, r1: u32, r2: u32, r3: u32, r4: u32, r5: u32, r6: bool }

// abs clears the sign, neg flips it, copysign takes that of b.
fn u64_abs(a_low: u32, a_high: u32) -> u32_u32 {
	return u32_u32(a_low, (a_high & 0x7fffffffu));
}

// parts returns g and X of a magnitude.
fn u64_parts(m_low: u32, m_high: u32) -> u32_u32_u32_u32 {
	let t_high = select(0x100000u, m_high, (0x100000u < m_high) | ((0x100000u == m_high) & (0x0u < m_low))) - 0x100000u;
	return u32_u32_u32_u32((t_high >> 20u), 0x0u, m_low, (m_high - (t_high & 0xfff00000u)));
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

// clz counts the zeros above the highest bit.
fn u64_clz(x_low: u32, x_high: u32) -> u32_u32 {
	return u32_u32(select(countLeadingZeros(x_high), countLeadingZeros(x_low) + 0x20u, x_high == 0x0u), 0x0u);
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

fn u64_neg(a_low: u32, a_high: u32) -> u32_u32 {
	return u32_u32(a_low, (a_high ^ 0x80000000u));
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

// finite reports whether a is neither infinite nor NaN, signbit whether its sign is set.
fn u64_finite(a_low: u32, a_high: u32) -> bool {
	let t2 = u64_abs(a_low, a_high);
	return t2.r1 < 0x7ff00000u;
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

// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
@compute @workgroup_size(64)
fn map_f64_TwoSum(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) thread: u32) {
	let n = args[0].x;
	let i = i32((group.y * groups.x + group.x) * 64u + thread);
	if (i >= n) { return; }
	let out0_len = args[0].w;
	let out0_0 = args[0].z;
	let out1_len = args[1].z;
	let out1_0 = args[1].y;
	let in0_len = args[2].y;
	let in0_0 = args[2].x;
	let in1_len = args[3].x;
	let in1_0 = args[2].w;
	let t1 = i + i;
	let t4 = memory[in0_0 + t1];
	let t5 = memory[in0_0 + (t1 + 1i)];
	let t6 = i + i;
	let t9 = memory[in1_0 + t6];
	let t10 = memory[in1_0 + (t6 + 1i)];
	let t11 = f64_TwoSum(t4, t5, t9, t10);
	let t16 = i + i;
	memory[out0_0 + t16] = t11.r0;
	memory[out0_0 + (t16 + 1i)] = t11.r1;
	let t19 = i + i;
	memory[out1_0 + t19] = t11.r2;
	memory[out1_0 + (t19 + 1i)] = t11.r3;
}
