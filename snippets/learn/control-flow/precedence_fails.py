import jax
import jax.numpy as jnp


@jax.jit
def inside(x):
    return jnp.where(x > 0 & x < 9, 1, 0)  # raises TypeError


print(inside(3.0))
