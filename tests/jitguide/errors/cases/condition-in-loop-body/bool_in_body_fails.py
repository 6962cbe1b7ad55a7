# argument: big

import jax
import jax.numpy as jnp

x = jnp.array([1.0, 3.0])


def body(i, big):
    return bool(big | (x[i] > 2))  # raises TracerBoolConversionError


jax.lax.fori_loop(0, 2, body, False)
