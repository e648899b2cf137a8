/* The functions of liblimb.h: each asks whether the process is the child of a fork, and goes on in Go. What a
 * thread's last error was is kept here, since Go's goroutines have no threads of their own. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
#include <pthread.h>
#endif

#include "_cgo_export.h"

/* The text of a thread's last error. It is allocated by the first error, and freed where the thread ends: the memory that threads have
 * by themselves has room for little of a library that is loaded by dlopen. */
enum { LONGEST = 4096 };
static __thread char *error_text;

#ifndef _WIN32
static pthread_key_t at_end;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static void forget(void *text) { free(text); error_text = NULL; }
static void make_key(void) { pthread_key_create(&at_end, forget); }
#endif

/* limb_fail keeps the text of an error for the thread that calls: Go's side of the door calls it. */
void limb_fail(const char *text, size_t length) {
	if (error_text == NULL) {
		error_text = malloc(LONGEST);
		if (error_text == NULL) return;
#ifndef _WIN32
		pthread_once(&once, make_key);
		pthread_setspecific(at_end, error_text);
#endif
	}
	if (length >= LONGEST) {
		length = LONGEST - 1;
		while (length > 0 && ((unsigned char)text[length] & 0xC0) == 0x80) length--; /* a whole letter */
	}
	memcpy(error_text, text, length);
	error_text[length] = 0;
}

/* limb_keep copies what Go made to memory that limb_free frees. NULL where there is none. */
void *limb_keep(const void *bytes, size_t size) {
	char *p = malloc(size + 1);
	if (p == NULL) return NULL;
	if (size > 0) memcpy(p, bytes, size);
	p[size] = 0;
	return p;
}

static volatile int forked;

#ifndef _WIN32
static void in_child(void) { forked = 1; }

__attribute__((constructor)) static void watch_forks(void) { pthread_atfork(NULL, NULL, in_child); }
#endif

static int refuse_forked(void) {
	static const char text[] = "the process is the child of a fork, and the library's threads are in its parent: load the library in the child (exec), or start processes before it is loaded";
	limb_fail(text, sizeof text - 1);
	return LIMB_FORKED;
}

/* DOOR is the body of every call that goes on in Go. */
#define DOOR(call) do { if (forked) return refuse_forked(); return call; } while (0)

/* ID is what Go has of a handle. */
#define ID(h) ((uintptr_t)(h))

int limb_abi(void) { return LIMB_ABI; }
const char *limb_version(void) { return LIMB_VERSION; }
const char *limb_error_text(void) { return error_text == NULL ? "" : error_text; }
void limb_free(void *p) { free(p); }

const char *limb_code_name(int code) {
	static const char *const names[] = {
		"LIMB_OK", "LIMB_NULL", "LIMB_SIZE", "LIMB_NAME", "LIMB_TYPE", "LIMB_OVERLAP", "LIMB_ALIGNMENT", "LIMB_TEXT", "LIMB_RANGE", "LIMB_HANDLE",
		"LIMB_NOT_FINITE", "LIMB_SINGULAR", "LIMB_NOT_POSITIVE", "LIMB_NO_CONVERGENCE", "LIMB_TOLERANCE", "LIMB_DEVICE", "LIMB_MEMORY", "LIMB_FORKED", "LIMB_INTERNAL",
		"LIMB_CANCELED", "LIMB_CALLBACK"};
	return code >= 0 && code < (int)(sizeof names / sizeof *names) ? names[code] : "";
}

static const struct { const char *name; size_t size; } types[] = {
	{"", 0}, {"F32", 4}, {"F64", 8}, {"DF", 8}, {"DD", 16}, {"QF", 16}, {"QD", 32}, {"CDF", 16}, {"CDD", 32}, {"CQF", 32}, {"CQD", 64},
	{"I32", 4}, {"I64", 8}, {"BOOL", 1}, {"C64", 8}, {"C128", 16}};
#define KNOWN(type) ((type) > 0 && (type) < (int)(sizeof types / sizeof *types) ? (type) : 0)

size_t limb_type_size(int type) { return types[KNOWN(type)].size; }
const char *limb_type_name(int type) { return types[KNOWN(type)].name; }

int limb_close(limb_handle h) { DOOR(limbGo_close(ID(h))); }
int limb_threads(int n, int *previous) { DOOR(limbGo_threads(n, previous)); }
int limb_level(char **text) { DOOR(limbGo_level(text)); }

