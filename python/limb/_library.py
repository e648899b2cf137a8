"""liblimb.so, the library for arrays, by ctypes: loaded when it is first needed, beside this file.

ctypes releases Python's lock during a call. The numbers, names and structures are those of liblimb.h.
"""

import _thread
import ctypes
import json
import os
import re
import sys
import threading

import numpy as np

NAMES = ["F32", "F64", "DF", "DD", "QF", "QD", "CDF", "CDD", "CQF", "CQD", "I32", "I64", "BOOL", "C64", "C128", "TF", "TD", "CTF", "CTD"]
TYPE = {name: i + 1 for i, name in enumerate(NAMES)}
PLAIN = {  # NumPy's types among them
    np.dtype(np.float32): "F32",
    np.dtype(np.float64): "F64",
    np.dtype(np.int32): "I32",
    np.dtype(np.int64): "I64",
    np.dtype(np.bool_): "BOOL",
    np.dtype(np.complex64): "C64",
    np.dtype(np.complex128): "C128",
}


class Error(Exception):
    """What liblimb could not do: a device that refuses, a call in the child of a fork."""


class LinAlgError(Error, np.linalg.LinAlgError):
    """A matrix that is singular or not positive definite, an iteration that does not converge."""


EXCEPTIONS = {
    1: ValueError, 2: ValueError, 3: ValueError, 4: TypeError, 5: ValueError, 6: ValueError, 7: ValueError,
    8: OverflowError, 9: ValueError, 10: ValueError, 11: LinAlgError, 12: LinAlgError, 13: LinAlgError, 14: LinAlgError, 16: MemoryError,
}  # fmt: skip
SINGULAR, TOLERANCE, FORKED = 11, 14, 17
PREFIX = re.compile(r"limb_\w+: (mat: ([\w.]+( \w+)?: )*|(fft|vec|limb|device|matdevice): )?")  # words of C and of Go


class Vector(ctypes.Structure):
    """limb_array"""

    _fields_ = [("data", ctypes.c_void_p), ("stride", ctypes.c_ssize_t), ("type", ctypes.c_int)]


class Matrix(ctypes.Structure):
    """limb_matrix, of the memory of an array, which lives as long: a call may go on after an exception has left its caller."""

    _fields_ = [("data", ctypes.c_void_p), ("rows", ctypes.c_ssize_t), ("cols", ctypes.c_ssize_t), ("stride", ctypes.c_ssize_t), ("type", ctypes.c_int)]

    def __init__(self, array, kind):
        super().__init__(array.ctypes.data, *array.shape[:2], array.shape[1], TYPE[kind])
        self.array = array


class Solution(ctypes.Structure):
    """limb_solution"""

    _fields_ = [("bound", ctypes.c_double), ("cond", ctypes.c_double), ("steps", ctypes.c_int), ("method", ctypes.c_char * 20)]


V, M, I, N, S, H = ctypes.POINTER(Vector), ctypes.POINTER(Matrix), ctypes.c_int, ctypes.c_ssize_t, ctypes.c_char_p, ctypes.c_void_p
ARGUMENTS = {
    "limb_threads": [I, ctypes.POINTER(I)],
    "limb_close": [H],
    "limb_canceller": [H],
    "limb_cancel_by": [H],
    "limb_cancel": [H],
    "limb_map": [S, N, V, I, V, I],
    "limb_convert": [N, V, V],
    "limb_from_limbs": [N, V, V, I],
    "limb_linspace": [N, V, H, H],
    "limb_cum_sum": [N, V, V],
    "limb_sort": [N, V],
    "limb_horner": [N, V, V, V, N],
    "limb_reduce": [S, N, V, V, I],
    "limb_reduce_rows": [S, N, N, V, V, I, ctypes.POINTER(N)],
    "limb_accumulator": [H],
    "limb_accumulate": [H, N, V],
    "limb_accumulate_dot": [H, N, V, V],
    "limb_accumulator_merge": [H, H],
    "limb_accumulator_total": [H, V, I],
    "limb_format": [N, V, I, I, H],
    "limb_parse": [N, V, S, ctypes.c_size_t],
    "limb_fft": [H, I, I, ctypes.POINTER(N), I, ctypes.POINTER(I), I],
    "limb_fft_forward": [H, N, V, V],
    "limb_fft_inverse": [H, N, V, V],
    "limb_mat_mul": [M, M, M, I],
    "limb_mat_solve": [M, M, M],
    "limb_mat_solve_refined": [M, M, M, ctypes.c_double, M, ctypes.POINTER(Solution)],
    "limb_mat_inverse": [M, M],
    "limb_mat_number": [S, V, M],
    "limb_mat_factor": [H, S, M],
    "limb_mat_part": [H, S, M],
    "limb_mat_part_shape": [H, S, ctypes.POINTER(N), ctypes.POINTER(N), ctypes.POINTER(I)],
    "limb_device_open": [H, S],
    "limb_device_map": [H, S, N, V, I, V, I],
    "limb_device_mul": [H, M, M, M, I],
    "limb_device_array": [H, H, N, I],
    "limb_device_upload": [H, V],
    "limb_device_download": [H, V],
    "limb_device_apply": [S, ctypes.POINTER(H), I, ctypes.POINTER(H), I],
    "limb_device_reduce": [S, V, ctypes.POINTER(H), I],
    "limb_device_product": [H, H, H, N, N, N, I],
    "limb_device_solve": [H, H, H, N, N],
}

