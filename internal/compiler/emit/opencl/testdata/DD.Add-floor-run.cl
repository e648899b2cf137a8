// abs clears the sign, neg flips it, copysign takes that of b.
static inline __attribute__((always_inline)) ulong u64_abs(ulong a)
{
	return (a & 0x7ffffffffffffffful);
}

// parts returns g and X of a magnitude.
static inline __attribute__((always_inline)) ulong u64_parts(ulong m, ulong *x)
{
	const ulong t = ((0x10000000000000ul < m) ? m : 0x10000000000000ul) - 0x10000000000000ul; // g·2^(p-1) and the fraction; 0 where m is subnormal
	*x = (m - (t & 0xfff0000000000000ul));
	return (t >> 52);
}

// bit returns 1 for true.
static inline __attribute__((always_inline)) ulong u64_bit(int b)
{
	return (b ? 0x1ul : 0x0ul);
}

// right returns x >> n with its lowest bit set where a 1 is lost: it then rounds as
// the number with infinitely many bits does, while at least two bits are to be dropped.
static inline __attribute__((always_inline)) ulong u64_right(ulong x, ulong n)
{
	const ulong y = x >> n;
	return (y | u64_bit(((y << n) != x)));
}

// clz counts the zeros above the highest bit.
static inline __attribute__((always_inline)) ulong u64_clz(ulong x)
{
	return clz(x);
}

// rounded returns t/2^n rounded to nearest, ties to even, for 1 ≤ n < N.
static inline __attribute__((always_inline)) ulong u64_rounded(ulong t, ulong n)
{
	return (((t + ((0x1ul << (n - 0x1ul)) - 0x1ul)) + ((t >> n) & 0x1ul)) >> n);
}

static inline __attribute__((always_inline)) ulong u64_neg(ulong a)
{
	return (a ^ 0x8000000000000000ul);
}

// exact returns x·2^g with a sign, for x ≤ 2^p; +0 for 0.
static inline __attribute__((always_inline)) ulong u64_exact(ulong x, ulong g, ulong sign)
{
	const ulong t4 = u64_clz(x);
	const ulong t7 = ((0xbul < t4) ? t4 : 0xbul) - 0xbul;
	const ulong z = (t7 < g) ? t7 : g;
	const ulong y = (((g - z) << 52) + (x << z)) | sign;
	const ulong y_1 = (x == 0x0ul) ? 0x0ul : y;
	return y_1;
}

// sum returns a + b and, where that is finite, its error; and x - (x - e), rounded as
// floats are, for the error e and the larger operand x; and whether both operands are
// finite.
static inline __attribute__((always_inline)) ulong u64_sum(ulong a, ulong b, ulong *e, ulong *rough, int *finite)
{
	const ulong ma = u64_abs(a);
	const ulong mb = u64_abs(b);
	const ulong large = (mb < ma) ? ma : mb;
	const ulong small = (ma < mb) ? ma : mb;
	const ulong sign = a & 0x8000000000000000ul; // of the larger one
	const ulong sign_1 = b & 0x8000000000000000ul;
	const ulong sign_2 = (ma < mb) ? sign_1 : sign;
	const int differ = ((a ^ b) & 0x8000000000000000ul) != 0x0ul;
	ulong x;
	const ulong gx = u64_parts(large, &x);
	ulong y;
	const ulong gy = u64_parts(small, &y);
	const ulong t25 = gx - gy;
	const ulong d = (t25 < 0x3ful) ? t25 : 0x3ful;
	const ulong low = u64_right((y << 9), d);
	const ulong t = (x << 9) + low;
	const ulong whole = (x << d) + y;
	const ulong t_1 = (x << 9) - low;
	const ulong whole_1 = (x << d) - y;
	const ulong t_2 = differ ? t_1 : t;
	const ulong whole_2 = differ ? whole_1 : whole;
	const ulong t43 = u64_clz(t_2) - 0x1ul;
	const ulong t45 = gx + 0x1ul;
	const ulong c = (t43 < t45) ? t43 : t45; // Up to bit N-2, or as far as the exponent goes down: that is gradual underflow.
	const ulong g = (gx + 0x1ul) - c;
	const ulong q = u64_rounded((t_2 << c), 0xaul);
	const ulong t55 = (g << 52) + q;
	const ulong s = ((t55 < 0x7ff0000000000000ul) ? t55 : 0x7ff0000000000000ul) | sign_2;
	const ulong s_1 = (a & b) & 0x8000000000000000ul; // +0, unless both are -0
	const ulong s_2 = (t_2 == 0x0ul) ? s_1 : s;
	const ulong up = (d + 0x1ul) - c; // q·2^g is q·2^up in the units of Y. Where up is negative, the sum is exact.
	const ulong r = whole_2 - (q << ((up < 0x3ful) ? up : 0x3ful));
	const int minus = (r >> 63) != 0x0ul;
	const ulong r_1 = 0x0ul - r;
	const ulong sign_3 = u64_neg(sign_2);
	const ulong sign_4 = minus ? sign_3 : sign_2;
	const ulong r_2 = minus ? r_1 : r;
	const ulong r_3 = ((d + 0x1ul) < up) ? 0x0ul : r_2;
	const ulong e_1 = u64_exact(r_3, gy, sign_4);
	const ulong unit = ((0x1ul < d) ? d : 0x1ul) - 0x1ul;
	const ulong unit_1 = ((x == 0x10000000000000ul) & !minus) ? unit : d;
	const ulong unit_2 = (unit_1 < 0x36ul) ? unit_1 : 0x36ul;
	const ulong odd = x & 0x1ul;
	const ulong round = (u64_rounded((r_3 + (odd << unit_2)), ((0x1ul < unit_2) ? unit_2 : 0x1ul)) - odd) << unit_2;
	const ulong round_1 = (unit_2 == 0x0ul) ? r_3 : round;
	const ulong rough_1 = u64_exact(round_1, gy, sign_4);
	const ulong s_3 = (ma < mb) ? b : a;
	const ulong s_4 = ((large == 0x7ff0000000000000ul) & !(differ & (ma == mb))) ? s_3 : 0x7ff8000000000000ul;
	const ulong s_5 = (0x7ff0000000000000ul <= large) ? s_4 : s_2;
	*e = e_1;
	*rough = rough_1;
	*finite = (large < 0x7ff0000000000000ul);
	return s_5;
}

