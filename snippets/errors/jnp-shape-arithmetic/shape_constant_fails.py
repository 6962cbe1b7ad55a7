import jax
import jax.numpy as jnp


@jax.jit
def extended(x):
    return jnp.ones((jnp.add(x.size, 1),))  # raises TypeError


print(extended(jnp.ones(3)))
