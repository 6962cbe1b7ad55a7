import jax
import jax.numpy as jnp


@jax.jit
def inside(x, low, high):
    return jnp.where(x > low and x < high, x, 0.0)  # raises TracerBoolConversionError


print(inside(jnp.float32(2.0), 1.0, 3.0))
