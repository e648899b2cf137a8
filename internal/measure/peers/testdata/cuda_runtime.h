// What gpu.cu needs of CUDA, declared alone, so that a compiler without CUDA can look at it.
#pragma once
#include <stddef.h>
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
typedef int cudaError_t; typedef struct stream *cudaStream_t; typedef struct event *cudaEvent_t;
enum { cudaSuccess, cudaMemcpyHostToDevice = 1, cudaMemcpyDeviceToHost, cudaMemcpyDeviceToDevice };
struct dim3 { unsigned x, y, z; __host__ __device__ dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {} };
struct uint3 { unsigned x, y, z; };
struct float4 { float x, y, z, w; };
extern __device__ const uint3 threadIdx, blockIdx; extern __device__ const dim3 blockDim;
__device__ float __fadd_rn(float, float); __device__ double __dadd_rn(double, double);
__device__ float __fmul_rn(float, float); __device__ double __dmul_rn(double, double);
__device__ float __fmaf_rn(float, float, float); __device__ double __fma_rn(double, double, double);
__device__ void __syncthreads();
extern "C" { cudaError_t cudaConfigureCall(dim3, dim3, size_t = 0, cudaStream_t = 0); unsigned __cudaPushCallConfiguration(dim3, dim3, size_t = 0, void * = 0);
const char *cudaGetErrorString(cudaError_t); cudaError_t cudaEventRecord(cudaEvent_t); cudaError_t cudaEventSynchronize(cudaEvent_t);cudaError_t cudaEventElapsedTime(float *, cudaEvent_t, cudaEvent_t); cudaError_t cudaGetLastError(); cudaError_t cudaEventDestroy(cudaEvent_t); cudaError_t cudaEventCreate(cudaEvent_t *);
cudaError_t cudaMemcpy(void *, const void *, size_t, int); cudaError_t cudaMemcpyAsync(void *, const void *, size_t, int); cudaError_t cudaFree(void *); cudaError_t cudaDeviceSynchronize(); }
template <class T> cudaError_t cudaMalloc(T **, size_t); template <class T> cudaError_t cudaMallocHost(T **, size_t);
struct cudaDeviceProp { char name[256]; int multiProcessorCount; }; cudaError_t cudaGetDeviceProperties(cudaDeviceProp *, int);
