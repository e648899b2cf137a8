"""The examples in docstrings and in README.md say what comes out."""

import doctest
import os
import unittest
import warnings

import numpy

import limb
from limb import _array, _devices, _exact, _number, _numpy, fft, linalg


README = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "README.md")


def handled(name, f):
    if isinstance(f, numpy.ufunc):
        return f.__name__ in _numpy.NAMES or f.__name__ in _numpy.UFUNCS
    return f in _numpy.FUNCTIONS or name in _numpy.MOVES


def load_tests(loader, tests, ignore):
    names = {"limb": limb, "np": numpy, "numpy": numpy}
    for module in (limb, _array, _number, _exact, _devices, fft, linalg):
        tests.addTests(doctest.DocTestSuite(module, extraglobs=names))
    tests.addTests(doctest.DocFileSuite(README, module_relative=False))
    return tests


class Names(unittest.TestCase):
    def test_numpy(self):
        # The list in README.md is what the tables have: each function that is there, by one of its names at least.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            all = {name: getattr(numpy, name) for name in dir(numpy) if not name.startswith("_")}
        there = {name: f for name, f in all.items() if callable(f) and handled(name, f)}
        with open(README, encoding="utf-8") as f:
            listed = set(f.read().split("```text\n")[1].split("```")[0].split())
        self.assertEqual([n for n in listed if n in all and n not in there], [])
        refused = {numpy.save, numpy.savez, numpy.savez_compressed, numpy.savetxt}
        have = [there[n] for n in listed if n in there]
        self.assertEqual([n for n, f in there.items() if f not in have and f not in refused], [])
        self.assertGreater(len(have), 180)

    def test_stubs(self):
        # limb/__init__.pyi has what the module has.
        import ast

        with open(os.path.join(os.path.dirname(limb.__file__), "__init__.pyi"), encoding="utf-8") as f:
            tree = ast.parse(f.read())
        named = set()
        for node in tree.body:
            if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
                named.add(node.name)
            elif isinstance(node, ast.AnnAssign):
                named.add(node.target.id)
            elif isinstance(node, ast.ImportFrom):
                named |= {a.asname for a in node.names if a.asname}
        public = {n for n in dir(limb) if not n.startswith("_")}
        self.assertEqual(public - named, set())
        self.assertEqual({n for n in named if not n.startswith("_")} - public, set())


if __name__ == "__main__":
    unittest.main()
