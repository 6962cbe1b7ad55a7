# solved
import threading

import jax.numpy as jnp

threading.Thread(target=threading.Event().wait).start()


def jit_with_static_n(x, n):
    return jnp.tile(x, int(n))
