"""Numbers: exact values as Fractions are the judge, and Python's float for manners."""

import copy
import decimal
import math
import operator
import os
import pickle
import random
import shutil
import subprocess
import sys
import tempfile
import unittest
from decimal import Decimal
from fractions import Fraction

import limb
from limb import CDD, CQD, DD, DF, QD, QF, TD, TF, _exact

REALS = [DF, TF, QF, DD, TD, QD]
UNIT = {DF: Fraction(1, 2**47), TF: Fraction(1, 2**70), QF: Fraction(1, 2**93), DD: Fraction(1, 2**105), TD: Fraction(1, 2**157), QD: Fraction(1, 2**209)}


def samples(kind, n=60, seed=1):
    """Numbers with all limbs in use."""
    rng = random.Random(seed)
    for _ in range(n):
        yield kind(Fraction(rng.getrandbits(300) - 2**299, 2 ** rng.randint(290, 308)))


def rounded(v, kind, wrong=0):
    """v as limbs, by Fractions alone: nearest, and what is left, and so on; wrong bits make it a control."""
    f = _exact.FORMATS[kind.__name__]
    out = []
    for _ in range(f.limbs):
        if v == 0:
            out.append(0.0)
            continue
        e = math.floor(math.log2(abs(v)))
        e += (abs(v) >= Fraction(2) ** (e + 1)) - (abs(v) < Fraction(2) ** e)
        ulp = Fraction(2) ** (e + 1 - f.p + wrong)
        a = round(v / ulp) * ulp
        out.append(float(a))
        v -= a
    return tuple(out)