int limb_map(const char *name, ptrdiff_t n, const limb_array *out, int outs, const limb_array *in, int ins) { DOOR(limbGo_map((char *)name, n, (limb_array *)out, outs, (limb_array *)in, ins)); }
int limb_functions(char **json) { DOOR(limbGo_functions(json)); }
int limb_convert(ptrdiff_t n, const limb_array *out, const limb_array *in) { DOOR(limbGo_convert(n, (limb_array *)out, (limb_array *)in)); }
int limb_from_limbs(ptrdiff_t n, const limb_array *out, const limb_array *in, int limbs) { DOOR(limbGo_from_limbs(n, (limb_array *)out, (limb_array *)in, limbs)); }
int limb_linspace(ptrdiff_t n, const limb_array *out, const void *a, const void *b) { DOOR(limbGo_linspace(n, (limb_array *)out, (void *)a, (void *)b)); }
int limb_cum_sum(ptrdiff_t n, const limb_array *out, const limb_array *in) { DOOR(limbGo_cum_sum(n, (limb_array *)out, (limb_array *)in)); }
int limb_sort(ptrdiff_t n, const limb_array *x) { DOOR(limbGo_sort(n, (limb_array *)x)); }
int limb_horner(ptrdiff_t n, const limb_array *out, const limb_array *x, const limb_array *c, ptrdiff_t count) { DOOR(limbGo_horner(n, (limb_array *)out, (limb_array *)x, (limb_array *)c, count)); }

int limb_reduce(const char *name, ptrdiff_t n, const limb_array *out, const limb_array *in, int ins) { DOOR(limbGo_reduce((char *)name, n, (limb_array *)out, (limb_array *)in, ins)); }
int limb_reduce_rows(const char *name, ptrdiff_t rows, ptrdiff_t n, const limb_array *out, const limb_array *in, int ins, const ptrdiff_t *steps) { DOOR(limbGo_reduce_rows((char *)name, rows, n, (limb_array *)out, (limb_array *)in, ins, (ptrdiff_t *)steps)); }
int limb_accumulator(limb_handle *a) { DOOR(limbGo_accumulator((uintptr_t *)a)); }
int limb_accumulate(limb_handle a, ptrdiff_t n, const limb_array *x) { DOOR(limbGo_accumulate(ID(a), n, (limb_array *)x)); }
int limb_accumulate_dot(limb_handle a, ptrdiff_t n, const limb_array *x, const limb_array *y) { DOOR(limbGo_accumulate_dot(ID(a), n, (limb_array *)x, (limb_array *)y)); }
int limb_accumulator_merge(limb_handle a, limb_handle b) { DOOR(limbGo_accumulator_merge(ID(a), ID(b))); }
int limb_accumulator_total(limb_handle a, const limb_array *out, int root) { DOOR(limbGo_accumulator_total(ID(a), (limb_array *)out, root)); }
int limb_accumulator_save(limb_handle a, void **bytes, size_t *size) { DOOR(limbGo_accumulator_save(ID(a), bytes, size)); }
int limb_accumulator_load(limb_handle *a, const void *bytes, size_t size) { DOOR(limbGo_accumulator_load((uintptr_t *)a, (void *)bytes, size)); }

int limb_format(ptrdiff_t n, const limb_array *in, int verb, int digits, char **text) { DOOR(limbGo_format(n, (limb_array *)in, verb, digits, text)); }
int limb_parse(ptrdiff_t n, const limb_array *out, const char *text, size_t length) { DOOR(limbGo_parse(n, (limb_array *)out, (char *)text, length)); }

