# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def spread(x):
    kept = ~jnp.isnan(x)
    known = x[kept]  # raises NonConcreteBooleanIndexError
    middle = known.mean()
    return middle, jnp.sqrt(((known - middle) ** 2).mean())


middle, width = spread(jnp.array([1.0, jnp.nan, 5.0]))
print(middle, width)
