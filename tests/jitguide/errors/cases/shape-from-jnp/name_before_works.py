import jax
import jax.numpy as jnp


@jax.jit
def padded(x):
    size = max(x.shape[0], 4)
    return jnp.zeros(size)


assert padded(jnp.ones(2)).shape == (4,)
