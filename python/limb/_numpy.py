"""NumPy's own functions, called with arrays of limb."""

import math

import numpy as np

from . import _array, _limb
from ._array import Array, apply, array, asarray, join, kind_of, limbs_of, scalar_if, where, width
from ._number import TYPES

# ufuncs that are functions of the catalogue under another name, or the same.
NAMES = {
    "add": "add", "subtract": "sub", "multiply": "mul", "divide": "div", "true_divide": "div", "negative": "neg",
    "absolute": "abs", "fabs": "abs", "square": "sqr", "reciprocal": "recip", "sqrt": "sqrt", "cbrt": "cbrt",
    "exp": "exp", "exp2": "exp2", "expm1": "expm1", "log": "log", "log2": "log2", "log10": "log10", "log1p": "log1p",
    "sin": "sin", "cos": "cos", "tan": "tan", "arcsin": "asin", "arccos": "acos", "arctan": "atan", "arctan2": "atan2",
    "sinh": "sinh", "cosh": "cosh", "tanh": "tanh", "arcsinh": "asinh", "arccosh": "acosh", "arctanh": "atanh",
    "hypot": "hypot", "floor": "floor", "ceil": "ceil", "trunc": "trunc", "rint": "round_even",
    "signbit": "signbit", "copysign": "copysign", "maximum": "max", "minimum": "min", "isnan": "is_nan", "isinf": "is_inf",
    "equal": "equal", "less": "less", "less_equal": "less_equal", "greater": "greater", "greater_equal": "greater_equal",
    "ldexp": "ldexp", "frexp": "frexp", "fmod": "fast_mod",
}  # fmt: skip


def isfinite(x):
    return ~(apply("is_nan", x) | apply("is_inf", x))


def scaled(degrees):
    def f(x):
        kind = kind_of(x)
        pi = TYPES[kind](_limb.functions["acos"](TYPES[kind](-1)))
        return x * 180 / pi if degrees else x * pi / 180

    return f


def heaviside(x, y):
    x = asarray(x)
    return where(x > 0, 1, where(x < 0, 0, where(x == 0, y, x)))


def sign(x):
    x = asarray(x)
    return where(x > 0, 1, where(x < 0, -1, where(x == 0, 0, x)))


def skip_nan(name):
    def f(x, y):
        x, y = asarray(x, join(kind_of(x), kind_of(y))), asarray(y, join(kind_of(x), kind_of(y)))
        return where(apply("is_nan", x), y, where(apply("is_nan", y), x, apply(name, x, y)))

    return f


def modf(x):
    whole, part = apply("modf", x)
    return part, whole


def truth(f):
    return lambda *args: f(*(np.asarray(x, bool) if isinstance(x, Array) else x for x in args))


UFUNCS = {
    "positive": lambda x: +asarray(x), "power": _array.power, "float_power": _array.power, "remainder": _array.remainder,
    "mod": _array.remainder, "floor_divide": _array.floor_divide, "divmod": _array.rounded_down, "isfinite": isfinite,
    "not_equal": lambda x, y: ~apply("equal", x, y), "conjugate": lambda x: asarray(x).conj(), "conj": lambda x: asarray(x).conj(),
    "degrees": scaled(True), "rad2deg": scaled(True), "radians": scaled(False), "deg2rad": scaled(False), "modf": modf,
    "fmax": skip_nan("max"), "fmin": skip_nan("min"), "heaviside": heaviside, "sign": sign, "logical_not": truth(np.logical_not),
    "logical_and": truth(np.logical_and), "logical_or": truth(np.logical_or), "logical_xor": truth(np.logical_xor),
    "matmul": lambda x, y: linalg().matmul(x, y),
}  # fmt: skip

REDUCTIONS = {"add": "sum", "multiply": "prod", "maximum": "max", "minimum": "min", "logical_or": "any", "logical_and": "all"}


def linalg():
    from . import linalg

    return linalg


