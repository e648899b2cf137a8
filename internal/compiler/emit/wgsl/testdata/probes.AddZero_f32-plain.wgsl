@group(0) @binding(0) var<storage, read_write> memory: array<u32>;
@group(0) @binding(1) var<uniform> args: array<vec4<i32>, 3>;

// zero is 0, which no compiler knows.
fn zero() -> u32 { return u32(args[0].y); }

// plain returns 0 for -0, and the largest number for infinities and NaN.
fn f32_plain(a: f32) -> f32 {
	let w = bitcast<u32>(a);
	let minus = w == 0x80000000u;
	let special = (w & 0x7f800000u) == 0x7f800000u;
	let c9 = 0x7f7fffffu;
	let largest = bitcast<f32>(c9);
	return select(select(a, largest, special), bitcast<f32>(zero()), minus);
}

@compute @workgroup_size(64)
fn probes_AddZero_f32(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) thread: u32) {
	let n = args[0].x;
	let i = i32((group.y * groups.x + group.x) * 64u + thread);
	if (i >= n) { return; }
	let r_len = args[0].w;
	let r_0 = args[0].z;
	let fr_len = args[1].z;
	let fr_0 = args[1].y;
	let a_len = args[2].y;
	let a_0 = args[2].x;
	let t1 = bitcast<f32>(memory[a_0 + i]);
	memory[r_0 + i] = bitcast<u32>(t1 + 0f);
	let t4 = bitcast<f32>(memory[a_0 + i]);
	memory[fr_0 + i] = bitcast<u32>(f32_plain((t4 + 0f)));
}
