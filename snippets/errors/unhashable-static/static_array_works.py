import jax
import jax.numpy as jnp


@jax.jit
def shift(x, offset):
    return x + offset


print(shift(jnp.ones(2), offset=jnp.array([1.0, 2.0])))
