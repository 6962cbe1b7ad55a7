from functools import partial

import jax
import jax.numpy as jnp


class Filter:
    def __init__(self, taps):
        self.taps = taps

    def __hash__(self):
        return hash(self.taps.shape)

    def __eq__(self, other):
        return self.taps == other.taps


@partial(jax.jit, static_argnames=["filter"])
def smooth(signal, filter):
    return jnp.convolve(signal, filter.taps).sum()


def said(call):
    try:
        return call(jnp.ones(4), Filter(jnp.ones(2)))
    except ValueError as error:
        return str(error).split(".")[0]


print(said(smooth))
if jax.__version_info__ >= (0, 8):  # JAX 0.4.38 to 0.7.2 hang
    print(said(jax.grad(smooth)))
