// abs clears the sign, neg flips it, copysign takes that of b.
static inline ulong u64_abs(ulong a)
{
	return (a & 0x7ffffffffffffffful);
}

// parts returns g and X of a magnitude.
static inline ulong u64_parts(ulong m, ulong *x)
{
	const ulong t = ((0x10000000000000ul < m) ? m : 0x10000000000000ul) - 0x10000000000000ul; // g·2^(p-1) and the fraction; 0 where m is subnormal
	*x = (m - (t & 0xfff0000000000000ul));
	return (t >> 52);
}

// clz counts the zeros above the highest bit.
static inline ulong u64_clz(ulong x)
{
	return clz(x);
}

// normal returns x shifted up to p bits, and by how many.
static inline ulong u64_normal(ulong x, ulong *shift)
{
	const ulong shift_1 = u64_clz((x | 0x1ul)) - 0xbul;
	*shift = shift_1;
	return (x << shift_1);
}

// wideMul returns the halves of the product.
static inline ulong u64_wideMul(ulong x, ulong y, ulong *lo)
{
	const ulong h = mul_hi(x, y);
	const ulong l = x * y;
	*lo = l;
	return h;
}

// bit returns 1 for true.
static inline ulong u64_bit(int b)
{
	return (b ? 0x1ul : 0x0ul);
}

// right returns x >> n with its lowest bit set where a 1 is lost: it then rounds as
// the number with infinitely many bits does, while at least two bits are to be dropped.
static inline ulong u64_right(ulong x, ulong n)
{
	const ulong y = x >> n;
	return (y | u64_bit(((y << n) != x)));
}

// rounded returns t/2^n rounded to nearest, ties to even, for 1 ≤ n < N.
static inline ulong u64_rounded(ulong t, ulong n)
{
	return (((t + ((0x1ul << (n - 0x1ul)) - 0x1ul)) + ((t >> n) & 0x1ul)) >> n);
}

// pack returns the magnitude t·2^(a-b) in units of 2^-(N-1-p) of the least subnormal
// number, rounded to nearest, ties to even. t has its highest bit at N-2 or N-3, or the
// result is subnormal whatever t; its lowest bit is sticky. It also returns what was
// rounded, t shifted, the result q as an integer, and how t was shifted: up by c, or
// down where down is set.
static inline ulong u64_pack(ulong t, ulong a, ulong b, ulong *shifted, ulong *q, ulong *c, int *down)
{
	const ulong g = ((b < a) ? a : b) - b;
	const int down_1 = a < b;
	const ulong t9 = ((b < a) ? a : b) - a;
	const ulong t_1 = u64_right(t, ((t9 < 0x3ful) ? t9 : 0x3ful));
	const ulong t16 = 0x1ul - (t_1 >> 62);
	const ulong c_1 = (t16 < g) ? t16 : g;
	const ulong t_2 = t_1 << c_1;
	const ulong q_1 = u64_rounded(t_2, 0xaul);
	const ulong t24 = ((g - c_1) << 52) + q_1;
	*shifted = t_2;
	*q = q_1;
	*c = c_1;
	*down = down_1;
	return ((t24 < 0x7ff0000000000000ul) ? t24 : 0x7ff0000000000000ul);
}

// exact returns x·2^g with a sign, for x ≤ 2^p; +0 for 0.
static inline ulong u64_exact(ulong x, ulong g, ulong sign)
{
	const ulong t4 = u64_clz(x);
	const ulong t7 = ((0xbul < t4) ? t4 : 0xbul) - 0xbul;
	const ulong z = (t7 < g) ? t7 : g;
	const ulong y = (((g - z) << 52) + (x << z)) | sign;
	const ulong y_1 = (x == 0x0ul) ? 0x0ul : y;
	return y_1;
}

static inline ulong u64_neg(ulong a)
{
	return (a ^ 0x8000000000000000ul);
}

