// The guard: sums and products are __fadd_rn, __dmul_rn and so on, which nvcc never fuses; for
// clang, which also takes a fused operation by 1 apart, they are instructions. Subnormal numbers are kept unless the compiler is told to flush them.
//
//   LIMB_DEVICE      what stands before a function; processors do not have the words
//   LIMB_NO_GUARD    writes + and * in their place, to see what a compiler does then

#include <cfloat>
#include <cmath>
#include <cstdint>

#if !defined(LIMB_NO_GUARD) && (defined(__USE_FAST_MATH__) || defined(__FAST_MATH__) || defined(__CUDA_FTZ) && __CUDA_FTZ)
#error "limb: -use_fast_math and -ftz=true take small numbers for 0: compile what includes this file without them"
#endif
#ifndef LIMB_DEVICE
#define LIMB_DEVICE __device__
#endif

#if defined(LIMB_NO_GUARD)
#define limb_add32(a, b) ((a) + (b))
#define limb_sub32(a, b) ((a) - (b))
#define limb_mul32(a, b) ((a) * (b))
#define limb_add64(a, b) ((a) + (b))
#define limb_sub64(a, b) ((a) - (b))
#define limb_mul64(a, b) ((a) * (b))
#define limb_fma32 __fmaf_rn
#define limb_fma64 __fma_rn
#elif defined(__clang__) && defined(__CUDA__) // clang takes __fadd_rn for +, and fuses it
static LIMB_DEVICE inline float limb_add32(float a, float b) { float r; asm("add.rn.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b)); return r; }
static LIMB_DEVICE inline float limb_sub32(float a, float b) { float r; asm("sub.rn.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b)); return r; }
static LIMB_DEVICE inline float limb_mul32(float a, float b) { float r; asm("mul.rn.f32 %0, %1, %2;" : "=f"(r) : "f"(a), "f"(b)); return r; }
static LIMB_DEVICE inline double limb_add64(double a, double b) { double r; asm("add.rn.f64 %0, %1, %2;" : "=d"(r) : "d"(a), "d"(b)); return r; }
static LIMB_DEVICE inline double limb_sub64(double a, double b) { double r; asm("sub.rn.f64 %0, %1, %2;" : "=d"(r) : "d"(a), "d"(b)); return r; }
static LIMB_DEVICE inline double limb_mul64(double a, double b) { double r; asm("mul.rn.f64 %0, %1, %2;" : "=d"(r) : "d"(a), "d"(b)); return r; }
static LIMB_DEVICE inline float limb_fma32(float a, float b, float c) { float r; asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(r) : "f"(a), "f"(b), "f"(c)); return r; }
static LIMB_DEVICE inline double limb_fma64(double a, double b, double c) { double r; asm("fma.rn.f64 %0, %1, %2, %3;" : "=d"(r) : "d"(a), "d"(b), "d"(c)); return r; }
#else
#define limb_add32 __fadd_rn
#define limb_sub32 __fsub_rn
#define limb_mul32 __fmul_rn
#define limb_add64 __dadd_rn
#define limb_sub64 __dsub_rn
#define limb_mul64 __dmul_rn
#define limb_fma32 __fmaf_rn
#define limb_fma64 __fma_rn
#endif
