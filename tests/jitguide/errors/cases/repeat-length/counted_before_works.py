import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["count"])
def expand(features, lengths, count):
    return jnp.repeat(features, lengths, total_repeat_length=count)


lengths = jnp.array([2, 1])
out = expand(jnp.array([1.0, 3.0]), lengths, count=int(jnp.sum(lengths)))
np.testing.assert_allclose(out, [1, 1, 3], rtol=1e-6)
