@group(0) @binding(0) var<storage, read_write> memory: array<u32>;
@group(0) @binding(1) var<uniform> args: array<vec4<i32>, 4>;

// zero is 0, which no compiler knows.
fn zero() -> u32 { return u32(args[0].y); }

struct i32_i32_i32 { r0: i32, r1: i32, r2: i32 }
struct i32_i32_i32_i32 { r0: i32, r1: i32, r2: i32, r3: i32 }
struct f32_f32 { r0: f32, r1: f32 }
struct f32_f32_f32_f32 { r0: f32, r1: f32, r2: f32, r3: f32 }
struct f32_f32_f32_f32_f32_f32_f32_f32 { r0: f32, r1: f32, r2: f32, r3: f32, r4: f32, r5: f32, r6: f32, r7: f32 }
struct f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32 { r0: f32, r1: f32, r2: f32, r3: f32, r4: f32, r5: f32, r6: f32, r7: f32, r8: f32, r9: f32, r10: f32, r11: f32, r12: f32, r13: f32, r14: f32, r15: f32 }
struct f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32 { r0: f32, r1: f32, r2: f32, r3: f32, r4: f32, r5: f32, r6: f32, r7: f32, r8: f32, r9: f32, r10: f32, r11: f32, r12: f32, r13: f32, r14: f32, r15: f32, r16: f32, r17: f32, r18: f32, r19: f32, r20: f32, r21: f32, r22: f32, r23: f32, r24: f32, r25: f32, r26: f32, r27: f32, r28: f32, r29: f32, r30: f32, r31: f32 }

// span returns the row of a group, of rows of run elements, and which elements of it the
// group has, up to width: from x to end.
fn passes_span(g: i32, run: i32, width: i32) -> i32_i32_i32 {
	var row: i32;
	var x: i32;
	var end: i32;
	row = 0i;
	x = 0i;
	end = 0i;
	let parts = ((run + width) - 1i) / width;
	row = g / parts;
	let t11 = row;
	x = (g - (t11 * parts)) * width;
	let t15 = row;
	let t16 = x;
	let t17 = x;
	let t18 = t17 + width;
	row = t15;
	x = t16;
	end = select(t18, run, run < t18);
	return i32_i32_i32(row, x, end);
}

// part returns the block of a group, and which butterflies of it that has: from x to end.
fn passes_Blocks_part(b_Count: i32, b_Run: i32, b_Width: i32, g: i32) -> i32_i32_i32 {
	var block: i32;
	var x: i32;
	var end: i32;
	block = 0i;
	x = 0i;
	end = 0i;
	let t7 = passes_span(g, b_Run, b_Width);
	block = t7.r0;
	x = t7.r1;
	end = t7.r2;
	return i32_i32_i32(block, x, end);
}

