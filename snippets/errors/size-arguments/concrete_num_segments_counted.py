from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["count"])
def totals_of(values, groups, count):
    print("tracing for", count, "groups")
    return jax.ops.segment_sum(values, groups, count)


def totals(values, groups):
    return totals_of(values, groups, count=int(groups.max()) + 1)


print(totals(jnp.ones(3), jnp.array([0, 0, 1])))
print(totals(jnp.ones(3), jnp.array([1, 1, 1])))
print(totals(jnp.ones(3), jnp.array([0, 2, 1])))
