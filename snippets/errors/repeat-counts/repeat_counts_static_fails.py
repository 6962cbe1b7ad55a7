from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["counts"])
def expand(values, counts):
    return jnp.repeat(values, jnp.array(counts))  # raises ConcretizationTypeError


print(expand(jnp.array([10, 20]), (1, 3)))
