// Numbers of limb as Python's: the module limb._limb.
//
// A value of any type is a union, and what limb.h has of functions is one table, functions.h, that
// setup.py writes from limb.h: names, what goes in and out as letters, and a C function from values to
// values. Everything here is written once for all types over that table. What Python does as well,
// and what need not be fast, is in limb/_number.py: text, integers, quotients rounded down.

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

#include "limb.h"

typedef union {
	limb_df df; limb_tf tf; limb_qf qf; limb_dd dd; limb_td td; limb_qd qd;
	limb_cdf cdf; limb_ctf ctf; limb_cqf cqf; limb_cdd cdd; limb_ctd ctd; limb_cqd cqd;
	float f32[8]; // the limbs, leading first; of a complex number the real ones, then the imaginary ones
	double f64[8];
	int32_t i;
	int b;
} value;

typedef void apply(const value *x, value *y);

// A row is a function of limb.h at one type. Letters say what goes in and what comes out: A to L a
// number of that kind, f and d a float32 and a float64, i an integer, b a truth value.
typedef struct {
	int kind;
	const char *name, *in, *out;
	apply *call;
	const char *doc;
} row;

enum { DF, TF, QF, DD, TD, QD, CDF, CTF, CQF, CDD, CTD, CQD, KINDS };

#include "functions.h" // static const row rows[], by kind

static const struct {
	const char *name, *full;
	int limbs, wide; // limbs of a part; whether they are float64s
} kinds[KINDS] = {
	{"DF", "limb.DF", 2, 0}, {"TF", "limb.TF", 3, 0}, {"QF", "limb.QF", 4, 0}, {"DD", "limb.DD", 2, 1}, {"TD", "limb.TD", 3, 1}, {"QD", "limb.QD", 4, 1},
	{"CDF", "limb.CDF", 2, 0}, {"CTF", "limb.CTF", 3, 0}, {"CQF", "limb.CQF", 4, 0}, {"CDD", "limb.CDD", 2, 1}, {"CTD", "limb.CTD", 3, 1}, {"CQD", "limb.CQD", 4, 1},
};

#define COMPLEX(k) ((k) >= CDF)
#define PARTS(k) (COMPLEX(k) ? 2 : 1)

static PyTypeObject *types[KINDS];
static PyObject *hooks; // the module _number, which calls for what is rare
static PyTypeObject *fraction; // Python's Fraction
static PyObject *numerator, *denominator; // the names of its parts

// The operations that operators need, looked up once.
static struct { apply *add, *sub, *mul, *div, *neg, *abs, *pow, *pow_int, *fast_mod, *trunc, *equal, *less, *less_equal; } op[KINDS];

typedef struct {
	PyObject_HEAD
	value v; // as many bytes of it as the kind has
} number;

static size_t bytes(int k) { return (size_t)PARTS(k) * kinds[k].limbs * (kinds[k].wide ? 8 : 4); }

static int kind_of(PyObject *o)
{
	PyTypeObject *t = Py_TYPE(o);
	int k;
	for (k = 0; k < KINDS; k++)
		if (t == types[k])
			return k;
	return -1;
}

static PyObject *make(int k, const value *v)
{
	number *x = (number *)types[k]->tp_alloc(types[k], 0);
	if (x)
		memcpy(&x->v, v, bytes(k));
	return (PyObject *)x;
}

static void load(PyObject *o, int k, value *v) { memcpy(v, &((number *)o)->v, bytes(k)); }

static double limb_at(int k, const value *v, int i) { return kinds[k].wide ? v->f64[i] : v->f32[i]; }

static void put(int k, value *v, int i, double a)
{
	if (kinds[k].wide)
		v->f64[i] = a;
	else
		v->f32[i] = (float)a;
}

static void clear(int k, value *v) { memset(v, 0, bytes(k)); }

static int is_zero(int k, const value *v)
{
	return limb_at(k, v, 0) == 0 && (!COMPLEX(k) || limb_at(k, v, kinds[k].limbs) == 0);
}

// # Conversions
//
// Each returns 1 where it did, 0 where the object is no number that has this kind, -1 with an error set.

// from_double writes d, rounded once, into a part that begins at limb i. It returns 0 where Python's
// integers must decide: at an overflow, and where d is beside a tie of limbs.
static int from_double(int k, value *v, int i, double d)
{
	int j, n = kinds[k].limbs;
	if (kinds[k].wide) {
		v->f64[i] = d;
		return 1;
	}
	if (d != d || d - d != 0) {
		v->f32[i] = (float)d;
		return 1;
	}
	for (j = 0; j < n; j++) {
		float a = (float)d;
		if (a - a != 0)
			return 0;
		v->f32[i + j] = a;
		d -= a;
		if (d == 0)
			return 1;
	}
	return frexp(v->f32[i + n - 1], &j) != 0.5 && frexp(v->f32[i + n - 1], &j) != -0.5 && fabsf(v->f32[i + n - 1]) > 1e-30f;
}

static int ask(const char *hook, int k, PyObject *o, value *v)
{
	PyObject *t = PyObject_CallMethod(hooks, hook, "sO", kinds[k].name, o);
	Py_ssize_t i, n = (Py_ssize_t)PARTS(k) * kinds[k].limbs;
	if (!t)
		return -1;
	if (t == Py_NotImplemented) {
		Py_DECREF(t);
		return 0;
	}
	for (i = 0; i < n; i++)
		put(k, v, (int)i, PyFloat_AsDouble(PyTuple_GET_ITEM(t, i)));
	Py_DECREF(t);
	return 1;
}