// TwoProd returns p = ab and e = ab - p, both rounded. e is NaN where a factor is not
// finite, and -p where p overflows.
static inline ulong u64_TwoProd(ulong a, ulong b, ulong *e)
{
	const ulong t3 = u64_abs(a);
	const ulong t4 = u64_abs(b);
	const ulong large = (t4 < t3) ? t3 : t4;
	const ulong t7 = u64_abs(a);
	const ulong t8 = u64_abs(b);
	const ulong small = (t7 < t8) ? t7 : t8;
	const ulong sign = (a ^ b) & 0x8000000000000000ul;
	ulong x;
	const ulong gx = u64_parts(large, &x);
	ulong y;
	const ulong gy = u64_parts(small, &y);
	ulong z;
	const ulong y_1 = u64_normal(y, &z); // Only the smaller factor may need all its bits: where both are subnormal, the product is below all bits that a float has, or few bits are enough.
	ulong lo;
	const ulong hi = u64_wideMul((x << 11), (y_1 << 10), &lo);
	const ulong t = hi | u64_bit((lo != 0x0ul));
	const ulong up = (gx + gy) + 0x2ul;
	const ulong down = z + 0x3fful;
	ulong shifted;
	ulong q;
	ulong c;
	int under;
	const ulong m = u64_pack(t, up, down, &shifted, &q, &c, &under);
	const ulong p = m | sign;
	const ulong p_1 = (t == 0x0ul) ? sign : p;
	const ulong r = (x * y_1) - (q << (0x35ul - c)); // An integer r, in units of 2^-p of those that q had before it was shifted.
	const int minus = (r >> 63) != 0x0ul;
	const ulong r_1 = 0x0ul - r;
	const ulong r_2 = minus ? r_1 : r;
	const ulong g = ((down < up) ? up : down) - down;
	const ulong units = ((0x35ul < g) ? g : 0x35ul) - 0x35ul; // the exponent of r, or how far that is below 0
	const ulong t65 = ((0x35ul < g) ? g : 0x35ul) - g;
	const ulong below = (t65 < 0x3ful) ? t65 : 0x3ful;
	const ulong e_1 = u64_exact(r_2, units, 0x0ul);
	const ulong e_2 = u64_rounded(r_2, ((0x1ul < below) ? below : 0x1ul));
	const ulong e_3 = (0x0ul < below) ? e_2 : e_1;
	const ulong r_3 = shifted - (q << 10); // p is rounded to a subnormal number, and e to a zero
	const int minus_1 = (r_3 >> 63) != 0x0ul;
	const ulong e_4 = under ? 0x0ul : e_3;
	const ulong r_4 = under ? r_3 : r_2;
	const int minus_2 = under ? minus_1 : minus;
	const ulong sign_1 = u64_neg(sign);
	const ulong sign_2 = minus_2 ? sign_1 : sign;
	const ulong e_5 = e_4 | sign_2;
	const ulong e_6 = ((r_4 == 0x0ul) | (t == 0x0ul)) ? 0x0ul : e_5;
	const ulong e_7 = u64_neg(p_1);
	const ulong e_8 = (m == 0x7ff0000000000000ul) ? e_7 : e_6;
	const int t102 = 0x7ff0000000000000ul <= large;
	const ulong p_2 = large | ((a ^ b) & 0x8000000000000000ul);
	const ulong p_3 = ((large == 0x7ff0000000000000ul) & (small != 0x0ul)) ? p_2 : 0x7ff8000000000000ul;
	const ulong p_4 = t102 ? p_3 : p_1;
	const ulong e_9 = t102 ? 0x7ff8000000000000ul : e_8;
	*e = e_9;
	return p_4;
}

// TwoProd returns p = RN(a · b) and e with p + e = a · b.
//
// Error: exact ([Dek71]; with a fused multiply-add [Kah96]).
// Domain: |ab| below the overflow threshold, and 0 or at least 2^-102
// (float32), 2^-969 (float64): below that e may need bits under the smallest
// subnormal number, and is then rounded to it.
// Special: where p is infinite or NaN, e is infinite or NaN.
// Cost: 2 flops with a fused multiply-add, else 33.
static inline ulong f64_TwoProd(ulong a, ulong b, ulong *e)
{
	ulong t2_1;
	const ulong p = u64_TwoProd(a, b, &t2_1);
	*e = t2_1;
	return p;
}

// mul returns ab.
static inline ulong u64_mul(ulong a, ulong b)
{
	ulong t2_1;
	const ulong p = u64_TwoProd(a, b, &t2_1);
	return p;
}

// sum returns a + b and, where that is finite, its error; and x - (x - e), rounded as
// floats are, for the error e and the larger operand x; and whether both operands are
// finite.
static inline ulong u64_sum(ulong a, ulong b, ulong *e, ulong *rough, int *finite)
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

// add returns a + b.
static inline ulong u64_add(ulong a, ulong b)
{
	ulong t2_1;
	ulong t2_2;
	int t2_3;
	const ulong s = u64_sum(a, b, &t2_1, &t2_2, &t2_3);
	return s;
}

