@group(0) @binding(0) var<storage, read_write> memory: array<u32>;
@group(0) @binding(1) var<uniform> args: array<vec4<i32>, 3>;

// zero is 0, which no compiler knows.
fn zero() -> u32 { return u32(args[0].y); }

struct f32_f32 { r0: f32, r1: f32 }

// middling returns the exponent of a, or the nearest n to it such that 2^n and
// 2^-n are normal numbers: then 2^-n·a is normal, and below 4.
fn f32_middling(a: f32) -> i32 {
	let t2 = i32((bitcast<u32>(a) >> 23u) & 0xffu) - 127i;
	let t5 = select(-126i, t2, -126i < t2);
	return select(126i, t5, t5 < 126i);
}

// Split returns hi and lo with hi + lo = a, hi a multiple of the upper half of
// a's significand of p bits (24 or 53): products of two such halves are machine numbers.
//
// Error: exact ([Dek71] 5.7, Veltkamp; s = ⌈p/2⌉, so hi has p-s bits and lo s-1).
// Domain: |a| < 2^115 (float32), 2^996 (float64); beyond it 2^s·a overflows.
// Special: where a is infinite or NaN, hi and lo are NaN.
// Cost: 4 flops.
fn f32_Split(a: f32) -> f32_f32 {
	let c = 4097f * a;
	let hi = c - (c - a);
	let lo = a - hi; // exact
	return f32_f32(hi, lo);
}

// rescale returns 2^n·a in two steps of about the same size. Both powers are
// normal numbers for the sum n of two exponents.
fn f32_rescale(a: f32, n: i32) -> f32 {
	return (a * bitcast<f32>(u32((n >> 1u) + 127i) << 23u)) * bitcast<f32>(u32((n - (n >> 1u)) + 127i) << 23u);
}

// prodErrSplit returns what [prodErr] does, for all operands, in arithmetic
// without a fused multiply-add. The factors are scaled to about 1, where every
// product of two halves is exact, and so is every difference; the error is
// scaled back in two steps, of which at most the last one rounds.
//
// Error: exact ([Dek71] mul12), rounded once where it underflows.
// Special: NaN where a factor is infinite or NaN; ∓Inf where p = ±Inf.
// Cost: 32 flops.
fn f32_prodErrSplit(a: f32, b: f32, p: f32) -> f32 {
	let m = f32_middling(a);
	let n = f32_middling(b);
	let x = a * bitcast<f32>(u32((0i - m) + 127i) << 23u);
	let y = b * bitcast<f32>(u32((0i - n) + 127i) << 23u);
	let h = x * y;
	let t14 = f32_Split(x);
	let xh = t14.r0;
	let xl = t14.r1;
	let t17 = f32_Split(y);
	let yh = t17.r0;
	let yl = t17.r1;
	let e = (xh * yh) - h;
	let e_1 = e + (xh * yl);
	let e_2 = e_1 + (xl * yh);
	let e_3 = e_2 + (xl * yl);
	let e_4 = (h - f32_rescale(p, ((0i - m) - n))) + e_3; // h is RN(ab), scaled, or has bits that p lost
	let e_5 = p - p;
	let e_6 = select(e_4, e_5, !((bitcast<u32>(a) & 0x7f800000u) != 0x7f800000u) | !((bitcast<u32>(b) & 0x7f800000u) != 0x7f800000u));
	return f32_rescale(e_6, (m + n));
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
	return f32_f32(p, f32_prodErrSplit(a, b, p));
}

// FastTwoSum returns s = RN(a + b) and e with s + e = a + b, for |a| ≥ |b| or
// a = 0. It is Dekker's: half the cost of [TwoSum], one more condition.
//
// Error: exact ([Dek71]; it is enough that a is a multiple of ulp(b)).
// Domain: |a| ≥ |b| or a = 0; |a + b| below the overflow threshold.
// Special: where s is infinite or NaN, e is infinite or NaN.
// Cost: 3 flops.
fn f32_FastTwoSum(a: f32, b: f32) -> f32_f32 {
	let s = a + b;
	let v = s - a; // exact
	let e = b - v;
	return f32_f32(s, e);
}

// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
fn f32_finish(native: f32, hi: f32, lo: f32) -> f32_f32 {
	let t7 = !((bitcast<u32>(hi) & 0x7f800000u) != 0x7f800000u) | (hi == bitcast<f32>(zero()));
	let hi_1 = select(hi, native, ((bitcast<u32>(hi) & 0x7fffffffu) > 0x7f800000u) | (native == bitcast<f32>(zero())));
	let hi_2 = select(hi, hi_1, t7);
	let lo_1 = select(lo, bitcast<f32>(zero()), t7);
	return f32_f32(hi_2, lo_1);
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
fn DF_Mul(x_Hi: f32, x_Lo: f32, y_Hi: f32, y_Lo: f32) -> f32_f32 {
	let t4 = f32_TwoProd(x_Hi, y_Hi);
	let p = t4.r0;
	let e = t4.r1;
	let c = (x_Hi * y_Lo) + (x_Lo * y_Hi);
	let e_1 = e + c;
	let t11 = f32_FastTwoSum(p, e_1);
	let hi = t11.r0;
	let lo = t11.r1;
	let t14 = f32_finish(p, hi, lo);
	return f32_f32(t14.r0, t14.r1);
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
@compute @workgroup_size(64)
fn map_DF_Mul(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) thread: u32) {
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
	let in1_len = args[2].y;
	let in1_stride = args[2].z;
	let in1_0 = args[2].x;
	let in1_1 = in1_0 + in1_stride;
	let t1 = bitcast<f32>(memory[in0_0 + i]);
	let t2 = bitcast<f32>(memory[in0_1 + i]);
	let t3 = bitcast<f32>(memory[in1_0 + i]);
	let t4 = bitcast<f32>(memory[in1_1 + i]);
	let t5 = DF_Mul(t1, t2, t3, t4);
	memory[out0_0 + i] = bitcast<u32>(t5.r0);
	memory[out0_1 + i] = bitcast<u32>(t5.r1);
}
