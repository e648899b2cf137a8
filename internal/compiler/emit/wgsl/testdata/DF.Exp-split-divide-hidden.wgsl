@group(0) @binding(0) var<storage, read_write> memory: array<u32>;
@group(0) @binding(1) var<uniform> args: array<vec4<i32>, 2>;
@group(0) @binding(2) var<storage, read> tables: array<u32>;

// zero is 0, which no compiler knows.
fn zero() -> u32 { return u32(args[0].y); }

struct u32_u32_u32 { r0: u32, r1: u32, r2: u32 }
struct u32_u32 { r0: u32, r1: u32 }
struct u32_u32_u32_u32 { r0: u32, r1: u32, r2: u32, r3: u32 }
struct u32_u32_u32_u32_u32_i32 { r0: u32, r1: u32, r2: u32, r3: u32, r4: u32, r5: i32 }
struct u32_u32_i32 { r0: u32, r1: u32, r2: i32 }

// tripleOf returns x, exactly.
fn DF_tripleOf(x_Hi: u32, x_Lo: u32, zero_1: u32) -> u32_u32_u32 {
	return u32_u32_u32(x_Hi, x_Lo, (0x0u ^ zero_1));
}

// expBound returns that of e^x.
fn f32_expBound(zero_1: u32) -> u32 {
	return 0x42dc0000u ^ zero_1;
}

// abs clears the sign, neg flips it, copysign takes that of b.
fn u32_abs(a: u32) -> u32 {
	return a & 0x7fffffffu;
}

// key returns that integer, and 2^(N-1) more: unsigned, it compares as if it were signed.
fn u32_key(a: u32) -> u32 {
	let m = 0x0u - (a >> 31u); // all ones with the sign
	return ((u32_abs(a) ^ m) - m) + 0x80000000u;
}

// ordered reports whether neither is NaN.
fn u32_ordered(a: u32, b: u32) -> bool {
	let t2 = u32_abs(a);
	let t3 = u32_abs(b);
	return select(t3, t2, t3 < t2) <= 0x7f800000u;
}

// lt, le, eq and ne are a < b, a <= b, a == b and a != b.
fn u32_lt(a: u32, b: u32) -> bool {
	return (u32_key(a) < u32_key(b)) & u32_ordered(a, b);
}

// expWithin returns x, or 0 where |x| is not below the bound.
fn triple_f32_expWithin(x_X0: u32, x_X1: u32, x_X2: u32, bound: u32, zero_1: u32) -> u32_u32_u32 {
	let t8 = !u32_lt((u32_abs(x_X0) + zero_1), bound);
	let x_X0_1 = select(x_X0, 0x0u ^ zero_1, t8);
	let x_X1_1 = select(x_X1, 0x0u ^ zero_1, t8);
	let x_X2_1 = select(x_X2, 0x0u ^ zero_1, t8);
	return u32_u32_u32(x_X0_1, x_X1_1, x_X2_1);
}

// ln2StepShort returns ln 2/128, whose first limb is short.
fn f32_ln2StepShort(zero_1: u32) -> u32_u32_u32 {
	return u32_u32_u32((0x3bb18000u ^ zero_1), (0xb5de8083u ^ zero_1), (0x2867bcd6u ^ zero_1));
}

// stepsPerE returns 128/ln 2.
fn f32_stepsPerE(zero_1: u32) -> u32 {
	return 0x4338aa3bu ^ zero_1;
}

// expIndex returns the integer nearest to a, for |a| < 2^22 (float32), 2^51
// (float64): a sum that large has no bits behind the point.
fn f32_expIndex(a: u32, zero_1: u32) -> u32 {
	let t3 = 0x4b400000u ^ zero_1;
	return bitcast<u32>(bitcast<f32>(bitcast<u32>(bitcast<f32>(a) + bitcast<f32>(t3 + zero_1)) ^ zero_1) - bitcast<f32>(t3 + zero_1)) ^ zero_1;
}

