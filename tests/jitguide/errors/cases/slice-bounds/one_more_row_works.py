import jax
import jax.numpy as jnp


@jax.jit
def total(x, last):
    return jnp.where(jnp.indices(x.shape)[0] < last + 1, x, 0).sum()


assert total(jnp.array([1.0, 2.0, 4.0]), 1) == 3
