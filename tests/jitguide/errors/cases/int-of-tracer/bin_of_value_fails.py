# argument: value

import jax
import jax.numpy as jnp


@jax.jit
def count(histogram, value):
    return histogram.at[int(value)].add(1)  # raises ConcretizationTypeError


count(jnp.zeros(4), jnp.float32(2.7))
