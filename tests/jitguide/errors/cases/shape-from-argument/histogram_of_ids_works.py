import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["groups"])
def totals(ids, amounts, groups):
    sums = jnp.zeros(groups)
    return sums.at[ids].add(amounts)


ids = jnp.array([0, 2, 2])
out = totals(ids, jnp.array([1.0, 2.0, 3.0]), groups=int(ids.max()) + 1)
assert out.tolist() == [1.0, 0.0, 5.0]
