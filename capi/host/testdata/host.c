/* A program that uses liblimb as one in C does. Each of its commands is a test, and says on the last line of its
 * output "ok", or what was wrong:
 *
 *   host cases FILE     functions on operands, and results, from a file that package host has written
 *   host errors         codes and texts, of each thread
 *   host threads        calls from several threads
 *   host fork           a call in a child, and in the parent after it
 *   host hello          a sum, and its text
 *   host cancel         a call that another thread ends
 *   host sparse         a system that is solved by products, of a sparse matrix and of a function
 *   host device         arrays that stay on a device
 */
#define _DEFAULT_SOURCE
#include "liblimb.h"

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define CHECK(condition, ...) do { if (!(condition)) { printf("line %d: ", __LINE__); printf(__VA_ARGS__); printf("\n"); exit(1); } } while (0)

static limb_array array(void *data, ptrdiff_t stride, int type) {
	limb_array a;
	a.data = data;
	a.stride = stride;
	a.type = type;
	return a;
}

/* ---- cases ---- */

static int32_t number(FILE *f) {
	int32_t n;
	CHECK(fread(&n, 4, 1, f) == 1, "the file of cases ends early");
	return n;
}

/* same compares two elements, limb by limb: every NaN is the same. */
static int same(const char *a, const char *b, int type) {
	size_t size = limb_type_size(type), k;
	if (memcmp(a, b, size) == 0) return 1;
	switch (type) {
	case LIMB_F32: case LIMB_DF: case LIMB_QF: case LIMB_CDF: case LIMB_CQF: case LIMB_TF: case LIMB_CTF:
		for (k = 0; k < size; k += 4) {
			float x, y;
			memcpy(&x, a + k, 4), memcpy(&y, b + k, 4);
			if (memcmp(a + k, b + k, 4) != 0 && (x == x || y == y)) return 0;
		}
		return 1;
	case LIMB_F64: case LIMB_DD: case LIMB_QD: case LIMB_CDD: case LIMB_CQD: case LIMB_TD: case LIMB_CTD:
		for (k = 0; k < size; k += 8) {
			double x, y;
			memcpy(&x, a + k, 8), memcpy(&y, b + k, 8);
			if (memcmp(a + k, b + k, 8) != 0 && (x == x || y == y)) return 0;
		}
		return 1;
	}
	return 0;
}

/* run calls a function on arrays with a stride, and returns how many elements are not what they should be. */
static int run(const char *name, int n, int outs, int ins, const int *types, char *const *data, int stride) {
	limb_array a[5];
	char *spread[5];
	int j, i, wrong = 0;
	for (j = 0; j < outs + ins; j++) {
		size_t size = limb_type_size(types[j]);
		spread[j] = calloc((size_t)(n * stride + 1), size);
		a[j] = array(spread[j], stride, types[j]);
		for (i = 0; j >= outs && i < n; i++) memcpy(spread[j] + (size_t)(i * stride) * size, data[j] + (size_t)i * size, size);
	}
	CHECK(limb_map(name, n, a, outs, a + outs, ins) == LIMB_OK, "%s", limb_error_text());
	for (j = 0; j < outs; j++) {
		size_t size = limb_type_size(types[j]);
		for (i = 0; i < n; i++) wrong += !same(spread[j] + (size_t)(i * stride) * size, data[j] + (size_t)i * size, types[j]);
	}
	for (j = 0; j < outs + ins; j++) free(spread[j]);
	return wrong;
}

