// Compilers for devices take a product and a sum for one operation, change the order of sums,
// and take a fused multiply-add apart, and then what follows is not exact. Its switches, from
// the quickest to the safest; run the self-test on the device that you mean:
//
//   LIMB_LOWERING=0   operations as they are, FP_CONTRACT off; enough for a compiler that keeps
//                     to the language, without -cl-fast-relaxed-math and the like
//   LIMB_LOWERING=1   (the default) the bits of each result are combined with a zero that no
//                     compiler knows of, and comparisons are made of integers
//   LIMB_LOWERING=2   each result goes through memory that is volatile
//   LIMB_ZERO         that zero; by default whether the number of the work-group is beyond the last,
//                     which it never is. Another number than 0 makes every result NaN
//   LIMB_FMA=1        errors of products by the device's fma; else by sums and products
//   LIMB_DIVIDE=1     the device's own / and sqrt, if they are correctly rounded

#ifndef LIMB_LOWERING
#define LIMB_LOWERING 1
#endif
#ifdef LIMB_ZERO
#define LIMB_NAN ((LIMB_ZERO) ? 0x7ff80000u : 0u)
#else
#define LIMB_NAN 0u
#define LIMB_ZERO (get_group_id(0) >= get_num_groups(0))
#endif
#ifndef LIMB_FMA
#define LIMB_FMA 0
#endif
#ifndef LIMB_DIVIDE
#define LIMB_DIVIDE 0
#endif
#ifndef LIMB_NO_GUARD
#pragma OPENCL FP_CONTRACT OFF
#endif

#if LIMB_LOWERING == 0
#define LIMB_RN32(x) (x)
#define limb_again32(x) (x)
#elif LIMB_LOWERING == 1
#define LIMB_RN32(x) as_float((as_uint(x) ^ (uint)(LIMB_ZERO)) | LIMB_NAN)
#define limb_again32(x) LIMB_RN32(x)
#else
static inline float limb_through32(float x) { volatile float y = x; return y; }
#define LIMB_RN32(x) limb_through32(x)
#define limb_again32(x) LIMB_RN32(x)
#endif
#define limb_zero32 as_float((uint)(LIMB_ZERO) | LIMB_NAN)
#define limb_neg32(x) as_float(as_uint(x) ^ 0x80000000u)
#if LIMB_LOWERING == 0
#define limb_lt32(a, b) ((a) < (b))
#define limb_le32(a, b) ((a) <= (b))
#define limb_eq32(a, b) ((a) == (b))
#else
static inline int limb_number32(float a) { return (as_uint(a) & 0x7fffffffu) <= 0x7f800000u; }
static inline int limb_order32(float a)
{
	const int w = as_int(a);
	return w < 0 ? (int)(0x80000000u - (uint)w) : w;
}
static inline int limb_lt32(float a, float b) { return limb_number32(a) & limb_number32(b) & (limb_order32(a) < limb_order32(b)); }
static inline int limb_le32(float a, float b) { return limb_number32(a) & limb_number32(b) & (limb_order32(a) <= limb_order32(b)); }
static inline int limb_eq32(float a, float b) { return limb_number32(a) & limb_number32(b) & (limb_order32(a) == limb_order32(b)); }
#endif
#if LIMB_FMA
#define LIMB_PROD_ERR32(a, b, p) LIMB_RN32(fma(a, b, limb_neg32(p)))
#else
#define LIMB_PROD_ERR32(a, b, p) limb_f32_prod_err_split_(a, b, p)
#endif
#if LIMB_DIVIDE
#define LIMB_DIV32(a, b) LIMB_RN32((a) / (b))
#define LIMB_SQRT32(a) LIMB_RN32(sqrt(a))
#else
#define LIMB_DIV32(a, b) limb_f32_quotient_(a, b)
#define LIMB_SQRT32(a) limb_f32_root_(a)
#endif

#ifdef LIMB_FLOAT64_USED
#if LIMB_LOWERING == 0
#define LIMB_RN64(x) (x)
#define limb_again64(x) (x)
#elif LIMB_LOWERING == 1
#define LIMB_RN64(x) as_double((as_ulong(x) ^ (ulong)(LIMB_ZERO)) | (ulong)LIMB_NAN << 32)
#define limb_again64(x) LIMB_RN64(x)
#else
static inline double limb_through64(double x) { volatile double y = x; return y; }
#define LIMB_RN64(x) limb_through64(x)
#define limb_again64(x) LIMB_RN64(x)
#endif
#define limb_zero64 as_double((ulong)(LIMB_ZERO) | (ulong)LIMB_NAN << 32)
#define limb_neg64(x) as_double(as_ulong(x) ^ 0x8000000000000000ul)
#if LIMB_LOWERING == 0
#define limb_lt64(a, b) ((a) < (b))
#define limb_le64(a, b) ((a) <= (b))
#define limb_eq64(a, b) ((a) == (b))
#else
static inline int limb_number64(double a) { return (as_ulong(a) & 0x7ffffffffffffffful) <= 0x7ff0000000000000ul; }
static inline long limb_order64(double a)
{
	const long w = as_long(a);
	return w < 0 ? (long)(0x8000000000000000ul - (ulong)w) : w;
}
static inline int limb_lt64(double a, double b) { return limb_number64(a) & limb_number64(b) & (limb_order64(a) < limb_order64(b)); }
static inline int limb_le64(double a, double b) { return limb_number64(a) & limb_number64(b) & (limb_order64(a) <= limb_order64(b)); }
static inline int limb_eq64(double a, double b) { return limb_number64(a) & limb_number64(b) & (limb_order64(a) == limb_order64(b)); }
#endif
#if LIMB_FMA
#define LIMB_PROD_ERR64(a, b, p) LIMB_RN64(fma(a, b, limb_neg64(p)))
#else
#define LIMB_PROD_ERR64(a, b, p) limb_f64_prod_err_split_(a, b, p)
#endif
#if LIMB_DIVIDE
#define LIMB_DIV64(a, b) LIMB_RN64((a) / (b))
#define LIMB_SQRT64(a) LIMB_RN64(sqrt(a))
#else
#define LIMB_DIV64(a, b) limb_f64_quotient_(a, b)
#define LIMB_SQRT64(a) limb_f64_root_(a)
#endif
#endif
