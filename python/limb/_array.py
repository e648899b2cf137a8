"""Arrays: a NumPy array of limbs with one axis more, the last one."""

import builtins
import math
import numbers
import operator
from fractions import Fraction

import numpy as np

from . import _exact, _library, _limb
from ._library import TYPE, call, vector
from ._number import COMPLEXES, REALS, TYPES

LETTERS = dict(zip("ABCDEFGHIJKL", TYPES))  # as in the table of functions


# # Kinds


def is_complex(kind):
    return kind[0] == "C"


def real_kind(kind):
    return kind[-2:]


def width(kind):
    """How many machine numbers an element has."""
    return _exact.FORMATS[real_kind(kind)].limbs * (2 if is_complex(kind) else 1)


def limb_type(kind):
    return np.float64 if kind[-1] == "D" else np.float32


def join(j, k):
    """The smallest kind that holds numbers of both."""
    if j is None or k is None:
        return j or k
    return ("C" if "C" in j[0] + k[0] else "") + max(j[-2], k[-2], key="DTQ".index) + ("D" if "D" in j[-1] + k[-1] else "F")


def kind_name(dtype):
    """The name of a type that is given as a name or as the class of its numbers."""
    name = getattr(dtype, "__name__", dtype)
    if name not in TYPES:
        raise TypeError(f"{dtype!r} is no type of limb: use one of {', '.join(TYPES)}")
    return name


def kind_of(x):
    """The kind that x has or needs beside arrays of limb: None of Python's numbers, which take any."""
    if isinstance(x, Array):
        return x._kind
    name = type(x).__name__
    if TYPES.get(name) is type(x):
        return name
    if isinstance(x, complex) and not isinstance(x, np.generic):
        return "CDF"
    if isinstance(x, (np.ndarray, np.generic)):
        if x.dtype.kind in "c":
            return "CDF" if x.dtype == np.complex64 else "CDD"
        if x.dtype.kind == "b" or x.dtype.kind in "iu" and x.dtype.itemsize < 4 or x.dtype == np.float32:
            return "DF"
        if x.dtype.kind == "O":
            k = None
            for v in x.flat:
                k = join(k, kind_of(v))
            return k
        return "DD" if x.dtype.kind in "iuf" else None
    if isinstance(x, (list, tuple)):
        k = None
        for v in x:
            k = join(k, kind_of(v))
        return k
    return None


# # Limbs of other things


def floats_of(x):
    """A list of floats, and of integers that are floats, as an array of NumPy's; or x."""
    if isinstance(x, (list, tuple)) and x and set(map(type, x)) <= {float, int, np.float64}:
        try:
            a = np.array(x, np.float64)
        except OverflowError:
            return x
        if not (np.abs(a) >= 2.0**53).any() or int not in map(type, x):
            return a
    return x


def limbs_of(x, kind):
    """x as an array of limbs of that kind, each number rounded once."""
    x = floats_of(x)
    if isinstance(x, Array):
        return x._a if x._kind == kind else convert(x._a, x._kind, kind)
    if isinstance(x, (np.ndarray, np.generic)):
        return from_numpy(np.asarray(x), kind)
    if isinstance(x, (list, tuple)):
        if not x:
            return np.zeros((0, width(kind)), limb_type(kind))
        if all(isinstance(v, str) for v in x):
            return from_numpy(np.array(x), kind)
        parts = [limbs_of(v, kind) for v in x]
        if len({p.shape for p in parts}) > 1:
            raise ValueError("the rows of an array must have the same shape, and they have " + ", ".join(sorted({str(p.shape[:-1]) for p in parts})))
        return np.stack(parts)
    if not is_complex(kind) and (isinstance(x, complex) or type(x) in COMPLEXES.values()):
        raise no_complex(kind)
    return np.array(TYPES[kind](x).limbs, limb_type(kind))


def no_complex(kind):
    return TypeError(f"complex numbers have no {kind}: take .real, .imag or abs(), or the type C{kind}")


def from_numpy(a, kind):
    """The limbs of an array of NumPy's."""
    if a.dtype.kind in "OUS":
        if a.dtype.kind == "S":
            a = a.astype("U")
        out = np.empty((a.size, width(kind)), limb_type(kind))
        lines = [v.strip() for v in a.flat] if a.dtype.kind == "U" and a.size > 100 and not is_complex(kind) else ()
        if lines and all(map(_exact.NUMBER.fullmatch, lines)):  # the library reads what is plain
            text = "\n".join(lines).replace("_", "").encode()
            try:
                call("limb_parse", a.size, vector(out, 1, TYPE[kind]), text, len(text))
                return out.reshape(a.shape + (width(kind),))
            except ValueError:
                pass  # a number out of range, which is an infinity
        for i, v in enumerate(a.flat):
            out[i] = TYPES[kind](v if isinstance(v, str) or a.dtype.kind == "O" else str(v)).limbs
        return out.reshape(a.shape + (width(kind),))
    if a.dtype.kind not in "bifuc":
        raise TypeError(f"an array of {a.dtype} has no numbers for limb")
    if a.dtype.kind == "c":
        if not is_complex(kind):
            raise no_complex(kind)
        return np.concatenate([from_numpy(a.real, kind[1:]), from_numpy(a.imag, kind[1:])], -1)
    if kind[-1] != "D" and a.dtype not in (np.float32, np.int16, np.int8, np.uint8, np.uint16, np.bool_):
        return convert(from_numpy(a, "DD"), "DD", kind)
    out = np.zeros(a.shape + (width(kind),), limb_type(kind))
    if a.dtype.kind in "iu" and a.dtype.itemsize == 8:  # two halves of 32 bits, whose sum is exact
        high, low = (a >> 32).astype(np.float64) * 2.0**32, (a & 0xFFFFFFFF).astype(np.float64)
        out[..., 0] = high + low
        out[..., 1] = low - (out[..., 0] - high)
    elif a.dtype.kind == "f" and a.dtype.itemsize > 8:
        with np.errstate(invalid="ignore", over="ignore"):
            rest = a
            for i in range(_exact.FORMATS[real_kind(kind)].limbs):
                out[..., i] = rest
                rest = np.where(np.isfinite(rest), rest - out[..., i], 0)
            out[..., 1:][~np.isfinite(out[..., 0])] = 0
    else:
        out[..., 0] = a
    return out


