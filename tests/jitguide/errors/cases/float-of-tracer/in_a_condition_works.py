import jax
import jax.numpy as jnp


def magnitude(x):
    return jnp.where(x >= 0.0, x, -x)


assert jax.jit(magnitude)(-2.0) == 2
