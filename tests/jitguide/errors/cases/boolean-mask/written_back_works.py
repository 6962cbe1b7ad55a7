import jax
import jax.numpy as jnp


@jax.jit
def halved(x, mask):
    return jnp.where(mask, x / 2, x)


assert halved(jnp.array([2.0, 4.0]), jnp.array([True, False])).tolist() == [1, 4]