// exponent returns the exponent field less the bias.
fn u32_exponent(a: u32) -> i32 {
	return bitcast<i32>(u32_abs(a) >> 23u) - 127i;
}

// middling returns the exponent of a, or the nearest n to it such that 2^n and
// 2^-n are normal numbers: then 2^-n·a is normal, and below 4.
fn f32_middling(a: u32, zero_1: u32) -> i32 {
	let t3 = u32_exponent(a);
	let t6 = select(-126i, t3, -126i < t3);
	return select(126i, t6, t6 < 126i);
}

// pow2 returns 2^n, for n of normal numbers.
fn u32_pow2(n: i32) -> u32 {
	return bitcast<u32>(n + 127i) << 23u;
}

// Split returns hi and lo with hi + lo = a, hi a multiple of the upper half of
// a's significand of p bits (24 or 53): products of two such halves are machine numbers.
//
// Error: exact ([Dek71] 5.7, Veltkamp; s = ⌈p/2⌉, so hi has p-s bits and lo s-1).
// Domain: |a| < 2^115 (float32), 2^996 (float64); beyond it 2^s·a overflows.
// Special: where a is infinite or NaN, hi and lo are NaN.
// Cost: 4 flops.
fn f32_Split(a: u32, zero_1: u32) -> u32_u32 {
	let c3 = 0x45800800u;
	let c = bitcast<u32>(bitcast<f32>(c3) * bitcast<f32>(a)) ^ zero_1;
	let hi = bitcast<u32>(bitcast<f32>(c) - bitcast<f32>(bitcast<u32>(bitcast<f32>(c) - bitcast<f32>(a)) ^ zero_1)) ^ zero_1;
	let lo = bitcast<u32>(bitcast<f32>(a) - bitcast<f32>(hi)) ^ zero_1; // exact
	return u32_u32(hi, lo);
}

// rescale returns 2^n·a in two steps of about the same size. Both powers are
// normal numbers for the sum n of two exponents.
fn f32_rescale(a: u32, n: i32, zero_1: u32) -> u32 {
	return bitcast<u32>(bitcast<f32>(bitcast<u32>(bitcast<f32>(a) * bitcast<f32>(u32_pow2((n >> 1u)))) ^ zero_1) * bitcast<f32>(u32_pow2((n - (n >> 1u))))) ^ zero_1;
}

// finite reports whether a is neither infinite nor NaN, signbit whether its sign is set.
fn u32_finite(a: u32) -> bool {
	return u32_abs(a) < 0x7f800000u;
}

// prodErrSplit returns what [prodErr] does, for all operands, in arithmetic
// without a fused multiply-add. The factors are scaled to about 1, where every
// product of two halves is exact, and so is every difference; the error is
// scaled back in two steps, of which at most the last one rounds.
//
// Error: exact ([Dek71] mul12), rounded once where it underflows.
// Special: NaN where a factor is infinite or NaN; ∓Inf where p = ±Inf.
// Cost: 32 flops.
fn f32_prodErrSplit(a: u32, b: u32, p: u32, zero_1: u32) -> u32 {
	let m = f32_middling(a, zero_1);
	let n = f32_middling(b, zero_1);
	let x = bitcast<u32>(bitcast<f32>(a) * bitcast<f32>(u32_pow2((0i - m)))) ^ zero_1;
	let y = bitcast<u32>(bitcast<f32>(b) * bitcast<f32>(u32_pow2((0i - n)))) ^ zero_1;
	let h = bitcast<u32>(bitcast<f32>(x) * bitcast<f32>(y)) ^ zero_1;
	let t27 = f32_Split(x, zero_1);
	let xh = t27.r0;
	let xl = t27.r1;
	let t30 = f32_Split(y, zero_1);
	let yh = t30.r0;
	let yl = t30.r1;
	let e = bitcast<u32>(bitcast<f32>(bitcast<u32>(bitcast<f32>(xh) * bitcast<f32>(yh)) ^ zero_1) - bitcast<f32>(h)) ^ zero_1;
	let e_1 = bitcast<u32>(bitcast<f32>(e) + bitcast<f32>(bitcast<u32>(bitcast<f32>(xh) * bitcast<f32>(yl)) ^ zero_1)) ^ zero_1;
	let e_2 = bitcast<u32>(bitcast<f32>(e_1) + bitcast<f32>(bitcast<u32>(bitcast<f32>(xl) * bitcast<f32>(yh)) ^ zero_1)) ^ zero_1;
	let e_3 = bitcast<u32>(bitcast<f32>(e_2) + bitcast<f32>(bitcast<u32>(bitcast<f32>(xl) * bitcast<f32>(yl)) ^ zero_1)) ^ zero_1;
	let e_4 = bitcast<u32>(bitcast<f32>(bitcast<u32>(bitcast<f32>(h) - bitcast<f32>(f32_rescale(p, ((0i - m) - n), zero_1))) ^ zero_1) + bitcast<f32>(e_3)) ^ zero_1; // h is RN(ab), scaled, or has bits that p lost
	let e_5 = bitcast<u32>(bitcast<f32>(p) - bitcast<f32>(p + zero_1)) ^ zero_1;
	let e_6 = select(e_4, e_5, !u32_finite(a) | !u32_finite(b));
	return f32_rescale(e_6, (m + n), zero_1);
}

