# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def summary(x):
    valid = ~jnp.isnan(x)
    clean = x[valid]  # raises NonConcreteBooleanIndexError
    return clean.mean(), jnp.max(clean)


out = summary(jnp.array([1.0, jnp.nan, 3.0]))
