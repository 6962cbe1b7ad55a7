import jax
import jax.numpy as jnp


def totals(values, groups, count):
    return jax.ops.segment_sum(values, groups, count)


totals = jax.jit(totals, static_argnames=["count"])
print(totals(jnp.ones(3), jnp.array([0, 0, 1]), count=2))
print(totals(jnp.ones(3), jnp.array([0, 0, 5]), count=2))