// widen writes a number of kind j as one of kind k that holds it.
static void widen(int j, const value *x, int k, value *y)
{
	int p, i;
	clear(k, y);
	for (p = 0; p < PARTS(j); p++)
		for (i = 0; i < kinds[j].limbs; i++)
			put(k, y, p * kinds[k].limbs + i, limb_at(j, x, p * kinds[j].limbs + i));
	if (kinds[j].wide != kinds[k].wide) { // limbs of 24 bits carry into those of 53
		value part, z;
		for (p = 0; p < PARTS(k); p++) {
			memcpy(&part, y->f64 + p * kinds[k].limbs, kinds[k].limbs * sizeof(double));
			switch (kinds[k].limbs) {
			case 2: z.dd = limb_dd_canon(part.dd); break;
			case 3: z.td = limb_td_canon(part.td); break;
			default: z.qd = limb_qd_canon(part.qd);
			}
			memcpy(y->f64 + p * kinds[k].limbs, &z, kinds[k].limbs * sizeof(double));
		}
	}
}

// join returns the smallest kind that holds both.
static int join(int j, int k)
{
	int limbs = kinds[j].limbs > kinds[k].limbs ? kinds[j].limbs : kinds[k].limbs;
	int wide = kinds[j].wide || kinds[k].wide;
	return (COMPLEX(j) || COMPLEX(k) ? CDF : DF) + 3 * wide + limbs - 2;
}

// exact_long writes an integer that needs no rounding, and says whether it did.
static int exact_long(int k, PyObject *o, value *v)
{
	int over;
	long long n = PyLong_AsLongLongAndOverflow(o, &over), limit = kinds[k].wide ? 1LL << 62 : 1LL << 24;
	if (over || n > limit || n < -limit)
		return 0;
	clear(k, v);
	put(k, v, 0, (double)n);
	if (kinds[k].wide)
		put(k, v, 1, (double)(n - (long long)(double)n));
	return 1;
}

// from_ratio writes n/d, rounded once, for |n| and d up to 2^62: limb after limb, as round_ratio of _exact.py does, which must
// decide where it returns 0, since a last limb may be a tie. 2 says that nothing was rounded, 1 that something was.
static int from_ratio(int k, value *v, long long n, long long d)
{
#ifdef __SIZEOF_INT128__
	const int p = kinds[k].wide ? 53 : 24;
	unsigned long long u = n < 0 ? 0ULL - (unsigned long long)n : (unsigned long long)n;
	int i, e = 0, negative = n < 0, unused; // what is left is u/d·2^e
	double a = 0;
	clear(k, v);
	for (i = 0; i < kinds[k].limbs && u; i++) {
		int shift = p + __builtin_clzll(u) - __builtin_clzll((unsigned long long)d), up;
		unsigned __int128 top, bottom, q;
		for (;; shift--) { // once or twice: until the quotient has p bits
			top = (unsigned __int128)u << (shift > 0 ? shift : 0);
			bottom = (unsigned __int128)d << (shift < 0 ? -shift : 0);
			q = top / bottom;
			if (q >> p == 0)
				break;
		}
		top -= q * bottom;
		up = 2 * top > bottom || (2 * top == bottom && (q & 1));
		if (e - shift < (kinds[k].wide ? -1074 : -149))
			return 0;
		a = ldexp((double)(unsigned long long)q + up, e - shift);
		put(k, v, i, negative ? -a : a);
		u = (unsigned long long)(up ? bottom - top : top);
		negative ^= up;
		e -= shift > 0 ? shift : 0;
	}
	if (i > 1 && frexp(a, &unused) == 0.5)
		return 0;
	return u ? 1 : 2;
#else
	return 0;
#endif
}

// from_fraction does so with a Fraction, whose numerator and denominator are no longer than that.
static int from_fraction(int k, value *v, PyObject *o)
{
	PyObject *n = PyObject_GetAttr(o, numerator), *d = n ? PyObject_GetAttr(o, denominator) : NULL;
	const long long most = 1LL << 62;
	int over = 0, under = 0, ok = 0;
	if (d && PyLong_CheckExact(n) && PyLong_CheckExact(d)) {
		const long long a = PyLong_AsLongLongAndOverflow(n, &over), b = PyLong_AsLongLongAndOverflow(d, &under);
		if (COMPLEX(k))
			clear(k, v);
		ok = !over && !under && a <= most && a >= -most && b > 0 && b <= most && from_ratio(COMPLEX(k) ? k - CDF : k, v, a, b);
	}
	PyErr_Clear();
	Py_XDECREF(n);
	Py_XDECREF(d);
	return ok;
}

// convert makes o a number of kind k, rounded once: a number of limb's, and any of Python's. Text is one where
// text is set.
static int convert(PyObject *o, int k, value *v, int text)
{
	int j = kind_of(o);
	if (j >= 0) {
		value x;
		if (COMPLEX(j) && !COMPLEX(k))
			return 0;
		load(o, j, &x);
		if (j == k)
			*v = x;
		else if (join(j, k) == k)
			widen(j, &x, k, v);
		else
			return ask("limbs", k, o, v);
		return 1;
	}
	if (PyFloat_CheckExact(o)) {
		clear(k, v);
		return from_double(k, v, 0, PyFloat_AS_DOUBLE(o)) ? 1 : ask("limbs", k, o, v);
	}
	if (PyLong_CheckExact(o) && exact_long(k, o, v))
		return 1;
	if (PyComplex_CheckExact(o)) {
		if (!COMPLEX(k))
			return 0;
		clear(k, v);
		if (from_double(k, v, 0, PyComplex_RealAsDouble(o)) && from_double(k, v, kinds[k].limbs, PyComplex_ImagAsDouble(o)))
			return 1;
		return ask("limbs", k, o, v);
	}
	if (Py_TYPE(o) == fraction && from_fraction(k, v, o))
		return 1;
	if (PyUnicode_Check(o) && !text)
		return 0;
	return ask("limbs", k, o, v);
}

