// The words of CUDA C++ for clang without NVIDIA's headers: what its compiler makes of them.

#define __device__ __attribute__((device))
#define __global__ __attribute__((global))

typedef int int32_t;
typedef unsigned uint32_t;
typedef unsigned long uint64_t;
#define UINT64_MAX 0xfffffffffffffffful
#define INT32_MIN (-2147483647 - 1)
#define FLT_MAX __FLT_MAX__
#define DBL_MAX __DBL_MAX__

__device__ static inline float __fdiv_rn(float a, float b) { return __nvvm_div_rn_f(a, b); }
__device__ static inline double __ddiv_rn(double a, double b) { return __nvvm_div_rn_d(a, b); }
__device__ static inline float __fsqrt_rn(float a) { return __nvvm_sqrt_rn_f(a); }
__device__ static inline double __dsqrt_rn(double a) { return __nvvm_sqrt_rn_d(a); }
__device__ static inline float __fmaf_rn(float a, float b, float c) { return __nvvm_fma_rn_f(a, b, c); }
__device__ static inline double __fma_rn(double a, double b, double c) { return __nvvm_fma_rn_d(a, b, c); }
__device__ static inline float __int2float_rn(int n) { return __nvvm_i2f_rn(n); }
__device__ static inline float __uint_as_float(uint32_t w) { return __builtin_bit_cast(float, w); }
__device__ static inline uint32_t __float_as_uint(float x) { return __builtin_bit_cast(uint32_t, x); }
__device__ static inline double __longlong_as_double(long long w) { return __builtin_bit_cast(double, w); }
__device__ static inline long long __double_as_longlong(double x) { return __builtin_bit_cast(long long, x); }
__device__ static inline float fabsf(float a) { return __builtin_fabsf(a); }
__device__ static inline double fabs(double a) { return __builtin_fabs(a); }
__device__ static inline float copysignf(float a, float b) { return __builtin_copysignf(a, b); }
__device__ static inline double copysign(double a, double b) { return __builtin_copysign(a, b); }
__device__ static inline float truncf(float a) { return __builtin_truncf(a); }
__device__ static inline double trunc(double a) { return __builtin_trunc(a); }
__device__ static inline float floorf(float a) { return __builtin_floorf(a); }
__device__ static inline double floor(double a) { return __builtin_floor(a); }

struct limb_three { int x; };
__device__ static inline limb_three limb_thread() { return limb_three{(int)__nvvm_read_ptx_sreg_tid_x()}; }
#define blockIdx limb_three{0}
#define blockDim limb_three{64}
#define threadIdx limb_thread()
