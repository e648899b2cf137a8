/*
 * liblimb: the arithmetic of limb for C, C++ and whatever calls C.
 *
 * A number of limb is a sum of machine numbers, its limbs. It lies in memory as the struct of that
 * type in limb.h does: the limbs of one number together, the leading one first, and of a complex
 * number the real part first. An array of DD is so an array of two double a number.
 *
 *   double x[2] = {2, 0}, y[2];                       one DD each
 *   limb_array in = {x, 1, LIMB_DD}, out = {y, 1, LIMB_DD};
 *   if (limb_map("sqrt", 1, &out, 1, &in, 1) != LIMB_OK)
 *           puts(limb_error_text());
 *
 * Numbers. The limbs of a number that is handed in are normalised: each is at most half a unit in
 * the last place of the one before. What this library returns is. With other limbs a result is some
 * number, without a word; limb_from_limbs makes a number of any machine numbers. Infinities, NaN
 * and the sign of a zero are those of the leading limb.
 *
 * Errors. A call returns LIMB_OK or another code, and limb_error_text() says what was wrong. Unless
 * its comment says otherwise, a call that fails has written nothing. No call ends the process,
 * unless the system has no memory left or a device's driver does so; none raises an exception.
 *
 * Threads. All calls may be made from several threads at once. Two calls may read the same memory;
 * one may not write what another reads or writes. Calls with the same accumulator wait for one
 * another; other handles may be used by several threads at once. Long arrays are spread over the
 * cores: see limb_threads.
 *
 * Fork. In the child of a fork of a process that had loaded the library, each call returns
 * LIMB_FORKED, since the threads that it needs are not there: load it in the child (exec), or start
 * processes before it is loaded. limb_error_text, limb_code_name, limb_type_size, limb_type_name
 * and limb_free work there.
 *
 * Signals. Loading installs handlers for SIGSEGV, SIGBUS, SIGFPE, SIGPIPE and SIGURG, which call
 * those that were there before for what is not the library's own. No other signal is touched:
 * SIGINT, SIGTERM, SIGCHLD, SIGPROF and the rest stay the program's. A call is not ended by a
 * signal, but by a canceller: see limb_cancel.
 *
 * Memory. Arrays are the caller's. The library reads and writes them during the call alone, and
 * keeps no pointer. What a call returns by a char ** or a void ** is the caller's to free, by
 * limb_free. A handle is closed by limb_close.
 *
 * Bits. The same operands give the same bits on every processor and device, for any strides and
 * number of threads, but for functions of LIMB_F32 and LIMB_F64 that Go's package math has, such as
 * "exp".
 */
#ifndef LIBLIMB_H
#define LIBLIMB_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of what stands here. It grows where calls are added; a library with a larger one has
 * all calls of a smaller one. */
#define LIMB_ABI 3

/* What a call returns. */
enum {
	LIMB_OK = 0,
	LIMB_NULL = 1,            /* a pointer is null */
	LIMB_SIZE = 2,            /* a length, a stride or a shape is negative, too large, or does not suit the others */
	LIMB_NAME = 3,            /* no function, part or factorisation has that name */
	LIMB_TYPE = 4,            /* the type is none, or none that the call takes */
	LIMB_OVERLAP = 5,         /* a result overlaps an operand or a result in part */
	LIMB_ALIGNMENT = 6,       /* data is not at a multiple of the size of a limb */
	LIMB_TEXT = 7,            /* the text is no number, or the bytes are no accumulator */
	LIMB_RANGE = 8,           /* a number is outside of the range of an integer type */
	LIMB_HANDLE = 9,          /* the handle is none, was closed, or is of another kind */
	LIMB_NOT_FINITE = 10,     /* an element of a matrix is infinite or NaN */
	LIMB_SINGULAR = 11,       /* the matrix is singular as far as the type can tell */
	LIMB_NOT_POSITIVE = 12,   /* the matrix is not positive definite */
	LIMB_NO_CONVERGENCE = 13, /* an iteration did not converge */
	LIMB_TOLERANCE = 14,      /* the error may be larger than was asked for; results are written */
	LIMB_DEVICE = 15,         /* no such device, or it refuses: the text says why */
	LIMB_MEMORY = 16,         /* no memory for a result */
	LIMB_FORKED = 17,         /* a call in the child of a fork */
	LIMB_INTERNAL = 18,       /* a fault of limb itself: please report the text */
	LIMB_CANCELED = 19,       /* the canceller of this thread ended the call */
	LIMB_CALLBACK = 20        /* a function of the caller did not return 0 */
};

