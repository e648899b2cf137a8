"""Exact values: from any number to limbs, rounded once, and back.

A number v is rounded to limbs as limb does it everywhere: the first is v rounded to nearest, ties to even, the
next one what is left, rounded likewise, and so on. Where the sum would be a tie of fewer limbs, which rounds to
other limbs than v, it is the number before that tie, on v's side (see internal/exact/round.go).
"""

import decimal
import math
import re
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple


class Format(NamedTuple):
    """The numbers of a type: limbs of p bits, multiples of 2**min, below 2**max; digits are those it is good for."""

    limbs: int
    p: int
    min: int
    max: int
    digits: int


FORMATS = {
    "DF": Format(2, 24, -149, 128, 14),
    "TF": Format(3, 24, -149, 128, 21),
    "QF": Format(4, 24, -149, 128, 28),
    "DD": Format(2, 53, -1074, 1024, 31),
    "TD": Format(3, 53, -1074, 1024, 47),
    "QD": Format(4, 53, -1074, 1024, 63),
}

# A context in which decimals of all numbers here are exact.
EXACT = decimal.Context(prec=6000, Emax=10**6, Emin=-(10**6), rounding=decimal.ROUND_HALF_EVEN, traps=[])


def nearest(n, d, p, least):
    """m and k of the number m·2**k of p bits that is nearest to n/d > 0, k ≥ least."""
    k = max(n.bit_length() - d.bit_length() - p, least)
    while True:
        q, r = divmod(n, d << k) if k > 0 else divmod(n << -k, d)
        if q.bit_length() <= p:
            break
        k += 1
    twice = 2 * r - (d << max(k, 0))
    return q + (twice > 0 or twice == 0 and q & 1), k


def round_ratio(n, d, f):
    """The limbs of n/d, rounded once, for d > 0."""
    x = [0.0] * f.limbs
    for i in range(f.limbs):
        if n == 0:
            break
        m, k = nearest(abs(n), d, f.p, f.min)
        if m.bit_length() + k > f.max:
            return (math.copysign(math.inf, n),) + (0.0,) * (f.limbs - 1)
        if m == 0:
            break
        sign = 1 if n > 0 else -1
        x[i] = sign * math.ldexp(m, k)
        n, d = (n - sign * (m << k) * d, d) if k >= 0 else ((n << -k) - sign * m * d, d << -k)
    settle(x, f)
    return tuple(x)


def gap(a, up, f):
    """The exponent of the distance from a to the next limb, up or down."""
    m, e = math.frexp(a)
    if m == 0:
        return f.min
    return max(e - f.p - (m == 0.5 and not up or m == -0.5 and up), f.min)


def settle(x, f):
    """Replaces limbs that are a tie which rounds to other limbs by the number before it."""
    j = max((i for i in range(f.limbs) if x[i]), default=0)
    if j == 0:
        return
    m, e = math.frexp(x[j - 1])
    odd = int(math.ldexp(m, e - max(e - f.p, f.min))) & 1
    if odd and abs(x[j]) == math.ldexp(0.5, gap(x[j - 1], x[j] > 0, f)):
        e = gap(x[j], x[j] < 0, f)
        if j == f.limbs - 1 or e == f.min:
            x[j] -= math.copysign(math.ldexp(1, e), x[j])
        else:
            x[j + 1] = -math.copysign(math.ldexp(1, f.min), x[j])


