// The words of CUDA C++ for a processor, so that a text for CUDA can be run there; with a
// barrier behind each product, as nvcc has none of its own accord.

#include <cmath>
#include <cstdint>
#include <cstring>

#define __device__
#define __global__

static inline float __uint_as_float(uint32_t w) { float x; memcpy(&x, &w, 4); return x; }
static inline uint32_t __float_as_uint(float x) { uint32_t w; memcpy(&w, &x, 4); return w; }
static inline double __longlong_as_double(long long w) { double x; memcpy(&x, &w, 8); return x; }
static inline long long __double_as_longlong(double x) { long long w; memcpy(&w, &x, 8); return w; }

template <class T> static inline T rounded(T x) { volatile T y = x; return y; }
#ifndef LIMB_NO_GUARD
static inline float __fadd_rn(float a, float b) { return rounded(a + b); }
static inline float __fsub_rn(float a, float b) { return rounded(a - b); }
static inline float __fmul_rn(float a, float b) { return rounded(a * b); }
static inline double __dadd_rn(double a, double b) { return rounded(a + b); }
static inline double __dsub_rn(double a, double b) { return rounded(a - b); }
static inline double __dmul_rn(double a, double b) { return rounded(a * b); }
#endif
static inline float __fdiv_rn(float a, float b) { return rounded(a / b); }
static inline double __ddiv_rn(double a, double b) { return rounded(a / b); }
static inline float __fsqrt_rn(float a) { return rounded(std::sqrt(a)); }
static inline double __dsqrt_rn(double a) { return rounded(std::sqrt(a)); }
static inline float __fmaf_rn(float a, float b, float c) { return std::fma(a, b, c); }
static inline double __fma_rn(double a, double b, double c) { return std::fma(a, b, c); }
static inline float __int2float_rn(int n) { return (float)n; }

struct limb_three { int x; };
extern limb_three blockIdx, blockDim, threadIdx; // no kernel is run here
