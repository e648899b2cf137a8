// The passes of transforms. What stands before this text says for which numbers:
//
//	T                  a limb
//	PLANES(q, a)       parameters, the planes a0, a1 … of numbers
//	LOAD(x, a, i)      x = number i
//	STORE(a, i, x)     number i = x
//	NUMBER(x)          declares x
//	TURN(x, w, s)      x = Turn(x, w, s)
//
// Work-items are counted from blocks of a row, then rows, then transforms.

#ifdef LIMB_RUN
#define RUN LIMB_RUN
#define EACH(i, lo, hi) _Pragma("clang loop vectorize(assume_safety)") for (int i = lo; i < hi; i++)
#else
#define RUN 1
#define EACH(i, lo, hi) for (int i = lo; i < hi; i++)
#endif

// ITEM finds the transform, row and columns lo … hi-1 of a work-item.
#define ITEM(batch, rows, columns) \
	const uint blocks = (columns + RUN - 1) / RUN, id = get_global_id(0); \
	const int row = id / blocks % rows, lo = id % blocks * RUN, hi = min(columns, lo + RUN); \
	const size_t transform = id / blocks / rows; \
	if (transform >= batch) return;

#ifdef RADIX
// pass is outer times run butterflies, in each of the transforms: operand j of butterfly
// (o, i) is number o·srcStep + j·srcOperand + i, and result k number o·dstStep +
// k·dstResult + i, or from i = low on up numbers less, modulo size.
__kernel void pass(const int batch, const int outer, const int run, const int srcStep, const int srcOperand,
	const int dstStep, const int dstResult, const int low, const int up, const int size, const int sign, const int at,
	PLANES(__global const T *, f), PLANES(__global T *, t), PLANES(__global const T *, w))
{
	const T s = sign;
	ITEM(batch, outer, run)
	const size_t src = transform * size + row * srcStep;
#ifdef TURNED
#define TURNS(k) NUMBER(r##k); LOAD(r##k, w, at + row * (RADIX - 1) + k - 1);
	EACH_RESULT(TURNS)
#define LAST(k) TURN(x[k], r##k, s);
#else
#define LAST(k)
#endif
#define FIRST(j) LOAD(x[j], f, src + (size_t)j * srcOperand + i);
#define WRITE(k) STORE(t, dst + (size_t)k * dstResult + i, x[k]);
	for (int part = 0; part < 2; part++) {
		const int from = part ? max(lo, low) : lo, to = part ? hi : min(hi, low);
		const size_t dst = transform * size + row * dstStep - part * up;
		const size_t dst0 = part && row == 0 ? dst + size : dst;
		EACH(i, from, to) {
			T x[RADIX][LIMBS];
			FIRST(0) EACH_RESULT(FIRST)
			BUTTERFLY(x, s);
			EACH_RESULT(LAST)
			STORE(t, dst0 + i, x[0]);
			EACH_RESULT(WRITE)
		}
	}
}
#endif

#ifdef TURNING
// turn turns element c of row k, and transposes the matrix. The lower rows are turned
// by the conjugates of what turns the upper ones, in the opposite order.
__kernel void turn(const int batch, const int rows, const int columns, const int sign,
	PLANES(__global const T *, f), PLANES(__global T *, t), PLANES(__global const T *, w))
{
	ITEM(batch, rows, columns)
	const size_t src = (transform * rows + row) * columns, dst = transform * rows * columns + row;
	if (row == 0) {
		EACH(i, lo, hi) {
			NUMBER(x);
			LOAD(x, f, src + i);
			STORE(t, dst + (size_t)i * rows, x);
		}
		return;
	}
	const int upper = row < (rows + 1) / 2;
	const T s = upper ? sign : -sign;
	const size_t at = (size_t)((upper ? row : rows - row) - 1) * columns;
	EACH(i, lo, hi) {
		NUMBER(x);
		NUMBER(y);
		LOAD(x, f, src + i);
		LOAD(y, w, at + i);
		TURN(x, y, s);
		STORE(t, dst + (size_t)i * rows, x);
	}
}

// product sets the numbers of each transform to products, and to 0 from live on.
__kernel void product(const int batch, const int live, const int fromSize, const int toSize, const int sign,
	PLANES(__global const T *, f), PLANES(__global T *, t), PLANES(__global const T *, w))
{
	const T s = sign;
	ITEM(batch, 1, toSize)
	const size_t src = transform * fromSize, dst = transform * toSize + row;
	EACH(i, lo, min(hi, live)) {
		NUMBER(x);
		NUMBER(y);
		LOAD(x, f, src + i);
		LOAD(y, w, i);
		TURN(x, y, s);
		STORE(t, dst + i, x);
	}
	EACH(i, max(lo, live), hi) {
		NUMBER(x) = {0};
		STORE(t, dst + i, x);
	}
}
#endif