// TwoProd returns p = RN(a · b) and e with p + e = a · b.
//
// Error: exact ([Dek71]; with a fused multiply-add [Kah96]).
// Domain: |ab| below the overflow threshold, and 0 or at least 2^-102
// (float32), 2^-969 (float64): below that e may need bits under the smallest
// subnormal number, and is then rounded to it.
// Special: where p is infinite or NaN, e is infinite or NaN.
// Cost: 2 flops with a fused multiply-add, else 33.
fn f32_TwoProd(a: u32, b: u32, zero_1: u32) -> u32_u32 {
	let p = bitcast<u32>(bitcast<f32>(a) * bitcast<f32>(b)) ^ zero_1;
	return u32_u32(p, f32_prodErrSplit(a, b, p, zero_1));
}

fn u32_neg(a: u32) -> u32 {
	return a ^ 0x80000000u;
}

// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
fn f32_TwoSum(a: u32, b: u32, zero_1: u32) -> u32_u32 {
	let s = bitcast<u32>(bitcast<f32>(a) + bitcast<f32>(b)) ^ zero_1;
	let v = bitcast<u32>(bitcast<f32>(s) - bitcast<f32>(a)) ^ zero_1;
	let e = bitcast<u32>(bitcast<f32>(bitcast<u32>(bitcast<f32>(a) - bitcast<f32>(bitcast<u32>(bitcast<f32>(s) - bitcast<f32>(v)) ^ zero_1)) ^ zero_1) + bitcast<f32>(bitcast<u32>(bitcast<f32>(b) - bitcast<f32>(v)) ^ zero_1)) ^ zero_1;
	return u32_u32(s, e);
}

// FastTwoSum returns s = RN(a + b) and e with s + e = a + b, for |a| ≥ |b| or
// a = 0. It is Dekker's: half the cost of [TwoSum], one more condition.
//
// Error: exact ([Dek71]; it is enough that a is a multiple of ulp(b)).
// Domain: |a| ≥ |b| or a = 0; |a + b| below the overflow threshold.
// Special: where s is infinite or NaN, e is infinite or NaN.
// Cost: 3 flops.
fn f32_FastTwoSum(a: u32, b: u32, zero_1: u32) -> u32_u32 {
	let s = bitcast<u32>(bitcast<f32>(a) + bitcast<f32>(b)) ^ zero_1;
	let v = bitcast<u32>(bitcast<f32>(s) - bitcast<f32>(a)) ^ zero_1; // exact
	let e = bitcast<u32>(bitcast<f32>(b) - bitcast<f32>(v)) ^ zero_1;
	return u32_u32(s, e);
}

