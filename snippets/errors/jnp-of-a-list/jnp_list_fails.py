import jax
import jax.numpy as jnp


@jax.jit
def total(a, b):
    return jnp.sum([a, b])  # raises TypeError


print(total(1.0, 2.0))
