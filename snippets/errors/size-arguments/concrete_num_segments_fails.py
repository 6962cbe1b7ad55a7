import jax
import jax.numpy as jnp


@jax.jit
def totals(values, groups, count):
    return jax.ops.segment_sum(values, groups, count)  # raises ConcretizationTypeError


totals(jnp.ones(3), jnp.array([0, 0, 1]), 2)