// settle3 returns a + b + c, where each is at most a few ulps of the one before,
// unless that cancelled.
fn f32_settle3(a: u32, b: u32, c: u32, zero_1: u32) -> u32_u32_u32 {
	let t4 = f32_TwoSum(b, c, zero_1);
	let b_1 = t4.r0;
	let c_1 = t4.r1;
	let t7 = f32_TwoSum(a, b_1, zero_1);
	let a_1 = t7.r0;
	let b_2 = t7.r1;
	let t10 = f32_FastTwoSum(b_2, c_1, zero_1);
	let b_3 = t10.r0; // b is 0 or a multiple of the old ulp(b)
	let c_2 = t10.r1;
	return u32_u32_u32(a_1, b_3, c_2);
}

// expReduce returns k and x - kc, where k is the integer nearest to x·recip, for
// numbers c = 1/recip of which kc.X0 is exact.
fn triple_f32_expReduce(x_X0: u32, x_X1: u32, x_X2: u32, c_X0: u32, c_X1: u32, c_X2: u32, recip: u32, zero_1: u32) -> u32_u32_u32_u32 {
	let k = f32_expIndex((bitcast<u32>(bitcast<f32>(x_X0) * bitcast<f32>(recip)) ^ zero_1), zero_1);
	let a = bitcast<u32>(bitcast<f32>(x_X0) - bitcast<f32>(bitcast<u32>(bitcast<f32>(k) * bitcast<f32>(c_X0)) ^ zero_1)) ^ zero_1; // exact
	let t24 = f32_TwoProd(k, c_X1, zero_1);
	let p = t24.r0;
	let e = t24.r1;
	let t29 = f32_TwoSum(a, (u32_neg(p) + zero_1), zero_1);
	let a_1 = t29.r0;
	let b = t29.r1;
	let t32 = f32_TwoSum(a_1, x_X1, zero_1);
	let a_2 = t32.r0;
	let d = t32.r1;
	let t35 = f32_TwoSum(b, d, zero_1);
	let b_1 = t35.r0;
	let d_1 = t35.r1;
	let e_1 = bitcast<u32>(bitcast<f32>(e) + bitcast<f32>(bitcast<u32>(bitcast<f32>(k) * bitcast<f32>(c_X2)) ^ zero_1)) ^ zero_1;
	let t50 = f32_TwoSum(b_1, (u32_neg(e_1) + zero_1), zero_1);
	let b_2 = t50.r0;
	let f = t50.r1;
	let t63 = f32_settle3(a_2, b_2, (bitcast<u32>(bitcast<f32>(bitcast<u32>(bitcast<f32>(d_1) + bitcast<f32>(f)) ^ zero_1) + bitcast<f32>(x_X2)) ^ zero_1), zero_1);
	return u32_u32_u32_u32(k, t63.r0, t63.r1, t63.r2);
}

// expSeries returns (e^r - 1 - r)/r², within 2^-98 (2^-40 for float32).
fn DF_expSeries(r_Hi: u32, r_Lo: u32, zero_1: u32) -> u32_u32 {
	let t = bitcast<u32>(bitcast<f32>(0x3d2aaaabu ^ zero_1) + bitcast<f32>(bitcast<u32>(bitcast<f32>(r_Hi) * bitcast<f32>((0x3c088889u ^ zero_1) + zero_1)) ^ zero_1)) ^ zero_1;
	let t_1 = bitcast<u32>(bitcast<f32>(0x3e2aaaabu ^ zero_1) + bitcast<f32>(bitcast<u32>(bitcast<f32>(r_Hi) * bitcast<f32>(t)) ^ zero_1)) ^ zero_1;
	let t37 = f32_FastTwoSum((0x3f000000u ^ zero_1), (bitcast<u32>(bitcast<f32>(r_Hi) * bitcast<f32>(t_1)) ^ zero_1), zero_1);
	let a = t37.r0;
	let b = t37.r1;
	return u32_u32(a, b);
}