def ufunc(f, method, inputs, words):
    """__array_ufunc__ of arrays and of numbers."""
    out = words.pop("out", None)
    name = f.__name__
    if words.pop("where", True) is not True or words.pop("casting", None) or words.pop("dtype", None):
        raise TypeError(f"numpy.{name} of limb's arrays takes no where=, casting= and dtype=")
    if method == "reduce" and name in REDUCTIONS:
        words = {k: v for k, v in words.items() if k in ("axis", "keepdims")}
        words.setdefault("axis", 0)
        r = getattr(inputs[0], REDUCTIONS[name])(**words)
    elif method == "accumulate" and name == "add":
        r = inputs[0].cumsum(words.get("axis", 0))
    elif method == "outer":
        x, y = asarray(inputs[0]), asarray(inputs[1])
        r = ufunc(f, "__call__", (x.reshape(x.shape + (1,) * y.ndim), y), words)
    elif method == "__call__" and not words:
        if name in UFUNCS:
            r = UFUNCS[name](*inputs)
            r = scalar_if(r) if isinstance(r, Array) else r
        elif name in NAMES:
            if out is not None and len(out) == 1 and isinstance(out[0], Array):
                return apply(NAMES[name], *inputs, out=out[0])
            r = apply(NAMES[name], *inputs)
        else:
            raise missing(f"numpy.{name}")
    else:
        raise missing(f"numpy.{name}{'' if method == '__call__' else '.' + method}")
    if out is None or all(o is None for o in out):
        return r
    results = r if isinstance(r, tuple) else (r,)
    for o, v in zip(out, results):
        if o is not None:
            if not isinstance(o, Array) and isinstance(v, Array):
                raise TypeError("out= must be an array of limb: numbers of limb would lose their digits in one of NumPy's")
            o[...] = v
    return out[0] if len(out) == 1 else out


# # Functions that move numbers, and compute nothing
#
# One that moves numbers is called with the numbers' indices, and the numbers are fetched by what it returns.

MOVES = """
append array_split atleast_1d atleast_2d atleast_3d block broadcast_arrays broadcast_to column_stack concatenate delete
diagonal dsplit dstack expand_dims flip fliplr flipud hsplit hstack moveaxis ravel repeat reshape resize roll rollaxis rot90
row_stack split squeeze stack swapaxes take take_along_axis tile transpose vsplit vstack compress extract
""".split()
ALL = "atleast_1d atleast_2d atleast_3d broadcast_arrays".split()  # each argument is numbers; of others the first, or the second after a condition
JOINS = "append block column_stack concatenate dstack hstack row_stack stack vstack".split()  # whose other arrays are numbers too


def moves(f, args, words):
    join_all = f.__name__ in JOINS
    kind, found = None, []

    def look(x, numbers):
        nonlocal kind
        if isinstance(x, Array) or numbers and isinstance(x, np.ndarray) or numbers and not isinstance(x, (list, tuple)):
            kind = join(kind, kind_of(x))
        elif isinstance(x, (list, tuple)):
            for v in x:
                look(v, numbers)

    pool, count = [], 0

    def index(x, numbers):
        nonlocal count
        if isinstance(x, Array) or numbers and not isinstance(x, (list, tuple)):
            a = limbs_of(x, kind)
            n = math.prod(a.shape[:-1])
            pool.append(a.reshape(n, a.shape[-1]))
            count += n
            return np.arange(count - n, count).reshape(a.shape[:-1])
        if isinstance(x, (list, tuple)):
            return type(x)(index(v, numbers) for v in x)
        return x

    many = 2 if f.__name__ == "append" else 1
    for i, x in enumerate(args):
        look(x, join_all and i < many)
    place = 1 if f.__name__ in ("compress", "extract") else 0
    for i, x in enumerate(args):
        if isinstance(x, Array) and i != place and not join_all and f.__name__ not in ALL:
            raise TypeError(f"numpy.{f.__name__}: argument {i + 1} must be of integers or truth values, and not of numbers of limb")
    args = [index(x, join_all and i < many) for i, x in enumerate(args)]
    words = {k: index(v, False) for k, v in words.items()}
    r = f(*args, **words)
    flat = np.concatenate(pool)

    def fetch(i):
        return type(i)(map(fetch, i)) if isinstance(i, (list, tuple)) else Array(flat[i], kind)

    return fetch(r)


# # Functions that compute

FUNCTIONS = {}


def implements(*functions):
    def register(f):
        for g in functions:
            FUNCTIONS[g] = f
        return f

    return register


def method(name):
    def f(a, axis=None, dtype=None, out=None, **words):
        if dtype is not None:
            a = asarray(a).astype(dtype)
        r = getattr(asarray(a), name)(axis, **{k: v for k, v in words.items() if v is not np._NoValue})
        if out is None:
            return r
        out[...] = r
        return out

    return f


