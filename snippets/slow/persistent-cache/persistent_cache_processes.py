# needs os.fork
import os
import subprocess
import sys
from pathlib import Path

import jax
import numpy as np


@jax.jit
def square(x):
    return x @ x


def work(number, port):
    folder = Path(f"folder-of-{number}").absolute()
    jax.config.update("jax_compilation_cache_dir", str(folder))
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
    jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
    jax.distributed.initialize(f"localhost:{port}", 2, number)
    square(np.ones((4, 4), np.float32))
    print(f"process {number} stored:", bool(list(folder.glob("jit_square*"))))


if len(sys.argv) == 1:  # start both processes, as a cluster does
    port = str(20000 + os.getpid() % 10000)
    both = [
        subprocess.Popen(
            [sys.executable, __file__, number, port], stdout=subprocess.PIPE, text=True
        )
        for number in "01"
    ]
    for process in both:
        print(process.communicate()[0], end="")
else:
    work(int(sys.argv[1]), sys.argv[2])
