# argument: horizon

import jax
import jax.numpy as jnp


@jax.jit
def simulate(x, horizon):
    steps = int(jnp.ceil(horizon / 0.5))  # raises ConcretizationTypeError
    for _ in range(steps):
        x = x / 2
    return x


simulate(8.0, 1.5)
