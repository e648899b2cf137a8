struct DF_Mat4 {
	mat4 hi;
	mat4 lo;
};
struct DF_Vec4 {
	DF x;
	DF y;
	DF z;
	DF w;
};
DF DF_Mat4_row(DF_Mat4 m, DF_Vec4 v, int i)
{
	DF xy = DF_Add(DF_Mul(make_DF(m.hi[0][i], m.lo[0][i]), v.x), DF_Mul(make_DF(m.hi[1][i], m.lo[1][i]), v.y));
	DF zw = DF_Add(DF_Mul(make_DF(m.hi[2][i], m.lo[2][i]), v.z), DF_Mul(make_DF(m.hi[3][i], m.lo[3][i]), v.w));
	return DF_Add(xy, zw);
}
DF_Vec4 DF_Mat4_Mul(DF_Mat4 m, DF_Vec4 v)
{
	return DF_Vec4(DF_Mat4_row(m, v, 0), DF_Mat4_row(m, v, 1), DF_Mat4_row(m, v, 2), DF_Mat4_row(m, v, 3));
}