// finite reports whether a is neither infinite nor NaN, signbit whether its sign is set.
static inline int u64_finite(ulong a)
{
	return (u64_abs(a) < 0x7ff0000000000000ul);
}

// FastTwoSum returns s = a + b, rounded, and e = b - (s - a), each difference rounded, as
// three additions give it: the error of the sum if |a| ≥ |b|. It is -0 for b = -0, and -s
// where s overflows. If |a| < |b|, that is no largest number, as for TwoSum.
static inline ulong u64_FastTwoSum(ulong a, ulong b, ulong *e)
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
static inline ulong f64_FastTwoSum(ulong a, ulong b, ulong *e)
{
	ulong e_1;
	const ulong s = u64_FastTwoSum(a, b, &e_1);
	*e = e_1;
	return s;
}

// key returns that integer, and 2^(N-1) more: unsigned, it compares as if it were signed.
static inline ulong u64_key(ulong a)
{
	const ulong m = 0x0ul - (a >> 63); // all ones with the sign
	return (((u64_abs(a) ^ m) - m) + 0x8000000000000000ul);
}

// ordered reports whether neither is NaN.
static inline int u64_ordered(ulong a, ulong b)
{
	const ulong t2 = u64_abs(a);
	const ulong t3 = u64_abs(b);
	return (((t3 < t2) ? t2 : t3) <= 0x7ff0000000000000ul);
}

static inline int u64_eq(ulong a, ulong b)
{
	return ((u64_key(a) == u64_key(b)) & u64_ordered(a, b));
}

static inline int u64_ne(ulong a, ulong b)
{
	return ((u64_key(a) != u64_key(b)) | !u64_ordered(a, b));
}

// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
static inline ulong f64_finish(ulong native, ulong hi, ulong lo, ulong *Lo)
{
	const int t7 = !u64_finite(hi) | u64_eq(hi, 0x0ul);
	const ulong hi_1 = (u64_ne(hi, hi) | u64_eq(native, 0x0ul)) ? native : hi;
	const ulong hi_2 = t7 ? hi_1 : hi;
	const ulong lo_1 = t7 ? 0x0ul : lo;
	*Lo = lo_1;
	return hi_2;
}

// Mul returns xy, by Mul22 of [DGD06] with its third line corrected. x.Mul(y) and
// y.Mul(x) have the same bits.
//
// Error: ≤ 5u²|xy| ([MR22] DWTimesDW1). `limb prove --networks` proves the normal form, and
// ≤ 17u².
// Domain: |x|, |y|, |xy| < 2^126 (DF), 2^1022 (DD); |xy| is 0 or at least 2^-102
// (DF), 2^-969 (DD): below, the error of x.Hi · y.Hi underflows.
// Special: Hi is that of x.Hi · y.Hi for infinities, NaN and zeros.
// Cost: 9 flops with a fused multiply-add.
static inline ulong DD_Mul(ulong x_Hi, ulong x_Lo, ulong y_Hi, ulong y_Lo, ulong *Lo)
{
	ulong e;
	const ulong p = f64_TwoProd(x_Hi, y_Hi, &e);
	const ulong c = u64_add(u64_mul(x_Hi, y_Lo), u64_mul(x_Lo, y_Hi));
	const ulong e_1 = u64_add(e, c);
	ulong lo;
	const ulong hi = f64_FastTwoSum(p, e_1, &lo);
	ulong t14_1;
	const ulong t14_0 = f64_finish(p, hi, lo, &t14_1);
	*Lo = t14_1;
	return t14_0;
}

// TwoSum returns s = a + b, rounded, and e with s + e = a + b; e is NaN where s is not
// finite. It is what six additions give, but for |b| the largest finite number: there
// a step between may overflow, where nothing here does.
static inline ulong u64_TwoSum(ulong a, ulong b, ulong *e)
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
static inline ulong f64_TwoSum(ulong a, ulong b, ulong *e)
{
	ulong e_1;
	const ulong s = u64_TwoSum(a, b, &e_1);
	*e = e_1;
	return s;
}

// Add returns x + y.
//
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels. `limb prove
// --networks` proves the normal form, and ≤ 6u².
// Domain: |x|, |y| < 2^126 (DF), 2^1022 (DD). Underflow is harmless.
// Special: Hi is that of x.Hi + y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline ulong DD_Add(ulong x_Hi, ulong x_Lo, ulong y_Hi, ulong y_Lo, ulong *Lo)
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

