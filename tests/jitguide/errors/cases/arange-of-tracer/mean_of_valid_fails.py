# argument: valid
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def weighted(x, valid):
    n = jnp.sum(valid)
    idx = jnp.arange(n)  # raises ConcretizationTypeError
    return jnp.mean(x[idx] * idx)


weighted(jnp.array([1.0, 2.0, 3.0]), jnp.array([1, 1, 0]))
