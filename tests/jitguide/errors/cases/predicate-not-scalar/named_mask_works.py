import jax
import jax.numpy as jnp


@jax.jit
def size(x):
    mask = x > 0
    return jnp.where(mask, x, -x)


assert size(jnp.array([-2.0, 1.0])).tolist() == [2, 1]
