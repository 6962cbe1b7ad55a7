import jax
import jax.numpy as jnp


@jax.jit
def flat(x):
    return x.reshape(jnp.multiply(x.shape[0], x.shape[1]))  # raises TypeError


flat(jnp.ones((2, 3)))
