# pasted above its traceback

import jax
import jax.numpy as jnp

samples = jnp.array([4.0, 9.0, 1.0, 0.0])


def two_smallest(count):
    chosen = jnp.arange(count)  # raises ConcretizationTypeError
    return jnp.sum(jnp.sort(samples[chosen])[:2])


print(jax.vmap(two_smallest)(jnp.array([2, 3])))
