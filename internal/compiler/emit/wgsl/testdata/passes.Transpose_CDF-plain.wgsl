@group(0) @binding(0) var<storage, read_write> memory: array<u32>;
@group(0) @binding(1) var<uniform> args: array<vec4<i32>, 3>;

// zero is 0, which no compiler knows.
fn zero() -> u32 { return u32(args[0].y); }

struct i32_i32_i32 { r0: i32, r1: i32, r2: i32 }
var<workgroup> passes_Transpose_CDF_tile_0: array<f32, 256>;
var<workgroup> passes_Transpose_CDF_tile_1: array<f32, 256>;
var<workgroup> passes_Transpose_CDF_tile_2: array<f32, 256>;
var<workgroup> passes_Transpose_CDF_tile_3: array<f32, 256>;

// corner returns where the matrix of a group begins, and the row and column where its tile does.
fn passes_corner(g: i32, rows: i32, columns: i32) -> i32_i32_i32 {
	var base: i32;
	var row: i32;
	var column: i32;
	base = 0i;
	row = 0i;
	column = 0i;
	let across = ((columns + 16i) - 1i) / 16i;
	let tiles = (((rows + 16i) - 1i) / 16i) * across;
	base = g / tiles;
	let t20 = base;
	let g_1 = g - (t20 * tiles);
	let t23 = base;
	base = (t23 * rows) * columns;
	row = (g_1 / across) * 16i;
	column = (g_1 % across) * 16i;
	return i32_i32_i32(base, row, column);
}

// Transpose sets dst to the transposes of matrices.
@compute @workgroup_size(64)
fn passes_Transpose_CDF(@builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>, @builtin(local_invocation_index) thread: u32) {
	let rows = args[2].x;
	let columns = args[2].y;
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
	let t3 = passes_corner(g, rows, columns);
	let base = t3.r0;
	let row = t3.r1;
	let column = t3.r2;
	let t8 = rows - row;
	let high = select(t8, 16i, 16i < t8);
	let t12 = columns - column;
	let wide = select(t12, 16i, 16i < t12);
	for (var item = i32(thread); item < (high * wide); item += 64i) {
		let r = item / wide;
		let c = item % wide;
		let t23 = ((base + ((row + r) * columns)) + column) + c;
		let t24 = bitcast<f32>(memory[src_0 + t23]);
		let t25 = bitcast<f32>(memory[src_1 + t23]);
		let t26 = bitcast<f32>(memory[src_2 + t23]);
		let t27 = bitcast<f32>(memory[src_3 + t23]);
		let t30 = (r * 16i) + c;
		passes_Transpose_CDF_tile_0[t30] = t24;
		passes_Transpose_CDF_tile_1[t30] = t25;
		passes_Transpose_CDF_tile_2[t30] = t26;
		passes_Transpose_CDF_tile_3[t30] = t27;
	}
	storageBarrier();
	workgroupBarrier();
	for (var item_1 = i32(thread); item_1 < (wide * high); item_1 += 64i) {
		let c_1 = item_1 / high;
		let r_1 = item_1 % high;
		let t37 = (r_1 * 16i) + c_1;
		let t38 = passes_Transpose_CDF_tile_0[t37];
		let t39 = passes_Transpose_CDF_tile_1[t37];
		let t40 = passes_Transpose_CDF_tile_2[t37];
		let t41 = passes_Transpose_CDF_tile_3[t37];
		let t46 = ((base + ((column + c_1) * rows)) + row) + r_1;
		memory[dst_0 + t46] = bitcast<u32>(t38);
		memory[dst_1 + t46] = bitcast<u32>(t39);
		memory[dst_2 + t46] = bitcast<u32>(t40);
		memory[dst_3 + t46] = bitcast<u32>(t41);
	}
	storageBarrier();
	workgroupBarrier();
}
