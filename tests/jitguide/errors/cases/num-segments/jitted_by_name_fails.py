# argument: segment_ids

import jax
import jax.numpy as jnp

totals = jax.jit(jax.ops.segment_sum)
totals(jnp.ones(3), jnp.array([0, 0, 1]))  # raises ConcretizationTypeError
