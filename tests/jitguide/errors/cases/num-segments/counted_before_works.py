import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["count"])
def totals(x, owner, count):
    return jax.ops.segment_sum(x, owner, num_segments=count)


owner = jnp.array([0, 0, 1])
out = totals(jnp.array([1.0, 2.0, 3.0]), owner, count=int(jnp.max(owner)) + 1)
np.testing.assert_allclose(out, [3, 3], rtol=1e-6)