static void cases(const char *file) {
	FILE *f = fopen(file, "rb");
	int count = 0, elements = 0, control = 0;
	CHECK(f != NULL, "no file %s", file);
	for (;;) {
		char name[64] = "";
		int n, outs, ins, j, types[5];
		char *data[5];
		int length = number(f);
		if (length == 0) break;
		CHECK(length < 64 && fread(name, (size_t)length, 1, f) == 1, "a name of %d bytes", length);
		n = number(f), outs = number(f), ins = number(f);
		CHECK(outs + ins <= 5, "%s has %d arrays", name, outs + ins);
		for (j = 0; j < outs + ins; j++) {
			size_t size = limb_type_size(types[j] = number(f));
			data[j] = malloc((size_t)n * size);
			CHECK(fread(data[j], size, (size_t)n, f) == (size_t)n, "the file ends in %s", name);
		}
		CHECK(run(name, n, outs, ins, types, data, 1) == 0, "%s of %s: other bits", name, limb_type_name(types[outs]));
		CHECK(run(name, n, outs, ins, types, data, 2) == 0, "%s of %s with a stride: other bits", name, limb_type_name(types[outs]));
		for (j = 0; j < n; j++) data[0][(size_t)j * limb_type_size(types[0])] ^= 1; /* the control: bits that are others */
		control += run(name, n, outs, ins, types, data, 1) != 0;
		for (j = 0; j < outs + ins; j++) free(data[j]);
		count++, elements += n;
	}
	fclose(f);
	CHECK(count > 600 && control == count, "%d functions, and a planted bit was seen in %d", count, control);
	printf("%d functions, %d elements each way, planted bits seen in %d\n", count, elements, control);
}

/* ---- errors ---- */

static void *other_thread(void *p) {
	double x = 1, y;
	limb_array in = array(&x, 1, LIMB_F64), out = array(&y, 1, LIMB_F64);
	CHECK(limb_error_text()[0] == 0, "a new thread has the error %s", limb_error_text());
	CHECK(limb_map("no_such", 1, &out, 1, &in, 1) == LIMB_NAME, "%s", limb_error_text());
	CHECK(strstr(limb_error_text(), "no_such") != NULL, "%s", limb_error_text());
	return p;
}

static void errors(void) {
	double x[4] = {1, 0, 2, 0}, y[4] = {7, 7, 7, 7};
	limb_array in = array(x, 1, LIMB_DD), out = array(y, 1, LIMB_DD);
	limb_handle h = NULL;
	char *text = NULL;
	pthread_t t;
	CHECK(limb_map(NULL, 2, &out, 1, &in, 1) == LIMB_NULL, "%s", limb_error_text());
	CHECK(limb_map("exp", 2, NULL, 1, &in, 1) == LIMB_NULL, "%s", limb_error_text());
	CHECK(limb_map("exp", 2, &out, -1, &in, 1) == LIMB_SIZE, "%s", limb_error_text());
	CHECK(limb_map("exp", 2, &out, 1, &in, 1 << 30) == LIMB_SIZE, "%s", limb_error_text());
	CHECK(limb_map("exp", -2, &out, 1, &in, 1) == LIMB_SIZE, "%s", limb_error_text());
	out = array(y, 1, LIMB_QD);
	CHECK(limb_map("exp", 2, &out, 1, &in, 1) == LIMB_TYPE, "%s", limb_error_text());
	out = array(x + 2, 1, LIMB_DD);
	CHECK(limb_map("exp", 2, &out, 1, &in, 1) == LIMB_OVERLAP, "%s", limb_error_text());
	out = array((char *)y + 1, 1, LIMB_DD);
	CHECK(limb_map("exp", 1, &out, 1, &in, 1) == LIMB_ALIGNMENT, "%s", limb_error_text());
	CHECK(strstr(limb_error_text(), "limb_map: ") == limb_error_text(), "%s", limb_error_text());
	CHECK(x[0] == 1 && x[2] == 2 && y[0] == 7 && y[3] == 7, "a call that failed has written");
	pthread_create(&t, NULL, other_thread, NULL);
	pthread_join(t, NULL);
	CHECK(strstr(limb_error_text(), "no_such") == NULL, "the error of another thread: %s", limb_error_text());
	CHECK(limb_close(h) == LIMB_HANDLE && limb_close((limb_handle)(uintptr_t)1) == LIMB_HANDLE, "%s", limb_error_text());
	CHECK(limb_accumulator(NULL) == LIMB_NULL, "%s", limb_error_text());
	CHECK(limb_accumulator(&h) == LIMB_OK && limb_fft_length(5, NULL) == LIMB_NULL, "%s", limb_error_text());
	CHECK(limb_fft_sizes(h, NULL, NULL) == LIMB_HANDLE, "%s", limb_error_text());
	CHECK(limb_close(h) == LIMB_OK && limb_close(h) == LIMB_HANDLE, "%s", limb_error_text());
	CHECK(limb_device_open(&h, "nowhere:7") == LIMB_DEVICE && strstr(limb_error_text(), "nowhere"), "%s", limb_error_text());
	CHECK(limb_format(1, &in, 'g', -1, NULL) == LIMB_NULL, "%s", limb_error_text());
	CHECK(limb_format(1, &in, 'g', -1, &text) == LIMB_OK && strcmp(text, "1") == 0, "%s", text);
	limb_free(text);
	limb_free(NULL);
	CHECK(strcmp(limb_code_name(LIMB_OVERLAP), "LIMB_OVERLAP") == 0 && limb_code_name(99)[0] == 0 && limb_code_name(-1)[0] == 0, "names of codes");
	CHECK(strcmp(limb_code_name(LIMB_INTERNAL), "LIMB_INTERNAL") == 0, "names of codes");
	CHECK(limb_type_size(LIMB_CQD) == 64 && limb_type_size(LIMB_CTD) == 48 && limb_type_size(LIMB_TF) == 12 && limb_type_size(LIMB_C128) == 16 && limb_type_size(0) == 0 && limb_type_size(-3) == 0 && limb_type_size(99) == 0, "sizes");
	CHECK(limb_abi() == LIMB_ABI, "limb_abi() is %d", limb_abi());
	CHECK(limb_version()[0] != 0, "no version");
}

