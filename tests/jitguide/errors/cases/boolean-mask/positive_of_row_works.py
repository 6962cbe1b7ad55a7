import jax
import jax.numpy as jnp


@jax.jit
def total(x, i):
    return jnp.sum(x[i], where=x[i] > 0)


assert total(jnp.array([[1.0, -2.0], [3.0, -4.0]]), 1) == 3