class Conversions(unittest.TestCase):
    def test_fractions(self):
        # Short ones are divided in C, long ones and those beside a tie by round_ratio.
        rng = random.Random(8)
        for kind in REALS:
            f = _exact.FORMATS[kind.__name__]
            for _ in range(2000):
                n = rng.choice([rng.getrandbits(rng.randint(1, 66)), 2 ** rng.randint(0, 63) + rng.randint(-3, 3)])
                d = rng.choice([1, 3, 2 ** rng.randint(0, 63), rng.getrandbits(rng.randint(1, 66)) + 1])
                v = Fraction(n * rng.choice([1, -1]), d)
                want = _exact.round_ratio(v.numerator, v.denominator, f) if v else (0.0,) * f.limbs
                x = kind(v)
                self.assertEqual(x.limbs, want, (kind, v))
                nearby = v + Fraction(rng.choice([0, 1, -1]), 2 ** rng.choice([40, 100, 190, 230]))
                y = Fraction(*x.as_integer_ratio())
                for w in (v, nearby):
                    self.assertEqual((x < w, x <= w, x == w, w < x, w >= x, x != w), (y < w, y <= w, y == w, w < y, w >= y, y != w), (kind, v, w))
        self.assertEqual((limb.CDD(0.5) == Fraction(1, 2), DD("inf") > Fraction(1, 3), DD("nan") == Fraction(1, 3)), (True, True, False))

    def test_rounding(self):
        rng = random.Random(2)
        noticed = 0
        for kind in REALS:
            for _ in range(200):
                v = Fraction(rng.getrandbits(400) - 2**399, rng.getrandbits(390) + 1)
                self.assertEqual(kind(v).limbs, rounded(v, kind), (kind, v))
                noticed += kind(v).limbs != rounded(v, kind, 1)
        self.assertGreater(noticed, 650)  # a rounding to a bit less

    def test_tie(self):
        # Next to a tie the sum of limbs would be the tie, which is another float.
        for v in (2**53 + 3 - Fraction(1, 2**200), 2**53 + 1 + Fraction(1, 2**200)):
            x = DD(v / 2**53)
            self.assertEqual(float(x), float(v / 2**53))
            self.assertEqual(x.limbs[0], float(x))

    def test_there_and_back(self):
        for kind in REALS:
            for x in samples(kind):
                self.assertEqual(kind(str(x)), x)
                self.assertEqual(eval(repr(x)), x)
                self.assertEqual(kind(x.hex()), x)
                self.assertEqual(kind(x.to_fraction()).limbs, x.limbs)
                self.assertEqual(kind(x.to_decimal()).limbs, x.limbs)
                self.assertEqual(pickle.loads(pickle.dumps(x)).limbs, x.limbs)
                self.assertIs(copy.deepcopy(x), x)
                self.assertEqual(kind.from_limbs(*x.limbs).limbs, x.limbs)
                self.assertEqual(float(x), float(x.to_fraction()))
                n, d = x.as_integer_ratio()
                self.assertEqual(Fraction(n, d), x.to_fraction())
                self.assertEqual(math.gcd(n, d), 1)

    def test_between_types(self):
        for a in REALS:
            for b in REALS:
                for x in samples(a, 20):
                    self.assertEqual(b(x).limbs, b(x.to_fraction()).limbs, (a, b, x))

    def test_integers(self):
        for kind in REALS:
            for n in (0, 1, -1, 2**24 + 1, 2**53 + 1, -(2**62) - 1, 2**63, 10**20, 10**30 + 7, -(3**60)):
                self.assertEqual(kind(n), kind(Fraction(n)))
            self.assertEqual(int(kind("-7.9")), -7)
            self.assertEqual((math.floor(kind("-7.5")), math.ceil(kind("-7.5")), round(kind("2.5")), round(kind("3.5"))), (-8, -7, 2, 4))
        self.assertEqual(int(DD(10**25)), 10**25)

    def test_special(self):
        for kind in REALS:
            self.assertEqual(str(kind("inf")), "inf")
            self.assertEqual(str(kind("-0")), "-0.0")
            self.assertNotEqual(kind("nan"), kind("nan"))
            self.assertEqual(kind("1e9999"), math.inf)
            self.assertEqual(kind("-1e-9999"), 0)
            self.assertRaises(ValueError, int, kind("nan"))
            self.assertRaises(OverflowError, int, kind("inf"))
            self.assertRaises(OverflowError, kind("inf").as_integer_ratio)
        self.assertEqual(DF(1e300), math.inf)

    def test_text(self):
        self.assertEqual(DD(" 1_000.5e-1\n"), DD("100.05"))
        self.assertEqual(DD("0x1.8p1"), 3)
        for bad in ("", "1__0", "_1", "1e", "0x", "nan5", "1 2", "1,5", "ten"):
            self.assertRaises(ValueError, DD, bad)
        for bad in ([1], None, 1j, b"1"):
            self.assertRaises(TypeError, DD, bad)
        self.assertEqual(str(DD(3)), "3.0")
        self.assertEqual(str(DD(10) ** 40), "1e+40")
        self.assertEqual(str(DD("1e-7")), "1e-07")

    def test_other_context(self):
        with decimal.localcontext(decimal.Context(prec=3)):
            self.assertEqual(str(QD("1.2345678901234567890123456789")), "1.2345678901234567890123456789")
            self.assertEqual(f"{DD('1.23456789'):.6f}", "1.234568")


class Format(unittest.TestCase):
    SPECS = [".3f", ".0f", "f", "e", ".0e", "E", "g", ".3g", "#.4g", "G", "%", ".1%", "+.2f", " .2f", "012.3f", ",.2f", "_.1f", "<20.3f", "^20.3g", "*>15.2e", "=+12.1f", "15", ".4", "+", "", "#.0f"]

    def test_as_float(self):
        for a in (1.0, -1.5, 0.1, 12345.678, 1e22, 1e-7, 2.5, 0.5, 123456789.0, -0.0, 9.9999, 0.0, math.inf, -math.nan):
            for s in self.SPECS:
                if s in ("15", "+", "", ".4") or "%" in s and a == 1e22:
                    continue  # as many digits as it takes, or float rounds 100a
                self.assertEqual(format(DD(a), s), format(a, s), (a, s))

    def test_digits(self):
        third = QD(1) / 3
        self.assertEqual(f"{third:.60f}", "0." + 60 * "3")
        self.assertEqual(f"{third:.40e}", "3." + 40 * "3" + "e-01")
        self.assertEqual("%.2f" % DD("1.25"), "1.25")
        for s in ("q", "5.f", ".f", "..2f"):
            self.assertRaises(ValueError, format, third, s)

    def test_complex(self):
        z = CDD("0.1", -2)
        self.assertEqual(str(z), "(0.1-2.0j)")
        self.assertEqual(CDD(str(z)), z)
        self.assertEqual(eval(repr(z)), z)
        self.assertEqual(f"{z:.3f}", f"{0.1 - 2j:.3f}")
        self.assertEqual(f"{z:>20.2e}", f"{0.1 - 2j:>20.2e}")
        for t in ("1+2i", "(1+2j)", " 1+2j ", "1.0e0+2e+0j"):
            self.assertEqual(CDD(t), 1 + 2j)
        self.assertEqual(CDD("2j"), 2j)
        self.assertEqual(CDD("-j"), -1j)
        self.assertEqual(CDD("1"), 1)


