@group(0) @binding(0) var<storage, read_write> memory: array<u32>;
@group(0) @binding(1) var<uniform> args: array<vec4<i32>, 1>;
@group(0) @binding(2) var<storage, read> tables: array<u32>;

// zero is 0, which no compiler knows.
fn zero() -> u32 { return u32(args[0].y); }

struct f32_f32_f32_i32 { r0: f32, r1: f32, r2: f32, r3: i32 }
struct f32_f32 { r0: f32, r1: f32 }
struct f32_f32_f32 { r0: f32, r1: f32, r2: f32 }
struct i32_f32_f32_f32 { r0: i32, r1: f32, r2: f32, r3: f32 }

// limbDigits returns a as c0·B^k + c1·B^(k-1) + c2·B^(k-2), and the index of the
// word of [piWords32] or [piWords64] by which c2 makes digits at the place 0. The
// digits of a float32 are integers, down to the least subnormal number; those of a
// float64 so small that no digit of its product is of use are not.
//
// |c0| ≤ B (float64) or B/2 (float32), |c1|, |c2| ≤ B/2.
fn f32_limbDigits(a: f32) -> f32_f32_f32_i32 {
	let t3 = (i32((bitcast<u32>(a) >> 23u) & 0xffu) - 127i) + 133i;
	let k = ((select(0i, t3, 0i < t3) * 683i) >> 13u) - 11i; // ⌊(e+1)/12⌋, at least -11
	let f = bitcast<f32>(u32((-6i * k) + 127i) << 23u);
	let s = (a * f) * f;
	let c0 = (s + 0x1.8p+23f) - 0x1.8p+23f;
	let s_1 = (s - c0) * 4096f;
	let c1 = (s_1 + 0x1.8p+23f) - 0x1.8p+23f;
	return f32_f32_f32_i32(c0, c1, ((s_1 - c1) * 4096f), (k + 21i));
}

// piWord returns a digit of 64/π.
fn f32_piWord(at: i32) -> f32 {
	return bitcast<f32>(tables[at + 0i]);
}

// atPlace returns the sum of the products of a limb's digits with those of 64/π at
// one place. It is exact, and below 2^23 (float32), 2^52 (float64).
fn f32_atPlace(c0: f32, c1: f32, c2: f32, w0: f32, w1: f32, w2: f32) -> f32 {
	return ((c0 * w0) + (c1 * w1)) + (c2 * w2);
}

// high returns the multiple of B next to a.
fn f32_high(a: f32) -> f32 {
	return (a + 0x1.8p+35f) - 0x1.8p+35f;
}

// atPlaces returns what stays of a + b at its place, and what goes to the next one.
fn f32_atPlaces(a: f32, b: f32) -> f32_f32 {
	let g = f32_high(a);
	let h = f32_high(b);
	return f32_f32(((a - g) + (b - h)), ((g + h) * 0x1p-12f));
}

