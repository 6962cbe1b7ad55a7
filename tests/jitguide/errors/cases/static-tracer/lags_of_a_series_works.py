from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnums=1)
def overlap(signal, lag):
    return jnp.sum(signal[:-lag] * signal[lag:])


def overlaps(signal, lags):
    return jnp.stack([overlap(signal, one) for one in lags.tolist()])


table = overlaps(jnp.array([1.0, 2.0, 3.0, 4.0]), jnp.arange(1, 4))
assert table.tolist() == [20.0, 11.0, 4.0]
