#include <metal_stdlib>

// The lowering switch. These say that a sum or a product is rounded as it is written: no other
// order, no multiply-add. Before Metal 3.2 the first is not known: there compile with
// -fno-fast-math, or with fastMathEnabled = NO of MTLCompileOptions. Where the self-test finds a
// difference all the same, define LIMB_BARRIER before this text: then each rounded result goes
// through memory, which is slow; or LIMB_ZERO, as a uint that is 0 and that the compiler does not
// know, where the text can see one: the bits of each rounded result are combined with it, and
// another word than 0 makes every result NaN.

#pragma METAL fp math_mode(safe)
#pragma METAL fp contract(off)

#define BITS(x) as_type<uint>(x)
#define FLOAT(w) as_type<float>(w)
#define IS_FINITE(x) ((BITS(x) & 0x7f800000u) != 0x7f800000u)
#define IS_NAN(x) ((BITS(x) & 0x7fffffffu) > 0x7f800000u)
#ifdef LIMB_ZERO
#define LIMB_NAN ((LIMB_ZERO) != 0u ? 0x7ff80000u : 0u)
#define RN(x) FLOAT((BITS(x) ^ (LIMB_ZERO)) | LIMB_NAN)
#define ZERO FLOAT((LIMB_ZERO) | LIMB_NAN)
#else
#define ZERO 0.0f
#endif
#ifdef LIMB_ZERO
#elif defined(LIMB_BARRIER)
static inline float limb_barrier(float x) { volatile float y = x; return y; }
#define RN(x) limb_barrier(x)
#else
#define RN(x) (x)
#endif