// operands converts both of an operator, of which one is a number of limb's, to the kind that it returns.
static int operands(PyObject *a, PyObject *b, value *x, value *y)
{
	int i = kind_of(a), j = kind_of(b), k, ok;
	if (i >= 0 && i == j) {
		load(a, i, x);
		load(b, i, y);
		return i;
	}
	if (i >= 0 && j >= 0)
		k = join(i, j);
	else {
		PyObject *other = i >= 0 ? b : a;
		k = i >= 0 ? i : j;
		if (PyComplex_Check(other))
			k = join(k, CDF);
	}
	ok = convert(a, k, x, 1);
	if (ok > 0)
		ok = convert(b, k, y, 1);
	return ok > 0 ? k : ok < 0 ? -1 : -2;
}

#define OPERANDS(a, b) \
	value x[2], z; \
	int k = operands(a, b, &x[0], &x[1]); \
	if (k == -1) \
		return NULL; \
	if (k < 0) \
		Py_RETURN_NOTIMPLEMENTED;

#define OPERATOR(name) \
	static PyObject *number_##name(PyObject *a, PyObject *b) \
	{ \
		OPERANDS(a, b) \
		op[k].name(x, &z); \
		return make(k, &z); \
	}

OPERATOR(add)
OPERATOR(sub)
OPERATOR(mul)

static PyObject *number_div(PyObject *a, PyObject *b)
{
	OPERANDS(a, b)
	if (is_zero(k, &x[1])) {
		PyErr_Format(PyExc_ZeroDivisionError, "%s division by zero", kinds[k].name);
		return NULL;
	}
	op[k].div(x, &z);
	return make(k, &z);
}

// SHORT defines short_NAME: the quotient of x and y, rounded down, and the remainder, which has y's sign and is rounded once,
// where the quotient has one digit and no bit of the remainder is lost; it says whether that is so. The digit is found as in mod.go;
// the functions of limb.h compute as many as a quotient may have, which takes ten times as long.
#define SHORT(name, real, rest, first, most, less, ...) \
	static int short_##name(limb_##name x, limb_##name y, double *quotient, limb_##name *z) \
	{ \
		const limb_##name a = limb_##name##_abs(x), b = limb_##name##_abs(y); \
		limb_##rest r = {__VA_ARGS__}, s; \
		const int apart = (x.first < 0) != (y.first < 0); \
		real q; \
		if (!(a.first < b.first * (real)most)) \
			return 0; \
		q = (real)trunc((real)(a.first / b.first) * (real)(1 - less)); \
		r = limb_##rest##_minus_(r, q, b); \
		if (r.r0 >= b.first * (real)0.75) { \
			s = limb_##rest##_minus_(r, 1, b); \
			if (s.r0 >= 0) { \
				r = s; \
				q += 1; \
			} \
		} \
		if (apart && r.r0 != 0) { \
			r = limb_##rest##_minus_(r, 1, b); \
			q += 1; \
		} \
		*quotient = apart ? -(double)q : (double)q; \
		*z = limb_##rest##_result_(r, apart && r.r0 != 0 ? limb_##name##_neg(y) : y, b); \
		return r.lost == 0; \
	}

SHORT(df, float, pair_rest_f32, hi, 0x1p16, 0x1p-21, a.hi, a.lo, 0, 0, 0)
SHORT(tf, float, triple_rest_f32, x0, 0x1p16, 0x1p-21, a.x0, a.x1, a.x2, 0, 0)
SHORT(qf, float, quad_rest_f32, x0, 0x1p16, 0x1p-21, a.x0, a.x1, a.x2, a.x3, 0, 0)
SHORT(dd, double, pair_rest_f64, hi, 0x1p45, 0x1p-50, a.hi, a.lo, 0, 0, 0)
SHORT(td, double, triple_rest_f64, x0, 0x1p45, 0x1p-50, a.x0, a.x1, a.x2, 0, 0)
SHORT(qd, double, quad_rest_f64, x0, 0x1p45, 0x1p-50, a.x0, a.x1, a.x2, a.x3, 0, 0)

static int short_remainder(int k, const value *x, double *quotient, value *r)
{
	switch (k) {
	case DF: return short_df(x[0].df, x[1].df, quotient, &r->df);
	case TF: return short_tf(x[0].tf, x[1].tf, quotient, &r->tf);
	case QF: return short_qf(x[0].qf, x[1].qf, quotient, &r->qf);
	case DD: return short_dd(x[0].dd, x[1].dd, quotient, &r->dd);
	case TD: return short_td(x[0].td, x[1].td, quotient, &r->td);
	default: return short_qd(x[0].qd, x[1].qd, quotient, &r->qd);
	}
}