/* Types of elements, and the machine type of their limbs. u is 2^-24 for float, 2^-53 for double. */
enum {
	LIMB_F32 = 1,   /* float */
	LIMB_F64 = 2,   /* double */
	LIMB_DF = 3,    /* 2 float: about 14 digits */
	LIMB_DD = 4,    /* 2 double: about 31 digits */
	LIMB_QF = 5,    /* 4 float: about 28 digits */
	LIMB_QD = 6,    /* 4 double: about 63 digits */
	LIMB_CDF = 7,   /* complex: 2 DF, 2 DD, 2 QF, 2 QD */
	LIMB_CDD = 8,
	LIMB_CQF = 9,
	LIMB_CQD = 10,
	LIMB_I32 = 11,  /* int of 32 bits */
	LIMB_I64 = 12,  /* integer of 64 bits: of limb_convert, and of indices */
	LIMB_BOOL = 13, /* one byte, 0 or 1 */
	LIMB_C64 = 14,  /* complex: 2 float; of limb_convert alone */
	LIMB_C128 = 15, /* complex: 2 double; of limb_convert alone */
	LIMB_TF = 16,   /* 3 float: about 21 digits */
	LIMB_TD = 17,   /* 3 double: about 47 digits */
	LIMB_CTF = 18,  /* complex: 2 TF, 2 TD */
	LIMB_CTD = 19
};

/* An array of elements: element i is at data + i·stride elements. A stride of 1 is the quickest,
 * without a copy. An operand with stride 0 is one element for all; a result's stride is not 0. A
 * negative stride goes backwards from data. data may be null where the array has no elements. */
typedef struct limb_array {
	void *data;
	ptrdiff_t stride;
	int type;
} limb_array;

/* A matrix: element (i, j) is at data + (i·stride + j) elements, so that rows lie one after the
 * other. stride is at least cols. */
typedef struct limb_matrix {
	void *data;
	ptrdiff_t rows, cols, stride;
	int type;
} limb_matrix;

/* An accumulator, a plan, a factorisation, a sparse matrix, a device, an array on one, or a canceller. Its value says nothing; NULL is none. */
typedef struct limb_object *limb_handle;

/* ---- The library ---------------------------------------------------------------------------- */

/* limb_abi returns LIMB_ABI of the library that is loaded, and limb_version its version as text,
 * for ever. */
int limb_abi(void);
const char *limb_version(void);

/* limb_error_text returns what was wrong in the last call of this thread that failed, in English:
 * what, where, and what to do; "" where none has. It is the library's and stays until this thread's
 * next call that fails. */
const char *limb_error_text(void);

/* limb_code_name returns the name of a code, "LIMB_NULL"; "" for a number that is none. */
const char *limb_code_name(int code);

/* limb_type_size returns the size of an element of a type in bytes, and 0 for a number that is
 * none. limb_type_name returns "DD", "CQF" or "I32", and "" for a number that is none. */
size_t limb_type_size(int type);
const char *limb_type_name(int type);

/* limb_free frees what a call has returned by a char ** or a void **. NULL is nothing. */
void limb_free(void *p);

/* limb_close ends a handle. One that is in use by another thread ends after its call.
 * Errors: LIMB_HANDLE. */
int limb_close(limb_handle h);

