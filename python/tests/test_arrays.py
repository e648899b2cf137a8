"""Arrays: the same as numbers one by one, bit for bit, and as NumPy has it."""

import copy
import math
import operator
import os
import pickle
import random
import unittest
import warnings
from decimal import Decimal
from fractions import Fraction

import numpy as np

import limb
from limb import CDD, DD, DF, QD, QF, _array, _library, _limb, _number
from limb._number import COMPLEXES, REALS, TYPES


def random_array(kind, shape, seed=1, scale=1.0):
    """Numbers with all limbs in use, of both signs."""
    rng = np.random.default_rng(seed)
    real = _array.real_kind(kind)
    n = _array.width(real)

    def part(seed):
        a = rng.standard_normal(shape + (n,)) * scale * 2.0 ** (np.arange(n) * -(53 if real[-1] == "D" else 24))
        return limb.from_limbs(a.astype(_array.limb_type(kind)), real)

    return part(seed) if real == kind else limb.complex(part(seed), part(seed + 1))


def bits(x):
    return x.limbs.tobytes() if isinstance(x, limb.Array) else x.tobytes() if isinstance(x, np.ndarray) else x


def one_by_one(f, *xs):
    """f of each element as a number, as arrays of limb or NumPy."""
    results = [f(*v) for v in zip(*xs)]
    if isinstance(results[0], tuple):
        return tuple(one_by_one(lambda r: r, [r[i] for r in results]) for i in range(len(results[0])))
    if type(results[0]) in TYPES.values():
        return limb.array(results, type(results[0]))
    return np.array(results, np.bool_ if isinstance(results[0], bool) else np.int32)


class Catalogue(unittest.TestCase):
    def inputs(self, letters, n=24):
        yield [self.input(c, n, i) for i, c in enumerate(letters)]

    def input(self, c, n, seed):
        if c in _array.LETTERS:
            kind = _array.LETTERS[c]
            x = random_array(kind, (n,), 10 + seed, 3.0)
            if kind in REALS:
                x[:6] = [0, 1, math.inf, math.nan, -0.0, "0.5"]
            return x
        rng = np.random.default_rng(seed)
        if c == "i":
            return rng.integers(-9, 10, n).astype(np.int32)
        return rng.standard_normal(n).astype(np.float64 if c == "d" else np.float32)

    def test_all(self):
        compared = noticed = 0
        for name, f in _limb.functions.items():
            for kind, (into, out) in f._signatures.items():
                for xs in self.inputs(into):
                    columns = [list(x) if isinstance(x, limb.Array) else x.tolist() for x in xs]
                    one, all = one_by_one(f, *columns), f(*xs)
                    one, all = (one, all) if isinstance(one, tuple) else ((one,), (all,))
                    for a, b in zip(one, all):
                        self.assertEqual(bits(canonical(a)), bits(canonical(b)), (name, kind))
                        compared += 1
                        if isinstance(b, limb.Array):
                            b = b.copy()
                            words = np.uint32 if b.limbs.itemsize == 4 else np.uint64
                            b.limbs.view(words)[-1, 0] ^= words(1)
                            noticed += bits(canonical(a)) != bits(canonical(b))
        self.assertGreater(compared, 550)
        self.assertGreater(noticed, 450)

    def test_library_has_all(self):
        forms = _library.functions()
        for name, f in _limb.functions.items():
            self.assertTrue(name in forms, name)
            for kind, (into, out) in f._signatures.items():
                types = [_array.LETTERS[c] if c in _array.LETTERS else {"i": "I32", "d": "F64", "f": "F32"}[c] for c in into]
                self.assertTrue(types in [form["in"] for form in forms[name]], (name, kind))


def canonical(x):
    """Without the payload and the sign of NaN, which processors differ in."""
    if isinstance(x, limb.Array):
        x = x.copy()
        x.limbs[np.isnan(x.limbs)] = math.nan
    return x