// floor_divide writes the quotient of x and y, rounded down, to z[0] and the remainder, which has y's sign, to z[1].
// The remainder of limb.h is exact where it is no NaN, so that a short quotient is an integer next to (x - r)/y.
static int floor_divide(PyObject *a, PyObject *b, value *z)
{
	value x[2], t[2];
	int k = operands(a, b, &x[0], &x[1]), i, n;
	double u, v, q;
	PyObject *o, *p, *r;
	if (k < 0)
		return k;
	if (COMPLEX(k)) {
		PyErr_SetString(PyExc_TypeError, "complex numbers have no quotient that is rounded down");
		return -1;
	}
	if (is_zero(k, &x[1])) {
		PyErr_Format(PyExc_ZeroDivisionError, "%s division by zero", kinds[k].name);
		return -1;
	}
	n = kinds[k].limbs;
	u = limb_at(k, &x[0], 0);
	v = limb_at(k, &x[1], 0);
	if (u != 0 && u - u == 0 && v - v == 0 && fabs(u / v) < (k == DF ? 0x1p40 : 0x1p50)) { // the quotient of DFs is wrong by 2^-44 of it
		if (short_remainder(k, x, &q, &z[1])) {
			clear(k, &z[0]);
			put(k, &z[0], 0, q);
			return k;
		}
		op[k].fast_mod(x, &z[1]);
		if (limb_at(k, &z[1], 0) - limb_at(k, &z[1], 0) == 0) {
			t[0] = x[0];
			t[1] = z[1];
			op[k].sub(t, &t[0]);
			t[1] = x[1];
			op[k].div(t, &t[0]);
			q = rint(limb_at(k, &t[0], 0) + limb_at(k, &t[0], 1) + (n > 2 ? limb_at(k, &t[0], 2) : 0));
			u = limb_at(k, &z[1], 0);
			if (u != 0 && (u < 0) != (v < 0)) {
				t[0] = z[1];
				op[k].add(t, &z[1]);
				q--;
			} else if (u == 0)
				put(k, &z[1], 0, copysign(0., v));
			clear(k, &z[0]);
			from_double(k, &z[0], 0, q);
			return k;
		}
	}
	p = make(k, &x[0]);
	r = make(k, &x[1]);
	o = p && r ? PyObject_CallMethod(hooks, "floor_divide", "sOO", kinds[k].name, p, r) : NULL;
	Py_XDECREF(p);
	Py_XDECREF(r);
	if (!o)
		return -1;
	for (i = 0; i < 2 * n; i++)
		put(k, &z[i / n], i % n, PyFloat_AsDouble(PyTuple_GET_ITEM(o, i)));
	Py_DECREF(o);
	return k;
}

static PyObject *number_floor_divide(PyObject *a, PyObject *b)
{
	value z[2];
	int k = floor_divide(a, b, z);
	if (k == -2)
		Py_RETURN_NOTIMPLEMENTED;
	return k < 0 ? NULL : make(k, &z[0]);
}

static PyObject *number_remainder(PyObject *a, PyObject *b)
{
	value z[2];
	int k;
	if (PyUnicode_Check(a))
		Py_RETURN_NOTIMPLEMENTED;
	k = floor_divide(a, b, z);
	if (k == -2)
		Py_RETURN_NOTIMPLEMENTED;
	return k < 0 ? NULL : make(k, &z[1]);
}

static PyObject *number_divmod(PyObject *a, PyObject *b)
{
	value z[2];
	int k = floor_divide(a, b, z);
	if (k == -2)
		Py_RETURN_NOTIMPLEMENTED;
	return k < 0 ? NULL : Py_BuildValue("NN", make(k, &z[0]), make(k, &z[1]));
}

// power of a complex number to a small integer: by products, as Python's is.
static void complex_power(int k, const value *x, long n, value *z)
{
	value pair[2], square;
	unsigned long m = n < 0 ? 0UL - (unsigned long)n : (unsigned long)n;
	clear(k, z);
	put(k, z, 0, 1);
	square = *x;
	for (; m; m >>= 1) {
		if (m & 1) {
			pair[0] = *z;
			pair[1] = square;
			op[k].mul(pair, z);
		}
		pair[0] = pair[1] = square;
		op[k].mul(pair, &square);
	}
	if (n < 0) {
		clear(k, &pair[0]);
		put(k, &pair[0], 0, 1);
		pair[1] = *z;
		op[k].div(pair, z);
	}
}

static int whole(int k, const value *v)
{
	int i;
	for (i = 0; i < kinds[k].limbs; i++)
		if (limb_at(k, v, i) != floor(limb_at(k, v, i)))
			return 0;
	return 1;
}

static PyObject *number_pow(PyObject *a, PyObject *b, PyObject *modulus)
{
	long n = 0;
	int over = 1;
	if (modulus != Py_None) {
		PyErr_SetString(PyExc_TypeError, "pow() of three arguments is for integers");
		return NULL;
	}
	{
		OPERANDS(a, b)
		if (PyLong_Check(b))
			n = PyLong_AsLongAndOverflow(b, &over);
		if (is_zero(k, &x[0]) && (limb_at(k, &x[1], 0) < 0)) {
			PyErr_Format(PyExc_ZeroDivisionError, "%s 0 cannot be raised to a negative power", kinds[k].name);
			return NULL;
		}
		if (!over && !COMPLEX(k) && n == (int32_t)n) {
			x[1].i = (int32_t)n;
			op[k].pow_int(x, &z);
		} else if (!over && COMPLEX(k) && n >= -100 && n <= 100) {
			complex_power(k, x, n, &z);
		} else {
			if (!COMPLEX(k) && limb_at(k, &x[0], 0) < 0 && limb_at(k, &x[1], 0) - limb_at(k, &x[1], 0) == 0 && !whole(k, &x[1])) {
				value y[2];
				widen(k, &x[0], k + CDF, &y[0]);
				widen(k, &x[1], k + CDF, &y[1]);
				op[k + CDF].pow(y, &z);
				return make(k + CDF, &z);
			}
			op[k].pow(x, &z);
		}
		return make(k, &z);
	}
}

