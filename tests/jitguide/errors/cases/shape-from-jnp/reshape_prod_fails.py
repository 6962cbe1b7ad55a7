import jax
import jax.numpy as jnp


@jax.jit
def flattened(x):
    return x.reshape(jnp.prod(jnp.array(x.shape)))  # raises TypeError


flattened(jnp.ones((2, 3)))
