# pasted above its traceback

import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["active"])
def chosen(samples, active):
    on = jnp.asarray(active) > 0
    return samples[on] * 2  # raises NonConcreteBooleanIndexError


chosen(jnp.array([1.0, 2.0, 3.0]), (1, 0, 1))
