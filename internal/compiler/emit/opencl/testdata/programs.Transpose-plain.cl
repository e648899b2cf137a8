// Transpose sets dst to the transpose of src, a matrix of so many rows and columns, tile by
// tile. The tiles of a row of tiles are groups one after the other.
__kernel void programs_Transpose(__global float *dst, const int dst_at, const int dst_len, const int dst_stride, __global const float *src, const int src_at, const int src_len, const int src_stride, const int rows, const int columns)
{
	const int g = get_group_id(0);
	__global float *dst_0 = dst + dst_at;
	__global float *dst_1 = dst_0 + dst_stride;
	__global float *dst_2 = dst_1 + dst_stride;
	__global float *dst_3 = dst_2 + dst_stride;
	__global const float *src_0 = src + src_at;
	__global const float *src_1 = src_0 + src_stride;
	__global const float *src_2 = src_1 + src_stride;
	__global const float *src_3 = src_2 + src_stride;
	__local float tile_0[64];
	__local float tile_1[64];
	__local float tile_2[64];
	__local float tile_3[64];
	const int across = (int)((uint)(int)((uint)columns + (uint)8) - (uint)1) / 8;
	const int r0 = (int)((uint)((across == -1) ? (int)(0u - (uint)g) : g / ((across == -1) ? 1 : across)) * (uint)8);
	const int c0 = (int)((uint)(g % ((across == -1) ? 1 : across)) * (uint)8);
	for (int i_1 = get_local_id(0); i_1 < 64; i_1 += get_local_size(0)) {
		const int r = (int)((uint)r0 + (uint)(i_1 / 8));
		const int c = (int)((uint)c0 + (uint)(i_1 % 8));
		if ((r < rows) & (c < columns)) {
			const int t27 = (int)((uint)(int)((uint)r * (uint)columns) + (uint)c);
			const float t28 = src_0[(r) * (columns) + c];
			const float t29 = src_1[(r) * (columns) + c];
			const float t30 = src_2[(r) * (columns) + c];
			const float t31 = src_3[(r) * (columns) + c];
			tile_0[i_1] = t28;
			tile_1[i_1] = t29;
			tile_2[i_1] = t30;
			tile_3[i_1] = t31;
		}
	}
	barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
	for (int i_2 = get_local_id(0); i_2 < 64; i_2 += get_local_size(0)) {
		const int c_1 = (int)((uint)c0 + (uint)(i_2 / 8));
		const int r_1 = (int)((uint)r0 + (uint)(i_2 % 8));
		if ((r_1 < rows) & (c_1 < columns)) {
			const int t49 = (int)((uint)(int)((uint)(i_2 % 8) * (uint)8) + (uint)(i_2 / 8));
			const float t50 = tile_0[(i_2 % 8) * (8) + (i_2 / 8)];
			const float t51 = tile_1[(i_2 % 8) * (8) + (i_2 / 8)];
			const float t52 = tile_2[(i_2 % 8) * (8) + (i_2 / 8)];
			const float t53 = tile_3[(i_2 % 8) * (8) + (i_2 / 8)];
			const int t55 = (int)((uint)(int)((uint)c_1 * (uint)rows) + (uint)r_1);
			dst_0[(c_1) * (rows) + r_1] = t50;
			dst_1[(c_1) * (rows) + r_1] = t51;
			dst_2[(c_1) * (rows) + r_1] = t52;
			dst_3[(c_1) * (rows) + r_1] = t53;
		}
	}
	barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

