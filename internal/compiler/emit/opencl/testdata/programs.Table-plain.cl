// Table sets dst to products of rows and columns.
__kernel void programs_Table(__global int *dst, const int dst_at, const int dst_len, const int dst_stride, const int rows, const int columns)
{
	const int g = get_group_id(0);
	__global int *dst_0 = dst + dst_at;
	for (int item = get_local_id(0); item < (int)((uint)rows * (uint)columns); item += get_local_size(0)) {
		const int r = (columns == -1) ? (int)(0u - (uint)item) : item / ((columns == -1) ? 1 : columns);
		const int c = item % ((columns == -1) ? 1 : columns);
		dst_0[(r) * (columns) + c] = (int)((uint)r * (uint)c);
	}
	barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

