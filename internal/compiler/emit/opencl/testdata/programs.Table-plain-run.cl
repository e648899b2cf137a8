// Table sets dst to products of rows and columns.
__kernel void programs_Table(__global int *dst, const int dst_at, const int dst_len, const int dst_stride, const int rows, const int columns)
{
	const int g = get_group_id(0);
	__global int *dst_0 = dst + dst_at;
	const int rows_1 = columns ? ((int)((uint)rows * (uint)columns) + columns - 1) / columns : 0;
	for (int row = 0; row < rows_1; row++) {
		const int end = (int)((uint)rows * (uint)columns) - row * columns < columns ? (int)((uint)rows * (uint)columns) - row * columns : columns;
		_Pragma("clang loop vectorize(assume_safety)") for (int i_1 = 0; i_1 < end; i_1++) {
			const int item = row * columns + i_1;
			dst_0[(row) * (columns) + i_1] = (int)((uint)row * (uint)i_1);
		}
	}
}