for _name in "sum prod mean min max any all argmin argmax cumsum".split():
    FUNCTIONS[getattr(np, _name)] = method(_name)
FUNCTIONS[np.amin], FUNCTIONS[np.amax] = FUNCTIONS[np.min], FUNCTIONS[np.max]


@implements(np.std)
def std(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False):
    return a.std(axis, ddof, keepdims)


@implements(np.var)
def var(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False):
    return a.var(axis, ddof, keepdims)


@implements(np.where)
def np_where(condition, x, y):
    return where(condition, x, y)


@implements(np.dot, np.matmul)
def dot(a, b, out=None):
    r = asarray(a).dot(b)
    if out is None:
        return r
    out[...] = r
    return out


@implements(np.vdot)
def vdot(a, b):
    return asarray(a).ravel().conj().dot(asarray(b).ravel())


@implements(np.inner)
def inner(a, b):
    a, b = asarray(a), asarray(b)
    return a * b if a.ndim == 0 or b.ndim == 0 else a.dot(b if b.ndim == 1 else b.swapaxes(-1, -2))


@implements(np.outer)
def outer(a, b, out=None):
    return asarray(a).reshape(-1, 1) * asarray(b).ravel()


@implements(np.trace)
def trace(a):
    return np.diagonal(a).sum(-1)


@implements(np.diff)
def diff(a, n=1, axis=-1):
    for _ in range(n):
        b = a.swapaxes(axis, -1)
        a = (b[..., 1:] - b[..., :-1]).swapaxes(axis, -1)
    return a


@implements(np.clip)
def clip(a, a_min=None, a_max=None):
    return asarray(a).clip(a_min, a_max)


@implements(np.round, np.around)
def around(a, decimals=0, out=None):
    return a.round(decimals)


@implements(np.copy)
def copy(a, order="K", subok=False):
    return a.copy()


@implements(np.sort)
def sort(a, axis=-1, kind=None):
    a = a.ravel() if axis is None else a
    a = a.copy()
    a.sort(-1 if axis is None else axis)
    return a


@implements(np.argsort)
def argsort(a, axis=-1, kind=None):
    return a.argsort(axis)


def like(make):
    return lambda a, dtype=None, order="K", subok=True, shape=None: make(a.shape if shape is None else shape, dtype or a._kind)


FUNCTIONS |= {np.zeros_like: like(_array.zeros), np.empty_like: like(_array.empty), np.ones_like: like(_array.ones)}


@implements(np.full_like)
def full_like(a, fill_value, dtype=None, order="K", subok=True, shape=None):
    return _array.full(a.shape if shape is None else shape, fill_value, dtype or a._kind)


@implements(np.real)
def real(a):
    return a.real


@implements(np.imag)
def imag(a):
    return a.imag


@implements(np.angle)
def angle(z, deg=False):
    r = apply("phase", z) if _array.is_complex(z._kind) else where(z < 0, _limb.functions["acos"](TYPES[z._kind](-1)), 0)
    return np.degrees(r) if deg else r


@implements(np.iscomplexobj)
def iscomplexobj(a):
    return _array.is_complex(a._kind)


@implements(np.isrealobj)
def isrealobj(a):
    return not _array.is_complex(a._kind)


@implements(np.array_equal)
def array_equal(a, b, equal_nan=False):
    if np.shape(a) != np.shape(b):
        return False
    same = asarray(a) == b
    return bool(np.all(same | (np.isnan(a) & np.isnan(b)) if equal_nan else same))


@implements(np.isclose)
def isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    a = asarray(a, join(kind_of(a), kind_of(b)))
    return np.asarray((abs(a - b) <= atol + rtol * abs(asarray(b, a._kind))) | (a == b) | (equal_nan & np.isnan(a) & np.isnan(asarray(b, a._kind))))[()]


@implements(np.allclose)
def allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    return bool(np.all(isclose(a, b, rtol, atol, equal_nan)))


@implements(np.count_nonzero)
def count_nonzero(a, axis=None, keepdims=False):
    return np.count_nonzero(a.astype(bool), axis, keepdims=keepdims)


@implements(np.nonzero)
def nonzero(a):
    return np.nonzero(a.astype(bool))


