// TwoDiff returns d = RN(a - b) and e with d + e = a - b.
//
// Error: exact ([Knu97], as TwoSum).
// Domain: |a - b| below the overflow threshold, |b| below the largest finite
// number. Underflow is harmless.
// Special: where d is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline __attribute__((always_inline)) double f64_TwoDiff(double a, double b, double *e)
{
	const double d = a - b;
	const double v = d - a;
	const double e_1 = (a - (d - v)) - (b + v);
	*e = e_1;
	return d;
}

// FastTwoSum returns s = RN(a + b) and e with s + e = a + b, for |a| ≥ |b| or
// a = 0. It is Dekker's: half the cost of [TwoSum], one more condition.
//
// Error: exact ([Dek71]; it is enough that a is a multiple of ulp(b)).
// Domain: |a| ≥ |b| or a = 0; |a + b| below the overflow threshold.
// Special: where s is infinite or NaN, e is infinite or NaN.
// Cost: 3 flops.
static inline __attribute__((always_inline)) double f64_FastTwoSum(double a, double b, double *e)
{
	const double s = a + b;
	const double v = s - a; // exact
	const double e_1 = b - v;
	*e = e_1;
	return s;
}

// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
static inline __attribute__((always_inline)) double f64_finish(double native, double hi, double lo, double *Lo)
{
	const int t7 = !f64_finite(hi) | (hi == 0.0);
	const double hi_1 = ((hi != hi) | (native == 0.0)) ? native : hi;
	const double hi_2 = t7 ? hi_1 : hi;
	const double lo_1 = t7 ? 0.0 : lo;
	*Lo = lo_1;
	return hi_2;
}

// finish returns hi + lo as a Pair. native is the machine operation on the
// leading limbs: hi becomes native where both are 0 (which mends the sign) or
// where hi is NaN (which mends infinities); lo becomes 0 where hi is not finite.
// Each condition is rare, and so is quick where it becomes a branch.
static inline __attribute__((always_inline)) double f64_finish_hope(double native, double hi, double lo, int *rare, double *Lo)
{
	const int t7 = !f64_finite(hi) | (hi == 0.0);
	*rare |= t7;
	*Lo = lo;
	return hi;
}

