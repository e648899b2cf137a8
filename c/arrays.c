// Functions on arrays, for Python, Julia and all that call C: z, x and y are arrays of n
// numbers, of two doubles each.
// cc -O3 -march=native -shared -fPIC arrays.c -o liblimb.so -lm

#include "limb.h"

void dd_add(limb_dd *restrict z, const limb_dd *restrict x, const limb_dd *restrict y, long n)
{
	for (long i = 0; i < n; i++)
		z[i] = limb_dd_add(x[i], y[i]);
}

void dd_mul(limb_dd *restrict z, const limb_dd *restrict x, const limb_dd *restrict y, long n)
{
	for (long i = 0; i < n; i++)
		z[i] = limb_dd_mul(x[i], y[i]);
}

void dd_exp(limb_dd *restrict z, const limb_dd *restrict x, long n)
{
	for (long i = 0; i < n; i++)
		z[i] = limb_dd_exp(x[i]);
}
