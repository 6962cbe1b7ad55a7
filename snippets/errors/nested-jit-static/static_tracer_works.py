from functools import partial

import jax


@partial(jax.jit, static_argnames=["steps"])
def inner(x, steps):
    return x * steps


@partial(jax.jit, static_argnames=["steps"])
def outer(x, steps):
    return inner(x, steps=steps)


print(outer(1.0, steps=3))
