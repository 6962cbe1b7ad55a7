# argument: gain

import jax
import jax.numpy as jnp


@jax.jit
def pooled(x, gain):
    return jnp.zeros(max(len(x) // 2, 1)) + max(gain, 0.0)  # raises TracerBoolConversionError


pooled(jnp.arange(6.0), -2.0)
