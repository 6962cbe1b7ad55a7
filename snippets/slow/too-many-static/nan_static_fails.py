from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["missing"])
def clean(x, missing):
    print("tracing with missing =", missing)
    return jnp.where(jnp.isnan(x), missing, x)


x = jnp.array([1.0, jnp.nan])
for _ in range(3):
    clean(x, missing=float("nan"))
print("equal to itself?", float("nan") == float("nan"))
