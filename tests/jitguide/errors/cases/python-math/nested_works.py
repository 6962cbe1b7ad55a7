import math

import jax
import jax.numpy as jnp


@jax.jit
def density(x, sigma):
    return jnp.exp(-0.5 * (x / sigma) ** 2)


assert jnp.allclose(density(1.0, 2.0), math.exp(-0.125))
