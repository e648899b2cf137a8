"""GPUs and other devices."""

import ctypes
import json
import math

import numpy as np

from . import _array, _library, _limb
from ._library import TYPE, Handle, call, vector


def devices():
    """The devices of this machine, as dictionaries: name, backend, title, units, gpu, float64, memory and more.

    It may take seconds, since drivers are loaded.
    """
    return json.loads(_library.text("limb_devices"))


class Device(Handle):
    """A device that is open: its arithmetic has been tested, and it gives the same bits as the processor.

    Device() is the best there is, Device("opencl:0") one by its name. A device whose arithmetic cannot be made right is
    refused with limb.Error. It is closed by close(), or at the end of a with statement.
    """

    def __init__(self, name=""):
        if not isinstance(name, str):
            raise TypeError(f"a device has a name, such as 'cpu' or 'opencl:0', and {name!r} is none: limb.devices() lists them")
        super().__init__("limb_device_open", name.encode())
        self.info = json.loads(_library.text("limb_device_info", self))

    def __repr__(self):
        return f"<limb.Device {self.info.get('name')}: {self.info.get('title')}>"

    def array(self, x, dtype=None):
        """The numbers of x in the memory of the device, where they stay: see DeviceArray. Without dtype they have the type of x, or DD.

        >>> with limb.Device("cpu") as d:
        ...     x = d.array([0.5, 1.0], "DD")
        ...     print(d.map("exp", x + x).download())
        [2.71828182845904523536028747135266 7.389056098930650227230427460575]
        """
        kind = _array.kind_name(dtype) if dtype is not None else _array.kind_of(x) or "DD"
        limbs = _array.limbs_of(x, kind)
        a = DeviceArray(self, limbs.shape[:-1], kind)
        a._upload(limbs)
        return a

    def map(self, name, *args):
        """A function of the catalogue by its name, of arrays: device.map("exp", x).

        Where one of them is an array of the device, results are too, and nothing of it is moved.
        """
        there = {"round": "round_even", "round_away": "round"}.get(name, name)  # its name in the library
        r = _apply(self, there, args) if any(isinstance(x, DeviceArray) for x in args) else _array.apply(there, *args, device=self)
        return r[::-1] if name == "modf" else r

    def matmul(self, a, b, exact=False):
        """The matrix product a @ b, of arrays of the device on the device."""
        if isinstance(a, DeviceArray) and isinstance(b, DeviceArray):
            if a.device is not self or b.device is not self or a.kind != b.kind or len(a.shape) != 2 or len(b.shape) != 2 or a.shape[1] != b.shape[0]:
                raise ValueError(f"a product of {a!r} and {b!r} on {self!r}: matrices of one type on this device are wanted, with as many columns as rows")
            c = DeviceArray(self, (a.shape[0], b.shape[1]), a.kind)
            call("limb_device_product", c, a, b, a.shape[0], a.shape[1], b.shape[1], 2 if exact else 0)
            return c
        from .linalg import matmul

        return matmul(a, b, exact, device=self)

    def solve(self, a, b):
        """The solution x of a @ x = b, of arrays of the device: the bits of :func:`limb.linalg.solve`."""
        if not all(isinstance(x, DeviceArray) and x.device is self and x.kind == a.kind for x in (a, b)) or len(a.shape) != 2 or a.shape[0] != a.shape[1] or b.shape[:1] != a.shape[:1] or len(b.shape) > 2:
            raise ValueError(f"a system of {a!r} and {b!r} on {self!r}: a square matrix and right sides of one type on this device are wanted")
        x = DeviceArray(self, b.shape, b.kind)
        call("limb_device_solve", x, a, b, b.shape[0], math.prod(b.shape[1:]))
        return x


PLAIN = {"i": "I32", "b": "BOOL", "d": "F64", "f": "F32"}  # by the letter of the table of functions
DTYPE = {"I32": np.int32, "BOOL": np.bool_, "F64": np.float64, "F32": np.float32}