/* ---- threads ---- */

enum { THREADS = 8, LENGTH = 3000, ROUNDS = 20 };

static limb_handle shared;

static void *work(void *p) {
	static double x[THREADS][2 * LENGTH], y[THREADS][2 * LENGTH];
	long id = (long)(intptr_t)p, i, round;
	limb_array in = array(x[id], 1, LIMB_DD), out = array(y[id], 1, LIMB_DD);
	for (i = 0; i < LENGTH; i++) x[id][2 * i] = (double)(id + 1) / (double)(i + 1);
	for (round = 0; round < ROUNDS; round++) {
		CHECK(limb_map("exp", LENGTH, &out, 1, &in, 1) == LIMB_OK, "%s", limb_error_text());
		CHECK(limb_map("log", LENGTH, &out, 1, &out, 1) == LIMB_OK, "%s", limb_error_text());
		CHECK(limb_accumulate(shared, LENGTH, &in) == LIMB_OK, "%s", limb_error_text());
		CHECK(limb_map("not", LENGTH, &out, 1, &in, (int)id % 3) == LIMB_NAME, "%s", limb_error_text());
	}
	return p;
}

/* threads compares the sum of all, which is exact, with that of one thread. */
static void threads(void) {
	pthread_t t[THREADS];
	limb_handle once, all;
	double a[4], b[4], x[2] = {0, 0};
	limb_array first = array(a, 1, LIMB_QD), second = array(b, 1, LIMB_QD), in = array(x, 1, LIMB_DD);
	long i, id;
	CHECK(limb_accumulator(&shared) == LIMB_OK && limb_accumulator(&once) == LIMB_OK && limb_accumulator(&all) == LIMB_OK, "%s", limb_error_text());
	for (i = 0; i < THREADS; i++) pthread_create(&t[i], NULL, work, (void *)(intptr_t)i);
	for (i = 0; i < THREADS; i++) pthread_join(t[i], NULL);
	for (id = 0; id < THREADS; id++)
		for (i = 0; i < LENGTH; i++) {
			x[0] = (double)(id + 1) / (double)(i + 1);
			CHECK(limb_accumulate(once, 1, &in) == LIMB_OK, "%s", limb_error_text());
		}
	for (i = 0; i < ROUNDS; i++) CHECK(limb_accumulator_merge(all, once) == LIMB_OK, "%s", limb_error_text());
	CHECK(limb_accumulator_total(shared, &first, 0) == LIMB_OK && limb_accumulator_total(all, &second, 0) == LIMB_OK, "%s", limb_error_text());
	CHECK(memcmp(a, b, sizeof a) == 0, "the sum of %d threads is %.17g, of one %.17g", THREADS, a[0], b[0]);
	CHECK(limb_accumulator_total(once, &second, 0) == LIMB_OK && memcmp(a, b, sizeof a) != 0, "the sum of one round is that of all");
}

/* ---- fork ---- */