/* limb_threads sets on how many cores a call may compute, and *previous, which may be null, to what
 * was set before. 0, as at the start, is all that the process has. It holds for all threads of the
 * process.
 * Errors: LIMB_SIZE for a negative number. */
int limb_threads(int n, int *previous);

/* limb_level sets *text to what the processor's kernels are: "avx512", "avx2", "neon" or "go". To be freed. */
int limb_level(char **text);

/* ---- Ending a call that takes long ------------------------------------------------------------ */

/* limb_canceller sets *c to what ends calls from another thread. limb_cancel_by has it end the calls
 * that the calling thread makes from then on; NULL ends that. limb_cancel ends those that run, and
 * those that begin later: they return LIMB_CANCELED. Call it from any thread, as often as you like,
 * but not from a signal handler.
 *
 *   limb_canceller(&c);                       one thread
 *   limb_cancel_by(c);
 *   code = limb_mat_solve(&x, &a, &b);        LIMB_CANCELED
 *   limb_cancel(c);                           another thread
 *
 * It ends limb_map, limb_reduce and limb_reduce_rows (after at most 2^24 elements of sums, products, exact ones,
 * the largest and the smallest; other reductions of one row run on), limb_krylov, limb_mat_mul (after at most
 * 512 rows, or 2^29 products), limb_mat_inverse, limb_mat_solve, limb_mat_solve_refined, limb_mat_factor,
 * limb_mat_roots and the calls of devices, mostly within about a second; the others run on. A call that is ended leaves its results as they were or
 * partly written. A thread whose canceller was closed gets
 * LIMB_HANDLE from these calls. Errors: LIMB_HANDLE. */
int limb_canceller(limb_handle *c);
int limb_cancel_by(limb_handle c);
int limb_cancel(limb_handle c);

/* ---- Functions of numbers ------------------------------------------------------------------- */

/* limb_map computes n elements of a function by its name: of each i, out from in.
 *
 *   limb_map("exp", n, &y, 1, &x, 1)          y[i] = e^x[i]
 *   limb_map("mul_add", n, &d, 1, xyz, 3)     d[i] = x[i]·y[i] + z[i]
 *   limb_map("sin_cos", n, sc, 2, &x, 1)      two results
 *   limb_map("less", n, &b, 1, xy, 2)         b of LIMB_BOOL
 *   limb_map("pow_int", n, &y, 1, xk, 2)      the second operand of LIMB_I32
 *
 * A name is that of limb.h without its type: limb_dd_log_gamma is "log_gamma". Types of operands
 * and results say which function it is; limb_functions has the list, with errors. A result may be
 * an operand exactly, the same data, stride and size of type; it overlaps nothing else:
 * LIMB_OVERLAP.
 * Errors: LIMB_NULL, LIMB_SIZE (n, strides, how many results and operands), LIMB_NAME, LIMB_TYPE,
 * LIMB_OVERLAP, LIMB_ALIGNMENT. */
int limb_map(const char *name, ptrdiff_t n, const limb_array *out, int outs, const limb_array *in, int ins);

/* limb_functions sets *json to the list of what limb_map and limb_reduce know, sorted by name:
 *   [{"name": "exp", "call": "map", "forms": [{"out": ["DD"], "in": ["DD"], "error": "≤ 2u²", "doc": "Exp returns …"}, …]}, …]
 * with a form for each choice of types. error and doc are "" where the source states none. To be
 * freed. */
int limb_functions(char **json);

/* limb_convert sets out to in, n elements, each rounded once to the type of out: between any two
 * types, but from complex to real (use "real" or "abs" of limb_map), and to LIMB_BOOL (use
 * "is_zero"). A number that does not fit a floating type is rounded to an infinity. To LIMB_I32 and
 * LIMB_I64 numbers are rounded towards zero. out and in overlap only where they are the same array
 * of types of one size.
 * Errors: those of limb_map; LIMB_RANGE for a number, infinite and NaN among these, that an integer
 * type does not have: the text says which one, and elements before it are written. */
