# argument: horizon

import jax
import jax.numpy as jnp


def simulate(x, horizon):
    for _ in range(int(jnp.floor(horizon / 0.5))):  # raises ConcretizationTypeError
        x = x / 2
    return x


jax.jit(simulate)(8.0, 1.5)
