import jax
import jax.numpy as jnp


@jax.jit
def total(x):
    kept = x > 0
    return jnp.where(kept, x, 0).sum()


assert total(jnp.array([1.0, -1.0, 2.0])) == 3.0
