// Prints eigen.txt: eigenvalues and singular values with 70 digits, enclosed by arb_mat with 400 bits.
//
//	cc -O testdata/eigen.c -lflint-arb -lflint -o eigen && ./eigen > testdata/eigen.txt
//
// A line is the name of a matrix, what the number is, its real and its imaginary part.
#include <acb_mat.h>
#include <stdio.h>
#include <stdlib.h>

enum { BITS = 400, DIGITS = 70 };

static long choose(long n, long k) {
	long c = 1;
	for (long i = 1; i <= k; i++)
		c = c * (n - k + i) / i;
	return c;
}

static long max(long a, long b) { return a > b ? a : b; }

static long wilkinson(long i, long j) { return i == j ? labs(10 - i) : labs(i - j) == 1; }
static long pascal(long i, long j) { return choose(i + j, i); }
static long mixed(long i, long j) { return (i * i + j * j + 3 * i * j) % 17 - 8; }
static long frank(long i, long j) { return j < i - 1 ? 0 : 12 - max(i, j); }
static long grcar(long i, long j) { return i == j + 1 ? -1 : i <= j && j <= i + 3; }
static long oblong(long i, long j) { return (5 * i + 3 * j + i * j) % 23 - 11; }

// eigen prints the eigenvalues of a, or their roots.
static void eigen(const char *name, const char *kind, acb_mat_t a, int roots) {
	slong n = acb_mat_nrows(a);
	acb_mat_t right;
	acb_mat_init(right, n, n);
	acb_ptr approximate = _acb_vec_init(n), values = _acb_vec_init(n);
	mag_t tol;
	mag_init(tol);
	mag_set_ui_2exp_si(tol, 1, -2 * BITS);
	acb_mat_approx_eig_qr(approximate, NULL, right, a, tol, 0, 2 * BITS);
	if (!acb_mat_eig_simple(values, NULL, NULL, a, approximate, right, 2 * BITS)) {
		fprintf(stderr, "%s: not enclosed\n", name);
		exit(1);
	}
	for (slong i = 0; i < n; i++) {
		acb_ptr x = values + i;
		if (roots)
			arb_sqrt(acb_realref(x), acb_realref(x), BITS);
		if (acb_rel_accuracy_bits(x) < 240) {
			fprintf(stderr, "%s: %ld has %ld bits\n", name, (long)i, (long)acb_rel_accuracy_bits(x));
			exit(1);
		}
		printf("%s %s ", name, kind);
		arb_printn(acb_realref(x), DIGITS, ARB_STR_NO_RADIUS);
		printf(" ");
		if (arb_contains_zero(acb_imagref(x)))
			printf("0");
		else
			arb_printn(acb_imagref(x), DIGITS, ARB_STR_NO_RADIUS);
		printf("\n");
	}
	_acb_vec_clear(approximate, n);
	_acb_vec_clear(values, n);
	acb_mat_clear(right);
}

static void of(const char *name, long rows, long cols, long (*element)(long, long)) {
	acb_mat_t a, t, p;
	acb_mat_init(a, rows, cols);
	acb_mat_init(t, cols, rows);
	acb_mat_init(p, cols, cols);
	for (long i = 0; i < rows; i++)
		for (long j = 0; j < cols; j++)
			acb_set_si(acb_mat_entry(a, i, j), element(i, j));
	if (rows == cols)
		eigen(name, "eigenvalue", a, 0);
	acb_mat_transpose(t, a);
	acb_mat_mul(p, t, a, 4 * BITS); // of integers, exact
	eigen(name, "singular", p, 1);
	acb_mat_clear(a);
	acb_mat_clear(t);
	acb_mat_clear(p);
}

int main(void) {
	of("wilkinson", 21, 21, wilkinson);
	of("pascal", 10, 10, pascal);
	of("mixed", 14, 14, mixed);
	of("frank", 12, 12, frank);
	of("grcar", 16, 16, grcar);
	of("oblong", 12, 8, oblong);
	return 0;
}
