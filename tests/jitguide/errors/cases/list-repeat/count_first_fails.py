import jax
import jax.numpy as jnp


@jax.jit
def zeros(n):
    return jnp.array(n * [0.0])  # raises TypeError


zeros(3)
