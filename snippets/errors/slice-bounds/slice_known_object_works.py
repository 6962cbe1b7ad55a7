from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["start", "stop"])
def take(x, start, stop):
    return x[start:stop]


part = slice(1, 3)
print(take(jnp.arange(5), start=part.start, stop=part.stop))
