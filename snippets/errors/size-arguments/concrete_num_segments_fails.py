import jax
import jax.numpy as jnp


def totals(values, groups, count):
    return jax.ops.segment_sum(values, groups, count)  # raises ConcretizationTypeError


totals = jax.jit(totals)
print(totals(jnp.ones(3), jnp.array([0, 0, 1]), count=2))
