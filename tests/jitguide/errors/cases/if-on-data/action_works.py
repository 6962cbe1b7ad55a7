import jax
import jax.numpy as jnp


@jax.jit
def moved(position, action):
    return jnp.where(action == 1, position + 1, position - 1)


assert moved(3, 1) == 4
