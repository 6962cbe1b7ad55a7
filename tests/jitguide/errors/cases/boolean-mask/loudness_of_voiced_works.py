import math

import jax
import jax.numpy as jnp


@jax.jit
def loudness(power, level):
    voiced = power > level
    active = power
    return jnp.log(jnp.mean(active, where=voiced)), jnp.sum(voiced)


mean, count = loudness(jnp.array([1.0, 4.0, 6.0]), 2.0)
assert abs(mean - math.log(5.0)) < 1e-6 and count == 2
