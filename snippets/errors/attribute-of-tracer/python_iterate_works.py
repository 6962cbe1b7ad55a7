import jax
import jax.numpy as jnp


@jax.jit
def total(x):
    return jnp.sum(x)


print(total(3.0), total(jnp.ones(4)))
