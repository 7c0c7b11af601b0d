"""Threads, progress, Ctrl-C and the end of the interpreter."""

import os
import signal
import subprocess
import sys
import threading
import time
import unittest

import support
import numpy as np
import sinew


def bind(**more):
    vertices, faces = support.box()
    return sinew.bind(vertices, faces, support.BONES, support.PARENTS, **{"resolution": 64, **more})


LONG = {"resolution": 512}

ENDS_IN_A_BIND = """
import threading, time
import support, sinew
vertices, faces = support.box()
started = threading.Event()
def work():
    sinew.bind(vertices, faces, support.BONES, resolution=1024, progress=lambda stage, fraction: started.set())
threading.Thread(target=work, daemon=True).start()
started.wait(60)
print("ends")
"""


class Work(unittest.TestCase):
    def test_threads_give_the_same_bytes(self):
        wanted = bind(threads=1).dense().tobytes()
        for threads in (2, 7, 1000):
            self.assertEqual(bind(threads=threads).dense().tobytes(), wanted)

    def test_binds_at_once(self):
        wanted = bind().dense().tobytes()
        results = []
        threads = [threading.Thread(target=lambda: results.append(bind().dense().tobytes())) for _ in range(12)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(results, [wanted] * 12)

    def test_progress(self):
        seen = []
        bind(progress=lambda stage, fraction: seen.append((stage, fraction, threading.get_ident())), **LONG)
        self.assertTrue(seen)
        for stage, fraction, thread in seen:
            self.assertIsInstance(stage, str)
            self.assertTrue(0.0 <= fraction <= 1.0)
            self.assertEqual(thread, threading.get_ident())

    def test_false_cancels(self):
        with self.assertRaises(sinew.Canceled) as caught:
            bind(progress=lambda stage, fraction: False, **LONG)
        self.assertEqual(caught.exception.code, "Canceled")

    def test_an_exception_cancels(self):
        class Own(Exception):
            pass

        def stop(stage, fraction):
            raise Own("enough")

        with self.assertRaises(Own):
            bind(progress=stop, **LONG)

    def test_interrupt(self):
        timer = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        with self.assertRaises(KeyboardInterrupt):
            for _ in range(100):
                bind(**LONG)
        timer.join()
        self.assertEqual(bind().shape[1], 2)

    def test_other_threads_run(self):
        counted = []
        stop = threading.Event()

        def count():
            while not stop.is_set():
                counted.append(1)
                time.sleep(0.001)

        thread = threading.Thread(target=count)
        thread.start()
        bind(**LONG)
        stop.set()
        thread.join()
        self.assertGreater(len(counted), 10)

    def test_the_interpreter_ends_in_a_bind(self):
        ended = subprocess.run([sys.executable, "-c", ENDS_IN_A_BIND], capture_output=True, text=True, timeout=120,
                               cwd=os.path.dirname(__file__), check=False)
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertEqual(ended.stdout.strip(), "ends")


if __name__ == "__main__":
    unittest.main()
