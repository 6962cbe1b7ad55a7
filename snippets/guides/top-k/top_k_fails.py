import jax
import jax.numpy as jnp


@jax.jit
def top(x, k):
    return jax.lax.top_k(x, k)  # raises TracerBoolConversionError


top(jnp.array([3.0, 9.0, 1.0]), 2)
