import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["count"])
def head(x, options, count):
    return x[:count] * options["scale"]


options = {"count": 2, "scale": 3.0}
out = head(jnp.arange(5.0), options, count=options["count"])
np.testing.assert_allclose(out, [0, 3], rtol=1e-6)