// parts returns g and X of a magnitude.
fn u32_parts(m: u32) -> u32_u32 {
	let t = select(0x800000u, m, 0x800000u < m) - 0x800000u; // g·2^(p-1) and the fraction; 0 where m is subnormal
	return u32_u32((t >> 23u), (m - (t & 0xff800000u)));
}

// toInt returns an integral a, |a| < 2^31. Others give any number.
fn u32_toInt(a: u32) -> i32 {
	let t3 = u32_parts(u32_abs(a));
	let g = t3.r0;
	let x = t3.r1;
	let t9 = select(0x95u, g, 0x95u < g) - 0x95u;
	let t15 = select(0x95u, g, 0x95u < g) - g;
	let x_1 = (x << select(0x1fu, t9, t9 < 0x1fu)) >> select(0x1fu, t15, t15 < 0x1fu);
	let m = 0x0u - (a >> 31u);
	return bitcast<i32>((x_1 ^ m) - m);
}

// exp2Table3 returns 2^(j/128), 0 ≤ j < 128.
fn f32_exp2Table3(j: i32, zero_1: u32) -> u32_u32_u32 {
	return u32_u32_u32(tables[(j * 5i) + 0i], tables[((j * 5i) + 1i) + 0i], tables[((j * 5i) + 2i) + 0i]);
}

// expTerms returns t, q and m such that (t + q)·2^m is 2^(k/128)·e^r, for |r| < 2^-8.
// |q| is below 2^-8·t.
fn DF_expTerms(k: u32, r_Hi: u32, r_Lo: u32, zero_1: u32) -> u32_u32_u32_u32_u32_i32 {
	let t4 = DF_expSeries(r_Hi, r_Lo, zero_1);
	let h_Hi = t4.r0;
	let h_Lo = t4.r1;
	let t7 = f32_TwoProd(r_Hi, r_Hi, zero_1);
	let p = t7.r0; // a + d = e^r - 1
	let e = t7.r1;
	let s = bitcast<u32>(bitcast<f32>(r_Hi) * bitcast<f32>(r_Lo)) ^ zero_1;
	let e_1 = bitcast<u32>(bitcast<f32>(e) + bitcast<f32>(bitcast<u32>(bitcast<f32>(s) + bitcast<f32>(s + zero_1)) ^ zero_1)) ^ zero_1;
	let e_2 = bitcast<u32>(bitcast<f32>(bitcast<u32>(bitcast<f32>(e_1) * bitcast<f32>(h_Hi)) ^ zero_1) + bitcast<f32>(bitcast<u32>(bitcast<f32>(p) * bitcast<f32>(h_Lo)) ^ zero_1)) ^ zero_1;
	let t41 = f32_TwoProd(p, h_Hi, zero_1);
	let s_1 = t41.r0;
	let b = t41.r1;
	let t44 = f32_FastTwoSum(r_Hi, s_1, zero_1);
	let a = t44.r0;
	let d = t44.r1;
	let d_1 = bitcast<u32>(bitcast<f32>(d) + bitcast<f32>(bitcast<u32>(bitcast<f32>(r_Lo) + bitcast<f32>(bitcast<u32>(bitcast<f32>(b) + bitcast<f32>(e_2)) ^ zero_1)) ^ zero_1)) ^ zero_1;
	let n = u32_toInt(k); // 2^(j/128)·(a + d)
	let t65 = f32_exp2Table3((n & 127i), zero_1);
	let t_X0 = t65.r0;
	let t_X1 = t65.r1;
	let t_X2 = t65.r2;
	let t69 = f32_TwoProd(t_X0, a, zero_1);
	let p_1 = t69.r0;
	let e_3 = t69.r1;
	let e_4 = bitcast<u32>(bitcast<f32>(e_3) + bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(bitcast<f32>(t_X0) * bitcast<f32>(d_1)) ^ zero_1) + bitcast<f32>(bitcast<u32>(bitcast<f32>(t_X1) * bitcast<f32>(a)) ^ zero_1)) ^ zero_1)) ^ zero_1;
	return u32_u32_u32_u32_u32_i32(t_X0, t_X1, t_X2, p_1, e_4, (n >> 7u));
}

