"""Fourier transforms of arrays of limb, as numpy.fft has them: of any length, over any axes."""

import ctypes
import functools
import math
import operator

import numpy as np

from . import _array, _limb
from ._array import Array, array, asarray, is_complex, real_kind, width, zeros
from ._library import TYPE, Handle, I, N, call, vector
from ._number import TYPES


@functools.lru_cache(16)
def plan(kind, shape, axes):
    """The plan of arrays of a shape, with its roots of unity: the last sixteen are kept."""
    return Handle("limb_fft", TYPE[kind], len(shape), (N * len(shape))(*shape), len(axes), (I * len(axes))(*axes), 0)


def scaled(x, shape, axes, norm, inverse):
    """x divided by the lengths of the axes, as the norm says."""
    n = math.prod(shape[a] for a in axes)
    if norm == "ortho":
        return x / _limb.functions["sqrt"](TYPES[real_kind(x._kind)](n))
    if norm not in (None, "backward", "forward"):
        raise ValueError(f"norm is 'backward', 'ortho' or 'forward', and not {norm!r}")
    return x / n if (norm == "forward") != inverse else x


def fitted(x, lengths, axes):
    """x cut, or with zeros behind, so that the axes have these lengths."""
    shape = list(x.shape)
    for n, a in zip(lengths, axes):
        if n < 1:
            raise ValueError(f"a transform has at least one number, and not {n}")
        shape[a] = n
    if tuple(shape) == x.shape:
        return x
    out = zeros(shape, x._kind)
    part = tuple(slice(0, min(m, n)) for m, n in zip(x.shape, shape))
    out[part] = x[part]
    return out


def prepared(x, s, axes):
    x = asarray(x)
    if axes is None:
        axes = range(x.ndim) if s is None else range(x.ndim - len(s), x.ndim)
    axes = tuple(operator.index(a) + x.ndim if a < 0 else operator.index(a) for a in axes)
    if any(not 0 <= a < x.ndim for a in axes) or len(set(axes)) != len(axes) or not axes:
        raise ValueError(f"axes {axes} are not different axes of an array of {x.ndim} dimensions")
    if s is not None and len(s) != len(axes):
        raise ValueError(f"there are {len(s)} lengths for {len(axes)} axes")
    return x, axes


def transform(x, s, axes, norm, inverse):
    x, axes = prepared(x, s, axes)
    x = x if is_complex(x._kind) else x.astype("C" + x._kind)
    x = fitted(x, s or [x.shape[a] for a in axes], axes)
    a = np.ascontiguousarray(x._a)
    out = Array(np.empty(a.shape, a.dtype), x._kind)
    call("limb_fft_inverse" if inverse else "limb_fft_forward", plan(x._kind, x.shape, axes), 1, vector(out._a, 1, TYPE[x._kind]), vector(a, 1, TYPE[x._kind]))
    return scaled(out, x.shape, axes, norm, inverse)


def real_forward(x, s, axes, norm):
    x, axes = prepared(x, s, axes)
    if is_complex(x._kind):
        raise TypeError("rfft is of real numbers: use fft")
    x = fitted(x, s or [x.shape[a] for a in axes], axes)
    shape = list(x.shape)
    shape[axes[-1]] = shape[axes[-1]] // 2 + 1
    a, kind = np.ascontiguousarray(x._a), "C" + x._kind
    out = zeros(shape, kind)
    call("limb_fft_forward", plan(x._kind, x.shape, axes), 1, vector(out._a, 1, TYPE[kind]), vector(a, 1, TYPE[x._kind]))
    return scaled(out, x.shape, axes, norm, False)


def real_inverse(x, s, axes, norm):
    x, axes = prepared(x, s, axes)
    x = x if is_complex(x._kind) else x.astype("C" + x._kind)
    s = list(s or [x.shape[a] for a in axes[:-1]] + [2 * (x.shape[axes[-1]] - 1)])
    x = fitted(x, s[:-1] + [s[-1] // 2 + 1], axes)
    shape = list(x.shape)
    shape[axes[-1]] = s[-1]
    a, kind = np.ascontiguousarray(x._a), real_kind(x._kind)
    out = zeros(shape, kind)
    call("limb_fft_inverse", plan(kind, tuple(shape), axes), 1, vector(out._a, 1, TYPE[kind]), vector(a, 1, TYPE[x._kind]))
    return scaled(out, shape, axes, norm, True)


def one(n):
    return None if n is None else (operator.index(n),)


def fft(a, n=None, axis=-1, norm=None):
    """The transform X[k] = Σ x[j]·exp(-2πijk/n) along an axis.

    >>> limb.fft.fft(limb.array([1, 2, 3, 4], "DD"))
    limb.array(['(10.0+0.0j)', '(-2.0+2.0j)', '(-2.0+0.0j)', '(-2.0-2.0j)'], 'CDD')
    """
    return transform(a, one(n), (axis,), norm, False)


def ifft(a, n=None, axis=-1, norm=None):
    """The inverse of :func:`fft`, divided by n."""
    return transform(a, one(n), (axis,), norm, True)


def fft2(a, s=None, axes=(-2, -1), norm=None):
    """The transform along two axes."""
    return transform(a, s, axes, norm, False)


def ifft2(a, s=None, axes=(-2, -1), norm=None):
    """The inverse of :func:`fft2`."""
    return transform(a, s, axes, norm, True)


def fftn(a, s=None, axes=None, norm=None):
    """The transform along all axes, or those given."""
    return transform(a, s, axes, norm, False)


def ifftn(a, s=None, axes=None, norm=None):
    """The inverse of :func:`fftn`."""
    return transform(a, s, axes, norm, True)


def rfft(a, n=None, axis=-1, norm=None):
    """The transform of real numbers: its first n//2 + 1 numbers, which have all of it."""
    return real_forward(a, one(n), (axis,), norm)


def irfft(a, n=None, axis=-1, norm=None):
    """The inverse of :func:`rfft`: n real numbers, 2(m - 1) if m are given and n is not."""
    return real_inverse(a, one(n), (axis,), norm)


def rfftn(a, s=None, axes=None, norm=None):
    """The transform of real numbers along all axes, or those given, the last of which is halved."""
    return real_forward(a, s, axes, norm)


def irfftn(a, s=None, axes=None, norm=None):
    """The inverse of :func:`rfftn`."""
    return real_inverse(a, s, axes, norm)


__all__ = "fft ifft fft2 ifft2 fftn ifftn rfft irfft rfftn irfftn".split()