@implements(np.shape)
def shape(a):
    return a.shape


@implements(np.ndim)
def ndim(a):
    return a.ndim


@implements(np.size)
def size(a, axis=None):
    return a.size if axis is None else a.shape[axis]


def triangle(keep):
    return lambda m, k=0: where(keep(m.shape[-2], k, m.shape[-1]), m, 0)


FUNCTIONS[np.tril] = triangle(lambda n, k, c: np.tri(n, c, k, dtype=bool))
FUNCTIONS[np.triu] = triangle(lambda n, k, c: ~np.tri(n, c, k - 1, dtype=bool))


@implements(np.diag)
def diag(v, k=0):
    if v.ndim == 2:
        return np.diagonal(v, k)
    n = v.size + abs(k)
    out = _array.zeros((n, n), v._kind)
    i = np.arange(v.size)
    out[i + max(-k, 0), i + max(k, 0)] = v
    return out


@implements(np.save, np.savez, np.savez_compressed, np.savetxt)
def save(*_, **__):
    raise TypeError(
        "NumPy's files hold no numbers of limb: use pickle; or np.save(f, x.limbs) and limb.from_limbs(np.load(f), 'DD'), "
        "of complex arrays x.real and x.imag; or np.savetxt(f, x.astype(str), fmt='%s') and limb.array(np.loadtxt(f, str), 'DD')"
    )


@implements(np.array_repr)
def array_repr(a, max_line_width=None, precision=None):
    return f"limb.array({a._text(True, precision, max_line_width=max_line_width)}, '{a._kind}')"


@implements(np.array_str)
def array_str(a, max_line_width=None, precision=None):
    return a._text(False, precision, max_line_width=max_line_width)


@implements(np.array2string)
def array2string(a, max_line_width=None, precision=None, *, separator=" ", prefix="", suffix="", threshold=None, edgeitems=None):
    layout = {"max_line_width": max_line_width, "separator": separator, "prefix": prefix, "suffix": suffix, "threshold": threshold, "edgeitems": edgeitems}
    return a._text(False, precision, **layout)


@implements(np.i0)
def i0(x):
    return apply("i0", x)


@implements(np.copyto)
def copyto(dst, src, casting="same_kind", where=True):
    if not isinstance(dst, Array):
        raise TypeError("numbers of limb would lose their digits in an array of NumPy's: make it one of limb's, or take np.asarray(x)")
    dst[np.broadcast_to(where, dst.shape)] = np.broadcast_to(asarray(src), dst.shape)[np.broadcast_to(where, dst.shape)]


@implements(np.linspace)
def linspace(start, stop, num=50):
    start, stop = (x.item() if isinstance(x, Array) else x for x in (start, stop))
    return _array.linspace(start, stop, num, join(kind_of(start), kind_of(stop)))


@implements(np.polyval)
def polyval(p, x):
    p, r = asarray(p), 0
    for c in p:
        r = r * x + c
    return r


# ## Order


def is_nan(x):
    return np.asarray(apply("is_nan", x))


def sorted_rows(a, axis, keepdims):
    """Rows along an axis, ascending, all NaN where there is one, and the shape of a reduction of them."""
    rows, shape = asarray(a)._rows(axis, keepdims)
    if rows.shape[1] == 0:
        raise ValueError("there are no numbers, and so no quantile")
    rows = rows.copy()
    rows.sort()
    rows[is_nan(rows[:, -1])] = math.nan
    return rows, shape


