# on other versions: slice-bounds

from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnums=1)
def overlap(signal, lag):
    return jnp.sum(signal[:-lag] * signal[lag:])


def overlaps(signal, lags):
    return jax.vmap(overlap, in_axes=(None, 0))(signal, lags)  # raises ValueError


table = overlaps(jnp.array([1.0, 2.0, 3.0, 4.0]), jnp.arange(1, 4))
