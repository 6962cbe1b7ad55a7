import functools

import jax
import jax.numpy as jnp
import numpy as np


def steps(count):
    return jnp.arange(count) * 0.5


@functools.partial(jax.jit, static_argnames=["count"])
def path(start, count):
    return start + steps(count)


result = path(1.0, 3)
print(result)
np.testing.assert_allclose(result, [1.0, 1.5, 2.0], rtol=1e-6)
