@group(0) @binding(0) var<storage, read_write> memory: array<u32>;
@group(0) @binding(1) var<uniform> args: array<vec4<i32>, 1>;

// zero is 0, which no compiler knows.
fn zero() -> u32 { return u32(args[0].y); }

struct f32_i32 { r0: f32, r1: i32 }
struct f32_f32 { r0: f32, r1: f32 }

// middling returns the exponent of a, or the nearest n to it such that 2^n and
// 2^-n are normal numbers: then 2^-n·a is normal, and below 4.
fn f32_middling(a: f32) -> i32 {
	let t2 = i32((bitcast<u32>(a) >> 23u) & 0xffu) - 127i;
	let t5 = select(-126i, t2, -126i < t2);
	return select(126i, t5, t5 < 126i);
}

// normal returns x and m with a = 2^m·x, of which x is no subnormal number: some devices compare
// these as zeros.
fn f32_normal(a: f32) -> f32_i32 {
	let m = f32_middling(a);
	return f32_i32((a * bitcast<f32>(u32((0i - m) + 127i) << 23u)), m);
}

// significand returns f and n with a = 2^n·f and 1 ≤ |f| < 2, for finite a ≠ 0 that is 2^m·x by [normal].
fn f32_significand(x: f32, m: i32) -> f32_i32 {
	let k = i32((bitcast<u32>(x) >> 23u) & 0xffu) - 127i;
	return f32_i32((x * bitcast<f32>(u32((0i - k) + 127i) << 23u)), (m + k));
}

// TwoProd returns p = RN(a · b) and e with p + e = a · b.
//
// Error: exact ([Dek71]; with a fused multiply-add [Kah96]).
// Domain: |ab| below the overflow threshold, and 0 or at least 2^-102
// (float32), 2^-969 (float64): below that e may need bits under the smallest
// subnormal number, and is then rounded to it.
// Special: where p is infinite or NaN, e is infinite or NaN.
// Cost: 2 flops with a fused multiply-add, else 33.
fn f32_TwoProd(a: f32, b: f32) -> f32_f32 {
	let p = a * b;
	return f32_f32(p, fma(a, b, bitcast<f32>(bitcast<u32>(p) ^ 0x80000000u)));
}

// residual returns x - qy, where that is a machine number.
fn f32_residual(x: f32, q: f32, y: f32) -> f32 {
	let t3 = f32_TwoProd(q, y);
	let p = t3.r0;
	let e = t3.r1;
	return (x - p) - e;
}

// rescale returns 2^n·a in two steps of about the same size. Both powers are
// normal numbers for the sum n of two exponents.
fn f32_rescale(a: f32, n: i32) -> f32 {
	return (a * bitcast<f32>(u32((n >> 1u) + 127i) << 23u)) * bitcast<f32>(u32((n - (n >> 1u)) + 127i) << 23u);
}

// infinity returns +Inf.
fn f32_infinity() -> f32 {
	let c1 = 126i;
	let p = bitcast<f32>(u32(c1 + 127i) << 23u);
	return p * p;
}

