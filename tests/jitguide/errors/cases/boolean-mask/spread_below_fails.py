# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def spread(x):
    valid = ~jnp.isnan(x)
    clean = x[valid]  # raises NonConcreteBooleanIndexError
    return jnp.sum((clean - clean.mean()) ** 2)


out = spread(jnp.array([1.0, jnp.nan, 3.0]))