// carryUp returns what stays of a at its place, and what goes to the next one.
fn f32_carryUp(a: f32) -> f32_f32 {
	let h = f32_high(a);
	return f32_f32((a - h), (h * 0x1p-12f));
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

// scale returns x·f for a power of two f, exactly but for underflow.
fn triple_f32_scale(x_X0: f32, x_X1: f32, x_X2: f32, f: f32) -> f32_f32_f32 {
	return f32_f32_f32((x_X0 * f), (x_X1 * f), (x_X2 * f));
}

// piStep returns π/64.
fn f32_piStep() -> f32_f32_f32 {
	return f32_f32_f32(0x1.921fb6p-05f, (-0x1.777a5cp-30f), (-0x1.ee59dap-55f));
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

// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
fn f32_TwoSum(a: f32, b: f32) -> f32_f32 {
	let s = a + b;
	let v = s - a;
	let e = (a - (s - v)) + (b - v);
	return f32_f32(s, e);
}

// settle3 returns a + b + c, where each is at most a few ulps of the one before,
// unless that cancelled.
fn f32_settle3(a: f32, b: f32, c: f32) -> f32_f32_f32 {
	let t3 = f32_TwoSum(b, c);
	let b_1 = t3.r0;
	let c_1 = t3.r1;
	let t6 = f32_TwoSum(a, b_1);
	let a_1 = t6.r0;
	let b_2 = t6.r1;
	let t9 = f32_FastTwoSum(b_2, c_1);
	let b_3 = t9.r0; // b is 0 or a multiple of the old ulp(b)
	let c_2 = t9.r1;
	return f32_f32_f32(a_1, b_3, c_2);
}

// mul returns xy, within 10u³|xy|. 39 flops.
fn triple_f32_mul(x_X0: f32, x_X1: f32, x_X2: f32, y_X0: f32, y_X1: f32, y_X2: f32) -> f32_f32_f32 {
	let t6 = f32_TwoProd(x_X0, y_X0);
	let p = t6.r0;
	let e = t6.r1;
	let t9 = f32_TwoProd(x_X0, y_X1);
	let a = t9.r0;
	let f = t9.r1;
	let t12 = f32_TwoProd(x_X1, y_X0);
	let b = t12.r0;
	let g = t12.r1;
	let t15 = f32_TwoSum(a, b);
	let a_1 = t15.r0;
	let b_1 = t15.r1;
	let t18 = f32_TwoSum(e, a_1);
	let e_1 = t18.r0;
	let a_2 = t18.r1;
	let c = (x_X1 * y_X1) + ((x_X0 * y_X2) + (x_X2 * y_X0));
	let t30 = f32_settle3(p, e_1, ((a_2 + b_1) + ((f + g) + c)));
	return f32_f32_f32(t30.r0, t30.r1, t30.r2);
}

// trigLong returns n modulo 128 and r for x ≥ 0, r within 2^-6·u²|r|. Carries go
// up by one place for all places at once, then once more, when they are -4 to 4.
fn DF_trigLong(x_Hi: f32, x_Lo: f32) -> i32_f32_f32_f32 {
	let t2 = f32_limbDigits(x_Hi);
	let a0 = t2.r0;
	let a1 = t2.r1;
	let a2 = t2.r2;
	let i = t2.r3;
	let p0 = f32_piWord(i);
	let p1 = f32_piWord((i + 1i));
	let p2 = f32_piWord((i + 2i));
	let p3 = f32_piWord((i + 3i));
	let p4 = f32_piWord((i + 4i));
	let p5 = f32_piWord((i + 5i));
	let p6 = f32_piWord((i + 6i));
	let p7 = f32_piWord((i + 7i));
	let p8 = f32_piWord((i + 8i));
	let p9 = f32_piWord((i + 9i));
	let p10 = f32_piWord((i + 10i));
	let p11 = f32_piWord((i + 11i));
	let p12 = f32_piWord((i + 12i));
	let p13 = f32_piWord((i + 13i));
	let t47 = f32_limbDigits(x_Lo);
	let b0 = t47.r0;
	let b1 = t47.r1;
	let b2 = t47.r2;
	let j = t47.r3;
	let q0 = f32_piWord(j);
	let q1 = f32_piWord((j + 1i));
	let q2 = f32_piWord((j + 2i));
	let q3 = f32_piWord((j + 3i));
	let q4 = f32_piWord((j + 4i));
	let q5 = f32_piWord((j + 5i));
	let q6 = f32_piWord((j + 6i));
	let q7 = f32_piWord((j + 7i));
	let q8 = f32_piWord((j + 8i));
	let q9 = f32_piWord((j + 9i));
	let q10 = f32_piWord((j + 10i));
	let q11 = f32_piWord((j + 11i));
	let q12 = f32_piWord((j + 12i));
	let q13 = f32_piWord((j + 13i));
	let t94 = f32_atPlaces(f32_atPlace(a0, a1, a2, p13, p12, p11), f32_atPlace(b0, b1, b2, q13, q12, q11));
	let u11 = t94.r1;
	let t98 = f32_atPlaces(f32_atPlace(a0, a1, a2, p12, p11, p10), f32_atPlace(b0, b1, b2, q12, q11, q10));
	let d10 = t98.r0;
	let u10 = t98.r1;
	let t103 = f32_atPlaces(f32_atPlace(a0, a1, a2, p11, p10, p9), f32_atPlace(b0, b1, b2, q11, q10, q9));
	let d9 = t103.r0;
	let u9 = t103.r1;
	let t108 = f32_atPlaces(f32_atPlace(a0, a1, a2, p10, p9, p8), f32_atPlace(b0, b1, b2, q10, q9, q8));
	let d8 = t108.r0;
	let u8 = t108.r1;
	let t113 = f32_atPlaces(f32_atPlace(a0, a1, a2, p9, p8, p7), f32_atPlace(b0, b1, b2, q9, q8, q7));
	let d7 = t113.r0;
	let u7 = t113.r1;
	let t118 = f32_atPlaces(f32_atPlace(a0, a1, a2, p8, p7, p6), f32_atPlace(b0, b1, b2, q8, q7, q6));
	let d6 = t118.r0;
	let u6 = t118.r1;
	let t123 = f32_atPlaces(f32_atPlace(a0, a1, a2, p7, p6, p5), f32_atPlace(b0, b1, b2, q7, q6, q5));
	let d5 = t123.r0;
	let u5 = t123.r1;
	let t128 = f32_atPlaces(f32_atPlace(a0, a1, a2, p6, p5, p4), f32_atPlace(b0, b1, b2, q6, q5, q4));
	let d4 = t128.r0;
	let u4 = t128.r1;
	let t133 = f32_atPlaces(f32_atPlace(a0, a1, a2, p5, p4, p3), f32_atPlace(b0, b1, b2, q5, q4, q3));
	let d3 = t133.r0;
	let u3 = t133.r1;
	let t138 = f32_atPlaces(f32_atPlace(a0, a1, a2, p4, p3, p2), f32_atPlace(b0, b1, b2, q4, q3, q2));
	let d2 = t138.r0;
	let u2 = t138.r1;
	let t143 = f32_atPlaces(f32_atPlace(a0, a1, a2, p3, p2, p1), f32_atPlace(b0, b1, b2, q3, q2, q1));
	let d1 = t143.r0;
	let u1 = t143.r1;
	let t148 = f32_atPlaces(f32_atPlace(a0, a1, a2, p2, p1, p0), f32_atPlace(b0, b1, b2, q2, q1, q0));
	let d0 = t148.r0;
	let t151 = f32_carryUp((d10 + u11));
	let d10_1 = t151.r0;
	let v10 = t151.r1;
	let t155 = f32_carryUp((d9 + u10));
	let d9_1 = t155.r0;
	let v9 = t155.r1;
	let t159 = f32_carryUp((d8 + u9));
	let d8_1 = t159.r0;
	let v8 = t159.r1;
	let t163 = f32_carryUp((d7 + u8));
	let d7_1 = t163.r0;
	let v7 = t163.r1;
	let t167 = f32_carryUp((d6 + u7));
	let d6_1 = t167.r0;
	let v6 = t167.r1;
	let t171 = f32_carryUp((d5 + u6));
	let d5_1 = t171.r0;
	let v5 = t171.r1;
	let t175 = f32_carryUp((d4 + u5));
	let d4_1 = t175.r0;
	let v4 = t175.r1;
	let t179 = f32_carryUp((d3 + u4));
	let d3_1 = t179.r0;
	let v3 = t179.r1;
	let t183 = f32_carryUp((d2 + u3));
	let d2_1 = t183.r0;
	let v2 = t183.r1;
	let t187 = f32_carryUp((d1 + u2));
	let d1_1 = t187.r0;
	let v1 = t187.r1;
	let n = i32((d0 + u1) + v1) & 127i; // what went up from there is a multiple of 128
	let l0 = ((d1_1 + v2) * 4096f) + (d2_1 + v3);
	let l1 = ((d3_1 + v4) * 4096f) + (d4_1 + v5);
	let l2 = ((d5_1 + v6) * 4096f) + (d6_1 + v7);
	let l3 = ((d7_1 + v8) * 4096f) + (d8_1 + v9);
	let l4 = ((d9_1 + v10) * 4096f) + d10_1;
	let t217 = l0 == bitcast<f32>(zero());
	let c219 = 0x1p-24f;
	let scale = c219 * 0x1p-24f;
	let l0_1 = select(l0, l1, t217);
	let l1_1 = select(l1, l2, t217);
	let l2_1 = select(l2, l3, t217);
	let l3_1 = select(l3, l4, t217);
	let l4_1 = select(l4, bitcast<f32>(zero()), t217);
	let scale_1 = select(0x1p-24f, scale, t217);
	let t227 = l0_1 == bitcast<f32>(zero());
	let scale_2 = scale_1 * 0x1p-24f;
	let l0_2 = select(l0_1, l1_1, t227);
	let l1_2 = select(l1_1, l2_1, t227);
	let l2_2 = select(l2_1, l3_1, t227);
	let l3_2 = select(l3_1, l4_1, t227);
	let scale_3 = select(scale_1, scale_2, t227);
	let l1_3 = l1_2 * 0x1p-24f;
	let l2_3 = (l2_2 * 0x1p-24f) * 0x1p-24f;
	let l3_3 = ((l3_2 * 0x1p-24f) * 0x1p-24f) * 0x1p-24f;
	let t240 = f32_FastTwoSum(l0_2, l1_3);
	let l0_3 = t240.r0;
	let l1_4 = t240.r1;
	let t243 = f32_FastTwoSum(l1_4, l2_3);
	let l1_5 = t243.r0;
	let l2_4 = t243.r1;
	let t247 = triple_f32_scale(l0_3, l1_5, (l2_4 + l3_3), scale_3);
	let t251 = f32_piStep();
	let t255 = triple_f32_mul(t247.r0, t247.r1, t247.r2, t251.r0, t251.r1, t251.r2);
	return i32_f32_f32_f32(n, t255.r0, t255.r1, t255.r2);
}

// trigFar returns n and r by the long reduction where far is set.
fn triple_f32_trigFar(far: bool, n: i32, r_X0: f32, r_X1: f32, r_X2: f32, x_Hi: f32, x_Lo: f32) -> i32_f32_f32_f32 {
	if (!far) {
		return i32_f32_f32_f32(n, r_X0, r_X1, r_X2);
	}
	let t7 = DF_trigLong(x_Hi, x_Lo);
	let n_1 = t7.r0;
	let r_X0_1 = t7.r1;
	let r_X1_1 = t7.r2;
	let r_X2_1 = t7.r3;
	let n_2 = select(n, n_1, far);
	let r_X0_2 = select(r_X0, r_X0_1, far);
	let r_X1_2 = select(r_X1, r_X1_1, far);
	let r_X2_2 = select(r_X2, r_X2_1, far);
	return i32_f32_f32_f32(n_2, r_X0_2, r_X1_2, r_X2_2);
}
