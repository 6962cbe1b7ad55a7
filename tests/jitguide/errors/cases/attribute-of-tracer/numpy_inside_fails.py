import jax
import jax.numpy as jnp


@jax.jit
def doubled(x):
    return (x * 2).numpy()  # raises AttributeError


doubled(jnp.ones(2))
