import jax
import jax.numpy as jnp


@jax.jit
def doubled(x):
    for _ in range(jnp.max(jnp.array([1, 2]))):  # raises TracerIntegerConversionError
        x = x * 2
    return x


doubled(1.0)
