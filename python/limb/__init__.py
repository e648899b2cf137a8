"""Numbers of 31, 47 and 63 digits, alone and in arrays: sums of two, three or four machine floats.

>>> import limb
>>> limb.DD("0.1") / 4
limb.DD('0.025')
>>> limb.exp(limb.QD(1))
limb.QD('2.71828182845904523536028747135266249775724709369995957496696762773')

Types: DD, TD and QD are two, three and four float64, DF, TF and QF float32, CDD, CTD, CQD, CDF, CTF and CQF are
complex. A function takes numbers and arrays; a number of Python's is taken as a DD where nothing else says which type.
"""

import functools as _functools

try:
    from . import _limb
except ImportError as _e:
    raise ImportError(
        f"limb is not built where it is imported from, {__path__[0]}: start Python in another folder than the source's python/, with limb installed "
        f"(make wheel, python3 -m pip install python/dist/limb-*.whl); the wheel is for the Python that it was made with ({_e})"
    ) from None
from . import _array, _number
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
    return {"round_away" if name == "round" else name: list(f._signatures) for name, f in _limb.functions.items()} | {"round": list(_limb.functions["round"]._signatures)}


def modf(x):
    """The fractional part and the whole part of x, both with the sign of x, as math.modf and numpy.modf have them.

    >>> limb.modf(limb.DD("-2.5"))
    (limb.DD('-0.5'), limb.DD('-2.0'))
    """
    whole, part = _limb.functions["modf"](x)
    return part, whole


def round(x, decimals=0):
    """The integer nearest to x, of two the even one, or so many decimals, as numpy.round. :func:`round_away` takes of two
    integers the one farther from 0.

    >>> limb.round(limb.array([0.5, 1.5, 2.5], "DD"))
    limb.array(['0.0', '2.0', '2.0'], 'DD')
    """
    if not decimals:
        return _limb.functions["round_even"](x)
    return _array.scalar_if(asarray(x).round(decimals))


def round_away(x):
    """The integer nearest to x, of two the one farther from 0, as C's round.

    >>> limb.round_away(limb.DD("-2.5"))
    limb.DD('-3.0')
    """
    return _limb.functions["round"](x)


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


def _function(self, function, types, args, words):
    from . import _numpy

    return _numpy.function(function, args, words)


for _kind in _TYPES.values():
    _kind.__array_ufunc__ = _ufunc
    _kind.__array_function__ = _function
    _kind.__array_priority__ = 1000
