# argument: alive

import jax
import jax.numpy as jnp


@jax.jit
def mean_reward(rewards, alive):
    total = jnp.sum(rewards * alive)
    count = jnp.sum(alive)
    return count and total / count  # raises TracerBoolConversionError


mean_reward(jnp.array([1.0, 2.0, 6.0]), jnp.array([1, 0, 1]))