int limb_convert(ptrdiff_t n, const limb_array *out, const limb_array *in);

/* limb_from_limbs sets out, n real numbers, to sums of `limbs` machine numbers each, rounded once;
 * in has n·limbs elements of LIMB_F32 or LIMB_F64. The machine numbers may have any sizes and any
 * order. */
int limb_from_limbs(ptrdiff_t n, const limb_array *out, const limb_array *in, int limbs);

/* limb_linspace sets out to n numbers at equal distances from *a to *b, two numbers of its type. */
int limb_linspace(ptrdiff_t n, const limb_array *out, const void *a, const void *b);

/* limb_cum_sum sets out[i] to in[0] + … + in[i], added one after the other, of real numbers. */
int limb_cum_sum(ptrdiff_t n, const limb_array *out, const limb_array *in);

/* limb_sort sorts n real numbers of x, ascending, NaN first; equal ones in any order. */
int limb_sort(ptrdiff_t n, const limb_array *x);

/* limb_horner sets out to the polynomial Σ c[k]·x^k of each x, with `count` coefficients c of the
 * same real type. */
int limb_horner(ptrdiff_t n, const limb_array *out, const limb_array *x, const limb_array *c, ptrdiff_t count);

/* ---- Reductions and exact sums --------------------------------------------------------------- */

/* limb_reduce computes one number of n elements by name, and writes it to element 0 of out.
 *
 *   "sum" "dot" "dot_conj" "norm2"             with rounding errors, in one order that depends on n alone
 *   "exact_sum" "exact_dot" "exact_norm2"      the exact value, rounded once to the type of out
 *   "largest" "smallest"                       of real numbers; NaN where one is
 *   "arg_max" "arg_min"                        its index, of LIMB_I64, the first of several
 *
 * Operands of "sum", "dot" and "norm2" may be LIMB_F32 or LIMB_F64, and out a type with such limbs:
 * then products and sums of two are exact before they are added. Exact ones take real operands of
 * any type, both of the same, and any real type of out. "norm2" of complex numbers is real.
 * Errors: those of limb_map; LIMB_SIZE for no elements where there is no result ("largest" …). */
int limb_reduce(const char *name, ptrdiff_t n, const limb_array *out, const limb_array *in, int ins);

/* limb_reduce_rows is limb_reduce of each of `rows` rows of n elements: row r of operand j begins
 * r·steps[j] elements after data, and its result is element r of out. */
int limb_reduce_rows(const char *name, ptrdiff_t rows, ptrdiff_t n, const limb_array *out, const limb_array *in, int ins, const ptrdiff_t *steps);

/* An accumulator is an exact sum of real numbers of any types, or of products of two. What it gives
 * depends on the numbers alone, not on their order, nor on how they were spread over accumulators
 * that are merged. limb_accumulator sets *a to an empty one. */
int limb_accumulator(limb_handle *a);

/* limb_accumulate adds n numbers, and limb_accumulate_dot n products of two of the same type. */
int limb_accumulate(limb_handle a, ptrdiff_t n, const limb_array *x);
int limb_accumulate_dot(limb_handle a, ptrdiff_t n, const limb_array *x, const limb_array *y);

/* limb_accumulator_merge adds to a what b is the sum of, and keeps b. */
int limb_accumulator_merge(limb_handle a, limb_handle b);

/* limb_accumulator_total writes the sum, rounded once to the real type of out, to element 0 of out;
 * and where root is not 0 the square root of the sum. */
int limb_accumulator_total(limb_handle a, const limb_array *out, int root);

/* limb_accumulator_save sets *bytes to the sum in a form that does not depend on the machine, and
 * *size to its length. limb_accumulator_load makes an accumulator of it.
 * Errors of the latter: LIMB_TEXT. */
