// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
static inline double f64_TwoSum(double a, double b, double *e)
{
	const double s = a + b;
	const double v = s - a;
	const double e_1 = (a - (s - v)) + (b - v);
	*e = e_1;
	return s;
}

// TwoSum returns s = RN(a + b), the rounded sum, and its error e: s + e = a + b.
//
// Error: exact ([Knu97] 4.2.2 Theorem B, [Moe65]).
// Domain: |a + b| below the overflow threshold, |b| below the largest finite
// number (at it, s - a may overflow). Underflow is harmless.
// Special: where s is infinite or NaN, e is NaN.
// Cost: 6 flops.
__kernel void map_f64_TwoSum(const int n, __global double *out0, const int out0_at, const int out0_len, const int out0_stride, __global double *out1, const int out1_at, const int out1_len, const int out1_stride, __global const double *in0, const int in0_at, const int in0_len, const int in0_stride, __global const double *in1, const int in1_at, const int in1_len, const int in1_stride)
{
	const int i_1 = get_global_id(0);
	__global double *out0_0 = out0 + out0_at;
	__global double *out1_0 = out1 + out1_at;
	__global const double *in0_0 = in0 + in0_at;
	__global const double *in1_0 = in1 + in1_at;
	if (i_1 >= n) return;
	const double t1 = in0_0[i_1];
	const double t2 = in1_0[i_1];
	double t3_1;
	const double t3_0 = f64_TwoSum(t1, t2, &t3_1);
	out0_0[i_1] = t3_0;
	out1_0[i_1] = t3_1;
}

