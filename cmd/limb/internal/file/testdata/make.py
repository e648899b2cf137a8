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

# What is refused.
np.save("object.npy", np.array([1.0, None], dtype=object), allow_pickle=True)
np.save("record.npy", np.zeros(3, [("a", "<f8"), ("b", "<i4")]))
np.save("int64.npy", np.arange(3))
np.save("half.npy", np.ones(3, "f2"))
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
with open("version3.npy", "wb") as f:
    np.lib.format.write_array(f, x, version=(3, 0))
