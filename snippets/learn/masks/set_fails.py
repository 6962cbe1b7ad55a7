import jax
import jax.numpy as jnp


@jax.jit
def floor_at_five(x):
    return x.at[x < 5].set(0)  # raises NonConcreteBooleanIndexError


print(floor_at_five(jnp.arange(10)))