int limb_accumulator_save(limb_handle a, void **bytes, size_t *size);
int limb_accumulator_load(limb_handle *a, const void *bytes, size_t size);

/* ---- Text ------------------------------------------------------------------------------------- */

/* limb_format sets *text to n numbers, a line each, without a newline after the last. verb is 'g',
 * 'e', 'f', 'x' or a capital of one, as printf has them, and digits as there; -1 is as many as it
 * takes to read the same number again. Real and complex types, which read "1+2i". To be freed.
 * Errors: LIMB_TYPE, LIMB_NAME for another verb, LIMB_SIZE. */
int limb_format(ptrdiff_t n, const limb_array *in, int verb, int digits, char **text);

/* limb_parse sets out to n numbers from `length` bytes of text, a line each, rounded once: decimal,
 * hexadecimal as of C99, inf, nan, and "1+2i" of complex types.
 * Errors: LIMB_TEXT says which line is no number; lines before it are written. */
int limb_parse(ptrdiff_t n, const limb_array *out, const char *text, size_t length);

/* ---- Fourier transforms ------------------------------------------------------------------------ */

enum {
	LIMB_FFT_DIRECT = 1 /* roots of unity are computed as they are needed, and not kept in a table */
};

/* limb_fft sets *plan to transforms of arrays of `dims` dimensions with this shape, the last index
 * changing first, over `count` axes, or all where axes is null. Negative axes count from the end.
 * type is a complex type for complex numbers, or a real one (DF, DD, QF, QD, TF, TD) for real ones, whose
 * transform has n/2 + 1 elements along the axis that is named last.
 * Errors: LIMB_SIZE, LIMB_TYPE. */
int limb_fft(limb_handle *plan, int type, int dims, const ptrdiff_t *shape, int count, const int *axes, int flags);

/* limb_fft_sizes sets how many elements an array has, and its transform. */
int limb_fft_sizes(limb_handle plan, ptrdiff_t *array, ptrdiff_t *transform);

/* limb_fft_forward sets out to the transforms Σ x[j]·e^(-2πijk/n) of m arrays that stand one after
 * the other. limb_fft_inverse is the same with +2πi; neither divides by n: both together multiply
 * by the product of the lengths. The inverse of a real plan takes complex numbers and gives real
 * ones. out may be in where types and sizes are the same.
 * Errors: LIMB_HANDLE, LIMB_TYPE, LIMB_SIZE, LIMB_OVERLAP. */
int limb_fft_forward(limb_handle plan, ptrdiff_t m, const limb_array *out, const limb_array *in);
int limb_fft_inverse(limb_handle plan, ptrdiff_t m, const limb_array *out, const limb_array *in);

/* limb_fft_convolve sets out to the cyclic convolution Σ x[j]·y[k-j], and limb_fft_correlate to the
 * correlation Σ conj(x[j])·y[j+k], of arrays of the plan's one length and type. LIMB_SIZE where the
 * plan has more dimensions. */
int limb_fft_convolve(limb_handle plan, const limb_array *out, const limb_array *x, const limb_array *y);
int limb_fft_correlate(limb_handle plan, const limb_array *out, const limb_array *x, const limb_array *y);

/* limb_fft_length sets *length to the least quick length from n on: without prime factors above 7. */
int limb_fft_length(ptrdiff_t n, ptrdiff_t *length);

/* ---- Matrices ----------------------------------------------------------------------------------- */
/* Matrices are of real and complex types, all of one call of the same type unless said otherwise,
 * of shapes that suit one another: LIMB_SIZE. A result may overlap operands: it is written when all
 * is read. */

enum {
	LIMB_TRANS = 1, /* the first operand is transposed, without conjugation */
	LIMB_EXACT = 2  /* each element is the exact sum of products, rounded once: of real types */
};

/* limb_mat_mul sets c to ab. flags: LIMB_TRANS or LIMB_EXACT, or 0. */
int limb_mat_mul(const limb_matrix *c, const limb_matrix *a, const limb_matrix *b, int flags);

