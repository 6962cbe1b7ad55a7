# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def heavy(samples, weights):
    kept = jnp.array(weights) > 1
    return samples[kept].sum()  # raises NonConcreteBooleanIndexError


weights = [0.5, 2.0, 3.0]
heavy(jnp.array([1.0, 2.0, 3.0]), jnp.array(weights))
