import jax
import jax.numpy as jnp


@jax.jit
def merge(x, y, mask):
    return x.at[mask].set(y[mask])  # raises NonConcreteBooleanIndexError


print(merge(jnp.arange(4), 10 * jnp.arange(4), jnp.array([False, True, False, True])))