// addSmall returns x + y rounded, for |y| < |x|/4, within 0.51u²|x+y|, or 1u²|x+y|
// where the lower limb is ½ulp of the upper one. y need not be normalised.
fn triple_f32_addSmall(x_X0: u32, x_X1: u32, x_X2: u32, y_Hi: u32, y_Lo: u32, zero_1: u32) -> u32_u32 {
	let t6 = f32_FastTwoSum(x_X0, y_Hi, zero_1);
	let hi = t6.r0;
	let a = t6.r1;
	let t9 = f32_TwoSum(a, x_X1, zero_1);
	let a_1 = t9.r0;
	let b = t9.r1;
	let t22 = f32_TwoSum(a_1, (bitcast<u32>(bitcast<f32>(b) + bitcast<f32>(bitcast<u32>(bitcast<f32>(y_Lo) + bitcast<f32>(x_X2)) ^ zero_1)) ^ zero_1), zero_1);
	let a_2 = t22.r0;
	let b_1 = t22.r1;
	let t25 = f32_FastTwoSum(hi, a_2, zero_1);
	let hi_1 = t25.r0;
	let a_3 = t25.r1;
	let t33 = f32_FastTwoSum(hi_1, (bitcast<u32>(bitcast<f32>(a_3) + bitcast<f32>(b_1)) ^ zero_1), zero_1);
	let hi_2 = t33.r0; // a + b may be above ½ulp(hi)
	let a_4 = t33.r1;
	return u32_u32(hi_2, a_4);
}

// expParts returns z and m such that z·2^m is 2^(k/128)·e^r, for |r| < 2^-8. z is
// between 1 and 2, or near them.
fn DF_expParts(k: u32, r_Hi: u32, r_Lo: u32, zero_1: u32) -> u32_u32_i32 {
	let t4 = DF_expTerms(k, r_Hi, r_Lo, zero_1);
	let t_X0 = t4.r0;
	let t_X1 = t4.r1;
	let t_X2 = t4.r2;
	let q_Hi = t4.r3;
	let q_Lo = t4.r4;
	let m = t4.r5;
	let t11 = triple_f32_addSmall(t_X0, t_X1, t_X2, q_Hi, q_Lo, zero_1);
	return u32_u32_i32(t11.r0, t11.r1, m);
}

// expScale returns x·2^n, for 2^-64 < |x| < 2^64 and |n| below the bound of 2^x.
fn DF_expScale(x_Hi: u32, x_Lo: u32, n: i32, zero_1: u32) -> u32_u32 {
	let f = u32_pow2((n >> 1u));
	let g = u32_pow2((n - (n >> 1u)));
	let hi = bitcast<u32>(bitcast<f32>(bitcast<u32>(bitcast<f32>(x_Hi) * bitcast<f32>(f)) ^ zero_1) * bitcast<f32>(g)) ^ zero_1;
	let lo = bitcast<u32>(bitcast<f32>(bitcast<u32>(bitcast<f32>(x_Lo) * bitcast<f32>(f)) ^ zero_1) * bitcast<f32>(g)) ^ zero_1;
	let lo_1 = select(lo, 0x0u ^ zero_1, !u32_finite(hi));
	return u32_u32(hi, lo_1);
}

// expScaled returns 2^(k/128)·e^r, for |r| < 2^-8.
fn DF_expScaled(k: u32, r_Hi: u32, r_Lo: u32, zero_1: u32) -> u32_u32 {
	let t4 = DF_expParts(k, r_Hi, r_Lo, zero_1);
	let z_Hi = t4.r0;
	let z_Lo = t4.r1;
	let m = t4.r2;
	let t8 = DF_expScale(z_Hi, z_Lo, m, zero_1);
	return u32_u32(t8.r0, t8.r1);
}

// infinity returns +Inf.
fn f32_infinity(zero_1: u32) -> u32 {
	let p = u32_pow2(126i);
	return bitcast<u32>(bitcast<f32>(p) * bitcast<f32>(p + zero_1)) ^ zero_1;
}

