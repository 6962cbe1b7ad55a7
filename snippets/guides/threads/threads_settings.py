# needs jax >= 0.8
from threading import Thread

import jax
import numpy as np


@jax.jit
def total(x):
    print("  tracing with dtype", x.dtype)
    return x.sum()


def call(where):
    print(where, total(np.ones(3)).dtype)


def call_in_another_thread():
    thread = Thread(target=call, args=["another thread:"])
    thread.start()
    thread.join()


with jax.enable_x64(True):
    call("this thread:")
    call_in_another_thread()
jax.config.update("jax_enable_x64", True)
call_in_another_thread()
