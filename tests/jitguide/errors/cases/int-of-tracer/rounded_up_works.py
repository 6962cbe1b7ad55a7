import functools
import math

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["duration", "dt"])
def samples(duration, dt):
    count = math.ceil(duration / dt)
    return jnp.zeros(count)


samples(1.0, 0.25)
