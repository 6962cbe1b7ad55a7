import jax
import jax.numpy as jnp


@jax.jit
def total(x, start, length):
    part = jax.lax.dynamic_slice_in_dim(x, start, length)  # raises TracerIntegerConversionError
    return part.sum()


print(total(jnp.arange(10), 3, 2))
