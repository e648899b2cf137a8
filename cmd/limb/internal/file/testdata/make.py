# Files as NumPy writes them, for the tests: python3 make.py
import numpy as np

rng = np.random.default_rng(1)
x = np.array([1.5, -0.0, np.inf, -1e-300, np.nan, 0.1])
z = np.stack([x[:5], x[1:]], -1).view("c16")[:, 0]
m = rng.standard_normal((2, 3, 5))

np.save("f8.npy", x)
np.save("f4.npy", np.array([1.5, -0.0, np.inf, -1e-44, np.nan, 0.1], "f4"))
np.save("c16.npy", z)
np.save("c8.npy", np.array([1.5 - 0.25j, 0.1 + 3j], "c8").repeat(3)[1:])
np.save("big.npy", m.astype(">f8"))
np.save("fortran.npy", np.asfortranarray(m))
np.save("little.npy", m)
np.save("fortran_c8.npy", np.asfortranarray((m[0] + 1j * m[1]).astype("c8")))
np.save("little_c8.npy", (m[0] + 1j * m[1]).astype("c8"))

# Limbs: thirds, and complex numbers of them.
hi = np.array([1 / 3, 2 / 3, 1e10 / 3])
lo = np.array([1.850371707708594e-17, 3.700743415417188e-17, -1.5894571940104166e-07])
np.save("dd.npy", np.stack([hi, lo], -1))
np.save("cdd.npy", np.stack([hi - 1j * hi[::-1], lo - 1j * lo[::-1]], -1))
np.save("cdd_fortran.npy", np.asfortranarray(np.stack([hi - 1j * hi[::-1], lo - 1j * lo[::-1]], -1)))

# Integers and other dtypes, each with its ends and what a float64 does not hold.
for t in ["i1", "u1", "i2", ">u2", "i4", "u4", "i8", "u8", ">i8"]:
    i = np.iinfo(t)
    np.save(t.replace(">", "big_") + ".npy", np.array([i.min, i.max, 1, i.max // 2 + 1, i.max - i.max // 3], t))
np.save("b1.npy", np.array([True, False]))
np.save("f2.npy", np.array([1.5, -0.0, np.inf, 2**-24, 65504, np.nan, 1 / 3], "f2"))
np.save("f16.npy", np.longdouble(1) / np.arange(-9, 10, 2, dtype="longdouble"))
np.save("f16_few.npy", np.array([1.5, 0, -np.inf], "longdouble"))
np.save("c32.npy", np.exp(1j * np.arange(5, dtype="longdouble")))
with open("version3.npy", "wb") as f:
    np.lib.format.write_array(f, x, version=(3, 0))

# Text as numpy.savetxt writes it.
np.savetxt("savetxt.csv", m[0])
np.savetxt("savetxt_header.csv", m[0], header="a b\nc", footer="end", delimiter=",", fmt="%.17g")
np.savetxt("savetxt_complex.csv", m[0, :, :2] - 2j * m[1, :, :2])

# What is refused.
np.save("datetime.npy", np.array(["2026-01-01"], "M8[D]"))
np.save("object.npy", np.array([1.0, None], dtype=object), allow_pickle=True)
np.save("record.npy", np.zeros(3, [("a", "<f8"), ("b", "<i4")]))
np.save("text.npy", np.array(["a", "b"]))
np.save("scalar.npy", np.float64(2.5))
np.save("empty.npy", np.zeros((0, 3)))
with open("archive.npy", "wb") as f:
    np.savez(f, x=x)
with open("two.npy", "wb") as f:
    np.save(f, x)
    np.save(f, x)
with open("version2.npy", "wb") as f:
    np.lib.format.write_array(f, x, version=(2, 0))
