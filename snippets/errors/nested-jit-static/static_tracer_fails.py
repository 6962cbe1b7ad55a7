from functools import partial

import jax


@partial(jax.jit, static_argnames=["steps"])
def inner(x, steps):
    return x * steps


@jax.jit
def outer(x, steps):
    return inner(x, steps=steps)  # raises ValueError


print(outer(1.0, 3))
