"""The same bits as in Go: of every function of the catalogue that this package has, a hash of its results.

The file of cases, whose name is in LIMB_CASES, is written by internal/check/python, with operands and hashes of all machines.
"""

import hashlib
import json
import os
import re
import unittest

import numpy as np

import limb
from limb import _array, _limb

PLAIN = {"f32": np.float32, "f64": np.float64, "i32": np.int32, "bool": np.int32}
NOT_A_NUMBER = np.uint64(0x7FF8000000000001)


def snake(name):
    return re.sub(r"(?<=[^A-Z_])([A-Z])", r"_\1", name.replace("NaN", "Nan")).lower()


def element(kind):
    return (PLAIN[kind], 1) if kind in PLAIN else (_array.limb_type(kind.upper()), _array.width(kind.upper()))


def cases():
    """The functions with their operands: arrays of rows and limbs."""
    name = os.environ["LIMB_CASES"]
    with open(os.path.join(os.path.dirname(name), "operands"), "rb") as operands, open(name, encoding="utf-8") as f:
        for case in json.load(f):
            rows = []
            for kind in case["In"]:
                dtype, width = element(kind)
                data = operands.read(case["Rows"] * width * np.dtype(dtype).itemsize)
                rows.append(np.frombuffer(data, dtype).reshape(case["Rows"], width))
            yield case, rows


def hash_of(results, spoil):
    """The hash of results, arrays of rows and limbs: limb after limb, as float64s, with one NaN; spoil flips a bit."""
    planes = np.concatenate([np.ascontiguousarray(r.T, np.float64).reshape(-1) for r in results])
    words = planes.view(np.uint64)
    words[np.isnan(planes)] = NOT_A_NUMBER
    words[-1] ^= np.uint64(spoil)
    return hashlib.sha256(words.astype("<u8").tobytes()).hexdigest()


def one_by_one(function, case, rows):
    """The results of a function of numbers."""
    make = [getattr(limb, kind.upper())._raw if kind not in PLAIN else lambda a: a for kind in case["In"]]
    columns = [[m(*row) for row in r.tolist()] for m, r in zip(make, rows)]
    out = [[] for _ in case["Out"]]
    for operands in zip(*columns):
        results = function(*operands)
        for column, r in zip(out, results if len(out) > 1 else [results]):
            column.append(getattr(r, "limbs", (r,)))
    return [np.array(column) for column in out]


def at_once(function, case, rows):
    """Those of a function of arrays."""
    operands = [_array.Array(r, kind.upper()) if kind not in PLAIN else r[:, 0] for kind, r in zip(case["In"], rows)]
    results = function(*operands)
    results = results if len(case["Out"]) > 1 else [results]
    return [r.limbs if isinstance(r, _array.Array) else r.reshape(-1, 1) for r in results]


@unittest.skipUnless("LIMB_CASES" in os.environ, "go test ./internal/check/python writes the operands, and sets LIMB_CASES")
class Hashes(unittest.TestCase):
    def compare(self, compute):
        count, wrong = 0, []
        for case, rows in cases():
            kind, name = case["Name"].split(".")
            function = _limb.functions.get(snake(name))
            if kind in PLAIN or name in ("Pair", "Quad"):  # machine numbers are not here; the others are constructors
                continue
            count += 1
            results = compute(function, case, rows)
            if hash_of(results, 0) != case["Hash"]:
                wrong.append(case["Name"])
            self.assertNotEqual(hash_of(results, 1), case["Hash"])  # a bit that is another one
        self.assertEqual(wrong, [])
        self.assertGreater(count, 500)

    def test_numbers(self):
        self.compare(one_by_one)

    def test_arrays(self):
        if os.path.basename(os.environ.get("LIMB_LIBRARY", "")) == "none":
            self.skipTest("there is no library for arrays")
        self.compare(at_once)


if __name__ == "__main__":
    unittest.main()
