import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["length"])
def largest(scores, length):
    return jax.nn.softmax(scores[:length])[0]


assert largest(jnp.zeros(4), 2) == 0.5
