import jax
import jax.numpy as jnp


@jax.jit
def extended(x):
    return jnp.ones((x.size + 1,))


print(extended(jnp.ones(3)))
