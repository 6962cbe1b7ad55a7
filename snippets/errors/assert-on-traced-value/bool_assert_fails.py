import jax
import jax.numpy as jnp


@jax.jit
def root(x):
    assert x >= 0, "x must not be negative"  # raises TracerBoolConversionError
    return jnp.sqrt(x)


print(root(4.0))