static PyObject *number_neg(PyObject *a)
{
	value x, z;
	int k = kind_of(a);
	load(a, k, &x);
	op[k].neg(&x, &z);
	return make(k, &z);
}

static PyObject *number_pos(PyObject *a) { return Py_NewRef(a); }

static PyObject *number_abs(PyObject *a)
{
	value x, z;
	int k = kind_of(a);
	load(a, k, &x);
	op[k].abs(&x, &z);
	return make(COMPLEX(k) ? k - CDF : k, &z);
}

static int number_bool(PyObject *a)
{
	value x;
	int k = kind_of(a);
	load(a, k, &x);
	return !is_zero(k, &x);
}

static PyObject *number_float(PyObject *a)
{
	value x;
	int i, k = kind_of(a);
	double s, h;
	load(a, k, &x);
	if (is_zero(k, &x))
		return PyFloat_FromDouble(limb_at(k, &x, 0));
	if (kinds[k].wide) { // the leading limb, but beside a tie
		s = x.f64[0] + x.f64[1];
		h = x.f64[0] + 2 * x.f64[1];
		if (kinds[k].limbs == 2 || s - s != 0 || h - x.f64[0] != 2 * x.f64[1])
			return PyFloat_FromDouble(s);
	} else if (kinds[k].limbs == 2) {
		return PyFloat_FromDouble((double)x.f32[0] + x.f32[1]);
	} else {
		s = (double)x.f32[0] + x.f32[1];
		if (s - s != 0)
			return PyFloat_FromDouble(s);
	}
	for (i = 1; i < kinds[k].limbs; i++)
		if (limb_at(k, &x, i) != 0)
			return PyObject_CallMethod(hooks, "nearest_float", "O", a);
	return PyFloat_FromDouble(limb_at(k, &x, 0));
}

static PyObject *number_int(PyObject *a)
{
	value x, z;
	int i, k = kind_of(a);
	PyObject *n, *part, *sum;
	load(a, k, &x);
	if (limb_at(k, &x, 0) - limb_at(k, &x, 0) != 0) {
		PyErr_Format(limb_at(k, &x, 0) != limb_at(k, &x, 0) ? PyExc_ValueError : PyExc_OverflowError,
			"cannot convert %s %s to integer", kinds[k].name, limb_at(k, &x, 0) != limb_at(k, &x, 0) ? "NaN" : "infinity");
		return NULL;
	}
	op[k].trunc(&x, &z);
	n = PyLong_FromDouble(limb_at(k, &z, 0));
	for (i = 1; n && i < kinds[k].limbs && limb_at(k, &z, i) != 0; i++) {
		part = PyLong_FromDouble(limb_at(k, &z, i));
		sum = part ? PyNumber_Add(n, part) : NULL;
		Py_XDECREF(part);
		Py_SETREF(n, sum);
	}
	return n;
}

// # Comparisons and hashes: of the exact values, Python's numbers among them

// exactly converts o without rounding, and returns 0 where Python's integers must do it.
static int exactly(PyObject *o, int k, value *v)
{
	int j = kind_of(o);
	if (j >= 0) {
		value x;
		load(o, j, &x);
		widen(j, &x, k, v);
		return 1;
	}
	if (PyFloat_CheckExact(o)) {
		double d = PyFloat_AS_DOUBLE(o);
		clear(k, v);
		put(k, v, 0, d);
		return kinds[k].wide || d != d || (float)d == d;
	}
	return PyLong_CheckExact(o) && exact_long(k, o, v);
}

static PyObject *number_compare(PyObject *a, PyObject *b, int how)
{
	value x[2], z;
	int i = kind_of(a), j = kind_of(b), k = j < 0 ? i : join(i, j), swap;
	if (COMPLEX(k) && how != Py_EQ && how != Py_NE)
		Py_RETURN_NOTIMPLEMENTED;
	if (!exactly(a, k, &x[0]) || !exactly(b, k, &x[1])) {
		int found = Py_TYPE(b) == fraction && !COMPLEX(k) ? from_fraction(QD, &x[1], b) : 0;
		if (found) {
			load(a, i, &z);
			widen(i, &z, k = QD, &x[0]);
			z.qd = limb_qd_sub(x[0].qd, x[1].qd);
		}
		if (found == 0 || (found == 1 && !(fabs(z.qd.x0) > 1e-50 * fabs(x[1].qd.x0)))) // a rounded one next to x says nothing
			return PyObject_CallMethod(hooks, "compare", "OOi", a, b, how);
	}
	swap = how == Py_GT || how == Py_GE;
	if (swap) {
		value t = x[0];
		x[0] = x[1];
		x[1] = t;
	}
	(how == Py_EQ || how == Py_NE ? op[k].equal : how == Py_LT || how == Py_GT ? op[k].less : op[k].less_equal)(x, &z);
	return PyBool_FromLong(how == Py_NE ? !z.b : z.b);
}

// A hash of Python's is the number modulo the prime 2^61 - 1, with the number's sign; so that of a sum of
// limbs is the sum of theirs.
static Py_hash_t part_hash(PyObject *self, int k, const value *v, int i)
{
	const Py_hash_t p = _PyHASH_MODULUS;
	Py_hash_t h, s = 0;
	int j, negative = limb_at(k, v, i) < 0;
	if (limb_at(k, v, i) - limb_at(k, v, i) != 0)
		return _Py_HashDouble(self, limb_at(k, v, i));
	for (j = 0; j < kinds[k].limbs; j++) {
		double a = limb_at(k, v, i + j);
		h = _Py_HashDouble(self, fabs(a));
		s = (s + ((a < 0) != negative ? p - h : h)) % p;
	}
	s = negative ? -s : s;
	return s == -1 ? -2 : s;
}