/* limb_mat_solve sets x to the solution of ax = b for each column of b, by LU; where a has more
 * rows than columns, to that of least squares, by QR.
 * Errors: LIMB_SINGULAR, LIMB_NOT_FINITE. */
int limb_mat_solve(const limb_matrix *x, const limb_matrix *a, const limb_matrix *b);

/* What limb_mat_solve_refined tells besides its solution. */
typedef struct limb_solution {
	double bound;       /* of the error of x in the largest norm, relative, the worst of all columns; infinite where there is none */
	double cond;        /* an estimate of the condition number of a */
	int steps;          /* corrections that were added */
	char method[20];    /* "refinement" or "gmres" */
} limb_solution;

/* limb_mat_solve_refined solves ax = b, or least squares where a has more rows than columns, with
 * the work of a factorisation in a shorter type, and says how large the errors are. tol is the
 * relative error that is asked for; 0 is 1. bounds, of LIMB_F64 and of the shape of x, gets a
 * proved bound of the error of each element, infinite where there is none; bounds and told may be
 * null.
 * Errors: LIMB_SINGULAR, LIMB_NOT_FINITE; LIMB_TOLERANCE and LIMB_NO_CONVERGENCE with the solution
 * as it is. */
int limb_mat_solve_refined(const limb_matrix *x, const limb_matrix *a, const limb_matrix *b, double tol, const limb_matrix *bounds, limb_solution *told);

/* limb_mat_triangular sets x, which is b before, to the solution of ax = b for a triangle of a. */
enum { LIMB_LOWER = 0, LIMB_UPPER = 1, LIMB_UNIT = 2 /* with one of these: 1 stands on the diagonal */ };
int limb_mat_triangular(const limb_matrix *a, int triangle, const limb_matrix *x);

/* limb_mat_inverse sets m to the inverse of a. */
int limb_mat_inverse(const limb_matrix *m, const limb_matrix *a);

/* limb_mat_number writes one number of a matrix to element 0 of out, of the matrix' type.
 *   "det"                          the determinant; 0 of a matrix without a factorisation
 *   "log_det"                      two elements of out: the logarithm of |det|, and its sign
 *   "norm1" "norm_inf" "norm_max" "norm_frobenius"
 *   "cond"                         an estimate of the condition number in the 1-norm: out of LIMB_F64 */
int limb_mat_number(const char *name, const limb_array *out, const limb_matrix *a);

/* limb_mat_factor sets *f to a factorisation of a by name, and limb_mat_part copies a part of it to
 * a matrix of the caller, whose shape limb_mat_part_shape tells before. Vectors of n elements are
 * matrices of n rows and one column.
 *
 *   "lu"         PA = LU                  L U pivot inverse; det log_det cond
 *   "cholesky"   A = LLᴴ                  L; det log_det cond          reads the lower triangle
 *   "ldl"        PAPᵀ = LDLᴴ              L D pivot inertia; det log_det cond
 *   "qr"         A = QR                   Q R                          no fewer rows than columns
 *   "svd"        A = UΣVᴴ                 U V values; cond             values descend
 *   "eigh"       A = VΛVᴴ, Hermitian      V values                     values ascend; reads the lower triangle
 *   "eig"        AV = VΛ, complex         V W values                   WᴴA = ΛWᴴ
 *   "eigvals"    values of "eig" alone    values
 *
 * pivot and inertia (how many eigenvalues are positive, negative and zero) are of LIMB_I64, cond of
 * LIMB_F64, all else of the matrix' type. det and cond have one row and column, log_det two rows:
 * the logarithm of |det|, and its sign. "eig" of a real matrix takes its elements as complex
 * numbers: convert them.
 * Errors: LIMB_NAME, LIMB_SINGULAR, LIMB_NOT_POSITIVE, LIMB_NOT_FINITE, LIMB_NO_CONVERGENCE. */
