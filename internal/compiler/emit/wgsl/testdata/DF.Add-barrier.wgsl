@group(0) @binding(0) var<storage, read_write> memory: array<u32>;
@group(0) @binding(1) var<uniform> args: array<vec4<i32>, 3>;

// zero is 0, which no compiler knows.
fn zero() -> u32 { return u32(args[0].y); }

struct f32_f32 { r0: f32, r1: f32 }

// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
fn f32_TwoSum(a: f32, b: f32) -> f32_f32 {
	let s = bitcast<f32>(bitcast<u32>(a + b) ^ zero());
	let v = bitcast<f32>(bitcast<u32>(s - a) ^ zero());
	let e = bitcast<f32>(bitcast<u32>(bitcast<f32>(bitcast<u32>(a - bitcast<f32>(bitcast<u32>(s - v) ^ zero())) ^ zero()) + bitcast<f32>(bitcast<u32>(b - v) ^ zero())) ^ zero());
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
	let s = bitcast<f32>(bitcast<u32>(a + b) ^ zero());
	let v = bitcast<f32>(bitcast<u32>(s - a) ^ zero()); // exact
	let e = bitcast<f32>(bitcast<u32>(b - v) ^ zero());
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

// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels. `limb prove
// --networks` proves the normal form, and ≤ 6u².
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
fn DF_Add(x_Hi: f32, x_Lo: f32, y_Hi: f32, y_Lo: f32) -> f32_f32 {
	let t4 = f32_TwoSum(x_Hi, y_Hi);
	let a = t4.r0;
	let b = t4.r1;
	let t7 = f32_TwoSum(x_Lo, y_Lo);
	let c = t7.r0;
	let d = t7.r1;
	let t10 = f32_FastTwoSum(a, c);
	let a_1 = t10.r0; // a is 0 or a multiple of ulp(c)
	let c_1 = t10.r1;
	let b_1 = bitcast<f32>(bitcast<u32>(b + d) ^ zero());
	let b_2 = bitcast<f32>(bitcast<u32>(b_1 + c_1) ^ zero());
	let t17 = f32_FastTwoSum(a_1, b_2);
	let hi = t17.r0;
	let lo = t17.r1;
	let t20 = f32_finish(a, hi, lo);
	return f32_f32(t20.r0, t20.r1);
}

// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels. `limb prove
// --networks` proves the normal form, and ≤ 6u².
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
@compute @workgroup_size(64)
fn map_DF_Add(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) thread: u32) {
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
	let t5 = DF_Add(t1, t2, t3, t4);
	memory[out0_0 + i] = bitcast<u32>(t5.r0);
	memory[out0_1 + i] = bitcast<u32>(t5.r1);
}
