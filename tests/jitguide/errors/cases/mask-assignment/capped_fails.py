import jax
import jax.numpy as jnp


@jax.jit
def capped(x, high):
    return x.at[x > high].set(
        jnp.minimum(jnp.abs(x).mean(), high)
    )  # raises NonConcreteBooleanIndexError


capped(jnp.array([1.0, -2.0, 9.0]), 3.0)
