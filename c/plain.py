# Numbers of limb in Python without other packages: python3 plain.py, beside liblimb.so
# (arrays.c says how it is made).

import ctypes
import fractions
import os

limb = ctypes.CDLL(os.path.join(os.path.dirname(os.path.abspath(__file__)), "liblimb.so"))


class DD(ctypes.Structure):
    _fields_ = [("hi", ctypes.c_double), ("lo", ctypes.c_double)]


def exp(values):
    n = len(values)
    x, z = (DD * n)(*values), (DD * n)()
    limb.dd_exp(z, x, ctypes.c_long(n))
    return list(z)


for z in exp([DD(1, 0), DD(0.5, 0)]):
    exact = fractions.Fraction(z.hi) + fractions.Fraction(z.lo)
    print(exact.numerator * 10**31 // exact.denominator)