// Dot adds the products of a block, halving it again and again, to sums[g].
__kernel void programs_Dot_DD(__global ulong *sums, const int sums_at, const int sums_len, const int sums_stride, __global const ulong *x, const int x_at, const int x_len, const int x_stride, __global const ulong *y, const int y_at, const int y_len, const int y_stride)
{
	const int g = get_group_id(0);
	__global ulong *sums_0 = sums + sums_at;
	__global ulong *sums_1 = sums_0 + sums_stride;
	__global const ulong *x_0 = x + x_at;
	__global const ulong *x_1 = x_0 + x_stride;
	__global const ulong *y_0 = y + y_at;
	__global const ulong *y_1 = y_0 + y_stride;
	__local ulong part_0[64];
	__local ulong part_1[64];
	int half_1;
	ulong p_Hi;
	ulong p_Lo;
	const int first_1 = (int)((uint)g * (uint)128);
	const int t5 = (int)((uint)x_len - (uint)first_1);
	const int n_1 = (128 < t5) ? 128 : t5;
	half_1 = 1;
	for (;; ) {
		const int t9 = half_1;
		if (!((int)((uint)t9 * (uint)2) < n_1)) {
			break;
		}
		const int t14 = half_1;
		half_1 = (int)((uint)t14 * (uint)2);
	}
	const int t17 = half_1;
	for (int i_1 = get_local_id(0); i_1 < t17; i_1 += get_local_size(0)) {
		const int t19 = (int)((uint)first_1 + (uint)i_1);
		const ulong t20 = x_0[first_1 + i_1];
		const ulong t21 = x_1[first_1 + i_1];
		const int t22 = (int)((uint)first_1 + (uint)i_1);
		const ulong t23 = y_0[first_1 + i_1];
		const ulong t24 = y_1[first_1 + i_1];
		ulong p_Lo_1;
		const ulong p_Hi_1 = DD_Mul(t20, t21, t23, t24, &p_Lo_1);
		const int t28 = half_1;
		p_Hi = p_Hi_1;
		p_Lo = p_Lo_1;
		if ((int)((uint)t28 + (uint)i_1) < n_1) {
			const ulong t31 = p_Hi;
			const ulong t32 = p_Lo;
			const int t33 = half_1;
			const int t35 = (int)((uint)(int)((uint)first_1 + (uint)t33) + (uint)i_1);
			const ulong t36 = x_0[first_1 + t33 + i_1];
			const ulong t37 = x_1[first_1 + t33 + i_1];
			const int t38 = half_1;
			const int t40 = (int)((uint)(int)((uint)first_1 + (uint)t38) + (uint)i_1);
			const ulong t41 = y_0[first_1 + t38 + i_1];
			const ulong t42 = y_1[first_1 + t38 + i_1];
			ulong t43_1;
			const ulong t43_0 = DD_Mul(t36, t37, t41, t42, &t43_1);
			ulong t46_1;
			const ulong t46_0 = DD_Add(t31, t32, t43_0, t43_1, &t46_1);
			p_Hi = t46_0;
			p_Lo = t46_1;
		}
		const ulong t49 = p_Hi;
		const ulong t50 = p_Lo;
		part_0[i_1] = t49;
		part_1[i_1] = t50;
	}
	barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
	for (;; ) {
		const int t51 = half_1;
		if (!(1 < t51)) {
			break;
		}
		const int t55 = half_1;
		half_1 = (t55 / 2);
		const int t58 = half_1;
		for (int i_2 = get_local_id(0); i_2 < t58; i_2 += get_local_size(0)) {
			const ulong t60 = part_0[i_2];
			const ulong t61 = part_1[i_2];
			const int t62 = half_1;
			const int t63 = (int)((uint)t62 + (uint)i_2);
			const ulong t64 = part_0[t62 + i_2];
			const ulong t65 = part_1[t62 + i_2];
			ulong t66_1;
			const ulong t66_0 = DD_Add(t60, t61, t64, t65, &t66_1);
			part_0[i_2] = t66_0;
			part_1[i_2] = t66_1;
		}
		barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
	}
	for (int i_3 = get_local_id(0); i_3 < 1; i_3 += get_local_size(0)) {
		const ulong t72 = part_0[0];
		const ulong t73 = part_1[0];
		sums_0[g] = t72;
		sums_1[g] = t73;
	}
	barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
}

