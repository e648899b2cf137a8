// What CUDA does when it is written by hand, to stand beside limb on the same card: sums and products of pairs, a
// chain of Horner's scheme, products of matrices with register tiles, the pipe of fused multiply-adds, copies and
// launches. Nothing here looks at infinities, NaN or the sign of zero.
//
//	nvcc -O3 -arch=native -o gpu gpu.cu && ./gpu
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

static void check(cudaError_t e, const char *what) {
	if (e != cudaSuccess) {
		fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(e));
		exit(1);
	}
}

template <class F> struct Pair {
	F hi, lo;
};

// Sums and products that the compiler does not join.
__device__ inline float plus(float a, float b) { return __fadd_rn(a, b); }
__device__ inline double plus(double a, double b) { return __dadd_rn(a, b); }
__device__ inline float times(float a, float b) { return __fmul_rn(a, b); }
__device__ inline double times(double a, double b) { return __dmul_rn(a, b); }
__device__ inline float fused(float a, float b, float c) { return __fmaf_rn(a, b, c); }
__device__ inline double fused(double a, double b, double c) { return __fma_rn(a, b, c); }

template <class F> __device__ inline Pair<F> two_sum(F a, F b) {
	F s = plus(a, b), t = plus(s, -a);
	return {s, plus(plus(a, -plus(s, -t)), plus(b, -t))};
}

template <class F> __device__ inline Pair<F> fast_two_sum(F a, F b) {
	F s = plus(a, b);
	return {s, plus(b, -plus(s, -a))};
}

template <class F> __device__ inline Pair<F> add(Pair<F> a, Pair<F> b) {
	Pair<F> s = two_sum(a.hi, b.hi), t = two_sum(a.lo, b.lo);
	s = fast_two_sum(s.hi, plus(s.lo, t.hi));
	return fast_two_sum(s.hi, plus(s.lo, t.lo));
}

// product is ab as two numbers that are not normal yet.
template <class F> __device__ inline Pair<F> product(Pair<F> a, Pair<F> b) {
	F p = times(a.hi, b.hi);
	return {p, fused(a.hi, b.lo, fused(a.lo, b.hi, fused(a.hi, b.hi, -p)))};
}

template <class F> __device__ inline Pair<F> mul(Pair<F> a, Pair<F> b) {
	Pair<F> p = product(a, b);
	return fast_two_sum(p.hi, p.lo);
}

// step is c + ab as products of matrices have it, in 15 operations.
template <class F> __device__ inline Pair<F> step(Pair<F> c, Pair<F> a, Pair<F> b) {
	Pair<F> p = product(a, b), s = two_sum(c.hi, p.hi);
	return fast_two_sum(s.hi, plus(s.lo, plus(c.lo, p.lo)));
}

__device__ inline size_t item() { return blockIdx.x * (size_t)blockDim.x + threadIdx.x; }

template <class F> __global__ void sums(Pair<F> *z, const Pair<F> *x, const Pair<F> *y, size_t n) {
	size_t i = item();
	if (i < n) z[i] = add(x[i], y[i]);
}

template <class F> __global__ void products(Pair<F> *z, const Pair<F> *x, const Pair<F> *y, size_t n) {
	size_t i = item();
	if (i < n) z[i] = mul(x[i], y[i]);
}

template <class F> __global__ void horner(Pair<F> *z, const Pair<F> *x, const Pair<F> *c, size_t n) {
	size_t i = item();
	if (i >= n) return;
	Pair<F> v = x[i], y = v, k = c[i];
#pragma unroll 4
	for (int turn = 0; turn < 64; turn++) y = add(mul(y, v), k);
	z[i] = y;
}

__global__ void copies(float4 *z, const float4 *x, size_t n) {
	size_t i = item();
	if (i < n) z[i] = x[i];
}

const int chain = 4096; // multiply-adds of each of eight chains

