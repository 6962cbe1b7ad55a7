import jax
import jax.numpy as jnp


@jax.jit
def shifted(x):
    return jnp.sin("abc")  # raises TypeError


shifted(1.0)