// finite reports whether a is neither infinite nor NaN, signbit whether its sign is set.
static inline __attribute__((always_inline)) int u64_finite(ulong a)
{
	return (u64_abs(a) < 0x7ff0000000000000ul);
}

// TwoSum returns s = a + b, rounded, and e with s + e = a + b; e is NaN where s is not
// finite. It is what six additions give, but for |b| the largest finite number: there
// a step between may overflow, where nothing here does.
static inline __attribute__((always_inline)) ulong u64_TwoSum(ulong a, ulong b, ulong *e)
{
	ulong e_1;
	ulong t2_2;
	int t2_3;
	const ulong s = u64_sum(a, b, &e_1, &t2_2, &t2_3);
	const ulong e_2 = !u64_finite(s) ? 0x7ff8000000000000ul : e_1;
	*e = e_2;
	return s;
}

// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline __attribute__((always_inline)) ulong f64_TwoSum(ulong a, ulong b, ulong *e)
{
	ulong e_1;
	const ulong s = u64_TwoSum(a, b, &e_1);
	*e = e_1;
	return s;
}

// FastTwoSum returns s = a + b, rounded, and e = b - (s - a), each difference rounded, as
// three additions give it: the error of the sum if |a| ≥ |b|. It is -0 for b = -0, and -s
// where s overflows. If |a| < |b|, that is no largest number, as for TwoSum.
static inline __attribute__((always_inline)) ulong u64_FastTwoSum(ulong a, ulong b, ulong *e)
{
	ulong e_1;
	ulong rough;
	int finite;
	const ulong s = u64_sum(a, b, &e_1, &rough, &finite);
	const ulong e_2 = (u64_abs(a) < u64_abs(b)) ? rough : e_1;
	const ulong e_3 = (b == 0x8000000000000000ul) ? b : e_2;
	const ulong e_4 = u64_neg(s);
	const ulong e_5 = !u64_finite(s) ? e_4 : e_3;
	const ulong e_6 = !finite ? 0x7ff8000000000000ul : e_5;
	*e = e_6;
	return s;
}

// FastTwoSum returns s = RN(a + b) and e with s + e = a + b, for |a| ≥ |b| or
// a = 0. It is Dekker's: half the cost of [TwoSum], one more condition.
//
// Error: exact ([Dek71]; it is enough that a is a multiple of ulp(b)).
// Domain: |a| ≥ |b| or a = 0; |a + b| below the overflow threshold.
// Special: where s is infinite or NaN, e is infinite or NaN.
// Cost: 3 flops.
static inline __attribute__((always_inline)) ulong f64_FastTwoSum(ulong a, ulong b, ulong *e)
{
	ulong e_1;
	const ulong s = u64_FastTwoSum(a, b, &e_1);
	*e = e_1;
	return s;
}

