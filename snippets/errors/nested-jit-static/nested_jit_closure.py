from functools import partial

import jax


@partial(jax.jit, static_argnames=["steps"])
def inner(x, steps):
    for _ in range(steps):
        x = x * 2
    return x


@jax.jit
def outer(x):
    return inner(x, steps=3) + inner(x, steps=x.ndim + 1)


print(outer(1.0))