@implements(np.median)
def median(a, axis=None, keepdims=False):
    rows, shape = sorted_rows(a, axis, keepdims)
    n = rows.shape[1]
    return scalar_if(((rows[:, (n - 1) // 2] + rows[:, n // 2]) / 2).reshape(shape))


@implements(np.quantile)
def quantile(a, q, axis=None, keepdims=False):
    """Between two numbers linear, NumPy's first method; q is not rounded to float64."""
    rows, shape = sorted_rows(a, axis, keepdims)
    n = rows.shape[1]
    q = asarray(q, rows._kind)
    if not ((q >= 0) & (q <= 1)).all():
        raise ValueError("Quantiles must be in the range [0, 1]")
    at = q.ravel() * (n - 1)
    i = np.minimum(np.asarray(np.floor(at), int), max(n - 2, 0))
    low, high, part = rows[:, i], rows[:, np.minimum(i + 1, n - 1)], at - i
    r = where(np.isfinite(low) & np.isfinite(high), low + (high - low) * part, low + high)
    r = where(part == 0, low, where(part == 1, high, r))
    return scalar_if(r.T.reshape(q.shape + shape))


@implements(np.percentile)
def percentile(a, q, axis=None, keepdims=False):
    return quantile(a, asarray(q, asarray(a)._kind) / 100, axis, keepdims)


@implements(np.ptp)
def ptp(a, axis=None, out=None, keepdims=False):
    return a.max(axis, bool(keepdims)) - a.min(axis, bool(keepdims))


@implements(np.unique)
def unique(ar, return_index=False, return_inverse=False, return_counts=False):
    x = asarray(ar).ravel()
    order = x.argsort()
    s = x[order]
    new = np.ones(x.size, bool)
    new[1:] = (s[1:] != s[:-1]) & ~(is_nan(s[1:]) & is_nan(s[:-1]))
    inverse = np.empty(x.size, np.intp)
    inverse[order] = np.cumsum(new) - 1
    more = [(return_index, order[new]), (return_inverse, inverse), (return_counts, np.diff(np.append(np.flatnonzero(new), x.size)))]
    found = [v for wanted, v in more if wanted]
    return (s[new], *found) if found else s[new]


@implements(np.searchsorted)
def searchsorted(a, v, side="left"):
    kind = join(kind_of(a), kind_of(v))
    a, x = asarray(a, kind), asarray(v, kind)
    n, m = a.size, x.size
    order = np.concatenate([a, x.ravel()] if side == "right" else [x.ravel(), a]).argsort()  # stable: of equal numbers those in front first
    ours = order >= n if side == "right" else order < m
    found = np.empty(m, np.intp)
    found[order[ours] - (n if side == "right" else 0)] = np.cumsum(~ours)[ours]
    return found.reshape(x.shape)[()]


@implements(np.interp)
def interp(x, xp, fp, left=None, right=None):
    kind = join(kind_of(x), kind_of(xp))
    x, xp, fp = asarray(x, kind), asarray(xp, kind), asarray(fp)
    n = xp.size
    if xp.ndim != 1 or fp.shape != xp.shape or n == 0:
        raise ValueError(f"interp is of as many values as points, and these have the shapes {fp.shape} and {xp.shape}")
    i = np.clip(searchsorted(xp, x, "right") - 1, 0, max(n - 2, 0))
    j = np.minimum(i + 1, n - 1)
    pick = lambda v, k: asarray(v[np.atleast_1d(k)].reshape(x.shape))
    x0, x1, y0, y1 = pick(xp, i), pick(xp, j), pick(fp, i), pick(fp, j)
    r = where(x == x0, y0, where(x == x1, y1, y0 + (y1 - y0) * ((x - x0) / (x1 - x0))))
    r = where(x < xp[0], fp[0] if left is None else left, r)
    return scalar_if(where(x > xp[-1], fp[-1] if right is None else right, r))


# ## NaN left out


@implements(np.nan_to_num)
def nan_to_num(x, copy=True, nan=0.0, posinf=None, neginf=None):
    if not copy:
        raise TypeError("numpy.nan_to_num of limb's arrays makes a copy: copy=True")
    if _array.is_complex(x._kind):
        return _array.complex_array(*(nan_to_num(p, True, nan, posinf, neginf) for p in (x.real, x.imag)))
    most = float(np.finfo(_array.limb_type(x._kind)).max)
    x = where(is_nan(x), nan, x)
    x = where(x == math.inf, most if posinf is None else posinf, x)
    return where(x == -math.inf, -most if neginf is None else neginf, x)


def without_nan(name, instead):
    def f(a, axis=None, dtype=None, out=None, keepdims=False):
        if dtype is not None or out is not None:
            raise TypeError(f"numpy.nan{name} of limb's arrays takes no dtype= and out=")
        nan, keepdims = is_nan(a), keepdims is True
        r = getattr(where(nan, instead, a), name)(axis, keepdims)
        none = nan.all(axis, keepdims=keepdims)
        return scalar_if(where(none, math.nan, r)) if instead else r

    return f


for _name, _instead in (("sum", 0), ("prod", 1), ("max", -math.inf), ("min", math.inf)):
    FUNCTIONS[getattr(np, "nan" + _name)] = without_nan(_name, _instead)


@implements(np.nanmean)
def nanmean(a, axis=None, keepdims=False):
    count = (~is_nan(a)).sum(axis, keepdims=keepdims)
    return np.nansum(a, axis, keepdims=keepdims) / where(count == 0, math.nan, count)


@implements(np.average)
def average(a, axis=None, weights=None):
    a = asarray(a)
    if weights is None:
        return a.mean(axis)
    w = asarray(weights)
    if w.shape != a.shape:
        if axis is None or w.shape != (a.shape[axis],):
            raise ValueError(f"average: weights of shape {w.shape} for numbers of shape {a.shape}: give as many as there are along the axis")
        w = w.reshape([-1 if i == axis % a.ndim else 1 for i in range(a.ndim)])
    return (a * w).sum(axis) / (w * _array.ones(a.shape, w._kind)).sum(axis)


# ## Products


@implements(np.kron)
def kron(a, b):
    a, b = asarray(a), asarray(b)
    n = max(a.ndim, b.ndim)
    s, t = (1,) * (n - a.ndim) + a.shape, (1,) * (n - b.ndim) + b.shape
    r = a.reshape([v for m in s for v in (m, 1)]) * b.reshape([v for m in t for v in (1, m)])
    return r.reshape([m * k for m, k in zip(s, t)])


@implements(np.einsum)
def einsum(subscripts, *operands):
    """Products of two at a time, from the left, each by matmul."""
    terms, arrow, out = subscripts.replace(" ", "").partition("->")
    terms = terms.split(",")
    out = out if arrow else "".join(sorted(c for c in set("".join(terms)) if "".join(terms).count(c) == 1))
    if len(terms) != len(operands) or not all(c.isalpha() for c in "".join(terms) + out) or set(out) - set("".join(terms)) or len(set(out)) < len(out):
        raise ValueError(f"einsum: {subscripts!r} is not for {len(operands)} operands, or has more than letters, commas and ->")
    sizes, items = {}, []
    for t, x in zip(terms, map(asarray, operands)):
        if len(t) != x.ndim or any(sizes.setdefault(c, n) != n for c, n in zip(t, x.shape)):
            raise ValueError(f"einsum: {t!r} does not suit the shape {x.shape}, {sizes} are set")
        for c in sorted(set(t)):
            while t.count(c) > 1:  # a diagonal, whose axis becomes the last
                i, j = t.index(c), t.rindex(c)
                x, t = np.diagonal(x, 0, i, j), t[:i] + t[i + 1 : j] + t[j + 1 :] + c
        items.append((t, x))
    turned = lambda t, x, want: x.transpose([t.index(c) for c in want]) if want else x
    length = lambda t: math.prod(sizes[c] for c in t)
    t, x = "", _array.ones((), items[0][1]._kind)
    for k, (u, y) in enumerate(items):
        keep = set(out).union(*(v for v, _ in items[k + 1 :]))
        both = [c for c in t if c in u and c in keep]
        inner = [c for c in t if c in u and c not in keep]
        left, right = [c for c in t if c not in u], [c for c in u if c not in t and c in keep]
        gone = [c for c in u if c not in t and c not in keep]
        y = turned(u, y, both + inner + right + gone).reshape(length(both), length(inner), length(right), length(gone)).sum(-1)
        x = turned(t, x, both + left + inner).reshape(length(both), length(left), length(inner))
        t = both + left + right
        x = (x @ y).reshape([sizes[c] for c in t])
    return scalar_if(turned(t, x, list(out)))


# ## numpy.linalg, where it does not do what limb.linalg does


@implements(np.linalg.lstsq)
def lstsq(a, b, rcond=None):
    """x, the sums of the squares of what is left, the rank and the singular values: of full rank alone."""
    a, b = linalg().operands(a, b)
    x, s = linalg().lstsq(a, b), linalg().svd(a, compute_uv=False)
    if isinstance(rcond, str) or rcond is None:
        rcond = max(a.shape) * 2.0 ** -(_array.width(s._kind) * (np.finfo(_array.limb_type(s._kind)).nmant + 1) - 1)
    rank = int((s > rcond * s.max()).sum())
    if rank < a.shape[1]:
        raise linalg().LinAlgError(f"lstsq: {rank} of {a.shape[1]} singular values are above rcond = {rcond:.1e}: limb has solutions of full rank alone")
    rest = b - a @ x
    return x, np.atleast_1d(asarray(apply("sqr", apply("abs", rest))).sum(0)) if a.shape[0] > a.shape[1] else _array.zeros(0, s._kind), rank, s


@implements(np.linalg.svd)
def svd(a, full_matrices=True, compute_uv=True):
    if full_matrices and compute_uv and a.ndim == 2 and a.shape[0] != a.shape[1]:
        raise ValueError(f"svd of a matrix of shape {a.shape} with full_matrices=True, NumPy's default: limb has as many singular vectors as values: pass full_matrices=False")
    return linalg().svd(a, compute_uv=compute_uv)


def singular_norm(x, ord):
    s = linalg().svd(x, compute_uv=False)
    return s.sum() if ord == "nuc" else s.max() if ord == 2 else s.min()


@implements(np.linalg.norm)
def norm(x, ord=None, axis=None, keepdims=False):
    x = asarray(x)
    if axis is None and ord is None or x.ndim == 1 or isinstance(axis, (int, np.integer)):
        return vector_norm(x, 2 if ord is None else ord, axis, keepdims)
    if x.ndim != 2 or axis is not None or keepdims:
        raise ValueError(f"norm of an array of shape {x.shape} with axis={axis} and keepdims={keepdims}: limb has norms of vectors, along one axis, and of one matrix")
    if ord in (2, -2, "nuc"):
        return singular_norm(x, ord)
    if ord in (-1, -math.inf):
        return abs(x).sum(0 if ord == -1 else 1).min()
    return linalg().norm(x, ord)


def vector_norm(x, ord, axis, keepdims):
    if isinstance(ord, str):
        raise ValueError(f"Invalid norm order {ord!r} for vectors")
    if ord == 2:
        return _array.reduce("norm2", x, axis, keepdims)
    a = asarray(abs(x))
    if abs(ord) == math.inf:
        return a.max(axis, keepdims) if ord > 0 else a.min(axis, keepdims)
    if ord == 0:
        return asarray(where(a == 0, 0, _array.ones(a.shape, a._kind))).sum(axis, keepdims)
    return a.sum(axis, keepdims) if ord == 1 else asarray((a**ord).sum(axis, keepdims)) ** (1 / TYPES[a._kind](ord))


@implements(np.linalg.cond)
def cond(x, p=None):
    x = asarray(x)
    if p in (None, 2, -2):
        s = linalg().svd(x, compute_uv=False)
        high, low = asarray(s.max()), asarray(s.min())
        r = high / low if p != -2 else low / high
    else:
        linalg().square(x)
        try:
            r = norm(x, p) * norm(linalg().inv(x), p)
        except linalg().LinAlgError:
            r = _array.zeros((), _array.real_kind(x._kind)) / 0
    return where(apply("is_nan", r), math.inf, r)[()]


def modules():
    """Functions of numpy.linalg and numpy.fft: those of limb with the same name."""
    from . import fft, linalg

    for module, names in ((linalg, "solve inv det slogdet qr cholesky eig eigh eigvals eigvalsh"), (fft, "fft ifft rfft irfft fft2 ifft2 fftn ifftn rfftn irfftn")):
        theirs = getattr(np, module.__name__.split(".")[-1])
        for name in names.split():
            FUNCTIONS[getattr(theirs, name)] = getattr(module, name)


def function(f, args, words):
    """__array_function__ of arrays and of numbers, which are arrays without axes here."""
    if np.linalg.solve not in FUNCTIONS:
        modules()
    numbers = tuple(TYPES.values())
    if any(isinstance(a, numbers) for a in args):
        args = [asarray(a) if isinstance(a, numbers) else a for a in args]
        r = function(f, args, words)
        return scalar_if(r) if isinstance(r, Array) else r
    if f in FUNCTIONS:
        return FUNCTIONS[f](*args, **words)
    if f.__name__ in MOVES and getattr(np, f.__name__, None) is f:
        return moves(f, args, words)
    raise missing(f"{f.__module__}.{f.__name__}")


def missing(what):
    return TypeError(f"{what} is not there for numbers of limb: its README lists what is; np.asarray(x) is an array of float64, rounded")
