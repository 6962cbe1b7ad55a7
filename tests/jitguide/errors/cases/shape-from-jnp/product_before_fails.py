import jax
import jax.numpy as jnp


@jax.jit
def flat(x):
    n = jnp.prod(jnp.array(x.shape))
    return x.reshape(n)  # raises TypeError


flat(jnp.ones((2, 3)))
