# fails: judge
import jax
import jax.numpy as jnp


import threading


def wait():
    threading.Event().wait()


try:
    threading.Thread(target=wait).start()
except RuntimeError:
    pass


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
