// plain returns 0 for -0, and the largest number for infinities and NaN.
static inline float f32_plain(float a)
{
	const uint w = as_uint(a);
	const int minus = w == 0x80000000u;
	const int special = (w & 0x7f800000u) == 0x7f800000u;
	const float largest = as_float(0x7f7fffffu);
	return (minus ? 0.0f : (special ? largest : a));
}

__kernel void probes_AddZero_f32(const int n, __global float *r, const int r_at, const int r_len, const int r_stride, __global float *fr, const int fr_at, const int fr_len, const int fr_stride, __global const float *a, const int a_at, const int a_len, const int a_stride)
{
	const int i_1 = get_global_id(0);
	__global float *r_0 = r + r_at;
	__global float *fr_0 = fr + fr_at;
	__global const float *a_0 = a + a_at;
	if (i_1 >= n) return;
	const float t1 = a_0[i_1];
	r_0[i_1] = (t1 + 0.0f);
	const float t4 = a_0[i_1];
	fr_0[i_1] = f32_plain((t4 + 0.0f));
}

