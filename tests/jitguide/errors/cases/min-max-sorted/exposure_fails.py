# argument: gain

import jax
import jax.numpy as jnp


@jax.jit
def exposed(image, gain):
    return image * max(0.1, min(10.0, gain)) / jnp.max(image)  # raises TracerBoolConversionError


exposed(jnp.array([1.0, 2.0, 4.0]), 20.0)
