// The lowering switch. `precise` says that a sum or a product is rounded as it is written: no
// other order, no multiply-add. Compilers are to obey, and some drivers do not: ask the
// self-test. Where it finds a difference, define LIMB_ZERO before this text, as a uint that is
// 0 and of which the compiler does not know that, out of a uniform or a push constant. Then
// the bits of each rounded result are combined with it, which costs more operations; another word
// than 0 makes every result NaN.

#ifdef GL_ES
precision highp float;
precision highp int;
#if __VERSION__ < 320
#define LIMB_VAGUE
#define precise
#endif
#elif __VERSION__ < 400
#define LIMB_VAGUE
#define precise
#endif
#if defined(LIMB_VAGUE) && !defined(LIMB_ZERO)
#error limb: this version of GLSL has no precise: define LIMB_ZERO, a uint that is 0, from a uniform
#endif

#define BITS(x) floatBitsToUint(x)
#define FLOAT(w) uintBitsToFloat(w)
#define IS_FINITE(x) ((BITS(x) & 0x7f800000u) != 0x7f800000u)
#define IS_NAN(x) ((BITS(x) & 0x7fffffffu) > 0x7f800000u)
#ifdef LIMB_ZERO
#define LIMB_NAN ((LIMB_ZERO) != 0u ? 0x7ff80000u : 0u)
#define RN(x) FLOAT((BITS(x) ^ (LIMB_ZERO)) | LIMB_NAN)
#define ZERO FLOAT((LIMB_ZERO) | LIMB_NAN)
#else
#define RN(x) (x)
#define ZERO 0.0
#endif
