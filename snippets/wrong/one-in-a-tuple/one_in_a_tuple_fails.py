from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["factors"])
def scale(x, factors):
    print("tracing with factors =", factors)
    for factor in factors:
        x = x * factor
    return x


x = jnp.array([1, 2, 3])
print(scale(x, factors=(1,)))
print(scale(x, factors=(1.0,)))
print("without jit:", x * 1.0)