// add returns a + b.
static inline __attribute__((always_inline)) ulong u64_add(ulong a, ulong b)
{
	ulong t2_1;
	ulong t2_2;
	int t2_3;
	const ulong s = u64_sum(a, b, &t2_1, &t2_2, &t2_3);
	return s;
}

// key returns that integer, and 2^(N-1) more: unsigned, it compares as if it were signed.
static inline __attribute__((always_inline)) ulong u64_key(ulong a)
{
	const ulong m = 0x0ul - (a >> 63); // all ones with the sign
	return (((u64_abs(a) ^ m) - m) + 0x8000000000000000ul);
}

// ordered reports whether neither is NaN.
static inline __attribute__((always_inline)) int u64_ordered(ulong a, ulong b)
{
	const ulong t2 = u64_abs(a);
	const ulong t3 = u64_abs(b);
	return (((t3 < t2) ? t2 : t3) <= 0x7ff0000000000000ul);
}

static inline __attribute__((always_inline)) int u64_eq(ulong a, ulong b)
{
	return ((u64_key(a) == u64_key(b)) & u64_ordered(a, b));
}

static inline __attribute__((always_inline)) int u64_ne(ulong a, ulong b)
{
	return ((u64_key(a) != u64_key(b)) | !u64_ordered(a, b));
}

// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
static inline __attribute__((always_inline)) ulong f64_finish(ulong native, ulong hi, ulong lo, ulong *Lo)
{
	const int t7 = !u64_finite(hi) | u64_eq(hi, 0x0ul);
	const ulong hi_1 = (u64_ne(hi, hi) | u64_eq(native, 0x0ul)) ? native : hi;
	const ulong hi_2 = t7 ? hi_1 : hi;
	const ulong lo_1 = t7 ? 0x0ul : lo;
	*Lo = lo_1;
	return hi_2;
}

// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels. `limb prove
// --networks` proves the normal form, and ≤ 6u².
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline __attribute__((always_inline)) ulong DD_Add(ulong x_Hi, ulong x_Lo, ulong y_Hi, ulong y_Lo, ulong *Lo)
{
	ulong b;
	const ulong a = f64_TwoSum(x_Hi, y_Hi, &b);
	ulong d;
	const ulong c = f64_TwoSum(x_Lo, y_Lo, &d);
	ulong c_1;
	const ulong a_1 = f64_FastTwoSum(a, c, &c_1); // a is 0 or a multiple of ulp(c)
	const ulong b_1 = u64_add(b, d);
	const ulong b_2 = u64_add(b_1, c_1);
	ulong lo;
	const ulong hi = f64_FastTwoSum(a_1, b_2, &lo);
	ulong t18_1;
	const ulong t18_0 = f64_finish(a, hi, lo, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels. `limb prove
// --networks` proves the normal form, and ≤ 6u².
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
__kernel void map_DD_Add(const int n, __global ulong *out0, const int out0_at, const int out0_len, const int out0_stride, __global const ulong *in0, const int in0_at, const int in0_len, const int in0_stride, __global const ulong *in1, const int in1_at, const int in1_len, const int in1_stride)
{
	__global ulong *out0_0 = out0 + out0_at;
	__global ulong *out0_1 = out0_0 + out0_stride;
	__global const ulong *in0_0 = in0 + in0_at;
	__global const ulong *in0_1 = in0_0 + in0_stride;
	__global const ulong *in1_0 = in1 + in1_at;
	__global const ulong *in1_1 = in1_0 + in1_stride;
	const int first = get_global_id(0) * 1024, last = min(n, first + 1024);
	_Pragma("clang loop vectorize(assume_safety)") for (int i_1 = first; i_1 < last; i_1++) {
		const ulong t1 = in0_0[i_1];
		const ulong t2 = in0_1[i_1];
		const ulong t3 = in1_0[i_1];
		const ulong t4 = in1_1[i_1];
		ulong t5_1;
		const ulong t5_0 = DD_Add(t1, t2, t3, t4, &t5_1);
		out0_0[i_1] = t5_0;
		out0_1[i_1] = t5_1;
	}
}

