# pasted above its traceback

import jax
import jax.numpy as jnp


def energy(x):
    stretch = jnp.reshape(x, (1, -1))
    return stretch @ stretch.T / 2


pull = jax.grad(energy)(jnp.array([1.0, 2.0]))  # raises TypeError
