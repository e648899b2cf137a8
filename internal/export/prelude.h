// The guard. What follows is exact only if every operation is rounded as it is written:
// compilers may take a product and a sum for one operation, and then it is not.
//
//   LIMB_FMA        where errors of products come from: 1 the processor's fused multiply-add, 2 that
//                   of the C library, which asks the processor at each call, 0 sums and products
//   LIMB_OLD_CLANG  says of a clang before 15 that sums are left as they are
//   LIMB_NO_GUARD   leaves the guard out, to see what a compiler does then

#include <float.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

#ifndef LIMB_NO_GUARD
#if defined(__FAST_MATH__) || defined(_M_FP_FAST) || defined(__ASSOCIATIVE_MATH__) || \
	defined(__RECIPROCAL_MATH__) || defined(__NO_SIGNED_ZEROS__) || defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__
#error "limb: -Ofast and -ffast-math change the results of sums: compile what includes this file without them"
#endif
#if FLT_EVAL_METHOD != 0 && FLT_EVAL_METHOD != 16
#error "limb: sums may be changed, or have more digits: compile with -msse2 -mfpmath=sse, without -funsafe-math-optimizations"
#endif
#if FLT_RADIX != 2 || FLT_MANT_DIG != 24 || DBL_MANT_DIG != 53
#error "limb: float and double are not binary32 and binary64"
#endif
#if defined(__clang__) && __clang_major__ < 15 && !defined(LIMB_OLD_CLANG)
#error "limb: clang before 15 does not say whether sums may be changed: compile with a newer one, or with -DLIMB_OLD_CLANG and without -funsafe-math-optimizations, -fassociative-math and -Ofast"
#endif
#endif

#ifndef LIMB_FMA // 1 where the processor that is compiled for has one
#if defined(__FMA__) || defined(__FMA4__) || defined(__FP_FAST_FMA) || defined(__ARM_FEATURE_FMA) || defined(__aarch64__)
#define LIMB_FMA 1
#elif defined(__GLIBC__) || defined(__APPLE__)
#define LIMB_FMA 2
#else
#define LIMB_FMA 0
#endif
#endif

// Truth values are chosen from without branches.
#if defined(__clang__) && defined(__has_warning)
#pragma clang diagnostic push
#if __has_warning("-Wbitwise-instead-of-logical")
#pragma clang diagnostic ignored "-Wbitwise-instead-of-logical"
#endif
#endif

#ifdef __GNUC__
#define LIMB_RARELY(condition) __builtin_expect(condition, 0)
#else
#define LIMB_RARELY(condition) (condition)
#endif

#ifdef __cplusplus
#define LIMB_MAKE(type) type
#else
#define LIMB_MAKE(type) (type)
#endif

static inline uint32_t limb_bits32(float x) { uint32_t w; memcpy(&w, &x, 4); return w; }
static inline uint64_t limb_bits64(double x) { uint64_t w; memcpy(&w, &x, 8); return w; }
static inline float limb_float32(uint32_t w) { float x; memcpy(&x, &w, 4); return x; }
static inline double limb_float64(uint64_t w) { double x; memcpy(&x, &w, 8); return x; }

// Products. A compiler may make a product and a sum one operation where the processor has it.
// There ab is ab + (-0), fused already, with a zero that the compiler does not know. Without
// that operation it has nothing to fuse.
#if defined(LIMB_NO_GUARD)
static inline float limb_mul32(float a, float b) { return a * b; }
static inline double limb_mul64(double a, double b) { return a * b; }
#elif LIMB_FMA == 1 && defined(__GNUC__)
#if defined(__clang__) && __clang_major__ < 15 // it takes a weak constant for known
#define LIMB_UNKNOWN
#else
#define LIMB_UNKNOWN const
#endif
#ifdef __cplusplus
extern "C" {
#endif
extern LIMB_UNKNOWN float limb_minus_zero_f __attribute__((weak));
extern LIMB_UNKNOWN double limb_minus_zero __attribute__((weak));
LIMB_UNKNOWN float limb_minus_zero_f = -0.0f;
LIMB_UNKNOWN double limb_minus_zero = -0.0;
#ifdef __cplusplus
}
#endif
static inline float limb_mul32(float a, float b) { return __builtin_fmaf(a, b, limb_minus_zero_f); }
static inline double limb_mul64(double a, double b) { return __builtin_fma(a, b, limb_minus_zero); }
#elif defined(__GNUC__) && defined(__SSE2__) && !defined(__FMA__) && !defined(__FMA4__)
static inline float limb_mul32(float a, float b) { return a * b; }
static inline double limb_mul64(double a, double b) { return a * b; }
#else
static inline float limb_mul32(float a, float b) { volatile float p = a * b; return p; }
static inline double limb_mul64(double a, double b) { volatile double p = a * b; return p; }
#endif

// Errors of products, for p = RN(ab): ab - p, rounded once.
#if LIMB_FMA == 1
static inline float limb_prod_err32(float a, float b, float p) { return fmaf(a, b, -p); }
#else // the product of two floats is a double
static inline float limb_prod_err32(float a, float b, float p) { return (float)((double)a * b - p); }
#endif
#if LIMB_FMA
static inline double limb_prod_err64(double a, double b, double p) { return fma(a, b, -p); }
#else
#define limb_prod_err64 limb_f64_prod_err_split_
#endif
