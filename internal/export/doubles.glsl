// What looks at a double looks at its two words, the lower one first.

#define IS_FINITE64(x) ((BITS64(x).y & 0x7ff00000u) != 0x7ff00000u)
#define IS_NAN64(x) limb_nan64(BITS64(x))
#ifdef LIMB_ZERO
#define RN64(x) FLOAT64((BITS64(x) ^ uvec2(LIMB_ZERO, LIMB_ZERO)) | uvec2(0u, LIMB_NAN))
#define ZERO64 FLOAT64(uvec2(LIMB_ZERO, (LIMB_ZERO) | LIMB_NAN))
#else
#define RN64(x) (x)
#define ZERO64 0.0lf
#endif

bool limb_nan64(uvec2 w)
{
	return (w.y & 0x7fffffffu) + uint(w.x != 0u) > 0x7ff00000u;
}

double limb_masked64(double x, uint low, uint high)
{
	return FLOAT64(BITS64(x) & uvec2(low, high));
}

double limb_copysign64(double x, double y)
{
	uvec2 w = BITS64(x);
	return FLOAT64(uvec2(w.x, (w.y & 0x7fffffffu) | (BITS64(y).y & 0x80000000u)));
}

double limb_chop64(double x, uint n)
{
	return limb_masked64(x, n < 32u ? 0xffffffffu << n : 0u, n > 32u ? 0xffffffffu << (n - 32u) : 0xffffffffu);
}

double limb_trunc64(double x)
{
	int n = 1075 - int(BITS64(x).y >> 20 & 2047u); // that many of the lowest bits are a fraction
	return n > 52 ? limb_masked64(x, 0u, 0x80000000u) : limb_chop64(x, uint(max(n, 0)));
}

double limb_floor64(double x)
{
	double y = limb_trunc64(x);
	precise double z = y - 1.0lf;
	return y > x ? z : y;
}