class DeviceArray(Handle):
    """Numbers in the memory of a device, as device.array makes them: functions and operators leave their results there,
    and download brings them back. Both operands of an operator have one shape, or one of them is a number.

    ``device``, ``shape`` and ``kind`` (the name of the type) say what it is. close frees the memory at once.
    """

    __array_ufunc__ = None  # NumPy leaves operators to this class
    __hash__ = None

    def __init__(self, device, shape, kind):
        self.device, self.shape, self.kind = device, tuple(shape), kind
        super().__init__("limb_device_array", device, math.prod(self.shape), TYPE[kind])

    def __repr__(self):
        return f"<limb.DeviceArray of {' × '.join(map(str, self.shape)) or 1} {self.kind}>"

    def _upload(self, a):
        a = np.ascontiguousarray(a)
        call("limb_device_upload", self, vector(a, 1, TYPE[self.kind]))

    def download(self):
        """The numbers, as a limb array, or of integers and truth values as NumPy's."""
        plain = self.kind in DTYPE
        a = np.empty(self.shape if plain else self.shape + (_array.width(self.kind),), DTYPE[self.kind] if plain else _array.limb_type(self.kind))
        call("limb_device_download", self, vector(a, 1, TYPE[self.kind]))
        return a if plain else _array.Array(a, self.kind)

    def _reduce(self, name, *others):
        a = np.empty(_array.width(self.kind), _array.limb_type(self.kind))
        ins = [self, *others]
        for x in others:
            if not isinstance(x, DeviceArray) or x.device is not self.device or x.shape != self.shape or x.kind != self.kind:
                raise ValueError(f"{name} of {self!r} and {x!r}: arrays of one type and shape on one device are wanted")
        call("limb_device_reduce", name.encode(), vector(a, 1, TYPE[self.kind]), _handles(ins), len(ins))
        return _array.Array(a, self.kind)[()]

    def sum(self, exact=False):
        """The sum of all numbers, in the order of limb.array(…).sum(); exact rounds once."""
        return self._reduce("exact_sum" if exact else "sum")

    def dot(self, other, exact=False):
        """The sum of all products."""
        return self._reduce("exact_dot" if exact else "dot", other)

    def max(self):
        return self._reduce("largest")

    def min(self):
        return self._reduce("smallest")

    def __neg__(self):
        return self.device.map("neg", self)

    def __matmul__(self, other):
        return self.device.matmul(self, other)


def _operator(name):
    return lambda x, y: x.device.map(name, x, y), lambda x, y: x.device.map(name, y, x)


for _sign, _name in [("add", "add"), ("sub", "sub"), ("mul", "mul"), ("truediv", "div")]:
    _forward, _back = _operator(_name)
    setattr(DeviceArray, f"__{_sign}__", _forward)
    setattr(DeviceArray, f"__r{_sign}__", _back)


def _handles(arrays):
    return (ctypes.c_void_p * len(arrays))(*(a._as_parameter_.value for a in arrays))


def _apply(device, name, args):
    """A function of arrays, some of which are on the device; the others go there."""
    on = [x for x in args if isinstance(x, DeviceArray)]
    if any(x.device is not device or x.shape != on[0].shape for x in on):
        raise ValueError(f"limb.{name} of {on!r} on {device!r}: arrays of one shape on this device are wanted")
    signatures = _array.signatures_of(name)
    kind = None
    for x, c in zip(args, next(iter(signatures.values()))[0]):
        if c in _array.LETTERS:
            kind = _array.join(kind, x.kind if isinstance(x, DeviceArray) else _array.kind_of(x))
    if kind not in signatures or len(args) != len(signatures[kind][0]):
        raise TypeError(f"limb.{name} is not defined for {len(args)} arrays of {kind}")
    into, outof = signatures[kind]
    ins = []
    for x, c in zip(args, into):
        want = _array.LETTERS[c] if c in _array.LETTERS else PLAIN[c]
        if not isinstance(x, DeviceArray):
            limbs = _array.limbs_of(x, want) if c in _array.LETTERS else np.asarray(_array.plain(x))[..., None]
            if limbs.ndim > 1 and limbs.shape[:-1] != on[0].shape:
                raise ValueError(f"limb.{name} of {on[0]!r} and an array of shape {limbs.shape[:-1]}: those beside it must have its shape or be numbers")
            limbs = np.broadcast_to(limbs, on[0].shape + limbs.shape[-1:])
            y = DeviceArray(device, on[0].shape, want)
            y._upload(limbs if c in _array.LETTERS else np.broadcast_to(_array.plain_operand(limbs[..., 0], DTYPE[want], on[0].shape)[0], on[0].shape))
            x = y
        elif x.kind != want:
            raise TypeError(f"limb.{name} of {kind} takes {want}, and not the {x.kind} of an array on a device: download it first")
        ins.append(x)
    outs = [DeviceArray(device, on[0].shape, _array.LETTERS[c] if c in _array.LETTERS else PLAIN[c]) for c in outof]
    call("limb_device_apply", name.encode(), _handles(outs), len(outs), _handles(ins), len(ins))
    return outs[0] if len(outs) == 1 else tuple(outs)
