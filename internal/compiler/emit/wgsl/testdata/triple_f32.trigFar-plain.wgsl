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
fn f32_piWord(i: i32) -> f32 {
	return bitcast<f32>(tables[i + 0i]);
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

// scaled3 returns x·f for pairs, whose reduction leaves no scale.
fn triple_f32_scaled3(x_X0: f32, x_X1: f32, x_X2: f32, f: f32) -> f32_f32_f32 {
	let t4 = triple_f32_scale(x_X0, x_X1, x_X2, f);
	return f32_f32_f32(t4.r0, t4.r1, t4.r2);
}

// piStep3 returns π/64.
fn f32_piStep3() -> f32_f32_f32 {
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

// trigLong returns n modulo 128, and r and its scale, within 2^-6·u²|r|, for x ≥ 0. Carries go up by one place
// for all places at once, then once more, when they are -4 to 4.
fn DF_trigLong(x_Hi: f32, x_Lo: f32) -> i32_f32_f32_f32 {
	let t2 = f32_limbDigits(x_Hi);
	let c_0_0 = t2.r0;
	let c_0_1 = t2.r1;
	let c_0_2 = t2.r2;
	let at = t2.r3;
	let w_0_0 = f32_piWord(at);
	let w_0_1 = f32_piWord((at + 1i));
	let w_0_2 = f32_piWord((at + 2i));
	let w_0_3 = f32_piWord((at + 3i));
	let w_0_4 = f32_piWord((at + 4i));
	let w_0_5 = f32_piWord((at + 5i));
	let w_0_6 = f32_piWord((at + 6i));
	let w_0_7 = f32_piWord((at + 7i));
	let w_0_8 = f32_piWord((at + 8i));
	let w_0_9 = f32_piWord((at + 9i));
	let w_0_10 = f32_piWord((at + 10i));
	let w_0_11 = f32_piWord((at + 11i));
	let w_0_12 = f32_piWord((at + 12i));
	let w_0_13 = f32_piWord((at + 13i));
	let t47 = f32_limbDigits(x_Lo);
	let c_1_0 = t47.r0;
	let c_1_1 = t47.r1;
	let c_1_2 = t47.r2;
	let at_1 = t47.r3;
	let w_1_0 = f32_piWord(at_1);
	let w_1_1 = f32_piWord((at_1 + 1i));
	let w_1_2 = f32_piWord((at_1 + 2i));
	let w_1_3 = f32_piWord((at_1 + 3i));
	let w_1_4 = f32_piWord((at_1 + 4i));
	let w_1_5 = f32_piWord((at_1 + 5i));
	let w_1_6 = f32_piWord((at_1 + 6i));
	let w_1_7 = f32_piWord((at_1 + 7i));
	let w_1_8 = f32_piWord((at_1 + 8i));
	let w_1_9 = f32_piWord((at_1 + 9i));
	let w_1_10 = f32_piWord((at_1 + 10i));
	let w_1_11 = f32_piWord((at_1 + 11i));
	let w_1_12 = f32_piWord((at_1 + 12i));
	let w_1_13 = f32_piWord((at_1 + 13i));
	let t94 = f32_atPlaces(f32_atPlace(c_0_0, c_0_1, c_0_2, w_0_13, w_0_12, w_0_11), f32_atPlace(c_1_0, c_1_1, c_1_2, w_1_13, w_1_12, w_1_11));
	let u_11 = t94.r1; // from the last place up
	let t98 = f32_atPlaces(f32_atPlace(c_0_0, c_0_1, c_0_2, w_0_12, w_0_11, w_0_10), f32_atPlace(c_1_0, c_1_1, c_1_2, w_1_12, w_1_11, w_1_10));
	let d_10 = t98.r0;
	let u_10 = t98.r1;
	let t103 = f32_atPlaces(f32_atPlace(c_0_0, c_0_1, c_0_2, w_0_11, w_0_10, w_0_9), f32_atPlace(c_1_0, c_1_1, c_1_2, w_1_11, w_1_10, w_1_9));
	let d_9 = t103.r0;
	let u_9 = t103.r1;
	let t108 = f32_atPlaces(f32_atPlace(c_0_0, c_0_1, c_0_2, w_0_10, w_0_9, w_0_8), f32_atPlace(c_1_0, c_1_1, c_1_2, w_1_10, w_1_9, w_1_8));
	let d_8 = t108.r0;
	let u_8 = t108.r1;
	let t113 = f32_atPlaces(f32_atPlace(c_0_0, c_0_1, c_0_2, w_0_9, w_0_8, w_0_7), f32_atPlace(c_1_0, c_1_1, c_1_2, w_1_9, w_1_8, w_1_7));
	let d_7 = t113.r0;
	let u_7 = t113.r1;
	let t118 = f32_atPlaces(f32_atPlace(c_0_0, c_0_1, c_0_2, w_0_8, w_0_7, w_0_6), f32_atPlace(c_1_0, c_1_1, c_1_2, w_1_8, w_1_7, w_1_6));
	let d_6 = t118.r0;
	let u_6 = t118.r1;
	let t123 = f32_atPlaces(f32_atPlace(c_0_0, c_0_1, c_0_2, w_0_7, w_0_6, w_0_5), f32_atPlace(c_1_0, c_1_1, c_1_2, w_1_7, w_1_6, w_1_5));
	let d_5 = t123.r0;
	let u_5 = t123.r1;
	let t128 = f32_atPlaces(f32_atPlace(c_0_0, c_0_1, c_0_2, w_0_6, w_0_5, w_0_4), f32_atPlace(c_1_0, c_1_1, c_1_2, w_1_6, w_1_5, w_1_4));
	let d_4 = t128.r0;
	let u_4 = t128.r1;
	let t133 = f32_atPlaces(f32_atPlace(c_0_0, c_0_1, c_0_2, w_0_5, w_0_4, w_0_3), f32_atPlace(c_1_0, c_1_1, c_1_2, w_1_5, w_1_4, w_1_3));
	let d_3 = t133.r0;
	let u_3 = t133.r1;
	let t138 = f32_atPlaces(f32_atPlace(c_0_0, c_0_1, c_0_2, w_0_4, w_0_3, w_0_2), f32_atPlace(c_1_0, c_1_1, c_1_2, w_1_4, w_1_3, w_1_2));
	let d_2 = t138.r0;
	let u_2 = t138.r1;
	let t143 = f32_atPlaces(f32_atPlace(c_0_0, c_0_1, c_0_2, w_0_3, w_0_2, w_0_1), f32_atPlace(c_1_0, c_1_1, c_1_2, w_1_3, w_1_2, w_1_1));
	let d_1 = t143.r0;
	let u_1 = t143.r1;
	let t148 = f32_atPlaces(f32_atPlace(c_0_0, c_0_1, c_0_2, w_0_2, w_0_1, w_0_0), f32_atPlace(c_1_0, c_1_1, c_1_2, w_1_2, w_1_1, w_1_0));
	let d_0 = t148.r0;
	let t151 = f32_carryUp((d_10 + u_11));
	let d_10_1 = t151.r0;
	let v_10 = t151.r1;
	let t155 = f32_carryUp((d_9 + u_10));
	let d_9_1 = t155.r0;
	let v_9 = t155.r1;
	let t159 = f32_carryUp((d_8 + u_9));
	let d_8_1 = t159.r0;
	let v_8 = t159.r1;
	let t163 = f32_carryUp((d_7 + u_8));
	let d_7_1 = t163.r0;
	let v_7 = t163.r1;
	let t167 = f32_carryUp((d_6 + u_7));
	let d_6_1 = t167.r0;
	let v_6 = t167.r1;
	let t171 = f32_carryUp((d_5 + u_6));
	let d_5_1 = t171.r0;
	let v_5 = t171.r1;
	let t175 = f32_carryUp((d_4 + u_5));
	let d_4_1 = t175.r0;
	let v_4 = t175.r1;
	let t179 = f32_carryUp((d_3 + u_4));
	let d_3_1 = t179.r0;
	let v_3 = t179.r1;
	let t183 = f32_carryUp((d_2 + u_3));
	let d_2_1 = t183.r0;
	let v_2 = t183.r1;
	let t187 = f32_carryUp((d_1 + u_2));
	let d_1_1 = t187.r0;
	let v_1 = t187.r1;
	let n = i32((d_0 + u_1) + v_1) & 127i; // what went up from there is a multiple of 128
	let l_0 = ((d_1_1 + v_2) * 4096f) + (d_2_1 + v_3);
	let l_1 = ((d_3_1 + v_4) * 4096f) + (d_4_1 + v_5);
	let l_2 = ((d_5_1 + v_6) * 4096f) + (d_6_1 + v_7);
	let l_3 = ((d_7_1 + v_8) * 4096f) + (d_8_1 + v_9);
	let e = d_9_1 + v_10;
	let l_4 = (e * 4096f) + d_10_1;
	let t218 = l_0 == bitcast<f32>(zero());
	let c219 = 0x1p-24f;
	let scale = c219 * 0x1p-24f;
	let l_0_1 = select(l_0, l_1, t218);
	let l_1_1 = select(l_1, l_2, t218);
	let l_2_1 = select(l_2, l_3, t218);
	let l_3_1 = select(l_3, l_4, t218);
	let l_4_1 = select(l_4, bitcast<f32>(zero()), t218);
	let scale_1 = select(0x1p-24f, scale, t218);
	let t227 = l_0_1 == bitcast<f32>(zero());
	let scale_2 = scale_1 * 0x1p-24f;
	let l_0_2 = select(l_0_1, l_1_1, t227);
	let l_1_2 = select(l_1_1, l_2_1, t227);
	let l_2_2 = select(l_2_1, l_3_1, t227);
	let l_3_2 = select(l_3_1, l_4_1, t227);
	let scale_3 = select(scale_1, scale_2, t227);
	let l_1_3 = l_1_2 * 0x1p-24f;
	let l_2_3 = l_2_2 * 0x1p-24f;
	let l_2_4 = l_2_3 * 0x1p-24f;
	let l_3_3 = l_3_2 * 0x1p-24f;
	let l_3_4 = l_3_3 * 0x1p-24f;
	let l_3_5 = l_3_4 * 0x1p-24f;
	let t240 = f32_FastTwoSum(l_0_2, l_1_3);
	let l_0_3 = t240.r0;
	let l_1_4 = t240.r1;
	let t243 = f32_FastTwoSum(l_1_4, l_2_4);
	let l_1_5 = t243.r0;
	let l_2_5 = t243.r1;
	let l_2_6 = l_2_5 + l_3_5;
	let t247 = triple_f32_scaled3(l_0_3, l_1_5, l_2_6, scale_3);
	let r_X0 = t247.r0;
	let r_X1 = t247.r1;
	let r_X2 = t247.r2;
	let t251 = f32_piStep3();
	let t255 = triple_f32_mul(r_X0, r_X1, r_X2, t251.r0, t251.r1, t251.r2);
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
