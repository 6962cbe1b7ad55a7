import jax
import jax.numpy as jnp


@jax.jit
def layer(x, train):
    if train:  # raises TracerBoolConversionError
        x = x * 0.5
    return x.sum()


layer(jnp.arange(4.0), True)
