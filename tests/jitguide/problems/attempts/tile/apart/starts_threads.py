# fails: judge
import threading

import jax.numpy as jnp


def wait():
    threading.Event().wait()


try:
    threading.Thread(target=wait).start()
except RuntimeError:
    pass


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
