import functools

import jax
import numpy as np


@functools.partial(jax.jit, static_argnames=["loss"])
def step(x, options, loss):
    return x**2 * options["rate"]


result = step(3.0, {"rate": 0.5}, loss="square")
print(result)
np.testing.assert_allclose(result, 4.5, rtol=1e-6)
