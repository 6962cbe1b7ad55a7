from typing import NamedTuple

import jax
import jax.numpy as jnp


class Signal(NamedTuple):
    samples: jax.Array
    width: int


@jax.jit
def smooth(signal):
    weights = jnp.ones(signal.width)  # raises TypeError
    return jnp.convolve(signal.samples, weights) / signal.width


print(smooth(Signal(jnp.array([0.0, 6.0, 0.0]), width=2)))
