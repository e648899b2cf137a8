"""Numbers of 31 and 63 digits, alone and in arrays: sums of two or four machine floats.

>>> import limb
>>> limb.DD("0.1") / 4
limb.DD('0.025')
>>> limb.exp(limb.QD(1))
limb.QD('2.71828182845904523536028747135266249775724709369995957496696762773')

Types: DD and QD are two and four float64, DF and QF two and four float32, CDD, CQD, CDF and CQF are complex. A
function takes numbers and arrays; a number of Python's is taken as a DD where nothing else says which type.
"""

import functools as _functools

from . import _array, _limb, _number
from ._number import TYPES as _TYPES

globals().update(_TYPES)
globals().update(_limb.functions)

from ._array import (  # noqa: E402
    Array, arange, array, asarray, empty, exact_dot, exact_sum, eye, from_limbs, full, linspace, ones, where, zeros,
)  # fmt: skip
from ._array import complex_array as complex  # noqa: E402
from ._devices import Device, DeviceArray, devices  # noqa: E402
from ._library import Error, LinAlgError  # noqa: E402
from . import fft, linalg  # noqa: E402

__version__ = "0.1.0"
__all__ = [*_TYPES, "Array", "Device", "DeviceArray", "Error", "LinAlgError", "array", "devices", "exact_dot", "exact_sum", "fft", "from_limbs", "linalg"]


def functions():
    """The catalogue: names of functions of elements, each with the types that it takes.

    >>> "DD" in limb.functions()["exp"]
    True
    """
    return {name: list(f._signatures) for name, f in _limb.functions.items()}


def pi(dtype=None):
    """π as a number of a type, DD if none is given.

    >>> limb.pi()
    limb.DD('3.1415926535897932384626433832795')
    """
    kind = _array.real_kind(_array.kind_name(dtype or "DD"))
    return _limb.functions["acos"](_TYPES[kind](-1))


def threads(n=0):
    """Sets on how many cores an array is computed, 0 for all, and returns what was set before."""
    import ctypes

    from ._library import call

    before = ctypes.c_int()
    call("limb_threads", n, before)
    return before.value


for _name, _function in _limb.functions.items():
    _function._others = _functools.partial(_array.apply, _name)


def _ufunc(self, ufunc, method, *inputs, **words):
    from . import _numpy

    r = _numpy.ufunc(ufunc, method, inputs, words)
    return r


for _kind in _TYPES.values():
    _kind.__array_ufunc__ = _ufunc
    _kind.__array_priority__ = 1000
