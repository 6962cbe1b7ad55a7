import jax
import jax.numpy as jnp


@jax.jit
def total(a, b):
    return jnp.sum(jnp.array([a, b]))


print(total(1.0, 2.0))
