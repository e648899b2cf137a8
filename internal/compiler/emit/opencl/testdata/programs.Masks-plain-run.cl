// Masks has a phase of a masked number of items, which have an array each, and masks in an
// index.
__kernel void programs_Masks(__global int *dst, const int dst_at, const int dst_len, const int dst_stride, const int n_1)
{
	const int g = get_group_id(0);
	__global int *dst_0 = dst + dst_at;
	for (int j = 0; j < (n_1 & 7); j++) {
		int own_0[4];
		own_0[0] = (int)((uint)j * (uint)0);
		own_0[1] = (int)((uint)j * (uint)1);
		own_0[2] = (int)((uint)j * (uint)2);
		own_0[3] = (int)((uint)j * (uint)3);
		own_0[(int)((uint)j + (uint)g) & 3] = -1;
		const int t19 = own_0[j & 3];
		const int t25 = own_0[(int)((uint)j + (uint)1) & 3];
		dst_0[(8) * (g & 3) + (j & 7)] = (int)((uint)t19 + (uint)(int)((uint)100 * (uint)t25));
	}
}

