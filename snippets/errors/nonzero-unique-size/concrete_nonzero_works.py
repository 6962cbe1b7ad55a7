import jax
import jax.numpy as jnp


@jax.jit
def positions(x):
    return jnp.nonzero(x, size=x.size, fill_value=x.size)[0]


print(positions(jnp.array([0, 3, 0, 5])))