template <class F> __global__ void pipe(F *z, F a) {
	F x[8];
	for (int j = 0; j < 8; j++) x[j] = F(threadIdx.x + j);
	for (int k = 0; k < chain; k++)
#pragma unroll
		for (int j = 0; j < 8; j++) x[j] = fused(x[j], a, x[j]);
	F s = 0;
	for (int j = 0; j < 8; j++) s += x[j];
	z[item()] = s;
}

// matrices sets C to AB, of n × n: a block of 256 threads has a tile of 16·R × 16·R, and a thread R × R of it, in
// registers. The limbs of the operands lie apart in shared memory.
template <class F, int R> __global__ void matrices(Pair<F> *C, const Pair<F> *A, const Pair<F> *B, int n) {
	const int depth = 8, side = 16 * R;
	__shared__ F a_hi[depth][side + 1], a_lo[depth][side + 1], b_hi[depth][side + 1], b_lo[depth][side + 1];
	int tx = threadIdx.x % 16, ty = threadIdx.x / 16, i0 = blockIdx.y * side, j0 = blockIdx.x * side;
	Pair<F> c[R][R] = {};
	for (int k0 = 0; k0 < n; k0 += depth) {
		for (int q = threadIdx.x; q < side * depth; q += 256) {
			int k = q % depth, i = q / depth;
			Pair<F> v = A[(size_t)(i0 + i) * n + k0 + k];
			a_hi[k][i] = v.hi, a_lo[k][i] = v.lo;
			int j = q % side;
			k = q / side;
			v = B[(size_t)(k0 + k) * n + j0 + j];
			b_hi[k][j] = v.hi, b_lo[k][j] = v.lo;
		}
		__syncthreads();
#pragma unroll
		for (int k = 0; k < depth; k++) {
			Pair<F> a[R], b[R];
#pragma unroll
			for (int r = 0; r < R; r++) {
				a[r] = {a_hi[k][ty + 16 * r], a_lo[k][ty + 16 * r]};
				b[r] = {b_hi[k][tx + 16 * r], b_lo[k][tx + 16 * r]};
			}
#pragma unroll
			for (int r = 0; r < R; r++)
#pragma unroll
				for (int q = 0; q < R; q++) c[r][q] = step(c[r][q], a[r], b[q]);
		}
		__syncthreads();
	}
	for (int r = 0; r < R; r++)
		for (int q = 0; q < R; q++) C[(size_t)(i0 + ty + 16 * r) * n + j0 + tx + 16 * q] = c[r][q];
}

__global__ void nothing() {}

// least returns the least time of some runs, in ms.
template <class Call> float least(Call call) {
	cudaEvent_t from, to;
	check(cudaEventCreate(&from), "event");
	check(cudaEventCreate(&to), "event");
	float best = 1e30f;
	for (int i = 0; i < 6; i++) {
		cudaEventRecord(from);
		call();
		cudaEventRecord(to);
		check(cudaEventSynchronize(to), "kernel");
		float ms;
		cudaEventElapsedTime(&ms, from, to);
		if (ms < best) best = ms;
	}
	check(cudaGetLastError(), "kernel");
	cudaEventDestroy(from);
	cudaEventDestroy(to);
	return best;
}