// quotient returns a / b, correctly rounded.
//
// Error: ≤ ½ulp.
// Cost: 90 flops.
fn f32_quotient(a: f32, b: f32) -> f32 {
	let t5 = f32_normal(a);
	let a_1 = t5.r0;
	let m = t5.r1;
	let t8 = f32_normal(b);
	let b_1 = t8.r0;
	let n = t8.r1;
	let x = bitcast<f32>(bitcast<u32>(a_1) & 0x7fffffffu);
	let y = bitcast<f32>(bitcast<u32>(b_1) & 0x7fffffffu);
	let regular = ((((bitcast<u32>(a_1) & 0x7f800000u) != 0x7f800000u) & ((bitcast<u32>(b_1) & 0x7f800000u) != 0x7f800000u)) & !(a_1 == bitcast<f32>(zero()))) & !(b_1 == bitcast<f32>(zero()));
	let t22 = !regular;
	let x_1 = select(x, 1f, t22);
	let y_1 = select(y, 1f, t22);
	let t27 = f32_significand(x_1, m);
	let x_2 = t27.r0;
	let m_1 = t27.r1;
	let t30 = f32_significand(y_1, n);
	let y_2 = t30.r0;
	let n_1 = t30.r1;
	let n_2 = m_1 - n_1;
	let t34 = x_2 < y_2;
	let x_3 = x_2 + x_2;
	let n_3 = n_2 - 1i;
	let n_4 = select(n_2, n_3, t34);
	let x_4 = select(x_2, x_3, t34);
	let t42 = select(-200i, n_4, -200i < n_4);
	let n_5 = select(200i, t42, t42 < 200i); // beyond it the result is 0 or infinite anyway
	let r = 0x1.68f5c2p+00f - (0x1.e147aep-02f * y_2); // 1 ≤ x/y < 2. The line is within 2^-4 of 1/y, and each step of Newton's method doubles the number of right bits.
	let r_1 = r + (r * (1f - (y_2 * r)));
	let r_2 = r_1 + (r_1 * (1f - (y_2 * r_1)));
	let r_3 = r_2 + (r_2 * (1f - (y_2 * r_2)));
	let r_4 = r_3 + (r_3 * (1f - (y_2 * r_3)));
	let q = x_4 * r_4;
	let q_1 = q + (f32_residual(x_4, q, y_2) * r_4);
	let q_2 = select(q_1, 1f, q_1 < 1f);
	let d = f32_residual(x_4, q_2, y_2);
	let c79 = 0x1p-23f;
	let half = (c79 * 0x1p-01f) * y_2;
	let step = select(bitcast<f32>(zero()), 0x1p-23f, half < d);
	let c86 = 0x1p-23f;
	let step_1 = bitcast<f32>(bitcast<u32>(c86) ^ 0x80000000u);
	let step_2 = select(step, step_1, d < bitcast<f32>(bitcast<u32>(half) ^ 0x80000000u));
	let q_3 = q_2 + step_2;
	let d_1 = f32_residual(x_4, q_3, y_2);
	let z = f32_rescale(q_3, n_5); // Where the result is subnormal it is rounded again. If q lies in the middle between two such numbers, the residual decides, and not the rule of ties.
	let f = q_3 - f32_rescale(z, (0i - n_5));
	let other = z + bitcast<f32>((bitcast<u32>(bitcast<f32>(0x1u ^ zero())) & 0x7fffffffu) | (bitcast<u32>(f) & 0x80000000u));
	let z_1 = select(z, other, (f == (f32_rescale(other, (0i - n_5)) - q_3)) & (((bitcast<f32>(zero()) < f) & (bitcast<f32>(zero()) < d_1)) | ((f < bitcast<f32>(zero())) & (d_1 < bitcast<f32>(zero())))));
	let z_2 = f32_infinity();
	let z_3 = select(bitcast<f32>(zero()), z_2, (b_1 == bitcast<f32>(zero())) | !((bitcast<u32>(a_1) & 0x7f800000u) != 0x7f800000u));
	let z_4 = z_3 - z_3;
	let z_5 = select(z_3, z_4, (a_1 == b_1) | (a_1 == bitcast<f32>(bitcast<u32>(b_1) ^ 0x80000000u)));
	let z_6 = a_1 + b_1;
	let z_7 = select(z_5, z_6, ((bitcast<u32>(a_1) & 0x7fffffffu) > 0x7f800000u) | ((bitcast<u32>(b_1) & 0x7fffffffu) > 0x7f800000u));
	let z_8 = select(z_1, z_7, !regular);
	return bitcast<f32>((bitcast<u32>(z_8) & 0x7fffffffu) | (bitcast<u32>(bitcast<f32>((bitcast<u32>(1f) & 0x7fffffffu) | (bitcast<u32>(a_1) & 0x80000000u)) * bitcast<f32>((bitcast<u32>(1f) & 0x7fffffffu) | (bitcast<u32>(b_1) & 0x80000000u))) & 0x80000000u));
}
