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

// Sub returns x - y.
//
// Error: ≤ 2u²|x-y|, as Add. x - x is 0.
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
// Error: ≤ 2u²|x+y| ([ZA25] add2), relative to the sum even where it cancels.
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
	_Pragma("clang loop vectorize(assume_safety)") for (int i_1 = first; i_1 < last; i_1++) {
		double last_1_0[4];
		int count_1;
		int j;
		int cond;
		double s_Hi;
		double s_Lo;
		int i_2;
		count_1 = 0;
		j = 0;
		for (;; j = (int)((uint)j + (uint)1)) {
			const int t4 = j;
			if (!(t4 < n_1)) {
				break;
			}
			const int t7 = j;
			if (t7 == i_1) {
				continue;
			}
			const int t9 = j;
			const double t10 = floats_0[t9];
			if (t10 < 0.0) {
				break;
			}
			const int t13 = j;
			const int k = t13 % 4;
			const int t16 = j;
			const double t17 = floats_0[t16];
			last_1_0[k] = t17;
			const int t18 = j;
			const double t19 = floats_0[t18];
			const int t21 = 1.0 < t19;
			cond = t21;
			if (t21) {
				const int t22 = j;
				const double t23 = x_0[t22];
				const double t24 = x_1[t22];
				cond = DD_Less(t23, t24, 100.0, f64_zero);
			}
			const int t28 = cond;
			if (t28) {
				const int t29 = count_1;
				count_1 = (int)((uint)t29 + (uint)1);
			}
			else {
				const int t32 = count_1;
				count_1 = (int)((uint)t32 + (uint)2);
				for (;; ) {
					const double t35 = last_1_0[k];
					if (!(0x1p-01 < t35)) {
						break;
					}
					const double t39 = last_1_0[k];
					last_1_0[k] = ((t39 * 0x1p-01) - 0x1p-03);
					const int t44 = count_1;
					count_1 = (int)((uint)t44 + (uint)3);
				}
			}
		}
		const int t50 = count_1;
		if (20 < t50) {
			const int t53 = count_1;
			out_1_0[i_1] = (int)((uint)0 - (uint)t53);
			continue;
		}
		const int t61 = (int)((uint)(n_1 / 2) - (uint)0);
		s_Hi = f64_zero;
		s_Lo = f64_zero;
		i_2 = 0;
		for (;; i_2 = (int)((uint)i_2 + (uint)1)) {
			const int t63 = i_2;
			if (!(t63 < t61)) {
				break;
			}
			const double v_Hi = x_0[t63];
			const double v_Lo = x_1[t63];
			const double t68 = s_Hi;
			const double t69 = s_Lo;
			double t70_1;
			const double t70_0 = DD_Add(t68, t69, v_Hi, v_Lo, &t70_1);
			s_Hi = t70_0;
			s_Lo = t70_1;
		}
		const double halves_0_Hi = s_Hi;
		const double halves_0_Lo = s_Lo;
		const double t78 = s_Hi;
		const double t79 = s_Lo;
		double halves_1_Lo;
		const double halves_1_Hi = DD_Neg(t78, t79, &halves_1_Lo);
		const int t83 = count_1;
		const int t87 = (t83 % 2) == 1;
		const double halves_0_Hi_1 = t87 ? halves_1_Hi : halves_0_Hi;
		const double halves_0_Lo_1 = t87 ? halves_1_Lo : halves_0_Lo;
		const double halves_1_Hi_1 = t87 ? halves_0_Hi : halves_1_Hi;
		const double halves_1_Lo_1 = t87 ? halves_0_Lo : halves_1_Lo;
		const double total = f64_zero + halves_0_Hi_1;
		const double total_1 = !DD_IsNaN(halves_0_Hi_1, halves_0_Lo_1) ? total : 0.0;
		floats_0[n_1 + i_1] = (total_1 + f64_tofloat(i_1));
		const double total_2 = total_1 + halves_1_Hi_1;
		const double total_3 = !DD_IsNaN(halves_1_Hi_1, halves_1_Lo_1) ? total_2 : total_1;
		floats_0[n_1 + i_1] = (total_3 + f64_tofloat(i_1));
		const int t107 = count_1;
		out_1_0[i_1] = t107;
	}
}