template <class F> void run(const char *name, size_t n, int multiprocessors) {
	Pair<F> *x, *y, *z, *host;
	size_t bytes = n * sizeof(Pair<F>), some = 1 << 20;
	check(cudaMalloc(&x, bytes), "memory");
	check(cudaMalloc(&y, bytes), "memory");
	check(cudaMalloc(&z, bytes), "memory");
	host = (Pair<F> *)malloc(some * sizeof(Pair<F>));
	for (size_t i = 0; i < some; i++) host[i] = {F(0.1 + 0.5 * i / some), F(1e-12)};
	for (size_t i = 0; i < n; i += some) {
		check(cudaMemcpy(x + i, host, some * sizeof(Pair<F>), cudaMemcpyHostToDevice), "copy");
		check(cudaMemcpy(y + i, host, some * sizeof(Pair<F>), cudaMemcpyHostToDevice), "copy");
	}
	unsigned blocks = n / 256;
	float ms = least([&] { sums<F><<<blocks, 256>>>(z, x, y, n); });
	printf("%s add: %.4f ns/element, %.0f GB/s\n", name, ms * 1e6 / n, 3 * bytes / ms / 1e6);
	ms = least([&] { products<F><<<blocks, 256>>>(z, x, y, n); });
	printf("%s mul: %.4f ns/element, %.0f GB/s\n", name, ms * 1e6 / n, 3 * bytes / ms / 1e6);
	ms = least([&] { horner<F><<<blocks / 4, 256>>>(z, x, y, n / 4); });
	printf("%s Horner of degree 64: %.4f ns/element\n", name, ms * 1e6 / (n / 4));
	ms = least([&] { copies<<<bytes / 16 / 256, 256>>>((float4 *)z, (const float4 *)x, bytes / 16); });
	printf("%s copy by a kernel: %.0f GB/s\n", name, 2 * bytes / ms / 1e6);
	ms = least([&] { cudaMemcpyAsync(z, x, bytes, cudaMemcpyDeviceToDevice); });
	printf("%s copy by the driver: %.0f GB/s\n", name, 2 * bytes / ms / 1e6);
	int grid = multiprocessors * 16;
	ms = least([&] { pipe<F><<<grid, 256>>>((F *)z, F(1.0000001)); });
	printf("%s fused multiply-adds: %.2f T/s\n", name, 8. * chain * 256 * grid / ms / 1e9);
	for (int m = 1024; m <= 4096; m *= 4) {
		ms = least([&] { matrices<F, 4><<<dim3(m / 64, m / 64), 256>>>(z, x, y, m); });
		printf("%s matrices, n = %d, 4 × 4 a thread: %.0f GFLOPS\n", name, m, 2. * m * m * m / ms / 1e6);
		ms = least([&] { matrices<F, 2><<<dim3(m / 32, m / 32), 256>>>(z, x, y, m); });
		printf("%s matrices, n = %d, 2 × 2 a thread: %.0f GFLOPS\n", name, m, 2. * m * m * m / ms / 1e6);
	}
	cudaFree(x);
	cudaFree(y);
	cudaFree(z);
	free(host);
}

int main() {
	cudaDeviceProp card;
	check(cudaGetDeviceProperties(&card, 0), "device");
	printf("%s, %d multiprocessors\n", card.name, card.multiProcessorCount);
	run<float>("DF", 1 << 26, card.multiProcessorCount);
	run<double>("DD", 1 << 25, card.multiProcessorCount);

	size_t n = 1 << 28;
	char *pinned, *pageable = (char *)malloc(n), *device;
	check(cudaMallocHost(&pinned, n), "pinned memory");
	check(cudaMalloc(&device, n), "memory");
	for (size_t i = 0; i < n; i += 4096) pinned[i] = pageable[i] = 1;
	struct {
		const char *name;
		char *memory;
	} kinds[] = {{"pinned", pinned}, {"pageable", pageable}};
	for (auto k : kinds) {
		float ms = least([&] { cudaMemcpyAsync(device, k.memory, n, cudaMemcpyHostToDevice); });
		printf("%s memory to the device: %.1f GB/s\n", k.name, n / ms / 1e6);
		ms = least([&] { cudaMemcpyAsync(k.memory, device, n, cudaMemcpyDeviceToHost); });
		printf("%s memory from the device: %.1f GB/s\n", k.name, n / ms / 1e6);
	}
	const int launches = 1000;
	float ms = least([&] { for (int i = 0; i < launches; i++) nothing<<<1, 32>>>(); });
	printf("a launch in a row: %.2f us\n", ms * 1e3 / launches);
	ms = least([&] { for (int i = 0; i < launches; i++) { nothing<<<1, 32>>>(); cudaDeviceSynchronize(); } });
	printf("a launch with a wait: %.2f us\n", ms * 1e3 / launches);
	return 0;
}
