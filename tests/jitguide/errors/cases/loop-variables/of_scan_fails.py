# argument: z

import jax
import jax.numpy as jnp


def step(mean, count, z):
    mean = (mean * count + z) / (count + 1)
    return (mean, count + 1), mean


_, means = jax.lax.scan(step, (0.0, 0.0), jnp.arange(3.0))  # raises TypeError
