"""What numbers do as Python's float does it, and that need not be quick: text, integers, conversions."""

import decimal
import math
import numbers
import operator
import re
import sys
from decimal import Decimal
from fractions import Fraction

from . import _exact, _limb
from ._exact import EXACT, FORMATS, limbs, ratio_of, round_ratio, special  # limbs: _limb calls it

REALS = {name: getattr(_limb, name) for name in FORMATS}
COMPLEXES = {"C" + name: getattr(_limb, "C" + name) for name in FORMATS}
TYPES = REALS | COMPLEXES

_OPERATORS = [operator.lt, operator.le, operator.eq, operator.ne, operator.gt, operator.ge]  # as richcompare counts


def _format_of(x):
    return FORMATS[type(x).__name__[-2:]]


def _finite(x):
    return math.isfinite(x.limbs[0])


# # What the module _limb calls


def nearest_float(x):
    """The float that is nearest to x."""
    n, d = ratio_of(x.limbs)
    try:
        return n / d
    except OverflowError:
        return math.copysign(math.inf, n)


def compare(x, y, how):
    """x compared with a number of Python, exactly."""
    op = _OPERATORS[how]
    if type(x) in COMPLEXES.values() or isinstance(y, complex) or type(y) in COMPLEXES.values():
        if how not in (2, 3) or not hasattr(y, "imag") and not isinstance(y, numbers.Number):
            return NotImplemented
        same = compare_parts(x, y)
        return NotImplemented if same is NotImplemented else same == (how == 2)
    v = _value(y)
    if v is NotImplemented:
        return NotImplemented
    return op(_value(x), v)


def compare_parts(x, y):
    re, im = _value(y.real if hasattr(y, "real") else y), _value(y.imag if hasattr(y, "imag") else 0)
    if re is NotImplemented or im is NotImplemented:
        return NotImplemented
    return _value(x.real) == re and _value(x.imag) == im


def _value(x):
    """x as a Fraction, or a float where it is infinite or a NaN."""
    if isinstance(x, str) or getattr(x, "ndim", 0) != 0:
        return NotImplemented
    if type(x) in REALS.values():
        return Fraction(*ratio_of(x.limbs)) if _finite(x) else x.limbs[0]
    if isinstance(x, Decimal):
        return Fraction(x) if x.is_finite() else float(x)
    m = getattr(x, "_mpf_", None)
    if isinstance(m, tuple):
        sign, man, exp, _ = m
        if man == 0:
            return special(_exact.from_mpf(m, FORMATS["DD"])[0], FORMATS["DD"])[0]
        return Fraction(int(-man if sign else man)) * Fraction(2) ** exp
    if isinstance(x, numbers.Rational):
        return Fraction(int(x.numerator), int(x.denominator))
    if hasattr(x, "as_integer_ratio"):
        return Fraction(*map(int, x.as_integer_ratio())) if x == x and abs(x) != math.inf else float(x)
    return NotImplemented


def floor_divide(kind, x, y):
    """Limbs of the quotient x/y, rounded down, and of the remainder, which has y's sign."""
    f = FORMATS[kind]
    a, b = x.limbs[0], y.limbs[0]
    if not math.isfinite(a) or b != b:
        return special(math.nan, f) + special(math.nan, f)
    if not math.isfinite(b):
        if a == 0 or (a < 0) == (b < 0):
            return special(0.0, f) + x.limbs
        return special(-1.0, f) + special(b, f)
    (n, d), (m, e) = ratio_of(x.limbs), ratio_of(y.limbs)
    q = n * e // (d * m)
    sign = math.copysign(1.0, a) * math.copysign(1.0, b)
    quotient = round_ratio(q, 1, f) if q else special(math.copysign(0.0, sign), f)
    rest = n * e - q * d * m
    return quotient + (round_ratio(rest, d * e, f) if rest else special(math.copysign(0.0, b), f))


# # Text

_SPEC = re.compile(r"(?:(.)?([<>=^]))?([ +-]?)(z?)(#?)(0?)(\d*)([,_]?)(?:\.(\d+))?([eEfFgG%]?)", re.S)


def _decimal(x):
    """The exact value of a finite number."""
    n, d = ratio_of(x.limbs)
    k = d.bit_length() - 1
    return EXACT.scaleb(Decimal(n * 5**k), -k)


