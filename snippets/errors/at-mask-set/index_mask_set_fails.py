import jax
import jax.numpy as jnp


@jax.jit
def cap(x):
    return x.at[x > 5].set(5)  # raises NonConcreteBooleanIndexError


print(cap(jnp.arange(8)))
