"""The examples in docstrings and in README.md say what comes out."""

import doctest
import os
import unittest

import numpy

import limb
from limb import _array, _devices, _exact, _number, fft, linalg


def load_tests(loader, tests, ignore):
    names = {"limb": limb, "np": numpy, "numpy": numpy}
    for module in (limb, _array, _number, _exact, _devices, fft, linalg):
        tests.addTests(doctest.DocTestSuite(module, extraglobs=names))
    readme = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "README.md")
    tests.addTests(doctest.DocFileSuite(readme, module_relative=False))
    return tests


class Names(unittest.TestCase):
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