#ifdef UNIT
// unit sets number i to the root of unity e^(2πij/order), j = (i/width + row)(i%width + column)·step.
__kernel void unit(const int n, const int order, const int width, const int row, const int column, const int step,
	const int at, PLANES(__global T *, t))
{
	const int lo = get_global_id(0) * RUN, hi = min(n, lo + RUN);
	EACH(i, lo, hi) {
		NUMBER(x);
		const int j = (i / width + row) * (i % width + column) * step;
		UNIT(x, j, order);
		STORE(t, at + i, x);
	}
}
#endif

#ifdef PASSES
// FOR is a loop over rows and columns by the work-items of a group. What depends on the
// row alone is in each, or on a processor in front of a loop that becomes vectors.
#ifdef LIMB_RUN
#define FOR(row, rows, i, lo, hi, before, ...) \
	for (int row = 0; row < (rows); row++) { before EACH(i, lo, hi) { __VA_ARGS__ } }
#else
#define FOR(row, rows, i, lo, hi, before, ...) \
	for (int z = get_local_id(0); z < (rows) * ((hi) - (lo)); z += get_local_size(0)) { \
		const int row = z / ((hi) - (lo)), i = (lo) + z % ((hi) - (lo)); before __VA_ARGS__ }
#endif

// columns takes up to width of all columns of each transform through all passes, in
// local memory. Of the shapes, COLUMNS stores them as pass does, TURN turned and
// transposed as turn, and ROWS has transforms of one column each, as rows: all of them.
// A pass is four integers: which, M, S, and where its turns are.
enum { COLUMNS, TURN, ROWS };
__kernel void columns(const int shape, const int rows, const int all, const int width, const int low,
	const int sign, const int count, __global const int *passes,
	PLANES(__global const T *, f), PLANES(__global T *, t), PLANES(__global const T *, w), PLANES(__global const T *, v))
{
	__local T memory[2][LOCAL];
	const T s = sign;
	const int blocks = (all + width - 1) / width;
	const int first = get_group_id(0) % blocks * width, n = min(width, all - first), step = rows * n;
	const size_t base = (size_t)(get_group_id(0) / blocks) * rows * all;
	__local T *a = memory[0], *b = memory[1];
	if (shape == ROWS)
		FOR(i, n, k, 0, rows, const size_t src = (size_t)(first + i) * rows;,
			NUMBER(x); LOAD(x, f, src + k); PUT(a, k * n + i, x);)
	else
		FOR(k, rows, i, 0, n, const size_t src = base + (size_t)k * all + first;,
			NUMBER(x); LOAD(x, f, src + i); PUT(a, k * n + i, x);)
	barrier(CLK_LOCAL_MEM_FENCE);
	for (int p = 0; p < count; p++) {
		const int which = passes[4 * p], m = passes[4 * p + 1], run = passes[4 * p + 2] * n, at = passes[4 * p + 3];
		PASSES
		barrier(CLK_LOCAL_MEM_FENCE);
		__local T *c = a;
		a = b;
		b = c;
	}
	if (shape == TURN) {
		const int middle = (rows + 1) / 2;
		FOR(k, rows - 1, i, 0, n,
			const int upper = k + 1 < middle;
			const T r = upper ? s : -s;
			const size_t row = (size_t)(upper ? k : rows - k - 2) * all + first;,
			NUMBER(x); NUMBER(y); GET(x, a, (k + 1) * n + i); LOAD(y, v, row + i); TURN(x, y, r); PUT(a, (k + 1) * n + i, x);)
		barrier(CLK_LOCAL_MEM_FENCE);
	}
	if (shape != COLUMNS) {
		FOR(i, n, k, 0, rows, const size_t dst = base + (size_t)(first + i) * rows;,
			NUMBER(x); GET(x, a, k * n + i); STORE(t, dst + k, x);)
		return;
	}
	for (int part = 0; part < 2; part++) {
		const int from = part ? max(0, low - first) : 0, to = part ? n : min(n, low - first);
		if (from < to)
			FOR(k, rows, i, from, to, const size_t dst = base + (size_t)(part && k == 0 ? rows - 1 : k - part) * all + first;,
				NUMBER(x); GET(x, a, k * n + i); STORE(t, dst + i, x);)
	}
}
#endif
