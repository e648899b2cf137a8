static inline int f32_half_store(float x) { ushort h; vstore_half(x, 0, (half *)&h); return h; }

// HalfProduct has in its control the float next to the tie, on the side of the product,
// which is rounded as the product is.
__kernel void probes_HalfProduct(const int n, __global float *r, const int r_at, const int r_len, const int r_stride, __global float *fr, const int fr_at, const int fr_len, const int fr_stride, __global const float *a, const int a_at, const int a_len, const int a_stride, __global const float *b, const int b_at, const int b_len, const int b_stride)
{
	const int i_1 = get_global_id(0);
	__global float *r_0 = r + r_at;
	__global float *fr_0 = fr + fr_at;
	__global const float *a_0 = a + a_at;
	__global const float *b_0 = b + b_at;
	if (i_1 >= n) return;
	const float x = a_0[i_1];
	const float y = b_0[i_1];
	r_0[i_1] = f32_tofloat(f32_half_store((x * y)));
	const float p = x * y;
	const float e = fma(x, y, (-p));
	const float q = p + copysign((fabs(p) * 0x1p-23f), e);
	fr_0[i_1] = f32_tofloat(f32_half_store(q));
}

