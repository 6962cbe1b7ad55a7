# pasted above its traceback

import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["span", "step"])
def times(start, span, step):
    count = jnp.ceil(span / step)
    return jnp.linspace(start, start + span, count + 1)  # raises ConcretizationTypeError


print(times(0.0, 2.0, 0.5))
