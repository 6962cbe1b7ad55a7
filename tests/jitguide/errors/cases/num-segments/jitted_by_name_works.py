import jax
import jax.numpy as jnp
import numpy as np

totals = jax.jit(jax.ops.segment_sum, static_argnames=["num_segments"])
result = totals(jnp.ones(3), jnp.array([0, 0, 1]), num_segments=2)
print(result)
np.testing.assert_allclose(result, [2.0, 1.0], rtol=1e-6)