static void in_fork(void) {
	double x[2] = {2, 0}, y[2];
	limb_array in = array(x, 1, LIMB_DD), out = array(y, 1, LIMB_DD);
	int status;
	pid_t child;
	CHECK(limb_map("sqrt", 1, &out, 1, &in, 1) == LIMB_OK, "%s", limb_error_text());
	child = fork();
	if (child == 0) {
		char *json = NULL;
		alarm(20); /* a call that hangs */
		if (limb_map("sqrt", 1, &out, 1, &in, 1) != LIMB_FORKED || strstr(limb_error_text(), "fork") == NULL) _exit(2);
		if (limb_functions(&json) != LIMB_FORKED || limb_close(NULL) != LIMB_FORKED) _exit(3);
		if (strcmp(limb_code_name(LIMB_FORKED), "LIMB_FORKED") != 0 || limb_type_size(LIMB_DD) != 16) _exit(4);
		_exit(17);
	}
	CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 17, "the child ended with %#x", (unsigned)status);
	CHECK(limb_map("sqrt", 1, &out, 1, &in, 1) == LIMB_OK && y[0] > 1.4, "%s", limb_error_text());
}

static void hello(void) {
	double x[4] = {0}, z[4];
	limb_array in = array(x, 1, LIMB_QD), out = array(z, 1, LIMB_QD);
	char *text;
	CHECK(limb_parse(1, &in, "2", 1) == LIMB_OK, "%s", limb_error_text());
	CHECK(limb_map("sqrt", 1, &out, 1, &in, 1) == LIMB_OK, "%s", limb_error_text());
	CHECK(limb_format(1, &out, 'g', 60, &text) == LIMB_OK, "%s", limb_error_text());
	CHECK(strcmp(text, "1.41421356237309504880168872420969807856967187537694807317668") == 0, "%s", text);
	puts(text);
	limb_free(text);
}

/* ---- cancel ---- */

static void *later(void *c) {
	usleep(50000);
	CHECK(limb_cancel((limb_handle)c) == LIMB_OK, "%s", limb_error_text());
	return NULL;
}

static void cancel(void) {
	enum { N = 60 }; /* one takes no second in an emulator */
	static double a[N][N][4], b[N][4], x[N][4]; /* QD */
	limb_matrix ma = {a, N, N, N, LIMB_QD}, mb = {b, N, 1, 1, LIMB_QD}, mx = {x, N, 1, 1, LIMB_QD};
	limb_handle c;
	pthread_t t;
	int i, j, code;
	for (i = 0; i < N; i++) {
		for (j = 0; j < N; j++) a[i][j][0] = i == j ? N : 1 / (1.0 + i + j);
		b[i][0] = i;
	}
	CHECK(limb_canceller(&c) == LIMB_OK && limb_cancel_by(c) == LIMB_OK, "%s", limb_error_text());
	pthread_create(&t, NULL, later, c);
	while ((code = limb_mat_solve(&mx, &ma, &mb)) == LIMB_OK) /* it is ended, whenever that is */
		;
	CHECK(code == LIMB_CANCELED && strstr(limb_error_text(), "limb_mat_solve") != NULL, "code %d: %s", code, limb_error_text());
	CHECK(limb_mat_solve(&mx, &ma, &mb) == LIMB_CANCELED, "a call after it");
	pthread_join(t, NULL);
	CHECK(limb_cancel_by(NULL) == LIMB_OK && limb_mat_solve(&mx, &ma, &mb) == LIMB_OK, "%s", limb_error_text());
	CHECK(limb_cancel_by(c) == LIMB_OK && limb_close(c) == LIMB_OK && limb_mat_solve(&mx, &ma, &mb) == LIMB_HANDLE, "a closed one");
	CHECK(limb_cancel_by(c) == LIMB_HANDLE && limb_cancel_by(NULL) == LIMB_OK, "%s", limb_error_text());
}

/* ---- sparse ---- */

/* product sets y to Ax, A having 3 on its diagonal and -1 beside it: the same as the sparse matrix. */
static int product(void *user, ptrdiff_t n, const limb_array *y, const limb_array *x) {
	double (*out)[2] = y->data, (*in)[2] = x->data, three[2] = {3, 0};
	limb_array k = array(three, 0, LIMB_DD), operands[2], part = *y;
	int *calls = user, code;
	if (++*calls > 1000) return 1;
	operands[0] = *x, operands[1] = k;
	if ((code = limb_map("mul", n, y, 1, operands, 2)) != LIMB_OK) return code;
	part.data = out + 1; /* y[1 …] -= x[0 …], and the other way round */
	operands[0] = part, operands[1] = *x;
	if ((code = limb_map("sub", n - 1, &part, 1, operands, 2)) != LIMB_OK) return code;
	operands[0] = *y, operands[1].data = in + 1;
	return limb_map("sub", n - 1, y, 1, operands, 2); /* y, from its first element on */
}