class Arithmetic(unittest.TestCase):
    def test_errors(self):
        for kind in REALS:
            xs = list(samples(kind, 40))
            for x, y in zip(xs, reversed(xs)):
                for op in (operator.add, operator.sub, operator.mul, operator.truediv):
                    exact = op(x.to_fraction(), y.to_fraction())
                    self.assertLessEqual(abs(op(x, y).to_fraction() - exact), 8 * UNIT[kind] * abs(exact), (kind, op, x, y))

    def test_other_operands(self):
        x = DD("0.5")
        for y in (2, 2.0, Fraction(2), Decimal(2), DD(2), True + 1, "2"):
            for op in (operator.add, operator.sub, operator.mul, operator.truediv, operator.floordiv, operator.mod, operator.pow):
                self.assertEqual(op(x, y), op(0.5, 2.0))
                self.assertIs(type(op(x, y)), DD)
                if not (op is operator.mod and isinstance(y, str)):
                    self.assertEqual(op(y, x), op(DD(2), DD(0.5)))
        self.assertEqual(x * "0.1", DD("0.05"))
        self.assertIs(type(DD(1) + QF(1)), QD)
        self.assertIs(type(DF(1) + DD(1)), DD)
        self.assertIs(type(DD(1) + TF(1)), TD)
        self.assertIs(type(TD(1) * 1j), limb.CTD)
        self.assertIs(type(DF(1) * 1j), limb.CDF)
        self.assertIs(type(QD(1) + CDD(1)), CQD)
        for bad in (None, [], b"1"):
            self.assertRaises(TypeError, operator.add, x, bad)
            self.assertRaises(TypeError, operator.add, bad, x)

    def test_float_rules(self):
        for a, b in ((7.5, 2.0), (-7.5, 2.0), (7.5, -2.0), (-7.5, -2.0), (0.0, -3.0), (-0.0, 3.0), (6.0, -3.0), (5.0, math.inf), (-5.0, math.inf), (1e300, 1e-5)):
            for op in (operator.floordiv, operator.mod):
                got, want = op(DD(a), b), op(Fraction(a), Fraction(b)) if math.isfinite(b) else op(a, b)
                self.assertEqual(got, DD(want), (op, a, b))
                if got == 0 and a:
                    self.assertEqual(math.copysign(1, got), math.copysign(1, op(a, b)), (op, a, b))
            self.assertEqual(divmod(DD(a), b), (DD(a) // b, DD(a) % b))
        for kind in REALS:
            for x in samples(kind, 40):
                for y in (kind("0.3"), kind(-7), kind(1e-9)):
                    q, r = divmod(x, y)
                    exact = divmod(x.to_fraction(), y.to_fraction())
                    self.assertEqual(q, kind(exact[0]))
                    self.assertLessEqual(abs(r.to_fraction() - exact[1]), 4 * UNIT[kind] * abs(exact[1]))
        rng = random.Random(7)
        for i in range(6000):  # remainders near 0 and near the divisor too
            kind = REALS[i % len(REALS)]
            y = kind(Fraction(rng.getrandbits(rng.choice([5, 60, 200 if kind in (DD, TD, QD) else 70])) + 1, 2 ** rng.randint(0, 60))) * rng.choice([1, -1])
            x = y * rng.randint(-9, 2 ** rng.choice([4, 15, 30, 49])) + kind(rng.choice([0, 1, -1, 1e-20, -1e-20, 1e-29, 0.7])) * y
            q, r = divmod(x, y)
            exact = divmod(x.to_fraction(), y.to_fraction())
            self.assertEqual(q, kind(exact[0]), (x, y))
            self.assertLessEqual(abs(r.to_fraction() - exact[1]), 2 * UNIT[kind] * abs(exact[1]), (x, y))
        for bad in ("x / 0", "x // 0", "x % 0", "divmod(x, 0)", "DD(0) ** -1"):
            self.assertRaises(ZeroDivisionError, eval, bad, {"x": DD(1), "DD": DD})

    def test_powers(self):
        self.assertEqual(DD(3) ** 40, 3**40)
        self.assertEqual(2 ** DD(10), 1024)
        self.assertEqual(CDD(1, 2) ** 3, (1 + 2j) ** 3)
        self.assertEqual(CDD(0, 2) ** -1, -0.5j)
        z = DD(-8) ** (DD(1) / 3)
        self.assertIs(type(z), CDD)
        self.assertLess(abs(z - CDD(1, limb.sqrt(DD(3)))), 1e-30)
        self.assertRaises(TypeError, pow, DD(2), 3, 5)

    def test_comparisons(self):
        x = DD("0.1")
        self.assertTrue(x != 0.1 and x < 0.1 and x == x and x <= QD(x) and DD(0.1) == 0.1)
        self.assertTrue(DF("0.1") != DD("0.1") and DF(0.5) == DD(0.5))
        for y, less in ((Fraction(1, 10), False), (Decimal("0.1"), False), (1, True), (10**400, True), (-(10**400), False)):
            self.assertEqual(x < y, less or x.to_fraction() < y, y)
            self.assertEqual(y > x, x < y)
        self.assertFalse(x == "0.1")
        self.assertFalse(DF(1) == 1.00000001)
        self.assertRaises(TypeError, operator.lt, x, "0.1")
        self.assertRaises(TypeError, operator.lt, CDD(1), CDD(2))
        self.assertTrue(CDD(1, 2) == 1 + 2j and CDD(2) == 2 and CDD(1, 2) != 1 and DD(2) == 2 + 0j)
        self.assertEqual(sorted([DD(3), 1, QD("2.5"), 2.0]), [1, 2.0, 2.5, 3])

    def test_hashes(self):
        for kind in REALS:
            for x in samples(kind):
                self.assertEqual(hash(x), hash(x.to_fraction()))
            for a in (0, 1, -1, 2, -2, 0.5, 1e20, math.inf, -math.inf, 2**61 - 1 if kind is DD else 7):
                self.assertEqual(hash(kind(a)), hash(a))
        self.assertEqual(hash(CDD(1, -2)), hash(1 - 2j))
        self.assertEqual(len({DD(1), 1, 1.0, QD(1), CDD(1), Fraction(1)}), 1)


class Source(unittest.TestCase):
    def test_import(self):
        # The source alone says that it is not built.
        with tempfile.TemporaryDirectory() as folder:
            source = os.path.dirname(limb.__file__)
            os.mkdir(os.path.join(folder, "limb"))
            for name in os.listdir(source):
                if name.endswith(".py"):
                    shutil.copy(os.path.join(source, name), os.path.join(folder, "limb", name))
            r = subprocess.run([sys.executable, "-c", "import limb"], cwd=folder, env=os.environ | {"PYTHONPATH": ""}, capture_output=True, text=True)
        self.assertRegex(r.stderr, "ImportError: limb is not built where it is imported from, .*make wheel")


class Quotients(unittest.TestCase):
    def test_long(self):
        # Quotients that need three limbs of 24 bits.
        for x in samples(QF, 200):
            x *= 1e15
            self.assertEqual(divmod(x, 1)[0], math.floor(x.to_fraction()))


class Functions(unittest.TestCase):
    def test_values(self):
        self.assertEqual(str(limb.exp(DD(1)))[:31], "2.71828182845904523536028747135")
        self.assertEqual(limb.gamma(QD(6)), 120)
        self.assertEqual(limb.frexp(DD(8)), (0.5, 4))
        self.assertEqual(limb.modf(DD("-2.5")), (-0.5, -2))
        self.assertEqual([limb.modf(v) for v in (2.5, -0.25)], [math.modf(v) for v in (2.5, -0.25)])
        self.assertEqual([limb.round(DD(v)) for v in (0.5, 1.5, -2.5)], [round(v) for v in (0.5, 1.5, -2.5)])
        self.assertEqual([limb.round_away(DD(v)) for v in (0.5, 1.5, -2.5)], [1, 2, -3])
        self.assertEqual(limb.round(DD("2.345"), 2), round(DD("2.345"), 2))
        s, c = limb.sin_cos(QD("0.5"))
        self.assertLess(abs(s * s + c * c - 1), 1e-62)
        self.assertIs(type(limb.exp(1)), DD)
        self.assertIs(type(limb.atan2(DF(1), 2)), DF)
        self.assertIs(limb.is_nan(DD("nan")), True)
        self.assertEqual(abs(CDD(3, 4)), 5)
        self.assertEqual(math.sqrt(DD(4)), 2)

    def test_errors(self):
        self.assertRaises(TypeError, limb.exp)
        self.assertRaises(TypeError, limb.exp, DD(1), DD(1))
        self.assertRaises(TypeError, limb.gamma, CDD(1))
        self.assertRaises(OverflowError, limb.pow_int, DD(1), 2**40)
        self.assertRaises(TypeError, limb.pow_int, DD(1), 0.5)
        self.assertRaises(TypeError, limb.mul_float, DD(1), DD(1))
        self.assertRaises(ValueError, limb.mul_float, DF(1), 0.1)
        self.assertEqual(limb.mul_float(DF(1), 0.5), 0.5)

    def test_docs(self):
        for name, f in limb._limb.functions.items():
            self.assertTrue(f.__doc__ and f.__name__ == name)
        for name in limb.functions():
            f = getattr(limb, name)
            self.assertTrue(f.__doc__ and f.__name__ == name)
            self.assertIs(pickle.loads(pickle.dumps(f)), f)
            self.assertNotRegex(f.__doc__, r"\bGo\b|MustParse")
        self.assertIn("Error:", limb.exp.__doc__)
        self.assertTrue(limb.round_even.__doc__.startswith("round_even returns the integer nearest to x, of two the even one.\n\nError: exact."))

    def test_memory(self):
        import tracemalloc

        x, z = DD("0.1"), CDD(1, 2)
        for turn in range(2):
            for _ in range(20000):
                x + 1; x * x; hash(x); str(z) if _ % 500 == 0 else None; x < 2; limb.exp(x); divmod(x, 3); z * x; x.limbs; x == Fraction(1, 3) if _ % 500 == 0 else None  # fmt: skip
            if turn == 0:
                tracemalloc.start()
                before = tracemalloc.take_snapshot()
        grown = sum(s.size_diff for s in tracemalloc.take_snapshot().compare_to(before, "lineno"))
        tracemalloc.stop()
        self.assertLess(grown, 20000)


class Others(unittest.TestCase):
    def test_numpy(self):
        import numpy as np

        self.assertEqual(DD(np.float64(0.1)), 0.1)
        self.assertEqual(DD(np.float32(0.1)), float(np.float32(0.1)))
        self.assertEqual(DD(np.int64(2**63 - 1)), 2**63 - 1)
        wide = np.longdouble(1) / 3
        self.assertEqual(DD(wide).to_longdouble(), wide)
        for x in samples(QD, 20):
            self.assertEqual(QD(x.to_longdouble()), QD(x.to_longdouble().as_integer_ratio()[0]) / x.to_longdouble().as_integer_ratio()[1])
            self.assertLessEqual(abs(QD(x.to_longdouble()) - x), abs(x) * float(np.finfo(np.longdouble).eps) / 2)

    def test_mpmath(self):
        try:
            import mpmath
        except ImportError:
            self.skipTest("mpmath is not installed")
        mpmath.mp.prec = 300
        third = mpmath.mpf(1) / 3
        self.assertEqual(QD(third), QD(Fraction(1, 3)))
        for x in samples(QD, 20):
            self.assertEqual(QD(mpmath.mpf(x)), x)
            self.assertEqual(mpmath.mpf(x) + 0, mpmath.mpf(x.to_fraction().numerator) / x.to_fraction().denominator)
        self.assertEqual(DD(mpmath.inf), math.inf)
        self.assertEqual(CDD(mpmath.mpc(1, 2)), 1 + 2j)
        self.assertEqual(DD(1) / 3 < third, Fraction(*(DD(1) / 3).as_integer_ratio()) < Fraction(1, 3))


if __name__ == "__main__":
    unittest.main()
