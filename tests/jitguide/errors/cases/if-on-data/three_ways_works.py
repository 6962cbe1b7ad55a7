import jax
import jax.numpy as jnp


@jax.jit
def level(x):
    y = jnp.where(x < 0, -1.0, jnp.where(x > 1, 1.0, x))
    return y


assert [level(-2.0), level(0.5), level(3.0)] == [-1.0, 0.5, 1.0]
