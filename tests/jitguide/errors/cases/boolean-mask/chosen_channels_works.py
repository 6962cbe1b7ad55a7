import functools

import jax
import jax.numpy as jnp
import numpy as np


@functools.partial(jax.jit, static_argnames=["active"])
def chosen(samples, active):
    on = np.asarray(active) > 0
    return samples[on] * 2


out = chosen(jnp.array([1.0, 2.0, 3.0]), (1, 0, 1))
assert out.tolist() == [2, 6]
