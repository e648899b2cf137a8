// Times limb.h and libqd on arrays of 256 numbers, in turns, and prints medians, in ns for each
// number. g++ -O3 -march=native libqd.cpp -lqd -lm && ./a.out

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <qd/qd_real.h>
#include <vector>

#include "limb.h"

const int N = 256, TURNS = 31;

template <class F> double once(F f, int loops)
{
	const auto start = std::chrono::steady_clock::now();
	for (int k = 0; k < loops; k++)
		f();
	const std::chrono::duration<double, std::nano> t = std::chrono::steady_clock::now() - start;
	return t.count() / loops / N;
}

template <class F, class G> void turns(const char *what, int loops, F limb, G libqd)
{
	std::vector<double> a, b;
	for (int k = 0; k < TURNS; k++) {
		a.push_back(once(limb, loops));
		b.push_back(once(libqd, loops));
	}
	std::sort(a.begin(), a.end());
	std::sort(b.begin(), b.end());
	std::printf("%-8s %9.2f %9.2f %7.1f\n", what, a[TURNS / 2], b[TURNS / 2], b[TURNS / 2] / a[TURNS / 2]);
}

// used is where a compiler thinks that arrays are read and written.
template <class T> void used(T *x, T *y, T *z) { __asm__ volatile("" : : "r"(x), "r"(y), "r"(z) : "memory"); }

#define TIME(what, loops, expression, other) \
	turns(what, loops, \
		[] { used(x, y, z); for (int i = 0; i < N; i++) z[i] = expression; used(x, y, z); }, \
		[] { used(a, b, c); for (int i = 0; i < N; i++) c[i] = other; used(a, b, c); })

static double random1() { return std::rand() / (RAND_MAX + 1.0) + 0.5; }

namespace dd {
static limb_dd x[N], y[N], z[N];
static dd_real a[N], b[N], c[N];

void run()
{
	for (int i = 0; i < N; i++) {
		a[i] = dd_real(random1()) * random1();
		b[i] = dd_real(random1()) * random1();
		x[i] = limb_dd{a[i].x[0], a[i].x[1]};
		y[i] = limb_dd{b[i].x[0], b[i].x[1]};
	}
	TIME("DD add", 2000, limb_dd_add(x[i], y[i]), a[i] + b[i]);
	TIME("DD mul", 2000, limb_dd_mul(x[i], y[i]), a[i] * b[i]);
	TIME("DD div", 500, limb_dd_div(x[i], y[i]), a[i] / b[i]);
	TIME("DD exp", 50, limb_dd_exp(x[i]), exp(a[i]));
	TIME("DD log", 50, limb_dd_log(x[i]), log(a[i]));
	TIME("DD sin", 50, limb_dd_sin(x[i]), sin(a[i]));
}
} // namespace dd

namespace qd {
static limb_qd x[N], y[N], z[N];
static qd_real a[N], b[N], c[N];

void run()
{
	for (int i = 0; i < N; i++) {
		a[i] = qd_real(random1()) * random1() * random1() * random1();
		b[i] = qd_real(random1()) * random1() * random1() * random1();
		x[i] = limb_qd{a[i].x[0], a[i].x[1], a[i].x[2], a[i].x[3]};
		y[i] = limb_qd{b[i].x[0], b[i].x[1], b[i].x[2], b[i].x[3]};
	}
	TIME("QD add", 200, limb_qd_add(x[i], y[i]), a[i] + b[i]);
	TIME("QD mul", 200, limb_qd_mul(x[i], y[i]), a[i] * b[i]);
	TIME("QD div", 50, limb_qd_div(x[i], y[i]), a[i] / b[i]);
	TIME("QD exp", 5, limb_qd_exp(x[i]), exp(a[i]));
	TIME("QD log", 5, limb_qd_log(x[i]), log(a[i]));
	TIME("QD sin", 5, limb_qd_sin(x[i]), sin(a[i]));
}
} // namespace qd

int main()
{
	std::printf("%-8s %9s %9s %7s\n", "ns", "limb.h", "libqd", "times");
	dd::run();
	qd::run();
}
