"""Forks, signals, threads, memory: in processes of their own where they must be."""

import gc
import os
import resource
import signal
import subprocess
import sys
import textwrap
import threading
import unittest

import numpy as np

import limb
from limb import DD


def child(script, **words):
    return subprocess.run([sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, timeout=120, **words)


# Interrupts calls on matrices at random moments, once or twice, in a process that gives each array back to the system
# when it is freed, so that a call which still uses one ends it. After one interrupt no call runs.
INTERRUPTS = """
import random, signal, sys, time, limb, numpy as np
from limb import _library
{planted}
a = limb.array(np.random.default_rng(1).standard_normal((130, 130)), "QD")
calls = [
    lambda: a @ a, lambda: np.dot(a, a), lambda: np.einsum("ij,jk->ik", a, a), lambda: limb.linalg.inv(a), lambda: limb.linalg.lu(a), lambda: limb.linalg.svd(a),
    lambda: limb.linalg.solve(a, a[0]), lambda: limb.linalg.solve(limb.array(a, "DD"), np.ones(130), refined=True), lambda: a[None] @ a[None],
]
want = [f() for f in calls[:2]]
running = []

def counted(f):
    def g(*args):
        running.append(f)
        try:
            return f(*args)
        finally:
            running.pop()
    return g

for name in _library.LONG:
    setattr(_library.load(), name, counted(getattr(_library.load(), name)))
left = seen = 0

def handler(*_):
    global left
    left -= 1
    signal.setitimer(signal.ITIMER_REAL, random.choice([1e-6, 1e-4, 1e-3]) if left else 0)
    raise KeyboardInterrupt

def interrupted(f, times):
    global left, seen
    try:
        try:
            left = times
            signal.setitimer(signal.ITIMER_REAL, random.uniform(1e-4, 0.04))
            f()
        except KeyboardInterrupt:
            seen += 1
            if times == 1 and running:
                sys.exit("a call runs on after an interrupt")
        while left:
            time.sleep(0.001)
    except KeyboardInterrupt:
        seen += 1

signal.signal(signal.SIGALRM, handler)
random.seed({seed})
i = 0
while i < {rounds}:
    try:
        while running:  # what two interrupts have left
            time.sleep(0.001)
        i += 1
        interrupted(calls[i % len(calls)], 1 + i // len(calls) % 2)
    except KeyboardInterrupt:  # one that came late
        pass
while running:
    time.sleep(0.01)
for f, w in zip(calls, want):
    assert f().limbs.tobytes() == w.limbs.tobytes()
print("seen", seen)
"""
EARLY = """
def early(lib, name, args):
    import threading
    t = threading.Thread(target=getattr(lib, name), args=args)
    t.start()
    t.join()  # as long as no exception comes
    return 0, b""
_library.interruptible = early
"""
LOOSE = "_library.Matrix.array = property(lambda m: None, lambda m, a: None)"


def interrupts(planted="", rounds=90, seed=1):
    return child(INTERRUPTS.format(planted=planted, rounds=rounds, seed=seed), env={**os.environ, "MALLOC_MMAP_THRESHOLD_": "65536", "MALLOC_TOP_PAD_": "0"})


class Processes(unittest.TestCase):
    def test_fork(self):
        # Numbers work in the child of a fork; arrays say why they do not.
        r = child(
            """
            import os, limb
            limb.array([1.0]) + 1
            pid = os.fork()
            if pid == 0:
                assert limb.exp(limb.DD(0)) == 1 and str(limb.DD("0.1")) == "0.1"
                try:
                    limb.array([1.0]) + 1
                except limb.Error as e:
                    assert 'multiprocessing.get_context("spawn")' in str(e) and "limb_" not in str(e), e
                    os._exit(7)
                os._exit(8)
            assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 7
            assert (limb.array([1.0]) + 1).tolist() == [2]
            """
        )
        self.assertEqual((r.returncode, r.stderr), (0, ""))

    def test_pool(self):
        # Processes that are started before the first array compute with arrays; so do spawned ones.
        for method in ("fork", "spawn"):
            r = child(
                f"""
                import multiprocessing, limb
                if __name__ == "__main__":
                    with multiprocessing.get_context("{method}").Pool(2) as pool:
                        x = pool.map(limb.exp, [limb.array(["0.1"]), limb.array([1])])
                    assert x[0].tolist() == [limb.exp(limb.DD("0.1"))]
                """
            )
            self.assertEqual((r.returncode, r.stderr), (0, ""), method)

    def test_interrupt(self):
        # SIGINT is Python's, in a loop of calls, and its handlers are those of before.
        r = child(
            """
            import os, signal, threading, limb
            before = {s: signal.getsignal(s) for s in (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD, signal.SIGPROF)}
            x = limb.array([1.0] * 100) + 1
            assert before == {s: signal.getsignal(s) for s in before}
            threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
            try:
                while True:
                    x = limb.exp(-x)
            except KeyboardInterrupt:
                print("interrupted")
            """
        )
        self.assertEqual((r.returncode, r.stdout, r.stderr), (0, "interrupted\n", ""))
        r = child(
            """
            import os, signal, threading, time, limb, numpy as np
            a = limb.array(np.random.default_rng(1).standard_normal((800, 800)), "QD")
            threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
            try:
                limb.linalg.svd(a)  # which takes minutes
            except KeyboardInterrupt:
                print("interrupted")
            b = a[:70, :70]
            assert abs(b @ limb.linalg.solve(b, b[0]) - b[0]).max() < 1e-55
            """
        )
        self.assertEqual((r.returncode, r.stdout, r.stderr), (0, "interrupted\n", ""))
        r = child("import os, signal, limb; limb.array([1.0]) + 1; os.kill(os.getpid(), signal.SIGTERM); import time; time.sleep(9)")
        self.assertEqual(r.returncode, -signal.SIGTERM)

    def test_interrupted_matrices(self):
        # Memory that a call uses stays until it has ended, whenever interrupts come and however many.
        r = interrupts()
        self.assertEqual(r.returncode, 0, r.stderr)
        self.assertGreater(int(r.stdout.split()[1]), 60)
        # What must be noticed: a wait that ends with the exception, and matrices that do not hold their arrays.
        r = interrupts(EARLY)
        self.assertIn("a call runs on after an interrupt", r.stderr)
        r = interrupts(LOOSE)
        self.assertIn("fault", r.stderr)

    def test_interrupted_end(self):
        # Python ends while a product runs that two interrupts have left.
        r = child(
            """
            import _thread, limb, os, signal, threading, numpy as np
            a = limb.array(np.random.default_rng(1).standard_normal((500, 500)), "QD")
            left = threading.Event()
            def handler(*_):
                signal.setitimer(signal.ITIMER_REAL, 1e-4)
                raise KeyboardInterrupt
            signal.signal(signal.SIGALRM, handler)
            signal.setitimer(signal.ITIMER_REAL, 0.1)
            a @ a
            """,
            env={**os.environ, "MALLOC_MMAP_THRESHOLD_": "65536"},
        )
        self.assertIn("KeyboardInterrupt", r.stderr)
        self.assertNotIn("fault", r.stderr)

    def test_no_thread(self):
        # A thread that cannot be started is an error, and nothing is waited for.
        r = child(
            """
            import _thread, limb, numpy as np
            def none(*_):
                raise RuntimeError("can't start new thread")
            a = limb.eye(70)
            _thread.start_new_thread = none
            try:
                a @ a
            except limb.Error as e:
                print(e)
            """
        )
        self.assertEqual((r.returncode, r.stderr), (0, ""))
        self.assertIn("can't start new thread", r.stdout)

    def test_threads(self):
        x = limb.array(np.random.default_rng(1).standard_normal(5000)) + DD("1e-20")
        want, wrong = limb.exp(x).limbs.tobytes(), []

        def work():
            for _ in range(20):
                if limb.exp(x).limbs.tobytes() != want:
                    wrong.append(1)
                try:
                    limb.linalg.solve(limb.zeros((2, 2)), [1, 2])
                    wrong.append(2)
                except limb.LinAlgError as e:
                    if "singular" not in str(e):
                        wrong.append(str(e))

        threads = [threading.Thread(target=work) for _ in range(8)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        self.assertEqual(wrong, [])

    def test_lock(self):
        # Python goes on while the library computes.
        x = limb.linspace(0, 1, 200000, "QD")
        ticks, done = 0, threading.Event()

        def work():
            limb.gamma(x)
            done.set()

        t = threading.Thread(target=work)
        t.start()
        while not done.is_set():
            ticks += 1
        t.join()
        self.assertGreater(ticks, 10000)

    def test_memory(self):
        def turn(n):
            for i in range(n):
                x = limb.array(np.arange(1000.0))
                y = limb.exp(-x) + x
                y.sum()
            limb.fft.fft(x)
            limb.linalg.lu(limb.eye(3))
            gc.collect()

        turn(1000)
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        turn(9000)
        self.assertLess(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before, 20000)  # 150 MB went through

    def test_missing_library(self):
        r = child("import limb; print(limb.DD(1) / 3)\ntry: limb.array([1]) + 1\nexcept limb.Error as e: print(e)", env={**os.environ, "LIMB_LIBRARY": "/nowhere/liblimb.so"})
        self.assertIn("0.33", r.stdout)
        self.assertIn("/nowhere/liblimb.so", r.stdout)

    def test_threads_setting(self):
        before = limb.threads(1)
        self.assertEqual(limb.threads(before), 1)


if __name__ == "__main__":
    unittest.main()
