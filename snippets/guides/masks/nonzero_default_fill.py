import jax
import jax.numpy as jnp


@jax.jit
def positions(x):
    return jnp.nonzero(x > 0, size=4)[0]


print(positions(jnp.array([0, 5, 0, 7])))