def ratio_of(limbs):
    """The sum of finite floats as an integer and a power of two, in lowest terms."""
    pairs = [a.as_integer_ratio() for a in limbs]
    d = max(d for _, d in pairs)
    n = sum(n * (d // e) for n, e in pairs)
    if n == 0:
        return 0, 1
    common = min(d, n & -n)
    return n // common, d // common


def special(a, f):
    """The limbs of an infinity, a NaN or a zero."""
    return (float(a),) + (0.0,) * (f.limbs - 1)


NUMBER = re.compile(r"([+-]?)(?:(\d[\d_]*)(?:\.([\d_]*))?|\.(\d[\d_]*))(?:e([+-]?\d+))?|[+-]?(?:inf|infinity|nan)", re.I)
HEX = re.compile(r"([+-]?)0x([\da-f]*)(?:\.([\da-f]*))?(?:p([+-]?\d+))?", re.I)
COMPLEX = re.compile(r"(.*?[^e])?([+-].*|^[^+-].*)[ij]", re.I)


def from_text(text, f):
    """The limbs of a number as text: decimal, hexadecimal, inf and nan."""
    s = text.strip()
    h = HEX.fullmatch(s)
    if h and (h[2] or h[3]):
        n, e = int(h[2] + (h[3] or ""), 16), int(h[4] or 0) - 4 * len(h[3] or "")
        if n == 0 or n.bit_length() + e < f.min:
            return special(-0.0 if h[1] == "-" else 0.0, f)
        e = min(e, f.max + 1)
        n = -n if h[1] == "-" else n
        return round_ratio(n << max(e, 0), 1 << max(-e, 0), f)
    m = NUMBER.fullmatch(s)
    if not m or "__" in s or "_." in s or "._" in s or s[-1] == "_" or "_e" in s.lower():
        raise ValueError(f"could not convert string to a number of limb: {text!r}")
    sign, whole, part, alone, e = m.groups()
    if whole is None and alone is None:
        return special(float(s), f)
    part = (part or alone or "").replace("_", "")
    digits = (whole or "").replace("_", "") + part
    n = int(digits) if len(digits) < 4000 else int(Decimal(digits))  # int limits the length
    e = int(e or 0) - len(part)
    if n == 0 or n.bit_length() * 0.30103 + e < -400:
        return special(-0.0 if sign == "-" else 0.0, f)
    if n.bit_length() * 0.30103 + e > 400:
        return special(-math.inf if sign == "-" else math.inf, f)
    n = -n if sign == "-" else n
    return round_ratio(n * 10**e, 1, f) if e >= 0 else round_ratio(n, 10**-e, f)


def from_decimal(v, f):
    if v.is_nan():
        return special(math.nan, f)
    if not v.is_finite() or v.is_zero():
        return special(float(v), f)
    if v.adjusted() > 400:
        return special(math.copysign(math.inf, v), f)
    if v.adjusted() < -400:
        return special(math.copysign(0.0, v), f)
    return round_ratio(*v.as_integer_ratio(), f)


def real_limbs(x, f):
    """The limbs of any real number of Python, mpmath or NumPy; NotImplemented of what is none."""
    if isinstance(x, str):
        return from_text(x, f)
    if isinstance(x, int) or getattr(getattr(x, "dtype", None), "kind", "") == "b" and getattr(x, "ndim", 0) == 0:
        n = int(x)
        return round_ratio(n, 1, f) if n else special(0.0, f)
    if isinstance(x, Decimal):
        return from_decimal(x, f)
    if isinstance(x, Fraction):
        return round_ratio(x.numerator, x.denominator, f)
    m = getattr(x, "_mpf_", None)
    if isinstance(m, tuple):
        return from_mpf(m, f)
    if hasattr(x, "__array_interface__") and getattr(x, "ndim", None) != 0:
        return NotImplemented
    if hasattr(x, "__index__"):
        return real_limbs(x.__index__(), f)
    if hasattr(x, "as_integer_ratio"):
        if x != x or abs(x) == math.inf or x == 0:
            return special(float(x), f)
        n, d = x.as_integer_ratio()
        return round_ratio(int(n), int(d), f)
    return NotImplemented


def from_mpf(m, f):
    sign, man, exp, _ = m
    if man == 0:
        return special(0.0 if exp == 0 else math.nan if exp == -123 else math.inf if exp == -456 else -math.inf, f)
    man = int(-man if sign else man)
    if man.bit_length() + exp > 2 * f.max:
        return special(math.copysign(math.inf, man), f)
    if man.bit_length() + exp < 2 * f.min:
        return special(math.copysign(0.0, man), f)
    return round_ratio(man << max(exp, 0), 1 << max(-exp, 0), f)


def complex_text(text, f):
    """The limbs of a complex number as text, "(1+2j)" or without parentheses."""
    s = text.strip()
    if s[:1] == "(" and s[-1:] == ")":
        s = s[1:-1].strip()
    m = COMPLEX.fullmatch(s)
    if not m:
        return from_text(s, f) + special(0.0, f)
    im = m[2] + "1" if m[2] in ("+", "-") else m[2]
    return (from_text(m[1], f) if m[1] else special(0.0, f)) + from_text(im, f)


def limbs(kind, x):
    """The limbs of x as a number of that kind: of a complex one the real part's, then the imaginary part's."""
    f = FORMATS[kind[-2:]]
    if len(kind) == 2:
        return parts(x, f) if hasattr(x, "limbs") else real_limbs(x, f)
    if isinstance(x, str):
        return complex_text(x, f)
    if isinstance(x, complex) or hasattr(x, "_mpc_") or hasattr(x, "imag") and not hasattr(x, "__array_interface__") or type(x).__module__ == "numpy":
        if getattr(x, "ndim", 0) != 0:
            return NotImplemented
        re, im = limbs(kind[1:], x.real), limbs(kind[1:], x.imag)
        return NotImplemented if re is NotImplemented or im is NotImplemented else re + im
    re = real_limbs(x, f)
    return NotImplemented if re is NotImplemented else re + special(0.0, f)


def parts(x, f):
    """The limbs of a real number of limb in another type."""
    a = x.limbs
    if not isinstance(a, tuple):
        return NotImplemented
    if not math.isfinite(a[0]) or a[0] == 0:
        return special(a[0], f)
    return round_ratio(*ratio_of(a), f)
