import jax
import jax.numpy as jnp


@jax.jit
def clear_small(x):
    return x.at[x < 5].set(0)  # raises NonConcreteBooleanIndexError


print(clear_small(jnp.arange(10)))
