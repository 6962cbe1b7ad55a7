# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def root(x):
    for _ in range(50):
        new = 0.5 * (x + 2.0 / x)
        if jnp.abs(new - x) < 1e-6:  # raises TracerBoolConversionError
            break
        x = new
    return x


root(1.0)