static int refuse(void *user, ptrdiff_t n, const limb_array *y, const limb_array *x) {
	(void)user, (void)n, (void)y, (void)x;
	return 5;
}

static void sparse(void) {
	enum { N = 100 };
	static double values[3 * N][2], b[N][2], x[N][2], z[N][2], r[N][2];
	static int64_t row[3 * N], col[3 * N];
	limb_array mv = array(values, 1, LIMB_DD), mb = array(b, 1, LIMB_DD), mx = array(x, 1, LIMB_DD), mz = array(z, 1, LIMB_DD), mr = array(r, 1, LIMB_DD);
	limb_array pair[2];
	limb_handle m;
	int i, j, count = 0, steps = 0, called = 0;
	double worst[2];
	limb_array large = array(worst, 1, LIMB_DD);
	for (i = 0; i < N; i++) {
		b[i][0] = i + 1;
		for (j = i - 1; j <= i + 1; j++)
			if (j >= 0 && j < N) row[count] = i, col[count] = j, values[count++][0] = i == j ? 3 : -1;
	}
	CHECK(limb_sparse(&m, N, N, count, row, col, &mv) == LIMB_OK, "%s", limb_error_text());
	CHECK(limb_krylov("cg", N, &mx, &mb, 1e-28, 300, limb_sparse_apply, m, &steps) == LIMB_OK && steps > 10, "%s", limb_error_text());
	CHECK(limb_krylov("gmres", N, &mz, &mb, 1e-28, 300, product, &called, NULL) == LIMB_OK && called > 10, "%s", limb_error_text());
	CHECK(limb_sparse_mul(m, &mr, &mx) == LIMB_OK, "%s", limb_error_text());
	for (i = 0; i < N; i++) {
		pair[0] = array(r[i], 1, LIMB_DD), pair[1] = array(b[i], 1, LIMB_DD);
		CHECK(limb_map("sub", 1, &large, 1, pair, 2) == LIMB_OK && worst[0] < 1e-24 && worst[0] > -1e-24, "row %d is wrong by %g", i, worst[0]);
		pair[0] = array(x[i], 1, LIMB_DD), pair[1] = array(z[i], 1, LIMB_DD);
		CHECK(limb_map("sub", 1, &large, 1, pair, 2) == LIMB_OK && worst[0] < 1e-24 && worst[0] > -1e-24, "the methods differ in row %d by %g", i, worst[0]);
	}
	CHECK(limb_krylov("cg", N, &mx, &mb, 1e-28, 300, refuse, NULL, NULL) == LIMB_CALLBACK && strstr(limb_error_text(), "5"), "%s", limb_error_text());
	CHECK(limb_krylov("cg", N, &mx, &mb, 1e-28, 2, limb_sparse_apply, m, NULL) == LIMB_NO_CONVERGENCE, "%s", limb_error_text());
	CHECK(limb_krylov("cg", N, &mx, &mb, 1e-28, 2, NULL, NULL, NULL) == LIMB_NULL, "%s", limb_error_text());
	CHECK(limb_close(m) == LIMB_OK, "%s", limb_error_text());
}

/* ---- device ---- */

