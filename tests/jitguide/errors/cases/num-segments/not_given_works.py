import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def totals(values, groups):
    return jax.ops.segment_sum(values, groups, num_segments=2)


result = totals(jnp.ones(3), jnp.array([0, 0, 1]))
print(result)
np.testing.assert_allclose(result, [2.0, 1.0], rtol=1e-6)
