# argument: step

import jax
import jax.numpy as jnp


@jax.jit
def decayed(w, step):
    return jnp.multiply(w, 0.1 if step < 100 else 0.01)  # raises TracerBoolConversionError


decayed(jnp.ones(2), 5)