// Sub returns x - y.
//
// Error: ≤ 2u²|x-y|, as Add. x - x is 0. `limb prove --networks` proves the normal form, and
// ≤ 6u².
// Domain: as Add.
// Special: Hi is that of x.Hi - y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline __attribute__((always_inline)) double DD_Sub(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	double b;
	const double a = f64_TwoDiff(x_Hi, y_Hi, &b);
	double d;
	const double c = f64_TwoDiff(x_Lo, y_Lo, &d);
	double c_1;
	const double a_1 = f64_FastTwoSum(a, c, &c_1);
	const double b_1 = b + d;
	const double b_2 = b_1 + c_1;
	double lo;
	const double hi = f64_FastTwoSum(a_1, b_2, &lo);
	double t18_1;
	const double t18_0 = f64_finish(a, hi, lo, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

// Sub returns x - y.
//
// Error: ≤ 2u²|x-y|, as Add. x - x is 0. `limb prove --networks` proves the normal form, and
// ≤ 6u².
// Domain: as Add.
// Special: Hi is that of x.Hi - y.Hi for infinities, NaN and zeros.
// Cost: 20 flops.
static inline __attribute__((always_inline)) double DD_Sub_hope(double x_Hi, double x_Lo, double y_Hi, double y_Lo, int *rare, double *Lo)
{
	double b;
	const double a = f64_TwoDiff(x_Hi, y_Hi, &b);
	double d;
	const double c = f64_TwoDiff(x_Lo, y_Lo, &d);
	double c_1;
	const double a_1 = f64_FastTwoSum(a, c, &c_1);
	const double b_1 = b + d;
	const double b_2 = b_1 + c_1;
	double lo;
	const double hi = f64_FastTwoSum(a_1, b_2, &lo);
	double t18_1;
	const double t18_0 = f64_finish_hope(a, hi, lo, rare, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

// Less reports whether x < y, as real numbers: two forms of one number are
// never less than each other.
//
// Error: exact.
// Special: -Inf is below everything but itself; comparisons with NaN are false.
static inline __attribute__((always_inline)) int DD_Less(double x_Hi, double x_Lo, double y_Hi, double y_Lo)
{
	double t4_1;
	const double d_Hi = DD_Sub(x_Hi, x_Lo, y_Hi, y_Lo, &t4_1);
	const int less = d_Hi < 0.0;
	const int less_1 = x_Hi < y_Hi;
	const int less_2 = !f64_finite(d_Hi) ? less_1 : less;
	return less_2;
}

// Less reports whether x < y, as real numbers: two forms of one number are
// never less than each other.
//
// Error: exact.
// Special: -Inf is below everything but itself; comparisons with NaN are false.
static inline __attribute__((always_inline)) int DD_Less_hope(double x_Hi, double x_Lo, double y_Hi, double y_Lo, int *rare)
{
	double t4_1;
	const double d_Hi = DD_Sub_hope(x_Hi, x_Lo, y_Hi, y_Lo, rare, &t4_1);
	const int less = d_Hi < 0.0;
	const int less_1 = x_Hi < y_Hi;
	const int less_2 = !f64_finite(d_Hi) ? less_1 : less;
	return less_2;
}

// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline __attribute__((always_inline)) double f64_TwoSum(double a, double b, double *e)
{
	const double s = a + b;
	const double v = s - a;
	const double e_1 = (a - (s - v)) + (b - v);
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
static inline __attribute__((always_inline)) double DD_Add(double x_Hi, double x_Lo, double y_Hi, double y_Lo, double *Lo)
{
	double b;
	const double a = f64_TwoSum(x_Hi, y_Hi, &b);
	double d;
	const double c = f64_TwoSum(x_Lo, y_Lo, &d);
	double c_1;
	const double a_1 = f64_FastTwoSum(a, c, &c_1); // a is 0 or a multiple of ulp(c)
	const double b_1 = b + d;
	const double b_2 = b_1 + c_1;
	double lo;
	const double hi = f64_FastTwoSum(a_1, b_2, &lo);
	double t18_1;
	const double t18_0 = f64_finish(a, hi, lo, &t18_1);
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
static inline __attribute__((always_inline)) double DD_Add_hope(double x_Hi, double x_Lo, double y_Hi, double y_Lo, int *rare, double *Lo)
{
	double b;
	const double a = f64_TwoSum(x_Hi, y_Hi, &b);
	double d;
	const double c = f64_TwoSum(x_Lo, y_Lo, &d);
	double c_1;
	const double a_1 = f64_FastTwoSum(a, c, &c_1); // a is 0 or a multiple of ulp(c)
	const double b_1 = b + d;
	const double b_2 = b_1 + c_1;
	double lo;
	const double hi = f64_FastTwoSum(a_1, b_2, &lo);
	double t18_1;
	const double t18_0 = f64_finish_hope(a, hi, lo, rare, &t18_1);
	*Lo = t18_1;
	return t18_0;
}

// Neg returns -x.
//
// Error: exact.
// Special: the sign of infinities, NaN and zeros is flipped too.
static inline __attribute__((always_inline)) double DD_Neg(double x_Hi, double x_Lo, double *Lo)
{
	*Lo = f64_neg(x_Lo);
	return f64_neg(x_Hi);
}

// IsNaN reports whether x is NaN.
//
// Error: exact.
static inline __attribute__((always_inline)) int DD_IsNaN(double x_Hi, double x_Lo)
{
	return (x_Hi != x_Hi);
}

// Mixed has one of each construct.
__kernel void programs_Mixed(const int n, __global int *out_1, const int out_1_at, const int out_1_len, const int out_1_stride, __global double *floats, const int floats_at, const int floats_len, const int floats_stride, __global const double *x, const int x_at, const int x_len, const int x_stride, const int n_1)
{
	__global int *out_1_0 = out_1 + out_1_at;
	__global double *floats_0 = floats + floats_at;
	__global const double *x_0 = x + x_at;
	__global const double *x_1 = x_0 + x_stride;
	const int first = get_global_id(0) * 1024, last = min(n, first + 1024);
	for (int base = first; base < last; base += 16) {
		long on[16];
		_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
			const int i_1 = base + lane;
			on[lane] = i_1 < last;
		}
		int t15[16];
		int t59[16];
		int t61[16];
		double last_1_0[4][16];
		int count_1[16];
		int j[16];
		int cond[16];
		double s_Hi[16];
		double s_Lo[16];
		int i_2[16];
		long inside[16];
		_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
			const int i_1 = base + lane;
			inside[lane] = 1;
		}
		_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
			const int i_1 = base + lane;
			long at = on[lane] & inside[lane];
			const int new = 0, old = count_1[lane];
			count_1[lane] = at ? new : old;
			const int new_1 = 0, old_1 = j[lane];
			j[lane] = at ? new_1 : old_1;
		}
		long in[16];
		_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
			const int i_1 = base + lane;
			in[lane] = 1;
		}
		for (;;) {
			long turn[16];
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				turn[lane] = 1;
			}
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				long at_1 = on[lane] & inside[lane] & in[lane] & turn[lane];
				const int t4 = j[lane];
				long at_2 = at_1 & (!(t4 < n_1));
				in[lane] &= !at_2;
				at_1 &= on[lane] & inside[lane] & in[lane] & turn[lane];
			}
			long any = 0;
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				any |= on[lane] & inside[lane] & in[lane];
			}
			if (!any) break;
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				long at_3 = on[lane] & inside[lane] & in[lane] & turn[lane];
				const int t7 = j[lane];
				long at_4 = at_3 & (t7 == i_1);
				turn[lane] &= !at_4;
				at_3 &= on[lane] & inside[lane] & in[lane] & turn[lane];
			}
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				long at_5 = on[lane] & inside[lane] & in[lane] & turn[lane];
				const int t9 = j[lane];
				const double t10 = at_5 ? floats_0[t9] : 0;
				long at_6 = at_5 & (t10 < 0.0);
				in[lane] &= !at_6;
				at_5 &= on[lane] & inside[lane] & in[lane] & turn[lane];
			}
			long arm[16];
			long arm_1[16];
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				long at_7 = on[lane] & inside[lane] & in[lane] & turn[lane];
				const int t13 = j[lane];
				const int k = t13 % 4;
				t15[lane] = k;
				const int t16 = j[lane];
				const double t17 = at_7 ? floats_0[t16] : 0;
				if (at_7) last_1_0[t15[lane]][lane] = t17;
				const int t18 = j[lane];
				const double t19 = at_7 ? floats_0[t18] : 0;
				const int t21 = 1.0 < t19;
				const int new_2 = t21, old_2 = cond[lane];
				cond[lane] = at_7 ? new_2 : old_2;
				long at_8 = at_7 & (t21);
				const int t22 = j[lane];
				const double t23 = at_8 ? x_0[t22] : 0;
				const double t24 = at_8 ? x_1[t22] : 0;
				const int new_3 = DD_Less(t23, t24, 100.0, f64_zero), old_3 = cond[lane];
				cond[lane] = at_8 ? new_3 : old_3;
				const int t28 = cond[lane];
				arm[lane] = at_7 & (t28);
				arm_1[lane] = at_7 & !(t28);
			}
			long any_1 = 0;
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				any_1 |= on[lane] & inside[lane] & in[lane] & turn[lane] & arm[lane];
			}
			if (any_1) {
				_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
					const int i_1 = base + lane;
					long at_9 = on[lane] & inside[lane] & in[lane] & turn[lane] & arm[lane];
					const int t29 = count_1[lane];
					const int new_4 = (int)((uint)t29 + (uint)1), old_4 = count_1[lane];
					count_1[lane] = at_9 ? new_4 : old_4;
				}
			}
			long any_2 = 0;
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				any_2 |= on[lane] & inside[lane] & in[lane] & turn[lane] & arm_1[lane];
			}
			if (any_2) {
				_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
					const int i_1 = base + lane;
					long at_10 = on[lane] & inside[lane] & in[lane] & turn[lane] & arm_1[lane];
					const int t32 = count_1[lane];
					const int new_5 = (int)((uint)t32 + (uint)2), old_5 = count_1[lane];
					count_1[lane] = at_10 ? new_5 : old_5;
				}
				long in_1[16];
				_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
					const int i_1 = base + lane;
					in_1[lane] = 1;
				}
				for (;;) {
					_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
						const int i_1 = base + lane;
						long at_11 = on[lane] & inside[lane] & in[lane] & turn[lane] & arm_1[lane] & in_1[lane];
						const double t35 = at_11 ? last_1_0[t15[lane]][lane] : 0;
						long at_12 = at_11 & (!(0x1p-01 < t35));
						in_1[lane] &= !at_12;
						at_11 &= on[lane] & inside[lane] & in[lane] & turn[lane] & arm_1[lane] & in_1[lane];
					}
					long any_3 = 0;
					_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
						const int i_1 = base + lane;
						any_3 |= on[lane] & inside[lane] & in[lane] & turn[lane] & arm_1[lane] & in_1[lane];
					}
					if (!any_3) break;
					_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
						const int i_1 = base + lane;
						long at_13 = on[lane] & inside[lane] & in[lane] & turn[lane] & arm_1[lane] & in_1[lane];
						const double t39 = at_13 ? last_1_0[t15[lane]][lane] : 0;
						if (at_13) last_1_0[t15[lane]][lane] = ((t39 * 0x1p-01) - 0x1p-03);
						const int t44 = count_1[lane];
						const int new_6 = (int)((uint)t44 + (uint)3), old_6 = count_1[lane];
						count_1[lane] = at_13 ? new_6 : old_6;
					}
				}
			}
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				long at_14 = on[lane] & inside[lane] & in[lane];
				const int t47 = j[lane];
				const int new_7 = (int)((uint)t47 + (uint)1), old_7 = j[lane];
				j[lane] = at_14 ? new_7 : old_7;
			}
		}
		_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
			const int i_1 = base + lane;
			long at_15 = on[lane] & inside[lane];
			const int t50 = count_1[lane];
			long at_16 = at_15 & (20 < t50);
			const int t53 = count_1[lane];
			if (at_16) out_1_0[i_1] = (int)((uint)0 - (uint)t53);
			inside[lane] &= !at_16;
			at_15 &= on[lane] & inside[lane];
		}
		_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
			const int i_1 = base + lane;
			long at_17 = on[lane] & inside[lane];
			const int t59_1 = n_1 / 2;
			t59[lane] = t59_1;
			const double new_8 = f64_zero, old_8 = s_Hi[lane];
			s_Hi[lane] = at_17 ? new_8 : old_8;
			const double new_9 = f64_zero, old_9 = s_Lo[lane];
			s_Lo[lane] = at_17 ? new_9 : old_9;
			const int new_10 = 0, old_10 = i_2[lane];
			i_2[lane] = at_17 ? new_10 : old_10;
		}
		long in_2[16];
		_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
			const int i_1 = base + lane;
			in_2[lane] = 1;
		}
		for (;;) {
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				long at_18 = on[lane] & inside[lane] & in_2[lane];
				const int t61_1 = i_2[lane];
				t61[lane] = t61_1;
				long at_19 = at_18 & (!(t61[lane] < t59[lane]));
				in_2[lane] &= !at_19;
				at_18 &= on[lane] & inside[lane] & in_2[lane];
			}
			long any_4 = 0;
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				any_4 |= on[lane] & inside[lane] & in_2[lane];
			}
			if (!any_4) break;
			double kept[16];
			double kept_1[16];
			long rare[16];
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				kept[lane] = s_Hi[lane];
				kept_1[lane] = s_Lo[lane];
				rare[lane] = 0;
				long at_20 = on[lane] & inside[lane] & in_2[lane];
				const long was = at_20;
				int rare_1 = 0;
				const double v_Hi = at_20 ? x_0[t61[lane]] : 0;
				const double v_Lo = at_20 ? x_1[t61[lane]] : 0;
				const double t66 = s_Hi[lane];
				const double t67 = s_Lo[lane];
				double t68_1;
				const double t68_0 = DD_Add_hope(t66, t67, v_Hi, v_Lo, &rare_1, &t68_1);
				const double new_11 = t68_0, old_11 = s_Hi[lane];
				s_Hi[lane] = at_20 ? new_11 : old_11;
				const double new_12 = t68_1, old_12 = s_Lo[lane];
				s_Lo[lane] = at_20 ? new_12 : old_12;
				rare[lane] |= rare_1 & was;
			}
			long any_5 = 0;
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				any_5 |= rare[lane];
			}
			if (any_5) {
				_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
					const int i_1 = base + lane;
					s_Hi[lane] = kept[lane];
					s_Lo[lane] = kept_1[lane];
					long at_21 = on[lane] & inside[lane] & in_2[lane];
					const double v_Hi_1 = at_21 ? x_0[t61[lane]] : 0;
					const double v_Lo_1 = at_21 ? x_1[t61[lane]] : 0;
					const double t66_1 = s_Hi[lane];
					const double t67_1 = s_Lo[lane];
					double t68_1_1;
					const double t68_0_1 = DD_Add(t66_1, t67_1, v_Hi_1, v_Lo_1, &t68_1_1);
					const double new_13 = t68_0_1, old_13 = s_Hi[lane];
					s_Hi[lane] = at_21 ? new_13 : old_13;
					const double new_14 = t68_1_1, old_14 = s_Lo[lane];
					s_Lo[lane] = at_21 ? new_14 : old_14;
				}
			}
			_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
				const int i_1 = base + lane;
				long at_22 = on[lane] & inside[lane] & in_2[lane];
				const int t71 = i_2[lane];
				const int new_15 = (int)((uint)t71 + (uint)1), old_15 = i_2[lane];
				i_2[lane] = at_22 ? new_15 : old_15;
			}
		}
		_Pragma("clang loop vectorize(assume_safety) vectorize_width(8) interleave_count(2)") for (int lane = 0; lane < 16; lane++) {
			const int i_1 = base + lane;
			long at_23 = on[lane] & inside[lane];
			const double halves_0_Hi = s_Hi[lane];
			const double halves_0_Lo = s_Lo[lane];
			const double t76 = s_Hi[lane];
			const double t77 = s_Lo[lane];
			double halves_1_Lo;
			const double halves_1_Hi = DD_Neg(t76, t77, &halves_1_Lo);
			const int t81 = count_1[lane];
			const int t85 = (t81 % 2) == 1;
			const double halves_0_Hi_1 = t85 ? halves_1_Hi : halves_0_Hi;
			const double halves_0_Lo_1 = t85 ? halves_1_Lo : halves_0_Lo;
			const double halves_1_Hi_1 = t85 ? halves_0_Hi : halves_1_Hi;
			const double halves_1_Lo_1 = t85 ? halves_0_Lo : halves_1_Lo;
			const double total = f64_zero + halves_0_Hi_1;
			const double total_1 = !DD_IsNaN(halves_0_Hi_1, halves_0_Lo_1) ? total : 0.0;
			if (at_23) floats_0[n_1 + i_1] = (total_1 + f64_tofloat(i_1));
			const double total_2 = total_1 + halves_1_Hi_1;
			const double total_3 = !DD_IsNaN(halves_1_Hi_1, halves_1_Lo_1) ? total_2 : total_1;
			if (at_23) floats_0[n_1 + i_1] = (total_3 + f64_tofloat(i_1));
			const int t105 = count_1[lane];
			if (at_23) out_1_0[i_1] = t105;
		}
	}
}

