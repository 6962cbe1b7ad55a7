import jax
import jax.numpy as jnp


@jax.jit
def doubled(x):
    return 2 * x.values  # raises AttributeError


doubled(jnp.ones(2))
