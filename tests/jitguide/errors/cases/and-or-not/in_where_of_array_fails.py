import jax
import jax.numpy as jnp


@jax.jit
def inside(x):
    return jnp.where(x > 0 and x < 5, x, 0)  # raises ValueError


inside(jnp.ones(3))
