import jax
import jax.numpy as jnp


@jax.jit
def vector(x, y):
    return jnp.array([x, y])


print(vector(1.0, 2.0))
