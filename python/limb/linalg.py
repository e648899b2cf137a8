"""Linear algebra of arrays of limb, as numpy.linalg has it, and refined solutions with proved bounds."""

import ctypes
import math
from typing import NamedTuple

import numpy as np

from . import _array, _library, _limb
from ._array import Array, asarray, convert, is_complex, join, kind_of, limb_type, limbs_of, plain_vector, real_kind, scalar_if, width, zeros
from ._library import Error, Handle, LinAlgError, Matrix, Solution, call
from ._number import TYPES


def matrix(x, name="a"):
    """A matrix as the library takes it."""
    if x.ndim != 2:
        raise ValueError(f"{name} must be a matrix, and has the shape {x.shape}")
    return Matrix(np.ascontiguousarray(x._a), x._kind)


def operands(*xs):
    kind = None
    for x in xs:
        kind = join(kind, kind_of(x))
    return [asarray(x, kind or "DD") for x in xs]


def square(a):
    if a.ndim != 2 or a.shape[0] != a.shape[1]:
        raise LinAlgError(f"the matrix must be square, and has the shape {a.shape}")
    return a


def matmul(a, b, exact=False, device=None):
    """The matrix product a @ b. exact: each number is the exact sum of products, rounded once.

    >>> a = limb.array([[1, 2], [3, 4]], "DD")
    >>> limb.linalg.matmul(a, a)
    limb.array([['7.0', '10.0'],
                ['15.0', '22.0']], 'DD')
    """
    a, b = operands(a, b)
    if a.ndim == 0 or b.ndim == 0:
        raise ValueError("matmul is of vectors and matrices: write * for numbers")
    x = a.reshape(1, -1) if a.ndim == 1 else a
    y = b.reshape(-1, 1) if b.ndim == 1 else b
    if x.shape[-1] != y.shape[-2]:
        raise ValueError(f"matmul: shapes {a.shape} and {b.shape} do not suit one another: {x.shape[-1]} is not {y.shape[-2]}")
    if a.ndim == b.ndim == 1 and device is None:
        return _array.reduce("exact_dot" if exact else "dot", a, y=b)
    batch = np.broadcast_shapes(x.shape[:-2], y.shape[:-2])
    out = zeros(batch + (x.shape[-2], y.shape[-1]), a._kind)
    x = Array(np.broadcast_to(x._a, batch + x._a.shape[-3:]), a._kind)
    y = Array(np.broadcast_to(y._a, batch + y._a.shape[-3:]), a._kind)
    for i in np.ndindex(batch):
        c = out[i] if i else out
        ma, mb, mc = matrix(x[i] if i else x), matrix(y[i] if i else y), matrix(c)
        if device is None:
            call("limb_mat_mul", mc, ma, mb, 2 if exact else 0)
        else:
            call("limb_device_mul", device, mc, ma, mb, 2 if exact else 0)
    if a.ndim == 1:
        out = out[..., 0, :]
    if b.ndim == 1:
        out = out[..., 0] if isinstance(out, Array) else out
    return scalar_if(out) if isinstance(out, Array) else out


class Refined(NamedTuple):
    """A solution and how far it may be from the true one, of the system as it is given.

    - ``x`` is the solution.
    - ``bounds`` has the shape of x: element by element, ``abs(x - true) <= bounds``. That is proved. They are infinite
      where no proof was found.
    - ``bound`` is one number: the largest of the bounds, divided by the largest ``abs(x)``, and of several columns the worst.
      Small elements may be wrong by more than that of themselves. Where the bounds are infinite it is an estimate,
      and infinite where there is none.
    - ``cond`` is an estimate of the condition number of the matrix.
    - ``steps`` counts the corrections that were added.
    - ``method`` says how they were found: "refinement" or "gmres".

    The bounds know nothing of numbers that were rounded before, such as 1/3 and decimal fractions in float64: make the
    matrix of exact numbers (integers, or rows multiplied by their denominators), or in QD.

    >>> r = limb.linalg.solve(limb.array([[4, 1], [1, 3]], "DD"), [1, 2], refined=True)
    >>> true = limb.array([1, 7], "QD") / 11
    >>> bool((abs(r.x - true) <= r.bounds).all()), bool(0.99 < r.bound / (r.bounds.max() / float(abs(r.x).max())) < 1.01)
    (True, True)
    """

    x: Array
    bound: float
    bounds: np.ndarray
    cond: float
    steps: int
    method: str


def solve(a, b, refined=False, tol=0.0):
    """The solution x of a @ x = b.

    refined: with corrections, as far as the type goes, as a :class:`Refined` with a proved bound for each element.
    ``tol`` is the relative error that is asked for: LinAlgError where the bound is above it (0 asks for 1).

    >>> a = limb.array([[4, 1], [1, 3]], "QD")
    >>> r = limb.linalg.solve(a, [1, 2], refined=True)
    >>> print(f"{r.x:.60f}"); r.bound < 1e-60
    [0.090909090909090909090909090909090909090909090909090909090909
     0.636363636363636363636363636363636363636363636363636363636364]
    True
    """
    a, b = operands(a, b)
    square(a)
    return solution(a, b, refined, tol)


def solution(a, b, refined, tol):
    right = b.reshape(-1, 1) if b.ndim == 1 else b
    if right.ndim != 2 or a.ndim != 2 or right.shape[0] != a.shape[0]:
        raise ValueError(f"the shapes {a.shape} and {b.shape} do not suit one another")
    x = zeros((a.shape[1], right.shape[1]), a._kind)
    ma, mb, mx = matrix(a), matrix(right), matrix(x)
    shape = (a.shape[1],) + b.shape[1:]
    if not refined:
        call("limb_mat_solve", mx, ma, mb)
        return x.reshape(shape)
    bounds, told = np.empty(x.shape), Solution()
    call("limb_mat_solve_refined", mx, ma, mb, tol, Matrix(bounds, "F64"), told)
    return Refined(x.reshape(shape), told.bound, bounds.reshape(shape), told.cond, told.steps, told.method.decode())