def convert(a, old, new):
    """Limbs of one kind as those of another, rounded once."""
    if old == new:
        return a
    if is_complex(old) and not is_complex(new):
        raise TypeError(f"{old} are no {new}: take .real, .imag or abs()")
    out = np.empty(a.shape[:-1] + (width(new),), limb_type(new))
    keep, v = operand(a, a.shape[:-1], old)
    call("limb_convert", math.prod(a.shape[:-1]), vector(out, 1, TYPE[new]), v)
    return out


def operand(a, shape, kind):
    """An array that is broadcast to shape, as the library takes it, and what must live as long."""
    if a.ndim == 1 or a.size == a.shape[-1]:
        a = np.ascontiguousarray(a)
        return a, vector(a, 0, TYPE[kind])
    if a.shape[:-1] != shape:
        a = np.broadcast_to(a, shape + a.shape[-1:])
    step = a.shape[-1] * a.itemsize
    if len(shape) == 1 and a.strides[1] == a.itemsize and a.strides[0] % step == 0 and a.flags.aligned:
        return a, vector(a, a.strides[0] // step, TYPE[kind])
    a = np.ascontiguousarray(a)
    return a, vector(a, 1, TYPE[kind])


def plain(x):
    """Floats or integers as an array of NumPy's."""
    if isinstance(x, Array) or type(x) in TYPES.values():
        raise TypeError("floats or integers are wanted, not numbers of limb")
    return np.asarray(x)


def plain_operand(x, dtype, shape):
    """An array of NumPy's numbers, one element each, as the library takes it."""
    a = np.asarray(x)
    if dtype is np.float32 and (a.astype(np.float32) != a)[a == a].any():
        raise ValueError("a number is no float32, which has 24 bits")
    if np.dtype(dtype).kind == "i":
        if a.dtype.kind not in "iub":
            raise TypeError(f"integers are wanted, not {a.dtype}")
        if a.size and (a.max() > 2**31 - 1 or a.min() < -(2**31)):
            raise OverflowError("an integer has more than 32 bits")
    a = np.ascontiguousarray(a if a.size == 1 else np.broadcast_to(a, shape), dtype)
    return a, vector(a, 0 if a.size == 1 and math.prod(shape) != 1 else 1, TYPE[_library.PLAIN[a.dtype]])


# # Functions of elements


def signatures_of(name):
    """The types that a function of the catalogue takes and returns, as letters."""
    if name not in _limb.functions:
        raise ValueError(f"limb has no function {name!r}: limb.functions() lists those of elements")
    return _limb.functions[name]._signatures


def apply(name, *args, out=None, device=None):
    """A function of the catalogue, of arrays and numbers that are broadcast."""
    signatures = signatures_of(name)
    kind = None
    for x, c in zip(args, next(iter(signatures.values()))[0]):
        if c in LETTERS:  # integers and floats beside numbers do not say which type
            kind = join(kind, kind_of(x))
    kind = kind or "DD"
    if kind not in signatures:
        raise TypeError(f"limb.{name} is not defined for {kind}")
    into, outof = signatures[kind]
    if len(args) != len(into):
        raise TypeError(f"limb.{name} takes {len(into)} arguments, and {len(args)} are given")
    values = [limbs_of(x, LETTERS[c]) if c in LETTERS else plain(x) for x, c in zip(args, into)]
    shape = np.broadcast_shapes(*(v.shape[:-1] if c in LETTERS else v.shape for v, c in zip(values, into)))
    operands = [
        operand(v, shape, LETTERS[c]) if c in LETTERS else plain_operand(v, {"i": np.int32, "d": np.float64, "f": np.float32}[c], shape)
        for v, c in zip(values, into)
    ]
    results = []
    for i, c in enumerate(outof):
        if c in LETTERS:
            k = LETTERS[c]
            if out is not None and len(outof) == 1 and isinstance(out, Array) and out._kind == k and out.shape == shape and out._a.flags.c_contiguous:
                if any(np.may_share_memory(v, out._a) and v is not out._a for v in values):
                    results.append(Array(np.empty_like(out._a), k))
                else:
                    results.append(out)
            else:
                results.append(Array(np.empty(shape + (width(k),), limb_type(k)), k))
        else:
            results.append(np.empty(shape, {"i": np.int32, "b": np.bool_, "d": np.float64, "f": np.float32}[c]))
    outs = (_library.Vector * len(results))(*(plain_vector(r) for r in results))
    ins = (_library.Vector * len(operands))(*(v for _, v in operands))
    n = math.prod(shape)
    if device is None:
        call("limb_map", name.encode(), n, outs, len(outs), ins, len(ins))
    else:
        call("limb_device_map", device, name.encode(), n, outs, len(outs), ins, len(ins))
    if results[0] is out:
        return out
    results = tuple(scalar_if(r) for r in results)
    if out is not None:
        out[...] = results[0]
        return out
    return results[0] if len(results) == 1 else results


def plain_vector(r):
    if isinstance(r, Array):
        return vector(r._a, 1, TYPE[r._kind])
    return vector(r, 1, TYPE[_library.PLAIN[r.dtype]])


def scalar_if(r):
    """A number for an array without axes, as NumPy has it."""
    return r[()] if r.ndim == 0 else r


class Array:
    """An array of numbers of one type, as :func:`limb.array` makes it.

    It behaves as an array of NumPy's: operators and NumPy's functions of elements work number by number and
    broadcast; indices, slices and masks select; reductions take an axis. ``limbs`` is the array of machine numbers
    below, with one axis more.
    """

    __slots__ = ("_a", "_kind", "__weakref__")
    __array_priority__ = 1000
    __hash__ = None

    def __init__(self, limbs, kind):
        self._a, self._kind = limbs, kind

    # ## What it is

    @property
    def limbs(self):
        """The machine numbers: the last axis has those of a number, the leading one first, of complex numbers the real part's before the imaginary part's. Not a copy."""
        return self._a

    @property
    def dtype(self):
        """The type of the numbers, such as limb.DD."""
        return TYPES[self._kind]

    @property
    def shape(self):
        return self._a.shape[:-1]

    @property
    def ndim(self):
        return self._a.ndim - 1

    @property
    def size(self):
        return math.prod(self.shape)

    @property
    def nbytes(self):
        return self._a.nbytes

    @property
    def itemsize(self):
        return self._a.itemsize * self._a.shape[-1]

    def __len__(self):
        if self.ndim == 0:
            raise TypeError("len() of an array without axes")
        return self.shape[0]

    def __reduce__(self):
        return Array, (self._a, self._kind)

    def __copy__(self):
        return self.copy()

    def __deepcopy__(self, memo):
        return self.copy()

    def copy(self):
        """A copy, its numbers one after the other."""
        return Array(self._a.copy(), self._kind)

    # ## Elements

    def _index(self, index):
        index = index if isinstance(index, tuple) else (index,)
        index = tuple(np.asarray(i) if isinstance(i, list) else i for i in index)
        whole = any(i is Ellipsis for i in index)
        count = sum(i.ndim if isinstance(i, np.ndarray) and i.dtype == bool else i is not None and i is not Ellipsis for i in index)
        if count > self.ndim:
            raise IndexError(f"too many indices for array: array is {self.ndim}-dimensional, but {count} were indexed")
        return (index if whole else index + (Ellipsis,)) + (slice(None),), whole

    def __getitem__(self, index):
        index, whole = self._index(index)
        a = self._a[index]
        if a.ndim == 1 and not whole:
            return TYPES[self._kind]._raw(*a.tolist())
        return Array(a, self._kind)

    def __setitem__(self, index, value):
        index, _ = self._index(index)
        if not is_complex(self._kind) and is_complex(kind_of(value) or self._kind):
            raise TypeError(f"an array of {self._kind} takes no complex numbers")
        limbs = limbs_of(value, self._kind)
        try:
            self._a[index] = limbs
        except ValueError:
            raise ValueError(f"could not broadcast numbers of shape {limbs.shape[:-1]} into shape {self._a[index].shape[:-1]}") from None

    def __iter__(self):
        return (self[i] for i in range(len(self)))

    def item(self, *index):
        """The only number, or that at an index."""
        if not index:
            if self.size != 1:
                raise ValueError(f"item() without an index is for arrays of one number, and this one has {self.size}")
            return self.ravel()[0]
        i = index if len(index) > 1 else index[0]
        return self[i] if isinstance(i, tuple) else self.ravel()[i]

    def tolist(self):
        """The numbers in lists, nested as the axes are."""
        if self.ndim == 0:
            return self[()]
        return [self[i].tolist() if self.ndim > 1 else self[i] for i in range(len(self))]

    def fill(self, value):
        """Sets all numbers to a value."""
        self[...] = value

    @property
    def real(self):
        """The real parts: no copy."""
        return Array(self._a[..., : width(real_kind(self._kind))], real_kind(self._kind))

    @real.setter
    def real(self, value):
        self.real[...] = value

    @property
    def imag(self):
        """The imaginary parts: no copy of complex ones, zeros of real ones."""
        if not is_complex(self._kind):
            return Array(np.zeros_like(self._a), self._kind)
        return Array(self._a[..., width(real_kind(self._kind)) :], real_kind(self._kind))

    @imag.setter
    def imag(self, value):
        if not is_complex(self._kind):
            raise TypeError(f"an array of {self._kind} has no imaginary parts")
        self.imag[...] = value

    def conj(self):
        """The complex conjugates."""
        return apply("conj", self) if is_complex(self._kind) else self

    conjugate = conj

    # ## Conversions

    def astype(self, dtype):
        """The numbers as those of another type, rounded once: of limb's or of NumPy's; as texts that read the same again with str.

        >>> limb.array(["0.1", 2], "DD").astype(str)
        array(['0.1', '2'], dtype='<U3')
        """
        if dtype is str:
            keep, v = operand(self._a, self.shape, self._kind)
            lines = _library.text("limb_format", self.size, v, ord("g"), -1).split("\n") if self.size else []
            return np.array(lines, str).reshape(self.shape)
        if getattr(dtype, "__name__", dtype) not in TYPES:
            try:
                return self.__array__(np.dtype(dtype))
            except TypeError:
                if np.dtype is type(dtype) or dtype in np.sctypeDict:
                    raise
                raise TypeError(f"{dtype!r} is no type: use one of {', '.join(TYPES)}, or one of NumPy's") from None
        kind = kind_name(dtype)
        return Array(convert(self._a, self._kind, kind), kind) if kind != self._kind else self.copy()

    def __array__(self, dtype=None, copy=None):
        dtype = np.dtype(dtype) if dtype is not None else np.dtype(np.complex128 if is_complex(self._kind) else np.float64)
        if dtype == object:
            out = np.empty(self.size, object)
            out[:] = [self.dtype._raw(*v) for v in self._a.reshape(-1, self._a.shape[-1]).tolist()]
            return out.reshape(self.shape)
        if dtype.kind == "f" and dtype.itemsize > 8 and not is_complex(self._kind):
            return np.array([v.to_longdouble() for v in self.ravel()], dtype).reshape(self.shape)
        if dtype.kind in "biu" and not is_complex(self._kind):
            if dtype.kind == "b":
                return self._a[..., 0] != 0
            if not np.isfinite(self._a[..., 0]).all():
                nan = np.isnan(self._a[..., 0]).any()
                raise (ValueError if nan else OverflowError)(f"cannot convert {'NaN' if nan else 'infinity'} to {dtype}")
            out = np.empty(self.shape, np.int64)
        elif is_complex(self._kind):
            out = np.empty(self.shape, np.complex128)
        else:
            out = np.empty(self.shape, np.float32 if dtype == np.float32 else np.float64)
        keep, v = operand(self._a, self.shape, self._kind)
        if v.stride == 0:
            v.stride = 1
        call("limb_convert", self.size, vector(out, 1, TYPE[_library.PLAIN[out.dtype]]), v)
        if dtype.kind in "iu" and dtype != np.int64 and self.size and (out.max() > np.iinfo(dtype).max or out.min() < np.iinfo(dtype).min):
            raise OverflowError(f"a number is outside of the range of {dtype}")
        if dtype.kind not in "c" and is_complex(self._kind):
            raise TypeError("complex numbers are no real ones: take .real, .imag or abs()")
        return out.astype(dtype, copy=False)

    def __float__(self):
        return float(self.item())

    def __int__(self):
        return int(self.item())

    def __complex__(self):
        return complex(self.item())

    def __bool__(self):
        if self.size != 1:
            raise ValueError("The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()")
        return bool(self.item())

    # ## Text

    def _text(self, quote, precision=None, **layout):
        """The numbers in brackets: with so many decimals at most, else those that read the same again (quote) or that the type is good for."""
        if precision is None and np.get_printoptions()["precision"] != 8:  # NumPy's, as it is while nobody sets it
            precision = np.get_printoptions()["precision"]
        flat, most = self.ravel(), _exact.FORMATS[real_kind(self._kind)].digits + 2

        def one(i):
            v = flat[int(i)]
            if precision is not None:
                t = rounded_text(v, precision)
            else:
                t = str(v)
                if not quote and len(t) > most + 8:  # limbs far apart have hundreds
                    t = format(v, f".{most}")
            return repr(t) if quote else t

        layout = {"separator": ", " if quote else " ", "prefix": "limb.array(" if quote else ""} | layout
        return np.array2string(np.arange(self.size).reshape(self.shape), formatter={"int": one}, **layout)

    def __str__(self):
        return self._text(False)

    def __repr__(self):
        return f"limb.array({self._text(True)}, '{self._kind}')"

    def __format__(self, spec):
        if not spec:
            return str(self)
        index, flat = np.arange(self.size).reshape(self.shape), self.ravel()
        return np.array2string(index, formatter={"int": lambda i: format(flat[int(i)], spec)})

    # ## Shapes

    def reshape(self, *shape):
        """The numbers in another shape: no copy where that can be."""
        shape = shape[0] if len(shape) == 1 and not isinstance(shape[0], numbers.Integral) else shape
        shape = (shape,) if isinstance(shape, numbers.Integral) else tuple(shape)
        if -1 in shape:
            rest = math.prod(s for s in shape if s != -1)
            if shape.count(-1) > 1 or rest == 0 or self.size % rest:
                raise ValueError(f"cannot reshape array of size {self.size} into shape {shape}")
            shape = tuple(self.size // rest if s == -1 else s for s in shape)
        if math.prod(shape) != self.size:
            raise ValueError(f"cannot reshape array of size {self.size} into shape {shape}")
        return Array(self._a.reshape(shape + self._a.shape[-1:]), self._kind)

    def ravel(self):
        """All numbers in one axis: no copy where that can be."""
        return self.reshape(self.size)

    def flatten(self):
        """All numbers in one axis, copied."""
        return self.ravel().copy()

    def transpose(self, *axes):
        """The axes in another order, or reversed: no copy."""
        axes = axes[0] if len(axes) == 1 and not isinstance(axes[0], numbers.Integral) else axes
        axes = [a % self.ndim for a in axes] if axes else list(range(self.ndim))[::-1]
        return Array(self._a.transpose(*axes, self.ndim), self._kind)

    @property
    def T(self):
        """The axes reversed: no copy."""
        return self.transpose()

    def swapaxes(self, a, b):
        """Two axes exchanged: no copy."""
        return Array(self._a.swapaxes(a % self.ndim, b % self.ndim), self._kind)

    def squeeze(self, axis=None):
        """Axes of length 1 left out: no copy."""
        axis = tuple(i for i, n in enumerate(self.shape) if n == 1) if axis is None else axis
        axis = (axis,) if isinstance(axis, numbers.Integral) else axis
        return Array(self._a.squeeze(tuple(a % self.ndim for a in axis)), self._kind)

    # ## Operators

    def __array_ufunc__(self, ufunc, method, *inputs, **words):
        from . import _numpy

        return _numpy.ufunc(ufunc, method, inputs, words)

    def __array_function__(self, function, types, args, words):
        from . import _numpy

        return _numpy.function(function, args, words)

    def __neg__(self):
        return apply("neg", self)

    def __pos__(self):
        return self.copy()

    def __abs__(self):
        return apply("abs", self)

    def __pow__(self, y):
        return power(self, y)

    def __rpow__(self, x):
        return power(x, self)

    def __ipow__(self, y):
        self[...] = power(self, y)
        return self

    def __matmul__(self, y):
        from .linalg import matmul

        return matmul(self, y) if is_operand(y) else NotImplemented

    def __rmatmul__(self, x):
        from .linalg import matmul

        return matmul(x, self) if is_operand(x) else NotImplemented

    def __divmod__(self, y):
        return floor_divide(self, y), remainder(self, y)

    def __rdivmod__(self, x):
        return floor_divide(x, self), remainder(x, self)

    # ## Reductions

    def sum(self, axis=None, keepdims=False):
        """The sum over an axis, or of all numbers, in one order that depends on the length alone. exact_sum rounds once."""
        return reduce("sum", self, axis, keepdims)

    def prod(self, axis=None, keepdims=False):
        """The product over an axis, or of all numbers: of the halves' products."""
        rows, shape = self._rows(axis, keepdims)
        while rows.shape[1] > 1:
            half = (rows.shape[1] + 1) // 2
            left = rows[:, :half].copy()
            left[:, : rows.shape[1] - half] = apply("mul", left[:, : rows.shape[1] - half], rows[:, half:])
            rows = left
        rows = rows if rows.shape[1] else ones((rows.shape[0], 1), self._kind)
        return scalar_if(rows.reshape(shape))

    def min(self, axis=None, keepdims=False):
        """The smallest number; a NaN where there is one."""
        return reduce("smallest", self, axis, keepdims)

    def max(self, axis=None, keepdims=False):
        """The largest number; a NaN where there is one."""
        return reduce("largest", self, axis, keepdims)

    def argmin(self, axis=None, keepdims=False):
        """The index of the smallest number, the first of several."""
        return reduce("arg_min", self, axis, keepdims)

    def argmax(self, axis=None, keepdims=False):
        """The index of the largest number, the first of several."""
        return reduce("arg_max", self, axis, keepdims)

    def mean(self, axis=None, keepdims=False):
        """The mean; of no numbers a NaN."""
        return asarray(self.sum(axis, keepdims)) / self._count(axis)

    def var(self, axis=None, ddof=0, keepdims=False):
        """The variance: the mean of the squares of the distances from the mean."""
        away = self - asarray(self.mean(axis, True), join(self._kind, self._kind))
        square = apply("abs_sqr", away) if is_complex(self._kind) else apply("sqr", away)
        return asarray(asarray(square).sum(axis, keepdims)) / builtins.max(self._count(axis) - ddof, 0)

    def std(self, axis=None, ddof=0, keepdims=False):
        """The square root of the variance."""
        return _limb.functions["sqrt"](self.var(axis, ddof, keepdims))

    def cumsum(self, axis=None):
        """The sums of the first numbers, added one after the other."""
        if axis is None:
            rows, back = self.reshape(1, self.size), lambda r: r.ravel()
        else:
            moved = np.moveaxis(self._a, axis % self.ndim, -2)
            rows, back = Array(moved.reshape(-1, *moved.shape[-2:]), self._kind), lambda r: Array(np.moveaxis(r._a.reshape(moved.shape), -2, axis % self.ndim), self._kind)
        out = Array(np.empty(rows._a.shape, limb_type(self._kind)), self._kind)
        for part in ("real", "imag") if is_complex(self._kind) else ("real",):
            for r in range(len(rows)):
                x, z = getattr(rows[r], part), Array(np.empty(rows.shape[1:] + (width(real_kind(self._kind)),), limb_type(self._kind)), real_kind(self._kind))
                keep, v = operand(x._a, x.shape, x._kind)
                v.stride = v.stride or 1
                call("limb_cum_sum", x.size, plain_vector(z), v)
                getattr(out[r], part)[...] = z
        return back(out)

    def any(self, axis=None, keepdims=False):
        """Whether a number is not zero."""
        return self.astype(bool).any(axis, keepdims=keepdims)

    def all(self, axis=None, keepdims=False):
        """Whether no number is zero."""
        return self.astype(bool).all(axis, keepdims=keepdims)

    def dot(self, y):
        """The product of vectors and matrices, as numpy.dot."""
        from .linalg import matmul

        return self * y if self.ndim == 0 or np.ndim(y) == 0 else matmul(self, y)

    def clip(self, least=None, most=None):
        """The numbers, but least where they are below, and most where they are above."""
        x = self if least is None else apply("max", self, least)
        return x if most is None else apply("min", x, most)

    def round(self, decimals=0):
        """The numbers rounded to decimals, ties to even."""
        if decimals == 0:
            return apply("round_even", self)
        return array(np.array([round(v, decimals) for v in self.ravel()], object), self._kind).reshape(self.shape)

    def sort(self, axis=-1):
        """Sorts along an axis, in place; a NaN comes last."""
        if is_complex(self._kind):
            raise TypeError("complex numbers have no order")
        moved = np.moveaxis(self._a, axis % self.ndim, -2)
        for i in np.ndindex(moved.shape[:-2]):
            row = np.ascontiguousarray(moved[i])
            call("limb_sort", len(row), vector(row, 1, TYPE[self._kind]))  # NaNs first
            moved[i] = np.roll(row, -np.count_nonzero(np.isnan(row[:, 0])), 0)

    def argsort(self, axis=-1):
        """The indices that sort along an axis; a NaN comes last."""
        if is_complex(self._kind):
            raise TypeError("complex numbers have no order")
        a = apply("canon", self)._a
        return np.lexsort(tuple(a[..., i] for i in reversed(range(a.shape[-1]))), axis=axis)

    def _rows(self, axis, keepdims):
        """The numbers as rows to be reduced, and the shape of the result."""
        if axis is None:
            return self.reshape(1, self.size), (1,) * self.ndim if keepdims else ()
        axes = sorted(a + self.ndim if a < 0 else a for a in ((axis,) if isinstance(axis, numbers.Integral) else axis))
        if axes and not 0 <= axes[0] <= axes[-1] < self.ndim:
            raise np.AxisError(axis, self.ndim)
        rest = [i for i in range(self.ndim) if i not in axes]
        shape = tuple(1 if i in axes else n for i, n in enumerate(self.shape)) if keepdims else tuple(self.shape[i] for i in rest)
        moved = self.transpose(*rest, *axes) if self.ndim else self
        return moved.reshape(math.prod(self.shape[i] for i in rest), math.prod(self.shape[i] for i in axes)), shape

    def _count(self, axis):
        axes = range(self.ndim) if axis is None else (axis,) if isinstance(axis, numbers.Integral) else axis
        return math.prod(self.shape[a] for a in axes)


def rounded_text(v, precision):
    """A number with so many decimals at most: of the number itself, or of its mantissa where it is small or large."""
    if type(v) in COMPLEXES.values():
        re, im = rounded_text(v.real, precision), rounded_text(v.imag, precision)
        return f"({re}{'' if im[0] in '+-' else '+'}{im}j)"
    if v == 0 or not math.isfinite(v.limbs[0]):
        return str(v)
    body, e, exponent = format(v, f".{precision}{'f' if 1e-4 <= abs(v) < 1e16 else 'e'}").partition("e")
    whole, _, rest = body.partition(".")
    return f"{whole}.{rest.rstrip('0') or '0'}{e}{exponent}"


def is_operand(x):
    return isinstance(x, (Array, np.ndarray, np.generic, numbers.Number, list, tuple, str)) or hasattr(x, "_mpf_") or type(x) in TYPES.values()


def binary(name, swapped=False):
    def method(self, y):
        if not is_operand(y):
            return NotImplemented
        return apply(name, y, self) if swapped else apply(name, self, y)

    return method


def in_place(name):
    def method(self, y):
        if not is_operand(y):
            return NotImplemented
        if join(self._kind, kind_of(y)) != self._kind:
            raise TypeError(f"the result is of {join(self._kind, kind_of(y))}, and the array of {self._kind}: write x = x + y")
        return apply(name, self, y, out=self)

    return method


for _op, _name in {"add": "add", "sub": "sub", "mul": "mul", "truediv": "div"}.items():
    setattr(Array, f"__{_op}__", binary(_name))
    setattr(Array, f"__r{_op}__", binary(_name, True))
    setattr(Array, f"__i{_op}__", in_place(_name))


def compare(name, opposite=False):
    sign = {"less": "<", "less_equal": "<=", "greater": ">", "greater_equal": ">="}.get(name)

    def method(self, y):
        if not is_operand(y) or isinstance(y, str):
            return NotImplemented
        if sign and is_complex(join(self._kind, kind_of(y))):
            raise TypeError(f"'{sign}' not supported between instances of '{self._kind}' and '{kind_of(y) if has_limbs(y) else type(y).__name__}': complex numbers have no order")
        r = apply(name, self, y)
        return np.logical_not(r) if opposite else r

    return method


for _op, _name in {"lt": "less", "le": "less_equal", "gt": "greater", "ge": "greater_equal", "eq": "equal"}.items():
    setattr(Array, f"__{_op}__", compare(_name))
Array.__ne__ = compare("equal", True)


def power(x, y):
    """x**y of elements: by products where y is of integers."""
    kind = join(kind_of(x), kind_of(y))
    whole = isinstance(y, int) or isinstance(y, (np.ndarray, np.generic)) and y.dtype.kind in "iu"
    if whole and not is_complex(kind):
        return apply("pow_int", x if isinstance(x, Array) else array(x, kind), y)
    if whole and np.ndim(y) == 0 and int(y) == 2:
        return apply("sqr", x)
    return apply("pow", x, y)


def remainder(x, y):
    """The remainder of x/y that has y's sign."""
    return rounded_down(x, y)[1]


def floor_divide(x, y):
    """x/y rounded down to an integer."""
    return rounded_down(x, y)[0]


def whole_and_rest(x):
    """The quotient and the remainder of x and 1, which is the difference of x and its floor, rounded once: limb by limb where that is exact."""
    q = asarray(apply("floor", x))
    a, b = (v._a.reshape(-1, v._a.shape[-1]) for v in (x, q))
    with np.errstate(invalid="ignore"):
        d = a - b
        back = d - a
        slow = (a - (d - back) != b + back).any(-1)  # d is rounded
    for _ in range(d.shape[-1] - 1):  # of four limbs the domain of canon: none is above half of the one before
        first = d[:, 0] == 0
        d[first] = np.roll(d[first], -1, -1)
    slow |= (2 * np.abs(d[:, 1:]) > np.abs(d[:, :-1])).any(-1)
    r = apply("canon", Array(d, x._kind))
    r[slow] = sums_of(np.concatenate([a[slow], -b[slow]], -1), x._kind)
    q.reshape(-1)[~np.isfinite(a[:, 0])] = r[~np.isfinite(a[:, 0])] = math.nan
    return scalar_if(q), scalar_if(r.reshape(x.shape))


def rounded_down(x, y):
    """The quotient and the remainder: of short quotients by the library, whose remainder is exact, of others number by number."""
    kind = join(kind_of(x), kind_of(y))
    if is_complex(kind):
        raise TypeError("complex numbers have no quotient that is rounded down")
    shape = np.broadcast_shapes(np.shape(x), np.shape(y))
    if np.ndim(y) == 0 and y == 1:
        return whole_and_rest(asarray(x, kind))
    x, y = (Array(np.broadcast_to(limbs_of(v, kind), shape + (width(kind),)).reshape(-1, width(kind)), kind) for v in (x, y))
    r = apply("fast_mod", x, y)
    q = apply("round_even", (x - r) / y)
    other = (r._a[:, 0] != 0) & (np.signbit(r._a[:, 0]) != np.signbit(y._a[:, 0]))
    r, q = where(other, r + y, r), where(other, q - 1, q)
    r._a[:, 0] = np.where(r._a[:, 0] == 0, np.copysign(0, y._a[:, 0]), r._a[:, 0])
    with np.errstate(all="ignore"):
        for i in np.flatnonzero(~(np.abs(x._a[:, 0] / y._a[:, 0]) < 2.0**50) | np.isnan(r._a[:, 0])):
            if y[i] == 0:
                r[i], q[i] = math.nan, float(x._a[i, 0] / y._a[i, 0])
            else:
                q[i], r[i] = divmod(x[i], y[i])
    return scalar_if(q.reshape(shape)), scalar_if(r.reshape(shape))


Array.__floordiv__ = lambda x, y: floor_divide(x, y) if is_operand(y) else NotImplemented
Array.__rfloordiv__ = lambda x, y: floor_divide(y, x) if is_operand(y) else NotImplemented
Array.__mod__ = lambda x, y: remainder(x, y) if is_operand(y) else NotImplemented
Array.__rmod__ = lambda x, y: remainder(y, x) if is_operand(y) else NotImplemented


def reduce(name, x, axis=None, keepdims=False, kind=None, y=None):
    """A reduction of the library over axes, of products of x and y where there is y."""
    rows, shape = x._rows(axis, keepdims)
    m, n = rows.shape
    a = np.ascontiguousarray(rows._a)
    ins = [vector(a, 1, TYPE[x._kind])]
    if y is not None:
        b = np.ascontiguousarray(y._rows(axis, keepdims)[0]._a)
        ins.append(vector(b, 1, TYPE[y._kind]))
    kind = kind or (real_kind(x._kind) if "norm2" in name else x._kind)
    index = name.startswith("arg")
    if n == 0 and name in ("smallest", "largest", "arg_min", "arg_max"):
        raise ValueError("there are no numbers, so that none is the smallest or the largest")
    out = np.empty(m, np.int64) if index else Array(np.zeros((m, width(kind)), limb_type(kind)), kind)
    steps = (_library.N * len(ins))(*([n] * len(ins)))
    if m and n:
        call("limb_reduce_rows", name.encode(), m, n, plain_vector(out), (_library.Vector * len(ins))(*ins), len(ins), steps)
    out = out.reshape(shape)
    return int(out) if index and not shape else scalar_if(out)


# # Making arrays


def array(x, dtype=None):
    """An array of numbers of limb: of a list of anything that limb.DD takes, of an array of NumPy's or of limb's.

    Each number is rounded once. Without a type it is that of x, and limb.DD where x has none of limb's.

    >>> limb.array(["0.1", 0.5, 2], "DD") * 3
    limb.array(['0.299999999999999999999999999999998', '1.5', '6.0'], 'DD')
    """
    x = floats_of(x)
    if dtype is None:
        k = kind_of(x)
        known = isinstance(x, Array) or TYPES.get(k) is type(x) or has_limbs(x)
        kind = k if known else "CDD" if k and is_complex(k) else "DD"
    else:
        kind = kind_name(dtype)
    if not isinstance(x, (Array, np.ndarray, np.generic, list, tuple)) and hasattr(x, "__array__") and type(x) not in TYPES.values():
        x = np.asarray(x)
    a = limbs_of(x, kind)
    return Array(a.copy() if isinstance(x, Array) and a is x._a else a, kind)


def has_limbs(x):
    if isinstance(x, (list, tuple)):
        return any(map(has_limbs, x))
    if isinstance(x, np.ndarray) and x.dtype == object:
        return any(map(has_limbs, x.flat))
    return isinstance(x, Array) or type(x) in TYPES.values()


def asarray(x, dtype=None):
    """As limb.array, but x itself where it is one already."""
    if isinstance(x, Array) and (dtype is None or kind_name(dtype) == x._kind):
        return x
    return array(x, dtype)


def zeros(shape, dtype="DD"):
    """An array of zeros."""
    kind = kind_name(dtype)
    if not np.iterable(shape):
        shape = (shape,)
    if not all(hasattr(n, "__index__") for n in shape):
        raise TypeError(f"a shape is an integer or a tuple of integers, and not {shape!r}")
    shape = tuple(map(operator.index, shape))
    return Array(np.zeros(shape + (width(kind),), limb_type(kind)), kind)


def empty(shape, dtype="DD"):
    """An array of zeros, to be filled."""
    return zeros(shape, dtype)


def ones(shape, dtype="DD"):
    """An array of ones."""
    return full(shape, 1, dtype)


def full(shape, value, dtype=None):
    """An array of one number."""
    x = zeros(shape, dtype or kind_name(kind_of(value) or "DD"))
    x[...] = value
    return x


def arange(*args, dtype="DD"):
    """arange([start,] stop[, step]): start, start + step, … before stop, start 0 and step 1 where they are left out.

    They are (stop - start)/step, rounded up, in exact arithmetic, where decimal text is itself and all else a number of the
    type; one that is rounded to stop is left out. Each is i·step, rounded, plus start, rounded.

    >>> x = limb.arange("0", "1", "0.1")
    >>> x.size, x[-1]
    (10, limb.DD('0.9'))
    """
    *args, dtype = args if len(args) == 4 else (*args, dtype)
    if not 1 <= len(args) <= 3:
        raise TypeError(f"arange takes stop, or start and stop, or start, stop and step, and {len(args)} arguments are given")
    kind = real_kind(kind_name(dtype))
    given = (0, *args, 1) if len(args) == 1 else (*args, 1)[:3]
    start, stop, step = (TYPES[kind](v) for v in given)
    if not all(math.isfinite(v.limbs[0]) for v in (start, stop, step)) or step == 0:
        raise ValueError(f"arange: from {start} to {stop} by {step}: finite numbers and a step that is not 0 are wanted")
    a, b, c = (Fraction(v) if isinstance(v, str) and "x" not in v.lower() else TYPES[kind](v).to_fraction() for v in given)
    n = max(0, math.ceil((b - a) / c))
    x = array(np.arange(n), kind) * step + start
    return (x[:-1] if n and (x[-1] >= stop if step > 0 else x[-1] <= stop) else x).astype(dtype)


def linspace(start, stop, num=50, dtype="DD"):
    """num numbers at equal distances from start to stop."""
    kind = kind_name(dtype)
    out = zeros(num, kind)
    ends = [np.array(TYPES[kind](v).limbs, limb_type(kind)) for v in (start, stop)]
    call("limb_linspace", num, plain_vector(out), ends[0].ctypes.data, ends[1].ctypes.data)
    return out


def eye(n, dtype="DD"):
    """The identity matrix."""
    return array(np.eye(n), dtype)


def from_limbs(limbs, dtype):
    """An array of real numbers, each the sum of the last axis' machine numbers, rounded once. That axis has as many as the type.

    >>> limb.from_limbs([[1.0, 2.0**-60], [3.0, 0.0]], "DD").limbs.tolist()
    [[1.0, 8.673617379884035e-19], [3.0, 0.0]]
    """
    kind = kind_name(dtype)
    if is_complex(kind):
        raise TypeError("from_limbs makes real numbers: limb.complex(re, im) makes complex ones of them")
    shape = np.shape(limbs)
    if shape[-1:] != (width(kind),):
        raise ValueError(f"the last axis must have the {width(kind)} limbs of a {kind}, and the shape is {shape}: sums of other machine numbers are limb.exact_sum(x, axis=-1, dtype={kind!r})")
    return sums_of(limbs, kind)


def sums_of(limbs, kind):
    """The sums of any number of machine numbers, rounded once."""
    a = np.ascontiguousarray(limbs)
    if a.dtype != np.float32:
        a = a.astype(np.float64)
    out = zeros(a.shape[:-1], kind)
    call("limb_from_limbs", out.size, plain_vector(out), vector(a, 1, TYPE[_library.PLAIN[a.dtype]]), a.shape[-1])
    return out


def complex_array(re, im):
    """Complex numbers of their real and imaginary parts."""
    kind = join(join(kind_of(re), kind_of(im)), "DF" if has_limbs(re) or has_limbs(im) else "DD")
    re, im = limbs_of(re, kind), limbs_of(im, kind)
    shape = np.broadcast_shapes(re.shape[:-1], im.shape[:-1]) + (width(kind),)
    return scalar_if(Array(np.concatenate([np.broadcast_to(re, shape), np.broadcast_to(im, shape)], -1), "C" + kind))


def where(condition, x, y):
    """x where the condition is true, y elsewhere."""
    kind = join(kind_of(x), kind_of(y)) or "DD"
    c, x, y = np.asarray(condition, bool), limbs_of(x, kind), limbs_of(y, kind)
    np.broadcast_shapes(c.shape, x.shape[:-1], y.shape[:-1])  # an error names shapes of numbers
    return Array(np.where(c[..., None], x, y), kind)


# # Sums


def exact_sum(x, axis=None, dtype=None, keepdims=False):
    """The exact sum, rounded once: of an array of limb's, or of floats, an iterator's too.

    >>> limb.exact_sum([1e100, 1.0, -1e100])
    limb.DD('1.0')
    >>> limb.exact_sum((2.0**-n for n in range(4)), dtype="QD")
    limb.QD('1.875')
    """
    return exactly("exact_sum", x, None, axis, dtype, keepdims)


def exact_dot(x, y, axis=None, dtype=None, keepdims=False):
    """The exact sum of products, rounded once.

    >>> limb.exact_dot([1e10, 1.0], [1e10, 1.0])
    limb.DD('100000000000000000001.0')
    """
    return exactly("exact_dot", x, y, axis, dtype, keepdims)


def exactly(name, x, y, axis, dtype, keepdims):
    if isinstance(axis, (str, type)):
        raise TypeError(f"{name}: the axis is {axis!r}: for a type write dtype={kind_name(axis)!r}")
    kind = kind_name(dtype) if dtype is not None else None
    x, y = (v if v is None or isinstance(v, Array) else asarray(v if np.iterable(v) and hasattr(v, "__array__") or isinstance(v, (list, tuple)) or not np.iterable(v) else list(v)) for v in (x, y))
    own = join(x._kind, y._kind) if y is not None else x._kind
    kind = kind or own
    if is_complex(own):
        if y is not None:
            raise TypeError("exact_dot is of real numbers")
        return complex_array(*(exactly(name, p, None, axis, None if dtype is None else real_kind(kind), keepdims) for p in (x.real, x.imag)))
    x = asarray(x, own)
    if y is not None:
        y = asarray(y, own)
        if x.shape != y.shape:
            raise ValueError(f"exact_dot is of arrays of one shape, and these have {x.shape} and {y.shape}")
    return reduce(name, x, axis, keepdims, kind, y)
