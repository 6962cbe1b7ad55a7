# argument: x

import jax
import jax.numpy as jnp


def is_converged(x, before):
    return jnp.abs(x - before) < 1e-6


@jax.jit
def root(x):
    for _ in range(50):
        before = x
        x = 0.5 * (x + 2.0 / x)
        if is_converged(x, before):  # raises TracerBoolConversionError
            break
    return x


root(1.0)
