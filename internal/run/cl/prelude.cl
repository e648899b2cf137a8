// The prelude: the words of generated text that OpenCL C has no notation for. What a
// device needs of care is in the text itself. LIMB_FLOAT64 says that the device has double,
// and LIMB_PER_ITEM how many elements a work-item takes.

// LIMB_TEST_CONTRACT leaves contraction to the compiler, as the language does.
#ifndef LIMB_TEST_CONTRACT
#pragma OPENCL FP_CONTRACT OFF
#endif
#ifdef LIMB_FLOAT64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif

// limb_barrier(x) is x, through a place that no compiler sees through.
#define LIMB_PASS(T) \
	static inline T __attribute__((overloadable)) limb_barrier(T x) { volatile T y = x; return y; }
LIMB_PASS(float)
LIMB_PASS(uint)
LIMB_PASS(ulong)
#ifdef LIMB_FLOAT64
LIMB_PASS(double)
#endif

// Quotients. LIMB_TEST_DIVIDE plants a division that is a little wrong.
#ifdef LIMB_TEST_DIVIDE
#define f32_div(a, b) ((a) * (1 / (b)))
#define f64_div(a, b) ((a) * (1 / (b)))
#else
#define f32_div(a, b) ((a) / (b))
#define f64_div(a, b) ((a) / (b))
#endif
#define f32_sqrt(a) sqrt(a)
#define f64_sqrt(a) sqrt(a)

// For the texts of users: FOR_EACH(i, n) is the elements of a work-item: one, or on a processor
// LIMB_PER_ITEM, as a loop that its compiler turns into vector instructions. An
// output may be an input, but then element for element: no turn of the loop
// depends on another.
#ifdef LIMB_PER_ITEM
#define FOR_EACH(i, n) \
	_Pragma("clang loop vectorize(assume_safety)") \
	for (size_t i = get_global_id(0) * LIMB_PER_ITEM; i < min((size_t)n, (get_global_id(0) + 1) * LIMB_PER_ITEM); i++)
#else
#define FOR_EACH(i, n) \
	const size_t i = get_global_id(0); \
	if (i < n)
#endif

// A zero that no compiler sees, and so cannot take x + 0 for x, which differs
// where x is -0, or 0x for 0.
#define f32_zero as_float((uint)get_global_offset(0))
#define f64_zero as_double((ulong)get_global_offset(0))

// What OpenCL C has no operator for, on the bits, where no option can mislead.
// The sign too: a driver may take -(a - b) for b - a, which differs where it is 0.
#define f32_neg(a) as_float(as_uint(a) ^ 0x80000000u)
#define f64_neg(a) as_double(as_ulong(a) ^ 0x8000000000000000ul)
#define f32_splitter() 4097.0f
#define f64_splitter() 134217729.0
#define f32_tofloat(n) ((float)(n))
#define f64_tofloat(n) ((double)(n))
#define f32_finite(a) ((as_uint(a) & 0x7f800000u) != 0x7f800000u)
#define f32_signbit(a) (as_int(a) < 0)
#define f32_exponent(a) ((as_int(a) >> 23 & 0xff) - 127)
#define f32_pow2(n) as_float(((n) + 127) << 23)
#define f32_chop(a, k) as_float(as_uint(a) & (0xffffffffu << (k)))
#define f64_finite(a) ((as_ulong(a) & 0x7ff0000000000000ul) != 0x7ff0000000000000ul)
#define f64_signbit(a) (as_long(a) < 0)
#define f64_exponent(a) ((int)(as_long(a) >> 52 & 0x7ff) - 1023)
#define f64_pow2(n) as_double((long)((n) + 1023) << 52)
#define f64_chop(a, k) as_double(as_ulong(a) & (0xfffffffffffffffful << (k)))