int limb_fft(limb_handle *plan, int type, int dims, const ptrdiff_t *shape, int count, const int *axes, int flags) { DOOR(limbGo_fft((uintptr_t *)plan, type, dims, (ptrdiff_t *)shape, count, (int *)axes, flags)); }
int limb_fft_sizes(limb_handle plan, ptrdiff_t *array, ptrdiff_t *transform) { DOOR(limbGo_fft_sizes(ID(plan), array, transform)); }
int limb_fft_forward(limb_handle plan, ptrdiff_t m, const limb_array *out, const limb_array *in) { DOOR(limbGo_fft_run(ID(plan), 0, m, (limb_array *)out, (limb_array *)in)); }
int limb_fft_inverse(limb_handle plan, ptrdiff_t m, const limb_array *out, const limb_array *in) { DOOR(limbGo_fft_run(ID(plan), 1, m, (limb_array *)out, (limb_array *)in)); }
int limb_fft_convolve(limb_handle plan, const limb_array *out, const limb_array *x, const limb_array *y) { DOOR(limbGo_fft_convolve(ID(plan), 0, (limb_array *)out, (limb_array *)x, (limb_array *)y)); }
int limb_fft_correlate(limb_handle plan, const limb_array *out, const limb_array *x, const limb_array *y) { DOOR(limbGo_fft_convolve(ID(plan), 1, (limb_array *)out, (limb_array *)x, (limb_array *)y)); }
int limb_fft_length(ptrdiff_t n, ptrdiff_t *length) { DOOR(limbGo_fft_length(n, length)); }

int limb_mat_mul(const limb_matrix *c, const limb_matrix *a, const limb_matrix *b, int flags) { DOOR(limbGo_mat_mul((limb_matrix *)c, (limb_matrix *)a, (limb_matrix *)b, flags)); }
int limb_mat_solve(const limb_matrix *x, const limb_matrix *a, const limb_matrix *b) { DOOR(limbGo_mat_solve((limb_matrix *)x, (limb_matrix *)a, (limb_matrix *)b)); }
int limb_mat_solve_refined(const limb_matrix *x, const limb_matrix *a, const limb_matrix *b, double tol, const limb_matrix *bounds, limb_solution *told) { DOOR(limbGo_mat_solve_refined((limb_matrix *)x, (limb_matrix *)a, (limb_matrix *)b, tol, (limb_matrix *)bounds, told)); }
int limb_mat_triangular(const limb_matrix *a, int triangle, const limb_matrix *x) { DOOR(limbGo_mat_triangular((limb_matrix *)a, triangle, (limb_matrix *)x)); }
int limb_mat_inverse(const limb_matrix *m, const limb_matrix *a) { DOOR(limbGo_mat_inverse((limb_matrix *)m, (limb_matrix *)a)); }
int limb_mat_number(const char *name, const limb_array *out, const limb_matrix *a) { DOOR(limbGo_mat_number((char *)name, (limb_array *)out, (limb_matrix *)a)); }
int limb_mat_factor(limb_handle *f, const char *name, const limb_matrix *a) { DOOR(limbGo_mat_factor((uintptr_t *)f, (char *)name, (limb_matrix *)a)); }
int limb_mat_part(limb_handle f, const char *part, const limb_matrix *out) { DOOR(limbGo_mat_part(ID(f), (char *)part, (limb_matrix *)out)); }
int limb_mat_part_shape(limb_handle f, const char *part, ptrdiff_t *rows, ptrdiff_t *cols, int *type) { DOOR(limbGo_mat_part_shape(ID(f), (char *)part, rows, cols, type)); }
int limb_mat_factor_solve(limb_handle f, const limb_matrix *x, const limb_matrix *b, int flags) { DOOR(limbGo_mat_factor_solve(ID(f), (limb_matrix *)x, (limb_matrix *)b, flags)); }
int limb_mat_roots(ptrdiff_t count, const limb_array *roots, const limb_array *bounds, const limb_array *c) { DOOR(limbGo_mat_roots(count, (limb_array *)roots, (limb_array *)bounds, (limb_array *)c)); }

int limb_devices(char **json) { DOOR(limbGo_devices(json)); }
int limb_device_open(limb_handle *d, const char *name) { DOOR(limbGo_device_open((uintptr_t *)d, (char *)name)); }
int limb_device_info(limb_handle d, char **json) { DOOR(limbGo_device_info(ID(d), json)); }
int limb_device_map(limb_handle d, const char *name, ptrdiff_t n, const limb_array *out, int outs, const limb_array *in, int ins) { DOOR(limbGo_device_map(ID(d), (char *)name, n, (limb_array *)out, outs, (limb_array *)in, ins)); }
int limb_device_mul(limb_handle d, const limb_matrix *c, const limb_matrix *a, const limb_matrix *b, int flags) { DOOR(limbGo_device_mul(ID(d), (limb_matrix *)c, (limb_matrix *)a, (limb_matrix *)b, flags)); }

