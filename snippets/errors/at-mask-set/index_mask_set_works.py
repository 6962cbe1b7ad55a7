import jax
import jax.numpy as jnp


@jax.jit
def cap(x):
    return jnp.where(x > 5, 5, x)


print(cap(jnp.arange(8)))
