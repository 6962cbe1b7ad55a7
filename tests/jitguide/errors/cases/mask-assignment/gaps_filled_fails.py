import jax
import jax.numpy as jnp


@jax.jit
def filled(x):
    return x.at[jnp.isnan(x)].set(jnp.nanmean(x))  # raises NonConcreteBooleanIndexError


filled(jnp.array([1.0, jnp.nan, 3.0]))