_lock = threading.Lock()
_library = None


def load():
    """The library; it starts its threads when it is loaded."""
    global _library
    with _lock:
        if _library is None:
            name = {"win32": "liblimb.dll", "darwin": "liblimb.dylib"}.get(sys.platform, "liblimb.so")
            path = os.environ.get("LIMB_LIBRARY") or os.path.join(os.path.dirname(os.path.abspath(__file__)), name)
            try:
                lib = ctypes.CDLL(path)
            except OSError as e:
                raise Error(f"liblimb is not where it should be, in {path}: {e}; install the wheel anew") from None
            lib.limb_error_text.restype = ctypes.c_char_p
            for call, types in ARGUMENTS.items():
                getattr(lib, call).argtypes = types
            lib.limb_free.argtypes = [H]
            lib.limb_free.restype = None
            _library = lib
    return _library


LONG = {"limb_mat_mul", "limb_mat_inverse", "limb_mat_solve", "limb_mat_solve_refined", "limb_mat_factor"}  # what Ctrl-C ends, of matrices that are not small


def call(name, *args):
    """Calls a function of the library; what it says is wrong becomes an exception."""
    lib = _library or load()
    if name in LONG and any(isinstance(a, Matrix) and a.rows * a.cols > 4000 for a in args) and threading.current_thread() is threading.main_thread():
        code, text = interruptible(lib, name, args)
    else:
        code = getattr(lib, name)(*args)
        text = lib.limb_error_text() if code else b""
    if code:
        raise EXCEPTIONS.get(code, Error)(explained(code, text.decode(), args))


def explained(code, text, args):
    """What the library says is wrong, and what to do in Python."""
    text = PREFIX.sub("", text, 1)
    if code == SINGULAR:
        kinds = {NAMES[a.type - 1] for a in args if isinstance(a, Matrix)} - {"QD", "CQD", "F64"}
        for kind in kinds:
            known = f", as far as {kind} can tell"
            text += f"{'' if known in text else known}: try {'CQD' if kind[0] == 'C' else 'QD'}"
    if code == FORKED:
        text = "arrays do not work in the child of a fork, whose parent has computed with them: start processes with multiprocessing.get_context(\"spawn\"), or before the first call on an array"
    return text


def interruptible(lib, name, args):
    """The code and the text of a call in a thread of its own, while this one waits for it and for Ctrl-C.

    An exception of a signal's handler cancels the call and waits for its end. One more leaves at once: what the call
    uses is held by args, which its thread has until the call has ended.
    """
    said, ended, canceller = [], _thread.allocate_lock(), H()  # no Handle: Ctrl-C in its __del__ would be lost
    call("limb_canceller", ctypes.byref(canceller))

    def work():
        result = None
        try:
            lib.limb_cancel_by(canceller)
            code = getattr(lib, name)(*args)
            result = code, lib.limb_error_text() if code else b""
        finally:
            lib.limb_close(canceller)
            said.append(result)
            ended.release()

    def wait():  # a signal just before acquire is seen after it
        while not said:
            ended.acquire(timeout=0.1)

    ended.acquire()
    try:  # no Thread: an exception in its join makes it count as ended
        begin(work)
        wait()
    except NoThread:
        lib.limb_close(canceller)
        raise
    except BaseException:
        lib.limb_cancel(canceller)
        wait()
        raise
    return said[0]


class NoThread(Error):
    """No thread could be started."""


def begin(work):
    try:
        _thread.start_new_thread(work, ())
    except (RuntimeError, MemoryError) as e:
        raise NoThread(f"a product, solution or factorisation of matrices that are not small has a thread of its own, and none starts: {e}") from e


def vector(data, stride, type):
    return Vector(data.ctypes.data, stride, type)


def text(name, *args):
    """The text that a call returns by its last parameter."""
    p = ctypes.c_void_p()
    call(name, *args, ctypes.byref(p))
    try:
        return ctypes.string_at(p.value).decode()
    finally:
        load().limb_free(p)


def functions():
    """The catalogue, as the library has it: {name: forms}."""
    return {f["name"]: f["forms"] for f in json.loads(text("limb_functions"))}


class Handle:
    """A handle of the library, closed with its last reference."""

    _as_parameter_ = None

    def __init__(self, call_name, *args):
        self._as_parameter_ = ctypes.c_void_p()
        self._pid = os.getpid()
        call(call_name, ctypes.byref(self._as_parameter_), *args)

    def close(self):
        """Gives back what the handle holds; it may be called again."""
        if self._as_parameter_ and self._pid == os.getpid() and _library:
            _library.limb_close(self._as_parameter_)
        self._as_parameter_ = ctypes.c_void_p()

    __del__ = close

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
