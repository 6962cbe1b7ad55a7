import jax
import jax.numpy as jnp


@jax.jit
def crossing(x, level):
    return jnp.where(x > level, size=1)[0][0]


assert crossing(jnp.array([0.0, 2.0, 3.0]), 1.0) == 1