int limb_mat_factor(limb_handle *f, const char *name, const limb_matrix *a);
int limb_mat_part(limb_handle f, const char *part, const limb_matrix *out);
int limb_mat_part_shape(limb_handle f, const char *part, ptrdiff_t *rows, ptrdiff_t *cols, int *type);

/* limb_mat_factor_solve sets x to the solution of ax = b by a factorisation: "lu" (with LIMB_TRANS
 * that of aᵀx = b), "cholesky", "ldl", and least squares by "qr". */
int limb_mat_factor_solve(limb_handle f, const limb_matrix *x, const limb_matrix *b, int flags);

/* limb_mat_roots sets roots to the count - 1 roots of the polynomial Σ c[k]·x^k with `count`
 * complex coefficients c, and bounds, which may be null, of LIMB_F64, to bounds of their errors.
 * Errors: LIMB_SIZE where the last coefficient is 0; LIMB_NO_CONVERGENCE with the roots as they
 * are. */
int limb_mat_roots(ptrdiff_t count, const limb_array *roots, const limb_array *bounds, const limb_array *c);

/* ---- Sparse matrices, and systems that are solved by products --------------------------------- */

/* limb_sparse sets *m to a sparse matrix with `count` elements: values[k] in row row[k] and column
 * col[k], from 0, in any order. Several in one place are added. The library keeps a copy.
 * Errors: LIMB_SIZE for an element outside of the matrix, LIMB_TYPE, LIMB_NULL. */
int limb_sparse(limb_handle *m, ptrdiff_t rows, ptrdiff_t cols, ptrdiff_t count, const int64_t *row, const int64_t *col, const limb_array *values);

/* limb_sparse_mul sets y to mx: x has as many elements as m columns, y as many as rows, of m's type.
 * Errors: LIMB_HANDLE, LIMB_TYPE, LIMB_OVERLAP. */
int limb_sparse_mul(limb_handle m, const limb_array *y, const limb_array *x);

/* A limb_apply sets y to Ax, n elements each, of stride 1, and returns 0; another number ends the
 * method that calls it. It is called by the thread that called the method, and may make calls of
 * this library. limb_sparse_apply is one: user is the handle of a sparse matrix. */
typedef int (*limb_apply)(void *user, ptrdiff_t n, const limb_array *y, const limb_array *x);
int limb_sparse_apply(void *m, ptrdiff_t n, const limb_array *y, const limb_array *x);

/* limb_krylov solves Ax = b, n equations, by products with A alone, until the norm of b - Ax is at
 * most tol times that of b, in at most `most` steps; *steps, which may be null, is how many were
 * taken.
 *
 *   "cg"      conjugate gradients: A is real and positive definite
 *   "gmres"   any A, real or complex; a step keeps a vector of n elements
 *
 *   limb_krylov("cg", n, &x, &b, 1e-28, 1000, limb_sparse_apply, m, NULL)
 *
 * Errors: LIMB_NO_CONVERGENCE with x as it is; LIMB_CALLBACK, LIMB_CANCELED, LIMB_NOT_FINITE,
 * LIMB_NOT_POSITIVE, LIMB_NAME, LIMB_TYPE. */
int limb_krylov(const char *name, ptrdiff_t n, const limb_array *x, const limb_array *b, double tol, int most, limb_apply apply, void *user, int *steps);

/* ---- Devices -------------------------------------------------------------------------------------- */

/* limb_devices sets *json to the list of devices:
 *   [{"name": "opencl:0", "backend": "opencl", "title": …, "platform": …, "version": …, "units": 8, "gpu": true, "float64": true, "memory": …, "notes": […], "error": ""}, …]
 * It may take seconds. Drivers are loaded into the process: one that ends its process ends this
 * one. To be freed. */
int limb_devices(char **json);

