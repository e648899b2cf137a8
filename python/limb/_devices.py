"""GPUs and other devices."""

import json

from . import _array, _library
from ._library import Handle


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
        super().__init__("limb_device_open", name.encode())
        self.info = json.loads(_library.text("limb_device_info", self))

    def __repr__(self):
        return f"<limb.Device {self.info.get('name')}: {self.info.get('title')}>"

    def map(self, name, *args):
        """A function of the catalogue by its name, of arrays: device.map("exp", x)."""
        return _array.apply(name, *args, device=self)

    def matmul(self, a, b, exact=False):
        """The matrix product a @ b."""
        from .linalg import matmul

        return matmul(a, b, exact, device=self)
