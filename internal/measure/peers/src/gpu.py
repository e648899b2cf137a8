"""What NVIDIA's libraries take, to stand beside limb on the same card: cuFFT and cuBLAS by CuPy, int8 by PyTorch.

    python3 gpu.py
"""


def least(cuda, call, runs=8):
    """The least time of some runs, in ms, by the device's clock."""
    best = float("inf")
    for _ in range(runs):
        start, end = cuda.Event(), cuda.Event()
        start.record()
        call()
        end.record()
        end.synchronize()
        best = min(best, cuda.get_elapsed_time(start, end))
    return best


def cupy_times():
    import cupy
    import cupyx.scipy.fftpack as fft

    for m in (10, 14, 18, 20, 22, 24):
        for dtype in (cupy.complex64, cupy.complex128):
            x = cupy.random.random(1 << m).astype(dtype)
            y = cupy.empty_like(x)
            plan = fft.get_fft_plan(x)
            ms = least(cupy.cuda, lambda: plan.fft(x, y, cupy.cuda.cufft.CUFFT_FORWARD))
            print(f"cuFFT {x.dtype} 2^{m}: {ms * 1e3:.1f} us")
    for n in (1024, 4096):
        for dtype in (cupy.float32, cupy.float64):
            a = cupy.random.random((n, n)).astype(dtype)
            ms = least(cupy.cuda, lambda: cupy.matmul(a, a))
            print(f"cuBLAS {a.dtype} n = {n}: {2 * n**3 / ms / 1e6:.0f} GFLOPS")


def torch_times():
    import torch

    for n in (1024, 4096, 8192):
        a = torch.randint(-127, 127, (n, n), dtype=torch.int8, device="cuda")
        b = a.t().contiguous().t()
        best = float("inf")
        for _ in range(8):
            start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            start.record()
            torch._int_mm(a, b)
            end.record()
            end.synchronize()
            best = min(best, start.elapsed_time(end))
        print(f"cublasLt int8 n = {n}: {2 * n**3 / best / 1e9:.0f} TOPS")


for name, times in (("CuPy", cupy_times), ("PyTorch", torch_times)):
    try:
        times()
    except ImportError as e:
        print(f"not timed, without {name}: {e}")
