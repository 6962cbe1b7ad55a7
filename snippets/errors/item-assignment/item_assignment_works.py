import jax
import jax.numpy as jnp


@jax.jit
def fill(x):
    x = x.at[0].set(7.0)
    x = x.at[1].add(2.0)
    return x.at[2:].multiply(5.0)


print(fill(jnp.ones(4)))
