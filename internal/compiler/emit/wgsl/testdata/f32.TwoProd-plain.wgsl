@group(0) @binding(0) var<storage, read_write> memory: array<u32>;
@group(0) @binding(1) var<uniform> args: array<vec4<i32>, 4>;

// zero is 0, which no compiler knows.
fn zero() -> u32 { return u32(args[0].y); }

struct f32_f32 { r0: f32, r1: f32 }

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

// TwoProd returns p = RN(a · b) and e with p + e = a · b.
//
// Error: exact ([Dek71]; with a fused multiply-add [Kah96]).
// Domain: |ab| below the overflow threshold, and 0 or at least 2^-102
// (float32), 2^-969 (float64): below that e may need bits under the smallest
// subnormal number, and is then rounded to it.
// Special: where p is infinite or NaN, e is infinite or NaN.
// Cost: 2 flops with a fused multiply-add, else 33.
@compute @workgroup_size(64)
fn map_f32_TwoProd(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) thread: u32) {
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
	let t1 = bitcast<f32>(memory[in0_0 + i]);
	let t2 = bitcast<f32>(memory[in1_0 + i]);
	let t3 = f32_TwoProd(t1, t2);
	memory[out0_0 + i] = bitcast<u32>(t3.r0);
	memory[out1_0 + i] = bitcast<u32>(t3.r1);
}
