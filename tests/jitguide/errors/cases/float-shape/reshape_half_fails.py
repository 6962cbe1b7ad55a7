import jax
import jax.numpy as jnp


@jax.jit
def halves(x):
    return x.reshape(2, x.size / 2)  # raises TypeError


halves(jnp.ones(4))