static Py_hash_t number_hash(PyObject *a)
{
	value x;
	int k = kind_of(a);
	Py_uhash_t h;
	load(a, k, &x);
	h = (Py_uhash_t)part_hash(a, k, &x, 0);
	if (COMPLEX(k))
		h += _PyHASH_IMAG * (Py_uhash_t)part_hash(a, k, &x, kinds[k].limbs);
	return (Py_hash_t)h == -1 ? -2 : (Py_hash_t)h;
}

// # Objects

static PyObject *number_new(PyTypeObject *type, PyObject *args, PyObject *words)
{
	static char *names[] = {"x", "imag", NULL}, *real[] = {"x", NULL};
	PyObject *a = NULL, *im = NULL;
	value v, w;
	int k = 0, j, ok;
	while (types[k] != type)
		k++;
	if (COMPLEX(k) ? !PyArg_ParseTupleAndKeywords(args, words, "|OO", names, &a, &im) : !PyArg_ParseTupleAndKeywords(args, words, "|O", real, &a))
		return NULL;
	clear(k, &v);
	if (a) {
		if (Py_TYPE(a) == type && !im)
			return Py_NewRef(a);
		ok = convert(a, im ? k - CDF : k, &v, 1);
		if (ok < 0)
			return NULL;
		if (!ok && !COMPLEX(k) && (PyComplex_Check(a) || (kind_of(a) >= 0 && COMPLEX(kind_of(a))))) {
			PyErr_Format(PyExc_TypeError, "complex numbers have no %s: take .real, .imag or abs(), or limb.C%s", kinds[k].name, kinds[k].name);
			return NULL;
		}
		if (!ok) {
			PyErr_Format(PyExc_TypeError, "limb.%s() argument must be a number or a string, not '%s'", kinds[k].name, Py_TYPE(a)->tp_name);
			return NULL;
		}
	}
	if (im) {
		ok = convert(im, k - CDF, &w, 1);
		if (ok < 0)
			return NULL;
		if (!ok) {
			PyErr_Format(PyExc_TypeError, "limb.%s() imag must be a real number, not '%s'", kinds[k].name, Py_TYPE(im)->tp_name);
			return NULL;
		}
		for (j = 0; j < kinds[k].limbs; j++)
			put(k, &v, kinds[k].limbs + j, limb_at(k, &w, j));
	}
	return make(k, &v);
}

static void number_dealloc(PyObject *a)
{
	PyTypeObject *t = Py_TYPE(a);
	t->tp_free(a);
	Py_DECREF(t);
}

static PyObject *number_limbs(PyObject *a, void *unused)
{
	value x;
	int i, k = kind_of(a), n = PARTS(k) * kinds[k].limbs;
	PyObject *t = PyTuple_New(n);
	load(a, k, &x);
	for (i = 0; t && i < n; i++)
		PyTuple_SET_ITEM(t, i, PyFloat_FromDouble(limb_at(k, &x, i)));
	return t;
}

static PyObject *number_part(PyObject *a, void *imaginary)
{
	value x, z;
	int i, k = kind_of(a), r = COMPLEX(k) ? k - CDF : k;
	if (!COMPLEX(k) && !imaginary)
		return Py_NewRef(a);
	clear(r, &z);
	load(a, k, &x);
	if (COMPLEX(k))
		for (i = 0; i < kinds[k].limbs; i++)
			put(r, &z, i, limb_at(k, &x, (imaginary ? kinds[k].limbs : 0) + i));
	return make(r, &z);
}

static PyObject *number_conjugate(PyObject *a, PyObject *unused)
{
	value x;
	int i, k = kind_of(a);
	if (!COMPLEX(k))
		return Py_NewRef(a);
	load(a, k, &x);
	for (i = kinds[k].limbs; i < 2 * kinds[k].limbs; i++)
		put(k, &x, i, -limb_at(k, &x, i));
	return make(k, &x);
}

// _raw makes a number of its limbs as they are; _number.py vouches for them.
static PyObject *number_raw(PyObject *type, PyObject *args)
{
	value v;
	int k = 0, i;
	while (types[k] != (PyTypeObject *)type)
		k++;
	if (PyTuple_GET_SIZE(args) != PARTS(k) * kinds[k].limbs) {
		PyErr_Format(PyExc_TypeError, "limb.%s has %d limbs, and %zd are given", kinds[k].name, PARTS(k) * kinds[k].limbs, PyTuple_GET_SIZE(args));
		return NULL;
	}
	for (i = 0; i < PARTS(k) * kinds[k].limbs; i++) {
		double a = PyFloat_AsDouble(PyTuple_GET_ITEM(args, i));
		if (a == -1 && PyErr_Occurred())
			return NULL;
		put(k, &v, i, a);
	}
	return make(k, &v);
}

static PyMethodDef number_methods[] = {
	{"conjugate", number_conjugate, METH_NOARGS, "The complex conjugate: the number itself if it is real."},
	{"_raw", number_raw, METH_VARARGS | METH_CLASS, NULL},
	{NULL},
};

static PyGetSetDef number_parts[] = {
	{"limbs", number_limbs, NULL, "The limbs as floats, the leading one first; of a complex number the real ones, then the imaginary ones.", NULL},
	{"real", number_part, NULL, "The real part.", NULL},
	{"imag", number_part, NULL, "The imaginary part.", (void *)1},
	{NULL},
};