def lstsq(a, b, refined=False, tol=0.0):
    """The x for which the norm of a @ x - b is least; a has no fewer rows than columns. refined as of :func:`solve`."""
    a, b = operands(a, b)
    return solution(a, b, refined, tol)


class Factors(Handle):
    """A factorisation, whose parts are fetched by name."""

    def __init__(self, name, a):
        super().__init__("limb_mat_factor", name.encode(), matrix(a))

    def part(self, name):
        rows, cols, type = ctypes.c_ssize_t(), ctypes.c_ssize_t(), ctypes.c_int()
        call("limb_mat_part_shape", self, name.encode(), rows, cols, type)
        kind = _library.NAMES[type.value - 1]
        if kind in TYPES:
            out = zeros((rows.value, cols.value), kind)
            data = out._a
        else:
            out = data = np.empty((rows.value, cols.value), np.int64 if kind == "I64" else np.float64)
        call("limb_mat_part", self, name.encode(), Matrix(data, kind))
        return out

    def vector(self, name):
        return self.part(name).reshape(-1)


def lu(a):
    """p, L and U with a[p] = L @ U, p a permutation of the rows."""
    (a,) = operands(a)
    with Factors("lu", a) as f:
        return f.vector("pivot"), f.part("L"), f.part("U")


def qr(a, mode="reduced"):
    """Q and R with a = Q @ R, the columns of Q orthonormal; a has no fewer rows than columns."""
    if mode != "reduced":
        raise ValueError(f"qr has the mode 'reduced', and not {mode!r}")
    (a,) = operands(a)
    with Factors("qr", a) as f:
        return f.part("Q"), f.part("R")


def cholesky(a):
    """L with a = L @ L.conj().T, of a positive definite matrix, of which the lower triangle is read."""
    (a,) = operands(a)
    with Factors("cholesky", square(a)) as f:
        return f.part("L")


def eigh(a):
    """The eigenvalues of a Hermitian matrix, ascending, and their vectors as columns. The lower triangle is read."""
    (a,) = operands(a)
    with Factors("eigh", square(a)) as f:
        return values(f, a), f.part("V")


def values(f, a, real=True):
    """The part "values", real numbers where they are."""
    v = f.vector("values")
    return v.real.copy() if real and is_complex(v._kind) else v


def eigvalsh(a):
    """The eigenvalues of a Hermitian matrix, ascending."""
    return eigh(a)[0]


def complex_matrix(a):
    (a,) = operands(a)
    return square(a if is_complex(a._kind) else a.astype("C" + a._kind))


def eig(a):
    """The eigenvalues of a square matrix, complex, and their vectors as columns."""
    a = complex_matrix(a)
    with Factors("eig", a) as f:
        return f.vector("values"), f.part("V")


def eigvals(a):
    """The eigenvalues of a square matrix, complex."""
    with Factors("eigvals", complex_matrix(a)) as f:
        return f.vector("values")


def svd(a, full_matrices=False, compute_uv=True):
    """U, s and Vh with a = U * s @ Vh: the singular values s descend."""
    if full_matrices:
        raise ValueError("svd has as many singular vectors as values: full_matrices=False")
    (a,) = operands(a)
    if a.ndim == 2 and a.shape[0] < a.shape[1]:
        u, s, v = svd(a.T.conj())
        u, v = v.T.conj(), u.T.conj()
    else:
        with Factors("svd", a) as f:
            u, s, v = f.part("U"), values(f, a), f.part("V").T.conj()
    return (u, s, v) if compute_uv else s


def number(name, a, count=1):
    out = zeros(count, a._kind)
    call("limb_mat_number", name.encode(), plain_vector(out), matrix(a))
    return out


def det(a):
    """The determinant of a square matrix."""
    (a,) = operands(a)
    return number("det", square(a))[0]


def slogdet(a):
    """The sign of the determinant, and the logarithm of its size."""
    (a,) = operands(a)
    log, sign = number("log_det", square(a), 2)
    return sign, log.real


def inv(a):
    """The inverse of a square matrix."""
    (a,) = operands(a)
    m = zeros(square(a).shape, a._kind)
    call("limb_mat_inverse", matrix(m), matrix(a))
    return m


def cond(a, p=1):
    """An estimate of the condition number in the 1-norm."""
    if p != 1:
        raise ValueError("cond is of the 1-norm: p=1")
    (a,) = operands(a)
    out = np.empty(1)
    call("limb_mat_number", b"cond", plain_vector(out), matrix(square(a)))
    return float(out[0])


def norm(x, ord=None):
    """The 2-norm of a vector; of a matrix the Frobenius norm, or its 1-norm or ∞-norm by ord=1 and ord=inf."""
    (x,) = operands(x)
    if x.ndim == 1 and ord in (None, 2):
        return _array.reduce("norm2", x)
    names = {None: "norm_frobenius", "fro": "norm_frobenius", 1: "norm1", math.inf: "norm_inf"}
    if x.ndim != 2 or ord not in names:
        raise ValueError("norm is of vectors with ord=2 and of matrices with ord=1, inf and 'fro'")
    return number(names[ord], x)[0].real


__all__ = "Error LinAlgError Refined cholesky cond det eig eigh eigvals eigvalsh inv lstsq lu matmul norm qr slogdet solve svd".split()
