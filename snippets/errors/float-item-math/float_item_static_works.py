from functools import partial

import jax
import jax.numpy as jnp
import numpy as np


@partial(jax.jit, static_argnames=["widths"])
def pad(x, widths):
    return jnp.pad(x, widths)


def model(x):
    widths = 2 * np.array([1, 2])
    return pad(x, tuple(widths.tolist()))


print(jax.jit(model)(jnp.ones(1)))