def _digits(n, d, count):
    """n/d > 0 rounded to so many digits, ties to even: an integer, and the exponent of its first digit."""
    e = math.floor((n.bit_length() - d.bit_length() - 1) * 0.30102999)  # or one less than it is
    while True:
        k = count - 1 - e
        m, r = divmod(n * 10**k, d) if k >= 0 else divmod(n, d * 10**-k)
        if m < 10**count:
            twice, unit = 2 * r, d if k >= 0 else d * 10**-k
            m += twice > unit or twice == unit and m & 1
            if m < 10**count:
                return m, e
        e += 1


def _scientific(digits, exponent, keep, e="e"):
    point = "." if len(digits) > 1 or keep else ""
    return f"{digits[0]}{point}{digits[1:]}{e}{'-' if exponent < 0 else '+'}{abs(exponent):02d}"


def _fixed(digits, exponent, keep):
    if exponent < 0:
        digits, exponent = "0" * -exponent + digits, 0
    digits = digits.ljust(exponent + 1, "0")
    whole, rest = digits[: exponent + 1], digits[exponent + 1 :]
    return whole + ("." + rest if rest or keep else "")


def _shortest(x):
    """The fewest digits that are read as x, and the exponent of the first."""
    f = _format_of(x)
    n, d = ratio_of(x.limbs)
    n = abs(n)
    want = round_ratio(n, d, f)

    def same(count):
        m, e = _digits(n, d, count)
        k = e - count + 1
        return (round_ratio(m * 10**k, 1, f) if k >= 0 else round_ratio(m, 10**-k, f)) == want

    most = len(str(n * 5 ** (d.bit_length() - 1)))  # digits of the exact value
    low, count = 1, min(f.digits + 2, most)
    if not same(count):  # limbs with a gap: any number of digits
        low, high = count + 1, most
        while low < high:
            middle = (low + high) // 2
            low, high = (low, middle) if same(middle) else (middle + 1, high)
        count = low
    if count > f.digits and same(f.digits - 1):  # other decimals of so few digits are too far away
        count = f.digits - 1
    while count > low and count >= f.digits and same(count - 1):
        count -= 1
    m, e = _digits(n, d, count)
    return str(m).rstrip("0"), e


def _text(x):
    a = x.limbs[0]
    if not math.isfinite(a):
        return repr(a)
    sign = "-" if math.copysign(1.0, a) < 0 else ""
    if a == 0:
        return sign + "0.0"
    digits, e = _shortest(x)
    if -5 < e < _format_of(x).digits:
        t = _fixed(digits, e, False)
        return sign + (t if "." in t else t + ".0")
    return sign + _scientific(digits, e, False)


def _complex_text(x):
    re, im = _text(x.real), _text(x.imag)
    return f"({re}{'' if im[0] in '+-' else '+'}{im}j)"


def _format(x, spec):
    if not spec:
        return str(x)
    m = _SPEC.fullmatch(spec)
    if not m:
        raise ValueError(f"Invalid format specifier '{spec}' for object of type '{type(x).__name__}'")
    fill, align, sign, _, keep, zero, width, group, precision, verb = m.groups()
    if not _finite(x) or x == 0:
        return format(x.limbs[0], spec)
    v = _decimal(x)
    if verb in tuple("fF%") and not keep and group != "_":
        if precision is None:
            spec = spec[:-1] + ".6" + verb
        with decimal.localcontext(EXACT):
            return format(v, spec)
    minus = v < 0
    v = v.copy_abs()
    ratio = abs(x).as_integer_ratio()
    if verb in tuple("eE"):
        m, e = _digits(*ratio, (6 if precision is None else int(precision)) + 1)
        body = _scientific(str(m), e, keep, verb)
    elif verb in tuple("fF%"):
        body = format(EXACT.quantize(EXACT.multiply(v, 100 if verb == "%" else 1), Decimal((0, (1,), -(6 if precision is None else int(precision))))), "f")
        body += ("." if keep and "." not in body else "") + verb.strip("fF")
    elif not verb and precision is None:
        body = _text(abs(x))
    else:
        n = max(1, 6 if precision is None else int(precision))
        m, e = _digits(*ratio, n)
        digits = str(m) if keep else str(m).rstrip("0")
        if -5 < e < (n if verb else n - 1):
            body = _fixed(digits, e, keep)
            if not verb and "." not in body:
                body += ".0"
        else:
            body = _scientific(digits, e, keep, "E" if verb == "G" else "e")
    if group and "e" not in body.lower():
        whole, point, rest = body.partition(".")
        body = format(int(whole), group) + point + rest
    before = "-" if minus else sign if sign in "+ " else ""
    if zero and not align:
        fill, align = "0", "="
    width = int(width or 0)
    if align == "=":
        return before + body.rjust(width - len(before), fill or " ")
    return format(before + body, f"{fill or ' '}{align or '>'}{width}")


