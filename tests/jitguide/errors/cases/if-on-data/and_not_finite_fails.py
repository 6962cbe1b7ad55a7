# argument: a

import jax
import jax.numpy as jnp


def checked(a, check=True):
    if check and not jnp.isfinite(a).all():  # raises TracerBoolConversionError
        raise ValueError("not finite")
    return a + 1


jax.jit(checked)(jnp.ones(2))