int limb_device_array(limb_handle *a, limb_handle d, ptrdiff_t n, int type) { DOOR(limbGo_device_array((uintptr_t *)a, ID(d), n, type)); }
int limb_device_upload(limb_handle a, const limb_array *in) { DOOR(limbGo_device_copy(ID(a), 1, (limb_array *)in)); }
int limb_device_download(limb_handle a, const limb_array *out) { DOOR(limbGo_device_copy(ID(a), 0, (limb_array *)out)); }
int limb_device_apply(const char *name, const limb_handle *out, int outs, const limb_handle *in, int ins) { DOOR(limbGo_device_apply((char *)name, (uintptr_t *)out, outs, (uintptr_t *)in, ins)); }
int limb_device_reduce(const char *name, const limb_array *out, const limb_handle *in, int ins) { DOOR(limbGo_device_reduce((char *)name, (limb_array *)out, (uintptr_t *)in, ins)); }
int limb_device_product(limb_handle c, limb_handle a, limb_handle b, ptrdiff_t rows, ptrdiff_t inner, ptrdiff_t cols, int flags) { DOOR(limbGo_device_product(ID(c), ID(a), ID(b), rows, inner, cols, flags)); }
int limb_device_solve(limb_handle x, limb_handle a, limb_handle b, ptrdiff_t n, ptrdiff_t cols) { DOOR(limbGo_device_solve(ID(x), ID(a), ID(b), n, cols)); }
int limb_device_fft(limb_handle *plan, limb_handle d, int type, int dims, const ptrdiff_t *shape, int count, const int *axes, int flags) { DOOR(limbGo_device_fft((uintptr_t *)plan, ID(d), type, dims, (ptrdiff_t *)shape, count, (int *)axes, flags)); }
int limb_device_fft_forward(limb_handle plan, limb_handle out, limb_handle in) { DOOR(limbGo_device_fft_run(ID(plan), 0, ID(out), ID(in))); }
int limb_device_fft_inverse(limb_handle plan, limb_handle out, limb_handle in) { DOOR(limbGo_device_fft_run(ID(plan), 1, ID(out), ID(in))); }

/* What ends the calls of a thread. */
static __thread uintptr_t canceller;

uintptr_t limb_canceller_of_thread(void) { return canceller; }
static int cancel_by(limb_handle c) {
	int code = limbGo_is_canceller(ID(c));
	if (code == LIMB_OK) canceller = ID(c);
	return code;
}
int limb_canceller(limb_handle *c) { DOOR(limbGo_canceller((uintptr_t *)c)); }
int limb_cancel_by(limb_handle c) { DOOR(cancel_by(c)); }
int limb_cancel(limb_handle c) { DOOR(limbGo_cancel(ID(c))); }

/* limb_call calls a function of the caller: Go's side of the door does so. */
int limb_call(limb_apply apply, void *user, void *y, void *x, ptrdiff_t n, int type) {
	limb_array out, in;
	out.data = y, out.stride = 1, out.type = type;
	in.data = x, in.stride = 1, in.type = type;
	return apply(user, n, &out, &in);
}
static int krylov(const char *name, const limb_array *x, const limb_array *b, struct limb_system s, int *steps) {
	int code = limbGo_krylov((char *)name, (limb_array *)x, (limb_array *)b, &s);
	if (steps != NULL) *steps = s.steps;
	return code;
}
int limb_krylov(const char *name, ptrdiff_t n, const limb_array *x, const limb_array *b, double tol, int most, limb_apply apply, void *user, int *steps) {
	struct limb_system s;
	s.n = n, s.tol = tol, s.most = most, s.steps = 0, s.apply = apply, s.user = user;
	DOOR(krylov(name, x, b, s, steps));
}
int limb_sparse(limb_handle *m, ptrdiff_t rows, ptrdiff_t cols, ptrdiff_t count, const int64_t *row, const int64_t *col, const limb_array *values) { DOOR(limbGo_sparse((uintptr_t *)m, rows, cols, count, (int64_t *)row, (int64_t *)col, (limb_array *)values)); }
int limb_sparse_mul(limb_handle m, const limb_array *y, const limb_array *x) { DOOR(limbGo_sparse_mul(ID(m), (limb_array *)y, (limb_array *)x)); }
int limb_sparse_apply(void *m, ptrdiff_t n, const limb_array *y, const limb_array *x) { (void)n; return limb_sparse_mul((limb_handle)m, y, x); }
