import jax
import jax.numpy as jnp


@jax.jit
def scaled(x):
    if jnp.array(1.0) > 0:  # raises TracerBoolConversionError
        return x
    return -x


scaled(1.0)
