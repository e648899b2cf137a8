// e^(π√163) is nearly an integer: prints it in DD and in QD, with digits that are taken off
// one by one. cc -O2 hello.c -lm && ./a.out

#include <stdio.h>

#include "limb.h"

// digits prints x ≥ 1 with n digits behind the point, cut.
static void digits(limb_qd x, int n)
{
	limb_qd unit = {1, 0, 0, 0};
	const limb_qd ten = {10, 0, 0, 0};
	int i, before = 0;
	while (limb_qd_less_equal(limb_qd_mul(unit, ten), x)) {
		unit = limb_qd_mul(unit, ten);
		before++;
	}
	for (i = 0; i <= before + n; i++) {
		int d = 0;
		while (limb_qd_less_equal(unit, x)) {
			x = limb_qd_sub(x, unit);
			d++;
		}
		printf(i == before + 1 ? ".%d" : "%d", d);
		if (i < before)
			unit = limb_qd_div(unit, ten);
		else
			x = limb_qd_mul(x, ten);
	}
	printf("\n");
}

int main(void)
{
	const limb_dd x = limb_dd_exp(limb_dd_mul(limb_dd_acos((limb_dd){-1, 0}), limb_dd_sqrt((limb_dd){163, 0})));
	const limb_qd y = limb_qd_exp(limb_qd_mul(limb_qd_acos((limb_qd){-1, 0, 0, 0}), limb_qd_sqrt((limb_qd){163, 0, 0, 0})));
	digits((limb_qd){x.hi, x.lo, 0, 0}, 10);
	digits(y, 40);
	return 0;
}
