@group(0) @binding(0) var<storage, read_write> memory: array<u32>;
@group(0) @binding(1) var<uniform> args: array<vec4<i32>, 3>;

// zero is 0, which no compiler knows.
fn zero() -> u32 { return u32(args[0].y); }

struct f32_f32 { r0: f32, r1: f32 }

// Lower returns how many of n > 1 elements a halving leaves: the largest power of two below
// n. It is 1 for 1.
fn reduce_Lower(n: i32) -> i32 {
	var result: i32;
	var m: i32;
	m = 1i;
	loop {
		let t2 = m;
		if (!((t2 * 2i) < n)) {
			break;
		}
		let t7 = m;
		m = t7 * 2i;
	}
	let t10 = m;
	result = t10;
	return result;
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
	let b_1 = b + d;
	let b_2 = b_1 + c_1;
	let t15 = f32_FastTwoSum(a_1, b_2);
	let hi = t15.r0;
	let lo = t15.r1;
	let t18 = f32_finish(a, hi, lo);
	return f32_f32(t18.r0, t18.r1);
}

fn reduce_plus_of_DF(a_Hi: f32, a_Lo: f32, b_Hi: f32, b_Lo: f32) -> f32_f32 {
	let t4 = DF_Add(a_Hi, a_Lo, b_Hi, b_Lo);
	return f32_f32(t4.r0, t4.r1);
}

// Sum sets sums[g] to the sum of block g of x.
@compute @workgroup_size(64)
fn reduce_Sum_DF(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) thread: u32) {
	let n = args[0].x;
	let g = i32(group.y * groups.x + group.x);
	if (g >= n) { return; }
	let sums_len = args[0].w;
	let sums_stride = args[1].x;
	let sums_0 = args[0].z;
	let sums_1 = sums_0 + sums_stride;
	let work_len = args[1].z;
	let work_stride = args[1].w;
	let work_0 = args[1].y;
	let work_1 = work_0 + work_stride;
	let x_len = args[2].y;
	let x_stride = args[2].z;
	let x_0 = args[2].x;
	let x_1 = x_0 + x_stride;
	var s_Hi: f32;
	var s_Lo: f32;
	var n_1: i32;
	let first = g * 4096i;
	let t5 = x_len - first;
	let n_2 = select(t5, 4096i, 4096i < t5);
	let m = reduce_Lower(n_2);
	let t10 = g * 2048i;
	for (var i = i32(thread); i < m; i += 64i) {
		let t12 = first + i;
		let s_Hi_1 = bitcast<f32>(memory[x_0 + t12]);
		let s_Lo_1 = bitcast<f32>(memory[x_1 + t12]);
		s_Hi = s_Hi_1;
		s_Lo = s_Lo_1;
		if ((m + i) < n_2) {
			let t17 = s_Hi;
			let t18 = s_Lo;
			let t20 = (first + m) + i;
			let t21 = bitcast<f32>(memory[x_0 + t20]);
			let t22 = bitcast<f32>(memory[x_1 + t20]);
			let t23 = reduce_plus_of_DF(t17, t18, t21, t22);
			s_Hi = t23.r0;
			s_Lo = t23.r1;
		}
		let t26 = s_Hi;
		let t27 = s_Lo;
		let t28 = t10 + i;
		memory[work_0 + t28] = bitcast<u32>(t26);
		memory[work_1 + t28] = bitcast<u32>(t27);
	}
	storageBarrier();
	workgroupBarrier();
	n_1 = m;
	loop {
		let t29 = n_1;
		if (!(1i < t29)) {
			break;
		}
		let t33 = n_1;
		let m_1 = reduce_Lower(t33);
		let t35 = n_1;
		for (var i_1 = i32(thread); i_1 < (t35 - m_1); i_1 += 64i) {
			let t38 = t10 + i_1;
			let t39 = bitcast<f32>(memory[work_0 + t38]);
			let t40 = bitcast<f32>(memory[work_1 + t38]);
			let t42 = t10 + (m_1 + i_1);
			let t43 = bitcast<f32>(memory[work_0 + t42]);
			let t44 = bitcast<f32>(memory[work_1 + t42]);
			let t45 = reduce_plus_of_DF(t39, t40, t43, t44);
			let t48 = t10 + i_1;
			memory[work_0 + t48] = bitcast<u32>(t45.r0);
			memory[work_1 + t48] = bitcast<u32>(t45.r1);
		}
		storageBarrier();
		workgroupBarrier();
		n_1 = m_1;
	}
	for (var i_2 = i32(thread); i_2 < 1i; i_2 += 64i) {
		let t51 = bitcast<f32>(memory[work_0 + t10]);
		let t52 = bitcast<f32>(memory[work_1 + t10]);
		memory[sums_0 + g] = bitcast<u32>(t51);
		memory[sums_1 + g] = bitcast<u32>(t52);
	}
	storageBarrier();
	workgroupBarrier();
}
