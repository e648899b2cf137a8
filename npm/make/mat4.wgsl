struct DF_Mat4 { hi: mat4x4<f32>, lo: mat4x4<f32> }
struct DF_Vec4 { x: DF, y: DF, z: DF, w: DF }
fn DF_Mat4_row(m: DF_Mat4, v: DF_Vec4, i: u32) -> DF {
	let xy = DF_Add(DF_Mul(DF(m.hi[0][i], m.lo[0][i]), v.x), DF_Mul(DF(m.hi[1][i], m.lo[1][i]), v.y));
	let zw = DF_Add(DF_Mul(DF(m.hi[2][i], m.lo[2][i]), v.z), DF_Mul(DF(m.hi[3][i], m.lo[3][i]), v.w));
	return DF_Add(xy, zw);
}
fn DF_Mat4_Mul(m: DF_Mat4, v: DF_Vec4) -> DF_Vec4 {
	return DF_Vec4(DF_Mat4_row(m, v, 0u), DF_Mat4_row(m, v, 1u), DF_Mat4_row(m, v, 2u), DF_Mat4_row(m, v, 3u));
}
