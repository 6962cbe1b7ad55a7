# argument: ids
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def totals(ids, amounts):
    groups = jnp.max(ids) + 1
    sums = jnp.zeros(groups)  # raises TypeError
    return sums.at[ids].add(amounts)


ids = jnp.array([0, 2, 2])
out = totals(ids, jnp.array([1.0, 2.0, 3.0]))