static PyType_Slot number_slots[] = {
	{Py_tp_new, number_new}, {Py_tp_dealloc, number_dealloc}, {Py_tp_hash, number_hash}, {Py_tp_richcompare, number_compare},
	{Py_tp_methods, number_methods}, {Py_tp_getset, number_parts},
	{Py_nb_add, number_add}, {Py_nb_subtract, number_sub}, {Py_nb_multiply, number_mul}, {Py_nb_true_divide, number_div},
	{Py_nb_floor_divide, number_floor_divide},
	{Py_nb_remainder, number_remainder}, {Py_nb_divmod, number_divmod}, {Py_nb_power, number_pow}, {Py_nb_negative, number_neg}, {Py_nb_positive, number_pos}, {Py_nb_absolute, number_abs},
	{Py_nb_bool, number_bool},
	{0, NULL}, {0, NULL}, // number_float and number_int, of real numbers
	{0, NULL},
};

// # Functions
//
// A function of the catalogue takes numbers of any kind, and hands what is none to another function,
// which is that of arrays.

typedef struct {
	PyObject_HEAD
	vectorcallfunc call;
	const char *name;
	const row *rows[KINDS];
	PyObject *others; // called where an argument is no number
	PyObject *dict;
} function;

static PyTypeObject function_type;

static PyObject *result(char letter, const value *v)
{
	switch (letter) {
	case 'f': return PyFloat_FromDouble(v->f32[0]);
	case 'd': return PyFloat_FromDouble(v->f64[0]);
	case 'i': return PyLong_FromLong(v->i);
	case 'b': return PyBool_FromLong(v->b);
	default: return make(letter - 'A', v);
	}
}

static PyObject *function_call(PyObject *self, PyObject *const *args, size_t flags, PyObject *words)
{
	function *f = (function *)self;
	Py_ssize_t n = PyVectorcall_NARGS(flags), i;
	value x[4], y[4];
	int k = -1, j, ok, complex = 0;
	const row *r;
	PyObject *t;
	if (words && PyTuple_GET_SIZE(words))
		goto others;
	for (i = 0; i < n; i++) {
		j = kind_of(args[i]);
		if (j >= 0)
			k = k < 0 ? j : join(j, k);
		else if (PyComplex_CheckExact(args[i]))
			complex = 1;
		else if (!PyFloat_CheckExact(args[i]) && !PyLong_CheckExact(args[i]))
			goto others;
	}
	if (k < 0)
		k = DD;
	if (complex)
		k = join(k, CDF);
	r = f->rows[k];
	if (!r) {
		PyErr_Format(PyExc_TypeError, "limb.%s is not defined for %s", f->name, kinds[k].name);
		return NULL;
	}
	if (n != (Py_ssize_t)strlen(r->in)) {
		PyErr_Format(PyExc_TypeError, "limb.%s takes %zd arguments, and %zd are given", f->name, (Py_ssize_t)strlen(r->in), n);
		return NULL;
	}
	for (i = 0; i < n; i++) {
		switch (r->in[i]) {
		case 'f': case 'd': {
			double a;
			if (kind_of(args[i]) >= 0 || PyComplex_CheckExact(args[i])) {
				PyErr_Format(PyExc_TypeError, "limb.%s: argument %zd must be a float, not '%s'", f->name, i + 1, Py_TYPE(args[i])->tp_name);
				return NULL;
			}
			a = PyFloat_AsDouble(args[i]);
			if (a == -1 && PyErr_Occurred())
				return NULL;
			if (r->in[i] == 'f' && a == a && (float)a != a) {
				PyErr_Format(PyExc_ValueError, "limb.%s: argument %zd must be a float32, which has 24 bits", f->name, i + 1);
				return NULL;
			}
			if (r->in[i] == 'f')
				x[i].f32[0] = (float)a;
			else
				x[i].f64[0] = a;
			break;
		}
		case 'i': {
			long a = PyLong_AsLong(args[i]);
			if (a == -1 && PyErr_Occurred())
				return NULL;
			if (a != (int32_t)a) {
				PyErr_Format(PyExc_OverflowError, "limb.%s: the integer %ld has more than 32 bits", f->name, a);
				return NULL;
			}
			x[i].i = (int32_t)a;
			break;
		}
		default:
			ok = convert(args[i], r->in[i] - 'A', &x[i], 0);
			if (ok < 0)
				return NULL;
			if (!ok) {
				PyErr_Format(PyExc_TypeError, "limb.%s: argument %zd must be a %s, not '%s'", f->name, i + 1, kinds[r->in[i] - 'A'].name, Py_TYPE(args[i])->tp_name);
				return NULL;
			}
		}
	}
	r->call(x, y);
	n = (Py_ssize_t)strlen(r->out);
	if (n == 1)
		return result(r->out[0], &y[0]);
	t = PyTuple_New(n);
	for (i = 0; t && i < n; i++) {
		PyObject *o = result(r->out[i], &y[i]);
		if (!o) {
			Py_DECREF(t);
			return NULL;
		}
		PyTuple_SET_ITEM(t, i, o);
	}
	return t;
others:
	if (f->others == Py_None) {
		PyErr_Format(PyExc_TypeError, "limb.%s: arguments must be numbers", f->name);
		return NULL;
	}
	return PyObject_Vectorcall(f->others, args, flags & ~PY_VECTORCALL_ARGUMENTS_OFFSET, words);
}

