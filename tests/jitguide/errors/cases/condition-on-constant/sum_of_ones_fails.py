import jax
import jax.numpy as jnp


@jax.jit
def scaled(x):
    if jnp.sum(jnp.ones(3)) > 2:  # raises TracerBoolConversionError
        return x
    return -x


scaled(1.0)
