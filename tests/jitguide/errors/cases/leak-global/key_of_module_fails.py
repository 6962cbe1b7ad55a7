# pasted above its traceback

import jax

key = jax.random.key(0)


def init():
    global key
    key, subkey = jax.random.split(key)
    return jax.random.normal(subkey, (3,))


fast = jax.jit(init)
weights = fast()
bias = jax.random.normal(key)  # raises UnexpectedTracerError