def _complex_format(x, spec):
    if not spec:
        return str(x)
    m = _SPEC.fullmatch(spec)
    if not m or m[2] == "=" or m[6] or m[10] == "%":
        raise ValueError(f"Invalid format specifier '{spec}' for object of type '{type(x).__name__}'")
    parts = m[3] + m[5] + m[8] + ("." + m[9] if m[9] else "") + m[10]
    re, im = format(x.real, parts), format(x.imag, "+" + parts[len(m[3]) :])
    t = f"{re}{im}j" if m[10] else f"({re}{im}j)"
    return format(t, f"{m[1] or ' '}{m[2] or '>'}{m[7] or 0}")


# # Integers, ratios, other numbers


def _whole(name):
    f = _limb.functions[name]
    return lambda x: int(f(x))


def _round(x, ndigits=None):
    if ndigits is None:
        return int(_limb.functions["round_even"](x))
    if not _finite(x) or x == 0:
        return x
    f = _format_of(x)
    if ndigits >= -f.min:
        return x
    q = EXACT.quantize(_decimal(x), Decimal((0, (1,), -ndigits)))
    return type(x)(q) if q else type(x)(math.copysign(0.0, x.limbs[0]))


def _as_integer_ratio(x):
    """The exact value as a pair of integers, the second positive, in lowest terms.

    >>> limb.DD(0.75).as_integer_ratio()
    (3, 4)
    """
    a = x.limbs[0]
    if a != a:
        raise ValueError("cannot convert NaN to integer ratio")
    if not math.isfinite(a):
        raise OverflowError("cannot convert Infinity to integer ratio")
    return ratio_of(x.limbs)


def _to_fraction(x):
    """The exact value as a Fraction.

    >>> limb.DD(0.75).to_fraction()
    Fraction(3, 4)
    """
    return Fraction(*x.as_integer_ratio())


def _to_decimal(x):
    """The exact value as a Decimal.

    >>> limb.DD(0.75).to_decimal()
    Decimal('0.75')
    """
    return _decimal(x) if _finite(x) else Decimal(x.limbs[0])


def _to_longdouble(x):
    """The nearest numpy.longdouble."""
    import numpy as np

    if not _finite(x) or x == 0:
        return np.longdouble(x.limbs[0])
    info = np.finfo(np.longdouble)
    n, d = ratio_of(x.limbs)
    if info.nmant > 63:  # quadruple, or two float64s: as many bits as a limb has, again and again
        return sum((np.longdouble(a) for a in x.limbs[1:]), np.longdouble(x.limbs[0]))
    m, k = _exact.nearest(abs(n), d, info.nmant + 1, -16445)
    high, low = m >> 32, m & 0xFFFFFFFF
    v = np.ldexp(np.longdouble(high), k + 32) + np.ldexp(np.longdouble(low), k)
    return -v if n < 0 else v


def _mpmath(x, prec, rounding):
    """For mpmath: mpf(x), and x beside an mpf in an operator."""
    import mpmath

    if type(x) in COMPLEXES.values():
        return mpmath.mpc(_mpmath(x.real, prec, rounding), _mpmath(x.imag, prec, rounding))
    if not _finite(x):
        return mpmath.mpf(x.limbs[0])
    n, d = ratio_of(x.limbs)
    return mpmath.mp.make_mpf(mpmath.libmp.from_man_exp(n, 1 - d.bit_length(), prec, rounding))


