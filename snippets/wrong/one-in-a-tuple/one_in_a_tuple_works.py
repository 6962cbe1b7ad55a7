from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["factors"])
def _scale(x, factors):
    print("tracing with factors =", factors)
    for factor in factors:
        x = x * factor
    return x


def scale(x, factors):
    return _scale(x, factors=tuple(float(factor) for factor in factors))


x = jnp.array([1, 2, 3])
print(scale(x, (1,)))
print(scale(x, (1.0,)))
