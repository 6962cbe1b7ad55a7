import jax
import jax.numpy as jnp


@jax.jit
def rounded(x, dtype):
    return jnp.zeros_like(x, dtype=dtype)


rounded(jnp.ones(2), jnp.int32)  # raises TypeError