static PyObject *function_repr(PyObject *self) { return PyUnicode_FromFormat("<function limb.%s>", ((function *)self)->name); }

static PyObject *function_name(PyObject *self, void *unused) { return PyUnicode_FromString(((function *)self)->name); }

static PyObject *function_reduce(PyObject *self, PyObject *unused) { return function_name(self, NULL); }

// signatures says for each kind what goes in and what comes out, in letters.
static PyObject *function_signatures(PyObject *self, void *unused)
{
	PyObject *d = PyDict_New();
	int k;
	for (k = 0; d && k < KINDS; k++) {
		const row *r = ((function *)self)->rows[k];
		if (r) {
			PyObject *t = Py_BuildValue("ss", r->in, r->out);
			if (!t || PyDict_SetItemString(d, kinds[k].name, t) < 0)
				Py_CLEAR(d);
			Py_XDECREF(t);
		}
	}
	return d;
}

static PyGetSetDef function_parts[] = {
	{"__name__", function_name, NULL, NULL, NULL},
	{"__qualname__", function_name, NULL, NULL, NULL},
	{"_signatures", function_signatures, NULL, NULL, NULL},
	{"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict, NULL, NULL},
	{NULL},
};

static PyMemberDef function_members[] = {
	{"_others", T_OBJECT, offsetof(function, others), 0, NULL},
	{NULL},
};

static PyMethodDef function_methods[] = {
	{"__reduce__", function_reduce, METH_NOARGS, NULL},
	{NULL},
};

static PyTypeObject function_type = {
	PyVarObject_HEAD_INIT(NULL, 0)
	.tp_name = "limb.function",
	.tp_basicsize = sizeof(function),
	.tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL,
	.tp_vectorcall_offset = offsetof(function, call),
	.tp_call = PyVectorcall_Call,
	.tp_repr = function_repr,
	.tp_getset = function_parts,
	.tp_members = function_members,
	.tp_methods = function_methods,
	.tp_dictoffset = offsetof(function, dict),
};

// # The module

static apply *find(int k, const char *name)
{
	size_t i;
	for (i = 0; i < sizeof rows / sizeof *rows; i++)
		if (rows[i].kind == k && !strcmp(rows[i].name, name))
			return rows[i].call;
	return NULL;
}

static int add_types(PyObject *m)
{
	int k;
	for (k = 0; k < KINDS; k++) {
		PyType_Slot slots[sizeof number_slots / sizeof *number_slots];
		PyType_Spec spec = {kinds[k].full, (int)(offsetof(number, v) + bytes(k)), 0, Py_TPFLAGS_DEFAULT, slots};
		memcpy(slots, number_slots, sizeof slots);
		if (!COMPLEX(k)) {
			slots[sizeof slots / sizeof *slots - 3] = (PyType_Slot){Py_nb_float, number_float};
			slots[sizeof slots / sizeof *slots - 2] = (PyType_Slot){Py_nb_int, number_int};
		}
		types[k] = (PyTypeObject *)PyType_FromSpec(&spec);
		if (!types[k] || PyModule_AddObjectRef(m, kinds[k].name, (PyObject *)types[k]) < 0)
			return -1;
#define FIND(name) op[k].name = find(k, #name);
		FIND(add) FIND(sub) FIND(mul) FIND(div) FIND(neg) FIND(abs) FIND(pow) FIND(pow_int) FIND(fast_mod) FIND(trunc) FIND(equal) FIND(less) FIND(less_equal)
	}
	return 0;
}

static int add_functions(PyObject *m)
{
	PyObject *all = PyDict_New();
	size_t i;
	if (!all || PyType_Ready(&function_type) < 0 || PyModule_AddObject(m, "functions", all) < 0)
		return -1;
	for (i = 0; i < sizeof rows / sizeof *rows; i++) {
		function *f = (function *)PyDict_GetItemString(all, rows[i].name);
		if (!f) {
			f = PyObject_New(function, &function_type);
			if (!f)
				return -1;
			memset(f->rows, 0, sizeof f->rows);
			f->call = function_call;
			f->name = rows[i].name;
			f->others = Py_NewRef(Py_None);
			f->dict = PyDict_New();
			PyObject *doc = PyUnicode_FromString(rows[i].doc);
			if (!f->dict || !doc || PyDict_SetItemString(f->dict, "__doc__", doc) < 0 || PyDict_SetItemString(all, f->name, (PyObject *)f) < 0)
				return -1;
			Py_DECREF(doc);
			Py_DECREF(f);
		}
		f->rows[rows[i].kind] = &rows[i];
	}
	return 0;
}

static PyObject *set_hooks(PyObject *m, PyObject *o)
{
	PyObject *type = PyObject_GetAttrString(o, "Fraction");
	if (!type)
		return NULL;
	Py_XSETREF(fraction, (PyTypeObject *)type);
	Py_XSETREF(numerator, PyUnicode_InternFromString("numerator"));
	Py_XSETREF(denominator, PyUnicode_InternFromString("denominator"));
	Py_XSETREF(hooks, Py_NewRef(o));
	if (!numerator || !denominator)
		return NULL;
	Py_RETURN_NONE;
}

static PyMethodDef module_methods[] = {
	{"set_hooks", set_hooks, METH_O, NULL},
	{NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "limb._limb", NULL, -1, module_methods};

PyMODINIT_FUNC PyInit__limb(void)
{
	PyObject *m = PyModule_Create(&module);
	if (m && (add_types(m) < 0 || add_functions(m) < 0))
		Py_CLEAR(m);
	return m;
}