// placeLast returns where n butterflies of a block of a last pass begin, from x on: the
// first operand, result 0, and where the other results go, as if result 0 went to to.
fn passes_Blocks_placeLast(b_Count: i32, b_Run: i32, b_Width: i32, block: i32, x: i32, end: i32, r: i32, low: i32) -> i32_i32_i32_i32 {
	var n: i32;
	var from_1: i32;
	var first: i32;
	var to: i32;
	n = 0i;
	from_1 = 0i;
	first = 0i;
	to = 0i;
	let t = (((block / b_Count) * r) * b_Count) * b_Run;
	from_1 = (t + ((block % b_Count) * b_Run)) + x;
	let t21 = from_1;
	n = end - x;
	to = t21 - b_Run;
	let t23 = x < low;
	let t24 = n;
	let t25 = to;
	let n_1 = select(low, end, end < low) - x;
	let to_1 = from_1;
	let n_2 = select(t24, n_1, t23);
	let to_2 = select(t25, to_1, t23);
	n = n_2;
	to = to_2;
	let t32 = to;
	first = t32;
	let t33 = to;
	let t35 = first;
	let first_1 = t35 + ((r * b_Count) * b_Run);
	let first_2 = select(t35, first_1, t33 < t);
	first = first_2;
	let t40 = n;
	let t41 = from_1;
	let t42 = first;
	let t43 = to;
	n = t40;
	from_1 = t41;
	first = t42;
	to = t43;
	return i32_i32_i32_i32(n, from_1, first, to);
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

// plus returns x + y.
fn DF_plus(x_Hi: f32, x_Lo: f32, y_Hi: f32, y_Lo: f32) -> f32_f32 {
	let t4 = f32_TwoSum(x_Hi, y_Hi);
	let s = t4.r0;
	let e = t4.r1;
	let e_1 = e + (x_Lo + y_Lo);
	let t9 = f32_FastTwoSum(s, e_1);
	let hi = t9.r0;
	let lo = t9.r1;
	return f32_f32(hi, lo);
}

// plus returns x + y.
fn CDF_plus(x_Re_Hi: f32, x_Re_Lo: f32, x_Im_Hi: f32, x_Im_Lo: f32, y_Re_Hi: f32, y_Re_Lo: f32, y_Im_Hi: f32, y_Im_Lo: f32) -> f32_f32_f32_f32 {
	let t8 = DF_plus(x_Re_Hi, x_Re_Lo, y_Re_Hi, y_Re_Lo);
	let t11 = DF_plus(x_Im_Hi, x_Im_Lo, y_Im_Hi, y_Im_Lo);
	return f32_f32_f32_f32(t8.r0, t8.r1, t11.r0, t11.r1);
}

// TwoDiff returns d = RN(a - b) and e with d + e = a - b.
//
// Error: exact ([Knu97], as TwoSum).
// Domain: |a - b| below the overflow threshold, |b| below the largest finite
// number. Underflow is harmless.
// Special: where d is infinite or NaN, e is NaN.
// Cost: 6 flops.
fn f32_TwoDiff(a: f32, b: f32) -> f32_f32 {
	let d = a - b;
	let v = d - a;
	let e = (a - (d - v)) - (b + v);
	return f32_f32(d, e);
}

// minus returns x - y.
fn DF_minus(x_Hi: f32, x_Lo: f32, y_Hi: f32, y_Lo: f32) -> f32_f32 {
	let t4 = f32_TwoDiff(x_Hi, y_Hi);
	let d = t4.r0;
	let e = t4.r1;
	let e_1 = e + (x_Lo - y_Lo);
	let t9 = f32_FastTwoSum(d, e_1);
	let hi = t9.r0;
	let lo = t9.r1;
	return f32_f32(hi, lo);
}

// cross returns x + y and x - y.
fn CDF_cross(x_Re_Hi: f32, x_Re_Lo: f32, x_Im_Hi: f32, x_Im_Lo: f32, y_Re_Hi: f32, y_Re_Lo: f32, y_Im_Hi: f32, y_Im_Lo: f32) -> f32_f32_f32_f32_f32_f32_f32_f32 {
	let t8 = CDF_plus(x_Re_Hi, x_Re_Lo, x_Im_Hi, x_Im_Lo, y_Re_Hi, y_Re_Lo, y_Im_Hi, y_Im_Lo);
	let t13 = DF_minus(x_Re_Hi, x_Re_Lo, y_Re_Hi, y_Re_Lo);
	let t16 = DF_minus(x_Im_Hi, x_Im_Lo, y_Im_Hi, y_Im_Lo);
	return f32_f32_f32_f32_f32_f32_f32_f32(t8.r0, t8.r1, t8.r2, t8.r3, t13.r0, t13.r1, t16.r0, t16.r1);
}

// scale returns x·s, for s = ±2^n.
fn DF_scale(x_Hi: f32, x_Lo: f32, s: f32) -> f32_f32 {
	return f32_f32((x_Hi * s), (x_Lo * s));
}

// quarter returns -sxi.
fn CDF_quarter(x_Re_Hi: f32, x_Re_Lo: f32, x_Im_Hi: f32, x_Im_Lo: f32, s: f32) -> f32_f32_f32_f32 {
	let t5 = DF_scale(x_Im_Hi, x_Im_Lo, s);
	let t9 = DF_scale(x_Re_Hi, x_Re_Lo, bitcast<f32>(bitcast<u32>(s) ^ 0x80000000u));
	return f32_f32_f32_f32(t5.r0, t5.r1, t9.r0, t9.r1);
}

// Butterfly4 returns the discrete Fourier transform of 4 numbers, Σ x_j·e^(-2πijk/4) for
// k = 0 … 3, or with +2πi for s = -1.
//
// Error: ≤ 6u²·Σ|x_j| in each part.
// Domain: Σ|x_j| as |x| in SloppyAdd of pairs; s = ±1.
// Special: infinite parts give NaN or infinities, and zeros have any sign.
// Cost: 180 flops.
fn CDF_Butterfly4(a_Re_Hi: f32, a_Re_Lo: f32, a_Im_Hi: f32, a_Im_Lo: f32, b_Re_Hi: f32, b_Re_Lo: f32, b_Im_Hi: f32, b_Im_Lo: f32, c_Re_Hi: f32, c_Re_Lo: f32, c_Im_Hi: f32, c_Im_Lo: f32, d_Re_Hi: f32, d_Re_Lo: f32, d_Im_Hi: f32, d_Im_Lo: f32, s: f32) -> f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32 {
	let t17 = CDF_cross(a_Re_Hi, a_Re_Lo, a_Im_Hi, a_Im_Lo, c_Re_Hi, c_Re_Lo, c_Im_Hi, c_Im_Lo);
	let p_Re_Hi = t17.r0;
	let p_Re_Lo = t17.r1;
	let p_Im_Hi = t17.r2;
	let p_Im_Lo = t17.r3;
	let q_Re_Hi = t17.r4;
	let q_Re_Lo = t17.r5;
	let q_Im_Hi = t17.r6;
	let q_Im_Lo = t17.r7;
	let t26 = CDF_cross(b_Re_Hi, b_Re_Lo, b_Im_Hi, b_Im_Lo, d_Re_Hi, d_Re_Lo, d_Im_Hi, d_Im_Lo);
	let t_Re_Hi = t26.r0;
	let t_Re_Lo = t26.r1;
	let t_Im_Hi = t26.r2;
	let t_Im_Lo = t26.r3;
	let u_Re_Hi = t26.r4;
	let u_Re_Lo = t26.r5;
	let u_Im_Hi = t26.r6;
	let u_Im_Lo = t26.r7;
	let t35 = CDF_cross(p_Re_Hi, p_Re_Lo, p_Im_Hi, p_Im_Lo, t_Re_Hi, t_Re_Lo, t_Im_Hi, t_Im_Lo);
	let y0_Re_Hi = t35.r0;
	let y0_Re_Lo = t35.r1;
	let y0_Im_Hi = t35.r2;
	let y0_Im_Lo = t35.r3;
	let y2_Re_Hi = t35.r4;
	let y2_Re_Lo = t35.r5;
	let y2_Im_Hi = t35.r6;
	let y2_Im_Lo = t35.r7;
	let t44 = CDF_quarter(u_Re_Hi, u_Re_Lo, u_Im_Hi, u_Im_Lo, s);
	let t49 = CDF_cross(q_Re_Hi, q_Re_Lo, q_Im_Hi, q_Im_Lo, t44.r0, t44.r1, t44.r2, t44.r3);
	let y1_Re_Hi = t49.r0;
	let y1_Re_Lo = t49.r1;
	let y1_Im_Hi = t49.r2;
	let y1_Im_Lo = t49.r3;
	let y3_Re_Hi = t49.r4;
	let y3_Re_Lo = t49.r5;
	let y3_Im_Hi = t49.r6;
	let y3_Im_Lo = t49.r7;
	return f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32(y0_Re_Hi, y0_Re_Lo, y0_Im_Hi, y0_Im_Lo, y1_Re_Hi, y1_Re_Lo, y1_Im_Hi, y1_Im_Lo, y2_Re_Hi, y2_Re_Lo, y2_Im_Hi, y2_Im_Lo, y3_Re_Hi, y3_Re_Lo, y3_Im_Hi, y3_Im_Lo);
}

// cos1of8 returns cos(2π·1/8).
fn f32_cos1of8() -> f32_f32_f32_f32 {
	return f32_f32_f32_f32(0x1.6a09e6p-01f, 0x1.9fcef4p-27f, (-0x1.b7ba68p-52f), (-0x1.3b2646p-79f));
}

// first returns the first two limbs of c.
fn QF_first(c_X0: f32, c_X1: f32, c_X2: f32, c_X3: f32) -> f32_f32 {
	return f32_f32(c_X0, c_X1);
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

// loose returns xy.
fn DF_loose(x_Hi: f32, x_Lo: f32, y_Hi: f32, y_Lo: f32) -> f32_f32 {
	let t4 = f32_TwoProd(x_Hi, y_Hi);
	let p = t4.r0;
	let e = t4.r1;
	let e_1 = e + ((x_Hi * y_Lo) + (x_Lo * y_Hi));
	let t11 = f32_FastTwoSum(p, e_1);
	let hi = t11.r0;
	let lo = t11.r1;
	return f32_f32(hi, lo);
}

// times returns xc, for the first two limbs of c.
fn CDF_times(x_Re_Hi: f32, x_Re_Lo: f32, x_Im_Hi: f32, x_Im_Lo: f32, c_X0: f32, c_X1: f32, c_X2: f32, c_X3: f32) -> f32_f32_f32_f32 {
	let t8 = QF_first(c_X0, c_X1, c_X2, c_X3);
	let t11 = DF_loose(x_Re_Hi, x_Re_Lo, t8.r0, t8.r1);
	let t14 = QF_first(c_X0, c_X1, c_X2, c_X3);
	let t17 = DF_loose(x_Im_Hi, x_Im_Lo, t14.r0, t14.r1);
	return f32_f32_f32_f32(t11.r0, t11.r1, t17.r0, t17.r1);
}

// Butterfly8 returns the discrete Fourier transform of 8 numbers, Σ x_j·e^(-2πijk/8) for
// k = 0 … 7, or with +2πi for s = -1.
//
// Error: ≤ 21u²·Σ|x_j| in each part.
// Domain: Σ|x_j| as |xy| in MulAdd of pairs; s = ±1.
// Special: infinite parts give NaN or infinities, and zeros have any sign.
// Cost: 628 flops with a fused multiply-add.
fn CDF_Butterfly8(a_Re_Hi: f32, a_Re_Lo: f32, a_Im_Hi: f32, a_Im_Lo: f32, b_Re_Hi: f32, b_Re_Lo: f32, b_Im_Hi: f32, b_Im_Lo: f32, c_Re_Hi: f32, c_Re_Lo: f32, c_Im_Hi: f32, c_Im_Lo: f32, d_Re_Hi: f32, d_Re_Lo: f32, d_Im_Hi: f32, d_Im_Lo: f32, e_Re_Hi: f32, e_Re_Lo: f32, e_Im_Hi: f32, e_Im_Lo: f32, f_Re_Hi: f32, f_Re_Lo: f32, f_Im_Hi: f32, f_Im_Lo: f32, g_Re_Hi: f32, g_Re_Lo: f32, g_Im_Hi: f32, g_Im_Lo: f32, h_Re_Hi: f32, h_Re_Lo: f32, h_Im_Hi: f32, h_Im_Lo: f32, s: f32) -> f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32 {
	let t33 = CDF_cross(a_Re_Hi, a_Re_Lo, a_Im_Hi, a_Im_Lo, e_Re_Hi, e_Re_Lo, e_Im_Hi, e_Im_Lo);
	let t0_Re_Hi = t33.r0;
	let t0_Re_Lo = t33.r1;
	let t0_Im_Hi = t33.r2;
	let t0_Im_Lo = t33.r3;
	let u0_Re_Hi = t33.r4;
	let u0_Re_Lo = t33.r5;
	let u0_Im_Hi = t33.r6;
	let u0_Im_Lo = t33.r7;
	let t42 = CDF_cross(b_Re_Hi, b_Re_Lo, b_Im_Hi, b_Im_Lo, f_Re_Hi, f_Re_Lo, f_Im_Hi, f_Im_Lo);
	let t1_Re_Hi = t42.r0;
	let t1_Re_Lo = t42.r1;
	let t1_Im_Hi = t42.r2;
	let t1_Im_Lo = t42.r3;
	let u1_Re_Hi = t42.r4;
	let u1_Re_Lo = t42.r5;
	let u1_Im_Hi = t42.r6;
	let u1_Im_Lo = t42.r7;
	let t51 = CDF_cross(c_Re_Hi, c_Re_Lo, c_Im_Hi, c_Im_Lo, g_Re_Hi, g_Re_Lo, g_Im_Hi, g_Im_Lo);
	let t2_Re_Hi = t51.r0;
	let t2_Re_Lo = t51.r1;
	let t2_Im_Hi = t51.r2;
	let t2_Im_Lo = t51.r3;
	let u2_Re_Hi = t51.r4;
	let u2_Re_Lo = t51.r5;
	let u2_Im_Hi = t51.r6;
	let u2_Im_Lo = t51.r7;
	let t60 = CDF_cross(d_Re_Hi, d_Re_Lo, d_Im_Hi, d_Im_Lo, h_Re_Hi, h_Re_Lo, h_Im_Hi, h_Im_Lo);
	let t3_Re_Hi = t60.r0;
	let t3_Re_Lo = t60.r1;
	let t3_Im_Hi = t60.r2;
	let t3_Im_Lo = t60.r3;
	let u3_Re_Hi = t60.r4;
	let u3_Re_Lo = t60.r5;
	let u3_Im_Hi = t60.r6;
	let u3_Im_Lo = t60.r7;
	let t69 = CDF_Butterfly4(t0_Re_Hi, t0_Re_Lo, t0_Im_Hi, t0_Im_Lo, t1_Re_Hi, t1_Re_Lo, t1_Im_Hi, t1_Im_Lo, t2_Re_Hi, t2_Re_Lo, t2_Im_Hi, t2_Im_Lo, t3_Re_Hi, t3_Re_Lo, t3_Im_Hi, t3_Im_Lo, s);
	let y0_Re_Hi = t69.r0;
	let y0_Re_Lo = t69.r1;
	let y0_Im_Hi = t69.r2;
	let y0_Im_Lo = t69.r3;
	let y2_Re_Hi = t69.r4;
	let y2_Re_Lo = t69.r5;
	let y2_Im_Hi = t69.r6;
	let y2_Im_Lo = t69.r7;
	let y4_Re_Hi = t69.r8;
	let y4_Re_Lo = t69.r9;
	let y4_Im_Hi = t69.r10;
	let y4_Im_Lo = t69.r11;
	let y6_Re_Hi = t69.r12;
	let y6_Re_Lo = t69.r13;
	let y6_Im_Hi = t69.r14;
	let y6_Im_Lo = t69.r15;
	let t86 = CDF_quarter(u2_Re_Hi, u2_Re_Lo, u2_Im_Hi, u2_Im_Lo, s);
	let t91 = CDF_cross(u0_Re_Hi, u0_Re_Lo, u0_Im_Hi, u0_Im_Lo, t86.r0, t86.r1, t86.r2, t86.r3);
	let p_Re_Hi = t91.r0; // The others are the transform of u_j·w^j for w = (1 - i)/√2, w³ = -(1 + i)/√2.
	let p_Re_Lo = t91.r1;
	let p_Im_Hi = t91.r2;
	let p_Im_Lo = t91.r3;
	let q_Re_Hi = t91.r4;
	let q_Re_Lo = t91.r5;
	let q_Im_Hi = t91.r6;
	let q_Im_Lo = t91.r7;
	let t100 = CDF_cross(u1_Re_Hi, u1_Re_Lo, u1_Im_Hi, u1_Im_Lo, u3_Re_Hi, u3_Re_Lo, u3_Im_Hi, u3_Im_Lo);
	let t_Re_Hi = t100.r0;
	let t_Re_Lo = t100.r1;
	let t_Im_Hi = t100.r2;
	let t_Im_Lo = t100.r3;
	let u_Re_Hi = t100.r4;
	let u_Re_Lo = t100.r5;
	let u_Im_Hi = t100.r6;
	let u_Im_Lo = t100.r7;
	let t109 = CDF_quarter(t_Re_Hi, t_Re_Lo, t_Im_Hi, t_Im_Lo, s);
	let t114 = CDF_plus(u_Re_Hi, u_Re_Lo, u_Im_Hi, u_Im_Lo, t109.r0, t109.r1, t109.r2, t109.r3);
	let t119 = f32_cos1of8();
	let t124 = CDF_times(t114.r0, t114.r1, t114.r2, t114.r3, t119.r0, t119.r1, t119.r2, t119.r3);
	let v_Re_Hi = t124.r0; // wu1 + w³u3
	let v_Re_Lo = t124.r1;
	let v_Im_Hi = t124.r2;
	let v_Im_Lo = t124.r3;
	let t129 = CDF_quarter(u_Re_Hi, u_Re_Lo, u_Im_Hi, u_Im_Lo, s);
	let t134 = CDF_plus(t_Re_Hi, t_Re_Lo, t_Im_Hi, t_Im_Lo, t129.r0, t129.r1, t129.r2, t129.r3);
	let t139 = f32_cos1of8();
	let t144 = CDF_times(t134.r0, t134.r1, t134.r2, t134.r3, t139.r0, t139.r1, t139.r2, t139.r3);
	let w_Re_Hi = t144.r0; // wu1 - w³u3
	let w_Re_Lo = t144.r1;
	let w_Im_Hi = t144.r2;
	let w_Im_Lo = t144.r3;
	let t149 = CDF_cross(p_Re_Hi, p_Re_Lo, p_Im_Hi, p_Im_Lo, v_Re_Hi, v_Re_Lo, v_Im_Hi, v_Im_Lo);
	let y1_Re_Hi = t149.r0;
	let y1_Re_Lo = t149.r1;
	let y1_Im_Hi = t149.r2;
	let y1_Im_Lo = t149.r3;
	let y5_Re_Hi = t149.r4;
	let y5_Re_Lo = t149.r5;
	let y5_Im_Hi = t149.r6;
	let y5_Im_Lo = t149.r7;
	let t158 = CDF_quarter(w_Re_Hi, w_Re_Lo, w_Im_Hi, w_Im_Lo, s);
	let t163 = CDF_cross(q_Re_Hi, q_Re_Lo, q_Im_Hi, q_Im_Lo, t158.r0, t158.r1, t158.r2, t158.r3);
	let y3_Re_Hi = t163.r0;
	let y3_Re_Lo = t163.r1;
	let y3_Im_Hi = t163.r2;
	let y3_Im_Lo = t163.r3;
	let y7_Re_Hi = t163.r4;
	let y7_Re_Lo = t163.r5;
	let y7_Im_Hi = t163.r6;
	let y7_Im_Lo = t163.r7;
	return f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32_f32(y0_Re_Hi, y0_Re_Lo, y0_Im_Hi, y0_Im_Lo, y1_Re_Hi, y1_Re_Lo, y1_Im_Hi, y1_Im_Lo, y2_Re_Hi, y2_Re_Lo, y2_Im_Hi, y2_Im_Lo, y3_Re_Hi, y3_Re_Lo, y3_Im_Hi, y3_Im_Lo, y4_Re_Hi, y4_Re_Lo, y4_Im_Hi, y4_Im_Lo, y5_Re_Hi, y5_Re_Lo, y5_Im_Hi, y5_Im_Lo, y6_Re_Hi, y6_Re_Lo, y6_Im_Hi, y6_Im_Lo, y7_Re_Hi, y7_Re_Lo, y7_Im_Hi, y7_Im_Lo);
}

// Last is a last pass of a radix.
@compute @workgroup_size(64)
fn passes_Last_Eight_CDF(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) thread: u32) {
	let b_Count = args[2].x;
	let b_Run = args[2].y;
	let b_Width = args[2].z;
	let low = args[2].w;
	let sign = args[3].x;
	let n = args[0].x;
	let g = i32(group.y * groups.x + group.x);
	if (g >= n) { return; }
	let dst_len = args[0].w;
	let dst_stride = args[1].x;
	let dst_0 = args[0].z;
	let dst_1 = dst_0 + dst_stride;
	let dst_2 = dst_1 + dst_stride;
	let dst_3 = dst_2 + dst_stride;
	let src_len = args[1].z;
	let src_stride = args[1].w;
	let src_0 = args[1].y;
	let src_1 = src_0 + src_stride;
	let src_2 = src_1 + src_stride;
	let src_3 = src_2 + src_stride;
	var x: i32;
	let s = f32(sign);
	let t7 = passes_Blocks_part(b_Count, b_Run, b_Width, g);
	let block = t7.r0;
	let x_1 = t7.r1;
	let end = t7.r2;
	x = x_1;
	loop {
		let t11 = x;
		if (!(t11 < end)) {
			break;
		}
		let t14 = x;
		let t16 = passes_Blocks_placeLast(b_Count, b_Run, b_Width, block, t14, end, 8i, low);
		let n_1 = t16.r0;
		let from_1 = t16.r1;
		let first = t16.r2;
		let to = t16.r3;
		for (var i = i32(thread); i < n_1; i += 64i) {
			let t22 = from_1 + i;
			let t23 = b_Count * b_Run;
			let t24 = first + i;
			let t25 = to + i;
			let t26 = b_Count * b_Run;
			let t27 = bitcast<f32>(memory[src_0 + t22]);
			let t28 = bitcast<f32>(memory[src_1 + t22]);
			let t29 = bitcast<f32>(memory[src_2 + t22]);
			let t30 = bitcast<f32>(memory[src_3 + t22]);
			let t31 = t22 + t23;
			let t32 = bitcast<f32>(memory[src_0 + t31]);
			let t33 = bitcast<f32>(memory[src_1 + t31]);
			let t34 = bitcast<f32>(memory[src_2 + t31]);
			let t35 = bitcast<f32>(memory[src_3 + t31]);
			let t38 = t22 + (2i * t23);
			let t39 = bitcast<f32>(memory[src_0 + t38]);
			let t40 = bitcast<f32>(memory[src_1 + t38]);
			let t41 = bitcast<f32>(memory[src_2 + t38]);
			let t42 = bitcast<f32>(memory[src_3 + t38]);
			let t45 = t22 + (3i * t23);
			let t46 = bitcast<f32>(memory[src_0 + t45]);
			let t47 = bitcast<f32>(memory[src_1 + t45]);
			let t48 = bitcast<f32>(memory[src_2 + t45]);
			let t49 = bitcast<f32>(memory[src_3 + t45]);
			let t52 = t22 + (4i * t23);
			let t53 = bitcast<f32>(memory[src_0 + t52]);
			let t54 = bitcast<f32>(memory[src_1 + t52]);
			let t55 = bitcast<f32>(memory[src_2 + t52]);
			let t56 = bitcast<f32>(memory[src_3 + t52]);
			let t59 = t22 + (5i * t23);
			let t60 = bitcast<f32>(memory[src_0 + t59]);
			let t61 = bitcast<f32>(memory[src_1 + t59]);
			let t62 = bitcast<f32>(memory[src_2 + t59]);
			let t63 = bitcast<f32>(memory[src_3 + t59]);
			let t66 = t22 + (6i * t23);
			let t67 = bitcast<f32>(memory[src_0 + t66]);
			let t68 = bitcast<f32>(memory[src_1 + t66]);
			let t69 = bitcast<f32>(memory[src_2 + t66]);
			let t70 = bitcast<f32>(memory[src_3 + t66]);
			let t73 = t22 + (7i * t23);
			let t74 = bitcast<f32>(memory[src_0 + t73]);
			let t75 = bitcast<f32>(memory[src_1 + t73]);
			let t76 = bitcast<f32>(memory[src_2 + t73]);
			let t77 = bitcast<f32>(memory[src_3 + t73]);
			let t78 = CDF_Butterfly8(t27, t28, t29, t30, t32, t33, t34, t35, t39, t40, t41, t42, t46, t47, t48, t49, t53, t54, t55, t56, t60, t61, t62, t63, t67, t68, t69, t70, t74, t75, t76, t77, s);
			let y0_Re_Hi = t78.r0;
			let y0_Re_Lo = t78.r1;
			let y0_Im_Hi = t78.r2;
			let y0_Im_Lo = t78.r3;
			let y1_Re_Hi = t78.r4;
			let y1_Re_Lo = t78.r5;
			let y1_Im_Hi = t78.r6;
			let y1_Im_Lo = t78.r7;
			let y2_Re_Hi = t78.r8;
			let y2_Re_Lo = t78.r9;
			let y2_Im_Hi = t78.r10;
			let y2_Im_Lo = t78.r11;
			let y3_Re_Hi = t78.r12;
			let y3_Re_Lo = t78.r13;
			let y3_Im_Hi = t78.r14;
			let y3_Im_Lo = t78.r15;
			let y4_Re_Hi = t78.r16;
			let y4_Re_Lo = t78.r17;
			let y4_Im_Hi = t78.r18;
			let y4_Im_Lo = t78.r19;
			let y5_Re_Hi = t78.r20;
			let y5_Re_Lo = t78.r21;
			let y5_Im_Hi = t78.r22;
			let y5_Im_Lo = t78.r23;
			let y6_Re_Hi = t78.r24;
			let y6_Re_Lo = t78.r25;
			let y6_Im_Hi = t78.r26;
			let y6_Im_Lo = t78.r27;
			let y7_Re_Hi = t78.r28;
			let y7_Re_Lo = t78.r29;
			let y7_Im_Hi = t78.r30;
			let y7_Im_Lo = t78.r31;
			memory[dst_0 + t24] = bitcast<u32>(y0_Re_Hi);
			memory[dst_1 + t24] = bitcast<u32>(y0_Re_Lo);
			memory[dst_2 + t24] = bitcast<u32>(y0_Im_Hi);
			memory[dst_3 + t24] = bitcast<u32>(y0_Im_Lo);
			let t111 = t25 + t26;
			let t114 = t25 + (2i * t26);
			let t117 = t25 + (3i * t26);
			memory[dst_0 + t111] = bitcast<u32>(y1_Re_Hi);
			memory[dst_1 + t111] = bitcast<u32>(y1_Re_Lo);
			memory[dst_2 + t111] = bitcast<u32>(y1_Im_Hi);
			memory[dst_3 + t111] = bitcast<u32>(y1_Im_Lo);
			memory[dst_0 + t114] = bitcast<u32>(y2_Re_Hi);
			memory[dst_1 + t114] = bitcast<u32>(y2_Re_Lo);
			memory[dst_2 + t114] = bitcast<u32>(y2_Im_Hi);
			memory[dst_3 + t114] = bitcast<u32>(y2_Im_Lo);
			memory[dst_0 + t117] = bitcast<u32>(y3_Re_Hi);
			memory[dst_1 + t117] = bitcast<u32>(y3_Re_Lo);
			memory[dst_2 + t117] = bitcast<u32>(y3_Im_Hi);
			memory[dst_3 + t117] = bitcast<u32>(y3_Im_Lo);
			let t120 = t25 + (4i * t26);
			let t123 = t25 + (5i * t26);
			let t126 = t25 + (6i * t26);
			memory[dst_0 + t120] = bitcast<u32>(y4_Re_Hi);
			memory[dst_1 + t120] = bitcast<u32>(y4_Re_Lo);
			memory[dst_2 + t120] = bitcast<u32>(y4_Im_Hi);
			memory[dst_3 + t120] = bitcast<u32>(y4_Im_Lo);
			memory[dst_0 + t123] = bitcast<u32>(y5_Re_Hi);
			memory[dst_1 + t123] = bitcast<u32>(y5_Re_Lo);
			memory[dst_2 + t123] = bitcast<u32>(y5_Im_Hi);
			memory[dst_3 + t123] = bitcast<u32>(y5_Im_Lo);
			memory[dst_0 + t126] = bitcast<u32>(y6_Re_Hi);
			memory[dst_1 + t126] = bitcast<u32>(y6_Re_Lo);
			memory[dst_2 + t126] = bitcast<u32>(y6_Im_Hi);
			memory[dst_3 + t126] = bitcast<u32>(y6_Im_Lo);
			let t129 = t25 + (7i * t26);
			memory[dst_0 + t129] = bitcast<u32>(y7_Re_Hi);
			memory[dst_1 + t129] = bitcast<u32>(y7_Re_Lo);
			memory[dst_2 + t129] = bitcast<u32>(y7_Im_Hi);
			memory[dst_3 + t129] = bitcast<u32>(y7_Im_Lo);
		}
		storageBarrier();
		workgroupBarrier();
		let t130 = x;
		x = t130 + n_1;
	}
}
