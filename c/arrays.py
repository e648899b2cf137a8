# NumPy arrays of numbers of limb, in and out: python3 arrays.py, beside liblimb.so
# (arrays.c says how it is made). An array of n numbers has the shape (n, 2).

import ctypes
import os

import numpy as np

limb = ctypes.CDLL(os.path.join(os.path.dirname(os.path.abspath(__file__)), "liblimb.so"))
array = np.ctypeslib.ndpointer(np.float64, ndim=2, flags="C_CONTIGUOUS")
limb.dd_add.argtypes = limb.dd_mul.argtypes = [array, array, array, ctypes.c_long]
limb.dd_add.restype = limb.dd_mul.restype = None


def binary(f, x, y):
    z = np.empty_like(x)
    f(z, x, y, len(x))
    return z


# (a + b)(a - b) - (a² - b²) is 0: in float64 it is not, in DD it is for numbers of 53 bits.
rng = np.random.default_rng(1)
a, b = rng.random(1000), rng.random(1000)
wide = lambda v: np.stack([v, np.zeros_like(v)], axis=1)
x, y = wide(a), wide(b)
left = binary(limb.dd_mul, binary(limb.dd_add, x, y), binary(limb.dd_add, x, -y))
right = binary(limb.dd_add, binary(limb.dd_mul, x, x), -binary(limb.dd_mul, y, y))
print("float64: %d of 1000 differ" % np.count_nonzero((a + b) * (a - b) != a * a - b * b))
worst = np.abs(binary(limb.dd_add, left, -right)[:, 0]).max()
print("DD: the largest difference is %s 2^-100" % ("below" if worst < 2.0**-100 else "above"))
