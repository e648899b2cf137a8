"""Builds the wheel: make wheel, at the top of the repository, calls it.

The scalars are C over ../c/limb.h; liblimb.so, which make capi writes, is the library for arrays.
"""

import os
import shutil
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import functions  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
HEADER = os.path.join(HERE, "..", "c", "limb.h")
LIBRARY = os.path.join(HERE, "..", "capi", "build", "liblimb.so")


class Build(build_ext):
    """The extension, with its table of functions, and the library beside it: --scalars leaves the latter out."""

    user_options = build_ext.user_options + [("scalars", None, "leave out liblimb.so, which arrays need")]
    boolean_options = build_ext.boolean_options + ["scalars"]

    def initialize_options(self):
        super().initialize_options()
        self.scalars = False

    def run(self):
        os.makedirs(self.build_temp, exist_ok=True)
        with open(HEADER, encoding="utf-8") as f:
            table = functions.table(f.read())
        with open(os.path.join(self.build_temp, "functions.h"), "w", encoding="utf-8") as f:
            f.write(table)
        self.extensions[0].include_dirs.append(self.build_temp)
        super().run()
        if not self.scalars:
            if not os.path.exists(LIBRARY):
                raise SystemExit(f"{os.path.normpath(LIBRARY)} is missing: run make wheel at the top of the repository")
            shutil.copyfile(LIBRARY, os.path.join(HERE if self.inplace else self.build_lib, "limb", "liblimb.so"))


setup(
    ext_modules=[
        Extension(
            "limb._limb",
            ["src/number.c"],
            include_dirs=[os.path.dirname(HEADER)],
            depends=[HEADER, os.path.join(HERE, "functions.py")],
            extra_compile_args=["-std=gnu99", "-O1", "-g0", "-Wall", "-Wno-unused-function", "-ffp-contract=off"],
        )
    ],
    cmdclass={"build_ext": Build},
)
