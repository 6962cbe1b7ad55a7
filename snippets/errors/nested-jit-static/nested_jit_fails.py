from functools import partial

import jax


@partial(jax.jit, static_argnames=["steps"])
def inner(x, steps):
    for _ in range(steps):
        x = x * 2
    return x


@jax.jit
def outer(x, steps):
    return inner(x, steps=steps) + 1  # raises ValueError


print(inner(1.0, steps=3))
print(outer(1.0, 3))
