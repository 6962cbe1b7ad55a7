from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=("widths",))
def layers(x, widths):
    return [jnp.full(width, x) for width in widths]


def build(hidden):
    widths = [2, *hidden]
    return layers(1.0, widths=widths)  # raises ValueError


build([4, 3])
