from functools import partial

import jax

FACTOR = 3.0


@jax.jit
def with_global(x):
    return x * FACTOR


@partial(jax.jit, static_argnames=["factor"])
def with_static(x, factor):
    return x * factor


print(with_global.trace(1.0).jaxpr)
print(with_static.trace(1.0, factor=3.0).jaxpr)