// expOverflow returns z, or what the exponential of a number a out of its bound is:
// infinite, 0, or NaN.
fn DF_expOverflow(z_Hi: u32, z_Lo: u32, a: u32, bound: u32, zero_1: u32) -> u32_u32 {
	let t8 = !u32_lt((u32_abs(a) + zero_1), bound);
	let z_Hi_1 = f32_infinity(zero_1);
	let z_Hi_2 = select(a, z_Hi_1, u32_lt((0x0u ^ zero_1), a));
	let z_Hi_3 = select(z_Hi_2, 0x0u ^ zero_1, u32_lt(a, (0x0u ^ zero_1)));
	let z_Hi_4 = select(z_Hi, z_Hi_3, t8);
	let z_Lo_1 = select(z_Lo, 0x0u ^ zero_1, t8);
	return u32_u32(z_Hi_4, z_Lo_1);
}

// exp3 returns e^x rounded, for any three limbs.
fn triple_f32_exp3(x_X0: u32, x_X1: u32, x_X2: u32, zero_1: u32) -> u32_u32 {
	let bound = f32_expBound(zero_1);
	let t5 = triple_f32_expWithin(x_X0, x_X1, x_X2, bound, zero_1);
	let y_X0 = t5.r0;
	let y_X1 = t5.r1;
	let y_X2 = t5.r2;
	let t9 = f32_ln2StepShort(zero_1);
	let t14 = triple_f32_expReduce(y_X0, y_X1, y_X2, t9.r0, t9.r1, t9.r2, f32_stepsPerE(zero_1), zero_1);
	let k = t14.r0;
	let r_X0 = t14.r1;
	let r_X1 = t14.r2;
	let t18 = DF_expScaled(k, r_X0, r_X1, zero_1);
	let t21 = DF_expOverflow(t18.r0, t18.r1, x_X0, bound, zero_1);
	return u32_u32(t21.r0, t21.r1);
}

// Exp returns e^x.
//
// Error: ≤ 1.2u²|e^x|. `limb prove` proves it where docs/numbers.md says.
// Domain: e^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: e^±0 = 1, e^+Inf = +Inf, e^-Inf = +0; +Inf and +0 where the result
// overflows or underflows.
// Cost: 146 flops with a fused multiply-add, and a row of a table.
fn DF_Exp(x_Hi: u32, x_Lo: u32, zero_1: u32) -> u32_u32 {
	let t3 = DF_tripleOf(x_Hi, x_Lo, zero_1);
	let t7 = triple_f32_exp3(t3.r0, t3.r1, t3.r2, zero_1);
	return u32_u32(t7.r0, t7.r1);
}

// Exp returns e^x.
//
// Error: ≤ 1.2u²|e^x|. `limb prove` proves it where docs/numbers.md says.
// Domain: e^x is at least 2^-101 (DF), 2^-968 (DD): below, its last bits
// underflow.
// Special: e^±0 = 1, e^+Inf = +Inf, e^-Inf = +0; +Inf and +0 where the result
// overflows or underflows.
// Cost: 146 flops with a fused multiply-add, and a row of a table.
@compute @workgroup_size(64)
fn map_DF_Exp(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) thread: u32) {
	let n = args[0].x;
	let i = i32((group.y * groups.x + group.x) * 64u + thread);
	if (i >= n) { return; }
	let out0_len = args[0].w;
	let out0_stride = args[1].x;
	let out0_0 = args[0].z;
	let out0_1 = out0_0 + out0_stride;
	let in0_len = args[1].z;
	let in0_stride = args[1].w;
	let in0_0 = args[1].y;
	let in0_1 = in0_0 + in0_stride;
	let t2 = memory[in0_0 + i];
	let t3 = memory[in0_1 + i];
	let t4 = DF_Exp(t2, t3, zero());
	memory[out0_0 + i] = t4.r0;
	memory[out0_1 + i] = t4.r1;
}