static void device(void) {
	enum { N = 64 };
	static float x[N][2], y[N][2], want[N][2], z[N][4]; /* DF, CDF */
	float sum[2], expected[2];
	limb_array ax = array(x, 1, LIMB_DF), ay = array(y, 1, LIMB_DF), aw = array(want, 1, LIMB_DF), as = array(sum, 1, LIMB_DF), ae = array(expected, 1, LIMB_DF), az = array(z, 1, LIMB_CDF);
	limb_matrix mx = {x, 8, 8, 8, LIMB_DF}, my = {y, 8, 8, 8, LIMB_DF}, mw = {want, 8, 8, 8, LIMB_DF};
	limb_handle d, there, result, spectrum, plan;
	ptrdiff_t length = N;
	int i;
	for (i = 0; i < N; i++) x[i][0] = (float)(i * i % 11 - 5) / 4;
	CHECK(limb_device_open(&d, "cpu") == LIMB_OK, "%s", limb_error_text());
	CHECK(limb_device_array(&there, d, N, LIMB_DF) == LIMB_OK && limb_device_array(&result, d, N, LIMB_DF) == LIMB_OK, "%s", limb_error_text());
	CHECK(limb_device_upload(there, &ax) == LIMB_OK, "%s", limb_error_text());
	CHECK(limb_device_apply("exp", &result, 1, &there, 1) == LIMB_OK && limb_device_download(result, &ay) == LIMB_OK, "%s", limb_error_text());
	CHECK(limb_map("exp", N, &aw, 1, &ax, 1) == LIMB_OK && memcmp(y, want, sizeof y) == 0, "exp has other bits");
	CHECK(limb_device_reduce("sum", &as, &result, 1) == LIMB_OK && limb_reduce("sum", N, &ae, &ay, 1) == LIMB_OK && memcmp(sum, expected, sizeof sum) == 0, "the sum is %g, want %g", sum[0], expected[0]);
	CHECK(limb_device_reduce("exact_sum", &as, &result, 1) == LIMB_OK && limb_reduce("exact_sum", N, &ae, &ay, 1) == LIMB_OK && memcmp(sum, expected, sizeof sum) == 0, "the exact sum is %g, want %g", sum[0], expected[0]);
	CHECK(limb_device_product(result, there, there, 8, 8, 8, 0) == LIMB_OK, "%s", limb_error_text());
	CHECK(limb_device_download(result, &ay) == LIMB_OK && limb_mat_mul(&mw, &mx, &mx, 0) == LIMB_OK && memcmp(my.data, want, sizeof want) == 0, "the product has other bits");
	CHECK(limb_device_solve(result, there, there, 8, 8) == LIMB_OK, "%s", limb_error_text());
	CHECK(limb_device_download(result, &ay) == LIMB_OK && limb_mat_solve(&mw, &mx, &mx) == LIMB_OK && memcmp(my.data, want, sizeof want) == 0, "the solution has other bits");
	CHECK(limb_device_fft(&plan, d, LIMB_DF, 1, &length, 0, NULL, 0) == LIMB_OK && limb_device_array(&spectrum, d, N / 2 + 1, LIMB_CDF) == LIMB_OK, "%s", limb_error_text());
	CHECK(limb_device_fft_forward(plan, spectrum, there) == LIMB_OK && limb_device_download(spectrum, &az) == LIMB_OK, "%s", limb_error_text());
	CHECK(limb_device_fft_inverse(plan, result, spectrum) == LIMB_OK && limb_device_download(result, &ay) == LIMB_OK, "%s", limb_error_text());
	for (i = 0; i < N; i++) CHECK(y[i][0] / N - x[i][0] < 1e-6f && x[i][0] - y[i][0] / N < 1e-6f, "element %d of the inverse is %g, want %g", i, y[i][0] / N, x[i][0]);
	CHECK(limb_device_apply("exp", &spectrum, 1, &there, 1) != LIMB_OK, "an array of another type and length is taken");
	CHECK(limb_close(plan) == LIMB_OK && limb_close(spectrum) == LIMB_OK && limb_close(result) == LIMB_OK && limb_close(there) == LIMB_OK && limb_close(d) == LIMB_OK, "%s", limb_error_text());
}

int main(int argc, char **argv) {
	const char *what = argc > 1 ? argv[1] : "hello";
	if (strcmp(what, "cases") == 0 && argc > 2) cases(argv[2]);
	else if (strcmp(what, "errors") == 0) errors();
	else if (strcmp(what, "threads") == 0) threads();
	else if (strcmp(what, "fork") == 0) in_fork();
	else if (strcmp(what, "hello") == 0) hello();
	else if (strcmp(what, "cancel") == 0) cancel();
	else if (strcmp(what, "sparse") == 0) sparse();
	else if (strcmp(what, "device") == 0) device();
	else CHECK(0, "no test %s", what);
	puts("ok");
	return 0;
}
