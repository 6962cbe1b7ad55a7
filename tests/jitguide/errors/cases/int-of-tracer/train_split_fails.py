# argument: fraction

import jax
import jax.numpy as jnp


@jax.jit
def training(x, fraction):
    return x[: int(fraction * len(x))]  # raises ConcretizationTypeError


training(jnp.arange(10.0), 0.8)