/* limb_device_open opens a device by its name, "" for the best there is, and tests its arithmetic.
 * A device whose arithmetic cannot be made right is refused.
 * Errors: LIMB_DEVICE. */
int limb_device_open(limb_handle *d, const char *name);

/* limb_device_info sets *json to what limb_devices has of this device, and what the test found. To
 * be freed. */
int limb_device_info(limb_handle d, char **json);

/* limb_device_map is limb_map on a device, with the same bits: arrays go there, and results come
 * back. */
int limb_device_map(limb_handle d, const char *name, ptrdiff_t n, const limb_array *out, int outs, const limb_array *in, int ins);

/* limb_device_mul is limb_mat_mul on a device, with the same bits; flags: LIMB_EXACT or 0. Of LIMB_F32 and LIMB_F64 it has
 * exact products alone. */
int limb_device_mul(limb_handle d, const limb_matrix *c, const limb_matrix *a, const limb_matrix *b, int flags);

/* limb_device_array sets *a to an array of n elements in the memory of a device, with any content, of
 * LIMB_F32 … LIMB_CQD, LIMB_TF … LIMB_CTD, LIMB_I32 or LIMB_BOOL. limb_close frees it; close it before its device.
 * limb_device_upload copies all of its elements there, limb_device_download back, from or to an array
 * of its type.
 *
 *   limb_device_array(&x, d, n, LIMB_DD);
 *   limb_device_upload(x, &host);
 *   limb_device_apply("exp", &x, 1, &x, 1);
 *   limb_device_reduce("sum", &s, &x, 1);
 *
 * These calls and the next ones wait until the device is done. Results have the bits of the calls on
 * the processor: limb_map, limb_reduce, limb_mat_mul, limb_fft.
 * Errors: LIMB_DEVICE, LIMB_TYPE, LIMB_SIZE, LIMB_HANDLE. */
int limb_device_array(limb_handle *a, limb_handle d, ptrdiff_t n, int type);
int limb_device_upload(limb_handle a, const limb_array *in);
int limb_device_download(limb_handle a, const limb_array *out);

/* limb_device_apply computes a function of limb_map, by its name, of arrays on one device, all of one
 * length. A result may be an operand. */
int limb_device_apply(const char *name, const limb_handle *out, int outs, const limb_handle *in, int ins);

/* limb_device_reduce writes one number of arrays on a device, whose type is theirs, to element 0 of
 * out: "sum" and "dot"; of real types "exact_sum", "exact_dot", "exact_norm2", "largest" and
 * "smallest" too. Types are those of two or four limbs. */
int limb_device_reduce(const char *name, const limb_array *out, const limb_handle *in, int ins);

/* limb_device_product sets c, rows × cols elements, to the product of a, rows × inner, and b, inner ×
 * cols, whose rows lie one after the other in arrays on a device; flags: LIMB_EXACT or 0. */
int limb_device_product(limb_handle c, limb_handle a, limb_handle b, ptrdiff_t rows, ptrdiff_t inner, ptrdiff_t cols, int flags);

/* limb_device_solve sets x, n × cols elements, to the solution of ax = b for a of n × n, by rows as above: limb_mat_solve with
 * the same bits. Errors: LIMB_SINGULAR. */
int limb_device_solve(limb_handle x, limb_handle a, limb_handle b, ptrdiff_t n, ptrdiff_t cols);

/* limb_device_fft is limb_fft on a device, and limb_device_fft_forward and _inverse transform arrays
 * there: one, or several that stand one after the other in one. Making a plan compiles kernels, which
 * may take seconds. Close it before its device. */
int limb_device_fft(limb_handle *plan, limb_handle d, int type, int dims, const ptrdiff_t *shape, int count, const int *axes, int flags);
int limb_device_fft_forward(limb_handle plan, limb_handle out, limb_handle in);
int limb_device_fft_inverse(limb_handle plan, limb_handle out, limb_handle in);

#ifdef __cplusplus
}
#endif

#endif
