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