class Elements(unittest.TestCase):
    def test_making(self):
        for kind in TYPES:
            x = limb.array(["0.1", 2, 0.5, Fraction(1, 3), Decimal("0.7")], kind)
            self.assertEqual([str(v) for v in x], [str(TYPES[kind](v)) for v in ("0.1", 2, 0.5, Fraction(1, 3), Decimal("0.7"))])
            self.assertEqual(x.dtype, TYPES[kind])
            self.assertEqual(bits(limb.array(list(x))), bits(x))
        for a in (np.arange(5), np.arange(5.0), np.arange(5, dtype=np.uint8), np.array([2**63 - 1, -(2**63)]), np.array([2**64 - 1], np.uint64), np.array([True, False]), np.array([1e300, 0.1]), np.float32([0.1, 3])):
            for kind in REALS:
                self.assertEqual(bits(limb.array(a, kind)), bits(limb.array([TYPES[kind](v) for v in a], kind)), (a, kind))
        self.assertEqual(limb.array(np.array(["0.1", "1e-30"])).tolist(), [DD("0.1"), DD("1e-30")])
        for kind in REALS:
            x = random_array(kind, (150,), 8)
            x[:3] = [math.inf, -0.0, "1e-400"]
            lines = [str(v) for v in x] + [" 1_000.25 ", "+Infinity", "-1E9999", "nan"]
            self.assertEqual(bits(canonical(limb.array(lines, kind))), bits(canonical(limb.array([TYPES[kind](v) for v in lines], kind))))
        self.assertEqual(limb.array(["1"] * 120 + ["0x1p-3"])[-1], 0.125)
        self.assertRaises(ValueError, limb.array, ["1"] * 120 + ["1\n2"])
        self.assertIs(limb.array([1j]).dtype, CDD)
        self.assertIs(limb.array([QF(1), 2]).dtype, QF)
        self.assertEqual(limb.array(np.array([1 + 2j])).tolist(), [1 + 2j])
        wide = np.longdouble([1, 2, math.inf]) / 3
        self.assertTrue((limb.array(wide).astype(np.longdouble) == wide).all())
        self.assertEqual(limb.arange(3).tolist(), [0, 1, 2])
        for kind in REALS:  # below stop, whether the step is below a tenth or above
            self.assertEqual(limb.arange(0, 1, TYPES[kind]("0.1"), kind).size, 10)
            for args in (("0", "1", "0.1"), ("1", "0", "-0.1"), ("-1", "-0.3", "0.07"), ("0", "2.1", "0.21")):
                x = limb.arange(*args, kind)
                self.assertEqual((x.size, x.dtype), (10, TYPES[kind]), args)
                self.assertEqual(x[9], 9 * TYPES[kind](args[2]) + TYPES[kind](args[0]))
        for args in ((5,), (2, 7), (0, 1, 0.25), (0, 1.01, 0.25), (5, 0, -2), (3, 1), (0, 1, 0.1), (0, 2.1, 0.3)):
            self.assertEqual(limb.arange(*args).size, np.arange(*args).size, args)
        self.assertEqual(limb.arange(0, 3, 1, "CQD").dtype, limb.CQD)
        for error, bad in ((ValueError, (0, 1, 0)), (ValueError, (0, math.inf)), (TypeError, ()), (TypeError, (0, 1, 1, "DD", 1))):
            self.assertRaises(error, limb.arange, *bad)
        self.assertEqual(limb.linspace(0, 1, 3, "QD").tolist(), [0, 0.5, 1])
        self.assertEqual(limb.eye(2, "QD").tolist(), [[1, 0], [0, 1]])
        for bad in ([1, [2]], [[1, 2], [3]]):
            self.assertRaises(ValueError, limb.array, bad)
        self.assertRaises(TypeError, limb.array, [1j], "DD")
        self.assertRaises(TypeError, limb.array, [1], "float64")
        self.assertRaises(ValueError, limb.array, ["x"])

    def test_indices(self):
        a = np.arange(24).reshape(2, 3, 4)
        x = limb.array(a, "QD")
        for i in (0, -1, (1, 2), (slice(None), 1), (..., 2), (0, ..., slice(None, None, -1)), ([0, 1], [1, 2]), a > 7, np.newaxis, (slice(1), None, [0, 2]), ([1, 0], slice(None), [1, 2])):
            self.assertEqual(np.asarray(x[i]).tolist(), a[i].tolist(), i)
            self.assertEqual(x[i].shape, a[i].shape)
        self.assertIs(type(x[0, 0, 0]), QD)
        for i in ((0, 0, 0, 0), 5, (0, 0, 9)):
            self.assertRaises(IndexError, lambda: x[i])
        y = x.copy()
        for i, v in ((0, 5), ((1, 2), [1, 2, 3, 4]), (a > 20, 0.5), ((..., 1), "0.1"), ((0, 1), x[1, 1])):
            y[i] = v
            self.assertTrue(bool((y[i] == (v if not isinstance(v, str) else QD(v))).all() if isinstance(y[i], limb.Array) else y[i] == v))
        view = x[0]
        view[...] = 1
        self.assertEqual(x[0].sum(), 12)
        self.assertRaises(TypeError, operator.setitem, x, 0, 1j)
        self.assertEqual(len(x), 2)
        self.assertEqual([v.shape for v in x], [(3, 4), (3, 4)])

    def test_operators(self):
        for kind in TYPES:
            x, y = random_array(kind, (3, 4)), random_array(kind, (4,), 5)
            for op in (operator.add, operator.sub, operator.mul, operator.truediv):
                z = op(x, y)
                for i in range(3):
                    for j in range(4):
                        self.assertEqual(z[i, j].limbs, op(x[i, j], y[j]).limbs)
                self.assertEqual(bits(op(x, TYPES[kind](3))), bits(op(x, 3)))
                self.assertEqual(bits(op(3, x)), bits(op(TYPES[kind](3), x)))
                self.assertEqual(bits(op(x.T, x.T)), bits(op(x, x).T.copy()))
            self.assertTrue(((x == x) & ~(x != x)).all())
        x = random_array("DD", (5,))
        for op in (operator.lt, operator.le, operator.gt, operator.ge):
            self.assertEqual(op(x, 0.5).tolist(), [op(v, 0.5) for v in x])
        for y in (3, -0.7, x[::-1]):
            q, r = divmod(x, y)
            for i, v in enumerate(x):
                w = y[i] if isinstance(y, limb.Array) else y
                self.assertEqual((q[i], r[i]), divmod(v, w))
                self.assertEqual((q[i], r[i]), (v // w, v % w))
        self.assertEqual((limb.array([7, -7]) // 2).tolist(), [3, -4])
        self.assertEqual((7 % limb.array([2, -2])).tolist(), [1, -1])
        self.assertEqual((limb.array([2, 3]) ** 2).tolist(), [4, 9])
        self.assertEqual((2 ** limb.array([2, 3])).tolist(), [4, 8])
        self.assertEqual((limb.array([2, 3]) ** np.array([3, 2])).tolist(), [8, 9])
        x = limb.array([1, 2])
        z = x
        z += 1
        z *= [2, 3]
        self.assertEqual(x.tolist(), [4, 9])
        self.assertRaises(TypeError, operator.iadd, x, QD(1))
        self.assertRaises(ValueError, operator.add, x, [1, 2, 3])
        self.assertRaises(TypeError, operator.add, x, None)
        self.assertEqual((x * "0.5").tolist(), [2, 4.5])
        self.assertRaises(TypeError, limb.mul_float, x, x)
        self.assertRaises(ValueError, limb.mul_float, x.astype("DF"), 0.1)
        self.assertRaises(TypeError, limb.pow_int, x, 0.5)
        self.assertRaises(OverflowError, limb.pow_int, x, 2**40)

    def test_whole_and_rest(self):
        # x // 1 and x % 1 of arrays are those of Fractions, rounded once, and those of numbers, which long quotients of QF are too.
        noticed = 0
        for kind in REALS:
            t = TYPES[kind]
            x = limb.array([v for s in (1.0, 1e3, 1e9, 1e15, 1e-10) for v in random_array(kind, (150,), 3, s)])
            edges = [t(v) + t(d) for v in (0, 1, -1, 2**24, 2**53, -(2**53), -3) for d in ("0", "1e-20", "-1e-20", "1e-31", "-1e-31", "-1e-13", "0.5")]
            for y in (x, limb.array(edges)):
                q, r = divmod(y, 1)
                exact = [divmod(v.to_fraction(), 1) for v in y]
                self.assertEqual([(a, b) for a, b in zip(q, r)], [(t(a), t(b)) for a, b in exact])
                self.assertEqual([(a, b) for a, b in zip(q, r)], [divmod(v, 1) for v in y])
                noticed += sum(a != t(b) + t(b) * 2.0**-50 for a, b in zip(r, (b for _, b in exact)))
            self.assertEqual((y.reshape(7, 7) % 1).limbs.tolist(), (y % 1).limbs.reshape(7, 7, -1).tolist())
            for v in (math.nan, math.inf, -math.inf):
                self.assertEqual([str(a) for a in divmod(limb.array([v], kind), 1)], ["[nan]", "[nan]"])
            self.assertEqual([str(a[0]) for a in divmod(limb.array([-0.0], kind), 1)], ["-0.0", "0.0"])
        self.assertGreater(noticed, 1500)

    def test_overlap(self):
        x = random_array("DD", (8,))
        want = [(a + b).limbs for a, b in zip(x[1:], x[:-1])]
        x[1:] += x[:-1]
        self.assertEqual([v.limbs for v in x[1:]], want)

    def test_strides(self):
        x = random_array("QD", (40,))
        for s in (slice(None, None, 3), slice(None, None, -1), slice(30, 2, -5), slice(4, 5)):
            self.assertEqual(bits(limb.exp(x[s])), bits(limb.exp(x[s].copy())))
        z = random_array("CDD", (6, 5))
        self.assertEqual(bits(limb.exp(z.real)), bits(limb.exp(z.real.copy())))
        self.assertEqual(bits(z.imag[:, 2] * z.real[:, 1]), bits(z.imag[:, 2].copy() * z.real[:, 1].copy()))
        self.assertEqual((x[:0] + 1).shape, (0,))

    def test_mixed(self):
        x = limb.array([1, 2], "DF")
        self.assertIs((x + 0.5).dtype, DF)
        self.assertIs((x + np.float64([0.1, 0.2])).dtype, DD)
        self.assertIs((x + np.float32([0.1, 0.2])).dtype, DF)
        self.assertIs((x + limb.array([1, 2], "QF")).dtype, QF)
        self.assertIs((limb.array([1, 2], "QF") + limb.array([1, 2], "DD")).dtype, QD)
        self.assertIs((limb.array([1, 2], "CTF") + limb.array([1, 2], "DD")).dtype, limb.CTD)
        self.assertIs((x * 1j).dtype, limb.CDF)
        self.assertIs(type(np.float64([0.5]) * DD(2)), limb.Array)
        self.assertEqual((np.float64([0.5, 1]) * limb.array([2, 3])).tolist(), [1, 3])
        self.assertIs(type(np.float64(0.5) * DD(2)), DD)
        self.assertEqual(DD(2) - np.float64(0.5), 1.5)
        self.assertEqual((DD(2) * np.array([1.0, 2.0])).tolist(), [2, 4])
        self.assertEqual((DD(2) - limb.array([1, 2])).tolist(), [1, 0])
        self.assertEqual((DD(2) > np.array([1.0, 2.0])).tolist(), [True, False])
        self.assertEqual((QD(2) <= limb.array([1, 2])).tolist(), [False, True])
        self.assertEqual((np.array([1.0, 2.0]) == DD(2)).tolist(), [False, True])
        with np.errstate(all="raise"):
            self.assertEqual(DD(np.float64(math.inf)), math.inf)


class AsNumPy(unittest.TestCase):
    def test_ufuncs(self):
        a = np.array([0.25, 0.5, 0.75])
        for kind in ("DD", "QF"):
            x = limb.array(a, kind)
            for name in "add subtract multiply divide power hypot arctan2 maximum minimum fmax fmin copysign fmod remainder floor_divide equal not_equal less less_equal greater greater_equal logical_and".split():
                f = getattr(np, name)
                np.testing.assert_allclose(np.asarray(f(x, x[::-1]), float), f(a, a[::-1]), rtol=1e-15, err_msg=name)
                np.testing.assert_allclose(np.asarray(f(x, 0.5), float), f(a, 0.5), rtol=1e-15, err_msg=name)
            for name in "negative positive absolute sqrt square cbrt reciprocal exp exp2 expm1 log log2 log10 log1p sin cos tan arcsin arccos arctan sinh cosh tanh arcsinh arctanh degrees radians floor ceil trunc rint sign signbit isnan isinf isfinite logical_not conjugate".split():
                f = getattr(np, name)
                np.testing.assert_allclose(np.asarray(f(x), float), f(a), rtol=2e-15, atol=1e-16, err_msg=name)
        self.assertIs(type(np.exp(DD(1))), DD)
        self.assertEqual(np.exp(DD(1)), limb.exp(DD(1)))
        out = limb.zeros(3)
        self.assertIs(np.add(x.astype("DD"), 1, out=out), out)
        self.assertEqual(out.tolist(), [1.25, 1.5, 1.75])
        self.assertRaises(TypeError, np.add, x, 1, out=np.zeros(3))
        self.assertRaises(TypeError, np.exp, x, where=a > 0.3)
        self.assertEqual(np.add.reduce(x), 1.5)
        self.assertEqual(np.multiply.outer(x, x).tolist(), np.multiply.outer(a, a).tolist())
        self.assertRaises(TypeError, np.bitwise_and, x, x)

    def test_reductions(self):
        a = np.random.default_rng(3).integers(-50, 50, (3, 4, 5)).astype(float)
        for kind in ("DD", "QF"):
            x = limb.array(a, kind)
            for axis in (None, 0, 1, -1, (0, 2), (0, 1, 2)):
                for keep in (False, True):
                    for name in "sum mean min max prod".split():
                        b, y = (a, x) if name != "prod" else (np.sign(a) * 1.5, np.sign(x) * 1.5)
                        got, want = getattr(y, name)(axis, keepdims=keep), getattr(b, name)(axis, keepdims=keep)
                        np.testing.assert_allclose(np.asarray(got, float), want, rtol=1e-14, err_msg=name)
                        np.testing.assert_allclose(np.asarray(getattr(np, name)(y, axis=axis, keepdims=keep), float), want, rtol=1e-14)
                        self.assertEqual(np.shape(got), np.shape(want))
                    for name in "std var".split():
                        np.testing.assert_allclose(np.asarray(getattr(np, name)(x, axis=axis, keepdims=keep, ddof=1), float), getattr(a, name)(axis, keepdims=keep, ddof=1), rtol=1e-13)
            for axis in (None, 0, 2):
                np.testing.assert_array_equal(x.argmax(axis), a.argmax(axis))
                np.testing.assert_array_equal(np.argmin(x, axis), a.argmin(axis))
                np.testing.assert_array_equal(np.asarray(np.cumsum(x, axis)), a.cumsum(axis))
        self.assertEqual((x > 0).any(), True)
        self.assertEqual(limb.array([[1, 0], [1, 1]]).all(0).tolist(), [True, False])
        self.assertEqual(limb.zeros(0).sum(), 0)
        self.assertEqual(limb.zeros(0).prod(), 1)
        self.assertRaises(ValueError, limb.zeros(0).max)
        z = random_array("CDD", (7,))
        self.assertEqual(z.cumsum()[-1], limb.complex(z.real.cumsum()[-1], z.imag.cumsum()[-1]))
        self.assertLess(abs(z.sum() - sum(z)), 1e-30)

    def test_empty(self):
        # Means and variances of no numbers are NaN, as NumPy's.
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            for a, words in ((np.zeros(0), {}), (np.zeros((0, 2)), {"axis": 0}), (np.zeros((2, 0)), {"axis": 1, "keepdims": True}), (np.arange(6.0).reshape(2, 3), {"axis": 0})):
                for f in (np.mean, np.var, np.std, lambda v, **w: np.var(v, ddof=1, **w), lambda v, **w: np.var(v, ddof=2, **w)):
                    np.testing.assert_allclose(np.asarray(f(limb.array(a), **words), float), f(a, **words), 1e-15)

    def test_exact_sums(self):
        for kind in ("DF", "DD", "QF", "QD"):
            x = random_array(kind, (4, 50))
            exact = sum(v.to_fraction() for v in x.ravel())
            self.assertEqual(limb.exact_sum(x), TYPES[kind](exact))
            self.assertEqual(limb.exact_sum(x, dtype="QD"), QD(exact))
            for r, row in zip(limb.exact_sum(x, axis=1), x):
                self.assertEqual(r, TYPES[kind](sum(v.to_fraction() for v in row)))
            self.assertEqual(limb.exact_dot(x, x), TYPES[kind](sum(v.to_fraction() ** 2 for v in x.ravel())))
        self.assertEqual(limb.exact_sum([1e100, 1.0, -1e100]), 1)
        for v in ([2**53 + 1, 1.0], [2**53 + 1, -(2**53)], [0.5, True], [1, 2**63, -1], [Fraction(1, 4), 1.0], [1e300, 2**1000 + 1, -1e300], [np.float64(0.1), 3], (2**60 + 1, 0.5)):
            self.assertEqual(limb.exact_sum(v, dtype="QD"), QD(sum(Fraction(QD(a).to_fraction()) for a in v)), v)
            self.assertEqual(limb.array(v, "QD").tolist(), [QD(a) for a in v])
        kinds, limb._array.kind_of = limb._array.kind_of, None  # no number of a list of floats is looked at alone
        try:
            self.assertEqual(limb.array([1.5] * 1000, "DD").size, 1000)
        finally:
            limb._array.kind_of = kinds
        self.assertEqual(limb.exact_sum(x for x in [1e100, 1.0, -1e100]), 1)
        self.assertEqual(limb.exact_dot(iter([1e100, 1.0]), range(2)), 1)
        self.assertEqual(limb.exact_sum({DD(1), DD("1e-25")}), DD(1) + "1e-25")
        self.assertEqual(limb.exact_sum(np.array([1e100, 1.0, -1e100, 2.0**-1074])), DD(1 + Fraction(1, 2**1074)))

    def test_moves(self):
        a = np.arange(12).reshape(3, 4)
        x = limb.array(a, "DD")
        calls = [
            lambda v: np.concatenate([v, v], axis=1), lambda v: np.stack([v, v]), lambda v: np.vstack([v, v]), lambda v: np.hstack([v, a]),
            lambda v: np.where(a > 3, v, 0), lambda v: np.where(a > 3, 0, v), lambda v: np.transpose(v), lambda v: np.reshape(v, (2, -1)),
            lambda v: np.flip(v, 0), lambda v: np.roll(v, 1), lambda v: np.repeat(v, 2, axis=0), lambda v: np.tile(v, (2, 1)),
            lambda v: np.take(v, [0, 2], axis=1), lambda v: np.diagonal(v), lambda v: np.diag(v), lambda v: np.diag(v[0]), lambda v: np.tril(v),
            lambda v: np.triu(v, 1), lambda v: np.rot90(v), lambda v: np.expand_dims(v, 0), lambda v: np.squeeze(v[:1]), lambda v: np.moveaxis(v, 0, 1),
            lambda v: np.append(v, v), lambda v: np.block([[v, v], [v, v]]), lambda v: np.broadcast_to(v[0], (2, 4)), lambda v: np.diff(v),
            lambda v: np.trace(v), lambda v: np.sort(v[:, ::-1]), lambda v: np.argsort(v[:, ::-1]), lambda v: np.clip(v, 2, 5), lambda v: np.zeros_like(v),
            lambda v: np.ones_like(v), lambda v: np.full_like(v, 7), lambda v: np.split(v, 2, axis=1)[1], lambda v: np.atleast_3d(v), lambda v: np.outer(v, v),
            lambda v: np.inner(v, v), lambda v: np.vdot(v, v), lambda v: np.dot(v, v.T), lambda v: v @ v.T, lambda v: v[0] @ v[1], lambda v: v[0] @ v.T,
            lambda v: np.matmul(v.reshape(3, 2, 2), v.reshape(3, 2, 2)), lambda v: np.polyval([1, 2, 3], v), lambda v: np.round(v / 2), lambda v: v.squeeze(),
            lambda v: v.swapaxes(0, 1), lambda v: v.ravel(), lambda v: v.flatten(), lambda v: np.count_nonzero(v), lambda v: np.nonzero(v)[0], lambda v: np.delete(v, 1, 0),
        ]  # fmt: skip
        for i, f in enumerate(calls):
            got, want = f(x), f(a)
            self.assertEqual(np.asarray(got, float).tolist(), np.asarray(want, float).tolist(), i)
        self.assertTrue(np.array_equal(x, x) and not np.array_equal(x, x + 1) and np.allclose(x, x + 1e-12))
        self.assertRaises(TypeError, np.cov, x)

    def test_nan(self):
        # NaN is where NumPy has it, in all types.
        a = np.array([[3, math.nan, 1, 2], [math.nan, -1, 0, math.nan], [0, 0, -5, 1]])
        for kind in REALS:
            x = limb.array(a, kind)
            for axis in (0, 1, -1, None):
                np.testing.assert_array_equal(np.asarray(np.sort(x, axis)), np.sort(a, axis))
            y = x.copy()
            y.sort()
            np.testing.assert_array_equal(np.asarray(y), np.sort(a))
            np.testing.assert_array_equal(np.asarray(np.take_along_axis(x, x.argsort(), -1)), np.sort(a))
            for f in (np.sign, lambda v: np.heaviside(v, 0.5)):
                np.testing.assert_array_equal(np.asarray(f(x)), f(a))
                self.assertIs(f(x).dtype, TYPES[kind])
                self.assertEqual([str(f(v)) for v in x[0]], [str(v) for v in f(a[0])])

    def test_order(self):
        # Small integers: NumPy's results are exact, and limb's the same.
        a = np.random.default_rng(2).integers(-9, 9, (4, 5)).astype(float)
        holes = np.where(np.abs(a) < 3, math.nan, a)
        wide = np.where(a == a.max(), math.inf, np.where(a == a.min(), -math.inf, holes))
        points = np.array([-5.0, -2, 0, 1, 8])
        calls = [
            lambda v: np.median(v, None), lambda v: np.median(v, 0), lambda v: np.median(v, 1, keepdims=True), lambda v: np.quantile(v, 0.25, 1),
            lambda v: np.quantile(v, [0, 0.5, 1]), lambda v: np.percentile(v, [[25, 50]], axis=0), lambda v: np.ptp(v), lambda v: np.ptp(v, axis=1),
            lambda v: np.unique(v), lambda v: np.unique(v, return_index=True, return_inverse=True, return_counts=True)[0],
            lambda v: np.searchsorted(np.sort(v[0]), v), lambda v: np.searchsorted(np.sort(v[0]), v, side="right"), lambda v: np.searchsorted(np.sort(v[0]), v[1, 1]),
            lambda v: np.interp(v, points, [4, 1, 3, 2, 16]), lambda v: np.interp(v[0] * 0 + points, v[0] * 0 + points, v[1], left=7, right=8),
            lambda v: np.interp(v * 2, points, points, -1, 1), lambda v: np.interp(v[0, 0], points, points), lambda v: np.interp(v[2], [1], [2]),
            lambda v: np.nansum(v), lambda v: np.nansum(v, 0), lambda v: np.nanmax(v, axis=1), lambda v: np.nanmin(v, axis=1, keepdims=True), lambda v: np.nanprod(v[:1] / 4),
            lambda v: np.nanmean(v / v), lambda v: np.nan_to_num(v, posinf=1, neginf=2), lambda v: np.nan_to_num(v), lambda v: np.average(v), lambda v: np.average(v[:, 1:], 1),
            lambda v: np.average(v / 4, 0, [1, 2, 4, 1]), lambda v: np.average(v, weights=v * 0 + 2), lambda v: np.kron(v, v[:2]), lambda v: np.kron(v[0], v), lambda v: np.sort(v),
        ]  # fmt: skip
        for kind in ("DD", "QF"):
            for i, f in enumerate(calls):
                for v in (a, holes, wide if i not in (3, 4, 5) else a):  # between infinite numbers NumPy has a NaN now and then
                    with warnings.catch_warnings():
                        warnings.simplefilter("ignore")
                        got, want = f(limb.array(v, kind)), f(v)
                    got = np.asarray(got, np.float64)
                    if i in (23, 25, 27, 28, 29):  # a quotient, the largest number
                        np.testing.assert_allclose(got, np.clip(want, *np.finfo(np.float32 if kind == "QF" else float).max * np.array([-1, 1])) if i == 25 else want, rtol=1e-15)
                    else:
                        np.testing.assert_array_equal(got, want, str(i))
        x = limb.array(holes)
        for got, want in zip(np.unique(x, return_index=True, return_inverse=True, return_counts=True)[1:], np.unique(holes, return_index=True, return_inverse=True, return_counts=True)[1:]):
            np.testing.assert_array_equal(got.ravel(), want.ravel())
        third = limb.array([0, 1, 2, 3]) / 3
        self.assertEqual([np.median(third), np.quantile(third, DD("0.5")), np.percentile(third, 50)], [DD("0.5")] * 3)
        self.assertEqual(np.quantile(limb.arange(11), DD("0.1")), 1)
        self.assertEqual([str(np.quantile(limb.array([-math.inf, v]), 0.25)) for v in (1, math.inf)], ["-inf", "nan"])
        self.assertEqual(np.interp(third[1], third, third * 3), 1)
        self.assertEqual(np.searchsorted(limb.array([DD(1), DD(1) + "1e-30"]), DD(1) + "5e-31"), 1)
        for bad in (lambda: np.quantile(third, 2), lambda: np.median(third[:0]), lambda: np.interp(1, third, third[1:]), lambda: np.average(third, weights=[1, 2])):
            self.assertRaises(ValueError, bad)
        self.assertRaises(TypeError, np.quantile, third, 0.5, method="lower")

    def test_einsum(self):
        rng = np.random.default_rng(7)
        sizes = {"i": 2, "j": 3, "k": 4, "l": 2}
        for text in "ij,jk->ik ij,jk ij->ji ij->j ij-> ij,ij-> ij,ij->ij i,j->ij ii-> ii->i iik->k ijk,jk->i ij,jk,kl->il ij,jk,kl il,li-> i,i,i->i ij,kl->jl ijk,ijl->ikl ,ij->ij".split():
            arrays = [rng.integers(-9, 9, [sizes[c] for c in t]).astype(float) for t in text.partition("->")[0].split(",")]
            for kind in ("DD", "CQF"):
                got = np.einsum(text, *(limb.array(v, kind) for v in arrays))
                np.testing.assert_array_equal(np.asarray(got, complex), np.einsum(text, *arrays), text)
        x = limb.ones((2, 3))
        for bad in ("ij,jk->ik", "ijk->i", "ij->k", "i...->i", "ij->ii"):
            self.assertRaises(ValueError, np.einsum, bad, x)
        self.assertRaises(ValueError, np.einsum, "ij,jk->ik", x, x)

    def test_not_rounded(self):
        # What has no function of limb's is refused, of numbers too.
        x = limb.array(["0.1", 2])
        for f in (np.sinc, np.cov, np.unwrap):
            for v in (x, x[0]):
                self.assertRaises(TypeError, f, v)
        self.assertRaises(TypeError, np.full_like, np.zeros(2), x[0])
        self.assertRaises(TypeError, np.take, x, x)
        self.assertRaises(TypeError, np.take, x, x[1])
        self.assertEqual(np.i0(x[0]), limb.i0(x[0]))
        self.assertEqual(np.vectorize(lambda v: v / 3)(x[0])[()], x[0] / 3)
        self.assertEqual(np.where(True, x[0], 0), x[0])
        self.assertEqual(np.linspace(x[0], x[1], 2).tolist(), x.tolist())
        self.assertEqual([np.shape(x[0]), np.round(x[0] / 3, 2), np.max(x[0]), np.isclose(x[0], x[0])], [(), DD("0.03"), x[0], True])
        self.assertEqual(np.atleast_1d(x[0]).tolist(), [x[0]])
        y = limb.zeros(2)
        np.copyto(y, x, where=[True, False])
        self.assertEqual(y.tolist(), [x[0], 0])

    def test_modf_round(self):
        a = np.array([0.5, 1.5, -2.5, 2.25])
        x = limb.array(a, "DD")
        for f, g in ((limb.modf, np.modf), (np.modf, np.modf)):
            for got, want in zip(f(x), g(a)):
                self.assertEqual(np.asarray(got).tolist(), want.tolist())
        self.assertEqual(np.asarray(limb.round(x)).tolist(), np.round(a).tolist())
        self.assertEqual(limb.round(limb.array(["2.345"]), 2).tolist(), [DD("2.34")])
        self.assertEqual(limb.round_away(x).tolist(), [1, 2, -3, 2])
        with limb.Device("cpu") as d:
            self.assertEqual([v.tolist() for v in d.map("modf", x)], [v.tolist() for v in limb.modf(x)])
            self.assertEqual([v.download().tolist() for v in d.map("modf", d.array(x))], [v.tolist() for v in limb.modf(x)])
            for name in ("round", "round_away", "round_even"):
                self.assertEqual(d.map(name, x).tolist(), getattr(limb, name)(x).tolist())

    def test_messages(self):
        # What is wrong, in the words of Python, and what to do.
        x, nan = limb.array([1, 2]), limb.array([math.nan])
        singular = limb.array([[1, 2], [2, 4]])
        solve = limb.linalg.solve
        for error, text, f in (
            (ValueError, r"shape \(3,\) into shape \(2,\)", lambda: operator.setitem(x, slice(None), [1, 2, 3])),
            (ValueError, r"shape \(2,\).*shape \(3,\)", lambda: x + [1, 2, 3]),
            (ValueError, r"shape \(2,\).*shape \(3,\)", lambda: limb.complex(x, [1, 2, 3])),
            (ValueError, r"shape \(3,\).*shape \(2,\)", lambda: np.where([True] * 3, x, 0)),
            (IndexError, "1-dimensional, but 2", lambda: x[0, 0]),
            (TypeError, "the type CDD", lambda: limb.array([1j], "DD")),
            (TypeError, "limb.CQD", lambda: QD(1j)),
            (TypeError, "'<' not supported between instances of 'DD' and 'complex'", lambda: x < 1j),
            (limb.LinAlgError, "^the matrix is singular.*as far as DD can tell: try QD$", lambda: solve(singular, [1, 2])),
            (limb.LinAlgError, "^the matrix is singular.*try CQD$", lambda: limb.linalg.inv(singular * 1j)),
            (limb.LinAlgError, "^the matrix is singular.*pivot$", lambda: solve(singular.astype("QD"), [1, 2])),
            (limb.LinAlgError, "^the matrix is singular.*try QD$", lambda: solve(singular, [1, 2], refined=True)),
            (ValueError, "^an element is not finite", lambda: limb.linalg.eigh(limb.full((2, 2), math.nan))),
            (ValueError, "NaN to int64", lambda: nan.astype(np.int64)),
            (OverflowError, "infinity to int32", lambda: limb.array([math.inf]).astype(np.int32)),
            (ValueError, "NaN to integer", lambda: int(nan)),
            (OverflowError, "infinity to integer", lambda: int(DD(-math.inf))),
            (TypeError, "'qd' is no type: use one of DF, TF, QF, DD, TD, QD", lambda: x.astype("qd")),
            (TypeError, "dtype='QD'", lambda: limb.exact_sum(x, "QD")),
            (TypeError, r"x.limbs.*from_limbs", lambda: np.save(os.devnull, x)),
            (TypeError, r"x.limbs.*from_limbs", lambda: np.savez(os.devnull, x=x)),
            (ValueError, r"2 limbs of a DD.*shape is \(5,\).*exact_sum", lambda: limb.from_limbs(np.arange(5.0), "DD")),
            (ValueError, r"2 limbs of a DD.*shape is \(3, 4\)", lambda: limb.from_limbs(limb.zeros(3, "QD").limbs, "DD")),
            (ValueError, r"4 limbs of a QD.*shape is \(\)", lambda: limb.from_limbs(1.0, "QD")),
            (ValueError, "takes 2 limbs, and 3.*exact_sum", lambda: DD.from_limbs(1, 2, 3)),
            (ValueError, "takes 4 limbs, and 0", lambda: limb.CDD.from_limbs()),
            (TypeError, "a device has a name", lambda: limb.Device(5)),
            (ValueError, "no function 'nope'", lambda: limb.Device("cpu").map("nope", x)),
            (TypeError, r"a shape is.*not \(1.5,\)", lambda: limb.zeros(1.5)),
            (TypeError, "a shape is", lambda: limb.ones((2, "3"))),
            (TypeError, "^numpy.lexsort is not there.*README", lambda: np.lexsort((x,))),
            (TypeError, "^numpy.cumprod is not there", lambda: np.cumprod(x)),
            (TypeError, "^numpy.add.at is not there", lambda: np.add.at(x, [0], 1)),
            (TypeError, "^numpy.bitwise_and is not there", lambda: np.bitwise_and(x, 1)),
            (TypeError, "^numpy.linalg.pinv is not there", lambda: np.linalg.pinv(singular)),
            (limb.LinAlgError, "^(?!.*tell.*tell).*as far as DD can tell.*try QD$", lambda: solve(1 / limb.array(np.add.outer(np.arange(30), np.arange(1, 31))), np.ones(30), refined=True)),
        ):
            with self.assertRaisesRegex(error, text) as e:
                f()
            self.assertNotIn("limb_", str(e.exception))
            self.assertNotIn("mat:", str(e.exception))

    def test_conversions(self):
        for kind in TYPES:
            x = random_array(kind, (3, 2))
            self.assertEqual(bits(pickle.loads(pickle.dumps(x))), bits(x))
            self.assertEqual(bits(copy.deepcopy(x)), bits(x))
            self.assertEqual(bits(eval(repr(x), {"limb": limb})), bits(x))
            self.assertEqual(np.asarray(x).tolist(), [[complex(v) if kind in COMPLEXES else float(v) for v in row] for row in x])
            self.assertEqual(np.asarray(x, object)[1, 1], x[1, 1])
            for to in TYPES:
                if kind in COMPLEXES and to in REALS:
                    self.assertRaises(TypeError, x.astype, to)
                else:
                    self.assertEqual(bits(x.astype(to)), bits(limb.array([[TYPES[to](v) for v in row] for row in x], to)), (kind, to))
        self.assertEqual(limb.array([1.7, -1.7]).astype(int).tolist(), [1, -1])
        self.assertRaises(OverflowError, limb.array([1e30]).astype, np.int64)
        self.assertRaises(OverflowError, limb.array([300]).astype, np.int8)
        self.assertEqual(f"{limb.array(['0.1', 2]):.3f}", "[0.100 2.000]")
        self.assertEqual(str(limb.array([1, 2])), "[1.0 2.0]")
        self.assertLess(len(repr(limb.zeros(10**6))), 200)
        x = limb.array(["0.1", "123.456789012", "1e-10", "-1e30", "-0", "nan"], "DD")
        self.assertEqual(np.array2string(x, precision=5), "[0.1 123.45679 1.0e-10 -1.0e+30 -0.0 nan]")
        self.assertEqual(np.array2string(x[:2], separator=";"), "[0.1;123.456789012]")
        self.assertEqual(np.array_str(limb.complex(x, x)[1:2], precision=2), "[(123.46+123.46j)]")
        self.assertEqual(np.array_repr(x[:2], precision=3), "limb.array(['0.1', '123.457'], 'DD')")
        with np.printoptions(precision=4):
            self.assertEqual((str(x[:2]), repr(x[:2])), ("[0.1 123.4568]", "limb.array(['0.1', '123.4568'], 'DD')"))
        self.assertEqual(str(x[:2]), "[0.1 123.456789012]")
        self.assertRaises(TypeError, np.array2string, x, floatmode="fixed")
        far = QD(1) / 3 + QD(2) ** -700  # which takes 250 digits to read again
        y = limb.array([far, -far * QD(10) ** 100], "QD")
        self.assertLess(max(map(len, str(y).split())), 75)
        self.assertEqual(bits(eval(repr(y), {"limb": limb})), bits(y))
        self.assertEqual(float(limb.array([2])), 2.0)
        self.assertRaises(ValueError, bool, limb.zeros(2))
        self.assertRaises(TypeError, hash, limb.zeros(2))
        z = limb.complex([1, 2], [3, 4])
        self.assertEqual(z.tolist(), [1 + 3j, 2 + 4j])
        z.imag[0] = 7
        z.real = [5, 6]
        self.assertEqual(z.tolist(), [5 + 7j, 6 + 4j])
        self.assertEqual(np.conj(z).tolist(), [5 - 7j, 6 - 4j])


class Text(unittest.TestCase):
    def test_shortest(self):
        # The shortest text of a number is the library's.
        rng = random.Random(5)
        for kind in REALS:
            one = TYPES[kind](1)
            xs = [TYPES[kind](v) for v in ("0.1", 0.1, 3, "1e-9", "123456789.125", 10**20)] + [one / 3, one + one / 2**90, one / 2**30]
            xs += [TYPES[kind](Fraction(rng.getrandbits(300) - 2**299, 2 ** rng.randint(290, 310))) for _ in range(200)]
            xs += [TYPES[kind](f"{rng.getrandbits(40)}e{rng.randint(-15, 5)}") for _ in range(100)]
            a = limb.array(xs)
            theirs = _library.text("limb_format", len(xs), _array.plain_vector(a), ord("e"), -1).split("\n")
            mine = ["-" * (x < 0) + _number._scientific(*_number._shortest(x), False) for x in xs]
            self.assertEqual([p for p in zip(mine, theirs) if p[0] != p[1]], [])
            self.assertGreater(len({len(t) for t in theirs}), 5)

    def test_texts(self):
        for kind in TYPES:
            x = random_array(kind, (3, 4))
            for y in (x, x.T, x[:, ::2], x[:0]):
                texts = y.astype(str)
                self.assertEqual((texts.shape, texts.dtype.kind), (y.shape, "U"))
                self.assertEqual(bits(limb.array(texts, kind)), bits(y.copy()))


class Transforms(unittest.TestCase):
    def test_as_numpy(self):
        rng = np.random.default_rng(1)
        a = rng.standard_normal((4, 6, 5))
        x = limb.array(a, "DD")
        near = lambda got, want: np.testing.assert_allclose(np.asarray(got), want, rtol=1e-12, atol=1e-12)
        for f in "fft ifft rfft fft2 ifft2 fftn ifftn rfftn".split():
            for norm in (None, "ortho", "forward"):
                near(getattr(limb.fft, f)(x, norm=norm), getattr(np.fft, f)(a, norm=norm))
                near(getattr(np.fft, f)(x, norm=norm), getattr(np.fft, f)(a, norm=norm))
        for n in (1, 3, 8, 13):
            for axis in (0, 1, -1):
                near(limb.fft.fft(x, n, axis), np.fft.fft(a, n, axis))
                near(limb.fft.rfft(x, n, axis), np.fft.rfft(a, n, axis))
                near(limb.fft.irfft(limb.fft.rfft(x, n, axis), n, axis), np.fft.irfft(np.fft.rfft(a, n, axis), n, axis))
        near(limb.fft.irfftn(limb.fft.rfftn(x), x.shape), a)
        near(limb.fft.fftn(x, (4, 4), (0, 2)), np.fft.fftn(a, (4, 4), (0, 2)))
        for bad in (lambda: limb.fft.fft(x, 0), lambda: limb.fft.fft(x, axis=5), lambda: limb.fft.fft(x, norm="x"), lambda: limb.fft.fftn(x, (2,), (0, 1))):
            self.assertRaises(ValueError, bad)
        self.assertRaises(TypeError, limb.fft.rfft, x * 1j)

    def test_digits(self):
        for kind, bound in (("DF", 1e-12), ("QF", 1e-26), ("DD", 1e-30), ("QD", 1e-61)):
            x = random_array(kind, (60,))
            self.assertLess(abs(limb.fft.ifft(limb.fft.fft(x)) - x).max(), bound)
            self.assertLess(abs(limb.fft.irfft(limb.fft.rfft(x)) - x).max(), bound)


class Matrices(unittest.TestCase):
    def test_factors(self):
        from limb import linalg

        for kind, bound in (("DF", 1e-11), ("DD", 1e-28), ("QD", 1e-59), ("CDD", 1e-28)):
            a, b = random_array(kind, (6, 6)), random_array(kind, (6, 2), 9)
            small = lambda m: self.assertLess(abs(m).max(), bound)
            small(a @ linalg.solve(a, b) - b)
            small(a @ np.linalg.solve(a, b[:, 0]) - b[:, 0])
            small(a @ linalg.inv(a) - limb.eye(6, kind))
            p, lower, upper = linalg.lu(a)
            small(a[p] - lower @ upper)
            q, r = linalg.qr(a)
            small(a - q @ r)
            h = a @ a.conj().T
            c = linalg.cholesky(h)
            small(h - c @ c.conj().T)
            w, v = linalg.eigh(h)
            small(h @ v - v * w)
            self.assertTrue(w.dtype in REALS.values() and (w[1:] >= w[:-1]).all())
            w, v = linalg.eig(a)
            small(a @ v - v * w)
            small(np.sort(abs(w)) - np.sort(abs(linalg.eigvals(a))))
            for m in (a, a[:, :4], a[:3]):
                u, s, vh = linalg.svd(m)
                small(m - u * s @ vh)
            sign, log = linalg.slogdet(a)
            small(limb.array([sign * limb.exp(log) - linalg.det(a)]))
            tall = random_array(kind, (8, 3), 4)
            x = linalg.lstsq(tall, tall @ b[:3])
            small(x - b[:3])
            if kind in REALS:
                r = linalg.solve(a, b, refined=True)
                self.assertLess(r.bound, bound)
                exact = linalg.solve(a.astype("QD"), b.astype("QD"), refined=True).x
                self.assertTrue((abs(r.x - exact) <= r.bounds).all() or kind == "QD")
                m = linalg.matmul(a, b, exact=True)
                self.assertEqual(m[1, 1], TYPES[kind](sum(x.to_fraction() * y.to_fraction() for x, y in zip(a[1], b[:, 1]))))
        h = 1 / limb.array([[1, 2, 3], [2, 3, 4], [3, 4, 5]], "DD")
        self.assertEqual((linalg.lstsq(h, [1, 2, 3]).shape, linalg.svd(h[:2])[2].shape, type(linalg.cond(h))), ((3,), (2, 3), float))
        self.assertEqual(linalg.norm(limb.array([3, 4])), 5)
        self.assertEqual(linalg.norm(limb.array([[1, -2], [3, 4]]), 1), 6)

    def test_numpy(self):
        # What numpy.linalg returns of arrays of limb is what it returns of floats, or an error.
        m = np.random.default_rng(1).standard_normal((5, 3))

        def same(x, y):
            self.assertEqual(np.shape(x), np.shape(y))
            np.testing.assert_allclose(np.asarray(x, np.asarray(y).dtype), y, 1e-12)

        for a in (m, m + 1j * m[::-1]):
            for b in (m[:, 0] + 1, m[:, :2] ** 2):
                for n in (5, 3):
                    for x, y in zip(np.linalg.lstsq(limb.array(a[:n]), b[:n], rcond=None), np.linalg.lstsq(a[:n], b[:n], rcond=None), strict=True):
                        same(x, y)
            x, s = limb.array(a), a[:3]
            for p in (None, 2, -2, 1, -1, np.inf, -np.inf, "fro", "nuc"):
                same(np.linalg.cond(x[:3], p), np.linalg.cond(s, p))
                same(np.linalg.norm(x, p), np.linalg.norm(a, p))
            for p in (None, 2, 1, 0, 3, 0.5, -1, np.inf, -np.inf):
                same(np.linalg.norm(x[0], p), np.linalg.norm(a[0], p))
                same(np.linalg.norm(x, p, axis=1, keepdims=True), np.linalg.norm(a, p, axis=1, keepdims=True))
            same(np.linalg.norm(limb.array(np.array([a, a]))), np.linalg.norm(np.array([a, a])))
            same(np.linalg.cond(x), np.linalg.cond(a))
            for k in (3, 5):
                for u, v in zip(np.linalg.svd(x[:k], full_matrices=False), np.linalg.svd(a[:k], full_matrices=False), strict=True):
                    self.assertEqual(u.shape, v.shape)
            same(np.linalg.svd(x, compute_uv=False), np.linalg.svd(a, compute_uv=False))
        for y in (np.zeros((2, 2)), np.ones((2, 2))):
            self.assertGreater(np.linalg.cond(limb.array(y)), 1e30)
        self.assertEqual(np.linalg.cond(limb.ones((2, 2)), 1), math.inf)
        with self.assertRaisesRegex(ValueError, "pass full_matrices=False"):
            np.linalg.svd(limb.ones((2, 4)))
        self.assertRaises(np.linalg.LinAlgError, np.linalg.lstsq, limb.ones((4, 2)), np.ones(4), rcond=None)
        self.assertRaises(np.linalg.LinAlgError, np.linalg.cond, x, 1)
        self.assertRaises(ValueError, np.linalg.norm, x[0], "fro")
        self.assertRaises(ValueError, np.linalg.norm, x, 3)
        self.assertRaises(ValueError, np.linalg.norm, x, axis=(0, 1))

    def test_errors(self):
        a = limb.array([[1, 2], [2, 4]])
        self.assertRaises(limb.LinAlgError, limb.linalg.solve, a, [1, 2])
        self.assertRaises(np.linalg.LinAlgError, limb.linalg.cholesky, limb.array([[1, 2], [2, 1]]))
        self.assertRaises(np.linalg.LinAlgError, limb.linalg.inv, limb.zeros((2, 3)))
        self.assertRaises(ValueError, limb.linalg.solve, limb.eye(2), [1, 2, 3])
        self.assertRaises(ValueError, limb.linalg.eigh, limb.full((2, 2), math.nan))
        self.assertRaises(ValueError, operator.matmul, a, limb.zeros(3))
        with self.assertRaisesRegex(limb.LinAlgError, "singular"):
            limb.linalg.solve(a, [1, 2])


class Devices(unittest.TestCase):
    def test_bits(self):
        names = [d["name"] for d in limb.devices() if not d.get("error")]
        opened = 0
        for name in names[:3]:
            with limb.Device(name) as d:
                opened += 1
                x = random_array("DF", (100,))
                self.assertEqual(bits(d.map("mul", x, x)), bits(x * x))
                y = d.array(x)
                z = d.map("exp", (1 - y) * y / 2 + x)
                self.assertEqual(bits(z.download()), bits(limb.exp((1 - x) * x / 2 + x)))
                self.assertEqual(bits(y.download()), bits(x))
                self.assertEqual(y.sum(), x.sum())
                self.assertEqual(y.sum(exact=True), limb.exact_sum(x))
                self.assertEqual([y.max(), y.min()], [x.max(), x.min()])
                self.assertTrue((d.map("less", y, z).download() == (x < z.download())).all())
                m = d.array(x.reshape(10, 10))
                self.assertEqual(bits((m @ m).download()), bits(x.reshape(10, 10) @ x.reshape(10, 10)))
                if name == "cpu":  # drivers build what solves for long
                    self.assertEqual(bits(d.solve(m, m + 1).download()), bits(limb.linalg.solve(x.reshape(10, 10), x.reshape(10, 10) + 1)))
                self.assertRaises(ValueError, lambda: d.solve(m, y))
                self.assertRaises(ValueError, lambda: y + m)
                with self.assertRaisesRegex(ValueError, r"DeviceArray of 100 DF> and an array of shape \(2,\)"):
                    y + np.ones(2, np.float32)
                self.assertRaises(ValueError, lambda: y @ m)
                self.assertRaises(TypeError, lambda: d.array(x, "DD") + y)
        self.assertEqual(opened, len(names[:3]))
        self.assertRaises(limb.Error, limb.Device, "none:7")


if __name__ == "__main__":
    unittest.main()