def _hex(x):
    """The exact value as hexadecimal text, as float.hex: the constructor reads it.

    >>> limb.DD("0.1").hex()
    '0x1.999999999999999999999999998p-4'
    """
    a = x.limbs[0]
    if not math.isfinite(a) or a == 0:
        return a.hex()
    n, d = ratio_of(x.limbs)
    m = abs(n)
    e = m.bit_length() - 1
    digits = format((m << -e % 4) - (1 << e + -e % 4), "x").rjust((e + 3) // 4, "0").rstrip("0") if e else ""
    return f"{'-' if n < 0 else ''}0x1{'.' if digits else ''}{digits}p{e - d.bit_length() + 1:+d}"


def _is_integer(x):
    """Whether the number is an integer."""
    return _limb.functions["is_int"](x)


def _from_float(kind, x):
    """The number that a float is."""
    if not isinstance(x, float):
        raise TypeError(f"limb.{kind.__name__}.from_float() argument must be a float, not '{type(x).__name__}'")
    return kind(x)


def _from_limbs(kind, *parts):
    """The sum of as many limbs as the type has, those of a number's ``limbs``, rounded once.

    >>> limb.DD.from_limbs(1.0, 1e-20)
    limb.DD('1.00000000000000000001')
    """
    f = FORMATS[kind.__name__[-2:]]
    parts = tuple(map(float, parts))
    want = f.limbs * (2 if kind.__name__ in COMPLEXES else 1)
    if len(parts) != want:
        raise ValueError(f"limb.{kind.__name__}.from_limbs takes {want} limbs, and {len(parts)} are given: the sum of other floats is limb.exact_sum(x, dtype={kind.__name__[-2:]!r})")
    if kind.__name__ in COMPLEXES:
        return kind._raw(*_sum(parts[: f.limbs], f), *_sum(parts[f.limbs :], f))
    return kind._raw(*_sum(parts, f))


def _sum(parts, f):
    if not all(map(math.isfinite, parts)) or not any(parts):
        return special(sum(parts), f)
    n, d = ratio_of(parts)
    return round_ratio(n, d, f) if n else special(0.0, f)


def _reduce(x):
    return _make, (type(x).__name__, x.limbs)


def _make(name, parts):
    return TYPES[name]._raw(*parts)


def _same(x, memo=None):
    return x


for _name, _kind in TYPES.items():
    _kind.__module__ = "limb"
    _kind.__reduce__ = _reduce
    _kind.__copy__ = _kind.__deepcopy__ = _same
    _kind._mpmath_ = _mpmath
    _kind.from_limbs = classmethod(_from_limbs)

for _name, _kind in REALS.items():
    _f = FORMATS[_name]
    _kind.__doc__ = f"""A real number of {_f.limbs} limbs of {_f.p} bits, good for {_f.digits} digits.

    {_name}(x) rounds x once: text, an int, a float, a Fraction, a Decimal, a number of limb, mpmath or NumPy.
    """
    numbers.Real.register(_kind)
    _kind.__str__ = _text
    _kind.__repr__ = lambda x: f"limb.{type(x).__name__}({_text(x)!r})"
    _kind.__format__ = _format
    _kind.__trunc__ = lambda x: int(x)
    _kind.__floor__ = _whole("floor")
    _kind.__ceil__ = _whole("ceil")
    _kind.__round__ = _round
    _kind.__complex__ = lambda x: complex(float(x))
    _kind.as_integer_ratio = _as_integer_ratio
    _kind.to_fraction = _to_fraction
    _kind.to_decimal = _to_decimal
    _kind.to_longdouble = _to_longdouble
    _kind.hex = _hex
    _kind.is_integer = _is_integer
    _kind.from_float = classmethod(_from_float)

for _name, _kind in COMPLEXES.items():
    _kind.__doc__ = f"""A complex number of two {_name[1:]}.

    {_name}(x) and {_name}(real, imag) round each part once; x may be text, "1+2j".
    """
    numbers.Complex.register(_kind)
    _kind.__str__ = _complex_text
    _kind.__repr__ = lambda x: f"limb.{type(x).__name__}({_complex_text(x)!r})"
    _kind.__format__ = _complex_format
    _kind.__complex__ = lambda x: complex(float(x.real), float(x.imag))

_limb.set_hooks(sys.modules[__name__])
